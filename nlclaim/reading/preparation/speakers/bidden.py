"""What is told to be done by another: dummy plays his hearts, the other side takes the last trick."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
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


def bid_others(clauses: list[Clause]) -> None:
    """ "*Take the last*, it's your ace", "*have the ace*, I've the others": told to the other side, by another word."""
    for first, second in itertools.pairwise(clauses):
        if first.verb is not None and (_is_told_to_take(first, second) or _is_told_to_have(first, second)):
            first.subject = Mark(first.verb.span, "PERSON", "you")
        if second.verb is not None and _is_told_to_go_on(first, second):
            second.subject = Mark(second.verb.span, "PERSON", "you")


def _is_told_to_take(first: Clause, second: Clause) -> bool:
    """ "*Take the last*, it's your ace", "take the last two, they're yours"."""
    if first.verb is None or first.verb.value != "take.base":
        return False
    alone = not (first.subject or first.auxiliaries or first.negation or first.places) and first.link != "and"
    tricks = [_may_be_given(phrase) for phrase in first.phrases] == [True]
    owner = second.mark("MINE")
    yours = any(phrase.determiner == "your" for phrase in (*second.phrases, *second.subjects))
    yours = yours or (owner is not None and owner.value == "you")
    has = second.who == "you" and second.verb_name == "have"
    told = second.link in ("comma", "none", "stop") and second.negation is None
    return alone and tricks and told and ((second.copula is not None and yours) or has)


def _may_be_given(phrase: NounPhrase) -> bool:
    """ "The last", "the last two", "a trick", "the rest", "one": no card of his own."""
    named = phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.determiner == "my"
    return not named and bool(phrase.number or phrase.quantifier or phrase.noun == "trick" or phrase.adjectives)


def _is_told_to_have(first: Clause, second: Clause) -> bool:
    """ "*Have the ace*, I've the others", "*have that one too* and all the rest", "take the king, I have the rest"."""
    told = first.verb is not None and first.link in ("start", "stop")
    alone = not (first.subject or first.auxiliaries or first.negation or first.places)
    if not (told and alone) or first.verb is None or second.link not in ("comma", "stop", "and"):
        return False
    has = first.verb.value == "have.base"
    offers = _offers_one(first) and (has or second.link != "and") and not first.marks
    return (has and _is_pointed_at(first)) or (offers and _has_the_rest(second, himself=not has))


def _is_told_to_go_on(first: Clause, second: Clause) -> bool:
    """ "Let me have my queen *and take the others*", "give me a trump *and have the rest*"."""
    asks = first.verb_name == "give" and first.names_only("me")
    asks = asks or (first.verb_name == "have" and bool(first.auxiliaries) and bool(first.phrases))
    asks = asks and first.subject is None and first.verb is not None and first.verb.form == "base"
    told = second.verb is not None and second.verb.value in ("take.base", "have.base") and second.subject is None
    rest = [phrase.quantifier in ("rest", "everything") for phrase in second.phrases] == [True]
    return asks and told and rest and second.link == "and" and not second.auxiliaries


def _is_pointed_at(clause: Clause) -> bool:
    """ "Have *that one*", "have *it*"."""
    if clause.names_only("it"):
        return True
    pointed = [p.determiner == "this" and not p.has_head and p.number in (None, 1) for p in clause.phrases] == [True]
    return pointed and not clause.persons


def _offers_one(clause: Clause) -> bool:
    """ "Have the ace", "have a spade", "take the king": no play of his own hearts, and no "take ace"."""
    verb = clause.verb.value if clause.verb is not None else ""
    ours = [phrase.determiner == "my" for phrase in clause.phrases] == [True]
    card = [bool(phrase.ranks) for phrase in clause.phrases] == [True]
    one = [bool(phrase.suit) and not (phrase.plural or phrase.act) for phrase in clause.phrases] == [True]
    article = [phrase.determiner in ("a", "the") for phrase in clause.phrases] == [True]
    return not ours and (card or one) and (verb == "have.base" or (verb == "take.base" and article))


def _has_the_rest(clause: Clause, *, himself: bool) -> bool:
    """ "I have the rest", "the others are mine"; `himself`: it is the speaker who has them, not they who are his."""
    rest = [p.quantifier in ("rest", "everything") for p in (*clause.phrases, *clause.subjects)] == [True]
    owner = clause.mark("MINE")
    has = clause.who == "me" and clause.verb_name in ("have", "take", "get", "win", "claim")
    return rest and (has or (not himself and owner is not None and owner.value == "me"))
