import itertools
import pickle
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nlclaim.bridge import (
    Hand,
    Position,
    Seat,
    Side,
    Suit,
    find_problems,
    make_position,
    parse_card,
    parse_deal,
    proved_voids,
    trick_winner,
)
from nlclaim.errors import IllegalPlayError, InvalidPositionError

from .strategies import cards, played, positions, randoms, trumps

FOUR_CLUBS = parse_deal("N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653")


def cards_of(text):
    return tuple(map(parse_card, text.split()))


WINNERS = [
    ("S2 S3 SA S4", None, Seat.SOUTH),
    ("S2 HA DA CA", None, Seat.NORTH),
    ("S2 H3 S4 HA", Suit.HEARTS, Seat.WEST),
    ("S2 HA H3 S4", Suit.HEARTS, Seat.EAST),
    ("S2 D2", Suit.DIAMONDS, Seat.EAST),
    ("S2", Suit.CLUBS, Seat.NORTH),
]


@pytest.mark.parametrize(("trick", "suit", "winner"), WINNERS)
def test_trick_goes_to_the_highest_trump_else_the_highest_of_the_suit_led(trick, suit, winner):
    assert trick_winner(cards_of(trick), Seat.NORTH, suit) == winner


@given(positions(), randoms)
def test_play_then_undo_restores(position, random):
    after = position.play(random.choice(list(position.legal_plays())))
    assert after.undo() == position
    assert after.undo() is position


@given(positions())
def test_replaying_the_history_gives_the_same_position(position):
    start = position
    while start.previous is not None:
        start = start.undo()
    again = start
    for seat, card in position.history:
        assert again.turn == seat
        again = again.play(card)
    assert again == position
    assert played(again) == played(position)


@given(positions())
def test_tricks_and_cards_add_up(position):
    counts = [len(hand) for hand in position.hands]
    assert sum(counts) + len(position.trick) == 4 * position.remaining
    start_size = len(position.history) + sum(counts)
    assert 4 * (sum(position.won) + position.remaining) == start_size
    assert all(len(position.hands[seat]) <= position.remaining for seat in Seat)


@given(positions())
def test_legal_plays_follow_suit_whenever_possible(position):
    plays = position.legal_plays()
    hand = position.hands[position.turn]
    assert plays
    assert not plays - hand
    if position.trick:
        holding = hand.suit_holding(position.trick[0].suit)
        assert plays == (holding or hand)
    else:
        assert plays == hand


@given(positions(), cards)
def test_every_other_card_is_refused_with_a_reason(position, card):
    if card in position.legal_plays():
        assert card not in position.play(card).hands[position.turn]
        return
    with pytest.raises(IllegalPlayError) as caught:
        position.play(card)
    assert card.pretty in str(caught.value)


@given(positions())
def test_who_has_shown_out_holds_none(position):
    assert all(not position.hands[seat].suit_holding(suit) for seat, suit in position.shown_out)


@given(positions())
def test_a_position_made_from_its_parts_is_the_same_but_for_what_was_won(position):
    made = make_position(position.hands, position.trumps, position.turn, position.trick, position.shown_out)
    assert made == Position(position.hands, position.trumps, position.turn, position.trick, position.shown_out, (0, 0))


@given(positions())
def test_positions_travel_between_processes(position):
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.history == position.history


@given(st.lists(st.sets(cards, max_size=4).map(Hand.of), min_size=4, max_size=4), trumps)
def test_a_position_is_either_without_problems_or_refused(hands, suit):
    problems = find_problems(hands, Seat.NORTH, (), ())
    if not problems:
        assert make_position(hands, suit, Seat.NORTH).remaining == len(hands[0])
        return
    with pytest.raises(InvalidPositionError) as caught:
        make_position(hands, suit, Seat.NORTH)
    assert list(caught.value.problems) == problems


def test_the_three_ways_to_play_a_wrong_card_are_told_apart():
    position = make_position(FOUR_CLUBS, Suit.CLUBS, Seat.NORTH).play(parse_card("H2"))
    with pytest.raises(IllegalPlayError, match="♠8 from East, who still holds hearts, on ♥2: a revoke"):
        position.play(parse_card("S8"))
    with pytest.raises(IllegalPlayError, match="♥A is West's, and it is East's turn: out of turn"):
        position.play(parse_card("HA"))
    with pytest.raises(IllegalPlayError, match="♥2 is not in any hand"):
        position.play(parse_card("H2"))


