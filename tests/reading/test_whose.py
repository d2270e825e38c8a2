"""Whose tricks a sentence speaks of follows from its subject, whatever the verb and the wording of the subject."""

from __future__ import annotations

import itertools

import pytest

from nlclaim.language import parse_statement
from nlclaim.reading.interpret import Context
from tests.reading.words import interpret_statement

_OURS_SINGULAR = ("partner", "my partner", "dummy", "the table", "my hand", "our side", "pard")
_OURS_PLURAL = ("I", "we", "me and my partner", "partner and I", "both of us")
_THEIRS_SINGULAR = (
    "your partner", "LHO", "my RHO", "the player on my left", "declarer's LHO", "the defence", "one of you",
    "either of you", "the other side", "your side", "an opponent",
)  # fmt: skip
_THEIRS_PLURAL = ("you", "you two", "they", "the defenders", "the opponents", "opps", "both of you", "the pair of you")

_GET = (
    "gets one", "takes the last trick", "makes the king of trumps", "wins a club", "scores a heart",
    "will come to a spade", "is getting a heart", "has one to come", "'s got a trick in trumps", "can have one",
    "is entitled to a trick", "is due one", "gets a ruff", "has the master trump", "takes two more",
    "will get the rest", "has the king to come", "is owed two",
)  # fmt: skip
_GET_NOTHING = (
    "doesn't get another trick", "won't make a trick", "can't take any more", "gets nothing", "gets no more",
    "has no more tricks", "takes nothing more", "wins none", "is getting nothing", "has nothing",
    "can't win another trick", "has no trick", "doesn't make any more tricks", "isn't getting any",
    "is not entitled to any more", "will never get a trick", "won't see another trick",
)  # fmt: skip
_OF_MANY = {"is": "are", "isn't": "aren't", "has": "have", "'s": "'ve", "doesn't": "don't"}
_RECEIVERS = ("East", "LHO", "your partner", "the defence", "them", "him", "the opponents", "the player on my right")
_OUR_RECEIVERS = ("me", "us", "partner", "our side", "me and my partner")
_GIFTS = (
    "{} for {}", "{} to {}", "only {} for {}", "{} goes to {}", "{} must go to {}", "{} will be for {}",
    "there's {} for {}", "{} still to come for {}", "leaving {} for {}",
)  # fmt: skip
_TRICKS = (
    "one", "one trick", "a heart", "the last trick", "the king of trumps", "two clubs", "the rest", "a trick in hearts",
)  # fmt: skip


def _gifts(receivers: tuple[str, ...]) -> list[str]:
    return [gift.format(*of) for gift in _GIFTS for of in itertools.product(_TRICKS, receivers)]


