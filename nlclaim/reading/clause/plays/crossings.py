"""Crossing from hand to hand: "over to dummy with a diamond", "get back to hand by ruffing", "over to the king"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import (
    MAKES_GOOD,
    add_objects,
    has_auxiliary,
    how_of,
    negated,
    objects,
    role_hand,
    span_of,
)
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.phrases import Amount, Spec, specs_of
from nlclaim.reading.segmentation.clause import Clause

_MEANS: Final[tuple[str, ...]] = ("with", "in", "by", "on")
"""Prepositions of what one crosses with."""
_WITH_A: Final = {
    "S": "with_a_spade",
    "H": "with_a_heart",
    "D": "with_a_diamond",
    "C": "with_a_club",
    "T": "with_a_trump",
}


def read_cross(clause: Clause, draft: Draft) -> list[int]:
    """A crossing, and what is cashed where it arrives."""
    towards = clause.place("to", "in", "from")
    if _is_no_crossing(clause, draft, towards):
        return []
    if _reaches_cards(clause, draft):
        return [draft.add_spec(Verb.CASH, spec) for spec in objects(clause, draft) if spec.named]
    if draft.claimer_role == "defender" and clause.verb_name == "over" and towards is None and clause.subjects:
        clause.phrases = list(clause.subjects)
        return add_objects(clause, draft, Verb.LEAD, objects(clause, draft))  # a defender's "spade back"
    led = _means(clause) if draft.verb_words(clause).startswith("com") else None
    if led is not None and led.suit == "T" and not led.act and " off " in draft.verb_words(clause):
        return [draft.add_step(Verb.LEAD, span_of(clause), suit="T")]  # "I'm coming off dummy with a trump"
    hand = _hand_reached(clause, draft, towards)
    means = _means(clause)
    how = how_of(clause)
    if means and means.act in ("ruff", "overruff"):
        return [draft.add_step(Verb.RUFF, span_of(clause), suit=means.suit, hand=hand, how=how)]
    named = _crosses_with(clause, draft, means)
    if means and named.suit in _WITH_A and not named.cards:
        how = (*how, _WITH_A[named.suit])
    step = draft.add_step(
        Verb.CROSS, span_of(clause), suit=named.suit, cards=named.cards, hand=hand, how=how, negated=negated(clause)
    )
    winners = [draft.add_spec(Verb.CASH, spec) for spec in _winners_reached(clause, draft.plan)]
    goals = [place for place in clause.places if place.preposition == "to" and isinstance(place.object, NounPhrase)]
    reached = _cards_reached(goals[-1] if goals else towards) if goals or not winners else []
    if len(reached) == 1 and not (named.cards or means) and len(reached[0].cards) == 1:
        suit = reached[0].suit or named.suit or _suit_unblocked(draft.plan, step)
        draft.plan.change_step(step, suit=suit, cards=tuple((suit or "?") + card[1] for card in reached[0].cards))
        return [step, *winners]
    if means is not None and means.suit and len(reached) == 1 and len(reached[0].cards) == 1 and not named.cards:
        if reached[0].suit in (None, means.suit):
            draft.plan.change_step(step, cards=(means.suit + reached[0].cards[0][1],))
        return [
            step,
            *winners,
        ]  # "back to hand with a trump to the king", not "crossing in trumps to the ace of spades"
    return [step, *winners, *(draft.add_spec(Verb.CASH, spec) for spec in reached)]


def add_crossing(clause: Clause, draft: Draft) -> None:
    """A crossing, and behind it what is cashed where it arrives."""
    steps = read_cross(clause, draft)
    draft.add_unit(clause, steps[:1], "verb")
    if len(steps) > 1:
        draft.plan.add_tail(steps[1:])


def _suit_unblocked(plan: SpokenPlan, step: int) -> str | None:
    """ "King of hearts, *across to the ace*": of the suit of the card just cashed."""
    before = plan.steps[step - 1] if step else None
    cashed = before is not None and before.verb in (Verb.CASH, Verb.UNBLOCK, Verb.CROSS) and len(before.cards) == 1
    return before.suit if before is not None and cashed else None


def _is_no_crossing(clause: Clause, draft: Draft, towards: Prepositional | None) -> bool:
    over = clause.verb_name == "over"
    if over and any(person.value in ("he", "you", "they") for person in clause.persons):
        return True  # "the queen over him"
    if over and clause.mark("PRED") and clause.link == "none":
        return True  # "the ace over there"
    can = has_auxiliary(clause, draft, ("can", "ca", "could"))
    if can and clause.negation is not None:
        return True  # "I can't get to dummy": why, not what
    if "your hand" in draft.words(clause.span).lower():
        return True  # "put your hand back"
    if any(subject.noun == "claim" for subject in clause.subjects):
        return True  # "a claim for twelve came from North"
    if any(phrase.noun == "card" and phrase.nouns_plural for phrase in clause.phrases):
        return True  # "before I could enter the last cards"
    if any(isinstance(place.object, NounPhrase) and place.object.noun == "minute" for place in clause.places):
        return True  # "back in two minutes"
    to_another = towards is not None and isinstance(towards.object, Mark) and towards.object.label == "PERSON"
    if to_another and draft.claimer_role == "defender" and draft.plan.steps and clause.goes_to(("you",), "to"):
        draft.counts.concede(Amount(all=True), clause.span)  # "two aces, and then it's over to you"
    return to_another and not _is_back_to_me(draft, towards)


def _reaches_cards(clause: Clause, draft: Draft) -> bool:
    """ "A spade across *to reach the clubs*": what one crosses for; "reach dummy" is the crossing itself."""
    crossed = bool(draft.plan.steps) and draft.plan.steps[-1].verb is Verb.CROSS and not clause.places
    purpose = clause.link == "none" and has_auxiliary(clause, draft, ("to",))
    many = [bool(p.suit and p.plural) or sum(map(len, p.ranks)) > 1 or bool(p.cards) for p in clause.phrases]
    return crossed and purpose and many == [True]


def _is_back_to_me(draft: Draft, towards: Prepositional | None) -> bool:
    """ "Over *to me* with a spade": to declarer's own hand."""
    me = towards is not None and isinstance(towards.object, Mark) and towards.object.value == "me"
    return me and draft.claimer_role != "defender"


