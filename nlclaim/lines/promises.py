"""Binding steps of the statement in the line search (MODEL.md §5): which are ready, what they lead, how they end.

`Table.rests` runs parallel to the promises: a count still to do, OPEN when none was said, DONE.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nlclaim.lines.bits import ABOVE, SUIT_BITS, highest, indices, lowest
from nlclaim.lines.node import SIDE, beats
from nlclaim.lines.table import NO_PROMISE, Table
from nlclaim.lines.view import Candidate, View

DONE: Final = 0
OPEN: Final = -1
CASHING: Final[tuple[str, ...]] = ("cash", "run", "test", "unblock", "win", "draw")
"""Steps by which a suit is run."""
WINNING: Final[tuple[str, ...]] = ("cash", "run", "test", "unblock", "win")
"""Steps that lead what is taken for a winner."""
_ONCE: Final[tuple[str, ...]] = ("lead", "ruff", "overruff", "discard", "duck", "finesse", "ruffing_finesse", "cross")
_DONE_BY_REPLY: Final[tuple[str, ...]] = ("ruff", "overruff", "discard", "finesse")
"""Steps that the card of the other hand carries out; a duck is done by the lead, whatever the other hand has."""
BINDING: Final[tuple[str, ...]] = (*CASHING, *_ONCE, "crossruff", "knock_out", "establish")
"""Verbs that bind play; a squeeze or a throw-in names a technique, not a line."""


class Bound(NamedTuple):
    """A promise in the search's own terms. `place` is 0 or 2, -1 for either; `after` are indices."""

    verb: str
    suit: int
    cards: int
    rounds: int
    place: int
    on_suit: int
    high: bool
    after: tuple[int, ...]

    def first_rest(self) -> int:
        """What there is to do at the start."""
        if self.cards and self.verb in CASHING:
            return OPEN
        if self.rounds:
            return self.rounds
        return 1 if self.verb in _ONCE else OPEN


