"""The policy keys: what directors and authorities can disagree about, the values each may take, and the default."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from nlclaim.errors import LawDataError
from nlclaim.law.concepts import CONCEPTS
from nlclaim.law.data import Value, check_keys, check_value, data_root, read_toml, text_of

_FILE = "policy_keys.toml"


@dataclass(frozen=True, slots=True)
class PolicyKey:
    """One key. `variants` are the other values a director might take where no authority speaks."""

    name: str
    text: str
    values: tuple[Value, ...]
    words: tuple[str, ...]
    """Each value as a sentence that can be read aloud, without its capital and its full stop."""
    default: Value
    variants: tuple[Value, ...] = ()
    concept: str | None = None
    """The concept of the Laws under which the key falls; the edition gives its clause."""

    def say(self, value: Value) -> str:
        """The value in words."""
        return self.words[self.values.index(value)]

    @property
    def unsettled(self) -> bool:
        """Whether no authority and no edition speaks on it, so that a ruling that turns on it is judgement."""
        return bool(self.variants)


def read_policy_keys(root: Traversable) -> Mapping[str, PolicyKey]:
    """The keys of `root`'s `policy_keys.toml`, in the order of the file."""
    tables = check_keys(_FILE, "file", read_toml(root, _FILE), ["keys"])["keys"]
    return MappingProxyType({name: _make_key(name, table) for name, table in tables.items()})


def _make_key(name: str, content: object) -> PolicyKey:
    table = check_keys(_FILE, name, content, ["text", "values", "words", "default"], ["variants", "concept"])
    values = _values(name, table)
    variants = tuple(check_value(_FILE, f"{name}.variants", each, values) for each in table.get("variants", ()))
    default = check_value(_FILE, f"{name}.default", table["default"], values)
    if default in variants:
        raise LawDataError(_FILE, f"{name}.variants", "the default is not a variant")
    text, words = text_of(_FILE, name, table, "text"), _words(name, table, len(values))
    return PolicyKey(name, text, values, words, default, variants, _concept(name, table))


def _concept(name: str, table: Mapping[str, Any]) -> str | None:
    concept: str | None = table.get("concept")
    if concept is not None and concept not in CONCEPTS:
        raise LawDataError(_FILE, f"{name}.concept", f"{concept!r} is not a concept; known: {', '.join(CONCEPTS)}")
    return concept


def _values(name: str, table: Mapping[str, Any]) -> tuple[Value, ...]:
    values = table["values"]
    if not isinstance(values, list) or len(values) < 2 or not all(isinstance(each, str | bool) for each in values):
        raise LawDataError(_FILE, f"{name}.values", "two or more texts, or true and false, are wanted here")
    return tuple(values)


def _words(name: str, table: Mapping[str, Any], number: int) -> tuple[str, ...]:
    words = table["words"]
    if not isinstance(words, list) or len(words) != number or not all(isinstance(each, str) and each for each in words):
        raise LawDataError(_FILE, f"{name}.words", "a text for each of the values is wanted here")
    return tuple(words)


@functools.cache
def load_policy_keys() -> Mapping[str, PolicyKey]:
    """Every policy key by its name."""
    return read_policy_keys(data_root())


def unsettled_variants() -> tuple[tuple[str, Value], ...]:
    """The keys on which no authority speaks, each with another value that a director might take."""
    return tuple((key.name, value) for key in load_policy_keys().values() for value in key.variants)
