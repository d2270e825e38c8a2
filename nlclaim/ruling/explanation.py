"""The reason tree of a ruling, built apart from its rendering: short sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nlclaim.bridge import Position, Suit
from nlclaim.law import Citation, Policy, cite_rule, load_edition, load_policy, load_policy_keys, load_rule
from nlclaim.lines import REASONS, Cost, Play, find_costs
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.ruling.broken import find_breaks, find_failure
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import DRAW_DEMANDED, DRAW_FORBIDDEN, TRUE_PICTURE
from nlclaim.ruling.model import Difference, OpenPoint, Outcome, Reason
from nlclaim.ruling.questions import tells_squeeze
from nlclaim.ruling.settlement import Settlement
from nlclaim.ruling.speech import begin, say_authority, say_card, say_cards, say_list, say_number, say_side, say_tricks
from nlclaim.ruling.standing import Standing
from nlclaim.ruling.trials import Trials

GUESSES = frozenset({"drop", "no_finesse", "finesse", "finesse_lead", "may_win", "low_not_risked", "low_run_it"})
"""Reasons whose better side the Laws refuse to a claimer who did not announce it (70E1)."""


def explain(
    case: Case,
    claimed: int,
    standing: Standing,
    trials: Trials,
    outcome: Outcome,
    settlement: Settlement,
    unproved: tuple[str, ...],
    differences: tuple[Difference, ...],
    open_points: tuple[OpenPoint, ...],
) -> Reason:
    """Why the award is what it is: what was said, what he may have had in mind, what loses each trick, who differs."""
    award = settlement.tricks
    children = [Reason(note.text, cite(case, note.concept), kind="statement") for note in standing.notes]
    children += [Reason(each.text, cite(case, each.concept), kind="statement") for each in settlement.notes]
    if settlement.looks_at_play:
        children += [
            _on_statement(case, outcome, trials.reading_of(outcome)),
            *_on_squeeze(case, trials.reading_of(outcome)),
            *_on_conditions(case, trials.reading_of(outcome)),
        ]
        children += _on_addition(case)
        children += _on_versions(case, outcome)
        children += _on_breaks(case, trials.reading_of(outcome))
        children += _on_failure(case, outcome, trials.reading_of(outcome))
        if award < claimed or outcome.decisive.hypothesis is TRUE_PICTURE:
            children.append(_on_picture(case, outcome))
        children += _on_tricks(case, outcome, trials, unclaimed=award >= claimed)
        children += [_on_bounds(case, claimed, trials, outcome, award)]
    children += [_on_authority(each, outcome.policy, proved=each.authority not in unproved) for each in differences]
    if unproved:
        names = say_list([say_authority(name) for name in unproved])
        children.append(Reason(f"Not proved: {names}. Those numbers are only upper bounds.", kind="unproved"))
    children += [_on_open_point(case, point, "Decided otherwise, it would be") for point in open_points]
    return Reason(
        _headline(case, claimed, award, complete=settlement.complete),
        cite(case, settlement.concept),
        children=tuple(children),
        kind="ruling",
    )


def explain_no_award(
    case: Case, standing: Standing, open_points: tuple[OpenPoint, ...], sure: int | None = None
) -> Reason:
    """Why there is nothing to award: no claim was made, or it is void. `sure` is what normal play comes to, if so."""
    said = (case.statement,) if case.statement.strip() else ()
    children = tuple(Reason(note.text, cite(case, note.concept), kind="statement") for note in standing.notes)
    children += tuple(_on_open_point(case, point, "It would give") for point in open_points)
    if sure is not None:
        text = f"However both sides normally play on, {say_side(case.claimer.side)} take {say_tricks(sure)}."
        children += (Reason(text, cite(case, standing.concept), kind="sure"),)
    return Reason(standing.text, cite(case, standing.concept), said, children, kind="ruling")


def cite(case: Case, concept: str) -> Citation:
    """The clause of the case's law for a concept of the Laws, or the nearest there is."""
    return load_edition(case.law).cite_nearest(concept, case.authority)


def _headline(case: Case, claimed: int, award: int, *, complete: bool) -> str:
    side, remaining = say_side(case.claimer.side), say_number(case.position.remaining)
    if not complete:
        return f"{side} take at most {say_tricks(award)} of the remaining {remaining}. The search was cut short."
    if award == 0:
        taken = f"{side} take none of the remaining {say_tricks(case.position.remaining)}"
    else:
        only = "only " if award < claimed else ""
        taken = f"{side} take {only}{say_tricks(award)} of the remaining {remaining}"
    if award == claimed:
        return f"{taken}, as {'claimed' if claimed else 'all of them were conceded'}."
    said = "No trick was" if claimed == 0 else f"{begin(say_number(claimed))} {'was' if claimed == 1 else 'were'}"
    return f"{taken}. {said} claimed."


