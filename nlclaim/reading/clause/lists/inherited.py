"""What an item of a list goes on with: the verb said before it, or a list begun anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.lists.item_turns import DONE_AGAIN
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.segmentation.clause import Clause

_GOING_ON: Final[tuple[str, ...]] = ("verb", "same", "concede")
"""Sorts of unit with which an item may go on."""
_TO_HAND: Final = frozenset(
    {"cash", "ruff", "discard", "lead", "run", "concede", "win", "test", "establish", "duck", "knock_out"}
)
"""Verbs of which one may do more to what the hand holds."""
_HONOURS: Final = frozenset("AKQJT")


class Inherited(NamedTuple):
    """How an item is read: the verb of its steps, the sort of their unit, whether they count as listed."""

    verb: Verb
    sort: str
    listed: bool


def inherited(clause: Clause, draft: Draft, phrase: NounPhrase) -> Inherited:
    """ "Cash the ace *and two spades*" goes on with the verb before it."""
    last = draft.plan.last_unit
    if _is_thrown_too(clause, draft.plan, phrase, last):
        return Inherited(Verb.DISCARD, "same", False)
    if _is_played_on(clause, draft, phrase, draft.plan.steps[last.steps[-1]] if last is not None else None):
        return Inherited(Verb.CASH, "verb", False)
    if last is not None and _plays_next(clause, draft, phrase, last):
        return Inherited(draft.plan.steps[last.steps[-1]].verb, "verb", False)
    if last is None or _begins_anew(clause, draft.text, draft.plan, last):
        return _listed_anew(clause, draft, phrase, last)
    step = draft.plan.steps[last.steps[-1]]
    found = (rule(clause, draft, phrase, step) for rule in _RULES)
    return next((each for each in found if each is not None), Inherited(step.verb, "same", step.listed))


def _is_thrown_too(clause: Clause, plan: SpokenPlan, phrase: NounPhrase, last: Unit | None) -> bool:
    """ "Pitching spade *and diamond*", "AK of clubs throwing a spade *and a heart*"."""
    if not plan.steps or plan.steps[-1].verb is not Verb.DISCARD or clause.link != "and" or not phrase.suit:
        return False
    bare = not (phrase.plural or phrase.ranks or phrase.determiner) and phrase.number is None
    beside = last is not None and last.sort == "listed" and not clause.joint("COMMA") and not phrase.ranks
    return bare or (beside and phrase.act is None)


def _is_played_on(clause: Clause, draft: Draft, phrase: NounPhrase, before: Step | None) -> bool:
    """ "Ruff a club *and on to the hearts*", "a club ruffed, *and hearts from the top*": cashed, and not ruffed."""
    suit = phrase.suit is not None and phrase.plural and not (phrase.ranks or phrase.cards or phrase.number)
    top = any(mark.value == "from_the_top" for mark in clause.marks)
    listed = before is None or before.listed or before.negated
    top = top and not listed  # "no finesse, clubs *and diamonds from the top*" is a list
    top = top or (before is not None and draft.text.startswith(" next", phrase.span.end))
    on_to = clause.phrase_at("to") is phrase and draft.lowered.startswith(("on to ", "onto "), clause.begins)
    return suit and phrase.act is None and (top or on_to) and clause.negation is None and clause.verb is None


def _begins_anew(clause: Clause, text: str, plan: SpokenPlan, last: Unit) -> bool:
    joined = clause.joint("THEN", "IF", "BEFORE", "AFTER") or clause.link in ("stop", "start")
    there = clause.copula is not None and clause.who == "it"  # "…, and there's a diamond to lose"
    other = last.sort not in _GOING_ON or last.sentence != plan.sentence or _is_what_comes_then(clause, text, last)
    return bool(joined) or there or other


def _is_what_comes_then(clause: Clause, text: str, last: Unit) -> bool:
    """ "Once I've cashed the hearts, *a club*": what is played then, where the sentence has nothing else to say it."""
    ends = text[clause.end : clause.end + 1] in ("", ".", ";", "!")
    return last.subordinate is not None and last.leading and clause.link == "comma" and ends


def _listed_anew(clause: Clause, draft: Draft, phrase: NounPhrase, last: Unit | None) -> Inherited:
    beside = clause.link in ("and", "comma") or clause.joint("THEN") is not None
    held = last is not None and last.sort == "held" and beside
    there = clause.copula is not None and clause.who == "it"  # "duck a club, and there are three hearts"
    listed = last is None or last.sort != "verb" or clause.link != "and" or there
    if held and last is not None and draft.plan.steps[last.steps[-1]].verb is Verb.WIN:
        return Inherited(_held_on(draft, last), "held", listed)
    if held and draft.last.clause is not None and draft.last.clause.verb_name == "get":
        return Inherited(Verb.WIN, "held", listed)  # "I get a ruff and the ace of trumps"
    if _says_which(clause, draft):
        return Inherited(Verb.WIN, "held", listed)
    one = phrase.determiner in ("a", None) and not phrase.plural
    if last is None and one and clause.goes_to(("hand", "dummy"), "from") and not phrase.ranks:
        return Inherited(Verb.LEAD, "verb", False)  # "a trump from my hand now", "a trump from dummy"
    return Inherited(Verb.CASH, "held" if held else "listed", listed)


# What an item makes of the verb before it: each knows its kind, or leaves it to the next.


def _is_left(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "I run the clubs, *which leaves me with* two diamonds": cashed, whatever was done before."""
    so = draft.joined_by(clause, "so") and step.verb is not Verb.CONCEDE
    if not (clause.tells_what_is_left or so):
        return None
    counted = step.negated or step.verb in (Verb.CONCEDE, Verb.DUCK, Verb.KNOCK_OUT)  # no tricks of a line
    return Inherited(Verb.CASH, "listed", True) if counted else Inherited(Verb.CASH, "verb", False)


