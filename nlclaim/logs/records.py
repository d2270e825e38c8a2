"""What every reader of logs yields: an entry for each board, case, diagram or stretch of talk, or why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nlclaim.bridge.board import Board, BoardProblem, Remark
from nlclaim.bridge.cards import Hand, Suit
from nlclaim.bridge.contract import Contract
from nlclaim.bridge.notation import fill_unknown_hand
from nlclaim.bridge.position import Position, make_position
from nlclaim.bridge.seats import Seat
from nlclaim.errors import InvalidPositionError
from nlclaim.ruling.case import Case

__all__ = ["Board", "BoardProblem", "Diagram", "LogEntry", "LogItem", "Remark"]


@dataclass(frozen=True, slots=True)
class Diagram:
    """Hands set out in a text, as far as it shows them: of a deal or of an ending, all four or fewer."""

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]
    """By Seat; None for a hand that is not shown."""
    start: int
    """Where the diagram stands in the text: characters, end exclusive."""
    end: int
    contract: Contract | None = None
    declarer: Seat | None = None
    turn: Seat | None = None
    """Who is to play, where the text says so."""
    trumps_known: bool = False
    """Whether `trumps` was said; without it None may be notrump or silence."""
    trumps: Suit | None = None
    problems: tuple[str, ...] = ()
    """What could not be read as it stands: small cards written `x`, a suit left out."""

    @property
    def is_full_deal(self) -> bool:
        """Whether all 52 cards are there, or follow from three full hands."""
        return all(len(hand) == 13 for hand in self.filled_hands())

    def filled_hands(self) -> tuple[Hand, Hand, Hand, Hand]:
        """The hands, the fourth computed from three full ones, others that are not shown empty."""
        unknown = [seat for seat in Seat if self.hands[seat] is None]
        return fill_unknown_hand([hand or Hand() for hand in self.hands], unknown)

    def position(self) -> Position:
        """The diagram as a position. Raises InvalidPositionError naming what the text does not say."""
        missing = [f"{seat}'s hand is not shown" for seat, hand in zip(Seat, self.hands, strict=True) if hand is None]
        if self.is_full_deal:
            missing = []
        if self.turn is None:
            missing.append("the text does not say who is to play")
        if not self.trumps_known:
            missing.append("the text does not say what trumps are")
        if self.turn is None or missing:
            raise InvalidPositionError([*missing, *self.problems])
        return make_position(self.filled_hands(), self.trumps, self.turn)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing found in a log, and what was said beside it.

    Exactly one of `board`, `case` and `diagram` is given, or none where people only talk.
    """

    source: str
    """The file, as it was named to the reader."""
    index: int
    """Which entry of its source this is, from 1."""
    board: Board | None = None
    case: Case | None = None
    diagram: Diagram | None = None
    remarks: tuple[Remark, ...] = ()
    named: Mapping[str, str] = field(default_factory=dict, hash=False)
    """`law` and `authority`, as far as the log itself names them."""

    @property
    def label(self) -> str:
        """The board's name, the case's id, or nothing."""
        if self.board is not None:
            return self.board.label
        return self.case.id if self.case is not None else ""


LogItem = LogEntry | BoardProblem
