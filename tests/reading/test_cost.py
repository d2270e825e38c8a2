"""The cost of reading grows with the number of words, not faster."""

import time

from nlclaim.reading import interpret

_TALK = "I draw trumps, ruff a heart in dummy and cash the clubs, well then you get a spade if the king is there, "


def _seconds(text: str) -> float:
    best = float("inf")
    for _ in range(3):
        started = time.process_time()
        interpret(text)
        best = min(best, time.process_time() - started)
    return best


def test_a_ramble_of_two_thousand_words_costs_in_proportion() -> None:
    short, long = _TALK * 5, _TALK * 100
    _seconds(short)
    assert len(long.split()) > 2_000
    assert _seconds(long) < 3 * 20 * _seconds(short)
