"""Honours by the letters of other languages, beside a suit: "♠ARD", "Herz KD", "ruiten H", "D de coeur".

A letter is read only where every language that may be meant agrees on it: V is a jack in French and a queen in Dutch.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from nlclaim.language.lexemes import Lexeme
from nlclaim.language.normalise import Correction
from nlclaim.language.notation import suit_of_mark
from nlclaim.spans import Span

_ENGLISH: Final = {"A": "A", "K": "K", "Q": "Q", "J": "J"}
_LETTERS: Final[dict[str, dict[str, str]]] = {
    "French": {"A": "A", "R": "K", "D": "Q", "V": "J"},
    "German": {"A": "A", "As": "A", "Ass": "A", "K": "K", "D": "Q", "B": "J"},
    "Dutch": {"A": "A", "H": "K", "V": "Q", "B": "J"},
    "Scandinavian": {"A": "A", "Es": "A", "Ess": "A", "E": "A", "K": "K", "D": "Q", "Kn": "J", "B": "J"},
}
"""The ranks that letters stand for, by language."""
_SUIT_WORDS: Final = {
    "French": "pique piques coeur coeurs cœur cœurs carreau carreaux trèfle trèfles trefle trefles",
    "German": "pik herz herzen karo kreuz treff coeur",
    "Dutch": "schoppen harten ruiten klaver klaveren",
    "Scandinavian": "spar spader hjerter hjärter ruter ruder klør klöver kløver",
}
_LANGUAGES_OF: Final = {
    word: frozenset(language for language, words in _SUIT_WORDS.items() if word in words.split())
    for words in _SUIT_WORDS.values()
    for word in words.split()
}
_HONOURS: Final = re.compile(r"(?:Kn|Ess?|Ass?|[AKQJRDVBHE])(?:Kn|10|[AKQJRDVBHET2-9])*x*")
_EACH: Final = re.compile(r"Kn|Ess?|Ass?|10|[A-Z2-9]")
_SUIT_LETTERS: Final = frozenset("DH")
"""Letters that may be suits as well: no sign of another language by themselves."""
_MARKS: Final = frozenset("♠♥♦♣♤♡♢♧❤@!&:")
"""What a suit symbol begins with, however it is written."""


class _Run(NamedTuple):
    """Letters beside a suit: the lexemes from `start` to before `end`, the suit's among them, stand for them."""

    start: int
    end: int
    suit: str
    letters: tuple[str, ...]
    at: int
    """The character where the letters begin."""
    attached: bool
    """Whether nothing parts them from a suit symbol: "♠AD", not "♠ AD"."""
    languages: frozenset[str]
    """Those that the word for the suit belongs to; none for a symbol."""
    listed: bool = False
    """Whether commas part it from other letters: "♠A, *R*, *D*"."""


def read_foreign_honours(lexemes: list[Lexeme], text: str) -> list[Correction]:
    """Puts cards in the place of foreign letters, and tells what was taken for what."""
    runs = _runs(lexemes, text)
    if all(_is_english(run) for run in runs):
        return []
    told = any(run.languages or _is_foreign(run) for run in runs)
    languages = _languages_of(runs)
    corrections: list[Correction] = []
    for run in reversed(runs):
        if not (told or run.attached) or _is_english(run):
            continue
        possible = [name for name in languages or _LETTERS if _is_covered(run, _LETTERS[name])]
        if possible and (put := _put_cards(lexemes, text, run, possible, sure=told)) is not None:
            corrections.append(put)
    return corrections[::-1]


def _is_english(run: _Run) -> bool:
    return _is_covered(run, _ENGLISH)


def _is_covered(run: _Run, honours: dict[str, str]) -> bool:
    return all(letter in honours or letter in _SMALL for letter in run.letters)


_SMALL: Final = frozenset({"10", "T", *"23456789"})


