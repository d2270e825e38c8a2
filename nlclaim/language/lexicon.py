"""The lexicon: `grammars/lexicon.toml` as a longest-match phrase table, verbs inflected.

A lexeme is a label (a terminal of `claim.lark`) with a value. One phrase has one lexeme: what else it can mean in
context is decided in `contexts`.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from nlclaim.errors import ResourceError
from nlclaim.resources import read_resource

_VOWELS: Final = "aeiou"
#: First halves of compounds whose second half is inflected: "cross ruffing".
_PREFIXES: Final = frozenset({"cross", "over", "x", "end"})
#: Contracted words and what they are in full; "'s" is "is" behind these words only.
_IN_FULL: Final = {"'m": "am", "'re": "are", "'ll": "will", "'ve": "have", "n't": "not"}
_BEFORE_IS: Final = frozenset({"that", "it", "there", "what", "here"})
#: Tables of lexicon.toml that are not labels.
_SPECIAL: Final = ("forms", "spelling", "sounds")


class Entry(NamedTuple):
    """What a phrase is: `VERB draw.ing`, `SUIT H+`."""

    label: str
    value: str


class Node:
    """A node of the phrase trie: the words that may follow, and the entry of the phrase that ends here."""

    def __init__(self) -> None:
        self.following: dict[str, Node] = {}
        self.entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The phrases as a trie of words; spelling and sound-alike tables."""

    phrases: Node
    vocabulary: frozenset[str]
    spelling: dict[str, str]
    sounds: dict[str, str]

    def entry(self, word: str) -> Entry | None:
        """The entry of a one-word phrase, None when it has none."""
        node = self.phrases.following.get(word)
        return node.entry if node is not None else None


@cache
def load_lexicon() -> Lexicon:
    """The lexicon that ships with the package. Raises ResourceError naming a phrase listed twice."""
    return parse_lexicon(read_resource("grammars", "lexicon.toml"))


def parse_lexicon(source: str) -> Lexicon:
    """A lexicon from the text of a lexicon.toml. Raises ResourceError naming a broken or repeated phrase."""
    data = tomllib.loads(source)
    tables, irregular = _spelled_out(data), data.get("forms", {})
    entries: dict[tuple[str, ...], Entry] = {}
    _check_repeats(tables)
    _check_verbs(tables.get("VERB", {}))
    for phrase, entry in _iter_phrases(tables, irregular):
        known = entries.setdefault(phrase, entry)
        # An inflected verb gives way to a word listed as itself; the reader of contexts turns it back.
        if known.label == "VERB" != entry.label:
            entries[phrase] = entry
        elif known != entry and entry.label != "VERB":
            raise ResourceError(f"lexicon.toml: {' '.join(phrase)!r} is both {known} and {entry}")
    for phrase, entry in tuple(entries.items()):
        # In full a bare auxiliary is words that have entries of their own.
        if phrase[-1] not in _IN_FULL:
            entries.setdefault(_in_full(phrase), entry)
    return Lexicon(
        _trie(entries),
        frozenset(word for phrase in entries for word in phrase),
        data.get("spelling", {}),
        data.get("sounds", {}),
    )


def _spelled_out(data: dict[str, dict[str, list[str]]]) -> dict[str, dict[str, list[str]]]:
    """The tables that are labels, with every phrase that their patterns stand for."""
    return {
        label: {
            value: [said for pattern in patterns for said in spell_out(pattern)] for value, patterns in table.items()
        }
        for label, table in data.items()
        if label not in _SPECIAL
    }


def spell_out(pattern: str) -> list[str]:
    """The phrases that a pattern stands for: "no (use|point) in" is "no use in" and "no point in".

    An alternative may be empty, and of several words; none holds another in it. Raises ResourceError naming a pattern
    with a bracket that is not opened or not closed.
    """
    parts = _ALTERNATIVES.split(pattern)  # what is fixed and what is not, by turns
    if any(mark in fixed for fixed in parts[::2] for mark in "()|"):
        raise ResourceError(f"lexicon.toml: {pattern!r} is no pattern: write (one|other), without brackets in brackets")
    choices = [part.split("|") if number % 2 else [part] for number, part in enumerate(parts)]
    return [" ".join("".join(chosen).split()) for chosen in product(*choices)]


