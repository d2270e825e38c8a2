"""What a director has to decide for himself: what nobody has settled and the award hangs on (contract: `judgement`).

These are looked at, each with what it would give:

- another reading of the words, another version of them (FRM-8), which of words that contradict each other count
  (STM-6), and an order that the words only imply;
- a picture of the cards that no word, finding or rule establishes, such as a miscount;
- whether he uses a show-out seen before the claim, or proved by those in other suits, in a suit that he called good
  (70E1);
- a key on which no authority speaks (`unsettled_variants`);
- what he would have said of a card he is taken to have forgotten, had he not been interrupted (FRM-7);
- the concession of a named card or suit in which nothing need be lost (Law 71: played as said, but does it stand?);
- whether a card that he took for a loser, and that is none, is thrown away with the tricks he conceded;
- whether words that deny a claim are one, where the record has it that he claimed (FRM-6);
- what is made by playing on where a defender objects to a concession, or may have: at most double dummy;
- what cards played after the claim show of his line, where they are evidence (70D3), or void and no more is said
  (PLY-2), and words added to it, where he may block himself;
- whether a lead towards a tenace, in the trick in progress, says that he finesses;
- whether who says where a missing card lies has said that he finesses against it;
- whether a squeeze or a throw-in that he announced is carried through;
- a plan to draw trumps and ruff that defeats itself (STM-6), and whether all rounds of trumps that he named are led
  though fewer draw them (STM-1);
- a low ruff, stated or not, where he may be over-ruffed (RUF-2); and one by him who thinks trumps out, where he has a
  higher trump in the same hand (RUF-5);
- when a trick conceded without a time is given up, where the authority does not speak on it, or where to give it up
  at once lets several more go (CON-8);
- whether a loser that he did not name goes at once though more goes with it, where the number claimed is not sure;
- whether a trump that he concedes by name is led at once, when its holder makes it in any case, and whether a defender
  gives up at once what he concedes;
- whether he sees a lie that show-outs in other suits prove (70E1 names only those in the suit);
- what he sees as the cards fall (`open_watching`): a show-out that any line brings, while he can still use it (SEE-3),
  the break of a suit that he needs to run (SEE-2), what is thrown on a suit that he runs, and whether a small card of
  his became high (SEE-4);
- the height of any ruff, with which trumps he begins a crossruff, whether he sees a show-out, and whether he runs a
  suit that has broken badly to its end as he said, where the authority does not speak on it (RUF-5, SEE-1, SEE-2);
- whether to play for a card to fall that cannot fall is normal, where no edition excepts it any more (70E1); and for
  one that may fall, where the edition excepts the irrational;
- whether a defender's partner, on lead with a winner, would cash it first (DFC-2), whether he holds up one with which
  he is sure to win, and whether he may miscount the hand (DFC-3, a single director's opinion);
- which of two winners of a suit, named together and in both hands, comes first (BLK-2);
- how a player of unknown or middling class crosses and cashes, where that goes by class (BLK-2), and whether the worst
  order of suits may block him (BLK-4), if nothing else is open and he has no winner to spare, where he named winners
  in no order, or said nothing and is known to be middling;
- whether the queen comes first from a suit that he takes to be all good (TOP-5), and by which of his entries he comes
  to a hand, where one of them may be ruffed;
- whether he knew of an outstanding trump, when neither a finding nor the record of the play shows it (more rounds than
  one drawn show nothing, TRP-3), or he counted his own trumps as tricks, said that he ruffs high, had seen an opponent
  show out of the suit, or would ruff low before one who has;
- whether he comes over first to draw a trump that he knows of (TRP-9);
- at rubber bridge, whether drawing may still be forbidden once one of the trumps out has been played (TRP-10).

What other settings of play would give is in `open_settings`, what he knew of the trumps in `open_trumps`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from nlclaim.bridge import RANK_NAMES, RANKS, Suit, proved_voids
from nlclaim.lines import LineQuery
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.reading.versions import breaks_off, who_spoke_next
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import DRAW_FORBIDDEN
from nlclaim.ruling.model import Difference, OpenPoint, Outcome, Trial
from nlclaim.ruling.open_settings import find_class_point, find_settings, if_fewer
from nlclaim.ruling.open_trumps import find_doubts_about_trumps
from nlclaim.ruling.open_watching import find_doubts_about_watching
from nlclaim.ruling.questions import names_exit, tells_squeeze
from nlclaim.ruling.trials import Trials


def find_open_points(
    case: Case,
    trials: Trials,
    outcome: Outcome,
    readings: Sequence[GroundedReading],
    differences: Sequence[Difference],
) -> tuple[OpenPoint, ...]:
    """What nobody has settled and the award hangs on, each with what it would give otherwise.

    `differences` are the authorities known to award another number: where one gives less, so that the ruling is a
    matter of policy already, claimer's class adds nothing. Where play goes on claimer plays himself, so that nothing
    about his play is left to settle.
    """
    if case.edition.play_goes_on:
        return (
            *_on_words(case, outcome, readings),
            *_on_self_defeat(case, trials, outcome, readings),
            *_on_ban(trials, outcome),
        )
    points = (
        *_on_words(case, outcome, readings),
        *_on_versions(case, outcome, readings),
        *_on_contradiction(trials, outcome, readings),
        *_on_picture(outcome),
        *_on_seen_show_out(case, trials, outcome),
        *_on_interruption(case, outcome),
        *_on_concession(case, trials, outcome, readings),
        *find_taken_for_losers(trials, outcome, readings),
        *_on_self_defeat(case, trials, outcome, readings),
        *_on_form(case, trials, outcome, readings),
        *_on_playing_on(case, trials, outcome),
        *_on_trick_in_progress(case, trials, outcome),
        *_on_cards_placed(trials, outcome, readings),
        *_on_unbound_steps(case, trials, outcome, readings),
        *_on_rounds_of_trumps(trials, outcome),
        *find_doubts_about_trumps(case, trials, outcome, readings),
        *find_doubts_about_watching(case, trials, outcome, readings),
        *_on_queens(trials, outcome),
        *_on_entry(trials, outcome, readings),
        *find_settings(case, trials, outcome, readings),
    )
    if points or any(other.awarded < outcome.tricks for other in differences):
        return points
    return tuple(find_class_point(case, trials, outcome, readings))


def _on_words(case: Case, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    likeliest = min(trial.result.tricks for trial in outcome.trials if trial.reading == 0)
    halves = readings[outcome.decisive.reading].otherwise is not None  # which of them counts is told apart
    if likeliest != outcome.tricks and not halves:
        decisive = outcome.decisive.reading
        because, versions = readings[decisive].reading.because, len(readings) - len(case.also_heard)
        if decisive >= versions:
            yield OpenPoint(f"what was said: {because}", likeliest, "FRM-8")
        else:
            yield OpenPoint(f"how the words are taken: {because}", likeliest)
    with_order, without = (_least(outcome, keeps_implied_order=keeps) for keeps in (True, False))
    if with_order is not None and without is not None and with_order != without:
        yield OpenPoint("whether an order that is only implied was meant", max(with_order, without))


def _on_versions(case: Case, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """Another version of what was said would give more: which one it was the director has to find."""
    for number in range(len(readings) - len(case.also_heard), len(readings)):
        least = min((trial.result.tricks for trial in outcome.trials if trial.reading == number), default=0)
        if least > outcome.tricks:
            yield OpenPoint(f"what was said: {readings[number].reading.because}", least, "FRM-8")


def _on_contradiction(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """The other half of words that contradict each other would give another number (STM-6)."""
    other = readings[outcome.decisive.reading].otherwise
    if other is None:
        return
    tricks, proved = trials.least_as(other, outcome)
    if proved and tricks != outcome.tricks:
        yield OpenPoint(f"which of his words count: {other.reading.because}", tricks, "STM-6")


def _least(outcome: Outcome, *, keeps_implied_order: bool) -> int | None:
    tricks = [trial.result.tricks for trial in outcome.trials if trial.keeps_implied_order == keeps_implied_order]
    return min(tricks, default=None)


def _on_picture(outcome: Outcome) -> Iterator[OpenPoint]:
    established = [trial.result.tricks for trial in outcome.trials if trial.hypothesis.established]
    if established and min(established) != outcome.tricks:
        yield OpenPoint(f"what he had in mind: {outcome.decisive.hypothesis.text}", min(established))


def _on_seen_show_out(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """ "The diamonds run", where an opponent has shown out of them: 70E1 lets him use what he has seen (SEE-3).

    So, some say, it does where show-outs in the other suits prove that he has none.
    """
    hypothesis = outcome.decisive.hypothesis
    if case.claimer_is_defender or hypothesis.name != "false_belief":
        return
    opponents, suits = case.claimer.side.other, {card.suit for card in hypothesis.forgotten}
    known = case.position.shown_out | proved_voids(case.position, opponents)
    if not any(seat in opponents.seats and suit in suits for seat, suit in known):
        return
    knowing = trials.with_true_picture(outcome)
    if knowing.complete and knowing.tricks > outcome.tricks:
        about = "whether he uses the show-out that he had seen in the suit that he takes to run"
        yield OpenPoint(about, knowing.tricks, "SEE-3")


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


def find_taken_for_losers(
    trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> tuple[OpenPoint, ...]:
    """More comes back than was claimed, unless a card that he took for a loser, and that is none, is thrown away.

    It is asked of a concession that the other side has accepted, too; not where he named the winner that he feared,
    and it is gone, nor where the loss hangs on a condition ("if the finesse loses"): then he has told which it is.
    """
    steps = readings[outcome.decisive.reading].steps
    hangs = bool(readings[outcome.decisive.reading].reading.conditions)
    gone = any(step.verb == Verb.CONCEDE and step.step.cards and step.finding for step in steps)
    if outcome.tricks <= trials.claimed or gone or hangs:
        return ()
    about = "which of his cards he took for the losers that he conceded"
    return tuple(if_fewer(trials, outcome, about, gives_up_the_rest=True))


def _on_form(case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """He said that he did not claim, or nothing that claims, and the record has it that he did (FRM-6)."""
    denied = readings[0].reading.kind == "not_a_claim" and bool(case.statement.strip())
    if denied and outcome.tricks != trials.double_dummy:
        yield OpenPoint("whether it was a claim at all; if play goes on, he makes at best", trials.double_dummy)


def _on_playing_on(case: Case, trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Where play goes on, claimer's side may do better than its worst normal line, at most what best play gives.

    So it does when a defender's partner objects to a concession, under editions that do not say whether the claim of
    the other tricks outlives it. What he played or said afterwards may also show that he would have
    gone wrong, where his cards let him block himself.
    """
    evidence = outcome.policy["postclaim_evidence"]
    has_evidence = case.facts.played_on and evidence == "evidence"
    if has_evidence or case.added_later:
        about = "whether what came after the claim shows that he would have blocked himself"
        yield from if_fewer(trials, outcome, about, entries_at_risk=True)
    if outcome.tricks == trials.double_dummy:
        return
    if has_evidence:
        clause = case.edition.cite("play_after").clause
        shown = f"what the cards played after the claim show{f' ({clause})' if clause else ''}, at best"
        yield OpenPoint(shown, trials.double_dummy)
    if case.facts.played_on and evidence == "void":
        shown = (
            "whether cards played after the claim may show his line, where they are void and no more is said, at best"
        )
        yield OpenPoint(shown, trials.double_dummy, "PLY-2")
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


