"""How sure a ruling is (contract: `certainty`), and which authorities award another number.

`certain`: every authority of the edition, each proved within the budget, gives the award, and no open point turns it.
`policy`: authorities differ, or one of them is not proved; `turns_on` names the keys.
`judgement`: something that nobody has settled turns the award (`open_points`).

What the law settles against the claimer is no doubt: a forgotten trump that is *likely* by 70C, a finesse by 70E1.
What the director has found (`facts`) is not doubted either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nlclaim.law import Policy
from nlclaim.ruling.model import Certainty, Difference, OpenPoint, Outcome
from nlclaim.ruling.trials import Trials


def certainty_of(awards: Mapping[str, int], unproved: Sequence[str], open_points: Sequence[OpenPoint]) -> Certainty:
    """The word for it, from the awards by authority, those not proved and the points left open."""
    if open_points:
        return "judgement"
    return "certain" if len(set(awards.values())) <= 1 and not unproved else "policy"


def find_differences(trials: Trials, outcome: Outcome, outcomes: Mapping[str, Outcome]) -> tuple[Difference, ...]:
    """The authorities known to award another number, each with the keys that alone change the award."""
    return tuple(
        Difference(name, other.tricks, tuple(_turning_keys(trials, outcome, other)))
        for name, other in outcomes.items()
        if differs(outcome, other)
    )


def _turning_keys(trials: Trials, outcome: Outcome, other: Outcome) -> list[str]:
    """The keys that alone give the other number; where none does, those without which it is not reached."""
    keys = differing_keys(outcome.policy, other.policy)
    alone = [key for key in keys if differs(outcome, trials.comparison(outcome.policy.adopt(key, other.policy)))]
    return alone or [key for key in keys if differs(other, trials.comparison(other.policy.adopt(key, outcome.policy)))]


def differing_keys(one: Policy, other: Policy) -> list[str]:
    """The keys on which two policies differ, in value or in the rule that it rests on: that may say more."""
    return [key for key in one if one[key] != other[key] or one.source(key).rule != other.source(key).rule]


def differs(outcome: Outcome, other: Outcome) -> bool:
    """Whether another policy is known to award another number: a bound that is not proved may still come down."""
    return other.tricks < outcome.tricks or (other.complete and other.tricks > outcome.tricks)
