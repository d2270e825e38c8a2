"""The order of a play plan as a strict partial order: closure, reduction, contradictions, linear extensions.

Only what was said is in it. Sets of steps are small (a statement has a dozen at most), so everything is plain.
"""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from nlclaim.errors import CyclicPlanError
from nlclaim.plan.model import PlayPlan, PrecedenceConstraint, Step, Strength

Pair = tuple[int, int]
"""Ids of a step and of one that comes after it."""


def find_cycle(plan: PlayPlan) -> tuple[Step, ...]:
    """Steps that each come before the next and the last before the first; empty when the order is sound."""
    by_id = {step.id: step for step in plan.steps}
    before: dict[int, set[int]] = {step.id: set() for step in plan.steps}
    for edge in plan.constraints:
        before[edge.after].add(edge.before)
    try:
        TopologicalSorter(before).prepare()
    except CycleError as error:
        # graphlib gives the cycle from a step to its predecessors' predecessor, the first step once more at the end.
        return tuple(by_id[identity] for identity in error.args[1][:-1])
    return ()


def require_sound(plan: PlayPlan, text: str) -> None:
    """Raise CyclicPlanError with the words of the cycle (spans of `text`) if the order contradicts itself."""
    cycle = find_cycle(plan)
    if cycle:
        raise CyclicPlanError([step.span.of(text) for step in (*cycle, cycle[0])])


def closure(plan: PlayPlan) -> frozenset[Pair]:
    """Every pair (a, b) with a before b, by however many constraints. Expects a sound order."""
    after = _successors(plan)
    return frozenset((first, second) for first in after for second in _reachable(after, first))


def order_pairs(plan: PlayPlan) -> tuple[Pair, ...]:
    """The transitive reduction: the fewest pairs with the same closure, sorted. Expects a sound order."""
    pairs = closure(plan)
    return tuple(
        sorted(
            (first, second)
            for first, second in pairs
            if not any((first, between) in pairs and (between, second) in pairs for between in _ids(plan))
        )
    )


def order_edges(plan: PlayPlan) -> tuple[PrecedenceConstraint, ...]:
    """For each pair of the reduction, the constraint that says so most strongly, in order of the pairs.

    A pair of the reduction is always stated directly, as nothing lies between its steps.
    """
    edges = []
    for pair in order_pairs(plan):
        stated = [edge for edge in plan.constraints if (edge.before, edge.after) == pair]
        explicit = [edge for edge in stated if edge.strength == Strength.EXPLICIT]
        edges.append((explicit or stated)[0])
    return tuple(edges)


def order_stated(plan: PlayPlan) -> str:
    """`explicit`, `implied` or `none`: the strongest strength among the constraints."""
    strengths = {edge.strength for edge in plan.constraints}
    if Strength.EXPLICIT in strengths:
        return "explicit"
    return "implied" if strengths else "none"


def without_strength(plan: PlayPlan, strength: Strength) -> PlayPlan:
    """The same steps with only the constraints of the other strength."""
    return PlayPlan(plan.steps, tuple(edge for edge in plan.constraints if edge.strength != strength))


def precedes(plan: PlayPlan, first: int, second: int) -> bool:
    """Whether step `first` comes before step `second`, directly or not."""
    return second in _reachable(_successors(plan), first)


def linear_extensions(plan: PlayPlan) -> Iterator[tuple[int, ...]]:
    """Every order of all steps that respects the plan, lazily, as ids. None if the plan contradicts itself."""
    before: dict[int, set[int]] = {step.id: set() for step in plan.steps}
    for edge in plan.constraints:
        before[edge.after].add(edge.before)
    yield from _extend((), before)


def _extend(done: tuple[int, ...], before: dict[int, set[int]]) -> Iterator[tuple[int, ...]]:
    if not before:
        yield done
    for identity, needs in before.items():
        if not needs.difference(done):
            rest = {other: constraints for other, constraints in before.items() if other != identity}
            yield from _extend((*done, identity), rest)


def _ids(plan: PlayPlan) -> tuple[int, ...]:
    return tuple(step.id for step in plan.steps)


def _successors(plan: PlayPlan) -> dict[int, set[int]]:
    after: dict[int, set[int]] = {step.id: set() for step in plan.steps}
    for edge in plan.constraints:
        after[edge.before].add(edge.after)
    return after


def _reachable(after: dict[int, set[int]], start: int) -> set[int]:
    found: set[int] = set()
    waiting = list(after[start])
    while waiting:
        identity = waiting.pop()
        if identity not in found:
            found.add(identity)
            waiting.extend(after[identity])
    return found
