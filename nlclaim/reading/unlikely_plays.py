"""Plays that statements worded like this one are hardly ever taken to tell, by the statements of the corpus."""

from __future__ import annotations

from typing import Final

from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.reading.likeness import Scores, share_of_verb


def unlikely_plays(plan: PlayPlan, scores: Scores) -> dict[int, Verb | None]:
    """The ids of the steps whose verb hardly ever tells a play of statements with these scores, and what they tell
    rather: a trick taken is led to or not, where that is likelier; else no play."""
    hardly = {verb: _rather(scores, verb) for verb in {step.verb for step in plan.steps} if _is_unlikely(scores, verb)}
    return {step.id: hardly[step.verb] for step in plan.steps if step.verb in hardly}


def _is_unlikely(scores: Scores, verb: Verb) -> bool:
    share = share_of_verb(scores, verb.value)
    return share is not None and share < _HARDLY_EVER


def _rather(scores: Scores, verb: Verb) -> Verb | None:
    other = _TAKEN.get(verb)
    share = None if other is None else share_of_verb(scores, other.value)
    return other if share is not None and share >= _LIKELY else None


_TAKEN: Final = {Verb.WIN: Verb.CASH, Verb.CASH: Verb.WIN}
_HARDLY_EVER: Final = 0.03
"""Once in thirty-three: where sets that were new lost nine steps that were none for each that was one."""
_LIKELY: Final = 0.3
"""The least probability for a play to be another."""