def _hand_reached(clause: Clause, draft: Draft, towards: Prepositional | None) -> str | None:
    if towards and isinstance(towards.object, Mark) and (hand := role_hand(towards.object.value)):
        return hand
    if _is_back_to_me(draft, towards):
        return "declarer"
    came_to = next((person.value for person in clause.persons if person.label == "ROLE"), None)
    if clause.verb_name == "win" and (hand := role_hand(came_to)):
        return hand  # "come to dummy"
    if clause.verb_name in ("over", "cross"):
        said = draft.words(clause.span).lower()
        homeward = "back" in said or " off " in said or said.endswith(" hand") or " home " in f" {said} "
        left = draft.verb_words(clause).startswith(("leav", "left", "get out", "getting out", "come out", "coming out"))
        homeward = homeward or draft.verb_words(clause).endswith(" hand") or left
        return "partner" if draft.claimer_role == "defender" else "declarer" if homeward else "dummy"
    to_dummy = clause.who == "dummy" or any(person.value == "dummy" for person in clause.persons)
    return "dummy" if clause.verb_name in ("go", "come", "get") and to_dummy else None


def _means(clause: Clause) -> NounPhrase | None:
    for place in clause.places:
        if place.preposition in _MEANS and isinstance(place.object, NounPhrase):
            return place.object
    return None


def _crosses_with(clause: Clause, draft: Draft, means: NounPhrase | None) -> Spec:
    if means and (means.suit or means.ranks or means.cards or means.act):
        return specs_of(means, draft.last.suit)[0]
    specs = [spec for spec in objects(clause, draft) if spec.named]
    specs += [spec for phrase in clause.subjects for spec in specs_of(phrase) if spec.named]  # "a heart over"
    return specs[0] if specs else Spec(span_of(clause))


def _winners_reached(clause: Clause, plan: SpokenPlan) -> list[Spec]:
    """ "Back to dummy with a trump *to the three good ones*", "over *for the two winning jacks*": cashed there."""
    place = clause.places[-1] if clause.places and clause.places[-1].preposition in ("to", "for") else None
    goal = place.object if place is not None else None
    if place is None or not isinstance(goal, NounPhrase) or goal.determiner not in ("the", "my", "these", "dummy"):
        return []
    good = goal.noun == "winner" or bool(set(goal.adjectives) & {"good", "high", "winning", "top"})
    many = goal.nouns_plural or goal.plural or (goal.number or 0) > 1
    if not (good and many) or goal.act or goal.noun in ("trick", "loser"):
        return []
    clause.places = [each for each in clause.places if each is not place]
    suit = next((step.suit for step in reversed(plan.steps) if step.verb in MAKES_GOOD and step.suit), None)
    named = bool(goal.suit or goal.ranks)
    return [Spec(goal.span, goal.suit if named else suit, count=goal.number)]


def _cards_reached(towards: Prepositional | None) -> list[Spec]:
    """ "Over to the king-jack", "to dummy's spades": what is crossed to and cashed; one card is what crosses."""
    if towards is None or towards.preposition != "to" or not isinstance(towards.object, NounPhrase):
        return []
    good = bool(set(towards.object.adjectives) & {"good", "last", "high"})
    long_suit = (towards.object.plural or good) and towards.object.number is None
    return [spec for spec in specs_of(towards.object) if spec.cards or (long_suit and spec.suit)]


def cash_goal(clause: Clause, draft: Draft) -> None:
    """ "The heart ace is the entry *to dummy's clubs*": what one crosses for, unless it is spoken of elsewhere too."""
    goal = clause.phrase_at("to")
    suit = goal is not None and goal.suit not in (None, "T") and goal.plural and not (goal.ranks or goal.cards)
    if goal is None or not suit or goal.determiner == "your" or clause.negation is not None or not draft.plan.units:
        return
    elsewhere = any(step.suit == goal.suit for step in draft.plan.steps) or any(
        belief.suit == goal.suit for belief in draft.beliefs
    )
    named = goal.suit_span
    again = named is not None and draft.words(named).lower() in draft.lowered[named.end :]
    if not (elsewhere or again):
        draft.plan.add_tail([draft.add_spec(Verb.CASH, spec) for spec in specs_of(goal)])
