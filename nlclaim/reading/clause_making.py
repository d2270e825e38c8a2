"""Parts of a statement → clauses, and what clauses that stand side by side make of each other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from nlclaim.language import Element, Exclusion, Mark, NounPhrase, Prepositional, Statement
from nlclaim.reading.asking import seeks_assent
from nlclaim.reading.clause_starts import follows_object, starts_clause, take_subject
from nlclaim.reading.clauses import Clause, is_bare_list
from nlclaim.reading.clefts import (
    join_apposition,
    join_asked,
    join_cleft_places,
    join_denied,
    join_fronted_means,
    join_inserted,
    join_losers,
    join_placed,
    join_postponed,
    join_to_follow,
)
from nlclaim.reading.elisions import settle_subjects
from nlclaim.reading.frames import REPORTED
from nlclaim.reading.itemised import join_itemised
from nlclaim.reading.phrases import is_this_trick

_PAUSES = frozenset({"COMMA", "COLON", "DASH", "OPEN", "CLOSE"})


_ENDS = frozenset({"STOP", "QMARK"})


def make_clauses(statement: Statement) -> list[Clause]:
    """The clauses of a statement in the order of its words."""
    clauses: list[Clause] = []
    for number, part in enumerate(statement.parts):
        labels = {joint.label for joint in part.joints}
        link = _link(labels) if number else "start"
        if "QMARK" in labels:
            _mark_question(clauses)
        for place, clause in enumerate(_split(part.elements, subordinate=bool(labels & {"AFTER", "BEFORE"}))):
            clause.link, clause.joints = ("none", ()) if place else (link, part.joints)
            clauses.append(clause)
    for join in _JOINS:
        join(clauses)
        clauses[:] = [clause for clause in clauses if clause.spans]
    settle_subjects(clauses, statement.text)
    if any(joint.label == "QMARK" for joint in statement.closing) and not seeks_assent(statement.text):
        _mark_question(clauses)
    return clauses


_HAVING = frozenset({"have", "get", "make", "win", "take", "concede"})


def _join_relatives(clauses: list[Clause]) -> None:
    """ "The only loser *I have* is a club", "the most *you get* is one": a relative clause and what it amounts to."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        names = is_bare_list(first) and len(first.phrases) == 1 and not first.exclusions
        had = relative.link == "none" and relative.who in ("me", "you") and relative.verb_name in _HAVING
        had = had and not (
            relative.phrases or relative.places or relative.copula or relative.mark("FIRST", "LAST", "META")
        )
        equated = second.link == "none" and bool(second.copula) and bool(second.phrases)
        trumps = equated and relative.who == "me" and second.phrases[0].suit == "T"  # "all I have left is trumps"
        if not (names and had and equated) or trumps or second.subjects or second.verb or relative.negation:
            continue
        if first.phrases[0].noun == "loser":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            relative.begin_with(first)
            second.begin_with(relative)
        elif first.phrases[0].noun in ("trick", "unknown") or not first.phrases[0].has_head:
            relative.phrases = list(second.phrases)
            relative.begin_with(first)
            relative.take_in(second)


