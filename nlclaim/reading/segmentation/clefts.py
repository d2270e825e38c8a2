"""What clauses make of one thing said in two: "what I'm leading is a trump", "it's on the clubs that it goes"."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language import Joint, NounPhrase
from nlclaim.reading.phrases import is_this_trick
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


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


_TAKES: Final = frozenset({"win", "take", "get", "make", "have", "concede"})


def join_postponed(clauses: list[Clause]) -> None:
    """ "They're all good, *those clubs*", "it's yours, *that last one*": what the pronoun stands for, said after it."""
    for first, second in itertools.pairwise(clauses):
        item = second.only_phrase if is_bare_list(second) else None
        if item is None or second.link != "comma" or item.determiner not in ("this", "these") or item.quantifier:
            continue
        states = first.copula is not None and first.mark("PRED", "MINE") is not None and first.verb is None
        does = first.verb_name in _DOES and (first.who is not None or first.verb_name in ("drop", "break"))
        pronoun = first.who in ("it", "they") or (first.who is None and does)
        if not (pronoun and (states or does)) or first.phrases or first.subjects or not (item.number or item.has_head):
            continue
        if item.is_bare_number and first.who == "it" and item.number in range(2, 11) and not item.adjectives:
            item = replace(item, number=None, ranks=(rank_of(item.number or 0),))  # "it's high, *that nine*"
        first.subjects, first.subject = [item], item
        first.take_in(second)


def join_named_this(clauses: list[Clause]) -> None:
    """ "I've just got *this one, the queen of clubs*": the trick that is pointed at, and then named."""
    for first, second, after in zip(clauses, clauses[1:], [*clauses[2:], Clause("stop")], strict=False):
        pointed, named = first.only_phrase, second.only_phrase if is_bare_list(second) else None
        if pointed is None or named is None or second.link != "comma":
            continue
        this = is_this_trick(pointed) and pointed.number in (None, 1) and first.verb_name in _TAKES
        lists_on = after.link in ("comma", "and") and is_bare_list(after)
        if this and not lists_on and _is_one_card(named) and not second.joint("THEN", "REPAIR"):
            first.phrases = [named]
            first.take_in(second)


def _is_one_card(phrase: NounPhrase) -> bool:
    """ "The queen of clubs", "my ten", "a trump"."""
    card = len(phrase.ranks) == 1 or (phrase.suit is not None and not phrase.ranks)
    return card and phrase.determiner in ("the", "my", "your", "a") and phrase.number is None and phrase.act is None


_DOES: Final = frozenset({"run", "drop", "break", "win", "make", "go"})


def join_inserted(clauses: list[Clause]) -> None:
    """ "Dummy's spades, *declarer said*, would park the diamond": who says it, put in behind the subject."""
    for first, told, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        named = is_bare_list(first) and len(first.phrases) == 1 and first.link in ("start", "stop")
        says = told.verb_name == "say" and told.is_past and told.who not in (None, "me", "you", "it")
        bare = not (told.phrases or told.places or told.negation or told.subordinate)
        bare = bare and all(person.value == "me" for person in told.persons)  # "he told us"
        finite = bool(second.auxiliaries or second.copula) or (second.verb is not None and second.verb.form == "s")
        apart = told.link == second.link == "comma" and second.subject is None and not second.subordinate
        if named and says and bare and finite and apart:
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            told.begin_with(first)


def join_apposition(clauses: list[Clause]) -> None:
    """ "I discard my losers, *a heart and a club*": which they are, and not more of them."""
    if any(clause.joint("COLON") is not None for clause in clauses):
        return  # "…, a heart and a club, this way: …"
    for first, second, third in zip(clauses, clauses[1:], clauses[2:], strict=False):
        losers = first.phrases[0] if first.verb_name in ("discard", "ruff") and len(first.phrases) == 1 else None
        if losers is None or losers.noun != "loser" or losers.suit or losers.number not in (None, 2) or first.places:
            continue
        items = [*second.phrases, *third.phrases] if is_bare_list(second) and is_bare_list(third) else []
        named = len(items) == 2 and all(item.suit and not (item.plural or item.act or item.number) for item in items)
        if named and second.link == "comma" and third.link == "and" and not second.joint("THEN", "COLON"):
            first.phrases = items
            first.take_in(second)
            first.take_in(third)


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
    return bare and all(phrase.is_that for phrase in before)


def join_to_follow(clauses: list[Clause]) -> None:
    """ "Four diamonds, *with three clubs and a heart to follow*": what comes after what was said before."""
    for number, clause in enumerate(clauses):
        to = clause.is_to_do and clause.verb_name == "break"
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


def join_fronted_means(clauses: list[Clause]) -> None:
    """ "*With a heart* I'm across": what one crosses with, said first."""
    for first, second in itertools.pairwise(clauses):
        means = first.places[0] if len(first.places) == 1 and first.places[0].preposition == "with" else None
        more = first.phrases or first.verb or first.copula or first.marks or first.persons or first.subject
        crosses = second.link == "none" and second.verb_name in ("over", "cross") and second.who == "me"
        if means is None or more or not crosses or second.place("with") is not None:
            continue
        if isinstance(means.object, NounPhrase) and (means.object.suit or means.object.ranks):
            second.places = [*second.places, means]
            second.begin_with(first)


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
