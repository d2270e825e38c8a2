"""Their trump that is high, told in two clauses or as the one that is out: "*you've one left, it's high*"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.clause.cards.trumps_out import note_known
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause


def give_high_trump(clauses: list[Clause], draft: Draft) -> None:
    """Makes "your trump is high" of what says so: the claimer knows that it is out, and that it wins a trick."""
    said = list(clauses)
    for place, clause in enumerate(said):
        before = said[place - 1] if place else None
        after = said[place + 1] if place + 1 < len(said) else None
        trump = _one_of_theirs(before, draft) if before is not None else None
        if before is not None and trump is not None and _says_what_it_is(clause) and not _is_given(after):
            note_known(before, draft, trump)
            if not _says_high(clause):
                before.take_in(clause)
                clauses.remove(clause)  # "there's a trump out, *it's the jack*": which one, and no trick
                continue
            clause.link, clause.joints = before.link, before.joints
            clause.spans = [*before.spans, *clause.spans]
            clauses.remove(before)
            _call_yours_high(clause, trump)
        elif (trump := _high_one_out(clause, after, draft)) is not None:
            note_known(clause, draft, replace(trump, number=1))
            _call_yours_high(clause, trump)


def _one_of_theirs(clause: Clause, draft: Draft) -> NounPhrase | None:
    """ "*You've one trump left*", "they have a trump", "*there's a trump out*", "one trump out"."""
    trump = clause.phrases[0] if len(clause.phrases) == 1 and not clause.subjects else None
    if trump is None or not _is_one_trump(trump, draft) or trump.determiner == "my" or clause.subordinate:
        return None
    if clause.negation or clause.auxiliaries or clause.question or clause.exclusions or clause.perfect:
        return None
    has = clause.who in OPPONENTS | {"they"} and clause.who != draft.claimer_seat and clause.verb_name == "have"
    out = clause.mark("PRED") is not None and clause.who in ("it", None) and clause.verb is None
    out = out and clause.marks[0].value == "left" and draft.claimer_role != "defender"
    return trump if has or out else None


def _is_one_trump(phrase: NounPhrase, draft: Draft) -> bool:
    one = phrase.number == 1 or (phrase.number is None and phrase.determiner in ("a", "the") and not phrase.plural)
    trump = phrase.suit is not None and phrase.suit in ("T", draft.trumps)
    return trump and one and phrase.quantifier is None and phrase.act is None and phrase.noun is None


def _says_what_it_is(clause: Clause) -> bool:
    """ "… *it's high*", "… *that's the boss*", "… *which is a winner*", "… *it's the jack*"."""
    pointed = [subject.determiner == "this" and not subject.has_head for subject in clause.subjects] == [True]
    if not (pointed or (clause.who in ("it", "who") and not clause.subjects)) or clause.copula is None:
        return False
    if clause.negation or clause.auxiliaries or clause.question or clause.subordinate or clause.verb or clause.places:
        return False
    named = [len(phrase.ranks) == 1 and phrase.determiner == "the" for phrase in clause.phrases] == [True]
    return _says_high(clause) or (named and not clause.marks)


def _is_given(clause: Clause | None) -> bool:
    """ "There's one out and it's the boss, *so you score that*": given in words of its own."""
    return clause is not None and clause.who in OPPONENTS | {"they"} and clause.verb_name in _GETTING


_GETTING: Final[tuple[str, ...]] = ("get", "have", "make", "take", "win")


def _says_high(clause: Clause) -> bool:
    """Whether the predicate is that something is high; which card it is tells that only of the ace."""
    if clause.marks:
        return [mark.value for mark in clause.marks] == ["high"] and not clause.phrases
    if len(clause.phrases) != 1 or clause.phrases[0].determiner not in ("a", "the"):
        return False
    named = clause.phrases[0]
    good = named.adjectives in _HIGH and not named.ranks
    return named.noun == "winner" or good or named.ranks == ("A",)


_HIGH: Final = (("good",), ("high",))


def _high_one_out(clause: Clause, after: Clause | None, draft: Draft) -> NounPhrase | None:
    """ "*The outstanding trump is high*", "*the only one out is the ace*", "*one is high*, the others are mine"."""
    trump = clause.subjects[0] if len(clause.subjects) == 1 and clause.copula is not None else None
    if trump is None or not _is_one_trump(trump, draft) or trump.determiner == "my" or draft.claimer_role == "defender":
        return None
    if clause.negation or clause.auxiliaries or clause.question or clause.subordinate or clause.verb or clause.places:
        return None
    state = [mark.value for mark in clause.marks]
    if state == ["left"]:
        return trump if [phrase.ranks for phrase in clause.phrases] == [("A",)] else None
    out = " outstanding " in draft.words(trump.span).lower()
    rest = after is not None and trump.determiner is None and _says_others_are_mine(after)
    return trump if state == ["high"] and not clause.phrases and (out or rest) else None


def _says_others_are_mine(clause: Clause) -> bool:
    """ "… *the others are mine*", "… *the rest are mine*"."""
    owner = clause.mark("MINE")
    others = [subject.quantifier in ("rest", "all") and not subject.suit for subject in clause.subjects] == [True]
    return owner is not None and owner.value == "me" and others and clause.negation is None


def _call_yours_high(clause: Clause, trump: NounPhrase) -> None:
    yours = replace(trump, determiner="your", number=None, adjectives=(), plural=False)
    clause.subject, clause.subjects, clause.phrases = yours, [yours], []
    clause.marks = [Mark(clause.span, "PRED", "high")]
