"""Holdings in a text: a suit and its ranks, by line and column, in symbols, letters or words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlclaim.bridge.cards import Suit, parse_suit

_SYMBOLS = "♠♤♥♡♦♢♣♧"
RANK = r"(?:10|[AKQJTakqjt2-9xX])"
_VOID = r"(?:[-\u2010-\u2015\u2212]{1,4}|void|none|\u2205)(?![\w])"
HOLDING = re.compile(
    rf"(?P<suit>[{_SYMBOLS}]\ufe0f?"
    rf"|(?<![\w'’])[SHDC](?=\s*[:.]|[ ]?{RANK}|-{RANK}|\s*{_VOID}|\s*$)"
    rf"|(?<!\w)(?:[Ss]pades?|[Hh]earts?|[Dd]iamonds?|[Cc]lubs?)(?=\s*[:=]|\s+{RANK}(?!\w)|\s+{RANK}{RANK}|\s+{_VOID}))"
    rf"[ \t]*(?:[:.=]|-(?={RANK}))?[ \t]*(?P<ranks>{_VOID}|{RANK}(?:[ ,]?{RANK})*(?![\w])|)"
)
# The box between West and East, with the trick in progress: its cards are in nobody's hand.
_BOX = re.compile(r"│[^│]*│|(?<= {3})\|[^|]{13}\|(?= {3}\S)")
_HOLDINGS_LIMIT = 24
"""Holdings of a line that can be a diagram: six hands. More is no diagram, and would cost time."""
_LINE_LIMIT = 2000
"""Characters of a line that are looked at. A diagram is narrower than a page."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A suit and its ranks, where it stands."""

    suit: Suit
    ranks: str
    line: int
    place: int
    """Characters of the line before it."""
    column: int
    """Columns before it, tabs expanded."""
    start: int
    """Characters of the text before it."""
    end: int


@dataclass(frozen=True, slots=True)
class Page:
    """The lines of a text and where each begins."""

    lines: list[str]
    starts: list[int]


def split_page(text: str) -> Page:
    """The lines of a text as they are searched: cut to a bearable length, the box of a diagram blanked."""
    lines, starts, start = [], [], 0
    for line in text.split("\n"):
        lines.append(_BOX.sub(lambda box: " " * len(box[0]), line[:_LINE_LIMIT]))
        starts.append(start)
        start += len(line) + 1
    return Page(lines, starts)


def column_of(line: str, place: int) -> int:
    """The column in which a character of the line is seen."""
    return len(line[:place].expandtabs(8)) if "\t" in line else place


def iter_holdings(page: Page) -> Iterator[list[Holding]]:
    """The holdings of each line that has any."""
    for number, (line, start) in enumerate(zip(page.lines, page.starts, strict=True)):
        found = [
            Holding(
                parse_suit(match["suit"][0]),
                match["ranks"],
                number,
                match.start(),
                column_of(line, match.start()),
                start + match.start(),
                start + match.end(),
            )
            for match in HOLDING.finditer(line)
        ]
        if 0 < len(found) <= _HOLDINGS_LIMIT:
            yield found
