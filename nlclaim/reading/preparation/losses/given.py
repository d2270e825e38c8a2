"""Whether a clause gives tricks to the other side: "you get a heart", "I lose a spade"."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause

_GAINS: Final = frozenset({"get", "have", "take", "win", "make"})
_LOSSES: Final = frozenset({"concede", "give"})


def gives(clause: Clause) -> bool:
    """Whether what the clause names goes to the other side, if it is said and not denied."""
    gets = clause.who in OPPONENTS | {"they"} and clause.verb_name in _GAINS
    return gets or (clause.who in ("me", None) and clause.verb_name in _LOSSES)
