"""Clauses that say how things are: "the rest are mine", "dummy is high", "trumps are drawn", "one off"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.beside.conditions import circumstance_of
from nlclaim.reading.clause.cards.beliefs import believe_hand_high, believe_high, believe_suits, believed_step
from nlclaim.reading.clause.cards.outstanding import (
    believe_cards_gone,
    believe_gone,
    draw_by_then,
    read_outstanding,
    read_until_gone,
)
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.parts.frames import (
    LINES_OF_PLAY,
    MAKES_GOOD,
    hand_of,
    has_auxiliary,
    has_happened,
    in_suit_played,
    is_past_state,
    number_for,
)
from nlclaim.reading.clause.plays.crossings import add_crossing
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.states.noun_predicates import read_noun_predicate
from nlclaim.reading.clause.states.ownership import read_owner_first, read_ownership, read_sharing
from nlclaim.reading.clause.states.passives import believe_played, read_drawn, read_passive, set_up_by_ruffing
from nlclaim.reading.clause.states.predicates import read_predicate
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import gain, whose
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Belief, Circumstance, Condition, Doubt, Result
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.phrases import Amount, amount_of, as_card, is_nothing, is_rank, specs_of
from nlclaim.reading.results import read_result
from nlclaim.reading.segmentation.clause import Clause


def read_state(clause: Clause, draft: Draft) -> bool:
    """Reads a clause that states something; false when it does not."""
    if read_result(clause, draft):
        return not (clause.verb is None and any(phrase.act for phrase in clause.phrases))
    if read_until_gone(clause, draft):
        return True
    if _may_be_in(clause, draft):
        return True
    _note_shape(clause, draft)
    subjects = _subjects(clause)
    for read in _STATES:
        answer = read(clause, draft, subjects)
        if answer is not None:
            return answer
    return clause.copula is not None and clause.verb is None and read_noun_predicate(clause, draft, subjects)


def _may_be_in(clause: Clause, draft: Draft) -> bool:
    """ "*Trumps may be in*", "trumps might be drawn": a worry, no state and no plan."""
    trumps = len(clause.subjects) == 1 and clause.subjects[0].suit == "T" and not clause.subjects[0].ranks
    if not trumps or clause.phrases or not has_auxiliary(clause, draft, ("may", "might", "could", "ought to")):
        return False
    drawn = clause.verb_name == "draw" and clause.is_passive
    said = draft.verb_words(clause) == "be in" or clause.place("in") is not None
    if not (drawn or said) or clause.negation is not None or clause.subordinate is not None:
        return False
    draft.doubts.append(Doubt(draft.words(clause.span), clause.span))
    return True


# What may be stated: each reads the clause, or tells that it states nothing (false), or that it is none of its kind.


def _read_having(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    predicate = clause.mark("PRED", "MINE")
    if clause.verb_name == "have" and predicate and predicate.value == "gone" and not clause.phrases:
        clause.copula, clause.verb, clause.verb_name = clause.verb, None, ""  # "once trumps have gone"
    if predicate and predicate.value == "there" and clause.who == "you" and clause.verb_name in ("have", "get"):
        return False  # "you have three spade winners there"
    void = clause.copula and clause.who == "me" and any(phrase.noun == "doubleton" for phrase in clause.phrases)
    return True if void else None  # "I'm void there"


def _read_for_somebody(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    receiver, predicate = clause.mark_at("for", "to"), clause.mark("PRED", "MINE")
    stated = clause.copula is not None and clause.verb is None and bool(subjects)
    entry = any(phrase.noun == "entry" for phrase in clause.phrases)  # "the ace of diamonds is my entry to them"
    here = [subject.noun == "card" and subject.determiner == "this" for subject in subjects] == [True]
    if stated and here and clause.goes_to(("me",), "for") and clause.negation is None:
        draft.flags.add("claim")  # "this little bunch is for me"
        return True
    if stated and receiver and predicate and " too " in draft.words(clause.span).lower():
        return True  # "my clubs are too good for you"
    if stated and predicate is not None and predicate.value in ("on", "off"):
        return None  # "my queen is offside for you": where it lies
    if stated and receiver and not entry:
        return read_sharing(clause, draft, subjects)
    if stated and _is_for_card(clause, draft, subjects):
        return True
    if receiver and predicate and draft.words(predicate.span).lower().endswith("to come") and not clause.verb:
        clause.marks.remove(predicate)  # "one still to come for you"
        clause.take_subjects_as_phrases()
        return False
    left = _read_left_with(clause, draft) or _read_in_with(clause, draft) or _read_with_me(clause, draft, subjects)
    return True if left else None


def _read_mine(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    mine = clause.mark("MINE")
    if mine and clause.copula is not None and mine.span.start < clause.copula.span.start:
        if clause.phrases and not clause.subjects:
            return read_owner_first(clause, draft, mine)
        if " all " in draft.words(clause.span).lower() and clause.mark("PRED"):
            believe_hand_high(clause, draft)  # "mine are all good"
        return True  # "you have a trump, and mine's bigger"
    owned = mine and (clause.verb is None or clause.copula is not None)
    return read_ownership(clause, draft, subjects) if owned else None


def _read_done(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    if _are_trumps_to_go(clause, draft) or _are_out_in_rounds(clause, draft):
        draw_by_then(clause, draft, "T")
        return True
    if _asks_whether_good(clause, draft):
        return True
    if clause.verb is not None and clause.copula is not None:
        to_be = draft.words(clause.copula.span).lower() == "be"  # "a club has to be led"
        if to_be or not clause.auxiliaries:
            return read_passive(clause, draft, subjects)
    bare = clause.verb_name == "establish" and clause.copula is None and clause.who is None and not clause.phrases
    if bare and subjects and set_up_by_ruffing(clause, draft, subjects):
        return True  # "clubs set up with a ruff"
    if _are_set_up(clause, draft):
        believe_suits(clause, draft, subjects, "high")
        return True
    trumps = all(subject.suit == "T" for subject in clause.subjects)
    cleared = clause.verb_name == "clear" and clause.is_past and bool(clause.subjects) and not clause.phrases
    if cleared and not trumps and clause.copula is None and all(subject.suit for subject in clause.subjects):
        believe_suits(clause, draft, subjects, "high")  # "clubs cleared"
        return True
    if (clause.verb_name == "draw" or (cleared and trumps)) and clause.is_past and clause.subjects:
        return not clause.phrases and clause.subordinate in (None, "after") and read_drawn(clause, draft, subjects)
    out = (clause.verb is None or clause.copula is not None) and read_outstanding(clause, draft, subjects)
    return True if out else None


def _runs_for(clause: Clause) -> Amount | None:
    """ "Clubs run *five times*", "the clubs bring in *four tricks*", "… *the rest*"."""
    suit = [subject.suit is not None for subject in clause.subjects] == [True]
    return amount_of(clause.phrases[0]) if suit and len(clause.phrases) == 1 else None


def _read_running(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    amount = _runs_for(clause)
    if clause.verb_name != "run" or (clause.phrases and amount is None):
        return None
    if [subject.noun for subject in clause.subjects] == ["contract"] and clause.negation is None:
        draft.add_result(Result(over=0))  # "the slam rolls"
        return True
    if clause.subjects and clause.negation is not None:
        return True  # "clubs don't run, so I lose two"
    if clause.subjects and not clause.question:
        if amount is not None and subjects[0].determiner == "your":
            draft.counts.concede(amount, clause.span)
            return True
        if amount is not None:
            count = amount.tricks
            step = draft.add_step(Verb.RUN, clause.span, suit=subjects[0].suit, count=count, listed=True)
            draft.add_unit(clause, [step], "listed")
            if count is None:
                draft.claim(amount, clause.span)
            else:
                draft.counts.listed.append((count, True))
            return True
        if counted := number_for(clause):
            draft.claim(*counted)  # "now the clubs run for five"
        subjects = [_of_suit_played(subject, draft) for subject in subjects]
        believe_suits(clause, draft, subjects, "runs")
        return True
    if clause.who != "they" or not draft.plan.steps:
        return None
    if draft.plan.steps[-1].verb not in MAKES_GOOD:
        return False
    believed_step(clause, draft, draft.plan.steps[-1].suit, (), None, Verb.RUN)  # "duck a diamond then they run"
    return True


def _of_suit_played(phrase: NounPhrase, draft: Draft) -> NounPhrase:
    """ "I duck a heart, then *the rest of them* run"."""
    them = phrase.quantifier == "rest" and draft.text.startswith(" of them", phrase.span.end)
    return in_suit_played(phrase, draft) if them else phrase


def _read_good(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    predicate = clause.mark("PRED", "MINE")
    if predicate is None:
        return None
    if "named_next" in draft.flags and clause.phrases and not clause.subjects:
        return read_noun_predicate(clause, draft, subjects)  # "all I've got are *good trumps*"
    if _are_last_few(clause, subjects):
        return read_noun_predicate(clause, draft, subjects)  # "my last two are *high trumps*"
    if clause.verb is not None and clause.copula is None:
        return None
    read = read_predicate(clause, draft, predicate, subjects)
    at_last = clause.phrase_at("for")
    if at_last is not None and "last" in at_last.adjectives and draft.plan.units:
        draft.place_last_unit(at_last.span, first=False)  # "my king is good *for the last one*"
    return read


def _read_highest(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    """ "My nine is *the highest one about*", "my seven is the biggest spade left": a belief, and no trick counted."""
    card, best = clause.only_subject, clause.only_phrase
    if card is None or best is None or clause.copula is None or clause.verb is not None or clause.negation is not None:
        return None
    card = as_card(card, "the", "my", "your", "dummy") if is_rank(card) else card
    named = bool(card.ranks or card.cards)
    one = (
        best.noun in (None, "one", "card") and best.number in (None, 1) and not (best.ranks or best.act or best.plural)
    )
    if not named or not one or best.determiner != "the" or not {"top", "high"} & {*best.adjectives}:
        return None
    believe_high(clause, draft, [card if card.suit or card.cards else replace(card, suit=best.suit)])
    return True


def _are_last_few(clause: Clause, subjects: list[NounPhrase]) -> bool:
    """ "*My last two* are high trumps": so many cards, and which they are."""
    few = subjects[0] if len(subjects) == 1 and clause.subjects and clause.copula is not None else None
    counted = few is not None and few.number is not None and few.noun in (None, "card", "one") and not few.suit
    named = [bool(p.suit) and p.plural and not (p.act or p.number) for p in clause.phrases] == [True]
    return few is not None and counted and named and few.determiner != "your" and "last" in few.adjectives


def _read_fallen(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    """ "The last trump *went on that trick*", "the jack *fell on the first round*": played, and no play to come."""
    on = clause.phrase_at("on", "in")
    then = on is not None and on.noun in ("trick", "round") and not on.suit and clause.is_past
    fell = then and clause.verb_name in ("go", "drop", "discard") and not (clause.copula or clause.auxiliaries)
    if (
        not fell
        or len(subjects) != 1
        or clause.phrases
        or clause.negation is not None
        or subjects[0].determiner == "my"
    ):
        return None
    card = subjects[0]
    if card.ranks or card.cards:
        believe_cards_gone(clause, draft, card)
        draft.flags.discard("belief")
    elif draft.are_trumps(card.suit) and ("last" in card.adjectives or card.plural) and card.determiner != "your":
        believe_gone(clause, draft, card.suit)
    return True


_STATES: Final[tuple[Callable[[Clause, Draft, list[NounPhrase]], bool | None], ...]] = (
    _read_fallen, _read_highest, _read_having, _read_for_somebody, _read_mine, _read_done, _read_running, _read_good,
)  # fmt: skip


_COMES_IN: Final = frozenset({"come in", "coming in", "come home", "coming home", "run", "running"})


def _asks_whether_good(clause: Clause, draft: Draft) -> bool:
    """ "Are the clubs *coming in*?", "will the clubs *come home*?": whether they run."""
    said = [*clause.subjects, *clause.phrases]
    suit = said[0] if len(said) == 1 and clause.who is None else None
    if suit is None or draft.verb_words(clause) not in _COMES_IN or clause.negation is not None:
        return False
    if not clause.question and not draft.text[clause.end :].lstrip().startswith("?"):
        return False
    if suit.suit in (None, "T") or not suit.plural or suit.number:
        return False
    draft.add_unit(clause, [draft.add_step(Verb.RUN, clause.span, suit=suit.suit)], "verb")
    return True


def _is_for_card(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The last trick *is for your queen* of trumps": that card wins it."""
    card = clause.phrase_at("for", "to")
    tricks = len(subjects) == 1 and subjects[0].noun in ("trick", "one", None) and not subjects[0].suit
    theirs = card is not None and card.determiner == "your" and bool(card.ranks or card.cards)
    last = bool(subjects) and ("last" in subjects[0].adjectives or subjects[0].ordinal == _THIRTEENTH)
    if not theirs or not tricks or card is None or clause.negation is not None:
        return False
    give_away(clause, draft, [card])
    if last:
        draft.place_last_unit(subjects[0].span, first=False)
    return True


