"""Clauses with *have*, *get*, *take*, *make*: whose tricks they are, and what else they may say of the cards.

What is read whole comes first (`idioms`); then what the words leave out is filled in; then it goes by the side: what
the other one has is read in `their_having`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import believed_step, goes_on_from_play
from nlclaim.reading.clause.parts.frames import LINES_OF_PLAY, hand_of, has_auxiliary, has_enough
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, left_out
from nlclaim.reading.clause.tricks.gains import gain, hold_trumps_too, whose
from nlclaim.reading.clause.tricks.losses import is_any
from nlclaim.reading.clause.tricks.making import read_made
from nlclaim.reading.clause.verbs.idioms import read_idiom, read_outright
from nlclaim.reading.clause.verbs.their_having import is_tricks, read_what_they_have
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Result
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, Spec, amount_of, are_losers, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_have(clause: Clause, draft: Draft) -> None:
    """We have, get, take or make tricks; or they do."""
    if "objection" in draft.flags and clause.who in ("he", "they") and clause.verb_name == "have" and clause.is_past:
        return  # "director, he said he had the rest but …"
    if _had_before(clause, draft) or read_outright(clause, draft) or _has_none_of_suit(clause, draft):
        return
    if _has_what_is_needed(clause, draft) or (clause.verb_name == "have" and has_enough(clause, draft)):
        return
    if _is_unsure_of_rest(clause, draft):
        draft.flags.add("unsure")
        return
    _complete(clause, draft)
    _add_line_that_gets_them(clause, draft)
    if read_idiom(clause, draft):
        return
    if _is_bid_to_take(clause, draft.last) or _is_brought_to_them(clause):
        give_away(clause, draft, clause.phrases)
        return
    if whose(clause, draft) == "theirs":
        read_what_they_have(clause, draft)
    else:
        _read_ours(clause, draft)


def _is_unsure_of_rest(clause: Clause, draft: Draft) -> bool:
    """ "*I may* have the rest, let me see", "I *might* have it all"; not "may I have the rest?", which asks for it."""
    asks = draft.words(clause.span).lower().startswith("may ")
    may = clause.who in ("me", "us") and not asks and has_auxiliary(clause, draft, ("may",))
    if not may and not draft.verb_words(clause).startswith("might"):
        return False
    return [amount_of(phrase) == Amount(all=True) for phrase in clause.phrases] == [True]


def _add_line_that_gets_them(clause: Clause, draft: Draft) -> None:
    """ "*A squeeze* gets me the rest": the line that they come from."""
    line = clause.only_subject
    given = any(person.value == "me" for person in clause.persons) and clause.verb_name in ("get", "make")
    if line is not None and given and line.act in ("squeeze", "crossruff", "throw_in") and clause.negation is None:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")


def _has_none_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "I've two trumps left and *you've none*": of the suit just named, no count of tricks."""
    before = draft.last.clause
    none = [draft.words(phrase.span).lower() for phrase in clause.phrases] == ["none"]
    if not none or clause.who not in ("you", "they") or before is None or not before.phrases:
        return False
    return before.who == "me" and before.verb_name == "have" and before.phrases[-1].suit is not None


def _has_what_is_needed(clause: Clause, draft: Draft) -> bool:
    """ "I need three *and I've got them*", "I need three, *have three*": so many are claimed."""
    before = draft.last.clause
    needed = before.only_phrase if before is not None else None
    if before is None or needed is None or before.verb_name != "need" or clause.negation is not None:
        return False
    amount = amount_of(needed)
    has = clause.verb_name in ("have", "get") and clause.who in ("me", None)
    them = _names_only_them(clause) and clause.link == "and"
    as_many = [phrase.is_bare_number and phrase.number == needed.number for phrase in clause.phrases] == [True]
    if not (has and (them or as_many)) or amount is None or amount.tricks is None:
        return False
    draft.claim(amount, needed.span)
    return True


def _names_only_them(clause: Clause) -> bool:
    """ "I need three and I've got *them*"."""
    if not clause.phrases:
        return any(person.value in ("it", "they") for person in clause.persons)
    return [phrase.is_pointed_at for phrase in clause.phrases] == [True]


def _is_bid_to_take(clause: Clause, last: LastSaid) -> bool:
    """ "Give me one trump trick and *take the rest*": said to the other side."""
    before = last.clause
    if before is None or before.verb_name != "give" or before.who is not None:
        return False
    asked = any(person.value == "me" for person in before.persons)
    bare = clause.who is None and not clause.subjects and clause.verb is not None and clause.verb.form == "base"
    return asked and bare and clause.link == "and" and clause.verb_name in ("take", "have")


