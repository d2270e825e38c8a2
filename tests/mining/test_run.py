"""A run from files to a table: counts, formats, order, what is refused, what is found in folders."""

from __future__ import annotations

import gzip
import json
import zipfile
from pathlib import Path

import fsspec
import pytest

from nlclaim.errors import MiningError
from nlclaim.logs.event import EventRecord
from nlclaim.logs.mining.formats import FORMATS, find_format, iter_events
from nlclaim.logs.mining.inputs import BIG, find_inputs
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.tally import Tally, reason_class, tally_from
from nlclaim.logs.mining.work import Options, Piece, iter_batches, read_items, work_on

from .logs import events, fill, rows, vugraph

FIND = Options(rule=False)


def table(path, form):
    with path.open("rb") as file:
        return list(iter_events(file, form))


def test_every_claim_of_a_folder_becomes_an_event_with_its_ruling(tmp_path):
    folder = fill(tmp_path / "logs", 3)
    tally = mine([str(folder)], str(tmp_path / "out.jsonl"), options=Options(seconds=5.0), jobs=1)
    found = events(tmp_path / "out.jsonl")
    assert (tally.files, tally.entries, tally.claims, tally.ruled) == (3, 6, 6, 6)
    assert [event["where"]["board"] for event in found] == ["o1", "o2", "o3", "o4", "o5", "o6"]
    assert [event["recorded"] for event in found] == [12, 13, 12, 13, 12, 13]
    assert all(EventRecord.model_validate(event) for event in found)
    # All top cards and nothing to lose: the award is all, and where 12 were recorded it is more.
    assert [event["ruling"]["awarded"] for event in found] == [12] * 6
    assert [event["agreement"] for event in found] == ["awarded_more", "same"] * 3
    assert (tally.agreed, tally.more, tally.less, tally.refused.total()) == (3, 3, 0, 0)


@pytest.mark.parametrize("form", FORMATS)
def test_a_table_gives_back_the_events_it_was_made_of(tmp_path, form):
    folder = fill(tmp_path / "logs", 2)
    mine([str(folder)], str(tmp_path / "out.jsonl"), options=Options(nodes=2000), jobs=1)
    mine([str(folder)], str(tmp_path / f"other.{form}"), options=Options(nodes=2000), jobs=1)
    expected, found = events(tmp_path / "out.jsonl"), table(tmp_path / f"other.{form}", form)
    for event in (*expected, *found):
        event["ruling"]["seconds"] = 0
    assert found == expected


def test_the_table_is_the_same_however_many_processes_work_on_it(tmp_path):
    folder = fill(tmp_path / "logs", 20)
    for jobs in (1, 2):
        mine([str(folder)], str(tmp_path / f"{jobs}.jsonl"), options=FIND, jobs=jobs)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_a_big_file_is_worked_on_by_boards_and_gives_the_same_events(tmp_path):
    small, big = tmp_path / "small.jsonl", tmp_path / "big.jsonl"
    small.write_text(rows(130))
    big.write_text(rows(130, pad=3000))
    assert small.stat().st_size < BIG < big.stat().st_size
    tallies = [mine([str(path)], str(tmp_path / f"of-{path.name}"), options=FIND, jobs=2) for path in (small, big)]
    one, other = (events(tmp_path / f"of-{path.name}") for path in (small, big))
    assert len(one) == 130
    assert [{**event, "source": "", "where": 0} for event in one] == [
        {**event, "source": "", "where": 0} for event in other
    ]
    assert [(tally.files, tally.bytes) for tally in tallies] == [(1, path.stat().st_size) for path in (small, big)]


def test_what_is_refused_is_listed_with_its_place_and_reason(tmp_path):
    bad = vugraph(1, 3).replace("S6543H876", "S6543H875", 1)
    (tmp_path / "a.lin").write_text(bad)
    (tmp_path / "b.lin").write_bytes(b"\x00" * 100)
    out = tmp_path / "out.jsonl"
    tally = mine([str(tmp_path / "a.lin"), str(tmp_path / "b.lin"), str(tmp_path / "none.pbn")], str(out), options=FIND)
    refused = events(tmp_path / "out.refused.jsonl")
    assert [(Path(each["file"]).name, each["board"], each["record"]) for each in refused] == [
        ("a.lin", "o1", 1),
        ("b.lin", "", 0),
        ("none.pbn", "", 0),
    ]
    assert refused[0]["byte"] == bad.index("qx|o1|")
    assert "no such file" in refused[2]["reason"]
    assert (tally.claims, tally.refused.total(), tally.files) == (2, 3, 3)


