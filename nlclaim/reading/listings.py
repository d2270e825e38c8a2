"""Clauses without a verb: "four hearts", "the ace of clubs", "a heart ruff", "2 for you", "all but one"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, in_each_of_two, left_out, lost_to
from nlclaim.reading.crossings import add_crossing, cash_goal
from nlclaim.reading.draft import Draft
from nlclaim.reading.drawing import add_rounds_of_trumps
from nlclaim.reading.finesses import read_towards, run_card, towards_card
from nlclaim.reading.frames import SEATS, hand_of
from nlclaim.reading.gains import suit_counted_in
from nlclaim.reading.items import add_listed_steps, read_item, says_rounds
from nlclaim.reading.listed_losses import (
    read_another_loser,
    read_both_lost,
    read_denied,
    read_denied_number,
    read_last_of_all,
    read_loser_too,
    read_losers_listed,
    read_lost_before,
    read_lost_in_another,
    read_no_losers_in_suit,
    read_not_one,
    read_only_lost,
    read_other_loss,
    read_suit_for_losers,
    read_their_gain_goes_on,
    read_this_trick,
    read_undertricks_named,
    read_where_lost,
)
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import PAIRS, Amount, amount_of, is_empty, specs_of
from nlclaim.reading.ruffs import crossruffed
from nlclaim.reading.shares import (
    read_conceding_on,
    read_for_card,
    read_for_me,
    read_last_for_you,
    read_no_winners,
    read_none_of_them,
    read_their_loss_on,
    read_theirs,
)
from nlclaim.reading.spoken_plan import SpokenPlan
from nlclaim.reading.their_plays import goes_on_their_play
from nlclaim.reading.totals import listed_sum
from nlclaim.reading.verbs import PLAY_VERBS, add_act, discards_on

_LINES = frozenset({"finesse", "squeeze", "ruff", "crossruff", "throw_in", "overruff"})


def read_listing(clause: Clause, draft: Draft) -> None:
    """A clause of noun phrases and places only."""
    if any(phrase.after_unread for phrase in clause.phrases):
        clause.phrases = _understood(clause.phrases)
        if not clause.phrases and not clause.mark("BREAKS"):
            return
    if _is_held_by_them_too(clause, draft) or goes_on_their_play(clause, draft):
        return
    _take_up_beside(clause)
    rounds = clause.phrase_at("in")
    if rounds is not None and rounds.noun == "round" and not clause.phrases and says_rounds(clause, draft, rounds):
        return  # "trumps first, in three rounds"
    if not any(read(clause, draft) for read in _TURNS_OF_SPEECH):
        _read_items(clause, draft)


def _is_held_by_them_too(clause: Clause, draft: Draft) -> bool:
    """ "West has the spades *and the clubs*, so …": where cards lie, and nobody's tricks."""
    counts = draft.counts
    before = draft.last.clause
    if before is None or clause.link != "and" or before.verb_name != "have" or before.who not in SEATS:
        return False
    told = before.phrases and not (draft.plan.units or counts.claimed or counts.conceded or "reported" in draft.flags)
    return bool(told) and all(phrase.suit and phrase.number is None for phrase in (*before.phrases, *clause.phrases))


def _take_up_beside(clause: Clause) -> None:
    """ "Trumps, *with the ace of spades first*": an item of its own."""
    beside, placed = clause.phrase_at("with"), clause.mark("FIRST", "LAST")
    if beside is None or placed is None or placed.span.start < beside.span.start or clause.phrases:
        return
    if clause.link == "comma" and (beside.suit or beside.ranks or beside.cards):
        clause.phrases = [beside]
        clause.places = [place for place in clause.places if place.object is not beside]


def _read_items(clause: Clause, draft: Draft) -> None:
    for phrase in clause.phrases:
        read_item(clause, draft, phrase)
    for place in clause.places:
        line = place.object if isinstance(place.object, NounPhrase) and place.object.act in _LINES else None
        if line and place.preposition in ("on", "with", "by") and not any(phrase.act for phrase in clause.phrases):
            suits = _suits_crossruffed(draft) if line.act == "crossruff" and not line.suit else []
            step = add_act(clause, draft, line)
            draft.add_unit(clause, [step], "act")
            if suits:
                draft.plan.change_step(step, suit=suits[0], how=crossruffed(draft.plan.steps[step].how, suits))
    beside = clause.phrase_at("with")
    if beside is not None and beside.noun == "loser" and beside.quantifier is None and clause.negation is None:
        give_away(clause, draft, [beside])  # "ten tricks with a trump loser"
    if not _keeps_back(clause):
        left_out(clause, draft)


