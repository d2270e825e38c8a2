"""What binding steps of the statement lead (MODEL.md §5)."""

from __future__ import annotations

from collections.abc import Iterator

from nlclaim.lines.bits import ABOVE, SUIT_BITS, highest, lowest
from nlclaim.lines.consulted import STATED
from nlclaim.lines.promises import CASHING, THE_REST, Bound, finesse_cards, ready, ruffing_finesse_cards
from nlclaim.lines.view import Candidate, View


def stated_leads(bounds: tuple[Bound, ...], view: View) -> Iterator[Candidate]:
    """The cards that ready promises lead from the hand in turn."""
    for number in ready(bounds, view.table.rests):
        for card in _leads_of(bounds[number], view):
            yield Candidate(card, "stated", STATED, promise=number)


def _leads_of(bound: Bound, view: View) -> Iterator[int]:
    match bound.verb:
        case "draw":
            yield from _cash(view, view.trumps, -1, view.table.turn) if view.trumps >= 0 else ()
        case "ruff" | "overruff" | "crossruff":
            yield from _lead_for_ruff(bound, view)
        case "cross":
            yield from _lead_across(bound, view)
        case "finesse" if bound.place in (-1, view.table.turn):
            for suit in [bound.suit] if bound.suit >= 0 else range(4):
                yield from _lead_for_finesse(view, suit, bound.cards, bound.place)
        case "finesse":
            yield from _lead_over(bound.suit, view)
        case "ruffing_finesse":
            yield from ruffing_finesse_cards(bound, view.table, view.table.turn, view.trumps)
        case "discard":
            yield from _lead_for_discard(bound, view)
        case _:
            yield from _lead_what_is_named(bound, view)


def _lead_what_is_named(bound: Bound, view: View) -> Iterator[int]:
    """The cards that are named; else one of the suit, or the suit as it is cashed."""
    if bound.cards:
        yield from _lead_cards(bound, view) if bound.verb != THE_REST else ()
    elif bound.verb in ("knock_out", "establish"):
        yield from [highest(view.mine(bound.suit))] if view.mine(bound.suit) else []
    elif bound.verb in ("duck", "lead"):
        if bound.place in (-1, view.table.turn) and view.mine(bound.suit):
            yield (highest if bound.height == "high" else lowest)(view.mine(bound.suit))
    else:
        yield from _cash(view, bound.suit, bound.place, view.table.turn, bound.height)


def _cash(view: View, suit: int, place: int, turn: int, height: str = "") -> Iterator[int]:
    """The cards that cash a suit: as high or low as was said, else as they are led unsaid."""
    mine = view.mine(suit)
    if not mine:
        return
    if place not in (-1, turn):
        if not mine >> view.top(suit) & 1:
            yield lowest(mine)  # over to the hand whose winners were named
        return
    if not mine >> view.top(suit) & 1 or height == "low":
        yield lowest(mine)
    elif height == "high":
        yield highest(mine)
    else:
        yield from view.run_from(mine)


def lead_to_master(bound: Bound, view: View) -> int:
    """The lowest card of a suit that is cashed, where its top would fall on a sure winner opposite; else -1."""
    suit = view.trumps if bound.verb == "draw" else bound.suit
    if bound.verb not in CASHING or bound.cards or suit < 0:
        return -1
    mine, theirs = view.mine(suit), view.partners(suit)
    if not mine or not theirs or view.top(suit) != highest(mine):
        return -1
    against = view.out | view.table.forgotten  # a small card that he takes to be good is no reason
    return -1 if against & ABOVE[lowest(theirs)] else lowest(mine)


def lead_from_short(bound: Bound, view: View) -> int:
    """The highest card of a suit that is cashed, a master, where the other hand has a higher one; else -1 (BLK-3)."""
    suit = view.trumps if bound.verb == "draw" else bound.suit
    if bound.verb not in CASHING or bound.cards or suit < 0 or bound.height == "low" or not view.mine(suit):
        return -1
    high = highest(view.mine(suit))
    return high if view.top(suit) > high and view.is_master(high) else -1


def _lead_cards(bound: Bound, view: View) -> Iterator[int]:
    if view.x & bound.cards:
        for suit in range(4):
            named = view.mine(suit) & bound.cards
            if named:
                yield highest(named)
        return
    if bound.verb == "lead":
        return
    for suit in range(4):
        if view.partners(suit) & bound.cards and view.mine(suit):
            yield lowest(view.mine(suit))


def _lead_for_ruff(bound: Bound, view: View) -> Iterator[int]:
    ruffer = (view.table.turn + 2) % 4
    if view.trumps < 0 or bound.place not in (-1, ruffer) or not view.partners(view.trumps):
        return
    for suit in [bound.suit] if bound.suit >= 0 else range(4):
        if suit != view.trumps and view.mine(suit) and not view.partners(suit):
            if bound.suit >= 0 or not view.is_master(lowest(view.mine(suit))):  # nobody ruffs his own winner
                yield lowest(view.mine(suit))
        elif suit == bound.suit != view.trumps and bound.place == ruffer and view.mine(suit):
            top = highest(view.mine(suit))  # the ruffing hand still follows (STM-3)
            yield top if view.is_master(top) else lowest(view.mine(suit))


def _lead_across(bound: Bound, view: View) -> Iterator[int]:
    if view.table.turn == bound.place:
        return
    for suit in [bound.suit] if bound.suit >= 0 else range(4):
        mine, theirs = view.mine(suit), view.partners(suit)
        ruffs = not theirs and suit != view.trumps and view.trumps >= 0 and view.partners(view.trumps)
        if mine and (ruffs or _has_winner_over(view, suit)):
            yield lowest(mine)


def _lead_over(suit: int, view: View) -> Iterator[int]:
    """Low to a winner of the suit in which the other hand is to lead for the finesse, where no other suit crosses."""
    across = [each for each in range(4) if view.mine(each) and _has_winner_over(view, each)]
    if across == [suit]:
        yield lowest(view.mine(suit))


def _has_winner_over(view: View, suit: int) -> bool:
    theirs = view.partners(suit)
    return bool(theirs) and view.is_master(highest(theirs)) and highest(theirs) > lowest(view.mine(suit))


def _lead_for_finesse(view: View, suit: int, named: int, place: int) -> Iterator[int]:
    """Low towards a card that may win, else the highest such card of X's own, for Y to let run.

    Not through an opponent who is known to have none. With a card `named`, low towards it from the other hand, or,
    unless the hand to lead is said, that card itself.
    """
    here, there = view.table.turn, (view.table.turn + 2) % 4
    mine, theirs = view.mine(suit), view.partners(suit)
    if not mine or not theirs or view.table.is_void((here + 1) % 4, suit):
        return
    if named:
        yield from [lowest(mine)] if theirs & named else [highest(mine & named)] if mine & named and place < 0 else []
        return
    if any(card > lowest(mine) for card in finesse_cards(view.table, suit, there)):
        yield lowest(mine)
        return
    own = finesse_cards(view.table, suit, here)
    if own and highest(theirs) > lowest(view.out & ABOVE[own[-1]] & SUIT_BITS[suit]):
        yield own[-1]


def _lead_for_discard(bound: Bound, view: View) -> Iterator[int]:
    if bound.on_suit >= 0:
        yield from _cash(view, bound.on_suit, -1, view.table.turn)
        return
    for suit in range(4):
        if view.mine(suit) and not view.partners(suit) and view.is_master(highest(view.mine(suit))):
            yield highest(view.mine(suit))
