"""`nlclaim corpus`: annotated claims, and how well they are read and ruled on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nlclaim.cli.output import json_text
from nlclaim.errors import RecordError

if TYPE_CHECKING:
    from nlclaim.reading.evaluation import Evaluation
    from nlclaim.ruling.case import Case
    from nlclaim.ruling.evaluation import Verdict
    from nlclaim.ruling.model import Ruling

app = typer.Typer(help="The annotated claims: how well they are read and ruled on.", no_args_is_help=True)


@app.callback()
def corpus() -> None:
    """The annotated claims."""


@app.command()
def evaluate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON Lines: statements, or case records.")],
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
    budget: Annotated[float, typer.Option(min=0.0, help="Seconds a ruling may take (case records).")] = 20.0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes that rule side by side; 0: one a core.")] = 0,
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the logs are (labelled remarks).")] = None,
) -> None:
    """Read annotated statements, or rule on annotated cases: how many are right, and every difference.

    Rows with `text` and `expected` are statements: the accuracy of each mark, and the steps. Rows with `deal` and
    `expected` are case records: a table by `confidence`, and each case that is not what its confidence asks.
    Rows with `sha1` are labels of remarks in logs (`--logs`): which tell of a claim, whose, and in which words.

    Examples:

    - `nlclaim corpus evaluate statements.jsonl`
    - `nlclaim corpus evaluate cases.jsonl --budget 5 --jobs 2 --json`
    - `nlclaim corpus evaluate corpus/remarks.jsonl --logs archive/`
    """
    rows = _rows(file)
    if rows and "sha1" in rows[0]:
        _evaluate_remarks(rows, as_json, logs)
    elif rows and "deal" in rows[0]:
        _evaluate_cases(rows, as_json, budget, jobs or os.cpu_count() or 1)
    else:
        _evaluate_statements(rows, as_json)


@app.command()
def agree(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON Lines: annotated statements.")],
    other: Annotated[Path, typer.Argument(metavar="OTHER", help="The same statements by another annotator.")],
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """How far two annotators agree: on each mark, on the steps, and every difference.

    Statements are matched by `id`; those that only one file has are left out. It is as far as a reader can agree with
    either of them.

    Examples:

    - `nlclaim corpus agree corpus/blind.jsonl corpus/second.jsonl`
    - `nlclaim corpus agree one.jsonl other.jsonl --json`
    """
    from nlclaim.reading.evaluation import compare_annotations

    _tell_statements(compare_annotations(_rows(file), _rows(other)), as_json, "second", "first")


def _evaluate_remarks(rows: list[dict[str, Any]], as_json: bool, logs: Path | None) -> None:
    from nlclaim.logs.finding.evaluation import evaluate_finding, format_finding

    if logs is None or not logs.is_dir():
        raise typer.BadParameter("labels of remarks need the folder with their logs", param_hint="--logs")
    for name in dict.fromkeys(str(row.get("set", "")) for row in rows):
        result = evaluate_finding([row for row in rows if str(row.get("set", "")) == name], logs)
        if as_json:
            figures = {"set": name, "remarks": result.remarks, "precision": result.precision, "recall": result.recall}
            counts = {"kind": result.right_kind, "words": result.right_words, "line": result.right_line}
            typer.echo(json.dumps(figures | counts | {"found": result.found, "claimer": result.right_claimer}))
        else:
            typer.echo(f"{name or 'all'}: {format_finding(result)}")


def _evaluate_statements(rows: list[dict[str, Any]], as_json: bool) -> None:
    from nlclaim.reading.evaluation import evaluate

    _tell_statements(evaluate(rows), as_json)


def _tell_statements(evaluation: Evaluation, as_json: bool, *names: str) -> None:
    from nlclaim.reading.evaluation import MARKS, format_evaluation

    if as_json:
        figures: dict[str, Any] = {mark: evaluation.accuracy(mark) for mark in MARKS}
        figures |= {"statements": evaluation.statements, "steps_f1": evaluation.f1}
        figures |= {"steps_precision": evaluation.precision, "steps_recall": evaluation.recall}
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.write(format_evaluation(evaluation, *names) + "\n")


def _evaluate_cases(rows: list[dict[str, Any]], as_json: bool, seconds: float, jobs: int) -> None:
    from nlclaim.ruling.evaluation import tally
    from nlclaim.ruling.evaluation_text import format_evaluation

    tallies = tally(_verdicts(rows, seconds, jobs))
    if as_json:
        sys.stdout.write(json_text({each.confidence: each.figures() for each in tallies}, indent=1) + "\n")
    else:
        sys.stdout.write(format_evaluation(tallies) + "\n")


def _verdicts(rows: list[dict[str, Any]], seconds: float, jobs: int) -> list[Verdict]:
    """The verdicts in the order of the rows; progress is shown on standard error, if that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    ruled = _in_one(rows, seconds) if jobs == 1 or len(rows) == 1 else _in_many(rows, seconds, jobs)
    shown = track(ruled, "Ruling", len(rows), console=Console(stderr=True), disable=not sys.stderr.isatty())
    return [verdict for _, verdict in sorted(shown, key=lambda numbered: numbered[0])]


def _in_one(rows: list[dict[str, Any]], seconds: float) -> Iterator[tuple[int, Verdict]]:
    for number, row in enumerate(rows):
        yield number, _verdict(row, seconds)


def _in_many(rows: list[dict[str, Any]], seconds: float, jobs: int) -> Iterator[tuple[int, Verdict]]:
    with ProcessPoolExecutor(min(jobs, len(rows))) as pool:
        waiting = {pool.submit(_verdict, row, seconds): number for number, row in enumerate(rows)}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _verdict(row: dict[str, Any], seconds: float) -> Verdict:
    from nlclaim.ruling.evaluation import evaluate_case

    return evaluate_case(row, partial(_rule, seconds=seconds))


def _rule(case: Case, seconds: float) -> Ruling:
    from nlclaim.api import rule

    return rule(case, seconds=seconds)


def _rows(path: Path) -> list[dict[str, Any]]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(str(error), str(path)) from error
    return [_row(line, path, number) for number, line in enumerate(lines, start=1) if line.strip()]


def _row(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        row: dict[str, Any] = json.loads(line)
    except ValueError as error:
        raise RecordError(f"not JSON: {error}", str(path), number) from error
    keys = set(row) if isinstance(row, dict) else set()
    labelled = {"sha1", "file", "offset", "kind"} <= keys
    if not labelled and not ("expected" in keys and {"text", "deal"} & keys):
        wanted = "a row has expected, and text (a statement) or deal (a case); or it labels a remark (sha1, file, …)"
        raise RecordError(wanted, str(path), number)
    return row
