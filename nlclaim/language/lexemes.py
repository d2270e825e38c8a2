"""Normalised words → lexemes: the longest phrases of the lexicon, cards, numbers, punctuation, and what is unknown."""

from __future__ import annotations

import re
from typing import NamedTuple

from nlclaim.language.lexicon import Lexicon, load_lexicon
from nlclaim.language.notation import parse_card_word, suit_of_mark
from nlclaim.language.tokenizer import Word
from nlclaim.spans import Span


class Lexeme(NamedTuple):
    """A label of the grammar with its value, over characters `start` to `end`; `plain` is its first word."""

    label: str
    value: str
    start: int
    end: int
    plain: str

    @property
    def span(self) -> Span:
        """The characters it stands for."""
        return Span(self.start, self.end)


_PUNCTUATION = {
    ",": "COMMA", ";": "STOP", ".": "STOP", "!": "STOP", "?": "QMARK", ":": "COLON", "-": "DASH", "–": "DASH",
    "—": "DASH", "--": "DASH", "(": "OPEN", ")": "CLOSE", "[": "BRACKET", "]": "CLOSE", "{": "OPEN", "}": "CLOSE",
    '"': "QUOTE", "'": "QUOTE", "&": "AND", "&amp;": "AND", "+": "AND", "/": "OR", "|": "STOP",
}  # fmt: skip
_SIGNED = re.compile(r"([+\-–−])\s?(\d+)")
_BREAK = re.compile(r"\d{1,2}(?:[-–]\d{1,2})+")


_BID = re.compile(r"[1-7](?:NT|N|nt|[SHDCshdc♠♥♦♣])[xX]{0,2}([+\-=]\d?)?")


def _bid_result(sign: str) -> str:
    """`+1` and `-2` as they stand; a bare `=` or sign is the contract made."""
    return sign if len(sign) == 2 and sign[1] != "0" else "="


class _Unit(NamedTuple):
    """One lexicon word and the token it came from."""

    norm: str
    word: Word


def find_lexemes(words: list[Word], norms: list[tuple[str, ...]]) -> list[Lexeme]:
    """The lexemes of a statement, left to right, fillers left out."""
    units = [_Unit(norm, word) for word, parts in zip(words, norms, strict=True) for norm in parts]
    lexicon = load_lexicon()
    shouting = len(words) > 3 and not any(word.plain.islower() for word in words)
    lexemes: list[Lexeme] = []
    at = 0
    while at < len(units):
        lexeme, length = _match(units, at, lexicon, shouting=shouting)
        if lexeme.label != "FILLER":
            lexemes.append(lexeme)
        at += length
    return lexemes


def _match(units: list[_Unit], at: int, lexicon: Lexicon, *, shouting: bool) -> tuple[Lexeme, int]:
    norm, word = units[at]
    if len(word.plain) > 1 and word.plain.isupper() and (cards := parse_card_word(word.plain)) and not shouting:
        return Lexeme("CARDS", cards, word.start, word.end, word.plain), 1
    node = lexicon.phrases.get(norm)
    entry, size, here = None, 0, at
    while node is not None:
        here += 1
        if node.entry is not None:
            entry, size = node.entry, here - at
        node = node.get(units[here].norm) if node and here < len(units) else None
    if entry is not None:
        return Lexeme(entry.label, entry.value, word.start, units[at + size - 1].word.end, word.plain), size
    label, value = _shape(norm, word.plain)
    return Lexeme(label, value, word.start, word.end, word.plain), 1


_RANK_LETTERS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9", "eight": "8"}


def _rank_run(norm: str) -> str | None:
    ranks = [_RANK_LETTERS.get(part) for part in norm.split("-")]
    return "?:" + "".join(rank for rank in ranks if rank) if all(ranks) else None


def _shape(norm: str, plain: str) -> tuple[str, str]:
    """Label and value of a word that is in no table, by its shape."""
    if norm in _PUNCTUATION:
        return _PUNCTUATION[norm], norm
    if "-" in norm and norm[0].isalpha() and (run := _rank_run(norm)):
        return "CARDS", run
    if bid := _BID.fullmatch(plain):
        return ("SIGNED", _bid_result(bid[1])) if bid[1] else ("FILLER", "contract")
    if norm.isdecimal():
        return "SCORE", str(int(norm)) if len(norm) < 6 else "0"
    if suit := suit_of_mark(plain):
        return "SUIT", suit + ("+" if plain.startswith("@") and plain.endswith("s") and len(plain) > 2 else "")
    if cards := parse_card_word(plain):
        return "CARDS", cards
    if len(norm) == 1 and norm in "shdcakqjtxnew=":
        return "LETTER", plain
    if signed := _SIGNED.fullmatch(norm):
        return "SIGNED", ("+" if signed[1] == "+" else "-") + str(int(signed[2][:6]))
    if _BREAK.fullmatch(norm):
        return "BREAKS", norm
    if not norm[0].isalnum() and set(norm) <= {"."}:
        return "STOP", norm
    return "UNKNOWN", norm
