"""What is said of the board when the claim has been made: "ten tricks. *You should have led a heart*"."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.clause.parts.frames import THIRD
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences

_LATE: Final = frozenset({"afterthought", "objection"})


def drop_post_mortem(clauses: list[Clause], draft: Draft) -> None:
    """Drops the sentences behind a claim that say what others should have done: none of his own after-thoughts."""
    if draft.claimer_role == "defender":
        return
    for start, end in list(sentences(clauses))[:0:-1]:
        before = any(mark.value in _LATE for clause in clauses[:start] for mark in clause.marks)
        if _is_of_others(clauses[start]) and not before:
            draft.said_beside += [clause.span for clause in clauses[start:end]]
            drop_clauses(clauses, *clauses[start:end], ends_sentence=True)


def _is_of_others(clause: Clause) -> bool:
    """ "*You could have* beaten me", "*a heart lead would have* beaten it"."""
    late = any(mark.value == "afterthought" for mark in clause.marks)
    lead = any(subject.noun == "lead" for subject in clause.subjects)
    return late and (lead or clause.who in THIRD or clause.who == "partner")
