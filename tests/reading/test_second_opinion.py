"""Kind and plays by statements that are like it: when they speak, what they leave, and what they never touch."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.language import parse_statement
from nlclaim.plan import PlayPlan, PrecedenceConstraint, Step, Strength, Verb
from nlclaim.reading import Condition, Reading, TrumpMark, interpret
from nlclaim.reading.likeness import (
    features_of,
    load_likeness,
    shares_of_kinds,
    telling_words,
    to_share,
    weigh_kinds,
)
from nlclaim.reading.second_opinion import with_plays
from nlclaim.spans import Span
from training.likeness import features, train

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
    found = features_of(parse_statement("I have five hearts"), "declarer")
    other = features_of(parse_statement("I have nine diamonds"), "declarer")

    assert {"@declarer", "have", "NUMBER SUIT", "~PERSON:me VERB:have.base", "have NUMBER SUIT"} <= found
    assert found == other


def test_trumps_are_no_suit_among_others() -> None:
    assert "draw TRUMPS" in features_of(parse_statement("draw trumps"), None)


def test_what_the_grammar_read_and_what_the_words_are_like_are_weighed_against_each_other() -> None:
    model = load_likeness()
    even = dict.fromkeys(model.read_as, 1 / len(model.read_as))

    assert max(weigh_kinds(model, even, "concession").items(), key=lambda each: each[1])[0] == "concession"
    sure = {kind: 0.96 if kind == "not_a_claim" else 0.008 for kind in model.read_as}
    assert max(weigh_kinds(model, sure, "unclear").items(), key=lambda each: each[1])[0] == "not_a_claim"


def test_the_words_that_tell_are_words_of_the_statement() -> None:
    told = telling_words(load_likeness(), parse_statement(ORDER), "not_a_claim", "claim")

    assert told
    said = ORDER.lower().replace(",", " ,").replace(".", " .")
    assert all(words in said for words in told)


@given(st.text(max_size=80), st.sampled_from(["declarer", "defender", None]))
def test_probabilities_add_up_to_one_whatever_is_said(text: str, role: str | None) -> None:
    model = load_likeness()
    shares = shares_of_kinds(model.scores(features_of(parse_statement(text), role)))

    assert sum(shares.values()) == pytest.approx(1)
    assert sum(weigh_kinds(model, shares, "claim").values()) == pytest.approx(1)


def test_the_weights_know_every_kind_that_is_annotated() -> None:
    corpus = Path(__file__).parents[2] / "corpus" / "blind.jsonl"
    kinds = {json.loads(line)["expected"]["kind"] for line in corpus.read_text("utf-8").splitlines()}

    known = {mark.removeprefix("kind:") for mark in load_likeness().bias if mark.startswith("kind:")}
    assert kinds == known == set(load_likeness().read_as)


def test_a_play_that_such_a_statement_hardly_ever_tells_is_none_and_its_words_are_not_understood() -> None:
    text = "The queen of trumps will be declarer's"
    first, by_words = interpret(text).readings[:2]

    assert not first.plan.steps
    assert [step.verb for step in by_words.plan.steps] == [Verb.CONCEDE]
    assert [span.of(text) for span in first.unread] == ["The queen of trumps"]
    assert "hardly ever tells: 'The queen of trumps' (concede)" in by_words.because
    assert (first.kind, first.conceded) == (by_words.kind, by_words.conceded)


def test_a_trick_taken_may_be_led_to_instead() -> None:
    text = "So I've got the ace of spades, the diamonds are all good now, and you're getting the queen of clubs"
    first, by_words = interpret(text).readings[:2]

    assert by_words.plan.steps[0].verb is Verb.WIN
    assert first.plan.steps[0].verb is Verb.CASH
    assert first.plan.steps[0].cards == by_words.plan.steps[0].cards == ("SA",)


def test_what_hangs_on_a_condition_is_numbered_anew() -> None:
    steps = tuple(Step(number, verb, Span(number, number + 1)) for number, verb in enumerate([Verb.WIN, Verb.RUN]))
    edge = PrecedenceConstraint(0, 1, Strength.EXPLICIT, Span(0, 1))
    reading = Reading("ab", plan=PlayPlan(steps, (edge,)), conditions=(Condition("b", Span(1, 2), (0, 1), (1,)),))
    left = with_plays(reading, {0: None})

    assert [(step.id, step.verb) for step in left.plan.steps] == [(0, Verb.RUN)]
    assert left.plan.constraints == ()
    assert [(each.then, each.otherwise) for each in left.conditions] == [((0,), (0,))]
    assert left.unread == (Span(0, 1),)


def test_of_a_play_left_out_whole_words_are_not_understood_and_nothing_is_drawn() -> None:
    text = "haven't drawn"
    step = Step(0, Verb.DRAW, Span(4, len(text)))
    left = with_plays(Reading(text, plan=PlayPlan((step,)), trumps=TrumpMark(drawing="plan")), {0: None})

    assert [span.of(text) for span in left.unread] == [text]
    assert left.trumps.drawing == "none"


def test_the_training_gives_weights_for_marks_that_are_annotated() -> None:
    corpus = Path(__file__).parents[2] / "corpus" / "blind.jsonl"
    rows = [json.loads(line) for line in corpus.read_text("utf-8").splitlines()[:600]]
    model = train(rows, [features(row) for row in rows])

    assert {"verb:cash", "verb:draw", "verb:ruff", "kind:claim", "order:explicit", "claimed:all"} <= model.bias.keys()
    assert model.bias.keys() <= load_likeness().bias.keys()
    scores = model.scores(features_of(parse_statement("I draw trumps"), "declarer"))
    assert to_share(scores["verb:draw"]) > 0.8 > to_share(scores["verb:ruff"])
