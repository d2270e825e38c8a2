"""Whatever is typed gives a record that fits its schema: no traceback, no hang."""

import random

import pytest

from nlclaim.language import parse_statement
from nlclaim.reading import Context, interpret, interpret_statement
from nlclaim.reading.records import statement_record

_WORDS = [
    "draw",
    "trumps",
    "then",
    "cash",
    "two",
    "hearts",
    "and",
    "a",
    "spade",
    ",",
    ".",
    "ruff",
    "in",
    "dummy",
    "if",
    "the",
    "queen",
    "drops",
    "otherwise",
    "you",
    "get",
    "rest",
    "mine",
    "one",
    "down",
    "but",
    "except",
    "all",
    "ace",
    "king",
    "of",
    "clubs",
    "AK",
    "S",
    "A",
    "x",
    "10",
    "no",
    "sorry",
    "first",
    "before",
    "after",
    "finally",
    "at",
    "the",
    "end",
    "finesse",
    "not",
    "♠",
    "@S",
    "3-2",
    "+1",
    "=",
    "(",
    "[",
    "]",
    '"',
    "'",
    "over",
    "to",
    "with",
    "on",
    "for",
    "dummy's",
    "I'll",
    "he",
    "says",
    "claims",
    "hang",
    "on",
    "wait",
    "of",
    "plus",
    "minus",
    "trump",
    "losing",
    "4",
    "u",
]
_CHARACTERS = "abc ♠♥💥\u202e\u0000\x07٣²½éß中ﬁＡ１\n\t.,'’\"&;#x-–—_@!?%$/\\()[]{}<>*~^`|="


def _random_text(source: random.Random, sort: int) -> str:
    if sort == 0:
        return "".join(source.choice(_CHARACTERS) for _ in range(source.randint(0, 60)))
    if sort == 1:
        return " ".join(source.choice(_WORDS) for _ in range(source.randint(0, 40)))
    if sort == 2:
        return "".join(chr(source.randint(0, 0xD7FF)) for _ in range(source.randint(0, 40)))
    return "".join(source.choice(_WORDS) + source.choice(["", " ", ",", "-"]) for _ in range(source.randint(0, 30)))


def test_ten_thousand_random_texts_give_valid_records() -> None:
    source = random.Random(68)
    for number in range(10_000):
        text = _random_text(source, number % 4)
        record = statement_record(interpret(text))
        assert all(0 <= start <= end <= len(text) for start, end in record.unread), text
        assert all(text[step.span[0] : step.span[1]] for step in record.steps), text


@pytest.mark.parametrize(
    "text",
    [
        "claim plus two and jack of spades and run it",
        "there's a for you the finish, then remaining tricks are ours",
        "Not the queen; play low. or when the jack of spades shows it's four spade otherwise three",
        "I gave you a trick to the queen of trumps, you've taken your ace, I draw trumps, now you've taken the king",
    ],
)
def test_statements_run_into_one_another_are_read(text: str) -> None:
    """Found by running two statements together and leaving words out."""
    assert interpret(text, words_alone=True).first.kind != "unclear"


@pytest.mark.parametrize(
    "text",
    [
        "you have the king so " + "the a my take " * 500,
        "there's " + "then so well " * 500 + "a problem",
        "the rest are " + "... oh no wait " * 500,
        "losers: " + "and then so " * 500,
        "what? " + "a" * 4000,
        "♠" * 6000,
    ],
    ids=["finesse", "problem", "breaking off", "joints", "one word asked", "suit symbols"],
)
@pytest.mark.parametrize("role", ["declarer", "defender"])
def test_words_said_over_and_over_come_to_an_end(text: str, role: str) -> None:
    """A pattern of which two parts fit the same words would try all ways to share them out, and not end."""
    assert interpret_statement(parse_statement(text), Context(claimer_role=role)).first.text


@pytest.mark.parametrize(
    "text",
    [
        "a" * 1_000_000,
        "(" * 1_000_000,
        "a-" * 500_000,
        "♠A" * 300_000,
        "cash a heart first " * 50_000,
        "then " * 200_000,
    ],
    ids=["letter", "bracket", "hyphens", "cards", "first", "then"],
)
def test_a_megabyte_is_read_to_its_bound(text: str) -> None:
    """It ends, and says what it did not read: work that grew with the square of the length would not end."""
    assert interpret(text).first.unread
