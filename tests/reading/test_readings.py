"""Ambiguity is kept and explained; conditions carry their branches; corrections and errors say what happened."""

import json

import pytest

from nlclaim.errors import AmbiguousStatementError, ClaimSyntaxError
from nlclaim.plan import Verb
from nlclaim.reading.diagnosis import require_understood
from nlclaim.reading.evaluation import evaluate, format_evaluation
from nlclaim.reading.model import Circumstance
from nlclaim.reading.records import StatementRecord, statement_dict, statement_record
from tests.reading.words import interpret


@pytest.mark.parametrize(
    ("text", "kinds", "because"),
    [
        ("run the clubs", ["not_a_claim", "claim"], "order to dummy"),
        ("he has the rest", ["concession", "claim"], "third person"),
        ("eight tricks", ["claim", "claim"], "whole deal"),
        ("a heart", ["claim", "claim"], "suit led"),
        ("two clubs, a heart, ruff a club", ["claim", "claim"], "suit led"),
        ("discard the to clubs", ["claim", "claim"], "'to' is not taken for 'two'"),
        ("trumps are out", ["unclear", "claim"], "may be those that are drawn"),
        ("trumps are all out", ["claim", "unclear"], "may be those that are still to be drawn"),
        ("nine or ten", ["claim", "claim"], "'nine' or 'ten', which of them is open"),
        ("ruff a heart or a spade", ["claim", "claim"], "'a heart' or 'a spade'"),
        ("down one or two", ["concession", "concession"], "'one' or 'two'"),
        ("draw trumps or ruff a heart", ["claim", "claim"], "'draw trumps' or 'ruff a heart', which of them is open"),
        ("ruff a club, er, a diamond", ["claim", "claim"], "'ruff a club' may be taken back"),
    ],
)
def test_what_can_be_taken_two_ways_has_two_readings(text: str, kinds: list[str], because: str) -> None:
    readings = interpret(text)
    assert [reading.kind for reading in readings.readings] == kinds
    assert because in readings.readings[1].because


@pytest.mark.parametrize(
    "text", ["ace of hearts, then a diamond and three spades", "First the ace of clubs. One heart and two diamonds"]
)
def test_what_is_counted_with_several_of_a_suit_is_no_lead(text: str) -> None:
    assert len(interpret(text).readings) == 1


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("draw trumps or ruff a heart", [["draw"], ["ruff"]]),
        ("either ruff or finesse, then the clubs", [["ruff", "cash"], ["finesse", "cash"]]),
        ("I can draw trumps or I can crossruff", [["draw"], ["crossruff"]]),
        ("either finesse or drop", [["finesse"], []]),
        ("draw trumps or not", [["draw"], ["not draw"]]),
        ("spade finesse, er, heart finesse", [["finesse", "finesse"], ["finesse"]]),
        # No choice of plays.
        ("I don't draw trumps or finesse", [["not draw", "not finesse"]]),
        ("if I finesse or ruff, ten", [["finesse", "ruff"]]),
        ("I cash a club, er, a diamond", [["cash", "cash"]]),
    ],
)
def test_of_two_plays_joined_by_or_each_reading_makes_one(text: str, plays: list[list[str]]) -> None:
    readings = interpret(text).readings
    assert [[f"{'not ' * step.negated}{step.verb.value}" for step in each.plan.steps] for each in readings] == plays
    assert len({(each.trumps.mentioned, each.trumps.outstanding_acknowledged) for each in readings}) == 1


@pytest.mark.parametrize("text", ["draw trumps and run the clubs", "the rest are mine", "four hearts then a spade"])
def test_plain_words_have_one_reading(text: str) -> None:
    assert not interpret(text).is_ambiguous


def test_branches_of_a_condition_are_kept_apart_and_unordered() -> None:
    reading = interpret("if the queen drops I run the clubs, otherwise I take the heart finesse").first
    assert [(condition.then, condition.otherwise) for condition in reading.conditions] == [((0,), (1,))]
    assert reading.plan.constraints == ()


