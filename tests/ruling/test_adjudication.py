"""Rulings: numbers, certainty, hypotheses, reasons and records."""

from __future__ import annotations

from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.record import RulingRecord, ruling_record

FORGOTTEN = {
    "deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.",
    "contract": "4H",
    "declarer": "S",
    "claimer": "S",
    "claimed": "rest",
    "turn": "N",
    "law": "2017",
    "authority": "ebu",
}
ALL_HIGH = {
    "deal": "N:32.2.. 54.3.. AK.A.. 76.4..",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "turn": "S",
    "law": "2017",
    "authority": "wbf",
}


def ruled(base: dict[str, Any], **changes: Any) -> Ruling:
    return rule(load_case({**base, **changes}), seconds=30)


def test_silence_with_nothing_but_winners_is_certain():
    ruling = ruled(ALL_HIGH, statement="")

    assert (ruling.awarded, ruling.claimed, ruling.certainty) == (3, 3, "certain")
    assert ruling.guaranteed == ruling.double_dummy == 3


def test_a_finding_of_awareness_defeats_70c():
    assert ruled(FORGOTTEN).awarded == 3
    assert ruled(FORGOTTEN, facts={"unaware_of_trump": False}).awarded == 4


def test_saying_that_the_last_trump_will_be_drawn_defeats_70c():
    assert ruled(FORGOTTEN, statement="I ruff a club and draw the last trump").awarded == 4


def test_saying_falsely_that_trumps_are_drawn_is_a_false_belief():
    ruling = ruled(FORGOTTEN, statement="trumps are drawn, the rest are mine")

    assert ruling.outcome is not None
    assert ruling.outcome.decisive.hypothesis.name == "false_belief"
    assert ruling.awarded == 3


def test_an_agreed_claim_scores_as_claimed():
    ruling = ruled(FORGOTTEN, facts={"agreed": True})

    assert ruling.awarded == 4
    assert ruling.reasons.citation is not None
    assert ruling.reasons.citation.clause == "69A"


def test_words_that_claim_nothing_award_nothing():
    ruling = ruled(ALL_HIGH, statement="Whose lead is it?")

    assert ruling.awarded is None
    assert ruling_record(ruling).awarded is None
    assert ruling.reasons.citation is not None


def test_the_number_in_the_case_makes_it_a_claim_whatever_the_words():
    assert ruled(ALL_HIGH, statement="Whose lead is it?", claimed=3).awarded == 3


@pytest.mark.parametrize(
    ("words", "claimed"),
    [("I have two tricks", 2), ("you get a spade", 2), ("the rest are mine", 3), ("", 3), ("all yours", 0)],
)
def test_number_claimed_comes_from_the_words(words: str, claimed: int):
    assert ruled(ALL_HIGH, statement=words).claimed == claimed


def test_a_trick_conceded_that_no_normal_play_loses_comes_back():
    ruling = ruled(ALL_HIGH, statement="I have two tricks")

    assert (ruling.claimed, ruling.awarded) == (2, 3)


def test_a_number_conceded_claims_the_rest():
    assert ruled(ALL_HIGH, conceded=1).claimed == 2


GIVES_ONE_UP = {
    "deal": "N:.432.5. .QJT..K AKQ..6. 43..AK.",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "claimed": 3,
    "turn": "S",
    "law": "2017",
    "authority": "ebu",
}
"""One diamond to lose; given up while he has three spades, it costs another."""


@pytest.mark.parametrize(
    ("statement", "awarded"),
    [
        ("I give up a diamond first, then three spades", 2),
        ("I concede a diamond and then cash the spades", 2),
        ("after I lose a diamond I cash three spades", 2),
        ("three spades, then you get a diamond", 3),
        ("I cash three spades and give you a diamond at the end", 3),
        ("conceding a diamond", 2),
    ],
)
def test_a_trick_that_he_said_he_gives_up_first_is_given_up_first(statement: str, awarded: int):
    ruling = ruled(GIVES_ONE_UP, statement=statement)

    assert (ruling.awarded, ruling.double_dummy) == (awarded, 3)


def test_a_trick_given_up_first_that_the_opponents_have_just_taken_is_not_given_up_again():
    on_lead = {**GIVES_ONE_UP, "deal": "N:.43.5. .QJ..K AKQ... 43..A.", "turn": "W"}

    assert ruled(on_lead, statement="you take your diamond, then I have three spades", claimed=2).awarded == 2


def test_authorities_that_differ_make_it_policy_and_name_the_key():
    seven_fives = {
        "deal": "N:...AKQ .AKQ.. ..754. ..6.32",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "S",
    }
    ruling = ruled(seven_fives, law="2017", authority="ebu")

    assert ruling.by_authority["ebu"] == 2
    assert ruling.by_authority["acbl"] == 3
    assert ruling.certainty == "policy"
    assert "within_suit" in ruling.turns_on


def test_a_defenders_claim_has_no_guaranteed_number():
    ruling = ruled(ALL_HIGH, claimer="W", claimed=0)

    assert ruling.guaranteed is None
    assert ruling.awarded == 0


def test_a_budget_that_runs_out_gives_a_bound_and_says_so():
    case = load_case(
        {
            "deal": "N:KQ32.A432.32.432 A54.K65.A54.A765 876.QJ7.KQJ7.KQJ JT9.T98.T986.T98",
            "contract": "3NT",
            "declarer": "S",
            "claimer": "S",
            "claimed": 9,
            "play": [],
        }
    )
    ruling = rule(case, nodes=5)

    assert not ruling.complete
    assert ruling.awarded is not None
    assert ruling.awarded <= ruling.double_dummy


def test_the_record_is_valid_and_carries_expectations_through():
    ruling = ruled(FORGOTTEN, id="x1", expected=[3], confidence="clear", meta={"tier": "A"})
    record = ruling_record(ruling)
    again = RulingRecord.model_validate_json(record.model_dump_json(by_alias=True))

    assert again == record
    assert (record.id, record.expected, record.confidence, record.meta) == ("x1", [3], "clear", {"tier": "A"})
    assert record.by_authority.keys() == {"wbf", "ebu", "acbl", "acbl1992", "dbf"}


def test_every_trick_taken_away_names_play_rule_and_clause():
    ruling = ruled(FORGOTTEN)
    costs = [reason for reason in ruling.reasons.children if reason.kind == "loss"]

    assert len(costs) == 1
    assert "South plays the two of hearts" in costs[0].text
    assert "the seven or six of hearts" in costs[0].text.lower()
    assert costs[0].citation is not None
    assert costs[0].citation.rule


@pytest.mark.parametrize("law", ["1997", "2007", "2017", "rubber"])
def test_every_edition_rules_and_cites_itself(law: str):
    ruling = ruled(FORGOTTEN, law=law)

    assert ruling.awarded == (4 if law == "rubber" else 3)
    assert all(child.citation is None or child.citation.law == law for child in ruling.reasons.children)
