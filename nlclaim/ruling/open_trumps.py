"""Open points about trumps: whether he knew of the one that is out (70C), where the Laws' tests leave it in doubt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from nlclaim.bridge import Seat
from nlclaim.lines import LineQuery, Promise
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import TRUE_PICTURE
from nlclaim.ruling.model import OpenPoint, Outcome, Trial
from nlclaim.ruling.trials import Trials


def find_doubts_about_trumps(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """What a director has to decide about what claimer knew of the trumps, and what it would give."""
    yield from _on_awareness(trials, outcome)
    yield from _on_coming_over(case, trials, outcome, readings)
    awake = _tricks_if_aware(case, outcome)
    if awake is None:
        return
    if _counts_trumps(case, outcome, readings):
        yield OpenPoint("whether he knows of the trump that is out, having counted his own as tricks", awake)
    if _ruffs_high(outcome, readings):
        yield OpenPoint("whether he knows of the trump that is out, as he said that he ruffs high", awake)
    if _saw_trumps_shown_out(case):
        about = "whether he knew of the trump that is out, as he had seen an opponent show out of trumps"
        yield OpenPoint(about, awake)
    if _ruffs_before_drawing(readings[outcome.decisive.reading]):
        about = "whether he left the trump that is out on purpose, for the sake of the ruff that he stated"
        yield OpenPoint(about, awake, "TRP-9")
    if _ruffs_before_void(case, outcome.decisive):
        yield OpenPoint("whether he ruffs low before an opponent whom he has seen to be out of the suit", awake)


def _on_awareness(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    for number in trials.unaware_after_all(outcome.policy, at_least=outcome.tricks):
        if number < outcome.tricks:
            yield OpenPoint("whether he knew of the trump that is out, which the record does not show", number)
            return


def _on_coming_over(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """He knows of the trump that is out, and is in the hand that cannot draw it: does he come over to draw it first?

    Not to do so is worse than careless to some, and others rule the other way (TRP-9).
    """
    trumps, found = case.position.trumps, case.facts.unaware_of_trump
    known = found is False or (_saw_trumps_shown_out(case) and not found)
    steps = readings[outcome.decisive.reading].steps
    if trumps is None or not known or any(step.verb == Verb.DRAW for step in steps):
        return
    for seat in case.claimer.side.seats if outcome.tricks < trials.double_dummy else ():
        if case.position.hands[seat].suit_holding(trumps):
            over = trials.as_if(outcome, partial(_drawing_from, seat))
            if over.complete and over.tricks > outcome.tricks:
                yield OpenPoint("whether he comes over first to draw the trump that he knows of", over.tricks, "TRP-9")
                return


def _drawing_from(seat: Seat, query: LineQuery) -> LineQuery:
    cross = Promise(-1, str(Verb.CROSS), seat=seat)
    draw = Promise(-2, str(Verb.DRAW), after=frozenset({cross.id}))
    return replace(query, promises=(cross, draw, *query.promises))


def _tricks_if_aware(case: Case, outcome: Outcome) -> int | None:
    """What he makes with every trump in mind, where one that he likely forgot, found by nobody, costs a trick."""
    if outcome.decisive.hypothesis.concept != "outstanding_trump" or case.facts.unaware_of_trump:
        return None
    aware = [trial.result for trial in outcome.trials if trial.hypothesis is TRUE_PICTURE]
    if not aware or not all(result.complete and result.tricks > outcome.tricks for result in aware):
        return None
    return min(result.tricks for result in aware)


_COUNTED = frozenset({Verb.CASH, Verb.RUN, Verb.LEAD})
"""What is said of trumps that are counted as tricks."""


def _counts_trumps(case: Case, outcome: Outcome, readings: Sequence[GroundedReading]) -> bool:
    """Whether he counts his own trumps: that he forgot the one out is likely (70C), but he spoke of trumps."""
    trumps = case.position.trumps
    steps = readings[outcome.decisive.reading].steps
    return any(step.verb in _COUNTED and step.suit == trumps and not step.step.negated for step in steps)


def _ruffs_high(outcome: Outcome, readings: Sequence[GroundedReading]) -> bool:
    """Whether he said that he ruffs high: nobody does who thinks that no trump is out."""
    steps = readings[outcome.decisive.reading].steps
    return any(step.verb == Verb.RUFF and "high" in step.step.how and not step.step.negated for step in steps)


def _ruffs_before_drawing(reading: GroundedReading) -> bool:
    """Whether he ruffs first: who draws trumps before that may have nothing to ruff with."""
    steps = [step for step in reading.steps if not step.step.negated]
    ruffs = [step for step in steps if step.verb == Verb.RUFF and step.finding is None]
    return bool(ruffs) and not any(step.verb == Verb.DRAW for step in steps)


def _saw_trumps_shown_out(case: Case) -> bool:
    """Whether an opponent had shown out of trumps: he can then hardly have forgotten the one that the other has."""
    opponents = case.claimer.side.other.seats
    return any(seat in opponents and suit == case.position.trumps for seat, suit in case.position.shown_out)


def _ruffs_before_void(case: Case, trial: Trial) -> bool:
    """Whether he ruffs low with an opponent still to play who had shown out of the suit before the claim (RUF-2)."""
    position, shown_out = case.position, case.position.shown_out
    for play in trial.result.line:
        last = len(position.trick) == 3
        if play.reason == "ruff_low" and not last and ((play.seat + 1) % 4, position.trick[0].suit) in shown_out:
            return True
        position = position.play(play.card)
    return False
