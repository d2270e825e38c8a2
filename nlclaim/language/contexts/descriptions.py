"""Words that are in no table and stand where an adjective does: "two *precious* clubs", "my *red-hot* hearts"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import NOMINAL, label_at
from nlclaim.language.lexemes import Lexeme

UNKNOWN_ADJECTIVE: Final = "unknown"
"""The value of such an adjective: what it says of the cards is not understood, and is told as unread."""


def describes(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a word stands between a number or an article and the suit, tricks or play that they belong to.

    Of a single card it may say whose it is, "the *missing* ace": that is not understood.
    """
    word = lexemes[place].word.replace("-", "")
    if label_at(lexemes, place - 1) not in _BEFORE_NOUN or len(word) < _SHORTEST or not word.isalpha():
        return False
    end = place + 1
    while label_at(lexemes, end) in ("UNKNOWN", "ADJ") and end < place + _MOST:
        end += 1
    return label_at(lexemes, end) in _DESCRIBED


_BEFORE_NOUN: Final = ("DET", "NUMBER", "ADJ", "ORDINAL")
_DESCRIBED: Final = NOMINAL - {"RANK", "CARDS"}
_SHORTEST: Final = 4
"""Letters of such a word; a shorter one is as likely a suit or a card, typed in haste."""
_MOST: Final = 3
"""Adjectives in a row."""
