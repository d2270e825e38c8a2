"""Corrupted case records end in typed errors or honest rulings: no traceback, no hang."""

from __future__ import annotations

from random import Random

import pytest

from nlclaim.api import rule
from nlclaim.errors import NlclaimError
from nlclaim.ruling.case import load_case
from nlclaim.ruling.record import ruling_record
from tests.ruling.test_case import corrupt, random_record

WORDS = [
    "",
    "draw trumps then the rest",
    "you get a club",
    "finesse the queen",
    "ruff two spades in dummy",
    "\x00💥 ♠♠",
    "no",
]


def rule_on(text: str) -> str:
    """`ruling` or the name of the typed error."""
    try:
        ruling = rule(load_case(text), nodes=60)
    except NlclaimError as error:
        return type(error).__name__
    record = ruling_record(ruling)
    assert record.awarded is None or 0 <= record.awarded <= record.remaining
    return "ruling"


@pytest.mark.parametrize("count", [400, pytest.param(10_000, marks=pytest.mark.slow)])
def test_corrupted_records_are_ruled_on_or_refused(count: int):
    random = Random(count)
    outcomes: dict[str, int] = {}
    for _ in range(count):
        record = random_record(random)
        record["statement"] = random.choice(WORDS)
        outcome = rule_on(corrupt(record, random))
        outcomes[outcome] = outcomes.get(outcome, 0) + 1

    assert outcomes["ruling"] > count // 100
    assert outcomes["RecordError"] > count // 4
