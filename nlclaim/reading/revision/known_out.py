"""Trumps that are out: what the claimer knows of them, and what only who tells of his claim does."""

from __future__ import annotations

from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft


def forget_recorded(draft: Draft) -> None:
    """ "Declarer claimed *with a trump out*" is no word of his, unless it is told what he does with it or concedes."""
    recorded = draft.report.recorded
    if not recorded or any(step.verb is Verb.DRAW for step in draft.plan.steps):
        return  # "there was one trump out, *which he would draw*"
    given = [step.span for step in draft.plan.steps if step.verb is Verb.CONCEDE]
    marks = draft.marks
    marks.outstanding = [
        (count, span)
        for count, span in marks.outstanding
        if not draft.report.records(span) or any(span.overlaps(lost) for lost in given)
    ]
    marks.plain_out = [known for known in marks.plain_out if not draft.report.records(known.span)]
    marks.known_out = [(card, span) for card, span in marks.known_out if not draft.report.records(span)]
