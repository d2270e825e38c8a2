"""The case record "case/1": what a director writes down, as a pydantic model with a published JSON Schema.

This module checks the shape and the notation of a record; whether the cards and the play are possible is
checked where the record becomes a `Case`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from nlclaim.bridge.cards import parse_card
from nlclaim.bridge.contract import parse_contract
from nlclaim.bridge.notation import parse_deal
from nlclaim.errors import InvalidPositionError, RecordError
from nlclaim.jurisdictions import AUTHORITIES, DEFAULT_AUTHORITY, EDITIONS, LATEST


def _check_card(text: str) -> str:
    parse_card(text)
    return text


def _check_contract(text: str) -> str:
    parse_contract(text)
    return text


def _check_deal(text: str) -> str:
    # Only the notation is judged here: impossible cards are told together with the rest of the position.
    with suppress(InvalidPositionError):
        parse_deal(text)
    return text


def _one_of(*names: str) -> BeforeValidator:
    """What refuses all but these, in the words in which pydantic refuses what is not in a Literal."""
    known = f"{', '.join(map(repr, names[:-1]))} or {names[-1]!r}"

    def check(value: object) -> object:
        if value not in names:
            raise ValueError(f"{_shorten(value)} is not one of {known}")
        return value

    return BeforeValidator(check)


CardText = Annotated[str, AfterValidator(_check_card), Field(examples=["SA", "HT"])]
SeatLetter: TypeAlias = Literal["N", "E", "S", "W"]
SuitLetter: TypeAlias = Literal["S", "H", "D", "C"]


class _Strict(BaseModel):
    """No unknown keys, no silent conversion of "8" to 8."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)


class FactsRecord(_Strict):
    """The director's findings of fact; null means to be inferred."""

    unaware_of_trump: bool | None = Field(default=None, description="Claimer was unaware of an outstanding trump.")
    player_class: Literal["novice", "club", "tournament", "expert"] | None = Field(
        default=None, alias="class", description="The class of player involved."
    )
    agreed: bool | None = Field(default=None, description="The opponents agreed to the claim.")
    partner_objected: bool | None = Field(default=None, description="A conceding defender's partner objected at once.")
    played_on: bool | None = Field(default=None, description="Play went on after the claim.")
    elapsed: Literal["at_once", "correction_period", "late"] | None = Field(
        default=None, description="When the claim was contested or the agreement withdrawn."
    )
    added_later: str = Field(
        default="", description="What the claimer added after the claim; it is no part of the statement."
    )
    interrupted: bool | None = Field(default=None, description="Claimer was stopped before he had finished speaking.")
    also_heard: tuple[str, ...] = Field(
        default=(), strict=False, description="Other versions of what was said, where witnesses differ."
    )


