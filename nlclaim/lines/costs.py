"""Where a line loses its tricks: each card of the claiming side after which best play makes fewer."""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.bridge import Card, Position, Side
from nlclaim.lines.double_dummy import double_dummy
from nlclaim.lines.line import Play


@dataclass(frozen=True, slots=True)
class Cost:
    """A card that costs tricks on the actual lie of the cards.

    `number` is its place in the line, `trick` the trick it is played to (1 is the trick in progress or the next),
    `tricks` how many it costs against best play, `instead` the cards that would have kept them.
    """

    number: int
    trick: int
    play: Play
    tricks: int
    instead: tuple[Card, ...]


def find_costs(position: Position, line: tuple[Play, ...], side: Side) -> tuple[Cost, ...]:
    """The costly cards of the claiming side in `line`, in order (one double-dummy look at each card)."""
    costs = []
    start = position.remaining
    before = double_dummy(position, side)
    for number, play in enumerate(line):
        after_position = position.play(play.card)
        trick = start - position.remaining + 1
        after = _tricks_to_come(after_position, side) + _won(position, after_position, side)
        if play.seat.side == side and after < before:
            costs.append(Cost(number, trick, play, before - after, _keeping(position, before, side)))
        before = after - _won(position, after_position, side)
        position = after_position
    return tuple(costs)


def _won(before: Position, after: Position, side: Side) -> int:
    return after.won[side] - before.won[side]


def _tricks_to_come(position: Position, side: Side) -> int:
    return double_dummy(position, side) if position.remaining else 0


def _keeping(position: Position, tricks: int, side: Side) -> tuple[Card, ...]:
    kept = []
    for card in position.legal_plays():
        after = position.play(card)
        if _tricks_to_come(after, side) + _won(position, after, side) >= tricks:
            kept.append(card)
    return tuple(kept)
