"""The statement record of the contract: pydantic types, from which the published JSON Schema is generated."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from nlclaim.bridge import RANK_NAMES
from nlclaim.plan.model import GUARDED_IN
from nlclaim.reading.model import Reading, Readings
from nlclaim.spans import Span

VERSION = "statement/1"
SpanPair = tuple[int, int]
Kind = Literal["claim", "concession", "claim_and_concession", "current_trick_only", "not_a_claim", "unclear"]
StepVerb = Literal[
    "draw", "cash", "run", "lead", "ruff", "overruff", "crossruff", "finesse", "discard", "cross", "concede",
    "establish", "knock_out", "duck", "unblock", "test", "squeeze", "throw_in", "win",
]  # fmt: skip
_RANKS = tuple(reversed(RANK_NAMES.values()))
_ROUNDS = ("in_one_round", *(f"in_{count}_rounds" for count in ("two", "three", "four", "five", "six", "seven")))
HOW = (
    "from_the_top", "from_the_bottom", "high", "low", "marked", "unblock", "ruffing", "repeated", "double", "simple",
    "at_the_end", "later_round", "first", "believed", "either_way", "for_the_drop", "ending_in_dummy", "ending_in_hand",
    "with_a_spade", "with_a_heart", "with_a_diamond", "with_a_club", "with_a_trump",
    *GUARDED_IN.values(), *(f"to_the_{rank}" for rank in _RANKS), *(f"with_the_{rank}" for rank in _RANKS), *_ROUNDS,
)  # fmt: skip
"""The closed list of manner words, published in the schema."""


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ClaimedRecord(_Record):
    """The number of tricks claimed: what the words state or add up to."""

    tricks: int | None = None
    all: bool = False
    scope: Literal["remaining", "deal"] | None = None


class ConcededRecord(_Record):
    """The number of tricks conceded."""

    tricks: int | None = None
    all: bool = False


class ResultRecord(_Record):
    """A result by name: made is `over` 0."""

    level: int | None = None
    over: int | None = None
    down: int | None = None
    score: int | None = None


class EdgeRecord(_Record):
    """Step `before` comes before step `after`, by the words under `span`."""

    before: int
    after: int
    strength: Literal["implied", "explicit"]
    span: SpanPair


class OrderRecord(_Record):
    """The order stated, its pairs transitively reduced."""

    stated: Literal["none", "implied", "explicit"] = "none"
    pairs: list[tuple[int, int]] = Field(default_factory=list)
    edges: list[EdgeRecord] = Field(default_factory=list)
    spans: list[SpanPair] = Field(default_factory=list)


class TrumpsRecord(_Record):
    """Three separate facts about trumps."""

    mentioned: bool = False
    outstanding_acknowledged: bool = False
    acknowledged_count: int | None = None
    drawing: Literal["none", "plan", "state"] = "none"
    spans: list[SpanPair] = Field(default_factory=list)


class FinesseRecord(_Record):
    """A finesse declared or denied."""

    declared: bool = False
    denied: bool = False
    spans: list[SpanPair] = Field(default_factory=list)


class StepRecord(_Record):
    """One step of the plan."""

    id: int
    verb: StepVerb
    suit: Literal["S", "H", "D", "C", "T"] | None = None
    cards: list[str] = Field(default_factory=list)
    count: int | None = None
    hand: Literal["dummy", "declarer", "claimer", "partner", "N", "E", "S", "W"] | None = None
    on: str | None = None
    against: str | None = None
    how: list[str] = Field(default_factory=list, json_schema_extra={"items": {"enum": list(HOW)}})
    negated: bool = False
    condition: int | None = None
    listed: bool = False
    span: SpanPair


class BeliefRecord(_Record):
    """What the speaker takes to be so about cards."""

    text: str
    span: SpanPair
    claim: Literal["high", "gone", "mine", "runs"]
    suit: str | None = None
    cards: list[str] = Field(default_factory=list)
    hand: str | None = None


class ConditionRecord(_Record):
    """Words on which steps hang."""

    text: str
    span: SpanPair
    then: list[int] = Field(default_factory=list)
    otherwise: list[int] | None = Field(default=None, alias="else")

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, serialize_by_alias=True)


class KnownOutRecord(_Record):
    """Cards of a plain suit that the speaker says are out."""

    span: SpanPair
    suit: str | None = None
    cards: list[str] = Field(default_factory=list)
    count: int | None = None


class DoubtRecord(_Record):
    """A worry voiced in the same breath."""

    text: str
    span: SpanPair


class CorrectionRecord(_Record):
    """A word that was taken for another."""

    span: SpanPair
    text: str
    meant: str
    why: str
    confidence: float


class StatementRecord(_Record):
    """One statement, in its likeliest reading; `alternatives` holds the others."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, serialize_by_alias=True)

    schema_: Literal["statement/1"] = Field(default="statement/1", alias="schema")
    id: str | None = None
    text: str
    kind: Kind
    claimed: ClaimedRecord
    conceded: ConcededRecord
    result: ResultRecord | None = None
    order: OrderRecord
    trumps: TrumpsRecord
    finesse: FinesseRecord
    steps: list[StepRecord]
    beliefs: list[BeliefRecord] = Field(default_factory=list)
    conditions: list[ConditionRecord] = Field(default_factory=list)
    known_out: list[KnownOutRecord] = Field(default_factory=list)
    from_the_top: bool = False
    """Said of no suit in particular."""
    doubts: list[DoubtRecord] = Field(default_factory=list)
    corrections: list[CorrectionRecord] = Field(default_factory=list)
    likeness: float | None = None
    """How likely the kind is, where statements like it tell it against what its words say; null elsewhere."""
    readings: int = 1
    because: str = ""
    """Why this reading differs from the first; empty for the first."""
    alternatives: list[StatementRecord] = Field(default_factory=list)
    unread: list[SpanPair] = Field(default_factory=list)


