"""Cards led to that nothing out can beat: "a spade to the queen", with no higher spade out, is a crossing."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.bridge import RANK_NAMES
from nlclaim.plan.model import PlayPlan, Step, Verb
from nlclaim.reading.grounding.referents import Table, beats
from nlclaim.reading.model import FinesseMark, Reading

_RANK_LETTERS = {f"to_the_{name}": letter for letter, name in RANK_NAMES.items()}


def cross_to_sure_cards(reading: Reading, table: Table) -> Reading:
    """The reading with what only sounds like a finesse as a crossing; the mark goes with the last of them."""
    steps = tuple(_crossing(step, table) or step for step in reading.plan.steps)
    changed = [old for old, new in zip(reading.plan.steps, steps, strict=True) if old is not new]
    if not changed:
        return reading
    sounded = {step.span for step in changed}
    spans = tuple(span for span in reading.finesse.spans if span not in sounded)
    declared = reading.finesse.declared and any(step.verb is Verb.FINESSE and not step.negated for step in steps)
    mark = FinesseMark(declared, reading.finesse.denied, spans, reading.finesse.denials)
    return replace(reading, plan=PlayPlan(steps, reading.plan.constraints), finesse=mark)


def _crossing(step: Step, table: Table) -> Step | None:
    """The step as a crossing to the card named in it, None where it may be a finesse."""
    rank = next((_RANK_LETTERS[word] for word in step.how if word in _RANK_LETTERS), None)
    suit = table.suit(step.suit)
    if step.verb is not Verb.FINESSE or step.negated or step.cards or step.against or rank is None or suit is None:
        return None
    card = suit.letter + rank
    named, missing = table.our_cards((card,), suit, None)
    if missing or not named or beats(table.outstanding, named):
        return None
    return replace(step, verb=Verb.CROSS, cards=(card,))
