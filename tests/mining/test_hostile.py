"""Input that is broken, huge or meant to do harm: problems with a reason, in bounded memory."""

from __future__ import annotations

import gzip
import json
import random
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from nlclaim.logs.mining.inputs import Input
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.work import Options, Piece, work_on
from nlclaim.logs.readers import KINDS

from ..bridge.test_pbn import GAME
from .logs import events, rows, vugraph

FIND = Options(rule=False)
GIGABYTE = 1 << 30
MEMORY = 2 * GIGABYTE
"""Of addresses, for each process: what a run with all its libraries needs on small input is some 0.8 of it."""
SAMPLES = {"lin": vugraph(1, 3), "pbn": GAME * 2, "jsonl": rows(3)}


def mine_bounded(folder: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """`nlclaim mine` in a process that may not take more than MEMORY, nor may its workers."""
    return subprocess.run(
        [sys.executable, "-m", "nlclaim", "mine", str(folder), "-o", str(out), "--no-rule", "--jobs", "1"],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        env={"PATH": "", "OPENBLAS_NUM_THREADS": "1"},
    )


def write_many(path: Path, pieces, count: int) -> None:
    with path.open("wb") as file:
        for _ in range(count):
            file.write(pieces)


def test_lines_of_a_hundred_megabytes_of_every_kind(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    for kind in KINDS:
        write_many(folder / f"a.{kind}", b'qx|o1 "[Deal { <td> 00:00 --> ' * 35_000, 100)
    done = mine_bounded(folder, tmp_path / "out.jsonl")
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    reasons = {Path(each["file"]).suffix: each["reason"] for each in events(tmp_path / "out.refused.jsonl")}
    assert not [reason for reason in reasons.values() if "given up" in reason or "Memory" in reason]
    assert {".lin", ".pbn", ".csv", ".json", ".jsonl", ".html", ".parquet"} <= set(reasons)


def test_bombs(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    for name, content in {
        "quotes.json.gz": b'"' * 1_000_000,
        "nested.json.gz": b'{"a":[' * 200_000,
        "quotes.csv.gz": b'a,""""",' * 100_000,
        "words.lin.gz": b"nt|" * 300_000,
        "nested.html.gz": b"<table><tr><td><blockquote>" * 40_000,
        "quotes.txt.gz": b'he said "' * 100_000,
    }.items():
        with gzip.open(folder / name, "wb", compresslevel=1) as file:
            for _ in range(60):
                file.write(content)
    done = mine_bounded(folder, tmp_path / "out.jsonl")
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    refused = events(tmp_path / "out.refused.jsonl")
    assert not [each for each in refused if "given up" in each["reason"] or "defect" in each["reason"]]
    assert {Path(each["file"]).name for each in refused} >= {"quotes.json.gz", "nested.json.gz", "nested.html.gz"}


def test_packed_files_that_end_too_early_or_are_no_such_files(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    packed = gzip.compress(vugraph(1, 200).encode())
    (folder / "a.lin.gz").write_bytes(packed[: len(packed) // 2])
    for ending in ("gz", "bz2", "xz"):
        (folder / f"b.lin.{ending}").write_bytes(b"no such thing")
    done = mine_bounded(folder, tmp_path / "out.jsonl")
    assert done.returncode == 1, done.stderr
    refused = events(tmp_path / "out.refused.jsonl")
    assert {Path(each["file"]).name for each in refused} == {"a.lin.gz", "b.lin.gz", "b.lin.bz2", "b.lin.xz"}
    assert all(each["reason"].startswith("cannot be read") for each in refused)


def damaged(content: bytes, chance: random.Random) -> bytes:
    """The content cut, overwritten, mixed with another encoding, or with a stretch of it twice."""
    start = chance.randrange(len(content))
    end = min(len(content), start + chance.randrange(1, 200))
    match chance.randrange(5):
        case 0:
            return content[:start]
        case 1:
            return content[:start] + chance.randbytes(end - start) + content[end:]
        case 2:
            return content[:start] + content[start:end].decode("utf-8", "replace").encode("utf-16") + content[end:]
        case 3:
            return content[:start] + "Müller–Ünal\u2660\udcff".encode("cp1252", "replace") + content[start:]
    return content[:end] + content[start:]


@pytest.mark.parametrize("kind", SAMPLES)
def test_damaged_logs_end_in_events_and_typed_problems(tmp_path, kind):
    chance = random.Random(f"damage {kind}")
    path = tmp_path / f"a.{kind}"
    for _ in range(150):
        content = SAMPLES[kind].encode()
        for _ in range(chance.randrange(1, 5)):
            content = damaged(content or b"|", chance)
        path.write_bytes(content)
        outcome = work_on(Piece(Input(str(path), len(content), kind)), FIND)
        assert not [each.reason for each in outcome.refused if each.reason.startswith("defect")]
        assert all(json.loads(event)["schema"] == "event/1" for event in outcome.events)


def test_names_and_texts_that_are_no_text(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    strange = folder / b"caf\xe9.lin".decode("utf-8", "surrogateescape")
    strange.write_text(vugraph(1))
    half = rows(2).replace('"board": 0', '"board": "\\ud83d", "statement": "all \\ud83d mine", "claimer": "N"')
    (folder / "half.jsonl").write_text(half)
    for form in ("parquet", "jsonl"):
        tally = mine([str(folder)], str(tmp_path / f"out.{form}"), options=FIND, jobs=1)
        assert (tally.claims, tally.refused.total()) == (3, 1)
    refused = events(tmp_path / "out.refused.jsonl")
    assert refused[0]["reason"].startswith("cannot be written")
    assert {Path(event["source"]).name for event in events(tmp_path / "out.jsonl")} == {"caf\\udce9.lin", "half.jsonl"}
