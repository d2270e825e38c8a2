"""Who "the defence" is: the speaker's side when a defender speaks, else the other."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Element, Mark, Prepositional, Statement


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
    return element
