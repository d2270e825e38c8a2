"""The game: cards, seats, hands, tricks, positions, boards and their notation. No text, no law, no search.

Importing this package loads neither spaCy nor Lark nor endplay nor pydantic. The readers of whole files,
`nlclaim.bridge.pbn` and `nlclaim.bridge.lin`, are imported by their own names, so that others start faster.
"""

from nlclaim.bridge.auction import find_contract, read_calls
from nlclaim.bridge.board import (
    Board,
    BoardProblem,
    Ending,
    Remark,
    collect_boards,
    find_boards,
    names_board,
    start_position,
)
from nlclaim.bridge.cards import (
    CARDS,
    FULL_DECK,
    RANK_NAMES,
    RANKS,
    SUITS_HIGH_TO_LOW,
    Card,
    Hand,
    Suit,
    parse_card,
    parse_hand,
    parse_rank,
    parse_suit,
    rank_of,
)
from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.diagram import format_diagram, format_hand, format_trick
from nlclaim.bridge.notation import Deal, format_deal, parse_deal
from nlclaim.bridge.position import Position, find_problems, make_position, proved_voids, trick_winner
from nlclaim.bridge.seats import Seat, Side, parse_seat

__all__ = [
    "CARDS",
    "FULL_DECK",
    "RANKS",
    "RANK_NAMES",
    "SUITS_HIGH_TO_LOW",
    "Board",
    "BoardProblem",
    "Card",
    "Contract",
    "Deal",
    "Ending",
    "Hand",
    "Position",
    "Remark",
    "Seat",
    "Side",
    "Suit",
    "collect_boards",
    "find_boards",
    "find_contract",
    "find_problems",
    "format_deal",
    "format_diagram",
    "format_hand",
    "format_trick",
    "make_position",
    "names_board",
    "parse_card",
    "parse_contract",
    "parse_deal",
    "parse_hand",
    "parse_rank",
    "parse_seat",
    "parse_suit",
    "proved_voids",
    "rank_of",
    "read_calls",
    "start_position",
    "trick_winner",
]
