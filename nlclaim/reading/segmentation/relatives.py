"""Relative clauses: "the only loser *I have* is a club", "the heart *I set up*", "nine is *what I've got*"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.people import REPORTED
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_HAVING: Final = frozenset({"have", "get", "make", "win", "take", "concede"})


def join_relatives(clauses: list[Clause]) -> None:
    """ "The only loser *I have* is a club", "the most *you get* is one": a relative clause and what it amounts to."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        names = is_bare_list(first) and len(first.phrases) == 1 and not first.exclusions
        had = relative.link == "none" and relative.who in ("me", "you") and relative.verb_name in _HAVING
        states = relative.copula is not None and (relative.verb is None or relative.verb.form != "ing")
        had = had and not (relative.phrases or relative.places or states or relative.mark("FIRST", "LAST", "META"))
        equated = second.link == "none" and bool(second.copula) and bool(second.phrases)
        trumps = equated and relative.who == "me" and second.phrases[0].suit == "T"  # "all I have left is trumps"
        if trumps and names and had and first.joint("THEN") is not None:
            second.link, second.joints = first.link, first.joints  # "I ruff, *then* all I've got *is trumps* and …"
        if not (names and had and equated) or trumps or second.subjects or second.verb or relative.negation:
            continue
        if first.phrases[0].noun == "loser":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            relative.begin_with(first)
            second.begin_with(relative)
        elif first.phrases[0].noun in ("trick", "unknown") or not first.phrases[0].has_head:
            relative.phrases = list(second.phrases)
            relative.begin_with(first)
            relative.take_in(second)


def join_what_is_cashed(clauses: list[Clause]) -> None:
    """ "I'm just cashing *what I've got*", "play *what's good*": the winners that are there."""
    for first, second in itertools.pairwise(clauses):
        plays = first.verb_name in ("cash", "play", "take") and not (first.phrases or first.places or first.is_past)
        owner = second.mark("MINE")
        others = (owner is not None and owner.value != "me") or (first.verb_name == "take" and first.who != "me")
        beside = second.link == "none" and not second.phrases and second.verb_name in ("", "have", "get")
        if not plays or others or not beside:
            continue
        held = first.names_only("who") and second.who == "me" and second.verb_name == "have"
        there = second.who == "who" and second.copula is not None and second.negation is None
        if held or there:
            first.phrases = [NounPhrase(second.span, determiner="my", noun="winner", nouns_plural=True)]
            first.persons = []
            first.take_in(second)


def join_held_subjects(clauses: list[Clause]) -> None:
    """ "The spade *I've got left* goes on a club", "the clubs *I have* are good": who holds it says no more."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        named = _named_with(first)
        scores = relative.who == "you" and second.verb_name in ("take", "win", "make", "get")
        losers = all(phrase.noun == "loser" or (scores and phrase.noun == "trick") for phrase in second.phrases)
        said = second.link == "none" and second.who is None and not second.subjects and losers
        finite = second.verb is None or second.verb.form != "ing" or second.copula is not None
        says = finite and bool(second.verb or (second.copula and (second.phrases or second.mark("PRED", "MINE"))))
        known = named is not None and named.suit is not None and named.determiner in ("the", "my", "this")
        if named is not None and named.suit == "T" and relative.who != "me" and second.verb_name in _ARE_DRAWN:
            known, named = True, replace(named, determiner="your")  # "*any trump you have left* is coming out"
        if named is None or not (known and _says_who_holds(relative, second) and said and says):
            continue
        if scores and relative.verb_name == "have":
            named = replace(named, determiner="your")  # "the trump *you have* is going to win"
        second.subjects, second.subject = [named], named
        relative.begin_with(first)
        second.begin_with(relative)


def join_held_objects(clauses: list[Clause]) -> None:
    """ "*Whatever trumps you've got* I pull", "the heart I've got left I throw on a club": what is played."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        named = _named_with(first)
        plays = second.who == "me" and second.verb_name in ("draw", "discard", "ruff", "cash")
        alone = second.link == "none" and not (second.phrases or second.persons or second.negation)
        if named is None or not (named.suit and plays and alone and _says_who_holds(relative, second)):
            continue
        second.phrases = [named]
        relative.begin_with(first)
        second.begin_with(relative)


def join_squeezed(clauses: list[Clause]) -> None:
    """ "*Holding both majors* you're squeezed", "*you hold both majors*, so you're squeezed": why they are."""
    for first, second in itertools.pairwise(clauses):
        holding = first.verb is not None and first.verb_name in ("have", "keep")
        holding = holding and (first.who == second.who or (first.verb is not None and first.verb.form == "ing"))
        suits = bool(first.phrases) and all(phrase.group and not phrase.suit for phrase in first.phrases)
        alone = first.who in (None, second.who) and not (first.negation or first.auxiliaries or first.copula)
        squeezed = second.verb_name == "squeeze" and second.copula is not None and second.who not in (None, "me")
        if holding and suits and alone and squeezed and first.subordinate is None and second.link != "or":
            second.link = first.link
            second.begin_with(first)


def _says_who_holds(relative: Clause, second: Clause) -> bool:
    """Whether a clause is only about who has what was named: "I've got left", "you had"."""
    theirs = relative.who in _THIRD and second.verb_name in ("come", "draw")
    held = relative.verb_name == "have" and relative.link == "none" and (relative.who in ("me", "you") or theirs)
    held = held or _is_past_relative(relative)
    is_holding = relative.copula is None or (relative.verb is not None and relative.verb.form == "ing")
    return held and is_holding and not (relative.phrases or relative.places or relative.negation)


