"""Verbs of saying, and of what is seen, shown, kept, beaten or fails; at the end the table of all that are no plays."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.trumps_out import note_known
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.lists.listings import read_listing
from nlclaim.reading.clause.parts.frames import gets_trumps_in, hand_of, is_past_state, negated
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps, rounds_needed
from nlclaim.reading.clause.plays.finesses import towards_card
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act
from nlclaim.reading.clause.tricks.gains import gain, is_good_news, whose
from nlclaim.reading.clause.tricks.losses import read_concede
from nlclaim.reading.clause.tricks.their_plays import has_to
from nlclaim.reading.clause.verbs.claiming import SPOKEN_OF, names_tricks, read_claim
from nlclaim.reading.clause.verbs.giving import read_give
from nlclaim.reading.clause.verbs.going import gets_to_suit, read_go
from nlclaim.reading.clause.verbs.having import read_have
from nlclaim.reading.clause.verbs.taking import read_take
from nlclaim.reading.clause.verbs.tallies import read_make, read_win
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, is_nothing, is_rank
from nlclaim.reading.segmentation.clause import Clause

_ANSWERS: Final[tuple[str, ...]] = ("repl", "answer", "respon")
UTTERING: Final[tuple[str, ...]] = (
    "say",
    "said",
    "mention",
    "stat",
    "tell",
    "told",
    "announc",
    "nam",
    "recit",
    "enumer",
    "spell",
    "quot",
    "propos",
    "repeat",
    "reiterat",
    "confirm",
)
_UTTERS: Final[tuple[str, ...]] = (*UTTERING, *_ANSWERS)


def read_say(clause: Clause, draft: Draft) -> None:
    """ "Declarer says he will …": from here on, the third person is the claimer."""
    third = clause.who in SPOKEN_OF
    goes_on = clause.subject is None and draft.report.reporter is not None  # "declarer claimed, *saying one for you*"
    if draft.counts.conceded and clause.verb is not None and clause.verb.form == "ing":
        draft.flags.add("elaborated")  # "North conceded two, saying that …"
    if _ponders(clause, draft):
        return
    if clause.who == "you" and clause.negation is None and draft.text.rstrip().endswith("?"):
        draft.flags.add("question")  # "so *you say* they're all yours?"
    _note_objection(clause, draft, third=third)
    _note_who_tells(clause, draft, third=third)
    if _read_told_list(clause, draft, told=third or goes_on):
        return
    knows = draft.verb_words(clause).startswith(("aware", "know", "remember"))
    for phrase in clause.phrases:
        if "ranks" in draft.flags and phrase.is_bare_number:
            add_listed_steps(clause, draft, phrase)  # "declarer replied *ten*, seven, two"
        else:
            _read_said(clause, draft, phrase, knows=knows)


def _note_objection(clause: Clause, draft: Draft, *, third: bool) -> None:
    """ "You *didn't mention* the trump": an objection; what is *replied* to a question is none."""
    without = clause.negation is not None and draft.words(clause.negation.span).lower() == "without"
    mine = clause.who == "me" and "current" in draft.flags  # "this one's mine, I'm not saying anything about the rest"
    if negated(clause) and _utters(clause, draft) and not (without and draft.plan.steps) and not mine:
        draft.flags.add("objection")  # "you didn't mention the trump"; after a play, "without saying where" is none
    answers = third and (draft.verb_words(clause).startswith(_ANSWERS) or _tells_director(clause, draft))
    if answers or _answers_question(clause, draft):
        draft.flags.discard("objection")  # "asked how he would play, declarer replied that …"


def _note_who_tells(clause: Clause, draft: Draft, *, third: bool) -> None:
    """ "*Declarer says* …", "*we were told* …": whose words they are."""
    if clause.is_passive and clause.who == "me" and draft.verb_words(clause) == "told":
        draft.flags.add("reported")  # "we were told he had the rest"
    told_us = draft.claimer_role == "defender" and any(person.value == "me" for person in clause.persons)
    told_us = told_us and clause.who in ("he", "declarer") and clause.verb is not None and clause.verb.form == "s"
    if told_us:
        draft.flags.add("objection")  # a defender's "he tells us the rest are his, and I have a trump"
    elif third or (clause.who != "me" and clause.verb and clause.verb.form in ("s", "past", "ing")):
        draft.flags.add("reported")
        draft.report.reporter = clause.who or _who_told_before(clause, draft)


def _read_told_list(clause: Clause, draft: Draft, *, told: bool) -> bool:
    """ "She said *a heart to you* and the rest hers", "I said *trumps first*": read as if it were all that is said."""
    says = clause.verb_name == "say" and bool(clause.phrases) and _utters(clause, draft)
    if says and towards_card(clause.places):
        clause.verb, clause.verb_name = None, ""
        read_listing(clause, draft)  # "declarer says low heart to the nine"
        return True
    told = told and says and not clause.negation and all(map(_is_item, clause.phrases))
    to_you = told and clause.goes_to(("you",), "to", "for")  # "she said *a heart to you* and the rest hers"
    if not (to_you or _said_in_order(clause, draft) or _says_all_but(clause, draft)):
        return False
    clause.verb, clause.verb_name, clause.subject = None, "", None
    read_listing(clause, draft)
    return True


def _is_item(phrase: NounPhrase) -> bool:
    """ "A heart", "the ace", "two": what may be given, and no number of tricks of the deal."""
    return bool(phrase.number or phrase.determiner or phrase.ranks) and (phrase.number or 0) <= HIGHEST_LEVEL


def _read_said(clause: Clause, draft: Draft, phrase: NounPhrase, *, knows: bool) -> None:
    """ "Says *ten*", "I admit *one loser*", "he would say *ace of hearts*"; `knows`: "I know about *the jack*"."""
    amount = amount_of(phrase)
    if amount is not None and _is_number_said(clause, draft, phrase, amount):
        draft.claim(amount, phrase.span)
    elif phrase.noun == "loser" and not negated(clause):
        gain(clause, draft, phrase)  # "I admit one loser": given up
    elif phrase.act and not knows and not negated(clause):
        draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")  # "says spade finesse"
    elif _names_winners(clause, phrase, draft):
        add_listed_steps(clause, draft, phrase)  # "he would say ace of hearts", "he said four trumps"
    elif phrase.suit == "T" and (knows or _are_out(clause)):
        draft.marks.outstanding.append((phrase.number, clause.span))
    elif knows and clause.who == "me" and not negated(clause):
        note_known(clause, draft, phrase)  # "I know about the jack of hearts"


def _is_number_said(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount) -> bool:
    """ "West says *ten*", "he said *the rest*", "I'll say *five of six*": so many tricks claimed."""
    if negated(clause) and amount.all:
        return False
    mine = clause.who == "me" and draft.verb_words(clause) == "say" and not negated(clause)
    mine = mine and not clause.goes_to(("you",), "to", "for")
    total = phrase.is_bare_number and (mine or (phrase.number or 0) > HIGHEST_LEVEL)
    return amount.all or phrase.noun == "trick" or phrase.quantifier == "more" or total


def _answers_question(clause: Clause, draft: Draft) -> bool:
    """ "East asked how I would play, *I said* trumps first"."""
    before = draft.last.clause
    asked = before is not None and any(
        mark.value == "objection" and draft.words(mark.span).lower().startswith("ask") for mark in before.marks
    )
    return asked and clause.who == "me" and draft.verb_words(clause) == "said" and clause.negation is None


def _said_in_order(clause: Clause, draft: Draft) -> bool:
    """ "I said *trumps first*"."""
    said = draft.verb_words(clause) == "said" and clause.who == "me" and clause.negation is None
    suits = bool(clause.phrases) and all(phrase.suit and phrase.plural and not phrase.act for phrase in clause.phrases)
    return said and suits and clause.mark("FIRST", "LAST") is not None


def _says_all_but(clause: Clause, draft: Draft) -> bool:
    """ "West *said all but one*", "she *said the rest bar the ace of trumps*": claimed in those words."""
    out = [each.object for each in clause.exclusions]
    cards = all(isinstance(each, NounPhrase) and each.act is None and each.noun != "words" for each in out)
    all_else = all(phrase.quantifier in ("rest", "all", "everything") for phrase in clause.phrases)
    return bool(out) and cards and all_else and _utters(clause, draft) and not negated(clause)


def _who_told_before(clause: Clause, draft: Draft) -> str | None:
    """ "*South laid down his cards* and said that they'd get a trump": who it was that said so."""
    before = draft.last.clause
    goes_on = clause.subject is None and (clause.link == "and" or clause.verb is None or clause.verb.form == "ing")
    if goes_on and before is not None and before.verb_name == "show" and before.who in SPOKEN_OF:
        return before.who
    claims = clause.subject is None and "claim" in draft.flags
    return draft.report.reporter if claims else None  # "South claimed, *saying* they get a club"


_DIRECTOR_ASKED: Final = re.compile(
    r"\b(?:director|td|referee|floor manager)\b[^.;]{0,40}\b(?:asked|asks|enquired|inquired|wanted to know|presence)\b",
    re.IGNORECASE,
)


def _tells_director(clause: Clause, draft: Draft) -> bool:
    """ "The director asked what he had intended, and *he said* …"."""
    utters = "objection" in draft.flags and _utters(clause, draft)
    return utters and _DIRECTOR_ASKED.search(draft.text, 0, clause.start) is not None


def _read_call(clause: Clause, draft: Draft) -> None:
    """ "*She called* all her cards good": what is told of is hers."""
    before = draft.last.clause.who if clause.who == "who" and draft.last.clause is not None else None
    caller = before or clause.who  # "declarer, *who had called* all his cards good, …"
    if caller in SPOKEN_OF and not clause.phrases and not negated(clause):
        draft.flags.add("reported")
        draft.report.reporter = caller


def _names_winners(clause: Clause, phrase: NounPhrase, draft: Draft) -> bool:
    """Whether what is said is said to win: cards, or a counted suit, and not that they are out."""
    if not _utters(clause, draft) or _are_out(clause) or is_nothing(clause.phrases[0]):
        return False
    suit = phrase.suit and phrase.plural and ((phrase.number or 0) > 1 or _says_suit(clause, draft, phrase))
    return bool(phrase.ranks or phrase.cards or suit)


def _says_suit(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "He just *said clubs* and hearts": the suits to be cashed, in a word each."""
    alone = clause.phrases == [phrase] and clause.who != "me" and not (clause.places or negated(clause))
    mentions = draft.verb_words(clause).startswith(("mention", "nam", "tell", "told"))
    return alone and not mentions and draft.words(phrase.span).isalpha()


