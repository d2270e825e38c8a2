"""A claim that was begun and not made: "I ruff the club in… hold on, clubs are trumps"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.draft.draft import Draft


def forget_broken_off(draft: Draft) -> None:
    """ "*I ruff the club in…* hold on, clubs are trumps": a claim that was begun and not made."""
    plan, counts = draft.plan, draft.counts
    if counts.conceded:
        return
    ending = max(len(draft.text) - _LONGEST_ENDING, 0)
    pauses = _PAUSED.finditer(draft.text, ending)
    last = next((pause for pause in pauses if _BREAKS_OFF.fullmatch(draft.text, pause.start())), None)
    said = [step.span for step in plan.steps] + [span for _, span in (*counts.claimed, *counts.conceded)]
    late = last is not None and any(span.start > last.start() for span in said[:1])
    late = late and last is not None and _SEES_TRUMPS.search(draft.text, last.start()) is None
    if last is None or not last.start() or late:
        return
    if not plan.steps and _THINKS.fullmatch(draft.text, last.start()) is not None:
        return  # "all mine ... hmm": what was claimed stands
    draft.forget_plan()
    counts.claimed = []
    draft.flags = {"broke_off"}


_LONGEST_ENDING: Final = 80


_HESITATES: Final = (
    r"(?:oh dear|silly me|stupid me|what am i saying|my mistake"
    r"|oh|no|wait|hang on|hold on|hold it|stop|ugh|h+m+|um|er|ah|sorry|actually|oops|damn|well)\b"
)


_IT_IS: Final = (
    r"(?:those are|these are|there's|there is|there are|dummy's|dummy has|it's|it has|that's|that has"
    r"|they're|we're|i've|i'm|he's)\W+"
)


_PLAYED_IN: Final = (
    r"it's (?:clubs|diamonds|hearts|spades)(?: that)? (?:we're|we are|i'm) (?:playing )?in"
    r"|(?:we're|we are|i'm) (?:playing )?in (?:\w+ )?(?:clubs|diamonds|hearts|spades)"
    r"|(?:clubs|diamonds|hearts|spades) (?:is|are) (?:our|the|my) (?:\w+ )?(?:suit|contract)"
    r"|(?:it's a|the contract(?:'s| is)(?: in)?) (?:club|diamond|heart|spade)s?(?: contract)?"
)


_IS_TRUMPS: Final = (
    rf"{_IT_IS}(?:out of trumps?|(?:the )?trump(?:s| suit))\b|what(?:'s| are| is) trumps(?: again)?"
    r"|(?:it's )?(?:clubs|diamonds|hearts|spades)(?: that)? (?:are|is) (?:the )?trumps?(?: suit)?(?:, not \w+)?"
    rf"|{_PLAYED_IN}"
)


_SEES_TRUMPS: Final = re.compile(_PLAYED_IN, re.IGNORECASE)


_IS_GONE: Final = (
    r"(?:th(?:at|is)(?: one)?|it|the \w+|he|she)(?:['’]s| is| has)(?: been)?(?: already| just)? "
    r"(?:gone|played|thrown|discarded)(?: already)?"
)
""" "I discard on the … no, *that one's already gone*"."""


_CANNOT_BE: Final = (
    rf"{_IS_TRUMPS}|{_IS_GONE}"
    rf"|(?:{_IT_IS})?(?:got |already |been ){{0,2}}(?:(?:no|none|gone|played|in no.?trumps?|no.?trumps?)\b[^,.]*"
    r"|an? (?:spade|heart|diamond|club))|i'll play on|let me think"
    r"|(?:i|we)(?:'ve| have)(?: got)? to follow(?: suit)?|i can't(?: do that| ruff(?: it)?)?"
)


_BREAKS_OFF: Final = re.compile(
    rf"(?:(?:\.\.+|…|—|--)\W*(?:{_HESITATES}\W*)+(?:{_CANNOT_BE})?"
    rf"|(?:,| with|, with,) (?:{_HESITATES}\W*)+(?:{_IS_TRUMPS}))"
    r"(?:,? (?:(?:is|are)n't (?:it|they)|silly me))?\W*",
    re.IGNORECASE,
)
"""Where a speaker breaks off, and sees that what he was saying cannot be done: "I'll ruff the… oh, it's notrump"."""


_THINKS: Final = re.compile(r"\W*(?:(?:h+m+|um|er|ah)\W*)+", re.IGNORECASE)


_PAUSED: Final = re.compile(r"\.\.+|…|—|--|,| with,? (?=oh|er|um|no)")
