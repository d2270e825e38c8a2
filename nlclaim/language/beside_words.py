"""What the rules of `beside` and `heard` share: looking at the words beside a word, as typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.language.lexicon import Entry, load_lexicon
from nlclaim.language.notation import parse_card_word
from nlclaim.language.one_word import normalise_word
from nlclaim.language.tokenizer import Word

Spelling = tuple[tuple[str, ...], str, float]
"""Words meant, why corrected or empty, confidence."""
Rule = Callable[[list[Word], int], Spelling | None]


def plainly(*norm: str) -> Spelling:
    """Words meant without a doubt, which needs no record."""
    return norm, "", 1.0


def heard_as(*norm: str) -> Spelling:
    """Words that sound like what was written, which is recorded."""
    return norm, "sounds_alike", 0.8


def word_at(words: list[Word], place: int) -> str:
    """The word at a place in small letters, nothing before the first and after the last."""
    return words[place].lower if 0 <= place < len(words) else ""


def entry_at(words: list[Word], place: int) -> Entry | None:
    """What the lexicon says of the word at a place, or of the word that it is spelled for."""
    return load_lexicon().entry(normalise_word(words[place].plain)[0][0]) if 0 <= place < len(words) else None


def label_at(words: list[Word], place: int) -> str:
    """The label of the word at a place, empty where the lexicon has none."""
    entry = entry_at(words, place)
    return entry.label if entry is not None else ""


def is_card(words: list[Word], place: int) -> bool:
    """Whether a card stands at a place, written the short way."""
    return 0 <= place < len(words) and parse_card_word(words[place].plain) is not None


NAMES: Final = frozenset({"SUIT", "RANK", "NUMBER", "QUANT", "NOUN", "ADJ"})
"""Labels of what an article stands before."""
