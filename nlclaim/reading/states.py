"""Clauses that say how things are: "the rest are mine", "dummy is high", "trumps are drawn", "one off"."""

from __future__ import annotations

import re
from collections.abc import Callable

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.beliefs import HANDS, believe_hand_high, believe_high, believe_suits, believed_step, note_all_high
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, left_out
from nlclaim.reading.conditions import circumstance_of
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import MAKES_GOOD, OPPONENTS, hand_of, is_past_state, number_for
from nlclaim.reading.gains import gain, whose
from nlclaim.reading.items import add_listed_steps
from nlclaim.reading.model import Belief, Circumstance, Condition, Result
from nlclaim.reading.noun_predicates import read_noun_predicate
from nlclaim.reading.outstanding import draw_by_then, read_outstanding, read_until_gone
from nlclaim.reading.ownership import read_owner_first, read_ownership, read_sharing
from nlclaim.reading.passives import read_drawn, read_passive
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, is_nothing, is_rank, specs_of
from nlclaim.reading.results import read_result
from nlclaim.reading.verbs import add_act


def read_state(clause: Clause, draft: Draft) -> bool:
    """Reads a clause that states something; false when it does not."""
    if read_result(clause, draft):
        return not (clause.verb is None and any(phrase.act for phrase in clause.phrases))
    if read_until_gone(clause, draft):
        return True
    _note_shape(clause, draft)
    subjects = _subjects(clause)
    for read in _STATES:
        answer = read(clause, draft, subjects)
        if answer is not None:
            return answer
    return clause.copula is not None and clause.verb is None and read_noun_predicate(clause, draft, subjects)


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
    if _are_trumps_to_go(clause, draft):
        draw_by_then(clause, draft, "T")
        return True
    if _asks_whether_good(clause, draft):
        return True
    if clause.verb is not None and clause.copula is not None:
        to_be = draft.words(clause.copula.span).lower() == "be"  # "a club has to be led"
        if to_be or not clause.auxiliaries:
            return read_passive(clause, draft, subjects)
    if _are_set_up(clause):
        believe_suits(clause, draft, subjects, "high")
        return True
    if clause.verb_name == "draw" and clause.is_past and clause.subjects:
        return not clause.phrases and clause.subordinate is None and read_drawn(clause, draft, subjects)
    out = (clause.verb is None or clause.copula is not None) and read_outstanding(clause, draft, subjects)
    return True if out else None


