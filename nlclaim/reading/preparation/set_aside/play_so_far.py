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
    _drop_what_was_claimed(clauses, draft)
    if not clauses or clauses[0].who not in _PLAYERS or clauses[0].verb_name == "concede":
        return
    if len(clauses) == 1 and not _counts_what_was_won(clauses[0], draft):
        if _counts_the_first(clauses[0], draft):
            clauses.clear()
            draft.flags.add("told")
        return
    if all(_is_told(clause, first=clause is clauses[0]) for clause in clauses) and not _calls(clauses, draft):
        clauses.clear()
        draft.flags.add("told")


def _counts_what_was_won(clause: Clause, draft: Draft) -> bool:
    """ "They won three tricks": of others; who says so of himself may mean tricks to come."""
    counted = bool(clause.phrases) and clause.phrases[0].number is not None
    made = clause.who in ("you", "they") and draft.verb_words(clause) == "made"
    return counted and clause.who in _OTHERS and (made or draft.verb_words(clause) in ("won", "took"))


def _counts_the_first(clause: Clause, draft: Draft) -> bool:
    """ "*I had the first six tricks*", "we took the first nine"; "we've taken four tricks": whoever says so."""
    counted = bool(clause.phrases) and clause.phrases[-1].number is not None and clause.phrases[-1].suit is None
    if not counted or clause.negation or clause.auxiliaries or clause.copula or clause.places:
        return False
    first = [mark.label for mark in clause.marks] == ["FIRST"] and len(clause.phrases) == 2
    if clause.perfect:
        tricks = clause.phrases[-1].noun == "trick" and clause.verb_name in ("take", "win", "make")
        return tricks and not clause.marks and len(clause.phrases) == 1
    return first and draft.verb_words(clause) in ("had", "took", "won", "made", "lost", "got")


def _drop_what_was_claimed(clauses: list[Clause], draft: Draft) -> None:
    """ "*You claimed eleven*", "you claimed eleven, *not ten*": said against it."""
    yours = [clause.who == "you" and clause.verb_name == "claim" and clause.is_past for clause in clauses[:1]]
    if yours == [True] and not clauses[0].negation and all(each.negation and not each.verb for each in clauses[1:]):
        clauses.clear()
        draft.flags.add("told")


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