def _suits_crossruffed(draft: Draft) -> list[str]:
    """ "*Hearts and clubs* on a crossruff": what is ruffed, no suits cashed; their steps are taken out."""
    suits: list[str] = []
    while draft.plan.units and draft.plan.units[-1].sort == "listed" and len(suits) < _TWO:
        last = draft.plan.steps[-1]
        plain = last.suit not in (None, "T") and not (last.cards or last.count or last.hand or last.negated)
        if not plain or last.suit is None or draft.plan.units[-1].steps != [last.id]:
            break
        joined = draft.plan.units[-1].link
        suits.insert(0, last.suit)
        draft.withdraw_step()
        if joined != "and":
            break
    return suits


_TWO = 2
"""Suits of a crossruff."""


def _keeps_back(clause: Clause) -> bool:
    """ "All my trumps *but one*": a card that is not played, no trick that is lost."""
    counts = [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)]
    whole = all(phrase.quantifier == "all" and phrase.suit for phrase in clause.phrases)
    return bool(counts) and whole and all(count.is_bare_number for count in counts)


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_height_of_ruffs(clause: Clause, draft: Draft) -> bool:
    """ "Crossruff, *the small trumps first*": how high he ruffs, no trumps led."""
    last = draft.plan.last_step
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    if last is None or last.verb not in (Verb.RUFF, Verb.CROSSRUFF) or phrase is None or clause.link == "stop":
        return False
    height = next((word for word in phrase.adjectives if word in ("low", "high")), None)
    trumps = phrase.suit == "T" and phrase.plural and not phrase.ranks and phrase.number is None
    if height is None or not trumps or clause.mark("FIRST") is None or clause.joint("THEN", "AND"):
        return False
    draft.plan.change_step(last.id, how=(*last.how, height))
    return True


def _read_card_to_finesse(clause: Clause, draft: Draft) -> bool:
    """ "Queen of hearts *for a finesse*": run, if it is not covered."""
    purpose = clause.phrase_at("for")
    card = clause.phrases[0] if len(clause.phrases) == 1 else None
    if purpose is None or purpose.act != "finesse" or card is None or len(card.ranks) != 1:
        return False
    step = run_card(clause, draft, specs_of(card)[0])
    draft.plan.change_step(step, how=(*draft.plan.steps[step].how, *specs_of(purpose)[0].how))
    draft.add_unit(clause, [step], "act")
    return True


def _read_break(clause: Clause, draft: Draft) -> bool:
    """ "Trumps 3-2": a condition."""
    placed = clause.place("on", "with") is not None
    if clause.mark("BREAKS") is None or (clause.link == "or" and not placed):
        return False
    draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span))
    for phrase in clause.phrases if placed and clause.link != "or" else ():  # "ten, or eleven on a 3-3 break" is ten
        if (amount := amount_of(phrase)) is not None and amount.tricks:
            draft.claim(amount, phrase.span)  # "eleven *on a 3-2 break*"
    return True


def _read_all_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "Dummy's spades, *all of them*": of the suit just named, and no claim of the rest."""
    last = draft.plan.last_unit
    named = last is not None and last.sort in ("listed", "verb") and draft.plan.steps[last.steps[-1]].count is None
    played = last is not None and draft.plan.steps[last.steps[-1]].suit is not None
    named = named and played and (clause.link == "comma" or (last is not None and last.sort == "listed"))
    return named and draft.words(clause.span).lower().strip() in ("all of them", "the lot of them", "every one of them")


def _read_trumps_in_rounds(clause: Clause, draft: Draft) -> bool:
    """ "Trumps in two rounds"."""
    rounds = clause.phrase_at("in")
    if rounds is None or rounds.noun != "round" or not clause.phrases or clause.phrases[0].suit != "T":
        return False
    together = replace(rounds, suit="T", span=clause.phrases[0].span.cover(rounds.span))
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, together), "verb")
    return True


def _read_trumps_once_more(clause: Clause, draft: Draft) -> bool:
    """ "*Trumps once more*": another round of them."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    once = any(mark.value == "once_more" for mark in clause.marks)
    if phrase is None or not once or phrase.suit != "T" or phrase.ranks or phrase.number or phrase.act:
        return False
    another = replace(phrase, number=1, noun="round")
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, another), "verb")
    return True


