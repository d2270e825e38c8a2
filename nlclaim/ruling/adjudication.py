"""Law 70 and its neighbours: the minimum over readings, pictures and normal lines, and how sure it is."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nlclaim.law import authorities, load_policy
from nlclaim.lines import Budget
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.certainty import certainty_of, find_differences, find_open_points
from nlclaim.ruling.explanation import explain, explain_no_claim
from nlclaim.ruling.model import Outcome, Ruling
from nlclaim.ruling.trials import Trials


def adjudicate(case: Case, readings: Sequence[GroundedReading], budget: Budget) -> Ruling:
    """Rule on a case whose statement has been read.

    `readings` are the statement's readings tied to the position, the likeliest first; at least one. The ruling is
    under the case's law and authority; all other authorities of that law are tried for comparison.
    """
    started = time.perf_counter()
    claimed = number_claimed(case, readings[0])
    trials = Trials(case, tuple(readings), claimed, budget)
    if not makes_claim(case, readings[0]):
        return _no_claim(case, tuple(readings), trials, started)
    outcome = trials.outcome(load_policy(case.law, case.authority))
    outcomes = {name: trials.comparison(load_policy(case.law, name)) for name in authorities()}
    awards = {name: _award(case, claimed, each) for name, each in outcomes.items()}
    unproved = tuple(name for name, each in outcomes.items() if not each.complete)
    differences = () if case.facts.agreed else find_differences(trials, outcome, outcomes)
    open_points = () if case.facts.agreed else find_open_points(case, trials, outcome, readings)
    ruling = Ruling(
        case=case,
        claimed=claimed,
        awarded=awards[case.authority],
        certainty=certainty_of(awards, unproved, open_points),
        by_authority=awards,
        unproved=unproved,
        differences=differences,
        open_points=open_points,
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=tuple(readings),
        outcome=outcome,
        reasons=explain(case, claimed, trials, outcome, awards, unproved, differences, open_points),
        seconds=time.perf_counter() - started,
        complete=outcome.complete and trials.guaranteed_proved,
        findings=_findings(readings),
    )
    return ruling


def _award(case: Case, claimed: int, outcome: Outcome) -> int:
    """An agreed claim scores as claimed (69A); else the worst normal line."""
    return claimed if case.facts.agreed else outcome.tricks


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


def makes_claim(case: Case, reading: GroundedReading) -> bool:
    """Whether Law 68 has anything to apply to: a number in the case, cards shown in silence, or claiming words."""
    if case.claimed is not None or case.conceded is not None or not case.statement.strip():
        return True
    return reading.reading.kind not in ("not_a_claim", "current_trick_only")


def _no_claim(case: Case, readings: tuple[GroundedReading, ...], trials: Trials, started: float) -> Ruling:
    return Ruling(
        case=case,
        claimed=0,
        awarded=None,
        certainty="certain",
        by_authority={},
        unproved=(),
        differences=(),
        open_points=(),
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=readings,
        outcome=None,
        reasons=explain_no_claim(case, readings[0]),
        seconds=time.perf_counter() - started,
        complete=True,
        findings=_findings(readings),
    )


def _findings(readings: Sequence[GroundedReading]) -> tuple[str, ...]:
    found: list[str] = []
    for reading in readings:
        found.extend(reading.findings)
        found.extend(step.finding for step in reading.steps if step.finding)
    return tuple(dict.fromkeys(found))
