"""A statement read without one of its words, where that is far likelier by statements worded like it.

One word that means nothing here, or that is understood otherwise than it was meant, can turn a whole reading. So where
what was read is far from the likeliest marks, each word is left out in turn (a parser that skips: Lavie and Tomita,
1993), and the readings are compared by their marks, and by how many of the words must be there for them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from nlclaim.language.layout import Layout, moved, with_replaced
from nlclaim.language.lexemes import Lexeme
from nlclaim.plan.model import Verb
from nlclaim.reading.likeness import Scores, best_support, marks_of, may_be, support
from nlclaim.reading.model import Reading
from nlclaim.spans import Span

Read = Callable[[str], Reading]
"""How a text is read by its words."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A reading of a text without the words at `span`."""

    reading: Reading
    """Of the text as given; the words left out are not understood."""
    span: Span


def with_a_word_skipped(first: Reading, scores: Scores, read: Read) -> Skipped | None:
    """The likeliest reading of the text of `first` without one of its words; None where none is far likelier than
    `first`, which is the reading by all of them."""
    if best_support(scores) - support(scores, marks_of(first)) < _FAR_FROM_BEST:
        return None
    lexemes = _left_out_in_turn(first)
    if len(lexemes) > _MOST_TRIED:
        return None
    layouts = [with_replaced(first.text, [(lexeme.span, "")]) for lexeme in lexemes]
    readings = [read(layout.text) for layout in layouts]
    frequency = Counter(map(told, [first, *readings]))
    whole = frequency.total()

    def weight(reading: Reading) -> float:
        steadiness = math.log(frequency[told(reading)] / whole + _RARELY)
        return support(scores, marks_of(reading)) + _STEADINESS * steadiness

    places = [place for place, reading in enumerate(readings) if _keeps_sense(first, reading)]
    best = max(places, key=lambda place: weight(readings[place]), default=None)
    if best is None or weight(readings[best]) < weight(first) + _FAR_LIKELIER:
        return None
    return Skipped(_of_given(readings[best], layouts[best], lexemes[best]), lexemes[best].span)


_FAR_FROM_BEST: Final = 10.0
"""How much the marks of a reading may lack in support before others are tried: nine statements of ten, at first sight,
lack less."""
_MOST_TRIED: Final = 14
"""The most words that are left out in turn: one word seldom turns a longer statement, and each costs a reading."""
_FAR_LIKELIER: Final = 5.0
"""How much more support a reading must have."""
_STEADINESS: Final = 2.0
"""What the share of the words that can be left out for the same reading weighs: its square counts."""
_RARELY: Final = 0.02
"""Added to that share, for statements of few words."""


def _left_out_in_turn(first: Reading) -> list[Lexeme]:
    from nlclaim.language.statements import read_lexemes  # Lark is loaded there

    lexemes, _ = read_lexemes(first.text)
    conditions = [condition.span for condition in first.conditions]
    return [
        lexeme
        for lexeme in lexemes
        if lexeme.label not in _NEVER_SKIPPED
        and not (lexeme.label == "VERB" and lexeme.value.partition(".")[0] in _PLAINLY_MEANT)
        and not any(lexeme.span.overlaps(each) for each in conditions)
    ]


_NEVER_SKIPPED: Final = frozenset(
    ["SUIT", "GROUP", "RANK", "CARDS", "NUMBER", "SCORE", "ORDINAL", "SIGNED", "BREAKS", "QUANT", "NEG", "EXCEPT", "IF",
     "ELSE", "DOUBT", "OR", "ADJ", "NOUN", "PRED", "PERSON", "ROLE", "MINE", "META"]
)  # fmt: skip
"""Words that name or describe cards, tricks and people, count, deny, put conditions, or tell what is only thought."""


_PLAINLY_MEANT: Final = frozenset({*Verb, "claim"} - {Verb.WIN, Verb.LEAD, Verb.CROSS})
"""Verbs that say at the table what they say; not "win", "lead" and "go over", which say much else."""


def _keeps_sense(first: Reading, shorter: Reading) -> bool:
    """Whether fewer words may mean this: no trick changes sides, "all" stays all, and what is denied, or hangs on a
    condition, does so still."""
    if not may_be(first.kind, shorter.kind, understood=not first.unread):
        return False
    if any(_named(first, given=given) & _named(shorter, given=not given) for given in (True, False)):
        return False
    if (first.claimed.all and not shorter.claimed.all) or (first.conceded.all and not shorter.conceded.all):
        return False
    return len(shorter.conditions) >= len(first.conditions) and _denied(first) == _denied(shorter)


def _named(reading: Reading, *, given: bool) -> frozenset[tuple[str | None, tuple[str, ...]]]:
    """The suits and cards of the tricks that are given up, or of all other plays."""
    steps = [step for step in reading.plan.steps if (step.verb is Verb.CONCEDE) is given]
    return frozenset((step.suit, step.cards) for step in steps if step.suit or step.cards)


def _denied(reading: Reading) -> tuple[bool, list[Verb]]:
    return reading.finesse.denied, sorted(step.verb for step in reading.plan.steps if step.negated)


def told(reading: Reading) -> tuple[object, ...]:
    """What a reading tells, wherever in the text: two that tell the same differ in nothing that counts."""
    edges = tuple((edge.before, edge.after) for edge in reading.plan.constraints)
    steps = tuple(
        (step.verb, step.suit, step.cards, step.count, step.negated, step.condition) for step in reading.plan.steps
    )
    numbers = (reading.kind, reading.claimed, reading.conceded, reading.result, len(reading.conditions))
    marks = (reading.trumps.mentioned, reading.trumps.drawing, reading.finesse.declared, reading.finesse.denied)
    return (*numbers, reading.order.stated, edges, steps, *marks)


def _of_given(reading: Reading, layout: Layout, left_out: Lexeme) -> Reading:
    """The reading with its spans in the text as given, and the word left out, if it is one, not understood."""
    given: Reading = moved(reading, layout.in_given, layout.text, layout.given)
    if left_out.label in _PAUSES:
        return given
    return replace(given, unread=tuple(sorted({*given.unread, left_out.span})))


_PAUSES: Final = frozenset(["COMMA", "STOP", "QMARK", "COLON", "DASH", "OPEN", "CLOSE", "BRACKET", "QUOTE"])
