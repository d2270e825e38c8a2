"""Whose words are told, as only the whole of a report shows: "he told us we get two", "South … and claimed"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark
from nlclaim.reading.clause.parts.frames import is_past_state
from nlclaim.reading.clause.parts.told import says_what_stands_before
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS


def take_giver_for_speaker(clauses: list[Clause], draft: Draft) -> None:
    """A defender's "*East* makes the ace, leaving declarer the rest": whoever gives declarer something speaks."""
    if draft.claimer_role != "defender":
        return
    giver = next((who for before, each in itertools.pairwise([None, *clauses]) if (who := _gives(each, before))), None)
    if giver is None or draft.claimer_seat not in (None, giver):
        return
    draft.flags.add("reported")
    draft.report.reporter = giver
    for clause in clauses:
        if clause.who == giver and isinstance(clause.subject, Mark):
            clause.subject = replace(clause.subject, label="PERSON", value="me")


def _gives(clause: Clause | None, before: Clause | None) -> str | None:
    """The seat that gives declarer something in a clause, or in what goes on from the one before it."""
    if clause is None or clause.verb_name != "give" or clause.negation or clause.subordinate:
        return None
    receivers = [person.value for person in clause.persons] or [
        place.value for place in [clause.mark_at("to")] if place
    ]
    goes_on = clause.subject is None and clause.verb is not None and clause.verb.form == "ing" and before is not None
    giver = before.who if goes_on and before is not None else clause.who
    return giver if receivers == ["declarer"] and giver in SEATS else None


def turn_told(clauses: list[Clause], draft: Draft) -> None:
    """ "He *told us we* get two trumps": whoever tells it is on the other side."""
    around = zip([None, *clauses], clauses, [*clauses[1:], None], strict=False)
    told = next((each for before, each, after in around if _tells_us(each, before, after, draft)), None)
    if told is None:
        return
    others = "they" if told.is_passive else "me"
    for clause in clauses[clauses.index(told) + 1 :]:
        if clause.who == others and isinstance(clause.subject, Mark):
            clause.subject = replace(clause.subject, value="you")
        clause.persons = [replace(each, value="you") if each.value == others else each for each in clause.persons]
        for number, place in enumerate(clause.places):
            if isinstance(place.object, Mark) and place.object.value == others:
                clause.places[number] = replace(place, object=replace(place.object, value="you"))


def _tells_us(clause: Clause, before: Clause | None, after: Clause | None, draft: Draft) -> bool:
    if after is not None and after.joint("QUOTE") is not None:
        return False  # "South told me *'I draw trumps'*": as he said it
    if clause.is_passive and clause.who in ("you", "they") and draft.verb_words(clause) == "told":
        return True  # "the opponents were told they could have the ace"
    joined = clause.who is None and clause.link == "and" and before is not None
    teller = before.who if joined and before is not None else clause.who  # "RHO put her hand down *and told us*"
    spoken = clause.subject is not None and draft.words(clause.subject.span).lower().startswith("the ")
    others = teller == "you" and spoken  # "*the opponents* told us"
    third = others or teller in ("he", "they", "declarer", "lho", "rho") or teller in SEATS
    if not third or draft.claimer_role == "defender":
        return False
    if draft.verb_words(clause) in _SAYING:  # "declarer said *we* would come to two trumps"
        return after is not None and after.subject is not None and draft.words(after.subject.span).lower() == "we"
    return draft.verb_words(clause) in _TELLING and any(p.value == "me" for p in clause.persons)


def turn_to_declarer(clauses: list[Clause]) -> None:
    """ "Dummy said *you* still lose a club": it is declarer whom dummy tells what he has to lose, or to play."""
    for told, said in itertools.pairwise(clauses):
        dummys = told.who == "dummy" and told.verb_name == "say" and not told.phrases and said.link in ("none", "comma")
        loses = said.verb_name in ("concede", "draw", "ruff", "cash") and said.negation is None
        if dummys and loses and said.who == "you" and isinstance(said.subject, Mark):
            said.subject = replace(said.subject, value="me")


_TELLING: Final = frozenset({"told", "tells", "informed", "informs"})


_SAYING: Final = frozenset({"said", "says"})


def turn_given(clauses: list[Clause], draft: Draft) -> None:
    """ "Declarer *gave us a heart* and claimed the rest": whoever tells it is on the other side."""
    if draft.claimer_role == "defender":
        return
    for given, claims in itertools.pairwise(clauses):
        gives = given.verb_name == "give" and given.is_past and not given.is_passive
        third = given.who in ("he", "declarer") or given.who in SEATS
        goes_on = claims.verb_name == "claim" and claims.is_past and claims.who in (given.who, None)
        if gives and third and goes_on and claims.link == "and":
            _give_to_teller(given)
    if clauses and clauses[0].who == "he" and _tells_of(clauses[0]):
        for clause in clauses:  # "*he says* he gives us a heart", "*she draws trumps* and gives us a heart"
            if clause.verb_name == "give" and clause.who in ("he", None):
                _give_to_teller(clause)


