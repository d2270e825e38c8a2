"""Workers that die, hang or are killed: on this machine and on a cluster, a piece is lost at most, and told."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter

import pytest

from nlclaim.errors import MiningError
from nlclaim.logs.mining.inputs import find_inputs
from nlclaim.logs.mining.local import LocalPool, iter_stretches
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.work import Options, Piece

from .logs import events, fill, rows

FIND = Options(rule=False)


@pytest.fixture
def pool():
    pool = LocalPool(2, FIND)
    yield pool
    pool.close()


def pieces(tmp_path, files: int) -> list[Piece]:
    return [Piece(source) for source in find_inputs([str(fill(tmp_path / "logs", files))])]


def collect(pool, count: int):
    found = []
    while len(found) < count:
        found += pool.done(block=True)
    return found


def test_a_worker_killed_from_outside_costs_nothing(tmp_path, pool):
    work = pieces(tmp_path, 8)
    for piece in work:
        pool.submit(piece)
    os.kill(pool._workers[0].process.pid, signal.SIGKILL)
    found = collect(pool, 8)
    assert Counter(piece.key for piece, _ in found) == Counter(piece.key for piece in work)
    assert all(outcome.tally.claims == 2 and not outcome.refused for _, outcome in found)


def test_a_worker_that_dies_idle_is_replaced(tmp_path, pool):
    for worker in pool._workers:
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.join()
    for piece in pieces(tmp_path, 3):
        pool.submit(piece)
    assert len(collect(pool, 3)) == 3


def test_a_piece_that_kills_every_worker_is_given_up_and_named(tmp_path, pool):
    good, *_ = pieces(tmp_path, 1)
    # Pickled entries of ours that end whichever process takes them out.
    poison = Piece(good.source, part=0, entries=b"cos\n_exit\n(I7\ntR.", weight=5)
    pool.submit(poison)
    pool.submit(good)
    found = {piece.key: outcome for piece, outcome in collect(pool, 2)}
    (refused,) = found[poison.key].refused
    assert refused.reason == "given up: the process that worked on it died 2 times"
    assert refused.file == good.source.name
    assert found[good.key].tally.claims == 2


def test_a_piece_that_never_ends_is_given_up(tmp_path):
    (good,) = pieces(tmp_path, 1)
    pool = LocalPool(1, FIND, patience=2.0)
    pool.submit(Piece(good.source, part=0, entries=b"ctime\nsleep\n(I600\ntR."))
    pool.submit(good)
    started = time.monotonic()
    first, second = collect(pool, 2)
    pool.close()
    assert time.monotonic() - started < 60
    assert first[1].refused[0].reason.startswith("given up")
    assert second[1].tally.claims == 2


def test_a_reader_that_dies_costs_the_rest_of_its_file(tmp_path):
    path = tmp_path / "big.jsonl"
    path.write_text(rows(400, pad=30_000))
    (source,) = find_inputs([str(path)])
    stretches = iter_stretches(source, FIND)
    next(stretches)
    frame = stretches.gi_frame.f_locals
    os.kill(frame["process"].pid, signal.SIGKILL)
    *_, last = stretches
    assert last.is_last
    assert b"the process that read the file died" in last.entries


def test_a_cluster_gives_the_same_table_though_a_worker_is_killed(tmp_path):
    distributed = pytest.importorskip("distributed")
    folder = fill(tmp_path / "logs", 40, boards=10)
    (folder / "zz.jsonl").write_text(rows(120, pad=3000))
    expected = mine([str(folder)], str(tmp_path / "one.jsonl"), options=FIND, jobs=1)
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None, silence_logs=50
    )
    killed = []

    def kill_one(tally, total):
        if not killed and tally.files >= 5:
            killed.append(cluster.workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    with cluster:
        tally = mine(
            [str(folder)],
            str(tmp_path / "two.jsonl"),
            options=FIND,
            cluster=cluster.scheduler_address,
            progress=kill_one,
        )
    assert killed
    assert tally == expected
    assert (tmp_path / "two.jsonl").read_bytes() == (tmp_path / "one.jsonl").read_bytes()
    assert len(events(tmp_path / "two.jsonl")) == 520


def test_a_cluster_that_is_not_there_is_said_so(tmp_path, monkeypatch):
    monkeypatch.setattr("nlclaim.logs.mining.cluster.TIMEOUT", 0.5)
    with pytest.raises(MiningError, match=r"no cluster at tcp://127\.0\.0\.1:9"):
        mine([str(fill(tmp_path / "logs", 1))], str(tmp_path / "out.jsonl"), cluster="tcp://127.0.0.1:9")
    assert not list(tmp_path.glob("out*"))  # Nothing that the next run would take for one cut short.
