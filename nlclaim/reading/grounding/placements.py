"""The cards that the claimer has placed, at the table: with whom, and whether one can finesse against them there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nlclaim.bridge import RANK_NAMES, RANKS, Card, Hand, Seat
from nlclaim.reading.grounding.referents import Table, beats
from nlclaim.reading.model import CardPlaced, Reading


@dataclass(frozen=True, slots=True)
class Placement:
    """A missing card with the opponent who is said to hold it."""

    card: Card
    against: Seat | None
    """The opponent against whom that card can be finessed as said; None if against nobody."""
    finding: str | None
    """What is wrong with what was said of it, None if nothing is."""


def ground_placements(reading: Reading, table: Table) -> tuple[Placement, ...]:
    """The cards said to lie somewhere; none that the words do not tell, nor of a claim by a defender."""
    if not table.is_declarer:
        return ()
    return tuple(found for said in reading.placed if (found := _placement(said, table)) is not None)


def _placement(said: CardPlaced, table: Table) -> Placement | None:
    cards = table.named(said.card, table.outstanding, None)
    caught = [card for card in cards if list(_caught_with(card, said, table))]
    card = cards[0] if len(cards) == 1 else caught[0] if len(caught) == 1 else None
    if card is None:
        return None
    against = list(_caught_with(card, said, table))
    return Placement(card, against[0] if len(against) == 1 else None, _finding(card, said, against, table))


def _caught_with(card: Card, said: CardPlaced, table: Table) -> Iterator[Seat]:
    """The opponents, of those meant, against whom it can be finessed.

    They play before a hand with a higher card and one to play below it, towards which the other hand can lead.
    """
    tenace = any(beats(table.outstanding, Hand.of([own])) == Hand.of([card]) for own in table.ours)
    seat = _seat(said.seat, table)
    for opponent in table.claimer.side.other.seats if seat is None else (seat,):
        over = table.position.hands[opponent.lho].suit_holding(card.suit)
        led = table.position.hands[opponent.rho].suit_holding(card.suit)
        if tenace and led and len(over) > 1 and any(own.rank > card.rank for own in over):
            yield opponent


def _seat(name: str | None, table: Table) -> Seat | None:
    if name in ("lho", "rho"):
        return table.claimer.lho if name == "lho" else table.claimer.rho
    return table.seat(name)


def _finding(card: Card, said: CardPlaced, against: list[Seat], table: Table) -> str | None:
    """He has said for certain where the card is, and it is not there."""
    seat = _seat(said.seat, table)
    holder = next(each for each in table.claimer.side.other.seats if card in table.position.hands[each])
    name = f"the {RANK_NAMES[RANKS[card.rank]]} of {card.suit}"
    if not said.asserted:
        return None
    if seat is not None:
        return f"{name} is said to be with {seat}: it is with {holder}" if holder != seat else None
    return f"{name} is said to be well placed, and is not" if len(against) == 1 and holder != against[0] else None
