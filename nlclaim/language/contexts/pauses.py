"""Pauses that a recogniser does not write, nor a hasty typist: "three hearts[,] ace of clubs[,] that's four"; and
commas that are none.

What begins behind a pause is looked at by its label, and each rule tells behind what it must be something new.
"""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, label_at, lexeme_at, relabel
from nlclaim.language.contexts.pauses_plays import (
    Begins,
    starts_cards,
    starts_suit,
    starts_verb,
    starts_with_action,
    starts_with_adjective,
)
from nlclaim.language.contexts.pauses_tallies import (
    starts_adjunct,
    starts_named,
    starts_no_more,
    starts_noun,
    starts_number,
    starts_order,
    starts_order_to_them,
    starts_owner,
    starts_person,
    starts_result,
    starts_role,
    starts_sentence,
    starts_signed,
    starts_state,
)
from nlclaim.language.contexts.said_before import Said, is_left_out
from nlclaim.language.lexemes import Lexeme


def with_pauses(lexemes: list[Lexeme]) -> list[Lexeme]:
    """The lexemes with the commas that a recogniser does not write: "three hearts[,] ace of clubs[,] that's four"."""
    paused = lexemes[:1]
    said = Said()
    if lexemes:
        said.take(lexemes[0])
    for place in range(1, len(lexemes)):
        before = lexemes[place - 1]
        begins = _BEGINS.get(lexemes[place].label) if before.label not in JOINTS else None
        if begins is not None:
            if before.plain == "A":
                _settle_ace(lexemes, place - 1)
            if begins(lexemes, place, said) or (said.denies and is_left_out(lexemes, place, said)):
                paused[-1] = lexemes[place - 1]
                start = lexemes[place].start
                paused.append(Lexeme("COMMA", ",", start, start, ""))
                said.clear()
        paused.append(lexemes[place])
        said.take(lexemes[place])
    return paused


def _settle_ace(lexemes: list[Lexeme], place: int) -> None:
    """ "H to A[,] throw S on DQ": the card, behind which a play or a number begins."""
    article = lexemes[place].label == "DET" and lexeme_at(lexemes, place - 1).value == "to"
    if article and label_at(lexemes, place + 1) in ("VERB", "ACT", "NUMBER", "CARDS", "PREP"):
        lexemes[place] = relabel(lexemes[place], "RANK", "A")


_BEGINS: dict[str, Begins] = {
    "VERB": starts_verb,
    "ACT": starts_with_action,
    "SUIT": starts_suit,
    "RANK": starts_cards,
    "CARDS": starts_cards,
    "ADJ": starts_with_adjective,
    "PREP": starts_adjunct,
    "NUMBER": starts_number,
    "SIGNED": starts_signed,
    "DOWN": starts_result,
    "DET": starts_named,
    "QUANT": starts_no_more,
    "PRED": starts_state,
    "MINE": starts_owner,
    "ROLE": starts_role,
    "PERSON": starts_person,
    "EXACT": starts_sentence,
    "NOUN": starts_noun,
    "AUX": starts_order_to_them,
    "LAST": starts_order,
    "ORDINAL": starts_order,
}
"""By the label of the word that stands there: whether something new begins with it."""


def settle_comma(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """A comma that is none: within a phrase, or between a subject and what is said of it."""
    if _is_within_ranks(lexemes, place) or _parts_phrase(lexemes, place) or _parts_subject(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].value == "leaves" and label_at(lexemes, place + 1) == "PRED":
        return relabel(lexemes[place], "SKIP", "")  # "draw trumps *leaving me* the master"
    return None


def _parts_phrase(lexemes: list[Lexeme], place: int) -> bool:
    """ "The ace of*,* spades", "the*,* last trump", "heart*,* to the ace", "all except*,* the ace"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if before.label == "EXCEPT":
        return after.label in ("DET", "SUIT", "RANK", "CARDS", "NUMBER")
    if before.label == "OF" and after.label == "RANK" and label_at(lexemes, place - 2) == "RANK":
        return False  # "ace of, king of": suits that were lost
    if before.label == "OF" or (before.label == "DET" and before.value in ("the", "my")):
        return after.label in ("SUIT", "RANK", "CARDS")
    leads = before.label == "SUIT" and not before.value.endswith("+") and label_at(lexemes, place - 2) in _STARTS
    goal = lexeme_at(lexemes, place + 2 + (label_at(lexemes, place + 2) == "DET"))
    return leads and after.word == "to" and goal.label in ("RANK", "ROLE")


def _parts_subject(lexemes: list[Lexeme], place: int) -> bool:
    """ "Clubs*,* are good"; not "clubs, are they good?"."""
    if label_at(lexemes, place + 1) != "BE" or label_at(lexemes, place + 2) not in ("PRED", "MINE"):
        return False
    start = place - 1 - (label_at(lexemes, place - 2) == "DET")
    return label_at(lexemes, place - 1) == "SUIT" and label_at(lexemes, start - 1) in _STARTS


_STARTS = ("END", "STOP", "THEN")


def _is_within_ranks(lexemes: list[Lexeme], place: int) -> bool:
    """ "D A*,* K*,* Q H A": within the ranks of a suit that is named before them, as the next suit is."""
    start, end = place - 1, place + 1
    while label_at(lexemes, start) in ("RANK", "SKIP"):
        start -= 1
    while _is_rank(lexemes, end) and label_at(lexemes, end + 1) == "COMMA":
        end += 2
    ranks = label_at(lexemes, place - 1) == "RANK" and label_at(lexemes, start) == "SUIT" and _is_rank(lexemes, end)
    named = label_at(lexemes, end + 1) in ("SUIT", "LETTER") and _is_rank(lexemes, end + 2)
    return ranks and named


def _is_rank(lexemes: list[Lexeme], place: int) -> bool:
    """A rank, or a letter that may be one: what stands to the right is not decided yet."""
    return label_at(lexemes, place) == "RANK" or lexeme_at(lexemes, place).plain in ("A", "K", "Q", "J", "T")
