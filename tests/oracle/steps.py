"""MODEL.md §5, binding steps: cash, run, test, unblock, win, draw, lead, ruff, duck, with their orders."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from nlclaim.lines import Promise
from tests.oracle.leading import from_the_top
from tests.oracle.sets import beats, bit, cards_in, highest, lowest, of_suit, suit_of
from tests.oracle.view import Node, View

CASHING = ("cash", "run", "test", "unblock", "win", "draw")


class Stated(NamedTuple):
    """A lead that a step asks for: which step, the card, and what Y then has to play one of (0: anything)."""

    index: int
    card: int
    forced: int = 0


def suit_named(view: View, step: Promise) -> int:
    """The suit that a step is about: its own, trumps for drawing them, none when it names cards."""
    if step.verb == "draw":
        return view.trumps
    return -1 if step.suit is None else int(step.suit)


def is_over(view: View, index: int) -> bool:
    """Whether a step is done or passed."""
    step = view.query.promises[index]
    return view.node.steps[index] == 0 or is_passed(view, step)


def is_passed(view: View, step: Promise) -> bool:
    """Whether the object of a step is gone."""
    ours, suit = view.x | view.y, suit_named(view, step)
    if step.cards:
        return not step.cards.mask & ours
    if step.verb == "draw" and not view.trumps_in_picture():
        return True
    if step.verb == "ruff" and step.seat is not None:
        hands = view.node.hands
        return not of_suit(hands[step.seat], view.trumps) or not of_suit(hands[step.seat.partner], suit)
    return not of_suit(ours, suit)


def is_ready(view: View, step: Promise) -> bool:
    """Whether all predecessors are done or passed."""
    return all(is_over(view, index) for index, other in enumerate(view.query.promises) if other.id in step.after)


def stated_leads(view: View) -> list[Stated]:
    """What the ready steps ask X to lead now; a card that two of them ask for carries out the first."""
    leads = [
        lead
        for index, step in enumerate(view.query.promises)
        if not is_over(view, index) and is_ready(view, step)
        for lead in sensible(view, leads_of(view, index, step))
    ]
    return [lead for place, lead in enumerate(leads) if lead.card not in [other.card for other in leads[:place]]]


def sensible(view: View, leads: list[Stated]) -> list[Stated]:
    """Of the cards that a step offers, those with the greatest v (a defender's claim knows no v)."""
    most = max((view.values.get(lead.card, 0) for lead in leads), default=0)
    return [lead for lead in leads if view.values.get(lead.card, 0) == most]


def leads_of(view: View, index: int, step: Promise) -> list[Stated]:
    """The table of §5."""
    suit = suit_named(view, step)
    mine, theirs = of_suit(view.x, suit), of_suit(view.y, suit)
    if step.verb == "lead":
        return [Stated(index, card) for card in highest_named(view, step) or ([lowest(mine)] if mine else [])]
    if step.cards:
        return cash_cards(view, index, step)
    if not mine:
        return []
    if step.verb == "duck":
        return [Stated(index, lowest(mine), bit(lowest(theirs)) if theirs else 0)]
    if step.verb == "ruff":
        return ruff(view, index, step, lowest(mine))
    if highest(mine | theirs) not in cards_in(mine):
        return [Stated(index, lowest(mine))]
    return [Stated(index, card) for card in from_the_top(view, cards_in(mine))]


def highest_named(view: View, step: Promise) -> list[int]:
    """The highest named card in X; of two suits, two cards may be equally high."""
    named = cards_in(step.cards.mask & view.x)
    return [card for card in named if card % 13 == max(other % 13 for other in named)]


def cash_cards(view: View, index: int, step: Promise) -> list[Stated]:
    """The highest named card in X; else the lowest towards one in Y."""
    if named_here := highest_named(view, step):
        return [Stated(index, card) for card in named_here]
    found = []
    for suit in range(4):
        named, mine = of_suit(step.cards.mask & view.y, suit), of_suit(view.x, suit)
        if named and mine:
            found.append(Stated(index, lowest(mine), bit(highest(named))))
    return found


def ruff(view: View, index: int, step: Promise, card: int) -> list[Stated]:
    """The lowest of X_s if Y is the ruffing hand, void of s with a trump."""
    trumps = of_suit(view.y, view.trumps)
    opposite = (view.node.turn + 2) % 4
    if step.seat != opposite or of_suit(view.y, suit_of(card)) or not trumps or suit_of(card) == view.trumps:
        return []
    return [Stated(index, card, bit(highest(trumps)) if step.high else trumps)]


def barred_suits(view: View) -> frozenset[int]:
    """The suits of steps whose predecessors are not done; none when nothing else could be led."""
    found: set[int] = set()
    for index, step in enumerate(view.query.promises):
        if not is_over(view, index) and not is_ready(view, step):
            found |= {suit_of(card) for card in cards_in(step.cards.mask)} or {suit_named(view, step)}
    nothing_else = all(suit_of(card) in found for card in cards_in(view.x))
    return frozenset() if nothing_else else frozenset(found)


def forced_card(view: View) -> int | None:
    """The card that a step makes Y play to this trick, if Y can; of ruffs the lowest that wins and keeps most."""
    cards = [card for card in cards_in(view.node.forced) if card in view.legal()]
    if view.led != view.trumps and of_suit(view.node.forced, view.trumps):
        cards = [card for card in cards if beats(card, view.best, view.trumps)]
        most = max((view.values.get(card, 0) for card in cards), default=0)
        cards = [card for card in cards if view.values.get(card, 0) == most]
    return next(iter(cards), None)


def first_counts(promises: tuple[Promise, ...]) -> tuple[int | None, ...]:
    """How often each step is to be carried out."""
    return tuple(1 if step.verb == "duck" else step.count for step in promises)


def begin(view: View, stated: Stated) -> Node:
    """The node in which a stated lead is about to be made."""
    node, step = view.node, view.query.promises[stated.index]
    left = node.steps[stated.index]
    steps = list(node.steps)
    steps[stated.index] = None if left is None else left - 1
    running = suit_of(stated.card) if step.verb in CASHING else node.running
    ducked = step.verb == "duck"
    return replace(
        node, steps=tuple(steps), forced=stated.forced, running=running, given_up=ducked, only_conceded=False
    )
