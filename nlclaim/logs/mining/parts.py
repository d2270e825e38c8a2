"""What a run has written so far, so that a run that was killed can go on: parts, and a manifest for each.

Beside OUT stands the folder `OUT.parts`. A part is written under another name and renamed, then its manifest
in the same way; a part counts from the moment its manifest is there, with all the inputs that the manifest names.
What has no manifest is thrown away. At the end the parts become OUT, which appears at once and whole.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, BinaryIO, cast

from fsspec.implementations.local import LocalFileSystem

from nlclaim.errors import MiningError
from nlclaim.logs.mining.formats import encode, join
from nlclaim.logs.mining.inputs import locate
from nlclaim.logs.mining.tally import Tally, tally_from
from nlclaim.logs.mining.work import Outcome, Piece

_EVENTS = 2_000
_SECONDS = 10.0
_CHARACTERS = 1 << 26
"""A part is written when it has this many events, is this old, or this large, whatever comes first."""
_RUN = "run.json"


class Parts:
    """The parts of one run, one writer."""

    def __init__(self, out: str, form: str, settings: Mapping[str, object], *, resume: bool) -> None:
        """Begins a run, or goes on with the one that was cut short. Raises MiningError when that cannot be."""
        self.out, self.form = out, form
        self.tally = Tally()
        self.refused_out = refused_list(out, form)
        self.folder = parts_folder(out)
        self._files, self._folder = locate(self.folder)
        self._finished: dict[str, int] = {}
        self._pending = Outcome()
        self._keys: dict[str, int] = {}
        self._size = 0
        self._count = 0
        self._written = time.monotonic()
        self._settings = settings
        self._begin(resume=resume)

    @property
    def so_far(self) -> Tally:
        """What has been counted, written or not."""
        both = Tally()
        both.add(self.tally)
        both.add(self._pending.tally)
        return both

    def is_finished(self, key: str, size: int | None = None) -> bool:
        """Whether a part has the outcome of this piece or file. Raises MiningError when the file has changed since."""
        if key not in self._finished:
            return False
        if size is not None and self._finished[key] != size:
            raise MiningError(f"{key} has changed since it was read; remove {self.folder} and begin anew")
        return True

    def add(self, piece: Piece, outcome: Outcome) -> None:
        """Takes in an outcome; writes a part when it is time."""
        self._keys[piece.key] = piece.source.size
        if piece.ends:
            self._keys[piece.source.name] = piece.source.size
        self._pending.events += outcome.events
        self._pending.refused += outcome.refused
        self._pending.tally.add(outcome.tally)
        self._size += sum(map(len, outcome.events))
        is_due = time.monotonic() - self._written > _SECONDS
        if is_due or len(self._pending.events) >= _EVENTS or self._size > _CHARACTERS:
            self.flush()

    def flush(self) -> None:
        """Writes what has come in since the last part."""
        if not self._keys:
            return
        name = f"part-{self._count:06d}"
        refused = "".join(json.dumps(asdict(each), ensure_ascii=False) + "\n" for each in self._pending.refused)
        self._write(f"{name}.{self.form}", encode(self._pending.events, self.form))
        self._write(f"{name}.refused", refused.encode())
        manifest = {"finished": self._keys, "tally": self._pending.tally.as_dict()}
        self._write(f"{name}.json", json.dumps(manifest).encode())
        self._take(manifest)
        self._pending, self._keys, self._size = Outcome(), {}, 0
        self._count += 1
        self._written = time.monotonic()

    def finish(self) -> None:
        """Makes OUT of the parts, beside it the list of refused records and the counts, and leaves nothing else."""
        self.flush()
        with replacing(self.out) as out:
            join(self._open_all(self.form), out, self.form)
        with replacing(self.refused_out) as out:
            join(self._open_all("refused"), out, "jsonl")
        with replacing(summary_file(self.out, self.form)) as out:
            made = {"settings": self._settings, "tally": self.tally.as_dict()}
            out.write(json.dumps(made, ensure_ascii=False, indent=1).encode())
        self._files.rm_file(f"{self._folder}/{_RUN}")  # First: without it the folder is nothing but rubbish.
        self._files.rm(self._folder, recursive=True)

    def _begin(self, *, resume: bool) -> None:
        if not self._files.exists(f"{self._folder}/{_RUN}"):
            if self._files.exists(self._folder):
                self._files.rm(self._folder, recursive=True)
            self._files.makedirs(self._folder, exist_ok=True)
            self._write(_RUN, json.dumps(self._settings).encode())
            return
        if not resume:
            raise MiningError(f"{self.folder} is what a run left that was cut short: --resume goes on with it")
        changed = find_changed(json.loads(self._files.cat_file(f"{self._folder}/{_RUN}")), self._settings)
        if changed:
            raise MiningError(f"{self.folder} was begun with another {changed}; go on as it was begun, or remove it")
        self._resume()

    def _resume(self) -> None:
        """Takes up the parts that have a manifest, throws away what has none."""
        names = {name.rpartition("/")[2] for name in self._files.ls(self._folder, detail=False)}
        kept = {_RUN}
        while f"part-{self._count:06d}.json" in names:
            name = f"part-{self._count:06d}"
            kept |= {f"{name}.{self.form}", f"{name}.refused", f"{name}.json"}
            self._take(json.loads(self._files.cat_file(f"{self._folder}/{name}.json")))
            self._count += 1
        for name in names - kept:
            self._files.rm_file(f"{self._folder}/{name}")

    def _take(self, manifest: Mapping[str, Any]) -> None:
        self._finished.update(manifest["finished"])
        self.tally.add(tally_from(manifest["tally"]))

    def _write(self, name: str, content: bytes) -> None:
        with replacing(f"{self.folder}/{name}") as out:
            out.write(content)

    def _open_all(self, ending: str) -> Iterator[BinaryIO]:
        for number in range(self._count):
            yield self._files.open(f"{self._folder}/part-{number:06d}.{ending}", "rb")


def parts_folder(out: str) -> str:
    """Where the parts of a table are while it is made."""
    return f"{out}.parts"


def refused_list(out: str, form: str) -> str:
    """Where the records are listed that could not be used."""
    return f"{out.removesuffix(f'.{form}')}.refused.jsonl"


def summary_file(out: str, form: str) -> str:
    """Where the counts of a run are."""
    return f"{out.removesuffix(f'.{form}')}.summary.json"


def read_summary(out: str, form: str) -> tuple[Tally, dict[str, Any]]:
    """The counts and the settings of the run that made a table. Raises OSError, MiningError."""
    files, path = locate(summary_file(out, form))
    try:
        made = json.loads(files.cat_file(path))
        return tally_from(made["tally"]), dict(made["settings"])
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise MiningError(f"{path} is no summary of a run: {error}") from error


def find_changed(before: Mapping[str, object], asked: Mapping[str, object]) -> str:
    """The names of the settings in which a run asked for differs from the one before; empty when they are the same."""
    return ", ".join(name for name in {**before, **asked} if before.get(name) != asked.get(name))


def is_complete(out: str) -> bool:
    """Whether a run has come to its end: OUT is there, and nothing that was cut short is beside it."""
    files, path = locate(out)
    return bool(files.exists(path)) and not files.exists(f"{parts_folder(path)}/{_RUN}")


@contextmanager
def replacing(name: str) -> Iterator[BinaryIO]:
    """A file to write that gets its name when it is whole; before, and if it fails, there is none of that name."""
    files, path = locate(name)
    head, slash, tail = path.rpartition("/")
    other = f"{head}{slash}unfinished-{tail}"
    try:
        with files.open(other, "wb") as file:
            yield cast("BinaryIO", file)
            file.flush()
            if isinstance(files, LocalFileSystem):
                os.fsync(file.fileno())
        files.mv(other, path)
    except BaseException:
        if files.exists(other):
            files.rm_file(other)
        raise
