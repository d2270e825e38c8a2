"""The state of a line being searched: all four hands as they really are, and what binds the claimer.

Places count from 0 round the table: 0 and 2 are the claiming side (0 is declarer, or the defender who claims),
1 and 3 the other side.
"""

from __future__ import annotations

from typing import Final

from nlclaim.lines.bits import ABOVE, SUIT_BITS
from nlclaim.lines.node import SIDE, Node, beats

NO_PROMISE: Final = -1
GIVEN_UP: Final = -2
"""`active` of a trick that the side gives up (MODEL.md §3.1, C)."""


class Table:
    """One node of the line search; never changed once made.

    A plain class and no tuple: compiled, its fields are those of a struct.
    """

    __slots__ = (
        "active", "best", "best_place", "forgotten", "hands", "led", "lost", "lost_in", "on_plan", "on_table",
        "only_conceded", "order", "played", "rests", "running", "turn", "unfinished", "voids",
    )  # fmt: skip

    def __init__(
        self,
        hands: tuple[int, int, int, int],
        turn: int,
        unfinished: int,
        voids: int,
        forgotten: int = 0,
        running: int = -1,
        only_conceded: bool = True,
        lost: int = 0,
        lost_in: int = 0,
        rests: tuple[int, ...] = (),
        active: int = NO_PROMISE,
        on_plan: bool = False,
        led: int = -1,
        played: int = 0,
        order: int = 0,
        on_table: int = 0,
        best: int = -1,
        best_place: int = -1,
    ) -> None:
        self.hands = hands
        self.turn = turn
        self.unfinished = unfinished
        """Tricks not finished, the one in progress included."""
        self.voids = voids
        """Suits each place is known to be void of: 4 bits a place."""
        self.forgotten = forgotten
        """Outstanding cards not in the picture; none once the claimer is awake."""
        self.running = running
        """The suit being run, -1 if none."""
        self.only_conceded = only_conceded
        """Whether every lead of the side since the claim gave up a trick."""
        self.lost = lost
        """Tricks the side has lost since the claim."""
        self.lost_in = lost_in
        """Of the tricks lost, how many were led in each suit: 4 bits a suit."""
        self.rests = rests
        """What is left of each promise: a count, -1 open-ended, 0 done."""
        self.active = active
        """The promise that the trick in progress serves."""
        self.on_plan = on_plan
        """Whether the trick was led as a winner that was stated: if it is lost, the stated line has failed (STM-4)."""
        self.led = led
        """Suit led to the trick in progress, -1 if none."""
        self.played = played
        """How many cards the trick in progress has."""
        self.order = order
        """These cards by index, in order: 6 bits a card."""
        self.on_table = on_table
        """The same cards as a set."""
        self.best = best
        self.best_place = best_place

    @property
    def identity(self) -> object:
        """Equal for two tables of one search, between tricks, exactly when they are alike in everything.

        In one search the cards left tell the hands, and what is forgotten is forgotten until the claimer wakes.
        """
        state = packed(
            self.turn, self.voids, self.running, self.only_conceded, self.lost, self.lost_in, self.forgotten > 0
        )
        exact = self.cards << PACKED | state
        return (exact, self.rests) if self.rests else exact

    @property
    def cards(self) -> int:
        """All cards that are still held."""
        first, left, second, right = self.hands
        return first | left | second | right

    def hand(self, place: int) -> int:
        """The cards held at a place."""
        first, left, second, right = self.hands
        if place & 1:
            return right if place == 3 else left
        return second if place == 2 else first

    def count(self, place: int) -> int:
        """How many cards are held at a place."""
        return self.unfinished - int((place - self.leader) % 4 < self.played)

    def is_void(self, place: int, suit: int) -> bool:
        """Whether a place is known to be void of a suit."""
        return bool(self.voids >> 4 * place + suit & 1)

    def voids_at(self, place: int) -> int:
        """The suits that a place is known to be void of, as 4 bits."""
        return self.voids >> 4 * place & 15

    def turned_to(self, place: int) -> Table:
        """The same between tricks with another hand to lead."""
        return Table(
            self.hands, place, self.unfinished, self.voids, self.forgotten, self.running, self.only_conceded,
            self.lost, self.lost_in, self.rests,
        )  # fmt: skip

    def with_rests(self, rests: tuple[int, ...]) -> Table:
        """The same with another account of the promises."""
        return Table(
            self.hands, self.turn, self.unfinished, self.voids, self.forgotten, self.running, self.only_conceded,
            self.lost, self.lost_in, rests, self.active, self.on_plan, self.led, self.played, self.order,
            self.on_table, self.best, self.best_place,
        )  # fmt: skip

    @property
    def trick(self) -> tuple[int, ...]:
        """Cards of the trick in progress, by index, in order."""
        return tuple(self.order >> 6 * place & 63 for place in range(self.played))

    @property
    def leader(self) -> int:
        """The place that led to the trick in progress, or leads next."""
        return (self.turn - self.played) % 4

    @property
    def followed(self) -> int:
        """How many cards of the suit led the other side has played to the trick in progress."""
        return sum(card // 13 == self.led for card in self.trick[(self.leader + 1) % 2 :: 2])

    @property
    def picture(self) -> int:
        """The cards that the claimer takes to be out."""
        return (self.hands[1] | self.hands[3]) & ~self.forgotten

    @property
    def hides_cards(self) -> bool:
        """Whether a card is out that the picture lacks; those that he presumed to fall may all have fallen."""
        return bool((self.hands[1] | self.hands[3]) & self.forgotten)

    def seen_from(self, place: int) -> Table:
        """The table as the side of another place has it, which forgot nothing and is bound by nothing."""
        a, b, c, d = (self.hand((place + other) % 4) for other in range(4))
        voids = (self.voids << 16 | self.voids) >> 4 * place & 0xFFFF
        best_place = (self.best_place - place) % 4 if self.played else -1
        return Table(
            (a, b, c, d), (self.turn - place) % 4, self.unfinished, voids, led=self.led, played=self.played,
            order=self.order, on_table=self.on_table, best=self.best, best_place=best_place,
        )  # fmt: skip

    def legal(self) -> int:
        """The cards that the place in turn may play."""
        hand = self.hand(self.turn)
        return (hand & SUIT_BITS[self.led] or hand) if self.played else hand

    def node(self) -> Node:
        """The same situation as the game for guaranteed tricks sees it."""
        return Node(
            self.hands[0],
            self.hands[2],
            self.picture,
            (self.count(1), self.count(3)),
            (self.voids_at(1), self.voids_at(3)),
            self.turn,
            self.led,
            self.played,
            self.best,
            self.best_place,
            self.on_table,
        )


PACKED: Final = 43
"""Bits that `packed` takes."""


def packed(turn: int, voids: int, running: int, only_conceded: bool, lost: int, lost_in: int, mark: bool) -> int:
    """Attributes of a table between tricks, and a mark, as one number."""
    flags = int(only_conceded) << 2 | int(mark) << 3
    return turn | flags | (running + 1) << 4 | lost << 7 | lost_in << 11 | voids << 27


def play(table: Table, card: int, trumps: int, presumed: int = 0, *, wakes: bool = False) -> tuple[Table, int]:
    """The table after the place in turn plays `card`, and 1 if that finished a trick for the claiming side.

    `wakes`: the card shows the claimer what he had forgotten. `presumed` are cards that he takes to fall under his
    winners: they wake him only when nothing of his beats them.
    """
    place, led, suit = table.turn, table.led, card // 13
    kept = ~(1 << card)
    first, left, second, right = table.hands
    hands = first & kept, left & kept, second & kept, right & kept
    voids, forgotten = table.voids, table.forgotten
    if led not in (-1, suit):
        voids |= 1 << 4 * place + led
    if wakes or (forgotten >> card & 1 and not (presumed >> card & 1 and _falls(table, card))):
        forgotten = 0
    winning = beats(card, table.best, trumps)
    best, best_place = (card, place) if winning else (table.best, table.best_place)
    if table.played < 3:
        return (
            Table(
                hands, (place + 1) % 4, table.unfinished, voids, forgotten, table.running, table.only_conceded,
                table.lost, table.lost_in, table.rests, table.active, table.on_plan, suit if led < 0 else led,
                table.played + 1, table.order | card << 6 * table.played, table.on_table | 1 << card, best, best_place,
            ),
            0,
        )  # fmt: skip
    won = best_place in SIDE
    return (
        Table(
            hands,
            best_place,
            table.unfinished - 1,
            voids,
            forgotten,
            table.running,
            table.only_conceded,
            table.lost + (not won),
            table.lost_in + ((not won) << 4 * led),
            table.rests if won or not table.on_plan else (0,) * len(table.rests),
        ),
        int(won),
    )


def shows_news(table: Table, card: int, presumed: int) -> bool:
    """Whether an opponent's card shows him out of a suit of which cards are forgotten, and that is news.

    It is if the claimer knew of two cards of the suit led that were out before this trick: of one, somebody shows out.
    """
    led = table.led
    if not table.forgotten or led < 0 or card // 13 == led or table.turn in SIDE:
        return False
    if not table.forgotten & SUIT_BITS[led] or table.is_void(table.turn, led):
        return False
    known = (table.hands[1] | table.hands[3]) & (~table.forgotten | presumed) & SUIT_BITS[table.led]
    return known.bit_count() + table.followed >= 2


def _falls(table: Table, card: int) -> bool:
    """Whether a card of the side's own, in hand or on the table, beats a card that follows suit."""
    own = table.hands[0] | table.hands[2]
    for order, played in enumerate(table.trick):
        if (table.leader + order) % 4 in SIDE:
            own |= 1 << played
    return table.led in (-1, card // 13) and bool(own & ABOVE[card])
