"""Turns of speech with *have*, *get*, *take*, *make*: each is read whole, before the words are taken one by one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.asking import is_startled, protests
from nlclaim.reading.clause.cards.beliefs import believed_step, goes_on_from_play
from nlclaim.reading.clause.cards.outstanding import believe_gone, draw_by_then
from nlclaim.reading.clause.parts.frames import gets_trumps_in, has_auxiliary, is_before_our_rest
from nlclaim.reading.clause.plays.crossings import cash_goal
from nlclaim.reading.clause.plays.drawing import note_drawn
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import card_spoken_of, concede_trump_out, give_away, is_trump_left_out
from nlclaim.reading.clause.tricks.gains import whose
from nlclaim.reading.clause.tricks.lost_items import is_last_trick, lose_all_listed, read_tricks_of_theirs
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause

_Idiom = Callable[[Clause, Draft], bool]
"""Reads the clause, or is false when it is none of its kind."""


def read_idiom(clause: Clause, draft: Draft) -> bool:
    """Whether the clause is a turn of speech, and has been read as one."""
    return any(read(clause, draft) for read in _IDIOMS)


def read_outright(clause: Clause, draft: Draft) -> bool:
    """The same for those that come before what the words leave out is filled in, as they are whole as they stand."""
    return any(read(clause, draft) for read in _OUTRIGHT)


def _read_squeeze(clause: Clause, draft: Draft) -> bool:
    """ "West cannot keep both the king and the diamonds"."""
    both = any(phrase.quantifier in ("both", "everything") for phrase in clause.phrases)  # "can't hold both majors"
    keeps = clause.verb_name == "keep" or (draft.verb_words(clause) == "hold" and both)
    if not keeps or clause.negation is None or whose(clause, draft) != "theirs":
        return False
    if draft.plan.steps and draft.plan.steps[-1].verb is Verb.SQUEEZE:
        return True  # "my last trump squeezes West, *he can't keep both*": how
    seat = clause.who if clause.who in SEATS else None
    draft.add_unit(clause, [draft.add_step(Verb.SQUEEZE, clause.span, against=seat)], "verb")
    return True


def _read_it_will_score(clause: Clause, draft: Draft) -> bool:
    """ "He shows the jack of spades and says *it will score*"."""
    return clause.who == "it" and not clause.phrases and bool(draft.plan.units) and draft.plan.units[-1].sort == "held"


def _read_trumps_in(clause: Clause, draft: Draft) -> bool:
    """ "When I've *got the trumps out* I …", "having got them in": drawn by then."""
    by_then = clause.subordinate == "after" or (clause.verb is not None and clause.verb.form == "ing")
    got = clause.subordinate is None and _GOT_TRUMPS.search(draft.words(clause.span)) is not None
    if not (by_then or got) or clause.verb_name != "have" or clause.who not in ("me", None) or clause.negation:
        return False
    if not gets_trumps_in(clause, draft):
        return False
    named = bool(clause.phrases) and clause.subordinate is None
    if named and (got or draft.words(clause.span).lower().startswith(("having ", "with "))):
        note_drawn(clause, draft, clause.phrases, "T")
        draft.flags.add("belief")
        return True
    draw_by_then(clause, draft, "T")
    return True


_GOT_TRUMPS: Final = re.compile(r"(?:['’]ve|\bhave) got (?:all )?(?:the |your |their )?trumps\b", re.IGNORECASE)
""" "*I've got the trumps* out": they are, where "I've got two trumps" has them."""


def _read_out_of_the_way(clause: Clause, draft: Draft) -> bool:
    """ "I get *the ace out of the way*": cashed; *your ace*: knocked out."""
    named = [phrase for phrase in (clause.phrases or clause.subjects) if phrase.ranks or phrase.cards]
    away = any(draft.words(mark.span).lower() in ("out of the way", "out the way") for mark in clause.marks)
    if not named or not away or clause.who not in ("me", None) or clause.negation is not None:
        return False
    verb = Verb.KNOCK_OUT if any(phrase.determiner == "your" for phrase in named) else Verb.CASH
    steps = [draft.add_spec(verb, spec) for phrase in named for spec in specs_of(phrase, draft.last.suit)]
    draft.add_unit(clause, steps, "verb")
    return True


def _read_none_held(clause: Clause, draft: Draft) -> bool:
    """ "You *have no trumps* left", "none of you has a trump", not of one opponent alone: what is gone."""
    more = [p for p in clause.phrases[1:] if draft.lowered[: p.span.start].endswith("no more ")]
    phrase = clause.phrases[0] if clause.phrases and len(clause.phrases) == 1 + len(more) else None
    if clause.verb_name != "have" or phrase is None or phrase.suit is None:
        return False
    lacks = clause.negation is not None and all(mark.value == "do" for mark in clause.auxiliaries)
    if clause.subordinate or clause.question or (clause.auxiliaries and not lacks):
        return False  # "once you have no trumps", "you can't have no trumps"
    if phrase.ranks or phrase.cards or phrase.noun or phrase.act:
        return False
    seats = [clause.who, *(person.value for person in clause.persons)]
    both = clause.who in ("you", "they") or len(SEATS.intersection(filter(None, seats))) > 1
    none_has = any(subject.quantifier == "none" for subject in clause.subjects)
    denied = phrase.quantifier in ("no", "none") or clause.negation is not None
    if not none_has and not (both and denied and whose(clause, draft) == "theirs"):
        return False
    believe_gone(clause, draft, phrase.suit)
    return True


def _read_given_it(clause: Clause, draft: Draft) -> bool:
    """ "West has the last trump, *he can have it* when he likes"."""
    counts = draft.counts
    it = clause.verb_name in ("have", "take") and not clause.phrases and clause.names("it")
    before = draft.last.clause
    may = has_auxiliary(clause, draft, ("can", "may"))
    if it and may and clause.who == "you" and clause.joint("THEN") and counts.side == "ours" and not counts.conceded:
        counts.concede(Amount(all=True), clause.span)
        return True  # "I cash two clubs and then *you can have it*"
    if before is None or clause.negation is not None or counts.conceded:
        return False
    gets_it = clause.verb_name in _GETS and clause.names_only("it") and not (clause.phrases or clause.auxiliaries)
    if gets_it and clause.who in ("you", "they") and (card := card_spoken_of(draft)) is not None:
        suit = card[0] if card[0] != "?" else None
        give_away(clause, draft, [NounPhrase(clause.span, suit=suit, ranks=(card[1],), determiner="your")])
        return True  # "if the queen doesn't drop, *you get it*"
    named = [phrase for phrase in before.phrases or before.subjects if phrase.suit or phrase.ranks]
    said = draft.words(before.span).lower()
    whoever = before.who == "who" and said.startswith(("who", "which")) and not before.question
    if whoever and clause.link == "none" and clause.subject is None and len(named) == 1:
        give_away(clause, draft, named)  # "whoever has the queen gets it"
        return True
    if not it or not may or whose(before, draft) != "theirs":
        return False
    if whose(clause, draft) != "theirs" or len(named) != 1 or named[0].determiner == "my":
        return False
    give_away(clause, draft, named)
    return True


_GETS: Final = frozenset({"get", "win", "make", "take", "have"})


def _read_entry(clause: Clause, draft: Draft) -> bool:
    """ "I have the ace of clubs *as an entry*"."""
    serves = clause.phrase_at("as", "for")
    entry = serves is not None and serves.noun == "entry"
    if not entry or not clause.phrases or not (clause.phrases[0].ranks or clause.phrases[0].cards):
        return False
    spec = specs_of(clause.phrases[0], draft.last.suit)[0]
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, count=None)], "act")
    draft.plan.units[-1].free = True  # it says how, not when
    cash_goal(clause, draft)
    return True


def _read_nothing_else(clause: Clause, draft: Draft) -> bool:
    """ "I have only trumps left", "I hold only winners"."""
    phrase = clause.only_phrase
    if phrase is None or clause.verb_name != "have" or phrase.number is not None:
        return False
    good = phrase.noun == "winner" or (phrase.suit == "T" and phrase.plural and not (phrase.ranks or phrase.cards))
    only = " only " in draft.words(clause.span).lower() or draft.lowered[: clause.start].endswith("only ")
    if not good or not only or whose(clause, draft) != "ours":
        return False
    if goes_on_from_play(clause, draft):
        believed_step(clause, draft, phrase.suit, (), None)  # "the top clubs, and after those I've only high cards"
    draft.claim(Amount(all=True), clause.span)
    return True


def _read_having_it(clause: Clause, draft: Draft) -> bool:
    """ "Whatever you lead, *I have it*"."""
    it = clause.verb_name == "have" and not clause.phrases and clause.names("it")
    if it and clause.who == "me" and clause.negation is None:
        draft.flags.add("vague")
        return True
    return False


def _read_told_to_have(clause: Clause, draft: Draft) -> bool:
    """ "Have your ace"."""
    if clause.who is not None or clause.auxiliaries or not _is_yours(clause, draft) or gets_trumps_in(clause, draft):
        return False
    give_away(clause, draft, clause.phrases)
    return True


def _is_yours(clause: Clause, draft: Draft) -> bool:
    """ "Have your ace", "take one": told to the other side."""
    if clause.verb is None or clause.verb.form != "base" or not clause.phrases:
        return False
    phrase = clause.phrases[0]
    begins = clause.link in ("start", "stop")
    told = clause.verb_name == "take" and begins
    told = told or (clause.verb_name == "have" and clause.link in ("start", "stop", "comma"))
    them = phrase.is_pointed_at and draft.words(phrase.span).lower() in ("them", "'em", "em", "it")
    if them and clause.verb_name == "have" and clause.link in ("start", "stop", "comma") and not draft.counts.claimed:
        return not draft.plan.steps  # "enough, *have them*"
    if phrase.quantifier == "everything" and told:
        return draft.words(phrase.span).lower().startswith(("them", "'em", "em", "it"))  # "take 'em all"
    if begins and clause.verb_name in ("take", "have", "win") and _is_offered_freely(clause, draft):
        return True
    one = (phrase.is_bare_number or phrase.noun == "trick") and phrase.number in (None, 1) and len(clause.phrases) == 1
    if phrase.noun == "trick" and phrase.determiner == "the" and one and clause.verb_name == "have":
        return told  # "OK, have the trick"
    lone = one and phrase.determiner in (None, "a") and phrase.quantifier is None and phrase.suit is None
    told_one = clause.verb_name == "take" or (clause.verb_name == "have" and is_before_our_rest(clause, draft))
    return phrase.determiner == "your" or (lone and told_one and begins)


def _is_offered_freely(clause: Clause, draft: Draft) -> bool:
    """ "*Please* take the last two", "win the ace *when you want*", "have a heart *on me*": said to the other side."""
    if _PLEASE.match(draft.text) is not None:
        return True
    when = clause.mark("ANYORDER")
    at_will = when is not None and "you " in draft.words(when.span).lower()
    treated = clause.goes_to(("me",), "on") or _WITH_COMPLIMENTS.search(draft.text, clause.start) is not None
    return at_will or treated or _AS_YOU_LIKE.match(draft.text, clause.end) is not None


_PLEASE: Final = re.compile(r"\s*(?:please|pls|plz) (?!accept|agree)", re.IGNORECASE)
_AS_YOU_LIKE: Final = re.compile(
    r",? (?:if|when|whenever|as soon as) you(?:['’]d)? (?:want|like|wish|please|care)\b", re.IGNORECASE
)
_WITH_COMPLIMENTS: Final = re.compile(
    r"\b(?:with (?:my|our) (?:compliments|blessing)|on the house|as a (?:present|gift)|free of charge)\b", re.IGNORECASE
)
"""How what is given is offered: "take a heart *with my compliments*"."""


def _read_had_all(clause: Clause, draft: Draft) -> bool:
    """ "You've had all *you're going to get*": nothing more for them."""
    before = draft.last.clause
    if before is None or clause.phrases or clause.link != "none" or clause.negation is not None:
        return False
    all_of_it = [phrase.quantifier == "all" and not phrase.has_head for phrase in before.phrases] == [True]
    had = before.verb is not None and before.verb.form == "past" and before.who == clause.who
    if all_of_it and had and clause.who == "me" and draft.claimer_role == "defender":
        draft.flags.add("concede")
        draft.counts.claimed = []
        draft.counts.concede(Amount(all=True), before.span)
        return True  # "we've had all we're getting"
    if not (all_of_it and had) or clause.who not in ("you", "they") or whose(clause, draft) == "ours":
        return False
    draft.flags.discard("concede")
    draft.counts.conceded.clear()
    draft.claim(Amount(all=True), before.span)
    return True


def _read_no_way_there(clause: Clause, draft: Draft) -> bool:
    """ "Dummy is high *but I can't get there*": then it is not all."""
    there = clause.mark("PRED") is not None or clause.goes_to(("it", "they", "dummy"), "to")
    if clause.who != "me" or clause.negation is None or not there or clause.phrases or clause.link != "comma":
        return False
    if not draft.counts.claimed or not draft.counts.claimed[-1][0].all or "belief" not in draft.flags:
        return False
    draft.counts.claimed.pop()
    return True


def _read_all_there_is(clause: Clause, draft: Draft) -> bool:
    """ "*That's all* we're getting", "that is all you get": no more than what has been won."""
    all_said = [mark for mark in clause.marks if mark.value == "done" and draft.words(mark.span).endswith(" all")]
    if clause.phrases or not all_said:
        return False
    draft.flags.discard("done")
    if clause.who is None:
        return False
    if whose(clause, draft) == "ours" and draft.counts.claimed:
        return True  # "nine, that's all I've got"
    if whose(clause, draft) == "theirs" and lose_all_listed(draft):
        return True  # "one spade and that's all you get"
    said_before = draft.last.clause is not None and (draft.last.clause.who, draft.last.clause.verb_name)
    if whose(clause, draft) == "theirs" and draft.counts.conceded and said_before == (clause.who, clause.verb_name):
        return True  # "you score the queen of trumps, and that's all you score"
    amount = (Amount(all=True), clause.span)
    (draft.counts.conceded if whose(clause, draft) == "ours" else draft.counts.claimed).append(amount)
    return True


_STILL: Final = re.compile(r"\bstill?\b", re.IGNORECASE)


def _read_doubt(clause: Clause, draft: Draft) -> bool:
    """ "Wait, I still hold a trump", "no, I still have a trump"."""
    trumps = all(phrase.suit == "T" and phrase.noun is None for phrase in clause.phrases)
    past = clause.verb is not None and clause.verb.form == "past" and clause.verb_name == "have"
    said = draft.text[clause.start : clause.end + len(" still")]
    still = _STILL.search(said) is not None
    only = draft.text[clause.end :].strip(" .!") == "" and len(clause.phrases) == 1
    card = only and bool(clause.phrases[0].ranks or clause.phrases[0].cards)  # "hang on, I have the queen of hearts"
    card = card or (only and _is_a_card_of(clause.phrases[0]))  # "wait, I've got a diamond"
    refused = protests(draft.text) and (past or still or card) and not (draft.says_what or draft.beliefs)
    refused = refused or is_startled(draft.text)
    trumps = trumps or card or (refused and still and all(p.ranks and p.noun is None for p in clause.phrases))
    holds = clause.verb_name == "have" or (clause.verb_name == "get" and clause.verb and clause.verb.form == "past")
    if ("doubt_first" not in draft.flags and not refused) or not holds or not trumps:
        return False
    draft.flags.add("objection")
    return True


def _is_a_card_of(phrase: NounPhrase) -> bool:
    """ "A diamond", "a trump": one, which may win or not."""
    bare = not (phrase.noun or phrase.act or phrase.adjectives or phrase.number or phrase.plural)
    return phrase.determiner == "a" and phrase.suit is not None and bare


def _read_had_the_last(clause: Clause, draft: Draft) -> bool:
    """ "You've had your last trick", "you've taken your last trick": no more for you."""
    phrase = clause.only_phrase
    theirs = clause.who == "you" or (clause.who in ("they", "defence") and whose(clause, draft) == "theirs")
    had = theirs and (draft.verb_words(clause) == "had" or clause.perfect)
    if not had or phrase is None or phrase.noun != "trick" or "last" not in phrase.adjectives:
        return False
    draft.claim(Amount(all=True), clause.span)
    return True


def _read_their_card(clause: Clause, draft: Draft) -> bool:
    """ "*Your queen of spades* makes a trick", "*your jack* can have one"."""
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    theirs = bool(cards) and all(_is_theirs(draft, card) for card in cards)
    if theirs and clause.subordinate in ("before", "after"):
        return True  # "before your king makes a trick I have ten": when, not what
    plain = clause.subordinate is None and not (clause.negation or clause.question)
    if not theirs or not plain or not _is_one_trick(clause) or clause.verb_name not in _SCORES | {"have"}:
        return False
    if clause.auxiliaries and not has_auxiliary(clause, draft, _SURE if clause.verb_name != "have" else _GRANTED):
        return False  # "your queen might make a trick"
    give_away(clause, draft, cards)
    if is_last_trick(clause.phrases[0]):
        draft.place_last_unit(clause.phrases[0].span, first=False)
    return True


def _is_theirs(draft: Draft, card: NounPhrase) -> bool:
    """ "*Your* king", "*West's* king", which may be the claimer's own where he is told of."""
    told = "reported" in draft.flags and not draft.words(card.span).lower().startswith("your ")
    return card.determiner == "your" and not told


