"""Trumps that need no drawing: "having drawn trumps", "no wait, they're in"; or that are drawn later, and once."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.plan.model import Step, Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.model import Belief


def have_drawn_before(draft: Draft) -> None:
    """ "I claim, *having drawn trumps*", "all trumps having been drawn, the rest are mine": nothing is left to draw."""
    plan = draft.plan
    steps = [step for step in plan.steps if "believed" not in step.how]
    drawn = bool(steps) and all(step.verb is Verb.DRAW and not step.negated for step in steps)
    drawn = drawn and not any("_round" in word for step in steps for word in step.how)  # not "two rounds"
    if not drawn or not (draft.counts.claimed or "claim" in draft.flags):
        return
    ids = {step.id for step in steps}
    units = [unit for unit in plan.units if not ids.isdisjoint(unit.steps)]
    if any(unit.subordinate != "after" for unit in units):
        return
    if _HAVING.search(draft.text) is None or plan.conditions:
        return
    for step in steps:
        draft.beliefs.append(Belief(draft.words(step.span), step.span, "gone", suit=step.suit))
    draft.forget_steps()
    draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans]
    draft.marks.outstanding = []


_HAVING: Final = re.compile(
    r"\bhaving (?:all |just |now |already )*(?:been )?(?:all )?(?:drawn|pulled|extracted|cleared|taken|removed)\b"
    r"|\bhaving had (?:the |all |their )*trumps out\b",
    re.IGNORECASE,
)


def forget_drawn(draft: Draft) -> None:
    """ "*With trumps drawn* I've six winners": done, where no play follows that it comes before."""
    plan = draft.plan
    said = _DRAWN.match(draft.text[: plan.steps[0].span.end]) if plan.steps else None
    done = said is not None and " to " not in said[0] and not draft.text.startswith(" to ", said.end())
    later = [
        plan.steps[number].verb for unit in plan.units[1:] if unit.sort in ("verb", "act") for number in unit.steps
    ]
    if plan.units and plan.units[0].first is not None:
        return  # "with trumps drawn *first*, then clubs"
    if not done or plan.steps[0].verb is not Verb.DRAW or any(verb is not Verb.CONCEDE for verb in later):
        return
    done_at = plan.steps[0].span
    plan.drop_steps({0})
    draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans]
    draft.marks.outstanding = [each for each in draft.marks.outstanding if not each[1].overlaps(done_at)]
    draft.marks.then_spans = []


_DRAWN: Final = re.compile(
    r"\W*(?:so\W+)?(?:with|having) (?:(?:the|all|already|now|drawn|pulled) ?)*trumps?(?: \w+)*$"
    r"|\W*having (?:(?:drawn|pulled|extracted|cleared|removed)|had (?:the |all |their )*trumps out)",
    re.IGNORECASE,
)


def take_back_drawing(draft: Draft) -> None:
    """ "I draw the last trump, *no wait, it's already gone*": nothing to draw."""
    drawn = next((step for step in draft.plan.steps if step.verb is Verb.DRAW), None)
    gone = _GONE_ALREADY.match(draft.text, drawn.span.end) if drawn is not None else None
    if drawn is not None and gone is not None:
        draft.plan.drop_steps({drawn.id})
        have_been = gone["how"].lower() in ("drawn", "in")  # that they are gone is a belief
        draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans[:1] if have_been]


_GONE_ALREADY: Final = re.compile(
    r"[,;. ]*(?:no|oh|wait|sorry|actually|hang on|ah)\b[\w,;. ]*?"
    r"\b(?:it|they)(?:['’]?s|['’]?re| is| has| are| have)(?: all)?(?: already)?(?: been)? (?P<how>gone|drawn|out|in)\b",
    re.IGNORECASE,
)


def draw_after_all(plan: SpokenPlan) -> None:
    """ "*Before touching trumps* I ruff, and after that I draw them", "… it's five spades": one play, said twice."""
    told = [unit.steps[-1] for unit in plan.units if unit.subordinate == "before"]
    begun = plan.units[0].steps if plan.units else []
    before = [number for number in told if number in begun or plan.steps[number].suit == "T"]
    twice = {number for number in before if any(_plays_again(plan, plan.steps[number], unit) for unit in plan.units)}
    plan.drop_steps(twice | _drawn_again(plan))


def _plays_again(plan: SpokenPlan, first: Step, unit: Unit) -> bool:
    """Whether a unit plays the same suit as a step before it, and nothing else."""
    step = plan.steps[unit.steps[0]]
    suit = step.suit == first.suit and step.suit is not None and not (step.cards or first.cards or first.count)
    plays = step.verb in _TO_TRUMPS and (first.verb is Verb.LEAD or first.verb in _TO_TRUMPS)
    return len(unit.steps) == 1 and step.id > first.id and suit and plays and not (step.negated or first.negated)


def _drawn_again(plan: SpokenPlan) -> set[int]:
    """ "Draw trumps. No, *first* ruff a club, *then trumps*": what comes first comes before that drawing."""
    first = next((place for place, unit in enumerate(plan.units) if unit.first is not None), 0)
    before = [plan.steps[number] for unit in plan.units[:first] for number in unit.steps]
    drawn = [step for step in before if step.verb is Verb.DRAW and step.suit == "T" and not (step.negated or step.how)]
    if not drawn:
        return set()
    after = [plan.steps[number] for unit in plan.units[first + 1 :] for number in unit.steps if unit.then is not None]
    again = [step for step in after if step.suit == "T" and step.verb in _TO_TRUMPS and not (step.cards or step.count)]
    plainer = drawn[-1:] if any(step.verb is Verb.DRAW for step in again) else again  # "… then *draw trumps*"
    return {step.id for step in plainer if again}


_TO_TRUMPS: Final = frozenset({Verb.DRAW, Verb.CASH, Verb.RUN})
