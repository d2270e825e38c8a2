"""MODEL.md §5, binding steps: cash, run, test, unblock, win, draw, lead, ruff, duck, with their orders."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from nlclaim.lines import LineQuery, Promise
from tests.oracle.following import careless, could_be_beaten
from tests.oracle.leading import from_the_top
from tests.oracle.sets import bit, cards_in, higher, highest, lowest, of_suit, suit_of
from tests.oracle.view import Node, View

CASHING = ("cash", "run", "test", "unblock", "win", "draw")


class Stated(NamedTuple):
    """A card that a step asks for: which step, the card, and what Y then has to play one of (0: anything)."""

    index: int
    card: int
    forced: int = 0


def suit_named(query: LineQuery, step: Promise) -> int:
    """The suit that a step is about: its own, trumps for drawing them, none when it names cards."""
    if step.verb == "draw":
        return trump_suit(query)
    return -1 if step.suit is None else int(step.suit)


def is_over(view: View, index: int) -> bool:
    """Whether a step is done or passed."""
    return view.node.steps[index] == 0 or index in view.node.passed


def trump_suit(query: LineQuery) -> int:
    """The trump suit, or -1."""
    return -1 if query.position.trumps is None else int(query.position.trumps)


def at_trick_start(query: LineQuery, node: Node) -> Node:
    """The node with the steps that are passed now: judged between tricks (at the claim, even in mid-trick)."""
    gone = (index for index, step in enumerate(query.promises) if is_passed(query, node, step))
    return replace(node, passed=node.passed | frozenset(gone))


def is_passed(query: LineQuery, node: Node, step: Promise) -> bool:
    """Whether the object of a step is gone."""
    side, suit, trumps = query.claimer % 2, suit_named(query, step), trump_suit(query)
    ours = node.hands[side] | node.hands[side + 2]
    picture = (node.hands[1 - side] | node.hands[3 - side]) & ~node.forgotten
    if step.cards:
        return not step.cards.mask & ours
    if step.verb == "draw" and not of_suit(picture, trumps):
        return True
    if (
        (query.policy.bad_break_stated_run == "may_stop" or step.verb == "test")
        and step.verb in ("cash", "run", "test", "draw")
        and has_broken(node, side, suit, picture)
    ):
        return True
    if step.verb == "ruff" and step.seat is not None:
        return not of_suit(node.hands[step.seat], trumps) or not of_suit(node.hands[step.seat.partner], suit)
    return not of_suit(ours, suit)


def has_broken(node: Node, side: int, suit: int, picture: int) -> bool:
    """An opponent is known to be out of the suit, and P has a card of it higher than any of the side's."""
    ours = of_suit(node.hands[side] | node.hands[side + 2], suit)
    shown = suit in node.voids[1 - side] or suit in node.voids[3 - side]
    return bool(ours) and shown and bool(higher(of_suit(picture, suit), highest(ours)))


def is_ready(view: View, step: Promise) -> bool:
    """Whether all predecessors are done or passed."""
    return all(is_over(view, index) for index, other in enumerate(view.query.promises) if other.id in step.after)


def stated_leads(view: View) -> list[Stated]:
    """What the ready steps ask X to lead now; a card that two of them ask for carries out the first."""
    found = [
        lead
        for index, step in enumerate(view.query.promises)
        if not is_over(view, index) and is_ready(view, step)
        for lead in low_if_better(view, index, step, sensible(view, leads_of(view, index, step)))
    ]
    verbs = {view.query.promises[lead.index].verb for lead in found}
    worst = view.policy.suit_order == "any_worst" or view.policy.entries_at_risk
    trump_out = bool(of_suit(view.picture, view.trumps)) if view.trumps >= 0 else False
    several = len({lead.index for lead in found}) > 1
    if several and verbs <= {"cash", "run", "test", "unblock", "win", "discard"} and (trump_out or not worst):
        found = sensible(view, found)
    return first_asking(found)


def first_asking(found: list[Stated]) -> list[Stated]:
    """Each card once, for the first step that asks for it."""
    return [one for place, one in enumerate(found) if one.card not in [other.card for other in found[:place]]]


def stated_plays(view: View) -> list[Stated]:
    """What the steps ask X to play to a trick that is under way, whoever led."""
    if forced := [card for card in cards_in(view.node.forced) if card in view.legal()]:
        return [Stated(-1, forced[0])]
    due = [index for index in range(len(view.query.promises)) if is_led_for(view, index)]
    due += [
        index
        for index, step in enumerate(view.query.promises)
        if view.node.asked == index or (not is_over(view, index) and is_ready(view, step))
    ]
    return first_asking([
        Stated(index, card) for index in dict.fromkeys(due) for card in plays_of(view, view.query.promises[index])
    ])  # fmt: skip


