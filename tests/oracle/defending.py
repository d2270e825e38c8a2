"""MODEL.md §4, a defender's claim: what the claimer and his partner may normally play."""

from __future__ import annotations

from tests.oracle.leading import Choice
from tests.oracle.sets import bit, cards_in, higher, lowest, of_suit, suit_of
from tests.oracle.view import View

SUITS = range(4)


def unseen(view: View) -> int:
    """U: all cards not in the hand of the defender who plays, those of the trick in progress among them."""
    return sum(view.node.hands) - view.x + sum(map(bit, view.node.trick))


def winners(view: View, suit: int) -> list[int]:
    """The cards of a suit that are higher than every card of U in it."""
    return [card for card in cards_in(of_suit(view.x, suit)) if not higher(unseen(view), card)]


def is_claimer(view: View) -> bool:
    """Whether it is the claimer who plays now, not his partner."""
    return view.node.turn == view.query.claimer


def lead(view: View) -> list[Choice]:
    """The highest winner of a suit, or the lowest of any."""
    highs = [("W", winners(view, suit)[-1]) for suit in SUITS if winners(view, suit) and suit not in view.barred]
    lows = [("", lowest(of_suit(view.x, suit))) for suit in SUITS if of_suit(view.x, suit) and suit not in view.barred]
    if not is_claimer(view):
        return highs + lows
    return contiguous(view, highs) or lows


def contiguous(view: View, highs: list[Choice]) -> list[Choice]:
    """A suit once begun is run to its end."""
    going_on = [choice for choice in highs if suit_of(choice[1]) == view.node.running]
    return going_on if going_on and view.policy.suit_switching != "arbitrary" else highs


def follow(view: View) -> list[int]:
    """The lowest, the lowest that beats `best`, a winner."""
    mine = of_suit(view.x, view.led)
    high = winners(view, view.led)
    if high and is_claimer(view) and not partner_is_best(view):
        return win_with(view, high, mine)
    beating = [] if partner_is_best(view) else view.beats_best(mine)[:1]
    return [lowest(mine), *beating, *high]


def partner_is_best(view: View) -> bool:
    """Whether partner has played the best card."""
    return len(view.node.trick) > 1 and view.best_is_partners


def win_with(view: View, high: list[int], mine: int) -> list[int]:
    """Policy `win_with` among the cards equal in U to the lowest winner."""
    equal = [card for card in cards_in(mine) if higher(unseen(view), card) == higher(unseen(view), high[0])]
    rule = view.policy.win_with
    return {"cheapest": equal[:1], "top": equal[-1:], "either": [equal[0], equal[-1]]}[rule]


def show_out(view: View) -> list[int]:
    """The lowest of any plain suit; a ruff unless partner's card is best."""
    lows = [lowest(of_suit(view.x, suit)) for suit in SUITS if suit != view.trumps and of_suit(view.x, suit)]
    ruff = [] if partner_is_best(view) or view.led == view.trumps else view.beats_best(of_suit(view.x, view.trumps))[:1]
    return lows + ruff or [lowest(view.x)]
