"""`nlclaim parse`: results on standard output, complaints on standard error, exit statuses as promised."""

import json

import pytest
import typer
from typer.testing import CliRunner

from nlclaim.cli import app
from nlclaim.cli.parse import parse
from nlclaim.errors import ClaimSyntaxError
from nlclaim.reading.records import StatementRecord

_app = typer.Typer()
_app.command()(parse)
_runner = CliRunner()
STEERING = "the rest \x1b]0;owned\x07 \x9b2J"


def test_text_names_the_order_with_its_words() -> None:
    done = _runner.invoke(_app, ["draw trumps, then four hearts"])
    assert done.exit_code == 0
    assert "0 before 1  (explicit, 'then')" in done.stdout


def test_json_is_a_valid_record() -> None:
    done = _runner.invoke(_app, ["ruff a club", "--format", "json"])
    assert StatementRecord.model_validate_json(done.stdout).steps[0].verb == "ruff"


def test_bad_lines_do_not_stop_the_rest() -> None:
    lines = (
        '{"id": 1, "text": "rest"}\nnonsense\n{"id": 3}\n'
        '{"id": 4, "text": "x", "contract": "9S"}\n{"id": 5, "text": "one down"}\n'
    )
    done = _runner.invoke(_app, ["--jsonl"], input=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert done.exit_code == 1
    assert [answer["error"]["where"] for answer in answers if "error" in answer] == [2, 3, 4]
    assert "line 2: not JSON" in done.stderr
    assert [answer.get("kind", "error") for answer in answers] == ["claim", "error", "error", "error", "concession"]
    assert answers[3]["error"]["type"] == "InvalidCardError"


def test_an_id_comes_back_alike_in_a_record_and_in_an_error() -> None:
    lines = '{"id": 9, "text": "rest"}\n{"id": 9}\n{"id": "a", "text": "rest"}\n{"text": "rest"}\n'
    done = _runner.invoke(_app, ["--jsonl"], input=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert [answer["id"] for answer in answers] == ["9", "9", "a", None]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"id": {"a": 1}, "text": "rest"}', "id: text or a number should be here, not {'a': 1}"),
        ('{"id": true, "text": "rest"}', "id: text or a number should be here, not True"),
        ('{"id": NaN, "text": "rest"}', "not JSON: NaN is no value in JSON"),
        ('{"id": 1, "text": "rest", "meta": [-Infinity]}', "not JSON: -Infinity is no value in JSON"),
    ],
)
def test_what_is_no_id_is_told(line: str, message: str) -> None:
    done = _runner.invoke(_app, ["--jsonl"], input=line + "\n")
    answer = json.loads(done.stdout.splitlines()[0])
    assert (done.exit_code, answer["id"], answer["error"]["message"]) == (1, None, message)


@pytest.mark.parametrize("arguments", [["-1"], ["-1", "--contract", "4S"], ["--contract", "4S", "-1"], ["--", "-1"]])
def test_a_result_with_a_minus_is_a_statement_and_no_option(arguments: list[str]) -> None:
    done = _runner.invoke(app, ["parse", *arguments])
    assert done.exit_code == 0
    assert "Result: down 1" in done.stdout


@pytest.mark.parametrize("arguments", [["-x"], ["rest", "-1"], ["--no-such-option", "rest"]])
def test_what_is_no_option_and_no_single_statement_is_a_usage_error(arguments: list[str]) -> None:
    assert _runner.invoke(app, ["parse", *arguments]).exit_code == 2


def test_the_help_says_how_to_give_a_statement_with_a_dash() -> None:
    assert "goes after" in _runner.invoke(app, ["parse", "--help"], env={"COLUMNS": "200"}).stdout


def test_the_context_of_lines_that_tell_none_is_that_of_the_options() -> None:
    lines = '{"text": "draw hearts"}\n{"text": "draw hearts", "contract": "4S"}\n'
    done = _runner.invoke(_app, ["--jsonl", "--contract", "4H", "--format", "json"], input=lines)
    assert [json.loads(line)["trumps"]["mentioned"] for line in done.stdout.splitlines()] == [True, False]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--jsonl", "rest"],
        ["--jsonl", "--show", "plan"],
        ["--jsonl", "--format", "text"],
        ["rest", "--show", "plan", "--strict"],
        ["rest", "--show", "plan", "--format", "json"],
        ["--jsonl", "--contract", "9S"],
    ],
)
def test_options_that_do_not_go_together_are_a_usage_error(arguments: list[str]) -> None:
    done = _runner.invoke(_app, arguments, input='{"text": "rest"}')
    assert (done.exit_code, done.stdout) == (2, "")


def test_a_bad_seat_is_a_usage_error() -> None:
    assert _runner.invoke(_app, ["rest", "--declarer", "Q"]).exit_code == 2


@pytest.mark.parametrize("arguments", [[], ["--show", "doc"], ["--format", "html"]])
def test_a_statement_does_not_steer_the_terminal(arguments: list[str]) -> None:
    done = _runner.invoke(_app, [STEERING, *arguments])
    assert done.exit_code == 0
    assert "\x1b" not in done.stdout
    assert "\x9b" not in done.stdout
    assert "␛" in done.stdout


def test_a_statement_is_as_it_was_in_a_record() -> None:
    assert json.loads(_runner.invoke(_app, [STEERING, "--format", "json"]).stdout)["text"] == STEERING


def test_the_excerpt_in_an_error_does_not_steer_the_terminal_either() -> None:
    error = _runner.invoke(_app, [STEERING, "--strict"]).exception
    assert isinstance(error, ClaimSyntaxError)
    assert "the rest ␛]0;owned␇ \ufffd2J\n" in str(error)


def test_every_stage_can_be_shown() -> None:
    for stage, words in (("doc", "lexemes"), ("trees", "noun_phrase"), ("ast", "NounPhrase"), ("plan", "draw trumps")):
        done = _runner.invoke(_app, ["draw trumps", "--show", stage])
        assert words in done.stdout, stage


CONDITIONAL = "if clubs break I run them, else I take the heart finesse"


def test_text_says_what_hangs_on_a_condition_and_which_is_the_else() -> None:
    said = _runner.invoke(_app, [CONDITIONAL]).stdout
    assert "'run them'  <- if clubs break" in said
    assert "'I take the heart finesse'  <- else of: if clubs break" in said
    assert "Condition: 'clubs break' (then 0; else 1)" in said


def test_a_condition_on_which_no_step_hangs_has_no_numbers() -> None:
    assert "Condition: 'clubs break'\n" in _runner.invoke(_app, ["twelve if clubs break"]).stdout


@pytest.mark.parametrize("output", ["dot", "svg", "html"])
def test_pictures_say_what_hangs_on_a_condition(output: str) -> None:
    drawn = _runner.invoke(_app, [CONDITIONAL, "--format", output]).stdout
    assert "else of: if clubs break" in drawn


def test_html_shows_the_spans() -> None:
    assert "STEP:draw" in _runner.invoke(_app, ["draw trumps", "--format", "html"]).stdout


def test_the_contract_makes_the_suit_a_mention_of_trumps() -> None:
    said = json.loads(_runner.invoke(_app, ["draw hearts", "--contract", "4H", "--format", "json"]).stdout)
    unsaid = json.loads(_runner.invoke(_app, ["draw hearts", "--format", "json"]).stdout)
    assert (said["trumps"]["mentioned"], unsaid["trumps"]["mentioned"]) == (True, False)
