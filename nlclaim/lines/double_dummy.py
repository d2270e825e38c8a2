"""Double dummy, by endplay (which bundles Bo Haglund's DDS): best play by all with open cards."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from nlclaim.bridge import CARDS, Card, Position, Seat, Side

_HOLDINGS = ctypes.c_uint * 4
_RANKS = "23456789TJQKA"


def double_dummy(position: Position, side: Side) -> int:
    """Tricks of the remaining ones that `side` wins with best play by all on the actual cards."""
    best = solve(*_as_integers(position))
    return best if position.turn.side == side else position.remaining - best


def worth_of_plays(position: Position) -> dict[Card, int]:
    """As `double_dummy` for the side in turn, after each card that it may play."""
    return {CARDS[index]: tricks for index, tricks in solve_cards(*_as_integers(position)).items()}


def _as_integers(position: Position) -> tuple[list[int], int, Seat, list[int]]:
    """The hands with the trick in progress still in them, the trumps, who led, and the trick."""
    hands = [hand.mask for hand in position.hands]
    for place, card in enumerate(position.trick):
        hands[(position.leader + place) % 4] |= card.bit
    trumps = -1 if position.trumps is None else int(position.trumps)
    return hands, trumps, position.leader, [card.index for card in position.trick]


def solve(hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = ()) -> int:
    """Tricks for the side in turn, the one in progress included, with best play by all.

    `hands` are sets of cards by seat, those of the trick in progress still in them.
    """
    from endplay.dds.solve import SolveMode, solve_board

    return max(int(score) for _, score in solve_board(_deal(hands, trumps, leader, trick), SolveMode.OptimalOne))


def makes(hands: Sequence[int], trumps: int, leader: int, number: int) -> bool:
    """Whether the side of `leader`, between tricks, makes `number` tricks: several times as fast as `solve`."""
    from endplay.dds.solve import SolveMode, solve_board

    if not 0 < number <= hands[leader].bit_count():
        return number <= 0  # DDS takes a number beyond the tricks left for an error, and leaves a dump of the deal
    # Where no trick can be won DDS answers 0, not that the number cannot be reached.
    return any(score >= number for _, score in solve_board(_deal(hands, trumps, leader), SolveMode.TargetOne, number))


def solve_cards(hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = ()) -> dict[int, int]:
    """What `solve` gives after each card that the hand in turn may play, the trick in progress included."""
    from endplay.dds import solve_board

    return {
        13 * (3 - card.suit) + _RANKS.index(card.rank.abbr): int(score)
        for card, score in solve_board(_deal(hands, trumps, leader, trick))
    }


def _deal(hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = ()) -> Any:
    """An endplay deal, filled in binary: through PBN text this would cost ten times what solving does."""
    from endplay.types import Deal, Denom, Hand, Player

    deal = Deal(first=Player(leader), trump=Denom.nt if trumps < 0 else Denom(3 - trumps))
    for seat in Seat:
        # DDS wants spades first, the two as bit 2.
        suits = [hands[seat] >> 13 * suit & 0x1FFF for suit in (3, 2, 1, 0)]
        deal[Player(seat)] = Hand(_HOLDINGS(*(cards << 2 for cards in suits)))
    for index in trick:
        deal.play("CDHS"[index // 13] + _RANKS[index % 13])
    return deal
