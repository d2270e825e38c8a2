"""Other versions of what was said, reported behind it: "all mine (East heard 'drawing trumps, all mine')"."""

from __future__ import annotations

import re

_BEHIND = re.compile(r"\s*\(([^()]*)\)\s*$")
_HEARD = re.compile(
    r"\b(?:hear|heard|hears|report(?:ed|s)|remember(?:ed|s)|said|says|added|insist(?:ed|s)|according)\b", re.I
)
_QUOTED = re.compile(r"(?<!\w)['\"‘“](.{2,}?)['\"’”](?!\w)")
_ADDED = re.compile(r"\badded\W*$", re.I)


def split_versions(statement: str) -> tuple[str, tuple[str, ...]]:
    """The statement by itself, and the other versions of it that a parenthesis behind it reports in quotes.

    What somebody "added" is a version with those words behind the others. Without quotes, or without a word of hearing
    or saying, a parenthesis is part of the statement.
    """
    behind = _BEHIND.search(statement)
    if behind is None or not behind.start() or not _HEARD.search(behind[1]):
        return statement, ()
    said = statement[: behind.start()]
    found = []
    for quoted in _QUOTED.finditer(behind[1]):
        added = _ADDED.search(behind[1][: quoted.start()])
        found.append(f"{said}, {quoted[1]}" if added else quoted[1])
    others = dict.fromkeys(version for version in found if version.casefold() != said.casefold())
    return (said, tuple(others)) if found else (statement, ())
