"""Open points about what claimer sees as the cards fall: show-outs, discards, and a small card that has become high.

70E1 has him see a show-out that comes on any normal line; the EBU has him not watch until a winner fails (SEE-1), and
others have him watch (SEE-2). Where the two meet, and where he named no line to go on with, nobody speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from nlclaim.bridge import RANKS, Hand, Position, Seat, Side, Suit
from nlclaim.lines import NOTICES_NOTHING, LineQuery, Promise
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import falling_cards, outstanding
from nlclaim.ruling.model import OpenPoint, Outcome
from nlclaim.ruling.trials import Trials

_JACK = 9
_TOPS = 3
"""Winners of a suit after which who does not watch may take the rest of it for good."""


def find_doubts_about_watching(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """What a director has to decide about what declarer sees after his claim, and what it would give."""
    if case.claimer_is_defender:
        return
    reading = readings[outcome.decisive.reading]
    yield from _on_coming_show_out(case, trials, outcome, reading)
    yield from _on_unwatched_suit(case, trials, outcome, reading)
    yield from _on_discards_on_a_run(trials, outcome, reading)
    yield from _on_small_winner(case, trials, outcome, reading)


def _on_coming_show_out(case: Case, trials: Trials, outcome: Outcome, reading: GroundedReading) -> Iterator[OpenPoint]:
    """A show-out that any normal line brings leaves a finesse, but by then his entry to it may be gone (70E1; SEE-3).

    Not in a suit whose cards he named one by one: those he plays.
    """
    if outcome.tricks == trials.double_dummy:
        return
    named = {card.suit for step in reading.steps for card in step.cards}
    for suit, seats, rounds in _show_outs_to_come(case, outcome):
        if suit in named:
            continue
        voids = frozenset((seat, suit) for seat in seats if not case.position.hands[seat].suit_holding(suit))
        change = partial(_knowing, suit, voids) if voids else partial(_testing_first, suit, rounds)
        seeing = trials.as_if(outcome, change)
        if seeing.complete and seeing.tricks > outcome.tricks:
            about = f"whether the show-out in {suit} that any line brings tells him of the finesse in time"
            yield OpenPoint(about, seeing.tricks, "SEE-3")
            return


def _knowing(suit: Suit, voids: frozenset[tuple[Seat, Suit]], query: LineQuery) -> LineQuery:
    if suit in query.finesse_denied:
        return query
    return replace(query, position=replace(query.position, shown_out=query.position.shown_out | voids))


def _testing_first(suit: Suit, rounds: int, query: LineQuery) -> LineQuery:
    """The rounds after which an opponent has shown out come before all else."""
    if suit in query.finesse_denied:
        return query
    test = Promise(-1, str(Verb.CASH), suit, count=rounds)
    later = (replace(promise, after=promise.after | {test.id}) for promise in query.promises)
    return replace(query, promises=(test, *later))


def _show_outs_to_come(case: Case, outcome: Outcome) -> Iterator[tuple[Suit, tuple[Seat, ...], int]]:
    """Plain suits of the worst line in which a top card is led, an opponent shows out, and a finesse is left.

    With those who show out, who have not done so before the claim, and in which round.
    """
    opponents, position, rounds = case.claimer.side.other.seats, case.position, Counter[Suit]()
    before, top = position, False
    for play in outcome.decisive.result.line:
        led = position.trick[0].suit if position.trick else play.card.suit
        if not position.trick:
            before, top = position, False
        top = top or (play.reason in _TOPS_PLAYED and play.card.suit == led != position.trumps)
        position = position.play(play.card)
        if position.trick or not top:
            continue
        rounds[led] += 1
        void = tuple(seat for seat in opponents if not before.hands[seat].suit_holding(led))
        known = any((seat, led) in case.position.shown_out for seat in void)
        if void and not known and _finesse_is_left(position, case.claimer.side, led):
            yield led, void, rounds[led]


_TOPS_PLAYED = ("drop", "no_finesse")
"""Why a high card is played where the suit holds a guess."""


def _finesse_is_left(position: Position, side: Side, suit: Suit) -> bool:
    """Whether one card out is higher than one of the side's, and may be caught by those above it, but need not fall."""
    theirs = [card.rank for card in position.held_by(side.other).suit_holding(suit)]
    ours = [card.rank for card in position.held_by(side).suit_holding(suit)]
    above = [rank for rank in ours if theirs and rank > max(theirs)]
    finessable = any(sum(their > rank for their in theirs) == 1 for rank in ours)
    return bool(above) and finessable and len(theirs) > len(above)


