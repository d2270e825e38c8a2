"""Words that leave open what is said, "maybe", "at most nine": kept as doubts, whatever is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from nlclaim.reading.model import Doubt, NumberWords
from nlclaim.reading.stems import holds_any
from nlclaim.spans import Span

_UNSURE: Final = re.compile(r"\b(?:maybe|perhaps|possibly|probably)\b", re.IGNORECASE)
_BEFORE: Final = re.compile(
    r"\b(?:(?:more|less|fewer) than|at (?:the )?(?:very )?most|up to|about|around|roughly|almost|nearly)"
    r" (?:another )?$",
    re.IGNORECASE,
)
_DENIED: Final = re.compile(r"(?:\b(?:no|not|never|nothing)|n['’]t)\b[\w ]*$", re.IGNORECASE)
_BEHIND: Final = re.compile(r",? (at (?:the )?(?:very )?most|or so|or more|or less|or fewer|if that)\b", re.IGNORECASE)
_STEMS: Final = (
    "maybe", "perhaps", "possibly", "probably", " than", " most", "up to", "about", "around", "roughly", "almost",
    "nearly", " or so", " or more", " or less", " or fewer", "if that",
)  # fmt: skip
"""One of them is in every such word: nothing else is looked for where there is none."""
_LONGEST: Final = 24
"""Letters before a number that say how sure it is, at most."""


def hedges_of(text: str, numbers: Sequence[NumberWords]) -> list[Doubt]:
    """The words that leave open whether what is said is so, and how many a number is."""
    if not holds_any(text.lower(), _STEMS):
        return []
    spans = {found.span() for found in _UNSURE.finditer(text)}
    for number in numbers:
        start = max(number.span.start - _LONGEST, 0)
        before = _BEFORE.search(text[start : number.span.start])
        if before is not None and _DENIED.search(text[start : start + before.start()]) is None:  # "no more than nine"
            spans.add((start + before.start(), start + before.start() + len(before[0].rstrip())))
        if (behind := _BEHIND.match(text, number.span.end)) is not None:
            spans.add(behind.span(1))
    return [Doubt(text[start:end], Span(start, end)) for start, end in sorted(spans)]