def _give_to_teller(clause: Clause) -> None:
    clause.persons = [replace(each, value="you") if each.value == "me" else each for each in clause.persons]


def _tells_of(clause: Clause) -> bool:
    """Whether a clause begins what is told of another: what he says, or plays."""
    verb = clause.verb
    told = verb is not None and (verb.form == "s" or (verb.form == "past" and clause.verb_name == "say"))
    return told and (clause.verb_name == "say" or clause.verb_name in PLAYS) and clause.subordinate is None


def turn_told_before(clauses: list[Clause], draft: Draft) -> None:
    """ "Three clubs *were for us*, North said": whoever tells it is on the other side."""
    told = clauses[-1] if len(clauses) > 1 else None
    third = told is not None and (told.who in ("he", "declarer") or told.who in SEATS)
    if told is None or not third or not told.is_past or told.persons or draft.claimer_role == "defender":
        return
    if not says_what_stands_before(told) or not any(is_past_state(clause, draft) for clause in clauses[:-1]):
        return
    for clause in clauses[:-1]:
        for number, place in enumerate(clause.places):
            if isinstance(place.object, Mark) and draft.words(place.object.span).lower() == "us":
                clause.places[number] = replace(place, object=replace(place.object, value="you"))
        clause.marks = [_as_yours(mark, draft) for mark in clause.marks]


def _as_yours(mark: Mark, draft: Draft) -> Mark:
    ours = mark.label == "MINE" and draft.words(mark.span).lower() in ("ours", "belonged to us")
    return replace(mark, value="you") if ours else mark


def note_report(clauses: list[Clause], draft: Draft) -> None:
    """ "South had nine tricks *and claimed*": that another's claim is told, where that begins, and whose it is."""
    told = next((clause for clause in clauses if _reports(clause, draft)), None)
    draft.report.told_from = told.span.start if told is not None else _shown_from(clauses)
    draft.report.told_claim = told is not None and told.verb_name in ("claim", "concede")
    if told is not None and _tells_of_himself(clauses, told):
        draft.flags.add("reported")
        draft.report.reporter = told.who
    elif draft.claimer_role != "defender" and _is_all_of_him(clauses):
        draft.flags.add("reported")
        draft.report.reporter = "he"


def _is_all_of_him(clauses: list[Clause]) -> bool:
    """ "*She draws trumps and the rest are hers*": the plan of another, and nobody else in it."""
    begins = bool(clauses) and clauses[0].who == "he" and clauses[0].verb_name in PLAYS and _tells_of(clauses[0])
    others = any(clause.who in ("me", "you") or clause.persons for clause in clauses)
    his = any(mark.label == "MINE" and mark.value == "he" for clause in clauses[1:] for mark in clause.marks)
    has = any(clause.verb_name in ("have", "claim") and clause.who in ("he", None) for clause in clauses[1:])
    return begins and not others and (his or has)


def _tells_of_himself(clauses: list[Clause], told: Clause) -> bool:
    """Whether he who claimed is the subject, or the owner, of what is told before."""
    named = told.who == "he" or told.who in SEATS
    before = clauses[: clauses.index(told)]
    owns = told.who == "he" and any(mark.value == "he" for clause in before for mark in clause.marks)  # "would be his"
    return named and (owns or any(clause.who == told.who for clause in before))


def _shown_from(clauses: list[Clause]) -> int:
    """ "South, having cashed the ace, *put down his hand saying* …": where the report of what he said begins."""
    if not clauses or clauses[0].who not in REPORTED:
        return 0
    for shown, said in itertools.pairwise(clauses):
        if shown.verb_name == "show" and said.verb_name == "say" and said.verb is not None and said.verb.form == "ing":
            return shown.span.start
    return 0


def _reports(clause: Clause, draft: Draft) -> bool:
    """ "… and claimed ten", "declarer said that …": a report in the past."""
    if clause.verb_name == "concede" and (clause.subjects or not draft.verb_words(clause).startswith("conc")):
        return False  # "that trumps would be drawn and *a club conceded*"
    return clause.verb_name in ("say", "claim", "concede") and clause.is_past and clause.who not in ("me", "you", "it")


def note_they_apart(clauses: list[Clause], draft: Draft) -> None:
    """ "*They* got two and *he* got three": two sides, of which he is the claimer."""
    getters = {clause.who for clause in clauses if clause.verb_name in ("get", "take", "have", "make", "win")}
    if any(clause.who == "he" and clause.verb_name in ("say", "claim") for clause in clauses):
        getters.add("he")  # "he said they'd get a spade"
    if any(clause.goes_to(("they",), "for", "to") for clause in clauses):
        getters.add("they")  # "he said three and one *for them*"
    if {"he", "they"} <= getters and draft.claimer_role != "defender":
        draft.flags |= {"reported", "they_apart"}
        draft.report.reporter = draft.report.reporter or "he"
