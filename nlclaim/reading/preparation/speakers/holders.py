"""Who gets a trick, told by the card that he holds: "one to whoever has the king"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import Mark, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS, THEY
from nlclaim.reading.phrases import is_one_card
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def name_whose_card(clauses: list[Clause], draft: Draft) -> None:
    """ "I concede the last *to whoever has the queen*": to their queen; "West has the king, so he gets *that*"."""
    for clause in clauses:
        _give_to_holder(clause)
        _let_whoever_make_it(clause, draft)
    _own_what_whoever_has(clauses, draft)
    for first, second in itertools.pairwise(list(clauses)):
        if _is_whoever(first, draft) and second.link == "none":
            _make_welcome(first, second)
        card = second.only_phrase
        place = first.places[-1] if first.places else None
        if place is not None and card is not None and _is_holder(place, second) and is_one_card(card):
            first.places[-1] = replace(place, object=replace(card, determiner="your"))
            clauses.remove(second)
        elif _gets_that(first, second, draft):
            second.copula = None
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


def _is_whoever(clause: Clause, draft: Draft) -> bool:
    """ "*Whoever has* the queen": one of them, who is not known."""
    who = clause.subject if clause.who == "who" and clause.verb_name in ("have", "keep") else None
    return who is not None and draft.words(who.span).lower().startswith(("whoever", "whichever"))


def _let_whoever_make_it(clause: Clause, draft: Draft) -> None:
    """ "Whoever has the last trump *makes it*": that card, and no contract."""
    made = clause.mark("EXACT")
    if (
        made is None
        or not _is_whoever(clause, draft)
        or clause.only_phrase is None
        or not is_one_card(clause.phrases[0])
    ):
        return
    if draft.words(made.span).lower().endswith("it") and clause.subject is not None:
        clause.subject = Mark(clause.subject.span, "PERSON", "you")
        clause.verb_name, clause.auxiliaries = "get", []
        clause.marks.remove(made)


def _make_welcome(first: Clause, second: Clause) -> None:
    """ "Whoever holds the trump queen *is welcome to it*": that card is theirs to have."""
    if second.copula is None or second.verb_name != "have" or second.negation is not None:
        return
    if second.subjects and not first.phrases:
        first.phrases, second.subjects = second.subjects, []
    second.subject, second.copula = None, None


def _own_what_whoever_has(clauses: list[Clause], draft: Draft) -> None:
    """ "The queen of trumps, *whoever has it*, gets a trick": their queen."""
    for first, whose, third in zip(clauses, clauses[1:], clauses[2:], strict=False):
        has_it = whose.who == "you" and whose.verb is None and draft.words(whose.span).lower() == "whoever has it"
        card = first.only_phrase if is_bare_list(first) else None
        takes = third.verb is not None and third.subject is None and third.verb.form == "s"
        if not (has_it and takes) or card is None or not is_one_card(card):
            continue
        third.subjects = [replace(card, determiner="your")]
        third.subject = third.subjects[0]
        whose.begin_with(first)
        third.begin_with(whose)
        clauses.remove(first)
        clauses.remove(whose)
        return


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
