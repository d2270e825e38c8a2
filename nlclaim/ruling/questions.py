"""From a case, a reading, a picture and a policy to the question that the line search is asked."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from typing import Any

from nlclaim.bridge import RANKS, Hand, Seat, Suit, parse_suit
from nlclaim.law import Policy, load_policy_keys
from nlclaim.lines import THE_REST, Concession, LineQuery, PlayPolicy, Promise, running_suit
from nlclaim.plan import (
    GUARDED_IN,
    PlayPlan,
    PrecedenceConstraint,
    Step,
    Strength,
    Verb,
    closure,
    find_cycle,
)
from nlclaim.reading import GroundedReading, GroundedStep, Reading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import Hypothesis

_TIMINGS = {"at_once_or_at_end": "any"}
"""The values of `concession_timing` that the search calls otherwise."""
_POLICIES = 1_000
"""Policies whose settings are remembered, as every ruling tries the same ones."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The part of a policy that bears on a line, for one claimer. Equal settings have equal lines."""

    play: PlayPolicy
    list_is_order: str
    draw_first: bool
    concession_timing: str
    doubt_against_claimer: bool
    """Whether doubt about what was said goes against claimer, or the likeliest version counts alone."""


@lru_cache(_POLICIES)
def apart_from_play(settings: Settings) -> Settings:
    """What of the settings bears on what was said: the rest is the policy of the line search."""
    return replace(settings, play=PlayPolicy())


@lru_cache(_POLICIES)
def settings_of(policy: Policy, player_class: str | None) -> Settings:
    """What `policy` means for the line of a claimer of that class (None: not known)."""
    timing = str(policy["concession_timing"])
    return Settings(
        _play_policy(policy, player_class),
        str(policy["list_is_order"]),
        bool(policy["draw_first"]),
        _TIMINGS.get(timing, timing),
        policy["doubt_of_fact"] == "claimer",
    )


def _play_policy(policy: Policy, player_class: str | None) -> PlayPolicy:
    settings: dict[str, Any] = {key: policy[key] for key in _keys_of_play()}
    settings |= {key: RANKS.index(settings[key]) for key in _RANKS}
    if _may_block_himself(policy, player_class):
        settings |= {"suit_order": "any_worst", "entries_at_risk": True}
    if policy.source("ruff_height").rule == _AS_LOW_AS_POSSIBLE:
        settings["low_ruffs_at_risk"] = True
    return PlayPolicy(**settings)


_AS_LOW_AS_POSSIBLE = "RUF-1"
"""Who says that a ruff is as low as it can be does not ask what that risks; RUF-5 speaks of trumps thought out only."""


@cache
def _keys_of_play() -> tuple[str, ...]:
    """The policy keys that the search knows: it has them under the names that they have in the law data."""
    return tuple(each.name for each in fields(PlayPolicy) if each.name in load_policy_keys())


_RANKS = ("solid_rank", "solid_rank_trumps")
"""Keys whose values are ranks, for which the search has numbers."""


def _may_block_himself(policy: Policy, player_class: str | None) -> bool:
    """Whether winners may be cashed in an order that cuts communications (BLK-2: by class, a novice may)."""
    rule = policy["self_blocking"]
    return rule == "careless" or (rule == "by_class" and player_class == "novice")


WINNERS = frozenset({Verb.CASH, Verb.RUN, Verb.WIN, Verb.TEST})
"""Steps that name winners."""


def has_implied_order(reading: GroundedReading) -> bool:
    """Whether some order is only implied, so that both ways must be ruled on (semantics §4.4)."""
    plan = reading.reading.plan
    return any(_may_be_list(edge, plan) for edge in plan.constraints)


def _may_be_list(edge: PrecedenceConstraint, plan: PlayPlan) -> bool:
    """ "I cash the clubs and the hearts": may be a list of winners, whose order says nothing.

    A line of play, which draws, ruffs or crosses, is played as it was said (STM-1), and what is believed to be good
    after it is good then.
    """
    steps = {step.id: step for step in plan.steps}
    before, after = steps[edge.before], steps[edge.after]
    winners = before.verb in WINNERS and after.verb in WINNERS and "believed" not in after.how
    return edge.strength == Strength.IMPLIED and winners


