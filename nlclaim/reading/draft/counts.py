"""Tricks and results as they are counted aloud, clause by clause; `totals` makes numbers of them."""

from __future__ import annotations

from nlclaim.reading.model import Result
from nlclaim.reading.phrases import Amount
from nlclaim.spans import Span


class Counts:
    """What was counted so far, each count with its words."""

    def __init__(self) -> None:
        self.claimed: list[tuple[Amount, Span]] = []
        """Tricks claimed."""
        self.claimed_if: list[tuple[Amount, Span]] = []
        """Tricks claimed under a condition."""
        self.before_sum: tuple[Amount, Span] | None = None
        """What was claimed before something was added to it."""
        self.already: list[tuple[Amount, Span]] = []
        """Tricks said to have been won before: "I've made eight …"."""
        self.conceded: list[tuple[Amount, Span]] = []
        """Tricks given up."""
        self.listed: list[tuple[int | None, bool]] = []
        """Tricks of each listed item, None for one that does not say how many; whether it was said to be held."""
        self.listed_before: int | None = None
        """What the items came to before a number that hangs on a card: "two hearts, *three if he has the jack*"."""
        self.owned: list[int | None] = []
        """Tricks of each thing said to be the claimer's: "the ace is mine"."""
        self.results: list[Result] = []
        """Contracts made and tricks down."""
        self.results_if: list[Result] = []
        """Results under a condition."""
        self.result_spans: list[Span] = []
        """The words that name results."""
        self.side = ""
        """Who the last tricks counted went to: `ours` or `theirs`."""
        self.counted_in: str | None = None
        """The hand in which the tricks counted last are won: "eight in my hand, one in dummy" is nine."""

    def concede(self, amount: Amount, span: Span) -> None:
        """Tricks to the other side."""
        self.conceded.append((amount, span))
