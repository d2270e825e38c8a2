"""Clauses with a play verb → steps. One function per verb that has ways of its own; `_PLAIN` for the rest."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import GUARDED_IN, Step, Verb
from nlclaim.reading.clause.parts.frames import (
    MAKES_GOOD,
    hand_of,
    how_of,
    negated,
    objects,
    role_hand,
    span_of,
    wide_span,
)
from nlclaim.reading.clause.plays.crossings import read_cross
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps, read_draw
from nlclaim.reading.clause.plays.finesses import (
    add_finesse,
    is_play_for,
    puts_in_what_is_led,
    read_finesse,
    read_towards,
    run_card,
    suit_from_places,
    towards_card,
)
from nlclaim.reading.clause.plays.ruffs import is_another_of_them, read_ruff, ruff_height
from nlclaim.reading.clause.plays.simple_plays import read_simple
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import PAIRS, Amount, Spec, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_discard(clause: Clause, draft: Draft) -> list[int]:
    """Pitch a club on the diamonds, discard my losers, my club goes away on the diamond."""
    other = _read_no_discard(clause, draft)
    if other is not None:
        return other
    _part_lost_on(clause, draft)
    _find_thrown(clause, draft)
    it = clause.names_only("it") and not clause.phrases
    specs = list(objects(clause, draft)) or [Spec(span_of(clause), suit=draft.last.plain_suit if it else None)]
    on = _discarded_on(clause, draft)
    return [
        draft.add_spec(
            Verb.DISCARD, spec, on=on, hand=hand_of(clause), how=how_of(clause), negated=negated(clause),
            span=wide_span(clause, spec, specs), count=None if spec.count == 1 else spec.count,
        )
        for spec in specs
    ]  # fmt: skip


def _read_no_discard(clause: Clause, draft: Draft) -> list[int] | None:
    """ "*Takes care of* the last trump", "I throw my hand away": what such a verb says where no card is thrown."""
    if any(phrase.quantifier in ("no", "none") for phrase in clause.phrases):
        return []  # "discarding nothing"
    said = draft.words(clause.span).lower()
    looks_after = draft.verb_words(clause).startswith("look") and (clause.who in SEATS or clause.who in ("he", "who"))
    if looks_after or any(person.value == "hand" for person in clause.persons):
        return []  # "East, who looks after both majors", "I can throw my hand away"
    if " care of" in said and _is_ruffed_away(clause) and not _is_of_trumps_out(clause, draft, said):
        clause.subjects, clause.verb_name = [], "ruff"
        clause.places = [place for place in clause.places if place.preposition != "with"]
        return read_ruff(clause, draft)
    rest = [phrase.quantifier for phrase in clause.phrases] == ["rest"]
    if " care of" in said and clause.subjects and rest:
        draft.claim(Amount(all=True), clause.phrases[0].span)  # "my diamonds take care of the rest"
        clause.phrases, clause.subjects = list(clause.subjects), []
        return read_cash(clause, draft)
    if _is_of_trumps_out(clause, draft, said):
        clause.phrases = [phrase for phrase in clause.phrases if phrase.has_head]
        return read_draw(clause, draft)
    losers = any(phrase.noun == "loser" for phrase in clause.phrases)
    if draft.verb_words(clause).startswith(("deal", "dealing", "dealt")) and not losers:
        return []  # "I deal with the spades"
    if " care of" in said and _is_done_already(clause, draft.plan):
        if draft.plan.steps[-1].suit != "T" or not _is_last_one(clause.phrases):
            return []  # "I ruff a club, that takes care of my loser"
        clause.phrases = [replace(clause.phrases[0], suit="T", noun=None)]
        return read_draw(clause, draft)
    return None


def _find_thrown(clause: Clause, draft: Draft) -> None:
    """Puts what is thrown among the phrases, where it is the subject, stands behind "with" or is of a suit unnamed."""
    with_thrown = clause.phrase_at("with") if clause.is_past and not (clause.phrases or clause.subjects) else None
    if with_thrown is not None and with_thrown.suit and clause.copula is None:
        clause.phrases = [with_thrown]  # "with a heart thrown on the fifth"
    if clause.subjects and not clause.phrases and clause.verb and clause.verb.form in ("base", "s", "past"):
        clause.phrases = list(clause.subjects)
    if len(clause.phrases) == 1 and is_another_of_them(clause.phrases[0]) and not clause.phrases[0].is_bare_number:
        clause.phrases = [replace(clause.phrases[0], suit=draft.last.plain_suit)]  # "I ruff two and throw *the third*"


def _discarded_on(clause: Clause, draft: Draft) -> str | None:
    """The card or suit on which it is thrown."""
    on = on_what(clause.place("on", "by") if clause.is_passive else clause.place("on"), draft)
    said_of = draft.verb_words(clause)
    cares = clause.verb is not None and (said_of.endswith(_CARING) or said_of.startswith(_TAKING_IN))
    if cares and clause.subjects and clause.phrases != clause.subjects and not clause.is_passive:
        winner = specs_of(clause.subjects[0], draft.last.suit)[0]
        on = winner.cards[0] if winner.cards else winner.suit  # "dummy's diamonds take care of my spades"
    if on is None and _is_what_one_uses(clause, draft):
        winner_used = draft.withdraw_step()
        on = winner_used.cards[0] if winner_used.cards else winner_used.suit  # "use the king to dispose of the diamond"
    return on


_DISPOSING: Final[tuple[Verb, ...]] = (Verb.RUFF, Verb.CROSS, Verb.LEAD, Verb.DRAW, Verb.DISCARD, Verb.CONCEDE)


def _is_done_already(clause: Clause, plan: SpokenPlan) -> bool:
    """ "I ruff a club, *that takes care of* my loser": the play just named does it, and no other."""
    that = [subject.is_that for subject in clause.subjects] == [True]
    points = that or (clause.who in ("it", "who") and not clause.subjects)
    return points and bool(plan.steps) and plan.steps[-1].verb in _DISPOSING


_LEFT: Final = frozenset({"last", "outstanding", "remaining"})


def _is_last_one(phrases: list[NounPhrase]) -> bool:
    """ "The last one", "the last trump", "the one that's out": of the trumps just played."""
    phrase = phrases[0] if len(phrases) == 1 else None
    return phrase is not None and phrase.suit in (None, "T") and bool(_LEFT & {*phrase.adjectives})


def _is_what_one_uses(clause: Clause, draft: Draft) -> bool:
    """ "I *use* the king of clubs *to get rid of* my heart"."""
    used = draft.last.clause is not None and draft.verb_words(draft.last.clause).startswith(("use", "using"))
    purpose = clause.link == "none" and any(mark.value == "to" for mark in clause.auxiliaries)
    return used and purpose and bool(draft.plan.steps) and draft.plan.steps[-1].verb is Verb.CASH


def _part_lost_on(clause: Clause, draft: Draft) -> None:
    """ "My diamond is *lost on* the spade": one verb to the lexicon, and what it is thrown on its object."""
    winner = clause.only_phrase if clause.subjects else None
    said = draft.verb_words(clause)
    if winner is not None and (said.endswith(" off on") or (clause.is_passive and said.endswith(" on"))):
        clause.places.append(Prepositional(winner.span, "on", winner))
        clause.phrases = []


def _is_of_trumps_out(clause: Clause, draft: Draft, said: str) -> bool:
    """ "I get rid of *the last trump*"; "there's a trump out and I'll look after *it*"."""
    rounds = [(subject.noun, subject.suit) for subject in clause.subjects] == [("round", "T")]
    if rounds and _is_last_one(clause.phrases):
        return True  # "a round of trumps takes care of the outstanding ones"
    if any(word in said for word in _REMOVES):
        return any(phrase.suit == "T" for phrase in clause.phrases)
    if not any(word in said for word in _TENDS) or clause.place("with") is not None:
        return False
    if clause.is_passive or not clause.subjects:
        tended = [*clause.phrases, *clause.subjects]
        them = all(phrase.is_pointed_at or phrase.determiner == "this" for phrase in tended)
        alone = not draft.plan.steps and bool(draft.marks.outstanding)
        return (alone and them) or (bool(tended) and all(phrase.suit == "T" for phrase in tended))
    return False


_REMOVES: Final[tuple[str, ...]] = ("rid of", "take away", "takes away", "taking away", "dispose", "disposing")
"""Words by which losers are thrown and trumps drawn."""


def _is_ruffed_away(clause: Clause) -> bool:
    """ "*My last trump* takes care of the diamond", "dummy takes care of it *with a ruff*"."""
    by = clause.subjects[0] if clause.subjects and not clause.is_passive else clause.phrase_at("with")
    return by is not None and (by.act == "ruff" or (by.suit == "T" and by.act is None and bool(clause.subjects)))


_CARING: Final[tuple[str, ...]] = (
    " of",
    " after",
    " discard for",
    " discards for",
    " pitches for",
    " home for",
    " place for",
    "swallow",
)
_TAKING_IN: Final[tuple[str, ...]] = ("swallow", "absorb", "eat", "gobbl", "soak")
"""Ends and beginnings of verbs whose subject is the winner that a loser goes on."""
_TENDS: Final[tuple[str, ...]] = (
    " care of", "look after", "looks after", "looking after", "looked after", "deal", "dealing", "see", "seen",
    "attend", "attends", "attending",
)  # fmt: skip
"""Words for what is done about losers, and about trumps out."""


def on_what(place: Prepositional | None, draft: Draft) -> str | None:
    """What something is thrown on: a card, or a suit."""
    if place is not None and _points_back(place):
        return _winner_just_played(place, draft)
    if place is None or not isinstance(place.object, NounPhrase):
        return None
    specs = specs_of(place.object, draft.last.suit)
    return specs[0].cards[0] if specs[0].cards else specs[0].suit


def _points_back(place: Prepositional) -> bool:
    """ "On *it*", "on *them*", "on *that*"."""
    if isinstance(place.object, Mark):
        return place.object.value == "it"
    return isinstance(place.object, NounPhrase) and (place.object.is_pointed_at or place.object.is_that)


def _winner_just_played(place: Prepositional, draft: Draft) -> str | None:
    """ "I play the ace of hearts and throw my club *on it*": the card or the suit that was played last.

    *On them* is on none by which dummy was only reached.
    """
    several = draft.words(place.span).lower().endswith(("them", "those", "these"))
    passed_over = {Verb.DISCARD, Verb.CROSS} if several else {Verb.DISCARD}
    played = next((step for step in reversed(draft.plan.steps) if step.verb not in passed_over), None)
    if played is None or played.verb not in _WINNERS or played.negated:
        return None
    return played.cards[0] if len(played.cards) == 1 else played.suit


_WINNERS: Final = frozenset({Verb.CASH, Verb.RUN, Verb.WIN, Verb.CROSS, Verb.ESTABLISH, Verb.TEST})
"""Plays of cards or suits on which something may be thrown."""


def discards_on(draft: Draft, place: Prepositional) -> bool:
    """Says what the last discard goes on; false when the last step is none, or has it said."""
    last = draft.plan.last_step
    if last is None or last.verb is not Verb.DISCARD or last.on is not None or place.object is None:
        return False  # "a heart away, *on to the spades*"
    draft.plan.change_step(last.id, on=on_what(place, draft))
    return True


def _plays_on_towards(clause: Clause, draft: Draft) -> bool:
    """ "*Spade toward dummy*; I play the jack": what is played to it there."""
    last, before = draft.plan.last_step, draft.last.clause
    towards = last is not None and before is not None and " toward" in draft.words(before.span).lower()
    if not towards or clause.places or negated(clause):
        return False
    cards = objects(clause, draft)
    return len(cards) == 1 and len(cards[0].cards) == 1 and puts_in_what_is_led(draft, cards[0])


def read_lead(clause: Clause, draft: Draft) -> list[int]:
    """Lead or play: "lead a trump", "play a heart to the ten", "play the king", "play off the clubs"."""
    if _puts_on(clause, draft):
        return read_discard(clause, draft)
    if clause.verb_name == "play" and _plays_on_towards(clause, draft):
        return []
    if _leads_across(clause, draft):
        return read_cross(clause, draft)
    if clause.subjects and not clause.phrases and clause.is_past and clause.copula is None:
        clause.phrases = list(clause.subjects)  # "a heart led from the table"
    if draft.verb_words(clause).startswith("touch") and (touched := _read_touch(clause, draft)) is not None:
        return touched
    rounds = [phrase for phrase in clause.phrases if phrase.noun == "round" and draft.are_trumps(phrase.suit)]
    if rounds and clause.verb_name == "play" and clause.negation is None:
        return add_rounds_of_trumps(clause, draft, rounds[0])
    if draft.verb_words(clause).startswith("ask"):
        _ask_for_tricks(clause, draft)
    _find_exit(clause, draft)
    if _leads_again(clause, draft):
        suit = draft.plan.steps[-1].suit
        return [draft.add_step(Verb.LEAD, span_of(clause), suit=suit, negated=negated(clause))]
    if clause.verb_name == "play" and _are_them(clause) and "from_the_top" in how_of(clause):
        suit = suit_made_good(draft)  # "I'm not finessing hearts, I play them from the top"
        return [draft.add_step(Verb.CASH, span_of(clause), suit=suit, how=how_of(clause), negated=negated(clause))]
    specs = [spec for spec in objects(clause, draft) if spec.named or spec.cards or spec.count]
    if not specs and clause.verb_name == "lead" and not clause.phrases:
        specs = [suit_from_places(clause, Spec(span_of(clause)))] if clause.place("in") else [Spec(span_of(clause))]
    to_card = towards_card(clause.places)
    led = _led_towards(clause, specs) if to_card else None
    if to_card and led is not None:
        return [read_towards(clause, draft, led, to_card)]
    return _add_lead(clause, draft, specs)


def _leads_across(clause: Clause, draft: Draft) -> bool:
    """ "Return to hand with a trump", "to the ace", "lead a spade to the table": to be in the other hand."""
    target = clause.place("to")
    to_hand = target is not None and isinstance(target.object, Mark) and role_hand(target.object.value) is not None
    means = clause.phrase_at("in") if draft.claimer_role != "defender" else None
    in_suit = means is not None and means.suit is not None and not (means.ranks or means.act)  # "and return in spades"
    with_card = clause.phrase_at("with") is not None or in_suit
    returns = draft.verb_words(clause).startswith("return") and (target is not None or with_card) and not clause.phrases
    return returns or (to_hand and not any(p.ranks or p.cards or p.plural for p in clause.phrases))


def _read_touch(clause: Clause, draft: Draft) -> list[int] | None:
    """ "I don't *touch* trumps", "before I *touch* the diamonds": drawn, or cashed; None for a lead."""
    trumps = any(phrase.suit == "T" for phrase in clause.phrases)
    if trumps and negated(clause):
        return read_draw(clause, draft)
    if any(phrase.act == "finesse" for phrase in clause.phrases):
        return [add_act(clause, draft, phrase) for phrase in clause.phrases if phrase.act]  # "I'm not touching it"
    return None if trumps or negated(clause) else read_cash(clause, draft)


def _find_exit(clause: Clause, draft: Draft) -> None:
    """ "Exit quietly *with a trump*": what is led."""
    exited = clause.phrase_at("with", "in", "on") if draft.verb_words(clause) in _EXITS and not clause.phrases else None
    if exited is not None and (exited.suit or exited.ranks) and not exited.act:
        clause.phrases = [exited]
        clause.places = [place for place in clause.places if place.object is not exited]


def _led_towards(clause: Clause, specs: list[Spec]) -> Spec | None:
    """What is led where it goes to a card: "*a heart* to the ten", "lead towards the king *of spades*"."""
    led = specs[0] if specs else Spec(span_of(clause)) if clause.phrases else None
    return led if led is None or led.suit else replace(led, suit=suit_from_places(clause, led).suit)


def _add_lead(clause: Clause, draft: Draft, specs: list[Spec]) -> list[int]:
    """What is led, and no card that it goes to; playing *for* or *on* something names no lead."""
    plays, plan = clause.verb_name == "play", draft.plan
    if plays and is_play_for(clause) and plan.steps and plan.steps[-1].verb is Verb.FINESSE:
        return []  # "diamond to the ten, playing West for the queen"
    if plays and is_play_for(clause):
        return [add_finesse(clause, draft, suit_from_places(clause, Spec(span_of(clause))))]
    on = clause.place("on") if plays and not specs else None
    if on and isinstance(on.object, NounPhrase) and on.object.suit:
        return [draft.add_spec(Verb.LEAD, replace(specs_of(on.object)[0], count=None), span=span_of(clause))]
    if not specs and "for_the_drop" in how_of(clause):
        specs = [suit_from_places(clause, Spec(span_of(clause)))]
    return [_led(clause, draft, spec, specs) for spec in specs]


_EXITS: Final[tuple[str, ...]] = ("exit", "exits", "exiting")
_ANOTHER: Final = re.compile(
    r"another(?: one)?|a (?:second|third|fourth|fifth|sixth)(?: (?:one|round))?", re.IGNORECASE
)


def _leads_again(clause: Clause, draft: Draft) -> bool:
    """ "Lead a trump, *lead another*", "cash two hearts and *lead a third*": one more of that suit."""
    last = draft.plan.steps[-1] if draft.plan.steps and len(clause.phrases) == 1 else None
    if last is None or last.suit is None or last.negated or last.verb not in (Verb.LEAD, Verb.CASH):
        return False
    return _ANOTHER.fullmatch(draft.words(clause.phrases[0].span)) is not None


def _puts_on(clause: Clause, draft: Draft) -> bool:
    """ "I *put* my diamond *on* the long club": thrown; "put the king on his queen" covers."""
    place, on = clause.place("on"), clause.phrase_at("on")
    if place is None or not draft.verb_words(clause).startswith(("put", "park", "place")):
        return False
    winner = _winner_just_played(place, draft) if _points_back(place) else None
    named = on is not None and bool(on.suit or on.ranks or on.cards) and on.determiner != "your"
    if not named and winner is None:
        return False
    suit = winner[0] if winner is not None else _suit_of(on) if on is not None else None
    put = clause.subjects if clause.is_past or (clause.copula is not None and not clause.phrases) else clause.phrases
    thrown = [p for p in put if (p.suit or p.noun == "loser") and not p.ranks]
    return bool(thrown) and thrown == put and all(p.suit not in ("T", suit) for p in thrown)


def _suit_of(phrase: NounPhrase) -> str | None:
    return phrase.suit or next((cards[0] for cards in phrase.cards), None)


def _ask_for_tricks(clause: Clause, draft: Draft) -> None:
    """ "Asks for three more tricks": a claim, and no card called for."""
    within = clause.phrase_at("in", "from")
    for phrase in list(clause.phrases):
        amount = amount_of(phrase)
        suit = phrase.suit or (within.suit if within is not None and within.plural and phrase.noun == "trick" else None)
        if suit is not None and phrase.noun == "trick" and phrase.number:
            step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=phrase.number, listed=True)
            draft.add_unit(clause, [step], "held")  # "what declarer asked for was three tricks in clubs"
            draft.counts.listed.append((phrase.number, True))
            clause.phrases.remove(phrase)
        elif amount is not None and not (phrase.suit or phrase.ranks or phrase.cards):
            draft.claim(amount, phrase.span)
            clause.phrases.remove(phrase)


def _led(clause: Clause, draft: Draft, spec: Spec, specs: list[Spec]) -> int:
    verb = Verb.LEAD
    plays = clause.verb_name == "play"
    if plays and (spec.cards or (spec.count or 0) > 1 or not spec.single):
        verb = Verb.CASH
    if verb is Verb.LEAD and clause.goes_to(("both_hands",), "from"):
        verb = Verb.DUCK  # "I play a low club from both hands"
    count = None if spec.count == 1 and verb is not Verb.CASH else spec.count
    return draft.add_spec(
        verb, spec, hand=hand_of(clause), how=how_of(clause), negated=negated(clause), count=count,
        span=wide_span(clause, spec, specs),
    )  # fmt: skip


def read_squeeze(clause: Clause, draft: Draft) -> list[int]:
    """Squeeze East in the majors."""
    persons = [*clause.persons, *([clause.subject] if isinstance(clause.subject, Mark) and clause.is_passive else [])]
    seat = next((person.value for person in persons if person.value in SEATS), None)
    guarded = clause.phrase_at("in")
    how = (*how_of(clause), *(guarded_in(guarded) if guarded is not None else ()))
    return [draft.add_step(Verb.SQUEEZE, span_of(clause), against=seat, how=how, negated=negated(clause))]


def guarded_in(phrase: NounPhrase) -> tuple[str, ...]:
    """ "In hearts", "in the red suits": where the squeezed hand has its guards, as manner words."""
    suits = phrase.suit or PAIRS.get(phrase.group or "", "")
    return tuple(GUARDED_IN[suit] for suit in suits if suit in GUARDED_IN)


def read_throw_in(clause: Clause, draft: Draft) -> list[int]:
    """Throw West in with the third spade, endplay him; who throws in his cards resigns."""
    own = any(phrase.noun == "card" for phrase in clause.phrases) or any(p.value == "hand" for p in clause.persons)
    if own:
        draft.flags |= {"concede", "gives_up"}
        return []
    words = draft.words(clause.span).lower()
    seat = next((person.value for person in clause.persons if person.value in SEATS), None)
    for letter, name in (("E", "east"), ("W", "west"), ("N", "north"), ("S", "south")):
        seat = seat or (letter if name in words.split() else None)
    place = clause.place("with", "in")
    named = (
        specs_of(place.object, draft.last.suit)[0]
        if place and isinstance(place.object, NounPhrase)
        else Spec(clause.span)
    )
    counted = place is not None and isinstance(place.object, NounPhrase) and place.object.ordinal is not None
    if counted and not named.suit and draft.plan.steps:
        named = replace(named, suit=draft.plan.steps[-1].suit)  # "two hearts, and I throw you in with the third"
    return [
        draft.add_step(
            Verb.THROW_IN, span_of(clause), suit=named.suit, cards=named.cards, against=seat,
            how=how_of(clause), negated=negated(clause),
        )
    ]  # fmt: skip


def read_overtake(clause: Clause, draft: Draft) -> list[int]:
    """Overtake the jack with the king: one is led, the other wins."""
    if not clause.phrases:
        clause.phrases = list(clause.subjects)  # "the king, overtaken with the ace"
    if not clause.phrases and draft.plan.steps and draft.plan.steps[-1].verb is Verb.LEAD and draft.plan.steps[-1].suit:
        suit = draft.plan.steps[-1].suit  # "partner leads his club, I overtake"
        return [draft.add_step(Verb.WIN, span_of(clause), suit=suit, negated=negated(clause))]
    led = [spec for spec in objects(clause, draft) if len(spec.cards) == 1]
    by = clause.phrase_at("with") or (clause.phrase_at("by") if clause.is_passive else None)
    over = [subject for subject in clause.subjects if subject.ranks and not clause.is_past]
    by = by or (over[0] if len(over) == 1 and over[0] not in clause.phrases else None)  # "my king overtakes the queen"
    if len(led) != 1 or by is None:
        return read_simple(Verb.UNBLOCK, clause, draft)
    if led[0].suit is None and by.suit is not None:
        led = [replace(led[0], suit=by.suit, cards=tuple(by.suit + card[1] for card in led[0].cards))]
    winner = specs_of(by, led[0].suit)[0]
    if not winner.cards:
        return read_simple(Verb.UNBLOCK, clause, draft)
    return [
        draft.add_spec(Verb.LEAD, led[0], negated=negated(clause)),
        draft.add_spec(Verb.WIN, winner, negated=negated(clause)),
    ]


def read_test(clause: Clause, draft: Draft) -> list[int]:
    """Test the clubs, see how trumps go."""
    specs = [spec for spec in objects(clause, draft) if spec.named]
    if not specs and isinstance(clause.subject, NounPhrase):
        specs = specs_of(clause.subject)
    return [draft.add_spec(Verb.TEST, spec, negated=negated(clause), count=None) for spec in specs]


def read_knock_out(clause: Clause, draft: Draft) -> list[int]:
    """Knock out the ace of clubs: an opponent's card, so it is what the step is against."""
    led = draft.plan.steps[-1] if draft.plan.steps and draft.plan.steps[-1].verb is Verb.LEAD else None
    if led is not None and led.suit is not None and clause.verb is not None and clause.verb.form == "ing":
        draft.last.suit = led.suit  # "I lead a diamond, forcing out the ace"
    return [
        draft.add_spec(
            Verb.KNOCK_OUT, spec, how=how_of(clause), negated=negated(clause), span=wide_span(clause, spec, [spec])
        )
        for spec in objects(clause, draft)
    ]


