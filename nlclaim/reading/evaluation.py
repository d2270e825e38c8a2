"""How well statements are read: each mark against an annotation, and every difference.

An annotated line is `{"id", "text", "expected"}` in the contract's vocabulary; `context` may give contract, declarer
and claimer, `speaker_role` says on which side the speaker sits when the seats are not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from nlclaim.errors import RecordError
from nlclaim.language import parse_statement
from nlclaim.plan.model import Step
from nlclaim.reading import Context, Reading, interpret_statement
from nlclaim.reading.model import Result

#: What is compared, in the order of the report.
MARKS = ("kind", "claimed", "conceded", "result", "order", "pairs", "trumps mentioned", "drawing stated", "finesse")
_SUIT_WORDS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C", "trumps": "T"}
StepKey = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One mark of one statement that was read otherwise than annotated."""

    id: str
    text: str
    mark: str
    read: object
    annotated: object


@dataclass(slots=True)
class Evaluation:
    """Counts over a file of annotated statements."""

    statements: int = 0
    right: Counter[str] = field(default_factory=Counter)
    steps_read: int = 0
    steps_annotated: int = 0
    steps_right: int = 0
    differences: list[Difference] = field(default_factory=list)

    def accuracy(self, mark: str) -> float:
        """The share of statements on which a mark is right."""
        return self.right[mark] / self.statements if self.statements else 0.0

    @property
    def precision(self) -> float:
        """The share of steps read that were annotated."""
        return self.steps_right / self.steps_read if self.steps_read else 1.0

    @property
    def recall(self) -> float:
        """The share of annotated steps that were read."""
        return self.steps_right / self.steps_annotated if self.steps_annotated else 1.0

    @property
    def f1(self) -> float:
        """The harmonic mean of precision and recall."""
        both = self.steps_read + self.steps_annotated
        return 2 * self.steps_right / both if both else 1.0


def evaluate(rows: Iterable[dict[str, Any]], *, words_alone: bool = False) -> Evaluation:
    """Reads each row's text and compares it with the row's `expected`. Raises RecordError if that lacks a mark.

    `words_alone`: as `interpret` takes it, for statements of which the weights of likeness were made.
    """
    evaluation = Evaluation()
    for number, row in enumerate(rows, start=1):
        reading = interpret_statement(parse_statement(row["text"]), context_of(row), words_alone=words_alone).first
        compare_reading(evaluation, number, row, reading)
    return evaluation


def compare_reading(evaluation: Evaluation, number: int, row: dict[str, Any], reading: Reading) -> None:
    """Adds a reading of a row to the counts. Raises RecordError if the row, the `number`th, lacks a mark."""
    _compare(evaluation, number, row, dict(_read_marks(reading)), steps_read(reading.plan.steps))


def compare_annotations(rows: Iterable[dict[str, Any]], others: Iterable[dict[str, Any]]) -> Evaluation:
    """How far two annotators agree on the statements that both have, by `id`: the other's counts as what was read.

    Raises RecordError if an annotation lacks a mark, if an `id` has two texts, or if no statement is in both.
    """
    second = {row["id"]: (number, row) for number, row in enumerate(others, start=1) if "id" in row}
    evaluation = Evaluation()
    for number, row in enumerate(rows, start=1):
        if row.get("id") not in second:
            continue
        place, other = second[row["id"]]
        if other["text"] != row["text"]:
            raise RecordError(f"{row['id']!r} is another statement in the second file: {other['text']!r}", row=number)
        with _whole(other, place):
            marks, steps = dict(_annotated_marks(other["expected"])), steps_annotated(other["expected"])
        _compare(evaluation, number, row, marks, steps)
    if not evaluation.statements:
        raise RecordError("the two files have no statement in common, by their id")
    return evaluation


def context_of(row: dict[str, Any]) -> Context:
    """What an annotated line tells of the table: on which side the speaker sits."""
    role = row.get("speaker_role")
    if role == "dummy":  # "she has the rest": his partner is who claims
        return Context(claimer_role="declarer", third_person_is_claimer=True)
    return Context(claimer_role=role if role in ("declarer", "defender") else None)


@contextmanager
def _whole(row: dict[str, Any], number: int) -> Iterator[None]:
    """Tells which row lacks a mark."""
    try:
        yield
    except (KeyError, TypeError) as error:
        raise RecordError(f"expected of {row.get('id')!r} is not a whole annotation: {error}", row=number) from error


