"""Two things of which one verb is said: "*the ace and* the king score", "a spade *and a heart* to lose"."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nlclaim.bridge import RANKS
from nlclaim.language import NounPhrase
from nlclaim.reading.phrases import as_card, is_this_trick
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def join_subjects(clauses: list[Clause]) -> None:
    """ "The low heart and the diamond are losers": two subjects of one copula, not a trick and a statement."""
    for first, second in itertools.pairwise(clauses):
        bare = first.phrases and not (first.verb or first.copula or first.marks or first.places or first.persons)
        denied = first.negation is not None and first.who is not None  # "I don't need the clubs"
        if not bare or denied or not second.copula:
            continue
        if second.link == "and" and all(phrase.ranks for phrase in first.phrases):
            second.subjects = [as_card(phrase, "the") for phrase in second.subjects]  # "the ace and *the seven* are"
        uncounted = all(p.number is None and p.act is None and p.noun != "round" for p in first.phrases)
        counted = any(
            p.number or p.quantifier in ("rest", "everything") or "last" in p.adjectives for p in second.subjects
        )
        if any(p.is_that for p in second.subjects):
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
            and not second.subordinate  # "the ace, and *if* hearts are 3-3 I throw one"
            and (together or this_too or (uncounted and _shares_state(first, second)))
        ):
            second.subjects = [*first.phrases, *second.subjects]
            second.begin_with(first)


def _shares_state(first: Clause, second: Clause) -> bool:
    """Whether the second has no verb, or they lose; "after *the ace and king of clubs* have been cashed"."""
    losing = second.verb is not None and second.verb_name == "concede" and second.verb.form in ("ing", "base")
    last = first.phrases[-1]
    done_to = second.is_passive and first.subordinate in ("after", "before") and bool(last.ranks or last.cards)
    return second.verb is None or losing or done_to


def join_scoring(clauses: list[Clause]) -> None:
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


def join_either(clauses: list[Clause]) -> None:
    """ "*A spade or a heart* goes to you": one trick, nobody says which."""
    for first, second in itertools.pairwise(clauses):
        goes = second.verb_name == "go" and len(second.subjects) == 1
        if is_bare_list(first) and second.link == "or" and goes:
            either = replace(second.subjects[0], suit=None, ranks=(), cards=(), noun="loser", number=1)
            second.subjects, second.subject = [either], either
            second.begin_with(first)


def join_to_lose(clauses: list[Clause]) -> None:
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


def join_after(clauses: list[Clause]) -> None:
    """ "After *the ace and king of trumps* I cross": both come before."""
    for first, second in itertools.pairwise(clauses):
        cards = all(is_bare_list(each) and each.phrases[-1].ranks for each in (first, second))
        cards = cards and all(phrase.determiner != "your" for phrase in [*first.phrases, *second.phrases])
        if cards and first.subordinate in ("after", "before") and second.link == "and" and not second.subordinate:
            first.phrases = [*first.phrases, *second.phrases]
            first.take_in(second)


def share_ranks(clauses: list[Clause]) -> None:
    """ "The aces of spades *and clubs*": the rank goes for both suits."""
    for clause in clauses:
        if len(clause.subjects) == 2:
            clause.subjects[:] = _with_shared_rank(*clause.subjects)
    for first, second in itertools.pairwise(clauses):
        if second.link == "and" and first.phrases and second.phrases and second.verb is None:
            first.phrases[-1], second.phrases[0] = _with_shared_rank(first.phrases[-1], second.phrases[0])
            first.phrases[-1] = _in_shared_suit(first.phrases[-1], second.phrases[0])
        nor = second.negation is not None and second.negation.value == "nor"
        if (second.link == "or" or nor) and second.only_phrase is not None and first.phrases and second.verb is None:
            first.phrases[-1] = _with_shared_act(first.phrases[-1], second.phrases[0])


def _with_shared_act(first: NounPhrase, second: NounPhrase) -> NounPhrase:
    """ "Neither *the spade* nor the heart finesse", "the club or the heart finesse": either is a finesse."""
    suit = first.suit is not None and not (first.plural or first.ranks or first.act or first.number or first.adjectives)
    alike = second.act == "finesse" and second.suit is not None and second.determiner == first.determiner
    return replace(first, act=second.act) if suit and alike and second.of is None else first


def _in_shared_suit(first: NounPhrase, second: NounPhrase) -> NounPhrase:
    """ "*The ace* and queen of trumps": the suit goes for both, whatever suit was named before."""
    bare = bool(first.ranks) and not (first.suit or first.cards or first.group or first.noun or first.act or first.of)
    shared = second.of is not None and second.of.suit is not None and second.determiner is None
    if not (bare and shared and second.ranks) or second.number or second.adjectives or second.act:
        return first
    if RANKS.find(second.ranks[0]) > RANKS.find(first.ranks[-1]):
        return first  # "ace of diamonds, *king, queen* and ace of hearts"
    return replace(first, suit=second.suit, of=second.of)


def _with_shared_rank(first: NounPhrase, second: NounPhrase) -> tuple[NounPhrase, NounPhrase]:
    named = bool(second.suit) and not (second.determiner or second.number or second.adjectives or second.act)
    if not (named and first.suit and first.nouns_plural and len(first.ranks) == 1) or second.ranks or second.cards:
        return first, second
    return replace(first, nouns_plural=False, plural=False), replace(second, ranks=first.ranks, plural=False)


def join_cards_drawn_with(clauses: list[Clause]) -> None:
    """ "I draw trumps with the ace *and king*", "ruff two hearts with the queen *and ten*": with both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        several = first.verb_name == "ruff" and any(phrase.plural for phrase in first.phrases)
        place = first.place("with") if several or first.verb_name in ("draw", "clear") else None
        card = place.object if place is not None else None
        more = second.only_phrase if is_bare_list(second) else None
        if place is None or more is None or not isinstance(card, NounPhrase) or second.link != "and":
            continue
        bare = not (more.suit or more.noun or more.cards or more.number) and more.determiner in (None, "the", "my")
        if bare and more.ranks and card.ranks and first.places[-1] is place and not second.joint("THEN", "COMMA"):
            first.places[-1] = replace(place, object=replace(card, ranks=(*card.ranks, *more.ranks)))
            first.take_in(second)
            clauses.remove(second)
            return


def join_what_is_thrown(clauses: list[Clause]) -> None:
    """ "Run the clubs, *a heart and a spade thrown* on them": both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        thrown = second.verb_name == "discard" and second.is_past and second.copula is None and second.link == "and"
        both = thrown and is_bare_list(first) and first.link == "comma" and bool(second.subjects)
        if both and all(phrase.suit and not phrase.act for phrase in first.phrases) and not second.phrases:
            second.subjects = [*first.phrases, *second.subjects]
            second.begin_with(first)
            clauses.remove(first)
            return


def carry_unread_on(clauses: list[Clause]) -> None:
    """ "You can't both *guard* hearts *and spades*": more of what a word that is not known is said of.

    "You get a zork *and a heart*": more of what somebody has of which the first is not known.
    """
    for before, clause in itertools.pairwise(clauses):
        named = before.verb is not None and bool(before.phrases) and before.phrases[-1].noun == "unknown"
        if named and clause.link == "and" and is_bare_list(clause) and not clause.joint("THEN", "COMMA"):
            before.phrases, clause.phrases = [*before.phrases, *clause.phrases], []
        unread = bool(before.phrases) and before.phrases[-1].after_unread
        if unread and clause.link in ("and", "or") and is_bare_list(clause):
            clause.phrases = [replace(phrase, after_unread=True) for phrase in clause.phrases]
