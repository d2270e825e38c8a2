from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import FULL_DECK, Hand, Seat, format_deal, parse_deal
from nlclaim.bridge.notation import find_deal_problems
from nlclaim.errors import BridgeError, InvalidCardError, InvalidPositionError

from .strategies import deal_cards, deals, randoms

FULL = "N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653"
SAME_DEALS = [
    "E:87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653 AJT432.2.QT84.T4",
    "s: k95.k986.ak952.7 q6.a7.63.kj98653 aj10432.2.q1084.104 87.qj10543.j7.aq2",
    "W:Q6.A7.63.KJ98653\nAJT432.2.QT84.T4\n87.QJT543.J7.AQ2\n K95.K986.AK952.7 ",
    "north:234TJA.2.48TQ.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653",
]


@pytest.mark.parametrize("text", SAME_DEALS)
def test_any_seat_order_and_case_give_the_same_deal(text):
    assert format_deal(parse_deal(text)) == FULL


@given(deals())
def test_deal_reads_back(deal):
    assert parse_deal(format_deal(deal)) == deal


@given(deals(), st.sampled_from(Seat))
def test_deal_reads_back_from_any_seat(deal, first):
    text = f"{first.letter}:" + " ".join(str(deal[(first + place) % 4]) for place in range(4))
    assert parse_deal(text) == deal


@given(randoms, st.sampled_from(Seat))
def test_an_unknown_hand_is_what_the_three_others_leave(random, unknown):
    deal = deal_cards(random)
    text = "N:" + " ".join("-" if seat == unknown else str(deal[seat]) for seat in Seat)
    assert parse_deal(text) == deal


def test_an_unknown_hand_stays_empty_when_it_cannot_be_computed():
    assert parse_deal("N:AK... - QJ... -")[Seat.EAST] == Hand()


def test_a_dash_is_a_void_and_typographic_dashes_too():
    assert parse_deal("N:-.AK.-.- -.-.32.- –.–.–.54 JT.-.-.-") == parse_deal("N:.AK.. ..32. ...54 JT...")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the first seat and a colon are missing"),
        ("AK... QJ... T9... 87...", "as in N:AK.32..QT8"),
        ("X:AK... QJ... T9... 87...", "N, E, S or W would be"),
        ("N:AK... QJ... T9...", "it has 3 hands, not 4"),
    ],
)
def test_what_has_not_the_shape_of_a_deal_is_refused_with_an_example(text, message):
    with pytest.raises(InvalidCardError, match=message):
        parse_deal(text)


def test_all_bad_cards_are_named_at_once_with_their_place():
    with pytest.raises(InvalidPositionError) as caught:
        parse_deal("N:AA1.K.. AK.. K.K.. .x..")
    assert caught.value.problems == (
        "North: ♠A stands 2 times",
        "North: '1' in spades is not a rank; A, K, Q, J, T or 2 to 9 would be",
        "East: 'AK..' has 3 suits, not 4 with dots between, as in AK.32..QT8",
        "West: 'X' in hearts is not a rank; A, K, Q, J, T or 2 to 9 would be",
        "♥K is in North and South",
    )


def test_fourteen_cards_are_too_many():
    hands = [Hand(0x3FFF), Hand(), Hand(), Hand()]
    assert find_deal_problems(hands) == ["North has 14 cards; at most 13 can be"]
    assert find_deal_problems([FULL_DECK, Hand(), Hand(), Hand()])


@given(st.text(max_size=80) | st.text(alphabet="NESW: .-AKQJT9812x\n", max_size=80))
def test_hostile_text_is_a_deal_or_a_typed_error(text):
    with suppress(BridgeError):
        deal = parse_deal(text)
        assert parse_deal(format_deal(deal)) == deal