def statement_record(readings: Readings, record_id: str | None = None) -> StatementRecord:
    """The record of a statement, checked."""
    return StatementRecord.model_validate(statement_dict(readings, record_id))


def statement_dict(readings: Readings, record_id: str | None = None) -> dict[str, object]:
    """The record as plain data, ready for `json.dumps`. Faster than going through the types."""
    record = _reading_dict(readings.first, record_id)
    record["readings"] = len(readings.readings)
    record["alternatives"] = [_reading_dict(reading, record_id) for reading in readings.readings[1:]]
    return record


def _reading_dict(reading: Reading, record_id: str | None) -> dict[str, object]:
    result = reading.result
    return {
        "schema": VERSION,
        "id": record_id,
        "text": reading.text,
        "kind": reading.kind,
        "claimed": {"tricks": reading.claimed.tricks, "all": reading.claimed.all, "scope": reading.claimed.scope},
        "conceded": {"tricks": reading.conceded.tricks, "all": reading.conceded.all},
        "result": result and {"level": result.level, "over": result.over, "down": result.down, "score": result.score},
        "order": _order_dict(reading),
        "trumps": {
            "mentioned": reading.trumps.mentioned,
            "outstanding_acknowledged": reading.trumps.outstanding_acknowledged,
            "acknowledged_count": reading.trumps.acknowledged_count,
            "drawing": reading.trumps.drawing,
            "spans": _pairs(reading.trumps.spans),
        },
        "finesse": {
            "declared": reading.finesse.declared,
            "denied": reading.finesse.denied,
            "spans": _pairs(reading.finesse.spans),
        },
        "steps": _step_dicts(reading),
        **_remarks(reading),
        "readings": 1,
        "likeness": reading.likeness,
        "because": reading.because,
        "alternatives": [],
        "unread": _pairs(reading.unread),
    }


def _pairs(spans: tuple[Span, ...]) -> list[tuple[int, int]]:
    return [(span.start, span.end) for span in spans]


def _order_dict(reading: Reading) -> dict[str, object]:
    edges = reading.plan.constraints
    return {
        "stated": reading.order.stated,
        "pairs": sorted((edge.before, edge.after) for edge in edges),
        "edges": [
            {"before": edge.before, "after": edge.after, "strength": edge.strength.value, "span": tuple(edge.span)}
            for edge in edges
        ],
        "spans": _pairs(reading.order.spans),
    }


def _step_dicts(reading: Reading) -> list[dict[str, object]]:
    return [
        {
            "id": step.id, "verb": step.verb.value, "suit": step.suit, "cards": list(step.cards), "count": step.count,
            "hand": step.hand, "on": step.on, "against": step.against, "how": list(step.how),
            "negated": step.negated, "condition": step.condition, "listed": step.listed, "span": tuple(step.span),
        }
        for step in reading.plan.steps
    ]  # fmt: skip


def _remarks(reading: Reading) -> dict[str, object]:
    return {
        "beliefs": [
            {
                "text": belief.text, "span": tuple(belief.span), "claim": belief.claim, "suit": belief.suit,
                "cards": list(belief.cards), "hand": belief.hand,
            }
            for belief in reading.beliefs
        ],
        "conditions": [
            {
                "text": condition.text, "span": tuple(condition.span), "then": list(condition.then),
                "else": None if condition.otherwise is None else list(condition.otherwise),
            }
            for condition in reading.conditions
        ],
        "known_out": [
            {"span": tuple(known.span), "suit": known.suit, "cards": list(known.cards), "count": known.count}
            for known in reading.known_out
        ],
        "from_the_top": reading.from_the_top,
        "doubts": [{"text": doubt.text, "span": tuple(doubt.span)} for doubt in reading.doubts],
        "corrections": [
            {
                "span": tuple(correction.span), "text": correction.text, "meant": correction.meant,
                "why": correction.why, "confidence": correction.confidence,
            }
            for correction in reading.corrections
        ],
    }  # fmt: skip
