"""A clause put as one that says the same more plainly: "I win trick thirteen", "the rest goes your way"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.clause.parts.frames import IN_YOUR_HAND
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import is_this_trick
from nlclaim.reading.segmentation.clause import Clause


def put_plainly(clause: Clause, draft: Draft) -> None:
    """Changes one clause. Each of these is about another wording, but for the first two: tricks with a number."""
    _have_what_is_got(clause, draft)
    _name_trick(clause, draft)
    _win_trick_by_number(clause, draft)
    _name_all_there_is(clause)
    _take_limit(clause)
    _tell_what_it_was(clause, draft)
    _have_what_is_seen(clause, draft)
    _go_their_way(clause, draft)
    _tell_them(clause, draft)
    _own_what_is_out(clause, draft)
    _take_suit_from_place(clause)
    _take_suit_of_loser(clause)
    _end_their_trumps(clause)
    _come_down_to_loser(clause)
    _lose_to_what_beats(clause)
    _name_the_master(clause, draft)
    if clause.verb_name in _DO_AWAY:
        _ruff_what_gets_a_ruff(clause)
        _throw_what_gets_a_discard(clause)
        _throw_what_is_covered(clause)
        _draw_what_is_taken_in(clause)
    _turn_what_cards_are(clause)
    _find_there(clause, draft)
    _leave_out_failed_finesse(clause)
    _leave_out_what_they_hold(clause, draft)
    _need_no_unwise_play(clause)
    _leave_out_where(clause)
    _give_this_trick(clause)
    _draw_what_is_knocked_out(clause)
    _say_without_more(clause, draft)


_DO_AWAY: Final = frozenset({"get", "take", "give", "have", "cover", "draw"})
"""Verbs by which a loser may go away, or trumps: "gets a ruff", "cover my losers", "taking in the trumps"."""


def _say_without_more(clause: Clause, draft: Draft) -> None:
    """ "Ten tricks, he said *without looking up*": how it was said, and no denial of it."""
    without = clause.negation
    behind = without is not None and clause.verb is not None and without.span.start >= clause.verb.span.end
    if without is not None and behind and clause.verb_name == "say" and draft.words(without.span).lower() == "without":
        clause.negation = None


def _turn_what_cards_are(clause: Clause) -> None:
    """ "Trumps *are my last four cards*": my last four cards are trumps."""
    suits = [bool(subject.suit) and subject.plural and not subject.ranks for subject in clause.subjects]
    cards = [p.noun == "card" and p.number is not None and p.determiner == "my" for p in clause.phrases]
    if suits == cards == [True] and clause.copula is not None and clause.verb is None and clause.negation is None:
        clause.subjects, clause.phrases = clause.phrases, clause.subjects
        clause.subject = clause.subjects[0]


def _need_no_unwise_play(clause: Clause) -> None:
    """ "A finesse *would be a mistake*", "the ruff *gains nothing*": it is not needed."""
    state = clause.mark("PRED")
    if state is None or clause.verb is not None or not any(subject.act for subject in clause.subjects):
        return
    if (state.value == "unwise") if clause.negation is None else (state.value == "possible"):
        clause.verb, clause.verb_name = replace(state, label="VERB", value="need.past"), "need"
        clause.negation = clause.negation or replace(state, label="NEG", value="not")
        clause.marks.remove(state)


def _draw_what_is_knocked_out(clause: Clause) -> None:
    """ "Knocking *their last trump* out with mine": drawn."""
    trump = [phrase.suit == "T" and not (phrase.ranks or phrase.cards or phrase.act) for phrase in clause.phrases]
    if clause.verb_name == "knock_out" and trump == [True] and clause.phrases[0].determiner == "your":
        clause.verb_name = "draw"
        clause.marks = [mark for mark in clause.marks if mark.value != "left"]


def _give_this_trick(clause: Clause) -> None:
    """ "*Your ace wins this*": you win the trick in progress, and no other."""
    card = clause.subjects[0] if len(clause.subjects) == 1 else None
    this = len(clause.phrases) == 1 and is_this_trick(clause.phrases[0]) and clause.phrases[0].number in (None, 1)
    theirs = card is not None and card.determiner == "your" and bool(card.ranks or card.cards)
    if this and theirs and card is not None and clause.verb_name in ("win", "take") and clause.negation is None:
        clause.subject, clause.subjects = Mark(card.span, "PERSON", "you"), []


def _leave_out_where(clause: Clause) -> None:
    """ "*No finesse there*, so ace and king": none is taken."""
    there = clause.mark("PRED")
    act = clause.subjects[0] if len(clause.subjects) == 1 else None
    if there is None or there.value != "there" or act is None or act.act is None or act.quantifier != "no":
        return
    if clause.copula is None and clause.verb is None and not clause.phrases:
        clause.take_subjects_as_phrases()
        clause.marks.remove(there)


def _have_what_is_got(clause: Clause, draft: Draft) -> None:
    """ "*Dummy's got* three clubs", "*partner's got* only winners": has them."""
    got = clause.verb is not None and clause.verb.value == "get.past" and clause.copula is not None
    if not got or clause.who not in ("dummy", "partner", "hand") or not clause.phrases:
        return
    if clause.copula is not None and draft.words(clause.copula.span).lower() in ("'s", "’s", "s"):
        clause.copula, clause.verb_name = None, "have"


def _name_the_master(clause: Clause, draft: Draft) -> None:
    """ "I draw two rounds of trumps and leave you *the master*": a trump, where those are spoken of."""
    for place, phrase in enumerate(clause.phrases):
        if phrase.noun != "winner" or phrase.suit or phrase.number or phrase.determiner:
            continue
        if draft.words(phrase.span).lower() in ("the master", "the boss"):
            trumps = "trump" in draft.lowered[: phrase.span.start]
            clause.phrases[place] = replace(
                phrase, determiner="the", noun=None if trumps else "winner", suit="T" if trumps else None
            )


def _ruff_what_gets_a_ruff(clause: Clause) -> None:
    """ "*My losing spade gets a ruff* on the table": it is ruffed there."""
    card = _card_that_gets(clause, "ruff")
    if card is None or clause.phrases[0].suit not in (None, "T"):
        return
    clause.verb_name, clause.phrases, clause.subjects, clause.subject = "ruff", [card], [], None


def _throw_what_gets_a_discard(clause: Clause) -> None:
    """ "*My heart gets a pitch* on the clubs", "the diamond ace *gives a pitch for* my club": it is thrown."""
    if (card := _card_that_gets(clause, "discard")) is not None:
        clause.verb_name, clause.phrases, clause.subjects, clause.subject = "discard", [card], [], None
        return
    place = clause.place("for")
    thrown = place.object if place is not None else None
    winner = clause.only_subject if clause.who is None else None
    if place is None or winner is None or not isinstance(thrown, NounPhrase) or not _is_one_act(clause, "discard"):
        return
    plain = winner.suit not in (None, "T") and winner.determiner != "your" and winner.act is None
    losers = thrown.suit not in (None, "T") and thrown.determiner != "your" and not thrown.act
    if plain and losers and clause.verb_name in ("give", "get", "have"):
        count = clause.phrases[0].number if thrown.number is None else thrown.number
        clause.verb_name, clause.phrases, clause.subjects = "discard", [replace(thrown, number=count)], []
        clause.places[clause.places.index(place)] = replace(place, preposition="on", object=winner)
        clause.persons, clause.subject = [], None


def _throw_what_is_covered(clause: Clause) -> None:
    """ "The hearts *cover my losing clubs*", "both losers are covered by the hearts": they are thrown on those."""
    by = clause.phrase_at("by") if clause.is_passive else None
    named, done_to = ([by], clause.subjects) if by is not None else (clause.subjects, clause.phrases)
    if clause.verb_name not in ("cover", "draw") or len(named) != 1 or len(done_to) != 1 or clause.who is not None:
        return
    winner, loser = named[0], done_to[0]
    if winner is None or clause.negation is not None or len(clause.places) > (by is not None) or clause.subordinate:
        return
    mine = loser.determiner == "my" or loser.noun == "loser" or "losing" in loser.adjectives
    suits = winner.suit not in (None, "T", loser.suit) and loser.suit != "T" and not loser.ranks
    if mine and suits and winner.determiner != "your":
        clause.verb_name, clause.phrases, clause.subjects, clause.subject = "discard", [loser], [], None
        clause.copula = None
        clause.places = [Prepositional(winner.span, "on", winner)]


def _card_that_gets(clause: Clause, act: str) -> NounPhrase | None:
    """The loser that is the subject of "gets a ruff", "takes a discard"."""
    card = clause.only_subject if clause.who is None else None
    if card is None or clause.verb_name not in ("get", "take") or not _is_one_act(clause, act) or clause.persons:
        return None
    plain = card.suit not in (None, "T") and not (card.act or card.ranks or card.noun not in (None, "loser"))
    one = not card.plural or card.noun == "loser" or "losing" in card.adjectives
    return card if plain and one and card.determiner != "your" else None


def _is_one_act(clause: Clause, act: str) -> bool:
    denied = clause.negation is not None or clause.question or clause.subordinate in ("if", "unless")
    return [phrase.act for phrase in clause.phrases] == [act] and not denied


def _draw_what_is_taken_in(clause: Clause) -> None:
    """ "*Taking in the trumps* that are left": drawing them."""
    place = clause.places[0] if clause.places and clause.verb_name == "take" and not clause.phrases else None
    trumps = place.object if place is not None and place.preposition == "in" else None
    if place is None or not isinstance(trumps, NounPhrase) or trumps.suit != "T" or trumps.ranks or trumps.act:
        return
    if clause.who in (None, "me") and clause.verb is not None and clause.verb.span.end + 1 == place.span.start:
        clause.verb_name, clause.phrases = "draw", [trumps]
        clause.places.remove(place)


def _find_there(clause: Clause, draft: Draft) -> None:
    """ "Club to the ace, and *there sit* the good spades": there they are."""
    there = clause.mark("PRED")
    if clause.verb is None or there is None or there.value != "there" or not clause.phrases or clause.subject:
        return
    sits = draft.verb_words(clause) in ("sit", "sits", "lie", "lies", "stand", "stands", "wait", "waits")
    if sits and there.span.end <= clause.verb.span.start and not (clause.auxiliaries or clause.negation):
        clause.copula = replace(clause.verb, label="BE", value="is")
        clause.subject = replace(there, label="PERSON", value="it")
        clause.verb, clause.verb_name = None, ""
        clause.marks.remove(there)


def _leave_out_what_they_hold(clause: Clause, draft: Draft) -> None:
    """ "You can't ruff that, *there's a diamond in your hand*": where it is, and no trick."""
    exists = clause.who == "it" and clause.copula is not None and clause.verb is None and bool(clause.phrases)
    trump = any(phrase.suit == "T" for phrase in clause.phrases)
    if exists and not trump and IN_YOUR_HAND.search(draft.words(clause.span)) is not None:
        draft.flags.add("lie")
        clause.phrases, clause.places = [], []


def _leave_out_failed_finesse(clause: Clause) -> None:
    """ "*With the finesse wrong* I'm one down": one that has failed, and none that he takes."""
    place, state = clause.place("with"), clause.mark("PRED")
    failed = state is not None and state.value == "off" and clause.marks == [state]
    alone = len(clause.places) == 1 and not (clause.verb or clause.copula or clause.subject or clause.phrases)
    if place is not None and failed and alone and isinstance(place.object, NounPhrase) and place.object.act:
        clause.places, clause.marks = [], []


def _name_trick(clause: Clause, draft: Draft) -> None:
    """ "I win *trick thirteen*", "*trick 13* is yours": the last one, where it is not when something is done."""
    if not draft.names_trick(clause) or clause.subjects or clause.phrases:
        return
    owned = clause.mark("MINE") is not None
    if not owned and clause.verb_name not in _WINS_OR_LOSES:
        return
    last = next(mark for mark in clause.marks if mark.label == "LAST")
    trick = NounPhrase(last.span, determiner="the", adjectives=("last",), noun="trick")
    if clause.who == "me":
        clause.marks = [mark for mark in clause.marks if mark is not last]
    if owned:
        clause.subjects = [trick]
    else:
        clause.phrases = [trick]


_WINS_OR_LOSES: Final = frozenset({"claim", "get", "have", "win", "take", "make", "lose", "concede", "give"})


def _win_trick_by_number(clause: Clause, draft: Draft) -> None:
    """ "The seven of diamonds wins *trick thirteen*": the last trick, which is what it wins, and not only when."""
    last = clause.mark("LAST")
    wins = clause.verb is not None and clause.verb_name in ("win", "take", "make") and not clause.phrases
    if last is None or clause.verb is None or not wins or not draft.names_trick(clause):
        return
    if draft.text[clause.verb.span.end : last.span.start].strip():
        return
    card = [*clause.subjects, *(place.object for place in clause.places if isinstance(place.object, NounPhrase))]
    if any(phrase.ranks or phrase.cards for phrase in card):
        clause.marks.remove(last)
        clause.phrases = [NounPhrase(last.span, determiner="the", adjectives=("last",), noun="trick")]


def _name_all_there_is(clause: Clause) -> None:
    """ "*All that's left* for you *is the ace*": the ace, and no more than that."""
    if len(clause.subjects) != 1 or clause.copula is None or clause.verb is not None:
        return
    everything = clause.subjects[0].quantifier == "all" and not clause.subjects[0].has_head
    named = [bool(phrase.ranks or phrase.cards or phrase.suit) for phrase in clause.phrases] == [True]
    if everything and named and clause.goes_to(("you",), "for"):
        clause.subject, clause.subjects, clause.phrases = clause.phrases[0], clause.phrases, []


def _take_limit(clause: Clause) -> None:
    """ "You get one *not more*", "you get one trick more *not two*": a limit, and no denial of what is counted."""
    limit = clause.negation
    if limit is None or clause.verb is None or limit.span.start < clause.verb.span.end:
        return
    denied = [phrase for phrase in clause.phrases if phrase.span.start > limit.span.start]
    counted = [phrase for phrase in clause.phrases if phrase.span.start < limit.span.start]
    bare = [phrase.is_bare_number or phrase.quantifier == "more" for phrase in denied] == [True]
    if counted and bare and not (denied[0].suit or denied[0].ranks):
        clause.negation, clause.phrases = None, counted


def _tell_what_it_was(clause: Clause, draft: Draft) -> None:
    """ "He made a claim, *which was to draw trumps*": a plan of his, no deed of another's."""
    planned = clause.who == "who" and clause.copula is not None and clause.is_to_do
    which = clause.subject is not None and draft.words(clause.subject.span).lower() == "which"
    if planned and which and clause.verb is not None and clause.verb.form == "base":
        clause.subject, clause.copula = None, None
    elif planned and clause.verb_name in ("lead", "play") and not clause.phrases:
        clause.verb, clause.verb_name = None, ""  # "East, *who was to lead*, conceded"