def _is_one_trick(clause: Clause) -> bool:
    """ "*A trick*", "*its trick*", "*one*"."""
    trick = clause.only_phrase
    counted = trick is not None and (trick.noun == "trick" or trick.is_bare_number)
    return trick is not None and counted and trick.quantifier is None and trick.number in (None, 1)


_SURE: Final[tuple[str, ...]] = ("will", "'ll", "’ll", "must", "gonna", "going")
_GRANTED: Final[tuple[str, ...]] = (*_SURE, "can", "may")


def _read_their_suit(clause: Clause, draft: Draft) -> bool:
    """ "*Your trump* gets a trick", "*your last club* can have one"."""
    plain = clause.subordinate is None and not clause.question and clause.verb_name in _HELD
    return plain and bool(clause.phrases) and not clause.is_past and read_tricks_of_theirs(clause, draft)


_HELD: Final = frozenset({"get", "have"})


def _read_disputed(clause: Clause, draft: Draft) -> bool:
    """ "*You don't have the rest*, I've a trump", "declarer can't have the rest"."""
    rest = len(clause.phrases) == 1 and amount_of(clause.phrases[0]) == Amount(all=True)
    theirs = clause.who in ("you", "he", "they", "declarer")
    got = clause.verb_name == "have" or draft.verb_words(clause) == "got"
    if not (rest and theirs) or clause.negation is None or not got:
        return False
    draft.flags.add("objection")
    return True


