"""Families of sentences: every wording of one thought with every wording of another, all read alike."""

from __future__ import annotations

import itertools

import pytest

from nlclaim.language import parse_statement
from nlclaim.reading import Reading
from nlclaim.reading.interpret import Context
from tests.reading.notation import describe
from tests.reading.words import interpret_statement


def _read(text: str) -> Reading:
    return interpret_statement(parse_statement(text), Context(claimer_role="declarer")).first


_DRAW = (
    ("draw {}", "drawn {}", "drawing {}"), ("pull {}", "pulled {}", "pulling {}"),
    ("take {} out", "taken {} out", "taking {} out"), ("get {} in", "got {} in", "getting {} in"),
    ("get {} out of the way", "got {} out of the way", "getting {} out of the way"),
    ("mop up {}", "mopped up {}", "mopping up {}"), ("mop {} up", "mopped {} up", "mopping {} up"),
    ("clear {} away", "cleared {} away", "clearing {} away"), ("pick up {}", "picked up {}", "picking up {}"),
    ("extract {}", "extracted {}", "extracting {}"), ("sweep {} up", "swept {} up", "sweeping {} up"),
)  # fmt: skip
_TRUMPS = ("trumps", "the trumps", "their trumps", "the last trump", "the outstanding trumps", "the remaining trump")
_DRAW_FIRST = (
    "I {0}, then cash the spades", "I {0} and run the spades", "once I've {1}, the spades are good",
    "after {2}, I cash the spades", "having {1} I cash the spades", "I'll {0} before cashing the spades",
    "{2} then spades", "first I {0}, then spades", "I'm going to {0} and cash spades",
)  # fmt: skip


@pytest.mark.parametrize("forms", _DRAW, ids=lambda forms: forms[0].format("them"))
@pytest.mark.parametrize("frame", _DRAW_FIRST)
def test_trumps_are_drawn_whatever_it_is_called(frame: str, forms: tuple[str, str, str]) -> None:
    if frame.startswith("having") and forms[0].startswith("get "):
        return  # "having got the trumps in": they are in
    for trumps in _TRUMPS:
        reading = _read(frame.format(*(form.format(trumps) for form in forms)))
        assert [str(step.verb) for step in reading.plan.steps] in (["draw", "cash"], ["draw", "run"])
        assert reading.trumps.drawing == "plan"


_SURE = ("ten", "I have ten", "ten tricks", "that's ten", "I claim ten")
_HOPED = ("eleven", "it's eleven", "I have eleven", "I make eleven", "that's eleven", "there are eleven")
_LIES = ("hearts are 3-3", "the king is onside", "West has the king", "the jack drops", "spades break")
_UNDER_CONDITION = (
    "{0}. If {2}, {1}.", "{0}, {1} if {2}", "{1} if {2}, otherwise {0}", "if {2} {1}, otherwise {0}",
    "{0} or {1} if {2}", "{0}, but {1} if {2}", "{0} unless {2}, then {1}", "{0} for sure, {1} if {2}",
    "if {2}, {1}. If not, {0}.",
)  # fmt: skip


@pytest.mark.parametrize("frame", _UNDER_CONDITION)
@pytest.mark.parametrize("hoped", _HOPED)
def test_number_that_hangs_on_the_cards_never_takes_the_place_of_the_sure_one(frame: str, hoped: str) -> None:
    for sure, lie in itertools.product(_SURE, _LIES):
        assert describe(_read(frame.format(sure, hoped, lie))) == "claim c=10d"


_WAYS = (
    "with a heart", "with the ace of hearts", "in hearts", "by ruffing a heart", "using the heart king", "with a trump"
)  # fmt: skip
_TO_DUMMY = (
    "cross to dummy", "get to the table", "go to dummy", "going to dummy", "over to the board", "nip across",
    "I get there", "I'm going over", "come to the table",
)  # fmt: skip
_HOME = ("come to hand", "back to my hand", "come home", "return to hand", "get back to hand")