_THIRTEENTH: Final = 13
_HOPES: Final = re.compile(r"\b(?:maybe|perhaps|probably|hope|hopefully|assuming|presumably|if)\b", re.IGNORECASE)


def _note_shape(clause: Clause, draft: Draft) -> None:
    """ "*The spades are 3-3*, so I have the rest": if they are not, he said something that is not so."""
    shape = clause.mark("BREAKS")
    stated = clause.copula is not None and not (clause.subordinate or clause.negation or clause.question)
    if shape is None or not stated or len(clause.subjects) != 1 or clause.auxiliaries:
        return
    before = draft.last.clause.subordinate if draft.last.clause is not None and clause.link == "and" else None
    owned = clause.subjects[0].determiner not in (None, "the") or hand_of(clause) is not None
    if before in ("if", "unless") or owned or _HOPES.search(draft.text) is not None:
        return  # "if clubs are 1-0 and the hearts are 3-3", "my hearts are 4-3", "hearts are 3-3 I hope"
    if clause.subjects[0].suit == "T" and not is_past_state(clause, draft) and not draft.report.records(clause.span):
        draft.flags.add("trumps_lie")
    suit, lengths = clause.subjects[0].suit, [int(part) for part in shape.value.split("-") if part.isdigit()]
    if suit not in (None, "T") and len(lengths) == 2 and abs(lengths[0] - lengths[1]) <= 1:
        draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "runs", suit=suit, shape=shape.value))


