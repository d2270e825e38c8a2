"""Finesses that can be taken either way, where nobody said which: one reading for each opponent (70A, FIN-6)."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.bridge import Position, Seat, Side, Suit
from nlclaim.plan.model import Verb
from nlclaim.reading.grounding.ground import GroundedReading, GroundedStep


def both_ways(reading: GroundedReading, position: Position, side: Side) -> tuple[GroundedReading, ...]:
    """The reading, or two of it where a finesse of the claiming `side` leaves open which opponent has the card."""
    open_ones = [step for step in reading.steps if _is_undirected(step) and _is_two_way(position, side, step.suit)]
    if not open_ones:
        return (reading,)
    return tuple(_against(reading, open_ones, seat) for seat in (position.turn.lho, position.turn.partner.lho))


def _is_undirected(step: GroundedStep) -> bool:
    said = step.step
    named = step.cards or step.seat is not None or step.against is not None
    return step.verb is Verb.FINESSE and not (said.negated or named or step.finding or "ruffing" in said.how)


def _is_two_way(position: Position, side: Side, suit: Suit | None) -> bool:
    """Whether each hand of the side has a tenace over the same missing card, which either opponent may hold."""
    if suit is None or position.trick or any((seat, suit) in position.shown_out for seat in side.other.seats):
        return False
    out = sorted((card.rank for card in position.held_by(side.other).suit_holding(suit)), reverse=True)
    if not out:
        return False
    missing, next_out = out[0], out[1] if len(out) > 1 else -1
    held = [[card.rank for card in position.hands[seat].suit_holding(suit)] for seat in side.seats]
    return all(
        any(rank > missing for rank in ranks) and any(next_out < rank < missing for rank in ranks) for ranks in held
    )


def _against(reading: GroundedReading, steps: list[GroundedStep], seat: Seat) -> GroundedReading:
    directed = tuple(replace(step, against=seat) if step in steps else step for step in reading.steps)
    said = replace(reading.reading, because=f"the finesse may be taken against {seat}, as he did not say which way")
    return replace(reading, steps=directed, reading=said)
