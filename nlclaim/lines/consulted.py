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

from nlclaim.lines.query import NOTICES_NOTHING, PlayPolicy

MUST_KEEP: Final = -1
STATED: Final = -2
CASHES: Final = 0
CROSSES: Final = 1
RUFFS_LOW: Final = 2
"""Why a card may be normal though it risks something sure: it never is; the words bind; a winner of the hand on lead,
in an order of his choice; a play that may cost an entry; a low ruff that may be over-ruffed."""
_KEEPS_SURE: Final = 3
_KEEPS_SURE_OVER_TRUMPS: Final = 4
_RUNS_DOWN: Final = 5
_RUNS_DOWN_SOLID: Final = 6
_SPARES_TRUMPS: Final = 7
_SPARES_TRUMPS_SEEN_OUT: Final = 8
_FINESSES: Final = 9
_WINS: Final = {"cheapest": 10, "top": 11, "either": 12}
_RUFFS: Final = {"low": 13, "any": 14, "high": 15, "high_if_overruff_visible": 16}
_WAKES: Final = 17
"""The questions: each, or each value of it, has a bit of its own."""

_USUAL: Final = PlayPolicy()


class Consulted:
    """One search's policy."""

    __slots__ = ("_asked", "_ruff_height", "_says", "_win_with", "fixed")

    def __init__(self, policy: PlayPolicy) -> None:
        self.fixed = _fixed(policy)
        self._says = _answers(policy)
        self._asked = 0
        """Questions as bits: those whose answer is yes, and those that were put."""
        self._win_with = policy.win_with
        self._ruff_height = policy.ruff_height

    def says_as(self, other: Consulted) -> bool:
        """Whether another policy would have given every answer that this one has given so far."""
        return not (self._says ^ other._says) & self._asked and self.fixed == other.fixed

    def risks(self, why: int) -> bool:
        """Whether a card may be played for this reason though something sure is lost."""
        return why == STATED or (why != MUST_KEEP and self._ask(why))

    def keeps_sure(self, *, may_overruff: bool) -> bool:
        """Whether no card of the lines to come may risk something sure, with or without a trump out to over-ruff."""
        return self._ask(_KEEPS_SURE_OVER_TRUMPS if may_overruff else _KEEPS_SURE)

    def runs_down(self, *, solid: bool) -> bool:
        """Whether a suit that is solid, or is not, is cashed from the top."""
        return self._ask(_RUNS_DOWN_SOLID if solid else _RUNS_DOWN)

    def spares_trumps(self, *, seen_out: bool) -> bool:
        """Whether trumps are not led while he thinks that none is out, as both opponents are known to have none."""
        return self._ask(_SPARES_TRUMPS_SEEN_OUT if seen_out else _SPARES_TRUMPS)

    def finesses_what_cannot_fall(self) -> bool:
        """Whether to play for a card to fall that cannot fall is not normal (70E1)."""
        return self._ask(_FINESSES)

    def wakes_on_show_out(self) -> bool:
        """Whether he notices an opponent who shows out of a suit of which he has forgotten cards."""
        return self._ask(_WAKES)

    def win_with(self) -> str:
        """Of equal winners: `cheapest`, `top` or `either`."""
        self._asked |= _ALL_WINS
        return self._win_with

    def ruff_height(self) -> str:
        """How high he ruffs."""
        self._asked |= _ALL_RUFFS
        return self._ruff_height

    def _ask(self, question: int) -> bool:
        self._asked |= 1 << question
        return bool(self._says >> question & 1)


_ALL_WINS: Final = sum(1 << bit for bit in _WINS.values())
_ALL_RUFFS: Final = sum(1 << bit for bit in _RUFFS.values())


@cache
def _answers(policy: PlayPolicy) -> int:
    """The questions to which the policy says yes, as bits."""
    in_any_order = policy.suit_order == "any_worst"
    keeps = not (in_any_order or policy.entries_at_risk or policy.gives_up_the_rest or policy.loser_at_any_price)
    spares = policy.trump_to_squeeze == "not_normal"
    answers = {
        CASHES: in_any_order or policy.entries_at_risk,
        CROSSES: policy.entries_at_risk,
        RUFFS_LOW: policy.low_ruffs_at_risk,
        _KEEPS_SURE: keeps,
        _KEEPS_SURE_OVER_TRUMPS: keeps and not policy.low_ruffs_at_risk,
        _RUNS_DOWN: policy.within_suit == "top_down",
        _RUNS_DOWN_SOLID: policy.within_suit in ("top_down", "top_down_if_solid"),
        _SPARES_TRUMPS: spares,
        _SPARES_TRUMPS_SEEN_OUT: spares or policy.trump_run_after_both_void == "not_forced",
        _WAKES: policy.observe != NOTICES_NOTHING,
        _FINESSES: policy.irrational_escape_70E1,
        _WINS[policy.win_with]: True,
        _RUFFS[policy.ruff_height]: True,
    }
    return sum(1 << question for question, yes in answers.items() if yes)


@cache
def _fixed(policy: PlayPolicy) -> PlayPolicy:
    """The policy with every key that a question covers at its default."""
    return replace(
        policy,
        within_suit=_USUAL.within_suit,
        suit_order=_USUAL.suit_order,
        ruff_height=_USUAL.ruff_height,
        win_with=_USUAL.win_with,
        observe=_USUAL.observe,
        trump_run_after_both_void=_USUAL.trump_run_after_both_void,
        trump_to_squeeze=_USUAL.trump_to_squeeze,
        irrational_escape_70E1=_USUAL.irrational_escape_70E1,
        low_ruffs_at_risk=_USUAL.low_ruffs_at_risk,
        entries_at_risk=_USUAL.entries_at_risk,
    )
