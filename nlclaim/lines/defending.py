"""Which cards are normal for a defender who claims, and for his partner (70D2; MODEL.md §4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nlclaim.lines.bits import ABOVE, SUIT_BITS, highest, indices, lowest
from nlclaim.lines.consulted import Consulted
from nlclaim.lines.following import but_no_ace
from nlclaim.lines.node import beats
from nlclaim.lines.table import Table
from nlclaim.lines.view import Candidate

_TEN: Final = 8


class DefendersView:
    """What one defender knows: his own hand, and dummy's where it matters; everything else is unseen."""

    def __init__(
        self, table: Table, trumps: int, policy: Consulted, dummy: int, from_the_top: int = 0, counted: int = 0
    ) -> None:
        self.table = table
        self.trumps = trumps
        self.policy = policy
        self.dummy = dummy
        self.from_the_top = from_the_top
        """Suits that the claimer said he plays from the top, as 4 bits."""
        self.counted = counted
        """Suits in which he counts tricks that are not all his own, as 4 bits."""
        self.x = table.hand(table.turn)
        self.is_claimer = table.turn == 0
        self.unseen = table.cards & ~self.x & ~(table.forgotten if self.is_claimer else 0)

    def leads(self, free: int) -> Iterator[Candidate]:
        """Of the cards `free`, the highest winner of a suit; the claimer leads others only when he has none left."""
        suits = [free & SUIT_BITS[suit] for suit in range(4) if free & SUIT_BITS[suit]]
        if self._counts():
            suits = [cards for cards in suits if self._is_safe(highest(cards) // 13)] or suits
        winners = [highest(cards) for cards in suits if not self.unseen & ABOVE[highest(cards)]]
        yield from (Candidate(card, "winner") for card in winners)
        if not winners or not (self.is_claimer or self.policy.fixed.partner_cashes):
            lows = [self._low_of(cards) for cards in suits]
            kept = [card for card in lows if not self._gives_dummy_all(card // 13)]
            if not self.is_claimer and self.policy.fixed.partner_cashes:
                kept = [card for card in kept if not self._is_dummys(card // 13)] or kept
            kept = kept if kept or winners else lows
            if self.is_claimer:
                kept = [card for card in kept if self.counted >> card // 13 & 1] or kept
            reason = "low_lead" if self.is_claimer else "partner_lead"
            yield from (Candidate(card, reason) for card in kept)

    def _low_of(self, cards: int) -> int:
        """The lowest of a suit; for the claimer, of a solid one whose cards are all equal, the highest (TOP-3)."""
        low, high = lowest(cards), highest(cards)
        fixed = self.policy.fixed
        solid = high % 13 >= (fixed.solid_rank_trumps if high // 13 == self.trumps else fixed.solid_rank)
        equal = not self.unseen & ABOVE[low] & ~ABOVE[high]
        if self.is_claimer and self.from_the_top >> high // 13 & 1:
            return high
        return high if self.is_claimer and solid and equal and self.policy.runs_down(solid=True) else low

    def _gives_dummy_all(self, suit: int) -> bool:
        """Whether dummy, in full view, has the suit and nothing but cards that cannot be beaten (DFC-2)."""
        dummys = self.table.hand(self.dummy)
        others = self.x | (self.unseen & ~dummys)
        if not dummys & SUIT_BITS[suit] or (self.trumps >= 0 and others & SUIT_BITS[self.trumps]):
            return False
        return not any(others & ABOVE[card] for card in indices(dummys))

    def _is_dummys(self, suit: int) -> bool:
        """Whether dummy, in full view, has the highest card of the suit."""
        dummys = self.table.hand(self.dummy) & SUIT_BITS[suit]
        return bool(dummys) and not (self.x | self.unseen) & ~dummys & ABOVE[highest(dummys)]

    def follows(self) -> Iterator[Candidate]:
        """A card with which the claimer surely wins; else low, the cheapest that beats the trick, or a winner.

        Nor does partner let a trick go that he surely wins, and neither spends more than he needs.
        """
        table = self.table
        mine = self.x & SUIT_BITS[table.led]
        partner_is_best = self._partner_wins()
        winning = [card for card in indices(mine) if beats(card, table.best, self.trumps)]
        sure = [card for card in winning if self._surely_wins(card)]
        if self.is_claimer and sure and not partner_is_best:
            yield from (Candidate(card, "cheapest_winner") for card in self._chosen(sure))
            return
        low = lowest(mine)
        takes = bool(sure) and not (partner_is_best or self._may_duck(low))
        if low in winning or not takes:
            yield Candidate(low, self._why_low(low in winning, bool(winning), partner_is_best))
        others = [] if partner_is_best else winning[:1]
        others += [card for card in winning if not self.unseen & ABOVE[card]][-1:]
        if sure:  # nobody spends more than he needs: not the ace from ace-queen, when the queen wins
            others = [card for card in others if not self.unseen & ABOVE[sure[0]] & ~ABOVE[card]]
        yield from (Candidate(card, self._why_high(card)) for card in dict.fromkeys(others) if card != low)

    def _may_duck(self, low: int) -> bool:
        """Whether to let a trick go that he surely wins is normal: only partner, on trial, and by a spot card."""
        return not self.is_claimer and self.policy.fixed.partner_ducks and low % 13 < _TEN

    def _why_low(self, wins: bool, may_win: bool, partner_is_best: bool) -> str:
        if not may_win:
            return "low_cannot_win"
        if partner_is_best:
            return "low_under_partner"
        if wins:
            return "may_win" if self.is_claimer else "partner_may_win"
        return "low_not_risked" if self.is_claimer else "partner_low"

    def _why_high(self, card: int) -> str:
        if not self.is_claimer:
            return "partner_may_win"
        return "may_win" if self.unseen & ABOVE[card] else "winner"

    def _partner_wins(self) -> bool:
        """Whether partner's card is the best so far and, as far as this defender sees, stays so."""
        table = self.table
        return table.best_place == (table.turn + 2) % 4 and self._surely_wins(table.best)

    def _surely_wins(self, card: int) -> bool:
        """Whether no opponent still to play could beat `card`, as far as this defender sees."""
        table = self.table
        later = [place for place in (1, 3) if (place - table.leader) % 4 > table.played]
        return not any(self._dummy_beats(card) if place == self.dummy else self._unseen_beats(card) for place in later)

    def _dummy_beats(self, card: int) -> bool:
        hand, led = self.table.hand(self.dummy), self.table.led
        if hand & SUIT_BITS[led]:
            return bool(hand & ABOVE[card])
        return self.trumps >= 0 and led != self.trumps and bool(hand & SUIT_BITS[self.trumps])

    def _unseen_beats(self, card: int) -> bool:
        return bool((self.unseen & ~self.table.hand(self.dummy)) & ABOVE[card])

    def _chosen(self, sure: list[int]) -> list[int]:
        """Of the cards that surely win, by the policy, one that no card of dummy's, in sight, parts from the lowest."""
        dummys = self.table.hand(self.dummy) & ABOVE[sure[0]]
        equal = [card for card in sure if not dummys & ~ABOVE[card]]
        if len(equal) == 1:
            return equal
        return {"cheapest": equal[:1], "top": equal[-1:]}.get(self.policy.win_with(), [equal[0], equal[-1]])

    def _counts(self) -> bool:
        """Whether it is partner who plays, and he does not miscount the hand (DFC-3)."""
        return not self.is_claimer and self.policy.fixed.defender_partner_miscount == "not_normal"

    def _is_safe(self, suit: int) -> bool:
        """Whether who counts leads the suit: it is dead, and there is no trump with which it could be ruffed."""
        trumped = self.trumps >= 0 and self.unseen & SUIT_BITS[self.trumps]
        return not trumped and self._is_dead(suit)

    def _is_dead(self, suit: int) -> bool:
        """Whether whoever counts knows that no opponent beats a card of the suit, or not the claimer, who leads."""
        table = self.table
        if table.leader == 0 and table.is_void(0, suit):
            return True
        dummys = table.hand(self.dummy) & SUIT_BITS[suit]
        others = (self.x | self.unseen) & SUIT_BITS[suit] & ~dummys
        lower = not dummys or lowest(others) > highest(dummys)
        return lower and table.is_void((self.dummy + 2) % 4, suit)

    def throws(self) -> Iterator[Candidate]:
        """The lowest of any plain suit, of one that is no winner if there is one, or a low ruff."""
        suits = [suit for suit in range(4) if suit != self.trumps and self.x & SUIT_BITS[suit]]
        if self._counts():
            suits = [suit for suit in suits if self._is_dead(suit)] or suits
        lows = [lowest(self.x & SUIT_BITS[suit]) for suit in suits]
        losing = [card for card in lows if self.unseen & ABOVE[card]]
        lows = losing or but_no_ace(self._kept_for_dummy(lows))
        ruff = self._ruff()
        if ruff is None or losing or not self.is_claimer or not self._surely_wins(ruff.card):
            yield from (Candidate(card, self._why_thrown(card)) for card in lows)
        if ruff is not None:
            yield ruff
        elif self.trumps >= 0 and self.x & SUIT_BITS[self.trumps] == self.x:
            yield Candidate(lowest(self.x), "ruff_low")

    def _ruff(self) -> Candidate | None:
        """The trump with which this hand may take the trick, if partner does not have it."""
        mine = self.x & SUIT_BITS[self.trumps] if self.trumps >= 0 else 0
        winning = [card for card in indices(mine) if beats(card, self.table.best, self.trumps)]
        if not winning or self._partner_wins():
            return None
        high = self.is_claimer and len(winning) > 1 and self.policy.ruff_height() == "high"
        return Candidate(winning[-1 if high else 0], "ruff_any" if high else "ruff_low")

    def _kept_for_dummy(self, lows: list[int]) -> list[int]:
        """Of sure winners, not that of the one suit which dummy, about to be on lead, is seen to have left."""
        left = self._dummys_after_winning()
        return [card for card in lows if not left or left & ~SUIT_BITS[card // 13]] or lows

    def _dummys_after_winning(self) -> int:
        """Dummy's cards after this trick, if dummy is seen to win it: the best card is there, or comes from there."""
        table, dummy = self.table, self.table.hand(self.dummy)
        if table.best_place == self.dummy:
            return dummy
        in_suit = dummy & SUIT_BITS[table.led]
        to_play = (self.dummy - table.leader) % 4 > table.played
        single = bool(in_suit) and not in_suit & (in_suit - 1)
        wins = to_play and single and not (self.unseen & ~dummy) & ABOVE[lowest(in_suit)]
        return dummy & ~in_suit if wins and beats(lowest(in_suit), table.best, self.trumps) else 0

    def _why_thrown(self, card: int) -> str:
        if not self.is_claimer:
            return "partner_throws"
        return "discard_loser" if self.unseen & ABOVE[card] else "discard_any"
