"""Who "the defence" is, and "EW", and "declarer" where something is his: the claimer's side or the other."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Element, Mark, NounPhrase, Prepositional, Statement


def take_side(statement: Statement, claimer_role: str | None, claimer_seat: str | None) -> Statement:
    """The statement with "the defence" and "EW" read as `me` or `you`, by who claims.

    `claimer_role`: `defender`, `declarer` or None.
    """
    sides = _sides_named(statement, claimer_role, claimer_seat)
    if not sides:
        return statement
    parts = tuple(replace(part, elements=tuple(_taken(e, sides) for e in part.elements)) for part in statement.parts)
    return replace(statement, parts=parts)


def _sides_named(statement: Statement, claimer_role: str | None, claimer_seat: str | None) -> dict[str, str]:
    """`me` or `you` for each side that is named by what it does or where it sits, and for whose "declarer's" is."""
    text = statement.text.lower()
    corrected = any("def" in correction.meant for correction in statement.corrections)
    sides = {}
    if corrected or "def" in text:
        sides["defence"] = "me" if claimer_role == "defender" else "you"
    if _PAIR.search(text) is not None:
        sides |= _pairs_named(statement, claimer_role, claimer_seat)
        if text.startswith(("no ", "no,")) and len({*sides} & {*_SEATS_OF}) == len(_SEATS_OF):
            sides["mended"] = "you"  # "no no, the other nine are for EW, NS one": an operator mends an entry
    if "declarer" in text:
        others = sides.get("defence", sides.get("east_west", sides.get("north_south"))) == "you"
        told = claimer_role is None and (others or _SEAT_GETS.search(text) is not None)
        declarers = claimer_role == "declarer" or (told and _SPEAKER.search(text) is None)
        sides["declarers"] = "me" if declarers else "you"
    return sides


_PAIR: Final = re.compile(r"\b(?:n\W?s|e\W?w|north\W(?:and\W)?south|east\W(?:and\W)?west)\b")
_SEAT_GETS: Final = re.compile(
    r"\b(?:east|west|north|south)(?:['’]ll| will| can)? (?:get|take|make|win|have|has|to (?:get|take|make|come))"
)
_HIMSELF: Final = re.compile(r"\b(?:i|my|mine|me)\b")
_SPEAKER: Final = re.compile(r"\b(?:i|we|my|mine|our|ours|me|us|claim\w*|conced\w*|said|says)\b")
"""What a defender says who speaks for himself, or what tells that he speaks."""


def _pairs_named(statement: Statement, claimer_role: str | None, claimer_seat: str | None) -> dict[str, str]:
    """Which pair is the claimer's: where he sits, not the one told of beside him or declarer, else the first named."""
    named = [e.value for part in statement.parts for e in part.elements if isinstance(e, Mark) and e.value in _SEATS_OF]
    if not named:
        return {}
    own = next((pair for pair, seats in _SEATS_OF.items() if claimer_seat and claimer_seat in seats), named[0])
    other = "east_west" if own == "north_south" else "north_south"
    text = statement.text.lower()
    left = len({*named}) == 1 and _PAIR_GETS.search(text) is not None
    declares = claimer_role != "defender" and ("declarer" in text or left)
    if claimer_seat is None and (declares or _HIMSELF.search(text) is not None):
        return {own: "you", other: "me"}  # "EW get a trump and I have the rest", "EW are due a heart"
    return {own: "me", other: "you"}


_PAIR_GETS: Final = re.compile(
    rf"{_PAIR.pattern}(?:['’]ll| will| still| must| have to)* (?:are due|get|come to|score)\b"
)
"""How tricks are told of that a pair is left with: who claims takes them, or has them."""
_SEATS_OF: Final = {"north_south": "NS", "east_west": "EW"}


def _taken(element: Element, sides: dict[str, str]) -> Element:
    if isinstance(element, Mark) and element.label == "MINE" and element.value == "declarer":
        return replace(element, value=sides.get("declarers", "you"))
    if isinstance(element, Mark) and element.value in sides:
        if element.value in _SEATS_OF and "mended" in sides:
            return replace(element, label="META", value="objection")
        return replace(element, value=sides[element.value])
    if isinstance(element, Prepositional) and isinstance(element.object, Mark) and element.object.value in sides:
        return replace(element, object=replace(element.object, value=sides[element.object.value]))
    value = sides.get("defence")
    if value is None:
        return element
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
