"""MODEL.md §3.2 and §3.3, following suit and discarding: a small function for each paragraph."""

from __future__ import annotations

from tests.oracle.leading import from_the_top, gives_up_enough, queen_can_fall, two_way
from tests.oracle.sets import beats, cards_in, higher, highest, lowest, of_suit, suit_of
from tests.oracle.view import View


def could_be_beaten(view: View, card: int) -> bool:
    """Whether some opponent still to play could beat a winning card."""
    return any(beatable_by(view, card, seat) for seat in view.opponents_to_play())


def beatable_by(view: View, card: int, seat: int) -> bool:
    """Whether that opponent could."""
    if suit_of(card) == view.led:
        in_suit = not view.known_void(seat, view.led) and higher(view.picture, card)
        return bool(in_suit) or known_ruff(view, seat)
    return over_ruff(view, card, seat)


def known_ruff(view: View, seat: int) -> bool:
    """Whether an opponent is known to be out of the suit led, and may have a trump."""
    void = view.led != view.trumps and view.known_void(seat, view.led)
    return void and not view.known_void(seat, view.trumps) and bool(view.trumps_in_picture())


def over_ruff(view: View, card: int, seat: int) -> bool:
    """Whether an opponent known to be out of the suit led may have a trump higher than `card`."""
    return known_ruff(view, seat) and bool(higher(view.picture, card))


def partner_is_sure(view: View) -> bool:
    """Y's card is best and cannot be beaten, or Y will play a master."""
    if view.best_is_partners and len(view.node.trick) > 1:
        return not could_be_beaten(view, view.best)
    if not view.partner_to_play or any(known_ruff(view, seat) for seat in view.opponents_to_play()):
        return False
    return any(beats(card, view.best, view.trumps) for card in view.masters(of_suit(view.y, view.led)))


def follow_suit(view: View) -> list[int]:
    """§3.2."""
    mine = of_suit(view.x, view.led)
    if view.node.given_up and gives_up_enough(view, lowest(mine)) and not loser_is_gone(view, mine):
        return [lowest(mine)]
    sure = partner_is_sure(view)
    across = winners_led_to(view, mine) if sure else []
    candidates = across or ([spare(view, mine)] if sure else follow_without_partner(view, mine))
    good = view.best_values(view.legal())
    candidates = without_the_drop(view, mine, candidates, good)
    if len(view.node.trick) == 1 and sure:
        most = max(view.follow_value(card) for card in good)
        good = [card for card in good if view.follow_value(card) == most]
    risked = never_safe(view, mine) if view.risks(view.led) and may_win_by_finesse(view) and not sure else []
    if sure and not across and view.side_led and view.policy.entries_at_risk and not view.trumps_in_picture():
        return candidates
    return [card for card in candidates if card in good or card in risked] or good


def spare(view: View, mine: int) -> int:
    """The lowest; a card that a step still to be done names only if there is no other."""
    return lowest(mine & ~view.named_to_come or mine)


def winners_led_to(view: View, mine: int) -> list[int]:
    """Y led to this trick, and keeps a card of the suit higher than that: one of X's masters was led to."""
    led_low = view.side_led and higher(of_suit(view.y, view.led), view.node.trick[0])
    return from_the_top(view, view.masters(mine)) if led_low and view.masters(mine) else []


def loser_is_gone(view: View, mine: int) -> bool:
    """Whether Y wins the trick that was to be given up with its highest, and has only masters then."""
    others = [card for card in cards_in(mine) if card != highest(mine)]
    wins = beats(highest(mine), view.best, view.trumps)
    return wins and bool(others) and all(view.is_master(card) for card in others)


def may_win_by_finesse(view: View) -> bool:
    """Whether an opponent who has played to the trick is not known void of the suit."""
    opponents = [seat for seat in range(4) if seat % 2 != view.side and seat not in view.opponents_to_play()]
    return not all(view.known_void(seat, view.led) for seat in opponents)


def finesses(view: View, mine: int) -> list[int]:
    """The cards played as a side of a guess: those that may be beaten by the missing card, and low, letting Y's run."""
    beating = view.beats_best(mine)
    maybe = [card for card in beating if could_be_beaten(view, card)]
    if len(maybe) == len(beating) or view.led in view.query.finesse_denied:
        return []
    found = [card for card in maybe if view.finessable(card)] if queen_may_be_behind(view) else []
    return [*found, lowest(mine)] if view.best_is_partners else found


def never_safe(view: View, mine: int) -> list[int]:
    """Those of them that need keep nothing in a suit at risk: low only if the card led is itself a finesse."""
    runs = view.finessable(view.best)
    return [card for card in finesses(view, mine) if runs or beats(card, view.best, view.trumps)]


def follow_without_partner(view: View, mine: int) -> list[int]:
    """What may be played when partner is not sure to win the trick."""
    beating = view.beats_best(mine)
    surely = [card for card in beating if not could_be_beaten(view, card)]
    maybe = [card for card in beating if card not in surely]
    if not surely:
        return [*maybe, lowest(mine)]
    found = from_the_top(view, surely) if view.side_led else win_with(view, surely)
    return found + finesses(view, mine)


