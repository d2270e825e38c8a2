"""Deals as text: `N:AK2.QJ9.T87.5432 …`, the four hands clockwise from the seat named first.

This is PBN's deal string (PBN 2.1, section 3.4.11), read generously and written in one way only: North first,
ranks high to low, `T` for the ten, nothing for a void.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nlclaim.bridge.cards import FULL_DECK, RANKS, SUITS_HIGH_TO_LOW, Card, Hand
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.errors import InvalidCardError, InvalidPositionError

Deal = tuple[Hand, Hand, Hand, Hand]
"""Four hands by `Seat`: North, East, South, West."""

_EXAMPLE = "N:AK.32..QT8 …"
_SPELLINGS = str.maketrans({"–": "-", "—": "-", "\u2212": "-", "\ufe0f": None})


def parse_deal(text: str) -> Deal:
    """The four hands of a deal string, of at most 13 cards each.

    A hand that is `-` is unknown; when the other three are full it is what is left of the pack, else empty.
    Raises InvalidCardError when the text has not the shape of a deal, InvalidPositionError naming every bad
    card.
    """
    first, hand_texts = _split_deal(text)
    problems: list[str] = []
    hands = [Hand()] * 4
    for place, hand_text in enumerate(hand_texts):
        seat = Seat((first + place) % 4)
        hands[seat] = _read_hand(hand_text, seat, problems)
    problems.extend(find_deal_problems(hands))
    if problems:
        raise InvalidPositionError(problems)
    unknown = [Seat((first + place) % 4) for place, hand_text in enumerate(hand_texts) if hand_text == "-"]
    return fill_unknown_hand(hands, unknown)


def format_deal(hands: Sequence[Hand]) -> str:
    """The canonical deal string: `N:` first, ranks high to low, T for ten, empty for void."""
    return "N:" + " ".join(map(str, hands))


def fill_unknown_hand(hands: Sequence[Hand], unknown: Sequence[Seat]) -> Deal:
    """The deal with its one unknown hand computed, if the three others are full; else as it is."""
    filled = list(hands)
    known = Hand(filled[0].mask | filled[1].mask | filled[2].mask | filled[3].mask)
    if len(unknown) == 1 and len(known) == 39 and not filled[unknown[0]]:
        filled[unknown[0]] = FULL_DECK - known
    north, east, south, west = filled
    return north, east, south, west


def find_deal_problems(hands: Sequence[Hand]) -> list[str]:
    """Cards in two hands and hands of more than 13 cards, in words; empty when there are none."""
    problems = []
    seen = repeated = 0
    for hand in hands:
        repeated |= seen & hand.mask
        seen |= hand.mask
    for card in Hand(repeated):
        holders = " and ".join(str(seat) for seat in Seat if card in hands[seat])
        problems.append(f"{card.pretty} is in {holders}")
    for seat in Seat:
        if len(hands[seat]) > 13:
            problems.append(f"{seat} has {len(hands[seat])} cards; at most 13 can be")
    return problems


def _split_deal(text: str) -> tuple[Seat, list[str]]:
    """The first seat and the four hand texts."""
    prefix, colon, rest = text.translate(_SPELLINGS).partition(":")
    if not colon:
        raise InvalidCardError(
            f"{_shorten(text)} is not a deal: the first seat and a colon are missing, as in {_EXAMPLE}"
        )
    first = parse_seat(prefix)
    hand_texts = rest.split()
    if len(hand_texts) != 4:
        raise InvalidCardError(
            f"{_shorten(text)} is not a deal: it has {len(hand_texts)} hands, not 4, as in {_EXAMPLE}"
        )
    return first, hand_texts


def _read_hand(text: str, seat: Seat, problems: list[str]) -> Hand:
    """One hand; what cannot be read is added to `problems` and left out."""
    if text == "-":
        return Hand()
    holdings = text.upper().replace("10", "T").split(".")
    if len(holdings) != 4:
        problems.append(
            f"{seat}: {_shorten(text)} has {len(holdings)} suits, not 4 with dots between, as in AK.32..QT8"
        )
        return Hand()
    mask = 0
    for suit, holding in zip(SUITS_HIGH_TO_LOW, holdings, strict=True):
        letters = Counter("" if holding == "-" else holding)
        for letter, count in letters.items():
            if letter not in RANKS:
                problems.append(f"{seat}: {letter!r} in {suit} is not a rank; A, K, Q, J, T or 2 to 9 would be")
                continue
            if count > 1:
                problems.append(f"{seat}: {suit.symbol}{letter} stands {count} times")
            mask |= Card(suit, RANKS.index(letter)).bit
    return Hand(mask)


def _shorten(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
