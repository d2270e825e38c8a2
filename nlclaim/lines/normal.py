"""Which cards are normal for the claiming side at one table: rules, then what keeps what is sure, then contiguity."""

from __future__ import annotations

from collections.abc import Iterable

from nlclaim.lines.bits import SUIT_BITS, SUITS_BITS, classes, highest, indices
from nlclaim.lines.consulted import CASHES, CROSSES, RUFFS_LOW, STATED, Consulted
from nlclaim.lines.defending import DefendersView
from nlclaim.lines.following import (
    discards,
    follow,
    is_loser_gone,
    low_to_lose,
    may_be_overruffed,
    partner_is_sure,
    plain_lows,
    when_void,
)
from nlclaim.lines.guaranteed import GuaranteedSolver
from nlclaim.lines.leading import (
    WINNERS,
    conceded,
    drawing_trumps,
    ducks,
    guesses,
    in_run,
    ruffs,
    sparing_trumps,
    winners,
)
from nlclaim.lines.node import SIDE, played_by_side
from nlclaim.lines.promises import (
    CASHING,
    NAMING_WINNERS,
    WINNING,
    Bound,
    blocked_suits,
    counted_in,
    kept,
    lets_run,
    named_to_come,
    suits_to_cash,
    waits_for_rest,
)
from nlclaim.lines.query import LineQuery
from nlclaim.lines.risk import RiskySuits
from nlclaim.lines.stated_leads import lead_from_short, lead_to_master, stated_leads
from nlclaim.lines.stated_replies import stated_reply, trumps_to_come
from nlclaim.lines.table import GIVEN_UP, Table, play, shows_news
from nlclaim.lines.view import Candidate, View


