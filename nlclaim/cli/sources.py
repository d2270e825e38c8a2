"""The cases in a CASE argument: a case record, or the boards of a PBN or LIN file that end in a claim."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nlclaim.bridge.board import Board, BoardProblem, Ending, names_board
from nlclaim.bridge.lin import iter_lin
from nlclaim.bridge.pbn import iter_pbn
from nlclaim.cli.output import read_record_input
from nlclaim.errors import NlclaimError, RecordError
from nlclaim.ruling.case import Case, case_from_board, load_case

_MOST_NAMED = 16
_BOARD_READERS = {".pbn": iter_pbn, ".lin": iter_lin}


def iter_cases(source: str, overrides: dict[str, Any], board: str | None) -> Iterator[Case | NlclaimError]:
    """Each case of `source` (`-` is a record on standard input), or what is wrong with it."""
    path = Path(source)
    try:
        if path.suffix.lower() in _BOARD_READERS:
            yield from _from_boards(path, overrides, board)
        elif board is not None:
            yield RecordError("a case record is one board; --board is for .pbn and .lin files", source)
        elif source == "-":
            yield load_case(read_record_input(), overrides=overrides)
        else:
            yield load_case(path, overrides=overrides)
    except OSError as error:
        yield RecordError(f"cannot be read: {error.strerror}", source)
    except NlclaimError as error:
        yield error


def _from_boards(path: Path, overrides: dict[str, Any], board: str | None) -> Iterator[Case | NlclaimError]:
    found = False
    there: list[str] = []
    broken: list[str] = []
    for item in _BOARD_READERS[path.suffix.lower()](path):
        there.append(item.label)
        if board is not None and not names_board(board, item):
            continue
        if isinstance(item, BoardProblem):
            found = True
            yield RecordError(str(item), str(path))
            continue
        if board is None and not item.has_claim:
            broken += [f"{item.label} at {item.problems[-1]}"] if _is_broken_off(item) else []
            continue
        found = True
        try:
            yield case_from_board(item, overrides=overrides)
        except NlclaimError as error:
            yield RecordError(f"board {item.label}: {error}", str(path))
    if not found:
        what = f"no board {board!r}" if board is not None else "no board that ends in a claim; name one with --board"
        why = f". Broken off: {_listed(broken)}" if broken else ""
        yield RecordError(f"{what}. Boards there: {_listed(there)}{why}", str(path))


def _is_broken_off(board: Board) -> bool:
    """Whether a card that cannot be played hides how the board ended."""
    return board.ending == Ending.STOPPED and bool(board.problems)


def _listed(names: list[str]) -> str:
    return ", ".join(names[:_MOST_NAMED]) + (", …" if len(names) > _MOST_NAMED else "") if names else "none"
