"""One play in two clauses: "there's a heart *to ruff*", "across to dummy, *on a club*", "getting clubs *ruffed*"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def join_more_to_do(clauses: list[Clause]) -> None:
    """ "There's a club to ruff and *a heart to lose*": each with a verb of its own."""
    for before, first, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        if not _is_to_do(before) or not _is_to_do(second) or not is_bare_list(first) or second.link != "none":
            continue
        named = len(first.phrases) == 1 and first.phrases[0].suit is not None and first.link in ("and", "comma")
        if named and second.verb_name in ("concede", "ruff") and not second.phrases:
            ruffed = [replace(first.phrases[0], number=None, determiner="a")]
            second.phrases = ruffed if second.verb_name == "ruff" else list(first.phrases)
            second.begin_with(first)


def _is_to_do(clause: Clause) -> bool:
    """ "To ruff", "to draw"."""
    to = clause.is_to_do and clause.who in (None, "it")
    return to and clause.verb is not None and clause.verb.form == "base" and clause.negation is None


def join_to_ruff(clauses: list[Clause]) -> None:
    """ "I draw trumps, and *there's a heart to ruff* in dummy": what is there is what is ruffed."""
    for first, second in itertools.pairwise(clauses):
        there = first.who == "it" and first.copula is not None and len(first.phrases) == 1 and not first.negation
        to = second.link == "none" and second.is_to_do and not second.phrases
        if there and to and second.verb_name == "ruff" and first.phrases[0].suit not in (None, "T"):
            second.phrases = [replace(first.phrases[0], number=None, determiner="a")]
            second.begin_with(first)


def join_to_come(clauses: list[Clause]) -> None:
    """ "There's a trump *to come for you*": for whom it is, is said of what is there."""
    for first, second in itertools.pairwise(clauses):
        there = first.who == "it" and first.copula is not None and len(first.phrases) == 1 and not first.negation
        to = second.link == "none" and second.is_to_do
        come = to and second.verb_name in ("come", "") and not second.phrases  # "to come to" is one phrase elsewhere
        somebodys = len(second.places) == 1 and second.goes_to(("you", "me", "they"), "for", "to")
        if there and come and somebodys and not first.places:
            first.places = list(second.places)
            first.take_in(second)


def join_trumps_coming(clauses: list[Clause]) -> None:
    """ "*The remaining trumps* coming in", "your trumps coming out": said of them, as "trumps are coming in" is."""
    for first, second in itertools.pairwise(clauses):
        trumps = first.only_phrase if is_bare_list(first) and not first.places else None
        coming = second.verb is not None and second.verb_name in ("drop", "come") and second.verb.form == "ing"
        alone = second.link == "none" and not (second.copula or second.subjects or second.subject or second.phrases)
        named = trumps is not None and trumps.suit == "T" and not (trumps.ranks or trumps.act)
        if trumps is not None and named and coming and alone and trumps.determiner != "my":
            second.subjects, second.subject = [trumps], trumps
            second.begin_with(first)


def join_tested(clauses: list[Clause]) -> None:
    """ "I find out whether *trumps are kind*": the suit is tested."""
    for first, second in itertools.pairwise(clauses):
        asked = first.verb_name == "test" and not (first.phrases or first.places) and second.link == "none"
        lies = second.copula is not None and bool(second.mark("BREAKS") or second.mark("PRED"))
        if asked and lies and len(second.subjects) == 1 and second.subjects[0].suit:
            first.phrases = list(second.subjects)
            first.take_in(second)


def join_got_done(clauses: list[Clause]) -> None:
    """ "I'm *getting two clubs ruffed* in dummy": ruffed."""
    for first, second in itertools.pairwise(clauses):
        got = _gets(first) and bool(first.phrases) and all(p.suit and not p.act for p in first.phrases)
        set_up = second.verb is not None and second.verb_name == "establish" and second.verb.form == "base"
        done = second.verb_name in _GOT_DONE and (second.is_past or set_up) and second.link == "none"
        done = done and not (second.copula or second.auxiliaries)
        drawn = [(phrase.suit, phrase.number) for phrase in first.phrases] == [("T", None)] and second.is_past
        drawn = drawn and first.verb_name in ("have", "get") and second.verb_name == "draw" and not got
        if (got or drawn) and done and not (second.phrases or second.subjects or first.negation or first.places):
            second.perfect = drawn  # "I've got trumps drawn"
            second.phrases, second.subject = first.phrases, first.subject
            second.auxiliaries = first.auxiliaries
            second.verb = replace(second.verb, value=f"{second.verb_name}.base") if second.verb else None
            second.begin_with(first)


def _gets(clause: Clause) -> bool:
    """ "Get my clubs", "get trumps"; not "I've got two clubs"."""
    gets = clause.verb is not None and clause.verb.form in ("base", "ing", "s") and not clause.perfect
    return gets and clause.who in (None, "me") and clause.verb_name == "get"


_GOT_DONE: Final = frozenset({"ruff", "discard", "draw", "cash", "establish", "unblock", "knock_out"})


def join_lost_off(clauses: list[Clause]) -> None:
    """ "Losing a heart *off on the spade*": thrown, and not lost."""
    for first, second in itertools.pairwise(clauses):
        lost = first.verb_name == "concede" and len(first.phrases) == 1 and first.phrases[0].suit is not None
        off = second.verb_name == "discard" and second.link == "none" and second.place("on") is not None
        alone = not (second.phrases or second.subjects or second.subject or second.auxiliaries or first.places)
        if lost and off and alone and second.is_past and second.copula is None and second.verb is not None:
            second.phrases, second.subject = first.phrases, first.subject
            second.verb = replace(second.verb, value="discard.base")
            second.begin_with(first)


def join_hands(clauses: list[Clause]) -> None:
    """ "A trump now, *out of the closed hand*", "across to dummy, *on a club*": where from, by what."""
    for first, second in itertools.pairwise(clauses):
        led = first.only_phrase if is_bare_list(first) and not first.places else None
        place = second.places[0] if len(second.places) == 1 and second.link == "comma" else None
        said = second.verb or second.copula or second.phrases or second.marks or second.persons or second.subject
        hand = place is not None and place.preposition == "from" and isinstance(place.object, Mark) and not said
        if first.verb_name in _CROSSES and place is not None and not said and _is_led(place) and not first.phrases:
            first.places.append(place)
            first.take_in(second)
            continue
        if place is not None and hand and led is not None and led.determiner == "a" and led.suit and not led.act:
            first.places.append(place)
            first.take_in(second)


_CROSSES: Final = frozenset({"cross", "over", "go"})


def join_entry(clauses: list[Clause]) -> None:
    """ "The king of spades *for getting across*": what it is for, as an entry is."""
    for first, second in itertools.pairwise(clauses):
        place = first.places[-1] if first.places else None
        going = second.verb is not None and second.verb.form == "ing" and second.link == "none"
        hand = second.place("to")
        reaches = hand is not None and isinstance(hand.object, Mark) and hand.object.label == "ROLE"
        over = second.verb_name in ("cross", "over") or (second.verb_name in ("get", "go") and reaches)
        over = over and going and second.who is None and all(phrase.is_pointed_at for phrase in second.phrases)
        over = over and second.phrase_at("with", "in", "on") is None
        if place is not None and place.preposition == "for" and place.object is None and over:
            first.places[-1] = replace(place, preposition="as", object=NounPhrase(second.span, noun="entry"))
            first.take_in(second)


def _is_led(place: Prepositional) -> bool:
    """ "On a club", "with the ace of hearts": what one may cross with."""
    card = place.object if place.preposition in ("on", "with", "in") else None
    if not isinstance(card, NounPhrase) or card.number is not None or card.act or card.noun:
        return False
    return bool(card.ranks) or (card.suit is not None and not card.plural)


def join_winner(clauses: list[Clause]) -> None:
    """ "I lose the lead once, *to the ace of trumps*": what it is lost to."""
    for first, second in itertools.pairwise(clauses):
        loses = first.verb_name == "concede" and first.place("to") is None and first.negation is None
        place = second.phrase_at("to") if second.link == "comma" and len(second.places) == 1 else None
        alone = not (
            second.verb or second.phrases or second.subjects or second.subject or second.marks or second.persons
        )
        if loses and place is not None and bool(place.ranks or place.cards) and alone:
            first.places = [*first.places, *second.places]
            first.take_in(second)
