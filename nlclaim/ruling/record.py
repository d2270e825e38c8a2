"""The ruling record of the contract, "ruling/1": pydantic types, from which the JSON Schema is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from nlclaim.bridge import Seat, Side, trick_winner
from nlclaim.law import Citation
from nlclaim.lines import REASONS, Play
from nlclaim.reading import Readings
from nlclaim.reading.records import StatementRecord, statement_record
from nlclaim.ruling.case_record import SeatLetter
from nlclaim.ruling.comparison import Comparison, explain_comparison
from nlclaim.ruling.explanation import cite_play
from nlclaim.ruling.model import Reason, ReasonKind, Ruling


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid")


class CiteRecord(_Record):
    """A pointer into the Laws or to an authority's rule."""

    clause: str | None = Field(description="Clause of the edition, or null for a rule outside the Laws")
    law: str = Field(description="Edition of the Laws")
    authority: str | None = Field(default=None, description="Who says so, if not the Laws alone")
    rule: str | None = Field(default=None, description="Id in the catalogue of normal play")
    url: str = Field(description="Where it can be read")


class WhyRecord(_Record):
    """Why a card of the claiming side was normal."""

    card: str
    rule: str = Field(description="Id in the catalogue of normal play; empty where the Laws alone make it normal")
    text: str
    cite: CiteRecord | None = None


class TrickRecord(_Record):
    """One trick of the worst line; cards in the order played, from the leader on."""

    leader: SeatLetter
    cards: list[str]
    winner: SeatLetter
    why: list[WhyRecord]


class ReasonRecord(_Record):
    """One node of the reason tree, in sentences that can be read aloud."""

    text: str
    kind: ReasonKind = Field(description="What it speaks of")
    cite: CiteRecord | None = None
    evidence: list[str] = Field(default_factory=list)
    children: list[ReasonRecord] = Field(default_factory=list)


class BoundsRecord(_Record):
    """Proved bounds, in tricks of the remaining ones to the claiming side."""

    guaranteed: int | None = Field(
        description="Sure against every lie of the cards, a lower bound when not complete; null for a defender's claim"
    )
    double_dummy: int = Field(description="Best play by all on the actual cards")


class HypothesisRecord(_Record):
    """What the claimer may have had in mind, and what that alone would award."""

    name: str
    text: str
    awarded: int
    established: bool
    forgotten: list[str]
    clauses: list[str]


class DifferenceRecord(_Record):
    """An authority that would rule otherwise."""

    authority: str
    awarded: int
    keys: list[str] = Field(description="Policy keys that each alone change the award")


class OpenPointRecord(_Record):
    """What nobody has settled and the award turns on."""

    text: str
    awarded: int = Field(description="What it would give otherwise")


class ComparisonRecord(_Record):
    """The awards by edition of the Laws and authority, and what the differences turn on."""

    by_edition: dict[str, dict[str, int]]
    unproved: dict[str, list[str]]
    reasons: ReasonRecord


class RulingRecord(_Record):
    """A ruling. All trick counts are of the remaining tricks, the one in progress included, to the claiming side."""

    schema_: Literal["ruling/1"] = Field(default="ruling/1", alias="schema")
    id: str
    claimer: SeatLetter
    side: Literal["NS", "EW"]
    remaining: int
    claimed: int
    awarded: int | None = Field(description="Null when there was no claim; an upper bound when not complete")
    certainty: Literal["certain", "policy", "judgement"]
    by_authority: dict[str, int]
    unproved: list[str] = Field(description="Authorities whose number is only an upper bound: the budget ran out")
    turns_on: list[str]
    differences: list[DifferenceRecord]
    open_points: list[OpenPointRecord] = Field(description="What a director has to decide: certainty judgement")
    bounds: BoundsRecord
    statement: StatementRecord
    hypotheses: list[HypothesisRecord]
    worst_line: list[TrickRecord]
    reasons: ReasonRecord
    findings: list[str]
    seconds: float
    complete: bool
    why: list[ReasonRecord] = Field(default_factory=list, description="The tricks asked about, card by card")
    comparison: ComparisonRecord | None = Field(default=None, description="If asked for")
    expected: object = None
    confidence: object = None
    meta: object = None


