"""Tricks that are over, told before those to come: "*lost three*, rest mine", "*had four*, have five more"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_past_tricks(clauses: list[Clause], draft: Draft) -> None:
    """Drops a count of tricks that somebody has had, where the next clause tells of what is still to come."""
    if any(clause.verb_name in ("say", "claim") and clause.who not in ("me", None) for clause in clauses):
        return  # "declarer said he lost two and had the rest" is told of what was to come
    for first, second in itertools.pairwise(list(clauses)):
        if _is_called_over(first, draft) and _is_called_left(second, draft):
            drop_clauses(clauses, first)
            continue
        if not _is_over(first, draft) or not _is_to_come(second, draft):
            continue
        if first.who in ("you", "they") and second.subject is None and not second.marks:
            continue  # "you have three in *and one more*": theirs too
        if first.verb_name == "concede" and second.who == "it" and not second.places:
            _lose_too(first, second)
        if first.subjects and second.mark("DOWN") is None:
            continue  # "one lost, the rest are mine": to be lost, it may be
        drop_clauses(clauses, first)


def _lose_too(first: Clause, second: Clause) -> None:
    """ "I've lost three and *there's one more*": to be lost."""
    if first.verb is not None:
        second.verb, second.verb_name, second.perfect = replace(first.verb, value="concede.base"), "concede", False
        second.subject, second.copula = Mark(first.verb.span, "PERSON", "me"), None


def _is_over(clause: Clause, draft: Draft) -> bool:
    """ "Lost three", "I lost two", "four tricks lost", "had four", "we've taken three", "you have three in"."""
    counted = [*clause.subjects, *clause.phrases]
    if _are_first(clause, draft):
        return True
    if len(counted) != 1 or not _counts(counted[0]) or clause.marks or clause.exclusions or clause.persons:
        return False
    if clause.negation or clause.auxiliaries or clause.question or clause.subordinate or clause.copula:
        return False
    home = clause.place("in")
    if home is not None:
        have_in = clause.who in ("me", "you", "they") and clause.verb_name == "have" and home.object is None
        return have_in and len(clause.places) == 1
    if clause.perfect and clause.who == "they" and not clause.places:
        return clause.verb_name in ("take", "win", "make")  # "they've taken three, rest mine"
    if clause.places or clause.who not in ("me", None):
        return False
    past = draft.verb_words(clause) in ("lost", "had")
    return past or (clause.perfect and clause.who == "me" and clause.verb_name in ("take", "win", "make"))


def _are_first(clause: Clause, draft: Draft) -> bool:
    """ "*I won the first six tricks*", "we've had the first four"."""
    first = [mark.label for mark in clause.marks] == ["FIRST"] and clause.who == "me" and len(clause.phrases) == 2
    more = clause.negation or clause.auxiliaries or clause.subordinate or clause.places or clause.question
    if not first or more or clause.phrases[0].determiner != "the" or not _counts(clause.phrases[1]):
        return False
    return clause.perfect or draft.verb_words(clause) in ("had", "won", "took", "made", "lost", "got")


def _is_called_over(clause: Clause, draft: Draft) -> bool:
    """ "*Six already*, three to come", "six made", "I've six in the bag": where more follows that is called left."""
    counted = [*clause.subjects, *clause.phrases]
    if [_counts(phrase) for phrase in counted] != [True] or clause.who not in ("me", None):
        return False
    if clause.negation or clause.auxiliaries or clause.question or clause.subordinate or clause.places:
        return False
    made = bool(clause.subjects) and clause.is_past and clause.verb_name in ("make", "win", "take")
    bagged = any(draft.words(mark.span).lower() == "in the bag" for mark in clause.marks)
    already = _ALREADY.search(draft.text, max(clause.start - len("already "), 0), clause.end + len(" already"))
    had = clause.verb_name in ("", "have", "get", "win", "make", "take")
    return made or (had and (bagged or already is not None))


_ALREADY: Final = re.compile(r"\balready\b", re.IGNORECASE)


def _is_called_left(clause: Clause, draft: Draft) -> bool:
    """ "… *three to come*", "… and *four here*", "*five left*", "need *three*": so many of those that are not over."""
    counted = [*clause.subjects, *clause.phrases]
    if [_counts(phrase) for phrase in counted] != [True] or clause.who not in ("me", "it", None) or clause.negation:
        return False
    return clause.verb_name == "need" or _STILL_THERE.match(draft.text, counted[0].span.end) is not None


_STILL_THERE: Final = re.compile(r" (?:more )?(?:still )?(?:to (?:come|go|play)|left|remaining|here)\b", re.IGNORECASE)


def _counts(phrase: NounPhrase) -> bool:
    """ "Three", "four tricks": so many, of no suit."""
    bare = phrase.determiner is None and phrase.quantifier is None and not phrase.adjectives and phrase.of is None
    return bare and bool(phrase.number) and (phrase.is_bare_number or (phrase.noun == "trick" and not phrase.suit))


def _is_to_come(clause: Clause, draft: Draft) -> bool:
    """Whether more tricks, all the rest or a result follow, in the present."""
    if clause.link not in ("comma", "and", "stop") or clause.negation or clause.subordinate or clause.is_past:
        return False
    named = [*clause.subjects, *clause.phrases]
    if (owner := clause.mark("MINE")) is not None and owner.value != "me":
        return False  # "I've made nine, *the rest are yours*": all that he makes
    more = any(phrase.quantifier in ("more", "rest") or "another" in phrase.adjectives for phrase in named)
    return more or clause.mark("DOWN") is not None
