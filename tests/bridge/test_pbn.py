from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import Board, BoardProblem, Ending, Seat, Suit
from nlclaim.bridge.pbn import format_pbn, iter_pbn, read_pbn

from .strategies import boards

# A board of our own making: West's 2♠ with the trick in progress cut short by a claim.
GAME = """\
% PBN 2.1
% EXPORT
[Event "Club night"]
[Board "7"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "3NT"]
[Result "13"]
[Auction "S"]
Pass Pass 3NT =1= AP
[Note "1:to play"]
[Play "E"]
ST S3 S2 SA
S7 {a quiet trick} S4 H2 SK
S8 S5 H3 SQ
- - - SJ
*
"""
PLAYED = "ST S3 S2 SA SK S7 S4 H2 SQ S8 S5 H3 SJ"


def only(text: str | bytes) -> Board:
    (board,) = read_pbn(text)
    return board


def cards(board: Board) -> str:
    return " ".join(map(str, board.play))


def test_a_game_is_read_with_its_play_in_playing_order():
    board = only(GAME)
    assert cards(board) == PLAYED
    assert board.ending == Ending.CLAIMED
    assert board.has_claim
    assert (board.number, board.dealer, board.vulnerable, board.result) == (7, Seat.SOUTH, "Both", 13)
    assert (str(board.contract), board.declarer) == ("3NT", Seat.NORTH)
    assert board.names == ("N", "E", "S", "W")
    assert board.calls == ("P", "P", "3NT", "P", "P", "P")
    assert board.problems == ()


def test_the_position_at_the_claim_has_tricks_show_outs_and_the_trick_in_progress():
    position = only(GAME).position_at()
    assert position.won == (3, 0)
    assert position.turn == Seat.EAST
    assert (Seat.WEST, Suit.SPADES) in position.shown_out
    assert only(GAME).position_at(4).won == (1, 0)


def test_a_comment_in_the_play_is_a_remark_and_no_card():
    (remark,) = only(GAME).remarks
    assert (remark.text, remark.cards_played, remark.after_ending) == ("a quiet trick", 5, False)


ENDINGS = [
    ("*", Ending.CLAIMED),
    ("+", Ending.STOPPED),
    ("", Ending.STOPPED),
    ("- - - -\n*", Ending.CLAIMED),
]


@pytest.mark.parametrize(("end", "ending"), ENDINGS)
def test_how_the_play_ends(end, ending):
    board = only(GAME.replace("*\n", end + "\n"))
    assert (board.ending, cards(board)) == (ending, PLAYED)


SAME_PLAY = [
    GAME.replace("\n", "\r\n"),
    GAME.replace("- - - SJ\n*", "- - - SJ *"),
    GAME.replace("ST S3 S2 SA", "ST =1= S3 $2 S2 ! SA"),
    GAME.replace("S8 S5", "S8 ; why\n S5"),
    GAME.replace("ST S3", "st s3"),
    GAME.replace('[Auction "S"]', '[Auction "S"]\n[Auction "S"]'),
    GAME.replace('[Result "13"]', '[Result "^13"]'),
    GAME.replace('[Result "13"]', '[Result "NS 13 EW 0"]'),
    GAME.replace('[Result "13"]', '[Result "EW 0"]'),
    GAME.replace('[Declarer "N"]', '[Declarer "^N"]'),
    GAME.replace('[Contract "3NT"]\n', "").replace('[Declarer "N"]\n', ""),
    GAME.replace('[Event "Club night"]', '[Event "The "club" night"]'),
    GAME.replace('"]\n[', '"] [') + "\n\n",
    "\ufeff" + GAME,
]


@pytest.mark.parametrize("text", SAME_PLAY)
def test_odd_spellings_of_the_same_game(text):
    board = only(text)
    assert (cards(board), board.result, board.declarer, str(board.contract)) == (
        PLAYED,
        13,
        Seat.NORTH,
        "3NT",
    )


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
def test_names_come_through_in_every_encoding(encoding):
    text = GAME.replace('[West "W"]', '[West "Åse Müller"]')
    assert only(text.encode(encoding)).names[Seat.WEST] == "Åse Müller"


def test_a_hash_takes_the_value_of_the_game_before():
    later = GAME.replace('[Event "Club night"]', '[Event "#"]').replace('[West "W"]', '[West "##"]')
    boards = read_pbn(GAME + "\n" + later)
    assert boards[1].event == "Club night"
    assert boards[1].names == boards[0].names


def test_a_hash_without_a_game_before_is_nothing():
    assert only(GAME.replace('[Event "Club night"]', '[Event "#"]')).event == ""


def test_games_need_no_blank_line_between_them():
    assert [board.number for board in read_pbn(GAME + GAME.replace('"7"', '"8"'))] == [7, 8]


def test_games_without_an_event_are_told_apart_too():
    bare = GAME.replace('[Event "Club night"]\n', "").replace("% PBN 2.1\n% EXPORT\n", "")
    numbers = [board.number for board in read_pbn(GAME + "\n" + bare.replace('"7"', '"8"') + "\n" + GAME)]
    assert numbers == [7, 8, 7]