def _is_foreign(run: _Run) -> bool:
    """Whether the letters show another language: no D or H, which are suits, no lone E or R between words, no "As"."""
    foreign = [letter for letter in run.letters if letter not in _ENGLISH and letter not in _SMALL and letter != "As"]
    alone = not (run.attached or run.listed) and run.letters in (("E",), ("R",))
    return not (alone or _SUIT_LETTERS.issuperset(foreign)) and any(
        _is_covered(run, each) for each in _LETTERS.values()
    )


def _languages_of(runs: list[_Run]) -> list[str]:
    """The languages that all words for suits and all letters agree with; none where there is no such language."""
    shown = [run for run in runs if run.languages or run.attached or _is_foreign(run)]
    return [
        name
        for name, honours in _LETTERS.items()
        if all(_is_covered(run, honours) and (not run.languages or name in run.languages) for run in shown)
    ]


def _runs(lexemes: list[Lexeme], text: str) -> list[_Run]:
    """All letters of honours beside a suit symbol, or beside another language's word for a suit."""
    found: list[_Run] = []
    end = 0
    for place, lexeme in enumerate(lexemes):
        if place < end:
            continue
        symbol = lexeme.label in ("SUIT", "CARDS") and text[lexeme.start] in _MARKS
        named = text[lexeme.start : lexeme.end].lower() if lexeme.label == "SUIT" else ""
        word = _LANGUAGES_OF.get(named.partition("-")[0])
        if not symbol and word is None:
            continue
        before = _before(lexemes, text, place, word)
        if word is not None and "-" in named:
            found.extend(_run_hyphened(lexemes, text, place, word))
        elif before is not None and before.start >= end:
            found.append(before)
        else:
            found.extend(_runs_behind(lexemes, text, place, word or frozenset()))
        end = found[-1].end if found else 0
    return found


def _before(lexemes: list[Lexeme], text: str, place: int, word: frozenset[str] | None) -> _Run | None:
    if word is None:
        return _run_before_symbol(lexemes, text, place)
    return _run_before(lexemes, text, place, word)


def _run_before(lexemes: list[Lexeme], text: str, place: int, word: frozenset[str]) -> _Run | None:
    """ "AR *de pique*", "D *de coeur*", "AR *coeur*"."""
    of = place > 1 and lexemes[place - 1].word in ("de", "à")
    named = lexemes[place - 1 - of] if place else lexemes[place]
    if _HONOURS.fullmatch(said := text[named.start : named.end]) is None:
        return None
    letters = tuple(_EACH.findall(said))
    run = _Run(place - 1 - of, place + 1, lexemes[place].value, letters, named.start, attached=False, languages=word)
    return run if of or (len(letters) > 1 and _is_foreign(run)) else None


def _run_before_symbol(lexemes: list[Lexeme], text: str, place: int) -> _Run | None:
    """ "AD♠", "R♥": written to the symbol behind them."""
    symbol, start = lexemes[place], place
    if symbol.label != "SUIT" or text[symbol.end : symbol.end + 1].isalnum():
        return None
    while start and lexemes[start - 1].end == lexemes[start].start and text[lexemes[start - 1].start].isalnum():
        start -= 1
    at = lexemes[start].start
    said = text[at : symbol.start]
    if start == place or _HONOURS.fullmatch(said) is None or text[at - 1 : at].strip("(,;.") not in ("", " "):
        return None
    letters = tuple(_EACH.findall(said))
    return _Run(start, place + 1, symbol.value[0], letters, at, attached=True, languages=frozenset())


def _run_hyphened(lexemes: list[Lexeme], text: str, place: int, word: frozenset[str]) -> list[_Run]:
    """ "Herz-D", "Pik-As"."""
    lexeme, end = lexemes[place], place + 1
    while end < len(lexemes) and lexemes[end].start == lexeme.start:
        end += 1
    at = text.index("-", lexeme.start) + 1
    if _HONOURS.fullmatch(said := text[at : lexeme.end]) is None:
        return []
    letters = tuple(_EACH.findall(said))
    return [_Run(place, end, lexeme.value, letters, at, attached=True, languages=word)]


