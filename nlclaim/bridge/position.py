"""A position: the cards still held, the trick in progress, whose turn it is, and what play has shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from nlclaim.bridge.cards import CARDS, Card, Hand, Suit
from nlclaim.bridge.seats import Seat, Side
from nlclaim.errors import IllegalPlayError, InvalidPositionError


def trick_winner(cards: Sequence[Card], leader: Seat, trumps: Suit | None) -> Seat:
    """Who wins (or is winning) a trick of one to four cards that `leader` led to."""
    best = 0
    for place, card in enumerate(cards):
        held = cards[best]
        if card.suit == held.suit:
            if card.rank > held.rank:
                best = place
        elif card.suit == trumps:
            best = place
    return Seat((leader + best) % 4)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything the table shows, and the hidden hands.

    `hands` is indexed by Seat and does not hold the cards of `trick`. `previous` leads back, card by
    card, to where the record of the play starts.
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    trumps: Suit | None
    turn: Seat
    trick: tuple[Card, ...] = ()
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    """Who is known to be void, from the play so far."""
    won: tuple[int, int] = (0, 0)
    """Tricks won so far in what the record shows, by Side."""
    previous: Position | None = field(default=None, compare=False, repr=False)

    @property
    def leader(self) -> Seat:
        """Who led to the trick in progress, or leads to the next."""
        return self.turn.left(-len(self.trick))

    @property
    def remaining(self) -> int:
        """Tricks not yet finished, the one in progress included."""
        return len(self.hands[self.leader]) + (1 if self.trick else 0)

    def held_by(self, side: Side) -> Hand:
        """The cards still in both hands of a side."""
        first, second = side.seats
        return self.hands[first] | self.hands[second]

    @property
    def history(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card whose play is recorded, in order."""
        return self.latest()

    def latest(self, number: int | None = None) -> tuple[tuple[Seat, Card], ...]:
        """The last `number` cards whose play is recorded, in order; all of them where none is given."""
        plays: list[tuple[Seat, Card]] = []
        now: Position = self
        while now.previous is not None and len(plays) != number:
            before = now.previous
            card = CARDS[(before.hands[before.turn].mask ^ now.hands[before.turn].mask).bit_length() - 1]
            plays.append((before.turn, card))
            now = before
        return tuple(reversed(plays))

    def legal_plays(self) -> Hand:
        """The cards that the player in turn may play."""
        hand = self.hands[self.turn]
        if self.trick:
            holding = hand.suit_holding(self.trick[0].suit)
            if holding:
                return holding
        return hand

    def play(self, card: Card) -> Position:
        """The position after the player in turn plays `card`.

        Raises IllegalPlayError for a card not held or a revoke.
        """
        self._require_legal(card)
        hands = list(self.hands)
        hands[self.turn] -= Hand(card.bit)
        trick = (*self.trick, card)
        shown_out, won, turn = self.shown_out, self.won, self.turn.lho
        if card.suit != trick[0].suit:
            shown_out |= {(self.turn, trick[0].suit)}
        if len(trick) == 4:
            turn = trick_winner(trick, self.leader, self.trumps)
            won = (won[0] + 1, won[1]) if turn.side == Side.NS else (won[0], won[1] + 1)
            trick = ()
        a, b, c, d = hands
        return Position((a, b, c, d), self.trumps, turn, trick, shown_out, won, self)

    def undo(self) -> Position:
        """The position one card earlier. Raises IllegalPlayError where the record starts."""
        if self.previous is None:
            raise IllegalPlayError("nothing to undo: the record of the play starts here")
        return self.previous

    def _require_legal(self, card: Card) -> None:
        if card in self.legal_plays():
            return
        holder = self._holder(card)
        if holder is None:
            raise IllegalPlayError(f"{card.pretty} is not in any hand: it was played before, or never dealt")
        if holder != self.turn:
            raise IllegalPlayError(f"{card.pretty} is {holder}'s, and it is {self.turn}'s turn: out of turn")
        led = self.trick[0]
        raise IllegalPlayError(f"{card.pretty} from {self.turn}, who still holds {led.suit}, on {led.pretty}: a revoke")

    def _holder(self, card: Card) -> Seat | None:
        return next((seat for seat in Seat if card in self.hands[seat]), None)


