"""How many legal lines small endings have: `Position` against rules written out anew (perft)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from nlclaim.bridge import Card, Position, Suit, make_position, parse_card, parse_hand, parse_seat
from tests.oracle.endings import random_position

pytestmark = pytest.mark.oracle
Hands = tuple[frozenset[Card], ...]
Trick = tuple[Card, ...]

KNOWN = (
    ("A... K... Q... J...", None, "N", "", 1),
    ("AK... QJ... T9... 87...", None, "N", "", 16),
    ("A.K.. Q.J.. T.9.. 8.7..", None, "N", "", 2),
    ("A..K. .Q.J. ..T.9 8...7", None, "N", "", 6),
    ("2.A.. .K3.. .Q4.. 3.J..", Suit.SPADES, "N", "", 8),
    ("A... .K.. ..Q. ...J", Suit.CLUBS, "N", "", 1),
    ("A... KQ... JT... 98...", None, "E", "S2", 8),
)
"""Hands from North on, trumps, whose turn it is, the trick in progress, and the lines counted by hand."""


def legal_lines(position: Position) -> int:
    """How many orders the cards left can legally be played in."""
    return _count(tuple(map(frozenset, position.hands)), position.trumps, int(position.turn), position.trick)


def _count(hands: Hands, trumps: Suit | None, turn: int, trick: Trick) -> int:
    if len(trick) == 4:
        turn, trick = (turn + trick.index(_winner(trick, trumps))) % 4, ()
    if not hands[turn]:
        return 1
    follow = frozenset(card for card in hands[turn] if trick and card.suit == trick[0].suit)
    return sum(_count(_without(hands, card), trumps, (turn + 1) % 4, (*trick, card)) for card in follow or hands[turn])


def _winner(trick: Trick, trumps: Suit | None) -> Card:
    ruffs = [card for card in trick if card.suit == trumps]
    return max(ruffs or [card for card in trick if card.suit == trick[0].suit], key=lambda card: card.rank)


def _without(hands: Hands, card: Card) -> Hands:
    return tuple(hand - {card} for hand in hands)


def replayed_lines(position: Position) -> int:
    """The same number, by playing every legal card of `Position`."""
    cards = list(position.legal_plays())
    return sum(replayed_lines(position.play(card)) for card in cards) if cards else 1


@pytest.mark.parametrize(("hands", "trumps", "turn", "trick", "lines"), KNOWN)
def test_lines_counted_by_hand(hands: str, trumps: Suit | None, turn: str, trick: str, lines: int) -> None:
    played = [parse_card(card) for card in trick.split()]
    position = make_position([parse_hand(hand) for hand in hands.split()], trumps, parse_seat(turn), played)
    assert legal_lines(position) == replayed_lines(position) == lines


@pytest.mark.parametrize(("size", "side"), list(product((1, 2, 3), (0, 1))))
def test_positions_play_on_as_the_rules_say(size: int, side: int) -> None:
    for seed in range(40):
        position = random_position(Random(f"perft {size} {side} {seed}"), size, side)
        assert legal_lines(position) == replayed_lines(position)