def _named_with(clause: Clause) -> NounPhrase | None:
    """The one thing that a clause names: "any trump", "*whatever* trumps"."""
    if [mark.value for mark in clause.marks] == ["either_way"] and not (clause.verb or clause.copula or clause.places):
        return clause.only_phrase
    return clause.only_phrase if is_bare_list(clause) else None


_ARE_DRAWN: Final = frozenset({"come", "go", "drop", "draw"})
_THIRD: Final = REPORTED | {"they", "lho", "rho"}


def join_described(clauses: list[Clause]) -> None:
    """ "Two spades and *the heart I set up*": the heart is what is listed, and setting it up is over."""
    for first, relative in itertools.pairwise(clauses):
        named = first.phrases[-1] if first.phrases and first.phrases[-1].span == first.spans[-1] else None
        if named is None or named.suit is None or not _is_past_relative(relative):
            continue
        known = named.determiner in ("the", "my", "this") or (named.number is not None and relative.verb_name in _KEEPS)
        # What was led or thrown is no card any more, but there may be others of the suit.
        kept = first.verb is not None or relative.verb_name in _KEEPS or (named.plural and named.number is None)
        if known and kept:
            first.take_in(relative)


_KEEPS: Final = frozenset({"establish", "keep", "promote"})


def _is_past_relative(clause: Clause) -> bool:
    """ "The heart *I set up earlier*", "the club *you led*": which one is meant, by what was done with it."""
    done = clause.verb is not None and clause.verb.form == "past" and clause.verb_name in DONE_WITH_CARDS
    alone = clause.link == "none" and clause.who in _WHO_DID and not (clause.auxiliaries or clause.copula)
    more = clause.phrases or clause.negation or clause.exclusions or clause.mark("META")
    return done and alone and not more and all(place.object is None for place in clause.places)


_WHO_DID: Final = REPORTED | {"me", "you"}
DONE_WITH_CARDS: Final = frozenset(
    {"establish", "lead", "ruff", "discard", "play", "keep", "duck", "unblock", "promote"}
)
"""Verbs that say which card is meant, by what was done with it."""


def join_shares(clauses: list[Clause]) -> None:
    """ "That's nine *with the two* you get": theirs is what stands behind "with", not what stands before."""
    for first, second in itertools.pairwise(clauses):
        place = first.places[-1] if first.places and first.places[-1].span == first.spans[-1] else None
        theirs = second.link == "none" and second.who == "you" and second.verb_name in _HAVING and not second.phrases
        if theirs and place is not None and place.preposition == "with" and isinstance(place.object, NounPhrase):
            first.places.pop()
            second.phrases = [place.object]
            second.spans.insert(0, first.spans.pop())


def join_gerund_subjects(clauses: list[Clause]) -> None:
    """ "Finessing clubs *is all I do*": nothing more, and no tricks counted."""
    for first, second, relative in zip(clauses, clauses[1:], clauses[2:], strict=False):
        doing = first.verb is not None and first.verb.form == "ing" and not first.subject
        all_of_it = [phrase.quantifier == "all" and not phrase.has_head for phrase in second.phrases] == [True]
        equated = all_of_it and second.link == "none" and second.copula is not None and not second.verb
        does = relative.link == "none" and relative.who == "me" and relative.verb_name in ("do", "")
        if doing and equated and does and not (second.subjects or relative.phrases or relative.places):
            first.take_in(second)
            first.take_in(relative)


def join_pseudo_clefts(clauses: list[Clause]) -> None:
    """ "*Nine is what* I've got", "*two is all* you get": a number, and whose it is."""
    for first, second in itertools.pairwise(clauses):
        number = first.only_subject
        named = (
            number is not None and bool(number.suit or number.ranks) and not number.act
        )  # "*a heart* is what you get"
        bare = number is not None and (number.is_bare_number or number.noun == "trick" or named)
        bare = bare and first.copula is not None
        all_of_it = all(phrase.quantifier == "all" and not phrase.has_head for phrase in first.phrases)
        bare = bare and all_of_it and len(first.phrases) + len(first.persons) == 1 and not first.negation
        had = second.who in ("me", "you", "he") and second.verb_name in _HAVING
        asked = second.who in REPORTED | {"me"} and second.verb_name in (
            "claim",
            "play",
        )  # "… was what South *asked for*"
        whole = second.phrases or second.negation or second.places
        if bare and second.link == "none" and (had or asked) and not whole:
            second.phrases, second.places = list(first.subjects), first.places
            before = _listed_with(clauses, first) if second.who != "me" or second.verb_name == "concede" else []
            second.begin_with(first)
            for each in reversed(before):
                second.phrases = [*each.phrases, *second.phrases]
                second.begin_with(each)


def _listed_with(clauses: list[Clause], last: Clause) -> list[Clause]:
    """ "*A heart*, a club and a spade are all you get": the items before the one at which the list ends."""
    place = clauses.index(last)
    if last.link != "and" or last.joint("COMMA", "THEN") is not None:
        return []
    copula = last.copula
    several = copula is not None and copula.span.end - copula.span.start > len("is")
    items = [*itertools.takewhile(_is_item, reversed(clauses[:place]))][::-1]
    start = next((at for at in range(len(items) - 1, 0, -1) if items[at].link != "comma"), 0)
    items = items[start:]
    single = all(phrase.determiner is not None for each in items for phrase in each.phrases)
    return items if several or single else []


def _is_item(clause: Clause) -> bool:
    return is_bare_list(clause) and clause.subordinate is None and not clause.exclusions
