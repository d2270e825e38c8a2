"""`nlclaim corpus evaluate` on case records and on statements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nlclaim.cli import app
from nlclaim.errors import RecordError
from nlclaim.ruling.evaluation import Verdict, tally
from nlclaim.ruling.evaluation_text import format_evaluation

HIGH = {"deal": "N:32... 54... AK... 76...", "contract": "3NT", "declarer": "S", "claimer": "S", "turn": "S"}


def evaluate(path: Path, rows: list[dict[str, Any]], *options: str) -> tuple[int, str]:
    file = path / "rows.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    result = CliRunner().invoke(app, ["corpus", "evaluate", str(file), "--jobs", "1", *options])
    return result.exit_code, result.stdout


def test_cases_give_a_table_and_each_difference(tmp_path: Path):
    rows = [
        {**HIGH, "id": "right", "expected": 2, "confidence": "clear"},
        {**HIGH, "id": "kind", "expected": [1, 0], "confidence": "majority"},
        {**HIGH, "id": "sure", "expected": [2, 1], "confidence": "disputed"},
    ]
    code, out = evaluate(tmp_path, rows)

    assert code == 0
    assert "kind (majority): 1 or 0 accepted, 2 awarded: too kind by 1" in out
    assert "sure (disputed): 2 or 1 accepted, 2 awarded: called certain" in out
    assert "right (clear)" not in out


def test_the_figures_as_json(tmp_path: Path):
    rows = [{**HIGH, "id": "a", "expected": 2, "confidence": "clear"}, {**HIGH, "id": "b", "expected": 3}]
    code, out = evaluate(tmp_path, rows, "--json")
    figures = json.loads(out)["clear"]

    assert code == 0
    assert (figures["cases"], figures["accepted"], figures["too_harsh"]) == (2, 1, [1])
    assert [each["id"] for each in figures["differences"]] == ["b"]


def test_two_processes_give_what_one_gives(tmp_path: Path):
    rows = [{**HIGH, "id": str(number), "expected": number} for number in (1, 2)]

    one, two = (json.loads(evaluate(tmp_path, rows, "--json", "--jobs", jobs)[1]) for jobs in ("1", "2"))
    for figures in (one, two):
        for difference in figures["clear"]["differences"]:
            del difference["seconds"]
    assert one == two


def test_a_record_that_cannot_be_ruled_on_is_counted_and_named(tmp_path: Path):
    rows = [{**HIGH, "id": "bad", "expected": 2, "turn": "Q"}, {**HIGH, "id": "odd", "expected": "two"}]
    code, out = evaluate(tmp_path, rows)

    assert code == 1
    assert "bad (clear): not ruled on: turn" in out
    assert "odd (clear): not ruled on: expected: a number of tricks" in out


WHOLE = {
    "kind": "claim",
    "claimed": {"tricks": None, "all": True},
    "conceded": {"tricks": None, "all": False},
    "result": None,
    "order": {"stated": "none", "pairs": []},
    "trumps": {"mentioned": False, "drawing": "none"},
    "finesse": {"declared": False, "denied": False},
    "steps": [],
}


def test_statements_are_still_told_from_cases(tmp_path: Path):
    code, out = evaluate(tmp_path, [{"id": "s", "text": "the rest are mine", "expected": WHOLE}], "--json")

    assert code == 0
    assert (json.loads(out)["statements"], json.loads(out)["kind"]) == (1, 1.0)


def test_half_an_annotation_is_an_error_that_names_it(tmp_path: Path):
    file = tmp_path / "rows.jsonl"
    file.write_text('{"id": "s", "text": "the rest are mine", "expected": {"kind": "claim"}}', encoding="utf-8")
    result = CliRunner().invoke(app, ["corpus", "evaluate", str(file)])

    assert isinstance(result.exception, RecordError)
    assert "expected of 's'" in str(result.exception)


def test_a_row_of_neither_kind_is_refused_with_its_place(tmp_path: Path):
    file = tmp_path / "rows.jsonl"
    file.write_text('{"expected": 2}', encoding="utf-8")
    result = CliRunner().invoke(app, ["corpus", "evaluate", str(file)])

    assert "deal (a case)" in str(result.exception)
    assert str(file) in str(result.exception)


STATEMENT = json.dumps({"id": "s", "text": "the rest are mine", "expected": WHOLE})
BAD_ROWS = [
    ('{"text": 5, "expected": {}}', "text: text should be here, not 5"),
    ('{"text": "rest", "expected": 3}', "expected: an object with keys should be here, not 3"),
    ('{"sha1": "a", "file": "f", "offset": "x", "kind": "claim"}', "offset: a whole number should be here, not 'x'"),
    ('{"id": ["s"], "text": "rest", "expected": {}}', "id: text or a number should be here"),
    ("[" * 100_000, "not JSON"),
    ('{"text": "rest"', "not JSON"),
    ('"rest"', "a row has expected"),
    (STATEMENT + '\n{"deal": "N:", "expected": 2}', "a case after a statement"),
]


@pytest.mark.parametrize(("text", "message"), BAD_ROWS)
@pytest.mark.parametrize("command", ["evaluate", "agree"])
def test_a_bad_row_is_refused_with_its_place(tmp_path: Path, command: str, text: str, message: str):
    file = tmp_path / "rows.jsonl"
    file.write_text("\n" + text, encoding="utf-8")
    result = CliRunner().invoke(app, ["corpus", command, str(file), *([str(file)] if command == "agree" else [])])

    assert isinstance(result.exception, RecordError)
    assert message in str(result.exception)
    assert f"{file}:{2 + text.count(chr(10))}: " in str(result.exception)


def test_rows_are_lines_that_end_in_line_feeds_after_a_byte_order_mark(tmp_path: Path):
    file = tmp_path / "rows.jsonl"
    file.write_text(STATEMENT.replace("the rest", "the\u2028rest") + "\r\n", encoding="utf-8-sig", newline="")
    result = CliRunner().invoke(app, ["corpus", "evaluate", str(file), "--json"])

    assert result.exit_code == 0
    assert json.loads(result.stdout)["statements"] == 1


def test_annotators_are_compared_on_statements_only(tmp_path: Path):
    cases = [{**HIGH, "expected": 2}]

    assert "these are cases" in str(agree(tmp_path, cases, cases).exception)


@pytest.mark.parametrize(
    ("verdict", "right"),
    [
        (Verdict("a", "clear", (3,), 3, "certain", complete=True), True),
        (Verdict("b", "clear", (3,), 3, "judgement", complete=True), False),
        (Verdict("c", "clear", (3,), 3, "certain", complete=False), False),
        (Verdict("d", "majority", (3,), 3, "judgement", complete=True), True),
        (Verdict("e", "disputed", (3, 2), 3, "certain", complete=True), False),
        (Verdict("f", "disputed", (2,), 3, "policy", (("ebu", 3), ("acbl", 2)), complete=True), True),
        (Verdict("g", "disputed", (2,), 3, "judgement", open_points=(("x", 2),), complete=True), True),
    ],
)
def test_what_each_confidence_asks(verdict: Verdict, right: bool):
    assert verdict.is_right == right


def test_too_harsh_and_too_kind_by_how_many():
    verdicts = [Verdict("a", "clear", (3,), 1, complete=True), Verdict("b", "clear", (3, 5), 6, complete=True)]
    (clear,) = tally(verdicts)

    assert (clear.too_harsh, clear.too_kind) == ((2,), (1,))
    assert "1 (by 2)" in format_evaluation([clear])


def annotated(identity: str, **expected: Any) -> dict[str, Any]:
    """A statement with an annotation in which nothing but `expected` is said."""
    nothing: dict[str, Any] = {
        "kind": "claim", "claimed": {"tricks": None, "all": False}, "conceded": {"tricks": None, "all": False},
        "result": None, "order": {"stated": "none", "pairs": []}, "trumps": {"mentioned": False, "drawing": "none"},
        "finesse": {"declared": False, "denied": False}, "steps": [],
    }  # fmt: skip
    return {"id": identity, "text": f"statement {identity}", "expected": {**nothing, **expected}}


def agree(path: Path, one: list[dict[str, Any]], other: list[dict[str, Any]], *options: str) -> Any:
    for name, rows in (("one", one), ("other", other)):
        (path / name).write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return CliRunner().invoke(app, ["corpus", "agree", str(path / "one"), str(path / "other"), *options])


def test_two_annotators_are_compared_on_the_statements_that_both_have(tmp_path: Path):
    cash = {"verb": "cash", "suit": "S", "cards": [], "negated": False}
    one = [annotated("a", steps=[cash]), annotated("b"), annotated("only one")]
    other = [annotated("b", kind="unclear"), annotated("a", steps=[{**cash, "verb": "win"}])]
    figures = json.loads(agree(tmp_path, one, other, "--json").stdout)
    out = agree(tmp_path, one, other).stdout

    assert (figures["statements"], figures["kind"], figures["order"], figures["steps_f1"]) == (2, 0.5, 1.0, 0.0)
    assert "b kind: 'statement b'\n    second    unclear\n    first     claim" in out


def test_annotators_without_a_statement_in_common_or_a_whole_annotation(tmp_path: Path):
    strangers = agree(tmp_path, [annotated("a")], [annotated("b")])
    renamed = agree(tmp_path, [annotated("a")], [{**annotated("a"), "text": "another"}])
    torn = agree(tmp_path, [annotated("a")], [{**annotated("a"), "expected": {"kind": "claim"}}])

    assert isinstance(strangers.exception, RecordError)
    assert "in common" in str(strangers.exception)
    assert "another statement" in str(renamed.exception)
    assert "not a whole annotation" in str(torn.exception)
