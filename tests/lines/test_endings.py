"""Double dummy by the kernel against endplay, ending by ending."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nlclaim.bridge import Suit
from nlclaim.lines.double_dummy import solve_by_dds
from nlclaim.lines.endings import Endings
from nlclaim.lines.library import kernel
from tests.oracle.endings import random_hands

needs_kernel = pytest.mark.skipif(kernel() is None, reason="the kernel was not built here")
pytestmark = [needs_kernel, pytest.mark.oracle]


def solver(trumps: int) -> Endings:
    library = kernel()
    assert library is not None
    return Endings(trumps, library)


def endings_of(source: Random, trumps: int) -> Iterator[tuple[int, list[int], int]]:
    """Twenty endings: tricks left, the four hands, who leads."""
    for _ in range(20):
        size = source.randrange(1, 8)
        hands = random_hands(source, size, None if trumps < 0 else Suit(trumps), 0)
        yield size, [hand.mask for hand in hands], source.randrange(4)


def with_cards_played(source: Random, hands: list[int], leader: int) -> list[int]:
    """Up to three cards of a trick, each one that the hand in turn may play."""
    trick: list[int] = []
    for place in range(source.randrange(4)):
        hand = hands[(leader + place) % 4]
        suit = hand & 0x1FFF << 13 * (trick[0] // 13) if trick else hand
        trick.append(source.choice([card for card in range(52) if (suit or hand) >> card & 1]))
    return trick


@pytest.mark.parametrize("seed", range(30))
def test_the_kernel_agrees_with_endplay(seed: int) -> None:
    """One solver for many endings, as what it remembers of one is used for others."""
    source = Random(seed)
    trumps = source.randrange(-1, 4)
    endings = solver(trumps)
    for size, hands, leader in endings_of(source, trumps):
        trick = with_cards_played(source, hands, leader)
        tricks = endings.tricks(hands, leader, trick)
        assert tricks in (None, solve_by_dds(hands, trumps, leader, trick)), (hands, trumps, leader, trick)
        worth = endings.worth(hands, leader, trick)
        assert worth is None or max(worth.values()) == tricks
        for card in worth or {} if len(trick) < 3 else {}:
            assert worth[card] == size - solve_by_dds(hands, trumps, leader, [*trick, card]), (hands, trick, card)


@pytest.mark.parametrize("seed", range(10))
def test_a_number_is_made_if_it_is_not_above_double_dummy(seed: int) -> None:
    source = Random(seed)
    trumps = source.randrange(-1, 4)
    endings = solver(trumps)
    for size, hands, leader in endings_of(source, trumps):
        best = solve_by_dds(hands, trumps, leader)
        for number in range(1, size + 1):
            assert endings.makes(hands, leader, number) in (None, number <= best), (hands, trumps, leader, number)
