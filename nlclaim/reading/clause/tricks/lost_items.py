"""What was listed as if it were won, and is lost: "just the ace *to lose*", "a trump and a diamond for you"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.phrases import Amount
from nlclaim.reading.segmentation.clause import Clause


def turn_into_loss(clause: Clause, draft: Draft) -> bool:
    """ "Just the ace of diamonds *to lose*": the item before it is what is lost."""
    if draft.plan.condition is not None:
        return False
    purpose = any(mark.value == "to" for mark in clause.auxiliaries) or clause.who is not None
    last = draft.plan.last_unit
    if clause.link != "none" or (clause.joint("THEN") and clause.persons):
        return False  # "two clubs, *then you can have it*"
    if draft.counts.claimed and (last is None or _is_all_beyond(draft, last)):
        # "two to lose", "two spades, the rest you can have"
        amount, span = draft.counts.claimed[-1]
        if draft.words(span).lower().startswith(("nothing", "no ", "none")):
            return True  # "leaving nothing for you to win"
        draft.counts.claimed.pop()
        if purpose and _is_explained_next(draft.words(span).lower(), all_of_them=amount.all):
            draft.flags.add("lose_open")  # "all you get is the ace of spades"
        elif purpose:
            draft.counts.concede(amount, span)
            draft.flags.add("concede")
            draft.counts.side = "theirs"
        return True
    if purpose and last is not None and _lose_last_object(draft, last):
        return True
    if not purpose or last is None or not (last.sort in ("listed", "held") or _is_one_of_suit(draft.plan, last)):
        return False
    _lose_items(draft)
    at_last = clause.mark("LAST")
    if at_last is not None:
        draft.place_last_unit(at_last.span, first=False)  # "I've a diamond to lose *at the end*"
    return True


def _is_one_of_suit(plan: SpokenPlan, unit: Unit) -> bool:
    """ "Over to hand, two clubs, and *a heart* to lose"."""
    step = plan.steps[unit.steps[-1]]
    one = (step.verb is Verb.CASH and step.count == 1) or (step.verb is Verb.LEAD and "low" in step.how)
    return len(unit.steps) == 1 and one and bool(step.suit) and not step.cards  # "a small club to lose" too


def _lose_last_object(draft: Draft, unit: Unit) -> bool:
    """ "Run the clubs, *a heart* to lose": listed behind what is played, and none of it."""
    last = draft.plan.steps[unit.steps[-1]]
    played = unit.sort == "verb" and len(unit.steps) > 1 and last.verb in (Verb.CASH, Verb.RUN)
    if not played or last.count != 1 or last.suit is None or last.cards:
        return False
    draft.counts.concede(Amount(tricks=1), last.span)
    draft.plan.change_step(unit.steps[-1], verb=Verb.CONCEDE, listed=False)
    draft.flags.add("concede")
    return True


def _is_explained_next(said: str, *, all_of_them: bool) -> bool:
    """ "*The only trick* I lose is …", "*all* I can lose is …": what it is comes next."""
    return said.startswith("all") if all_of_them else said.startswith("the")


def _is_all_beyond(draft: Draft, last: Unit) -> bool:
    """ "Two spades, *the rest* you can have", "two hearts to ruff, *one* to lose": said after the steps."""
    amount, span = draft.counts.claimed[-1]
    counted = draft.plan.steps[last.steps[-1]].verb is Verb.RUFF and amount.tricks is not None
    return (amount.all or counted) and span.start > draft.plan.steps[last.steps[-1]].span.end


def share_loss(clause: Clause, last_item: NounPhrase, draft: Draft) -> None:
    """ "*A trump* and a diamond for you": the item before goes the way of the last, unless it ends a longer list."""
    last = draft.plan.last_unit
    if last is None or last.sort != "listed" or (last.link != "start" and len(draft.plan.units) > 1):
        return
    few = [draft.plan.steps[number] for number in last.steps]
    if any(_is_called_good(draft, step) for step in few):
        return  # "my two clubs and your two hearts"
    if clause.link == "and" and last_item.suit is not None and "another" in last_item.adjectives:
        _lose(draft, last)  # "the king and another trump for you": the king is one too
        _name_suit(draft, last, last_item.suit)
        return
    card = bool(last_item.ranks or last_item.cards)
    if clause.link == "and" and card and clause.joint("COMMA") is None and all(len(step.cards) == 1 for step in few):
        _lose(draft, last)  # "ace of trumps and ace of hearts to you"
        return
    if clause.link != "and" or not (
        last_item.determiner == "a" or (last_item.number and clause.joint("COMMA") is None)
    ):
        return
    in_suit = last_item.suit is not None or last_item.determiner == "a"  # "two hearts and one for you" are two for us
    if all((step.count == 1 or (step.count == 2 and step.suit and in_suit)) and not step.cards for step in few):
        _lose(draft, last)


_CALLED_GOOD: Final = re.compile(r"(?:my|our)\b|.*\b(?:good|long|winning|established)\b", re.IGNORECASE)
_CALLED_HIGH: Final = re.compile(r".*\b(?:high|top|master)\b", re.IGNORECASE)


def _is_called_good(draft: Draft, step: Step) -> bool:
    """ "*My* two clubs", "the two *long* hearts": nobody gives those away; "a high trump" may be the other side's."""
    said = draft.words(step.span)
    return _CALLED_GOOD.match(said) is not None or (step.count != 1 and _CALLED_HIGH.match(said) is not None)


