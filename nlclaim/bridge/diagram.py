"""The compass diagram of bridge books as plain text: North on top, South below, the trick in the middle.

Rich markup is the command line's business, SVG and HTML the page's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nlclaim.bridge.cards import SUITS_HIGH_TO_LOW, Card, Hand
from nlclaim.bridge.position import Position
from nlclaim.bridge.seats import Seat

_GAP = "   "
_NAME_WIDTH = 18
_BOX_WIDTH = 15
"""Wide enough for a card on either side and one between."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """The characters of the box in the middle."""

    top: str
    bottom: str
    side: str


_DRAWN_FRAME = _Frame("┌" + "─" * (_BOX_WIDTH - 2) + "┐", "└" + "─" * (_BOX_WIDTH - 2) + "┘", "│")
_TYPED_FRAME = _Frame("+" + "-" * (_BOX_WIDTH - 2) + "+", "+" + "-" * (_BOX_WIDTH - 2) + "+", "|")


def format_diagram(
    position: Position,
    *,
    names: Sequence[str] = ("", "", "", ""),
    declarer: Seat | None = None,
    claimer: Seat | None = None,
    symbols: bool = True,
) -> str:
    """The position as text, lines without trailing blanks, no newline at the end.

    In the box are the cards of the trick in progress, and `?` for the seat in turn. A last line says who is
    declarer, dummy and claimer, and who is to play. `names` are the players by Seat. Without `symbols`, suits
    are letters and the box is ASCII. A void is `-`.
    """
    blocks = {seat: _hand_block(position.hands[seat], seat, names[seat], symbols) for seat in Seat}
    left = max(len(line) for line in blocks[Seat.WEST])
    indent = " " * left + _GAP
    lines = [indent + line for line in blocks[Seat.NORTH]]
    lines.extend(_beside(blocks[Seat.WEST], _trick_box(position, symbols), blocks[Seat.EAST], left))
    lines.extend(indent + line for line in blocks[Seat.SOUTH])
    lines.extend(["", _roles(position.turn, declarer, claimer)])
    return "\n".join(line.rstrip() for line in lines)


def format_hand(hand: Hand, *, symbols: bool = True) -> str:
    """One hand on a line, `♠ AK2  ♥ QJ  ♦ -  ♣ T98`."""
    return "  ".join(_suit_lines(hand, symbols))


def format_trick(cards: Sequence[Card], leader: Seat, *, symbols: bool = True) -> str:
    """A trick with who played what: `W ♥2, N ♥Q, E ♥K, S ♥A`."""
    return ", ".join(f"{Seat((leader + place) % 4).letter} {_card(card, symbols)}" for place, card in enumerate(cards))


def _roles(turn: Seat, declarer: Seat | None, claimer: Seat | None) -> str:
    """`West is declarer, East dummy. West claims. North to play.`"""
    said = []
    if declarer is not None:
        said.append(f"{declarer} is declarer, {declarer.partner} dummy.")
    if claimer is not None:
        said.append(f"{claimer} claims.")
    return " ".join([*said, f"{turn} to play."])


def _hand_block(hand: Hand, seat: Seat, name: str, symbols: bool) -> list[str]:
    heading = f"{seat}: {name[:_NAME_WIDTH]}" if name else str(seat)
    return [heading, *_suit_lines(hand, symbols)]


def _suit_lines(hand: Hand, symbols: bool) -> list[str]:
    lines = []
    for suit in SUITS_HIGH_TO_LOW:
        ranks = "".join(card.rank_letter for card in hand.suit_holding(suit)) or "-"
        lines.append(f"{suit.symbol if symbols else suit.letter} {ranks}")
    return lines


def _card(card: Card, symbols: bool) -> str:
    return card.pretty if symbols else str(card)


def _trick_box(position: Position, symbols: bool) -> list[str]:
    """The box: the card of who has played, `?` for who is to play, the letter of who comes later."""
    cells = {seat: seat.letter for seat in Seat}
    for place, card in enumerate(position.trick):
        cells[Seat((position.leader + place) % 4)] = _card(card, symbols)
    cells[position.turn] = "?"
    frame = _DRAWN_FRAME if symbols else _TYPED_FRAME
    inner = _BOX_WIDTH - 2
    middle = f" {cells[Seat.WEST]:<{inner // 2 - 1}} {cells[Seat.EAST]:>{inner // 2 - 1}} "
    rows = [cells[Seat.NORTH].center(inner), middle, cells[Seat.SOUTH].center(inner)]
    return [frame.top, *(f"{frame.side}{row}{frame.side}" for row in rows), frame.bottom]


def _beside(west: Sequence[str], box: Sequence[str], east: Sequence[str], left: int) -> list[str]:
    """West's hand, the box and East's hand side by side; all are five lines."""
    return [f"{a:<{left}}{_GAP}{b}{_GAP}{c}" for a, b, c in zip(west, box, east, strict=True)]
