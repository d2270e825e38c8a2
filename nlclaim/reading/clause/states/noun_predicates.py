"""What something is said to be: "the diamonds are winners", "the small spade is a loser", "clubs are trumps"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import (
    HANDS,
    believe,
    believe_hand_high,
    believe_high,
    believed_step,
    comes_after_plays,
    goes_on_from_play,
)
from nlclaim.reading.clause.cards.outstanding import believe_gone
from nlclaim.reading.clause.lists.listings import read_listing
from nlclaim.reading.clause.parts.frames import hand_of, has_enough, is_past_state, role_hand
from nlclaim.reading.clause.plays.crossings import cash_goal
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, is_other_of_them, left_out
from nlclaim.reading.clause.tricks.gains import gain, hold_trumps_too, side_of
from nlclaim.reading.clause.tricks.tricks_named import (
    has_noun,
    read_card_is_trick,
    read_last_trick,
    read_nth_trick,
    read_only_trick,
    read_pointed,
    read_setting_trick,
    read_tricks_here,
)
from nlclaim.reading.clause.verbs.claiming import claim_spoken_of
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.phrases import Amount, amount_of, is_rank, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_noun_predicate(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """Reads "X is Y", Y a noun phrase; false when nothing is made of it."""
    if [phrase.after_unread and phrase.determiner == "your" for phrase in clause.phrases] == [True]:
        return True  # "my king is *behind* your ace"
    return any(read(clause, draft, subjects) for read in _TURNS_OF_SPEECH)


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_claim_was(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*The claim was* for all bar the ace of trumps", "eleven *was her claim*"."""
    amount = amount_of(subjects[0]) if len(subjects) == 1 and clause.negation is None else None
    if amount is not None and [phrase.noun for phrase in clause.phrases] == ["claim"]:
        draft.claim(amount, subjects[0].span)
        if clause.phrases[0].determiner != "my":
            draft.flags.add("reported")  # "nine was the claim and nine is what *she* got"
        return True
    counted = [subject.noun for subject in subjects] == ["claim"] and (clause.place("for") or subjects[0].of)
    if counted:
        claim_spoken_of(clause, draft, subjects)
    return bool(counted)


