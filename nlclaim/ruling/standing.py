"""What has become of the claim: is it one at all (68), was it agreed (69), in which time was it contested (69, 71)?

What is decided here comes before any line of play is looked at, from the words and the director's findings alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from nlclaim.law import Value, load_policy
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case

Stage: TypeAlias = Literal["no_claim", "played_on", "agreed", "withdrawn", "contested"]
"""`no_claim`: play goes on. `played_on`: the claim is void, what was played counts. `agreed`: scored as claimed, also
when it is too late to go back on it. `withdrawn`: agreed, then doubted within the correction period. Else `contested`.
"""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be said of a claim, in whole sentences, and the concept of the Laws that says so."""

    text: str
    concept: str


@dataclass(frozen=True, slots=True)
class Standing:
    """The stage, with the concept of the Laws that puts the claim there, and why in whole sentences.

    `notes` are what else is to be said, whatever the claim comes to.
    """

    stage: Stage
    concept: str
    text: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def is_scored_as_claimed(self) -> bool:
        """Whether no line of play is looked at."""
        return self.stage == "agreed"


def standing_of(case: Case, reading: GroundedReading, claimed: int) -> Standing:
    """What has become of a claim of `claimed` of the remaining tricks. `reading` is the statement's likeliest."""
    standing = (
        _no_claim(case, reading, claimed) or _played_on(case) or _by_time(case, claimed) or _contested(case, claimed)
    )
    return replace(standing, notes=(*standing.notes, *_on_idle_objection(case, claimed)))


def _no_claim(case: Case, reading: GroundedReading, claimed: int) -> Standing | None:
    if not _refers_to_later_tricks(case, reading):
        said = {
            "not_a_claim": "The words neither claim nor concede: an instruction, a question or an objection.",
            "current_trick_only": "The words speak of the trick in progress alone; play goes on.",
        }
        return Standing("no_claim", "claim_defined", said[reading.reading.kind])
    if case.claimer_is_dummy and not case.edition.dummy_may_claim:
        return Standing("no_claim", "claim_defined", "Dummy spoke. Only declarer or a defender can claim or concede.")
    undoes_claim = case.edition.partner_objection == "no_claim"
    if is_objected_to(case, claimed) and (undoes_claim or claimed == 0):
        nothing = "neither a concession nor a claim" if undoes_claim else "no concession"
        return Standing(
            "no_claim",
            "partner_objects",
            f"The other defender objected at once. So there was {nothing}; play goes on, and what he has learnt from "
            "it he may not use.",
        )
    return None


def _refers_to_later_tricks(case: Case, reading: GroundedReading) -> bool:
    """Whether Law 68 has anything to apply to: a number in the case, cards shown in silence, or claiming words."""
    if case.claimed is not None or case.conceded is not None or not case.statement.strip():
        return True
    return reading.reading.kind not in ("not_a_claim", "current_trick_only")


def is_objected_to(case: Case, claimed: int) -> bool:
    """Whether a defender conceded one trick or more and his partner would not have it."""
    return bool(case.facts.partner_objected) and case.claimer_is_defender and claimed < case.position.remaining


def _on_idle_objection(case: Case, claimed: int) -> Iterator[Note]:
    """Partner objected where that undoes nothing: it was no defender, or he had conceded nothing."""
    if not case.facts.partner_objected or is_objected_to(case, claimed):
        return
    if case.claimer_is_defender:
        text = "The other defender objected at once, but nothing was conceded that this could undo."
    else:
        who = "Declarer" if case.claimer_is_dummy else "Dummy"
        text = f"{who} objected at once. Only a defender's objection undoes what his partner conceded."
    yield Note(text, "partner_objects")


def _played_on(case: Case) -> Standing | None:
    if not case.facts.played_on or "play_on" not in case.edition.concepts:
        return None
    return Standing(
        "played_on",
        "play_on",
        "The hand was played on. If the side that did not claim asked for it and all four agreed, the claim is void "
        "and the result of the play stands.",
    )


def _by_time(case: Case, claimed: int) -> Standing | None:
    agreed, elapsed = case.facts.agreed, case.facts.elapsed
    if elapsed == "late":
        over = "It is too late to go back on it" if case.edition.play_goes_on else "The correction period is over"
        return Standing("agreed", "agreement", f"{over}. What was claimed and conceded stands.")
    if not agreed or elapsed == "at_once":
        return None
    if elapsed == "correction_period" and claimed == 0:
        return Standing(
            "contested",
            "concession_cancelled",
            "Nothing was claimed, so the other side had nothing to agree to. A concession holds, except of tricks that "
            "no normal play loses.",
        )
    if elapsed == "correction_period":
        return Standing(
            "withdrawn", "agreement_withdrawn", "The claim was agreed, and doubted within the correction period."
        )
    back = "" if case.edition.play_goes_on else " Who agreed can take it back only until the correction period ends."
    return Standing("agreed", "agreement", f"The claim was agreed.{back}")


def _contested(case: Case, claimed: int) -> Standing:
    """Contested; a defender's claim of some tricks may outlive the concession that partner undid."""
    notes = []
    concept = "doubtful_point"
    if is_objected_to(case, claimed):
        concept = "partner_objects"
        text = "The other defender objected at once, so nothing is conceded. What was claimed is ruled on."
        notes.append(Note(text, concept))
    if case.facts.agreed and case.facts.elapsed == "at_once":
        text = (
            "It was doubted before the side that agreed had called on the next board and before the round was over. "
            "So agreement was not established, and the claim is contested."
        )
        notes.append(Note(text, "agreement"))
    on_play = _ON_PLAY.get(load_policy(case.law, case.authority)["postclaim_evidence"])
    if case.facts.played_on and on_play:
        notes.append(Note(on_play, "play_after"))
    return Standing("contested", concept, notes=tuple(notes))


_ON_PLAY: Mapping[Value, str] = {
    "void": "Cards played after the claim are void.",
    "evidence": "Cards played after the claim are no play; they may show the director what was likely.",
}
"""By `postclaim_evidence`. Under other values the cards count, or nobody says what they are good for."""
