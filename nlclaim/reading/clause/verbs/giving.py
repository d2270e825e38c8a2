"""Clauses that give or leave: "I give you one heart", "that gives me the rest", "leaving you a club"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.parts.frames import hand_of, negated, role_hand
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, is_trick_in_progress, left_out
from nlclaim.reading.clause.tricks.gains import gain, gain_excluded, side_of, sits_with, whose
from nlclaim.reading.clause.tricks.losses import lose_none
from nlclaim.reading.clause.tricks.lost_items import turn_into_loss
from nlclaim.reading.clause.verbs.having import read_have
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.people import SEATS, THEY
from nlclaim.reading.phrases import is_nothing, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_give(clause: Clause, draft: Draft) -> None:
    """ "I give you one heart", "give partner a spade ruff", "that gives me the rest"."""
    receiver = _receiver(clause, draft)
    ruffs = clause.is_passive and bool(clause.phrases) and all(phrase.act == "ruff" for phrase in clause.phrases)
    if ruffs and clause.who in ("me", "he", None):
        acts = [add_act(clause, draft, phrase) for phrase in clause.phrases]
        draft.add_unit(clause, acts, "act")  # "I'm given a club ruff"
    elif clause.who in SEATS and receiver == "he" and clause.verb is not None and clause.verb.form == "s":
        draft.flags |= {"reported", "concede"}  # "East gives him the rest": how an operator puts it
        give_away(clause, draft, clause.phrases)
    elif clause.who in ("he", "declarer") and _gives_them(clause, draft):
        draft.flags |= {"reported", "concede"}
        draft.report.reporter = draft.report.reporter or clause.who
        give_away(clause, draft, clause.phrases)  # "she gives East his ace and takes the rest"
    elif clause.is_passive and whose(clause, draft) == "theirs" and receiver is None:
        give_away(clause, draft, clause.phrases)  # "you're allowed one spade"
    elif receiver in (None, "it") and _leaves(clause, draft):
        _leave(clause, draft, receiver)
    else:
        _give(clause, draft, receiver)


def _gives_them(clause: Clause, draft: Draft) -> bool:
    """Whether it is told that somebody, whose claim it is, gives something to another who is told of as well."""
    to = clause.persons[0] if clause.persons else None
    third = to is not None and (to.value in SEATS | {"they"} or draft.words(to.span).lower() in _THEM)
    if not third or any(is_nothing(phrase) for phrase in clause.phrases):
        return False
    form = clause.verb.form if clause.verb is not None else ""
    told = form in ("s", "past") and not (clause.is_passive or clause.auxiliaries or clause.negation)
    return told and draft.claimer_role != "defender" and not clause.subordinate and bool(clause.phrases)


_THEM: Final = frozenset({"them", "the defence", "the defense", "the defenders", "the opponents", "opponents"})


def _receiver(clause: Clause, draft: Draft) -> str | None:
    """Who is given something, or has something left for him."""
    if clause.persons:
        return clause.persons[0].value
    if draft.claimer_role == "defender" and _is_ruff_of_somebody(clause):
        return "partner"  # "I win the ace and give *Jean* her spade ruff"
    kept = (clause.mark_at("for") or clause.mark_at("to")) if _leaves(clause, draft) else None
    return kept.value if kept is not None else None  # "leaving one for you", "which leaves two to the defence"


def _is_ruff_of_somebody(clause: Clause) -> bool:
    """ "Give *Jean* her spade ruff": of somebody by a name, which is not understood."""
    ruff = clause.only_phrase if clause.verb_name == "give" and clause.who in ("me", None) else None
    return ruff is not None and ruff.act == "ruff" and ruff.after_unread and clause.negation is None


def _leaves(clause: Clause, draft: Draft) -> bool:
    """Whether the verb is "leave", which may be said of what stays as it is."""
    return draft.verb_words(clause).startswith(("leav", "left"))


def _leave(clause: Clause, draft: Draft, receiver: str | None) -> None:
    """ "Leaving one loser", "I leave the ace to last", "leave the last one out": to nobody."""
    losers = bool(clause.phrases) and all(phrase.noun == "loser" for phrase in clause.phrases)
    if receiver is None and losers:
        draft.flags.add("concede")
        give_away(clause, draft, [replace(p, noun=None if p.suit else "trick") for p in clause.phrases])
        return
    remains = clause.verb is not None and clause.verb.form == "s" and clause.who in ("it", None)
    if remains:
        _gain_what_remains(clause, draft)
        return
    for phrase in clause.phrases if clause.mark("LAST") else ():
        gain(clause, draft, phrase)
    left_out_there = not clause.mark("LAST") and hand_of(clause) is None  # "leaving a trump in dummy" is our own
    it = bool(draft.marks.outstanding) and clause.names("it")
    own = clause.mark("PRED") is None and any(_GOOD & {*phrase.adjectives} for phrase in clause.phrases)
    trumps = not own and any(draft.are_trumps(phrase.suit) and not phrase.ranks for phrase in clause.phrases)
    if left_out_there and (trumps or it):  # "one trump is out, I'm leaving it there"
        draft.marks.outstanding.append((clause.phrases[0].number if trumps else 1, clause.span))
        draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.span, suit="T", negated=True)], "verb")
    elif left_out_there and clause.mark("PRED") and _draws_all(draft.plan.last_step):
        specs = [spec for phrase in clause.phrases for spec in specs_of(phrase, "T") if spec.suit in (None, "T")]
        left = [draft.add_spec(Verb.DRAW, replace(spec, suit="T"), negated=True) for spec in specs]
        draft.add_unit(clause, left, "verb")  # "draw trumps but leave the queen out"


def _draws_all(last: Step | None) -> bool:
    """ "Draw trumps"; behind "two rounds of trumps" nobody needs to be told that one is left."""
    return last is not None and last.verb is Verb.DRAW and not any("_round" in word for word in last.how)


_GOOD: Final = frozenset({"high", "good", "top", "winning"})
"""Of trumps that are left when a line of play is over: "ruff a heart, *leaving only high trumps*"."""


def _gain_what_remains(clause: Clause, draft: Draft) -> None:
    """ "That leaves *four hearts*": what I have besides; a trump that it leaves may be theirs."""
    mine = hand_of(clause) is not None
    if clause.mark("PRED") or (clause.places and not mine):
        return  # "that leaves the jack of trumps out", "it leaves the king with you"
    clause.verb_name = "have"
    for phrase in clause.phrases:
        if phrase.determiner == "your":
            give_away(clause, draft, [phrase])
        elif phrase.suit == "T" and not phrase.ranks and phrase.determiner != "my" and not mine:
            draft.marks.outstanding.append((phrase.number or (1 if phrase.determiner else None), clause.span))
        else:
            gain(clause, draft, phrase)


def _give(clause: Clause, draft: Draft, receiver: str | None) -> None:
    """What is given goes to our side or to theirs, by who gets it; where nobody is named, it is theirs."""
    towards = clause.place("to")
    if receiver is None and towards and isinstance(towards.object, Mark):
        receiver = towards.object.value
    receiver = _as_told(clause, receiver, draft)
    if receiver == "partner" and clause.who in ("lho", "rho", "you", "they"):
        draft.flags.add("concede")
        give_away(clause, draft, clause.phrases)  # "LHO gives his partner a ruff"
        return
    if whose(clause, draft) == "theirs" and receiver not in THEY:
        receiver, clause.verb_name = "me", "get"  # "you must give me a club"
    if receiver is None and _is_by_itself(clause) and any(phrase.is_bare_number for phrase in clause.phrases):
        receiver = "me"  # "if they are two-one, it gives thirteen", "that gives ten"
    if receiver in ("me", "partner", "dummy", "hand") and side_of(receiver, draft) == "ours":
        _give_us(clause, draft, receiver)
    elif negated(clause) and receiver in THEY:
        lose_none(clause, draft)  # "I won't give you a trick"
    elif clause.phrases or not turn_into_loss(clause, draft):  # "one I give"
        _give_them(clause, draft, receiver)


def _as_told(clause: Clause, receiver: str | None, draft: Draft) -> str | None:
    """A defender told of: "West's claim was that he would give *East* a ruff", "that his king gave *them* two"."""
    report = draft.report
    if draft.claimer_role != "defender" or report.reporter not in SEATS or receiver is None:
        return receiver
    if any(draft.words(person.span).lower() == "them" for person in clause.persons):
        return "me"
    partners = receiver in SEATS and receiver != report.reporter and sits_with(receiver, report.reporter or "")
    return "partner" if partners else receiver


def _is_by_itself(clause: Clause) -> bool:
    """ "*It* gives thirteen", "*the finesse* gives me ten"."""
    return clause.who == "it" or (clause.who is None and bool(clause.subjects))


def _give_us(clause: Clause, draft: Draft, receiver: str) -> None:
    """ "That gives *me* three spades", "partner gives *me* a ruff", "give *partner* his ruff"."""
    if not clause.phrases and (left := clause.phrase_at("with")) is not None:
        clause.phrases, clause.verb_name = [left], "have"
        read_have(clause, draft)  # "leaving me with nothing but winners"
        return
    if _is_by_itself(clause) and not _leaves(clause, draft) and clause.phrases and clause.phrases[0].suit:
        clause.verb_name = "have"  # "that gives me three spades and a club"
    for subject in clause.subjects:
        if subject.act or subject.ranks or subject.cards:
            gain(clause, draft, subject)  # "a heart ruff gives me the contract"
    if clause.who == "partner" and receiver == "me":
        clause.subject = None  # "partner gives me a ruff": mine, and not his
    if _asks_for_own(clause, receiver):
        draft.flags.add("claim")  # no order to dummy
        mine = all(phrase.determiner == "my" for phrase in clause.phrases)
        clause.verb_name = "get" if mine else clause.verb_name  # "give me my king": as "I get my king"
    for phrase in clause.phrases:
        if _has_to_open(draft.plan, phrase):
            continue
        if phrase.act and receiver == "partner":
            draft.add_unit(clause, [add_act(clause, draft, phrase, role_hand(receiver))], "verb")
        else:
            gain(clause, draft, phrase)
    left_out(clause, draft)


def _asks_for_own(clause: Clause, receiver: str) -> bool:
    """ "*Give me a trump trick*", "just *give me my king*": what is his; "give me a club" is said to dummy."""
    told = clause.verb is not None and clause.verb.form == "base" and clause.subject is None and not clause.auxiliaries
    own = [phrase.determiner == "my" or (phrase.noun == "trick" and bool(phrase.suit)) for phrase in clause.phrases]
    return told and receiver == "me" and bool(own) and all(own) and clause.negation is None


def _has_to_open(plan: SpokenPlan, phrase: NounPhrase) -> bool:
    """ "I throw West in and he must give me *a club*": the suit he leads, not the tricks it brings."""
    thrown_in = bool(plan.steps) and plan.steps[-1].verb is Verb.THROW_IN
    named = phrase.act == "finesse" or (phrase.suit is not None and not phrase.ranks and phrase.act is None)
    return thrown_in and named and phrase.determiner in ("a", "the") and phrase.number is None and not phrase.plural


def _give_them(clause: Clause, draft: Draft, receiver: str | None) -> None:
    """ "I give *you* a heart", "leaving *you* with nothing but the ace"."""
    given = clause.phrase_at("with")
    if not clause.phrases and given:
        clause.phrases = [given]  # "that leaves you with one trick"
    nothing = bool(clause.phrases) and all(is_nothing(phrase) for phrase in clause.phrases)
    if nothing and clause.exclusions:
        draft.flags.add("concede")
        give_away(clause, draft, [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)])
        return  # "leaving you with nothing but the ace of clubs"
    if receiver is None and clause.phrases and all(phrase.quantifier == "no" for phrase in clause.phrases):
        return  # "but gave no line of play"
    in_progress = bool(clause.phrases) and all(is_trick_in_progress(draft, phrase) for phrase in clause.phrases)
    if (clause.phrases or clause.exclusions) and not (nothing or in_progress):
        draft.flags.add("concede")  # "I give you *all but* the ace of clubs"
    give_away(clause, draft, clause.phrases)
    gain_excluded(clause, draft)  # "giving you everything except a heart"
