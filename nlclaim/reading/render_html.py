"""The statement with its reading as a page: displaCy draws the labelled spans, the rest is text."""

from __future__ import annotations

from html import escape

from nlclaim.language import parse_statement
from nlclaim.language.pipeline import read_doc
from nlclaim.reading.components import CLAIM, claim_spans
from nlclaim.reading.model import Readings
from nlclaim.reading.render import format_readings

_COLOURS = {
    "CARDS": "#e9c46a", "ORDER": "#ffd166", "TRUMPS": "#ef476f", "FINESSE": "#8ecae6", "BELIEF": "#cdb4db",
    "CONDITION": "#b5e48c", "UNREAD": "#adb5bd",
}  # fmt: skip
_STYLE = "body{font-family:sans-serif;margin:2em;max-width:60em}pre{white-space:pre-wrap;line-height:1.4}"


def format_html(readings: Readings) -> str:
    """A whole HTML page, no scripts."""
    from spacy import displacy

    doc = read_doc(readings.text)
    spans = claim_spans(doc, readings.first, parse_statement(readings.text))
    doc.spans[CLAIM] = spans
    colours = {**_COLOURS, **{span.label_: "#90dbf4" for span in spans if span.label_.startswith("STEP")}}
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
