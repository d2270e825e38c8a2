"""The fewest tricks that legal play leaves a side, whoever plays it (Law 71 of 1997): all four help to lose them."""

from __future__ import annotations

from typing import TypeAlias

from nlclaim.bridge import Card, Position, Side
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines.budget import Budget

_State: TypeAlias = tuple[object, ...]


def fewest_by_legal_play(position: Position, side: Side, at_least: int, budget: Budget) -> tuple[int, bool]:
    """The fewest of the remaining tricks that `side` wins on any legal play by all, and whether that is proved.

    The answer is never below `at_least`, which need not be asked about. When the budget runs out it is `at_least`:
    nothing more is shown.
    """
    search = _LosingSearch(side, budget)
    number = at_least
    try:
        while number < position.remaining and not search.can_be_held_to(position, number):
            number += 1
    except SearchBudgetExceeded:
        return at_least, False
    return number, True


class _LosingSearch:
    """Looks for a legal continuation on which the side wins no more than a number of tricks."""

    def __init__(self, side: Side, budget: Budget) -> None:
        self._side = side
        self._budget = budget
        self._refuted: set[tuple[_State, int]] = set()

    def can_be_held_to(self, position: Position, number: int) -> bool:
        if position.remaining <= number:
            return True
        state = (*(hand.mask for hand in position.hands), position.turn, position.trick)
        if (state, number) in self._refuted:
            return False
        self._budget.spend()
        for card in self._most_losing_first(position):
            after = position.play(card)
            left = number - (after.won[self._side] - position.won[self._side])
            if left >= 0 and self.can_be_held_to(after, left):
                return True
        self._refuted.add((state, number))
        return False

    def _most_losing_first(self, position: Position) -> list[Card]:
        """The side's low cards and the others' high ones."""
        own = position.turn.side == self._side
        return sorted(position.legal_plays(), key=lambda card: card.rank, reverse=not own)
