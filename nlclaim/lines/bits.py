"""Integer helpers shared by the searches: sets of cards as 52 bits, sets of suits as 4 bits.

The searches pass plain integers because they visit many nodes; nothing outside `lines` does.
"""

from __future__ import annotations

from functools import cache
from typing import Final

SUIT_BITS: Final = tuple(0x1FFF << 13 * suit for suit in range(4))
"""The cards of each suit."""
SUITS_BITS: Final = tuple(sum(SUIT_BITS[suit] for suit in range(4) if suits >> suit & 1) for suits in range(16))
"""The cards of each set of suits."""
BELOW: Final = tuple((1 << index) - 1 & SUIT_BITS[index // 13] for index in range(52))
"""The cards of the same suit that rank lower."""
ABOVE: Final = tuple(SUIT_BITS[index // 13] & ~((2 << index) - 1) for index in range(52))
"""The cards of the same suit that rank higher."""


def lowest(cards: int) -> int:
    """The index of the lowest bit of a non-empty set."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The index of the highest bit of a non-empty set."""
    return cards.bit_length() - 1


def indices(cards: int) -> list[int]:
    """The indices of all bits, lowest first."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found


def classes(held: int, others: int) -> list[int]:
    """The lowest card of each run of equal cards in `held`: cards with none of `others` between them."""
    found: list[int] = []
    while held:
        low = held & -held
        card = low.bit_length() - 1
        found.append(card)
        barrier = others & ABOVE[card]
        run = low | held & ABOVE[card]
        held ^= run & ((barrier & -barrier) - 1) if barrier else run
    return found


def class_ends(held: int, others: int) -> list[int]:
    """The lowest and the highest card of each run of equal cards in `held`."""
    found: list[int] = []
    for low in classes(held, others):
        found.append(low)
        barrier = others & ABOVE[low]
        run = held & ABOVE[low] & ((barrier & -barrier) - 1 if barrier else -1)
        if run:
            found.append(highest(run))
    return found


@cache
def _suit_code(first: int, second: int, others: int) -> int:
    code = 1
    for rank in range(12, -1, -1):
        bit = 1 << rank
        if first & bit:
            code = code << 2 | 1
        elif second & bit:
            code = code << 2 | 2
        elif others & bit:
            code = code << 2 | 3
    return code


def relative(first: int, second: int, others: int) -> tuple[int, int, int, int]:
    """Who holds what in each suit by relative rank only: two nodes that differ in gone cards agree."""
    return (
        _suit_code(first & 0x1FFF, second & 0x1FFF, others & 0x1FFF),
        _suit_code(first >> 13 & 0x1FFF, second >> 13 & 0x1FFF, others >> 13 & 0x1FFF),
        _suit_code(first >> 26 & 0x1FFF, second >> 26 & 0x1FFF, others >> 26 & 0x1FFF),
        _suit_code(first >> 39, second >> 39, others >> 39),
    )


RANKS_FROM: Final = tuple(0x1FFF & ~((1 << rank) - 1) for rank in range(14))
"""The ranks of one suit from a given rank up."""


def _suit_situation(first: int, left: int, second: int, right: int, forgotten: int, solid: int, merged: bool) -> int:
    code = 1
    run: list[int] = []
    for rank in range(12, -1, -1):
        bit = 1 << rank
        if (left | right) & bit:
            run.append((2 if left & bit else 4) | bool(forgotten & bit))
            if merged:
                continue
        elif not (first | second) & bit:
            continue
        for opponent in sorted(run):
            code = code << 3 | opponent
        run = []
        if (first | second) & bit:
            code = code << 3 | (6 if second & bit else 0) | bool(solid & bit)
    for opponent in sorted(run):
        code = code << 3 | opponent
    return code


def situation(
    hands: tuple[int, int, int, int], forgotten: int, solid: int, *, merged: bool
) -> tuple[int, int, int, int]:
    """Each suit as the order of its holders, the side's solid cards and the forgotten ones marked.

    With `merged`, which of two opponents' cards is higher is left out where no card of the side lies between them.
    """
    a, b, c, d = hands
    return (
        _known_situation(a, b, c, d, forgotten, solid, 0, merged),
        _known_situation(a, b, c, d, forgotten, solid, 13, merged),
        _known_situation(a, b, c, d, forgotten, solid, 26, merged),
        _known_situation(a, b, c, d, forgotten, solid, 39, merged),
    )


_SITUATIONS: Final[dict[tuple[int, int, int], int]] = {}


def _known_situation(a: int, b: int, c: int, d: int, forgotten: int, solid: int, shift: int, merged: bool) -> int:
    """The suit whose cards begin at `shift`."""
    first, left, second, right = a >> shift & 0x1FFF, b >> shift & 0x1FFF, c >> shift & 0x1FFF, d >> shift & 0x1FFF
    unseen, high = forgotten >> shift & 0x1FFF, solid >> shift & 0x1FFF
    key = (first | left << 13 | second << 26 | right << 39, unseen | high << 13, merged)
    code = _SITUATIONS.get(key)
    if code is None:
        code = _SITUATIONS[key] = _suit_situation(first, left, second, right, unseen, high, merged)
    return code
