"""What is denied first, and then said as it is: "I'm not claiming all of them, *just ten*", "not clubs then hearts, but
*hearts then clubs*", "it's not that I finesse, *I play the ace*"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.language import Mark, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import is_empty
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_denied_first(clauses: list[Clause], draft: Draft) -> None:
    """Drops what is denied where it is said at once how it is instead."""
    _drop_denied_total(clauses, draft)
    _drop_denied_saying(clauses)
    _deny_what_is_not_so(clauses)
    _drop_denied_order(clauses)
    _lose_the_only(clauses, draft)


_TOTAL: Final = frozenset({"all", "everything", "rest"})


def _drop_denied_total(clauses: list[Clause], draft: Draft) -> None:
    """ "*I'm not claiming all of them*, you get one"; "I'm not claiming" by itself denies the claim."""
    for clause, second in itertools.pairwise(clauses):
        denial = next((mark for mark in clause.marks if mark.value == "denial"), None)
        if denial is None or not draft.words(denial.span).lower().endswith("claiming") or clause.who != "me":
            continue
        whole = [phrase.quantifier in _TOTAL and not phrase.has_head for phrase in clause.phrases] == [True]
        instead = second.phrases and not second.negation and second.link in ("comma", "stop") and not second.subordinate
        later = "yet" in draft.lowered[clause.start : second.start]
        if whole and instead and not (clause.exclusions or later):
            drop_clauses(clauses, clause)
            return


def _drop_denied_saying(clauses: list[Clause]) -> None:
    """ "*I'm not saying you get nothing*, you get the ace"."""
    for said, what, instead in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        denies = said.verb_name == "say" and said.negation is not None and said.who == "me" and not said.phrases
        again = what.link == "none" and instead.link in ("comma", "stop") and what.verb is not None
        if denies and again and what.verb_name == instead.verb_name and what.who == instead.who:
            drop_clauses(clauses, said)
            drop_clauses(clauses, what)
            return


def _deny_what_is_not_so(clauses: list[Clause]) -> None:
    """ "*It's not that* I finesse, I play the ace": I do not finesse."""
    for first, second in itertools.pairwise(list(clauses)):
        that = [phrase.is_that for phrase in first.phrases] == [True]
        denied = first.who in ("it", None) and first.negation is not None and first.verb is None and not first.subjects
        if that and denied and second.link == "none" and second.who == "me" and second.negation is None:
            second.negation = first.negation
            drop_clauses(clauses, first)
            return


def _drop_denied_order(clauses: list[Clause]) -> None:
    """ "*Not clubs then hearts*, but hearts then clubs"."""
    but = next((at for at, clause in enumerate(clauses) if at > 1 and clause.link == "comma"), None)
    if but is None or clauses[0].negation is None or not all(map(_names_only, clauses)):
        return
    denied, meant = (
        [[phrase.suit for phrase in clause.phrases] for clause in run] for run in (clauses[:but], clauses[but:])
    )
    if all(clause.joint("THEN") for clause in clauses[1:but]) and denied == meant[::-1]:
        for clause in clauses[:but]:
            drop_clauses(clauses, clause)


def _names_only(clause: Clause) -> bool:
    return is_bare_list(clause) and clause.subordinate is None


def _lose_the_only(clauses: list[Clause], draft: Draft) -> None:
    """ "No clubs to lose, no hearts, *just the one spade*": to lose."""
    if len(clauses) < _FEWEST or clauses[1].verb_name != "concede" or clauses[1].link != "none" or clauses[1].phrases:
        return
    last, nothing = clauses[-1], [clauses[0], *clauses[2:-1]]
    none = all(is_bare_list(each) and all(p.quantifier == "no" for p in each.phrases) for each in nothing)
    only = draft.lowered[clauses[-2].end : last.start + _WORD]
    if none and is_bare_list(last) and not is_empty(last.phrases[0]) and ("just" in only or "only" in only):
        del clauses[2:-1]
        last.places.append(Prepositional(last.span, "to", Mark(last.span, "PERSON", "you")))


_FEWEST: Final = 3
_WORD: Final = 5
"""Letters of "only" and "just", with what stands between."""
