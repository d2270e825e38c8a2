"""Where a statement breaks: what cannot be played as it was said, and the rule on what follows (STM-3, 4 and 6)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nlclaim.bridge import Card, Hand, Seat, Suit
from nlclaim.lines import Play
from nlclaim.plan import PlayPlan, PrecedenceConstraint, Step, Verb, find_cycle
from nlclaim.reading import GroundedReading, GroundedStep
from nlclaim.ruling.case import Case
from nlclaim.ruling.questions import WINNERS, is_binding


@dataclass(frozen=True, slots=True)
class Break:
    """Something in a statement that cannot be as it was said."""

    words: str
    text: str
    rule: str = ""
    """Id in the catalogue of normal play; empty where the words only leave open what they mean."""
    follows: str = ""
    """What that comes to, in a whole sentence."""


def find_breaks(case: Case, reading: GroundedReading) -> tuple[Break, ...]:
    """What breaks a statement, in the order in which it was said: words that contradict each other first."""
    words = reading.reading.text
    found = [Break(words, reading.contradiction, "STM-6", _CONTRADICTED)] if reading.contradiction else []
    found += _circular(reading)
    for step in reading.steps:
        finding = step.finding or _against_the_laws(case, step, reading)
        if finding:
            rule = () if _is_open(step) else ("STM-3", _ILLEGAL)
            found.append(Break(step.step.span.of(words), finding, *rule))
    told = {each.text for each in found}
    found += [Break(words, finding) for finding in reading.findings if finding not in told]
    return tuple(dict.fromkeys(found))


_CONTRADICTED = "Each half is looked at."
_ILLEGAL = "Up to there what he said is followed; then any normal line counts, with what can still be done."


def _is_open(step: GroundedStep) -> bool:
    """Whether its words leave open what they mean, or speak of the other side's cards: nothing illegal is promised."""
    finding = step.finding or ""
    return step.verb in _OF_THEIRS or "without a suit" in finding or "not in which suit" in finding


_OF_THEIRS = (Verb.CONCEDE, Verb.KNOCK_OUT, Verb.FINESSE)


def _against_the_laws(case: Case, step: GroundedStep, reading: GroundedReading) -> str | None:
    """A ruff or a discard by a hand that has to follow suit, and that nothing said rids of the suit."""
    if step.step.negated or step.step.condition is not None or case.claimer_is_defender:
        return None
    ruffs = step.verb in (Verb.RUFF, Verb.OVERRUFF)
    suit = step.suit if ruffs else step.on_suit if step.verb is Verb.DISCARD else None
    if suit is None or suit == case.position.trumps or any(_gets_rid(each, step, suit) for each in reading.steps):
        return None
    seats = _who_plays(case, step, ruffs=ruffs)
    if not seats or not all(_has_to_follow(case, seat, suit, for_ever=not ruffs) for seat in seats):
        return None
    names = " and ".join(str(seat) for seat in seats)
    still = f"{names} still {'has' if len(seats) == 1 else 'have'} {_a(suit)}, and"
    return f"{still} cannot ruff before it is gone" if ruffs else f"{still} has to follow suit: to discard is a revoke"


def _gets_rid(other: GroundedStep, step: GroundedStep, suit: Suit) -> bool:
    """Whether another step plays, or throws, cards of the suit."""
    if other is step or other.step.negated or other.verb in (Verb.RUFF, Verb.OVERRUFF, Verb.CROSSRUFF):
        return False
    on_it = other.verb is Verb.DISCARD and other.on_suit == suit and step.verb is not Verb.DISCARD
    return on_it or other.suit == suit or any(card.suit == suit for card in other.cards)


def _who_plays(case: Case, step: GroundedStep, *, ruffs: bool) -> list[Seat]:
    """The hands that may be meant to ruff, or to discard."""
    if step.seat is not None:
        return [step.seat]
    hands, trumps = case.position.hands, case.position.trumps
    if ruffs:
        return [seat for seat in case.claimer.side.seats if trumps is not None and hands[seat].suit_holding(trumps)]
    return [
        seat
        for seat in case.claimer.side.seats
        if (step.cards & hands[seat] if step.cards else step.suit is None or hands[seat].suit_holding(step.suit))
    ]


