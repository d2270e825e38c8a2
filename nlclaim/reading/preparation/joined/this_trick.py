"""The trick in progress counted with those after it: "*this one and* two more", "this *plus* the last two"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_GETS: Final[tuple[str, ...]] = ("get", "take", "win", "have", "claim", "make")


def count_this_trick(clauses: list[Clause]) -> None:
    """Makes one number of "this" and the tricks that are added to it."""
    for clause in clauses:
        if len(clause.subjects) == 2 and (total := _total(*clause.subjects)) is not None:
            clause.subject, clause.subjects = total, [total]  # "this and two more are mine"
    for first, second in itertools.pairwise(list(clauses)):
        total = _total(first.phrases[0], second.phrases[0]) if _are_added(first, second) else None
        if total is None:
            continue
        if is_bare_list(first):
            second.begin_with(first)
            second.phrases = [total]
            clauses.remove(first)
        else:
            first.phrases = [total]
            first.take_in(second)
            clauses.remove(second)


def _are_added(first: Clause, second: Clause) -> bool:
    """Whether the second clause names a number and no more, or "the last to you", beside one thing in the first."""
    joined = second.link == "and" and second.joint("THEN") is None and second.subordinate is None
    if not joined or len(first.phrases) != 1 or len(second.phrases) != 1 or first.subordinate is not None:
        return False
    if first.places or first.exclusions or second.exclusions or first.negation is not None:
        return False
    if not is_bare_list(first):
        gets = first.verb_name in _GETS and first.who == "me" and not (first.marks or first.persons)
        contract = first.verb_name == "make" and not _is_named(second.phrases[0])  # "I make this plus one"
        gets = gets and not contract
        return gets and is_bare_list(second)
    shared = second.goes_to(("me", "you"), "to", "for") and len(second.places) == 1 and _is_named(second.phrases[0])
    more = second.verb or second.copula or second.marks or second.subject or second.persons
    return not more and (shared or not second.places)


def _total(this: NounPhrase, others: NounPhrase) -> NounPhrase | None:
    """The trick in progress and the others as one number; None where the words are no such tricks."""
    head = this.noun in (None, "trick", "one") and not (this.suit or this.ranks or this.cards or this.act)
    if this.determiner != "this" or not head or this.number not in (None, 1) or this.of is not None:
        return None
    if others.suit or others.ranks or others.cards or others.act or others.of or others.noun not in (None, "trick"):
        return None
    counted = others.is_bare_number or others.quantifier == "more" or others.noun == "trick" or _is_named(others)
    number = others.number or (1 if _is_named(others) else None)
    if not counted or number is None or number > HIGHEST_LEVEL or others.determiner == "this":
        return None
    return replace(
        others, span=this.span.cover(others.span), number=number + 1, quantifier="more", determiner=None, adjectives=()
    )


def _is_named(phrase: NounPhrase) -> bool:
    """ "The last", "the next two": tricks that there is one of, as of this."""
    return phrase.adjectives in (("last",), ("next",)) and phrase.determiner == "the"
