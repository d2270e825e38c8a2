"""What is left out of what was said before, and said behind it: "all mine, *though you get a trump*", "draw trumps *but
not the ace*", "draw trumps, *only two rounds*"."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.language import Exclusion, Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def leave_out(clauses: list[Clause], draft: Draft) -> None:
    """Joins what is left out to that which it is left out of."""
    for clause in clauses:
        _get_what_is_left_out(clause)
        _lose_though(clause, draft)
        _except_in_suit(clause)
        _leave_to_them(clause)
        _have_none_but(clause)
    _except_after_all(clauses, draft)
    for first, second in list(itertools.pairwise(clauses)):
        if second in clauses and any(join(first, second, draft) for join in _JOINS):
            clauses.remove(second)


def _lose_though(clause: Clause, draft: Draft) -> None:
    """ "All mine, *although you get a trump*": what is lost is no mere condition."""
    though = clause.joint("IF")
    if though is None or draft.words(though.span).lower() not in _THOUGH or not _loses(clause):
        return
    clause.joints = tuple(joint for joint in clause.joints if joint is not though)
    clause.link = "comma" if clause.link == "none" else clause.link


_THOUGH: Final = ("though", "although", "even though")


def _loses(clause: Clause) -> bool:
    """ "You get a trump", "I lose a heart", "I have a heart loser"."""
    if clause.negation is not None or not clause.phrases:
        return False
    if clause.who in OPPONENTS or clause.who == "they":
        return clause.verb_name in ("get", "make", "win")
    loser = clause.verb_name == "have" and clause.phrases[0].noun == "loser"
    return clause.who == "me" and (clause.verb_name in ("concede", "give") or loser)


def _get_what_is_left_out(clause: Clause) -> None:
    """ "All mine, *except you've a spade*": a clause of its own, in which they get one."""
    out = clause.exclusions[0] if len(clause.exclusions) == 1 and clause.exclusions[0].object is None else None
    first = out is not None and clause.subject is not None and out.span.end <= clause.subject.span.start
    theirs = clause.who in OPPONENTS and clause.verb_name in ("have", "get", "take", "win", "make")
    if first and theirs and clause.negation is None and len(clause.phrases) == 1:
        clause.exclusions = []
        clause.verb_name = "get"


def _except_in_suit(clause: Clause) -> None:
    """ "No losers *except in hearts*"."""
    out, place = clause.exclusions[-1] if clause.exclusions else None, clause.place("in")
    within = place.object if place is not None else None
    if out is None or out.object is not None or place is None or not isinstance(within, NounPhrase):
        return
    if clause.verb_name == "concede" and clause.phrases:
        clause.exclusions.pop()  # "all good, *except in clubs where I lose one*"
    elif within.suit and not (within.ranks or within.number) and 0 <= place.span.start - out.span.end <= 1:
        clause.places.remove(place)
        clause.exclusions[-1] = Exclusion(out.span.cover(place.span), replace(within, determiner="a", plural=False))


def _leave_to_them(clause: Clause) -> None:
    """ "Everything's good *bar a spade for you*": whom it goes to is said of what is left out, and of no more."""
    out = clause.exclusions[-1] if clause.exclusions else None
    good = clause.mark("PRED", "MINE")
    if out is None or out.object is None or good is None or good.value not in ("high", "there", "me", "you", "they"):
        return
    others = {"me", "partner"} if good.value in ("you", "they") else {*OPPONENTS, "they"}
    for place in list(clause.places):
        person = place.object.value if isinstance(place.object, Mark) else ""
        beside = 0 <= place.span.start - out.span.end <= 1 and place.preposition in ("for", "to")
        if beside and person in others:
            clause.places.remove(place)


def _have_none_but(clause: Clause) -> None:
    """ "I *haven't any* losers except a heart": no losers but that."""
    losers = [phrase.noun for phrase in clause.phrases] == ["loser"] and clause.verb_name == "have"
    if losers and clause.negation is not None and clause.exclusions and clause.who == "me":
        clause.negation = None
        clause.phrases = [replace(clause.phrases[0], determiner=None, quantifier="no")]


_OF_ALL: Final = frozenset({"draw", "cash", "run", "clear"})
"""Plays of a suit, of which cards may be left."""


def _except_after_all(clauses: list[Clause], draft: Draft) -> None:
    """ "The rest are mine... *no they're not, I have a club*": all but that."""
    for first, denial, second in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        mine = first.mark("MINE")
        all_mine = mine is not None and mine.value == "me" and first.negation is None and not first.exclusions
        all_mine = all_mine and any(p.quantifier in ("all", "rest") for p in (*first.subjects, *first.phrases))
        denied = [mark.value for mark in denial.marks] == ["objection"] and not (denial.phrases or denial.verb)
        if not (all_mine and denied and draft.words(denial.span).lower().startswith("no ")):
            continue
        if _loses(second):
            second.link, second.joints = "comma", denial.joints
        elif second.who in ("me", "it") and second.negation is None and len(second.phrases) == 1 and not second.marks:
            first.exclusions.append(Exclusion(second.span, second.phrases[0]))
            clauses.remove(second)
        else:
            continue
        clauses.remove(denial)
        return


def _plays_suit(clause: Clause) -> bool:
    """ "I draw trumps", "run the clubs": as a whole."""
    suit = clause.only_phrase
    whole = suit is not None and suit.suit is not None and not (suit.ranks or suit.cards or suit.act or suit.noun)
    return whole and clause.verb_name in _OF_ALL and clause.negation is None and not clause.is_past


def _but_not(first: Clause, second: Clause, draft: Draft) -> bool:
    """ "Draw trumps *but not the ace*", "… *but not all of them*", "… *but not the master one*"."""
    named = second.only_phrase
    if not _plays_suit(first) or first.exclusions or second.negation is None or named is None or named.act:
        return False
    more = second.verb or second.copula or second.places or second.persons or second.subject or second.subordinate
    if more or any(mark.value != "high" for mark in second.marks) or second.link != "comma" or second.joint("THEN"):
        return False
    whole = named.quantifier in ("all", "everything") and not named.has_head
    if not (whole or named.ranks or named.number == 1) or named.suit not in (None, first.phrases[0].suit):
        return False
    out = NounPhrase(named.span, determiner="any", suit=first.phrases[0].suit) if whole else named
    first.exclusions.append(Exclusion(second.span, out))
    return True


def _in_rounds_only(first: Clause, second: Clause, draft: Draft) -> bool:
    """ "Draw trumps, *two rounds*", "… - *only two rounds*"."""
    rounds = second.only_phrase if is_bare_list(second) else None
    if rounds is None or rounds.noun != "round" or rounds.number is None or rounds.suit or second.negation:
        return False
    if not _plays_suit(first) or first.verb_name != "draw" or first.phrases[0].number or second.joint("THEN", "AND"):
        return False
    if second.subordinate or second.link != "comma":
        return False
    first.phrases = [replace(rounds, suit=first.phrases[0].suit, span=first.phrases[0].span.cover(rounds.span))]
    return True


def _leaving_master(first: Clause, second: Clause, draft: Draft) -> bool:
    """ "Leaving *the master* out", "leave *the boss* out": a card by what it is."""
    leaves = draft.verb_words(first).startswith("leav") and first.who in ("me", None) and first.negation is None
    high = [mark for mark in first.marks if mark.value == "high"]
    out = [mark.value for mark in second.marks] == ["left"] and second.link == "none"
    more = first.phrases or first.places or first.persons or second.phrases or second.verb or second.copula
    if not (leaves and out) or len(high) != 1 or len(first.marks) != 1 or more:
        return False
    first.phrases, first.marks = [NounPhrase(high[0].span, determiner="the", number=1)], list(second.marks)
    first.take_in(second)
    return True


_JOINS: Final[tuple[Callable[[Clause, Clause, Draft], bool], ...]] = (_but_not, _in_rounds_only, _leaving_master)
