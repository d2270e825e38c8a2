"""Who "the defence" is: the speaker's side when a defender speaks, else the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Element, Mark, NounPhrase, Prepositional, Statement


def take_side(statement: Statement, claimer_role: str | None) -> Statement:
    """The statement with "the defence" read as `me` or `you`, by who claims (`defender`, `declarer` or None)."""
    corrected = any("def" in correction.meant for correction in statement.corrections)
    if not corrected and "def" not in statement.text.lower():
        return statement
    value = "me" if claimer_role == "defender" else "you"
    parts = tuple(replace(part, elements=tuple(_taken(e, value) for e in part.elements)) for part in statement.parts)
    return replace(statement, parts=parts)


def _taken(element: Element, value: str) -> Element:
    if isinstance(element, Mark) and element.value == "defence":
        return replace(element, value=value)
    if isinstance(element, Prepositional) and isinstance(element.object, Mark) and element.object.value == "defence":
        return replace(element, object=replace(element.object, value=value))
    if isinstance(element, NounPhrase):
        return _with_owner(element, _OWNERS[value])
    if isinstance(element, Prepositional) and isinstance(element.object, NounPhrase):
        return replace(element, object=_with_owner(element.object, _OWNERS[value]))
    return element


_OWNERS: Final = {"me": "my", "you": "your"}


def _with_owner(phrase: NounPhrase, owner: str) -> NounPhrase:
    """ "*The defenders'* trump", "one of *the defence's* trumps"."""
    of = _with_owner(phrase.of, owner) if phrase.of is not None else None
    return replace(phrase, determiner=owner if phrase.determiner == "defence" else phrase.determiner, of=of)
