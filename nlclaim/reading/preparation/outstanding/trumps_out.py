"""Trumps of the other side in two clauses that say one thing of them: "a trump - to come out", "one left, mine"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.clause.cards.trumps_out import is_of_it, is_trump, note_known, says_harmless
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import THIRD
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def take_up_trumps_out(clauses: list[Clause], draft: Draft) -> None:
    """Settles what two clauses say together of a trump that is out: that it is to come, to be drawn, or harmless."""
    for clause in clauses:
        told_of = any(mark.value in ("objection", "unseen") for mark in clause.marks)  # "no mention of the trump out"
        called_out = [_is_called_out(phrase, draft) for phrase in clause.phrases] == [True]
        if called_out and is_bare_list(clause) and not told_of:
            clause.marks.append(Mark(clause.phrases[0].span, "PRED", "left"))
    for clause in clauses:
        against = clause.who == "it" and clause.copula is not None and clause.goes_to(("me",), "against")
        if against and clause.negation is None and [is_trump(phrase, draft) for phrase in clause.phrases] == [True]:
            note_known(clause, draft, clause.phrases[0])  # "there's the nine of trumps against me"
    for first, second in itertools.pairwise(list(clauses)):
        if _is_card_to_draw(first, second):
            second.phrases = first.phrases
            second.begin_with(first)
            clauses.remove(first)
        elif _counts_left(first, second, draft):
            first.phrases, first.subjects, first.subject = [_counted(first, second)], [], None
            clauses.remove(second)
        elif (named := _one_left(first)) is not None and _says_it_is_mine(second, draft, named):
            _make_mine(first, second, named)
            clauses.remove(second)
        elif _is_to_come(second, draft) and _names_trump_out(first, second, clauses, draft):
            first.marks.append(Mark(second.span, "PRED", "left"))
            first.take_in(second)
            clauses.remove(second)
        elif _knows(first, draft) and _there_is_trump(second, draft):
            second.marks.append(Mark(second.span, "PRED", "left"))
        elif _have_trump(first, draft) and is_of_it(second) and says_harmless(second, draft):
            note_known(first, draft, first.phrases[0])
            second.link, second.joints = first.link, first.joints
            clauses.remove(first)


def _is_card_to_draw(first: Clause, second: Clause) -> bool:
    """ "Still *the jack to fetch*": what is to be drawn, and no card of one's own."""
    card = first.only_phrase if is_bare_list(first) else None
    to_draw = second.verb_name == "draw" and second.is_to_do
    bare = to_draw and second.link == "none" and not (second.phrases or second.places or second.subject)
    return bare and card is not None and card.determiner == "the" and len(card.ranks) == 1


def _counts_left(first: Clause, second: Clause, draft: Draft) -> bool:
    """ "Trumps outstanding: *none*", "trumps still out - *one*": how many of them, and no trick."""
    state, named = first.mark("PRED"), [*first.subjects, *first.phrases]
    out = state is not None and state.value == "left" and draft.words(state.span).lower() != "left"
    out = out and first.verb is None and first.negation is None
    trumps = [phrase.suit == "T" and phrase.plural and not (phrase.number or phrase.quantifier) for phrase in named]
    count = second.only_phrase if is_bare_list(second) else None
    if not out or trumps != [True] or count is None or not second.joint("COLON", "DASH"):
        return False
    return count.is_bare_number or (count.quantifier == "none" and not count.has_head)


def _counted(first: Clause, second: Clause) -> NounPhrase:
    named, count = [*first.subjects, *first.phrases][0], second.phrases[0]
    return replace(named, number=count.number or 0, plural=count.number != 1)


def _one_left(clause: Clause) -> NounPhrase | None:
    """ "*There's one trump left*", "*two trumps out*": what is left, of which it may be said whose it is."""
    state, named = clause.mark("PRED"), [*clause.subjects, *clause.phrases]
    nobodys = clause.who in (None, "it") and not (clause.places or clause.exclusions or clause.persons)
    plain = nobodys and clause.verb is None and clause.negation is None and clause.subordinate is None
    if state is None or state.value != "left" or not plain or len(named) != 1 or len(clause.marks) > 1:
        return None
    phrase = named[0]
    counted = phrase.suit is not None and phrase.determiner not in ("your", "my") and phrase.quantifier is None
    return phrase if counted and (phrase.number or phrase.determiner == "the") else None


