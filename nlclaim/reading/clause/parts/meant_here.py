"""What a number, "the last of them" or "the long ones" means by what has been said: a card, tricks, or a suit."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.people import OPPONENTS, THIRD
from nlclaim.reading.phrases import OF_ONE, as_card, is_rank
from nlclaim.reading.segmentation.clause import Clause


def take_as_meant(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """Settles the words of a clause that mean one thing or another by what was said before it."""
    _name_card(clause, draft.plan)
    _name_card_played(clause, draft)
    _name_last_trump(clause, draft)
    _count_only(clause, draft)
    _count_rounds(clause, previous)
    _draw_in_rounds(clause, draft)
    _name_another_round(clause, draft)
    _count_trumps(clause, draft, previous)
    _name_ones(clause, draft)
    _name_winners_next(clause, draft.plan)


def _name_winners_next(clause: Clause, plan: SpokenPlan) -> None:
    """ "The ace of trumps, *then all the winners*": what is cashed then, and no number of tricks."""
    named = clause.only_phrase if plan.units and clause.joint("THEN") is not None and clause.verb is None else None
    winners = named is not None and named.noun == "winner" and named.quantifier == "all" and named.number is None
    if named is not None and winners and clause.copula is None:
        clause.phrases = [replace(named, quantifier=None, determiner="the")]


def _name_card(clause: Clause, plan: SpokenPlan) -> None:
    """ "I play AK of spades and take *the ten* if the queen falls": the next card of that suit, no number."""
    last = plan.last_step
    runs = last is not None and len(last.cards) > 1 and last.verb is Verb.CASH and last.suit is not None
    lone = len(clause.phrases) == 1 and is_rank(clause.phrases[0]) and clause.phrases[0].determiner == "the"
    takes = clause.verb is None or clause.verb_name in ("take", "cash", "play", "win", "make")
    if last is None or not (runs and lone and takes) or clause.link == "start" or clause.who not in (None, "me"):
        return
    phrase = clause.phrases[0]
    clause.phrases = [replace(phrase, number=None, ranks=(rank_of(phrase.number or 0),), suit=last.suit)]


def _name_card_played(clause: Clause, draft: Draft) -> None:
    """ "I ruff *with the nine*", "I get in *with the ten*"; but "I'm home with the nine" counts tricks."""
    comes_in = clause.verb_name in ("get", "go", "come") and " in with " in draft.words(clause.span).lower()
    if not (comes_in or clause.verb_name in _PLAYS_CARD):
        return
    if draft.verb_words(clause).endswith(" with"):
        clause.phrases = [as_card(phrase, *OF_ONE) for phrase in clause.phrases]
    clause.places = [
        replace(place, object=as_card(place.object, *OF_ONE))
        if place.preposition == "with" and isinstance(place.object, NounPhrase)
        else place
        for place in clause.places
    ]


_PLAYS_CARD: Final = frozenset({"ruff", "overruff", "win", "cross", "over", "finesse", "unblock"})


def _name_last_trump(clause: Clause, draft: Draft) -> None:
    """ "Nobody has a trump, I have *the last of them* and two good clubs": a card among others, and no trick."""
    gone = any(belief.claim == "gone" and belief.suit in ("T", draft.trumps) for belief in draft.beliefs)
    held = clause.who in (None, "me", "he") and (clause.verb is None or clause.verb_name == "have")
    if not (gone and held) or draft.plan.steps or clause.negation or clause.mark("MINE") or clause.copula:
        return
    goes_on = _AND_CARDS.match(draft.text, clause.end) is not None
    clause.phrases = [
        replace(phrase, suit="T", number=None, of=None, noun=None, determiner="the")
        if goes_on and "last" in phrase.adjectives and phrase.number in (None, 1) and not _names_something(phrase)
        else phrase
        for phrase in clause.phrases
    ]


def _names_something(phrase: NounPhrase) -> bool:
    return bool(phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.noun not in (None, "one"))


_AND_CARDS: Final = re.compile(
    r"(?: of (?:them|mine|those))?,? (?:and|plus|along with|as well as|together with)\b", re.IGNORECASE
)


def _count_only(clause: Clause, draft: Draft) -> None:
    """ "I've only *the eight*": tricks, where no card was spoken of; "only the eight left" is a card."""
    phrase = clause.only_phrase if clause.verb_name == "have" else None
    bare = phrase is not None and phrase.is_bare_number and phrase.determiner == "the" and (phrase.number or 0) > _CARD
    if phrase is None or not bare or clause.who != "me" or draft.says_what or draft.last.suit or clause.marks:
        return
    if _ONLY.search(draft.words(clause.span)) is not None:
        clause.phrases = [replace(phrase, determiner=None)]


_CARD: Final = 6
"""The highest number of tricks that nobody has of a deal where he says "only"."""


_ONLY: Final = re.compile(r"\b(?:only|just|no more than)\b", re.IGNORECASE)


def _count_rounds(clause: Clause, previous: Clause | None) -> None:
    """ "Four rounds of spades, *three of hearts*": as many rounds, no card."""
    phrase = clause.only_phrase if clause.verb is None else None
    rounds = previous is not None and bool(previous.phrases) and previous.phrases[-1].noun == "round"
    if phrase is None or not rounds or phrase.determiner or len(phrase.ranks) != 1 or not phrase.ranks[0].isdecimal():
        return
    if phrase.of is not None and clause.link in ("comma", "and"):
        clause.phrases = [replace(phrase, number=int(phrase.ranks[0]), ranks=(), noun="round", nouns_plural=True)]


def _draw_in_rounds(clause: Clause, draft: Draft) -> None:
    """ "Trumps *in two*", "trumps pulled *in three*": so many rounds, and no tricks."""
    draws = clause.verb_name in ("draw", "clear")
    trumps = [(p.suit, p.number, p.ranks) for p in (*clause.subjects, *clause.phrases)] == [("T", None, ())]
    if draws and draft.verb_words(clause).endswith(" in"):
        clause.phrases = [_as_rounds(phrase) for phrase in clause.phrases]
    if draws or (trumps and clause.verb is None and clause.copula is None):
        clause.places = [
            replace(place, object=_as_rounds(place.object))
            if place.preposition == "in" and isinstance(place.object, NounPhrase)
            else place
            for place in clause.places
        ]


def _as_rounds(phrase: NounPhrase) -> NounPhrase:
    few = phrase.is_bare_number and phrase.determiner is None and 0 < (phrase.number or 0) <= _ROUNDS
    return replace(phrase, noun="round", nouns_plural=phrase.number != 1) if few else phrase


_ROUNDS: Final = 5
"""The highest number of rounds in which trumps may be drawn."""


def _name_another_round(clause: Clause, draft: Draft) -> None:
    """ "King of trumps, and if all follow *one more round*": of the suit played last."""
    phrase, last = clause.only_phrase, draft.plan.last_step
    ours = clause.who in (None, "me") and clause.verb_name in ("", "play", "lead", "cash", "take") and not clause.copula
    if phrase is None or last is None or last.suit is None or not ours or phrase.noun != "round" or phrase.suit:
        return
    more = phrase.quantifier == "more" or "another" in phrase.adjectives
    if more and phrase.of is None and last.verb in (Verb.CASH, Verb.DRAW, Verb.LEAD, Verb.RUN, Verb.TEST):
        clause.phrases = [replace(phrase, suit=last.suit)]


def _count_trumps(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "Trumps are 4-1, so *four rounds*", "West is void of trumps and East has *one*": of what was spoken of last."""
    phrase = clause.only_phrase if not clause.subjects else None
    named = [*previous.subjects, *previous.phrases] if previous is not None else []
    if previous is not None and not named:  # "West is *out of trumps*"
        named = [place.object for place in previous.places if isinstance(place.object, NounPhrase)]
    trumps = bool(named) and all(draft.are_trumps(each.suit) and not each.ranks for each in named)
    if phrase is None or previous is None or phrase.number is None or phrase.suit is not None or not trumps:
        return
    state = previous.verb is None and previous.mark("BREAKS", "PRED") is not None
    others = previous.who in OPPONENTS and clause.who in THIRD and clause.who != previous.who
    holds = previous.verb_name in ("", "have", "show") and clause.verb_name == "have" and phrase.is_bare_number
    if others and holds and draft.beliefs and draft.beliefs[-1].span.overlaps(previous.span):
        draft.beliefs.pop()  # "you have no trumps *and he has one*"
        draft.flags.discard("belief")
    if (phrase.noun == "round" and state and clause.who in ("me", None)) or (others and holds):
        clause.phrases = [replace(phrase, suit="T", plural=phrase.number != 1)]


def _name_ones(clause: Clause, draft: Draft) -> None:
    """ "I ruff a club and *the long ones* are good": cards of the suit spoken of last."""
    suit = draft.last.plain_suit or next((step.suit for step in reversed(draft.plan.steps) if step.suit), None)
    if suit in (None, "T"):
        return
    clause.subjects = [_of_suit(phrase, suit) for phrase in clause.subjects]
    clause.phrases = [_of_suit(phrase, suit) for phrase in clause.phrases]
    if isinstance(clause.subject, NounPhrase):
        clause.subject = _of_suit(clause.subject, suit)


def _of_suit(phrase: NounPhrase, suit: str | None) -> NounPhrase:
    ones = phrase.noun == "one" and phrase.nouns_plural and not (phrase.suit or phrase.ranks)
    described = bool(phrase.adjectives) and phrase.determiner in ("the", "my", "dummy", None)
    return replace(phrase, suit=suit, noun=None, plural=True) if ones and described else phrase
