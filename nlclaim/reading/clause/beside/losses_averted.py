"""A loss that is none on second thoughts: "I lose a heart, no wait, *it goes on the diamond*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.beside.repairs import withdraw_concession
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause

_DISPOSING: Final = frozenset({"go", "ruff", "overruff", "discard"})


def averts_loss(clause: Clause, draft: Draft) -> bool:
    """Whether what was given away is ruffed, thrown or covered after all: then it is no loss.

    What is done with it is left to be read, of what it is done to.
    """
    before = draft.last.clause
    lost = before.phrases[-1] if before is not None and before.phrases else None
    if lost is None or clause.negation is not None or not (is_covered(clause) or _is_disposed_of(clause)):
        return False
    if not withdraw_concession(draft, clause.span):
        return False
    if not is_covered(clause):
        _name_what_it_is(clause, lost)
    return True


def is_covered(clause: Clause) -> bool:
    """ "I've got it covered", "I have it"."""
    vague = any(mark.value == "vague" for mark in clause.marks) or _speaks_of_it(clause)
    return clause.who == "me" and clause.verb_name == "have" and vague and not clause.phrases


def _is_disposed_of(clause: Clause) -> bool:
    """ "It goes on the diamond", "I can ruff it"."""
    goes = clause.who == "it" and clause.verb_name == "go" and clause.place("on") is not None
    done = clause.who in ("me", "dummy") and clause.verb_name in _DISPOSING and _speaks_of_it(clause)
    return (goes or done) and not clause.phrases


def _speaks_of_it(clause: Clause) -> bool:
    return clause.names("it")


def _name_what_it_is(clause: Clause, lost: NounPhrase) -> None:
    if clause.verb_name == "go":
        clause.subject, clause.subjects = lost, [lost]
    else:
        clause.phrases = [lost]
        clause.persons = [person for person in clause.persons if person.value != "it"]
