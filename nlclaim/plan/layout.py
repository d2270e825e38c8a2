"""Where the boxes and arrows of a plan's picture go: in layers from left to right, no arrow behind a box.

A layered drawing after Sugiyama, Tagawa and Toda (1981), cut down to a plan of a dozen steps: a step's layer is the
longest chain that leads to it; an arrow that passes a layer takes a slot of its own there, as a box would; slots are
ordered by the mean height of their neighbours. A contradictory order has no layers: its steps stand in one row as
they were said, and arrows that lead back run underneath.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from graphlib import TopologicalSorter

from nlclaim.plan.model import PlayPlan, PrecedenceConstraint
from nlclaim.plan.poset import find_cycle, order_edges, strongest_edges

BOX_HEIGHT = 34
_GAP_X, _GAP_Y, _MARGIN, _LANE = 64, 18, 16, 14
_SWEEPS = 4
"""Passes over the layers; more changed nothing in pictures of the size that statements give."""

Point = tuple[float, float]
Slot = tuple[int, int]
"""A place in a layer: a step's index and -1, or the number of an arrow and the layer that it passes."""


@dataclass(frozen=True, slots=True)
class Box:
    """The rectangle of one step; its height is BOX_HEIGHT."""

    left: float
    top: float
    width: float

    @property
    def right(self) -> float:
        """Where arrows leave."""
        return self.left + self.width

    @property
    def middle(self) -> float:
        """Half its height."""
        return self.top + BOX_HEIGHT / 2


@dataclass(frozen=True, slots=True)
class Arrow:
    """One constraint as drawn. `points` alternate between leaving a layer and entering the next.

    An arrow that leads `back` (only where the order contradicts itself) has the corners of its way underneath.
    """

    edge: PrecedenceConstraint
    points: tuple[Point, ...]
    back: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes in the order of the steps, and the arrows."""

    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]
    width: float
    height: float


def lay_out(plan: PlayPlan, widths: Sequence[float]) -> Layout:
    """Place every step and arrow. `widths` are those that the steps' labels need."""
    place = {step.id: index for index, step in enumerate(plan.steps)}
    edges = strongest_edges(plan) if find_cycle(plan) else order_edges(plan)
    layers = _layers(plan, place)
    ways = [_way(number, place[edge.before], place[edge.after], layers) for number, edge in enumerate(edges)]
    columns = _columns(layers, ways)
    spans = _spans(columns, widths)
    rows = {slot: row for column in columns for row, slot in enumerate(column)}
    boxes = tuple(_box(spans[layer], rows[index, -1]) for index, layer in enumerate(layers))
    height = _MARGIN * 2 + max((len(column) for column in columns), default=0) * (BOX_HEIGHT + _GAP_Y) - _GAP_Y
    tops = {slot: _box(spans[layer], rows[slot]) for layer, column in enumerate(columns) for slot in column}
    arrows = _arrows(edges, ways, tops, place, height)
    lanes = sum(arrow.back for arrow in arrows)
    return Layout(boxes, arrows, spans[-1][1] + _MARGIN if spans else 2 * _MARGIN, max(height, 0) + lanes * _LANE)


def _layers(plan: PlayPlan, place: dict[int, int]) -> list[int]:
    """For each step the length of the longest chain that leads to it; if the order is unsound, its number."""
    if find_cycle(plan):
        return list(range(len(plan.steps)))
    before: dict[int, set[int]] = {index: set() for index in range(len(plan.steps))}
    for edge in plan.constraints:
        before[place[edge.after]].add(place[edge.before])
    layers = [0] * len(plan.steps)
    for index in TopologicalSorter(before).static_order():
        layers[index] = max((layers[first] + 1 for first in before[index]), default=0)
    return layers


def _way(number: int, first: int, second: int, layers: Sequence[int]) -> tuple[Slot, ...]:
    """The slots that an arrow takes, both ends included; none between if it leads back."""
    passed = range(layers[first] + 1, layers[second])
    return ((first, -1), *((number, layer) for layer in passed), (second, -1))


