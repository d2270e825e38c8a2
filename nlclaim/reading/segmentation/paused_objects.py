"""The object behind a pause: "I lose... *a heart*", "down, er, *two*"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_WANT_OBJECT: Final = frozenset({"concede", "give"})
"""Verbs that say nothing without an object."""


_MAY_WANT_OBJECT: Final = _WANT_OBJECT | {"have", "get", "take", "win", "cash", "draw", "discard"}


def join_paused_objects(clauses: list[Clause]) -> None:
    """ "I lose... *a heart*", "I give you, um, *a club*", "you get, what, *two tricks*": the object behind a pause."""
    for place, first in enumerate(clauses[:-1]):
        if not (first.verb_name in _MAY_WANT_OBJECT or first.marks or first.exclusions):
            continue
        aside = clauses[place + 1] if _is_aside(clauses[place + 1]) and place + 2 < len(clauses) else None
        named = clauses[place + 2 if aside is not None else place + 1]
        if not named.spans or not is_bare_list(named) or not _is_behind_pause(named):
            continue
        long_pause = aside is not None or len(named.joints) > 1 or named.link == "stop"
        number = _wants_number(first) and [phrase.is_bare_number for phrase in named.phrases] == [True]
        if number or _wants_object(first, long_pause=long_pause):
            first.phrases = list(named.phrases)
        elif long_pause and first.exclusions and first.exclusions[-1].object is None and len(named.phrases) == 1:
            first.exclusions[-1] = replace(first.exclusions[-1], object=named.phrases[0])
        else:
            continue
        if aside is not None:
            first.take_in(aside)
        first.take_in(named)


def _is_behind_pause(clause: Clause) -> bool:
    dots = clause.link == "stop" and all(joint.value in ("...", "…", "..") for joint in clause.joints)
    pauses = clause.link == "comma" and all(joint.value in (",", ":") for joint in clause.joints)
    return bool(clause.joints) and (dots or pauses)


def _is_aside(clause: Clause) -> bool:
    """ "Let me see", "let's say", "what", "if I'm right": said while he looks."""
    said = clause.verb_name in ("say", "see", "") and clause.link == "comma" and not (clause.phrases or clause.places)
    right = clause.subordinate == "if" and clause.who == "me" and clause.mark("PRED") is not None
    bare = clause.who in ("who", None) and not clause.marks and clause.subordinate is None
    told = clause.verb_name in ("say", "see") and not clause.marks and clause.who in ("me", None)
    return said and not clause.negation and not clause.subjects and (right or told or bare)


def _wants_object(clause: Clause, *, long_pause: bool) -> bool:
    verbs = _MAY_WANT_OBJECT if long_pause else _WANT_OBJECT
    more = clause.phrases or clause.places or clause.marks or clause.negation or clause.exclusions or clause.copula
    to_do = any(mark.value == "to" for mark in clause.auxiliaries)  # "two to lose, a heart and a diamond"
    fronted = clause.link == "none"  # "one trick to you *I give*, the ace"
    return (
        clause.verb_name in verbs
        and not (more or to_do or fronted)
        and not (clause.subjects or clause.is_past or clause.question)
    )


def _wants_number(clause: Clause) -> bool:
    """ "Down, er, *two*"."""
    more = clause.verb or clause.phrases or clause.places or clause.negation
    return [mark.label for mark in clause.marks] == ["DOWN"] and not more
