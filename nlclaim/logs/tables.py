"""Tables of boards and cases: CSV, JSON, JSON Lines, Parquet, one row at a time, with a mapping of the columns."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Any

from nlclaim.bridge.board import BoardProblem
from nlclaim.bridge.sources import Source, decode, iter_chunks, iter_lines
from nlclaim.errors import NlclaimError, RecordError
from nlclaim.logs.columns import ColumnMapping, find_columns, guess_mapping
from nlclaim.logs.records import LogItem
from nlclaim.logs.rows import read_row
from nlclaim.ruling.case_record import decode_json_object

_DELIMITERS = ",;\t|"
_LINE_LIMIT = 1 << 20
"""Bytes of a line. A case record with its whole play and a page of notes has about five thousand."""
_TOO_LONG = f"a line of more than {_LINE_LIMIT >> 20} MB"
_JSON_LIMIT = 1 << 26
"""Bytes of a JSON file that is one array; longer ones should be JSON Lines."""
_BATCH = 1024
"""Rows of a Parquet file held at once."""


def iter_csv(source: Source, name: str = "", mapping: ColumnMapping | None = None) -> Iterator[LogItem]:
    """The rows of a CSV file with a header line; the delimiter is found. Bad rows are told, the rest go on."""
    cuts: list[int] = []
    lines = _lines(source, cuts)
    header = next(lines, "")
    delimiter = max(_DELIMITERS, key=header.count)
    rows = csv.reader(chain([header], lines), delimiter=delimiter)
    names = _next_row(rows)
    if not names or isinstance(names, str) or cuts:
        names = _TOO_LONG if cuts else names
        yield BoardProblem(f"no header line: {names or 'the file is empty'}")
        return
    mapping = mapping or guess_mapping(names)
    index = 0
    while (row := _next_row(rows)) is not None:
        index += 1
        if isinstance(row, str) or cuts:
            yield BoardProblem(
                f"not a CSV row: {_TOO_LONG if cuts else row}", index=index, offset=cuts[0] if cuts else 0
            )
            cuts.clear()
        elif any(cell.strip() for cell in row):
            yield _read(dict(zip(names, row, strict=False)), name, index, mapping)


def iter_jsonl(source: Source, name: str = "", mapping: ColumnMapping | None = None) -> Iterator[LogItem]:
    """The objects of a JSON Lines file, one a line. Bad lines are told, the rest go on."""
    for index, (offset, line, cut) in enumerate(iter_lines(source, _LINE_LIMIT), start=1):
        if not line.strip():
            continue
        if cut:
            yield BoardProblem(_TOO_LONG, index=index, offset=offset)
            continue
        try:
            row = decode_json_object(line)
        except RecordError as error:
            yield BoardProblem(str(error), index=index, offset=offset)
            continue
        yield _read(row, name, index, mapping)


def iter_json(source: Source, name: str = "", mapping: ColumnMapping | None = None) -> Iterator[LogItem]:
    """The objects of a JSON file: one object, an array of them, or an object that holds one such array."""
    content = bytearray()
    for chunk in iter_chunks(source):
        content += chunk
        if len(content) > _JSON_LIMIT:
            yield BoardProblem(f"more than {_JSON_LIMIT >> 20} MB in one JSON value: write it as JSON Lines")
            return
    try:
        data = json.loads(decode(bytes(content)))
    except (ValueError, RecursionError) as error:
        yield BoardProblem(f"not JSON: {error}")
        return
    for index, row in enumerate(_rows_in(data), start=1):
        if isinstance(row, dict):
            yield _read(row, name, index, mapping)
        else:
            yield BoardProblem(f"{type(row).__name__} where an object with keys should be", index=index)


def iter_parquet(source: Source, name: str = "", mapping: ColumnMapping | None = None) -> Iterator[LogItem]:
    """The rows of a Parquet file, in batches. Needs the extra `parquet`; without it that is the one problem told."""
    try:
        from pyarrow import ArrowException
        from pyarrow.parquet import ParquetFile
    except ImportError:
        yield BoardProblem("reading Parquet needs pyarrow: pip install nlclaim[parquet]")
        return
    index = 0
    try:
        with ParquetFile(_seekable(source)) as file:
            for batch in file.iter_batches(batch_size=_BATCH):
                for row in batch.to_pylist():
                    index += 1
                    yield _read(row, name, index, mapping)
    except (ArrowException, OSError) as error:
        yield BoardProblem(f"not a Parquet file, or a damaged one, after row {index}: {error}")


def _read(row: Mapping[str, object], name: str, index: int, mapping: ColumnMapping | None) -> LogItem:
    """One row as an entry, or why it is none."""
    try:
        return read_row(row, name, index, mapping or guess_mapping(find_columns(row)))
    except NlclaimError as error:
        label = str(row.get("id") or row.get("board") or "")[:40]
        return BoardProblem(str(error), label, index)


def _lines(source: Source, cuts: list[int]) -> Iterator[str]:
    """The lines with their ends; `cuts` takes the places of those that were too long."""
    for offset, line, cut in iter_lines(source, _LINE_LIMIT):
        if cut:
            cuts.append(offset)
        yield line + "\n"


def _next_row(rows: Iterator[list[str]]) -> list[str] | str | None:
    """The next row; what is wrong with it if it is none; None at the end."""
    try:
        return next(rows, None)
    except csv.Error as error:
        return str(error)


def _rows_in(data: object) -> Iterable[object]:
    if isinstance(data, list):
        return data
    if isinstance(data, dict):
        lists = [value for value in data.values() if isinstance(value, list) and value and isinstance(value[0], dict)]
        if len(lists) == 1 and "deal" not in data:
            return list(lists[0])
    return [data]


def _seekable(source: Source) -> Any:
    """What pyarrow can open."""
    if isinstance(source, str):
        return BytesIO(source.encode())
    return BytesIO(source) if isinstance(source, bytes) else str(source) if isinstance(source, Path) else source