def test_the_failing_of_what_is_tested_is_a_condition() -> None:
    reading = interpret("I test the diamonds and if they don't break I finesse the heart").first
    bound = [(condition.text, condition.then, condition.circumstance) for condition in reading.conditions]
    assert bound == [("they don't break", (1,), Circumstance("breaks", "D", denied=True))]


@pytest.mark.parametrize(
    ("text", "branches"),
    [
        ("on a heart I ruff, on a club I win the ace", [("on a heart", (0,), None), ("on a club", (1,), None)]),
        ("test clubs; if they don't run then the heart finesse", [("they don't run", (1,), None)]),
        ("take the finesse and if it fails ruff a club", [("it fails", (1,), None)]),
        ("if the finesse loses I'm down one", [("the finesse loses", (), None)]),
        ("either the diamonds break or I take the club finesse", [("the diamonds break", (), (0,))]),
    ],
)
def test_what_hangs_on_a_lead_a_failing_or_a_break(text: str, branches: list[tuple[str, object, object]]) -> None:
    reading = interpret(text).first
    assert [(condition.text, condition.then, condition.otherwise) for condition in reading.conditions] == branches


def test_a_doubt_is_kept_with_its_words() -> None:
    reading = interpret("all mine, oh hang on, hearts may be 4-0").first
    assert (reading.claimed.all, reading.doubts[0].text) == (True, "oh hang on, hearts may be 4-0")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("She said nothing about trumps", False),
        ("he made no mention of trumps", False),
        ("with trumps drawn I have the rest", False),
        ("trumps cleared", False),
        ("you still have a trump", True),
        ("draw trumps and run the clubs", True),
        ("there's a trump to come out, the rest are mine", True),
        ("one trump to go, all mine", True),
        ("your trump is useless", True),
        ("East's got a trump but it's no use to him", True),
        ("I'm in no danger from the last trump", True),
        ("I know there's a trump", True),
        ("I haven't forgotten about the trump", True),
        ("trumps once more, then good night", True),
        ("draw trumps, there are none out", True),
        ("all the trumps but two are gone", True),
        ("trumps are gone. Oh, two are out", True),
        ("no trumps out except the nine", True),
        ("two trumps to come", False),
        ("a club to come, all mine", False),
        ("you get the last one", False),
        ("no outstanding trumps, so the rest are mine", False),
        ("zero trumps outstanding", False),
        ("not an outstanding trump in sight", False),
        ("drew trumps, so the rest", False),
        ("all the trumps but one are drawn", True),
        ("half of the trumps are drawn", True),
        ("two rounds drawn", False),
        ("there's only one trump left and it's mine", False),
        ("West is void of trumps and East has one.", True),
        ("West showed out of trumps so East has one.", True),
        ("You can ruff one with your last trump, the rest are mine.", True),
        ("If you ruff with your trump I overruff.", True),
        ("In case there's a trump still about I'll play one more round.", True),
        ("nobody has any trumps except me", False),
        ("nobody except West has a trump", True),
        ("The jack of trumps fell on that trick.", False),
        ("Only trumps are left", False),
        ("you can ruff with a trump", False),
        ("all thirteen trumps have appeared", False),
        ("the trump king came down so all mine", False),
        ("the trump queen has come down", False),
        ("declarer claimed the rest, but no mention was made of the outstanding trump", False),
        ("having got the trumps out, dummy's high", False),
        ("there are three clubs out", False),
        ("there are three trumps out", True),
        ("I haven't quite drawn trumps", True),
        ("I hadn't drawn the last trump", False),
    ],
)
def test_who_names_trumps_without_one_being_out_acknowledges_none(text: str, known: bool) -> None:
    assert interpret(text).first.trumps.outstanding_acknowledged is known


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Declarer forgot there was a trump out and claimed the rest.", False),
        ("Declarer forgot that a trump was still out, and said the rest are mine.", False),
        ("South claimed, not knowing that a trump was out.", False),
        ("Declarer claimed the rest with a trump still out.", False),
        ("Claimed rest, one trump outstanding.", False),
        ("Declarer claims the rest. There is a trump outstanding.", False),
        ("With one trump outstanding, South claimed the rest.", False),
        ("There was one trump out when South claimed.", False),
        ("Declarer claimed the rest. Trumps were 4-1.", False),
        ("The claim was made with one trump out.", False),
        ("He said the rest were his. One trump was out.", False),
        ("South claimed. Dummy pointed out that a trump was out.", False),
        ("Declarer overlooked the fact that there was a trump out.", False),
        ("Declarer claimed. Trumps had not been drawn.", False),
        ("South conceded a club. There was one trump out.", False),
        ("We all knew there was a trump out when he claimed", False),
        ("South conceded a trick to the outstanding trump", True),
        ("gives up a @S first, then last trump out, and the rest are hers", True),
        ("South claimed. He said there was one trump out.", True),
        ("South claimed: one trump out, rest good", True),
        ('"One trump out," South said and claimed the rest.', True),
        ("South claimed knowing there was a trump out.", True),
        ("South claimed, aware that one trump was out.", True),
        ("South pointed out that there was one trump out and claimed the rest.", True),
        ("South claimed. There was one trump out, which he would draw.", True),
        ("Declarer claimed all but the outstanding trump.", True),
        ("I claim with a trump still out", True),
        ("I claim with two trumps left", False),
        ("Claim, one trump out.", True),
    ],
)
def test_what_only_the_recorder_tells_of_trumps_is_not_the_claimers_knowledge(text: str, known: bool) -> None:
    assert interpret(text).first.trumps.outstanding_acknowledged is known


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Dummy reminded declarer that there was a trump out.", False),
        ("East pointed out that there was a heart out", False),
        ("South pointed out that there was a trump out", True),
        ("South claimed the rest with a heart still out.", False),
        ("You've still got a heart, I'll take that out", True),
        ("There's one heart out, I'll get it.", True),
    ],
)
def test_who_tells_of_trumps_where_the_claimer_is_known(text: str, known: bool) -> None:
    trumps = interpret(text, contract="4H", declarer="S", claimer="S").first.trumps
    assert trumps.outstanding_acknowledged is known


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("ace of harts", ("harts", "hearts")),
        ("die mends", ("die mends", "diamonds")),
        ("ten off clubs", ("off", "of")),
        ("cross two dummy with a heart", ("two", "to")),
    ],
)
def test_corrections_are_reported(text: str, corrected: tuple[str, str]) -> None:
    assert [(correction.text, correction.meant) for correction in interpret(text).first.corrections] == [corrected]


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("the queen of hearts has gone", [(None, ("HQ",))]),
        ("the king of trumps has gone", [(None, ("TK",))]),
        ("West's ace of diamonds has been played", [(None, ("DA",))]),
        ("spades are gone", [("S", ())]),
        ("drew trumps, so the rest", [("T", ())]),
        ("I drew two rounds of trumps", []),
        ("all the trumps but one are drawn", []),
        ("have trumps been drawn?", []),
        ("I should have drawn trumps", []),
    ],
)
def test_what_is_gone(text: str, gone: list[tuple[str | None, tuple[str, ...]]]) -> None:
    beliefs = [belief for belief in interpret(text).first.beliefs if belief.claim == "gone"]
    assert [(belief.suit, belief.cards) for belief in beliefs] == gone