class NormalPlay:
    """Answers "what may the claiming side normally play here?" for one query."""

    def __init__(
        self,
        query: LineQuery,
        bounds: tuple[Bound, ...],
        solver: GuaranteedSolver,
        policy: Consulted,
        root: Table | None = None,
    ) -> None:
        self._policy = policy
        self._bounds = bounds
        self._solver = solver
        self._trumps = -1 if query.position.trumps is None else int(query.position.trumps)
        self._denied = sum(1 << suit for suit in query.finesse_denied)
        self._squeezes = query.squeezes
        self._from_the_top = sum(1 << suit for suit in query.from_the_top)
        self._counted = sum(1 << suit for suit in query.counted)
        self._by_defender = query.by_defender
        self._dummy = (query.declarer.partner - query.claimer) % 4
        """Dummy's place, seen from a defender who claims."""
        self._timing = query.concession.timing
        self._named_suits = sum(1 << suit for suit in query.concession.suits)
        self.remaining = query.position.remaining
        self._concedes_all = query.claimed == 0
        self.gives_up = max(0, self.remaining - query.claimed) if query.claimed else 0
        """Tricks that the claim concedes; none where all were conceded, as then there is no claim (68B, 71)."""
        counts = {int(suit): number for suit, number in query.concession.counts}
        self.losers = counts if sum(counts.values()) >= self.gives_up else {}
        """How many tricks he gives up in a suit, where he named suits and numbers that account for all of them."""
        guessing = None if root is None or self._by_defender else self._at_first_lead(root, query.presumed.mask)
        needed = 0 if guessing is None else self.needed(guessing)
        self._risky = RiskySuits(guessing, needed, self._trumps, self._policy, self._denied, solver)

    def _at_first_lead(self, root: Table, presumed: int) -> Table | None:
        """The table at the claim; a trick in progress is finished first, None if somebody has a choice in it."""
        while root.played:
            card = _only_card(root)
            if card < 0:
                return None
            wakes = shows_news(root, card, presumed) and self._policy.wakes_on_show_out()
            root, _ = play(root, card, self._trumps, presumed, wakes=wakes)
        return root

    def sure_tricks(self, table: Table) -> int:
        """Guaranteed tricks of those not finished, in the claimer's picture."""
        return self._solver.tricks(table.node(), self.needed(table))

    def is_sure(self, table: Table, number: int) -> bool:
        """Whether `number` of the tricks not finished are guaranteed in the claimer's picture."""
        return self._solver.can_make(table.node(), number)

    def may_risk(self, table: Table) -> bool:
        """Whether a finesse that costs more than a trick may still be normal."""
        return self._risky.may_be_taken(table)

    def needed(self, table: Table) -> int:
        """Tricks still to be won to make the number claimed."""
        if self._concedes_all:
            return 0
        return table.unfinished - self.gives_up + table.lost

    def cards(self, table: Table) -> list[Candidate]:
        """Every normal card of the hand in turn, equal reasons once each."""
        promised = suits_to_cash(self._bounds, table.rests) if self._bounds else 0
        named = named_to_come(self._bounds, table.rests) if self._bounds else 0
        view = View(
            table, self._trumps, self._policy, self._denied, promised, named,
            squeezes=self._squeezes, from_the_top=self._from_the_top,
        )  # fmt: skip
        if self._gives_up_the_rest(view):
            return [Candidate(card, "conceded_card") for card in indices(table.legal())]
        if self._mistakes_loser(view):
            return [Candidate(card, "conceded_card") for card in plain_lows(view)]
        only = _only_card(table) if table.played else -1
        if self._by_defender:
            chosen = self._defenders_cards(view)
            return [Candidate(only, "forced")] if only >= 0 and chosen[0].promise < 0 else chosen
        if only >= 0 and not self._bounds:
            return [Candidate(only, "forced")]
        chosen = self._to_follow(view) if table.played else self._to_lead(view)
        if only >= 0 and chosen[0].promise < 0:
            chosen = [Candidate(only, "forced")]
        chosen = self._counting_rounds(view, chosen)
        return _once_each(chosen)

    def _gives_up_the_rest(self, view: View) -> bool:
        """Whether he takes all that he holds for losers: he has what he claimed, or throws on the trick that is."""
        if not self._policy.fixed.gives_up_the_rest or self._concedes_all:
            return False
        needed = self.needed(view.table)
        return needed <= 0 or (needed == 1 and _throws(view) and partner_is_sure(view))

    def _mistakes_loser(self, view: View) -> bool:
        """Whether what he throws may be a winner, which he takes for the loser that he still has to give up."""
        if not self._policy.fixed.gives_up_the_rest or self.gives_up <= view.table.lost:
            return False
        return _throws(view) and bool(plain_lows(view)) and partner_is_sure(view)

    def _defenders_cards(self, view: View) -> list[Candidate]:
        table = view.table
        sight = DefendersView(table, self._trumps, self._policy, self._dummy, self._from_the_top, self._counted)
        if not table.played:
            if not sight.is_claimer:
                return list(sight.leads(sight.x))
            bound = list(stated_leads(self._bounds, view))
            free = self._free(view, any_will_do=True)
            return bound or self._contiguous(list(sight.leads(free)), table.running)
        stated = stated_reply(self._bounds, view) if sight.is_claimer and self._bounds else None
        if stated is not None:
            return [stated]
        return list(sight.follows() if view.mine(table.led) else sight.throws())

    def _to_lead(self, view: View) -> list[Candidate]:
        table = view.table
        stated = list(stated_leads(self._bounds, view)) if self._bounds else []
        if stated:
            return self._as_sure_as_stated(view, stated)
        free = self._free(view)
        if before := self._before_the_last(view, free):
            return self._contiguous(before, self._suit_to_run(view))
        offered = winners(view) + ruffs(view) + guesses(view)
        keeping = self._keeping(view, _cards_of(offered))
        chosen = [each for each in offered if free >> each.card & 1 and self._may_lead(view, each, keeping)]
        chosen = _once_each(chosen)
        finesses = {each.card for each in offered if each.reason == "finesse_lead" and keeping >> each.card & 1}
        chosen = self._unless_irrational(view, chosen, finesses)
        chosen = sparing_trumps(view, drawing_trumps(view, chosen))
        if self._timing == "any_time" or (table.only_conceded and self._timing != "at_end"):
            chosen += self._conceded(view, free)
        if not chosen and not offered and self._timing != "at_once":
            chosen = self._conceded(view, free)
        if not chosen:
            chosen = [
                Candidate(card, "high_card" if view.is_master(card) else "nothing_else")
                for card in indices(self._keeping(view, free))
            ]
            if self.needed(table) >= table.unfinished:  # with no trick to give up he ducks none
                chosen = [each for each in chosen if not ducks(view, each.card)]
                chosen = chosen or [each for each in offered if free >> each.card & 1]
        return self._contiguous(chosen, self._suit_to_run(view))

    def _suit_to_run(self, view: View) -> int:
        """The suit being run. Not trumps that he takes to be drawn: that would draw the one he forgot (TRP-4)."""
        running = view.table.running
        forgets = running == view.trumps and view.forgets_trumps()
        return -1 if forgets and self._policy.fixed.forgotten_lower_trump == "never_draw_if_helps" else running

    def _unless_irrational(self, view: View, chosen: list[Candidate], finesses: set[int]) -> list[Candidate]:
        """Without the winners of a suit in which a finesse is offered and the missing card cannot fall (70E1)."""
        certain = {suit for suit in {card // 13 for card in finesses} if not self._may_drop(view, suit, (1, 3))}
        if not certain or not self._policy.finesses_what_cannot_fall():
            return chosen
        return [
            candidate
            for candidate in chosen
            if candidate.card in finesses or candidate.card // 13 not in certain or candidate.reason not in WINNERS
        ]

    def _may_drop(self, view: View, suit: int, places: Iterable[int]) -> bool:
        """Whether to play high is no folly: the missing card may fall, or is finessed the other way thereafter."""
        missing = view.missing(suit)
        if missing is None or view.is_two_way(suit):
            return True
        return not self._policy.fixed.never_plays_for_drop and view.can_fall(missing, places)

    def _free(self, view: View, *, any_will_do: bool = False) -> int:
        """The legal leads outside the suits of steps that may not be carried out yet.

        If none of them keeps what is sure, the plan has run aground, and every lead is free again. `any_will_do`: it
        need keep nothing.
        """
        legal = view.table.legal()
        if not self._bounds:
            return legal
        free = legal & ~SUITS_BITS[blocked_suits(self._bounds, view.table, self._trumps)]
        return free if (free if any_will_do else self._keeping(view, free)) else legal

    def _before_the_last(self, view: View, free: int) -> list[Candidate]:
        """Winners that come before what was said to come last, where that would strand it and every lead is free."""
        blocked = SUITS_BITS[blocked_suits(self._bounds, view.table, self._trumps)] if self._bounds else 0
        if not free & blocked or not waits_for_rest(self._bounds, view.table.rests):
            return []
        others = [each for each in winners(view) if not blocked >> each.card & 1]
        return self._surest(view, others) if others else []

    def _contiguous(self, candidates: list[Candidate], running: int) -> list[Candidate]:
        if self._policy.fixed.suit_switching == "arbitrary":
            return candidates
        return [candidate for candidate in candidates if in_run(candidate, running)] or candidates

    def _conceded(self, view: View, free: int) -> list[Candidate]:
        table = view.table
        if self.gives_up <= table.lost:
            return []
        return [
            candidate
            for candidate in conceded(view, self._named_suits)
            if free >> candidate.card & 1
            and self._has_loser(table, candidate.card // 13)
            and (self._was_named(view, candidate.card // 13) or self._keeps_claimed(view, candidate.card))
        ]

    def _has_loser(self, table: Table, suit: int) -> bool:
        """Whether he has not yet lost what he conceded in the suit: a heart once lost, only the other loser is left."""
        return (table.lost_in >> 4 * suit & 15) < self.losers.get(suit, 13)

    def _was_named(self, view: View, suit: int) -> bool:
        """A loser conceded by name is a stated step; with trumps still out it waits until they are drawn.

        A trump that is conceded comes by itself: to lead it is no step that was stated.
        """
        at_once = self._policy.fixed.trump_given_up_at_once and suit == view.trumps
        trumps_out = view.trumps >= 0 and view.out & SUIT_BITS[view.trumps]
        return bool(self._named_suits >> suit & 1) and (at_once or not trumps_out)

    def _keeps_claimed(self, view: View, card: int) -> bool:
        """Whether the number claimed is still sure after `card` (4.3.7: a conceded loser).

        Where it is not sure now, whether as many are as before, if no loser was named.
        """
        number = self.needed(view.table)
        if not self._named_suits:
            sure = self.sure_tricks(view.table)
            if number > sure and self._policy.fixed.loser_at_any_price:
                return True
            number = min(number, sure)
        return self._solver.after(view.table.node(), card, number)

    def _keeping(self, view: View, cards: int) -> int:
        """Those of `cards` that leave as many tricks guaranteed as the best card does."""
        table, node = view.table, view.table.node()
        if not cards or len(classes(table.legal(), view.y | view.out | table.forgotten | node.table)) == 1:
            return cards
        return self._solver.keeping(node, cards, self.needed(table))

    def _to_follow(self, view: View) -> list[Candidate]:
        table = view.table
        if lets_run(self._bounds, table):
            return self._surest(view, discards(view))
        stated = stated_reply(self._bounds, view) if self._bounds else None
        if stated is not None:
            return self._ruffed_as_stated(view, stated)
        given_up = table.active == GIVEN_UP
        has_suit = bool(view.mine(table.led))
        if given_up and has_suit and not is_loser_gone(view):
            low = low_to_lose(view)
            if self._was_named(view, table.led) or self._keeps_claimed(view, low.card):
                return [low]
        offered = follow(view) if has_suit else when_void(view, given_up=given_up)
        if self._may_spare_an_honour(view):
            best = self._undominated(view, indices(self._keeping(view, table.legal())))
            chosen = [candidate for candidate in offered if candidate.card in best]
            return chosen or [Candidate(card, "not_dominated") for card in best]
        keeping = self._keeping(view, _cards_of(offered))
        chosen = [each for each in offered if self._may_play(each, keeping) or self._is_guess(view, each)]
        counted = -1 if self._policy.fixed.never_plays_for_drop else keeping
        finesses = any(each.reason == "finesse" and counted >> each.card & 1 for each in chosen)
        irrational = finesses and not self._may_drop(view, table.led, view.still_to_play())
        if irrational and self._policy.finesses_what_cannot_fall():
            chosen = [candidate for candidate in chosen if candidate.reason not in ("drop", "cheapest_winner")]
        return chosen or [Candidate(card, "nothing_else") for card in indices(self._keeping(view, table.legal()))]

    def _counting_rounds(self, view: View, chosen: list[Candidate]) -> list[Candidate]:
        """A winner of a suit that he is to cash so often, played to an opponent's lead, is one of those rounds."""
        table = view.table
        if not self._bounds or not table.played or table.leader in SIDE or not view.mine(table.led):
            return chosen
        number = counted_in(self._bounds, table)
        return [
            Candidate(each.card, each.reason, each.risks, number)
            if each.promise < 0 and number >= 0 and view.surely_wins(each.card)
            else each
            for each in chosen
        ]

    def _may_play(self, candidate: Candidate, keeping: int) -> bool:
        """Whether it keeps what is sure, or need not."""
        return bool(keeping >> candidate.card & 1) or self._policy.risks(candidate.risks)

    def _may_lead(self, view: View, candidate: Candidate, keeping: int) -> bool:
        """As `_may_play`: who cashes his suits in the worst order still plays each of them well (BLK-3)."""
        if not self._may_play(candidate, keeping):
            return False
        free = bool(keeping >> candidate.card & 1) or candidate.risks != CASHES or self._policy.risks(CROSSES)
        return free or self._is_best_of_suit(view, candidate.card)

    def _is_best_of_suit(self, view: View, card: int) -> bool:
        """Whether no other card of the suit, led now, keeps more."""
        worth = self._worth(view, [*classes(view.mine(card // 13), view.y | view.out | view.table.forgotten), card])
        return worth[card] == max(worth.values())

    def _is_guess(self, view: View, candidate: Candidate) -> bool:
        """Whether it is a side of a guess that was never safe, and still one: the finesse may win."""
        runs = candidate.reason == "low_run_it" and not view.finessable(view.table.best)  # the card led is no finesse
        return not runs and self._risky.has(candidate) and view.may_lie_in_front()

    def _as_sure_as_stated(self, view: View, stated: list[Candidate]) -> list[Candidate]:
        """A step leaves open which of several cards: those that keep most, as in unstated play."""
        best = []
        for promise in dict.fromkeys(candidate.promise for candidate in stated):
            asked = [candidate for candidate in stated if candidate.promise == promise]
            low = lead_to_master(self._bounds[promise], view)
            high = lead_from_short(self._bounds[promise], view)
            worth = self._worth(view, [*(each.card for each in asked), *(card for card in (low, high) if card >= 0)])
            most = max(worth[each.card] for each in asked)
            if self._bounds[promise].verb == "cross" and self._policy.risks(CROSSES):
                best += asked
            elif low >= 0 and worth[low] > most:
                best.append(Candidate(low, "stated", STATED, promise=promise))
            elif high >= 0 and worth[high] > most:
                best.append(Candidate(high, "stated", STATED, promise=promise))
                best += asked if self._policy.risks(CROSSES) else []
            else:
                best += [each for each in asked if worth[each.card] == most]
        return self._in_sensible_order(view, best)

    def _in_sensible_order(self, view: View, stated: list[Candidate]) -> list[Candidate]:
        """Of winners whose order was not said, those that keep most: nobody strands the others (BLK-1)."""
        asking = {candidate.promise for candidate in stated}
        winners_only = all(self._bounds[promise].verb in NAMING_WINNERS for promise in asking)
        if len(asking) == 1 or not winners_only:
            return stated
        if not view.trump_in_picture() and self._policy.risks(CASHES):
            return stated
        return self._surest(view, stated)

    def _surest(self, view: View, candidates: list[Candidate]) -> list[Candidate]:
        worth = self._worth(view, [candidate.card for candidate in candidates])
        most = max(worth.values())
        return [candidate for candidate in candidates if worth[candidate.card] == most]

    def _ruffed_as_stated(self, view: View, stated: Candidate) -> list[Candidate]:
        """A stated ruff leaves the height open: the lowest trump that keeps most, as in unstated play."""
        bound = self._bounds[stated.promise]
        said = bool(bound.height) or bool(bound.cards & SUIT_BITS[self._trumps])
        if view.mine(view.table.led) or stated.card // 13 != self._trumps or said:
            return [stated]
        ruffing = [card for card in indices(view.mine(self._trumps)) if card >= stated.card]
        wanted = trumps_to_come(self._bounds, view)
        ruffing = [card for card in ruffing if not wanted >> card & 1] or ruffing
        if len(ruffing) > 1 and self._policy.ruff_height() == "high":
            return [Candidate(ruffing[-1], stated.reason, stated.risks, stated.promise)]
        worth = self._worth(view, ruffing)
        best = max(ruffing, key=lambda card: (worth[card], -card))
        low = Candidate(ruffing[0], "stated_ruff", stated.risks, stated.promise)
        if best == low.card:
            return [low]
        if may_be_overruffed(view, low.card) and self._policy.risks(RUFFS_LOW):
            return [low]  # who is presumed to ruff low does not ask what that risks (RUF-1)
        return [Candidate(best, "stated_ruff_sure", stated.risks, stated.promise)]

    def _worth(self, view: View, cards: list[int]) -> dict[int, int]:
        """What is guaranteed after each card; not asked where there is no choice."""
        if len(cards) == 1:
            return {cards[0]: 0}
        node = view.table.node()
        return {card: self._solver.tricks_after(node, card) for card in cards}

    def _may_spare_an_honour(self, view: View) -> bool:
        """An opponent led, the other hand is still to play and surely wins: which card is plainly better shows."""
        table = view.table
        partner_to_play = (table.turn + 2 - table.leader) % 4 >= table.played
        return table.leader not in SIDE and partner_to_play and bool(view.mine(table.led)) and partner_is_sure(view)

    def _undominated(self, view: View, cards: list[int]) -> list[int]:
        """Those of `cards` that are guaranteed most if the opponents can follow to this trick (MODEL.md, v1)."""
        node = view.table.node()
        sure = self.sure_tricks(view.table)
        worth = {
            card: self._solver.tricks_if_followed(played_by_side(node, card, self._trumps), sure) for card in cards
        }
        most = max(worth.values())
        return [card for card in cards if worth[card] == most]


def _throws(view: View) -> bool:
    """Whether the hand in turn has none of the suit led."""
    return bool(view.table.played) and not view.mine(view.table.led)


def _once_each(chosen: list[Candidate]) -> list[Candidate]:
    """The first candidate of each card, at the place of its last; a card that gives a trick up is another play."""
    if _cards_of(chosen).bit_count() == len(chosen):
        return chosen
    return list({(each.card, each.promise == GIVEN_UP): each for each in reversed(chosen)}.values())[::-1]


def _cards_of(offered: list[Candidate]) -> int:
    cards = 0
    for candidate in offered:
        cards |= 1 << candidate.card
    return cards


def _only_card(table: Table) -> int:
    """The card that the hand in turn has to play, -1 where it has a choice."""
    legal = table.legal()
    return -1 if legal & (legal - 1) else highest(legal)


def with_candidate(table: Table, candidate: Candidate, bounds: tuple[Bound, ...]) -> Table:
    """The table just before `candidate` is played: what it starts, serves or ends is noted."""
    leading = not table.played
    if not (leading or bounds):
        return table
    rests = kept(bounds, table, candidate, leading=leading) if bounds else table.rests
    if not leading:
        return table.with_rests(rests)
    conceding = candidate.promise == GIVEN_UP
    stated = bounds[candidate.promise].verb if candidate.promise >= 0 else ""
    cashing = candidate.reason in WINNERS or stated in CASHING
    return Table(
        table.hands,
        table.turn,
        table.unfinished,
        table.voids,
        table.forgotten,
        candidate.card // 13 if cashing else table.running,
        table.only_conceded and conceding,
        table.lost,
        table.lost_in,
        rests,
        candidate.promise,
        stated in WINNING,
    )
