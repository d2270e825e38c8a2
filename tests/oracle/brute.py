"""What the search of `nlclaim.lines` ought to answer: slow, plain, from MODEL.md alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from nlclaim.bridge import Hand, Position, Seat, Suit
from nlclaim.lines import LineQuery
from tests.oracle import beliefs, defending
from tests.oracle.following import follow_suit, partner_is_sure, show_out
from tests.oracle.leading import normal_leads
from tests.oracle.risk import risky_suits
from tests.oracle.sets import cards_in, led_suit, lowest, of_suit, suit_of
from tests.oracle.steps import (
    at_trick_start,
    barred_suits,
    begin,
    carry_out,
    count_round,
    first_counts,
    stated_leads,
    stated_plays,
)  # fmt: skip
from tests.oracle.view import Node, View, play


def guaranteed(position: Position, declarer: Seat, forgotten: Hand) -> int:
    """The tricks that declarer's side makes sure of (§2), with `forgotten` left out of the picture."""
    side = int(declarer.side)
    hands = tuple(hand.mask for hand in position.hands)
    picture = (hands[1 - side] | hands[3 - side]) & ~forgotten.mask
    return beliefs.guaranteed(
        -1 if position.trumps is None else int(position.trumps),
        side,
        (hands[0], hands[1], hands[2], hands[3]),
        picture,
        voids_of(position),
        position.remaining,
        tuple(card.index for card in position.trick),
        int(position.turn),
    )


def voids_of(position: Position) -> beliefs.Voids:
    """The suits that each seat is known to be out of."""
    north, east, south, west = (
        frozenset(int(suit) for seat, suit in position.shown_out if seat == who) for who in Seat
    )
    return north, east, south, west


@dataclass(frozen=True, slots=True)
class Worst:
    """The fewest tricks of the claiming side still to come, and a line that leads there."""

    tricks: int
    line: tuple[int, ...]


def worst_tricks(query: LineQuery) -> Worst:
    """The minimum over all lines in which the side's cards are normal and the others' legal (§3 to §5)."""
    beliefs.secures.cache_clear()
    return _worst(query, at_trick_start(query, first_node(query)), {}, is_wide_awake)


def continued_tricks(query: LineQuery) -> int:
    """What the claiming side makes when play goes on: as the worst line, but the claimer's cards are the best (§4)."""
    beliefs.secures.cache_clear()
    free = replace(query.policy, suit_switching="arbitrary", within_suit="any", win_with="either")
    query = replace(query, policy=free, forgotten=Hand(), finesse_denied=frozenset(Suit))
    return _worst(query, at_trick_start(query, first_node(query)), {}, does_his_best).tricks


def does_his_best(query: LineQuery, node: Node) -> bool:
    """Declarer plays both hands as well as he may; a defender his own."""
    return not query.by_defender or node.turn == query.claimer


def first_node(query: LineQuery) -> Node:
    """The node at the claim."""
    position = query.position
    a, b, c, d = (hand.mask for hand in position.hands)
    trick = tuple(card.index for card in position.trick)
    running = -1 if query.running is None else int(query.running)
    return Node(
        (a, b, c, d),
        int(position.turn),
        trick,
        voids_of(position),
        query.forgotten.mask,
        running,
        steps=first_counts(query.promises),
    )


def _worst(query: LineQuery, node: Node, known: dict[Node, Worst], is_best: Callable[[LineQuery, Node], bool]) -> Worst:
    if not any(node.hands):
        return Worst(0, ())
    if not node.trick:
        node = at_trick_start(query, node)
    if node not in known:
        found = []
        for card, after in _choices(query, node):
            rest = _worst(query, after, known, is_best)
            found.append(Worst(after.won - node.won + rest.tricks, (card, *rest.line)))
        choose = max if is_best(query, node) and node.turn % 2 == query.claimer % 2 else min
        known[node] = choose(found, key=lambda worst: worst.tricks)
    return known[node]


def is_wide_awake(query: LineQuery, node: Node) -> bool:
    """Policy `knock_on`: whether the side plays double dummy from here on."""
    out = query.position.hands[1 - query.claimer % 2] | query.position.hands[3 - query.claimer % 2]
    forgot = query.forgotten.mask & out.mask
    return query.policy.knock_on == "first_only" and bool(forgot) and not node.forgotten


