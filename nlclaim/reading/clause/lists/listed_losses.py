"""Turns of speech of a clause without a verb, for what is lost, denied or gone: each reads it, or is false."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import whose
from nlclaim.reading.clause.tricks.losses import is_any, lose_none_in_suit
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount
from nlclaim.reading.segmentation.clause import Clause


def read_lost_before(clause: Clause, draft: Draft) -> bool:
    """ "I've lost a spade *and two hearts*": tricks that are gone."""
    before = draft.last.clause
    lost = before is not None and before.verb_name == "concede" and before.perfect and before.who == "me"
    names = clause.link == "comma" and bool(clause.phrases) and clause.phrases[0].determiner == "the"
    goes_on = clause.link == "and" or names  # "I've lost two, *the ace* and the jack"
    return lost and goes_on and clause.joint("THEN") is None and not draft.counts.conceded


def read_their_gain_goes_on(clause: Clause, draft: Draft) -> bool:
    """ "You get a ruff *and the ace of trumps*", "you hold one trump *and the ace*": no step goes before it."""
    before = draft.last.clause
    if before is None or draft.counts.side != "theirs" or clause.link != "and" or clause.joint("THEN") is not None:
        return False
    gains = before.verb_name in ("get", "have", "take", "make", "win") and whose(before, draft) == "theirs"
    last = before.phrases[-1] if before.phrases and before.negation is None else None
    cards = bool(clause.phrases) and all((p.ranks or p.cards) and p.determiner != "my" for p in clause.phrases)
    trump = last is not None and cards and last.suit == "T" and not (last.ranks or last.noun or last.act)
    ruffs = last is not None and last.act == "ruff"
    if not (gains and (ruffs or trump)) or clause.persons or clause.marks or clause.negation or clause.copula:
        return False
    if any(phrase.quantifier in ("all", "rest", "everything") for phrase in clause.phrases):
        return False
    give_away(clause, draft, clause.phrases)
    return True


def read_no_losers_in_suit(clause: Clause, draft: Draft) -> bool:
    """ "No losers *in clubs*"."""
    return all(phrase.noun == "loser" for phrase in clause.phrases) and lose_none_in_suit(clause, draft)


def read_undertricks_named(clause: Clause, draft: Draft) -> bool:
    """Declarer's "one off: *just the ace of hearts*": what goes to the other side; a defender's is what he wins."""
    before = draft.last.clause
    result = before.mark("DOWN") if before is not None and before.verb is None else None
    alone = result is not None and before is not None and not (draft.plan.steps or draft.counts.conceded)
    card = clause.only_phrase
    if not alone or card is None or draft.claimer_role != "declarer" or clause.marks or clause.negation:
        return False
    head = draft.lowered[clause.start - _A_WORD : clause.start] if clause.start >= _A_WORD else ""
    named = clause.joint("COLON", "DASH") is not None or head.endswith(("just ", "only "))
    if not named or len(card.ranks) != 1 or card.determiner != "the":
        return False
    give_away(clause, draft, [card])
    return True


_A_WORD: Final = 5


def read_losers_listed(clause: Clause, draft: Draft) -> bool:
    """ "*1s 1c 1d* losers": the noun goes for the whole list."""
    others, last = clause.phrases[:-1], clause.phrases[-1] if clause.phrases else None
    if last is None or not others or last.noun != "loser" or not draft.words(last.span).lower().endswith("losers"):
        return False
    if not all(phrase.suit and phrase.number and phrase.noun is None for phrase in others):
        return False
    give_away(clause, draft, clause.phrases)
    return True


def read_lost_in_another(clause: Clause, draft: Draft) -> bool:
    """ "In trumps I lose one, *in diamonds one*"."""
    before, within = draft.last.clause, clause.phrase_at("in")
    lost = before is not None and before.verb_name == "concede" and before.phrase_at("in") is not None
    if clause.goes_to(("me", "partner"), "for", "to"):
        return False
    if not lost or within is None or not within.suit or [p.is_bare_number for p in clause.phrases] != [True]:
        return False
    give_away(clause, draft, clause.phrases)
    return True


def read_where_lost(clause: Clause, draft: Draft) -> bool:
    """ "Two losers, *both in clubs*", "one loser, *in diamonds*"."""
    before, within = draft.last.clause, clause.phrase_at("in")
    lost = before is not None and (before.verb_name == "concede" or any(p.noun == "loser" for p in before.phrases))
    bare = all(phrase.quantifier in ("both", "all") and not phrase.has_head for phrase in clause.phrases)
    if not lost or not bare or within is None or not within.suit or len(draft.counts.conceded) != 1 or draft.plan.units:
        return False
    if clause.goes_to(("hand", "dummy"), "to"):
        return False  # "I lose one trick, *back to hand in diamonds*"
    count = draft.counts.conceded[0][0].tricks
    step = draft.add_step(Verb.CONCEDE, clause.span, suit=within.suit, count=count)
    draft.add_unit(clause, [step], "concede")
    return True


def read_suit_for_losers(clause: Clause, draft: Draft) -> bool:
    """ "*Clubs for one loser*, the rest are good"."""
    loser, suit = clause.phrase_at("for"), clause.only_phrase
    if loser is None or loser.noun != "loser" or not loser.number or suit is None or not suit.suit or suit.number:
        return False
    draft.add_unit(clause, [draft.add_step(Verb.CASH, suit.span, suit=suit.suit, listed=True)], "listed")
    draft.counts.listed.append((None, True))
    give_away(clause, draft, [replace(loser, noun=None, suit=suit.suit)])
    return True


def read_only_lost(clause: Clause, draft: Draft) -> bool:
    """ "I don't lose a club any more, *just the heart*": lost all the same."""
    before = draft.last.clause
    if before is None or before.verb_name != "concede" or before.negation is None or clause.link != "comma":
        return False
    if _ONLY.search(draft.text[before.span.end : clause.start]) is None:
        return False
    draft.counts.claimed.clear()
    give_away(clause, draft, clause.phrases)
    return True


_ONLY: Final = re.compile(r"\b(?:just|only)\s*$", re.IGNORECASE)


def read_both_lost(clause: Clause, draft: Draft) -> bool:
    """ "All but two, *both spades*", "I lose three, *all trumps*": what they are."""
    counts = draft.counts
    phrase = clause.only_phrase
    lost = [amount.tricks for amount, _ in counts.conceded]
    count = lost[0] if len(lost) == 1 else None
    named = phrase is not None and (phrase.quantifier, count) == ("both", 2)
    named = named or (phrase is not None and phrase.quantifier == "all" and (count or 0) > 1 and not phrase.has_head)
    if phrase is None or not named or not phrase.suit or phrase.ranks or draft.plan.steps or counts.side != "theirs":
        return False
    if clause.link != "comma" or clause.joint("THEN") is not None or clause.goes_to(("me",), "for", "to"):
        return False
    step = draft.add_step(Verb.CONCEDE, phrase.span, suit=phrase.suit, count=count)
    draft.add_unit(clause, [step], "concede")
    return True


def read_other_loss(clause: Clause, draft: Draft) -> bool:
    """ "If trumps are 3-2 I lose one, *if 4-1 two*": two lost, where neither is known."""
    counts = draft.counts
    before, phrase = draft.last.clause, clause.only_phrase
    if phrase is None or before is None or before.subordinate != "if" or clause.link != "none" or counts.claimed:
        return False
    if not phrase.is_bare_number or len(draft.plan.conditions) < 2 or counts.side != "theirs" or not counts.conceded:
        return False
    give_away(clause, draft, [phrase])
    return True


def read_another_loser(clause: Clause, draft: Draft) -> bool:
    """ "A slow loser in spades *and a fast one in clubs*"."""
    phrase, within = clause.only_phrase, clause.phrase_at("in")
    one = phrase is not None and phrase.number == 1 and phrase.noun in (None, "one") and not phrase.has_head
    if not one or within is None or not within.suit or clause.link != "and" or not draft.counts.conceded:
        return False
    if "has_losers" not in draft.flags:
        return False
    give_away(clause, draft, [replace(within, number=1, plural=False)])
    return True


def read_last_of_all(clause: Clause, draft: Draft) -> bool:
    """ "The rest are mine. *Not the last one*"; "the rest are mine, *the last one too*" says no more than the rest."""
    phrase = clause.only_phrase
    whole = bool(draft.counts.claimed) and draft.counts.claimed[-1][0].all
    if phrase is None or phrase.adjectives != ("last",) or phrase.noun not in (None, "one", "trick"):
        return False
    if phrase.suit or phrase.ranks or phrase.number not in (None, 1) or clause.persons or clause.mark("MINE"):
        return False
    counted = bool(draft.counts.claimed) and draft.counts.claimed[-1][0].tricks is not None
    if counted and clause.negation is not None:
        clause.negation = None
        give_away(clause, draft, [phrase])  # "five more, but *not the last one*"
        return True
    if whole and clause.negation is not None:
        clause.negation = None
        give_away(clause, draft, [phrase])
        draft.flags.add("all_but")
    return clause.negation is not None or whole


def read_not_one(clause: Clause, draft: Draft) -> bool:
    """ "*Not a loser* in sight", "*not another trick* for you": none."""
    phrase = clause.only_phrase
    if phrase is None or clause.negation is None or phrase.suit or phrase.ranks or phrase.number not in (None, 1):
        return False
    loser = phrase.noun == "loser" and phrase.determiner == "a"
    theirs = phrase.noun == "trick" and is_any(phrase) and clause.goes_to(("you", "they"), "for", "to")
    if loser or theirs:
        draft.claim(Amount(all=True), clause.span)
    return loser or theirs


def read_denied_number(clause: Clause, draft: Draft) -> bool:
    """ "I lose one heart, *not two*": beside the number that is conceded."""
    counts = draft.counts
    lone = len(clause.phrases) == 1 and clause.phrases[0].is_bare_number and clause.phrases[0].determiner is None
    denied = clause.negation is not None and draft.words(clause.negation.span).lower() == "not"
    cards = all(phrase.is_bare_number or (phrase.ranks and not phrase.suit) for phrase in clause.phrases)
    if denied and clause.link == "comma" and cards and draft.says_what:
        return True  # "I ruff with the nine, *not the six*"
    if lone and denied and clause.link == "start" and (clause.phrases[0].number or 0) > HIGHEST_LEVEL:
        return True  # "*not ten*, eleven"
    return lone and clause.negation is not None and clause.link == "comma" and bool(counts.conceded or counts.results)


def read_loser_too(clause: Clause, draft: Draft) -> bool:
    """ "The heart is a loser, *and the club too*"."""
    too = "loser" in draft.flags and any(mark.value == "too" for mark in clause.marks)
    if too and "has_losers" in draft.flags:
        give_away(clause, draft, clause.phrases)
    return too


def read_this_trick(clause: Clause, draft: Draft) -> bool:
    """ "Your trick"."""
    if clause.link != "start" or clause.places or clause.marks or not _is_this_trick(clause.phrases):
        return False
    draft.flags |= {"current", "current_lost"} if clause.phrases[0].determiner == "your" else {"current"}
    return True


def read_denied(clause: Clause, draft: Draft) -> bool:
    """ "Two clubs and a diamond, *not three clubs*"."""
    return clause.negation is not None and bool(draft.counts.listed) and all(phrase.number for phrase in clause.phrases)


def _is_this_trick(phrases: list[NounPhrase]) -> bool:
    phrase = phrases[0] if len(phrases) == 1 else None
    bare = phrase is not None and not (phrase.adjectives or phrase.ordinal or phrase.number or phrase.of)
    return (
        bare
        and phrase is not None
        and phrase.noun == "trick"
        and not phrase.nouns_plural
        and (phrase.determiner in ("your", "my") and not (phrase.suit or phrase.ranks or phrase.cards))
    )
