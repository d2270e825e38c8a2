"""Rulings on cases that are alike: told otherwise, turned round, or changed in a way whose sense is known.

Each relation takes composed cases of few cards, changes the record and says how the award may move. They hold of every
composed case but those that a relation leaves out; a sample is tried by default, all of them with `--slow`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case, record_of
from nlclaim.ruling.model import Ruling

pytestmark = pytest.mark.property
CASES = Path(__file__).parent.parent.parent / "corpus" / "cases.jsonl"
SEATS: Final = "NESW"
SUITS: Final = "SHDC"
RANKS: Final = "23456789TJQKA"
SPOTS: Final = 8
"""How many ranks are below the ten: which of them a card has says nothing, but for the order."""
FEW: Final = 4
"""Tricks left in the cases that are tried: such are ruled on at once."""
SAMPLE: Final = 20
Record = dict[str, Any]
Hands = dict[str, list[set[str]]]
Relation = Callable[[Record, Random], Iterator[Record]]


@cache
def cases() -> tuple[Record, ...]:
    """The composed cases with few tricks left, without what is known of their result."""
    rows = (json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines())
    short = (row for row in rows if row.get("play") is None and tricks_left(row) <= FEW)
    return tuple({key: row[key] for key in row if key not in ("expected", "confidence", "meta")} for row in short)


def hands_of(row: Record) -> Hands:
    first, rest = row["deal"].split(":")
    begin = SEATS.index(first)
    return {
        SEATS[(begin + place) % 4]: [set(cards) for cards in hand.split(".")] for place, hand in enumerate(rest.split())
    }


def deal_of(hands: Hands) -> str:
    return "N:" + " ".join(".".join("".join(sorted(cards)) for cards in hands[seat]) for seat in SEATS)


def tricks_left(row: Record) -> int:
    return max(sum(map(len, hand)) for hand in hands_of(row).values())


def side_of(seat: str) -> str:
    return "NS" if seat in "NS" else "EW"


def summary(ruling: Ruling, more: int = 0) -> tuple[object, ...]:
    """What two rulings on the same claim have in common; `more`: tricks that the second one has besides."""
    awarded = None if ruling.awarded is None else ruling.awarded - more
    by_authority = {name: tricks - more for name, tricks in ruling.by_authority.items()}
    return awarded, by_authority, ruling.certainty, frozenset(point.awarded - more for point in ruling.open_points)


NAMES_SEATS = re.compile(r"\b(?:North|South|East|West|[NESW]|north|south|east|west)\b")
NAMES_SUITS = re.compile(
    r"spade|heart|diamond|club|major|minor|\bred\b|black|[♠♥♦♣!]|\b[shdc]\b|\b[SHDC][AKQJT2-9]", re.I
)
NAMES_RANKS = re.compile(r"\b(?:two|deuce|three|four|five|six|seven|eight|nine)s?\b|[2-9]", re.I)


def turned(row: Record, random: Random) -> Iterator[Record]:
    """The table turned."""
    if NAMES_SEATS.search(row["statement"]):
        return
    by = random.randrange(1, 4)

    def seat(old: str) -> str:
        return SEATS[(SEATS.index(old) + by) % 4]

    hands = {seat(old): hand for old, hand in hands_of(row).items()}
    shown_out = {seat(old): suits for old, suits in (row.get("shown_out") or {}).items()}
    seats = {key: seat(row[key]) for key in ("claimer", "declarer", "turn")}
    yield {**row, **seats, "deal": deal_of(hands), "shown_out": shown_out}


def renamed(row: Record, random: Random) -> Iterator[Record]:
    """The suits renamed."""
    if NAMES_SUITS.search(row["statement"]):
        return
    names = random.sample(SUITS, 4)

    def suit(old: str) -> str:
        return names[SUITS.index(old)]

    hands = {seat: [hand[names.index(name)] for name in SUITS] for seat, hand in hands_of(row).items()}
    level, strain = row["contract"][0], row["contract"][1:]
    contract = level + (suit(strain[0]) + strain[1:] if strain[0] in SUITS and strain[:2] != "NT" else strain)
    yield {
        **row,
        "deal": deal_of(hands),
        "contract": contract,
        "trick": [suit(card[0]) + card[1] for card in row.get("trick") or ()],
        "shown_out": {seat: [suit(each) for each in suits] for seat, suits in (row.get("shown_out") or {}).items()},
    }


def other_spots(row: Record, random: Random) -> Iterator[Record]:
    """Other cards below the ten, in the same order."""
    if NAMES_RANKS.search(row["statement"]):
        return
    hands, trick = hands_of(row), row.get("trick") or []
    instead: dict[tuple[int, str], str] = {}
    for number, name in enumerate(SUITS):
        held = {rank for hand in hands.values() for rank in hand[number]} | {c[1] for c in trick if c[0] == name}
        spots = [rank for rank in RANKS[:SPOTS] if rank in held]
        places = sorted(random.sample(range(SPOTS), len(spots)))
        instead |= {(number, old): RANKS[new] for old, new in zip(spots, places, strict=True)}
    changed = {
        seat: [{instead.get((number, rank), rank) for rank in cards} for number, cards in enumerate(hand)]
        for seat, hand in hands.items()
    }
    played = [card[0] + instead.get((SUITS.index(card[0]), card[1]), card[1]) for card in trick]
    yield {**row, "deal": deal_of(changed), "trick": played}


def number_elsewhere(row: Record, random: Random) -> Iterator[Record]:
    """The number as what is conceded, or as "rest"; silence that claims all without any."""
    if row.get("conceded") is not None or not isinstance(row["claimed"], int):
        return
    conceded = tricks_left(row) - row["claimed"]
    yield {**row, "conceded": conceded}
    yield {**row, "claimed": None, "conceded": conceded}
    if not conceded:
        yield {**row, "claimed": "rest"}
        if not row["statement"]:
            yield {**row, "claimed": None}


def written_again(row: Record, random: Random) -> Iterator[Record]:
    """The record that is made of the case."""
    yield json.loads(record_of(load_case(row)).model_dump_json(by_alias=True, exclude_none=True))


def said_in_words(row: Record, random: Random) -> Iterator[Record]:
    """Words that claim all for silence that does."""
    if row["statement"] or row["claimed"] != tricks_left(row):
        return
    for words in ("The rest are mine.", "all mine", "I claim the rest"):
        yield {**row, "statement": words}


def own_voids_shown(row: Record, random: Random) -> Iterator[Record]:
    """The voids of declarer's side, which he sees in any case, said to have been shown."""
    if row["claimer"] != row["declarer"]:
        return
    shown_out = dict(row.get("shown_out") or {})
    for seat in side_of(row["declarer"]):
        voids = {SUITS[number] for number, cards in enumerate(hands_of(row)[seat]) if not cards}
        shown_out[seat] = sorted(voids | set(shown_out.get(seat, ())))
    yield {**row, "shown_out": shown_out}


