"""The rules of grammars/passages.toml, as patterns over spaCy tokens."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

import spacy
from spacy.language import Language
from spacy.matcher import Matcher

from nlclaim.resources import read_resource

_ANY = {"OP": "?"}
_GAP = 3
"""Words that `..` may stand for."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What makes a passage what it is, and the words that say so."""

    id: str
    kind: str
    when: str
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that fits, and where: tokens, end exclusive."""

    rule: Rule
    start: int
    end: int


@cache
def load_rules() -> tuple[Rule, ...]:
    """The rules in the order in which they are tried. Raises ResourceError when their file is missing."""
    data = tomllib.loads(read_resource("grammars", "passages.toml"))
    return tuple(Rule(rule["id"], rule["kind"], rule.get("when", ""), tuple(rule["patterns"])) for rule in data["rule"])


@cache
def load_tokens() -> Language:
    """spaCy's English tokens: what the patterns are matched against."""
    return spacy.blank("en")


@cache
def _matcher() -> Matcher:
    matcher = Matcher(load_tokens().vocab)
    for rule in load_rules():
        matcher.add(rule.id, [token_pattern(pattern) for pattern in rule.patterns])
    return matcher


def find_hits(doc: Any) -> list[Hit]:
    """The rules whose words a Doc has, in the order of the rules, the first place of each."""
    strings = doc.vocab.strings
    first: dict[str, tuple[int, int]] = {}
    for key, start, end in _matcher()(doc):
        name = strings[key]
        if name not in first or (start, -end) < (first[name][0], -first[name][1]):
            first[name] = (start, end)
    return [Hit(rule, *first[rule.id]) for rule in load_rules() if rule.id in first]


def token_pattern(pattern: str) -> list[dict[str, Any]]:
    """A pattern of the rules file as spaCy's Matcher wants it."""
    tokens: list[dict[str, Any]] = []
    for word in pattern.split():
        if word in ("..", "..?"):
            tokens += [_ANY] * _GAP
            continue
        optional = word.endswith("?") and word != "?"
        tokens.append(_word(word.removesuffix("?") if optional else word) | ({"OP": "?"} if optional else {}))
    return tokens


def _word(word: str) -> dict[str, Any]:
    if word == "<Name>":
        return {"IS_TITLE": True}
    parts = word.split("|")
    if any(part.endswith("*") for part in parts):
        choices = "|".join(re.escape(part.removesuffix("*")) + (r"\w*" if part.endswith("*") else "") for part in parts)
        return {"LOWER": {"REGEX": f"^(?:{choices})$"}}
    return {"LOWER": parts[0]} if len(parts) == 1 else {"LOWER": {"IN": parts}}
