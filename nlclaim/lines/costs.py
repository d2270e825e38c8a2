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
    """The costly cards of the claiming side in `line`, in order (one double-dummy look at each card).

    Their tricks add up to what the line falls short of double dummy: a trick that the other side gave away on the
    way, and got back, is not counted.
    """
    costs = []
    start, won = position.remaining, position.won[side]
    least = double_dummy(position, side)
    for number, play in enumerate(line):
        after = position.play(play.card)
        worth = _worth(after, side, won)
        if play.seat.side == side and worth < least:
            trick = start - position.remaining + 1
            costs.append(Cost(number, trick, play, least - worth, _keeping(position, least, side, won)))
        least = min(least, worth)
        position = after
    return tuple(costs)


def _worth(position: Position, side: Side, won: int) -> int:
    """Tricks of the side since it had `won`, those to come by best play of all."""
    to_come = double_dummy(position, side) if position.remaining else 0
    return position.won[side] - won + to_come


def _keeping(position: Position, tricks: int, side: Side, won: int) -> tuple[Card, ...]:
    return tuple(card for card in position.legal_plays() if _worth(position.play(card), side, won) >= tricks)
