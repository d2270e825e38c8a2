"""Double dummy: best play by all with open cards.

The kernel, where it is there, answers what is short; all else is asked of endplay (which bundles Bo Haglund's DDS).
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from nlclaim.bridge import CARDS, Card, Position, Seat, Side
from nlclaim.lines.endings import endings

_HOLDINGS = ctypes.c_uint * 4
_RANKS = "23456789TJQKA"
_ONE_AT_A_TIME = threading.Lock()
"""endplay has one thread of DDS do all the work, and what the kernel remembers is changed by every question."""
_REMEMBERED = 20_000
"""Solved questions, of some hundred bytes each: more than one ruling asks."""


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
    return _tricks(tuple(hands), trumps, int(leader), tuple(trick))


def makes(hands: Sequence[int], trumps: int, leader: int, number: int) -> bool:
    """Whether the side of `leader`, between tricks, makes `number` tricks: several times as fast as `solve`."""
    if not 0 < number <= hands[leader].bit_count():
        return number <= 0  # DDS takes a number beyond the tricks left for an error, and leaves a dump of the deal
    return _makes(tuple(hands), trumps, int(leader), number)


def solve_cards(hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = ()) -> dict[int, int]:
    """What `solve` gives after each card that the hand in turn may play, the trick in progress included."""
    return dict(_worth(tuple(hands), trumps, int(leader), tuple(trick)))


def solve_by_dds(hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = ()) -> int:
    """As `solve`, by DDS alone and remembering nothing: what others have to spend on it."""
    return max(score for _, score in _asked_of_dds(hands, trumps, leader, trick, "OptimalOne"))


def forget() -> None:
    """Forget every answer, so that what comes next takes as long as the first time: for the bench (`tests/bench`)."""
    for remembered in (_tricks, _makes, _worth, endings):
        remembered.cache_clear()


@lru_cache(_REMEMBERED)
def _tricks(hands: tuple[int, ...], trumps: int, leader: int, trick: tuple[int, ...]) -> int:
    solver = endings(trumps)
    with _ONE_AT_A_TIME:
        answer = None if solver is None else solver.tricks(hands, leader, trick)
    return solve_by_dds(hands, trumps, leader, trick) if answer is None else answer


@lru_cache(_REMEMBERED)
def _makes(hands: tuple[int, ...], trumps: int, leader: int, number: int) -> bool:
    solver = endings(trumps)
    with _ONE_AT_A_TIME:
        answer = None if solver is None else solver.makes(hands, leader, number)
    if answer is not None:
        return answer
    # Where no trick can be won DDS answers 0, not that the number cannot be reached.
    return any(score >= number for _, score in _asked_of_dds(hands, trumps, leader, (), "TargetOne", number))


@lru_cache(_REMEMBERED)
def _worth(hands: tuple[int, ...], trumps: int, leader: int, trick: tuple[int, ...]) -> dict[int, int]:
    """By card. Remembered, as authorities, readings and pictures ask the same of one ending."""
    solver = endings(trumps)
    with _ONE_AT_A_TIME:
        answer = None if solver is None else solver.worth(hands, leader, trick)
    return dict(_asked_of_dds(hands, trumps, leader, trick, "Default")) if answer is None else answer


def _asked_of_dds(
    hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int], mode: str, target: int = -1
) -> list[tuple[int, int]]:
    """Cards with their tricks."""
    from endplay.dds.solve import SolveMode, solve_board

    with _ONE_AT_A_TIME:
        solved = solve_board(_deal(hands, trumps, leader, trick), SolveMode[mode], target)
    return [(13 * (3 - card.suit) + _RANKS.index(card.rank.abbr), int(score)) for card, score in solved]


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
