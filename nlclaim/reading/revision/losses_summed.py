"""A number of losses that sums up those named before it: "you've the ace of clubs, *so all but one*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.draft.draft import Draft

_SO_MANY: Final = re.compile(
    r"(?:\bso\b[^.;:]*|\b(?:that['’]s|that (?:is|makes)|which (?:is|makes)|making|meaning)\W*(?:just |only |all )*)$",
    re.IGNORECASE,
)
_LONGEST: Final = 40


def drop_losses_summed(draft: Draft) -> None:
    """Leaves out a bare number that is joined by "so" or "that's" to losses of which it is the sum."""
    conceded = draft.counts.conceded
    for place in range(len(conceded) - 1, 0, -1):
        amount, span = conceded[place]
        before = conceded[:place]
        total = sum(given.tricks or 0 for given, _ in before)
        named = any(step.span.overlaps(span) and (step.suit or step.cards) for step in draft.plan.steps)
        between = draft.text[max(before[-1][1].end, span.start - _LONGEST) : span.start]
        if not named and amount.tricks == total and before[-1][1].end <= span.start and _SO_MANY.search(between):
            del conceded[place]
            draft.marks.then_spans = [said for said in draft.marks.then_spans if not said.overlaps(span)]
            draft.plan.drop_steps({step.id for step in draft.plan.steps if step.span.overlaps(span)})
