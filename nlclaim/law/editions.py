"""Editions of the Laws as dated data: their clauses in our own words, and which clause holds which concept.

The rest of nlclaim names concepts, never clause numbers: the same thing stands in 70D in 1997 and in 70D1 in 2017.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, get_args

from nlclaim.errors import LawDataError, UnknownEditionError
from nlclaim.jurisdictions import EDITIONS
from nlclaim.law.citations import Citation
from nlclaim.law.concepts import CONCEPTS, WIDER
from nlclaim.law.data import Value, check_keys, check_value, confidence_of, data_root, read_toml, text_of, url_of
from nlclaim.law.policy_keys import PolicyKey, load_policy_keys

Game: TypeAlias = Literal["duplicate", "rubber"]
"""Whose Laws an edition holds."""
PartnerObjection: TypeAlias = Literal["no_concession", "no_claim"]
"""What a defender's concession comes to if his partner objects at once: `no_concession`, but a claim of the other
tricks, or `no_claim` either."""

_CLAUSE_ID = re.compile(r"(68|69|70|71)([A-E]([1-9][a-z]?)?)?")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause in our own words. `number` is None for a provision known only without its number."""

    number: str | None
    heading: str
    summary: str
    url: str
    confidence: str


@dataclass(frozen=True, slots=True)
class EditionPolicy:
    """A policy value that the text of an edition itself settles."""

    value: Value
    clause: str | None
    said: str
    confidence: str


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One edition of the Laws."""

    id: str
    title: str
    in_force: str
    url: str
    game: Game
    play_goes_on: bool
    """Whether a doubted claim is played out, with claimer's choices restricted, where others stop play for a ruling."""
    dummy_may_claim: bool
    partner_objection: PartnerObjection
    clauses: Mapping[str, Clause]
    """By number, e.g. "70D1"."""
    concepts: Mapping[str, Clause]
    """By the names in `CONCEPTS`, as far as the edition has them."""
    limits: Mapping[str, str]
    """In words, until when a conceded trick comes back, by the concept that gives it back."""
    policy: Mapping[str, EditionPolicy]

    def cite(self, concept: str, authority: str | None = None) -> Citation:
        """The clause for a concept; without a clause, and with the edition's own address, where it has none.

        Raises LawDataError for a name that is not in `CONCEPTS`.
        """
        if concept not in CONCEPTS:
            raise LawDataError(f"editions/{self.id}.toml", concept, "no such concept of the Laws")
        clause = self.concepts.get(concept)
        if clause is None:
            text = f"Not in this edition: {CONCEPTS[concept]}."
            return Citation(None, self.id, self._who(authority), None, self.url, text)
        return self._cite(clause, authority)

    def cite_nearest(self, concept: str, authority: str | None = None) -> Citation:
        """The clause for a concept, or for the wider one under which it falls where the edition has none for it."""
        return self.cite(self.nearest(concept), authority)

    def nearest(self, concept: str) -> str:
        """The concept itself if the edition has it, else the wider one under which it falls, if there is one."""
        return concept if concept in self.concepts else WIDER.get(concept, concept)

    def cite_clause(self, number: str, authority: str | None = None) -> Citation:
        """A clause by its number. Raises UnknownEditionError if the edition has no such clause."""
        if number not in self.clauses:
            raise UnknownEditionError(number, tuple(self.clauses), "clause")
        return self._cite(self.clauses[number], authority)

    def _cite(self, clause: Clause, authority: str | None) -> Citation:
        return Citation(clause.number, self.id, self._who(authority), None, clause.url, clause.summary)

    def _who(self, authority: str | None) -> str | None:
        """The authority that reads the clause: authorities speak of duplicate bridge alone."""
        return authority if self.game == "duplicate" else None


def editions() -> tuple[str, ...]:
    """The editions there are, the oldest first; after those of duplicate bridge that of rubber bridge."""
    return EDITIONS


@functools.cache
def load_edition(law: str) -> Edition:
    """The edition of that name. Raises UnknownEditionError."""
    if law not in EDITIONS:
        raise UnknownEditionError(law, EDITIONS)
    return read_edition(data_root(), law, load_policy_keys())