def ruling_record(ruling: Ruling, whys: Sequence[Reason] = (), comparison: Comparison | None = None) -> RulingRecord:
    """The record of a ruling; `expected`, `confidence` and `meta` of its case are carried through.

    `whys` are tricks explained card by card.
    """
    case = ruling.case
    extra: dict[str, Any] = {**case.passthrough}
    if whys:
        extra["why"] = [_reason(why) for why in whys]
    if comparison is not None:
        extra["comparison"] = _comparison(comparison)
    return RulingRecord(
        schema="ruling/1",
        id=case.id,
        claimer=_seat(case.claimer),
        side="NS" if case.claimer.side == Side.NS else "EW",
        remaining=case.position.remaining,
        claimed=ruling.claimed,
        awarded=ruling.awarded,
        certainty=ruling.certainty,
        by_authority=ruling.by_authority,
        unproved=list(ruling.unproved),
        turns_on=list(ruling.turns_on),
        differences=[
            DifferenceRecord(authority=each.authority, awarded=each.awarded, keys=list(each.keys))
            for each in ruling.differences
        ],
        open_points=[OpenPointRecord(text=point.text, awarded=point.awarded) for point in ruling.open_points],
        bounds=BoundsRecord(guaranteed=ruling.guaranteed, double_dummy=ruling.double_dummy),
        statement=statement_record(readings_of(ruling), case.id or None),
        hypotheses=_hypotheses(ruling),
        worst_line=worst_line_tricks(ruling),
        reasons=_reason(ruling.reasons),
        findings=list(ruling.findings),
        seconds=round(ruling.seconds, 4),
        complete=ruling.complete,
        **extra,
    )


def _comparison(comparison: Comparison) -> ComparisonRecord:
    return ComparisonRecord(
        by_edition={ruling.case.law: ruling.by_authority for ruling in comparison.rulings},
        unproved={ruling.case.law: list(ruling.unproved) for ruling in comparison.rulings},
        reasons=_reason(explain_comparison(comparison)),
    )


def readings_of(ruling: Ruling) -> Readings:
    """The readings of the statement, the one that decided first."""
    decisive = ruling.outcome.decisive.reading if ruling.outcome else 0
    order = sorted(range(len(ruling.readings)), key=lambda number: (number != decisive, number))
    readings = tuple(ruling.readings[number].reading for number in order)
    return Readings(readings[0].text, readings)  # one of several versions has words of its own


def _hypotheses(ruling: Ruling) -> list[HypothesisRecord]:
    if ruling.outcome is None:
        return []
    least: dict[str, HypothesisRecord] = {}
    for trial in ruling.outcome.trials:
        hypothesis = trial.hypothesis
        record = HypothesisRecord(
            name=hypothesis.name,
            text=hypothesis.text,
            awarded=trial.result.tricks,
            established=hypothesis.established,
            forgotten=[str(card) for card in hypothesis.forgotten],
            clauses=[clause] if (clause := hypothesis_clause(ruling, hypothesis.concept)) else [],
        )
        kept = least.get(hypothesis.text)
        if kept is None or record.awarded < kept.awarded:
            least[hypothesis.text] = record
    return list(least.values())


def hypothesis_clause(ruling: Ruling, concept: str) -> str | None:
    """The clause of the case's edition for a concept; None where the edition has none."""
    from nlclaim.law import load_edition

    return load_edition(ruling.case.law).cite(concept).clause


def worst_line_tricks(ruling: Ruling) -> list[TrickRecord]:
    """The worst normal line, trick by trick; the first may have begun before the claim."""
    if ruling.outcome is None:
        return []
    position = ruling.case.position
    plays = [Play(Seat((position.leader + place) % 4), card) for place, card in enumerate(position.trick)]
    plays += ruling.outcome.decisive.result.line
    return [_trick(ruling, plays[start : start + 4]) for start in range(0, len(plays), 4)]


def _trick(ruling: Ruling, plays: list[Play]) -> TrickRecord:
    cards = [play.card for play in plays]
    return TrickRecord(
        leader=_seat(plays[0].seat),
        cards=[str(card) for card in cards],
        winner=_seat(trick_winner(cards, plays[0].seat, ruling.case.position.trumps)),
        why=[_why(ruling, play) for play in plays if play.reason],
    )


def _seat(seat: Seat) -> SeatLetter:
    letters: tuple[SeatLetter, ...] = ("N", "E", "S", "W")
    return letters[seat]


def _why(ruling: Ruling, play: Play) -> WhyRecord:
    why = REASONS[play.reason]
    assert ruling.outcome is not None
    citation = cite_play(ruling.case, play, ruling.outcome.policy)
    return WhyRecord(card=str(play.card), rule=citation.rule or "", text=why.text, cite=_cite(citation))


def _cite(citation: Citation | None) -> CiteRecord | None:
    if citation is None:
        return None
    return CiteRecord(
        clause=citation.clause, law=citation.law, authority=citation.authority, rule=citation.rule, url=citation.url
    )


def _reason(reason: Reason) -> ReasonRecord:
    return ReasonRecord(
        text=reason.text,
        kind=reason.kind,
        cite=_cite(reason.citation),
        evidence=list(reason.evidence),
        children=[_reason(child) for child in reason.children],
    )
