"""What a statement says, in one of the ways it can be taken: values that nobody changes, no text work here.

Those of which every statement has some are not frozen, and have an `__init__` of their own: compiled, that of a frozen
dataclass takes ten times as long. Their fields are `Final`, so that mypy holds what Python does not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from nlclaim.language import Correction
from nlclaim.plan.model import PlayPlan
from nlclaim.spans import Span


@dataclass(slots=True, unsafe_hash=True)
class Tally:
    """A number of tricks: a count, all of them, or not said (`tricks` None, `all` false)."""

    tricks: Final[int | None]
    all: Final[bool]
    scope: Final[str | None]
    """`remaining` or `deal`; None when no number was said."""
    how_many: Final[int | None]
    """How many "all" were said to be: "the last three"."""

    def __init__(
        self,
        tricks: int | None = None,
        all: bool = False,
        scope: str | None = None,
        how_many: int | None = None,
    ) -> None:
        self.tricks = tricks
        self.all = all
        self.scope = scope
        self.how_many = how_many

    @property
    def is_said(self) -> bool:
        """Whether a number or "all" was said."""
        return self.all or self.tricks is not None


@dataclass(slots=True, unsafe_hash=True)
class Result:
    """A result by name: made (`over` 0), plus n, down n, making level n, or a score."""

    level: Final[int | None]
    over: Final[int | None]
    down: Final[int | None]
    score: Final[int | None]

    def __init__(
        self,
        level: int | None = None,
        over: int | None = None,
        down: int | None = None,
        score: int | None = None,
    ) -> None:
        self.level = level
        self.over = over
        self.down = down
        self.score = score


@dataclass(frozen=True, slots=True)
class Belief:
    """What the speaker takes to be so about cards: "dummy is high", "no trumps left"."""

    text: str
    span: Span
    claim: str
    """`high`, `gone`, `mine` or `runs`."""
    suit: str | None = None
    cards: tuple[str, ...] = ()
    hand: str | None = None
    shape: str | None = None
    """How he says that the suit breaks, so that it runs: `3-3`."""


@dataclass(frozen=True, slots=True)
class Circumstance:
    """What a condition says of the cards out, in words that the cards can answer."""

    event: str
    """`breaks`, `lies` (in the shape named), `falls`, `is_with` (the seat named), or `throws`: what a discard shows."""
    suit: str | None = None
    rank: str | None = None
    shape: str | None = None
    """As said: `3-2`."""
    seat: str | None = None
    denied: bool = False
    """ "If it does not": the condition is met when it is not so."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Words on which part of the plan or of the number hangs."""

    text: str
    span: Span
    then: tuple[int, ...] = ()
    otherwise: tuple[int, ...] | None = None
    circumstance: Circumstance | None = None
    """What it says of the cards; None when it is about something else, or not understood."""

    @property
    def hangs_on_card(self) -> bool:
        """ "If *it holds*", "when *my jack wins*": whether the card just played, or spoken of, wins its trick."""
        return _IT_HOLDS.match(self.text) is not None