def _is_brought_to_them(clause: Clause) -> bool:
    """ "That *gets you* two", "the ace *brings you* a trick"."""
    gets = clause.verb_name == "get" and clause.who in ("it", None) and clause.negation is None
    return gets and bool(clause.phrases) and [person.value for person in clause.persons][:1] in (["you"], ["they"])


def _had_before(clause: Clause, draft: Draft) -> bool:
    """ "You've had *your two*", "I've won *my last trick*": gone; once all are, the rest are the other side's."""
    if clause.who == "you" and _is_count_so_far(clause, draft):
        return True
    plain = not (clause.negation or clause.subordinate or clause.question)
    if not clause.perfect or clause.who not in ("me", "you") or not plain:
        return False
    owner = clause.mark("MINE")
    all_of_them = owner is not None and owner.value == clause.who and _ALL_ONES.search(draft.words(clause.span))
    tricks = [p for p in clause.phrases if p.noun == "trick" and p.determiner in ("my", "your")]
    last = any("last" in phrase.adjectives or phrase.quantifier == "all" for phrase in tricks)
    if all_of_them or last:
        (draft.counts.conceded if clause.who == "me" else draft.counts.claimed).append((Amount(all=True), clause.span))
        return True
    if clause.who == "you" and clause.verb_name != "make" and not any(map(_is_all, clause.phrases)):
        return True  # "you have had two tricks", "you've already won the ace"
    own = "my" if clause.who == "me" else "your"
    return bool(clause.phrases) and all(phrase.determiner == own for phrase in clause.phrases)


def _is_count_so_far(clause: Clause, draft: Draft) -> bool:
    """ "You both *had one*", "you *already have three*", "you have your three tricks, *so I make four*": gone."""
    if draft.verb_words(clause) == "had" and _is_past_count(clause, draft):
        return True  # "you both had one, so trumps are three-one"
    already = " already" in draft.lowered[clause.start : clause.end + len(" already")]
    counted = all(phrase.noun == "trick" or phrase.is_bare_number for phrase in clause.phrases)
    if already and counted and clause.verb_name in ("have", "get"):
        return True
    theirs = [p.noun == "trick" and p.determiner == "your" for p in clause.phrases] == [True]
    return theirs and _MAKING_NEXT.match(draft.text, clause.end) is not None


def _is_past_count(clause: Clause, draft: Draft) -> bool:
    """Whether a number is what somebody once had, in the speaker's own words."""
    counted = [phrase.is_bare_number for phrase in clause.phrases] == [True]
    return counted and "reported" not in draft.flags and not (clause.perfect or clause.auxiliaries)


_MAKING_NEXT: Final = re.compile(r"\W+so (?:I|we|it|that|I'm|we're|it's|that's) ?(?:just |am |are )?mak", re.IGNORECASE)


def _is_all(phrase: NounPhrase) -> bool:
    """ "The rest", "all of them"."""
    amount = amount_of(phrase)
    return amount is not None and amount.all


_ALL_ONES: Final = re.compile(r"\ball (?:of )?(?:my|our|your) tricks", re.IGNORECASE)


def _complete(clause: Clause, draft: Draft) -> None:
    """What the words leave to what went before: who is reported, what is had, what takes the tricks."""
    if _is_put_by_another(clause, draft):
        draft.flags.add("reported")
        draft.report.reporter = clause.who or draft.report.reporter
    if draft.last.pending and not clause.phrases:
        clause.phrases, draft.last.pending = draft.last.pending, []  # "the king is all you get"
    if _is_won_by_cards(clause) and _are_all_left(clause, draft.plan):
        draft.claim(Amount(all=True), clause.phrases[0].span)  # "the trumps take the rest", "… the last four"
    if _is_won_by_cards(clause):
        counts = clause.verb_name == "get" or _take_so_many(clause)  # "my trumps are worth two"
        number = clause.phrases[0].number if counts else None
        clause.phrases = [p if _are_so_many_cards(p) else replace(p, number=number) for p in clause.subjects]
        if counts and draft.claimer_role != "defender" and all(p.plural and not p.ranks for p in clause.phrases):
            clause.verb_name = "have"  # "diamonds bring four": so many are cashed


def _take_so_many(clause: Clause) -> bool:
    """ "The diamonds *take five tricks*"; "dummy's hearts take the last two" says which."""
    tricks, suits = clause.phrases[0], [bool(p.suit) and p.plural and not p.ranks for p in clause.subjects]
    if suits != [True] or tricks.number is None or tricks.adjectives or tricks.determiner:
        return False
    return clause.subjects[0].number in (None, tricks.number)


