"""MODEL.md §4, a defender's claim: what the claimer and his partner may normally play."""

from __future__ import annotations

from tests.oracle.following import aces_kept
from tests.oracle.leading import Choice
from tests.oracle.sets import bit, cards_in, higher, lowest, of_suit, suit_of, winner_seat
from tests.oracle.view import View

SUITS = range(4)


def unseen(view: View) -> int:
    """U: all cards not in the hand of the defender who plays, those of the trick in progress among them.

    The claimer leaves out what he takes to be gone.
    """
    gone = view.node.forgotten if is_claimer(view) else 0
    return (sum(view.node.hands) - view.x + sum(map(bit, view.node.trick))) & ~gone


def winners(view: View, suit: int) -> list[int]:
    """The cards of a suit that are higher than every card of U in it."""
    return [card for card in cards_in(of_suit(view.x, suit)) if not higher(unseen(view), card)]


def is_claimer(view: View) -> bool:
    """Whether it is the claimer who plays now, not his partner."""
    return view.node.turn == view.query.claimer


def lead(view: View) -> list[Choice]:
    """The highest winner of a suit, or the lowest of any."""
    suits = [suit for suit in SUITS if of_suit(view.x, suit) and suit not in view.barred]
    if counts(view) and not (view.trumps >= 0 and of_suit(unseen(view), view.trumps)):
        suits = [suit for suit in suits if is_dead(view, suit)] or suits
    highs = [("W", winners(view, suit)[-1]) for suit in suits if winners(view, suit)]
    lows = [("", low_card(view, suit)) for suit in suits]
    careful = [choice for choice in lows if not gives_dummy_all(view, suit_of(choice[1]))]
    lows = careful if careful or highs else lows
    if is_claimer(view):
        counted = [choice for choice in lows if suit_of(choice[1]) in view.query.counted]
        return contiguous(view, highs) or counted or lows
    if not view.policy.partner_cashes:
        return highs + lows
    return highs or [choice for choice in lows if not is_dummys(view, suit_of(choice[1]))] or lows


def counts(view: View) -> bool:
    """Whether it is partner's turn, and he does not miscount the hand."""
    return not is_claimer(view) and view.policy.defender_partner_miscount == "not_normal"


def low_card(view: View, suit: int) -> int:
    """The lowest of a suit; for the claimer, of one all of whose cards are equal, the highest if it is solid."""
    mine = cards_in(of_suit(view.x, suit))
    if is_claimer(view) and suit in view.query.from_the_top:
        return mine[-1]
    if not is_claimer(view) or view.policy.within_suit == "any" or not view.is_solid(mine[-1]):
        return mine[0]
    between = higher(unseen(view), mine[0]) & ~higher(unseen(view), mine[-1])
    return mine[0] if between else mine[-1]


def gives_dummy_all(view: View, suit: int) -> bool:
    """Whether dummy has the suit, and none of its cards can be beaten, by rank or by a trump."""
    dummy = view.node.hands[view.query.declarer.partner]
    others = view.x | (unseen(view) & ~dummy)
    ruffs = view.trumps >= 0 and of_suit(others, view.trumps)
    return bool(of_suit(dummy, suit)) and not ruffs and not any(higher(others, card) for card in cards_in(dummy))


def is_dummys(view: View, suit: int) -> bool:
    """Whether dummy has the highest card of the suit."""
    mine = of_suit(view.node.hands[view.query.declarer.partner], suit)
    return bool(mine) and max(cards_in(of_suit(view.x | unseen(view), suit))) in cards_in(mine)


def contiguous(view: View, highs: list[Choice]) -> list[Choice]:
    """A suit once begun is run to its end."""
    going_on = [choice for choice in highs if suit_of(choice[1]) == view.node.running]
    return going_on if going_on and view.policy.suit_switching != "arbitrary" else highs


def follow(view: View) -> list[int]:
    """The claimer's sure winners; else the lowest, the lowest that beats `best`, a winner, none dearer than needed."""
    mine = of_suit(view.x, view.led)
    sure = [card for card in view.beats_best(mine) if not may_be_beaten(view, card)]
    if sure and is_claimer(view) and not partner_is_best(view):
        dummy = cards_in(of_suit(view.node.hands[view.query.declarer.partner], view.led))
        equal = [card for card in sure if not any(sure[0] < other < card for other in dummy)]
        return {"cheapest": equal[:1], "top": equal[-1:], "either": [equal[0], equal[-1]]}[view.policy.win_with]
    beating = [] if partner_is_best(view) else view.beats_best(mine)[:1]
    ducks = partner_is_best(view) or not sure or lowest(mine) in view.beats_best(mine) or may_duck(view, lowest(mine))
    high = [
        card for card in (*beating, *winners(view, view.led)[-1:]) if not sure or not is_dearer(view, card, sure[0])
    ]
    return [*([lowest(mine)] if ducks else []), *high]


