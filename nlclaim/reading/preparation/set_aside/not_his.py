"""Cards and suits that a clause names without playing them: the opening lead, where cards lie, what is gone."""

from __future__ import annotations

import itertools
import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS, SEATS, THIRD
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses
from nlclaim.reading.stems import holds_any


def drop_what_is_not_his(clauses: list[Clause], draft: Draft) -> None:
    """Drops the clauses that only tell of cards, and the items by which such a clause goes on."""
    _drop_relatives(clauses)
    if not holds_any(draft.lowered, _TELLING):
        return
    place = 0
    while place < len(clauses):
        if not _only_tells(clauses, place, draft):
            place += 1
            continue
        end = place + 1
        while end < len(clauses) and _goes_on(clauses[end], draft):
            end += 1
        drop_clauses(clauses, *clauses[place:end])


_TELLING: Final = (
    "lead", "bidding", "auction", "known", "sure", "certain", "likely", "bound", "marked", "expected", "supposed",
    "presumed", "assumed", "figure", "rate", "show", "turn", "plac", "had", "held", "already", "not both", "counted",
)  # fmt: skip
"""One of these is in whatever only tells of cards: nothing is looked at where there is none."""


def _goes_on(clause: Clause, draft: Draft) -> bool:
    """ "… *and a heart*", "… *won in dummy*", "… *so East has one*": more of the same, and no number of tricks."""
    if draft.joined_by(clause, "so") and clause.who in SEATS and clause.verb_name == "have":
        return all(phrase.is_bare_number or _is_of_cards(phrase) for phrase in clause.phrases)
    if clause.joint("THEN", "REPAIR", "COLON", "DASH") or clause.link not in ("and", "or", "comma"):
        return False
    cards = is_bare_list(clause) and all(_is_of_cards(phrase) for phrase in clause.phrases)
    won = clause.verb is not None and clause.is_past and clause.subject is None and not clause.phrases
    return (cards and clause.link != "comma") or (won and clause.verb_name in ("win", "ruff", "duck", "cover", "take"))


def _is_of_cards(phrase: NounPhrase) -> bool:
    return bool(phrase.suit or phrase.ranks or phrase.cards) and phrase.act is None


def _only_tells(clauses: list[Clause], place: int, draft: Draft) -> bool:
    clause = clauses[place]
    if clause.subordinate is not None or clause.question:
        return False
    return (
        _was_led(clause, draft)
        or _was_bid(clause, draft)
        or _is_placed(clauses, place, draft)
        or _was_had(clause, draft)
        or _can_be_kept(clause, draft)
        or _was_counted(clause, draft)
    )


def _was_led(clause: Clause, draft: Draft) -> bool:
    """ "*The opening lead was a low club*"."""
    lead = [subject.noun == "lead" for subject in clause.subjects] == [True]
    was = clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "had been")
    return lead and was and clause.verb is None and bool(clause.phrases) and all(map(_is_of_cards, clause.phrases))


_IN_THE_AUCTION: Final = re.compile(
    r"\b(?:in|during|from|on|by) (?:the|his|her|their) (?:bidding|auction)\b", re.IGNORECASE
)


def _was_bid(clause: Clause, draft: Draft) -> bool:
    """ "*Partner showed three spades in the bidding*"."""
    if _showed_length(clause, draft):
        return True
    told = "bidding" in draft.text or "auction" in draft.text
    if not told or clause.verb_name not in ("show", "have", "say", "claim") or not clause.phrases:
        return False
    return _IN_THE_AUCTION.search(draft.words(clause.span)) is not None


def _showed_length(clause: Clause, draft: Draft) -> bool:
    """ "*North showed five hearts* and four spades": by what he bid."""
    told = clause.verb_name == "show" and (clause.is_past or clause.perfect) and clause.who in SEATS | {"partner"}
    counted = all(phrase.suit and phrase.number and not phrase.ranks for phrase in clause.phrases)
    return told and bool(clause.phrases) and counted and (clause.phrases[0].number or 0) >= _BIDDABLE


_BIDDABLE: Final = 4
_INFERRED: Final = re.compile(
    r"\b(?:known|sure|certain|likely|bound|marked|expected|supposed|presumed|assumed|figures?|rates?)(?: to)?$"
    r"|\b(?:show(?:s|ed|n)?|turn(?:s|ed)?) up with$|\bplac(?:e|ed) with$",
    re.IGNORECASE,
)
"""What stands before a card of somebody's that is only inferred, or seen."""


def _is_placed(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "West is known to hold *the ace of diamonds*", "West showed up with *four hearts*": where they are."""
    clause = clauses[place]
    before = clauses[place - 1] if place and clause.link == "none" else clause
    if before.who not in OPPONENTS | {"he", "partner", "they"} or clause.negation is not None:
        return False
    if clause.verb_name not in ("have", "win") or not clause.phrases or not all(map(_is_of_cards, clause.phrases)):
        return False
    said = draft.text[before.start : clause.phrases[0].span.start].rstrip()
    verb = clause.verb.span if clause.verb is not None and clause.verb_name == "have" else None
    before_verb = draft.text[before.start : verb.start].rstrip() if verb is not None else said
    return _INFERRED.search(before_verb) is not None or _INFERRED.search(said) is not None


def _was_had(clause: Clause, draft: Draft) -> bool:
    """ "*Dummy had the ace of spades*", "*you already have two spades* and a heart": no tricks to come."""
    if clause.negation is not None or clause.auxiliaries or "reported" in draft.flags:
        return False
    if clause.verb_name not in ("have", "get", "take", "win", "make"):
        return False
    if not clause.phrases or not all(map(_is_of_cards, clause.phrases)):
        return False
    dummys = clause.who == "dummy" and draft.verb_words(clause) in ("had", "held")
    already = " already " in f"{draft.words(clause.span).lower()} " and clause.who in ("you", "they")
    return dummys or (already and all(phrase.number or phrase.determiner == "a" for phrase in clause.phrases))


def _was_counted(clause: Clause, draft: Draft) -> bool:
    """ "*I counted seven hearts*, so …": cards seen."""
    counted = draft.verb_words(clause) == "counted" and clause.who == "me" and "reported" not in draft.flags
    return counted and [bool(p.suit) and p.noun is None for p in clause.phrases] == [True]


_NOT_BOTH: Final = re.compile(r"[^.;]{0,30}\bnot both\b", re.IGNORECASE)


def _can_be_kept(clause: Clause, draft: Draft) -> bool:
    """ "East *can hold the diamonds or the clubs but not both*"."""
    theirs = clause.who in THIRD and has_auxiliary(clause, draft, ("can", "could"))
    keeps = clause.verb_name == "keep" or draft.verb_words(clause) in ("hold", "guard", "save")
    return theirs and keeps and _NOT_BOTH.match(draft.text, clause.end) is not None


def _drop_relatives(clauses: list[Clause]) -> None:
    """ "*The club you led* gave me a trick", "the spade that West led set up my ten": played, and by others."""
    for first, second in itertools.pairwise(list(clauses)):
        named = [p for p in first.phrases if not p.is_pointed_at and not p.is_that]
        card = named[0] if len(named) == 1 and is_bare_list(first) else None
        if card is None or card.determiner not in ("the", "this") or not _is_of_cards(card) or card.number:
            continue
        theirs = second.who in THIRD and second.is_past and not second.phrases
        if theirs and second.link == "none" and second.verb_name in _PLAYED and not second.auxiliaries:
            first.phrases = []
            clauses.remove(second)


_PLAYED: Final[tuple[str, ...]] = ("lead", "play", "discard", "cash", "ruff", "switch")
