"""The words that a passage attributes to the claimer, without the frame in which they are reported."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nlclaim.spans import Span

_QUOTES = re.compile(r'["“”„«»](.+)["“”„«»]', re.DOTALL)
_CLAIMS = re.compile(r"\bcl(?:ai|ia)m(?:s|ed|ing|es)?(?=\d|\b|saying)|\bcalims?\b", re.IGNORECASE)
_CONCEDES = re.compile(r"\bconc?ed+e?(?:s|d|ing)?\b", re.IGNORECASE)
_SAYS = re.compile(
    r"(?:\b(?:say|says|said|announces|announced|announcing|tells|told|states|stated|stating|explains|explained)|saying)\b"
    r"[\s:,-]*(?:that\b)?",
    re.IGNORECASE,
)
_ASKS = re.compile(r"\b(?:ask|asks|asked|asking)\b\s*", re.IGNORECASE)
_BY = re.compile(r"\s*(?:by|from)\s+(?:\w+\.?\s*){1,2}?(?=[,:-]|\s-|$)", re.IGNORECASE)
_SHOWN = re.compile(
    r"\b(?:showing|showed|shows|faced|faces|facing|tabled|tables|spread|exposed)\b.*\b(?:hand|cards)\b", re.IGNORECASE
)
_LEADING = re.compile(r"[\s,:;.–—-]*(?:the contract\b)?[\s,:;–—]*")
_NEXT_SENTENCE = re.compile(
    r"(?<=[a-z\d)])[.!]\s+(?=[A-Z])|\s+//\s+|\s{2,}(?=\w+:\s)|,? so (?=[A-Z]\b|[a-z]+ asked)"
    r"|,? (?:since|because|as) (?=he|she|they|declarer)|, (?:having|forgetting|not reali[sz]ing)\b"
)
"""Where the words end: at another sentence, or at what the reporter adds of his own."""
_REASON = re.compile(
    r"(?:before|after|when|as soon|without|not real|because|while|since|quick|immediate|almost|at once)"
    r"|on the lead|at trick",
    re.IGNORECASE,
)
"""How words begin that tell when or why there was a claim, and not what was claimed."""
_AND_CLAIMED = re.compile(r"\?\s*(?:and|then|,)?\s*$")


@dataclass(frozen=True, slots=True)
class Attributed:
    """Words of the claimer: where they stand in the text, and whether they are quoted or reported."""

    span: Span
    speech: str
    """`direct` or `indirect`."""
    framed: Span
    """The words with the verb that reports them, by which a reader knows whose "he" is."""


def find_attributed(text: str) -> Attributed | None:
    """The words attributed to the claimer, None when only the bare fact is told. Nothing is added to them."""
    if (quoted := _QUOTES.search(text)) is not None:
        span = _trimmed(text, quoted.start(1), quoted.end(1))
        return Attributed(span, "direct", span)
    places = _start(text)
    if places is None:
        return None
    frame, start = places
    span = _trimmed(text, start, _end(text, start))
    if span.start >= span.end or _REASON.match(text, span.start):
        return None
    return Attributed(span, "indirect", Span(min(frame, span.start), span.end))


def _start(text: str) -> tuple[int, int] | None:
    """Where the verb that reports stands, and where the words begin behind it."""
    verb = _CLAIMS.search(text) or _CONCEDES.search(text)
    asked = _ASKS.search(text)
    if asked is not None and _CLAIMS.search(text, asked.end()):
        return asked.end(), asked.end()
    said = _SAYS.search(text)
    if said is not None:
        return min(said.start(), verb.start() if verb else said.start()), said.end()
    if verb is None:
        return None if _SHOWN.search(text) else (0, 0)
    by = _BY.match(text, verb.end())
    return verb.start(), by.end() if by else verb.end()


def _end(text: str, start: int) -> int:
    """Where they end: at the next sentence, or where a question is over and the claim is told."""
    claims = _CLAIMS.search(text, start)
    asked = _AND_CLAIMED.search(text, start, claims.start()) if claims else None
    if asked is not None and "?" in asked[0]:
        return asked.start()
    cut = _NEXT_SENTENCE.search(text, start)
    return cut.start() if cut else len(text)


def _trimmed(text: str, start: int, end: int) -> Span:
    leading = _LEADING.match(text, start, end)
    start = leading.end() if leading else start
    while end > start and (text[end - 1].isspace() or text[end - 1] in ".,;:-"):
        end -= 1
    return Span(start, end)