@pytest.mark.parametrize(
    ("text", "drawing"),
    [("drawing the hearts", "none"), ("hearts are drawn", "none"), ("draw the spades", "plan"),
     ("two rounds of spades", "plan"), ("get the spades out", "plan")],
)  # fmt: skip
def test_only_trumps_are_drawn(text: str, drawing: str) -> None:
    assert interpret(text, contract="4S").first.trumps.drawing == drawing


def test_speaker_side_comes_from_the_seats() -> None:
    assert interpret("he has the rest", contract="4S", declarer="S", claimer="W").first.kind == "concession"
    assert interpret("declarer has the rest", declarer="S", claimer="W").first.conceded.all


def test_strict_names_the_word_and_gives_a_hint() -> None:
    with pytest.raises(ClaimSyntaxError, match="I do not understand 'frobnicate'") as caught:
        require_understood(interpret("frobnicate the clubs"))
    assert "~~~" in str(caught.value)
    assert "Hint:" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "expected", "hint"),
    [
        ("run the cloobs", "a suit or a card", "Did you mean 'clubs'?"),
        ("if zorbs", "what has to happen", "plain bridge words"),
        ("ruff a heart in kitchen", "a hand", "plain bridge words"),
    ],
)
def test_strict_says_what_could_stand_there(text: str, expected: str, hint: str) -> None:
    with pytest.raises(ClaimSyntaxError) as caught:
        require_understood(interpret(text))
    assert expected in caught.value.expected[0]
    assert hint in caught.value.hint
    assert f"Expected here: {caught.value.expected[0]}" in str(caught.value)


