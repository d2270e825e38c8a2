"""Who speaks, and of whom: a report tells of "he", a defender of declarer, and "his hand" is the claimer's."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.tricks.their_plays import is_other_seat
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.report import Report
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause


def take_him_for_partner(clause: Clause, previous: Clause | None) -> None:
    """ "Give partner a ruff, and *he* cashes a club"."""
    if clause.who == "he" and isinstance(clause.subject, Mark) and _is_about_partner(previous):
        clause.subject = replace(clause.subject, value="partner")


def _is_about_partner(clause: Clause | None) -> bool:
    """Whether a clause has partner do or get something, and names nobody else who could be "he"."""
    if clause is None or clause.who not in ("me", "partner", None):
        return False
    if not (clause.verb or clause.phrases or clause.places or clause.copula or clause.persons or clause.marks):
        return False  # "*partner*, he has the rest"
    placed = [place.object.value for place in clause.places if isinstance(place.object, Mark)]
    named = {*(person.value for person in clause.persons), *placed, clause.who}
    return "partner" in named and not named & {*SEATS, "you", "they", "lho", "rho", "declarer"}


def note_partner(clause: Clause, draft: Draft) -> None:
    """A defender's "spade to partner's ace, ruff, heart to *his* king": whom he named last in the third person."""
    report = draft.report
    if draft.claimer_role == "defender" and report.reporter in SEATS:
        _note_declarer(clause, report)
    if draft.claimer_role == "declarer" or report.reporter or "partner" not in draft.lowered:
        return
    if report.partner_named and clause.who == "he" and isinstance(clause.subject, Mark):
        clause.subject = replace(clause.subject, value="partner")
    placed = [place.object.value for place in clause.places if isinstance(place.object, Mark)]
    named = {clause.who, *placed, *(person.value for person in clause.persons)}
    if named & {*SEATS, "lho", "rho", "they", "you", "declarer"}:
        report.partner_named = False
    elif clause.who == "partner" and not (clause.verb or clause.copula or clause.phrases or clause.places):
        report.partner_named = False  # "come on, *partner*, she takes the rest"
    elif "partner" in named or _PARTNERS.search(draft.words(clause.span)) is not None:
        report.partner_named = True
    elif report.partner_named:
        if isinstance(clause.subject, NounPhrase):
            clause.subject = _as_own(clause.subject, draft)
        clause.subjects = [_as_own(phrase, draft) for phrase in clause.subjects]
        clause.phrases = [_as_own(phrase, draft) for phrase in clause.phrases]
        clause.places = [_placed_as_own(place, draft) for place in clause.places]


def _note_declarer(clause: Clause, report: Report) -> None:
    """ "East said that declarer was down since *he* had to lose a heart": declarer, who was named last."""
    if report.declarer_named and clause.who == "he" and isinstance(clause.subject, Mark) and clause.subordinate:
        clause.subject = replace(clause.subject, value="declarer")
    elif clause.who is not None:
        report.declarer_named = clause.who == "declarer"


_PARTNERS: Final = re.compile(r"\bpart?ner['’]?s\b", re.IGNORECASE)


def is_won_before(clause: Clause, draft: Draft) -> bool:
    """ "*Declarer won in dummy* and said …", "*after winning the third trick* declarer said …": had been played."""
    if clause.end <= draft.report.told_from and _is_told_of_the_play(clause, draft):
        return True
    told = clause.is_past and (clause.who in REPORTED or (clause.who == "me" and draft.report.told_claim))
    done = clause.subordinate == "after" and clause.who is None and clause.verb is not None
    played = clause.verb_name in ("win", "concede") or (
        done and clause.verb_name in PLAY_VERBS and clause.verb_name != "draw"
    )
    if played and clause.end <= draft.report.told_from and (told or done):
        return True
    # "*Declarer ruffed the second heart* and claimed", "upon winning the ace South claimed"
    claimed = draft.report.told_claim and clause.verb_name in PLAY_VERBS and clause.verb_name not in ("draw", "clear")
    goes_on = clause.subject is None and clause.link in ("and", "comma") and clause.is_past
    done = done and clause.verb is not None and clause.verb.form == "ing"
    return claimed and clause.end <= draft.report.told_from and (told or goes_on or done)


_PLAY_WENT: Final = re.compile(
    r"\W*(?:the )?(?:play|cards?)"
    r" (?:had (?:gone|been|started|begun|proceeded|continued)|went|began|started|proceeded|ran)\b",
    re.IGNORECASE,
)


