"""Beliefs about the cards: "the diamonds run", "dummy is high"; joined to a step they are cashed as well."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANKS, rank_of
from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import hand_of, number_for, role_hand
from nlclaim.reading.clause.tricks.concessions import give_away, lend_suit_back
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.model import Belief
from nlclaim.reading.phrases import Amount, amount_of, are_all, is_empty, specs_of
from nlclaim.reading.segmentation.clause import Clause

HANDS: Final = frozenset({"dummy", "hand", "both_hands", "declarer", "partner"})
"""Who or what can be said to be high."""


def believed_step(
    clause: Clause, draft: Draft, suit: str | None, cards: tuple[str, ...], hand: str | None, verb: Verb = Verb.CASH
) -> None:
    """A belief joined to a step is also cashed (semantics §2.5); alone it stays a belief."""
    number = draft.add_step(verb, clause.span, suit=suit, cards=cards, hand=hand, how=("believed",))
    last = draft.plan.steps[draft.plan.units[-1].steps[-1]] if draft.plan.units else None
    if last is not None and draft.plan.units[-1].sort == "belief" and last.span == clause.span:
        draft.plan.units[-1].steps.append(number)  # "then the spades and diamonds are good"
    else:
        draft.add_unit(clause, [number], "belief")


def goes_on_from_play(clause: Clause, draft: Draft) -> bool:
    """Whether a clause tells what is left once something has been played: "draw trumps *and I've only winners*"."""
    played = bool(draft.plan.units) and draft.plan.units[-1].sort in ("verb", "act") and clause.link in ("and", "comma")
    return bool(draft.plan.units) and (clause.joint("THEN") is not None or played)


def comes_after_plays(clause: Clause, draft: Draft) -> bool:
    """Whether what is good is good once something has been played, if only "I give up a club *and* …"."""
    if any(not step.negated and step.verb is not Verb.CONCEDE for step in draft.plan.steps):
        return True
    before = draft.last.clause
    given = before is not None and before.verb_name in ("concede", "give") and before.who in (None, "me")
    return given and draft.plan.units[-1:] != [] and bool(clause.joint("THEN") or clause.link == "and")


def believe(clause: Clause, draft: Draft, phrase: NounPhrase, claim: str) -> None:
    """What the clause says of the phrase is believed: "high", "mine", "runs"."""
    draft.flags.add("belief")
    if claim == "high" and (draft.plan.condition is not None or draft.plan.else_of is not None):
        return  # "if he throws a heart, the hearts are good, otherwise the clubs are": so only then
    words = draft.words(clause.span)
    if phrase.nouns_plural and len(phrase.ranks) == 1 and not phrase.suit:
        draft.beliefs.append(Belief(words, clause.span, claim, cards=(f"?{phrase.ranks[0]}",)))  # "the nines are good"
        return
    draft.beliefs.extend(
        Belief(words, clause.span, claim, suit=spec.suit, cards=spec.cards)
        for spec in specs_of(phrase, draft.last.suit)
    )


def believe_suits(clause: Clause, draft: Draft, subjects: list[NounPhrase], claim: str) -> None:
    """ "The diamonds run", "the clubs are set up", "… come in": a belief, cashed when it is joined to a step."""
    comes_in = draft.verb_words(clause).startswith("com") and clause.place("for") is None
    runs = claim == "runs" and not comes_in
    for phrase in _suit_meant(subjects, draft.plan):
        believe(clause, draft, phrase, claim)
        for spec in specs_of(phrase):
            believed_step(clause, draft, spec.suit, spec.cards, None, Verb.RUN if runs else Verb.CASH)


def _suit_meant(subjects: list[NounPhrase], plan: SpokenPlan) -> list[NounPhrase]:
    """ "I duck a diamond and *the suit* is good", "… ruff one, and *the fifth one* is": the suit of the step before."""
    last = next((step.suit for step in reversed(plan.steps) if step.suit), None)
    shortened = bool(last) and plan.steps[-1].verb in (Verb.RUFF, Verb.DUCK, Verb.CONCEDE)
    if shortened and len(subjects) == 1 and _is_one_more(subjects[0]):
        return [replace(subjects[0], suit=last, number=None, ordinal=None)]
    return [replace(phrase, suit=last) if _is_the_suit(phrase) and not phrase.suit else phrase for phrase in subjects]


def _is_one_more(phrase: NounPhrase) -> bool:
    """ "The fifth one", "the thirteenth", "dummy's last one"."""
    last_one = phrase.adjectives == ("last",) and phrase.number == 1
    nth = phrase.ordinal is not None and phrase.number in (None, 1)
    return (last_one or nth) and not (phrase.noun or phrase.suit or phrase.ranks)


def _is_the_suit(phrase: NounPhrase) -> bool:
    """ "The suit", "that suit", "the rest of that suit"."""
    of_it = phrase.of is not None and phrase.of.noun == "suit" and phrase.quantifier == "rest"
    return of_it or (phrase.noun == "suit" and phrase.determiner in ("the", "this"))


def believe_hand_high(clause: Clause, draft: Draft) -> None:
    """ "Dummy is high", "I'm good for three of these"."""
    if counted := number_for(clause):
        draft.claim(*counted)
        return
    who = clause.who if clause.who in HANDS else next((p.value for p in clause.persons if p.value in HANDS), "hand")
    hand = role_hand(who)
    before = draft.lowered[: clause.start].rstrip()
    theirs = before.endswith(("your", "their", "lho's", "rho's"))
    if draft.claimer_role == "defender":
        theirs = theirs or before.endswith(("his", "her")) or _THEIR_HAND.search(draft.words(clause.span)) is not None
    theirs = theirs or ("reported" not in draft.flags and before.endswith(("east's", "west's", "north's", "south's")))
    if theirs and not before.endswith(("partner, your", "pard, your")):
        draft.counts.concede(Amount(all=True), clause.span)  # "your hand's high"
        return
    if draft.claimer_role == "defender" and who in ("dummy", "declarer"):
        draft.counts.concede(Amount(all=True), clause.span)  # a defender sees that he gets no more
        return
    _believe_all_high(clause, draft, hand)


_THEIR_HAND: Final = re.compile(r"\b(?:declarer's|dummy's|his|her) hand\b", re.IGNORECASE)


def note_all_high(clause: Clause, draft: Draft) -> None:
    """ "These are all good", "everything is high": of the cards that are left, with no play before it."""
    predicate = clause.mark("PRED")
    if predicate is not None and predicate.value == "high" and not draft.plan.units and clause.subordinate is None:
        draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "high"))


def _believe_all_high(clause: Clause, draft: Draft, hand: str | None) -> None:
    """All the cards of a hand are good, and so are all the tricks that are left."""
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "high", hand=hand))
    draft.claim(Amount(all=True), clause.span)
    draft.flags.add("belief")
    believed_step(clause, draft, None, (), hand)


def believe_high(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    """ "The spades are good", "the queen is high", "the rest are winners"."""
    if _are_good_for_a_number(clause, draft, subjects):
        return
    counted = number_for(clause)
    if counted and counted[0].tricks and not draft.plan.steps and len(subjects) == 1 and _is_suit_alone(subjects[0]):
        subjects = [replace(subjects[0], number=counted[0].tricks)]  # "the clubs are good for four", and more to come
    if [phrase.quantifier for phrase in subjects] == ["everything"] and (hand := hand_of(clause)):
        _believe_all_high(clause, draft, hand)  # "everything in my hand is high"
        return
    subjects = as_falling_cards(_suit_meant(subjects, draft.plan), clause, draft)
    for place, phrase in enumerate(subjects):
        if not (phrase.is_bare_number and place and subjects[place - 1].ranks):  # "the queen and ten are equals"
            _believe_one_high(clause, draft, phrase, subjects)
    ends_a_line = clause.subordinate is None and any(unit.sort in ("verb", "act") for unit in draft.plan.units)
    everything = any(phrase.quantifier == "all" for phrase in clause.phrases)
    everything = everything or "all " in draft.words(clause.span).lower()
    if everything and ends_a_line and any(phrase.suit == "T" for phrase in subjects):
        draft.claim(Amount(all=True), clause.span)  # "…, club ruff, and the trumps are all winners"


def believe_too(clause: Clause, draft: Draft) -> bool:
    """ "The spades are good, *hearts too*": believed like what the clause before speaks of."""
    before = draft.last.clause
    said = clause.verb or clause.copula or clause.subject or clause.places or clause.exclusions
    if before is None or said or not clause.phrases or not _calls_high(before) or not _says_too(clause, draft):
        return False
    suits = all(p.suit and p.plural and not (p.act or p.number or p.noun or p.ranks) for p in clause.phrases)
    if suits:
        believe_high(clause, draft, clause.phrases)
    return suits


def _calls_high(clause: Clause) -> bool:
    """ "The spades are good", "the spades all good", "clubs are winners", "dummy is high"."""
    state = clause.mark("PRED")
    high = state is not None and state.value == "high"
    winners = clause.copula is not None and [phrase.noun for phrase in clause.phrases] == ["winner"]
    return (high or winners) and clause.negation is None and (bool(clause.subjects) or clause.who in HANDS)


def _says_too(clause: Clause, draft: Draft) -> bool:
    too = any(mark.value == "too" for mark in clause.marks)
    also = draft.lowered[: clause.start].endswith("also ")
    return too or also or draft.lowered[clause.end :].startswith(" as well")


def _are_good_for_a_number(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "My trumps are good *for the rest*" claims; whether that is all, as in "my queen is good for a trick"."""
    counted = number_for(clause)
    begins = not draft.plan.steps and len(subjects) == 1 and _is_suit_alone(subjects[0])
    if counted is None or (counted[0].tricks and begins):
        return False
    draft.claim(*counted)
    if [bool(phrase.ranks or phrase.cards) for phrase in subjects] != [True] or counted[0].tricks != 1:
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(subjects[0])], "held")
    return True


