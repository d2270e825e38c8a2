"""The cost of reading grows with the number of words, not faster.

What is compared is the number of lines that are executed and of letters that are looked at, never a time: a busy
machine changes nothing in it.
"""

import re
import sys
from types import FrameType
from typing import Any

import pytest

from nlclaim.reading.clause.plays import verbs
from tests.reading.letters import Count, Letters, counted_patterns
from tests.reading.words import interpret

#: Each is said again and again; what makes a reader slow differs from one to the next.
RAMBLES = {
    "talk": "I draw trumps, ruff a heart in dummy and cash the clubs, well then you get a spade if the king is there, ",
    "no pause": "I draw trumps and then I ruff a heart and then I cash the clubs and then you get a spade ",
    "listing": "three clubs, the ace of hearts, two spades, a heart ruff, ",
    "governed": "four of the last six of the rest of the tricks in dummy on the diamonds with the ace for you ",
    "unknown": "my wandering neighbour mumbles something about yesterday's peculiar lunch ",
    "counts": "10, 8, 2, 5 + 3 and 1, ",
    "order": "first a spade, then a heart, finally a club, before the diamonds, after the ace, ",
    "questions": "can I have the rest? or do you get a trump? ",
    "commas": ", ",
    "pauses": "... - , ",
    "denials": "no no ",
    "put right": "four, no, five, ",
    "put right in vain": "ruff a hart, no, a spayed, sorry, wait, ",
    "heard": "harts and tramps ",
    "heard numbers": "to hearts and for clubs ",
    "misspelt": "I draw trmps thn cahs the diamodns, ",
    "laid out": "the  lot\u00a0is   <b>mine</b>, draw\n&#x2665;K, ",
}


def _executed(text: str) -> int:
    """How many lines of Python it takes to read *text*."""
    lines = 0

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal lines
        lines += 1
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        interpret(text)
    finally:
        sys.settrace(before)
    return lines


def _looked_at(text: str) -> int:
    """How many letters it takes to read *text*: those of every slice, copy, search and regular expression."""
    count = Count()
    with counted_patterns(count, "nlclaim.reading", "nlclaim.language"):
        interpret(Letters.of(text, count))
    return count.letters


_COMPILED = not str(verbs.__file__).endswith(".py")


@pytest.mark.skipif(_COMPILED, reason="compiled code has no lines to count")
@pytest.mark.parametrize("ramble", RAMBLES.values(), ids=RAMBLES)
def test_a_ramble_of_two_thousand_words_costs_in_proportion(ramble: str) -> None:
    words = len(ramble.split())
    short, long = ramble * (200 // words), ramble * (2_000 // words + 1)
    assert len(long.split()) >= 2_000
    interpret(short)  # what is looked up once, as words that nobody knows, is not counted
    times = len(long) / len(short)
    assert _executed(long) < 1.25 * times * _executed(short)


@pytest.mark.skipif(_COMPILED, reason="compiled code keeps its own regular expressions")
@pytest.mark.parametrize("ramble", RAMBLES.values(), ids=RAMBLES)
def test_so_many_letters_are_looked_at_in_proportion(ramble: str) -> None:
    words = len(ramble.split())
    short, long = ramble * (200 // words), ramble * (2_000 // words + 1)
    interpret(short)
    times = len(long) / len(short)
    assert 0 < _looked_at(long) < 1.25 * times * _looked_at(short)


_WORD = re.compile(r"\w+ ")


def test_letters_are_counted_that_one_line_looks_at() -> None:
    count = Count()
    text = Letters.of("one two three four", count)

    assert text.lower()[4:].find("three") == 4
    assert count.letters == len(text) + len("two three four") + len("two three")
    with counted_patterns(count, __name__):
        count.letters = 0
        assert _WORD.search(text, 4) is not None
        assert "five" not in text
    assert count.letters == len("two ") + len(text)
