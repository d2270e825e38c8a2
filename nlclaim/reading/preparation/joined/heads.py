"""What stands before the things it is said of: "to you: a club, a heart", "except for a heart, they're yours"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import THIRD
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses


def share_heads(clauses: list[Clause]) -> None:
    """ "*To you:* a club, a heart", "*yours:* the ace": whose all the items are that stand under it."""
    for number, head in enumerate(clauses[:-1]):
        if clauses[number + 1].joint("COLON", "DASH") is None or (owner := _owner_of_items(head)) is None:
            continue
        under = list(itertools.takewhile(_is_item_under_head, clauses[number + 1 :]))
        if not under:
            continue
        for item in under:
            item.places.append(Prepositional(head.span, "to", Mark(head.span, "PERSON", owner)))
        drop_clauses(clauses, head)
        return


def _owner_of_items(head: Clause) -> str | None:
    yours = [(phrase.noun, phrase.determiner) for phrase in head.phrases] == [("loser", "your")]
    if yours and is_bare_list(head):
        return "me"  # "your losers: a heart, a spade"
    tricks = [phrase.noun for phrase in (*head.phrases, *head.subjects)] == ["trick"]
    if tricks and head.verb_name == "concede" and head.is_past and not head.places:
        return "you"  # "tricks conceded: 2"
    if head.phrases or head.copula or head.negation or head.exclusions or head.subject or head.subordinate:
        return None
    place, owner = head.places[0] if len(head.places) == 1 else None, head.mark("MINE")
    if head.verb is not None and head.link == "none":
        return None  # "two to lose: a heart and a club"
    if head.verb is not None:
        return "you" if head.verb_name == "concede" and head.verb.form != "ing" and not head.places else None
    if place is not None and place.preposition in ("to", "for") and isinstance(place.object, Mark):
        return place.object.value if place.object.value in ("me", "you") else None
    return owner.value if owner is not None and owner.value in ("me", "you") and not head.places else None


def _is_item_under_head(clause: Clause) -> bool:
    joined = clause.joint("COLON", "DASH", "COMMA", "AND") is not None and clause.joint("STOP", "THEN") is None
    return joined and is_bare_list(clause) and not any(phrase.quantifier == "rest" for phrase in clause.phrases)


def carry_exclusions(clauses: list[Clause]) -> None:
    """ "*Except for a heart*, they're all yours": left out of what comes next."""
    for first, second in itertools.pairwise(clauses):
        named = all(isinstance(e.object, NounPhrase) and e.object.has_head for e in first.exclusions)  # not "minus two"
        alone = bool(first.exclusions) and named and not (first.phrases or first.verb or first.copula or first.marks)
        if alone and first.link in ("start", "stop") and second.link == "comma" and first.subject is None:
            second.exclusions = [*first.exclusions, *second.exclusions]
            drop_clauses(clauses, first)
            return
        said = first.verb_name == "say" and bool(first.exclusions) and named and not first.phrases
        if said and (second.link == "none" or (second.link == "comma" and second.mark("MINE"))):
            second.exclusions = [*first.exclusions, *second.exclusions]  # "he said *bar a heart* he had the rest"
            first.exclusions = []
            return


def take_fronted(clauses: list[Clause], draft: Draft) -> None:
    """ "*These* I'll have", "*the spades* I leave till the end": what is taken or left stands before who does it."""
    for first, second in itertools.pairwise(clauses):
        these = [phrase.is_pointed_at for phrase in first.phrases] == [True] and first.verb is None
        takes = second.verb_name in ("have", "take", "make", "win") and not (second.phrases or second.negation)
        left = is_bare_list(first) and draft.verb_words(second) in ("leave", "leaving")
        leaves = second.mark("LAST") if left else None
        suits = not (second.phrases or second.negation) and all(phrase.suit for phrase in first.phrases)
        fronted = (these and takes) or (leaves is not None and suits)
        if fronted and second.who == "me" and second.link == "none" and not (first.subjects or first.places):
            phrases = first.phrases
            second.begin_with(first)
            second.phrases = phrases
            clauses.remove(first)
            return


def count_cards_left(clauses: list[Clause]) -> None:
    """ "*Three cards left*, all trumps", "I have *four cards left*, all spades": how many they are."""
    for first, second in itertools.pairwise(list(clauses)):
        state, named = first.mark("PRED"), [*first.subjects, *first.phrases]
        cards = [phrase.noun == "card" and phrase.number is not None and not phrase.suit for phrase in named] == [True]
        theirs = first.who in THIRD
        left = state is not None and state.value == "left" and (first.who in ("me", None) or theirs)
        left = left and first.negation is None
        suit = second.only_phrase if is_bare_list(second) else None
        if not (cards and left) or suit is None or second.link not in ("comma", "stop") or first.subordinate:
            continue
        every = suit.quantifier == "all" and bool(suit.suit) and suit.plural and suit.number is None
        if every and not (suit.ranks or suit.act or second.joint("THEN")):
            suit = replace(suit, quantifier=None, number=named[0].number)
            if theirs:
                first.take_in(second)
                first.phrases = [suit] if suit.suit == "T" else first.phrases
                clauses.remove(second)
            else:
                second.begin_with(first)
                second.phrases = [suit]
                clauses.remove(first)
            return