def without_the_drop(view: View, mine: int, candidates: list[int], good: list[int]) -> list[int]:
    """Policy `irrational_escape_70E1`: the cards that surely win are left out when the queen cannot fall under them."""
    denied = view.led in view.query.finesse_denied
    if denied or not view.policy.irrational_escape_70E1 or partner_is_sure(view):
        return candidates
    beating = view.beats_best(mine)
    surely = [card for card in beating if not could_be_beaten(view, card)]
    finesses = [card for card in candidates if card in beating and card not in surely and view.finessable(card)]
    offered = surely and any(card in good or view.policy.never_plays_for_drop for card in finesses)
    if not offered or two_way(view, view.led):
        return candidates
    if not view.policy.never_plays_for_drop and queen_can_fall(view, view.led, view.opponents_to_play()):
        return candidates
    return [card for card in candidates if card not in surely]


def queen_may_be_behind(view: View) -> bool:
    """Whether an opponent still to play may hold the missing card."""
    return any(not view.known_void(seat, view.led) for seat in view.opponents_to_play())


def win_with(view: View, surely: list[int]) -> list[int]:
    """Policy `win_with` among the cards equal to the lowest that surely wins."""
    between = higher(view.picture, surely[0])
    equal = [card for card in surely if not between & (1 << card) - 1]
    rule = view.policy.win_with
    return {"cheapest": equal[:1], "top": equal[-1:], "either": [equal[0], equal[-1]]}[rule]


def show_out(view: View) -> list[int]:
    """§3.3."""
    found = view.best_values(void_candidates(view))
    return careless_ruff(view) + found or view.best_values(view.legal())


def careless_ruff(view: View) -> list[int]:
    """`low_ruffs_at_risk`: the lowest trump, where an opponent still to play may hold a higher one."""
    ruffing = [card for card in void_candidates(view) if view.led != view.trumps and suit_of(card) == view.trumps]
    ruffing = [card for card in ruffing if card in view.beats_best(view.x)]
    if not ruffing or view.node.given_up or partner_is_sure(view):
        return []
    return careless(view, min(ruffing))


def careless(view: View, low: int) -> list[int]:
    """The trump `low` if the setting is on and an opponent still to play may hold a higher one."""
    seats = [seat for seat in view.opponents_to_play() if not view.known_void(seat, view.trumps)]
    return [low] if view.policy.low_ruffs_at_risk and seats and higher(view.picture, low) else []


def void_candidates(view: View) -> list[int]:
    """Ruffs or discards, before v = g is asked."""
    ruffing = view.beats_best(of_suit(view.x, view.trumps)) if view.led != view.trumps else []
    if view.node.given_up or partner_is_sure(view) or not ruffing:
        return discards(view)
    return ruff_height(view, ruffing) + (discards(view) if view.best_is_partners else [])


def ruff_height(view: View, ruffing: list[int]) -> list[int]:
    """Policy `ruff_height` on the trumps that win for now, lowest first."""
    rule = view.policy.ruff_height
    if rule in ("any", "high"):
        return ruffing if rule == "any" else ruffing[-1:]
    highs = [card for card in ruffing if view.is_master(card)]
    visible = any(over_ruff(view, ruffing[0], seat) for seat in view.opponents_to_play())
    return ruffing[:1] + (highs[:1] if rule == "high_if_overruff_visible" and visible else [])


def discards(view: View) -> list[int]:
    """Of each plain suit the lowest card, losers first, no ace beside spot cards; a trump if nothing else is held."""
    lows = [lowest(of_suit(view.x, suit)) for suit in range(4) if suit != view.trumps and of_suit(view.x, suit)]
    if not lows:
        trumps = cards_in(view.x)
        return {"any": trumps, "high": trumps[-1:]}.get(view.policy.ruff_height, trumps[:1])
    promised = view.suits_to_cash
    if losers := [card for card in lows if not view.is_master(card) and card // 13 not in promised]:
        return [card for card in losers if not was_finessable(view, card)] or losers
    return idle(view, lows) or aces_kept(lows)


def was_finessable(view: View, card: int) -> bool:
    """Finessable, and it was when the trick began, as what an opponent threw since counts with P."""
    if view.query.squeezes:
        return view.finessable(card)
    thrown = [played for played in view.node.trick[::-1][::2] if suit_of(played) == suit_of(card) != view.led]
    return view.finessable(card) and not any(played > card for played in thrown)


def idle(view: View, lows: list[int]) -> list[int]:
    """Nothing is forgotten: cards of suits that only X has, if he has one too of a suit that P has."""
    stops = [card for card in lows if of_suit(view.picture, suit_of(card))]
    if view.out & view.node.forgotten or not stops:
        return []
    leads = view.picture | (view.y if may_get_in(view) else 0)
    return [card for card in lows if not of_suit(leads, suit_of(card))]


def may_get_in(view: View) -> bool:
    """Whether Y has the trick, or a trump, or a card that beats `best` or a card of P of its suit."""
    above = [
        card for card in cards_in(view.y) if any(each < card for each in cards_in(of_suit(view.picture, suit_of(card))))
    ]
    return bool(view.best_is_partners or of_suit(view.y, view.trumps) or above or view.beats_best(view.y))


def aces_kept(cards: list[int]) -> list[int]:
    """The cards without the aces, if there is a spot card among them."""
    ace, jack = 12, 9
    spots = [card for card in cards if card % 13 < jack]
    return [card for card in cards if card % 13 != ace] if spots else cards
