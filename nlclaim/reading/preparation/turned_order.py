"""Clauses whose order is free, or the other way round: "before or after", "not until", "or hearts then spades"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import end_of, start_of


def free_order(clauses: list[Clause], draft: Draft) -> None:
    """ "Draw trumps *before or after* ruffing", "spades then hearts, *or hearts then spades*": in any order."""
    for clause in clauses:
        if clause.joint("BEFORE") and clause.joint("OR") and clause.joint("AFTER"):
            clause.joints, clause.link = (), "and"
            clause.marks.append(Mark(clause.span, "ANYORDER", "any"))
    _free_announced(clauses, draft)
    free = [mark for clause in clauses for mark in clause.marks if mark.label == "ANYORDER"]
    _turn_other_way(clauses)
    turned_round = any(draft.words(mark.span).lower().startswith("or ") for mark in free)  # "…, or vice versa"
    turned = next((place for place, clause in enumerate(clauses) if clause.link == "or"), 0)
    if turned >= _FEWEST_TURNED and all(is_bare_list(clause) for clause in clauses):
        named, again = ([_named(clause.phrases) for clause in run] for run in (clauses[:turned], clauses[turned:]))
        if named == again[::-1]:
            del clauses[turned:]
            turned_round = True
    if turned_round:
        for clause in clauses:
            clause.joints = tuple(joint for joint in clause.joints if joint.label != "THEN")


def _turn_other_way(clauses: list[Clause]) -> None:
    """ "Clubs then hearts, *no, the other way round*": hearts before clubs."""
    for place in range(len(clauses) - 1, 0, -1):
        clause, before = clauses[place], clauses[place - 1]
        mark, then = clause.mark("HOW"), before.joint("THEN")
        said_more = clause.phrases or clause.verb or clause.places or clause.subjects
        if mark is None or mark.value != "turned_round" or said_more or then is None:
            continue
        after = replace(then, label="AFTER", value="after")
        before.joints = tuple(after if each is then else each for each in before.joints)
        before.link = "none"
        del clauses[place]


def _free_announced(clauses: list[Clause], draft: Draft) -> None:
    """ "*In no particular order*: hearts, a ruff", "draw trumps, ruff a club, *not necessarily in that order*"."""
    for place, clause in enumerate(clauses):
        mark = clause.mark("ANYORDER")
        said = draft.words(mark.span).lower() if mark is not None else ""
        if mark is None or " order" not in f" {said}":
            continue
        alone = not (clause.phrases or clause.subjects or clause.verb or clause.places)
        if alone and clause.link in ("start", "stop"):
            freed = clauses[place + 1 : end_of(clauses, place)]
        elif "not " in said:
            freed = clauses[start_of(clauses, place) : place + 1]
        else:
            continue
        for each in freed:
            each.joints = tuple(joint for joint in each.joints if joint.label != "THEN")
            each.marks.append(mark)


_FEWEST_TURNED: Final = 2
"""Things whose order can be turned round."""


def _named(phrases: list[NounPhrase]) -> list[tuple[object, ...]]:
    return [(phrase.suit, phrase.ranks, phrase.cards, phrase.number, phrase.act) for phrase in phrases]


def turn_round(clauses: list[Clause], draft: Draft) -> None:
    """ "*I won't* cash the clubs *until* trumps are in": after that, I will."""
    for first, second in itertools.pairwise(clauses):
        joint = second.joint("BEFORE")
        later = second.joint("AFTER")
        if later is not None and draft.words(later.span).lower() in ("until after", "till after"):
            joint = later
        if joint is not None and second.link == "none":
            _put_off(first, draft)
        finesses = any(phrase.act for phrase in first.phrases)  # "I don't take the finesse until …"
        plays = first.negation is not None and (first.verb_name in PLAYS or finesses) and second.link == "none"
        none_yet = joint is not None and _names_none(first) and second.link == "none" and second.who in (None, "me")
        if joint is None or not (plays or none_yet) or second.subordinate not in ("before", "after"):
            continue
        if draft.words(joint.span).lower() == "before" and _is_needless(first, draft):
            continue  # "I *don't need to* draw trumps before the clubs": nor behind them
        first.negation = None
        if none_yet:
            first.phrases = [replace(phrase, quantifier=None) for phrase in first.phrases]
        after = replace(joint, label="AFTER", value="after")
        second.joints = tuple(after if each is joint else each for each in second.joints)


def _is_needless(clause: Clause, draft: Draft) -> bool:
    """ "*No need to* draw trumps", "I *don't have to* ruff": left undone, and not for later."""
    if clause.negation is None:
        return False
    end = clause.verb.span.start if clause.verb is not None else clause.negation.span.end
    said = draft.lowered[clause.negation.span.start : max(end, clause.negation.span.end)]
    return any(words in said for words in _NEEDLESS)


_NEEDLESS: Final = (
    "need", "have to", "has to", "got to", "necess", "bother", "reason", "point", "sense", "recourse", "gain",
    "superfluous",
)  # fmt: skip


def _put_off(clause: Clause, draft: Draft) -> None:
    """ "*Trumps can wait* until I've ruffed a club", "I *leave the trumps alone* until …": not before."""
    suits = clause.phrases or clause.subjects
    if not suits or not all(phrase.suit and not (phrase.ranks or phrase.act) for phrase in suits):
        return
    waits = any(draft.words(mark.span).lower().startswith("wait") for mark in clause.marks)
    waits = waits and clause.verb is None and not (clause.phrases and clause.subjects)
    left = draft.verb_words(clause).startswith("leav") and clause.who in ("me", None) and not clause.persons
    denied = clause.negation is not None and clause.verb is None and clause.who in ("me", None)
    if not (waits or left or denied) or clause.places:
        return
    clause.phrases, clause.subjects, clause.subject = list(suits), [], None
    clause.verb, clause.verb_name, clause.auxiliaries, clause.copula = None, "", [], None
    clause.marks = [mark for mark in clause.marks if mark.label != "DOUBT"]
    clause.phrases = [replace(phrase, quantifier="no") for phrase in clause.phrases]
    clause.negation = None


def _names_none(clause: Clause) -> bool:
    """ "*No clubs* until I've drawn trumps"; not "no club losers"."""
    named = clause.only_phrase if is_bare_list(clause) else None
    none = named is not None and named.quantifier == "no" and bool(named.suit or named.act)
    return named is not None and none and named.noun is None and not named.ranks