def read_run(clause: Clause, draft: Draft) -> list[int]:
    """Run the diamonds, run four clubs, run the trumps from the top."""
    if clause.subjects and not clause.phrases:
        clause.phrases = list(clause.subjects)
    for phrase in [p for p in clause.phrases[1:] if p.noun == "trick" and not p.suit]:
        clause.phrases.remove(phrase)  # "run the clubs, five tricks"
        if amount := amount_of(phrase):
            draft.claim(amount, phrase.span)
    if _are_them(clause) or are_all_of_them(clause, draft):
        return [draft.add_step(Verb.RUN, span_of(clause), suit=suit_made_good(draft), negated=negated(clause))]
    specs = objects(clause, draft)
    if len(specs) == 1 and len(specs[0].cards) == 1 and specs[0].cards[0][1] in "QJT98":
        return [run_card(clause, draft, specs[0])]
    by_cards = any(card[1] in "AK" for spec in specs for card in spec.cards)  # "reel off the ace and king of hearts"
    return read_simple(Verb.CASH if by_cards else Verb.RUN, clause, draft)


def _are_them(clause: Clause) -> bool:
    return bool(clause.phrases) and all(phrase.is_pointed_at for phrase in clause.phrases)


def are_all_of_them(clause: Clause, draft: Draft) -> bool:
    """ "I test the diamonds; if they break I cash *them all*": the suit made good, and no claim of the rest."""
    said = draft.words(clause.phrases[0].span).lower() if len(clause.phrases) == 1 else ""
    others = said == "the rest" and draft.lowered[clause.phrases[0].span.end :].startswith(" of them")
    them = said in ("them all", "all of them") or others
    return them and suit_made_good(draft) is not None


