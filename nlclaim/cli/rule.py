"""`nlclaim rule`: a position and a statement in, a ruling out."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nlclaim.cli.law_options import authority_option, law_option
from nlclaim.cli.output import EXIT_SOME_FAILED, complain, error_record, json_text, refuse_together, run_json_lines
from nlclaim.errors import NlclaimError, RecordError, visible

if TYPE_CHECKING:
    from nlclaim.ruling.case import Case
    from nlclaim.ruling.comparison import Comparison
    from nlclaim.ruling.model import Reason, Ruling


class RulingFormat(StrEnum):
    """How a ruling is printed."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


def _one_of(value: str | None, known: Iterable[str]) -> str | None:
    """The value as it is; a usage error if it is not known."""
    if value is not None and value not in (names := tuple(known)):
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(names)}")
    return value


def _seat(value: str | None) -> str | None:
    return _one_of(value and value.upper(), "NESW")


def _edition(value: str | None) -> str | None:
    from nlclaim.law import editions

    return _one_of(value, editions())


def _authority(value: str | None) -> str | None:
    from nlclaim.law import authorities

    return _one_of(value, authorities())


def rule(
    cases: Annotated[
        list[str] | None,
        typer.Argument(metavar="CASE…", help="Case files: .json, .pbn or .lin; - for JSON on standard input."),
    ] = None,
    statement: Annotated[str | None, typer.Option(help="What the claimer said, instead of the case's words.")] = None,
    claimer: Annotated[str | None, typer.Option(help="Who claimed: N, E, S or W.", callback=_seat)] = None,
    claimed: Annotated[str | None, typer.Option(help="Tricks claimed of the remaining ones, or 'rest'.")] = None,
    conceded: Annotated[
        int | None, typer.Option(help="Tricks conceded of the remaining ones; the rest is claimed.")
    ] = None,
    law: Annotated[str | None, law_option(callback=_edition)] = None,
    authority: Annotated[str | None, authority_option(callback=_authority)] = None,
    board: Annotated[
        str | None, typer.Option(help="Which board of a .pbn or .lin file; else all that end in a claim.")
    ] = None,
    output: Annotated[
        RulingFormat | None, typer.Option("--format", help="text, markdown, html or json.", show_default="text")
    ] = None,
    why: Annotated[
        list[int] | None,
        typer.Option(min=1, help="Explain this trick of the line, card by card; may be given more than once."),
    ] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="The authorities and editions side by side, and what they turn on.")
    ] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Case records as JSON Lines in, ruling records out.")] = False,
    budget: Annotated[float, typer.Option(min=0.0, help="Seconds a ruling may take.")] = 5.0,
    nodes: Annotated[int | None, typer.Option(min=1, help="Search nodes a ruling may take; none: no limit.")] = None,
) -> None:
    """Rule on a claim.

    Prints the diagram, what was read in the words, the award, the worst normal line with the reason for each card,
    who would rule otherwise, and the clauses. As JSON, one ruling is indented, several are one a line (JSON Lines);
    a page of HTML has one.

    Examples:

    - `nlclaim rule case.json`
    - `nlclaim rule hand.pbn --board 7 --claimer S --statement "draw the last trump, then the rest"`
    - `nlclaim rule case.json --why 4 --compare`
    - `nlclaim rule case.json --format html > ruling.html`
    - `nlclaim rule case.json --law 2007 --authority acbl --format json`
    - `nlclaim rule --jsonl < cases.jsonl > rulings.jsonl`
    """
    overrides = _overrides(
        claimed, statement=statement, claimer=claimer, conceded=conceded, law=law, authority=authority
    )
    asked = _Asked(output or RulingFormat.TEXT, budget, nodes, tuple(why or ()), compare)
    if jsonl:
        other = None if output is RulingFormat.JSON else output
        refuse_together("--jsonl", {"CASE": cases or None, "--board": board, "--format": other})
        fine = run_json_lines(lambda row, content: _rule_line(row, content, overrides, asked))
    elif cases:
        fine = _rule_sources(cases, overrides, board, asked)
    else:
        raise typer.BadParameter("name a case file, or - for standard input, or use --jsonl", param_hint="CASE")
    if not fine:
        raise typer.Exit(EXIT_SOME_FAILED)


