"""Suits, ranks, cards and sets of cards.

A card's `index` is suit × 13 + rank, clubs and twos first, so that a set of cards is one integer. The search
works on those integers; everybody else works on `Card` and `Hand`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from nlclaim.errors import InvalidCardError

RANKS = "23456789TJQKA"
RANK_NAMES = dict(
    zip(
        RANKS,
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
        strict=True,
    )
)
"""Their names in words, the lowest first."""
SUIT_MASK = 0x1FFF
"""The thirteen bits of one suit."""


class Suit(IntEnum):
    """The four suits, in their order of rank."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return "CDHS"[self]

    @property
    def symbol(self) -> str:
        """♣, ♦, ♥ or ♠."""
        return "♣♦♥♠"[self]

    @property
    def mask(self) -> int:
        """The bits of all cards of the suit."""
        return SUIT_MASK << 13 * self

    def __str__(self) -> str:
        return self.name.lower()


SUITS_HIGH_TO_LOW = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card: `rank` counts from 0 (the two) to 12 (the ace)."""

    suit: Suit
    rank: int

    @property
    def index(self) -> int:
        """The card's bit number, 0 to 51."""
        return 13 * self.suit + self.rank

    @property
    def bit(self) -> int:
        """The set that holds just this card."""
        return 1 << self.index

    @property
    def rank_letter(self) -> str:
        """2 to 9, T, J, Q, K or A."""
        return RANKS[self.rank]

    def __str__(self) -> str:
        return self.suit.letter + self.rank_letter

    @property
    def pretty(self) -> str:
        """With the suit's symbol: ♠A."""
        return self.suit.symbol + self.rank_letter


CARDS = tuple(Card(suit, rank) for suit in Suit for rank in range(13))
"""All cards by index."""

_SUIT_SPELLINGS = {
    **{suit.letter: suit for suit in Suit},
    **{suit.symbol: suit for suit in Suit},
    **dict(zip("♧♢♡♤", Suit, strict=True)),
}


def parse_suit(text: str) -> Suit:
    """A suit from its letter or symbol. Raises InvalidCardError."""
    suit = _SUIT_SPELLINGS.get(text.strip().upper().replace("\ufe0f", ""))
    if suit is None:
        raise InvalidCardError(f"{text!r} is not a suit; S, H, D or C would be")
    return suit


def rank_of(number: int) -> str:
    """The letter of the rank that a number from 2 to 10 names: T for 10."""
    return "T" if number == 10 else str(number)


def parse_rank(text: str) -> int:
    """A rank from its letter, `T` or `10`. Raises InvalidCardError."""
    letter = text.strip().upper().replace("10", "T")
    if len(letter) != 1 or letter not in RANKS:
        raise InvalidCardError(f"{text!r} is not a rank; A, K, Q, J, T or 2 to 9 would be")
    return RANKS.index(letter)


def parse_card(text: str) -> Card:
    """A card, suit first or last: `SA`, `♠A`, `AS`, `H10`. Raises InvalidCardError."""
    name = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    if len(name) == 2:
        if name[0] in _SUIT_SPELLINGS and name[1] in RANKS:
            return Card(_SUIT_SPELLINGS[name[0]], RANKS.index(name[1]))
        if name[1] in _SUIT_SPELLINGS and name[0] in RANKS:
            return Card(_SUIT_SPELLINGS[name[1]], RANKS.index(name[0]))
    raise InvalidCardError(f"{text!r} is not a card; SA or H7 would be")


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of cards as bits. Iterates from the ace of spades down."""

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The set of the given cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    def __iter__(self) -> Iterator[Card]:
        rest = self.mask
        while rest:
            index = rest.bit_length() - 1
            yield CARDS[index]
            rest ^= 1 << index

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.bit)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def suit_holding(self, suit: Suit) -> Hand:
        """The cards of one suit."""
        return Hand(self.mask & suit.mask)

    def __str__(self) -> str:
        """PBN: spades, hearts, diamonds, clubs, ranks high to low, `AKQ.T2..3`."""
        return ".".join("".join(card.rank_letter for card in self.suit_holding(suit)) for suit in SUITS_HIGH_TO_LOW)


FULL_DECK = Hand((1 << 52) - 1)


def parse_hand(text: str) -> Hand:
    """A hand in PBN: four holdings with dots between, `AKQ.T2..3`. Raises InvalidCardError."""
    holdings = text.strip().upper().replace("10", "T").split(".")
    if len(holdings) != 4:
        raise InvalidCardError(f"{text!r} is not a hand; four holdings with dots between, like AK.32..QT8, would be")
    mask = 0
    for suit, holding in zip(SUITS_HIGH_TO_LOW, holdings, strict=True):
        for letter in holding.replace("-", ""):
            bit = Card(suit, parse_rank(letter)).bit
            if mask & bit:
                raise InvalidCardError(f"{suit.letter}{letter} stands twice in {text!r}")
            mask |= bit
    return Hand(mask)
