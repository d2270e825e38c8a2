"""Every construction of the inventory in tests/reading/constructions.py, near misses included."""

import pytest

from tests.reading.constructions import CONSTRUCTIONS, Construction
from tests.reading.notation import describe
from tests.reading.words import interpret

CASES = [case for construction in CONSTRUCTIONS.values() for cases in construction for case in cases]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text or "nothing" for text, _ in CASES])
def test_construction_is_read_as_said(text: str, expected: str) -> None:
    assert describe(interpret(text).first) == expected


@pytest.mark.parametrize("construction", CONSTRUCTIONS.values(), ids=CONSTRUCTIONS)
def test_construction_has_three_cases_and_a_near_miss(construction: Construction) -> None:
    assert len(construction.said) + len(construction.near_misses) >= 3
    assert construction.near_misses
