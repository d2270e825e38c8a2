"""What is thrown while something else is played: "discarding hearts *on the run of the spades*", "as I run them"."""

from __future__ import annotations

import itertools
import re
from typing import Final

from nlclaim.plan.model import Step, Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.stems import holds_any


def play_meanwhile(draft: Draft) -> None:
    """ "*While drawing trumps* I cash the king of clubs": neither of the two before the other."""
    if len(draft.plan.steps) < 2 or not holds_any(draft.lowered, _IN_ITS_COURSE):
        return
    for unit in draft.plan.units:
        played = draft.plan.steps[unit.steps[0]]
        runs = played.verb in (Verb.DRAW, Verb.RUN, Verb.CASH) and not played.negated
        if runs and _goes_on_meanwhile(draft, played):
            unit.meanwhile = True


_IN_ITS_COURSE: Final = ("while ", "whilst ", "during ", "course of ", "way to ", "as i ", "as we ")


def throw_meanwhile(draft: Draft) -> None:
    """ "*While drawing trumps* I throw a club": on the trumps, and neither of the two before the other."""
    if len(draft.plan.steps) < 2 or not any(step.verb is Verb.DISCARD for step in draft.plan.steps):
        return
    for unit, following in itertools.pairwise(draft.plan.units):
        if len(unit.steps) != 1 or unit.sentence != following.sentence or unit.then or following.then:
            continue
        for played, thrown in ((unit, following), (following, unit)):
            suit, card = draft.plan.steps[played.steps[0]], draft.plan.steps[thrown.steps[0]]
            meanwhile = _goes_on_meanwhile(draft, suit) or _goes_on_meanwhile(draft, card)
            if len(played.steps) == 1 and _is_thrown_on(card, suit) and meanwhile:
                draft.plan.change_step(card.id, on=suit.suit)
                played.meanwhile = True


def _is_thrown_on(card: Step, suit: Step) -> bool:
    plays = suit.verb in (Verb.DRAW, Verb.RUN, Verb.CASH) and suit.suit is not None and not suit.negated
    thrown = card.verb is Verb.DISCARD and card.on is None and not card.negated
    return plays and thrown and card.suit != suit.suit


def _goes_on_meanwhile(draft: Draft, played: Step) -> bool:
    """Whether the words before a play say that something else is done in its course."""
    start = played.span.start
    fronted = _ON_THE_RUN.match(draft.text, start) is not None
    return fronted or _MEANWHILE.search(draft.text, max(start - _BEFORE, 0), start) is not None


_ON_THE_RUN: Final = re.compile(r"(?:on|during) (?:the |a )?run\b", re.IGNORECASE)
_BEFORE: Final = 24
_MEANWHILE: Final = re.compile(
    r"\b(?:(?:on|during) (?:the |a )?|(?:in the (?:course|middle) of|on (?:the|my) way to) (?:the )?"
    r"|(?:while|whilst|as)(?: (?:I|we|he|she|they)(?:['’]m|['’]re| am| are| is)?)? )$",
    re.IGNORECASE,
)
