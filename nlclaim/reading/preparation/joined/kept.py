"""Cards that are only kept: "I run the spades, *keeping the ace of clubs*" plays it at no time that is said."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Joint, Mark, NounPhrase, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS

_HELD: Final = "hold_cards"
"""The name of a verb that nothing is done by."""
_UNTIL: Final = ("until", "till", "til")


def keep_back(clauses: list[Clause], draft: Draft) -> None:
    """Reads no play in keeping cards, beside the plays that they are kept from; nor before "*until I've …*"."""
    for place, clause in enumerate(list(clauses)):
        _name_what_is_kept(clause)
        _hold_back(clause, clauses, draft)
        if clause.verb_name != "keep" or clause not in clauses or not _keeps_cards(clause):
            continue
        at = clauses.index(clause)
        following = clauses[at + 1] if at + 1 < len(clauses) else None
        if following is not None and _keeps_until(following, draft):
            following.joints = tuple(_turned(joint) for joint in following.joints)
        elif _is_only_kept(clause, clauses, place) and not _says_what_for(following):
            _take_in_list(clauses, at)
            clause.verb_name = _HELD


def leave_there(clauses: list[Clause], draft: Draft) -> None:
    """ "The high trump's out, *leave it there*": it stays where it is, and nothing of it is good."""
    for first, second in itertools.pairwise(list(clauses)):
        left = draft.verb_words(first) in ("leave", "leaving") and not (first.phrases or first.places or first.persons)
        there = second.link == "none" and second.who in ("it", "they") and second.copula is None and not second.verb
        if left and there and [mark.value for mark in second.marks] == ["there"] and second.subject is not None:
            first.persons = [second.subject] if isinstance(second.subject, Mark) else []
            first.take_in(second)
            clauses.remove(second)


def _name_what_is_kept(clause: Clause) -> None:
    """ "Clubs, *with the trumps kept till last*": cashed there."""
    kept = clause.phrase_at("with")
    if clause.verb_name == "keep" and clause.is_past and kept is not None and not (clause.phrases or clause.subjects):
        clause.phrases = [kept]
        clause.places = [place for place in clause.places if place.object is not kept]


def _hold_back(clause: Clause, clauses: list[Clause], draft: Draft) -> None:
    """ "*Holding* the king of hearts *back*", "I *hold* two trumps *back*": kept."""
    at = clauses.index(clause) + 1 if clause in clauses else len(clauses)
    back = clauses[at] if at < len(clauses) else None
    if back is None or back.link != "none" or back.verb_name != "over" or back.phrases or back.places:
        return
    if draft.verb_words(clause) in ("hold", "holding") and draft.words(back.span).lower() == "back":
        clause.verb_name = "keep"
        clause.take_in(back)
        clauses.remove(back)


def _keeps_cards(clause: Clause) -> bool:
    """Whether the claimer keeps cards that he names: a number of tricks he makes."""
    named = bool(clause.phrases) and all(_is_card(phrase) for phrase in clause.phrases)
    own = clause.who in (None, "me") and not clause.subjects and not clause.is_past and clause.subordinate is None
    return named and own and not (clause.negation or clause.question or clause.persons or clause.exclusions)


def _is_card(phrase: NounPhrase) -> bool:
    cards = phrase.ranks or phrase.cards or phrase.suit or phrase.group
    return bool(cards) and phrase.act is None and phrase.noun != "trick" and phrase.quantifier != "rest"


def _keeps_until(clause: Clause, draft: Draft) -> bool:
    joint = clause.joint("BEFORE")
    return joint is not None and clause.link == "none" and draft.words(joint.span).lower() in _UNTIL


def _turned(joint: Joint) -> Joint:
    return replace(joint, label="AFTER", value="after") if joint.label == "BEFORE" else joint


def _is_only_kept(clause: Clause, clauses: list[Clause], place: int) -> bool:
    """Whether something else is played, and no time is said for these: "keeping the ace, *I run the hearts*"."""
    timed = clause.mark("LAST", "FIRST", "AFTER") or any(_tells_when(each) for each in clause.places)
    if timed:
        return False
    return (clause.verb is not None and clause.verb.form == "ing") or any(
        _plays(other) for other in _sentence(clauses, place) if other is not clause
    )


def _tells_when(place: Prepositional) -> bool:
    """Whether a place is more than a hand: "keep a trump *for a ruff*", but "*for later*" tells of no play."""
    later = place.preposition == "for" and place.object is None
    return not later and not (isinstance(place.object, Mark) and place.object.label == "ROLE")


def _plays(clause: Clause) -> bool:
    return clause.verb_name in PLAYS and clause.who in (None, "me") and clause.subordinate is None


def _sentence(clauses: list[Clause], place: int) -> list[Clause]:
    start, end = place, place + 1
    while start and clauses[start].link not in ("start", "stop"):
        start -= 1
    while end < len(clauses) and clauses[end].link != "stop":
        end += 1
    return clauses[start:end]


def _says_what_for(following: Clause | None) -> bool:
    """ "I keep a trump *to ruff the club*", "I keep the last trump, *which is high*"."""
    if following is None or following.link == "stop":
        return False
    to = following.link == "none" and following.verb_name in PLAYS and bool(following.auxiliaries)
    return following.who == "who" or to or following.subordinate in ("after", "before")


def _take_in_list(clauses: list[Clause], place: int) -> None:
    """ "Keeping the ace in hand *and two clubs in dummy*": what else is kept."""
    kept = clauses[place]
    while place + 1 < len(clauses):
        following = clauses[place + 1]
        bare = following.verb is None and following.copula is None and following.who is None and not following.marks
        if following.link != "and" or not bare or not following.phrases or not all(map(_is_card, following.phrases)):
            return
        kept.take_in(clauses.pop(place + 1))
