import json
from copy import deepcopy
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from nlclaim.bridge import CARDS, Card, Contract, Hand, Position, Seat, Suit, format_deal, make_position
from nlclaim.bridge.pbn import read_pbn
from nlclaim.errors import IllegalPlayError, InvalidPositionError, NlclaimError, RecordError
from nlclaim.ruling.case import (
    Case,
    CaseRecord,
    Facts,
    case_from_board,
    load_case,
    make_case,
    record_of,
)
from nlclaim.ruling.case_record import FactsRecord

DEAL = "N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653"
PLAY = [
    "D4",
    "D7",
    "DK",
    "D3",
    "DA",
    "D6",
    "D8",
    "DJ",
    "S5",
    "S6",
    "SA",
    "S7",
    "S2",
    "S8",
    "SK",
    "SQ",
    "H6",
    "H7",
    "H2",
]
FULL = {
    "id": "x2",
    "statement": "the rest are mine",
    "claimer": "W",
    "claimed": "rest",
    "deal": DEAL,
    "contract": "4C",
    "declarer": "W",
    "play": PLAY[:16],
}
SHORT = {
    "claimer": "S",
    "deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.",
    "contract": "4H",
    "declarer": "S",
    "turn": "N",
}


def with_(base: dict, **changes: object) -> dict:
    return {key: value for key, value in {**base, **changes}.items() if value != "drop"}


def test_full_form_replays_the_play():
    case = load_case(FULL)
    assert case.position.remaining == 9
    assert case.position.won == case.tricks_won
    assert case.tricks_won == (4, 0)
    assert case.claimed == 9
    assert case.position.turn == Seat.SOUTH
    assert case.record_complete
    assert len(case.position.history) == 16


def test_short_form_takes_the_cards_still_in_hand():
    case = load_case(SHORT)
    assert case.position.remaining == 4
    assert case.position.trumps is Suit.HEARTS
    assert (case.tricks_won, case.record_complete, case.claimed) == (None, False, None)
    assert (case.law, case.authority, case.facts, case.statement) == ("2017", "wbf", Facts(), "")


def test_the_trick_in_progress_counts_as_a_remaining_trick():
    record = with_(SHORT, deal="N:...543 ..J.AKQ .7632.. .5.AKQ.", trick=["C2"], turn="E", claimed="rest")
    case = load_case(record)
    assert (case.position.leader, case.position.remaining, case.claimed) == (Seat.NORTH, 4, 4)


def test_voids_that_the_record_does_not_show_are_added():
    case = load_case(with_(SHORT, shown_out={"N": ["S", "H"]}))
    assert case.position.shown_out == {(Seat.NORTH, Suit.SPADES), (Seat.NORTH, Suit.HEARTS)}


def test_a_void_told_beside_the_whole_play_survives_the_record():
    case = load_case({**FULL, "shown_out": {"W": ["S"]}})
    assert (Seat.WEST, Suit.SPADES) in case.position.shown_out
    assert record_of(case).shown_out == {"W": ["S"]}
    assert make_case(record_of(case)) == case


def test_what_is_for_evaluation_is_carried_through_untouched():
    extra = {"expected": [9, 8], "confidence": "clear", "meta": {"deep": [{"x": None}]}}
    assert load_case({**FULL, **extra}).passthrough == extra
    assert load_case(FULL).passthrough == {}


def test_findings_of_fact_keep_their_meaning():
    facts = {"unaware_of_trump": True, "class": "club", "agreed": False, "played_on": None, "elapsed": "late"}
    assert load_case({**FULL, "facts": facts}).facts == Facts(True, "club", False, None, None, "late")


def test_every_finding_comes_back_from_the_record_that_is_written():
    found = Facts(True, "club", False, True, None, "late", "and I finesse", False, ("five",))
    case = replace(load_case(SHORT), facts=found)
    assert [each.name for each in fields(Facts)] == list(FactsRecord.model_fields)
    assert load_case(record_of(case).model_dump(by_alias=True)).facts == found


def test_findings_that_are_not_made_are_null_or_left_out():
    written = record_of(load_case(SHORT)).model_dump(by_alias=True, exclude_unset=True)["facts"]
    assert written == dict.fromkeys(
        ["unaware_of_trump", "class", "agreed", "partner_objected", "played_on", "elapsed"], None
    )


