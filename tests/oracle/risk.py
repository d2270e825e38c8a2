"""MODEL.md §3.1, G: the suits that hold a guess of which, at the claim, neither hand could take a side in safety."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.lines import LineQuery
from tests.oracle.leading import SUITS, can_hold, guesses
from tests.oracle.sets import bit, cards_in, lowest, of_suit, suit_of
from tests.oracle.view import Node, View, play


def risky_suits(query: LineQuery, root: Node) -> frozenset[int]:
    """None where a trick in progress leaves a choice, the side is not on lead, a defender claims or the number is sure.

    A trick in progress in which nobody has a choice is finished first.
    """
    side = query.claimer % 2
    while root.trick:
        hand = root.hands[root.turn]
        legal = cards_in(of_suit(hand, suit_of(root.trick[0])) or hand)
        if len(legal) > 1:
            return frozenset()
        root = play(query, root, legal[0])
    if query.by_defender or root.turn % 2 != side or not root.hands[root.turn]:
        return frozenset()
    claimed = query.position.remaining if query.claimed is None else query.claimed
    if View(query, root).g >= claimed - root.won:
        return frozenset()
    views = [View(query, replace(root, turn=seat)) for seat in (side, side + 2)]
    tried = {suit: [is_safe(view, lead) for view in views for lead in guesses(view, suit)] for suit in SUITS}
    return frozenset(suit for suit, answers in tried.items() if answers and not any(answers))


def is_safe(view: View, lead: int) -> bool:
    """Whether a finesse, led now and not covered, keeps g even if it should lose."""
    suit, behind = lead // 13, (view.node.turn + 1) % 4
    if not can_hold(view, suit, behind, (behind + 2) % 4):
        return True
    low = lowest(of_suit(view.picture, suit))
    partner = View(view.query, after_low(view, lead, low))
    finesses = [card for card in cards_in(of_suit(view.y, suit)) if view.finessable(card) and card > max(lead, low)]
    runs = [lowest(of_suit(view.y, suit))] if view.finessable(lead) else []
    return any(partner.values[card] >= view.g for card in runs + finesses)


def after_low(view: View, lead: int, low: int) -> Node:
    """The node after `lead` and `low`, which the next opponent follows with, whoever has it."""
    node = play(view.query, view.node, lead)
    holder = next(seat for seat in range(4) if seat % 2 != view.side and node.hands[seat] & bit(low))
    hands = list(node.hands)
    hands[holder] &= ~bit(low)
    return replace(
        node, hands=(hands[0], hands[1], hands[2], hands[3]), trick=(*node.trick, low), turn=(node.turn + 1) % 4
    )
