"""When something was said: "ten tricks, he said *after ruffing*", "*on winning the trick* he announced"."""

from __future__ import annotations

import itertools

from nlclaim.reading.clause.parts.frames import REPORTED
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of


def drop_when_said(clauses: list[Clause], draft: Draft) -> None:
    """Drops the clause that says at what point of the play he spoke: it had been played by then."""
    for said, when in itertools.pairwise(list(clauses)):
        timed = when.link == "none" and when.subordinate in ("after", "before")
        if timed and _says_behind(said) and end_of(clauses, clauses.index(when)) == clauses.index(when) + 1:
            draft.said_beside.append(when.span)
            drop_clauses(clauses, when)
    _drop_played_before(clauses, draft)
    if len(clauses) > 2 and _is_on_doing(clauses[0], clauses[1]) and _begins_to_say(clauses[2]):
        draft.said_beside += [clauses[0].span, clauses[1].span]
        drop_clauses(clauses, clauses[0], clauses[1])


def _drop_played_before(clauses: list[Clause], draft: Draft) -> None:
    """ "*He ruffed the club and* said 'ten tricks'", "*when dummy won the trick* he said '…'": before he spoke."""
    at = next((at for at, clause in enumerate(clauses) if at and _quotes(clauses, at)), 0)
    if at and all(_is_told_play(clause) for clause in clauses[:at]):
        draft.said_beside += [clause.span for clause in clauses[:at]]
        drop_clauses(clauses, *clauses[:at])


def _quotes(clauses: list[Clause], at: int) -> bool:
    """Whether a clause tells that something was said which follows in quotes."""
    said, quoted = clauses[at], clauses[at + 1] if at + 1 < len(clauses) else None
    told = said.verb_name in ("say", "claim") and said.verb is not None and said.verb.form == "past"
    return told and not said.phrases and quoted is not None and quoted.joint("QUOTE") is not None


def _is_told_play(clause: Clause) -> bool:
    """ "He ruffed the club", "when dummy won the trick": done by somebody who is told of."""
    who = clause.who in REPORTED | {"dummy"} or (clause.who is None and clause.link in ("and", "comma"))
    plays = clause.verb_name in PLAY_VERBS or clause.verb_name in ("win", "take", "show")
    return who and plays and clause.is_past and clause.negation is None and clause.joint("QUOTE") is None


def _says_behind(clause: Clause) -> bool:
    """ "…, *he said*", "…, *said South*": behind what was said."""
    told = clause.verb_name == "say" and clause.verb is not None and clause.verb.form in ("past", "s")
    more = clause.phrases or clause.places or clause.negation or clause.auxiliaries
    return told and clause.link == "comma" and clause.who not in ("me", "you") and not more


def _is_on_doing(on: Clause, doing: Clause) -> bool:
    """ "*On winning the trick*"."""
    alone = len(on.places) == 1 and on.place("on") is not None and on.places[0].object is None and on.verb is None
    return alone and doing.link == "none" and doing.verb is not None and doing.verb.form == "ing"


def _begins_to_say(clause: Clause) -> bool:
    told = clause.verb_name == "say" and clause.verb is not None and clause.verb.form in ("past", "s")
    return told and clause.who in REPORTED and clause.link in ("none", "comma")
