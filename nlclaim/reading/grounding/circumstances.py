"""Whether what a plan hangs on is so: a condition looked up in the cards.

The cards answer for the director, who sees all four hands; at the table the play would have shown it.
"""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import RANKS, Card, Seat, Suit
from nlclaim.reading.grounding.referents import Table
from nlclaim.reading.model import Circumstance, Condition


def is_met(condition: Condition, table: Table) -> bool | None:
    """Whether the condition is met; None when the cards do not tell, or the words name nothing they could tell."""
    said = condition.circumstance
    if said is None or said.event == "throws":
        return None  # what he will throw, no card tells beforehand
    answer = _LOOKED_UP[said.event](said, table)
    return None if answer is None else answer != said.denied


def _breaks(said: Circumstance, table: Table) -> bool | None:
    """As evenly as may be; with an even number out, one card off that is neither broken nor not."""
    suit = table.suit(said.suit)
    if suit is None:
        return None
    shorter, longer = sorted(_lengths(suit, table))
    if longer - shorter <= 1:
        return True
    return None if shorter and longer - shorter == 2 and shorter + longer == 4 else False


def _lies(said: Circumstance, table: Table) -> bool | None:
    return lies(table.suit(said.suit), said.shape or "", table)


def lies(suit: Suit | None, shape: str, table: Table) -> bool | None:
    """Whether the suit lies as 3-2 or the like; None where as many cards are not out, or no shape is named."""
    wanted = [int(part) for part in shape.split("-") if part.isdigit()]
    if suit is None or len(wanted) != 2:
        return None
    lengths = sorted(_lengths(suit, table))
    return lengths == sorted(wanted) if sum(lengths) == sum(wanted) else None


def _lengths(suit: Suit, table: Table) -> tuple[int, int]:
    """How many cards of the suit each opponent was dealt, as far as the play on record shows."""
    first, second = (
        len(table.position.hands[seat].suit_holding(suit))
        + sum(who == seat and card.suit == suit for who, card in table.position.history)
        for seat in table.claimer.side.other.seats
    )
    return first, second


def _falls(said: Circumstance, table: Table) -> bool | None:
    """Under the higher cards of the claiming side."""
    found = _outstanding(said, table)
    if found is None:
        return None
    card, seat = found
    higher = [ours for ours in table.ours.suit_holding(card.suit) if ours.rank > card.rank]
    return len(table.position.hands[seat].suit_holding(card.suit)) <= len(higher)


def falling_card(condition: Condition, table: Table) -> Card | None:
    """ "*The queen falls*", "if the jack drops": the card that he knows to be out, if the cards tell which it is."""
    said = condition.circumstance
    found = _outstanding(said, table) if said is not None and said.event == "falls" else None
    return None if found is None else found[0]


def _is_with(said: Circumstance, table: Table) -> bool | None:
    found = _outstanding(said, table)
    return None if found is None else found[1] == table.seat(said.seat)


def _outstanding(said: Circumstance, table: Table) -> tuple[Card, Seat] | None:
    """The card that is meant, with the opponent who holds it; None if there are none, or two."""
    suit, rank = table.suit(said.suit), RANKS.find(said.rank or "?")
    found = [
        (card, seat)
        for seat in table.claimer.side.other.seats
        for card in table.position.hands[seat]
        if card.rank == rank and suit in (None, card.suit)
    ]
    return found[0] if len(found) == 1 else None


_LOOKED_UP: Final = {"breaks": _breaks, "lies": _lies, "falls": _falls, "is_with": _is_with}
