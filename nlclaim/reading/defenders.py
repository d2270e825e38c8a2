"""Words that only a defender says, where nobody has told who speaks: "one down, *partner has* an ace"."""

from __future__ import annotations

import re

from nlclaim.plan.model import Verb
from nlclaim.reading.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL

_DOES = r"(?:has|gets?|ruffs?|cash\w*|takes?|wins?|makes|holds|beats?|still|will|is)"
_GETS = r"(?:have|got|get(?:ting)?|take|taking|cash(?:ing)?|win(?:ning)?|hold)"
_DEFENDS = re.compile(
    rf"\bpartner(?:['’](?:s|ll)\b| (?:{_DOES})\b)|\b(?:for|give) partner\b"
    rf"|\bwe(?:['’]ve|['’]re)?(?: still)? {_GETS}\b"
    r"|\b(?:declarer|the contract|contract)(?:['’]s| is| goes)\b[^,.;:]*\b(?:down|off|beaten|set|defeated)\b",
    re.IGNORECASE,
)
_FAILS_HIMSELF = re.compile(
    r"\b(?:I|we)(?:['’]m|['’]re| am| are| go| will go|['’]ll)(?: \w+){0,3} (?:down|off|short|beaten|set)\b"
    r"|\b(?:only|sorry|but)\b",
    re.IGNORECASE,
)
_GAINS = frozenset({Verb.CASH, Verb.WIN, Verb.RUFF, Verb.OVERRUFF})


def note_defender(draft: Draft) -> None:
    """The contract fails, and the speaker tells which tricks his side gets: the failure is the other side's."""
    plan, counts = draft.plan, draft.counts
    fails = any(result.down is not None for result in counts.results)
    if draft.claimer_role is not None or not fails or counts.conceded or plan.conditions:
        return
    counted = [amount.tricks or 0 for amount, _ in counts.claimed]
    gains = counts.claimed or counts.listed or any(step.verb in _GAINS and not step.negated for step in plan.steps)
    if not gains or max(counted, default=0) > HIGHEST_LEVEL or _FAILS_HIMSELF.search(draft.text) is not None:
        return
    if _DEFENDS.search(draft.text) is not None:
        draft.flags.add("their_result")