def _on_statement(case: Case, outcome: Outcome, reading: GroundedReading) -> Reason:
    counts = "any routine line is open to him" if case.edition.play_goes_on else "every normal line counts"
    if not reading.reading.text.strip():
        text = f"Nothing was said. So no line is bound, and {counts}."
        return Reason(text, cite(case, "clarification"), kind="statement")
    if not reading.steps:
        text = f"The words name no line of play. So none is bound, and {counts}."
        return Reason(text, cite(case, "clarification"), (case.statement,), kind="statement")
    ignored = "" if outcome.decisive.keeps_implied_order else " The order that it only implies is left aside."
    text = f"What was said is followed as far as it goes. {begin(_allowed(case))} play fills the gaps.{ignored}"
    for suit in _suits_not_ruffed(case, outcome, reading):
        text += f" The {str(suit).removesuffix('s')} ruff that was announced never comes about."
    return Reason(text, cite(case, "new_line"), (case.statement,), kind="statement")


def _suits_not_ruffed(case: Case, outcome: Outcome, reading: GroundedReading) -> list[Suit]:
    """The suits of which he said that he would ruff one, and of which none is ruffed in the line that decides."""
    said = [step for step in reading.steps if step.verb == Verb.RUFF and not (step.step.negated or step.finding)]
    announced = {step.suit: None for step in said if step.suit is not None and step.step.condition is None}
    line, on_table = outcome.decisive.result.line, case.position.trick
    cards = [*on_table, *(play.card for play in line)]
    ruffed = {
        cards[number - number % 4].suit
        for number, play in enumerate(line, len(on_table))
        if play.seat.side == case.claimer.side and play.card.suit == case.position.trumps
    }
    return [suit for suit in announced if line and suit not in ruffed]


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
        yield Reason(text, cite_rule("STM-2", case.law), (case.added_later,), kind="statement")


def _on_versions(case: Case, outcome: Outcome) -> Iterator[Reason]:
    """Which words were said is in doubt: every version is ruled on."""
    if not case.also_heard:
        return
    versions = tuple(version or "nothing" for version in dict.fromkeys((case.said, *case.also_heard)))
    stands = "the likeliest stands"
    if outcome.policy["doubt_of_fact"] == "claimer":
        stands = "the one that gives him least stands"
    text = f"What was said is in doubt. Each version is ruled on, and until it is found which is true {stands}."
    yield Reason(text, cite_rule("FRM-8", case.law), versions, kind="statement")


def _on_breaks(case: Case, reading: GroundedReading) -> Iterator[Reason]:
    """What cannot be as it was said, and what follows from that."""
    for each in find_breaks(case, reading):
        citation = cite_rule(each.rule, case.law) if each.rule else cite(case, "clarification")
        text = " ".join(filter(None, (f"{begin(each.text)}.", each.follows)))
        yield Reason(text, citation, (each.words,) if each.words else (), kind="statement")


def _on_failure(case: Case, outcome: Outcome, reading: GroundedReading) -> Iterator[Reason]:
    """A trick led as he said, with what he took for a winner, is lost, and more was promised: that lapses (STM-4)."""
    failed = find_failure(case, outcome.decisive.result.line, reading)
    if failed is not None:
        text = f"Trick {failed} is led as he said, and lost. His line has failed, and what he said to follow lapses."
        yield Reason(text, cite_rule("STM-4", case.law), (f"trick {failed}",), kind="statement")


def _on_picture(case: Case, outcome: Outcome) -> Reason:
    hypothesis = outcome.decisive.hypothesis
    if hypothesis is TRUE_PICTURE:
        knows = "remember which cards have been played" if case.claimer_is_defender else "know which cards are out"
        return Reason(f"He is taken to {knows}.", cite(case, "new_line"), kind="picture")
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
    more = ", which he did not claim" if unclaimed else ""
    sentences = (
        f"Trick {cost.trick}: {play.seat} plays {say_card(play.card)}: {REASONS[play.reason].text}.",
        _on_guess(case, cost, outcome),
        f"That costs {say_tricks(cost.tricks)}{more}.",
        _on_instead(case, cost, outcome),
    )
    text = " ".join(filter(None, sentences))
    return Reason(
        text,
        cite_play(case, play, outcome.policy),
        (play.card.pretty, f"trick {cost.trick}"),
        (*_on_finesse_left(case, cost, outcome), *_on_policy(case, cost, outcome, trials)),
        kind="loss",
    )