def _on_unwatched_suit(case: Case, trials: Trials, outcome: Outcome, reading: GroundedReading) -> Iterator[OpenPoint]:
    """A suit that he takes to run does not break: does he play it from the top to its end without a look?

    SEE-1 has him go on with a line until a winner fails, SEE-2 has him see the break. Not where he spoke of the lie,
    nor of a suit that has not been touched, or of which an opponent has shown out already.
    """
    words = reading.reading
    looks = words.doubts or words.conditions or any(step.verb in _LOOKING for step in reading.steps)
    if outcome.decisive.hypothesis.forgotten or looks:
        return
    for suit, out in _suits_to_run(case):
        blind = trials.as_if(outcome, partial(_not_watching, case, out))
        if blind.tricks < outcome.tricks:
            about = f"whether he plays {suit} to the end without a look at what is thrown"
            yield OpenPoint(about, blind.tricks, "SEE-2")
            return


_LOOKING = frozenset({Verb.SQUEEZE, Verb.FINESSE, Verb.TEST, Verb.DUCK})
"""Steps of a player who has an eye on the lie of the cards."""


def _not_watching(case: Case, out: Hand, query: LineQuery) -> LineQuery:
    policy = replace(query.policy, observe=NOTICES_NOTHING, within_suit="top_down")
    presumed = falling_cards(out, case.position.held_by(case.declarer.side))
    return replace(query, forgotten=out, presumed=presumed, policy=policy)


def _suits_to_run(case: Case) -> Iterator[tuple[Suit, Hand]]:
    """Plain suits, with what is out, whose winners would draw all of it if it broke, and that hold a card more."""
    ours = case.position.held_by(case.declarer.side)
    seen = {suit for seat, suit in case.position.shown_out if seat in case.claimer.side.other.seats}
    for suit in Suit:
        mine, theirs = ours.suit_holding(suit), outstanding(case).suit_holding(suit)
        untouched = len(mine) + len(theirs) == len(RANKS)
        if suit == case.position.trumps or suit in seen or not theirs or untouched:
            continue
        winners = sum(card.rank > max(other.rank for other in theirs) for card in mine)
        longest = max(len(case.position.hands[seat].suit_holding(suit)) for seat in case.declarer.side.seats)
        if _TOPS <= winners < longest and len(theirs) <= 2 * winners:
            yield suit, theirs


def _on_discards_on_a_run(trials: Trials, outcome: Outcome, reading: GroundedReading) -> Iterator[OpenPoint]:
    """The suit that he runs squeezes somebody, and he had not said so: does he see what is thrown on it (SEE-4)?"""
    runs = any(
        step.verb == Verb.RUN and not step.step.negated and "believed" not in step.step.how for step in reading.steps
    )
    if not runs or outcome.tricks == trials.double_dummy:
        return
    seeing = trials.seeing_all(outcome)
    if seeing.complete and seeing.tricks > outcome.tricks:
        yield OpenPoint("whether he sees what is thrown on the suit that he runs", seeing.tricks, "SEE-4")


def _on_small_winner(case: Case, trials: Trials, outcome: Outcome, reading: GroundedReading) -> Iterator[OpenPoint]:
    """He conceded what a small card of his would win, as the honours have dropped: did he see them drop (SEE-4)?"""
    if outcome.tricks <= trials.claimed:
        return
    about = "whether he saw that a small card of his has become high"
    if trials.claimed == 0 and _tops_are_small(case, Suit):
        tricks, proved = trials.fewest_by_legal_play(0)
        if proved and tricks < outcome.tricks:
            yield OpenPoint(about, tricks, "SEE-4")
            return
    for step in reading.steps:
        if step.verb == Verb.CONCEDE and step.suit is not None and _tops_are_small(case, (step.suit,)):
            blind = trials.as_if(outcome, partial(_giving_up, step.suit))
            if blind.tricks < outcome.tricks:
                yield OpenPoint(about, blind.tricks, "SEE-4")
                return


def _giving_up(suit: Suit, query: LineQuery) -> LineQuery:
    duck = Promise(-1, str(Verb.DUCK), suit, count=1)
    return replace(query, promises=(duck, *query.promises))


def _tops_are_small(case: Case, suits: Sequence[Suit] | type[Suit]) -> bool:
    """Whether the side has winners in these suits, and none above the jack."""
    ours, theirs = case.position.held_by(case.claimer.side), outstanding(case)
    tops = [
        card.rank
        for suit in suits
        for card in ours.suit_holding(suit)
        if all(other.rank < card.rank for other in theirs.suit_holding(suit))
    ]
    return bool(tops) and max(tops) <= _JACK
