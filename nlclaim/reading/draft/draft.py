"""A reading under construction: the plan, the counts, the marks, whose words they are, and what was said last."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from nlclaim.language import Correction
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.flags import Flag
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.mark_words import MarkWords
from nlclaim.reading.draft.report import Report
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.model import Belief, CardPlaced, Doubt, Result
from nlclaim.reading.phrases import Amount, Spec
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span

_NUMBERS: Final = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip
_TRICK: Final = re.compile(rf"(?:at trick)?\W*(\d{{1,2}}|{'|'.join(_NUMBERS)})\b", re.IGNORECASE)


def _trick_named(text: str, start: int) -> int | None:
    """The number of the trick that is named at a place: "(at trick) *twelve*"."""
    named = _TRICK.match(text, start)
    if named is None:
        return None
    return int(named[1]) if named[1].isdecimal() else _NUMBERS.index(named[1].lower()) + 1


def _lowered(text: str) -> str:
    """The text in small letters, of which each stands where it stood: "İ" has two in place of one."""
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else "".join(map(_small_letter, text))


def _small_letter(letter: str) -> str:
    small = letter.lower()
    return small if len(small) == 1 else letter


_ANSWERED: Final = frozenset({Verb.LEAD, Verb.CASH, Verb.RUN, Verb.KNOCK_OUT, Verb.ESTABLISH, Verb.RUFF})
"""Plays that the other side may win."""


class Draft:
    """Everything read so far. Each part knows itself; what concerns several of them is done here."""

    def __init__(
        self,
        text: str,
        claimer_role: str | None = None,
        claimer_seat: str | None = None,
        trumps: str | None = None,
    ) -> None:
        self.text = text
        self.lowered = _lowered(text)
        """The text in small letters, place for place."""
        self.claimer_role = claimer_role
        """`declarer`, `defender` or None when not known."""
        self.claimer_seat = claimer_seat
        """The letter of his seat, where it is known."""
        self.trumps = trumps
        """The letter of the trump suit, where the contract is known and has one."""
        self.unread: tuple[Span, ...] = ()
        """The words that were not understood."""
        self.plan = SpokenPlan()
        self.counts = Counts()
        self.marks = MarkWords()
        self.report = Report()
        self.last = LastSaid()
        self.flags: set[Flag] = set()
        self.beliefs: list[Belief] = []
        self.doubts: list[Doubt] = []
        self.placed: list[CardPlaced] = []
        self.said_beside: list[Span] = []
        """Words that are understood and make no difference: "even if the king is offside", "hearts didn't break"."""
        self.repairs: list[Correction] = []
        """What the speaker took back and said again."""
        self.think_at = 0
        """Where "let me think" stands."""

    # The words.

    def words(self, span: Span) -> str:
        """The text under a span."""
        return span.of(self.text)

    def verb_words(self, clause: Clause) -> str:
        """The words of a clause's verb in small letters, empty without one."""
        return self.words(clause.verb.span).lower() if clause.verb is not None else ""

    def joined_by(self, clause: Clause, *words: str) -> bool:
        """Whether one of the words, in small letters, joins a clause to what was said before it."""
        return any(self.words(joint.span).lower() in words for joint in clause.joints)

    def names_trick(self, clause: Clause) -> bool:
        """Whether a clause names a trick by its number: "trick 13"."""
        last = clause.mark("LAST")
        return last is not None and self.words(last.span).lower().startswith("trick")

    # What is counted.

    @property
    def says_what(self) -> bool:
        """Whether a play, a number or a concession has been read so far."""
        return bool(self.plan.units or self.counts.claimed or self.counts.conceded)

    def claim(self, amount: Amount, span: Span) -> None:
        """Tricks to the claimer; apart, when they hang on a condition."""
        (self.counts.claimed if self.plan.condition is None else self.counts.claimed_if).append((amount, span))

    def add_result(self, result: Result) -> None:
        """A result, unless it hangs on a condition ("if that wins, I make it")."""
        if self.plan.condition is None and ("otherwise" not in self.flags or self.counts.results):
            self.counts.results.append(result)
        elif result.level is not None:
            self.flags.add("made_if")
            self.counts.results_if.append(result)
        elif self.plan.condition is not None or "otherwise" in self.flags:
            self.counts.results_if.append(result)

    # What is played.

    def add_step(self, verb: Verb, span: Span, **fields: Any) -> int:
        """A new step; its id."""
        plan = self.plan
        fields.setdefault("condition", plan.condition)
        step = Step(len(plan.steps), verb, span, **fields)
        plan.steps.append(step)
        if plan.else_of is not None:
            plan.else_steps.setdefault(plan.else_of, []).append(step.id)
        for card in step.cards:
            self.last.suit = card[0] if card[0] != "?" else self.last.suit
        return step.id

    def add_spec(self, verb: Verb, spec: Spec, **fields: Any) -> int:
        """A new step about what a phrase names."""
        how = (*fields.pop("how", ()), *spec.how)
        fields.setdefault("count", spec.count)
        fields.setdefault("span", spec.span)
        return self.add_step(
            verb, suit=spec.suit, cards=spec.cards, how=tuple(dict.fromkeys(how)) if len(how) > 1 else how, **fields
        )

    def add_unit(self, clause: Clause, steps: Iterable[int], sort: str) -> None:
        """Steps of one clause as a unit, joined to what precedes as the clause is."""
        ids, plan = list(steps), self.plan
        if not ids:
            return
        unit = Unit(ids, sort, clause.link, plan.sentence, plan.branch, clause.chained)
        then = clause.joint("THEN")
        beside = then is not None and sort == "listed" and bool(plan.units) and plan.units[-1].then == then.span
        if beside:
            unit.link, then = "and", None  # "4h then *3s 1d*"
        unit.placed_before_condition = then is None and plan.then_next is not None and plan.condition is not None
        unit.then, plan.then_next = then.span if then else plan.then_next, None
        if clause.subordinate == "after" and self._goes_on_from_first(clause):
            after = clause.joint("AFTER")
            unit.then = after.span if after else None
        elif clause.subordinate == "after" and self._answers_last(unit, clause):
            after = clause.joint("AFTER")
            unit.then, unit.leading, unit.answers = after.span if after else None, True, True
            self._subordinate_unit(unit, clause)
        elif clause.subordinate in ("before", "after"):
            unit.leading = clause.link in ("start", "stop") or then is not None
            self._subordinate_unit(unit, clause)
        if plan.in_order is not None:
            unit.in_order, plan.in_order = plan.in_order, None
            self.marks.then_spans.append(unit.in_order)
        for mark in clause.marks:
            self._mark_unit(unit, mark.label, mark.value, mark.span)
        plan.units.append(unit)

    def _answers_last(self, unit: Unit, clause: Clause) -> bool:
        """ "I lead a diamond, *and when East takes the ace* I ruff the return": taken when it is led."""
        before = self.plan.last_unit
        led = self.plan.steps[before.steps[-1]] if before is not None else None
        leads = led is not None and led.verb in _ANSWERED and not led.negated
        theirs = clause.who not in (None, "me", "dummy", "partner") or clause.verb_name == "concede"
        taken = all(self.plan.steps[number].verb in (Verb.CONCEDE, Verb.WIN) for number in unit.steps)
        return leads and theirs and taken and clause.link in ("and", "comma", "stop")

    def _goes_on_from_first(self, clause: Clause) -> bool:
        """ "First I draw trumps, *after the spades*": afterwards, as some speakers have it."""
        joint = clause.joint("AFTER")
        sentence = self.plan.sentence
        said_first = any(unit.first is not None and unit.sentence == sentence for unit in self.plan.units)
        plays = clause.who == "me" and clause.verb is not None and clause.verb.form == "base"
        begins = clause.link == "comma" or (clause.link == "none" and plays)
        return joint is not None and self.words(joint.span).lower() == "after" and said_first and begins

    def _subordinate_unit(self, unit: Unit, clause: Clause) -> None:
        """ "*After the spades* I play hearts": said within a clause that says when the rest of it comes."""
        joint = clause.joint("BEFORE", "AFTER")
        unit.subordinate, unit.subordinate_span = clause.subordinate, joint.span if joint else None
        counted = (*self.counts.claimed, *self.counts.conceded)
        all_told = any(amount.all for amount, _ in counted) and not unit.leading
        if joint is not None and joint.label == "AFTER" and (unit.sort in ("verb", "held") or all_told):
            self.marks.then_spans.append(joint.span)

    def _mark_unit(self, unit: Unit, label: str, value: str, span: Span) -> None:
        if label == "FIRST":
            unit.first = span
        elif label == "LAST":
            unit.last = span
            hangs_on = self.plan.condition
            if hangs_on is not None and span.start < self.plan.conditions[hangs_on].span.start:
                unit.placed_before_condition = True  # "*finally*, if the hearts break, I run them"
            self._share_last(unit)
        elif label == "INORDER":
            unit.in_order = span
        elif label == "ANYORDER":
            unit.free = True
            alone = unit.link in ("comma", "stop") and unit.then is None
            unit.whenever = alone and "order" not in self.words(span).lower()
        if value == "at_trick" or (label == "LAST" and "trick" in self.words(span).lower()):
            trick = _trick_named(self.text, span.end if value == "at_trick" else span.start)
            unit.trick = (trick, span) if trick is not None else None
        elif value == "then":
            unit.then = span
        if label in ("FIRST", "LAST", "INORDER") or value in ("at_trick", "then"):
            self.marks.then_spans.append(span)

    def _share_last(self, unit: Unit) -> None:
        """ "You get a diamond *and* a club *at the end*": both of them."""
        before, end = self.plan.last_unit, unit.last
        if before is None or end is None or before.sentence != unit.sentence or unit.then is not None:
            return
        one, other = self.plan.steps[before.steps[-1]], self.plan.steps[unit.steps[0]]
        straight = self.text[one.span.end : other.span.start].strip().lower() == "and"  # not "a heart *now* and …"
        given = one.verb is other.verb is Verb.CONCEDE and unit.link == "and"
        if given and straight and self.words(end).lower().endswith("end"):
            before.last = before.last or end

    def place_last_unit(self, span: Span, *, first: bool) -> None:
        """ "Starting with the ace", "finishing with a ruff": the unit just read, if any, stands at one end."""
        if not self.plan.units:
            return
        if first:
            self.plan.units[-1].first = span
        else:
            self.plan.units[-1].last = span
        self.marks.then_spans.append(span)

    def are_trumps(self, suit: str | None) -> bool:
        """Whether a suit is trumps, by that word or by its own name where the contract is known."""
        return suit is not None and suit in ("T", self.trumps)

    def is_side_suit(self, suit: str | None) -> bool:
        """Whether a suit is known not to be trumps, so that nothing done with it draws any."""
        return self.trumps is not None and suit not in (None, "T", self.trumps)

    # What is taken back.

    def withdraw_step(self) -> Step:
        """Takes the last step out again, with what it counted."""
        step = self.plan.drop_last_step()
        if step.listed and self.counts.listed:
            self.counts.listed.pop()
        return step

    def forget_steps(self) -> None:
        """What was said is no plan: no step is left, and no word of order."""
        self.plan.steps, self.plan.units, self.marks.then_spans = [], [], []

    def forget_plan(self) -> None:
        """No step is left, and none of the marks that speak of a plan."""
        self.forget_steps()
        self.marks.drawing_spans, self.marks.finesse_spans = [], []
