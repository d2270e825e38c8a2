"""Whose words are told, and who is meant by "he" in them."""

from __future__ import annotations

from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span


class Report:
    """What is known so far of who speaks, of whom and of what."""

    def __init__(self) -> None:
        self.reporter: str | None = None
        """Whose words are reported: a seat, `declarer`, `he`; `operator`: somebody's play, without saying whose."""
        self.seat: str | None = None
        """The seat last spoken of as doing something: whom "he" means in a report."""
        self.partner_named = False
        """Whether partner is who was named last, so that "he" and "his" are partner's."""
        self.declarer_named = False
        """Whether declarer was the subject last, of whom a defender that is told of speaks."""
        self.told_from = 0
        """Where a report of what was said begins ("declarer won the ace and *claimed* …"); 0 without one."""
        self.told_claim = False
        """Whether the report is that he claimed or conceded: what is told before had been played."""
        self.told_play: Clause | None = None
        """The clause that told last of what had been played before the claim."""
        self.claimed_by: str | None = None
        """The seat, or `declarer`, of whom it is told that he claimed."""
        self.given_to: str | None = None
        """The seat, none of the claimer's, that tricks were given to last."""
        self.goes_on_to_claim = 0
        """Where who has spoken claims besides: "South said a trump was out *and claimed*"; 0 without it."""
        self.recorded: list[Span] = []
        """Where it is told how the cards were, which the claimer did not say."""

    def records(self, span: Span) -> bool:
        """Whether words tell how the cards were, and not what the claimer said."""
        return any(span.overlaps(recorded) for recorded in self.recorded)
