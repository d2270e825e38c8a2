"""What each policy key that bears on play changes: one claim, its values, the number under each."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from nlclaim.api import read
from nlclaim.bridge import RANKS, Hand, Seat, Suit, make_position, parse_card, parse_hand
from nlclaim.law import load_policy, load_policy_keys
from nlclaim.lines import LineQuery, PlayPolicy, worst_line
from nlclaim.lines.budget import Budget
from nlclaim.ruling.adjudication import number_claimed
from nlclaim.ruling.case import load_case
from nlclaim.ruling.questions import settings_of
from nlclaim.ruling.trials import Trials

LISTED = {
    "deal": "N:432.432.32. JT9.T98.87. AKQ.AKQJ.9. ..T.AKQJT98",
    "contract": "3NT",
    "statement": "four hearts, three spades and a diamond",
}
CONCEDING = {
    "deal": "N:54.32.. 76.54.. AK.A..2 3.KQ..A",
    "contract": "3NT",
    "claimed": 3,
    "statement": "conceding a club",
}
BLOCKED = {"deal": "N:K.2.A. QJ...K A4.A.. ..K.AJ", "contract": "3NT"}
CLAIMS: dict[str, tuple[dict[str, Any], dict[Any, int]]] = {
    "list_is_order": (LISTED, {"no": 0, "only_with_then": 0, "yes": 7}),
    "concession_timing": (CONCEDING, {"at_once_or_at_end": 3, "at_once": 3, "at_end": 3, "any_time": 2}),
    "draw_first": (
        {
            "deal": "N:.432.. .QJ.J. A.AK.. 2..K.Q",
            "contract": "4S",
            "statement": "cashing the hearts and drawing trumps, in any order",
        },
        {False: 2, True: 3},
    ),
    "bad_break_stated_run": (
        {"deal": "N:..43.AQ .2.2.K4 A..AK5. ..QJ76.", "contract": "3NT", "statement": "running the diamonds"},
        {"keep_running": 2, "may_stop": 3},
    ),
}


def award(record: dict[str, Any], **keys: str | bool) -> int:
    """The worst normal line for South's claim under the Laws of 2017, with these policy keys."""
    case = load_case({"declarer": "S", "claimer": "S", "claimed": "rest", "turn": "S", **record})
    policy = load_policy("2017", "wbf")
    for key, value in keys.items():
        policy = policy.replace(key, value)
    readings = read(case)
    return Trials(case, readings, number_claimed(case, readings[0]), Budget()).outcome(policy).tricks


@pytest.mark.parametrize("key", CLAIMS)
def test_a_key_turns_the_award(key: str):
    record, awards = CLAIMS[key]

    assert {value: award(record, **{key: value}) for value in awards} == awards


AFTER_THE_PLAY = {"postclaim_evidence", "agreement_test", "concession_test"}
"""Keys that bear on what the worst line comes to, and not on the line."""


@pytest.mark.parametrize("key", load_policy_keys())
def test_each_key_that_bears_on_play_reaches_the_search(key: str):
    policy = load_policy("2017", "wbf")
    usual, values = settings_of(policy, None), load_policy_keys()[key].values

    reaches = any(settings_of(policy.replace(key, value), None) != usual for value in values)
    assert reaches == (key not in AFTER_THE_PLAY)


def test_the_search_has_the_defaults_of_the_law_data():
    keys, ranks = load_policy_keys(), {"solid_rank", "solid_rank_trumps"}
    own = {each.name: getattr(PlayPolicy(), each.name) for each in fields(PlayPolicy) if each.name in keys}

    assert own == {key: RANKS.index(keys[key].default) if key in ranks else keys[key].default for key in own}


def test_a_novice_may_block_himself_and_nobody_else_by_class():
    classes = {name: {**BLOCKED, "facts": {"class": name}} for name in ("novice", "club", "expert")}

    assert {name: award(record) for name, record in classes.items()} == {"novice": 2, "club": 3, "expert": 3}
    assert award(classes["novice"], self_blocking="irrational") == 3
    assert award(classes["expert"], self_blocking="careless") == 2


