"""The law data as text: plain where it is piped, with colours on a terminal.

The records are those of `nlclaim.law.records`. rich is imported when something is printed, as it is slow to load.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def show_lists(record: dict[str, Any], law: str) -> None:
    """Print what there is; `law` is the edition whose clauses are among it."""
    for kind, rows in record.items():
        title = f"{kind} of {law}" if kind == "clauses" else kind
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


def show_record(record: dict[str, Any]) -> None:
    """Print one clause, rule, policy key, concept or authority, or the clauses under one heading."""
    if "clauses" in record:
        for each in record["clauses"]:
            _show_clause(each)
            _show_lines([("", "")])
    elif "heading" in record:
        _show_clause(record)
    elif "says" in record:
        _show_authority(record)
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


def _show_authority(record: Mapping[str, Any]) -> None:
    lines = [
        (f"{record['authority']}: {record['title']}", "bold"),
        (f"Speaks of {record['made_for']}.", ""),
        (record["url"], "dim"),
        ("", ""),
    ]
    for key, each in record["says"].items():
        lines += [(f"{key} = {_worded(each['value'])} ({record['law']})", "bold"), (f"  {_sentence(each['said'])}", "")]
        lines.append((f"    {each['url']}", "dim"))
    if not record["says"]:
        lines.append((f"It says nothing of its own on {record['law']}.", ""))
    _show_lines(lines)


def _show_concept(record: Mapping[str, Any]) -> None:
    _show_lines([(record["concept"], "bold"), (record["text"], ""), ("", "")])
    rows = [(law, each["clause"], each["text"]) for law, each in record["by_edition"].items()]
    _show_table("By edition", ("edition", "clause", "text"), rows)


def show_comparison(record: dict[str, Any]) -> None:
    """Print where the authorities differ, where nobody speaks, and where the editions differ."""
    policies: Mapping[str, Any] = record["policies"]
    _show_lines([(f"Where the authorities differ (Laws of {record['law']})", "bold underline"), ("", "")])
    for key, row in policies.items():
        if row["differs"]:
            _show_lines([(key, "bold"), (row["text"], ""), *_voices(row), ("", "")])
    _show_lines([("Where nobody speaks", "bold underline"), ("", "")])
    for key, row in policies.items():
        if not row["spoken_on"]:
            default = next(voice["value"] for voice in row["by_authority"].values())  # everybody's
            _show_lines([(f"{key} = {_worded(default)}", "bold"), (row["text"], ""), *_unsettled(row), ("", "")])
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
        lines.append((f"  {', '.join(names)}: {value}. {_sentence(said)}", ""))
        if url:
            lines.append((f"    {url}", "dim"))
    return lines


def _sentence(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}."


def _unsettled(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(f"  A director might also take: {_worded(row['variants'])}.", "italic")] if row["variants"] else []


def _confidence(letter: str) -> str:
    return {"A": "The text itself was read.", "B": "Read as a third party quotes it."}[letter]
