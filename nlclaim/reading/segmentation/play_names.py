"""The verbs of a plan: what a player may say that he does with cards."""

from __future__ import annotations

from typing import Final

PLAYS: Final = frozenset(
    {
        "cash", "clear", "cross", "crossruff", "discard", "draw", "duck", "establish", "finesse", "follow_up", "insert",
        "knock_out", "lead", "over", "overruff", "overtake", "play", "repeat", "ruff", "run", "squeeze", "start",
        "test", "throw_in", "unblock",
    }
)  # fmt: skip
"""By their names in the lexicon; `clause.plays.verbs` has a reader for each."""
