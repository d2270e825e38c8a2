"""What is named first, and then what is said of it: "*diamonds* I run", "*clubs?* All good", "*me:* the rest"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def join_headings(clauses: list[Clause]) -> None:
    """ "*Discards first:* both clubs go on the king", "*ruffs first:* two hearts": what comes under it is first."""
    for first, second in itertools.pairwise(clauses):
        heading = first.verb_name in ("discard", "ruff") and first.verb is not None and first.verb.form == "s"
        bare = not (first.phrases or first.places or first.persons or first.subject or first.auxiliaries)
        placed = bool(first.marks) and all(mark.label in ("FIRST", "LAST") for mark in first.marks)
        under = second.verb is not None and second.joint("COLON") is not None
        if heading and bare and placed and under and first.link in ("start", "stop", "comma"):
            second.marks = [*second.marks, *first.marks]
            second.begin_with(first)


def join_parted(clauses: list[Clause]) -> None:
    """ "A diamond, *at the finish*, goes to you": when it is stands between what goes and where it goes."""
    for first, when, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        placed = bool(when.marks) and all(mark.label in ("LAST", "FIRST") for mark in when.marks)
        placed = placed and not (when.verb or when.phrases or when.subject or when.copula or when.places)
        goes = second.verb_name == "go" and second.verb is not None and second.verb.form == "s"
        goes = goes or bool(second.copula and second.mark("MINE"))  # "a diamond, at the end, is yours"
        apart = when.link == second.link == "comma" and not (second.subject or second.phrases)
        if is_bare_list(first) and len(first.phrases) == 1 and placed and goes and apart:
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            second.marks = [*second.marks, *when.marks]
            when.begin_with(first)
            second.begin_with(when)


def place_main_clause(clauses: list[Clause]) -> None:
    """ "Draw trumps, *and finally*, if hearts break, I run them": said of what hangs on the condition."""
    for place, (when, hangs) in enumerate(itertools.pairwise(clauses)):
        placed = bool(when.marks) and all(mark.label in ("LAST", "FIRST") for mark in when.marks)
        placed = placed and [mark.span for mark in when.marks] == when.spans and when.link != "none"
        if not placed or hangs.subordinate is None or hangs.link not in ("none", "comma") or hangs.joint("AND", "THEN"):
            continue
        main = next((clause for clause in clauses[place + 2 :] if not clause.subordinate and not clause.chained), None)
        if main is not None and main.link in ("none", "comma") and not main.mark("FIRST", "LAST"):
            main.marks = [*when.marks, *main.marks]
            hangs.link, hangs.joints, when.spans = when.link, (*when.joints, *hangs.joints), []


def join_broken(clauses: list[Clause]) -> None:
    """ "*Trumps having broken*, I draw the last one", "*the finesse having failed*": how the cards lie."""
    for first, second in itertools.pairwise(clauses):
        named = first.only_phrase if is_bare_list(first) else None
        if named is None or second.subordinate != "after" or second.subjects or second.phrases:
            continue
        finessed = named.act == "finesse" and second.verb_name in ("fail", "concede", "win")
        broken = second.verb_name == "break" and named.suit and not named.ranks
        state = second.mark("PRED") if second.verb is None and second.copula is None else None
        gone = state is not None and state.value == "gone" and named.suit == "T" and not named.ranks
        if state is not None and gone:
            second.copula = replace(state, label="BE", value="is")  # "*trumps having gone*, I run the hearts"
        if (broken or finessed or gone) and second.link == "none":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            joints = (*first.joints, *second.joints)
            second.begin_with(first)
            second.joints = joints


def join_fronted_any(clauses: list[Clause]) -> None:
    """ "*Anything but a club* I ruff": what is said of it is all that counts."""
    for first, second in itertools.pairwise(clauses):
        anything = [phrase.quantifier == "any" and not phrase.has_head for phrase in first.phrases] == [True]
        named = anything and bool(first.exclusions) and first.verb is None and first.copula is None
        said = second.link == "none" and second.who == "me" and second.verb_name in ("ruff", "win", "overruff")
        if named and said and not second.phrases and first.subject is None:
            first.exclusions.clear()
            second.begin_with(first)


def join_fronted(clauses: list[Clause]) -> None:
    """ "*Diamonds* I run", "it's *a trump* I'm leading": the object first."""
    for first, second in itertools.pairwise(clauses):
        bare = len(first.phrases) == 1 and not (first.verb or first.marks or first.places)
        bare = bare and (first.copula is None or first.who == "it")
        does = second.link == "none" and second.who == "me" and second.verb_name in _FRONTED and not second.phrases
        does = does and not second.names("it") and not second.joint("THEN")  # "the king of clubs *then I* finesse"
        if not (bare and does) or first.persons or first.exclusions or first.negation or first.subordinate:
            continue
        named = first.phrases[0]
        one = named.number == 1 and named.determiner in ("this", "the", "my")  # "*that one* I pitch"
        if named.quantifier in ("no", "none") or not (named.suit or named.ranks or named.cards or one):
            continue
        second.phrases = [replace(named, number=None)] if one else list(first.phrases)
        second.begin_with(first)


_FRONTED: Final = frozenset(
    {"concede", "ruff", "run", "draw", "cash", "discard", "finesse", "lead", "play", "duck", "establish", "knock_out"}
)
"""Verbs that may come after what they are done to."""


def join_fronted_shares(clauses: list[Clause]) -> None:
    """ "*One trick* you take, rest I take": the object first, said of the other side."""
    for place, (first, second) in enumerate(itertools.pairwise(clauses)):
        if second.link != "none" or second.who not in ("you", "they") or second.verb_name not in _TAKES_TRICKS:
            continue
        after = clauses[place + 2] if place + 2 < len(clauses) else None
        relative = after is not None and after.link == "none" and not after.subjects and after.copula is not None
        named = first.only_phrase if is_bare_list(first) and not first.exclusions else None
        counted = named is not None and (named.number is not None or named.determiner == "a") and not named.act
        more = second.phrases or second.places or second.negation or second.copula or second.is_past or second.marks
        if counted and not (more or relative or second.auxiliaries):
            second.phrases = list(first.phrases)
            second.begin_with(first)


_TAKES_TRICKS: Final = frozenset({"get", "take", "win", "make"})


def join_topics(clauses: list[Clause]) -> None:
    """ "*Clubs?* All good", "*trumps?* All drawn": a topic asked after, and what is said of it."""
    for first, second in itertools.pairwise(clauses):
        asked = is_bare_list(first) and len(first.phrases) == 1 and second.joint("QMARK") is not None
        stated = second.mark("PRED") is not None or (second.is_past and second.verb_name in ("draw", "establish"))
        if not (asked and stated) or second.copula or second.places or second.negation or second.who is not None:
            continue
        if any(phrase.quantifier != "all" or phrase.has_head for phrase in (*second.subjects, *second.phrases)):
            continue
        second.subjects, second.subject, second.phrases = list(first.phrases), first.phrases[0], []
        second.begin_with(first)


def join_receivers(clauses: list[Clause]) -> None:
    """ "*You:* ace of hearts. *Me:* the rest", "*hearts:* mine": who gets what, with a colon between."""
    for first, second in itertools.pairwise(clauses):
        if second.link != "comma" or second.joint("COLON") is None or not first.spans:
            continue
        if first.verb or first.copula or first.places or first.marks or first.persons or first.negation:
            continue
        if first.exclusions:
            continue
        if first.who in ("me", "you", "they") and not first.phrases and is_bare_list(second):
            second.subject = first.subject
            second.begin_with(first)
        elif is_bare_list(first) and len(first.phrases) == 1 and _is_owner_alone(second):
            phrases = list(first.phrases)
            second.begin_with(first)
            second.phrases = phrases


def _is_owner_alone(clause: Clause) -> bool:
    more = clause.verb or clause.copula or clause.phrases or clause.places or clause.persons or clause.subject
    return [mark.label for mark in clause.marks] == ["MINE"] and not more
