"""`nlclaim rule`, `laws` and `schema` as a user meets them."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nlclaim.cli import app
from nlclaim.resources import resource

SPADES = str(resource("corpus", "examples", "seven-spades.json"))
HEARTS = str(resource("corpus", "examples", "hearts-then-spades.json"))
SMALL = {"deal": "N:2... 3... A... 4...", "contract": "3NT", "declarer": "S", "claimer": "S", "turn": "S"}


def run(*arguments: str, text: str | bytes = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), input=text)
    return result.exit_code, result.stdout, result.stderr


def test_text_shows_diagram_statement_award_line_and_clauses():
    code, out, _ = run("rule", HEARTS)

    assert code == 0
    for part in (
        "3NT by South",
        "♠ AKQ",
        "four hearts then three spades",
        "before",
        "Awarded: 4 of 8",
        "worst normal line",
    ):
        assert part in out
    assert "Law 70" in out
    assert "\x1b[" not in out


def test_json_is_the_ruling_record():
    code, out, _ = run("rule", SPADES, "--format", "json")
    record = json.loads(out)

    assert code == 0
    assert record["schema"] == "ruling/1"
    assert (record["awarded"], record["remaining"], record["certainty"]) == (13, 13, "certain")


@pytest.mark.parametrize(("form", "start"), [("html", "<!doctype html>"), ("markdown", "# 3NT by South: 4 of 8")])
def test_a_ruling_as_a_page(form: str, start: str):
    code, out, _ = run("rule", HEARTS, "--format", form, "--why", "5")

    assert code == 0
    assert out.lstrip().startswith(start)
    assert "South leads the nine of diamonds" in out


def test_a_trick_and_a_comparison_on_request():
    code, out, _ = run("rule", HEARTS, "--why", "5", "--why", "1", "--compare")

    assert code == 0
    assert "Trick 5. South leads the nine of diamonds." in out
    assert "Trick 1. South leads the ace of hearts." in out
    assert re.search(r"Authority\s+Laws of 1997\s+Laws of 2007\s+Laws of 2017", out)


def test_a_comparison_in_a_line_of_json():
    code, out, _ = run("rule", "--jsonl", "--compare", "--why", "1", text=json.dumps(SMALL))
    record = json.loads(out)

    assert code == 0
    assert record["comparison"]["by_edition"]["1997"]["ebu"] == 1
    assert record["why"][0]["text"].startswith("Trick 1.")


def test_a_trick_that_is_not_there_is_complained_of():
    code, _, err = run("rule", HEARTS, "--why", "9")

    assert code == 1
    assert "the line has tricks 1 to 8" in err


def test_overrides_replace_what_the_case_says():
    code, out, _ = run(
        "rule", HEARTS, "--statement", "four hearts then three spades then a diamond", "--format", "json"
    )

    assert code == 0
    assert json.loads(out)["awarded"] == 7


def test_a_number_that_is_none_is_an_error_that_says_what_would_be():
    code, _, err = run("rule", "-", text=json.dumps({**SMALL, "claimed": "²"}))

    assert code == 1
    assert "claimed: '²' cannot stand here; a whole number" in err


def test_a_record_on_standard_input():
    code, out, _ = run("rule", "-", "--format", "json", text=json.dumps(SMALL))

    assert code == 0
    assert json.loads(out)["awarded"] == 1


def test_bad_lines_do_not_stop_the_rest():
    lines = [json.dumps({**SMALL, "id": "a"}), "{", json.dumps({**SMALL, "id": "c", "turn": "Q"}), json.dumps([1]), ""]
    code, out, err = run("rule", "--jsonl", text="\n".join([*lines, json.dumps({**SMALL, "id": "e"})]))
    records = [json.loads(line) for line in out.splitlines()]

    assert code == 1
    assert [record["id"] for record in records] == ["a", None, "c", None, "e"]
    assert [record.get("awarded") for record in records] == [1, None, None, None, 1]
    assert {"type", "message", "where"} == set(records[1]["error"])
    assert [record["error"]["where"] for record in records if "error" in record] == [2, 3, 4]
    assert "line 2" in err


def test_bytes_that_are_not_text_are_one_bad_line():
    raw = b"\xff\xfe\n" + json.dumps({**SMALL, "id": "b"}).encode()
    code, out, _ = run("rule", "--jsonl", text=raw)

    assert code == 1
    assert json.loads(out.splitlines()[1])["awarded"] == 1


def test_boards_of_a_pbn_file(tmp_path: Path):
    path = tmp_path / "one.pbn"
    path.write_text(
        '[Event "Practice"]\n[Board "7"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
        '[Deal "N:AKQJ.AKQJ.AKQ.AK T98.T98.JT9.QJT9 765.765.876.8765 432.432.5432.432"]\n'
        '[Declarer "N"]\n[Contract "7NT"]\n[Result "13"]\n[Play "E"]\nDJ D6 D2 DA\n*\n'
    )
    code, out, err = run("rule", str(path), "--format", "json")

    assert (code, err) == (0, "")
    assert json.loads(out)["awarded"] == 12


@pytest.mark.parametrize(("board", "found"), [("O7", 1), (" 7 ", 2), ("c7", 1)])
def test_a_board_is_named_as_people_type_it(tmp_path: Path, board: str, found: int):
    path = tmp_path / "match.lin"
    hands = "1S6543H876D876C876,S2H5432D5432C5432,SAKQJHAKQDAKQCAKQ"
    room = f"|md|{hands},|sv|b|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|sT|pc|s3|pc|s2|pc|sA|pg||mc|13|pg||\n"
    path.write_text(f"vg|Final,Set,I,7,7,Home,0,Away,0|\nqx|o7{room}qx|c7{room}")
    code, out, err = run("rule", str(path), "--board", board)

    assert (code, err) == (0, "")
    assert out.count("Awarded: ") == found


def test_what_is_not_proved_is_told():
    code, out, err = run("rule", SPADES, "--nodes", "1")

    assert code == 1
    assert "Awarded: at most 13 of 13" in out
    assert "the budget ran out (--budget, --nodes); the award is an upper bound, what is sure a lower one" in err


def test_several_rulings_as_json_are_one_a_line():
    code, out, _ = run("rule", SPADES, "missing.json", HEARTS, "--format", "json")
    records = [json.loads(line) for line in out.splitlines()]

    assert code == 1
    assert [record.get("awarded") for record in records] == [13, None, 4]


def test_one_ruling_as_json_is_indented():
    assert run("rule", SPADES, "--format", "json")[1].startswith('{\n "')


def test_a_page_has_one_ruling():
    code, out, err = run("rule", SPADES, HEARTS, "--format", "html")

    assert (code, out) == (2, "")
    assert "a page has one ruling" in err


def test_a_board_that_is_not_there_is_named(tmp_path: Path):
    path = tmp_path / "none.pbn"
    path.write_text('[Event "Practice"]\n')
    code, _, err = run("rule", str(path), "--board", "9")

    assert code == 1
    assert "9" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rule"], "name a case file"),
        (["rule", "missing.json"], ""),
        (["rule", SPADES, "--format", "pdf"], "pdf"),
        (["schema", "hand"], "hand"),
        (["rule", SPADES, "--jsonl"], "CASE"),
        (["rule", "--jsonl", "--board", "7"], "--board"),
        (["rule", "--jsonl", "--format", "html"], "--format"),
        (["claim"], "claim"),
    ],
)
def test_usage_and_missing_files_are_said(arguments: list[str], said: str):
    code, _, err = run(*arguments)

    assert code == (1 if "missing.json" in arguments else 2)
    assert said in err


@pytest.mark.parametrize(
    ("option", "value", "known"), [("--authority", "xyz", "ebu"), ("--law", "2018", "2017"), ("--claimer", "Q", "N, E")]
)
def test_an_unknown_value_is_an_error_of_usage_that_lists_the_known(option: str, value: str, known: str):
    code, _, err = run("rule", SPADES, option, value)

    assert code == 2
    assert known in err


def test_a_case_record_has_no_boards_to_choose_from():
    code, _, err = run("rule", SPADES, "--board", "3")

    assert code == 1
    assert "--board is for .pbn and .lin files" in err


@pytest.mark.parametrize("name", ["statement", "case", "ruling", "event"])
def test_schemas_are_published(name: str):
    code, out, _ = run("schema", name)

    assert code == 0
    assert f"{name}/1" in json.dumps(json.loads(out))


@pytest.mark.parametrize("command", ["parse", "rule", "schema", "laws"])
def test_help_has_examples(command: str):
    code, out, _ = run(command, "--help")

    assert code == 0
    assert f"nlclaim {command}" in out


def test_a_stream_that_cannot_show_symbols_gets_letters(monkeypatch: pytest.MonkeyPatch):
    from nlclaim.api import rule
    from nlclaim.ruling import render_text
    from nlclaim.ruling.case import load_case

    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", stream)
    render_text.print_ruling(rule(load_case({**SMALL, "statement": "the ace"})))
    stream.flush()
    text = stream.buffer.getvalue().decode("ascii")  # type: ignore[attr-defined]

    assert "S A" in text


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_a_statement_does_not_steer_the_terminal(form: str):
    code, out, _ = run("rule", HEARTS, "--format", form, "--statement", "all mine \x1b]0;owned\x07")

    assert code == 0
    assert "␛" in out
    assert not {"\x1b", "\x07"} & set(out)


def test_half_characters_come_back_escaped():
    code, out, _ = run("rule", "--jsonl", text=json.dumps({**SMALL, "statement": "the ace \ud800"}))

    assert code == 0
    assert json.loads(out)["statement"]["text"] == "the ace \ud800"


def test_a_number_of_tricks_that_is_none_is_a_usage_error():
    for none in ("x", "²"):
        code, _, err = run("rule", HEARTS, "--claimed", none)

        assert code == 2
        assert "neither a number of tricks nor 'rest'" in err
    assert run("rule", HEARTS, "--claimed", "rest")[0] == 0


def test_a_card_that_hides_where_the_play_ended_is_named(tmp_path: Path):
    file = tmp_path / "twice.lin"
    md = "1SAKQ2HAKQ2DAKQ2C2,SJT98HJT98DJT98C3,S765H765D765C7654"
    file.write_text(f"qx|o1|md|{md}|sv|o|mb|3N|mb|p|mb|p|mb|p|pc|S8|pc|S5|pc|S3|pc|SA|pc|SA|mc|12|\n", encoding="utf-8")
    code, _, err = run("rule", str(file))

    assert code == 1
    assert "Boards there: o1. Broken off: o1 at card 5: ♠A" in err
