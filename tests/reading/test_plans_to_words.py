"""Plan → words → plan is the identity: statements are made from plans, worded and ordered in many ways, and read back.

With noise on (dropped vowels, lost apostrophes, capitals, suit symbols) no mark may flip without a correction.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import pairwise, product

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from nlclaim.reading import Reading
from tests.reading.words import interpret

#: A quick profile by default; NLCLAIM_EXAMPLES=10000 for the long one.
EXAMPLES = int(os.environ.get("NLCLAIM_EXAMPLES", "300"))
SUITS = {"S": ("spade", "spades", "♠"), "H": ("heart", "hearts", "♥"), "D": ("diamond", "diamonds", "♦"),
         "C": ("club", "clubs", "♣")}  # fmt: skip
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six")
PLACES = {None: ("",), "dummy": (" in dummy", " on the table"), "declarer": (" in hand", " in my hand")}
THEN = (" then ", ", then ", " and then ", ", and after that ", ", followed by ")
HEARD = (("trumps", "tramps"), ("hearts", "harts"), ("heart ", "hart "), ("diamonds", "dimes"), ("ruff", "rough"),
         ("two ", "too "), ("four ", "for "), ("spades", "spates"))  # fmt: skip
AND = (" and ", ", ", ", and ")


@dataclass(frozen=True)
class Planned:
    """A step as planned: what the words must give back."""

    verb: str
    suit: str | None
    cards: tuple[str, ...] = ()
    count: int | None = None
    hand: str | None = None


Worded = tuple[Planned, str]


@st.composite
def draws(draw: st.DrawFn) -> Worded:
    verb = draw(st.sampled_from(["drawing", "pulling", "I draw", "extracting"]))
    what = draw(st.sampled_from(["trumps", "the trumps", "the outstanding trumps", "the last trump"]))
    return Planned("draw", "T"), f"{verb} {what}"


@st.composite
def cashes(draw: st.DrawFn) -> Worded:
    suit = draw(st.sampled_from("SHDC"))
    verb = draw(st.sampled_from(["cashing", "I cash", "cash"]))
    sort = draw(st.integers(0, 2))
    if sort == 0:
        rank = draw(st.sampled_from(list(RANKS)))
        return Planned("cash", suit, (suit + rank,)), f"{verb} the {RANKS[rank]} of {SUITS[suit][1]}"
    if sort == 1:
        count = draw(st.integers(2, 6))
        number = draw(st.sampled_from([NUMBERS[count], str(count)]))
        return Planned("cash", suit, count=count), f"{verb} {number} {SUITS[suit][1]}"
    return Planned("cash", suit), f"{verb} {draw(st.sampled_from(['the ', 'my ', '']))}{SUITS[suit][1]}"


@st.composite
def ruffs(draw: st.DrawFn) -> Worded:
    suit, hand = draw(st.sampled_from("SHDC")), draw(st.sampled_from([None, "dummy", "declarer"]))
    place = draw(st.sampled_from(PLACES[hand]))
    if draw(st.booleans()):
        words = f"{draw(st.sampled_from(['ruffing', 'I ruff', 'trumping']))} a {SUITS[suit][0]}{place}"
    else:
        words = f"a {SUITS[suit][0]} ruff{place}"
    return Planned("ruff", suit, hand=hand), words


@st.composite
def others(draw: st.DrawFn) -> Worded:
    suit = draw(st.sampled_from("SHDC"))
    low, plural, _ = SUITS[suit]
    return draw(
        st.sampled_from(
            [
                (Planned("run", suit), f"running the {plural}"),
                (Planned("finesse", suit), f"taking the {low} finesse"),
                (Planned("discard", suit), f"pitching a {low}"),
                (Planned("establish", suit), f"setting up the {plural}"),
                (Planned("test", suit), f"testing the {plural}"),
                (Planned("knock_out", suit, (suit + "A",)), f"knocking out the ace of {plural}"),
                (Planned("cross", suit, hand="dummy"), f"crossing to dummy with a {low}"),
                (Planned("cross", suit, hand="declarer"), f"coming back to hand with a {low}"),
                (Planned("cash", suit, (suit + "Q",)), f"unblocking the {low} queen"),
                (Planned("duck", suit, count=1), f"ducking a {low}"),
                (Planned("concede", suit, count=1), f"giving up a {low}"),
                (Planned("throw_in", suit), f"throwing East in with a {low}"),
                (Planned("lead", suit), f"leading a {low} towards the ace"),
                (Planned("squeeze", None), "squeezing West"),
                (Planned("crossruff", suit), f"crossruffing the {plural}"),
            ]
        )
    )


steps = st.one_of(draws(), cashes(), ruffs(), others())


@st.composite
def plans(draw: st.DrawFn) -> tuple[list[Planned], list[str], str]:
    """Steps, how each is joined to the one before (`then`, `and`, or `with` for cards thrown on it), and the words."""
    worded = draw(st.lists(steps, min_size=1, max_size=4))
    (previous, words), links = worded[0], []
    for planned, said in worded[1:]:
        link = draw(st.sampled_from(["then", "and"]))
        joined = draw(st.sampled_from(THEN if link == "then" else AND))
        links.append("with" if joined == ", " and _thrown_on(previous, planned) else link)
        words, previous = words + joined + said, planned
    ending = draw(st.sampled_from(["", ".", " please note", "!"]))
    return [planned for planned, _ in worded], links, words + ending.replace(" please note", ".")


def _steps(reading: Reading) -> list[Planned]:
    return [Planned(step.verb.value, step.suit, step.cards, step.count, step.hand) for step in reading.plan.steps]


def _thrown_on(previous: Planned, planned: Planned) -> bool:
    return planned.verb == "discard" and previous.verb in ("cash", "run")


def _moments(links: list[str]) -> list[list[int]]:
    """The steps that happen at one time, in order: each by itself, or with what is thrown on it."""
    moments = [[0]]
    for place, link in enumerate(links, 1):
        if link == "with":
            moments[-1].append(place)
        else:
            moments.append([place])
    return moments


def _pairs(links: list[str]) -> set[tuple[int, int]]:
    """The reduction of: every *then* puts the block before it before the block after it; chains hold inside."""
    return {pair for one, other in pairwise(_moments(links)) for pair in product(one, other)}


@pytest.mark.property
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(plans())
def test_plan_to_words_to_plan_is_the_identity(made: tuple[list[Planned], list[str], str]) -> None:
    planned, links, words = made
    reading = interpret(words).first
    assert _steps(reading) == planned
    assert {(edge.before, edge.after) for edge in reading.plan.constraints} == _pairs(links)
    explicit = {(edge.before, edge.after) for edge in reading.plan.constraints if edge.strength == "explicit"}
    assert explicit == {(before, after) for before, after in _pairs(links) if "then" in links[before:after]}
    draws_trumps = any(step.verb == "draw" for step in planned)
    assert (reading.trumps.mentioned, reading.trumps.drawing != "none") == (draws_trumps, draws_trumps)
    assert reading.finesse.declared == any(step.verb == "finesse" for step in planned)


ITEMS = st.lists(
    st.tuples(st.integers(1, 5), st.sampled_from("SHDC")), min_size=1, max_size=4, unique_by=lambda item: item[1]
).filter(lambda items: sum(count for count, _ in items) <= 13)


@pytest.mark.property
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(ITEMS, st.sampled_from(["I have ", "", "I claim ", "we take "]), st.booleans())
def test_lists_are_counts_without_order(items: list[tuple[int, str]], start: str, digits: bool) -> None:
    said = [f"{count if digits else NUMBERS[count]} {SUITS[suit][count != 1]}" for count, suit in items]
    words = start + (", ".join(said[:-1]) + " and " if len(said) > 1 else "") + said[-1]
    reading = interpret(words).first
    assert reading.claimed.tricks == sum(count for count, _ in items)
    assert [(step.count, step.suit) for step in reading.plan.steps] == items
    assert (reading.order.stated, reading.plan.constraints) == ("none", ())


GERUNDS = st.sampled_from(
    [
        (Planned("draw", "T"), "drawing trumps"), (Planned("run", "C"), "running the clubs"),
        (Planned("ruff", "H", hand="dummy"), "ruffing a heart in dummy"),
        (Planned("finesse", "D"), "finessing the diamonds"), (Planned("discard", "S"), "pitching a spade"),
        (Planned("establish", "D"), "setting up the diamonds"), (Planned("test", "H"), "testing the hearts"),
        (Planned("knock_out", "S", ("SA",)), "knocking out the ace of spades"),
        (Planned("cash", "S", ("SK",)), "cashing the king of spades"),
        (Planned("duck", "C", count=1), "ducking a club"),
        (Planned("cross", "H", hand="dummy"), "crossing to dummy with a heart"),
    ]
)  # fmt: skip


@pytest.mark.property
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    GERUNDS, GERUNDS, st.sampled_from(["{0} before {1}", "{1} after {0}", "before {1} I'm {0}", "after {0} I'm {1}"])
)
def test_before_and_after_put_clauses_in_order(first: Worded, second: Worded, form: str) -> None:
    assume(first[0].suit != second[0].suit)
    reading = interpret(form.format(first[1], second[1])).first
    found = _steps(reading)
    assert sorted(map(str, found)) == sorted(map(str, (first[0], second[0])))
    places = found.index(first[0]), found.index(second[0])
    assert [((edge.before, edge.after), edge.strength) for edge in reading.plan.constraints] == [(places, "explicit")]


@dataclass(frozen=True)
class Remark:
    """What is said besides the plan, and what of it the reading must give back."""

    words: str
    denied: Planned | None = None
    """A step that is said not to be made."""
    belief: tuple[str, str | None] | None = None
    drawn: bool = False
    hangs: bool = False
    down: int | None = None
    claimed: int | None = None
    conceded: int | None = None


@st.composite
def remarks(draw: st.DrawFn) -> Remark:
    suit = draw(st.sampled_from("SHDC"))
    low, plural, _ = SUITS[suit]
    number = draw(st.integers(1, 3))
    return draw(
        st.sampled_from(
            [
                Remark("no finesse", denied=Planned("finesse", None)),
                Remark(f"I don't take the {low} finesse", denied=Planned("finesse", suit)),
                Remark(f"I'm not finessing the {plural}", denied=Planned("finesse", suit)),
                Remark(f"I won't ruff a {low}", denied=Planned("ruff", suit)),
                Remark("I don't draw trumps", denied=Planned("draw", "T")),
                Remark("I'm not drawing trumps", denied=Planned("draw", "T")),
                Remark(f"my {plural} are good", belief=("high", suit)),
                Remark(f"{plural} run", belief=("runs", suit)),
                Remark("trumps are in", drawn=True),
                Remark("trumps are drawn", drawn=True),
                Remark(f"{NUMBERS[number]} down", down=number),
                Remark(f"you get {NUMBERS[number]} trick{'s' * (number > 1)}", conceded=number),
                Remark(f"I have {NUMBERS[number + 3]} tricks", claimed=number + 3),
                Remark(f"if {plural} break I have {NUMBERS[number + 3]} tricks", hangs=True, claimed=number + 3),
            ]
        )
    )


@pytest.mark.property
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(remarks())
def test_remarks_are_read_back(remark: Remark) -> None:
    reading = interpret(remark.words).first
    assert _said_besides(reading) == _expected(remark)


def _said_besides(reading: Reading) -> dict[str, object]:
    denied = [step for step in reading.plan.steps if step.negated]
    return {
        "denied": [Planned(step.verb.value, step.suit, hand=step.hand) for step in denied],
        "done": [step.verb.value for step in reading.plan.steps if not step.negated and "believed" not in step.how],
        "finesse": (reading.finesse.declared, reading.finesse.denied),
        "beliefs": [(belief.claim, belief.suit) for belief in reading.beliefs if belief.suit not in (None, "T")],
        "drawing": reading.trumps.drawing,
        "hangs": bool(reading.conditions),
        "down": reading.result and reading.result.down,
        "numbers": (reading.claimed.tricks, reading.conceded.tricks),
    }


def _expected(remark: Remark) -> dict[str, object]:
    return {
        "denied": [remark.denied] if remark.denied else [],
        "done": [],
        "finesse": (False, remark.denied is not None and remark.denied.verb == "finesse"),
        "beliefs": [remark.belief] if remark.belief else [],
        "drawing": "state" if remark.drawn else "none",
        "hangs": remark.hangs,
        "down": remark.down,
        "numbers": (remark.claimed, remark.conceded),
    }


def _noisy(words: str, source: st.DrawFn) -> str:
    noise = source(
        st.sampled_from(["upper", "lower", "vowels", "symbols", "heard", "typed", "filled", *LAYOUTS, *WRITTEN])
    )
    if noise == "upper":
        return words.upper()
    if noise == "lower":
        return words.lower()
    if noise == "symbols":
        for _, plural, symbol in SUITS.values():
            words = words.replace(f"of {plural}", f"of {symbol}")
        return words
    if noise == "heard":
        for said, heard in HEARD:
            words = words.replace(said, heard)
        return words
    if noise == "filled":
        return "well, er, " + words.replace(" then ", " then, um, ").replace(" and ", " and, you know, ")
    if noise == "vowels":
        return words.replace("trumps", "trmps").replace("hearts", "hrts").replace("dummy", "dumy")
    if noise == "typed":
        return words.replace(" and ", " n ").replace(" the ", " th ").replace("I ", "i ").replace(" with ", " w ")
    if noise == "full width":
        return "".join(chr(ord(each) + 0xFEE0) if "!" <= each <= "~" else each for each in words)
    for said, typed in {**LAYOUTS, **WRITTEN}[noise].items():
        words = words.replace(said, typed)
    return words


LAYOUTS: dict[str, dict[str, str]] = {
    "double": {" ": "  "}, "no-break": {" ": "\u00a0"}, "lines": {" ": "\n"}, "no width": {" ": " \u200b"},
    "full width": {}, "entities": {" ": "&nbsp;", "'": "&#x27;"},
}  # fmt: skip
WRITTEN: dict[str, dict[str, str]] = {
    "apostrophes": {"'": ""}, "curly": {"'": "’"}, "chat": {"you get": "u get", "are": "r"}, "dots": {", ": "... "},
    "dashes": {", ": " - "}, "restart": {"to ": "to, to ", "I ": "I, I "}, "hesitating": {"I ": "I, um, "},
}  # fmt: skip


@pytest.mark.property
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(plans().map(lambda made: made[2]), remarks().map(lambda remark: remark.words)), st.data())
def test_noise_flips_no_mark_silently(words: str, data: st.DataObject) -> None:
    clean, noisy = interpret(words).first, interpret(_noisy(words, data.draw))
    assume(len(set(_steps(clean))) == len(clean.plan.steps))  # "drawing trumps... drawing trumps" is said once more
    if noisy.first.unread:
        return
    readings = noisy.readings if noisy.first.corrections else noisy.readings[:1]
    assert _marked(clean) in [_marked(reading) for reading in readings]


def _marked(reading: Reading) -> tuple[object, ...]:
    """The steps and the marks: with a correction one of the readings has to have them, else the first."""
    order, trumps, finesse = reading.order, reading.trumps, reading.finesse
    return (_steps(reading), [step.negated for step in reading.plan.steps], order.stated, trumps.mentioned,
            trumps.drawing, finesse.declared, finesse.denied)  # fmt: skip