def test_dummy_may_be_the_claimer_and_is_marked():
    assert load_case(with_(SHORT, claimer="N")).claimer_is_dummy
    assert not load_case(SHORT).claimer_is_dummy
    assert load_case(with_(SHORT, claimer="E")).claimer_is_defender


def test_the_rest_is_what_is_not_conceded():
    case = load_case(with_(FULL, claimed="rest", conceded=2))
    assert (case.claimed, case.conceded, case.position.remaining) == (7, 2, 9)


REFUSED = [
    (with_(FULL, claimr="W"), "claimr: unknown key"),
    (with_(FULL, deal="drop"), "deal: missing"),
    (with_(FULL, contract="4Z"), "contract: '4Z' is not a contract; 3NT, 4S or 5DX would be"),
    (with_(FULL, declarer="X"), "declarer: 'X' is not one of 'N', 'E', 'S' or 'W'"),
    (with_(FULL, claimed="8"), "claimed: '8' cannot stand here; a whole number, \"rest\" or null would be"),
    (with_(FULL, claimed=True), "claimed: True cannot stand here"),
    (with_(FULL, claimed=10), "claimed: 10 of 9 remaining tricks; 0 to 9 can be"),
    (with_(FULL, conceded=-1), "conceded: -1 of 9 remaining tricks"),
    (with_(FULL, claimed=4, conceded=6), "4 and 6 are more than the 9 remaining tricks; beside 6 conceded, 3 at most"),
    (with_(FULL, play=["D4", "S1"]), "play[1]: 'S1' is not a card; SA or H7 would be"),
    (with_(FULL, play=["D4", 7]), "play[1]: input should be a valid string, not 7"),
    (with_(FULL, turn="N"), "they belong to the short form"),
    (with_(FULL, play="drop"), "play or turn: one of them is needed"),
    (with_(FULL, facts={"class": "beginner"}), "facts.class: 'beginner' is not one of"),
    (with_(FULL, facts={"klass": "club"}), "facts.klass: unknown key"),
    (with_(FULL, law="1987"), "law: '1987' is not one of '1997', '2007', '2017' or 'rubber'"),
    (with_(FULL, law=2017), "law: 2017 is not one of '1997', '2007', '2017' or 'rubber'"),
    (with_(FULL, authority="fifa"), "authority: 'fifa' is not one of 'wbf', 'ebu', 'acbl', 'acbl1992' or 'dbf'"),
    (with_(FULL, schema="case/2"), "schema: 'case/2' is not one of 'case/1'"),
    (with_(FULL, deal="all of them"), "is not a deal: the first seat and a colon are missing"),
    (with_(SHORT, shown_out={"N": ["X"]}), "shown_out.N[0]: 'X' is not one of"),
]


@pytest.mark.parametrize(("record", "message"), REFUSED)
def test_a_bad_record_is_refused_with_the_place(record, message):
    with pytest.raises(RecordError) as caught:
        load_case(record)
    assert message in str(caught.value)


def test_all_problems_of_a_record_are_named_at_once():
    with pytest.raises(RecordError) as caught:
        load_case(with_(FULL, contract="", claimer="Q", foo=1, play=["ZZ"], claimed="all"))
    for place in ("contract:", "claimer:", "foo:", "play[0]:", "claimed:"):
        assert place in str(caught.value)


IMPOSSIBLE = [
    (with_(FULL, play=[*PLAY[:17], "CA"]), "play[17], trick 5: ♣A is East's, and it is West's turn: out of turn"),
    (with_(FULL, play=[*PLAY[:16], "D4"]), "♦4 is played twice: play[0] and play[16]"),
    (with_(FULL, play=["D4", "H3"]), "a revoke"),
    (with_(FULL, deal=DEAL.replace("N:A", "N:Q")), "♠Q is in North and West"),
    (with_(FULL, deal=DEAL.replace("N:A", "N:")), "nobody holds ♠A"),
    (with_(SHORT, trick=["C5"]), "♣5 is in North and the trick in progress"),
    (with_(SHORT, deal="N:...5432 ..J.AKQ .7632.. .5.AK."), "unequal hands"),
    (with_(SHORT, shown_out={"N": ["C"]}), "North is said to have shown out of clubs and still holds some"),
]


