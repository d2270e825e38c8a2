"""Clauses with *have*, *get*, *take*, *make*: whose tricks they are, and what else they may say of the cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.acts import protests
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import concede_trump_out, give_away, is_trump_left_out, left_out, tricks_of
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import SEATS, hand_of
from nlclaim.reading.gains import gain, gain_excluded, whose
from nlclaim.reading.losses import is_any, lose_none, lose_only, turn_into_loss
from nlclaim.reading.model import Result
from nlclaim.reading.outstanding import believe_gone
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, Spec, amount_of, are_losers, is_rank, specs_of
from nlclaim.reading.verbs import add_act

_STILL = re.compile(r"\bstill?\b", re.IGNORECASE)


def _is_put_by_another(clause: Clause, draft: Draft) -> bool:
    """ "He'd counted on four trumps"; "S takes the rest": how operators put a claim."""
    said = draft.verb_words(clause)
    if clause.who in ("he", "declarer") and said.startswith("count"):
        return True
    takes = clause.who in SEATS and clause.link == "start" and clause.verb_name in ("take", "make", "have")
    everything = all(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
    if (
        clause.who == "he"
        and clause.link == "start"
        and draft.claimer_role == "declarer"
        and clause.verb_name == "have"
    ):
        return bool(clause.phrases) and all(amount_of(phrase) for phrase in clause.phrases)  # "she has the rest"
    return takes and everything and said.endswith("s") and draft.claimer_role != "defender"


def _makes_it(clause: Clause) -> bool:
    """ "Declarer makes"."""
    return clause.who == "declarer" and not clause.phrases and clause.verb is not None and clause.verb.form == "s"


def _tells_where_cards_were(clause: Clause, draft: Draft) -> bool:
    had = draft.verb_words(clause) == "had" and draft.reporter is None
    return had and bool(clause.phrases) and all(phrase.ranks or phrase.cards for phrase in clause.phrases)


def _is_won_by_cards(clause: Clause) -> bool:
    """Whether cards, not persons, take the tricks counted."""
    named = all(subject.suit or subject.ranks or subject.cards for subject in clause.subjects)
    counted = bool(clause.phrases) and all(amount_of(phrase) is not None for phrase in clause.phrases)
    return (
        bool(clause.subjects)
        and clause.who is None
        and named
        and counted
        and clause.verb_name in ("take", "win", "get")
    )


def read_have(clause: Clause, draft: Draft) -> None:
    """We have, get, take or make tricks; or they do."""
    if "objection" in draft.flags and clause.who in ("he", "they") and clause.verb_name == "have" and clause.is_past:
        return  # "director, he said he had the rest but …"
    if any(read(clause, draft) for read in (_read_my_card, _read_told_to_take, _read_disputed)):
        return
    _complete(clause, draft)
    if any(read(clause, draft) for read in _TURNS_OF_SPEECH):
        return
    if whose(clause, draft) == "theirs":
        _read_theirs(clause, draft)
    else:
        _read_ours(clause, draft)


def _complete(clause: Clause, draft: Draft) -> None:
    """What the words leave to what went before: who is reported, what is had, what takes the tricks."""
    if _is_put_by_another(clause, draft):
        draft.flags.add("reported")
        draft.reporter = clause.who or draft.reporter
    if draft.pending and not clause.phrases:
        clause.phrases, draft.pending = draft.pending, []  # "the king is all you get"
    if _is_won_by_cards(clause) and amount_of(clause.phrases[0]) == Amount(all=True):
        draft.claim(Amount(all=True), clause.phrases[0].span)  # "the trumps take the rest"
    if _is_won_by_cards(clause):
        counts = clause.verb_name == "get"  # "my trumps are worth two"; "dummy's hearts take the last two"
        clause.phrases = [replace(p, number=clause.phrases[0].number if counts else None) for p in clause.subjects]


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_squeeze(clause: Clause, draft: Draft) -> bool:
    """ "West cannot keep both the king and the diamonds"."""
    if clause.verb_name != "keep" or clause.negation is None or whose(clause, draft) != "theirs":
        return False
    seat = clause.who if clause.who in SEATS else None
    draft.add_unit(clause, [draft.add_step(Verb.SQUEEZE, clause.span, against=seat)], "verb")
    return True


def _read_it_will_score(clause: Clause, draft: Draft) -> bool:
    """ "He shows the jack of spades and says *it will score*"."""
    return clause.who == "it" and not clause.phrases and bool(draft.units) and draft.units[-1].sort == "held"


def _read_none_held(clause: Clause, draft: Draft) -> bool:
    """ "You *have no trumps* left", "none of you has a trump", not of one opponent alone: what is gone."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    if clause.verb_name != "have" or phrase is None or phrase.suit is None:
        return False
    if clause.subordinate or clause.question or clause.auxiliaries:
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
    it = clause.verb_name in ("have", "take") and not clause.phrases and any(p.value == "it" for p in clause.persons)
    before = draft.previous
    may = any(draft.words(mark.span).lower() in ("can", "may") for mark in clause.auxiliaries)
    if not it or not may or clause.negation is not None or before is None or whose(before, draft) != "theirs":
        return False
    named = [phrase for phrase in before.phrases or before.subjects if phrase.suit or phrase.ranks]
    if whose(clause, draft) != "theirs" or len(named) != 1 or named[0].determiner == "my" or draft.conceded:
        return False
    give_away(clause, draft, named)
    return True


