"""Golden rulings: every case of tests/cases/*.toml, one sentence each, with its source."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case
from nlclaim.ruling.explanation import iter_reasons
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.record import ruling_record

pytestmark = pytest.mark.xdist_group("golden cases")
"""One worker rules on all of them, each once."""
CASES = Path(__file__).parent / "cases"


def golden_cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{path.stem}: {case['name']}")
        for path in sorted(CASES.rglob("*.toml"))
        for case in tomllib.loads(path.read_text(encoding="utf-8")).get("case", [])
    ]


@pytest.fixture(scope="module")
def ruled() -> dict[str, Ruling]:
    """Rulings by name: each case is ruled on once for all its checks."""
    return {}


def ruling_on(case: dict[str, Any], ruled: dict[str, Ruling]) -> Ruling:
    if case["name"] not in ruled:
        ruled[case["name"]] = rule(load_case(case["record"]), seconds=None)
    return ruled[case["name"]]


@pytest.mark.parametrize("case", golden_cases())
def test_award(case: dict[str, Any], ruled: dict[str, Ruling]):
    ruling = ruling_on(case, ruled)

    assert ruling.complete
    if isinstance(case["expected"], list):
        assert set(case["expected"]) & set(ruling.by_authority.values())
    else:
        assert ruling.awarded == case["expected"]
    assert {name: ruling.by_authority[name] for name in case.get("by_authority", {})} == case.get("by_authority", {})
    if "guaranteed" in case:
        assert ruling.guaranteed == case["guaranteed"]
    if "hypothesis" in case:
        assert ruling.outcome is not None
        assert ruling.outcome.decisive.hypothesis.name == case["hypothesis"]
    if "clause" in case:
        assert case["clause"] in cited_clauses(ruling)
    if "certainty" in case:
        assert ruling.certainty == case["certainty"]
    if "turns_on" in case:
        assert case["turns_on"] in ruling.turns_on
    if case.get("uncertain"):
        assert ruling.certainty != "certain"
    assert case.get("finding", "") in " ".join(ruling.findings)
    assert case.get("findings", len(ruling.findings)) == len(ruling.findings)
    assert case.get("reason", "") in " ".join(reason.text for reason in iter_reasons(ruling.reasons))


@pytest.mark.parametrize("case", golden_cases())
def test_worst_line_replays_to_the_award(case: dict[str, Any], ruled: dict[str, Ruling]):
    ruling = ruling_on(case, ruled)
    assert ruling.outcome is not None
    side = ruling.case.claimer.side
    position = ruling.case.position
    before = position.won[side]
    for play in ruling.outcome.decisive.result.line:
        assert position.turn == play.seat
        position = position.play(play.card)

    assert position.remaining == 0
    assert position.won[side] - before == ruling.awarded


@pytest.mark.parametrize("case", golden_cases())
def test_every_card_of_the_claiming_side_has_its_reason(case: dict[str, Any], ruled: dict[str, Ruling]):
    record = ruling_record(ruling_on(case, ruled))
    side = "NS" if record.claimer in "NS" else "EW"
    own = [
        card
        for trick in record.worst_line
        for place, card in enumerate(trick.cards)
        if "NESW"[("NESW".index(trick.leader) + place) % 4] in side
    ]
    explained = [why.card for trick in record.worst_line for why in trick.why]
    in_trick = [str(card) for card in ruling_on(case, ruled).case.position.trick]

    assert [card for card in own if card not in in_trick] == [card for card in own if card in explained]
    assert all(why.cite is not None and why.cite.url for trick in record.worst_line for why in trick.why)


@pytest.mark.parametrize("case", golden_cases())
def test_a_lost_trick_is_explained(case: dict[str, Any], ruled: dict[str, Ruling]):
    ruling = ruling_on(case, ruled)
    assert ruling.awarded is not None
    lost_to_play = ruling.double_dummy - ruling.awarded
    costs = [reason for reason in ruling.reasons.children if reason.kind == "loss"]

    assert bool(costs) == (lost_to_play > 0)
    assert all(reason.citation is not None for reason in costs)


def cited_clauses(ruling: Ruling) -> set[str]:
    cited = (reason.citation for reason in iter_reasons(ruling.reasons))
    return {citation.clause for citation in cited if citation is not None and citation.clause}
