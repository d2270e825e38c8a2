"""What the claimer may have had in mind: the outstanding cards he took to be gone (semantics §4.2).

A hypothesis is *established* when a word of the statement, a finding of the director or a rule of an authority
says so, else *inferred*: then, if it costs a trick, the ruling is a judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from nlclaim.bridge import RANKS, Card, Hand, Position, Seat, Suit
from nlclaim.plan.model import Verb
from nlclaim.reading import GroundedReading
from nlclaim.reading.versions import breaks_off
from nlclaim.ruling.case import Case
from nlclaim.ruling.speech import say_card, say_cards, say_list, say_number

_JACK, _QUEEN, _KING = 9, 10, 11
_FORGETTABLE = 2
"""Cards out that a player may forget; more than that are hardly overlooked."""
_MANY_ROUNDS = 2
"""Rounds of trumps after which their count is no longer plain from the play."""
_REMEMBERED = 2
"""Tricks of which a player still remembers every card."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One picture of the claimer's: `forgotten` are the outstanding cards missing from it."""

    name: str
    forgotten: Hand
    concept: str
    """What the Laws call it; the edition's data gives the clause."""
    text: str
    established: bool = True
    presumed: Hand = field(default_factory=Hand)
    """Those of the missing cards that he knows to be out, and takes to fall under his winners (SEE-1)."""


TRUE_PICTURE = Hypothesis("true_picture", Hand(), "new_line", "he knows which cards are out")


DRAW_DEMANDED = Hypothesis(
    "draw_demanded", Hand(), "outstanding_trump", "the opponents demand that he draws the trumps that are out first"
)
DRAW_FORBIDDEN = Hypothesis(
    "draw_forbidden", Hand(), "outstanding_trump", "the opponents forbid him to draw the trumps that are out"
)
"""At rubber bridge, where play goes on: what they may require of a claimer who may not have known of a trump."""


_NO_GAIN = replace(
    TRUE_PICTURE,
    concept="outstanding_trump",
    text="the director found that he did not know of a trump, which gains him nothing: who knew of it gets no more",
)
"""The true picture where the director found that he had another, which would take more tricks."""


def outstanding(case: Case) -> Hand:
    """The cards still in the hands of the side that does not claim."""
    return case.position.held_by(case.claimer.side.other)


def enumerate_hypotheses(
    case: Case, reading: GroundedReading, explains: Callable[[Hand], bool] | None
) -> list[Hypothesis]:
    """The pictures to try, the true one first unless words rule it out, or a finding that he forgot a trump.

    What would be tried without that finding is tried with it too: it may cost him tricks, and never gains him one.
    `explains`: whether the number claimed is sure once some outstanding cards are missing; None where it can be made on
    some lie of the cards, else he must have miscounted.
    A defender's picture is his own hand and dummy: only the true one is tried, and what he says of his own cards that
    is not so.
    """
    believed = _false_beliefs(case, reading)
    if case.claimer_is_defender:
        hidden = believed.forgotten & case.position.hands[case.declarer] if believed else Hand()
        return [replace(believed, forgotten=hidden) if believed and hidden else TRUE_PICTURE]
    by_finding = list(_found_forgotten(case, reading))
    found = [*by_finding, *_forgotten_trumps(case, reading)]
    found += _too_few_rounds(case, reading)
    found += _small_cards(case, reading)
    counted = case.claimed is not None or reading.claimed is not None or not reading.steps  # silence claims all
    if explains is not None and not believed and counted and not _plans_impossible(reading):
        found += _explanations(case, reading, explains)
    if by_finding and not believed:
        return _distinct([*found, _NO_GAIN])
    return _distinct([believed or TRUE_PICTURE, *found])


def _plans_impossible(reading: GroundedReading) -> bool:
    """Whether a play of his cannot be carried out ("ruffing that", at notrump): that is why he counts too many."""
    own = (step for step in reading.steps if step.verb != Verb.CONCEDE and not step.step.negated)
    return any(step.finding for step in own)


