"""How many tricks are left, said before whose all of them are: "there are six to come, and you take the lot"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.reading.draft.draft import Draft

_TO_COME: Final = re.compile(
    r"(?: more)?(?: tricks| cards)?(?: still)?(?: left| remain\w*| to (?:go|come|play))\b", re.IGNORECASE
)
_NOBODYS: Final = re.compile(
    r"(?:^|[.;:,]|\b(?:there(?:['’]s| is| are|['’]re)|with)(?: still| just| only)?|\b(?:still|just|only))\W*$",
    re.IGNORECASE,
)
"""What stands before a number of tricks that are only said to be left: "I have six to come" are mine."""
_OTHERS: Final = re.compile(r"\b(?:rest|others?|remain\w*|balance|else)\b", re.IGNORECASE)
_WORDS_BEFORE: Final = 24


def share_out_what_is_left(draft: Draft) -> None:
    """The number is claimed only as all of them are, and by whom they are: "six left *and I win every one*"."""
    counts = draft.counts
    if not counts.claimed:
        return
    left, span = counts.claimed[0]
    if left.tricks is None or _TO_COME.match(draft.text, span.end) is None:
        return
    others = [*counts.claimed[1:], *counts.conceded]
    if len(others) != 1 or not others[0][0].all or _OTHERS.search(draft.words(others[0][1])) is not None:
        return
    before = draft.text[max(span.start - _WORDS_BEFORE, 0) : span.start]
    if not counts.conceded:
        counts.claimed = [(replace(others[0][0], how_many=left.tricks), others[0][1])]
    elif _NOBODYS.search(before) is not None:
        counts.claimed = []
