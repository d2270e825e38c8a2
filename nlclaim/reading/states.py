"""Clauses that say how things are: "the rest are mine", "dummy is high", "trumps are drawn", "one off"."""

from __future__ import annotations

import re
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.beliefs import HANDS, believe, believe_hand_high, believe_high, believe_suits, believed_step
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import card_spoken_of, give_away, left_out, lend_suit_back, tricks_of
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import MAKES_GOOD, hand_of, is_past_state, number_for
from nlclaim.reading.gains import gain, gain_excluded, receiver_side, whose
from nlclaim.reading.items import add_listed_steps, read_item
from nlclaim.reading.model import Belief, Condition, Result
from nlclaim.reading.noun_predicates import read_noun_predicate
from nlclaim.reading.outstanding import believe_gone, draw_by_then, read_outstanding, read_until_gone
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, are_all, are_all_tricks, is_nothing, specs_of
from nlclaim.reading.results import read_result
from nlclaim.reading.totals import sums_up_losses
from nlclaim.reading.verbs import PLAY_VERBS, add_act


def read_state(clause: Clause, draft: Draft) -> bool:
    """Reads a clause that states something; false when it does not."""
    if read_result(clause, draft):
        return not (clause.verb is None and any(phrase.act for phrase in clause.phrases))
    if read_until_gone(clause, draft):
        return True
    _note_shape(clause, draft)
    predicate = clause.mark("PRED", "MINE")
    if clause.verb_name == "have" and predicate and predicate.value == "gone" and not clause.phrases:
        clause.copula, clause.verb, clause.verb_name = clause.verb, None, ""  # "once trumps have gone"
    subjects = _subjects(clause)
    receiver = clause.mark_at("for", "to")
    if clause.copula and clause.verb is None and subjects and receiver:
        return _read_sharing(clause, draft, subjects)
    if clause.copula and clause.verb is None and subjects and _is_for_card(clause, draft, subjects):
        return True
    if receiver and predicate and draft.words(predicate.span).lower().endswith("to come") and not clause.verb:
        clause.marks.remove(predicate)  # "one still to come for you"
        clause.take_subjects_as_phrases()
        return False
    if _read_left_with(clause, draft) or _read_in_with(clause, draft):
        return True
    mine = clause.mark("MINE")
    if mine and clause.copula is not None and mine.span.start < clause.copula.span.start:
        if clause.phrases and not clause.subjects:
            return _read_owner_first(clause, draft, mine)
        if " all " in draft.words(clause.span).lower() and clause.mark("PRED"):
            believe_hand_high(clause, draft)  # "mine are all good"
        return True  # "you have a trump, and mine's bigger"
    if mine and (clause.verb is None or clause.copula is not None):
        return _read_ownership(clause, draft, subjects)
    if _are_trumps_to_go(clause, draft):
        draw_by_then(clause, draft, "T")
        return True
    if clause.verb is not None and clause.copula is not None and not clause.auxiliaries:
        return _read_passive(clause, draft, subjects)
    if clause.verb_name == "draw" and clause.is_past and clause.subjects:
        return not clause.phrases and clause.subordinate is None and _read_drawn(clause, draft, subjects)
    if (clause.verb is None or clause.copula is not None) and read_outstanding(clause, draft, subjects):
        return True
    if clause.verb_name == "run" and clause.subjects and not clause.phrases and clause.negation is not None:
        return True  # "clubs don't run, so I lose two"
    if clause.verb_name == "run" and clause.subjects and not clause.phrases and not clause.question:
        if counted := number_for(clause):
            draft.claim(*counted)  # "now the clubs run for five"
        believe_suits(clause, draft, subjects, "runs")
        return True
    if clause.verb_name == "run" and clause.who == "they" and not clause.phrases and draft.steps:
        if draft.steps[-1].verb not in MAKES_GOOD:
            return False
        believed_step(clause, draft, draft.steps[-1].suit, (), None, Verb.RUN)  # "duck a diamond then they run"
        return True
    if predicate is not None and (clause.verb is None or clause.copula is not None):
        return _read_predicate(clause, draft, predicate, subjects)
    return clause.copula is not None and clause.verb is None and read_noun_predicate(clause, draft, subjects)


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
    suit, lengths = clause.subjects[0].suit, [int(part) for part in shape.value.split("-") if part.isdigit()]
    if suit not in (None, "T") and len(lengths) == 2 and abs(lengths[0] - lengths[1]) <= 1:
        draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "runs", suit=suit, shape=shape.value))