def _on_guess(case: Case, cost: Cost, outcome: Outcome) -> str:
    """Where the card lies on which a guess turned."""
    if cost.play.reason not in (*GUESSES, "not_finessing"):
        return ""
    position = _before(case, cost, outcome)
    suit = cost.play.card.suit
    holders = {card: seat for seat in case.claimer.side.other.seats for card in position.hands[seat].suit_holding(suit)}
    ours = position.held_by(case.claimer.side).suit_holding(suit)
    over = [card for card in holders if any(card.rank > each.rank for each in ours)]
    if not over:
        return ""
    missing = max(over, key=lambda card: card.rank)
    return f"{holders[missing]} has {say_card(missing)}."


def _on_finesse_left(case: Case, cost: Cost, outcome: Outcome) -> Iterator[Reason]:
    """Whether the costly lead leaves the hand that could finesse, so that a top card of that suit is played later."""
    if cost.play.reason in GUESSES or _before(case, cost, outcome).trick:
        return
    later = outcome.decisive.result.line[cost.number + 1 :]
    side = case.claimer.side
    guessed = {play.card.suit for play in later if play.seat.side == side and play.reason in GUESSES}
    for suit in sorted(guessed & {card.suit for card in cost.instead} - {cost.play.card.suit}):
        text = f"It leaves the finesse in {suit}: finesse and drop are both normal, and the wrong one is taken."
        yield Reason(text, cite(case, "unstated_line"), kind="key")


def _before(case: Case, cost: Cost, outcome: Outcome) -> Position:
    """The position in which the costly card is played."""
    position = case.position
    for play in outcome.decisive.result.line[: cost.number]:
        position = position.play(play.card)
    return position


def _on_instead(case: Case, cost: Cost, outcome: Outcome) -> str:
    """What would have kept the tricks; a trump that he may not lead is told apart."""
    kept = "that trick" if cost.tricks == 1 else "those tricks"
    barred = outcome.decisive.hypothesis is DRAW_FORBIDDEN and cost.play.reason == "not_drawing"
    trumps = [card for card in cost.instead if barred and card.suit == case.position.trumps]
    free = [card for card in cost.instead if card not in trumps]
    said = f"{begin(say_cards(free, 'or'))} would have kept {kept}." if free else ""
    if trumps:
        too = " too" if free else ""
        said += f"{' ' if free else ''}{begin(say_cards(trumps, 'or'))} would have kept {kept}{too}, but is forbidden."
    return said


def _on_policy(case: Case, cost: Cost, outcome: Outcome, trials: Trials) -> Iterator[Reason]:
    """What would have to be otherwise for the card not to cost: a policy, and which value of it, or what he knew."""
    why = REASONS[cost.play.reason]
    for key in filter(None, (why.policy, why.bearing)):
        kinder = _kinder(key, outcome, trials)
        if kinder:
            now = begin(load_policy_keys()[key].say(outcome.policy[key]))
            yield Reason(f"{now}. {kinder}", outcome.policy.source(key).citation, (key,), kind="key")
            return
    unseen = outcome.decisive.unseen(cost.play)
    if unseen:
        yield Reason(f"What decides is not a policy: he does not have {say_cards(unseen)} in mind.", kind="key")
    elif cost.play.reason not in ("stated", "stated_ruff_sure") and case.edition.game == "duplicate":
        yield Reason("No policy that bears on this card would by itself change the award.", kind="key")


def _kinder(key: str, outcome: Outcome, trials: Trials) -> str:
    """The values of a policy key that alone would award more, and how much."""
    about = load_policy_keys()[key]
    tried = {
        value: trials.comparison(outcome.policy.replace(key, value))
        for value in about.values
        if value != outcome.policy[key]
    }
    more = {value: each.tricks for value, each in tried.items() if each.complete and each.tricks > outcome.tricks}
    said = []
    for tricks in dict.fromkeys(more.values()):
        values = [about.say(value) for value in more if more[value] == tricks]
        said.append(f"If {', or if '.join(values)}, it would be {say_tricks(tricks)}.")
    return " ".join(said)


