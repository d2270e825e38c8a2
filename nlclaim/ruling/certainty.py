"""How sure a ruling is (contract: `certainty`), and what a director who is not sure has to decide.

`certain`: every authority of the edition, each proved within the budget, gives the award, and nothing below turns it.
`policy`: authorities differ, or one of them is not proved; `turns_on` names the keys.
`judgement`: something that nobody has settled turns the award. These are looked at, each with what it would give:

- another reading of the words, and an order that the words only imply;
- a picture of the cards that no word, finding or rule establishes, such as a miscount;
- a key on which no authority speaks (`unsettled_variants`);
- what he would have said of a card he is taken to have forgotten, had he not been interrupted (FRM-7);
- the concession of a named card or suit in which nothing need be lost (Law 71: played as said, but does it stand?);
- whether a card that he took for a loser, and that is none, is thrown away with the tricks he conceded;
- whether words that deny a claim are one, where the record has it that he claimed (FRM-6);
- what is made by playing on where a defender objects to a concession, or may have: at most double dummy;
- what cards played after the claim show of his line, under the Laws of 2007 (70D3);
- whether a lead towards a tenace, in the trick in progress, says that he finesses;
- whether a squeeze or a throw-in that he announced is carried through;
- a plan to draw trumps and ruff that defeats itself (STM-6);
- a low ruff, stated or not, where he may be over-ruffed (RUF-2); and one by him who thinks trumps out, where he has a
  higher trump in the same hand (RUF-5);
- when a trick conceded without a time is given up, where the authority does not speak on it, or where to give it up
  at once lets several more go (CON-8);
- whether a trump that he concedes by name is led at once, when its holder makes it in any case;
- whether he sees a lie that show-outs in other suits prove (70E1 names only those in the suit);
- the height of any ruff, whether he sees a show-out, and whether he runs a suit that has broken badly to its end as he
  said, where the authority does not speak on it (RUF-5, SEE-1, SEE-2);
- whether to play for a card to fall that cannot fall is normal, where no edition excepts it any more (70E1); and for
  one that may fall, where the edition excepts the irrational;
- whether a defender's partner, on lead with a winner, would cash it first (DFC-2), and whether he may miscount the
  hand (DFC-3, a single director's opinion);
- how a player of unknown or middling class crosses and cashes, where that goes by class (BLK-2), and whether the worst
  order of suits may block him (BLK-4), if nothing else is open and he has no winner to spare, where he named winners
  in no order, or said nothing and is known to be middling;
- whether he knew of an outstanding trump, when neither a finding nor the record of the play shows it, or he counted
  his own trumps as tricks, or had seen an opponent show out of the suit.

What the law settles against the claimer is no doubt: a forgotten trump that is *likely* by 70C, a finesse by 70E1.
What the director has found (`facts`) is not doubted either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from nlclaim.bridge import Suit
from nlclaim.law import Policy, unsettled_variants
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading, GroundedStep
from nlclaim.reading.versions import breaks_off, who_spoke_next
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import TRUE_PICTURE
from nlclaim.ruling.model import Certainty, Difference, OpenPoint, Outcome, Trial
from nlclaim.ruling.questions import tells_squeeze
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
        if _differs(outcome, other)
    )


def _turning_keys(trials: Trials, outcome: Outcome, other: Outcome) -> list[str]:
    """The keys that alone give the other number; where none does, those without which it is not reached."""
    keys = differing_keys(outcome.policy, other.policy)
    alone = [
        key for key in keys if _differs(outcome, trials.comparison(outcome.policy.replace(key, other.policy[key])))
    ]
    return alone or [
        key for key in keys if _differs(other, trials.comparison(other.policy.replace(key, outcome.policy[key])))
    ]


def differing_keys(one: Policy, other: Policy) -> list[str]:
    """The keys on which two policies differ."""
    return [key for key in one if one[key] != other[key]]


def find_open_points(
    case: Case,
    trials: Trials,
    outcome: Outcome,
    readings: Sequence[GroundedReading],
    differences: Sequence[Difference],
) -> tuple[OpenPoint, ...]:
    """What nobody has settled and the award hangs on, each with what it would give otherwise.

    `differences` are the authorities known to award another number: where one gives less, so that the ruling is a
    matter of policy already, claimer's class adds nothing. At rubber bridge claimer plays on himself, so that nothing
    about his play is left to settle.
    """
    if case.law == "rubber":
        return (*_on_words(outcome, readings), *_on_self_defeat(case, trials, outcome, readings))
    points = (
        *_on_words(outcome, readings),
        *_on_versions(case, outcome, readings),
        *_on_picture(outcome),
        *_on_interruption(case, outcome),
        *_on_concession(case, trials, outcome, readings),
        *find_taken_for_losers(trials, outcome),
        *_on_self_defeat(case, trials, outcome, readings),
        *_on_form(case, trials, outcome, readings),
        *_on_playing_on(case, trials, outcome),
        *_on_trick_in_progress(case, trials, outcome),
        *_on_unbound_steps(case, trials, outcome, readings),
        *_on_awareness(trials, outcome),
        *_on_trumps_counted(case, outcome, readings),
        *_on_trumps_shown_out(case, outcome),
        *_on_low_ruffs(trials, outcome),
        *_where_silent(trials, outcome),
        *_on_concession_timing(trials, outcome, readings),
        *_on_conceded_trump(case, trials, outcome, readings),
        *_on_proved_lie(trials, outcome),
        *_on_irrational(trials, outcome),
        *_on_partner(case, trials, outcome),
        *_on_unsettled_keys(trials, outcome),
    )
    if points or any(other.awarded < outcome.tricks for other in differences):
        return points
    return tuple(_on_class(case, trials, outcome, readings))


def _differs(outcome: Outcome, other: Outcome) -> bool:
    """Whether another policy is known to award another number: a bound that is not proved may still come down."""
    return other.tricks < outcome.tricks or (other.complete and other.tricks > outcome.tricks)


def _on_words(outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    likeliest = min(trial.result.tricks for trial in outcome.trials if trial.reading == 0)
    if likeliest != outcome.tricks:
        because = readings[outcome.decisive.reading].reading.because
        yield OpenPoint(f"how the words are taken: {because}", likeliest)
    with_order, without = (_least(outcome, keeps_implied_order=keeps) for keeps in (True, False))
    if with_order is not None and without is not None and with_order != without:
        yield OpenPoint("whether an order that is only implied was meant", max(with_order, without))


def _on_versions(case: Case, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """Another version of what was said would give more: which one it was the director has to find."""
    for number in range(len(readings) - len(case.also_heard), len(readings)):
        least = min((trial.result.tricks for trial in outcome.trials if trial.reading == number), default=0)
        if least > outcome.tricks:
            yield OpenPoint(f"what was said: {readings[number].reading.because}", least)


def _least(outcome: Outcome, *, keeps_implied_order: bool) -> int | None:
    tricks = [trial.result.tricks for trial in outcome.trials if trial.keeps_implied_order == keeps_implied_order]
    return min(tricks, default=None)


def _on_picture(outcome: Outcome) -> Iterator[OpenPoint]:
    established = [trial.result.tricks for trial in outcome.trials if trial.hypothesis.established]
    if established and min(established) != outcome.tricks:
        yield OpenPoint(f"what he had in mind: {outcome.decisive.hypothesis.text}", min(established))


def _on_interruption(case: Case, outcome: Outcome) -> Iterator[OpenPoint]:
    """He was stopped before he had finished: what he would have said of the cards out nobody can tell (FRM-7)."""
    knowing = [trial.result.tricks for trial in outcome.trials if not trial.hypothesis.forgotten]
    if (case.facts.interrupted or breaks_off(case.statement)) and knowing and min(knowing) > outcome.tricks:
        yield OpenPoint("whether he was about to speak of the cards he is taken to have forgotten", min(knowing))


def _on_concession(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """A named suit or card is conceded, and no trick at all need be lost, or will be if he plays for all of them."""
    remaining = case.position.remaining
    if outcome.tricks == remaining or trials.double_dummy != remaining:
        return
    reading = readings[outcome.decisive.reading]
    conceded = [step for step in reading.steps if step.verb == Verb.CONCEDE and not step.step.negated]
    if not any(step.suit is not None or step.against_cards for step in conceded):
        return
    if trials.guaranteed == remaining or trials.giving_up_nothing(outcome).proved == remaining:
        yield OpenPoint("whether the concession stands, as nothing need be lost", remaining)


def find_taken_for_losers(trials: Trials, outcome: Outcome) -> tuple[OpenPoint, ...]:
    """More comes back than was claimed, unless a card that he took for a loser, and that is none, is thrown away.

    It is asked of a concession that the other side has accepted, too.
    """
    if outcome.tricks <= trials.claimed:
        return ()
    about = "which of his cards he took for the losers that he conceded"
    return tuple(_if_fewer(trials, outcome, about, gives_up_the_rest=True))


def _on_form(case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """He said that he did not claim, or nothing that claims, and the record has it that he did (FRM-6)."""
    denied = readings[0].reading.kind == "not_a_claim" and bool(case.statement.strip())
    if denied and outcome.tricks != trials.double_dummy:
        yield OpenPoint("whether it was a claim at all; if play goes on, he makes at best", trials.double_dummy)


def _on_playing_on(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Where play goes on, claimer's side may do better than its worst normal line, at most what best play gives.

    So it does before 2017 when a defender's partner objects to a concession: whether the claim of the other tricks
    outlives it the Laws of that time do not say.
    """
    if outcome.tricks == trials.double_dummy:
        return
    if case.facts.played_on and case.law == "2007":
        yield OpenPoint("what the cards played after the claim show (70D3), at best", trials.double_dummy)
    partner = who_spoke_next(case.statement) == case.claimer.partner.letter and case.facts.partner_objected is None
    if partner and case.claimer_is_defender and trials.claimed < case.position.remaining:
        yield OpenPoint("whether partner objected at once, so that play goes on, at best", trials.double_dummy)
    if case.facts.partner_objected and case.claimer_is_defender:
        yield OpenPoint(
            "what the defenders make if play goes on, as one of them objected, at best", trials.double_dummy
        )


