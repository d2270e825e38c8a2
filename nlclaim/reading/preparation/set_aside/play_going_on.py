"""Talk of the play as it goes on, and of claims that are not made: "you're in dummy", "she may well claim now"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED
from nlclaim.reading.segmentation.clause import Clause


def may_claim(clause: Clause, draft: Draft) -> bool:
    """ "*She may well claim* now", "a defender *can claim* too": who may, does not yet, and does not for himself."""
    able = clause.verb_name == "claim" and has_auxiliary(clause, draft, _MAY) and clause.subordinate is None
    other = clause.who in REPORTED | {"they", "who", "you"} or (clause.who is None and bool(clause.subjects))
    return able and other and not (clause.phrases or clause.places or clause.question)


_MAY: Final = frozenset({"can", "could", "may", "might", "should", "must", "ought to"})


def is_ruled(clause: Clause, draft: Draft) -> bool:
    """ "*You have to say* how", "*everybody should face* his cards": what claimers do by the Laws."""
    ruled = has_auxiliary(clause, draft, _MUST) and clause.verb is not None and clause.verb.form == "base"
    anybody = clause.who == "you" or (clause.who == "who" and clause.subject is not None)
    return ruled and anybody and clause.verb_name in ("say", "show", "claim") and not clause.question


_MUST: Final = frozenset({"should", "must", "have to", "ought to", "need to", "are supposed to"})


def advises_claimers(sentence: list[Clause]) -> bool:
    """ "*If you claim*, face your cards": what whoever claims should do."""
    if any(clause.who == "me" or clause.names("me") for clause in sentence):
        return False
    return any(
        clause.subordinate in ("if", "after", "before") and clause.who in ("you", "who") and clause.verb_name == "claim"
        for clause in sentence
    )


def is_thinking(clause: Clause, draft: Draft) -> bool:
    """ "East *is thinking*", "declarer *seems to be counting*": nothing is said yet."""
    if clause.copula is None or clause.who not in REPORTED | {"they", "lho", "rho", "partner"}:
        return False
    return _THINKING.search(draft.words(clause.span).lower()) is not None


_THINKING: Final = re.compile(r"\b(?:thinking|counting|wondering|considering|pondering|hesitating)$")


def forbids(clause: Clause, draft: Draft) -> bool:
    """ "*Don't* put *your cards* away": what belongs to the others, they are told not to do."""
    told = clause.negation is not None and clause.subject is None and any(a.value == "do" for a in clause.auxiliaries)
    mark = clause.mark("MINE")
    yours = any(phrase.determiner == "your" for phrase in clause.phrases)
    return told and clause.verb is not None and (yours or (mark is not None and mark.value == "you"))


def says_where_he_is(clause: Clause, draft: Draft) -> bool:
    """ "You*'re in the wrong hand*, partner", "he*'s in dummy*": from where he is to lead."""
    if clause.copula is None or clause.verb is not None or clause.phrases or clause.question or clause.negation:
        return False
    if clause.who not in ("you", "partner", "he", "declarer") or draft.words(clause.copula.span).lower() in _BEING:
        return False
    return _WHERE.fullmatch(draft.lowered, clause.copula.span.end, clause.end) is not None


_BEING: Final = ("will be", "would be", "'ll be")
_WHERE: Final = re.compile(
    r" (?:(?:still|now|already) )?(?:in|on) (?:(?:the(?: wrong| other| right)?|(?:your|his|her)(?: own)?) )?"
    r"(?:hand|dummy|table|board)(?: for that| now| already)?"
)


def wonders(clause: Clause, draft: Draft) -> bool:
    """ "*What a* hand": nothing is said of it."""
    only = clause.verb is None and clause.copula is None and clause.mark("MINE", "DOWN", "PRED") is None
    return only and _WHAT_A.match(draft.lowered, clause.start) is not None


_WHAT_A: Final = re.compile(r"what an? |such an? ")


def doubts(sentence: list[Clause], draft: Draft) -> bool:
    """ "*I'm not convinced* the diamonds run", by a defender, of what he heard; "*I wonder* who has it", by anybody."""
    doubted = _WONDERS.match(draft.lowered, sentence[0].start)
    if doubted is None and draft.claimer_role == "defender":
        doubted = _DOUBTS.match(draft.lowered, sentence[0].start)
    return doubted is not None and not any(clause.who in ("me", "you") for clause in sentence[1:])


_WONDERS: Final = re.compile(r"(?:i|we) wonder(?:ed)? (?:if|whether|why|how|what|who|where)\b")
_DOUBTS: Final = re.compile(
    r"(?:i|we)(?:(?:['’]m|['’]re| am| are) not (?:(?:so|at all|quite|entirely|really) )?"
    r"(?:sure|convinced|certain|persuaded)|(?: really)? doubt|(?: do not| don['’]?t) (?:believe|see (?:how|why)))\b"
)