@pytest.mark.parametrize(("ways", "hand"), [(_TO_DUMMY, "dummy"), (_HOME, "declarer")])
@pytest.mark.parametrize("means", _WAYS)
def test_hand_is_reached_whatever_the_going_is_called(ways: tuple[str, ...], hand: str, means: str) -> None:
    for way in ways:
        first, *others = _read(f"{way} {means}, then the clubs").plan.steps
        assert str(first.verb) in ("cross", "ruff")
        assert first.hand == hand
        assert [step.suit for step in others] == ["C"]


_PLAN = "ruff a heart in dummy, draw trumps and cash the clubs"
_INTENTIONS = (
    "I {}", "I'll {}", "I'm going to {}", "gonna {}", "let me {}", "I just {}", "my plan is to {}", "I propose to {}",
    "what I do is {}", "all I do is {}", "the idea is to {}", "I have to {}", "I can {}", "I'm about to {}",
    "declarer said he would {}", "South stated that he would {}", "she said she'd {}",
)  # fmt: skip


@pytest.mark.parametrize("intention", _INTENTIONS)
def test_plan_is_the_same_however_it_is_announced(intention: str) -> None:
    assert describe(_read(intention.format(_PLAN))) == describe(_read(f"I {_PLAN}"))


_CLAIMS = (
    "I draw trumps", "I have nine tricks", "I cash the hearts", "I make it", "ten tricks", "I ruff a heart in dummy",
    "the rest are mine", "I claim", "draw trumps and cash spades", "making four", "I'll run my spades", "all mine",
)  # fmt: skip
_SAYING_NOTHING = (
    "to be safe", "just in case", "as I said", "against any defence", "slowly", "whatever you lead", "no matter what",
    "of course", "you know", "whatever happens", "lads", "I think", "next board", "thanks",
)  # fmt: skip


@pytest.mark.parametrize("aside", _SAYING_NOTHING)
def test_what_says_nothing_changes_nothing_with_or_without_a_pause(aside: str) -> None:
    for claim, pause in itertools.product(_CLAIMS, (" ", ", ")):
        assert describe(_read(claim + pause + aside)) == describe(_read(claim))


_FURTHER_PLAYS = {
    "without the club finesse": "~finesse:C", "without taking a ruff": "~ruff", "before ruffing a club": "ruff:C",
    "by ruffing a club": "ruff:C", "rather than ruffing a club": "~ruff:C", "then a club ruff": "ruff:C",
    "followed by a club ruff": "ruff:C", "forcing out the ace of diamonds": "knock_out:DA",
}  # fmt: skip


@pytest.mark.parametrize("adjunct", _FURTHER_PLAYS)
def test_further_play_takes_nothing_from_what_it_is_joined_to(adjunct: str) -> None:
    for claim, pause in itertools.product(_CLAIMS, (" ", ", ")):
        alone, joined = _read(claim), _read(claim + pause + adjunct)
        *begun, further = joined.plan.steps
        assert [(step.verb, step.suit, step.negated) for step in begun] == [
            (step.verb, step.suit, step.negated) for step in alone.plan.steps
        ]
        assert describe(joined).endswith(_FURTHER_PLAYS[adjunct])
        assert (joined.claimed, joined.conceded, joined.result) == (alone.claimed, alone.conceded, alone.result)
        assert (str(further.verb), further.negated) == (
            _FURTHER_PLAYS[adjunct].lstrip("~").partition(":")[0],
            _FURTHER_PLAYS[adjunct].startswith("~"),
        )


_LOSSES = (
    "conceding a diamond",
    "giving you a diamond",
    "with a diamond to lose",
    "but you get a diamond",
    "leaving you a diamond",
)


@pytest.mark.parametrize("loss", _LOSSES)
def test_loss_is_never_lost_on_the_way(loss: str) -> None:
    for claim, pause in itertools.product(("I make it", "ten tricks", "the rest are mine", "making four"), (" ", ", ")):
        joined = _read(claim + pause + loss)
        assert joined.kind == "claim_and_concession"
        assert joined.conceded.tricks == 1


