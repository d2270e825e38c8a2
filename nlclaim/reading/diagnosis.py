"""Errors that teach, for `--strict`: where the words stop making sense, what was expected there, and a hint."""

from __future__ import annotations

import re

from nlclaim.errors import AmbiguousStatementError, ClaimSyntaxError
from nlclaim.language.layout import lay_out
from nlclaim.language.left_open import left_open
from nlclaim.language.statements import read_lexemes
from nlclaim.reading.misparses import find_misparse
from nlclaim.reading.model import Reading, Readings
from nlclaim.spans import Span

_PLAY = "a play, such as 'draw trumps'"
_SUIT_OR_CARD = "a suit or a card, such as 'a heart' or 'the ace of clubs'"
_TRICKS = "a number of tricks, or 'the rest'"
_ANYWHERE = (_TRICKS, _SUIT_OR_CARD, _PLAY)
#: What can stand after a word, by the word's label in the lexicon.
_AFTER = {
    "VERB": (_SUIT_OR_CARD, _TRICKS),
    "ACT": ("a hand, such as 'in dummy'", "a card or a suit to do it with"),
    "DET": (_SUIT_OR_CARD, "'rest', 'lot' or 'tricks'"),
    "ADJ": (_SUIT_OR_CARD, "'trick' or 'tricks'"),
    "NUMBER": ("what is counted: a suit, or 'tricks'",),
    "OF": ("a suit, such as 'hearts'", "'the rest', or a number of tricks"),
    "PREP": ("a hand, such as 'dummy' or 'hand'", _SUIT_OR_CARD),
    "EXCEPT": ("what you do not get: a number of tricks, a suit or a card",),
    "THEN": (_PLAY, _SUIT_OR_CARD),
    "BEFORE": (_PLAY,),
    "AFTER": (_PLAY,),
    "IF": ("what has to happen, such as 'clubs are 3-3'",),
    "PERSON": ("'have', 'get' or 'lose'", _PLAY),
    "AUX": (_PLAY, "'have', 'get' or 'lose'"),
    "BE": ("'mine', 'yours', 'good' or 'high'", "a result, such as 'one off'"),
}  # fmt: skip
#: How alike, in per cent, a known word has to be before it is offered instead.
_ALIKE = 70


def require_understood(readings: Readings) -> None:
    """Raises ClaimSyntaxError for the first thing not understood, AmbiguousStatementError for two readings."""
    reading, text = readings.first, readings.text
    known = find_misparse(text)
    if reading.unread:
        span = reading.unread[0]
        word = span.of(text)
        is_open = _is_left_open(text, span)
        label, hint = known or (("unfinished", _FINISH) if is_open else ("unknown_word", _offer(word)))
        raise ClaimSyntaxError(
            f"Nothing follows {word!r}" if is_open else f"I do not understand {word!r}",
            text,
            (span.start, span.end),
            f"Hint: {hint}",
            expected=expected_at(text, Span(span.end, span.end) if is_open else span),
            label=label,
        )
    if (broken := _unfinished(reading)) is not None:
        raise ClaimSyntaxError(
            f"This is not finished: {broken.of(text)!r}",
            text,
            (broken.start, broken.end),
            f"Hint: {_FINISH}",
            expected=_ANYWHERE,
            label="unfinished",
        )
    if reading.kind == "unclear":
        label, hint = known or ("nothing_said", "Say how many tricks, and in which order the cards will be played.")
        raise ClaimSyntaxError(
            "I cannot tell whether this is a claim",
            text,
            (0, len(text)),
            f"Hint: {hint}",
            expected=_ANYWHERE,
            label=label,
        )
    if readings.is_ambiguous:
        other = readings.readings[1]
        where = where_they_differ(reading, other)
        raise AmbiguousStatementError(
            f"This can be taken in {len(readings.readings)} ways: {other.because}",
            text, (where.start, where.end),
            readings=[reading.because or "as it stands" for reading in readings.readings],
        )  # fmt: skip


_SAID_TWICE = re.compile(r"\b(and|then|or|of|before|after|with|to)\s+\1\b", re.IGNORECASE)


def _unfinished(reading: Reading) -> Span | None:
    """A joint that is said twice, where something was left out, or a condition with nothing that hangs on it."""
    twice = _SAID_TWICE.search(reading.text)
    if twice is not None:
        return Span(twice.start(), twice.end())
    says = reading.plan.steps or reading.claimed.is_said or reading.conceded.is_said or reading.result is not None
    return reading.conditions[0].span if reading.conditions and not says else None


def where_they_differ(first: Reading, other: Reading) -> Span:
    """The words that two readings take differently; all of them where it is the whole that is taken so or so."""
    words = [span for span in other.unread if span not in first.unread]
    steps, others = first.plan.steps, other.plan.steps
    words = words or [step.span for step in (*steps, *others) if (step in steps) != (step in others)]
    if not words and first.claimed != other.claimed:
        words = [said.span for said in first.number_words if said.sort == "claimed"]
    return (
        Span(min(span.start for span in words), max(span.end for span in words)) if words else Span(0, len(first.text))
    )


def expected_at(text: str, span: Span) -> tuple[str, ...]:
    """What could stand at a place of a statement, in a director's words, by the word before it."""
    layout = lay_out(text)
    if layout is not None:
        text, span = layout.text, layout.in_even(span)
    before = [lexeme for lexeme in read_lexemes(text)[0] if lexeme.end <= span.start]
    return _AFTER.get(before[-1].label, _ANYWHERE) if before else _ANYWHERE


def _is_left_open(text: str, span: Span) -> bool:
    """Whether the words that were not understood are known, and something is missing behind them."""
    layout = lay_out(text)
    if layout is not None:
        text, span = layout.text, layout.in_even(span)
    return span in left_open(read_lexemes(text)[0], text)


_FINISH = "Say the whole sentence, or leave the word out."


def _offer(word: str) -> str:
    """The known word that looks most like it, when one does."""
    from rapidfuzz import fuzz, process

    from nlclaim.language.lexicon import load_lexicon

    lexicon = load_lexicon()
    words = sorted(known for known in lexicon.vocabulary if len(known) > 3 and lexicon.entry(known) is not None)
    best = process.extractOne(word.lower(), words, scorer=fuzz.ratio, score_cutoff=_ALIKE)
    if best is None:
        return "Say it in plain bridge words, or leave it out."
    return f"Did you mean {best[0]!r}? If not, say it in plain bridge words, or leave it out."
