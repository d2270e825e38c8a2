import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import (
    CARDS,
    FULL_DECK,
    Card,
    Hand,
    Suit,
    parse_card,
    parse_contract,
    parse_hand,
    parse_rank,
    parse_seat,
    parse_suit,
)
from nlclaim.bridge.seats import Seat, Side
from nlclaim.errors import InvalidCardError

from .strategies import cards, contracts, hands

CARD_SPELLINGS = [
    ("SA", "SA"),
    ("sa", "SA"),
    ("AS", "SA"),
    ("♠A", "SA"),
    ("♠️A", "SA"),
    ("♤A", "SA"),
    ("H10", "HT"),
    ("10h", "HT"),
    (" ♦t ", "DT"),
]
NOT_CARDS = ["", "S", "A", "SS", "AA", "S1", "XA", "SAK", "10", "S100", "ΣA", "S\x00"]


@pytest.mark.parametrize(("text", "card"), CARD_SPELLINGS)
def test_card_spellings_name_one_card(text, card):
    assert str(parse_card(text)) == card


@pytest.mark.parametrize("text", NOT_CARDS)
def test_what_is_no_card_is_refused_with_an_example(text):
    with pytest.raises(InvalidCardError, match="SA or H7 would be"):
        parse_card(text)


@given(cards)
def test_card_reads_back_in_both_notations(card):
    assert parse_card(str(card)) == parse_card(card.pretty) == CARDS[card.index] == card


@given(hands)
def test_hand_reads_back(hand):
    assert parse_hand(str(hand)) == hand


@given(hands, hands)
def test_hands_are_sets(one, other):
    assert set(one | other) == set(one) | set(other)
    assert set(one & other) == set(one) & set(other)
    assert set(one - other) == set(one) - set(other)
    assert len(one) == len(set(one))
    assert bool(one) == bool(set(one))
    assert all(card in one for card in one)


@given(hands)
def test_hand_iterates_from_the_ace_of_spades_down(hand):
    indices = [card.index for card in hand]
    assert indices == sorted(indices, reverse=True)


def test_full_deck_has_each_card_once():
    assert sorted(FULL_DECK) == sorted(CARDS)
    assert len(FULL_DECK) == 52


def test_only_a_card_can_be_in_a_hand():
    assert "SA" not in FULL_DECK


@pytest.mark.parametrize("text", ["AK.32.QT8", "AK.32..QT8.", "AA...", "1...", "A K..."])
def test_bad_hands_are_refused(text):
    with pytest.raises(InvalidCardError):
        parse_hand(text)


@pytest.mark.parametrize("text", ["♥", "h", " H ", "♥️", "♡"])
def test_suit_spellings(text):
    assert parse_suit(text) is Suit.HEARTS


@pytest.mark.parametrize("text", ["", "N", "hearts", "SH"])
def test_what_is_no_suit_is_refused(text):
    with pytest.raises(InvalidCardError, match="is not a suit"):
        parse_suit(text)


def test_ten_has_two_spellings():
    assert parse_rank("10") == parse_rank("t") == 8


@pytest.mark.parametrize("text", ["", "1", "TT", "1010", "X"])
def test_what_is_no_rank_is_refused(text):
    with pytest.raises(InvalidCardError, match="is not a rank"):
        parse_rank(text)


@given(contracts)
def test_contract_reads_back(contract):
    assert parse_contract(str(contract)) == parse_contract(contract.pretty) == contract


def test_contract_knows_its_tricks_and_trumps():
    assert parse_contract("6♣xx") == parse_contract("6CXX")
    assert parse_contract("3n").trumps is None
    assert parse_contract("3NT").tricks == 9


@pytest.mark.parametrize("text", ["", "8S", "0NT", "4", "S4", "4SXXX", "4 S by N", "PASS"])
def test_what_is_no_contract_is_refused(text):
    with pytest.raises(InvalidCardError, match="is not a contract"):
        parse_contract(text)


def test_seats_go_round_the_table():
    for seat in Seat:
        assert seat.lho.rho == seat
        assert seat.partner.partner == seat
        assert seat.lho.lho == seat.partner
        assert seat.side == seat.partner.side
        assert seat.side.other == seat.lho.side
        assert seat in seat.side.seats
        assert parse_seat(seat.letter.lower()) is parse_seat(str(seat)) is seat
    assert [str(side) for side in Side] == ["NS", "EW"]


@pytest.mark.parametrize("text", ["", "X", "NS", "nor"])
def test_what_is_no_seat_is_refused(text):
    with pytest.raises(InvalidCardError, match="N, E, S or W would be"):
        parse_seat(text)


@given(st.text(max_size=12))
def test_hostile_text_is_a_card_or_a_typed_error(text):
    kinds = {parse_card: Card, parse_hand: Hand, parse_suit: Suit, parse_rank: int, parse_seat: Seat}
    for parse, kind in kinds.items():
        try:
            read = parse(text)
        except InvalidCardError:
            continue
        assert isinstance(read, kind)


def test_card_orders_by_suit_then_rank():
    assert Card(Suit.CLUBS, 12) < Card(Suit.DIAMONDS, 0)
    assert Hand.of([CARDS[0], CARDS[0]]) == Hand(1)