def _read_left_with(clause: Clause, draft: Draft) -> bool:
    """ "Then I'm left with nothing but high trumps", "nothing but trumps left"."""
    state, kept = clause.mark("PRED"), clause.phrase_at("with")
    with_me = state is not None and state.value == "left" and clause.who == "me" and clause.negation is None
    them = clause.who in OPPONENTS or clause.who in ("you", "they")
    with_you = state is not None and state.value == "left" and them
    winner = (
        kept is not None
        and kept.quantifier is None
        and (kept.noun == "winner" or bool(kept.ranks or kept.cards))
        and not clause.negation
    )
    if with_you and winner and kept is not None and clause.verb_name != "claim" and whose(clause, draft) == "theirs":
        give_away(clause, draft, [kept])  # "you're left with the queen"
        return True
    if with_me and kept is not None and (kept.noun == "loser" or "losing" in kept.adjectives):
        gain(clause, draft, kept)  # "I'm left with one losing spade"
        return True
    goes_on = with_me and draft.lowered[clause.end :].lstrip().startswith(("and ", "plus ", "+"))
    lone = kept is not None and kept.determiner == "the" and bool({"good", "last"} & {*kept.adjectives})
    if with_me and kept is not None and (kept.number or (lone and not kept.plural)) and kept.suit and goes_on:
        clause.verb_name = "have"
        gain(clause, draft, kept)  # "I'm left with two winning diamonds plus a trump"
        return True
    if with_me and kept is not None and kept.number and {"good", "high", "top", "winning"} & {*kept.adjectives}:
        if any(unit.sort in ("verb", "act") for unit in draft.plan.units):
            believe_high(clause, draft, [kept])  # "ruff a heart, and I'm left with two good trumps"
        else:
            draft.claim(Amount(tricks=kept.number), kept.span)  # "I'm left with three good trumps"
        return True
    alone = [is_nothing(subject) for subject in clause.subjects] == [True] and clause.verb is None
    nothing = (kept is not None and is_nothing(kept) and clause.who == "me") or alone
    if state is None or state.value != "left" or not nothing or not clause.exclusions:
        return False
    draft.claim(Amount(all=True), clause.span)
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase):
            believe_high(clause, draft, [exclusion.object])
    return True


