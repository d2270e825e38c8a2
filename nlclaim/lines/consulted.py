"""A policy as a search has it, which notes what it was asked: policies that answer alike have the same normal lines.

Authorities differ in keys that most claims give no say. What a search never asked about cannot have turned its answer,
so the answer is also that of every policy which says the same where it was asked (`Bench`). For this the rules ask as
late as they can: only when the policy decides between cards. A rule reads a key that no question here covers from
`fixed`; of those all have to be equal.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from nlclaim.lines.query import PlayPolicy

MUST_KEEP: Final = ""
STATED: Final = "stated"
CASHES: Final = "cashes"
CROSSES: Final = "crosses"
RUFFS_LOW: Final = "ruffs_low"
"""Why a card may be normal though it risks something sure: it never is; the words bind; a winner of the hand on lead,
in an order of his choice; a play that may cost an entry; a low ruff that may be over-ruffed."""

_USUAL: Final = PlayPolicy()


class Consulted:
    """One search's policy."""

    __slots__ = ("_asked", "_policy", "fixed")

    def __init__(self, policy: PlayPolicy) -> None:
        self._policy = policy
        self._asked: set[tuple[str, str, bool]] = set()
        self.fixed = _fixed(policy)

    def says_as(self, other: Consulted) -> bool:
        """Whether another policy would have given every answer that this one has given so far."""
        return self.fixed == other.fixed and all(
            self._answer(*question) == other._answer(*question) for question in self._asked
        )

    def risks(self, why: str) -> bool:
        """Whether a card may be played for this reason though something sure is lost."""
        return why == STATED or (why != MUST_KEEP and bool(self._ask("risks", why, False)))

    def keeps_sure(self, *, may_overruff: bool) -> bool:
        """Whether no card of the lines to come may risk something sure, with or without a trump out to over-ruff."""
        return bool(self._ask("keeps_sure", "", may_overruff))

    def runs_down(self, *, solid: bool) -> bool:
        """Whether a suit that is solid, or is not, is cashed from the top."""
        return bool(self._ask("runs_down", "", solid))

    def spares_trumps(self, *, seen_out: bool) -> bool:
        """Whether trumps are not led while he thinks that none is out, as both opponents are known to have none."""
        return bool(self._ask("spares_trumps", "", seen_out))

    def finesses_what_cannot_fall(self) -> bool:
        """Whether to play for a card to fall that cannot fall is not normal (70E1)."""
        return bool(self._ask("finesses_what_cannot_fall", "", False))

    def win_with(self) -> str:
        """Of equal winners: `cheapest`, `top` or `either`."""
        return str(self._ask("win_with", "", False))

    def ruff_height(self) -> str:
        """How high he ruffs."""
        return str(self._ask("ruff_height", "", False))

    def _ask(self, about: str, why: str, so: bool) -> str | bool:
        self._asked.add((about, why, so))
        return self._answer(about, why, so)

    def _answer(self, about: str, why: str, so: bool) -> str | bool:
        policy = self._policy
        if about == "risks":
            by_order = why == CASHES and policy.suit_order == "any_worst"
            by_entries = why in (CASHES, CROSSES) and policy.entries_at_risk
            return by_order or by_entries or (why == RUFFS_LOW and policy.low_ruffs_at_risk)
        if about == "keeps_sure":
            risks = policy.suit_order == "any_worst" or policy.entries_at_risk or policy.gives_up_the_rest
            return not (risks or (policy.low_ruffs_at_risk and so))
        if about == "runs_down":
            return policy.within_suit == "top_down" or (policy.within_suit == "top_down_if_solid" and so)
        if about == "spares_trumps":
            return policy.trump_to_squeeze == "not_normal" or (so and policy.trump_run_after_both_void == "not_forced")
        if about == "finesses_what_cannot_fall":
            return policy.irrational_escape_70e1
        return policy.win_with if about == "win_with" else policy.ruff_height


@cache
def _fixed(policy: PlayPolicy) -> PlayPolicy:
    """The policy with every key that a question covers at its default."""
    return replace(
        policy,
        within_suit=_USUAL.within_suit,
        suit_order=_USUAL.suit_order,
        ruff_height=_USUAL.ruff_height,
        win_with=_USUAL.win_with,
        trump_run_after_both_void=_USUAL.trump_run_after_both_void,
        trump_to_squeeze=_USUAL.trump_to_squeeze,
        irrational_escape_70e1=_USUAL.irrational_escape_70e1,
        low_ruffs_at_risk=_USUAL.low_ruffs_at_risk,
        entries_at_risk=_USUAL.entries_at_risk,
    )
