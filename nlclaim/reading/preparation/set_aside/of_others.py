"""Plays that others want or need, and plays that are feared: none of the claimer's."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import drop_clauses
from nlclaim.reading.stems import holds_any

_THEM: Final = OPPONENTS | {"they", "partner"}


def drop_what_others_want(clauses: list[Clause], draft: Draft) -> None:
    """Drops plays that are only wanted by others, or feared."""
    if not holds_any(draft.lowered, _OF_OTHERS):
        return
    place = 0
    while place < len(clauses):
        end = _end_of_what_is_theirs(clauses, place, draft)
        if end == place:
            place += 1
            continue
        drop_clauses(clauses, *clauses[place:end])


_OF_OTHERS: Final = (
    "want", "told", "tell", "ask", "expect", "hope", "hopi", "think", "thought", "advis",
    "urg", "need", "matter", "require", "to have", "look", "danger", "fear", "worr", "risk", "threat", "concern",
    "dread",
)  # fmt: skip
"""One of these is in whatever is dropped here: nothing is looked at where there is none."""


def _end_of_what_is_theirs(clauses: list[Clause], place: int, draft: Draft) -> int:
    """Where it ends if it begins at a place, else that place."""
    clause = clauses[place]
    if clause.subordinate is not None or clause.question:
        return place
    if _wants_me_to(clauses, place, draft):
        return place + 2
    if _is_feared(clause, draft):
        return _end_of_fear(clauses, place)
    return _end_of_need(clauses, place, draft)


_WANT: Final[tuple[str, ...]] = (
    "want",
    "told",
    "tell",
    "ask",
    "expect",
    "hope",
    "hoping",
    "think",
    "thought",
    "advis",
    "urg",
)


def _wants_me_to(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "*Partner wanted me to finesse*", "*you thought I'd finesse*"."""
    clause = clauses[place]
    following = clauses[place + 1] if place + 1 < len(clauses) else None
    if following is None or following.link != "none" or clause.phrases or clause.negation:
        return False
    if following.who != "me" and not (following.subject is None and _speaks_on(following, draft)):
        return False
    wants = clause.who in _THEM and clause.verb is not None and draft.verb_words(clause).startswith(_WANT)
    done = [draft.words(mark.span).lower() for mark in following.auxiliaries]
    plays = following.verb_name in PLAYS or following.verb_name in ("concede", "give")
    return wants and plays and done in (["to"], ["'d"], ["’d"], ["would"])


def _speaks_on(clause: Clause, draft: Draft) -> bool:
    """ "East expects to ruff a club, but *I* …"."""
    return re.search(r"\b(?:I|my|mine|we)\b", draft.text[clause.end :]) is not None


_FEARED: Final = re.compile(
    r"(?:the|my|our)(?: only| one| main| real| big)? (?:danger|fear|worry|risk|threat|concern)"
    r"(?:['’]s| (?:is|was|would be))?(?: that)?\b|(?:I|we) (?:fear(?:ed)?|dread(?:ed)?)\b",
    re.IGNORECASE,
)


def _is_feared(clause: Clause, draft: Draft) -> bool:
    """ "*The danger is a heart ruff*", "*I feared a spade ruff*", "my only worry is the jack"."""
    acts = bool(clause.phrases) and all(phrase.act or phrase.ranks or phrase.plural for phrase in clause.phrases)
    bare = not clause.phrases or all(p.is_that for p in clause.phrases)
    return (acts or (bare and clause.verb_name in ("", "take"))) and _FEARED.match(draft.text, clause.start) is not None


def _end_of_fear(clauses: list[Clause], place: int) -> int:
    """ "The risk *is* that *you ruff a club*"."""
    end = place + 1
    while end < len(clauses) and clauses[end].link == "none":
        end += 1
    return end


def _end_of_need(clauses: list[Clause], place: int, draft: Draft) -> int:
    """ "*You need a ruff to beat me*", "*you'd have to have the queen*", "*you were hoping for a ruff*"."""
    clause = clauses[place]
    if clause.who not in _THEM or clause.negation is not None or "reported" in draft.flags:
        return place
    hoped = clause.phrase_at("for") if draft.verb_words(clause).startswith(("hop", "look")) else None
    needed = [hoped] if hoped is not None else clause.phrases if clause.verb_name == "need" else []
    following = clauses[place + 1] if place + 1 < len(clauses) else None
    to = (
        following is not None and following.link == "none" and bool(following.auxiliaries) and following.subject is None
    )
    if following is not None and to and clause.verb_name == "have" and not clause.phrases:
        would = re.match(r"\w+(?:['’]d| would) ", draft.text[clause.start :]) is not None
        return place + 2 if would and following.verb_name == "have" and _are_cards(following.phrases) else place
    own = all(phrase.determiner == "your" and phrase.ranks for phrase in needed) and bool(clause.auxiliaries)
    if not needed or not _are_cards(needed) or own:  # "you'll be needing *your ace*": they have it
        return place
    if to and following is not None and following.verb_name in ("beat", "stop"):
        return place + 2
    end = place + 1
    while end < len(clauses) and clauses[end].link in ("and", "or") and is_bare_list(clauses[end]):
        end += 1
    return end


def _are_cards(phrases: list[NounPhrase]) -> bool:
    return bool(phrases) and all(phrase.suit or phrase.ranks or phrase.cards or phrase.act for phrase in phrases)
