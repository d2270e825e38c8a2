"""Two versions of what was said, and what was added when it was too late (semantics §6; Laws 68C, 70D1)."""

from __future__ import annotations

import pytest

import nlclaim
from nlclaim.reading.versions import added_later, breaks_off, split_versions

RECORD = {
    "deal": "N:432.432.32. JT9.T98.87. AKQ.AKQJ.9. ..T.AKQJT98",
    "turn": "S",
    "contract": "3NT",
    "declarer": "S",
    "claimer": "S",
    "claimed": 7,
    "statement": "four hearts and three spades, conceding a diamond at the end",
    "law": "2017",
    "authority": "ebu",
}
OTHER = "four hearts then a diamond then the spades"


def ruled(**facts: object) -> nlclaim.Ruling:
    return nlclaim.rule(nlclaim.load_case({**RECORD, "facts": facts}))


def test_a_version_that_costs_tricks_is_ruled_on_and_named() -> None:
    alone, heard = ruled(), ruled(also_heard=[OTHER])
    assert alone.awarded is not None
    assert heard.awarded is not None
    assert heard.awarded < alone.awarded
    assert heard.certainty == "judgement"
    assert any(OTHER in point.text and point.awarded == alone.awarded for point in heard.open_points)


def test_a_version_that_the_statement_itself_reports_is_one_more_that_was_heard() -> None:
    behind = f"{RECORD['statement']} (West heard '{OTHER}')"
    reported = nlclaim.rule(nlclaim.load_case({**RECORD, "statement": behind}))
    assert (reported.awarded, reported.certainty) == (ruled(also_heard=[OTHER]).awarded, "judgement")


def test_a_version_that_gives_more_is_named_too() -> None:
    said = "four hearts then a diamond then the spades"
    reported = nlclaim.rule(nlclaim.load_case({**RECORD, "statement": f"{said} (he says: '{RECORD['statement']}')"}))
    assert any(str(RECORD["statement"]) in point.text for point in reported.open_points)


def test_what_was_added_stands_behind_the_other_words_and_a_mere_aside_is_no_version() -> None:
    added = "the rest (declarer: I added 'drawing the trump')"
    assert split_versions(added) == ("the rest", ("the rest, drawing the trump",))
    assert split_versions("the rest (drawing trumps)") == ("the rest (drawing trumps)", ())
    assert split_versions("(West heard 'all mine')") == ("(West heard 'all mine')", ())


def test_quoted_words_may_have_their_versions_after_a_pause() -> None:
    assert split_versions("East: 'two clubs, then the spades'; North heard 'all mine'") == (
        "two clubs, then the spades",
        ("all mine",),
    )
    assert split_versions("he said 'two clubs', then claimed") == ("he said 'two clubs', then claimed", ())


def test_what_came_when_the_claim_had_been_made_is_no_part_of_it() -> None:
    for later in (
        "East objected. I would of course draw the trump.",
        "Later he added that he was going to draw the trump.",
        "When the director came: I draw the last trump first.",
        "The opponents disputed it, and he said he would draw the trump.",
    ):
        assert split_versions(f"The rest are mine. {later}") == ("The rest are mine.", ())
        assert added_later(f"The rest are mine. {later}") == later
    for line in ("Spades first, later the hearts.", "Draw trumps, then later cash the clubs", "East objected."):
        assert split_versions(line) == (line, ())


def test_what_he_was_about_to_say_is_only_a_version() -> None:
    said = "I was about to draw trumps when East objected"
    assert split_versions(said) == ("", ("I was about to draw trumps",))
    assert split_versions("I draw trumps when I get in") == ("I draw trumps when I get in", ())


def test_what_declarer_and_the_others_tell_are_versions_and_talk_at_the_table_is_none() -> None:
    told = "Declarer says he said 'drawing trumps'; the opponents say he said nothing about trumps"
    assert split_versions(told) == ("drawing trumps", ("",))
    told = "Declarer: 'spades then a club.' Opponents: 'a club then the spades.'"
    assert split_versions(told) == ("spades then a club.", ("a club then the spades.",))
    told = "He insists he said 'all but a club', West heard 'all mine'."
    assert split_versions(told) == ("all but a club", ("all mine",))
    told = "North and South: 'trumps first, the rest'; East and West: only 'the rest'"
    assert split_versions(told) == ("trumps first, the rest", ("the rest",))
    told = "the rest ... (declarer and dummy: 'pulling trumps'; both defenders: 'trumps are gone')"
    assert split_versions(told) == ("pulling trumps", ("trumps are gone",))
    talk = "Declarer: 'All mine.' West: 'I have a trump.'"
    assert split_versions(talk)[1] == ()


def test_versions_that_come_to_the_same_leave_no_doubt() -> None:
    assert ruled(also_heard=["three spades and four hearts, conceding a diamond at the end"]).certainty == "certain"


def test_what_was_added_later_changes_nothing_and_is_told() -> None:
    alone, added = ruled(), ruled(added_later="I would have cashed the spades first")
    assert (added.awarded, added.certainty) == (alone.awarded, alone.certainty)
    told = [reason.text for reason in added.reasons.children]
    assert any("added later" in text for text in told)


def test_the_findings_go_through_a_record_and_back() -> None:
    case = nlclaim.load_case({**RECORD, "facts": {"also_heard": [OTHER], "added_later": "no"}})
    assert (case.facts.also_heard, case.facts.added_later) == ((OTHER,), "no")


def test_what_stands_behind_another_player_who_breaks_in_is_his() -> None:
    assert split_versions("All mine, I just pull - (West, breaking in) And how?") == ("All mine, I just pull -", ())
    assert split_versions("all mine (I break in hearts)")[0] == "all mine (I break in hearts)"


@pytest.mark.parametrize(
    ("statement", "stopped"),
    [
        ("I draw trumps and the ...", True),
        ("drawing trumps -", True),
        ("drawing trumps (cut short)", True),
        ("the others are - (East: I've a club) - mine", True),
        ("the others - (East: I've a club) - are mine", False),
        ("all mine ...", False),
        ("the rest (dummy is high)", False),
        ("the rest", False),
    ],
)
def test_words_break_off_at_a_dash_or_dots_behind_a_word_that_cannot_be_the_last(statement: str, stopped: bool) -> None:
    assert breaks_off(statement) is stopped
