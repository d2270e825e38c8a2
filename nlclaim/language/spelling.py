"""Guesses what a word that is in no table was meant to be: dropped vowels and slips of the finger.

Conservative: the first letter stays, the target is a bridge word, and one slip is allowed in five letters or more.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from nlclaim.language.lexicon import Entry, load_lexicon

_BRIDGE = frozenset({"SUIT", "RANK", "NOUN", "PRED", "ROLE", "ADJ", "VERB", "NUMBER", "QUANT", "GROUP"})
#: English words one slip away from a bridge word.
_GOOD_ENGLISH_WORDS = """
about accent access appeal appeals around assure automation baking balanced best better binding blanks boarding boards
bold bored bound cable case caser cases cashier casting catch chance change charge checker claimant claimed claimer
cleaned cleaner cleaning cleans clever close closed clubhouse clue clues cold collection collections collective
comments concerning concluding conclusion connected connecting contact content context continuous contrast conversion
corrected counter country county courts cover covers crash crush dealt decking declare declared declares deduce defect
defects demand demanding demands developer developers diamante docking doubled doubler driver drivers ducks dummies
earth easter easterly eastern eats eight eleventh entity entries excited exciting exclamation exhaustion exhaustive
exist existed existing exists expert experts exploration extraction extras feel fight final finally finals finance
finish finished firing fist fitting fixing flawed flaws flows fold folder formed forming forth girth god gold grande
ground hander handler hands handy heads heard hears heartily hearty heating height higher highly hinder hold holding
holds hover indication intent intents intercepted interruption jacket jackets kingdom landing large latter leading
leaf leaked leaking leaned learn least leaves leaving lending letter light lights litter lived lives living loose
looser loser's loses losses lots lover lower lowest manager marker market marking masked masking match matter meanings
meter meters might motor mounts never night opener openings packed packing parted partners party passes passing patch
pausing permits picking pinch pipes pitcher planes player players pointer positioned possibly pounds prompted
prompting proportion pulsing punch quick quiet quite receiver reminder remote remotes reset respecting rest retaining
right rights roaming rounded ruffle ruffled ruled ruling runner runners rushing savings scared scorer scorers seeking
settings seventh sever shade shaded shades shape shaped shapes shares sharing shower sight singe singles slots sold
sounds space spaced spaceship spade's spare spared specifics spite spread stable staged stages staging standings
starred start starts status staying stepping stood stopper stoppers straight strange string stripe strong stupid
tabled tables talking taps tenth test tester there these things third those thrown throws tight tips told tops track
tracks trick's tricky trucks trust unavailable unlock unlocked unreadable waited waiter waiting waits wasted wasting
watch watcher watchers weight western where wherever which winner's winter wording words world wrongs
"""
_GOOD_ENGLISH = frozenset(_GOOD_ENGLISH_WORDS.split())


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
    """The lexicon word that `word` was probably meant to be, None rather than a bad guess."""
    if not 3 <= len(word) <= 16 or not word.isascii() or not word.isalpha() or word in _GOOD_ENGLISH:
        return None
    if not any(letter in "aeiou" for letter in word[1:]):
        meant = _skeletons().get(_skeleton(word))
        return Guess(meant, "misspelt", 0.9) if meant else None
    once = _written_once().get(_once(word)) or (_once(word) if _once(word) in _targets() else None) or _with_its_g(word)
    if once:
        return Guess(once, "misspelt", 0.9)
    meant = _skeletons().get(_skeleton(word)) if len(word) >= 5 else None
    if meant and 1 <= len(meant) - len(word) <= 3 and meant[-1] == word[-1]:
        return Guess(meant, "misspelt", 0.8)
    return _near(word)


@cache
def _by_start() -> dict[str, list[str]]:
    """The words to guess at by their first two letters, which no slip touches but a swap with the next."""
    found: dict[str, list[str]] = {}
    for word in _targets():
        found.setdefault(word[:2], []).append(word)
    return found


def _near(word: str) -> Guess | None:
    from rapidfuzz.distance import OSA

    best: tuple[int, str] | None = None
    starts = (word[0] + word[2], word[1] + word[0])  # "hnad", "rtumps"
    swapped = [each for start in starts for each in _by_start().get(start, ()) if sorted(each) == sorted(word)]
    for target in (*_by_start().get(word[:2], ()), *swapped):
        if abs(len(target) - len(word)) > 1:
            continue
        distance = OSA.distance(word, target, score_cutoff=2)
        if distance <= _allowed(word, target) and (best is None or distance < best[0]):
            best = (distance, target)
    return Guess(best[1], "misspelt", round(1 - best[0] / len(word), 2)) if best else None


def _allowed(word: str, target: str) -> int:
    """Slips allowed: one in a long word, or in any whose consonants agree; two in a very long one."""
    if len(word) >= 10:
        return 2
    if len(word) >= 6 or (len(word) >= 4 and len(word) < len(target) and _skeleton(word) == _skeleton(target)):
        return 1
    return 1 if len(word) in (4, 5) and sorted(word) == sorted(target) else 0
