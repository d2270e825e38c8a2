"""What a statement is: a claim, a concession, both, the current trick only, no claim at all, or unclear."""

from __future__ import annotations

import re

from nlclaim.plan.model import Verb
from nlclaim.reading.draft import Draft
from nlclaim.reading.model import Result, Tally

_ORDER_VERBS = frozenset({Verb.RUN, Verb.LEAD, Verb.DUCK, Verb.CASH, Verb.RUFF, Verb.WIN})


_ASSENTS = frozenset({"sure", "ok", "okay", "right", "thanks", "k"})
"""Answers that are one word."""


_AGREEMENTS = ("agreed", "we agree", "i agree", "accepted")


_WHATEVER = re.compile(
    r"(?:n't|not|never) matter\w* (?:what|which|how|where)\w* (?:you|he|she|they|u)\b|no difference what you"
)


def kind_of(draft: Draft, claimed: Tally, conceded: Tally, result: Result | None) -> str:
    """The kind, from what was read."""
    flags = draft.flags
    if flags & {"denial", "call"} or draft.text.strip(" .!").lower() in _ASSENTS:
        return "not_a_claim"
    wins = claims_something(draft, claimed, result)
    loses = concedes_something(draft, conceded, result)
    if "resign" in flags and not (flags & {"claim", "objection"} or draft.steps) and _leaves_it_open(draft):
        return "unclear"  # "nine, ten, whatever, you work it out"
    if flags & {"claim_if", "asks_first"} and not (_states_play(draft) or claimed.is_said or loses or result):
        return "unclear"  # "if hearts are 3-3 I claim, otherwise we play on"
    if "unsure" in flags and "claim" not in flags and claimed.tricks is None and not (draft.steps or draft.results):
        return "unclear"  # "no clue how many I have, you tell me"
    if "lie" in flags and not (draft.steps or claimed.is_said or loses or result or "claim" in flags):
        return "not_a_claim"  # "it's offside"
    if loses and wins and _only_says_that_trumps_are_gone(draft, claimed, result):
        wins = False  # "trumps are in, you have a heart to come"
    agrees = "assent" in flags and draft.text.lstrip().lower().startswith(_AGREEMENTS)
    if agrees and not (draft.steps or claimed.all or loses):
        return "not_a_claim"  # "agreed, nine"
    if "wish" in flags or (flags & {"objection", "afterthought"} and not ("claim" in flags or claimed.all)):
        return "not_a_claim"
    if flags & {"assent", "told"} and not (claimed.is_said or "claim" in flags or loses or wins):
        return "not_a_claim"
    if _is_current_only(draft, wins=wins, loses=loses):
        return "not_a_claim" if draft.text.lower().startswith(("no,", "no ", "no!")) else "current_trick_only"
    open_plan = bool(draft.conditions or draft.claimed_if or draft.steps)
    if "think" in flags and (_thinks_last(draft) or not (draft.claimed or loses or result)):
        return "unclear" if open_plan else "not_a_claim"  # "if they behave I have the rest, if not I have to think"
    if "question" in flags and not claimed.is_said and not loses and result is None:
        return "unclear" if draft.steps or draft.conditions else "not_a_claim"
    if "order" in flags and len(draft.steps) <= 1 and not (claimed.is_said or loses or result or "claim" in flags):
        return "not_a_claim"
    gives = conceded.is_said or any(step.verb is Verb.CONCEDE for step in draft.steps)
    if (wins and loses) or ("claim" in flags and gives):
        return "claim_and_concession"
    if loses:
        return "concession"
    if "broke_off" in flags and not draft.steps:
        return "not_a_claim"
    if wins and "order" in flags and not claimed.all and draft.steps:
        return "not_a_claim"
    if wins or draft.flags & {"claim", "vague"}:
        return "claim"
    if "done" in flags:
        return "claim"
    if draft.conditions and not flags & {"question", "depends"}:
        return "claim"
    if _WHATEVER.search(draft.text.lower()) and "question" not in flags:
        return "claim"  # "it doesn't matter what you return"
    return "unclear"


def _leaves_it_open(draft: Draft) -> bool:
    """Whether no number was said, or more than one, or only as a possibility."""
    said = len(draft.claimed) + len(draft.conceded) + len(draft.results) + bool("concede" in draft.flags)
    return said != 1 or " or " in draft.text or bool(draft.flags & {"unsure", "weighs", "question"})


def _thinks_last(draft: Draft) -> bool:
    """ "If clubs are 3-3 I have the rest, otherwise *let me think*": what was said before hangs on a condition."""
    last = max((span.end for _, span in draft.claimed), default=0)
    return bool(draft.conditions) and draft.think_at > last


def _states_play(draft: Draft) -> bool:
    """Whether a play is stated, not only asked about."""
    asked = draft.text.find("?") if "asks_first" in draft.flags else 0
    return any(step.span.start >= asked for step in draft.steps)


def _only_says_that_trumps_are_gone(draft: Draft, claimed: Tally, result: Result | None) -> bool:
    gone = bool(draft.beliefs) and all(belief.claim == "gone" for belief in draft.beliefs)
    plays = any(step.verb is not Verb.CONCEDE for step in draft.steps)
    planned = any(sort == "plan" for sort, _ in draft.drawing_spans)
    said = claimed.is_said or plays or planned or result is not None or draft.flags & {"all_but", "rest_claimed"}
    return gone and not said


def claims_something(draft: Draft, claimed: Tally, result: Result | None) -> bool:
    """Whether tricks are said to be won: a number, a play, a belief in winners, a contract made."""
    bad = result is not None and _is_bad(draft, result)
    plays = any(step.verb is not Verb.CONCEDE and not (step.negated and bad) for step in draft.steps)
    made = result is not None and not bad
    return (
        (claimed.is_said and claimed.tricks != 0)
        or plays
        or made
        or bool(draft.flags & {"all_but", "rest_claimed", "fails_if"})
        or "belief" in draft.flags
        or bool(draft.drawing_spans)
    )


def concedes_something(draft: Draft, conceded: Tally, result: Result | None) -> bool:
    """Whether tricks are said to be lost."""
    gives = any(step.verb is Verb.CONCEDE and not step.negated for step in draft.steps)
    bad = result is not None and _is_bad(draft, result) and "fails_if" not in draft.flags
    return conceded.is_said or gives or bad or "complement" in draft.flags or "concede" in draft.flags


def _is_bad(draft: Draft, result: Result) -> bool:
    """Whether the result is bad for the side that speaks: a defender likes declarer's "one off"."""
    if result.score is not None:
        return result.score < 0
    theirs = "their_result" in draft.flags or draft.claimer_role == "defender"
    return (result.down is not None) != theirs


def _is_current_only(draft: Draft, *, wins: bool, loses: bool) -> bool:
    if "claim" in draft.flags:
        return False
    if "current_step" in draft.flags and len(draft.steps) == 1:
        return not (draft.claimed or draft.conceded or draft.results)
    return "current" in draft.flags and not wins and not loses


def is_order(draft: Draft, *, imperative: bool) -> bool:
    """A single bare imperative may be an order to dummy rather than a claim."""
    said = draft.claimed or draft.results or draft.conceded or "claim" in draft.flags
    if not imperative or len(draft.steps) != 1 or said:
        return False
    step = draft.steps[0]
    called = step.hand == "dummy" and step.verb is Verb.LEAD  # "play a club from the table"
    plain = (step.hand is None or called) and step.on is None and not draft.then_spans and "unblock" not in step.how
    return step.verb in _ORDER_VERBS and plain and " my " not in draft.text.lower()