def _believe_one_high(clause: Clause, draft: Draft, phrase: NounPhrase, subjects: list[NounPhrase]) -> None:
    """One of the subjects: a number of tricks, a card of the other side, a hand, or winners of ours."""
    if phrase.noun in ("hand", "card") and phrase.determiner == "your":
        draft.counts.concede(Amount(all=True), clause.span)  # "your hand's high"
    elif are_all(phrase, draft.words(clause.span)):
        draft.claim(Amount(all=True), clause.span)  # "these are all high"
        note_all_high(clause, draft)
    elif is_empty(phrase) or phrase.noun in ("lead", "board", "contract"):
        return
    elif phrase.determiner == "your" and clause.negation is None:
        give_away(clause, draft, [phrase])  # "your queen is high", "your last one is good"
        draft.flags.add("concede")
    elif (amount := _number_of(clause, draft, phrase)) is not None:
        _claim_as_high(clause, draft, phrase, amount, subjects)
    elif draft.claimer_role != "defender" or phrase.determiner != "dummy":
        _believe_winners(clause, draft, phrase)  # not a defender's "dummy's clubs are good"


def _number_of(clause: Clause, draft: Draft, phrase: NounPhrase) -> Amount | None:
    """The tricks that a subject counts; "the nine is good" is a card."""
    card = phrase.is_bare_number and phrase.determiner in ("the", "my", "your") and (phrase.number or 0) > 1
    return None if card and clause.copula and _is_singular(clause, draft) else amount_of(phrase)


