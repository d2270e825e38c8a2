"""Who is told to do something, or kept from it: dummy his cards, the other side the last trick."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.clause.parts.frames import OPPONENTS, THEY
from nlclaim.reading.clause.parts.phrases import is_one_card
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def tell_dummy(clauses: list[Clause]) -> None:
    """ "Play off all *your hearts*, please", "cash your hearts, partner": told to dummy, whose they are."""
    called = any(clause.who == "partner" and not (clause.verb or clause.phrases or clause.copula) for clause in clauses)
    if not called and not any(mark.value == "order" for clause in clauses for mark in clause.marks):
        return
    for clause in clauses:
        told = clause.verb is not None and clause.verb.form == "base" and clause.subject is None
        if told and clause.verb_name in ("cash", "play", "run", "lead", "ruff", "discard") and not clause.auxiliaries:
            clause.phrases = [
                replace(phrase, determiner="the") if phrase.determiner == "your" and not phrase.ranks else phrase
                for phrase in clause.phrases
            ]


def bid_take(clauses: list[Clause]) -> None:
    """ "*Take the last*, it's your ace", "take the last two, they're yours": who is told to."""
    for first, second in itertools.pairwise(clauses):
        if first.verb is None or first.verb.value != "take.base":
            continue
        alone = not (first.subject or first.auxiliaries or first.negation or first.places) and first.link != "and"
        tricks = [_may_be_given(phrase) for phrase in first.phrases] == [True]
        owner = second.mark("MINE")
        yours = any(phrase.determiner == "your" for phrase in (*second.phrases, *second.subjects))
        yours = yours or (owner is not None and owner.value == "you")
        has = second.who == "you" and second.verb_name == "have"
        told = second.link in ("comma", "none", "stop") and second.negation is None
        if alone and tricks and told and ((second.copula is not None and yours) or has):
            first.subject = Mark(first.verb.span, "PERSON", "you")


def _may_be_given(phrase: NounPhrase) -> bool:
    """ "The last", "the last two", "a trick", "the rest", "one": no card of his own."""
    named = phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.determiner == "my"
    return not named and bool(phrase.number or phrase.quantifier or phrase.noun == "trick" or phrase.adjectives)


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


def name_who_is_stopped(clauses: list[Clause], draft: Draft) -> None:
    """ "Nobody can keep *you* from taking your ace": it is you who take it; whoever is kept from it does not."""
    if " from " not in draft.text:
        return
    for first, second in itertools.pairwise(list(clauses)):
        who = _who_is_stopped(first)
        doing = second.verb is not None and second.verb.form == "ing" and second.subject is None
        if who is None or first.places[-1].object is not None or not doing or second.link != "none":
            continue
        first.places.pop()
        second.subject = who
        if not _is_denied(first):
            clauses.remove(second)
    for clause in clauses:
        _name_what_is_kept(clause)


def _name_what_is_kept(clause: Clause) -> None:
    """ "Nobody can keep you *from the ace of trumps*": you get it."""
    who = _who_is_stopped(clause)
    kept = clause.places[-1].object if who is not None else None
    if isinstance(kept, NounPhrase) and kept.act is None and _is_denied(clause) and len(clause.places) == 1:
        clause.subject, clause.phrases, clause.subjects = who, [kept], []
        clause.verb_name, clause.negation, clause.copula = "get", None, None
        clause.places, clause.persons, clause.auxiliaries, clause.marks = [], [], [], []


def _who_is_stopped(clause: Clause) -> Mark | None:
    """ "I can't stop *you* from …", "*you* can't be kept from …"."""
    if not clause.places or clause.places[-1].preposition != "from" or clause.phrases:
        return None
    stopped = clause.copula is not None or _cannot_be_stopped(clause) is not None
    if clause.verb_name not in ("stop", "keep") and not (clause.verb is None and _cannot_be_stopped(clause)):
        return None
    if clause.persons:
        return clause.persons[-1]
    return clause.subject if stopped and isinstance(clause.subject, Mark) else None


def _cannot_be_stopped(clause: Clause) -> Mark | None:
    """ "I *can't be stopped*", one word to the lexicon."""
    mark = clause.mark("META")
    return mark if mark is not None and mark.value == "vague" else None


def _is_denied(clause: Clause) -> bool:
    """ "*Nobody* can …", "*nothing* stops …", "I *can't* …"."""
    nobody = clause.who == "who" or any(subject.quantifier in ("no", "none") for subject in clause.subjects)
    return nobody or clause.negation is not None or _cannot_be_stopped(clause) is not None


def bid_have(clauses: list[Clause]) -> None:
    """ "*Have the ace*, I've the others", "have a spade, the rest are mine": told to the other side."""
    for first, second in itertools.pairwise(clauses):
        told = first.verb is not None and first.verb.value == "have.base" and first.link in ("start", "stop")
        alone = not (first.subject or first.auxiliaries or first.negation or first.places or first.marks)
        named = [bool(p.suit or p.ranks) and p.determiner != "my" and not p.plural for p in first.phrases] == [True]
        named = named or [bool(p.ranks) and p.determiner != "my" for p in first.phrases] == [True]
        if not (told and alone and named) or first.verb is None or second.link not in ("comma", "stop"):
            continue
        rest = [p.quantifier in ("rest", "everything") for p in (*second.phrases, *second.subjects)] == [True]
        owner = second.mark("MINE")
        mine = (second.who == "me" and second.verb_name in ("have", "take", "get", "win")) or (
            owner is not None and owner.value == "me"
        )
        if rest and mine:
            first.subject = Mark(first.verb.span, "PERSON", "you")


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
