"""Cards that are out, or in somebody's hand, named for where they are: no tricks, and no plays of the claimer."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Joint, Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS, SEATS
from nlclaim.reading.phrases import as_card
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses

_OUT: Final = frozenset({"out", "still out", "outstanding", "missing", "against me", "unaccounted for"})
_MISSING: Final = frozenset({"missing", "outstanding"})


def tell_where_cards_are(clauses: list[Clause], draft: Draft) -> None:
    """Drops what only describes cards that are out, and gives the holder his verb where it was left out."""
    _name_what_is_gone(clauses)
    _drop_descriptions(clauses, draft)
    _drop_lengths_compared(clauses, draft)
    _have_as_before(clauses)
    _drop_length_named(clauses, draft)
    _drop_what_is_no_use(clauses, draft)
    _give_what_somebody_has(clauses)
    _drop_what_falls(clauses)
    _drop_hand_described(clauses)
    _drop_their_leads(clauses, draft)
    _take_lead_for_condition(clauses, draft)


# Cards that are out.


def _drop_descriptions(clauses: list[Clause], draft: Draft) -> None:
    """ "There are two trumps out, *both small*", "one trump out, *the jack*", "the hearts out are *the queen*"."""
    for out in list(clauses):
        count = _number_out(out, draft)
        if count is None:
            continue
        place, named = clauses.index(out) + 1, 0
        if out.subjects and out.phrases:
            named, out.phrases = len(out.phrases), []
        following = list(itertools.takewhile(_describes, clauses[place:]))
        cards = named + sum(len(each.phrases) for each in following if not _is_small(each))
        counts = any(phrase.determiner is None and phrase.number for each in following for phrase in each.phrases)
        if (count and cards > count) or (counts and not named):
            continue  # "one trump out, *and ten*"
        for each in following:
            clauses.remove(each)


def _name_what_is_gone(clauses: list[Clause]) -> None:
    """ "They're all gone, *the trumps*": named behind what is said of them."""
    for gone, named in itertools.pairwise(list(clauses)):
        state = [mark.label == "PRED" and mark.value == "gone" for mark in gone.marks] == [True]
        alone = gone.who == "they" and not (gone.subjects or gone.phrases or gone.places or gone.verb or gone.negation)
        trumps = [p.suit == "T" and p.determiner == "the" and not (p.ranks or p.number) for p in named.phrases]
        if state and alone and is_bare_list(named) and named.link == "comma" and trumps == [True]:
            gone.subjects, gone.subject = list(named.phrases), named.phrases[0]
            gone.take_in(named)
            clauses.remove(named)


def _number_out(clause: Clause, draft: Draft) -> int | None:
    """How many cards the clause says are out, 0 where it gives no number; None where it does not say so."""
    state = clause.mark("PRED")
    out = state is not None and state.value == "left" and draft.words(state.span).lower() in _OUT
    if clause.negation or clause.question or clause.exclusions or clause.verb is not None or clause.subordinate:
        return None
    missing = [_MISSING.isdisjoint(draft.words(s.span).lower().split()) for s in clause.subjects] == [False]
    if clause.copula is not None and clause.subjects and (out or missing):
        suit = [bool(subject.suit) and not subject.ranks for subject in clause.subjects] == [True]
        count = clause.subjects[0].number if suit else None
        return 0 if suit and clause.phrases else count
    named = [*clause.subjects, *clause.phrases] if out and clause.who in ("it", None) else []
    return named[0].number if len(named) == 1 and not named[0].ranks else None


def _describes(clause: Clause) -> bool:
    """Whether it says no more than which cards these are, or how small."""
    if clause.link not in ("comma", "and") or clause.joint("THEN", "REPAIR", "COLON", "DASH") or clause.exclusions:
        return False
    they_are = clause.who in ("they", "it") and clause.copula is not None and clause.verb is None
    named = bool(clause.phrases) and not (clause.marks or clause.places or clause.persons or clause.negation)
    return _is_small(clause) or ((is_bare_list(clause) or (they_are and named)) and _are_bare_cards(clause))


def _are_bare_cards(clause: Clause) -> bool:
    return all(map(_is_bare_card, clause.phrases))


def _is_small(clause: Clause) -> bool:
    """ "*Both small*", "*a small one*", "*they're both small*"."""
    if clause.verb is not None or clause.negation or clause.places or clause.marks or clause.subjects:
        return False
    if clause.who not in (None, "they", "it") or (clause.who is None) != (clause.copula is None):
        return False
    return [phrase.adjectives == ("low",) and not phrase.suit for phrase in clause.phrases] == [True]


def _is_bare_card(phrase: NounPhrase) -> bool:
    """ "The jack", "the ten", "ten"."""
    card = as_card(replace(phrase, determiner=phrase.determiner or "the"), "the")
    return len(card.ranks) == 1 and card.suit is None and card.determiner == "the" and not card.noun


# Cards in somebody's hand.


def _have_as_before(clauses: list[Clause]) -> None:
    """ "West has the king of spades, *East the ace of clubs*", "East has no more trumps and *West one*"."""
    for first, second in itertools.pairwise(list(clauses)):
        seats = first.who in OPPONENTS and second.who in OPPONENTS and first.who != second.who
        if not seats or second.link not in ("comma", "and") or len(second.phrases) != 1 or second.marks:
            continue
        if first.verb_name == "have" and second.verb is None and second.copula is None and not second.places:
            second.verb, second.verb_name = first.verb, "have"
        held, before = second.phrases[0], first.only_phrase
        if second.verb_name == "have" and before is not None and before.suit == "T" and held.is_bare_number:
            second.phrases = [replace(held, suit="T", plural=held.number != 1)]
        elif first.verb_name == "have" and held.quantifier == "none" and not held.has_head:
            clauses.remove(second)


def _drop_lengths_compared(clauses: list[Clause], draft: Draft) -> None:
    """ "*You have two clubs left and I have three*", "*two clubs are out and I have three*": how long a suit is."""
    for first, second in itertools.pairwise(list(clauses)):
        suit, other = _suit_counted(first, draft), _only_held(second)
        if suit is None or other is None or second.link not in ("and", "comma") or first.who == second.who:
            continue
        none = other.quantifier == "none" and not other.has_head and first.who != "me"  # "I've two, you none": good
        if none or (other.is_bare_number and not other.has_head and _are_compared(first, second, draft)):
            second.persons = []
            clauses.remove(first)
            clauses.remove(second)
            return


_HOLDERS: Final = OPPONENTS | {"they", "me", "dummy", "partner", "he"}


def _suit_counted(clause: Clause, draft: Draft) -> str | None:
    """The suit of which somebody has so many cards, or so many are out."""
    held = _only_held(clause)
    if held is None and _number_out(clause, draft):
        held = [*clause.subjects, *clause.phrases][0]
    counted = held is not None and held.number is not None and not held.ranks and held.noun is None
    return held.suit if held is not None and counted and held.suit != "T" else None


def _are_compared(first: Clause, second: Clause, draft: Draft) -> bool:
    """ "*You* have one spade and *I* have two"; not "I have five hearts, you have three": those may be tricks."""
    if first.who == "me" or second.who in ("you", "they"):
        return _BETWEEN.match(draft.text, second.phrases[0].span.end) is not None
    return second.who == "me" or {first.who, second.who} <= SEATS


def _drop_length_named(clauses: list[Clause], draft: Draft) -> None:
    """ "The clubs don't run, *I have four to the ten*": what stops them, and no tricks."""
    for stopped, clause in itertools.pairwise(list(clauses)):
        to = clause.phrase_at("to") if len(clause.places) == 1 else None
        long = [(phrase.number or 0) > _DOUBLETON and not phrase.ranks for phrase in clause.phrases] == [True]
        stops = stopped.negation is not None and stopped.verb_name in ("run", "break", "come", "cash", "make")
        headed = to is not None and bool(as_card(to, "the", "a").ranks)
        if stops and long and headed and clause.who in _HOLDERS and clause.verb_name == "have":
            draft.flags.add("objection")
            clauses.remove(clause)


_DOUBLETON: Final = 2


def _drop_what_is_no_use(clauses: list[Clause], draft: Draft) -> None:
    """ "*I've only clubs left*, so you've got the rest": why they have it, and no tricks of his own."""
    for held, given in itertools.pairwise(list(clauses)):
        suit = _only_held(held) if held.who == "me" else None
        bare = suit is not None and bool(suit.suit) and suit.plural and not (suit.ranks or suit.number or suit.cards)
        rest = [phrase.quantifier in ("rest", "everything", "all") for phrase in (*given.phrases, *given.subjects)]
        owner = given.mark("MINE")
        theirs = given.who in ("you", "they") and given.verb_name in ("have", "get", "take", "win")
        theirs = theirs or (owner is not None and owner.value == "you")
        if bare and rest == [True] and theirs and draft.joined_by(given, "so") and given.negation is None:
            given.link, given.joints = held.link, held.joints
            draft.said_beside.append(held.span)
            clauses.remove(held)
            return


def _only_held(clause: Clause) -> NounPhrase | None:
    """The one thing that a clause says is in somebody's hand: "you have *two clubs*", "(and) East *none*"."""
    bare = clause.verb is None and clause.copula is None and clause.who in SEATS and clause.link in ("and", "comma")
    has = clause.who in _HOLDERS and (clause.verb_name == "have" or bare) and clause.subordinate is None
    more = clause.auxiliaries or clause.places or clause.exclusions or clause.negation or clause.question
    return clause.only_phrase if has and not more and not clause.is_past else None


