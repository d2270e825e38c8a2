"""Clauses that win or make: "I win the last two", "win the club return in hand", "my king will make", "we make it".

What names no more than tricks is left to `having`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import believe_suits
from nlclaim.reading.clause.parts.frames import hand_of
from nlclaim.reading.clause.plays.crossings import add_crossing
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import gain, receiver_side, whose
from nlclaim.reading.clause.tricks.lost_items import LAST_TRICK, is_last_trick, read_tricks_of_theirs
from nlclaim.reading.clause.tricks.their_plays import wins_before_our_rest
from nlclaim.reading.clause.verbs.claiming import claim_spoken_of
from nlclaim.reading.clause.verbs.having import read_have
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, is_rank, specs_of
from nlclaim.reading.segmentation.clause import Clause


def _are_all_the_cards(clause: Clause) -> bool:
    """ "They *all*", "*every one* of them", "*each* of these": of cards, where nothing else is named."""
    return bool(clause.subjects) and all(
        (phrase.quantifier in ("all", "everything") or phrase.determiner == "each")
        and not (phrase.suit or phrase.ranks or phrase.cards or phrase.act)
        for phrase in clause.subjects
    )


def read_win(clause: Clause, draft: Draft) -> None:
    """ "I win the last two", "win all the tricks", "win the ace", "win the club return in hand"."""
    if any(read(clause, draft) for read in _WON):
        return
    if clause.phrase_at("with") is not None:
        draft.marks.then_spans.extend(phrase.span for phrase in clause.phrases if is_last_trick(phrase))
    only_held = all(unit.sort == "held" for unit in draft.plan.units)
    scores = draft.claimer_role == "defender" and draft.verb_words(clause).startswith("score")
    if only_held and (scores or draft.verb_words(clause) in ("come to", "comes to")):
        clause.verb_name = "get"  # "we come to the ace of diamonds, a spade ruff and a trump": tricks, no line
    read_have(clause, draft)


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_coming(clause: Clause, draft: Draft) -> bool:
    """ "*Come to hand* with a trump", "everything else *comes to us*", "there's a ruff *coming to me*"."""
    if not draft.verb_words(clause).startswith(("come", "came", "coming")):
        return False
    to_me = any(person.value == "me" for person in clause.persons)
    to_come = draft.claimer_role == "defender" and not clause.persons  # "there's a trump to come"
    if any(person.label == "ROLE" for person in clause.persons):
        add_crossing(clause, draft)
    elif clause.subjects and to_me:
        for subject in clause.subjects:
            gain(clause, draft, subject)
        if all(subject.is_pointed_at for subject in clause.subjects) and clause.negation is None:
            draft.flags.add("claim")  # "these are coming to me": how many, nobody says
    elif clause.who == "it" and clause.phrases and (to_me or to_come):
        clause.verb_name = "get"
        draft.flags.add("claim")
        for phrase in clause.phrases:
            gain(clause, draft, phrase)
    else:
        return False
    return True


def _read_card_denied(clause: Clause, draft: Draft) -> bool:
    """ "*Your queen of trumps will never make a trick*": that much is claimed."""
    theirs = [bool(phrase.ranks) and phrase.determiner == "your" for phrase in clause.subjects] == [True]
    if not theirs or clause.negation is None:
        return False
    draft.flags.add("claim")
    return True


def _read_won_by_cards(clause: Clause, draft: Draft) -> bool:
    """ "*My trump ten* must score", "*your king* wins the last trick", "*both my kings* score"."""
    counts = draft.counts
    if clause.negation is not None or clause.is_passive:
        return False  # "your jack is picked up"
    cards = [phrase for phrase in clause.subjects if phrase.ranks or phrase.cards or is_rank(phrase)]
    for_them = receiver_side(clause, draft, "for") == "theirs"  # "the ace scores for you"
    if cards and (for_them or _are_theirs(clause, draft, cards)):
        give_away(clause, draft, cards)
        for phrase in clause.phrases:
            if draft.plan.units and ("last" in phrase.adjectives or phrase.ordinal == LAST_TRICK):
                draft.place_last_unit(phrase.span, first=False)
        return True
    if cards:
        draft.marks.then_spans.extend(phrase.span for phrase in clause.phrases if is_last_trick(phrase))
    if clause.phrases:
        return False
    pair = [subject for subject in clause.subjects if len(subject.ranks) == 1 and subject.nouns_plural]
    twice = [subject for subject in pair if subject.quantifier == "both" or subject.number == 2]
    if twice and whose(clause, draft) == "ours":
        draft.claim(Amount(tricks=2 * len(twice)), clause.span)
        return True
    elsewhere = clause.places and not clause.goes_to(("me", "partner"), "for")
    hangs = draft.plan.condition is not None and any(card.determiner != "my" for card in cards)
    if not cards or elsewhere or hangs:
        return False  # "if it loses *the ace wins*" is no more than the condition; "my jack makes" is his
    goes_on = clause.link == "and" and bool(counts.listed) and not counts.claimed
    taken = draft.claimer_role == "defender" and clause.link == "and" and not counts.claimed and bool(draft.plan.steps)
    taken = taken and all(step.verb in _TRICK_EACH for step in draft.plan.steps)
    if (goes_on and len(counts.listed) == len(draft.plan.steps)) or taken:
        counts.listed.extend((1, True) for _ in cards)  # "I have the ace of trumps *and partner's king must score*"
    elif not (draft.names_trick(clause) or _ends_line(clause, draft)):
        draft.claim(Amount(tricks=len(cards)), clause.span)  # not "the nine wins *trick thirteen*", which says which
    won = [draft.add_spec(Verb.WIN, spec) for card in cards for spec in specs_of(card)]
    draft.add_unit(clause, won, "held" if goes_on or taken else "verb")
    return True


def _are_theirs(clause: Clause, draft: Draft, cards: list[NounPhrase]) -> bool:
    """ "*Your king* wins", "that ten *of yours* …", a defender's "*dummy's queen* …"."""
    owner = clause.mark("MINE")
    if owner is not None and owner.value == "you":
        return True
    dummys = draft.claimer_role == "defender" and all(card.determiner == "dummy" for card in cards)
    return dummys or all(card.determiner == "your" for card in cards)


