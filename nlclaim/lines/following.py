"""Which cards are normal when a trick has been led to (MODEL.md §3.2, §3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nlclaim.lines.bits import ABOVE, BELOW, SUIT_BITS, highest, indices, lowest
from nlclaim.lines.consulted import CROSSES, MUST_KEEP, RUFFS_LOW
from nlclaim.lines.node import SIDE, beats
from nlclaim.lines.view import Candidate, View

_JACK: Final = 9
_ACE: Final = 12


def partner_is_sure(view: View) -> bool:
    """Whether the other hand surely wins the trick in the picture."""
    table, led = view.table, view.table.led
    partner = (table.turn + 2) % 4
    if table.best_place == partner:
        return not view.could_be_beaten(table.best, led)
    if (partner - table.leader) % 4 < table.played:
        return False
    cards = view.partners(led)
    if not cards:
        return False
    top = cards.bit_length() - 1
    return view.is_master(top) and beats(top, table.best, view.trumps) and not view.could_be_beaten(top, led)


def is_led_across(view: View) -> bool:
    """Whether Y led a low card to X's winner: one that he keeps a higher card over is not led as a winner itself."""
    led = view.table.led
    kept = view.partners(led)
    return (
        (view.table.leader + 2) % 4 == view.table.turn
        and bool(kept)
        and highest(kept) > view.table.trick[0]
        and bool(view.masters(view.mine(led)))
    )


def follow(view: View) -> list[Candidate]:
    """Cards of the suit led, when X has some."""
    table = view.table
    mine = view.mine(table.led)
    low = lowest(mine)
    if partner_is_sure(view):
        if is_led_across(view):
            return [Candidate(card, "winner") for card in view.run_from(view.masters(mine))]
        crosses = table.leader in SIDE and not view.trump_in_picture()
        return [Candidate(view.spare(table.led), "low_partner_sure", CROSSES if crosses else MUST_KEEP)]
    winning = [card for card in indices(mine) if beats(card, table.best, view.trumps)]
    maybe = [card for card in winning if view.could_be_beaten(card, table.led)]
    sure = [card for card in winning if card not in maybe]
    if not sure:
        lost = Candidate(low, "low_not_risked" if winning else "low_cannot_win")
        return [*(Candidate(card, "may_win") for card in maybe), lost]
    finesses = [card for card in maybe if view.finessable(card)]
    runs = table.best_place == (table.turn + 2) % 4 and not view.denied >> table.led & 1
    guesses = bool(finesses) or (runs and view.finessable(table.best))
    found = _sure_winners(view, sure, "drop" if guesses else "winner")
    found += [Candidate(card, "finesse") for card in finesses]
    if runs:
        found.append(Candidate(low, "low_run_it"))
    return found


def _sure_winners(view: View, sure: list[int], reason: str) -> list[Candidate]:
    cards = sum(1 << card for card in sure)
    if view.table.leader in SIDE:
        return [Candidate(card, reason) for card in view.run_from(cards)]
    equal = [card for card in sure if not view.out & ABOVE[sure[0]] & ~ABOVE[card]]
    if len(equal) > 1:
        equal = {"cheapest": equal[:1], "top": equal[-1:]}.get(view.policy.win_with(), [equal[0], equal[-1]])
    return [Candidate(card, "cheapest_winner") for card in equal]


def low_to_lose(view: View) -> Candidate:
    """Y's part of a trick given up: its lowest card of the suit."""
    return Candidate(lowest(view.mine(view.table.led)), "conceded_loser")


def is_loser_gone(view: View) -> bool:
    """Whether Y can win the trick that was to be given up, and has nothing but masters of the suit thereafter."""
    mine = view.mine(view.table.led)
    top = 1 << highest(mine)
    rest = mine & ~top
    return beats(highest(mine), view.table.best, view.trumps) and view.masters(rest) == rest if rest else False


