"""Finesses that the claimer does not take: those he has taken, or had to take, and those of the other side."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses
from nlclaim.reading.stems import holds_any


def drop_finesses_told(clauses: list[Clause], draft: Draft) -> None:
    """Drops clauses that tell of a finesse which the claimer does not take from here on."""
    if not holds_any(draft.lowered, _FINESSE):
        return
    gone = [clause for clause in clauses if _is_finesse(clause) and (_is_past(clause, draft) or _is_theirs(clause))]
    for clause in gone:
        place = clauses.index(clause)
        following = clauses[place + 1] if place + 1 < len(clauses) else None
        draft.said_beside.append(clause.span)
        if following is not None and following.link == "none" and following.subject is None:
            del clauses[place + 1]  # "I needed the finesse *to work*"
        drop_clauses(clauses, clause)


_FINESSE: Final = ("finess", "hook")


def _is_finesse(clause: Clause) -> bool:
    if clause.negation is not None or clause.question or clause.subordinate is not None:
        return False
    return clause.verb_name == "finesse" or [phrase.act for phrase in clause.phrases] == ["finesse"]


def _is_past(clause: Clause, draft: Draft) -> bool:
    """ "*I took the finesse*", "*I needed the finesse to work*", "*I had to finesse*", but "he said he took it"."""
    return clause.who == "me" and _TOOK.match(draft.text, clause.start) is not None


_TOOK: Final = re.compile(
    r"(?:I|we)(?:['’]ve| have| had)?(?: (?:already|just|really|only|also|did))* "
    r"(?:took|taken|tried|played for|had to (?:take|try|finesse|hook)|(?:needed|wanted|hoped for)(?! to))\b",
    re.IGNORECASE,
)


def _is_theirs(clause: Clause) -> bool:
    """ "*East will want to take the finesse of my king*", "you can finesse against me"."""
    other = clause.who in SEATS or clause.who in ("you", "they", "he", "lho", "rho", "declarer")
    mine = any(phrase.determiner == "my" and bool(phrase.ranks) for phrase in clause.phrases)
    held = clause.phrase_at("of", "against", "for")
    mine = mine or (isinstance(held, NounPhrase) and held.determiner == "my" and bool(held.ranks))
    return other and (mine or clause.goes_to(("me",), "against"))