_ONLY: Final = re.compile(r"\bonly\b")


def _read_in_with(clause: Clause, draft: Draft) -> bool:
    """ "I'm in with the ace": it wins a trick."""
    card = clause.phrase_at("with")
    if card is not None and card.noun == "winner" and card.number and clause.who == "me" and clause.verb is None:
        draft.claim(Amount(tricks=card.number), card.span)  # "I'm in hand with five winners"
        return True
    winners = card is not None and card.noun == "winner" and card.nouns_plural and clause.who == "me"
    if card is not None and winners and _ONLY.search(draft.lowered, clause.start) is not None:
        draft.claim(Amount(all=True), card.span)  # "I'm on lead with only winners"
        return True
    led = [phrase.noun for phrase in clause.phrases] == ["lead"]
    good = card is not None and bool(card.suit and card.number and {"good", "top", "high"} & {*card.adjectives})
    if card is not None and led and good and clause.who == "me" and clause.verb is None and clause.negation is None:
        clause.verb_name = "have"
        gain(clause, draft, card)  # "I'm on lead with three good diamonds"
        return True
    if (across := _across_first(clause)) is not None:
        clause.places = [
            replace(across, preposition="to"),
            *(each for each in clause.places if each.preposition == "with"),
        ]
        add_crossing(clause, draft)
        return True
    inside = any(place.preposition == "in" and place.object is None for place in clause.places)
    me = clause.who == "me" or (clause.who is None and clause.subordinate == "after")  # "*once in with the club ace*"
    if not inside or card is None or not (card.ranks or card.cards) or not me or clause.verb is not None:
        return False
    steps = [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card, draft.last.suit)]
    draft.add_unit(clause, steps, "verb")
    return True


