"""MODEL.md §3.1, leading: a small function for each paragraph, in its order. A choice is (letter, card)."""

from __future__ import annotations

from tests.oracle.sets import bit, cards_in, higher, highest, lowest, of_suit, suit_of
from tests.oracle.view import View

Choice = tuple[str, int]
SUITS = range(4)


def winners(view: View, suit: int) -> list[int]:
    """W: the cards that cash a suit."""
    mine = of_suit(view.x, suit)
    if not mine or not view.has_top(suit):
        return []
    top = highest(view.our(suit))
    if top not in cards_in(mine):
        return [lowest(mine), *(view.masters(mine) if view.policy.cashes_own_tops else ())]
    return from_the_top(view, view.masters(mine))


def from_the_top(view: View, cards: list[int]) -> list[int]:
    """Policy `within_suit` on cards of one suit, lowest first: the highest, or any."""
    rule = view.policy.within_suit
    if suit_of(cards[-1]) in view.query.from_the_top:
        return cards[-1:]
    if rule == "top_down" or (rule == "top_down_if_solid" and view.is_solid(cards[-1])):
        return cards[-1:]
    return cards


def not_as_check(view: View) -> bool:
    """P has no trump and a trump is forgotten: trumps are not led, or not once he has led anything else."""
    if not forgets_trumps(view):
        return False
    return {"not_as_check": True, "as_check": not view.node.only_conceded}.get(
        view.policy.forgotten_master_trump, False
    )


def forgets_trumps(view: View) -> bool:
    """Trumps are out, and P has none."""
    return not view.trumps_in_picture() and bool(of_suit(view.node.forgotten, view.trumps))


def spares_trumps(view: View) -> bool:
    """Selection 2: leads of trumps are left out, as he takes none to be out."""
    if view.trumps < 0 or of_suit(view.out, view.trumps):
        return view.trumps >= 0 and not_as_check(view)
    seats = [seat for seat in range(4) if seat % 2 != view.side]
    shown = all(view.known_void(seat, view.trumps) for seat in seats)
    return view.policy.trump_to_squeeze == "not_normal" or (
        shown and view.policy.trump_run_after_both_void == "not_forced"
    )


def ruffs(view: View, suit: int) -> list[int]:
    """R: a loser to a hand that can ruff it."""
    mine = of_suit(view.x, suit)
    can_ruff = suit != view.trumps and not of_suit(view.y, suit) and of_suit(view.y, view.trumps)
    return [lowest(mine)] if mine and can_ruff and not view.is_master(lowest(mine)) else []


def guesses(view: View, suit: int) -> list[int]:
    """G: finesses."""
    mine, theirs = of_suit(view.x, suit), of_suit(view.y, suit)
    if not mine or not view.has_top(suit) or suit in view.query.finesse_denied:
        return []
    found = [lowest(mine)] if any(view.finessable(card) for card in cards_in(higher(theirs, lowest(mine)))) else []
    queen = highest(of_suit(view.picture, suit))
    towards = [card for card in cards_in(mine) if view.finessable(card) and theirs and highest(theirs) > queen]
    return found + [card for card in towards if next_lower_is_ours(view, card)][-1:]


def next_lower_is_ours(view: View, card: int) -> bool:
    """Whether no card of the picture stands right below this one in the suit; nothing at all may."""
    suit = suit_of(card)
    below = [each for each in cards_in(view.our(suit) | of_suit(view.picture, suit)) if each < card]
    return not below or below[-1] in cards_in(view.our(suit))


def irrational(view: View, card: int) -> bool:
    """Policy `irrational_escape_70E1`: a winner cashed where a finesse is offered and the queen cannot fall."""
    suit = suit_of(card)
    finesses = (
        [guess for guess in guesses(view, suit) if is_good(view, guess)] if view.policy.irrational_escape_70E1 else []
    )
    offered = bool(finesses) and card not in finesses and not two_way(view, suit)
    return offered and (view.policy.never_plays_for_drop or not queen_can_fall(view, suit, view.opponents_to_play()))


def two_way(view: View, suit: int) -> bool:
    """Both hands have a finessable card and one that is higher than the missing card."""
    caught = [card for card in cards_in(view.our(suit)) if view.finessable(card)]
    if not caught:
        return False
    queen = highest(higher(view.picture, caught[-1]))
    return all(higher(hand, queen) and any(bit(card) & hand for card in caught) for hand in (view.x, view.y))


def queen_can_fall(view: View, suit: int, seats: list[int]) -> bool:
    """Whether some of these opponents may hold the missing card so short that the side's higher cards catch it."""
    queen = highest(of_suit(view.picture, suit))
    queen = next(
        (highest(higher(view.picture, card)) for card in cards_in(view.our(suit))[::-1] if view.finessable(card)), queen
    )
    over = higher(view.x | view.y, queen).bit_count()
    count = of_suit(view.picture, suit).bit_count()
    open_seats = [seat for seat in seats if not view.known_void(seat, suit)]
    return any(count - can_hold(view, suit, (seat + 2) % 4, seat) <= over for seat in open_seats)


def can_hold(view: View, suit: int, seat: int, other: int) -> int:
    """The most cards of the suit that the opponent in `seat` can hold."""
    if view.known_void(seat, suit):
        return 0
    only_his = sum(
        of_suit(view.picture, each).bit_count() for each in SUITS if each != suit and view.known_void(other, each)
    )
    return max(0, view.node.hands[seat].bit_count() - only_his)