def _have_what_is_seen(clause: Clause, draft: Draft) -> None:
    """ "I can see *two trumps out*": seen and not held, as losers and tricks are."""
    if draft.verb_words(clause) != "can see":
        return
    held = any(
        phrase.noun in ("loser", "trick", "winner") or phrase.is_bare_number or "losing" in phrase.adjectives
        for phrase in clause.phrases
    )
    if not held:
        clause.verb, clause.verb_name = None, ""


def _go_their_way(clause: Clause, draft: Draft) -> None:
    """ "The rest goes *your way*": to you."""
    way = next(
        (mark for mark in clause.marks if mark.label == "MINE" and draft.words(mark.span).endswith(" way")), None
    )
    if way is not None and clause.verb_name in ("go", "come") and clause.place("to") is None:
        clause.marks.remove(way)
        clause.places.append(Prepositional(way.span, "to", replace(way, label="PERSON")))


def _tell_them(clause: Clause, draft: Draft) -> None:
    """ "I play on diamonds, *ruff when you like*": told to the other side."""
    at_will = clause.mark("ANYORDER")
    told = clause.verb is not None and clause.verb.form == "base" and clause.subject is None and not clause.auxiliaries
    told = told and clause.verb_name in ("ruff", "overruff")
    if told and at_will is not None and " you " in draft.words(at_will.span).lower():
        clause.subject = Mark(at_will.span, "PERSON", "you")