def _columns(layers: Sequence[int], ways: Sequence[Sequence[Slot]]) -> list[list[Slot]]:
    """The slots of each layer from top to bottom."""
    columns: list[list[Slot]] = [[] for _ in range(max(layers, default=-1) + 1)]
    for index, layer in enumerate(layers):
        columns[layer].append((index, -1))
    for way in ways:
        for slot in way[1:-1]:
            columns[slot[1]].append(slot)
    forward = [pair for way in ways for pair in zip(way, way[1:], strict=False)]
    for sweep in range(_SWEEPS):
        _sweep(columns, forward if sweep % 2 == 0 else [(second, first) for first, second in forward], sweep % 2 == 1)
    return columns


def _sweep(columns: list[list[Slot]], pairs: Sequence[tuple[Slot, Slot]], backwards: bool) -> None:
    """Order each column by the mean height of what its slots hang on in the column before."""
    height: dict[Slot, float] = {}
    hangs_on: dict[Slot, list[Slot]] = {}
    for first, second in pairs:
        hangs_on.setdefault(second, []).append(first)
    for column in reversed(columns) if backwards else columns:
        # A slot that hangs on nothing keeps its height, so that unordered steps stay as they were said.
        for row, slot in enumerate(column):
            known = [height[each] for each in hangs_on.get(slot, ()) if each in height]
            height[slot] = sum(known) / len(known) if known else float(row)
        column.sort(key=lambda slot: height[slot])
        height.update({slot: float(row) for row, slot in enumerate(column)})


def _spans(columns: Sequence[Sequence[Slot]], widths: Sequence[float]) -> list[tuple[float, float]]:
    """Left and right of each layer, as wide as its widest step."""
    spans: list[tuple[float, float]] = []
    left = float(_MARGIN)
    for column in columns:
        right = left + max(widths[index] for index, passing in column if passing == -1)
        spans.append((left, right))
        left = right + _GAP_X
    return spans


def _box(span: tuple[float, float], row: int) -> Box:
    return Box(span[0], float(_MARGIN + row * (BOX_HEIGHT + _GAP_Y)), span[1] - span[0])


def _arrows(
    edges: Sequence[PrecedenceConstraint],
    ways: Sequence[Sequence[Slot]],
    tops: dict[Slot, Box],
    place: dict[int, int],
    height: float,
) -> tuple[Arrow, ...]:
    leaving = _ports([(way[0], tops[way[1]].middle) for way in ways], tops)
    entering = _ports([(way[-1], tops[way[-2]].middle) for way in ways], tops)
    arrows = []
    lane = height - _MARGIN / 2
    for edge, way, start, end in zip(edges, ways, leaving, entering, strict=True):
        first, last = tops[way[0]], tops[way[-1]]
        if first.left >= last.left:
            arrows.append(Arrow(edge, _underneath(first, last, lane), back=True))
            lane += _LANE
            continue
        passed = [point for slot in way[1:-1] for point in _across(tops[slot])]
        arrows.append(Arrow(edge, ((first.right, start), *passed, (last.left, end))))
    return tuple(arrows)


def _ports(ends: Sequence[tuple[Slot, float]], tops: dict[Slot, Box]) -> list[float]:
    """The height at which each arrow meets its box: spread over the side, in the order of where they lead."""
    heights = [0.0] * len(ends)
    for slot in dict.fromkeys(slot for slot, _ in ends):
        numbers = sorted((each for each, end in enumerate(ends) if end[0] == slot), key=lambda each: ends[each][1])
        step = min(8.0, (BOX_HEIGHT - 10) / len(numbers))
        for rank, number in enumerate(numbers):
            heights[number] = tops[slot].middle + (rank - (len(numbers) - 1) / 2) * step
    return heights


def _across(box: Box) -> tuple[Point, Point]:
    return (box.left, box.middle), (box.right, box.middle)


def _underneath(first: Box, last: Box, lane: float) -> tuple[Point, ...]:
    """Down from a box, along the lane, up to the other; a step before itself leaves and comes back beside."""
    out, back = first.left + first.width * 0.6, last.left + last.width * 0.4
    return (out, first.top + BOX_HEIGHT), (out, lane), (back, lane), (back, last.top + BOX_HEIGHT)