def _read_left_with(clause: Clause, draft: Draft) -> bool:
    """ "Then I'm left with nothing but high trumps"."""
    state, kept = clause.mark("PRED"), clause.phrase_at("with")
    nothing = kept is not None and is_nothing(kept)
    if state is None or state.value != "left" or clause.who != "me" or not nothing or not clause.exclusions:
        return False
    draft.claim(Amount(all=True), clause.span)
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase):
            believe_high(clause, draft, [exclusion.object])
    return True


def _read_in_with(clause: Clause, draft: Draft) -> bool:
    """ "I'm in with the ace": it wins a trick."""
    card = clause.phrase_at("with")
    inside = any(place.preposition == "in" and place.object is None for place in clause.places)
    if not inside or card is None or not (card.ranks or card.cards) or clause.who != "me" or clause.verb is not None:
        return False
    steps = [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card, draft.last_suit)]
    draft.add_unit(clause, steps, "verb")
    return True


def _are_trumps_to_go(clause: Clause, draft: Draft) -> bool:
    """ "*First the trumps come in*", "then the trumps come out", "the trumps must go": drawn."""
    subject = clause.subjects[0] if clause.subjects else None
    if subject is None or subject.suit != "T" or subject.ranks or clause.negation is not None:
        return False
    if clause.verb_name == "drop":
        return clause.mark("FIRST") is not None and draft.verb_words(clause).endswith(" in")
    state = clause.mark("PRED")
    if clause.verb_name == "come":
        return state is not None and draft.words(state.span).lower() in ("out", "in")
    leave = clause.verb_name == "go" or draft.verb_words(clause) == "leave"
    return leave and bool(clause.auxiliaries) and not (clause.phrases or clause.places or clause.persons or state)


def _subjects(clause: Clause) -> list[NounPhrase]:
    if clause.subjects:
        return clause.subjects
    if isinstance(clause.subject, NounPhrase):
        return [clause.subject]
    with_what = clause.places[0] if clause.places and not clause.phrases and clause.who is None else None
    if with_what is not None and with_what.preposition == "with" and isinstance(with_what.object, NounPhrase):
        return [with_what.object]  # "ten, *with the hearts* good"
    return list(clause.phrases) if clause.who in (None, "it") else []


# Ownership: "the rest are mine", "the last trump is mine", "it's all yours".


