"""Plays of what was just named: "I have five spades and *I run them*", "a small heart, *which I ruff*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import is_both
from nlclaim.reading.segmentation.clause import Clause

_NAMING: Final = frozenset({"listed", "held", "belief"})
"""Sorts of unit that only name cards."""
_PLAYS: Final = frozenset({"cash", "run", "ruff", "discard"})


def plays_what_was_named(clause: Clause, draft: Draft, name: str) -> bool:
    """Reads the play of the cards just named, where it is one; they are then played once, and not listed besides."""
    last = just_named(draft)
    if name not in _PLAYS or clause.negation is not None or clause.subordinate is not None:
        return False
    if last is None:
        return name in ("cash", "run") and _take_all_listed(clause, draft)
    if name in ("cash", "run"):
        return _take_named(clause, draft, name, last)
    return _points_back(clause, draft, last) and dispose_of_named(clause, draft, name, last)


def _take_all_listed(clause: Clause, draft: Draft) -> bool:
    """ "Ace-king of hearts and three clubs, *I cash them*": no more than was listed."""
    listed = len(draft.plan.units) > 1 and all(unit.sort == "listed" for unit in draft.plan.units[-2:])
    return listed and bool(clause.phrases) and _points_back(clause, draft, draft.plan.steps[-1])


def dispose_of_named(clause: Clause, draft: Draft, name: str, last: Step) -> bool:
    """ "I have two small hearts *and I ruff them*": no winners, though they were counted like winners."""
    if draft.plan.units[-1].sort == "belief" or last.verb not in (Verb.CASH, Verb.WIN):
        return False
    draft.withdraw_step()
    draft.counts.claimed = [entry for entry in draft.counts.claimed if not entry[1].overlaps(last.span)]
    clause.phrases, clause.subjects = [], []
    steps = PLAY_VERBS[name](clause, draft)
    for number in steps:
        draft.plan.change_step(number, suit=last.suit, cards=last.cards, count=None if last.count == 1 else last.count)
    draft.add_unit(clause, steps, "verb")
    return True


def _points_back(clause: Clause, draft: Draft, last: Step) -> bool:
    """Whether "it", "them", "those", "which" or "both" is what is played; "*one diamond*, ruffed in dummy"."""
    if clause.phrases:
        them = all(phrase.is_pointed_at or is_both(phrase) for phrase in clause.phrases)
    else:
        them = clause.names("it") and not clause.subjects
        them = them or (
            clause.is_past and clause.who is None and not (clause.subjects or last.cards or clause.place("with"))
        )
        them = them or _RELATIVE.match(draft.text, last.span.end) is not None
    return them and _BESIDE.fullmatch(draft.text, last.span.end, clause.start) is not None


_BESIDE: Final = re.compile(
    r"(?: (?:left|here|there|still|too))*\W+(?:(?:and|so|but|then|n|which|that|both of which)\W+)?", re.IGNORECASE
)
_RELATIVE: Final = re.compile(r"(?: left)?,? (?:which|that|both of which) ", re.IGNORECASE)


def just_named(draft: Draft) -> Step | None:
    """The only card or suit that the unit before names."""
    plan = draft.plan
    unit = plan.last_unit
    if unit is None or unit.sort not in _NAMING or len(unit.steps) != 1 or unit.steps[0] != len(plan.steps) - 1:
        return None
    beside = len(plan.units) > 1 and plan.units[-2].sort == unit.sort == "listed"  # "two hearts, a club: I run them"
    last = plan.steps[-1]
    return None if beside or not (last.suit or last.cards or last.count) else last


def _take_named(clause: Clause, draft: Draft, name: str, last: Step) -> bool:
    """ "The spades are high *and I cash them*", "… *so I cash four*"."""
    phrase = clause.only_phrase
    counted = phrase is not None and phrase.is_bare_number and not phrase.determiner and bool(last.suit)
    if phrase is not None and counted and last.count is None and not last.cards:
        draft.plan.change_step(last.id, count=phrase.number)
    elif not _points_back(clause, draft, last):
        return False
    verb = Verb.RUN if name == "run" and not last.cards else Verb.CASH
    draft.plan.change_step(last.id, verb=verb, span=last.span.cover(clause.span))
    if draft.plan.units[-1].sort != "listed":
        draft.plan.units[-1].sort = "verb"
    return True