def _are_so_many_cards(phrase: NounPhrase) -> bool:
    """ "*My two aces* take two tricks"."""
    return len(phrase.ranks) == 1 and phrase.number is not None


def _are_all_left(clause: Clause, plan: SpokenPlan) -> bool:
    """Whether the tricks that cards take are all that there are: of a line, the last two are not."""
    tricks = clause.phrases[0]
    ours = not plan.units and all(cards.determiner != "your" for cards in clause.subjects)
    return amount_of(tricks) == Amount(all=True) or (ours and "last" in tricks.adjectives and (tricks.number or 0) > 1)


def _is_put_by_another(clause: Clause, draft: Draft) -> bool:
    """ "He'd counted on four trumps"; "S takes the rest": how operators put a claim."""
    said = draft.verb_words(clause)
    if (clause.who in ("he", "declarer") or clause.who in SEATS) and said.startswith("count"):
        return True
    takes = clause.who in SEATS and clause.link == "start" and clause.verb_name in ("take", "make", "have")
    everything = all(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
    whole = [
        (p.is_bare_number or p.noun == "trick") and p.determiner is None and (p.number or 0) > HIGHEST_LEVEL
        for p in clause.phrases
    ]
    if clause.who in SEATS and whole == [True] and said.endswith("s") and draft.claimer_role != "defender":
        return True  # "West scores eleven": of all thirteen, so it is declarer's result that is told
    begins = clause.who == "he" and clause.link == "start" and clause.verb_name == "have"
    if begins and draft.claimer_role == "declarer":
        return bool(clause.phrases) and all(amount_of(phrase) for phrase in clause.phrases)  # "she has the rest"
    return takes and everything and said.endswith("s") and draft.claimer_role != "defender"


def _is_won_by_cards(clause: Clause) -> bool:
    """Whether cards, not persons, take the tricks counted."""
    named = all(subject.suit or subject.ranks or subject.cards for subject in clause.subjects)
    counted = bool(clause.phrases) and all(amount_of(phrase) is not None for phrase in clause.phrases)
    cards = bool(clause.subjects) and clause.who is None and named
    return cards and counted and clause.verb_name in ("take", "win", "get")


def _have_winners(clause: Clause) -> bool:
    """ "I've got *all winners*", one word to the lexicon; "all I've got left are *winners*"."""
    state = clause.mark("PRED")
    winners = [p.noun == "winner" and p.number is None and p.nouns_plural for p in clause.phrases] == [True]
    if winners and clause.who == "me" and clause.verb_name == "have" and clause.negation is None:
        return state is not None and state.value == "left" and clause.subordinate is None
    bare = not (clause.phrases or clause.persons or clause.places or clause.negation or clause.subordinate)
    return clause.verb_name == "have" and clause.who == "me" and bare and state is not None and state.value == "high"


def _have_none(clause: Clause, draft: Draft) -> bool:
    """ "We have *no more*", "I haven't got *a winner*": a defender who has nothing left."""
    phrase = clause.only_phrase
    if phrase is None or draft.claimer_role != "defender" or clause.verb_name != "have" or clause.who != "me":
        return False
    bare = not (phrase.suit or phrase.ranks or phrase.cards or phrase.act) and phrase.noun in (None, "trick", "winner")
    none = phrase.quantifier in ("no", "none") and draft.words(phrase.span).lower() != "no"
    return bare and not clause.exclusions and (none or (clause.negation is not None and phrase.noun == "winner"))


def _is_theirs_to_make(clause: Clause, draft: Draft) -> bool:
    """ "*It* can't make", "*not making*": the contract, of which a defender speaks."""
    contract = [subject.noun for subject in clause.subjects] == ["contract"]  # "the contract can't be made"
    lost = clause.who == "it" or (clause.who is None and not clause.subjects) or contract  # "not making", "can't make"
    return draft.claimer_role == "defender" and lost and not clause.phrases


def _read_ours(clause: Clause, draft: Draft) -> None:
    """What the claimer's side has, gets, takes or makes."""
    _take_line(clause, draft)
    if _have_winners(clause):
        draft.claim(Amount(all=True), clause.span)  # "I've got all winners"
    elif _have_none(clause, draft):
        draft.counts.concede(Amount(all=True), clause.span)  # "we have no more"
    elif clause.exclusions and [p.noun == "loser" and p.quantifier == "no" for p in clause.phrases] == [True]:
        draft.flags.add("concede")
        give_away(clause, draft, [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)])
        clause.exclusions = []  # "I have no losers but a club"
    elif _have_them(clause):
        draft.flags.add("claim")  # "I'll have those", "I make these": how many, nobody says
    elif clause.verb_name == "make" and clause.negation is not None:
        _read_not_made(clause, draft)
    elif _is_current(clause):
        _read_current(clause, draft)
    elif clause.verb_name == "make" and read_made(clause, draft):
        return
    elif _holds_only(clause):
        for phrase in clause.phrases:
            _read_denied(clause, draft, phrase)
    else:
        _except_before(clause, draft)
        for phrase in clause.phrases:
            gain(clause, draft, phrase)
        _gain_by(clause, draft)
        left_out(clause, draft)


