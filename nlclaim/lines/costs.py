"""Where a line loses its tricks: each card of the claiming side after which best play makes fewer."""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.bridge import Card, Position, Side
from nlclaim.lines.double_dummy import double_dummy, worth_of_plays
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
    least, made = double_dummy(position, side), _tricks_of(position, line, side)
    for number, play in enumerate(line):
        if least == made:
            break
        # What the other side plays never costs this one a trick.
        if play.seat.side == side and len(position.legal_plays()) > 1:
            worth = {card: position.won[side] - won + tricks for card, tricks in worth_of_plays(position).items()}
            if worth[play.card] < least:
                kept = tuple(card for card in position.legal_plays() if worth[card] >= least)
                trick = start - position.remaining + 1
                costs.append(Cost(number, trick, play, least - worth[play.card], kept))
                least = worth[play.card]
        position = position.play(play.card)
    return tuple(costs)


def _tricks_of(position: Position, line: tuple[Play, ...], side: Side) -> int:
    """The tricks that a line played to its end gives a side."""
    after = position
    for play in line:
        after = after.play(play.card)
    return after.won[side] - position.won[side]
