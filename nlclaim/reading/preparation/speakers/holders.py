"""Who gets a trick, told by the card that he holds: "one to whoever has the king"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, Prepositional
from nlclaim.reading.clause.parts.frames import OPPONENTS, THEY
from nlclaim.reading.clause.parts.phrases import is_one_card
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def name_whose_card(clauses: list[Clause], draft: Draft) -> None:
    """ "I concede the last *to whoever has the queen*": to their queen; "West has the king, so he gets *that*"."""
    for clause in clauses:
        _give_to_holder(clause)
    for first, second in itertools.pairwise(list(clauses)):
        card = second.only_phrase
        place = first.places[-1] if first.places else None
        if place is not None and card is not None and _is_holder(place, second) and is_one_card(card):
            first.places[-1] = replace(place, object=replace(card, determiner="your"))
            clauses.remove(second)
        elif _gets_that(first, second, draft):
            second.phrases, second.persons = [replace(first.phrases[0], determiner="the")], []
            second.begin_with(first)
            clauses.remove(first)


def _give_to_holder(clause: Clause) -> None:
    """ "*One* to whoever has the king": given, and had by nobody."""
    place, card = clause.places[0] if len(clause.places) == 1 else None, clause.phrases
    if place is None or not clause.subjects or clause.verb_name not in ("have", "keep") or len(card) != 1:
        return
    who = place.preposition == "to" and isinstance(place.object, Mark) and place.object.value == "who"
    if who and is_one_card(card[0]) and not (clause.auxiliaries or clause.negation):
        clause.places = [replace(place, object=replace(card[0], determiner="your"))]
        clause.phrases, clause.subjects, clause.subject = list(clause.subjects), [], None
        clause.verb, clause.verb_name = None, ""


def _is_holder(place: Prepositional, clause: Clause) -> bool:
    """Whether somebody who is not named is told by a clause to hold something."""
    who = place.preposition == "to" and isinstance(place.object, Mark) and place.object.value == "who"
    bare = clause.subject is None and clause.link == "none" and not (clause.auxiliaries or clause.negation)
    return who and bare and clause.verb_name in ("have", "keep")


def _gets_that(first: Clause, second: Clause, draft: Draft) -> bool:
    """Whether somebody is told to have one card, and to get it."""
    theirs = first.who in THEY and first.verb_name == "have" and first.negation is None
    same = second.who == first.who or (second.who == "he" and first.who in OPPONENTS)
    card = first.only_phrase
    if not (theirs and same) or card is None or not is_one_card(card) or second.negation is not None:
        return False
    that = [phrase.is_that for phrase in second.phrases] == [True]
    it = not second.phrases and second.names_only("it")
    gets = second.verb_name in ("get", "make", "win", "take", "have")
    return gets and (that or it) and second.link in ("and", "comma") and "trick" not in draft.words(second.span).lower()


def take_name_for_opponent(clauses: list[Clause], draft: Draft) -> None:
    """ "… and finally *Ingrid gets her jack*": somebody called by name, to whom what she gets belongs."""
    for clause in clauses[1:]:
        verb = clause.verb
        gets = verb is not None and verb.form == "s" and clause.verb_name in _GETS
        theirs = [phrase.determiner == "your" for phrase in clause.phrases] == [True]
        if verb is None or not (gets and theirs) or clause.subject is not None or clause.subjects:
            continue
        if draft.claimer_role != "defender" and _NAME.search(draft.text[: verb.span.start]) is not None:
            clause.subject = Mark(verb.span, "PERSON", "you")


_GETS: Final = frozenset({"get", "make", "take", "win", "have", "score"})
_NAME: Final = re.compile(r"\b[A-Z][a-z]+ (?:then |also |still |always )?$")