def _take_line(clause: Clause, draft: Draft) -> None:
    """ "*A simple squeeze* takes the balance": the play by which they are taken."""
    if clause.verb_name not in ("take", "win", "make") or not clause.phrases or clause.negation is not None:
        return
    for subject in clause.subjects:
        if subject.act in LINES_OF_PLAY and subject.determiner != "your":
            draft.add_unit(clause, [add_act(clause, draft, subject)], "act")


def _read_not_made(clause: Clause, draft: Draft) -> None:
    """ "It can't make", "I can't make more than ten", "I can't make any more"."""
    more_than = "more than" in draft.words(clause.span).lower()
    if _is_theirs_to_make(clause, draft):
        draft.flags.add("claim")  # "it can't make", a defender
    elif more_than and any(phrase.number for phrase in clause.phrases):
        for phrase in clause.phrases:
            gain(clause, draft, phrase)  # "I can't make more than ten"
    else:
        draft.flags.add("concede")
        if any(is_any(phrase) for phrase in clause.phrases) and not (more_than or clause.places or clause.exclusions):
            draft.counts.concede(Amount(all=True), clause.span)  # "I can't make any more"


def _except_before(clause: Clause, draft: Draft) -> None:
    """ "*Except for a club*, I have four spades and three hearts": what is listed goes on with the spades."""
    items = bool(clause.phrases) and all(phrase.suit and phrase.number for phrase in clause.phrases)
    if items and clause.exclusions and clause.exclusions[0].span.start < clause.phrases[0].span.start:
        left_out(clause, draft)
        clause.exclusions, draft.counts.side = [], ""


_SHORT: Final = 3
"""The parts of "I have these", with nothing said beside."""


def _have_them(clause: Clause) -> bool:
    """ "I'll have *those*", "I make *these*", "right, I have *these*"; "I have these and …" says what is held."""
    sure = bool(clause.auxiliaries) or clause.verb_name == "make" or clause.copula is not None
    alone = clause.who == "me" and clause.link in ("start", "comma") and len(clause.spans) == _SHORT
    sure = sure or (alone and all(phrase.quantifier is None for phrase in clause.phrases))
    return sure and [phrase.is_pointed_at for phrase in clause.phrases] == [True] and clause.negation is None


def _is_current(clause: Clause) -> bool:
    """ "I win this": the trick in progress."""
    phrase = clause.only_phrase
    return (
        phrase is not None and phrase.determiner == "this" and phrase.suit is None and phrase.number in (None, 1)
        and not phrase.after_unread and not phrase.ranks and phrase.of is None and phrase.noun in (None, "trick", "one")
    )  # fmt: skip


_LISTS_ON: Final = re.compile(
    r",? (?:and |plus )?(?:an?|my|the|two|three) (?!(?:rest|others?|last|remain\w+)\b)", re.IGNORECASE
)
"""What follows the first of several tricks."""


def _read_current(clause: Clause, draft: Draft) -> None:
    """The trick in progress: won, and a step when more follows."""
    if clause.verb_name == "make" and not clause.phrases[0].has_head:
        draft.add_result(Result(over=0))  # "I can make this": the contract
        return
    if draft.claimer_role == "defender" and not draft.plan.units and _LISTS_ON.match(draft.text, clause.end):
        step = draft.add_step(Verb.WIN, clause.span, count=1, listed=True)
        draft.add_unit(clause, [step], "held")  # "I get this one, a spade ruff and my ace"
        return
    if not draft.plan.units and clause.verb_name == "have" and _LISTS_ON.match(draft.text, clause.end):
        draft.counts.listed.append((1, True))  # "I have this one and three good hearts"
        return
    draft.flags.add("current")
    card = clause.phrase_at("with")
    if (clause.verb_name != "win" and not (clause.verb_name == "take" and card is not None)) or draft.plan.units:
        return
    draft.flags.add("current_win")
    winner = specs_of(card)[0] if card else Spec(clause.span)
    cards = winner.cards if len(winner.cards) == 1 else ()
    step = draft.add_step(Verb.WIN, clause.span, suit=winner.suit, cards=cards, hand=hand_of(clause))
    draft.add_unit(clause, [step], "verb")


