"""How much a search may spend."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nlclaim.errors import SearchBudgetExceeded

_CHECK_EVERY: Final = 32
"""Nodes between looks at the clock: a few hundredths of a second."""


class Budget:
    """Seconds and nodes, shared by all searches for one ruling. `spend` raises SearchBudgetExceeded when gone."""

    __slots__ = ("_deadline", "_expired", "_max_nodes", "nodes")

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.nodes = 0
        self._expired = False
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._max_nodes = nodes

    @contextmanager
    def capped(self, nodes: int) -> Iterator[None]:
        """For what is done inside, at most `nodes` more, so that a side question cannot eat the whole budget."""
        before = self._max_nodes
        cap = self.nodes + nodes
        self._max_nodes = cap if before is None else min(before, cap)
        try:
            yield
        finally:
            self._max_nodes = before

    @contextmanager
    def shared(self, part: float) -> Iterator[None]:
        """For what is done inside, at most this part of the seconds left, so that there are some for the rest."""
        before = self._deadline
        if before is not None:
            now = time.monotonic()
            self._deadline = now + part * max(0.0, before - now)
        try:
            yield
        finally:
            self._expired = self._expired and before is not None and time.monotonic() > before
            self._deadline = before

    def spend(self, nodes: int = 1) -> None:
        """Count nodes."""
        before = self.nodes
        self.nodes += nodes
        if self._max_nodes is not None and self.nodes > self._max_nodes:
            raise SearchBudgetExceeded(self.nodes)
        if self._deadline is not None and (self._expired or self.nodes // _CHECK_EVERY > before // _CHECK_EVERY):
            self._expired = self._expired or time.monotonic() > self._deadline
            if self._expired:
                raise SearchBudgetExceeded(self.nodes)
