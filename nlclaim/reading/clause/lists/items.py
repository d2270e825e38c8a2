"""The items of a list: a number of tricks, or a step for a suit, a card or an action."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.lists.counting import read_number
from nlclaim.reading.clause.lists.inherited import Inherited, inherited
from nlclaim.reading.clause.lists.item_turns import (
    NO_TRICKS,
    TWO_SUITED,
    extend_discard,
    read_act,
    read_alternative,
    read_another,
    read_another_round,
    read_else_count,
    read_loser,
    read_more_elsewhere,
    read_other_suit,
    read_rest_of_suit,
    read_second_suit,
    read_sort_of_squeeze,
)
from nlclaim.reading.clause.lists.recounted import read_sum_of_suit, spells_out
from nlclaim.reading.clause.parts.frames import hand_of, how_of, negated, rounds_of
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps
from nlclaim.reading.clause.tricks.concessions import lend_suit_back, tricks_of
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Belief, Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, Spec, each_suit, is_empty, is_level, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def read_item(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """One item: tricks claimed, conceded, or a step."""
    last = draft.plan.last_step
    if last and last.listed and last.suit and clause.link == "and" and phrase.is_bare_number and hand_of(clause):
        phrase = replace(phrase, suit=last.suit)  # "five trumps in hand and two in dummy"
    if _says_nothing_of(phrase) or _is_other_result(clause, draft, phrase) or spells_out(clause, draft, phrase):
        return
    line = clause.phrase_at("on")
    if phrase.quantifier == "all" and not phrase.has_head and line is not None and line.act and clause.verb is None:
        return  # "all on the heart hook": what it hangs on
    winners = phrase.noun == "winner" and phrase.number is not None and not phrase.suit and clause.link == "and"
    if winners and draft.counts.listed and not draft.counts.claimed:
        draft.counts.listed.append((phrase.number, False))  # "I have four trumps and four winners"
        return
    phrase = _small_of_suit(draft.plan, phrase)
    if read_more_elsewhere(clause, draft, phrase) or read_else_count(draft, phrase):
        return
    if any(read(clause, draft, phrase) for read in _TURNS_OF_SPEECH):
        return
    if phrase.noun == "claim" and phrase.of is not None and phrase.of.noun == "trick" and phrase.of.number:
        draft.claim(Amount(tricks=phrase.of.number), phrase.span)  # "a claim of three tricks"
    if phrase.noun in ("coup", "claim"):
        draft.flags.add("vague")  # a line by its name, which the closed list of plays has not
    side_suit = phrase.group == "side" and phrase.determiner == "a"
    if not (is_empty(phrase) or phrase.noun in NO_TRICKS or side_suit):
        add_listed_steps(clause, draft, phrase)
        _note_called_good(draft, phrase)


def _note_called_good(draft: Draft, phrase: NounPhrase) -> None:
    """ "One of *my good nines*": more than one card of a rank, each of which he holds to be high."""
    named = phrase.of if phrase.of is not None and not phrase.ranks else phrase
    if len(named.ranks) == 1 and not named.suit and {"good", "high"} & {*named.adjectives}:
        words = draft.words(named.span)
        draft.beliefs.append(Belief(words, named.span, "high", cards=(f"?{named.ranks[0]}",)))


def _is_other_result(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Making six if trumps split, *otherwise five*": a level, as the number before it."""
    plan, counts = draft.plan, draft.counts
    levels = [result for result in (*counts.results, *counts.results_if) if result.level is not None]
    hangs = plan.condition is not None or plan.else_of is not None or clause.subordinate == "otherwise"
    if not (levels and hangs and plan.conditions and is_level(phrase)) or counts.claimed or plan.steps:
        return False
    counts.results_if.append(Result(level=phrase.number))
    draft.flags.add("otherwise")
    return True


def _small_of_suit(plan: SpokenPlan, phrase: NounPhrase) -> NounPhrase:
    """ "Ace and king of clubs, then *a small one*": a small club."""
    suit = plan.steps[-1].suit if plan.steps and plan.steps[-1].cards else None
    if suit is None or phrase.suit or phrase.noun or phrase.number != 1 or phrase.adjectives != ("low",):
        return phrase
    return replace(phrase, suit=suit, number=None)


def _says_nothing_of(phrase: NounPhrase) -> bool:
    """ "He had the rest, *nothing about the trump*"; "none of the spades" has no article of its own."""
    return phrase.quantifier == "none" and phrase.determiner is not None and phrase.has_head


# Turns of speech: each reads the item, or is false when it is none of its kind.


