"""How much a search may spend."""

from __future__ import annotations

import time

from nlclaim.errors import SearchBudgetExceeded

_CHECK_EVERY = 256
"""Nodes between looks at the clock: often enough for a tenth of a second, rare enough to cost nothing."""


class Budget:
    """Seconds and nodes, shared by all searches for one ruling. `spend` raises SearchBudgetExceeded when gone."""

    __slots__ = ("_deadline", "_max_nodes", "nodes")

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.nodes = 0
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._max_nodes = nodes

    def spend(self) -> None:
        """Count one node."""
        self.nodes += 1
        if self._max_nodes is not None and self.nodes > self._max_nodes:
            raise SearchBudgetExceeded(self.nodes)
        if self._deadline is not None and self.nodes % _CHECK_EVERY == 0 and time.monotonic() > self._deadline:
            raise SearchBudgetExceeded(self.nodes)