def _read_told_to_take(clause: Clause, draft: Draft) -> bool:
    """ "I surrender, *take the rest*", "*have the lot*, I'm bust": told to the other side."""
    counts = draft.counts
    told = clause.who is None and clause.verb is not None and clause.verb.form == "base" and not clause.auxiliaries
    told = told and not (clause.link == "and" and draft.last.clause is not None and draft.last.clause.who == "me")
    everything = [amount_of(phrase) == Amount(all=True) for phrase in clause.phrases] == [True]
    gives_up = bool(draft.flags & {"concede", "done"}) or _BEATEN.match(draft.text, clause.end) is not None
    gives_up = gives_up or draft.claimer_role == "defender"
    gives_up = gives_up and not any(amount.tricks for amount, _ in counts.conceded)  # "give you one, take the rest"
    if not (told and everything and gives_up) or draft.plan.steps or clause.verb_name not in ("take", "have"):
        return False
    draft.flags.discard("done")
    counts.concede(Amount(all=True), clause.span)
    return True


_BEATEN: Final = re.compile(r"\W+(?:i'?m|i am|we'?re|we are) (?:bust|done|finished|beaten|out|dead)", re.IGNORECASE)


def _read_my_card(clause: Clause, draft: Draft) -> bool:
    """ "*My jack of trumps* is taking a trick"."""
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    mine = bool(cards) and all(card.determiner == "my" for card in cards)
    one = all(phrase.number in (None, 1) for phrase in clause.phrases)  # "my two aces take the last two"
    last = one and [
        phrase.noun == "trick" and (phrase.adjectives == ("last",) or phrase.ordinal == 13) for phrase in clause.phrases
    ] == [True]
    trick = last or [phrase.noun == "trick" and phrase.determiner == "a" for phrase in clause.phrases] == [True]
    plain = clause.subordinate is None and not (clause.negation or clause.question or clause.is_past)
    may = has_auxiliary(clause, draft, ("might", "may", "could"))
    if not (mine and trick and plain) or may or clause.verb_name not in ("make", "take", "win", "get"):
        return False
    specs = [spec for card in cards for spec in specs_of(card)]
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs], "held")
    draft.counts.listed.extend((len(spec.cards), False) for spec in specs)
    if last:
        draft.place_last_unit(clause.phrases[0].span, first=False)  # "my king of clubs makes the last trick"
    return True