_IT_HOLDS: Final = re.compile(
    r"(?:(?:it|that|this|he|she|the (?:king|queen|jack|ten|nine|card)|my \w+)\b.*)?"
    r"\b(?:wins?|holds?|works?|stands?|scores?|makes?|comes? off|survives?)\b"
    r"|(?:nobody|no ?one|neither of you) (?:can )?(?:beats?|tops?) it\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """A missing card that the speaker takes to lie with an opponent, or that everything hangs on."""

    card: str
    """As cards of steps are: `SK`, or `?K` without a suit."""
    seat: str | None
    """A seat's letter, `lho` or `rho`; None where it is only said to be well placed."""
    span: Span
    asserted: bool
    """Whether it is said to be so, and not only what he needs."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A worry voiced in the same breath, which grants that the speaker was aware (FRM-5); or a word that leaves open
    what is said: "maybe", "at most"."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class KnownOut:
    """ "The six of spades is out", "one heart out": cards of a plain suit that he says the other side still has."""

    cards: tuple[str, ...]
    """Named as those of steps are; empty where only the suit is."""
    suit: str | None
    count: int | None
    """How many of the suit; None where that is not said."""
    span: Span


@dataclass(slots=True, unsafe_hash=True)
class OrderMark:
    """How order was stated, with the words: `none`, `implied` or `explicit`."""

    stated: Final[str]
    spans: Final[tuple[Span, ...]]

    def __init__(self, stated: str = "none", spans: tuple[Span, ...] = ()) -> None:
        self.stated = stated
        self.spans = spans


@dataclass(slots=True, unsafe_hash=True)
class TrumpMark:
    """Three separate facts about trumps (semantics §2.4), and how many are acknowledged to be out."""

    mentioned: Final[bool]
    outstanding_acknowledged: Final[bool]
    acknowledged_count: Final[int | None]
    drawing: Final[str]
    """`none`, `plan` or `state`."""
    spans: Final[tuple[Span, ...]]
    cards: Final[tuple[str, ...]]
    """Cards known to be out, of which the position tells whether they are trumps: `?J`."""
    outstanding: Final[tuple[Span, ...]]
    """The words that acknowledge it."""

    def __init__(
        self,
        mentioned: bool = False,
        outstanding_acknowledged: bool = False,
        acknowledged_count: int | None = None,
        drawing: str = "none",
        spans: tuple[Span, ...] = (),
        cards: tuple[str, ...] = (),
        outstanding: tuple[Span, ...] = (),
    ) -> None:
        self.mentioned = mentioned
        self.outstanding_acknowledged = outstanding_acknowledged
        self.acknowledged_count = acknowledged_count
        self.drawing = drawing
        self.spans = spans
        self.cards = cards
        self.outstanding = outstanding


@dataclass(slots=True, unsafe_hash=True)
class FinesseMark:
    """A finesse said, or said not to be taken."""

    declared: Final[bool]
    denied: Final[bool]
    spans: Final[tuple[Span, ...]]
    denials: Final[tuple[Span, ...]]
    """Those of the words that deny it."""

    def __init__(
        self,
        declared: bool = False,
        denied: bool = False,
        spans: tuple[Span, ...] = (),
        denials: tuple[Span, ...] = (),
    ) -> None:
        self.declared = declared
        self.denied = denied
        self.spans = spans
        self.denials = denials


@dataclass(slots=True, unsafe_hash=True)
class NumberWords:
    """Words that say a number of tricks, "the rest" included, or a result."""

    sort: Final[str]
    """`claimed`, `conceded` or `result`."""
    span: Final[Span]

    def __init__(self, sort: str, span: Span) -> None:
        self.sort = sort
        self.span = span


_NO_NUMBER: Final = Tally()
_NO_PLAN: Final = PlayPlan()
_NO_ORDER: Final = OrderMark()
_NO_TRUMPS: Final = TrumpMark()
_NO_FINESSE: Final = FinesseMark()


@dataclass(slots=True, unsafe_hash=True)
class Reading:
    """One way to take a statement."""

    text: Final[str]
    kind: Final[str]
    claimed: Final[Tally]
    conceded: Final[Tally]
    result: Final[Result | None]
    number_words: Final[tuple[NumberWords, ...]]
    """Where these three stand; listed winners ("three spades") are words of their steps."""
    plan: Final[PlayPlan]
    order: Final[OrderMark]
    trumps: Final[TrumpMark]
    finesse: Final[FinesseMark]
    beliefs: Final[tuple[Belief, ...]]
    conditions: Final[tuple[Condition, ...]]
    placed: Final[tuple[CardPlaced, ...]]
    known_out: Final[tuple[KnownOut, ...]]
    from_the_top: Final[bool]
    """ "All from the top": said of no suit in particular."""
    doubts: Final[tuple[Doubt, ...]]
    corrections: Final[tuple[Correction, ...]]
    unread: Final[tuple[Span, ...]]
    because: Final[str]
    """How this reading differs from the first; empty for the first."""
    likeness: Final[float | None]
    """How likely the kind is, where statements like it tell it against what these words say; None elsewhere."""

    def __init__(
        self,
        text: str,
        kind: str = "unclear",
        claimed: Tally = _NO_NUMBER,
        conceded: Tally = _NO_NUMBER,
        result: Result | None = None,
        number_words: tuple[NumberWords, ...] = (),
        plan: PlayPlan = _NO_PLAN,
        order: OrderMark = _NO_ORDER,
        trumps: TrumpMark = _NO_TRUMPS,
        finesse: FinesseMark = _NO_FINESSE,
        beliefs: tuple[Belief, ...] = (),
        conditions: tuple[Condition, ...] = (),
        placed: tuple[CardPlaced, ...] = (),
        doubts: tuple[Doubt, ...] = (),
        corrections: tuple[Correction, ...] = (),
        unread: tuple[Span, ...] = (),
        because: str = "",
        known_out: tuple[KnownOut, ...] = (),
        from_the_top: bool = False,
        likeness: float | None = None,
    ) -> None:
        self.text = text
        self.kind = kind
        self.claimed = claimed
        self.conceded = conceded
        self.result = result
        self.number_words = number_words
        self.plan = plan
        self.order = order
        self.trumps = trumps
        self.finesse = finesse
        self.beliefs = beliefs
        self.conditions = conditions
        self.placed = placed
        self.known_out = known_out
        self.from_the_top = from_the_top
        self.doubts = doubts
        self.corrections = corrections
        self.unread = unread
        self.because = because
        self.likeness = likeness


@dataclass(frozen=True, slots=True)
class Readings:
    """All ways to take a statement, the likeliest first. Never empty."""

    text: str
    readings: tuple[Reading, ...]

    @property
    def first(self) -> Reading:
        """The likeliest reading."""
        return self.readings[0]

    @property
    def is_ambiguous(self) -> bool:
        """Whether the words allow more than one."""
        return len(self.readings) > 1