def _is_not_needed(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "I ruff a club, *I don't need the hearts*": not cashed, and nothing of what was done before."""
    denied = clause.negation is not None and clause.who == "me"
    return Inherited(Verb.CASH, "verb", False) if denied else None


def _after_denial(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Not ruffing anything, *just the top hearts*"."""
    denied = step.negated and clause.negation is None and clause.link == "comma"
    return Inherited(Verb.CASH, "listed", True) if denied else None


def _for_the_rest(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Heart on the diamond, *trumps for the rest*": cashed, whatever was done before."""
    what_for = clause.phrase_at("for")
    rest = what_for is not None and what_for.quantifier == "rest"
    return Inherited(Verb.CASH, "verb", False) if rest and phrase.plural else None


def _after_open_ruff(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Ruff, ruff, *and the last trump*", "two clubs, ruff, *club*"."""
    cashed = step.verb is Verb.RUFF and (phrase.suit == "T" or step.suit is None)
    return Inherited(Verb.CASH, "verb", False) if cashed else None


def _after_concession(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Your heart *and my two clubs*", "a heart loser *and a good spade*", "… and I've the rest: *a heart*"."""
    if step.verb is not Verb.CONCEDE:
        return None
    placed = clause.mark("FIRST", "LAST") and clause.link == "comma"  # "…, I take the rest, *spades first*"
    if _claimed_since(draft.counts, step) and (clause.joint("COLON", "DASH") or placed):
        return Inherited(Verb.CASH, "listed", True)
    good = "has_losers" in draft.flags and bool({"good", "winning"} & {*phrase.adjectives})
    mine = phrase.determiner == "my" or good or draft.joined_by(clause, "so") or clause.goes_to(("me",), "to", "for")
    return Inherited(Verb.CASH, "held", True) if mine else None


def _placed(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Ruff a spade, *and finally the ace of trumps*", "… , *at trick twelve a club*"."""
    if not clause.mark("FIRST", "LAST") and not any(mark.value == "at_trick" for mark in clause.marks):
        return None
    card = bool(phrase.ranks or phrase.cards)
    cashed = (step.verb is Verb.RUN and (card or not phrase.plural)) or (step.verb is Verb.RUFF and card)
    return Inherited(step.verb if step.verb.value in _TO_HAND and not cashed else Verb.CASH, "verb", False)


def _after_win(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Win the ace, *diamonds*", "win the heart, *ace of clubs*"."""
    suit = not (phrase.ranks or phrase.cards) and phrase.number is None
    next_card = clause.link == "comma" and not step.cards and phrase.act is None
    return Inherited(Verb.CASH, "verb", False) if step.verb is Verb.WIN and (suit or next_card) else None


def _after_ruff(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Ruff a heart, *diamonds*", "ruff a heart, *two diamonds*"."""
    suit_only = phrase.plural and phrase.determiner is None and clause.link == "comma"
    cashed = step.verb is Verb.RUFF and suit_only and (phrase.number is None or step.count is None)
    return Inherited(Verb.CASH, "verb", phrase.number is not None) if cashed else None


def _after_discard(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Heart away on the club, *trumps*"."""
    trumps = step.verb is Verb.DISCARD and phrase.suit == "T" and clause.link == "comma"
    return Inherited(Verb.CASH, "verb", False) if trumps else None


def _after_knock_out(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "I knock out the ace of clubs *and AK of hearts*": several honours in one suit are none of theirs."""
    several = len(phrase.ranks) > 1 or any(len(cards.partition(":")[2]) > 1 for cards in phrase.cards)
    return Inherited(Verb.CASH, "verb", False) if step.verb is Verb.KNOCK_OUT and several else None


def _after_participle(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "A club ducked *and three hearts*": behind what was done, winners are a list begun anew."""
    before = draft.last.clause
    if before is None or before.copula is not None or step.verb not in _DONE_TO or not before.phrases:
        return None
    away = before.verb is None or draft.verb_words(before).startswith("away")  # "*off with* the loser, two hearts"
    inverted = away or (before.verb is not None and before.phrases[0].span.start < before.verb.span.start)
    winners = phrase.ranks or phrase.cards or (phrase.number or 0) > 1 or phrase.noun in ("trick", "round")
    return Inherited(Verb.CASH, "listed", True) if inverted and winners and not step.negated else None


_DONE_TO: Final = frozenset({Verb.DUCK, Verb.KNOCK_OUT, Verb.ESTABLISH, Verb.RUFF, Verb.DISCARD})


def _not_thrown(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Pitch a club *and two top hearts*", "ruff a club *and three rounds of hearts*": winners, or rounds."""
    if step.verb not in (Verb.DISCARD, Verb.RUFF, Verb.DUCK) or step.negated:
        return None
    winners = {"top", "good", "high", "winning", "master"} & {*phrase.adjectives} or phrase.noun in ("trick", "round")
    return Inherited(Verb.CASH, "verb", True) if winners else None


def _not_done_to_it(clause: Clause, draft: Draft, phrase: NounPhrase, step: Step) -> Inherited | None:
    """ "Draw trumps *and two clubs*", "ruff a heart *and the ace of clubs*"."""
    honour = any(rank in _HONOURS for rank in phrase.ranks) or bool(phrase.cards)
    other = step.verb.value not in _TO_HAND or (honour and step.verb in (Verb.RUFF, Verb.DISCARD))
    return Inherited(Verb.CASH, "verb", False) if other else None


_RULES: Final[tuple[Callable[[Clause, Draft, NounPhrase, Step], Inherited | None], ...]] = (
    _is_left, _is_not_needed,
    _after_denial, _for_the_rest, _after_open_ruff, _after_concession, _after_participle, _not_thrown, _placed,
    _after_win, _after_ruff, _after_discard, _after_knock_out, _not_done_to_it,
)  # fmt: skip


def _plays_next(clause: Clause, draft: Draft, phrase: NounPhrase, last: Unit) -> bool:
    """ "Ruff a club, *then a heart*", "lead the jack, *then the nine*": the same kind of thing is done to it."""
    before = draft.plan.steps[last.steps[-1]]
    if not clause.joint("THEN") or last.sort not in ("verb", "same", "concede") or last.sentence != draft.plan.sentence:
        return False
    card = bool(phrase.ranks or phrase.cards or phrase.is_bare_number)
    another = phrase.adjectives in ((), ("another",))  # "I ruff a spade, then another heart"
    one = (card or phrase.determiner in ("a", "another") or phrase.number == 1) and another and not phrase.plural
    if before.negated or phrase.suit == "T" or not one or card != bool(before.cards) or phrase.noun:
        return False
    if clause.goes_to(("me", "partner"), "for", "to"):
        return False  # "give you a club, then a heart for me"
    if before.verb is Verb.CONCEDE:
        lost_too = phrase.determiner == "a" and not card  # "… a club, then a heart"
        return lost_too and not _claimed_since(draft.counts, before)
    return before.verb is Verb.LEAD or (before.verb in DONE_AGAIN and not card)


def _claimed_since(counts: Counts, step: Step) -> bool:
    """ "You have the ace and I've the rest: *a heart*": tricks were claimed after what was given away."""
    return bool(counts.claimed) and counts.claimed[-1][1].start > step.span.end


def _says_which(clause: Clause, draft: Draft) -> bool:
    """ "One more to come, *the king of diamonds*": which tricks a defender has counted."""
    counts = draft.counts
    counted = (
        draft.claimer_role == "defender" and bool(counts.claimed) and not draft.plan.units and counts.side == "ours"
    )
    return counted and clause.link == "comma"


def _held_on(draft: Draft, last: Unit) -> Verb:
    """ "I get the ace *and a club*" wins both; "I have the ace *and the king*" cashes both."""
    if draft.last.held_by != "have" or draft.claimer_role == "defender":
        return Verb.WIN
    for number in last.steps:
        draft.plan.change_step(number, verb=Verb.CASH)
    return Verb.CASH
