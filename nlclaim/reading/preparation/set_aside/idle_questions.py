"""Questions that nothing hangs on, beside what is claimed: "… *Shall we score it?*", "… *Who had the king?*"."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.questions import asks_nothing
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences


def drop_idle_questions(clauses: list[Clause], draft: Draft) -> None:
    """Drops such questions, so that what is stated is no question; what a defender asks is an objection."""
    if "?" not in draft.text or draft.claimer_role == "defender" or all(clause.question for clause in clauses):
        return
    for start, end in list(sentences(clauses))[::-1]:
        asked = [clause for clause in clauses[start:end] if clause.question]
        if asked and _is_idle(asked, draft):
            draft.said_beside += [clause.span for clause in asked]
            drop_clauses(clauses, *asked, ends_sentence=len(asked) == end - start)


def _is_idle(asked: list[Clause], draft: Draft) -> bool:
    if _asks_what_was(asked[0], draft):
        return True
    trumps = any("trump" in draft.words(clause.span).lower() for clause in asked)
    return not trumps and all(map(asks_nothing, asked))


_OF_NOW: Final[tuple[str, ...]] = ("me", "declarer", "dummy")
"""Of whom "did" asks what they said or claim: "*did I say* eleven? I meant ten"."""
_WAS: Final[tuple[str, ...]] = ("was", "were")


def _asks_what_was(clause: Clause, draft: Draft) -> bool:
    """ "*Who had* the king?", "where *was* the queen?", "*did* you have it?": over, whatever the answer."""
    did = clause.who not in _OF_NOW and any(draft.words(mark.span).lower() == "did" for mark in clause.auxiliaries)
    held = clause.who == "who" and clause.verb_name == "have" and clause.is_past
    was = clause.copula is not None and clause.subject is None and draft.words(clause.copula.span).lower() in _WAS
    return did or held or was
