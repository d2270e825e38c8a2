"""Who may be spoken of: the seats, the other side, and whom a report calls the claimer."""

from __future__ import annotations

from typing import Final

SEATS: Final = frozenset("NESW")
REPORTED: Final = SEATS | {"declarer", "he"}
"""Whom a report calls the claimer."""
OPPONENTS: Final = SEATS | {"you", "lho", "rho"}
"""Who is an opponent when the claimer speaks of himself; a seat may be his own in a report."""
THEY: Final = OPPONENTS | {"they"}
"""Other players, one or several."""
THIRD: Final = THEY | {"he"}
"""The same, or one of whom they speak."""
