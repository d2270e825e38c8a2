"""What a clause calls lost of the cards that were named before it: "*both losers*", "… *which you get*"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.segmentation.clause import Clause

_POINTS: Final = frozenset({"who", "it", "they"})


def share_called_lost(clause: Clause) -> NounPhrase | None:
    """The words by which a clause points at what it says is lost; None when it does not say so.

    `NounPhrase(quantifier="all")` is all that was named, `determiner="this"` what was named last.
    """
    if clause.exclusions:
        return None
    if _none_is_good(clause):
        return NounPhrase(clause.span, quantifier="all")
    called = _called_losers(clause)
    if called is not None:
        return called
    if _you_get_it(clause):
        return NounPhrase(clause.span, determiner="this")
    if (counted := _some_lost(clause)) is not None:
        return counted
    if _is_yours(clause) and clause.copula is None:
        return clause.phrases[0] if clause.phrases else NounPhrase(clause.span, determiner="this")
    told = _is_yours(clause) or (_goes_to_them(clause) and not clause.phrases)
    return _pointed_by(clause) if told else None


def _none_is_good(clause: Clause) -> bool:
    """ "A spade and a diamond, *neither of them good*", "…, *neither good*"."""
    none = [subject.quantifier == "none" and not subject.has_head for subject in clause.subjects] == [True]
    state = clause.mark("PRED")
    high = state is not None and state.value == "high" and len(clause.marks) == 1
    return none and high and clause.verb is None and clause.link == "comma" and not (clause.places or clause.phrases)


def _called_losers(clause: Clause) -> NounPhrase | None:
    """ "… *which are losers*", "…, *both losers*", "…, the last of them *a loser*", "…, *the club a loser*"."""
    loser = clause.phrases[-1] if clause.phrases else None
    if loser is None or clause.verb is not None or clause.places or clause.mark("MINE", "META") is not None:
        return None
    if loser.noun != "loser" or loser.suit or loser.quantifier in ("no", "none") or loser.adjectives not in _PLACES:
        return None
    if clause.copula is not None:
        return _pointed_by(clause) if len(clause.phrases) == 1 and loser.number in (None, 1) else None
    if clause.link != "comma" or clause.subject is not None:
        return None
    if len(clause.phrases) == 2:
        named = clause.phrases[0]
        return named if named.determiner == "the" and named.suit and loser.determiner == "a" else None
    if loser.determiner == "a" and loser.number is None:
        return None  # "a heart, *a loser*": perhaps one more
    counted = loser.quantifier in ("both", "all") or loser.number or loser.ordinal or loser.adjectives
    if not counted and loser.determiner == "the" and not loser.nouns_plural:
        return NounPhrase(clause.span, determiner="this")  # "a club, *the loser*"
    return replace(loser, noun=None) if counted else None


_PLACES: Final = ((), ("last",), ("other",), ("remaining",))


def _goes_to_them(clause: Clause) -> bool:
    """ "… *which you can have*", "… and *you get it*", "…, *which loses*"."""
    to = clause.phrase_at("to") if clause.verb_name == "concede" else None
    places = bool(clause.places) and (to is None or len(clause.places) > 1)
    if clause.marks or clause.copula is not None or places or clause.perfect or clause.is_past:
        return False
    people = [person.value for person in clause.persons]
    if clause.verb_name == "concede":
        return people == [] or (people == ["me"] and clause.who == "who")
    if clause.verb_name not in ("get", "win", "have", "take"):
        return False
    return people in (["you"], ["they"]) if clause.who == "who" else False


def _you_get_it(clause: Clause) -> bool:
    """ "I have a club *and you get it*", "… *you can have that*"."""
    gets = clause.who in ("you", "they") and clause.verb_name in ("get", "win", "have", "take") and not clause.perfect
    it = clause.names_only("it") and not clause.phrases
    that = [phrase.determiner == "this" and not (phrase.has_head or phrase.number) for phrase in clause.phrases] == [
        True
    ]
    more = clause.marks or clause.copula or clause.places or clause.is_past
    return gets and (it or (that and not clause.persons)) and not more


def _some_lost(clause: Clause) -> NounPhrase | None:
    """ "Two clubs, *one of which you get*", "… *one of which I lose*"."""
    gets = clause.who == "you" and clause.verb_name in ("get", "win", "take")
    loses = clause.who == "me" and clause.verb_name == "concede"
    counted = clause.phrases[0] if len(clause.phrases) == 1 and (gets or loses) else None
    more = clause.marks or clause.copula or clause.places or clause.is_past or clause.persons or clause.perfect
    if counted is None or more or clause.link != "comma" or counted.has_head or counted.of is not None:
        return None
    counts = counted.is_bare_number and counted.determiner is None and not counted.adjectives
    return counted if counts or (counted.quantifier == "both" and counted.number is None) else None


def _is_yours(clause: Clause) -> bool:
    """ "…, *both yours*", "…, *one of which is yours*"."""
    owner = clause.marks[0] if len(clause.marks) == 1 else None
    yours = owner is not None and owner.label == "MINE" and owner.value == "you" and clause.verb is None
    if not yours or clause.places or clause.persons or clause.joint("THEN") is not None:
        return False
    if clause.copula is not None or (clause.link == "comma" and not clause.phrases and clause.subject is None):
        return not clause.phrases
    counted = [bool(p.number or p.quantifier == "both") and not p.has_head for p in clause.phrases] == [True]
    return counted and clause.link == "comma" and clause.subject is None


def _pointed_by(clause: Clause) -> NounPhrase | None:
    """What the subject points at."""
    if clause.who in _POINTS and not clause.subjects:
        every = [phrase.quantifier in ("both", "all") for phrase in clause.phrases] == [True]
        if every or clause.who == "they":
            return NounPhrase(clause.span, quantifier="all")
        return NounPhrase(clause.span, determiner="this", plural=clause.who == "who")
    if len(clause.subjects) != 1:
        return None
    subject = clause.subjects[0]
    if subject.determiner == "the" and subject.suit and not (subject.plural or subject.ranks or subject.act):
        return subject  # "a heart and a spade, *the spade being yours*"
    counts = (
        subject.number or subject.ordinal or subject.quantifier in ("both", "all") or subject.adjectives == ("last",)
    )
    if subject.has_head and not (subject.noun == "one" and subject.adjectives == ("last",)):
        return None
    return subject if counts or subject.determiner == "this" else None