def _claim_as_high(
    clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount, subjects: list[NounPhrase]
) -> None:
    draft.claim(amount, phrase.span)
    played = comes_after_plays(clause, draft)
    predicate = clause.mark("PRED")
    there = predicate is not None and predicate.value == "there"  # "and the rest are there"
    if phrase.quantifier == "everything":
        note_all_high(clause, draft)
    whole = phrase.quantifier in ("rest", "everything") or (phrase.quantifier == "all" and not phrase.number)
    if whole and played and not there:
        kind = next((said.suit for said in clause.phrases if said.plural and said not in subjects), None)
        last = draft.plan.steps[-1]
        if draft.words(phrase.span).lower().endswith("others") and last.verb is Verb.CONCEDE:
            kind = kind or last.suit  # "I give up a spade and *the others* are good"
        believed_step(clause, draft, kind, (), None)  # "and the rest are high trumps"


def _believe_winners(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Dummy's four diamonds are good", "the queen of clubs is high"."""
    if phrase.noun == "hand":
        draft.claim(Amount(all=True), clause.span)
    if phrase.ordinal is not None and not phrase.has_head and draft.plan.steps:
        phrase = replace(phrase, suit=draft.plan.steps[-1].suit)  # "ruff another club and the thirteenth is good"
    specs = specs_of(phrase)
    for spec in specs:
        lend_suit_back(clause, draft, spec)
    believe(clause, draft, phrase, "high")
    counts = clause.negation is None and draft.plan.condition is None and phrase.noun != "suit"
    counts = counts and (phrase.number == 1 or not _is_singular(clause, draft))  # "the 9♠ is good"
    counts = counts and (phrase.number == 1 or not any(spec.cards for spec in specs))  # "10s 9s 8s high"
    single = clause.negation is None and draft.plan.condition is None and _is_last_of_suit(phrase)
    single = single and (phrase.determiner == "my" or bool(draft.counts.listed))  # "the last trump is good": whose?
    draft.counts.owned.append(1 if single else phrase.number if counts else None)
    for spec in specs if phrase.has_head or phrase.number is not None else ():
        believed_step(clause, draft, spec.suit, spec.cards, None)


def _is_last_of_suit(phrase: NounPhrase) -> bool:
    """ "My last heart", "the long diamond": one card."""
    one = phrase.suit is not None and not (
        phrase.plural or phrase.number or phrase.ranks or phrase.cards or phrase.noun
    )
    return one and phrase.determiner in ("my", "the") and bool({"last", "good"} & {*phrase.adjectives})


def _is_suit_alone(phrase: NounPhrase) -> bool:
    return bool(phrase.suit and phrase.plural) and not (phrase.number or phrase.ranks or phrase.cards or phrase.noun)


def as_falling_cards(subjects: list[NounPhrase], clause: Clause, draft: Draft) -> list[NounPhrase]:
    """ "*10 and 9* are good", "jack, *ten, nine* are mine": numbers that go down one by one are cards, no counts."""
    subjects = [*_counted_before(subjects, clause, draft), *subjects]
    last = draft.plan.steps[-1].cards if draft.plan.steps and clause.link in ("and", "comma") else ()
    above = last[0][1] if len(last) == 1 else ""
    cards: list[NounPhrase] = []
    for place, phrase in enumerate(subjects):
        following = subjects[place + 1] if place + 1 < len(subjects) else None
        rank = _as_rank(phrase)
        falls = rank is not None and (_is_next(above, rank) or (following is not None and _goes_on(rank, following)))
        if rank is not None and falls:
            phrase = replace(phrase, number=None, ranks=(rank,))
        above = phrase.ranks[-1] if phrase.ranks else ""
        cards.append(phrase)
    suit = cards[-1].suit if cards and cards[-1].ranks else None
    return [replace(card, suit=suit) if card.ranks and card.suit is None else card for card in cards]


def _counted_before(subjects: list[NounPhrase], clause: Clause, draft: Draft) -> list[NounPhrase]:
    """ "*10* and 9 are good": the ten, which was taken for ten tricks; it is taken back."""
    previous = draft.last.clause
    if previous is None or previous.verb is not None or previous.places or clause.link not in ("and", "comma"):
        return []
    rank = _as_rank(previous.phrases[0]) if len(previous.phrases) == 1 else None
    if rank is None or not subjects or not _goes_on(rank, subjects[0]):
        return []
    if not draft.counts.claimed or draft.counts.claimed[-1][1] != previous.phrases[0].span:
        return []
    draft.counts.claimed.pop()
    return previous.phrases


def _as_rank(phrase: NounPhrase) -> str | None:
    """The rank that a bare number may be."""
    bare = phrase.is_bare_number and not phrase.nouns_plural
    return rank_of(phrase.number) if bare and phrase.number is not None and 2 <= phrase.number <= 10 else None


def _is_next(above: str, below: str | None) -> bool:
    return above != "" and below is not None and below + above in RANKS


def _goes_on(rank: str, following: NounPhrase) -> bool:
    return _is_next(rank, following.ranks[0] if following.ranks else _as_rank(following))


def _is_singular(clause: Clause, draft: Draft) -> bool:
    """ "My three *is* good": a card; "my three are good": a number."""
    return clause.copula is not None and draft.words(clause.copula.span).lower() in ("is", "'s", "was")


def lone_beliefs_are_no_steps(draft: Draft) -> None:
    """Drops believed steps when nothing else is played: "dummy is high" alone gives no order."""
    plan = draft.plan
    for place, unit in enumerate(plan.units):
        thrown = unit.sort == "belief" and any("believed" not in plan.steps[number].how for number in unit.steps)
        if (thrown or _is_played(plan.units, place)) and any(not plan.steps[number].negated for number in unit.steps):
            return
    believed = {number for unit in plan.units if unit.sort == "belief" for number in unit.steps}
    plan.drop_steps({number for number in believed if plan.steps[number].verb is not Verb.RUN})
    plan.conditions = [replace(condition, then=(), otherwise=None) for condition in plan.conditions]


def _is_played(units: list[Unit], place: int) -> bool:
    """Whether a unit is more than a belief or a trick given up; "*I lose a club*, then dummy is high" is."""
    if units[place].sort not in ("belief", "concede"):
        return True
    following = units[place + 1] if place + 1 < len(units) else None
    return following is not None and following.sort == "belief" and following.then is not None
