"""The event record of the contract, "event/1": one claim or concession found in a log."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from nlclaim.reading.records import StatementRecord
from nlclaim.ruling.case_record import CaseRecord
from nlclaim.ruling.record import RulingRecord


class WhereRecord(BaseModel):
    """Where in its source an event stands; offsets are bytes from the start."""

    model_config = ConfigDict(extra="forbid")

    file: str
    board: str | None = None
    offsets: tuple[int, int] | None = None


class EventRecord(BaseModel):
    """One claim or concession as a log reports it, as far as the log gives it."""

    model_config = ConfigDict(extra="forbid")

    schema_: Literal["event/1"] = Field(default="event/1", alias="schema")
    source: str
    where: WhereRecord
    said: str | None = Field(default=None, description="The passage, as the log has it")
    statement: StatementRecord | None = Field(default=None, description="The words attributed to the claimer")
    reported_by: str | None = Field(default=None, description="Who reports the words, if not the claimer")
    case: CaseRecord | None = None
    recorded: int | None = Field(default=None, description="Declarer's tricks of the deal, as recorded")
    ruling: RulingRecord | None = None
    agreement: Literal["same", "awarded_more", "awarded_less", "not_ruled"] = "not_ruled"
    difference: int | None = Field(
        default=None, description="Tricks awarded to the claiming side above what was recorded; null: not to be told"
    )
    problems: list[str] = Field(default_factory=list)
