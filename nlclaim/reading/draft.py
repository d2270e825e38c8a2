"""A reading under construction: steps in the order said, how they were joined, and what was counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from nlclaim.language import Correction, NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.flags import Flag
from nlclaim.reading.model import Belief, CardPlaced, Condition, Doubt, Result
from nlclaim.reading.phrases import Amount, Spec
from nlclaim.spans import Span


@dataclass(slots=True)
class Unit:
    """Steps said in one breath, unordered among themselves, and how the unit is joined to the one before it."""

    steps: list[int]
    sort: str
    """`verb`, `act`, `listed`, `belief`, `held` or `concede`."""
    link: str
    sentence: int
    branch: tuple[int, str] | None = None
    """The condition it hangs on, and whether on its `then` or its `else`."""
    chained: bool = False
    """It goes on with the before/after clause of the unit before it."""
    tail: bool = False
    """It was said in one clause with the unit before it: "a heart takes me over *to the ace-queen*"."""
    then: Span | None = None
    subordinate: str | None = None
    """`before` or `after` when the unit stands in such a clause."""
    subordinate_span: Span | None = None
    leading: bool = False
    first: Span | None = None
    last: Span | None = None
    in_order: Span | None = None
    free: bool = False
    """"Whenever you like"."""


class Draft:
    """Everything read so far."""

    def __init__(
        self,
        text: str,
        claimer_role: str | None = None,
        claimer_seat: str | None = None,
        trumps: str | None = None,
    ) -> None:
        self.text = text
        self.claimer_role = claimer_role
        """`declarer`, `defender` or None when not known."""
        self.claimer_seat = claimer_seat
        """The letter of his seat, where it is known."""
        self.trumps = trumps
        """The letter of the trump suit, where the contract is known and has one."""
        self.steps: list[Step] = []
        self.units: list[Unit] = []
        self.beliefs: list[Belief] = []
        self.conditions: list[Condition] = []
        self.doubts: list[Doubt] = []
        self.placed: list[CardPlaced] = []
        self.claimed: list[tuple[Amount, Span]] = []
        self.before_sum: tuple[Amount, Span] | None = None
        """What was claimed before something was added to it."""
        self.already: list[tuple[Amount, Span]] = []
        """Tricks said to have been won before: "I've made eight …"."""
        self.claimed_if: list[tuple[Amount, Span]] = []
        """Tricks claimed under a condition."""
        self.conceded: list[tuple[Amount, Span]] = []
        self.listed: list[tuple[int | None, bool]] = []
        """Tricks of each listed item, None for one that does not say how many; whether it was said to be held."""
        self.owned: list[int | None] = []
        """Tricks of each thing said to be the claimer's: "the ace is mine"."""
        self.results: list[Result] = []
        self.results_if: list[Result] = []
        """Results under a condition."""
        self.result_spans: list[Span] = []
        """The words that name results."""
        self.flags: set[Flag] = set()
        self.drawing_spans: list[tuple[str, Span]] = []
        """(`plan` or `state`, words)."""
        self.outstanding: list[tuple[int | None, Span]] = []
        """Acknowledgements that trumps are out: how many, words."""
        self.known_out: list[tuple[str, Span]] = []
        """Cards said to be out, which may be trumps: "I know about the jack"."""
        self.finesse_spans: list[tuple[bool, Span]] = []
        """(denied, words)."""
        self.then_spans: list[Span] = []
        """Temporal connectives and position words, whether or not they order two steps."""
        self.repairs: list[Correction] = []
        """What the speaker took back and said again."""
        self.side = ""
        """Who the last tricks counted went to: `ours` or `theirs`."""
        self.condition: int | None = None
        """The condition that the clause being read hangs on."""
        self.else_of: int | None = None
        """The condition whose failure the clause being read hangs on."""
        self.else_steps: dict[int, list[int]] = {}
        self.sentence = 0
        self.repaired_from = 0
        """The first step behind a word of correction, 0 without one."""
        self.think_at = 0
        """Where "let me think" stands."""
        self.last_suit: str | None = None
        """The suit of the card named last, lent to a rank that follows."""
        self.mentioned: str | None = None
        """The plain suit that was spoken of last, before the clause being read."""
        self.lent: set[int] = set()
        """Steps whose rank was said without a suit and took it from the card before."""
        self.pending: list[NounPhrase] = []
        """What "is all", or "is the only trick", until it is said who gets it."""
        self.in_order: Span | None = None
        """"In this order:", until what it announces comes."""
        self.counted_in: str | None = None
        """The hand in which the tricks counted last are won: "eight in my hand, one in dummy" is nine."""
        self.previous: Clause | None = None
        """The clause before the one that is read."""
        self.their_play: Clause | None = None
        """The clause read last that told what the other side will lead or play."""
        self.their_turn = False
        """Whether the clause just read was about what the other side will do."""
        self.seat: str | None = None
        """The seat last spoken of as doing something: whom "he" means in a report."""
        self.reporter: str | None = None
        """Whose words are reported: a seat, `declarer`, `he`; `operator`: somebody's play, without saying whose."""
        self.told_from = 0
        """Where a report of what was said begins ("declarer won the ace and *claimed* …"); 0 without one."""
        self.claimed_by: str | None = None
        """The seat, or `declarer`, of whom it is told that he claimed."""
        self.partner_named = False
        """Whether partner is who was named last, so that "he" and "his" are partner's."""
        self.declarer_named = False
        """Whether declarer was the subject last, of whom a defender that is told of speaks."""
        self.told_play: Clause | None = None
        """The clause that told last of what had been played before the claim."""
        self.told_claim = False
        """Whether the report is that he claimed or conceded: what is told before had been played."""
        self.then_next: Span | None = None
        """A *then* before a condition, which places what comes after it: "then, if …, the finesse"."""
        self.trumps_out: Clause | None = None
        """The clause "trumps out", which may say that they are or that they will be."""
        self.spelled: tuple[int, int] | None = None
        """The counted suit whose cards are being named one by one, a step, and how many are still to come."""
        self.announced: str | None = None
        """The suit named before its cards: "hearts first: ace, king"."""
        self.held_by = ""
        """The verb that the cards named last were said to be held or won by."""

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

    @property
    def says_what(self) -> bool:
        """Whether a play, a number or a concession has been read so far."""
        return bool(self.units or self.claimed or self.conceded)

    def add_step(self, verb: Verb, span: Span, **fields: Any) -> int:
        """A new step; its id."""
        fields.setdefault("condition", self.condition)
        step = Step(len(self.steps), verb, span, **fields)
        self.steps.append(step)
        if self.else_of is not None:
            self.else_steps.setdefault(self.else_of, []).append(step.id)
        for card in step.cards:
            self.last_suit = card[0] if card[0] != "?" else self.last_suit
        return step.id

    def add_spec(self, verb: Verb, spec: Spec, **fields: Any) -> int:
        """A new step about what a phrase names."""
        how = (*fields.pop("how", ()), *spec.how)
        fields.setdefault("count", spec.count)
        fields.setdefault("span", spec.span)
        return self.add_step(verb, suit=spec.suit, cards=spec.cards, how=tuple(dict.fromkeys(how)), **fields)

    def change_step(self, number: int, **fields: Any) -> None:
        """Replaces fields of a step."""
        self.steps[number] = replace(self.steps[number], **fields)

    def claim(self, amount: Amount, span: Span) -> None:
        """Tricks to the claimer; apart, when they hang on a condition."""
        (self.claimed if self.condition is None else self.claimed_if).append((amount, span))

    def add_result(self, result: Result) -> None:
        """A result, unless it hangs on a condition ("if that wins, I make it")."""
        if self.condition is None and ("otherwise" not in self.flags or self.results):
            self.results.append(result)
        elif result.level is not None:
            self.flags.add("made_if")
            self.results_if.append(result)
        elif self.condition is not None or "otherwise" in self.flags:
            self.results_if.append(result)

    def add_unit(self, clause: Clause, steps: Iterable[int], sort: str) -> None:
        """Steps of one clause as a unit, joined to what precedes as the clause is."""
        ids = list(steps)
        if not ids:
            return
        branch = (self.condition, "then") if self.condition is not None else None
        if branch is None and self.else_of is not None:
            branch = (self.else_of, "else")
        unit = Unit(ids, sort, clause.link, self.sentence, branch, clause.chained)
        then = clause.joint("THEN")
        beside = then is not None and sort == "listed" and bool(self.units) and self.units[-1].then == then.span
        if beside:
            unit.link, then = "and", None  # "4h then *3s 1d*"
        unit.then, self.then_next = then.span if then else self.then_next, None
        if clause.subordinate == "after" and self._goes_on_from_first(clause):
            after = clause.joint("AFTER")
            unit.then = after.span if after else None
        elif clause.subordinate in ("before", "after"):
            joint = clause.joint("BEFORE", "AFTER")
            unit.subordinate, unit.subordinate_span = clause.subordinate, joint.span if joint else None
            unit.leading = clause.link in ("start", "stop") or then is not None
            all_told = any(amount.all for amount, _ in (*self.claimed, *self.conceded)) and not unit.leading
            if joint is not None and joint.label == "AFTER" and (unit.sort in ("verb", "held") or all_told):
                self.then_spans.append(joint.span)
        if self.in_order is not None:
            unit.in_order, self.in_order = self.in_order, None
            self.then_spans.append(unit.in_order)
        for mark in clause.marks:
            self._mark_unit(unit, mark.label, mark.value, mark.span)
        self.units.append(unit)

    def add_tail(self, steps: list[int], *, tail: bool = True) -> None:
        """Steps said in one clause with the last unit, which come after it."""
        self.units.append(Unit(steps, "verb", "and", self.sentence, self.units[-1].branch, tail=tail))

    def _goes_on_from_first(self, clause: Clause) -> bool:
        """ "First I draw trumps, *after the spades*": afterwards, as some speakers have it."""
        joint = clause.joint("AFTER")
        said_first = any(unit.first is not None and unit.sentence == self.sentence for unit in self.units)
        plays = clause.who == "me" and clause.verb is not None and clause.verb.form == "base"
        begins = clause.link == "comma" or (clause.link == "none" and plays)
        return joint is not None and self.words(joint.span).lower() == "after" and said_first and begins

    def withdraw_step(self) -> Step:
        """Takes the last step out again, with its unit if it was alone there and with what it counted."""
        step, unit = self.steps.pop(), self.units[-1]
        unit.steps.pop()
        if not unit.steps:
            self.units.pop()
        if step.listed and self.listed:
            self.listed.pop()
        return step

    def drop_steps(self, gone: set[int]) -> None:
        """Takes steps out of the draft; those that are left are numbered anew."""
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

    def forget_steps(self) -> None:
        """What was said is no plan: no step is left, and no word of order."""
        self.steps, self.units, self.then_spans = [], [], []

    def forget_plan(self) -> None:
        """No step is left, and none of the marks that speak of a plan."""
        self.forget_steps()
        self.drawing_spans, self.finesse_spans = [], []

    def place_last_unit(self, span: Span, *, first: bool) -> None:
        """ "Starting with the ace", "finishing with a ruff": the unit just read stands at one end."""
        if first:
            self.units[-1].first = span
        else:
            self.units[-1].last = span
        self.then_spans.append(span)

    def _mark_unit(self, unit: Unit, label: str, value: str, span: Span) -> None:
        if label == "FIRST":
            unit.first = span
        elif label == "LAST":
            unit.last = span
        elif label == "INORDER":
            unit.in_order = span
        elif label == "ANYORDER":
            unit.free = True
        elif value == "then":
            unit.then = span
        if label in ("FIRST", "LAST", "INORDER") or value in ("at_trick", "then"):
            self.then_spans.append(span)
