"""A policy: every key with its value under one edition and one authority, and who says so.

Three layers, the later ones stronger: the default of the key, the text of the edition, the authority's overlay.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from nlclaim.errors import UnknownEditionError
from nlclaim.law.authorities import AuthorityPolicy, authorities, load_authority
from nlclaim.law.citations import Citation
from nlclaim.law.data import Value, check_value, show_value
from nlclaim.law.editions import Edition, load_edition
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys

_REPLACED = 1_000
"""Policies with another value that are remembered, as every ruling tries the same ones."""


@dataclass(frozen=True, slots=True)
class PolicySource:
    """Who says what a key is. `authority` is None for the text of the Laws, for a default and for a trial value."""

    authority: str | None
    rule: str | None
    said: str
    confidence: str | None
    citation: Citation | None
    is_default: bool = False
    """Whether nobody says it."""
    who: str = ""
    """Where it is said, by name alone."""


@dataclass(frozen=True, slots=True)
class Policy(Mapping[str, Value]):
    """Every policy key's value under `law` and `authority`. Hashable, so that results may be kept by policy."""

    law: str
    authority: str
    entries: tuple[tuple[str, Value], ...]
    sources: tuple[tuple[str, PolicySource], ...] = field(hash=False)

    def __getitem__(self, key: str) -> Value:
        for name, value in self.entries:
            if name == key:
                return value
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def replace(self, key: str, value: Value) -> Policy:
        """The same policy with another value under `key`. Raises KeyError, or LawDataError for a value unknown."""
        return self if self[key] == value else _replaced(self, key, value)

    def adopt(self, key: str, other: Policy) -> Policy:
        """The same policy with the value that another one has under `key`, and who says it."""
        source = other.source(key)
        return replace(
            self,
            entries=tuple((name, other[key] if name == key else old) for name, old in self.entries),
            sources=tuple((name, source if name == key else old) for name, old in self.sources),
        )

    def source(self, key: str) -> PolicySource:
        """Who says that `key` has its value. Raises KeyError."""
        for name, source in self.sources:
            if name == key:
                return source
        raise KeyError(key)


@functools.lru_cache(_REPLACED, typed=True)
def _replaced(policy: Policy, key: str, value: Value) -> Policy:
    check_value("policy", key, value, load_policy_keys()[key].values)
    tried = PolicySource(None, None, f"nobody: {show_value(value)} is tried", None, None)
    return replace(
        policy,
        entries=tuple((name, value if name == key else old) for name, old in policy.entries),
        sources=tuple((name, tried if name == key else old) for name, old in policy.sources),
    )


@functools.cache
def load_policy(law: str, authority: str) -> Policy:
    """The policy of `authority` under the edition `law`. Raises UnknownEditionError for either."""
    if authority not in authorities():
        raise UnknownEditionError(authority, authorities(), "authority")
    edition = load_edition(law)
    settled = {key.name: _settle(key, edition, authority) for key in load_policy_keys().values()}
    return Policy(
        law,
        authority,
        tuple((name, value) for name, (value, _) in settled.items()),
        tuple((name, source) for name, (_, source) in settled.items()),
    )


def _settle(key: PolicyKey, edition: Edition, authority: str) -> tuple[Value, PolicySource]:
    overlay = load_authority(authority).policy.get(key.name)
    if overlay is not None and edition.id in overlay.laws:
        return overlay.value, _overlay_source(key, overlay, edition, authority)
    own = edition.policy.get(key.name)
    if own is not None:
        citation = edition.cite_clause(own.clause) if own.clause else _general(edition, own.said)
        return own.value, PolicySource(
            None, None, f"{edition.title}: {own.said}", own.confidence, citation, who=edition.title
        )
    return key.default, PolicySource(None, None, "nobody: the default", None, None, is_default=True)


def _overlay_source(key: PolicyKey, overlay: AuthorityPolicy, edition: Edition, authority: str) -> PolicySource:
    clause = edition.concepts.get(edition.nearest(key.concept)) if key.concept else None
    said = overlay.said_under(edition.id)
    citation = Citation(clause.number if clause else None, edition.id, authority, overlay.rule, overlay.url, said)
    return PolicySource(
        authority, overlay.rule, f"{overlay.source}: {said}", overlay.confidence, citation, who=overlay.source
    )


def _general(edition: Edition, said: str) -> Citation:
    return Citation(None, edition.id, None, None, edition.url, said)
