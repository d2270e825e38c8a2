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
    precedes,
    require_sound,
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
