"""Clauses that say how things are: "the rest are mine", "dummy is high", "trumps are drawn", "one off"."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, left_out
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import hand_of, role_hand
from nlclaim.reading.gains import gain, whose
from nlclaim.reading.model import Belief, Condition, Result
from nlclaim.reading.outstanding import draw_by_then, read_outstanding, read_until_gone
from nlclaim.reading.phrases import Amount, amount_of, is_empty, specs_of
from nlclaim.reading.results import read_result
from nlclaim.reading.verbs import PLAY_VERBS, add_act

_HANDS = frozenset({"dummy", "hand", "both_hands", "declarer", "partner"})


def read_state(clause: Clause, draft: Draft) -> bool:
    """Reads a clause that states something; false when it does not."""
    if read_result(clause, draft):
        return True
    if read_until_gone(clause, draft):
        return True
    predicate = clause.mark("PRED", "MINE")
    if clause.verb_name == "have" and predicate and predicate.value == "gone" and not clause.phrases:
        clause.copula, clause.verb, clause.verb_name = clause.verb, None, ""  # "once trumps have gone"
    subjects = _subjects(clause)
    receiver = clause.place("for", "to")
    if clause.copula and clause.verb is None and subjects and receiver and isinstance(receiver.object, Mark):
        return _read_sharing(clause, draft, subjects, receiver.object)
    mine = clause.mark("MINE")
    if mine and clause.copula is not None and mine.span.start < clause.copula.span.start:
        return True  # "you have a trump, and mine's bigger"
    if mine and (clause.verb is None or clause.copula is not None):
        return _read_ownership(clause, draft, subjects)
    if clause.verb is not None and clause.copula is not None and not clause.auxiliaries:
        return _read_passive(clause, draft, subjects)
    if clause.verb_name == "come" and _trumps_come_out(clause, draft):
        draw_by_then(clause, draft, "T")  # "then the trumps come out"
        return True
    if clause.verb_name == "draw" and clause.verb and clause.verb.form == "past" and clause.subjects:
        return not clause.phrases and clause.subordinate is None and _read_drawn(clause, draft, subjects)
    if (clause.verb is None or clause.copula is not None) and read_outstanding(clause, draft, subjects):
        return True
    if clause.verb_name == "run" and clause.subjects and not clause.phrases and not clause.question:
        _suits_are_believed(clause, draft, subjects, "runs")
        return True
    if predicate is not None and (clause.verb is None or clause.copula is not None):
        return _read_predicate(clause, draft, predicate, subjects)
    return clause.copula is not None and clause.verb is None and _read_noun_predicate(clause, draft, subjects)


def _trumps_come_out(clause: Clause, draft: Draft) -> bool:
    out = clause.mark("PRED")
    trumps = bool(clause.subjects) and clause.subjects[0].suit == "T" and clause.negation is None
    return trumps and out is not None and draft.words(out.span).lower() in ("out", "in")


def _subjects(clause: Clause) -> list[NounPhrase]:
    if clause.subjects:
        return clause.subjects
    if isinstance(clause.subject, NounPhrase):
        return [clause.subject]
    return list(clause.phrases) if clause.who in (None, "it") else []


# Results: "one off", "down two", "making it", "+1", "plus 620".


# Ownership: "the rest are mine", "the last trump is mine", "it's all yours".


def _read_ownership(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    mine = clause.mark("MINE")
    assert mine is not None
    ours = mine.value == "me" or (mine.value == "he" and "reported" in draft.flags)
    if whose(clause, draft) == "theirs" and clause.copula is None:
        ours = False
    if not subjects:
        _own_pronoun(clause, draft, ours=ours)
        left_out(clause, draft)
        return True
    rest = [phrase for phrase in subjects if not _is_this_trick(phrase)]
    if not rest:
        draft.flags.add("current")
        return True
    subjects = rest
    if not ours:
        give_away(clause, draft, subjects)
        return True
    left_out(clause, draft)
    for phrase in subjects:
        amount = amount_of(phrase)
        if amount is not None or (phrase.noun == "trick" and phrase.nouns_plural and not phrase.suit):
            draft.claim(amount or Amount(all=True), phrase.span)
        else:
            draft.beliefs.extend(_beliefs(clause, draft, phrase, "mine"))
            draft.flags.add("belief")
    return True


def _is_this_trick(phrase: NounPhrase) -> bool:
    return phrase.determiner == "this" and (not phrase.has_head or phrase.noun == "trick") and not phrase.nouns_plural


def _read_sharing(clause: Clause, draft: Draft, subjects: list[NounPhrase], receiver: Mark) -> bool:
    """ "The others are for you"."""
    if receiver.value not in ("you", "me"):
        return False
    if receiver.value == "you":
        give_away(clause, draft, subjects)
        return True
    for phrase in dict.fromkeys([*subjects, *clause.phrases]):
        amount = amount_of(phrase)
        if amount is not None:
            draft.claim(amount, phrase.span)  # "the others are for me", "that's nine for me"
    return True


def _own_pronoun(clause: Clause, draft: Draft, *, ours: bool) -> None:
    everything = any(phrase.quantifier in ("all", "everything", "rest") for phrase in clause.phrases)
    if clause.who in ("they", "it") or everything or clause.who is None:
        (draft.claimed if ours else draft.conceded).append((Amount(all=True), clause.span))


# Passives: "trumps are drawn", "the clubs are established", "the diamonds are running".


def _read_passive(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    verb = clause.verb_name
    base = clause.verb is not None and clause.verb.form == "base"
    heard = base and any(phrase.suit for phrase in clause.subjects)
    if verb in ("draw", "clear") and (clause.is_passive or heard):  # "trumps are draw"
        return _read_drawn(clause, draft, subjects)
    if clause.is_passive and clause.subordinate in ("after", "before") and verb in PLAY_VERBS and not clause.phrases:
        clause.phrases = list(subjects)  # "once the ace of diamonds is forced out"
        draft.add_unit(clause, PLAY_VERBS[verb](clause, draft), "verb")
        return True
    if verb in ("establish", "run", "cash") and subjects and clause.subordinate not in ("after", "before"):
        claim = "runs" if verb == "run" else "high"
        _suits_are_believed(clause, draft, subjects, claim)
        return True
    if verb == "squeeze" or (verb == "endplay"):
        return False
    return False


def _read_drawn(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    suit = next((phrase.suit for phrase in subjects if phrase.suit), "T")
    planned = clause.subordinate in ("after", "before")
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


# Trumps out or gone: "no trumps left", "there's one trump out".


# Predicates: "dummy is high", "the spades are good", "they're all there".


def _read_predicate(clause: Clause, draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> bool:
    if predicate.value in ("cold", "home"):
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
    elif clause.who in _HANDS or clause.who == "me" or any(person.value in _HANDS for person in clause.persons):
        _hand_is_high(clause, draft)
    elif subjects:
        _suits_are_high(clause, draft, subjects)
    elif clause.who == "it" and draft.words(predicate.span).lower().startswith(("the ", "a ")):
        draft.flags.add("belief")  # "it's the boss": the card just named
    elif (clause.who in ("they", "it") or clause.who is None) and clause.subordinate is None:
        draft.claim(Amount(all=True, loosely=True), clause.span)
        last = draft.steps[-1] if draft.steps else None
        if clause.who == "they" and clause.joint("THEN") and last is not None and last.verb in _MADE_GOOD:
            _believed_step(clause, draft, last.suit, (), None)  # "I give up a club, then they're good"
        played = any(not step.negated and step.verb is not Verb.CONCEDE for step in draft.steps)
        if (
            (clause.copula is None or clause.who == "it")
            and clause.joints
            and played
            and draft.units[-1].sort in ("verb", "act")
        ):
            _believed_step(clause, draft, None, (), None)  # "draw trumps, ruff a heart, high"
    return True


_MADE_GOOD = frozenset({Verb.CONCEDE, Verb.DUCK, Verb.ESTABLISH, Verb.LEAD, Verb.KNOCK_OUT})
"""Plays after which "they" are the cards of the suit played."""


def _safe(clause: Clause, draft: Draft) -> None:
    """ "It's cold", "I'm cold for ten"."""
    predicate = clause.mark("PRED")
    if predicate is not None and draft.words(predicate.span).lower() == "a claim":
        draft.flags.add("claim")
        return
    place = clause.place("for")
    amount = amount_of(place.object) if place and isinstance(place.object, NounPhrase) else None
    if amount is not None and amount.tricks in range(1, 8):
        draft.add_result(Result(level=amount.tricks))  # "cold for six": the level
    elif amount is not None and place is not None:
        draft.claim(amount, place.span)
    elif draft.condition is None:
        draft.add_result(Result(over=0))  # "if it holds, I'm home" names none


def _suits_are_believed(clause: Clause, draft: Draft, subjects: list[NounPhrase], claim: str) -> None:
    """ "The diamonds run", "the clubs are set up": a belief, cashed when it is joined to a step."""
    draft.flags.add("belief")
    for phrase in _suit_meant(subjects, draft):
        draft.beliefs.extend(_beliefs(clause, draft, phrase, claim))
        for spec in specs_of(phrase):
            _believed_step(clause, draft, spec.suit, spec.cards, None, Verb.RUN if claim == "runs" else Verb.CASH)


def _suit_meant(subjects: list[NounPhrase], draft: Draft) -> list[NounPhrase]:
    """ "I duck a diamond and *the suit* is good": the suit of the step before."""
    last = next((step.suit for step in reversed(draft.steps) if step.suit), None)
    return [
        replace(phrase, suit=last)
        if phrase.noun == "suit" and phrase.determiner == "the" and not phrase.suit
        else phrase
        for phrase in subjects
    ]


def _hand_is_high(clause: Clause, draft: Draft) -> None:
    counted = clause.place("for")
    if counted and isinstance(counted.object, NounPhrase) and (amount := amount_of(counted.object)):
        draft.claim(amount, counted.span)  # "I'm good for three of these"
        return
    who = clause.who if clause.who in _HANDS else next((p.value for p in clause.persons if p.value in _HANDS), "hand")
    hand = role_hand(who)
    if draft.text[: clause.span.start].lower().rstrip().endswith("your"):
        draft.conceded.append((Amount(all=True), clause.span))  # "your hand's high"
        return
    if draft.claimer_role == "defender" and who in ("dummy", "declarer"):
        draft.conceded.append((Amount(all=True), clause.span))  # a defender sees that he gets no more
        return
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "high", hand=hand))
    draft.claim(Amount(all=True), clause.span)
    draft.flags.add("belief")
    _believed_step(clause, draft, None, (), hand)


def _suits_are_high(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    everything = any(phrase.quantifier == "all" for phrase in clause.phrases)
    for place, phrase in enumerate(_suit_meant(subjects, draft)):
        if is_empty(phrase) or phrase.noun in ("lead", "board", "contract"):
            continue
        if phrase.is_bare_number and place and subjects[place - 1].ranks:
            continue  # "the jack and ten are equals"
        amount = amount_of(phrase)
        card = phrase.is_bare_number and phrase.determiner in ("the", "my", "your") and (phrase.number or 0) > 1
        if amount is not None and not (card and clause.copula and _is_singular(clause, draft)):
            draft.claim(amount, phrase.span)
            played = any(not step.negated and step.verb is not Verb.CONCEDE for step in draft.steps)
            if phrase.quantifier in ("rest", "everything") and played:
                _believed_step(clause, draft, None, (), None)
            continue
        if phrase.noun == "hand" and phrase.determiner == "your":
            draft.conceded.append((Amount(all=True), clause.span))  # "your hand's high"
            continue
        if phrase.noun == "hand":
            draft.claim(Amount(all=True), clause.span)
        draft.beliefs.extend(_beliefs(clause, draft, phrase, "high"))
        draft.flags.add("belief")
        for spec in specs_of(phrase) if phrase.has_head or phrase.number is not None else ():
            _believed_step(clause, draft, spec.suit, spec.cards, None)
    ends_a_line = clause.subordinate is None and any(unit.sort in ("verb", "act") for unit in draft.units)
    if (everything or " all " in draft.words(clause.span).lower()) and ends_a_line:
        draft.claim(Amount(all=True), clause.span)  # "…, club ruff, and the trumps are all winners"


def _is_singular(clause: Clause, draft: Draft) -> bool:
    """ "My three *is* good": a card; "my three are good": a number."""
    return clause.copula is not None and draft.words(clause.copula.span).lower() in ("is", "'s", "was")


def _believed_step(
    clause: Clause, draft: Draft, suit: str | None, cards: tuple[str, ...], hand: str | None, verb: Verb = Verb.CASH
) -> None:
    """A belief joined to a step is also cashed (semantics §2.5); alone it stays a belief."""
    number = draft.add_step(verb, clause.span, suit=suit, cards=cards, hand=hand, how=("believed",))
    draft.add_unit(clause, [number], "belief")


def _beliefs(clause: Clause, draft: Draft, phrase: NounPhrase, claim: str) -> list[Belief]:
    return [
        Belief(draft.words(clause.span), clause.span, claim, suit=spec.suit, cards=spec.cards)
        for spec in specs_of(phrase, draft.last_suit)
    ]


def _read_lie(clause: Clause, draft: Draft) -> bool:
    """ "The king is onside": what the plan hangs on; "was" tells what has been."""
    past = clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "were")
    if draft.condition is None and not past:
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))
    return True


def _read_noun_predicate(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The diamonds are winners", "the small spade is a loser", "clubs are trumps"."""
    tricks = len(subjects) == 1 and subjects[0].noun == "trick" and subjects[0].nouns_plural and subjects[0].number
    rest = len(subjects) == 1 and subjects[0].quantifier == "rest"
    in_hand = clause.place("in")
    if rest and clause.subjects and in_hand and isinstance(in_hand.object, Mark) and in_hand.object.label == "ROLE":
        gain(clause, draft, subjects[0])  # "the rest are in my hand"
        return True
    if (
        (tricks or rest)
        and clause.subjects
        and not (clause.phrases or clause.places or clause.marks or clause.negation or clause.exclusions)
    ):
        gain(clause, draft, subjects[0])  # "six spade tricks are here"
        return True
    if _read_only_trick(clause, draft, subjects):
        return True
    so = any(draft.words(joint.span).lower() == "so" for joint in clause.joints)
    if so and draft.beliefs and clause.who is None and not clause.subjects:
        for phrase in clause.phrases:
            if amount := amount_of(phrase):
                draft.claim(amount, phrase.span)  # "the trumps are mine, and so is the rest"
            else:
                draft.beliefs.extend(_beliefs(clause, draft, phrase, "high"))  # "hearts are good, so is the club ace"
        return True
    marked = any(set(phrase.adjectives) & {"marked", "proven"} for phrase in clause.phrases)
    finesse = next((phrase for phrase in subjects if phrase.act == "finesse"), None)
    if marked and finesse is not None and clause.negation is None:
        draft.add_unit(clause, [add_act(clause, draft, finesse)], "act")  # "the heart finesse is marked"
        return True
    told = clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "were")
    if told and clause.who == "it" and all(phrase.is_bare_number for phrase in clause.phrases):
        return True  # "then he saw that there were two"
    nouns = {phrase.noun for phrase in clause.phrases}
    pointed = any(phrase.determiner == "this" and not phrase.has_head for phrase in subjects)
    counted = next((p for p in clause.phrases if p.noun == "trick" and p.number), None)
    if pointed and counted is not None:
        draft.claim(Amount(tricks=counted.number), counted.span)  # "that's ten tricks"
        return True
    if len(subjects) == 1 and (subjects[0].ranks or subjects[0].cards) and _is_a_trick(clause):
        played = any(unit.sort in ("verb", "act") for unit in draft.units)
        if not played:
            draft.claim(Amount(tricks=1), clause.span)  # "my king of spades is always a trick"
        verb = Verb.CASH if played else Verb.WIN
        draft.add_unit(clause, [draft.add_spec(verb, spec) for spec in specs_of(subjects[0])], "verb")
        return True
    if subjects and subjects[0].ranks and any(phrase.noun == "entry" for phrase in clause.phrases):
        draft.add_unit(clause, [draft.add_spec(Verb.CROSS, specs_of(subjects[0])[0], count=None)], "act")
        return True  # "the heart ace is the way over"
    if pointed and any("setting" in phrase.adjectives for phrase in clause.phrases):
        draft.claim(Amount(tricks=1), clause.span)
        return True
    if pointed and "trick" in nouns:
        draft.flags.add("current")
        return True
    if "winner" in nouns and clause.negation is None:
        if clause.who in _HANDS:
            _hand_is_high(clause, draft)
            left_out(clause, draft)
        elif subjects and subjects is not clause.phrases and not _are_these(subjects):
            _suits_are_high(clause, draft, subjects)
        else:
            draft.claim(Amount(all=True, loosely=True), clause.span)
        return True
    if "loser" in nouns:
        draft.flags.add("loser")
        if " only " in draft.words(clause.span).lower():
            draft.flags.add("concede")
            give_away(clause, draft, subjects)  # "the ace of clubs is my only loser"
        return True
    lost = any(phrase.noun == "loser" for phrase in subjects) or (
        "lose_open" in draft.flags and not clause.subjects and clause.subject is None
    )
    if lost and clause.phrases:
        draft.flags.add("concede")
        give_away(clause, draft, clause.phrases)  # "my only loser is a club", "the only trick I lose is …"
        return True
    if clause.who in ("they", "it") and any(p.quantifier in ("all", "everything") for p in clause.phrases):
        return False
    trumps_only = any(p.suit == "T" and p.quantifier == "all" for p in clause.phrases)
    if trumps_only and clause.who == "it":
        draft.claim(Amount(all=True), clause.span)  # "then it's all trumps"
        return True
    if clause.who in _HANDS and any(p.suit and p.plural and p.quantifier == "all" for p in clause.phrases):
        draft.claim(Amount(all=True), clause.span)  # "my hand is all trumps"
        _believed_step(clause, draft, clause.phrases[0].suit, (), role_hand(clause.who))
        return True
    if subjects and clause.phrases and all(p.is_bare_number for p in [*subjects, *clause.phrases]):
        draft.claimed.clear()
        draft.claim(Amount(tricks=clause.phrases[-1].number), clause.span)  # "four plus one is five"
        return True
    if (
        subjects
        and clause.phrases
        and all(p.is_bare_number for p in clause.phrases)
        and all(p.number for p in subjects)
    ):
        for spec in (spec for phrase in subjects for spec in specs_of(phrase) if spec.suit):
            draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, listed=True)], "listed")
        draft.claim(Amount(tricks=clause.phrases[-1].number), clause.span)  # "five hearts and two clubs is seven"
        return True
    if any(phrase.suit == "T" for phrase in clause.phrases):
        _break_off(subjects, draft)
        return True
    return False


