"""Where the authorities differ under one edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nlclaim.law.authorities import authorities
from nlclaim.law.data import Value
from nlclaim.law.policy import Policy, PolicySource, load_policy
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys


@dataclass(frozen=True, slots=True, eq=False)
class PolicyRow:
    """One policy key: its value and source by authority."""

    key: str
    text: str
    values: Mapping[str, Value]
    sources: Mapping[str, PolicySource]
    variants: tuple[Value, ...]
    """Other values a director might take, on a key on which no authority speaks."""

    @property
    def is_spoken_on(self) -> bool:
        """Whether an authority, or the text of the edition, says what it is; else it has its default everywhere."""
        return not all(source.is_default for source in self.sources.values())

    @property
    def differs(self) -> bool:
        """Whether the authorities have more than one value between them."""
        return len(set(self.values.values())) > 1


def compare_authorities(law: str) -> tuple[PolicyRow, ...]:
    """One row for every policy key, all authorities side by side. Raises UnknownEditionError."""
    policies = {name: load_policy(law, name) for name in authorities()}
    return tuple(_row(key, policies) for key in load_policy_keys().values())


def _row(key: PolicyKey, policies: Mapping[str, Policy]) -> PolicyRow:
    values = {name: policy[key.name] for name, policy in policies.items()}
    sources = {name: policy.source(key.name) for name, policy in policies.items()}
    return PolicyRow(key.name, key.text, values, sources, key.variants)