def tricks(deal: str, turn: Seat, trumps: Suit | None, claimer: Seat = Seat.SOUTH, **settings: Any) -> int:
    """The tricks of the worst normal line, South declarer; `settings` are of the query or of the policy."""
    of_query = {name: settings.pop(name) for name in ("forgotten", "running") if name in settings}
    shown_out = settings.pop("shown_out", ())
    position = make_position([parse_hand(hand) for hand in deal.split()], trumps, turn, (), shown_out)
    return worst_line(LineQuery(position, Seat.SOUTH, claimer, PlayPolicy(**settings), **of_query)).tricks


def cards(text: str) -> Hand:
    return Hand.of(parse_card(card) for card in text.split())


def test_a_trump_he_forgot_is_not_drawn_by_running_on():
    claim = (".3..K7 7...Q5 A9.9.. Q4...6", Seat.SOUTH, Suit.SPADES)
    forgot = {"forgotten": cards("SQ S7 S4"), "running": Suit.SPADES}

    assert tricks(*claim, **forgot, forgotten_lower_trump="never_draw_if_helps") == 1
    assert tricks(*claim, **forgot, forgotten_lower_trump="may_draw") == 2


def test_a_check_for_a_forgotten_trump_comes_first_or_never():
    claim = (".A.2.32 .K.J.KQ Q.3.A.A K.4.KQ.", Seat.NORTH, Suit.SPADES)
    rules = ("lead_any_time", "as_check", "not_as_check")

    numbers = {rule: tricks(*claim, forgotten=cards("SK"), forgotten_master_trump=rule) for rule in rules}

    assert numbers == {"lead_any_time": 2, "as_check": 3, "not_as_check": 3}


@pytest.mark.parametrize(
    ("key", "spares", "shown_out"),
    [
        ("trump_to_squeeze", "not_normal", ()),
        ("trump_run_after_both_void", "not_forced", ((Seat.EAST, Suit.DIAMONDS), (Seat.WEST, Suit.DIAMONDS))),
    ],
)
def test_trumps_are_not_led_for_nothing_where_that_is_not_normal(key: str, spares: str, shown_out: Any):
    claim = ("K..A9. J7.8.. .J.83. A9...T", Seat.SOUTH, Suit.DIAMONDS)
    any_order = {"suit_order": "any_worst", "shown_out": shown_out}

    assert tricks(*claim, **any_order) == 2
    assert tricks(*claim, **any_order, **{key: spares}) == 3


def test_what_follows_from_waking_up_counts_or_not():
    claim = ("A.Q.. K...K .9..T ...J9", Seat.SOUTH, None)

    assert tricks(*claim, forgotten=cards("CK CJ C9"), knock_on="all") == 0
    assert tricks(*claim, forgotten=cards("CK CJ C9"), knock_on="first_only") == 1


def test_declarer_is_given_his_best_line_against_a_defender_or_a_normal_one():
    claim = ("7..AQ. K..K2. 4..54. 6..76.", Seat.NORTH, None, Seat.EAST)

    assert tricks(*claim, throw_in="allowed") == 1
    assert tricks(*claim, throw_in="normal_only") == 2


def test_a_partner_who_counts_throws_from_the_suit_that_nobody_can_lead():
    hands = [parse_hand(hand) for hand in ("2.5.3.", "..K.98", ".43.2.", ".AKQ..")]
    position = make_position(hands, Suit.SPADES, Seat.WEST, (), [(Seat.NORTH, Suit.CLUBS)])

    def worst(rule: str) -> int:
        policy = PlayPolicy(defender_partner_miscount=rule)
        return worst_line(LineQuery(position, Seat.NORTH, Seat.WEST, policy)).tricks

    assert (worst("normal"), worst("not_normal")) == (1, 2)


def test_doubt_about_the_words_goes_against_claimer_or_the_likeliest_version_counts():
    record = {
        **LISTED,
        "claimed": 7,
        "statement": "four hearts then three spades then a diamond",
        "facts": {"also_heard": ["four hearts then a diamond then three spades"]},
    }

    assert award(record, doubt_of_fact="equal") == 7
    assert award(record, doubt_of_fact="claimer") == 4