def _distinct(hypotheses: list[Hypothesis]) -> list[Hypothesis]:
    seen: dict[int, Hypothesis] = {}
    for hypothesis in hypotheses:
        seen.setdefault(hypothesis.forgotten.mask, hypothesis)
    return list(seen.values())


def _false_beliefs(case: Case, reading: GroundedReading) -> Hypothesis | None:
    """The cards that his words take to be gone, but for trumps that the director found he knew of."""
    missing, presumed = Hand(), Hand()
    said: list[str] = []
    counted: list[str] = []
    trumps_out = _trumps_out(case)
    found_known = trumps_out if case.facts.unaware_of_trump is False else Hand()
    found_known |= _known_to_fall(case, reading)
    for belief in reading.beliefs:
        if belief.missing - found_known:
            missing |= belief.missing - found_known
            presumed |= falling_cards(belief.missing - found_known, belief.cards)
            (counted if belief.listed else said).append(f'"{belief.span.of(reading.reading.text)}"')
    if reading.drawing == "state" and trumps_out - missing - found_known:
        missing |= trumps_out
        said.append("that trumps are drawn")
    if not missing:
        return None
    texts = [f"he said something that is not so: {say_list(said)}"] if said else []
    texts += [f"he takes for good what is not: {say_list(counted)}"] if counted else []
    return Hypothesis("false_belief", missing, "new_line", "; ".join(texts), presumed=presumed)


def _known_to_fall(case: Case, reading: GroundedReading) -> Hand:
    """Cards that he says are out, and that his higher ones will draw: what he calls good is good once they have."""
    ours, hands = case.position.held_by(case.claimer.side), case.position.hands
    lengths = {
        card: max(len(hands[seat].suit_holding(card.suit)) for seat in case.claimer.side.other.seats)
        for card in reading.known_out
    }
    higher = {card: sum(own.rank > card.rank for own in ours.suit_holding(card.suit)) for card in lengths}
    return Hand.of(card for card in lengths if lengths[card] <= higher[card])


def falling_cards(missing: Hand, ours: Hand) -> Hand:
    """The missing cards that a higher one of the same suit would draw."""
    return Hand.of(card for card in missing if any(own.suit == card.suit and own.rank > card.rank for own in ours))


def _trumps_out(case: Case) -> Hand:
    trumps = case.position.trumps
    return Hand() if trumps is None else outstanding(case).suit_holding(trumps)


