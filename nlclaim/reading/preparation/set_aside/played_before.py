"""What had been played by then: "West led a spade, declarer drew trumps", "ten tricks, he said *after ruffing*"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.reading.clause.parts.told import has_been_played, says_what_stands_before
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of

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
    rest = any(phrase.quantifier in ("rest", "everything") for phrase in clause.phrases)
    told = has_been_played(clause) or (_goes_on_playing(clause) and not first)
    return told and clause.subordinate is None and not rest and not clause.marks and clause.joint("THEN") is None


def _goes_on_playing(clause: Clause) -> bool:
    doing = clause.verb is not None and clause.verb.form == "ing"
    plays = clause.verb_name in PLAYS or clause.verb_name in ("win", "take", "make", "concede")
    return doing and plays and not (clause.copula or clause.auxiliaries or clause.negation)


def _calls(clauses: list[Clause], draft: Draft) -> bool:
    """ "Declarer *asked for* ten": what he wanted to have."""
    return any(draft.verb_words(clause) in ("asked for", "called for") for clause in clauses)


# When something was said.


def drop_when_said(clauses: list[Clause], draft: Draft) -> None:
    """Drops the clause that says at what point of the play he spoke: it had been played by then."""
    for said, when in itertools.pairwise(list(clauses)):
        timed = when.link == "none" and when.subordinate in ("after", "before")
        if timed and says_what_stands_before(said) and end_of(clauses, clauses.index(when)) == clauses.index(when) + 1:
            draft.said_beside.append(when.span)
            drop_clauses(clauses, when)
    _drop_played_before(clauses, draft)
    if len(clauses) > 2 and _is_on_doing(clauses[0], clauses[1]) and _begins_to_say(clauses[2]):
        draft.said_beside += [clauses[0].span, clauses[1].span]
        drop_clauses(clauses, clauses[0], clauses[1])


def _drop_played_before(clauses: list[Clause], draft: Draft) -> None:
    """ "*He ruffed the club and* said 'ten tricks'", "*when dummy won the trick* he said '…'": before he spoke."""
    at = next((at for at, clause in enumerate(clauses) if at and _quotes(clauses, at)), 0)
    if at and all(_is_played_before(clause) for clause in clauses[:at]):
        draft.said_beside += [clause.span for clause in clauses[:at]]
        drop_clauses(clauses, *clauses[:at])


def _quotes(clauses: list[Clause], at: int) -> bool:
    """Whether a clause tells that something was said which follows in quotes."""
    said, quoted = clauses[at], clauses[at + 1] if at + 1 < len(clauses) else None
    told = said.verb_name in ("say", "claim") and said.verb is not None and said.verb.form == "past"
    return told and not said.phrases and quoted is not None and quoted.joint("QUOTE") is not None


def _is_played_before(clause: Clause) -> bool:
    """ "He ruffed the club", "when dummy won the trick": done by somebody who is told of."""
    who = clause.who in REPORTED | {"dummy"} or (clause.who is None and clause.link in ("and", "comma"))
    return who and has_been_played(clause) and clause.joint("QUOTE") is None


def _is_on_doing(on: Clause, doing: Clause) -> bool:
    """ "*On winning the trick*"."""
    alone = len(on.places) == 1 and on.place("on") is not None and on.places[0].object is None and on.verb is None
    return alone and doing.link == "none" and doing.verb is not None and doing.verb.form == "ing"


def _begins_to_say(clause: Clause) -> bool:
    told = clause.verb_name == "say" and clause.verb is not None and clause.verb.form in ("past", "s")
    return told and clause.who in REPORTED and clause.link in ("none", "comma")
