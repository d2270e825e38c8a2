"""The fewest tricks by legal play: against every legal line of small endings, and when the budget runs out."""

from __future__ import annotations

import random

import pytest

from nlclaim.bridge import CARDS, Hand, Position, Seat, Side, Suit, make_position
from nlclaim.lines import Budget, fewest_by_legal_play


def an_ending(seed: int, tricks: int) -> Position:
    chance = random.Random(seed)
    cards = chance.sample(list(CARDS), 4 * tricks)
    hands = tuple(Hand.of(cards[place::4]) for place in range(4))
    trumps = chance.choice([None, *Suit])
    return make_position(hands, trumps, Seat(chance.randrange(4)))  # type: ignore[arg-type]


def fewest_of_all(position: Position, side: Side) -> int:
    if not position.remaining:
        return position.won[side]
    return min(fewest_of_all(position.play(card), side) for card in position.legal_plays())


@pytest.mark.parametrize("seed", range(30))
def test_every_legal_line_of_a_small_ending(seed: int):
    position = an_ending(seed, 3)
    side = list(Side)[seed % 2]

    assert fewest_by_legal_play(position, side, 0, Budget()) == (fewest_of_all(position, side), True)


def test_a_budget_that_runs_out_shows_nothing():
    position = make_position(
        tuple(Hand.of(CARDS[13 * suit : 13 * suit + 13]) for suit in range(4)),  # type: ignore[arg-type]
        None,
        Seat.SOUTH,
    )

    assert fewest_by_legal_play(position, Side.EW, 0, Budget(nodes=1)) == (0, False)
