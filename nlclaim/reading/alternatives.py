"""The other ways to take a statement, where the words allow them: each with what makes it differ.

No guess is added where nothing was said; implied order is not a reading of its own, since each edge carries its
strength and the ruling tries it both ways.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANKS
from nlclaim.language import Element, Mark, NounPhrase, Statement, parse_statement
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.interpret import Context, read_statement
from nlclaim.reading.model import Reading, Tally
from nlclaim.reading.phrases import HIGHEST_LEVEL

_THIRD_PERSON: Final = frozenset({"he", "they"})


def other_readings(statement: Statement, context: Context, first: Reading) -> tuple[Reading, ...]:
    """The readings besides the first, likeliest first."""
    found = (
        *_as_typed(statement, context),
        *_claim_or_order(first),
        *_whose_rest(statement, context, first),
        *_deal_or_rest(first),
        *_card_or_suit_led(first),
        *_winner_or_lead(first),
        *_card_or_number(first),
        *_out_or_drawn(statement, context, first),
        *_either_of_two(statement, context, first),
        *_mended_while_hesitating(statement, context, first),
        *_ten_or_drawing(statement, context, first),
    )
    return tuple(found)


def _as_typed(statement: Statement, context: Context) -> Iterator[Reading]:
    """A correction that puts in a suit, a rank or a number may be wrong."""
    if statement.as_typed is None:
        return
    doubtful = [correction for correction in statement.corrections if correction.is_doubtful]
    weighty = [correction for correction in doubtful if not correction.is_slip] or doubtful  # "a *cuple*": a number
    changed = ", ".join(f"{correction.text!r} is not taken for {correction.meant!r}" for correction in weighty)
    yield replace(read_statement(statement.as_typed, context), because=changed)


def _claim_or_order(first: Reading) -> Iterator[Reading]:
    """ "Run the clubs": an order to dummy, or a claim with its line."""
    if first.kind == "not_a_claim" and len(first.plan.steps) == 1 and not first.trumps.outstanding_acknowledged:
        yield replace(first, kind="claim", because="it may be the line of a claim, not an order to dummy")


def _whose_rest(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "He has the rest": an opponent's tricks, or the claimer's as somebody reports them."""
    if context.claimer_role is not None or first.kind not in ("concession", "claim_and_concession"):
        return
    third = any(
        isinstance(element, Mark) and element.label == "PERSON" and element.value in _THIRD_PERSON
        for part in statement.parts
        for element in part.elements
    )
    if not third:
        return
    reported = read_statement(statement, replace(context, third_person_is_claimer=True))
    if (reported.kind, reported.claimed, reported.conceded) != (first.kind, first.claimed, first.conceded):
        yield replace(reported, because="the third person may be the claimer, whose words are reported")


def _deal_or_rest(first: Reading) -> Iterator[Reading]:
    """ "Seven tricks": of the deal, or of those that remain."""
    claimed = first.claimed
    if claimed.tricks in (7, 8) and not first.plan.steps and claimed.scope == "remaining":
        deal = Tally(claimed.tricks, scope="deal")
        yield replace(first, claimed=deal, because=f"{claimed.tricks} tricks may be those of the whole deal")


def _card_or_suit_led(first: Reading) -> Iterator[Reading]:
    """ "The ace, a heart, the king": a winner to be cashed, or the suit that is led. A list that adds up is winners."""
    steps = first.plan.steps
    led = [step for step in steps if step.verb is Verb.CASH and step.listed and step.count == 1 and not step.cards]
    if first.claimed.is_said or not led or len(led) == len(steps) or _ends_in_counts(steps):
        return
    ids = {step.id for step in led}
    taken = tuple(replace(step, verb=Verb.LEAD, listed=False) if step.id in ids else step for step in steps)
    said = " and ".join(repr(step.span.of(first.text)) for step in led)
    yield replace(first, plan=replace(first.plan, steps=taken), because=f"{said} may be the suit led, not a winner")


