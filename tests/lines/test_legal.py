"""The fewest tricks by legal play: against every legal line of small endings, and when the budget runs out."""

from __future__ import annotations

import random

import pytest

from nlclaim.bridge import CARDS, Hand, Position, Seat, Side, Suit, make_position
from nlclaim.lines import Budget, fewest_by_legal_play
from nlclaim.lines.bits import SUIT_BITS
from nlclaim.lines.winners import trump_tricks


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


@pytest.mark.parametrize("seed", range(60))
def test_trumps_win_no_more_than_on_any_legal_line(seed: int):
    position = an_ending(seed, 3)
    trumps = 0 if position.trumps is None else SUIT_BITS[position.trumps]
    for side in Side:
        others = position.hands[side.other.seats[0]].mask | position.hands[side.other.seats[1]].mask
        sure = [trump_tricks(position.hands[seat].mask & trumps, others & trumps) for seat in side.seats]

        assert max(sure) <= fewest_of_all(position, side)


@pytest.mark.parametrize(("hand", "others", "sure"), [("AQ9", "KJ", 1), ("AKQ985", "JT7643", 3), ("QJT", "AK", 1)])
def test_each_trump_loses_to_a_higher_one_only(hand: str, others: str, sure: int):
    ranks = "23456789TJQKA"

    assert trump_tricks(*(sum(1 << ranks.index(rank) for rank in cards) for cards in (hand, others))) == sure
