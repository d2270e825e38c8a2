"""Cheap sound bounds on guaranteed tricks: winners the side can run, tricks its trumps win, tricks it loses at once.

The lower bound plays against one pessimistic opponent instead of nature and two defenders: in each suit the longest
possible holder keeps the highest cards, every round takes only his lowest, and nobody ever has to unguard. What the
side can run against him it can run against every lie.
"""

from __future__ import annotations

from typing import Final

from nlclaim.lines.bits import ABOVE, SUIT_BITS, SUITS_BITS, highest, lowest
from nlclaim.lines.node import Node

_MAX_NODES: Final = 400
"""Enough to find the order of winners in nearly every claim; a bound that costs more is not cheap."""


def can_run(node: Node, number: int, trumps: int) -> bool:
    """Whether the hand on lead can win `number` tricks in a row against every lie. False proves nothing."""
    out = longest_holders(node)
    if most_rounds(node, out, trumps) < number:
        return False
    leader, other = (node.first, node.second) if node.turn == 0 else (node.second, node.first)
    return _Runner(trumps).run(leader, other, out, number)


def longest_holders(node: Node) -> int:
    """In each suit, the cards that the longest possible holder keeps: the highest that fit in his hand."""
    kept = 0
    left, right = node.rooms
    for suit in range(4):
        cards = node.out & SUIT_BITS[suit]
        room = max(
            0 if node.voids[0] >> suit & 1 else left,
            0 if node.voids[1] >> suit & 1 else right,
        )
        while cards.bit_count() > room:
            cards &= cards - 1
        kept |= cards
    return kept


def most_rounds(node: Node, out: int, trumps: int) -> int:
    """More rounds than this the side cannot run, however good its entries: its winners, whichever hand has them."""
    total = 0
    for suit in range(4):
        first, second, against = (cards & SUIT_BITS[suit] for cards in (node.first, node.second, out))
        if suit == trumps:
            total += (first | second).bit_count()
            continue
        ours, rounds = first | second, 0
        longest = max(first.bit_count(), second.bit_count())
        while rounds < longest and ours > against:
            ours ^= 1 << highest(ours)
            against &= against - 1
            rounds += 1
        total += rounds
    return total


class _Runner:
    """Depth-first search for a run of winners. Every trick's answer is forced, so nodes are few."""

    def __init__(self, trumps: int) -> None:
        self._trumps = trumps
        self._nodes = 0
        self._failed: set[tuple[int, int, int, int]] = set()

    def run(self, leader: int, other: int, out: int, number: int) -> bool:
        if number <= 0 or self._top_tricks(leader, other, out) >= number:
            return True
        key = (leader, other, out, number)
        if key in self._failed or self._nodes >= _MAX_NODES:
            return False
        self._nodes += 1
        for suit in self._suits(leader, out):
            if self._run_suit(suit, leader, other, out, number):
                return True
        self._failed.add(key)
        return False

    def _top_tricks(self, hand: int, partner: int, out: int) -> int:
        """Tricks that the hand on lead wins by its own top cards alone."""
        total, drawn = 0, True
        if self._trumps >= 0:
            total, drawn = _run_of(self._trumps, hand, partner, out)
        if drawn:
            for suit in range(4):
                if suit != self._trumps:
                    total += _run_of(suit, hand, partner, out)[0]
        return total

    def _suits(self, leader: int, out: int) -> list[int]:
        if self._trumps >= 0 and out & SUIT_BITS[self._trumps]:
            return [self._trumps] if leader & SUIT_BITS[self._trumps] else []
        return [suit for suit in range(4) if leader & SUIT_BITS[suit]]

    def _run_suit(self, suit: int, leader: int, other: int, out: int, number: int) -> bool:
        mine, theirs = leader & SUIT_BITS[suit], other & SUIT_BITS[suit]
        against = out & SUIT_BITS[suit]
        left = out & ~(against & -against)
        above = ~((1 << highest(against) + 1) - 1) if against else -1
        masters = mine & above
        if theirs:
            return self._run_both(mine, theirs, masters, theirs & above, leader, other, left, number)
        if masters:
            after = leader & ~(1 << lowest(masters))
            for discard in self._discards(other, out):
                if self.run(after, other & ~discard, left, number - 1):
                    return True
        return self._ruff(suit, leader & ~(mine & -mine), other, left, number)

    def _run_both(
        self,
        mine: int,
        theirs: int,
        masters: int,
        winners: int,
        leader: int,
        other: int,
        out: int,
        number: int,
    ) -> bool:
        """Both hands follow: partner wins over the leader's lowest, or the leader over partner's lowest."""
        low, partners_low = mine & -mine, theirs & -theirs
        winners &= ~(low - 1)
        if winners and self.run(other & ~(winners & -winners), leader & ~low, out, number - 1):
            return True
        masters &= ~(partners_low - 1)
        return bool(masters) and self.run(leader & ~(masters & -masters), other & ~partners_low, out, number - 1)

    def _ruff(self, suit: int, leader: int, other: int, out: int, number: int) -> bool:
        trumps = other & SUIT_BITS[self._trumps] if self._trumps >= 0 else 0
        if not trumps or suit == self._trumps:
            return False
        return self.run(other & ~(trumps & -trumps), leader, out, number - 1)

    def _discards(self, hand: int, out: int) -> list[int]:
        """The lowest card of each suit, losers first; at most three are tried."""
        found = []
        for suit in range(4):
            cards = hand & SUIT_BITS[suit]
            if cards:
                bit = cards & -cards
                found.append((suit == self._trumps, bit > (out & SUIT_BITS[suit]), -cards.bit_count(), bit))
        return [entry[3] for entry in sorted(found)[:3]]


