"""Slips of the finger: what is put right, and what is left as it stands."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from nlclaim.language import parse_statement
from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.spelling import guess_word, how_easily
from nlclaim.resources import read_resource
from training.words import count_words

_SLIPS = {
    "trums": "trumps", "triks": "tricks", "sades": "spades", "eleen": "eleven", "othes": "others",
    "dimaonds": "diamonds", "tmrups": "trumps", "cnoceded": "conceded", "deence": "defence", "parnter": "partner",
    "unlses": "unless", "befroe": "before", "nohting": "nothing", "wecome": "welcome", "caiming": "claiming",
    "frgot": "forgot", "trmps": "trumps", "ruf": "ruff", "makin": "making",
}  # fmt: skip


@pytest.mark.parametrize(("typed", "meant"), _SLIPS.items())
def test_slip_is_put_right(typed: str, meant: str) -> None:
    guess = guess_word(typed)
    assert guess is not None
    assert guess.meant == meant


@pytest.mark.parametrize(
    "word", ["tired", "depend", "matter", "saves", "holds", "mater", "players", "zzyzx", "excepted"]
)
def test_good_or_unknown_word_is_left_alone(word: str) -> None:
    assert guess_word(word) is None


def test_how_often_a_word_is_said_is_counted_in_the_corpus() -> None:
    shipped: dict[str, int] = json.loads(read_resource("corpus", "words.json"))
    counted, known = count_words(), load_lexicon().vocabulary
    again = {word: counted.get(word) for word in shipped if word in known}
    assert again == {word: shipped[word] for word in again}  # whoever adds a word to the lexicon need not count


@st.composite
def _alike(draw: st.DrawFn) -> tuple[str, str]:
    """Two words that are one, two or three changes of a letter apart, or none."""
    typed = meant = draw(st.text("abet", min_size=4, max_size=7))
    for _ in range(draw(st.integers(1, 3))):
        at, letters = draw(st.integers(0, len(meant))), draw(st.text("abet", max_size=2))
        meant = meant[:at] + letters + meant[at + draw(st.integers(0, 2)) :]
    return typed, meant


@given(_alike())
def test_a_slip_is_one_letter_lost_added_exchanged_or_moved(words: tuple[str, str]) -> None:
    typed, meant = words
    a_rank_in_front = typed[1:] == meant and typed[:1] in "at" and typed[:1] != typed[1:2]  # "tspades": the ten
    assert (how_easily(typed, meant) > 0) == (OSA.distance(typed, meant) == 1 and not a_rank_in_front)


@pytest.mark.parametrize("typed", ["trups", "jearts", "apades", "hearst", "clybs"])
def test_a_slip_in_the_first_letter_is_put_right_with_a_doubt(typed: str) -> None:
    guess = guess_word(typed)
    assert guess is not None
    assert guess.meant in ("trumps", "hearts", "spades", "clubs")
    assert guess.confidence < 0.85


def test_every_correction_is_recorded() -> None:
    found = parse_statement("trums, then diamodns, I cnocede a club").corrections
    assert [(each.text, each.meant, each.why) for each in found] == [
        ("trums", "trumps", "misspelt"), ("diamodns", "diamonds", "misspelt"), ("cnocede", "concede", "misspelt"),
    ]  # fmt: skip


def test_capital_makes_a_name_only_inside_a_sentence() -> None:
    assert [each.meant for each in parse_statement("Diamodns are good").corrections] == ["diamonds"]
    assert not parse_statement("they were told by Harttson").corrections


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("your get a spade at the and", [("your", "you"), ("and", "end")]),
        ("there out of trumps", [("there", "they 're")]),
        ("the rest of mine", [("of", "are")]),
        ("the rest or mine", [("or", "are")]),
        ("i'll pull there last trump", [("there", "their")]),
        ("one for you too for me", [("too", "two")]),
        ("♠AKD ♥AB", [("♠AKD", "SAKQ"), ("♥AB", "HAJ")]),
        ("AR de pique, D de coeur", [("AR de pique", "SAK"), ("D de coeur", "HQ")]),
        ("♠AV", []),
    ],
)
def test_what_is_settled_by_the_words_beside_it_is_recorded(text: str, corrected: list[tuple[str, str]]) -> None:
    assert [(each.text, each.meant) for each in parse_statement(text).corrections] == corrected
