"""Losers that are none: ruffed, thrown or gone in the next breath: "all but the small spade, *and I can ruff that*"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Correction, Mark, NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.preparation.losses.given import gives
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses

_POINTS: Final = frozenset({"who", "it", "they"})
_OURS: Final = frozenset({None, "me", "dummy", "hand"})
_DISPOSES: Final = frozenset({"ruff", "overruff", "discard"})


def put_away_losers(clauses: list[Clause], draft: Draft) -> None:
    """Takes a loser out of the clause that names it, where the clause after it does away with it."""
    for clause in list(clauses):
        if clause.subordinate or clause.question or clause.negation or clause.exclusions:
            continue
        gone = _is_gone(clause) or _is_covered(clause)
        away = not gone and _goes_away(clause)
        place = clauses.index(clause) if (gone or away) and clause in clauses else 0
        if not place:
            continue
        given = _given_before(clauses, place) if clause.joint("REPAIR") is not None else None
        loser = given or (_loser_before(clauses, place, draft) if not _is_covered(clause) else None)
        unnamed = loser is not None and loser.suit is None and clause.verb_name != "go" and given is None
        if loser is None or (away and unnamed):
            continue
        if given is not None:
            _put_right(clause, given, draft)
        _forget_loser(clauses, place, clause)
        if not gone:
            _throw(clause, replace(loser, noun=None))
        elif clause in clauses:
            drop_clauses(clauses, clause)
        if given is not None and gone:
            draft.flags.add("claim")  # "you get a trump, no, *I've got it covered*": none


def _put_right(clause: Clause, given: NounPhrase, draft: Draft) -> None:
    """ "I lose a heart, *no wait*, it goes on the diamond": what was said first is taken back."""
    meant = "" if draft.words(clause.span).lower().startswith(("no ", "no,")) else draft.words(clause.span)
    draft.repairs.append(Correction(given.span, draft.words(given.span), meant, "corrected_by_speaker", 1.0))
    clause.joints = tuple(joint for joint in clause.joints if joint.label != "REPAIR")


# What is done with it.


def _goes_away(clause: Clause) -> bool:
    """ "… *and I can ruff that*", "…, *which will be discarded on the ace*", "… *but it goes on the ace*"."""
    if clause.marks or clause.link == "or":
        return False
    pointed = _points_back(clause)
    if clause.verb_name == "ruff_risk":
        return pointed and not clause.negation  # "one heart loser *which gets ruffed*"
    if clause.verb is None and clause.copula is not None and clause.phrase_at("on") is not None:
        return pointed and len(clause.places) == 1 and not clause.phrases  # "a spade loser but *that's on the heart*"
    bare = clause.is_past and clause.subject is None and not (clause.phrases or clause.persons or clause.auxiliaries)
    if clause.verb_name in _DISPOSES and bare and clause.link == "comma" and not clause.perfect:
        return True  # "a spade loser, *ruffed*"
    if clause.verb_name in _DISPOSES and clause.is_passive:
        return pointed
    if clause.verb_name == "go" and clause.place("on") is not None:
        return pointed and not clause.phrases
    if clause.verb_name in _DISPOSES and _is_which_i(clause):
        return True  # "dummy is high except for one heart, *which I ruff*"
    if clause.verb_name in _DISPOSES and clause.copula is None:
        that = [phrase.is_that for phrase in clause.phrases] == [True]
        it = [person.value in _POINTS for person in clause.persons] == [True] and not clause.phrases
        return (that or it) and clause.who in _OURS and not clause.subjects
    return False


def _is_which_i(clause: Clause) -> bool:
    """ "… *which I* ruff": the subject is named behind what it does that to."""
    named = [person.value for person in clause.persons] in (["me"], ["dummy"])
    return clause.who == "who" and named and not (clause.phrases or clause.subjects or clause.copula)


def _is_gone(clause: Clause) -> bool:
    """ "… *but it's gone now*", "…, *both gone*", "… *but I've thrown it*"."""
    state = clause.mark("PRED")
    if state is not None:
        alone = len(clause.marks) == 1 and state.value == "gone" and clause.verb_name in ("", "have")
        return alone and not (clause.phrases or clause.places) and _points_back(clause)
    it = clause.names_only("it") and not clause.phrases
    return clause.verb_name in _DISPOSES and clause.perfect and clause.who == "me" and it


def _is_covered(clause: Clause) -> bool:
    """ "You get a trump, actually no, *I've got it covered*", "… *I have it*"."""
    vague = any(mark.value == "vague" for mark in clause.marks) or clause.names("it")
    repairs = clause.joint("REPAIR") is not None
    return repairs and clause.who == "me" and clause.verb_name == "have" and vague and not clause.phrases


def _points_back(clause: Clause) -> bool:
    """ "Which", "it", "they", "that", "both"."""
    if clause.who in _POINTS and not clause.subjects:
        return True
    return [(s.determiner == "this" or s.quantifier == "both") and not s.has_head for s in clause.subjects] == [True]


# What was named as lost.


def _loser_before(clauses: list[Clause], place: int, draft: Draft) -> NounPhrase | None:
    """The one loser that the clause before names; None where it names none, or one among others."""
    before = clauses[place - 1]
    if before.subordinate or before.question or before.negation:
        return None
    if before.exclusions:
        left_out = before.exclusions[0].object if len(before.exclusions) == 1 else None
        single = isinstance(left_out, NounPhrase) and left_out.suit is not None and left_out.act is None
        return left_out if single and isinstance(left_out, NounPhrase) else None
    if _is_to_lose(before) and place > 1:
        holder = clauses[place - 2]
        held = holder.only_phrase if holder.verb_name == "have" else None
        return held if held is not None and holder.who == "me" and held.suit and not held.ranks else None
    named = before.phrases[0] if len(before.phrases) == 1 and before.who in (None, "me", "it") else None
    if named is not None and named.suit and not named.ranks and before.verb_name == "concede" and before.who == "me":
        return named if has_auxiliary(before, draft, ("might", "may", "could", "would")) else None
    if named is not None and named.suit is None and (within := before.phrase_at("in")) is not None:
        named = replace(named, suit=within.suit, suit_span=within.suit_span)  # "one loser *in clubs*"
    loser = named is not None and (named.noun == "loser" or ("losing" in named.adjectives and named.suit is not None))
    if named is None or not loser or before.verb_name not in ("", "have"):
        return None
    return named if named.determiner == "a" or named.number is not None else None


def _given_before(clauses: list[Clause], place: int) -> NounPhrase | None:
    """What was named last of what is given to the other side: "you get a club", "I lose a heart *and a spade*"."""
    head = place - 1
    while head and is_bare_list(clauses[head]) and clauses[head].link in ("and", "comma"):
        head -= 1
    given = clauses[head]
    unsaid = given.negation or given.subordinate or given.question or given.exclusions
    named = clauses[place - 1].phrases
    return named[-1] if named and gives(given) and not unsaid else None


def _is_to_lose(clause: Clause) -> bool:
    """ "A club *to lose*"."""
    to = clause.is_to_do
    return to and clause.verb_name == "concede" and clause.link == "none" and not (clause.phrases or clause.places)


def _forget_loser(clauses: list[Clause], place: int, clause: Clause) -> None:
    before = clauses[place - 1]
    if before.exclusions:
        before.exclusions = []
        return
    drop_clauses(clauses, *clauses[place - 2 if _is_to_lose(before) else place - 1 : place])


_DONE_WITH: Final = {"go": "discard", "": "discard", "ruff_risk": "ruff"}


def _throw(clause: Clause, loser: NounPhrase) -> None:
    """Makes the clause say "ruffing a club", "throwing a club on the ace"."""
    clause.verb_name = _DONE_WITH.get(clause.verb_name, clause.verb_name)
    if clause.verb is None and clause.copula is not None:
        clause.verb = Mark(clause.copula.span, "VERB", "discard.ing")
    elif clause.verb is not None and (clause.is_past or clause.verb.verb != clause.verb_name):
        clause.verb = replace(clause.verb, value=f"{clause.verb_name}.ing")  # "ruffed" is no past here, and no order
    named = [loser] if loser.suit or loser.ranks or loser.cards or (loser.number or 0) > 1 else []
    if _is_which_i(clause):
        clause.subject = clause.persons[0]
    if clause.who in ("me", "dummy") and clause.verb_name in _DISPOSES and not clause.is_passive:
        clause.phrases, clause.persons = named, []
        return
    clause.phrases, clause.copula, clause.persons, clause.auxiliaries = named, None, [], []
    clause.subject, clause.subjects = None, []
