"""Every construction of the inventory in tests/reading/constructions.py, near misses included."""

import pytest

from nlclaim.reading import interpret
from tests.reading.constructions import CONSTRUCTIONS
from tests.reading.notation import describe

CASES = [(text, expected) for cases in CONSTRUCTIONS.values() for text, expected in cases]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text or "nothing" for text, _ in CASES])
def test_construction_is_read_as_said(text: str, expected: str) -> None:
    assert describe(interpret(text).first) == expected