def _read_ownership(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    mine = clause.mark("MINE")
    assert mine is not None
    ours = mine.value == "me" or (mine.value == "he" and "reported" in draft.flags)
    if whose(clause, draft) == "theirs" and clause.copula is None:
        ours = False
    denied = clause.negation is not None and clause.negation.span.start < mine.span.start
    if denied and draft.words(clause.negation.span).lower() in ("not", "n't"):  # type: ignore[union-attr]
        return True  # "they're not all mine", "these aren't yours"
    if not subjects:
        _own_pronoun(clause, draft, ours=ours)
        (left_out if ours else gain_excluded)(clause, draft)
        return True
    rest = [phrase for phrase in subjects if not _is_this_trick(phrase)]
    if not rest and not ours and card_spoken_of(draft) is not None:
        give_away(clause, draft, subjects)  # "the ace of trumps is outstanding, that's yours"
        return True
    if not rest:
        draft.flags |= {"current"} if ours else {"current", "current_lost"}
        return True
    subjects = rest
    if not ours and all(are_all_tricks(phrase) for phrase in subjects):
        draft.conceded.append((Amount(all=True), clause.span))  # "the tricks are yours"
        return True
    if not ours:
        give_away(clause, draft, subjects)
        gain_excluded(clause, draft)  # "the rest are yours except for my queen of trumps"
        return True
    left_out(clause, draft)
    listing = draft.units[-1].sort == "listed" if draft.units else False
    if listing and clause.link == "and" and all(amount_of(phrase) is None for phrase in subjects):
        for phrase in subjects:
            add_listed_steps(clause, draft, phrase)  # "AKQ of clubs and two trumps are mine"
        return True
    first = not draft.units
    for phrase in subjects:
        amount = amount_of(phrase)
        if are_all(phrase, draft.words(clause.span)):
            amount = Amount(all=True)  # "these are all mine"
        if amount == Amount(tricks=0):
            of = phrase.of.number if phrase.of is not None else None
            draft.conceded.append(
                (Amount(tricks=of) if of else Amount(all=True), phrase.span)
            )  # "none of them is mine"
        elif amount is not None or are_all_tricks(phrase):
            draft.claim(amount or Amount(all=True), phrase.span)
        else:
            believe(clause, draft, phrase, "mine")
            for spec in specs_of(phrase):
                if spec.cards and first:
                    lend_suit_back(clause, draft, spec)
                    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True)], "held")
                    draft.listed.append((len(spec.cards), False))  # "the jack of clubs is ours"
                    continue
                draft.owned.append(tricks_of(phrase, spec) if clause.negation is None else None)
                believed_step(clause, draft, spec.suit, spec.cards, None)  # "I draw trumps and the spades are mine"
    _win_with(clause, draft, subjects)
    return True


def _win_with(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    """ "The last trick is mine *with the king of diamonds*"."""
    card = clause.phrase_at("with")
    if card is None or not (card.ranks or card.cards):
        return
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "verb")
    last = next((phrase.span for phrase in subjects if phrase.noun == "trick" and "last" in phrase.adjectives), None)
    if last is not None:
        draft.place_last_unit(last, first=False)


def _read_owner_first(clause: Clause, draft: Draft, mine: Mark) -> bool:
    """ "*Mine are* the ace and two clubs", "*yours is* the king of hearts"."""
    if clause.negation is not None:
        return True
    if mine.value == "you":
        give_away(clause, draft, clause.phrases)
        return True
    clause.copula = None
    for phrase in clause.phrases:
        read_item(clause, draft, phrase)
    return True


def _is_this_trick(phrase: NounPhrase) -> bool:
    return phrase.determiner == "this" and (not phrase.has_head or phrase.noun == "trick") and not phrase.nouns_plural


def _read_sharing(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The others are for you"."""
    side = receiver_side(clause, draft, "for", "to")
    if side is None:
        return False
    if side == "theirs":
        pointed = all(phrase.determiner == "this" and not phrase.has_head for phrase in subjects)
        given = clause.phrases if pointed and clause.phrases else subjects
        if clause.exclusions and any(is_nothing(phrase) for phrase in given):
            left_out(clause, draft)  # "there's nothing for you except the ace"
            return True
        if clause.who == "it" and (clause.negation is not None or all(p.quantifier == "no" for p in given)):
            if all(phrase.noun == "trick" for phrase in given):
                draft.claim(Amount(all=True), clause.span)
            for suit in {phrase.suit for phrase in given if phrase.suit}:
                believe_gone(clause, draft, suit)
            return True  # "there isn't a trick for you", "there's no trump out for you to ruff with"
        if not (given and sums_up_losses(draft, given[0])):
            give_away(clause, draft, given)  # "the others are for you", "that's two for you"
        return True
    for phrase in dict.fromkeys([*subjects, *clause.phrases]):
        amount = amount_of(phrase)
        if amount is not None:
            draft.claim(amount, phrase.span)  # "the others are for me", "that's nine for me"
        elif phrase.suit and phrase.number and phrase.noun in ("trick", "winner"):
            draft.claim(Amount(tricks=phrase.number), phrase.span)  # "that's two trump tricks for me"
            draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(phrase)], "held")
        elif phrase.suit or phrase.ranks or phrase.cards:
            gain(clause, draft, phrase)  # "there's a heart for me"
    return True


