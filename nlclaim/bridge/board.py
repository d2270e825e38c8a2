"""A board as a log records it: deal, contract, the play as far as it was written down, and how it stopped."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from nlclaim.bridge.cards import FULL_DECK, Card
from nlclaim.bridge.contract import Contract
from nlclaim.bridge.notation import Deal, find_deal_problems
from nlclaim.bridge.position import Position, make_position
from nlclaim.bridge.seats import Seat
from nlclaim.errors import IllegalPlayError, InvalidPositionError


class Ending(StrEnum):
    """How the record of the play stops."""

    PLAYED_OUT = "played_out"
    """All 52 cards are there."""
    CLAIMED = "claimed"
    """The record says so: `mc` in LIN, `*` in PBN."""
    STOPPED = "stopped"
    """Cards are missing, and nothing says why."""
    NOT_PLAYED = "not_played"
    """Passed out, or no card recorded."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said or written beside the cards."""

    text: str
    cards_played: int
    """How many cards of this board were on record before it."""
    offset: int = 0
    """Where it stands in the source: bytes from the start."""
    speaker: str = ""
    after_ending: bool = False
    """Whether it follows the mark that ended the play."""
    seconds: tuple[float, float] | None = None
    """When it was said, in a recording."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board at one table. Hands are the 13 cards each that were dealt, by `Seat`."""

    hands: Deal
    number: int | None = None
    room: str = ""
    """`open`, `closed`, or nothing where there is one table."""
    dealer: Seat | None = None
    vulnerable: str = ""
    """`None`, `NS`, `EW`, `Both`, or nothing when not recorded."""
    contract: Contract | None = None
    declarer: Seat | None = None
    play: tuple[Card, ...] = ()
    """In playing order from the opening lead, as far as it is legal."""
    result: int | None = None
    """Declarer's tricks of the deal, as recorded."""
    ending: Ending = Ending.NOT_PLAYED
    names: tuple[str, str, str, str] = ("", "", "", "")
    """Players by `Seat`."""
    event: str = ""
    calls: tuple[str, ...] = ()
    """The auction from the dealer: `1C`, `P`, `X`, `XX`, `3NT`."""
    claimer: Seat | None = None
    """Who claimed, where the source says so. LIN and plain PBN do not."""
    statement: str = ""
    """The claimer's words, where the source gives them as such."""
    remarks: tuple[Remark, ...] = ()
    problems: tuple[str, ...] = ()
    """What is odd about the record without making it useless."""
    index: int = 0
    """Which record of its source this is, from 1."""
    offset: int = 0
    """Where it starts in the source: bytes from the start."""

    @property
    def label(self) -> str:
        """The vugraph name, `o16` or `c16`; the bare number where there is one table."""
        number = "" if self.number is None else str(self.number)
        return self.room[:1] + number

    @property
    def has_claim(self) -> bool:
        """Whether play was cut short on record, by a claim or concession."""
        return self.ending == Ending.CLAIMED

    def position_at(self, n_cards: int | None = None) -> Position:
        """The position after the first `n_cards` of the play; by default at the end of the record.

        Raises InvalidPositionError without contract, declarer or a full deal, IllegalPlayError at a bad card.
        """
        position = start_position(self.hands, self.contract, self.declarer)
        if n_cards is not None and not 0 <= n_cards <= len(self.play):
            raise IllegalPlayError(f"{n_cards} cards asked for, and the record has {len(self.play)}")
        for card in self.play[:n_cards]:
            position = position.play(card)
        return position


@dataclass(frozen=True, slots=True)
class BoardProblem:
    """A record that had to be refused, or part of a file that belongs to no board: why, and where."""

    reason: str
    label: str = ""
    index: int = 0
    """Which record of its source, from 1; 0 when it belongs to none."""
    offset: int = 0
    """Where it starts in the source: bytes from the start."""

    def __str__(self) -> str:
        place = f"board {self.label}" if self.label else f"record {self.index}" if self.index else "file"
        return f"{place} (byte {self.offset}): {self.reason}"


def names_board(label: str, board: Board | BoardProblem) -> bool:
    """Whether a label, as somebody types it, names a board: `16` in every room, `o16` and `c16` in one.

    A record that had to be refused may have no number; its place in the source stands for it.
    """
    number = board.number if isinstance(board, Board) else board.index
    return label.strip().lower() in (board.label.lower(), str(number))