def test_there_is_nothing_to_undo_at_the_start():
    with pytest.raises(IllegalPlayError, match="nothing to undo"):
        make_position(FOUR_CLUBS, Suit.CLUBS, Seat.NORTH).undo()


def test_all_problems_of_a_position_are_named_at_once():
    north, east, south, west = parse_deal("N:A... K... 3... Q4.9..")
    with pytest.raises(InvalidPositionError) as caught:
        make_position(
            (north, east, south | north, west),
            None,
            Seat.NORTH,
            cards_of("SA H3"),
            {(Seat.WEST, Suit.SPADES)},
        )
    text = str(caught.value)
    assert "♠A is in North and South and the trick in progress" in text
    assert "unequal hands" in text
    assert "West played ♥3 on ♠A and still holds spades: a revoke" in text
    assert "West is said to have shown out of spades and still holds some" in text


def test_a_trick_of_four_and_an_empty_table_are_refused():
    empty = (Hand(), Hand(), Hand(), Hand())
    assert "no cards left: there is nothing to rule on" in find_problems(empty, Seat.NORTH, (), ())
    problems = find_problems(parse_deal("N:A... K... Q... J..."), Seat.NORTH, cards_of("S2 S3 S4 S5"), ())
    assert "4 cards in the trick in progress; at most 3 can be" in problems


def test_more_than_thirteen_cards_are_too_many():
    hands = tuple(Hand(0x1FFF << 13 * seat | 1 << 13 * ((seat + 1) % 4)) for seat in Seat)
    assert "more than 13 cards in a hand" in find_problems(hands, Seat.NORTH, (), ())


def test_a_discard_in_the_trick_in_progress_is_a_show_out():
    hands = parse_deal("N:4... .3.. 6..5. 75...")
    position = make_position(hands, None, Seat.SOUTH, cards_of("S2 H2"))
    assert position.shown_out == {(Seat.EAST, Suit.SPADES)}


def test_tricks_are_counted_by_side():
    position = make_position(parse_deal("N:A... K... Q... J..."), None, Seat.WEST)
    for card in cards_of("SJ SA SK SQ"):
        position = position.play(card)
    assert position.won[Side.NS] == 1
    assert position.remaining == 0
    assert position.turn == Seat.NORTH


def lies_of(position, side):
    """Every hand that the first player of `side` may hold, by who sees neither hand."""
    seat, other = side.seats
    out = [*position.hands[seat], *position.hands[other]]
    for held in itertools.combinations(out, len(position.hands[seat])):
        lie = {seat: set(held), other: set(out) - set(held)}
        if all(card.suit != suit for who, suit in position.shown_out if who in lie for card in lie[who]):
            yield lie


@given(positions())
def test_what_the_sides_hold_is_what_the_hands_hold(position):
    ours, theirs = (position.held_by(side) for side in Side)
    assert not ours & theirs
    assert sorted([*ours, *theirs]) == sorted(card for hand in position.hands for card in hand)
    assert all(position.hands[seat] - position.held_by(seat.side) == Hand() for seat in Seat)


@given(positions(), st.sampled_from(Side), st.sets(st.sampled_from(Suit)), st.sampled_from((0, 1)))
def test_a_void_is_proved_where_every_lie_that_the_show_outs_leave_has_it(position, side, suits, which):
    who = side.seats[which]
    assume(sum(map(len, position.hands)) <= 20)
    told = {(who, suit) for suit in suits if not position.hands[who].suit_holding(suit)}
    position = replace(position, shown_out=position.shown_out | told)
    out = {card.suit for seat in side.seats for card in position.hands[seat]}
    lies = list(lies_of(position, side))
    void = {
        (seat, suit)
        for seat in side.seats
        for suit in out
        if all(card.suit != suit for lie in lies for card in lie[seat])
    }
    assert proved_voids(position, side) == void - position.shown_out
