"""The kind by statements that are like it: when it speaks, what it leaves, and what it never touches."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.language import parse_statement
from nlclaim.reading import interpret
from nlclaim.reading.likeness import features_of, likeness_by, load_kinds, telling_words, weigh_kinds, weighed

ORDER = "Keep going with the clubs, please, all of them."


def test_an_order_to_dummy_that_reads_like_a_claim_is_none_and_the_words_are_told() -> None:
    first, by_words = interpret(ORDER).readings

    assert (first.kind, by_words.kind) == ("not_a_claim", "claim")
    assert first.likeness is not None
    assert first.likeness > 0.9
    assert not first.claimed.is_said
    assert by_words.claimed.all
    assert by_words.likeness is None
    assert "please" in by_words.because


def test_words_alone_leave_it_as_the_grammar_reads_it() -> None:
    (only,) = interpret(ORDER, words_alone=True).readings

    assert only.kind == "claim"
    assert only.likeness is None


def test_of_words_not_all_understood_likeness_makes_no_claim() -> None:
    reading = interpret("my cat just walked on the keyboard, apologies").first

    assert reading.unread
    assert reading.kind in ("unclear", "not_a_claim")


@pytest.mark.parametrize("text", ["", "???", "glorp", "asdf qwer", "lorem ipsum dolor sit amet", "x" * 5000])
def test_of_words_that_nobody_knows_nothing_is_made(text: str) -> None:
    assert interpret(text).first.kind == "unclear"


def test_of_what_is_longer_than_all_that_was_annotated_the_words_alone_tell() -> None:
    (only, *_) = interpret("keep going please, " * 40).readings

    assert only.likeness is None


def test_a_suit_and_a_number_count_as_such_and_every_row_has_who_says_it() -> None:
    found = set(features_of(parse_statement("I have five hearts"), "declarer"))
    other = set(features_of(parse_statement("I have nine diamonds"), "declarer"))

    assert {"@declarer", "have", "NUMBER SUIT", "~PERSON:me VERB:have.base", "have NUMBER SUIT"} <= found
    assert found == other


def test_trumps_are_no_suit_among_others() -> None:
    assert "draw TRUMPS" in set(features_of(parse_statement("draw trumps"), None))


def test_what_the_grammar_read_and_what_the_words_are_like_are_weighed_against_each_other() -> None:
    model = load_kinds()
    even = dict.fromkeys(model.kinds, 1 / len(model.kinds))

    assert max(weigh_kinds(model, even, "concession").items(), key=lambda each: each[1])[0] == "concession"
    sure = {kind: 0.96 if kind == "not_a_claim" else 0.008 for kind in model.kinds}
    assert max(weigh_kinds(model, sure, "unclear").items(), key=lambda each: each[1])[0] == "not_a_claim"


def test_the_words_that_tell_are_words_of_the_statement() -> None:
    told = telling_words(parse_statement(ORDER), None, "not_a_claim", "claim")

    assert told
    said = ORDER.lower().replace("clubs", "SUIT").replace(",", " ,").replace(".", " .")
    assert all(words in said for words in told)


@given(st.text(max_size=80), st.sampled_from(["declarer", "defender", None]))
def test_probabilities_add_up_to_one_whatever_is_said(text: str, role: str | None) -> None:
    statement = parse_statement(text)

    assert sum(likeness_by(load_kinds(), statement, role).values()) == pytest.approx(1)
    assert sum(weighed("claim", statement, role).values()) == pytest.approx(1)


def test_the_weights_know_every_kind_that_is_annotated() -> None:
    corpus = Path(__file__).parents[2] / "corpus" / "blind.jsonl"
    kinds = {json.loads(line)["expected"]["kind"] for line in corpus.read_text("utf-8").splitlines()}

    assert kinds == set(load_kinds().kinds) == set(load_kinds().read_as)