def _ponders(clause: Clause, draft: Draft) -> bool:
    """ "He *thought about* an end-play": and may have given up the idea."""
    said = draft.verb_words(clause)
    about = clause.verb is not None and draft.lowered[clause.verb.span.end :].lstrip().startswith("about ")
    return about and said.startswith(("think", "thought"))


def _are_out(clause: Clause) -> bool:
    """ "I observe two trumps *out*"."""
    state = clause.mark("PRED")
    return state is not None and state.value == "left"


def _utters(clause: Clause, draft: Draft) -> bool:
    """Whether words are spoken: "said", "announced", "replied", not "thought" or "knew"."""
    return draft.verb_words(clause).startswith(_UTTERS)


def read_fail(clause: Clause, draft: Draft) -> None:
    """ "Going down two", "the contract fails"."""
    denied, words = negated(clause), draft.verb_words(clause)
    nothing = any(phrase.quantifier in ("none", "no") for phrase in clause.subjects)
    if denied and clause.who == "me" and words.startswith(_GOES_DOWN) and not clause.subordinate:
        draft.add_result(Result(over=0))  # "I can't go down", "we're not going off in this"
        return
    if nothing or (denied and clause.who == "me"):
        draft.flags.add("vague")  # "I can't go wrong", "nothing can go wrong"
        return
    if denied and clause.who in ("it", None) and all(_is_hand(subject) for subject in clause.subjects):
        draft.add_result(Result(over=0))  # "this one can't go down"
        return
    if words.startswith(("went wrong", "gone wrong", "guessed wrong")):
        draft.flags.add("regret")
        return
    number = next((phrase.number for phrase in clause.phrases if phrase.number), None)
    about_the_contract = not clause.subjects or clause.subjects[0].noun == "contract"
    counted = number is not None and draft.claimer_role == "defender"  # "it goes down one"
    if about_the_contract and (clause.who != "it" or counted) and not denied:
        if number is None:
            good = is_good_news(clause, draft)
            draft.flags.add("claim" if good else "concede")  # "you're going down", nobody says how many
        else:
            draft.add_result(Result(down=number))
        if clause.who == "you":
            draft.flags.add("their_result")


