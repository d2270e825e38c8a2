"""Questions that ask nothing about the cards, behind what is claimed: "…, draw trumps. *Shall we score it?*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences


def drop_idle_questions(clauses: list[Clause], draft: Draft) -> None:
    """Drops such questions, so that what was stated before is no question; what a defender asks is an objection."""
    if draft.claimer_role == "defender":
        return
    for start, end in list(sentences(clauses))[:0:-1]:
        sentence = clauses[start:end]
        of_trumps = "trump" in draft.lowered[sentence[0].start : sentence[-1].end]
        if (
            all(map(_asks_nothing, sentence))
            and not of_trumps
            and not any(clause.question for clause in clauses[:start])
        ):
            draft.said_beside += [clause.span for clause in sentence]
            drop_clauses(clauses, *sentence, ends_sentence=True)


_ASKED_OF_CARDS: Final = PLAY_VERBS.keys() | {"claim", "concede", "have", "get", "make", "take", "break", "fail"}


def _asks_nothing(clause: Clause) -> bool:
    """ "Shall we score it?", "whose deal is it?", "do you want to see it?": no card, no trick, nobody's hand in it."""
    named = [*clause.phrases, *clause.subjects, *(place.object for place in clause.places)]
    if not clause.question or any(isinstance(phrase, NounPhrase) and _is_of_the_play(phrase) for phrase in named):
        return False
    of_cards = clause.who in ("they", "dummy", "hand") or clause.mark("PRED", "MINE", "BREAKS", "DOWN", "EXACT")
    return not (of_cards or clause.verb_name in _ASKED_OF_CARDS or clause.negation)


def _is_of_the_play(phrase: NounPhrase) -> bool:
    if phrase.adjectives == ("next",):
        return False  # "shall we play *the next one*?"
    counted = phrase.number is not None or phrase.quantifier is not None
    return bool(phrase.suit or phrase.ranks or phrase.cards or phrase.act or counted or phrase.is_that) or (
        phrase.noun not in (None, "unknown")
    )
