"""Guesses what a word that is in no table was meant to be: dropped vowels and slips of the finger.

Conservative: the first letter stays, the target is a bridge word, and one slip is allowed in five letters or more.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from nlclaim.language.lexicon import Entry, load_lexicon

_BRIDGE = frozenset({"SUIT", "RANK", "NOUN", "PRED", "ROLE", "ADJ", "VERB", "NUMBER", "QUANT", "GROUP"})
#: English words one slip away from a bridge word.
_GOOD_ENGLISH = frozenset(
    [
        "about",
        "player",
        "players",
        "doubled",
        "corrected",
        "connected",
        "least",
        "feel",
        "tricky",
        "trick's",
        "heads",
        "heard",
        "hears",
        "heating",
        "clue",
        "clues",
        "space",
        "spaced",
        "spare",
        "shade",
        "spread",
        "track",
        "leading",
        "leaf",
        "loser's",
        "close",
        "closed",
        "loses",
        "hinder",
        "hander",
        "hands",
        "handy",
        "tables",
        "tabled",
        "stable",
        "cable",
        "declare",
        "declared",
        "declares",
        "dummies",
        "hearty",
        "crush",
        "crash",
        "rushing",
        "ruffle",
        "ruffled",
        "winter",
        "winner's",
        "singe",
        "rights",
        "light",
        "lights",
        "tight",
        "runner",
        "runners",
        "entity",
        "entries",
        "landing",
        "lending",
        "leaned",
        "learn",
        "ducks",
        "docking",
        "decking",
        "picking",
        "punch",
        "pinch",
        "patch",
        "match",
        "catch",
        "watch",
        "pitcher",
        "throws",
        "thrown",
        "cover",
        "covers",
        "hover",
        "lover",
        "clever",
        "never",
        "sever",
        "eleventh",
        "seventh",
        "tenth",
        "third",
        "forth",
        "girth",
        "earth",
        "trust",
        "rest",
        "test",
        "best",
        "spite",
        "spade's",
        "quite",
        "quiet",
        "quick",
        "tops",
        "tips",
        "taps",
        "hold",
        "holds",
        "holding",
        "bold",
        "cold",
        "fold",
        "gold",
        "sold",
        "told",
        "world",
        "words",
        "finally",
        "final",
        "finish",
        "finished",
        "contact",
        "contrast",
        "content",
        "context",
        "partners",
        "parted",
        "party",
        "start",
        "starts",
        "chance",
        "change",
        "charge",
        "large",
        "lower",
        "lowest",
        "higher",
        "highly",
        "night",
        "right",
        "might",
        "fight",
        "sight",
        "eight",
        "weight",
        "height",
        "cases",
        "caser",
        "case",
    ]
)


class Guess(NamedTuple):
    """The lexicon word meant, why we think so, and how sure we are."""

    meant: str
    why: str
    confidence: float


@cache
def _targets() -> dict[str, Entry]:
    """The bridge words worth guessing at, with their entries."""
    lexicon = load_lexicon()
    found = {}
    for word in sorted(lexicon.vocabulary):
        entry = lexicon.entry(word)
        if entry is not None and entry.label in _BRIDGE and len(word) >= 4 and word.isalpha():
            found[word] = entry
    return found


@cache
def _skeletons() -> dict[str, str | None]:
    """Consonant skeleton → the word that has it; None when several words with different meanings do."""
    found: dict[str, str | None] = {}
    for word, entry in _targets().items():
        key = _skeleton(word)
        known = found.get(key)
        if key not in found:
            found[key] = word
        elif known is None or _meaning(_targets()[known]) != _meaning(entry):
            found[key] = None
    return found


def _meaning(entry: Entry) -> tuple[str, str]:
    return entry.label, entry.value.partition(".")[0].rstrip("+")


def _skeleton(word: str) -> str:
    bare = word[0] + "".join(letter for letter in word[1:] if letter not in "aeiou")
    return "".join(letter for place, letter in enumerate(bare) if place == 0 or letter != bare[place - 1])


def guess_word(word: str) -> Guess | None:
    """The lexicon word that `word` was probably meant to be, None rather than a bad guess."""
    if not 3 <= len(word) <= 16 or not word.isascii() or not word.isalpha() or word in _GOOD_ENGLISH:
        return None
    if not any(letter in "aeiou" for letter in word[1:]):
        meant = _skeletons().get(_skeleton(word))
        return Guess(meant, "misspelt", 0.9) if meant else None
    meant = _skeletons().get(_skeleton(word)) if len(word) >= 5 else None
    if meant and 1 <= len(meant) - len(word) <= 3 and meant[-1] == word[-1]:
        return Guess(meant, "misspelt", 0.8)
    return _near(word)


def _near(word: str) -> Guess | None:
    from rapidfuzz.distance import OSA

    best: tuple[int, str] | None = None
    for target in _targets():
        if target[0] != word[0] or abs(len(target) - len(word)) > 1:
            continue
        distance = OSA.distance(word, target, score_cutoff=2)
        if distance <= _allowed(word, target) and (best is None or distance < best[0]):
            best = (distance, target)
    return Guess(best[1], "misspelt", round(1 - best[0] / len(word), 2)) if best else None


def _allowed(word: str, target: str) -> int:
    """Slips allowed: one in a long word, or in any whose consonants agree; two in a very long one."""
    if word[:2] != target[:2]:
        return 0
    if len(word) >= 10:
        return 2
    if len(word) >= 6 or (len(word) >= 4 and len(word) < len(target) and _skeleton(word) == _skeleton(target)):
        return 1
    return 1 if len(word) == 5 and sorted(word) == sorted(target) else 0
