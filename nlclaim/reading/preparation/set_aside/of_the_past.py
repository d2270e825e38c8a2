"""What was done before anything was said: "East led a heart", "I was hoping for a break"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.language.spelling import is_english
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.preparation.set_aside.other_things import unread_behind
from nlclaim.reading.segmentation.clause import Clause


def is_done(clause: Clause, draft: Draft) -> bool:
    """ "East led a heart", "I was hoping for a break": what a clause tells is over.

    Only of plays: how things stood ("the clubs *were* good", "he *was drawing* trumps") may be what a claimer is told
    to have said of them, unless he says it himself.
    """
    if clause.only_subject is not None and _is_call(clause.only_subject, clause, draft):
        return True
    if _may_tell_of_claim(clause, draft):
        return False
    if clause.subject is not None and _left_undone(clause, draft):
        return True
    if clause.copula is not None:
        return _was_so(clause, draft)
    if clause.verb is None:
        return _did_something_else(clause, draft)
    if clause.auxiliaries or not (clause.is_past or clause.perfect):
        return False
    if clause.perfect:  # "I've just played the jack"
        return clause.who in ("me", "you") and " just " in draft.words(clause.span).lower()
    if clause.verb_name in ("have", "get"):
        return _had(clause, draft)
    if clause.who is None:
        return clause.verb_name in _HAPPENS and clause.only_subject is not None
    return True


_HAPPENS: Final = frozenset({"break", "drop", "fall", "come", "go", "hold", "work", "concede", "win"})
"""What cards do, or what becomes of them: of other verbs the past form says that it is done to them."""


def may_be_past(clause: Clause, draft: Draft) -> bool:
    """ "Dummy played low and I *put in* the ten", "… and *returned* a club": past, if what stands before is."""
    if clause.auxiliaries or clause.negation or clause.copula or _may_tell_of_claim(clause, draft):
        return False
    went_on = clause.is_past and clause.subject is None and not clause.subjects and clause.link in ("and", "comma")
    return went_on or draft.verb_words(clause).partition(" ")[0] in _ALIKE


_ALIKE: Final = frozenset({"put", "split", "cut", "set", "let", "hit"})
"""Verbs whose past is as their present."""


def _left_undone(clause: Clause, draft: Draft) -> bool:
    """ "I *didn't* see it", "she *refused to* ruff"."""
    if any(draft.words(mark.span).lower().startswith("did") for mark in clause.auxiliaries):
        return True
    return clause.negation is not None and draft.words(clause.negation.span).lower().startswith(_REFUSED)


_REFUSED: Final = ("refused", "failed", "forgot", "declined", "neglected", "omitted")


def _did_something_else(clause: Clause, draft: Draft) -> bool:
    """ "West *hesitated*", "they *stayed* out of the slam": in a verb that no plan has."""
    if not isinstance(clause.subject, Mark) or clause.auxiliaries or clause.marks or clause.phrases:
        return False
    did = unread_behind(clause.subject.span.end, draft)
    return did is not None and did.endswith("ed") and is_english(did)


def _was_so(clause: Clause, draft: Draft) -> bool:
    """ "*I was* hoping", "the queen *was covered by* the king", "*that was* a good lead", "*the lead was* a heart"."""
    if clause.copula is None or not draft.words(clause.copula.span).lower().startswith(_WAS):
        return False
    if clause.who in ("me", "you") or (clause.is_past and clause.place("by") is not None):
        return True
    if _ALL_ALONG.search(draft.lowered, clause.start, clause.end + len(" all along")) is not None:
        return True
    subject = clause.only_subject
    return (subject is not None and subject.noun == "lead") or draft.lowered.startswith(_POINTS_BACK, clause.start)


_ALL_ALONG: Final = re.compile(r"\b(?:was|were) (?:always|never|ever)\b|\ball along\b")
"""By now it is known: "clubs *were never* breaking", "the finesse was working *all along*"."""
_WAS: Final = ("was", "were")
_POINTS_BACK: Final = ("that was", "this was", "there was", "there were", "you were")
"""Of partner, who is spoken to, "you" is said as well."""


def _is_call(subject: NounPhrase, clause: Clause, draft: Draft) -> bool:
    """ "My *two diamonds was* weak": cards are several and *were*, a call is one."""
    one = clause.copula is not None and draft.words(clause.copula.span).lower() == "was"
    called = subject.plural and subject.number is not None and subject.number <= HIGHEST_LEVEL and not subject.ranks
    return one and called and clause.mark("PRED") is None and subject.quantifier is None


def _had(clause: Clause, draft: Draft) -> bool:
    """ "I *had* another hand in mind", "the nine *held*", "you *got* lucky"; "I got" is what he has."""
    words = draft.verb_words(clause)
    lucky = bool(clause.phrases) and not any(phrase.has_head or phrase.determiner for phrase in clause.phrases)
    own = words == "had" and clause.who in ("me", "you")
    return own or (clause.who == "it" and words == "held") or (words == "got" and lucky)


# What may be a claim all the same.


def _may_tell_of_claim(clause: Clause, draft: Draft) -> bool:
    """Whether tricks are counted, given or asked for in a clause, trumps drawn, or more is said than what was done."""
    return (
        clause.question
        or bool(clause.exclusions)
        or clause.place("from") is not None  # "a claim came *from* South"
        or clause.joint("THEN") is not None  # "I won in dummy, *then* ran the clubs" may tell a line
        or any(map(_is_more_than_told, clause.marks))
        or _may_claim_by_verb(clause, draft)
        or _names_what_is_claimed(clause)
    )


def _is_more_than_told(mark: Mark) -> bool:
    """Whether a mark says whose tricks are, how many, or anything but that something was missed."""
    if mark.label == "META":
        return mark.value not in _MISSED
    return mark.label in ("MINE", "DOWN", "SCORE", "SIGNED", "EXACT") or mark.value == "either_way"


_MISSED: Final = frozenset({"afterthought", "unseen", "wish", "regret", "told"})


def _may_claim_by_verb(clause: Clause, draft: Draft) -> bool:
    if draft.verb_words(clause).startswith(("conc", "ask", "call")):
        return True
    pulled = clause.verb_name == "draw" and clause.only_phrase is not None and clause.only_phrase.noun == "card"
    if clause.verb_name in _NOT_OVER and clause.copula is None and not pulled:
        return True  # but "I *pulled* the wrong *card*": no trumps
    if clause.verb_name == "concede":
        return any(phrase.noun != "unknown" for phrase in clause.phrases)  # "I lost a trump"
    if clause.verb_name == "go":
        return clause.place("on") is not None  # "my heart *went on* the club"
    return clause.verb_name == "win" and clause.who == "you"  # "*you one* a club", as it is heard


_NOT_OVER: Final = frozenset({"draw", "give", "make", "squeeze", "throw_in"})
"""Trumps that were drawn are a state that goes on, and so is somebody squeezed; a gift may be made in words."""


def _names_what_is_claimed(clause: Clause) -> bool:
    """Whether the last trick, a loser or a number of tricks is named, or a card by what was done: "*that I led*"."""
    if clause.verb is not None and any(phrase.span.start < clause.verb.span.start for phrase in clause.phrases):
        return True
    named = [*clause.subjects, *clause.phrases]
    if any("last" in phrase.adjectives or phrase.noun in ("claim", "loser") for phrase in named):
        return True
    return clause.verb_name in _TALLIES and any(map(_counts, named))


def _counts(phrase: NounPhrase) -> bool:
    if phrase.noun == "unknown" or phrase.ordinal is not None:  # "won *the second trick*"
        return False
    return bool((phrase.number is not None and not phrase.ranks) or phrase.quantifier or phrase.noun == "trick")


_TALLIES: Final = frozenset({"take", "get", "win", "have", "concede", "need", "keep", "lack", ""})