def _forgotten_trumps(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    out = _trumps_out(case)
    if not out or case.facts.unaware_of_trump is False:
        return
    aware = _is_mentioned(reading) or not is_likely_unaware(case, out)
    if not aware or _counts_fewer(reading, out):
        yield from _pictures_without(reading, out)


def doubtful_trumps(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """Pictures without a trump of which nobody can say whether he knew: no finding, silence, and no record of the play.

    A record in which he drew more rounds than one, and stopped with a trump out, tells nothing (TRP-3 has one round).
    Not those that `enumerate_hypotheses` tries, as it is likely that he did not know of them.
    """
    out = _trumps_out(case)
    fresh = 13 - case.position.remaining <= _REMEMBERED
    told = case.record_complete and _rounds_of_trumps(case) < _MANY_ROUNDS
    if case.claimer_is_defender or told or case.facts.unaware_of_trump is not None or fresh:
        return
    if 0 < len(out) <= _FORGETTABLE and not _is_mentioned(reading) and not is_likely_unaware(case, out):
        yield from _pictures_without(reading, out)


def _is_mentioned(reading: GroundedReading) -> bool:
    """Whether the words show that he knew of every trump out; "I just pull the -" breaks off before it does."""
    if breaks_off(reading.reading.text) and not reading.reading.trumps.mentioned:
        return False
    return reading.drawing == "plan" or (reading.outstanding_acknowledged and reading.acknowledged_count is None)


def _counts_fewer(reading: GroundedReading, out: Hand) -> bool:
    """Whether he speaks of fewer trumps than are out: "I draw *the last trump*", and there are two."""
    return 0 < (reading.acknowledged_count or 0) < len(out)


def _pictures_without(reading: GroundedReading, out: Hand) -> Iterator[Hypothesis]:
    """Trumps out that the words do not acknowledge are forgotten. Those that the words name are not."""
    named = _named(reading)
    words = "he spoke of fewer trumps, and not of" if _counts_fewer(reading, out) else "he may have forgotten"
    yield from _missing_but(_left_to_acknowledge(reading, out), out - named, words)


def _found_forgotten(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """The director found that he did not know of a trump: words that acknowledge, or name, them all give way to it."""
    out = _trumps_out(case)
    if case.facts.unaware_of_trump and out:
        known = _left_to_acknowledge(reading, out)
        unknown = out - _named(reading) or out
        words = "the director found that he did not know of"
        yield from _missing_but(known if known < len(unknown) else 0, unknown, words)


def _left_to_acknowledge(reading: GroundedReading, out: Hand) -> int:
    """How many trumps the words acknowledge beside those that they name."""
    return max(0, (reading.acknowledged_count or 0) - len(_named(reading) & out))


def _named(reading: GroundedReading) -> Hand:
    return Hand.of(card for step in reading.steps if not step.step.negated for card in step.against_cards)


def _missing_but(known: int, out: Hand, words: str) -> Iterator[Hypothesis]:
    """All cards out but the highest `known` of them are missing, and all but the lowest."""
    ranked = list(out)
    if known >= len(ranked):
        return
    for kept in dict.fromkeys((tuple(ranked[len(ranked) - known :]), tuple(ranked[:known]))):
        missing = out - Hand.of(kept)
        yield Hypothesis("forgotten_trump", missing, "outstanding_trump", f"{words} {say_cards(missing)}")


def _too_few_rounds(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """ "Two rounds of trumps and the rest": with an opponent's third trump he can hardly have reckoned.

    Nobody says whether he sees it when the other one shows out. Not where he gives a trick up: it may be that trump.
    """
    rounds = next((step.count for step in reading.steps if step.verb == Verb.DRAW and not step.step.negated), None)
    if case.position.trumps is None or rounds is None or any(step.verb == Verb.CONCEDE for step in reading.steps):
        return
    ours = case.position.held_by(case.claimer.side)
    for seat in case.claimer.side.other.seats:
        held = tuple(case.position.hands[seat].suit_holding(case.position.trumps))
        for left in dict.fromkeys((held[rounds:], held[: len(held) - rounds])) if len(held) > rounds else ():
            missing = Hand.of(left)
            said = "one round, as he said, leaves" if rounds == 1 else f"{say_number(rounds)} rounds, as he said, leave"
            text = f"{said} {say_cards(missing)}, which he may take to be gone"
            presumed = falling_cards(missing, ours)
            yield Hypothesis("too_few_rounds", missing, "outstanding_trump", text, established=False, presumed=presumed)


def is_likely_unaware(case: Case, out: Hand) -> bool:
    """Whether it is at all likely that he did not know of the trumps `out` (70C; TRP-1, TRP-3).

    By the record of the play, where there is one: he was aware if his side has not been on lead, or if the last
    round played, or the only one, was of trumps and every opponent who played to it followed, or if he was drawing them
    and more were out at first than the rounds so far can have drawn. Else a working default: likely when more than four
    trumps have gone and at most two are out.
    """
    position = case.position
    trumps = position.trumps
    if trumps is None:
        return False
    told = case.record_complete and (
        _never_led(case) or _just_drawing(position, trumps, case.claimer) or _cannot_be_drawn_yet(case, trumps)
    )
    if told:
        return False
    gone = 13 - sum(len(hand.suit_holding(trumps)) for hand in position.hands)
    return gone > 4 and len(out) <= _FORGETTABLE


def _rounds_of_trumps(case: Case) -> int:
    """How many of the tricks played his side has led trumps to."""
    leads = case.position.history[::4]
    return sum(card.suit == case.position.trumps and seat.side == case.claimer.side for seat, card in leads)


def _never_led(case: Case) -> bool:
    leaders = [play[0] for play in case.position.history[::4]]
    return all(leader.side != case.claimer.side for leader in leaders)


def _just_drawing(position: Position, trumps: Suit, claimer: Seat) -> bool:
    """Whether the latest trick, or the only round of trumps so far, was of trumps and the opponents followed."""
    history = position.history
    rounds = [history[start : start + 4] for start in range(0, len(history), 4)]
    of_trumps = [trick for trick in rounds if trick[0][1].suit == trumps]
    if not of_trumps or (of_trumps[-1] is not rounds[-1] and len(of_trumps) > 1):
        return False
    return all(card.suit == trumps for seat, card in of_trumps[-1] if seat.side != claimer.side)


def _cannot_be_drawn_yet(case: Case, trumps: Suit) -> bool:
    """Whether his side led a trump to the latest trick, and more were out than so many rounds can have drawn."""
    history = case.position.history
    rounds = [history[start : start + 4] for start in range(0, len(history), 4)]
    drawn = sum(trick[0][1].suit == trumps for trick in rounds)
    leader, card = rounds[-1][0] if rounds else (None, None)
    ours = len(case.position.held_by(case.claimer.side).suit_holding(trumps))
    ours += sum(played.suit == trumps and seat.side == case.claimer.side for seat, played in history)
    drawing = card is not None and card.suit == trumps and leader is not None and leader.side == case.claimer.side
    return drawing and 13 - ours > 2 * drawn


def _small_cards(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """Suits headed below the queen in which only smaller cards are out (TOP-3, TOP-4; White Book 8.70.5)."""
    for suit, mine, theirs in _plain_suits_with_small_cards_out(case, reading):
        if mine[0].rank < _QUEEN:
            yield _all_good(suit, theirs)


def queens_over_small_cards(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """Pictures in which all of a suit headed by the queen, without the jack, is good, with one smaller card out.

    Whether the queen is then led first directors differ (TOP-4, TOP-5); `enumerate_hypotheses` takes it that she is.
    Not where he names his cards of the suit: the others are no winners to him.
    """
    if case.claimer_is_defender:
        return
    named = {card.suit for step in reading.steps for card in step.cards}
    for suit, mine, theirs in _plain_suits_with_small_cards_out(case, reading):
        if mine[0].rank == _QUEEN and mine[1].rank < _JACK and len(theirs) == 1 and suit not in named:
            yield _all_good(suit, theirs)


def _plain_suits_with_small_cards_out(case: Case, reading: GroundedReading) -> Iterator[tuple[Suit, list[Card], Hand]]:
    """Suits whose top card declarer's side has and whose lowest would lose, with its cards and those that are out.

    Not suits of which he counts fewer tricks than he has cards, or gives some up: he has looked at them.
    """
    out = outstanding(case)
    ours = case.position.held_by(case.declarer.side)
    longest = {
        suit: max(len(case.position.hands[seat].suit_holding(suit)) for seat in case.declarer.side.seats)
        for suit in Suit
    }
    counted = {
        step.suit
        for step in reading.steps
        if step.suit is not None and 0 < (step.count or (step.verb == Verb.CONCEDE)) < longest[step.suit]
    }
    for suit in Suit:
        mine, theirs = list(ours.suit_holding(suit)), out.suit_holding(suit) - reading.known_out
        if not mine or not theirs or suit == case.position.trumps or suit in counted:
            continue
        if mine[0].rank > max(card.rank for card in theirs) > mine[-1].rank:
            yield suit, mine, theirs


def _all_good(suit: Suit, out: Hand) -> Hypothesis:
    why = f"with {say_cards(out)} out he may take all his {suit} to be good"
    return Hypothesis("small_cards_taken_for_good", out, "normal", why)


def _crossruffed(case: Case, reading: GroundedReading) -> set[Suit]:
    """The suits that a stated crossruff ruffs: nobody ruffs what he takes to be good."""
    if not any(step.verb == Verb.CROSSRUFF and not step.step.negated for step in reading.steps):
        return set()
    declarer, dummy = (case.position.hands[seat] for seat in (case.declarer, case.dummy))
    return {suit for suit in Suit if bool(declarer.suit_holding(suit)) != bool(dummy.suit_holding(suit))}


def _explanations(case: Case, reading: GroundedReading, explains: Callable[[Hand], bool]) -> list[Hypothesis]:
    """The miscounts that may lie behind the number.

    Where the same cards are missing from every one that makes the number sure, the number itself establishes that they
    were, whether the record has it, the words, or silence, which claims all. Where the director found that he knew of
    the trumps out, what would be tried without that finding is tried, but for those: a finding in his favour costs him
    nothing.
    """
    known = _trumps_out(case) if case.facts.unaware_of_trump is False else Hand()
    return [each for each in _fitting_miscounts(case, reading, explains) if not each.forgotten & known]


def _fitting_miscounts(case: Case, reading: GroundedReading, explains: Callable[[Hand], bool]) -> list[Hypothesis]:
    """One miscount that the number establishes, or all that there are."""
    found = _distinct(list(_miscounts(case, reading)))
    counts = case.claimed is not None or case.conceded is not None or reading.claimed is not None or not case.said
    fitting = [hypothesis for hypothesis in found if counts and explains(hypothesis.forgotten)]
    least = min(fitting, key=lambda hypothesis: len(hypothesis.forgotten), default=None)
    if least is None or any(least.forgotten - hypothesis.forgotten for hypothesis in fitting):
        return found
    return [replace(least, established=True, text=least.text.removeprefix("perhaps "))]


def _miscounts(case: Case, reading: GroundedReading) -> Iterator[Hypothesis]:
    """One suit taken for better than it is: his highest non-winner for high, or all of it for running.

    Not one that he crossruffs, nor against a card that he says is out. Nobody overlooks more than two cards that would
    beat his, as with trumps, nor any before the suit has been played; and a suit runs if his winners in it can draw
    all that is out.
    """
    out, ruffed = outstanding(case), _crossruffed(case, reading)
    ours = case.position.held_by(case.declarer.side)
    for suit in Suit:
        mine, theirs = ours.suit_holding(suit), out.suit_holding(suit)
        if not mine or not theirs or suit in ruffed:
            continue
        top = max(card.rank for card in theirs)
        losers = [card for card in mine if card.rank < top]
        higher = Hand.of(card for card in theirs if losers and card.rank > losers[0].rank)
        drawn = 2 * (len(mine) - len(losers))
        played = len(mine) + len(theirs) < len(RANKS)
        for missing, what, plausible in (
            (higher, f"takes {say_card(losers[0])} for high" if losers else "", played and len(higher) <= _FORGETTABLE),
            (theirs, f"takes the {suit} to run", len(theirs) <= drawn),
        ):
            # "Queen-jack, and only the king out": with the ace gone he may think that the king has gone too.
            unseen = len(missing) == 1 and losers == list(mine) and losers[0].rank == top - 1
            known = bool(missing & reading.known_out) if missing == higher else not missing - reading.known_out
            if missing and plausible and not known and (unseen or all(card.rank < _KING for card in missing)):
                falling = falling_cards(missing, mine) if missing == theirs else Hand()
                yield Hypothesis(
                    "miscount", missing, "new_line", f"perhaps he {what}", established=False, presumed=falling
                )