def _are_these(subjects: list[NounPhrase]) -> bool:
    return len(subjects) == 1 and subjects[0].determiner == "these" and not subjects[0].has_head


def _is_a_trick(clause: Clause) -> bool:
    phrase = clause.phrases[0] if len(clause.phrases) == 1 and clause.negation is None else None
    return phrase is not None and phrase.noun == "trick" and phrase.determiner == "a" and not phrase.suit


def _read_only_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The king is your only trick", "your only trick is the king", "the king is all you get"."""
    if len(subjects) != 1 or len(clause.phrases) != 1:
        return False
    subject, phrase = subjects[0], clause.phrases[0]
    if _is_your_trick(phrase) and (subject.ranks or subject.cards or subject.suit):
        give_away(clause, draft, [subject])
        return True
    if subject.noun == "trick" and "last" in subject.adjectives and phrase.determiner == "your":
        draft.then_spans.append(subject.span)  # "the last trick is your king of diamonds"
    if _is_your_trick(subject) and (phrase.ranks or phrase.cards or phrase.suit):
        give_away(clause, draft, [phrase])
        return True
    everything = phrase.quantifier == "all" and not phrase.has_head
    one = phrase.number is None or (phrase.is_bare_number and phrase.number == 1)
    only = (
        phrase.noun in ("trick", None) and phrase.determiner == "the" and one and not phrase.suit and not phrase.ranks
    )
    if not (everything or only) or not (subject.ranks or subject.cards or subject.suit):
        return False
    draft.pending = [subject]
    return True


