"""Losers that are ruffed or thrown further on, and so not given up: "I have one spade loser. I ruff a spade".

Those that the next words do away with never come so far: `preparation.losses.put_away`.
"""

from __future__ import annotations

import re
from typing import Final

from nlclaim.plan.model import Step, Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import Amount


def forget_disposed_losers(draft: Draft) -> None:
    """ "I have one spade loser. I ruff a spade …": what is ruffed or thrown is not given up."""
    plan, counts = draft.plan, draft.counts
    losers = [step for step in plan.steps if step.verb is Verb.CONCEDE]
    thrown = [step for step in plan.steps if step.verb in (Verb.RUFF, Verb.DISCARD)]
    named = any("losing" in draft.words(step.span).lower() for step in thrown)  # "the losing heart goes on …"
    named = named or any(draft.words(step.span).lower().endswith(("loser", "losers")) for step in losers)
    named = named or _ruffs_what_is_to_lose(draft, thrown)
    if not draft.flags & {"has_losers", "losers"} and not named:
        return
    if not losers:
        if draft.flags & {"has_losers", "losers"}:  # not "you get one trick, I throw the losing heart"
            _forget_unnamed_loser(draft)
        return
    disposing = [step for step in plan.steps[losers[-1].id + 1 :] if step.verb in (Verb.RUFF, Verb.DISCARD)]
    bare = [step for step in disposing if not (step.suit or step.cards)]
    if len(bare) == len(losers):
        for step, loser in zip(bare, losers, strict=True):
            one = loser.count == 1 or _ONE.search(draft.words(step.span)) is not None
            count = None if one else loser.count
            plan.change_step(
                step.id, suit=loser.suit, count=step.count or count
            )  # "I have a losing heart and discard it on the club"
    elif len(losers) == 1 and losers[0].count == len(bare):
        for step in bare:
            plan.change_step(step.id, suit=losers[0].suit)  # "two losing hearts: I throw *one* and ruff *the other*"
    later = plan.steps[losers[0].id + 1 :]
    disposed = {step.suit for step in later if step.verb in (Verb.RUFF, Verb.DISCARD) and not step.negated}
    lost = [step for step in losers if step.suit in disposed]
    if len(lost) == len(losers) == 1 and len(counts.conceded) == 1 and (left := _left_of(draft, lost[0], later)) > 0:
        plan.change_step(lost[0].id, count=left)
        counts.conceded = [(Amount(tricks=left), counts.conceded[0][1])]
        return  # "I have two spade losers but one goes on the heart"
    if len(lost) != len(losers):
        _forget_some_losers(draft, losers, lost)
        return
    plan.drop_steps({step.id for step in lost})
    counts.conceded = []
    draft.flags -= {"concede", "has_losers", "losers", "lose_open", "all_but", "complement"}


def _forget_some_losers(draft: Draft, losers: list[Step], lost: list[Step]) -> None:
    """ "*The losers are a heart and a club*, and I ruff the heart": the other one is lost."""
    each = [entry for entry in draft.counts.conceded if any(entry[1].overlaps(step.span) for step in losers)]
    together = [amount.tricks for amount, _ in draft.counts.conceded if all(amount is not one for one, _ in each)]
    single = bool(lost) and len(each) == len(losers) and all(step.count in (None, 1) for step in losers)
    if single and together in ([], [len(losers)], [len(losers) - len(lost)]):  # "…, so one loser"
        draft.counts.conceded = [entry for entry in each if not any(entry[1].overlaps(step.span) for step in lost)]
        draft.plan.drop_steps({step.id for step in lost})


def _ruffs_what_is_to_lose(draft: Draft, thrown: list[Step]) -> bool:
    """ "There are two hearts *to lose, but I ruff them*"; not "I ruff one, the other I lose"."""
    lost = draft.counts.conceded[0][1] if draft.counts.conceded and "lose_open" in draft.flags else None
    return lost is not None and bool(thrown) and thrown[0].span.start > lost.start


def _left_of(draft: Draft, loser: Step, later: list[Step]) -> int:
    """How many losers of a suit are left when those have gone that were counted; none where nobody counted."""
    gone = [step for step in later if step.suit == loser.suit and step.verb in (Verb.RUFF, Verb.DISCARD)]
    counted = [step.count or int(_ONE.search(draft.words(step.span)) is not None) for step in gone]
    return (loser.count or 0) - sum(counted) if all(counted) else 0


_ONE: Final = re.compile(r"\b(?:one|1|an?)\b", re.IGNORECASE)


def _forget_unnamed_loser(draft: Draft) -> None:
    """ "*One loser*, which I ruff", "*two losers*, and I can ruff one"."""
    disposing = [step for step in draft.plan.steps if step.verb in (Verb.RUFF, Verb.DISCARD)]
    bare = bool(disposing) and not any(step.suit or step.cards or step.negated for step in disposing)
    if not draft.counts.conceded and disposing:
        draft.flags -= {"concede", "has_losers"}  # "the diamond and the heart are losing, I ruff …"
    if len(draft.counts.conceded) != 1:
        return
    amount, span = draft.counts.conceded[0]
    if disposing and disposing[-1].span.end < span.start and _SO_MANY.search(draft.text[: span.start]) is not None:
        return  # "I pitch my hearts on the spades, *so just the one loser*"
    each = len({step.suit for step in disposing}) == len(disposing) == amount.tricks  # "I'll ruff the heart, …"
    if not bare and not each:
        return
    left = (amount.tricks or 0) - sum(step.count or 1 for step in disposing)
    if left > 0:
        draft.counts.conceded = [(Amount(tricks=left), span)]
    elif amount.tricks is not None:
        draft.counts.conceded = []
        draft.flags -= {"concede", "has_losers"}


_SO_MANY: Final = re.compile(r"\b(?:so|that leaves|leaving)(?: it's| that's)?(?: just| only)?\W*$", re.IGNORECASE)
