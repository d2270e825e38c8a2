"""The solver of guaranteed.py in C (kernel/guaranteed.c), some hundred times as fast; built with the package where a C
compiler is found, and otherwise done without. Same questions, same answers: tests/lines/test_compiled.py."""

from __future__ import annotations

import ctypes
from struct import Struct
from typing import Final

from nlclaim.lines.budget import Budget
from nlclaim.lines.guaranteed import GuaranteedSolver, SearchedGuarantee
from nlclaim.lines.library import kernel
from nlclaim.lines.lies import Lies
from nlclaim.lines.node import Node, tricks_left

_FIRST_SHARE: Final = 2_000
_LARGEST_SHARE: Final = 64_000
"""Nodes between looks at the budget; the lies are tried after the first share, as most questions end within it."""
_WORTH: Final = 64
"""Nodes of the kernel that take as long as one of the line search, which is what a budget counts."""
_QUESTION: Final = Struct("=7Q3q")
"""A question is passed in one piece, as to pass its numbers one by one takes three times as long."""
_CARDS: Final = (1 << 52) - 1
_STOPPED: Final = 1 << 60
_REMEMBERED: Final = 1 << 61
"""What `solver_keeping` gives: cards, and whether it was stopped or knew the answer."""


def guaranteed_solver(trumps: int, budget: Budget) -> GuaranteedSolver:
    """The fastest solver that is there."""
    library = kernel()
    return SearchedGuarantee(trumps, budget) if library is None else CompiledGuarantee(trumps, budget, library)


class CompiledGuarantee(GuaranteedSolver):
    """The solver in C. Lies are tried by DDS where a question turns out to be long."""

    def __init__(self, trumps: int, budget: Budget, library: ctypes.CDLL) -> None:
        super().__init__(trumps, budget)
        self._library = library
        self._answers: dict[object, bool] = {}
        """As calling the library takes longer than most of its answers."""
        self._lies = Lies(trumps)
        self._solver = library.solver_new(trumps)
        if self._solver is None:
            raise MemoryError("no memory for the table of guaranteed tricks")

    def __del__(self) -> None:
        if self._solver is not None:
            self._library.solver_free(self._solver)

    def can_make(self, node: Node, number: int) -> bool:
        return self._ask(node, number, followed=False)

    def _can_make_if_followed(self, node: Node, number: int) -> bool:
        return self._ask(node, number, followed=True)

    def proved_so_far(self, node: Node) -> int:
        return int(self._library.solver_proved(self._packed(node)))

    def keeping(self, node: Node, cards: int, guess: int) -> int:
        found: int = self._library.solver_keeping(self._packed(node, guess, cards))
        if not found & _REMEMBERED:
            self._budget.spend(self._library.solver_nodes(self._solver) // _WORTH)
        return super().keeping(node, cards, guess) if found & _STOPPED else found & _CARDS

    def _ask(self, node: Node, number: int, *, followed: bool) -> bool:
        if number <= 0 or number > tricks_left(node) + (node.played == 4):
            return number <= 0
        key = node.identity, number, followed
        known = self._answers.get(key)
        if known is None:
            known = self._answers[key] = self._search(node, number, followed=followed)
        return known

    def _search(self, node: Node, number: int, *, followed: bool) -> bool:
        share = _FIRST_SHARE
        while True:
            answer = self._library.solver_makes(self._packed(node, number, followed=followed, share=share))
            self._budget.spend(1 + self._library.solver_nodes(self._solver) // _WORTH)
            if answer >= 0:
                return bool(answer)
            if share == _FIRST_SHARE and node.played == 0 and self._lies.refute(node, number):
                return False
            share = min(2 * share, _LARGEST_SHARE)

    def _packed(
        self, node: Node, number: int = 0, cards: int = 0, *, followed: bool = False, share: int = _FIRST_SHARE
    ) -> bytes:
        """A question as the library takes it; what of the node may be -1 is one more there."""
        left, right = node.rooms
        left_voids, right_voids = node.voids
        rest = (
            left
            | right << 4
            | left_voids << 8
            | right_voids << 12
            | node.turn << 16
            | node.played << 18
            | (node.led + 1) << 21
            | (node.best_place + 1) << 24
            | (node.best + 1) << 27
        )
        return _QUESTION.pack(
            self._solver, node.first, node.second, node.out, node.table, rest, cards, number, followed, share
        )
