"""What is said around a claim changes nothing in it: greetings, thanks, questions, who said it, how and when.

Each line of frames.txt is a frame: `{t}` is the statement, `{l}` the same with a small letter, `{n}` without its stop.
"""

from pathlib import Path

import pytest

from nlclaim.language import parse_statement
from nlclaim.reading.interpret import Context
from tests.reading.words import interpret_statement

FRAMES = Path(__file__).with_name("frames.txt").read_text("utf-8").splitlines()
STATEMENTS = (
    "The rest are mine.",
    "Ten tricks.",
    "I draw trumps and claim the rest.",
    "You get the ace of trumps.",
    "Down two.",
    "Draw trumps, ruff a heart, cash the clubs.",
    "I ruff the heart return, draw trumps and give you a diamond at the end.",
    "Five spades, two hearts and the ace of clubs.",
    "All mine except the queen of trumps.",
    "I don't need the finesse, I have ten tricks.",
)


def essence(text: str) -> tuple[object, ...]:
    """What a reading comes to: its kind, its numbers, its steps in their order, its marks."""
    reading = interpret_statement(parse_statement(text), Context(claimer_role="declarer")).first
    steps = [(step.verb, step.suit, step.cards, step.count, step.negated) for step in reading.plan.steps]
    result = reading.result and (reading.result.level, reading.result.over, reading.result.down)
    numbers = (reading.claimed.tricks, reading.claimed.all, reading.conceded.tricks, reading.conceded.all, result)
    marks = (reading.trumps.mentioned, reading.trumps.drawing, reading.finesse.declared, reading.finesse.denied)
    ordered = (reading.order.stated, [(edge.before, edge.after) for edge in reading.plan.constraints])
    return reading.kind, numbers, steps, ordered, marks, len(reading.conditions)


def framed(frame: str, statement: str) -> str:
    first = statement.split()[0]
    small = statement if first in ("I", "I'll", "I'm") else statement[0].lower() + statement[1:]
    return frame.replace("{t}", statement).replace("{l}", small).replace("{n}", statement.rstrip("."))


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_changes_nothing(frame: str) -> None:
    for statement in STATEMENTS:
        assert essence(framed(frame, statement)) == essence(statement)
