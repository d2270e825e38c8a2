"""How the words are laid out changes nothing in what is read, and the spans point into the text as given."""

import re

import pytest

from nlclaim.language import parse_statement
from nlclaim.language.layout import lay_out
from nlclaim.language.pipeline import doc_statement, read_doc
from nlclaim.reading.records import statement_dict
from tests.reading.words import interpret

SAID = (
    "That's the lot, I think.",
    "You get the last trick.",
    "Trumps are in and it's all good.",
    "Cashing my hearts, then the ace and king of clubs",
    "I've pulled the trumps, so clubs run and you get a diamond at the end",
    "♥K, ♠AQ and two clubs",
    "running the clubs, then throwing East in with a diamond",
    "ruff",
    "claim",
)


def _full_width(text: str) -> str:
    return "".join(chr(ord(each) + 0xFEE0) if "!" <= each <= "~" else each for each in text)


LAYOUTS = {
    "double": lambda text: text.replace(" ", "  "),
    "around": lambda text: f"\t {text} \n",
    "no-break": lambda text: text.replace(" ", "\u00a0"),
    "thin": lambda text: text.replace(" ", "\u2009"),
    "ideographic": lambda text: text.replace(" ", "\u3000"),
    "lines": lambda text: text.replace(" ", "\r\n"),
    "no width": lambda text: text.replace(" ", " \u200b").replace("t", "\u2060t"),
    "soft hyphens": lambda text: re.sub(r"(\w\w)(?=\w\w)", "\\1\u00ad", text),
    "full width": _full_width,
    "entities": lambda text: text.replace("♥", "&#x2665;").replace("♠", "&amp;spades;").replace("'", "&#39;"),
    "page": lambda text: "<p>" + text.replace(" ", "&nbsp;").replace("♥", "<b>&hearts;</b>") + "</p>",
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@pytest.mark.parametrize("said", SAID)
def test_the_same_words_are_read_alike(said: str, layout) -> None:  # type: ignore[no-untyped-def]
    given = layout(said)
    assert _without_places(statement_dict(interpret(given))) == _without_places(statement_dict(interpret(said)))


def _without_places(record: object) -> object:
    """The record without spans and words, which differ as the text does."""
    if isinstance(record, dict):
        return {key: _without_places(value) for key, value in record.items() if key not in ("span", "spans", "text")}
    return [_without_places(each) for each in record] if isinstance(record, list) else record


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_spans_point_into_the_text_as_given(layout) -> None:  # type: ignore[no-untyped-def]
    given = layout("ruff two hearts, then the lot")
    reading = interpret(given).first
    words = [lay_out(step.span.of(given)) for step in reading.plan.steps]
    said = [
        step.span.of(given) if even is None else even.text for even, step in zip(words, reading.plan.steps, strict=True)
    ]
    assert (reading.text, said) == (given, ["ruff two hearts"])
    assert doc_statement(read_doc(given)) == parse_statement(given)


def test_a_doc_with_slips_is_the_statement_of_its_text() -> None:
    given = "drwa trumps, thrwo  a hert on the dimonads; E conxedes the rset"
    assert doc_statement(read_doc(given)) == parse_statement(given)


@pytest.mark.parametrize(
    ("given", "even"),
    [
        ("draw trumps", None), ("  A  B ", "A B"), ("a &lt; b", "a < b"), ("R&B; A&Q", None), ("5<6", None),
        ("&hearts;&hearts;", "♥♥"), ("&unknown; words", None), ("\u3000", ""), ("the\nrest", "the rest"),
        ("N: rest\nE:  no", "N: rest\nE: no"), ("the\nrest: all", "the\nrest: all"),
        ("draw\u200btrumps", "draw trumps"), ("dra\u200bw trumps", "draw trumps"),
    ],
)  # fmt: skip
def test_a_text_is_set_evenly(given: str, even: str | None) -> None:
    layout = lay_out(given)
    assert (None if layout is None else layout.text) == (None if even == given else even)
