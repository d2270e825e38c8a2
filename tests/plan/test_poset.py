"""The algebra of the stated order, against networkx."""

from __future__ import annotations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.errors import CyclicPlanError
from nlclaim.plan import (
    PlayPlan,
    PrecedenceConstraint,
    Step,
    Strength,
    Verb,
    closure,
    find_cycle,
    linear_extensions,
    order_edges,
    order_pairs,
    order_stated,
    order_strength,
    precedes,
    require_sound,
    without_steps,
    without_strength,
)
from nlclaim.spans import Span

WORDS = "hearts spades diamonds clubs trumps aces"


def make_plan(size: int, *edges: tuple[int, int], implied: tuple[tuple[int, int], ...] = ()) -> PlayPlan:
    starts = [WORDS.index(word) for word in WORDS.split()]
    steps = tuple(Step(n, Verb.CASH, Span(starts[n], starts[n] + len(WORDS.split()[n]))) for n in range(size))
    stated = [PrecedenceConstraint(a, b, Strength.EXPLICIT, Span(0, 1)) for a, b in edges]
    stated += [PrecedenceConstraint(a, b, Strength.IMPLIED, Span(0, 1)) for a, b in implied]
    return PlayPlan(steps, tuple(stated))


def make_chain(size: int) -> PlayPlan:
    steps = tuple(Step(n, Verb.CASH, Span(0, 1)) for n in range(size))
    return PlayPlan(
        steps, tuple(PrecedenceConstraint(n, n + 1, Strength.EXPLICIT, Span(0, 1)) for n in range(size - 1))
    )


@st.composite
def any_plans(draw: st.DrawFn) -> PlayPlan:
    """Sound or contradictory, a step before itself included."""
    size = draw(st.integers(1, 6))
    pairs = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))
    return make_plan(size, *draw(st.lists(pairs, max_size=7)), implied=tuple(draw(st.lists(pairs, max_size=3))))


@st.composite
def sound_plans(draw: st.DrawFn) -> PlayPlan:
    size = draw(st.integers(1, 6))
    pairs = [(a, b) for a in range(size) for b in range(size) if a < b]
    edges = draw(st.lists(st.sampled_from(pairs), max_size=9)) if pairs else []
    implied = draw(st.lists(st.sampled_from(pairs), max_size=3)) if pairs else []
    return make_plan(size, *edges, implied=tuple(implied))


def as_graph(plan: PlayPlan) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_nodes_from(step.id for step in plan.steps)
    graph.add_edges_from((edge.before, edge.after) for edge in plan.constraints)
    return graph


def test_one_before_two_leaves_the_two_unordered():
    plan = make_plan(3, (0, 1), (0, 2))

    assert order_pairs(plan) == ((0, 1), (0, 2))
    assert sorted(linear_extensions(plan)) == [(0, 1, 2), (0, 2, 1)]


def test_a_chain_needs_no_long_edge():
    assert order_pairs(make_plan(3, (0, 1), (1, 2), (0, 2))) == ((0, 1), (1, 2))


def test_strongest_evidence_is_kept():
    plan = make_plan(2, (0, 1), implied=((0, 1),))

    assert [edge.strength for edge in order_edges(plan)] == [Strength.EXPLICIT]
    assert order_stated(plan) == "explicit"


def test_a_chain_is_as_strong_as_its_weakest_link():
    plan = make_plan(4, (0, 1), implied=((1, 2),))

    assert order_strength(plan, 0, 1) == Strength.EXPLICIT
    assert order_strength(plan, 0, 2) == Strength.IMPLIED
    assert order_strength(plan, 2, 0) is None
    assert order_strength(plan, 0, 3) is None


def test_explicit_order_survives_beside_a_chain_that_is_partly_implied():
    plan = make_plan(3, (0, 2), (1, 2), implied=((0, 1),))

    assert order_pairs(plan) == ((0, 1), (1, 2))
    assert order_strength(plan, 0, 2) == Strength.EXPLICIT
    assert order_pairs(without_strength(plan, Strength.IMPLIED)) == ((0, 2), (1, 2))


def test_a_long_chain_is_reduced_without_delay():
    assert len(order_pairs(make_chain(1200))) == 1199


def test_implied_order_can_be_left_out():
    plan = make_plan(3, (0, 1), implied=((1, 2),))

    assert order_pairs(without_strength(plan, Strength.IMPLIED)) == ((0, 1),)


