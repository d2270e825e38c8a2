"""Open points about what claimer sees as the cards fall: show-outs, discards, and a small card that has become high.

70E1 has him see a show-out that comes on any normal line; the EBU has him not watch until a winner fails (SEE-1), and
others have him watch (SEE-2). Where the two meet, and where he named no line to go on with, nobody speaks.
"""

from __future__ import annotations

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
    for suit, voids in _show_outs_to_come(case, outcome):
        seeing = trials.as_if(outcome, partial(_knowing, suit, voids))
        if suit not in named and seeing.complete and seeing.tricks > outcome.tricks:
            about = f"whether the show-out in {suit} that any line brings tells him beforehand that he will finesse"
            yield OpenPoint(about, seeing.tricks, "SEE-3")
            return


def _knowing(suit: Suit, voids: frozenset[tuple[Seat, Suit]], query: LineQuery) -> LineQuery:
    if suit in query.finesse_denied:
        return query
    return replace(query, position=replace(query.position, shown_out=query.position.shown_out | voids))


def _show_outs_to_come(case: Case, outcome: Outcome) -> Iterator[tuple[Suit, frozenset[tuple[Seat, Suit]]]]:
    """Plain suits of the worst line in which a top card is played, an opponent shows out, and a finesse is left."""
    side, start = case.claimer.side, case.position
    position, tried = start, set[Suit]()
    for play in outcome.decisive.result.line:
        led = position.trick[0].suit if position.trick else play.card.suit
        if play.reason == "drop" and play.card.suit == led != position.trumps:
            tried.add(led)
        position = position.play(play.card)
        for suit in () if position.trick else tuple(tried):
            tried.discard(suit)
            void = (seat for seat in side.other.seats if not start.hands[seat].suit_holding(suit))
            voids = frozenset((seat, suit) for seat in void) - start.shown_out
            if voids and _finesse_is_left(position, side, suit):
                yield suit, voids


def _finesse_is_left(position: Position, side: Side, suit: Suit) -> bool:
    """Whether one card out is higher than one of the side's, and may be caught by those above it, but need not fall."""
    theirs = [card.rank for card in position.held_by(side.other).suit_holding(suit)]
    ours = [card.rank for card in position.held_by(side).suit_holding(suit)]
    above = [rank for rank in ours if theirs and rank > max(theirs)]
    finessable = any(sum(their > rank for their in theirs) == 1 for rank in ours)
    return bool(above) and finessable and len(theirs) > len(above)


def _on_unwatched_suit(case: Case, trials: Trials, outcome: Outcome, reading: GroundedReading) -> Iterator[OpenPoint]:
    """He has to run a suit for his number, and it does not break: does he play it to its end without a look?

    SEE-1 has him go on with a line until a winner fails, SEE-2 has him see the break. Not where he spoke of the lie,
    nor of a suit that has not been touched: nobody takes it to be run.
    """
    words = reading.reading
    counts = trials.guaranteed is not None and trials.guaranteed < trials.claimed
    looks = words.doubts or words.conditions or any(step.verb in _LOOKING for step in reading.steps)
    if outcome.decisive.hypothesis.forgotten or looks or not counts:
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
    for suit in Suit:
        mine, theirs = ours.suit_holding(suit), outstanding(case).suit_holding(suit)
        if suit == case.position.trumps or not theirs or len(mine) + len(theirs) == len(RANKS):
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
    if trials.claimed == 0:
        tricks, proved = trials.fewest_by_legal_play(0)
        if proved and tricks < outcome.tricks and _tops_are_small(case, Suit):
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
