"""Guesses what a word that is in no table was meant to be: dropped vowels and slips of the finger.

Conservative: the first letter stays, no word of everyday English is touched, and one slip is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from nlclaim.language.lexicon import Entry, load_lexicon

_BRIDGE: Final = frozenset(
    {"SUIT", "RANK", "NOUN", "PRED", "ROLE", "ADJ", "VERB", "NUMBER", "QUANT", "GROUP", "ORDINAL"}
)
_SHORT: Final = _BRIDGE | {"MINE", "DOWN", "THEN"}
"""The labels whose words of four letters are guessed at: "mnie", "dwon", "thne"."""
_KEYS: Final = {
    key: frozenset(beside)
    for key, beside in (
        ("q", "wa"), ("w", "qesa"), ("e", "wrsd"), ("r", "etdf"), ("t", "ryfg"), ("y", "tugh"), ("u", "yihj"),
        ("i", "uojk"), ("o", "ipkl"), ("p", "ol"), ("a", "qwsz"), ("s", "weadzx"), ("d", "ersfxc"), ("f", "rtdgcv"),
        ("g", "tyfhvb"), ("h", "yugjbn"), ("j", "uihknm"), ("k", "iojlm"), ("l", "opk"), ("z", "asx"), ("x", "sdzc"),
        ("c", "dfxv"), ("v", "fgcb"), ("b", "ghvn"), ("n", "hjbm"), ("m", "jkn"),
    )
}  # fmt: skip
"""The letters beside each other on a keyboard, which a finger takes for one another."""
_ENGLISH_FROM: Final = 200
"""Occurrences in the word list from which on a word is taken to be meant as it is written."""
#: Good words that are rarer than that in the list, which is not made of bridge.
_RARE_WORDS: Final = frozenset(
    {"caser", "claimer", "excepted", "diamante", "doubler", "grande", "hander", "scorers", "stoppers"}
)


@cache
def _occurrences() -> Mapping[str, int]:
    """How often English words occur: loaded only when there is a guess to be checked."""
    from spellchecker import SpellChecker

    occurrences: Mapping[str, int] = SpellChecker(language="en").word_frequency.dictionary
    return occurrences


def is_english(word: str) -> bool:
    """Whether a word occurs in English often enough to be meant as it is written."""
    bare = word.removesuffix("'s")
    return bare in _RARE_WORDS or _occurrences().get(bare, 0) >= _ENGLISH_FROM


class Guess(NamedTuple):
    """The lexicon word meant, why we think so, and how sure we are."""

    meant: str
    why: str
    confidence: float


@cache
def _targets() -> dict[str, Entry]:
    """The words worth guessing at, with their entries: bridge words of four letters, others of more."""
    lexicon = load_lexicon()
    found = {}
    for word in sorted(lexicon.vocabulary):
        entry = lexicon.entry(word) or Entry("", word)  # part of a phrase: "welcome"
        shortest = 4 if entry.label in _SHORT else 5 if entry.label else 6
        if len(word) >= shortest and word.isalpha():
            found[word] = entry
    return found


@cache
def _skeletons() -> dict[str, str | None]:
    """Consonant skeleton → the word that has it; None when several words with different meanings do."""
    found: dict[str, str | None] = {}
    for word, entry in _targets().items():
        if entry.label not in _BRIDGE:
            continue
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


def _once(word: str) -> str:
    """The word with each doubled letter written once."""
    return "".join(letter for place, letter in enumerate(word) if place == 0 or letter != word[place - 1])


@cache
def _written_once() -> dict[str, str]:
    """ "Ruf", "pul", "cros": the bridge words that double a letter, by what is left when they do not."""
    return {_once(word): word for word in _targets() if _once(word) != word}


def _with_its_g(word: str) -> str | None:
    """ "Makin", "ruffin'": an *-ing* without its last letter."""
    if not word.endswith("in"):
        return None
    return word + "g" if word + "g" in _targets() else _written_once().get(_once(word + "g"))


def guess_word(word: str) -> Guess | None:
    """The lexicon word that `word` was probably meant to be, None rather than a bad guess or one at a good word."""
    if not 3 <= len(word) <= 16 or not word.isascii() or not word.isalpha():
        return None
    guess = _guess(word)
    return None if guess is None or is_english(word) else guess


def _guess(word: str) -> Guess | None:
    if not any(letter in "aeiou" for letter in word[1:]):
        meant = _skeletons().get(_skeleton(word))
        return Guess(meant, "misspelt", 0.9) if meant else _near(word)
    once = _written_once().get(_once(word)) or (_once(word) if _once(word) in _targets() else None) or _with_its_g(word)
    once = once or _written_twice(word)
    if once:
        return Guess(once, "misspelt", 0.9)
    meant = _skeletons().get(_skeleton(word)) if len(word) != 4 else None
    if meant and len(word) == 3 and word not in {meant[:at] + meant[at + 1 :] for at in range(len(meant))}:
        meant = None  # "tke" is *take*, "tis" is not *toss*
    alike = meant is not None and 1 <= len(meant) - len(word) <= 3 and meant[-1] == word[-1]
    if meant and alike and _has_letters(meant, word):
        return Guess(meant, "misspelt", 0.8)
    near = _near(word)
    return Guess(meant, "misspelt", 0.8) if near is None and meant and alike else near


def _has_letters(word: str, left: str) -> bool:
    """Whether a word is `left` when some of its letters are dropped."""
    letters = iter(word)
    return all(letter in letters for letter in left)


def _written_twice(word: str) -> str | None:
    """ "Froom", "thhat": a short word of any kind with one letter doubled."""
    if len(word) < 5:
        return None
    vocabulary = load_lexicon().vocabulary
    found = {word[:at] + word[at + 1 :] for at in range(1, len(word)) if word[at] == word[at - 1]}
    return next((each for each in sorted(found) if each in vocabulary), None)


@cache
def _by_start() -> dict[str, list[str]]:
    """The words to guess at by their first letter, which no slip touches but a swap with the next; and by two."""
    found: dict[str, list[str]] = {}
    for word in _targets():
        found.setdefault(word[0], []).append(word)
        found.setdefault(word[:2], []).append(word)
    return found


def _near(word: str) -> Guess | None:
    """The one word that is a slip away, or two in a long word; None where different meanings are as near."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    swapped = [each for each in _by_start().get(word[1] + word[0], ()) if sorted(each) == sorted(word)]
    candidates = [*_by_start().get(word[0], ()), *swapped]
    nearest: dict[str, tuple[float, bool, bool, bool]] = {}
    for target, distance, _ in process.extract(word, candidates, scorer=OSA.distance, score_cutoff=2, limit=None):
        if distance <= _allowed(word, target) and abs(len(target) - len(word)) <= 1:
            lost_or_moved = len(target) > len(word) or sorted(word) == sorted(target)
            beside = _is_key_beside(word, target)
            likely = lost_or_moved or (beside and _targets()[target].label == "SUIT")
            nearest[target] = distance, not likely, not beside, _skeleton(word) != _skeleton(target)
    best = min(nearest.values(), default=None)
    found = [target for target, how_near in nearest.items() if how_near == best]
    if best is None or len({_meaning(_targets()[target]) for target in found}) != 1:
        return None
    return Guess(found[0], "misspelt", round(1 - best[0] / len(word), 2))


def _allowed(word: str, target: str) -> int:
    """Slips allowed: two in a very long word, one in a long one; in four letters one missing, moved or beside it."""
    if len(word) >= 10:
        return 2
    if len(word) >= 5:
        return 2 if sorted(word) == sorted(target) else 1  # "tmrups"
    slipped = len(target) == 5 or sorted(word) == sorted(target) or _is_key_beside(word, target)
    return 1 if len(word) == 4 and slipped else 0


def _is_key_beside(word: str, target: str) -> bool:
    """ "Gopd", "hamd": one letter is the key next to the one meant."""
    if len(word) != len(target):
        return False
    wrong = [(typed, meant) for typed, meant in zip(word, target, strict=True) if typed != meant]
    return len(wrong) == 1 and wrong[0][0] in _KEYS.get(wrong[0][1], ())
