"""How a table of claims is stored: JSON Lines, CSV, Parquet; in parts, and the parts made one.

The parts of a format, one after the other, give the whole; so a whole is made without holding more than a part.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO, TextIOWrapper
from typing import Any, BinaryIO

from nlclaim.errors import MiningError
from nlclaim.logs.event import EventRecord
from nlclaim.logs.mining.table import COLUMNS, DERIVED, OWN, as_row, from_row

FORMATS = ("parquet", "jsonl", "csv")
_CHUNK = 1 << 20
_ROWS = 10_000
"""Rows of a group in a Parquet file: enough to compress well, few enough to hold."""


def find_format(out: str, named: str | None) -> str:
    """The format that is named, or else that of the name's ending. Raises MiningError."""
    found = named or out.rpartition(".")[2].lower()
    if found not in FORMATS:
        raise MiningError(f"{out}: {found!r} is no format of a table of claims; there are {', '.join(FORMATS)}")
    if found == "parquet":
        _arrow()
    return found


def encode(events: Iterable[str], form: str) -> bytes:
    """A part of the table. `events` are JSON, one each."""
    if form == "jsonl":
        return "".join(f"{event}\n" for event in events).encode()
    rows = (as_row(json.loads(event)) for event in events)
    return _encode_csv(rows) if form == "csv" else _encode_parquet(list(rows))


def join(parts: Iterable[BinaryIO], out: BinaryIO, form: str) -> None:
    """All parts as one table; a part is closed when it has been read."""
    if form == "parquet":
        _join_parquet(parts, out)
        return
    if form == "csv":
        out.write(",".join(COLUMNS).encode() + b"\r\n")
    for part in parts:
        with part:
            while chunk := part.read(_CHUNK):
                out.write(chunk)


def iter_events(table: BinaryIO, form: str) -> Iterator[dict[str, Any]]:
    """The events of a table, as JSON has them, one by one."""
    if form == "jsonl":
        for line in table:
            yield json.loads(line)
    elif form == "csv":
        csv.field_size_limit(sys.maxsize)
        text = TextIOWrapper(table, "utf-8", newline="")
        for row in csv.DictReader(text):
            yield from_row({name: _cell(name, value) for name, value in row.items()})
        text.detach()  # The table is not ours to close.
    else:
        with _arrow().parquet.ParquetFile(table) as file:
            for batch in file.iter_batches(batch_size=256):
                yield from map(from_row, batch.to_pylist())


def _encode_csv(rows: Iterable[dict[str, Any]]) -> bytes:
    held = BytesIO()
    with TextIOWrapper(held, "utf-8", newline="") as text:
        csv.writer(text).writerows([_csv_cell(row[name]) for name in COLUMNS] for row in rows)
        text.flush()
        return held.getvalue()


def _csv_cell(value: object) -> object:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict | bool) else value


def _cell(name: str, value: str) -> object:
    """A value of CSV as JSON has it: what is empty is null."""
    if value == "":
        return None
    plain = _type_of(name) is str
    return value if plain else json.loads(value)


def _encode_parquet(rows: list[dict[str, Any]]) -> bytes:
    arrow = _arrow()
    held = BytesIO()
    for row in rows:
        row["by_authority"] = list((row["by_authority"] or {}).items())
    arrow.parquet.write_table(arrow.Table.from_pylist(rows, _schema()), held, compression="zstd")
    return held.getvalue()


def _join_parquet(parts: Iterable[BinaryIO], out: BinaryIO) -> None:
    arrow = _arrow()
    held: list[Any] = []
    with arrow.parquet.ParquetWriter(out, _schema(), compression="zstd") as writer:
        for part in parts:
            with part:
                held.append(arrow.parquet.read_table(part))
            if sum(table.num_rows for table in held) >= _ROWS:
                writer.write_table(arrow.concat_tables(held), row_group_size=_ROWS)
                held = []
        if held:
            writer.write_table(arrow.concat_tables(held), row_group_size=_ROWS)


def _schema() -> Any:
    arrow = _arrow()
    types = {
        str: arrow.string(),
        int: arrow.int32(),
        float: arrow.float64(),
        bool: arrow.bool_(),
        list: arrow.list_(arrow.string()),
        dict: arrow.map_(arrow.string(), arrow.int32()),
    }
    kinds = {name: types[_type_of(name)] for name in COLUMNS} | dict.fromkeys(("offset", "offset_end"), arrow.int64())
    return arrow.schema(list(kinds.items()))


def _type_of(name: str) -> type:
    """What is in a column."""
    if name in DERIVED:
        return DERIVED[name]
    if name not in OWN:
        return int if name == "offset_end" else str
    annotation = str(EventRecord.model_fields[name].annotation)
    kinds: tuple[type, ...] = (list, int, float, bool)
    return next((kind for kind in kinds if kind.__name__ in annotation), str)


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise MiningError("a table in Parquet needs pyarrow: pip install nlclaim[parquet]") from error
    return pyarrow