def _read_refused(clause: Clause, draft: Draft) -> bool:
    """ "You can't just take them all": an objection."""
    may = has_auxiliary(clause, draft, ("can", "ca", "may"))
    everything = any(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
    if clause.who != "you" or clause.negation is None or not may or not everything or clause.verb_name != "take":
        return False
    draft.flags.add("objection")
    return True


def _read_only_trumps(clause: Clause, draft: Draft) -> bool:
    """ "*Only I* have trumps", "I've *the only trumps* left": nobody else has one, and how many tricks is not said."""
    trumps = [draft.are_trumps(phrase.suit) and phrase.plural and not phrase.ranks for phrase in clause.phrases]
    if clause.verb_name != "have" or trumps != [True] or clause.negation is not None or whose(clause, draft) != "ours":
        return False
    before = draft.lowered[: clause.start]
    alone = before.endswith("only ") or _THE_ONLY.search(draft.words(clause.span)) is not None
    if not alone or clause.phrases[0].number is not None or clause.phrases[0].determiner not in (None, "the"):
        return False
    believe_gone(clause, draft, clause.phrases[0].suit)
    return True


_THE_ONLY: Final = re.compile(r"\bonly (?:I|we|dummy)\b|\bthe only\b", re.IGNORECASE)


def _read_trump_got(clause: Clause, draft: Draft) -> bool:
    """ "There's one trump out, *I'll get it*": drawn."""
    it = clause.names_only("it") and not clause.phrases
    if not it or clause.verb_name != "get" or clause.who != "me" or clause.negation is not None or clause.places:
        return False
    if draft.claimer_role == "defender" or not is_trump_left_out(draft) or not draft.marks.outstanding:
        return False
    draft.marks.drawing_spans.append(("plan", clause.span))
    draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.span, suit="T")], "verb")
    return True


