"""One word as typed or heard → the words of the lexicon, whatever stands beside it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from nlclaim.bridge import RANK_NAMES
from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.notation import is_capital, parse_card_word, suit_of_mark
from nlclaim.language.spelling import guess_word, is_english

#: Labels of words that no correction puts in silently: each is recorded, and a doubtful one has a second reading.
WEIGHTY: Final = frozenset({"SUIT", "NUMBER", "RANK"})
RANK_WORDS: Final = frozenset(list(RANK_NAMES.values())[6:])
"""Names of cards that are run together with hyphens; below the eight they are numbers."""
_SHORTEST: Final = 3
"""Letters of a word that is written together with the next."""


def _run_together(word: str) -> tuple[str, ...] | None:
    """ "*drawtrumps*", "*claiming10*": two words without the space between them, a play and its object."""
    entries, vocabulary = load_lexicon().entry, load_lexicon().vocabulary
    for place in range(_SHORTEST, len(word) - 1):
        first, second = word[:place], word[place:]
        if first not in vocabulary or not (second.isdecimal() or (second in vocabulary and len(second) > _SHORTEST)):
            continue
        plays, named = entries(first), entries(second)
        named_or_counted = second.isdecimal() or (named is not None and named.label == "SUIT")
        if plays is not None and plays.label == "VERB" and named_or_counted:
            return first, second
    return None


_GLUED: Final = {
    "the": ("SUIT", "RANK", "QUANT", "NOUN", "ROLE", "ADJ"),
    "and": ("SUIT", "RANK", "VERB"),
    "i": ("VERB",),
}
"""What a small word is typed together with, by the label of the other."""


def _with_article(word: str) -> tuple[str, str] | None:
    """ "*Therest* is mine", "*theking*", "*iclaim*"."""
    for small, labels in _GLUED.items():
        rest = word.removeprefix(small)
        entry = load_lexicon().entry(rest) if rest != word and len(rest) > _SHORTEST - 1 else None
        if entry is not None and entry.label in labels and not is_english(word):
            return small, rest
    return None


_SHORT_WORDS: Final = frozenset({"he", "in", "to", "is", "of", "my", "on", "no", "we", "it", "at"})


def _two_words(word: str) -> tuple[str, str] | None:
    """ "*therest* is mine", "*inhand*": two words of the lexicon, where the whole is no word and one place parts it."""
    if len(word) < _SHORTEST_PAIR or not word.isalpha() or not word.isascii() or is_english(word):
        return None
    vocabulary = load_lexicon().vocabulary
    found = []
    for place in range(2, len(word) - 1):
        pair = word[:place], word[place:]
        if all(part in vocabulary and (len(part) > 2 or part in _SHORT_WORDS) for part in pair):
            found.append(pair)
    return found[0] if len(found) == 1 else None


_SHORTEST_PAIR: Final = 6


@lru_cache(maxsize=16384)
def normalise_word(word: str) -> tuple[tuple[str, ...], str, float]:
    """(words meant, why corrected or empty, confidence) for one word."""
    lexicon = load_lexicon()
    lower = word.lower()
    if len(word) > 1 and is_capital(word) and parse_card_word(word):
        return (lower,), "", 1.0
    if lower[0].isdecimal() or not lower[0].isalnum():
        return _figures(lower)
    if lower.endswith("in'"):
        bare = lower.removesuffix("'")
        return normalise_word(bare if bare in lexicon.vocabulary else bare + "g")
    if word == "OT":
        return ("overtrick",), "", 1.0
    if lower in lexicon.spelling and word != "W":
        return _written_out(lower)
    if lower in lexicon.sounds:
        return tuple(lexicon.sounds[lower].split()), "sounds_alike", 0.8
    if _is_no_slip(word, lower):
        return (lower,), "", 1.0
    if "-" in lower:
        return _hyphened(lower)
    if word[0].isupper() and not word.isupper() and len(word) > 6:
        return (lower,), "", 1.0  # more likely a name than a slip
    short = _DRAWN_OUT.sub(r"\1", lower)
    if short != lower and (short in lexicon.vocabulary or short in lexicon.spelling):
        return normalise_word(short)  # "plzzz"
    return _mended(lower)


def _figures(word: str) -> tuple[tuple[str, ...], str, float]:
    """A word that begins with a figure or a sign: "1,400", "4-one", "2nd"."""
    if word[0].isdecimal():
        if "," in word:
            return (word.replace(",", ""),), "", 1.0
        if word[-1].isalpha() and "-" in word:
            return _hyphened(word)  # "4-one"
    return (load_lexicon().spelling.get(word, word),), "", 1.0


def _is_no_slip(word: str, lower: str) -> bool:
    """Whether a word is known, or too short, too long or too much like a card to be another one misspelt."""
    if lower in load_lexicon().vocabulary or len(lower) == 1:
        return True
    return bool(parse_card_word(word) or suit_of_mark(word)) or len(word) > _LONGEST_SLIP


_LONGEST_SLIP: Final = 40


def _mended(word: str) -> tuple[tuple[str, ...], str, float]:
    """What a word that nobody knows was meant to be: two words, or another one, or nothing else."""
    if (parts := _run_together(word) or _with_article(word)) is not None:
        return parts, "misspelt", 0.9
    guess = guess_word(word)
    if guess is not None:
        sure = min(guess.confidence, _OF_NUMBERS) if _is_number(guess.meant) else guess.confidence
        return tuple(load_lexicon().sounds.get(guess.meant, guess.meant).split()), guess.why, sure
    if (parts := _two_words(word)) is not None:
        return parts, "misspelt", 0.9
    return (word,), "", 1.0


def _written_out(word: str) -> tuple[tuple[str, ...], str, float]:
    """A word of the table of spellings. What stands for a suit, a rank or a number is told: "hrt", "clb", "qn"."""
    meant = tuple(load_lexicon().spelling[word].split())
    entry = load_lexicon().entry(meant[0]) if len(meant) == 1 else None
    told = entry is not None and entry.label in WEIGHTY
    if entry is not None and entry.label == "NUMBER" and word.isalpha():
        return meant, "misspelt", _OF_NUMBERS
    return (meant, "abbreviated", 0.95) if told else (meant, "", 1.0)


_OF_NUMBERS: Final = 0.8
"""How sure we are of a number that was spelled otherwise: there is always a second reading without it."""


def _is_number(word: str) -> bool:
    entry = load_lexicon().entry(word)
    return entry is not None and entry.label == "NUMBER"


_DRAWN_OUT: Final = re.compile(r"([^\W\d_x])\1{2,}")
_LENGTHS: Final = {
    "nil": 0,
    "zero": 0,
    "nought": 0,
    "love": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
}


def _hyphened(word: str) -> tuple[tuple[str, ...], str, float]:
    joined = word.replace("-", "")
    whole, _, number = word.partition("-")
    whole = "rest" if whole in ("rst", "rem") else whole
    if whole in ("all", "rest", "claim") and number.isdecimal():
        return (whole, f"-{number}"), "", 1.0  # "all-1"
    if joined in load_lexicon().vocabulary:
        return (joined,), "", 1.0
    if all(part in RANK_WORDS for part in word.split("-")):
        return (word,), "", 1.0  # "ace-queen": cards run together
    lengths = [int(part) if part in "0123456" else _LENGTHS.get(part) for part in word.split("-") if part]
    if len(lengths) > 1 and all(length is not None for length in lengths):
        return ("-".join(str(length) for length in lengths),), "", 1.0  # "three-two": a break
    if any(part in load_lexicon().sounds for part in word.split("-")):
        return (word,), "", 1.0  # "red-*hot*": what is written so was not heard for something else
    parts: list[str] = []
    for part in word.split("-"):
        parts.extend(normalise_word(part)[0] if part else ())
    return tuple(parts) or (word,), "", 1.0
