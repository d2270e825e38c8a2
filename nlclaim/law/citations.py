"""A pointer into the Laws, or to what an authority says about them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citation:
    """What a ruling rests on. `text` is in our own words; the wording is behind `url`."""

    clause: str | None
    """Clause of the edition, e.g. "70D1"; None where the edition has none, or for a rule outside the Laws."""
    law: str
    authority: str | None
    rule: str | None
    """Id in the catalogue of normal play, e.g. "SUI-3"."""
    url: str
    text: str
