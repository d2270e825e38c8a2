"""Words that contradict one another: each half is a reading, none is dropped in silence (70A, STM-6)."""

from __future__ import annotations

import re
from dataclasses import replace

from nlclaim.plan.model import Verb
from nlclaim.reading.grounding.ground import GroundedBelief, GroundedReading, GroundedStep
from nlclaim.reading.model import FinesseMark, TrumpMark
from nlclaim.spans import Span


def take_apart(reading: GroundedReading) -> tuple[GroundedReading, ...]:
    """The reading, or its halves where its words contradict one another.

    A play that is stated after a belief that leaves nothing to do for it is played as stated (STM-1): there the other
    half is only known as what `otherwise` is meant.
    """
    for apart in (_drawn_and_gone, _known_and_gone, _said_and_denied):
        halves = apart(reading)
        if halves != (reading,):
            return halves
    return (reading,)


def _drawn_and_gone(reading: GroundedReading) -> tuple[GroundedReading, ...]:
    """ "Drawing trumps; trumps are all gone", "no trumps out, draw the last trump", and one is out."""
    draws = [step for step in reading.steps if step.verb is Verb.DRAW and _is_planned(step, reading)]
    gone = _trumps_gone(reading)
    if not draws or not gone:
        return (reading,)
    draw, belief = draws[0].step.span, gone[0].span
    drawn = _without(reading, gone)
    if draw.end <= belief.start and _COMES_TO.search(reading.reading.text, draw.end, belief.start):
        return (drawn,)  # "draw trumps, then they are all gone"
    undrawn = _without_draws(reading, draws)
    drawn, undrawn = _named(drawn, draw, belief), _named(undrawn, belief, draw)
    drawn, undrawn = replace(drawn, otherwise=undrawn), replace(undrawn, otherwise=drawn)
    return (drawn,) if belief.start < draw.start else (drawn, undrawn)


_COMES_TO = re.compile(r"\b(?:then|so|until|till|when|once|after|that|now)\b", re.IGNORECASE)
"""Words before a belief that is what a play comes to."""


def _known_and_gone(reading: GroundedReading) -> tuple[GroundedReading, ...]:
    """ "One trump out; no trumps out". Put right in the same breath, the belief is gone: "oh, there is one" (FRM-5)."""
    gone, said = _trumps_gone(reading), reading.reading
    words = [span for span in said.trumps.outstanding if not any(span.overlaps(each.span) for each in gone)]
    given = any(step.verb is Verb.CONCEDE and not step.step.negated for step in reading.steps)
    if not gone or not words or given or said.conditions:
        return (reading,)
    known, belief = _without(reading, gone), gone[0].span
    if belief.end <= words[-1].start and _PUTS_RIGHT.search(said.text, belief.end, words[-1].end):
        return (known,)
    unknown = _named(_without_draws(reading, []), belief, words[0])
    known = _named(known, words[0], belief)
    return replace(known, otherwise=unknown), replace(unknown, otherwise=known)


_PUTS_RIGHT = re.compile(r"\b(?:oh|ah|no|not|sorry|wait|hang on|hold on|actually|oops|h+m+)\b", re.IGNORECASE)


def _trumps_gone(reading: GroundedReading) -> list[GroundedBelief]:
    """The beliefs that no trump is out, where one is."""
    return [each for each in reading.beliefs if each.claim == "gone" and each.missing and each.suit == reading.trumps]


def _without(reading: GroundedReading, beliefs: list[GroundedBelief]) -> GroundedReading:
    return replace(reading, beliefs=tuple(each for each in reading.beliefs if each not in beliefs))


def _without_draws(reading: GroundedReading, draws: list[GroundedStep]) -> GroundedReading:
    said = reading.reading
    marks = TrumpMark(mentioned=said.trumps.mentioned, spans=said.trumps.spans)
    return replace(
        _denying(reading, draws),
        reading=replace(said, trumps=marks),
        outstanding_acknowledged=False,
        acknowledged_count=None,
        drawing="none",
    )


def _said_and_denied(reading: GroundedReading) -> tuple[GroundedReading, ...]:
    """ "Spade finesse; no finesse", "draw trumps; not drawing trumps"."""
    for verb in (Verb.FINESSE, Verb.DRAW):
        said = [step for step in reading.steps if step.verb is verb and _is_planned(step, reading)]
        denied = [step for step in reading.steps if step.verb is verb and _is_denied_outright(step, reading)]
        pairs = ((one, no) for one in said for no in denied if no.suit in (None, one.suit) and not no.cards)
        pair = next(pairs, None)
        if pair is not None:
            return _either(reading, *pair, [step for step in said if pair[1].suit in (None, step.suit)])
    return (reading,)


def _either(
    reading: GroundedReading, one: GroundedStep, no: GroundedStep, said: list[GroundedStep]
) -> tuple[GroundedReading, ...]:
    """That `said` is played, and that it is not."""
    finesse = (
        reading.reading.finesse if no.verb is not Verb.FINESSE else FinesseMark(declared=True, spans=(one.step.span,))
    )
    played = replace(
        reading,
        steps=tuple(step for step in reading.steps if step is not no),
        reading=replace(reading.reading, finesse=finesse),
    )
    played = _named(played, one.step.span, no.step.span)
    left = _named(_denying(reading, said), no.step.span, one.step.span)
    return replace(played, otherwise=left), replace(left, otherwise=played)


def _denying(reading: GroundedReading, steps: list[GroundedStep]) -> GroundedReading:
    """The reading with these steps denied."""
    return replace(
        reading,
        steps=tuple(
            replace(step, step=replace(step.step, negated=True)) if step in steps else step for step in reading.steps
        ),
    )


def _named(reading: GroundedReading, holds: Span, dropped: Span) -> GroundedReading:
    """The reading with what it holds to, and what it leaves aside."""
    text = reading.reading.text
    because = f"'{_whole(holds, text)}' holds and '{_whole(dropped, text)}' does not, which contradicts it"
    first, second = sorted((holds, dropped))
    finding = f"'{_whole(first, text)}' and '{_whole(second, text)}' contradict each other"
    return replace(reading, reading=replace(reading.reading, because=because), contradiction=finding)


def _whole(span: Span, text: str) -> str:
    """The words under a span, the first of them whole: "don't finesse", not "n't finesse"."""
    start = max(text.rfind(" ", 0, span.start) + 1, 0)
    return text[start if text[start : span.start].isalpha() else span.start : span.end]


def _is_planned(step: GroundedStep, reading: GroundedReading) -> bool:
    """Whether it is to be played whatever happens."""
    return not step.step.negated and step.finding is None and not _hangs(step, reading)


def _hangs(step: GroundedStep, reading: GroundedReading) -> bool:
    branches = (number for each in reading.reading.conditions for number in (*each.then, *(each.otherwise or ())))
    return step.step.condition is not None or step.step.id in branches


def _is_denied_outright(step: GroundedStep, reading: GroundedReading) -> bool:
    """Whether all such plays are denied: not another one, nor one more round."""
    bare = step.step.negated and step.count is None and not step.step.how and step.step.against is None
    said = step.step.span.of(reading.reading.text)
    return bare and not _hangs(step, reading) and _MORE.search(said) is None


_MORE = re.compile(
    r"\b(?:other|another|further|more|again|second|third|last|rest|all|yet|repeat\w*|until|before|first|any ?more"
    r"|need\w*)\b",
    re.IGNORECASE,
)