def test_strict_knows_common_mistakes() -> None:
    with pytest.raises(ClaimSyntaxError) as caught:
        require_understood(interpret("Zimmerman claims somehow"))
    assert caught.value.label == "names"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("draw trumps then", "then"), ("draw trumps, then...", "then"), ("ace of", "of"), ("hearts before", "before"),
        ("the last trump and", "and"), ("I ruff the king of spades with", "with"), ("finesse through", "through"),
        ("all except", "except"), ("draw trumps and and hearts", "and and"), ("if hearts break", "hearts break"),
        ("ruff a heart  to", "to"),
    ],
)  # fmt: skip
def test_strict_refuses_what_is_not_finished(text: str, marked: str) -> None:
    with pytest.raises(ClaimSyntaxError) as caught:
        require_understood(interpret(text))
    start, end = caught.value.span
    assert (text[start:end], caught.value.label) == (marked, "unfinished")
    assert "Kind of mistake: unfinished" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "so that's three clubs then", "I'll keep the ace for last", "clubs after that", "trumps from the top",
        "nine if they don't break, ten if not", "three spades as before", "six clubs and that's that", "I go over",
    ],
)  # fmt: skip
def test_what_ends_as_people_end_is_finished(text: str) -> None:
    assert not interpret(text).first.unread


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("towards the queen", ["the queen"]), ("draw trumps, lose the lead to the ace, then hearts", ["the ace"]),
        ("discard a heart on the ace of spades", []), ("two clubs away on the high hearts", []),
        ("draw trumps and run the clubs, my hearts are good", []), ("if hearts break I have ten", []),
        ("one spade and a heart to you", []), ("trumps are in, so I have the rest", []),
    ],
)  # fmt: skip
def test_cards_that_nothing_tells_are_unread(text: str, unread: list[str]) -> None:
    assert [span.of(text) for span in interpret(text).first.unread] == unread


@pytest.mark.parametrize(
    ("text", "doubts"),
    [
        ("more than nine tricks", ["more than"]), ("at most nine", ["at most"]), ("nine, maybe ten", ["maybe"]),
        ("maybe I finesse", ["maybe"]), ("nine tricks or so", ["or so"]), ("down one at most", ["at most"]),
        ("about nine", ["about"]), ("no more than nine", []), ("I don't make more than nine", []),
        ("at least nine", []), ("more than the club finesse is needed", []),
    ],
)  # fmt: skip
def test_what_leaves_the_words_open_is_kept_as_a_doubt(text: str, doubts: list[str]) -> None:
    reading = interpret(text).first
    assert [doubt.text for doubt in reading.doubts] == doubts
    assert [doubt.span.of(text) for doubt in reading.doubts] == doubts


