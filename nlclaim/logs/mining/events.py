"""The claims of an entry as event records: what was said of them, and the position that they were made in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from nlclaim.api import interpret_case
from nlclaim.bridge.board import Board
from nlclaim.bridge.notation import format_deal
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.errors import InvalidPositionError, NlclaimError
from nlclaim.logs.event import EventRecord, WhereRecord
from nlclaim.logs.finding import Passage, find_passages
from nlclaim.logs.finding.passages import CLAIMS
from nlclaim.logs.mining.totals import settle_total
from nlclaim.logs.records import Diagram, LogEntry
from nlclaim.reading import interpret
from nlclaim.reading.records import StatementRecord, statement_record
from nlclaim.ruling.case import Case, case_from_board, load_case, record_of

_NEAR = 4
"""Cards that may still be recorded between a remark on the claim and the claim: an operator types as he watches."""


def find_events(entry: LogEntry, defaults: Mapping[str, str]) -> list[EventRecord]:
    """One event for each claim or concession in the entry.

    `defaults` are law and authority of its cases, where the log does not name them.
    """
    overrides: dict[str, Any] = {**defaults, **entry.named}
    if entry.case is not None:
        return [_case_event(entry, replace(entry.case, **overrides))]
    passages = list(find_passages(entry.remarks, entry.board))
    if entry.board is None:
        return [_talk_event(entry, passage, overrides) for passage in passages if passage.kind in CLAIMS]
    return _board_events(entry, entry.board, passages, overrides)


def _board_events(
    entry: LogEntry, board: Board, passages: Sequence[Passage], overrides: Mapping[str, str]
) -> list[EventRecord]:
    """The claim that ends the record, with what was said of it; else the last claim that anybody tells of."""
    told = [passage for passage in passages if passage.kind in CLAIMS and (passage.cards_played or not board.play)]
    disputes = [passage for passage in passages if passage.kind in ("dispute", "slip")]
    if board.has_claim:
        last = [passage for passage in told if passage.cards_played + _NEAR >= len(board.play)]
        return [_board_event(entry, board, _fullest(last), None, disputes, overrides)]
    if not told:
        return []
    passage = _fullest(told)
    assert passage is not None
    return [_board_event(entry, board, passage, passage.cards_played, disputes, overrides)]


def _fullest(passages: Sequence[Passage]) -> Passage | None:
    """The last passage that has the claimer's words, else the last."""
    spoken = [passage for passage in passages if passage.words is not None]
    return spoken[-1] if spoken else passages[-1] if passages else None


def _board_event(
    entry: LogEntry,
    board: Board,
    passage: Passage | None,
    n_cards: int | None,
    disputes: Sequence[Passage],
    overrides: Mapping[str, str],
) -> EventRecord:
    problems = [*board.problems, *(f"{_SAID_OF[passage.kind]}: {passage.text!r}" for passage in disputes)]
    if n_cards is not None and n_cards < len(board.play):
        problems.append(f"a claim is told of after {n_cards} cards, and {len(board.play)} are recorded")
    case = None
    try:
        case = case_from_board(board, n_cards=n_cards, overrides={**overrides, **_told(board, passage)})
    except NlclaimError as error:
        problems.append(str(error))
    return EventRecord(
        source=entry.source,
        where=_where(entry, board, passage),
        said=passage.text if passage is not None else None,
        statement=_at_the_table(_statement(case, passage), board, case),
        reported_by=passage.reported_by or None if passage is not None and passage.speech == "indirect" else None,
        case=record_of(case) if case is not None else None,
        recorded=board.result,
        problems=problems,
    )


_SAID_OF = {"dispute": "disputed, as the log has it", "slip": "the record is corrected, as the log has it"}


def _told(board: Board, passage: Passage | None) -> dict[str, object]:
    """What the passage adds to the record of the board: whose claim it is, and the words."""
    if passage is None:
        return {}
    seat = _seat(passage.claimer, board.declarer)
    told: dict[str, object] = {} if seat is None or board.claimer is not None else {"claimer": seat.letter}
    return told | ({"statement": passage.statement} if passage.statement and not board.statement else {})


def _seat(claimer: str | None, declarer: Seat | None) -> Seat | None:
    if claimer in ("declarer", "dummy"):
        return declarer if declarer is None or claimer == "declarer" else declarer.partner
    return parse_seat(claimer) if claimer in ("N", "E", "S", "W") else None


def _statement(case: Case | None, passage: Passage | None) -> StatementRecord | None:
    """The words as read at the table, or as they stand where there is none."""
    if case is not None:
        return _statement_at(case)
    words = passage.statement if passage is not None else None
    return statement_record(interpret(words, words_alone=True)) if words else None


def _statement_at(case: Case) -> StatementRecord | None:
    """The claimer's own words, without what others heard: the same that the ruling reads."""
    return statement_record(interpret_case(case, case.said)) if case.said else None


def _at_the_table(statement: StatementRecord | None, board: Board, case: Case | None) -> StatementRecord | None:
    return settle_total(statement, board, case) if statement is not None and case is not None else statement


def _case_event(entry: LogEntry, case: Case) -> EventRecord:
    return EventRecord(
        source=entry.source,
        where=WhereRecord(file=entry.source, board=entry.label or None),
        statement=_statement_at(case),
        case=record_of(case),
    )


def _talk_event(entry: LogEntry, passage: Passage, overrides: Mapping[str, str]) -> EventRecord:
    """A claim told in prose or talk: the words, and the ending set out beside them, or why there is none."""
    case, problems = None, []
    try:
        case = _case_beside(entry.diagram, passage, overrides)
    except NlclaimError as error:
        problems.append(f"no position: {error}")
    return EventRecord(
        source=entry.source,
        where=_where(entry, None, passage),
        said=passage.text,
        statement=_statement(case, passage),
        reported_by=passage.reported_by or None,
        case=record_of(case) if case is not None else None,
        problems=problems,
    )


def _case_beside(diagram: Diagram | None, passage: Passage, overrides: Mapping[str, str]) -> Case:
    """The claim in the ending of a diagram. Raises InvalidPositionError naming what the text does not tell."""
    if diagram is None:
        raise InvalidPositionError(["nothing but words"])
    if diagram.is_full_deal:
        raise InvalidPositionError(["the diagram shows the whole deal, and not the cards left at the claim"])
    position = diagram.position()
    if diagram.contract is None or diagram.declarer is None:
        raise InvalidPositionError(["the text does not say contract and declarer"])
    claimer = _seat(passage.claimer, diagram.declarer) or diagram.declarer
    record = {
        "deal": format_deal(position.hands),
        "turn": position.turn.letter,
        "contract": str(diagram.contract),
        "declarer": diagram.declarer.letter,
        "claimer": claimer.letter,
        "statement": passage.statement or "",
        **overrides,
    }
    return load_case(record)


def _where(entry: LogEntry, board: Board | None, passage: Passage | None) -> WhereRecord:
    """Where the words stand, or where the board begins when there are none."""
    if passage is not None:
        offsets = (passage.offset, passage.offset + len(passage.text.encode()))
        return WhereRecord(file=entry.source, board=entry.label or None, offsets=offsets)
    begins = (board.offset, board.offset) if board is not None and board.offset else None
    return WhereRecord(file=entry.source, board=entry.label or None, offsets=begins)
