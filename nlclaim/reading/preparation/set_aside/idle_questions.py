"""Questions that nothing hangs on, beside what is claimed: "… *Shall we score it?*", "… *Who had the king?*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences


def drop_idle_questions(clauses: list[Clause], draft: Draft) -> None:
    """Drops such questions, so that what is stated is no question; what a defender asks is an objection."""
    if "?" not in draft.text or draft.claimer_role == "defender" or all(clause.question for clause in clauses):
        return
    for start, end in list(sentences(clauses))[::-1]:
        sentence = clauses[start:end]
        begins = clauses[start - 1].end if start else 0
        asked = draft.text[sentence[-1].end :].lstrip(" \"'").startswith("?")
        if (
            asked
            and len(sentence) < len(clauses)
            and _is_idle(sentence, draft.lowered[begins : sentence[-1].end].lstrip(" .!?,;:\"'"))
        ):
            draft.said_beside += [clause.span for clause in sentence]
            drop_clauses(clauses, *sentence, ends_sentence=True)


_OF_WHAT_WAS: Final = re.compile(
    r"(?:who (?:had|held)|(?:where|how) (?:was|were)|did (?:you|he|she|they|north|south|east|west|any|either)"
    r"|(?:what|how|why) did)\b"
)


def _is_idle(sentence: list[Clause], said: str) -> bool:
    return _OF_WHAT_WAS.match(said) is not None or ("trump" not in said and all(map(_asks_nothing, sentence)))


_ASKED_OF_CARDS: Final = PLAY_VERBS.keys() | {"claim", "concede", "get", "make", "take", "break", "fail"}


_OF_TRICKS: Final[tuple[str, ...]] = ("PRED", "MINE", "BREAKS", "DOWN", "EXACT", "SIGNED", "SCORE")


def _asks_nothing(clause: Clause) -> bool:
    """ "Shall we score it?", "whose deal is it?", "can somebody enter it?": no card, no trick, nobody's hand in it."""
    named = [*clause.phrases, *clause.subjects, *(place.object for place in clause.places)]
    if any(isinstance(phrase, NounPhrase) and _is_of_the_play(phrase) for phrase in named) or clause.negation:
        return False
    of_cards = clause.who in ("they", "dummy", "hand") or clause.mark(*_OF_TRICKS)
    somebodys = clause.who == "who" and not clause.phrases
    return not (of_cards or (clause.verb_name in _ASKED_OF_CARDS and not somebodys))


def _is_of_the_play(phrase: NounPhrase) -> bool:
    if phrase.adjectives == ("next",):
        return False  # "shall we play *the next one*?"
    counted = phrase.number is not None or phrase.quantifier is not None
    cards = phrase.suit or phrase.ranks or phrase.cards or phrase.act
    return bool(cards) or counted or phrase.is_that or phrase.noun not in (None, "unknown", "board")