def make_query(
    case: Case,
    reading: GroundedReading,
    hypothesis: Hypothesis,
    settings: Settings,
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
        policy=settings.play,
        forgotten=hypothesis.forgotten,
        presumed=hypothesis.presumed,
        claimed=claimed,
        concession=_concession(case, reading, settings),
        promises=_promises(case, reading, settings, keeps_implied_order=keeps_implied_order),
        running=None if running < 0 else Suit(running),
        finesse_denied=_denied(case, reading),
        squeezes=any(step.verb == Verb.SQUEEZE and not step.step.negated for step in reading.steps),
        from_the_top=_from_the_top(reading),
        counted=_counted_suits(case, reading) if case.claimer_is_defender else frozenset(),
    )


def tells_squeeze(case: Case, reading: GroundedReading) -> bool:
    """Whether a squeeze was announced so that it can be played out: with the suits guarded, or both answers to it.

    A stated line is played out (STM-1), and who tells so much watches what is thrown. An opponent who is named has to
    hold cards of those suits; "the rest on a squeeze" tells a method and no line. Who tells what he plays when a card
    is thrown, and what when it is not, has told both answers without the word.
    """
    for condition in reading.reading.conditions:
        hangs_on = condition.circumstance
        if hangs_on is not None and hangs_on.event == "throws" and condition.then and condition.otherwise:
            return True
    for step in reading.steps:
        if step.verb != Verb.SQUEEZE or step.step.negated:
            continue
        suits = [suit for suit in Suit if GUARDED_IN[suit.letter] in step.step.how]
        held = step.against is None or all(case.position.hands[step.against].suit_holding(suit) for suit in suits)
        if (len(suits) > 1 and held) or len(reading.reading.conditions) > 1:
            return True
    return False


def drawing_first(query: LineQuery) -> LineQuery:
    """The same question with the trumps that are out drawn before anything else."""
    draw = Promise(-1, str(Verb.DRAW))
    later = (replace(promise, after=promise.after | {draw.id}) for promise in query.promises)
    return replace(query, promises=(draw, *later))


def ruffs_before_draws(case: Case, promises: tuple[Promise, ...]) -> tuple[Promise, ...]:
    """The same steps with every ruff before trumps are drawn, whatever order was said between the two.

    Where the hand that is to ruff still holds cards of the suit, those rounds come first.
    """
    draws = {promise.id for promise in promises if promise.verb == Verb.DRAW}
    ruffs = {promise.id for promise in promises if promise.verb == Verb.RUFF}
    rounds = {promise.id: _rounds_before_ruff(case, promise) for promise in promises if promise.id in ruffs}

    def placed(promise: Promise) -> Promise:
        if promise.id in draws:
            return replace(promise, after=promise.after | ruffs)
        first = {each.id for each in rounds.get(promise.id, ())}
        return replace(promise, after=promise.after - draws | first) if promise.id in ruffs else promise

    return tuple(placed(promise) for promise in (*itertools.chain.from_iterable(rounds.values()), *promises))


_ROUNDS_FIRST = -100
"""From here down are the ids of steps that nobody stated."""


def _rounds_before_ruff(case: Case, ruff: Promise) -> tuple[Promise, ...]:
    if ruff.suit is None:
        return ()
    hands = (case.position.hands[seat].suit_holding(ruff.suit) for seat in case.claimer.side.seats)
    rounds = min(len(hand) for hand in hands)
    return (Promise(_ROUNDS_FIRST - ruff.id, str(Verb.CASH), ruff.suit, count=rounds),) if rounds else ()


def is_binding(step: GroundedStep, plan: PlayPlan, reading: GroundedReading) -> bool:
    """Whether a step binds the play: no mere count or belief, not denied, on no condition that is not met, possible.

    To throw "losers" names no card: what is thrown is left to normal play.
    """
    said = step.step
    if said.negated or said.verb == Verb.CONCEDE or step.finding is not None or not reading.may_come(said):
        return False
    if said.verb == Verb.DISCARD and step.suit is None and not step.cards and not _is_only_lead(step, reading):
        return False
    touched = any(said.id in (edge.before, edge.after) for edge in plan.constraints)
    touched = touched or not _SET_IN_TIME.isdisjoint(said.how) or _comes_before_the_rest(said, reading.reading)
    return touched or not (said.listed or "believed" in said.how)


_SET_IN_TIME = frozenset({"first", "at_the_end"})
"""Manners that put a step before, or behind, whatever else is played."""


