"""The play so far, told and no more: "West led a spade, declarer won the ace and drew trumps"."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.clause.parts.frames import REPORTED, SEATS
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause

_TELLS: Final = PLAY_VERBS.keys() | {"win", "take", "make", "concede"}
_OTHERS: Final = SEATS | REPORTED | {"lho", "rho", "you", "they"}
_PLAYERS: Final = _OTHERS | {"partner", "me", "dummy"}


def drop_play_so_far(clauses: list[Clause], draft: Draft) -> None:
    """Drops everything where all of it is told in the past, by somebody who claims nothing in it."""
    if not clauses or clauses[0].who not in _PLAYERS or clauses[0].verb_name == "concede":
        return
    if len(clauses) == 1 and not _counts_what_was_won(clauses[0], draft):
        return
    if all(_is_told(clause, first=clause is clauses[0]) for clause in clauses) and not _calls(clauses, draft):
        clauses.clear()
        draft.flags.add("told")


def _counts_what_was_won(clause: Clause, draft: Draft) -> bool:
    """ "They won three tricks": of others; who says so of himself may mean tricks to come."""
    counted = bool(clause.phrases) and clause.phrases[0].number is not None
    return counted and clause.who in _OTHERS and draft.verb_words(clause) in ("won", "took")


def _is_told(clause: Clause, *, first: bool) -> bool:
    """ "Declarer *won*", "… and *drew trumps*, *losing* to the queen"; "then ran the clubs" may tell a line."""
    form = clause.verb.form if clause.verb is not None and clause.verb_name in _TELLS else ""
    bare = not (clause.copula or clause.auxiliaries or clause.perfect or clause.negation or clause.subordinate)
    rest = any(phrase.quantifier in ("rest", "everything") for phrase in clause.phrases)
    told = form == "past" or (form == "ing" and not first)
    return told and bare and not rest and not clause.marks and clause.joint("THEN") is None


def _calls(clauses: list[Clause], draft: Draft) -> bool:
    """ "Declarer *asked for* ten": what he wanted to have."""
    return any(draft.verb_words(clause) in ("asked for", "called for") for clause in clauses)
