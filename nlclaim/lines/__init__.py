"""Lines of play: what is guaranteed, the worst normal line, double dummy. MODEL.md says exactly what is normal.

The search asks the rules which cards are normal; it knows no clause. Whoever rules on the claim asks the search.
"""

from __future__ import annotations

from nlclaim.lines.bench import Bench, normal_along, tricks_guaranteed, worst_line
from nlclaim.lines.budget import Budget
from nlclaim.lines.costs import Cost, find_costs
from nlclaim.lines.double_dummy import double_dummy
from nlclaim.lines.legal import fewest_by_legal_play
from nlclaim.lines.line import LineResult, Play
from nlclaim.lines.promises import BINDING, THE_REST
from nlclaim.lines.query import NOTICES_NOTHING, Concession, LineQuery, PlayPolicy, Promise
from nlclaim.lines.reasons import REASONS
from nlclaim.lines.start import running_suit

__all__ = [
    "BINDING",
    "NOTICES_NOTHING",
    "REASONS",
    "THE_REST",
    "Bench",
    "Budget",
    "Concession",
    "Cost",
    "LineQuery",
    "LineResult",
    "Play",
    "PlayPolicy",
    "Promise",
    "double_dummy",
    "fewest_by_legal_play",
    "find_costs",
    "normal_along",
    "running_suit",
    "tricks_guaranteed",
    "worst_line",
]
