"""A stretch of the text as given: character offsets, end exclusive."""

from __future__ import annotations

from collections.abc import Iterator


class Span:
    """Characters `start` up to, not including, `end`; ordered and unpacked as these two.

    No tuple: compiled, one is made in a tenth of the time, and a statement has dozens of them.
    """

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end

    def of(self, text: str) -> str:
        """The words of `text` under this span."""
        return text[self.start : self.end]

    def cover(self, other: Span) -> Span:
        """The smallest span that holds both."""
        return Span(min(self.start, other.start), max(self.end, other.end))

    def overlaps(self, other: Span) -> bool:
        """Whether the two share a character."""
        return self.start < other.end and other.start < self.end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and self.start == other.start and self.end == other.end

    def __lt__(self, other: Span) -> bool:
        return self.start < other.start or (self.start == other.start and self.end < other.end)

    def __hash__(self) -> int:
        return hash((self.start, self.end))

    def __iter__(self) -> Iterator[int]:
        return iter((self.start, self.end))

    def __repr__(self) -> str:
        return f"Span(start={self.start}, end={self.end})"

    def __reduce__(self) -> tuple[type[Span], tuple[int, int]]:
        return Span, (self.start, self.end)
