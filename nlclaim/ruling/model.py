"""A ruling: what is awarded, how sure that is, and why. Frozen values; rendering and records live elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from nlclaim.bridge import Card
from nlclaim.law import Citation, Policy
from nlclaim.lines import LineResult, Play
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import Hypothesis

Certainty: TypeAlias = Literal["certain", "policy", "judgement"]
Evidence: TypeAlias = str
"""A span of words, a card or a trick of the line, named for a reader."""


ReasonKind: TypeAlias = Literal[
    "ruling", "statement", "picture", "unavoidable", "loss", "sure", "authority", "key", "unproved", "open",
    "trick", "card", "alternative",
]  # fmt: skip
"""What a reason speaks of, so that a page can set each in its place."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One node of the reason tree. `text` is whole sentences that can be read aloud."""

    text: str
    citation: Citation | None = None
    evidence: tuple[Evidence, ...] = ()
    children: tuple[Reason, ...] = ()
    kind: ReasonKind = "ruling"


@dataclass(frozen=True, slots=True)
class Trial:
    """One line search: under which reading, picture and order of the statement's steps."""

    reading: int
    """Index of the reading."""
    keeps_implied_order: bool
    hypothesis: Hypothesis
    result: LineResult

    def unseen(self, play: Play) -> tuple[Card, ...]:
        """The cards missing from his picture when he plays, if none of them has shown up."""
        forgotten = tuple(self.hypothesis.forgotten)
        line = self.result.line
        seen = {each.card for each in line[: line.index(play)]}
        return () if seen & set(forgotten) else forgotten


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one policy makes of the claim: every trial, and the one that decides."""

    policy: Policy
    trials: tuple[Trial, ...]

    @property
    def decisive(self) -> Trial:
        """The trial with the fewest tricks; among equals the first, so the true picture when it costs as much."""
        return min(self.trials, key=lambda trial: trial.result.tricks)

    @property
    def tricks(self) -> int:
        """Tricks of the remaining ones to the claiming side."""
        return self.decisive.result.tricks

    @property
    def complete(self) -> bool:
        """Whether it is proved that no trial takes fewer."""
        tricks = self.tricks
        return all(trial.result.proved >= tricks for trial in self.trials)


@dataclass(frozen=True, slots=True)
class Difference:
    """An authority that would rule otherwise: its number, and the policy keys that each alone change the award."""

    authority: str
    awarded: int
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """Something that nobody has settled and the award turns on: what it is, and what it would give otherwise."""

    text: str
    awarded: int
    rule: str = ""
    """Id in the catalogue of normal play of what is known of it, if anything."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The award under the case's law and authority. Trick counts are of the remaining tricks, to the claiming side."""

    case: Case
    claimed: int
    awarded: int | None
    """None when there is nothing to adjudicate: no claim was made, or it is void."""
    certainty: Certainty
    by_authority: dict[str, int]
    unproved: tuple[str, ...]
    """Authorities whose number is only an upper bound, as the budget ran out on them."""
    differences: tuple[Difference, ...]
    """The authorities that would rule otherwise."""
    open_points: tuple[OpenPoint, ...]
    """What a director has to decide, when the certainty is `judgement`."""
    guaranteed: int | None
    double_dummy: int
    readings: tuple[GroundedReading, ...]
    outcome: Outcome | None
    reasons: Reason
    seconds: float
    complete: bool
    """Whether the award under the law and authority asked for is proved, and `guaranteed` too.

    If not, the award is an upper bound, and `guaranteed` a lower one.
    """
    findings: tuple[str, ...] = field(default=())
    """What the Laws can rule on and the reader should know: impossible steps, contradictions, doubts."""

    @property
    def turns_on(self) -> tuple[str, ...]:
        """The policy keys that, changed alone to another authority's value, change the award."""
        return tuple(dict.fromkeys(key for each in self.differences for key in each.keys))
