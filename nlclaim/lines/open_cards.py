"""Double dummy on one table of the line search.

With best defence and any normal cards of its own, the claiming side makes no more than double dummy. So where double
dummy is below a limit there is a normal line below it, and best defence finds one without a search.
"""

from __future__ import annotations

from nlclaim.lines.double_dummy import makes, solve_cards
from nlclaim.lines.node import SIDE
from nlclaim.lines.table import Table


def makes_number(table: Table, number: int, trumps: int) -> bool:
    """Whether the claiming side, between tricks, makes `number` with best play by all."""
    if table.turn in SIDE:
        return makes(table.hands, trumps, table.turn, number)
    return not makes(table.hands, trumps, table.turn, table.unfinished - number + 1)


def worth_of_cards(table: Table, trumps: int) -> dict[int, int]:
    """Tricks for the side in turn after each card of the hand in turn, with best play by all."""
    hands = list(table.hands)
    for order, card in enumerate(table.trick):
        hands[(table.leader + order) % 4] |= 1 << card
    return solve_cards(hands, trumps, table.leader, table.trick)
