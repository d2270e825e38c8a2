"""`nlclaim schema NAME`: the JSON Schema of a record, made from the types that the code uses."""

from __future__ import annotations

import sys
from enum import StrEnum
from importlib import import_module
from typing import Annotated

import typer

from nlclaim.cli.output import json_text


class RecordName(StrEnum):
    """The records that nlclaim reads and writes."""

    STATEMENT = "statement"
    CASE = "case"
    RULING = "ruling"
    EVENT = "event"


_TYPES = {
    RecordName.STATEMENT: ("nlclaim.reading.records", "StatementRecord"),
    RecordName.CASE: ("nlclaim.ruling.case_record", "CaseRecord"),
    RecordName.RULING: ("nlclaim.ruling.record", "RulingRecord"),
    RecordName.EVENT: ("nlclaim.logs.event", "EventRecord"),
}


def schema(
    name: Annotated[RecordName, typer.Argument(metavar="NAME", help="statement, case, ruling or event.")],
) -> None:
    """Print the JSON Schema of a record.

    Examples:

    - `nlclaim schema statement`
    - `nlclaim schema case > case.schema.json`
    """
    module, type_name = _TYPES[name]
    record = getattr(import_module(module), type_name)
    described = record.model_json_schema(by_alias=True)
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema", **described}
    sys.stdout.write(json_text(described, indent=1) + "\n")
