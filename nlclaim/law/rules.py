"""The catalogue of normal play: rules in our own words, with who holds them and where that can be read."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from types import MappingProxyType

from nlclaim.errors import LawDataError, UnknownEditionError
from nlclaim.jurisdictions import EDITIONS
from nlclaim.law.citations import Citation
from nlclaim.law.concepts import CONCEPTS
from nlclaim.law.data import check_keys, confidence_of, data_root, read_toml, text_of, url_of
from nlclaim.law.editions import load_edition

_FILE = "normal_play.toml"
_REQUIRED = ("text", "scope", "authority", "source", "url", "confidence")


@dataclass(frozen=True, slots=True)
class RuleSource:
    """One rule of the catalogue. `concept` is the concept of the Laws under which it falls."""

    id: str
    text: str
    scope: str
    authority: str
    source: str
    url: str
    confidence: str
    concept: str | None = None
    edition: str | None = None
    """The edition of which it was said; None where it is not tied to one."""
    restates: bool = False
    """Whether the rule says no more than the clause does, so that the edition's address goes with it."""

    def cite(self, law: str) -> Citation:
        """The rule under the edition `law`, with its clause there if it has one."""
        clause = load_edition(law).concepts.get(self.concept) if self.concept else None
        if clause is None:
            return Citation(None, law, self.authority, self.id, self.url, self.text)
        url = clause.url if self.restates else self.url
        return Citation(clause.number, law, self.authority, self.id, url, self.text)


def read_rules(root: Traversable) -> Mapping[str, RuleSource]:
    """The rules of `root`'s `normal_play.toml`, in the order of the file."""
    tables = check_keys(_FILE, "file", read_toml(root, _FILE), ["rules"])["rules"]
    return MappingProxyType({name: _make_rule(name, content) for name, content in tables.items()})


def _make_rule(name: str, content: object) -> RuleSource:
    key = f"rules.{name}"
    table = check_keys(_FILE, key, content, _REQUIRED, ["concept", "edition", "restates"])
    concept = table.get("concept")
    if concept is not None and concept not in CONCEPTS:
        raise LawDataError(_FILE, f"{key}.concept", f"{concept!r} is not a concept; known: {', '.join(CONCEPTS)}")
    edition = table.get("edition")
    if edition is not None and edition not in EDITIONS:
        raise LawDataError(_FILE, f"{key}.edition", f"{edition!r} is not an edition; known: {', '.join(EDITIONS)}")
    restates = table.get("restates", False)
    if not isinstance(restates, bool) or (restates and concept is None):
        raise LawDataError(_FILE, f"{key}.restates", "true or false is wanted here, and true needs a concept")
    return RuleSource(
        id=name,
        text=text_of(_FILE, key, table, "text"),
        scope=text_of(_FILE, key, table, "scope"),
        authority=text_of(_FILE, key, table, "authority"),
        source=text_of(_FILE, key, table, "source"),
        url=url_of(_FILE, key, table),
        confidence=confidence_of(_FILE, key, table),
        concept=concept,
        edition=edition,
        restates=restates,
    )


@functools.cache
def load_rules() -> Mapping[str, RuleSource]:
    """Every rule by its id."""
    return read_rules(data_root())


def cite_rule(id: str, law: str) -> Citation:
    """What a card that is normal by that rule rests on under the edition `law`.

    What only restates a clause that the edition does not have is no rule there: the wider clause is cited. Authorities
    and directors speak of duplicate bridge: for another game, what the accounts of its own Laws say of the concept is.
    """
    rule, edition = load_rule(id), load_edition(law)
    concept = rule.concept
    if concept is None:
        return rule.cite(law)
    if edition.game != "duplicate":
        own = (each for each in load_rules().values() if (each.authority, each.concept) == (law, concept))
        return next((each.cite(law) for each in own), None) or edition.cite_nearest(concept)
    if concept in edition.concepts:
        return rule.cite(law)
    wider = edition.cite_nearest(concept)
    return wider if rule.restates else replace(rule.cite(law), clause=wider.clause)


def load_rule(id: str) -> RuleSource:
    """The rule of that id. Raises UnknownEditionError, which lists the ids there are."""
    rules = load_rules()
    if id not in rules:
        raise UnknownEditionError(id, tuple(rules), "rule")
    return rules[id]
