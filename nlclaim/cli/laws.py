"""`nlclaim laws`: editions, authorities, clauses, rules and policies, where they differ, with sources."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

import typer

from nlclaim.cli.law_options import complete_name, law_option
from nlclaim.cli.laws_text import show_comparison, show_lists, show_record
from nlclaim.cli.output import EXIT_USAGE, complain, json_text
from nlclaim.jurisdictions import LATEST

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


_Law = Annotated[str, law_option()]
_Format = Annotated[LawsFormat, typer.Option("--format", help="text or json.")]


@app.callback()
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        _run(lambda: _list(None, LATEST, LawsFormat.TEXT))


@app.command("list")
def list_laws(
    what: Annotated[Listing | None, typer.Argument(metavar="WHAT", help="One kind only: " + ", ".join(Listing))] = None,
    law: _Law = LATEST,
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
    clause: Annotated[
        str,
        typer.Argument(
            metavar="CLAUSE",
            help="A clause, a rule's id, a policy key, a concept or an authority.",
            autocompletion=complete_name,
        ),
    ],
    law: _Law = LATEST,
    output: _Format = LawsFormat.TEXT,
) -> None:
    """Show one clause, rule, policy key, concept or authority: what it does, who says so, and where to read it.

    Examples:

    - `nlclaim laws show 70E1`
    - `nlclaim laws show 70D --law 1997`
    - `nlclaim laws show SUI-3`
    - `nlclaim laws show forgotten_master_trump --format json`
    - `nlclaim laws show dbf`
    """
    _run(lambda: _show(clause, law, output))


@app.command("compare")
def compare(law: _Law = LATEST, output: _Format = LawsFormat.TEXT) -> None:
    """Show where the authorities differ under one edition, and where the editions differ.

    Examples:

    - `nlclaim laws compare`
    - `nlclaim laws compare --law 1997 --format json`
    """
    _run(lambda: _compare(law, output))


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
        sys.stdout.write(json_text(record, indent=1) + "\n")
    else:
        show_text(record)


def _list(what: Listing | None, law: str, output: LawsFormat) -> None:
    from nlclaim.law.records import list_records

    wanted = tuple(Listing) if what is None else (what,)
    record = {kind.value: list_records(kind.value, law) for kind in wanted}
    _print(record, output, lambda each: show_lists(each, law))


def _show(name: str, law: str, output: LawsFormat) -> None:
    from nlclaim.law.records import explain_unknown, find_record

    record = find_record(name, law)
    if record is None:
        complain(explain_unknown(name, law))
        raise typer.Exit(EXIT_USAGE)
    _print(record, output, show_record)


def _compare(law: str, output: LawsFormat) -> None:
    from nlclaim.law.records import comparison_record

    _print(comparison_record(law), output, show_comparison)
