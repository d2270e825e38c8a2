"""Cards and suits that were named, and are nowhere in what was read: they are unread as words are that nobody knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nlclaim.language import NounPhrase, Statement
from nlclaim.reading.marks import noun_phrases
from nlclaim.reading.model import Reading
from nlclaim.spans import Span


def with_untold(reading: Reading, statement: Statement, beside: list[Span]) -> Reading:
    """The reading with the cards and suits among its unread words that no part of it tells.

    `beside`: words that were understood and leave nothing in the reading.
    """
    if reading.kind in ("not_a_claim", "current_trick_only"):
        return reading
    named = [phrase for phrase in noun_phrases(statement) if phrase.suit or phrase.ranks or phrase.cards]
    if not named:
        return reading
    told = bytearray(len(reading.text) + 1)
    for span in (*_spans(reading), *beside):
        told[span.start : span.end] = b"\1" * (span.end - span.start)
    letters = set(_letters(reading))
    untold = [
        phrase.span
        for phrase in named
        if 1 not in told[phrase.span.start : phrase.span.end] and not letters.issuperset(_letters_of(phrase))
    ]
    return replace(reading, unread=tuple(sorted((*reading.unread, *untold)))) if untold else reading


def _spans(reading: Reading) -> Iterator[Span]:
    """The words of all that was read."""
    for step in reading.plan.steps:
        yield step.span
    for belief in reading.beliefs:
        yield belief.span
    for condition in reading.conditions:
        yield condition.span
    for number in reading.number_words:
        yield number.span
    for doubt in reading.doubts:
        yield doubt.span
    for correction in reading.corrections:
        yield correction.span
    for placed in reading.placed:
        yield placed.span
    for known in reading.known_out:
        yield known.span
    yield from (*reading.trumps.spans, *reading.finesse.spans, *reading.order.spans, *reading.unread)


def _letters(reading: Reading) -> Iterator[str]:
    """The suits and ranks that its steps and beliefs name: words of them may stand apart, "away *on the ace*"."""
    for step in reading.plan.steps:
        yield from "".join((step.suit or "", step.on or "", step.against or "", *step.cards))
    for belief in reading.beliefs:
        yield from "".join((belief.suit or "", *belief.cards))


def _letters_of(phrase: NounPhrase) -> Iterator[str]:
    if phrase.suit:
        yield phrase.suit
    yield from (rank[0] for rank in phrase.ranks)
    yield from (letter for cards in phrase.cards for letter in cards if letter not in ":?xX")