def _read_trumps_in(clause: Clause, draft: Draft) -> bool:
    """ "Trumps in first", "your trump first": the last one out."""
    inwards = clause.place("in")
    bare = len(clause.phrases) == 1 and clause.phrases[0].suit == "T" and not clause.phrases[0].ranks
    if not bare or clause.phrases[0].number is not None:
        return False
    theirs = clause.phrases[0].determiner == "your" and clause.mark("FIRST") is not None
    if not theirs and (inwards is None or inwards.object is not None):
        return False
    draft.marks.drawing_spans.append(("plan", clause.span))
    draft.marks.outstanding.append((None, clause.span))
    draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.phrases[0].span, suit="T")], "verb")
    return True


def _read_led_towards(clause: Clause, draft: Draft) -> bool:
    """ "A heart to the ten", "then a low one to the ace": of the suit named last."""
    plan = draft.plan
    rank = towards_card(clause.places)
    if not rank or not clause.phrases or not _may_be_led_towards(clause.phrases[0]):
        return False
    theirs = clause.phrase_at("to")
    if theirs is not None and theirs.determiner == "your" and theirs.ranks and len(clause.phrases) == 1:
        lost = replace(theirs, suit=theirs.suit or clause.phrases[0].suit)
        give_away(clause, draft, [lost])  # "a trump *to your ace*, and the rest are mine"
        return True
    spec = specs_of(clause.phrases[0])[0]
    last = plan.last_step
    unblocked = last is not None and bool(last.cards) and last.suit is None
    reached = specs_of(theirs) if theirs is not None and theirs.suit is None else []
    if unblocked and sum(len(card.cards) for card in reached) > 1:
        over = draft.add_step(Verb.CROSS, clause.phrases[0].span, suit=spec.suit)
        draft.add_unit(clause, [over, *(draft.add_spec(Verb.CASH, card) for card in reached)], "act")
        return True  # "unblock the king, *diamond to the ace-queen*"
    if spec.suit is None and clause.phrases[0].number == 1:
        spec = replace(spec, suit=draft.last.suit)
    draft.add_unit(clause, [read_towards(clause, draft, spec, rank)], "act")
    if draft.claimer_role == "defender" and spec.suit is not None and theirs is not None:
        others = [spec.suit + card[1] for each in reached for card in each.cards[1:]]
        if others:  # "a spade *to partner's ace-queen*": two tricks
            plan.add_tail([draft.add_step(Verb.WIN, theirs.span, suit=spec.suit, cards=(card,)) for card in others])
    return True


def _read_counted_in(clause: Clause, draft: Draft) -> bool:
    """ "Two *in trumps*, three tricks in hearts": winners of a suit."""
    phrase = clause.phrases[0] if clause.phrases else None
    winners = phrase is not None and phrase.noun in ("trick", "winner") and not phrase.suit
    tricks = phrase is not None and (phrase.is_bare_number or winners)
    if phrase is not None and tricks and _count_in_each(clause, draft, phrase):
        return True
    suit = suit_counted_in(clause, phrase) if phrase is not None and tricks else None
    if phrase is None or phrase.number is None or suit is None:
        return False
    losing = bool(draft.plan.units) and draft.plan.units[-1].sort == "concede" and clause.link in ("and", "comma")
    losing = losing and draft.plan.units[-1].sentence == draft.plan.sentence
    before = draft.last.clause.phrases if draft.last.clause is not None and clause.link in ("and", "comma") else []
    losing = losing or any(each.noun == "loser" and each.quantifier == "no" for each in before)
    if losing and not clause.joint("THEN") and not clause.goes_to(("me", "partner"), "for", "to"):
        step = draft.add_step(Verb.CONCEDE, clause.span, suit=suit, count=phrase.number)
        draft.add_unit(clause, [step], "concede")
        draft.counts.concede(Amount(tricks=phrase.number), phrase.span)
        return True  # "no losers in clubs, *two in hearts*"
    step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=phrase.number, listed=True)
    draft.add_unit(clause, [step], "listed")
    draft.counts.listed.append((phrase.number, False))
    return True


