"""Clauses with a play verb: whose play it is, and whether it is a step of its own.

How the steps of each verb are made is told in `clause.plays`. Here it is asked before that whether anything is to be
played at all: what was played before, what the other side will do and what only says more of the step before adds none.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.parts.frames import (
    LINES_OF_PLAY,
    hand_of,
    has_auxiliary,
    has_been,
    objects,
    role_hand,
    tells_own_past,
)
from nlclaim.reading.clause.plays.anaphora import plays_what_was_named
from nlclaim.reading.clause.plays.crossings import cash_goal, read_cross
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps
from nlclaim.reading.clause.plays.finesses import finesse_before, run_card
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act, on_what, play_to_repeat, suit_made_good
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import gain, gain_setting_trick, is_setting_trick, receiver_side
from nlclaim.reading.clause.tricks.their_plays import is_theirs, their_play
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan, Unit
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import Amount, amount_of, is_empty, is_nothing, is_upward, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_on_which

_TOLD_FOR_WHAT_FOLLOWS: Final = frozenset({"draw", "squeeze", "throw_in"})
"""Plays whose past says where the rest stands: "E sqzd, 12", "trumps drawn"."""


_SUFFERED: Final[tuple[str, ...]] = ("squeeze", "throw_in", "overruff")
"""What is done to a player by the other side, where he says that it is done to him."""
_GETS: Final = re.compile(r"\b(?:get|gets|got|getting) \w+ed\b", re.IGNORECASE)


def read_play(clause: Clause, draft: Draft, name: str) -> None:
    """Reads the play as steps of the draft; what the other side will do, or what is no play at all, adds none."""
    if _is_no_play(clause, draft, name):
        return
    _take_what_is_done(clause, name)
    _deny_none(clause, name)
    if name == "throw_in" and _is_passive(clause, draft) and _follows_exit(clause, draft.plan):
        draft.flags.add("claim")
        return
    if name in ("squeeze", "throw_in") and _is_passive(clause, draft):
        draft.add_unit(clause, PLAY_VERBS[name](clause, draft), "verb")
        return
    if is_theirs(clause, draft, name):
        their_play(clause, draft, name)
        draft.last.their_play = clause
        return
    rounds = [phrase.noun == "round" and draft.are_trumps(phrase.suit) for phrase in clause.phrases] == [True]
    if name == "start" and rounds and clause.verb is not None:
        draft.add_unit(clause, add_rounds_of_trumps(clause, draft, clause.phrases[0]), "verb")
        draft.place_last_unit(clause.verb.span, first=True)  # "I begin with two rounds of trumps"
        return
    if name == "follow_up" and clause.who == "me" and _ends_up_with(clause, draft):
        return
    if clause.phrases and _is_played_to_them(clause, draft, name):
        draft.flags.add("concede")
        give_away(clause, draft, clause.phrases)
        if name == "follow_up" and clause.verb is not None:
            draft.place_last_unit(clause.verb.span, first=False)  # "*finishing* with a heart to you"
        return
    _count_tricks_cashed(clause, draft, name)
    if _plays_current(clause) and name != "draw" and not (name == "discard" and draft.marks.outstanding):
        draft.flags.add("current_step")
    if not serves_last(clause, draft, name) and not _rids_of_listed(clause, draft, name):
        _add_play(clause, draft, name)


def _is_played_to_them(clause: Clause, draft: Draft, name: str) -> bool:
    """ "Finishing with a heart *to you*", "then throw *you* a diamond", "that sets up a trick *for you*"."""
    match name:
        case "follow_up":
            return clause.verb is not None and receiver_side(clause, draft, "to", "for") == "theirs"
        case "discard":
            return [person.value for person in clause.persons] == ["you"]
        case "establish":
            return clause.goes_to(("you", "they"), "for")
        case _:
            return False


def _count_tricks_cashed(clause: Clause, draft: Draft, name: str) -> None:
    """ "I cash *five tricks*", "playing clubs from the top, *five tricks*": a number that is stated at the end."""
    counted = [p for p in clause.phrases if p.noun == "trick" and p.number and not (p.suit or p.ranks or p.adjectives)]
    if name not in ("cash", "play", "run") or len(counted) != 1 or clause.negation is not None:
        return
    if draft.text[clause.end :].strip(" .!"):
        return
    if draft.claimer_role == "defender" or clause.who not in (None, "me") or clause.subjects or clause.places:
        return
    draft.claim(Amount(tricks=counted[0].number), counted[0].span)
    if len(clause.phrases) > 1:
        clause.phrases = [phrase for phrase in clause.phrases if phrase is not counted[0]]


def _follows_exit(clause: Clause, plan: SpokenPlan) -> bool:
    """ "I exit with a spade *and one of you is endplayed*": what comes of it, and no step more."""
    last = plan.steps[plan.units[-1].steps[-1]] if plan.units else None
    exits = last is not None and last.verb in (Verb.LEAD, Verb.CONCEDE) and not last.negated
    means = clause.phrase_at("with", "by", "in")
    return exits and plan.units[-1].sentence >= plan.sentence - 1 and means is None and not clause.joint("THEN")


def _ends_up_with(clause: Clause, draft: Draft) -> bool:
    """ "I finish with *nine tricks*", "I'll finish with *a heart loser*": what it comes to."""
    phrase = clause.only_phrase
    if phrase is None or phrase.noun not in ("trick", "loser") or clause.negation is not None:
        return False
    gain(clause, draft, phrase)
    return True


def _rids_of_listed(clause: Clause, draft: Draft, name: str) -> bool:
    """ "There's a heart and a club *to get rid of*": losers, which what comes next takes care of."""
    plan = draft.plan
    to = has_auxiliary(clause, draft, ("to",))
    listed = bool(plan.units) and all(_names_card(plan, unit) for unit in plan.units)
    if name != "discard" or not to or clause.phrases or clause.link != "none":
        return False
    if not listed:
        return not plan.units and "has_losers" in draft.flags  # "two losers *to look after*, a heart and a diamond"
    last = plan.steps[plan.units[-1].steps[-1]]
    if clause.place("on") is not None and last.suit and not last.cards and len(plan.units[-1].steps) == 1:
        plan.drop_steps({last.id})
        draft.counts.listed = draft.counts.listed[:-1]
        draft.counts.claimed = [entry for entry in draft.counts.claimed if not entry[1].overlaps(last.span)]
        on = on_what(clause.place("on"), draft)
        step = draft.add_step(Verb.DISCARD, last.span, suit=last.suit, on=on, count=last.count)
        draft.add_unit(clause, [step], "verb")
        return True  # "there's a heart *to discard on the ace of clubs*"
    if clause.places:
        return False
    draft.forget_steps()
    draft.counts.listed = []
    return True


def _names_card(plan: SpokenPlan, unit: Unit) -> bool:
    """Whether a unit only names what is held, a small card too."""
    small = all(plan.steps[number].verb is Verb.LEAD and "low" in plan.steps[number].how for number in unit.steps)
    return unit.sort in ("listed", "held") or small


def _deny_none(clause: Clause, name: str) -> None:
    """ "I draw *no* trumps", "I ruff *none*": the play is denied, of which the object says that there is none."""
    none = bool(clause.phrases) and all(phrase.quantifier in ("no", "none") for phrase in clause.phrases)
    if not none or clause.negation is not None or clause.subjects or name in ("finesse", "discard"):
        return
    clause.negation = Mark(clause.phrases[0].span, "NEG", "no")
    clause.phrases = [replace(phrase, quantifier=None) for phrase in clause.phrases]


def _take_what_is_done(clause: Clause, name: str) -> None:
    """ "A club *ducked*", "the ace *knocked out*", "the king *unblocked*": done to what stands before it."""
    bare = clause.is_past and clause.copula is None and not (clause.phrases or clause.auxiliaries or clause.perfect)
    named = bool(clause.subjects) and clause.who is None and not any(subject.act for subject in clause.subjects)
    if name in _DONE_TO and bare and named and clause.place("by") is None:
        clause.take_subjects_as_phrases()


_DONE_TO: Final = frozenset({"finesse", "duck", "unblock", "knock_out", "overtake"})
"""Plays whose past form is the same as their participle, and which a suit or a card does not do itself."""


def _repeats_nothing(draft: Draft) -> bool:
    """Whether no play was named that could be made again."""
    finesses = any(step.verb is Verb.FINESSE for step in draft.plan.steps) or finesse_before(draft.last) is not None
    return not finesses and play_to_repeat(draft) is None


def _is_no_play(clause: Clause, draft: Draft, name: str) -> bool:
    """ "It is over there", "I can't be overruffed"."""
    stated = clause.copula is not None and not clause.auxiliaries  # "I'm about to cross" is a play
    by_then = clause.phrase_at("with") is not None and (clause.subordinate == "after" or clause.who == "me")
    # "once I'm over with a heart", "with a club I'm over"
    adjective = name in ("over", "cross") and stated and clause.verb is not None and clause.verb.form == "base"
    adjective = adjective and not by_then
    suffered = name in _SUFFERED and _is_passive(clause, draft) and clause.who in ("me", "dummy", "partner")
    # "Whoever wins *it has to open up the clubs*", but "it's easy to cross".
    if name == "repeat" and not clause.phrases and _repeats_nothing(draft):
        return True  # "asked to repeat it, South said …"
    none_of_mine = name in ("cross", "lead") and clause.who == "it" and not clause.copula
    return adjective or suffered or none_of_mine or _was_played(clause, draft, name)


def _was_played(clause: Clause, draft: Draft, name: str) -> bool:
    """ "*West threw a heart*, so …", "*I've already ruffed a club*, now …": told, and not to come."""
    if name in _TOLD_FOR_WHAT_FOLLOWS or clause.subordinate or clause.auxiliaries:
        return False
    if _is_over(clause, draft):
        return True
    if clause.copula:
        return False
    if draft.verb_words(clause).startswith("ask") and any(amount_of(p) or p.noun == "trick" for p in clause.phrases):
        return False  # "South asked for ten"
    by_somebody = clause.who in SEATS or clause.who in ("lho", "rho", "partner", "you", "they", "me")
    if "reported" in draft.flags:
        return False
    return (by_somebody and (clause.is_past or clause.perfect)) or _is_own_past(clause, draft, name)


def _is_own_past(clause: Clause, draft: Draft, name: str) -> bool:
    """ "*Discarded my losers*, the rest", "*finessed already*"; "*crossed to dummy*" says from where it goes on."""
    if name in ("cross", "over") or draft.verb_words(clause).startswith("ask"):
        return False
    already = "already" in draft.words(clause.span).lower() or _ALREADY.match(draft.text, clause.end) is not None
    own = tells_own_past(clause, draft.last.clause) and not draft.report.told_claim
    return own and (already or name == "finesse" or bool(clause.phrases))


_ALREADY: Final = re.compile(r" already\b", re.IGNORECASE)


def _is_over(clause: Clause, draft: Draft) -> bool:
    """ "The ace *has been played*", "my losing club *already went* on the heart"."""
    if "reported" in draft.flags or clause.negation is not None or clause.verb is None:
        return False
    already = draft.lowered[clause.start : clause.end + len(" already")]
    went = clause.is_past or draft.verb_words(clause).startswith(("went", "got"))
    return (clause.is_past and has_been(clause, draft)) or (" already" in already and went)


def _leads_for_finesse(clause: Clause, draft: Draft) -> bool:
    """ "I lead the jack *for a ruffing finesse*": one play, which is the finesse."""
    card, purpose = clause.only_phrase, clause.phrase_at("for")
    if card is None or purpose is None or purpose.act != "finesse" or clause.negation:
        return False
    if len(card.ranks) != 1 or card.ranks[0] in "AK":
        return False
    clause.places = [place for place in clause.places if place.object is not purpose]
    step = run_card(clause, draft, specs_of(card, purpose.suit)[0])
    draft.plan.change_step(step, how=tuple(dict.fromkeys((*draft.plan.steps[step].how, *specs_of(purpose)[0].how))))
    draft.add_unit(clause, [step], "verb")
    return True


def _is_passive(clause: Clause, draft: Draft) -> bool:
    """ "West is squeezed", "dummy *gets overruffed*"."""
    gets = clause.is_past and _GETS.search(draft.words(clause.span)) is not None  # "dummy gets overruffed"
    return clause.is_passive or gets or draft.verb_words(clause).startswith(("get", "got"))  # "gets squeezed"


def _add_play(clause: Clause, draft: Draft, name: str) -> None:
    """The play that is to be made: an act that is named, more of what was named before, or steps of its own."""
    if _is_played_already(clause, draft, name):
        return
    _take_back_held(clause, draft, name)
    if name == "overruff":
        _take_back_ruff(draft)
    if _plays_act(clause, draft, name):
        return
    if name in ("lead", "play", "cash") and _leads_for_finesse(clause, draft):
        return
    if plays_what_was_named(clause, draft, name) or _uses_as_entry(clause, draft, name):
        return
    _add_steps(clause, draft, name, PLAY_VERBS[name](clause, draft))


def _is_played_already(clause: Clause, draft: Draft, name: str) -> bool:
    """ "Ruff a heart *to get over*", "a heart to the queen (*finesse*)": said again of the play before."""
    plan = draft.plan
    if name in ("over", "cross") and clause.link == "none" and _puts(draft.last.clause, draft):
        return True
    if name in ("over", "cross") and _gets_there_by_ruff(clause, draft):
        return True
    bracketed = clause.joint("OPEN", "DASH") is not None and not (clause.phrases or clause.places or clause.who)
    return bracketed and name == "finesse" and bool(plan.steps) and plan.steps[-1].verb is Verb.FINESSE


def _plays_act(clause: Clause, draft: Draft, name: str) -> bool:
    """ "I'll try *the heart finesse*", "*one diamond ruff* sets up the suit": whether the play is named by a noun."""
    if _puts(clause, draft):
        draft.add_unit(clause, [add_act(clause, draft, clause.subjects[0])], "act")
        return True
    if name == "establish" and clause.who is None and _is_own_ruff(clause):
        for subject in clause.subjects:
            draft.add_unit(clause, [add_act(clause, draft, subject)], "act")  # "one diamond ruff sets up the suit"
    if any(subject.act for subject in clause.subjects) and (name == "run" or _is_worth_tricks(clause, name)):
        _bring_in(clause, draft)
        return True
    lines = LINES_OF_PLAY if name in ("test", "play") else {"finesse"}
    if name in ("test", "play", "lead", "run", "cash") and any(p.act in lines for p in clause.phrases):
        acts = [add_act(clause, draft, phrase) for phrase in clause.phrases if phrase.act]
        draft.add_unit(clause, acts, "verb")  # "I'll try the heart finesse", "I play a crossruff"
        return True
    if name == "cash" and [is_setting_trick(phrase) for phrase in clause.phrases] == [True]:
        gain_setting_trick(draft, clause.phrases[0])  # "cashing the setting trick"
        return True
    return False


def _add_steps(clause: Clause, draft: Draft, name: str, steps: list[int]) -> None:
    """The steps that a verb stands for, one after the other where it says so, and what it leaves or leads to."""
    plan = draft.plan
    if name == "discard" and steps and _goes_with_last(clause, plan):
        _discard_on_last(clause, plan, steps)
        return
    upward = any(is_upward(cards[2:]) for phrase in clause.phrases for cards in phrase.cards)
    if (name in ("cross", "over", "overtake") or upward) and len(steps) > 1:
        draft.add_unit(clause, steps[:1], "verb")
        for later in [[step] for step in steps[1:]] if upward else [steps[1:]]:
            plan.add_tail(later)
        return
    draft.add_unit(clause, steps, "verb")
    if name in _LEAVES_SOME and steps and not plan.steps[steps[-1]].negated:
        draft.add_unit(clause, _spare(clause, draft, steps[-1]), "verb")
    if steps and name in ("cross", "over"):
        _cash_where_it_leads(clause, draft)
    if steps and name in ("start", "follow_up"):
        _place_by_verb(clause, draft, name)


def _take_back_ruff(draft: Draft) -> None:
    """ "You can ruff the third diamond but *I overruff*": nothing is given away by that."""
    before, conceded = draft.last.clause, draft.counts.conceded
    if before is not None and conceded and before.span == conceded[-1][1]:
        conceded.pop()  # "you ruff, *I overruff*"
        draft.flags.discard("concede")
    elif before is not None and before.verb_name == "ruff" and not conceded:
        draft.flags.discard("concede")


def _cash_where_it_leads(clause: Clause, draft: Draft) -> None:
    """ "Crossing in trumps *to the long spades*"."""
    goal = clause.phrase_at("to")
    if goal is not None and goal.suit and goal.plural and not (goal.ranks or goal.cards):
        draft.plan.add_tail([draft.add_spec(Verb.CASH, spec) for spec in specs_of(goal)])


def _place_by_verb(clause: Clause, draft: Draft, name: str) -> None:
    """ "*Start with* the ace, *follow it with* the king"."""
    if clause.verb is None:
        return
    if draft.verb_words(clause).startswith("follow"):
        draft.plan.units[-1].then = clause.verb.span
        draft.marks.then_spans.append(clause.verb.span)
    elif clause.joint("THEN") is None:  # not "and then start on my hearts"
        draft.place_last_unit(clause.verb.span, first=name == "start")


def _uses_as_entry(clause: Clause, draft: Draft, name: str) -> bool:
    """ "I use the club ace *as an entry*", "I use *the club entry*"."""
    if _uses_entry(clause, draft, name):
        return True
    serves = clause.phrase_at("as", "for")
    card = clause.only_phrase
    if name not in ("cash", "play") or serves is None or serves.noun != "entry" or card is None or clause.negation:
        return False
    if not (card.ranks or card.cards):
        return False
    step = draft.add_spec(Verb.CROSS, specs_of(card, draft.last.suit)[0], hand=hand_of(clause), count=None)
    draft.add_unit(clause, [step], "verb")
    cash_goal(clause, draft)
    return True


def _uses_entry(clause: Clause, draft: Draft, name: str) -> bool:
    """ "I *use the club entry*", "using my entry in hearts"."""
    entry = clause.only_phrase
    used = name == "cash" and draft.verb_words(clause).startswith(("use", "using", "utili"))
    if not used or entry is None or entry.noun != "entry" or clause.negation is not None:
        return False
    suited = clause.phrase_at("in")
    spec = specs_of(entry)[0]
    spec = replace(spec, suit=spec.suit or (suited.suit if suited is not None else None))
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause), count=None)], "verb")
    return True


def _gets_there_by_ruff(clause: Clause, draft: Draft) -> bool:
    """ "Ruff a club *coming home*": the ruff is what gets there."""
    last = draft.plan.last_step
    more = clause.phrases or clause.negation or clause.phrase_at("with", "in", "by") or clause.joints or clause.subjects
    going = clause.link == "none" and clause.verb is not None and clause.verb.form == "ing" and not more
    if last is None or not going or last.verb is not Verb.RUFF or last.negated or draft.plan.units[-1].sort != "verb":
        return False
    home = read_cross(clause, draft)
    reached = draft.plan.steps[home[0]].hand if home else None
    draft.plan.drop_steps(set(home))
    draft.plan.change_step(last.id, hand=last.hand or reached)
    return True


_LEAVES_SOME: Final = frozenset({"draw", "clear", "cash", "run", "play"})


def _spare(clause: Clause, draft: Draft, number: int) -> list[int]:
    """ "Draw trumps *except the queen*", "cash *all but one* club": what is left out of a play is not played."""
    step = draft.plan.steps[number]
    spared: list[int] = []
    for exclusion in clause.exclusions:
        out = exclusion.object
        if not isinstance(out, NounPhrase) or is_empty(out) or out.act or out.noun in ("words", "claim", "loser"):
            continue
        for spec in specs_of(out, step.suit):
            if spec.suit in (None, step.suit) or step.suit is None:
                spared.append(draft.add_spec(step.verb, replace(spec, suit=spec.suit or step.suit), negated=True))
    suit = next((draft.plan.steps[each].suit for each in spared), None)
    if step.suit is None and suit is not None and not clause.phrases:
        draft.plan.change_step(number, suit=suit)  # "run *all but one of the clubs*"
    return spared


def _is_worth_tricks(clause: Clause, name: str) -> bool:
    """ "*A crossruff takes care of the rest*": tricks, no losers."""
    counted = bool(clause.phrases) and all(amount_of(p) is not None and not p.has_head for p in clause.phrases)
    return name == "discard" and counted and not clause.is_passive and clause.negation is None


def _bring_in(clause: Clause, draft: Draft) -> None:
    """ "*A crossruff brings in* the remaining five", "your ruff brings in two": what an action is worth."""
    if any(subject.determiner == "your" for subject in clause.subjects) or clause.goes_to(("you",), "for"):
        return
    if any(is_nothing(phrase) or phrase.quantifier == "none" for phrase in clause.phrases):
        return
    draft.add_unit(clause, [add_act(clause, draft, subject) for subject in clause.subjects if subject.act], "act")
    for phrase in clause.phrases:
        if (amount := amount_of(phrase)) is not None:
            draft.claim(amount, phrase.span)


def _puts(clause: Clause | None, draft: Draft) -> bool:
    """ "*A diamond ruff puts* me back in hand": the ruff is what gets there."""
    if clause is None or clause.verb is None or clause.phrases or len(clause.subjects) != 1:
        return False
    return _is_own_ruff(clause) and draft.verb_words(clause).startswith("put")


def _is_own_ruff(clause: Clause) -> bool:
    """ "*A diamond ruff* puts me back", not "*your ruff* …"."""
    own = all(subject.act == "ruff" and subject.determiner != "your" for subject in clause.subjects)
    return own and clause.negation is None and not any(person.value == "you" for person in clause.persons)


def _ruffs_for_last(clause: Clause, draft: Draft) -> bool:
    """ "I set up the spade *by ruffing*", "back *by ruffing a spade*": the ruff is what gets there."""
    last = draft.plan.last_step
    by = draft.lowered[: clause.start].endswith(" by ")
    going = clause.link == "none" and not clause.joints and clause.verb is not None and clause.verb.form == "ing"
    if last is None or not (by or (going and last.verb is Verb.CROSS)):
        return False  # "back to hand *ruffing a heart*"
    if last.verb is Verb.ESTABLISH and not clause.phrases:
        draft.plan.change_step(last.id, how=(*last.how, "ruffing"))
        return True
    if last.verb is Verb.CROSS and not (last.suit or last.cards):
        suit = next((spec.suit for spec in objects(clause, draft) if spec.suit), None)
        draft.plan.change_step(last.id, verb=Verb.RUFF, suit=suit)
        return True
    return False


def _used_to_cross(clause: Clause, draft: Draft) -> bool:
    """ "Go to dummy *using the king of diamonds*": what one crosses with."""
    last = draft.plan.last_step
    named = [spec for spec in objects(clause, draft) if len(spec.cards) == 1]
    crossed = last is not None and last.verb is Verb.CROSS and not (last.suit or last.cards)
    if last is None or not crossed or len(named) != 1 or not draft.verb_words(clause).startswith(("use", "using")):
        return False
    if clause.joint("THEN", "AND") is not None:
        return False
    draft.plan.change_step(last.id, suit=named[0].suit, cards=named[0].cards)
    return True


def serves_last(clause: Clause, draft: Draft, name: str) -> bool:
    """ "Two kings *to cash*", "a spade ruff *to come home*": says more about the step before, and is none itself."""
    if (name == "ruff" and _ruffs_for_last(clause, draft)) or (name == "cash" and _used_to_cross(clause, draft)):
        return True
    purpose = clause.link == "none" and not clause.joints and any(mark.value == "to" for mark in clause.auxiliaries)
    if name == "unblock" and clause.verb is not None and not clause.phrases:
        doing = clause.verb.form == "ing" or clause.is_to_do
        beside = doing or clause.joint("OPEN", "DASH") is not None  # "♥K (unblock)"
        beside = beside and clause.link == "comma" and clause.joint("THEN", "AND") is None
        purpose = beside or (purpose and clause.verb.form != "ing")  # "king of hearts, unblocking, …"
    if purpose and name == "cash" and not clause.phrases and _cashes_winners(draft):
        return True
    if not purpose or not draft.plan.units:
        return False
    card = draft.plan.steps[draft.plan.units[-1].steps[-1]]
    if _does_to_last(clause, draft, name, card):
        return True
    it = clause.names("it")
    if clause.phrases or (it and name == "cash" and suit_made_good(draft) is not None):
        return False
    if name == "draw":
        return _draws_listed(clause, draft)
    led = clause.phrase_at("to") if name == "lead" else None
    if led is not None and led.suit is not None and (led.ranks or led.cards):
        return False  # "cross to dummy *to lead up to the ace-queen of diamonds*"
    if name == "cross":
        _cross_by_last(clause, draft, card)
    return name in ("cross", "cash", "run", "lead", "play")


def _does_to_last(clause: Clause, draft: Draft, name: str, card: Step) -> bool:
    """ "Four rounds of spades *to draw*", "a diamond *for partner to ruff*": what is done with the item before."""
    plan, counts = draft.plan, draft.counts
    before = plan.steps[card.id - 1].verb if card.id else None  # what the item before it is for
    disposes = name in ("ruff", "discard") and before in (Verb.RUFF, Verb.DISCARD)
    if disposes and card.listed and card.verb is Verb.CASH and not (card.cards or clause.phrases):
        plan.change_step(card.id, verb=Verb.RUFF if name == "ruff" else Verb.DISCARD, listed=False)
        del counts.listed[-1:]
        return True  # "a heart to ruff, *a club to throw*"
    if name == "cash" and card.verb is Verb.WIN and not clause.phrases:
        for step in plan.steps:
            plan.change_step(step.id, verb=Verb.CASH if step.verb is Verb.WIN else step.verb)
        return True  # "I have the ace of hearts *to cash*"
    if name == "draw" and card.listed and card.suit and not (card.cards or clause.phrases) and counts.listed:
        plan.change_step(card.id, verb=Verb.DRAW, listed=False)  # "four rounds of spades *to draw*"
        counts.listed.pop()
        plan.units[-1].sort = "verb"
        draft.marks.drawing_spans.append(("plan", card.span.cover(clause.span)))
        return True
    if name in ("draw", "clear") and card.verb is Verb.DRAW:
        return True  # "one round of trumps to clear up the last little one"
    if name == "test" and draft.verb_words(clause).startswith("see"):
        return True  # "I cash the ace to see whether the queen drops"
    if name == "ruff" and card.listed and card.suit and not (card.cards or clause.phrases):
        plan.change_step(card.id, verb=Verb.RUFF, listed=False, count=None if card.count == 1 else card.count)
        counts.listed.pop()  # "a diamond for partner to ruff"
        plan.units[-1].sort = "act"
        return True
    return len(card.cards) == 1 and _does_by_card(clause, draft, name, card)


def _does_by_card(clause: Clause, draft: Draft, name: str, card: Step) -> bool:
    """ "Jack of clubs *to force out the queen*", "the club ace *to reach them*": what one card is for."""
    plan, counts = draft.plan, draft.counts
    if name in ("knock_out", "unblock", "establish") and card.verb is Verb.CASH:
        if name != "unblock":
            plan.change_step(card.id, verb=Verb.LEAD, listed=False)  # "jack of clubs to force out the queen"
        elif "unblock" not in card.how:
            plan.change_step(card.id, how=(*card.how, "unblock"))
        return True
    if name == "cross" and card.verb in (Verb.WIN, Verb.CASH) and _reaches(clause):
        if card.listed and counts.listed:
            counts.listed.pop()
        plan.change_step(card.id, verb=Verb.CROSS, listed=False)  # "I have the club ace to reach them"
        plan.units[-1].sort = "act"
        return True
    return False


def _cross_by_last(clause: Clause, draft: Draft, card: Step) -> None:
    """ "Ruff a spade *to get to the table*": where the step before leads."""
    hand = hand_of(clause)
    towards = clause.place("to")
    if towards and isinstance(towards.object, Mark):
        hand = role_hand(towards.object.value)
    back = "back" in draft.words(clause.span) or "home" in draft.words(clause.span)
    for number in draft.plan.units[-1].steps:
        draft.plan.change_step(number, hand=hand or ("declarer" if back else "dummy"))
    if card.verb is Verb.RUFF:
        draft.plan.units[-1].sort = "act"  # "ruff a spade to get to the table, two hearts"


def _cashes_winners(draft: Draft) -> bool:
    """ "Three winners *to cash*": of no suit, and so many."""
    named = draft.last.clause.phrases[-1] if draft.last.clause is not None and draft.last.clause.phrases else None
    if draft.last.clause is None or named is None or named.noun != "winner" or not named.number or named.suit:
        return False
    draft.add_unit(draft.last.clause, [draft.add_step(Verb.CASH, named.span, count=named.number)], "held")
    return True


def _reaches(clause: Clause) -> bool:
    """ "To reach them", "to get there": nothing else is named."""
    return all(phrase.is_pointed_at for phrase in clause.phrases)


def _draws_listed(clause: Clause, draft: Draft) -> bool:
    """ "One trump *to draw*"."""
    unit = draft.plan.units[-1]
    steps = [draft.plan.steps[number] for number in unit.steps]
    if unit.sort not in ("listed", "held") or any(step.suit != "T" for step in steps):
        return False
    for step in steps:
        draft.plan.change_step(step.id, verb=Verb.DRAW, listed=False)
        draft.marks.outstanding.append((step.count, step.span))
        draft.marks.drawing_spans.append(("plan", step.span.cover(clause.span)))
    del draft.counts.listed[-len(steps) :]
    unit.sort = "verb"
    return True


def _goes_with_last(clause: Clause, plan: SpokenPlan) -> bool:
    """Whether cards thrown are said of the play just read: "running the clubs, *throwing spades*", "*on which …*"."""
    if plan.condition is not None or not plan.units or any(joint.label != "COMMA" for joint in clause.joints):
        return False
    cashed = plan.steps[plan.units[-1].steps[-1]].verb in (Verb.CASH, Verb.RUN)
    throwing = clause.verb is not None and clause.verb.form == "ing"
    if is_on_which(clause):
        return cashed
    winner = clause.phrase_at("on")
    if winner is not None and winner.suit not in (None, plan.steps[plan.units[-1].steps[-1]].suit):
        return False  # "over to dummy with a club *throwing hearts on the spades*"
    beside = clause.link == "none" and clause.who is None  # not "when I've drawn trumps *I discard a club*"
    return beside or (clause.link == "comma" and cashed and throwing)


def _discard_on_last(clause: Clause, plan: SpokenPlan, steps: list[int]) -> None:
    """ "King of hearts *throwing a spade*": both happen in the same tricks; "*to throw a spade*": thereafter."""
    unit = plan.units[-1]
    card = plan.steps[unit.steps[0]]
    for number in steps:
        if plan.steps[number].on is None:
            plan.change_step(number, on=card.cards[0] if card.cards else card.suit)
    if len(card.cards) == 1 or is_on_which(clause) or (clause.verb is not None and clause.verb.form == "ing"):
        unit.steps.extend(steps)
    else:
        plan.add_tail(steps, tail=False)


def _take_back_held(clause: Clause, draft: Draft, name: str) -> None:
    """ "You have the ace of spades *but I ruff it*": the card was named to be lost, and not conceded."""
    before, unit = draft.last.clause, draft.plan.last_unit
    held = (
        before is not None
        and before.verb_name == "have"
        and (before.who in SEATS or before.who in ("you", "they", "he"))
    )
    if not held or unit is None or unit.sort != "concede" or not draft.counts.conceded or name not in _DISPOSES_OF:
        return
    it = not clause.phrases and clause.names("it")
    if it and clause.who == "me" and clause.negation is None:
        draft.counts.conceded.pop()
        draft.plan.drop_steps({unit.steps[-1]})


_DISPOSES_OF: Final = frozenset({"ruff", "draw", "finesse", "overruff"})
"""Plays by which an opponent's card makes no trick."""


def _plays_current(clause: Clause) -> bool:
    """ "I ruff *this*": the trick in progress."""
    return any(p.is_that for p in clause.phrases)


def handles_cards(clause: Clause) -> bool:
    """ "Put her cards away", "laid down his hand": a gesture, not a play."""
    said = clause.phrases or clause.subjects
    things = [phrase for phrase in said if phrase.noun == "card" and phrase.nouns_plural and not phrase.suit]
    owned = any(phrase.determiner in ("my", "your") for phrase in things)
    return owned and len(things) == len(said) and clause.verb_name in ("discard", "play", "lead", "cash", "over")
