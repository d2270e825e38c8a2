"""What words refer to at a table, and what is found when they refer to nothing, or to two things."""

import pytest

from nlclaim.bridge import Contract, Hand, Seat, Suit, make_position, parse_card, parse_contract, parse_hand
from nlclaim.plan.model import Verb
from nlclaim.reading import GroundedReading, ground
from tests.reading.words import interpret

NORTH, EAST, SOUTH, WEST = "AK.2.K2.", "Q.3.Q.QJ", "2.A.A.K2", "J.K.J3.A"


def _grounded(
    text: str, contract: str = "4H", claimer: Seat = Seat.SOUTH, tricks_won: int | None = None
) -> GroundedReading:
    hands = [parse_hand(hand) for hand in (NORTH, EAST, SOUTH, WEST)]
    chosen: Contract = parse_contract(contract)
    position = make_position(hands, chosen.trumps, Seat.SOUTH)
    reading = interpret(text, contract=chosen, declarer=Seat.SOUTH, claimer=claimer).first
    return ground(reading, position, declarer=Seat.SOUTH, claimer=claimer, contract=chosen, tricks_won=tricks_won)


def _names(hand: Hand) -> list[str]:
    return [str(card) for card in hand]


def test_dummy_and_trumps_are_found() -> None:
    step = _grounded("ruff a club in dummy").steps[0]
    assert (step.seat, step.suit, step.finding) == (Seat.NORTH, Suit.CLUBS, None)
    assert _grounded("draw trumps").steps[0].suit is Suit.HEARTS


def test_a_rank_alone_is_found_when_only_one_hand_card_fits() -> None:
    assert _names(_grounded("cash the ace of spades").steps[0].cards) == ["SA"]
    assert "may be" in (_grounded("cash the king").steps[0].finding or "")


def test_a_card_not_held_is_a_finding() -> None:
    assert "♠Q is named and is not on the claiming side" in _grounded("cash the queen of spades").findings


def test_conceded_cards_are_the_opponents() -> None:
    step = _grounded("you get the ace of clubs").steps[0]
    assert (_names(step.against_cards), _names(step.cards), step.finding) == (["CA"], [], None)
    assert _grounded("knock out the ace of clubs").steps[0].verb is Verb.KNOCK_OUT


def test_a_finesse_is_against_the_outstanding_honours() -> None:
    assert _names(_grounded("finesse the queen of spades").steps[0].against_cards) == ["SQ"]
    assert "not in which suit" in (_grounded("take the finesse").steps[0].finding or "")


def test_ruffs_at_notrump_are_impossible_and_said_so() -> None:
    assert "no trumps at notrump" in (_grounded("ruff a club", "3NT").steps[0].finding or "")


def test_a_list_item_that_can_be_beaten_is_a_false_belief() -> None:
    beliefs = _grounded("two spades and two clubs").beliefs
    assert [(belief.suit, _names(belief.missing)) for belief in beliefs] == [
        (Suit.SPADES, []),
        (Suit.CLUBS, ["CA", "CQ", "CJ"]),
    ]


def test_the_last_trump_gone_is_checked() -> None:
    belief = _grounded("no trumps left").beliefs[0]
    assert (belief.claim, _names(belief.missing)) == ("gone", ["HK", "H3"])


@pytest.mark.parametrize(
    ("text", "won", "claimed"),
    [
        ("the rest are mine", None, 5),
        ("I have four", None, 4),
        ("all but one", None, 4),
        ("you get a club", None, 4),
        ("eleven tricks", 8, 3),
        ("eleven tricks", None, None),
        ("one down", 6, 3),
        ("making four", 8, 2),
        ("plus one", 8, 3),
        ("draw trumps", None, None),
    ],
)
def test_numbers_are_tricks_of_the_remaining_ones(text: str, won: int | None, claimed: int | None) -> None:
    assert _grounded(text, tricks_won=won).claimed == claimed


