"""The searches on positions small enough to check by hand; the brute force in tests/oracle does the rest."""

from __future__ import annotations

import pytest

from nlclaim.bridge import Hand, Position, Seat, Side, Suit, make_position, parse_card, parse_hand, parse_seat
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines import (
    REASONS,
    Bench,
    Budget,
    LineQuery,
    PlayPolicy,
    Promise,
    double_dummy,
    find_costs,
    tricks_guaranteed,
    worst_line,
)

SOUTH = Seat.SOUTH


def position(deal: str, turn: str, trumps: Suit | None = None, trick: str = "") -> Position:
    hands = [parse_hand(hand) for hand in deal.split()]
    return make_position(hands, trumps, parse_seat(turn), [parse_card(card) for card in trick.split()])


def cards(text: str) -> Hand:
    return Hand.of(parse_card(card) for card in text.split())


def test_a_finesse_is_not_guaranteed_but_the_top_card_is():
    deal = position("32... 54... AQ... K6...", "N")

    assert tricks_guaranteed(deal, SOUTH) == 1
    assert double_dummy(deal, Side.NS) == 1
    assert double_dummy(position("32... K6... AQ... 54...", "N"), Side.NS) == 2


def test_a_show_out_makes_the_finesse_sure():
    hands = "32... K6... AQ... .54.."
    unknown = position(hands, "N")
    known = make_position(unknown.hands, None, Seat.NORTH, (), [(Seat.WEST, Suit.SPADES)])

    assert tricks_guaranteed(unknown, SOUTH) == 1
    assert tricks_guaranteed(known, SOUTH) == 2


def test_finesse_and_drop_are_both_normal_so_the_wrong_one_counts():
    king_behind = LineQuery(position("32... 54... AQ... K6...", "N"), SOUTH, SOUTH)
    king_in_front = LineQuery(position("32... K6... AQ... 54...", "N"), SOUTH, SOUTH)

    assert worst_line(king_behind).tricks == 1
    assert worst_line(king_in_front).tricks == 1


def test_a_denied_finesse_leaves_the_drop():
    bare_behind = position("32..3. 54..4. AQ..A. K..65.", "N")
    silent = worst_line(LineQuery(bare_behind, SOUTH, SOUTH))
    denied = worst_line(LineQuery(bare_behind, SOUTH, SOUTH, finesse_denied=frozenset({Suit.SPADES})))

    assert silent.tricks == 2
    assert denied.tricks == 3


def test_a_forgotten_card_costs_what_waking_up_cannot_save():
    deal = position("...AKQ .AKQ.. ..754. ..6.32", "S")

    assert worst_line(LineQuery(deal, SOUTH, SOUTH)).tricks == 3
    assert worst_line(LineQuery(deal, SOUTH, SOUTH, forgotten=cards("D6"))).tricks == 2


def test_top_down_saves_the_small_card():
    deal = position("...AKQ .AKQ.. ..754. ..6.32", "S")
    policy = PlayPolicy(within_suit="top_down")

    assert worst_line(LineQuery(deal, SOUTH, SOUTH, policy, cards("D6"))).tricks == 3


def test_a_stated_step_binds_even_when_silence_would_do_better():
    deal = position("2...A3 .5..54 K...K2 A...76", "N")
    spade_first = (Promise(0, "lead", Suit.SPADES),)

    assert (
        worst_line(LineQuery(deal, SOUTH, SOUTH, promises=spade_first)).tricks
        <= worst_line(LineQuery(deal, SOUTH, SOUTH)).tricks
    )


def test_nodes_that_run_out_leave_a_bound():
    deal = position("KQ3.A43.32. J54.K65.A5. A76.QJ7.KQ. T98.T98.76.", "S")
    result = worst_line(LineQuery(deal, SOUTH, SOUTH), Budget(nodes=3))

    assert not result.complete
    assert result.proved <= double_dummy(deal, Side.NS)


def test_a_spent_budget_raises_for_whoever_asks_for_the_number():
    deal = position("KQ3.A43.32. J54.K65.A5. A76.QJ7.KQ. T98.T98.76.", "S")
    with pytest.raises(SearchBudgetExceeded):
        tricks_guaranteed(deal, SOUTH, budget=Budget(nodes=1))


def test_a_cap_ends_with_its_question():
    budget = Budget(nodes=100)
    with budget.capped(1):
        budget.spend()
        with pytest.raises(SearchBudgetExceeded):
            budget.spend()

    budget.spend()


def test_costs_name_the_card_and_what_would_have_kept_the_trick():
    deal = position("...AKQ .AKQ.. ..754. ..6.32", "S")
    line = worst_line(LineQuery(deal, SOUTH, SOUTH, forgotten=cards("D6"))).line
    (cost,) = find_costs(deal, line, Side.NS)

    assert (cost.trick, cost.tricks, cost.play.reason) == (1, 1, "small_winner")
    assert cost.instead == (parse_card("D7"),)


def test_every_reason_a_line_gives_is_explained():
    deal = position("54.32.. T9.K4.. AK.A.9. 87..2.A", "S", Suit.DIAMONDS)
    result = worst_line(LineQuery(deal, SOUTH, SOUTH, forgotten=cards("D2")))

    assert result.tricks == 3
    assert all(play.reason in REASONS for play in result.line if play.seat.side == Side.NS)


def test_a_number_that_some_lie_makes_rests_on_a_guess():
    guess = position("32... 54... AQ... K6...", "N")
    hopeless = position("32... 54... 98... K6...", "N")

    assert Bench(None).some_lie_makes(guess, SOUTH, 2)
    assert not Bench(None).some_lie_makes(hopeless, SOUTH, 2)
