"""Clauses with a play verb → steps. One function per verb that has ways of its own; `_PLAIN` for the rest."""

from __future__ import annotations

from collections.abc import Callable

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.draft import Draft
from nlclaim.reading.model import Belief
from nlclaim.reading.phrases import RANK_NAMES, Spec, amount_of, is_empty, specs_of
from nlclaim.spans import Span

_SEATS = frozenset("NESW")
_HOW_MARKS = {
    "from_the_top": "from_the_top", "from_the_bottom": "from_the_bottom", "high": "high", "low": "low",
    "ending_in_dummy": "ending_in_dummy", "ending_in_hand": "ending_in_hand", "either_way": "either_way",
    "for_the_drop": "for_the_drop", "last": "at_the_end", "first": "first",
}  # fmt: skip
_HANDS = {
    "hand": "declarer",
    "declarer": "declarer",
    "dummy": "dummy",
    "partner": "partner",
    **{seat: seat for seat in "NESW"},
}


def hand_of(clause: Clause) -> str | None:
    """The hand a step happens in: "in dummy", "from hand", "on the table"."""
    for place in clause.places:
        role = place.object if isinstance(place.object, Mark) and place.object.label == "ROLE" else None
        if role is not None and place.preposition in ("in", "on", "from", "at"):
            return role_hand(role.value)
        if place.preposition == "with" and isinstance(place.object, NounPhrase) and place.object.determiner == "dummy":
            return "dummy"
    if clause.who in ("dummy", "partner") or clause.who in _SEATS:
        return role_hand(clause.who)
    return None


def role_hand(role: str | None) -> str | None:
    """The `hand` field for a role word: declarer's own hand is `declarer`."""
    return _HANDS.get(role or "")


def how_of(clause: Clause) -> tuple[str, ...]:
    """The manner words of a clause, in the closed list that the schema publishes."""
    how = [
        _HOW_MARKS[mark.value]
        for mark in clause.marks
        if mark.label in ("HOW", "LAST", "FIRST") and mark.value in _HOW_MARKS
    ]
    for mark in clause.marks:
        if mark.label == "PRED" and mark.value == "high" and clause.copula is None:
            how.append("high")
    for phrase in clause.phrases:
        if phrase.noun in ("high", "low"):
            how.append(phrase.noun)
        elif phrase.adjectives in (("high",), ("low",)) and not phrase.has_head and phrase.number is None:
            how.append(phrase.adjectives[0])
    trick = _trick_number(clause)
    return tuple(dict.fromkeys([*how, *(["at_the_end"] if trick == 13 else [])]))


def _trick_number(clause: Clause) -> int | None:
    return next((p.number for p in clause.phrases if p.noun == "trick" and p.number and p.number > 6), None)


def rounds_of(phrase: NounPhrase) -> tuple[str, ...]:
    """ "Two rounds of trumps" as a manner: `in_two_rounds`."""
    words = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
    if phrase.noun == "round" and phrase.number in words:
        return (f"in_{words[phrase.number]}_round{'s' if phrase.number != 1 else ''}",)
    return ("in_one_round",) if phrase.noun == "round" and phrase.determiner == "a" else ()


def objects(clause: Clause, draft: Draft) -> list[Spec]:
    """What the verb is done to."""
    found: list[Spec] = []
    for phrase in clause.phrases:
        if is_empty(phrase):
            continue
        if phrase.adjectives in (("high",), ("low",)) and not phrase.has_head and phrase.number is None:
            continue
        lent = found[-1].suit if found and found[-1].cards else draft.last_suit
        found.extend(specs_of(phrase, lent))
    return found


def negated(clause: Clause) -> bool:
    """Whether the clause says that it will not be done."""
    return clause.negation is not None


def span_of(clause: Clause) -> Span:
    """From the verb to its last object or place."""
    spans = [phrase.span for phrase in clause.phrases] + [place.span for place in clause.places]
    if clause.verb:
        spans.append(clause.verb.span)
    if clause.negation:
        spans.append(clause.negation.span)
    return Span(min(span.start for span in spans), max(span.end for span in spans)) if spans else clause.span


