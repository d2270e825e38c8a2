"""The words of MODEL.md §1 and §2 at one node of a line: X, Y, out, picture, masters, `v`, `g`, `v1`."""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.lines import LineQuery
from tests.oracle import beliefs
from tests.oracle.sets import (
    beats,
    bit,
    cards_in,
    higher,
    highest,
    led_suit,
    of_suit,
    suit_of,
    winner_seat,
    winning_card,
)


@dataclass(frozen=True, slots=True)
class Node:
    """Everything about a line so far that bears on what comes after."""

    hands: beliefs.Hands
    turn: int
    trick: tuple[int, ...]
    voids: beliefs.Voids
    forgotten: int
    running: int
    """The suit being run, or -1."""
    won: int = 0
    lost: int = 0
    """Tricks of the side and of the others since the claim."""
    given_up: bool = False
    """Whether the trick in progress is given up."""
    only_conceded: bool = True
    """Whether every lead of the side since the claim gave up a trick."""
    steps: tuple[int | None, ...] = ()
    """Of each promise: how often it is still to be carried out (None: as often as it can be)."""
    forced: int = 0
    """The cards of which partner plays one to this trick, because a step says so."""
    passed: frozenset[int] = frozenset()
    """The steps that were passed when the trick in progress began."""
    asked: int = -1
    """The step that the trick in progress was led for, if partner has to ruff or to discard; else -1."""
    on_plan: bool = False
    """Whether the trick was led as a winner by a stated step."""
    by_step: bool = False
    """Whether the trick was led by a stated step."""
    lost_in: tuple[int, ...] = (0, 0, 0, 0)
    """Of the tricks lost, those led in each suit."""
    led_by: int = -1
    """The step that led the trick in progress; else -1."""