def _read_nobody(clause: Clause, draft: Draft) -> bool:
    """ "Nobody has a trump": gone."""
    if clause.who != "who":
        return False
    if draft.words(clause.span).lower().startswith(("no", "neither")):
        if {person.value for person in clause.persons} & {"me", "dummy"}:
            clause.exclusions = []  # "nobody has a trump *except me*"
        for phrase in clause.phrases:
            if phrase.suit:
                believe_gone(clause, draft, phrase.suit)
    tricks = [phrase.noun in ("trick", "winner") or phrase.quantifier == "any" for phrase in clause.phrases]
    state = clause.mark("PRED")
    winner = state is not None and state.value == "high" and not clause.phrases  # "a winner", one word to the lexicon
    if _THEY_HAVE_NONE.match(draft.words(clause.span)) is not None and (tricks == [True] or winner):
        draft.claim(Amount(all=True), clause.span)  # "neither of you has a winner", "none of you has anything left"
    return True


_THEY_HAVE_NONE: Final = re.compile(
    r"(?:neither|none) of you\b|(?:nobody|no one) else\b|(?:neither|no) (?:opponent|defender)\b", re.IGNORECASE
)


def _read_all_of_ours(clause: Clause, draft: Draft) -> bool:
    """ "*All I get* is the ace of clubs": what it is comes next."""
    if clause.phrases or clause.who != "me" or clause.link != "none" or not draft.counts.claimed:
        return False
    amount, span = draft.counts.claimed[-1]
    if not amount.all or draft.words(span).lower() != "all":
        return False
    draft.counts.claimed.pop()
    draft.flags.add("named_next")
    return True


