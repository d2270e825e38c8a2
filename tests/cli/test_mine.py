"""`nlclaim mine` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nlclaim.cli import app
from nlclaim.errors import MiningError

from ..mining.logs import events, fill, rows


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["mine", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_one_summary_at_the_end_and_nothing_on_standard_output(tmp_path: Path):
    fill(tmp_path / "logs", 2)
    code, out, said = run(str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--budget", "20", "-j", "1")

    assert (code, out) == (0, "")
    assert "2 files" in said
    assert "claims              4" in said
    assert "as recorded         2  (0 awarded less, 2 more)" in said


def test_refused_records_are_counted_by_reason_and_end_with_status_1(tmp_path: Path):
    (tmp_path / "a.lin").write_text("no log")
    code, _, said = run(str(tmp_path / "a.lin"), "-o", str(tmp_path / "out.jsonl"), "--no-rule", "-j", "1")

    assert code == 1
    assert "refused: 1 × no board in it" in said


def test_a_mapping_of_columns_names_what_their_names_do_not(tmp_path: Path):
    (tmp_path / "a.jsonl").write_text(rows(2).replace('"result"', '"made"'))
    (tmp_path / "columns.toml").write_text(
        "\n".join(f'{name} = "{name}"' for name in ("deal", "contract", "declarer", "play", "board"))
        + '\nresult = "made"\n'
    )
    out = tmp_path / "out.jsonl"
    code, *_ = run(
        str(tmp_path / "a.jsonl"), "-o", str(out), "--no-rule", "-j", "1", "--columns", str(tmp_path / "columns.toml")
    )

    assert code == 0
    assert [event["recorded"] for event in events(out)] == [12, 13]


def test_a_complete_table_is_not_made_again_by_resume(tmp_path: Path):
    fill(tmp_path / "logs", 1)
    arguments = (str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--no-rule", "-j", "1", "--resume")
    assert run(*arguments)[0] == 0
    before = (tmp_path / "out.jsonl").stat().st_mtime_ns
    code, _, said = run(*arguments)

    assert code == 0
    assert "nothing to resume" in said
    assert "claims              2" in said
    assert (tmp_path / "out.jsonl").stat().st_mtime_ns == before


def test_a_complete_table_of_another_run_is_no_answer_to_resume(tmp_path: Path):
    fill(tmp_path / "logs", 1)
    arguments = ["mine", str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--no-rule", "-j", "1"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    again = CliRunner().invoke(app, [*arguments, "--resume", "--law", "1997"])

    assert isinstance(again.exception, MiningError)
    assert "was made with another law; ask for the same" in str(again.exception)


def test_a_mistyped_path_leaves_the_table_of_an_earlier_run_alone(tmp_path: Path):
    fill(tmp_path / "logs", 1)
    out = tmp_path / "out.jsonl"
    assert run(str(tmp_path / "logs"), "-o", str(out), "--no-rule", "-j", "1")[0] == 0
    before = out.read_bytes()
    mistyped = CliRunner().invoke(app, ["mine", str(tmp_path / "lgos"), "-o", str(out), "--no-rule", "-j", "1"])

    assert isinstance(mistyped.exception, MiningError)
    assert "no logs under" in str(mistyped.exception)
    assert out.read_bytes() == before
    assert not (tmp_path / "out.jsonl.parts").exists()


@pytest.mark.parametrize("form", ["parquet", "csv"])
def test_a_report_is_made_of_any_format(tmp_path: Path, form: str):
    pytest.importorskip("matplotlib")
    fill(tmp_path / "logs", 1)
    page = tmp_path / "report.html"
    code, *_ = run(
        str(tmp_path / "logs"), "-o", str(tmp_path / "out"), "--format", form, "--budget", "20", "-j", "1",
        "--report", str(page),
    )  # fmt: skip

    assert code == 0
    text = page.read_text("utf-8")
    assert "<h3>When claims are made</h3>" in text
    assert "law: 2017 · authority: wbf · seconds for a ruling: 20.0" in text


def test_a_report_can_be_made_later(tmp_path: Path):
    pytest.importorskip("matplotlib")
    fill(tmp_path / "logs", 1)
    arguments = (str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--no-rule", "-j", "1")
    assert run(*arguments)[0] == 0
    (tmp_path / "logs" / "match0000.lin").unlink()
    assert run(*arguments, "--resume", "--report", str(tmp_path / "report.html"))[0] == 0
    assert "<dt>claims</dt><dd>2</dd>" in (tmp_path / "report.html").read_text("utf-8")
    (tmp_path / "out.summary.json").write_text("{}")
    assert run(*arguments, "--resume")[0] == 1


def test_what_a_report_needs_is_asked_for_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    fill(tmp_path / "logs", 1)
    monkeypatch.setitem(__import__("sys").modules, "jinja2", None)
    code, *_ = run(str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--report", str(tmp_path / "r.html"))

    assert code == 1
    assert not list(tmp_path.glob("out*"))


ENDING = {"deal": "N:2... 3... A... 4...", "contract": "3NT", "declarer": "S", "claimer": "S", "turn": "S"}


@pytest.mark.parametrize("schema", [{}, {"schema": "case/1"}])
def test_law_and_authority_are_those_of_the_options_where_a_row_names_none(tmp_path: Path, schema: dict[str, str]):
    table = [ENDING, {**ENDING, "law": "2007"}, {**ENDING, "law": "2007", "authority": "acbl"}]
    (tmp_path / "a.jsonl").write_text("".join(json.dumps({**schema, **row}) + "\n" for row in table))
    out = tmp_path / "out.jsonl"
    code, *_ = run(
        str(tmp_path / "a.jsonl"), "-o", str(out), "-j", "1", "--no-rule", "--law", "1997", "--authority", "ebu"
    )

    assert code == 0
    cases = [event["case"] for event in events(out)]
    assert [(case["law"], case["authority"]) for case in cases] == [("1997", "ebu"), ("2007", "ebu"), ("2007", "acbl")]


def test_a_board_in_a_table_keeps_the_law_that_its_row_names(tmp_path: Path):
    (tmp_path / "a.jsonl").write_text(rows(2).replace('"deal"', '"law": "1997", "deal"', 1))
    out = tmp_path / "out.jsonl"
    run(str(tmp_path / "a.jsonl"), "-o", str(out), "-j", "1", "--no-rule", "--authority", "ebu")

    cases = [event["case"] for event in events(out)]
    assert [(case["law"], case["authority"]) for case in cases] == [("1997", "ebu"), ("2017", "ebu")]


def test_an_empty_path_is_not_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    fill(tmp_path / "logs", 1)
    monkeypatch.chdir(tmp_path)
    refused = CliRunner().invoke(app, ["mine", "", "-o", "out.jsonl", "--no-rule", "-j", "1"])

    assert isinstance(refused.exception, MiningError)
    assert "an empty name" in str(refused.exception)
    assert not (tmp_path / "out.jsonl").exists()


def test_what_is_no_address_of_a_cluster_is_an_error_of_usage(tmp_path: Path):
    fill(tmp_path / "logs", 1)
    code, _, said = run(str(tmp_path / "logs"), "-o", str(tmp_path / "out.jsonl"), "--cluster", "foo")

    assert code == 2
    assert "--cluster" in said


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("-o", "x.jsonl"), 2), (("a.lin", "-o", "x.xls"), 2), (("a.lin", "-o", "x.csv", "--law", "1850"), 2)],
)
def test_bad_requests_end_with_their_status(arguments: tuple[str, ...], code: int):
    assert run(*arguments)[0] == code
