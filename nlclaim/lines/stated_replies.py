"""What binding steps of the statement play to a trick in progress (MODEL.md §5)."""

from __future__ import annotations

from nlclaim.lines.bits import ABOVE, SUIT_BITS, highest, indices, lowest
from nlclaim.lines.consulted import STATED
from nlclaim.lines.node import SIDE, beats
from nlclaim.lines.promises import CASHING, DONE, Bound, discardable, finesse_cards, ready
from nlclaim.lines.table import NO_PROMISE
from nlclaim.lines.view import Candidate, View


def stated_reply(bounds: tuple[Bound, ...], view: View) -> Candidate | None:
    """The card that a promise makes the hand in turn play to the trick in progress, if any."""
    table = view.table
    if table.active >= 0:
        card = _reply_in_own_trick(bounds[table.active], view)
        if card is not None:
            return Candidate(card, "stated", STATED, promise=table.active)
    void = not view.mine(table.led)
    led_for = _led_for(bounds, view) if void else []
    for number in dict.fromkeys((*led_for, *ready(bounds, table.rests))):
        bound = bounds[number]
        led_for_it = number == table.active or number in led_for
        card = _reply_when_void(bound, view, led_for_it=led_for_it) if void else _reply_in_suit(bound, view)
        if card is not None:
            return Candidate(card, "stated", STATED, promise=number)
    return None


def _led_for(bounds: tuple[Bound, ...], view: View) -> list[int]:
    """ "I lead the eight of hearts *and ruff it*": the ruffs for which a step led this card, no sure winner."""
    table = view.table
    if table.active < 0:
        return []
    led = bounds[table.active]
    one_card = led.verb == "lead" or (led.cards and not led.cards & (table.hands[0] | table.hands[2]))
    out = table.hands[1] | table.hands[3] | table.on_table
    if not one_card or not out & ABOVE[table.trick[0]] & SUIT_BITS[table.led]:
        return []
    rests = tuple(DONE if number == table.active else rest for number, rest in enumerate(table.rests))
    ruffs = (number for number in ready(bounds, rests) if bounds[number].verb in ("ruff", "overruff"))
    return [number for number in ruffs if bounds[number].suit == table.led and table.active in bounds[number].after]


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
    mine = view.mine(table.led)
    named = mine & bound.cards
    unasked = bound.verb == "cash" and table.active == NO_PROMISE
    if not named or not (unasked or (bound.verb == "win" and table.leader not in SIDE)):
        return None
    if unasked and _partner_is_winning(view) and not view.could_be_beaten(table.best, table.led):
        # The words name winners in order, and no overtaking; but a card named that is his lowest is the one to play.
        return lowest(named) if lowest(named) == lowest(mine) else None
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
    if bound.verb == "finesse" and bound.place == view.table.turn:  # led over, so that this hand leads for it
        return highest(mine) if view.surely_wins(highest(mine)) else None
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
    cards = [card for card in finesse_cards(table, table.led, table.turn) if beats(card, table.best, view.trumps)]
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
        return named[0] if named else trumps[-1] if bound.height == "high" else trumps[0]
    if bound.verb == "discard" and bound.on_suit in (-1, table.led) and discardable(bound, view.x):
        return lowest(discardable(bound, view.x))
    return None


def trumps_to_come(bounds: tuple[Bound, ...], view: View) -> int:
    """Trumps that later steps of the statement are to be played with: nobody makes those impossible (semantics §4.4).

    Cards that are named; the highest that are to be cashed, said to be high ones or from the top; and as many masters
    as drawing the trumps that are out takes at least.
    """
    wanted = 0
    masters = indices(view.masters((view.x | view.y) & SUIT_BITS[view.trumps]))[::-1]
    for bound, rest in zip(bounds, view.table.rests, strict=True):
        if rest == DONE:
            continue
        if bound.verb in CASHING and bound.cards:
            wanted |= bound.cards & SUIT_BITS[view.trumps]
            continue
        rounds = 0
        if bound.verb == "draw":
            rounds = ((view.out & SUIT_BITS[view.trumps]).bit_count() + 1) // 2
        elif (
            bound.verb in CASHING
            and bound.suit == view.trumps
            and (bound.height == "high" or view.from_the_top >> view.trumps & 1)
        ):
            rounds = len(masters) if rest < 0 else rest
        wanted |= sum(1 << card for card in masters[:rounds])
    return wanted
