"""The order of a play plan as a strict partial order: closure, reduction, contradictions, linear extensions.

Only what was said is in it. Sets of steps are small (a statement has a dozen at most), so everything is plain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
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
        # graphlib lists the cycle in the order of the arrows, its first step once more at the end.
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
    """The transitive reduction: the fewest pairs with the same closure, sorted. Expects a sound order.

    Each of its pairs was stated directly: of those, the ones that no chain over a third step says already.
    """
    after = _successors(plan)
    later = {first: _reachable(after, first) for first in after}
    return tuple(
        sorted(
            (first, second)
            for first, direct in after.items()
            for second in direct.difference(*(later[each] for each in direct))
        )
    )


def strongest_edges(plan: PlayPlan) -> tuple[PrecedenceConstraint, ...]:
    """For each pair stated, the first constraint that says so most strongly, in order of the pairs."""
    strongest: dict[Pair, PrecedenceConstraint] = {}
    for edge in plan.constraints:
        kept = strongest.setdefault((edge.before, edge.after), edge)
        if kept.strength == Strength.IMPLIED and edge.strength == Strength.EXPLICIT:
            strongest[edge.before, edge.after] = edge
    return tuple(strongest[pair] for pair in sorted(strongest))


def order_edges(plan: PlayPlan) -> tuple[PrecedenceConstraint, ...]:
    """For each pair of the reduction, the constraint that says so most strongly, in order of the pairs.

    An explicit "a before c" beside a chain a, b, c that is partly implied is not among them, as the pair follows from
    the chain. It still counts: whoever asks how strong a pair is, or drops what is implied, asks the plan
    (`order_strength`, `without_strength`), never these edges.
    """
    pairs = frozenset(order_pairs(plan))
    return tuple(edge for edge in strongest_edges(plan) if (edge.before, edge.after) in pairs)


def order_strength(plan: PlayPlan, first: int, second: int) -> Strength | None:
    """How strongly the plan puts step `first` before step `second`; None if it does not.

    A chain of constraints is as strong as its weakest; of several chains the strongest counts.
    """
    if precedes(without_strength(plan, Strength.IMPLIED), first, second):
        return Strength.EXPLICIT
    return Strength.IMPLIED if precedes(plan, first, second) else None


def order_stated(plan: PlayPlan) -> str:
    """`explicit`, `implied` or `none`: the strongest strength among the constraints."""
    strengths = {edge.strength for edge in plan.constraints}
    if Strength.EXPLICIT in strengths:
        return "explicit"
    return "implied" if strengths else "none"


def without_strength(plan: PlayPlan, strength: Strength) -> PlayPlan:
    """The same steps with only the constraints of the other strength."""
    return PlayPlan(plan.steps, tuple(edge for edge in plan.constraints if edge.strength != strength))


def without_steps(plan: PlayPlan, gone: frozenset[int]) -> PlayPlan:
    """The plan without some of its steps, by id; the others are numbered anew, in their order.

    What came before one that is gone comes before what came after it, as strongly as the weaker of the two was said.
    Where the order contradicts itself over one that is gone, that is gone too.
    """
    edges = list(plan.constraints)
    for each in gone:
        before = [edge for edge in edges if edge.after == each != edge.before]
        after = [edge for edge in edges if edge.before == each != edge.after]
        edges = [edge for edge in edges if each not in (edge.before, edge.after)]
        edges += [_joined(first, second) for first in before for second in after if first.before != second.after]
    kept = [step for step in plan.steps if step.id not in gone]
    number = {step.id: place for place, step in enumerate(kept)}
    steps = tuple(replace(step, id=number[step.id]) for step in kept)
    moved = (replace(edge, before=number[edge.before], after=number[edge.after]) for edge in edges)
    return PlayPlan(steps, order_edges(PlayPlan(steps, tuple(moved))))


def _joined(first: PrecedenceConstraint, second: PrecedenceConstraint) -> PrecedenceConstraint:
    weaker = first if first.strength is Strength.IMPLIED else second
    return PrecedenceConstraint(first.before, second.after, weaker.strength, weaker.span)


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
