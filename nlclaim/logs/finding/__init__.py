"""Finds claims in what people said beside the cards: which remarks report or make one, whose it is, in which words."""

from __future__ import annotations

from nlclaim.logs.finding.passages import Passage, find_passage, find_passages

__all__ = ["Passage", "find_passage", "find_passages"]
