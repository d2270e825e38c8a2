"""A stretch of the text as given: character offsets, end exclusive."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """Characters `start` up to, not including, `end`."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """The words of `text` under this span."""
        return text[self.start : self.end]

    def cover(self, other: Span) -> Span:
        """The smallest span that holds both."""
        return Span(min(self.start, other.start), max(self.end, other.end))

    def overlaps(self, other: Span) -> bool:
        """Whether the two share a character."""
        return self.start < other.end and other.start < self.end
