"""Laws 68, 69 and 71 around Law 70: what is a claim, what agreement and time do to it, which concessions stand.

The positions are the project's; each test names the clause that it holds the ruling to.
"""

from __future__ import annotations

from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.page import claim_words, line_heading
from nlclaim.ruling.record import ruling_record

ALL_HIGH = {
    "deal": "N:32.2.. 54.3.. AK.A.. 76.4..",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "turn": "S",
    "law": "2017",
    "authority": "ebu",
}
FORGOTTEN = ALL_HIGH | {"deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.", "contract": "4H", "turn": "N", "claimed": 4}
ONE_ACE_OUT = ALL_HIGH | {"deal": "N:32.3.. 54.A.. AK.2.. 76.4..", "claimed": 3}
TWO_ACES_OUT = ALL_HIGH | {"deal": "N:32.3.. 4.A.A. AK.4.. 76...2", "claimed": 3}
LOW_SPADE = ALL_HIGH | {"deal": "N:..32.2 54.7.. AK3... ..54.3", "claimed": 2, "conceded": 1}
# East cashes the ace of clubs; West may throw the ace of diamonds on it, or keep it.
OBJECTED = {"deal": "N:3..K. ..2.A ..53. .K.A.", "claimer": "E", "turn": "E"}
DEFENDER = ALL_HIGH | {"claimer": "W", "claimed": 1, "deal": "N:32.2.. 54.3.. K9.7.. A6.4..", "turn": "W"}


def ruled(base: dict[str, Any], **changes: Any) -> Ruling:
    return rule(load_case({**base, **changes}), seconds=30)


def clause_of(ruling: Ruling) -> str | None:
    assert ruling.reasons.citation is not None
    return ruling.reasons.citation.clause


def otherwise(ruling: Ruling) -> list[int]:
    return [point.awarded for point in ruling.open_points]


# Law 68: what is a claim or a concession


def test_68_words_about_the_trick_in_progress_alone_are_no_claim():
    ruling = ruled(ALL_HIGH, statement="I win this trick")

    assert (ruling.awarded, ruling.certainty, clause_of(ruling)) == (None, "certain", "68A")


def test_68a_dummy_cannot_claim_in_2017_but_could_before():
    assert ruled(ALL_HIGH, claimer="N", claimed=3).awarded is None
    assert ruled(ALL_HIGH, claimer="N", claimed=3, law="2007").awarded == 3


@pytest.mark.parametrize(("law", "clause"), [("1997", "68B"), ("2007", "68B2"), ("2017", "68B2"), ("rubber", None)])
def test_68b2_a_defender_gives_up_all_and_his_partner_objects(law: str, clause: str | None):
    ruling = ruled(ALL_HIGH, **OBJECTED, law=law, claimed=0, facts={"partner_objected": True})

    assert (ruling.awarded, clause_of(ruling)) == (None, clause)
    assert ruling_record(ruling).awarded is None


def test_68b2_in_2017_the_claim_of_some_goes_with_the_concession():
    assert ruled(ALL_HIGH, **OBJECTED, law="2017", claimed=1, facts={"partner_objected": True}).awarded is None


def test_68b2_where_all_normal_play_comes_to_the_same_that_is_the_award():
    ruling = ruled(DEFENDER, claimed=0, facts={"partner_objected": True})

    assert (ruling.awarded, ruling.certainty, set(ruling.by_authority.values())) == (1, "certain", {1})
    assert "normally play on" in ruling.reasons.children[0].text


@pytest.mark.parametrize("law", ["1997", "2007"])
def test_68b2_before_2017_the_claim_of_some_is_ruled_on_and_nothing_is_conceded(law: str):
    ruling = ruled(DEFENDER, law=law, facts={"partner_objected": True})

    assert ruling.awarded == ruled(DEFENDER, law=law).awarded == 1
    assert "nothing is conceded" in ruling.reasons.children[0].text


def test_68b2_before_2017_play_may_go_on_instead_and_both_results_are_told():
    ruling = ruled(ALL_HIGH, **OBJECTED, claimed=1, law="2007", facts={"partner_objected": True})

    assert (ruling.awarded, ruling.double_dummy, ruling.certainty) == (1, 2, "judgement")
    assert otherwise(ruling) == [2]


def test_68b2_is_not_for_declarers_dummy():
    assert ruled(ALL_HIGH, claimed=2, facts={"partner_objected": True}).awarded == 3


