"""Two versions of what was said, and what was added when it was too late (semantics §6; Laws 68C, 70D1)."""

from __future__ import annotations

import pytest

import nlclaim
from nlclaim.reading.told_later import added_later
from nlclaim.reading.versions import breaks_off, split_versions

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
    for line in (
        "Draw trumps (then the hearts)",
        "Spades first, later the hearts.",
        "Draw trumps, then later cash the clubs",
        "East objected.",
    ):
        assert split_versions(line) == (line, ())


@pytest.mark.parametrize(
    "later",
    [
        "After the objection he added that he would draw the trumps.",
        "When West asked about the trumps, South said he was drawing them.",
        "(two minutes later: drawing trumps of course)",
        "Once the director had arrived he explained that he would draw trumps first.",
        "At the table, after East had queried it: I'm drawing trumps.",
        "To the director he said he was going to draw trumps.",
        "On West's objection he says he draws trumps",
        "Director: how would you have played? South: draw trumps.",
        "Subsequently: 'I draw the trumps first'",
        "(later: 'I was going to draw trumps')",
        "Asked by the director he said that of course he draws trumps.",
        "In answer to East's question: trumps first",
        "South later said that he would draw trumps.",
        "He said afterwards that he was drawing trumps.",
        "A minute later: 'trumps first'",
        "Challenged, he said: trumps",
        "Only after the director was called did he say that he would pull trumps.",
        "After some discussion he added that he would draw the trump",
        "The director was called, and South said he would draw trumps.",
        "At the director's prompting he said he would draw trumps.",
        "Under questioning he said he would draw trumps.",
        "After being told of the trump he said he would draw it.",
        "After East showed his trump South said he would have drawn it.",
        "Ten minutes after the claim he said he would draw trumps.",
        "[added later: drawing trumps]",
        "(then: hold on, I would draw the trump)",
        "In reply to the TD: trumps first.",
        "He only mentioned drawing trumps when asked.",
        "After East objected: I draw trumps.",
        "When asked, he said draw trumps",
        "South's partner objected. South then said he draws trumps",
        "When reminded of the trump he said he would draw it",
        "East wanted to know about the trump. I draw it.",
        "Under pressure from West he added 'drawing trumps'",
    ],
)
def test_what_is_told_of_a_later_time_is_an_addition(later: str) -> None:
    assert split_versions(f"I have the rest. {later}") == ("I have the rest.", ())
    assert added_later(f"I have the rest. {later}") == later


@pytest.mark.parametrize(
    "statement",
    [
        "I draw trumps when East plays the ace",
        "The rest, and later a club ruff",
        "Later I claim the rest",
        "two spades, afterwards declarer can have everything",
        "when asked for a heart, I ruff",
        "on the question of trumps, I draw them",
        "If asked, I will show my hand. The rest.",
        "On being asked to repeat it, South said: 'I draw two rounds of trumps'",
        "The defenders told the director that declarer could have this trick",
        "All mine. Call the director if you disagree.",
        "Draw trumps, after which I claim",
        "When he showed his hand South announced that he would draw the trump",
        "asked whether trumps were 2-2, told yes, claimed 12",
        "when asked for a line of play she said draw trumps",
        "After drawing trumps I claim the rest",
        "The rest are mine. When East shows out I finesse",
    ],
)
def test_what_only_sounds_like_a_later_time_is_said_with_the_rest(statement: str) -> None:
    assert added_later(statement) == ""


def test_a_statement_that_was_made_later_altogether_binds_nothing() -> None:
    for later in ("After East objected: I draw trumps", "When asked, he said draw trumps"):
        assert (split_versions(later), added_later(later)) == (("", ()), later)


@pytest.mark.parametrize(
    ("statement", "said", "other"),
    [
        ("drawing trumps (disputed by EW)", "drawing trumps", ""),
        ("drawing trumps (denied by the opponents)", "drawing trumps", ""),
        ("draw trumps - the opponents say this was not said", "draw trumps", ""),
        ("I draw trumps and claim. The defenders did not hear this.", "I draw trumps and claim", ""),
        ("South says 'drawing trumps' was said; East says it was not.", "drawing trumps", ""),
        ("South says he said drawing trumps, East and West deny it", "drawing trumps", ""),
        ("Declarer claims to have said drawing trumps; the opponents heard nothing of the kind", "drawing trumps", ""),
        ("Declarer: drawing trumps. West: he said nothing", "drawing trumps", ""),
        ("According to South, 'drawing trumps'. According to East, nothing was said.", "drawing trumps", ""),
        ("South's version: trumps, then the rest. East's version: the rest.", "trumps, then the rest", "the rest"),
        ("N/S: draw trumps and the rest. E/W: the rest.", "draw trumps and the rest", "the rest"),
        ("I draw trumps and claim [East heard only: I claim]", "I draw trumps and claim", "I claim"),
        ("either 'draw trumps and claim' or just 'I claim'", "draw trumps and claim", "I claim"),
        ("drawing trumps, South says; East and West heard nothing", "drawing trumps", ""),
        ("drawing trumps - West objects that this was not said", "drawing trumps", ""),
        ("draw trumps (dummy agrees, opponents don't)", "draw trumps", ""),
        ("drawing trumps - according to South only", "drawing trumps", ""),
        ("South: I said drawing trumps. East: no you didn't.", "drawing trumps", ""),
        ("'drawing trumps' say N/S, 'all mine' say E/W.", "drawing trumps", "all mine"),
        ("Two versions: 'drawing trumps' and 'all mine'", "drawing trumps", "all mine"),
        ("He may or may not have said drawing trumps.", "drawing trumps", ""),
        ("The rest. South insists he mentioned trumps; E/W insist he did not.", "The rest, trumps", "The rest"),
        ("It is not clear whether he said 'drawing trumps'", "", "drawing trumps"),
        ("All mine. It is disputed whether he added 'drawing trumps'", "All mine", "All mine, drawing trumps"),
        ("draw trumps - but the opponents disagree about that", "draw trumps", ""),
        ("drawing trumps. The defenders do not agree that he said this.", "drawing trumps", ""),
        ("Two different accounts: 'trumps first' or 'all mine'", "trumps first", "all mine"),
        ("Mine. Declarer swears he added trumps first, they heard no such thing", "Mine, trumps first", "Mine"),
    ],
)
def test_words_that_somebody_denies_are_one_version_and_silence_is_another(
    statement: str, said: str, other: str
) -> None:
    assert split_versions(statement) == (said, (other,))


@pytest.mark.parametrize(
    "statement",
    [
        "the rest, East disagrees",
        "Draws one round of trumps and claims; says nothing about the rest",
        "The rest, West says he has a trump",
        "South: all mine. West: what about my trump? South: I draw it.",
        "Declarer: draw trumps. Opponents: we have a trump trick.",
        "According to South's statement, he draws trumps and cashes the hearts",
        "South claims that the rest are his; East claims a trump trick",
        "He claimed and said nothing.",
        "East and West: the rest, conceding a spade",
        "I draw trumps (not that it matters)",
        "He said 'drawing trumps' and 'all mine'",
        "I have a trump, the opponents don't",
        "either a spade or a heart, I don't mind",
        "No trumps left, he says it is not needed",
        "West says he doesn't have a trump",
        "Plays the king, nothing said.",
        "He could have claimed five minutes ago",
    ],
)
def test_what_others_say_for_themselves_is_no_version(statement: str) -> None:
    assert split_versions(statement) == (statement, ())


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
        ("drawing trumps -.", True),
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
