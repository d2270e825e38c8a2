"""Plays said without a verb: "a heart to the ten", "trumps in two rounds", "spade to my hand", "and back to dummy"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.parts.frames import LINES_OF_PLAY, hand_of
from nlclaim.reading.clause.plays.crossings import add_crossing, cash_goal
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps
from nlclaim.reading.clause.plays.finesses import read_towards, run_card, towards_card
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act, discards_on
from nlclaim.reading.clause.tricks.concessions import give_away, lost_to
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.phrases import specs_of
from nlclaim.reading.segmentation.clause import Clause

HOW_PLAYED: Final = LINES_OF_PLAY | {"ruff", "overruff"}
"""Acts by which what is listed may be played: "on the diamond hook"."""


def read_trumps_in(clause: Clause, draft: Draft) -> bool:
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


def read_trumps_in_rounds(clause: Clause, draft: Draft) -> bool:
    """ "Trumps in two rounds"."""
    rounds = clause.phrase_at("in")
    if rounds is None or rounds.noun != "round" or not clause.phrases or clause.phrases[0].suit != "T":
        return False
    together = replace(rounds, suit="T", span=clause.phrases[0].span.cover(rounds.span))
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, together), "verb")
    return True


def read_trumps_once_more(clause: Clause, draft: Draft) -> bool:
    """ "*Trumps once more*": another round of them."""
    phrase = clause.only_phrase
    once = any(mark.value == "once_more" for mark in clause.marks)
    if phrase is None or not once or phrase.suit != "T" or phrase.ranks or phrase.number or phrase.act:
        return False
    another = replace(phrase, number=1, noun="round")
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, another), "verb")
    return True


def read_led_towards(clause: Clause, draft: Draft) -> bool:
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


def _may_be_led_towards(phrase: NounPhrase) -> bool:
    """ "A heart (to the ten)", "small (to the jack)", "the deuce of hearts (to the ace)"."""
    if len(phrase.ranks) == 1:
        return phrase.ranks[0] == "x" or (phrase.suit is not None and phrase.ranks[0] in "23456789TJQ")
    return (phrase.suit is not None or (phrase.adjectives == ("low",) and not phrase.has_head)) and not phrase.ranks


def read_card_to_finesse(clause: Clause, draft: Draft) -> bool:
    """ "Queen of hearts *for a finesse*": run, if it is not covered."""
    purpose = clause.phrase_at("for")
    card = clause.only_phrase
    if purpose is None or purpose.act != "finesse" or card is None or len(card.ranks) != 1:
        return False
    step = run_card(clause, draft, specs_of(card)[0])
    draft.plan.change_step(step, how=(*draft.plan.steps[step].how, *specs_of(purpose)[0].how))
    draft.add_unit(clause, [step], "act")
    return True


def read_height_of_ruffs(clause: Clause, draft: Draft) -> bool:
    """ "Crossruff, *the small trumps first*": how high he ruffs, no trumps led."""
    last = draft.plan.last_step
    phrase = clause.only_phrase
    if last is None or last.verb not in (Verb.RUFF, Verb.CROSSRUFF) or phrase is None or clause.link == "stop":
        return False
    height = next((word for word in phrase.adjectives if word in ("low", "high")), None)
    trumps = phrase.suit == "T" and phrase.plural and not phrase.ranks and phrase.number is None
    if height is None or not trumps or clause.mark("FIRST") is None or clause.joint("THEN", "AND"):
        return False
    draft.plan.change_step(last.id, how=(*last.how, height))
    return True


def read_loser_thrown(clause: Clause, draft: Draft) -> bool:
    """ "Heart loser on the third club", "two clubs on the spades"."""
    phrase, on = clause.phrases[0], clause.phrase_at("on")
    other = on is not None and (on.suit or on.ranks or on.cards) and on.suit != phrase.suit
    thrown = phrase.suit not in (None, "T") and not (phrase.ranks or phrase.cards or phrase.act or phrase.noun)
    if clause.place("on") is None or not (phrase.noun == "loser" or (thrown and other and len(clause.phrases) == 1)):
        return False
    draft.add_unit(clause, PLAY_VERBS["discard"](clause, draft), "verb")
    return True


def read_way_across(clause: Clause, draft: Draft) -> bool:
    """ "Spade to my hand"."""
    role = clause.goes_to(("dummy", "hand"), "to")
    phrase = clause.phrases[0]
    if not role or len(clause.phrases) != 1 or not phrase.suit or phrase.act is not None or phrase.number is not None:
        return False
    place = clause.place("to")
    if draft.claimer_role == "defender" and place is not None and draft.words(place.span).lower().endswith(" me"):
        draft.add_unit(clause, [draft.add_step(Verb.LEAD, phrase.span, suit=phrase.suit)], "act")
        return True  # a defender's "club back to me"
    add_crossing(clause, draft)
    return True


def read_entry(clause: Clause, draft: Draft) -> bool:
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


def read_entry_named(clause: Clause, draft: Draft) -> bool:
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
    reached = clause.phrases if with_what is not None else []
    for phrase in reached:
        add_listed_steps(clause, draft, phrase)  # "*the clubs*, with the spade ace as the entry"
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause), count=None)], "act")
    draft.plan.units[-1].free = bool(reached) or (itself and len(draft.plan.units) == 1)  # how, not when
    cash_goal(clause, draft)
    return True


def read_places(clause: Clause, draft: Draft) -> bool:
    """A place by itself: "over to dummy" crosses, "and back to hand" too; otherwise it belongs to the last step."""
    if clause.phrases:
        return False
    conceding = draft.counts.side == "theirs" and draft.counts.conceded and clause.link in ("comma", "none")
    place, on = clause.place("to"), clause.place("on")
    conceding = conceding and not _is_way_to_hand(clause, draft)
    if conceding and (lost := lost_to(clause, draft)):
        draft.add_unit(clause, lost, "concede")  # "losing one more, to the heart ace"
    elif place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE":
        add_crossing(clause, draft)
    elif place is not None and _is_back_to_card(draft, place):
        add_crossing(clause, draft)  # "diamond to the king, *back to the ace*"
    elif place is not None and _is_back_to_me(clause, draft, place):
        add_crossing(clause, draft)  # "ruff a heart, *back to me with the king of clubs*"
    elif on is not None and discards_on(draft, on):
        pass  # "…, on the queen of diamonds"
    elif (line := clause.phrase_at("on", "with", "by")) is not None and line.act in HOW_PLAYED:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")  # "on the diamond hook"
    elif (named := _suit_placed(clause)) is not None:
        add_listed_steps(clause, draft, named)
    else:
        _read_order_of_last(clause, draft)
    return True


def _is_way_to_hand(clause: Clause, draft: Draft) -> bool:
    """ "You get a club, *to dummy with a heart*": crossed, and no more lost."""
    means = clause.phrase_at("with", "in")
    ours = ("dummy", "hand", "me") if draft.claimer_role != "defender" else ()
    return means is not None and bool(means.suit or means.ranks) and clause.goes_to(ours, "to")


def _is_back_to_card(draft: Draft, place: Prepositional) -> bool:
    card = place.object if isinstance(place.object, NounPhrase) else None
    said = draft.words(place.span).lower().startswith(("back to", "over to", "across to"))
    return said and card is not None and len(card.ranks) == 1 and card.determiner != "your"


def _is_back_to_me(clause: Clause, draft: Draft, place: Prepositional) -> bool:
    card = clause.phrase_at("with", "in", "on")
    said = draft.words(place.span).lower().startswith(("back to", "over to", "home to"))
    led = card is not None and bool(card.suit or card.ranks) and not (card.number or card.noun)
    return said and led and clause.goes_to(("me",), "to") and draft.claimer_role != "defender"


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
