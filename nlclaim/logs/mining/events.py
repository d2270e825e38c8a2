"""The claims of an entry as event records."""

from __future__ import annotations

from collections.abc import Mapping

from nlclaim.bridge.board import Board
from nlclaim.errors import NlclaimError
from nlclaim.logs.event import EventRecord, WhereRecord
from nlclaim.logs.records import LogEntry
from nlclaim.reading import Readings, interpret
from nlclaim.reading.records import statement_record
from nlclaim.ruling.case import Case, case_from_board, case_record


def find_events(entry: LogEntry, overrides: Mapping[str, str]) -> list[EventRecord]:
    """One event for each claim or concession in the entry. `overrides` are law and authority of its cases."""
    if entry.board is not None and entry.board.has_claim:
        return [_silent_claim(entry, entry.board, overrides)]
    if entry.case is not None:
        return [_make_event(entry, None, entry.case)]
    return []


def _silent_claim(entry: LogEntry, board: Board, overrides: Mapping[str, str]) -> EventRecord:
    """The claim with which the record of a board ends, without anybody's report of it."""
    try:
        return _make_event(entry, board, case_from_board(board, overrides=overrides))
    except NlclaimError as error:
        return _make_event(entry, board, None, str(error))


def _make_event(entry: LogEntry, board: Board | None, case: Case | None, *problems: str) -> EventRecord:
    return EventRecord(
        source=entry.source,
        where=_where(entry, board),
        statement=statement_record(_interpret(case)) if case is not None and case.statement else None,
        case=case_record(case) if case is not None else None,
        recorded=board.result if board is not None else None,
        problems=[*(board.problems if board is not None else ()), *problems],
    )


def _where(entry: LogEntry, board: Board | None) -> WhereRecord:
    """Nobody's words stand for the claim, so the place is where its board begins."""
    offsets = (board.offset, board.offset) if board is not None and board.offset else None
    return WhereRecord(file=entry.source, board=entry.label or None, offsets=offsets)


def _interpret(case: Case) -> Readings:
    return interpret(
        case.statement,
        contract=str(case.contract),
        declarer=case.declarer.letter,
        claimer=case.claimer.letter,
    )
