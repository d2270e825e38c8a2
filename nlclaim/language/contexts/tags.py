"""Tags, which ask for assent and say nothing: "I lose a club, *don't I*", "you can't do that, *can you*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import JOINTS, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme

_VERBS: Final = frozenset({"have.base", "have.s", "have.past", "do.base"})
_PERSONS: Final = frozenset({"me", "you", "he", "it", "they"})
_ENDS: Final = JOINTS | {"END", "FILLER"}


def settle_tag(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """A pause in place of a tag that begins here, whose other words go; its value is the person asked of."""
    lexeme, denied = lexemes[place], label_at(lexemes, place + 1) == "NEG"
    asks = lexeme.label in ("AUX", "BE") or lexeme.value in _VERBS
    person = lexeme_at(lexemes, place + 1 + denied)
    ends = label_at(lexemes, place + 2 + denied) in _ENDS
    if not (asks and place and ends) or person.label != "PERSON" or person.value not in _PERSONS:
        return None
    if not denied and not _turns_denial(lexemes, place, person):
        return None
    for at in range(place + 1, place + 2 + denied):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return relabel(lexeme, "COMMA", person.value)


def _turns_denial(lexemes: list[Lexeme], place: int, person: Lexeme) -> bool:
    """ "You can't manage that, *can you*"; "leave the ace, *will you*" is asked of somebody."""
    bids = person.value == "you" and lexemes[place].word in ("will", "would")
    denied = any(each.label == "NEG" or each.value in ("no", "none") for each in lexemes[:place])
    return label_at(lexemes, place - 1) == "COMMA" and denied and not bids
