"""Authorities as overlays: each changes only the policy keys on which it says something, with the source for each.

What an authority said of one edition is applied to the others too, as nothing better is known; its citation then
says which Laws it was said of.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from nlclaim.errors import LawDataError, UnknownEditionError
from nlclaim.jurisdictions import AUTHORITIES
from nlclaim.law.data import Value, check_keys, check_value, confidence_of, data_root, read_toml, text_of, url_of
from nlclaim.law.editions import editions, load_edition
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys
from nlclaim.law.rules import RuleSource, load_rules

_REQUIRED = ("value", "rule", "source", "url", "confidence", "said")


@dataclass(frozen=True, slots=True)
class AuthorityPolicy:
    """What an authority says about one key; it reaches the editions in `laws`."""

    value: Value
    rule: str
    """Id in the catalogue of normal play."""
    source: str
    url: str
    confidence: str
    said: str
    laws: tuple[str, ...]
    editions: tuple[str, ...]
    """The editions of which it was said; none if it is older than all of them."""
    made_for: str
    """The Laws of which it was said, in words."""

    def said_under(self, law: str) -> str:
        """What it says; under an edition of which it was not said, with the Laws of which it was."""
        return self.said if law in self.editions else f"{self.said} (said of {self.made_for})"


@dataclass(frozen=True, slots=True, eq=False)
class Authority:
    """One authority and the keys on which it speaks."""

    id: str
    title: str
    url: str
    editions: tuple[str, ...]
    """The editions of which it speaks, unless an entry says otherwise."""
    made_for: str
    """The same in words."""
    policy: Mapping[str, AuthorityPolicy]


def authorities() -> tuple[str, ...]:
    """The authorities there are."""
    return AUTHORITIES


@functools.cache
def load_authority(name: str) -> Authority:
    """The authority of that name. Raises UnknownEditionError."""
    if name not in AUTHORITIES:
        raise UnknownEditionError(name, AUTHORITIES, "authority")
    return read_authority(data_root(), name, load_policy_keys(), load_rules())


def read_authority(
    root: Traversable, name: str, keys: Mapping[str, PolicyKey], rules: Mapping[str, RuleSource]
) -> Authority:
    """The authority `name` of the data under `root`."""
    path = f"authorities/{name}.toml"
    content = read_toml(root, "authorities", f"{name}.toml")
    table = check_keys(path, "file", content, ["id", "title", "url", "editions", "made_for", "policy"])
    if table["id"] != name:
        raise LawDataError(path, "id", f"{table['id']!r} in the file of {name!r}")
    own = {"editions": table["editions"], "made_for": table["made_for"]}
    return Authority(
        id=name,
        title=text_of(path, "file", table, "title"),
        url=url_of(path, "file", table),
        editions=_known_editions(path, "file.editions", table["editions"]),
        made_for=text_of(path, "file", table, "made_for"),
        policy=MappingProxyType(
            {key: _policy(path, key, each, own, keys, rules) for key, each in table["policy"].items()}
        ),
    )


def _policy(
    path: str,
    name: str,
    content: object,
    own: Mapping[str, Any],
    keys: Mapping[str, PolicyKey],
    rules: Mapping[str, RuleSource],
) -> AuthorityPolicy:
    """One entry; `own` holds what the authority says of all its entries together."""
    key = f"policy.{name}"
    if name not in keys:
        raise LawDataError(path, key, f"unknown key; known: {', '.join(keys)}")
    if keys[name].unsettled:
        raise LawDataError(path, key, "policy_keys.toml says that no authority speaks on it; take its variants out")
    table = {**own, **check_keys(path, key, content, _REQUIRED, ["laws", *own])}
    if table["rule"] not in rules:
        raise LawDataError(path, f"{key}.rule", f"{table['rule']!r} is not in normal_play.toml")
    return AuthorityPolicy(
        value=check_value(path, f"{key}.value", table["value"], keys[name].values),
        rule=text_of(path, key, table, "rule"),
        source=text_of(path, key, table, "source"),
        url=url_of(path, key, table),
        confidence=confidence_of(path, key, table),
        said=text_of(path, key, table, "said"),
        laws=_reach(path, key, table),
        editions=_known_editions(path, f"{key}.editions", table["editions"]),
        made_for=text_of(path, key, table, "made_for"),
    )


def _reach(path: str, key: str, table: Mapping[str, Any]) -> tuple[str, ...]:
    laws = _known_editions(path, f"{key}.laws", table.get("laws", _of_duplicate()))
    if not laws:
        raise LawDataError(path, f"{key}.laws", "an entry that reaches no edition says nothing")
    return laws


def _of_duplicate() -> list[str]:
    """The editions that an entry reaches unless it says otherwise: the authorities speak to clubs and tournaments."""
    return [law for law in editions() if load_edition(law).game == "duplicate"]


def _known_editions(path: str, key: str, laws: object) -> tuple[str, ...]:
    if not isinstance(laws, list):
        raise LawDataError(path, key, "a list of editions is wanted here")
    for law in laws:
        if law not in editions():
            raise LawDataError(path, key, f"no edition {law!r}; known: {', '.join(editions())}")
    return tuple(laws)