def _compare(
    evaluation: Evaluation, number: int, row: dict[str, Any], marks: dict[str, object], steps: Counter[StepKey]
) -> None:
    with _whole(row, number):
        annotated, annotated_steps = dict(_annotated_marks(row["expected"])), steps_annotated(row["expected"])
    evaluation.statements += 1
    identity, text = str(row.get("id")), row["text"]
    for mark, read in marks.items():
        if read == annotated[mark]:
            evaluation.right[mark] += 1
        else:
            evaluation.differences.append(Difference(identity, text, mark, read, annotated[mark]))
    evaluation.steps_read += steps.total()
    evaluation.steps_annotated += annotated_steps.total()
    evaluation.steps_right += (steps & annotated_steps).total()
    if steps != annotated_steps:
        read_only, annotated_only = (
            sorted(map(str, more)) for more in (steps - annotated_steps, annotated_steps - steps)
        )
        evaluation.differences.append(Difference(identity, text, "steps", read_only, annotated_only))


def _read_marks(reading: Reading) -> Iterator[tuple[str, object]]:
    yield "kind", reading.kind
    yield "claimed", (reading.claimed.tricks, reading.claimed.all)
    yield "conceded", (reading.conceded.tricks, reading.conceded.all)
    yield "result", result_words(reading.result)
    yield "order", reading.order.stated
    yield "pairs", sorted((edge.before, edge.after) for edge in reading.plan.constraints)
    yield "trumps mentioned", reading.trumps.mentioned
    yield "drawing stated", reading.trumps.drawing != "none"
    yield "finesse", (reading.finesse.declared, reading.finesse.denied)


def _annotated_marks(expected: dict[str, Any]) -> Iterator[tuple[str, object]]:
    trumps = expected["trumps"]
    drawing = trumps["drawing_stated"] if "drawing_stated" in trumps else trumps.get("drawing", "none") != "none"
    yield "kind", expected["kind"]
    yield "claimed", (expected["claimed"]["tricks"], expected["claimed"]["all"])
    yield "conceded", (expected["conceded"]["tricks"], expected["conceded"]["all"])
    yield "result", _annotated_result(expected["result"])
    yield "order", expected["order"]["stated"]
    yield "pairs", sorted(tuple(pair) for pair in expected["order"]["pairs"])
    yield "trumps mentioned", trumps["mentioned"]
    yield "drawing stated", drawing
    yield "finesse", (expected["finesse"]["declared"], expected["finesse"]["denied"])


def result_words(result: Result | None) -> str | None:
    """A result as annotators write it: `making`, `making 4`, `+1`, `down 2`, `+620`."""
    if result is None:
        return None
    if result.score is not None:
        return f"{result.score:+d}"
    if result.down is not None:
        return f"down {result.down}"
    if result.level is not None:
        return f"making {result.level}"
    return f"+{result.over}" if result.over else "making"


def _annotated_result(result: object) -> str | None:
    if isinstance(result, dict):
        return result_words(Result(**result))
    return None if result is None else str(result)


def steps_read(steps: Iterable[Step]) -> Counter[StepKey]:
    """What of each step is compared, as often as it was read."""
    return Counter(map(_step_key, steps))


def _step_key(step: Step) -> StepKey:
    suit = None if step.cards else step.suit
    return (step.verb.value, suit, tuple(sorted(step.cards)), step.negated)


def steps_annotated(expected: dict[str, Any]) -> Counter[StepKey]:
    """What of each step is compared, as often as it was annotated."""
    return Counter(_annotated_key(step) for step in expected["steps"])


def _annotated_key(step: dict[str, Any]) -> StepKey:
    cards = tuple(sorted(step.get("cards") or ()))
    suit = None if cards else _SUIT_WORDS.get(str(step.get("suit")), step.get("suit"))
    return (step["verb"], suit, cards, bool(step.get("negated")))


def format_evaluation(evaluation: Evaluation, read: str = "read", annotated: str = "annotated") -> str:
    """The figures, then every difference under the names of the two that are compared."""
    lines = [f"{evaluation.statements} statements"]
    lines.extend(
        f"  {mark:<18}{evaluation.accuracy(mark):7.1%}  ({evaluation.right[mark]}/{evaluation.statements})"
        for mark in MARKS
    )
    lines.append(
        f"  {'steps':<18}F1 {evaluation.f1:.3f}  precision {evaluation.precision:.3f}  recall {evaluation.recall:.3f}"
        f"  ({evaluation.steps_right} of {evaluation.steps_read} {read}, {evaluation.steps_annotated} {annotated})"
    )
    for difference in evaluation.differences:
        lines.append(f"{difference.id} {difference.mark}: {difference.text!r}")
        lines.append(f"    {read:<10}{difference.read}")
        lines.append(f"    {annotated:<10}{difference.annotated}")
    return "\n".join(lines)
