"""`nlclaim corpus`: annotated claims, and how well they are read and ruled on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from nlclaim.cli.output import EXIT_SOME_FAILED, json_text, read_json_lines
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
    words_alone: Annotated[
        bool, typer.Option("--words-alone", help="By the words alone, without statements like them.")
    ] = False,
) -> None:
    """Read annotated statements, or rule on annotated cases: how many are right, and every difference.

    Rows with `text` and `expected` are statements: the accuracy of each mark, and the steps. Rows with `deal` and
    `expected` are case records: a table by `confidence`, and each case that is not what its confidence asks.
    Rows with `sha1` are labels of remarks in logs (`--logs`): which tell of a claim, whose, and in which words.

    Examples:

    - `nlclaim corpus evaluate statements.jsonl`
    - `nlclaim corpus evaluate cases.jsonl --budget 5 --jobs 2 --json`
    - `nlclaim corpus evaluate corpus/blind.jsonl --words-alone` (statements of which the likeness was made)
    - `nlclaim corpus evaluate corpus/remarks.jsonl --logs archive/`
    """
    kind, rows = _read_rows(file)
    if kind == "label":
        _evaluate_remarks(rows, as_json, logs)
    elif kind == "case":
        _evaluate_cases(rows, as_json, budget, jobs or os.cpu_count() or 1)
    else:
        _evaluate_statements(rows, as_json, words_alone=words_alone)


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

    _tell_statements(compare_annotations(_read_statements(file), _read_statements(other)), as_json, "second", "first")


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


def _evaluate_statements(rows: list[dict[str, Any]], as_json: bool, *, words_alone: bool) -> None:
    from nlclaim.reading.evaluation import evaluate

    _tell_statements(evaluate(rows, words_alone=words_alone), as_json)


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
    if any(each.failed for each in tallies):
        raise typer.Exit(EXIT_SOME_FAILED)


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


_KINDS: dict[str, dict[str, type]] = {
    "label": {"sha1": str, "file": str, "offset": int, "kind": str},
    "case": {"deal": object, "expected": object},  # What is wrong with these is in their verdict.
    "statement": {"text": str, "expected": dict},
}
"""By which keys the kind of a row is known, and what they hold."""
_TYPE_NAMES = {str: "text", int: "a whole number", dict: "an object with keys"}


def _read_rows(path: Path) -> tuple[str, list[dict[str, Any]]]:
    """The rows of a file and their kind, which is the same for all. Raises RecordError with the place."""
    rows: list[dict[str, Any]] = []
    kind = ""
    try:
        with path.open("rb") as lines:
            for number, row, problem in read_json_lines(lines):
                if problem is not None:
                    raise RecordError(str(problem), str(path), number)
                kind = _kind_of(row, kind, path, number)
                rows.append(cast("dict[str, Any]", row))
    except OSError as error:
        raise RecordError(f"cannot be read: {error.strerror}", str(path)) from error
    return kind, rows


def _kind_of(row: object, before: str, path: Path, number: int) -> str:
    """The kind of a row: that of the rows `before` it, if there are any."""
    keys = row.keys() if isinstance(row, dict) else set()
    kind = next((kind for kind, needed in _KINDS.items() if needed.keys() <= keys), None)
    if not isinstance(row, dict) or kind is None:
        wanted = "a row has expected, and text (a statement) or deal (a case); or it labels a remark (sha1, file, …)"
        raise RecordError(wanted, str(path), number)
    if before and kind != before:
        raise RecordError(f"a {kind} after a {before}: each kind needs a file of its own", str(path), number)
    for key, held in _KINDS[kind].items():
        if not isinstance(row[key], held):
            raise RecordError(f"{key}: {_TYPE_NAMES[held]} should be here, not {row[key]!r:.60}", str(path), number)
    if not isinstance(row.get("id", ""), str | int):
        raise RecordError(f"id: text or a number should be here, not {row['id']!r}", str(path), number)
    return kind


def _read_statements(path: Path) -> list[dict[str, Any]]:
    kind, rows = _read_rows(path)
    if kind not in ("statement", ""):
        raise RecordError(f"annotators are compared on statements, and these are {kind}s", str(path))
    return rows