def test_a_defender_speaks_of_his_own_side() -> None:
    grounded = _grounded("I get the ace of clubs", claimer=Seat.WEST)
    assert (_names(grounded.steps[0].cards), grounded.claimed) == (["CA"], 1)
    assert _grounded("one down", claimer=Seat.WEST, tricks_won=4).claimed == 0


def test_the_trump_suit_by_name_is_a_mention() -> None:
    grounded = _grounded("draw hearts")
    assert (grounded.trumps_mentioned, grounded.outstanding_acknowledged, grounded.drawing) == (True, True, "plan")


@pytest.mark.parametrize(
    ("text", "contract", "count"),
    [
        ("I know about the king", "4H", 1),
        ("picking up the king, all mine", "4H", 1),
        ("all mine, I'm in no danger from the last heart", "4H", 1),
        ("a heart to come, all mine", "4H", 1),
        ("there's a heart to come out, all mine", "4H", 1),
        ("your heart can't hurt me", "4H", 1),
        ("I know about the king", "3NT", None),
        ("I know about the queen", "4H", None),
        ("picking up the queen", "4S", 1),
        ("picking up the queen of clubs", "4S", None),
        ("there's a heart to come out, all mine", "4D", None),
        ("you get the last one", "3NT", None),
        ("I lose one at the end", "3NT", None),
    ],
)
def test_what_is_known_to_be_out_is_a_trump_where_it_is_one(text: str, contract: str, count: int | None) -> None:
    grounded = _grounded(text, contract)
    assert (grounded.outstanding_acknowledged, grounded.acknowledged_count) == (count is not None, count)


def _placed(text: str, hands: tuple[str, str, str, str], claimer: Seat = Seat.SOUTH) -> GroundedReading:
    contract = parse_contract("3NT")
    position = make_position([parse_hand(hand) for hand in hands], None, Seat.SOUTH)
    reading = interpret(text, contract=contract, declarer=Seat.SOUTH, claimer=claimer).first
    return ground(reading, position, declarer=Seat.SOUTH, claimer=claimer, contract=contract, tricks_won=None)


ONSIDE = ("AQ.3..", "64.2..", "53.A..", "K2.K..")
OFFSIDE = ("AQ.3..", "K4.2..", "53.A..", "62.K..")


@pytest.mark.parametrize(
    "text",
    [
        "All mine if the spade king is with West",
        "West must have the king, so it's all over",
        "If the king's right I've the lot, otherwise one down",
        "I need the spade king with West. It's there, isn't it?",
        "spade king is with West, he overcalled",
        "It's all on the spade king",
        "West opened, so he has the king of spades. The rest are mine.",
        "the king of spades is onside, so all mine",
        "LHO has the spade king, all mine",
    ],
)
def test_a_missing_card_that_is_placed_can_be_finessed_against(text: str) -> None:
    found = [(str(placed.card), placed.against) for placed in _placed(text, ONSIDE).placements]
    assert found == [("SK", Seat.WEST)]


@pytest.mark.parametrize(
    "text",
    [
        "the spade king is with East, so all mine",
        "the spade king may be with West, all mine",
        "the spade king isn't with West, all mine",
        "unless the spade king is with West, all mine",
        "the spade king was with West",
        "the spade ace is with West",
        "does West have the spade king?",
    ],
)
def test_a_card_that_is_not_placed_before_a_tenace_is_not_finessed_against(text: str) -> None:
    assert not any(placed.against is not None for placed in _placed(text, ONSIDE).placements)


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("the king of spades is with West, so all mine", "the king of spades is said to be with West: it is with East"),
        ("West must have the spade king, all mine", "the king of spades is said to be with West: it is with East"),
        ("the king of spades is onside, so all mine", "the king of spades is said to be well placed, and is not"),
        ("All mine if the spade king is with West", None),
        ("the king of spades is with East, so all mine", None),
    ],
)
def test_a_card_that_is_not_where_it_is_said_to_be_is_a_finding(text: str, finding: str | None) -> None:
    findings = [said for said in _placed(text, OFFSIDE).findings if "is said to be" in said]
    assert findings == ([finding] if finding else [])