def lose_all_listed(draft: Draft) -> bool:
    """Whether all that was said is a list of few things, which are then lost: "*one spade* and that's all you get"."""
    plan, counts = draft.plan, draft.counts
    if not plan.units and [amount.tricks is not None for amount, _ in counts.claimed] == [True]:
        counts.conceded.append(counts.claimed.pop())  # "*two more* and that's your lot"
        return True
    if not (plan.units or counts.claimed) and [number for number, _ in draft.marks.outstanding] == [1]:
        span = draft.marks.outstanding[0][1]
        counts.concede(Amount(tricks=1), span)  # "there's a high trump out, and that's all you get"
        draft.add_unit(Clause(), [draft.add_step(Verb.CONCEDE, span, suit="T")], "concede")
        return True
    few = bool(plan.units) and all(unit.sort == "listed" for unit in plan.units) and not counts.claimed
    if not few or any((step.count or len(step.cards) or 3) > 2 for step in plan.steps):
        return False
    _lose_items(draft)
    return True


def lose_named_last(draft: Draft) -> bool:
    """Whether the item named last is lost: "run the spades and *a heart*, which is yours"."""
    last, counts = draft.plan.last_unit, draft.counts
    if last is None and [amount.all for amount, _ in counts.claimed] == [True]:
        counts.conceded.append(counts.claimed.pop())  # "the rest, *that's yours*"
        return True
    if last is not None and _lose_last_object(draft, last):
        return True
    if last is None or last.sort != "listed" or len(last.steps) != 1 or draft.plan.steps[last.steps[0]].condition:
        return False
    _lose(draft, last)
    draft.flags.add("concede")
    return True


def _lose_items(draft: Draft) -> None:
    for unit in _items_to_lose(draft):
        _lose(draft, unit)
    draft.flags.add("concede")


def _lose(draft: Draft, unit: Unit) -> None:
    """What was listed as won is lost."""
    for number in unit.steps:
        step = draft.plan.steps[number]
        draft.counts.concede(Amount(tricks=len(step.cards) or step.count or 1), step.span)
        draft.plan.change_step(number, verb=Verb.CONCEDE, listed=False)
    del draft.counts.listed[-len(unit.steps) :]
    unit.sort = "concede"


def _name_suit(draft: Draft, unit: Unit, suit: str | None) -> None:
    """Gives the cards of a unit that were named without a suit this one."""
    for number in unit.steps if suit is not None else ():
        cards = draft.plan.steps[number].cards
        if cards and all(card.startswith("?") for card in cards):
            draft.plan.change_step(number, suit=suit, cards=tuple(f"{suit}{card[1:]}" for card in cards))


def _stands_before_there(last: LastSaid, step: Step) -> bool:
    """Whether "there is …" begins behind a step."""
    before = last.clause
    return before is not None and before.who == "it" and before.copula is not None and step.span.end < before.span.start


