"""A play plan as Graphviz DOT and as a self-contained SVG: steps as boxes, earlier ones to the left.

Arrows are the reduction of the order; an implied one is dashed. The SVG lays steps out by the longest chain that
leads to them, which is all that a plan of a dozen steps needs, and asks for no Graphviz on the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from nlclaim.plan.model import PlayPlan, PrecedenceConstraint, Strength
from nlclaim.plan.poset import closure, find_cycle, order_edges

_CHARACTER = 7.4
"""Width of a character in the 13 px sans-serif used, on the generous side."""
_BOX_HEIGHT, _GAP_X, _GAP_Y, _MARGIN = 34, 64, 18, 16
_MOST_CHARACTERS = 48
"""Longer labels are cut: a hostile statement must not make a picture a kilometre wide."""
_STYLE = """
 .step rect { fill: #f6f4ee; stroke: #5b5b57; stroke-width: 1.2; }
 .step text { font: 13px system-ui, sans-serif; fill: #1d1d1b; text-anchor: middle; dominant-baseline: central; }
 .edge { stroke: #5b5b57; stroke-width: 1.4; fill: none; marker-end: url(#arrow); }
 .implied { stroke-dasharray: 5 4; }
 @media (prefers-color-scheme: dark) {
  .step rect { fill: #2b2b29; stroke: #b9b9b2; } .step text { fill: #f2f2ee; } .edge { stroke: #b9b9b2; }
 }
"""


def format_dot(plan: PlayPlan, labels: Sequence[str]) -> str:
    """Graphviz DOT. `labels` runs parallel to the steps. A contradictory order is drawn as it was stated."""
    lines = ["digraph plan {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for step, label in zip(plan.steps, labels, strict=True):
        lines.append(f"  s{step.id} [label={_dot_string(label)}];")
    for edge in _edges(plan):
        style = " [style=dashed]" if edge.strength == Strength.IMPLIED else ""
        lines.append(f"  s{edge.before} -> s{edge.after}{style};")
    return "\n".join([*lines, "}", ""])


def _dot_string(text: str) -> str:
    clean = "".join(character if character.isprintable() else " " for character in _cut(text))
    return '"' + clean.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_CHARACTERS else text[: _MOST_CHARACTERS - 1] + "…"


def _edges(plan: PlayPlan) -> tuple[PrecedenceConstraint, ...]:
    return plan.constraints if find_cycle(plan) else order_edges(plan)


def format_svg(plan: PlayPlan, labels: Sequence[str]) -> str:
    """A self-contained SVG picture. `labels` runs parallel to the steps."""
    texts = [_clean(label) for label in labels]
    boxes = _layout(plan, texts)
    width = max((x + w for x, _, w in boxes), default=0) + _MARGIN
    height = max((y for _, y, _ in boxes), default=0) + _BOX_HEIGHT + _MARGIN
    place = {step.id: box for step, box in zip(plan.steps, boxes, strict=True)}
    parts = [_head(width, height)]
    parts += [
        _arrow(place[edge.before], place[edge.after], implied=edge.strength == Strength.IMPLIED)
        for edge in _edges(plan)
    ]
    parts += [_box(box, text) for box, text in zip(boxes, texts, strict=True)]
    return "\n".join([*parts, "</svg>", ""])


def _clean(label: str) -> str:
    return "".join(character for character in _cut(label) if character.isprintable())


def _layout(plan: PlayPlan, texts: Sequence[str]) -> list[tuple[float, float, float]]:
    """Left, top and width of each step's box, in the order of the steps."""
    layers = _layers(plan)
    widths = [max(60.0, len(text) * _CHARACTER + 20) for text in texts]
    left: dict[int, float] = {}
    edge = float(_MARGIN)
    for layer in sorted(set(layers)):
        left[layer] = edge
        edge += max(width for width, where in zip(widths, layers, strict=True) if where == layer) + _GAP_X
    rows: dict[int, int] = {}
    boxes = []
    for layer, width in zip(layers, widths, strict=True):
        row = rows.get(layer, 0)
        rows[layer] = row + 1
        boxes.append((left[layer], float(_MARGIN + row * (_BOX_HEIGHT + _GAP_Y)), width))
    return boxes


def _layers(plan: PlayPlan) -> list[int]:
    """The length of the longest chain that leads to each step; all in one row if the order contradicts itself."""
    if find_cycle(plan):
        return list(range(len(plan.steps)))
    pairs = closure(plan)
    depth: dict[int, int] = {}

    def of(identity: int) -> int:
        if identity not in depth:
            depth[identity] = max((of(first) + 1 for first, second in pairs if second == identity), default=0)
        return depth[identity]

    return [of(step.id) for step in plan.steps]


def _head(width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">\n<style>{_STYLE}</style>\n'
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#5b5b57"/></marker></defs>'
    )


def _arrow(start: tuple[float, float, float], end: tuple[float, float, float], *, implied: bool) -> str:
    x1, y1 = start[0] + start[2], start[1] + _BOX_HEIGHT / 2
    x2, y2 = end[0], end[1] + _BOX_HEIGHT / 2
    bend = max(24.0, abs(x2 - x1) / 2)
    path = f"M{x1:.1f} {y1:.1f} C{x1 + bend:.1f} {y1:.1f} {x2 - bend:.1f} {y2:.1f} {x2:.1f} {y2:.1f}"
    return f'<path class="edge{" implied" if implied else ""}" d="{path}"/>'


def _box(box: tuple[float, float, float], text: str) -> str:
    x, y, width = box
    return (
        f'<g class="step"><rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{_BOX_HEIGHT}" rx="6"/>'
        f'<text x="{x + width / 2:.1f}" y="{y + _BOX_HEIGHT / 2:.1f}">{escape(text)}</text></g>'
    )