ALIKE = (turned, renamed, other_spots, number_elsewhere, written_again, said_in_words, own_voids_shown)


def changes(relation: Relation, slow: bool) -> Iterator[tuple[Record, Record]]:
    """The cases that a relation says something of, with what it makes of them: a sample, or all."""
    random, found = Random(relation.__name__), 0
    for row in random.sample(cases(), len(cases())):
        for changed in relation(row, random):
            found += 1
            yield row, changed
        if found >= SAMPLE and not slow:
            return


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("relation", ALIKE)
def test_the_same_claim_told_otherwise_is_ruled_on_alike(relation: Relation, slow: bool) -> None:
    for row, changed in changes(relation, slow):
        assert summary(ruled(changed)) == summary(ruled(row)), changed


def found_unaware(row: Record, random: Random) -> Iterator[Record]:
    """A finding that he did not know of a trump."""
    if (row.get("facts") or {}).get("unaware_of_trump") is None:
        yield {**row, "facts": {**(row.get("facts") or {}), "unaware_of_trump": True}}


def novice(row: Record, random: Random) -> Iterator[Record]:
    """A finding that he is a novice."""
    if not {"class", "player_class"} & {key for key, found in (row.get("facts") or {}).items() if found}:
        yield {**row, "facts": {**(row.get("facts") or {}), "class": "novice"}}


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("relation", [found_unaware, novice])
def test_a_finding_against_claimer_awards_no_more(relation: Relation, slow: bool) -> None:
    for row, changed in changes(relation, slow):
        before, after = ruled(row).awarded, ruled(changed).awarded
        assert before is None or after is None or after <= before, changed


def with_forced_trick(row: Record, random: Random) -> Iterator[Record]:
    """A trick in progress of a suit that nobody else has, which claimer's side wins with the card it has to play."""
    hands = hands_of(row)
    used = {number for hand in hands.values() for number, cards in enumerate(hand) if cards}
    used |= {SUITS.index(row["contract"][1])} if row["contract"][1:3] != "NT" else set()
    used |= {SUITS.index(suit) for suits in (row.get("shown_out") or {}).values() for suit in suits}
    ours = side_of(row["claimer"]) == side_of(row["turn"])
    spare = [number for number in range(4) if number not in used]
    said = re.search(r"\b(?:this|that|now|trick)\b", row["statement"], re.I)
    objected = (row.get("facts") or {}).get("partner_objected")
    if not spare or not ours or said or objected or row.get("trick") or not isinstance(row["claimed"], int):
        return
    hands[row["turn"]][spare[0]].add("A")
    trick = [SUITS[spare[0]] + rank for rank in "543"]
    if row["law"] != "rubber":
        yield {**row, "deal": deal_of(hands), "trick": trick, "claimed": row["claimed"] + 1}


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_trick_in_progress_without_a_choice_adds_that_trick(slow: bool) -> None:
    for row, changed in changes(with_forced_trick, slow):
        assert summary(ruled(changed), more=1) == summary(ruled(row)), changed


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_what_an_authority_is_compared_at_it_awards(slow: bool) -> None:
    for row, _ in changes(written_again, slow):
        compared = ruled(row).by_authority
        for name in compared:
            own = ruled({**row, "authority": name})
            assert own.awarded == compared[name], (name, row)


def ruled(row: Record) -> Ruling:
    return rule(load_case(row), seconds=None)
