"""Cards called for from dummy, and orders: "small from dummy", "run the clubs"."""

from __future__ import annotations

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.segmentation.clause import Clause


def is_call(clauses: list[Clause]) -> bool:
    """ "Small from dummy", "low club", "a heart, partner": a card called for, not tricks counted."""
    said = [clause for clause in clauses if clause.phrases]
    if _is_asked_for(clauses, said):
        return True
    if _leaves_card_to_dummy(clauses, said):
        return True
    partner = any(clause.who == "partner" for clause in clauses)
    if len(said) != 1 or any(clause.verb or clause.copula or said[0].subject for clause in clauses):
        return False
    phrase, place = said[0].phrases[0], said[0].place("from")
    called = place is not None and isinstance(place.object, Mark) and place.object.value == "dummy"
    addressed = partner or any(mark.value == "partner" for clause in clauses for mark in clause.persons)
    addressed = addressed and bool(phrase.suit or phrase.ranks or phrase.cards)
    small = phrase.adjectives == ("low",) and phrase.quantifier is None and phrase.determiner != "my"
    named = phrase.determiner in (None, "any")  # "any heart"
    lone = phrase.suit is not None and phrase.suit != "T" and named and not (phrase.symbol or phrase.noun)
    lone = lone and phrase.number is None and phrase.quantifier is None
    small = small or (lone and not (phrase.ranks or phrase.cards) and len(clauses) == 1 and not said[0].marks)
    single = len(said[0].phrases) == 1 and phrase.act is None and not phrase.plural and phrase.number in (None, 1)
    called = called and said[0].place("to", "on") is None  # "a club from dummy *on the ace*" is thrown
    single = single and phrase.noun != "loser"  # "a small heart loser, rest high"
    return single and (called or ((addressed or small) and not said[0].places)) and not said[0].exclusions


def _leaves_card_to_dummy(clauses: list[Clause], said: list[Clause]) -> bool:
    """ "Anything, dummy", "any card": which one does not matter."""
    if len(said) != 1 or len(said[0].phrases) != 1 or any(clause.verb or clause.copula for clause in clauses):
        return False
    phrase = said[0].phrases[0]
    told = any(clause.who == "dummy" and clause is not said[0] for clause in clauses)
    return phrase.quantifier == "any" and not (phrase.suit or phrase.ranks) and (told or phrase.noun == "card")


def _is_asked_for(clauses: list[Clause], said: list[Clause]) -> bool:
    """ "Another one *please*", "your highest heart please", "jack, please. No, wait, small one": dummy's card."""
    ordered = any(mark.value == "order" for clause in clauses for mark in clause.marks)
    states = any(clause.verb or clause.copula or clause.subject or clause.places for clause in clauses)
    if not said or not ordered or states or any(clause.joint("REPAIR") is None for clause in said[1:]):
        return False
    return all(len(clause.phrases) == 1 and _is_one_card(clause.phrases[0]) for clause in said)


def _is_one_card(phrase: NounPhrase) -> bool:
    """ "The jack", "small one", "another one", "your top heart"; "one", "a trick", "the last one" are tricks."""
    if phrase.noun not in (None, "card", "one") or phrase.act or phrase.of or phrase.plural or phrase.nouns_plural:
        return False
    if phrase.quantifier or phrase.determiner == "my" or (phrase.number or 1) > 1 or "last" in phrase.adjectives:
        return False
    pointed = phrase.determiner in ("another", "the", "this") or bool(phrase.adjectives)
    return bool(phrase.ranks or phrase.suit) or (pointed and phrase.number == 1) or phrase.adjectives == ("low",)


def begins_with_call(clauses: list[Clause]) -> bool:
    """ "*Small*, and the ace on the next one": a card called for, and what comes after it."""
    first = clauses[0] if len(clauses) > 1 else Clause()
    bare = not (first.verb or first.copula or first.places or first.marks or first.persons or first.subjects)
    return bare and [phrase.adjectives for phrase in first.phrases] == [("low",)] and not first.phrases[0].has_head


def is_imperative(clauses: list[Clause]) -> bool:
    """ "Run the clubs", "play the winners, partner": one bare verb, nobody said to do it."""
    goes_on = _goes_on(clauses)
    first, *others = clauses[goes_on:] or [Clause()]
    called = all(mark.value == "partner" for clause in others for mark in clause.persons)
    alone = (
        all(
            not (clause.verb or clause.copula or clause.subjects or clause.phrases or clause.places)
            and all(mark.label == "HOW" for mark in clause.marks)  # "run the hearts, *top down*"
            for clause in others
        )
        and called
    )
    whatever = any(phrase.noun == "lead" for phrase in first.phrases)  # "ruff whatever they lead back"
    base = first.verb is not None and (first.verb.form == "base" or goes_on == 1)
    return alone and base and first.subject is None and not first.auxiliaries and not whatever


def _goes_on(clauses: list[Clause]) -> int:
    """ "*Keep* running hearts", "*continue* cashing the clubs": how many clauses only say to go on."""
    if len(clauses) <= 1 or clauses[1].link != "none" or clauses[0].verb is None or clauses[1].verb is None:
        return 0
    first, does = clauses[0], clauses[1].verb
    told = first.verb_name in ("keep", "play") and first.verb is not None and first.verb.form == "base"
    said = first.phrases or first.subject or first.marks or first.persons or first.auxiliaries or first.negation
    return int(told and not said and does.form == "ing")