def _has_to_follow(case: Case, seat: Seat, suit: Suit, *, for_ever: bool) -> bool:
    """Whether a hand has a card of the suit beyond the trick in progress.

    `for_ever`: and the other hand has no more of them, so that it can lead none which this one does not follow to.
    """
    position = case.position
    held = len(position.hands[seat].suit_holding(suit))
    if position.trick:
        return held > 0 and not for_ever and position.trick[0].suit != suit
    others = len(position.hands[seat.partner].suit_holding(suit))
    return held > 0 and (not for_ever or 0 < others <= held)


def _a(suit: Suit) -> str:
    return f"a {str(suit).removesuffix('s')}"


def _circular(reading: GroundedReading) -> list[Break]:
    """An order that goes round: "hearts before the diamond, the diamond before the club, the club before the hearts".

    Steps that name the same thing are the same there, but not in "a spade, then a heart, then a spade".
    """
    plan, words = reading.reading.plan, reading.reading.text
    same: dict[tuple[str | None, tuple[str, ...], int | None], int] = {}
    first = {step.id: same.setdefault((step.suit, step.cards, step.count), step.id) for step in plan.steps}
    edges = tuple(_between_same(plan, words, first))
    steps = tuple(step for step in plan.steps if first[step.id] == step.id)
    cycle = find_cycle(plan) or find_cycle(PlayPlan(steps, edges))
    if not cycle:
        return []
    named = [f"'{step.span.of(words)}'" for step in _from_the_first((*cycle,))]
    round_ = " before ".join([*named, named[0]])
    return [Break(words, f"the order contradicts itself: {round_}", "STM-6")]


def _between_same(plan: PlayPlan, words: str, first: dict[int, int]) -> Iterator[PrecedenceConstraint]:
    for edge in plan.constraints:
        relates = edge.span.of(words).lower().startswith(_RELATING)
        if relates and first[edge.before] != first[edge.after]:
            yield PrecedenceConstraint(first[edge.before], first[edge.after], edge.strength, edge.span)


_RELATING = ("before", "after", "until", "once")
"""Words that say of two things which comes first; "then" tells what comes next."""


def _from_the_first(cycle: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps of a cycle beginning with the one that was said first."""
    start = cycle.index(min(cycle, key=lambda step: step.span))
    return tuple(itertools.islice(itertools.cycle(cycle), start, start + len(cycle)))


def find_failure(case: Case, line: Sequence[Play], reading: GroundedReading) -> int | None:
    """The number of the first trick that is led for a stated winner and lost while other steps are to be done.

    None if there is none: then no step lapses (STM-4). Tricks are counted from the claim, the one in progress included.
    """
    position, others = case.position, case.claimer.side.other
    winner: GroundedStep | None = None
    for play in line:
        if not position.trick:
            stated = play.seat.side == case.claimer.side and play.reason == "stated"
            winner = _led_for(play.card, reading) if stated else None
        after = position.play(play.card)
        if winner is not None and after.won[others] > position.won[others]:
            ours = after.held_by(case.claimer.side)
            left = any(_is_still_promised(step, winner, ours, reading) for step in reading.steps)
            return case.position.remaining - position.remaining + 1 if left else None
        position = after
    return None


def _led_for(card: Card, reading: GroundedReading) -> GroundedStep | None:
    """The step that takes a card for a winner; None if none does."""
    for step in reading.steps:
        named = card in step.cards if step.cards else step.suit == card.suit
        if step.verb in WINNERS and named and is_binding(step, reading.reading.plan, reading):
            return step
    return None


def _is_still_promised(step: GroundedStep, failed: GroundedStep, ours: Hand, reading: GroundedReading) -> bool:
    """Whether a step that was said behind the one that failed could still be carried out."""
    if step.step.span.start <= failed.step.span.start or not is_binding(step, reading.reading.plan, reading):
        return False
    return bool(step.cards & ours if step.cards else step.suit is not None and ours.suit_holding(step.suit))
