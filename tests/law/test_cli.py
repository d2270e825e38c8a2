"""`nlclaim laws` as a user meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from nlclaim.cli import app as nlclaim_app
from nlclaim.cli.laws import app
from nlclaim.law import authorities, editions, load_edition, load_policy_keys, load_rules
from nlclaim.law.records import find_record, known_names

RUNNER = CliRunner()


def run(*arguments: str) -> str:
    result = RUNNER.invoke(app, list(arguments))
    assert result.exit_code == 0, result.output
    return result.stdout


def run_json(*arguments: str) -> dict[str, Any]:
    record = json.loads(run(*arguments, "--format", "json"))
    assert isinstance(record, dict)
    return record


def flat(words: str) -> str:
    return " ".join(words.split())


def test_list_has_everything() -> None:
    record = run_json("list")
    assert [each["edition"] for each in record["editions"]] == list(editions())
    assert [each["authority"] for each in record["authorities"]] == list(authorities())
    assert [each["clause"] for each in record["clauses"]] == list(load_edition("2017").clauses)
    assert [each["policy"] for each in record["policies"]] == list(load_policy_keys())
    assert [each["rule"] for each in record["rules"]] == list(load_rules())


def test_list_takes_one_kind_and_an_edition() -> None:
    record = run_json("list", "clauses", "--law", "1997")
    assert list(record) == ["clauses"]
    assert "70D" in [each["clause"] for each in record["clauses"]]
    assert "70D " in run("list", "clauses", "--law", "1997")


def test_without_a_command_everything_is_listed() -> None:
    assert run() == run("list")


@pytest.mark.parametrize("law", editions())
def test_every_clause_rule_and_key_can_be_shown(law: str) -> None:
    for name in (*load_edition(law).clauses, *load_policy_keys(), *load_rules()):
        record = run_json("show", name, "--law", law)
        assert name in record.values()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("70E1", "Law 70E1 (2017)"),
        ("70e1", "irrational_escape_70E1 = false"),
        ("SUI-3", "ebu: EBU practice, 2023"),
        ("DFC-1", "under Law 70D2 (2017)"),
        ("observe", "wbf, acbl, acbl1992, dbf: showouts. Nobody: the default."),
        ("solid_rank", "A director might also take: J."),
        ("new_line", "70D1"),
        ("70D", "Law 70D2 (2017)"),
        ("68D2a", "dummy too"),
        ("dbf", "suit_order = no_self_block (2017)"),
        ("acbl1992", "Speaks of the Laws in force in 1992."),
    ],
)
def test_show(name: str, words: str) -> None:
    assert words in flat(run("show", name))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("CON-2", "item 6, under Law 71C (1997)"),
        ("TRP-11", "August 2013, under Law 70C (2007)"),
        ("SUI-3", "under Law 70D1 (2017)"),
    ],
)
@pytest.mark.parametrize("law", editions())
def test_a_rule_is_shown_with_the_edition_of_which_it_was_said(rule: str, words: str, law: str) -> None:
    assert words in flat(run("show", rule, "--law", law))


def test_addresses_are_not_broken() -> None:
    assert load_rules()["SUI-3"].url in run("show", "SUI-3")


def test_show_policy_as_json() -> None:
    record = run_json("show", "forgotten_master_trump")
    assert record["default"] == "lead_any_time"
    assert record["by_authority"]["acbl"]["value"] == "not_as_check"
    assert record["by_authority"]["acbl"]["rule"] == "TRP-5b"
    assert record["by_authority"]["wbf"]["url"] is None


def test_show_authority_under_an_edition_it_did_not_speak_of() -> None:
    record = run_json("show", "dbf", "--law", "1997")
    assert record["editions"] == ["2017"]
    assert record["says"]["list_is_order"]["said"].endswith("(said of the Laws of 2017)")
    assert "It says nothing of its own on rubber." in run("show", "dbf", "--law", "rubber")


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("nlclaim laws show --law ", editions()),
        ("nlclaim rule --law 20", ("2007", "2017")),
        ("nlclaim rule --authority ", authorities()),
        ("nlclaim mine --authority acbl", ("acbl", "acbl1992")),
        ("nlclaim laws show --law 1997 70D", ("70D",)),
        ("nlclaim laws show --law 1066 70D", ("70D1", "70D2")),
        ("nlclaim laws show SUI-1", tuple(name for name in load_rules() if name.startswith("SUI-1"))),
        ("nlclaim laws show suit_", ("suit_order", "suit_switching")),
    ],
)
def test_the_shell_offers_what_there_is(words: str, offered: tuple[str, ...]) -> None:
    place = str(words.count(" "))
    env = {"_NLCLAIM_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": place}
    assert RUNNER.invoke(nlclaim_app, prog_name="nlclaim", env=env).stdout.split() == list(offered)


def test_every_name_that_is_offered_can_be_shown() -> None:
    assert all(find_record(name, law) for law in editions() for name in known_names(law))


def test_where_nobody_speaks_is_said() -> None:
    assert run_json("show", "knock_on")["unsettled"]
    assert not run_json("show", "knock_on")["spoken_on"]
    assert not run_json("show", "observe")["unsettled"]
    assert run_json("show", "observe")["spoken_on"]
    words = flat(run("compare"))
    assert "knock_on = all" in words[words.index("Where nobody speaks") :]


def test_show_concept_in_every_edition() -> None:
    record = run_json("show", "unstated_line")
    assert {law: each["clause"] for law, each in record["by_edition"].items()} == {
        "1997": "70E",
        "2007": "70E1",
        "2017": "70E1",
        "rubber": None,
    }


def test_compare_as_text() -> None:
    words = flat(run("compare"))
    assert "acbl: not_as_check." in words
    assert "Where nobody speaks" in words
    assert "Where the editions differ" in words


def test_compare_as_json() -> None:
    record = run_json("compare", "--law", "2007")
    assert record["law"] == "2007"
    assert record["policies"]["suit_order"]["differs"]
    assert not record["policies"]["ruff_height"]["differs"]
    assert record["editions"]["irrational_escape_70E1"]["1997"]["value"] is True
    assert record["editions"]["irrational_escape_70E1"]["2017"]["value"] is False


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("show", "70D3"), "no clause 70D3 in the Laws of 2017; there is one in 2007"),
        (("show", "SUI-9"), "do you mean SUI-"),
        (("show", "zebra"), "see nlclaim laws list"),
        (("show", ""), "see nlclaim laws list"),
        (("show", "70C", "--law", "1066"), "no edition '1066'; known: 1997, 2007, 2017, rubber"),
        (("list", "--law", "1066"), "no edition '1066'"),
        (("compare", "--law", "1066"), "no edition '1066'"),
        (("list", "seats"), "seats"),
    ],
)
def test_the_unknown_ends_with_status_2(arguments: tuple[str, ...], words: str) -> None:
    result = RUNNER.invoke(app, list(arguments))
    assert result.exit_code == 2
    assert words in result.stderr
    assert not result.stdout


@pytest.mark.parametrize("command", ["list", "show", "compare"])
def test_help_has_examples(command: str) -> None:
    assert f"nlclaim laws {command}" in flat(run(command, "--help"))


def test_the_command_line_loads_no_law_before_it_is_asked() -> None:
    code = "import sys, nlclaim.cli.laws; print(any(name.startswith('nlclaim.law') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
