"""Tricks named that are over, beside what is still to come: "*you took the ace already*, the rest are mine"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause


def drop_taken_before(clauses: list[Clause], draft: Draft) -> None:
    """Drops a trick that the other side has had, where the clause beside it tells of what the claimer gets."""
    if any(clause.verb_name in ("say", "claim") and clause.who not in ("me", None) for clause in clauses):
        return  # "declarer said East took the ace and the rest were his" is told of what was to come
    dropped: Clause | None = None
    for first, second in itertools.pairwise(list(clauses)):
        if first is dropped:
            continue
        if _is_over(first, draft) and _goes_on_from_now(second):
            second.link, second.joints = first.link, second.joints if second.subordinate else ()
            draft.said_beside.append(first.span)
            clauses.remove(first)
        elif _is_over(second, draft) and _goes_on_from_now(first) and (second is clauses[-1] or _why(second)):
            draft.said_beside.append(second.span)
            dropped = second
            clauses.remove(second)  # "the rest are mine, *you took your ace already*", "… *now that you've had it*"


def _is_over(clause: Clause, draft: Draft) -> bool:
    """ "You took the ace", "now that you've won your king", "I've already given you a heart"; no plan, no if."""
    named = clause.phrases[0] if len(clause.phrases) == 1 else None
    if named is None or not (named.suit or named.ranks or named.noun == "trick") or named.act is not None:
        return False
    if "last" in named.adjectives:
        return False  # "you've had your last trick": no more for you
    if clause.negation or clause.auxiliaries or clause.question or clause.exclusions or clause.copula or clause.marks:
        return False
    if clause.subordinate not in (None, "because") or clause.joint("THEN", "OR", "REPAIR") is not None:
        return False
    around = draft.lowered[max(clause.start - len("already "), 0) : clause.end + len(" already")]
    already = "already" in around
    told = clause.perfect or clause.is_past
    if clause.who in OPPONENTS | {"they"}:
        card = bool(named.ranks) and named.determiner in ("the", "your", None)
        taken = clause.verb_name in ("take", "win") or (clause.verb_name == "have" and clause.perfect)
        return told and taken and (card or already or clause.perfect or _why(clause))
    return clause.who == "me" and clause.verb_name in _GIVING and told and (already or _why(clause))


_GIVING: Final[tuple[str, ...]] = ("give", "concede")


def _why(clause: Clause) -> bool:
    return clause.subordinate == "because"


def _goes_on_from_now(clause: Clause) -> bool:
    """ "… the rest are mine", "… it's ten", "… the clubs are good", "… I draw trumps": of what is to come."""
    if clause.subordinate in ("if", "unless", "depends", "before", "after") or clause.question:
        return False
    present = clause.verb is not None and clause.verb.form in ("base", "s") and not clause.perfect
    mine = clause.who in (None, "me", "it", "they", "dummy", "hand", "that")
    return mine and clause.link != "or" and (present or clause.copula is not None)
