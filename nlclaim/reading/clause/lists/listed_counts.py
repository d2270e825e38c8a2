"""Tricks counted by the suit, or summed up, in a list: "two in trumps", "clubs for five", "one less", "= 5"."""

from __future__ import annotations

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.tricks.concessions import in_each_of_two
from nlclaim.reading.clause.tricks.gains import suit_counted_in
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import PAIRS, Amount
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.totals import listed_sum


def read_counted_in(clause: Clause, draft: Draft) -> bool:
    """ "Two *in trumps*, three tricks in hearts": winners of a suit."""
    phrase = clause.phrases[0] if clause.phrases else None
    winners = phrase is not None and phrase.noun in ("trick", "winner") and not phrase.suit
    tricks = phrase is not None and (phrase.is_bare_number or winners)
    if phrase is not None and tricks and _count_in_each(clause, draft, phrase):
        return True
    suit = suit_counted_in(clause, phrase) if phrase is not None and tricks else None
    if phrase is None or phrase.number is None or suit is None:
        return False
    losing = bool(draft.plan.units) and draft.plan.units[-1].sort == "concede" and clause.link in ("and", "comma")
    losing = losing and draft.plan.units[-1].sentence == draft.plan.sentence
    before = draft.last.clause.phrases if draft.last.clause is not None and clause.link in ("and", "comma") else []
    losing = losing or any(each.noun == "loser" and each.quantifier == "no" for each in before)
    if losing and not clause.joint("THEN") and not clause.goes_to(("me", "partner"), "for", "to"):
        step = draft.add_step(Verb.CONCEDE, clause.span, suit=suit, count=phrase.number)
        draft.add_unit(clause, [step], "concede")
        draft.counts.concede(Amount(tricks=phrase.number), phrase.span)
        return True  # "no losers in clubs, *two in hearts*"
    step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=phrase.number, listed=True)
    draft.add_unit(clause, [step], "listed")
    draft.counts.listed.append((phrase.number, False))
    return True


def _count_in_each(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "One to come *in each black suit*", "two tricks *in each minor*": so many of both."""
    goes_on = bool(draft.plan.units) and draft.plan.units[-1].sort == "listed" and clause.link in ("and", "comma")
    governed = clause.phrase_at("in")
    if governed is None or not phrase.number or not in_each_of_two(clause) or not (goes_on or clause.link == "start"):
        return False
    group = governed.group or (governed.of.group if governed.of is not None else None)
    for suit in PAIRS.get(group or "", ""):
        step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=phrase.number, listed=True)
        draft.add_unit(clause, [step], "listed")
        draft.counts.listed.append((phrase.number, False))
    return True


def read_counted_for(clause: Clause, draft: Draft) -> bool:
    """ "Clubs *for five*, hearts *for three*": winners of a suit."""
    phrase, count = clause.only_phrase, clause.phrase_at("for")
    if phrase is None or not phrase.suit or not phrase.plural or phrase.ranks or phrase.cards or phrase.number:
        return False
    named = count is not None and count.noun == "trick" and not (count.suit or count.quantifier)
    named = named and clause.link != "and"  # not "crossruffing hearts and spades for two tricks"
    tricks = count is not None and (count.is_bare_number or named)
    if count is None or not tricks or count.number is None or "last" in count.adjectives:
        return False
    clause.places = [place for place in clause.places if place.object is not count]
    step = draft.add_step(Verb.CASH, clause.span, suit=phrase.suit, count=count.number, listed=True)
    draft.add_unit(clause, [step], "listed")
    draft.counts.listed.append((count.number, False))
    return True


def read_less(clause: Clause, draft: Draft) -> bool:
    """ "Ten if hearts break, *otherwise one less*"; of "all of them" nobody knows how many one less is."""
    counts = draft.counts
    if not clause.exclusions or clause.subordinate != "otherwise" or clause.exclusions[0].object is not None:
        return False
    said = [amount.tricks for amount, _ in (*counts.claimed, *counts.claimed_if) if amount.tricks is not None]
    fewer = clause.phrases[0].number or 1
    counts.claimed.clear()
    counts.claimed_if.clear()
    draft.flags.add("vague")
    if said and said[-1] >= fewer:
        draft.claim(Amount(tricks=said[-1] - fewer), clause.span)
    return True


def read_plus(clause: Clause, draft: Draft) -> bool:
    """ "Plus one": an overtrick, when nothing is being added up."""
    joint = clause.joint("AND")
    phrase = clause.phrases[0]
    plus = joint is not None and draft.words(joint.span).lower() == "plus" and phrase.is_bare_number
    counted = draft.counts.claimed or (draft.plan.steps and clause.joint("COMMA") is None)
    if not plus or phrase.number is None or counted or phrase.determiner is not None:
        return False  # "the ace, plus the nine"
    draft.add_result(Result(over=phrase.number))
    return True


def read_equals(clause: Clause, draft: Draft) -> bool:
    """ "4 in the reds + spade A *= 5*"."""
    equals = clause.joint("COLON")
    phrase = clause.phrases[0]
    again = equals is not None and draft.words(equals.span) == "=" and phrase.nouns_plural and len(phrase.ranks) == 1
    if again and phrase.number is not None and phrase.number == listed_sum(draft):
        return True  # "SA HA DA CA = 4 aces"
    last = draft.plan.last_step
    assigned = last is not None and last.listed and last.suit and not (last.cards or last.count)  # "T = 4, C = 3"
    if (
        assigned
        or equals is None
        or draft.words(equals.span).lower() not in ("=", "equals")
        or not clause.phrases[0].is_bare_number
    ):
        return False
    draft.counts.claimed.clear()
    draft.claim(Amount(tricks=clause.phrases[0].number), clause.span)
    return True