def _ends_in_counts(steps: Sequence[Step]) -> bool:
    """ "Ace of hearts, then *a diamond and three spades*": nothing but tricks counted, several of some suit."""
    listed = [step.listed for step in steps]
    counted = steps[listed.index(True) :]
    return all(step.listed for step in counted) and any((step.count or 0) > 1 for step in counted)


def _winner_or_lead(first: Reading) -> Iterator[Reading]:
    """ "A heart", and no more: a trick, or the suit led."""
    step = first.plan.steps[0] if len(first.plan.steps) == 1 else None
    if step is None or not (step.listed and step.count == 1 and step.suit and not step.cards):
        return
    said = step.span.of(first.text)
    if said.lower().startswith("a ") and first.text.strip(" .,!").lower() == said.lower():
        led = replace(first.plan, steps=(replace(step, verb=Verb.LEAD, count=None, listed=False),))
        yield replace(first, plan=led, claimed=Tally(), because=f"{said!r} may be the suit led, not a winner")


def _card_or_number(first: Reading) -> Iterator[Reading]:
    """ "The nine", and no more: the card, or as many tricks."""
    step = first.plan.steps[0] if len(first.plan.steps) == 1 else None
    card = step.cards[0] if step is not None and step.listed and len(step.cards) == 1 else ""
    number = RANKS.find(card[1:]) + 2 if card.startswith("?") else 0
    words = step.span.of(first.text) if step is not None else ""
    if not 5 <= number <= 10 or not words.lower().startswith(("the ", "my ")):
        return
    claimed = Tally(number, scope="deal" if number > HIGHEST_LEVEL else "remaining")
    plan = replace(first.plan, steps=())
    yield replace(first, plan=plan, claimed=claimed, because=f"{words!r} may be a number of tricks, not a card")