def _on_trick_in_progress(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """He has led towards a tenace and claims before it plays: does the lead say that he finesses? (70E1)"""
    position = case.position
    led = position.trick and position.leader.partner == position.turn
    if case.claimer_is_defender or not led or position.leader.side != case.claimer.side:
        return
    finessed = trials.finessing_now(outcome)
    if finessed.complete and finessed.tricks > outcome.tricks:
        yield OpenPoint("whether his lead to the trick in progress shows that he finesses", finessed.tricks)


def _on_self_defeat(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """To draw trumps and ruff, when drawing them leaves nothing to ruff with: no authority says what then (STM-6).

    Some follow the first words to their end, which is the award; some leave the statement aside, or let him ruff first.
    """
    decisive = outcome.decisive
    steps = [step for step in readings[decisive.reading].steps if not step.step.negated and step.finding is None]
    ruffs = {step.suit for step in steps if step.verb == Verb.RUFF}
    if not any(step.verb == Verb.DRAW for step in steps) or not ruffs - _suits_ruffed(case, decisive):
        return
    about = "whether a plan to draw trumps and ruff, which defeats itself, is followed"
    for otherwise in (trials.without_statement(outcome), trials.ruffing_first(outcome)):
        if otherwise.complete and otherwise.tricks != outcome.tricks:
            yield OpenPoint(about, otherwise.tricks)
            return


def _suits_ruffed(case: Case, trial: Trial) -> set[Suit]:
    """The suits in which the claiming side ruffs after the claim."""
    position, ruffed = case.position, set()
    for play in trial.result.line:
        led = position.trick[0].suit if position.trick else play.card.suit
        if play.card.suit == position.trumps != led and play.seat.side == case.claimer.side:
            ruffed.add(led)
        position = position.play(play.card)
    return ruffed


_UNBOUND = {Verb.SQUEEZE: "squeeze", Verb.THROW_IN: "throw-in"}
"""Steps that bind no card: which plays they come to depends on what the opponents do."""


def _on_unbound_steps(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """Whether he would have carried through a squeeze that he announced, best play all along (PLY-2)."""
    if tells_squeeze(case, readings[outcome.decisive.reading]):
        return
    steps = readings[outcome.decisive.reading].steps
    named = [_UNBOUND[step.verb] for step in steps if step.verb in _UNBOUND and not step.step.negated]
    if named and outcome.tricks < trials.double_dummy:
        yield OpenPoint(f"whether he carries through the {named[0]} that he announced, at best", trials.double_dummy)


def _on_awareness(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    for number in trials.unaware_after_all(outcome.policy, at_least=outcome.tricks):
        if number < outcome.tricks:
            yield OpenPoint("whether he knew of the trump that is out, which the record does not show", number)
            return


_COUNTED = frozenset({Verb.CASH, Verb.RUN, Verb.LEAD})
"""What is said of trumps that are counted as tricks."""


def _on_trumps_counted(case: Case, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """Whether who counts his own trumps has forgotten the one that is out: likely (70C), but he spoke of trumps."""
    if outcome.decisive.hypothesis.concept != "outstanding_trump" or case.facts.unaware_of_trump:
        return
    trumps = case.position.trumps
    steps = readings[outcome.decisive.reading].steps
    counted = any(step.verb in _COUNTED and step.suit == trumps and not step.step.negated for step in steps)
    aware = [trial.result for trial in outcome.trials if trial.hypothesis is TRUE_PICTURE]
    if counted and aware and all(result.complete and result.tricks > outcome.tricks for result in aware):
        about = "whether who counts his trumps as tricks knows of the one that is out"
        yield OpenPoint(about, min(result.tricks for result in aware))


def _on_trumps_shown_out(case: Case, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether who has seen an opponent show out of trumps can have forgotten the one that the other has (70C)."""
    unaware = outcome.decisive.hypothesis.concept == "outstanding_trump" and not case.facts.unaware_of_trump
    opponents = case.claimer.side.other.seats
    seen = any(seat in opponents and suit == case.position.trumps for seat, suit in case.position.shown_out)
    aware = [trial.result for trial in outcome.trials if trial.hypothesis is TRUE_PICTURE]
    if unaware and seen and aware and all(result.complete and result.tricks > outcome.tricks for result in aware):
        about = "whether he knew of the trump that is out, as he had seen an opponent show out of trumps"
        yield OpenPoint(about, min(result.tricks for result in aware))


def _on_low_ruffs(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether he ruffs low where he may be over-ruffed: directors differ, no authority speaks (RUF-2).

    That who thinks trumps out ruffs low is a note of the EBU's (RUF-5); whether he does it with higher trumps in the
    same hand, its directors differ, but for a ruff that he stated. Where ruffs are low in any case (RUF-1), nothing
    is open.
    """
    about = "whether he ruffs low where he may be over-ruffed"
    yield from _if_fewer(trials, outcome, about, low_ruffs_at_risk=True)
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


def _on_concession_timing(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """When a trick conceded without saying when is given up: only the EBU has a text on it (CON-8).

    Where the one trick given up at once lets the others cash several, whether that is still normal is left open.
    """
    if not any(step.verb == Verb.CONCEDE for step in readings[outcome.decisive.reading].steps):
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
        yield from _if_fewer(trials, outcome, about, trump_given_up_at_once=True)


def _concerns(step: GroundedStep, suit: Suit) -> bool:
    return step.suit == suit or any(card.suit == suit for card in step.against_cards)


def _on_proved_lie(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether a lie that show-outs in other suits prove is as good as a show-out in this one (70E1 names only that)."""
    uncounted = trials.without_counting(outcome)
    if uncounted is not None and uncounted.tricks < outcome.tricks:
        yield OpenPoint("whether he has counted what the show-outs in other suits prove", uncounted.tricks)
    if outcome.tricks == trials.double_dummy:
        return
    proved = trials.with_proved_lie(outcome)
    if proved is not None and proved.complete and proved.tricks > outcome.tricks:
        yield OpenPoint("whether he sees the lie that show-outs in other suits prove", proved.tricks)


def _on_irrational(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether to play for a card to fall is irrational: one that cannot fall, under Laws that no longer except that.

    Under those that do (70E1 of 1997 and 2007), one that may, though the odds are against it.
    """
    if outcome.policy["irrational_escape_70E1"]:
        about = "whether to play for a card to fall that need not is irrational"
        yield from _if_more(trials, outcome, about, never_plays_for_drop=True)
        return
    about = "whether to play for a card to fall that cannot fall is normal"
    yield from _if_more(trials, outcome, about, irrational_escape_70e1=True)


def _on_partner(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether a defender's partner would cash his winner before anything else (DFC-2), or may miscount (DFC-3)."""
    if not case.claimer_is_defender:
        return
    about = "whether partner, on lead with a winner, would cash it first"
    yield from _if_more(trials, outcome, about, partner_cashes=True)
    about = "whether partner may miscount the hand, as one director of the EBU has it and no authority says"
    yield from _if_more(trials, outcome, about, defender_partner_miscount="not_normal")


_NO_WINNERS = (Verb.CONCEDE, Verb.FINESSE)
"""Steps that name no winner: who speaks of one has seen more of his hand than he lists."""


def _on_class(case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """Whether he would have seen an entry problem: by class of player (BLK-2), or by a rule read literally (BLK-4).

    It takes words that name winners in no order, or none from a player known to be middling: one who says in which
    order he plays has looked at his entries, and "the rest are mine" shows nothing either way. Where he has a winner
    to spare there is hardly a problem to see. When to doubt is our reading: the authorities say that class counts, not
    at which words it comes up.
    """
    words = readings[outcome.decisive.reading].reading
    lists = words.order.stated == "none" and any(step.verb not in _NO_WINNERS for step in words.plan.steps)
    if not lists and not (case.facts.player_class == "club" and not words.plan.steps):
        return
    worst_order = outcome.policy["suit_order"] == "any_worst"
    by_class = outcome.policy["self_blocking"] == "by_class" and case.facts.player_class in (None, "club")
    if not (by_class or worst_order) or outcome.tricks > trials.claimed or trials.has_winner_to_spare:
        return
    about = "how good a player he is: a weak one might strand winners (facts.class)"
    if worst_order:
        about = "whether suits in the worst order may also mean an order in which he blocks himself"
    yield from _if_fewer(trials, outcome, about, entries_at_risk=True)


def _if_fewer(trials: Trials, outcome: Outcome, about: str, **settings: object) -> Iterator[OpenPoint]:
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
        if _differs(outcome, changed):
            yield OpenPoint(f"policy {key} = {value}, on which nobody speaks", changed.tricks)
