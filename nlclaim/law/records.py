"""The law data as plain records, which `nlclaim laws` prints as text or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any

from nlclaim.law.authorities import authorities, load_authority
from nlclaim.law.compare import PolicyRow, compare_authorities
from nlclaim.law.concepts import CONCEPTS
from nlclaim.law.data import Value
from nlclaim.law.editions import editions, load_edition
from nlclaim.law.policy import PolicySource
from nlclaim.law.policy_keys import load_policy_keys
from nlclaim.law.rules import load_rules

Record = dict[str, Any]


def list_records(kind: str, law: str) -> list[Record]:
    """A line for each of `editions`, `authorities`, `clauses` (of one edition), `policies` or `rules`.

    Raises UnknownEditionError for an unknown edition.
    """
    return _LISTS[kind](law)


def find_record(name: str, law: str) -> Record | None:
    """A clause, rule, policy key, concept or authority by its name; for a heading such as 70 all its clauses.

    Capitals do not matter. None if there is nothing of that name. Raises UnknownEditionError for an unknown edition.
    """
    finders = (_clause_record, _rule_record, _policy_record, _concept_record, _authority_record, _heading_record)
    found = (find(name, law) for find in finders)
    return next((record for record in found if record is not None), None)


def explain_unknown(name: str, law: str) -> str:
    """Why `find_record` has nothing: the clause stands in other editions, or what has a similar name."""
    elsewhere = [each for each in editions() if _lookup(name, load_edition(each).clauses)]
    if elsewhere:
        return f"no clause {name} in the Laws of {law}; there is one in {', '.join(elsewhere)} (--law {elsewhere[-1]})"
    long = [each for each in known_names(law) if each not in authorities()]  # their few letters are in any word
    close = get_close_matches(name, long, n=5, cutoff=0.5)
    hint = f"do you mean {', '.join(close)}?" if close else "see nlclaim laws list"
    return f"no clause of {law}, rule, policy key, concept or authority {name!r}; {hint}"


def known_names(law: str) -> tuple[str, ...]:
    """Every name under which `find_record` finds something, headings apart. Raises UnknownEditionError."""
    return (*load_edition(law).clauses, *load_rules(), *load_policy_keys(), *CONCEPTS, *authorities())


def comparison_record(law: str) -> Record:
    """Every policy key with all authorities side by side, and what the text of each edition settles."""
    rows = compare_authorities(law)
    return {
        "law": law,
        "policies": {row.key: {"text": row.text, "differs": row.differs, **_row_record(row)} for row in rows},
        "editions": _by_edition(),
    }


def _edition_lines(_law: str) -> list[Record]:
    return [
        {"edition": each.id, "title": each.title, "in_force": each.in_force, "url": each.url}
        for each in map(load_edition, editions())
    ]


def _authority_lines(_law: str) -> list[Record]:
    return [{"authority": each.id, "title": each.title, "url": each.url} for each in map(load_authority, authorities())]


def _clause_lines(law: str) -> list[Record]:
    return [{"clause": each.number, "heading": each.heading} for each in load_edition(law).clauses.values()]


def _policy_lines(_law: str) -> list[Record]:
    return [{"policy": key.name, "default": key.default, "text": key.text} for key in load_policy_keys().values()]


def _rule_lines(_law: str) -> list[Record]:
    return [{"rule": rule.id, "authority": rule.authority, "text": rule.text} for rule in load_rules().values()]


_LISTS: dict[str, Callable[[str], list[Record]]] = {
    "editions": _edition_lines,
    "authorities": _authority_lines,
    "clauses": _clause_lines,
    "policies": _policy_lines,
    "rules": _rule_lines,
}


def _lookup(name: str, known: Iterable[str]) -> str | None:
    return next((each for each in known if each.lower() == name.lower()), None)


def _clause_record(name: str, law: str) -> Record | None:
    edition = load_edition(law)
    number = _lookup(name, edition.clauses)
    if number is None:
        return None
    clause = edition.clauses[number]
    return {
        "clause": number,
        "law": law,
        "heading": clause.heading,
        "summary": clause.summary,
        "concepts": [concept for concept, each in edition.concepts.items() if each is clause],
        "policies": {key: each.value for key, each in edition.policy.items() if each.clause == number},
        "url": clause.url,
        "confidence": clause.confidence,
    }


def _heading_record(name: str, law: str) -> Record | None:
    """The clauses under a heading such as 70 or, in 2017, 70D."""
    numbers = [each for each in load_edition(law).clauses if each.lower().startswith(name.lower())]
    return {"clauses": [_clause_record(each, law) for each in numbers]} if name and numbers else None


def _rule_record(name: str, law: str) -> Record | None:
    rules = load_rules()
    id = _lookup(name, rules)
    if id is None:
        return None
    rule = rules[id]
    own = rule.edition or law
    return {
        "rule": id,
        "text": rule.text,
        "scope": rule.scope,
        "authority": rule.authority,
        "source": rule.source,
        "law": own,
        "clause": rule.cite(own).clause,
        "url": rule.url,
        "confidence": rule.confidence,
    }


def _policy_record(name: str, law: str) -> Record | None:
    keys = load_policy_keys()
    key = _lookup(name, keys)
    if key is None:
        return None
    row = next(each for each in compare_authorities(law) if each.key == key)
    return {
        "policy": key,
        "text": row.text,
        "values": list(keys[key].values),
        "default": keys[key].default,
        "unsettled": keys[key].unsettled,
        "law": law,
        **_row_record(row),
    }


def _concept_record(name: str, _law: str) -> Record | None:
    concept = _lookup(name, CONCEPTS)
    if concept is None:
        return None
    cited = {each: load_edition(each).cite(concept) for each in editions()}
    return {
        "concept": concept,
        "text": CONCEPTS[concept],
        "by_edition": {
            each: {"clause": citation.clause, "text": citation.text, "url": citation.url}
            for each, citation in cited.items()
        },
    }


def _authority_record(name: str, law: str) -> Record | None:
    """What an authority says of its own that reaches the edition `law`."""
    id = _lookup(name, authorities())
    if id is None:
        return None
    authority = load_authority(id)
    return {
        "authority": id,
        "title": authority.title,
        "law": law,
        "editions": list(authority.editions),
        "made_for": authority.made_for,
        "url": authority.url,
        "says": {
            key: {"value": each.value, "said": f"{each.source}: {each.said_under(law)}", "url": each.url}
            for key, each in authority.policy.items()
            if law in each.laws
        },
    }


def _by_edition() -> Record:
    loaded = {each: load_edition(each) for each in editions()}
    return {
        key: {
            law: {"value": own.value, "clause": own.clause, "said": own.said}
            for law, edition in loaded.items()
            if (own := edition.policy.get(key)) is not None
        }
        for key in load_policy_keys()
        if any(key in edition.policy for edition in loaded.values())
    }


def _row_record(row: PolicyRow) -> Record:
    return {
        "by_authority": {name: _voice(value, row.sources[name]) for name, value in row.values.items()},
        "variants": list(row.variants),
        "spoken_on": row.is_spoken_on,
    }


def _voice(value: Value, source: PolicySource) -> Record:
    return {
        "value": value,
        "said": source.said,
        "rule": source.rule,
        "url": source.citation.url if source.citation else None,
        "confidence": source.confidence,
    }