def _out_or_drawn(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "Trumps are *out*": still to be drawn, or drawn already."""
    if first.kind == "not_a_claim" or not first.trumps.mentioned or first.trumps.drawing != "none":
        return
    for number, part in enumerate(statement.parts):
        if any(joint.label in ("IF", "AFTER", "BEFORE") for joint in part.joints):
            continue
        state = _out_of_trumps(part.elements, first.text)
        if state is None:
            continue
        other = Mark(state.span, "PRED", "gone" if state.value == "left" else "left")
        elements = tuple(other if element is state else element for element in part.elements)
        parts = (*statement.parts[:number], replace(part, elements=elements), *statement.parts[number + 1 :])
        meant = "are drawn" if other.value == "gone" else "are still to be drawn"
        yield replace(
            read_statement(replace(statement, parts=parts), context),
            because=f"trumps that are 'out' may be those that {meant}",
        )
        return


def _out_of_trumps(elements: tuple[Element, ...], text: str) -> Mark | None:
    """The word that says so, of all trumps: not "two trumps are out", "your trumps are still out"."""
    if len(elements) != 3:
        return None
    trumps, copula, state = elements
    all_of_them = isinstance(trumps, NounPhrase) and trumps.suit == "T" and trumps.plural and not trumps.ranks
    if not (all_of_them and isinstance(trumps, NounPhrase) and isinstance(copula, Mark) and isinstance(state, Mark)):
        return None
    plain = trumps.number is None and trumps.quantifier in (None, "all") and trumps.determiner in (None, "the")
    are = copula.label == "BE" and copula.span.of(text).lower() in ("are", "'re")
    out = state.label == "PRED" and state.span.of(text).lower() in ("out", "all out")
    return state if plain and are and out and not trumps.adjectives and trumps.noun is None else None


def _either_of_two(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "Nine *or* ten", "ruff a heart *or* a spade", "down one *or* two": each of them by itself."""
    for number, (left, right) in enumerate(itertools.pairwise(statement.parts)):
        if not right.joints or right.joints[-1].label != "OR":
            continue
        one, other = left.elements[-1], right.elements[0]
        if any(isinstance(element, Mark) and element.label == "NEG" for element in left.elements):
            continue  # "I don't take the club finesse *or* the heart finesse": neither
        if [joint.label for joint in right.joints] not in (["OR"], ["COMMA", "OR"]) or not _are_alike(one, other):
            continue
        said = " or ".join(repr(each.span.of(first.text)) for each in (one, other))
        for chosen in _each_of(one, other):
            elements = (*left.elements[:-1], chosen, *right.elements[1:])
            parts = (*statement.parts[:number], replace(left, elements=elements), *statement.parts[number + 2 :])
            reading = read_statement(replace(statement, parts=parts), context)
            reading = replace(reading, kind=first.kind) if reading.kind == "not_a_claim" else reading
            fewer = len(reading.plan.steps) <= len(first.plan.steps)  # not of "spades then hearts, or hearts then …"
            if fewer and _content(reading) != _content(first):
                yield replace(reading, because=f"{said}, which of them is open")
        return  # one doubt: more of them would multiply


def _each_of(one: Element, other: Element) -> tuple[Element, Element]:
    """The two things; of "*one* or two hearts" the first is one heart."""
    if isinstance(one, NounPhrase) and isinstance(other, NounPhrase) and one.is_bare_number:
        return replace(other, number=one.number), other
    return one, other


def _are_alike(one: Element, other: Element) -> bool:
    """Whether two things can stand for each other: both a number, a suit or a card."""
    if not (isinstance(one, NounPhrase) and isinstance(other, NounPhrase)):
        return False
    if one.is_bare_number or other.is_bare_number:
        return one.number is not None and other.number is not None
    kinds = [(bool(each.suit), bool(each.ranks or each.cards), each.act) for each in (one, other)]
    return kinds[0] == kinds[1] and any(kinds[0])


_HESITATES: Final = re.compile(r"(?<=, )(?:er|um|uh)(?=, \w)", re.IGNORECASE)
_ONE_CARD: Final = frozenset({Verb.RUFF, Verb.OVERRUFF, Verb.FINESSE, Verb.DISCARD, Verb.LEAD, Verb.CROSS, Verb.DUCK})
"""Plays of one card: of two of them, the second may be said instead of the first."""


def _mended_while_hesitating(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "Ruff a club, *er*, a diamond": the one and then the other, or the other instead."""
    pause = _HESITATES.search(statement.text) if ", " in statement.text else None
    if pause is None or len(first.plan.steps) < 2:
        return
    text = statement.text
    mended = parse_statement(text[: pause.start()] + "no" + text[pause.end() :])
    reading = read_statement(replace(mended, text=text), context)
    left = [_kind_of(step) for step in reading.plan.steps]
    gone = [step for step in first.plan.steps if _kind_of(step) not in left]
    if reading.kind == first.kind and len(gone) == 1 == len(first.plan.steps) - len(left) and gone[0].verb in _ONE_CARD:
        said = repr(gone[0].span.of(text))
        yield replace(reading, because=f"{said} may be taken back by what is said behind it")


_TEN: Final = re.compile(r"(?<![^\W_])DT(?![^\W_])")


def _ten_or_drawing(statement: Statement, context: Context, first: Reading) -> Iterator[Reading]:
    """ "*DT* AND CLAIM": the ten of diamonds, or what chat writes for drawing trumps, as of "dt" in small letters."""
    if "DT" not in statement.text or not any(step.cards == ("DT",) for step in first.plan.steps):
        return
    small = parse_statement(_TEN.sub("dt", statement.text))
    reading = read_statement(replace(small, text=statement.text), context)
    if reading.trumps.drawing == "plan" and first.trumps.drawing == "none":
        yield replace(reading, because="'DT' may stand for drawing trumps, not for a card")


def _kind_of(step: Step) -> tuple[object, ...]:
    return step.verb, step.suit, step.cards, step.count, step.negated


def _content(reading: Reading) -> tuple[object, ...]:
    steps = [_kind_of(step) for step in reading.plan.steps]
    return reading.kind, reading.claimed, reading.conceded, reading.result, steps