def _holds_only(clause: Clause) -> bool:
    """ "I have a problem", "I have no trumps": nothing that wins tricks."""
    return clause.negation is not None or any(phrase.quantifier in ("no", "none") for phrase in clause.phrases)


def _read_denied(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """One thing that is not had: "no losers", "nothing but trumps", "nothing more"."""
    counts = draft.counts
    gets = clause.verb_name in ("get", "take", "make", "win")
    if phrase.act:
        draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    elif phrase.quantifier == "none" and clause.exclusions and all(map(are_losers, clause.exclusions)):
        counts.concede(Amount(all=True), phrase.span)  # "I've nothing but losers"
    elif phrase.quantifier in ("no", "none") and clause.exclusions and _are_single_tricks(clause):
        _gain_nothing_but(clause, draft, phrase)
    elif clause.negation is not None and amount_of(phrase) == Amount(all=True):
        return  # "I don't have them all"
    elif amount_of(phrase) == Amount(all=True) or (phrase.quantifier == "none" and clause.exclusions):
        _have_nothing_but(clause, draft, phrase)
    elif phrase.noun == "loser" and phrase.suit is None:
        draft.claim(Amount(all=True), phrase.span)  # "I don't have any losers"
    elif clause.negation and is_any(phrase) and clause.verb_name == "get" and clause.place("to", "at") is not None:
        return  # "I can't get to the diamonds *any more*"
    elif clause.negation and is_any(phrase) and (gets or _are_no_tricks(clause, phrase)):
        counts.concede(Amount(all=True), phrase.span)  # "we're not getting any more"
    elif phrase.quantifier == "no" and is_tricks(phrase, draft, gets=gets):
        if not (
            clause.places or clause.exclusions or clause.subjects
        ):  # "no trick in hearts", "my queen makes no trick"
            counts.concede(Amount(all=True), phrase.span)  # "I get no more", "we have no trick"
    elif phrase.quantifier == "none" and (gets or clause.verb_name == "have"):
        _have_nothing(clause, draft, phrase)


def _gain_nothing_but(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "We take *nothing but a trump*"."""
    draft.counts.concede(Amount(all=True), phrase.span)
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase):
            gain(clause, draft, exclusion.object)


def _have_nothing_but(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "I've *nothing but trumps*": all are his, from the start or from the play on that it hangs on."""
    draft.claim(Amount(all=True), phrase.span)
    held = [exclusion.object for exclusion in clause.exclusions]
    if goes_on_from_play(clause, draft):
        suit = next((each.suit for each in held if isinstance(each, NounPhrase)), None)
        believed_step(clause, draft, suit, (), None)  # "club ruff, and after that I've nothing but trumps"
    else:
        hold_trumps_too(clause, draft, held)


def _have_nothing(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "I get *nothing more*", "take the rest, I've got *nothing*"."""
    if _TO_PLAY.match(draft.text, clause.end) is not None:
        return  # "I have nothing *to pitch my heart on*"
    before = draft.last.clause
    if before is not None and before.verb_name == "take" and before.who is None:
        draft.counts.claimed.clear()  # "take the rest, I've got nothing"
    draft.counts.concede(Amount(all=True), phrase.span)


_TO_PLAY: Final = re.compile(r" to (?:pitch|throw|discard|dump|ditch|shed|park|chuck|ruff|put|lead)\b", re.IGNORECASE)


def _are_single_tricks(clause: Clause) -> bool:
    """ "I get nothing but *the ace*"; who has nothing but *trumps*, or *winners*, has them all."""
    if clause.verb_name in ("take", "win"):
        return True
    named = [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)]
    single = [bool(p.ranks or p.cards) or p.number is not None or p.determiner == "a" for p in named]
    return bool(single) and all(single) and not any(p.noun == "winner" or p.nouns_plural for p in named)


def _are_no_tricks(clause: Clause, phrase: NounPhrase) -> bool:
    """ "We haven't got another trick"; "I don't have any tricks in clubs" speaks of one suit."""
    return phrase.noun in ("trick", "winner") and clause.who == "me" and not (clause.places or clause.exclusions)


def _gain_by(clause: Clause, draft: Draft) -> None:
    """ "I have the rest *with hearts and spades*"."""
    governed = clause.phrase_at("with")
    if governed is None or governed.act or not (governed.suit or governed.ranks or governed.cards):
        return
    if any(amount_of(phrase) for phrase in clause.phrases):
        gain(clause, draft, governed)
