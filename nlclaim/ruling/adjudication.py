"""Law 70 and its neighbours: the minimum over readings, pictures and normal lines, and how sure it is."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nlclaim.law import Policy, authorities, load_policy, unsettled_variants
from nlclaim.lines import Budget
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.explanation import explain, explain_no_claim
from nlclaim.ruling.model import Certainty, Outcome, Ruling
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
    turns_on = _turns_on(trials, outcome, outcomes)
    open_points = _open_points(trials, outcome, readings)
    agreed = len(set(awards.values())) == 1 and not unproved
    certainty: Certainty = "judgement" if open_points else "certain" if agreed else "policy"
    ruling = Ruling(
        case=case,
        claimed=claimed,
        awarded=awards[case.authority],
        certainty=certainty,
        by_authority=awards,
        unproved=unproved,
        turns_on=turns_on,
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=tuple(readings),
        outcome=outcome,
        reasons=explain(case, claimed, trials, outcome, awards, unproved, turns_on, open_points),
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
        turns_on=(),
        guaranteed=trials.guaranteed,
        double_dummy=trials.double_dummy,
        readings=readings,
        outcome=None,
        reasons=explain_no_claim(case, readings[0]),
        seconds=time.perf_counter() - started,
        complete=True,
        findings=_findings(readings),
    )


def _turns_on(trials: Trials, outcome: Outcome, outcomes: dict[str, Outcome]) -> tuple[str, ...]:
    """The policy keys that, changed alone to another authority's value, change the award."""
    keys = []
    for other in outcomes.values():
        if not _differs(outcome, other):
            continue
        for key in differing_keys(outcome.policy, other.policy):
            changed = trials.comparison(outcome.policy.replace(key, other.policy[key]))
            if _differs(outcome, changed) and key not in keys:
                keys.append(key)
    return tuple(keys)


def _differs(outcome: Outcome, other: Outcome) -> bool:
    """Whether another policy is known to award another number: a bound that is not proved may still come down."""
    return other.tricks < outcome.tricks or (other.complete and other.tricks > outcome.tricks)


def differing_keys(one: Policy, other: Policy) -> list[str]:
    """The keys on which two policies differ."""
    return [key for key in one if one[key] != other[key]]


def _open_points(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> tuple[str, ...]:
    """What nobody has settled and the award hangs on: readings, inferred pictures, keys on which nobody speaks."""
    points = []
    first = [trial for trial in outcome.trials if trial.reading == 0]
    if min(trial.result.tricks for trial in first) != outcome.tricks:
        points.append(f"how the words are taken: {readings[outcome.decisive.reading].reading.because}")
    if len({_least(outcome, keeps) for keeps in (True, False)} - {None}) > 1:
        points.append("whether an order that is only implied was meant")
    established = [trial for trial in outcome.trials if trial.hypothesis.established]
    if established and min(trial.result.tricks for trial in established) != outcome.tricks:
        points.append(f"what he had in mind: {outcome.decisive.hypothesis.text}")
    points += [
        f"policy {key} = {value}: nobody speaks on it, and it would give {changed.tricks}"
        for key, value in unsettled_variants()
        if outcome.policy[key] != value
        and _differs(outcome, changed := trials.comparison(outcome.policy.replace(key, value)))
    ]
    return tuple(points)


def _least(outcome: Outcome, keeps_implied_order: bool) -> int | None:
    tricks = [trial.result.tricks for trial in outcome.trials if trial.keeps_implied_order == keeps_implied_order]
    return min(tricks, default=None)


def _findings(readings: Sequence[GroundedReading]) -> tuple[str, ...]:
    found: list[str] = []
    for reading in readings:
        found.extend(reading.findings)
        found.extend(step.finding for step in reading.steps if step.finding)
    return tuple(dict.fromkeys(found))