def settle(bounds: tuple[Bound, ...], table: Table, trumps: int, *, may_stop: bool) -> Table:
    """The table with every promise whose object is gone marked as done; `may_stop`: or whose suit has broken badly."""
    due = set(ready(bounds, table.rests))
    rests = tuple(
        DONE
        if rest != DONE
        and (number in due or bound.verb != "cross")  # being there now crosses nothing that comes later
        and (_is_passed(bound, table, trumps) or (may_stop and _has_broken(bound, table, trumps)))
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
    shown_out = any(table.voids[place] >> suit & 1 for place in (1, 3))
    return shown_out and bool(ours) and bool(table.picture & ABOVE[highest(ours)])


def _is_passed(bound: Bound, table: Table, trumps: int) -> bool:
    ours = table.hands[0] | table.hands[2]
    verb = bound.verb
    if verb == "draw":
        return trumps < 0 or not table.picture & SUIT_BITS[trumps] or not ours & SUIT_BITS[trumps]
    if verb in ("ruff", "overruff"):
        return not any(_can_ruff_ever(bound, table, place, trumps) for place in _places(bound))
    if verb == "crossruff":
        return not any(_can_ruff_ever(bound, table, place, trumps) for place in (0, 2))
    if verb == "cross":
        return not table.trick and table.turn == bound.place
    if verb == "discard":
        return not any(_discardable(bound, table.hands[place]) for place in _places(bound))
    if verb == "finesse":
        return not _can_finesse(bound, table)
    if verb == "ruffing_finesse":
        return not any(_ruffing_finesse(bound, table, place, trumps) for place in (0, 2))
    if bound.cards:
        return not ours & bound.cards
    if verb in ("knock_out", "establish"):
        cards = ours & SUIT_BITS[bound.suit]
        return not cards or not table.picture & ABOVE[highest(cards)]
    return bound.suit < 0 or not ours & SUIT_BITS[bound.suit]


def _places(bound: Bound) -> tuple[int, ...]:
    return (0, 2) if bound.place < 0 else (bound.place,)


def _can_ruff_ever(bound: Bound, table: Table, place: int, trumps: int) -> bool:
    if trumps < 0 or not table.hands[place] & SUIT_BITS[trumps]:
        return False
    if table.trick and table.led != trumps and bound.suit in (-1, table.led):
        return True
    other = table.hands[(place + 2) % 4]
    suits = [bound.suit] if bound.suit >= 0 else [suit for suit in range(4) if suit != trumps]
    return any(other & SUIT_BITS[suit] for suit in suits)


def _discardable(bound: Bound, hand: int) -> int:
    return hand & bound.cards if bound.cards else hand & SUIT_BITS[bound.suit] if bound.suit >= 0 else hand


def _can_finesse(bound: Bound, table: Table) -> bool:
    if bound.cards:
        return any(
            table.hands[place] & bound.cards & (1 << card)
            for place in (0, 2)
            for card in _finesse_cards(table, highest(bound.cards) // 13, place)
        )
    suits = [bound.suit] if bound.suit >= 0 else list(range(4))
    return any(
        table.hands[place] & SUIT_BITS[suit] and _finesse_cards(table, suit, (place + 2) % 4)
        for suit in suits
        for place in (0, 2)
    )


def _ruffing_finesse(bound: Bound, table: Table, place: int, trumps: int) -> list[int]:
    """The cards that the hand at `place` may lead for the other, which is void, to ruff if they are covered."""
    other = table.hands[(place + 2) % 4]
    if trumps < 0 or not other & SUIT_BITS[trumps]:
        return []
    suits = [bound.suit] if bound.suit >= 0 else [suit for suit in range(4) if suit != trumps]
    return [card for suit in suits if not other & SUIT_BITS[suit] for card in _finesse_cards(table, suit, place)[-1:]]


def lets_run(bounds: tuple[Bound, ...], table: Table) -> bool:
    """Whether the card that leads this trick is a ruffing finesse that nobody has covered: it is not ruffed."""
    own = table.active >= 0 and bounds[table.active].verb == "ruffing_finesse"
    return own and table.best_place == (table.turn + 2) % 4


def _finesse_cards(table: Table, suit: int, place: int) -> list[int]:
    """Cards of the hand at `place` that a finesse may be taken with: something higher is out."""
    cards = table.hands[place] & SUIT_BITS[suit]
    return [card for card in indices(cards) if table.picture & ABOVE[card] and table.picture & SUIT_BITS[suit]]


def ready(bounds: tuple[Bound, ...], rests: tuple[int, ...]) -> list[int]:
    """The promises still to be kept whose predecessors are done."""
    return [
        number
        for number, bound in enumerate(bounds)
        if rests[number] != DONE and all(rests[before] == DONE for before in bound.after)
    ]


def leads(bounds: tuple[Bound, ...], view: View) -> Iterator[Candidate]:
    """The cards that ready promises lead from the hand in turn."""
    for number in ready(bounds, view.table.rests):
        for card in _leads_of(bounds[number], view):
            yield Candidate(card, "stated", sure=True, promise=number)


def _leads_of(bound: Bound, view: View) -> Iterator[int]:
    verb = bound.verb
    if verb == "draw":
        yield from _cash(view, view.trumps, -1, view.table.turn) if view.trumps >= 0 else ()
    elif verb in ("ruff", "overruff", "crossruff"):
        yield from _lead_for_ruff(bound, view)
    elif verb == "cross":
        yield from _lead_across(bound, view)
    elif verb == "finesse" and bound.place in (-1, view.table.turn):
        for suit in [bound.suit] if bound.suit >= 0 else range(4):
            yield from _lead_for_finesse(view, suit, bound.cards, bound.place)
    elif verb == "finesse":
        yield from _lead_over(bound.suit, view)
    elif verb == "ruffing_finesse":
        yield from _ruffing_finesse(bound, view.table, view.table.turn, view.trumps)
    elif verb == "discard":
        yield from _lead_for_discard(bound, view)
    elif bound.cards:
        yield from _lead_cards(bound, view)
    elif verb in ("knock_out", "establish"):
        yield from [highest(view.mine(bound.suit))] if view.mine(bound.suit) else []
    elif verb in ("duck", "lead"):
        if bound.place in (-1, view.table.turn) and view.mine(bound.suit):
            yield lowest(view.mine(bound.suit))
    else:
        yield from _cash(view, bound.suit, bound.place, view.table.turn)


def _cash(view: View, suit: int, place: int, turn: int) -> Iterator[int]:
    mine = view.mine(suit)
    if not mine:
        return
    if place not in (-1, turn):
        if not mine >> view.top(suit) & 1:
            yield lowest(mine)  # over to the hand whose winners were named
        return
    if mine >> view.top(suit) & 1:
        yield from view.run_from(mine)
    else:
        yield lowest(mine)


def lead_to_master(bound: Bound, view: View) -> int:
    """The lowest card of a suit that is cashed, where its top would fall on a sure winner opposite; else -1."""
    suit = view.trumps if bound.verb == "draw" else bound.suit
    if bound.verb not in CASHING or bound.cards or suit < 0:
        return -1
    mine, theirs = view.mine(suit), view.partners(suit)
    if not mine or not theirs or view.top(suit) != highest(mine):
        return -1
    against = view.out | view.table.forgotten  # a small card that he takes to be good is no reason
    return -1 if against & ABOVE[lowest(theirs)] else lowest(mine)


def _lead_cards(bound: Bound, view: View) -> Iterator[int]:
    if view.x & bound.cards:
        for suit in range(4):
            named = view.mine(suit) & bound.cards
            if named:
                yield highest(named)
        return
    if bound.verb == "lead":
        return
    for suit in range(4):
        if view.partners(suit) & bound.cards and view.mine(suit):
            yield lowest(view.mine(suit))


def _lead_for_ruff(bound: Bound, view: View) -> Iterator[int]:
    ruffer = (view.table.turn + 2) % 4
    if view.trumps < 0 or bound.place not in (-1, ruffer) or not view.partners(view.trumps):
        return
    for suit in [bound.suit] if bound.suit >= 0 else range(4):
        if suit != view.trumps and view.mine(suit) and not view.partners(suit):
            yield lowest(view.mine(suit))
        elif suit == bound.suit != view.trumps and bound.place == ruffer and view.mine(suit):
            top = highest(view.mine(suit))  # the ruffing hand still follows (STM-3)
            yield top if view.is_master(top) else lowest(view.mine(suit))


def _lead_across(bound: Bound, view: View) -> Iterator[int]:
    if view.table.turn == bound.place:
        return
    for suit in [bound.suit] if bound.suit >= 0 else range(4):
        mine, theirs = view.mine(suit), view.partners(suit)
        ruffs = not theirs and suit != view.trumps and view.trumps >= 0 and view.partners(view.trumps)
        if mine and (ruffs or _has_winner_over(view, suit)):
            yield lowest(mine)


def _lead_over(suit: int, view: View) -> Iterator[int]:
    """Low to a winner of the suit in which the other hand is to lead for the finesse, where no other suit crosses."""
    across = [each for each in range(4) if view.mine(each) and _has_winner_over(view, each)]
    if across == [suit]:
        yield lowest(view.mine(suit))


def _has_winner_over(view: View, suit: int) -> bool:
    theirs = view.partners(suit)
    return bool(theirs) and view.is_master(highest(theirs)) and highest(theirs) > lowest(view.mine(suit))


def _lead_for_finesse(view: View, suit: int, named: int, place: int) -> Iterator[int]:
    """Low towards a card that may win, else the highest such card of X's own, for Y to let run.

    Not through an opponent who is known to have none. With a card `named`, low towards it from the other hand, or,
    unless the hand to lead is said, that card itself.
    """
    here, there = view.table.turn, (view.table.turn + 2) % 4
    mine, theirs = view.mine(suit), view.partners(suit)
    if not mine or not theirs or view.table.voids[(here + 1) % 4] >> suit & 1:
        return
    if named:
        yield from [lowest(mine)] if theirs & named else [highest(mine & named)] if mine & named and place < 0 else []
        return
    if any(card > lowest(mine) for card in _finesse_cards(view.table, suit, there)):
        yield lowest(mine)
        return
    own = _finesse_cards(view.table, suit, here)
    if own and highest(theirs) > lowest(view.out & ABOVE[own[-1]] & SUIT_BITS[suit]):
        yield own[-1]


def _lead_for_discard(bound: Bound, view: View) -> Iterator[int]:
    if bound.on_suit >= 0:
        yield from _cash(view, bound.on_suit, -1, view.table.turn)
        return
    for suit in range(4):
        if view.mine(suit) and not view.partners(suit) and view.is_master(highest(view.mine(suit))):
            yield highest(view.mine(suit))


def reply(bounds: tuple[Bound, ...], view: View) -> Candidate | None:
    """The card that a promise makes the hand in turn play to the trick in progress, if any."""
    table = view.table
    if table.active >= 0:
        card = _reply_in_own_trick(bounds[table.active], view)
        if card is not None:
            return Candidate(card, "stated", sure=True, promise=table.active)
    void = not view.mine(table.led)
    for number in ready(bounds, table.rests):
        bound = bounds[number]
        card = _reply_when_void(bound, view, led_for_it=number == table.active) if void else _reply_in_suit(bound, view)
        if card is not None:
            return Candidate(card, "stated", sure=True, promise=number)
    return None


def _reply_in_suit(bound: Bound, view: View) -> int | None:
    table = view.table
    if bound.verb != "finesse":
        return _win_with_named(bound, view)
    mine = view.mine(table.led)
    if bound.suit not in (-1, table.led) or (bound.cards and not mine & bound.cards):
        return None
    if table.leader == (table.turn + 2) % 4:
        taken = bound.place in (-1, table.leader) and view.may_lie_in_front()  # else nothing to finesse against
    else:
        # An opponent's lead is run round to him; the hand that was to lead for the finesse lies opposite.
        taken = bound.place in (-1, (table.turn + 2) % 4) and bool(view.still_to_play())
    if not taken:
        return None
    return _finesse(view, mine, bound.cards)  # he claims when the suit has been led


def _win_with_named(bound: Bound, view: View) -> int | None:
    """A named card to a lead that no step made: "I win the ace and …"; "… and I overtake" the other hand's card."""
    table = view.table
    if bound.verb == "win" and not bound.cards and bound.suit == table.led and table.leader == (table.turn + 2) % 4:
        winning = [card for card in indices(view.mine(table.led)) if beats(card, table.best, view.trumps)]
        return winning[0] if winning else None
    named = view.mine(table.led) & bound.cards
    unasked = bound.verb == "cash" and table.active == NO_PROMISE
    if not named or not (unasked or (bound.verb == "win" and table.leader not in SIDE)):
        return None
    if unasked and _partner_is_winning(view) and not view.could_be_beaten(table.best, table.led):
        return None  # the words name winners in order, and no overtaking
    return highest(named) if beats(highest(named), table.best, view.trumps) else None


def _reply_in_own_trick(bound: Bound, view: View) -> int | None:
    if bound.verb == "ruffing_finesse":
        return None if _partner_is_winning(view) else next(iter(_winning_trumps(view)), None)
    mine = view.mine(view.table.led)
    if not mine:
        return None
    if bound.verb in CASHING and mine & bound.cards and not bound.cards >> view.table.trick[0] & 1:
        return highest(mine & bound.cards)
    if bound.verb == "duck":
        return lowest(mine)
    if bound.verb == "knock_out":
        return _force(view, mine)
    if bound.verb == "finesse" and bound.place in (-1, view.table.leader):
        return _finesse(view, mine, bound.cards)
    return None


def _force(view: View, mine: int) -> int | None:
    """The lowest card that as few cards out can beat as the hand's highest; None where the card led does as well."""
    needed = (view.out & ABOVE[highest(mine)]).bit_count()
    if (view.out & ABOVE[view.table.best]).bit_count() <= needed:
        return None
    return min(card for card in indices(mine) if (view.out & ABOVE[card]).bit_count() == needed)


def _finesse(view: View, mine: int, named: int) -> int | None:
    """The finesse from this hand; low, where the card led is the finesse and has not been covered.

    A card `named` is played only if it can still win: nobody plays the queen on the king he has just seen.
    """
    table = view.table
    if mine & named:
        return highest(mine & named) if beats(highest(mine & named), table.best, view.trumps) else None
    cards = [card for card in _finesse_cards(table, table.led, table.turn) if beats(card, table.best, view.trumps)]
    if cards:
        return cards[-1]
    return lowest(mine) if _partner_is_winning(view) else None


def _partner_is_winning(view: View) -> bool:
    return view.table.best_place == (view.table.turn + 2) % 4


def _winning_trumps(view: View) -> list[int]:
    """The trumps of the hand in turn that beat the trick in progress, lowest first."""
    return [card for card in indices(view.mine(view.trumps)) if beats(card, view.table.best, view.trumps)]


def _reply_when_void(bound: Bound, view: View, *, led_for_it: bool) -> int | None:
    """The ruff or the discard. A ruff by either hand spares partner's winning card, unless that was led for it."""
    table = view.table
    if bound.place not in (-1, table.turn):
        return None
    if bound.verb in ("ruff", "overruff", "crossruff") and bound.suit in (-1, table.led) and view.trumps >= 0:
        trumps = _winning_trumps(view)
        if table.led == view.trumps or not trumps or (_partner_is_winning(view) and bound.place < 0 and not led_for_it):
            return None
        named = [card for card in trumps if bound.cards >> card & 1]
        return named[0] if named else trumps[-1] if bound.high else trumps[0]
    if bound.verb == "discard" and bound.on_suit in (-1, table.led) and _discardable(bound, view.x):
        return lowest(_discardable(bound, view.x))
    return None


def kept(bounds: tuple[Bound, ...], table: Table, candidate: Candidate, *, leading: bool) -> tuple[int, ...]:
    """The rests once `candidate`, which serves a promise, is played."""
    if candidate.promise < 0 or table.rests[candidate.promise] <= 0:
        return table.rests
    bound = bounds[candidate.promise]
    if (bound.verb in _DONE_BY_REPLY and leading) or (bound.verb == "duck" and not leading):
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


def blocked_suits(bounds: tuple[Bound, ...], table: Table, trumps: int) -> int:
    """Suits of promises that may not be kept yet, as 4 bits: unstated play stays out of them.

    Nor does the hand opposite lead the suit of a finesse that the other is to lead for.
    """
    waiting = 0
    open_now = set(ready(bounds, table.rests))
    for number, bound in enumerate(bounds):
        elsewhere = bound.verb == "finesse" and bound.place not in (-1, table.turn)
        if table.rests[number] == DONE or (number in open_now and not elsewhere):
            continue
        ruffs = bound.verb in ("ruff", "overruff", "crossruff")  # the cards named are trumps, or ruffed
        named = 0 if ruffs else sum(1 << suit for suit in range(4) if bound.cards & SUIT_BITS[suit])
        suit = trumps if bound.verb == "draw" else bound.suit
        waiting |= named or (1 << suit if suit >= 0 else 0)
    return waiting
