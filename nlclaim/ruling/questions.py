"""From a case, a reading, a picture and a policy to the question that the line search is asked."""

from __future__ import annotations

from nlclaim.bridge import RANKS, Suit
from nlclaim.law import Policy
from nlclaim.lines import Concession, LineQuery, PlayPolicy, Promise, running_suit
from nlclaim.plan import PlayPlan, Strength, Verb, order_pairs, without_strength
from nlclaim.reading import GroundedReading, GroundedStep
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import Hypothesis


def play_policy(policy: Policy) -> PlayPolicy:
    """The part of a policy that bears on play."""
    return PlayPolicy(
        within_suit=str(policy["within_suit"]),
        suit_order=str(policy["suit_order"]),
        suit_switching=str(policy["suit_switching"]),
        ruff_height=str(policy["ruff_height"]),
        win_with=str(policy["win_with"]),
        observe=str(policy["observe"]),
        forgotten_master_trump=str(policy["forgotten_master_trump"]),
        throw_in=str(policy["throw_in"]),
        irrational_escape_70e1=bool(policy["irrational_escape_70E1"]),
        solid_rank=RANKS.index(str(policy["solid_rank"])),
        solid_rank_trumps=RANKS.index(str(policy["solid_rank_trumps"])),
    )


def has_implied_order(reading: GroundedReading) -> bool:
    """Whether some order is only implied, so that both ways must be ruled on (semantics §4.4)."""
    return any(edge.strength == Strength.IMPLIED for edge in reading.reading.plan.constraints)


def make_query(
    case: Case,
    reading: GroundedReading,
    hypothesis: Hypothesis,
    policy: PlayPolicy,
    claimed: int,
    *,
    keeps_implied_order: bool,
) -> LineQuery:
    """The question for one trial."""
    first = case.claimer if case.claimer_is_defender else case.declarer
    running = running_suit(case.position, first)
    return LineQuery(
        position=case.position,
        declarer=case.declarer,
        claimer=case.claimer,
        policy=policy,
        forgotten=hypothesis.forgotten,
        claimed=claimed,
        concession=_concession(reading),
        promises=_promises(case, reading, keeps_implied_order),
        running=None if running < 0 else Suit(running),
        finesse_denied=_denied(reading),
    )


def is_binding(step: GroundedStep, plan: PlayPlan) -> bool:
    """Whether a step binds the play: not a mere count, not denied, not conditional, and possible at all."""
    said = step.step
    if said.negated or said.verb == Verb.CONCEDE or said.condition is not None or step.finding is not None:
        return False
    touched = any(said.id in (edge.before, edge.after) for edge in plan.constraints)
    return touched or not said.listed


def _verb(case: Case, step: GroundedStep) -> str:
    """ "A club to the ace" leads towards a card opposite: in the search's terms that card is cashed."""
    if step.verb == Verb.LEAD and step.cards and not step.cards & case.position.hands[case.position.turn]:
        return str(Verb.CASH)
    return str(step.verb)


def _promises(case: Case, reading: GroundedReading, keeps_implied_order: bool) -> tuple[Promise, ...]:
    plan = reading.reading.plan
    if not keeps_implied_order:
        plan = without_strength(plan, Strength.IMPLIED)
    before: dict[int, set[int]] = {step.id: set() for step in plan.steps}
    for first, second in order_pairs(plan):
        before[second].add(first)
    return tuple(
        Promise(
            step.step.id,
            _verb(case, step),
            step.suit,
            step.cards,
            step.count,
            step.seat,
            step.on_suit,
            "high" in step.step.how,
            frozenset(before[step.step.id]),
        )
        for step in reading.steps
        if is_binding(step, plan)
    )


def _concession(reading: GroundedReading) -> Concession:
    suits: set[Suit] = set()
    timing = "any"
    for step in reading.steps:
        if step.verb != Verb.CONCEDE or step.step.negated:
            continue
        suits |= {step.suit} if step.suit is not None else {card.suit for card in step.against_cards}
        if "at_the_end" in step.step.how:
            timing = "at_end"
        elif "first" in step.step.how:
            timing = "at_once"
    return Concession(frozenset(suits), timing)


def _denied(reading: GroundedReading) -> frozenset[Suit]:
    if not reading.reading.finesse.denied:
        return frozenset()
    suits = {
        step.suit for step in reading.steps if step.verb == Verb.FINESSE and step.step.negated and step.suit is not None
    }
    return frozenset(suits or Suit)
