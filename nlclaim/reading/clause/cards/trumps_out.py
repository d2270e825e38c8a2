"""Trumps of the other side that are known and win nothing: "your trump can't hurt me", "their jack is no use"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import THIRD
from nlclaim.reading.phrases import Amount, specs_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span


def is_of_it(clause: Clause) -> bool:
    """Whether a clause goes on about the one thing named before it: "*it*'s no use to him", "*which* can't hurt me"."""
    return clause.who in ("it", "who") and not clause.subjects


def is_trump(phrase: NounPhrase, draft: Draft) -> bool:
    """Whether a phrase names trumps, or one of them, that may be somebody else's."""
    trump = phrase.suit is not None and phrase.suit in ("T", draft.trumps)
    return trump and phrase.determiner != "my" and phrase.quantifier is None and phrase.act is None


def says_harmless(clause: Clause, draft: Draft) -> bool:
    """ "… is useless", "… is no use to him", "… can't hurt me", "… won't help you"."""
    state = clause.mark("PRED")
    if clause.subordinate is not None or clause.question:
        return False
    if state is not None and (state.value == "harmless" or draft.words(state.span).lower() in _NO_GOOD):
        given = clause.mark_at("to", "for") if state.value != "harmless" else None
        return clause.negation is None and (state.value == "harmless" or (given is not None and _is_theirs(given)))
    if clause.verb_name == "help":
        return clause.negation is not None or any(subject.quantifier in ("no", "none") for subject in clause.subjects)
    if _comes_to_nothing(clause):
        return True
    return any(mark.value == "vague" and draft.words(mark.span).lower().endswith(_UNHURT) for mark in clause.marks)


def _comes_to_nothing(clause: Clause) -> bool:
    """ "*East's queen* comes to nothing", "*your ten* never makes": a card that no trick is given to."""
    cards = [*clause.subjects, *(p for p in (clause.phrase_at("for"),) if p is not None and clause.who == "it")]
    named = len(cards) == 1 and bool(cards[0].ranks or cards[0].cards) and not cards[0].act
    if not named or clause.exclusions or not (clause.verb_name in _COMING_TO or clause.copula is not None):
        return False
    tricks = [p.quantifier in ("no", "none") for p in clause.phrases if not p.has_head or p.noun == "trick"]
    if tricks == [True] and len(clause.phrases) == 1:
        return clause.negation is None and (clause.verb_name in _COMING_TO or clause.verb_name in ("have", ""))
    theirs = cards[0].determiner == "your" and clause.negation is not None
    one = [p.noun == "trick" and p.determiner in ("a", "any") for p in clause.phrases] == [True]
    return theirs and (one or (clause.verb_name == "make" and not clause.phrases))


_COMING_TO: Final[tuple[str, ...]] = ("win", "get", "take", "make")
"""What a card does that is worth a trick."""
_NO_GOOD: Final[tuple[str, ...]] = ("no good", "worthless")
_UNHURT: Final[tuple[str, ...]] = ("hurt me", "hurt us", "bother me", "worry me")


def _is_theirs(person: Mark) -> bool:
    return person.value in THIRD


def read_harmless(clause: Clause, draft: Draft) -> bool:
    """Reads that a card of the other side wins nothing: known to be out where it is a trump, and no trick of theirs."""
    if not says_harmless(clause, draft):
        return False
    state = clause.mark("PRED")
    if _gives_up(clause, draft):
        draft.counts.concede(Amount(all=True), clause.span)  # "it's no use"
        return True
    feared = clause.phrase_at("from", "of")
    named = [*clause.subjects, *clause.phrases, *([feared] if feared is not None else [])]
    cards = [phrase for phrase in named if phrase.suit or phrase.ranks]
    if any(phrase.determiner in ("my", "dummy") or phrase.act for phrase in cards):
        worth_nothing = state is None and clause.verb_name != "help"
        return worth_nothing or (state is not None and state.value == "harmless")  # "my last club is useless"
    unnamed = is_of_it(clause) or clause.who in ("you", "they") or clause.place("to", "for") is not None
    unnamed = unnamed or any(subject.determiner == "this" for subject in clause.subjects)
    if not cards and not unnamed:
        return False  # "no use playing on"
    for phrase in cards:
        note_known(clause, draft, phrase)
    if clause.negation is not None or not _comes_to_nothing(clause):
        draft.flags.add("vague")
    return True


def _gives_up(clause: Clause, draft: Draft) -> bool:
    """ "*It's no use*", of nothing that was named."""
    alone = clause.who == "it" and clause.copula is not None and clause.place("to", "for") is None
    state = clause.mark("PRED")
    no_use = state is not None and draft.words(state.span).lower() == "no use"
    return alone and no_use and not draft.marks.outstanding


def note_known(clause: Clause, draft: Draft, phrase: NounPhrase, span: Span | None = None) -> None:
    """Notes that he knows of a card, or a trump, that is out: by its rank alone, whether it is one the cards tell."""
    if phrase.suit is not None and phrase.suit in ("T", draft.trumps):
        one = phrase.determiner in ("a", "the", "your", "this") and not phrase.plural
        count = phrase.number or (1 if one or phrase.ranks else None)
        draft.marks.outstanding.append((count, span or clause.span))
    elif phrase.ranks or phrase.cards:
        cards = [card for spec in specs_of(phrase) for card in spec.cards]
        draft.marks.known_out.extend((card, span or clause.span) for card in cards)


_PICKS_UP: Final[tuple[str, ...]] = ("pick up", "picking up")


def note_known_cards(clause: Clause, draft: Draft) -> None:
    """ "*Picking up the jack*", which does not say how; "*I haven't forgotten* the jack"."""
    picks_up = clause.verb_name == "do" and draft.verb_words(clause).startswith(_PICKS_UP) and not clause.negation
    not_forgotten = clause.verb_name == "lose_track" and clause.who == "me" and clause.negation is not None
    for phrase in clause.phrases if picks_up or not_forgotten else ():
        note_known(clause, draft, phrase)


def note_ruffed_with(clause: Clause, draft: Draft) -> None:
    """ "You can ruff one *with your last trump*", "if you ruff with your trump …": he knows that it is out."""
    trump = clause.phrase_at("with") if clause.verb_name in ("ruff", "overruff") else None
    theirs = clause.who in THIRD and clause.negation is None
    if theirs and trump is not None and trump.determiner == "your" and draft.are_trumps(trump.suit):
        note_known(clause, draft, trump)


def note_doubted_trumps(clause: Clause, draft: Draft) -> None:
    """ "All mine - wait, *there are two trumps out*": who voices a doubt about them knows of them (FRM-5)."""
    if clause.verb_name == "have" and clause.who in _OURS:
        return  # "hang on, I have two trumps"
    state = clause.mark("PRED")
    gone = clause.verb_name == "draw" or (state is not None and state.value == "gone")
    if gone != (clause.negation is not None) and clause.verb_name != "draw":
        return  # "hang on, trumps are gone", "there are no trumps out"
    if clause.copula is not None and state is None and clause.subjects and clause.phrases:
        return  # "hang on, hearts are trumps"
    for phrase in (*(clause.subjects or ()), *clause.phrases):
        if is_trump(phrase, draft):
            note_known(clause, draft, phrase)


_OURS: Final[tuple[str | None, ...]] = (None, "me", "dummy", "declarer", "partner")