def _items_to_lose(draft: Draft) -> list[Unit]:
    """The last item of a list, and those of one trick each before it: "a trump and two clubs to lose"."""
    found: list[Unit] = []
    several = False
    for unit in reversed(draft.plan.units):
        steps = [draft.plan.steps[number] for number in unit.steps]
        alone = all(step.count == 1 and not step.cards for step in steps)
        ones = all((step.count == 1 and not step.cards) or len(step.cards) == 1 for step in steps)
        two = bool(found) and found[-1].link != "comma" and all(step.count == 2 and step.suit for step in steps)
        ones = ones or two  # "two diamonds and a club to lose"
        beside = not found or found[-1].link in ("and", "comma") or _in_one_breath(draft, unit, found[-1])
        if found and unit.sort == "listed" and (found[-1].sort == "held" or _stands_before_there(draft.last, steps[0])):
            break  # "two spades, and I have a heart to lose", "two spades, and there's a heart to lose"
        if found and any(_is_called_good(draft, step) for step in steps):
            break  # "the two long hearts and a spade to lose"
        if found and (not ones or unit.sort not in ("listed", "held") or not beside):
            break
        lost_alone = bool(found) and found[-1].link == "comma"
        if lost_alone and _LOST_ALONE.match(draft.text, draft.plan.steps[found[-1].steps[0]].span.start) and not alone:
            break  # "the ace of hearts, the king of clubs, *one spade* to lose"
        if several and not alone:
            break  # "the ace and two hearts to lose"
        found.append(unit)
        several = several or not ones
    return found


_LOST_ALONE: Final = re.compile(r"(?:(?:just|only) )?(?:one|1) (?!(?:and|or)\b)", re.IGNORECASE)


def _in_one_breath(draft: Draft, unit: Unit, following: Unit) -> bool:
    """ "1 spade 1 heart 1 club to lose": set side by side without a word between."""
    end, start = draft.plan.steps[unit.steps[-1]].span.end, draft.plan.steps[following.steps[0]].span.start
    return not draft.text[end:start].strip()


def spell_out_tricks(draft: Draft) -> None:
    """ "Two trump tricks for you, *the king and the ten*": the cards are the tricks that were counted before them."""
    counted = draft.plan.steps[0] if draft.plan.steps else None
    if counted is None or not counted.suit or counted.cards or not counted.count:
        return
    cards, others = draft.plan.steps[1 : 1 + counted.count], draft.plan.steps[1 + counted.count :]
    if len(cards) != counted.count or (others and not _are_in_passing(draft, cards)):
        return
    alike = all(_are_alike(step, counted) and step.listed == counted.listed for step in cards)
    if not alike or any(len(step.cards) != 1 or step.suit not in (None, counted.suit) for step in cards):
        return
    if len(cards) == 1 and not _names_the_one(draft, cards[0]):
        return
    tallies = draft.counts.conceded if counted.verb is Verb.CONCEDE else draft.counts.listed
    if len(tallies) not in (2, len(draft.plan.steps)) or (counted.verb is not Verb.CONCEDE and not counted.listed):
        return
    for step in cards:
        draft.plan.change_step(step.id, verb=counted.verb, suit=counted.suit, cards=(counted.suit + step.cards[0][1],))
    del tallies[0]
    draft.plan.drop_steps({counted.id})


def _are_in_passing(draft: Draft, cards: list[Step]) -> bool:
    """ "Two hearts, *ace and king*, and three clubs": said without a suit, the last of them joined by *and*."""
    units = [unit for unit in draft.plan.units if unit.steps and unit.steps[0] in {step.id for step in cards}]
    unnamed = len(cards) > 1 and all(step.suit is None for step in cards)
    return unnamed and [unit.link for unit in units] == ["comma"] * (len(cards) - 1) + ["and"]


def _are_alike(step: Step, counted: Step) -> bool:
    """Whether both are won, or both lost."""
    return (step.verb is Verb.CONCEDE) == (counted.verb is Verb.CONCEDE) and step.verb in _WON_OR_LOST


_WON_OR_LOST: Final = frozenset({Verb.CASH, Verb.WIN, Verb.CONCEDE})