def _read_entry(clause: Clause, draft: Draft) -> bool:
    """ "I have the ace of clubs *as an entry*"."""
    serves = clause.phrase_at("as", "for")
    entry = serves is not None and serves.noun == "entry"
    if not entry or not clause.phrases or not (clause.phrases[0].ranks or clause.phrases[0].cards):
        return False
    spec = specs_of(clause.phrases[0], draft.last_suit)[0]
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, count=None)], "act")
    return True


def _read_nothing_else(clause: Clause, draft: Draft) -> bool:
    """ "I have only trumps left", "I hold only winners"."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    if phrase is None or clause.verb_name != "have" or phrase.number is not None:
        return False
    good = phrase.noun == "winner" or (phrase.suit == "T" and phrase.plural)
    if not good or " only " not in draft.words(clause.span).lower() or whose(clause, draft) != "ours":
        return False
    draft.claim(Amount(all=True), clause.span)
    return True


def _read_having_it(clause: Clause, draft: Draft) -> bool:
    """ "Whatever you lead, *I have it*"."""
    it = clause.verb_name == "have" and not clause.phrases and any(person.value == "it" for person in clause.persons)
    if it and clause.who == "me" and clause.negation is None:
        draft.flags.add("vague")
        return True
    return False


def _read_told_to_have(clause: Clause, draft: Draft) -> bool:
    """ "Have your ace"."""
    if clause.who is not None or clause.auxiliaries or not _is_yours(clause, draft):
        return False
    give_away(clause, draft, clause.phrases)
    return True


def _read_all_there_is(clause: Clause, draft: Draft) -> bool:
    """ "*That's all* we're getting", "that is all you get": no more than what has been won."""
    all_said = [mark for mark in clause.marks if mark.value == "done" and draft.words(mark.span).endswith(" all")]
    if clause.phrases or not all_said:
        return False
    draft.flags.discard("done")
    if clause.who is None:
        return False
    if whose(clause, draft) == "ours" and draft.claimed:
        return True  # "nine, that's all I've got"
    amount = (Amount(all=True), clause.span)
    (draft.conceded if whose(clause, draft) == "ours" else draft.claimed).append(amount)
    return True


def _read_doubt(clause: Clause, draft: Draft) -> bool:
    """ "Wait, I still hold a trump", "no, I still have a trump"."""
    trumps = all(phrase.suit == "T" and phrase.noun is None for phrase in clause.phrases)
    past = clause.verb is not None and clause.verb.form == "past" and clause.verb_name == "have"
    said = draft.text[clause.span.start : clause.span.end + len(" still")]
    still = _STILL.search(said) is not None
    refused = protests(draft.text) and (past or still)
    refused = refused and not (draft.says_what or draft.beliefs)
    trumps = trumps or (refused and still and all(phrase.ranks and phrase.noun is None for phrase in clause.phrases))
    holds = clause.verb_name == "have" or (clause.verb_name == "get" and clause.verb and clause.verb.form == "past")
    if ("doubt_first" not in draft.flags and not refused) or not holds or not trumps:
        return False
    draft.flags.add("objection")
    return True


def _read_had_the_last(clause: Clause, draft: Draft) -> bool:
    """ "You've had your last trick": no more for you."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    had = clause.who == "you" and draft.verb_words(clause) == "had"
    if not had or phrase is None or phrase.noun != "trick" or "last" not in phrase.adjectives:
        return False
    draft.claim(Amount(all=True), clause.span)
    return True