def find_boards(boards: Iterable[Board], label: str) -> tuple[Board, ...]:
    """The boards that a label names."""
    return tuple(board for board in boards if names_board(label, board))


def collect_boards(
    items: Iterable[Board | BoardProblem], problems: list[BoardProblem] | None = None
) -> tuple[Board, ...]:
    """The boards among what a reader yields. What had to be refused is added to `problems`, when given."""
    boards: list[Board] = []
    for item in items:
        if isinstance(item, Board):
            boards.append(item)
        elif problems is not None:
            problems.append(item)
    return tuple(boards)


def start_position(hands: Deal, contract: Contract | None, declarer: Seat | None) -> Position:
    """The position at the opening lead. Raises InvalidPositionError when something is missing."""
    problems = find_dealing_problems(hands)
    if contract is None or declarer is None:
        raise InvalidPositionError(
            ["no contract and declarer, so nobody knows who leads, or with what trumps", *problems]
        )
    if problems:
        raise InvalidPositionError(problems)
    return make_position(hands, contract.trumps, declarer.lho)


def find_dealing_problems(hands: Deal) -> list[str]:
    """What keeps the four hands from being a full pack of 13 cards each, in words."""
    problems = [f"{seat} has {len(hands[seat])} cards, not 13" for seat in Seat if len(hands[seat]) != 13]
    missing = FULL_DECK - (hands[0] | hands[1] | hands[2] | hands[3])
    if 0 < len(missing) <= 13:
        problems.append(f"nobody holds {' '.join(card.pretty for card in missing)}")
    return problems


def settle_board(board: Board, cards: tuple[Card, ...], ended: bool) -> Board:
    """The board with the legal part of `cards` as its play, and how the record stops.

    `ended` says that the source marks the end of play. A card that cannot be played ends the record there, as
    a problem: what came after it is not known to have happened as written. Raises InvalidPositionError for a
    deal that is not four hands of 13.
    """
    problems = [*find_deal_problems(board.hands), *find_dealing_problems(board.hands)]
    if problems:
        raise InvalidPositionError(problems)
    if board.contract is None or board.declarer is None:
        lost = (f"{len(cards)} cards on record but no contract: left out",) if cards else ()
        return replace(board, ending=Ending.NOT_PLAYED, problems=board.problems + lost)
    position = start_position(board.hands, board.contract, board.declarer)
    count, wrong = play_legal_prefix(position, cards)
    turned = _find_turned_hands(board, cards) if wrong and count < 4 else None
    if turned is not None:
        wrong = "the play fits only when the hands are turned round the table: turned"
        board, count = replace(board, hands=turned), len(cards)
    ending = _ending(count, ended) if count == len(cards) else Ending.STOPPED
    noted = (*board.problems, wrong) if wrong else board.problems
    return replace(board, play=cards[:count], ending=ending, problems=noted)


def play_legal_prefix(position: Position, cards: tuple[Card, ...]) -> tuple[int, str]:
    """How many of the cards can be played, and what is wrong with the next one (empty when nothing is)."""
    for count, card in enumerate(cards):
        try:
            position = position.play(card)
        except IllegalPlayError as error:
            return count, f"card {count + 1}: {error}"
    return len(cards), ""


def _find_turned_hands(board: Board, cards: tuple[Card, ...]) -> Deal | None:
    """The deal turned by one to three seats, if just one turn makes all the play legal; None otherwise.

    Operators enter hands and auction apart, and sometimes not from the same seat. Two tricks are needed:
    fewer cards fit by chance.
    """
    if len(cards) < 8:
        return None
    north, east, south, west = board.hands
    turns: list[Deal] = [(west, north, east, south), (south, west, north, east), (east, south, west, north)]
    fitting = [
        hands
        for hands in turns
        if play_legal_prefix(start_position(hands, board.contract, board.declarer), cards)[0] == len(cards)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _ending(count: int, ended: bool) -> Ending:
    if count == 52:
        return Ending.PLAYED_OUT
    if ended:
        return Ending.CLAIMED
    return Ending.STOPPED if count else Ending.NOT_PLAYED
