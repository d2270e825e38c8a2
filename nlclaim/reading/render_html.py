"""The statement with its reading as a page: displaCy draws the labelled spans, the rest is text."""

from __future__ import annotations

from html import escape

from nlclaim.language import parse_statement
from nlclaim.language.pipeline import read_doc
from nlclaim.reading.components import CLAIM, DENIED, claim_spans
from nlclaim.reading.model import Readings
from nlclaim.reading.render import format_readings

_COLOURS = {
    "CARDS": "#e9c46a", "ORDER": "#ffd166", "TRUMPS": "#ef476f", "FINESSE": "#8ecae6", "BELIEF": "#cdb4db",
    "CONDITION": "#b5e48c", "CLAIMED": "#a7c957", "CONCEDED": "#f4a261", "RESULT": "#a7c957", "UNREAD": "#adb5bd",
}  # fmt: skip
_PLAYED, _DENIED = "#90dbf4", "#d9d9d9"
_STYLE = "body{font-family:sans-serif;margin:2em;max-width:60em}pre{white-space:pre-wrap;line-height:1.4}"


def _colour(label: str) -> str:
    return _DENIED if label.startswith(DENIED) else _COLOURS.get(label, _PLAYED)


def format_html(readings: Readings) -> str:
    """A whole HTML page, no scripts."""
    from spacy import displacy

    doc = read_doc(readings.text)
    spans = claim_spans(doc, readings.first, parse_statement(readings.text))
    doc.spans[CLAIM] = spans
    colours = {span.label_: _colour(span.label_) for span in spans}
    drawn = (
        displacy.render(doc, style="span", options={"spans_key": CLAIM, "colors": colours}, jupyter=False)
        if spans
        else f"<p>{escape(readings.text)}</p>"
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Claim statement</title>'
        f"<style>{_STYLE}</style></head>\n"
        f"<body>{drawn}<pre>{escape(format_readings(readings))}</pre></body></html>\n"
    )
