"""What the report counts, in one pass over the events; memory does not grow with the table."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from nlclaim.logs.mining.table import as_row

SHOWN = 200
"""Disagreements that the page shows, the largest first. All are in the table itself."""
DIFFERENCES = ("less", "same", "more")


@dataclass(slots=True)
class Figures:
    """The counts. Tricks are of the remaining ones, to the claiming side."""

    claims: int = 0
    statements: int = 0
    ruled: int = 0
    compared: int = 0
    """Rulings that can be held against a recorded number."""
    cut_short: int = 0
    left: Counter[int] = field(default_factory=Counter)
    """Claims by tricks left."""
    kinds: Counter[str] = field(default_factory=Counter)
    """Statements by kind; `silent` where no words are known."""
    stated: Counter[str] = field(default_factory=Counter)
    """Statements that say something of order, trumps, finesses."""
    could_state: Counter[str] = field(default_factory=Counter)
    """Statements that could have: of trumps, only in suit contracts."""
    against_record: Counter[int] = field(default_factory=Counter)
    """Complete rulings by tricks awarded above what was recorded."""
    by_authority: dict[str, Counter[str]] = field(default_factory=dict)
    """For each authority, rulings proved under all of them, by DIFFERENCES."""
    under_all: int = 0
    turns_on: Counter[str] = field(default_factory=Counter)
    certainty: Counter[str] = field(default_factory=Counter)
    disagreements: int = 0
    worst: list[Mapping[str, Any]] = field(default_factory=list)
    """The events of the largest disagreements."""


def count(events: Iterable[Mapping[str, Any]], shown: int = SHOWN) -> Figures:
    """The figures of a table of claims."""
    figures = Figures()
    heap: list[tuple[tuple[int, int, int], int, Mapping[str, Any]]] = []
    for number, event in enumerate(events):
        row = as_row(event)
        _count_claim(row, figures)
        _count_ruling(event, row, figures)
        if event["difference"]:
            figures.disagreements += 1
            rank = (abs(event["difference"]), int(row["complete"]), int(row["statement"] is not None))
            (heapq.heappushpop if len(heap) >= shown else heapq.heappush)(heap, (rank, -number, event))
    figures.worst = [event for _, _, event in sorted(heap, key=lambda each: each[:2], reverse=True)]
    return figures


def _count_claim(row: Mapping[str, Any], figures: Figures) -> None:
    figures.claims += 1
    if row["remaining"] is not None:
        figures.left[row["remaining"]] += 1
    figures.kinds[row["kind"] or "silent"] += 1
    if row["kind"] is None:
        return
    figures.statements += 1
    said = {
        "an order, in so many words": row["order_stated"] == "explicit",
        "an order, by the way it is told": row["order_stated"] == "implied",
        "a finesse": bool(row["finesse_declared"]),
    }
    if row["contract"] and "N" not in row["contract"]:
        said["trumps"] = bool(row["trumps_mentioned"])
        said["that trumps are drawn, or will be"] = row["trumps_drawing"] in ("plan", "state")
    for name, was_said in said.items():
        figures.could_state[name] += 1
        figures.stated[name] += was_said


def _count_ruling(event: Mapping[str, Any], row: Mapping[str, Any], figures: Figures) -> None:
    if event.get("ruling") is None:
        return
    figures.ruled += 1
    figures.certainty[row["certainty"]] += 1
    figures.turns_on.update(row["turns_on"])
    if not row["complete"]:
        figures.cut_short += 1
        return
    above = event["difference"]
    if above is None:
        return
    figures.compared += 1
    figures.against_record[above] += 1
    if event["ruling"]["unproved"]:
        return
    figures.under_all += 1
    for name, tricks in row["by_authority"].items():
        place = tricks - row["awarded"] + above
        figures.by_authority.setdefault(name, Counter())[DIFFERENCES[(place > 0) - (place < 0) + 1]] += 1