def _is_your_trick(phrase: NounPhrase) -> bool:
    return phrase.noun == "trick" and phrase.determiner == "your" and not phrase.nouns_plural


def _break_off(subjects: list[NounPhrase], draft: Draft) -> None:
    """ "Ruffing the club … oh, clubs are trumps": the speaker sees that the step just said cannot be."""
    suits = {phrase.suit for phrase in subjects}
    last = draft.units[-1] if draft.units else None
    if last is not None and all(draft.steps[i].verb is Verb.RUFF and draft.steps[i].suit in suits for i in last.steps):
        draft.units.pop()
        del draft.steps[last.steps[0] :]
        draft.flags.add("broke_off")


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
    told = clause.copula is not None and draft.words(clause.copula.span).lower() in ("was", "were")
    if draft.condition is None and not told and (clause.subjects or clause.who == "it"):
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))
    return True


def lone_beliefs_are_no_steps(draft: Draft) -> None:
    """Drops believed steps when nothing else is played: "dummy is high" alone gives no order."""
    if any(unit.sort not in ("belief", "concede") for unit in draft.units):
        return
    believed = {number for unit in draft.units if unit.sort == "belief" for number in unit.steps}
    draft.drop_steps({number for number in believed if draft.steps[number].verb is not Verb.RUN})
    draft.conditions = [replace(condition, then=(), otherwise=None) for condition in draft.conditions]
