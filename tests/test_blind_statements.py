"""The statements annotated by helpers who saw neither the reader nor its tests are read as they were annotated.

A test takes a set as a whole, as a test for each of thousands of statements costs more than reading them.
"""

from __future__ import annotations

import json
import re
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from nlclaim.reading.evaluation import evaluate

BLIND = Path(__file__).parent.parent / "corpus" / "blind.jsonl"
DIFFERING = tomllib.loads((Path(__file__).parent / "blind_differing.toml").read_text(encoding="utf-8"))
LISTED = {identity for identities in DIFFERING.values() for identity in identities.split()}


def _set_of(row: dict[str, Any]) -> str:
    return re.sub(r"\d.*", "", row["id"])


def sets() -> list[Any]:
    rows = [json.loads(line) for line in BLIND.read_text(encoding="utf-8").splitlines()]
    return [pytest.param(list(those), id=name) for name, those in groupby(rows, _set_of)]


@pytest.mark.parametrize("rows", sets())
def test_a_blind_set_is_read_as_annotated_but_for_what_is_listed(rows: list[dict[str, Any]]) -> None:
    differences = {row["id"]: found for row in rows if (found := evaluate([row], words_alone=True).differences)}
    assert {identity: found for identity, found in differences.items() if identity not in LISTED} == {}
    assert [row["id"] for row in rows if row["id"] in LISTED - differences.keys()] == [], (
        "mended: no longer to be listed"
    )


def test_what_is_listed_is_in_a_set() -> None:
    assert {row["id"] for rows in sets() for row in rows.values[0]} >= LISTED
