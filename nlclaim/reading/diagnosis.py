"""Errors that teach, for `--strict`: where the words stop making sense, what was expected, and a hint."""

from __future__ import annotations

from nlclaim.errors import AmbiguousStatementError, ClaimSyntaxError
from nlclaim.reading.misparses import find_misparse
from nlclaim.reading.model import Readings

_EXPECTED = ("a number of tricks", "a card or a suit", "a play such as 'draw trumps'", "'the rest'")


def require_understood(readings: Readings) -> None:
    """Raises ClaimSyntaxError for the first thing not understood, AmbiguousStatementError for two readings."""
    reading, text = readings.first, readings.text
    known = find_misparse(text)
    if reading.unread:
        span = reading.unread[0]
        label, hint = known or ("unknown_word", "Say it in plain bridge words, or leave it out.")
        raise ClaimSyntaxError(
            f"I do not understand {span.of(text)!r}", text, span, f"Hint: {hint}", expected=_EXPECTED, label=label
        )
    if reading.kind == "unclear":
        label, hint = known or ("nothing_said", "Say how many tricks, and in which order the cards will be played.")
        raise ClaimSyntaxError(
            "I cannot tell whether this is a claim",
            text,
            (0, len(text)),
            f"Hint: {hint}",
            expected=_EXPECTED,
            label=label,
        )
    if readings.is_ambiguous:
        other = readings.readings[1]
        raise AmbiguousStatementError(
            f"This can be taken in {len(readings.readings)} ways: {other.because}", text, (0, len(text)),
            readings=[reading.because or "as it stands" for reading in readings.readings],
        )  # fmt: skip
