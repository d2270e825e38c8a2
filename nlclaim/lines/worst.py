"""The worst normal line: the fewest tricks over every line in which the claiming side's cards are normal.

Nobody maximises, so the search looks for a line below a limit, lowers the limit to what it found and looks again; a
search that finds nothing is the proof. Nodes between tricks are kept: lines found by their very cards, numbers proved
by relative ranks, so that tables which differ in gone cards share the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from nlclaim.bridge import CARDS
from nlclaim.errors import SearchBudgetExceeded
from nlclaim.lines.bits import ABOVE, SUIT_BITS, classes, highest, lowest, situation
from nlclaim.lines.budget import Budget
from nlclaim.lines.compiled import guaranteed_solver
from nlclaim.lines.consulted import Consulted
from nlclaim.lines.guaranteed import GuaranteedSolver
from nlclaim.lines.line import LineResult, Play
from nlclaim.lines.node import SIDE, beats
from nlclaim.lines.normal import NormalPlay, with_candidate
from nlclaim.lines.open_cards import makes_number, worth_of_cards
from nlclaim.lines.promises import settle
from nlclaim.lines.query import LineQuery
from nlclaim.lines.start import bounds_of, root_of, solid_cards
from nlclaim.lines.table import PACKED, Table, packed, play, shows_news
from nlclaim.lines.view import Candidate
from nlclaim.lines.winners import runs_in_any_order, trump_tricks

_SHORT: Final = 6
"""Tricks left in an ending that is searched sooner than double dummy is asked about it."""
_GLANCE: Final = 100
"""Nodes within which most proofs are found."""
_PATIENCE: Final = 3
"""After so many tables DDS is asked about one only if it answered at least one of so many."""
_OPPONENTS_VOIDS: Final = 0xF0F0
"""The voids of places 1 and 3, as `Table` has them."""
Line: TypeAlias = tuple[int, str, Any] | None
"""Card, reason, the rest of the line (again a Line: mypyc takes no type that contains itself)."""


class Found:
    """A line from some table on, and the tricks of the claiming side in it."""

    __slots__ = ("line", "tricks")

    def __init__(self, tricks: int, line: Line) -> None:
        self.tricks = tricks
        self.line = line


class WorstLineSearch:
    """One query's search."""

    def __init__(self, query: LineQuery, budget: Budget, solver: GuaranteedSolver | None = None) -> None:
        position = query.position
        self._trumps = -1 if position.trumps is None else int(position.trumps)
        self._budget = budget
        self._first = query.claimer if query.by_defender else query.declarer
        self._bounds = bounds_of(query, self._first)
        self.root = root_of(query, self._first, self._bounds)
        solver = solver or guaranteed_solver(self._trumps, budget)
        self.policy = Consulted(query.policy)
        self._normal = NormalPlay(query, self._bounds, solver, self.policy, self.root)
        self._declarers = _declarers_play(query, self.policy, budget)
        self._by_defender = query.by_defender
        self._declarers_place = (query.declarer - query.claimer) % 4
        self._concedes_by_name = bool(query.concession.suits)
        self._may_stop = query.policy.bad_break_stated_run == "may_stop"
        self._checks_first = query.policy.forgotten_master_trump == "as_check"
        self._first_loss_only = query.policy.knock_on == "first_only" and bool(query.forgotten)
        self._worst: Found | None = None
        self._least = 0
        """The worst line found so far, and the tricks that no line falls below."""
        self._proved: dict[object, int] = {}
        self._found: dict[object, Found] = {}
        self._situations: dict[int, int] = {}
        self._numbers: dict[tuple[int, int, int, int], int] = {}
        self._asked = self._fallen = 0
        self._solid = solid_cards(query)
        self._presumed = query.presumed.mask
        mixed = self._presumed not in (0, self.root.forgotten)  # relative ranks do not tell which of them he presumes
        self._names_cards = mixed or any(bound.cards for bound in self._bounds)

    def run(
        self,
        known: Iterable[LineResult] = (),
        at_least: int | None = None,
        at_most: int | None = None,
        ceiling: int | None = None,
        with_line: bool = True,
    ) -> LineResult:
        """The worst line, or what is known of it when the budget runs out.

        `known` are answers for the same position, whose lines may be normal here too: that spares looking for one.
        The search ends early once no line falls below `at_least`, or one is found that does not exceed `at_most`;
        asked again, it goes on from there. The `ceiling` is double dummy: unless it is asked for `with_line`, a proof
        that no line falls below it will do.
        """
        if self._declarers is not None:
            ceiling = None  # opponents who are held to normal play may do worse than best
        try:
            if self._worst is None:
                self._least = max(self._least, self._by_trumps(self.root), self._floor(self.root))
                if ceiling is not None and not with_line:
                    self._worst = self._normal_one(known, ceiling)
                    if self._worst is None and self._keeps(ceiling if at_least is None else min(ceiling, at_least)):
                        return LineResult(ceiling, self._least, (), self._budget.nodes)
                self._worst = self._worst or self._normal_one(known) or self._first_line(ceiling)
            while not is_settled(self._worst.tricks, self._least, at_least, at_most):
                limit = self._worst.tricks if at_least is None else min(self._worst.tricks, at_least)
                better = self._find(self.root, limit)
                if better is None:
                    self._least = limit
                else:
                    self._worst = better
        except SearchBudgetExceeded:
            pass
        if self._worst is None:
            return LineResult(self._normal.remaining, self._least, (), self._budget.nodes)
        return LineResult(self._worst.tricks, self._least, self._unroll(self._worst.line), self._budget.nodes)

    def _keeps(self, number: int) -> bool:
        """Whether it takes no more than a glance to prove that no line falls below `number`.

        It costs no budget. Where it comes to nothing it is forgotten, so that the search spends what it would have.
        """
        before = self._budget.nodes
        try:
            with self._budget.capped(_GLANCE):
                if self._least < number and self._find(self.root, number) is None:
                    self._least = number
        except SearchBudgetExceeded:
            pass
        self._budget.nodes = before
        if self._least >= number:
            return True
        self._proved, self._found, self._asked, self._fallen = {}, {}, 0, 0
        return False

    def _first_line(self, ceiling: int | None) -> Found:
        """Some normal line, to begin with: in a short ending the first that a search comes to is as good as any."""
        sure = self._least if self._least == ceiling else -1
        searched = self.root.unfinished <= _SHORT and (self.root.played or sure < 0)
        found = self._find(self.root, self.root.unfinished + 1) if searched else None
        return found or self._against_best_defence(self.root, sure)

    def _normal_one(self, known: Iterable[LineResult], ceiling: int | None = None) -> Found | None:
        """The best of the lines `known` that is normal here, of those below the ceiling."""
        for result in sorted(known, key=lambda result: result.tricks):
            if ceiling is not None and result.tricks >= ceiling:
                break
            line = self._as_normal(self.root, result.line)
            if line is not None:
                return Found(result.tricks, line)
        return None

    def _as_normal(self, table: Table, plays: tuple[Play, ...]) -> Line:
        """The same cards with the reasons for which they are normal here, None if one is not."""
        if not table.played and self._bounds:
            table = self._settled(table)
        card, reason = plays[0].card.index, ""
        if table.turn in SIDE:
            candidate = next((each for each in self._cards(table) if each.card == card), None)
            if candidate is None:
                return None
            table, reason = with_candidate(table, candidate, self._bounds), candidate.reason
        elif self._declarers is not None and card not in self._opponents_cards(table, merged=False):
            return None
        if len(plays) == 1:
            return card, reason, None
        after, _ = self._play(table, card)
        rest = self._as_normal(after, plays[1:])
        return None if rest is None else (card, reason, rest)

    def normal_along(self, plays: Iterable[Play]) -> Iterator[tuple[Play, ...]]:
        """For each card of a line that is normal: the cards normal in its place, itself among them; () for the others.

        Raises SearchBudgetExceeded.
        """
        table = self.root
        for played in plays:
            if not table.played and self._bounds:
                table = self._settled(table)
            candidates = self._cards(table) if table.turn in SIDE else []
            yield tuple(Play(played.seat, CARDS[each.card], each.reason) for each in candidates)
            for candidate in candidates:
                if candidate.card == played.card.index:
                    table = with_candidate(table, candidate, self._bounds)
            table, _ = self._play(table, played.card.index)

    def _unroll(self, line: Line) -> tuple[Play, ...]:
        plays = []
        table = self.root
        while line is not None:
            card, reason, line = line
            plays.append(Play(self._first.left(table.turn), CARDS[card], reason))
            table, _ = play(table, card, self._trumps)
        return tuple(plays)

    def _play(self, table: Table, card: int) -> tuple[Table, int]:
        wakes = shows_news(table, card, self._presumed) and self.policy.wakes_on_show_out()
        return play(table, card, self._trumps, self._presumed, wakes=wakes)

    def _cards(self, table: Table) -> list[Candidate]:
        """The normal cards of the claiming side's hand in turn."""
        if not self._plays_best(table):
            return self._normal.cards(table)
        worth = worth_of_cards(table, self._trumps)
        return [Candidate(card, "wide_awake") for card in sorted(worth) if worth[card] == max(worth.values())]

    def _settled(self, table: Table) -> Table:
        return settle(self._bounds, table, self._trumps, may_stop=self._may_stop)

    def _plays_best(self, table: Table) -> bool:
        """Whether the claimer has woken and loses no more by it than he has (policy `knock_on`)."""
        return self._first_loss_only and not table.forgotten

    def _find(self, table: Table, limit: int) -> Found | None:
        """A line with fewer than `limit` tricks for the claiming side, if there is one."""
        if limit <= 0:
            return None
        if table.played:
            return self._try_cards(table, limit)
        if not table.unfinished:
            return Found(0, None)
        if self._bounds:
            table = self._settled(table)
        known = self._found.get(table.identity)
        if known is not None and known.tricks < limit:
            return known
        key = self._key(table, merged=self._merges(table, limit))
        floor = self._proved.get(key, -1)
        if floor >= limit:
            return None
        self._budget.spend()
        found = self._find_anew(table, limit)
        if found is None:
            self._proved[key] = limit
        else:
            self._found[table.identity] = found
        return found

    def _find_anew(self, table: Table, limit: int) -> Found | None:
        """What `_find` remembers: by what is plain of a table, or with open cards, or card by card."""
        if limit <= self._by_trumps(table):
            return None
        if self._plays_best(table):
            return None if self._makes_with_open_cards(table, limit) else self._against_best_defence(table)
        if self._falls_with_open_cards(table, limit):
            return self._against_best_defence(table)
        if self._is_sure(table, limit):
            return None
        return self._try_cards(table, limit)

    def _makes_with_open_cards(self, table: Table, number: int) -> bool:
        """Whether the side makes `number` double dummy: mostly it is guaranteed, which is sooner seen."""
        return self._normal.is_sure(table, number) or makes_number(table, number, self._trumps)

    def _falls_with_open_cards(self, table: Table, limit: int) -> bool:
        """Whether even double dummy is below `limit`; not asked any more in a search in which it hardly ever is."""
        if limit > table.unfinished:
            return True
        if self._declarers is not None or table.unfinished <= _SHORT:
            return False
        if self._asked > _PATIENCE and self._fallen * _PATIENCE < self._asked:
            return False
        falls = not makes_number(table, limit, self._trumps)
        self._asked += 1
        self._fallen += falls
        return falls

    def _against_best_defence(self, table: Table, sure: int = -1) -> Found:
        """A line in which the opponents play best and the claiming side as badly as is normal, card by card.

        If `sure`, the tricks that no normal line falls below, is double dummy as well, its normal cards are all worth
        the same; and where it is all the tricks, so are the opponents'.
        """
        if not table.unfinished:
            return Found(0, None)
        if not table.played and self._bounds:
            table = self._settled(table)
        if table.turn in SIDE:
            candidates = self._cards(table)
            alike = len(candidates) == 1 or sure >= 0
            worth = {} if alike else worth_of_cards(table, self._trumps)
            candidate = candidates[0] if alike else min(candidates, key=lambda candidate: worth[candidate.card])
            table, card, reason = with_candidate(table, candidate, self._bounds), candidate.card, candidate.reason
        else:
            cards = self._opponents_cards(table, merged=False)
            alike = len(cards) == 1 or sure == table.unfinished
            worth = {} if alike else worth_of_cards(table, self._trumps)
            card, reason = cards[0] if alike else max(cards, key=lambda card: worth[card]), ""
        after, gained = self._play(table, card)
        found = self._against_best_defence(after, sure - gained if sure >= 0 else sure)
        return Found(found.tricks + gained, (card, reason, found.line))

    def _key(self, table: Table, *, merged: bool) -> object:
        """What decides the worth of a table: relative ranks, who holds them, which are solid or forgotten."""
        state = packed(
            table.turn,
            table.voids if self._declarers is not None else table.voids & _OPPONENTS_VOIDS,
            table.running,
            table.only_conceded and (self._normal.gives_up > 0 or self._checks_first),
            min(table.lost, self._normal.gives_up),
            table.lost_in if self._normal.losers else 0,
            merged,
        )
        if self._names_cards:
            return table.cards, table.forgotten, state, table.rests
        key = self._situation(table, merged=merged) << PACKED | state
        return (key, table.rests) if table.rests else key

    def _situation(self, table: Table, *, merged: bool) -> int:
        """A number for the relative ranks, remembered by the cards, as most tables are come to several times."""
        exact = table.cards << 2 | int(table.forgotten > 0) << 1 | int(merged)
        number = self._situations.get(exact)
        if number is None:
            ranks = situation(table.hands, table.forgotten, self._solid, merged=merged)
            number = self._situations[exact] = self._numbers.setdefault(ranks, len(self._numbers))
        return number

    def _floor(self, table: Table) -> int:
        """Tricks that no normal line can fall below, where that is plain."""
        if not table.played and self._wins_all(table):
            return table.unfinished
        if not self._keeps_sure(table):
            return 0
        sure = self._normal.sure_tricks(table)
        if self._is_conceding(table):
            return min(sure, max(0, self._normal.needed(table)))
        return sure

    def _is_sure(self, table: Table, number: int) -> bool:
        """Whether it is plain that no normal line from here, between tricks, falls below `number`."""
        if self._wins_all(table):
            return True
        if not self._keeps_sure(table) or (self._is_conceding(table) and self._normal.needed(table) < number):
            return False
        return self._normal.is_sure(table, number)

    def _wins_all(self, table: Table) -> bool:
        """Whether it is plain that the side, between tricks, wins every one that is left."""
        if table.turn not in SIDE:
            return False
        if cannot_lose(table, self._trumps):
            return True
        unbound = not (table.hides_cards or self._by_defender or any(table.rests) or self._is_conceding(table))
        return unbound and runs_in_any_order(table.node(), self._trumps)

    def _by_trumps(self, table: Table) -> int:
        """Tricks that the side wins by its trumps however badly it plays; asked between tricks."""
        trumps = SUIT_BITS[self._trumps] if self._trumps >= 0 and not table.played else 0
        if not trumps & (table.hands[0] | table.hands[2]):
            return 0
        out = (table.hands[1] | table.hands[3]) & trumps
        return max(trump_tricks(table.hand(place) & trumps, out) for place in SIDE)

    def _keeps_sure(self, table: Table) -> bool:
        """Whether normal play keeps what is guaranteed, or the number claimed while it is conceding."""
        if table.hides_cards or self._by_defender or any(table.rests):
            return False
        if self._concedes_by_name and self._is_conceding(table):
            return False
        return self.policy.keeps_sure(may_overruff=self._may_overruff(table)) and not self._normal.may_risk(table)

    def _may_overruff(self, table: Table) -> bool:
        """Whether a trump is out that is higher than one of the side's."""
        trumps = SUIT_BITS[self._trumps] if self._trumps >= 0 else 0
        ours = (table.hands[0] | table.hands[2]) & trumps
        return bool(ours) and bool((table.hands[1] | table.hands[3]) & ABOVE[lowest(ours)])

    def _is_conceding(self, table: Table) -> bool:
        return table.lost < self._normal.gives_up

    def _try_cards(self, table: Table, limit: int) -> Found | None:
        if table.turn in SIDE:
            for candidate in losing_first(table, self._cards(table)):
                ready = with_candidate(table, candidate, self._bounds)
                found = self._after(ready, candidate.card, candidate.reason, limit)
                if found is not None:
                    return found
            return None
        for card in self._opponents_cards(table, merged=self._merges(table, limit)):
            found = self._after(table, card, "", limit)
            if found is not None:
                return found
        return None

    def _after(self, table: Table, card: int, reason: str, limit: int) -> Found | None:
        after, gained = self._play(table, card)
        found = self._find(after, limit - gained)
        return None if found is None else Found(found.tricks + gained, (card, reason, found.line))

    def _merges(self, table: Table, limit: int) -> bool:
        """Whether only a line that loses a trick will do: then it does not matter which opponent wins it."""
        return limit == table.unfinished and self._declarers is None

    def _opponents_cards(self, table: Table, *, merged: bool) -> list[int]:
        """One of each run of equal cards, those that win the trick first.

        Cards are equal with none but the player's own between them; with `merged`, none of the claiming side's.
        """
        if self._declarers is not None:
            return [candidate.card for candidate in self._declarers.cards(table.seen_from(self._declarers_place))]
        legal = table.legal()
        first, left, second, right = table.hands
        others = first | second | table.on_table
        if not merged:
            others |= right if table.turn == 1 else left
        cards = classes(legal & ~table.forgotten, others | legal & table.forgotten)
        if legal & table.forgotten:
            for unseen in (table.forgotten & ~self._presumed, table.forgotten & self._presumed):
                cards += classes(legal & unseen, others | legal & ~unseen)
        if len(cards) == 1:
            return cards
        winning = [card for card in cards if beats(card, table.best, self._trumps)]
        return winning + [card for card in cards if card not in winning]


