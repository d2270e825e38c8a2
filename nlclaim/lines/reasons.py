"""Why a card of a line was normal: each reason's rule in the catalogue, the policy key that decides it, and its words.

The words complete "…: " after the card, in a director's language. The law data says who holds each rule.
"""

from __future__ import annotations

from typing import NamedTuple


class PlayReason(NamedTuple):
    """One normal-play rule as the line cites it."""

    rule: str
    """Id in the catalogue of normal play, or a concept of the Laws where the catalogue has none."""
    policy: str
    """The policy key that makes it normal, whose source is cited; empty if none does."""
    text: str
    bearing: str = ""
    """A policy key that may take it away without being what makes it normal; empty if there is none."""


_GUESS, _ENTRIES = "irrational_escape_70E1", "self_blocking"

REASONS: dict[str, PlayReason] = {
    "winner": PlayReason(
        "SUI-3", "suit_order", "a card he takes to be good, cashed in an order of his choice", _ENTRIES
    ),
    "last_trump": PlayReason(
        "TRP-7", "forgotten_master_trump", "a trump, which he takes to be good as he thinks that none is out"
    ),
    "drop": PlayReason("FIN-6", "", "the top card, hoping for the drop, as finesse and drop are both normal", _GUESS),
    "no_finesse": PlayReason("FIN-6", "", "a top card instead of the finesse, as both are normal", _GUESS),
    "winner_opposite": PlayReason("SUI-3", "suit_order", "low to the winner in the other hand", _ENTRIES),
    "small_winner": PlayReason("TOP-3", "within_suit", "one of several small cards he takes to be good, in any order"),
    "ruff_lead": PlayReason("RUF-5", "", "a loser led for the other hand to ruff"),
    "finesse_lead": PlayReason("FIN-6", "", "towards the finesse, as finesse and drop are both normal", _GUESS),
    "conceded_loser": PlayReason(
        "CON-8", "concession_timing", "the trick conceded, given up at once or at the very end"
    ),
    "conceded_card": PlayReason("CON-1", "", "all that is left was conceded, so any of his cards may go"),
    "nothing_else": PlayReason("DEF-1", "", "nothing better to do; any play that gives up nothing sure is normal"),
    "high_card": PlayReason("DEF-1", "", "a high card; any play that gives up nothing sure is normal"),
    "low_partner_sure": PlayReason("DEF-1", "", "low, as the other hand wins the trick", _ENTRIES),
    "low_cannot_win": PlayReason("DEF-1", "", "low, as it cannot win"),
    "low_under_partner": PlayReason("DEF-1", "", "low, as partner has the best card so far"),
    "low_not_risked": PlayReason("FIN-6", "", "low, as it is a guess whether a higher card would win", _GUESS),
    "low_run_it": PlayReason("FIN-6", "", "low, letting the card led run, which is a guess", _GUESS),
    "may_win": PlayReason("FIN-6", "", "a card that may win or not, which is a guess", _GUESS),
    "finesse": PlayReason("FIN-6", "", "the finesse, as finesse and drop are both normal", _GUESS),
    "cheapest_winner": PlayReason("DEF-1", "win_with", "wins the trick, as cheaply as he thinks he can"),
    "ruff_low": PlayReason("RUF-1", "ruff_height", "ruffs low"),
    "ruff_high": PlayReason("RUF-2", "ruff_height", "ruffs high against an over-ruff he can see"),
    "ruff_any": PlayReason("RUF-2", "ruff_height", "ruffs with a trump of any height"),
    "discard_loser": PlayReason("DEF-1", "", "throws a card he takes to be a loser"),
    "discard_any": PlayReason("DSC-1", "", "all his cards seem good to him, so any discard is normal"),
    "discard_idle": PlayReason("DEF-4", "", "throws a winner that only he can lead, and keeps one that stops a suit"),
    "not_dominated": PlayReason("DEF-4", "", "the play that is plainly at hand: never worse, sometimes better"),
    "wide_awake": PlayReason("DEF-7", "knock_on", "awake now, he makes what can be made"),
    "stated": PlayReason("STM-1", "", "as he said; what was said binds"),
    "stated_ruff": PlayReason(
        "RUF-1", "ruff_height", "the ruff, as he said; with which trump he did not say, so with a low one"
    ),
    "stated_ruff_sure": PlayReason(
        "STM-1", "", "the ruff, as he said; with which trump he did not say, so with one that gives up nothing sure"
    ),
    "forced": PlayReason("DEF-1", "", "the only card he may play"),
    "partner_low": PlayReason("DFC-1", "", "low, which is normal for partner"),
    "partner_lead": PlayReason("DFC-1", "", "a lead that is normal for partner"),
    "partner_may_win": PlayReason("DFC-1", "", "a card that is normal for partner"),
    "partner_throws": PlayReason("DFC-1", "defender_partner_miscount", "a discard that is normal for partner"),
    "not_finessing": PlayReason("FIN-4", "", "a top card, as a finesse that he did not announce is out"),
    "not_drawing": PlayReason("TRP-10", "", "no trump, as the opponents forbid him to draw those that are out"),
    "draw_demanded": PlayReason("TRP-10", "", "a trump, as the opponents demand that the trumps out are drawn"),
    "low_lead": PlayReason("DEF-1", "", "no winner left to lead"),
}
"""By the name that `lines` gives a play."""