def test_an_entry_is_looked_for_in_the_hand_that_is_named() -> None:
    hands = ("32.A..", "K4.K..", "AQ.2..", "J5.3..")
    steps = _placed("Dummy's ace is the entry for the spade finesse", hands).steps
    assert [(step.verb, _names(step.cards), step.finding) for step in steps] == [
        (Verb.CROSS, ["HA"], None),
        (Verb.FINESSE, [], None),
    ]


def test_what_a_declarer_is_off_goes_to_the_others() -> None:
    step = _placed("One off: just the king of hearts", ONSIDE).steps[0]
    assert (step.verb, _names(step.against_cards)) == (Verb.CONCEDE, ["HK"])
    grounded = _placed("one off: the king of hearts", ONSIDE, Seat.WEST)
    assert (grounded.steps[0].verb, grounded.claimed) == (Verb.CASH, 1)


def test_a_card_led_to_is_the_card_played() -> None:
    assert _names(_grounded("a spade to the ace").steps[0].cards) == ["SA"]


def test_finessing_a_card_of_ones_own_is_playing_it() -> None:
    hands = [parse_hand(hand) for hand in (".AKJ..", ".765..", ".432..", ".Q98..")]
    position = make_position(hands, None, Seat.SOUTH)
    words = {"contract": parse_contract("3NT"), "declarer": Seat.SOUTH, "claimer": Seat.SOUTH}
    step = ground(interpret("finesse the jack of hearts").first, position, tricks_won=None, **words).steps[0]
    assert (_names(step.cards), _names(step.against_cards), step.finding) == (["HJ"], ["HQ"], None)


@pytest.mark.parametrize("in_mid_trick", [True, False])
def test_a_rank_alone_is_finessed_where_one_can_finesse(in_mid_trick: bool) -> None:
    """Nothing stands above the queen of spades, and the queens that are out cannot be caught."""
    led = [parse_card("H4"), parse_card("H7")] if in_mid_trick else []
    hands = [parse_hand(hand) for hand in (".J6.JT5.T", "KQ.54.A.6", ".K97.KQ.Q", ".AQ.832.A")]
    position = make_position(
        [hand - Hand.of(led) for hand in hands], Suit.SPADES, Seat.WEST if led else Seat.EAST, trick=led
    )
    words = {"contract": parse_contract("4S"), "declarer": Seat.EAST, "claimer": Seat.EAST}
    step = ground(interpret("finessing the queen").first, position, tricks_won=None, **words).steps[0]
    assert (_names(step.cards), _names(step.against_cards), step.finding) == (["HQ"], ["HK"], None)


def test_what_is_good_once_a_finesse_has_won_is_no_belief_about_the_cards_now() -> None:
    hands = [parse_hand(hand) for hand in ("98.AK.Q.", "AK.7.32.", "QJ..T98.", "..AKJ54.")]
    position = make_position(hands, None, Seat.EAST)
    words = {"contract": parse_contract("3NT"), "declarer": Seat.EAST, "claimer": Seat.EAST}
    for said, beliefs in [
        ("low to the jack of diamonds and then the diamonds are good", 0),
        ("the diamonds are good", 1),
    ]:
        assert len(ground(interpret(said).first, position, tricks_won=None, **words).beliefs) == beliefs


def test_the_rest_that_are_high_after_a_ruff_are_what_is_left_of_the_suit() -> None:
    hands = [parse_hand(hand) for hand in (".J6.QJT9.", ".T98.K2.A", "..8.KQJT9", "KQ..A54.4")]
    position = make_position(hands, Suit.SPADES, Seat.EAST)
    words = {"contract": parse_contract("4S"), "declarer": Seat.WEST, "claimer": Seat.WEST}
    for said, missing in [
        ("ruff a heart and the rest are high", ["HJ"]),
        ("ruff two hearts and the rest are high", []),
    ]:
        reading = ground(interpret(said).first, position, tricks_won=None, **words)
        assert [_names(belief.missing) for belief in reading.beliefs] == [missing]
