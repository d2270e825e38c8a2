import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlclaim.bridge import BoardProblem, Ending, Seat, format_deal
from nlclaim.errors import RecordError
from nlclaim.logs.columns import ColumnMapping, guess_mapping, load_mapping
from nlclaim.logs.records import LogEntry
from nlclaim.logs.tables import iter_csv, iter_json, iter_jsonl, iter_parquet

from ..bridge.strategies import boards

DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
HANDS = dict(zip(("North", "East", "South", "West"), DEAL[2:].split(), strict=True))
ROW = {"Board": "7", "Deal": DEAL, "Contract": "3NT", "Declarer": "N", "Play": "ST S3 S2 SA SK", "Result": "12"}


def one(items) -> LogEntry:
    (entry,) = items
    assert isinstance(entry, LogEntry), entry
    return entry


def csv_text(row: dict, delimiter: str = ",") -> str:
    return delimiter.join(row) + "\n" + delimiter.join(map(str, row.values())) + "\n"


SAME_ROW = [
    ROW,
    {**ROW, "Contract": "3NTN", "Declarer": ""},
    {**ROW, "Contract": "3N by N", "Declarer": ""},
    {**ROW, "Contract": "3NTN+3", "Result": ""},
    {**ROW, "Result": "+3"},
    {**ROW, "Play": "STS3S2SASK"},
    {**ROW, "Play": "s10-s3-s2-sa | sk"},
    {**ROW, "Deal": DEAL[2:]},
    {"Board": "7", **HANDS, "Contract": "3NT", "By": "north", "Cards": "ST S3 S2 SA SK", "Tricks made": "12"},
    {"Board no.": "7", **HANDS, "West": "", "Contract": "3NT", "By": "N", "Cards": "ST S3 S2 SA SK", "Tricks": 12},
]


@pytest.mark.parametrize("row", SAME_ROW)
def test_columns_are_found_by_their_names_and_cells_in_every_spelling(row):
    for entry in (one(iter_csv(csv_text(row, ";"))), one(iter_jsonl(json.dumps(row)))):
        board = entry.board
        assert board is not None
        assert format_deal(board.hands) == DEAL
        assert (str(board.contract), board.declarer, board.result, board.number) == ("3NT", Seat.NORTH, 12, 7)
        assert (" ".join(map(str, board.play)), board.ending) == ("ST S3 S2 SA SK", Ending.CLAIMED)


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_the_delimiter_is_found(delimiter):
    row = {**ROW, "Remarks": '"He said: ""all mine"""'}
    entry = one(iter_csv(csv_text(row, delimiter)))
    assert [remark.text for remark in entry.remarks] == ['He said: "all mine"']


def test_a_quoted_cell_may_have_lines():
    text = 'Deal,Contract,Declarer,Comment\n"' + DEAL + '",3NT,N,"one\ntwo"\n'
    assert one(iter_csv(text)).remarks[0].text == "one\ntwo"


def test_a_mapping_names_other_columns_and_paths():
    row = {"cards": {"all": DEAL}, "c": {"level": 3, "denom": "N", "dbl": "X"}, "who": "N", "p": ["ST", "S3"]}
    mapping = ColumnMapping(
        {
            "deal": "cards.all",
            "level": "c.level",
            "denomination": "c.denom",
            "doubled": "c.dbl",
            "declarer": "who",
            "play": "p",
        }
    )
    board = one(iter_jsonl(json.dumps(row), "", mapping)).board
    assert board is not None
    assert (str(board.contract), len(board.play), board.ending) == ("3NTX", 2, Ending.STOPPED)


def test_a_mapping_is_read_from_a_file_and_checked(tmp_path):
    path = tmp_path / "columns.toml"
    path.write_text('deal = "cards"\n')
    assert load_mapping(path).columns == {"deal": "cards"}
    path.write_text('deel = "cards"\n')
    with pytest.raises(RecordError, match="deel is no field; there are id, board"):
        load_mapping(path)
    path.write_text("deal = 3\n")
    with pytest.raises(RecordError, match="a column mapping is a table"):
        load_mapping(path)
    with pytest.raises(RecordError, match="no column mapping"):
        load_mapping(tmp_path / "none.toml")


def test_the_better_known_of_two_names_is_taken():
    assert guess_mapping(["North", "North hand", "x"]).columns == {"north": "North hand"}


def test_a_claimer_or_words_make_the_end_of_the_play_a_claim():
    row = {**ROW, "Result": "", "Claimer": "E", "Statement": "one for me"}
    board = one(iter_jsonl(json.dumps(row))).board
    assert board is not None
    assert (board.ending, board.claimer, board.statement) == (Ending.CLAIMED, Seat.EAST, "one for me")


