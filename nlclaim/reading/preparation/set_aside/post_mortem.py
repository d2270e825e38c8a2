"""What is said when the claim has been made: "ten tricks. *You should have led a heart*", "… *East disagreed*"."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS, THIRD
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences

_LATE: Final = frozenset({"afterthought", "objection"})


def drop_post_mortem(clauses: list[Clause], draft: Draft) -> None:
    """Drops the sentences behind a claim that say what others should have done, what they said, or what is a pity.

    None of these is an after-thought of his own.
    """
    if draft.claimer_role == "defender":
        return
    for start, end in list(sentences(clauses))[:0:-1]:
        before = any(mark.value in _LATE for clause in clauses[:start] for mark in clause.marks)
        if (_is_of_others(clauses[start]) or _others_object(clauses[start:end])) and not before:
            draft.said_beside += [clause.span for clause in clauses[start:end]]
            drop_clauses(clauses, *clauses[start:end], ends_sentence=True)


def _is_of_others(clause: Clause) -> bool:
    """ "*You could have* beaten me", "*a heart lead would have* beaten it"."""
    if any(mark.value == "wish" for mark in clause.marks):
        return True  # "*a pity* we weren't in game"
    late = any(mark.value == "afterthought" for mark in clause.marks)
    lead = any(subject.noun == "lead" for subject in clause.subjects)
    return late and (lead or clause.who in THIRD or clause.who == "partner")


def _others_object(sentence: list[Clause]) -> bool:
    """ "*East disagreed*", "(*West objected*)", "*nobody objected*": and nothing besides."""
    only = sentence[0] if len(sentence) == 1 else None
    objects = only is not None and any(mark.value in ("objection", "told") for mark in only.marks)
    if only is None or not objects or only.phrases or only.verb is not None:
        return False
    return only.who in SEATS | {"they", "who", "lho", "rho"}
