"""A node of the game for guaranteed tricks: the side's hands, the cards of the picture still out, the trick so far."""

from __future__ import annotations

from typing import Final

from nlclaim.lines.bits import BELOW

SIDE: Final[tuple[int, ...]] = (0, 2)
"""Places of the side, counted from its first hand round the table; 1 and 3 are the opponents."""
BLANK: Final = -1
"""An opponent's card that is not in the picture."""


class Node:
    """A node of the game; never changed once made. Places: 0 and 2 the side's hands, 1 and 3 the opponents'.

    A plain class, as `Table`, for the sake of the compiled search.
    """

    __slots__ = (
        "best", "best_place", "first", "led", "out", "played", "rooms", "second", "table", "turn", "voids",
    )  # fmt: skip

    def __init__(
        self,
        first: int,
        second: int,
        out: int,
        rooms: tuple[int, int],
        voids: tuple[int, int],
        turn: int,
        led: int = -1,
        played: int = 0,
        best: int = -1,
        best_place: int = -1,
        table: int = 0,
    ) -> None:
        self.first = first
        self.second = second
        self.out = out
        self.rooms = rooms
        """How many cards each opponent holds."""
        self.voids = voids
        """The suits each opponent is known to be out of, as 4 bits."""
        self.turn = turn
        self.led = led
        """Suit led, -1 between tricks."""
        self.played = played
        """Cards in the trick in progress."""
        self.best = best
        """Index of the card winning the trick."""
        self.best_place = best_place
        self.table = table
        """Cards of the trick in progress, as a set."""

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for two nodes exactly when they are alike in everything."""
        return (
            self.first, self.second, self.out, self.rooms, self.voids, self.turn, self.led, self.played, self.best,
            self.best_place, self.table,
        )  # fmt: skip


def tricks_left(node: Node) -> int:
    """Tricks not finished, the one in progress included."""
    left, right = node.rooms
    return max(node.first.bit_count(), node.second.bit_count(), left, right)


def beats(card: int, best: int, trumps: int) -> bool:
    """Whether `card` wins over `best`, the card now winning the trick (-1: none yet)."""
    if best < 0:
        return True
    return bool(BELOW[card] >> best & 1) or (card // 13 == trumps and best // 13 != trumps)


def played_by_side(node: Node, card: int, trumps: int) -> Node:
    """The node after the hand in turn, one of the side's, plays `card`."""
    bit = 1 << card
    winning = beats(card, node.best, trumps)
    return Node(
        node.first & ~bit,
        node.second & ~bit,
        node.out,
        node.rooms,
        node.voids,
        (node.turn + 1) % 4,
        card // 13 if node.led < 0 else node.led,
        node.played + 1,
        card if winning else node.best,
        node.turn if winning else node.best_place,
        node.table | bit,
    )


def played_by_opponent(node: Node, card: int, voids: tuple[int, int], trumps: int) -> Node:
    """The node after the opponent in turn plays `card` (or BLANK), which leaves `voids` known."""
    left, right = node.rooms
    rooms = (left - 1, right) if node.turn == 1 else (left, right - 1)
    turn = (node.turn + 1) % 4
    if card == BLANK:
        return Node(
            node.first, node.second, node.out, rooms, voids, turn, node.led, node.played + 1, node.best,
            node.best_place, node.table,
        )  # fmt: skip
    winning = beats(card, node.best, trumps)
    return Node(
        node.first,
        node.second,
        node.out & ~(1 << card),
        rooms,
        voids,
        turn,
        card // 13 if node.led < 0 else node.led,
        node.played + 1,
        card if winning else node.best,
        node.turn if winning else node.best_place,
        node.table | 1 << card,
    )


def gathered(node: Node) -> Node:
    """The node after a finished trick: its winner leads."""
    return Node(node.first, node.second, node.out, node.rooms, node.voids, node.best_place)
