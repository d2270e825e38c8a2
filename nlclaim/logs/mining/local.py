"""The cores of this machine: one process a core, one piece at a time in each, so that a death names its piece.

The standard pools lose everything in flight when a process dies. Here the piece is tried once more, by a fresh
process, as what killed it may have come from outside; the second time it is given up and said to be the cause.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import BinaryIO

from nlclaim.logs.mining.inputs import Input
from nlclaim.logs.mining.work import Options, Outcome, Piece, failed, iter_batches, read_items, work_on
from nlclaim.logs.records import BoardProblem

PATIENCE = 900.0
"""Seconds after which a piece that keeps its worker busy is given up. Fifty rulings of five seconds need 250."""
_TRIES = 2
_SPAWN = get_context("spawn")  # Forking a process with threads in it, as a cluster's client has, may hang.


@dataclass(slots=True)
class _Worker:
    """A process, the way to it, and what it is busy with."""

    process: BaseProcess
    line: Connection
    piece: Piece | None = None


class LocalPool:
    """A pool on this machine. Use as a context; `close` leaves no process behind."""

    def __init__(self, jobs: int, options: Options, patience: float = PATIENCE) -> None:
        self.width = jobs
        self._options = options
        self._patience = patience
        self._backlog: deque[Piece] = deque()
        self._tries: dict[str, int] = {}
        self._workers = [self._start() for _ in range(jobs)]

    def submit(self, piece: Piece) -> None:
        """Takes on a piece."""
        self._backlog.append(piece)
        self._feed()

    def done(self, *, block: bool) -> list[tuple[Piece, Outcome]]:
        """What has come to an end; waits for something when asked to and something is under way."""
        busy = {worker.line: worker for worker in self._workers if worker.piece is not None}
        found = []
        for line in wait(list(busy), None if block else 0) if busy else ():
            worker = busy[line]  # type: ignore[index] # only our own connections are waited for
            outcome = self._take(worker)
            if outcome is not None:
                found.append(outcome)
        self._feed()
        return found

    def close(self) -> None:
        """Ends all processes, whatever they are doing."""
        for worker in self._workers:
            _end(worker.process)
            worker.line.close()

    def _start(self) -> _Worker:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(theirs, self._options, self._patience), daemon=True)
        process.start()
        theirs.close()  # With the only other end in the worker, its death reads as the end of the line.
        return _Worker(process, ours)

    def _feed(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker.piece is None and self._backlog:
                piece = self._backlog.popleft()
                try:
                    worker.line.send(piece)
                except OSError:  # It died idle.
                    worker = self._workers[place] = self._replace(worker)
                    worker.line.send(piece)
                worker.piece = piece

    def _take(self, worker: _Worker) -> tuple[Piece, Outcome] | None:
        """The answer of a worker; None when it died and its piece is to be tried again."""
        piece, worker.piece = worker.piece, None
        assert piece is not None
        try:
            answer: Outcome = worker.line.recv()
        except (EOFError, OSError, pickle.UnpicklingError):
            self._workers[self._workers.index(worker)] = self._replace(worker)
            return self._try_again(piece)
        return piece, answer

    def _try_again(self, piece: Piece) -> tuple[Piece, Outcome] | None:
        tries = self._tries[piece.key] = self._tries.get(piece.key, 1) + 1
        if tries > _TRIES:
            return piece, failed(piece, f"given up: the process that worked on it died {_TRIES} times")
        self._backlog.appendleft(piece)
        return None

    def _replace(self, worker: _Worker) -> _Worker:
        _end(worker.process)
        worker.line.close()
        return self._start()


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some entries of a big file, pickled."""

    entries: bytes
    position: int
    """Where in the file the reading was after them, in bytes."""
    is_last: bool


def iter_stretches(source: Input, options: Options) -> Iterator[Stretch]:
    """A big file in stretches, read by a process of its own. When that dies, the stretch that says so is the last."""
    ours, theirs = _SPAWN.Pipe(duplex=False)
    process = _SPAWN.Process(target=_read, args=(theirs, source, options), daemon=True)
    process.start()
    theirs.close()
    try:
        while True:
            stretch: Stretch = ours.recv()
            yield stretch
            if stretch.is_last:
                return
    except EOFError:
        died = BoardProblem("given up: the process that read the file died")
        yield Stretch(pickle.dumps([died]), source.size, is_last=True)
    finally:
        _end(process)
        ours.close()


def _serve(line: Connection, options: Options, patience: float) -> None:
    """What a worker does until the line is closed."""
    _live_with_parent()
    with suppress(EOFError), open(os.devnull, "w") as nowhere:
        while True:
            piece: Piece = line.recv()
            # Ends the process even from within C code, which no exception could.
            faulthandler.dump_traceback_later(patience, exit=True, file=nowhere)
            outcome = work_on(piece, options)
            faulthandler.cancel_dump_traceback_later()
            line.send(outcome)


def _read(line: Connection, source: Input, options: Options) -> None:
    _live_with_parent()
    opened: list[BinaryIO] = []
    held: Stretch | None = None
    # One stretch is held back, as only the next one tells whether it is the last.
    for batch in iter_batches(read_items(source, options, opened.append)):
        if held is not None:
            line.send(held)
        held = Stretch(pickle.dumps(batch), _position(opened, source), is_last=False)
    line.send(Stretch(held.entries if held else pickle.dumps([]), source.size, is_last=True))


def _position(opened: list[BinaryIO], source: Input) -> int:
    """How far the reading is; of packed files the position counts what was unpacked, and is capped."""
    return source.size if not opened or opened[0].closed else min(opened[0].tell(), source.size)


def _live_with_parent() -> None:
    """Die when the coordinator dies, even by SIGKILL; leave Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


def _end(process: BaseProcess) -> None:
    process.kill()
    process.join()