_ALTERNATIVES: Final = re.compile(r"\(([^()]*)\)")


def _check_repeats(tables: dict[str, dict[str, list[str]]]) -> None:
    """Refuses a phrase that stands twice under one key."""
    for label, table in tables.items():
        for value, phrases in table.items():
            repeated = next((phrase for phrase, times in Counter(phrases).items() if times > 1), None)
            if repeated is not None:
                raise ResourceError(f"lexicon.toml: {repeated!r} stands twice under {label} {value}")


def _check_verbs(table: dict[str, list[str]]) -> None:
    """Refuses a verb under two keys; that the forms of two verbs are alike ("found") is nobody's mistake."""
    known: dict[str, str] = {}
    for value, phrases in table.items():
        for phrase in phrases:
            if known.setdefault(phrase, value) != value:
                raise ResourceError(f"lexicon.toml: {phrase!r} is both VERB {known[phrase]} and VERB {value}")


def _in_full(phrase: tuple[str, ...]) -> tuple[str, ...]:
    """A phrase without its contractions: "that 's all" said as "that is all"."""
    return tuple(
        "is" if word == "'s" and before in _BEFORE_IS else _IN_FULL.get(word, word)
        for before, word in zip(("", *phrase), phrase, strict=False)
    )


def _trie(entries: dict[tuple[str, ...], Entry]) -> Node:
    root = Node()
    for phrase, entry in entries.items():
        node = root
        for word in phrase:
            if word not in node.following:
                node.following[word] = Node()
            node = node.following[word]
        node.entry = Entry(sys.intern(entry.label), sys.intern(entry.value))  # compared a hundred times a statement
    return root


def _iter_phrases(
    tables: dict[str, dict[str, list[str]]], irregular: dict[str, list[str]]
) -> Iterator[tuple[tuple[str, ...], Entry]]:
    for label, table in tables.items():
        for value, phrases in table.items():
            for phrase in phrases:
                words = tuple(phrase.split())
                if label == "VERB":
                    yield from _inflected(value, words, irregular)
                else:
                    yield words, Entry(label, value)


def _inflected(
    verb: str, words: tuple[str, ...], irregular: dict[str, list[str]]
) -> Iterator[tuple[tuple[str, ...], Entry]]:
    if len(words) == 2 and words[0] in _PREFIXES and words[1] in ("ruff", "trump", "play"):
        for (inflected, *_), entry in _inflected(verb, words[1:], irregular):
            yield (words[0], inflected), entry
        return
    base, rest = words[0], words[1:]
    yield words, Entry("VERB", f"{verb}.base")
    yield (_third_person(base), *rest), Entry("VERB", f"{verb}.s")
    yield (_gerund(base), *rest), Entry("VERB", f"{verb}.ing")
    for past in irregular.get(base, [_past(base)]):
        if past != base:
            yield (past, *rest), Entry("VERB", f"{verb}.past")


def _third_person(verb: str) -> str:
    if verb in ("go", "do"):
        return verb + "es"
    if verb == "have":
        return "has"
    if verb.endswith(("s", "sh", "ch", "x")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ies"
    return verb + "s"


def _stem(verb: str) -> str:
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1]
    if _DOUBLING.fullmatch(verb):
        return verb + verb[-1]
    return verb


_DOUBLING: Final = re.compile(r"[^aeiou]*(?:qu)?[aeiou][bdglmnprt]|begin|admit|rebut")
"""One vowel and one consonant at the end of one syllable: both "run" and "grab" double theirs, "draw" does not."""


def _gerund(verb: str) -> str:
    return {"lie": "lying", "be": "being"}.get(verb, _stem(verb) + "ing")


def _past(verb: str) -> str:
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ied"
    return _stem(verb) + "ed"
