"""Certainty: what makes a ruling a judgement, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.record import ruling_record

FEW_TRUMPS_GONE = {
    "deal": "N:87654.3.. .KQJT98.. AKQJ9.A.. 2...AKQJT",
    "contract": "6S",
    "declarer": "S",
    "claimer": "S",
    "claimed": "rest",
    "turn": "S",
}
HIGH_TRUMP = {
    "deal": "N:.32.32. .QJ.AK. K6.AK.. J...AKQ",
    "contract": "4S",
    "declarer": "S",
    "claimer": "S",
    "turn": "S",
}


def ruled(base: dict[str, Any], **changes: Any) -> Ruling:
    return rule(load_case({**base, **changes}), seconds=30)


def test_a_trump_out_of_which_no_record_shows_that_he_knew_is_for_the_director():
    ruling = ruled(FEW_TRUMPS_GONE)

    assert (ruling.awarded, ruling.certainty) == (6, "judgement")
    assert [point.awarded for point in ruling.open_points] == [5]
    assert "whether he knew of the trump" in ruling.open_points[0].text


def test_a_finding_or_a_word_leaves_no_doubt_about_the_trump():
    assert ruled(FEW_TRUMPS_GONE, facts={"unaware_of_trump": False}).certainty == "certain"
    assert ruled(FEW_TRUMPS_GONE, facts={"unaware_of_trump": True}).awarded == 5
    assert ruled(FEW_TRUMPS_GONE, statement="drawing the last trump").certainty == "certain"


def test_a_named_concession_of_what_need_not_be_lost_is_doubtful():
    ruling = ruled(HIGH_TRUMP, statement="conceding the high trump")

    assert (ruling.awarded, ruling.certainty) == (3, "judgement")
    assert [point.awarded for point in ruling.open_points] == [4]


def test_an_agreed_claim_leaves_nothing_open():
    assert ruled(HIGH_TRUMP, statement="conceding the high trump", facts={"agreed": True}).open_points == ()


def test_the_record_lists_what_the_director_has_to_decide():
    record = ruling_record(ruled(FEW_TRUMPS_GONE))

    assert [point.awarded for point in record.open_points] == [5]
    assert any("For the director to decide" in child.text for child in record.reasons.children)


@pytest.mark.parametrize(
    ("north", "certainty", "otherwise"), [("J3..43.", "judgement", [4]), ("J653...", "certain", [])]
)
def test_a_plan_to_draw_and_ruff_is_in_doubt_only_where_it_defeats_itself(
    north: str, certainty: str, otherwise: list[int]
):
    ruling = rule(
        load_case(
            {
                "deal": f"N:{north} .AK.AK. AKQ.2.. T987...",
                "contract": "4S",
                "declarer": "S",
                "claimer": "S",
                "statement": "draw trumps and ruff a heart",
                "claimed": "rest",
                "turn": "S",
                "law": "2017",
                "authority": "ebu",
            }
        ),
        seconds=30,
    )

    assert ruling.certainty == certainty
    assert [point.awarded for point in ruling.open_points if "defeats itself" in point.text] == otherwise


def test_what_an_interrupted_claimer_would_have_said_is_for_the_director():
    forgotten = {
        "deal": "N:.32.32. .KQ.KQ. AK.A.A. 2...AKQ",
        "contract": "4S",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "S",
    }
    finished, stopped = (ruled(forgotten, facts={"interrupted": each}) for each in (False, True))

    assert (finished.awarded, finished.certainty) == (3, "certain")
    assert (stopped.awarded, stopped.certainty) == (3, "judgement")
    assert 4 in [point.awarded for point in stopped.open_points]
