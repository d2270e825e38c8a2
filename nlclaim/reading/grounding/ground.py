"""Readings tied to the cards of a position: which hand, which cards, which tricks.

A reference with no referent, or two, and a step that cannot be are findings, in a director's words: never repaired.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from nlclaim.bridge import RANK_NAMES, Card, Contract, Hand, Position, Seat, Suit
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.grounding.circumstances import falling_card, is_met, lies
from nlclaim.reading.grounding.claimed_tricks import claimed_tricks
from nlclaim.reading.grounding.placements import Placement, ground_placements
from nlclaim.reading.grounding.referents import Table, beats, stops
from nlclaim.reading.grounding.sure_cards import cross_to_sure_cards
from nlclaim.reading.model import Belief, Reading
from nlclaim.spans import Span

_ROUNDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_RANK_LETTERS = {name: letter for letter, name in RANK_NAMES.items()}
#: Verbs whose cards are the opponents'.
_AGAINST = frozenset({Verb.CONCEDE, Verb.KNOCK_OUT})


@dataclass(frozen=True, slots=True)
class GroundedStep:
    """A step of the plan with the cards it means."""

    step: Step
    verb: Verb
    seat: Seat | None
    """The hand of the claiming side it happens in (ruff in dummy: dummy's seat); None is open."""
    suit: Suit | None
    """Trumps resolved; for a ruff, the suit that is ruffed."""
    cards: Hand
    """Cards of the claiming side that it names."""
    against_cards: Hand
    """Outstanding cards that it means: given up, knocked out, finessed against."""
    count: int | None
    """Tricks, rounds or cards; None is as many as there are."""
    on_suit: Suit | None
    against: Seat | None
    finding: str | None
    """None when it can be played as said, else why not."""


@dataclass(frozen=True, slots=True)
class GroundedBelief:
    """Something taken to be so about cards, and the cards that say otherwise."""

    claim: str
    """`high`, `gone`, `mine` or `runs`."""
    suit: Suit | None
    cards: Hand
    """Cards of the claiming side believed good."""
    missing: Hand
    """Outstanding cards that contradict it; the belief is false when there are any."""
    span: Span
    listed: bool = False
    """Whether it was only named among winners: "a diamond"."""


@dataclass(frozen=True, slots=True)
class GroundedReading:
    """A reading with its steps, beliefs and numbers tied to a position."""

    reading: Reading
    steps: tuple[GroundedStep, ...]
    beliefs: tuple[GroundedBelief, ...]
    claimed: int | None
    """Tricks of the remaining ones to the claiming side; None when the words do not say."""
    trumps_mentioned: bool
    outstanding_acknowledged: bool
    acknowledged_count: int | None
    drawing: str
    """`none`, `plan` or `state`."""
    findings: tuple[str, ...]
    conditions: tuple[bool | None, ...] = ()
    """For each condition whether it is met on these cards; None when that cannot be told."""
    placements: tuple[Placement, ...] = ()
    """Missing cards that he has placed with an opponent."""
    trumps: Suit | None = None
    """The trump suit of the contract."""
    contradiction: str = ""
    """Which of his words contradict each other, where this is one half of them."""
    known_out: Hand = field(default_factory=Hand)
    """Cards of plain suits that his words show he knows to be out."""
    otherwise: GroundedReading | None = None
    """The other half of words that contradict each other."""

    def may_come(self, step: Step) -> bool:
        """Whether no condition keeps the step from being played."""
        if step.condition is not None and not self.conditions[step.condition]:
            return False
        otherwise = zip(self.reading.conditions, self.conditions, strict=True)
        return all(met is False for condition, met in otherwise if step.id in (condition.otherwise or ()))


def ground(
    reading: Reading,
    position: Position,
    *,
    declarer: Seat,
    claimer: Seat,
    contract: Contract,
    tricks_won: int | None = None,
) -> GroundedReading:
    """The reading tied to `position`. `tricks_won`: tricks the claiming side has won, None when not known."""
    table = Table(position, declarer, claimer, contract)
    reading = cross_to_sure_cards(reading, table)
    steps = tuple(_ground_step(step, table) for step in reading.plan.steps)
    beliefs = (
        *_ground_beliefs(reading, table),
        *_listed_beliefs(reading, steps, table),
        *_rest_beliefs(reading, steps, table),
    )
    conditions = tuple(is_met(condition, table) for condition in reading.conditions)
    claimed, number_finding = claimed_tricks(reading, conditions, table, tricks_won)
    trumps = table.trumps.letter if table.trumps is not None else None
    by_name = trumps is not None and any(trumps in _suits_said(step.step) for step in steps)
    draws = any(step.verb is Verb.DRAW and not step.step.negated and step.suit == table.trumps for step in steps)
    known = _trumps_known(reading.trumps.cards, table)
    placements = ground_placements(reading, table)
    found = (*(step.finding for step in steps), *(placed.finding for placed in placements), number_finding)
    return GroundedReading(
        reading,
        steps,
        beliefs,
        claimed,
        trumps_mentioned=reading.trumps.mentioned or by_name,
        outstanding_acknowledged=reading.trumps.outstanding_acknowledged or draws or bool(known),
        acknowledged_count=reading.trumps.acknowledged_count or len(known) or None,
        drawing=reading.trumps.drawing,
        findings=tuple(dict.fromkeys(finding for finding in found if finding)),
        conditions=conditions,
        placements=placements,
        trumps=table.trumps,
        known_out=_plain_cards_known(reading, table),
    )


def _plain_cards_known(reading: Reading, table: Table) -> Hand:
    """ "The six of spades is out", "one heart out", "the queen falls": what is named is known, or counted in its suit.

    Of a suit of which more are out than he says nobody can tell which of them he knows.
    """
    found = [card for each in reading.conditions if (card := falling_card(each, table)) is not None]
    for placed in reading.placed:
        cards = table.named(placed.card, table.outstanding, None)
        found += cards if len(cards) == 1 else ()  # "West has the jack"
    for known in reading.known_out:
        suit = table.suit(known.suit)
        found += [card for name in known.cards for card in table.named(name, table.outstanding, suit)]
        held = table.outstanding.suit_holding(suit) if suit is not None and not known.cards else Hand()
        found += held if known.count is None or known.count >= len(held) else ()
    return Hand.of(card for card in found if card.suit != table.trumps)


def _trumps_known(names: Sequence[str], table: Table) -> Hand:
    """ "I know about *the jack*": the trumps among such cards; of two jacks, the trump is what need be known."""
    if table.trumps is None:
        return Hand()
    return Hand.of(card for name in names for card in table.named(name, table.outstanding, table.trumps)).suit_holding(
        table.trumps
    )


def _suits_said(step: Step) -> set[str | None]:
    return {step.suit, *(card[0] for card in step.cards)}


def _ground_step(step: Step, table: Table) -> GroundedStep:
    seat, suit = table.seat(step.hand), table.suit(step.suit)
    finding = table.suit_finding(step.suit)
    if step.verb is Verb.FINESSE and suit is None and len(step.against or "") < 2 and not step.negated:
        suit = _suit_to_finesse(table)
    cards, against_cards, card_finding = _cards_meant(step, suit, seat, table)
    ruffs = step.verb in (Verb.RUFF, Verb.OVERRUFF)
    if suit is None and cards and not ruffs and len({card.suit for card in cards}) == 1:
        suit = next(iter(cards)).suit
    if suit is None and ruffs and table.position.trick:
        suit = table.position.trick[0].suit
    count = step.count if step.count is not None else _rounds(step)
    return GroundedStep(
        step, step.verb, seat, suit, cards, against_cards, count,
        on_suit=table.suit(step.on[0]) if step.on else None,
        against=table.opponent(step.against),
        finding=finding or card_finding or _impossible(step, suit, seat, cards, count, table),
    )  # fmt: skip


def _rounds(step: Step) -> int | None:
    for word in step.how:
        if word.startswith("in_") and word.endswith(("_round", "_rounds")):
            return _ROUNDS.get(word.split("_")[1])
    return None


def _cards_meant(step: Step, suit: Suit | None, seat: Seat | None, table: Table) -> tuple[Hand, Hand, str | None]:
    if step.verb is Verb.FINESSE:
        return _finesse_cards(step, suit, table)
    if step.verb in _AGAINST:
        return _given_up(step, table)
    ruffed_with = _rank_said(step, "with_the_")
    if step.verb in (Verb.RUFF, Verb.OVERRUFF) and ruffed_with and table.trumps is not None:
        cards, finding = table.our_cards((table.trumps.letter + ruffed_with,), table.trumps, seat)
        return cards, Hand(), finding  # "ruff with the ace"
    played = _rank_said(step, "to_the_")
    if step.verb is Verb.LEAD and played and suit is not None:
        cards, finding = table.our_cards((suit.letter + played,), suit, None)
        return cards, Hand(), finding
    cards, finding = table.our_cards(step.cards, suit, seat if step.verb is not Verb.CROSS else None)
    if step.verb is Verb.CROSS and finding and seat is not None:
        there, not_there = table.our_cards(step.cards, suit, seat)
        return (there, Hand(), None) if not_there is None else (cards, Hand(), finding)  # "over to dummy's ace"
    return cards, Hand(), finding


def _rank_said(step: Step, before: str) -> str | None:
    """The letter of the rank in a manner such as "to_the_ace"."""
    return next((_RANK_LETTERS.get(word.removeprefix(before)) for word in step.how if word.startswith(before)), None)


def _given_up(step: Step, table: Table) -> tuple[Hand, Hand, str | None]:
    """Cards that the other side wins with, or our own that lose."""
    out, finding = table.outstanding_cards(step.cards)
    if not step.cards and "high" in step.how and (suit := table.suit(step.suit)) is not None:
        return Hand(), Hand.of(list(table.outstanding.suit_holding(suit))[:1]), None
    if out or not step.cards:
        return Hand(), out, finding
    ours, own_finding = table.our_cards(step.cards, None, None)
    return (ours, Hand(), None) if ours and own_finding is None else (Hand(), Hand(), finding)


def _finesse_cards(step: Step, suit: Suit | None, table: Table) -> tuple[Hand, Hand, str | None]:
    played = _rank_said(step, "to_the_")
    cards, finding = table.our_cards(step.cards, suit, None) if step.cards else (Hand(), None)
    if played and suit is not None:
        cards, finding = table.our_cards((suit.letter + played,), suit, None)
    if step.against and len(step.against) == 2:
        against, not_out = table.outstanding_cards((step.against,))
        own, not_ours = table.our_cards((step.against,), suit, None) if not_out else (Hand(), not_out)
        if not_out and not_ours is None:
            return own, beats(table.outstanding, own), None  # "finessing the jack", which is the speaker's own
        if not_out and suit is None and (meant := _only_finesse(step.against, table)) is not None:
            return meant
        return cards, against, finding or not_out
    if cards:
        return cards, beats(table.outstanding, cards), finding
    if suit is None:
        return cards, Hand(), None if step.negated else "a finesse is said, but not in which suit"
    honours = Hand.of(card for card in table.outstanding.suit_holding(suit) if card.rank >= 8)
    return cards, honours, finding if honours else f"no honour is out in {suit} to finesse against"


def _only_finesse(name: str, table: Table) -> tuple[Hand, Hand, str | None] | None:
    """ "Finessing the queen", and more than one is about: the one with which, or against which, one can finesse."""
    led = table.position.trick[0].suit if table.position.trick else None
    own = [card for card in table.named(name, table.ours, led) if beats(table.outstanding, Hand.of([card]))]
    if len(own) == 1:
        return Hand.of(own), beats(table.outstanding, Hand.of(own)), None
    caught = [card for card in table.named(name, table.outstanding, led) if _is_caught(card, table)]
    return (Hand(), Hand.of(caught), None) if len(caught) == 1 and not own else None


def _suit_to_finesse(table: Table) -> Suit | None:
    """ "The finesse": in the suit that the side has led to the trick in progress, else in the only one that has one."""
    suits = {card.suit for card in table.outstanding if _is_caught(card, table)}
    trick = table.position.trick
    if trick and trick[0].suit in suits and table.position.leader.side == table.claimer.side:
        return trick[0].suit
    return suits.pop() if len(suits) == 1 else None


def _is_caught(card: Card, table: Table) -> bool:
    """Whether it alone, of the cards out, stands above some card of the side, which also holds a higher one.

    The hand with the higher one has a choice of cards: a bare ace is no tenace.
    """
    ours = table.ours.suit_holding(card.suit)
    hands = (table.position.hands[seat].suit_holding(card.suit) for seat in table.claimer.side.seats)
    over = any(len(hand) > 1 and any(own.rank > card.rank for own in hand) for hand in hands)
    return over and any(beats(table.outstanding, Hand.of([own])) == Hand.of([card]) for own in ours)


def _impossible(
    step: Step, suit: Suit | None, seat: Seat | None, cards: Hand, count: int | None, table: Table
) -> str | None:
    if step.negated:
        return None
    if step.verb in (Verb.RUFF, Verb.OVERRUFF, Verb.CROSSRUFF):
        return _no_ruff(step, suit, seat, table)
    if step.verb in (Verb.CASH, Verb.RUN, Verb.LEAD, Verb.WIN) and suit is not None and not cards:
        return _no_suit(suit, seat, count, table)
    if step.verb is Verb.DISCARD and suit is not None and not table.held(seat).suit_holding(suit):
        return f"there is no {_one(suit)} left to discard{_where(seat)}"
    return None


def _no_ruff(step: Step, suit: Suit | None, seat: Seat | None, table: Table) -> str | None:
    if table.trumps is None:
        return "a ruff is said, and there are no trumps at notrump"
    if not table.held(seat).suit_holding(table.trumps):
        return f"there is no trump left{_where(seat)} to ruff with"
    if suit is None or step.verb is Verb.CROSSRUFF:
        return None
    if suit == table.trumps and step.verb is Verb.RUFF:
        return "trumps cannot be ruffed"
    led = table.position.trick[0].suit if table.position.trick else None
    if suit != led and not table.ours.suit_holding(suit) and not table.outstanding.suit_holding(suit):
        return f"there is no {_one(suit)} left to ruff"
    return None


def _no_suit(suit: Suit, seat: Seat | None, count: int | None, table: Table) -> str | None:
    longest = max((len(hand.suit_holding(suit)) for hand in table.hands(seat)), default=0)
    if longest == 0:
        return f"there are no {suit} left{_where(seat)}"
    if count is not None and count > longest:
        return f"{count} {suit} are said, and no hand of the side holds more than {longest}"
    return None


def _one(suit: Suit) -> str:
    return str(suit).removesuffix("s")


def _where(seat: Seat | None) -> str:
    return f" in {seat}'s hand" if seat is not None else ""


def _ground_beliefs(reading: Reading, table: Table) -> list[GroundedBelief]:
    found = []
    for belief in reading.beliefs:
        suit = table.suit(belief.suit)
        if suit is not None and _is_made_good(suit, belief.span, reading.plan.steps, table):
            continue
        if belief.shape is not None and lies(suit, belief.shape, table) is not False:
            continue  # "the spades are 3-3", and so they are
        if belief.hand is not None:
            hand = table.held(table.seat(belief.hand))
            held = hand - _not_called_high(hand, reading, table)
            missing = _not_seen(held, table) - _to_be_drawn(reading, table) - _plainly_higher(table)
            found.append(GroundedBelief(belief.claim, None, held, missing, belief.span))
        elif suit is None and not belief.cards:
            found += _loose_belief(belief, table)
        elif belief.claim == "gone" and belief.cards:
            out = Hand.of(card for name in belief.cards for card in table.named(name, table.outstanding, None))
            found.append(GroundedBelief(belief.claim, None, Hand(), out, belief.span))
        elif belief.cards:
            cards, _ = table.our_cards(belief.cards, suit, None)
            if not cards and suit is None and len(belief.cards) == 1:
                cards = Hand.of(table.named(belief.cards[0], table.ours, None))  # "my good nines"
            found.append(GroundedBelief(belief.claim, suit, cards, beats(table.outstanding, cards), belief.span))
        elif suit is not None:
            found.append(_suit_belief(belief.claim, suit, belief.span, table))
    return found


def _not_called_high(held: Hand, reading: Reading, table: Table) -> Hand:
    """ "My hand is high *except the three of clubs*": what is not called high."""
    given = Hand()
    for step in reading.plan.steps:
        suit = table.suit(step.suit)
        if step.verb is not Verb.CONCEDE or step.negated:
            continue
        named, _ = table.our_cards(step.cards, suit, None)
        given |= named & held
        if suit is not None and not step.cards:
            given |= Hand.of(sorted(held.suit_holding(suit), key=lambda card: card.rank)[: step.count or 1])
    return given


def _to_be_drawn(reading: Reading, table: Table) -> Hand:
    """ "*Draw trumps*, and my hand is high": the trumps out are no cards that he forgot."""
    draws = any(step.verb is Verb.DRAW and not step.negated for step in reading.plan.steps)
    return table.outstanding.suit_holding(table.trumps) if draws and table.trumps is not None else Hand()


_TOP = (11, 12)
"""The ranks of king and ace."""


def _not_seen(held: Hand, table: Table) -> Hand:
    """The outstanding cards that he has to have forgotten who says that a whole hand is high."""
    missing = Hand()
    for each in Suit:
        if not _is_covered(held.suit_holding(each), each, table):
            missing |= stops(held.suit_holding(each), table.outstanding.suit_holding(each), None)
    return missing


def _plainly_higher(table: Table) -> Hand:
    """The cards out of suits with ace and king among them: what plainly loses to them he does not call high (DEF-8)."""
    out = table.outstanding
    suits = [suit for suit in Suit if all(Card(suit, rank) in out for rank in _TOP)]
    return Hand.of(card for suit in suits for card in out.suit_holding(suit))


def _loose_belief(belief: Belief, table: Table) -> list[GroundedBelief]:
    """ "All good", of no hand: of the one that is nearest to it, where a single card makes it untrue."""
    hands = [(_not_seen(held, table), held) for held in table.hands(None) if held]
    missing, held = min(hands, key=lambda each: len(each[0]), default=(Hand(), Hand()))
    return [GroundedBelief(belief.claim, None, held, missing, belief.span)] if len(missing) == 1 else []


_ESTABLISHING = (Verb.FINESSE, Verb.KNOCK_OUT, Verb.ESTABLISH)
"""Steps after which cards are good that are not so yet."""


def _is_made_good(suit: Suit, said: Span, steps: Sequence[Step], table: Table) -> bool:
    """ "A diamond to the jack, then *the diamonds are good*", "knock out the ace, then *a diamond*": not now."""
    makers = (step for step in steps if step.verb in _ESTABLISHING and not step.negated)
    return any(table.suit(step.suit or _suit_of(step.cards)) == suit and step.span.end <= said.start for step in makers)


def _suit_of(cards: tuple[str, ...]) -> str | None:
    return cards[0][0] if cards else None


def _is_covered(held: Hand, suit: Suit, table: Table) -> bool:
    """Whether a hand's cards of a suit fall under the winners of the other hand, which is longer: not called high."""
    out = table.outstanding.suit_holding(suit)
    beside = (table.ours - held).suit_holding(suit)
    winners = Hand.of(card for card in beside if all(card.rank > other.rank for other in out))
    return len(beside) > len(held) and len(winners) >= len(held)


def _suit_belief(claim: str, suit: Suit, span: Span, table: Table) -> GroundedBelief:
    out = table.outstanding.suit_holding(suit)
    if claim == "gone":
        return GroundedBelief(claim, suit, Hand(), out, span)
    ours = table.ours.suit_holding(suit)
    if claim == "mine":
        return GroundedBelief(claim, suit, ours, out, span)
    return GroundedBelief(claim, suit, ours, stops(ours, out, table.longest(suit)), span)


def _is_guess(ours: Hand, missing: Hand) -> bool:
    """Whether one card alone stands in the way, and higher ones are held, so that it is finessed or dropped."""
    return len(missing) == 1 and any(card.rank > next(iter(missing)).rank for card in ours)


def _rest_beliefs(reading: Reading, steps: tuple[GroundedStep, ...], table: Table) -> Iterator[GroundedBelief]:
    """ "I ruff a heart and *the rest are high*": what is left of the suit after so many ruffs is taken to be good."""
    for place, rest in enumerate(steps):
        if rest.verb is not Verb.CASH or "believed" not in rest.step.how or rest.suit is not None or rest.cards:
            continue
        if not reading.conditions:
            yield from _after_plays(steps[:place], rest, table)
        ruffed = [step for step in steps[:place] if step.verb is Verb.RUFF and not step.step.negated]
        for suit in dict.fromkeys(step.suit for step in ruffed if step.suit is not None):
            rounds = sum(step.count or 1 for step in ruffed if step.suit == suit)
            longest = max((hand.suit_holding(suit) for hand in table.hands(rest.seat)), key=len)
            kept = Hand.of(sorted(longest, key=lambda card: card.rank)[rounds:])
            left = (hand.suit_holding(suit) for hand in table.hands_of_others())
            missing = beats(Hand.of(card for hand in left if len(hand) > rounds for card in hand), kept)
            yield GroundedBelief("high", suit, kept, missing, rest.step.span)


_PLAYS = (Verb.CASH, Verb.RUN, Verb.LEAD, Verb.WIN, Verb.DRAW)
"""Steps that only play cards of ours: what is good after them is good now."""


def _after_plays(before: tuple[GroundedStep, ...], rest: GroundedStep, table: Table) -> Iterator[GroundedBelief]:
    """ "I cash the ace of spades, *all good*": of the nearest hand, without the small cards that are played first."""
    steps = [step for step in before if not step.step.negated]
    if rest.seat is not None or not steps or any(step.verb not in _PLAYS or step.step.listed for step in steps):
        return
    played = Hand.of(card for step in steps for card in step.cards if beats(table.outstanding, Hand.of([card])))
    drawn = any(step.verb is Verb.DRAW for step in steps) and table.trumps is not None
    to_be_drawn = table.outstanding.suit_holding(table.trumps) if drawn and table.trumps is not None else Hand()
    hands = [(_not_seen(held - played, table) - to_be_drawn, held) for held in table.hands(None) if held - played]
    missing, held = min(hands, key=lambda each: len(each[0]), default=(Hand(), Hand()))
    if len(missing) == 1:
        yield GroundedBelief("high", None, held, missing, rest.step.span)


def _listed_beliefs(reading: Reading, steps: tuple[GroundedStep, ...], table: Table) -> list[GroundedBelief]:
    """An item of a list is a belief that it is good: "a diamond" when a higher one is out."""
    found = []
    hanging = [condition.circumstance for condition in reading.conditions if condition.circumstance is not None]
    said_steps = [step.step for step in steps]
    doubted = {table.suit(said.suit) for said in hanging if said.event in ("breaks", "lies")} - {None}
    otherwise = {number for condition in reading.conditions for number in condition.otherwise or ()}
    for step in steps:
        if not step.step.listed or step.step.negated or step.verb is Verb.CONCEDE:
            continue
        if step.step.condition is not None or step.step.id in otherwise:
            continue
        if step.suit is not None and _is_made_good(step.suit, step.step.span, said_steps, table):
            continue
        if step.suit in doubted or (step.verb is Verb.WIN and not table.is_declarer):
            continue  # "clubs, and if they don't break I lose one"; a trump of a defender's that will score
        if step.cards:
            missing = beats(table.outstanding, step.cards)
            found.append(GroundedBelief("high", step.suit, step.cards, missing, step.step.span, listed=True))
        elif step.suit is not None:
            ours = table.held(step.seat).suit_holding(step.suit)
            tricks = step.count if step.count is not None else table.longest(step.suit)
            missing = stops(ours, table.outstanding.suit_holding(step.suit), tricks)
            missing = Hand() if _is_guess(ours, missing) else missing
            found.append(GroundedBelief("high", step.suit, ours, missing, step.step.span, listed=True))
    return found