def test_no_order_leaves_every_order():
    assert len(list(linear_extensions(make_plan(4)))) == 24
    assert order_stated(make_plan(4)) == "none"


def test_a_contradiction_names_its_words():
    with pytest.raises(CyclicPlanError, match="before") as caught:
        require_sound(make_plan(3, (0, 1), (1, 0)), WORDS)

    assert set(caught.value.cycle) == {"hearts", "spades"}
    assert caught.value.cycle[0] == caught.value.cycle[-1]


def test_a_contradiction_has_no_linear_extension():
    assert list(linear_extensions(make_plan(2, (0, 1), (1, 0)))) == []


def test_a_cycle_runs_along_the_order():
    plan = make_plan(4, (0, 1), (1, 2), (2, 0))
    cycle = [step.id for step in find_cycle(plan)]
    stated = {(edge.before, edge.after) for edge in plan.constraints}

    assert all(pair in stated for pair in zip(cycle, [*cycle[1:], cycle[0]], strict=True))


@given(sound_plans())
def test_reduction_is_that_of_networkx(plan: PlayPlan):
    assert set(order_pairs(plan)) == set(nx.transitive_reduction(as_graph(plan)).edges)


@given(sound_plans())
def test_closure_is_that_of_networkx(plan: PlayPlan):
    assert closure(plan) == set(nx.transitive_closure(as_graph(plan)).edges)
    assert all(precedes(plan, first, second) for first, second in closure(plan))


@given(sound_plans())
def test_linear_extensions_are_those_of_networkx(plan: PlayPlan):
    expected = sorted(tuple(order) for order in nx.all_topological_sorts(as_graph(plan)))

    assert sorted(linear_extensions(plan)) == expected


@given(sound_plans())
def test_a_sound_plan_has_no_cycle(plan: PlayPlan):
    assert find_cycle(plan) == ()


@given(any_plans())
def test_cycles_are_found_where_networkx_finds_them(plan: PlayPlan):
    cycle = [step.id for step in find_cycle(plan)]
    stated = {(edge.before, edge.after) for edge in plan.constraints}

    assert bool(cycle) == (not nx.is_directed_acyclic_graph(as_graph(plan)))
    assert all(pair in stated for pair in zip(cycle, [*cycle[1:], *cycle[:1]], strict=True))


@given(sound_plans())
def test_closure_and_reduction_undo_each_other(plan: PlayPlan):
    closed = make_plan(len(plan.steps), *closure(plan))
    reduced = make_plan(len(plan.steps), *order_pairs(plan))

    assert order_pairs(closed) == order_pairs(plan)
    assert closure(reduced) == closure(plan)


@given(sound_plans())
def test_the_edges_of_the_reduction_are_as_strong_as_its_pairs(plan: PlayPlan):
    edges = order_edges(plan)

    assert tuple((edge.before, edge.after) for edge in edges) == order_pairs(plan)
    assert all(edge.strength == order_strength(plan, edge.before, edge.after) for edge in edges)


@given(sound_plans())
def test_what_is_explicit_is_what_is_left_without_the_implied(plan: PlayPlan):
    explicit = {pair for pair in closure(plan) if order_strength(plan, *pair) == Strength.EXPLICIT}

    assert explicit == closure(without_strength(plan, Strength.IMPLIED))


@given(sound_plans())
def test_without_some_steps_the_others_keep_their_order(plan: PlayPlan):
    gone = frozenset(step.id for step in plan.steps if step.id % 3 == 1)
    left = without_steps(plan, gone)
    kept = [step.id for step in plan.steps if step.id not in gone]

    assert [step.id for step in left.steps] == list(range(len(kept)))
    assert [step.span for step in left.steps] == [step.span for step in plan.steps if step.id not in gone]
    assert {(kept[first], kept[second]) for first, second in closure(left)} == {
        (first, second) for first, second in closure(plan) if not {first, second} & gone
    }


@given(any_plans())
def test_steps_may_go_from_an_order_that_contradicts_itself(plan: PlayPlan):
    left = without_steps(plan, frozenset(step.id for step in plan.steps[1:]))
    assert len(left.steps) == 1
    assert all(edge.before == edge.after == 0 for edge in left.constraints)


def test_a_step_that_goes_leaves_the_weaker_of_two_orders():
    plan = make_plan(3, (0, 1), implied=((1, 2),))
    (edge,) = without_steps(plan, frozenset({1})).constraints
    assert (edge.before, edge.after, edge.strength) == (0, 1, Strength.IMPLIED)
