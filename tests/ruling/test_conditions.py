"""What hangs on a condition is played when the cards meet it, and falls away when they do not (semantics §4.4)."""

from __future__ import annotations

import pytest

from nlclaim.api import read, rule
from nlclaim.ruling.case import Case, load_case
from nlclaim.ruling.questions import is_binding

BREAKING = "N:.AKQ.AQ. 2.JT.K3. .432.2.A .987.54."
FOUR_ONE = "N:.AKQ.AQ. 2.JT98.. .432.2.A .7.K543."


def claim(deal: str, statement: str) -> Case:
    return load_case({
        "deal": deal,
        "contract": "4S",
        "declarer": "S",
        "claimer": "S",
        "turn": "N",
        "statement": statement,
    })  # fmt: skip


@pytest.mark.parametrize(
    ("words", "deal", "met"),
    [
        ("if the hearts break I run them", BREAKING, True),
        ("if the hearts break I run them", FOUR_ONE, False),
        ("unless hearts are 4-1 I run the hearts", BREAKING, True),
        ("unless hearts are 4-1 I run the hearts", FOUR_ONE, False),
        ("if hearts are 3-2 I run the hearts", BREAKING, True),
        ("if hearts are not 3-2 I finesse the diamond", BREAKING, False),
        ("if the jack of hearts falls I run the hearts", BREAKING, True),
        ("if the jack of hearts does not fall I finesse the diamond", FOUR_ONE, True),
        ("running the hearts if the king of diamonds is with West", FOUR_ONE, True),
        ("running the hearts if the king of diamonds is with West", BREAKING, False),
        ("if hearts are 6-1 I run the hearts", BREAKING, None),
        ("if my partner is awake I run the hearts", BREAKING, None),
        ("if the nine of clubs falls I run the hearts", BREAKING, None),
    ],
)
def test_the_cards_tell_whether_a_condition_is_met(words: str, deal: str, met: bool | None):
    reading = read(claim(deal, words))[0]

    assert reading.conditions == (met,)


@pytest.mark.parametrize(("deal", "branch"), [(BREAKING, ["cash"]), (FOUR_ONE, ["finesse"])])
def test_only_the_branch_that_comes_about_binds(deal: str, branch: list[str]):
    reading = read(claim(deal, "if the hearts break I play hearts, otherwise I finesse the diamond"))[0]

    assert [step.verb for step in reading.steps if is_binding(step, reading.reading.plan, reading)] == branch


def test_neither_branch_binds_where_the_cards_do_not_tell():
    reading = read(claim(BREAKING, "if my partner is awake I play hearts, otherwise I finesse the diamond"))[0]

    assert not [step for step in reading.steps if is_binding(step, reading.reading.plan, reading)]


def test_the_ruling_says_which_branch_counts():
    ruling = rule(claim(FOUR_ONE, "if the hearts break I play hearts, otherwise I finesse the diamond"), seconds=30)

    assert (
        '"the hearts break": it is not so. What hangs on it falls away. What he said for the other case is played.'
        in [reason.text for reason in ruling.reasons.children]
    )


@pytest.mark.parametrize(("words", "tricks"), [("if that holds I have the rest", 2), ("the rest", 3)])
def test_a_finesse_that_was_led_to_is_let_run_where_the_claim_hangs_on_it(words: str, tricks: int):
    """The jack is on the table, the king is over the queen, and the diamonds are the opponents' (blind40-30)."""
    case = load_case({
        "deal": "N:7.AQ6..A .K3.AK.2 A8.5..K KJ.9..Q",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "turn": "N",
        "trick": ["HJ", "H4"],
        "statement": words,
    })  # fmt: skip

    assert rule(case).awarded == tricks
