"""The annotated corpus keeps its shape: the vocabulary of the contract, unique texts, sound orders."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from nlclaim.reading.records import StatementRecord

CORPUS = Path(__file__).parent.parent / "corpus" / "statements.jsonl"
RANKS = frozenset("AKQJT98765432")
SUITS = frozenset("SHDCT")
FORMS = frozenset(
    ("direct_quote", "reported_speech", "operator_remark", "chat", "claim_box", "director_note", "speech_recogniser"),
)
STEP_FIELDS = frozenset(("verb", "suit", "cards", "count", "hand", "on", "how", "negated"))
RESULT = re.compile(r"making( [1-7])?|[+-][1-9][0-9]*|down ([1-9]|1[0-3])")

Entry = dict[str, Any]
"""A line of the corpus."""


def entries() -> list[Entry]:
    return [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]


def steps(entry: Entry) -> list[Entry]:
    return list(entry["expected"]["steps"])


def vocabulary(record: str, field: str) -> set[str]:
    """The words that the published schema allows for a field."""
    properties = StatementRecord.model_json_schema(by_alias=True)["$defs"][record]["properties"]
    parts = [properties[field], properties[field].get("items", {}), *properties[field].get("anyOf", [])]
    return set(chain.from_iterable(part.get("enum", []) for part in parts))


def plain(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9=+]+", text.lower()))


@pytest.fixture(scope="module", params=entries(), ids=lambda entry: str(entry["id"]))
def entry(request: pytest.FixtureRequest) -> Entry:
    found: Entry = request.param
    return found


def test_there_are_enough_of_every_kind() -> None:
    kinds = [entry["expected"]["kind"] for entry in entries()]
    assert len(kinds) >= 200
    assert set(kinds) == vocabulary("StatementRecord", "kind")


def test_identifiers_and_texts_are_unique() -> None:
    lines = entries()
    assert len({entry["id"] for entry in lines}) == len(lines)
    assert len({plain(entry["text"]) for entry in lines}) == len(lines)


def test_the_frame_of_an_entry(entry: Entry) -> None:
    assert re.fullmatch(r"N[0-9]{3}", entry["id"])
    assert entry["text"].strip() == entry["text"] != ""
    assert entry["speaker_role"] in {"declarer", "defender", "dummy"}
    assert (entry["source_kind"], entry["source_form"] in FORMS) == ("own", True)


def test_numbers_and_results(entry: Entry) -> None:
    expected = entry["expected"]
    numbers = (expected["claimed"]["tricks"], expected["conceded"]["tricks"])
    assert all(number is None or 1 <= number <= 13 for number in numbers)
    assert expected["claimed"]["scope"] in vocabulary("ClaimedRecord", "scope") | {None}
    assert expected["result"] is None or RESULT.fullmatch(expected["result"])


def test_only_claims_claim(entry: Entry) -> None:
    expected = entry["expected"]
    claims = expected["claimed"]["tricks"] is not None or expected["claimed"]["all"]
    concedes = expected["conceded"]["tricks"] is not None or expected["conceded"]["all"]
    assert not claims or expected["kind"] in {"claim", "claim_and_concession"}
    assert not concedes or expected["kind"] in {"concession", "claim_and_concession"}


def test_steps_use_the_published_words(entry: Entry) -> None:
    for step in steps(entry):
        assert set(step) == STEP_FIELDS
        assert step["verb"] in vocabulary("StepRecord", "verb")
        assert step["suit"] in SUITS | {None}
        assert step["hand"] in vocabulary("StepRecord", "hand") | {None}
        assert set(step["how"]) <= vocabulary("StepRecord", "how")


def test_cards_are_suit_then_rank(entry: Entry) -> None:
    for step in steps(entry):
        assert all(card[0] in SUITS | {"?"} and card[1:] in RANKS for card in step["cards"])
        assert all(card[0] == (step["suit"] or "?") for card in step["cards"])


def test_the_order_is_strict_and_reduced(entry: Entry) -> None:
    order = entry["expected"]["order"]
    graph = nx.DiGraph([tuple(pair) for pair in order["pairs"]])
    assert set(graph) <= set(range(len(steps(entry))))
    assert nx.is_directed_acyclic_graph(graph)
    assert set(nx.transitive_reduction(graph).edges) == set(graph.edges)
    assert order["stated"] in vocabulary("OrderRecord", "stated")
    assert (order["stated"] == "none") <= (not order["pairs"])
    assert (order["stated"] == "implied") <= bool(order["pairs"])


def test_the_marks_agree_with_the_steps(entry: Entry) -> None:
    expected = entry["expected"]
    trumps = expected["trumps"]
    assert trumps["mentioned"] >= trumps["drawing_stated"]
    drawn = any(step["verb"] == "draw" and not step["negated"] for step in steps(entry))
    assert trumps["drawing_stated"] >= drawn
    finesses = [step["negated"] for step in steps(entry) if step["verb"] == "finesse"]
    assert expected["finesse"] == {"declared": False in finesses, "denied": True in finesses}
