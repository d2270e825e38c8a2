"""A Dask cluster as the pool: the same pieces, the same function, workers that may come and go."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any

from nlclaim.errors import MiningError
from nlclaim.logs.mining.work import Options, Outcome, Piece, failed, work_on

TIMEOUT = 30
"""Seconds to wait for the scheduler."""
_ONE_AT_A_TIME = Lock()


class ClusterPool:
    """A pool on a cluster. Workers open the inputs themselves, so these must be where all workers can read them.

    Dask gives the piece of a worker that is lost to another one; a piece that has cost several workers their
    lives is given up. Raises MiningError when there is no cluster, or no Dask to reach it with.
    """

    def __init__(self, address: str, options: Options) -> None:
        try:
            import distributed
        except ImportError as error:
            raise MiningError("a cluster needs Dask: pip install nlclaim[cluster]") from error
        library: Any = distributed
        try:
            self._client = library.Client(address, timeout=TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise MiningError(f"no cluster at {address}: {error}") from error
        self._options = options
        self._ended: SimpleQueue[tuple[Piece, Any]] = SimpleQueue()
        self._under_way = 0

    @property
    def width(self) -> int:
        """How many pieces the cluster works on at once, as of now: one a worker, whatever its threads."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, len(threads))

    def submit(self, piece: Piece) -> None:
        """Takes on a piece."""
        future = self._client.submit(_work_alone, piece, self._options, pure=False)
        self._under_way += 1
        future.add_done_callback(lambda ended: self._ended.put((piece, ended)))

    def done(self, *, block: bool) -> list[tuple[Piece, Outcome]]:
        """What has come to an end; waits for something when asked to and something is under way."""
        found: list[tuple[Piece, Outcome]] = []
        while self._under_way:
            try:
                piece, future = self._ended.get(block and not found)
            except Empty:
                break
            self._under_way -= 1
            found.append((piece, _outcome(piece, future)))
        return found

    def close(self) -> None:
        """Leaves the cluster; what is under way there is cancelled with its futures."""
        self._client.close()


def _work_alone(piece: Piece, options: Options) -> Outcome:
    """A piece in a worker that may have several threads: the parser and the search are for one at a time."""
    with _ONE_AT_A_TIME:
        return work_on(piece, options)


def _outcome(piece: Piece, future: Any) -> Outcome:
    if future.status == "finished":
        outcome: Outcome = future.result()
        return outcome
    error = future.exception() if future.status == "error" else None
    what = f"{type(error).__name__}: {error}" if error is not None else future.status
    return failed(piece, f"given up by the cluster: {str(what)[:200]}")
