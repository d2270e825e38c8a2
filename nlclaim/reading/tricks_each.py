"""Tricks shared out, "I make three, you make two": no level of a contract."""

from __future__ import annotations

from nlclaim.reading.clauses import Clause
from nlclaim.reading.draft import Draft
from nlclaim.reading.phrases import Amount, amount_of


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


_THEM = frozenset({"you", "they"})


_SHARING = frozenset({"make", "get", "have", "take", "win", ""})


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