def _read_drawn_with_too(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Drawing trumps with the ace *and king*": one more of the cards that they are drawn with."""
    last = draft.plan.last_step
    more = clause.link == "and" and is_bare_list(clause) and not clause.joint("THEN", "COMMA", "BEFORE", "AFTER")
    if last is None or last.verb is not Verb.DRAW or not (last.cards and last.suit and more):
        return False
    if len(phrase.ranks) != 1 or phrase.suit is not None or phrase.nouns_plural or phrase.determiner == "your":
        return False
    draft.plan.change_step(last.id, cards=(*last.cards, last.suit + phrase.ranks[0]))
    return True


_TURNS_OF_SPEECH: Final[tuple[Callable[[Clause, Draft, NounPhrase], bool], ...]] = (
    _read_drawn_with_too,
    read_alternative, read_act, read_sum_of_suit, read_second_suit, read_sort_of_squeeze, read_another_round,
    read_rest_of_suit, read_another, read_number, read_loser, read_other_suit, extend_discard,
)  # fmt: skip


def add_listed_steps(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """Steps for the suit or the cards that an item names, with the verb that the list goes on with."""
    if "objection" in draft.flags and phrase.suit == "T":
        if _ABOUT.search(draft.text[: phrase.span.start]) is not None and phrase.determiner != "my":
            return  # "she said nothing about trumps": no word that one is out
        draft.marks.outstanding.append((1 if phrase.determiner == "a" else phrase.number, phrase.span))
        return  # "you still have a trump"
    if phrase.quantifier == "none" and phrase.suit and draft.counts.listed:
        return  # "hearts A, diamonds AK, clubs *nothing*"
    _drop_unnamed(clause, draft)
    how = inherited(clause, draft, phrase)
    specs = _specs(draft, phrase)
    if phrase.ranks and not phrase.suit and (suit := _suit_announced(clause, draft)) is not None:
        specs = [replace(spec, suit=suit, cards=tuple(suit + card[1] for card in spec.cards)) for spec in specs]
    steps = []
    for spec in specs:
        if not _says_only_rounds(clause, draft, phrase, spec):
            how = _as_it_stands(clause, draft, phrase, spec, how)
            steps.append(_add_item(clause, draft, phrase, spec, how))
    sort = how.sort
    after_these = clause.subordinate in ("after", "before") and phrase in clause.phrases[1:]
    if sort == "same" and clause.link == "comma" and _goes_on_in_suit(draft, steps):
        sort = "verb"  # "I play ♥K, *♥A* and take the ♥9"
    elif sort == "same" and clause.link == "and" and _ends_run_of_suit(draft, steps):
        sort = "verb"  # "I play ♥K, ♥A *and the ♥9 if the jack drops*"
    if (sort == "same" or after_these) and draft.plan.units:
        draft.plan.units[-1].steps.extend(steps)  # "after the ace and king"
    else:
        draft.add_unit(clause, steps, sort)


_ABOUT: Final = re.compile(r"\b(?:about|mention(?:ed|s|ing)?|mention of) $", re.IGNORECASE)


def _says_only_rounds(clause: Clause, draft: Draft, phrase: NounPhrase, spec: Spec) -> bool:
    """Whether an item is rounds, which are read on their own, or nothing that could be led."""
    if phrase.noun == "round" and not spec.suit and says_rounds(clause, draft, phrase):
        return True
    if not (spec.named or spec.cards or spec.count) or (phrase.noun == "round" and not spec.suit):
        return True
    if phrase.noun != "round" or not draft.are_trumps(spec.suit):
        return False
    draft.add_unit(clause, add_rounds_of_trumps(clause, draft, phrase), "verb")
    return True


def _as_it_stands(clause: Clause, draft: Draft, phrase: NounPhrase, spec: Spec, how: Inherited) -> Inherited:
    """How the list goes on, where the item's place or its cards say otherwise."""
    verb, sort, listed = how
    joint = clause.joint("AFTER", "BEFORE")
    first = joint is not None and draft.words(joint.span).lower().startswith("before th")  # "but before that …"
    if joint is not None and not first and listed and spec.count in (None, 1):
        counted = phrase.determiner is not None or phrase.number is not None  # "after one more trump"
        one = spec.suit == "T" and not spec.cards and not phrase.plural and counted
        verb, listed = (Verb.LEAD if one else verb), False
        if spec.suit and not (spec.cards or spec.count) and draft.counts.listed:
            draft.counts.listed.append((None, False))  # "ace of hearts before clubs": an order of play, no count
    if verb is Verb.CASH and phrase.noun == "trick" and draft.claimer_role == "defender":
        verb = Verb.WIN  # "two trump tricks"
    if verb is Verb.CASH and _is_small(clause, draft.plan, phrase, spec):
        both = clause.goes_to(("both_hands",), "from")  # "low club from both hands"
        verb, listed, sort = Verb.DUCK if both else Verb.LEAD, False, "act"
        draft.counts.listed.append((None, False))
        if "another" in phrase.adjectives:
            _lend_to_open_cards(draft.plan, spec.suit)
    return Inherited(verb, sort, listed)


def _add_item(clause: Clause, draft: Draft, phrase: NounPhrase, spec: Spec, how: Inherited) -> int:
    """The step of an item, its tricks counted where the list counts them."""
    verb, sort, listed = how
    if phrase.group is None:
        lend_suit_back(clause, draft, spec)
    uncounted = verb not in (Verb.CASH, Verb.WIN, Verb.RUN, Verb.CONCEDE) and spec.count == 1
    step = draft.add_spec(
        verb, spec, hand=hand_of(clause), how=how_of(clause), negated=negated(clause),
        count=None if uncounted else spec.count, listed=listed,
        on=draft.plan.steps[-1].on if verb is Verb.DISCARD and draft.plan.steps else None,
    )  # fmt: skip
    lends = phrase.suit is None and phrase.group is None and phrase.ranks
    if spec.cards and spec.suit and lends and clause.joint("THEN", "STOP", "COMMA"):
        draft.last.lent.add(step)
    if verb is Verb.CONCEDE and not negated(clause):
        draft.counts.concede(Amount(tricks=len(spec.cards) or spec.count or 1), phrase.span)
    elif listed and not negated(clause) and not _adds_to_number(clause, draft, tricks_of(phrase, spec)):
        draft.counts.listed.append((tricks_of(phrase, spec), sort == "held"))
    return step


def _adds_to_number(clause: Clause, draft: Draft, tricks: int | None) -> bool:
    """ "Three tricks *plus the ace*": the number is that of the others."""
    number, span = draft.counts.claimed[-1] if draft.counts.claimed else (None, None)
    if number is None or span is None or number.tricks is None or tricks is None or len(draft.plan.steps) > 1:
        return False
    between = _IS_SURE.sub("", draft.lowered[span.end : clause.start]).strip()
    if between not in ("plus", "+", "and", "&") or (between in ("and", "&") and number.tricks > HIGHEST_LEVEL):
        return False
    draft.counts.claimed[-1] = (replace(number, tricks=number.tricks + tricks), span)
    return True


_IS_SURE: Final = re.compile(r"^ (?:safe(?:ly)? )?(?:in the bag|home|in hand|cold|on top|sure|for sure)(?= |,)")
"""What may be said of a number before more is added: "eight *in the bag* plus the ace"."""
_NAMES_SUIT: Final = re.compile(r"[♠♥♦♣SHDC]|spade|heart|diamond|club|trump")


def _goes_on_in_suit(draft: Draft, steps: list[int]) -> bool:
    """Whether one card follows another of its suit, each named with the suit."""
    if len(steps) != 1 or len(draft.plan.units) < 2:
        return False  # "N cashes ♠A, ♠K" only lists
    before, here = draft.plan.steps[draft.plan.units[-1].steps[-1]], draft.plan.steps[steps[0]]
    single = len(before.cards) == len(here.cards) == 1 and not here.listed
    single = single and _NAMES_SUIT.search(draft.words(before.span)) is not None  # not "queen, jack of diamonds"
    return single and here.suit is not None and before.suit == here.suit and here.verb is Verb.CASH


def _ends_run_of_suit(draft: Draft, steps: list[int]) -> bool:
    """Whether the two plays before were cards of the suit too, one after the other."""
    if len(steps) != 1 or len(draft.plan.units) < _CHAIN:
        return False
    run = [draft.plan.units[-2], draft.plan.units[-1]]
    cards = [draft.plan.steps[number] for unit in run for number in unit.steps] + [draft.plan.steps[steps[0]]]
    alike = len({step.suit for step in cards}) == 1 and cards[0].suit is not None
    alike = alike and all(step.verb is Verb.CASH and len(step.cards) == 1 for step in cards)
    return alike and len(cards) == _CHAIN and all(unit.sort == "verb" for unit in run)


_CHAIN: Final = 3


def says_rounds(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Trumps first, *two rounds of them*": how long they are drawn."""
    last = draft.plan.last_step
    trumps = last is not None and last.verb is Verb.CASH and draft.are_trumps(last.suit) and not last.cards
    trumps = trumps and last is not None and last.count is None
    of_them = draft.lowered.startswith(" of them", phrase.span.end)
    follows = clause.link == "comma" or (clause.link == "stop" and of_them)
    if last is None or not trumps or not follows or not rounds_of(phrase):
        return False
    draft.plan.change_step(last.id, verb=Verb.DRAW, how=(*last.how, *rounds_of(phrase)), listed=False)
    draft.marks.drawing_spans.append(("plan", phrase.span))
    draft.marks.outstanding.append((None, phrase.span))
    if last.listed and draft.counts.listed:
        draft.counts.listed.pop()
        draft.plan.units[-1].sort = "verb"  # as "two rounds of trumps": a line, and no list
    return True


def _drop_unnamed(clause: Clause, draft: Draft) -> None:
    """ "Just tops: AK of hearts", "I cash out: AK of hearts": the cards say which winners were meant."""
    step = draft.plan.last_step
    if step is None or clause.joint("COLON", "DASH") is None or step.suit or step.cards or step.negated:
        return
    if step.verb is Verb.CASH and step.count is None and draft.plan.units and draft.plan.units[-1].steps == [step.id]:
        draft.withdraw_step()


def _suit_announced(clause: Clause, draft: Draft) -> str | None:
    """ "Hearts first: *ace, king*": the suit whose cards follow; the step for the suit itself makes room for them."""
    unit = draft.plan.last_unit
    if unit is None or len(unit.steps) != 1 or clause.link != "comma":
        return None
    step = draft.plan.steps[unit.steps[0]]
    begins = unit.first is not None and clause.joint("THEN") is None  # not "clubs first, *then* the ace of spades"
    announced = begins or clause.joint("COLON", "DASH") is not None
    bare = step.verb is Verb.CASH and step.suit and not step.cards and step.count is None
    if clause.mark("FIRST") is not None and not announced and (bare or step.verb is Verb.RUN):
        return step.suit  # "the clubs, *king first*": which of them begins
    if not (announced and bare) or step.id != len(draft.plan.steps) - 1:
        return draft.last.announced if step.cards and draft.last.announced == step.suit else None
    draft.withdraw_step()
    draft.last.announced = step.suit
    return step.suit


def _lend_to_open_cards(plan: SpokenPlan, suit: str | None) -> None:
    """ "*Ace, king* and another diamond": the suit of the small one is that of the cards before it."""
    for step in reversed(plan.steps):
        if not step.cards or step.cards[0][0] != "?" or suit is None:
            return
        plan.change_step(step.id, suit=suit, cards=tuple(suit + card[1] for card in step.cards))


def _is_small(clause: Clause, plan: SpokenPlan, phrase: NounPhrase, spec: Spec) -> bool:
    """ "A small club", "ace and *another club*": led, not cashed."""
    if spec.cards or spec.count not in (None, 1) or phrase.plural:
        return False  # "then small trumps"
    if spec.suit == "T" and clause.mark("LAST") is not None and clause.verb is None:
        return False  # "ruff, ace of clubs, *last the small trump*": it wins
    listed = bool(plan.steps) and all(step.listed for step in plan.steps)
    if spec.suit == "T" and listed and "another" not in phrase.adjectives and clause.joint("THEN") is None:
        return False  # "the ace, the king *and my little trump*"
    after_card = bool(plan.steps) and bool(plan.steps[-1].cards)
    return "low" in spec.how or ("another" in phrase.adjectives and after_card)


def _specs(draft: Draft, phrase: NounPhrase) -> list[Spec]:
    plan = draft.plan
    if phrase.is_bare_number and phrase.number is not None and phrase.of is None:
        return [Spec(phrase.span, draft.last.suit, ((draft.last.suit or "?") + rank_of(phrase.number),))]
    in_suits = bool(plan.steps) and plan.steps[-1].verb in TWO_SUITED  # "simple squeeze, red suits"
    found = (not in_suits and each_suit(phrase)) or specs_of(phrase, draft.last.suit)
    return [_of_another_suit(plan, spec) for spec in found] if phrase.suit is None and phrase.determiner else found


def _of_another_suit(plan: SpokenPlan, spec: Spec) -> Spec:
    """ "Diamond ace, diamond ruff, then dummy's *ace*": a card that was played already is not meant again."""
    played = {card for step in plan.steps if step.verb in (Verb.CASH, Verb.WIN) for card in step.cards}
    if not spec.cards or spec.suit is None or not played.issuperset(spec.cards):
        return spec
    return replace(spec, suit=None, cards=tuple("?" + card[1:] for card in spec.cards))