def test_strict_refuses_two_readings() -> None:
    with pytest.raises(AmbiguousStatementError, match="can be taken in 2 ways"):
        require_understood(interpret("run the clubs"))


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("ruff a hert in dumy", "hert"),
        ("draw trumps, then cash a heart and the nine of harts", "harts"),
        ("a heart", "a heart"),
        ("eight tricks, no more", "eight tricks"),
        ("run the clubs", "run the clubs"),
    ],
)
def test_the_caret_stands_under_what_can_be_taken_two_ways(text: str, marked: str) -> None:
    with pytest.raises(AmbiguousStatementError) as caught:
        require_understood(interpret(text))
    assert text[slice(*caught.value.span)] == marked


def test_the_caret_is_as_wide_as_the_words() -> None:
    with pytest.raises(ClaimSyntaxError) as caught:
        require_understood(interpret("ｒｕｎ the ｆｒｏｂ"))
    assert str(caught.value).splitlines()[2] == " " * 4 + " " * 11 + "~" * 7 + "^"


def test_records_fit_their_schema_both_ways() -> None:
    readings = interpret("draw trumps, if the king drops cash the queen, otherwise ruff a club, then the rest are mine")
    plain = json.loads(json.dumps(statement_dict(readings)))
    assert statement_record(readings) == StatementRecord.model_validate(plain)
    assert "else" in plain["conditions"][0]


def test_evaluation_counts_marks_and_shows_differences() -> None:
    expected = {
        "kind": "claim", "claimed": {"tricks": None, "all": True}, "conceded": {"tricks": None, "all": False},
        "result": None, "order": {"stated": "none", "pairs": []}, "steps": [],
        "trumps": {"mentioned": True, "drawing_stated": False}, "finesse": {"declared": False, "denied": False},
    }  # fmt: skip
    evaluation = evaluate([{"id": "a", "text": "the rest", "expected": expected}])
    assert evaluation.accuracy("claimed") == 1.0
    assert evaluation.accuracy("trumps mentioned") == 0.0
    assert "a trumps mentioned: 'the rest'" in format_evaluation(evaluation)


@pytest.mark.parametrize(
    ("text", "verbs"),
    [
        ("I've got a high trump and the ace of clubs", ["win", "win"]),
        ("we get one more, the queen of diamonds", ["win"]),
        ("I make my two trumps and the ace of clubs", ["win", "win"]),
        ("I take the ace of clubs and a trump", ["cash", "cash"]),
        ("I have my two top clubs", ["cash"]),
    ],
)
def test_what_a_defender_comes_to_he_wins_and_what_he_takes_he_cashes(text: str, verbs: list[str]) -> None:
    reading = interpret(text, contract="4S", declarer="S", claimer="W").first
    assert [step.verb for step in reading.plan.steps] == verbs


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        ("we make two trumps whatever you do. If you pull them there's a heart as well", 2),
        ("I get one trump trick. If you draw trumps there's a spade or a club you have to lose", 1),
        ("our three trumps score. Play trumps and there's a heart going too", 3),
        ("not so fast, there's a ruff for me", 1),
        ("not so fast, a ruff is coming my way", 1),
        ("Any way you like, I've got my two trumps. If you take them out there's a club or a heart to lose", 2),
        ("my two trump tricks aren't going away. Pull them and the heart is gone", 2),
        ("two trump tricks are coming to me whatever happens, and should you draw trumps, that costs you a club", 2),
        ("we make two trumps and there's a heart as well", 3),
    ],
)
def test_what_a_defender_gets_only_if_declarer_errs_is_not_counted(text: str, tricks: int) -> None:
    reading = interpret(text, contract="4S", declarer="S", claimer="W").first
    assert (reading.kind, reading.claimed.tricks, reading.conceded.tricks) == ("claim", tricks, None)


@pytest.mark.parametrize(
    ("text", "kind", "tricks"),
    [
        ("West was content to make the heart king at trick thirteen, leaving declarer all the others", "won", 1),
        ("West allowed declarer everything up to the final trick, which his CK would win", "won", 1),
        ("I make my king with declarer making all the others", "won", 1),
        ("my king, with declarer taking the rest", "won", 1),
        ("declarer plainly had all the tricks that were left", "concession", None),
        ("he tells us the rest are his, and here I sit with a small trump in my hand", "not_a_claim", None),
        ("er but I've a trump left", "not_a_claim", None),
    ],
)
def test_what_a_defender_tells_of_declarer_is_not_his_own(text: str, kind: str, tricks: int | None) -> None:
    reading = interpret(text, contract="4S", declarer="S", claimer="W").first

    assert reading.kind == ("claim_and_concession" if kind == "won" else kind)
    assert (reading.claimed.tricks, reading.claimed.all) == (tricks, False)