def _overrides(claimed: str | None, **given: object) -> dict[str, Any]:
    """The keys of a case record that the options replace or complete."""
    from nlclaim.ruling.case_record import parse_tricks

    tricks = None if claimed is None else parse_tricks(claimed)
    if not (tricks is None or isinstance(tricks, int) or tricks == "rest"):
        raise typer.BadParameter(f"{claimed!r} is neither a number of tricks nor 'rest'", param_hint="--claimed")
    keys = {**given, "claimed": tricks}
    return {key: value for key, value in keys.items() if value is not None}


@dataclass(frozen=True)
class _Asked:
    """What is asked of each ruling."""

    output: RulingFormat
    seconds: float
    nodes: int | None
    tricks: tuple[int, ...]
    """Those to be explained card by card."""
    compare: bool
    several: bool = False
    """Whether there is more than one case: their rulings as JSON are one a line."""


@dataclass(frozen=True)
class _Answer:
    ruling: Ruling
    whys: tuple[Reason, ...]
    comparison: Comparison | None


def _rule_line(row: int, content: object, overrides: dict[str, Any], asked: _Asked) -> tuple[dict[str, Any], bool]:
    from nlclaim.ruling.case import load_case

    if not isinstance(content, dict):
        raise RecordError("a case record is a JSON object", row=row)
    answer = _answer(load_case(content, overrides=overrides, row=row), asked)
    return _as_json(answer), answer.ruling.complete


def _answer(case: Case, asked: _Asked) -> _Answer:
    from nlclaim import api
    from nlclaim.lines import Budget
    from nlclaim.ruling.why import explain_trick

    comparison = api.compare(case, seconds=asked.seconds, nodes=asked.nodes) if asked.compare else None
    ruling = comparison.asked if comparison else api.rule(case, seconds=asked.seconds, nodes=asked.nodes)
    whys = tuple(explain_trick(ruling, number, Budget(asked.seconds)) for number in asked.tricks)
    return _Answer(ruling, whys, comparison)


def _as_json(answer: _Answer) -> dict[str, Any]:
    from nlclaim.ruling.record import ruling_record

    record = ruling_record(answer.ruling, answer.whys, answer.comparison)
    return record.model_dump(by_alias=True, exclude_unset=True)


def _rule_sources(sources: list[str], overrides: dict[str, Any], board: str | None, asked: _Asked) -> bool:
    """Rule on all cases of all sources, one after the other. Returns whether all went well."""
    from nlclaim.cli.sources import iter_cases

    cases = ((source, case) for source in sources for case in iter_cases(source, overrides, board))
    first = list(islice(cases, 2))
    asked = replace(asked, several=len(first) > 1)
    if asked.several and asked.output is RulingFormat.HTML:
        raise typer.BadParameter(
            "a page has one ruling: name one case, with --board in a file of boards", param_hint="--format"
        )
    fine = [_rule_case(source, case, asked) for source, case in chain(first, cases)]
    return all(fine)


def _rule_case(source: str, case: Case | NlclaimError, asked: _Asked) -> bool:
    try:
        if isinstance(case, NlclaimError):
            raise case
        answer = _answer(case, asked)
    except NlclaimError as error:
        complain(str(error) if str(error).startswith(source) else f"{source}: {error}")
        if asked.output is RulingFormat.JSON:
            _print_json(error_record(None, error), asked)
        return False
    _print(answer, asked)
    if not answer.ruling.complete:
        complain(
            f"{source}: the budget ran out (--budget, --nodes); the award is an upper bound, what is sure a lower one"
        )
    return answer.ruling.complete


def _print_json(record: dict[str, Any], asked: _Asked) -> None:
    sys.stdout.write(json_text(record, indent=None if asked.several else 1) + "\n")


def _print(answer: _Answer, asked: _Asked) -> None:
    if asked.output is RulingFormat.JSON:
        _print_json(_as_json(answer), asked)
    elif asked.output is RulingFormat.TEXT:
        from nlclaim.ruling.render_text import print_ruling

        print_ruling(answer.ruling, answer.whys, answer.comparison)
    else:
        from nlclaim.ruling.page import format_page

        template = "ruling.html" if asked.output is RulingFormat.HTML else "ruling.md"
        sys.stdout.write(visible(format_page(answer.ruling, template, answer.whys, answer.comparison)))
