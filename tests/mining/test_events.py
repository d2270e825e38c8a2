"""Events: the words joined to the board, the number on the scale that the board decides, prose with an ending."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nlclaim.logs.mining.events import find_events
from nlclaim.logs.mining.rulings import rule_on_event
from nlclaim.logs.readers import iter_log
from nlclaim.logs.records import LogEntry

from .logs import MD

OVERRIDES = {"law": "2017", "authority": "wbf"}


def board(tmp_path: Path, talk: str, tricks: int = 13, cards: str = "pc|sK|pc|s7|") -> list:
    """The events of a board with some talk in it."""
    path = tmp_path / "match.lin"
    path.write_text(
        f"vg|Final,Set,I,1,1,Home,0,Away,0|\npn|Abel,Benn,Cole,Dorn,Abel,Benn,Cole,Dorn|pg||\n"
        f"qx|o1|md|{MD},|sv|b|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|sT|pc|s3|pc|s2|pc|sA|pg||\n{cards}{talk}mc|{tricks}|pg||\n"
    )
    return [event for item in iter_log(path) if isinstance(item, LogEntry) for event in find_events(item, OVERRIDES)]


@pytest.mark.parametrize(
    ("number", "tricks", "claimed", "scope", "level"),
    [("eleven", 11, 11, "deal", None), ("5", 11, None, None, 5), ("twelve", 13, 12, "remaining", None)],
)
def test_the_board_decides_what_a_bare_number_counts(tmp_path, number, tricks, claimed, scope, level) -> None:
    (event,) = board(tmp_path, f"nt|v1: claims {number} on the club finesse|", tricks)
    assert event.statement is not None
    assert (event.statement.claimed.tricks, event.statement.claimed.scope) == (claimed, scope)
    assert (event.statement.result.level if event.statement.result else None) == level
    assert [step.verb for step in event.statement.steps] == ["finesse"]


def test_a_claim_is_one_event_with_the_fullest_words(tmp_path) -> None:
    talk = "nt|v1: Cole claims|nt|v1: claims, drawing nothing and cashing the clubs|nt|carl: nice claim|"
    (event,) = board(tmp_path, talk)
    assert event.said == "claims, drawing nothing and cashing the clubs"
    assert event.reported_by == "v1"
    assert event.case is not None
    assert event.case.statement == event.said


def test_a_claim_without_words_is_an_event(tmp_path) -> None:
    (event,) = board(tmp_path, "nt|carl: what a hand|")
    assert (event.said, event.statement, event.recorded) == (None, None, 13)


def test_who_claims_is_taken_from_the_names(tmp_path) -> None:
    (event,) = board(tmp_path, "nt|v1: Dorn concedes the rest|", 13)
    assert event.case is not None
    assert event.case.claimer == "E"


def test_disputes_and_slips_are_told(tmp_path) -> None:
    (event,) = board(tmp_path, "nt|v1: wrong claim, sorry|nt|v1: West did not accept the claim|", 12)
    assert [problem.split(":")[0] for problem in event.problems] == [
        "the record is corrected, as the log has it",
        "disputed, as the log has it",
    ]


def test_an_ending_in_a_casebook_is_a_case(tmp_path) -> None:
    path = tmp_path / "book.txt"
    path.write_text(
        "Contract: 3NT by South. South to play.\n\n"
        "        North\n        S 432\n        H 432\n        D 32\n        C -\n"
        "West              East\nS -               S JT9\nH -               H T98\nD T               D 87\n"
        "C AKQJT98         C -\n        South\n        S AKQ\n        H AKQJ\n        D 9\n        C -\n\n"
        'Declarer claimed, saying "hearts and then spades".\n\nA claim is never easy, the author adds.\n'
    )
    (entry,) = (item for item in iter_log(path) if isinstance(item, LogEntry))
    (event,) = find_events(entry, OVERRIDES)
    assert event.case is not None
    assert (event.case.claimer, event.case.turn) == ("S", "S")
    assert event.statement is not None
    assert event.statement.order.stated == "explicit"


def test_prose_without_cards_says_what_is_missing(tmp_path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("Late in the set West claimed the remaining tricks without a word about the trump.\n")
    (entry,) = (item for item in iter_log(path) if isinstance(item, LogEntry))
    (event,) = find_events(entry, OVERRIDES)
    assert event.case is None
    assert event.problems[0].startswith("no position")


def test_what_others_heard_is_no_part_of_the_claimers_statement(tmp_path) -> None:
    said = "all mine (East heard 'drawing trumps, all mine')"
    row = {"deal": "N:2... 3... A... 4...", "contract": "1S", "declarer": "S", "turn": "S", "statement": said}
    path = tmp_path / "rows.jsonl"
    path.write_text(json.dumps(row))
    (entry,) = (item for item in iter_log(path) if isinstance(item, LogEntry))
    (event,) = find_events(entry, OVERRIDES)
    ruled = rule_on_event(event, seconds=None)
    assert event.statement is not None
    assert ruled.ruling is not None
    assert event.statement.text == "all mine"
    assert event.statement.trumps == ruled.ruling.statement.trumps
    assert event.statement.trumps.drawing == "none"