def cite_play(case: Case, play: Play, policy: Policy) -> Citation:
    """Who says that the card was normal: the policy's source where a key decides it, else the rule's."""
    why = REASONS[play.reason]
    if why.policy:
        citation = policy.source(why.policy).citation
        if citation is not None:
            return citation
    return cite_rule(why.rule, case.law)


def _on_bounds(case: Case, claimed: int, trials: Trials, outcome: Outcome, award: int) -> Reason:
    guaranteed = trials.guaranteed
    if guaranteed is None:
        acts = "claims. What partner might normally do counts against the claim"
        if not claimed:
            acts = "concedes. What partner might normally do counts against him"
        return Reason(f"A defender {acts}.", cite(case, "defenders_partner"), kind="sure")
    if guaranteed < claimed and not trials.guaranteed_proved:
        some = f"{begin(say_tricks(guaranteed))} could be made sure of" if guaranteed else "What could be made sure of"
        tail = "; whether more could, was not found out." if guaranteed else " was not found out."
        return Reason(some + tail, kind="sure")
    if guaranteed >= claimed:
        text = f"{begin(say_tricks(guaranteed))} could be made sure of against every lie of the cards."
        if award < claimed:
            text += f" What costs {say_tricks(claimed - award)} is {_at_fault(case, outcome)}, not the cards."
    elif award >= claimed:
        sure = f"Only {say_tricks(guaranteed)}" if guaranteed else "No trick"
        text = f"{sure} could be made sure of. The rest depends on the lie of the cards, which the play has not shown."
    else:
        sure = f"Only {say_tricks(guaranteed)}" if guaranteed else "No trick"
        text = f"{sure} could be made sure of against every lie of the cards."
    return Reason(text, kind="sure")


def _at_fault(case: Case, outcome: Outcome) -> str:
    """What costs a claimer tricks that his cards could not lose."""
    hypothesis = outcome.decisive.hypothesis
    if hypothesis in (DRAW_FORBIDDEN, DRAW_DEMANDED):
        return "what the opponents require"
    if hypothesis.forgotten:
        return "what he may have had in mind"
    return "what he said, or left unsaid" if case.statement.strip() else "what he left unsaid"


def _on_authority(difference: Difference, policy: Policy, *, proved: bool) -> Reason:
    """One authority that would rule otherwise, and the keys that make it do so, each with who says what."""
    most = "" if proved else "at most "
    text = f"{begin(say_authority(difference.authority))} would give {most}{say_tricks(difference.awarded)}."
    if not difference.keys:
        text += " No single policy makes the difference."
    return Reason(
        text, None, difference.keys, tuple(_on_key(key, policy, difference.authority) for key in difference.keys),
        kind="authority",
    )  # fmt: skip


def _on_key(key: str, policy: Policy, authority: str) -> Reason:
    theirs = load_policy(policy.law, authority)
    here, there = _say_value(key, policy), _say_value(key, theirs)
    if policy[key] == theirs[key]:  # one rule says more than the other
        here, there = f"{here}{_say_rule(key, policy)}", f"{there}{_say_rule(key, theirs)}"
    text = f"{load_policy_keys()[key].text} Here: {here}. There: {there}."
    return Reason(text, theirs.source(key).citation or _as_others_have_it(policy, key, authority), (key,), kind="key")


def _as_others_have_it(policy: Policy, key: str, authority: str) -> Citation | None:
    """The clause that a key turns on, for an authority that has no word on it: not the rule of the one that has."""
    own = policy.source(key).citation
    return own and replace(own, authority=authority, rule=None)


def _say_value(key: str, policy: Policy) -> str:
    """A policy's value in words, and who says so."""
    source = policy.source(key)
    who = source.who or "nobody says otherwise"
    return f"{load_policy_keys()[key].say(policy[key])} ({who})"


def _say_rule(key: str, policy: Policy) -> str:
    """The words of the rule that a policy's value rests on."""
    rule = policy.source(key).rule
    return f": {load_rule(rule).text.removesuffix('.')}" if rule else ""


def _on_open_point(case: Case, point: OpenPoint, otherwise: str) -> Reason:
    text = f"For the director to decide: {point.text}. {otherwise} {say_tricks(point.awarded)}."
    return Reason(text, cite_rule(point.rule, case.law) if point.rule else None, kind="open")


def iter_reasons(reason: Reason) -> Iterator[Reason]:
    """A reason and all below it, from the top down."""
    yield reason
    for child in reason.children:
        yield from iter_reasons(child)
