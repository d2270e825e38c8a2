"""A card that is played to see what it brings: "*the queen*, and if both follow, the diamonds"."""

from __future__ import annotations

import itertools
import re
from typing import Final

from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import Unit
from nlclaim.reading.model import Condition

_SEEN: Final = re.compile(
    r"\b(?:follow|cover|drop|fall|come|comes|appear|shows?|ruff|hold|win|lose|stand|happen|play)\w*\b", re.IGNORECASE
)
"""What may become of the card, or come down on it."""


def play_what_is_seen_first(draft: Draft) -> None:
    """A card named alone before a condition on its trick is a play, and what hangs on that comes after it."""
    plan = draft.plan
    for unit, following in itertools.pairwise(list(plan.units)):
        if following.branch is None or following.branch[1] != "then" or unit.branch is not None:
            continue
        condition = plan.conditions[following.branch[0]]
        if not _stands_between(draft, unit, following, condition) or _SEEN.search(condition.text) is None:
            continue
        if all(each.sort == "listed" for each in plan.units):
            draft.counts.listed = []  # a line of play counts nothing
        _join_listed(draft, following)
        unit.sort = following.sort = "verb"
        if "cover" in condition.text.lower():
            plan.change_step(unit.steps[-1], verb=Verb.LEAD)


def _stands_between(draft: Draft, unit: Unit, following: Unit, condition: Condition) -> bool:
    """Whether one card is named, then the condition, and then what hangs on it."""
    steps = draft.plan.steps
    card = steps[unit.steps[-1]]
    listed = unit.sort == following.sort == "listed" and len(unit.steps) == 1 and len(card.cards) == 1
    plain = card.verb is Verb.CASH and not card.negated and following.then is None and unit.last is None
    between = card.span.end <= condition.span.start and condition.span.end <= steps[following.steps[0]].span.start
    return listed and plain and between and following.first is None


def _join_listed(draft: Draft, first: Unit) -> None:
    """ "…, if it's covered, *the ace, jack and ten*": a list, behind the card and without an order of its own."""
    units = draft.plan.units
    behind = units[units.index(first) + 1 :]
    listed = itertools.takewhile(lambda unit: unit.sort == "listed" and unit.then is None, behind)
    for unit in [each for each in listed if each.branch == first.branch and each.link in ("and", "comma")]:
        first.steps.extend(unit.steps)
        units.remove(unit)
