"""Guesses without a safe side: the one that costs more than a trick is as normal as the other (MODEL.md §3.1, G)."""

from __future__ import annotations

from typing import Final

from nlclaim.lines.bits import ABOVE, BELOW, SUIT_BITS, SUITS_BITS, indices, lowest
from nlclaim.lines.consulted import Consulted
from nlclaim.lines.guaranteed import GuaranteedSolver
from nlclaim.lines.leading import guesses
from nlclaim.lines.node import SIDE, played_by_opponent, played_by_side
from nlclaim.lines.table import Table
from nlclaim.lines.view import Candidate, View

_FINESSES: Final = frozenset({"finesse", "low_run_it"})


class RiskySuits:
    """The suits that held, at the claim, a guess of which no side was ever safe; none if the number claimed is sure."""

    def __init__(
        self, root: Table | None, needed: int, trumps: int, policy: Consulted, denied: int, solver: GuaranteedSolver
    ) -> None:
        """`root` is the table at the claim, None where nothing is guessed; `needed` the tricks claimed."""
        self._root = root
        self._needed = needed
        self._trumps = trumps
        self._policy = policy
        self._denied = denied
        self._solver = solver
        self._found: int | None = None

    def has(self, candidate: Candidate) -> bool:
        """Whether it is a side of such a guess: then it needs to keep nothing. Raises SearchBudgetExceeded."""
        return candidate.reason in _FINESSES and bool(self._suits() >> candidate.card // 13 & 1)

    def may_be_taken(self, table: Table) -> bool:
        """Whether such a guess may still come up. Raises SearchBudgetExceeded."""
        ours, out = table.hands[0] | table.hands[2], table.picture
        return any(ours & ABOVE[card] and ours & BELOW[card] for card in indices(out & SUITS_BITS[self._suits()]))

    def _suits(self) -> int:
        """The suits, as 4 bits; looked for when first asked, as most lines never ask."""
        if self._found is None:
            self._found = 0 if self._root is None else self._find(self._root)
        return self._found

    def _find(self, root: Table) -> int:
        unsafe = safe = 0
        for place in SIDE if root.turn in SIDE else ():
            view = View(root.turned_to(place), self._trumps, self._policy, self._denied)
            for candidate in guesses(view):
                if self._is_safe(view, candidate.card):
                    safe |= 1 << candidate.card // 13
                else:
                    unsafe |= 1 << candidate.card // 13
        unsafe &= ~safe
        return 0 if not unsafe or self._solver.can_make(root.node(), self._needed) else unsafe

    def _is_safe(self, view: View, lead: int) -> bool:
        """Whether a finesse, led now and not covered, keeps what is sure, even if it should lose."""
        suit, node = lead // 13, view.table.node()
        low = lowest(view.out & SUIT_BITS[suit])
        if not view.room((node.turn + 1) % 4, suit):
            return True
        led = played_by_side(node, lead, self._trumps)
        behind = played_by_opponent(led, low, node.voids, self._trumps)
        theirs = view.partners(suit)
        runs = [lowest(theirs)] if view.finessable(lead) else []
        cards = runs + [card for card in indices(theirs) if view.finessable(card) and card > max(lead, low)]
        sure = self._solver.tricks(node, self._needed)
        return any(self._solver.after(behind, card, sure) for card in cards)
