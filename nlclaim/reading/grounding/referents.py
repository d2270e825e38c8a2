"""What words such as "dummy", "the queen" and "trumps" refer to at this table."""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.bridge import RANKS, Card, Contract, Hand, Position, Seat, Suit, parse_suit


@dataclass(frozen=True, slots=True)
class Table:
    """A position seen from the claimer's chair."""

    position: Position
    declarer: Seat
    claimer: Seat
    contract: Contract

    @property
    def trumps(self) -> Suit | None:
        """The trump suit."""
        return self.contract.trumps

    @property
    def ours(self) -> Hand:
        """The cards of the claiming side."""
        first, second = self.claimer.side.seats
        return self.position.hands[first] | self.position.hands[second]

    @property
    def outstanding(self) -> Hand:
        """The cards of the other side."""
        first, second = self.claimer.side.other.seats
        return self.position.hands[first] | self.position.hands[second]

    @property
    def is_declarer(self) -> bool:
        """Whether declarer's side claims."""
        return self.claimer.side == self.declarer.side

    def seat(self, role: str | None) -> Seat | None:
        """The seat that a hand word names."""
        if role is None:
            return None
        if role in ("N", "E", "S", "W"):
            return Seat("NESW".index(role))
        if role == "dummy":
            return self.declarer.partner
        if role == "partner":
            return self.claimer.partner
        return self.declarer if role == "declarer" and self.is_declarer else self.claimer

    def opponent(self, role: str | None) -> Seat | None:
        """The seat that a step is against, None when it names a card or nobody."""
        return Seat("NESW".index(role)) if role in ("N", "E", "S", "W") else None

    def suit(self, letter: str | None) -> Suit | None:
        """The suit of a letter, trumps resolved."""
        if letter is None or letter == "?":
            return None
        return self.trumps if letter == "T" else parse_suit(letter)

    def suit_finding(self, letter: str | None) -> str | None:
        """What is wrong with a suit named: trumps at notrump."""
        return "trumps are named at notrump" if letter == "T" and self.trumps is None else None

    def held(self, seat: Seat | None) -> Hand:
        """The cards of one hand, or of the whole side."""
        return self.ours if seat is None else self.position.hands[seat]

    def hands(self, seat: Seat | None) -> list[Hand]:
        """One hand, or both of the side."""
        seats = self.claimer.side.seats if seat is None else (seat,)
        return [self.position.hands[each] for each in seats]

    def hands_of_others(self) -> list[Hand]:
        """The hands of the other side."""
        return [self.position.hands[seat] for seat in self.claimer.side.other.seats]

    def longest(self, suit: Suit) -> int:
        """How many cards the longer holding of the side has."""
        return max(len(hand.suit_holding(suit)) for hand in self.hands(None))

    def our_cards(self, names: tuple[str, ...], suit: Suit | None, seat: Seat | None) -> tuple[Hand, str | None]:
        """The cards of the side that `names` mean, and what is wrong with the first that means none, or two."""
        where = self.held(seat)
        return self._find(names, suit, where, "in that hand" if seat is not None else "on the claiming side")

    def outstanding_cards(self, names: tuple[str, ...]) -> tuple[Hand, str | None]:
        """The other side's cards that `names` mean, and what is wrong."""
        return self._find(names, None, self.outstanding, "out")

    def _find(self, names: tuple[str, ...], suit: Suit | None, where: Hand, place: str) -> tuple[Hand, str | None]:
        found, finding = Hand(), None
        for name in names:
            cards = self._candidates(name, suit, where)
            if len(cards) == 1:
                found |= Hand.of(cards)
            elif finding is None:
                finding = _no_card(name, place, self.trumps) if not cards else _two_cards(name, cards)
        return found, finding

    def named(self, name: str, where: Hand, suit: Suit | None) -> list[Card]:
        """The cards of `where` that a name may mean, of `suit` if one of them is."""
        cards = self._candidates(name, None, where)
        return [card for card in cards if card.suit == suit] or cards

    def _candidates(self, name: str, suit: Suit | None, where: Hand) -> list[Card]:
        rank = RANKS.find(name[1])
        wanted = self.suit(name[0]) if name[0] != "?" else suit
        return [card for card in where if card.rank == rank and wanted in (None, card.suit)]


def _no_card(name: str, place: str, trumps: Suit | None) -> str:
    letter = trumps.letter if name[0] == "T" and trumps is not None else name[0]
    shown = (
        name[1]
        if letter == "?"
        else Card(parse_suit(letter), RANKS.index(name[1])).pretty
        if letter != "T"
        else name[1]
    )
    return f"{shown} is named and is not {place}"


def _two_cards(name: str, cards: list[Card]) -> str:
    return f"{name[1]} is named without a suit: it may be {' or '.join(card.pretty for card in cards)}"


def beats(outstanding: Hand, cards: Hand) -> Hand:
    """The outstanding cards that beat one of `cards` in its suit."""
    return Hand.of(card for card in outstanding if any(own.suit == card.suit and own.rank < card.rank for own in cards))


def stops(ours: Hand, outstanding: Hand, tricks: int | None) -> Hand:
    """The outstanding cards of one suit that may stop `tricks` tricks in it; none when the top cards are enough."""
    own = sorted((card.rank for card in ours), reverse=True)
    out = [card.rank for card in outstanding]
    if not own or not out:
        return Hand()
    needed = min(len(own), tricks if tricks is not None else len(own))
    top = sum(1 for rank in own if rank > max(out))
    if needed <= top or top >= len(out):
        return Hand()
    lowest = own[needed - 1]
    return Hand.of(card for card in outstanding if card.rank > lowest)