def test_a_bad_board_is_reported_and_the_rest_go_on():
    bad = GAME.replace("AKQJ.AKQ", "AKQJ.AKJ").replace('"7"', '"6"')
    problems: list[BoardProblem] = []
    boards = read_pbn(bad + "\n" + GAME, problems)
    assert [board.number for board in boards] == [7]
    (problem,) = problems
    assert problem.label == "6"
    assert problem.index == 1
    assert "♥J is in North and East" in str(problem)


def test_a_revoke_in_the_record_ends_it_there_with_the_reason():
    board = only(GAME.replace("S7 {a quiet trick}", "^R H9"))
    assert len(board.play) == 5
    assert board.ending == Ending.STOPPED
    assert "♥9 from East, who still holds spades" in board.problems[0]


ODD = [
    (GAME.replace("ST S3 S2 SA", "ST S3 - SA"), "a card is missing in trick 1"),
    (GAME.replace("ST S3 S2 SA", "ST zz S2 SA"), "'zz' in trick 1 is not a card"),
    (GAME.replace('[Result "13"]', '[Result "14"]'), "'14' is not a number of tricks"),
    (GAME.replace('[Declarer "N"]', '[Declarer "Q"]'), "[Declarer]: 'Q' is not a seat"),
    (GAME.replace('[Contract "3NT"]', '[Contract "3X"]'), "[Contract]: '3X' is not a contract"),
    (GAME.replace('[Contract "3NT"]', '[Contract "4S"]'), "the auction leads to 3NT by North"),
    (GAME.replace("quiet trick}", "quiet trick"), "a comment is not closed"),
]


@pytest.mark.parametrize(("text", "problem"), ODD)
def test_what_is_odd_is_said_and_does_not_make_the_board_useless(text, problem):
    assert any(problem in said for said in only(text).problems)


def test_a_game_without_a_deal_is_refused():
    (problem,) = iter_pbn('[Event "x"]\n[Board "1"]\n')
    assert isinstance(problem, BoardProblem)
    assert "no [Deal]" in problem.reason


def test_a_passed_out_board_has_no_contract():
    text = GAME.replace('"3NT"', '"Pass"').replace('[Declarer "N"]', '[Declarer ""]')
    board = only(text[: text.index("[Auction")])
    assert (board.contract, board.declarer, board.ending) == (None, None, Ending.NOT_PLAYED)


def test_claimer_and_words_come_from_our_supplemental_tags():
    board = replace(only(GAME), claimer=Seat.EAST, statement='"one" for me')
    again = only(format_pbn(board))
    assert (again.claimer, again.statement) == (Seat.EAST, '"one" for me')


@given(boards())
def test_a_board_written_is_read_back(board):
    again = only(format_pbn(board))
    assert again == replace(board, index=1, room=board.room, calls=again.calls, ending=again.ending)
    assert again.ending == board.ending or not board.play


@given(st.text(max_size=300) | st.text(alphabet='[]{}";*%-\\ \nDealPlySHDCAKQ#N:.1', max_size=300))
def test_hostile_text_gives_boards_or_problems(text):
    assert all(isinstance(item, Board | BoardProblem) for item in iter_pbn(text))
    assert all(isinstance(item, Board | BoardProblem) for item in iter_pbn(GAME[:500] + text + GAME[500:]))


@given(st.binary(max_size=300))
def test_hostile_bytes_give_boards_or_problems(data):
    assert all(isinstance(item, Board | BoardProblem) for item in iter_pbn(BytesIO(data)))


def test_one_enormous_line_is_cut_and_said():
    text = GAME.replace('[Event "Club night"]', '[Event "' + "x" * 10_000_000 + '"]', 1)
    board = only(text.replace("[Board", "\n[Board"))
    assert cards(board) == PLAYED


endplay_pbn = pytest.importorskip("endplay.parsers.pbn")
# endplay knows no `+`: it takes it for a trick of one card and fails.
endplay_boards = boards().filter(lambda board: board.ending != Ending.STOPPED)


@pytest.mark.oracle
@given(endplay_boards)
def test_endplay_reads_the_same_from_what_we_write(board):
    (theirs,) = endplay_pbn.loads(format_pbn(board))
    assert theirs.deal.to_pbn() == "N:" + " ".join(map(str, board.hands))
    assert [card.suit.name[0].upper() + card.rank.abbr for card in theirs.play] == list(map(str, board.play))
    assert theirs.contract.declarer.abbr == board.declarer.letter
    assert theirs.contract.level == board.contract.level


@pytest.mark.oracle
@given(endplay_boards)
def test_we_read_the_same_from_what_endplay_writes(board):
    again = only(endplay_pbn.dumps(endplay_pbn.loads(format_pbn(board))))
    assert (again.hands, again.play, again.contract, again.declarer) == (
        board.hands,
        board.play,
        board.contract,
        board.declarer,
    )


@pytest.mark.parametrize("text", ["", "not a record at all", "\x00" * 100])
def test_a_file_without_any_board_is_told(text):
    (problem,) = iter_pbn(text)
    assert isinstance(problem, BoardProblem)
    assert "in it" in str(problem)
