"""Letters and numbers that mark the items of a list: "a) trumps b) clubs", "step 1 trumps, step 2 clubs"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme

_LETTERS: Final[tuple[tuple[str, ...], ...]] = (
    ("a", "b", "c", "d", "e", "f"),
    ("i", "ii", "iii", "iv", "v", "vi"),
)
_STEPS: Final = frozenset({"step", "stage", "phase"})
_FEWEST: Final = 2
"""Items that make a list."""


def read_list_marks(lexemes: list[Lexeme], text: str) -> None:
    """The mark of the first item says nothing, that of each other one that it comes then."""
    if ")" in text:
        for letters in _LETTERS:
            _mark_items(lexemes, _lettered(lexemes, letters))
        _skip_letter_alone(lexemes)
    elif text.lower().startswith(("a. ", "i. ")):
        for letters in _LETTERS:
            _mark_items(lexemes, _lettered(lexemes, letters, behind="STOP"))
    lower = text.lower()
    for name in _STEPS:
        if name in lower:
            _mark_items(lexemes, _numbered(lexemes, name))


def _lettered(lexemes: list[Lexeme], letters: tuple[str, ...], behind: str = "CLOSE") -> list[tuple[int, int]]:
    """Where the letters stand in their order, each with a bracket or a stop behind it: from first to last lexeme."""
    items: list[tuple[int, int]] = []
    for place, lexeme in enumerate(lexemes):
        due = letters[len(items)] if len(items) < len(letters) else ""
        if lexeme.plain.lower() == due and label_at(lexemes, place + 1) == behind:
            items.append((place - (label_at(lexemes, place - 1) == "OPEN"), place + 1))
    return items


def _skip_letter_alone(lexemes: list[Lexeme]) -> None:
    """ "*c)* concede the last spade": one item of a list that was begun before."""
    if len(lexemes) > _FEWEST and lexemes[0].plain.lower() in _LETTERS[0] and label_at(lexemes, 1) == "CLOSE":
        for place in range(2):
            lexemes[place] = relabel(lexemes[place], "SKIP", "")


def _numbered(lexemes: list[Lexeme], name: str) -> list[tuple[int, int]]:
    """ "*Step 1*", "*step two*", in their order."""
    items: list[tuple[int, int]] = []
    for place, lexeme in enumerate(lexemes):
        number = lexeme_at(lexemes, place + 1)
        if lexeme.plain.lower() == name and number.label == "NUMBER" and number.value == str(len(items) + 1):
            behind = label_at(lexemes, place + 2) in ("COLON", "DASH", "CLOSE", "COMMA")
            items.append((place, place + 1 + behind))
    return items


def _mark_items(lexemes: list[Lexeme], items: list[tuple[int, int]]) -> None:
    if len(items) < _FEWEST:
        return
    for number, (start, end) in enumerate(items):
        for place in range(start, end + 1):
            lexemes[place] = relabel(lexemes[place], "SKIP", "")
        if number:
            lexemes[start] = relabel(lexemes[start], "THEN", "then")
