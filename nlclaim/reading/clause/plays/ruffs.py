"""Ruffs: what is ruffed, where, with which trump, and how often."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from nlclaim.bridge import RANK_NAMES
from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import GUARDED_IN, Step, Verb
from nlclaim.reading.clause.parts.frames import hand_of, how_of, negated, objects, role_hand, span_of, wide_span
from nlclaim.reading.clause.plays.simple_plays import read_simple
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.phrases import PAIRS, Spec, amount_of
from nlclaim.reading.segmentation.clause import Clause


def read_ruff(clause: Clause, draft: Draft) -> list[int]:
    """Ruff a heart, ruff two small hearts in dummy, ruff high, ruff with the king."""
    made_good = clause.mark("PRED")
    suits = [p for p in clause.phrases if p.suit and not (p.ranks or p.cards) and (p.determiner or p.plural)]
    if suits == clause.phrases != [] and made_good is not None and draft.words(made_good.span).lower() == "good":
        clause.marks.remove(made_good)
        if not any(_is_some_of_suit(phrase) for phrase in suits):  # "ruff a club good": so many ruffs
            return read_simple(Verb.ESTABLISH, clause, draft)  # "ruff the clubs good"
    if clause.subjects and clause.phrases and all(subject.suit == "T" for subject in clause.subjects):
        clause.subjects = []  # "the last trump ruffs the heart"
    if draft.verb_words(clause).endswith((" out", " down")):  # "ruff out the queen", which is theirs
        clause.phrases = [replace(p, ranks=(), cards=()) if p.ranks else p for p in clause.phrases]
    crossruffs = clause.verb_name == "crossruff"
    clause.phrases = _what_is_ruffed(clause, draft)
    verb = {"overruff": Verb.OVERRUFF, "crossruff": Verb.CROSSRUFF}.get(clause.verb_name, Verb.RUFF)
    how = how_of(clause)
    hand = hand_of(clause)
    towards = clause.place("to")
    if hand is None and towards and isinstance(towards.object, Mark):
        hand = role_hand(towards.object.value)
    with_what = clause.place("with")
    if with_what and isinstance(with_what.object, NounPhrase):
        how = (*how, *ruff_height(with_what.object))
    specs = [spec for spec in objects(clause, draft) if spec.named or spec.count] or [Spec(span_of(clause))]
    if crossruffs:
        specs = _crossruff_objects(clause, specs)
    return [
        draft.add_spec(
            verb, spec, hand=hand, how=how, negated=negated(clause), span=wide_span(clause, spec, specs),
            count=None if spec.count == 1 else spec.count,
        )
        for spec in specs
    ]  # fmt: skip


def _is_some_of_suit(phrase: NounPhrase) -> bool:
    """ "A club", "two clubs", "the fourth club", not "the clubs"."""
    return not phrase.plural or phrase.number is not None


def _what_is_ruffed(clause: Clause, draft: Draft) -> list[NounPhrase]:
    """The phrases of a ruff, and what they leave to what went before: "ruff two", "ruff another", "ruff it"."""
    height = all(phrase.adjectives in (("low",), ("high",)) and not phrase.has_head for phrase in clause.phrases)
    if clause.subjects and height and clause.is_past:
        return list(clause.subjects)  # "a spade ruffed", "a spade ruffed small"
    held = clause.phrase_at("with") if clause.is_past and clause.who is None and not clause.phrases else None
    if held is not None and held.suit is not None and not held.ranks:
        return [held]  # "eleven *with a spade ruffed*"
    phrase = clause.only_phrase
    if phrase is not None and phrase.is_bare_number and not _plays_before(draft.plan):
        phrase = replace(phrase, suit=draft.last.plain_suit)  # "it doesn't matter how clubs lie: I ruff two"
    if phrase is not None and clause.verb_name != "crossruff" and is_another_of_them(phrase):
        return [replace(phrase, suit=_suit_ruffed_again(phrase, draft), number=None)]
    if phrase is not None:
        return [phrase]
    suit = clause.phrase_at("in")
    if not clause.phrases and suit is not None and suit.suit is not None and not suit.ranks:
        return [suit]  # "partner ruffs in clubs"
    if not clause.phrases and (led_by_them := _led_in_condition(draft.last)) is not None:
        return [NounPhrase(clause.span, suit=led_by_them)]
    led = draft.plan.steps[-1] if draft.plan.steps and _leads_one(draft.plan.steps[-1]) else None
    if led is not None and not clause.phrases and clause.names("it"):
        return [NounPhrase(led.span, suit=led.suit)]  # "a low club, ruff it"
    return clause.phrases


def _leads_one(step: Step) -> bool:
    """ "A low club", "I play the eight of clubs": one card is led, of which "it" may be said."""
    return step.verb is Verb.LEAD or (step.verb is Verb.CASH and len(step.cards) == 1 and not step.listed)


def _suit_ruffed_again(phrase: NounPhrase, draft: Draft) -> str | None:
    """ "Ruff a club, back with a diamond, *ruff another*"; "king of clubs, club to the ace, *ruff the third one*"."""
    last = draft.plan.last_step
    again = phrase.adjectives == ("another",) or (last is not None and last.verb is Verb.CROSS)
    ruffed = next((step.suit for step in reversed(draft.plan.steps) if again and step.verb is Verb.RUFF), None)
    suit = ruffed or (last.suit if last is not None else draft.last.plain_suit)
    return suit if suit != "T" else None  # "ruff one, trump to hand, *ruff the other*"


def _plays_before(plan: SpokenPlan) -> bool:
    return any("believed" not in step.how for step in plan.steps)


def _led_in_condition(last: LastSaid) -> str | None:
    """ "*If you lead a heart* I ruff": the suit that is ruffed then."""
    before = last.clause
    it_is = before is not None and before.copula is not None and before.who == "it"  # "if it's a heart"
    if before is None or before.subordinate != "if" or not (it_is or before.verb_name in ("lead", "play")):
        return None
    return before.phrases[0].suit if len(before.phrases) == 1 and before.who != "me" else None


def is_another_of_them(phrase: NounPhrase) -> bool:
    """ "The third one", "the other", "one": of the suit just spoken of."""
    other = phrase.adjectives in (("other",), ("next",), ("last",)) or phrase.quantifier == "rest"
    one = phrase.is_bare_number and phrase.number == 1
    return not phrase.suit and not phrase.ranks and bool(phrase.ordinal or one or (other and not phrase.has_head))


def _crossruff_objects(clause: Clause, specs: list[Spec]) -> list[Spec]:
    """One step whatever it names: a crossruff of clubs and diamonds is one action. "Hearts *against spades*"."""
    amounts = [amount_of(phrase) for phrase in clause.phrases]
    if any(amounts) or [phrase.suit for phrase in clause.phrases] == ["T"]:
        return [Spec(span_of(clause))]  # "scramble my trumps" ruffs with them
    other = clause.phrase_at("against", "with")
    pair = [PAIRS.get(phrase.group or "", "") for phrase in clause.phrases]
    suits = {spec.suit for spec in specs} | {suit for suits in pair for suit in suits}
    if other is not None and other.suit and other.plural and not other.ranks:
        suits.add(other.suit)
    return [replace(spec, how=crossruffed(spec.how, suits)) for spec in specs[:1]]


def crossruffed(how: tuple[str, ...], suits: Collection[str | None]) -> tuple[str, ...]:
    """The manner words with those for the suits of a crossruff, where two or more are named."""
    named = [word for suit, word in GUARDED_IN.items() if suit in suits or word in how]
    return tuple(dict.fromkeys((*how, *named))) if len(named) > 1 else how


def ruff_height(phrase: NounPhrase) -> tuple[str, ...]:
    """ "With *the king*", "with *a high trump*": how high one ruffs."""
    if phrase.ranks:
        return (f"with_the_{RANK_NAMES[phrase.ranks[0]]}",) if phrase.ranks[0] in RANK_NAMES else ("low",)
    if "top" in phrase.adjectives or "high" in phrase.adjectives:
        return ("high",)
    return ("low",) if "low" in phrase.adjectives else ()
