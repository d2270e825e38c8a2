"""Cards that are held or good, where nothing is played: a number, or the order in which they will come."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.plan.model import Step, Verb
from nlclaim.reading.asking import was_asked_how
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import Amount
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.totals import listed_sum
from nlclaim.spans import Span

_GOOD: Final = re.compile(
    r"\b(?:good|gd|winning|winners?|masters?|high|tops?|boss|established|sure|long)\b", re.IGNORECASE
)
_IN_ANY_CASE: Final = re.compile(
    r"\b(?:any(?:way|how)|whatever|regardless|in any case|either way|always|any way you (?:want|like)"
    r"|(?:makes?|making) no (?:odds|difference)"
    r"|(?:doesn't|does not|don't think it) (?:really )?(?:matter|change|make)|n['’]t make any (?:odds|difference))",
    re.IGNORECASE,
)
_IF_YOU: Final = re.compile(
    r"\b(?:if|when|should) you\b|\b(?:draw|pull|touch) (?:my |the )?trumps and\b"
    r"|[.;!] (?:ruff|overruff|play|lead|draw|pull|touch)\b[\w ]{0,25}\band (?:you|my|I|we|there)\b",
    re.IGNORECASE,
)
_HELD: Final = re.compile(
    r"\bwhat (?:I|we|he|she)(?:['’](?:m|re|ve|s)| am| are| have| has| is| was)? (?:hold\w*|got|have|has|left with)\b"
    r"|\bleav(?:ing|es) (?:me|us|him|her)\b",
    re.IGNORECASE,
)
"""Words of holding beside a list: "the last trump and two good clubs, *that's what I hold*"."""
_WINNERS: Final = re.compile(r"\b(?:winners|tops)\b", re.IGNORECASE)
_NO_LOSER: Final = re.compile(r"\b(?:no|nothing|not|none|\w+n['’]t)\b[\w ]{0,20}\blosers?\b", re.IGNORECASE)
_ALL_GOOD: Final[tuple[re.Pattern[str], ...]] = (_GOOD, _WINNERS, _NO_LOSER)
"""Words by which cards that are named one by one have been said to be good."""
_IN_THAT_ORDER: Final = re.compile(r"\bin (?:that|this) order\b", re.IGNORECASE)
_SPOT_CARDS: Final = frozenset("23456789")


def forget_held_winners(draft: Draft) -> None:
    """ "There are no trumps left and I've got two master diamonds": how things are, and no play, as a lone belief.

    So are the trump tricks that a defender gets in any case. The number that they add up to stays claimed.
    """
    plan = draft.plan
    sorts = {unit.sort for unit in plan.units}
    if sorts == {"held", "belief"} and _are_good_beside_trumps(draft):
        draft.counts.listed = [(listed_sum(draft), True)]  # the cards that are good are counted too
        draft.forget_steps()
        return
    if not sorts or not sorts <= {"held", "listed", "belief"} or draft.counts.conceded or not draft.counts.listed:
        return
    lone = len(plan.steps) == 1 and _is_natural_trick(draft)  # "I always make a trump", "still a trump trick for me"
    if "listed" in sorts and not lone and _HELD.search(draft.text) is None:
        return
    trumps_gone = any(belief.claim == "gone" and belief.suit in ("T", draft.trumps) for belief in draft.beliefs)
    good = _GOOD.search(draft.text, plan.steps[0].span.start) is not None  # also "the queen and jack, *both good*"
    natural = all(step.suit == "T" and not step.cards for step in plan.steps)
    natural = natural and draft.claimer_role == "defender" and _IN_ANY_CASE.search(draft.text) is not None
    natural = natural and _IF_YOU.search(draft.text) is not None  # "… if you draw trumps you lose a club"
    if (trumps_gone and good) or natural or lone:
        _count_what_is_good(draft)
        draft.forget_steps()


def _are_good_beside_trumps(draft: Draft) -> bool:
    """ "The six of hearts is high *and I have the last two trumps*": both are told as they are."""
    plan = draft.plan
    held = [plan.steps[number] for unit in plan.units if unit.sort == "held" for number in unit.steps]
    trumps = all(step.suit == "T" and not step.cards and _LAST.search(draft.words(step.span)) for step in held)
    return trumps and not draft.counts.conceded and not plan.conditions


_LAST: Final = re.compile(r"\b(?:last|only|master|boss|high|top|remaining|left)\b", re.IGNORECASE)


def _count_what_is_good(draft: Draft) -> None:
    """ "I have one trump, *and the two spades are good*": two more, which have a step till it is forgotten."""
    believed = [step for step in draft.plan.steps if "believed" in step.how and not step.listed]
    owned = draft.counts.owned if len(draft.counts.owned) == len(believed) else [None] * len(believed)
    counts = [len(step.cards) or count for step, count in zip(believed, owned, strict=True)]
    draft.counts.listed.extend((count, True) for count in counts)


def _is_natural_trick(draft: Draft) -> bool:
    """Whether a defender tells of a trump trick as of something that he has, whatever is played."""
    step = draft.plan.steps[0]
    trump = step.suit == "T" and not step.cards and draft.claimer_role == "defender"
    return trump and (_ALWAYS.search(draft.text) is not None or _STILL_A.match(draft.text) is not None)


_ALWAYS: Final = re.compile(
    r"\b(?:always|natural|(?:whatever|whichever way|no matter what) (?:you|he|they)|(?:I|we) still make|come what may"
    r"|(?:can['’]?t|cannot|can not|can (?:you|anyone))"
    r" (?:(?:stop|prevent|take) (?:me|us|it|that|them|those)\b|be (?:stopped|prevented))"
    r"|(?:no way|nothing) (?:you|he|they|declarer) can\b|no(?:body| ?one) can stop)",
    re.IGNORECASE,
)
_STILL_A: Final = re.compile(r"\W*still (?:a|an|one) ", re.IGNORECASE)


def win_with_cards_to_come(draft: Draft) -> None:
    """A defender's "my ace of trumps", "the king of clubs is *to come*": it wins a trick when that comes, led by whom
    it may be.
    """
    plan = draft.plan
    if draft.claimer_role != "defender":
        return
    cards = [step for step in plan.steps if step.verb is Verb.CASH and step.cards and not step.negated]
    others = [step for step in plan.steps if step.verb not in (Verb.CASH, Verb.CONCEDE)]
    lone_trump = len(cards) == 1 and not others and cards[0].suit == "T" and len(cards[0].cards) == 1
    lone_trump = lone_trump and sum(step.verb is Verb.CASH for step in plan.steps) == 1
    lone_trump = lone_trump and re.search(r"\b(?:I|we)(?:['’]ll| will)? cash\b", draft.text) is None  # led by himself
    to_come = _TO_COME.search(draft.text) is not None and all(unit.sort in ("listed", "held") for unit in plan.units)
    for step in cards if lone_trump or to_come else ():
        plan.change_step(step.id, verb=Verb.WIN)


_TO_COME: Final = re.compile(r"\b(?:still to come|to come|coming)\b", re.IGNORECASE)


def order_good_cards(draft: Draft) -> None:
    """ "They're all good. *10, 8, 2*": of cards that were said to be good each one is named to say in which order."""
    said = [span for amount, span in draft.counts.claimed if amount.all]
    said += [belief.span for belief in draft.beliefs if belief.claim == "high" and not draft.counts.claimed]
    believed = {number for unit in draft.plan.units if unit.sort == "belief" for number in unit.steps}
    cards = [step for step in draft.plan.steps if step.id not in believed]
    one_suit = len({step.suit for step in cards}) == 1
    if cards and not draft.counts.claimed and draft.text[: cards[0].span.start].rstrip().endswith(":"):
        said.append(Span(0, cards[0].span.start))  # "four good clubs: nine, seven, five, three"
    if len(cards) < 2 or not (_are_named_singly(draft, cards) and one_suit) or draft.counts.conceded:
        return
    if not said and was_asked_how(draft.text):
        draft.counts.listed = []
        for step in cards:
            draft.plan.change_step(step.id, verb=Verb.LEAD)
    if not said:
        return
    if any(belief.suit not in (None, cards[0].suit) and cards[0].suit for belief in draft.beliefs):
        return  # "hearts are good, I cash the ace of clubs and the nine"
    told = len(draft.text) if _IN_THAT_ORDER.search(draft.text, cards[-1].span.end) else cards[0].span.start
    good = next((found for words in _ALL_GOOD if (found := words.search(draft.text, 0, told))), None)
    if said[0].start > told or good is None or not any(step.cards[0][1] in _SPOT_CARDS for step in cards):
        return
    draft.counts.claimed = [(Amount(tricks=len(cards)), said[0])]
    suit = draft.beliefs[0].suit if len(draft.beliefs) == 1 else None
    for step in cards:
        own = suit if suit not in (None, "T") and step.suit is None else step.suit
        draft.plan.change_step(step.id, verb=Verb.LEAD, suit=own, cards=((own or "?") + step.cards[0][1],))
    draft.plan.units[-1].in_order = cards[0].span.cover(cards[-1].span)
    draft.plan.drop_steps(believed)


def _are_named_singly(draft: Draft, cards: list[Step]) -> bool:
    """ "… *10, 8, 2*", "… I play them *king, jack, three*": one card after the other, listed or with one verb."""
    single = all(step.verb in (Verb.CASH, Verb.LEAD) and len(step.cards) == 1 and not step.negated for step in cards)
    verbs = [unit for unit in draft.plan.units if unit.sort != "belief" and unit.steps]
    played = len(verbs) == 1 and verbs[0].sort == "verb" and verbs[0].first is None and verbs[0].last is None
    return single and (played or all(step.listed and step.verb is Verb.CASH for step in cards))


def win_with_own_card(draft: Draft) -> None:
    """ "*My jack of trumps is high*, I'll concede the others": the one trick that he still makes."""
    counts = draft.counts
    rest_given = [given.all for given, _ in counts.conceded] == [True]
    own = draft.beliefs[0] if len(draft.beliefs) == 1 and draft.lowered.startswith("my ") else None
    if (
        own is None
        or not rest_given
        or draft.plan.steps
        or counts.claimed
        or len(own.cards) != 1
        or own.claim != "high"
    ):
        return
    suit = own.cards[0][0]
    draft.claim(Amount(tricks=1), own.span)
    step = draft.add_step(Verb.WIN, own.span, suit=suit if suit != "?" else None, cards=own.cards)
    draft.add_unit(Clause(), [step], "held")