_GOES_DOWN: Final[tuple[str, ...]] = (
    "be beaten",
    "go down",
    "going down",
    "go off",
    "going off",
    "get set",
    "getting set",
)


def _is_hand(subject: NounPhrase) -> bool:
    """Whether it is the hand as a whole that is spoken of: "this one", "the contract"."""
    return subject.noun == "contract" or (subject.determiner == "this" and not (subject.has_head or subject.suit))


def read_see(clause: Clause, draft: Draft) -> None:
    """ "I can see ten tricks", "I see four hearts and two clubs"; what else is seen is no claim."""
    past = clause.is_past or clause.perfect or clause.subordinate is not None
    if clause.who != "me" or negated(clause) or past or clause.places or clause.mark("PRED"):
        return  # "I can see two trumps out", "I've only seen two hearts", "I see two hearts in your hand"
    for phrase in clause.phrases:
        amount = amount_of(phrase)
        if amount is not None:
            draft.claim(amount, phrase.span)
        elif (phrase.number or 0) > 1 and names_tricks(phrase) and (phrase.suit != "T" or phrase.noun == "trick"):
            clause.verb_name = "have"
            gain(clause, draft, phrase)


def read_beat(clause: Clause, draft: Draft) -> None:
    """ "The ace and the king beat it by one", "we can't beat this": what defenders say of the contract."""
    if _read_us_beaten(clause, draft):
        return
    if clause.who == "who":
        draft.flags.add("claim")  # "nobody can beat this"
        return
    if clause.verb is not None and " up" in draft.lowered[clause.verb.span.end :][:6]:
        return  # "ruffing one sets it up"
    if negated(clause):
        _read_unbeaten(clause, draft)
        return
    card = any(subject.ranks or subject.cards for subject in clause.subjects)
    if _beats_no_contract(clause, draft, card=card):
        return
    for subject in clause.subjects:
        gain(clause, draft, subject)
    draft.counts.listed.clear()  # the result is stated, not the tricks
    by = clause.phrase_at("by")
    numbers = [*clause.phrases, *([by] if by is not None else [])]
    if any(phrase.determiner in ("your", "dummy") for phrase in clause.phrases):
        return  # "my nine of spades will beat dummy's seven": a card
    number = next((phrase.number for phrase in numbers if phrase.number), 1)
    draft.add_result(Result(down=number))
    if draft.claimer_role == "defender" or clause.who == "me" or card:
        draft.flags.add("their_result")  # declarer's "that beats it by one" is his own result


