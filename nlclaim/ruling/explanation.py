"""The reason tree of a ruling, built apart from its rendering."""

from __future__ import annotations

from nlclaim.law import Citation, Policy, load_edition, load_rule
from nlclaim.lines import REASONS, Cost, Play, find_costs
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.model import OpenPoint, Outcome, Reason, Trial
from nlclaim.ruling.trials import Trials


def explain(
    case: Case,
    claimed: int,
    trials: Trials,
    outcome: Outcome,
    awards: dict[str, int],
    unproved: tuple[str, ...],
    turns_on: tuple[str, ...],
    open_points: tuple[OpenPoint, ...],
) -> Reason:
    """Why the award is what it is: what was said, what he may have had in mind, what loses each trick, who differs."""
    award = awards[case.authority]
    children = [_on_statement(case, outcome), _on_picture(case, outcome)]
    children += _on_tricks(case, outcome, trials)
    children += [_on_bounds(case, claimed, trials, award)]
    children += _on_authorities(case, awards, turns_on, outcome.policy)
    if unproved:
        children.append(Reason(f"Not proved within the budget, so only upper bounds: {', '.join(unproved)}."))
    children += [_on_open_point(point) for point in open_points]
    return Reason(
        _headline(case, claimed, award),
        cite(case, "agreement" if case.facts.agreed else "doubtful_point"),
        children=tuple(children),
    )


def _on_open_point(point: OpenPoint) -> Reason:
    return Reason(f"For the director to decide: {point.text}; it would give {_tricks(point.awarded)}.")


def explain_no_claim(case: Case, reading: GroundedReading) -> Reason:
    """Why Law 68 does not apply."""
    said = {
        "not_a_claim": "The words neither claim nor concede: an instruction, a question or an objection.",
        "current_trick_only": "The words speak of the trick in progress alone; play goes on.",
    }
    return Reason(said[reading.reading.kind], cite(case, "claim_defined"), (case.statement,))


def cite(case: Case, concept: str) -> Citation:
    """The clause of the case's law for a concept of the Laws."""
    return load_edition(case.law).cite(concept, case.authority)


def _headline(case: Case, claimed: int, award: int) -> str:
    side = case.claimer.side
    if case.facts.agreed:
        return f"{side} keep the {_tricks(award)} claimed: the claim was agreed."
    if award == claimed:
        return f"{side} take {_tricks(award)} of the remaining {case.position.remaining}, as claimed."
    word = "only " if award < claimed else ""
    return f"{side} take {word}{_tricks(award)} of the remaining {case.position.remaining}; {claimed} claimed."


def _tricks(number: int) -> str:
    return f"{number} trick" if number == 1 else f"{number} tricks"


def _on_statement(case: Case, outcome: Outcome) -> Reason:
    if not case.statement.strip():
        return Reason(
            "Nothing was said, so no line is bound and every normal line counts.", cite(case, "clarification")
        )
    trial = outcome.decisive
    order = "with" if trial.keeps_implied_order else "without"
    text = (
        f"The statement is followed as far as it goes ({order} the order it implies), and normal play fills the gaps."
    )
    return Reason(text, cite(case, "new_line"), (case.statement,))


def _on_picture(case: Case, outcome: Outcome) -> Reason:
    hypothesis = outcome.decisive.hypothesis
    if not hypothesis.forgotten:
        return Reason("He is taken to know which cards are out.", cite(case, "new_line"))
    cards = tuple(card.pretty for card in hypothesis.forgotten)
    return Reason(f"{hypothesis.text[0].upper()}{hypothesis.text[1:]}.", cite(case, hypothesis.concept), cards)


def _on_tricks(case: Case, outcome: Outcome, trials: Trials) -> list[Reason]:
    trial = outcome.decisive
    if case.facts.agreed or not trial.result.line:
        return []
    reasons = [
        Reason(f"{_tricks(unavoidable)} cannot be won against best play.")
        for unavoidable in (case.position.remaining - trials.double_dummy,)
        if unavoidable
    ]
    costs = find_costs(case.position, trial.result.line, case.claimer.side)
    return reasons + [_on_cost(case, cost, trial, outcome.policy) for cost in costs]


def _on_cost(case: Case, cost: Cost, trial: Trial, policy: Policy) -> Reason:
    play, why = cost.play, REASONS[cost.play.reason]
    better = ", ".join(card.pretty for card in cost.instead[:4])
    key = f" The policy that decides it: {why.policy} = {policy[why.policy]}." if why.policy else ""
    text = (
        f"Trick {cost.trick}: {play.card.pretty} from {play.seat} ({why.text}) costs {_tricks(cost.tricks)}; "
        f"{better} would have kept {'it' if cost.tricks == 1 else 'them'}.{key}"
    )
    return Reason(text, cite_play(case, play, policy), (play.card.pretty, f"trick {cost.trick}"))


def cite_play(case: Case, play: Play, policy: Policy) -> Citation:
    """Who says that the card was normal: the policy's source where a key decides it, else the rule's."""
    why = REASONS[play.reason]
    if why.policy:
        citation = policy.source(why.policy).citation
        if citation is not None:
            return citation
    return load_rule(why.rule).cite(case.law)


def _on_bounds(case: Case, claimed: int, trials: Trials, award: int) -> Reason:
    guaranteed = trials.guaranteed
    if guaranteed is None:
        return Reason(
            "A defender's claim: what partner might normally do counts against it.", cite(case, "defenders_partner")
        )
    if guaranteed >= claimed:
        text = f"{_tricks(guaranteed)} could be made sure of against every lie of the cards."
        text += " What costs a trick is what he may have had in mind, not the cards." if award < claimed else ""
    elif award >= claimed:
        text = (
            f"Only {_tricks(guaranteed)} are sure whatever the lie; the rest depends on the lie, not shown by the play."
        )
    else:
        text = f"Only {_tricks(guaranteed)} are sure whatever the lie of the cards."
    return Reason(text)


def _on_authorities(case: Case, awards: dict[str, int], turns_on: tuple[str, ...], policy: Policy) -> list[Reason]:
    others = {name: award for name, award in awards.items() if award != awards[case.authority]}
    if not others:
        return []
    listed = ", ".join(f"{name} {award}" for name, award in others.items())
    keys = tuple(
        Reason(f"{key} = {policy[key]} here: {policy.source(key).said}", policy.source(key).citation)
        for key in turns_on
    )
    return [Reason(f"Other authorities would rule otherwise: {listed}.", None, turns_on, keys)]