def _comes_before_the_rest(step: Step, reading: Reading) -> bool:
    """ "Two trumps, *then the rest*": whether an order word that orders no two steps stands behind this one."""
    ordering = {edge.span for edge in reading.plan.constraints}
    return any(step.span.end <= word.start for word in reading.order.spans if word not in ordering)


def _is_only_lead(step: GroundedStep, reading: GroundedReading) -> bool:
    """Whether a discard alone says that the suit it goes on is led: no other step plays it."""
    played = {other.suit for other in reading.steps if other.step.verb != Verb.DISCARD}
    return step.on_suit is not None and step.on_suit not in played


def names_exit(step: GroundedStep) -> bool:
    """ "I throw West in *with a spade*": a technique that names its suit or card is a line, and that is led (STM-1)."""
    return step.verb == Verb.THROW_IN and (bool(step.cards) or step.suit is not None)


def _is_given_up_first(case: Case, step: GroundedStep, plan: PlayPlan, reading: GroundedReading) -> bool:
    """ "I give up a diamond, *then* four spades": a trick conceded before other steps is led to, like any step (STM-1).

    Where he is not on lead, the opponents may take it themselves, and then nothing is left to do.
    """
    said = step.step
    if said.verb != Verb.CONCEDE or said.negated or step.finding is not None or not reading.may_come(said):
        return False
    leads = case.position.turn in case.claimer.side.seats and not case.position.trick and not case.claimer_is_defender
    return leads and step.suit is not None and any(edge.before == said.id for edge in plan.constraints)


def _verb(case: Case, step: GroundedStep) -> str:
    """ "A club to the ace" leads towards a card opposite: in the search's terms that card is cashed."""
    if step.verb == Verb.CONCEDE:
        return str(Verb.KNOCK_OUT if step.against_cards else Verb.DUCK)
    if step.verb in (Verb.LEAD, Verb.CROSS) and step.cards and not step.cards & case.position.hands[case.position.turn]:
        return str(Verb.CASH)
    if names_exit(step):
        return str(Verb.LEAD)
    if step.verb == Verb.FINESSE and "ruffing" in step.step.how:
        return "ruffing_finesse"
    if step.verb == Verb.ESTABLISH and "ruffing" in step.step.how:
        return str(Verb.RUFF)
    return str(step.verb)


def _seat(case: Case, step: GroundedStep, *, comes_first: bool) -> Seat | None:
    """The hand a step is played from; "a heart to the queen" is led from the hand opposite the queen.

    To finesse North it is led from the hand before him. What comes first, "a heart to my ace", crosses to whoever
    holds the ace: if that hand is on lead already, the words are done with (STM-3).
    """
    if step.verb == Verb.CROSS and step.seat is None and step.cards and comes_first:
        return next(seat for seat in case.claimer.side.seats if step.cards & case.position.hands[seat])
    if step.verb == Verb.FINESSE and step.against is not None and step.seat is None:
        return Seat((step.against - 1) % 4)  # led so that he plays next
    if step.verb != Verb.FINESSE or not step.cards or step.step.cards:
        return step.seat
    holder = next(seat for seat in case.claimer.side.seats if step.cards & case.position.hands[seat])
    return holder.partner


def _rounds(step: GroundedStep, reading: GroundedReading) -> int | None:
    """How often a step is done at most; to draw the trumps he knows of takes no more rounds than there are of them."""
    if step.verb == Verb.FINESSE and step.count is None and "repeated" in step.step.how:
        first = all(each is step or each.verb != Verb.FINESSE or each.suit != step.suit for each in reading.steps)
        return AS_OFTEN_AS_IT_GOES if first else None  # "I repeat the finesse", which was taken before the claim
    known = reading.acknowledged_count if step.verb == Verb.DRAW else None
    return step.count if step.count is not None else known


AS_OFTEN_AS_IT_GOES = 13
"""More rounds of a suit than there can be."""


