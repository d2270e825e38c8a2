"""Contracts: level, denomination, doubling. `4SX` by a declarer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nlclaim.bridge.cards import Suit, parse_suit
from nlclaim.errors import InvalidCardError

_CONTRACT = re.compile(r"([1-7])\s*(NT|N|[CDHS♣♦♥♠])\s*(XX|X|)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Contract:
    """What declarer undertook. `trumps` is None at notrump."""

    level: int
    trumps: Suit | None
    doubled: str = ""

    def __str__(self) -> str:
        return f"{self.level}{self.trumps.letter if self.trumps is not None else 'NT'}{self.doubled}"

    @property
    def pretty(self) -> str:
        """With the suit's symbol: 4♠X."""
        return f"{self.level}{self.trumps.symbol if self.trumps is not None else 'NT'}{self.doubled}"

    @property
    def tricks(self) -> int:
        """Tricks of the deal that declarer needs."""
        return self.level + 6


def parse_contract(text: str) -> Contract:
    """A contract such as `3NT`, `4SX` or `6♣xx`. Raises InvalidCardError."""
    match = _CONTRACT.fullmatch(text.strip())
    if match is None:
        raise InvalidCardError(f"{text!r} is not a contract; 3NT, 4S or 5DX would be")
    level, denomination, doubled = match.groups()
    trumps = None if denomination.upper().startswith("N") else parse_suit(denomination)
    return Contract(int(level), trumps, doubled.upper())
