"""Double dummy on endings by the kernel (kernel/double_dummy.c): most answers come before DDS has read the deal."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Final

from nlclaim.lines.bits import indices
from nlclaim.lines.library import kernel

_PATIENCE: Final = 1000
"""Nodes of one question, about a millisecond: what takes longer, DDS finds sooner."""


class Endings:
    """Endings at one denomination. Each answer is None where the question is a long one."""

    def __init__(self, trumps: int, library: ctypes.CDLL) -> None:
        self._library = library
        self._worth = (ctypes.c_int8 * 52)()
        self._solver = library.open_new(trumps)
        if self._solver is None:
            raise MemoryError("no memory for the table of endings")

    def __del__(self) -> None:
        if self._solver is not None:
            self._library.open_free(self._solver)

    def makes(self, hands: Sequence[int], leader: int, number: int) -> bool | None:
        """Whether the side of `leader`, between tricks, makes `number`."""
        a, b, c, d = hands
        if leader & 1:  # the kernel answers for the side of the first hand
            answer = self._library.open_makes(self._solver, a, b, c, d, leader, a.bit_count() - number + 1, _PATIENCE)
            return None if answer < 0 else not answer
        answer = self._library.open_makes(self._solver, a, b, c, d, leader, number, _PATIENCE)
        return None if answer < 0 else bool(answer)

    def tricks(self, hands: Sequence[int], leader: int, trick: Sequence[int]) -> int | None:
        """Tricks for the side in turn, the one in progress included."""
        a, b, c, d = _without(hands, leader, trick)
        packed = _packed(trick)
        made: int = self._library.open_tricks(self._solver, a, b, c, d, leader, len(trick), packed, _PATIENCE)
        return None if made < 0 else made

    def worth(self, hands: Sequence[int], leader: int, trick: Sequence[int]) -> dict[int, int] | None:
        """The same after each card that the hand in turn may play."""
        a, b, c, d = _without(hands, leader, trick)
        found, packed = self._worth, _packed(trick)
        cards = self._library.open_worth(self._solver, a, b, c, d, leader, len(trick), packed, _PATIENCE, found)
        return {card: int(found[card]) for card in indices(cards)} if cards else None


@cache
def endings(trumps: int) -> Endings | None:
    """The solver for a denomination, which remembers endings from question to question; None without the kernel."""
    library = kernel()
    return None if library is None else Endings(trumps, library)


def _without(hands: Sequence[int], leader: int, trick: Sequence[int]) -> list[int]:
    """The hands without the cards of the trick in progress."""
    held = list(hands)
    for place, card in enumerate(trick):
        held[(leader + place) % 4] &= ~(1 << card)
    return held


def _packed(trick: Sequence[int]) -> int:
    return sum(card << 6 * place for place, card in enumerate(trick))
