"""What somebody claims to be so, and no tricks: "*East claims she didn't see it*", "declarer claims East revoked"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED
from nlclaim.reading.segmentation.clause import Clause

_TELLS: Final = frozenset({"play", "ask", "see", "say", "revoke", "spoil", "lose_track", "know"})
_GAINS: Final = frozenset({"LAST", "MINE", "PRED", "EXACT", "DOWN", "BREAKS"})


def drop_allegations(clauses: list[Clause], draft: Draft) -> None:
    """Drops a claim that is told of in the present, where a past event follows in place of what is claimed."""
    if "claims" not in draft.text:
        return
    for claims, event in itertools.pairwise(list(clauses)):
        if _claims_that(claims) and _is_event(event, draft):
            _drop(clauses, claims, event)
    for claims in list(clauses):
        if _claims_that(claims) and any(mark.value == "objection" for mark in claims.marks):
            _drop(clauses, claims, claims)
    if not clauses:
        draft.flags.add("told")


def _claims_that(clause: Clause) -> bool:
    """ "He *claims (that)*", "West *claims*": nothing named in it."""
    form = clause.verb.form if clause.verb is not None and clause.verb_name == "claim" else ""
    that = all(phrase.determiner == "this" and not phrase.has_head for phrase in clause.phrases)
    more = clause.negation or clause.places or clause.exclusions or clause.subordinate
    return form == "s" and clause.who in REPORTED | {"they", "lho", "rho"} and that and not more


def _is_event(clause: Clause, draft: Draft) -> bool:
    """ "… *he was misinformed*", "… *he asked for it*", "… *he had a hesitation*": no tricks in it."""
    if clause.link != "none" or clause.who is None or any(mark.label in _GAINS for mark in clause.marks):
        return False
    tricks = any(p.suit or p.ranks or p.number is not None or p.quantifier or p.act for p in clause.phrases)
    was = clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "were")
    unknown = bool(clause.phrases) and draft.verb_words(clause) == "had" and clause.phrases[0].noun == "unknown"
    return not tricks and ((was and clause.verb is None) or unknown or (clause.verb_name in _TELLS and clause.is_past))


def _drop(clauses: list[Clause], claims: Clause, event: Clause) -> None:
    place, end = clauses.index(claims), clauses.index(event) + 1
    while end < len(clauses) and clauses[end].link == "none":
        end += 1
    if end < len(clauses):
        clauses[end].link, clauses[end].joints = claims.link, claims.joints
    del clauses[place:end]
