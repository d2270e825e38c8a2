import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import Board, BoardProblem, Ending, Hand, Seat, find_boards, parse_card, parse_contract, parse_deal
from nlclaim.bridge.board import settle_board
from nlclaim.errors import IllegalPlayError, InvalidPositionError

from .strategies import boards

DEAL = parse_deal("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432")
BOARD = Board(DEAL, number=3, room="closed", contract=parse_contract("3NT"), declarer=Seat.NORTH)


def cards(text: str):
    return tuple(map(parse_card, text.split()))


@given(boards(), st.data())
def test_every_card_of_the_record_leads_to_a_position(board, data):
    n_cards = data.draw(st.integers(0, len(board.play)))
    position = board.position_at(n_cards)
    assert tuple(card for _, card in position.history) == board.play[:n_cards]
    assert sum(position.won) + position.remaining == 13


def test_the_end_of_the_record_is_the_default():
    board = settle_board(BOARD, cards("ST S3 S2 SA SK"), ended=True)
    assert board.position_at() == board.position_at(5)
    assert board.position_at().turn == Seat.EAST


def test_more_cards_than_there_are_is_an_error():
    with pytest.raises(IllegalPlayError, match="53 cards asked for, and the record has 0"):
        BOARD.position_at(53)


def test_without_a_contract_there_is_no_position():
    with pytest.raises(InvalidPositionError, match="nobody knows who leads"):
        Board(DEAL).position_at()


@pytest.mark.parametrize(
    ("count", "ended", "ending"),
    [
        (0, False, Ending.NOT_PLAYED),
        (0, True, Ending.CLAIMED),
        (5, False, Ending.STOPPED),
        (5, True, Ending.CLAIMED),
    ],
)
def test_how_a_record_ends(count, ended, ending):
    assert settle_board(BOARD, cards("ST S3 S2 SA SK")[:count], ended).ending == ending


def test_a_claim_after_an_impossible_card_is_no_claim_at_a_known_place():
    board = settle_board(BOARD, cards("ST S3 S2 DA SK"), ended=True)
    assert (board.ending, len(board.play)) == (Ending.STOPPED, 3)
    assert "♦A from North, who still holds spades" in board.problems[0]


def test_cards_without_a_contract_are_left_out_and_said():
    board = settle_board(Board(DEAL), cards("ST S3"), ended=True)
    assert (board.ending, board.play) == (Ending.NOT_PLAYED, ())
    assert board.problems == ("2 cards on record but no contract: left out",)


def test_all_that_is_wrong_with_a_deal_is_named():
    north, east, south, _ = DEAL
    with pytest.raises(InvalidPositionError) as caught:
        settle_board(Board((north, east, south, Hand())), (), ended=False)
    assert "West has 0 cards, not 13" in str(caught.value)
    assert "nobody holds ♠2 ♥5" in str(caught.value)


def test_a_board_is_found_by_its_number_or_its_room_and_number():
    opened, closed = Board(DEAL, number=3, room="open"), BOARD
    assert find_boards([opened, closed], "3") == (opened, closed)
    assert find_boards([opened, closed], "C3") == (closed,)
    assert find_boards([opened, closed], "4") == ()


def test_labels_and_problems_name_the_place():
    assert BOARD.label == "c3"
    assert Board(DEAL).label == ""
    assert str(BoardProblem("no deal", "c3", 2, 77)) == "board c3 (byte 77): no deal"
    assert str(BoardProblem("no deal", "", 2, 77)) == "record 2 (byte 77): no deal"
    assert str(BoardProblem("empty")) == "file (byte 0): empty"
