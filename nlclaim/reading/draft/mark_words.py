"""The words behind the three marks: order, trumps and finesse; `marks` makes the marks of them."""

from __future__ import annotations

from nlclaim.reading.model import KnownOut
from nlclaim.spans import Span


class MarkWords:
    """What was said so far that decides a mark."""

    def __init__(self) -> None:
        self.then_spans: list[Span] = []
        """Temporal connectives and position words, whether or not they order two steps."""
        self.drawing_spans: list[tuple[str, Span]] = []
        """That trumps are to be drawn, or are in: (`plan` or `state`, words)."""
        self.outstanding: list[tuple[int | None, Span]] = []
        """Acknowledgements that trumps are out: how many, words."""
        self.known_out: list[tuple[str, Span]] = []
        """Cards said to be out, which may be trumps: "I know about the jack"."""
        self.plain_out: list[KnownOut] = []
        """Cards of plain suits said to be out."""
        self.finesse_spans: list[tuple[bool, Span]] = []
        """Finesses declared or denied: (denied, words)."""

    def unsay(self, span: Span) -> None:
        """What was said there is taken back: no drawing and no finesse. That trumps are out, he knows all the same."""
        self.drawing_spans = [each for each in self.drawing_spans if not each[1].overlaps(span)]
        self.finesse_spans = [each for each in self.finesse_spans if not each[1].overlaps(span)]
