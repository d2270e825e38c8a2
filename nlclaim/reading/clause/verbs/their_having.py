"""Clauses with *have*, *get*, *take*, *make* of the other side: their tricks, their cards, or that they have none."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.cards.trumps_out import note_known
from nlclaim.reading.clause.parts.frames import IN_YOUR_HAND, has_auxiliary
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import gain_excluded, whose
from nlclaim.reading.clause.tricks.losses import is_any, lose_none, lose_only
from nlclaim.reading.clause.tricks.lost_items import turn_into_loss
from nlclaim.reading.clause.tricks.making import is_about_contract, read_made
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import Amount, amount_of, are_losers, is_rank
from nlclaim.reading.segmentation.clause import Clause


def read_what_they_have(clause: Clause, draft: Draft) -> None:
    """What the other side has, gets, takes or makes."""
    if _read_contract_theirs(clause, draft):
        draft.flags.add("their_result")
    elif _tells_where_cards_were(clause, draft):
        draft.flags.add("afterthought")  # "he had the queen all along"
    elif clause.verb_name == "have" and _tells_where_cards_are(clause, draft):
        return
    elif clause.negation is not None:
        _read_theirs_denied(clause, draft)
    elif _have_a_loser(clause, draft):
        draft.claim(Amount(tricks=sum(phrase.number or 1 for phrase in clause.phrases)), clause.span)
    elif _have_only_losers(clause, draft):
        _claim_their_losers(clause, draft)
    elif clause.phrases and all(p.quantifier == "no" and (p.ranks or not p.has_head) for p in clause.phrases):
        return  # "I have two trumps, you have no more", "you've no more aces"
    elif not clause.phrases and _can_get_nothing(clause, draft.last):
        draft.claim(Amount(all=True), clause.span)
    elif not clause.phrases and turn_into_loss(clause, draft):
        return  # "one trick you are getting"
    elif lose_only(clause, draft):
        draft.flags.add("concede")
    elif not _they_hold(clause, draft):
        _give_what_they_have(clause, draft)


def _read_contract_theirs(clause: Clause, draft: Draft) -> bool:
    """ "So you've got your contract", "you're making five", "declarer makes his contract"."""
    if clause.verb_name in ("have", "get") and [phrase.noun for phrase in clause.phrases] == ["contract"]:
        draft.add_result(Result(over=0))
        return True
    return clause.verb_name == "make" and (is_about_contract(clause) or clause.perfect) and read_made(clause, draft)


def _tells_where_cards_are(clause: Clause, draft: Draft) -> bool:
    """ "Do you have the king?", "he must have the king": asked or believed, and no trick given."""
    asked = clause.question and bool(clause.auxiliaries)
    return asked or _must_hold(clause, draft) or _have_one_suit_only(clause)


def _give_what_they_have(clause: Clause, draft: Draft) -> None:
    """ "You get *a heart*", "you win *the thirteenth*", "you take *all but one*"."""
    if clause.exclusions and not clause.phrases:
        draft.flags.add("concede")  # "you take all but one"
    numbered = [phrase.span for phrase in clause.phrases if phrase.ordinal is not None and not phrase.has_head]
    draft.counts.conceded.extend((Amount(tricks=1), span) for span in numbered)  # "you win *the thirteenth*"
    give_away(clause, draft, [phrase for phrase in clause.phrases if phrase.span not in numbered])
    gain_excluded(clause, draft)


def _can_get_nothing(clause: Clause, last: LastSaid) -> bool:
    """ "There's *nothing you can win*"."""
    before = last.clause if clause.link == "none" else None
    none = before is not None and before.who == "it" and [p.quantifier == "none" for p in before.phrases] == [True]
    return none and clause.who == "you" and bool(clause.auxiliaries)


def _read_theirs_denied(clause: Clause, draft: Draft) -> None:
    """What the other side does not have, or does not get."""
    if clause.is_past and clause.copula is None:
        return  # "you haven't taken a trick yet"
    if clause.verb_name == "make" and [_is_contract(phrase) for phrase in clause.phrases] == [True]:
        draft.flags.add("claim")  # "you can't make this"
    elif clause.verb_name != "have" or _have_no_trick(clause):
        lose_none(clause, draft)  # "you don't get your king", "you haven't a trick"
    elif [phrase.quantifier for phrase in clause.phrases] == ["rest"]:
        draft.flags.add("objection")  # "you don't have the rest"; "he can't have the king" is where the cards are


def _is_contract(phrase: NounPhrase) -> bool:
    """ "The contract", "*this*"."""
    this = phrase.is_that and phrase.number is None
    return phrase.noun == "contract" or this


def _have_only_losers(clause: Clause, draft: Draft) -> bool:
    """ "You've *nothing but losers*", "you get *no tricks*"."""
    gets = clause.verb_name in ("get", "take", "make", "win")
    if clause.exclusions and all(map(are_losers, clause.exclusions)):
        return True  # "you've nothing but losers"
    if not clause.phrases:
        return False
    lost = all(phrase.noun == "loser" for phrase in clause.phrases)  # "you have two losers"
    none = all(p.quantifier == "no" and not p.suit and is_tricks(p, draft, gets=gets) for p in clause.phrases)
    none = none and clause.phrase_at("in") is None  # "you get no tricks in clubs"
    return lost or none  # "you have no winners"


def _claim_their_losers(clause: Clause, draft: Draft) -> None:
    """Their losers are tricks for the claimer: as many as are counted, else all."""
    if not clause.exclusions and any(p.noun == "loser" and p.quantifier == "no" for p in clause.phrases):
        draft.counts.concede(Amount(all=True), clause.span)  # "you have no losers"
        return
    counted = not clause.exclusions and all(phrase.noun == "loser" for phrase in clause.phrases)
    counted = counted and not any(draft.words(p.span).lower() == "losers" for p in clause.phrases)  # "only losers"
    losers = sum(phrase.number or 1 for phrase in clause.phrases)
    draft.claim(Amount(tricks=losers) if counted else Amount(all=True), clause.span)


def _have_no_trick(clause: Clause) -> bool:
    """ "You *haven't another trick*", not "you don't have a trick in spades"."""
    plain = not (clause.places or clause.exclusions or clause.question or clause.subordinate)
    return plain and any(phrase.noun == "trick" and is_any(phrase) for phrase in clause.phrases)


def _tells_where_cards_were(clause: Clause, draft: Draft) -> bool:
    """ "He *had the queen* all along": said when the play is over."""
    had = draft.verb_words(clause) == "had" and draft.report.reporter is None and clause.subordinate != "after"
    return had and bool(clause.phrases) and all(phrase.ranks or phrase.cards for phrase in clause.phrases)


def _must_hold(clause: Clause, draft: Draft) -> bool:
    """ "East *must have* the king of diamonds for his bid", "West opened, *so he has* the king"."""
    must = has_auxiliary(clause, draft, ("must", "has to", "have to"))
    inferred = clause.subordinate == "because" or draft.joined_by(clause, "so")
    must = must or (inferred and clause.who != "you") or _FINESSE_NEXT.match(draft.text, clause.end) is not None
    said = draft.last.clause
    ours = said is None or said.who == "me" or (said.who is None and said.verb is not None and said.verb.form != "past")
    before = draft.words(said.span) if said is not None and not ours else ""  # not "I discard a club, *so you …*"
    counted = draft.joined_by(clause, "so") and _SHOWED_OUT.search(before) is not None and clause.who != "me"
    if counted and all(phrase.is_bare_number or phrase.suit for phrase in clause.phrases):
        for phrase in clause.phrases:
            if draft.are_trumps(phrase.suit):
                note_known(clause, draft, phrase)
        return True  # "West showed out, *so East has four*": of the suit
    if clause.subordinate is None and IN_YOUR_HAND.search(draft.words(clause.span)) is not None:
        return bool(clause.phrases) and all(phrase.ranks or phrase.cards or phrase.suit for phrase in clause.phrases)
    return must and bool(clause.phrases) and all(phrase.ranks or phrase.cards for phrase in clause.phrases)


_SHOWED_OUT: Final = re.compile(r"\b(?:show(?:s|ed)? out|void|discard(?:s|ed)?|(?:is|are|was) out)\b", re.IGNORECASE)
_FINESSE_NEXT: Final = re.compile(
    r"\W+so (?:(?:I|we)(?:'ll| will| can)? )?(?:\w+ ){0,3}(?:finesse|hook|lose)\b", re.IGNORECASE
)
"""What is made of a card that is well placed: "you have the king, *so the finesse works*"."""


def _they_hold(clause: Clause, draft: Draft) -> bool:
    """ "West has a trump", "you have one trump left": what is out, not what is given."""
    if clause.verb_name != "have" or not clause.phrases:
        return False
    if _have_a_trump_each(clause, draft):
        return True
    said = draft.lowered[clause.start :].partition(",")[0].rstrip(" .!")
    to_come = _TO_COME.search(said) is not None or _TO_COME.search(said.partition(" and claim")[0]) is not None
    if to_come or has_auxiliary(clause, draft, ("can",)) or _is_granted(clause, draft):
        return False
    left = clause.mark("PRED")
    only = " only " in f" {said.split(' so ')[0]} " or (left is not None and left.value == "left")
    if only and clause.who in ("you", "they") and all(_is_whole_suit(p) for p in clause.phrases):
        return True  # "you have only hearts left", "you've only hearts"
    if left is not None and left.value == "left" and all(_is_whole_suit(p) or p.noun == "card" for p in clause.phrases):
        return True
    plain = all(not p.ranks and p.noun is None and "high" not in p.adjectives for p in clause.phrases)
    before = draft.last.clause
    ours = before is not None and before.who == "me" and before.verb_name == "have" and clause.link in ("and", "comma")
    ours = ours and before is not None and any(p.suit == "T" and p.number for p in before.phrases)
    ours = ours or _DRAWN_NEXT.match(draft.text, clause.end) is not None
    if ours and all(p.is_bare_number for p in clause.phrases):
        draft.marks.outstanding.append((clause.phrases[0].number, clause.span))
        return True  # "I have five trumps, and you have one"
    trump = plain and all(draft.are_trumps(p.suit) for p in clause.phrases)
    trump = trump and _BUT_REST.match(draft.text, clause.end) is None
    counted = all(p.determiner in ("a", None) or "last" in p.adjectives for p in clause.phrases)
    counted = counted or (ours and all(p.number == 1 for p in clause.phrases))  # "the one trump; I'll pull it"
    if trump and counted and not any(p.adjectives and p.adjectives != ("last",) for p in clause.phrases):
        number = clause.phrases[0].number or (1 if clause.phrases[0].determiner else None)
        draft.marks.outstanding.append((number, clause.span))
        draft.counts.side = "theirs"  # "you have one trump *and the ace*": theirs too
        return True
    seated = clause.who in ("E", "W", "N", "S", "lho", "rho") and not clause.auxiliaries
    seated = seated and whose(clause, draft) == "theirs"
    won = _REST_AFTER.match(draft.text, clause.end) is not None  # "West has the king, the rest are mine"
    won = won or draft.lowered[: clause.start].rstrip().endswith(("let", "letting"))
    won = won or any(
        p.noun == "trick" or (amount_of(p) and not is_rank(p)) or {"high", "good"}.intersection(p.adjectives)
        for p in clause.phrases
    )
    return seated and not won and ("reported" not in draft.flags or draft.report.reporter is not None)


def _have_a_trump_each(clause: Clause, draft: Draft) -> bool:
    """ "The two of you have *one trump each*": two are out."""
    each = [phrase.determiner == "each" and not phrase.has_head for phrase in clause.phrases[1:]] == [True]
    trump = clause.phrases[0]
    if not each or clause.who not in ("you", "they") or trump.suit != "T" or trump.ranks or trump.noun:
        return False
    draft.marks.outstanding.append((2 * (trump.number or 1), clause.span))
    return True


def _is_granted(clause: Clause, draft: Draft) -> bool:
    """ "He said East *could have* a club": is given it; "East could have the queen" tells where cards may be."""
    permits = draft.verb_words(clause).startswith(("could have", "can have", "may have", "might have"))
    own = all(phrase.determiner == "your" or not (phrase.ranks or phrase.suit == "T") for phrase in clause.phrases)
    own = own or draft.verb_words(clause).startswith("can ")
    return permits and "reported" in draft.flags and (own or _REST_AFTER.match(draft.text, clause.end) is not None)


_TO_COME: Final = re.compile(
    r"(?:\b(?:to|2) (?:come|cum)| coming|\b(?:at|in) the end|\bat some (?:point|stage)"
    r"|\b(?:and|but) nothing (?:else|more)"
    r"|\b(?:whenever|when|as soon as) (?:you|u) (?:like|want|please|fancy|choose|feel like)(?: (?:it|to))?)$"
)
"""What makes a card that they have a trick: "you have a trump *whenever you like*"."""
_DRAWN_NEXT: Final = re.compile(
    r"(?:,? (?:have|haven't|do|don't) you\b)?\W+(?:which |that |and |so )?(?:I|we)(?:'ll| will)? (?:draw|pull)\b",
    re.IGNORECASE,
)
_BUT_REST: Final = re.compile(
    r",? but (?:I|we)(?:'ve| have| get| take) (?:got )?(?:all )?(?:the )?rest\b", re.IGNORECASE
)
"""What makes a trump a trick: "you have the last trump, *but I have the rest*"."""
_REST_AFTER: Final = re.compile(
    r"\W+(?:(?:and|but|so) )?(?:that )?(?:(?:(?:I|we|he|she)(?:['’]d|['’]ll| would)? )?"
    r"(?:have|had|take|took|get|make|made|claim|claimed) )?"
    r"(?:the |all the )?(?:rest|others|remainder|other (?:\w+))\b",
    re.IGNORECASE,
)


def _have_one_suit_only(clause: Clause) -> bool:
    """ "West has *nothing left but diamonds*": what is left to him, and no tricks."""
    nothing = [phrase.quantifier for phrase in clause.phrases] == ["none"]
    out = [each.object for each in clause.exclusions if isinstance(each.object, NounPhrase)]
    return nothing and bool(out) and all(_is_whole_suit(each) and each.suit != "T" for each in out)


def _is_whole_suit(phrase: NounPhrase) -> bool:
    """ "You have only *hearts*": a suit, and no card of it nor how many."""
    bare = phrase.determiner is None and phrase.number is None and not phrase.adjectives
    return bare and bool(phrase.suit) and phrase.plural and not (phrase.ranks or phrase.cards or phrase.noun)


def _have_a_loser(clause: Clause, draft: Draft) -> bool:
    """ "You've still got *a losing diamond*": a trick to a defender."""
    losing = [phrase.noun == "loser" or "losing" in phrase.adjectives for phrase in clause.phrases]
    if any(phrase.quantifier == "no" for phrase in clause.phrases):
        return False  # "you've no losers": none
    if any(draft.words(phrase.span).lower() == "losers" for phrase in clause.phrases):
        return False  # "you only have losers": all of them
    return draft.claimer_role == "defender" and clause.verb_name in ("have", "get") and bool(losing) and all(losing)


def is_tricks(phrase: NounPhrase, draft: Draft, *, gets: bool) -> bool:
    """ "Two tricks", "no winners"; "I get *no more*"."""
    return phrase.noun in ("trick", "winner") or (gets and draft.words(phrase.span).lower() == "no more")
