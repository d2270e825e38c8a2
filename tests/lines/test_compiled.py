"""The solver in C against the one in Python, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nlclaim.bridge import Seat
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines.budget import Budget
from nlclaim.lines.compiled import CompiledGuarantee, guaranteed_solver
from nlclaim.lines.convert import node_of
from nlclaim.lines.guaranteed import SearchedGuarantee
from nlclaim.lines.library import kernel
from nlclaim.lines.node import SIDE, Node, gathered, played_by_opponent, played_by_side, tricks_left
from tests.oracle.endings import random_position

needs_kernel = pytest.mark.skipif(kernel() is None, reason="the kernel was not built here")


def compiled(trumps: int, budget: Budget) -> CompiledGuarantee:
    library = kernel()
    assert library is not None
    return CompiledGuarantee(trumps, budget, library)


def walk(source: Random, node: Node, solver: SearchedGuarantee, trumps: int) -> Node:
    """The node after up to three more cards of the trick, any that the game allows."""
    for _ in range(source.randrange(4)):
        if node.turn in SIDE:
            node = played_by_side(node, source.choice(solver._side_cards(node)), trumps)
        else:
            card, voids = source.choice(list(solver.replies(node)))
            node = played_by_opponent(node, card, voids, trumps)
    return node


@needs_kernel
@pytest.mark.parametrize("size", range(1, 7))
def test_both_solvers_agree(size: int) -> None:
    source = Random(size)
    for _ in range(150 if size < 5 else 25):
        side = source.randrange(2)
        position = random_position(source, size, side)
        trumps = -1 if position.trumps is None else int(position.trumps)
        searched, fast = SearchedGuarantee(trumps, Budget()), compiled(trumps, Budget())
        node = node_of(position, Seat(side))
        node = walk(source, node, searched, trumps) if not node.played else node
        sure = searched.tricks(node)
        assert fast.tricks(node) == sure, node
        assert fast.tricks_if_followed(node, sure) == searched.tricks_if_followed(node, sure), node
        if node.turn in SIDE:
            for card in searched._side_cards(node):
                assert fast.tricks_after(node, card) == searched.tricks_after(node, card), (node, card)


def line_of_nodes(source: Random, node: Node, solver: SearchedGuarantee, trumps: int) -> Iterator[Node]:
    """The nodes of one random line of the game, from `node` to its end."""
    while node.first or node.second:
        yield node
        if node.turn in SIDE:
            node = played_by_side(node, source.choice(solver._side_cards(node)), trumps)
        else:
            card, voids = source.choice(list(solver.replies(node)))
            node = played_by_opponent(node, card, voids, trumps)
        node = gathered(node) if node.played == 4 else node


@needs_kernel
@pytest.mark.parametrize("seed", range(40))
def test_what_was_answered_for_one_node_is_right_for_others(seed: int) -> None:
    """The solver in C remembers for all nodes alike: asked along whole lines, it never says other than Python does."""
    source = Random(seed)
    position = random_position(source, 5, 0)
    trumps = -1 if position.trumps is None else int(position.trumps)
    searched, fast = SearchedGuarantee(trumps, Budget()), compiled(trumps, Budget())
    for _ in range(8):
        for node in line_of_nodes(source, node_of(position, Seat.NORTH), searched, trumps):
            assert fast.tricks(node) == searched.tricks(node), node


@needs_kernel
def test_a_budget_stops_the_kernel_and_what_was_proved_stays() -> None:
    source = Random(13)
    position = random_position(source, 11, 0)
    node = node_of(position, Seat.NORTH)
    trumps = -1 if position.trumps is None else int(position.trumps)
    solver = compiled(trumps, Budget(nodes=0))
    with pytest.raises(SearchBudgetExceeded):
        solver.tricks(node)
    assert 0 <= solver.proved_so_far(node) <= tricks_left(node)


def test_without_the_kernel_the_solver_is_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NLCLAIM_WITHOUT_KERNEL", "1")
    kernel.cache_clear()
    assert isinstance(guaranteed_solver(-1, Budget()), SearchedGuarantee)
    monkeypatch.undo()
    kernel.cache_clear()
