"""What the search answers: a line of play, card by card, and why each card of the claiming side was normal."""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.bridge import Card, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """One card of a line. `reason` names why it was normal (a key of `lines.reasons`), empty for the other side."""

    seat: Seat
    card: Card
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LineResult:
    """The worst normal line found.

    `tricks` counts the remaining tricks that the claiming side wins in it (the trick in progress included);
    `proved` is the number it cannot fall below. The line is the worst there is when the two are equal.
    """

    tricks: int
    proved: int
    line: tuple[Play, ...]
    nodes: int

    @property
    def complete(self) -> bool:
        """Whether the number is proved, not only bounded."""
        return self.tricks == self.proved