def _runs_behind(lexemes: list[Lexeme], text: str, place: int, word: frozenset[str]) -> list[_Run]:
    """The letters written to a suit, or those that follow it one by one: "♠AD", "Pik A D"."""
    owner = lexemes[place]
    runs = [_run_of_cards(owner, text, place)] if owner.label == "CARDS" else []
    at = place + 1
    while at < len(lexemes):
        listed = bool(runs) and _goes_on_listing(lexemes, text, at)
        at += listed
        attached = not runs and lexemes[at].start == owner.end
        end = _end_of_word(lexemes, text, at) if attached else at + 1
        said = text[lexemes[at].start : lexemes[end - 1].end]
        if _HONOURS.fullmatch(said) is None or not (attached or text[lexemes[at].start - 1] in " ,"):
            break
        letters = tuple(_EACH.findall(said))
        runs.append(
            _Run(at if runs else place, end, owner.value[0], letters, lexemes[at].start, attached, word, listed)
        )
        at = end
    return runs


def _run_of_cards(cards: Lexeme, text: str, place: int) -> _Run:
    """ "♠A": cards as English writes them, which tell of the language all the same."""
    ends = range(cards.start + 1, cards.end + 1)
    at = next((end for end in ends if suit_of_mark(text[cards.start : end])), cards.start)
    letters = tuple(_EACH.findall(text[at : cards.end]))
    return _Run(place, place + 1, cards.value[0], letters, cards.start, attached=True, languages=frozenset())


def _end_of_word(lexemes: list[Lexeme], text: str, place: int) -> int:
    """The place behind all lexemes that are written to the one at a place without a gap."""
    end = place + 1
    while end < len(lexemes) and lexemes[end].start == lexemes[end - 1].end and text[lexemes[end].start].isalnum():
        end += 1
    return end


def _goes_on_listing(lexemes: list[Lexeme], text: str, place: int) -> bool:
    """ "♠A*,* R*,* D": a pause within the honours of a suit, each of which is one letter."""
    if lexemes[place].label not in ("COMMA", "AND") or place + 1 >= len(lexemes):
        return False
    named = lexemes[place + 1]
    closes = place + 2 >= len(lexemes) or lexemes[place + 2].label in ("COMMA", "STOP", "AND", "DASH")
    return closes and _EACH.fullmatch(text[named.start : named.end]) is not None and text[named.start].isalpha()


def _put_cards(lexemes: list[Lexeme], text: str, run: _Run, languages: list[str], *, sure: bool) -> Correction | None:
    """The cards that all of the languages agree on; behind the first on which they do not, what is left is unread."""
    start, end = lexemes[run.start].start, lexemes[run.end - 1].end
    ranks, known_to = "", run.at
    for letter in run.letters:
        meant = {_LETTERS[name].get(letter, letter.replace("10", "T")) for name in languages}
        if len(meant) > 1:
            break
        ranks += meant.pop()
        known_to += len(letter)
    cards = []
    if ranks:
        whole = sum(len(letter) for letter in run.letters) == known_to - run.at
        card_end = end if whole else known_to
        cards.append(Lexeme("CARDS", f"{run.suit}:{ranks}", start, card_end, text[start:card_end]))
        start = card_end
    if start < end:
        cards.append(Lexeme("UNKNOWN", text[start:end], start, end, text[start:end]))
    span = Span(lexemes[run.start].start, end)
    lexemes[run.start : run.end] = cards
    if "".join(run.letters).replace("10", "T").startswith(ranks):
        return None  # "♠AV": the ace, and nothing else was taken for anything
    why, confidence = ("abbreviated", 0.95) if sure else ("context", 0.8)
    return Correction(span, text[span.start : span.end], run.suit + ranks, why, confidence)
