"""The coordinator: inputs cut into pieces, pieces to the pool, outcomes in order to the parts."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import chain
from typing import Protocol

from nlclaim.errors import MiningError
from nlclaim.logs.mining.formats import find_format
from nlclaim.logs.mining.inputs import Input, find_inputs
from nlclaim.logs.mining.local import PATIENCE, LocalPool, iter_stretches
from nlclaim.logs.mining.parts import Parts, parts_folder, refused_list, summary_file
from nlclaim.logs.mining.tally import Tally
from nlclaim.logs.mining.work import Options, Outcome, Piece

_AHEAD = 32
"""Pieces for each worker that may be under way or wait for an earlier one: what bounds memory, and what
keeps all workers busy while one piece takes long."""


class Pool(Protocol):
    """Workers that take pieces and give outcomes, in any order."""

    @property
    def width(self) -> int:
        """How many pieces are worked on at once."""

    def submit(self, piece: Piece) -> None:
        """Take on a piece."""

    def done(self, *, block: bool) -> list[tuple[Piece, Outcome]]:
        """What has come to an end."""

    def close(self) -> None:
        """Leave nothing running."""


Progress = Callable[[Tally, int], None]
"""Told after every outcome: what has been counted so far, and the bytes of all inputs."""


def mine(
    paths: Sequence[str],
    out: str,
    *,
    options: Options = Options(),  # noqa: B008 - frozen
    form: str | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    resume: bool = False,
    leave_out: Sequence[str] = (),
    patience: float = PATIENCE,
    progress: Progress = lambda tally, total: None,
) -> Tally:
    """Find the claims in all logs under `paths` and write them to `out`; what was counted.

    `jobs` processes (all cores), or the Dask cluster at the address `cluster`. `form` is one of FORMATS, by default
    the ending of `out`. With `resume` a run that was cut short goes on. What is under `leave_out`
    is no log, nor is what a run has written. Raises MiningError, OSError.
    """
    form = find_format(out, form)
    ours = [out, parts_folder(out), refused_list(out, form), summary_file(out, form)]
    inputs = list(find_inputs(paths, leave_out=[*ours, *leave_out]))
    if not any(each.kind for each in inputs):  # Before anything is written: OUT may be the table of an earlier run.
        raise MiningError(f"no logs under {', '.join(paths)}")
    pool = _make_pool(jobs, cluster, options, patience)
    try:
        parts = Parts(out, form, settings_of(options, form), resume=resume)
        _work_through(inputs, parts, pool, options, progress)
    finally:
        pool.close()
    parts.finish()
    return parts.tally


def settings_of(options: Options, form: str) -> dict[str, object]:
    """What makes a run another one, as JSON has it: one that goes on with it must be asked for the same."""
    return {"format": form, **asdict(options), "mapping": repr(options.mapping)}


def _work_through(inputs: Sequence[Input], parts: Parts, pool: Pool, options: Options, progress: Progress) -> None:
    total = sum(each.size for each in inputs)
    try:
        for piece, outcome in _in_order(_pieces(inputs, parts, options), pool):
            parts.add(piece, outcome)
            progress(parts.so_far, total)
    except KeyboardInterrupt:
        parts.flush()
        raise


def _make_pool(jobs: int | None, cluster: str | None, options: Options, patience: float) -> Pool:
    if cluster is None:
        return LocalPool(jobs or _count_cores(), options, patience)
    from nlclaim.logs.mining.cluster import ClusterPool

    return ClusterPool(cluster, options)


def _count_cores() -> int:
    """The cores that this process may use, which in a container are fewer than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _pieces(inputs: Sequence[Input], parts: Parts, options: Options) -> Iterator[Piece]:
    """The work that is still to be done, in the order of the inputs."""
    for source in inputs:
        if parts.is_finished(source.name, source.size):
            continue
        pieces = _stretches(source, options) if source.is_big else [Piece(source, weight=source.size)]
        yield from (piece for piece in pieces if not parts.is_finished(piece.key))


def _stretches(source: Input, options: Options) -> Iterator[Piece]:
    position = 0
    for part, stretch in enumerate(iter_stretches(source, options)):
        yield Piece(source, part, stretch.entries, stretch.is_last, max(0, stretch.position - position))
        position = max(position, stretch.position)


def _in_order(pieces: Iterable[Piece], pool: Pool) -> Iterator[tuple[Piece, Outcome]]:
    """The outcomes in the order of the pieces, so that a run gives the same table however it was cut up."""
    ended: dict[str, tuple[Piece, Outcome]] = {}
    order: deque[str] = deque()
    for piece in chain(pieces, [None]):
        room = 1
        if piece is not None:
            room = _AHEAD * pool.width
            pool.submit(piece)
            order.append(piece.key)
        while order:
            ended |= {done.key: (done, outcome) for done, outcome in pool.done(block=len(order) >= room)}
            while order and order[0] in ended:
                yield ended.pop(order.popleft())
            if len(order) < room:
                break
