"""Finesses, with and without the word: "hook the ten", "a heart to the ten", "run the jack"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANK_NAMES, rank_of
from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import MAKES_GOOD, hand_of, how_of, negated, objects, span_of
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import Amount, Spec, specs_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span


def read_finesse(clause: Clause, draft: Draft) -> list[int]:
    """Finesse clubs, finesse the queen, finesse East for the jack, hook the ten."""
    specs = objects(clause, draft)
    if not specs and _runs_last_card(clause, draft):
        draft.marks.finesse_spans.append((False, clause.span))
        if draft.plan.steps[-1].listed and draft.counts.listed:
            draft.counts.listed.pop()
        draft.plan.change_step(len(draft.plan.steps) - 1, verb=Verb.FINESSE, listed=False)
        return []  # "jack of hearts, running it"
    if not specs and (suit := _suit_to_run(clause, draft)) is not None:
        return [draft.add_step(Verb.RUN, span_of(clause), suit=suit)]
    alone = clause.who is None and draft.plan.condition is None and not draft.says_what
    if alone and not specs and draft.verb_words(clause).startswith(("run it", "running it")):
        return [draft.add_step(Verb.RUN, span_of(clause))]  # "run it": of what, nobody said
    if not specs and _is_play_for_before(clause, draft):
        return []  # "I play West for the queen *and finesse*": once
    spec = specs[0] if specs else Spec(span_of(clause))
    if not spec.suit:
        spec = suit_from_places(clause, spec)
    return [add_finesse(clause, draft, spec)]


def _is_play_for_before(clause: Clause, draft: Draft) -> bool:
    before, last = draft.last.clause, draft.plan.last_step
    bare = clause.link == "and" and not (clause.places or clause.negation or clause.joint("THEN"))
    played = before is not None and before.verb_name == "play" and before.place("for") is not None
    again = draft.lowered[clause.end :].lstrip().startswith("again")
    return bare and played and not again and last is not None and last.verb is Verb.FINESSE


def _suit_to_run(clause: Clause, draft: Draft) -> str | None:
    """ "I give up a diamond, cross to dummy and *run it*": the suit made good before, if no honour was named."""
    said = draft.verb_words(clause)
    if not said.endswith(" it") or not said.startswith("r") or clause.negation is not None:
        return None
    return next((step.suit for step in reversed(draft.plan.steps) if step.verb in MAKES_GOOD and step.suit), None)


def _runs_last_card(clause: Clause, draft: Draft) -> bool:
    """Whether "it" that is run is the honour named just before."""
    last = draft.plan.last_step
    said = draft.verb_words(clause)
    if last is None or last.verb not in (Verb.CASH, Verb.LEAD) or clause.negation is not None:
        return False
    return len(last.cards) == 1 and last.cards[0][1] in "QJT98" and said.endswith((" it", " it ride", " it run"))


def suit_from_places(clause: Clause, spec: Spec) -> Spec:
    """The same spec with the suit named in a place: "a finesse in diamonds"."""
    for place in clause.places:
        if isinstance(place.object, NounPhrase) and (place.object.suit or place.object.ranks or place.object.cards):
            named = specs_of(place.object)[0]
            return Spec(spec.span, named.suit, spec.cards or named.cards, how=spec.how)
    return spec


def add_finesse(clause: Clause, draft: Draft, spec: Spec, span: Span | None = None, *, refused: bool = False) -> int:
    """A finesse step: the card named is the one to be caught."""
    plan = draft.plan
    against = spec.cards[0] if spec.cards else None
    denied = refused or negated(clause) or any(place.preposition == "without" for place in clause.places)
    for place in clause.places:
        if place.preposition == "against" and isinstance(place.object, Mark) and place.object.value in SEATS:
            against = place.object.value
        elif place.preposition in ("for", "against") and isinstance(place.object, NounPhrase):
            against = against or next(iter(specs_of(place.object, spec.suit)[0].cards), None)
    seat = next((person.value for person in clause.persons if person.value in SEATS), None)
    suit = spec.suit or _suit_gone_on_with(clause, draft)
    if suit is None and "marked" in spec.how and plan.condition is not None and plan.steps:
        suit = plan.steps[-1].suit  # "the king first, and if East shows out I take the marked finesse"
    if suit is None and plan.else_of is not None:
        circumstance = plan.conditions[plan.else_of].circumstance
        falls = circumstance is not None and circumstance.rank is not None  # "if the queen drops …, *if not I finesse*"
        suit = circumstance.suit if circumstance is not None and falls else None
    if suit is None and plan.condition is not None:
        circumstance = plan.conditions[plan.condition].circumstance
        suit = circumstance.suit if circumstance is not None else None  # "if the ♣K hasn't shown up I finesse"
    repeated = ("repeated",) if clause.verb_name == "repeat" or is_done_again(clause, draft) else ()
    step = draft.add_step(
        Verb.FINESSE, span or span_of(clause), suit=suit, against=seat or against,
        how=tuple(dict.fromkeys((*how_of(clause), *spec.how, *repeated))), negated=denied,
    )  # fmt: skip
    draft.marks.finesse_spans.append((denied, span or span_of(clause)))
    draft.last.suit = suit or draft.last.suit
    return step


def _suit_gone_on_with(clause: Clause, draft: Draft) -> str | None:
    """ "A spade finesse, repeat it": the suit of the step before; "and finesse again": of the finesse before."""
    finesses = [step for step in draft.plan.steps if step.verb is Verb.FINESSE and step.suit]
    if (clause.verb_name == "repeat" or is_done_again(clause, draft)) and finesses:
        return finesses[-1].suit
    if clause.verb_name == "repeat" and (before := finesse_before(draft.last)) is not None:
        return before.suit
    if (placed := _suit_of_card_placed(draft.last)) is not None and not clause.phrases:
        return placed
    last = draft.plan.last_step
    caught = [place.object for place in clause.places if place.preposition in ("for", "against")]
    for_card = any(isinstance(card, NounPhrase) and (card.ranks or card.is_bare_number) for card in caught)
    again = is_done_again(clause, draft)
    in_that = any(isinstance(place.object, NounPhrase) and place.object.noun == "suit" for place in clause.places)
    goes_on = again or in_that or (for_card and clause.verb_name == "finesse")
    if last is None or not goes_on or (last.suit == "T" and last.verb is Verb.DRAW):
        return None
    return last.suit if last.verb in (Verb.CASH, Verb.RUN, Verb.LEAD, Verb.CROSS, Verb.FINESSE) else None


def finesse_before(last: LastSaid) -> NounPhrase | None:
    """ "*The club finesse* worked, so I repeat it": the one that the clause before names."""
    before = last.clause
    placed = [place.object for place in before.places] if before is not None else []
    named = [*before.subjects, *before.phrases, *placed] if before is not None else []
    return next((each for each in named if isinstance(each, NounPhrase) and each.act == "finesse"), None)


def is_done_again(clause: Clause, draft: Draft) -> bool:
    """ "Finesse *again*", "*another* finesse"."""
    said = draft.words(clause.span).lower().split()
    once_more = any(mark.value == "once_more" for mark in clause.marks)
    return once_more or "again" in said or "another" in said or draft.lowered[clause.end :].startswith(" again")


def _suit_of_card_placed(last: LastSaid) -> str | None:
    """ "*The queen of clubs* is with East, so I finesse"."""
    before = last.clause
    if before is None or before.copula is None or before.negation is not None or len(before.subjects) != 1:
        return None
    card = before.subjects[0]
    return card.suit if card.ranks and card.determiner != "my" else None


def is_play_for(clause: Clause) -> bool:
    """ "Play East for the queen"."""
    target = clause.place("for")
    if target is None or not isinstance(target.object, NounPhrase):
        return False
    return bool(target.object.ranks or target.object.cards)


def towards_card(places: list[Prepositional]) -> str | None:
    """The rank in "to the ten", "towards the king"."""
    for place in places:
        if place.preposition == "to" and isinstance(place.object, NounPhrase):
            specs = specs_of(place.object)
            if specs and specs[0].cards:
                return specs[0].cards[0][1]
            number = place.object.number
            if place.object.is_bare_number and number is not None and 2 <= number <= 10:
                return rank_of(number)
    return None


_REST_NEXT: Final = re.compile(r"\b(?:rest|others|remainder)\b", re.IGNORECASE)


def read_towards(clause: Clause, draft: Draft, spec: Spec, rank: str) -> int:
    """ "A heart to the ten": a finesse unless the card is an ace or a king; without a verb, that crosses."""
    how = (*how_of(clause), f"to_the_{RANK_NAMES[rank]}")
    span = span_of(clause)
    spec = spec if spec.suit else replace(spec, suit=suit_from_places(clause, spec).suit)  # "low to the ten of clubs"
    towards = any("toward" in draft.words(place.span).lower() for place in clause.places)
    towards = towards or (clause.verb_name == "lead" and " up to " in draft.words(span))  # "lead up to the queen"
    theirs = clause.phrase_at("to")
    if theirs is not None and theirs.determiner == "your":
        if theirs.ranks and _REST_NEXT.search(draft.text, clause.end) is not None:
            draft.counts.concede(Amount(tricks=1), clause.span)  # "I play a diamond to your ace and claim the rest"
        return draft.add_step(Verb.LEAD, span, suit=spec.suit, hand=hand_of(clause), negated=negated(clause))
    comes_back = any(draft.words(place.span).lower().startswith("back") for place in clause.places)
    if comes_back and rank not in "AK" and clause.verb_name == "":
        cards = ((spec.suit or "?") + rank,)  # "ruff a diamond, *trump back to my queen*"
        return draft.add_step(Verb.CROSS, span, suit=spec.suit, cards=cards, how=how, negated=negated(clause))
    led_to = clause.verb_name == "lead" and _LEAD_TO.search(draft.words(clause.span)) is not None
    if rank in "AK" and (clause.verb_name in ("", "play") or led_to) and not towards:
        cards = ((spec.suit or "?") + rank,)
        return draft.add_step(Verb.CROSS, span, suit=spec.suit, cards=cards, how=how, negated=negated(clause))
    if rank in "AK" or towards:
        return draft.add_step(Verb.LEAD, span, suit=spec.suit, how=how, hand=hand_of(clause), negated=negated(clause))
    draft.marks.finesse_spans.append((negated(clause), span))
    draft.last.suit = spec.suit or draft.last.suit  # "heart to the jack, then the ace-king"
    return draft.add_step(Verb.FINESSE, span, suit=spec.suit, how=how, negated=negated(clause))


_LEAD_TO: Final = re.compile(r"^(?!.*\bup to\b).*\bto (?:the|my|dummy)\b", re.IGNORECASE)


def puts_in_what_is_led(draft: Draft, card: Spec) -> bool:
    """ "*A diamond towards dummy* and put in the ten": one play, a finesse and no crossing."""
    before, last = draft.last.clause, draft.plan.last_step
    if before is None or last is None or last.verb is not Verb.CROSS or last.cards or last.suit in (None, "T"):
        return False
    rank = card.cards[0][1]
    led = before.verb_name in ("", "lead", "play") and before.mark_at("to") is not None
    if not led or card.suit not in (None, last.suit) or rank in "AK":
        return False
    how = (*last.how, f"to_the_{RANK_NAMES[rank]}")
    draft.plan.change_step(last.id, verb=Verb.FINESSE, hand=None, how=how)
    draft.marks.finesse_spans.append((False, last.span.cover(card.span)))
    return True


def run_card(clause: Clause, draft: Draft, spec: Spec) -> int:
    """ "Run the jack": a finesse without the word."""
    draft.marks.finesse_spans.append((negated(clause), span_of(clause)))
    return draft.add_step(
        Verb.FINESSE, span_of(clause), suit=spec.suit, cards=spec.cards, how=how_of(clause), negated=negated(clause)
    )
