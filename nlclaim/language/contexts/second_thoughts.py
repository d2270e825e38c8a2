"""By which words a speaker puts right what he has just said, and where they stand: before what he says instead ("two,
*no*, three"), behind it ("two, three *I mean*"), or as no more than a hesitation ("two, *er*, three").

All that may be put in the place of what was said goes by the gaps that are found here; what replaces what, by kind, is
told in `nlclaim.language.contexts.restarts`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nlclaim.language.contexts.neighbours import ENDS, label_at, relabel
from nlclaim.language.lexemes import Lexeme


class Gap(NamedTuple):
    """The words between what is taken back and what is said instead: pauses and apologies."""

    start: int
    end: int
    ends_sentence: bool
    denies: bool
    """Whether it ends in a "no" that may belong to what follows: "hearts, *no clubs*"."""
    hesitates: bool
    """Whether the speaker only hesitates: "two, *er*, three". Then no more than a number is put right."""


_PAUSES: Final = frozenset({"COMMA", "DASH", "STOP"})
_IN_GAP: Final = _PAUSES | {"DOUBT"}
_HESITATIONS: Final = frozenset({"oh", "er", "erm", "uh", "um", "well", "hmm", "ah"})
"""Words that say nothing (and are no lexemes), beside which another number is a better one."""
_PHRASE: Final = frozenset({"DET", "NUMBER", "ORDINAL", "ADJ", "SUIT", "GROUP", "RANK", "CARDS", "NOUN", "ACT", "OF"})


def is_apology(lexeme: Lexeme) -> bool:
    """ "Sorry", "no", "I mean", whatever else the neighbours made of them."""
    if lexeme.label == "SKIP":
        return lexeme.value in ("repair", "no")
    no = lexeme.label == "QUANT" and lexeme.word == "no" and lexeme.end - lexeme.start == len("no")  # not "no more"
    return lexeme.label == "REPAIR" or no


def begins_gap(lexeme: Lexeme) -> bool:
    """Whether a gap may begin with a word."""
    return lexeme.label in _IN_GAP or is_apology(lexeme)


def end_of_gap(lexemes: list[Lexeme], start: int) -> int:
    """Behind the pauses and apologies that begin at a place; the place itself where none do."""
    end = start
    while end < len(lexemes) and begins_gap(lexemes[end]):
        end += 1
    return end


def gap_at(lexemes: list[Lexeme], text: str, start: int, end: int) -> Gap | None:
    """The pauses and apologies from `start` to `end`, if what was said before is put right behind them."""
    if end == start or end >= len(lexemes):
        return None
    words = lexemes[start:end]
    hesitates = False
    open_again = label_at(lexemes, end_of_phrase(lexemes, end) - 1) == "OF"
    if open_again and lexemes[start - 1].label == "OF" and not any(is_apology(word) for word in words):
        return None  # "A of*,* K of, …": suit symbols that were lost
    if lexemes[start - 1].label != "OF" and not any(is_apology(word) for word in words):
        hesitates = not _apologises_behind(lexemes, start, end)
        if hesitates and not _hesitates(text[words[0].start : lexemes[end].start]):
            return None
    ends_sentence = any(word.label == "STOP" and word.plain not in ("...", ";") for word in words)
    return Gap(start, end, ends_sentence, words[-1].label == "QUANT", hesitates)


def _hesitates(between: str) -> bool:
    """ "*, er, *", "*...*"."""
    return (
        ".." in between
        or "…" in between
        or any(word.strip(",.;-–—…").lower() in _HESITATIONS for word in between.split())
    )


def end_of_phrase(lexemes: list[Lexeme], place: int) -> int:
    """Behind the words that name something, from a place on."""
    while label_at(lexemes, place) in _PHRASE:
        place += 1
    return place


def _apologises_behind(lexemes: list[Lexeme], before: int, place: int) -> bool:
    """ "Two, *three sorry*", "the ace - *king, I mean* - of spades": an apology behind what is said instead.

    It is taken out, with the pauses on both of its sides where the sentence goes on from what was put right.
    """
    placed = label_at(lexemes, place) == "PREP" and label_at(lexemes, place + 1) in ("ROLE", "PERSON")
    end = place + 2 if placed else end_of_phrase(lexemes, place)
    paused = label_at(lexemes, end) == "COMMA"
    at = end + paused
    if end == place or at >= len(lexemes) or not is_apology(lexemes[at]) or label_at(lexemes, at + 1) not in ENDS:
        return False
    if not _is_one_for_one(lexemes, before, place):
        return False
    pause = label_at(lexemes, at + 1) in ("COMMA", "DASH")
    goes_on = label_at(lexemes, at + 2) in ("OF", "AND", "PREP", "THEN")
    if paused and pause and not goes_on:
        return False  # "trumps, *hearts, no, clubs*": it stands before what is said instead
    del lexemes[end : at + 1 + (pause and goes_on)]
    return True


def _is_one_for_one(lexemes: list[Lexeme], before: int, place: int) -> bool:
    """ "*A club*, a heart, I mean"; of "clubs, hearts, a spade, sorry" nothing needs to have been wrong."""
    if label_at(lexemes, place) == "NUMBER" and end_of_phrase(lexemes, place) == place + 1:
        return True
    if label_at(lexemes, place) == "PREP":
        return label_at(lexemes, before - 2) == "PREP"  # "ruff in hand - *in dummy*, sorry"
    start = before
    while label_at(lexemes, start - 1) in _PHRASE:
        start -= 1
    first = [at + (label_at(lexemes, at) == "DET") for at in (start, place)]
    alike = label_at(lexemes, first[0]) == label_at(lexemes, first[1])
    return alike and label_at(lexemes, start - 1) not in ("COMMA", "AND")


def leave_out(lexemes: list[Lexeme], start: int, end: int) -> None:
    """Makes nothing of the words from one place to another."""
    for at in range(start, end):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