def suit_made_good(draft: Draft) -> str | None:
    """The suit that "them" or "it" is, in "run them", "to cash it"."""
    before = draft.last.clause
    if before is not None and draft.plan.condition is None and before.verb_name != "break":
        before = None
    if before is not None and before.subordinate is not None and before.subjects and before.subjects[0].suit:
        return before.subjects[0].suit  # "ruff a heart and if clubs break *run them*"
    lost = draft.last.clause if draft.last.clause is not None and draft.last.clause.who == "you" else None
    if lost is not None and lost.verb_name == "concede" and len(lost.phrases) == 1 and lost.phrases[0].suit:
        return lost.phrases[0].suit  # a defender's "you lose two hearts, I cash *them*"
    made_good = next((s.suit for s in reversed(draft.plan.steps) if s.verb in MAKES_GOOD or "unblock" in s.how), None)
    if made_good is None and not draft.plan.steps:
        made_good = next((belief.suit for belief in reversed(draft.beliefs)), None)  # "the spades are solid"
    if made_good is None and before is not None and before.subjects:
        return before.subjects[0].suit  # "if spades are 3-3 I run them"
    return made_good


def read_cash(clause: Clause, draft: Draft) -> list[int]:
    """Cash the ace, two spades, my winners."""
    if clause.phrases and all(p.suit == "T" and p.determiner == "your" and not p.ranks for p in clause.phrases):
        return read_draw(clause, draft)  # "I collect your trumps"
    if clause.verb_name in ("start", "follow_up") and towards_card(clause.places):
        return read_lead(clause, draft)  # "start with a club to the queen"
    if clause.verb_name == "cash" and not clause.phrases and clause.verb and clause.verb.form == "base":
        clause.phrases = [phrase for phrase in clause.subjects if phrase.ranks or phrase.cards]  # "KQ of spades cash"
    it = not clause.phrases and clause.names("it") and not clause.subjects
    if it and suit_made_good(draft) is None:
        return []  # "I'll cash it in"
    unnamed = not draft.plan.steps and not draft.beliefs and suit_made_good(draft) is None
    if _are_them(clause) and unnamed and clause.negation is None and not clause.places:
        draft.flags.add("claim")  # "I'm collecting these": which, and how many, nobody says
        return []
    if it or _are_them(clause) or are_all_of_them(clause, draft):  # "… to enjoy them"
        return [draft.add_step(Verb.CASH, span_of(clause), suit=suit_made_good(draft), negated=negated(clause))]
    bare = not (clause.phrases or clause.subjects or clause.places or clause.who or clause.negation)
    if bare and clause.link in ("comma", "and") and draft.plan.units and draft.verb_words(clause) == "cash":
        return [draft.add_step(Verb.CASH, span_of(clause))]  # "win, unblock the ace, cross to dummy, *cash*"
    kept = [phrase for phrase in clause.phrases if phrase.act is None]
    acts = [phrase for phrase in clause.phrases if phrase.act]
    clause.phrases = kept
    steps = read_simple(Verb.CASH, clause, draft) if kept or not acts else []
    return [*steps, *(add_act(clause, draft, phrase) for phrase in acts)]


