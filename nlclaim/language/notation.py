"""Cards written the short way: `SA`, `♠AK`, `QJ♥`, `AKQx`, `H10`.

A card-shaped word becomes a suit letter (`?` when none) and a run of ranks: `S:AK`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from nlclaim.language.tokenizer import SUIT_MARK

_RANKS: Final = r"(?:10|[AKQJT2-9])+"
_MARKED_FIRST: Final = re.compile(rf"({SUIT_MARK})((?:10|[AKQJTakqjt2-9])+)[xX]*")
_MARKED_LAST: Final = re.compile(rf"((?:10|[AKQJTakqjt2-9])+)[xX]*({SUIT_MARK})")
_LETTER_FIRST: Final = re.compile(rf"([SHDC])({_RANKS})X*")
_LETTER_LAST: Final = re.compile(rf"({_RANKS})X*([SHDC])")
_RUN: Final = re.compile(r"([AKQJ](?:10|[AKQJT2-9])+|T9[2-8]*|T[2-8]{2,}|[AKQJT2-9]+X+)X*")  # T3 may be the third trick
_RANKED: Final = re.compile(r"(?:10|[AKQJT2-9])+[shdc]")
_MARK: Final = re.compile(SUIT_MARK)

#: Card-shaped words that are English first when typed in lower case.
_ENGLISH: Final = frozenset(
    {"as", "ah", "ha", "ad", "at", "cat", "hat", "sat", "ska", "has", "aka", "ta", "dj", "ca", "qx"}
)
_SUIT_OF: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "&sp": "S", "&he": "H", "&di": "D", "&cl": "C",
            ":sp": "S", ":he": "H", ":di": "D", ":cl": "C", "&#9824": "S", "&#9827": "C", "&#9829": "H",
            "&#9830": "D", "&#9828": "S", "&#9831": "C", "&#9825": "H", "&#9826": "D"}  # fmt: skip


def suit_of_mark(word: str) -> str | None:
    """The suit letter of a suit symbol in any spelling (`♠`, `@S`, `!s`, `&spades;`), None if it is none."""
    if not _MARK.fullmatch(word):
        return None
    if word[0] in "@!":
        return word[1].upper()
    return _SUIT_OF.get(word[0]) or _SUIT_OF.get(word[:3]) or _SUIT_OF.get(word.rstrip(";"))


@lru_cache(maxsize=4096)
def parse_card_word(word: str) -> str | None:
    """`S:AK` for a card-shaped word, None for any other.

    A lone digit beside a suit symbol (`3♠`) is left to the reader: it may be a count.
    """
    if len(word) > 16:
        return None
    if match := _MARKED_FIRST.fullmatch(word.replace("-", "")):  # "♥Q-J-10"
        return _value(suit_of_mark(match[1]), match[2])
    if match := _MARKED_LAST.fullmatch(word):
        return _value(suit_of_mark(match[2]), match[1])
    if word.lower() in _ENGLISH and not is_capital(word):
        return None
    return _lettered(word)


def is_capital(word: str) -> bool:
    """Whether a word is written as cards are and words are not: "SA", "sA"."""
    return word.isupper() or (word[:1] in ("s", "h", "d", "c") and word[1:].isupper())


def _lettered(word: str) -> str | None:
    upper = word.upper()
    mixed = is_capital(word) or _RANKED.fullmatch(word) is not None  # "dK", "Ks"
    if not word.isascii() or (word not in (upper, word.lower()) and not _is_x_run(word) and not mixed):
        return None
    if (match := _LETTER_FIRST.fullmatch(upper)) and word.lower() not in ("ah", "dd"):
        return _value(match[1], match[2])
    if match := _LETTER_LAST.fullmatch(upper):
        return _value(match[2], match[1])
    if (match := _RUN.fullmatch(upper)) and (
        word == upper or _is_x_run(word) or word[:2] in ("ak", "aq", "kq", "kj", "qj")
    ):
        return _value("?", upper)
    return None


def _is_x_run(word: str) -> bool:
    return word.rstrip("xX").isupper() and len(word.rstrip("xX")) < len(word)


def _value(suit: str | None, ranks: str) -> str:
    return f"{suit or '?'}:{ranks.upper().replace('10', 'T').replace('X', '')}"