def _on_cards_placed(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """ "The king is with West": nobody who says so plays for its drop, and yet the finesse is not stated (70E1)."""
    reading = readings[outcome.decisive.reading]
    settled = {step.suit for step in reading.steps if step.verb == Verb.FINESSE}
    given = {card for step in reading.steps if step.verb == Verb.CONCEDE for card in step.against_cards}
    for placement in reading.placements:
        card = placement.card
        if placement.against is None or card.suit in settled or card in given:
            continue
        finessed = trials.finessing(outcome, card.suit, placement.against)
        if finessed.complete and finessed.tricks > outcome.tricks:
            about = f"whether what he says of the {RANK_NAMES[RANKS[card.rank]]} of {card.suit} tells that he finesses"
            yield OpenPoint(about, finessed.tricks)
            return


def _on_self_defeat(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """To draw trumps and ruff, when drawing them leaves nothing to ruff with: no authority says what then (STM-6).

    Some follow the first words to their end, which is the award; some leave the statement aside, or let him ruff first.
    """
    decisive = outcome.decisive
    steps = [step for step in readings[decisive.reading].steps if not step.step.negated and step.finding is None]
    draws = {step.step.id for step in steps if step.verb == Verb.DRAW}
    before = {edge.before for edge in readings[decisive.reading].reading.plan.constraints if edge.after in draws}
    ruffs = {step.suit for step in steps if step.verb == Verb.RUFF and step.step.id not in before}
    if not draws or not ruffs - _suits_ruffed(case, decisive):
        return
    about = "whether a plan to draw trumps and ruff, which defeats itself, is followed"
    for otherwise in (trials.without_statement(outcome), trials.ruffing_first(outcome)):
        if otherwise.complete and otherwise.tricks != outcome.tricks:
            yield OpenPoint(about, otherwise.tricks, "STM-6")
            return


def _on_rounds_of_trumps(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """ "Three rounds of trumps", and two draw them all: led to the last as stated (STM-1), or is he done (TRP-6)?"""
    led = trials.as_if(outcome, _leading_every_round)
    if led.complete and led.tricks != outcome.tricks:
        about = "whether he leads every round of trumps that he named, though fewer draw them all"
        yield OpenPoint(about, led.tricks, "STM-1")


def _leading_every_round(query: LineQuery) -> LineQuery:
    trumps = query.position.trumps
    promises = tuple(
        replace(promise, verb=str(Verb.CASH), suit=trumps)
        if promise.verb == Verb.DRAW and promise.count is not None
        else promise
        for promise in query.promises
    )
    return replace(query, promises=promises)


def _on_ban(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """Whether opponents may still forbid drawing once one of them has ruffed: of a trump he then knows (TRP-10)."""
    if outcome.decisive.hypothesis is not DRAW_FORBIDDEN:
        return
    ended = trials.banned_until_seen(outcome)
    if ended.complete and ended.tricks > outcome.tricks:
        yield OpenPoint(
            "whether he may still be forbidden to draw once one of the trumps out has been played", ended.tricks
        )


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
"""Steps that bind no card, where none was named: which plays they come to depends on what the opponents do."""


def _on_unbound_steps(
    case: Case, trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]
) -> Iterator[OpenPoint]:
    """Whether he would have carried through a squeeze that he announced without its suits (PLY-2): best play all along.

    Where normal play comes to it of itself, whether he would have seen the card that it makes the opponents throw.
    """
    if tells_squeeze(case, readings[outcome.decisive.reading]):
        return
    steps = readings[outcome.decisive.reading].steps
    unbound = [step for step in steps if step.verb in _UNBOUND and not (step.step.negated or names_exit(step))]
    named = [_UNBOUND[step.verb] for step in unbound]
    if named and outcome.tricks < trials.double_dummy:
        yield OpenPoint(f"whether he carries through the {named[0]} that he announced, at best", trials.double_dummy)
    elif named and trials.guaranteed is not None and trials.guaranteed_proved and trials.guaranteed < outcome.tricks:
        yield OpenPoint(f"whether he sees what is thrown in the {named[0]} that he announced", trials.guaranteed)


def _on_queens(trials: Trials, outcome: Outcome) -> Iterator[OpenPoint]:
    """From queen and small cards that he takes to be all good: of a queen in trumps directors differ (TOP-5)."""
    for number in trials.queens_not_first(outcome.policy, at_least=outcome.tricks):
        if number < outcome.tricks:
            yield OpenPoint("whether he leads the queen first from a suit that he may take to be all good", number)
            return


def _on_entry(trials: Trials, outcome: Outcome, readings: Sequence[GroundedReading]) -> Iterator[OpenPoint]:
    """He comes to a hand, he does not say how, and one of the ways may be ruffed: careless, or worse?"""
    steps = readings[outcome.decisive.reading].steps
    if any(step.verb == Verb.CROSS and step.suit is None and not step.step.negated for step in steps):
        yield from if_fewer(trials, outcome, "by which entry he comes to the hand", entries_at_risk=True)