_BETWEEN: Final = re.compile(r" (?:left )?between (?:you|them)\b", re.IGNORECASE)


def _give_what_somebody_has(clauses: list[Clause]) -> None:
    """ "*Somebody has the king of clubs and gets it*", "East has it *and is welcome to it*": a trick of theirs."""
    for has, gets in itertools.pairwise(list(clauses)):
        it = [person.value == "it" for person in gets.persons] == [True] and not gets.phrases
        gains = gets.verb_name in ("get", "win", "take", "make") and gets.copula is None
        welcome = gets.verb_name == "have" and gets.copula is not None and not gets.is_past
        goes_on = gets.link == "and" and gets.subject is None and gets.negation is None and (gains or welcome)
        known = has.who == "who" or has.who in OPPONENTS
        somebody = has.subject if known and has.verb_name == "have" and has.link in ("start", "stop") else None
        if isinstance(somebody, Mark) and it and goes_on and has.verb is not None and not has.question:
            has.subject = replace(somebody, value="they") if has.who == "who" else somebody
            has.verb, has.verb_name = gets.verb, "get" if welcome else gets.verb_name
            clauses.remove(gets)


def _drop_what_falls(clauses: list[Clause]) -> None:
    """ "*You hold the queen of hearts but it drops*", "West has the king, but it's falling": no trick of theirs."""
    for has, drops in itertools.pairwise(list(clauses)):
        held = _only_held(has)
        falls = drops.verb_name == "drop" and drops.who in ("it", "who") and drops.link in ("comma", "and")
        more = drops.negation or drops.phrases or drops.subordinate or drops.auxiliaries
        if held is not None and held.ranks and has.who in OPPONENTS | {"they"} and falls and not more:
            drops.link, drops.joints = has.link, has.joints
            clauses.remove(has)


