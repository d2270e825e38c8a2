"""Cards, deals and positions for hypothesis, and a player who plays any legal card."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from nlclaim.bridge import CARDS, Card, Contract, Deal, Hand, Position, Seat, Suit, make_position
from nlclaim.bridge.board import Board, settle_board

cards = st.sampled_from(CARDS)
hands = st.sets(cards).map(Hand.of)
seats = st.sampled_from(Seat)
trumps = st.sampled_from((None, *Suit))
contracts = st.builds(Contract, st.integers(1, 7), trumps, st.sampled_from(("", "X", "XX")))
randoms = st.integers(0, 2**32).map(Random)


def deal_cards(random: Random, size: int = 13) -> Deal:
    """Four hands of `size` random cards each."""
    pack = random.sample(CARDS, 4 * size)
    north, east, south, west = (Hand.of(pack[seat * size : (seat + 1) * size]) for seat in Seat)
    return north, east, south, west


def play_randomly(position: Position, count: int, random: Random) -> Position:
    """The position after `count` random legal cards."""
    for _ in range(count):
        position = position.play(random.choice(list(position.legal_plays())))
    return position


@st.composite
def deals(draw: st.DrawFn, size: int | None = None) -> Deal:
    """Deals of one to thirteen cards a hand."""
    return deal_cards(draw(randoms), draw(st.integers(1, 13)) if size is None else size)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Positions with their history: 1 to 13 cards dealt, some of them played, at least one left."""
    random, size = draw(randoms), draw(st.integers(1, 13))
    start = make_position(deal_cards(random, size), draw(trumps), draw(seats))
    return play_randomly(start, draw(st.integers(0, 4 * size - 1)), random)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards as a log has them: play cut short anywhere, or complete."""
    random, declarer, contract = draw(randoms), draw(seats), draw(contracts)
    hands = deal_cards(random)
    count = draw(st.integers(0, 52))
    end = play_randomly(make_position(hands, contract.trumps, declarer.lho), count, random)
    board = Board(
        hands=hands,
        number=draw(st.integers(1, 99)),
        room=draw(st.sampled_from(("", "open", "closed"))),
        dealer=draw(seats),
        vulnerable=draw(st.sampled_from(("", "None", "NS", "EW", "Both"))),
        contract=contract,
        declarer=declarer,
        result=draw(st.none() | st.integers(0, 13)),
        names=draw(st.tuples(*[st.sampled_from(("", 'A "B" C', "Åse\\", "N. N."))] * 4)),
    )
    return settle_board(board, played(end), draw(st.booleans()))


def played(position: Position) -> tuple[Card, ...]:
    """The cards of the position's history."""
    return tuple(card for _, card in position.history)