def conceded_losers(view: View, suit: int) -> list[int]:
    """C: losers given up, if they may be given up now."""
    query, mine, theirs = view.query, of_suit(view.x, suit), of_suit(view.y, suit)
    if not query.claimed or view.node.lost >= query.position.remaining - query.claimed or not mine:
        return []
    if query.concession.suits and suit not in query.concession.suits:
        return []
    said = dict(query.concession.counts)
    complete = sum(said.values()) >= query.position.remaining - query.claimed
    if complete and suit in said and view.node.lost_in[suit] >= said[suit]:
        return []
    if view.is_master(lowest(mine)) or (theirs and view.is_master(lowest(theirs))):
        return []
    if len(view.masters(mine | theirs)) >= rounds_to_lose(view, suit):
        return []
    return [lowest(mine)] if gives_up_enough(view, lowest(mine)) else []


def rounds_to_lose(view: View, suit: int) -> int:
    """The rounds of the suit in which neither hand may ruff a loser."""
    lengths = {seat: of_suit(hand, suit).bit_count() for seat, hand in ((0, view.x), (1, view.y))}
    drawn = view.trumps >= 0 and view.trumps != suit and not view.trumps_in_picture()
    drawn = drawn and not view.query.concession.suits
    able = [seat for seat, hand in ((0, view.x), (1, view.y)) if drawn and of_suit(hand, view.trumps)]
    return min([max(lengths.values()), *(lengths[seat] for seat in able)])


def gives_up_enough(view: View, card: int) -> bool:
    """Whether giving up a trick with `card` leaves the number claimed, or needs not."""
    suit = suit_of(card)
    at_once = view.policy.trump_given_up_at_once and suit == view.trumps
    stated = suit in view.query.concession.suits and (at_once or not view.trumps_in_picture())
    if stated or view.query.claimed is None:
        return stated
    sure = view.node.won + view.g >= view.query.claimed or view.query.concession.suits
    if not sure and view.policy.loser_at_any_price:
        return True
    return view.node.won + view.values[card] >= view.query.claimed if sure else view.values[card] == view.g


def normal_leads(view: View) -> list[Choice]:
    """Selection 2 to 5, without the suits that the statement bars for now."""
    suits = [suit for suit in SUITS if suit not in view.barred]
    conceded = [("C", card) for suit in suits for card in conceded_losers(view, suit)]
    at_once = view.node.only_conceded and view.query.concession.timing != "at_end"
    at_once = at_once or view.query.concession.timing == "any_time"
    letters = (("W", winners), ("R", ruffs), ("G", guesses))
    offered = [(letter, card) for letter, offers in letters for suit in suits for card in offers(view, suit)]
    chosen = [
        ("W", card) for suit in suits for card in winners(view, suit) if is_good(view, card) or any_worst(view, card)
    ]
    chosen = [choice for choice in chosen if not irrational(view, choice[1])]
    chosen += [("R", card) for suit in suits for card in ruffs(view, suit) if is_good(view, card)]
    chosen += [("G", card) for suit in suits for card in guesses(view, suit) if is_good(view, card)]
    if any(letter == "W" and suit_of(card) == view.trumps for letter, card in chosen) and view.trumps_in_picture():
        drawn_later = (view.trumps, view.node.running)
        chosen = [choice for choice in first_meaning(chosen) if choice[0] != "W" or suit_of(choice[1]) in drawn_later]
    if spares_trumps(view):
        chosen = [choice for choice in chosen if suit_of(choice[1]) != view.trumps] or chosen
    chosen += conceded if at_once else []
    if not chosen and not offered and view.query.concession.timing != "at_once":
        chosen = conceded
    if not chosen:
        chosen = [("", card) for card in view.best_values(view.legal())]
        if nothing_to_give(view):
            chosen = [choice for choice in chosen if not ducks(view, choice[1])] or offered
    return contiguous(view, first_meaning(chosen))


def nothing_to_give(view: View) -> bool:
    """Whether the side has lost every trick that it concedes, or concedes none."""
    claimed, remaining = view.query.claimed, view.query.position.remaining
    return claimed is None or (claimed > 0 and view.node.lost >= remaining - claimed)


def ducks(view: View, card: int) -> bool:
    """Selection 4: the card is no master, X has one, and every card of P in the suit beats the card and all of Y's."""
    mine, theirs, out = (of_suit(cards, suit_of(card)) for cards in (view.x, view.y, view.picture))
    beaten = all(each > card and (not theirs or each > highest(theirs)) for each in cards_in(out))
    return not view.is_master(card) and view.is_master(highest(mine)) and beaten


def first_meaning(chosen: list[Choice]) -> list[Choice]:
    """A card that several letters offer counts as the first of W, R, G; C, which gives a trick up, stands apart."""
    return [choice for place, choice in enumerate(chosen) if meaning(choice) not in map(meaning, chosen[:place])]


def meaning(choice: Choice) -> tuple[bool, int]:
    """What tells two plays of a card apart."""
    return choice[0] == "C", choice[1]


def is_good(view: View, card: int) -> bool:
    """v = g."""
    return view.values[card] == view.g


def any_worst(view: View, card: int) -> bool:
    """A W card that needs no v = g."""
    if view.trumps_in_picture():
        return False
    if view.policy.entries_at_risk:
        return True
    mine = cards_in(of_suit(view.x, suit_of(card)))
    if view.policy.suit_order != "any_worst" or highest(view.our(suit_of(card))) not in mine:
        return False
    return view.values[card] == max(view.values[each] for each in mine)


def contiguous(view: View, chosen: list[Choice]) -> list[Choice]:
    """A suit once begun is run to its end."""
    going_on = [choice for choice in chosen if choice[0] == "W" and suit_of(choice[1]) == view.node.running]
    if view.node.running == view.trumps and forgets_trumps(view):
        going_on = going_on if view.policy.forgotten_lower_trump == "may_draw" else []
    return going_on if going_on and view.policy.suit_switching != "arbitrary" else chosen
