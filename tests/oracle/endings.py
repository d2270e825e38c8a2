"""Seeded random endings of one to four cards a hand, biased to layouts in which something can go wrong."""

from __future__ import annotations

from random import Random

from nlclaim.bridge import CARDS, Card, Hand, Position, Seat, Suit, make_position, parse_hand
from nlclaim.lines import Concession, LineQuery, PlayPolicy, Promise

POLICIES: dict[str, tuple[str | bool, ...]] = {
    "within_suit": ("top_down", "top_down_if_solid", "any"),
    "suit_order": ("any_worst", "worst_if_believed_good", "no_self_block", "listed"),
    "suit_switching": ("contiguous", "reasonable", "arbitrary"),
    "ruff_height": ("low", "any", "high", "high_if_overruff_visible"),
    "win_with": ("cheapest", "top", "either"),
    "observe": ("none_until_presumed_winner_loses", "showouts", "all"),
    "forgotten_master_trump": ("lead_any_time", "not_as_check", "as_check"),
    "forgotten_lower_trump": ("never_draw_if_helps", "may_draw"),
    "trump_run_after_both_void": ("normal", "not_forced"),
    "trump_to_squeeze": ("normal", "not_normal"),
    "bad_break_stated_run": ("keep_running", "may_stop"),
    "knock_on": ("all", "first_only"),
    "throw_in": ("allowed", "normal_only"),
    "defender_partner_miscount": ("normal", "not_normal"),
    "irrational_escape_70E1": (False, True),
    "never_plays_for_drop": (False, True),
    "low_ruffs_at_risk": (False, True),
    "trump_given_up_at_once": (False, True),
    "entries_at_risk": (False, True),
    "loser_at_any_price": (False, True),
    "partner_cashes": (False, True),
    "partner_ducks": (False, True),
    "gives_up_the_rest": (False, True),
}
SOLID_RANKS = (8, 9, 10, 11, 12)


def random_pack(random: Random, count: int, trumps: Suit | None) -> list[Card]:
    """`count` cards: few suits, high and low ranks with gaps, often some small trumps."""
    suits = random.sample(list(Suit), random.choice((1, 2, 2, 3, 3, 4)))
    if trumps is not None and random.random() < 0.8 and trumps not in suits:
        suits[0] = trumps
    pool = [card for card in CARDS if card.suit in suits]
    while len(pool) < count:
        suits = list(Suit)
        pool = list(CARDS)
    if random.random() < 0.5:
        pool = sorted(pool, key=lambda card: -card.rank + random.random() * 6)[: max(count + 2, 2 * count - 2)]
    return random.sample(pool, count)


def random_hands(random: Random, size: int, trumps: Suit | None, side: int) -> list[Hand]:
    """Four hands; in half of them high cards tend to go to `side`, as in endings that are claimed."""
    pack = random_pack(random, 4 * size, trumps)
    if random.random() < 0.7:
        pack.sort(key=lambda card: -card.rank - 3 * (card.suit == trumps) + random.random() * 8)
    ours, theirs = pack[: 2 * size], pack[2 * size :]
    random.shuffle(ours)
    random.shuffle(theirs)
    if random.random() < 0.3:  # suits split between the two hands: blocked suits, ruffs, cross-play
        ours.sort(key=lambda card: card.suit + random.random())
    hands = [Hand()] * 4
    for seat, cards in (
        (side, ours[:size]),
        (side + 2, ours[size:]),
        (1 - side, theirs[:size]),
        (3 - side, theirs[size:]),
    ):
        hands[seat] = Hand.of(cards)
    return hands


def random_position(random: Random, size: int, side: int) -> Position:
    """An ending with random consistent show-outs, sometimes in the middle of a trick."""
    trumps = random.choice((None, *Suit, random.choice(list(Suit))))
    hands = random_hands(random, size, trumps, side)
    likely = random.choice((0.0, 0.2, 0.6))
    voids = [
        (seat, suit)
        for seat in Seat
        for suit in Suit
        if not hands[seat].suit_holding(suit) and random.random() < likely
    ]
    turn = Seat(side + random.choice((0, 2))) if random.random() < 0.7 else random.choice(list(Seat))
    position = make_position(hands, trumps, turn, (), voids)
    for _ in range(random.randrange(1, 4) if random.random() < 0.3 else 0):
        position = position.play(random.choice(list(position.legal_plays())))
    return position


def outstanding(position: Position, side: int) -> Hand:
    """The cards of the other side."""
    return position.hands[1 - side] | position.hands[3 - side]


def random_forgotten(random: Random, position: Position, side: int) -> Hand:
    """Nothing, all the trumps out, the cards out of one suit, or one card."""
    out = outstanding(position, side)
    roll = random.random()
    if roll < 0.4 or not out:
        return Hand()
    if roll < 0.65 and position.trumps is not None:
        return out.suit_holding(position.trumps)
    if roll < 0.85:
        return out.suit_holding(random.choice(list(out)).suit)
    return Hand.of([random.choice(list(out))])


def random_policy(random: Random) -> PlayPolicy:
    """Any values; the default profile often."""
    if random.random() < 0.3:
        return PlayPolicy()
    ranks = {key: random.choice(SOLID_RANKS) for key in ("solid_rank", "solid_rank_trumps") if random.random() < 0.3}
    values = {key: random.choice(values) for key, values in POLICIES.items() if random.random() < 0.6}
    return PlayPolicy(**values, **ranks)  # type: ignore[arg-type]


def random_concession(random: Random) -> Concession:
    """Mostly any suit at any time; sometimes suits by name, or a time."""
    suits = frozenset(random.sample(list(Suit), random.choice((1, 1, 2)))) if random.random() < 0.4 else frozenset()
    counts = frozenset((suit, random.randint(1, 2)) for suit in suits if random.random() < 0.5)
    return Concession(suits, counts, random.choice(("any", "any", "at_once", "at_end", "any_time")))


