"""The reason tree of a ruling, built apart from its rendering: short sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from nlclaim.law import Citation, Policy, load_edition, load_policy, load_policy_keys, load_rule
from nlclaim.law.data import show_value
from nlclaim.lines import REASONS, Cost, Play, find_costs
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import TRUE_PICTURE
from nlclaim.ruling.model import Difference, OpenPoint, Outcome, Reason
from nlclaim.ruling.questions import tells_squeeze
from nlclaim.ruling.settlement import Settlement
from nlclaim.ruling.speech import begin, say_authority, say_card, say_cards, say_list, say_number, say_side, say_tricks
from nlclaim.ruling.standing import Standing
from nlclaim.ruling.trials import Trials


def explain(
    case: Case,
    claimed: int,
    trials: Trials,
    outcome: Outcome,
    settlement: Settlement,
    unproved: tuple[str, ...],
    differences: tuple[Difference, ...],
    open_points: tuple[OpenPoint, ...],
) -> Reason:
    """Why the award is what it is: what was said, what he may have had in mind, what loses each trick, who differs."""
    award = settlement.tricks
    children = [Reason(settlement.text, cite(case, settlement.concept), kind="statement")] if settlement.text else []
    if settlement.looks_at_play:
        children += [
            _on_statement(case, outcome),
            *_on_squeeze(case, trials.reading_of(outcome)),
            *_on_conditions(case, trials.reading_of(outcome)),
        ]
        children += _on_addition(case)
        if award < claimed or outcome.decisive.hypothesis is TRUE_PICTURE:
            children.append(_on_picture(case, outcome))
        children += _on_tricks(case, outcome, trials, unclaimed=award >= claimed)
        children += [_on_bounds(case, claimed, trials, award)]
    children += [_on_authority(each, outcome.policy, proved=each.authority not in unproved) for each in differences]
    if unproved:
        names = say_list([say_authority(name) for name in unproved])
        children.append(Reason(f"Not proved: {names}. Those numbers are only upper bounds.", kind="unproved"))
    children += [_on_open_point(point) for point in open_points]
    return Reason(
        _headline(case, claimed, award),
        cite(case, settlement.concept),
        children=tuple(children),
        kind="ruling",
    )


def explain_no_award(
    case: Case, standing: Standing, open_points: tuple[OpenPoint, ...], sure: int | None = None
) -> Reason:
    """Why there is nothing to award: no claim was made, or it is void. `sure` is what normal play comes to, if so."""
    said = (case.statement,) if case.statement.strip() else ()
    children = tuple(_on_open_point(point) for point in open_points)
    if sure is not None:
        text = f"However both sides normally play on, {say_side(case.claimer.side)} take {say_tricks(sure)}."
        children += (Reason(text, cite(case, standing.concept), kind="sure"),)
    return Reason(standing.text, cite(case, standing.concept), said, children, kind="ruling")


def cite(case: Case, concept: str) -> Citation:
    """The clause of the case's law for a concept of the Laws."""
    return load_edition(case.law).cite(concept, case.authority)


def _headline(case: Case, claimed: int, award: int) -> str:
    side, remaining = say_side(case.claimer.side), say_number(case.position.remaining)
    if award == 0:
        taken = f"{side} take none of the remaining {say_tricks(case.position.remaining)}"
    else:
        only = "only " if award < claimed else ""
        taken = f"{side} take {only}{say_tricks(award)} of the remaining {remaining}"
    if award == claimed:
        return f"{taken}, as claimed."
    said = "No trick was" if claimed == 0 else f"{begin(say_number(claimed))} {'was' if claimed == 1 else 'were'}"
    return f"{taken}. {said} claimed."


def _on_statement(case: Case, outcome: Outcome) -> Reason:
    if not case.statement.strip():
        return Reason(
            f"Nothing was said. So no line is bound, and every {_allowed(case)} line counts.",
            cite(case, "clarification"),
            kind="statement",
        )
    ignored = "" if outcome.decisive.keeps_implied_order else " The order that it only implies is left aside."
    text = f"What was said is followed as far as it goes. {begin(_allowed(case))} play fills the gaps.{ignored}"
    return Reason(text, cite(case, "new_line"), (case.statement,), kind="statement")


def _on_squeeze(case: Case, reading: GroundedReading) -> Iterator[Reason]:
    if tells_squeeze(case, reading):
        named = any(step.verb == Verb.SQUEEZE for step in reading.steps)
        told = "He announced a squeeze and where it bites" if named else "He told what he plays on either discard"
        text = f"{told}: it is played out, and he watches what is thrown."
        yield Reason(text, cite(case, "clarification"), kind="statement")


def _allowed(case: Case) -> str:
    return "routine" if case.edition.play_goes_on else "normal"


def _on_conditions(case: Case, reading: GroundedReading) -> Iterator[Reason]:
    """Which branch of a plan counts."""
    for condition, met in zip(reading.reading.conditions, reading.conditions, strict=True):
        if not (condition.then or condition.otherwise):
            continue
        texts = {
            True: "it is so. What hangs on it is played.",
            False: "it is not so. What hangs on it falls away.",
            None: "whether it is so the cards do not tell. What hangs on it binds nobody.",
        }
        other = " What he said for the other case is played." if met is False and condition.otherwise else ""
        yield Reason(
            f'"{condition.text}": {texts[met]}{other}', cite(case, "new_line"), (condition.text,), kind="statement"
        )


