"""Two cards of the other side that take tricks: "I lose two to *the ace and king*", "*your king and ten* take two"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase, Prepositional
from nlclaim.reading.phrases import as_card
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_TAKES: Final[tuple[str, ...]] = ("take", "win", "make", "get")


def join_winning_pairs(clauses: list[Clause]) -> None:
    """Joins the second card to the first, where the clauses were parted between them."""
    for first, second in itertools.pairwise(list(clauses)):
        if second.link != "and" or second.joint("THEN") is not None or second.subordinate is not None:
            continue
        if _lose_to_both(first, second):
            clauses.remove(second)
        elif _take_both(first, second):
            clauses.remove(first)


def _lose_to_both(first: Clause, second: Clause) -> bool:
    """ "I lose two to the ace *and king of clubs*": the number counts for both of them."""
    if first.verb_name not in ("concede", "give") or first.subordinate is not None:
        return False  # "unless you hold four to the queen, and the ace"
    place = first.place("to")
    card = place.object if place is not None else None
    lost = first.phrases[0] if len(first.phrases) == 1 and first.phrases[0].suit is None else None
    number = lost.number if lost is not None else None  # "two clubs to the ace" are clubs
    if place is None or not isinstance(card, NounPhrase) or (number or 0) < 2 or not _is_card(card):
        return False
    other = second.only_phrase if is_bare_list(second) else None
    if other is None or not _is_card(as_card(other, "the")) or second.exclusions:
        return False
    other = as_card(other, "the")
    shared = replace(card, suit=card.suit or other.suit) if not other.determiner else card
    first.places = [replace(each, object=shared) if each is place else each for each in first.places]
    first.places.append(Prepositional(other.span, "to", other))
    first.take_in(second)
    return True


def _take_both(first: Clause, second: Clause) -> bool:
    """ "*Your king* and ten take the last two": both are theirs."""
    owned = first.only_phrase if is_bare_list(first) else None
    other = second.only_subject
    if owned is None or other is None or owned.determiner != "your" or not _is_card(owned):
        return False
    both = second.verb_name in _TAKES and bool(second.phrases) and second.negation is None
    both = both and other.determiner in (None, "the")
    card = as_card(replace(other, determiner="your"), "your")
    if not both or not _is_card(card) or first.exclusions:
        return False
    second.begin_with(first)
    second.subjects = [owned, card]
    second.subject = owned
    return True


def _is_card(phrase: NounPhrase) -> bool:
    return len(phrase.ranks) == 1 and phrase.act is None
