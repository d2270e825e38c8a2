"""Guesses what a word that is in no table was meant to be: dropped vowels and slips of the finger.

Conservative: no word of everyday English is touched, and one slip is allowed. Which word a slip stands for is told by
how often players say each (`corpus/words.json`, made by `training/words.py`) and how easily a finger slips so: the
noisy channel of Kernighan, Church and Gale (1990). Where two words are about as likely, nothing is guessed.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from nlclaim.language.lexicon import Entry, load_lexicon
from nlclaim.resources import read_resource

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
_VOWELS: Final = "aeiou"
_RANKS: Final = "akqjtx"
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
    bare = word[0] + "".join(letter for letter in word[1:] if letter not in _VOWELS)
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
    if not any(letter in _VOWELS for letter in word[1:]):
        meant = _skeletons().get(_skeleton(word))
        return Guess(meant, "misspelt", 0.9) if meant else _slipped(word)
    once = _written_once().get(_once(word)) or (_once(word) if _once(word) in _targets() else None) or _with_its_g(word)
    if once:
        return Guess(once, "misspelt", 0.9)
    meant = _without_vowels(word)
    if meant and _has_letters(meant, word):
        return Guess(meant, "misspelt", 0.8)
    return _slipped(word) or _slipped_twice(word) or (Guess(meant, "misspelt", 0.8) if meant else None)


def _without_vowels(word: str) -> str | None:
    """ "Tke", "plying": the word with these consonants and more vowels than it has."""
    meant = _skeletons().get(_skeleton(word)) if len(word) != 4 else None
    if meant is None or not (1 <= len(meant) - len(word) <= 3 and meant[-1] == word[-1]):
        return None
    if len(word) == 3 and word not in {meant[:at] + meant[at + 1 :] for at in range(len(meant))}:
        return None  # "tke" is *take*, "tis" is not *toss*
    return meant


def _has_letters(word: str, left: str) -> bool:
    """Whether a word is `left` when some of its letters are dropped."""
    letters = iter(word)
    return all(letter in letters for letter in left)


@cache
def _said() -> Mapping[str, float]:
    """How often each word that a slip may stand for is said: those of the lexicon that are never said, a little."""
    said: dict[str, float] = json.loads(read_resource("corpus", "words.json"))
    english = _occurrences()
    never = {word: min(_NEVER_SAID + english.get(word, 0) / _A_HUNDRED_THOUSAND, _SELDOM) for word in _targets()}
    return {**never, **{word: times for word, times in said.items() if len(word) > 3}}


_NEVER_SAID, _SELDOM, _A_HUNDRED_THOUSAND = 0.5, 10.0, 100_000
_NEW_WORD: Final = {4: 10.0, 5: 0.7}
_NEW_LONG_WORD: Final = 0.15
"""What a word that nobody has said yet weighs beside those that it may be a slip for, by its letters."""
_PER_OCCURRENCE: Final = 0.02
"""What it weighs more for each time that it occurs in English, seldom as that is."""
_SURE: Final = 0.75
"""The least share of all it may be that a word needs to be what was meant."""
_EASY: Final = 0.2
"""In a short word a slip is easier than this; any other word of four letters is a name, or a new one."""
_FIRST_LETTER: Final = 0.5
"""How much rarer a slip is in the first letter, which people look at."""
_LOST_VOWEL, _LOST, _MOVED, _TWICE, _BESIDE, _VOWEL, _OTHER, _STRAY = 3.0, 1.0, 1.0, 1.0, 0.5, 0.2, 0.05, 0.01
"""How easily a vowel is lost (or left out), another letter lost, moved behind the next, typed twice, taken for its
neighbour on the keyboard (or typed with it), a vowel for another, any letter for any other, and any typed that has no
business there: beside each other."""


def _slipped(word: str) -> Guess | None:
    """The one word that is a slip away; None where it may be another as well, or a new one."""
    if len(word) < 4:
        return None
    said, least = _said(), _EASY if len(word) == 4 else 0.0
    easily = {meant: how_easily(word, meant) for meant in _alike(word)}
    weights = {meant: said[meant] * ease for meant, ease in easily.items() if ease > least}
    if not weights:
        return None
    likeliest = max(weights, key=lambda meant: (weights[meant], meant))
    alike = [weight for meant, weight in weights.items() if _meaning_of(meant) == _meaning_of(likeliest)]
    share = math.fsum(alike) / (math.fsum(weights.values()) + _weight_of_new(word))
    return Guess(likeliest, "misspelt", round(min(share, 1 - 1 / len(word)), 2)) if share >= _SURE else None


def _alike(word: str) -> set[str]:
    """The words that are said and may be a slip away: they share what is left without one letter of either or both.

    The symmetric delete index of Garbe's SymSpell (2012): as many looks as the word has letters.
    """
    index = _by_what_is_left()
    return {meant for left in _without_a_letter(word) for meant in index.get(left, ())}


@cache
def _by_what_is_left() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in _said():
        for left in _without_a_letter(word):
            found.setdefault(left, []).append(word)
    return found


def _without_a_letter(word: str) -> set[str]:
    """The word, and what is left of it without each of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def _weight_of_new(word: str) -> float:
    return _NEW_WORD.get(len(word), _NEW_LONG_WORD) + _PER_OCCURRENCE * _occurrences().get(word, 0)


