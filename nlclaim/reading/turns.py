"""A transcript, "N: rest. E: I have an ace": who says what, so that nobody's words are taken for the claimer's."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, NamedTuple

from nlclaim.language import Statement

_LABEL: Final = re.compile(
    r"(?:^|[.!?;…\n])[\s\"'“”‘’]*"
    r"(?P<who>(?i:north|east|south|west|declarer|claimer|defender|lho|rho)|[NESW])\s*:(?=\s)"
)
"""Who speaks, at the start or behind the end of what another said; "S: AK, H: A" are suits."""


class Turn(NamedTuple):
    """What one player says before another speaks."""

    speaker: str
    """A seat's letter, another name in small letters, or empty for what stands before any name."""
    start: int
    end: int


def turns_of(text: str) -> list[Turn]:
    """The turns of a transcript in their order; no more than one where nobody else is named."""
    if ":" not in text:
        return []
    labels = list(_LABEL.finditer(text))
    starts = [label.start("who") for label in labels]
    opening = [Turn("", 0, starts[0])] if starts and text[: starts[0]].strip(" \"'\n") else []
    ends = [*starts[1:], len(text)]
    named = [Turn(_name(label["who"]), start, end) for label, start, end in zip(labels, starts, ends, strict=False)]
    return [*opening, *named]


def _name(who: str) -> str:
    seats = {"north": "N", "east": "E", "south": "S", "west": "W"}
    return who if who in "NESW" else seats.get(who.lower(), who.lower())


def words_in(statement: Statement, turns: list[Turn]) -> Statement:
    """The statement with only what is said in these turns; all offsets stay. A bare "S:" would be spades."""
    text = "".join(
        letter if any(turn.start <= place < turn.end for turn in turns) else " "
        for place, letter in enumerate(statement.text)
    )
    labels = {(turn.start, turn.start + 1) for turn in turns if turn.speaker == "S"}
    kept = (part for part in statement.parts if any(t.start <= part.span.start < t.end for t in turns))
    parts = tuple(part for part in kept if (part.span.start, part.span.end) not in labels)
    return replace(statement, text=text, parts=parts)
