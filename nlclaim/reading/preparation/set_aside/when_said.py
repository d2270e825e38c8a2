"""When something was said: "ten tricks, he said *after ruffing*", "*on winning the trick* he announced"."""

from __future__ import annotations

import itertools

from nlclaim.reading.clause.parts.frames import REPORTED
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of


def drop_when_said(clauses: list[Clause], draft: Draft) -> None:
    """Drops the clause that says at what point of the play he spoke: it had been played by then."""
    for said, when in itertools.pairwise(list(clauses)):
        last = when in clauses and end_of(clauses, clauses.index(when)) == clauses.index(when) + 1
        if last and _says_behind(said) and when.link == "none" and when.subordinate in ("after", "before"):
            draft.said_beside.append(when.span)
            drop_clauses(clauses, when)
    if len(clauses) > 2 and _is_on_doing(clauses[0], clauses[1]) and _begins_to_say(clauses[2]):
        draft.said_beside += [clauses[0].span, clauses[1].span]
        drop_clauses(clauses, clauses[0], clauses[1])


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
