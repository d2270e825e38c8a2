"""Authorities as overlays: each changes only the policy keys on which it says something, with the source for each."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType

from nlclaim.errors import LawDataError, UnknownEditionError
from nlclaim.law.data import Value, check_keys, check_value, confidence_of, data_root, read_toml, text_of, url_of
from nlclaim.law.editions import editions
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys
from nlclaim.law.rules import RuleSource, load_rules

_AUTHORITIES = ("wbf", "ebu", "acbl", "acbl1992", "dbf")
_DUPLICATE = tuple(law for law in editions() if law != "rubber")


@dataclass(frozen=True, slots=True)
class AuthorityPolicy:
    """What an authority says about one key, under the editions in `laws`."""

    value: Value
    rule: str
    """Id in the catalogue of normal play."""
    source: str
    url: str
    confidence: str
    said: str
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Authority:
    """One authority and the keys on which it speaks."""

    id: str
    title: str
    url: str
    policy: Mapping[str, AuthorityPolicy]


def authorities() -> tuple[str, ...]:
    """The authorities there are."""
    return _AUTHORITIES


@functools.cache
def load_authority(name: str) -> Authority:
    """The authority of that name. Raises UnknownEditionError."""
    if name not in _AUTHORITIES:
        raise UnknownEditionError(name, _AUTHORITIES, "authority")
    return read_authority(data_root(), name, load_policy_keys(), load_rules())


def read_authority(
    root: Traversable, name: str, keys: Mapping[str, PolicyKey], rules: Mapping[str, RuleSource]
) -> Authority:
    """The authority `name` of the data under `root`."""
    path = f"authorities/{name}.toml"
    content = read_toml(root, "authorities", f"{name}.toml")
    table = check_keys(path, "file", content, ["id", "title", "url", "policy"])
    if table["id"] != name:
        raise LawDataError(path, "id", f"{table['id']!r} in the file of {name!r}")
    policy = {key: _policy(path, key, each, keys, rules) for key, each in table["policy"].items()}
    return Authority(name, text_of(path, "file", table, "title"), url_of(path, "file", table), MappingProxyType(policy))


def _policy(
    path: str, name: str, content: object, keys: Mapping[str, PolicyKey], rules: Mapping[str, RuleSource]
) -> AuthorityPolicy:
    key = f"policy.{name}"
    if name not in keys:
        raise LawDataError(path, key, f"unknown key; known: {', '.join(keys)}")
    if keys[name].variants:
        raise LawDataError(path, key, "policy_keys.toml says that no authority speaks on it; take its variants out")
    table = check_keys(path, key, content, ["value", "rule", "source", "url", "confidence", "said"], ["laws"])
    if table["rule"] not in rules:
        raise LawDataError(path, f"{key}.rule", f"{table['rule']!r} is not in normal_play.toml")
    return AuthorityPolicy(
        value=check_value(path, f"{key}.value", table["value"], keys[name].values),
        rule=text_of(path, key, table, "rule"),
        source=text_of(path, key, table, "source"),
        url=url_of(path, key, table),
        confidence=confidence_of(path, key, table),
        said=text_of(path, key, table, "said"),
        laws=_laws(path, key, table.get("laws", list(_DUPLICATE))),
    )


def _laws(path: str, key: str, laws: object) -> tuple[str, ...]:
    if not isinstance(laws, list) or not laws:
        raise LawDataError(path, f"{key}.laws", "a list of editions is wanted here")
    for law in laws:
        if law not in editions():
            raise LawDataError(path, f"{key}.laws", f"no edition {law!r}; known: {', '.join(editions())}")
    return tuple(laws)
