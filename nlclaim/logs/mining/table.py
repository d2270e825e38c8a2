"""An event as a row of a table: its own fields, and beside them what people ask for most, ready to be counted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from nlclaim.logs.event import EventRecord

NESTED = ("statement", "case", "ruling")
"""Fields that are records of their own; JSON text in a table."""
DERIVED: Mapping[str, type] = {
    "file": str,
    "board": str,
    "offset": int,
    "claimer": str,
    "declarer": str,
    "contract": str,
    "cards_played": int,
    "remaining": int,
    "words": str,
    "kind": str,
    "order_stated": str,
    "trumps_mentioned": bool,
    "trumps_drawing": str,
    "finesse_declared": bool,
    "claimed": int,
    "awarded": int,
    "guaranteed": int,
    "double_dummy": int,
    "certainty": str,
    "complete": bool,
    "turns_on": list,
    "by_authority": dict,
}
"""Columns beside the fields of an event, and what is in them. Trick counts are of the remaining tricks."""
OWN = tuple(name for name in EventRecord.model_fields if name not in ("where", "schema_", *NESTED))
COLUMNS = (*OWN, *DERIVED, "offset_end", *NESTED)


def as_row(event: Mapping[str, Any]) -> dict[str, Any]:
    """The event, as JSON has it, as values by column."""
    case, ruling = event.get("case") or {}, event.get("ruling") or {}
    offsets = event["where"].get("offsets") or (None, None)
    return {
        **dict.fromkeys(COLUMNS),
        **{name: event.get(name) for name in OWN},
        "file": event["where"]["file"],
        "board": event["where"].get("board"),
        "offset": offsets[0],
        "offset_end": offsets[1],
        "claimer": case.get("claimer"),
        "declarer": case.get("declarer"),
        "contract": case.get("contract"),
        "cards_played": len(case["play"]) if case.get("play") is not None else None,
        "remaining": ruling.get("remaining") or _remaining(case),
        **_said(event.get("statement")),
        "claimed": ruling.get("claimed", _claimed(case)),
        "awarded": ruling.get("awarded"),
        **{name: (ruling.get("bounds") or {}).get(name) for name in ("guaranteed", "double_dummy")},
        **{name: ruling.get(name) for name in ("certainty", "complete", "turns_on", "by_authority")},
        **{name: _json(event.get(name)) for name in NESTED},
    }


def from_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """The event of a row: what `as_row` was given."""
    offsets = None if row["offset"] is None else [row["offset"], row["offset_end"]]
    return {
        "schema": "event/1",
        "where": {"file": row["file"], "board": row["board"], "offsets": offsets},
        **{name: row[name] for name in OWN},
        **{name: json.loads(row[name]) if row[name] else None for name in NESTED},
    }


def _said(statement: Mapping[str, Any] | None) -> dict[str, Any]:
    if statement is None:
        return dict.fromkeys(
            ("words", "kind", "order_stated", "trumps_mentioned", "trumps_drawing", "finesse_declared")
        )
    return {
        "words": statement["text"],
        "kind": statement["kind"],
        "order_stated": statement["order"]["stated"],
        "trumps_mentioned": statement["trumps"]["mentioned"],
        "trumps_drawing": statement["trumps"]["drawing"],
        "finesse_declared": statement["finesse"]["declared"],
    }


def _claimed(case: Mapping[str, Any]) -> int | None:
    claimed = case.get("claimed")
    return _remaining(case) if claimed == "rest" else claimed


def _remaining(case: Mapping[str, Any]) -> int | None:
    """Tricks that remain, the one in progress included."""
    if case.get("play") is not None:
        return 13 - len(case["play"]) // 4
    deal = case.get("deal")
    if not deal:
        return None
    return max(sum(letter in "23456789TJQKA" for letter in hand) for hand in deal[2:].split())


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
