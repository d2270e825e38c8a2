"""Guaranteed tricks: what one strategy of the side makes against every lie of the cards (MODEL.md §2).

Nature and the defence are one adversary, who commits to a deal only as it plays. Its state is what the claimer can
know: the cards out, who is known void of what, how many cards each opponent holds. That is a game of perfect
information: alpha-beta with a null window over "at least n tricks", with a transposition table on relative ranks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from nlclaim.lines.bits import SUIT_BITS, SUITS_BITS, class_ends, classes, indices, relative
from nlclaim.lines.budget import Budget
from nlclaim.lines.lies import Lies
from nlclaim.lines.node import BLANK, SIDE, Node, gathered, played_by_opponent, played_by_side, tricks_left
from nlclaim.lines.winners import can_run, loses_at_once, trump_tricks

Reply = tuple[int, tuple[int, int]]
"""An opponent's card (or BLANK) and the voids known once it is played."""


class GuaranteedSolver(ABC):
    """Answers questions about one deal's picture; answers are kept, so ask one solver many questions."""

    def __init__(self, trumps: int, budget: Budget) -> None:
        self._trumps = trumps
        self._budget = budget
        self._exact: dict[object, int] = {}

    @abstractmethod
    def can_make(self, node: Node, number: int) -> bool:
        """Whether `number` of the tricks not gathered are guaranteed. Raises SearchBudgetExceeded."""

    @abstractmethod
    def _can_make_if_followed(self, node: Node, number: int) -> bool:
        """As `can_make`, when the opponents still to play to this trick follow suit if a deal lets them."""

    @abstractmethod
    def proved_so_far(self, node: Node) -> int:
        """A number known to be guaranteed without searching on: what was proved, or can be run at once."""

    def tricks(self, node: Node, guess: int | None = None) -> int:
        """The guaranteed tricks among those not finished. `guess`, the number to try first, only saves time."""
        key = node.identity
        exact = self._exact.get(key)
        if exact is None:
            most = tricks_left(node)
            exact = most if guess is None else max(0, min(guess, most))
            if self.can_make(node, exact):
                while exact < most and self.can_make(node, exact + 1):
                    exact += 1
            else:
                exact -= 1
                while not self.can_make(node, exact):
                    exact -= 1
            self._exact[key] = exact
        return exact

    def keeping(self, node: Node, cards: int, guess: int) -> int:
        """Those of `cards`, of the hand in turn, after which as many tricks are guaranteed as before.

        `guess`, as for `tricks`, only saves time.
        """
        number = self.tricks(node, guess)
        return sum(1 << card for card in indices(cards) if self.after(node, card, number))

    def after(self, node: Node, card: int, number: int) -> bool:
        """Whether `number` are guaranteed once the hand in turn has played `card`."""
        return self.can_make(played_by_side(node, card, self._trumps), number)

    def tricks_after(self, node: Node, card: int) -> int:
        """The guaranteed tricks once the hand in turn has played `card`, counted with the trick in progress."""
        number = tricks_left(node)
        while not self.after(node, card, number):
            number -= 1
        return number

    def tricks_if_followed(self, node: Node, sure: int) -> int:
        """As `tricks`, when the opponents still to play to the trick in progress follow suit if a deal lets them.

        `sure` is the number guaranteed without that.
        """
        number = sure
        while number < tricks_left(node) and self._can_make_if_followed(node, number + 1):
            number += 1
        return number


