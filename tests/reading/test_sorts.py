"""The patterns that look among the sorts of words name no sort and no word that is never there."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from nlclaim.reading import disputed, told_later
from nlclaim.reading.disputed import told_apart
from nlclaim.reading.telling import SORTS, words_by_sort

_SYNTAX = re.compile(r"\(\?P<\w+>|\[[^\]]*\]|\\.")
_WORD = re.compile(r"\w+(?:-\w+)*")


def _words_of(module: ModuleType) -> set[str]:
    """The words in the patterns of a module; those that ignore case look in the text itself."""
    patterns = [each for each in vars(module).values() if isinstance(each, re.Pattern)]
    among_sorts = [each.pattern for each in patterns if not each.flags & re.IGNORECASE]
    return {word for pattern in among_sorts for word in _WORD.findall(_SYNTAX.sub(" ", pattern))}


def _occurs(word: str) -> bool:
    if word[0].isupper():
        return word in SORTS or word == "Quote"
    return words_by_sort(word).sorts == f"{word} "


@pytest.mark.parametrize("module", [disputed, told_later])
def test_every_word_of_a_pattern_occurs(module: ModuleType) -> None:
    assert sorted(word for word in _words_of(module) if not _occurs(word)) == []


def test_every_sort_is_looked_for() -> None:
    assert set(SORTS) - _words_of(disputed) - _words_of(told_later) == {""}


@pytest.mark.parametrize(
    ("told", "versions"),
    [
        ("drawing trumps, while East denies it.", ["drawing trumps", ""]),
        ("Declarer says he said drawing trumps; EW: no mention of trumps", ["drawing trumps", ""]),
        ("Declarer said he said drawing trumps. East: made no statement", ["drawing trumps", ""]),
        ("it is unclear whether they said drawing trumps", ["", "drawing trumps"]),
        ("drawing trumps, so South says; denied by East", ["drawing trumps", ""]),
        ("drawing trumps, South says so, while East denies it", ["drawing trumps", ""]),
    ],
)
def test_versions_told_with_words_of_several_sorts(told: str, versions: list[str]) -> None:
    assert told_apart(told) == versions