def _read_us_beaten(clause: Clause, draft: Draft) -> bool:
    """ "You've beaten me", "you beat it by one", "only 5-0 trumps beats me": the contract is ours."""
    me = any(person.value == "me" for person in clause.persons)
    if me and clause.perfect and clause.who == "you":
        draft.flags.add("concede")  # "you've beaten me"
        return True
    theirs = clause.who in ("you", "they", "lho", "rho") and not negated(clause)
    if theirs and (not clause.phrases or me):
        _lose_contract(clause, draft)  # "you beat it", "you beat me by one"
        return True
    if me:
        draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span))  # "only 5-0 trumps beats me"
    return me


def _read_unbeaten(clause: Clause, draft: Draft) -> None:
    """ "You can't beat this", "there's no way to beat it": claimed; "we can't beat this": conceded."""
    nobody = clause.who == "it" and clause.copula is not None  # "there's no way to beat this"
    if not (nobody or whose(clause, draft) == "theirs" or _cannot_be_beaten(clause, draft)):
        draft.flags |= {"concede", "their_result"}
        draft.counts.results.append(Result(over=0))
        return
    draft.flags.add("claim")  # "you can't beat this"
    for phrase in clause.phrases:
        if (amount := amount_of(phrase)) is not None and (amount.tricks or 0) > HIGHEST_LEVEL:
            draft.claim(amount, phrase.span)  # "you can't beat ten tricks"
    if _is_contract(clause) and (clause.is_passive or not draft.verb_words(clause).startswith("beat")):
        draft.add_result(Result(over=0))  # "you can't set it", "it can't be beaten"; "you can't beat it" is a card


def _beats_no_contract(clause: Clause, draft: Draft, *, card: bool) -> bool:
    """ "My eight of hearts beats *that*", "nothing beats *dummy*", "your ace beats *my king*": a card or a hand."""
    contract = any(person.value in ("it", "you") for person in clause.persons) or not clause.phrases
    trick = [phrase.determiner in ("this", "your") and not phrase.has_head for phrase in clause.phrases] == [True]
    can = clause.who == "me" and (bool(clause.auxiliaries) or draft.claimer_role == "declarer")
    if trick and not contract and (card or can):
        draft.flags.add("current")  # "no, my eight of hearts beats that", "I can beat that"
        return True
    if clause.copula is not None and clause.who == "me" and not clause.phrases:
        draft.flags.add("concede")  # "I'm beaten", "we're beat"
        return True
    if any(phrase.quantifier in ("none", "no") for phrase in clause.subjects):
        draft.flags.add("vague")  # "nothing beats dummy"
        return True
    if any(p.determiner == "my" or p.quantifier == "everything" for p in clause.phrases) or clause.mark("MINE"):
        return True  # "your ace beats my king", "I beat everything"
    cards = all(phrase.ranks or phrase.cards or is_rank(phrase) for phrase in clause.phrases)
    if cards and clause.phrases and clause.who == "you":
        draft.counts.concede(Amount(tricks=1), clause.span)  # "you beat the jack of hearts"
    return cards and bool(clause.phrases)