def _own_what_is_out(clause: Clause, draft: Draft) -> None:
    """ "*The missing ace* scores", "*the outstanding trump* takes a trick": what is out is the other side's."""
    if clause.verb_name not in ("win", "take", "make", "get"):
        return
    clause.subjects = [
        replace(subject, determiner="your")
        if subject.determiner == "the" and _IS_OUT.match(draft.words(subject.span))
        else subject
        for subject in clause.subjects
    ]


_IS_OUT: Final = re.compile(r"the (?:\w+ )?(?:outstanding|missing)\b", re.IGNORECASE)


def _take_suit_from_place(clause: Clause) -> None:
    """ "The ace *in hearts*", "*in spades* AK", "*in clubs:* AKQ": cards of that suit."""
    place = clause.place("in")
    within = place.object if place is not None else None
    if place is None or not isinstance(within, NounPhrase) or within.suit is None or not within.plural:
        return
    alone = not (within.ranks or within.cards or within.noun or within.number)
    losers = [subject.noun == "loser" and subject.suit is None for subject in clause.subjects] == [True]
    if alone and losers and clause.subject is clause.subjects[0] and place.span.start - clause.subjects[0].span.end < 2:
        loser = replace(clause.subjects[0], suit=within.suit, suit_span=within.suit_span)
        clause.subjects, clause.subject = [loser], loser  # "my two losers *in clubs* are ruffed"
        clause.places.remove(place)
        return
    if not alone and (within.ranks or within.cards) and not (clause.phrases or clause.verb or clause.copula):
        clause.phrases = [within]
        clause.places.remove(place)
    elif alone and clause.phrases and all(_lacks_suit(phrase) for phrase in clause.phrases):
        clause.phrases = [
            replace(phrase, suit=within.suit, suit_span=within.suit_span, plural=True) for phrase in clause.phrases
        ]
        clause.places.remove(place)


