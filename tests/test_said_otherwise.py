"""Statements that are read as annotated still are when they are said a little otherwise, with the same meaning.

Each way of saying is tried on a part of `corpus/blind.jsonl`, the same every time. `said_otherwise_differing.toml`
lists what is read otherwise so far.
"""

from __future__ import annotations

import json
import re
import tomllib
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nlclaim.reading.evaluation import evaluate
from tests.test_blind_statements import BLIND, LISTED
from tests.ways_of_saying import OF_DECLARER
from tests.ways_of_saying import WAYS as FURTHER_WAYS

TESTS = Path(__file__).parent
DIFFERING = tomllib.loads((TESTS / "said_otherwise_differing.toml").read_text(encoding="utf-8"))
TRIED = 250
"""Statements for each way of saying."""

_SHORT = {
    "I will": "I'll", "I have": "I've", "I am": "I'm", "that is": "that's", "they are": "they're", "you have": "you've",
    "do not": "don't", "cannot": "can't", "there is": "there's", "will not": "won't",
}  # fmt: skip
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "nine", "ten", "eleven", "twelve", "thirteen")


def in_front(words: str) -> Callable[[str], str]:
    """With words before it; its first letter small, unless it stands for a name, a card or a seat."""

    def said(text: str) -> str:
        keeps = re.match(r"I\b|[A-Z]{2}|[AKQJTSHDCNEWX]\b|\W", text)
        return words + (text if keeps else text[:1].lower() + text[1:])

    return said


def behind(words: str) -> Callable[[str], str]:
    """With words behind it, but for a question."""
    return lambda text: text if text.rstrip().endswith("?") else text.rstrip(" .!") + words


def replacing(pattern: str, by: str | Callable[[re.Match[str]], str]) -> Callable[[str], str]:
    """With all that matches said in other words."""
    return lambda text: re.sub(pattern, by, text)


def in_full(text: str) -> str:
    """Without contractions."""
    for full, short in _SHORT.items():
        text = re.sub(rf"\b{short}\b", full, text)
    return text


def contracted(text: str) -> str:
    """With contractions, where nothing is stressed."""
    for full, short in _SHORT.items():
        text = re.sub(rf"\b{full}\b(?= \w)", short, text)
    return text


def small(text: str) -> str:
    """In small letters, where no capital tells a card, a suit or a seat."""
    return text if re.search(r"\b[A-Z]{2,}|\b[AKQJTSHDCNEWX]\b|[A-Z]\d|\d[A-Z]", text) else text.lower()


WAYS: Mapping[str, Callable[[str], str]] = {
    "well": in_front("well, "),
    "so": in_front("So "),
    "um": in_front("um "),
    "ok": in_front("OK, "),
    "let me see": in_front("let me see, "),
    "thanks": behind(", thanks"),
    "right?": behind(", right?"),
    "I think": behind(", I think"),
    "dots": behind("..."),
    "in full": in_full,
    "contracted": contracted,
    "small": small,
    "digits": replacing(rf"\b({'|'.join(_NUMBERS)})\b", lambda said: str(_value(said[1]))),
    "no commas": replacing(r"(?<![\dAKQJT]),(?= [a-z])", ""),
    "ampersand": replacing(r" and ", " & "),
    "pull": replacing(r"\b([Dd])raw(?=ing\b|\b)", lambda said: "Pull" if said[1] == "D" else "pull"),
    "table": replacing(r"\bin dummy\b", "on the table"),
    "reported": lambda text: f'Declarer said "{text}"' if '"' not in text else text,
    **FURTHER_WAYS,
}


def _is_declarers(row: dict[str, Any]) -> bool:
    return bool(row["speaker_role"] == "declarer")


def _value(word: str) -> int:
    return _NUMBERS.index(word) + (2 if word in _NUMBERS[:6] else 3)


@cache
def annotated_rows() -> list[dict[str, Any]]:
    """All of them."""
    return [json.loads(line) for line in BLIND.read_text(encoding="utf-8").splitlines()]


def tried(way: str) -> list[dict[str, Any]]:
    """The statements that it is tried on, as they are said that way: those read as annotated that it changes."""
    said = WAYS[way]
    rows = [
        row for row in annotated_rows() if row["id"] not in LISTED and (way not in OF_DECLARER or _is_declarers(row))
    ]
    rows = [row for row in rows if said(row["text"]) != row["text"]]
    rows.sort(key=lambda row: zlib.crc32(f"{way} {row['id']}".encode()))
    return [{**row, "text": said(row["text"])} for row in rows[:TRIED]]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_said_otherwise_is_read_the_same_but_for_what_is_listed(way: str) -> None:
    listed = set(DIFFERING.get(way, "").split())
    found = {
        row["id"]: (row["text"], bad) for row in tried(way) if (bad := evaluate([row], words_alone=True).differences)
    }

    assert {identity: bad for identity, bad in found.items() if identity not in listed} == {}
    assert listed <= found.keys(), "mended: no longer to be listed"
