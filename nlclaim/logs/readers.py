"""One way in for every kind of log: by the ending of its name, or by what it begins with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from nlclaim.bridge.board import Board, BoardProblem, Remark
from nlclaim.bridge.lin import iter_lin
from nlclaim.bridge.pbn import iter_pbn
from nlclaim.bridge.sources import Source
from nlclaim.errors import RecordError
from nlclaim.logs.columns import ColumnMapping
from nlclaim.logs.prose import iter_html, iter_markdown, iter_text
from nlclaim.logs.records import LogEntry, LogItem
from nlclaim.logs.tables import iter_csv, iter_json, iter_jsonl, iter_parquet
from nlclaim.logs.transcripts import iter_cues, iter_whisper

_TABLES: dict[str, Callable[[Source, str, ColumnMapping | None], Iterator[LogItem]]] = {
    "csv": iter_csv,
    "tsv": iter_csv,
    "json": iter_json,
    "jsonl": iter_jsonl,
    "ndjson": iter_jsonl,
    "parquet": iter_parquet,
}
_PROSE: dict[str, Callable[[Source, str], Iterator[LogItem]]] = {
    "txt": iter_text,
    "md": iter_markdown,
    "markdown": iter_markdown,
    "html": iter_html,
    "htm": iter_html,
}
_BOARDS: dict[str, Callable[[Source], Iterator[Board | BoardProblem]]] = {"lin": iter_lin, "pbn": iter_pbn}
_TALK: dict[str, Callable[[Source], Iterator[Remark | BoardProblem]]] = {
    "vtt": iter_cues,
    "srt": iter_cues,
    "whisper": iter_whisper,
}
_WHISPER_START = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"(?:text|segments|language)"\s*:')
KINDS = tuple(sorted({*_TABLES, *_PROSE, *_BOARDS, *_TALK}))
"""The kinds of log that can be read, named by the usual ending of the file's name."""


def iter_log(
    source: Source, *, kind: str = "", name: str = "", mapping: ColumnMapping | None = None
) -> Iterator[LogItem]:
    """The entries of a log one by one, and a BoardProblem in the place of each that cannot be used.

    `kind` is one of KINDS; for a Path it follows from the name. `whisper` is always asked for by name or found by its
    keys in a `.json` file. `mapping` says which columns of a table hold what. Raises RecordError for an unknown kind,
    OSError for a file that cannot be opened; bad content raises nothing.
    """
    if isinstance(source, Path):
        kind, name = kind or find_kind(source), name or str(source)
    if kind in _BOARDS:
        return _as_entries(_BOARDS[kind](source), name)
    if kind in _TALK:
        return _as_entries(_TALK[kind](source), name)
    if kind in _TABLES:
        return _TABLES[kind](source, name, mapping)
    if kind in _PROSE:
        return _PROSE[kind](source, name)
    if kind == "rbn":
        raise RecordError("RBN is not read; convert it to PBN", name)
    raise RecordError(f"{kind!r} is not a kind of log; there are {', '.join(KINDS)}", name)


def find_kind(path: Path) -> str:
    """The kind of log that a file is, by the ending of its name; Whisper's JSON by its first bytes."""
    kind = kind_of(path.name)
    if kind != "json":
        return kind
    with path.open("rb") as file:
        return kind_of(path.name, file.read(1 << 10))


def kind_of(name: str, start: bytes = b"") -> str:
    """The kind of log that a file of this name is, which begins with these bytes."""
    kind = name.rpartition(".")[2].lower() if "." in name else ""
    return "whisper" if kind == "json" and _WHISPER_START.match(start) else kind


def _as_entries(
    items: Iterator[Board | BoardProblem] | Iterator[Remark | BoardProblem], name: str
) -> Iterator[LogItem]:
    index = 0
    for item in items:
        if isinstance(item, BoardProblem):
            yield item
            continue
        index += 1
        if isinstance(item, Board):
            yield LogEntry(name, item.index, board=item, remarks=item.remarks)
        else:
            yield LogEntry(name, index, remarks=(item,))
