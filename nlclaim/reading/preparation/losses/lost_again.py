"""Losses that are named once more, and not lost twice: "you get a spade. That's it. *Just the spade*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.preparation.losses.given import gives
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_NEAR: Final = 3
"""How many clauses before it the loss may have been named."""
_AGAIN: Final = re.compile(r"\b(?:just|only|yes|yeah|yep|merely|simply|that one|that's)\W*$", re.IGNORECASE)
_A_FEW_WORDS: Final = 12


def drop_losses_named_again(clauses: list[Clause], draft: Draft) -> None:
    """Leaves out a clause that names nothing but what the other side was just given."""
    for place in range(len(clauses) - 1, 0, -1):
        clause = clauses[place]
        said = clause.only_phrase if is_bare_list(clause) else None
        if said is None or clause.link not in ("comma", "stop") or clause.exclusions or clause.negation is not None:
            continue
        head = draft.text[max(clause.start - _A_FEW_WORDS, 0) : clause.start]
        given = [phrase for before in clauses[max(place - _NEAR, 0) : place] for phrase in _given_in(before)]
        if _AGAIN.search(head) is not None and any(_is_same(said, phrase) for phrase in given):
            del clauses[place]


def _given_in(clause: Clause) -> list[NounPhrase]:
    """What the clause gives to the other side."""
    return clause.phrases if gives(clause) and clause.negation is None and clause.subordinate is None else []


def _is_same(said: NounPhrase, given: NounPhrase) -> bool:
    """Whether the one says no more than the other."""
    named = said.suit or said.ranks
    same = (said.suit, said.ranks, said.cards, said.act) == (given.suit, given.ranks, given.cards, given.act)
    count = given.number or 1
    if said.is_bare_number and not said.adjectives:
        return said.number == count and not given.plural  # "a heart, *just the one*"
    return bool(named) and same and said.number in (None, count) and not said.adjectives