def _declarers_play(query: LineQuery, policy: Consulted, budget: Budget) -> NormalPlay | None:
    """What is normal for declarer's side, which did not claim, where it is held to that (policy `throw_in`)."""
    if not query.by_defender or query.policy.throw_in != "normal_only":
        return None
    trumps = -1 if query.position.trumps is None else int(query.position.trumps)
    silent = LineQuery(query.position, query.declarer, query.declarer, query.policy)
    return NormalPlay(silent, (), guaranteed_solver(trumps, budget), policy)


def is_settled(tricks: int, proved: int, at_least: int | None, at_most: int | None) -> bool:
    """Whether a line of `tricks`, where none falls below `proved`, answers what is asked."""
    if tricks == proved or (at_least is not None and proved >= at_least):
        return True
    return at_most is not None and tricks <= at_most


def losing_first(table: Table, candidates: list[Candidate]) -> list[Candidate]:
    """The candidates with the side of each guess that loses on the actual cards first, the other side last."""
    if table.played or len(candidates) < 2:
        return candidates
    in_front = table.hand((table.turn + 1) % 4)

    def order(candidate: Candidate) -> int:
        if candidate.reason not in ("drop", "finesse_lead"):
            return 1
        higher = (table.hands[1] | table.hands[3]) & SUIT_BITS[candidate.card // 13]
        finesse_works = bool(higher and in_front >> highest(higher) & 1)
        return 2 if (candidate.reason == "finesse_lead") == finesse_works else 0

    return sorted(candidates, key=order)


def cannot_lose(table: Table, trumps: int) -> bool:
    """Whether the hand on lead wins every trick whatever it leads: all its cards are high, and it keeps the lead."""
    mine, partners = table.hand(table.turn), table.hand((table.turn + 2) % 4)
    out = table.hands[1] | table.hands[3]
    if trumps >= 0 and (out | partners) & SUIT_BITS[trumps]:
        return False
    others = out | partners
    return all(not others & ABOVE[lowest(mine & SUIT_BITS[suit])] for suit in range(4) if mine & SUIT_BITS[suit])