def _says_it_is_mine(clause: Clause, draft: Draft, named: NounPhrase) -> bool:
    """ "… and *it's mine*", "… , *mine*", "… and *I have it*", of several "… , *both mine*"; not "*all* mine"."""
    if clause.link not in ("and", "comma") or clause.negation or clause.places or clause.question:
        return False
    said = draft.words(clause.span).lower().replace("’", "'")
    if clause.verb_name in ("have", "get") and clause.who == "me":
        return said in _I_HAVE_IT
    owner = clause.mark("MINE")
    if owner is None or owner.value != "me" or clause.verb is not None or clause.subordinate:
        return False
    several = (named.number or 1) > 1
    return said in (("both mine", "they're mine", "they are mine", "mine") if several else _IT_IS_MINE)


_IT_IS_MINE: Final[tuple[str, ...]] = ("mine", "it's mine", "it is mine", "its mine", "that's mine", "that is mine")
_I_HAVE_IT: Final[tuple[str, ...]] = (
    "i have it", "i've got it", "i hold it", "i got it", "i have that", "i've got that", "we have it", "we've got it"
)  # fmt: skip


def _make_mine(first: Clause, second: Clause, named: NounPhrase) -> None:
    """Makes "the trump that is left is mine" of two clauses."""
    owned = Mark(second.span, "MINE", "me")
    first.subjects, first.subject, first.phrases, first.marks = [named], None, [], [owned]
    first.copula = first.copula or Mark(second.span, "BE", "is")
    first.take_in(second)


def _is_called_out(phrase: NounPhrase, draft: Draft) -> bool:
    """ "One *outstanding* trump": none of his own, as "my last remaining trump" is."""
    out = "remaining" in phrase.adjectives and phrase.suit is not None and phrase.act is None
    return out and phrase.determiner != "my" and " outstanding " in draft.words(phrase.span).lower()


_INWARDS: Final[tuple[str, ...]] = ("out", "in", "down")


def _is_to_come(clause: Clause, draft: Draft) -> bool:
    """ "… *to come*", "… to come out", "… to go"."""
    to = clause.link == "none" and clause.is_to_do
    if not to or clause.subject or clause.subjects or clause.phrases or clause.places or clause.persons:
        return False
    said = draft.words(clause.span).lower().split()
    return said in (["to", "come"], ["to", "go"]) or (said[:2] == ["to", "come"] and said[2:] in _ONE_WORD)


_ONE_WORD: Final = [[word] for word in _INWARDS]


def _names_trump_out(first: Clause, second: Clause, clauses: list[Clause], draft: Draft) -> bool:
    """ "*A trump* to come", "*there's still one trump* to come in": nobody's trick, and none of a list."""
    phrase = first.only_phrase if not first.subjects else None
    if phrase is None or draft.claimer_role == "defender" or not is_trump(phrase, draft):
        return False
    bare = first.verb is None and first.negation is None and not (first.places or first.persons or first.marks)
    nobodys = first.who == "it" if first.copula is not None else first.subject is None
    inwards = draft.words(second.span).lower().endswith(_INWARDS)
    one = phrase.number == 1 or (phrase.number is None and not phrase.plural)
    low = {*phrase.adjectives} <= {"last", "low", "other"}
    plain = inwards or (one and low and not phrase.ranks)
    return bare and nobodys and plain and not (first.copula is None and _is_listed(first, second, clauses))


def _is_listed(first: Clause, second: Clause, clauses: list[Clause]) -> bool:
    """ "Two clubs *and a trump to come*", "a trump to come *and the ace*"."""
    at = clauses.index(first)
    before = clauses[at - 1] if at else None
    after = clauses[at + 2] if at + 2 < len(clauses) else None
    goes_on = first.link == "and" or (first.link == "comma" and before is not None and _lists_cards(before))
    return goes_on or (after is not None and after.link == "and" and _lists_cards(after))


def _lists_cards(clause: Clause) -> bool:
    return is_bare_list(clause) and any(phrase.suit or phrase.ranks or phrase.number for phrase in clause.phrases)


def _knows(clause: Clause, draft: Draft) -> bool:
    """ "*I know* there's a trump"."""
    knows = draft.verb_words(clause).startswith(("know", "remember"))
    return knows and clause.who == "me" and clause.negation is None and not clause.phrases


def _there_is_trump(clause: Clause, draft: Draft) -> bool:
    is_there = clause.who == "it" and clause.copula is not None and clause.verb is None and clause.link == "none"
    bare = is_there and clause.negation is None and not (clause.marks or clause.places)
    return bare and len(clause.phrases) == 1 and is_trump(clause.phrases[0], draft)


def _have_trump(clause: Clause, draft: Draft) -> bool:
    """ "*They have one small trump left*", "East's got a trump"; the ace makes a trick all the same."""
    theirs = clause.who in THIRD and clause.verb_name == "have" and clause.negation is None
    trump = theirs and len(clause.phrases) == 1 and is_trump(clause.phrases[0], draft)
    return trump and "A" not in clause.phrases[0].ranks