@pytest.mark.parametrize(("seat", "theirs"), [("S", True), ("E", False), (None, True)])
def test_who_wins_before_our_rest_is_an_opponent_only_from_the_other_side(seat: str | None, theirs: bool) -> None:
    reading = interpret("West wins and I have the rest", claimer=seat).first

    assert reading.conceded.tricks == (1 if theirs else None)
    assert reading.claimed.all is not theirs


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("ruff a heart with the ten", ("with_the_ten",)),
        ("overruff with the 9", ("with_the_nine",)),
        ("ruffing with nine tricks", ()),
        ("crossruffing hearts and clubs", ("in_hearts", "in_clubs")),
        ("xruff h and d", ("in_hearts", "in_diamonds")),
        ("a crossruff in spades and hearts", ("in_spades", "in_hearts")),
        ("crossruff the reds", ("in_hearts", "in_diamonds")),
        ("crossruff hearts with clubs", ("in_hearts", "in_clubs")),
        ("crossruff hearts", ()),
        ("crossruff hearts and the ace of clubs", ()),
    ],
)
def test_what_a_ruff_is_made_with_and_in_which_suits(text: str, how: tuple[str, ...]) -> None:
    assert interpret(text).first.plan.steps[0].how == how


@pytest.mark.parametrize("text", ["the nine", "my ten"])
def test_a_card_by_its_number_may_be_a_number_of_tricks(text: str) -> None:
    first, other = interpret(text).readings
    assert (first.claimed.tricks, len(first.plan.steps)) == (1, 1)
    assert (other.claimed.scope, other.plan.steps) == ("deal", ())


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("All mine - wait, there are two trumps out.", (True, 2)),
        ("Mine. Hang on, two trumps are out.", (True, 2)),
        ("They're all mine. Hang on, the opponents still have two trumps.", (True, 2)),
        ("The rest. Just a second, one trump is still out", (True, 1)),
        ("All mine, hold on, East still has a trump", (True, 1)),
        ("All mine - wait, trumps may be 3-0", (True, None)),
        ("All mine. Hang on, I forgot a trump", (True, 1)),
        ("All mine, wait, I haven't drawn trumps", (True, None)),
        ("All mine. Wait, trumps aren't all in", (True, None)),
        ("All mine, hang on, the jack of spades is out", (True, 1)),
        ("All mine. Wait, I have two trumps", (False, None)),
        ("All mine. Wait, dummy has a trump", (False, None)),
        ("All mine. Wait, trumps are gone", (False, None)),
        ("All mine. Wait, there are no trumps out", (False, None)),
        ("All mine. Wait, hearts are trumps", (False, None)),
    ],
)
def test_who_voices_a_doubt_about_trumps_knows_of_them(text: str, known: tuple[bool, int | None]) -> None:
    trumps = interpret(text, contract="4S").first.trumps
    assert (trumps.outstanding_acknowledged, trumps.acknowledged_count) == known


@pytest.mark.parametrize(
    ("text", "contract", "drawing"),
    [
        ("the spades are in", "4S", "state"),
        ("all the spades are in", "4S", "state"),
        ("the spades are in", None, "none"),
        ("the clubs are in", "4S", "none"),
        ("trumps are in", None, "state"),
    ],
)
def test_the_trump_suit_by_its_own_name_is_in(text: str, contract: str | None, drawing: str) -> None:
    assert interpret(text, contract=contract).first.trumps.drawing == drawing