def _read_trump_left(clause: Clause, draft: Draft) -> bool:
    """ "There's one trump out and it's the boss: *you get it*"."""
    it = clause.names_only("it") and not clause.phrases
    if not it or clause.who != "you" or clause.negation is not None or not is_trump_left_out(draft):
        return False
    concede_trump_out(clause, draft)
    return True


def _read_their_only_card(clause: Clause, draft: Draft) -> bool:
    """ "*The king of hearts takes a trick*, otherwise they're all mine": a card of theirs."""
    card = clause.only_subject if clause.who is None else None
    counted = [phrase.noun == "trick" and phrase.number in (None, 1) for phrase in clause.phrases] == [True]
    if card is None or not counted or clause.verb_name not in _SCORES or clause.negation or clause.subordinate:
        return False
    theirs = card.determiner == "your" or (card.determiner == "the" and bool(card.suit))
    if not (theirs and len(card.ranks) == 1) or _REST_IS_MINE.match(draft.text, clause.end) is None:
        return False
    give_away(clause, draft, [card])
    return True


_SCORES: Final = frozenset({"take", "win", "get", "make"})
_REST_IS_MINE: Final = re.compile(
    r"[,;. ]*(?:(?:and|but) )?(?:otherwise,? |apart from that,? )?"
    r"(?:the (?:rest|others?)|everything(?: else)?|all(?: the (?:rest|others))?|they)\b[\w' ]*\b(?:mine|ours)\b",
    re.IGNORECASE,
)