def _own_pronoun(clause: Clause, draft: Draft, *, ours: bool) -> None:
    everything = any(phrase.quantifier in ("all", "everything", "rest") for phrase in clause.phrases)
    if clause.who in ("they", "it") or everything or clause.who is None:
        (draft.claimed if ours else draft.conceded).append((Amount(all=True), clause.span))


# Passives: "trumps are drawn", "the clubs are established", "the diamonds are running".


def _read_passive(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    verb = clause.verb_name
    only_all = all(phrase.quantifier == "all" and not phrase.has_head for phrase in clause.phrases)
    if verb in ("cash", "run") and clause.who == "they" and only_all and clause.negation is None:
        draft.claim(Amount(all=True, loosely=True), clause.span)  # "they're all cashing"
        return True
    base = clause.verb is not None and clause.verb.form == "base"
    heard = base and any(phrase.suit for phrase in clause.subjects)
    if verb == "need":
        return False  # "the finesse isn't needed"
    if verb in ("draw", "clear") and (clause.is_passive or heard):  # "trumps are draw"
        return _read_drawn(clause, draft, subjects)
    done = clause.is_passive or (base and verb == "establish")  # "once the clubs are set up"
    if done and clause.subordinate in ("after", "before") and verb in PLAY_VERBS and not clause.phrases:
        last = subjects[-1].suit if subjects and subjects[-1].ranks else None
        clause.phrases = [replace(p, suit=p.suit or last) if p.ranks else p for p in subjects]
        # "once the ace of diamonds is forced out", "after the ace and king of clubs are cashed"
        draft.add_unit(clause, PLAY_VERBS[verb](clause, draft), "verb")
        return True
    if verb == "win" and [phrase.noun for phrase in subjects] == ["contract"] and clause.negation is None:
        draft.add_result(Result(over=0))  # "the game is won"
        return True
    to_be_done = verb in PLAY_VERBS and subjects and _is_to_be_done(clause, draft)
    if to_be_done or (_is_one_play(clause, subjects) and not is_past_state(clause, draft)):
        clause.phrases = list(subjects)  # "spades to be cashed", "the king of hearts is cashed first"
        draft.add_unit(clause, PLAY_VERBS[verb](clause, draft), "verb")
        return True
    if verb == "run" and subjects and clause.negation is not None:
        return True  # "clubs aren't running"
    if verb in ("establish", "run", "cash") and subjects and clause.subordinate not in ("after", "before"):
        claim = "runs" if verb == "run" else "high"
        believe_suits(clause, draft, subjects, claim)
        return True
    return False


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


def _is_to_come(clause: Clause, draft: Draft) -> bool:
    """ "Trumps *will be* drawn", in a report "*would be*"."""
    words = draft.words(clause.copula.span).lower().split() if clause.copula is not None else []
    return "will" in words or "'ll" in words or ("would" in words and "reported" in draft.flags)


def _will_be_drawn(clause: Clause, draft: Draft) -> bool:
    """Whether it is planned: "once trumps are drawn", "… are drawn at the end", "then the trumps are drawn"."""
    if clause.subordinate in ("after", "before") and " already " not in draft.words(clause.span).lower():
        return True
    if _is_to_be_done(clause, draft) or _is_to_come(clause, draft):
        return True
    if clause.perfect or (clause.copula and draft.words(clause.copula.span).lower() not in ("are", "is", "'re", "'s")):
        return False  # "and then trumps were drawn", "trumps have been drawn in two rounds"
    rounds = clause.phrase_at("in")
    at_end = any(draft.words(mark.span).lower().endswith(" end") for mark in clause.marks if mark.label == "LAST")
    then = clause.copula is not None and clause.joint("THEN") is not None
    return at_end or then or (rounds is not None and rounds.noun == "round")


def _read_drawn(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    suit = next((phrase.suit for phrase in subjects if phrase.suit), "T")
    planned = _will_be_drawn(clause, draft)
    if clause.negation is not None and not planned:
        draft.outstanding.append((None, clause.span))
        draft.flags.add("objection")  # "trumps haven't been drawn"
        return True
    if planned:
        draw_by_then(clause, draft, suit)
    else:
        draft.drawing_spans.append(("state", clause.span))
        draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=suit))
        draft.flags.add("belief")
    return True


