"""What a bare number in a report counts: tricks from now, tricks of the deal, or a level. The board decides."""

from __future__ import annotations

from nlclaim.bridge.board import Board
from nlclaim.reading.records import ClaimedRecord, ResultRecord, StatementRecord
from nlclaim.ruling.case import Case

_BOOK = 6
"""Tricks below the first level."""


def settle_total(statement: StatementRecord, board: Board, case: Case) -> StatementRecord:
    """The statement with the number claimed on the scale on which it agrees with what was recorded.

    "Claims five" with four tricks left, in a contract that ended in eleven, is the level. A number that agrees with
    the record on no scale, or already does, stays as it was read.
    """
    number = statement.claimed.tricks
    if number is None or board.result is None or case.claimer.side != case.declarer.side:
        return statement
    if statement.claimed.scope == "remaining" and number == case.claimed:
        return statement
    if number == board.result:
        return statement.model_copy(update={"claimed": ClaimedRecord(tricks=number, scope="deal")})
    if number + _BOOK == board.result and statement.result is None:
        return statement.model_copy(update={"claimed": ClaimedRecord(), "result": ResultRecord(level=number)})
    if number == case.claimed:
        return statement.model_copy(update={"claimed": ClaimedRecord(tricks=number, scope="remaining")})
    return statement