@pytest.mark.parametrize("text", ["ruff a hert in dumy", "fuor more", "nien more", "the kign", "run the hearst"])
def test_a_slip_in_a_short_word_for_a_suit_a_rank_or_a_number_leaves_a_doubt(text: str) -> None:
    readings = interpret(text)
    assert readings.first.corrections[0].why == "misspelt"
    assert "is not taken for" in readings.readings[1].because


@pytest.mark.parametrize(
    "text", ["take the finest in clubs", "the west are mine", "I this card a heart", "drying trumps"]
)
def test_a_play_or_an_amount_heard_for_another_word_leaves_a_doubt(text: str) -> None:
    readings = interpret(text)
    assert readings.first.corrections[0].why in ("sounds_alike", "context")
    assert "is not taken for" in readings.readings[1].because


@pytest.mark.parametrize("text", ["my finest hearts", "this is my finest club", "the finest hand in the room"])
def test_the_finest_of_anything_is_no_finesse(text: str) -> None:
    assert not interpret(text).first.finesse.declared


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("hrts", ["hearts"]),
        ("a clb and the qn", ["club", "queen"]),
        ("trmps", ["trumps"]),
        ("u get 2", []),
        ("run the diamnods", ["diamonds"]),
    ],
)
def test_what_stands_for_a_suit_a_rank_or_a_number_is_recorded(text: str, meant: list[str]) -> None:
    readings = interpret(text)
    assert [correction.meant for correction in readings.first.corrections] == meant
    assert not any("is not taken for" in reading.because for reading in readings.readings)


@pytest.mark.parametrize(
    "text",
    [
        "Whether or not spades break, I have ten.",
        "Even on a bad break I have the rest.",
        "Clubs 3-2 or not, I've the rest.",
        "It's not a problem if clubs don't break.",
        "The king didn't drop so I concede a heart.",
        "Hearts never broke so it's one down.",
        "king first in case the queen is bare",
        "In case hearts are 4-1, I start with the king.",
    ],
)
def test_what_makes_no_difference_or_has_been_seen_is_no_condition(text: str) -> None:
    reading = interpret(text).first
    assert not reading.conditions
    assert not reading.unread


def test_a_shape_and_better_is_no_single_shape() -> None:
    condition = interpret("The rest, assuming spades are not worse than 4-1.").first.conditions
    assert [(each.text, each.circumstance) for each in condition] == [("spades are not worse than 4-1", None)]


def test_the_other_branch_may_be_said_behind_its_play() -> None:
    (condition,) = interpret("Ruff if East covers, throw a spade if not, then draw trumps.").first.conditions
    assert (condition.then, condition.otherwise) == ((0,), (1,))


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("the six of spades is out but my seven is higher", [(("S6",), "S", None)]),
        ("the queen is out, I have the king", [(("?Q",), None, None)]),
        ("one heart out, the rest are mine", [((), "H", 1)]),
        ("all mine, the jack of diamonds is still out", [(("DJ",), "D", None)]),
        ("two clubs are outstanding", [((), "C", 2)]),
        ("hearts are still out", [((), "H", None)]),
        ("hearts are out", []),
        ("no hearts out", []),
        ("my ten of hearts is out of reach", []),
        ("if the queen is out I lose one", []),
        ("once the ace is out the rest are mine", []),
    ],
)
def test_plain_cards_said_to_be_out_are_known(
    text: str, known: list[tuple[tuple[str, ...], str | None, int | None]]
) -> None:
    found = interpret(text).first.known_out
    assert [(each.cards, each.suit, each.count) for each in found] == known


@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("you get the last club", True),
        ("the last diamond is yours", True),
        ("I lose the third round of hearts", True),
        ("ace, king, and you get the third heart", True),
        ("you get a club", False),
        ("you get the last two clubs", False),
        ("you get the last trump", False),
        ("you get the last trick", False),
    ],
)
def test_a_later_round_that_is_given_up_is_told_from_any_round(text: str, later: bool) -> None:
    steps = [step for step in interpret(text).first.plan.steps if step.verb is Verb.CONCEDE]
    assert [("later_round" in step.how) for step in steps[:1]] == [later]
