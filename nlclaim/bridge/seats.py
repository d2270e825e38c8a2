"""Seats and sides of the table."""

from __future__ import annotations

from enum import IntEnum

from nlclaim.errors import InvalidCardError


class Seat(IntEnum):
    """A player's place, in the order of play."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """N, E, S or W."""
        return "NESW"[self]

    @property
    def lho(self) -> Seat:
        """The left-hand opponent, who plays next."""
        return _SEATS[(self + 1) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _SEATS[(self + 2) % 4]

    @property
    def rho(self) -> Seat:
        """The right-hand opponent, who played before."""
        return _SEATS[(self + 3) % 4]

    def left(self, places: int) -> Seat:
        """The seat so many places on, in the order of play."""
        return _SEATS[(self + places) % 4]

    @property
    def side(self) -> Side:
        """The side this seat belongs to."""
        return _SIDES[self % 2]

    def __str__(self) -> str:
        return self.name.title()


_SEATS = tuple(Seat)


class Side(IntEnum):
    """A partnership."""

    NS = 0
    EW = 1

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats of the side."""
        return _SEATS[self], _SEATS[self + 2]

    @property
    def other(self) -> Side:
        """The opponents."""
        return _SIDES[1 - self]

    def __str__(self) -> str:
        return self.name


_SIDES = tuple(Side)


def parse_seat(text: str) -> Seat:
    """`N` or `north`, in any case. Raises InvalidCardError for anything else."""
    name = text.strip().upper()
    for seat in Seat:
        if name in (seat.letter, seat.name):
            return seat
    raise InvalidCardError(f"{text!r} is not a seat; N, E, S or W would be")
