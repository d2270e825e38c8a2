"""Who claims, by the words: a seat, a player whom the log names, declarer, dummy or a defender."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SEATS = {"n": "N", "north": "N", "e": "E", "east": "E", "s": "S", "south": "S", "w": "W", "west": "W"}
_ROLES = {"declarer": "declarer", "decl": "declarer", "dclr": "declarer", "dummy": "dummy", "defender": "defender"}
_SAME_NAME = 4
"""Letters by which a nickname is known: "meck", "kran"."""
_VERB = re.compile(r"cl(?:ai|ia)m|conc?ed|sa(?:y|id)|show|fac|tabl|lays|gives|gave|ask", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")


def find_claimer(text: str, names: Sequence[str] = ()) -> str | None:
    """A seat's letter, `declarer`, `dummy`, `defender`, or None when the words do not tell. `names` are by seat."""
    verb = _VERB.search(text)
    if verb is None:
        return None
    before = [match[0] for match in _WORD.finditer(text, 0, verb.start())]
    if before and (found := _who(before[0], names)):
        return found  # whom the sentence begins with, though others are named on the way
    for word in reversed(before[-6:]):
        if word.lower() in ("he", "she", "they", "who", "opponents"):
            return None
        if found := _who(word, names):
            return found
    after = re.match(r"\w*\s+(?:by|from)\s+([^\W\d_]+)", text[verb.start() :])
    return _who(after[1], names) if after else None


def _who(word: str, names: Sequence[str]) -> str | None:
    lower = word.lower()
    if lower in _SEATS and (len(word) > 1 or word.isupper()):
        return _SEATS[lower]
    return _ROLES.get(lower) or _player(lower, names)


def _player(word: str, names: Sequence[str]) -> str | None:
    """The one seat whose player has this name, or a longer one that begins so."""
    exact = [seat for seat, name in zip("NESW", names, strict=False) if word in re.split(r"[\s.'-]+", name.lower())]
    if len(exact) == 1:
        return exact[0]
    if len(word) < _SAME_NAME:
        return None
    start = re.compile(rf"\b{re.escape(word)}")
    begun = [seat for seat, name in zip("NESW", names, strict=False) if start.search(name.lower())]
    return begun[0] if len(begun) == 1 else None
