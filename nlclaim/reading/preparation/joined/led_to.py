"""The suit that the other side leads, of a card that wins it: "after *the diamond switch* I win the ace"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase, Prepositional
from nlclaim.reading.people import THIRD
from nlclaim.reading.segmentation.clause import Clause

_TELLS: Final = frozenset({"claim", "say", "show", ""})
"""What may stand between the lead and what is done to it: "… *South claimed, saying* he would win the ace"."""
_WINS: Final = frozenset({"win", "take"})


def win_what_is_led(clauses: list[Clause]) -> None:
    """Gives a card that wins, and was named without its suit, the suit of the lead told just before it."""
    for place, clause in enumerate(clauses):
        at = clause.phrase_at("on", "after", "at")
        suit = at.suit if at is not None and at.noun == "lead" else _suit_led(clause)
        if suit is None:
            continue
        wins: Clause | None = clause  # "*on the heart return* I take the ace"
        if clause.verb_name not in _WINS:
            wins = next(itertools.dropwhile(_only_tells, clauses[place + 1 :]), None)
        if wins is not None and _wins_with_card(wins):
            wins.phrases = [replace(wins.phrases[0], suit=suit)]
        elif wins is not None and wins.place("in") is not None:
            wins.places = [_with_its_suit(each, suit) for each in wins.places]  # "I'm in *with the queen*"


def _suit_led(clause: Clause) -> str | None:
    """ "After *the diamond switch*", "*West led a club*", "the return is *a heart*"."""
    named = clause.only_phrase
    if named is None or clause.negation is not None or named.act or named.quantifier is not None:
        return None
    if clause.verb is None and clause.copula is None and named.noun == "lead":
        return named.suit
    if [subject.noun for subject in clause.subjects] == ["lead"] and clause.copula is not None and clause.verb is None:
        if named.determiner != "a":
            return None
        clause.phrases = []  # "the return is *a heart*": theirs, and no trick of ours
        return named.suit
    theirs = clause.verb_name in ("lead", "play") and clause.who in THIRD and not clause.places
    return named.suit if theirs and named.noun is None else None


def _only_tells(clause: Clause) -> bool:
    """Whether a clause says no more than that somebody claims, shows his hand or says something."""
    return clause.verb_name in _TELLS and not (clause.phrases or clause.subjects or clause.copula)


def _wins_with_card(clause: Clause) -> bool:
    card: NounPhrase | None = clause.only_phrase
    plain = clause.verb_name in _WINS and clause.negation is None and not clause.is_passive
    return plain and card is not None and _is_open_card(card)


def _is_open_card(card: NounPhrase) -> bool:
    """ "The ace": one card, of no suit that was said with it."""
    one = len(card.ranks) == 1 and card.suit is None and not (card.cards or card.nouns_plural)
    return one and card.determiner in ("the", "my", None) and card.of is None


def _with_its_suit(place: Prepositional, suit: str) -> Prepositional:
    card = place.object
    if place.preposition != "with" or not isinstance(card, NounPhrase) or not _is_open_card(card):
        return place
    return replace(place, object=replace(card, suit=suit))
