"""What was spoken of last, to which a word like "them", "the other" or a bare rank goes back."""

from __future__ import annotations

from nlclaim.language import NounPhrase
from nlclaim.reading.segmentation.clause import Clause


class LastSaid:
    """What a clause finds when it is read."""

    def __init__(self) -> None:
        self.clause: Clause | None = None
        """The clause before the one that is read."""
        self.suit: str | None = None
        """The suit of the card named last, lent to a rank that follows."""
        self.plain_suit: str | None = None
        """The plain suit that was spoken of last, before the clause being read."""
        self.suit_of_them: str | None = None
        """The same, or trumps: what "two of them" are."""
        self.lent: set[int] = set()
        """Steps whose rank was said without a suit and took it from the card before."""
        self.announced: str | None = None
        """The suit named before its cards: "hearts first: ace, king"."""
        self.spelled: tuple[int, int] | None = None
        """The counted suit whose cards are being named one by one, a step, and how many are still to come."""
        self.pending: list[NounPhrase] = []
        """What "is all", or "is the only trick", until it is said who gets it."""
        self.held_by = ""
        """The verb that the cards named last were said to be held or won by."""
        self.trumps_out: Clause | None = None
        """The clause "trumps out", which may say that they are or that they will be."""
        self.trumps_drawn: Clause | None = None
        """The clause "trumps drawn", which says that they are, or with what follows that they will be."""
        self.their_play: Clause | None = None
        """The clause read last that told what the other side will lead or play."""
        self.their_turn = False
        """Whether the clause just read was about what the other side will do."""

    def take_up(self, clause: Clause | None) -> None:
        """What is spoken of behind a clause: that clause, and the plain suit named last in it."""
        self.clause = clause
        self.plain_suit = _suit_spoken_of(clause, trumps=False) or self.plain_suit
        self.suit_of_them = _suit_spoken_of(clause, trumps=True) or self.suit_of_them


def _suit_spoken_of(clause: Clause | None, *, trumps: bool) -> str | None:
    """The suit named last in a clause; a plain one, unless trumps count too."""
    if clause is None:
        return None
    placed = [place.object for place in clause.places if isinstance(place.object, NounPhrase)]
    last: NounPhrase | None = None
    for phrase in (*clause.subjects, *clause.phrases, *placed):
        named = phrase.suit is not None and (trumps or phrase.suit != "T")
        if named and (last is None or phrase.span.start >= last.span.start):
            last = phrase
    return last.suit if last is not None else None
