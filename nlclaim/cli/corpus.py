"""`nlclaim corpus`: annotated claims, and how well they are read."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from nlclaim.errors import RecordError

app = typer.Typer(help="The annotated claims: how well statements are read.", no_args_is_help=True)


@app.callback()
def corpus() -> None:
    """The annotated claims."""


@app.command()
def evaluate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON Lines with id, text and expected.")],
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Read annotated statements: the accuracy of each mark, the steps, and every difference.

    Examples:

    - `nlclaim corpus evaluate statements.jsonl`
    - `nlclaim corpus evaluate statements.jsonl --json`
    """
    from nlclaim.reading.evaluation import MARKS, format_evaluation
    from nlclaim.reading.evaluation import evaluate as evaluate_rows

    evaluation = evaluate_rows(_rows(file))
    if as_json:
        figures: dict[str, Any] = {mark: evaluation.accuracy(mark) for mark in MARKS}
        figures |= {"statements": evaluation.statements, "steps_f1": evaluation.f1}
        figures |= {"steps_precision": evaluation.precision, "steps_recall": evaluation.recall}
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.write(format_evaluation(evaluation) + "\n")


def _rows(path: Path) -> list[dict[str, Any]]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(str(error), str(path)) from error
    rows = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            rows.append(_row(line, path, number))
    return rows


def _row(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise RecordError(f"not JSON: {error}", str(path), number) from error
    if not isinstance(row, dict) or not {"text", "expected"} <= set(row):
        raise RecordError("a row has at least text and expected", str(path), number)
    return row
