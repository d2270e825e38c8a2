"""Statement → Readings, tied to a position when there is one. Nothing heavy is loaded at import.

`interpret` goes the way: `segmentation` makes clauses of a statement, `preparation` settles what they owe to each
other, `clause` reads one after the other into a `draft`, `revision` settles what shows only at the end; `totals`,
`marks`, `ordering` and `kinds` make the reading of it. `grounding` ties a reading to the cards.
"""

from __future__ import annotations

from collections.abc import Callable

from nlclaim.bridge import Contract, Seat, parse_contract, parse_seat
from nlclaim.language import Statement, parse_statement
from nlclaim.language.layout import Layout, lay_out, moved
from nlclaim.language.respelling import respell
from nlclaim.reading.alternatives import other_readings
from nlclaim.reading.choices import readings_of_choice
from nlclaim.reading.grounding.contradictions import take_apart
from nlclaim.reading.grounding.directions import both_ways
from nlclaim.reading.grounding.ground import GroundedBelief, GroundedReading, GroundedStep, ground
from nlclaim.reading.interpret import Context, read_statement
from nlclaim.reading.model import (
    Belief,
    Condition,
    Doubt,
    FinesseMark,
    OrderMark,
    Reading,
    Readings,
    Result,
    Tally,
    TrumpMark,
)
from nlclaim.reading.second_opinion import with_second_opinion

__all__ = [
    "Belief",
    "Condition",
    "Context",
    "Doubt",
    "FinesseMark",
    "GroundedBelief",
    "GroundedReading",
    "GroundedStep",
    "OrderMark",
    "Reading",
    "Readings",
    "Result",
    "Tally",
    "TrumpMark",
    "both_ways",
    "ground",
    "interpret",
    "interpret_statement",
    "make_context",
    "read_statement",
    "take_apart",
]


def interpret(
    text: str,
    *,
    contract: Contract | str | None = None,
    declarer: Seat | str | None = None,
    claimer: Seat | str | None = None,
    words_alone: bool = False,
) -> Readings:
    """What was said, in every way it can be taken, the likeliest first. Never fails on words.

    The contract and the seats may be given in words (`4SX`, `S`); InvalidCardError when they are not that.
    `words_alone`: statements like it have no say in how it is read.
    """
    context = make_context(contract, declarer, claimer)
    return interpret_statement(parse_statement(text), context, words_alone=words_alone)


def interpret_statement(statement: Statement, context: Context, *, words_alone: bool = False) -> Readings:
    """The readings of a statement that is already parsed."""

    def read(even: Statement) -> Readings:
        readings = put_right(even, _every_way)
        return readings if words_alone else with_second_opinion(readings, even, context.claimer_role, read_likeliest)

    def put_right(even: Statement, ways: Callable[[Statement, Context], Readings]) -> Readings:
        return _set_as(respell(even.text, even.corrections), even, lambda meant: ways(meant, context))

    def read_likeliest(text: str) -> Reading:
        return _set_as(lay_out(text), parse_statement(text), lambda even: put_right(even, _likeliest)).first

    return _set_as(lay_out(statement.text), statement, read)


def _set_as(layout: Layout | None, statement: Statement, read: Callable[[Statement], Readings]) -> Readings:
    """The readings of a statement in another setting, told of the text as it stands."""
    if layout is None:
        return read(statement)
    even = moved(statement, layout.in_even, statement.text, layout.text)
    readings: Readings = moved(read(even), layout.in_given, layout.text, statement.text)
    return readings


def _every_way(statement: Statement, context: Context) -> Readings:
    likeliest = _likeliest(statement, context)
    if len(likeliest.readings) > 1:
        return likeliest
    return Readings(statement.text, (likeliest.first, *other_readings(statement, context, likeliest.first)))


def _likeliest(statement: Statement, context: Context) -> Readings:
    """The reading that comes first; of a choice that is left open both."""
    if any(joint.label in ("OR", "ELSE") for part in statement.parts for joint in part.joints):
        choice = readings_of_choice(statement, context)
        if choice:
            return Readings(statement.text, choice)
    return Readings(statement.text, (read_statement(statement, context),))


def make_context(contract: Contract | str | None, declarer: Seat | str | None, claimer: Seat | str | None) -> Context:
    """What the table adds to the words: the trump suit, and on which side the speaker sits."""
    contract = parse_contract(contract) if isinstance(contract, str) else contract
    declarer = parse_seat(declarer) if isinstance(declarer, str) else declarer
    claimer = parse_seat(claimer) if isinstance(claimer, str) else claimer
    trumps = contract.trumps.letter if contract is not None and contract.trumps is not None else None
    role = None
    if declarer is not None and claimer is not None:
        role = "declarer" if claimer.side == declarer.side else "defender"
    return Context(trumps, role, claimer.letter if claimer is not None else None)