def _is_told_of_the_play(clause: Clause, draft: Draft) -> bool:
    """What comes before "he claimed": "*having cashed the ace*", "*who had lost two tricks*", "*the play went* …"."""
    report = draft.report
    draws = clause.verb_name in ("draw", "clear")
    having = draft.joined_by(clause, "having", "after having") and not draws
    who = clause.who == "who" and clause.perfect and clause.verb_name in ("concede", "win", "cash", "ruff", "take")
    after = report.told_claim and clause.subordinate == "after" and clause.verb is None and clause.copula is None
    if having or who or (after and bool(clause.phrases) and clause.link == "start"):
        report.told_play = clause
        return True
    if report.told_claim and _PLAY_WENT.match(draft.text) is not None:
        return True
    goes_on = report.told_play is not None and report.told_play is draft.last.clause and clause.link == "and"
    if goes_on and clause.verb is None and clause.subject is None:
        report.told_play = clause
        return True
    return False


def note_who_speaks(clause: Clause, draft: Draft) -> None:
    """Whoever is reported speaks of his own: "declarer said he would take *his* clubs"."""
    if _is_operators(clause):
        draft.flags.add("reported")
        draft.report.reporter = draft.report.reporter or "operator"
    if "reported" not in draft.flags or clause.who not in (None, "he", "who", "declarer"):
        return
    if isinstance(clause.subject, NounPhrase):
        clause.subject = _as_own(clause.subject, draft)
    elif isinstance(clause.subject, Mark) and clause.who == "he" and "objection" not in draft.flags:
        clause.subject = replace(clause.subject, value="me")
    clause.subjects = [_as_own(phrase, draft) for phrase in clause.subjects]
    clause.phrases = [_as_own(phrase, draft) for phrase in clause.phrases]
    if clause.who in (None, "who") and draft.report.seat is None:
        clause.persons = [_as_speaker(person) for person in clause.persons]  # "which gives him two discards"
    clause.places = [_placed_as_own(place, draft) for place in clause.places]


def take_which_for_object(clause: Clause) -> None:
    """ "One loser, *which I can discard* on the club": it is I who does so."""
    if clause.who == "who" and [person.value for person in clause.persons] == ["me"] and clause.verb_name in _DISPOSES:
        clause.subject, clause.persons = clause.persons[0], []


_DISPOSES: Final = frozenset({"discard", "ruff"})


def _placed_as_own(place: Prepositional, draft: Draft) -> Prepositional:
    return replace(place, object=_as_own(place.object, draft)) if isinstance(place.object, NounPhrase) else place


def _as_speaker(person: Mark) -> Mark:
    return replace(person, value="me") if person.value == "he" else person


def _is_operators(clause: Clause) -> bool:
    """ "*Ruffs a heart*, rest hers": a play told without saying whose."""
    told = clause.link == "start" and clause.subject is None and clause.verb_name in PLAY_VERBS
    return told and clause.verb is not None and clause.verb.form == "s"


_HIS: Final = re.compile(r"(?:all )?(?:his|her)\b", re.IGNORECASE)


def _as_own(phrase: NounPhrase, draft: Draft) -> NounPhrase:
    """ "His clubs", "all of his clubs"."""
    whole = replace(phrase, of=_as_own(phrase.of, draft)) if phrase.of is not None else phrase
    own = phrase.determiner == "your" and _HIS.match(draft.words(phrase.span)) is not None
    return replace(whole, determiner="my") if own else whole


def note_turn(clause: Clause, draft: Draft) -> None:
    """Whose doing the clause is about; one without a subject goes on with the one before."""
    if clause.who in SEATS:
        draft.report.seat = clause.who
    if clause.resumes:
        draft.last.their_turn = False
    if clause.subject is not None or clause.link not in ("and", "or", "none"):
        if clause.who == "me":
            draft.flags.add("first_person")
        thrown_in = clause.is_passive and clause.verb_name in ("throw_in", "squeeze")
        thrown_in = thrown_in or is_other_seat(clause, draft)  # "I play my club, West wins it and has to …"
        theirs = clause.who in ("you", "they", "lho", "rho", "who") or thrown_in
        theirs = theirs or (draft.claimer_role == "defender" and clause.who == "declarer")
        draft.last.their_turn = clause.verb is not None and theirs and not _tells_which(clause, draft.last)


def _tells_which(clause: Clause, last: LastSaid) -> bool:
    """ "Draw the trumps *you hold* and cash the clubs": whose turn it is does not change by that."""
    before = last.clause
    object_before = before is not None and bool(before.phrases) and before.phrases[-1].span == before.spans[-1]
    more = clause.phrases or clause.places or clause.negation or clause.auxiliaries
    return object_before and clause.link == "none" and clause.verb_name in _HOLDING and not more


_HOLDING: Final = frozenset({"have", "keep", "lead", "play"})
