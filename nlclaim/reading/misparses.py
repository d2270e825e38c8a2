"""Known mistakes in statements, from `grammars/misparses.toml`: a pattern, a label and a hint."""

from __future__ import annotations

import re
import tomllib
from functools import cache

from nlclaim.resources import read_resource


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    table = tomllib.loads(read_resource("grammars", "misparses.toml"))
    return tuple((re.compile(entry["pattern"], re.IGNORECASE), label, entry["hint"]) for label, entry in table.items())


def find_misparse(text: str) -> tuple[str, str] | None:
    """(label, hint) of the first known mistake that the words contain."""
    head = text[:2000]
    return next(((label, hint) for pattern, label, hint in _patterns() if pattern.search(head)), None)