def add_act(clause: Clause, draft: Draft, phrase: NounPhrase, hand: str | None = None) -> int:
    """An action said as a noun: "a heart ruff", "the marked club finesse", "a double squeeze"."""
    spec = specs_of(phrase)[0]
    verb = Verb.CASH if spec.act == "drop" else Verb(spec.act or "ruff")
    refused = phrase.quantifier in ("no", "none")
    denied = negated(clause) and not _is_done_without(clause, draft, phrase)
    if verb is Verb.FINESSE:
        spec = spec if spec.suit else suit_from_places(clause, spec)
        step = add_finesse(clause, draft, spec, clause.span if len(clause.spans) < 4 else phrase.span, refused=refused)
        several = (phrase.number or 0) > 1 and draft.words(phrase.span).endswith("s")  # not "9 or 10 on the finesse"
        if several and draft.plan.steps[step].suit and not refused:
            draft.plan.change_step(step, count=phrase.number)  # "two diamond finesses"
        return step
    where = hand or hand_of(clause) or ("partner" if clause.goes_to(("partner",), "for", "by") else None)
    suit = None if verb is Verb.SQUEEZE else spec.suit
    if verb in _DONE_IN_SUIT and suit is None and (governed := clause.phrase_at("in", "on")) is not None:
        suit = governed.suit  # "a crossruff in spades and hearts", "a ruff in clubs"
    if verb is Verb.UNBLOCK and (phrase.cards or phrase.ranks):  # "♥K unblock, then …"
        return draft.add_spec(Verb.CASH, specs_of(replace(phrase, act=None))[0], how=("unblock",), count=None)
    takes = verb is Verb.DISCARD or (verb is Verb.RUFF and not refused)
    thrown = clause.phrase_at("for") if takes and not suit else None
    if thrown is not None and thrown.suit and not thrown.ranks and (verb is Verb.DISCARD or not thrown.plural):
        suit = thrown.suit  # "a discard for my heart", "a ruff for the spade"
    trump = clause.phrase_at("with") if verb is Verb.RUFF else None
    height = ruff_height(trump) if trump is not None else ()
    span = phrase.span.cover(trump.span) if trump is not None and height else phrase.span
    return draft.add_step(
        verb, span, suit=suit, hand=where, count=None if spec.count == 1 else spec.count,
        how=tuple(dict.fromkeys((*how_of(clause), *spec.how, *height))), negated=refused or denied,
        on=on_what(clause.place("on"), draft) if verb is Verb.DISCARD else None,
    )  # fmt: skip