def read_draw(clause: Clause, draft: Draft) -> list[int]:
    """Draw trumps: all of them, the last one, or some rounds."""
    if clause.perfect and clause.negation is None:
        _already_drawn(clause, draft)
        return []
    suits = [phrase.suit for phrase in clause.phrases if phrase.suit]
    suit = suits[0] if suits else "T"
    if clause.verb is not None and clause.verb.verb == "clear" and suit != "T":
        return _simple(Verb.ESTABLISH, clause, draft)
    how = how_of(clause)
    count = None
    for phrase in clause.phrases[:1]:
        how = (*how, *rounds_of(phrase))
        count = phrase.number if phrase.noun is None and phrase.suit == "T" and phrase.number else None
    step = draft.add_step(
        Verb.DRAW, span_of(clause), suit=suit, count=count, how=how, hand=hand_of(clause), negated=negated(clause)
    )
    _note_draw(clause, draft, suit)
    return [step, *_further_draw_objects(clause, draft, suit)]


def _further_draw_objects(clause: Clause, draft: Draft, suit: str) -> list[int]:
    rest = [phrase for phrase in clause.phrases[1:] if phrase.suit != suit and (phrase.suit or phrase.ranks)]
    return [draft.add_spec(Verb.CASH, spec) for phrase in rest for spec in specs_of(phrase)]


def _already_drawn(clause: Clause, draft: Draft) -> None:
    suit = next((phrase.suit for phrase in clause.phrases if phrase.suit), "T")
    draft.drawing_spans.append(("state", clause.span))
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=suit))


def _note_draw(clause: Clause, draft: Draft, suit: str) -> None:
    if clause.negation is not None:
        draft.outstanding.append((None, clause.span))
        return
    state = clause.perfect or (clause.is_passive and clause.subordinate != "after")
    draft.drawing_spans.append(("state" if state else "plan", span_of(clause)))
    if state:
        return
    last = any("last" in phrase.adjectives for phrase in clause.phrases)
    counted = next((p.number for p in clause.phrases if p.suit == suit and p.number and p.noun is None), None)
    draft.outstanding.append((1 if last and counted is None else counted, span_of(clause)))


def read_ruff(clause: Clause, draft: Draft) -> list[int]:
    """Ruff a heart, ruff two red cards in dummy, ruff high, ruff with the king."""
    verb = {"overruff": Verb.OVERRUFF, "crossruff": Verb.CROSSRUFF}.get(clause.verb_name, Verb.RUFF)
    how = how_of(clause)
    hand = hand_of(clause)
    towards = clause.place("to")
    if hand is None and towards and isinstance(towards.object, Mark):
        hand = role_hand(towards.object.value)
    with_what = clause.place("with")
    if with_what and isinstance(with_what.object, NounPhrase):
        how = (*how, *_ruff_height(with_what.object))
    specs = [spec for spec in objects(clause, draft) if spec.named or spec.count] or [Spec(span_of(clause))]
    if verb is Verb.CROSSRUFF:
        specs = _crossruff_objects(clause, specs)
    return [
        draft.add_spec(
            verb, spec, hand=hand, how=how, negated=negated(clause), span=_wide(clause, spec, specs),
            count=None if spec.count == 1 else spec.count,
        )
        for spec in specs
    ]  # fmt: skip


def _crossruff_objects(clause: Clause, specs: list[Spec]) -> list[Spec]:
    """One step whatever it names: a crossruff of clubs and diamonds is one action."""
    amounts = [amount_of(phrase) for phrase in clause.phrases]
    if any(amounts):
        return [Spec(span_of(clause))]
    return specs[:1]


def _ruff_height(phrase: NounPhrase) -> tuple[str, ...]:
    if phrase.ranks:
        return (f"with_the_{RANK_NAMES[phrase.ranks[0]]}",) if phrase.ranks[0] in RANK_NAMES else ("low",)
    if "top" in phrase.adjectives or "high" in phrase.adjectives:
        return ("high",)
    return ("low",) if "low" in phrase.adjectives else ()


def _wide(clause: Clause, spec: Spec, specs: list[Spec]) -> Span:
    return span_of(clause) if len(specs) == 1 else spec.span


def read_discard(clause: Clause, draft: Draft) -> list[int]:
    """Pitch a club on the diamonds, discard my losers."""
    specs = list(objects(clause, draft)) or [Spec(span_of(clause))]
    on = _on_what(clause.place("on"), draft)
    return [
        draft.add_spec(
            Verb.DISCARD, spec, on=on, hand=hand_of(clause), how=how_of(clause), negated=negated(clause),
            span=_wide(clause, spec, specs), count=None if spec.count == 1 else spec.count,
        )
        for spec in specs
    ]  # fmt: skip


