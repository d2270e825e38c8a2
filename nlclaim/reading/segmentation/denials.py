"""How far a denial goes: "I won't ruff *or finesse*", "no ruff *or finesse*", "not drawing, *ruffing or finessing*"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Mark
from nlclaim.reading.segmentation.clause import Clause

_PAUSE: Final = frozenset({"COMMA"})
_ALTERNATIVE: Final = frozenset({"OR", "COMMA"})


def carry_denials(clauses: list[Clause]) -> None:
    """ "I don't ruff hearts *or draw trumps*": what goes on from a denied play, without a subject, is denied too."""
    for place, clause in enumerate(clauses):
        if place == 0 or clause.link != "or" or not _goes_on(clauses[place - 1], clause, _ALTERNATIVE):
            continue
        first = place - 1
        while _denial(clauses[first]) is None and first and _goes_on(clauses[first - 1], clauses[first], _PAUSE):
            first -= 1  # "I'm not drawing trumps, *ruffing* or finessing"
        denial = _denial(clauses[first])
        if denial is None:
            continue
        for each in clauses[first + 1 : place + 1]:
            each.negation = replace(denial, span=each.joints[-1].span)


def _goes_on(first: Clause, second: Clause, joints: frozenset[str]) -> bool:
    """Whether a clause has nothing of its own but what is done, after joints of certain kinds alone."""
    own = bool(second.subject or second.negation or second.subordinate or second.copula)
    own = own or any(mark.value != "to" for mark in second.auxiliaries)
    joined = bool(second.joints) and joints.issuperset(joint.label for joint in second.joints)
    return joined and not own and _is_alike(first, second)


def _denial(clause: Clause) -> Mark | None:
    """What denies a play: "*not* ruffing", or "*no ruff*", said as of cards that there are none of."""
    phrase = clause.only_phrase if clause.verb is None else None
    if clause.negation is None and phrase is not None and phrase.act and phrase.quantifier in ("no", "none"):
        return Mark(phrase.span, "NEG", "not")
    return clause.negation


def _is_alike(first: Clause, second: Clause) -> bool:
    """Whether the second goes on as the first began: the same form of a verb, or a play by its name."""
    named = bool(first.phrases) and all(phrase.act for phrase in first.phrases)
    if second.verb is None:
        return named and len(second.phrases) == 1 and bool(second.phrases[0].act)
    if first.verb is None:
        return named and second.verb.form in ("base", "s") and not (second.phrases or second.places)
    return first.verb.form == second.verb.form
