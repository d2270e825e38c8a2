"""What occurs in the clauses of a statement: by it a step is known to find nothing before it looks at any of them."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.segmentation.clause import Clause

NeededSigns = tuple[frozenset[str], ...]
"""Of each of the sets one sign must occur."""

ALWAYS: Final[NeededSigns] = ()


def needs(*alternatives: str) -> NeededSigns:
    """What must occur: one of the words of each of the strings, as in `needs("SEVERAL", "say claim")`."""
    return tuple(frozenset(words.split()) for words in alternatives)


def has_signs(signs: set[str], needed: NeededSigns) -> bool:
    """Whether whatever is needed occurs."""
    return not any(alternatives.isdisjoint(signs) for alternatives in needed)


def signs_of(clauses: list[Clause], trumps: str | None = None) -> set[str]:
    """What occurs: the names of verbs, persons, prepositions and connectives, the labels of marks and joints.

    Besides: `SEVERAL` (clauses), `BE` (a copula), `NEG`, `PAST` (the past or the perfect), `EXCEPT`, and of what is
    named `NUMBER`, `ACT` ("a ruff"), `TRUMPS`, `noun:loser` and other nouns.
    """
    signs = {"SEVERAL"} if len(clauses) > 1 else set[str]()
    for clause in clauses:
        _add_words(clause, signs)
        for phrase in clause.phrases:
            _add_named(phrase, trumps, signs)
        for phrase in clause.subjects:
            _add_named(phrase, trumps, signs)
    return signs


def _add_words(clause: Clause, signs: set[str]) -> None:
    signs.add(clause.verb_name)
    if clause.copula is not None:
        signs.add("BE")
    if clause.negation is not None:
        signs.add("NEG")
    if clause.exclusions:
        signs.add("EXCEPT")
    if clause.perfect or clause.is_past:
        signs.add("PAST")
    if clause.link == "or":
        signs.add("OR")
    if (who := clause.who) is not None:
        signs.add(who)
    for person in clause.persons:
        signs.add(person.value)
    for mark in clause.marks:
        signs.add(mark.label)
    for place in clause.places:
        signs.add(place.preposition)
    for joint in clause.joints:
        signs.add(joint.label)
        signs.add(joint.value)


def _add_named(phrase: NounPhrase, trumps: str | None, signs: set[str]) -> None:
    if phrase.number is not None:
        signs.add("NUMBER")
    if phrase.act is not None:
        signs.add("ACT")
    if phrase.noun is not None:
        signs.add(f"noun:{phrase.noun}")
    if phrase.suit is not None and phrase.suit in ("T", trumps):
        signs.add("TRUMPS")
