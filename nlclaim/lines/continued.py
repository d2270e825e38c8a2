"""Rubber bridge: play goes on after a claim, and claimer does his best within what he said and what is routine.

A game of two sides with open cards: the claiming side takes the best of the cards that are open to it, the other side
the worst for it. Open are, on lead and following, the normal cards of MODEL.md in any order of suits, without a finesse
that was not announced: whoever has claimed may not spring one on them. Of two defenders the claimer does his best; his
partner can be barred from whatever the cards shown suggest, so for him the worst normal card counts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.bridge import CARDS, Hand, Suit
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines.bits import SUIT_BITS, classes, indices
from nlclaim.lines.budget import Budget
from nlclaim.lines.consulted import Consulted
from nlclaim.lines.guaranteed import GuaranteedSolver
from nlclaim.lines.line import LineResult, Play
from nlclaim.lines.node import SIDE
from nlclaim.lines.normal import NormalPlay, with_candidate
from nlclaim.lines.open_cards import makes_number
from nlclaim.lines.promises import settle
from nlclaim.lines.query import LineQuery
from nlclaim.lines.start import bounds_of, root_of
from nlclaim.lines.table import Table, play
from nlclaim.lines.view import Candidate, View

_TOP_CARDS: Final = frozenset({"winner", "cheapest_winner", "nothing_else"})
"""Reasons of a card that may be played where a finesse is barred."""


def continuing(query: LineQuery) -> LineQuery:
    """The question as it stands when play goes on: claimer is held to no worst order, and to no finesse unannounced."""
    free = replace(query.policy, suit_switching="arbitrary", within_suit="any", win_with="either", cashes_own_tops=True)
    return replace(query, policy=free, forgotten=Hand(), presumed=Hand(), finesse_denied=frozenset(Suit))


class ContinuedPlay:
    """One query's search. `forbids_draw`: the other side has barred claimer from leading trumps while one is out.

    `until_seen`: only while they have played none of those that were out at the claim.
    """

    def __init__(
        self,
        query: LineQuery,
        budget: Budget,
        solver: GuaranteedSolver,
        *,
        forbids_draw: bool = False,
        until_seen: bool = False,
    ) -> None:
        query = continuing(query)
        self._demanded = any(promise.id < 0 and promise.verb == "draw" for promise in query.promises)
        position = query.position
        self._trumps = -1 if position.trumps is None else int(position.trumps)
        self._budget = budget
        self._forbids_draw = forbids_draw and self._trumps >= 0
        self._by_defender = query.by_defender
        self._first = query.claimer if query.by_defender else query.declarer
        self._bounds = bounds_of(query, self._first)
        self._policy = Consulted(query.policy)
        self._normal = NormalPlay(query, self._bounds, solver, self._policy)
        self._made: dict[object, bool] = {}
        self.root = root_of(query, self._first, self._bounds)
        self._barred_with = self.root.picture & SUIT_BITS[self._trumps] if until_seen else 0
        """The trumps that have to be out for the ban to hold."""

    def run(self) -> LineResult:
        """The tricks made by best play of both sides, with the line, or what is known when the budget runs out."""
        most = self._normal.remaining
        proved = 0
        try:
            while proved < most and self._makes(self.root, proved + 1):
                proved += 1
            return LineResult(proved, proved, self._line(proved), self._budget.nodes)
        except SearchBudgetExceeded:
            return LineResult(most, proved, (), self._budget.nodes)

    def _makes(self, table: Table, number: int) -> bool:
        """Whether the claiming side makes `number` of the tricks not finished."""
        if number <= 0 or number > table.unfinished:
            return number <= 0
        if table.played:
            return self._try_cards(table, number)
        key = table.identity, number
        if key not in self._made:
            self._budget.spend()
            table = settle(self._bounds, table, self._trumps, may_stop=False)
            self._made[key] = makes_number(table, number, self._trumps) and (
                self._is_sure(table, number) or self._try_cards(table, number)
            )
        return self._made[key]

    def _is_sure(self, table: Table, number: int) -> bool:
        """Whether routine play, free of any stated step, keeps what is sure, and that is enough."""
        bound = self._by_defender or self._forbids_draw or any(table.rests)
        return not bound and self._normal.gives_up == 0 and self._normal.is_sure(table, number)

    def _try_cards(self, table: Table, number: int) -> bool:
        afters = (self._after(table, candidate) for candidate in self._cards(table))
        answers = (self._makes(after, number - gained) for after, gained in afters)
        return any(answers) if self._chooses_best(table) else all(answers)

    def _chooses_best(self, table: Table) -> bool:
        return table.turn == 0 or (table.turn in SIDE and not self._by_defender)

    def _after(self, table: Table, candidate: Candidate) -> tuple[Table, int]:
        if table.turn in SIDE:
            table = with_candidate(table, candidate, self._bounds)
        return play(table, candidate.card, self._trumps)

    def _cards(self, table: Table) -> list[Candidate]:
        """What the hand in turn may play."""
        if table.turn not in SIDE:
            others = table.cards & ~table.hand(table.turn) | table.on_table
            return [Candidate(card, "") for card in classes(table.legal(), others)]
        normal = self._normal.cards(table)
        return self._not_drawing(table, normal) if self._forbids_draw and not table.played else normal

    def _not_drawing(self, table: Table, cards: list[Candidate]) -> list[Candidate]:
        """Without the trumps while one is out, if claimer has anything else to lead."""
        trumps = SUIT_BITS[self._trumps]
        others = table.legal() & ~trumps
        if not table.picture & trumps or not others or self._barred_with & ~table.picture:
            return cards
        allowed = [candidate for candidate in cards if not trumps >> candidate.card & 1]
        return allowed or [Candidate(card, "not_drawing") for card in indices(others)]

    def _reason(self, table: Table, candidate: Candidate) -> str:
        """Why a card is open to claimer: as the others demand it, or as a finesse that it stands in for is barred."""
        if self._demanded and candidate.reason == "stated" and candidate.card // 13 == self._trumps:
            return "draw_demanded"
        if candidate.reason not in _TOP_CARDS or self._by_defender or table.turn not in SIDE:
            return candidate.reason
        missing = View(table, self._trumps, self._policy, 0).missing(candidate.card // 13)
        return candidate.reason if missing is None or candidate.card < missing else "not_finessing"

    def _line(self, number: int) -> tuple[Play, ...]:
        """Best play by both sides, in which the claiming side makes just `number` tricks."""
        table, plays = self.root, []
        while table.unfinished:
            if not table.played:
                table = settle(self._bounds, table, self._trumps, may_stop=False)
            best = self._chooses_best(table)
            for candidate in self._cards(table):
                after, gained = self._after(table, candidate)
                if self._makes(after, number - gained) if best else not self._makes(after, number - gained + 1):
                    break
            reason = self._reason(table, candidate)
            plays.append(Play(self._first.left(table.turn), CARDS[candidate.card], reason))
            table, number = after, number - gained
        return tuple(plays)
