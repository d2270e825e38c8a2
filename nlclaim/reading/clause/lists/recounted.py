"""Counts said again: spelled out card by card, summed up, or put right in the same breath."""

from __future__ import annotations

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.segmentation.clause import Clause


def spells_out(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Five spade tricks: *ace, king, queen, jack, ten*": the cards of what has been counted are not counted again."""
    last = draft.plan.last_step
    if last is None:
        return False
    if _begins_spelling(clause, draft.plan, last):
        is_sum = phrase.is_bare_number  # "five spades - eleven"
        draft.last.spelled = None if is_sum else (last.id, last.count or 0)
    if draft.last.spelled is None or draft.last.spelled[0] != last.id:
        return False
    named = _cards_named(phrase)
    other_suit = phrase.suit not in (None, last.suit) or any(cards[0] not in ("?", last.suit) for cards in phrase.cards)
    left = draft.last.spelled[1] - named
    if not named or other_suit or left < 0 or phrase.act or phrase.noun or clause.verb is not None:
        return False
    draft.last.spelled = last.id, left
    return True


def _begins_spelling(clause: Clause, plan: SpokenPlan, last: Step) -> bool:
    """Whether a colon or a dash follows a counted suit: "five spades: …"."""
    counted = last.listed and last.suit is not None and bool(last.count) and not last.cards
    return counted and clause.joint("COLON", "DASH") is not None and len(plan.units[-1].steps) == 1


def _cards_named(phrase: NounPhrase) -> int:
    """How many cards an item names: "ace", "AKQ", "ten" as a bare number."""
    if phrase.is_bare_number:
        return 1
    return len(phrase.ranks) or sum(len(cards.partition(":")[2]) for cards in phrase.cards)


def read_sum_of_suit(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "AQT opposite KJ, *that's five spades*", "AK of clubs, *so two clubs*": what the cards just named come to."""
    plan, counts = draft.plan, draft.counts
    pointing = clause.copula is not None and (clause.who == "it" or _is_that(clause))
    pointing = pointing or (clause.verb is None and draft.joined_by(clause, "so"))
    if not pointing or not phrase.suit or not phrase.number or phrase.ranks or phrase.act:
        return False
    open_cards = [step for step in plan.steps if step.listed and step.cards and step.cards[0][0] in ("?", phrase.suit)]
    if not open_cards or not counts.listed or len(open_cards) != len(plan.steps):
        return False
    if phrase.number < sum(len(step.cards) for step in open_cards):
        return False
    for step in open_cards:
        plan.change_step(step.id, suit=phrase.suit, cards=tuple(phrase.suit + card[1] for card in step.cards))
    counts.listed[:] = [*[(0, True)] * (len(counts.listed) - 1), (phrase.number, counts.listed[-1][1])]
    return True


def _is_that(clause: Clause) -> bool:
    subject = clause.subjects[0] if clause.subjects else None
    return subject is not None and subject.is_that


def drop_rounds(draft: Draft) -> bool:
    """ "I pull trumps in two rounds, *three if necessary*": as many as it takes. False where no rounds were said."""
    last = draft.plan.last_step
    if last is None or not any("_round" in word for word in last.how):
        return False
    draft.plan.change_step(last.id, how=tuple(word for word in last.how if "_round" not in word))
    return True
