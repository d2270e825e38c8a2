"""Whether any of some words can stand in a text: asked first, as whatever is looked for stands in few of them."""

from __future__ import annotations


def holds_any(text: str, stems: tuple[str, ...]) -> bool:
    """Whether one of `stems`, in small letters, is part of the text. A pattern that says so takes ten times as long."""
    lower = text.lower()
    for stem in stems:  # noqa: SIM110 (compiled, a loop takes half the time of a generator)
        if stem in lower:
            return True
    return False