def _drop_hand_described(clauses: list[Clause]) -> None:
    """ "*West's remaining cards are all clubs*": what is in it."""
    for clause in list(clauses):
        theirs = [subject.determiner == "your" and subject.quantifier == "rest" for subject in clause.subjects]
        suits = bool(clause.phrases) and all(phrase.suit and not phrase.ranks for phrase in clause.phrases)
        if theirs == [True] and clause.copula is not None and suits and clause.verb is None and not clause.marks:
            clauses.remove(clause)


# What the other side leads.


def _drop_their_leads(clauses: list[Clause], draft: Draft) -> None:
    """ "*A club back* I win in hand, *a diamond back* in dummy", "*spade lead, spade back*, I've got them all"."""
    for place, back in enumerate(clauses[:-1]):
        if not _is_return(back, draft):
            continue
        following, before = clauses[place + 1 :], clauses[place - 1] if place else None
        led = before is not None and is_bare_list(before) and before.phrases[-1].noun == "lead"
        won = following[0].link == "none" and following[0].who == "me" and following[0].verb_name == "win"
        if not led and not won:
            continue
        for other in following[1:]:
            if _is_return(other, draft) and other.place("in") is not None:
                other.verb, other.verb_name = following[0].verb, "win"
                other.subject, other.subjects = following[0].subject, []
        drop_clauses(clauses, back)
        return


def _is_return(clause: Clause, draft: Draft) -> bool:
    """ "*A club back*", "*spade back*", "*on a heart back*"."""
    on = clause.phrase_at("on") if len(clause.places) == 1 and not clause.subjects else None
    if on is not None and on.suit and not on.ranks and draft.verb_words(clause) == "back":
        return clause.verb_name == "over" and not clause.phrases
    suit = [bool(s.suit) and not s.ranks and s.determiner in ("a", None) for s in clause.subjects] == [True]
    return suit and clause.verb_name == "over" and draft.verb_words(clause) == "back" and not clause.phrases


def _take_lead_for_condition(clauses: list[Clause], draft: Draft) -> None:
    """ "*Anything but a club* and I make it", "*any lead but a heart* and I have the rest": unless it is led."""
    for first, second in itertools.pairwise(clauses):
        any_lead = [phrase.quantifier == "any" for phrase in first.phrases] == [True]
        left_out = first.exclusions[0].object if len(first.exclusions) == 1 else None
        any_lead = any_lead or _ANY_LEAD.match(draft.text, first.start) is not None
        rest = [phrase.quantifier == "rest" for phrase in second.phrases] == [True] and second.who == "me"
        made = second.link == "and" and (second.mark("EXACT") is not None or rest)
        alone = first.verb is None and first.copula is None and not (first.marks or first.places or first.subject)
        if not (any_lead and made and alone) or not isinstance(left_out, NounPhrase) or not left_out.suit:
            continue
        joint = Joint(first.exclusions[0].span, "IF", "unless")
        first.joints, first.phrases, first.exclusions = (*first.joints, joint), [left_out], []
        first.subject = Mark(joint.span, "PERSON", "you")
        first.verb, first.verb_name = Mark(joint.span, "VERB", "lead.base"), "lead"
        second.link, second.joints = "none", ()


_ANY_LEAD: Final = re.compile(r"any (?:lead|return|switch)\b", re.IGNORECASE)
