"""Binding steps of the statement in the line search (MODEL.md §5): which are ready, what they lead, how they end.

`Table.rests` runs parallel to the promises: a count still to do, OPEN when none was said, DONE.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nlclaim.lines.bits import ABOVE, SUIT_BITS, highest, indices
from nlclaim.lines.table import Table
from nlclaim.lines.view import Candidate

DONE: Final = 0
OPEN: Final = -1
CASHING: Final[tuple[str, ...]] = ("cash", "run", "test", "unblock", "win", "draw")
"""Steps by which a suit is run."""
WINNING: Final[tuple[str, ...]] = ("cash", "run", "test", "unblock", "win")
"""Steps that lead what is taken for a winner."""
NAMING_WINNERS: Final[tuple[str, ...]] = ("cash", "run", "test", "unblock", "win", "discard")
"""Those, and the discard that is made on winners: none of them is left stranded by another."""
_ONCE: Final[tuple[str, ...]] = ("lead", "ruff", "overruff", "discard", "duck", "finesse", "ruffing_finesse", "cross")
_DONE_BY_REPLY: Final[tuple[str, ...]] = ("ruff", "overruff", "discard", "finesse")
"""Steps that the card of the other hand carries out; a duck is done by the lead, whatever the other hand has."""
THE_REST: Final = "rest"
"""The winners that come before what was said to come last: it leads none of them, and ends when they have gone."""
BINDING: Final[tuple[str, ...]] = (*CASHING, *_ONCE, "crossruff", "knock_out", "establish", THE_REST)
"""Verbs that bind play; a squeeze, or a throw-in without a card, names a technique, not a line."""


class Bound(NamedTuple):
    """A promise in the search's own terms. `place` is 0 or 2, -1 for either; `after` are indices."""

    verb: str
    suit: int
    cards: int
    rounds: int
    place: int
    on_suit: int
    height: str
    after: tuple[int, ...]

    def first_rest(self) -> int:
        """What there is to do at the start."""
        if self.cards and self.verb in CASHING:
            return OPEN
        if self.rounds:
            return self.rounds
        return 1 if self.verb in _ONCE else OPEN


def settle(bounds: tuple[Bound, ...], table: Table, trumps: int, *, may_stop: bool) -> Table:
    """The table with every promise whose object is gone marked as done; `may_stop`: or whose suit has broken badly.

    A suit that is tested is given up once it has broken badly: that is what the test was for.
    """
    due = set(ready(bounds, table.rests))
    rests = tuple(
        DONE
        if rest != DONE
        and (number in due or bound.verb != "cross")  # being there now crosses nothing that comes later
        and (
            _is_passed(bound, table, trumps)
            or ((may_stop or bound.verb == "test") and _has_broken(bound, table, trumps))
        )
        else rest
        for number, (bound, rest) in enumerate(zip(bounds, table.rests, strict=True))
    )
    if rests == table.rests:
        return table
    return settle(bounds, table.with_rests(rests), trumps, may_stop=may_stop)  # what is passed may make others ready


def _has_broken(bound: Bound, table: Table, trumps: int) -> bool:
    """Whether a suit that is run, or drawn, has broken: an opponent is out of it, the other has its highest card."""
    suit = trumps if bound.verb == "draw" else bound.suit
    if bound.verb not in ("cash", "run", "test", "draw") or bound.cards or suit < 0:
        return False
    ours = (table.hands[0] | table.hands[2]) & SUIT_BITS[suit]
    shown_out = any(table.is_void(place, suit) for place in (1, 3))
    return shown_out and bool(ours) and bool(table.picture & ABOVE[highest(ours)])


def _is_passed(bound: Bound, table: Table, trumps: int) -> bool:
    ours = table.hands[0] | table.hands[2]
    verb = bound.verb
    if verb == THE_REST:
        return not any(not table.picture & ABOVE[card] for card in indices(ours & bound.cards))
    if verb == "draw":
        return trumps < 0 or not table.picture & SUIT_BITS[trumps] or not ours & SUIT_BITS[trumps]
    if verb in ("ruff", "overruff"):
        return not any(_can_ruff_ever(bound, table, place, trumps) for place in _places(bound))
    if verb == "crossruff":
        return not any(_can_ruff_ever(bound, table, place, trumps) for place in (0, 2))
    if verb == "cross":
        return not table.played and table.turn == bound.place
    if verb == "discard":
        return not any(discardable(bound, table.hand(place)) for place in _places(bound))
    if verb == "finesse":
        return not _can_finesse(bound, table)
    if verb == "ruffing_finesse":
        return not any(ruffing_finesse_cards(bound, table, place, trumps) for place in (0, 2))
    if bound.cards:
        return not ours & bound.cards
    if verb in ("knock_out", "establish"):
        cards = ours & SUIT_BITS[bound.suit]
        return not cards or not table.picture & ABOVE[highest(cards)]
    return bound.suit < 0 or not ours & SUIT_BITS[bound.suit]


def _places(bound: Bound) -> tuple[int, ...]:
    return (0, 2) if bound.place < 0 else (bound.place,)


def _can_ruff_ever(bound: Bound, table: Table, place: int, trumps: int) -> bool:
    if trumps < 0 or not table.hand(place) & SUIT_BITS[trumps]:
        return False
    if table.played and table.led != trumps and bound.suit in (-1, table.led):
        return True
    other = table.hand((place + 2) % 4)
    suits = [bound.suit] if bound.suit >= 0 else [suit for suit in range(4) if suit != trumps]
    return any(other & SUIT_BITS[suit] for suit in suits)


