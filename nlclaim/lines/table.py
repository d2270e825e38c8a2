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
        "active", "best", "best_place", "forgotten", "hands", "lost", "lost_in", "on_plan", "only_conceded", "rests",
        "running", "trick", "turn", "voids",
    )  # fmt: skip

    def __init__(
        self,
        hands: tuple[int, ...],
        turn: int,
        trick: tuple[int, ...] = (),
        best: int = -1,
        best_place: int = -1,
        voids: tuple[int, ...] = (0, 0, 0, 0),
        forgotten: int = 0,
        running: int = -1,
        only_conceded: bool = True,
        lost: int = 0,
        rests: tuple[int, ...] = (),
        active: int = NO_PROMISE,
        on_plan: bool = False,
        lost_in: int = 0,
    ) -> None:
        self.hands = hands
        self.turn = turn
        self.trick = trick
        """Cards of the trick in progress, by index, in order."""
        self.best = best
        self.best_place = best_place
        self.voids = voids
        """Suits each place is known to be void of, as 4 bits."""
        self.forgotten = forgotten
        """Outstanding cards not in the picture; none once the claimer is awake."""
        self.running = running
        """The suit being run, -1 if none."""
        self.only_conceded = only_conceded
        """Whether every lead of the side since the claim gave up a trick."""
        self.lost = lost
        """Tricks the side has lost since the claim."""
        self.rests = rests
        """What is left of each promise: a count, -1 open-ended, 0 done."""
        self.active = active
        """The promise that the trick in progress serves."""
        self.on_plan = on_plan
        """Whether the trick was led as a winner that was stated: if it is lost, the stated line has failed (STM-4)."""

        self.lost_in = lost_in
        """Of the tricks lost, how many were led in each suit: 4 bits a suit."""

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for two tables between tricks exactly when they are alike in everything."""
        return (
            self.hands, self.turn, self.voids, self.forgotten, self.running, self.only_conceded, self.lost, self.rests,
            self.lost_in,
        )  # fmt: skip

    def turned_to(self, place: int) -> Table:
        """The same between tricks with another hand to lead."""
        return Table(
            self.hands, place, (), -1, -1, self.voids, self.forgotten, self.running, self.only_conceded, self.lost,
            self.rests, lost_in=self.lost_in,
        )  # fmt: skip

    def with_rests(self, rests: tuple[int, ...]) -> Table:
        """The same with another account of the promises."""
        return Table(
            self.hands, self.turn, self.trick, self.best, self.best_place, self.voids, self.forgotten, self.running,
            self.only_conceded, self.lost, rests, self.active, self.on_plan, self.lost_in,
        )  # fmt: skip

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

    @property
    def hides_cards(self) -> bool:
        """Whether a card is out that the picture lacks; those that he presumed to fall may all have fallen."""
        return bool((self.hands[1] | self.hands[3]) & self.forgotten)

    def seen_from(self, place: int) -> Table:
        """The table as the side of another place has it, which forgot nothing and is bound by nothing."""
        hands, voids = self.hands[place:] + self.hands[:place], self.voids[place:] + self.voids[:place]
        best_place = (self.best_place - place) % 4 if self.trick else -1
        return Table(hands, (self.turn - place) % 4, self.trick, self.best, best_place, voids)

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


def play(table: Table, card: int, trumps: int, presumed: int = 0, *, wakes: bool = False) -> tuple[Table, int]:
    """The table after the place in turn plays `card`, and 1 if that finished a trick for the claiming side.

    `wakes`: the card shows the claimer what he had forgotten. `presumed` are cards that he takes to fall under his
    winners: they wake him only when nothing of his beats them.
    """
    place, led = table.turn, table.led
    hands = list(table.hands)
    hands[place] &= ~(1 << card)
    voids, forgotten = table.voids, table.forgotten
    if led >= 0 and card // 13 != led and not voids[place] >> led & 1:
        voids = _with_void(voids, place, led)
    if wakes:
        forgotten = 0
    if forgotten >> card & 1 and not (presumed >> card & 1 and _falls(table, card)):
        forgotten = 0
    winning = beats(card, table.best, trumps)
    best, best_place = (card, place) if winning else (table.best, table.best_place)
    if len(table.trick) < 3:
        trick, turn = (*table.trick, card), (place + 1) % 4
        return (
            Table(
                tuple(hands), turn, trick, best, best_place, voids, forgotten, table.running, table.only_conceded,
                table.lost, table.rests, table.active, table.on_plan, table.lost_in,
            ),
            0,
        )  # fmt: skip
    won = best_place in SIDE
    return (
        Table(
            tuple(hands),
            best_place,
            voids=voids,
            forgotten=forgotten,
            running=table.running,
            only_conceded=table.only_conceded,
            lost=table.lost + (not won),
            rests=table.rests if won or not table.on_plan else (0,) * len(table.rests),
            lost_in=table.lost_in + ((not won) << 4 * led),
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
    if not table.forgotten & SUIT_BITS[led] or table.voids[table.turn] >> led & 1:
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


def _with_void(voids: tuple[int, ...], place: int, suit: int) -> tuple[int, ...]:
    known = list(voids)
    known[place] |= 1 << suit
    return tuple(known)
