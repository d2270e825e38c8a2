"""Rulings made by several threads at a time are those made one after another."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nlclaim

CASES = (Path(__file__).parent.parent.parent / "corpus" / "cases.jsonl").read_text(encoding="utf-8").splitlines()[:24]


def _awards(line: str) -> dict[str, int]:
    return nlclaim.rule(nlclaim.load_case(line), seconds=None).by_authority


def test_threads_rule_as_one_does() -> None:
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(_awards, CASES))

    assert together == [_awards(line) for line in CASES]