class View:
    """A node as the side sees it when it has to play."""

    def __init__(self, query: LineQuery, node: Node) -> None:
        self.query, self.node, self.policy = query, node, query.policy
        self.trumps = -1 if query.position.trumps is None else int(query.position.trumps)
        self.side = query.claimer % 2
        self.x, self.y = node.hands[node.turn], node.hands[(node.turn + 2) % 4]
        self.out = node.hands[1 - self.side] | node.hands[3 - self.side]
        self.picture = self.out & ~node.forgotten
        self.led = led_suit(node.trick)
        self.tricks = node.hands[node.turn].bit_count()
        self.risky: frozenset[int] = frozenset()
        self.barred: frozenset[int] = frozenset()
        self.values = {card: self._value(card) for card in self.legal()} if not query.by_defender else {}
        self.g = max(self.values.values(), default=0)

    def bar(self, suits: frozenset[int]) -> None:
        """Leave suits out: they are not to be led yet (§5). `g` stays that of all leads."""
        self.barred = suits

    def risk(self, suits: frozenset[int]) -> None:
        """Suits with a guess that was never safe: its sides need no `v` = `g` (§3.1, G)."""
        self.risky = suits

    def risks(self, suit: int) -> bool:
        """Whether the suit is one of those."""
        return suit in self.risky

    # --- §1 ---

    def legal(self) -> list[int]:
        """The cards that the player in turn may play."""
        cards = cards_in(of_suit(self.x, self.led) or self.x)
        return [card for card in cards if suit_of(card) not in self.barred]

    def our(self, suit: int) -> int:
        """The side's cards of a suit."""
        return of_suit(self.x | self.y, suit)

    def is_master(self, card: int) -> bool:
        """A card of the side higher than top(s)."""
        return not higher(self.picture, card)

    def has_top(self, suit: int) -> bool:
        """Whether h(s) is a master."""
        return bool(self.our(suit)) and self.is_master(highest(self.our(suit)))

    def masters(self, cards: int) -> list[int]:
        """Those of the cards that are masters."""
        return [card for card in cards_in(cards) if self.is_master(card)]

    def is_solid(self, card: int) -> bool:
        """At least `solid_rank`; in trumps `solid_rank_trumps`."""
        least = self.policy.solid_rank_trumps if suit_of(card) == self.trumps else self.policy.solid_rank
        return card % 13 >= least

    def trumps_in_picture(self) -> int:
        """The trumps of P."""
        return of_suit(self.picture, self.trumps)

    def finessable(self, card: int) -> bool:
        """Exactly one card of P is higher; the side has cards higher than that, but fewer than P has of the suit.

        Cards of the suit that the opponents have played to the trick in progress count with those of P.
        """
        above = higher(self.picture, card)
        if above.bit_count() != 1:
            return False
        over = higher(self.x | self.y, highest(above)).bit_count()
        theirs = [played for played in self.node.trick[::-1][::2] if suit_of(played) == suit_of(card) == self.led]
        return 0 < over < of_suit(self.picture, suit_of(card)).bit_count() + len(theirs)

    @property
    def suits_to_cash(self) -> set[int]:
        """The suits of steps to cash, run or test one that are not over."""
        return {
            int(step.suit)
            for index, step in enumerate(self.query.promises)
            if step.verb in ("cash", "run", "test") and step.suit is not None and not step.cards
            if self.node.steps[index] != 0 and index not in self.node.passed
        }

    @property
    def named_to_come(self) -> int:
        """The cards that steps not over will cash or win with by name."""
        named = 0
        for index, step in enumerate(self.query.promises):
            open_still = self.node.steps[index] != 0 and index not in self.node.passed
            if open_still and step.verb in ("cash", "run", "test", "unblock", "win", "draw"):
                named |= step.cards.mask
        return named

    # --- the trick in progress ---

    @property
    def best(self) -> int:
        """The card now winning."""
        return winning_card(self.node.trick, self.trumps)

    @property
    def best_is_partners(self) -> bool:
        """Whether Y's card is best."""
        leader = self.node.turn - len(self.node.trick)
        return winner_seat(self.node.trick, leader, self.trumps) == (self.node.turn + 2) % 4

    @property
    def side_led(self) -> bool:
        """Whether the side led to the trick in progress."""
        return len(self.node.trick) == 2

    @property
    def opponents_led(self) -> bool:
        """Whether an opponent led to the trick in progress."""
        return len(self.node.trick) in (1, 3)

    @property
    def partner_to_play(self) -> bool:
        """Whether Y is still to play to this trick."""
        return len(self.node.trick) < 2

    def opponents_to_play(self) -> list[int]:
        """The opponents still to play to this trick."""
        after = [(self.node.turn + step) % 4 for step in range(1, 4 - len(self.node.trick))]
        return [seat for seat in after if seat % 2 != self.side]

    def beats_best(self, cards: int) -> list[int]:
        """Those of the cards that beat `best`, lowest first."""
        return [card for card in cards_in(cards) if beats(card, self.best, self.trumps)]

    def known_void(self, seat: int, suit: int) -> bool:
        """Whether K has it."""
        return suit in self.node.voids[seat]

    # --- §2 ---

    def _value(self, card: int) -> int:
        return beliefs.value(self.trumps, self.side, self._after(card), self._deals(card), *self._then(card))

    def follow_value(self, card: int) -> int:
        """`v1`: as `v`, but opponents still to play follow suit unless they are known to be void."""
        led = led_suit((*self.node.trick, card))
        must = [seat for seat in self.opponents_to_play() if not self.known_void(seat, led)]
        deals = frozenset(d for d in self._deals(card) if all(of_suit(d[seat // 2], led) for seat in must))
        if not deals:
            return self.values[card]
        return beliefs.value(self.trumps, self.side, self._after(card), deals, *self._then(card))

    def _after(self, card: int) -> beliefs.Hands:
        return beliefs.without(beliefs.ours(self.node.hands, self.side), self.node.turn, card)

    def _then(self, card: int) -> tuple[int, tuple[int, ...], int]:
        return self.tricks, (*self.node.trick, card), (self.node.turn + 1) % 4

    def _deals(self, card: int) -> beliefs.Deals:
        return beliefs.first_deals(self.side, self.picture, self.node.voids, *self._then(card))

    def best_values(self, cards: list[int]) -> list[int]:
        """Those with v = g."""
        return [card for card in cards if self.values[card] == self.g]


def play(query: LineQuery, node: Node, card: int) -> Node:
    """The node after the player in turn plays `card`, whoever he is; what the lead meant is noted elsewhere."""
    trumps = -1 if query.position.trumps is None else int(query.position.trumps)
    side = query.claimer % 2
    trick, seat = (*node.trick, card), node.turn
    voids, forgotten = list(node.voids), node.forgotten
    if suit_of(card) != led_suit(trick):
        voids[seat] |= {led_suit(trick)}
    if seat % 2 != side:
        forgotten = awake(query, node, card)
    turn, won, lost = (seat + 1) % 4, node.won, node.lost
    given_up, forced, asked, steps, on_plan = node.given_up, node.forced, node.asked, node.steps, node.on_plan
    by_step, lost_in, led_by = node.by_step, node.lost_in, node.led_by
    if len(trick) == 4:
        turn = winner_seat(trick, seat + 1, trumps)
        won, lost = (won + 1, lost) if turn % 2 == side else (won, lost + 1)
        if on_plan and turn % 2 != side:
            steps = (0,) * len(steps)
        if turn % 2 != side:
            lost_in = tuple(number + (suit == led_suit(trick)) for suit, number in enumerate(lost_in))
        trick, given_up, forced, asked, on_plan, by_step, led_by = (), False, 0, -1, False, False, -1
    return Node(
        beliefs.without(node.hands, seat, card), turn, trick, (voids[0], voids[1], voids[2], voids[3]), forgotten,
        node.running, won, lost, given_up, node.only_conceded, steps, forced, node.passed, asked,
        on_plan, by_step, lost_in, led_by,
    )  # fmt: skip


def awake(query: LineQuery, node: Node, card: int) -> int:
    """§3.4: what is still forgotten after an opponent plays `card`."""
    led = led_suit((*node.trick, card))
    if bit(card) & node.forgotten and not (bit(card) & query.presumed.mask and falls(query, node, card)):
        return 0
    news = led not in node.voids[node.turn]
    theirs = [played for played in node.trick[::-1][1::2] if suit_of(played) == led]
    hands = node.hands[node.turn] | node.hands[(node.turn + 2) % 4]
    known = of_suit(hands & (~node.forgotten | query.presumed.mask), led).bit_count() + len(theirs)
    shows_out = news and known >= 2 and suit_of(card) != led and of_suit(node.forgotten, led)
    if query.policy.observe in ("showouts", "all") and shows_out:
        return 0
    return node.forgotten


def falls(query: LineQuery, node: Node, card: int) -> bool:
    """Whether the side still has, in hand or in this trick, a card that beats one with which an opponent follows."""
    side = query.claimer % 2
    leader = node.turn - len(node.trick)
    in_trick = sum(bit(played) for place, played in enumerate(node.trick) if (leader + place) % 2 == side)
    follows = not node.trick or suit_of(card) == led_suit(node.trick)
    return follows and bool(higher(node.hands[side] | node.hands[side + 2] | in_trick, card))
