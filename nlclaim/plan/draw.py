"""A play plan as Graphviz DOT and as a self-contained SVG: steps as boxes, earlier ones to the left.

Arrows are the reduction of the order; an implied one is dashed. `layout` places boxes and arrows of the SVG, which
asks for no Graphviz on the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from unicodedata import east_asian_width

from nlclaim.plan.layout import BOX_HEIGHT, Arrow, Box, Point, lay_out
from nlclaim.plan.model import PlayPlan, PrecedenceConstraint, Strength
from nlclaim.plan.poset import find_cycle, order_edges, strongest_edges

_MOST_CHARACTERS = 48
"""Longer labels are cut: a hostile statement must not make a picture a kilometre wide."""
_STYLE = """
 .step rect { fill: #f6f4ee; stroke: #5b5b57; stroke-width: 1.2; }
 .step text { font: 13px system-ui, sans-serif; fill: #1d1d1b; text-anchor: middle; dominant-baseline: central; }
 .edge { stroke: #8a8a84; stroke-width: 1.4; fill: none; marker-end: url(#arrow); }
 .implied { stroke-dasharray: 5 4; }
 .against { stroke: #b3402f; stroke-linejoin: round; }
 @media (prefers-color-scheme: dark) {
  .step rect { fill: #2b2b29; stroke: #b9b9b2; } .step text { fill: #f2f2ee; }
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
    return strongest_edges(plan) if find_cycle(plan) else order_edges(plan)


def format_svg(plan: PlayPlan, labels: Sequence[str]) -> str:
    """A self-contained SVG picture. `labels` runs parallel to the steps. A contradictory order is drawn as stated."""
    texts = ["".join(character for character in _cut(label) if character.isprintable()) for label in labels]
    layout = lay_out(plan, [_box_width(text) for text in texts])
    return "\n".join(
        [
            _head(layout.width, layout.height),
            *[_arrow(arrow) for arrow in layout.arrows],
            *[_box(box, text) for box, text in zip(layout.boxes, texts, strict=True)],
            "</svg>",
            "",
        ]
    )


def _box_width(text: str) -> float:
    return max(60.0, sum(map(_character_width, text)) + 20)


def _character_width(character: str) -> float:
    """In the 13 px sans-serif used, on the generous side, as the font is the viewer's."""
    if east_asian_width(character) in "WF":
        return 14.0
    if character in "mwMW@%&":
        return 13.0
    return 9.6 if character.isupper() else 7.4


def _head(width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">\n<style>{_STYLE}</style>\n'
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#8a8a84"/></marker></defs>'
    )


def _arrow(arrow: Arrow) -> str:
    implied = " implied" if arrow.edge.strength == Strength.IMPLIED else ""
    against = " against" if arrow.back else ""
    path = _corners(arrow.points) if arrow.back else _curves(arrow.points)
    return f'<path class="edge{implied}{against}" d="{path}"/>'


def _corners(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _curves(points: Sequence[Point]) -> str:
    """A curve from layer to layer, and straight on across the layers passed."""
    (x, y), *rest = points
    path = f"M{x:.1f} {y:.1f}"
    for number, (next_x, next_y) in enumerate(rest):
        if number % 2 == 1:
            path += f" H{next_x:.1f}"
        else:
            half = (x + next_x) / 2
            path += f" C{half:.1f} {y:.1f} {half:.1f} {next_y:.1f} {next_x:.1f} {next_y:.1f}"
        x, y = next_x, next_y
    return path


def _box(box: Box, text: str) -> str:
    return (
        f'<g class="step"><rect x="{box.left:.1f}" y="{box.top:.1f}" width="{box.width:.1f}" height="{BOX_HEIGHT}" '
        f'rx="6"/><text x="{box.left + box.width / 2:.1f}" y="{box.middle:.1f}">{escape(text)}</text></g>'
    )
