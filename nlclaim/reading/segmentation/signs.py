"""What occurs in the clauses of a statement: by it a step is known to find nothing before it looks at any of them.

Signs are bits of a number, so that it costs next to nothing to ask for them: some hundred times for every statement.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.segmentation.clause import Clause

NeededSigns = tuple[int, ...]
"""Of each of the numbers one bit must be among the signs."""

ALWAYS: Final[NeededSigns] = ()

_MOST_BITS: Final = 60
"""Bits of a number that is handled without an object. Where there are more words, some share a bit with another."""

_bits: Final[dict[str, int]] = {}
"""The bit of every word that something needs; whatever else occurs leaves no sign."""


def needs(*alternatives: str) -> NeededSigns:
    """What must occur: one of the words of each of the strings, as in `needs("SEVERAL", "say claim")`.

    To be called at import: it gives the words their bits.
    """
    return tuple(_mask_of(words.split()) for words in alternatives)


def _mask_of(words: list[str]) -> int:
    mask = 0
    for word in words:
        mask |= _bits.setdefault(word, 1 << len(_bits) % _MOST_BITS)
    return mask


def has_signs(signs: int, needed: NeededSigns) -> bool:
    """Whether whatever is needed may occur."""
    for alternatives in needed:  # noqa: SIM110 (as in `stems.holds_any`)
        if not signs & alternatives:
            return False
    return True


def signs_of(clauses: list[Clause], trumps: str | None = None) -> int:
    """What occurs: the names of verbs, persons, prepositions and connectives, the labels of marks and joints.

    Besides: `SEVERAL` (clauses), `BE` (a copula), `NEG`, `PAST` (the past or the perfect), `EXCEPT`, and of
    what is named `NUMBER`, `ACT` ("a ruff"), `TRUMPS`, `noun:loser` and other nouns.
    """
    signs = _bits.get("SEVERAL", 0) if len(clauses) > 1 else 0
    for clause in clauses:
        signs |= _signs_of_words(clause)
        for phrase in clause.phrases:
            signs |= _signs_of_named(phrase, trumps)
        for phrase in clause.subjects:
            signs |= _signs_of_named(phrase, trumps)
    return signs


def _signs_of_words(clause: Clause) -> int:
    signs = _bits.get(clause.verb_name, 0)
    if clause.copula is not None:
        signs |= _bits.get("BE", 0)
    if clause.negation is not None:
        signs |= _bits.get("NEG", 0)
    if clause.exclusions:
        signs |= _bits.get("EXCEPT", 0)
    if clause.perfect or clause.is_past:
        signs |= _bits.get("PAST", 0)
    if clause.link == "or":
        signs |= _bits.get("OR", 0)
    if (who := clause.who) is not None:
        signs |= _bits.get(who, 0)
    for person in clause.persons:
        signs |= _bits.get(person.value, 0)
    for mark in clause.marks:
        signs |= _bits.get(mark.label, 0)
    for place in clause.places:
        signs |= _bits.get(place.preposition, 0)
    for joint in clause.joints:
        signs |= _bits.get(joint.label, 0) | _bits.get(joint.value, 0)
    return signs


def _signs_of_named(phrase: NounPhrase, trumps: str | None) -> int:
    signs = 0
    if phrase.number is not None:
        signs |= _bits.get("NUMBER", 0)
    if phrase.act is not None:
        signs |= _bits.get("ACT", 0)
    if phrase.noun is not None:
        signs |= _bits.get(f"noun:{phrase.noun}", 0)
    if phrase.suit is not None and phrase.suit in ("T", trumps):
        signs |= _bits.get("TRUMPS", 0)
    return signs
