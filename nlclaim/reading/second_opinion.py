"""The kind of a statement by those like it, where they speak against what the grammar made of its words.

The grammar knows what it has been told; of what people say next, one statement in sixteen is put differently. How the
words of such a statement were annotated elsewhere tells its kind more often than not. What the grammar read stays
beside it, as another reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from nlclaim.language import Statement
from nlclaim.plan.model import PlayPlan
from nlclaim.reading.likeness import telling_words, weighed
from nlclaim.reading.model import OrderMark, Reading, Readings, Tally

_NONE: Final = ("not_a_claim", "current_trick_only", "unclear")
"""Kinds of which no number of tricks is claimed or conceded."""


def with_second_opinion(readings: Readings, statement: Statement, role: str | None) -> Readings:
    """The readings, before them one with the kind that is likeliest by all that is known, where that is another.

    `role` is the speaker's: `declarer`, `defender` or None.
    """
    first = readings.first
    if not 0 < len(statement.labels) <= _LONGEST:
        return readings  # nothing was said in words, or there is nothing like it
    shares = weighed(first.kind, statement, role)
    kind = likelier_kind(first.kind, shares)
    if kind == first.kind or (first.kind == "unclear" and kind not in _NONE and first.unread):
        return readings  # of words that were not all understood, likeness makes no claim
    likelier = _as_kind(replace(first, likeness=round(shares[kind], 2)), kind)
    by_words = replace(first, because=_because(telling_words(statement, role, kind, first.kind)))
    return Readings(readings.text, (likelier, by_words, *readings.readings[1:]))


_LONGEST: Final = 60
"""The most lexemes: no annotated statement has more."""


def likelier_kind(read: str, shares: Mapping[str, float]) -> str:
    """The kind that is likeliest, or the one read where that does not give way."""
    kind = max(shares, key=shares.__getitem__)
    return read if shares[kind] < _LIKELY or {kind, read} == _WHOSE else kind


_LIKELY: Final = 0.6
"""The least probability for which a reading by the words gives way."""
_WHOSE: Final = {"claim", "concession"}
"""Kinds that differ in whose tricks they are. That the words say: likeness told it wrongly three times in four."""


def _because(words: tuple[str, ...]) -> str:
    said = " and ".join(repr(each) for each in words)
    return f"by its words one by one, though {said} speak against it" if said else "by its words one by one"


def _as_kind(reading: Reading, kind: str) -> Reading:
    """The reading without what its kind has no room for."""
    if kind in _NONE:
        reading = replace(reading, result=None, plan=PlayPlan(), order=OrderMark(), conditions=())
    gone = {"claim": ("conceded",), "concession": ("claimed",), "claim_and_concession": ()}.get(kind, _NUMBERS)
    return replace(
        reading,
        kind=kind,
        claimed=Tally() if "claimed" in gone else reading.claimed,
        conceded=Tally() if "conceded" in gone else reading.conceded,
        number_words=tuple(words for words in reading.number_words if words.sort not in gone),
    )


_NUMBERS: Final = ("claimed", "conceded", "result")