def random_query(random: Random, size: int, by_defender: bool = False) -> LineQuery:
    """A question to the line search, without promises."""
    side = random.randrange(2)
    position = random_position(random, size, side)
    claimer = Seat(side + random.choice((0, 2)))
    declarer = Seat((claimer + random.choice((1, 3))) % 4) if by_defender else Seat(side + random.choice((0, 2)))
    forgotten = random_forgotten(random, position, side)
    if by_defender:
        forgotten &= position.hands[declarer]
    return LineQuery(
        position=position,
        declarer=declarer,
        claimer=claimer,
        policy=random_policy(random),
        forgotten=forgotten,
        presumed=Hand.of(card for card in forgotten if random.random() < 0.3),
        claimed=None if random.random() < 0.35 else random.randint(0, position.remaining),
        concession=random_concession(random),
        running=random.choice((None, None, *Suit)),
        finesse_denied=frozenset(suit for suit in Suit if random.random() < 0.1),
        squeezes=random.random() < 0.3,
        from_the_top=frozenset(suit for suit in Suit if random.random() < 0.1),
        counted=frozenset(suit for suit in Suit if by_defender and random.random() < 0.1),
    )


def random_tenace(random: Random, size: int) -> LineQuery:
    """Declarer on lead with a suit to be finessed, ace, king and jack in his side's hands, and all claimed."""
    suit, *others = random.sample(list(Suit), 4)
    top, king, queen, jack = (Card(suit, rank) for rank in (12, 11, 10, 9))
    low = [Card(suit, rank) for rank in random.sample(range(9), 4)]
    first = random.choice(([top, king], [top], [king], []))
    second = [card for card in (top, king) if card not in first]
    (first if random.random() < 0.3 else second).append(jack)
    out = [queen, *low[2:]]
    left = random.sample(out, random.randint(0, len(out)))
    right = [card for card in out if card not in left]
    pool = random.sample([card for card in CARDS if card.suit in others[:2]], 4 * size)
    held = ([*first, low[0]], left, [*second, low[1]], right)
    hands = [Hand.of([*cards, *(pool.pop() for _ in range(size - len(cards)))]) for cards in held]
    trumps = random.choice((None, None, others[0], suit))
    position = make_position(hands, trumps, random.choice((Seat.NORTH, Seat.SOUTH)), (), ())
    return LineQuery(position, Seat.NORTH, Seat.NORTH, random_policy(random), random_forgotten(random, position, 0))


def random_promises(random: Random, position: Position, side: int) -> tuple[Promise, ...]:
    """One to three binding steps that make some sense in the position, in a random order."""
    verbs = random.choices(
        ("cash", "run", "test", "unblock", "win", "draw", "lead", "ruff", "duck"), k=random.randint(1, 3)
    )
    return tuple(_random_promise(random, number, verb, position, side) for number, verb in enumerate(verbs))


def _random_promise(random: Random, number: int, verb: str, position: Position, side: int) -> Promise:
    held = list(position.hands[side] | position.hands[side + 2]) or list(CARDS)
    card = random.choice(held)
    suit: Suit | None = card.suit if random.random() < 0.85 else random.choice(list(Suit))
    cards = Hand()
    if verb in ("unblock", "win") or (verb in ("cash", "lead") and random.random() < 0.4):
        cards = Hand.of(random.sample(held, min(len(held), random.choice((1, 1, 2)))))
        suit = None
    if verb == "draw":
        suit = position.trumps
    if verb == "ruff" and suit == position.trumps:
        verb = "lead"  # nobody ruffs a trump: such a step is a finding, and never comes to the lines
    count = random.choice((None, None, 1, 2)) if verb in ("cash", "run", "test", "draw", "lead", "ruff") else None
    seat = Seat(side + random.choice((0, 2))) if verb == "ruff" else None
    after = frozenset(earlier for earlier in range(number) if random.random() < 0.6)
    height = random.choice(("", "", "", "high", "low")) if verb in ("cash", "run", "test", "lead", "ruff") else ""
    return Promise(number, verb, suit, cards, count, seat, height=height, after=after)


def defenders_claims() -> tuple[LineQuery, ...]:
    """Which leads have to wait where no step can be carried out at once (two); what a discard may throw (one)."""
    first, rest = frozenset({0}), frozenset({0, 1})
    no_trumps = make_position([parse_hand(hand) for hand in ("T.9..K", "Q7...Q", ".8..AT", ".QJ..8")], None, Seat.SOUTH)
    diamonds = make_position(
        [parse_hand(hand) for hand in ("..T.Q", ".K..J", ".8.8.", ".A.J.")], Suit.DIAMONDS, Seat.WEST
    )
    duck, cash = Promise(0, "duck", Suit.SPADES), Promise(1, "cash", Suit.CLUBS, after=first)
    run, draw = Promise(0, "run", Suit.CLUBS), Promise(1, "draw", Suit.DIAMONDS, after=first)
    then = Promise(2, "run", Suit.HEARTS, after=rest)
    spades = make_position(
        [parse_hand(hand) for hand in ("..AT.Q", ".K..T9", "J..Q.A", ".65.3.")], Suit.SPADES, Seat.EAST
    )
    return (
        LineQuery(spades, Seat.WEST, Seat.NORTH, claimed=1),  # the club ace on the table leaves the queen high
        LineQuery(no_trumps, Seat.EAST, Seat.SOUTH, promises=(duck, cash)),
        LineQuery(diamonds, Seat.NORTH, Seat.WEST, promises=(run, draw, then), running=Suit.HEARTS),
    )
