"""Many questions about one position: what is guaranteed, the worst normal line, play that goes on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nlclaim.bridge import Hand, Position, Seat, Suit
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines.bearing import essential
from nlclaim.lines.budget import Budget
from nlclaim.lines.compiled import guaranteed_solver
from nlclaim.lines.consulted import Consulted
from nlclaim.lines.continued import ContinuedPlay
from nlclaim.lines.convert import node_of
from nlclaim.lines.double_dummy import double_dummy
from nlclaim.lines.lies import Lies
from nlclaim.lines.line import LineResult, Play
from nlclaim.lines.node import Node
from nlclaim.lines.query import LineQuery, PlayPolicy
from nlclaim.lines.winners import longest_holders, most_rounds
from nlclaim.lines.worst import WorstLineSearch, is_settled

NOTHING: Final = Hand()
_NO_POLICY: Final = PlayPolicy()
_LIES_TRIED: Final = 40
_EASY: Final = 8
"""Tricks left of a position in which what is guaranteed is found at once."""
_GLANCE: Final = 200
"""Nodes for a first look at any other."""


@dataclass(slots=True)
class _Asked:
    """The search that a question was put to, and what it answered last."""

    search: WorstLineSearch
    answer: LineResult
    exhausted: bool = False
    """Whether the budget ran out on it: it is not looked into again."""

    def is_settled(self, at_least: int | None, at_most: int | None) -> bool:
        """Whether the answer will do."""
        return is_settled(self.answer.tricks, self.answer.proved, at_least, at_most)


class Bench:
    """Many questions about one position, sharing a budget, what is known of the cards out, and the lines found."""

    def __init__(self, trumps: Suit | None, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._solver = guaranteed_solver(-1 if trumps is None else int(trumps), self.budget)
        self._asked: dict[LineQuery, _Asked] = {}
        self._by_all_but_policy: dict[LineQuery, list[_Asked]] = {}

    def tricks_guaranteed(
        self, position: Position, declarer: Seat, at_most: int | None = None, guess: int = 0
    ) -> tuple[int, bool]:
        """Tricks of the remaining ones sure against every lie of the cards, and whether that is exact.

        `at_most` is a bound already known; on real claims it is mostly the number itself, else the `guess`, which is
        asked first. When the budget runs out the number is what is proved so far.
        """
        node = node_of(position, declarer)
        number = position.remaining if at_most is None else at_most
        proved = self._proved_at_once(node, number) if position.remaining > _EASY else 0
        try:
            if guess < number:
                self._solver.can_make(node, guess)
            while number and not self._solver.can_make(node, number):
                number -= 1
        except SearchBudgetExceeded:
            return max(proved, self._solver.proved_so_far(node)), False
        return number, True

    def _proved_at_once(self, node: Node, at_most: int) -> int:
        """How many are seen to be guaranteed without much of a search, as the low numbers are soon proved."""
        number = 0
        try:
            with self.budget.capped(_GLANCE):
                while number < at_most and self._solver.can_make(node, number + 1):
                    number += 1
        except SearchBudgetExceeded:
            pass
        return number

    def is_guaranteed(self, position: Position, declarer: Seat, forgotten: Hand, number: int) -> bool:
        """Whether `number` of the remaining tricks are sure in a picture without the outstanding cards `forgotten`.

        False also when the budget runs out.
        """
        try:
            return self._solver.can_make(node_of(position, declarer, forgotten.mask), number)
        except SearchBudgetExceeded:
            return False

    def some_lie_makes(self, position: Position, declarer: Seat, number: int) -> bool:
        """Whether declarer's side makes `number` of the remaining tricks, with open cards, on some lie of the cards.

        Tries a sample of the lies that the show-outs allow; a lie so rare that it is not among them does not count.
        """
        node = node_of(position, declarer)
        if node.played:
            return double_dummy(position, declarer.side) >= number
        return Lies(-1 if position.trumps is None else int(position.trumps)).some_makes(node, number, _LIES_TRIED)

    def winners(self, position: Position, declarer: Seat) -> int:
        """The winners of declarer's side, each trump counted as one, whether or not there are entries to cash them."""
        node = node_of(position, declarer)
        return most_rounds(node, longest_holders(node), -1 if position.trumps is None else int(position.trumps))

    def worst_line(
        self,
        query: LineQuery,
        at_least: int | None = None,
        at_most: int | None = None,
        ceiling: int | None = None,
        *,
        with_line: bool = True,
    ) -> LineResult:
        """The normal line with the fewest tricks for the claiming side, and what is proved.

        It is enough to know that no line falls below `at_least`, or that one does not exceed `at_most`. The `ceiling`
        is double dummy. Unless asked for `with_line`, the number may come alone, which is sooner found.
        """
        query = essential(query)
        asked = self._asked.get(query)
        if (
            asked is not None
            and (asked.answer.line or not with_line)
            and (asked.exhausted or asked.is_settled(at_least, at_most))
        ):
            return asked.answer
        alike = self._by_all_but_policy.setdefault(query.under(_NO_POLICY), [])
        if not with_line:
            policy = Consulted(query.policy)
            for other in alike:
                if other.is_settled(at_least, at_most) and other.search.policy.says_as(policy):
                    return other.answer
        known = [other.answer for other in self._asked.values() if other.answer.line]
        search = WorstLineSearch(query, self.budget, self._solver) if asked is None else asked.search
        answer = search.run(known, at_least, at_most, ceiling, with_line)
        if asked is None:
            asked = self._asked[query] = _Asked(search, answer)
            alike.append(asked)
        asked.answer = answer
        asked.exhausted |= not asked.is_settled(at_least, at_most)
        return answer

    def continued_play(self, query: LineQuery, *, forbids_draw: bool = False, until_seen: bool = False) -> LineResult:
        """What the claiming side makes by going on as the laws of rubber bridge let it, both sides playing best."""
        search = ContinuedPlay(query, self.budget, self._solver, forbids_draw=forbids_draw, until_seen=until_seen)
        return search.run()


def normal_along(query: LineQuery, line: Iterable[Play], budget: Budget) -> tuple[tuple[Play, ...], ...]:
    """For each card of a normal line of `query`, the cards that are normal in its place; () for the other side's.

    Raises SearchBudgetExceeded.
    """
    return tuple(WorstLineSearch(essential(query), budget).normal_along(line))


def tricks_guaranteed(
    position: Position, declarer: Seat, forgotten: Hand = NOTHING, budget: Budget | None = None
) -> int:
    """Tricks of the remaining ones that declarer's side can make sure of against every lie of the cards.

    `forgotten` are outstanding cards left out of the picture. Raises SearchBudgetExceeded when `budget` runs out.
    """
    trumps = -1 if position.trumps is None else int(position.trumps)
    solver = guaranteed_solver(trumps, budget or Budget())
    return solver.tricks(node_of(position, declarer, forgotten.mask))


def worst_line(query: LineQuery, budget: Budget | None = None) -> LineResult:
    """The normal line with the fewest tricks for the claiming side, and whether that is proved."""
    return WorstLineSearch(query, budget or Budget()).run()