def _lacks_suit(phrase: NounPhrase) -> bool:
    return bool(phrase.ranks or phrase.cards) and phrase.suit is None


def _take_suit_of_loser(clause: Clause) -> None:
    """ "One loser *hearts*", "1 loser *club* rest mine": where it is lost."""
    for place, (loser, suit) in enumerate(itertools.pairwise(clause.phrases)):
        counted = loser.noun == "loser" and loser.number is not None and not loser.suit and loser.of is None
        bare = suit.suit not in (None, "T") and not (suit.ranks or suit.cards or suit.number or suit.determiner)
        if counted and bare and not (suit.noun or suit.act or suit.adjectives):
            lost = replace(loser, suit=suit.suit, span=loser.span.cover(suit.span))
            clause.phrases[place : place + 2] = [lost]
            return


def _end_their_trumps(clause: Clause) -> None:
    """ "That's *the end of their trumps*", "that's it for their trumps": they are gone."""
    end = clause.mark("META")
    trumps = [phrase.suit == "T" and phrase.plural and not phrase.number for phrase in clause.phrases] == [True]
    if end is None or end.value != "done" or not trumps or clause.mark("OF") is None or clause.verb is not None:
        return
    clause.subjects, clause.subject, clause.phrases = list(clause.phrases), clause.phrases[0], []
    clause.marks = [Mark(end.span, "PRED", "gone")]


def _come_down_to_loser(clause: Clause) -> None:
    """ "*Down to one loser*: a spade": that is what is left."""
    down, place = clause.mark("DOWN"), clause.place("to")
    loser = place.object if place is not None and len(clause.places) == 1 else None
    if down is None or not isinstance(loser, NounPhrase) or loser.noun != "loser" or clause.phrases or clause.verb:
        return
    if clause.who not in (None, "me") or clause.negation is not None or clause.exclusions:
        return
    clause.phrases, clause.places, clause.copula = [loser], [], None
    clause.subject, clause.subjects = None, []
    clause.marks = [mark for mark in clause.marks if mark is not down]


def _lose_to_what_beats(clause: Clause) -> None:
    """ "*The ace of trumps beats me*": it is lost."""
    me = [person.value for person in clause.persons] == ["me"] and not (clause.phrases or clause.places)
    cards = bool(clause.subjects) and all(card.ranks and not card.act for card in clause.subjects)
    if clause.verb_name != "beat" or not (me and cards) or clause.negation or clause.auxiliaries or clause.subordinate:
        return
    clause.verb_name, clause.phrases, clause.persons = "concede", list(clause.subjects), []
    clause.subject, clause.subjects = None, []
