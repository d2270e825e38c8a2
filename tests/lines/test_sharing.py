"""Questions that share work: idle policy keys, lines offered to the next question, double dummy as a bound."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from nlclaim.bridge import Hand, Seat, Suit, make_position, parse_hand
from nlclaim.lines import Bench, Concession, LineQuery, PlayPolicy, Promise, double_dummy, worst_line
from nlclaim.lines.bearing import essential
from nlclaim.lines.convert import node_of
from nlclaim.lines.double_dummy import makes, worth_of_plays
from nlclaim.lines.node import SIDE
from nlclaim.lines.query import NOTICES_NOTHING
from nlclaim.lines.winners import runs_in_any_order
from tests.oracle.brute import worst_tricks
from tests.oracle.endings import POLICIES, random_policy, random_position, random_query
from tests.property.test_lines import renamed


@pytest.mark.parametrize("seed", range(150))
def test_idle_policy_keys_do_not_change_the_answer(seed: int) -> None:
    query = random_query(Random(seed), 3, by_defender=seed % 3 == 0)
    assert worst_line(essential(query)).tricks == worst_line(query).tricks


def test_keys_that_cannot_matter_here_are_dropped_and_others_kept() -> None:
    hands = [parse_hand(hand) for hand in ("AK.2..", "Q5..3.", "32.A..", "J4.K..")]
    query = LineQuery(make_position(hands, None, Seat.SOUTH), Seat.SOUTH, Seat.SOUTH)
    idle = PlayPolicy(observe="all", ruff_height="any", forgotten_master_trump="not_as_check", solid_rank=9)
    assert essential(replace(query, policy=idle)).policy == PlayPolicy()
    kept = PlayPolicy(suit_order="any_worst", win_with="either")
    assert essential(replace(query, policy=kept)).policy == kept
    asleep = replace(query, policy=PlayPolicy(observe=NOTICES_NOTHING))
    assert essential(asleep).policy == PlayPolicy()
    forgetful = replace(asleep, forgotten=Hand.of(list(hands[1])[:1]))
    assert essential(forgetful).policy == asleep.policy
    assert essential(replace(forgetful, policy=PlayPolicy(observe="all"))).policy == PlayPolicy()


def test_a_question_under_another_policy_keeps_the_rest() -> None:
    base = random_query(Random(1), 3)
    said = LineQuery(
        base.position,
        declarer=Seat.WEST,
        claimer=Seat.NORTH,
        policy=PlayPolicy(solid_rank=9),
        forgotten=Hand.of(parse_hand("2...")),
        claimed=2,
        concession=Concession(timing="at_end"),
        promises=(Promise(0, "draw"),),
        running=Suit.HEARTS,
        finesse_denied=frozenset({Suit.CLUBS}),
        presumed=Hand.of(parse_hand("2...")),
        squeezes=True,
        from_the_top=frozenset({Suit.HEARTS}),
        counted=frozenset({Suit.HEARTS}),
    )
    bare = LineQuery(said.position, said.declarer, said.claimer)
    told = {one.name for one in fields(said) if getattr(said, one.name) != getattr(bare, one.name)}
    assert told == {one.name for one in fields(said)} - {"position", "declarer", "claimer"}, "each has a value here"
    assert said.under(base.policy) == replace(said, policy=base.policy)
    assert said.under(base.policy) != said


@pytest.mark.parametrize("seed", range(60))
def test_a_bench_answers_as_questions_asked_alone_do(seed: int) -> None:
    source = Random(seed)
    query = random_query(source, 4, by_defender=seed % 4 == 0)
    bench = Bench(query.position.trumps)
    for _ in range(4):
        query = replace(query, policy=random_policy(source))
        shared = bench.worst_line(query)
        assert shared.tricks == shared.proved == worst_line(query).tricks
        end = query.position
        for play in shared.line:
            end = end.play(play.card)
        assert end.won[query.claimer.side] - query.position.won[query.claimer.side] == shared.tricks


@pytest.mark.parametrize("seed", range(150))
def test_policies_that_say_the_same_where_they_are_asked_share_an_answer(seed: int) -> None:
    source = Random(seed)
    query = random_query(source, 4, by_defender=seed % 5 == 0)
    bench = Bench(query.position.trumps)
    for _ in range(8):
        keys = source.sample(list(POLICIES), 2)
        query = replace(query, policy=replace(query.policy, **{key: source.choice(POLICIES[key]) for key in keys}))
        shared = bench.worst_line(query, with_line=False)
        assert shared.tricks == shared.proved == worst_line(query).tricks


def test_what_a_search_never_asked_needs_no_other_search() -> None:
    hands = [parse_hand(hand) for hand in ("AK.2..", "Q5..3.", "32.A..", "J4.K..")]
    query = LineQuery(make_position(hands, None, Seat.SOUTH), Seat.SOUTH, Seat.SOUTH)
    bench = Bench(None)
    bench.worst_line(query)
    spent = bench.budget.nodes
    bench.worst_line(replace(query, policy=PlayPolicy(win_with="either")), with_line=False)
    assert bench.budget.nodes == spent


def test_a_limit_above_the_tricks_left_is_no_proof() -> None:
    source = Random(42196838)
    query = random_query(source, 5, by_defender=source.random() < 0.3)
    other = renamed(query, [Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS], 0)
    assert worst_line(query).tricks == worst_line(other).tricks == 3


@pytest.mark.parametrize("seed", range(100))
def test_a_number_made_is_one_up_to_double_dummy(seed: int) -> None:
    position = random_position(Random(seed), 1 + seed % 4, 0)
    most = double_dummy(position, position.turn.side)
    assert max(worth_of_plays(position).values()) == most
    assert set(worth_of_plays(position)) == set(position.legal_plays())
    if not position.trick:
        hands = [hand.mask for hand in position.hands]
        trumps = -1 if position.trumps is None else int(position.trumps)
        for number in range(position.remaining + 1):
            assert makes(hands, trumps, position.leader, number) == (number <= most)


def test_winners_that_run_in_any_order() -> None:
    def runs(*hands: str, trumps: Suit | None = None) -> bool:
        node = node_of(make_position([parse_hand(hand) for hand in hands], trumps, Seat.NORTH), Seat.NORTH)
        return runs_in_any_order(node, -1 if trumps is None else int(trumps))

    assert runs("AK4.A..", "Q5.32..", ".KQ.AK.", "..QJT.9")
    assert not runs("AK4.A..", "Q5.32..", ".KQ.AK.", "J..QJ.9")  # one opponent may hold three spades
    assert not runs("AK4.A..", "Q5.42..", ".K3.AK.", "..QJT.9")  # a heart may lose once the ace is gone
    assert not runs("AK4.A..", "Q5.32..", ".KQ.AK.", "..QJT.9", trumps=Suit.CLUBS)


def test_what_runs_in_any_order_wins_every_trick() -> None:
    found = 0
    for seed in range(3000):
        query = replace(random_query(Random(seed), 3), forgotten=Hand(), claimed=None)
        node = node_of(query.position, query.declarer)
        trumps = -1 if query.position.trumps is None else int(query.position.trumps)
        if node.played == 0 and node.turn in SIDE and runs_in_any_order(node, trumps):
            found += 1
            literal = replace(query, policy=replace(query.policy, suit_order="any_worst"))
            assert worst_tricks(literal).tricks == query.position.remaining
    assert found > 20


@pytest.mark.parametrize("seed", range(80))
def test_a_search_that_may_end_early_has_shown_what_was_asked_and_goes_on_to_the_same_number(seed: int) -> None:
    query = random_query(Random(seed), 4, by_defender=seed % 4 == 0)
    exact = worst_line(query).tricks
    for limit in range(query.position.remaining + 1):
        bench = Bench(query.position.trumps)
        low = bench.worst_line(query, at_least=limit)
        assert low.proved <= exact <= low.tricks
        assert (low.proved >= limit) == (exact >= limit)
        assert exact >= limit or low.tricks == exact
        high = bench.worst_line(query, at_most=limit)
        assert (high.tricks <= limit) == (exact <= limit)
        assert bench.worst_line(query).tricks == bench.worst_line(query).proved == exact


@pytest.mark.parametrize("seed", range(120))
def test_double_dummy_as_a_ceiling_changes_no_number(seed: int) -> None:
    query = random_query(Random(seed), 4, by_defender=seed % 4 == 0)
    exact, ceiling = worst_line(essential(query)), double_dummy(query.position, query.claimer.side)
    bench = Bench(query.position.trumps)
    alone = bench.worst_line(query, ceiling=ceiling, with_line=False)
    assert alone.tricks == alone.proved == exact.tricks
    for asked in (bench, Bench(query.position.trumps)):
        full = asked.worst_line(query, ceiling=ceiling)
        assert full.tricks == full.proved == exact.tricks
    assert full.line == exact.line