def test_a_folder_gives_its_logs_and_not_what_a_run_wrote_into_it(tmp_path):
    fill(tmp_path, 2)
    (tmp_path / "notes.xyz").write_text("no log")
    (tmp_path / "report.html").write_text("no log either")
    (tmp_path / "match0001.lin").write_text("no log")
    out = str(tmp_path / "out.jsonl")
    for _ in range(2):
        tally = mine([str(tmp_path)], out, options=FIND, jobs=1, leave_out=[str(tmp_path / "report.html")])
        assert (tally.files, tally.claims, tally.refused.total()) == (2, 2, 1)
    found = list(find_inputs([str(tmp_path), f"{tmp_path}/*.lin"], leave_out=[out]))
    assert [Path(each.name).name for each in found] == [
        "match0000.lin",
        "match0001.lin",
        "out.refused.jsonl",
        "out.summary.json",
        "report.html",
    ]


def test_patterns_packed_files_and_archives_are_inputs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.lin.gz").write_bytes(gzip.compress(vugraph(1).encode()))
    with zipfile.ZipFile("season.zip", "w") as archive:
        archive.writestr("b.lin", vugraph(3))
        archive.writestr("readme", "no log")
    tally = mine(["*.gz", "zip://*.lin::season.zip"], "out.jsonl", options=FIND, jobs=1)
    assert tally.claims == 4
    assert {event["source"] for event in events(tmp_path / "out.jsonl")} == {"a.lin.gz", "zip://b.lin::season.zip"}


def test_tables_can_be_written_where_fsspec_can(tmp_path):
    fill(tmp_path / "logs", 2)
    mine([f"file://{tmp_path}/logs"], "memory://tables/out.parquet", options=FIND, jobs=1)
    with fsspec.open("memory://tables/out.parquet", "rb") as file:
        assert len(list(iter_events(file, "parquet"))) == 4
    files = fsspec.filesystem("memory")
    assert sorted(name.rpartition("/")[2] for name in files.ls("/tables", detail=False)) == [
        "out.parquet",
        "out.refused.jsonl",
        "out.summary.json",
    ]


def test_a_failed_piece_is_one_refused_record(tmp_path, monkeypatch):
    def fail(*args):
        raise KeyError("lost")

    (tmp_path / "a.lin").write_text(vugraph(1))
    monkeypatch.setattr("nlclaim.logs.mining.work.find_events", fail)
    (source,) = find_inputs([str(tmp_path / "a.lin")])
    outcome = work_on(Piece(source), FIND)
    assert [each.reason for each in outcome.refused] == ["defect: KeyError: 'lost'"] * 2


def test_a_file_that_is_no_log_is_given_up(tmp_path):
    (tmp_path / "a.jsonl").write_text("x\n" * 30_000)
    (source,) = find_inputs([str(tmp_path / "a.jsonl")])
    items = list(read_items(source, FIND))
    assert len(items) == 10_001
    assert "the rest was not read" in str(items[-1])
    assert sum(map(len, iter_batches(items))) == len(items)


def test_bad_requests_say_what_would_be_right(tmp_path):
    with pytest.raises(MiningError, match="there are parquet, jsonl, csv"):
        find_format("out.xls", None)
    with pytest.raises(MiningError, match="Protocol not known: foo"):
        mine(["foo://logs"], str(tmp_path / "out.jsonl"))
    with pytest.raises(MiningError, match="no logs under"):
        mine([str(tmp_path)], str(tmp_path / "out.jsonl"))


def test_counts_add_up_and_survive_json():
    one, other = Tally(files=1, claims=3), Tally(files=2, claims=4)
    one.refused["a"] += 1
    other.refused["a"] += 2
    one.add(other)
    assert (one.files, one.claims, one.refused["a"]) == (3, 7, 3)
    assert tally_from(json.loads(json.dumps(one.as_dict()))) == one


def test_reasons_are_counted_without_their_details():
    assert reason_class("board 12: ♠A is in North; ♥2 too") == reason_class("board 3: ♦T is in North")