def _on_what(place: Prepositional | None, draft: Draft) -> str | None:
    if place is None or not isinstance(place.object, NounPhrase):
        return None
    specs = specs_of(place.object, draft.last_suit)
    return specs[0].cards[0] if specs[0].cards else specs[0].suit


def read_finesse(clause: Clause, draft: Draft) -> list[int]:
    """Finesse clubs, finesse the queen, finesse East for the jack, hook the ten."""
    specs = objects(clause, draft)
    spec = specs[0] if specs else Spec(span_of(clause))
    if not spec.suit:
        spec = _suit_from_places(clause, spec)
    return [add_finesse(clause, draft, spec)]


def _suit_from_places(clause: Clause, spec: Spec) -> Spec:
    for place in clause.places:
        if isinstance(place.object, NounPhrase) and (place.object.suit or place.object.ranks or place.object.cards):
            named = specs_of(place.object)[0]
            return Spec(spec.span, named.suit, spec.cards or named.cards, how=spec.how)
    return spec


def add_finesse(clause: Clause, draft: Draft, spec: Spec, span: Span | None = None, *, refused: bool = False) -> int:
    """A finesse step: the card named is the one to be caught."""
    against = spec.cards[0] if spec.cards else None
    denied = refused or negated(clause) or any(place.preposition == "without" for place in clause.places)
    for place in clause.places:
        if place.preposition == "against" and isinstance(place.object, Mark) and place.object.value in _SEATS:
            against = place.object.value
        elif place.preposition in ("for", "against") and isinstance(place.object, NounPhrase):
            against = against or next(iter(specs_of(place.object, spec.suit)[0].cards), None)
    seat = next((person.value for person in clause.persons if person.value in _SEATS), None)
    step = draft.add_step(
        Verb.FINESSE, span or span_of(clause), suit=spec.suit, against=seat or against,
        how=tuple(dict.fromkeys((*how_of(clause), *spec.how))), negated=denied,
    )  # fmt: skip
    draft.finesse_spans.append((denied, span or span_of(clause)))
    return step


def read_cross(clause: Clause, draft: Draft) -> list[int]:
    """Cross to dummy with a diamond, get back to hand by ruffing, over to the ace-queen."""
    towards = clause.place("to", "in", "from")
    if towards and isinstance(towards.object, Mark) and towards.object.label == "PERSON":
        return []  # "over to you"
    hand = None
    if towards and isinstance(towards.object, Mark):
        hand = role_hand(towards.object.value)
    by = next(
        (p for p in clause.places if p.preposition in ("with", "in", "by") and isinstance(p.object, NounPhrase)), None
    )
    named = _cross_object(clause, draft, by)
    how = [
        *how_of(clause),
        *(["with_" + SUIT_NAMES[named.suit]] if by and named.suit in SUIT_NAMES and not named.cards else []),
    ]
    if hand is None and clause.verb_name in ("over", "cross"):
        hand = "declarer" if "back" in draft.words(clause.span).lower() else "dummy"
    if clause.verb_name in ("go", "come", "get") and (
        clause.who == "dummy" or any(p.value == "dummy" for p in clause.persons)
    ):
        hand = hand or "dummy"
    if by and isinstance(by.object, NounPhrase) and by.object.act in ("ruff", "overruff"):
        return [draft.add_step(Verb.RUFF, span_of(clause), suit=by.object.suit, hand=hand, how=how_of(clause))]
    step = draft.add_step(
        Verb.CROSS,
        span_of(clause),
        suit=named.suit,
        cards=named.cards,
        hand=hand,
        how=tuple(how),
        negated=negated(clause),
    )
    return [step, *_cards_reached(towards, draft)]


SUIT_NAMES = {"S": "a_spade", "H": "a_heart", "D": "a_diamond", "C": "a_club", "T": "a_trump"}


def _cross_object(clause: Clause, draft: Draft, by: Prepositional | None) -> Spec:
    if (
        by
        and isinstance(by.object, NounPhrase)
        and (by.object.suit or by.object.ranks or by.object.cards or by.object.act)
    ):
        return specs_of(by.object, draft.last_suit)[0]
    specs = [spec for spec in objects(clause, draft) if spec.named]
    return specs[0] if specs else Spec(span_of(clause))


def _cards_reached(towards: Prepositional | None, draft: Draft) -> list[int]:
    """ "Over to the ace-queen": the cards crossed to are cashed."""
    if towards is None or towards.preposition != "to" or not isinstance(towards.object, NounPhrase):
        return []
    return [draft.add_spec(Verb.CASH, spec) for spec in specs_of(towards.object) if spec.cards]


