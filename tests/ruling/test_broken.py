"""Where a statement breaks: what is reported, and under which rule (semantics §4.6; STM-2, 3, 4 and 6, FRM-8)."""

from __future__ import annotations

import pytest

import nlclaim
from nlclaim.ruling.explanation import iter_reasons

IN_SPADES = {"contract": "4S", "declarer": "S", "claimer": "S", "turn": "S", "law": "2017", "authority": "ebu"}
NO_TRUMPS = {**IN_SPADES, "contract": "3NT"}
SIDE_SUITS = {**NO_TRUMPS, "deal": "N:.32..32 5.54..4 .AK.A.A 32.QJ.."}
TRUMPS_OUT = {**IN_SPADES, "deal": "N:..32.32 ..54.54 AK.AK.. 32...JT", "claimed": "rest"}


def ruled(record: dict[str, object], statement: str) -> nlclaim.Ruling:
    return nlclaim.rule(nlclaim.load_case({**record, "statement": statement}))


def cited(ruling: nlclaim.Ruling, rule: str) -> list[str]:
    """The reasons that cite a rule."""
    return [reason.text for reason in iter_reasons(ruling.reasons) if reason.citation and reason.citation.rule == rule]


@pytest.mark.parametrize(
    ("record", "statement", "rule", "told"),
    [
        (
            {**NO_TRUMPS, "deal": "N:2.A..3 3.J..5 A..K.4 54...A", "claimed": 3},
            "discard the club four on dummy's spade, then the rest",
            "STM-3",
            "South still has a spade",
        ),
        (
            {**IN_SPADES, "deal": "N:32..32. 5.5.5.4 AK..A.A 4..QJ.6", "claimed": "rest"},
            "ruff a diamond in hand, then the rest",
            "STM-3",
            "South still has a diamond, and can ruff only when it is gone",
        ),
        (
            {**IN_SPADES, "deal": "N:32.2..4 4.3..53 A.A..A2 5.4..KQ", "claimed": "rest"},
            "ruff a heart in dummy",
            "STM-3",
            "North still has a heart, which has to be played to the suit: to ruff is a revoke",
        ),
        (SIDE_SUITS, "ruff a club, then the hearts", "STM-3", "no trumps at notrump"),
        (
            SIDE_SUITS,
            "hearts before the diamond, the diamond before the club, and the club before the hearts",
            "STM-6",
            "'hearts' before 'the diamond' before 'the club' before 'hearts'",
        ),
        (TRUMPS_OUT, "drawing trumps; trumps are all gone", "STM-6", "contradict each other"),
        (TRUMPS_OUT, "All mine. After East objected: I draw trumps", "STM-2", "added later"),
        (TRUMPS_OUT, "drawing trumps (disputed by EW)", "FRM-8", "Each version is ruled on"),
    ],
)
def test_what_breaks_is_told_with_its_rule(record: dict[str, object], statement: str, rule: str, told: str) -> None:
    assert any(told in text for text in cited(ruled(record, statement), rule))


def test_a_line_that_fails_on_the_facts_lets_the_rest_lapse() -> None:
    broken = {**NO_TRUMPS, "deal": "N:.QJ9.K. .43.72. .T65.4. .AK8.5.", "claimed": "rest"}
    ruling = ruled({**broken, "turn": "W", "declarer": "W", "claimer": "W"}, "three hearts, then the diamond")
    assert any("lapses" in text for text in cited(ruling, "STM-4"))


@pytest.mark.parametrize(
    "statement",
    ["a heart then a diamond then a heart", "the hearts before the diamond and the diamond before the club"],
)
def test_the_same_suit_twice_is_no_circle(statement: str) -> None:
    assert not cited(ruled(SIDE_SUITS, statement), "STM-6")


def test_a_card_that_nobody_holds_is_no_illegal_play() -> None:
    ruling = ruled(SIDE_SUITS, "the king of clubs and the rest")
    assert ruling.findings
    assert not cited(ruling, "STM-3")
