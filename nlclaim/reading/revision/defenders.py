"""What only a defender says: "one down, *partner has* an ace"; his own trick, a threat, an objection."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase, Statement
from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, specs_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span

_DOES: Final = r"(?:has|gets?|ruffs?|cash\w*|takes?|wins?|makes|holds|beats?|still|will|is)"
_GETS: Final = r"(?:have|got|get(?:ting)?|take|taking|cash(?:ing)?|win(?:ning)?|hold)"
_DEFENDS: Final = re.compile(
    rf"\bpartner(?:['’](?:s|ll)\b| (?:{_DOES})\b)|\b(?:for|give) partner\b"
    rf"|\bwe(?:['’]ve|['’]re)?(?: still)? {_GETS}\b"
    r"|\b(?:declarer|the contract|contract)(?:['’]s| is| goes)\b[^,.;:]*\b(?:down|off|beaten|set|defeated)\b",
    re.IGNORECASE,
)
_FAILS_HIMSELF: Final = re.compile(
    r"\b(?:I|we)(?:['’]m|['’]re| am| are| go| will go|['’]ll)(?: \w+){0,3} (?:down|off|short|beaten|set)\b"
    r"|\b(?:only|sorry|but)\b",
    re.IGNORECASE,
)
_GAINS: Final = frozenset({Verb.CASH, Verb.WIN, Verb.RUFF, Verb.OVERRUFF})


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


def gain_setting_card(statement: Statement, draft: Draft) -> None:
    """A defender's "you're one down, *the queen of trumps* hasn't gone": the card is the trick that sets it."""
    counts = draft.counts
    failed = any(result.down is not None for result in counts.results)
    if draft.claimer_role != "defender" or not failed or draft.plan.steps or counts.claimed or counts.conceded:
        return
    named = [element for part in statement.parts for element in part.elements if isinstance(element, NounPhrase)]
    cards = [phrase for phrase in named if phrase.suit and len(phrase.ranks) == 1 and phrase.determiner != "your"]
    if len(cards) != 1 or any(phrase.number for phrase in named if phrase.suit):
        return
    draft.flags -= {"objection", "afterthought"}
    draft.claim(Amount(tricks=1), cards[0].span)
    draft.add_spec(Verb.WIN, specs_of(cards[0])[0])


def gain_card_kept(statement: Statement, draft: Draft) -> None:
    """A defender's "*the ace of hearts* comes last, the rest are yours": his trick, whatever he says of it."""
    counts = draft.counts
    gives_rest = [given.all for given, _ in counts.conceded] == [True]
    if draft.claimer_role != "defender" or not gives_rest or draft.plan.steps or counts.claimed:
        return
    named = [element for part in statement.parts for element in part.elements if isinstance(element, NounPhrase)]
    cards = [phrase for phrase in named if len(phrase.ranks) == 1 and phrase.suit]
    if len(cards) != 1 or cards[0].span.start > counts.conceded[0][1].start or cards[0].determiner in ("your", "dummy"):
        return
    waits = _COMES_LAST.search(draft.text, 0, counts.conceded[0][1].start)
    if waits is None:
        return
    draft.claim(Amount(tricks=1), cards[0].span)
    step = draft.add_spec(Verb.WIN, specs_of(cards[0])[0])
    draft.add_unit(Clause(), [step], "held")
    if waits[0].lower().endswith(("end", "last", "trick")):
        draft.place_last_unit(Span(*waits.span()), first=False)


_COMES_LAST: Final = re.compile(
    r"\b(?:at the end|(?:for|on) the last(?: trick)?|last|waiting (?:for|with)|keep(?:ing)?|left to come|to come)\b",
    re.IGNORECASE,
)


def withdraw_threat(draft: Draft) -> None:
    """A defender's "I make two trumps. If you draw them, *a heart as well*": no trick that he counts on."""
    plan, counts = draft.plan, draft.counts
    threats = {number for number, said in enumerate(plan.conditions) if _OF_DECLARER.match(said.text) is not None}
    sure = counts.claimed or any(step.condition is None and step.verb in _TRICKS_WON for step in plan.steps)
    if draft.claimer_role != "defender" or not sure or not threats:
        return
    while (
        plan.steps[-1:] and plan.steps[-1].condition in threats and plan.steps[-1].verb in _TRICKS_WON | {Verb.CONCEDE}
    ):
        gone = draft.withdraw_step()
        counts.conceded = [(amount, span) for amount, span in counts.conceded if not span.overlaps(gone.span)]


_TRICKS_WON: Final = frozenset({Verb.CASH, Verb.WIN})


_OF_DECLARER: Final = re.compile(r"(?:you|declarer|he|she|s?he|dummy)\b", re.IGNORECASE)


def settle_objection(draft: Draft) -> None:
    """A defender's "hold on, *I get a ruff*" is a trick of his; "*but I have a trump*" is none that he counts."""
    if draft.counts.results or draft.counts.claimed or draft.counts.conceded or len(draft.plan.steps) > 1:
        return
    step = draft.plan.steps[0] if draft.plan.steps else None
    defends = draft.claimer_role == "defender"
    if step is None:
        if defends and "trump" in draft.lowered and _OBJECTS.match(draft.text) is not None:
            draft.flags.add("objection")  # "but there's a trump out"
        return
    trump = step.suit == "T" and step.count == 1 and not step.cards and step.verb in (Verb.WIN, Verb.CASH)
    if trump and _OBJECTS.match(draft.text) is not None:
        draft.flags.add("objection")
    if defends and step.verb is Verb.RUFF and not step.negated and step.condition is None:
        before = max(step.span.start - _A_FEW_WORDS, 0)
        if _OURS.search(draft.text, before, step.span.end + _A_FEW_WORDS) is not None:
            draft.flags -= {"objection", "afterthought"}


_OURS: Final = re.compile(r"\b(?:I|we|us|me|my way|partner|pard)\b", re.IGNORECASE)


_A_FEW_WORDS: Final = 24


_OBJECTS: Final = re.compile(
    r"\W*(?:(?:er+|erm|um|uh|oh|ah|ok|okay|sorry)\W+)*"
    r"(?:but|yes,? but|h+m+,? but|excuse me|well|hold on|hang on|wait|he said|you said|I object|not with"
    r"|no mention|(?:well,? )?(?:that's|this is) awkward|then we have a problem|we(?:'ve| have) a problem)\b",
    re.IGNORECASE,
)
