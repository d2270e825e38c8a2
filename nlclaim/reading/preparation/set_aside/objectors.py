"""A report in which another speaks after the claimer: "South claims, *West says he has a heart winner*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Mark
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause


def drop_objectors(clauses: list[Clause], draft: Draft) -> None:
    """Drops what the other side says of a claim that is told; the claimer is read again where he answers."""
    claimer = ""
    kept: list[Clause] = []
    objects = False
    for place, clause in enumerate(clauses):
        if not claimer and not (_speaks(clauses, place, draft) or _claimer_before(clause)):
            kept.append(clause)
            continue
        who = _speaker(clauses, place, draft)
        if not claimer:
            who = _claimer_before(clause) or who
            claimer = who if who in REPORTED else ""
            if claimer and not _may_claim(claimer, draft):
                if any(_objects_himself(each, draft) for each in clauses[place:]):
                    clauses.clear()
                    draft.flags.add("told")  # a defender: "she says the rest are hers *but I have a trump*"
                return
            if claimer and _answers(clauses, place, draft):
                claimer, objects = "declarer", True
        elif (_objects_himself(clause, draft) and not _is_in_his_words(clauses[:place], clause, draft)) or (
            _is_other(who, claimer) and (_speaks(clauses, place, draft) or objects)
        ):
            objects = True
        elif objects and clause.subordinate is None:
            objects = not (who == claimer and clause.verb_name in _CLAIMS)
        if not objects:
            kept.append(clause)
    clauses[:] = kept


def _claimer_before(clause: Clause) -> str:
    """ "*When declarer claimed* West showed the queen", "as South claimed, …": who claimed, before another speaks."""
    told = clause.verb is not None and clause.verb.form == "past" and not (clause.auxiliaries or clause.negation)
    if not told or clause.verb_name != "claim":
        return ""
    place = clause.places[0] if clause.places and clause.link == "start" else None
    named = place.object if place is not None and place.preposition == "as" else None
    who = named.value if isinstance(named, Mark) else clause.who if clause.subordinate == "after" else None
    return who if who in REPORTED else ""


_CLAIMS: Final[tuple[str, ...]] = ("say", "claim")
_SPEAKS: Final[tuple[str, ...]] = ("say", "claim", "show")
_SAYS: Final = re.compile(r"(?:objected|objects|disputed|disputes)\b", re.IGNORECASE)
_PAIR: Final = re.compile(r"\b(?:n\W?s|e\W?w|north\W(?:and\W)?south|east\W(?:and\W)?west)\b\W*$", re.IGNORECASE)


def _may_claim(teller: str, draft: Draft) -> bool:
    """Whether it can be the claimer whose words are told first."""
    seat = draft.claimer_seat
    if teller in SEATS and seat is not None:
        return seat == teller or _are_partners(seat, teller)
    return teller in SEATS or draft.claimer_role != "defender"


def _answers(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "East said he had a trump; *declarer said* he would draw it": whose claim it is, though another spoke first."""
    clause = clauses[place]
    if draft.claimer_role != "declarer" or clause.who not in SEATS or clause.verb_name != "say":
        return False
    later = [each for at, each in enumerate(clauses[place + 1 :], place + 1) if _speaks(clauses, at, draft)]
    return any(each.who == "declarer" for each in later)


def _objects_himself(clause: Clause, draft: Draft) -> bool:
    """ "…, *but I have a trump*": he who tells of the claim holds something against it."""
    holds = clause.who == "me" and clause.verb_name == "have" and not clause.negation and draft.joined_by(clause, "but")
    return holds and any(phrase.suit or phrase.ranks or phrase.cards for phrase in clause.phrases)


def _is_in_his_words(before: list[Clause], clause: Clause, draft: Draft) -> bool:
    """ "She says *you get a heart* but I've three spades": the claimer is "I" in words told as he said them."""
    said = draft.text[: clause.start]
    if '"' in said or "“" in said:
        return said.count('"') % 2 == 1 or said.rfind("“") > said.rfind("”")
    return any(_speaks_to_them(each) for each in before)


def _speaks_to_them(clause: Clause) -> bool:
    """ "*You get* a heart", "one *for you*", "*I lose* a club": said by the claimer to the other side."""
    gets = clause.who == "you" and clause.verb_name in ("get", "have", "take", "win", "make")
    loses = clause.who == "me" and clause.verb_name in ("concede", "give")
    return gets or loses or clause.goes_to(("you",), "for", "to")


def _are_partners(one: str, other: str) -> bool:
    return {one, other} in ({"N", "S"}, {"E", "W"})


def _is_other(who: str, claimer: str) -> bool:
    """Whether a speaker is on the side that the claimer is not on; one seat and "declarer" may be the same player."""
    if who in ("you", "pair", "defence"):
        return True
    if who not in SEATS:
        return False
    return claimer not in SEATS or not (who == claimer or _are_partners(who, claimer))


def _speaker(clauses: list[Clause], place: int, draft: Draft) -> str:
    """Who is told of: the subject, the two of a side, or the name that stands alone before: "West *then said*"."""
    clause = clauses[place]
    before = clauses[place - 1] if place else None
    start = before.end if before is not None else 0
    verb = clause.verb.span.start if clause.verb is not None else clause.end
    if clause.link != "none" and _PAIR.search(draft.text[start:verb]) is not None:
        return "pair"
    if clause.who == "you" and not draft.lowered[clause.start :].startswith(("the ", "opp")):
        return ""  # "you say", to whom this is told
    if clause.subject is None and before is not None and _is_name(before) and clause.link in ("none", "comma"):
        return before.who or ""
    if (
        place > 1
        and clause.subject is None
        and before is not None
        and _is_apposition(clauses[place - 2], before, clause)
    ):
        return clauses[place - 2].who or ""
    return clause.who or ""


def _is_apposition(name: Clause, role: Clause, clause: Clause) -> bool:
    """ "West, *declarer in four spades*, claimed": what he is, between his name and what he did."""
    said = role.who is not None and not (role.verb or role.copula or role.phrases)
    return _is_name(name) and said and role.link == clause.link == "comma"


def _is_name(clause: Clause) -> bool:
    more = clause.verb or clause.copula or clause.phrases or clause.marks or clause.places or clause.negation
    return clause.who is not None and not more


def _speaks(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "Claimed", "says that …", "objected", "showed": by word or by a card, and told of; or a name before it."""
    clause = clauses[place]
    if clause.subordinate is not None or clause.question:
        return False
    after = clauses[place + 1] if place + 1 < len(clauses) else None
    if _is_name(clause) and after is not None and after.subject is None and after.link in ("none", "comma"):
        clause = after
    if any(_SAYS.match(draft.words(mark.span)) for mark in clause.marks if mark.label == "META"):
        return True
    told = clause.verb is not None and clause.verb.form in ("past", "s", "base") and clause.copula is None
    return told and not (clause.auxiliaries or clause.negation) and clause.verb_name in _SPEAKS
