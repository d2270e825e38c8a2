"""Readings in words, for people: what is claimed, the plan and its order, the marks with the words that decide them."""

from __future__ import annotations

from collections.abc import Iterable

from nlclaim.bridge import RANK_NAMES
from nlclaim.plan.model import Step, Strength
from nlclaim.reading.model import Belief, Condition, Reading, Readings, Result, Tally
from nlclaim.spans import Span

SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", "T": "trumps"}
_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "T": "trump ", "?": ""}
_KINDS = {
    "claim": "a claim",
    "concession": "a concession",
    "claim_and_concession": "a claim and a concession",
    "current_trick_only": "about the trick in progress only (Law 68 does not apply)",
    "not_a_claim": "no claim",
    "unclear": "unclear",
}


def format_readings(readings: Readings) -> str:
    """All readings; the first in full."""
    lines = [f'"{readings.text}"', *_because(readings.first), *_reading_lines(readings.first)]
    for number, reading in enumerate(readings.readings[1:], start=2):
        why = reading.because or "as it would first be taken"
        lines.append(f"Or (reading {number}), {why}:")
        lines.extend(f"  {line}" for line in _reading_lines(reading))
    return "\n".join(lines)


def _because(reading: Reading) -> list[str]:
    """Why a reading that is not the likeliest is shown first: the ruling turns on it."""
    return [f"Taken so: {reading.because}."] if reading.because else []


def _reading_lines(reading: Reading) -> list[str]:
    lines = [f"It is {_KINDS[reading.kind]}{_likeness(reading)}."]
    lines.extend(_numbers(reading))
    if reading.plan.steps:
        lines.extend(format_plan(reading).splitlines())
    lines.extend(_marks(reading))
    lines.extend(f"Believed: {belief.text!r} ({_belief_words(belief)})" for belief in reading.beliefs)
    lines.extend(f"Known to be out: {known.span.of(reading.text)!r}" for known in reading.known_out)
    lines.extend(f"Condition: {condition.text!r}{_branches(condition)}" for condition in reading.conditions)
    lines.extend(f"Doubt voiced: {doubt.text!r}" for doubt in reading.doubts)
    lines.extend(
        (f"Taken for {correction.meant!r}" if correction.meant else "Taken back")
        + f": {correction.text!r} ({correction.why.replace('_', ' ')})"
        for correction in reading.corrections
    )
    if reading.unread:
        lines.append("Not understood: " + _quoted(reading.unread, reading.text))
    return lines


def _likeness(reading: Reading) -> str:
    return "" if reading.likeness is None else f", going by statements like it ({reading.likeness:.0%})"


def _numbers(reading: Reading) -> list[str]:
    lines = []
    if reading.claimed.is_said:
        lines.append(f"Claimed: {_tally(reading.claimed)}")
    if reading.conceded.is_said:
        lines.append(f"Conceded: {_tally(reading.conceded)}")
    if reading.result is not None:
        lines.append(f"Result: {format_result(reading.result)}")
    return lines


def _belief_words(belief: Belief) -> str:
    """ "high", "spades: high", where the words alone may not tell what is believed."""
    cards = " ".join(_SYMBOLS.get(card[0], card[0]) + card[1] for card in belief.cards)
    what = cards or (SUIT_NAMES[belief.suit] if belief.suit else belief.hand)
    return f"{what}: {belief.claim}" if what else belief.claim


def _tally(tally: Tally) -> str:
    if tally.all:
        return "all the remaining tricks"
    where = "of the deal" if tally.scope == "deal" else "of the remaining"
    return f"{tally.tricks} trick{'' if tally.tricks == 1 else 's'} {where}"


def format_result(result: Result) -> str:
    """A result in words: "made", "made with 1 over", "down 2", "level 4 made", "score +620"."""
    if result.score is not None:
        return f"score {result.score:+d}"
    if result.down is not None:
        return f"down {result.down}"
    if result.level is not None:
        return f"level {result.level} made"
    return f"made with {result.over} over" if result.over else "made"