def _read_it_takes_a_trick(clause: Clause, draft: Draft) -> bool:
    """ "There's one trump out, *it takes a trick* any time": it is theirs."""
    counted = bool(clause.phrases) and clause.phrases[0].noun == "trick" and clause.phrases[0].number in (None, 1)
    before = draft.last.clause.mark("PRED") if draft.last.clause is not None and clause.who == "it" else None
    out = before is not None and before.value == "left" and clause.negation is None and clause.subordinate is None
    if not (counted and out) or not is_trump_left_out(draft):
        return False
    concede_trump_out(clause, draft)
    return True


def _read_held_card_wins(clause: Clause, draft: Draft) -> bool:
    """ "*The king of trumps is in my hand* and it's going to win a trick": a card that was spoken of."""
    before = draft.last.clause
    counted = [phrase.noun == "trick" and phrase.number in (None, 1) for phrase in clause.phrases] == [True]
    if before is None or clause.who != "it" or not counted or clause.verb_name not in _SCORES or clause.negation:
        return False
    held = before.copula is not None and before.verb is None and before.goes_to(("hand",), "in")
    card = before.only_subject if held and not before.negation else None
    if card is None or len(card.ranks) != 1 or card.determiner == "your":
        return False
    draft.claim(Amount(tricks=1), clause.span)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "held")
    return True


def _read_gets_to_number(clause: Clause, draft: Draft) -> bool:
    """ "*A club ruff gets me to twelve*", "two ruffs get me to ten": what is played for so many tricks in all."""
    total, played = clause.phrase_at("to"), clause.only_subject
    if total is None or played is None or not clause.names_only("me") or clause.phrases or clause.negation:
        return False
    if not total.is_bare_number or (total.number or 0) <= HIGHEST_LEVEL or played.determiner == "your":
        return False
    if not (played.act or played.suit or played.ranks):
        return False
    draft.claim(Amount(tricks=total.number), total.span)
    if played.act:
        draft.add_unit(clause, [add_act(clause, draft, played)], "act")
    else:
        steps = [draft.add_spec(Verb.CASH, spec, listed=True) for spec in specs_of(played, draft.last.suit)]
        draft.add_unit(clause, steps, "listed")
    return True


_IDIOMS: Final[tuple[_Idiom, ...]] = (
    _read_squeeze, _read_only_trumps, _read_trumps_in, _read_out_of_the_way, _read_none_held, _read_it_will_score,
    _read_entry,
    _read_had_all, _read_no_way_there, _read_nothing_else, _read_having_it, _read_given_it, _read_told_to_have,
    _read_all_there_is, _read_all_of_ours, _read_doubt, _read_had_the_last, _read_refused,
    _read_nobody, _read_trump_left, _read_trump_got, _read_it_takes_a_trick, _read_held_card_wins,
)  # fmt: skip
"""The first that knows the clause reads it: their order counts."""

_OUTRIGHT: Final[tuple[_Idiom, ...]] = (
    _read_gets_to_number, _read_their_only_card, _read_my_card, _read_told_to_take, _read_disputed,
    _read_their_card, _read_their_suit,
)  # fmt: skip