def test_rows_with_a_claim_or_a_turn_are_cases():
    full = one(iter_jsonl(json.dumps({**ROW, "Claimed": "rest", "Claimer": "E"}))).case
    assert full is not None
    assert (full.claimed, full.claimer, full.record_complete) == (12, Seat.EAST, True)
    short = {"deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.", "contract": "4H", "declarer": "S", "turn": "N", "claimed": 4}
    assert one(iter_csv(csv_text(short))).case.claimed == 4
    record = {**short, "schema": "case/1", "claimer": "S", "id": "x", "expected": [3, 4]}
    entry = one(iter_jsonl(json.dumps(record)))
    assert entry.label == "x"
    assert entry.case.passthrough == {"expected": [3, 4]}


BAD_CELLS = [
    ({"Contract": "9S"}, "contract: '9S' is not a contract"),
    ({"Deal": DEAL.replace("N:A", "N:T")}, "♠T is in North and East"),
    ({"Deal": ""}, "no cards: neither a deal nor three hands"),
    ({"Declarer": "X"}, "'X' is not a seat"),
    ({"Play": "ST zz"}, "play: 'ST zz' is not a row of cards"),
    ({"Result": "14"}, "result: '14' is not a number of tricks"),
    ({"Claimed": "lots"}, "claimed: 'lots' cannot stand here"),
]


@pytest.mark.parametrize(("change", "reason"), BAD_CELLS)
def test_a_bad_row_is_told_with_its_number_and_the_rest_go_on(change, reason):
    text = "\n".join([json.dumps({**ROW, **change}), "", json.dumps(ROW)])
    problem, entry = iter_jsonl(text)
    assert isinstance(problem, BoardProblem)
    assert reason in problem.reason
    assert problem.index == 1
    assert isinstance(entry, LogEntry)
    assert entry.index == 3


def test_json_may_be_one_object_an_array_or_an_object_with_one_array():
    for data in (ROW, [ROW], {"boards": [ROW], "club": "x"}):
        assert one(iter_json(json.dumps(data))).board is not None
    assert isinstance(*iter_json("[3]"), BoardProblem)
    assert isinstance(*iter_json("[" * 100_000), BoardProblem)


def test_an_empty_table_is_told():
    (problem,) = iter_csv("")
    assert "no header line" in str(problem)


def test_parquet_rows_are_read_in_batches():
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    from io import BytesIO

    file = BytesIO()
    parquet.write_table(arrow.Table.from_pylist([{**ROW, "Play": ["ST", "S3"]}] * 3000), file)
    entries = list(iter_parquet(file.getvalue()))
    assert [entry.index for entry in entries] == list(range(1, 3001))
    assert all(isinstance(entry, LogEntry) and len(entry.board.play) == 2 for entry in entries)
    (problem,) = iter_parquet(file.getvalue()[:-9])
    assert "not a Parquet file" in str(problem)


@given(boards())
@settings(deadline=None)
def test_a_board_in_a_row_reads_back(board):
    row = {
        "deal": format_deal(board.hands),
        "contract": str(board.contract),
        "declarer": board.declarer.letter,
        "play": [str(card) for card in board.play],
        "vul": board.vulnerable,
    }
    again = one(iter_jsonl(json.dumps(row))).board
    assert (again.hands, again.play, again.contract, again.vulnerable) == (
        board.hands,
        board.play,
        board.contract,
        board.vulnerable,
    )


@given(st.text(max_size=200) | st.text(alphabet='deal,play\n";:NAK.{}[]', max_size=200))
@settings(deadline=None)
def test_hostile_text_gives_entries_or_problems(text):
    for read in (iter_csv, iter_json, iter_jsonl):
        assert all(isinstance(item, LogEntry | BoardProblem) for item in read(text))
        assert all(isinstance(item, LogEntry | BoardProblem) for item in read("deal,play\n" + text))


@given(
    st.dictionaries(
        st.sampled_from([*ROW, "turn", "claimed", "trick", "remarks", "schema", "level", "id"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
            lambda inner: st.lists(inner, max_size=3),
        ),
    )
)
@settings(deadline=None)
def test_any_value_in_any_column_gives_an_entry_or_a_problem(changes):
    (item,) = iter_jsonl(json.dumps({**ROW, **changes}))
    assert isinstance(item, LogEntry | BoardProblem)


def test_csv_lines_that_are_too_long_are_told():
    header, row, _ = csv_text(ROW).split("\n")
    long = row.replace("ST", "ST" + " " * (1 << 20))
    problem, entry = iter_csv(f"{header}\n{long}\n{row}\n")
    assert "a line of more than 1 MB" in str(problem)
    assert problem.index == 1
    assert entry.index == 2
    (problem,) = iter_csv(header + "x" * (1 << 20))
    assert "a line of more than 1 MB" in str(problem)


def test_columns_of_nested_objects_are_found_by_the_last_part_of_their_path():
    row = {"case": {"deal": DEAL, "contract": {"level": 3, "denom": "N", "doubled": "", "declarer": "N"}}, "result": 9}
    entry = one(iter_jsonl(json.dumps(row)))
    assert (str(entry.board.contract), entry.board.declarer, entry.board.result) == ("3NT", Seat.NORTH, 9)
    assert guess_mapping(["a.result", "result"]).columns["result"] == "result"
