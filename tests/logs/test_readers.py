import json
import pickle

import pytest

from nlclaim.bridge import BoardProblem
from nlclaim.errors import RecordError
from nlclaim.logs.readers import KINDS, find_kind, iter_log
from nlclaim.logs.records import LogEntry

from ..bridge.test_lin import VUGRAPH
from ..bridge.test_pbn import GAME
from .test_diagrams import COMPASS
from .test_tables import ROW, csv_text
from .test_transcripts import SRT, VTT

FILES = {
    "show.lin": (VUGRAPH, 2, 3),
    "club.PBN": (GAME + "\n" + GAME, 2, 2),
    "a.csv": (csv_text(ROW), 1, 0),
    "a.json": (json.dumps([ROW]), 1, 0),
    "a.jsonl": (json.dumps(ROW), 1, 0),
    "a.txt": (COMPASS, 1, 1),
    "a.md": (COMPASS, 1, 1),
    "a.html": (f"<pre>{COMPASS}</pre>", 1, 1),
    "a.vtt": (VTT, 4, 4),
    "a.srt": (SRT, 3, 3),
    "whisper.json": (json.dumps({"text": "x", "segments": [{"text": "x", "start": 0, "end": 1}]}), 1, 1),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_read_by_its_name(tmp_path, name):
    text, entries, remarks = FILES[name]
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    found = list(iter_log(path))
    assert all(isinstance(entry, LogEntry) for entry in found)
    assert len(found) == entries
    assert sum(len(entry.remarks) for entry in found) == remarks
    assert {entry.source for entry in found} == {str(path)}


def test_every_board_of_a_file_is_accounted_for(tmp_path):
    path = tmp_path / "x.pbn"
    path.write_text(GAME.replace("AKQJ.AKQ", "AKQJ.AKJ") + "\n" + GAME, encoding="utf-8")
    problem, entry = iter_log(path)
    assert isinstance(problem, BoardProblem)
    assert isinstance(entry, LogEntry)
    assert (problem.index, entry.index, entry.label) == (1, 2, "7")


def test_an_unknown_kind_names_the_known_ones(tmp_path):
    with pytest.raises(RecordError, match="'xyz' is not a kind of log; there are csv, htm"):
        iter_log("", kind="xyz")
    with pytest.raises(RecordError, match="RBN is not read"):
        iter_log(tmp_path / "x.rbn")


def test_a_missing_file_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        list(iter_log(tmp_path / "none.lin"))


def test_whisper_is_told_from_other_json(tmp_path):
    path = tmp_path / "a.json"
    path.write_text('{"language": "en", "segments": []}')
    assert find_kind(path) == "whisper"
    path.write_text('{"deal": "N:..."}')
    assert find_kind(path) == "json"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 5000, bytes(range(256)) * 40, b'"' * 100_000, b"|" * 10_000, b"[" * 50_000]
)
def test_no_kind_fails_on_garbage(kind, content):
    assert all(isinstance(item, LogEntry | BoardProblem) for item in iter_log(content, kind=kind))


@pytest.mark.parametrize("kind", ["lin", "pbn", "csv", "vtt", "txt", "html"])
def test_cut_off_files_are_read_as_far_as_they_go(kind):
    text = {"lin": VUGRAPH, "pbn": GAME, "csv": csv_text(ROW), "vtt": VTT}.get(kind, COMPASS)
    for end in range(0, len(text), 7):
        assert all(isinstance(item, LogEntry | BoardProblem) for item in iter_log(text[:end], kind=kind))


@pytest.mark.parametrize("name", FILES)
def test_entries_travel_between_processes(name):
    kind = "whisper" if name.startswith("whisper") else name.rpartition(".")[2].lower()
    entries = list(iter_log(FILES[name][0], kind=kind))
    assert pickle.loads(pickle.dumps(entries)) == entries