def _across_first(clause: Clause) -> Prepositional | None:
    """ "*Once I'm in dummy* I run the clubs": the hand to be gone across to, before what follows."""
    plain = clause.verb is None and not clause.phrases and clause.negation is None
    if not plain or clause.subordinate != "after" or clause.who not in ("me", "he"):
        return None
    places = [each for each in clause.places if each.preposition in ("in", "on")]
    return next((each for each in places if _is_hand(each.object)), None)


def _is_hand(named: object) -> bool:
    return isinstance(named, Mark) and named.value in ("dummy", "hand")


def _read_with_me(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The jack of trumps is still *with me*": I have it."""
    trumps = len(subjects) == 1 and subjects[0].suit == "T" and subjects[0].quantifier == "all"
    named = trumps or (len(subjects) == 1 and bool(subjects[0].ranks or subjects[0].cards))
    if not named or not clause.goes_to(("me",), "with") or clause.verb is not None or clause.negation is not None:
        return False
    clause.verb_name, clause.phrases = "have", subjects
    gain(clause, draft, subjects[0])
    return True


def _are_set_up(clause: Clause, draft: Draft) -> bool:
    """ "*Clubs established*, spade king the entry": without the copula; "the clubs *get set up*" is still to come."""
    if draft.verb_words(clause).startswith("get"):
        return False
    done = clause.verb is not None and clause.verb.form in ("past", "base") and clause.verb_name == "establish"
    suits = bool(clause.subjects) and all(phrase.suit and phrase.act is None for phrase in clause.subjects)
    suits = suits and all(phrase.determiner != "your" for phrase in clause.subjects)
    means, serves = clause.phrase_at("with"), clause.phrase_at("as", "for")
    entry = means is not None and serves is not None and serves.noun == "entry" and len(clause.places) == 2
    placed = bool(clause.places) and not entry  # "clubs set up *with the spade king as the entry*"
    return done and suits and not (clause.phrases or clause.auxiliaries or clause.negation or placed)


def _are_out_in_rounds(clause: Clause, draft: Draft) -> bool:
    """ "Trumps are *out in two rounds*": drawn by then."""
    out, rounds = clause.mark("PRED"), clause.phrase_at("in")
    trumps = [(subject.suit, subject.ranks) for subject in clause.subjects] == [("T", ())]
    if not trumps or out is None or rounds is None or clause.negation is not None or is_past_state(clause, draft):
        return False
    return rounds.noun == "round" and draft.words(out.span).lower() in ("out", "in")


def _are_trumps_to_go(clause: Clause, draft: Draft) -> bool:
    """ "*First the trumps come in*", "then the trumps come out", "the trumps must go": drawn."""
    subject = clause.subjects[0] if clause.subjects else None
    if subject is None and _goes_out_again(clause, draft):
        return True
    if subject is None or subject.suit != "T" or subject.ranks or clause.negation is not None:
        return False
    if clause.verb_name == "drop":
        coming = clause.verb is not None and clause.verb.form == "ing"
        comes = coming or clause.mark("FIRST") is not None or clause.copula is not None  # "trumps are coming in"
        last = {"last", "remaining"}.intersection(subject.adjectives) and clause.subordinate is None
        comes = comes or bool(last)  # "the last two trumps come in"; "trumps come in" may tell how they lie
        return comes and draft.verb_words(clause).endswith(" in")
    state = clause.mark("PRED")
    if clause.verb_name == "come":
        return state is not None and draft.words(state.span).lower() in ("out", "in")
    leave = clause.verb_name == "go" or draft.verb_words(clause) == "leave"
    will = bool(clause.auxiliaries) or (subject.determiner == "your")
    return leave and will and not (clause.phrases or clause.places or clause.persons or state)


def _goes_out_again(clause: Clause, draft: Draft) -> bool:
    """ "There's a trump left and *it's coming out*", "if you've any trumps left *they're coming in*"."""
    back = clause.who in ("it", "they") and clause.negation is None and draft.claimer_role != "defender"
    state = clause.mark("PRED")
    words = draft.verb_words(clause) if state is None else draft.words(state.span).lower()
    comes = clause.verb_name in ("come", "drop") and words.endswith(("in", "out")) and bool(clause.copula)
    if not (back and comes and draft.marks.outstanding) or clause.subordinate or clause.phrases:
        return False
    _, out = draft.marks.outstanding[-1]
    others = any(step.span.start > out.start for step in draft.plan.steps)
    return out.end <= clause.start and not others


def _subjects(clause: Clause) -> list[NounPhrase]:
    if clause.subjects:
        return clause.subjects
    if isinstance(clause.subject, NounPhrase):
        return [clause.subject]
    with_what = clause.places[0] if clause.places and not clause.phrases and clause.who is None else None
    if with_what is not None and with_what.preposition == "with" and isinstance(with_what.object, NounPhrase):
        return [with_what.object]  # "ten, *with the hearts* good"
    return list(clause.phrases) if clause.who in (None, "it") else []


def _has_worked(clause: Clause) -> bool:
    """ "The finesse *worked*, so I have the rest": it has been taken."""
    return clause.verb_name in ("break", "succeed") and clause.is_past and not clause.auxiliaries


def _are_theirs(clause: Clause) -> bool:
    """Cards, or one trump, that are not the speaker's; a whole suit says no number."""
    named = [bool(phrase.ranks) or (phrase.suit is not None and not phrase.plural) for phrase in clause.phrases]
    return bool(named) and all(named) and all(phrase.determiner != "my" for phrase in clause.phrases)


def _is_unstoppable(clause: Clause, draft: Draft) -> bool:
    """ "You can't stop eleven", "nobody can shut out *my jack of trumps*", "*my king* can't be shut out"."""
    nobody = clause.who == "who" and draft.words(clause.span).lower().startswith(("no", "neither"))
    nobody = nobody or [subject.quantifier == "none" for subject in clause.subjects] == [True]
    denied = clause.negation is not None and (clause.who == "you" or (clause.who == "me" and clause.is_passive))
    cards = bool(clause.subjects) and all(subject.ranks for subject in clause.subjects)
    passive = cards and clause.copula is not None and clause.negation is not None
    own_cards = passive and all(subject.determiner == "my" for subject in clause.subjects)
    if passive and all(subject.determiner == "your" for subject in clause.subjects):
        clause.negation = None
        give_away(clause, draft, clause.subjects)  # "your king can't be shut out"
        return True
    if not (nobody or denied or own_cards):
        return False
    draft.flags.add("vague")
    for phrase in clause.subjects if own_cards else clause.phrases:
        if phrase.determiner == "my" and phrase.ranks:
            won = [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs_of(phrase)]
            draft.add_unit(clause, won, "held")
            draft.counts.listed.extend((1, True) for _ in won)
        elif (own := phrase.number if phrase.determiner == "my" else None) is not None:
            draft.claim(Amount(tricks=own), phrase.span)  # "you can't shut out my two top trumps"
        elif (amount := amount_of(phrase)) is not None and denied:
            draft.claim(amount, phrase.span)
    return True


def predicted(clause: Clause, draft: Draft) -> bool:
    """ "The queen drops": a prediction about the lie, kept as a condition of its own."""
    if clause.verb_name not in ("drop", "break", "succeed", "fail", "stop", "show"):
        return False
    if clause.verb_name == "stop" and _read_stopping(clause, draft):
        return True
    for phrase in clause.subjects:
        _take_line(clause, draft, phrase)
    if clause.verb_name == "drop" and clause.phrases and all(phrase.ranks for phrase in clause.subjects):
        _fell(clause, draft)
        return True
    told = has_happened(clause, draft)
    if told and clause.verb_name == "drop":
        believe_played(clause, draft, clause.subjects)  # "all thirteen trumps have appeared"
    falls = [bool(phrase.ranks) and phrase.determiner != "my" for phrase in clause.subjects] == [True]
    falls = falls and clause.link in ("and", "comma") and clause.subordinate is None and draft.plan.condition is None
    if clause.verb_name == "drop" and falls and not told and draft.counts.listed:
        draft.counts.listed.append((None, False))  # "ace of spades, *and the king comes down*": a line, no count
    if any(phrase.suit == "T" for phrase in clause.subjects) and not told and not draft.report.records(clause.span):
        draft.flags.add("trumps_lie")  # "the two trumps fall together"
    if told or _has_come_about(clause, draft):
        draft.said_beside.append(clause.span)
    elif draft.plan.condition is None and (clause.subjects or clause.who == "it" or _is_looked_for(clause, draft)):
        lie = circumstance_of(clause, draft)
        draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span, circumstance=lie))
    return True


