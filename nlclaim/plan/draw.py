"""A play plan as Graphviz DOT and as a self-contained SVG: steps as boxes, earlier ones to the left.

Arrows are the reduction of the order; an implied one is dashed. `layout` places boxes and arrows of the SVG, which
asks for no Graphviz on the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from unicodedata import east_asian_width

from nlclaim.plan.layout import BOX_HEIGHT, Arrow, Box, Point, lay_out
from nlclaim.plan.model import PlayPlan, PrecedenceConstraint, Step, Strength
from nlclaim.plan.poset import find_cycle, order_edges, strongest_edges

_MOST_CHARACTERS = 48
"""Longer labels are cut: a hostile statement must not make a picture a kilometre wide."""
_LINE = 15
"""From the middle of a label to the middle of the note below it."""
_STYLE = """
 .step rect { fill: #f6f4ee; stroke: #5b5b57; stroke-width: 1.2; }
 .step text { font: 13px system-ui, sans-serif; fill: #1d1d1b; text-anchor: middle; }
 .step .note { font-size: 11px; font-style: italic; }
 .hanging rect { stroke-dasharray: 5 4; }
 .denied { opacity: 0.6; }
 .edge { stroke: #8a8a84; stroke-width: 1.4; fill: none; marker-end: url(#arrow); }
 .implied { stroke-dasharray: 5 4; }
 .against { stroke: #b3402f; stroke-linejoin: round; }
 @media (prefers-color-scheme: dark) {
  .step rect { fill: #2b2b29; stroke: #b9b9b2; } .step text { fill: #f2f2ee; }
 }
"""


def format_dot(plan: PlayPlan, labels: Sequence[str], notes: Sequence[str] = ()) -> str:
    """Graphviz DOT. `labels` runs parallel to the steps, and so does `notes`, what each of them hangs on.

    A contradictory order is drawn as it was stated. A step that hangs on something has a dashed box.
    """
    lines = ["digraph plan {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for step, label, note in zip(plan.steps, labels, notes or [""] * len(labels), strict=True):
        hanging = ', style="rounded,dashed"' if note else ""
        lines.append(f"  s{step.id} [label={_dot_label(label, note)}{hanging}];")
    for edge in _edges(plan):
        style = " [style=dashed]" if edge.strength == Strength.IMPLIED else ""
        lines.append(f"  s{edge.before} -> s{edge.after}{style};")
    return "\n".join([*lines, "}", ""])


def _dot_label(*lines: str) -> str:
    return '"' + "\\n".join(_dot_text(line) for line in lines if line) + '"'


def _dot_text(text: str) -> str:
    clean = "".join(character if character.isprintable() else " " for character in _cut(text))
    return clean.replace("\\", "\\\\").replace('"', '\\"')


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_CHARACTERS else text[: _MOST_CHARACTERS - 1] + "…"


def _edges(plan: PlayPlan) -> tuple[PrecedenceConstraint, ...]:
    return strongest_edges(plan) if find_cycle(plan) else order_edges(plan)


def format_svg(plan: PlayPlan, labels: Sequence[str], notes: Sequence[str] = ()) -> str:
    """A self-contained SVG picture; the arguments are those of `format_dot`. A denied step is faint."""
    texts = [_printable(label) for label in labels]
    below = [_printable(note) for note in notes] or [""] * len(texts)
    layout = lay_out(plan, [max(map(_box_width, both)) for both in zip(texts, below, strict=True)])
    return "\n".join(
        [
            _head(layout.width, layout.height),
            *[_arrow(arrow) for arrow in layout.arrows],
            *[_box(*drawn) for drawn in zip(plan.steps, layout.boxes, texts, below, strict=True)],
            "</svg>",
            "",
        ]
    )


def _printable(text: str) -> str:
    return "".join(character for character in _cut(text) if character.isprintable())


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


def _box(step: Step, box: Box, text: str, note: str) -> str:
    names = "step" + (" denied" if step.negated else "") + (" hanging" if note else "")
    center = box.left + box.width / 2
    height = box.middle - _LINE / 2 if note else box.middle
    below = _text(center, box.middle + _LINE / 2, note, ' class="note"') if note else ""
    return (
        f'<g class="{names}"><rect x="{box.left:.1f}" y="{box.top:.1f}" width="{box.width:.1f}" height="{BOX_HEIGHT}" '
        f'rx="6"/>{_text(center, height, text)}{below}</g>'
    )


def _text(center: float, middle: float, text: str, attributes: str = "") -> str:
    """A line of text; `dy` brings its middle to the height, as not every viewer knows `dominant-baseline`."""
    return f'<text{attributes} x="{center:.1f}" y="{middle:.1f}" dy="0.35em">{escape(text)}</text>'