def when_void(view: View, *, given_up: bool) -> list[Candidate]:
    """Ruffs and discards, when X has none of the suit led."""
    winning = [] if given_up or partner_is_sure(view) else _winning_trumps(view)
    if not winning:
        return discards(view)
    low = RUFFS_LOW if may_be_overruffed(view, winning[0]) else MUST_KEEP
    found = [
        Candidate(card, reason, low if card == winning[0] else MUST_KEEP)
        for card, reason in _ruff_heights(view, winning)
    ]
    if view.table.best_place == (view.table.turn + 2) % 4:
        found += discards(view)
    return found


def _winning_trumps(view: View) -> list[int]:
    if view.trumps < 0 or view.table.led == view.trumps:
        return []
    return [card for card in indices(view.mine(view.trumps)) if beats(card, view.table.best, view.trumps)]


def _ruff_heights(view: View, winning: list[int]) -> Iterator[tuple[int, str]]:
    height = view.policy.ruff_height()
    if height in ("any", "high"):
        yield from ((card, "ruff_any") for card in (winning if height == "any" else winning[-1:]))
        return
    yield winning[0], "ruff_low"
    if height == "high_if_overruff_visible" and view.could_be_beaten(winning[0], view.table.led):
        safe = [card for card in winning if view.is_master(card)]
        yield from ((card, "ruff_high") for card in safe[:1])


def may_be_overruffed(view: View, card: int) -> bool:
    """Whether an opponent still to play may be out of the suit led and ruff higher (RUF-2)."""
    return bool(view.out & ABOVE[card]) and any(
        not view.table.is_void(place, view.trumps) for place in view.still_to_play()
    )


def discards(view: View) -> list[Candidate]:
    """The lowest of each plain suit, believed losers first (DSC-1); no ace for a spot card as good.

    What he has said that he will cash is to him no loser, nor, while he has another, what may win by a finesse.
    """
    lows = plain_lows(view)
    losers = [card for card in lows if not (view.is_master(card) or view.promised >> card // 13 & 1)]
    losers = [card for card in losers if not view.was_finessable(card)] or losers
    if losers:
        return [Candidate(card, "discard_loser") for card in losers]
    if not lows:
        return _forced_ruffs(view)
    idle = _idle(view, lows)
    return [Candidate(card, "discard_idle") for card in idle] or [
        Candidate(card, "discard_any") for card in but_no_ace(lows)
    ]


def _idle(view: View, lows: list[int]) -> list[int]:
    """Masters of suits that nobody else will lead, beside one that may stop a suit; for who knows what is out."""
    if view.table.hides_cards or not any(view.out & SUIT_BITS[card // 13] for card in lows):
        return []
    others = view.out | (view.y if _may_get_in(view) else 0)
    return [card for card in lows if not others & SUIT_BITS[card // 13]]


def _may_get_in(view: View) -> bool:
    """Whether the other hand may come to lead before this one does."""
    table = view.table
    if table.best_place == (table.turn + 2) % 4:
        return True
    return any(
        card // 13 == view.trumps or view.out & BELOW[card] or beats(card, table.best, view.trumps)
        for card in indices(view.y)
    )


def plain_lows(view: View) -> list[int]:
    """X's lowest card of each plain suit."""
    return [lowest(view.mine(suit)) for suit in range(4) if suit != view.trumps and view.mine(suit)]


def _forced_ruffs(view: View) -> list[Candidate]:
    """Who holds nothing but trumps has to ruff, whoever wins the trick: low, unless the policy says otherwise."""
    trumps = indices(view.mine(view.trumps))
    height = view.policy.ruff_height()
    if height in ("any", "high"):
        return [Candidate(card, "ruff_any") for card in (trumps if height == "any" else trumps[-1:])]
    return [Candidate(trumps[0], "ruff_low")]


def but_no_ace(cards: list[int]) -> list[int]:
    """The cards to throw, all as good: nobody parts with an ace where a spot card will do (DSC-1)."""
    spots = any(card % 13 < _JACK for card in cards)
    return [card for card in cards if card % 13 < _ACE or not spots]
