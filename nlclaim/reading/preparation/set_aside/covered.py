"""A card of the other side that the claimer tops: "you have the jack *but I have the king*" gives no trick."""

from __future__ import annotations

import itertools

from nlclaim.bridge import RANKS
from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import as_card
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_covered(clauses: list[Clause], draft: Draft) -> None:
    """ "*You have the jack* but I have the king", "*there's only the jack* and I've the king": where that card is."""
    for first, second in itertools.pairwise(list(clauses)):
        card = _card_out(first, draft)
        if card is None or not _tops(second, card):
            continue
        if card.suit == "T":
            draft.marks.outstanding.append((1, first.span))
        drop_clauses(clauses, first)


def _card_out(clause: Clause, draft: Draft) -> NounPhrase | None:
    """The one card that is said to be out, or theirs, as a bare statement."""
    if clause.negation or clause.auxiliaries or clause.subordinate or clause.question or clause.exclusions:
        return None
    if any(mark.value != "left" for mark in clause.marks) or len(clause.phrases) != 1 or clause.subjects:
        return None
    card = as_card(clause.phrases[0], "the")
    if card.determiner != "the" or card.act or len(card.ranks) != 1:
        return None
    theirs = clause.who in ("you", "they") and clause.verb_name == "have" and not clause.places
    said = f" {draft.words(clause.span).lower()} "
    there_is = clause.who == "it" and clause.verb is None and not clause.places and said.startswith(" there")
    only = " just " in said or " only " in said
    against = _is_against_me(clause) and clause.who in ("it", None) and clause.verb is None
    return card if theirs or (there_is and only) or against else None


def _is_against_me(clause: Clause) -> bool:
    """ "The queen *against me*"."""
    place = clause.place("against")
    return place is not None and isinstance(place.object, Mark) and place.object.value == "me"


def _tops(clause: Clause, card: NounPhrase) -> bool:
    """Whether the claimer says that he has a higher card, of the same suit so far as suits are named."""
    if clause.who != "me" or clause.verb_name != "have" or clause.negation or clause.subordinate:
        return False
    return any(
        RANKS.index(rank) > RANKS.index(card.ranks[0])
        for phrase in clause.phrases
        for suit, rank in _ranks_of(phrase)
        if suit is None or card.suit is None or suit == card.suit
    )


def _ranks_of(phrase: NounPhrase) -> list[tuple[str | None, str]]:
    """The cards that a phrase names, each with its suit where it has one."""
    runs = [cards.partition(":") for cards in phrase.cards]
    noted = [(None if suit == "?" else suit, rank) for suit, _, ranks in runs for rank in ranks]
    card = as_card(phrase, "the")
    return [*noted, *((card.suit, rank) for rank in card.ranks)]
