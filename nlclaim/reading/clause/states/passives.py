"""What is done, or has been: "trumps are drawn", "the clubs are established", "the ace of hearts is cashed"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.cards.beliefs import believe_hand_high, believe_suits
from nlclaim.reading.clause.cards.outstanding import believe_cards_gone, believe_gone, draw_by_then
from nlclaim.reading.clause.parts.frames import has_been, is_past_state
from nlclaim.reading.clause.plays.drawing import note_drawn
from nlclaim.reading.clause.plays.finesses import run_card
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act
from nlclaim.reading.clause.states.predicates import believe_them_good
from nlclaim.reading.clause.tricks.gains import gain
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import Amount, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_passive(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """Reads what is done, or has been; false when it is no play."""
    for read in (_read_done_before, _read_taken, _read_set, _read_drawing, _read_played):
        answer = read(clause, draft, subjects)
        if answer is not None:
            return answer
    led = subjects[0] if len(subjects) == 1 and clause.verb_name == "run" and clause.negation is None else None
    if led is not None and len(led.ranks) == 1 and led.ranks[0] in "QJT98" and led.determiner != "your":
        step = run_card(clause, draft, specs_of(led, draft.last.suit)[0])
        draft.add_unit(clause, [step], "verb")
        return True  # "the jack of spades is run"
    if clause.verb_name in ("establish", "run", "cash") and subjects:
        if clause.negation is not None:
            return True  # "the clubs can't be established"
        if clause.subordinate not in ("after", "before"):
            believe_suits(clause, draft, subjects, "runs" if clause.verb_name == "run" else "high")
            return True
    return _read_done_to(clause, draft, clause.verb_name, subjects)


# Each reads the clause, tells that it is no play (false), or that it is none of its kind.


def _read_done_before(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    """ "The ace of spades *has been played*", "my losers have been ruffed": over, and nothing to come."""
    if not _has_been_played(clause, draft):
        return None
    claims = "belief" in draft.flags or any(phrase.suit == "T" and not phrase.ranks for phrase in subjects)
    believe_played(clause, draft, subjects)
    if not claims:
        draft.flags.discard("belief")  # that a card is gone claims nothing, that all trumps are may
    return True


def _has_been_played(clause: Clause, draft: Draft) -> bool:
    """ "The jack of clubs *has been played*", "trumps *have been led* twice": told, and no play to come."""
    already = clause.is_past and " already " in draft.words(clause.span).lower()
    over = (
        has_been(clause, draft) or already or (clause.is_passive and (clause.perfect or is_past_state(clause, draft)))
    )
    told = over and clause.verb_name in _PLAYED and clause.negation is None and clause.subordinate is None
    return told and not (clause.auxiliaries or clause.question or clause.phrases)


_PLAYED: Final = frozenset({
    "play", "cash", "run", "lead", "ruff", "unblock", "knock_out", "discard", "finesse", "duck", "see",
})  # fmt: skip
"""Plays after which the cards that were played are gone."""


def _read_taken(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    verb = clause.verb_name
    if verb in ("win", "take", "make") and clause.is_passive and clause.goes_to(("me",), "by") and not clause.negation:
        for phrase in subjects:
            gain(clause, draft, phrase)  # "all of the remaining tricks will be won by me"
        return bool(subjects)
    acts = clause.is_passive and bool(subjects) and all(phrase.act for phrase in subjects)
    told = is_past_state(clause, draft) or has_been(clause, draft) or draft.plan.condition is not None
    if verb == "take" and acts and not told and clause.subordinate is None:
        for phrase in subjects:
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")  # "the finesse would be taken at the end"
        return True
    if verb == "win" and [phrase.noun for phrase in subjects] == ["contract"] and clause.negation is None:
        draft.add_result(Result(over=0))  # "the game is won"
        return True
    if verb == "take" and clause.is_passive and clause.subordinate in ("after", "before") and _are_cards(subjects):
        clause.verb_name = "cash"  # "once my spade winners have been taken"
    if verb not in ("cash", "run"):
        return None
    hoped = draft.last.clause is not None and draft.verb_words(draft.last.clause).startswith("hope")
    if hoped and clause.who == "they":
        return True  # "my diamonds, which I hope they are running"
    only_all = all(phrase.quantifier == "all" and not phrase.has_head for phrase in clause.phrases)
    if clause.who == "they" and only_all and clause.negation is None:
        draft.claim(Amount(all=True, loosely=True), clause.span)  # "they're all cashing"
        return True
    if clause.who != "it" or not clause.phrases or clause.negation is not None:
        return None
    clause.verb_name = "have"
    for phrase in clause.phrases:
        gain(clause, draft, phrase)  # "there are two hearts cashing"
    return True


def _are_cards(subjects: list[NounPhrase]) -> bool:
    """Whether they are named, and surely none of the other side's, as "the ace" might be."""
    named = all(bool(phrase.suit) and not phrase.act for phrase in subjects)
    ours = all(phrase.determiner == "my" or (phrase.plural and phrase.determiner != "your") for phrase in subjects)
    return bool(subjects) and named and ours


