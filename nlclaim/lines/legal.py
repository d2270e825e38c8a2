"""The fewest tricks that legal play leaves a side, whoever plays it (Law 71 of 1997): all four help to lose them."""

from __future__ import annotations

from typing import TypeAlias

from nlclaim.bridge import Card, Hand, Position, Side
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
    """Looks for a legal continuation on which the side wins no more than a number of tricks.

    Cards of one hand with none of another's between them are alike, so one of them is tried; and endings with the same
    owners of each suit's cards, from the top down, are one.
    """

    def __init__(self, side: Side, budget: Budget) -> None:
        self._side = side
        self._budget = budget
        self._refuted: set[tuple[_State, int]] = set()

    def can_be_held_to(self, position: Position, number: int) -> bool:
        if position.remaining <= number:
            return True
        owners = _owners(position)
        state = (*owners, position.turn, len(position.trick), position.trick[:1] and position.trick[0].suit)
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
        """One of those that are alike; the side's low cards and the others' high ones."""
        own = position.turn.side == self._side
        held, legal = position.hands[position.turn], position.legal_plays()
        others = Hand.of(position.trick)
        for hand in position.hands:
            others |= hand - held
        kept: list[Card] = []
        for card in sorted(legal, key=lambda card: card.index):
            between = kept and kept[-1].suit == card.suit and not _between(others.mask, kept[-1], card)
            if not between:
                kept.append(card)
        return sorted(kept, key=lambda card: card.rank, reverse=not own)


def _between(cards: int, low: Card, high: Card) -> int:
    """Those of `cards` whose index lies between two of one suit."""
    return cards & ((1 << high.index) - (1 << low.index))


def _owners(position: Position) -> tuple[tuple[int, ...], ...]:
    """For each suit who has its cards, from the top down; cards on the table are told by their place in the trick."""
    whose: dict[int, int] = {card.index: 4 + place for place, card in enumerate(position.trick)}
    for seat, hand in enumerate(position.hands):
        whose |= {card.index: seat for card in hand}
    suits: list[list[int]] = [[], [], [], []]
    for index in sorted(whose, reverse=True):
        suits[index // 13].append(whose[index])
    return tuple(map(tuple, suits))