_DONE_IN_SUIT: Final = frozenset({Verb.CROSSRUFF, Verb.RUFF, Verb.DUCK, Verb.UNBLOCK})


def _is_done_without(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "A squeeze *without the count*": done, if not with everything."""
    word = clause.negation
    return word is not None and word.span.start > phrase.span.start and draft.words(word.span).lower() == "without"


def read_duck(clause: Clause, draft: Draft) -> list[int]:
    """ "Duck a club", "duck one club *to you*", which is given up in words."""
    steps = read_simple(Verb.DUCK, clause, draft)
    if clause.goes_to(("you", "they", "lho", "rho"), "to") and not negated(clause):
        draft.counts.conceded.extend(
            (Amount(tricks=draft.plan.steps[number].count or 1), clause.span) for number in steps
        )
    return steps


def read_unblock(clause: Clause, draft: Draft) -> list[int]:
    """ "Unblock the king": cashed, to get it out of the way; "unblock the hearts" leaves open how."""
    if clause.place("on") is not None and draft.verb_words(clause).startswith("jettison"):
        return read_discard(clause, draft)  # "jettison the king on the ace of hearts"
    steps = read_simple(Verb.UNBLOCK, clause, draft)
    for number in steps:
        if draft.plan.steps[number].cards:
            draft.plan.change_step(number, verb=Verb.CASH, how=(*draft.plan.steps[number].how, "unblock"))
    return steps


def read_insert(clause: Clause, draft: Draft) -> list[int]:
    """ "Put in the ten": a finesse; an ace or king put in just wins."""
    if clause.who in SEATS | {"he", "you", "they", "lho", "rho"} and "reported" not in draft.flags:
        return []  # "East puts in the ten"
    led = draft.plan.steps[-1].suit if draft.plan.steps and draft.plan.steps[-1].verb is Verb.LEAD else None
    cards = [_of_suit(spec, led) for spec in objects(clause, draft) if len(spec.cards) == 1]
    if len(cards) == 1 and puts_in_what_is_led(draft, cards[0]):
        return []
    return [run_card(clause, draft, spec) for spec in cards if spec.cards[0][1] not in "AK"]


def _of_suit(spec: Spec, led: str | None) -> Spec:
    """ "Small club, put in *the queen*": of the suit that is led."""
    return spec if spec.suit or led is None else replace(spec, suit=led, cards=(led + spec.cards[0][1],))


def read_repeat(clause: Clause, draft: Draft) -> list[int]:
    """ "Ruff a club and *do it again*": the same play once more; by itself it is a finesse that is repeated."""
    again = play_to_repeat(draft)
    if again is None or clause.phrases or negated(clause):
        return read_finesse(clause, draft)
    other = clause.phrase_at("in")
    suit = other.suit if other is not None and other.suit is not None else again.suit
    return [draft.add_step(again.verb, span_of(clause), suit=suit, hand=again.hand)]


def play_to_repeat(draft: Draft) -> Step | None:
    """ "Ruff a club, back with a trump, *same again*": the last play that may be made twice, however one got back."""
    last = next((step for step in reversed(draft.plan.steps) if step.verb is not Verb.CROSS), None)
    twice = last is not None and last.verb in _MADE_TWICE and last.suit is not None and not last.cards
    return last if twice and last is not None and not last.negated else None


_MADE_TWICE: Final = frozenset({Verb.RUFF, Verb.DUCK, Verb.DISCARD})


def _plain(verb: Verb) -> Callable[[Clause, Draft], list[int]]:
    return lambda clause, draft: read_simple(verb, clause, draft)


PLAY_VERBS: Final[dict[str, Callable[[Clause, Draft], list[int]]]] = {
    "draw": read_draw, "clear": read_draw, "cash": read_cash, "run": read_run, "lead": read_lead, "play": read_lead,
    "ruff": read_ruff, "overruff": read_ruff, "crossruff": read_ruff, "finesse": read_finesse,
    "discard": read_discard, "cross": read_cross, "over": read_cross, "establish": _plain(Verb.ESTABLISH),
    "knock_out": read_knock_out, "duck": read_duck, "unblock": read_unblock, "test": read_test,
    "squeeze": read_squeeze, "throw_in": read_throw_in, "overtake": read_overtake,
    "repeat": read_repeat, "insert": read_insert, "follow_up": read_cash, "start": read_cash,
}  # fmt: skip
