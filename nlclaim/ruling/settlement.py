"""From the worst normal line to the tricks that are scored: agreement (69) and concession (71) with their times.

Law 70 gives the claiming side what no normal play loses. If that is more than it claimed, a concession is cancelled
(71); if the opponents had agreed, they get back what the edition's test gives them (69B), and no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nlclaim.ruling.case import Case
from nlclaim.ruling.model import OpenPoint, Outcome
from nlclaim.ruling.speech import say_number
from nlclaim.ruling.standing import Standing
from nlclaim.ruling.trials import Trials

_TIME_OF_71C = "whether Law 71C, whose printed text the authority called confusing, still applies so late"
"""CON-2: the Laws of 1997 set a shorter time than they seem to."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """Tricks scored to the claiming side, whether that is proved, and why if it is not what Law 70 gives."""

    tricks: int
    complete: bool
    concept: str
    text: str = ""
    open_points: tuple[OpenPoint, ...] = ()
    looks_at_play: bool = True
    """Whether the worst normal line decided, so that its tricks are to be explained."""


def settle(case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    """What `outcome`, the worst normal line under one policy, comes to."""
    if standing.is_scored_as_claimed and not _may_take_back(case, claimed, outcome):
        points = tuple(_if_withdrawn(case, standing, claimed, outcome, trials))
        return Settlement(claimed, True, standing.concept, standing.text, points, looks_at_play=False)
    if standing.stage == "withdrawn" and outcome.tricks <= claimed:
        return _withdrawn(case, standing, claimed, outcome, trials)
    if case.edition.play_goes_on:
        return _played_on(case, claimed, outcome, trials)
    if outcome.tricks > claimed and not case.facts.partner_objected:
        return _concession_cancelled(case, claimed, outcome, trials)
    return Settlement(outcome.tricks, outcome.complete, standing.concept, standing.text)


def _if_withdrawn(
    case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials
) -> Iterator[OpenPoint]:
    """What an agreement comes to if it is taken back in time, where nobody found when it was doubted (69B)."""
    if case.facts.elapsed is not None or outcome.tricks >= claimed or case.edition.play_goes_on:
        return
    withdrawn = _withdrawn(case, standing, claimed, outcome, trials)
    if withdrawn.complete and withdrawn.tricks < claimed:
        yield OpenPoint("whether the agreement is taken back within the correction period", withdrawn.tricks)


def _may_take_back(case: Case, claimed: int, outcome: Outcome) -> bool:
    """Whether the claiming side may still have back what it conceded itself, though the others agreed (CON-6)."""
    late = case.facts.elapsed == "late" or case.facts.partner_objected
    return outcome.complete and outcome.tricks > claimed and not late and not case.edition.play_goes_on


def _played_on(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    """Where play goes on: what is made by it, but of tricks conceded only those whose concession is cancelled."""
    text = (
        "Play goes on, with claimer's cards on show. He keeps to what he said; what he did not say must be routine, "
        "and a finesse that he did not announce is out. Within that he does his best, and so do the others."
    )
    if outcome.tricks <= claimed:
        return Settlement(outcome.tricks, outcome.complete, "play_after", text)
    worst = trials.worst_routine(outcome.policy)
    if worst.tricks > claimed:
        return _concession_cancelled(case, claimed, worst, trials)
    return Settlement(claimed, outcome.complete, "concession_cancelled", "What was conceded stays conceded.")


def _concession_cancelled(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    test = outcome.policy["concession_test"]
    if test == "legal" or (test == "implausible+time" and case.facts.elapsed == "correction_period"):
        floor, proved = trials.fewest_by_legal_play(claimed)
        text = "So long after the concession only a trick comes back that no legal play would lose."
        tricks = min(floor, outcome.tricks)
        doubt = test != "legal" and tricks < outcome.tricks
        points = (OpenPoint(_TIME_OF_71C, outcome.tricks),) if doubt else ()
        return Settlement(tricks, proved and outcome.complete, "concession_cancelled", text, points)
    limit = "within the correction period"
    if test == "implausible+time":
        limit = "until the side that conceded next calls or the round is over"
    back, conceded = outcome.tricks - claimed, case.position.remaining - claimed
    what = "what was conceded" if back == conceded else f"{say_number(back)} of the tricks conceded"
    text = f"No normal play loses {what}. {'They come' if 1 < back < conceded else 'It comes'} back {limit}."
    return Settlement(outcome.tricks, outcome.complete, "concession_cancelled", text)


def _withdrawn(case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    test = outcome.policy["agreement_test"]
    concept = standing.concept
    if test == "none":
        text = f"{standing.text} There is no way back from it."
        return Settlement(claimed, True, concept, text, looks_at_play=False)
    if test == "any_normal":
        most, proved = trials.most_whatever_they_play(outcome.policy)
        text = f"{standing.text} A trick comes back only if no normal play of theirs would have lost it."
        tricks, least = min(claimed, most), min(claimed, trials.double_dummy)
        doubt = OpenPoint("whether the play that loses it is careless or worse", least)
        open_points = (doubt,) if least < tricks else ()
        return Settlement(tricks, proved, concept, text, open_points, looks_at_play=False)
    worst, best = min(claimed, outcome.tricks), min(claimed, trials.double_dummy)
    unaware = bool(case.facts.unaware_of_trump) and outcome.decisive.hypothesis.name == "forgotten_trump"
    likely = worst if unaware else best
    how = "as claimer would have played, who did not know of the trump" if unaware else "as best play by all has it"
    text = f"{standing.text} A trick comes back that the other side would likely have won: {how}."
    others = dict.fromkeys(number for number in (worst, best) if number != likely)
    points = tuple(OpenPoint("which tricks the other side would likely have won", number) for number in others)
    return Settlement(likely, outcome.complete, concept, text, points, looks_at_play=False)