def step_words(step: Step) -> str:
    """A step in words: "cash 4 hearts", "ruff hearts in dummy"."""
    words = [("not " if step.negated else "") + step.verb.value.replace("_", " ")]
    if step.count is not None and not step.cards:
        words.append(str(step.count))
    if step.cards:
        words.append(" ".join(_SYMBOLS.get(card[0], card[0]) + card[1] for card in step.cards))
    elif step.suit:
        words.append(SUIT_NAMES[step.suit].removesuffix("s" if step.count == 1 else ""))
    on = SUIT_NAMES.get(step.on, step.on) if step.on else None
    words.extend(
        f"{name} {value}" for name, value in (("in", step.hand), ("on", on), ("against", step.against)) if value
    )
    if step.how:
        words.append("(" + ", ".join(word.replace("_", " ") for word in step.how) + ")")
    return " ".join(words)


def _branches(condition: Condition) -> str:
    """ " (then 0; else 1)": the steps that hang on it, by their numbers."""
    branches = (("then", condition.then), ("else", condition.otherwise))
    said = "; ".join(f"{name} {', '.join(map(str, steps))}" for name, steps in branches if steps)
    return f" ({said})" if said else ""


def step_notes(reading: Reading) -> list[str]:
    """What each step hangs on: "if clubs break", "else of: if clubs break"; empty for one that hangs on nothing."""
    return [_hangs_on(reading, step) for step in reading.plan.steps]


def _hangs_on(reading: Reading, step: Step) -> str:
    notes = []
    for condition in reading.conditions:
        said = " ".join(condition.text.split())
        said = said if said.lower().startswith(_CONDITIONALS) else f"if {said}"
        if step.id in condition.then:
            notes.append(said)
        if step.id in (condition.otherwise or ()):
            notes.append(f"else of: {said}")
    return ", ".join(notes)


_CONDITIONALS = ("if ", "unless ", "only if ", "when ", "even ")
"""How the text of a condition begins where the word for it is part of it."""


def step_labels(reading: Reading) -> list[str]:
    """One label a step, for drawing."""
    return [step_words(step) for step in reading.plan.steps]


def format_plan(reading: Reading) -> str:
    """The steps with the words that said them, and the order between them."""
    lines = [
        f"  {step.id}  {step_words(step):<34} {step.span.of(reading.text)!r}" + (f"  <- {note}" if note else "")
        for step, note in zip(reading.plan.steps, step_notes(reading), strict=True)
    ]
    for edge in reading.plan.constraints:
        said = edge.span.of(reading.text).strip(" ,")
        how = f"{edge.strength.value}" + (f", {said!r}" if said and edge.strength is Strength.EXPLICIT else "")
        lines.append(f"     {edge.before} before {edge.after}  ({how})")
    return "\n".join(["Plan:", *lines]) if lines else "No steps are stated."


def _marks(reading: Reading) -> list[str]:
    order = f"Order: {reading.order.stated}" + _evidence(reading.order.spans, reading.text)
    trumps = reading.trumps
    facts = ["mentioned" if trumps.mentioned else "not mentioned"]
    if trumps.outstanding_acknowledged:
        count = f" ({trumps.acknowledged_count})" if trumps.acknowledged_count else ""
        facts.append(f"known to be out{count}")
    elif trumps.cards:
        named = " and ".join(f"the {RANK_NAMES[card[1]]}" for card in trumps.cards)
        facts.append(f"{named} known to be out, if a trump")
    facts.append({"none": "drawing not stated", "plan": "to be drawn", "state": "said to be drawn"}[trumps.drawing])
    finesse = "declared" if reading.finesse.declared else "denied" if reading.finesse.denied else "not stated"
    return [
        order,
        f"Trumps: {', '.join(facts)}" + _evidence(trumps.spans, reading.text),
        f"Finesse: {finesse}" + _evidence(reading.finesse.spans, reading.text),
    ]


def _evidence(spans: Iterable[Span], text: str) -> str:
    quoted = _quoted(spans, text)
    return f"  [{quoted}]" if quoted else ""


def _quoted(spans: Iterable[Span], text: str) -> str:
    return ", ".join(repr(span.of(text)) for span in spans)
