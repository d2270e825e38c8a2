"""Lines of play: what is guaranteed, the worst normal line, double dummy. MODEL.md says exactly what is normal.

The search asks the rules which cards are normal; it knows no clause. Whoever rules on the claim asks the search.
"""

from __future__ import annotations

from nlclaim.bridge import Hand, Position, Seat
from nlclaim.lines.budget import Budget
from nlclaim.lines.convert import node_of
from nlclaim.lines.double_dummy import double_dummy
from nlclaim.lines.guaranteed import GuaranteedSolver
from nlclaim.lines.line import LineResult, Play
from nlclaim.lines.query import Concession, LineQuery, PlayPolicy, Promise
from nlclaim.lines.worst import WorstLineSearch, running_suit

NOTHING = Hand()

__all__ = [
    "Budget",
    "Concession",
    "LineQuery",
    "LineResult",
    "Play",
    "PlayPolicy",
    "Promise",
    "double_dummy",
    "running_suit",
    "tricks_guaranteed",
    "worst_line",
]


def tricks_guaranteed(
    position: Position, declarer: Seat, forgotten: Hand = NOTHING, budget: Budget | None = None
) -> int:
    """Tricks of the remaining ones that declarer's side can make sure of against every lie of the cards.

    `forgotten` are outstanding cards left out of the picture. Raises SearchBudgetExceeded when `budget` runs out.
    """
    trumps = -1 if position.trumps is None else int(position.trumps)
    solver = GuaranteedSolver(trumps, budget or Budget())
    return solver.tricks(node_of(position, declarer, forgotten.mask))


def worst_line(query: LineQuery, budget: Budget | None = None) -> LineResult:
    """The normal line with the fewest tricks for the claiming side, and whether that is proved."""
    return WorstLineSearch(query, budget or Budget()).run()
