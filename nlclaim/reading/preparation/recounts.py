"""Counts said again: spelled out card by card, summed up, or put right in the same breath."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.segmentation.clause import Clause


def drop_asked_again(clauses: list[Clause], draft: Draft) -> None:
    """ "*Five clubs or is it six,* six clubs": asked of himself and answered, so that only the answer counts."""
    _drop_asked_of_himself(clauses, draft)
    for first, asked, answer in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        if asked.link != "or" or asked.copula is None or asked.negation or asked.subjects:
            continue
        numbers = [_only_number(clause) for clause in (first, asked, answer)]
        if numbers[1] is None or numbers[1] != numbers[2] or numbers[0] is None:
            continue
        if answer.link not in ("comma", "stop", "none") or answer.phrases[0].suit not in (None, first.phrases[0].suit):
            continue
        first.phrases = [replace(first.phrases[0], number=numbers[1], span=answer.phrases[0].span)]
        clauses.remove(asked)
        clauses.remove(answer)
        return


def _drop_asked_of_himself(clauses: list[Clause], draft: Draft) -> None:
    """ "*Is that ten?* Yes, ten", "*is it nine?* Nine": whatever he asks, the answer counts."""
    for place, asked in enumerate(clauses[:-1]):
        if clauses[place + 1].joint("QMARK") is None or len(asked.phrases) != 1:
            continue
        following = [
            each for each in clauses[place + 1 : place + 3] if [mark.value for mark in each.marks] != ["assent"]
        ]
        answer = following[0] if following else None
        if answer is None:
            continue
        named, number = asked.phrases[0], _only_number(answer)
        asks = (
            asked.copula is not None
            and asked.link != "or"
            and not (asked.verb or asked.subjects or asked.places or asked.negation)
        )
        same = named.number == number or (named.ranks == ("T",) and number == _TEN)
        if asks and same and number is not None and not named.suit and answer.phrases[0].is_bare_number:
            answer.link, answer.joints = asked.link, asked.joints
            draft.said_beside.append(asked.span)
            del clauses[place : clauses.index(answer)]
            return


_TEN: Final = 10


def _only_number(clause: Clause) -> int | None:
    return clause.phrases[0].number if len(clause.phrases) == 1 and not clause.marks else None


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
    if (
        not open_cards
        or phrase.number < sum(len(step.cards) for step in open_cards)
        or len(open_cards) != len(plan.steps)
    ):
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