def _read_running(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    if clause.verb_name != "run" or clause.phrases:
        return None
    if clause.subjects and clause.negation is not None:
        return True  # "clubs don't run, so I lose two"
    if clause.subjects and not clause.question:
        if counted := number_for(clause):
            draft.claim(*counted)  # "now the clubs run for five"
        believe_suits(clause, draft, subjects, "runs")
        return True
    if clause.who != "they" or not draft.steps:
        return None
    if draft.steps[-1].verb not in MAKES_GOOD:
        return False
    believed_step(clause, draft, draft.steps[-1].suit, (), None, Verb.RUN)  # "duck a diamond then they run"
    return True


def _read_good(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool | None:
    predicate = clause.mark("PRED", "MINE")
    if predicate is None:
        return None
    if "named_next" in draft.flags and clause.phrases and not clause.subjects:
        return read_noun_predicate(clause, draft, subjects)  # "all I've got are *good trumps*"
    if clause.verb is not None and clause.copula is None:
        return None
    read = _read_predicate(clause, draft, predicate, subjects)
    at_last = clause.phrase_at("for")
    if at_last is not None and "last" in at_last.adjectives and draft.units:
        draft.place_last_unit(at_last.span, first=False)  # "my king is good *for the last one*"
    return read


_STATES: tuple[Callable[[Clause, Draft, list[NounPhrase]], bool | None], ...] = (
    _read_having, _read_for_somebody, _read_mine, _read_done, _read_running, _read_good,
)  # fmt: skip


_COMES_IN = frozenset({"come in", "coming in", "come home", "coming home", "run", "running"})


def _asks_whether_good(clause: Clause, draft: Draft) -> bool:
    """ "Are the clubs *coming in*?", "will the clubs *come home*?": whether they run."""
    asked = clause.question or draft.text[clause.span.end :].lstrip().startswith("?")
    said = [*clause.subjects, *clause.phrases]
    suit = said[0] if len(said) == 1 and asked and clause.who is None else None
    if suit is None or draft.verb_words(clause) not in _COMES_IN or clause.negation is not None:
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
    if not theirs or not tricks or card is None or clause.negation is not None:
        return False
    give_away(clause, draft, [card])
    if "last" in subjects[0].adjectives:
        draft.place_last_unit(subjects[0].span, first=False)
    return True


_HOPES = re.compile(r"\b(?:maybe|perhaps|probably|hope|hopefully|assuming|presumably|if)\b", re.IGNORECASE)


def _note_shape(clause: Clause, draft: Draft) -> None:
    """ "*The spades are 3-3*, so I have the rest": if they are not, he said something that is not so."""
    shape = clause.mark("BREAKS")
    stated = clause.copula is not None and not (clause.subordinate or clause.negation or clause.question)
    if shape is None or not stated or len(clause.subjects) != 1 or clause.auxiliaries:
        return
    before = draft.previous.subordinate if draft.previous is not None and clause.link == "and" else None
    owned = clause.subjects[0].determiner not in (None, "the") or hand_of(clause) is not None
    if before in ("if", "unless") or owned or _HOPES.search(draft.text) is not None:
        return  # "if clubs are 1-0 and the hearts are 3-3", "my hearts are 4-3", "hearts are 3-3 I hope"
    if clause.subjects[0].suit == "T" and not is_past_state(clause, draft):
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
    if with_you and winner and kept is not None and whose(clause, draft) == "theirs":
        give_away(clause, draft, [kept])  # "you're left with the queen"
        return True
    if with_me and kept is not None and (kept.noun == "loser" or "losing" in kept.adjectives):
        gain(clause, draft, kept)  # "I'm left with one losing spade"
        return True
    goes_on = draft.text[clause.span.end :].lstrip().lower().startswith(("and ", "plus ", "+"))
    lone = kept is not None and kept.determiner == "the" and bool({"good", "last"} & {*kept.adjectives})
    if with_me and kept is not None and (kept.number or (lone and not kept.plural)) and kept.suit and goes_on:
        clause.verb_name = "have"
        gain(clause, draft, kept)  # "I'm left with two winning diamonds plus a trump"
        return True
    if with_me and kept is not None and kept.number and {"good", "high", "top", "winning"} & {*kept.adjectives}:
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


def _read_in_with(clause: Clause, draft: Draft) -> bool:
    """ "I'm in with the ace": it wins a trick."""
    card = clause.phrase_at("with")
    if card is not None and card.noun == "winner" and card.number and clause.who == "me" and clause.verb is None:
        draft.claim(Amount(tricks=card.number), card.span)  # "I'm in hand with five winners"
        return True
    inside = any(place.preposition == "in" and place.object is None for place in clause.places)
    if not inside or card is None or not (card.ranks or card.cards) or clause.who != "me" or clause.verb is not None:
        return False
    steps = [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card, draft.last_suit)]
    draft.add_unit(clause, steps, "verb")
    return True


def _read_with_me(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The jack of trumps is still *with me*": I have it."""
    named = len(subjects) == 1 and bool(subjects[0].ranks or subjects[0].cards)
    if not named or not clause.goes_to(("me",), "with") or clause.verb is not None or clause.negation is not None:
        return False
    clause.verb_name, clause.phrases = "have", subjects
    gain(clause, draft, subjects[0])
    return True


def _are_set_up(clause: Clause) -> bool:
    """ "*Clubs established*, spade king the entry": without the copula."""
    done = clause.verb is not None and clause.verb.form in ("past", "base") and clause.verb_name == "establish"
    suits = bool(clause.subjects) and all(phrase.suit and phrase.act is None for phrase in clause.subjects)
    suits = suits and all(phrase.determiner != "your" for phrase in clause.subjects)
    return done and suits and not (clause.phrases or clause.auxiliaries or clause.negation or clause.places)


def _are_trumps_to_go(clause: Clause, draft: Draft) -> bool:
    """ "*First the trumps come in*", "then the trumps come out", "the trumps must go": drawn."""
    subject = clause.subjects[0] if clause.subjects else None
    if subject is None or subject.suit != "T" or subject.ranks or clause.negation is not None:
        return False
    if clause.verb_name == "drop":
        comes = clause.mark("FIRST") is not None or clause.copula is not None  # "trumps are coming in"
        return comes and draft.verb_words(clause).endswith(" in")
    state = clause.mark("PRED")
    if clause.verb_name == "come":
        return state is not None and draft.words(state.span).lower() in ("out", "in")
    leave = clause.verb_name == "go" or draft.verb_words(clause) == "leave"
    will = bool(clause.auxiliaries) or (subject.determiner == "your")
    return leave and will and not (clause.phrases or clause.places or clause.persons or state)


def _subjects(clause: Clause) -> list[NounPhrase]:
    if clause.subjects:
        return clause.subjects
    if isinstance(clause.subject, NounPhrase):
        return [clause.subject]
    with_what = clause.places[0] if clause.places and not clause.phrases and clause.who is None else None
    if with_what is not None and with_what.preposition == "with" and isinstance(with_what.object, NounPhrase):
        return [with_what.object]  # "ten, *with the hearts* good"
    return list(clause.phrases) if clause.who in (None, "it") else []


# Predicates: "dummy is high", "the spades are good", "they're all there".


def _read_predicate(clause: Clause, draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> bool:
    if predicate.value in ("cold", "home") and clause.negation is not None:
        return True
    contract = [subject.noun for subject in subjects] == ["contract"]
    counted = [amount_of(phrase) for phrase in subjects if not (phrase.suit or (phrase.determiner and is_rank(phrase)))]
    if predicate.value == "cold" and len(counted) == 1 and counted[0] is not None:
        draft.claim(counted[0], subjects[0].span)  # "ten tricks are cold"
        return True
    if predicate.value == "there" and [_are_the_tricks(subject) for subject in subjects] == [True]:
        draft.claim(Amount(all=True), clause.span)  # "the tricks are all there"
        return True
    if predicate.value in ("cold", "home") or (contract and predicate.value == "there"):
        _safe(clause, draft)
        if clause.who == "you":
            draft.flags.add("their_result")  # "you're home"
        return True
    if predicate.value in ("on", "off"):
        return _read_lie(clause, draft)
    if predicate.value not in ("high", "there"):
        return False
    if clause.negation is not None:
        return True
    left_out(clause, draft)
    last = draft.steps[-1] if draft.steps else None
    ruffs_on = (
        last is not None
        and last.verb is Verb.RUFF
        and (clause.place("in") is not None or ("low" in last.how and clause.joint("THEN") is not None))
    )
    if clause.copula is None and last is not None and ruffs_on and not subjects:
        number = draft.add_step(Verb.RUFF, clause.span, suit=last.suit, hand=hand_of(clause), how=("high",))
        draft.add_unit(clause, [number], "verb")  # "ruff low in dummy, then high in hand"
    elif clause.copula is None and len(subjects) == 1 and subjects[0].act == "ruff":
        step = add_act(clause, draft, subjects[0])
        draft.change_step(step, how=tuple(dict.fromkeys((*draft.steps[step].how, "high"))))
        draft.add_unit(clause, [step], "act")  # "heart ruff high"
    elif _is_of_a_hand(clause) or _is_what_is_kept(clause, draft):
        believe_hand_high(clause, draft)
    elif [p.quantifier == "both" and not p.has_head for p in subjects] == [True] and clause.negation is None:
        draft.claim(Amount(all=True, loosely=True), clause.span)  # "both are good"
    elif [p.noun == "card" and p.nouns_plural and p.determiner in ("my", "dummy") for p in subjects] == [True]:
        believe_hand_high(clause, draft)  # "dummy's cards are all winners"
    elif [p.noun == "card" and p.determiner == "these" and p.number is None for p in subjects] == [True]:
        draft.claim(Amount(all=True, loosely=True), clause.span)  # "these cards are all good"
    elif subjects:
        believe_high(clause, draft, subjects)
    elif clause.who == "it" and (_is_out(draft) or draft.words(predicate.span).lower().startswith(("the ", "a "))):
        draft.flags.add("master_out" if _is_out(draft) else "belief")  # "it's the boss": the card just named
    elif (clause.who in ("they", "it") or clause.who is None) and clause.subordinate is None:
        made_good = draft.steps[-1] if draft.steps and draft.steps[-1].verb in _MAKES_GOOD else None
        if clause.who != "they" or not clause.joint("THEN", "AND"):
            made_good = None
        if made_good is None or made_good.suit is None:
            draft.claim(Amount(all=True, loosely=True), clause.span)
        if "all " in draft.words(clause.span).lower():
            note_all_high(clause, draft)  # "all good"
        if made_good is not None:
            believed_step(clause, draft, made_good.suit, (), None)  # "I give up a club, then they're good"
        played = any(not step.negated and step.verb is not Verb.CONCEDE for step in draft.steps)
        if (
            (clause.copula is None or clause.who == "it" or draft.words(clause.copula.span).lower() in ("am", "'m"))
            and (clause.joints or (draft.previous is not None and draft.previous.subordinate == "after"))
            and played
            and (draft.units[-1].sort in ("verb", "act") or clause.joint("THEN") is not None)
        ):
            believed_step(clause, draft, None, (), None)  # "draw trumps, ruff a heart, high"
    return True


def _are_the_tricks(phrase: NounPhrase) -> bool:
    return phrase.noun == "trick" and phrase.nouns_plural and phrase.number is None and phrase.suit is None


_MAKES_GOOD = MAKES_GOOD | {Verb.RUFF}  # "I ruff two rounds of clubs and they're good"


def _is_out(draft: Draft) -> bool:
    """Whether the clause before told of a trump that is still out."""
    before = draft.previous
    out = before is not None and before.who in ("it", None) and any(mark.value == "left" for mark in before.marks)
    named = (*before.subjects, *before.phrases) if before is not None else ()
    if before is not None and before.verb_name == "draw" and before.negation is not None:
        return any(phrase.suit == "T" for phrase in before.phrases)  # "I'm not drawing the trump, it's high"
    it = before is not None and before.who == "it"
    return out and any(phrase.suit == "T" and (it or phrase.number is not None) for phrase in named)


def _is_of_a_hand(clause: Clause) -> bool:
    named = any(person.value in HANDS for person in clause.persons)
    return clause.who in HANDS or clause.who == "me" or named


def _is_what_is_kept(clause: Clause, draft: Draft) -> bool:
    """ "*Whatever I keep* is good"."""
    kept = draft.previous
    if kept is None or clause.link != "none" or kept.who != "me" or kept.verb_name not in ("keep", "have"):
        return False
    return draft.words(kept.span).lower().startswith("whatever")


def _safe(clause: Clause, draft: Draft) -> None:
    """ "It's cold", "I'm cold for ten"."""
    predicate = clause.mark("PRED")
    if predicate is not None and draft.words(predicate.span).lower() == "a claim":
        draft.flags.add("claim")
        return
    beside = clause.phrase_at("with")
    if beside is not None and beside.noun == "trick" and (amount := amount_of(beside)) is not None:
        draft.claim(amount, beside.span)  # "home with nine tricks"
    counted = number_for(clause)
    if counted is not None and counted[0].tricks in range(1, HIGHEST_LEVEL + 1):
        draft.add_result(Result(level=counted[0].tricks))  # "cold for six": the level
    elif counted is not None:
        draft.claim(*counted)
    else:
        draft.add_result(Result(over=0))


def _read_lie(clause: Clause, draft: Draft) -> bool:
    """ "The king is onside": what the plan hangs on; "was" tells what has been."""
    past = is_past_state(clause, draft)
    if not past:
        draft.flags.add("lie")
    if draft.condition is None and not past:
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))
    return True


def _has_worked(clause: Clause) -> bool:
    """ "The finesse *worked*, so I have the rest": it has been taken."""
    return clause.verb_name in ("break", "succeed") and clause.is_past and not clause.auxiliaries


def predicted(clause: Clause, draft: Draft) -> bool:
    """ "The queen drops": a prediction about the lie, kept as a condition of its own."""
    if clause.verb_name not in ("drop", "break", "succeed", "fail", "stop", "show"):
        return False
    if clause.verb_name == "stop" and clause.negation and clause.who == "me" and clause.is_passive:
        draft.flags.add("vague")  # "I can't be stopped"
        return True
    if clause.verb_name == "stop" and clause.negation and clause.who == "you":
        draft.flags.add("vague")  # "you can't stop eleven"
        for phrase in clause.phrases:
            if amount := amount_of(phrase):
                draft.claim(amount, phrase.span)
        return True
    for phrase in clause.subjects:
        if phrase.act == "finesse" and phrase.determiner != "your" and not _has_worked(clause):
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
        if phrase.act and clause.negation is None and draft.condition is None and (counted := number_for(clause)):
            draft.claim(*counted)  # "the squeeze works for twelve"
    if clause.verb_name == "drop" and clause.phrases and all(phrase.ranks for phrase in clause.subjects):
        _fell(clause, draft)
        return True
    told = is_past_state(clause, draft)
    if any(phrase.suit == "T" for phrase in clause.subjects) and not told:
        draft.flags.add("trumps_lie")  # "the two trumps fall together"
    if draft.condition is None and not told and (clause.subjects or clause.who == "it"):
        lie = circumstance_of(clause, draft)
        draft.conditions.append(Condition(draft.words(clause.span), clause.span, circumstance=lie))
    return True


def _fell(clause: Clause, draft: Draft) -> None:
    """ "The king of trumps *drops the queen*", "ace and king of spades *dropping the queen*"."""
    for phrase in clause.subjects:
        add_listed_steps(clause, draft, phrase)
    suit = clause.phrases[0].suit or (draft.steps[-1].suit if draft.steps else None)
    rank = clause.phrases[0].ranks[0] if clause.phrases[0].ranks else None
    lie = Circumstance("falls", suit, rank) if rank is not None else None
    draft.conditions.append(Condition(draft.words(clause.span), clause.span, circumstance=lie))