def _read_their_card(clause: Clause, draft: Draft) -> bool:
    """ "*Your queen of spades* makes a trick"."""
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    theirs = bool(cards) and all(draft.words(card.span).lower().startswith("your ") for card in cards)
    trick = [phrase.noun == "trick" and phrase.quantifier is None for phrase in clause.phrases]
    if theirs and clause.subordinate in ("before", "after"):
        return True  # "before your king makes a trick I have ten": when, not what
    plain = clause.subordinate is None and not (clause.negation or clause.question or clause.auxiliaries)
    if not theirs or not plain or trick != [True] or clause.verb_name not in ("make", "take", "win", "get"):
        return False
    give_away(clause, draft, cards)
    return True


def _read_disputed(clause: Clause, draft: Draft) -> bool:
    """ "*You don't have the rest*, I've a trump", "declarer can't have the rest"."""
    rest = [phrase.quantifier for phrase in clause.phrases] == ["rest"]
    theirs = clause.who in ("you", "he", "they", "declarer")
    if not (rest and theirs) or clause.negation is None or clause.verb_name != "have":
        return False
    draft.flags.add("objection")
    return True


def _read_told_to_take(clause: Clause, draft: Draft) -> bool:
    """ "I surrender, *take the rest*", "*have the lot*, I'm bust": told to the other side."""
    told = clause.who is None and clause.verb is not None and clause.verb.form == "base" and not clause.auxiliaries
    everything = [amount_of(phrase) == Amount(all=True) for phrase in clause.phrases] == [True]
    gives_up = bool(draft.flags & {"concede", "done"}) or _BEATEN.match(draft.text[clause.span.end :]) is not None
    if not (told and everything and gives_up) or draft.steps or clause.verb_name not in ("take", "have"):
        return False
    draft.flags.discard("done")
    draft.conceded.append((Amount(all=True), clause.span))
    return True


_BEATEN = re.compile(r"\W+(?:i'?m|i am|we'?re|we are) (?:bust|done|finished|beaten|out|dead)", re.IGNORECASE)


def _read_my_card(clause: Clause, draft: Draft) -> bool:
    """ "*My jack of trumps* is taking a trick"."""
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    mine = bool(cards) and all(card.determiner == "my" for card in cards)
    trick = [phrase.noun == "trick" and phrase.determiner == "a" for phrase in clause.phrases] == [True]
    plain = clause.subordinate is None and not (clause.negation or clause.question or clause.is_past)
    may = any(draft.words(mark.span).lower() in ("might", "may", "could") for mark in clause.auxiliaries)
    if not (mine and trick and plain) or may or clause.verb_name not in ("make", "take", "win", "get"):
        return False
    specs = [spec for card in cards for spec in specs_of(card)]
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs], "held")
    draft.listed.extend((len(spec.cards), False) for spec in specs)
    return True


