"""Where a statement breaks: what cannot be played, or counted, as it was said, and the rule on what follows.

Steps: STM-3, 4 and 6. Numbers: FRM-1 and 8.
"""

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
        if step.finding:
            rule = ("STM-3", _ILLEGAL) if _is_impossible(step) else ()
            found.append(Break(step.step.span.of(words), step.finding, *rule))
        else:
            found += _against_the_laws(case, step, reading)
    told = {each.text for each in found}
    found += [Break(words, finding) for finding in reading.findings if finding not in told]
    found += _on_numbers(case, reading)
    return tuple(dict.fromkeys(found))


def _on_numbers(case: Case, reading: GroundedReading) -> Iterator[Break]:
    """Numbers on record that leave out tricks, or that are not what the words say."""
    remaining, claimed, conceded = case.position.remaining, case.claimed, case.conceded
    if claimed is None and conceded is not None:
        claimed = remaining - conceded
    elif claimed is not None and conceded is not None and claimed + conceded < remaining:
        yield Break(
            "", f"of {remaining} tricks left {claimed} {_is(claimed)} claimed and {conceded} conceded", *_LEFT_OUT
        )
    told = _number_told(reading, remaining)
    if claimed is not None and told is not None and told != claimed:
        text = f"the words claim {told} of the {remaining} tricks left, and {claimed} {_is(claimed)} on record"
        yield Break(reading.reading.text, text, *_ON_RECORD)


def _is(number: int) -> str:
    return "is" if number == 1 else "are"


_LEFT_OUT = ("FRM-1", "Who claims some concedes the others.")
_ON_RECORD = ("FRM-8", "The number on record is ruled on, unless the director finds that it is not what was said.")


def _number_told(reading: GroundedReading, remaining: int) -> int | None:
    """The number that the words leave no doubt of.

    None where only some tricks are counted, or something hangs on the cards, is doubted or cannot be as it was said.
    """
    said = reading.reading
    if said.conditions or said.doubts or reading.placements or reading.findings:
        return None
    if said.claimed.all:
        loses = said.conceded.all or said.conceded.tricks or any(step.verb in _LOSING for step in reading.steps)
        return None if loses or said.claimed.how_many is not None else remaining
    if said.claimed.tricks is None:
        return 0 if said.conceded.all else None
    adds_up = said.conceded.tricks is not None and said.claimed.tricks + said.conceded.tricks == remaining
    return said.claimed.tricks if adds_up else None


_LOSING = (Verb.CONCEDE, Verb.DUCK, Verb.KNOCK_OUT, Verb.ESTABLISH, Verb.THROW_IN)
"""Plays by which a trick may go, though he claims "the rest"."""


_CONTRADICTED = "Each half is looked at."
_ILLEGAL = "Up to there what he said is followed; then any normal line counts, with what can still be done."
_FIRST = "So the suit is led first."


def _is_impossible(step: GroundedStep) -> bool:
    """Whether a play is promised that cannot be made: not where a card, or a number, only is not what was said."""
    return step.verb in (*_RUFFS, Verb.DISCARD) or (step.finding or "").startswith("there ")


_RUFFS = (Verb.RUFF, Verb.OVERRUFF, Verb.CROSSRUFF)


def _against_the_laws(case: Case, step: GroundedStep, reading: GroundedReading) -> Iterator[Break]:
    """A ruff or a discard by a hand that has to follow suit, and that nothing said rids of the suit."""
    if step.step.negated or step.step.condition is not None or case.claimer_is_defender:
        return
    ruffs = step.verb in (Verb.RUFF, Verb.OVERRUFF)
    suit = step.suit if ruffs else step.on_suit if step.verb is Verb.DISCARD else None
    if suit is None or suit == case.position.trumps or any(_gets_rid(each, step, suit) for each in reading.steps):
        return
    seats = _who_plays(case, step, ruffs=ruffs)
    still, words = f"{_still_have(seats)} {_a(suit)}", step.step.span.of(reading.reading.text)
    if seats and all(_follows_for_ever(case, seat, suit) for seat in seats):
        what = "to ruff" if ruffs else "to discard"
        yield Break(words, f"{still}, which has to be played to the suit: {what} is a revoke", "STM-3", _ILLEGAL)
    elif ruffs and len(seats) == 1 and _follows(case, seats[0], suit):
        yield Break(words, f"{still}, and can ruff only when it is gone", "STM-3", _FIRST)


def _still_have(seats: Sequence[Seat]) -> str:
    """`South still has`, `North and South still have`."""
    return f"{' and '.join(str(seat) for seat in seats)} still {'has' if len(seats) == 1 else 'have'}"


def _gets_rid(other: GroundedStep, step: GroundedStep, suit: Suit) -> bool:
    """Whether another step plays, or throws, cards of the suit."""
    if other is step or other.step.negated or other.verb in _RUFFS:
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


def _follows(case: Case, seat: Seat, suit: Suit) -> bool:
    """Whether a hand has a card of the suit beyond the trick in progress."""
    led = case.position.trick[0].suit if case.position.trick else None
    return len(case.position.hands[seat].suit_holding(suit)) > (led == suit)


def _follows_for_ever(case: Case, seat: Seat, suit: Suit) -> bool:
    """Whether a hand follows as often as the other hand of the side can lead the suit."""
    if not _follows(case, seat, suit) or case.position.trick:
        return False
    held, others = (len(case.position.hands[each].suit_holding(suit)) for each in (seat, seat.partner))
    return 0 < others <= held


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