def _cannot_be_beaten(clause: Clause, draft: Draft) -> bool:
    """ "Can't be defeated": said of his own contract, unless it is a defender who says it."""
    can = bool(clause.auxiliaries) and not draft.plan.units
    return can and clause.is_passive and draft.claimer_role != "defender"


def _is_contract(clause: Clause) -> bool:
    """Whether what is beaten is the contract: "it", or nothing that is named."""
    named = clause.subjects if clause.is_passive else clause.phrases
    what = [clause.who] if clause.is_passive else [person.value for person in clause.persons]
    return all(phrase.noun == "contract" for phrase in named) and set(what) <= {"it", None}


def _lose_contract(clause: Clause, draft: Draft) -> None:
    """The contract is down, by one if nothing else is said."""
    by = clause.phrase_at("by")
    draft.add_result(Result(down=(by.number if by is not None else None) or 1))
    draft.flags.add("concede")


_THROWS_NEXT: Final = re.compile(r",? (?:and|but) (?:I )?(?:throw|pitch|discard|shed|dump|chuck|toss)", re.IGNORECASE)


def read_keep(clause: Clause, draft: Draft) -> None:
    """ "I keep two trumps"; "drawing trumps, *keeping one* in dummy": played later, and no number of its own."""
    if whose(clause, draft) == "theirs" and (has_to(clause, draft) or not clause.phrases):
        return  # "East has to keep a heart", "the one you were hanging on to": a guard, no trick
    if clause.who == "me" and _THROWS_NEXT.match(draft.text, clause.end) is not None:
        return  # "I keep the heart and throw the club"
    if draft.lowered[clause.end :].lstrip().startswith(("to ruff", "to trump", "for the last ")):
        return  # "keeping a trump in dummy to ruff the heart"
    spared, loser = [phrase.suit for phrase in clause.phrases], clause.phrase_at("for")
    if loser is not None and loser.act is not None:
        return  # "keeping a trump for *the heart ruff*": read with whatever else is said of it
    if spared == ["T"] and loser is not None and loser.suit not in (None, "T") and clause.who in ("me", None):
        step = draft.add_step(Verb.RUFF, clause.span, suit=loser.suit, hand=hand_of(clause))
        draft.add_unit(clause, [step], "verb")  # "I keep a trump in dummy for the losing heart"
        return
    claimed, listed = list(draft.counts.claimed), list(draft.counts.listed)
    before = len(draft.plan.units)
    read_have(clause, draft)
    if clause.verb is None or clause.verb.form != "ing":
        return
    draft.counts.claimed, draft.counts.listed = claimed, listed
    for unit in draft.plan.units[before:]:
        unit.free = unit.free or not before  # "*keeping the ace*, I run the hearts": not before them


def _read_ruffed(clause: Clause, draft: Draft) -> None:
    """ "*My king gets ruffed*, but I make the rest": a trick lost; "it may get ruffed" is a worry."""
    mine = [phrase.determiner == "my" and bool(phrase.ranks or phrase.cards) for phrase in clause.subjects] == [True]
    worry = clause.negation or clause.auxiliaries or clause.subordinate or clause.question
    worry = worry or draft.plan.condition is not None
    if mine and not worry and clause.verb is not None and clause.verb.form == "s":
        draft.flags.add("concede")
        draft.counts.concede(Amount(tricks=1), clause.span)