def _read_set(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    if clause.verb_name == "need":
        return False  # "the finesse isn't needed"
    if clause.verb_name != "establish" or clause.negation is not None:
        return None
    if draft.verb_words(clause) == "set" and clause.who == "you":
        draft.flags |= {"claim", "their_result"}  # "you're set"
        return True
    set_up = clause.copula is not None and clause.verb is not None and clause.verb.form == "base"
    if subjects and (clause.is_passive or set_up) and set_up_by_ruffing(clause, draft, subjects):
        return True
    if subjects or not clause.is_passive:
        return None
    if clause.subordinate == "before":
        return True  # "ruff clubs until they are established": what the ruffs are for
    if clause.who == "they" and clause.subordinate is None:
        believe_them_good(clause, draft)  # "I give up a club and they're established"
        return True
    believe_hand_high(clause, draft)  # "dummy is set up", "they're established"
    return True


def set_up_by_ruffing(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The clubs can be set up *with one ruff*": still to be done."""
    means = clause.phrase_at("with", "by")
    if means is None or means.act != "ruff" or is_past_state(clause, draft):
        return False
    clause.phrases, clause.places = list(subjects), []
    steps = PLAY_VERBS["establish"](clause, draft)
    for number in steps:
        step = draft.plan.steps[number]
        draft.plan.change_step(number, how=(*step.how, "ruffing"))
    draft.add_unit(clause, steps, "verb")
    draft.said_beside.append(means.span)
    return True


def _read_drawing(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    if clause.verb_name == "draw" and clause.who == "they" and clause.link == "and" and draft.counts.claimed:
        before = draft.last.clause
        if before is not None and [p.suit == "T" for p in before.phrases] == [True]:
            draft.counts.claimed = [each for each in draft.counts.claimed if not each[1].overlaps(before.span)]
        # "one more trump *and they're drawn*": a round, no trick counted
    heard = clause.verb is not None and clause.verb.form == "base" and any(p.suit for p in clause.subjects)
    drawn = clause.verb_name in ("draw", "clear") and (clause.is_passive or heard)  # "trumps are draw"
    return read_drawn(clause, draft, subjects) if drawn else None


def _read_played(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    verb = clause.verb_name
    set_up = verb == "establish" and clause.verb is not None and clause.verb.form == "base"
    done = clause.is_passive or set_up  # "once the clubs are set up"
    to_be_done = subjects and verb in PLAY_VERBS and (_is_to_be_done(clause, draft) or _is_done_next(clause, draft))
    if done and clause.subordinate in ("after", "before") and verb in PLAY_VERBS and not clause.phrases:
        last = subjects[-1].suit if subjects and subjects[-1].ranks else None
        clause.phrases = [replace(p, suit=p.suit or last) if p.ranks else p for p in subjects]
        # "once the ace of diamonds is forced out", "after the ace and king of clubs are cashed"
    elif verb == "play" and clause.is_passive and clause.mark("HOW") and all(p.suit and p.plural for p in subjects):
        clause.phrases, clause.verb_name = list(subjects), "cash"  # "hearts are played from the top"
    elif to_be_done or (_is_one_play(clause, subjects) and not is_past_state(clause, draft)):
        clause.phrases = list(subjects)  # "spades to be cashed", "the king of hearts is cashed first"
    else:
        return None
    draft.add_unit(clause, PLAY_VERBS[clause.verb_name](clause, draft), "verb")
    return True


def believe_played(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    """The cards that were played are gone; a suit is, where all of it was."""
    for phrase in subjects:
        if phrase.ranks or phrase.cards:
            believe_cards_gone(clause, draft, phrase)
            continue
        whole = phrase.number in (None, 13) and not (phrase.adjectives or phrase.noun)
        if phrase.suit and whole and (phrase.quantifier == "all" or (phrase.plural and clause.verb_name == "run")):
            believe_gone(clause, draft, phrase.suit)


def _read_done_to(clause: Clause, draft: Draft, verb: str, subjects: list[NounPhrase]) -> bool:
    """ "The clubs *are led*" is a play; "two clubs *were ducked*" and "my ace *is ruffed*" are told."""
    if verb == "ruff" and subjects and (clause.place("by") or any(p.determiner == "my" and p.ranks for p in subjects)):
        return True
    if verb not in _DONE_TO or not clause.is_passive or not subjects or clause.negation is not None or clause.phrases:
        return False
    theirs = clause.mark_at("by") is not None or any(p.determiner == "your" or p.quantifier == "no" for p in subjects)
    if not (theirs or is_past_state(clause, draft)):
        clause.phrases = list(subjects)
        draft.add_unit(clause, PLAY_VERBS[verb](clause, draft), "verb")
    return True


_DONE_TO: Final = frozenset({"lead", "finesse", "duck", "unblock", "knock_out", "test"})
"""Plays that are done to a suit or a card without changing what it is: no state of it, but something that happens."""


def _is_one_play(clause: Clause, subjects: list[NounPhrase]) -> bool:
    """ "The ace of hearts is cashed", "a heart is ducked": what is done with a card is no state of a suit."""
    if not clause.is_passive or clause.phrases or not subjects or clause.negation is not None:
        return False
    named = all(phrase.ranks or phrase.cards for phrase in subjects)
    single = all(phrase.suit and not phrase.plural for phrase in subjects)
    cards = named and clause.verb_name in ("cash", "run", "play", "unblock", "knock_out")
    return cards or (single and clause.verb_name in ("lead", "duck", "unblock"))


def _is_to_be_done(clause: Clause, draft: Draft) -> bool:
    to = any(place.preposition == "to" and place.object is None for place in clause.places)
    return (to or _is_to_come(clause, draft)) and clause.negation is None and clause.is_passive


def _is_done_next(clause: Clause, draft: Draft) -> bool:
    """ "Once trumps are out *the clubs are cashed*", "*then the clubs are run*": no state of them."""
    before = draft.last.clause
    follows = before is not None and before.subordinate == "after" and clause.link == "none"
    now = clause.copula is not None and draft.words(clause.copula.span).lower() in ("are", "is", "get", "gets")
    return now and clause.verb_name in ("cash", "run") and (follows or clause.joint("THEN") is not None)


def _is_to_come(clause: Clause, draft: Draft) -> bool:
    """ "Trumps *will be* drawn", "*have to be*", "*must be*", and in a report "*would be*"."""
    words = draft.words(clause.copula.span).lower().split() if clause.copula is not None else []
    obliged = [word for mark in clause.auxiliaries for word in draft.words(mark.span).lower().split()[-1:]]
    to_be = words[-1:] == ["be"] and bool({"must", "should"}.intersection(words) or "to" in obliged)
    progresses = (
        words in (["are"], ["were"], ["'re"], ["is"], ["was"]) and _BEING.search(draft.words(clause.span)) is not None
    )
    by_now = " by now" in draft.lowered[clause.start :]
    return (
        (to_be and clause.negation is None and not by_now)
        or (progresses and clause.negation is None)
        or bool({"will", "'ll"}.intersection(words + obliged))
        or ("would" in words + obliged and not by_now)
    )


_BEING: Final = re.compile(r"\bbeing\b", re.IGNORECASE)
_THEN_NEXT: Final = re.compile(r",? (?:and )?(?:then|next|after that|afterwards)\b", re.IGNORECASE)


def _will_be_drawn(clause: Clause, draft: Draft) -> bool:
    """Whether it is planned: "once trumps are drawn", "… are drawn at the end", "then the trumps are drawn"."""
    if clause.copula is not None and draft.words(clause.copula.span).lower() in ("will be", "would be"):
        return " by now" not in draft.lowered[clause.start :]  # "trumps *will be drawn* and two tricks conceded"
    if clause.end <= draft.report.told_from:
        return False  # "trumps having been drawn, declarer claimed …"
    if clause.subordinate in ("after", "before") and " already " not in draft.words(clause.span).lower():
        return True
    if _is_to_be_done(clause, draft) or _is_to_come(clause, draft):
        return True
    if clause.perfect or (clause.copula and draft.words(clause.copula.span).lower() not in ("are", "is", "'re", "'s")):
        return False  # "and then trumps were drawn", "trumps have been drawn in two rounds"
    rounds = clause.phrase_at("in")
    at_end = any(draft.words(mark.span).lower().endswith(" end") for mark in clause.marks if mark.label == "LAST")
    before = draft.last.clause
    follows = before is not None and before.subordinate == "after" and clause.link in ("none", "comma")
    if follows and before is not None and before.verb is not None and not before.joint("STOP"):
        return True  # "once a heart is ruffed, *trumps are drawn*"
    at_end = at_end or clause.mark("FIRST") is not None  # "the heart pitched on the spades, trumps pulled first"
    then = clause.copula is not None and clause.joint("THEN") is not None
    then = then or _THEN_NEXT.match(draft.text, clause.end) is not None  # "your trump is drawn, then …"
    return at_end or then or (rounds is not None and rounds.noun == "round")


def read_drawn(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Trumps are drawn": a plan or a state, never refused."""
    suit = next((phrase.suit for phrase in subjects if phrase.suit), "T")
    if any(phrase.quantifier in ("no", "none") for phrase in subjects):
        return True  # "no trumps drawn, crossruff"
    planned = _will_be_drawn(clause, draft)
    if clause.negation is not None and not planned:
        draft.marks.outstanding.append((None, clause.span))
        draft.flags.add("objection")  # "trumps haven't been drawn"
        return True
    if planned:
        draw_by_then(clause, draft, suit)
        cards = tuple(suit + rank for phrase in subjects for rank in phrase.ranks)
        draft.plan.change_step(draft.plan.steps[-1].id, cards=cards)  # "once the jack of trumps is drawn"
    else:
        note_drawn(clause, draft, subjects, suit)
        draft.flags.add("belief")
        bare = clause.copula is None and not (clause.perfect or clause.subordinate or clause.marks)
        already = " already " in draft.words(clause.span).lower()
        if bare and suit == "T" and not already and not any(phrase.quantifier for phrase in subjects):
            draft.last.trumps_drawn = clause
    return True
