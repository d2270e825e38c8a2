"""From the worst normal line to the tricks that are scored: agreement (69) and concession (71) with their times.

Law 70 gives the claiming side what no normal play loses. If that is more than it claimed, a concession is cancelled
(71); if the opponents had agreed, they get back what the edition's test gives them (69B), and no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nlclaim.ruling.case import Case
from nlclaim.ruling.model import OpenPoint, Outcome
from nlclaim.ruling.speech import say_number
from nlclaim.ruling.standing import Note, Standing, is_objected_to
from nlclaim.ruling.trials import Trials

_COMING_BACK = ("concession_cancelled", "conceded_trick_normal", "conceded_trick_safe")
"""The concepts under which a conceded trick comes back, or does not."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """Tricks scored to the claiming side, whether that is proved, and why if it is not what Law 70 gives."""

    tricks: int
    complete: bool
    concept: str
    notes: tuple[Note, ...] = ()
    open_points: tuple[OpenPoint, ...] = ()
    looks_at_play: bool = True
    """Whether the worst normal line decided, so that its tricks are to be explained."""

    @property
    def is_on_concession(self) -> bool:
        """Whether what was conceded was at issue, and not what was claimed."""
        return self.concept in _COMING_BACK


def settle(case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    """What `outcome`, the worst normal line under one policy, comes to."""
    if standing.is_scored_as_claimed and not _may_take_back(case, claimed, outcome):
        return _as_claimed(case, standing, claimed, outcome)
    if standing.stage == "withdrawn" and outcome.tricks <= claimed:
        settled = _withdrawn(case, standing, claimed, outcome, trials)
        return replace(settled, notes=(*settled.notes, *_stays_conceded(case, claimed, outcome, trials)))
    if case.edition.play_goes_on:
        return _played_on(case, claimed, outcome, trials)
    if outcome.tricks > claimed and not is_objected_to(case, claimed):
        return _concession_cancelled(case, claimed, outcome, trials)
    return Settlement(outcome.tricks, outcome.complete, standing.concept, _noted(standing.text, standing.concept))


def find_open_times(
    case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials
) -> Iterator[OpenPoint]:
    """What an agreed claim would be scored at, were the agreement taken back, or a conceded trick given up later."""
    if standing.is_scored_as_claimed and not _may_take_back(case, claimed, outcome):
        yield from _if_withdrawn(case, standing, claimed, outcome, trials)
    elif standing.stage == "withdrawn" and outcome.tricks <= claimed:
        yield from _on_timing(case, claimed, outcome, trials)


def _noted(text: str, concept: str) -> tuple[Note, ...]:
    return (Note(text, concept),) if text else ()


def _as_claimed(case: Case, standing: Standing, claimed: int, outcome: Outcome) -> Settlement:
    """No line of play is looked at; where a conceded trick would come back, it is told why it does not (71)."""
    concept, notes = standing.concept, _noted(standing.text, standing.concept)
    if case.facts.elapsed == "late" and (claimed == 0 or outcome.tricks > claimed):
        concept = "concession_cancelled"
        text = f"What was conceded comes back only {case.edition.limits['conceded_trick_safe']}. That time is over."
        notes = _noted(text, concept) if claimed == 0 else (*notes, Note(text, concept))
    return Settlement(claimed, True, concept, notes, looks_at_play=False)


def _if_withdrawn(
    case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials
) -> Iterator[OpenPoint]:
    """What an agreement comes to if it is taken back in time, where nobody found when it was doubted (69B)."""
    if case.facts.elapsed is not None or outcome.tricks >= claimed or case.edition.play_goes_on:
        return
    withdrawn = _withdrawn(case, standing, claimed, outcome, trials)
    if withdrawn.complete and withdrawn.tricks < claimed:
        yield OpenPoint("whether the agreement is taken back within the correction period", withdrawn.tricks)


def _stays_conceded(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> tuple[Note, ...]:
    """Why what the claiming side conceded does not come back, where best play would not have lost it (71)."""
    if case.edition.play_goes_on or not outcome.complete or not claimed < trials.double_dummy:
        return ()
    normal = outcome.policy["concession_test"] == "any_normal"
    play, concept = ("normal", "conceded_trick_normal") if normal else ("legal", "conceded_trick_safe")
    return (Note(f"What was conceded stays conceded: some {play} play loses it.", concept),)


def _on_timing(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> Iterator[OpenPoint]:
    """A trick that would come back, were it not given up at once: only the EBU has a text on when it is (CON-8)."""
    if outcome.policy.source("concession_timing").authority is not None:
        return
    at_end = trials.comparison(outcome.policy.replace("concession_timing", "at_end"))
    if not _may_take_back(case, claimed, at_end):
        return
    back = _concession_cancelled(case, claimed, at_end, trials)
    if back.complete and back.tricks > claimed:
        about = "whether he would give up what he conceded at the very end, on which this authority does not speak"
        yield OpenPoint(about, back.tricks)


def _may_take_back(case: Case, claimed: int, outcome: Outcome) -> bool:
    """Whether the claiming side may still have back what it conceded itself, though the others agreed (CON-6)."""
    late = case.facts.elapsed == "late" or is_objected_to(case, claimed)
    return outcome.complete and outcome.tricks > claimed and not late and not case.edition.play_goes_on


def _played_on(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    """Where play goes on: what is made by it, but of tricks conceded only those whose concession is cancelled."""
    text = (
        "Play goes on, with claimer's cards on show. He keeps to what he said; what he did not say must be routine, "
        "and a finesse that he did not announce is out. Within that he does his best, and so do the others."
    )
    if outcome.tricks <= claimed:
        return Settlement(outcome.tricks, outcome.complete, "play_after", _noted(text, "play_after"))
    worst = trials.worst_routine(outcome.policy)
    if worst.tricks > claimed:
        return _concession_cancelled(case, claimed, worst, trials)
    text = "What was conceded stays conceded: not every routine line wins it."
    return Settlement(claimed, outcome.complete, "concession_cancelled", _noted(text, "concession_cancelled"))


def _concession_cancelled(case: Case, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    """Conceded tricks that no normal play loses; late, under some editions, only those that no legal play loses."""
    by_time = outcome.policy["concession_test"] == "implausible+time"
    if not by_time and outcome.policy["concession_test"] != "legal":
        notes = _given_back(case, outcome.tricks - claimed, claimed, "conceded_trick_normal")
        return Settlement(outcome.tricks, outcome.complete, "conceded_trick_normal", notes)
    floor, proved = trials.fewest_by_legal_play(claimed)
    safe = min(floor, outcome.tricks) if proved else claimed
    notes = _given_back(case, safe - claimed, claimed, "conceded_trick_safe") if safe > claimed else ()
    if by_time and case.facts.elapsed != "correction_period":
        if safe < outcome.tricks:
            notes += _given_back(case, outcome.tricks - safe, claimed, "conceded_trick_normal")
        return Settlement(outcome.tricks, outcome.complete, notes[-1].concept, notes)
    tricks = min(floor, outcome.tricks)
    if tricks < outcome.tricks:
        text = "So long after the concession only a trick comes back that no legal play would lose, however foolish."
        notes += _noted(text, "conceded_trick_safe") + _time_is_up(case)
    return Settlement(tricks, proved and outcome.complete, "conceded_trick_safe", notes)


def _given_back(case: Case, back: int, claimed: int, concept: str) -> tuple[Note, ...]:
    """How many conceded tricks come back, why and until when."""
    conceded = case.position.remaining - claimed
    play = "legal" if concept == "conceded_trick_safe" else "routine" if case.edition.play_goes_on else "normal"
    what = "what was conceded" if back == conceded else f"{say_number(back)} of the tricks conceded"
    they = "They come" if 1 < back < conceded else "It comes"
    return (Note(f"No {play} play loses {what}. {they} back {case.edition.limits[concept]}.", concept),)


def _time_is_up(case: Case) -> tuple[Note, ...]:
    """The Laws of 1997 ask for normal play for a shorter time only; their authority found the print confusing (CON-2).

    What they mean is settled (semantics §5), so that nothing is left to decide.
    """
    concept = "conceded_trick_normal"
    if case.edition.cite(concept).clause is None:
        return ()
    until = case.edition.limits[concept]
    text = f"A trick that no normal play loses comes back only {until}; the printed text has been thought confusing."
    return _noted(text, concept)


def _withdrawn(case: Case, standing: Standing, claimed: int, outcome: Outcome, trials: Trials) -> Settlement:
    test = outcome.policy["agreement_test"]
    concept = standing.concept
    if test == "none":
        text = f"{standing.text} There is no way back from it."
        return Settlement(claimed, True, concept, _noted(text, concept), looks_at_play=False)
    if test == "any_normal":
        most, proved = trials.most_whatever_they_play(outcome.policy)
        text = f"{standing.text} A trick comes back only if no normal play of theirs would have lost it."
        return Settlement(min(claimed, most), proved, concept, _noted(text, concept), looks_at_play=False)
    worst, best = min(claimed, outcome.tricks), min(claimed, trials.double_dummy)
    unaware = bool(case.facts.unaware_of_trump) and outcome.decisive.hypothesis.name == "forgotten_trump"
    likely = worst if unaware else best
    how = "claimer plays as one who does not know of the trump" if unaware else "all play their best"
    text = f"{standing.text} A trick comes back that the other side would likely have won: one it wins if {how}."
    others = dict.fromkeys(number for number in (worst, best) if number != likely)
    points = tuple(OpenPoint("which tricks the other side would likely have won", number) for number in others)
    return Settlement(likely, outcome.complete, concept, _noted(text, concept), points, looks_at_play=False)