def test_71_a_concession_of_all_is_no_claim_that_the_others_could_agree_to():
    taken_back = ruled(DEFENDER, claimed=0, facts={"agreed": True, "elapsed": "correction_period"})
    withdrawn = ruled(DEFENDER, claimed=1, facts={"agreed": True, "elapsed": "correction_period"})

    assert (taken_back.awarded, clause_of(taken_back)) == (1, "71B")
    assert clause_of(withdrawn) == "69B"


# Law 68D and 70D3: play after the claim


def test_68d2b_playing_on_by_consent_voids_the_claim_and_the_doubt_is_named():
    ruling = ruled(FORGOTTEN, facts={"played_on": True})

    assert (ruling.awarded, ruling.certainty, clause_of(ruling)) == (None, "judgement", "68D2b")
    assert otherwise(ruling) == [3]


@pytest.mark.parametrize(("law", "word"), [("1997", "void"), ("2007", "may show the director")])
def test_68d_before_2017_play_after_the_claim_counts_for_nothing(law: str, word: str):
    ruling = ruled(FORGOTTEN, law=law, facts={"played_on": True})

    assert ruling.awarded == 3
    assert word in ruling.reasons.children[0].text


def test_70d3_what_the_evidence_may_show_is_open_and_cites_the_clause_of_the_edition_or_the_case_before_it():
    void, evidence = (ruled(FORGOTTEN, law=law, facts={"played_on": True}) for law in ("1997", "2007"))

    assert any("(70D3)" in point.text for point in evidence.open_points)
    assert [point.rule for point in void.open_points if "played after the claim" in point.text] == ["PLY-2"]


# Law 69: agreement


def test_69a_an_agreed_claim_scores_as_claimed_and_no_play_is_looked_at():
    ruling = ruled(ONE_ACE_OUT, facts={"agreed": True})

    assert (ruling.awarded, clause_of(ruling)) == (3, "69A")
    assert [(point.text, point.awarded) for point in ruling.open_points] == [
        ("whether the agreement is taken back within the correction period", 2)
    ]
    assert not [reason for reason in ruling.reasons.children if reason.kind == "loss"]


def test_69a_doubted_at_once_agreement_was_not_established():
    assert ruled(FORGOTTEN, facts={"agreed": True, "elapsed": "at_once"}).awarded == 3


@pytest.mark.parametrize("law", ["1997", "2007", "2017"])
def test_69b_a_trick_that_cannot_be_lost_comes_back_in_every_edition(law: str):
    ruling = ruled(ONE_ACE_OUT, law=law, facts={"agreed": True, "elapsed": "correction_period"})

    assert (ruling.awarded, clause_of(ruling), ruling.certainty) == (2, "69B", "certain")


def test_69b_that_they_might_have_thrown_a_winner_away_keeps_a_trick_from_coming_back_in_1997_only():
    facts = {"agreed": True, "elapsed": "correction_period"}
    of_2017 = ruled(TWO_ACES_OUT, facts=facts)

    assert (of_2017.awarded, otherwise(of_2017)) == (2, [])
    assert ruled(TWO_ACES_OUT, law="1997", facts=facts).awarded == 3


def test_69b_what_only_the_worst_normal_line_loses_is_left_to_the_directors_judgement():
    ruling = ruled(FORGOTTEN, facts={"agreed": True, "elapsed": "correction_period"})

    assert (ruling.awarded, ruling.certainty) == (4, "judgement")
    assert 3 in otherwise(ruling)


def test_69b2_a_finding_that_he_did_not_know_of_the_trump_says_what_was_likely():
    agreed = {"agreed": True, "elapsed": "correction_period"}
    aware, unaware = (ruled(FORGOTTEN, facts=agreed | {"unaware_of_trump": known}) for known in (None, True))

    assert (aware.awarded, unaware.awarded) == (4, 3)
    assert (otherwise(aware), otherwise(unaware)) == ([3], [4])


def test_69b_rubber_bridge_knows_no_way_back_from_agreement():
    facts = {"agreed": True, "elapsed": "correction_period"}
    assert ruled(ONE_ACE_OUT, law="rubber", facts=facts).awarded == 3


@pytest.mark.parametrize("agreed", [True, None])
def test_after_the_correction_period_everything_stands(agreed: bool | None):
    assert ruled(ONE_ACE_OUT, facts={"agreed": agreed, "elapsed": "late"}).awarded == 3
    assert ruled(LOW_SPADE, facts={"agreed": agreed, "elapsed": "late"}).awarded == 2


# Law 71: concessions


