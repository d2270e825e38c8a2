"""The line search against DDS on the same positions, side by side: `pytest tests/bench --benchmark-only`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from nlclaim.bridge import CARDS, Hand, Position, Seat, Side, make_position
from nlclaim.lines import LineQuery, double_dummy, tricks_guaranteed, worst_line

SIZE = 5


def top_heavy_positions(count: int) -> list[Position]:
    """Declarer's side holds most high cards, as it does when it claims."""
    source = random.Random(68)
    found = []
    for _ in range(count):
        deck = sorted(source.sample(CARDS, 4 * SIZE), key=lambda card: card.rank + source.random() * 6, reverse=True)
        ours, theirs = deck[: 2 * SIZE], deck[2 * SIZE :]
        source.shuffle(ours)
        source.shuffle(theirs)
        parts = (ours[:SIZE], theirs[:SIZE], ours[SIZE:], theirs[SIZE:])
        found.append(make_position([Hand.of(part) for part in parts], None, Seat.SOUTH))
    return found


def silent(position: Position) -> int:
    return worst_line(LineQuery(position, Seat.SOUTH, Seat.SOUTH)).tricks


@pytest.mark.slow
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(lambda position: double_dummy(position, Side.NS), id="double dummy"),
        pytest.param(lambda position: tricks_guaranteed(position, Seat.SOUTH), id="guaranteed"),
        pytest.param(silent, id="worst line"),
    ],
)
def test_hundred_endings(benchmark: Any, number: Callable[[Position], int]):
    positions = top_heavy_positions(100)

    assert sum(benchmark(lambda: [number(position) for position in positions])) > 0
