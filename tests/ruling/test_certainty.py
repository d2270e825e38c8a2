"""Certainty: what makes a ruling a judgement, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.bridge import Suit
from nlclaim.lines import Promise
from nlclaim.ruling.case import load_case
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.questions import ruffs_before_draws
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
    assert [point.awarded for point in ruling.open_points] == [4, 4]
    assert "whether the concession stands" in ruling.open_points[0].text


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


def test_a_plan_to_ruff_first_does_not_defeat_itself_where_the_hand_that_is_to_ruff_has_to_follow():
    ruling = rule(
        load_case(
            {
                "deal": "N:.87.54.6 98.J.KQ. A.AKQ..5 KQJ..A.K",
                "contract": "4H",
                "declarer": "S",
                "claimer": "S",
                "statement": "ruff the club in dummy, draw the last trump, and the rest",
                "claimed": "rest",
                "turn": "S",
                "law": "2017",
                "authority": "wbf",
            }
        ),
        seconds=30,
    )

    assert ruling.awarded == 4
    assert not any("defeats itself" in point.text for point in ruling.open_points)


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


BLOCKED = {
    "deal": "N:54..AKT9. QJ..87.QJ 32..QJ.AK AK..65.T9",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "claimed": 6,
    "turn": "S",
    "law": "2007",
    "authority": "ebu",
}


@pytest.mark.parametrize(
    ("statement", "facts", "certainty"),
    [
        ("four diamonds and two clubs", {}, "judgement"),
        ("four diamonds and two clubs", {"class": "club"}, "judgement"),
        ("four diamonds and two clubs", {"class": "expert"}, "certain"),
        ("queen of diamonds, jack of diamonds overtaken with the ace, two diamonds, then the clubs", {}, "certain"),
        ("the rest are mine", {}, "certain"),
    ],
)
def test_whether_he_sees_a_block_is_in_doubt_where_he_named_winners_in_no_order(
    statement: str, facts: dict[str, str], certainty: str
):
    assert ruled(BLOCKED, statement=statement, facts=facts).certainty == certainty


def test_ones_own_concession_comes_back_though_the_claim_was_agreed_but_not_when_it_is_too_late():
    good_club = {
        "deal": "N:.KQ.A. 43...5 .A.KQ. .2.76.",
        "contract": "4S",
        "declarer": "E",
        "claimer": "E",
        "claimed": 2,
        "statement": "two trumps for me and a club for you",
        "turn": "E",
        "law": "2007",
    }

    assert ruled(good_club, facts={"agreed": True}).awarded == 3
    assert ruled(good_club, facts={"agreed": True, "elapsed": "late"}).awarded == 2


def test_ruffs_come_before_drawing_whatever_the_words_say_and_other_steps_keep_their_places():
    steps = (
        Promise(0, "draw"),
        Promise(1, "ruffing_finesse", after=frozenset({0})),
        Promise(2, "ruff", after=frozenset({0, 1})),
    )

    assert [step.after for step in ruffs_before_draws(load_case(HIGH_TRUMP), steps)] == [{2}, {0}, {1}]


def test_a_hand_that_is_to_ruff_plays_what_it_still_has_of_the_suit_first():
    case = load_case({**HIGH_TRUMP, "deal": "N:7.3.2. .QJ.A. 6.AK.. J...AK"})
    steps = (Promise(0, "draw"), Promise(1, "ruff", suit=Suit.HEARTS, after=frozenset({0})))

    rounds, draw, ruff = ruffs_before_draws(case, steps)

    assert (rounds.verb, rounds.suit, rounds.count, rounds.after) == ("cash", Suit.HEARTS, 1, frozenset())
    assert (draw.after, ruff.after) == ({1}, {rounds.id})


def test_a_defenders_partner_who_speaks_up_may_have_objected_at_once():
    given_up = {
        "deal": "N:.5.J.2 .987.. A...AJ ..Q.K4",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "E",
        "claimed": 0,
        "turn": "S",
        "law": "2007",
    }
    alone = ruled(given_up, statement="the rest are yours")
    heard = ruled(given_up, statement="the rest are yours (W: wait, I have something)")

    assert alone.awarded == heard.awarded == 0
    assert any("objected at once" in point.text for point in heard.open_points)
    assert not any("objected" in point.text for point in alone.open_points)


@pytest.mark.parametrize(("south", "doubted"), [("KJ.K..Q", True), ("KJ.8..Q", False)])
def test_a_lead_towards_a_tenace_may_say_that_he_finesses(south: str, doubted: bool) -> None:
    """He leads a heart towards the ace and queen and claims before dummy plays; doubted where the finesse wins."""
    north = "Q.T9.K.J" if doubted else "Q.KT.K.J"
    deal = f"N:{north} 3..5.AK {south} A.AQ.8.7"
    ruling = ruled(
        {"deal": deal, "contract": "3NT", "declarer": "E", "claimer": "E", "turn": "W", "trick": ["H4", "H6"]}
    )

    assert ruling.awarded == 4
    assert ["the trick in progress" in point.text for point in ruling.open_points] == [True] * doubted


PROVED_LIE = {
    "deal": "N:86.7.AJ. .KJT96.. .AQ85..T QJT..K.Q",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "turn": "N",
    "statement": "all mine",
    "law": "2017",
    "authority": "wbf",
}
"""East has nothing but hearts: a heart to the queen wins two tricks in the suit."""
TRICK_GIVEN_UP = {
    "deal": "N:K.JT..A 2.65.7. 9..KQ.7 .AK.A.8",
    "contract": "3NT",
    "declarer": "W",
    "claimer": "W",
    "turn": "W",
    "law": "2017",
}
"""Three top tricks and a small club; North, who has the ace of clubs, has a spade to cash."""


def test_a_lie_that_show_outs_in_the_other_suits_prove_may_be_seen_or_not():
    ruling = ruled(PROVED_LIE, shown_out={"E": ["S", "D", "C"]})

    assert (ruling.awarded, ruling.certainty) == (3, "judgement")
    assert {point.awarded for point in ruling.open_points} == {4}
    assert any("show-outs in other suits" in point.text for point in ruling.open_points)


def test_show_outs_that_leave_a_suit_open_prove_no_lie():
    points = ruled(PROVED_LIE, shown_out={"E": ["S", "D"]}).open_points

    assert not any("show-outs" in point.text for point in points)


def test_when_a_trick_is_given_up_is_open_where_the_authority_does_not_say():
    said = "you get one club, the rest are mine"
    wbf, ebu = (ruled(TRICK_GIVEN_UP, statement=said, authority=name) for name in ("wbf", "ebu"))

    assert (wbf.awarded, ebu.awarded) == (2, 2)
    assert [point.awarded for point in wbf.open_points if "at the very end" in point.text] == [3]
    assert not any("at the very end" in point.text for point in ebu.open_points)


def test_a_trick_given_up_at_a_time_that_he_said_leaves_nothing_open():
    ruling = ruled(TRICK_GIVEN_UP, statement="three tricks, then you get a club at the end", authority="wbf")

    assert not any("at the very end" in point.text for point in ruling.open_points)


def test_whether_a_trump_that_has_become_high_is_drawn_is_for_the_director():
    """STM-1, which the EBU follows, speaks of suits that are run, not of trumps when the last one out is high."""
    ending = {
        "deal": "N:32.32.2. T.KQ.KQ. AK4.A.A. QJ9...KQ",
        "contract": "4S",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "S",
        "authority": "ebu",
    }
    drawn = ruled(ending, statement="drawing trumps, everything is high")

    assert drawn.awarded == 2
    assert [(point.text, point.awarded) for point in drawn.open_points] == [
        ("whether he draws a trump that has become high", 4)
    ]
    assert ruled(ending, statement="everything is high").certainty == "certain"


def test_a_play_that_cannot_be_made_explains_a_number_that_is_too_high():
    """Who would ruff at notrump need not have miscounted a suit as well; without those words he may have."""
    ending = {
        "deal": "N:32..43.2 JT..JT.J AKQ..A.AK .JT.KQ.Q",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "trick": ["HQ", "H4", "H8"],
        "turn": "S",
    }
    planned, silent = ruled(ending, statement="I ruff that, the others are high"), ruled(ending, statement="")

    assert (planned.awarded, planned.certainty) == (3, "certain")
    assert (silent.awarded, silent.certainty) == (2, "judgement")


def test_nobody_asks_for_the_loser_to_a_winner_that_is_gone():
    ending = {
        "deal": "N:.32.A5.7 .KQ.J9.K J4.A.KQ. .JT.T8.Q",
        "contract": "4S",
        "declarer": "S",
        "claimer": "S",
        "claimed": 4,
        "turn": "S",
        "facts": {"agreed": True, "elapsed": "correction_period"},
    }
    named, open_ended = ruled(ending, statement="you get the queen of trumps"), ruled(ending, statement="you get one")

    assert (named.awarded, named.certainty) == (5, "certain")
    assert (open_ended.awarded, open_ended.certainty) == (5, "judgement")


def opened(ruling: Ruling, words: str) -> list[int]:
    """What the open points that have these words give."""
    return [point.awarded for point in ruling.open_points if words in point.text]


@pytest.mark.parametrize(
    ("hearts", "statement", "authority", "otherwise"),
    [
        ("Q5", "the rest", "ebu", [0]),
        ("Q5", "the rest", "acbl", []),  # every suit from the top (TOP-1)
        ("Q5", "the queen of hearts and a trick to you", "ebu", []),  # he does not take the five for good
        ("K5", "the rest", "ebu", []),
        ("QJ", "the rest", "ebu", []),
    ],
)
def test_whether_the_queen_comes_first_from_small_cards_thought_good_is_open(
    hearts: str, statement: str, authority: str, otherwise: list[int]
):
    ending = {
        "deal": f"N:..43. ..KQ. .{hearts}.. A.6..",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "S",
    }

    assert opened(ruled(ending, statement=statement, authority=authority), "queen first") == otherwise


@pytest.mark.parametrize(("shown_out", "facts", "otherwise"), [
    ({"W": ["H"]}, {}, [6]),
    ({}, {}, []),
    ({"W": ["H"]}, {"unaware_of_trump": True}, []),
])  # fmt: skip
def test_who_ruffs_low_before_a_hand_seen_to_be_out_of_the_suit_may_have_forgotten_no_trump(
    shown_out: dict[str, list[str]], facts: dict[str, bool], otherwise: list[int]
):
    ending = {
        "deal": "N:A7.5.4.AK .QJ.T.T9 J6..A2.32 9..KQJ.QJ",
        "contract": "4S",
        "declarer": "N",
        "claimer": "N",
        "claimed": "rest",
        "trick": ["HK"],
        "turn": "S",
        "shown_out": shown_out,
        "authority": "ebu",
    }

    assert opened(ruled(ending, facts=facts), "out of the suit") == otherwise


@pytest.mark.parametrize(("statement", "otherwise"), [
    ("I come to hand and draw the last trump", [3]),
    ("I come to hand with the ace of spades and draw the last trump", []),
    ("I draw the last trump", []),
])  # fmt: skip
def test_by_which_entry_he_comes_to_a_hand_is_open_where_one_may_be_ruffed(statement: str, otherwise: list[int]):
    ending = {
        "deal": "N:5.4.3.5 Q.7.KQ. A.KJ..A KJ...KQ",
        "contract": "4H",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "N",
        "authority": "ebu",
    }

    assert opened(ruled(ending, statement=statement), "by which entry") == otherwise


@pytest.mark.parametrize(("authority", "facts", "otherwise"), [
    ("acbl", {}, [3]),  # suits in the worst order (SUI-1b): whether that blocks him nobody says (BLK-4)
    ("ebu", {}, []),
    ("ebu", {"class": "club"}, [3]),
    ("dbf", {"class": "club"}, []),
])  # fmt: skip
def test_whether_he_blocks_himself_in_silence_is_open_by_rule_or_by_class(
    authority: str, facts: dict[str, str], otherwise: list[int]
):
    ending = {
        "deal": "N:.K6..Q9 .T.5.JT K8.A4.. 97.J.A.",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "claimed": "rest",
        "turn": "S",
    }
    ruling = ruled(ending, authority=authority, facts=facts)

    assert ruling.awarded == 4
    assert [point.awarded for point in ruling.open_points] == otherwise


@pytest.mark.parametrize(("statement", "otherwise"), [
    ("Three more, you get the last one", [3]),
    ("Three more, you get the queen of hearts", []),  # he has told which card he fears, and it is gone
])  # fmt: skip
def test_a_winner_may_be_thrown_for_the_loser_that_he_conceded(statement: str, otherwise: list[int]):
    ending = {
        "deal": "N:32..3.A .T9.KQ. A.J.A4. KQ...KQ",
        "contract": "3NT",
        "declarer": "S",
        "claimer": "S",
        "claimed": 3,
        "turn": "N",
        "law": "2007",
    }
    ruling = ruled(ending, statement=statement)

    assert (ruling.awarded, opened(ruling, "took for the losers")) == (4, otherwise)