def is_led_for(view: View, index: int) -> bool:
    """A ruff, right after the step that led this card of its suit, unless that is higher than all that is out."""
    ruff, leader = view.query.promises[index], view.node.led_by
    if ruff.verb != "ruff" or leader < 0 or is_over(view, index) or ruff.suit != view.led:
        return False
    led = view.query.promises[leader]
    if led.id not in ruff.after or (led.verb != "lead" and (not led.cards or led.cards.mask & (view.x | view.y))):
        return False
    elsewhere = of_suit(view.out, view.led) | sum(bit(card) for card in view.node.trick if suit_of(card) == view.led)
    before = [number for number, other in enumerate(view.query.promises) if other.id in ruff.after]
    return bool(higher(elsewhere, view.node.trick[0])) and all(
        number == leader or is_over(view, number) for number in before
    )


def plays_of(view: View, step: Promise) -> list[int]:
    """A named card that wins a lead of its suit that no step made (to win: an opponent's lead), or a ruff."""
    unasked = step.verb == "cash" and not view.node.by_step and not view.node.given_up
    if unasked and view.best_is_partners and not could_be_beaten(view, view.best):
        return [card for card in cards_in(of_suit(view.x, view.led))[:1] if step.cards.mask & bit(card)]
    if unasked or (step.verb == "win" and view.opponents_led):
        named = [card for card in highest_named(view, step) if suit_of(card) == view.led]
        return [card for card in named if card in view.beats_best(view.x)]
    if of_suit(view.x, view.led):
        return []
    if step.verb == "ruff" and step.seat == view.node.turn and step.suit == view.led:
        return ruffing(view, step)
    return []


def ruffing(view: View, step: Promise) -> list[int]:
    """The lowest trump that beats `best` and keeps most, on trial the lowest; as high or low as said."""
    trumps = view.beats_best(of_suit(view.x, view.trumps)) if view.led != view.trumps else []
    if step.height == "low":
        return trumps[:1]
    if step.height == "high":
        return trumps[-1:]
    wanted = trumps_wanted(view)
    trumps = [card for card in trumps if card not in wanted] or trumps
    if view.policy.ruff_height == "high":
        return trumps[-1:]
    most = max((view.values.get(card, 0) for card in trumps), default=0)
    sure = [card for card in trumps if view.values.get(card, 0) == most][:1]
    return (careless(view, trumps[0]) if trumps else []) or sure


def trumps_wanted(view: View) -> list[int]:
    """Trumps that steps not yet done are to be played with, the masters among them from the top."""
    masters = view.masters(of_suit(view.x | view.y, view.trumps))[::-1]
    found: list[int] = []
    for index, step in enumerate(view.query.promises):
        if is_over(view, index) or step.verb not in CASHING:
            continue
        rounds, left = 0, view.node.steps[index]
        if step.cards:
            found += cards_in(of_suit(step.cards.mask, view.trumps))
        elif step.verb == "draw":
            rounds = (of_suit(view.picture, view.trumps).bit_count() + 1) // 2
        elif suit_named(view.query, step) == view.trumps:
            high = step.height == "high" or view.trumps in view.query.from_the_top
            rounds = (len(masters) if left is None else left) if high else 0
        found += masters[:rounds]
    return found


def sensible(view: View, leads: list[Stated]) -> list[Stated]:
    """Of the cards that a step offers, those with the greatest v (a defender's claim knows no v)."""
    most = max((view.values.get(lead.card, 0) for lead in leads), default=0)
    return [lead for lead in leads if view.values.get(lead.card, 0) == most]


def low_if_better(view: View, index: int, step: Promise, leads: list[Stated]) -> list[Stated]:
    """The lowest of a suit that is cashed, if X's top would fall on masters of Y only, and v is greater.

    X's highest, a master, if Y has one that is higher, and v is greater.
    """
    suit = suit_named(view.query, step)
    mine, theirs = of_suit(view.x, suit), of_suit(view.y, suit)
    if step.verb not in CASHING or step.cards or not leads or not mine or not theirs:
        return leads
    side = view.query.claimer % 2
    out = view.node.hands[1 - side] | view.node.hands[3 - side]
    falls = highest(mine | theirs) in cards_in(mine) and not higher(of_suit(out, suit), lowest(theirs))
    most = max(view.values.get(lead.card, 0) for lead in leads)
    if falls and view.values.get(lowest(mine), 0) > most:
        return [Stated(index, lowest(mine))]
    high = highest(mine)
    blocks = highest(mine | theirs) in cards_in(theirs) and view.is_master(high) and step.height != "low"
    if blocks and view.values.get(high, 0) > most:
        return [Stated(index, high)] + (leads if view.policy.entries_at_risk else [])
    return leads