def _ends_line(clause: Clause, draft: Draft) -> bool:
    """ "I crossruff, *and the queen of trumps makes at the end*": declarer's line of play, which counts nothing."""
    plays = any(unit.sort in ("verb", "act") for unit in draft.plan.units)
    return plays and draft.claimer_role != "defender" and clause.link in ("and", "comma")


_TRICK_EACH: Final = frozenset({Verb.CASH, Verb.WIN, Verb.RUFF, Verb.OVERRUFF})
"""Plays of a defender that take a trick each, to which a card that scores adds one."""


def _read_won_by_suits(clause: Clause, draft: Draft) -> bool:
    """ "*My clubs* win", "*every one of them* wins"."""
    if clause.negation is not None:
        return False
    if clause.phrases or clause.places or draft.plan.condition is not None:
        return False
    if draft.verb_words(clause) == "all make" and clause.who == "they":
        draft.claim(Amount(all=True), clause.span)  # "they all make"
        return True
    if not clause.subjects:
        return False
    if all(phrase.suit and phrase.act is None for phrase in clause.subjects):
        believe_suits(clause, draft, clause.subjects, "high")
        counts = [phrase.number or (None if phrase.plural else 1) for phrase in clause.subjects]
        draft.counts.owned += [
            count for count in counts if count and all(counts)
        ]  # "three of my trumps score", "my trump"
        return True
    if _are_all_the_cards(clause):
        draft.claim(Amount(all=True), clause.span)
        return True
    return False


