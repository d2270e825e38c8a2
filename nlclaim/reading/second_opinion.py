"""A statement by those like it, where they speak against what the grammar made of its words: its kind, and its plays.

The grammar knows what it has been told; of what people say next, one statement in sixteen is put differently. How the
words of such a statement were annotated elsewhere tells its kind more often than not, and tells plays that are none
from those that are some. What the grammar read stays beside it, as another reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from nlclaim.language import Statement
from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.plan.poset import without_steps
from nlclaim.reading.likeness import features_of, telling_words, weighed
from nlclaim.reading.model import Condition, OrderMark, Reading, Readings, Tally
from nlclaim.reading.unlikely_plays import unlikely_plays

_NONE: Final = ("not_a_claim", "current_trick_only", "unclear")
"""Kinds of which no number of tricks is claimed or conceded."""


def with_second_opinion(readings: Readings, statement: Statement, role: str | None) -> Readings:
    """The readings, before them one with the kind that is likeliest by all that is known, where that is another, and
    without the plays that are hardly likely.

    `role` is the speaker's: `declarer`, `defender` or None.
    """
    first = readings.first
    if not 0 < len(statement.labels) <= _LONGEST:
        return readings  # nothing was said in words, or there is nothing like it
    said = features_of(statement, role)
    shares = weighed(first.kind, said)
    kind = likelier_kind(first.kind, shares)
    if first.kind == "unclear" and kind not in _NONE and first.unread:
        kind = first.kind  # of words that were not all understood, likeness makes no claim
    unlikely = unlikely_plays(first.plan, said)
    if kind == first.kind and not unlikely:
        return readings
    by_words = replace(first, because=_because(first, statement, kind, unlikely))
    likelier = with_plays(first, unlikely)
    if kind != first.kind:
        likelier = _as_kind(replace(likelier, likeness=round(shares[kind], 2)), kind)
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


def _because(first: Reading, statement: Statement, kind: str, unlikely: Mapping[int, Verb | None]) -> str:
    words = telling_words(statement, kind, first.kind) if kind != first.kind else ()
    said = " and ".join(repr(each) for each in words)
    plays = [f"{step.span.of(first.text)!r} ({step.verb})" for step in first.plan.steps if step.id in unlikely]
    though = f", though {said} speak against it" if said else ""
    hardly = f", with a play that such a statement hardly ever tells: {', '.join(plays)}" if plays else ""
    return f"by its words one by one{though}{hardly}"


def with_plays(reading: Reading, unlikely: Mapping[int, Verb | None]) -> Reading:
    """The reading with some of its steps for others, or for none: their words are then not understood."""
    if not unlikely:
        return reading
    steps = tuple(replace(step, verb=unlikely.get(step.id) or step.verb) for step in reading.plan.steps)
    gone = frozenset(number for number, verb in unlikely.items() if verb is None)
    plan = without_steps(PlayPlan(steps, reading.plan.constraints), gone)
    kept = [step.id for step in steps if step.id not in gone]
    return replace(
        reading,
        plan=plan,
        order=OrderMark() if reading.order.stated == "implied" and not plan.constraints else reading.order,
        conditions=tuple(_renumbered(each, kept) for each in reading.conditions),
        unread=tuple(sorted({*reading.unread, *(step.span for step in steps if step.id in gone)})),
    )


def _renumbered(condition: Condition, kept: list[int]) -> Condition:
    then = tuple(kept.index(each) for each in condition.then if each in kept)
    if condition.otherwise is None:
        return replace(condition, then=then)
    return replace(
        condition, then=then, otherwise=tuple(kept.index(each) for each in condition.otherwise if each in kept)
    )


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
