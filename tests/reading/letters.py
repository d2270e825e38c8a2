"""Letters looked at: what the text of a statement costs in slices, copies, searches and regular expressions.

Counting lines of Python misses it: one line that searches the whole text again for every clause is one line a clause.
A text of `Letters` counts what is done with it by itself; regular expressions, which see only its letters, are counted
while `counted_patterns` puts others in the place of those that the modules of the reader have.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, SupportsIndex


class Count:
    """How many letters have been looked at."""

    letters = 0


class Letters(str):
    """A text that counts the letters that are looked at in it, and in its copies."""

    count: Count

    @classmethod
    def of(cls, text: str, count: Count) -> Letters:
        letters = cls(text)
        letters.count = count
        return letters

    def _copied(self, text: str) -> Letters:
        self.count.letters += len(text)
        return Letters.of(text, self.count)

    def __getitem__(self, key: SupportsIndex | slice) -> str:
        found = super().__getitem__(key)
        return self._copied(found) if isinstance(key, slice) else found

    def __contains__(self, key: object) -> bool:
        return self.find(str(key)) >= 0

    def lower(self) -> str:
        return self._copied(super().lower())

    def translate(self, table: Any) -> Letters:
        return self._copied(super().translate(table))

    def strip(self, chars: str | None = None) -> str:
        return self._copied(super().strip(chars))

    def lstrip(self, chars: str | None = None) -> str:
        return self._copied(super().lstrip(chars))

    def rstrip(self, chars: str | None = None) -> str:
        return self._copied(super().rstrip(chars))

    def replace(self, old: str, new: str, count: SupportsIndex = -1) -> str:
        return self._copied(super().replace(old, new, count))

    def split(self, sep: str | None = None, maxsplit: SupportsIndex = -1) -> Any:
        self.count.letters += len(self)
        return super().split(sep, maxsplit)

    def find(self, sub: str, start: Any = 0, end: Any = None) -> int:
        last = len(self) if end is None else min(end, len(self))
        found = super().find(sub, start, last)
        self.count.letters += (found + len(sub) if found >= 0 else last) - min(start, last)
        return found

    def rfind(self, sub: str, start: Any = 0, end: Any = None) -> int:
        last = len(self) if end is None else min(end, len(self))
        found = super().rfind(sub, start, last)
        self.count.letters += last - (found if found >= 0 else min(start, last))
        return found

    def index(self, sub: str, start: Any = 0, end: Any = None) -> int:
        self.find(sub, start, end)
        return super().index(sub, start, len(self) if end is None else end)


class _Counted:
    """A regular expression that counts how far it looked; where it does not match, that it looked at all."""

    def __init__(self, pattern: re.Pattern[str], count: Count) -> None:
        self._pattern = pattern
        self._count = count

    def __getattr__(self, name: str) -> Any:
        return getattr(self._pattern, name)

    def search(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> re.Match[str] | None:
        found = self._pattern.search(text, pos, endpos)
        self._count.letters += max((found.end() if found else min(endpos, len(text))) - pos, 0)
        return found

    def match(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> re.Match[str] | None:
        found = self._pattern.match(text, pos, endpos)
        self._count.letters += found.end() - pos if found else 1
        return found

    def fullmatch(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> re.Match[str] | None:
        found = self._pattern.fullmatch(text, pos, endpos)
        self._count.letters += found.end() - pos if found else 1
        return found

    def finditer(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> Iterator[re.Match[str]]:
        self._count.letters += max(min(endpos, len(text)) - pos, 0)
        return self._pattern.finditer(text, pos, endpos)

    def findall(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> list[Any]:
        self._count.letters += max(min(endpos, len(text)) - pos, 0)
        return self._pattern.findall(text, pos, endpos)

    def split(self, text: str, maxsplit: int = 0) -> list[Any]:
        self._count.letters += len(text)
        return self._pattern.split(text, maxsplit)

    def sub(self, by: Any, text: str, count: int = 0) -> str:
        self._count.letters += len(text)
        return self._pattern.sub(by, text, count)


def _counted(value: Any, count: Count) -> Any:
    """The same with every regular expression in it counted, by itself, in a tuple or in a table."""
    if isinstance(value, re.Pattern):
        return _Counted(value, count)
    if type(value) is tuple and any(isinstance(each, (re.Pattern, tuple)) for each in value):
        return tuple(_counted(each, count) for each in value)
    if type(value) is dict and any(isinstance(each, re.Pattern) for each in value.values()):
        return {key: _counted(each, count) for key, each in value.items()}
    return value


@contextmanager
def counted_patterns(count: Count, *packages: str) -> Iterator[None]:
    """While it lasts, the regular expressions that modules of the packages have by name count what they look at."""
    replaced: list[tuple[dict[str, Any], str, Any]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith(packages):
            names = vars(module)
            for each, value in list(names.items()):
                if (counted := _counted(value, count)) is not value and counted != value:
                    replaced.append((names, each, value))
                    names[each] = counted
    try:
        yield
    finally:
        for names, each, value in replaced:
            names[each] = value
