"""What a statement tells of words that came when the claim had been made: no part of it, and too late (70D1; STM-2)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from nlclaim.reading.stems import holds_any
from nlclaim.reading.telling import ANYBODY, SAYS, stems_of, words_by_sort

_LATE: Final = r"(?:(?:\S+ )?(?:While )?(?:Later (?:on )?|after (?:States|hand|board) )|next day )"
_AT: Final = r"(?:when |once |after |following |on |upon |under |at |because of |as soon as |by While )"
_CAME: Final = (
    r"(?:Director (?:(?:Was|Is) )*(?:then )?(?:Comes|Calls|Asks|Asked|Objects|Disputes|at table) "
    r"|\S+ Calls (?:for )?Director )"
)
_PROTESTS: Final = r"(?:Objects |Disputes |Points out |Wants to know |would Not It )"
_ASKS: Final = r"(?:Asks|Asked) (?!(?:Who )?for (?!his |her )|(?:\S+ )?to (?:repeat|Says))"
"""Not for a card or a line, nor to say it once more."""
_EVENT: Final = (
    rf"(?:{_CAME}|(?:(?!i |we |you |what )\S+ ){{0,2}}?(?:(?:Was|Is) )*(?:then )?(?:{_PROTESTS}|Differs |{_ASKS})"
    rf"|(?:\S+ )?Talk |{ANYBODY}Shows (?:\S+ )?Trump |{ANYBODY}?(?:Was (?:Tells|Shows)|(?:Was )?(?:made )?Reminded) )"
)
"""What comes when a claim has been made: the director, an objection, a question, a trump shown."""
_THEN_TOLD: Final = (
    rf"{_LATE}(?={ANYBODY}?: |(?!(?:, )?(?:i|we) )(?:[^\s.;:]+ ){{0,5}}?{SAYS})",  # "later: …", "later he added"
    rf"{ANYBODY}{_LATE}(?={SAYS})",
    rf"{_AT}{_EVENT}",  # "when the director came", "on West's objection"
    rf"in States to (?:Director |Objects |{ANYBODY})",  # "in answer to East"
    rf"Asked (?!for (?!his |her )|to |of |if )(?:[^\s.;:,]+ )*?(?:, )?(?={ANYBODY}|i |Says |States |Adds |: )",
    rf"(?:to|before|in front of) Director (?:, )?(?=(?:[^\s.;:]+ ){{0,3}}?{SAYS}|: )",
    r"Director (?=: )",
)
"""How what was said later begins, if words follow; the whole statement may begin so."""
_GOES_ON: Final = (
    rf"(?:{ANYBODY}{SAYS}|Says |States |Adds ){_LATE}",
    rf"{ANYBODY}(?:first |only )?{SAYS}(?:[^\s.;:,]+ ){{0,7}}?(?:, )?{_AT}{_EVENT}",  # "he spoke of it only when asked"
    _CAME,
    rf"{ANYBODY}?(?:then )?(?:Tells |(?:Says|States) to )Director (?![.!?) ]*$)",
    rf"{ANYBODY}(?:then |at once )*(?:{_PROTESTS}(?!It (?:[^\s.;,]+ ){{0,4}}?(?:Not|Nothing|Says) )"
    r"|Calls (?:for )?Director |(?:Asks|Asked) (?=(?:\S+ )?(?:about|how|what|why|whether|if|where|:) |[.!?) ]*$))",
)
"""How what came later begins behind the claim: a claim does not begin with who objects to it."""
_LATER: Final = re.compile(
    r"(?:(?:^|(?<=[.!?;,:–—-] )|(?<=Quote ))|[(\[] (?:(?:Own|Who) , )?)(?:(?:and|but|then|only|at table) (?:, )?)*"
    rf"(?:{'|'.join(_THEN_TOLD)}|(?<=[(\[] then ): |(?!\A)(?P<goes_on>{'|'.join(_GOES_ON)}))"  # "(then: …)"
)
_WORDS_TOLD: Final = re.compile(rf": |{SAYS}")
_LIKELY: Final = (
    *stems_of("Later", "Talk", "Asks", "Asked", "Objects", "Disputes", "Differs", "Director", "Reminded"),
    *("after", "then:", "next day", "point", " to know", "would not have", "told", "show", "answer", "repl", "respon"),
)
"""One of these stands in whatever is told of what came later: most statements have none."""


@lru_cache(maxsize=256)
def added_later(statement: str) -> str:
    """What the statement tells of what was said when the claim had been made; empty if nothing.

    All of it, where it begins so: "when asked, he said drawing trumps"; not where it only begins with who objected.
    """
    if not holds_any(statement.lower(), _LIKELY):
        return ""
    words = words_by_sort(statement)
    for late in _LATER.finditer(words.sorts):
        start = words.place(late.start())
        told = late["goes_on"] is None and _WORDS_TOLD.search(words.sorts, late.end())
        if statement[:start].strip(" .,;:-–—") or told:
            return statement[start:].strip()
    return ""
