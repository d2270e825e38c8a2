"""What was done instead of said: "[spreads his hand]", "hand tabled, no statement"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Statement
from nlclaim.reading.asking import FILLER
from nlclaim.reading.model import Reading, TrumpMark
from nlclaim.spans import Span


def is_gesture(text: str) -> bool:
    """ "[spreads his hand]", "ok [spreads his hand]", "hand tabled, no statement": what was done instead of said."""
    words = _HARDLY_SAID.sub("", text.strip()) if any(mark in text for mark in "[*<(") else text.strip()
    if len(words) < _MOST_OF_A_GESTURE and _tells_gesture(words):
        return True
    return (
        len(words) > 2
        and words[0] + words[-1] in ("[]", "**", "<>")
        and words.count(words[0]) <= 2
        and "</" not in words
    )


def _tells_gesture(words: str) -> bool:
    lowered = words.lower()
    return any(word in lowered for word in _OF_GESTURES) and _WORDLESS_ACT.fullmatch(words.strip("()")) is not None


_OF_GESTURES: Final[tuple[str, ...]] = (
    "word", "comment", "statement", "saying", "speaking", "nothing", "anything", "silen", "hand", "cards",
)  # fmt: skip
"""One of these is in whatever tells a gesture: sooner looked for than the whole of it."""
_MOST_OF_A_GESTURE: Final = 120
_SILENCE: Final = (
    r"(?:without (?:a|one|any) (?:word|comment|statement)|without (?:comment|saying (?:anything|a word)|speaking)"
    r"|no (?:words?|statement|comment)|not a word|nothing said|sa(?:ys|id) (?:nothing|not a word)"
    r"|(?:doesn't|didn't|does not|did not) say (?:anything|a word)|silent(?:ly)?|in silence)"
)
_ACTOR: Final = r"(?:(?:declarer|defender|dummy|north|south|east|west|he|she|lho|rho) )?"
_LAYS: Final = (
    r"(?:puts?|lays?|laid|fac(?:es|ed)|shows?|showed|expos(?:es|ed)|tabl(?:es|ed)|spreads?|turns?|turned|fans?|fanned"
    r"|holds up|held up|drops?|dropped|plays?|played)"
)
_WORDLESS_ACT: Final = re.compile(
    rf"(?:{_SILENCE},? )?{_ACTOR}{_LAYS}\b[a-z' ]*(?:,?(?: and)? {_SILENCE})\W*"
    rf"|{_SILENCE},? {_ACTOR}{_LAYS}\b[a-z' ]*\W*"
    rf"|{_ACTOR}claim(?:s|ed)?,? {_SILENCE}\W*"
    rf"|(?:hand|cards) (?:tabled|faced|spread|shown|down),? {_SILENCE}\W*"
    rf"|{_ACTOR}{_LAYS}(?: down)? (?:his|her|the|their) (?:hand|cards)(?: (?:down|face up|on the table))+\W*",
    re.IGNORECASE,
)
"""A gesture told in words, and that nothing was said with it."""


_HARDLY_SAID: Final = re.compile(
    rf"^(?:{FILLER}\W*?)+(?=[\[*<])"
    r"|(?<=[\]*>])\W*(?:ty|thx|thanks|ok)\W*$",
    re.IGNORECASE,
)
_SHOWS: Final = re.compile(
    r"\b(?:spread|show|fac(?:e|ing)|lay|laid|table|expos|reveal|fan|open|puts? (?:down|\w+ hand)"
    r"|(?:turn|flip|hold)(?:s|ing|ed)?\b.*\b(?:round|around|over|up|face up)\b)"
)
_IN_PART: Final = re.compile(
    r"\b(?:only|face down|keeps|one opponent|aces?|kings?|queens?|jacks?|tens?|[shdc][akqjt])\b"
)
_CLAIMS: Final = re.compile(r"\bclaims?\b")
_AT_DUMMY: Final = re.compile(r"\b(?:points?|waves?|nods) (?:to|at|towards?) (?:the \w+ in )?dummy")


def read_gesture(statement: Statement) -> Reading:
    """A claim when a whole hand is shown or dummy is pointed at, otherwise unclear."""
    words = statement.text.lower()
    hand = "hand" in words or "cards" in words
    shown = hand and _SHOWS.search(words) is not None and _IN_PART.search(words) is None
    claims = shown or _AT_DUMMY.search(words) is not None or _CLAIMS.search(words) is not None
    if claims:
        return Reading(statement.text, kind="claim")
    silent = re.search(_SILENCE, words) is not None
    trump = _TRUMP_SHOWN.search(statement.text) if not silent else None
    mark = TrumpMark(mentioned=True, spans=(Span(*trump.span(1)),)) if trump is not None else TrumpMark()
    return Reading(statement.text, kind="unclear", trumps=mark)


_TRUMP_SHOWN: Final = re.compile(
    rf"\b(?:{_LAYS}|holds?)\b[\w ]{{0,40}}\b(trumps?)\b(?! (?:is|are|was|were|still|left|out))", re.IGNORECASE
)
"""A trump that is laid open, and so is pointed at: "shows *the ace of trumps*"; not by who "says nothing" with it."""
