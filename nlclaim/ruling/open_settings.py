"""Open points about settings of normal play: each is tried another way, and counts where the award moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from nlclaim.bridge import Card, Hand, Seat, Suit, proved_voids
from nlclaim.law import load_policy_keys, unsettled_variants
from nlclaim.lines import LineQuery, LineResult, Promise
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading, GroundedStep, Reading
from nlclaim.ruling.case import Case
from nlclaim.ruling.certainty import differs
from nlclaim.ruling.model import OpenPoint, Outcome
from nlclaim.ruling.questions import WINNERS
from nlclaim.ruling.trials import Trials


def find_settings(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """The settings of normal play on which the authority does not speak, or nobody does, and what each would give."""
    yield from _on_low_ruffs(trials, outcome)
    yield from _where_silent(trials, outcome)
    yield from _on_crossruff(trials, outcome, readings)
    yield from _on_drawing_a_master(trials, outcome, readings)
    yield from _on_concession_timing(trials, outcome, readings)
    yield from _on_conceded_trump(case, trials, outcome, readings)
    yield from _on_winners_in_both_hands(case, trials, outcome)
    yield from _on_proved_lie(case, trials, outcome)
    yield from _on_irrational(trials, outcome)
    yield from _on_partner(case, trials, outcome)
    yield from _on_unsettled_keys(trials, outcome)


def _on_low_ruffs(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether he ruffs low where he may be over-ruffed: directors differ, no authority speaks (RUF-2).

    That who thinks trumps out ruffs low is a note of the EBU's (RUF-5); whether he does it with higher trumps in the
    same hand, its directors differ, but for a ruff that he stated. Where ruffs are low in any case (RUF-1), nothing
    is open.
    """
    about = "whether he ruffs low where he may be over-ruffed"
    yield from if_fewer(trials, outcome, about, low_ruffs_at_risk=True)
    stated = any(play.reason == "stated_ruff" for play in outcome.decisive.result.line)
    if outcome.policy.source("ruff_height").rule == "RUF-5" and not stated:
        yield from _if_more(trials, outcome, "whether he ruffs low where he has a higher trump", ruff_height="high")


_KINDER = (
    ("ruff_height", "high", "with which trump he ruffs"),
    ("observe", "showouts", "whether he would have seen that an opponent showed out"),
    ("bad_break_stated_run", "may_stop", "whether he runs a suit to its end, as he said, that has broken badly"),
)
"""Keys on which most authorities are silent, with a value that is kinder to claimer and what it is about."""