@pytest.mark.parametrize(("record", "message"), IMPOSSIBLE)
def test_impossible_cards_and_plays_are_named(record, message):
    with pytest.raises(InvalidPositionError) as caught:
        load_case(record)
    assert message in str(caught.value)


def test_there_is_nothing_to_rule_on_when_all_is_played():
    hands = [Hand(0x1FFF << 13 * suit) for suit in (3, 2, 1, 0)]
    play = [str(hand_card) for trick in zip(*hands, strict=True) for hand_card in trick]
    record = with_(FULL, deal=format_deal(hands), contract="1NT", declarer="W", claimed=None, play=play)
    with pytest.raises(InvalidPositionError, match="nothing to rule on"):
        load_case(record)


BAD_TEXTS = [
    ("{", "not JSON"),
    ("[]", "list where an object"),
    ("null", "NoneType where an object"),
    ('{"id": "a", "id": "b"}', "key 'id' stands twice"),
    ('{"expected": NaN}', "NaN is not a JSON value"),
    ("[" * 100_000, "JSON"),
    ('{"claimed": ' + "9" * 5000 + "}", "not JSON"),
]


@pytest.mark.parametrize(("text", "message"), BAD_TEXTS)
def test_bad_json_is_a_record_error(text, message):
    with pytest.raises(RecordError, match=message):
        load_case(text, row=3)


def test_a_file_names_itself_in_its_errors(tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text("\ufeff" + json.dumps(FULL), encoding="utf-8")
    bad.write_bytes(b"\xff\xfe{")
    assert load_case(good) == load_case(FULL) == load_case(json.dumps(FULL))
    with pytest.raises(RecordError, match=r"bad\.json: not UTF-8"):
        load_case(bad)
    with pytest.raises(RecordError, match=r"none\.json: cannot be read"):
        load_case(tmp_path / "none.json")


def test_overrides_replace_and_complete_the_record():
    case = load_case(json.dumps(FULL), overrides={"claimed": 8, "law": "1997", "authority": "acbl"})
    assert (case.claimed, case.law, case.authority) == (8, "1997", "acbl")


def test_schema_names_every_key_and_refuses_others():
    schema = CaseRecord.model_json_schema()
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"deal", "contract", "declarer", "claimer"}
    assert {"schema", "play", "turn", "trick", "shown_out", "expected"} <= set(schema["properties"])
    assert all("description" in field for field in schema["properties"].values())


GAME = """\
[Event ""]
[Board "7"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "3NT"]
[Result "12"]
[Play "E"]
ST S3 S2 SA
S7 S4 H2 SK
*
"""


def test_a_board_that_ends_in_a_claim_is_a_case():
    (board,) = read_pbn(GAME)
    case = case_from_board(board)
    assert (case.id, case.claimer, case.claimed, case.record_complete) == ("7", Seat.NORTH, 10, True)
    assert case_from_board(board, overrides={"claimer": "E", "statement": "one for us"}).claimed == 1
    assert case_from_board(board, n_cards=4).claimed is None
    assert case_from_board(board, overrides={"conceded": 3}).claimed is None
    with pytest.raises(IllegalPlayError):
        case_from_board(board, n_cards=9)


def test_a_recorded_result_that_cannot_be_is_refused():
    (board,) = read_pbn(GAME.replace('"12"', '"1"'))
    with pytest.raises(RecordError, match="cannot be: declarer has 2 and 11 remain"):
        case_from_board(board)


def random_position(random: Random) -> tuple[Position, tuple[Hand, ...], Contract, Seat]:
    pack = random.sample(CARDS, 52)
    hands = tuple(Hand.of(pack[13 * seat : 13 * seat + 13]) for seat in Seat)
    contract = Contract(random.randint(1, 7), random.choice([None, *Suit]), random.choice(["", "X", "XX"]))
    declarer = random.choice(list(Seat))
    position = make_position(hands, contract.trumps, declarer.lho)
    for _ in range(random.randint(0, 51)):
        position = position.play(random.choice(list(position.legal_plays())))
    return position, hands, contract, declarer