def may_duck(view: View, low: int) -> bool:
    """On trial: partner lets a trick go that he surely wins, by a card below the ten."""
    return not is_claimer(view) and view.policy.partner_ducks and low % 13 < 8


def is_dearer(view: View, card: int, needed: int) -> bool:
    """Whether the card is above the one that is needed, and a card that he does not see lies between the two."""
    return any(needed < other < card and suit_of(other) == suit_of(card) for other in cards_in(unseen(view)))


def may_be_beaten(view: View, card: int) -> bool:
    """Whether an opponent still to play could beat the card, as the defender sees it."""
    return any(
        dummy_beats(view, card, seat) if seat == view.query.declarer.partner else declarer_beats(view, card)
        for seat in view.opponents_to_play()
    )


def dummy_beats(view: View, card: int, seat: int) -> bool:
    """Dummy's cards are seen."""
    hand = view.node.hands[seat]
    in_suit = of_suit(hand, view.led)
    ruff = view.led != view.trumps and of_suit(hand, view.trumps)
    return bool(higher(hand, card)) if in_suit else bool(ruff)


def declarer_beats(view: View, card: int) -> bool:
    """Declarer may hold whatever neither the defender nor dummy has."""
    dummy = view.node.hands[view.query.declarer.partner]
    return bool(higher(unseen(view) & ~dummy, card))


def partner_is_best(view: View) -> bool:
    """Whether partner has played the best card, and no opponent still to play could beat it."""
    return len(view.node.trick) > 1 and view.best_is_partners and not may_be_beaten(view, view.best)


def is_dead(view: View, suit: int) -> bool:
    """Declarer has shown out of the suit, and dummy's cards are the lowest; or the claimer has, and he has led."""
    leader = (view.node.turn - len(view.node.trick)) % 4
    if leader == view.query.claimer and view.known_void(view.query.claimer, suit):
        return True
    declarer = view.query.declarer
    dummys = of_suit(view.node.hands[declarer.partner], suit)
    others = of_suit(view.x | unseen(view), suit) & ~dummys
    return view.known_void(declarer, suit) and min(cards_in(others)) > max(cards_in(dummys), default=-1)


def not_for_dummy(view: View, lows: list[int]) -> list[int]:
    """Dummy wins the trick for all to see, and has one suit left: without that suit."""
    seat = view.query.declarer.partner
    dummy = view.node.hands[seat]
    has = cards_in(of_suit(dummy, view.led))
    leader = view.node.turn - len(view.node.trick)
    if winner_seat(view.node.trick, leader, view.trumps) != seat:
        sure = [card for card in view.beats_best(of_suit(dummy, view.led)) if not higher(unseen(view) & ~dummy, card)]
        if seat not in view.opponents_to_play() or len(has) != 1 or sure != has:
            return lows
        dummy &= ~bit(has[0])
    leads = [suit for suit in SUITS if of_suit(dummy, suit)]
    if len(leads) != 1:
        return lows
    return [card for card in lows if suit_of(card) != leads[0]] or lows


def show_out(view: View) -> list[int]:
    """The lowest of any plain suit; a ruff unless partner's card is best."""
    lows = [lowest(of_suit(view.x, suit)) for suit in SUITS if suit != view.trumps and of_suit(view.x, suit)]
    if counts(view):
        lows = [card for card in lows if is_dead(view, suit_of(card))] or lows
    held_elsewhere = unseen(view) & sum(view.node.hands)
    losers = [card for card in lows if higher(held_elsewhere, card)]
    lows = losers or aces_kept(not_for_dummy(view, lows))
    ruffs = [] if partner_is_best(view) or view.led == view.trumps else view.beats_best(of_suit(view.x, view.trumps))
    ruff = ruffs[-1:] if is_claimer(view) and view.policy.ruff_height == "high" else ruffs[:1]
    if is_claimer(view) and ruff and not losers and not may_be_beaten(view, ruff[0]):
        return ruff
    return lows + ruff or [lowest(view.x)]