class CaseRecord(_Strict):
    """One claim or concession to be ruled on, record "case/1".

    Full form: `deal` has all 52 cards and `play` those played, in order. Short form: `deal` has the cards
    still in hand, `trick` the cards on the table, and `turn` says who is to play.
    """

    schema_version: Literal["case/1"] = Field(
        default="case/1", alias="schema", description="Kind and version of the record."
    )
    id: str = Field(default="", description="Carried through to the ruling.")
    statement: str = Field(
        default="",
        description="What the claimer said; empty when nothing was said. A parenthesis may report what others heard, "
        "in quotes, or who cut in: (East heard 'all mine'), (E: is a trump out?).",
    )
    claimer: SeatLetter = Field(description="Who claimed or conceded.")
    claimed: int | Literal["rest"] | None = Field(
        default=None,
        description="Tricks claimed of the remaining ones, the one in progress included; rest: those not conceded; "
        "null: as said.",
        examples=["rest", 4],
    )
    conceded: int | None = Field(default=None, description="Tricks conceded of the remaining ones.")
    deal: Annotated[str, AfterValidator(_check_deal)] = Field(
        description="PBN deal string: the 52 cards dealt, or in the short form the cards still in hand.",
        examples=["N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653"],
    )
    contract: Annotated[str, AfterValidator(_check_contract)] = Field(
        description="Level, denomination, doubling.", examples=["3NT", "4SX"]
    )
    declarer: SeatLetter = Field(description="Who plays the contract.")
    play: list[CardText] | None = Field(
        default=None,
        description="Full form: the cards in playing order from the opening lead.",
        examples=[["D4", "D7", "DK", "D3"]],
    )
    trick: list[CardText] | None = Field(
        default=None,
        description="Short form: cards already played to the current trick, in order.",
        max_length=3,
    )
    turn: SeatLetter | None = Field(default=None, description="Short form: the seat to play.")
    shown_out: dict[SeatLetter, list[SuitLetter]] | None = Field(
        default=None, description="Voids the play has shown and the record does not.", examples=[{"N": ["H"]}]
    )
    law: Annotated[str, _one_of(*EDITIONS)] = Field(
        default=LATEST,
        description="The edition of the Laws in force.",
        json_schema_extra={"enum": list(EDITIONS)},
    )
    authority: Annotated[str, _one_of(*AUTHORITIES)] = Field(
        default=DEFAULT_AUTHORITY,
        description="Whose regulations and interpretations apply.",
        json_schema_extra={"enum": list(AUTHORITIES)},
    )
    facts: FactsRecord | None = Field(default=None, description="The director's findings.")
    expected: int | list[int] | None = Field(
        default=None, description="For evaluation: the tricks, or all accepted numbers."
    )
    confidence: str | None = Field(default=None, description="For evaluation.")
    meta: dict[str, Any] | None = Field(default=None, description="Anything else; the ruling does not read it.")

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        populate_by_name=True,
        title="Case record",
        json_schema_extra={"oneOf": [{"required": ["play"]}, {"required": ["turn"]}]},
    )


_WANTED = {
    "claimed": 'a whole number, "rest" or null would be',
    "expected": "a whole number or a list of them would be",
}
"""What would be right where a field allows several kinds, which pydantic reports one by one."""


def parse_case_record(source: str | Mapping[str, object], path: str = "", row: int | None = None) -> CaseRecord:
    """The record in a JSON text or an object already decoded. Raises RecordError that names every problem."""
    data = decode_json_object(source, path, row) if isinstance(source, str) else dict(source)
    try:
        return CaseRecord.model_validate(data)
    except ValidationError as error:
        raise RecordError("; ".join(_describe_problems(error)), path, row) from error


def parse_tricks(text: str) -> int | str:
    """`claimed` or `conceded` from a cell or an option: a number, or the word as it is, for the record to judge."""
    return int(text) if re.fullmatch(r"\d{1,2}", text.strip()) else text


def decode_json_object(text: str, path: str = "", row: int | None = None) -> dict[str, object]:
    """A JSON object, no key twice. Raises RecordError for anything else."""
    try:
        data = json.loads(text, object_pairs_hook=_without_repetition, parse_constant=_refuse_constant)
    except RecursionError as error:
        raise RecordError("JSON nested too deeply", path, row) from error
    except ValueError as error:
        raise RecordError(f"not JSON: {error}", path, row) from error
    if not isinstance(data, dict):
        raise RecordError(f"{type(data).__name__} where an object with keys should be", path, row)
    return data


def _without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"key {next(name for name in names if names.count(name) > 1)!r} stands twice")
    return data


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not a JSON value")


def _describe_problems(error: ValidationError) -> list[str]:
    """One sentence a problem, each with its place, in the order of the fields, none twice."""
    return list(dict.fromkeys(_describe(dict(problem)) for problem in error.errors(include_url=False)))


def _describe(problem: dict[str, Any]) -> str:
    location = problem["loc"]
    field = str(location[0]) if location else "record"
    given = _shorten(problem["input"])
    if field in _WANTED:
        return f"{field}: {given} cannot stand here; {_WANTED[field]}"
    place = field + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in location[1:])
    match problem["type"]:
        case "missing":
            return f"{place}: missing"
        case "extra_forbidden":
            return f"{place}: unknown key"
        case "value_error":
            return f"{place}: {problem['ctx']['error']}"
        case "literal_error":
            return f"{place}: {given} is not one of {problem['ctx']['expected']}"
    return f"{place}: {problem['msg'][:1].lower()}{problem['msg'][1:]}, not {given}"


def _shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