def _read_won_trick(clause: Clause, draft: Draft) -> bool:
    """ "Win *the club return in hand*", "*win*, draw trumps", "play a club, *you win*, I get the rest"."""
    with_card = clause.phrase_at("with") is not None
    leads = [phrase for phrase in clause.phrases if phrase.noun == "lead" or (with_card and is_trick_of(phrase))]
    if len(leads) == len(clause.phrases) and whose(clause, draft) == "ours" and (leads or hand_of(clause)):
        suit = next((phrase.suit for phrase in leads), None)
        card = clause.phrase_at("with")
        ranks = card.ranks if card is not None and suit and not card.suit and len(card.ranks) == 1 else ()
        cards_won = tuple(f"{suit}{rank}" for rank in ranks)  # "winning the diamond return with the ace"
        step = draft.add_step(Verb.WIN, clause.span, suit=suit, cards=cards_won, hand=hand_of(clause))
        draft.add_unit(clause, [step], "verb")
        return True
    alone = not (clause.phrases or clause.places or clause.negation or draft.plan.condition is not None)
    told = clause.who == "you" and clause.link == "comma" and clause.verb is not None and clause.verb.form == "base"
    it = clause.names_only("it") and draft.last.clause is not None
    led = it and draft.last.clause is not None and draft.last.clause.verb_name in ("lead", "play", "duck")
    goes_on = clause.link == "and" and not (clause.phrases or clause.negation or clause.auxiliaries)
    if clause.who in ("you", "they") and led and goes_on:
        draft.flags.add("concede")
        draft.counts.concede(Amount(tricks=1), clause.span)  # "I play a low heart *and you win it*"
        return True
    takes_it = clause.who in ("you", "they") and led and not (clause.phrases or clause.negation or clause.auxiliaries)
    if (alone and told) or ((alone or takes_it) and wins_before_our_rest(clause, draft)):
        draft.counts.concede(Amount(tricks=1), clause.span)
        return True
    if _wins_first(clause, draft) or _wins_next(clause, draft) or _wins_what_comes(clause, draft):
        suit = next((phrase.suit for phrase in clause.phrases), None)
        draft.add_unit(clause, [draft.add_step(Verb.WIN, clause.span, suit=suit)], "verb")
        return True
    return False


_WON: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    _read_card_denied, _read_coming, read_tricks_of_theirs, _read_won_by_cards, _read_won_by_suits, _read_won_trick,
)  # fmt: skip


def is_trick_of(phrase: NounPhrase) -> bool:
    """ "I win *the heart* with the ace": the trick in it that is being played."""
    named = phrase.suit is not None and not (phrase.ranks or phrase.cards or phrase.noun or phrase.act or phrase.of)
    one = phrase.number in (None, 1) and not (phrase.plural or phrase.nouns_plural or phrase.adjectives)
    return named and one and phrase.determiner in ("the", "this", "your")


def _wins_first(clause: Clause, draft: Draft) -> bool:
    """ "*Win*, draw trumps": the trick in progress, with more to come."""
    last = draft.last
    bare = not (clause.phrases or clause.places or clause.marks or clause.subjects or clause.negation)
    said = clause.verb is not None and clause.verb.form == "base" and clause.who in (None, "me")
    back = last.clause.phrases if last.clause is not None else []
    led = clause.link in ("none", "comma") and bool(back) and all(phrase.noun == "lead" for phrase in back)
    quoted = not draft.plan.units and last.clause is not None and last.clause.verb_name == "say"  # "he said 'win, …'"
    return (
        bare and said and _goes_on(clause, draft) and (clause.link == "start" or led or quoted)
    )  # "whatever you return I win, …"


def _wins_next(clause: Clause, draft: Draft) -> bool:
    """ "*Win the next one* and run the hearts": whatever is led."""
    next_one = [
        phrase.adjectives == ("next",) and phrase.noun in (None, "one", "trick") and phrase.number in (None, 1)
        for phrase in clause.phrases
    ]
    return next_one == [True] and whose(clause, draft) == "ours" and _goes_on(clause, draft)


