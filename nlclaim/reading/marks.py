"""The three marks of semantics §2.4, each with the words that decide it."""

from __future__ import annotations

from collections.abc import Iterable

from nlclaim.language import Exclusion, Mark, NounPhrase, Prepositional, Statement
from nlclaim.plan.model import PrecedenceConstraint, Strength, Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import FinesseMark, OrderMark, TrumpMark
from nlclaim.spans import Span


def mark_order(draft: Draft, edges: Iterable[PrecedenceConstraint]) -> OrderMark:
    """The strongest order stated. A position word or a temporal *then* counts even when it orders no two steps."""
    stated = "none"
    spans = [*draft.marks.then_spans, *_before_the_rest(draft)]
    for edge in edges:
        if edge.strength is Strength.EXPLICIT:
            spans.append(edge.span)
        elif stated == "none":
            stated = "implied"
    if spans:
        stated = "explicit"
    return OrderMark(stated, tuple(sorted(set(spans))))


def _before_the_rest(draft: Draft) -> Iterable[Span]:
    """ "*After* my three diamonds you can have everything else": they come before the rest, whose ever it is."""
    if not any(amount.all for amount, _ in (*draft.counts.conceded, *draft.counts.claimed)):
        return
    for unit in draft.plan.units:
        played = not any(draft.plan.steps[number].verb is Verb.CONCEDE for number in unit.steps)
        if played and unit.leading and unit.subordinate == "after" and unit.subordinate_span is not None:
            yield unit.subordinate_span


def mark_trumps(statement: Statement, draft: Draft, trumps: str | None) -> TrumpMark:
    """Mentioned, outstanding acknowledged, drawing stated: three separate facts."""
    said = list(_suit_spans(statement, {"T", trumps}))
    plans = {sort for sort, _ in draft.marks.drawing_spans}
    drawing = "plan" if "plan" in plans else "state" if "state" in plans else "none"
    suits = {suit for suit in ("T", trumps) if suit is not None}
    outstanding = draft.marks.outstanding or _trumps_given(draft.plan, suits)
    asked = {condition.circumstance.suit for condition in draft.plan.conditions if condition.circumstance is not None}
    lies = "trumps_lie" in draft.flags or not asked.isdisjoint(suits)
    counts = [count for count, _ in outstanding if count is not None]
    spans = {*said, *(span for _, span in draft.marks.drawing_spans), *(span for _, span in outstanding)}
    return TrumpMark(
        mentioned=bool(said),
        outstanding_acknowledged=bool(outstanding) or lies,
        acknowledged_count=counts[0] if counts else None,
        drawing=drawing,
        spans=tuple(sorted(spans)),
        cards=tuple(
            dict.fromkeys([*(card for card, _ in draft.marks.known_out), *_trump_cards_given(draft.plan, suits)])
        ),
        outstanding=tuple(span for _, span in draft.marks.outstanding),
    )


def _trumps_given(plan: SpokenPlan, suits: set[str]) -> list[tuple[int | None, Span]]:
    """ "You get your high trump": who gives a trump trick knows that one is out."""
    given = (step for step in plan.steps if step.verb is Verb.CONCEDE and not step.negated and step.suit in suits)
    return [(step.count or 1, step.span) for step in given if not step.cards]


def _trump_cards_given(plan: SpokenPlan, suits: set[str]) -> list[str]:
    """ "You get your jack of trumps": he knows of that one, if it is out, as only the cards can tell."""
    given = (step for step in plan.steps if step.verb is Verb.CONCEDE and not step.negated and step.suit in suits)
    return [card for step in given for card in step.cards]


def _suit_spans(statement: Statement, suits: set[str | None]) -> Iterable[Span]:
    for outer in noun_phrases(statement):
        phrase: NounPhrase | None = outer
        while phrase is not None:
            if phrase.suit in suits and phrase.suit_span is not None:
                yield phrase.suit_span
                break
            phrase = phrase.of
    yield from _named_in_passing(statement) if "T" in suits else ()


def _named_in_passing(statement: Statement) -> Iterable[Span]:
    """ "Ruff a club *with a high trump*", "I've *lost count of trumps*": trumps in a set phrase."""
    for part in statement.parts:
        for element in part.elements:
            named = isinstance(element, Mark) and element.label in ("HOW", "META")
            if named and "trump" in statement.text[element.span.start : element.span.end].lower():
                yield element.span


def noun_phrases(statement: Statement) -> Iterable[NounPhrase]:
    """The noun phrases of a statement, those after a preposition or "except" included."""
    for part in statement.parts:
        for element in part.elements:
            phrase = element.object if isinstance(element, (Prepositional, Exclusion)) else element
            if isinstance(phrase, NounPhrase):
                yield phrase


def mark_finesse(draft: Draft) -> FinesseMark:
    """Declared, denied or silent."""
    if not draft.marks.finesse_spans:
        return FinesseMark()
    return FinesseMark(
        declared=any(not denied for denied, _ in draft.marks.finesse_spans),
        denied=any(denied for denied, _ in draft.marks.finesse_spans),
        spans=tuple(sorted({span for _, span in draft.marks.finesse_spans})),
        denials=tuple(sorted({span for denied, span in draft.marks.finesse_spans if denied})),
    )
