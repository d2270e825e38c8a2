"""Which cards are normal to lead (MODEL.md §3.1). One small function a rule, each naming its reason."""

from __future__ import annotations

from typing import Final

from nlclaim.lines.bits import ABOVE, BELOW, SUIT_BITS, highest, indices, lowest
from nlclaim.lines.consulted import CASHES, CROSSES, MUST_KEEP
from nlclaim.lines.table import GIVEN_UP
from nlclaim.lines.view import Candidate, View

WINNERS: Final[tuple[str, ...]] = ("winner", "small_winner", "winner_opposite", "drop", "no_finesse", "last_trump")
"""Reasons of the cards that rule W offers."""


def winners(view: View) -> list[Candidate]:
    """W: suits whose highest card is a master, in any order (SUI-1, SUI-3), from the top if solid (TOP-1, TOP-3)."""
    found: list[Candidate] = []
    trump_out = view.trump_in_picture()
    for suit in range(4):
        mine = view.mine(suit)
        if not mine or not view.is_master(view.top(suit)):
            continue
        if mine >> view.top(suit) & 1:
            masters = tuple(view.run_from(view.masters(mine)))
            reason = _winner_reason(view, suit, len(masters))
            found += [Candidate(card, reason, MUST_KEEP if trump_out else CASHES) for card in masters]
        else:
            found.append(Candidate(lowest(mine), "winner_opposite", MUST_KEEP if trump_out else CROSSES))
            if view.policy.fixed.cashes_own_tops:
                found += [Candidate(card, "winner", MUST_KEEP) for card in indices(view.masters(mine))]
    return found


def _winner_reason(view: View, suit: int, choices: int) -> str:
    if _guesses_in(view, suit):
        return "drop"
    if _finesses_in_return(view, suit):
        return "no_finesse"
    if suit == view.trumps and view.table.forgotten & SUIT_BITS[suit]:
        return "last_trump"
    return "winner" if choices == 1 else "small_winner"


def _finesses_in_return(view: View, suit: int) -> bool:
    """Whether the other hand, on lead, could finesse against a card that X's top card may not catch."""
    theirs = view.partners(suit)
    return bool(theirs) and any(view.finessable(card) for card in indices(view.mine(suit) & ABOVE[lowest(theirs)]))


def drawing_trumps(view: View, chosen: list[Candidate]) -> list[Candidate]:
    """`chosen` without winners that a trump he knows of could ruff, where he can draw it first (TRP-3)."""
    if not any(_is_drawing(view, candidate) for candidate in chosen):
        return chosen
    kept = (view.trumps, view.table.running)
    return [each for each in chosen if each.card // 13 in kept or each.reason not in WINNERS]


def _is_drawing(view: View, candidate: Candidate) -> bool:
    return candidate.card // 13 == view.trumps and candidate.reason in WINNERS and view.trump_in_picture()


def sparing_trumps(view: View, chosen: list[Candidate]) -> list[Candidate]:
    """`chosen` without trumps that it is not normal to lead when he thinks that none is out, if that leaves any."""
    if view.trumps < 0 or view.trump_in_picture():
        return chosen
    others = [candidate for candidate in chosen if candidate.card // 13 != view.trumps]
    if not others or len(others) == len(chosen):
        return chosen
    return others if (_bars_check(view) if view.forgets_trumps() else _bars_more_trumps(view)) else chosen


def _bars_check(view: View) -> bool:
    """No voluntary trump lead to see whether any is out (TRP-5b), or only as the first thing (TRP-5a)."""
    rule = view.policy.fixed.forgotten_master_trump
    return rule == "not_as_check" or (rule == "as_check" and not view.table.only_conceded)


def _bars_more_trumps(view: View) -> bool:
    """None is out: no trump lead for pressure (TRP-5b), nor once both opponents have shown out (TRP-6)."""
    seen_out = all(view.table.is_void(place, view.trumps) for place in (1, 3))
    return view.policy.spares_trumps(seen_out=seen_out)


def ruffs(view: View) -> list[Candidate]:
    """R: a believed loser led for the other hand to ruff."""
    if view.trumps < 0 or not view.partners(view.trumps):
        return []
    found: list[Candidate] = []
    for suit in range(4):
        mine = view.mine(suit)
        if suit != view.trumps and mine and not view.partners(suit) and not view.is_master(lowest(mine)):
            found.append(Candidate(lowest(mine), "ruff_lead"))
    return found


def guesses(view: View) -> list[Candidate]:
    """G: the finesse side of a guess (70E1, FIN-6). The drop is already among the winners."""
    return [candidate for suit in range(4) for candidate in _guesses_in(view, suit)]


def _guesses_in(view: View, suit: int) -> list[Candidate]:
    mine, theirs = view.mine(suit), view.partners(suit)
    if not mine or not theirs or not view.out & SUIT_BITS[suit] or not view.is_master(view.top(suit)):
        return []
    found: list[Candidate] = []
    if any(view.finessable(card) for card in indices(theirs & ABOVE[lowest(mine)])):
        found.append(Candidate(lowest(mine), "finesse_lead"))
    own = [card for card in indices(mine) if view.finessable(card) and _is_backed(view, card)]
    if own and theirs & ABOVE[lowest(view.out & ABOVE[own[-1]])]:
        found.append(Candidate(own[-1], "finesse_lead"))
    return found


def _is_backed(view: View, card: int) -> bool:
    """Whether the next lower card that is left is the side's too, so that a cover costs nothing."""
    lower = (view.x | view.y | view.out) & BELOW[card]
    return not lower or not view.out >> highest(lower) & 1


def conceded(view: View, named: int) -> list[Candidate]:
    """C: a trick given up in one of the suits `named` (4 bits), in any if none is, both hands playing low (CON-8)."""
    found: list[Candidate] = []
    for suit in range(4):
        mine, theirs = view.mine(suit), view.partners(suit)
        if not (named or 15) >> suit & 1 or not mine or view.is_master(lowest(mine)):
            continue
        if view.masters(mine | theirs).bit_count() >= _rounds_to_lose(view, suit, ruffs=not named):
            continue
        if not theirs or not view.is_master(lowest(theirs)):
            found.append(Candidate(lowest(mine), "conceded_loser", promise=GIVEN_UP))
    return found


def _rounds_to_lose(view: View, suit: int, *, ruffs: bool) -> int:
    """How many rounds of the suit may be lost: as many masters, and the side has no loser in it (CON-1).

    `ruffs`: what the shorter hand can ruff, once trumps are drawn, is no loser either.
    """
    mine, theirs = view.mine(suit), view.partners(suit)
    lengths = (mine.bit_count(), theirs.bit_count())
    shorter = view.x if lengths[0] < lengths[1] else view.y
    ruffs = ruffs and view.trumps not in (-1, suit) and not view.trump_in_picture()
    return min(lengths) if ruffs and shorter & SUIT_BITS[view.trumps] else max(lengths)


def ducks(view: View, card: int) -> bool:
    """Whether a small card is led from under a master, with nothing opposite that beats a card that is out."""
    suit, mine, out = card // 13, view.mine(card // 13), view.out & SUIT_BITS[card // 13]
    under = view.is_master(highest(mine)) and not view.is_master(card)
    return under and card < lowest(out) and not view.partners(suit) & ABOVE[lowest(out)]


def in_run(candidate: Candidate, running: int) -> bool:
    """Whether the candidate goes on cashing the suit being run (SUI-4, SUI-6)."""
    return candidate.card // 13 == running and candidate.reason in WINNERS