def _names_the_one(draft: Draft, card: Step) -> bool:
    """ "One heart, *the ace*", said last and without its suit: no second trick."""
    last = draft.plan.last_unit
    alone = last is not None and last.steps == [card.id] and last.link == "comma" and card.suit is None
    said = draft.text[: card.span.start].rstrip().endswith((",", ":"))
    named = draft.words(card.span).lower().startswith(("the ", "my ", "partner"))
    return alone and said and named and not draft.text[card.span.end :].strip(" .!")


_ONE_TRICK: Final = re.compile(
    r"(?:the )?(?:last(?: (?:one|trick))?|one(?: trick)?|1(?: trick)?)$|a trick$", re.IGNORECASE
)
_IT_IS: Final = re.compile(
    r"(?: (?:for|to) (?:you|u))?(?: (?:is|are|'s) (?:yours|urs))?,"
    r"(?: (?:it|that)(?:['’]?s| is)| (?:you|u)(?:['’]?ve| have)(?: got)?)?(?: with)?(?: the| your| ur)? $",
    re.IGNORECASE,
)


def name_trick_given(draft: Draft) -> None:
    """ "You get the last, *it's your ace*", "one trick, *you have the ace*": the card that wins it, and no other."""
    if [amount.tricks for amount, _ in draft.counts.conceded] != [1, 1]:
        return
    (_, one), (_, card) = draft.counts.conceded
    winner = next((step for step in draft.plan.steps if step.span.overlaps(card) and len(step.cards) == 1), None)
    trick = [step for step in draft.plan.steps if step.span.overlaps(one) and not (step.suit or step.cards)]
    if winner is None or winner.verb is not Verb.CONCEDE or not _ONE_TRICK.match(draft.words(one)):
        return
    if _IT_IS.fullmatch(draft.text, one.end, winner.span.start) is None:
        start = winner.span.start + len(_article(draft.words(winner.span)))
        if _IT_IS.fullmatch(draft.text, one.end, start) is None:
            return
    last = next((unit.last for unit in draft.plan.units if trick and unit.steps == [trick[0].id]), None)
    draft.counts.conceded = draft.counts.conceded[1:]
    if last is not None:
        next(unit for unit in draft.plan.units if winner.id in unit.steps).last = last
    draft.plan.drop_steps({step.id for step in trick})


def _article(words: str) -> str:
    found = re.match(r"(?:the|your|ur) ", words, re.IGNORECASE)
    return found[0] if found is not None else ""


def read_tricks_of_theirs(clause: Clause, draft: Draft) -> bool:
    """ "*Your trump* wins a trick", "*the outstanding trumps* take two tricks", "*one of his trumps* scores"."""
    subject = clause.only_subject
    theirs = subject is not None and "your" in (subject.determiner, subject.of.determiner if subject.of else None)
    if subject is None or not theirs or not subject.suit or subject.ranks or subject.cards or subject.act:
        return False
    tricks = clause.phrases[0] if clause.phrases else None
    if len(clause.phrases) > 1 or (tricks is not None and not _counts_tricks(tricks)):
        return False
    if clause.negation is not None or (tricks is not None and tricks.quantifier == "no"):
        draft.flags.add("claim")  # "your last trump will never take a trick": that much is claimed
        return True
    both = 2 if subject.quantifier == "both" else None
    counted = tricks.number if tricks is not None and tricks.number else subject.number or both
    if subject.plural and counted is None:
        draft.flags.add("concede")
        give_away(clause, draft, [subject])  # "your trumps score"
        return True
    give_away(clause, draft, [replace(subject, number=counted or 1)])
    if draft.plan.units and tricks is not None and is_last_trick(tricks):
        draft.place_last_unit(tricks.span, first=False)
    return True


def _counts_tricks(phrase: NounPhrase) -> bool:
    """ "A trick", "two tricks", "*one*"."""
    return phrase.noun == "trick" or (phrase.is_bare_number and phrase.number == 1 and phrase.quantifier is None)


def is_last_trick(phrase: NounPhrase) -> bool:
    """ "The jack of trumps wins *the last trick*"."""
    one = phrase.is_bare_number and phrase.number == 1  # "the last one"
    last = "last" in phrase.adjectives or phrase.ordinal == LAST_TRICK
    return (phrase.noun == "trick" or one) and last and not phrase.nouns_plural and phrase.number in (None, 1)


LAST_TRICK: Final = 13
"""The last trick of a deal."""
