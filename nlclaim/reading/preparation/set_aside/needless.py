"""Plays that cards do not need, and trumps that are let be: "trumps *don't need drawing*", "I *stay off* trumps"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.play_names import PLAYS

_NEEDS: Final = (" need", " need to")


def deny_what_is_needless(clauses: list[Clause], draft: Draft) -> None:
    """Says of the claimer that he does not play what is told to be needless, or left alone."""
    for first, second in itertools.pairwise(list(clauses)):
        if is_bare_list(first) and second.link == "none" and _needs_not(second, draft) and not second.copula:
            second.phrases = list(first.phrases)
            second.begin_with(first)
            clauses.remove(first)
            if second.verb is not None:
                second.verb = Mark(second.verb.span, "VERB", f"{second.verb_name}.base")
    for at, clause in enumerate(clauses):
        following = clauses[at + 1] if at + 1 < len(clauses) else None
        waits = following is not None and following.joint("BEFORE") is not None  # "I stay off trumps *till …*"
        if _leaves_trumps(clause, draft) and not waits:
            _draw(clause)


def _needs_not(clause: Clause, draft: Draft) -> bool:
    """ "Don't need *drawing*"; of "don't need *to be drawn*" nobody knows who says it of whose plan."""
    if clause.negation is None or clause.verb is None or clause.verb_name not in PLAYS | {"take"} or clause.phrases:
        return False
    needless = draft.words(clause.negation.span).lower().endswith(_NEEDS)
    return needless and clause.verb.form == "ing" and not (clause.subordinate or clause.question)


def _leaves_trumps(clause: Clause, draft: Draft) -> bool:
    """ "I *won't bother with* the trumps", "I *stay off* trumps"; not "clubs, *not* trumps"."""
    if clause.negation is None or clause.negation.value != "not" or clause.verb or clause.copula:
        return False
    alone = " " in draft.words(clause.negation.span).strip() and clause.who in (None, "me") and not clause.subjects
    more = clause.places or clause.marks or clause.persons or clause.exclusions or clause.subordinate
    return alone and not more and len(clause.phrases) == 1 and _are_trumps(clause.phrases[0])


def _are_trumps(phrase: NounPhrase) -> bool:
    return phrase.suit == "T" and not (phrase.ranks or phrase.cards or phrase.act or phrase.noun or phrase.number)


def _draw(clause: Clause) -> None:
    if clause.negation is not None:
        clause.verb, clause.verb_name = Mark(clause.negation.span, "VERB", "draw.base"), "draw"
