"""What clauses make of one thing said in two: "what I'm leading is a trump", "it's on the clubs that it goes"."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from nlclaim.language import Joint, NounPhrase
from nlclaim.reading.clauses import Clause, is_bare_list


def join_asked(clauses: list[Clause]) -> None:
    """ "*What I'm leading is* a trump", "*what you get is* a heart": said of it by the verb in between."""
    for first, second in itertools.pairwise(clauses):
        asks = (
            first.who == "who"
            and first.verb is not None
            and [p.value in ("me", "you") for p in first.persons] == [True]
        )
        whole = first.phrases or first.places or first.negation or first.exclusions or first.question
        is_it = second.link == "none" and second.copula is not None and second.verb is None and bool(second.phrases)
        if not (asks and is_it) or whole or second.subject or second.negation or second.subordinate:
            continue
        first.subject, first.persons = first.persons[0], []
        first.phrases, first.places, first.exclusions = list(second.phrases), second.places, second.exclusions
        first.marks = [*first.marks, *second.marks]
        first.take_in(second)


def join_denied(clauses: list[Clause]) -> None:
    """ "*There's not a single one* I don't win", "*there's nothing* I lose": said of none, or of all."""
    for first, second in itertools.pairwise(clauses):
        there = first.who == "it" and first.copula is not None and first.verb is None and len(first.phrases) == 1
        bare = not (first.places or first.marks or first.subjects or first.persons or first.exclusions)
        takes = second.who in ("me", "you") and second.verb_name in _TAKES and second.link == "none"
        if not (there and bare and takes) or second.phrases or second.persons or second.places or second.subordinate:
            continue
        named = first.phrases[0]
        none = named.quantifier in ("no", "none") or first.negation is not None
        if not none or named.suit or named.ranks or named.cards or named.act or named.noun not in (None, "trick"):
            continue
        all_of_them = NounPhrase(named.span, quantifier="everything")
        second.phrases = [all_of_them if second.negation else NounPhrase(named.span, quantifier="none")]
        second.negation = None
        second.begin_with(first)


_TAKES = frozenset({"win", "take", "get", "make", "have", "concede"})


def join_placed(clauses: list[Clause]) -> None:
    """ "*The clubs come* after the hearts": an item, and what it comes after or before."""
    for first, second in itertools.pairwise(clauses):
        comes = first.verb_name in ("come", "go") and first.verb is not None and first.verb.form in ("base", "s")
        bare = not (first.phrases or first.places or first.persons or first.marks or first.negation)
        named = len(first.subjects) == 1 and _is_named(first.subjects) and first.subjects[0].determiner != "your"
        if comes and bare and named and second.subordinate in ("after", "before") and second.link == "none":
            first.take_subjects_as_phrases()
            first.verb, first.verb_name, first.auxiliaries = None, "", []


def join_cleft_places(clauses: list[Clause]) -> None:
    """ "*It's on the clubs that* my diamond goes", "*it's in dummy that* I ruff": where, or with what, said first."""
    for first, second in itertools.pairwise(clauses):
        where = first.places[0] if is_cleft(first, first.phrases) else None
        done = second.link == "none" and second.verb is not None and not second.subordinate
        if where is None or not done or second.place(where.preposition) is not None:
            continue
        second.places = [*second.places, where]
        second.begin_with(first)


def is_cleft(clause: Clause, before: Sequence[NounPhrase]) -> bool:
    """ "It is *on the clubs* …": a place, and what it is said of comes next; `before`: the phrases until then."""
    bare = clause.who == "it" and clause.copula is not None and clause.verb is None and len(clause.places) == 1
    bare = bare and not (clause.marks or clause.negation or clause.subjects or clause.auxiliaries)
    return bare and all(phrase.determiner == "this" and not phrase.has_head for phrase in before)


def join_to_follow(clauses: list[Clause]) -> None:
    """ "Four diamonds, *with three clubs and a heart to follow*": what comes after what was said before."""
    for number, clause in enumerate(clauses):
        to = [mark.value for mark in clause.auxiliaries] == ["to"] and clause.verb_name == "break"
        said = clause.phrases or clause.subject or clause.copula or clause.negation or clause.persons
        if not number or not to or said:
            continue
        item = _item_beside(clause)
        if item is not None:  # "…, *with a heart* to follow"
            clause.verb, clause.verb_name, clause.auxiliaries = None, "", []
            clause.phrases, clause.places = [item], []
            clause.joints = (*clause.joints, Joint(clause.span, "THEN", "then"))
        elif clause.link == "none":
            _order_list_before(clauses, number)
            return


def join_losers(clauses: list[Clause]) -> None:
    """ "*With a heart and a club as losers* I ruff the heart", "*as losers I have a heart and a club*": none wins."""
    for number, clause in enumerate(clauses):
        place = clause.place("as")
        named = place.object if place is not None else None
        if place is None or not isinstance(named, NounPhrase) or named.noun != "loser" or clause.negation:
            continue
        clause.places.remove(place)
        before = _listed_before(clauses, number) if place.span != clause.spans[0] else []
        beyond = itertools.takewhile(lambda each: is_bare_list(each) and each.link == "and", clauses[number + 1 :])
        for each in (*before, clause, *([] if before else beyond)):
            _name_losers(each)


def _listed_before(clauses: list[Clause], place: int) -> list[Clause]:
    """The items that a list has before its last one, "with a heart" among them."""
    first, last = clauses[place - 1] if place else None, clauses[place]
    return [first] if first is not None and last.link == "and" and _item_beside(first) is not None else []


def _name_losers(clause: Clause) -> None:
    item = _item_beside(clause) if clause.places and not clause.phrases else None
    if item is not None:
        clause.phrases, clause.places = [item], []
    clause.phrases = [
        replace(phrase, determiner="a", adjectives=(*phrase.adjectives, "losing")) if phrase.suit else phrase
        for phrase in clause.phrases
    ]


def _order_list_before(clauses: list[Clause], place: int) -> None:
    """The list that ends before `place` comes after what is said before it."""
    start = place - 1
    while start > 0 and is_bare_list(clauses[start]) and clauses[start].link == "and":
        start -= 1
    head, follow = clauses[start], clauses[place]
    item, then = _item_beside(head), Joint(follow.span, "THEN", "then")
    if item is None or not all(_is_named(each.phrases) for each in clauses[start + 1 : place]):
        return
    if head.phrases == [item]:
        head.joints = (*head.joints, then)
    else:
        head.places.pop()
        head.spans.pop()
        clauses.insert(start + 1, Clause("comma", (then,), phrases=[item], spans=[item.span]))
    clauses[clauses.index(follow) - 1].take_in(follow)


def _item_beside(head: Clause) -> NounPhrase | None:
    """ "With three clubs" behind something else, or "three clubs" alone: what is to follow."""
    if is_bare_list(head) and len(head.phrases) == 1 and _is_named(head.phrases):
        return head.phrases[0]
    place = head.places[-1] if head.places and (head.places[-1].span == head.spans[-1] or head.auxiliaries) else None
    if place is None or place.preposition != "with" or not isinstance(place.object, NounPhrase):
        return None
    return place.object if _is_named([place.object]) else None


def _is_named(phrases: list[NounPhrase]) -> bool:
    return len(phrases) == 1 and bool(phrases[0].suit or phrases[0].ranks or phrases[0].cards)
