"""The same words shouted, quoted, spaced or with curly apostrophes mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.reading.notation import describe
from tests.reading.wordings import WORDINGS
from tests.reading.words import interpret

# Capitals and small letters tell cards from words: only sentences of whole words are fair.
_WORDS = re.compile(r"[A-Z]?[a-z' ,.]+")
_SHORT = re.compile(r"\b(?!I\b|a\b|is\b|me\b|my\b|to\b|in\b|on\b|of\b|it\b|so\b|no\b|if\b|we\b|us\b)\w\w?\b")
_PLAIN = [text for text, _ in WORDINGS if _WORDS.fullmatch(text) and not _SHORT.search(text)]
_FORMS: dict[str, Callable[[str], str]] = {
    "shouted": str.upper,
    "quoted": lambda text: f'"{text}"',
    "curly": lambda text: text.replace("'", "’"),
    "spaced": lambda text: f"  {text} ",
}


@pytest.mark.parametrize("form", _FORMS)
def test_form_does_not_change_what_is_said(form: str) -> None:
    said = _FORMS[form]
    assert [text for text in _PLAIN if _described(said(text)) != _described(text)] == []


def _described(text: str) -> str:
    return describe(interpret(text).first)