def _on_addition(case: Case) -> Iterator[Reason]:
    """What was added when the claim had been made binds nobody, and helps nobody."""
    if case.added_later:
        text = "What was added later is no part of the statement. It is left aside."
        yield Reason(text, cite(case, "clarification"), (case.added_later,), kind="statement")


def _on_picture(case: Case, outcome: Outcome) -> Reason:
    hypothesis = outcome.decisive.hypothesis
    if hypothesis is TRUE_PICTURE:
        return Reason("He is taken to know which cards are out.", cite(case, "new_line"), kind="picture")
    cards = tuple(card.pretty for card in hypothesis.forgotten)
    known = [trial.result.tricks for trial in outcome.trials if not trial.hypothesis.forgotten]
    otherwise = f" With all the cards in mind he would take {say_tricks(min(known))}." if known else ""
    text = f"{begin(hypothesis.text)}.{otherwise if known and min(known) != outcome.tricks else ''}"
    return Reason(text, cite(case, hypothesis.concept), cards, kind="picture")


def _on_tricks(case: Case, outcome: Outcome, trials: Trials, *, unclaimed: bool) -> list[Reason]:
    line = outcome.decisive.result.line
    if not line:
        return []
    unavoidable = case.position.remaining - trials.double_dummy
    reasons = []
    if unavoidable:
        text = f"{begin(say_tricks(unavoidable))} cannot be won against best play."
        reasons.append(Reason(text, kind="unavoidable"))
    costs = find_costs(case.position, line, case.claimer.side)
    return reasons + [_on_cost(case, cost, outcome, trials, unclaimed=unclaimed) for cost in costs]


def _on_cost(case: Case, cost: Cost, outcome: Outcome, trials: Trials, *, unclaimed: bool) -> Reason:
    play = cost.play
    kept = "that trick" if cost.tricks == 1 else "those tricks"
    more = ", which he did not claim" if unclaimed else ""
    text = (
        f"Trick {cost.trick}: {play.seat} plays {say_card(play.card)}: {REASONS[play.reason].text}. "
        f"That costs {say_tricks(cost.tricks)}{more}. {begin(say_cards(cost.instead, 'or'))} would have kept {kept}."
    )
    return Reason(
        text,
        cite_play(case, play, outcome.policy),
        (play.card.pretty, f"trick {cost.trick}"),
        (_on_policy(play, outcome, trials),),
        kind="loss",
    )


def _on_policy(play: Play, outcome: Outcome, trials: Trials) -> Reason:
    """The policy key that makes a card normal, and the values of it that would award more."""
    key = REASONS[play.reason].policy
    if not key:
        return Reason("No policy key bears on this card.", kind="key")
    value = outcome.policy[key]
    kinder = [
        f"with {show_value(other)} it would be {say_tricks(changed.tricks)}"
        for other in load_policy_keys()[key].values
        if other != value
        and (changed := trials.comparison(outcome.policy.replace(key, other))).complete
        and changed.tricks > outcome.tricks
    ]
    change = begin(say_list(kinder)) if kinder else "No other value of it alone would change the award"
    return Reason(
        f"The policy that decides it: {key} = {show_value(value)}. {change}.", outcome.policy.source(key).citation,
        (key,), kind="key",
    )  # fmt: skip


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
            "A defender claims. What partner might normally do counts against the claim.",
            cite(case, "defenders_partner"),
            kind="sure",
        )
    if guaranteed >= claimed:
        text = f"{begin(say_tricks(guaranteed))} could be made sure of against every lie of the cards."
        text += " What costs a trick is what he may have had in mind, not the cards." if award < claimed else ""
    elif award >= claimed:
        text = f"Only {say_tricks(guaranteed)} could be made sure of. The rest depends on the lie of the cards, "
        text += "which the play has not shown."
    else:
        text = f"Only {say_tricks(guaranteed)} could be made sure of against every lie of the cards."
    return Reason(text, kind="sure")


def _on_authority(difference: Difference, policy: Policy, *, proved: bool) -> Reason:
    """One authority that would rule otherwise, and the keys that make it do so, each with who says what."""
    most = "" if proved else "at most "
    text = f"{begin(say_authority(difference.authority))} would give {most}{say_tricks(difference.awarded)}."
    if not difference.keys:
        text += " No single policy key makes the difference."
    return Reason(
        text, None, difference.keys, tuple(_on_key(key, policy, difference.authority) for key in difference.keys),
        kind="authority",
    )  # fmt: skip


def _on_key(key: str, policy: Policy, authority: str) -> Reason:
    theirs = load_policy(policy.law, authority)
    text = (
        f"{load_policy_keys()[key].text} Here {key} = {show_value(policy[key])} ({policy.source(key).said}). "
        f"There it is {show_value(theirs[key])} ({theirs.source(key).said})."
    )
    return Reason(text, theirs.source(key).citation or policy.source(key).citation, (key,), kind="key")


def _on_open_point(point: OpenPoint) -> Reason:
    return Reason(f"For the director to decide: {point.text}. It would give {say_tricks(point.awarded)}.", kind="open")


def iter_reasons(reason: Reason) -> Iterator[Reason]:
    """A reason and all below it, from the top down."""
    yield reason
    for child in reason.children:
        yield from iter_reasons(child)
