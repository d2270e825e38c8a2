"""The plan as it is spoken: steps in the order said, how they were joined, and what conditions they hang on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nlclaim.plan.model import Step
from nlclaim.reading.model import Condition
from nlclaim.spans import Span


@dataclass(slots=True)
class Unit:
    """Steps said in one breath, unordered among themselves, and how the unit is joined to the one before it."""

    steps: list[int]
    sort: str
    """`verb`, `act`, `listed`, `belief`, `held` or `concede`."""
    link: str
    sentence: int
    branch: tuple[int, str] | None
    """The condition it hangs on, and whether on its `then` or its `else`."""
    chained: bool
    """It goes on with the before/after clause of the unit before it."""
    tail: bool
    """It was said in one clause with the unit before it: "a heart takes me over *to the ace-queen*"."""
    then: Span | None
    subordinate: str | None
    """`before` or `after` when the unit stands in such a clause."""
    subordinate_span: Span | None
    leading: bool
    first: Span | None
    last: Span | None
    in_order: Span | None
    free: bool
    """"Whenever you like"."""
    answers: bool
    """What the other side does to the play before it: "*when East takes the ace* I ruff"."""
    whenever: bool
    """The time of this alone is left open, not the order of a list that it ends: "at any time"."""
    meanwhile: bool
    """Something else is done in its course: "*while drawing trumps* I throw a club"."""
    placed_before_condition: bool
    """When it comes is said before the condition that it hangs on: "…, *then*, if the hearts break, I run them"."""
    trick: tuple[int, Span] | None
    """The trick that it is placed at: "at trick twelve"."""

    def __init__(
        self,
        steps: list[int],
        sort: str,
        link: str,
        sentence: int,
        branch: tuple[int, str] | None = None,
        chained: bool = False,
        tail: bool = False,
        then: Span | None = None,
        subordinate: str | None = None,
        subordinate_span: Span | None = None,
        leading: bool = False,
        first: Span | None = None,
        last: Span | None = None,
        in_order: Span | None = None,
        free: bool = False,
        answers: bool = False,
        whenever: bool = False,
        meanwhile: bool = False,
        placed_before_condition: bool = False,
        trick: tuple[int, Span] | None = None,
    ) -> None:
        self.steps = steps
        self.sort = sort
        self.link = link
        self.sentence = sentence
        self.branch = branch
        self.chained = chained
        self.tail = tail
        self.then = then
        self.subordinate = subordinate
        self.subordinate_span = subordinate_span
        self.leading = leading
        self.first = first
        self.last = last
        self.in_order = in_order
        self.free = free
        self.answers = answers
        self.whenever = whenever
        self.meanwhile = meanwhile
        self.placed_before_condition = placed_before_condition
        self.trick = trick


class SpokenPlan:
    """The steps said so far, and where the next one will stand."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        """Each step's id is its place here."""
        self.units: list[Unit] = []
        """The steps again, in the breaths in which they were said."""
        self.conditions: list[Condition] = []
        """The conditions stated."""
        self.condition: int | None = None
        """The condition that the clause being read hangs on."""
        self.else_of: int | None = None
        """The condition whose failure the clause being read hangs on."""
        self.else_steps: dict[int, list[int]] = {}
        """The steps that hang on the failure of each condition."""
        self.sentence = 0
        """How many sentences ended before the clause being read."""
        self.in_order: Span | None = None
        """"In this order:", until what it announces comes."""
        self.then_next: Span | None = None
        """A *then* before a condition, which places what comes after it: "then, if …, the finesse"."""
        self.repaired_from = 0
        """The first step behind a word of correction, 0 without one."""

    @property
    def last_step(self) -> Step | None:
        """The step said last, None before the first."""
        return self.steps[-1] if self.steps else None

    @property
    def last_unit(self) -> Unit | None:
        """The unit said last, None before the first."""
        return self.units[-1] if self.units else None

    @property
    def branch(self) -> tuple[int, str] | None:
        """What the clause being read hangs on: a condition, and whether on its `then` or its `else`."""
        if self.condition is not None:
            return (self.condition, "then")
        return (self.else_of, "else") if self.else_of is not None else None

    def change_step(self, number: int, **fields: Any) -> None:
        """Replaces fields of a step."""
        self.steps[number] = replace(self.steps[number], **fields)

    def add_tail(self, steps: list[int], *, tail: bool = True) -> None:
        """Steps said in one clause with the last unit, which come after it."""
        self.units.append(Unit(steps, "verb", "and", self.sentence, self.units[-1].branch, tail=tail))

    def drop_steps(self, gone: set[int]) -> None:
        """Takes steps out of the plan; those that are left are numbered anew."""
        if not gone:
            return
        kept = [step for step in self.steps if step.id not in gone]
        place = {step.id: number for number, step in enumerate(kept)}
        self.steps = [replace(step, id=place[step.id]) for step in kept]
        for unit in self.units:
            unit.steps = [place[number] for number in unit.steps if number in place]
        self.units = [unit for unit in self.units if unit.steps]
        self.else_steps = {
            condition: [place[number] for number in numbers if number in place]
            for condition, numbers in self.else_steps.items()
        }

    def drop_last_step(self) -> Step:
        """Takes the last step out again, with its unit if it was alone there."""
        step, unit = self.steps.pop(), self.units[-1]
        unit.steps.pop()
        if not unit.steps:
            self.units.pop()
        return step
