"""Lies of the cards that refute: a deal of the cards out on which even open cards would not make the number.

What is guaranteed against every lie cannot exceed double dummy on any of them, and DDS solves a deal in the time our
own search visits a handful of nodes. So before a long search a few lies are tried: first those that refuted before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from nlclaim.lines.bits import SUITS_BITS, indices
from nlclaim.lines.double_dummy import makes
from nlclaim.lines.node import SIDE, Node

_FEWEST_TRICKS: Final = 4
"""Below this our own search is quicker than a call of DDS."""
_PATIENCE: Final = 20
"""After so many questions at one number of cards left, lies that refute less than a third are not asked any more."""
_NEW_LIES: Final = 3
_OLD_LIES: Final = 3


class Lies:
    """Deals of one picture's cards, the useful ones remembered."""

    def __init__(self, trumps: int) -> None:
        self._trumps = trumps
        self._refuters: list[int] = []
        self._asked = [0] * 14
        self._refuted = [0] * 14
        self._random = random.Random(70)

    def refute(self, node: Node, number: int) -> bool:
        """Whether a lie was found on which the side does not make `number`. Between tricks only."""
        if node.first.bit_count() < _FEWEST_TRICKS or node.out.bit_count() != sum(node.rooms):
            return False
        size = node.first.bit_count()
        if self._asked[size] > _PATIENCE and self._refuted[size] * 3 < self._asked[size]:
            return False
        self._asked[size] += 1
        for left in self._candidates(node):
            if not self._makes(node, left, number):
                self._refuted[size] += 1
                self.remember(left)
                return True
        return False

    def some_makes(self, node: Node, number: int, tries: int) -> bool:
        """Whether, of `tries` random lies, there is one on which open cards make `number`. Between tricks only."""
        return any(self._makes(node, self._deal(node), number) for _ in range(tries))

    def _candidates(self, node: Node) -> Iterator[int]:
        tried: set[int] = set()
        for refuter in reversed(self._refuters[-12:]):
            left = refuter & node.out
            if len(tried) < _OLD_LIES and left not in tried and _is_possible(node, left):
                tried.add(left)
                yield left
        for _ in range(_NEW_LIES):
            left = self._deal(node)
            if left not in tried:
                tried.add(left)
                yield left

    def _deal(self, node: Node) -> int:
        """A random deal: the left opponent's cards."""
        left = node.out & SUITS_BITS[node.voids[1]]
        free = indices(node.out & ~SUITS_BITS[node.voids[0]] & ~left)
        for card in self._random.sample(free, node.rooms[0] - left.bit_count()):
            left |= 1 << card
        return left

    def _makes(self, node: Node, left: int, number: int) -> bool:
        """Whether the side makes `number` with open cards when the left opponent holds `left`."""
        hands = (node.first, left, node.second, node.out & ~left)
        if node.turn in SIDE:
            return makes(hands, self._trumps, node.turn, number)
        return not makes(hands, self._trumps, node.turn, node.first.bit_count() - number + 1)

    def remember(self, left: int) -> None:
        """Note a deal that is worth trying, by the left opponent's cards."""
        if left in self._refuters:
            self._refuters.remove(left)
        self._refuters.append(left)


def _is_possible(node: Node, left: int) -> bool:
    right = node.out & ~left
    return (
        left.bit_count() == node.rooms[0]
        and not left & SUITS_BITS[node.voids[0]]
        and not right & SUITS_BITS[node.voids[1]]
    )
