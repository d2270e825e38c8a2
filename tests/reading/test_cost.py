"""The cost of reading grows with the number of words, not faster: no time limits, only one length against another."""

import time

import pytest

from nlclaim.reading import interpret

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
}


def _seconds(text: str) -> float:
    best = float("inf")
    for _ in range(3):
        started = time.process_time()
        interpret(text)
        best = min(best, time.process_time() - started)
    return best


@pytest.mark.parametrize("ramble", RAMBLES.values(), ids=RAMBLES)
def test_a_ramble_of_two_thousand_words_costs_in_proportion(ramble: str) -> None:
    words = len(ramble.split())
    short, long = ramble * (200 // words), ramble * (2_000 // words + 1)
    assert len(long.split()) >= 2_000
    times = len(long) / len(short)
    assert _seconds(long) < 2 * times * _seconds(short)
