"""Cards that are named first and then said to be lost: "two clubs, *both losers*", "a heart, *which you get*"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import as_card
from nlclaim.reading.preparation.losses.called_lost import share_called_lost
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses

_LIST_OF_WINNERS: Final = frozenset({"", "have", "keep", "cash", "run", "take", "make", "win"})
"""Verbs whose objects would be tricks; what is thrown, ruffed or led and then said to lose is no trick already."""
_LONGEST_LIST: Final = 8
_MAYBE: Final = frozenset({"may", "might", "could", "would", "should"})


def lose_what_is_called_lost(clauses: list[Clause], draft: Draft) -> None:
    """Gives away the cards before, or as many of them as the clause says, in place of counting them as tricks."""
    _join_losing(clauses)
    _join_of_which(clauses)
    _part_good_from_bad(clauses, draft)
    for clause in reversed(list(clauses)):
        if clause.subordinate or clause.question or clause.negation or clause.joint("OR", "REPAIR") is not None:
            continue
        share = share_called_lost(clause)
        if share is None or clause not in clauses or _is_doubtful(clause, draft):
            continue
        items = _items_before(clauses, clauses.index(clause))
        lost = _take_out(items, share, draft) if items else []
        if lost:
            _lose(clause, lost)
            draft.flags |= {"concede", "has_losers"}
            _drop_empty(clauses, items)


def _join_losing(clauses: list[Clause]) -> None:
    """ "A heart and a club, *both losing*", "…, *one of them losing*": how many, and that they are lost."""
    for counts, loses in itertools.pairwise(list(clauses)):
        losing = loses.verb_name == "concede" and loses.link == "none" and loses.who in (None, "who")
        bare = is_bare_list(counts) and counts.link == "comma" and len(counts.phrases) == 1 and not counts.exclusions
        more = loses.phrases or loses.places or loses.persons or loses.subjects or loses.negation or loses.is_past
        if losing and bare and not more and not counts.phrases[0].has_head:
            loses.subjects, loses.subject = list(counts.phrases), counts.phrases[0]
            loses.begin_with(counts)
            clauses.remove(counts)


def _join_of_which(clauses: list[Clause]) -> None:
    """ "Two losers, *one of which I ruff*", "two clubs, *one of which I lose*": how many, and what becomes of it."""
    for counts, does in itertools.pairwise(list(clauses)):
        number = counts.phrases[0] if len(counts.phrases) == 1 and counts.link in ("comma", "and") else None
        if number is None or number.has_head or not (number.is_bare_number or number.quantifier == "both"):
            continue
        alone = counts.verb is None and counts.copula is None and not (counts.places or counts.marks or counts.subject)
        done = does.verb_name in ("ruff", "discard", "concede") and does.link == "none" and does.who == "me"
        if alone and done and not (does.phrases or does.negation or does.is_past):
            does.phrases = [number if number.number else replace(number, quantifier=None, number=2)]
            does.begin_with(counts)
            clauses.remove(counts)


def _part_good_from_bad(clauses: list[Clause], draft: Draft) -> None:
    """ "I've five spades, *four of them good*": one of them is lost."""
    for held, good in itertools.pairwise(list(clauses)):
        cards = held.phrases[0] if len(held.phrases) == 1 and held.verb_name == "have" and held.who == "me" else None
        share = good.phrases[0] if len(good.phrases) == 1 and is_bare_list(good) and good.link == "comma" else None
        if cards is None or share is None or not _holds(held) or share.adjectives != ("good",) or share.has_head:
            continue
        several, high = cards.number or 0, share.number or 0
        plain = bool(cards.suit) and not (cards.ranks or cards.noun or cards.act) and not (held.places or held.negation)
        if plain and 0 < high < several and share.determiner is None:
            held.phrases = [replace(cards, number=high, plural=high > 1)]
            _lose(good, [replace(cards, number=several - high, plural=several - high > 1)])
            draft.flags |= {"concede", "has_losers"}


def _is_doubtful(clause: Clause, draft: Draft) -> bool:
    return any(draft.words(auxiliary.span).lower() in _MAYBE for auxiliary in clause.auxiliaries)


# What was named before.


def _items_before(clauses: list[Clause], place: int) -> list[Clause]:
    """The clauses of the list that ends before that place, its head first; none where it lists no tricks."""
    items: list[Clause] = []
    for number in range(place - 1, max(place - 1 - _LONGEST_LIST, -1), -1):
        clause = clauses[number]
        items.insert(0, clause)
        if not (is_bare_list(clause) and clause.link in ("and", "comma") and clause.joint("THEN") is None):
            break
    if not items:
        return []
    head = items[0]
    if any(item.negation or item.exclusions or item.subordinate or item.question for item in items):
        return []
    if not is_bare_list(head) and not _holds(head):
        return items[1:] if head.verb_name in _LIST_OF_WINNERS else []
    return items


def _holds(head: Clause) -> bool:
    """ "I have …", "there's … in dummy", "the last card is …"."""
    if head.marks and head.mark("LAST") is None:
        return False
    mine = head.who in (None, "me", "it", "hand", "dummy", "partner")
    if head.copula is not None and head.verb is None:
        last = [subject.noun == "card" or subject.adjectives == ("last",) for subject in head.subjects] == [True]
        return head.who == "it" if not head.subjects else last
    return mine and head.verb_name in ("have", "keep") and not head.subjects and head.verb is not None


# What is lost of it.


def _take_out(items: list[Clause], share: NounPhrase, draft: Draft) -> list[NounPhrase]:
    """Takes what is lost out of the clauses that named it, and returns it."""
    named = [(item, phrase) for item in items for phrase in item.phrases]
    if not named or not all(_is_card(phrase) for _, phrase in named[-1:]):
        return []
    if share.suit:
        named = [entry for entry in named if entry[1].suit == share.suit]
        single = [phrase.determiner == "a" or phrase.number == 1 for _, phrase in named] == [True]
        return _all_of(named) if len(named) == 1 and not share.ranks and (single or share.plural) else []
    if share.determiner == "this" or share.quantifier in ("all", "both"):
        return _pointed_at(named, share)
    item, phrase = named[-1]
    several = phrase.number or 0
    lost = share.number or 1
    if not phrase.suit or phrase.ranks or lost >= several:
        return []
    item.phrases[item.phrases.index(phrase)] = replace(phrase, number=several - lost, plural=several - lost > 1)
    return [replace(phrase, number=lost, plural=lost > 1)]


def _pointed_at(named: list[tuple[Clause, NounPhrase]], share: NounPhrase) -> list[NounPhrase]:
    """ "Which", "it": the last; "both", "they": so many that they are several."""
    last = named[-1][1]
    last = replace(last, plural=last.plural and not last.ranks)
    if share.determiner == "this" and share.quantifier is None:
        fits = not last.plural or (share.plural and last.number is not None)
        return _all_of(named[-1:]) if fits else []
    if last.plural:
        fits = share.quantifier == "all" or last.number in (None, 2)
        return _all_of(named[-1:]) if fits else []
    fits = all(_is_card(phrase) for _, phrase in named) and len(named) > 1
    fits = fits and (len(named) == 2 or share.quantifier == "all")
    return _all_of(named) if fits else []


def _all_of(named: list[tuple[Clause, NounPhrase]]) -> list[NounPhrase]:
    for item, phrase in named:
        item.phrases.remove(phrase)
    return [as_card(_counted(phrase), "the", "a", "my") for _, phrase in named]


def _counted(phrase: NounPhrase) -> NounPhrase:
    """ "*A small club*, that's a loser": which one it is calls for no card here."""
    return replace(phrase, adjectives=tuple(word for word in phrase.adjectives if word not in ("low", "last")))


def _is_card(phrase: NounPhrase) -> bool:
    """A card or some of a suit, held by the claimer, and not already called a loser."""
    card = as_card(phrase, "the") if phrase.determiner == "the" else phrase
    own = (
        phrase.determiner != "your"
        and phrase.noun in (None, "loser")
        and phrase.act is None
        and phrase.quantifier is None
    )
    return own and bool(card.suit or card.ranks)


def _lose(clause: Clause, lost: list[NounPhrase]) -> None:
    """Makes the clause say "losing" what was named."""
    clause.verb_name, clause.copula, clause.phrases = "concede", None, lost
    clause.subject, clause.subjects, clause.persons, clause.auxiliaries, clause.marks = None, [], [], [], []


def _drop_empty(clauses: list[Clause], items: list[Clause]) -> None:
    """Leaves out the clauses of which nothing is left."""
    for item in items:
        if not item.phrases:
            drop_clauses(clauses, item)
