"""From a Position to the searches' integers."""

from __future__ import annotations

from nlclaim.bridge import Position, Seat
from nlclaim.lines.node import Node, beats


def voids_of(position: Position, seat: Seat) -> int:
    """The suits that `seat` is known to be void of, as 4 bits."""
    return sum(1 << suit for who, suit in position.shown_out if who == seat)


def node_of(position: Position, first: Seat, forgotten: int = 0) -> Node:
    """The game node of a position for the side of `first`, who becomes place 0."""
    hands = [position.hands[(first + place) % 4].mask for place in range(4)]
    table = 0
    best = best_place = -1
    trumps = -1 if position.trumps is None else int(position.trumps)
    start = (position.leader - first) % 4
    for order, card in enumerate(position.trick):
        table |= card.bit
        if beats(card.index, best, trumps):
            best, best_place = card.index, (start + order) % 4
    return Node(
        hands[0],
        hands[2],
        (hands[1] | hands[3]) & ~forgotten,
        (hands[1].bit_count(), hands[3].bit_count()),
        (voids_of(position, first.lho), voids_of(position, first.rho)),
        (position.turn - first) % 4,
        position.trick[0].suit if position.trick else -1,
        len(position.trick),
        best,
        best_place,
        table,
    )
