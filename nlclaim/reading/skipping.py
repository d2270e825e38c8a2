"""A statement read without one of its words, where that is far likelier by statements worded like it.

One word that means nothing here, or that is understood otherwise than it was meant, can turn a whole reading. So where
what was read is far from the likeliest marks, each word is left out in turn (a parser that skips: Lavie and Tomita,
1993), and the readings are compared by their marks, and by how many of the words must be there for them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from nlclaim.language.layout import Layout, moved, with_replaced
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
    shorter = list(_without_each(first.text))
    if len(shorter) > _MOST_TRIED:
        return None
    tried = [(span, layout, read(layout.text)) for span, layout in shorter]
    frequency = Counter([_told(first), *(_told(reading) for _, _, reading in tried)])
    whole = frequency.total()

    def weight(reading: Reading) -> float:
        steadiness = math.log(frequency[_told(reading)] / whole + _RARELY)
        return support(scores, marks_of(reading)) + _STEADINESS * steadiness

    likelier = [each for each in tried if may_be(first.kind, each[2].kind, understood=not first.unread)]
    best = max(likelier, key=lambda each: weight(each[2]), default=None)
    if best is None or weight(best[2]) < weight(first) + _FAR_LIKELIER:
        return None
    span, layout, reading = best
    return Skipped(_of_given(reading, layout, span), span)


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


def _without_each(text: str) -> Iterator[tuple[Span, Layout]]:
    from nlclaim.language.statements import read_lexemes  # Lark is loaded there

    lexemes, _ = read_lexemes(text)
    for lexeme in lexemes:
        if lexeme.label not in _NEVER_SKIPPED:
            yield lexeme.span, with_replaced(text, [(lexeme.span, "")])


_NEVER_SKIPPED: Final = frozenset(
    ["SUIT", "GROUP", "RANK", "CARDS", "NUMBER", "SCORE", "ORDINAL", "SIGNED", "BREAKS", "QUANT", "NEG", "EXCEPT", "IF",
     "ELSE", "DOUBT", "OR"]
)  # fmt: skip
"""Words that name cards, say how many, deny, or put conditions."""


def _told(reading: Reading) -> tuple[object, ...]:
    """What a reading tells, wherever in the text."""
    edges = tuple((edge.before, edge.after) for edge in reading.plan.constraints)
    steps = tuple((step.verb, step.suit, step.cards, step.count, step.negated) for step in reading.plan.steps)
    numbers = (reading.kind, reading.claimed, reading.conceded, reading.result)
    marks = (reading.trumps.mentioned, reading.trumps.drawing, reading.finesse.declared, reading.finesse.denied)
    return (*numbers, reading.order.stated, edges, steps, *marks)


def _of_given(reading: Reading, layout: Layout, span: Span) -> Reading:
    """The reading with its spans in the text as given, and the words left out among those not understood."""
    given: Reading = moved(reading, layout.in_given, layout.text, layout.given)
    return replace(given, unread=tuple(sorted({*given.unread, span})))