def _meaning_of(word: str) -> tuple[str, str]:
    entry = load_lexicon().entry(word)
    return ("", word) if entry is None else _meaning(entry)


def how_easily(typed: str, meant: str) -> float:
    """How easily a word is typed for another by one slip; 0 where it takes more, or none."""
    at = _first_difference(typed, meant)
    ease = 0.0
    if len(typed) < len(meant):
        if typed[at:] == meant[at + 1 :]:
            ease = _LOST_VOWEL if meant[at] in _VOWELS else _LOST
    elif len(typed) > len(meant):
        if typed[at + 1 :] == meant[at:]:
            ease = _added(typed[at - 1 : at], typed[at], typed[at + 1 : at + 2])
    elif typed[at + 2 :] == meant[at + 2 :] and typed[at : at + 2] == meant[at : at + 2][::-1]:
        return _MOVED if at < len(typed) - 1 else 0.0
    elif typed[at + 1 :] == meant[at + 1 :]:
        ease = _exchanged(typed[at], meant[at])
    return ease * _FIRST_LETTER if at == 0 else ease


def _first_difference(one: str, other: str) -> int:
    """Where two words first differ, or where the shorter ends."""
    length = min(len(one), len(other))
    return next((at for at in range(length) if one[at] != other[at]), length)


def _added(before: str, typed: str, behind: str) -> float:
    """How easily a letter is typed that does not belong between those."""
    if typed in (before, behind):
        return _TWICE
    if not before and typed in _RANKS:
        return 0.0  # "kspades"
    return _BESIDE if typed in _KEYS.get(before, ()) or typed in _KEYS.get(behind, ()) else _STRAY


def _exchanged(typed: str, meant: str) -> float:
    """How easily one letter is typed for another."""
    if typed in _KEYS.get(meant, ()):
        return _BESIDE
    return _VOWEL if typed in _VOWELS and meant in _VOWELS else _OTHER


@cache
def _long_words() -> tuple[str, ...]:
    return tuple(word for word in _targets() if len(word) >= _LONG - 1)


_LONG: Final = 10
"""Letters of a word in which two slips leave no doubt."""


def _slipped_twice(word: str) -> Guess | None:
    """The long word that is two slips away, or the word of which two letters have changed places; of one meaning."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    if len(word) < _LONG:
        return _stirred(word)
    found = process.extract(word, _long_words(), scorer=OSA.distance, score_cutoff=2, limit=None)
    near = [(distance, target) for target, distance, _ in found if target[0] == word[0]]
    if not near or len({_meaning(_targets()[target]) for _, target in near}) > 1:
        return None
    distance, target = min(near)
    return Guess(target, "misspelt", round(1 - distance / len(word), 2))


@cache
def _by_letters() -> dict[str, list[str]]:
    """The words worth guessing at, by their letters in the order of the alphabet."""
    found: dict[str, list[str]] = {}
    for word in _targets():
        found.setdefault("".join(sorted(word)), []).append(word)
    return found


def _stirred(word: str) -> Guess | None:
    """ "Tmrups": the one word of the same letters that begins with the same one."""
    from rapidfuzz.distance import OSA

    alike = _by_letters().get("".join(sorted(word)), ()) if len(word) > 4 else ()
    found = [each for each in alike if each[0] == word[0] and OSA.distance(each, word) == 2]
    return Guess(found[0], "misspelt", 0.8) if len(found) == 1 else None