def make_position(
    hands: Sequence[Hand],
    trumps: Suit | None,
    turn: Seat,
    trick: Sequence[Card] = (),
    shown_out: Iterable[tuple[Seat, Suit]] = (),
) -> Position:
    """A checked position of up to 13 cards a hand, from the cards still held and the trick in progress.

    Raises InvalidPositionError that names every problem.
    """
    show_outs = frozenset(shown_out)
    problems = find_problems(hands, turn, trick, show_outs)
    if problems:
        raise InvalidPositionError(problems)
    leader = Seat((turn - len(trick)) % 4)
    in_trick = {
        (Seat((leader + place) % 4), trick[0].suit) for place, card in enumerate(trick) if card.suit != trick[0].suit
    }
    north, east, south, west = hands
    return Position((north, east, south, west), trumps, turn, tuple(trick), show_outs | in_trick)


def proved_voids(position: Position, side: Side) -> frozenset[tuple[Seat, Suit]]:
    """What the show-outs of one player of `side` prove of the other, for who sees neither hand.

    Who can hold only so many cards of other suits has the rest of this one: if that is all that is out, the other has
    none. Gives only what no show-out says.
    """
    found = set()
    out = position.held_by(side)
    for seat in side.seats:
        other = seat.partner
        for suit in Suit:
            open_suits = [each for each in Suit if each != suit and (seat, each) not in position.shown_out]
            elsewhere = sum(len(out.suit_holding(each)) for each in open_suits)
            missing = len(out.suit_holding(suit))
            if missing and len(position.hands[seat]) - elsewhere >= missing:
                found.add((other, suit))
    return frozenset(found) - position.shown_out


def find_problems(
    hands: Sequence[Hand], turn: Seat, trick: Sequence[Card], shown_out: Iterable[tuple[Seat, Suit]]
) -> list[str]:
    """Everything that makes the position impossible, in words; empty when it is fine."""
    problems = []
    if len(trick) > 3:
        problems.append(f"{len(trick)} cards in the trick in progress; at most 3 can be")
    leader = Seat((turn - len(trick)) % 4)
    played = {Seat((leader + place) % 4): card for place, card in enumerate(trick[:3])}
    problems.extend(_doubled_cards(hands, trick))
    counts = {seat: len(hands[seat]) + (seat in played) for seat in Seat}
    if len(set(counts.values())) > 1:
        held = ", ".join(f"{seat} {count}" for seat, count in counts.items())
        problems.append(f"unequal hands (trick in progress included): {held}")
    if max(counts.values()) > 13:
        problems.append("more than 13 cards in a hand")
    if not any(counts.values()):
        problems.append("no cards left: there is nothing to rule on")
    for seat, card in played.items():
        if card.suit != trick[0].suit and hands[seat].suit_holding(trick[0].suit):
            problems.append(
                f"{seat} played {card.pretty} on {trick[0].pretty} and still holds {trick[0].suit}: a revoke"
            )
    for seat, suit in shown_out:
        if hands[seat].suit_holding(suit):
            problems.append(f"{seat} is said to have shown out of {suit} and still holds some")
    return problems


def _doubled_cards(hands: Sequence[Hand], trick: Sequence[Card]) -> list[str]:
    where: dict[Card, list[str]] = {}
    for seat in Seat:
        for card in hands[seat]:
            where.setdefault(card, []).append(str(seat))
    for card in trick:
        where.setdefault(card, []).append("the trick in progress")
    return [f"{card.pretty} is in {' and '.join(places)}" for card, places in where.items() if len(places) > 1]