def read_edition(root: Traversable, law: str, keys: Mapping[str, PolicyKey]) -> Edition:
    """The edition `law` of the data under `root`."""
    path = f"editions/{law}.toml"
    table = check_keys(
        path,
        "file",
        read_toml(root, "editions", f"{law}.toml"),
        ["id", "title", "in_force", "url", *_PROCEDURE, "clauses", "limits", "concepts", "policy"],
        ["unnumbered"],
    )
    if table["id"] != law:
        raise LawDataError(path, "id", f"{table['id']!r} in the file of {law!r}")
    clauses = {number: _clause(path, number, content) for number, content in table["clauses"].items()}
    return Edition(
        id=law,
        title=text_of(path, "file", table, "title"),
        in_force=text_of(path, "file", table, "in_force"),
        url=url_of(path, "file", table),
        **_procedure(path, table),
        clauses=MappingProxyType(clauses),
        concepts=MappingProxyType(_concepts(path, table, clauses)),
        limits=MappingProxyType(_limits(path, table["limits"])),
        policy=MappingProxyType(
            {key: _policy(path, key, content, keys, clauses) for key, content in table["policy"].items()}
        ),
    )


_PROCEDURE: Mapping[str, tuple[Value, ...]] = MappingProxyType(
    {
        "game": get_args(Game),
        "play_goes_on": (True, False),
        "dummy_may_claim": (True, False),
        "partner_objection": get_args(PartnerObjection),
    }
)
"""How an edition has a claim dealt with, apart from which play is normal: the keys of its file, and all they may be."""


def _procedure(path: str, table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: check_value(path, f"file.{key}", table[key], allowed) for key, allowed in _PROCEDURE.items()}


def _clause(path: str, number: str, content: object) -> Clause:
    if not _CLAUSE_ID.fullmatch(number):
        raise LawDataError(path, f"clauses.{number}", "not a clause of Laws 68-71, like 70D1")
    return _provision(path, f"clauses.{number}", number, content)


def _provision(path: str, key: str, number: str | None, content: object) -> Clause:
    table = check_keys(path, key, content, ["heading", "summary", "url", "confidence"])
    return Clause(
        number,
        text_of(path, key, table, "heading"),
        text_of(path, key, table, "summary"),
        url_of(path, key, table),
        confidence_of(path, key, table),
    )


def _concepts(path: str, table: Mapping[str, Any], clauses: Mapping[str, Clause]) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    for concept, number in check_keys(path, "concepts", table["concepts"], [], CONCEPTS).items():
        if number not in clauses:
            raise LawDataError(path, f"concepts.{concept}", f"{number!r} is not among the clauses")
        found[concept] = clauses[number]
    for concept, content in check_keys(path, "unnumbered", table.get("unnumbered", {}), [], CONCEPTS).items():
        if concept in found:
            raise LawDataError(path, f"unnumbered.{concept}", "has a clause already")
        found[concept] = _provision(path, f"unnumbered.{concept}", None, content)
    return found


_LIMITED = ("conceded_trick_normal", "conceded_trick_safe")


def _limits(path: str, content: object) -> dict[str, str]:
    table = check_keys(path, "limits", content, _LIMITED)
    return {concept: text_of(path, "limits", table, concept) for concept in _LIMITED}


def _policy(
    path: str, name: str, content: object, keys: Mapping[str, PolicyKey], clauses: Mapping[str, Clause]
) -> EditionPolicy:
    key = f"policy.{name}"
    if name not in keys:
        raise LawDataError(path, key, f"unknown key; known: {', '.join(keys)}")
    table = check_keys(path, key, content, ["value", "said", "confidence"], ["clause"])
    clause = table.get("clause")
    if clause is not None and clause not in clauses:
        raise LawDataError(path, f"{key}.clause", f"{clause!r} is not among the clauses")
    return EditionPolicy(
        check_value(path, f"{key}.value", table["value"], keys[name].values),
        clause,
        text_of(path, key, table, "said"),
        confidence_of(path, key, table),
    )
