"""Which column of a table holds what: the names we know, and a mapping for those we do not."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from nlclaim.errors import RecordError

KNOWN_NAMES: Mapping[str, tuple[str, ...]] = {
    "id": ("id", "case", "record"),
    "board": ("board", "boardnumber", "boardno", "number"),
    "room": ("room",),
    "event": ("event", "tournament"),
    "dealer": ("dealer",),
    "vulnerable": ("vulnerable", "vulnerability", "vul"),
    "deal": ("deal", "pbn", "hands", "dealpbn"),
    "north": ("northhand", "handnorth", "north"),
    "east": ("easthand", "handeast", "east"),
    "south": ("southhand", "handsouth", "south"),
    "west": ("westhand", "handwest", "west"),
    "contract": ("contract", "finalcontract"),
    "level": ("level", "contractlevel"),
    "denomination": ("denomination", "denom", "strain"),
    "doubled": ("doubled", "double", "penalty"),
    "declarer": ("declarer", "playedby", "by"),
    "play": ("play", "cards", "cardplay"),
    "trick": ("trick",),
    "turn": ("turn", "toplay", "onlead"),
    "result": ("result", "tricks", "tricksmade", "declarertricks"),
    "claimer": ("claimer", "claimedby"),
    "claimed": ("claimed", "tricksclaimed"),
    "conceded": ("conceded", "tricksconceded"),
    "statement": ("statement", "claim", "words"),
    "law": ("law",),
    "authority": ("authority",),
    "remarks": ("remarks", "remark", "comments", "comment", "commentary", "notes"),
}
"""Our fields, and the column names (lower case, letters only) that are taken for them when nothing else is said."""


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """Field → column. A column of nested data is a path with dots, `contract.level`."""

    columns: Mapping[str, str]

    def __post_init__(self) -> None:
        unknown = sorted(set(self.columns) - set(KNOWN_NAMES))
        if unknown:
            raise RecordError(f"column mapping: {', '.join(unknown)} is no field; there are {', '.join(KNOWN_NAMES)}")

    def pick(self, row: Mapping[str, object]) -> dict[str, object]:
        """What the row says of each field; a field whose column is absent or empty is left out."""
        picked = {field: _follow(row, path) for field, path in self.columns.items()}
        return {field: value for field, value in picked.items() if value not in (None, "")}


def load_mapping(path: Path) -> ColumnMapping:
    """A mapping from a TOML or JSON file of `field = "column"`. Raises RecordError."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        data: object = json.loads(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise RecordError(f"no column mapping: {error}", str(path)) from error
    if not isinstance(data, dict) or not all(isinstance(column, str) for column in data.values()):
        raise RecordError('a column mapping is a table of field = "column"', str(path))
    return ColumnMapping(data)


def guess_mapping(columns: Iterable[str]) -> ColumnMapping:
    """The mapping that the names of the columns suggest; each field takes its best-known name.

    Of nested data the columns are paths, and both the whole path and its last part may be the name.
    """
    plain: dict[str, str] = {}
    for column in sorted(columns, key=lambda path: path.count(".")):
        for name in (column, column.rpartition(".")[2]):
            plain.setdefault(re.sub(r"[^a-z]", "", name.lower()), column)
    found = {
        field: next((plain[name] for name in names if name in plain), None) for field, names in KNOWN_NAMES.items()
    }
    return ColumnMapping({field: column for field, column in found.items() if column is not None})


def find_columns(row: Mapping[str, object], depth: int = 3) -> Iterator[str]:
    """The columns of a row; of an object within it the path of each of its keys."""
    for name, value in row.items():
        if isinstance(value, Mapping):
            if depth > 1:
                yield from (f"{name}.{below}" for below in find_columns(value, depth - 1))
        else:
            yield str(name)


def _follow(row: Mapping[str, object], path: str) -> object:
    """The value at a path, the whole path first: a column name may have dots of its own."""
    if path in row:
        return row[path]
    value: object = row
    for part in path.split("."):
        if not isinstance(value, Mapping) or part not in value:
            return None
        value = value[part]
    return value