_PLAYS = (
    ("draw trumps", "drawing trumps", "drawn trumps"), ("ruff a heart", "ruffing a heart", "ruffed a heart"),
    ("cash the ace of clubs", "cashing the ace of clubs", "cashed the ace of clubs"),
    ("run the diamonds", "running the diamonds", "run the diamonds"),
    ("take the spade finesse", "taking the spade finesse", "taken the spade finesse"),
    ("cross to dummy with a club", "crossing to dummy with a club", "crossed to dummy with a club"),
)  # fmt: skip
_FIRST_THEN = (
    "I {a}, then {b}", "I {a} before {bi}", "before {bi} I {a}", "I {b} after {ai}", "after {ai} I {b}",
    "having {ap}, I {b}", "once I've {ap} I {b}", "I {b}, but first I {a}", "I {b}, after first {ai}",
    "as soon as I have {ap} I {b}", "I don't {b} until I have {ap}", "{a} → {b}", "1. {a} 2. {b}", "{ai}, {bi}",
    "I begin by {ai} and finish by {bi}", "{b} last, {a} first", "I {a}, at which point I {b}", "{a} now, {b} later",
)  # fmt: skip


@pytest.mark.parametrize("frame", _FIRST_THEN)
def test_first_is_first_wherever_it_stands(frame: str) -> None:
    for (a, ai, ap), (b, bi, _) in itertools.permutations(_PLAYS, 2):
        reading = _read(frame.format(a=a, ai=ai, ap=ap, b=b, bi=bi))
        first = _read(a).plan.steps[0].verb
        (pair,) = reading.plan.constraints
        assert len(reading.plan.steps) == 2
        assert reading.plan.steps[pair.before].verb == first


_REFUSALS = (
    "I won't {a}", "I'm not going to {a}", "I don't need to {a}", "never {b}", "I refuse to {a}", "not {b}",
    "without {b}", "instead of {b}", "rather than {a}", "I have no intention of {b}", "under no circumstances do I {a}",
    "I don't plan on {b}", "nobody needs to {a}", "by no means {b}", "declarer said he wouldn't {a}", "dont {a}",
    "there's no need for {b}", "I shan't {a}",
)  # fmt: skip


@pytest.mark.parametrize("refusal", _REFUSALS)
def test_refused_play_is_never_read_as_a_play(refusal: str) -> None:
    for a, b, _ in _PLAYS:
        assert all(step.negated for step in _read(refusal.format(a=a, b=b)).plan.steps)


_CONDITIONS = (
    "if hearts break", "if the king is onside", "if East has the king", "if both follow", "provided diamonds behave",
    "as long as nobody ruffs", "unless trumps are 4-0", "if you cover", "if it holds", "should the king be wrong",
    "supposing hearts split",
)  # fmt: skip
_NO_CONDITIONS = (
    "however the clubs lie", "even if hearts are 4-1", "whether or not it holds", "no matter who has the king",
)  # fmt: skip
_CONSEQUENCES = ("I have ten", "I have the rest", "I draw trumps and cash hearts", "ten tricks", "I lose a club")


@pytest.mark.parametrize("condition", [*_CONDITIONS, *_NO_CONDITIONS])
def test_condition_takes_nothing_from_what_hangs_on_it(condition: str) -> None:
    pauses = (" ", ", ") if condition in _CONDITIONS else (", ",)  # "whether or not it holds ten tricks" holds them
    for consequence, pause in itertools.product(_CONSEQUENCES, pauses):
        alone = _read(consequence)
        for text in (condition + pause + consequence, consequence + pause + condition):
            joined = _read(text)
            assert bool(joined.conditions) == (condition in _CONDITIONS)
            assert (joined.claimed, joined.conceded, joined.result) == (alone.claimed, alone.conceded, alone.result)
            assert [step.verb for step in joined.plan.steps] == [step.verb for step in alone.plan.steps]