def leads_of(view: View, index: int, step: Promise) -> list[Stated]:
    """The table of §5."""
    suit = suit_named(view.query, step)
    mine, theirs = of_suit(view.x, suit), of_suit(view.y, suit)
    if step.verb == "lead":
        unnamed = [highest(mine) if step.height == "high" else lowest(mine)] if mine else []
        return [Stated(index, card) for card in highest_named(view, step) or unnamed]
    if step.cards:
        return cash_cards(view, index, step)
    if not mine:
        return []
    if step.verb == "duck":
        return [Stated(index, lowest(mine), bit(lowest(theirs)) if theirs else 0)]
    if step.verb == "ruff":
        return ruff(view, index, step, lowest(mine))
    if highest(mine | theirs) not in cards_in(mine) or (step.height == "low" and step.verb != "draw"):
        return [Stated(index, lowest(mine))]
    if step.height == "high" and step.verb != "draw":
        return [Stated(index, highest(mine))]
    return [Stated(index, card) for card in from_the_top(view, cards_in(mine))]


def highest_named(view: View, step: Promise) -> list[int]:
    """The highest named card of each suit in X."""
    named = [of_suit(step.cards.mask & view.x, suit) for suit in range(4)]
    return [highest(cards) for cards in named if cards]


def cash_cards(view: View, index: int, step: Promise) -> list[Stated]:
    """The highest named card of each suit in X; else the lowest towards one in Y."""
    if named_here := highest_named(view, step):
        return [Stated(index, card) for card in named_here]
    found = []
    for suit in range(4):
        named, mine = of_suit(step.cards.mask & view.y, suit), of_suit(view.x, suit)
        if named and mine:
            found.append(Stated(index, lowest(mine), bit(highest(named))))
    return found


def ruff(view: View, index: int, step: Promise, card: int) -> list[Stated]:
    """The lowest of X_s if Y is the ruffing hand with a trump; while Y has some of s, the highest if it is a master."""
    trumps = of_suit(view.y, view.trumps)
    opposite = (view.node.turn + 2) % 4
    if step.seat != opposite or not trumps or suit_of(card) == view.trumps:
        return []
    top = highest(of_suit(view.x, suit_of(card)))
    follows = of_suit(view.y, suit_of(card)) and view.is_master(top)
    return [Stated(index, top if follows else card)]


def barred_suits(view: View) -> frozenset[int]:
    """The suits of steps whose predecessors are not done; none when no lead outside them has v = g."""
    found: set[int] = set()
    for index, step in enumerate(view.query.promises):
        if not is_over(view, index) and not is_ready(view, step):
            found |= {suit_of(card) for card in cards_in(step.cards.mask)} or {suit_named(view.query, step)}
    others = [card for card in cards_in(view.x) if suit_of(card) not in found]
    if not view.query.by_defender:
        others = view.best_values(others)
    return frozenset(found) if others else frozenset()


def first_counts(promises: tuple[Promise, ...]) -> tuple[int | None, ...]:
    """How often each step is to be carried out."""
    return tuple(first_count(step) for step in promises)


def first_count(step: Promise) -> int | None:
    """As often as was said; unsaid, once for what is no run of tricks; of the cards that a step cashes, all of them."""
    if step.cards and step.verb in CASHING:
        return None
    return 1 if step.verb == "duck" or (step.count is None and step.verb in ("lead", "ruff")) else step.count


def begin(view: View, stated: Stated) -> Node:
    """The node in which a stated lead is about to be made."""
    step, node = view.query.promises[stated.index], view.node
    counts_later = step.verb == "ruff"
    return replace(
        node,
        steps=node.steps if counts_later else counted(node, stated.index),
        forced=stated.forced,
        asked=stated.index if counts_later else -1,
        on_plan=step.verb in ("cash", "run", "test", "unblock", "win"),
        by_step=True,
        led_by=stated.index,
        running=suit_of(stated.card) if step.verb in CASHING else node.running,
        given_up=False,  # C leads alone give a trick up; Y's low card to a duck is forced
        only_conceded=False,
    )


def carry_out(view: View, stated: Stated) -> Node:
    """The node in which a stated card is about to be played to a trick under way."""
    if stated.index < 0:
        return view.node
    return replace(view.node, steps=counted(view.node, stated.index))


def count_round(view: View, card: int) -> Node:
    """The node in which a sure winner, to an opponent's lead, is one of the rounds of a suit that is to be cashed."""
    node, of_led = view.node, suit_of(card) == view.led
    if view.query.by_defender or not view.opponents_led or not of_led or card not in view.beats_best(view.x):
        return node
    for index, step in enumerate(view.query.promises):
        cashes = step.verb in ("cash", "run", "test", "win") and not step.cards and step.suit == view.led
        if cashes and node.steps[index] and not is_over(view, index) and is_ready(view, step):
            return node if could_be_beaten(view, card) else replace(node, steps=counted(node, index))
    return node


def counted(node: Node, index: int) -> tuple[int | None, ...]:
    """The rest counts after a step was carried out once more."""
    return tuple(None if left is None else max(left - (place == index), 0) for place, left in enumerate(node.steps))
