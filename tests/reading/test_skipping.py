"""Statements read without one of their words: when, what is told of it, and which words are never left out."""

import random

import pytest

from nlclaim.language.layout import with_replaced
from nlclaim.plan import Verb
from nlclaim.reading import Reading, interpret
from nlclaim.reading.likeness import best_support, marks_of, support
from nlclaim.reading.skipping import Read, with_a_word_skipped
from nlclaim.spans import Span
from tests.reading.wordings import WORDINGS

LINE = "Grab the ace of hearts, then the clubs come running."


def test_a_word_that_turns_the_reading_is_left_out_and_the_reading_by_all_words_comes_second() -> None:
    first, by_words = interpret(LINE).readings[:2]

    assert [(step.verb, step.suit) for step in first.plan.steps] == [(Verb.WIN, "H"), (Verb.CASH, "C")]
    assert [span.of(LINE) for span in first.unread] == ["come"]
    assert [step.suit for step in by_words.plan.steps] == ["H", None]
    assert by_words.because == "by its words one by one, 'come' among them"
    assert [step.span.of(LINE) for step in first.plan.steps] == ["the ace of hearts", "the clubs come running"]


def test_the_words_alone_leave_none_out() -> None:
    first = interpret(LINE, words_alone=True).first

    assert "come" not in [span.of(LINE) for span in first.unread]


def read_as(kinds: dict[str, str]) -> tuple[list[str], Read]:
    """What a reader was asked to read, and the reader, which knows of some texts which kind they are."""
    asked: list[str] = []

    def read(text: str) -> Reading:
        asked.append(text)
        return Reading(text, kinds.get(text, "unclear"))

    return asked, read


def test_a_likely_reading_stands_and_nothing_else_is_tried() -> None:
    first = Reading("the rest are mine", "claim")
    asked, read = read_as({})

    assert with_a_word_skipped(first, dict.fromkeys(marks_of(first), 3.0), read) is None
    assert asked == []


def test_no_word_is_left_out_that_names_a_card_counts_denies_or_puts_a_condition() -> None:
    text = "if not two hearts or the rest except the king maybe"
    asked, read = read_as({})
    unlikely = {"kind:claim": 20.0} | dict.fromkeys(marks_of(Reading(text)), -20.0)

    assert with_a_word_skipped(Reading(text), unlikely, read) is None
    kept = {"if", "not", "two", "hearts", "or", "rest", "except", "king", "maybe"}
    assert asked
    assert all(kept <= set(shorter.split()) for shorter in asked)


@pytest.mark.parametrize(("by_words", "without", "taken"), [
    ("not_a_claim", "claim", True), ("claim", "concession", False), ("concession", "claim", False),
    ("claim", "claim_and_concession", True)])  # fmt: skip
def test_whose_the_tricks_are_is_not_turned_by_leaving_words_out(by_words: str, without: str, taken: bool) -> None:
    first = Reading("well all those", by_words)
    scores = dict.fromkeys(marks_of(first), -20.0) | {f"kind:{without}": 20.0}
    _, read = read_as({" all those": without, "well all ": without})
    skipped = with_a_word_skipped(first, scores, read)

    assert (skipped is not None) is taken
    if skipped is not None:
        assert skipped.reading.kind == without
        assert skipped.reading.text == first.text
        assert skipped.span in skipped.reading.unread


def test_of_words_that_were_not_understood_no_claim_is_made_by_leaving_one_out() -> None:
    first = Reading("glorp those", "unclear", unread=(Span(0, 5),))
    scores = dict.fromkeys(marks_of(first), -20.0) | {"kind:claim": 20.0}
    _, read = read_as({" those": "claim", "glorp ": "claim"})

    assert with_a_word_skipped(first, scores, read) is None


