"""Passages about claims: each kind told from what only looks like it, whose claim it is, and in which words."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from nlclaim.bridge.board import Board, Ending, Remark
from nlclaim.bridge.notation import parse_deal
from nlclaim.logs.finding import Passage, find_passage, find_passages
from nlclaim.logs.finding.passages import CLAIMS
from nlclaim.logs.finding.rules import load_rules, token_pattern

LABELS = Path(__file__).parent.parent.parent / "corpus" / "remarks.jsonl"
DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
BOARD = Board(parse_deal(DEAL), ending=Ending.CLAIMED, names=("Larsson", "Okafor", "T Lindqvist", "Moreau"))


def find(text: str, *, at_the_end: bool = True, speaker: str = "vugraph12") -> Passage | None:
    """The passage in a remark made when the play stopped, or before the last card was played."""
    remark = Remark(text, cards_played=0, speaker=speaker, after_ending=at_the_end)
    board = BOARD if at_the_end else replace(BOARD, ending=Ending.STOPPED)
    return find_passage(text, remark, board)


KINDS = [
    ("Moreau claims on the heart hook", "claim"),
    ("claimed the remainder", "claim"),
    ("quick claim by East, making nine", "claim"),
    ("she claims, saying she will pitch a diamond", "claim"),
    ("declarer faced his hand", "claim"),
    ("claiming the rest except a spade", "claim_and_concession"),
    ("claims, giving up two clubs", "claim_and_concession"),
    ("remaining tricks losing one", "claim_and_concession"),
    ("East concedes one down", "concession"),
    ("conceded a heart and a club", "concession"),
    ("oops, wrong claim, it was eight tricks", "slip"),
    ("misclaimed, sorry, making four", "slip"),
    ("West did not accept the claim", "dispute"),
    ("claimed, but the director has been called", "dispute"),
    ("at the other table they claimed ten", "elsewhere"),
    ("he claimed on board 14 too", "elsewhere"),
    ("declarer can claim", "talk"),
    ("why not claim", "talk"),
    ("should have claimed two tricks ago", "talk"),
    ("no claim yet", "talk"),
    ("players who want to claim must show their cards", "talk"),
    ("South claims that there was a hesitation", "other_sense"),
    ("they conceded 11 imps there", "other_sense"),
    ("his hand claims 100 honours", "other_sense"),
    ("they all agree to ten", "agreement"),
]


@pytest.mark.parametrize(("text", "kind"), KINDS, ids=[text for text, _ in KINDS])
def test_what_a_remark_is(text: str, kind: str) -> None:
    passage = find(text)
    assert passage is not None
    assert passage.kind == kind, (passage.rule, passage.because)


@pytest.mark.parametrize(
    "text",
    ["what a nice lead", "the rest of the field is in three notrump", "disclaimer: spots are guessed", "", "♠♠♠"],
)
def test_what_has_nothing_to_do_with_a_claim(text: str) -> None:
    assert find(text) is None


WORDS = [
    ("Moreau claims on the heart hook", "W", "on the heart hook", "indirect", True),
    (
        "claims, saying he will ruff a spade and draw trumps",
        None,
        "he will ruff a spade and draw trumps",
        "indirect",
        True,
    ),
    ("declarer said that she crosses to dummy ... and claims", "declarer", None, "indirect", True),
    ('Lindqvist claims: "two hearts and the ace"', "S", "two hearts and the ace", "direct", True),
    ("N claimed nine tricks", "N", "nine tricks", "indirect", False),
    ("claim by Okafor, making ten", "E", "making ten", "indirect", False),
    ("cashed the spades and claimed", None, None, None, False),
    ("Larsson claimed before anybody had thought about it", "N", None, None, False),
    ("claimed on the lead", None, None, None, False),
    ("the opponents claim", None, None, None, False),
    ("losing a club and a heart", None, "losing a club and a heart", "indirect", True),
    ("he asked whether trumps were 2-2 and claimed on a squeeze", None, None, "indirect", True),
]


@pytest.mark.parametrize(("text", "claimer", "words", "speech", "line"), WORDS, ids=[row[0] for row in WORDS])
def test_whose_claim_in_which_words(text: str, claimer: str, words: str, speech: str, line: bool) -> None:
    passage = find(text)
    assert passage is not None
    assert passage.kind in CLAIMS
    assert (passage.claimer, passage.speech, passage.states_line) == (claimer, speech, line)
    if words is not None or speech is None:
        assert passage.said == words
    assert passage.statement is None or passage.statement in text


def test_play_that_is_over_is_no_plan() -> None:
    passage = find("North cashed three diamonds and claimed the rest")
    assert passage is not None
    assert passage.said == "the rest"
    assert not passage.states_line


def test_before_the_end_a_bare_claim_is_advice() -> None:
    said = find("draw trumps and claim", at_the_end=False)
    assert said is not None
    assert said.kind == "talk"


def test_a_claim_before_a_card_was_played_speaks_of_another_board() -> None:
    remark = Remark("claimed the remaining tricks", cards_played=0)
    board = replace(BOARD, play=tuple(BOARD.hands[0])[:2])
    passage = find_passage(remark.text, remark, board)
    assert passage is not None
    assert passage.kind == "elsewhere"


def test_prose_is_read_by_the_sentence() -> None:
    text = 'Declarer claimed, saying "all the hearts". East did not accept that claim.'
    kinds = [passage.kind for passage in find_passages([Remark(text, 0)])]
    assert kinds == ["claim", "dispute"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Dubois claimed the rest with a trump still out.", "claim"),
        ("South then conceded a diamond.", "concession"),
        ("A claim or a concession ends the play.", "talk"),
        ("If a player concedes a trick that he has won, it is given back.", "talk"),
        ("Notes on claims", "talk"),
        ("Every defender who claims should name his cards.", "talk"),
    ],
)
def test_prose_speaks_of_claims_in_general(text: str, kind: str) -> None:
    (passage,) = find_passages([Remark(text, 0)])
    assert passage.kind == kind, (passage.rule, passage.because)


def test_what_is_said_at_the_table_is_a_claim_though_nobody_says_so() -> None:
    said = ["How are you all tonight?", "Trumps are drawn, the rest are mine.", "That was a good lead.", "I claim ten."]
    remarks = [Remark(text, 0, speaker="South", seconds=(place, place + 1.0)) for place, text in enumerate(said)]
    found = list(find_passages(remarks))
    assert [passage.text for passage in found] == [said[1], said[3]]
    assert (found[0].claimer, found[0].speech) == ("S", "direct")


def test_every_kind_is_shown() -> None:
    found = [passage for text, _ in KINDS if (passage := find(text)) is not None]
    assert {rule.kind for rule in load_rules()} <= {passage.kind for passage in found}
    assert len({passage.rule for passage in found}) >= 10


def test_patterns_say_what_the_file_explains() -> None:
    assert token_pattern("claim* by?") == [{"LOWER": {"REGEX": "^(?:claim\\w*)$"}}, {"LOWER": "by", "OP": "?"}]
    assert token_pattern("no .. claim") == [{"LOWER": "no"}, {"OP": "?"}, {"OP": "?"}, {"OP": "?"}, {"LOWER": "claim"}]


def test_labels_name_a_place_and_repeat_no_sentence() -> None:
    labels = [json.loads(line) for line in LABELS.read_text(encoding="utf-8").splitlines()]
    assert len(labels) >= 250
    assert len({(label["file"], label["offset"]) for label in labels}) == len(labels)
    kinds = {rule.kind for rule in load_rules()} | {"none"}
    for label in labels:
        assert set(label) <= {"file", "board", "offset", "sha1", "set", "kind", "claimer", "words", "line", "doubtful"}
        assert label["kind"] in kinds
        assert label["set"] in ("seen", "unseen")
        assert re.fullmatch("[0-9a-f]{12}", label["sha1"])
        assert ("words" in label) == (label["kind"] in CLAIMS)
