"""What is told beside a claim: that something had been played by then, and that somebody said what stands before."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS

_TOLD: Final = PLAYS | {"win", "take", "make", "concede", "show"}


def has_been_played(clause: Clause) -> bool:
    """ "West *led a spade*", "he *ruffed the club*", "dummy *won the trick*": over when anything was said."""
    more = clause.copula or clause.auxiliaries or clause.perfect or clause.negation
    return clause.verb_name in _TOLD and clause.is_past and not more


def says_what_stands_before(clause: Clause) -> bool:
    """ "One trump is out, *he said*", "…, *said South*"."""
    told = clause.verb_name == "say" and clause.verb is not None and clause.verb.form in ("past", "s")
    more = clause.phrases or clause.places or clause.negation or clause.auxiliaries
    return told and clause.link == "comma" and clause.who not in ("me", "you") and not more
