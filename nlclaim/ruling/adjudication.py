"""Law 70 and its neighbours: whether there is a claim, the worst normal line, what it comes to, how sure that is."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nlclaim.law import authorities, load_policy
from nlclaim.lines import Budget
from nlclaim.reading import GroundedReading
from nlclaim.ruling.broken import find_breaks
from nlclaim.ruling.case import Case
from nlclaim.ruling.certainty import certainty_of, find_differences
from nlclaim.ruling.explanation import explain, explain_no_award
from nlclaim.ruling.model import OpenPoint, Ruling
from nlclaim.ruling.open_points import find_open_points, find_taken_for_losers
from nlclaim.ruling.settlement import find_open_times, settle
from nlclaim.ruling.standing import Standing, standing_of
from nlclaim.ruling.trials import Trials


def adjudicate(case: Case, readings: Sequence[GroundedReading], budget: Budget) -> Ruling:
    """Rule on a case whose statement has been read.

    `readings` are the statement's readings tied to the position, the likeliest first; at least one. The ruling is
    under the case's law and authority; all other authorities of that law are tried for comparison.
    """
    started = time.perf_counter()
    claimed = number_claimed(case, readings[0])
    trials = Trials(case, tuple(readings), claimed, budget)
    standing = standing_of(case, readings[0], claimed)
    if standing.stage in ("no_claim", "played_on"):
        return _not_adjudicated(case, claimed, tuple(readings), trials, standing, started)
    outcome = trials.outcome(load_policy(case.law, case.authority))
    outcomes = {name: trials.comparison(load_policy(case.law, name)) for name in authorities()}
    settled = {name: settle(case, standing, claimed, each, trials) for name, each in outcomes.items()}
    own = settle(case, standing, claimed, outcome, trials)
    awards = {name: each.tricks for name, each in settled.items()} | {case.authority: own.tricks}
    unproved = tuple(name for name, each in settled.items() if not each.complete)
    contested = standing.stage == "contested"
    differences = find_differences(trials, outcome, outcomes) if contested else ()
    open_points = (*own.open_points, *find_open_times(case, standing, claimed, outcome, trials))
    if contested:
        open_points += find_open_points(case, trials, outcome, readings, differences)
    elif own.is_on_concession:
        open_points += find_taken_for_losers(trials, outcome, readings)
    open_points = tuple(point for point in open_points if point.awarded != own.tricks)  # that is what is scored anyway
    return Ruling(
        case=case,
        claimed=claimed,
        awarded=own.tricks,
        certainty=certainty_of(awards, unproved, open_points),
        by_authority=awards,
        unproved=unproved,
        differences=differences,
        open_points=open_points,
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=tuple(readings),
        outcome=outcome,
        reasons=explain(case, claimed, standing, trials, outcome, own, unproved, differences, open_points),
        seconds=time.perf_counter() - started,
        complete=own.complete and trials.guaranteed_proved,
        findings=_findings(case, readings),
    )


def number_claimed(case: Case, reading: GroundedReading) -> int:
    """Tricks of the remaining ones that are claimed: by the case, else by the words, else all of them."""
    remaining = case.position.remaining
    if case.claimed is not None:
        return case.claimed
    if case.conceded is not None:
        return max(0, remaining - case.conceded)
    if reading.claimed is not None:
        return max(0, min(reading.claimed, remaining))
    conceded = reading.reading.conceded
    if conceded.all:
        return 0
    if conceded.tricks is not None:
        return max(0, remaining - conceded.tricks)
    return remaining


def _not_adjudicated(
    case: Case,
    claimed: int,
    readings: tuple[GroundedReading, ...],
    trials: Trials,
    standing: Standing,
    started: float,
) -> Ruling:
    """No claim, or a void one. If the hand was played on, what Law 70 gives is told, as not all may have agreed.

    Where a defender's partner objected to a concession and all normal play leads to the same, that is the award.
    """
    points: tuple[OpenPoint, ...] = ()
    by_authority: dict[str, int] = {}
    if standing.concept == "partner_objects":
        results = {name: trials.result_of_normal_play(load_policy(case.law, name)) for name in authorities()}
        by_authority = {name: tricks for name, tricks in results.items() if tricks is not None}
    sure = by_authority.get(case.authority)
    if standing.concept == "partner_objects" and sure is None:
        points = (OpenPoint("what the defenders make as play goes on, at best", trials.double_dummy),)
    if standing.stage == "played_on":
        otherwise = trials.outcome(load_policy(case.law, case.authority)).tricks
        points = (OpenPoint("whether all four agreed to play on; if not, the claim is ruled on", otherwise),)
    return Ruling(
        case=case,
        claimed=claimed if standing.stage == "played_on" else 0,
        awarded=sure,
        certainty=certainty_of(by_authority, (), points),
        by_authority=by_authority,
        unproved=(),
        differences=(),
        open_points=points,
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=readings,
        outcome=None,
        reasons=explain_no_award(case, standing, points, sure),
        seconds=time.perf_counter() - started,
        complete=True,
        findings=_findings(case, readings),
    )


def _findings(case: Case, readings: Sequence[GroundedReading]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.text for reading in readings for each in find_breaks(case, reading)))
