import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import Seat, find_contract, read_calls
from nlclaim.bridge.auction import is_finished

READ = [
    ("1C!", ["1C"]),
    ("1sp1nppp", ["1S", "P", "1NT", "P", "P", "P"]),
    ("Pass 1NT X XX", ["P", "1NT", "X", "XX"]),
    ("d", ["X"]),
    ("r", ["XX"]),
    ("DBL RDBL", ["X", "XX"]),
    ("4H AP", ["4H", "P", "P", "P"]),
    ("?", []),
]
CONTRACTS = [
    (Seat.NORTH, "1C P 1H P 2H P 4H P P P", "4H", Seat.SOUTH),
    (Seat.EAST, "1NT P P 2H P P X P P P", "2HX", Seat.NORTH),
    (Seat.SOUTH, "P 1S X XX P P P", "1SXX", Seat.WEST),
    (Seat.WEST, "1D X 1NT P P P", "1NT", Seat.EAST),
    (Seat.NORTH, "1H 1S 2H X P 2S P P P", "2S", Seat.EAST),
]


@pytest.mark.parametrize(("text", "calls"), READ)
def test_calls_are_read_in_every_spelling(text, calls):
    assert read_calls(text) == calls


@pytest.mark.parametrize(("dealer", "text", "contract", "declarer"), CONTRACTS)
def test_declarer_is_who_first_named_the_denomination_for_the_side(dealer, text, contract, declarer):
    found = find_contract(dealer, text.split())
    assert found is not None
    assert (str(found[0]), found[1]) == (contract, declarer)


def test_a_new_bid_ends_the_double_before_it():
    found = find_contract(Seat.NORTH, ["1H", "X", "2H", "P", "P", "P"])
    assert found is not None
    assert str(found[0]) == "2H"


@pytest.mark.parametrize("text", ["", "P P P P", "P"])
def test_without_a_bid_there_is_no_contract(text):
    assert find_contract(Seat.NORTH, text.split()) is None


def test_an_auction_ends_with_three_passes_after_a_bid_or_four():
    assert is_finished(["1C", "P", "P", "P"])
    assert is_finished(["P", "P", "P", "P"])
    assert not is_finished(["P", "P", "P"])
    assert not is_finished(["1C", "P", "P"])
    assert not is_finished([])


@given(st.text(max_size=40))
def test_hostile_text_gives_only_calls(text):
    assert all(call in ("P", "X", "XX") or call[0] in "1234567" for call in read_calls(text))
