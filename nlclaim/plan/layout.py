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
from itertools import pairwise

from nlclaim.plan.model import PlayPlan, PrecedenceConstraint
from nlclaim.plan.poset import find_cycle, order_edges, strongest_edges

BOX_HEIGHT = 34
_GAP_X, _GAP_Y, _MARGIN, _LANE = 64, 18, 16, 14
_SWEEPS = 4
"""Passes over the layers; more changed nothing in pictures of the size that statements give."""

Point = tuple[float, float]
Slot = tuple[int, int]
"""A place in a layer: a step's index and _STEP, or the number of an arrow and the layer that it passes."""
_STEP = -1


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
    places = _places(columns, widths)
    floor = _MARGIN + max((box.top + BOX_HEIGHT for box in places.values()), default=0.0)
    arrows = _arrows(edges, ways, places, floor)
    return Layout(
        boxes=tuple(places[index, _STEP] for index in range(len(layers))),
        arrows=arrows,
        width=_MARGIN + max((box.right for box in places.values()), default=0.0),
        height=floor + _LANE * sum(arrow.back for arrow in arrows),
    )


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
    return ((first, _STEP), *((number, layer) for layer in passed), (second, _STEP))


def _columns(layers: Sequence[int], ways: Sequence[Sequence[Slot]]) -> list[list[Slot]]:
    """The slots of each layer from top to bottom."""
    columns: list[list[Slot]] = [[] for _ in range(max(layers, default=-1) + 1)]
    for index, layer in enumerate(layers):
        columns[layer].append((index, _STEP))
    for way in ways:
        for slot in way[1:-1]:
            columns[slot[1]].append(slot)
    forward = [pair for way in ways for pair in pairwise(way)]
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


def _places(columns: Sequence[Sequence[Slot]], widths: Sequence[float]) -> dict[Slot, Box]:
    """The rectangle of each slot; all in a layer are as wide as its widest step."""
    places: dict[Slot, Box] = {}
    left = float(_MARGIN)
    for column in columns:
        width = max(widths[index] for index, passing in column if passing == _STEP)
        for row, slot in enumerate(column):
            places[slot] = Box(left, float(_MARGIN + row * (BOX_HEIGHT + _GAP_Y)), width)
        left += width + _GAP_X
    return places


def _arrows(
    edges: Sequence[PrecedenceConstraint], ways: Sequence[Sequence[Slot]], places: dict[Slot, Box], floor: float
) -> tuple[Arrow, ...]:
    leaving = _ports([(way[0], way[1]) for way in ways], places)
    entering = _ports([(way[-1], way[-2]) for way in ways], places)
    arrows = []
    lane = floor - _MARGIN / 2
    for edge, way, start, end in zip(edges, ways, leaving, entering, strict=True):
        first, last = places[way[0]], places[way[-1]]
        if first.left >= last.left:
            arrows.append(Arrow(edge, _underneath(first, last, lane), back=True))
            lane += _LANE
            continue
        passed = [point for slot in way[1:-1] for point in _across(places[slot])]
        arrows.append(Arrow(edge, ((first.right, start), *passed, (last.left, end))))
    return tuple(arrows)


def _ports(ends: Sequence[tuple[Slot, Slot]], places: dict[Slot, Box]) -> list[float]:
    """For each (end, other end) the height at which the arrow meets its box: spread in the order of the others."""
    heights = [0.0] * len(ends)
    for slot in dict.fromkeys(end for end, _ in ends):
        numbers = [number for number, (end, _) in enumerate(ends) if end == slot]
        numbers.sort(key=lambda number: places[ends[number][1]].top)
        step = min(8.0, (BOX_HEIGHT - 10) / len(numbers))
        for rank, number in enumerate(numbers):
            heights[number] = places[slot].middle + (rank - (len(numbers) - 1) / 2) * step
    return heights


def _across(box: Box) -> tuple[Point, Point]:
    return (box.left, box.middle), (box.right, box.middle)


def _underneath(first: Box, last: Box, lane: float) -> tuple[Point, ...]:
    """Down from a box, along the lane, up to the other; a step before itself leaves and comes back beside."""
    out, back = first.left + first.width * 0.6, last.left + last.width * 0.4
    return (out, first.top + BOX_HEIGHT), (out, lane), (back, lane), (back, last.top + BOX_HEIGHT)