def read_lead(clause: Clause, draft: Draft) -> list[int]:
    """Lead or play: "lead a trump", "play a heart to the ten", "play the king", "play off the clubs"."""
    to_card = towards_card(clause.places)
    specs = [spec for spec in objects(clause, draft) if spec.named or spec.cards or spec.count]
    if not specs and clause.verb_name == "lead" and not clause.phrases:
        specs = [Spec(span_of(clause))]
    if to_card and not specs and clause.phrases:
        specs = [Spec(span_of(clause))]
    if to_card and specs:
        return [read_towards(clause, draft, specs[0], to_card)]
    if clause.verb_name == "play" and _is_play_for(clause):
        return [add_finesse(clause, draft, _suit_from_places(clause, Spec(span_of(clause))))]
    if not specs and "for_the_drop" in how_of(clause):
        specs = [spec for spec in [_suit_from_places(clause, Spec(span_of(clause)))] if spec.suit]
    return [_led(clause, draft, spec, specs) for spec in specs]


def _led(clause: Clause, draft: Draft, spec: Spec, specs: list[Spec]) -> int:
    verb = Verb.LEAD
    plays = clause.verb_name == "play"
    if plays and (spec.cards or (spec.count or 0) > 1 or not spec.single):
        verb = Verb.CASH
    count = None if spec.count == 1 and verb is Verb.LEAD else spec.count
    return draft.add_spec(
        verb, spec, hand=hand_of(clause), how=how_of(clause), negated=negated(clause), count=count,
        span=_wide(clause, spec, specs),
    )  # fmt: skip


def _is_play_for(clause: Clause) -> bool:
    """ "Play East for the queen"."""
    target = clause.place("for")
    if target is None or not isinstance(target.object, NounPhrase):
        return False
    return bool(target.object.ranks or target.object.cards)


def towards_card(places: list[Prepositional]) -> str | None:
    """The rank in "to the ten", "towards the king"."""
    for place in places:
        if place.preposition == "to" and isinstance(place.object, NounPhrase):
            specs = specs_of(place.object)
            if specs and specs[0].cards:
                return specs[0].cards[0][1]
            number = place.object.number
            if place.object.is_bare_number and number is not None and 2 <= number <= 10:
                return "T" if number == 10 else str(number)
    return None


def read_towards(clause: Clause, draft: Draft, spec: Spec, rank: str) -> int:
    """ "A heart to the ten": a finesse unless the card is an ace or a king."""
    how = (*how_of(clause), f"to_the_{RANK_NAMES[rank]}")
    span = span_of(clause)
    if rank in "AK":
        return draft.add_step(Verb.LEAD, span, suit=spec.suit, how=how, hand=hand_of(clause), negated=negated(clause))
    draft.finesse_spans.append((negated(clause), span))
    return draft.add_step(Verb.FINESSE, span, suit=spec.suit, how=how, negated=negated(clause))


def read_squeeze(clause: Clause, draft: Draft) -> list[int]:
    """Squeeze East in the majors."""
    persons = [*clause.persons, *([clause.subject] if isinstance(clause.subject, Mark) and clause.is_passive else [])]
    seat = next((person.value for person in persons if person.value in _SEATS), None)
    return [draft.add_step(Verb.SQUEEZE, span_of(clause), against=seat, how=how_of(clause), negated=negated(clause))]


def read_throw_in(clause: Clause, draft: Draft) -> list[int]:
    """Throw West in with the third spade, endplay him."""
    words = draft.words(clause.span).lower()
    seat = next((person.value for person in clause.persons if person.value in _SEATS), None)
    for letter, name in (("E", "east"), ("W", "west"), ("N", "north"), ("S", "south")):
        seat = seat or (letter if name in words.split() else None)
    place = clause.place("with", "in")
    named = (
        specs_of(place.object, draft.last_suit)[0]
        if place and isinstance(place.object, NounPhrase)
        else Spec(clause.span)
    )
    return [
        draft.add_step(
            Verb.THROW_IN, span_of(clause), suit=named.suit, cards=named.cards, against=seat,
            how=how_of(clause), negated=negated(clause),
        )
    ]  # fmt: skip


def read_test(clause: Clause, draft: Draft) -> list[int]:
    """Test the clubs, see how trumps go."""
    specs = [spec for spec in objects(clause, draft) if spec.named]
    if not specs and isinstance(clause.subject, NounPhrase):
        specs = specs_of(clause.subject)
    return [draft.add_spec(Verb.TEST, spec, negated=negated(clause), count=None) for spec in specs]