def _promises(
    case: Case, reading: GroundedReading, settings: Settings, *, keeps_implied_order: bool
) -> tuple[Promise, ...]:
    plan = _ordered(reading.reading.plan, settings)
    if not keeps_implied_order:
        plan = PlayPlan(plan.steps, tuple(edge for edge in plan.constraints if not _may_be_list(edge, plan)))
    before: dict[int, set[int]] = {step.id: set() for step in plan.steps}
    for first, second in closure(plan):  # a step that binds nothing still keeps those around it in order
        before[second].add(first)
    steps = (_as_far_as_it_goes(case, step) for step in reading.steps)
    return _finesse_under_way(case, reading) + _what_comes_last(
        case,
        tuple(
            Promise(
                step.step.id,
                _verb(case, step),
                None if step.verb == Verb.CROSSRUFF else step.suit,  # it takes two, and words often name one
                step.cards,
                _rounds(step, reading),
                _seat(case, step, comes_first=not before[step.step.id]),
                step.on_suit,
                next((_HEIGHTS[word] for word in step.step.how if word in _HEIGHTS), ""),
                frozenset(before[step.step.id]),
            )
            for step in steps
            if is_binding(step, plan, reading) or _is_given_up_first(case, step, plan, reading)
        ),
        reading,
    )


_HEIGHTS = {"high": "high", "low": "low", "from_the_top": "high", "from_the_bottom": "low"}
"""How a card was said to be chosen, in the search's terms."""


def _what_comes_last(case: Case, promises: tuple[Promise, ...], reading: GroundedReading) -> tuple[Promise, ...]:
    """ "I cash the ace of clubs *last*": the promises, those said to come last after his other winners."""
    last = {step.step.id for step in reading.steps if "at_the_end" in step.step.how}
    late = [promise for promise in promises if promise.id in last]
    if not late:
        return promises
    kept = Hand()
    others = case.position.held_by(case.claimer.side)
    for promise in late:
        suit = case.position.trumps if promise.verb == Verb.DRAW else promise.suit
        kept |= promise.cards or (others.suit_holding(suit) if suit is not None else Hand())
    before = Promise(_BEFORE_THE_LAST, THE_REST, cards=others - kept)
    return (before, *(replace(each, after=each.after | {before.id}) if each in late else each for each in promises))


_BEFORE_THE_LAST = -3
"""The id of all that comes before the last."""


def _finesse_under_way(case: Case, reading: GroundedReading) -> tuple[Promise, ...]:
    """ "If that holds I have the rest", of a card that he has just led towards a tenace: it is let run (STM-1)."""
    position = case.position
    led = position.trick and position.leader.partner == position.turn and position.leader.side == case.claimer.side
    hangs = any(condition.hangs_on_card for condition in reading.reading.conditions)
    if case.claimer_is_defender or not led or not hangs or reading.steps:
        return ()
    return (Promise(_UNDER_WAY, str(Verb.FINESSE), position.trick[0].suit),)


_UNDER_WAY = -2
"""The id of a finesse that was led to before the claim."""


def _as_far_as_it_goes(case: Case, step: GroundedStep) -> GroundedStep:
    """ "I ruff a club on the table", where no trump is left: the club is led all the same (STM-3)."""
    if step.verb != Verb.RUFF or step.finding is None or step.suit is None:
        return step
    hands, trumps = case.position.hands, case.position.trumps
    ruffs = step.seat if step.seat is not None else _only_void(case, step.suit)
    if ruffs is None or trumps is None or hands[ruffs].suit_holding(trumps):
        return step
    if not hands[ruffs.partner].suit_holding(step.suit):
        return step
    return replace(step, verb=Verb.LEAD, seat=ruffs.partner, cards=Hand(), finding=None)


def _only_void(case: Case, suit: Suit) -> Seat | None:
    """The hand of the claiming side that has none of a suit, where the other has some."""
    void = [seat for seat in case.claimer.side.seats if not case.position.hands[seat].suit_holding(suit)]
    return void[0] if len(void) == 1 else None


def _ordered(plan: PlayPlan, settings: Settings) -> PlayPlan:
    """The plan with the order that the policy reads into it (`list_is_order`, `draw_first`)."""
    listed = [step.id for step in plan.steps if step.listed]
    edges = list(plan.constraints)
    if settings.list_is_order == "no":
        edges = [edge for edge in edges if edge.strength == Strength.EXPLICIT or edge.after not in listed]
    elif settings.list_is_order == "yes":
        edges += [_before(plan, *pair) for pair in itertools.pairwise(listed)]
    ordered = {number for edge in edges for number in (edge.before, edge.after)}
    if settings.draw_first:
        for draw in (step.id for step in plan.steps if step.verb == Verb.DRAW and step.id not in ordered):
            others = [step.id for step in plan.steps if step.verb != Verb.DRAW]
            edges += [_before(plan, draw, other) for other in others]
    ordered_plan = PlayPlan(plan.steps, tuple(edges))
    return plan if find_cycle(ordered_plan) else ordered_plan


