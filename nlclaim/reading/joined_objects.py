"""Two clauses of one deed: "trumps with the ace *and king*", "*a heart* and a spade thrown"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import NounPhrase
from nlclaim.reading.clauses import Clause, is_bare_list


def join_cards_drawn_with(clauses: list[Clause]) -> None:
    """ "I draw trumps with the ace *and king*, …": with both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        place = first.place("with") if first.verb_name in ("draw", "clear") else None
        card = place.object if place is not None else None
        more = second.phrases[0] if is_bare_list(second) and len(second.phrases) == 1 else None
        if place is None or more is None or not isinstance(card, NounPhrase) or second.link != "and":
            continue
        bare = not (more.suit or more.noun or more.cards or more.number) and more.determiner in (None, "the", "my")
        if bare and more.ranks and card.ranks and first.places[-1] is place and not second.joint("THEN", "COMMA"):
            first.places[-1] = replace(place, object=replace(card, ranks=(*card.ranks, *more.ranks)))
            first.take_in(second)
            clauses.remove(second)
            return


def join_what_is_thrown(clauses: list[Clause]) -> None:
    """ "Run the clubs, *a heart and a spade thrown* on them": both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        thrown = second.verb_name == "discard" and second.is_past and second.copula is None and second.link == "and"
        both = thrown and is_bare_list(first) and first.link == "comma" and bool(second.subjects)
        if both and all(phrase.suit and not phrase.act for phrase in first.phrases) and not second.phrases:
            second.subjects = [*first.phrases, *second.subjects]
            second.begin_with(first)
            clauses.remove(first)
            return


def carry_unread_on(clauses: list[Clause]) -> None:
    """ "You can't both *guard* hearts *and spades*": more of what a word that is not known is said of.

    "You get a zork *and a heart*": more of what somebody has of which the first is not known.
    """
    for before, clause in itertools.pairwise(clauses):
        named = before.verb is not None and bool(before.phrases) and before.phrases[-1].noun == "unknown"
        if named and clause.link == "and" and is_bare_list(clause) and not clause.joint("THEN", "COMMA"):
            before.phrases, clause.phrases = [*before.phrases, *clause.phrases], []
        unread = bool(before.phrases) and before.phrases[-1].after_unread
        if unread and clause.link in ("and", "or") and is_bare_list(clause):
            clause.phrases = [replace(phrase, after_unread=True) for phrase in clause.phrases]
