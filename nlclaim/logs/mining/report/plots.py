"""The plots of the report: matplotlib's SVG, its colours handed over to the page, so that light and dark both work."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

_COLOURS = {"ink": "#010203", "faint": "#040506", "accent": "#070809", "less": "#0a0b0c", "same": "#0d0e0f"} | {
    "more": "#101112"
}
"""Stand-ins that no plot would use for themselves; each becomes the page's colour of that name."""
_SIZE = 10
_WIDTH = 6.4
"""Inches, at 72 points each: the width that the page gives a plot."""


def columns(counts: Mapping[int, int], label: str, unit: str, *, signed: bool = False) -> str:
    """Counts of whole numbers as columns, in order; a number that never occurs between others is there, too."""
    figure, axes = _figure(2.7)
    numbers = range(min(counts, default=0), max(counts, default=0) + 1)
    heights = [counts.get(number, 0) for number in numbers]
    colours = [_difference_colour(number) if signed else _COLOURS["accent"] for number in numbers]
    drawn = axes.bar(list(numbers), heights, color=colours, width=0.75)
    axes.bar_label(drawn, labels=[f"{height}" if height else "" for height in heights], padding=2, fontsize=_SIZE - 1)
    axes.set_xticks(list(numbers), [_signed(number) if signed else str(number) for number in numbers])
    axes.set_xlabel(label)
    axes.set_ylabel(unit)
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.margins(y=0.12)
    return _svg(figure, f"{unit} by {label}")


def bars(counts: Mapping[str, int], unit: str, totals: Mapping[str, int] | None = None) -> str:
    """Counts of named things as bars, in the order given; with `totals`, also in per cent of these."""
    names = list(counts)[::-1]
    values = [counts[name] for name in names]
    figure, axes = _figure(0.8 + 0.34 * max(1, len(names)))
    drawn = axes.barh(names, values, color=_COLOURS["accent"], height=0.7)
    shares = [f"  ({100 * counts[name] / max(1, totals[name]):.0f} %)" if totals else "" for name in names]
    labels = [f"{value}{share}" for value, share in zip(values, shares, strict=True)]
    axes.bar_label(drawn, labels=labels, padding=4, fontsize=_SIZE - 1)
    axes.set_xlabel(unit)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.margins(x=0.18)
    return _svg(figure, f"{unit}: {', '.join(names[::-1])}")


def stacks(rows: Mapping[str, Mapping[str, int]], parts: Sequence[str], labels: Mapping[str, str], unit: str) -> str:
    """For each row its parts in per cent, one beside the other."""
    names = list(rows)[::-1]
    figure, axes = _figure(1.2 + 0.36 * max(1, len(names)))
    left = [0.0] * len(names)
    for part in parts:
        shares = [100 * rows[name].get(part, 0) / max(1, sum(rows[name].values())) for name in names]
        drawn = axes.barh(names, shares, left=left, color=_COLOURS[part], height=0.7, label=labels[part])
        texts = [f"{share:.0f}" if share >= 6 else "" for share in shares]
        axes.bar_label(drawn, labels=texts, label_type="center", color="white", fontsize=_SIZE - 1)
        left = [before + share for before, share in zip(left, shares, strict=True)]
    axes.set_xlabel(unit)
    axes.set_xlim(0, 100)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(parts), frameon=False, fontsize=_SIZE - 1)
    return _svg(figure, f"{unit}: {', '.join(names[::-1])}")


def _signed(number: int) -> str:
    """With a real minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _difference_colour(number: int) -> str:
    return _COLOURS["less" if number < 0 else "more" if number else "same"]


def _figure(height: float) -> tuple[Any, Any]:
    import matplotlib
    from matplotlib.figure import Figure

    # Text stays text, so that it can be searched, read aloud and set in the page's own type.
    matplotlib.rcParams["svg.fonttype"] = "none"
    matplotlib.rcParams["svg.hashsalt"] = "nlclaim"
    figure = Figure(figsize=(_WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(_COLOURS["faint"])
    axes.tick_params(color=_COLOURS["faint"], labelsize=_SIZE)
    axes.xaxis.label.set_fontsize(_SIZE)
    axes.yaxis.label.set_fontsize(_SIZE)
    return figure, axes


def _svg(figure: Any, title: str) -> str:
    """The figure as an SVG element for a page: no size of its own, colours by name, a title for who cannot see it."""
    from matplotlib.text import Text

    for text in figure.findobj(Text):
        if text.get_color() != "white":
            text.set_color(_COLOURS["ink"])
    held = StringIO()
    figure.savefig(held, format="svg", transparent=True, metadata={"Date": None})
    svg = held.getvalue()[held.getvalue().index("<svg") :]
    for name, colour in _COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r'(<svg [^>]*?)width="[^"]*" height="[^"]*"', r"\1", svg, count=1, flags=re.DOTALL)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
