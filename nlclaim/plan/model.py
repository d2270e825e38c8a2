"""Steps, precedence constraints and the play plan they form.

A step is an action instance with identity: "a spade, then a spade" is two steps. The plan's order holds only
what was said; completing it into a line of play belongs to `lines`.

Nobody changes a step once it is made: its fields are `Final`. Why it is not frozen is told in `nlclaim.reading.model`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from nlclaim.spans import Span


class Verb(StrEnum):
    """What a step does: the closed list of semantics §2.3, in bridge's own words."""

    DRAW = "draw"
    CASH = "cash"
    RUN = "run"
    LEAD = "lead"
    RUFF = "ruff"
    OVERRUFF = "overruff"
    CROSSRUFF = "crossruff"
    FINESSE = "finesse"
    DISCARD = "discard"
    CROSS = "cross"
    CONCEDE = "concede"
    ESTABLISH = "establish"
    KNOCK_OUT = "knock_out"
    DUCK = "duck"
    UNBLOCK = "unblock"
    TEST = "test"
    SQUEEZE = "squeeze"
    THROW_IN = "throw_in"
    WIN = "win"


class Strength(StrEnum):
    """How an order was stated: `explicit` by then, first, before …; `implied` by a chain of play verbs."""

    IMPLIED = "implied"
    EXPLICIT = "explicit"


GUARDED_IN = {"S": "in_spades", "H": "in_hearts", "D": "in_diamonds", "C": "in_clubs"}
"""Manner words (`Step.how`) by suit: where a squeezed hand is said to have a guard, and what a crossruff ruffs.

A step has one suit, and the second of a crossruff would be lost.
"""


@dataclass(slots=True, unsafe_hash=True)
class Step:
    """One thing the speaker says will be done.

    Suits are `S H D C`, `T` for trumps not yet tied to a suit, None unknown. Cards are suit then rank: `SA`, or
    `?K` when the suit was not said. `on` and `against` are a suit, a card or a seat.
    """

    id: Final[int]
    verb: Final[Verb]
    span: Final[Span]
    suit: Final[str | None]
    cards: Final[tuple[str, ...]]
    count: Final[int | None]
    hand: Final[str | None]
    """`dummy`, `declarer`, `claimer`, `partner`, `N E S W` or None."""
    on: Final[str | None]
    against: Final[str | None]
    how: Final[tuple[str, ...]]
    """Words of the closed list `HOW` that the statement schema publishes."""
    negated: Final[bool]
    condition: Final[int | None]
    """Index of the condition this step hangs on, None if none."""
    listed: Final[bool]
    """An item of a noun list ("three spades"): it counts tricks, and binds no play by itself (NUM-3)."""

    def __init__(
        self,
        id: int,
        verb: Verb,
        span: Span,
        suit: str | None = None,
        cards: tuple[str, ...] = (),
        count: int | None = None,
        hand: str | None = None,
        on: str | None = None,
        against: str | None = None,
        how: tuple[str, ...] = (),
        negated: bool = False,
        condition: int | None = None,
        listed: bool = False,
    ) -> None:
        self.id = id
        self.verb = verb
        self.span = span
        self.suit = suit
        self.cards = cards
        self.count = count
        self.hand = hand
        self.on = on
        self.against = against
        self.how = how
        self.negated = negated
        self.condition = condition
        self.listed = listed


@dataclass(slots=True, unsafe_hash=True)
class PrecedenceConstraint:
    """Step `before` comes before step `after`, because the words under `span` say so."""

    before: Final[int]
    after: Final[int]
    strength: Final[Strength]
    span: Final[Span]

    def __init__(self, before: int, after: int, strength: Strength, span: Span) -> None:
        self.before = before
        self.after = after
        self.strength = strength
        self.span = span


@dataclass(slots=True, unsafe_hash=True)
class PlayPlan:
    """A set of steps and what was said about their order."""

    steps: Final[tuple[Step, ...]]
    constraints: Final[tuple[PrecedenceConstraint, ...]]

    def __init__(self, steps: tuple[Step, ...] = (), constraints: tuple[PrecedenceConstraint, ...] = ()) -> None:
        self.steps = steps
        self.constraints = constraints
