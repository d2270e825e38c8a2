"""`nlclaim parse`: what was said, as a record. No cards needed."""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer
import typer.core

from nlclaim.cli.output import EXIT_SOME_FAILED, json_text, read_text_input, refuse_together, run_json_lines
from nlclaim.errors import BridgeError, NlclaimError, RecordError, visible

if TYPE_CHECKING:
    from nlclaim.reading import Context, Readings


_IS_TEXT = re.compile(r"-[\d\s]")
"""How a statement begins that a shell's reader of options would take for one: "-1", "-100 and the rest"."""


class ParseCommand(typer.core.TyperCommand):
    """`nlclaim parse`, which takes "-1" for what was said: it is a result, and no option has a number for its name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As any command, with such statements moved behind `--`."""
        if "--" not in args and (said := [each for each in args if _IS_TEXT.match(each)]):
            args = [*(each for each in args if each not in said), "--", *said]
        return super().parse_args(ctx, args)


class StatementFormat(StrEnum):
    """How a statement is printed."""

    TEXT = "text"
    JSON = "json"
    DOT = "dot"
    SVG = "svg"
    HTML = "html"


class Stage(StrEnum):
    """A stage on the way from the words to the plan."""

    DOC = "doc"
    TREES = "trees"
    AST = "ast"
    PLAN = "plan"


def parse(
    text: Annotated[
        str | None, typer.Argument(metavar="TEXT", help="What was said; - or nothing for standard input.")
    ] = None,
    contract: Annotated[str | None, typer.Option(help="The contract, e.g. 4SX: names the trump suit.")] = None,
    declarer: Annotated[str | None, typer.Option(help="Declarer's seat: N, E, S or W.")] = None,
    claimer: Annotated[str | None, typer.Option(help="The speaker's seat: N, E, S or W.")] = None,
    output: Annotated[
        StatementFormat | None, typer.Option("--format", help="How to print it.", show_default="text")
    ] = None,
    show: Annotated[Stage | None, typer.Option(help="Print one stage of the reading instead.")] = None,
    strict: Annotated[
        bool, typer.Option(help="Fail, with a hint, unless every word is understood in one way.")
    ] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Records with id and text as JSON Lines in and out.")] = False,
    words_alone: Annotated[
        bool, typer.Option("--words-alone", help="By its words alone, without statements like it: twice as fast.")
    ] = False,
) -> None:
    """Read a claim statement: its steps and their order, the numbers, the three marks, and what was not understood.

    What it is (a claim, a concession, neither) is told by the words and by annotated statements like it; where these
    two disagree, the output says so and gives both readings.

    With `--jsonl`, `--contract`, `--declarer` and `--claimer` are those of the records that do not tell them.

    Examples:

    - `nlclaim parse "draw trumps, then four hearts and the ace of clubs"`
    - `nlclaim parse "3 more 4 u" --format json`
    - `nlclaim parse -- "--- draw trumps"` (a statement that begins with a dash goes after `--`; "-1" need not)
    - `nlclaim parse "ruff a heart before drawing trumps" --format svg > plan.svg`
    - `nlclaim parse "you get a heart at the finish" --contract 4S --declarer S --claimer S --show plan`
    - `nlclaim parse --jsonl < statements.jsonl > records.jsonl`
    """
    context = _context(contract, declarer, claimer)
    if jsonl:
        other = None if output is StatementFormat.JSON else output
        refuse_together("--jsonl", {"TEXT": text, "--show": show, "--format": other})
        told = {"contract": contract, "declarer": declarer, "claimer": claimer}
        given = {name: value for name, value in told.items() if value is not None}
        read = partial(_read_line, given=given, strict=strict, words_alone=words_alone)
        if not run_json_lines(read):
            raise typer.Exit(EXIT_SOME_FAILED)
        return
    words = read_text_input() if text is None or text == "-" else text
    if show is not None:
        refuse_together("--show", {"--strict": strict, "--format": output})
        _print(visible(_stage(words, context, show)))
        return
    readings = _read(words, context, strict=strict, words_alone=words_alone)
    if output is StatementFormat.JSON:
        _print(_as_json(readings))
    else:
        _print(visible(_formatted(readings, output or StatementFormat.TEXT)))


def _print(words: str) -> None:
    sys.stdout.write(words if words.endswith("\n") else words + "\n")


def _context(contract: str | None, declarer: str | None, claimer: str | None) -> Context:
    from nlclaim.reading import make_context

    try:
        return make_context(contract, declarer, claimer)
    except BridgeError as error:
        raise typer.BadParameter(str(error)) from error


def _read(text: str, context: Context, *, strict: bool, words_alone: bool) -> Readings:
    from nlclaim.language import parse_statement
    from nlclaim.reading import interpret_statement

    statement = parse_statement(text)
    readings = interpret_statement(statement, context, words_alone=words_alone)
    if strict:
        from nlclaim.reading.diagnosis import require_understood

        require_understood(readings)
    return readings


def _as_json(readings: Readings) -> str:
    from nlclaim.reading.records import statement_dict

    return json_text(statement_dict(readings), indent=1)


def _formatted(readings: Readings, output: StatementFormat) -> str:
    if output is StatementFormat.TEXT:
        from nlclaim.reading.render import format_readings

        return format_readings(readings)
    if output is StatementFormat.HTML:
        from nlclaim.reading.render_html import format_html

        return format_html(readings)
    return _drawn(readings, output)


def _drawn(readings: Readings, output: StatementFormat) -> str:
    from nlclaim.plan.draw import format_dot, format_svg
    from nlclaim.reading.render import step_labels, step_notes

    first = readings.first
    draw = format_dot if output is StatementFormat.DOT else format_svg
    return draw(first.plan, step_labels(first), step_notes(first))


def _stage(text: str, context: Context, stage: Stage) -> str:
    from nlclaim.reading.stages import show_stage

    return show_stage(text, context, stage.value)


def _read_line(
    row: int, content: object, *, given: dict[str, str], strict: bool, words_alone: bool
) -> tuple[dict[str, Any], bool]:
    """The record for a line of JSON; `given` is the context of statements that do not tell it."""
    from nlclaim.reading.batch import read_records

    if not isinstance(content, dict):
        raise RecordError("a statement is a JSON object with text", row=row)
    ((_, answer),) = read_records([(content.get("id"), {**given, **content})], strict=strict, words_alone=words_alone)
    if isinstance(answer, NlclaimError):
        raise answer
    return answer, True
