"""Words, cards and suit symbols are cut where a bridge player would cut them, with the offsets of the text."""

import pytest

from nlclaim.language.notation import parse_card_word, suit_of_mark
from nlclaim.language.tokenizer import plain_text, split_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("I'll ruff", ["I", "'ll", "ruff"]),
        ("don't finesse", ["do", "n't", "finesse"]),
        ("dummy's good", ["dummy", "'s", "good"]),
        ("♠AK, A♥", ["♠AK", ",", "A♥"]),
        ("@H10 and !s", ["@H10", "and", "!s"]),
        ("&spades;K", ["&spades;K"]),
        ("trumps 3-2", ["trumps", "3-2"]),
        ("+1", ["+1"]),
        ("-2 down", ["-2", "down"]),
        ("cross-ruff", ["cross-ruff"]),
        ("10♠", ["10♠"]),
        ("AHKHQH", ["AH", "KH", "QH"]),
        ("AsKs and SAHK", ["As", "Ks", "and", "SA", "HK"]),
        ("HACK, ACTS, SACK", ["hack", ",", "acts", ",", "sack"]),
        ("", []),
        ("  \n ", []),
    ],
)
def test_text_is_cut_into_bridge_words(text: str, words: list[str]) -> None:
    assert [word.plain for word in split_words(text)] == words


def test_offsets_are_those_of_the_text_as_given() -> None:
    text = "ＡＫ of ♤ then “rest”"
    assert all(plain_text(text)[word.start : word.end] == word.plain for word in split_words(text))
    assert len(plain_text(text)) == len(text)


@pytest.mark.parametrize(
    ("word", "cards"),
    [
        ("SA", "S:A"), ("SAK", "S:AK"), ("AS", "S:A"), ("H10", "H:T"), ("♦KQ", "D:KQ"), ("J@S", "S:J"),
        ("AKQx", "?:AKQ"), ("T98", "?:T98"), ("T9", "?:T9"), ("T3", None),
        ("akq", "?:AKQ"), ("as", None), ("ha", None), ("at", None), ("ruff", None), ("DK", "D:K"), ("QJ♥", "H:QJ"),
    ],
)  # fmt: skip
def test_card_words_are_read(word: str, cards: str | None) -> None:
    assert parse_card_word(word) == cards


@pytest.mark.parametrize(
    ("mark", "suit"),
    [("♠", "S"), ("♥\ufe0f", "H"), ("@D", "D"), ("!c", "C"), ("&hearts;", "H"), ("&#9824;", "S"), ("x", None)],
)
def test_suit_marks_of_all_kinds_are_known(mark: str, suit: str | None) -> None:
    assert suit_of_mark(mark) == suit
