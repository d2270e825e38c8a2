"""A statement by those like it, where they speak against what the grammar made of its words: its kind, and its plays.

The grammar knows what it has been told; of what people say next, one statement in sixteen is put differently. How the
words of such a statement were annotated elsewhere tells its kind more often than not, tells plays that are none from
those that are some, and a word that is better left out. What the grammar read stays beside it, as another reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from nlclaim.language import Statement
from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.plan.poset import without_steps
from nlclaim.reading.likeness import (
    NO_CLAIM,
    Likeness,
    Scores,
    features_of,
    load_likeness,
    may_be,
    shares_of_kinds,
    telling_words,
    weigh_kinds,
)
from nlclaim.reading.model import Condition, OrderMark, Reading, Readings, Tally
from nlclaim.reading.skipping import Read, Skipped, told, with_a_word_skipped
from nlclaim.reading.unlikely_plays import unlikely_plays
from nlclaim.spans import Span


def with_second_opinion(
    readings: Readings, statement: Statement, role: str | None, read: Read, model: Likeness | None = None
) -> Readings:
    """The readings, before them a likelier one where there is one: without a word that turned the first, with the kind
    that is likeliest by all that is known, without the plays that are hardly likely.

    `role` is the speaker's: `declarer`, `defender` or None. `read` reads a text by its words. `model`: the one that
    ships.
    """
    if not 0 < len(statement.labels) <= _LONGEST:
        return readings  # nothing was said in words, or there is nothing like it
    model = model or load_likeness()
    scores = model.scores(features_of(statement, role))
    likelier = _likelier(readings.first, statement, scores, model, read)
    if likelier is None:
        return readings
    others = [each for each in readings.readings[1:] if told(each) != told(likelier[0])]
    return Readings(readings.text, (*likelier, *others))


def _likelier(
    by_words: Reading, statement: Statement, scores: Scores, model: Likeness, read: Read
) -> tuple[Reading, Reading] | None:
    """A likelier reading, and that by the words, which says how it differs; None where that is likely enough."""
    shares = shares_of_kinds(scores)
    skipped = with_a_word_skipped(by_words, scores, read)
    if skipped is not None and skipped.reading.kind != by_words.kind and shares[skipped.reading.kind] < _LIKELY:
        skipped = None
    first = by_words if skipped is None else skipped.reading
    shares = weigh_kinds(model, shares, first.kind)
    kind = likelier_kind(first.kind, shares, understood=not first.unread)
    unlikely = unlikely_plays(first.plan, scores)
    if skipped is None and kind == first.kind and not unlikely:
        return None
    likelier = with_plays(first, unlikely)
    if kind != first.kind:
        likelier = _as_kind(likelier, kind)
    if kind != by_words.kind:
        likelier = replace(likelier, likeness=round(shares[kind], 2))
    words = telling_words(model, statement, kind, by_words.kind) if kind != by_words.kind else ()
    return likelier, replace(by_words, because=_because(first, skipped, words, unlikely))


_LONGEST: Final = 60
"""The most lexemes: no annotated statement has more."""


def likelier_kind(read: str, shares: Mapping[str, float], *, understood: bool) -> str:
    """The kind that is likeliest, or the one read where that does not give way."""
    kind = max(shares, key=shares.__getitem__)
    return kind if shares[kind] >= _LIKELY and may_be(read, kind, understood=understood) else read


_LIKELY: Final = 0.6
"""The least probability for which a reading by the words gives way."""


def _because(
    first: Reading, skipped: Skipped | None, words: tuple[str, ...], unlikely: Mapping[int, Verb | None]
) -> str:
    """How the reading by the words differs from the first, which was made of `first`."""
    left_out = "" if skipped is None else skipped.span.of(first.text)
    said = " and ".join(repr(each) for each in words if not left_out or left_out.lower() not in each)
    plays = [f"{step.span.of(first.text)!r} ({step.verb})" for step in first.plan.steps if step.id in unlikely]
    among = f", {left_out!r} among them" if left_out else ""
    though = f", though {said} speak against it" if said else ""
    hardly = f", with a play that such a statement hardly ever tells: {', '.join(plays)}" if plays else ""
    return f"by its words one by one{among}{though}{hardly}"


def with_plays(reading: Reading, unlikely: Mapping[int, Verb | None]) -> Reading:
    """The reading with some of its steps for others, or for none: their words are then not understood."""
    if not unlikely:
        return reading
    steps = tuple(replace(step, verb=unlikely.get(step.id) or step.verb) for step in reading.plan.steps)
    gone = frozenset(number for number, verb in unlikely.items() if verb is None)
    plan = without_steps(PlayPlan(steps, reading.plan.constraints), gone)
    kept, lost = [step.id for step in steps if step.id not in gone], [step for step in steps if step.id in gone]
    plan_is_lost = reading.trumps.drawing == "plan" and any(step.verb is Verb.DRAW for step in lost)
    return replace(
        reading,
        plan=plan,
        order=OrderMark() if reading.order.stated == "implied" and not plan.constraints else reading.order,
        conditions=tuple(_renumbered(each, kept) for each in reading.conditions),
        unread=tuple(sorted({*reading.unread, *(_whole_words(step.span, reading.text) for step in lost)})),
        trumps=replace(reading.trumps, drawing="none") if plan_is_lost else reading.trumps,
    )


def _whole_words(span: Span, text: str) -> Span:
    """The words of which the span may begin within one: "have*n't touched*"."""
    start = span.start
    while start and text[start - 1].isalpha():
        start -= 1
    return Span(start, span.end)


def _renumbered(condition: Condition, kept: list[int]) -> Condition:
    then = tuple(kept.index(each) for each in condition.then if each in kept)
    if condition.otherwise is None:
        return replace(condition, then=then)
    return replace(
        condition, then=then, otherwise=tuple(kept.index(each) for each in condition.otherwise if each in kept)
    )


def _as_kind(reading: Reading, kind: str) -> Reading:
    """The reading without what its kind has no room for."""
    if kind in NO_CLAIM:
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