# Predicates: "dummy is high", "the spades are good", "they're all there".


def _read_predicate(clause: Clause, draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> bool:
    if predicate.value in ("cold", "home") and clause.negation is not None:
        return True
    contract = [subject.noun for subject in subjects] == ["contract"]
    counted = [amount_of(phrase) for phrase in subjects if phrase.suit is None and phrase.determiner is None]
    if predicate.value == "cold" and len(counted) == 1 and counted[0] is not None:
        draft.claim(counted[0], subjects[0].span)  # "ten tricks are cold"
        return True
    if predicate.value in ("cold", "home") or (contract and predicate.value == "there"):
        _safe(clause, draft)
        return True
    if predicate.value in ("on", "off"):
        return _read_lie(clause, draft)
    if predicate.value not in ("high", "there"):
        return False
    if clause.negation is not None:
        return True
    left_out(clause, draft)
    last = draft.steps[-1] if draft.steps else None
    if clause.copula is None and clause.place("in") and last is not None and last.verb is Verb.RUFF and not subjects:
        number = draft.add_step(Verb.RUFF, clause.span, suit=last.suit, hand=hand_of(clause), how=("high",))
        draft.add_unit(clause, [number], "verb")  # "ruff low in dummy, then high in hand"
    elif clause.copula is None and len(subjects) == 1 and subjects[0].act == "ruff":
        step = add_act(clause, draft, subjects[0])
        draft.change_step(step, how=tuple(dict.fromkeys((*draft.steps[step].how, "high"))))
        draft.add_unit(clause, [step], "act")  # "heart ruff high"
    elif _is_of_a_hand(clause) or _is_what_is_kept(clause, draft):
        believe_hand_high(clause, draft)
    elif subjects:
        believe_high(clause, draft, subjects)
    elif clause.who == "it" and draft.words(predicate.span).lower().startswith(("the ", "a ")):
        draft.flags.add("master_out" if _is_out(draft) else "belief")  # "it's the boss": the card just named
    elif (clause.who in ("they", "it") or clause.who is None) and clause.subordinate is None:
        draft.claim(Amount(all=True, loosely=True), clause.span)
        if predicate.value == "high" and "all " in draft.words(clause.span).lower() and not draft.units:
            draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "high"))  # "all good"
        last = draft.steps[-1] if draft.steps else None
        if clause.who == "they" and clause.joint("THEN", "AND") and last is not None and last.verb in MAKES_GOOD:
            believed_step(clause, draft, last.suit, (), None)  # "I give up a club, then they're good"
        played = any(not step.negated and step.verb is not Verb.CONCEDE for step in draft.steps)
        if (
            (clause.copula is None or clause.who == "it")
            and clause.joints
            and played
            and draft.units[-1].sort in ("verb", "act")
        ):
            believed_step(clause, draft, None, (), None)  # "draw trumps, ruff a heart, high"
    return True


def _is_out(draft: Draft) -> bool:
    """Whether the clause before told of a trump that is still out."""
    before = draft.previous
    out = before is not None and before.who == "it" and any(mark.value == "left" for mark in before.marks)
    return before is not None and out and any(phrase.suit == "T" for phrase in (*before.subjects, *before.phrases))


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
        if phrase.act == "finesse":
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    told = is_past_state(clause, draft)
    if draft.condition is None and not told and (clause.subjects or clause.who == "it"):
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))
    return True
