"""The statements annotated by helpers who saw neither the reader nor its tests are read as they were annotated."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from nlclaim.reading.evaluation import evaluate

BLIND = Path(__file__).parent.parent / "corpus" / "blind.jsonl"
DIFFERING = tomllib.loads((Path(__file__).parent / "blind_differing.toml").read_text(encoding="utf-8"))


def statements() -> list[Any]:
    rows = [json.loads(line) for line in BLIND.read_text(encoding="utf-8").splitlines()]
    differing = {identity: why for why, identities in DIFFERING.items() for identity in identities.split()}
    return [
        pytest.param(
            row,
            id=row["id"],
            marks=[pytest.mark.xfail(reason=why, strict=True)] if (why := differing.get(row["id"])) else [],
        )
        for row in rows
    ]


@pytest.mark.parametrize("row", statements())
def test_a_blind_statement_is_read_as_annotated(row: dict[str, Any]) -> None:
    assert evaluate([row]).differences == []
