"""A loss that is counted and then named: "you get one. *A club*", "two for you, *the last two*, that's all"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.preparation.losses.given import gives
from nlclaim.reading.segmentation.clause import Clause, is_bare_list

_WHOLE: Final = frozenset({"rest", "all", "everything"})


def name_what_is_given(clauses: list[Clause]) -> None:
    """Puts the names of tricks in the place of their number, where as many are named as were given, and no more."""
    place = 0
    while place < len(clauses) - 1:
        count = _given_by(clauses[place])
        first = place + 1
        if count and clauses[first].who != "it" and _claims_rest(clauses[first]) and first + 1 < len(clauses):
            first += 1  # "you get one, I get the rest. *It's the ace of clubs*"
        named = _names_of(clauses, first, count) if count else []
        if named and (first == place + 1 or clauses[first].who == "it") and _ends(clauses, first, len(named)):
            _name(clauses[place], [phrase for clause in named for phrase in clause.phrases])
            if first == place + 1:
                for clause in named:
                    clauses[place].take_in(clause)
            del clauses[first : first + len(named)]
        place += 1


# The number.


def _given_by(clause: Clause) -> int:
    """How many tricks a clause gives to the other side without a name; 0 where it gives none, or names them."""
    counted = clause.phrases[0] if len(clause.phrases) == 1 else None
    unreal = clause.negation or clause.exclusions or clause.subordinate or clause.question or clause.perfect
    if counted is None or unreal or clause.is_past or clause.subjects or clause.link == "or":
        return 0
    tricks = counted.noun in ("trick", "loser") or counted.is_bare_number
    article = counted.determiner == "a" and counted.noun is not None
    more = counted.suit or counted.ranks or counted.cards or counted.of or counted.group or counted.act
    if not tricks or more or counted.quantifier not in (None, "more") or counted.determiner not in (None, "a"):
        return 0
    if {*counted.adjectives} - {"another", "last"} or not _goes_over(clause, counted):
        return 0
    return counted.number or (1 if article else 0)


def _goes_over(clause: Clause, counted: NounPhrase) -> bool:
    """Whether what a clause counts goes to the other side."""
    if counted.noun == "loser":
        own = clause.who == "me" and clause.verb_name == "have"
        there = clause.who == "it" and clause.copula is not None
        return (own or there or is_bare_list(clause)) and not clause.places
    if clause.verb is None:
        to_them = clause.goes_to(("you", "they"), "for", "to") and len(clause.places) == 1
        return clause.copula is None and clause.subject is None and to_them and not clause.marks
    return not clause.places and gives(clause)


# The names.


def _names_of(clauses: list[Clause], first: int, count: int) -> list[Clause]:
    """The clauses from there on that name so many tricks; none where they name fewer or more."""
    head, left = clauses[first], count
    it_is = head.who == "it" and head.copula is not None and head.verb is None and head.link in ("comma", "stop")
    bare = is_bare_list(head) and head.link in ("comma", "stop")
    if (
        not (bare or it_is)
        or head.tells_what_is_left
        or head.marks
        or head.places
        or head.persons
        or head.negation
        or head.exclusions
    ):
        return []
    for place in range(first, len(clauses)):
        clause = clauses[place]
        goes_on = place == first or (is_bare_list(clause) and clause.link == "and" and not clause.exclusions)
        tricks = [_tricks_named(phrase, count, stopped=head.link == "stop") for phrase in clause.phrases]
        if not goes_on or clause.joint("THEN", "IF", "AFTER", "BEFORE", "REPAIR") or not tricks or not all(tricks):
            return []
        left -= sum(tricks)
        if left <= 0:
            return clauses[first : place + 1] if left == 0 else []
    return []


def _tricks_named(phrase: NounPhrase, count: int, *, stopped: bool) -> int:
    """How many tricks a phrase names; 0 where it may say something else."""
    if phrase.act or phrase.after_unread or phrase.group or phrase.noun not in (None, "trick", "one"):
        return 0
    if phrase.adjectives == ("last",) and not (phrase.suit or phrase.ranks):
        return count if phrase.determiner == "the" and phrase.number in (None, count) else 0
    if not (phrase.suit or phrase.ranks) or phrase.cards or {*phrase.adjectives} - {"last", "low"} or phrase.noun:
        return 0
    if phrase.quantifier == "both" and not phrase.ranks:
        return 2
    if phrase.quantifier is not None:
        return 0
    if len(phrase.ranks) == 1 and phrase.number is None and not phrase.nouns_plural:
        return 1 if phrase.determiner in ("a", "the", "your") else 0
    if phrase.ranks:
        return 0
    one = phrase.determiner in ("a", "your") and not phrase.plural and phrase.number in (None, 1)
    several = phrase.number if phrase.determiner is None and not stopped else None
    return 1 if one else several or 0


def _ends(clauses: list[Clause], first: int, length: int) -> bool:
    """Whether no list goes on behind the names: "you get one. The ace of clubs, *the king* …" begins a line of play."""
    behind = clauses[first + length] if first + length < len(clauses) else None
    if behind is None:
        return True
    if is_bare_list(behind) and all(phrase.is_bare_number and phrase.determiner == "the" for phrase in behind.phrases):
        return True  # "…, *just the one*"
    if is_bare_list(behind) or behind.link in ("none", "or") or behind.exclusions:
        return _claims_rest(behind) and behind.link in ("and", "comma", "stop")
    done = behind.mark("META") is not None and behind.verb is None
    return clauses[first].link == "comma" or behind.link == "stop" or done or _claims_rest(behind)


def _claims_rest(clause: Clause) -> bool:
    """ "I get *the rest*", "*the others* are mine"."""
    named = [*clause.phrases, *clause.subjects]
    return any(phrase.quantifier in _WHOLE or phrase.adjectives == ("other",) for phrase in named)


def _name(clause: Clause, named: list[NounPhrase]) -> None:
    """Gives away what was named; a loser that somebody has is one that he loses."""
    last = [phrase.adjectives == ("last",) and not (phrase.suit or phrase.ranks) for phrase in named] == [True]
    loser = clause.phrases[0].noun == "loser"
    count = clause.phrases[0].number or 1
    clause.phrases = [replace(named[0], noun="trick", number=count if count > 1 else None)] if last else named
    if loser:
        clause.verb_name, clause.verb, clause.copula, clause.subject, clause.marks = "concede", None, None, None, []