def _where_silent(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """What is kinder to claimer, under an authority that does not speak on it."""
    for key, value, about in _KINDER:
        if outcome.policy.source(key).authority is not None or outcome.policy[key] == value:
            continue
        yield from _if_more(trials, outcome, f"{about}, on which this authority does not speak", **{key: value})


def _on_crossruff(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """With which trumps he begins a crossruff: only some authorities speak on it (RUF-1, RUF-5)."""
    steps = readings[outcome.decisive.reading].steps
    crossruffs = any(step.verb == Verb.CROSSRUFF and not step.step.negated for step in steps)
    if crossruffs and outcome.policy.source("ruff_height").authority is None:
        about = "with which trumps he begins the crossruff, on which this authority does not speak"
        yield from if_fewer(trials, outcome, about, ruff_height="high")


def _on_drawing_a_master(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """Whether who draws trumps leads one to a trump that is high: STM-1 speaks of suits that are run."""
    draws = any(step.verb == Verb.DRAW and not step.step.negated for step in readings[outcome.decisive.reading].steps)
    if draws and outcome.policy.source("bad_break_stated_run").authority is not None:
        about = "whether he draws a trump that has become high"
        yield from _if_more(trials, outcome, about, bad_break_stated_run="may_stop")


def _on_concession_timing(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """When a trick conceded without saying when is given up: only the EBU has a text on it (CON-8).

    Where the one trick given up at once lets the others cash several, whether that is still normal is left open.
    """
    if not any(step.verb == Verb.CONCEDE for step in readings[outcome.decisive.reading].steps):
        about = "whether he gives up at once a loser that he did not name, though more goes with it"
        yield from if_fewer(trials, outcome, about, loser_at_any_price=True)
        return
    at_end = trials.comparison(outcome.policy.replace("concession_timing", "at_end"))
    if not at_end.complete or at_end.tricks <= outcome.tricks:
        return
    if outcome.policy.source("concession_timing").authority is None:
        about = "whether he would give up the trick at the very end, on which this authority does not speak"
        yield OpenPoint(about, at_end.tricks)
    elif at_end.tricks - outcome.tricks > 1:
        yield OpenPoint("whether he would lead a loser at once where that lets several tricks go", at_end.tricks)


def _on_conceded_trump(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """ "You get your trump": whether he leads one at once, though it will come by itself (CON-8 read literally)."""
    steps = [step for step in readings[outcome.decisive.reading].steps if step.verb == Verb.CONCEDE]
    if case.position.trumps is not None and any(_concerns(step, case.position.trumps) for step in steps):
        about = "whether he gives up the trump that he conceded at once"
        yield from if_fewer(trials, outcome, about, trump_given_up_at_once=True)


def _concerns(step: GroundedStep, suit: Suit) -> bool:
    return step.suit == suit or any(card.suit == suit for card in step.against_cards)


def _on_winners_in_both_hands(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """ "Two spades, then the diamonds", with a top spade in each hand: which comes first goes by class (BLK-2)."""
    if case.claimer_is_defender or outcome.tricks == trials.double_dummy:
        return
    for seat in case.claimer.side.seats:
        first = trials.as_if(outcome, partial(_winning_first_in, case, seat))
        if first.complete and first.tricks > outcome.tricks:
            yield OpenPoint("which of two winners that he named together comes first", first.tricks, "BLK-2")
            return


def _winning_first_in(case: Case, seat: Seat, query: LineQuery) -> LineQuery:
    """The same question with the winner in that hand played first, of each suit of which both hands have one."""
    promises = list(query.promises)
    for number, promise in enumerate(query.promises):
        if promise.verb not in WINNERS or promise.suit is None or promise.cards:
            continue
        tops = {own: _master(case, own, promise.suit) for own in case.claimer.side.seats}
        if all(tops.values()):
            first = replace(promise, id=_FIRST - number, verb=str(Verb.CASH), cards=tops[seat], count=None)
            promises[number] = replace(promise, after=promise.after | {first.id})
            promises.append(first)
    return replace(query, promises=tuple(promises))


_FIRST = -10
"""From here down are the ids of winners that are played first, which nobody stated."""


def _master(case: Case, seat: Seat, suit: Suit) -> Hand:
    """The highest card of a suit in a hand, if no card out is higher; else none."""
    mine = list(case.position.hands[seat].suit_holding(suit))
    out = case.position.held_by(case.claimer.side.other).suit_holding(suit)
    return Hand.of(mine[:1]) if mine and all(card.rank < mine[0].rank for card in out) else Hand()


def _on_proved_lie(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether a lie that show-outs in other suits prove is as good as a show-out in this one (70E1 names only that)."""
    for uncounted in (trials.without_counting(outcome), *_finessing_uncounted(case, trials, outcome)):
        if uncounted is not None and uncounted.tricks < outcome.tricks:
            yield OpenPoint("whether he has counted what the show-outs in other suits prove", uncounted.tricks)
            break
    if outcome.tricks == trials.double_dummy:
        return
    proved = trials.with_proved_lie(outcome)
    if proved is not None and proved.complete and proved.tricks > outcome.tricks:
        yield OpenPoint("whether he sees the lie that show-outs in other suits prove", proved.tricks)


def _finessing_uncounted(case: Case, trials: Trials, outcome: Outcome) -> Iterator[LineResult]:
    """What each finesse of the line that the count alone proves comes to for him who has not counted."""
    shown, others = case.position.shown_out, case.claimer.side.other
    proved = {suit for _, suit in proved_voids(case.position, others)} - {suit for _, suit in shown}
    suits = {play.card.suit for play in outcome.decisive.result.line if play.reason == "finesse"}
    for suit in sorted(proved & suits) if not case.claimer_is_defender else ():
        seen = frozenset(each for each in shown if each[1] in (suit, case.position.trumps))
        yield trials.as_if(outcome, partial(_having_seen, seen))


def _having_seen(shown_out: frozenset[tuple[Seat, Suit]], query: LineQuery) -> LineQuery:
    return replace(query, position=replace(query.position, shown_out=shown_out))


def _on_irrational(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether to play for a card to fall is irrational: one that cannot fall, under Laws that no longer except that.

    Under those that do (70E1 of 1997 and 2007), one that may, though the odds are against it.
    """
    if outcome.policy["irrational_escape_70E1"]:
        about = "whether to play for a card to fall that need not is irrational"
        yield from _if_more(trials, outcome, about, never_plays_for_drop=True)
        return
    about = "whether to play for a card to fall that cannot fall is normal"
    yield from _if_more(trials, outcome, about, irrational_escape_70E1=True)


def _on_partner(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether a defender's partner cashes a winner first (DFC-2), holds one up, or may miscount (DFC-3)."""
    if not case.claimer_is_defender:
        return
    about = "whether partner, on lead, would cash a winner first, and lead nothing to dummy's high cards"
    yield from _if_more(trials, outcome, about, partner_cashes=True)
    yield from if_fewer(trials, outcome, "whether partner lets a trick go that he is sure to win", partner_ducks=True)
    yield from _on_defenders_timing(case, trials, outcome)
    about = "whether partner may miscount the hand, as one director of the EBU has it and no authority says"
    yield from _if_more(trials, outcome, about, defender_partner_miscount="not_normal")


def _on_defenders_timing(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether a defender on lead, too, may give up at once what he concedes: CON-8 does not say whose claim it is."""
    position, claimer = case.position, case.claimer
    if position.turn != claimer or position.trick or trials.claimed >= position.remaining:
        return
    others = [card for seat in Seat if seat != claimer for card in position.hands[seat]]
    for suit in Suit:
        mine = list(position.hands[claimer].suit_holding(suit))
        if suit == position.trumps or not any(mine and _beats(card, mine[-1]) for card in others):
            continue
        first = trials.as_if(outcome, partial(_leading_first, mine[-1]))
        if first.tricks < outcome.tricks:
            yield OpenPoint("whether a defender gives up at once the trick that he concedes", first.tricks, "CON-8")
            return


def _beats(card: Card, other: Card) -> bool:
    return card.suit == other.suit and card.rank > other.rank


def _leading_first(card: Card, query: LineQuery) -> LineQuery:
    lead = Promise(-1, str(Verb.LEAD), card.suit, Hand.of((card,)))
    later = (replace(promise, after=promise.after | {lead.id}) for promise in query.promises)
    return replace(query, promises=(lead, *later))


_NO_WINNERS = (Verb.CONCEDE, Verb.FINESSE, Verb.SQUEEZE)
"""Steps that name no winner: who speaks of one has seen more of his hand than he lists."""


def find_class_point(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """Whether he would have seen an entry problem: by class of player (BLK-2), or by a rule read literally (BLK-4).

    It takes words that name winners in no order, or none under such a rule or from a player known to be middling: one
    who says in which order he plays, or what he plays in case of a bad break, has looked at his entries, and "the rest
    are mine" shows nothing either way. Where he has a winner to spare there is hardly a problem to see, unless he is
    known to be middling, or the rule is read literally. When to doubt is our reading: the authorities say that class
    counts, not at which words it comes up.
    """
    words = readings[outcome.decisive.reading].reading
    worst_order = outcome.policy["suit_order"] == "any_worst"
    middling = case.facts.player_class == "club"
    lists = words.order.stated == "none" and any(step.verb not in _NO_WINNERS for step in words.plan.steps)
    if _guards(words) or not (lists or ((worst_order or middling) and not words.plan.steps)):
        return
    by_class = outcome.policy["self_blocking"] == "by_class" and case.facts.player_class in (None, "club")
    if not (by_class or worst_order) or outcome.tricks > trials.claimed:
        return
    if trials.has_winner_to_spare and not (middling or worst_order):
        return
    about = "how good a player he is: a weak one might strand winners"
    if worst_order:
        about = "whether suits in the worst order may also mean an order in which he blocks himself"
    yield from if_fewer(trials, outcome, about, entries_at_risk=True)


def _guards(words: Reading) -> bool:
    """ "The ace first in case they're four-nil": whether he names a lie of the cards that he provides for."""
    circumstances = [each.circumstance for each in words.conditions if each.then]
    return any(each is not None and each.event == "lies" and each.shape is not None for each in circumstances)


def if_fewer(trials: Trials, outcome: Outcome, about: str, **settings: object) -> Iterator[OpenPoint]:
    """A point that other settings of play turn against claimer; a bound that is not proved only falls further."""
    tried = trials.on_trial(outcome.policy, settings, at_least=outcome.tricks)
    if tried.tricks < outcome.tricks:
        yield OpenPoint(about, tried.tricks)


def _if_more(trials: Trials, outcome: Outcome, about: str, **settings: object) -> Iterator[OpenPoint]:
    """A point that other settings of play turn in claimer's favour, which has to be proved; at most to double dummy."""
    if outcome.tricks == trials.double_dummy:
        return
    tried = trials.on_trial(outcome.policy, settings, at_most=outcome.tricks)
    if tried.complete and tried.tricks > outcome.tricks:
        yield OpenPoint(about, tried.tricks)


_NEVER_LESS = (("knock_on", "first_only"), ("solid_rank", "J"))
"""Variants of unsettled keys that never award less: they only ask more of claimer's normal play."""


def _on_unsettled_keys(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    for key, value in unsettled_variants():
        kinder = (key, value) in _NEVER_LESS
        if outcome.policy[key] == value or (kinder and outcome.tricks == trials.double_dummy):
            continue
        changed = trials.comparison(outcome.policy.replace(key, value))
        if differs(outcome, changed):
            about = f"whether {load_policy_keys()[key].say(value)}, on which nobody speaks"
            yield OpenPoint(about, changed.tricks)