def _run_of(suit: int, hand: int, partner: int, out: int) -> tuple[int, bool]:
    """How many cards of the suit win when led from the top; and whether that exhausts the opponents.

    It ends where partner would have to overtake, which moves the lead.
    """
    cards, against, covering = hand & SUIT_BITS[suit], out & SUIT_BITS[suit], partner & SUIT_BITS[suit]
    count = 0
    while cards > against and (not covering or covering & -covering < cards):
        cards ^= 1 << highest(cards)
        against &= against - 1
        covering &= covering - 1
        count += 1
    return count, not against


def runs_in_any_order(node: Node, trumps: int) -> bool:
    """Whether the side, on lead, wins every trick in whatever order it cashes its winners.

    No trump is out, and each hand's holding in each suit runs from the top by itself, so that whoever is on lead leads
    a winner, and playing or throwing the lowest of a suit leaves the rest of it good.
    """
    if trumps >= 0 and node.out & SUIT_BITS[trumps]:
        return False
    out = longest_holders(node)
    return all(
        _run_of(suit, hand, 0, out)[0] == (hand & SUIT_BITS[suit]).bit_count()
        for hand in (node.first, node.second)
        for suit in range(4)
    )


def trump_tricks(hand: int, others: int) -> int:
    """Tricks that the trumps of one hand win whoever plays them, and however.

    Each loses only to a higher trump of the other side, and to one that has beaten no other of them. `others` are the
    trumps of the other side.
    """
    most = beaten = played = 0
    while hand:
        card = highest(hand)
        hand ^= 1 << card
        played += 1
        beaten = min(beaten + 1, (others & ABOVE[card]).bit_count())
        most = max(most, played - beaten)
    return most


def loses_at_once(node: Node, number: int, trumps: int) -> bool:
    """Whether the opponent on lead may cash so many top cards that `number` are out of reach. False proves nothing."""
    me = node.turn // 2
    mine_only = node.out & SUITS_BITS[node.voids[1 - me]]
    tops = mine_only
    losers = 0
    for suit in range(4):
        cards = node.out & SUIT_BITS[suit] & ~SUITS_BITS[node.voids[me]]
        if not cards:
            continue
        ours = (node.first | node.second) & SUIT_BITS[suit]
        winning = cards & ~((1 << highest(ours) + 1) - 1) if ours else cards
        count = winning.bit_count()
        if trumps >= 0 and suit != trumps:
            count = min(count, *(_rounds_before_ruff(hand, suit, trumps) for hand in (node.first, node.second)))
        for _ in range(count):
            tops |= 1 << highest(winning)
            winning ^= 1 << highest(winning)
        losers += count
    return tops.bit_count() <= node.rooms[me] and losers > node.first.bit_count() - number


def _rounds_before_ruff(hand: int, suit: int, trumps: int) -> int:
    return (hand & SUIT_BITS[suit]).bit_count() if hand & SUIT_BITS[trumps] else 13
