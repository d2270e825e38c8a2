"""The line search against a second, independent reading of MODEL.md on thousands of endings."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from nlclaim.bridge import CARDS, Position, Seat
from nlclaim.lines import Bench, LineQuery, LineResult, PlayPolicy, tricks_guaranteed, worst_line
from tests.oracle.brute import Worst, continued_tricks, first_node, guaranteed, worst_tricks
from tests.oracle.endings import (
    defenders_claims,
    random_forgotten,
    random_position,
    random_promises,
    random_query,
    random_tenace,
)
from tests.oracle.risk import risky_suits

pytestmark = pytest.mark.oracle
GUARANTEED = {1: 150, 2: 900, 3: 850, 4: 100}
WORST = {1: 200, 2: 1000, 3: 750, 4: 75}
DEFENDERS = {1: 50, 2: 400, 3: 250}
STATED = {1: 50, 2: 400, 3: 250}
STATED_BY_DEFENDER = {2: 200, 3: 100}
CONTINUED = {1: 50, 2: 300, 3: 200}
TENACES = 40
MANY = 10
"""How much larger the slow profile is."""


def literal(position: Position) -> str:
    """Python that makes the position again."""
    hands = ", ".join(f"parse_hand('{hand}')" for hand in position.hands)
    trick = ", ".join(f"parse_card('{card}')" for card in position.trick)
    voids = ", ".join(f"(Seat.{seat.name}, Suit.{suit.name})" for seat, suit in sorted(position.shown_out))
    trumps = None if position.trumps is None else f"Suit.{position.trumps.name}"
    return f"make_position([{hands}], {trumps}, Seat.{position.turn.name}, [{trick}], [{voids}])"


def explain(query: LineQuery, found: LineResult, wanted: Worst) -> str:
    """A mismatch, to be read and to be run again."""
    usual, policy = PlayPolicy(), query.policy
    keys = {key.name: getattr(policy, key.name) for key in fields(PlayPolicy)}
    unusual = ", ".join(f"{key}={value!r}" for key, value in keys.items() if value != getattr(usual, key))
    running = None if query.running is None else f"Suit.{query.running.name}"
    return (
        f"search {found.tricks} (proved {found.proved}), brute {wanted.tricks}\n"
        f"LineQuery({literal(query.position)}, Seat.{query.declarer.name}, Seat.{query.claimer.name}, "
        f"PlayPolicy({unusual}), parse_hand('{query.forgotten}'), {query.claimed}, {query.concession}, "
        f"{query.promises}, {running}, {set(query.finesse_denied)}, parse_hand('{query.presumed}'), {query.squeezes}, "
        f"{set(query.from_the_top)}, {set(query.counted)})\n"
        f"brute:  {' '.join(str(CARDS[card]) for card in wanted.line)}\n"
        f"search: {' '.join(f'{play.card}({play.reason})' for play in found.line)}"
    )


def assert_same(query: LineQuery) -> None:
    """The search proves the number of the brute force, by a line that wins just so many tricks."""
    found, wanted = worst_line(query), worst_tricks(query)
    assert found.complete, explain(query, found, wanted)
    assert found.tricks == wanted.tricks, explain(query, found, wanted)
    end, side = query.position, query.claimer.side
    for play in found.line:
        assert play.seat == end.turn
        end = end.play(play.card)
    assert not any(end.hands)
    assert end.won[side] - query.position.won[side] == found.tricks


def assert_all_same(kind: str, size: int, count: int, by_defender: bool = False, promises: bool = False) -> None:
    """`count` seeded endings of `size` cards a hand."""
    for seed in range(count):
        random = Random(f"{kind} {size} {seed}")
        query = random_query(random, size, by_defender)
        if promises:
            query = replace(query, promises=random_promises(random, query.position, query.claimer % 2))
        assert_same(query)


def assert_guaranteed(kind: str, size: int, count: int) -> None:
    """`count` seeded endings of `size` cards a hand."""
    for seed in range(count):
        random = Random(f"{kind} {size} {seed}")
        side = random.randrange(2)
        position = random_position(random, size, side)
        forgotten = random_forgotten(random, position, side)
        found, wanted = tricks_guaranteed(position, Seat(side), forgotten), guaranteed(position, Seat(side), forgotten)
        assert found == wanted, f"search {found}, brute {wanted}: {literal(position)}, forgotten {forgotten}"


@pytest.mark.parametrize("size", GUARANTEED)
def test_guaranteed_is_that_of_belief_sets(size: int) -> None:
    assert_guaranteed("guaranteed", size, GUARANTEED[size])


@pytest.mark.parametrize("size", WORST)
def test_worst_line_of_declarers_claim(size: int) -> None:
    assert_all_same("declarer", size, WORST[size])


@pytest.mark.parametrize("size", DEFENDERS)
def test_worst_line_of_a_defenders_claim(size: int) -> None:
    assert_all_same("defender", size, DEFENDERS[size], by_defender=True)


@pytest.mark.parametrize("size", STATED)
def test_worst_line_with_stated_steps(size: int) -> None:
    assert_all_same("stated", size, STATED[size], promises=True)


@pytest.mark.parametrize("size", STATED_BY_DEFENDER)
def test_worst_line_with_a_defenders_stated_steps(size: int) -> None:
    assert_all_same("sw defender", size, STATED_BY_DEFENDER[size], by_defender=True, promises=True)


@pytest.mark.parametrize("size", CONTINUED)
@pytest.mark.parametrize("by_defender", [False, True])
def test_play_that_goes_on(size: int, by_defender: bool) -> None:
    assert_continued("continued", size, CONTINUED[size], by_defender)


def assert_continued(kind: str, size: int, count: int, by_defender: bool) -> None:
    """`count` seeded endings of `size` cards a hand, every other one with stated steps."""
    for seed in range(count):
        random = Random(f"{kind} {size} {seed}")
        query = random_query(random, size, by_defender)
        if seed % 2:
            query = replace(query, promises=random_promises(random, query.position, query.claimer % 2))
        query = replace(query, policy=PlayPolicy())
        found, wanted = Bench(query.position.trumps).continued_play(query), continued_tricks(query)
        assert found.tricks == found.proved == wanted, f"search {found.tricks}, brute {wanted}: {query}"
        end = query.position
        for played in found.line:
            end = end.play(played.card)
        assert end.won[query.claimer.side] - query.position.won[query.claimer.side] == found.tricks


@pytest.mark.parametrize("query", defenders_claims())
def test_a_defenders_claim(query: LineQuery) -> None:
    assert_same(query)


@pytest.mark.parametrize("seed", range(TENACES))
def test_a_suit_to_be_finessed(seed: int) -> None:
    assert_same(random_tenace(Random(f"tenace {seed}"), 4))


def test_some_of_those_finesses_were_never_safe() -> None:
    queries = [random_tenace(Random(f"tenace {seed}"), 4) for seed in range(TENACES)]
    assert any(risky_suits(query, first_node(query)) for query in queries)


@pytest.mark.slow
@pytest.mark.parametrize("size", WORST)
def test_many_endings(size: int) -> None:
    assert_guaranteed("many guaranteed", size, GUARANTEED[size] * MANY)
    assert_all_same("many declarer", size, WORST[size] * MANY)
    assert_all_same("many defender", size, DEFENDERS.get(size, 20) * MANY, by_defender=True)


@pytest.mark.slow
@pytest.mark.parametrize("size", STATED)
def test_many_endings_with_stated_steps(size: int) -> None:
    assert_all_same("many stated", size, STATED[size] * MANY, promises=True)
