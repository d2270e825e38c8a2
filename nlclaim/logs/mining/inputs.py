"""The files that paths name, wherever fsspec can reach them: disks, archives, the web, object stores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, BinaryIO, cast

import fsspec
from fsspec.implementations.local import LocalFileSystem

from nlclaim.errors import MiningError
from nlclaim.logs.columns import ColumnMapping
from nlclaim.logs.readers import KINDS, iter_log, kind_of
from nlclaim.logs.records import LogItem

_PACKED = {".gz": "gzip", ".bz2": "bz2", ".xz": "xz"}
"""What is unpacked on the way in, always as a stream: what it grows to is never held at once."""
_START = 1 << 10
BIG = 1 << 18
"""Bytes from which on a file is worked on by boards. A vugraph match has about 20 KB, a day's PBN 200."""


@dataclass(frozen=True, slots=True)
class Input:
    """One file to be read."""

    name: str
    """As fsspec understands it."""
    size: int = 0
    """Bytes, as stored."""
    kind: str = ""
    """The kind of log; empty for a file that is none, or is not there."""

    @property
    def label(self) -> str:
        """The name as it can be written: what is no text in it, by number."""
        return self.name.encode("utf-8", "backslashreplace").decode()

    @property
    def is_big(self) -> bool:
        """Whether to work on it by boards: one of many boards, or one that may unpack to many."""
        return self.size > BIG or _packing(self.name) is not None


def find_inputs(paths: Sequence[str], leave_out: Sequence[str] = ()) -> Iterator[Input]:
    """The logs under the paths, each once, in order: files by name, folders with all below them, patterns.

    A path that is named itself is always given, with no `kind` when it is missing or no log; of a folder only
    logs are. `leave_out` are files and folders that are no logs, such as our own output. Raises OSError, MiningError
    for a path that fsspec cannot look at.
    """
    seen = {_absolute(name) for name in leave_out}
    for path in paths:
        for found in _under(path):
            name = _absolute(found.name)
            if name not in seen and os.path.dirname(name) not in seen:
                seen.add(name)
                yield found


def locate(name: str) -> tuple[Any, str]:
    """The file system that a name belongs to, and the path there. Raises MiningError for one that is not known.

    An empty name is one of them: it comes of a variable that is not set, and fsspec takes it for this folder.
    """
    if not name.strip():
        raise MiningError("an empty name where a file, a folder or a pattern should be; this folder is '.'")
    try:
        files, path = fsspec.core.url_to_fs(name)
    except (ValueError, ImportError) as error:
        raise MiningError(f"{name}: {error}") from error
    return files, path


def open_input(found: Input) -> AbstractContextManager[BinaryIO]:
    """The content, unpacked, to be used in a `with`. Raises OSError."""
    return cast("AbstractContextManager[BinaryIO]", fsspec.open(found.name, "rb", compression=_packing(found.name)))


def iter_items(
    found: Input, mapping: ColumnMapping | None, watch: Callable[[BinaryIO], object] = lambda file: None
) -> Iterator[LogItem]:
    """The entries of a file, and problems in the place of those that cannot be used. Raises OSError, RecordError.

    `watch` is handed the file, whose position tells how far the reading is.
    """
    kind = found.kind
    if kind == "json":
        with open_input(found) as file:
            kind = kind_of("x.json", file.read(_START))
    with open_input(found) as file:
        watch(file)
        yield from iter_log(file, kind=kind, name=found.label, mapping=mapping)


def _packing(name: str) -> str | None:
    """How a file is packed, by its name; of `zip://a.lin::b.zip` by that of the file in the archive."""
    return next((packing for ending, packing in _PACKED.items() if _bare(name).endswith(ending)), None)


def _bare(name: str) -> str:
    return name.partition("::")[0]


def _under(path: str) -> Iterator[Input]:
    files, root = locate(path)
    if files.isdir(root):
        for name, details in sorted(files.find(root, detail=True).items()):
            kind = _kind(name)
            if kind:
                yield Input(_name(files, path, root, name), int(details.get("size") or 0), kind)
    elif any(mark in path for mark in "*?["):
        for name, details in sorted(files.glob(root, detail=True).items()):
            if details.get("type") == "file":
                yield Input(_full_name(files, path, name), int(details.get("size") or 0), _kind(name))
    elif files.exists(root):
        yield Input(path, int(files.size(root) or 0), _kind(path) or "unknown")
    else:
        yield Input(path)


def _kind(name: str) -> str:
    bare = _bare(name)
    for ending in _PACKED:
        bare = bare.removesuffix(ending)
    kind = kind_of(bare)
    return kind if kind in KINDS else ""


def _name(files: Any, path: str, root: str, name: str) -> str:
    """A file below a folder: as the folder was named, where that is a plain path."""
    if isinstance(files, LocalFileSystem) and "://" not in path:
        return os.path.join(path, os.path.relpath(name, root))
    return _full_name(files, path, name)


def _full_name(files: Any, path: str, name: str) -> str:
    """The name by which fsspec opens it again; `zip://*::a.zip` keeps the archive it is in."""
    if isinstance(files, LocalFileSystem):
        return os.path.relpath(name)
    _, link, archive = path.partition("::")
    return f"{files.unstrip_protocol(name)}{link}{archive}"


def _absolute(name: str) -> str:
    return name if "://" in name else os.path.abspath(name)
