"""MODEL.md §2 by explicit belief sets: every deal of the picture that is still possible, side by side."""

from __future__ import annotations

from functools import cache

from tests.oracle.sets import BLANK, bit, cards_in, led_suit, of_suit, winner_seat

Deals = frozenset[tuple[int, int]]
"""The picture's cards in the two opponents' hands, the one with the lower seat number first."""
Hands = tuple[int, int, int, int]
Voids = tuple[frozenset[int], frozenset[int], frozenset[int], frozenset[int]]
"""The suits that each seat is known to be out of."""


def size_of(seat: int, tricks: int, trick: tuple[int, ...], turn: int) -> int:
    """How many cards a seat still holds, with `tricks` tricks not yet finished."""
    leader = (turn - len(trick)) % 4
    return tricks - ((seat - leader) % 4 < len(trick))


@cache
def deals_of(picture: int, sizes: tuple[int, int], voids: tuple[frozenset[int], frozenset[int]]) -> Deals:
    """Every deal of the picture's cards that hand sizes and known voids allow."""
    deals = [(0, 0)]
    for card in cards_in(picture):
        one = bit(card)
        left = [(a | one, b) for a, b in deals if card // 13 not in voids[0] and a.bit_count() < sizes[0]]
        right = [(a, b | one) for a, b in deals if card // 13 not in voids[1] and b.bit_count() < sizes[1]]
        deals = left + right
    return frozenset(deals)


def guaranteed(
    trumps: int, side: int, hands: Hands, picture: int, voids: Voids, tricks: int, trick: tuple[int, ...], turn: int
) -> int:
    """`G(node, P)`. `hands` of the opponents are not looked at; `tricks` are those not yet finished."""
    return value(
        trumps, side, ours(hands, side), first_deals(side, picture, voids, tricks, trick, turn), tricks, trick, turn
    )


def ours(hands: Hands, side: int) -> Hands:
    """The hands with the opponents' cards taken away."""
    a, b, c, d = (hand if seat % 2 == side else 0 for seat, hand in enumerate(hands))
    return a, b, c, d


def first_deals(side: int, picture: int, voids: Voids, tricks: int, trick: tuple[int, ...], turn: int) -> Deals:
    """The deals that are possible before any further card is seen."""
    one, other = 1 - side, 3 - side
    sizes = size_of(one, tricks, trick, turn), size_of(other, tricks, trick, turn)
    return deals_of(picture, sizes, (voids[one], voids[other]))


def value(trumps: int, side: int, hands: Hands, deals: Deals, tricks: int, trick: tuple[int, ...], turn: int) -> int:
    """The tricks that the side makes sure of when `deals` are what the cards seen so far leave possible."""
    assert deals, "no deal is possible"
    need = 0
    while need < tricks and secures(trumps, side, hands, deals, tricks, trick, turn, need + 1):
        need += 1
    return need


@cache
def secures(
    trumps: int, side: int, hands: Hands, deals: Deals, tricks: int, trick: tuple[int, ...], turn: int, need: int
) -> bool:
    """Whether the side can be sure of `need` tricks."""
    if len(trick) == 4:
        turn = winner_seat(trick, turn, trumps)
        tricks, trick, need = tricks - 1, (), need - (turn % 2 == side)
    if not 0 < need <= tricks:
        return need <= 0
    then = (turn + 1) % 4
    if turn % 2 == side:
        return any(
            secures(trumps, side, without(hands, turn, card), deals, tricks, (*trick, card), then, need)
            for card in cards_in(of_suit(hands[turn], led_suit(trick)) or hands[turn])
        )
    return all(
        secures(trumps, side, hands, left, tricks, (*trick, card), then, need)
        for card, left in their_cards(deals, turn, size_of(turn, tricks, trick, turn), trick).items()
    )


def without(hands: Hands, seat: int, card: int) -> Hands:
    """The hands after a seat played a card."""
    a, b, c, d = (hand & ~bit(card) if who == seat else hand for who, hand in enumerate(hands))
    return a, b, c, d


def their_cards(deals: Deals, seat: int, size: int, trick: tuple[int, ...]) -> dict[int, Deals]:
    """Each card that the opponent may play in some deal, with the deals in which he may."""
    groups: dict[int, set[tuple[int, int]]] = {}
    place, suit = seat // 2, led_suit(trick)
    for deal in deals:
        hand = deal[place]
        for card in cards_in(of_suit(hand, suit) or hand):
            left = (hand ^ bit(card), deal[1]) if place == 0 else (deal[0], hand ^ bit(card))
            groups.setdefault(card, set()).add(left)
        if trick and not of_suit(hand, suit) and size > hand.bit_count():
            groups.setdefault(BLANK, set()).add(deal)
    if not groups:
        groups[BLANK] = set(deals)
    return {card: frozenset(left) for card, left in groups.items()}