def _wins_what_comes(clause: Clause, draft: Draft) -> bool:
    """ "Play ace and another diamond, *win whatever*, and run the hearts", "give up a club, *win*, draw trumps"."""
    last = draft.plan.last_step
    whatever = all(mark.value == "either_way" for mark in clause.marks)
    anything = all(phrase.quantifier == "any" and not phrase.has_head for phrase in clause.phrases)
    bare = whatever and anything and not (clause.places or clause.subjects or clause.negation or clause.auxiliaries)
    ours = clause.verb is not None and clause.verb.form == "base" and clause.who in (None, "me")
    given = last is not None and last.verb in (Verb.LEAD, Verb.CONCEDE, Verb.KNOCK_OUT) and not last.negated
    return bare and ours and _goes_on(clause, draft) and given and clause.link in ("comma", "and")


def _goes_on(clause: Clause, draft: Draft) -> bool:
    """Whether it is said what comes then: "win, *draw trumps*", "win *and run the hearts*"."""
    return draft.lowered[clause.end :].lstrip().startswith((",", "and ", "then "))


_EXACTLY: Final = re.compile(
    r",? (?:exactly|precisely|as bid|no more(?:,? (?:and )?no less)?|no overtricks?|neither more nor less)\b(?! than)",
    re.IGNORECASE,
)


def _makes_exactly(clause: Clause, draft: Draft) -> bool:
    """ "Making *four spades exactly*": the contract; "four spades" alone are tricks."""
    bid = clause.only_phrase
    if bid is None or bid.suit is None or not 1 <= (bid.number or 0) <= HIGHEST_LEVEL:
        return False
    plain = not (clause.negation or clause.places) and clause.who in (None, "me", "he", "declarer")
    plain = plain and not (bid.ranks or bid.act or bid.determiner)
    if plain and draft.plan.condition is not None and _OR_DOWN.search(draft.text, clause.end) is not None:
        return True  # "if it works I make four spades, otherwise one off"
    return plain and _EXACTLY.match(draft.text, clause.end) is not None


_OR_DOWN: Final = re.compile(
    r"\b(?:otherwise|if not|else|failing that|if (?:it|that) (?:fails|loses|does))\b.{0,40}"
    r"\b(?:off|down|light|short)\b",
    re.IGNORECASE,
)


def read_make(clause: Clause, draft: Draft) -> None:
    """ "I make four", "we make it", "my king will make"."""
    if draft.counts.results and clause.copula is not None and draft.words(clause.copula.span).lower() == "was":
        return  # "conceded one down, was making"
    if any(subject.noun == "claim" for subject in clause.subjects):
        claim_spoken_of(clause, draft, clause.subjects)
        return
    if _makes_exactly(clause, draft):
        draft.add_result(Result(over=0))
        return
    if _read_card_denied(clause, draft) or read_tricks_of_theirs(clause, draft):
        return
    card = any(phrase.ranks or phrase.cards or is_rank(phrase) for phrase in clause.subjects)
    # "My king makes on the last trick", "the king of trumps makes in any case".
    said = [mark for mark in clause.marks if mark.label not in ("LAST", "HOW", "ANYORDER")]
    alone = not (clause.phrases or clause.persons or clause.places or said)
    hangs = draft.lowered[clause.end :].lstrip().startswith(("if ", "unless "))
    if alone and hangs and clause.who == "me" and not (clause.negation or clause.auxiliaries):
        draft.add_result(Result(over=0))  # "I make unless trumps are 4-0"
        return
    for_them = receiver_side(clause, draft, "for") == "theirs"  # "the king of trumps makes for you"
    yours = [subject.determiner for subject in clause.subjects] == ["your"]  # "your king makes a trick"
    yours = yours and clause.subordinate is None and all(phrase.quantifier != "no" for phrase in clause.phrases)
    (read_win if card and (alone or for_them or yours) else read_have)(clause, draft)