def _read_last_of_trumps(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*That was the last trump*", "that's the last of the trumps": none is out any more."""
    last = clause.phrases[0] if len(clause.phrases) == 1 else None
    this = [subject.determiner == "this" and not subject.has_head for subject in subjects] == [True]
    if last is None or not this or clause.negation is not None or clause.question or clause.subordinate is not None:
        return False
    of_all = last.of is not None and last.of.suit == "T"
    plain = last.determiner == "the" and "last" in last.adjectives and last.number is None and not last.ranks
    if not plain or last.suit != "T" or not (of_all or is_past_state(clause, draft)):
        return False
    believe_gone(clause, draft, "T")
    return True


def _read_there_is(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "There's *my trump jack*": a trick that was not counted."""
    mine = [phrase.determiner == "my" and bool(phrase.ranks) for phrase in clause.phrases]
    if (
        clause.who != "it"
        or mine != [True]
        or clause.subjects
        or clause.places
        or clause.marks
        or clause.negation is not None
    ):
        return False
    if draft.lowered[clause.end :].lstrip().startswith(("to ", "and ")):
        return False  # "there's my jack to lose"
    specs = specs_of(clause.phrases[0])
    draft.claim(Amount(tricks=sum(len(spec.cards) or spec.count or 1 for spec in specs)), clause.span)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs], "held")
    return True


def _read_more_lost(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "You've had two and *there's another*": theirs too."""
    before = draft.last.clause
    had = before is not None and before.perfect and before.who in ("you", "they") and before.verb_name in _HAD
    more = [p.number in (None, 1) and (p.quantifier == "more" or "another" in p.adjectives) for p in clause.phrases]
    if not had or clause.who != "it" or more != [True] or clause.negation or clause.link != "and":
        return False
    if clause.goes_to(("me",), "for", "to"):
        return False
    give_away(clause, draft, clause.phrases)
    return True


_HAD: Final[tuple[str, ...]] = ("have", "get", "take", "win", "make")


def _read_there_for(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "I've got eight, and *there's the diamond for nine*": one more, and so many in all."""
    total, card = clause.phrase_at("for"), clause.only_phrase
    if clause.who != "it" or card is None or total is None or not total.is_bare_number or clause.negation:
        return False
    before = draft.counts.claimed[-1][0].tricks if draft.counts.claimed else None
    if before is None or total.number is None or total.number <= before or not (card.suit or card.ranks or card.act):
        return False
    draft.counts.claimed.clear()
    draft.claim(Amount(tricks=total.number), total.span)
    if card.act:
        draft.add_unit(clause, [add_act(clause, draft, card)], "act")
    else:
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, listed=True) for spec in specs_of(card)], "held")
    return True


def _read_one_of_those(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "It's *one of those*": a kind of hand, and no trick."""
    one = clause.only_phrase if clause.who == "it" else None
    return one is not None and one.is_bare_number and one.number == 1 and one.of is not None and one.of.is_pointed_at


def _read_losers_there(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "There are *two more losers*", "there are *no losers*", "there isn't *a loser*"."""
    if clause.negation is not None and [p.noun == "loser" and p.determiner == "a" for p in clause.phrases] == [True]:
        clause.phrases = [replace(clause.phrases[0], determiner=None, quantifier="no")]
        clause.negation = None
    losers = [phrase.noun == "loser" or "losing" in phrase.adjectives for phrase in clause.phrases]
    elsewhere = any(getattr(place.object, "label", "") != "ROLE" for place in clause.places)  # not "in either hand"
    if clause.who != "it" or losers != [True] or clause.subjects or elsewhere or clause.negation is not None:
        return False
    gain(clause, draft, clause.phrases[0])
    return True


def _read_none_there(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*There are no good spades*", "there are enough entries": what there is not, or is for, is not played here."""
    denied = clause.negation is not None or [phrase.quantifier == "no" for phrase in clause.phrases] == [True]
    cards = [bool(p.suit or p.ranks or p.cards or p.noun in ("winner", "entry")) for p in clause.phrases] == [True]
    there = clause.subject is not None and draft.words(clause.subject.span).lower() == "there"
    against = clause.place("against") is not None
    if there and against and [p.quantifier == "none" and not p.has_head for p in clause.phrases] == [True]:
        return True  # "there are *none against me*": trumps, and nothing of tricks
    if not there or not cards or clause.phrases[0].act or clause.exclusions or clause.question:
        return False
    return denied or has_enough(clause, draft)


def _read_what_is_ours(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "All I get *is the ace of clubs*"."""
    if "named_next" not in draft.flags or clause.subjects or clause.who is not None:
        return False
    if any(phrase.suit == "T" and phrase.plural and not phrase.ranks for phrase in clause.phrases):
        draft.claim(Amount(all=True), clause.span)  # "all I have left is trumps"
        hold_trumps_too(clause, draft, clause.phrases)
        return True
    specs = [spec for phrase in clause.phrases for spec in specs_of(phrase) if spec.named]
    for phrase in clause.phrases if not specs else ():
        gain(clause, draft, phrase)  # "all I get is one trick"
    if specs:
        draft.claim(Amount(tricks=sum(spec.count or 1 for spec in specs)), clause.span)
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs], "held")
    return True


def _read_so_is(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The trumps are mine, and *so is the rest*", "hearts are good, *so is the club ace*"."""
    so = draft.joined_by(clause, "so")
    owner = draft.last.clause.mark("MINE") if draft.last.clause is not None else None
    if so and owner is not None and owner.value == "you" and not clause.subjects and clause.who is None:
        give_away(clause, draft, clause.phrases)  # "this one's yours, and so are all the others"
        return True
    if so and "loser" in draft.flags and not clause.subjects:
        if "has_losers" in draft.flags:
            give_away(clause, draft, clause.phrases)
        return True  # "the heart is a loser, and so is the club"
    if so and owner is not None and owner.value == "me" and not clause.subjects and clause.negation is None:
        named = [phrase for phrase in clause.phrases if phrase.suit or phrase.ranks or phrase.cards]
        for spec in [spec for phrase in named for spec in specs_of(phrase)]:
            believed_step(clause, draft, spec.suit, spec.cards, None)  # "the top heart is mine, so is every trump"
    if not so or not draft.beliefs or clause.who is not None or clause.subjects:
        return False
    denied = draft.last.clause is not None and draft.last.clause.negation is not None
    if any(person.value in HANDS for person in clause.persons) and not denied:
        believe_hand_high(clause, draft)  # "dummy's clubs are good and so is my hand"
    for phrase in clause.phrases:
        amount = amount_of(phrase)
        if amount is not None and not is_rank(phrase):
            draft.claim(amount, phrase.span)
        elif amount is None:
            believe(clause, draft, phrase, "high")  # "the ten is good and so is the nine": which suit, nobody says
    return True


def _read_marked_finesse(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The heart finesse is marked", "is a hundred percent"."""
    marked = any(set(phrase.adjectives) & {"marked", "proven"} for phrase in clause.phrases)
    marked = marked or (not clause.phrases and any(mark.value == "vague" for mark in clause.marks))
    finesse = next((phrase for phrase in subjects if phrase.act == "finesse"), None)
    if not marked or finesse is None or clause.negation is not None:
        return False
    finesse = replace(finesse, adjectives=tuple(dict.fromkeys((*finesse.adjectives, "marked"))))
    finesse = finesse if finesse.suit else replace(finesse, suit=_suit_spoken_of(draft.last))
    draft.add_unit(clause, [add_act(clause, draft, finesse)], "act")
    return True


def _read_finesse_for(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*The club finesse is for the overtrick*": taken, and what it is taken for is still to be read."""
    taken = [phrase.act == "finesse" for phrase in clause.subjects] == [True] and clause.place("for") is not None
    if taken and clause.negation is None and not any(step.verb is Verb.FINESSE for step in draft.plan.steps):
        draft.add_unit(clause, [add_act(clause, draft, subjects[0])], "act")
    return False


def _suit_spoken_of(last: LastSaid) -> str | None:
    """ "West is out of *diamonds*, so the finesse is marked": the suit that the clause before names."""
    before = last.clause
    said = [*before.phrases, *(place.object for place in before.places)] if before is not None else []
    return next((each.suit for each in said if isinstance(each, NounPhrase) and each.suit), None)


def _read_what_was(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Then he saw that *there were two*": told, not claimed; "it's your ace of trumps": one given up."""
    told = is_past_state(clause, draft)
    yours = [p for p in clause.phrases if p.determiner == "your" and (p.ranks or p.cards)]
    if clause.who == "it" and yours and len(yours) == len(clause.phrases) and not told and clause.negation is None:
        give_away(clause, draft, yours)  # "it's your ace of trumps"
        return True
    return told and clause.who == "it" and all(phrase.is_bare_number for phrase in clause.phrases)


def _read_trump_out(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*The only outstanding trump* is the nine": known to be out."""
    out = [subject.suit == "T" and _OUT.search(draft.words(subject.span)) is not None for subject in subjects] == [True]
    if not out or len(clause.phrases) != 1 or clause.negation is not None:
        return False
    draft.marks.outstanding.append((1, clause.span))
    return True


_OUT: Final = re.compile(r"\b(?:outstanding|missing|remaining|left)\b", re.IGNORECASE)


def _read_card_is_entry(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The heart ace is the way over"."""
    if [p.noun for p in subjects] == ["entry"] and clause.phrases:
        subjects = clause.phrases  # "dummy's entry is the heart ace"
    elif not has_noun(clause, "entry"):
        return False
    if not subjects or not (subjects[0].ranks or subjects[0].cards):
        return False
    if clause.negation is not None or any(phrase.quantifier == "no" for phrase in clause.phrases):
        return True  # "the ace of hearts is no entry"
    hand = "dummy" if subjects[0].determiner == "dummy" else None
    over = draft.add_spec(Verb.CROSS, specs_of(subjects[0])[0], count=None, hand=hand)
    draft.add_unit(clause, [over], "act")
    purpose = clause.phrase_at("for", "to")
    if purpose is not None and purpose.act == "finesse":
        draft.plan.add_tail([add_act(clause, draft, purpose)])  # "the ace is the entry *for the spade finesse*"
        return True
    draft.plan.units[-1].free = not any(unit.sort in ("verb", "act") for unit in draft.plan.units[:-1])  # how, not when
    cash_goal(clause, draft)
    return True


def _read_winners(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The diamonds are winners", "dummy is all winners", "they're winners"."""
    all_of_it = clause.who == "it" and not clause.subjects and draft.words(clause.span).lower().startswith("it")
    if all_of_it and [phrase.noun == "winner" and not phrase.number for phrase in clause.phrases] == [True]:
        draft.claim(Amount(all=True), clause.span)  # "it's tops all the way"
        return True
    if not has_noun(clause, "winner") or clause.negation is not None:
        return False
    if (
        clause.who == "it"
        and _ONLY_THERE.match(draft.text, clause.start)
        and [p.number for p in clause.phrases] == [None]
    ):
        if goes_on_from_play(clause, draft):
            believed_step(clause, draft, None, (), hand_of(clause))
        draft.claim(Amount(all=True), clause.span)  # "there's only winners on the table now"
        return True
    if clause.who in HANDS:
        believe_hand_high(clause, draft)
        left_out(clause, draft)
    elif [p.noun == "card" and p.nouns_plural and _are_ours(p, clause) for p in subjects if p.has_head] == [True]:
        believe_hand_high(clause, draft)  # "dummy's cards are all winners"
    elif subjects and subjects is not clause.phrases and not _are_these(subjects):
        believe_high(clause, draft, subjects)
    else:
        draft.claim(Amount(all=True, loosely=True), clause.span)
    return True


_ONLY_THERE: Final = re.compile(r"there(?:['’]?s| is| are)(?: now)? (?:only|just|nothing but)\b", re.IGNORECASE)


def _are_ours(cards: NounPhrase, clause: Clause) -> bool:
    """Whether they are none of "your cards": those of "*declarer's* cards" are ours, unless a defender says so."""
    return cards.determiner != "your" or any(person.value == "declarer" for person in clause.persons)


def _are_these(subjects: list[NounPhrase]) -> bool:
    return len(subjects) == 1 and subjects[0].is_pointed_at


def _read_losers(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The ace of clubs is my only loser", "my only loser is a club", "the only trick I lose is …"."""
    losing = any("losing" in phrase.adjectives for phrase in clause.phrases)
    if losing and len(clause.phrases) == 1 and clause.negation is None and _is_last_card(subjects):
        draft.flags |= {"concede", "has_losers"}
        give_away(clause, draft, clause.phrases)  # "my last card is a losing club"
        return True
    only = [p.noun == "loser" and p.determiner == "my" for p in clause.phrases] == [True]
    this = [subject.is_that for subject in subjects] == [True]
    if only and this and is_past_state(clause, draft) and clause.negation is None:
        draft.claim(Amount(all=True), clause.span)  # "that was my only loser"
        return True
    if has_noun(clause, "loser"):
        draft.flags.add("loser")
        rest = any(subject.quantifier in ("rest", "everything") and not subject.suit for subject in subjects)
        if rest and clause.negation is None and all(subject.of is None for subject in subjects):
            draft.counts.concede(Amount(all=True), clause.span)  # "the rest are losers"
        if _is_last_card(subjects) and clause.negation is None:
            draft.flags |= {"concede", "has_losers"}
            draft.counts.concede(Amount(tricks=subjects[0].number or 1), clause.span)  # "my last card is a loser"
            return True
        if _give_pointed_losers(clause, draft, subjects):
            return True
        if clause.negation is None and [is_other_of_them(draft, subject) for subject in subjects] == [True]:
            draft.flags |= {"concede", "has_losers"}
            give_away(clause, draft, subjects)  # "one of my hearts goes on the ace, the other is a loser"
            return True
        own = bool(clause.subjects) and clause.negation is None and all(map(_is_own_and_counted, subjects))
        if " only " in draft.words(clause.span).lower() or own:
            draft.flags |= {"concede", "has_losers"}
            give_away(clause, draft, subjects)
        return True
    opened = "lose_open" in draft.flags and not clause.subjects and clause.subject is None
    if not clause.phrases or not (opened or any(phrase.noun == "loser" for phrase in subjects)):
        return False
    draft.flags |= {"concede", "has_losers"}
    give_away(clause, draft, clause.phrases)
    return True


def _give_pointed_losers(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*They're all* losers", "*two of these* are losers", "*one of these hearts* is a loser"."""
    if clause.negation is not None:
        return False
    theirs = [phrase.determiner == "your" and bool(phrase.suit and phrase.number) for phrase in subjects] == [True]
    if theirs and draft.claimer_role == "defender" and clause.subjects:
        draft.claim(Amount(tricks=subjects[0].number), clause.span)  # "your last two hearts are losers"
        return True
    every = [phrase.quantifier == "all" and not phrase.suit for phrase in clause.phrases] == [True]
    if clause.who in ("they", "it") and not clause.subjects and every:
        draft.flags |= {"concede", "has_losers"}
        draft.counts.concede(Amount(all=True), clause.span)
        return True
    if len(subjects) != 1 or not clause.subjects:
        return False
    counted, these = subjects[0], subjects[0].of
    if counted.is_bare_number and clause.who in HANDS:
        draft.counts.concede(Amount(tricks=counted.number), clause.span)  # "two of my cards are losers"
        return True
    if counted.number is None or counted.suit or these is None or these.determiner not in ("these", "my"):
        return False
    draft.flags |= {"concede", "has_losers"}
    give_away(clause, draft, [replace(counted, of=None, suit=these.suit, noun=None if these.suit else "trick")])
    return True


def _is_own_and_counted(phrase: NounPhrase) -> bool:
    """ "The nine of clubs", "a heart", "two hearts", not "the hearts" and not "your ace"."""
    if phrase.determiner == "your" or not (phrase.suit or phrase.ranks):
        return False
    one_card = len(phrase.ranks) == 1 and not phrase.nouns_plural
    return one_card or not phrase.plural or phrase.number is not None


_PLACED: Final = frozenset({"last", "next", "other", "remaining"})


def _is_last_card(subjects: list[NounPhrase]) -> bool:
    last_one = [p.is_bare_number and bool(_PLACED & {*p.adjectives}) and p.of is None for p in subjects] == [True]
    return last_one or [p.noun == "card" and p.determiner != "your" for p in subjects] == [True]


_ALL_LEFT: Final = re.compile(r"\W*all (?:that['’]?s|that is|there is|which is) left\b", re.IGNORECASE)


def _read_hand_of_one_suit(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "My hand is all trumps"."""
    all_left = [draft.words(subject.span).lower() for subject in subjects] == ["all"] and _ALL_LEFT.match(draft.text)
    whole = [bool(p.suit) and p.plural and not (p.ranks or p.number) for p in clause.phrases] == [True]
    if all_left and whole and clause.negation is None:
        draft.claim(Amount(all=True), clause.span)  # "all that's left is trumps"
        return True
    hand = clause.who in HANDS or clause.who == "me"
    bare = [p.suit == "T" and p.plural and not (p.number or p.determiner or p.adjectives) for p in clause.phrases]
    trumps = bare == [True] and clause.copula is not None and clause.negation is None and clause.subordinate is None
    if not hand or not (trumps or any(p.suit and p.plural and p.quantifier == "all" for p in clause.phrases)):
        return False  # "my hand is trumps" like "my hand is all trumps"
    if side_of(clause.who, draft) == "theirs":
        draft.counts.concede(Amount(all=True), clause.span)  # a defender: "declarer's hand is all trumps"
        return True
    draft.claim(Amount(all=True), clause.span)
    believed_step(clause, draft, clause.phrases[0].suit, (), role_hand(clause.who))
    return True


def _read_sum(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Four plus one is five", "five hearts and two clubs is seven"."""
    adds_up = clause.subjects and clause.phrases and all(phrase.is_bare_number for phrase in clause.phrases)
    plus = bool(draft.counts.claimed) and any(draft.words(joint.span).lower() == "plus" for joint in clause.joints)
    listed = plus or bool(draft.counts.listed)
    if not adds_up or not all(p.number or p.act or (listed and _is_one_of_list(p)) for p in subjects):
        return False
    if plus or any(phrase.act for phrase in subjects):
        draft.flags.add("summed")  # "that's six, plus the club ace is seven"
    if all(phrase.is_bare_number for phrase in subjects):
        draft.counts.claimed.clear()
    for phrase in subjects:
        if phrase.act:
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")  # "plus a club ruff is ten"
            continue
        for spec in (spec for spec in specs_of(phrase) if spec.suit or (spec.count and phrase.ranks)):
            draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, listed=True)], "listed")
    draft.claim(Amount(tricks=clause.phrases[-1].number), clause.span)
    return True


def _is_one_of_list(phrase: NounPhrase) -> bool:
    """ "… and *the ace* is seven", "… and *a club* is eleven", "… plus *the spade* is nine"."""
    one = phrase.determiner in ("a", "the", "my") and phrase.suit is not None and not phrase.plural
    return bool(phrase.ranks or phrase.cards) or one


def _read_rest_of_one_suit(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The last two are trumps", "the other three are clubs", "the next four tricks are trumps"."""
    if len(subjects) != 1 or len(clause.phrases) != 1 or not clause.subjects or clause.negation is not None:
        return False
    subject, suit = subjects[0], clause.phrases[0]
    last = subject.number is not None and not subject.suit and {"last", "remaining"} & {*subject.adjectives}
    if suit.act == "crossruff" and (last or subject.quantifier == "rest"):
        draft.claim(Amount(all=True), clause.span)
        draft.add_unit(clause, [add_act(clause, draft, suit)], "act")
        return True  # "the last four are a cross ruff"
    good = suit.suit and suit.plural and suit.determiner != "your" and not {"low", "losing"} & {*suit.adjectives}
    if subject.quantifier in ("rest", "everything") and good and subject.of is None and not subject.suit:
        draft.claim(Amount(all=True), clause.span)
        believed_step(clause, draft, suit.suit, (), None)  # "and the rest are trumps"
        return True
    counted = subject.number is not None and not (subject.suit or subject.ranks or subject.cards)
    if not counted or not set(subject.adjectives) & {"last", "remaining", "other"} or not (suit.suit and suit.plural):
        return False
    if "low" in suit.adjectives:
        return True  # "my last two are small hearts"
    if last and good and subject.determiner != "your" and comes_after_plays(clause, draft):
        draft.claim(Amount(all=True), clause.span)  # "ruff a club, and my last two are high trumps"
        believed_step(clause, draft, suit.suit, (), None)
        return True
    spec = replace(specs_of(suit)[0], count=subject.number)
    draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, listed=True)], "listed")
    if not draft.counts.claimed and "other" not in subject.adjectives:
        draft.claim(Amount(tricks=subject.number), clause.span)
    return True


def _read_it_is(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "From here *it's trumps* and diamonds", "it's two rounds of trumps and a club ruff": a list, or a line."""
    named = bool(clause.phrases) and all(p.act or p.noun == "round" or p.plural for p in clause.phrases)
    goes_on = draft.lowered[clause.end :].lstrip().startswith(("and ", "then ", ","))
    if draft.counts.side == "theirs" and draft.lowered.startswith("there", clause.start):
        return False  # "I lose a club, *there are three hearts*, and …": ours again
    line = [subject.noun for subject in subjects] == ["words"]  # "the line is two trumps, three clubs and a ruff"
    if not (line or (clause.who == "it" and not clause.subjects)) or not named or not goes_on or clause.negation:
        return False
    clause.subjects = []
    clause.copula, clause.subject = None, None
    read_listing(clause, draft)
    return True


def _read_last_few(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*My last two are* a trump and the master club": so many, and which they are."""
    few = subjects[0] if len(subjects) == 1 and clause.subjects and clause.negation is None else None
    counted = few is not None and few.number is not None and few.determiner in ("my", "the") and not few.has_head
    named = [p.suit is not None and not (p.plural or p.act or p.number) for p in clause.phrases] == [True]
    if few is None or not (counted and named) or not {"last", "remaining", "other"} & {*few.adjectives}:
        return False
    clause.subjects, clause.copula, clause.subject = [], None, None
    read_listing(clause, draft)
    return True


def _read_round_needed(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "All I need *is one round of trumps*", "all it takes is another round of trumps"."""
    rounds = [(phrase.noun, phrase.suit) for phrase in clause.phrases] == [("round", "T")]
    whole = draft.last.clause is not None and clause.link == "none" and draft.last.clause.verb_name in ("need", "take")
    if not (rounds and whole) or clause.subjects or clause.negation is not None or clause.who is not None:
        return False
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, clause.phrases[0]), "verb")
    return True


def _read_trumps_named(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Ruffing the club … *oh, clubs are trumps*": the speaker sees that the step just said cannot be."""
    plan, counts = draft.plan, draft.counts
    everything = any(phrase.quantifier in ("all", "everything") for phrase in clause.phrases)
    if (clause.who in ("they", "it") and everything) or (clause.who == "it" and not subjects) or clause.mark("HOW"):
        return False  # "they're all trumps", "from here it's trumps and diamonds", "it's trumps from the top"
    named = [phrase for phrase in clause.phrases if phrase.suit == "T" and phrase.act is None]
    demonstrative = len(subjects) == 1 and subjects[0].determiner == "this" and not subjects[0].has_head
    pointed = clause.who == "it" or demonstrative
    listed = _GOES_ON_TO_LIST.match(draft.text, clause.end) is not None
    if not named or (pointed and any((p.number or 0) > 1 or (listed and p.determiner == "a") for p in named)):
        return False  # "that's *a trump and a spade*"
    suits = {phrase.suit for phrase in subjects}
    last = plan.last_unit
    disposes = last is not None and all(plan.steps[i].verb in (Verb.RUFF, Verb.DISCARD) for i in last.steps)
    if last is not None and disposes and all(plan.steps[i].suit in suits for i in last.steps):
        plan.units.pop()
        del plan.steps[last.steps[0] :]
        draft.flags.add("broke_off")
    elif clause.joint("REPAIR") is not None and not (plan.steps or counts.claimed or counts.conceded or counts.results):
        draft.flags.add("broke_off")  # "I ruff a spade and … no wait, spades are trumps"
    return True


_GOES_ON_TO_LIST: Final = re.compile(
    r"\W*(?:and|plus|n|&)\W+(?:an?|the|my|one|two|three|\d)\b|\s*,\s*(?:an?|my|one|two|three|\d)\b", re.IGNORECASE
)


_TURNS_OF_SPEECH: Final[tuple[Callable[[Clause, Draft, list[NounPhrase]], bool], ...]] = (
    _read_what_is_ours, read_tricks_here, _read_claim_was, read_setting_trick, read_last_trick, _read_there_is,
    _read_more_lost, _read_last_of_trumps, _read_there_for, _read_one_of_those, _read_losers_there, _read_none_there,
    _read_trump_out, read_nth_trick, read_only_trick,
    _read_so_is, _read_marked_finesse, _read_finesse_for, _read_what_was, read_card_is_trick, _read_card_is_entry,
    read_pointed, _read_winners, _read_losers, _read_hand_of_one_suit, _read_sum,
    _read_rest_of_one_suit, _read_it_is, _read_last_few, _read_round_needed, _read_trumps_named,
)  # fmt: skip