def read_knock_out(clause: Clause, draft: Draft) -> list[int]:
    """Knock out the ace of clubs: an opponent's card, so it is what the step is against."""
    return [
        draft.add_spec(
            Verb.KNOCK_OUT, spec, how=how_of(clause), negated=negated(clause), span=_wide(clause, spec, [spec])
        )
        for spec in objects(clause, draft)
    ]


def read_run(clause: Clause, draft: Draft) -> list[int]:
    """Run the diamonds, run four clubs, run the trumps from the top."""
    if clause.subjects and not clause.phrases:
        clause.phrases = list(clause.subjects)
    specs = objects(clause, draft)
    if len(specs) == 1 and len(specs[0].cards) == 1 and specs[0].cards[0][1] in "QJT98":
        return [_run_card(clause, draft, specs[0])]
    return _simple(Verb.RUN, clause, draft)


def _run_card(clause: Clause, draft: Draft, spec: Spec) -> int:
    """ "Run the jack": a finesse without the word."""
    draft.finesse_spans.append((negated(clause), span_of(clause)))
    how = (*how_of(clause), f"to_the_{RANK_NAMES[spec.cards[0][1]]}")
    return draft.add_step(Verb.FINESSE, span_of(clause), suit=spec.suit, how=how, negated=negated(clause))


def read_cash(clause: Clause, draft: Draft) -> list[int]:
    """Cash the ace, two spades, my winners."""
    kept = [phrase for phrase in clause.phrases if phrase.act is None]
    acts = [phrase for phrase in clause.phrases if phrase.act]
    clause.phrases = kept
    steps = _simple(Verb.CASH, clause, draft) if kept or not acts else []
    return [*steps, *(add_act(clause, draft, phrase) for phrase in acts)]


def _simple(verb: Verb, clause: Clause, draft: Draft) -> list[int]:
    specs = objects(clause, draft)
    if not specs and clause.verb_name in ("duck", "unblock", "run", "overtake", "repeat") and not clause.phrases:
        specs = [Spec(span_of(clause))]
    hand = hand_of(clause)
    return [
        draft.add_spec(
            verb, spec, hand=hand, how=how_of(clause), negated=negated(clause), span=_wide(clause, spec, specs)
        )
        for spec in specs
    ]


def add_act(clause: Clause, draft: Draft, phrase: NounPhrase, hand: str | None = None) -> int:
    """An action said as a noun: "a heart ruff", "the marked club finesse", "a double squeeze"."""
    spec = specs_of(phrase)[0]
    verb = Verb.CASH if spec.act == "drop" else Verb(spec.act or "ruff")
    refused = phrase.quantifier in ("no", "none")
    if verb is Verb.FINESSE:
        spec = spec if spec.suit else _suit_from_places(clause, spec)
        return add_finesse(clause, draft, spec, clause.span if len(clause.spans) < 4 else phrase.span, refused=refused)
    where = hand or hand_of(clause)
    return draft.add_step(
        verb, phrase.span, suit=spec.suit, hand=where, count=None if spec.count == 1 else spec.count,
        how=tuple(dict.fromkeys((*how_of(clause), *spec.how))), negated=refused or negated(clause),
        on=_on_what(clause.place("on"), draft) if verb is Verb.DISCARD else None,
    )  # fmt: skip


def _plain(verb: Verb) -> Callable[[Clause, Draft], list[int]]:
    return lambda clause, draft: _simple(verb, clause, draft)


PLAY_VERBS: dict[str, Callable[[Clause, Draft], list[int]]] = {
    "draw": read_draw, "clear": read_draw, "cash": read_cash, "run": read_run, "lead": read_lead, "play": read_lead,
    "ruff": read_ruff, "overruff": read_ruff, "crossruff": read_ruff, "finesse": read_finesse,
    "discard": read_discard, "cross": read_cross, "over": read_cross, "establish": _plain(Verb.ESTABLISH),
    "knock_out": read_knock_out, "duck": _plain(Verb.DUCK), "unblock": _plain(Verb.UNBLOCK), "test": read_test,
    "squeeze": read_squeeze, "throw_in": read_throw_in, "overtake": _plain(Verb.UNBLOCK),
    "repeat": read_finesse, "follow_up": read_cash, "start": read_cash,
}  # fmt: skip
