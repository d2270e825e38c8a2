"""What the claimer was asked, and answers: "*asked how he would play them*, South said the ten first, then …"."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.reading.asking import was_asked_how
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import as_card
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_asked_how(clauses: list[Clause], draft: Draft) -> None:
    """Drops the question, and takes from it the suit of the cards by which it is answered."""
    if not was_asked_how(draft.text):
        return
    answer = next((place for place, clause in enumerate(clauses) if place and clause.verb_name == "say"), 0)
    if not answer:
        return
    asked = clauses[:answer]
    suit = next((phrase.suit for clause in asked for phrase in clause.phrases if phrase.suit), None)
    for clause in clauses[answer:]:
        named = clause.only_phrase
        card = as_card(named, "the") if named is not None and named.determiner == "the" else None
        if card is not None and len(card.ranks) == 1:
            clause.phrases = [replace(card, suit=card.suit or suit)]
    drop_clauses(clauses, *asked)
