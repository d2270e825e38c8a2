"""Whose each of the things is that are shared out: "ace you, rest me", "a diamond each and four for me"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import Mark, Prepositional
from nlclaim.reading.segmentation.clause import Clause


def share_with_us(clauses: list[Clause]) -> None:
    """ "Two spades for us *and the rest for declarer*": a defender speaks, to whom declarer is the other side."""
    ours = any(clause.goes_to(("me",), "for", "to") for clause in clauses)
    for clause in clauses if ours else ():
        clause.places = [
            replace(place, object=Mark(place.object.span, "PERSON", "they"))
            if place.preposition in ("for", "to")
            and isinstance(place.object, Mark)
            and place.object.value == "declarer"
            else place
            for place in clause.places
        ]


def name_receiver(clauses: list[Clause]) -> None:
    """ "*Ace you*, rest me", "ace me, the rest you": whose each is, without a word between."""
    shared = [each for each in clauses if each.mark("MINE") or each.persons or each.place("to", "for")]
    for clause in shared if len(shared) > 1 else ():
        bare = len(clause.phrases) == 1 and not (clause.verb or clause.copula or clause.subject or clause.places)
        one = [person.value for person in clause.persons] in (["you"], ["me"]) and not (clause.marks or clause.negation)
        if bare and one and clause.phrases[0].span.end < clause.persons[0].span.start:
            clause.places, clause.persons = [Prepositional(clause.span, "to", clause.persons[0])], []


def share_verb(clauses: list[Clause]) -> None:
    """ "You win this trick *and I the others*": wins them."""
    for first, second in itertools.pairwise(clauses):
        shares = first.who == "you" and first.verb_name in ("win", "get", "take", "have") and first.negation is None
        bare = second.who == "me" and not (second.verb or second.copula or second.places or second.marks)
        this = [p.determiner == "this" and p.noun == "trick" for p in first.phrases] == [True]
        if shares and bare and this and second.phrases and second.link in ("and", "comma"):
            second.verb, second.verb_name = first.verb, first.verb_name


def share_each(clauses: list[Clause]) -> None:
    """ "*A diamond each* and four for me": one of them is theirs."""
    for first, second in itertools.pairwise(list(clauses)):
        each = first.phrases[1] if len(first.phrases) == 2 and first.verb is None and first.copula is None else None
        mine = second.goes_to(("me",), "for", "to") and second.link in ("and", "comma")
        if each is None or each.determiner != "each" or each.has_head or not mine or first.places:
            continue
        first.phrases, first.places = first.phrases[:1], list(second.places[:1])
        theirs = Clause("and", (), list(first.phrases), list(first.spans))
        theirs.places = [Prepositional(each.span, "to", Mark(each.span, "PERSON", "you"))]
        clauses.insert(clauses.index(second) + 1, theirs)
