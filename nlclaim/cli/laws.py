"""`nlclaim laws`: editions, authorities, clauses, rules and policies, where they differ, with sources."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nlclaim.cli.output import EXIT_USAGE, complain

if TYPE_CHECKING:
    from nlclaim.law import PolicyRow, PolicySource, Value

_LATEST = "2017"
_NOBODY = "nobody: the default"

app = typer.Typer(
    name="laws",
    help="Shows the editions of Laws 68-71, the authorities, their policies and rules, and where they differ.",
    invoke_without_command=True,
    rich_markup_mode="markdown",
)


class LawsFormat(StrEnum):
    """How the law data is printed."""

    TEXT = "text"
    JSON = "json"


class Listing(StrEnum):
    """What can be listed."""

    EDITIONS = "editions"
    AUTHORITIES = "authorities"
    CLAUSES = "clauses"
    POLICIES = "policies"
    RULES = "rules"


_Law = Annotated[str, typer.Option("--law", help="Edition of the Laws: 1997, 2007, 2017 or rubber.")]
_Format = Annotated[LawsFormat, typer.Option("--format", help="text or json.")]


@app.callback()
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        _run(lambda: _list(None, _LATEST, LawsFormat.TEXT))


@app.command("list")
def list_laws(
    what: Annotated[Listing | None, typer.Argument(metavar="WHAT", help="One kind only: " + ", ".join(Listing))] = None,
    law: _Law = _LATEST,
    output: _Format = LawsFormat.TEXT,
) -> None:
    """List the editions, the authorities, the clauses of one edition, the policy keys and the rules.

    Examples:

    - `nlclaim laws list`
    - `nlclaim laws list clauses --law 1997`
    - `nlclaim laws list rules --format json`
    """
    _run(lambda: _list(what, law, output))


@app.command("show")
def show(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="A clause, a rule's id, a policy key or a concept.")],
    law: _Law = _LATEST,
    output: _Format = LawsFormat.TEXT,
) -> None:
    """Show one clause, rule, policy key or concept: what it does, who says so, and where to read it.

    Examples:

    - `nlclaim laws show 70E1`
    - `nlclaim laws show 70D --law 1997`
    - `nlclaim laws show SUI-3`
    - `nlclaim laws show forgotten_master_trump --format json`
    """
    _run(lambda: _print(_found(clause, law), output, _show_record))


@app.command("compare")
def compare(law: _Law = _LATEST, output: _Format = LawsFormat.TEXT) -> None:
    """Show where the authorities differ under one edition, and where the editions differ.

    Examples:

    - `nlclaim laws compare`
    - `nlclaim laws compare --law 1997 --format json`
    """
    _run(lambda: _print(_comparison(law), output, _show_comparison))


def _run(action: Callable[[], None]) -> None:
    """Run it; something unknown ends with a message and the exit status for usage."""
    from nlclaim.errors import UnknownEditionError

    try:
        action()
    except UnknownEditionError as error:
        complain(str(error))
        raise typer.Exit(EXIT_USAGE) from error


def _print(record: dict[str, Any], output: LawsFormat, show_text: Callable[[dict[str, Any]], None]) -> None:
    if output is LawsFormat.JSON:
        sys.stdout.write(json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    else:
        show_text(record)


# What there is.


def _list(what: Listing | None, law: str, output: LawsFormat) -> None:
    wanted = tuple(Listing) if what is None else (what,)
    makers: dict[Listing, Callable[[str], list[dict[str, Any]]]] = {
        Listing.EDITIONS: _editions,
        Listing.AUTHORITIES: _authorities,
        Listing.CLAUSES: _clauses,
        Listing.POLICIES: _policies,
        Listing.RULES: _rules,
    }
    _print({kind.value: makers[kind](law) for kind in wanted}, output, lambda record: _show_lists(record, law))


def _editions(_law: str) -> list[dict[str, Any]]:
    from nlclaim.law import editions, load_edition

    return [
        {"edition": each.id, "title": each.title, "in_force": each.in_force, "url": each.url}
        for each in map(load_edition, editions())
    ]


def _authorities(_law: str) -> list[dict[str, Any]]:
    from nlclaim.law import authorities, load_authority

    return [{"authority": each.id, "title": each.title, "url": each.url} for each in map(load_authority, authorities())]


def _clauses(law: str) -> list[dict[str, Any]]:
    from nlclaim.law import load_edition

    return [{"clause": each.number, "heading": each.heading} for each in load_edition(law).clauses.values()]


def _policies(_law: str) -> list[dict[str, Any]]:
    from nlclaim.law import load_policy_keys

    return [{"policy": key.name, "default": key.default, "text": key.text} for key in load_policy_keys().values()]


def _rules(_law: str) -> list[dict[str, Any]]:
    from nlclaim.law import load_rules

    return [{"rule": rule.id, "authority": rule.authority, "text": rule.text} for rule in load_rules().values()]


# One thing.


def _found(name: str, law: str) -> dict[str, Any]:
    """The record of a clause, rule, policy key or concept. Raises UnknownEditionError for an unknown edition."""
    for kind in (_clause_record, _rule_record, _policy_record, _concept_record, _part_record):
        record = kind(name, law)
        if record is not None:
            return record
    complain(_not_found(name, law))
    raise typer.Exit(EXIT_USAGE)


def _lookup(name: str, known: Iterable[str]) -> str | None:
    return next((each for each in known if each.lower() == name.lower()), None)


def _not_found(name: str, law: str) -> str:
    from difflib import get_close_matches

    from nlclaim.law import CONCEPTS, editions, load_edition, load_policy_keys, load_rules

    elsewhere = [each for each in editions() if _lookup(name, load_edition(each).clauses)]
    if elsewhere:
        return f"no clause {name} in the Laws of {law}; there is one in {', '.join(elsewhere)} (--law {elsewhere[-1]})"
    known = [*load_edition(law).clauses, *load_rules(), *load_policy_keys(), *CONCEPTS]
    close = get_close_matches(name, known, n=5, cutoff=0.5)
    hint = f"do you mean {', '.join(close)}?" if close else "see nlclaim laws list"
    return f"no clause of {law}, rule, policy key or concept {name!r}; {hint}"


def _part_record(name: str, law: str) -> dict[str, Any] | None:
    """The clauses under a heading such as 70 or, in 2017, 70D."""
    from nlclaim.law import load_edition

    numbers = [each for each in load_edition(law).clauses if each.lower().startswith(name.lower())]
    return {"clauses": [_clause_record(each, law) for each in numbers]} if name and numbers else None


def _clause_record(name: str, law: str) -> dict[str, Any] | None:
    from nlclaim.law import load_edition

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


def _rule_record(name: str, law: str) -> dict[str, Any] | None:
    from nlclaim.law import load_rules

    rules = load_rules()
    id = _lookup(name, rules)
    if id is None:
        return None
    rule = rules[id]
    return {
        "rule": id,
        "text": rule.text,
        "scope": rule.scope,
        "authority": rule.authority,
        "source": rule.source,
        "law": law,
        "clause": rule.cite(law).clause,
        "url": rule.url,
        "confidence": rule.confidence,
    }


def _policy_record(name: str, law: str) -> dict[str, Any] | None:
    from nlclaim.law import compare_authorities, load_policy_keys

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
        "law": law,
        **_row_record(row),
    }


def _concept_record(name: str, _law: str) -> dict[str, Any] | None:
    from nlclaim.law import CONCEPTS, editions, load_edition

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


# All side by side.


def _comparison(law: str) -> dict[str, Any]:
    from nlclaim.law import compare_authorities

    rows = compare_authorities(law)
    return {
        "law": law,
        "policies": {row.key: {"text": row.text, "differs": row.differs, **_row_record(row)} for row in rows},
        "editions": _by_edition(),
    }


def _by_edition() -> dict[str, Any]:
    from nlclaim.law import editions, load_edition, load_policy_keys

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


def _row_record(row: PolicyRow) -> dict[str, Any]:
    return {
        "by_authority": {name: _voice(value, row.sources[name]) for name, value in row.values.items()},
        "variants": list(row.variants),
    }


def _voice(value: Value, source: PolicySource) -> dict[str, Any]:
    return {
        "value": value,
        "said": source.said,
        "rule": source.rule,
        "url": source.citation.url if source.citation else None,
        "confidence": source.confidence,
    }


# As text on a terminal.


def _show_lists(record: dict[str, Any], law: str) -> None:
    for kind, rows in record.items():
        title = f"{kind} of {law}" if kind == Listing.CLAUSES else kind
        if rows:
            columns = [column for column in rows[0] if column != "url"]
            _show_table(title.capitalize(), columns, [[row[column] for column in columns] for row in rows])
        else:
            _show_lines([(f"{title.capitalize()}: none is known by number.", "italic")])


def _show_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column.replace("_", " "), no_wrap=place == 0, overflow="fold", header_style="dim")
    for row in rows:
        table.add_row(*(Text(_worded(cell)) for cell in row))
    console = Console(highlight=False)
    console.print(table)
    console.print()


def _show_lines(lines: Iterable[tuple[str, str]]) -> None:
    """Each line in its style; what is wrapped keeps the line's indent, and addresses are never broken."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    for line, style in lines:
        words = line.lstrip()
        if not words or words.startswith("http"):
            console.print(Text(line, style=style), soft_wrap=True)
        else:
            console.print(Padding(Text(words, style=style), (0, 0, 0, len(line) - len(words)), expand=False))


