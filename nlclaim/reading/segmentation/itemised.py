"""Tricks that are counted first and then itemised: "eight tricks *on five diamonds and three hearts*"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.language import Joint, NounPhrase
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_MADE_UP_OF: Final = frozenset({"on", "from", "with", "in", "by"})
_COMES_TO: Final = frozenset({"", "make", "have", "get", "take", "win"})
_MOST: Final = 13


def join_itemised(clauses: list[Clause]) -> None:
    """ "Ten tricks *from five spades, three hearts and two clubs*": the first is an item as the others are."""
    itemised = []
    for number, clause in enumerate(clauses):
        itemised.append(clause)
        place = clause.places[-1] if clause.places and clause.places[-1].span == clause.spans[-1] else None
        first = place.object if place is not None and place.preposition in _MADE_UP_OF else None
        if place is None or not isinstance(first, NounPhrase) or not _announces(clause):
            continue
        others = _listed_after(clauses, number)
        if not others or not _makes_up(_total(clause), [first, *others]):
            continue
        clause.places.pop()
        clause.spans.pop()
        namely = Joint(place.span, "COLON", "namely")
        itemised.append(Clause(link="comma", joints=(namely,), phrases=[first], spans=[first.span]))
    clauses[:] = itemised


def _listed_after(clauses: list[Clause], number: int) -> list[NounPhrase]:
    """What the clauses behind that one list, without a break."""
    more = itertools.takewhile(
        lambda each: is_bare_list(each) and each.link in ("and", "comma") and not each.joint("THEN", "REPAIR"),
        clauses[number + 1 :],
    )
    return [phrase for clause in more for phrase in clause.phrases]


def _announces(clause: Clause) -> bool:
    """ "Eight tricks", "making four", "game": nothing but what it comes to."""
    alone = len(clause.phrases) == 1 and len(clause.places) == 1 and not (clause.persons or clause.negation)
    alone = alone and not (clause.exclusions or clause.copula or clause.subordinate or clause.marks)
    phrase = clause.phrases[0] if alone else None
    if phrase is None or clause.verb_name not in _COMES_TO or clause.who not in (None, "me") or clause.subjects:
        return False
    tricks = phrase.number is not None and phrase.noun == "trick" and phrase.suit is None
    makes = clause.verb_name == "make" and phrase.is_bare_number
    return tricks or makes or (phrase.noun == "contract" and phrase.suit is None)


def _total(clause: Clause) -> int:
    """The most that the items may come to."""
    phrase = clause.phrases[0]
    return phrase.number if phrase.number is not None and phrase.noun == "trick" else _MOST


def _makes_up(total: int, items: list[NounPhrase]) -> bool:
    """Whether items come to no more than that; "two tricks *in spades* and a heart" are not among themselves."""
    first = items[0]
    if not (first.suit or first.ranks or first.cards) or first.act or first.noun or first.determiner == "your":
        return False
    whole = [item.suit is not None and item.plural and _count(item) is None and not item.act for item in items]
    if all(whole):
        return True
    counts = [_count(item) for item in items]
    return counts[0] is not None and sum(count or 0 for count in counts) <= total


def _count(item: NounPhrase) -> int | None:
    """How many tricks an item says that it is."""
    if item.number is not None:
        return item.number
    run = sum(len(cards.partition(":")[2]) for cards in item.cards)
    return len(item.ranks) or run or (1 if item.determiner == "a" and item.act else None)