def random_record(random: Random) -> dict:
    """A valid case record, full or short form."""
    position, hands, contract, declarer = random_position(random)
    record = {
        "schema": "case/1",
        "id": "r",
        "statement": "the rest",
        "claimer": random.choice("NESW"),
        "claimed": random.choice(["rest", None, random.randint(0, position.remaining)]),
        "contract": str(contract),
        "declarer": declarer.letter,
        "facts": {"agreed": random.choice([True, False, None])},
    }
    if random.random() < 0.5:
        return {**record, "deal": format_deal(hands), "play": [str(card) for _, card in position.history]}
    return {
        **record,
        "deal": format_deal(position.hands),
        "trick": list(map(str, position.trick)),
        "turn": position.turn.letter,
    }


@given(st.integers(0, 2**32))
@settings(deadline=None)
def test_a_case_survives_its_record(seed):
    case = load_case(random_record(Random(seed)))
    again = make_case(record_of(case))
    assert again == case
    assert again.position.history == case.position.history
    assert load_case(record_of(case).model_dump_json(by_alias=True, exclude_unset=True)) == case


@given(st.integers(0, 2**32))
@settings(deadline=None)
def test_a_replayed_record_gives_the_position_of_the_player(seed):
    position, hands, contract, declarer = random_position(Random(seed))
    record = {
        "deal": format_deal(hands),
        "contract": str(contract),
        "declarer": declarer.letter,
        "claimer": "N",
        "play": [str(card) for _, card in position.history],
    }
    assert load_case(record).position == position


JUNK: list[object] = [
    None,
    True,
    -1,
    99,
    1.5,
    "",
    "x",
    "rest",
    "♠A",
    [],
    [1],
    {},
    {"a": 1},
    "N:... ... ... ...",
    10**30,
]


def corrupt(record: dict, random: Random) -> str:
    """The JSON of the record after a few random edits: of values, keys, list items or characters."""
    record = json.loads(json.dumps(record))
    for _ in range(random.randint(1, 3)):
        key = random.choice(list(record) or ["id"])
        match random.randrange(6):
            case 0:
                record[key] = deepcopy(random.choice(JUNK))
            case 1:
                record.pop(key, None)
            case 2:
                record[random.choice([*CaseRecord.model_fields, "zz"])] = deepcopy(random.choice(JUNK))
            case 3 if isinstance(record.get(key), list) and record[key]:
                record[key][random.randrange(len(record[key]))] = deepcopy(
                    random.choice([*JUNK, str(random.choice(CARDS))])
                )
            case 4 if isinstance(record.get(key), list):
                random.shuffle(record[key])
            case _:
                text = list(str(record.get("deal", "")))
                if text:
                    text[random.randrange(len(text))] = random.choice("AKQJT9.-: NESWx\x00é")
                record["deal"] = "".join(text)
    text = json.dumps(record, ensure_ascii=random.random() < 0.5)
    if random.random() < 0.2:
        place = random.randrange(len(text))
        text = text[:place] + random.choice(["", "}", '"', "\\ud800", "\x00"]) + text[place + 1 :]
    return text


def test_two_thousand_corrupted_records_are_cases_or_typed_errors():
    random = Random(70)
    outcomes = {"case": 0, "error": 0}
    for _ in range(2000):
        text = corrupt(random_record(random), random)
        try:
            case = load_case(text)
        except (RecordError, InvalidPositionError):
            outcomes["error"] += 1
        else:
            outcomes["case"] += 1
            assert isinstance(case, Case)
            assert make_case(record_of(case)) == case
    assert min(outcomes.values()) > 50


@given(st.text(max_size=200) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_hostile_text_is_a_typed_error(text):
    with pytest.raises(NlclaimError):
        load_case(text)


def test_pydantic_stays_inside():
    with pytest.raises(RecordError) as caught:
        load_case({})
    assert isinstance(caught.value.__cause__, ValidationError)
    assert not isinstance(caught.value, ValidationError)


def test_cards_are_read_in_any_spelling():
    case = load_case(with_(FULL, play=["♦4", "7d", "DK"]))
    assert case.position.trick == (Card(Suit.DIAMONDS, 2), Card(Suit.DIAMONDS, 5), Card(Suit.DIAMONDS, 11))