def _worded(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(_worded(each) for each in value)
    return "-" if value is None else str(value)


def _show_record(record: dict[str, Any]) -> None:
    if "clauses" in record:
        for each in record["clauses"]:
            _show_clause(each)
            _show_lines([("", "")])
    elif "heading" in record:
        _show_clause(record)
    elif "rule" in record:
        _show_rule(record)
    elif "policy" in record:
        _show_policy(record)
    else:
        _show_concept(record)


def _show_clause(record: Mapping[str, Any]) -> None:
    policies = [f"{key} = {_worded(value)}" for key, value in record["policies"].items()]
    _show_lines(
        [
            (f"Law {record['clause']} ({record['law']}): {record['heading']}", "bold"),
            (record["summary"], ""),
            *[(f"Settles {line}", "") for line in policies],
            (_confidence(record["confidence"]), "dim"),
            (record["url"], "dim"),
        ]
    )


def _show_rule(record: Mapping[str, Any]) -> None:
    clause = f", under Law {record['clause']} ({record['law']})" if record["clause"] else ""
    _show_lines(
        [
            (f"{record['rule']}: {record['scope']}", "bold"),
            (record["text"], ""),
            (f"{record['authority']}: {record['source']}{clause}", ""),
            (_confidence(record["confidence"]), "dim"),
            (record["url"], "dim"),
        ]
    )


def _show_policy(record: Mapping[str, Any]) -> None:
    values = [f"{_worded(each)} (default)" if each == record["default"] else _worded(each) for each in record["values"]]
    lines = [
        (f"{record['policy']} ({record['law']})", "bold"),
        (record["text"], ""),
        (f"Values: {', '.join(values)}", ""),
    ]
    _show_lines([*lines, *_voices(record), *_unsettled(record)])


def _show_concept(record: Mapping[str, Any]) -> None:
    _show_lines([(record["concept"], "bold"), (record["text"], ""), ("", "")])
    rows = [(law, each["clause"], each["text"]) for law, each in record["by_edition"].items()]
    _show_table("By edition", ("edition", "clause", "text"), rows)


def _show_comparison(record: dict[str, Any]) -> None:
    policies: Mapping[str, Any] = record["policies"]
    _show_lines([(f"Where the authorities differ (Laws of {record['law']})", "bold underline"), ("", "")])
    for key, row in policies.items():
        if row["differs"]:
            _show_lines([(key, "bold"), (row["text"], ""), *_voices(row), ("", "")])
    _show_lines([("Where nobody speaks", "bold underline"), ("", "")])
    for key, row in policies.items():
        if all(voice["said"] == _NOBODY for voice in row["by_authority"].values()):
            value = _worded(row["by_authority"]["wbf"]["value"])
            _show_lines([(f"{key} = {value}", "bold"), (row["text"], ""), *_unsettled(row), ("", "")])
    rows = [
        (key, *(_worded(each[law]["value"]) if law in each else "-" for law in _edition_names()))
        for key, each in record["editions"].items()
    ]
    _show_table("Where the editions differ", ("policy", *_edition_names()), rows)


def _edition_names() -> tuple[str, ...]:
    from nlclaim.law import editions

    return editions()


def _voices(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A line for each value and source, with all authorities that share them."""
    shared: dict[tuple[str, str, str | None], list[str]] = {}
    for name, voice in row["by_authority"].items():
        shared.setdefault((_worded(voice["value"]), voice["said"], voice["url"]), []).append(name)
    lines = []
    for (value, said, url), names in shared.items():
        lines.append((f"  {', '.join(names)}: {value}. {said[0].upper()}{said[1:]}.", ""))
        if url:
            lines.append((f"    {url}", "dim"))
    return lines


def _unsettled(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(f"  A director might also take: {_worded(row['variants'])}.", "italic")] if row["variants"] else []


def _confidence(letter: str) -> str:
    return {"A": "The text itself was read.", "B": "Read as a third party quotes it."}[letter]
