"""How a clause is set in time beside the plays before it: "*then* the rest", "*on the last one*", "at the very end"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.segmentation.clause import Clause


def come_on_last_one(clause: Clause, draft: Draft) -> None:
    """ "I run the spades, and *on the last one* West is squeezed": not before that one is played."""
    place = clause.places[0] if clause.places and clause.places[0].span.start == clause.start else None
    card = place.object if place is not None and place.preposition in ("on", "by") else None
    last = isinstance(card, NounPhrase) and card.adjectives == ("last",) and card.number in (None, 1)
    if place is None or not last or not isinstance(card, NounPhrase) or card.noun == "trick":
        return
    by_then = place.preposition == "by"  # "by the last one, unless …"
    if by_then or (draft.plan.units and (clause.verb is not None or clause.copula is not None)):
        draft.plan.then_next = place.span
        draft.marks.then_spans.append(place.span)


def note_return(clause: Clause, draft: Draft) -> None:
    """ "I lose a club, *ruff the return*": the trick given before it goes first, as a play does."""
    given = draft.plan.units[-1] if draft.plan.units and draft.plan.units[-1].sort == "concede" else None
    said = [draft.words(phrase.span).lower() for phrase in clause.phrases] if given is not None else []
    returned = any(words.endswith("return") and not words.startswith("any") for words in said)
    if given is not None and clause.who in ("me", None) and (returned or _go_on_alike(draft.last.clause, clause)):
        given.sort = "verb"


def _go_on_alike(before: Clause | None, clause: Clause) -> bool:
    """ "*Lose a club, ruff* the other": a line from its first word, where "I lose a club, draw trumps" may count it."""
    if before is None or clause.link not in ("comma", "and") or before.link != "start":
        return False
    bare = [each.verb is not None and each.verb.form == "base" and each.subject is None for each in (before, clause)]
    auxiliary = before.auxiliaries or clause.auxiliaries or before.negation or before.subordinate
    return bare == [True, True] and not auxiliary and clause.verb_name in _PLAYED


_PLAYED: Final = frozenset({"draw", "ruff", "cash", "run", "play", "lead", "discard", "cross", "win"})


def places_last(clause: Clause, draft: Draft) -> bool:
    """ "You get a heart, *and that's at the very end*": when what was said last comes."""
    mark = clause.marks[0] if len(clause.marks) == 1 and clause.marks[0].label in ("FIRST", "LAST") else None
    bare = clause.copula is not None and not (clause.verb or clause.phrases or clause.places or clause.negation)
    points = clause.who == "it" or [p.is_that for p in clause.subjects] == [True]
    if mark is None or not (bare and points) or not draft.plan.units or clause.link not in ("and", "comma"):
        return False
    draft.place_last_unit(mark.span, first=mark.label == "FIRST")
    return True


def note_connective(clause: Clause, draft: Draft, before: int) -> None:
    """A temporal *then* orders even a concession of the rest; a consequential one, after a condition, does not.

    `before`: how many steps there were before the clause.
    """
    plan, counts = draft.plan, draft.counts
    then = clause.joint("THEN")
    if then is None or clause.link == "start" or plan.condition is not None:
        return
    points = [phrase.is_that for phrase in clause.subjects] == [True]
    sums_up = clause.verb_name == "have" or (clause.copula is not None and (clause.who == "it" or points))
    total = sums_up and len(plan.steps) == before
    if total and counts.claimed and (counts.claimed[-1][0].tricks or 0) > HIGHEST_LEVEL:
        return  # "… then I have nine": what it comes to
    counted = bool(counts.claimed) and counts.side == "theirs"  # "three tricks, then a spade to you"
    says_more = len(plan.steps) > before or counts.claimed or counts.conceded or clause.verb_name == "claim"
    if (before or counted) and (says_more or _is_anything(clause)):
        draft.marks.then_spans.append(then.span)
        rest = bool(counts.claimed) and counts.claimed[-1][0].all and counts.claimed[-1][1].start >= clause.start
        if rest and len(plan.steps) == before:
            plan.then_next = then.span  # "I give you a club, *then* take the rest, spades first"


def _is_anything(clause: Clause) -> bool:
    """ "Hearts, then *whatever*"."""
    if clause.verb is not None or clause.copula is not None or clause.subject is not None:
        return False
    any_of_them = [phrase.quantifier == "any" and not phrase.has_head for phrase in clause.phrases]
    whatever = any(mark.value == "either_way" for mark in clause.marks)
    return any_of_them == [True] or (not any_of_them and whatever)
