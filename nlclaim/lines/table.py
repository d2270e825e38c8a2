"""The state of a line being searched: all four hands as they really are, and what binds the claimer.

Places count from 0 round the table: 0 and 2 are the claiming side (0 is declarer, or the defender who claims),
1 and 3 the other side.
"""

from __future__ import annotations

from typing import NamedTuple

from nlclaim.lines.bits import ABOVE, SUIT_BITS
from nlclaim.lines.node import SIDE, Node, beats

NO_PROMISE = -1
GIVEN_UP = -2
"""`active` of a trick that the side gives up (MODEL.md §3.1, C)."""


class Table(NamedTuple):
    """One node of the line search."""

    hands: tuple[int, int, int, int]
    turn: int
    trick: tuple[int, ...] = ()
    """Cards of the trick in progress, by index, in order."""
    best: int = -1
    best_place: int = -1
    voids: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Suits each place is known to be void of, as 4 bits."""
    forgotten: int = 0
    """Outstanding cards not in the picture; none once the claimer is awake."""
    running: int = -1
    """The suit being run, -1 if none."""
    only_conceded: bool = True
    """Whether every lead of the side since the claim gave up a trick."""
    lost: int = 0
    """Tricks the side has lost since the claim."""
    rests: tuple[int, ...] = ()
    """What is left of each promise: a count, -1 open-ended, 0 done."""
    active: int = NO_PROMISE
    """The promise that the trick in progress serves."""
    on_plan: bool = False
    """Whether the trick was led as a winner that was stated: if it is lost, the stated line has failed (STM-4)."""

    @property
    def led(self) -> int:
        """Suit led to the trick in progress, -1 if none."""
        return self.trick[0] // 13 if self.trick else -1

    @property
    def leader(self) -> int:
        """The place that led to the trick in progress, or leads next."""
        return (self.turn - len(self.trick)) % 4

    @property
    def followed(self) -> int:
        """How many cards of the suit led the other side has played to the trick in progress."""
        return sum(card // 13 == self.led for card in self.trick[(self.leader + 1) % 2 :: 2])

    @property
    def unfinished(self) -> int:
        """Tricks not finished: the hand last to play still holds a card for each."""
        return self.hands[(self.leader + 3) % 4].bit_count()

    @property
    def picture(self) -> int:
        """The cards that the claimer takes to be out."""
        return (self.hands[1] | self.hands[3]) & ~self.forgotten

    def seen_from(self, place: int) -> Table:
        """The table as the side of another place has it, which forgot nothing and is bound by nothing."""
        a, b, c, d = (self.hands[(place + each) % 4] for each in range(4))
        va, vb, vc, vd = (self.voids[(place + each) % 4] for each in range(4))
        best_place = (self.best_place - place) % 4 if self.trick else -1
        return Table((a, b, c, d), (self.turn - place) % 4, self.trick, self.best, best_place, (va, vb, vc, vd))

    def legal(self) -> int:
        """The cards that the place in turn may play."""
        hand = self.hands[self.turn]
        return (hand & SUIT_BITS[self.led] or hand) if self.trick else hand

    def node(self) -> Node:
        """The same situation as the game for guaranteed tricks sees it."""
        hands = self.hands
        table = 0
        for card in self.trick:
            table |= 1 << card
        return Node(
            hands[0],
            hands[2],
            self.picture,
            (hands[1].bit_count(), hands[3].bit_count()),
            (self.voids[1], self.voids[3]),
            self.turn,
            self.led,
            len(self.trick),
            self.best,
            self.best_place,
            table,
        )


def play(table: Table, card: int, trumps: int, wakes_on_show_out: bool, presumed: int = 0) -> tuple[Table, int]:
    """The table after the place in turn plays `card`, and 1 if that finished a trick for the claiming side.

    `presumed` are cards that he takes to fall under his winners: they wake him only when nothing of his beats them.
    """
    place, led = table.turn, table.led
    hands = list(table.hands)
    hands[place] &= ~(1 << card)
    voids, forgotten = table.voids, table.forgotten
    if led >= 0 and card // 13 != led and not voids[place] >> led & 1:
        voids = _with_void(voids, place, led)
        if wakes_on_show_out and place not in SIDE and forgotten & SUIT_BITS[led] and _is_news(table, presumed):
            forgotten = 0
    if forgotten >> card & 1 and not (presumed >> card & 1 and _falls(table, card)):
        forgotten = 0
    winning = beats(card, table.best, trumps)
    best, best_place = (card, place) if winning else (table.best, table.best_place)
    a, b, c, d = hands
    if len(table.trick) < 3:
        trick, turn = (*table.trick, card), (place + 1) % 4
        return (
            Table(
                (a, b, c, d), turn, trick, best, best_place, voids, forgotten, table.running, table.only_conceded,
                table.lost, table.rests, table.active, table.on_plan,
            ),
            0,
        )  # fmt: skip
    won = best_place in SIDE
    return (
        Table(
            (a, b, c, d),
            best_place,
            voids=voids,
            forgotten=forgotten,
            running=table.running,
            only_conceded=table.only_conceded,
            lost=table.lost + (not won),
            rests=table.rests if won or not table.on_plan else (0,) * len(table.rests),
        ),
        int(won),
    )


def _is_news(table: Table, presumed: int) -> bool:
    """Whether he knew of two cards of the suit led that were out before this trick: of one, somebody shows out."""
    known = (table.hands[1] | table.hands[3]) & (~table.forgotten | presumed) & SUIT_BITS[table.led]
    return known.bit_count() + table.followed >= 2


def _falls(table: Table, card: int) -> bool:
    """Whether a card of the side's own, in hand or on the table, beats a card that follows suit."""
    own = table.hands[0] | table.hands[2]
    for order, played in enumerate(table.trick):
        if (table.leader + order) % 4 in SIDE:
            own |= 1 << played
    return table.led in (-1, card // 13) and bool(own & ABOVE[card])


def _with_void(voids: tuple[int, int, int, int], place: int, suit: int) -> tuple[int, int, int, int]:
    known = list(voids)
    known[place] |= 1 << suit
    a, b, c, d = known
    return a, b, c, d
