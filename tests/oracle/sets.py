"""Sets of cards as integers: bit 13 × suit + rank, as in `nlclaim.bridge.cards`. A blank is the card -1."""

from __future__ import annotations

BLANK = -1


def bit(card: int) -> int:
    """The set of one card; a blank is no card."""
    return 0 if card == BLANK else 1 << card


def cards_in(cards: int) -> list[int]:
    """The cards of a set, lowest first."""
    found = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def of_suit(cards: int, suit: int) -> int:
    """The cards of one suit (of no suit: none)."""
    return cards & 0x1FFF << 13 * suit if suit >= 0 else 0


def suit_of(card: int) -> int:
    """0 (clubs) to 3 (spades)."""
    return card // 13


def higher(cards: int, card: int) -> int:
    """The cards of the set that are higher than `card` in its suit."""
    return of_suit(cards, suit_of(card)) >> card + 1 << card + 1


def lowest(cards: int) -> int:
    """The lowest card of a set (of one suit)."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The highest card of a set (of one suit)."""
    return cards.bit_length() - 1


def led_suit(trick: tuple[int, ...]) -> int:
    """The suit led: that of the first card that is no blank; -1 when there is none."""
    return next((suit_of(card) for card in trick if card != BLANK), -1)


def winning_card(trick: tuple[int, ...], trumps: int) -> int:
    """The card that wins the trick so far."""
    played = sum(bit(card) for card in trick)
    return highest(of_suit(played, trumps) or of_suit(played, led_suit(trick)))


def winner_seat(trick: tuple[int, ...], leader: int, trumps: int) -> int:
    """Whose card wins the trick so far."""
    return (leader + trick.index(winning_card(trick, trumps))) % 4


def beats(card: int, best: int, trumps: int) -> bool:
    """Whether `card`, played after `best` was winning, wins instead."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trumps
