"""A tenace that is finessed with: "*I have ace-queen of diamonds over the king*, so I take that finesse"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.bridge import RANKS
from nlclaim.language import NounPhrase
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def finesse_tenaces(clauses: list[Clause]) -> None:
    """The finesse is in the suit of the tenace, of which no card is cashed before it."""
    for first, second in itertools.pairwise(list(clauses)):
        tenace = _tenace(first)
        if tenace is None or second.subordinate or second.negation or second.link not in ("comma", "and", "none"):
            continue
        finesse = _finesse_without_suit(second)
        if finesse is None and (second.verb_name != "finesse" or second.phrases or second.places):
            continue
        suit = tenace.suit or ""
        if finesse is None:
            second.phrases = [NounPhrase(tenace.span, suit=suit, suit_span=tenace.suit_span)]
        else:
            second.phrases[0] = replace(finesse, suit=suit)
        second.link, second.joints = first.link, first.joints
        clauses.remove(first)


def join_squeezed_suits(clauses: list[Clause]) -> None:
    """ "*Hearts and clubs squeeze* on the last spade": both are what they are squeezed in, and nothing is cashed."""
    for first, second in itertools.pairwise(list(clauses)):
        act = second.phrases[0] if len(second.phrases) == 1 and second.verb is None and not second.subjects else None
        one = first.phrases[0] if is_bare_list(first) and len(first.phrases) == 1 else None
        if act is None or one is None or act.act != "squeeze" or act.determiner or act.suit is None:
            continue
        suits = one.suit not in (None, act.suit) and not (one.ranks or one.cards or one.number or one.act)
        if suits and second.link == "and" and second.joint("THEN") is None:
            second.begin_with(first)
            clauses.remove(first)


def _tenace(clause: Clause) -> NounPhrase | None:
    """Two or three cards of a suit, with gaps between them, that the claimer has."""
    if clause.who != "me" or clause.verb_name != "have" or clause.negation or clause.subordinate or clause.perfect:
        return None
    held = clause.phrases[0] if len(clause.phrases) == 1 else None
    if held is None or held.suit in (None, "T") or held.number is not None:
        return None
    named = [cards.partition(":")[2] for cards in held.cards] or ["".join(held.ranks)]
    places = [RANKS.index(rank) for rank in named[0]] if len(named) == 1 else []
    gaps = len(places) > 1 and any(one - other > 1 for one, other in itertools.pairwise(places))
    return held if gaps and RANKS[places[0]] in "AK" else None


def _finesse_without_suit(clause: Clause) -> NounPhrase | None:
    act = clause.phrases[0] if len(clause.phrases) == 1 else None
    return act if act is not None and act.act == "finesse" and not act.suit and act.quantifier != "no" else None
