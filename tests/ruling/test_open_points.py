"""Open points: what else a claim might come to where nobody has settled it, each seen in a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case

NOTRUMP = {"contract": "3NT", "declarer": "S", "claimer": "S", "claimed": "rest", "turn": "S"}
COMING_SHOW_OUT = {
    **NOTRUMP,
    "deal": "N:.Q54..K .AKJ..2 ..KQJ.Q .32.2.A",
    "declarer": "W",
    "claimer": "W",
    "turn": "W",
}
SECOND_ROUND = {
    **NOTRUMP,
    "deal": "N:.532.2.A .J876.K. .AKQT..6 .9.AQ.KQ",
    "statement": "four heart tricks and the ace of clubs",
}
RUFF_FIRST = {
    **NOTRUMP,
    "contract": "5S",
    "deal": "N:7.4.863. .QJ.K.AT KJ.AK..5 4.T.A.KQ",
    "statement": "I ruff the club on the table, and the rest are high",
}
LONG_CLUBS = {**NOTRUMP, "deal": "N:3..32.542 ..AK.JT98 A.A..AKQ7 KQ.KQJ..3"}
RUN = {
    **NOTRUMP,
    "contract": "5C",
    "deal": "N:AJ.K.7. 52.3.8. 4.9..KQ KQ.A.9.",
    "statement": "running my trumps, I take the rest",
}
LAST_TWO = {**NOTRUMP, "deal": "N:.32.. ...AK ..9.4 .5.8.", "statement": "the rest are yours", "claimed": 0}
CUT_OFF = {
    **NOTRUMP,
    "contract": "4H",
    "declarer": "N",
    "claimer": "N",
    "deal": "N:4.A7..A 5.T.A.Q AK...32 76..Q.K",
    "shown_out": {"W": ["H"]},
}
THREE_ROUNDS = {
    **NOTRUMP,
    "contract": "4H",
    "deal": "N:43.JT9.. KQ.3.AK. .AKQ6..4 .42..KQJ",
    "statement": "three rounds of trumps, and I ruff the club on the table",
}
BY_COUNT = {**NOTRUMP, "deal": "N:.A..AQ KQJ... 3...42 ...KJ9", "shown_out": {"W": ["S", "H", "D"]}}
GOOD_BY_COUNT = {
    **NOTRUMP,
    "deal": "N:.KT4.. .Q97.. .AJ8.. KQ..J.",
    "statement": "my hearts are good",
    "shown_out": {"E": ["S", "D", "C"]},
}
CROSSRUFF = {
    **NOTRUMP,
    "contract": "5C",
    "deal": "N:.73..T4 .KQ.7.8 ..84.KQ A.A.KJ.",
    "statement": "crossruffing",
    "law": "2007",
    "authority": "wbf",
    "facts": {"unaware_of_trump": True},
}
PLAYED_ON = {
    **NOTRUMP,
    "contract": "4S",
    "deal": "N:.32.32. .QJ.AK. K6.AK.. J...AKQ",
    "law": "1997",
    "authority": "wbf",
}
BOTH_HANDS = {
    **NOTRUMP,
    "deal": "N:.K2.643. .QJ.AKQ. .A3..AKQ .T9..JT9",
    "statement": "two hearts then three clubs",
}
HER_SPADE = {
    **NOTRUMP,
    "deal": "N:7..43. .5.8.2 A.AK.. ..96.K",
    "declarer": "W",
    "turn": "N",
    "statement": "my three cards are the rest",
}
GIVES_ONE = {
    **NOTRUMP,
    "deal": "N:K.Q..AQ ..AK.65 ..43.43 A.AK..2",
    "declarer": "N",
    "claimer": "W",
    "turn": "W",
    "claimed": 3,
    "statement": "I have three, you get one",
}
QUEEN_JACK = {
    **NOTRUMP,
    "contract": "4H",
    "deal": "N:..543. .QJ8.. .AKT.. AK...A",
    "claimer": "E",
    "turn": "N",
    "claimed": 1,
    "statement": "queen and jack of trumps, so I must make one",
}


@pytest.mark.parametrize(
    ("case", "awarded", "otherwise", "rule_id"),
    [
        (COMING_SHOW_OUT, 3, 4, "SEE-3"),  # by the time it comes the ace of clubs may be gone
        (SECOND_ROUND, 4, 5, "SEE-3"),
        (LONG_CLUBS, 5, 3, "SEE-2"),
        (RUFF_FIRST, 4, 5, "TRP-9"),
        (RUN, 3, 4, "SEE-4"),
        (LAST_TWO, 1, 0, "SEE-4"),
        (CUT_OFF, 3, 4, "TRP-9"),
        (THREE_ROUNDS, 5, 4, "STM-1"),
        (BY_COUNT, 3, 2, ""),
        (GOOD_BY_COUNT, 2, 3, "SEE-3"),
        (CROSSRUFF, 4, 3, ""),
        (PLAYED_ON | {"facts": {"played_on": True}}, 3, 4, "PLY-2"),
        (BOTH_HANDS, 2, 5, "BLK-2"),
        (HER_SPADE | {"shown_out": {"W": ["S"]}}, 0, 3, ""),
        (GIVES_ONE, 3, 1, "CON-8"),
        (QUEEN_JACK, 0, 1, ""),
    ],
)
def test_the_award_stands_and_what_else_it_might_be_is_told(
    case: dict[str, Any], awarded: int, otherwise: int, rule_id: str
) -> None:
    ruling = rule(load_case(case), seconds=60)

    assert (ruling.awarded, ruling.certainty) == (awarded, "judgement")
    assert (otherwise, rule_id) in [(point.awarded, point.rule) for point in ruling.open_points]


@pytest.mark.parametrize(
    ("case", "awarded"),
    [
        (COMING_SHOW_OUT | {"shown_out": {"S": ["H"]}}, 4),  # it has come already
        (COMING_SHOW_OUT | {"statement": "ace, king and jack of hearts, and the ace of clubs"}, 3),
        (LONG_CLUBS | {"deal": "N:3..2.542 ..A.JT98 A...AKQ7 K.KQ..63"}, 4),  # nobody takes an untouched suit to be run
        (LONG_CLUBS | {"statement": "I have the rest - oh wait, clubs could be four-one"}, 5),
        (RUN | {"deal": "N:AJ.K.7. KQ.3.8. 4.9..KQ 52.A.9."}, 3),  # nobody is squeezed
        (LAST_TWO | {"deal": "N:.32.. ...AK ..A.4 .5.8."}, 1),  # nobody overlooks an ace
        (
            CUT_OFF | {"shown_out": {}, "facts": {"unaware_of_trump": True}},
            3,
        ),  # the director found that he did not know
        (THREE_ROUNDS | {"statement": "two rounds of trumps, and I ruff the club on the table"}, 5),
        (BY_COUNT | {"shown_out": {"E": ["C"]}}, 3),  # a show-out in the suit itself
        (GOOD_BY_COUNT | {"shown_out": {"E": ["S"]}}, 2),  # nothing is proved
        (RUFF_FIRST | {"statement": "the rest are high"}, 4),
        (PLAYED_ON, 3),
        (BOTH_HANDS | {"statement": "king and ace of hearts in that order, then three clubs"}, 5),
        (HER_SPADE, 0),  # declarer may have a spade
        (GIVES_ONE | {"claimed": 4, "deal": "N:K.Q..KQ ..QJ.65 ..43.43 A.AK..A", "statement": "all mine"}, 4),
    ],
)
def test_nothing_is_open_where_the_doubt_has_no_ground(case: dict[str, Any], awarded: int) -> None:
    ruling = rule(load_case(case), seconds=60)

    assert ruling.awarded == awarded
    assert ruling.certainty != "judgement"