def _read_refused(clause: Clause, draft: Draft) -> bool:
    """ "You can't just take them all": an objection."""
    may = any(draft.words(mark.span).lower() in ("can", "ca", "may") for mark in clause.auxiliaries)
    everything = any(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
    if clause.who != "you" or clause.negation is None or not may or not everything or clause.verb_name != "take":
        return False
    draft.flags.add("objection")
    return True


def _read_nobody(clause: Clause, draft: Draft) -> bool:
    """ "Nobody has a trump": gone."""
    if clause.who != "who":
        return False
    if draft.words(clause.span).lower().startswith("no"):
        for phrase in clause.phrases:
            if phrase.suit:
                believe_gone(clause, draft, phrase.suit)
    return True


def _read_all_of_ours(clause: Clause, draft: Draft) -> bool:
    """ "*All I get* is the ace of clubs": what it is comes next."""
    if clause.phrases or clause.who != "me" or clause.link != "none" or not draft.claimed:
        return False
    amount, span = draft.claimed[-1]
    if not amount.all or draft.words(span).lower() != "all":
        return False
    draft.claimed.pop()
    draft.flags.add("named_next")
    return True


def _read_trump_left(clause: Clause, draft: Draft) -> bool:
    """ "There's one trump out and it's the boss: *you get it*"."""
    it = [person.value for person in clause.persons] == ["it"] and not clause.phrases
    if not it or clause.who != "you" or clause.negation is not None or not is_trump_left_out(draft):
        return False
    concede_trump_out(clause, draft)
    return True


_TURNS_OF_SPEECH: tuple[Callable[[Clause, Draft], bool], ...] = (
    _read_squeeze, _read_none_held, _read_it_will_score, _read_entry, _read_nothing_else, _read_having_it,
    _read_given_it, _read_told_to_have, _read_all_there_is, _read_all_of_ours, _read_doubt, _read_had_the_last,
    _read_their_card, _read_refused, _read_nobody, _read_trump_left,
)  # fmt: skip


def _read_theirs(clause: Clause, draft: Draft) -> None:
    """What the other side has, gets, takes or makes."""
    gets = clause.verb_name in ("get", "take", "make", "win")
    if clause.verb_name in ("have", "get") and [phrase.noun for phrase in clause.phrases] == ["contract"]:
        draft.add_result(Result(over=0))
        draft.flags.add("their_result")  # "so you've got your contract"
    elif clause.verb_name == "make" and _is_about_contract(clause) and _made(clause, draft):
        draft.flags.add("their_result")  # "you're making five", "declarer makes his contract"
    elif _tells_where_cards_were(clause, draft):
        draft.flags.add("afterthought")  # "he had the queen all along"
    elif clause.verb_name == "have" and clause.negation is not None and _have_no_trick(clause):
        lose_none(clause, draft)  # "you haven't a trick"
    elif (
        clause.verb_name == "have"
        and clause.negation is not None
        and [p.quantifier for p in clause.phrases] == ["rest"]
    ):
        draft.flags.add("objection")  # "you don't have the rest"
    elif clause.verb_name == "have" and (clause.negation is not None or _must_hold(clause, draft)):
        return  # "he can't have the king", "he must have it": where the cards are
    elif clause.negation is not None:
        lose_none(clause, draft)  # "you don't get your king"
    elif clause.exclusions and all(map(are_losers, clause.exclusions)):
        draft.claim(Amount(all=True), clause.span)  # "you've nothing but losers"
    elif clause.phrases and all(p.noun == "loser" for p in clause.phrases):
        draft.claim(Amount(tricks=sum(p.number or 1 for p in clause.phrases)), clause.span)  # "you have two losers"
    elif clause.phrases and all(p.quantifier == "no" and _is_tricks(p, draft, gets=gets) for p in clause.phrases):
        draft.claim(Amount(all=True), clause.span)  # "you have no winners"
    elif clause.phrases and all(p.quantifier == "no" and not p.has_head for p in clause.phrases):
        return  # "I have two trumps, you have no more"
    elif not clause.phrases and turn_into_loss(clause, draft):
        return  # "one trick you are getting"
    elif lose_only(clause, draft):
        draft.flags.add("concede")
    elif not _they_hold(clause, draft):
        if clause.exclusions and not clause.phrases:
            draft.flags.add("concede")  # "you take all but one"
        give_away(clause, draft, clause.phrases)
        gain_excluded(clause, draft)


def _have_no_trick(clause: Clause) -> bool:
    """ "You *haven't another trick*", not "you don't have a trick in spades"."""
    plain = not (clause.places or clause.exclusions or clause.question or clause.subordinate)
    return plain and any(phrase.noun == "trick" and is_any(phrase) for phrase in clause.phrases)


def _is_about_contract(clause: Clause) -> bool:
    """Whether what they make is the contract, not a trick."""
    continuing = clause.verb is not None and clause.verb.form == "ing"
    named = any(phrase.noun in ("contract", "overtrick") for phrase in clause.phrases)
    return named or _makes_it(clause) or (continuing and (bool(clause.phrases) or clause.who == "you"))


def _read_ours(clause: Clause, draft: Draft) -> None:
    """What the claimer's side has, gets, takes or makes."""
    if clause.verb_name == "make" and clause.negation is not None:
        draft.flags.add("concede")
        more_than = "more than" in draft.words(clause.span).lower()
        if any(is_any(phrase) for phrase in clause.phrases) and not (more_than or clause.places or clause.exclusions):
            draft.conceded.append((Amount(all=True), clause.span))  # "I can't make any more"
    elif _is_current(clause):
        _read_current(clause, draft)
    elif clause.verb_name == "make" and _made(clause, draft):
        return
    elif _holds_only(clause):
        for phrase in clause.phrases:
            _read_denied(clause, draft, phrase)
    else:
        for phrase in clause.phrases:
            gain(clause, draft, phrase)
        _gain_by(clause, draft)
        left_out(clause, draft)


def _read_current(clause: Clause, draft: Draft) -> None:
    """The trick in progress: won, and a step when more follows."""
    if clause.verb_name == "make" and not clause.phrases[0].has_head:
        draft.add_result(Result(over=0))  # "I can make this": the contract
        return
    draft.flags.add("current")
    if clause.verb_name != "win" or draft.units:
        return
    draft.flags.add("current_win")
    card = clause.phrase_at("with")
    winner = specs_of(card)[0] if card else Spec(clause.span)
    cards = winner.cards if len(winner.cards) == 1 else ()
    step = draft.add_step(Verb.WIN, clause.span, suit=winner.suit, cards=cards, hand=hand_of(clause))
    draft.add_unit(clause, [step], "verb")


def _read_denied(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """One thing that is not had: "no losers", "nothing but trumps", "nothing more"."""
    gets = clause.verb_name in ("get", "take", "make", "win")
    if phrase.act:
        draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    elif phrase.quantifier == "none" and clause.exclusions and all(map(are_losers, clause.exclusions)):
        draft.conceded.append((Amount(all=True), phrase.span))  # "I've nothing but losers"
    elif phrase.quantifier == "none" and clause.exclusions and clause.verb_name in ("take", "win"):
        draft.conceded.append((Amount(all=True), phrase.span))  # "we take nothing but a trump"
        for exclusion in clause.exclusions:
            if isinstance(exclusion.object, NounPhrase):
                gain(clause, draft, exclusion.object)
    elif amount_of(phrase) == Amount(all=True) or (phrase.quantifier == "none" and clause.exclusions):
        draft.claim(Amount(all=True), phrase.span)
    elif phrase.noun == "loser" and phrase.suit is None:
        draft.claim(Amount(all=True), phrase.span)  # "I don't have any losers"
    elif clause.negation and is_any(phrase) and (gets or _are_no_tricks(clause, phrase)):
        draft.conceded.append((Amount(all=True), phrase.span))  # "we're not getting any more"
    elif phrase.quantifier == "no" and _is_tricks(phrase, draft, gets=gets):
        if clause.places or clause.exclusions or clause.subjects:
            return  # "no trick in hearts", "my queen makes no trick"
        draft.conceded.append((Amount(all=True), phrase.span))  # "I get no more", "we have no trick"
    elif phrase.quantifier == "none" and (gets or clause.verb_name == "have"):
        offered = draft.previous is not None and draft.previous.verb_name == "take" and draft.previous.who is None
        if offered:
            draft.claimed.clear()  # "take the rest, I've got nothing"
        draft.conceded.append((Amount(all=True), phrase.span))  # "I get nothing more"


def _is_tricks(phrase: NounPhrase, draft: Draft, *, gets: bool) -> bool:
    return phrase.noun in ("trick", "winner") or (gets and draft.words(phrase.span).lower() == "no more")


def _are_no_tricks(clause: Clause, phrase: NounPhrase) -> bool:
    """ "We haven't got another trick"; "I don't have any tricks in clubs" speaks of one suit."""
    return phrase.noun == "trick" and clause.who == "me" and not (clause.places or clause.exclusions)


def _gain_by(clause: Clause, draft: Draft) -> None:
    """ "I have the rest *with hearts and spades*"."""
    governed = clause.phrase_at("with")
    if governed is None or governed.act or not (governed.suit or governed.ranks or governed.cards):
        return
    if any(amount_of(phrase) for phrase in clause.phrases):
        gain(clause, draft, governed)


def _is_yours(clause: Clause, draft: Draft) -> bool:
    """ "Have your ace", "take one": told to the other side."""
    if clause.verb is None or clause.verb.form != "base" or not clause.phrases:
        return False
    phrase = clause.phrases[0]
    told = clause.verb_name == "take" and clause.link in ("start", "stop")
    told = told or (clause.verb_name == "have" and clause.link in ("start", "stop", "comma"))
    if phrase.quantifier == "everything" and told:
        return draft.words(phrase.span).lower().startswith(("them", "'em", "em", "it"))  # "take 'em all"
    one = (phrase.is_bare_number or phrase.noun == "trick") and phrase.number in (None, 1) and len(clause.phrases) == 1
    lone = one and phrase.determiner in (None, "a") and phrase.quantifier is None and phrase.suit is None
    return phrase.determiner == "your" or (lone and clause.verb_name == "take" and clause.link in ("start", "stop"))


def _must_hold(clause: Clause, draft: Draft) -> bool:
    """ "East *must have* the king of diamonds for his bid"."""
    must = any(draft.words(mark.span).lower() in ("must", "has to", "have to") for mark in clause.auxiliaries)
    return must and bool(clause.phrases) and all(phrase.ranks or phrase.cards for phrase in clause.phrases)


def _they_hold(clause: Clause, draft: Draft) -> bool:
    """ "West has a trump", "you have one trump left": what is out, not what is given."""
    said = draft.text[clause.span.start :].lower().partition(",")[0].rstrip(" .!")
    to_come = said.endswith(("to come", "2 come", "2 cum", " coming", " at the end"))
    holds = clause.verb_name == "have" and bool(clause.phrases) and not to_come
    left = clause.mark("PRED")
    if holds and left is not None and left.value == "left" and all(_is_whole_suit(p) for p in clause.phrases):
        return True  # "you have only hearts left"
    plain = all(not p.ranks and p.noun is None and "high" not in p.adjectives for p in clause.phrases)
    trump = holds and plain and all(p.suit == "T" for p in clause.phrases)
    counted = all(p.determiner in ("a", None) or "last" in p.adjectives for p in clause.phrases)
    if trump and counted and not any(p.adjectives and p.adjectives != ("last",) for p in clause.phrases):
        number = clause.phrases[0].number or (1 if clause.phrases[0].determiner else None)
        draft.outstanding.append((number, clause.span))
        return True
    seated = clause.who in ("E", "W", "N", "S", "lho", "rho") and not clause.auxiliaries
    won = _REST_AFTER.match(draft.text[clause.span.end :]) is not None  # "West has the king, the rest are mine"
    won = won or draft.text[: clause.span.start].lower().rstrip().endswith(("let", "letting"))
    won = won or any(
        p.noun == "trick" or (amount_of(p) and not is_rank(p)) or {"high", "good"}.intersection(p.adjectives)
        for p in clause.phrases
    )
    return holds and seated and not won and ("reported" not in draft.flags or draft.reporter is not None)


_REST_AFTER = re.compile(r"\W+(?:(?:and|but|so) )?(?:the |all the )?(?:rest|others|remainder)\b", re.IGNORECASE)


def _is_whole_suit(phrase: NounPhrase) -> bool:
    bare = phrase.determiner is None and phrase.number is None and not phrase.adjectives
    return bare and bool(phrase.suit) and phrase.plural and not (phrase.ranks or phrase.cards or phrase.noun)


def _is_current(clause: Clause) -> bool:
    """ "I win this": the trick in progress."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    return (
        phrase is not None and phrase.determiner == "this" and phrase.suit is None and phrase.number in (None, 1)
        and not phrase.ranks and phrase.of is None and phrase.noun in (None, "trick", "one")
    )  # fmt: skip


def _holds_only(clause: Clause) -> bool:
    """ "I have a problem", "I have no trumps": nothing that wins tricks."""
    return clause.negation is not None or any(phrase.quantifier in ("no", "none") for phrase in clause.phrases)


def _made(clause: Clause, draft: Draft) -> bool:
    """ "Making five", "make the contract", "making an overtrick". "Making ten" counts tricks of the deal."""
    if any(phrase.noun in ("words", "claim") or phrase.quantifier == "no" for phrase in clause.subjects):
        return True  # "no statement was made"
    if not clause.phrases:
        return _made_alone(clause, draft)
    if _summed(clause, draft):
        return True
    if draft.claimer_role == "defender" and clause.phrases[0].suit and whose(clause, draft) == "ours":
        return False  # "he would make his two hearts"
    still = any(word in draft.words(clause.span).lower() for word in (" still ", " stil "))
    if clause.who == "me" and _is_whole(clause.phrases[0]) and still:
        return False  # "I make still four"
    result = _result_made(clause.phrases[0], named=clause.subject is not None)
    if result is None and whose(clause, draft) == "theirs":
        result = _level_of_tricks(clause.phrases[0])
    if result is not None:
        draft.add_result(result)
    return result is not None


def _made_alone(clause: Clause, draft: Draft) -> bool:
    """ "Five making", "making", "three more tricks I am making"."""
    subject = clause.subjects[0] if clause.subjects else None
    level = subject.number if subject is not None and subject.is_bare_number and subject.determiner != "this" else None
    if level is not None and level <= HIGHEST_LEVEL:
        draft.add_result(Result(level=level))
        return True
    if clause.link == "none" and draft.claimed and clause.who == "me":
        return True
    if clause.verb and clause.verb.form in ("past", "s", "ing") and not clause.persons:
        draft.add_result(Result(over=0))
        return True
    return False


def _summed(clause: Clause, draft: Draft) -> bool:
    """ "The ace makes ten", "that plus two aces makes eight"."""
    total = clause.phrases[0]
    if total.quantifier == "more" and total.number is not None and not total.has_head:
        total = replace(total, quantifier=None)  # "the ace makes *three more*"
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    counted = [subject for subject in clause.subjects if subject.number or subject.is_bare_number or subject.suit]
    adds_up = clause.verb is not None and clause.verb.form in ("s", "base") and clause.who is None
    if not total.is_bare_number or not (cards or (counted and adds_up and draft.listed)):
        return False
    for subject in cards or counted:
        if not cards and not (subject.suit and clause.link in ("and", "comma")):
            continue
        specs = specs_of(subject, draft.last_suit)
        steps = [draft.add_spec(Verb.CASH, spec, listed=True) for spec in specs]
        draft.add_unit(clause, steps, "held" if cards else "listed")
        if not cards:
            draft.listed.extend((tricks_of(subject, spec), False) for spec in specs)
    draft.claim(Amount(tricks=total.number), total.span)
    draft.flags.add("summed")
    return True


def _result_made(phrase: NounPhrase, *, named: bool) -> Result | None:
    """ "Made 4h", "making my four hearts", "making an overtrick", "making five"; `named`: somebody makes it."""
    level = phrase.number if phrase.number is not None and phrase.number <= HIGHEST_LEVEL else None
    if phrase.symbol and level is not None and not named:
        return Result(level=level)
    bid = phrase.determiner == "my" and phrase.suit not in (None, "T") and level is not None and phrase.noun is None
    if phrase.noun == "contract" or (bid and not phrase.adjectives):
        return Result(over=0)
    if phrase.noun == "overtrick":
        return Result(over=phrase.number or 1)
    return Result(level=level) if level is not None and _is_whole(phrase) else None


def _level_of_tricks(phrase: NounPhrase) -> Result | None:
    """ "Declarer is making ten"."""
    tricks = phrase.number or 0
    return Result(level=tricks - 6) if _is_whole(phrase) and tricks in range(8, 14) else None


def _is_whole(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.determiner is None and phrase.of is None
