"""The other ways to take a statement, where the words allow them: each with what makes it differ.

No guess is added where nothing was said; implied order is not a reading of its own, since each edge carries its
strength and the ruling tries it both ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nlclaim.language import Mark, Statement
from nlclaim.reading.interpret import Context, read_statement
from nlclaim.reading.model import Reading, Tally

_THIRD_PERSON = frozenset({"he", "they"})


def other_readings(statement: Statement, context: Context, first: Reading) -> tuple[Reading, ...]:
    """The readings besides the first, likeliest first."""
    found = (
        *_as_typed(statement, context),
        *_claim_or_order(first),
        *_whose_rest(statement, context, first),
        *_deal_or_rest(first),
    )
    return tuple(found)


def _as_typed(statement: Statement, context: Context) -> Iterator[Reading]:
    """A correction that puts in a suit, a rank or a number may be wrong."""
    if statement.as_typed is None:
        return
    changed = ", ".join(
        f"{correction.text!r} is not taken for {correction.meant!r}"
        for correction in statement.corrections
        if correction.why != "misspelt"
    )
    yield replace(read_statement(statement.as_typed, context), because=changed)


def _claim_or_order(first: Reading) -> Iterator[Reading]:
    """ "Run the clubs": an order to dummy, or a claim with its line."""
    if first.kind == "not_a_claim" and len(first.plan.steps) == 1 and not first.trumps.outstanding_acknowledged:
        yield replace(first, kind="claim", because="it may be the line of a claim, not an order to dummy")


def _whose_rest(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "He has the rest": an opponent's tricks, or the claimer's as somebody reports them."""
    if context.claimer_role is not None or first.kind not in ("concession", "claim_and_concession"):
        return
    third = any(
        isinstance(element, Mark) and element.label == "PERSON" and element.value in _THIRD_PERSON
        for part in statement.parts
        for element in part.elements
    )
    if not third:
        return
    reported = read_statement(statement, replace(context, third_person_is_claimer=True))
    if (reported.kind, reported.claimed, reported.conceded) != (first.kind, first.claimed, first.conceded):
        yield replace(reported, because="the third person may be the claimer, whose words are reported")


def _deal_or_rest(first: Reading) -> Iterator[Reading]:
    """ "Seven tricks": of the deal, or of those that remain."""
    claimed = first.claimed
    if claimed.tricks in (7, 8) and not first.plan.steps and claimed.scope == "remaining":
        deal = Tally(claimed.tricks, scope="deal")
        yield replace(first, claimed=deal, because=f"{claimed.tricks} tricks may be those of the whole deal")
