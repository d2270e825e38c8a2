"""How fast heaps of logs are read and mined: python -m tests.bench.mining DIR [--rule].

Prints seconds on the clock and of processors, all processes together. On a busy machine the second is the one to
trust; the first is what somebody waits for.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from nlclaim.logs.mining.inputs import Input, find_inputs, iter_items
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.tally import Tally
from nlclaim.logs.mining.work import Options

ARCHIVE = 115e6
"""Bytes of the vugraph archive that this is for."""


@dataclass(frozen=True)
class Spent:
    """What a piece of work took, in seconds."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:7.1f} s  ({self.processor:7.1f} s of processors)"


def spend(work: Callable[[], object]) -> Spent:
    """Does the work."""
    clock, processor = time.monotonic(), processors()
    work()
    return Spent(time.monotonic() - clock, processors() - processor)


def processors() -> float:
    """Seconds of processors so far, of this process and of those that it has seen end."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def interrupted(paths: list[str], out: str, options: Options, jobs: int, half: int) -> None:
    """A run that ends, as by Ctrl-C, when half of the bytes are done."""

    def stop(tally: Tally, total: int) -> None:
        if tally.bytes > half:
            raise KeyboardInterrupt

    try:
        mine(paths, out, options=options, jobs=jobs, progress=stop)
    except KeyboardInterrupt:
        return


def main() -> None:
    """Prints the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder")
    arguments.add_argument("--rule", action="store_true", help="also rule on the claims, with the default budget")
    given = arguments.parse_args()
    inputs = list(find_inputs([given.folder]))
    size = sum(each.size for each in inputs)
    counts = {"boards": 0}
    spent = spend(lambda: read_all(inputs, counts))
    print(f"{len(inputs)} files, {size / 1e6:.2f} MB, {counts['boards']} records")
    print(
        f"reading alone        {spent}  {counts['boards'] / spent.processor:7.0f} records/s"
        f"  {size / 1e6 / spent.processor:5.2f} MB/s"
    )
    with tempfile.TemporaryDirectory() as folder:
        measure(given.folder, Path(folder), Options(rule=False), size, "finding")
        if given.rule:
            measure(given.folder, Path(folder), Options(), size, "ruling")


def read_all(inputs: list[Input], counts: dict[str, int]) -> None:
    """Reads everything and keeps nothing."""
    counts["boards"] = sum(1 for each in inputs for _ in iter_items(each, None))


def measure(paths: str, folder: Path, options: Options, size: int, name: str) -> None:
    """A run with one process, with two, and with two in two halves."""
    by_jobs = {}
    for jobs in (1, 2):
        out = str(folder / f"{name}{jobs}.parquet")
        by_jobs[jobs] = spend(lambda out=out, jobs=jobs: mine([paths], out, options=options, jobs=jobs))
        archive = by_jobs[jobs].clock * ARCHIVE / size / 60
        print(f"{name}, {jobs} process{'es' * (jobs > 1):2}   {by_jobs[jobs]}  the archive in {archive:.1f} min")
    print(f"  speed-up from one to two: {by_jobs[1].clock / by_jobs[2].clock:.2f}")
    out = str(folder / f"{name}-halves.parquet")
    first = spend(lambda: interrupted([paths], out, options, 2, size // 2))
    second = spend(lambda: mine([paths], out, options=options, jobs=2, resume=True))
    extra = first.clock + second.clock - by_jobs[2].clock
    print(f"  stopped half-way and resumed: {first.clock:.1f} + {second.clock:.1f} s, {extra:+.1f} s")


if __name__ == "__main__":
    main()
