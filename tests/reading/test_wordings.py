"""Wordings players use: British and American, typed and dictated."""

import pytest

from tests.reading.notation import describe
from tests.reading.wordings import WORDINGS
from tests.reading.words import interpret


@pytest.mark.parametrize(("text", "expected"), WORDINGS, ids=[text for text, _ in WORDINGS])
def test_wording_is_read_as_meant(text: str, expected: str) -> None:
    assert describe(interpret(text).first) == expected
