"""What has been counted: files, boards, claims, rulings, and why anything was refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

_DETAIL = re.compile(r"[♠♥♦♣][\dTJQKA]+|['\"].*?['\"]|\d+")


@dataclass(slots=True)
class Tally:
    """Counts that add up, over boards, files and runs."""

    files: int = 0
    bytes: int = 0
    entries: int = 0
    """Boards, cases, diagrams and stretches of talk that were read."""
    without_claim: int = 0
    """Of these: nothing in them is a claim (played out, passed out, only talk)."""
    claims: int = 0
    statements: int = 0
    """Claims whose words are known."""
    ruled: int = 0
    complete: int = 0
    """Rulings within their budget."""
    agreed: int = 0
    """Rulings that give what was recorded."""
    more: int = 0
    less: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Records that could not be used, by reason."""
    not_ruled: Counter[str] = field(default_factory=Counter)
    """Claims that were found and not ruled on, by reason."""

    def add(self, other: Tally) -> None:
        """Takes in other counts."""
        for each in fields(self):
            mine = getattr(self, each.name)
            if isinstance(mine, Counter):
                mine.update(getattr(other, each.name))
            else:
                setattr(self, each.name, mine + getattr(other, each.name))

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        values = ((each.name, getattr(self, each.name)) for each in fields(self))
        return {name: dict(value) if isinstance(value, Counter) else value for name, value in values}


def tally_from(data: Mapping[str, Any]) -> Tally:
    """What `as_dict` wrote."""
    counters = {name: Counter(value) for name, value in data.items() if isinstance(value, Mapping)}
    return Tally(**{**data, **counters})


def reason_class(reason: str) -> str:
    """A reason without the cards, numbers and words of the one record, so that it can be counted."""
    general = _DETAIL.sub("…", reason.split("; ")[0])
    return general[:90]
