"""The game: cards, seats, hands, tricks, positions and their notation. No text, no law, no search.

Importing this package loads neither spaCy nor Lark nor endplay: the readers import endplay when called.
"""

from nlclaim.bridge.cards import (
    CARDS,
    FULL_DECK,
    RANKS,
    SUITS_HIGH_TO_LOW,
    Card,
    Hand,
    Suit,
    parse_card,
    parse_hand,
    parse_rank,
    parse_suit,
)
from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.position import Position, find_problems, make_position, trick_winner
from nlclaim.bridge.seats import Seat, Side, parse_seat

__all__ = [
    "CARDS",
    "FULL_DECK",
    "RANKS",
    "SUITS_HIGH_TO_LOW",
    "Card",
    "Contract",
    "Hand",
    "Position",
    "Seat",
    "Side",
    "Suit",
    "find_problems",
    "make_position",
    "parse_card",
    "parse_contract",
    "parse_hand",
    "parse_rank",
    "parse_seat",
    "parse_suit",
    "trick_winner",
]
