"""Numbers said one after the other, of which the last is meant: "one, two, three, four", "twelve. No, eleven"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.segmentation.clause import Clause, is_bare
from nlclaim.reading.segmentation.sentences import drop_clauses


def count_what_is_had(clauses: list[Clause]) -> None:
    """ "I've got *three, four,* five spades": only the last number is meant."""
    for place, first in enumerate(list(clauses)):
        had = first.verb_name in ("have", "get", "make", "take", "concede") and len(first.phrases) == 1
        if not had or not first.phrases[0].is_bare_number or first not in clauses:
            continue
        number, last = first.phrases[0].number or 0, place
        while last + 1 < len(clauses) and _counts_on(clauses[last + 1], number + 1):
            number, last = number + 1, last + 1
        if last - place >= _FEWEST_COUNTED:
            first.phrases = list(clauses[last].phrases)
            del clauses[place + 1 : last + 1]
            return


def _counts_on(clause: Clause, number: int) -> bool:
    one_more = len(clause.phrases) == 1 and clause.phrases[0].number == number
    return one_more and is_bare(clause) and clause.link == "comma" and not clause.joint("AND", "THEN")


def count_aloud(clauses: list[Clause]) -> None:
    """ "*One, two, three,* four": only the last number is meant."""
    _drop_running_totals(clauses)
    at_once: list[Clause] = []
    for clause in clauses:
        if (left := _without_count(clause.phrases)) is not clause.phrases:
            at_once += [clause] if clause.phrases[0].number == 1 else []
            clause.phrases = left
    run: list[Clause] = []
    for clause in [*clauses, Clause()]:
        if run and _only_assents(clause):
            continue  # "two, three, *yes*, four club tricks"
        shared = bool(run) and _is_bare_but_for_share(clause)  # "one, two, *three for you*"
        number = clause.phrases[0].number if (is_bare(clause) or shared) and len(clause.phrases) == 1 else None
        goes_on = bool(run) and number is not None and number == (run[-1].phrases[0].number or 0) + 1
        counted = bool(run) and (len(run) > _FEWEST_COUNTED or run[0] in at_once)
        if counted and not goes_on:
            from_one = run[0] in at_once or run[0].phrases[0].number == 1
            all_gone = (from_one and _adds_up_by_itself(clause)) or _are_rounds(run, clauses)
            for gone in run if all_gone else run[:-1]:
                drop_clauses(clauses, gone)
        run = [*run, clause] if goes_on else [clause] if number is not None and _may_rank(clause.phrases[0]) else []


def _drop_running_totals(clauses: list[Clause]) -> None:
    """ "*Two, four, five...* yes, three spades and two diamonds", "that's *one two three*, three clubs and an ace"."""
    for clause, following in itertools.pairwise(list(clauses)):
        if _only_assents(following) and following is not clauses[-1]:
            following = clauses[clauses.index(following) + 1]
        numbers = [phrase.number or 0 for phrase in clause.phrases if phrase.is_bare_number]
        rising = len(numbers) == len(clause.phrases) and all(a < b for a, b in itertools.pairwise(numbers))
        if len(numbers) <= _FEWEST_COUNTED or not rising or not _adds_up_by_itself(following):
            continue
        if is_bare(clause):
            drop_clauses(clauses, clause)
        elif clause.verb_name in ("", "have", "get", "make") and clause.who in (None, "it", "me"):
            clause.phrases = []


def _adds_up_by_itself(clause: Clause) -> bool:
    """ "One two three four - *four hearts* and two clubs": what is listed is a number of some suit."""
    suits = [phrase.suit is not None and phrase.number is not None for phrase in clause.phrases]
    more = clause.verb or clause.copula or clause.subject or clause.places or clause.joint("AND", "OR", "THEN")
    return not more and bool(suits) and all(suits) and all(mark.value == "assent" for mark in clause.marks)


def _only_assents(clause: Clause) -> bool:
    """ "Yes": a word of assent by itself."""
    return [mark.value for mark in clause.marks] == ["assent"] and not (clause.phrases or clause.verb or clause.subject)


def _is_bare_but_for_share(clause: Clause) -> bool:
    """Whether a clause is nothing but phrases and whom they go to: "three for you"."""
    shared = clause.mark_at("for", "to") is not None and len(clause.places) == 1
    return shared and clause.verb is None and not (clause.marks or clause.who) and clause.link == "comma"


def _are_rounds(run: list[Clause], clauses: list[Clause]) -> bool:
    """ "I draw trumps - *one, two, three* - and claim": the rounds that are drawn."""
    place = clauses.index(run[0])
    draws = place and clauses[place - 1].verb_name in ("draw", "cash", "run") and run[0].phrases[0].number == 1
    return bool(draws) and all(phrase.is_bare_number for clause in run for phrase in clause.phrases)


def _without_count(phrases: list[NounPhrase]) -> list[NounPhrase]:
    """ "That's *one two* three tricks for you": the same without pauses."""
    if len(phrases) <= _FEWEST_COUNTED or not all(phrase.is_bare_number for phrase in phrases[:-1]):
        return phrases
    numbers = [phrase.number for phrase in phrases]
    counted = all(a is not None and b == a + 1 for a, b in itertools.pairwise(numbers))
    return phrases[-1:] if counted else phrases


_FEWEST_COUNTED: Final = 2
"""Numbers that may follow on each other without anybody counting: "four, five if the king is right"."""


def _may_rank(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.of is None and not phrase.adjectives


def count_again(clauses: list[Clause], draft: Draft) -> None:
    """ "*Twelve*. No, wait, there's a diamond to lose, so *eleven*": the last counts, and nothing was a mere doubt."""
    if len(clauses) < 3:
        return
    first, last = clauses[0], clauses[-1]
    given = first.goes_to(("you", "they"), "for", "to")
    said, again = _tricks_alone(first, given=given), _tricks_alone(last, given=given)
    between = draft.text[first.span.end : last.span.start]
    if said is None or again is None or said == again or _ON_SECOND_THOUGHTS.search(between) is None:
        return
    more = again > said
    if bool(first.places) != given or last.places or (more and not all(map(_is_named, clauses[1:-1]))):
        return
    draft.flags.add("repair")
    for clause in clauses:
        clause.marks = [mark for mark in clause.marks if mark.label != "DOUBT"]
    if more:
        first.phrases = [replace(first.phrases[0], number=again)]  # "nine, no, the club, *ten*"
        clauses[1].joints = tuple(joint for joint in clauses[1].joints if joint.label != "REPAIR")
        clauses.remove(last)
        if given:
            del clauses[1:]  # "two for you. Oh wait, trumps. *Three*": why they are three
    else:
        last.link = "stop"  # it is no item of what was named before
        for clause, following in itertools.pairwise(clauses[1:]):
            there = _is_there(clause) and following.link != "none"  # not "there's a club *to lose*"
            if (_is_named(clause) or there) and clause.phrases and not given:
                clause.places.append(Prepositional(clause.span, "to", Mark(clause.span, "PERSON", "you")))


_ON_SECOND_THOUGHTS: Final = re.compile(r"\b(?:no|wait|sorry|oops|hang on|hold on|actually)\b", re.IGNORECASE)


def _is_named(clause: Clause) -> bool:
    """Whether a clause names what was forgotten, or only hesitates."""
    return clause.verb is None and clause.copula is None and not (clause.places or clause.negation or clause.subject)


def _is_there(clause: Clause) -> bool:
    """ "Eleven, oh no, *there's a heart*, ten"."""
    there = clause.who == "it" and clause.copula is not None and clause.verb is None
    return there and not (clause.places or clause.negation or clause.marks)


def _tricks_alone(clause: Clause, *, given: bool) -> int | None:
    """ "Twelve", "I have twelve tricks", "two tricks for you": tricks of the deal, unless they are given."""
    only = len(clause.phrases) == 1 and not (clause.exclusions or clause.negation)
    phrase = clause.phrases[0] if only else None
    if phrase is None or not (phrase.is_bare_number or phrase.noun == "trick"):
        return None
    return phrase.number if given or (phrase.number or 0) > HIGHEST_LEVEL else None


def note_ranks(clauses: list[Clause], draft: Draft) -> None:
    """ "10, 8, 2": bare numbers going down are cards, not counts."""
    if "repair" not in draft.flags and _lists_ranks(clauses, draft):
        draft.flags.add("ranks")


def _lists_ranks(clauses: list[Clause], draft: Draft) -> bool:
    listing = [clause for clause in clauses if is_bare(clause) or _names_one(clause)]
    numbers = [phrase.number for clause in listing for phrase in clause.phrases if _may_rank(phrase)]
    kept = [number for number in numbers if number is not None]
    if len(kept) < 2 or len(kept) < 2 + any(map(_names_one, listing)):
        return False
    if any((joint := clause.joint("AND")) and draft.words(joint.span).lower() in ("plus", "+") for clause in clauses):
        return False  # a sum
    if any(clause.verb_name == "make" and [p.is_bare_number for p in clause.subjects] == [True] for clause in clauses):
        return False  # "4 and 3 and 2 makes 9"
    if any(
        clause.subordinate in ("otherwise", "if", "unless") or clause.joint("REPAIR") or clause.negation
        for clause in clauses
    ):
        return False  # "6, otherwise 5", "ten if trumps break, nine if not", "nine. No, sorry, eight", "not ten, nine"
    falling = all(a > b for a, b in itertools.pairwise(kept))
    return falling and all(2 <= number <= 10 for number in kept)


def _names_one(clause: Clause) -> bool:
    """ "Declarer *replied ten*, seven, two": the first of those that he names."""
    told = clause.verb_name == "say" and clause.is_past and not (clause.places or clause.marks)
    return told and [phrase.is_bare_number for phrase in clause.phrases] == [True]
