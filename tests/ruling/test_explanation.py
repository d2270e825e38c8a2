"""Rulings explained: tricks card by card, authorities side by side, and the same tree as text, Markdown, HTML, JSON."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from rich.console import Console

from nlclaim.api import compare, rule
from nlclaim.bridge import Hand, parse_card
from nlclaim.errors import RecordError, SearchBudgetExceeded
from nlclaim.lines import Budget
from nlclaim.ruling.case import load_case
from nlclaim.ruling.comparison import explain_comparison
from nlclaim.ruling.explanation import iter_reasons
from nlclaim.ruling.model import Reason, Ruling
from nlclaim.ruling.page import format_page, trick_rows
from nlclaim.ruling.record import RulingRecord, ruling_record, worst_line_tricks
from nlclaim.ruling.render_text import print_ruling
from nlclaim.ruling.speech import say_authority, say_cards, say_tricks
from nlclaim.ruling.why import explain_trick

MASTER_TRUMP = {
    "deal": "N:.5432.. ..JT98. 5..AKQ. 9...AKQ",
    "contract": "4S",
    "declarer": "S",
    "claimer": "S",
    "claimed": "rest",
    "turn": "S",
    "law": "2017",
    "authority": "ebu",
}
OVER_RUFF = {
    **MASTER_TRUMP,
    "deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.",
    "contract": "4H",
    "turn": "N",
}
STATED = {
    **MASTER_TRUMP,
    "deal": "N:432.432.32. JT9.T98.87. AKQ.AKQJ.9. ..T.AKQJT98",
    "contract": "3NT",
    "statement": "four hearts then three spades and a diamond",
}
IN_TRICK = {
    **MASTER_TRUMP,
    "deal": "N:432..2. JT8.K.. KQ..J. 9..Q.AK",
    "contract": "3NT",
    "statement": "they are all good",
    "trick": ["SA"],
    "turn": "W",
}


def ruled(base: dict[str, Any], **changes: Any) -> Ruling:
    return rule(load_case({**base, **changes}), seconds=30)


def why(ruling: Ruling, number: int) -> Reason:
    return explain_trick(ruling, number, Budget(10))


def words(reason: Reason) -> str:
    return "\n".join(each.text for each in iter_reasons(reason))


def test_a_trick_is_told_card_by_card_with_what_would_have_won():
    told = why(ruled(OVER_RUFF), 1)

    assert told.text.startswith("Trick 1. North leads the two of clubs. East plays the queen of clubs.")
    assert [child.kind for child in told.children] == ["card"] * 4
    assert "The seven or six of hearts would have won one trick more." in words(told)
    assert "he does not have the five of hearts in mind" in words(told)


def test_a_better_card_that_is_normal_too_is_told_apart_from_one_that_is_not():
    told = words(why(ruled(MASTER_TRUMP), 1))

    assert "The ace of diamonds would have won three tricks more. That is normal too, but it was not stated." in told
    assert "The king" not in told


def test_what_was_said_binds_even_where_silence_would_have_done_better():
    told = words(why(ruled(STATED), 5))

    assert "as he said" in told
    assert "would have won three tricks more" in told


def test_a_trick_that_was_lost_before_points_back():
    assert "What went before does: trick one." in words(why(ruled(MASTER_TRUMP), 3))


def test_the_cards_on_the_table_belong_to_trick_one():
    told = why(ruled(IN_TRICK), 1)

    assert told.text.startswith("Trick 1. South leads the ace of spades. West plays the nine of spades.")
    assert [child.text.split()[0] for child in told.children] == ["West", "North", "East"]


@pytest.mark.parametrize("base", [MASTER_TRUMP, OVER_RUFF, STATED, IN_TRICK])
def test_every_trick_of_a_line_can_be_asked_about_and_all_reasons_cite(base: dict[str, Any]):
    ruling = ruled(base)
    for number in range(1, ruling.case.position.remaining + 1):
        told = why(ruling, number)
        assert all(child.citation is not None for child in told.children if child.kind == "card")
        costs = [reason for reason in ruling.reasons.children if f"trick {number}" in reason.evidence]
        assert ("would have won" in words(told)) == bool(costs)


@pytest.mark.parametrize("number", [0, 5])
def test_a_trick_that_is_not_in_the_line_is_refused(number: int):
    with pytest.raises(RecordError, match="tricks 1 to 4"):
        why(ruled(MASTER_TRUMP), number)


def test_an_explanation_keeps_to_its_budget():
    twelve = {
        **MASTER_TRUMP,
        "deal": "N:QT.74.9642.T863 KJ.Q9862.JT8.K5 965.3.753.J9742 74.AKJT5.AKQ.AQ",
        "contract": "7NT",
        "declarer": "W",
        "claimer": "W",
        "turn": "E",
    }
    with pytest.raises(SearchBudgetExceeded):
        explain_trick(ruled(twelve), 12, Budget(nodes=1))


def test_a_lost_trick_names_the_policy_that_would_change_it():
    (loss,) = (reason for reason in ruled(MASTER_TRUMP).reasons.children if reason.kind == "loss")

    (key,) = loss.children
    assert key.text == (
        "Not knowing of a higher trump he may lead his own at any time. "
        "If he leads no trump to see whether any is out, it would be three tricks."
    )
    assert key.evidence == ("forgotten_master_trump",)


def test_an_authority_that_differs_says_what_it_turns_on_and_who_says_so():
    ruling = ruled(MASTER_TRUMP)
    (acbl,) = ruling.differences

    assert (acbl.authority, acbl.awarded, acbl.keys) == ("acbl", 3, ("forgotten_master_trump",))
    told = words(ruling.reasons)
    assert "The ACBL would give three tricks." in told
    assert "There: he leads no trump to see whether any is out (ACBL Laws Commission guidelines, spring 2019" in told


def test_comparison_sets_authorities_and_editions_side_by_side():
    comparison = compare(load_case(MASTER_TRUMP), seconds=30)

    assert comparison.laws == ("1997", "2007", "2017")
    assert comparison.cell("ebu", "2017") == "0"
    assert comparison.cell("acbl", "2017") == "3"
    told = words(explain_comparison(comparison))
    assert "The WBF, the EBU, the ACBL of 1992 and the DBF give no trick under the Laws of 2017." in told
    assert "The ACBL would give three tricks." in told


def test_editions_that_differ_say_in_what():
    asked = compare(load_case(MASTER_TRUMP), seconds=30)
    other = replace(asked.others[0], by_authority={**asked.others[0].by_authority, "ebu": 2})
    told = words(explain_comparison(replace(asked, others=(other,))))

    assert "Under the Laws of 1997 it is otherwise: the EBU gives two tricks." in told
    assert "a line is allowed that it would be irrational not to take" in told
    assert "no normal play would lose" not in told  # what agreements and concessions come to has no say here


class Page(HTMLParser):
    """Checks that what is opened is closed, and collects addresses that a browser would fetch by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.fetched: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name == "src" or (tag == "link" and name == "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def html_page(ruling: Ruling) -> Page:
    page = Page()
    text = format_page(ruling, "ruling.html", [why(ruling, 1)], compare(ruling.case, seconds=30))
    page.feed(text)
    assert page.open == []
    assert "url(" not in text
    assert "@import" not in text
    return page


def test_html_is_whole_and_needs_nothing_beside_it():
    ruling = ruled(MASTER_TRUMP)
    page = html_page(ruling)

    assert page.fetched == []
    for reason in iter_reasons(ruling.reasons):
        assert reason.text in page.text
    assert words(why(ruling, 1)).splitlines()[0] in page.text


def test_html_and_markdown_show_words_as_words():
    hostile = "<script>alert(1)</script> & *all* [mine](x) | the rest are mine"
    ruling = ruled(MASTER_TRUMP, statement=hostile)

    assert "script" not in html_page(ruling).tags
    assert "<script>" not in format_page(ruling, "ruling.html")
    markdown = format_page(ruling, "ruling.md")
    assert "<script>alert" not in markdown.replace("\\<", "")
    assert r"\*all\* \[mine\](x) \|" in markdown


def test_every_rendering_tells_the_same_reasons():
    ruling = ruled(MASTER_TRUMP)
    stream = io.StringIO()
    print_ruling(ruling, console=Console(file=stream, width=500, highlight=False))
    markdown = re.sub(r"\\(.)", r"\1", format_page(ruling, "ruling.md"))
    page = html_page(ruling).text

    for reason in iter_reasons(ruling.reasons):
        assert all(reason.text in rendered for rendered in (stream.getvalue(), markdown, page))


def test_colours_only_on_a_terminal():
    ruling = ruled(MASTER_TRUMP)
    plain, coloured = io.StringIO(), io.StringIO()
    print_ruling(ruling, console=Console(file=plain))
    print_ruling(ruling, console=Console(file=coloured, force_terminal=True, color_system="standard"))

    assert "\x1b[" not in plain.getvalue()
    assert "\x1b[" in coloured.getvalue()


def test_the_record_holds_what_was_asked_for_and_nothing_else():
    ruling = ruled(MASTER_TRUMP)
    plain = ruling_record(ruling).model_dump(by_alias=True, exclude_unset=True)
    full = ruling_record(ruling, [why(ruling, 1)], compare(ruling.case, seconds=30))

    assert {"why", "comparison"}.isdisjoint(plain)
    assert RulingRecord.model_validate_json(full.model_dump_json(by_alias=True)) == full
    assert full.comparison is not None
    assert full.comparison.by_edition["2017"]["acbl"] == 3
    assert full.why[0].kind == "trick"


def test_rows_of_the_line_mark_the_costly_card_and_the_lost_tricks():
    rows = trick_rows(ruled(MASTER_TRUMP))

    assert [row.is_lost for row in rows] == [True] * 4
    assert [sorted(row.costly) for row in rows] == [["S"], [], [], []]
    assert rows[0].cards["S"] == "♠5"


def test_cards_are_said_suit_by_suit():
    hand = Hand.of(map(parse_card, ["S5", "H9", "H2", "CA"]))

    assert say_cards(hand) == "the five of spades, the nine and two of hearts and the ace of clubs"
    assert say_cards(map(parse_card, ["H9", "H8", "H7", "H6", "H5", "H4"]), "or").endswith("five of hearts or another")
    assert (say_tricks(0), say_tricks(1), say_tricks(12)) == ("no trick", "one trick", "twelve tricks")
    assert (say_authority("ebu"), say_authority("acbl1992")) == ("the EBU", "the ACBL of 1992")


# What the reasons say: the rule that makes a card normal, where the card lies, what would have to be otherwise.

RIGHT_SPOT = {**MASTER_TRUMP, "contract": "3NT"}
ONE_SUIT = {**RIGHT_SPOT, "deal": "N:K32... QT8... AJ9... 654..."}
CANNOT_FALL = {**RIGHT_SPOT, "deal": "N:AQ... 76... 54... K8..."}
FORGOTTEN = {**MASTER_TRUMP, "deal": "N:AK.2.2. .J.873. 43.A.A. JT..54.", "contract": "4H"}
PARTNER_THROWS = {
    **RIGHT_SPOT,
    "deal": "N:2..2. 5.4.. 6..A. K.K..",
    "claimer": "E",
    "claimed": 1,
    "shown_out": {"S": ["H"]},
}
PARTNERS_WINNERS = {
    **RIGHT_SPOT,
    "deal": "N:43.3.. 2.AK.. AK..A. 65.2..",
    "turn": "W",
    "claimer": "W",
    "claimed": 2,
    "statement": "heart to partner's ace and king",
}
SMALL_CARDS = {**RIGHT_SPOT, "deal": "N:..32.2 3..64. ..875. 4.A..A"}


def loss_of(ruling: Ruling) -> Reason:
    (loss,) = (reason for reason in ruling.reasons.children if reason.kind == "loss")
    return loss


def cited(reason: Reason) -> tuple[str | None, str | None, str | None]:
    assert reason.citation is not None
    return reason.citation.clause, reason.citation.rule, reason.citation.authority


def test_a_top_card_instead_of_a_finesse_from_the_other_hand_is_a_guess_and_cites_the_law_on_guesses():
    loss = loss_of(ruled(ONE_SUIT))

    assert cited(loss) == ("70E1", "FIN-6", "ebu")
    assert "East has the queen of spades. That costs one trick." in loss.text


def test_rubber_bridge_cites_its_own_accounts_and_no_authority_of_duplicate_bridge():
    ruling = ruled(ONE_SUIT, law="rubber")

    assert cited(loss_of(ruling)) == (None, "FIN-4", "rubber")
    assert "a finesse that he did not announce is out" in loss_of(ruling).text
    others = [why.cite for trick in worst_line_tricks(ruling) for why in trick.why]
    assert all(each is not None and each.authority in (None, "rubber") for each in others)


def test_a_trump_that_the_opponents_forbid_him_to_draw_is_told_apart():
    loss = loss_of(ruled(FORGOTTEN, law="rubber"))

    assert cited(loss) == (None, "TRP-10", "rubber")
    assert loss.text.endswith("The ace of hearts would have kept that trick, but is forbidden.")
    assert loss.children == ()


def test_a_policy_that_would_change_the_award_is_named_though_it_is_not_what_makes_the_card_normal():
    (key,) = loss_of(ruled(CANNOT_FALL)).children

    assert key.evidence == ("irrational_escape_70E1",)
    assert key.text.endswith("it would be two tricks.")


def test_where_no_policy_would_change_the_award_it_is_told_what_would():
    (key,) = loss_of(ruled(FORGOTTEN)).children

    assert key.text == "What decides is not a policy: he does not have the jack of hearts in mind."
    assert key.evidence == ()


@pytest.mark.parametrize(("law", "clause"), [("1997", "70A"), ("2007", "70D2"), ("2017", "70D2")])
def test_a_partners_discard_falls_under_the_law_on_defenders_claims(law: str, clause: str):
    ruling = ruled(PARTNER_THROWS, law=law)
    loss = loss_of(ruling)

    assert cited(loss) == (clause, "DFC-3", "ebu")
    assert loss.children[0].evidence == ("defender_partner_miscount",)
    assert "that is normal for partner" in loss.text
    (bounds,) = (reason for reason in ruling.reasons.children if reason.kind == "sure")
    assert cited(bounds) == (clause, None, "ebu")


def test_a_card_with_which_partner_wins_is_not_called_low():
    texts = [text for card, _, text in trick_rows(ruled(PARTNERS_WINNERS))[0].whys if card == "♥K"]

    assert texts == ["a card that is normal for partner"]


@pytest.mark.parametrize(("law", "clause"), [("1997", "70D"), ("2017", "70D1")])
def test_small_cards_taken_for_good_cite_what_is_normal_as_nobody_has_fixed_an_order(law: str, clause: str):
    ruling = ruled(SMALL_CARDS, law=law)
    (picture,) = (reason for reason in ruling.reasons.children if reason.kind == "picture")

    assert "he may take all his diamonds to be good" in picture.text
    assert cited(picture)[0] == clause


def test_an_authority_that_is_not_proved_is_not_said_to_agree():
    asked = compare(load_case(MASTER_TRUMP), seconds=30)
    told = words(explain_comparison(replace(asked, asked=replace(asked.asked, unproved=("dbf",)))))

    assert "The WBF, the EBU and the ACBL of 1992 give no trick" in told


def test_nothing_that_is_sure_is_said_in_whole_words():
    told = words(ruled(RIGHT_SPOT, deal="N:2.2.. 9.3.. 87... 6.5..").reasons)

    assert "No trick could be made sure of against every lie of the cards." in told


def test_a_concession_at_once_is_not_put_down_to_what_he_had_in_mind():
    deal = "N:54.2.2. JT8.3.. AKQ...2 93...AK"
    told = words(ruled(RIGHT_SPOT, deal=deal, claimed=3, statement="conceding a club now").reasons)

    assert "What costs one trick is what he said, or left unsaid, not the cards." in told


def test_a_ruff_that_was_announced_and_never_comes_about_is_told():
    record = {
        **MASTER_TRUMP, "deal": "N:8.4.3. 9.5.6. A.A..7 .6.7.K", "statement": "Draw the last trump, ruff a club"
    }  # fmt: skip

    told = [reason.text for reason in iter_reasons(rule(load_case(record)).reasons)]

    assert any("The club ruff that was announced never comes about." in text for text in told)


def test_a_ruff_that_is_made_is_not_missed():
    record = {**MASTER_TRUMP, "deal": "N:8.4.3. 9.5.6. A.A..7 .6.7.K", "statement": "Ruff a club"}

    told = [reason.text for reason in iter_reasons(rule(load_case(record)).reasons)]

    assert not any("never comes about" in text for text in told)


def test_a_defender_with_one_card_to_play_is_not_said_to_choose_it():
    record = {
        **MASTER_TRUMP, "contract": "3NT", "deal": "N:5... J... K... AQ...", "claimer": "E", "turn": "W",
        "trick": ["S4", "S3", "S2"], "statement": "both ours",
    }  # fmt: skip

    ruling = rule(load_case(record))

    assert [play.reason for play in ruling.outcome.decisive.result.line if play.seat.letter == "E"] == ["forced"]


def test_a_loser_that_is_thrown_is_ordinary_play_and_no_winner_that_he_does_not_know_of():
    ruling = ruled(MASTER_TRUMP, deal="N:.32..2 .5.4.3 A..K.A .4.2.9", claimed=3, contract="3NT")
    thrown = [why for trick in ruling_record(ruling).worst_line for why in trick.why if "throws" in why.text]

    assert thrown
    assert all(why.cite is not None and why.cite.rule == "DEF-1" for why in thrown)