def _for_many(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """The verbs as they stand behind "we" and "you"."""
    said = (verb.split(" ", 1) for verb in verbs)
    return tuple(f"{_OF_MANY.get(first, first.removesuffix('s'))} {others}" for first, others in said)


def _sentences(subjects: tuple[str, ...], verbs: tuple[str, ...]) -> list[str]:
    return [f"{subject} {verb}".replace(" '", "'") for subject, verb in itertools.product(subjects, verbs)]


def _kind(text: str, role: str = "declarer") -> str:
    return interpret_statement(parse_statement(text), Context(claimer_role=role)).first.kind


_CLAIMS = [
    *_sentences(_OURS_SINGULAR, _GET),
    *_sentences(_OURS_PLURAL, _for_many(_GET)),
    *_sentences(_THEIRS_SINGULAR, _GET_NOTHING),
    *_sentences(_THEIRS_PLURAL, _for_many(_GET_NOTHING)),
]
_CONCESSIONS = [
    *_sentences(_THEIRS_SINGULAR, _GET),
    *_sentences(_THEIRS_PLURAL, _for_many(_GET)),
    *_sentences(_OURS_SINGULAR, _GET_NOTHING),
    *_sentences(_OURS_PLURAL, _for_many(_GET_NOTHING)),
]


@pytest.mark.parametrize("text", _CLAIMS)
def test_what_our_side_gets_and_theirs_does_not_is_claimed(text: str) -> None:
    assert _kind(text) == "claim"


@pytest.mark.parametrize("text", _CONCESSIONS)
def test_what_the_other_side_gets_and_ours_does_not_is_conceded(text: str) -> None:
    assert _kind(text) == "concession"


@pytest.mark.parametrize("text", _gifts(_OUR_RECEIVERS))
def test_what_goes_to_our_side_is_claimed(text: str) -> None:
    assert _kind(text) == "claim"


@pytest.mark.parametrize("text", _gifts(_RECEIVERS))
def test_what_goes_to_the_other_side_is_conceded(text: str) -> None:
    assert _kind(text) == "concession"


_LOSE_NOTHING = ("don't lose another trick", "lose nothing more", "won't lose a trick", "have no losers", "lose none")


@pytest.mark.parametrize("text", _sentences(("I", "we", "partner and I"), _LOSE_NOTHING))
def test_what_our_side_does_not_lose_is_claimed(text: str) -> None:
    assert _kind(text) == "claim"


@pytest.mark.parametrize("text", _sentences(("you", "they", "the defenders", "you two"), _LOSE_NOTHING))
def test_what_the_other_side_does_not_lose_is_conceded(text: str) -> None:
    assert _kind(text) == "concession"


_THEIR_SIDE, _OUR_SIDE = ("declarer", "dummy", "the table", "he", "your partner"), ("partner", "my partner", "our side")
_DEFENDERS_CLAIMS = [*_sentences(_OUR_SIDE, _GET), *_sentences(_THEIR_SIDE, _GET_NOTHING)]
_DEFENDERS_CONCESSIONS = [*_sentences(_THEIR_SIDE, _GET), *_sentences(_OUR_SIDE, _GET_NOTHING)]


@pytest.mark.parametrize("text", [*_DEFENDERS_CLAIMS, *_gifts(_OUR_RECEIVERS)])
def test_what_a_defender_says_his_side_gets_is_claimed(text: str) -> None:
    assert _kind(text, "defender") == "claim"


@pytest.mark.parametrize("text", [*_DEFENDERS_CONCESSIONS, *_gifts(("declarer", "dummy", "him", "you"))])
def test_what_a_defender_says_declarer_or_dummy_gets_is_conceded(text: str) -> None:
    assert _kind(text, "defender") == "concession"


_FOUR = ("I have four", "four for me", "I take four", "I claim four", "I've got four", "I'll make four of these")
_TWO = (
    "you get two", "two for you", "I lose two", "conceding two", "losing two", "you have two", "giving you two",
    "two are yours", "give up two", "two to you", "you can have two", "I give you two",
)  # fmt: skip
_JOINTS = (", ", " and ", " but ", "; ", ". ", ", and ", ", so ", " - ")


def _shared(ours: tuple[str, ...], theirs: tuple[str, ...]) -> list[str]:
    pairs = [pair for each in itertools.product(ours, theirs) for pair in (each, each[::-1])]
    return [first + joint + second for (first, second), joint in itertools.product(pairs, _JOINTS)]


@pytest.mark.parametrize("text", _shared(_FOUR, _TWO))
def test_tricks_are_shared_out_as_said_in_whatever_order(text: str) -> None:
    reading = interpret_statement(parse_statement(text), Context()).first
    assert (reading.kind, reading.claimed.tricks, reading.conceded.tricks) == ("claim_and_concession", 4, 2)


_REST = ("the rest are mine", "I have the rest", "I claim the rest", "I take the rest", "the others are mine")
_ONE = (
    "you get a heart", "a heart for you", "I lose a heart", "losing a heart", "a heart to you", "one to you",
    "you have the king of hearts", "giving you the ace of trumps", "you make a trump", "I give up a club",
)  # fmt: skip


@pytest.mark.parametrize("text", _shared(_REST, _ONE))
def test_one_trick_is_given_and_the_rest_kept(text: str) -> None:
    reading = interpret_statement(parse_statement(text), Context()).first
    assert (reading.kind, reading.conceded.tricks) == ("claim_and_concession", 1)


@pytest.mark.parametrize(
    "said", ["I claim {}", "{} are mine", "I take {}", "{}", "{} for me", "claiming {}", "we get {}"]
)
@pytest.mark.parametrize("left", ["but one", "except one", "bar a heart", "but the ace of trumps", "other than a club"])
def test_what_is_left_out_is_conceded(said: str, left: str) -> None:
    for everything in ("all", "everything", "the rest"):
        assert _kind(said.format(f"{everything} {left}")) == "claim_and_concession"


@pytest.mark.parametrize("text", ["you've got it, ten tricks", "you've made it, ten tricks"])
def test_number_of_the_whole_deal_is_declarers_in_a_defenders_mouth(text: str) -> None:
    assert _kind(text, "defender") == "concession"


@pytest.mark.parametrize("text", ["agreed, nine", "yes that's ten tricks, well played"])
def test_defender_who_agrees_to_a_number_claims_nothing(text: str) -> None:
    assert _kind(text, "defender") == "not_a_claim"


@pytest.mark.parametrize("text", ["I have ten", "that's nine for us", "nine more for us", "we claim nine"])
def test_defender_may_claim_as_many_of_his_own(text: str) -> None:
    assert _kind(text, "defender") == "claim"