def _read_stopping(clause: Clause, draft: Draft) -> bool:
    """ "I can't *stop* the queen", "you can't *stop* the clubs", "four spades would be *blocked*": no prediction."""
    if _is_unstoppable(clause, draft):
        return True
    if clause.negation and clause.who in ("me", "it", None) and _are_theirs(clause):
        clause.negation = None
        give_away(clause, draft, clause.phrases)  # "I can't stop the queen", "there's no stopping your ace"
        return True
    would = clause.is_passive and clause.copula is not None and "would" in draft.words(clause.copula.span).lower()
    # "four spades would be blocked, so three tricks": why, and nothing that may turn up
    return would and any(subject.suit for subject in clause.subjects)


def _take_line(clause: Clause, draft: Draft, line: NounPhrase) -> None:
    """ "*The squeeze* works for twelve": what he plays for, and how many that makes."""
    if line.act in LINES_OF_PLAY and _may_work(clause, draft.plan, line):
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")
    if line.act and clause.negation is None and draft.plan.condition is None and (counted := number_for(clause)):
        draft.claim(*counted)


def _is_looked_for(clause: Clause, draft: Draft) -> bool:
    """ "I cash three clubs *to see if they break*"."""
    before = draft.last.clause
    return clause.who == "they" and clause.link == "none" and before is not None and before.verb_name == "test"


