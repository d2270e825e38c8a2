"""Where a line starts: the query in the search's own terms."""

from __future__ import annotations

from nlclaim.bridge import Position, Seat
from nlclaim.lines.bits import RANKS_FROM
from nlclaim.lines.convert import voids_of
from nlclaim.lines.node import beats
from nlclaim.lines.promises import BINDING, Bound
from nlclaim.lines.query import LineQuery
from nlclaim.lines.table import Table


def bounds_of(query: LineQuery, first: Seat) -> tuple[Bound, ...]:
    """The promises that bind, seen from `first`, who has place 0."""
    usable = [promise for promise in query.promises if promise.verb in BINDING]
    index = {promise.id: number for number, promise in enumerate(usable)}
    return tuple(
        Bound(
            promise.verb,
            -1 if promise.suit is None else int(promise.suit),
            promise.cards.mask,
            promise.count or 0,
            -1 if promise.seat is None else (promise.seat - first) % 4,
            -1 if promise.on_suit is None else int(promise.on_suit),
            promise.height,
            tuple(sorted(index[before] for before in promise.after if before in index)),
        )
        for promise in usable
    )


def root_of(query: LineQuery, first: Seat, bounds: tuple[Bound, ...]) -> Table:
    """The table at the claim."""
    position = query.position
    best = best_place = -1
    trumps = -1 if position.trumps is None else int(position.trumps)
    for order, card in enumerate(position.trick):
        if beats(card.index, best, trumps):
            best, best_place = card.index, (position.leader + order - first) % 4
    a, b, c, d = (position.hands[(first + place) % 4].mask for place in range(4))
    return Table(
        (a, b, c, d),
        (position.turn - first) % 4,
        position.remaining,
        sum(voids_of(position, first.left(place)) << 4 * place for place in range(4)),
        query.forgotten.mask & (b | d),
        -1 if query.running is None else int(query.running),
        rests=tuple(bound.first_rest() for bound in bounds),
        led=position.trick[0].suit if position.trick else -1,
        played=len(position.trick),
        order=sum(card.index << 6 * place for place, card in enumerate(position.trick)),
        on_table=sum(card.bit for card in position.trick),
        best=best,
        best_place=best_place,
    )


def solid_cards(query: LineQuery) -> int:
    """The cards that head a suit as solid, which relative ranks do not show."""
    policy, trumps = query.policy, query.position.trumps
    ranks = [policy.solid_rank_trumps if suit == trumps else policy.solid_rank for suit in range(4)]
    return sum(RANKS_FROM[rank] << 13 * suit for suit, rank in enumerate(ranks))


def running_suit(position: Position, first: Seat) -> int:
    """The suit that the side of `first` is running at the claim, -1 if none (MODEL.md §3.1, 5)."""
    if position.trick:
        return int(position.trick[0].suit) if position.leader.side == first.side else -1
    trick = position.latest(4)
    if len(trick) < 4:
        return -1
    leader = trick[0][0]
    won_by_suit = any(seat == position.turn and card.suit == trick[0][1].suit for seat, card in trick)
    if leader.side == first.side == position.turn.side and won_by_suit:
        return int(trick[0][1].suit)
    return -1