@pytest.mark.parametrize(
    "text",
    [
        "I wish the clubs were running for nine",
        "West is squeezed, he has the ace of hearts and three spades.",
        "test the hearts first if there not free then the club finesse",
        "that's the lot from me",
        "He showed his hand and said they were all his.",
        "ace king queen of clubs, low heart, whatever.",
        "declarer said he cashes high tricks and concedes the last four tricks",
        "Smith has claimed by showing his hand, and the director has been called",
    ],
)
def test_nothing_is_left_out_that_would_turn_the_sense(text: str) -> None:
    """A wish would be a claim, West's cards the claimer's, a finesse denied, all nothing, and a low heart a trick."""
    first, by_words = interpret(text).first, interpret(text, words_alone=True).first

    assert first.unread == by_words.unread
    assert first.plan == by_words.plan
    assert first.conditions == by_words.conditions
    assert first.conceded.all == by_words.conceded.all


@pytest.mark.parametrize("given", ["<b>Grab</b> the ace of hearts, then the&nbsp;clubs  come running.", LINE + "<br>"])
def test_how_a_text_is_set_changes_nothing(given: str) -> None:
    first, plain = interpret(given).first, interpret(LINE).first

    assert [span.of(given) for span in first.unread] == ["come"]
    assert [(step.verb, step.suit, step.cards) for step in first.plan.steps] == [
        (step.verb, step.suit, step.cards) for step in plain.plan.steps
    ]


def test_what_is_quoted_is_what_was_said() -> None:
    text = "Grab the ace of hearts, then &clubs; come running"
    (belief,) = interpret(text).first.beliefs

    assert belief.text == belief.span.of(text) == "&clubs; come running"


def test_a_pause_left_out_is_no_word_that_was_not_understood() -> None:
    text = "well, those"
    _, read = read_as({"well those": "claim"})
    unlikely = dict.fromkeys(marks_of(Reading(text, "not_a_claim")), -20.0) | {"kind:claim": 20.0}
    skipped = with_a_word_skipped(Reading(text, "not_a_claim"), unlikely, read)

    assert skipped is not None
    assert skipped.span.of(text) == ","
    assert skipped.reading.unread == ()


def test_the_best_support_is_that_of_one_mark_of_each_sort_and_of_all_verbs_likelier_than_not() -> None:
    scores = {"kind:claim": -1.0, "kind:unclear": -3.0, "verb:ruff": 2.0, "verb:cash": 1.5, "verb:duck": -4.0}

    assert best_support(scores) == pytest.approx(2.5)
    assert support(scores, ["kind:claim", "verb:ruff", "verb:cash"]) == pytest.approx(2.5)
    assert support(scores, ["kind:unclear", "verb:duck", "verb:throw_in"]) == pytest.approx(-7.0)


def test_of_a_statement_of_many_words_none_is_left_out() -> None:
    text = "then the clubs, " + "and then back to the table, " * 4
    asked, read = read_as({})

    unlikely = {"kind:claim": 20.0} | dict.fromkeys(marks_of(Reading(text)), -20.0)

    assert with_a_word_skipped(Reading(text), unlikely, read) is None
    assert asked == []


def test_spans_of_a_text_with_a_word_left_out_are_those_of_the_text() -> None:
    layout = with_replaced("two er hearts", [(Span(4, 6), "")])

    assert layout.text == "two  hearts"
    assert layout.in_given(Span(5, 11)).of("two er hearts") == "hearts"
    assert layout.in_given(Span(0, 3)).of("two er hearts") == "two"


@pytest.mark.parametrize("word", ["gives", "beat", "kitchen", "when"])
def test_a_word_that_does_not_belong_turns_a_statement_less_often_than_by_the_words_alone(word: str) -> None:
    source = random.Random(68)
    turned_alone = turned = 0
    for text, _ in source.sample(WORDINGS, 120):
        words = text.split()
        words.insert(source.randrange(1, len(words) + 1), word)
        meant = interpret(text).first
        turned_alone += marks_of(interpret(" ".join(words), words_alone=True).first) != marks_of(meant)
        turned += marks_of(interpret(" ".join(words)).first) != marks_of(meant)

    assert turned_alone
    assert turned < 0.9 * turned_alone