def _has_come_about(clause: Clause, draft: Draft) -> bool:
    """ "Hearts *never broke*", "the king *didn't drop*", "trumps *aren't splitting*": seen, and not hoped for."""
    did = any(draft.words(mark.span).lower() in ("did", "has", "have", "'s", "’s") for mark in clause.auxiliaries)
    past = clause.perfect or (clause.is_past and not clause.auxiliaries and clause.copula is None)
    seen = clause.copula is not None and clause.negation is not None and not clause.auxiliaries
    return did or past or seen or _is_reason(clause, draft)


def _is_reason(clause: Clause, draft: Draft) -> bool:
    """ "Trumps *break, so* I have the rest", "*as* trumps *are breaking* …": a fact that the claim rests on."""
    supposed = clause.auxiliaries or clause.subordinate not in (None, "because") or draft.plan.condition is not None
    follows = _SO.match(draft.text, clause.end) is not None
    return clause.verb_name == "break" and not supposed and (clause.subordinate == "because" or follows)


_SO: Final = re.compile(r",? (?:and )?(?:so|therefore|hence)\b(?! long)", re.IGNORECASE)


def _may_work(clause: Clause, plan: SpokenPlan, line: NounPhrase) -> bool:
    """ "The heart finesse works", "*the squeeze* has to work": what he plays for, unless it was said before."""
    if line.determiner == "your" or _has_worked(clause) or (line.act != "finesse" and clause.negation is not None):
        return False
    last = plan.last_step
    return last is None or line.act == "finesse" or line.determiner == "a" or str(last.verb) != line.act


def _fell(clause: Clause, draft: Draft) -> None:
    """ "The king of trumps *drops the queen*", "ace and king of spades *dropping the queen*"."""
    for phrase in clause.subjects:
        add_listed_steps(clause, draft, phrase)
    suit = clause.phrases[0].suit or (draft.plan.steps[-1].suit if draft.plan.steps else None)
    rank = clause.phrases[0].ranks[0] if clause.phrases[0].ranks else None
    lie = Circumstance("falls", suit, rank) if rank is not None else None
    draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span, circumstance=lie))
