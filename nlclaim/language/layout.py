"""A text as it was typed → the same words evenly set, which is what is read, and where each character came from.

How the words are laid out says nothing: double and no-break spaces, line ends, characters without width, full-width
letters, marks and entities of HTML. Whoever reads sees one space between words, and plain letters; the spans that go
out point into the text as given.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from html import unescape
from typing import Any, Final

from nlclaim.spans import Span

_UNEVEN_CHARACTERS: Final = (
    "\t-\r\x1c-\x1f\x85\xa0\xad\u061c\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000-\u3002\ufeff"
    "\uff01-\uff5e\U0001d400-\U0001d7ff"
)
_UNEVEN: Final = re.compile(rf"[{_UNEVEN_CHARACTERS}]")
_MARKUP: Final = r"</?(?:b|i|u|em|strong|p|br|div|span|font|tt|code|a|li|td)\b[^<>]{0,80}>"
_PIECE: Final = re.compile(
    rf"(?P<markup>{_MARKUP})|(?P<entity>&(?:amp;)*(?:\#\d{{1,6}}|\#[xX][0-9a-fA-F]{{1,5}}|[A-Za-z]{{2,8}});)"
    rf"|(?P<odd>[{_UNEVEN_CHARACTERS}])",
    re.IGNORECASE,
)
_INSIDE_LINES: Final = re.compile(r"</?(?:b|i|u|em|strong|span|font|tt|code|a)\b", re.IGNORECASE)
"""Marks that stand within a word as well: "<b>A</b>K"."""
_LINE_END: Final = re.compile(r"[\n\r\x0b\x0c\x85\u2028\u2029](?=\s*\w+\s*:)")
"""The end of a line behind which somebody else may speak."""
_NEW_SENTENCE: Final = re.compile(
    r"(?<![\w'])(?!(?:and|or|then|but|the|an?|my|your|his|her|their|to|of|in|with|for|on|by|at|from|is|are|that|which|who|said|will|South|North|East"
    r"|West) *\n)[\w']+ *(?P<end>\n)(?=\s*(?!(?:North|South|East|West)\b)(?:[A-Z][a-z']|[AKQJ],))"
)
"""The end of a line that wants its stop: words may end here, and the next begin with a capital that is no seat's."""
_NO_WIDTH: Final = re.compile("[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]")
_DIVIDES: Final = "\u200b"
"""A space without width: it divides words where nothing else does."""
_STOPS: Final = {"\u3001": ",", "\u3002": "."}


class Layout:
    """The text evenly set, and for each of its characters the characters of the text as given that it stands for."""

    def __init__(self, given: str, text: str, starts: list[int], ends: list[int]) -> None:
        self.given = given
        self.text = text
        self._starts = starts
        self._ends = ends

    def in_given(self, span: Span) -> Span:
        """Where a stretch of the even text stands in the text as given."""
        if span.start >= len(self._starts):
            return Span(len(self.given), len(self.given))
        start = self._starts[span.start]
        return Span(start, self._ends[span.end - 1] if span.end > span.start else start)

    def in_even(self, span: Span) -> Span:
        """Where a stretch of the text as given stands in the even text."""
        start = bisect_left(self._starts, span.start)
        return Span(start, max(start, bisect_right(self._ends, span.end)))


def lay_out(text: str) -> Layout | None:
    """The text evenly set; None where it is so as it stands, as nearly all are."""
    if _is_even(text):
        return None
    even: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for plain, start, end in _pieces(text):
        if plain == " " and (not even or even[-1].isspace()):
            continue
        if plain == "\n" and even and even[-1].isspace():
            even[-1] = plain
            continue
        even.append(plain)
        starts.append(start)
        ends.append(end)
    while even and even[-1].isspace():
        even.pop()
    set_evenly = "".join(even)
    return Layout(text, set_evenly, starts[: len(even)], ends[: len(even)]) if set_evenly != text else None


def with_replaced(text: str, replaced: Iterable[tuple[Span, str]]) -> Layout:
    """The text with other words, or none, in some places, which do not overlap."""
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    at = 0
    for span, other in (*sorted(replaced), (Span(len(text), len(text)), "")):
        kept = range(at, span.start)
        pieces += [text[at : span.start], other]
        starts += [*kept, *[span.start] * len(other)]
        ends += [*(place + 1 for place in kept), *[span.end] * len(other)]
        at = span.end
    return Layout(text, "".join(pieces), starts, ends)


def _is_even(text: str) -> bool:
    odd = "  " in text or "<" in text or (("&" in text) and ";" in text) or text[:1] == " " or text[-1:] == " "
    if odd:
        return False
    return text.isprintable() if text.isascii() else _UNEVEN.search(text) is None


def _pieces(text: str) -> Iterator[tuple[str, int, int]]:
    """What each character, entity or mark of the text stands for, if anything, and where it stands."""
    turns = {match.start() for match in _LINE_END.finditer(text)} if ":" in text else set()
    stops = {match.start("end") for match in _NEW_SENTENCE.finditer(text)} - turns if "\n" in text else set()
    divided = any(each.isspace() for each in text)
    at = 0
    for odd in _PIECE.finditer(text):
        plain = "\n" if odd.start() in turns else _meant(odd, divided)
        if plain is None:
            continue
        for place in range(at, odd.start()):
            yield text[place], place, place + 1
        at = odd.end()
        if odd.start() in stops:
            yield ".", odd.start(), at
        if plain:
            yield plain, odd.start(), at
    for place in range(at, len(text)):
        yield text[place], place, place + 1


def _meant(odd: re.Match[str], divided: bool) -> str | None:
    """The character that a mark, an entity or an odd character stands for; empty for nothing, None if not known.

    `divided`: whether there are spaces between the words.
    """
    if odd["markup"]:
        return "" if _INSIDE_LINES.match(odd[0]) else " "
    character = odd[0] if odd["odd"] else _entity(odd[0])
    if character == _DIVIDES and not divided:
        return " "
    return None if character is None else plain_character(character)


def _entity(written: str) -> str | None:
    """ "&hearts;", "&#9829;", "&#x2665;", "&amp;hearts;": the character meant."""
    name = written[written.rindex("&") + 1 :].replace("amp;", "")
    meant = unescape(f"&{name}") if name else "&"
    return meant if len(meant) == 1 else None


def plain_character(character: str) -> str:
    """The plain form of an odd character; empty for one without width."""
    if character.isspace():
        return " "
    if _NO_WIDTH.match(character) is not None:
        return ""
    folded = _STOPS.get(character) or unicodedata.normalize("NFKC", character)
    return folded if len(folded) == 1 else character


def moved(node: Any, move: Callable[[Span], Span], text: str, meant: str) -> Any:
    """A statement or a reading with all its spans moved to where `text` is set as `meant`."""
    if isinstance(node, Span):
        return move(node)
    if isinstance(node, tuple):
        return tuple(moved(each, move, text, meant) for each in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = {field.name: moved(getattr(node, field.name), move, text, meant) for field in fields(node)}
    if held.get("text") == text:
        held["text"] = meant
    elif "text" in held and isinstance(held.get("span"), Span):
        held["text"] = held["span"].of(meant)  # what a condition or a belief quotes
    return replace(node, **held)
