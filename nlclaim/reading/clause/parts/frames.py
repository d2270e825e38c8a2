"""The parts that every play verb shares: where, how, and what it is done to."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.language.lexicon import load_lexicon
from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import Amount, Spec, amount_for, each_suit, is_empty, specs_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span

MAKES_GOOD: Final = frozenset(
    {
        Verb.ESTABLISH,
        Verb.UNBLOCK,
        Verb.TEST,
        Verb.DUCK,
        Verb.KNOCK_OUT,
        Verb.FINESSE,
        Verb.CONCEDE,
        Verb.LEAD,
        Verb.RUFF,
    }
)
"""Plays after which "they", "them" or "it" are the cards of the suit played, which they make good."""


_HOW_MARKS: Final = {
    "from_the_top": "from_the_top", "from_the_bottom": "from_the_bottom", "high": "high", "low": "low",
    "ending_in_dummy": "ending_in_dummy", "ending_in_hand": "ending_in_hand", "either_way": "either_way",
    "for_the_drop": "for_the_drop", "last": "at_the_end", "first": "first",
}  # fmt: skip


_HANDS: Final = {
    "hand": "declarer",
    "declarer": "declarer",
    "dummy": "dummy",
    "partner": "partner",
    **{seat: seat for seat in "NESW"},
}

LINES_OF_PLAY: Final = frozenset({"finesse", "crossruff", "squeeze", "throw_in"})
"""Acts that are more than one card: "I go for the crossruff", "I play a squeeze"."""


def hand_of(clause: Clause) -> str | None:
    """The hand a step happens in: "in dummy", "from hand", "on the table"."""
    for place in clause.places:
        role = place.object if isinstance(place.object, Mark) and place.object.label == "ROLE" else None
        if role is not None and place.preposition in ("in", "on", "from", "at"):
            return role_hand(role.value)
        if place.preposition == "with" and isinstance(place.object, NounPhrase) and place.object.determiner == "dummy":
            return "dummy"
    if clause.who in ("dummy", "partner") or clause.who in SEATS:
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
        lent = found[-1].suit if found and found[-1].cards else draft.last.suit
        if (phrase.noun == "suit" and phrase.determiner in ("the", "this")) or is_rest_of_suit(phrase):
            phrase = in_suit_played(phrase, draft)  # "take the finesse and run the suit"
        apart = each_suit(phrase) if clause.verb_name in ("cash", "run") else []
        found.extend(apart or specs_of(phrase, lent))
    return found


def is_rest_of_suit(phrase: NounPhrase) -> bool:
    """ "The rest of the suit"."""
    return phrase.quantifier == "rest" and phrase.of is not None and phrase.of.noun == "suit" and not phrase.suit


def in_suit_played(phrase: NounPhrase, draft: Draft) -> NounPhrase:
    """ "The ace of clubs, then *the rest of the suit*": the phrase with the suit that was played last."""
    suit = next((step.suit for step in reversed(draft.plan.steps) if step.suit), None)
    return replace(phrase, suit=phrase.suit or suit)


def add_objects(clause: Clause, draft: Draft, verb: Verb, specs: list[Spec]) -> list[int]:
    """Adds one step for each thing the verb is done to; gives their ids."""
    hand, how, refused = hand_of(clause), how_of(clause), negated(clause)
    return [
        draft.add_spec(verb, spec, hand=hand, how=how, negated=refused, span=wide_span(clause, spec, specs))
        for spec in specs
    ]


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


def wide_span(clause: Clause, spec: Spec, specs: list[Spec]) -> Span:
    """The whole clause when it has one object, else the object."""
    return span_of(clause) if len(specs) == 1 else spec.span


def is_past_state(clause: Clause, draft: Draft) -> bool:
    """ "The king *was* offside": what has been, not what will be."""
    return clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "were")


def has_happened(clause: Clause, draft: Draft) -> bool:
    """ "Trumps *broke*", "the king *has come down*", "it *was* offside": a fact, and nothing that may turn up."""
    now = clause.auxiliaries or clause.subordinate is not None or clause.negation is not None or clause.question
    return is_past_state(clause, draft) or ((clause.is_past or clause.perfect) and clause.copula is None and not now)


def has_been(clause: Clause, draft: Draft) -> bool:
    """ "The ace *has been* played", "trumps *have already been* led": done, not to be done."""
    return clause.copula is not None and draft.words(clause.copula.span).lower().endswith("been")


def tells_own_past(clause: Clause, before: Clause | None) -> bool:
    """ "*Drew trumps*, so …", "cashed the ace, *drew trumps*, now …": what whoever speaks has done, without "I".

    Between plays to come it may be a slip for one: "draw trumps, ruffed a heart".
    """
    if clause.subordinate is not None or clause.chained:
        return False  # "once I've ruffed a heart *and cashed the ace*"
    told = before is not None and before.is_past and not (before.copula or before.subordinate)
    told = told and clause.joint("THEN") is None  # "I won in dummy, *then* ran the clubs" tells a line
    goes_on = clause.link in ("start", "stop") or (told and clause.link in ("comma", "and"))
    unsaid = clause.subject is None and not (clause.subjects or clause.copula or clause.auxiliaries)
    first = clause.verb is not None and clause.verb.span.start == clause.start  # not "trumps get *drawn*"
    return clause.is_past and first and unsaid and goes_on


def number_for(clause: Clause) -> tuple[Amount, Span] | None:
    """ "Good *for three of these*", "cold *for ten*": the number, with its words."""
    place, counted = clause.place("for"), clause.phrase_at("for")
    amount = amount_for(counted) if counted is not None else None
    return (amount, place.span) if amount is not None and place is not None else None


def has_auxiliary(clause: Clause, draft: Draft, words: Collection[str]) -> bool:
    """Whether one of the words goes with the verb: "he *could* claim"."""
    spelling = load_lexicon().spelling
    said = [draft.words(mark.span).lower() for mark in clause.auxiliaries]
    return any(word in words or spelling.get(word, word).partition(" ")[0] in words for word in said)  # "i cant get in"


_OUR_REST: Final = re.compile(
    r"\W*(?:(?:and|then|so|after that|but|now)\W+)*"
    r"(?:whatever (?:you|they|he|she) (?:play|lead|return|do|exit)\w*(?: back| next| then)?\W+)?"
    r"(?:(?:I|we)(?:['’]\w+)? (?:then )?(?:(?:have|get|take|claim|win|make) )?(?:got )?(?:all )?the (?:rest|others)\b"
    r"|(?:the )?(?:rest|others|everything else)(?:['’]s)? (?:(?:is|are) )?(?:all )?"
    r"(?:mine|ours|me|us|good|high|winners)\b)",
    re.IGNORECASE,
)


def is_before_our_rest(clause: Clause, draft: Draft) -> bool:
    """ "*West wins* and I have the rest", "yours, *rest mine*": the rest is ours, said next."""
    return _OUR_REST.match(draft.text, clause.end) is not None


_GETS_TRUMPS: Final = re.compile(r"get (?:the |ur |your )?(?:trumps|trmps|T)\W+(?!tricks|winners)\w", re.IGNORECASE)
"""An order to oneself: "*get trumps*, pitch a diamond", where "I get trumps" may be tricks."""


_THEY_HOLD: Final = re.compile(
    r" (?:that |which )?(?:you|u|they|he|she|east|west|north|south)(?:['’]ve|['’]s)? (?:still |may |might )?"
    r"(?:have|has|hold|holds|got|still)\b",
    re.IGNORECASE,
)


def gets_trumps_in(clause: Clause, draft: Draft) -> bool:
    """ "Get the trumps *in*", "… *out of the way*", "pick up trumps": drawing them."""
    trumps = any(draft.are_trumps(phrase.suit) and not phrase.ranks for phrase in clause.phrases)
    if _GETS_TRUMPS.match(draft.text, clause.start) is not None:
        return trumps
    yours = all(phrase.determiner == "your" for phrase in clause.phrases) and clause.who in (None, "me")
    if yours and clause.verb_name == "get" and draft.claimer_role != "defender":
        return trumps  # "I'll get your last trump"
    left = clause.verb_name == "get" and clause.who in (None, "me") and draft.claimer_role != "defender"
    if left and _THEY_HOLD.match(draft.text, clause.end) is not None:
        return trumps  # "I'll get the trumps *you've got left*"
    off = clause.mark_at("off", "from")
    if off is not None and off.value in SEATS | {"lho", "rho", "he", "you", "they"}:
        return trumps  # "get the last trump off West"
    inside = any(place.preposition == "in" and place.object is None for place in clause.places)
    out = any(mark.value == "gone" or draft.words(mark.span).lower() == "out" for mark in clause.marks)
    return trumps and (inside or out or draft.verb_words(clause).startswith("pick"))


IN_YOUR_HAND: Final = re.compile(r" in your (?:own )?hand\b", re.IGNORECASE)
"""Where a card is that is the other side's: "there's a diamond *in your hand*"."""


def has_enough(clause: Clause, draft: Draft) -> bool:
    """ "I have *enough trumps* to ruff two clubs": of cards to do something with, and how many is not said."""
    cards = [p.number is None and (p.suit is not None or p.noun == "entry") for p in clause.phrases] == [True]
    return cards and "enough" in draft.words(clause.span).lower().split()