def _count_in_each(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "One to come *in each black suit*", "two tricks *in each minor*": so many of both."""
    goes_on = bool(draft.plan.units) and draft.plan.units[-1].sort == "listed" and clause.link in ("and", "comma")
    governed = clause.phrase_at("in")
    if governed is None or not phrase.number or not in_each_of_two(clause) or not (goes_on or clause.link == "start"):
        return False
    group = governed.group or (governed.of.group if governed.of is not None else None)
    for suit in PAIRS.get(group or "", ""):
        step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=phrase.number, listed=True)
        draft.add_unit(clause, [step], "listed")
        draft.counts.listed.append((phrase.number, False))
    return True


def _read_not_needed(clause: Clause, draft: Draft) -> bool:
    """ "I *don't need* the diamonds to break": no play."""
    said = draft.words(clause.negation.span).lower() if clause.negation is not None else ""
    breaks = draft.text[clause.end :].lstrip().lower().startswith(("to break", "to split", "to be", "to come"))
    return said.endswith(" need") and breaks


def _read_counted_for(clause: Clause, draft: Draft) -> bool:
    """ "Clubs *for five*, hearts *for three*": winners of a suit."""
    phrase, count = clause.phrases[0] if len(clause.phrases) == 1 else None, clause.phrase_at("for")
    if phrase is None or not phrase.suit or not phrase.plural or phrase.ranks or phrase.cards or phrase.number:
        return False
    named = count is not None and count.noun == "trick" and not (count.suit or count.quantifier)
    named = named and clause.link != "and"  # not "crossruffing hearts and spades for two tricks"
    tricks = count is not None and (count.is_bare_number or named)
    if count is None or not tricks or count.number is None or "last" in count.adjectives:
        return False
    clause.places = [place for place in clause.places if place.object is not count]
    step = draft.add_step(Verb.CASH, clause.span, suit=phrase.suit, count=count.number, listed=True)
    draft.add_unit(clause, [step], "listed")
    draft.counts.listed.append((count.number, False))
    return True


def _read_suit_lent(clause: Clause, draft: Draft) -> bool:
    """ "The king, I mean the ace, *of clubs*"."""
    lends = clause.mark("OF") is not None and bool(draft.plan.steps) and len(clause.phrases) == 1
    if not lends or clause.phrases[0].suit is None:
        return False
    step = draft.plan.steps[-1]
    if step.cards and step.cards[0][0] == "?":
        suit = clause.phrases[0].suit
        draft.plan.change_step(step.id, suit=suit, cards=tuple(suit + card[1] for card in step.cards))
    return True


def _read_nothing_to_lose_but(clause: Clause, draft: Draft) -> bool:
    """ "*Nothing to lose* but the ace of trumps": a loss, and no number of tricks."""
    nothing = [draft.words(phrase.span).lower() for phrase in clause.phrases] == ["nothing to lose"]
    if nothing and clause.exclusions:
        left_out(clause, draft)
        draft.flags.discard("all_but")
    return nothing and bool(clause.exclusions)


def _read_left_out(clause: Clause, draft: Draft) -> bool:
    """ "… *but one*"."""
    if not clause.exclusions or clause.phrases:
        return False
    left_out(clause, draft)
    return True


def _read_less(clause: Clause, draft: Draft) -> bool:
    """ "Ten if hearts break, *otherwise one less*"; of "all of them" nobody knows how many one less is."""
    counts = draft.counts
    if not clause.exclusions or clause.subordinate != "otherwise" or clause.exclusions[0].object is not None:
        return False
    said = [amount.tricks for amount, _ in (*counts.claimed, *counts.claimed_if) if amount.tricks is not None]
    fewer = clause.phrases[0].number or 1
    counts.claimed.clear()
    counts.claimed_if.clear()
    draft.flags.add("vague")
    if said and said[-1] >= fewer:
        draft.claim(Amount(tricks=said[-1] - fewer), clause.span)
    return True


def _read_entry_named(clause: Clause, draft: Draft) -> bool:
    """ "With the spade ace *as the entry*", "♥K *for entry*": a card to cross with."""
    means, beside = clause.phrase_at("as", "for"), clause.phrase_at("with")
    itself = beside is not None and beside.noun == "entry"  # "with CA as entry, …"
    if not itself and (means is None or means.noun != "entry"):
        return False
    with_what = clause.place("with")
    card = with_what.object if with_what else clause.phrases[0] if clause.phrases else None
    if not isinstance(card, NounPhrase) or not (card.ranks or card.cards):
        return False
    spec = specs_of(card, draft.last.suit)[0]
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause), count=None)], "act")
    draft.plan.units[-1].free = itself and len(draft.plan.units) == 1  # how, not when
    cash_goal(clause, draft)
    return True


def _read_places(clause: Clause, draft: Draft) -> bool:
    """A place by itself: "over to dummy" crosses, "and back to hand" too; otherwise it belongs to the last step."""
    if clause.phrases:
        return False
    conceding = draft.counts.side == "theirs" and draft.counts.conceded and clause.link in ("comma", "none")
    place, on = clause.place("to"), clause.place("on")
    if conceding and (lost := lost_to(clause, draft)):
        draft.add_unit(clause, lost, "concede")  # "losing one more, to the heart ace"
    elif place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE":
        add_crossing(clause, draft)
    elif place is not None and _is_back_to_card(draft, place):
        add_crossing(clause, draft)  # "diamond to the king, *back to the ace*"
    elif on is not None and discards_on(draft, on):
        pass  # "…, on the queen of diamonds"
    elif (line := clause.phrase_at("on", "with", "by")) is not None and line.act in _LINES:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")  # "on the diamond hook"
    elif (named := _suit_placed(clause)) is not None:
        add_listed_steps(clause, draft, named)
    else:
        _read_order_of_last(clause, draft)
    return True


def _is_back_to_card(draft: Draft, place: Prepositional) -> bool:
    card = place.object if isinstance(place.object, NounPhrase) else None
    said = draft.words(place.span).lower().startswith(("back to", "over to", "across to"))
    return said and card is not None and len(card.ranks) == 1 and card.determiner != "your"


def _suit_placed(clause: Clause) -> NounPhrase | None:
    """ "Top down *in spades*", "back *to the diamonds*"."""
    for place in clause.places:
        if isinstance(place.object, NounPhrase) and place.object.suit:
            return place.object if clause.mark("HOW") or place.preposition == "to" else None
    return None


def _read_order_of_last(clause: Clause, draft: Draft) -> None:
    """ "…, in that order", "…, in any order", "…, at the end"."""
    plan = draft.plan
    said = clause.mark("LAST", "FIRST", "INORDER", "ANYORDER")
    if said is None:
        return
    if not plan.units:
        if said.label == "INORDER":
            plan.in_order = said.span
        return
    if said.label == "ANYORDER":
        for earlier in plan.units:
            earlier.free = True
        return
    if said.label == "INORDER":
        plan.units[-1].in_order = said.span
    elif said.label == "LAST":
        plan.units[-1].last = said.span
        _lose_at_the_end(plan)
    draft.marks.then_spans.append(said.span)


def _lose_at_the_end(plan: SpokenPlan) -> None:
    """ "You get the queen of clubs, *at the end*"."""
    for number in plan.units[-1].steps:
        step = plan.steps[number]
        if step.verb is Verb.CONCEDE and "at_the_end" not in step.how:
            plan.change_step(number, how=(*step.how, "at_the_end"))


def _read_way_across(clause: Clause, draft: Draft) -> bool:
    """ "Spade to my hand"."""
    role = clause.goes_to(("dummy", "hand"), "to")
    phrase = clause.phrases[0]
    if not role or len(clause.phrases) != 1 or not phrase.suit or phrase.act is not None or phrase.number is not None:
        return False
    add_crossing(clause, draft)
    return True


def _read_loser_thrown(clause: Clause, draft: Draft) -> bool:
    """ "Heart loser on the third club", "two clubs on the spades"."""
    phrase, on = clause.phrases[0], clause.phrase_at("on")
    other = on is not None and (on.suit or on.ranks or on.cards) and on.suit != phrase.suit
    thrown = phrase.suit not in (None, "T") and not (phrase.ranks or phrase.cards or phrase.act or phrase.noun)
    if clause.place("on") is None or not (phrase.noun == "loser" or (thrown and other and len(clause.phrases) == 1)):
        return False
    draft.add_unit(clause, PLAY_VERBS["discard"](clause, draft), "verb")
    return True


def _read_entry(clause: Clause, draft: Draft) -> bool:
    """ "Ace of diamonds entry": a card to cross with."""
    phrase = clause.phrases[0]
    beside = [p for p in clause.phrases if p.ranks or p.cards]
    if len(clause.phrases) == 2 and len(beside) == 1 and any(p.noun == "entry" for p in clause.phrases):
        phrase = replace(beside[0], noun="entry")  # "entry ♥A", "♦K outside entry"
    elif len(clause.phrases) != 1:
        return False
    if phrase.noun != "entry" or phrase.quantifier in ("no", "none"):
        return False
    card = clause.phrase_at("in")
    if card is not None and (card.ranks or card.suit) and not phrase.ranks:
        phrase = card  # "entry in ♠A"
    step = draft.add_spec(Verb.CROSS, specs_of(phrase)[0], hand=hand_of(clause) or "dummy", count=None)
    draft.add_unit(clause, [step], "act")
    draft.plan.units[-1].free = True  # it says how, not when
    cash_goal(clause, draft)
    return True


def _read_plus(clause: Clause, draft: Draft) -> bool:
    """ "Plus one": an overtrick, when nothing is being added up."""
    joint = clause.joint("AND")
    phrase = clause.phrases[0]
    plus = joint is not None and draft.words(joint.span).lower() == "plus" and phrase.is_bare_number
    counted = draft.counts.claimed or (draft.plan.steps and clause.joint("COMMA") is None)
    if not plus or phrase.number is None or counted:
        return False
    draft.add_result(Result(over=phrase.number))
    return True


def _read_equals(clause: Clause, draft: Draft) -> bool:
    """ "4 in the reds + spade A *= 5*"."""
    equals = clause.joint("COLON")
    phrase = clause.phrases[0]
    again = equals is not None and draft.words(equals.span) == "=" and phrase.nouns_plural and len(phrase.ranks) == 1
    if again and phrase.number is not None and phrase.number == listed_sum(draft):
        return True  # "SA HA DA CA = 4 aces"
    last = draft.plan.last_step
    assigned = last is not None and last.listed and last.suit and not (last.cards or last.count)  # "T = 4, C = 3"
    if (
        assigned
        or equals is None
        or draft.words(equals.span).lower() not in ("=", "equals")
        or not clause.phrases[0].is_bare_number
    ):
        return False
    draft.counts.claimed.clear()
    draft.claim(Amount(tricks=clause.phrases[0].number), clause.span)
    return True


# From `_read_places` on there is a phrase.
_TURNS_OF_SPEECH: tuple[Callable[[Clause, Draft], bool], ...] = (
    _read_break, read_last_for_you, read_none_of_them, read_lost_before, read_their_gain_goes_on, read_their_loss_on,
    read_no_losers_in_suit, read_suit_for_losers, read_lost_in_another, read_where_lost, read_losers_listed,
    read_undertricks_named,
    read_only_lost,
    read_both_lost, read_another_loser, read_other_loss, read_last_of_all, read_not_one, read_denied_number,
    read_no_winners,
    _read_all_of_suit, read_loser_too, read_this_trick, _read_trumps_in, read_theirs, read_for_card, read_for_me,
    _read_trumps_in_rounds, _read_trumps_once_more, _read_led_towards, _read_not_needed, _read_counted_in,
    _read_counted_for, _read_suit_lent,
    _read_nothing_to_lose_but, _read_left_out, _read_less, read_conceding_on, _read_entry_named, _read_places,
    _read_way_across, _read_loser_thrown, _read_entry, _read_plus, _read_equals, _read_card_to_finesse,
    _read_height_of_ruffs, read_denied,
)  # fmt: skip


def _may_be_led_towards(phrase: NounPhrase) -> bool:
    """ "A heart (to the ten)", "small (to the jack)", "the deuce of hearts (to the ace)"."""
    if len(phrase.ranks) == 1:
        return phrase.ranks[0] == "x" or (phrase.suit is not None and phrase.ranks[0] in "23456789TJQ")
    return (phrase.suit is not None or (phrase.adjectives == ("low",) and not phrase.has_head)) and not phrase.ranks


def _understood(phrases: list[NounPhrase]) -> list[NounPhrase]:
    """Those of which it is known what is done with them; "the rest" says it of itself."""
    kept = [phrase for phrase in phrases if not phrase.after_unread or amount_of(phrase) == Amount(all=True)]
    return [phrase for phrase in kept if not is_empty(phrase)]