@pytest.mark.parametrize("law", ["2007", "2017"])
@pytest.mark.parametrize("elapsed", [None, "at_once", "correction_period"])
def test_71_a_trick_that_no_normal_play_loses_comes_back(law: str, elapsed: str | None):
    ruling = ruled(LOW_SPADE, law=law, facts={"elapsed": elapsed})

    assert (ruling.claimed, ruling.awarded, clause_of(ruling)) == (2, 3, {"2007": "71", "2017": "71B"}[law])
    assert "within the correction period" in ruling.reasons.children[0].text


@pytest.mark.parametrize("law", ["1997", "rubber"])
def test_71c_of_1997_the_same_trick_comes_back_only_for_a_short_while(law: str):
    soon = ruled(LOW_SPADE, law=law, facts={"elapsed": "at_once"})

    assert soon.awarded == 3
    assert clause_of(soon) == {"1997": "71C", "rubber": None}[law]
    limit = {"1997": "until the side that conceded next calls", "rubber": "until the cards are gathered and mixed"}[law]
    assert limit in soon.reasons.children[0].text
    assert ruled(LOW_SPADE, law=law, facts={"elapsed": "correction_period"}).awarded == 2


def test_71a_of_1997_a_trick_that_no_legal_play_loses_comes_back_in_the_correction_period():
    ruling = ruled(ALL_HIGH, law="1997", claimed=2, conceded=1, facts={"elapsed": "correction_period"})

    assert (ruling.awarded, ruling.complete, clause_of(ruling)) == (3, True, "71A")


@pytest.mark.parametrize(
    ("law", "limit"),
    [("1997", "within the correction period"), ("rubber", "until all four have called on the next deal")],
)
def test_71a_what_no_legal_play_loses_comes_back_for_longer_than_what_no_normal_play_does(law: str, limit: str):
    ruling = ruled(ALL_HIGH, law=law, claimed=2, conceded=1)

    assert ruling.awarded == 3
    assert ruling.reasons.children[0].text == f"No legal play loses what was conceded. It comes back {limit}."


def test_what_comes_back_too_late_is_a_matter_of_the_concession_not_of_the_agreement():
    assert clause_of(ruled(LOW_SPADE, facts={"elapsed": "late"})) == "71"
    assert clause_of(ruled(ONE_ACE_OUT, facts={"elapsed": "late"})) == "69A"


@pytest.mark.parametrize(("law", "clause"), [("1997", "68D"), ("2007", "70D3")])
def test_cards_played_after_the_claim_are_told_of_under_their_own_clause(law: str, clause: str):
    ruling = ruled(ONE_ACE_OUT, law=law, facts={"played_on": True})
    (note,) = (each for each in ruling.reasons.children if each.text.startswith("Cards played after the claim"))

    assert note.citation is not None
    assert (note.citation.clause, clause_of(ruling)) == (clause, "70A")


def test_a_claim_that_was_played_on_keeps_its_number():
    ruling = ruled(ONE_ACE_OUT, law="2017", facts={"played_on": True})

    assert (ruling.claimed, ruling.awarded) == (3, None)
    assert claim_words(ruling) == "claims all 3"


def test_a_line_on_which_the_award_does_not_rest_says_so():
    late = ruled(LOW_SPADE, law="1997", facts={"elapsed": "correction_period"})

    assert line_heading(late) == "The worst normal line, which wins three tricks; the award does not rest on it"
    assert line_heading(ruled(LOW_SPADE, law="1997")) == "The worst normal line"


def test_71_a_concession_that_some_normal_play_would_lose_stands():
    assert ruled(ONE_ACE_OUT, claimed=None, conceded=1).awarded == 2


@pytest.mark.parametrize(
    ("law", "authority", "points", "stays"),
    [
        ("2017", "wbf", [4], "some normal play loses it"),
        ("2017", "ebu", [], "some normal play loses it"),
        ("1997", "wbf", [], "some legal play loses it"),
    ],
)
def test_71_when_a_conceded_trick_is_given_up_is_open_though_the_claim_was_agreed(
    law: str, authority: str, points: list[int], stays: str
):
    """By the Laws of 1997 only what no legal play loses comes back so late: then it does not matter (71A)."""
    queen_conceded = ALL_HIGH | {"deal": "N:9.KQ.K. AK3.A.. Q.JT..K .432.5.", "claimer": "E", "declarer": "E"}
    words = "you get your queen of trumps, the rest are mine"
    facts = {"unaware_of_trump": False, "agreed": True, "elapsed": "correction_period"}
    case = queen_conceded | {"contract": "4S", "turn": "E", "claimed": 3, "statement": words, "facts": facts}
    ruling = ruled(case, law=law, authority=authority)

    assert (ruling.awarded, otherwise(ruling)) == (3, points)
    assert [reason.text for reason in ruling.reasons.children if stays in reason.text]