def _before(plan: PlayPlan, first: int, second: int) -> PrecedenceConstraint:
    """An order that the policy reads into the words of the second step."""
    span = next(step.span for step in plan.steps if step.id == second)
    return PrecedenceConstraint(first, second, Strength.EXPLICIT, span)


def _concession(case: Case, reading: GroundedReading, settings: Settings) -> Concession:
    counts: Counter[Suit] = Counter()
    timing = settings.concession_timing
    ordered = {edge.after for edge in reading.reading.plan.constraints}
    for step in reading.steps:
        if step.verb != Verb.CONCEDE or step.step.negated:
            continue
        if step.suit is not None:
            counts[step.suit] += step.count or len(step.against_cards) or _NO_NUMBER
        else:
            counts.update(card.suit for card in step.against_cards)
        # Said to come after something, or whether it is lost the play has to show.
        later = step.step.id in ordered or step.step.condition is not None or _is_later_round(case, step)
        if later or "at_the_end" in step.step.how or "at_any_time" in step.step.how:
            timing = "at_end"
        elif "first" in step.step.how:
            timing = "at_once"
    said = frozenset((suit, count) for suit, count in counts.items() if count < _NO_NUMBER)
    return Concession(frozenset(counts), said, timing)


def _is_later_round(case: Case, step: GroundedStep) -> bool:
    """ "The last club is yours", where he has winners in clubs: they come before it."""
    if "later_round" not in step.step.how or step.suit is None:
        return False
    ours = case.position.held_by(case.claimer.side).suit_holding(step.suit)
    out = case.position.held_by(case.claimer.side.other).suit_holding(step.suit)
    return bool(ours) and (not out or max(card.rank for card in ours) > max(card.rank for card in out))


_NO_NUMBER = 14
"""More than any number of tricks: "I lose clubs"."""


def _suits_to_fall(case: Case, reading: GroundedReading) -> Iterator[Suit]:
    """ "Ace and king of spades, the queen falls": suits in which he counts on a card to drop."""
    for condition in reading.reading.conditions:
        said = condition.circumstance
        if said is None or said.event != "falls" or said.denied or said.suit is None:
            continue
        suit = case.position.trumps if said.suit == "T" else parse_suit(said.suit)
        if suit is not None:
            yield suit


def _denied(case: Case, reading: GroundedReading) -> frozenset[Suit]:
    """The suits in which he has said that he will not finesse: in so many words, or by playing for the drop."""
    dropped = {
        step.suit
        for step in reading.steps
        if step.suit is not None and not step.step.negated and _FOR_THE_DROP.intersection(step.step.how)
    }
    finessed = {step.suit for step in reading.steps if step.verb == Verb.FINESSE and not step.step.negated}
    if reading.reading.from_the_top:
        dropped |= set(Suit)
    dropped = (dropped | set(_suits_to_fall(case, reading))) - finessed
    if not reading.reading.finesse.denied:
        return frozenset(dropped)
    suits = {
        step.suit for step in reading.steps if step.verb == Verb.FINESSE and step.step.negated and step.suit is not None
    }
    return frozenset(suits | dropped if suits else Suit)


def _from_the_top(reading: GroundedReading) -> frozenset[Suit]:
    """The suits of which he said how their cards come: said of winners that he only counts, too (70E2)."""
    if reading.reading.from_the_top:
        return frozenset(Suit)
    said = (step for step in reading.steps if "from_the_top" in step.step.how and not step.step.negated)
    return frozenset(step.suit for step in said if step.suit is not None)


def _counted_suits(case: Case, reading: GroundedReading) -> frozenset[Suit]:
    """ "Three spades and the ace of hearts": suits in which a defender has more tricks than his own high cards make."""
    mine = case.position.hands[case.claimer]
    steps = (step for step in reading.steps if step.verb in WINNERS and not step.step.negated)
    return frozenset(step.suit for step in steps if step.suit is not None and not (step.cards and step.cards & mine))


_FOR_THE_DROP = frozenset({"from_the_top", "for_the_drop"})