def discardable(bound: Bound, hand: int) -> int:
    """The cards of the hand that a step to discard may throw."""
    return hand & bound.cards if bound.cards else hand & SUIT_BITS[bound.suit] if bound.suit >= 0 else hand


def _can_finesse(bound: Bound, table: Table) -> bool:
    if bound.cards:
        return any(
            table.hand(place) & bound.cards & (1 << card)
            for place in (0, 2)
            for card in finesse_cards(table, highest(bound.cards) // 13, place)
        )
    suits = [bound.suit] if bound.suit >= 0 else list(range(4))
    return any(
        table.hand(place) & SUIT_BITS[suit] and finesse_cards(table, suit, (place + 2) % 4)
        for suit in suits
        for place in (0, 2)
    )


def ruffing_finesse_cards(bound: Bound, table: Table, place: int, trumps: int) -> list[int]:
    """The cards that the hand at `place` may lead for the other, which is void, to ruff if they are covered."""
    other = table.hand((place + 2) % 4)
    if trumps < 0 or not other & SUIT_BITS[trumps]:
        return []
    suits = [bound.suit] if bound.suit >= 0 else [suit for suit in range(4) if suit != trumps]
    return [card for suit in suits if not other & SUIT_BITS[suit] for card in finesse_cards(table, suit, place)[-1:]]


def lets_run(bounds: tuple[Bound, ...], table: Table) -> bool:
    """Whether the card that leads this trick is a ruffing finesse that nobody has covered: it is not ruffed."""
    own = table.active >= 0 and bounds[table.active].verb == "ruffing_finesse"
    return own and table.best_place == (table.turn + 2) % 4


_FINESSED: Final = 2
"""Higher cards that a finesse may be taken against: to play under three is to duck."""


def finesse_cards(table: Table, suit: int, place: int) -> list[int]:
    """Cards of the hand at `place` that a finesse may be taken with: one or two that are higher are out."""
    cards = table.hand(place) & SUIT_BITS[suit]
    return [card for card in indices(cards) if 0 < (table.picture & ABOVE[card]).bit_count() <= _FINESSED]


def ready(bounds: tuple[Bound, ...], rests: tuple[int, ...]) -> list[int]:
    """The promises still to be kept whose predecessors are done."""
    return [
        number
        for number, bound in enumerate(bounds)
        if rests[number] != DONE and all(rests[before] == DONE for before in bound.after)
    ]


def kept(bounds: tuple[Bound, ...], table: Table, candidate: Candidate, *, leading: bool) -> tuple[int, ...]:
    """The rests once `candidate`, which serves a promise, is played."""
    if candidate.promise < 0 or table.rests[candidate.promise] <= 0:
        return table.rests
    bound = bounds[candidate.promise]
    if bound.verb == "finesse" and not leading and table.active == candidate.promise:
        return table.rests  # counted when it was led for, or only led over
    led_for_it = bound.verb == "finesse" and bound.place in (-1, table.turn)  # covered or not, it has been taken
    if (bound.verb in _DONE_BY_REPLY and leading and not led_for_it) or (bound.verb == "duck" and not leading):
        return table.rests
    rests = list(table.rests)
    rests[candidate.promise] -= 1
    return tuple(rests)


def counted_in(bounds: tuple[Bound, ...], table: Table) -> int:
    """The ready step to cash the suit led in so many rounds, -1 if there is none."""
    for number in ready(bounds, table.rests):
        bound = bounds[number]
        cashes = bound.verb in ("cash", "run", "test", "win") and not bound.cards
        if cashes and bound.suit == table.led and table.rests[number] > 0:
            return number
    return -1


def suits_to_cash(bounds: tuple[Bound, ...], rests: tuple[int, ...]) -> int:
    """The suits of steps to cash, run or test one that are not yet done, as 4 bits."""
    suits = 0
    for bound, rest in zip(bounds, rests, strict=True):
        if rest != DONE and bound.verb in ("cash", "run", "test") and bound.suit >= 0 and not bound.cards:
            suits |= 1 << bound.suit
    return suits


def named_to_come(bounds: tuple[Bound, ...], rests: tuple[int, ...]) -> int:
    """The cards named by steps that win with them and are not yet done."""
    cards = 0
    for bound, rest in zip(bounds, rests, strict=True):
        if rest != DONE and bound.verb in CASHING:
            cards |= bound.cards
    return cards


def waits_for_rest(bounds: tuple[Bound, ...], rests: tuple[int, ...]) -> bool:
    """Whether winners are left that come before what was said to come last."""
    return any(bound.verb == THE_REST and rest != DONE for bound, rest in zip(bounds, rests, strict=True))


def blocked_suits(bounds: tuple[Bound, ...], table: Table, trumps: int) -> int:
    """Suits of promises that may not be kept yet, as 4 bits: unstated play stays out of them.

    So does the suit of a finesse that could be taken now only from the hand opposite.
    """
    waiting = 0
    open_now = set(ready(bounds, table.rests))
    for number, bound in enumerate(bounds):
        if table.rests[number] == DONE or (number in open_now and bound.verb != "finesse"):
            continue
        ruffs = bound.verb in ("ruff", "overruff", "crossruff")  # the cards named are trumps, or ruffed
        named = 0 if ruffs else sum(1 << suit for suit in range(4) if bound.cards & SUIT_BITS[suit])
        suit = trumps if bound.verb == "draw" else bound.suit
        waiting |= named or (1 << suit if suit >= 0 else 0)
    return waiting
