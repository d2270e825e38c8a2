"""Laws 68-71 as dated data: editions, authorities, policies, the catalogue of normal play. No cards, no search.

The Laws' wording is not here: own words, clause numbers and addresses.
"""

from __future__ import annotations

from nlclaim.law.authorities import Authority, AuthorityPolicy, authorities, load_authority
from nlclaim.law.citations import Citation
from nlclaim.law.compare import PolicyRow, compare_authorities
from nlclaim.law.concepts import CONCEPTS
from nlclaim.law.data import Value
from nlclaim.law.editions import Clause, Edition, EditionPolicy, editions, load_edition
from nlclaim.law.policy import Policy, PolicySource, load_policy
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys, unsettled_variants
from nlclaim.law.rules import RuleSource, cite_rule, load_rule, load_rules

__all__ = [
    "CONCEPTS",
    "Authority",
    "AuthorityPolicy",
    "Citation",
    "Clause",
    "Edition",
    "EditionPolicy",
    "Policy",
    "PolicyKey",
    "PolicyRow",
    "PolicySource",
    "RuleSource",
    "Value",
    "authorities",
    "cite_rule",
    "compare_authorities",
    "editions",
    "load_authority",
    "load_edition",
    "load_policy",
    "load_policy_keys",
    "load_rule",
    "load_rules",
    "unsettled_variants",
]
