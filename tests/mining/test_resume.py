"""A run that is killed goes on, and gives what it would have given: nothing lost, nothing twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nlclaim.errors import MiningError
from nlclaim.logs.mining import parts as parts_module
from nlclaim.logs.mining.parts import Parts, is_complete
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.work import Options

from .logs import events, fill, rows

FIND = Options(rule=False)


def command(folder: Path, out: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "nlclaim", "mine", str(folder), "-o", str(out), "--no-rule", "--jobs", "1", *more]


def children_of(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(condition, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def test_a_run_killed_by_sigkill_is_resumed(tmp_path):
    folder = fill(tmp_path / "logs", 60, boards=40)
    (folder / "zz.jsonl").write_text(rows(300, pad=3000))
    whole, out = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    mine([str(folder)], str(whole), options=FIND, jobs=1)
    run = subprocess.Popen(command(folder, out), stderr=subprocess.DEVNULL)
    manifest = tmp_path / "out.jsonl.parts" / "part-000000.json"
    wait_until(lambda: manifest.exists() or run.poll() is not None)
    workers = children_of(run.pid)
    assert run.poll() is None, "the run was over before it could be killed"
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    wait_until(lambda: not any(map(is_running, workers)))  # No worker outlives the run.
    assert not out.exists()
    kept = (tmp_path / "out.jsonl.parts" / "part-000000.jsonl").stat()

    again = subprocess.run(command(folder, out), capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert "--resume goes on with it" in again.stderr
    resumed = subprocess.run(command(folder, out, "--resume"), capture_output=True, text=True, check=False)
    assert resumed.returncode == 0, resumed.stderr
    assert out.read_bytes() == whole.read_bytes()
    assert len(events(out)) == 60 * 40 + 300
    assert f"claims       {60 * 40 + 300:>8}" in resumed.stderr
    assert kept.st_size > 0
    assert not (tmp_path / "out.jsonl.parts").exists()


def killing(times: int):
    """A stand-in for a part's writing that ends the run in different places."""

    class Killed(BaseException):
        pass

    count = 0
    write = Parts._write

    def write_or_die(self, name, content):
        nonlocal count
        count += 1
        if count == times:
            raise Killed
        write(self, name, content)

    return Killed, write_or_die


@pytest.mark.parametrize(("form", "dies_at"), [*(("jsonl", at) for at in range(2, 9)), ("csv", 6), ("parquet", 6)])
def test_a_run_cut_short_at_any_write_is_resumed(tmp_path, monkeypatch, dies_at, form):
    from .test_run import table

    folder = fill(tmp_path / "logs", 6)
    (folder / "match0003.lin").write_text("no log")
    whole, out = tmp_path / "whole.jsonl", tmp_path / f"out.{form}"
    expected = mine([str(folder)], str(whole), options=FIND, jobs=1)
    monkeypatch.setattr(parts_module, "_EVENTS", 3)
    killed, write = killing(dies_at)
    with monkeypatch.context() as patch:
        patch.setattr(Parts, "_write", write)
        with pytest.raises(killed):
            mine([str(folder)], str(out), options=FIND, jobs=1)
    assert not is_complete(str(out))
    assert mine([str(folder)], str(out), options=FIND, jobs=1, resume=True) == expected
    assert table(out, form) == events(whole)
    assert len(events(tmp_path / "out.refused.jsonl")) == 1
    assert is_complete(str(out))


def test_stray_files_in_the_folder_are_thrown_away(tmp_path):
    folder = fill(tmp_path / "logs", 2)
    out = tmp_path / "out.jsonl"
    (tmp_path / "out.jsonl.parts").mkdir()
    (tmp_path / "out.jsonl.parts" / "part-000000.json").write_text('{"finished": {}, "tally": {}}')
    assert mine([str(folder)], str(out), options=FIND, jobs=1).claims == 4
    assert len(events(out)) == 4


def cut_short(tmp_path, monkeypatch) -> tuple[Path, Path]:
    folder, out = fill(tmp_path / "logs", 4), tmp_path / "out.jsonl"
    killed, write = killing(6)
    with monkeypatch.context() as patch:
        patch.setattr(parts_module, "_EVENTS", 3)
        patch.setattr(Parts, "_write", write)
        with pytest.raises(killed):
            mine([str(folder)], str(out), options=FIND, jobs=1)
    return folder, out


def test_a_run_cannot_go_on_as_another_run(tmp_path, monkeypatch):
    folder, out = cut_short(tmp_path, monkeypatch)
    with pytest.raises(MiningError, match="was begun with another law"):
        mine([str(folder)], str(out), options=Options(rule=False, law="2007"), jobs=1, resume=True)


def test_a_run_cannot_go_on_when_what_it_read_has_changed(tmp_path, monkeypatch):
    folder, out = cut_short(tmp_path, monkeypatch)
    with (folder / "match0000.lin").open("a") as file:
        file.write("\n")
    with pytest.raises(MiningError, match=r"match0000\.lin has changed since"):
        mine([str(folder)], str(out), options=FIND, jobs=1, resume=True)


def test_ctrl_c_keeps_what_was_done(tmp_path):
    folder, out = fill(tmp_path / "logs", 4), tmp_path / "out.jsonl"

    def interrupt(tally, total):
        if tally.files == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mine([str(folder)], str(out), options=FIND, jobs=1, progress=interrupt)
    assert len(events(tmp_path / "out.jsonl.parts" / "part-000000.jsonl")) == 6
    assert mine([str(folder)], str(out), options=FIND, jobs=1, resume=True).claims == 8


def test_a_run_without_place_to_write_says_so(tmp_path):
    folder = fill(tmp_path / "logs", 1)
    (tmp_path / "file").write_text("")
    done = subprocess.run(command(folder, tmp_path / "file" / "out.jsonl"), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "Not a directory" in done.stderr
