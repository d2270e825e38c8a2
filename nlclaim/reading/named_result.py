"""Which of the results that were named is the one that counts: the last, the lower, the one that is sure."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.plan.model import Verb
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result


def named_result(draft: Draft) -> Result | None:
    """The result named, but for a bare "made" that hangs on a finesse stated before it."""
    result = _result_told(draft)
    return None if result == Result(over=0) and _hangs_on_finesse(draft) else result


_MADE: Final = re.compile(r"\b(?:mak\w+|made|home|there)\b", re.IGNORECASE)


def _hangs_on_finesse(draft: Draft) -> bool:
    """ "Club to the queen. *If it holds*, I'm home", "heart to the jack, *and when it wins* I've made it"."""
    if "otherwise" in draft.flags:
        return False
    finesses = [step.span for step in draft.plan.steps if step.verb is Verb.FINESSE and not step.negated]
    finesses = [span for span in finesses if _MADE.search(draft.text, 0, span.start) is None]  # "making, and a finesse"
    conditions = [condition.span for condition in draft.plan.conditions if condition.hangs_on_card]
    return any(finesse.end <= condition.start for finesse in finesses for condition in conditions)


def _result_told(draft: Draft) -> Result | None:
    """One with an overtrick says more than a bare "made"."""
    counts = draft.counts
    tricks = [result for result in counts.results if result.score is None]  # "one down doubled, 200"
    if "otherwise" in draft.flags and (level := _level_otherwise(counts, tricks)) is not None:
        counts.claimed.clear()
        return level
    if _is_down_or_made(draft):
        return None
    if len(tricks) > 1 and (told := _one_of_several(draft, tricks)) is not None:
        return told
    over = [result for result in tricks if result.over]
    levels_if = [result for result in counts.results_if if result.level is not None]
    failing = [result for result in counts.results_if if result.down is not None]
    if "otherwise" in draft.flags and _is_claimed_otherwise(draft, tricks):
        counts.claimed.clear()
        draft.flags.add("fails_if")  # "one off if it's wrong, otherwise I have the rest"
    if "otherwise" in draft.flags and tricks and len(over) == len(tricks) and counts.claimed:
        return None  # "a squeeze for an overtrick, *otherwise just the ten*"
    if "otherwise" in draft.flags and (tricks or len(levels_if) > 1):
        if any(result.down is None for result in tricks):
            draft.flags.add("fails_if")  # "down one if hearts are 4-1, otherwise made"
        return min(
            [*tricks, *levels_if, *failing], key=_goodness
        )  # "an overtrick if the jack falls, otherwise just made"
    if failing and (failure := _failure_told(draft, tricks, failing)) is not None:
        return failure
    levels = [result for result in tricks if result.level is not None and tricks[-1] == Result(over=0)]
    named = over or levels or tricks or counts.results  # "making four on the nose" is four
    hanging = [result for result in counts.results_if if result.level is None or not counts.claimed]
    if not named and hanging:
        draft.flags.add("fails_if")
        return min(hanging, key=_goodness)  # "if it loses I'm one off"
    return named[-1] if named else None


def _one_of_several(draft: Draft, results: list[Result]) -> Result | None:
    """The one of two results that is sure, where the words tell that the other hangs on something."""
    if results[-1] == Result(over=0) and _ONLY_MADE.search(draft.text) is not None:
        return results[-1]  # "with the finesse right it's an overtrick, with it wrong I'm just making"
    if "depends" in draft.flags:
        if any(result.down is None for result in results):
            draft.flags.add("fails_if")
        return min(results, key=_goodness)  # "down one or making, depending on who's got the king"
    if results[0] == Result(over=0) and _FINESSE_FOR_MORE.search(draft.text) is not None:
        return results[0]  # "the contract's safe, I'm finessing for the overtrick"
    return None


def _failure_told(draft: Draft, results: list[Result], failing: list[Result]) -> Result | None:
    """The result on a condition under which the contract fails, where the other case is told beside it."""
    counts = draft.counts
    if len(failing) > 1 and len(failing) == len(counts.results_if) and not (counts.results or counts.claimed_if):
        return min(failing, key=_goodness)  # "if he has the king I'm two down, otherwise one"
    if len(results) == 1 and results[0].down is None and len(draft.plan.conditions) > 1:
        draft.flags.add("fails_if")
        return failing[0]  # "making if the king is right, down one if it's wrong"
    if not counts.results and len(counts.results_if) + len(counts.claimed_if) > 1:
        counts.claimed_if.clear()
        draft.flags.add("fails_if")
        return failing[0]  # "if it's wrong I'm one off, if it's right I've twelve"
    return None


def _is_down_or_made(draft: Draft) -> bool:
    """ "I'm down if hearts are 4-1, otherwise making": the worse of the two, nobody says by how many."""
    counts = draft.counts
    made = [*counts.results, *counts.results_if] == [Result(over=0)]
    return made and {"otherwise", "concede"} <= draft.flags and not (counts.conceded or counts.claimed)


_FINESSE_FOR_MORE: Final = re.compile(
    r"\b(?:finess|hook)\w*(?: \w+){0,3} for (?:the|an|one) (?:over|extra)", re.IGNORECASE
)
_ONLY_MADE: Final = re.compile(
    r"\b(?:over\w*|plus|spare|extra)\b.*[,;.:–—-][^,;.]*\b(?:just|only|barely) (?:mak|made|home|there|the contract)",
    re.IGNORECASE,
)
"""An overtrick in the one case, and the bare contract in the other, named after it."""


def _level_otherwise(counts: Counts, results: list[Result]) -> Result | None:
    """ "Making five if the hook works, *four if it doesn't*": levels both, of which the lower is sure."""
    amounts = [amount for amount, _ in counts.claimed]
    if [result.level is not None for result in results] != [True] or len(amounts) != 1 or counts.listed:
        return None
    level, number = results[0].level or 0, amounts[0].tricks
    return Result(level=number) if number is not None and number < level and not amounts[0].of_last else None


def _is_claimed_otherwise(draft: Draft, results: list[Result]) -> bool:
    """Whether the contract fails in the one case, and what is claimed is for the other, named after it."""
    plan, counts = draft.plan, draft.counts
    fails = [result.down is not None for result in results] == [True] and len(plan.conditions) == 1
    return (
        fails and bool(counts.claimed) and all(span.start > plan.conditions[0].span.end for _, span in counts.claimed)
    )


def _goodness(result: Result) -> int:
    return result.level or result.over or -(result.down or 0)
