"""Tricks shared out: "I make three, you make two", which is no level of a contract; "one each"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import Amount, amount_of
from nlclaim.reading.segmentation.clause import Clause


def share_out(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "I make three, *you make two*": tricks each, no level."""
    shares = clause.who in _THEM and clause.verb_name in _SHARING and _counts_tricks(clause)
    if previous is not None and shares and previous.who == "me" and previous.verb_name == "make":
        _make_tricks(previous, draft)


def take_share(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "You make two more and *I make three*": the same the other way round."""
    if previous is None or previous.who not in _THEM or not _counts_tricks(previous):
        return
    more = previous.phrases[0].quantifier == "more"  # "you get two more", but "you get one, I make five" is a level
    shares = previous.verb_name == "make" or (more and previous.verb_name in _SHARING)
    if shares and _counts(clause) and clause.who == "me" and clause.verb_name == "make":
        _make_tricks(clause, draft)


_THEM: Final = frozenset({"you", "they"})


_SHARING: Final = frozenset({"make", "get", "have", "take", "win", ""})


def _counts(clause: Clause) -> bool:
    return [phrase.is_bare_number for phrase in clause.phrases] == [True] and not clause.mark("DOWN")


def _counts_tricks(clause: Clause) -> bool:
    """ "Two", "two more", "two tricks"."""
    amounts = [amount_of(phrase) for phrase in clause.phrases]
    return len(amounts) == 1 and amounts[0] is not None and amounts[0].tricks is not None and not clause.mark("DOWN")


def _make_tricks(clause: Clause, draft: Draft) -> None:
    """What was read as a level counts tricks."""
    level = draft.counts.results[-1].level if draft.counts.results else None
    if level is not None:
        draft.counts.results.pop()
        draft.claim(Amount(tricks=level), clause.span)


def share_alike(draft: Draft) -> None:
    """ "*One each*", "a trick for each side": as many for the others; "one for each of you": theirs alone."""
    counts = draft.counts
    if [amount.tricks for amount, _ in counts.conceded] == [1] and _FOR_EACH_OF_YOU.fullmatch(draft.text) is not None:
        counts.conceded = [(Amount(tricks=2), counts.conceded[0][1])]
        return
    if len(counts.claimed) != 1 or counts.conceded or draft.plan.units or counts.claimed[0][0].tricks is None:
        return
    amount, span = counts.claimed[0]
    said = draft.text[span.start :]
    if "each_ours" in draft.flags:
        return  # "partner and I get one each"
    if _FOR_EACH_OF_YOU.fullmatch(draft.text) is not None:
        counts.claimed = []
        counts.concede(Amount(tricks=2 * (amount.tricks or 1)), span)
    elif _EACH.fullmatch(said) is not None or _WE_EACH.search(draft.text[: span.start]) is not None:
        counts.concede(amount, span)


_THEN: Final = (
    r"\W*(?:(?:ok|okay|thanks|thank you|ty|cheers|i think|please|partner|then|from here|agreed|(?:and )?(?:shuffle"
    r"|that's it|that is it)|next(?: board)?)\W*)?"
)


_OF_THEM: Final = r"(?: of (?:the|these|those)(?: last| remaining| other)? (?:two|2|four|4|six|6))?"


_EACH: Final = re.compile(
    rf"[\w ]+? (?:each{_OF_THEM}|apiece|(?:for|to) (?:each|either) side|for each of us){_THEN}", re.IGNORECASE
)


_WE_EACH: Final = re.compile(
    r"\b(?:we each|both sides(?: each)?|(?:each|either) (?:of us|side|pair)) (?:get|have|has|take|make|win)s? *$",
    re.IGNORECASE,
)


_FOR_EACH_OF_YOU: Final = re.compile(
    rf"\W*[\w ]+? (?:for|to) each of you{_THEN}|each of you (?:gets|has|takes|makes) [\w ]+?{_THEN}", re.IGNORECASE
)
