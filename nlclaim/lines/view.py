"""What the hand in turn has before it: the words of MODEL.md §1 and §3, as questions about one table."""

from __future__ import annotations

from collections.abc import Iterable

from nlclaim.lines.bits import ABOVE, SUIT_BITS, SUITS_BITS, highest, indices, lowest
from nlclaim.lines.consulted import MUST_KEEP, Consulted
from nlclaim.lines.node import SIDE, beats
from nlclaim.lines.table import Table


class Candidate:
    """A card that a rule offers, and the rule's name in `reasons`."""

    __slots__ = ("card", "promise", "reason", "risks")

    def __init__(self, card: int, reason: str, risks: int = MUST_KEEP, promise: int = -1) -> None:
        self.card = card
        self.reason = reason
        self.risks = risks
        """Why it may be normal though it does not keep what is sure (`consulted`)."""
        self.promise = promise
        """The promise it serves; GIVEN_UP for a conceded loser."""


class View:
    """The claimer's view when one of his side's hands is to play. X is that hand, Y the one opposite."""

    __slots__ = (
        "denied", "from_the_top", "named", "out", "policy", "promised", "squeezes", "table", "trumps", "x", "y",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        trumps: int,
        policy: Consulted,
        denied: int,
        promised: int = 0,
        named: int = 0,
        *,
        squeezes: bool = False,
        from_the_top: int = 0,
    ) -> None:
        self.table = table
        self.trumps = trumps
        self.policy = policy
        self.denied = denied
        """Suits in which he said that he will not finesse, as 4 bits."""
        self.promised = promised
        """Suits that he said he will cash and has not yet, as 4 bits."""
        self.named = named
        """Cards that he said he will win with and has not yet."""
        self.squeezes = squeezes
        self.from_the_top = from_the_top
        """Suits that he said he plays from the top, as 4 bits."""
        self.x = table.hand(table.turn)
        self.y = table.hand((table.turn + 2) % 4)
        self.out = table.picture

    def mine(self, suit: int) -> int:
        """X's cards of the suit."""
        return self.x & SUIT_BITS[suit]

    def spare(self, suit: int) -> int:
        """X's lowest card of the suit; one that is named for later only where it has no other (semantics §4.4)."""
        mine = self.mine(suit)
        return lowest(mine & ~self.named or mine)

    def partners(self, suit: int) -> int:
        """Y's cards of the suit."""
        return self.y & SUIT_BITS[suit]

    def top(self, suit: int) -> int:
        """The side's highest card of the suit; it must have one."""
        return highest((self.x | self.y) & SUIT_BITS[suit])

    def is_master(self, card: int) -> bool:
        """Whether nothing in the picture ranks higher."""
        return not self.out & ABOVE[card]

    def masters(self, cards: int) -> int:
        """Those of `cards` (of one suit) that are masters."""
        against = self.out & SUIT_BITS[lowest(cards) // 13]
        return cards & ABOVE[highest(against)] if against else cards

    def is_solid(self, card: int) -> bool:
        """Whether a suit headed by this card is run from the top without saying so (TOP-3)."""
        trump = card // 13 == self.trumps
        return card % 13 >= (self.policy.fixed.solid_rank_trumps if trump else self.policy.fixed.solid_rank)

    def run_from(self, cards: int) -> Iterable[int]:
        """Which of `cards`, X's cards of one suit held to be good, may be led or won with first."""
        top = highest(cards)
        if not cards & (cards - 1):
            return (top,)
        said = self.from_the_top >> top // 13 & 1
        return (top,) if said or self.policy.runs_down(solid=self.is_solid(top)) else _bits(cards)

    def trump_in_picture(self) -> bool:
        """Whether he takes a trump to be out."""
        return self.trumps >= 0 and bool(self.out & SUIT_BITS[self.trumps])

    def forgets_trumps(self) -> bool:
        """Whether trumps are out, and he takes them all to be gone."""
        return self.trumps >= 0 and not self.trump_in_picture() and bool(self.table.forgotten & SUIT_BITS[self.trumps])

    def still_to_play(self) -> tuple[int, ...]:
        """The opponents who have not played to the trick in progress."""
        if self.table.played == 0:
            return (1, 3)
        return ((self.table.turn + 1) % 4,) if self.table.played < 3 else ()

    def could_be_beaten(self, card: int, led: int) -> bool:
        """Whether an opponent still to play may beat `card`, which wins so far (MODEL.md §3.2)."""
        return any(self._may_beat(place, card, led) for place in self.still_to_play())

    def _may_beat(self, place: int, card: int, led: int) -> bool:
        out_of_led = self.table.is_void(place, led)
        if card // 13 == led and not out_of_led:
            return bool(self.out & ABOVE[card])
        if led == self.trumps or self.trumps < 0 or not out_of_led or self.table.is_void(place, self.trumps):
            return False
        higher = ABOVE[card] if card // 13 == self.trumps else SUIT_BITS[self.trumps]
        return bool(self.out & higher)

    def finessable(self, card: int) -> bool:
        """Whether exactly one card of the picture ranks higher, and the side has some, but too few to drop it."""
        return self._is_over_one(card, self.out & ABOVE[card])

    def was_finessable(self, card: int) -> bool:
        """The same before the opponents threw what they have to this trick, unless he announced a squeeze (70D1)."""
        table = self.table
        if self.squeezes:
            return self.finessable(card)
        thrown = table.on_table & ~SUIT_BITS[table.led] & ABOVE[card]
        for order, played in enumerate(table.trick):
            if (table.leader + order) % 4 in SIDE:
                thrown &= ~(1 << played)
        return self._is_over_one(card, (self.out | thrown) & ABOVE[card])

    def _is_over_one(self, card: int, higher: int) -> bool:
        if not higher or higher & (higher - 1) or self.denied >> card // 13 & 1:
            return False
        over = ((self.x | self.y) & ABOVE[highest(higher)]).bit_count()
        return 0 < over < self._against(card // 13)

    def _against(self, suit: int) -> int:
        """The cards of the suit that the picture holds, with those that have been played to the trick in progress."""
        played = self.table.followed if suit == self.table.led else 0
        return (self.out & SUIT_BITS[suit]).bit_count() + played

    def missing(self, suit: int) -> int | None:
        """The card that a finesse in the suit would catch; None where there is nothing to finesse."""
        cards = [card for card in indices((self.x | self.y) & SUIT_BITS[suit]) if self.finessable(card)]
        return highest(self.out & ABOVE[cards[-1]]) if cards else None

    def is_two_way(self, suit: int) -> bool:
        """Whether the missing card can be finessed against either opponent: both hands have a tenace over it."""
        missing = self.missing(suit)
        return missing is not None and all(
            hand & ABOVE[missing] and any(self.finessable(card) for card in indices(hand & SUIT_BITS[suit]))
            for hand in (self.x, self.y)
        )

    def can_fall(self, missing: int, places: Iterable[int]) -> bool:
        """Whether an opponent of `places` may hold `missing` so short that the side's higher cards catch it."""
        suit = missing // 13
        over = ((self.x | self.y) & ABOVE[missing]).bit_count()
        cards = (self.out & SUIT_BITS[suit]).bit_count()
        return any(
            cards - self.room(4 - place, suit) <= over for place in places if not self.table.is_void(place, suit)
        )

    def surely_wins(self, card: int) -> bool:
        """Whether the card wins the trick in progress whatever the opponents still to play may hold."""
        table = self.table
        return beats(card, table.best, self.trumps) and not self.could_be_beaten(card, table.led)

    def may_lie_in_front(self) -> bool:
        """Whether an opponent who has played to the trick may hold more of the suit led, so that a finesse may win."""
        played = [place for place in (1, 3) if place not in self.still_to_play()]
        return any(not self.table.is_void(place, self.table.led) for place in played)

    def room(self, place: int, suit: int) -> int:
        """How many cards of `suit` the opponent can hold, as the count of the picture goes."""
        if self.table.is_void(place, suit):
            return 0
        his = SUITS_BITS[self.table.voids_at(4 - place)] & ~SUIT_BITS[suit]
        return max(0, self.table.count(place) - (self.out & his).bit_count())


def _bits(cards: int) -> Iterable[int]:
    while cards:
        bit = cards & -cards
        yield bit.bit_length() - 1
        cards ^= bit
