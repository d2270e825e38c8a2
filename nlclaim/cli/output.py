"""What every command shares: exit statuses, complaints on standard error, JSON Lines in and out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import typer

from nlclaim.errors import ClaimSyntaxError, ClaimTextError, NlclaimError, RecordError, visible

EXIT_SOME_FAILED = 1
EXIT_USAGE = 2


def complain(message: str) -> None:
    """One message on standard error."""
    print(f"nlclaim: {visible(message)}", file=sys.stderr)  # noqa: T201 - the command line's own voice


def refuse_together(option: str, others: Mapping[str, object]) -> None:
    """Raises BadParameter if any of `others` (name to value) is given beside `option`, where it would do nothing."""
    for name, value in others.items():
        if value not in (None, False):
            raise typer.BadParameter(f"it does not go together with {option}", param_hint=name)


def error_record(identity: object, error: NlclaimError, row: int | None = None) -> dict[str, Any]:
    """The output for an input that failed: `{"id", "error": {"type", "message", "where"}}`.

    A statement that `--strict` refuses has the `label` of the mistake besides.

    `where` is the characters of the statement that are at fault, or else the line of the input.
    """
    where = list(error.span) if isinstance(error, ClaimTextError) else row
    told: dict[str, Any] = {"type": type(error).__name__, "message": str(error), "where": where}
    if isinstance(error, ClaimSyntaxError):
        told["label"] = error.label
    return {"id": identity, "error": told}


def text_id(identity: object) -> str | None:
    """The id of a record as it is carried through, in a result and in an error alike; None for none, or for no id."""
    is_one = isinstance(identity, (str, int, float)) and not isinstance(identity, bool)
    return str(identity) if is_one else None


def json_text(record: object, indent: int | None = None) -> str:
    """JSON with plain characters where standard output can show them, escaped where it cannot."""
    text = json.dumps(record, ensure_ascii=False, indent=indent)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return json.dumps(record, indent=indent)
    return text


def read_text_input() -> str:
    """All of standard input as text: UTF-8 whatever the locale says, what is none of it replaced."""
    return sys.stdin.buffer.read().decode("utf-8-sig", errors="replace")


def read_record_input() -> str:
    """A record on standard input. Raises RecordError if it is not UTF-8, as a file is refused that is not."""
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 at byte {error.start}", "-") from error


def read_json_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, object, NlclaimError | None]]:
    """Row number (1-based), decoded object and, for a bad line, what is wrong with it. Blank lines are skipped."""
    for row, raw in enumerate(lines, start=1):
        if not raw.strip():
            continue
        try:
            yield row, json.loads(raw.decode("utf-8-sig"), parse_constant=_refuse_constant), None
        except UnicodeDecodeError as error:
            yield row, None, RecordError(f"not UTF-8 at byte {error.start}", row=row)
        except (ValueError, RecursionError) as error:
            yield row, None, RecordError(f"not JSON: {error}", row=row)


def _refuse_constant(name: str) -> None:
    """`NaN` and `Infinity`, which Python reads and JSON does not know."""
    raise ValueError(f"{name} is no value in JSON")


def run_json_lines(handle: Callable[[int, object], tuple[dict[str, Any], bool]]) -> bool:
    """Answer each line of standard input with one line, in order. Returns whether all went well.

    `handle` gives the output record and whether it is whole; typed errors become error records.
    """
    fine = True
    for row, content, problem in read_json_lines(sys.stdin.buffer):
        identity = text_id(content.get("id")) if isinstance(content, dict) else None
        try:
            if problem is not None:
                raise problem
            record, whole = handle(row, content)
        except NlclaimError as error:
            record, whole = error_record(identity, error, row), False
            complain(f"line {row}: {str(error).splitlines()[0]}")
        fine = fine and whole
        sys.stdout.write(json_text(record) + "\n")
        sys.stdout.flush()
    return fine