class SearchedGuarantee(GuaranteedSolver):
    """The solver in Python: what the compiled one must agree with, and what runs where that is not built."""

    def __init__(self, trumps: int, budget: Budget) -> None:
        super().__init__(trumps, budget)
        self._lies = Lies(trumps)
        self._known: dict[object, tuple[int, int]] = {}

    def proved_so_far(self, node: Node) -> int:
        if node.played or node.turn not in SIDE:
            return 0
        number, most = 0, tricks_left(node)
        while number < most and can_run(node, number + 1, self._trumps):
            number += 1
        return max(number, self._known.get(self._key(node), (0, most))[0])

    def _can_make_if_followed(self, node: Node, number: int) -> bool:
        if node.played in (0, 4):
            return self._follow_up(node, number)
        if node.turn in SIDE:
            cards = self._side_cards(node)
            return any(self._can_make_if_followed(played_by_side(node, card, self._trumps), number) for card in cards)
        return all(
            self._can_make_if_followed(played_by_opponent(node, card, voids, self._trumps), number)
            for card, voids in self.replies(node, follow=True)
        )

    def can_make(self, node: Node, number: int) -> bool:
        if number <= 0:
            return True
        if number > tricks_left(node) + (node.played == 4):
            return False
        return self._between_tricks(node, number) if node.played == 0 else self._follow_up(node, number)

    def _between_tricks(self, node: Node, number: int) -> bool:
        left = node.first.bit_count()
        if number <= 0 or number > left:
            return number <= 0
        key = self._key(node)
        low, high = self._known.get(key, (0, left))
        if number <= low or number > high:
            return number <= low
        answer = self._quick(node, number)
        if answer is None:
            self._budget.spend()
            answer = False if self._lies.refute(node, number) else None
        if answer is None:
            answer = self._in_trick(node, number)
            low, high = self._known.get(key, (0, left))
        self._known[key] = (max(low, number), high) if answer else (low, min(high, number - 1))
        return answer

    @staticmethod
    def _key(node: Node) -> object:
        return relative(node.first, node.second, node.out), node.voids, node.turn

    def _quick(self, node: Node, number: int) -> bool | None:
        trumps = SUIT_BITS[self._trumps] if self._trumps >= 0 else 0
        if any(trump_tricks(hand & trumps, node.out & trumps) >= number for hand in (node.first, node.second)):
            return True
        if node.turn in SIDE:
            return True if can_run(node, number, self._trumps) else None
        return False if loses_at_once(node, number, self._trumps) else None

    def _in_trick(self, node: Node, number: int) -> bool:
        if node.turn in SIDE:
            return any(self.after(node, card, number) for card in self._side_cards(node))
        return all(self._after_reply(node, card, voids, number) for card, voids in self.replies(node))

    def _after_reply(self, node: Node, card: int, voids: tuple[int, int], number: int) -> bool:
        return self._follow_up(played_by_opponent(node, card, voids, self._trumps), number)

    def _follow_up(self, node: Node, number: int) -> bool:
        if node.played < 4:
            return self._in_trick(node, number)
        if node.best_place in SIDE:
            number -= 1
        return self._between_tricks(gathered(node), number)

    def _side_cards(self, node: Node) -> list[int]:
        held, other = (node.first, node.second) if node.turn == 0 else (node.second, node.first)
        if node.led >= 0:
            held = held & SUIT_BITS[node.led] or held
        cards = classes(held, other | node.out | node.table)
        return cards[::-1] if node.led < 0 else cards

    def replies(self, node: Node, *, follow: bool = False) -> Iterator[Reply]:
        """What the opponent in turn may play in some deal, with the voids known afterwards.

        With `follow`, showing out is left out wherever the picture lets him follow (MODEL.md, v1).
        """
        if node.played == 0:
            yield from self._held_by_opponent(node, node.out, node.voids) or [(BLANK, node.voids)]
            return
        in_suit = node.out & SUIT_BITS[node.led]
        if not in_suit:
            yield from self._discards(node, node.voids)
            return
        me = node.turn // 2
        following: list[Reply] = []
        if not node.voids[me] >> node.led & 1:
            following = self._held_by_opponent(node, in_suit, node.voids)
            yield from following if follow else sorted(following, key=lambda reply: reply[0] < node.best)
        if node.voids[1 - me] >> node.led & 1 or (follow and following):
            return
        shown = node.voids[me] | 1 << node.led
        yield from self._discards(node, (shown, node.voids[1]) if me == 0 else (node.voids[0], shown))

    def _held_by_opponent(self, node: Node, cards: int, voids: tuple[int, int]) -> list[Reply]:
        """Cards he may hold. With his partner still to play, which of two equal cards wins decides who leads next."""
        cards &= ~SUITS_BITS[voids[node.turn // 2]]
        separators = node.first | node.second | node.table
        found = class_ends(cards, separators) if node.played < 2 else classes(cards, separators)
        if not node.voids[0] | node.voids[1] | voids[0] | voids[1] and node.out.bit_count() <= sum(node.rooms):
            return [(card, voids) for card in found]
        return [(card, voids) for card in found if self._fits(node, node.out & ~(1 << card), voids)]

    def _discards(self, node: Node, voids: tuple[int, int]) -> Iterator[Reply]:
        if self._fits(node, node.out, voids):
            yield BLANK, voids
        yield from self._held_by_opponent(node, node.out, voids)

    @staticmethod
    def _fits(node: Node, out: int, voids: tuple[int, int]) -> bool:
        """Whether `out` can lie in the opponents' hands once the one in turn has played a card."""
        left, right = node.rooms
        left, right = (left - 1, right) if node.turn == 1 else (left, right - 1)
        return (
            out.bit_count() <= left + right
            and (out & SUITS_BITS[voids[1]]).bit_count() <= left
            and (out & SUITS_BITS[voids[0]]).bit_count() <= right
        )