def read_vague(clause: Clause, draft: Draft) -> None:
    """ "I can manage this": a claim without a number or a line."""
    needless = clause.verb_name == "need" and clause.is_past and negated(clause)  # "the heart finesse isn't needed"
    refused = [phrase for phrase in clause.subjects if needless or phrase.quantifier in ("no", "none")]
    needing = clause.subjects[0].suit if clause.verb_name == "need" and len(clause.subjects) == 1 else None
    for phrase in [*clause.phrases, *refused]:
        if phrase.act and needing is not None and phrase.suit is None and phrase.act in ("ruff", "duck"):
            phrase = replace(phrase, suit=needing)  # "*the hearts* need one ruff"
        if phrase.act:
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    rounds = rounds_needed(clause) if clause.verb_name == "need" and clause.negation is None else None
    if rounds is not None and not needless:
        draft.add_unit(clause, add_rounds_of_trumps(clause, draft, rounds), "verb")
    only = clause.verb_name == "need" and clause.who == "me" and "only " in draft.words(clause.span).lower()
    total = [(phrase.number or 0) > HIGHEST_LEVEL and not phrase.suit for phrase in clause.phrases] == [True]
    if only and total and not negated(clause):
        draft.claim(Amount(tricks=clause.phrases[0].number), clause.phrases[0].span)  # "but I only need ten"
    copes = draft.verb_words(clause) in ("manage", "cope", "handle") and bool(clause.auxiliaries)
    mine = clause.who == "me" or (clause.who is None and copes)  # "should be able to manage"
    if mine and not negated(clause) and clause.verb_name != "need":
        draft.flags.add("vague")


def _read_spoil(clause: Clause, draft: Draft) -> None:
    """ "Nothing can *spoil* it now", "I can't *misguess* the clubs"; "I've *misguessed* everything" wins nothing."""
    nobody = clause.who == "who" and draft.words(clause.span).lower().startswith("no")  # not "what a mess"
    nothing = nobody or any(phrase.quantifier in ("no", "none") for phrase in clause.subjects)
    if nothing or (negated(clause) and clause.who in ("me", "you")):
        draft.flags.add("vague")
    elif (clause.is_past or clause.perfect) and clause.subordinate is None:
        draft.flags.add("regret")


def read_show(clause: Clause, draft: Draft) -> None:
    """ "Shows his hand": a gesture, which claims without words."""
    if clause.who == "you" and clause.phrases and all(phrase.ranks or phrase.cards for phrase in clause.phrases):
        return  # "you showed me the king"
    if clause.who == "partner" and (clause.is_past or clause.perfect) and "reported" not in draft.flags:
        return  # "partner showed the ace of hearts"
    only = clause.copula is not None and " only " in draft.words(clause.span).lower()
    if clause.who == "me" and (only or is_past_state(clause, draft)):
        draft.flags.add("denial")  # "I was only showing you my hand"
        return
    hand = any(phrase.noun in ("card", "hand") for phrase in [*clause.phrases, *clause.subjects])
    if hand or any(person.value in ("hand", "declarer") for person in clause.persons):
        draft.flags.add("vague")
        if clause.who in SPOKEN_OF:
            draft.flags.add("reported")  # "West shows his hand: he makes two trumps"
    line = clause.phrase_at("on")
    shown = draft.verb_words(clause).startswith(("tabl", "spread", "fac", "lay", "laid"))
    if line is not None and line.act is not None and shown:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")  # "tabled on the spade hook"
    for phrase in clause.phrases:
        if phrase.noun == "trick" and (amount := amount_of(phrase)):
            draft.claim(amount, phrase.span)
        elif phrase.ranks or phrase.cards or (phrase.suit and (phrase.number or 0) > 1):
            gain(clause, draft, phrase)  # "shows AKQ of diamonds", "faces the ace: down one"


def read_get(clause: Clause, draft: Draft) -> None:
    """ "Get two tricks", or "get to dummy"."""
    place = clause.place("to", "back")
    if gets_trumps_in(clause, draft):
        draft.add_unit(clause, PLAY_VERBS["draw"](clause, draft), "verb")
        return
    if place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE":
        read_go(clause, draft)
    elif place is None or not gets_to_suit(clause, draft):
        read_have(clause, draft)


OTHER_VERBS: Final[dict[str, Callable[[Clause, Draft], None]]] = {
    "have": read_have,
    "get": read_get,
    "make": read_make,
    "win": read_win,
    "take": read_take,
    "concede": read_concede,
    "give": read_give,
    "claim": read_claim,
    "say": read_say,
    "ask": read_say,
    "call": _read_call,
    "go": read_go,
    "come": read_go,
    "beat": read_beat,
    "see": read_see,
    "fail": read_fail,
    "do": read_vague,
    "show": read_show,
    "keep": read_keep,
    "spoil": _read_spoil,
    "count": read_have,
    "need": read_vague,
    "ruff_risk": _read_ruffed,
}
"""Who reads each of the verbs that are no plays of cards; for those that are see `PLAY_VERBS`."""