def _join_held_subjects(clauses: list[Clause]) -> None:
    """ "The spade *I've got left* goes on a club", "the clubs *I have* are good": who holds it says no more."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        named = first.phrases[0] if is_bare_list(first) and len(first.phrases) == 1 else None
        theirs = relative.who in _THIRD and second.verb_name in ("come", "draw")
        held = relative.verb_name == "have" and relative.link == "none" and (relative.who in ("me", "you") or theirs)
        held = held or is_past_relative(relative)
        is_holding = relative.copula is None or (relative.verb is not None and relative.verb.form == "ing")
        held = held and is_holding and not (relative.phrases or relative.places or relative.negation)
        losers = all(phrase.noun == "loser" for phrase in second.phrases)
        said = second.link == "none" and second.who is None and not second.subjects and losers
        finite = second.verb is None or second.verb.form != "ing"
        says = finite and bool(second.verb or (second.copula and (second.phrases or second.mark("PRED", "MINE"))))
        known = named is not None and named.suit is not None and named.determiner in ("the", "my", "this")
        if named is None or not (known and held and said and says):
            continue
        second.subjects, second.subject = [named], named
        relative.begin_with(first)
        second.begin_with(relative)


_THIRD = REPORTED | {"they", "lho", "rho"}


def is_past_relative(clause: Clause) -> bool:
    """ "The heart *I set up earlier*", "the club *you led*": which one is meant, by what was done with it."""
    done = clause.verb is not None and clause.verb.form == "past" and clause.verb_name in _DONE_WITH_CARDS
    alone = clause.link == "none" and clause.who in ("me", "you") and not (clause.auxiliaries or clause.copula)
    more = clause.phrases or clause.negation or clause.exclusions or clause.mark("META")
    return done and alone and not more and all(place.object is None for place in clause.places)


_DONE_WITH_CARDS = frozenset({"establish", "lead", "ruff", "discard", "play", "keep", "duck", "unblock", "promote"})


def _join_described(clauses: list[Clause]) -> None:
    """ "Two spades and *the heart I set up*": the heart is what is listed, and setting it up is over."""
    for first, relative in itertools.pairwise(clauses):
        named = first.phrases[-1] if first.phrases and first.phrases[-1].span == first.spans[-1] else None
        known = named is not None and named.suit is not None and named.determiner in ("the", "my", "this")
        kept = first.verb is not None or relative.verb_name in _KEEPS  # what was led or thrown is no card any more
        if known and kept and is_past_relative(relative):
            first.take_in(relative)


_KEEPS = frozenset({"establish", "keep", "promote"})


def _join_headings(clauses: list[Clause]) -> None:
    """ "*Discards first:* both clubs go on the king", "*ruffs first:* two hearts": what comes under it is first."""
    for first, second in itertools.pairwise(clauses):
        heading = first.verb_name in ("discard", "ruff") and first.verb is not None and first.verb.form == "s"
        bare = not (first.phrases or first.places or first.persons or first.subject or first.auxiliaries)
        placed = bool(first.marks) and all(mark.label in ("FIRST", "LAST") for mark in first.marks)
        under = second.verb is not None and second.joint("COLON") is not None
        if heading and bare and placed and under and first.link in ("start", "stop", "comma"):
            second.marks = [*second.marks, *first.marks]
            second.begin_with(first)


_WANT_OBJECT = frozenset({"concede", "give"})
"""Verbs that say nothing without an object."""
_MAY_WANT_OBJECT = _WANT_OBJECT | {"have", "get", "take", "win", "cash", "draw", "discard"}


def _join_paused_objects(clauses: list[Clause]) -> None:
    """ "I lose... *a heart*", "I give you, um, *a club*", "you get, what, *two tricks*": the object behind a pause."""
    for place, first in enumerate(clauses[:-1]):
        if not (first.verb_name in _MAY_WANT_OBJECT or first.marks or first.exclusions):
            continue
        aside = clauses[place + 1] if _is_aside(clauses[place + 1]) and place + 2 < len(clauses) else None
        named = clauses[place + 2 if aside is not None else place + 1]
        if not named.spans or not is_bare_list(named) or not _is_behind_pause(named):
            continue
        long_pause = aside is not None or len(named.joints) > 1 or named.link == "stop"
        number = _wants_number(first) and [phrase.is_bare_number for phrase in named.phrases] == [True]
        if number or _wants_object(first, long_pause=long_pause):
            first.phrases = list(named.phrases)
        elif long_pause and first.exclusions and first.exclusions[-1].object is None and len(named.phrases) == 1:
            first.exclusions[-1] = replace(first.exclusions[-1], object=named.phrases[0])
        else:
            continue
        if aside is not None:
            first.take_in(aside)
        first.take_in(named)


def _is_behind_pause(clause: Clause) -> bool:
    dots = clause.link == "stop" and all(joint.value in ("...", "…", "..") for joint in clause.joints)
    pauses = clause.link == "comma" and all(joint.label in ("COMMA", "DASH") for joint in clause.joints)
    return bool(clause.joints) and (dots or (pauses and all(joint.value == "," for joint in clause.joints)))


def _is_aside(clause: Clause) -> bool:
    """ "Let me see", "let's say", "what", "if I'm right": said while he looks."""
    said = clause.verb_name in ("say", "see", "") and clause.link == "comma" and not (clause.phrases or clause.places)
    right = clause.subordinate == "if" and clause.who == "me" and clause.mark("PRED") is not None
    bare = clause.who in ("who", None) and not clause.marks and clause.subordinate is None
    told = clause.verb_name in ("say", "see") and not clause.marks and clause.who in ("me", None)
    return said and not clause.negation and not clause.subjects and (right or told or bare)


def _wants_object(clause: Clause, *, long_pause: bool) -> bool:
    verbs = _MAY_WANT_OBJECT if long_pause else _WANT_OBJECT
    more = clause.phrases or clause.places or clause.marks or clause.negation or clause.exclusions or clause.copula
    to_do = any(mark.value == "to" for mark in clause.auxiliaries)  # "two to lose, a heart and a diamond"
    fronted = clause.link == "none"  # "one trick to you *I give*, the ace"
    return (
        clause.verb_name in verbs
        and not (more or to_do or fronted)
        and not (clause.subjects or clause.is_past or clause.question)
    )


def _wants_number(clause: Clause) -> bool:
    """ "Down, er, *two*"."""
    more = clause.verb or clause.phrases or clause.places or clause.negation
    return [mark.label for mark in clause.marks] == ["DOWN"] and not more


def _join_shares(clauses: list[Clause]) -> None:
    """ "That's nine *with the two* you get": theirs is what stands behind "with", not what stands before."""
    for first, second in itertools.pairwise(clauses):
        place = first.places[-1] if first.places and first.places[-1].span == first.spans[-1] else None
        theirs = second.link == "none" and second.who == "you" and second.verb_name in _HAVING and not second.phrases
        if theirs and place is not None and place.preposition == "with" and isinstance(place.object, NounPhrase):
            first.places.pop()
            second.phrases = [place.object]
            second.spans.insert(0, first.spans.pop())


def _join_parted(clauses: list[Clause]) -> None:
    """ "A diamond, *at the finish*, goes to you": when it is stands between what goes and where it goes."""
    for first, when, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        placed = bool(when.marks) and all(mark.label in ("LAST", "FIRST") for mark in when.marks)
        placed = placed and not (when.verb or when.phrases or when.subject or when.copula or when.places)
        goes = second.verb_name == "go" and second.verb is not None and second.verb.form == "s"
        goes = goes or bool(second.copula and second.mark("MINE"))  # "a diamond, at the end, is yours"
        apart = when.link == second.link == "comma" and not (second.subject or second.phrases)
        if is_bare_list(first) and len(first.phrases) == 1 and placed and goes and apart:
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            second.marks = [*second.marks, *when.marks]
            when.begin_with(first)
            second.begin_with(when)


def _join_pseudo_clefts(clauses: list[Clause]) -> None:
    """ "*Nine is what* I've got", "*two is all* you get": a number, and whose it is."""
    for first, second in itertools.pairwise(clauses):
        number = first.subjects[0] if len(first.subjects) == 1 else None
        bare = number is not None and (number.is_bare_number or number.noun == "trick") and first.copula is not None
        all_of_it = all(phrase.quantifier == "all" and not phrase.has_head for phrase in first.phrases)
        bare = bare and all_of_it and len(first.phrases) + len(first.persons) == 1 and not first.negation
        had = second.who in ("me", "you") and second.verb_name in _HAVING
        asked = second.who in REPORTED | {"me"} and second.verb_name in (
            "claim",
            "play",
        )  # "… was what South *asked for*"
        whole = second.phrases or second.negation or second.places
        if bare and second.link == "none" and (had or asked) and not whole:
            second.phrases, second.places = list(first.subjects), first.places
            second.begin_with(first)


def _join_subjects(clauses: list[Clause]) -> None:
    """ "The low heart and the diamond are losers": two subjects of one copula, not a trick and a statement."""
    for first, second in itertools.pairwise(clauses):
        bare = first.phrases and not (first.verb or first.copula or first.marks or first.places or first.persons)
        if not bare or not second.copula:
            continue
        uncounted = all(phrase.number is None and phrase.act is None for phrase in first.phrases)
        counted = any(p.number or p.quantifier == "rest" or "last" in p.adjectives for p in second.subjects)
        if any(p.determiner == "this" and not p.has_head for p in second.subjects):
            continue  # "the ace of clubs, and that's nine"
        this_too = all(is_this_trick(p) for p in first.phrases) and second.mark("MINE") and second.who is None
        singular = second.copula.span.end - second.copula.span.start <= 2  # "is", "'s"
        paused = singular and second.joint("COMMA") is not None and second.joint("AND") is not None
        uncounted = uncounted and not ((counted or paused) and second.mark("MINE"))  # "the king, and the ace is yours"
        named = second.subjects + (second.phrases if singular else [])
        uncounted = uncounted and not any(p.noun == "trick" for p in named)  # "…, and *the last trick* is your jack"
        each = all(phrase.determiner == "a" for phrase in second.subjects) and not singular
        together = each and second.is_passive and second.verb_name == "concede"  # "two hearts and a club are lost"
        if second.verb and not second.subjects and second.subordinate == "after":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]  # "trumps having been drawn"
            joints = second.joints
            second.begin_with(first)
            second.joints = joints
        elif (
            second.link == "and"
            and second.subjects
            and (together or this_too or (uncounted and _shares_state(first, second)))
        ):
            second.subjects = [*first.phrases, *second.subjects]
            second.begin_with(first)


def _join_scoring(clauses: list[Clause]) -> None:
    """ "*The ace and the king score* for you": two cards, of which neither is played before."""
    for first, second in itertools.pairwise(clauses):
        cards = [*first.phrases, *second.subjects] if is_bare_list(first) and len(first.phrases) == 1 else []
        named = len(cards) == 2 and all((card.ranks or card.cards) and card.number is None for card in cards)
        named = named and len({card.determiner == "your" for card in cards}) == 1  # not "my ace and your king"
        score = second.verb is not None and second.verb.form == "base" and second.verb_name in ("win", "make", "come")
        alone = second.link == "and" and not (second.phrases or second.subordinate or second.auxiliaries)
        if named and score and alone:
            second.subjects = cards
            second.begin_with(first)


def _join_hands(clauses: list[Clause]) -> None:
    """ "A trump now, *out of the closed hand*", "across to dummy, *on a club*": where from, by what."""
    for first, second in itertools.pairwise(clauses):
        led = first.phrases[0] if is_bare_list(first) and len(first.phrases) == 1 and not first.places else None
        place = second.places[0] if len(second.places) == 1 and second.link == "comma" else None
        said = second.verb or second.copula or second.phrases or second.marks or second.persons or second.subject
        hand = place is not None and place.preposition == "from" and isinstance(place.object, Mark) and not said
        if first.verb_name in _CROSSES and place is not None and not said and _is_led(place) and not first.phrases:
            first.places.append(place)
            first.take_in(second)
            continue
        if place is not None and hand and led is not None and led.determiner == "a" and led.suit and not led.act:
            first.places.append(place)
            first.take_in(second)


_CROSSES = frozenset({"cross", "over", "go"})


def _is_led(place: Prepositional) -> bool:
    """ "On a club", "with the ace of hearts": what one may cross with."""
    card = place.object if place.preposition in ("on", "with", "in") else None
    if not isinstance(card, NounPhrase) or card.number is not None or card.act or card.noun:
        return False
    return bool(card.ranks) or (card.suit is not None and not card.plural)


def _join_either(clauses: list[Clause]) -> None:
    """ "*A spade or a heart* goes to you": one trick, nobody says which."""
    for first, second in itertools.pairwise(clauses):
        goes = second.verb_name == "go" and len(second.subjects) == 1
        if is_bare_list(first) and second.link == "or" and goes:
            either = replace(second.subjects[0], suit=None, ranks=(), cards=(), noun="loser", number=1)
            second.subjects, second.subject = [either], either
            second.begin_with(first)


def _shares_state(first: Clause, second: Clause) -> bool:
    """Whether the second has no verb, or they lose; "after *the ace and king of clubs* have been cashed"."""
    losing = second.verb is not None and second.verb_name == "concede" and second.verb.form in ("ing", "base")
    last = first.phrases[-1]
    done_to = second.is_passive and first.subordinate in ("after", "before") and bool(last.ranks or last.cards)
    return second.verb is None or losing or done_to


def _join_to_ruff(clauses: list[Clause]) -> None:
    """ "I draw trumps, and *there's a heart to ruff* in dummy": what is there is what is ruffed."""
    for first, second in itertools.pairwise(clauses):
        there = first.who == "it" and first.copula is not None and len(first.phrases) == 1 and not first.negation
        to = second.link == "none" and [mark.value for mark in second.auxiliaries] == ["to"] and not second.phrases
        if there and to and second.verb_name == "ruff" and first.phrases[0].suit not in (None, "T"):
            second.phrases = [replace(first.phrases[0], number=None, determiner="a")]
            second.begin_with(first)


def _join_to_lose(clauses: list[Clause]) -> None:
    """ "You have a spade *and a heart* to lose": both are."""
    for first, second, third in zip(clauses, clauses[1:], clauses[2:], strict=False):
        had = (
            first.verb_name == "have"
            and first.who == "you"
            and bool(first.phrases)
            and second.link == "and"
            and is_bare_list(second)
        )
        to_lose = third.verb_name == "concede" and third.link == "none" and bool(third.auxiliaries)
        if had and to_lose and not (third.phrases or third.subjects or first.negation):
            first.phrases = [*first.phrases, *second.phrases]
            first.take_in(second)


def _join_winner(clauses: list[Clause]) -> None:
    """ "I lose the lead once, *to the ace of trumps*": what it is lost to."""
    for first, second in itertools.pairwise(clauses):
        loses = first.verb_name == "concede" and first.place("to") is None and first.negation is None
        place = second.phrase_at("to") if second.link == "comma" and len(second.places) == 1 else None
        alone = not (
            second.verb or second.phrases or second.subjects or second.subject or second.marks or second.persons
        )
        if loses and place is not None and bool(place.ranks or place.cards) and alone:
            first.places = [*first.places, *second.places]
            first.take_in(second)


def _join_tested(clauses: list[Clause]) -> None:
    """ "I find out whether *trumps are kind*": the suit is tested."""
    for first, second in itertools.pairwise(clauses):
        asked = first.verb_name == "test" and not (first.phrases or first.places) and second.link == "none"
        lies = second.copula is not None and bool(second.mark("BREAKS") or second.mark("PRED"))
        if asked and lies and len(second.subjects) == 1 and second.subjects[0].suit:
            first.phrases = list(second.subjects)
            first.take_in(second)


def _join_got_done(clauses: list[Clause]) -> None:
    """ "I'm *getting two clubs ruffed* in dummy": ruffed."""
    for first, second in itertools.pairwise(clauses):
        got = _gets(first) and bool(first.phrases) and all(p.suit and not p.act for p in first.phrases)
        set_up = second.verb is not None and second.verb_name == "establish" and second.verb.form == "base"
        done = second.verb_name in _GOT_DONE and (second.is_past or set_up) and second.link == "none"
        done = done and not (second.copula or second.auxiliaries)
        drawn = [(phrase.suit, phrase.number) for phrase in first.phrases] == [("T", None)] and second.is_past
        drawn = drawn and first.verb_name in ("have", "get") and second.verb_name == "draw" and not got
        if (got or drawn) and done and not (second.phrases or second.subjects or first.negation or first.places):
            second.perfect = drawn  # "I've got trumps drawn"
            second.phrases, second.subject = first.phrases, first.subject
            second.auxiliaries = first.auxiliaries
            second.verb = replace(second.verb, value=f"{second.verb_name}.base") if second.verb else None
            second.begin_with(first)


def _join_fronted_any(clauses: list[Clause]) -> None:
    """ "*Anything but a club* I ruff": what is said of it is all that counts."""
    for first, second in itertools.pairwise(clauses):
        anything = [phrase.quantifier == "any" and not phrase.has_head for phrase in first.phrases] == [True]
        named = anything and bool(first.exclusions) and first.verb is None and first.copula is None
        said = second.link == "none" and second.who == "me" and second.verb_name in ("ruff", "win", "overruff")
        if named and said and not second.phrases and first.subject is None:
            first.exclusions.clear()
            second.begin_with(first)


def _join_lost_off(clauses: list[Clause]) -> None:
    """ "Losing a heart *off on the spade*": thrown, and not lost."""
    for first, second in itertools.pairwise(clauses):
        lost = first.verb_name == "concede" and len(first.phrases) == 1 and first.phrases[0].suit is not None
        off = second.verb_name == "discard" and second.link == "none" and second.place("on") is not None
        alone = not (second.phrases or second.subjects or second.subject or second.auxiliaries or first.places)
        if lost and off and alone and second.is_past and second.copula is None and second.verb is not None:
            second.phrases, second.subject = first.phrases, first.subject
            second.verb = replace(second.verb, value="discard.base")
            second.begin_with(first)


def _gets(clause: Clause) -> bool:
    """ "Get my clubs", "get trumps"; not "I've got two clubs"."""
    gets = clause.verb is not None and clause.verb.form in ("base", "ing", "s") and not clause.perfect
    return gets and clause.who in (None, "me") and clause.verb_name == "get"


_GOT_DONE = frozenset({"ruff", "discard", "draw", "cash", "establish", "unblock", "knock_out"})


def _join_broken(clauses: list[Clause]) -> None:
    """ "*Trumps having broken*, I draw the last one": how they lie."""
    for first, second in itertools.pairwise(clauses):
        suit = is_bare_list(first) and len(first.phrases) == 1 and first.phrases[0].suit and not first.phrases[0].ranks
        broken = (
            second.subordinate == "after" and second.verb_name == "break" and not (second.subjects or second.phrases)
        )
        if suit and broken and second.link == "none":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            joints = (*first.joints, *second.joints)
            second.begin_with(first)
            second.joints = joints


_FRONTED = frozenset(
    {"concede", "ruff", "run", "draw", "cash", "discard", "finesse", "lead", "play", "duck", "establish"}
)
"""Verbs that may come after what they are done to."""


def _join_fronted(clauses: list[Clause]) -> None:
    """ "*Diamonds* I run", "it's *a trump* I'm leading": the object first."""
    for first, second in itertools.pairwise(clauses):
        bare = len(first.phrases) == 1 and not (first.verb or first.marks or first.places)
        bare = bare and (first.copula is None or first.who == "it")
        does = second.link == "none" and second.who == "me" and second.verb_name in _FRONTED and not second.phrases
        does = does and not any(person.value == "it" for person in second.persons)
        if not (bare and does) or first.persons or first.exclusions or first.negation or first.subordinate:
            continue
        named = first.phrases[0]
        if named.quantifier in ("no", "none") or not (named.suit or named.ranks or named.cards):
            continue
        second.phrases = list(first.phrases)
        second.begin_with(first)


def _join_fronted_shares(clauses: list[Clause]) -> None:
    """ "*One trick* you take, rest I take": the object first, said of the other side."""
    for place, (first, second) in enumerate(itertools.pairwise(clauses)):
        if second.link != "none" or second.who not in ("you", "they") or second.verb_name not in _TAKES_TRICKS:
            continue
        after = clauses[place + 2] if place + 2 < len(clauses) else None
        relative = after is not None and after.link == "none" and not after.subjects and after.copula is not None
        named = first.phrases[0] if is_bare_list(first) and len(first.phrases) == 1 and not first.exclusions else None
        counted = named is not None and (named.number is not None or named.determiner == "a") and not named.act
        more = second.phrases or second.places or second.negation or second.copula or second.is_past or second.marks
        if counted and not (more or relative or second.auxiliaries):
            second.phrases = list(first.phrases)
            second.begin_with(first)


_TAKES_TRICKS = frozenset({"get", "take", "win", "make"})


def _join_topics(clauses: list[Clause]) -> None:
    """ "*Clubs?* All good", "*trumps?* All drawn": a topic asked after, and what is said of it."""
    for first, second in itertools.pairwise(clauses):
        asked = is_bare_list(first) and len(first.phrases) == 1 and second.joint("QMARK") is not None
        stated = second.mark("PRED") is not None or (second.is_past and second.verb_name in ("draw", "establish"))
        if not (asked and stated) or second.copula or second.places or second.negation or second.who is not None:
            continue
        if any(phrase.quantifier != "all" or phrase.has_head for phrase in (*second.subjects, *second.phrases)):
            continue
        second.subjects, second.subject, second.phrases = list(first.phrases), first.phrases[0], []
        second.begin_with(first)


def _join_receivers(clauses: list[Clause]) -> None:
    """ "*You:* ace of hearts. *Me:* the rest", "*hearts:* mine": who gets what, with a colon between."""
    for first, second in itertools.pairwise(clauses):
        if second.link != "comma" or second.joint("COLON") is None or not first.spans:
            continue
        if first.verb or first.copula or first.places or first.marks or first.persons or first.negation:
            continue
        if first.exclusions:
            continue
        if first.who in ("me", "you", "they") and not first.phrases and is_bare_list(second):
            second.subject = first.subject
            second.begin_with(first)
        elif is_bare_list(first) and len(first.phrases) == 1 and _is_owner_alone(second):
            phrases = list(first.phrases)
            second.begin_with(first)
            second.phrases = phrases


def _is_owner_alone(clause: Clause) -> bool:
    more = clause.verb or clause.copula or clause.phrases or clause.places or clause.persons or clause.subject
    return [mark.label for mark in clause.marks] == ["MINE"] and not more


def _join_after(clauses: list[Clause]) -> None:
    """ "After *the ace and king of trumps* I cross": both come before."""
    for first, second in itertools.pairwise(clauses):
        cards = all(is_bare_list(each) and each.phrases[-1].ranks for each in (first, second))
        cards = cards and all(phrase.determiner != "your" for phrase in [*first.phrases, *second.phrases])
        if cards and first.subordinate in ("after", "before") and second.link == "and" and not second.subordinate:
            first.phrases = [*first.phrases, *second.phrases]
            first.take_in(second)


def _share_ranks(clauses: list[Clause]) -> None:
    """ "The aces of spades *and clubs*": the rank goes for both suits."""
    for clause in clauses:
        if len(clause.subjects) == 2:
            clause.subjects[:] = _with_shared_rank(*clause.subjects)
    for first, second in itertools.pairwise(clauses):
        if second.link == "and" and first.phrases and second.phrases and second.verb is None:
            first.phrases[-1], second.phrases[0] = _with_shared_rank(first.phrases[-1], second.phrases[0])


_JOINS = (
    _join_headings, _join_paused_objects, join_asked, join_apposition, join_denied, join_inserted, join_postponed,
    join_placed, join_cleft_places, join_to_follow, join_losers, join_fronted_means, join_itemised,
    _join_relatives, _join_held_subjects, _join_described, _join_parted, _join_pseudo_clefts, _join_shares,
    _join_subjects, _join_scoring, _join_hands, _join_either, _join_winner, _join_to_lose, _join_to_ruff,
    _join_tested, _join_broken, _join_got_done, _join_lost_off, _join_fronted_any,
    _join_fronted, _join_fronted_shares, _join_topics,
    _join_receivers, _join_after, _share_ranks,
)  # fmt: skip
"""What clauses make of each other, in the order in which it is tried; those that are emptied go."""


def _with_shared_rank(first: NounPhrase, second: NounPhrase) -> tuple[NounPhrase, NounPhrase]:
    named = bool(second.suit) and not (second.determiner or second.number or second.adjectives or second.act)
    if not (named and first.suit and first.nouns_plural and len(first.ranks) == 1) or second.ranks or second.cards:
        return first, second
    return replace(first, nouns_plural=False, plural=False), replace(second, ranks=first.ranks, plural=False)


def _mark_question(clauses: list[Clause]) -> None:
    for clause in reversed(clauses):
        clause.question = True
        if clause.link in ("start", "stop"):
            return


def _link(labels: set[str]) -> str:
    if labels & _ENDS:
        return "stop"
    if "OR" in labels:
        return "or"
    if "AND" in labels:
        return "and"
    return "comma" if labels & _PAUSES else "none"


def _split(elements: tuple[Element, ...], *, subordinate: bool) -> Iterator[Clause]:
    clause = Clause()
    for place, element in enumerate(elements):
        following = elements[place + 1] if place + 1 < len(elements) else None
        follows = subordinate and follows_object(clause, element, following)
        if clause.spans and (follows or starts_clause(clause, element, following)):
            subordinate = subordinate and not follows
            moved = take_subject(clause, element, following)
            if clause.spans:
                yield clause
                clause = Clause()
            for earlier in moved:
                _add(clause, earlier, element)
        _add(clause, element, following)
    if clause.spans:
        yield clause


def _is_floating(clause: Clause, element: NounPhrase, following: Element | None) -> bool:
    """ "My losing spades *all* go away": said of the phrase before it."""
    quantifier = element.quantifier in ("all", "both") and not element.has_head
    will = clause.auxiliaries[-1].span if clause.auxiliaries else None
    if will is not None and will == clause.spans[-2] and clause.subjects:  # "my spades will *all* go away"
        return quantifier and clause.subjects[-1].plural and isinstance(following, Mark)
    after_plural = bool(clause.phrases) and clause.phrases[-1].plural and clause.phrases[-1].span == clause.spans[-2]
    return quantifier and after_plural and isinstance(following, Mark) and following.label == "VERB"


def _add(clause: Clause, element: Element, following: Element | None) -> None:
    clause.spans.append(element.span)
    if isinstance(element, NounPhrase):
        if _is_floating(clause, element, following):
            return
        clause.phrases.append(element)
    elif isinstance(element, Prepositional):
        if not _is_what_happens_in(clause, element):
            clause.places.append(element)
    elif isinstance(element, Exclusion):
        clause.exclusions.append(element)
    else:
        _add_mark(clause, element)


def _is_what_happens_in(clause: Clause, place: Prepositional) -> bool:
    """ "Whatever happens *in the heart suit*": nothing is done there."""
    mark = clause.mark("HOW")
    beside = mark is not None and mark.value == "either_way" and clause.spans[-2:] == [mark.span, place.span]
    return beside and place.preposition in ("in", "with", "to") and isinstance(place.object, NounPhrase)


def _add_mark(clause: Clause, mark: Mark) -> None:
    if mark.label == "VERB":
        if clause.verb is not None and clause.verb.verb == "have" and mark.value == "get.past":
            return  # "I've got": having, not getting
        clause.perfect = clause.verb is not None and clause.verb.verb == "have" and mark.form == "past"
        if clause.verb is not None and clause.verb.verb == "get" and clause.subjects:
            clause.phrases, clause.subjects, clause.subject = clause.subjects, [], None  # "the clubs get set up"
        _settle_subject(clause)
        clause.verb, clause.verb_name = mark, mark.verb
    elif mark.label == "BE":
        _settle_subject(clause)
        clause.copula = clause.copula or mark
    elif mark.label == "AUX":
        _settle_subject(clause)
        clause.auxiliaries.append(mark)
    elif mark.label == "NEG":
        clause.negation = clause.negation or mark
    elif mark.label in ("PERSON", "ROLE"):
        if clause.subject is None and not clause.verb and not clause.copula and not clause.phrases:
            clause.subject = mark
        else:
            clause.persons.append(mark)
    else:
        if mark.label == "PRED" and clause.verb is None:
            _settle_subject(clause)
        clause.marks.append(mark)


def _settle_subject(clause: Clause) -> None:
    """Phrases before the verb are its subject."""
    if clause.verb is None and clause.copula is None and clause.phrases:
        clause.subjects = list(clause.phrases)
        if clause.subject is None:
            clause.subject = clause.phrases[0]
        clause.phrases.clear()