def all_left_was_conceded(query: LineQuery, node: Node) -> bool:
    """Whether the side has won all that it claimed, so that what is left was conceded."""
    if not query.claimed:
        return False
    conceded = max(0, query.position.remaining - query.claimed)
    return conceded - node.lost >= query.position.remaining - node.won - node.lost


def makes_the_number(query: LineQuery, node: Node) -> bool:
    """Whether he throws on the trick in progress, which partner is sure to win, and which is the last they claimed."""
    view = View(query, node)
    won = all_left_was_conceded(query, replace(node, won=node.won + 1))
    return won and bool(node.trick) and not of_suit(view.x, view.led) and partner_is_sure(view)


def mistakes_loser(query: LineQuery, view: View) -> bool:
    """Whether he throws, with a trick still to be lost of those he conceded, to one that partner is sure to win."""
    conceded = max(0, query.position.remaining - query.claimed) if query.claimed else 0
    throws = bool(view.node.trick) and not of_suit(view.x, view.led)
    return throws and view.node.lost < conceded and bool(plain_lows(view)) and partner_is_sure(view)


def plain_lows(view: View) -> list[int]:
    """X's lowest card of each plain suit."""
    suits = [of_suit(view.x, suit) for suit in range(4) if suit != view.trumps]
    return [lowest(cards) for cards in suits if cards]


def _choices(query: LineQuery, node: Node) -> list[tuple[int, Node]]:
    """The cards that may be played now, each with what comes after (one card may mean two things)."""
    if node.turn % 2 != query.claimer % 2 and query.by_defender and query.policy.throw_in == "normal_only":
        return [(card, play(query, node, card)) for card in declarers_cards(query, node)]
    if node.turn % 2 != query.claimer % 2 or is_wide_awake(query, node):
        hand = node.hands[node.turn]
        legal = cards_in(of_suit(hand, led_suit(node.trick)) or hand)
        return [(card, play(query, node, card)) for card in legal]
    if query.policy.gives_up_the_rest and (all_left_was_conceded(query, node) or makes_the_number(query, node)):
        hand = node.hands[node.turn]
        return [(card, play(query, node, card)) for card in cards_in(of_suit(hand, led_suit(node.trick)) or hand)]
    view = View(query, node)
    if query.policy.gives_up_the_rest and mistakes_loser(query, view):
        return [(card, play(query, node, card)) for card in plain_lows(view)]
    view.risk(_risky(query))
    if node.trick and is_bound(view) and (stated := stated_plays(view)):
        return [(one.card, play(query, carry_out(view, one), one.card)) for one in stated]
    if node.trick:
        cards = dict.fromkeys(normal_cards(view))
        return [(card, play(query, count_round(view, card) if is_bound(view) else node, card)) for card in cards]
    if is_bound(view):
        if stated := stated_leads(view):
            return [(lead.card, play(query, begin(view, lead), lead.card)) for lead in stated]
        view.bar(barred_suits(view))
    leads = defending.lead(view) if query.by_defender else normal_leads(view)
    return [(card, after_lead(query, node, letter, card)) for letter, card in leads]


@cache
def _risky(query: LineQuery) -> frozenset[int]:
    return risky_suits(query, first_node(query))


def declarers_cards(query: LineQuery, node: Node) -> list[int]:
    """What is normal for declarer's side when a defender claims (policy `throw_in` = `normal_only`)."""
    silent = LineQuery(query.position, query.declarer, query.declarer, query.policy)
    view = View(silent, Node(node.hands, node.turn, node.trick, node.voids, 0, -1))
    if node.trick:
        return list(dict.fromkeys(normal_cards(view)))
    return list(dict.fromkeys(card for _, card in normal_leads(view)))


def is_bound(view: View) -> bool:
    """Whether the player in turn is bound by what was said: of two defenders, the claimer alone is."""
    return not view.query.by_defender or view.node.turn == view.query.claimer


def normal_cards(view: View) -> list[int]:
    """What the side's player may play to a trick that is under way."""
    follows = bool(of_suit(view.x, view.led))
    if view.query.by_defender:
        return defending.follow(view) if follows else defending.show_out(view)
    return follow_suit(view) if follows else show_out(view)


def after_lead(query: LineQuery, node: Node, letter: str, card: int) -> Node:
    """The node after a lead of the side, with what it means for the cards to come."""
    running = suit_of(card) if letter == "W" else node.running
    meant = replace(node, running=running, given_up=letter == "C", only_conceded=node.only_conceded and letter == "C")
    return play(query, meant, card)
