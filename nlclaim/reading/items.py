"""The items of a list: a number of tricks, or a step for a suit, a card or an action."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import in_each_of_two, left_out, lend_suit_back, tricks_of
from nlclaim.reading.draft import Draft, Unit
from nlclaim.reading.drawing import add_rounds_of_trumps
from nlclaim.reading.frames import hand_of, how_of, negated, rounds_of
from nlclaim.reading.gains import gain
from nlclaim.reading.item_turns import (
    DONE_AGAIN,
    NO_TRICKS,
    TWO_SUITED,
    extend_discard,
    nothing_more,
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
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import (
    Amount,
    Spec,
    amount_of,
    are_losers,
    each_suit,
    is_empty,
    is_level,
    rank_of,
    specs_of,
)
from nlclaim.reading.recounts import drop_rounds, read_sum_of_suit, spells_out, take_back
from nlclaim.reading.totals import counts_plays, listed_sum, sums_up_losses

_TO_HAND = frozenset(
    {"cash", "ruff", "discard", "lead", "run", "concede", "win", "test", "establish", "duck", "knock_out"}
)
_HONOURS = frozenset("AKQJT")


def read_item(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """One item: tricks claimed, conceded, or a step."""
    last = draft.steps[-1] if draft.steps else None
    if last and last.listed and last.suit and clause.link == "and" and phrase.is_bare_number and hand_of(clause):
        phrase = replace(phrase, suit=last.suit)  # "five trumps in hand and two in dummy"
    if _says_nothing_of(phrase) or _is_other_result(clause, draft, phrase) or spells_out(clause, draft, phrase):
        return
    winners = phrase.noun == "winner" and phrase.number is not None and not phrase.suit and clause.link == "and"
    if winners and draft.listed and not draft.claimed:
        draft.listed.append((phrase.number, False))  # "I have four trumps and four winners"
        return
    take_back(draft, phrase)
    phrase = _small_of_suit(draft, phrase)
    if read_more_elsewhere(clause, draft, phrase) or read_else_count(draft, phrase):
        return
    if any(read(clause, draft, phrase) for read in _TURNS_OF_SPEECH):
        return
    if phrase.noun in ("coup", "claim"):
        draft.flags.add("vague")  # a line by its name, which the closed list of plays has not
    side_suit = phrase.group == "side" and phrase.determiner == "a"
    if not (is_empty(phrase) or phrase.noun in NO_TRICKS or side_suit):
        add_listed_steps(clause, draft, phrase)


def _is_other_result(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Making six if trumps split, *otherwise five*": a level, as the number before it."""
    levels = [result for result in (*draft.results, *draft.results_if) if result.level is not None]
    hangs = draft.condition is not None or draft.else_of is not None or clause.subordinate == "otherwise"
    if not (levels and hangs and draft.conditions and is_level(phrase)) or draft.claimed or draft.steps:
        return False
    draft.results_if.append(Result(level=phrase.number))
    draft.flags.add("otherwise")
    return True


def _small_of_suit(draft: Draft, phrase: NounPhrase) -> NounPhrase:
    """ "Ace and king of clubs, then *a small one*": a small club."""
    suit = draft.steps[-1].suit if draft.steps and draft.steps[-1].cards else None
    if suit is None or phrase.suit or phrase.noun or phrase.number != 1 or phrase.adjectives != ("low",):
        return phrase
    return replace(phrase, suit=suit, number=None)


def _says_nothing_of(phrase: NounPhrase) -> bool:
    """ "He had the rest, *nothing about the trump*"; "none of the spades" has no article of its own."""
    return phrase.quantifier == "none" and phrase.determiner is not None and phrase.has_head


# Turns of speech: each reads the item, or is false when it is none of its kind.


_NOTHING_ELSE = ("nothing else", "nothing more")


def _read_number(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Ten tricks", "no more tricks for us", "nothing but trumps"."""
    amount = amount_of(phrase)
    if amount is not None and _counts_suit_before(clause, draft, phrase):
        return True
    if amount is None or _is_rank_list(clause, draft, phrase):
        return False
    if phrase.is_bare_number and any(mark.value == "if_needed" for mark in clause.marks) and drop_rounds(draft):
        return True
    if amount.all and negated(clause) and clause.verb is None:
        return True  # "not all, I've got a club"
    if amount.tricks == 0 and clause.exclusions:
        lost = all(map(are_losers, clause.exclusions))  # "nothing but losers"
        own = [e.object for e in clause.exclusions if isinstance(e.object, NounPhrase) and e.object.ranks]
        if lost:
            draft.conceded.append((Amount(all=True), phrase.span))
        elif own and own[0].determiner == "your":
            left_out(clause, draft)  # "nothing else except your ace"
        elif own and (own[0].determiner == "my" or draft.claimer_role == "defender"):
            draft.conceded.append((Amount(all=True), phrase.span))
            clause.verb_name = "get"
            for card in own:
                gain(clause, draft, card)  # "nothing but my ace"
        else:
            draft.claim(Amount(all=True), phrase.span)
        clause.exclusions.clear()
    elif amount.tricks == 0:
        if clause.place("for", "to"):
            draft.conceded.append((Amount(all=True), phrase.span))
        elif clause.link == "and" and "current" in draft.flags and not clause.places:
            nothing_more(draft, phrase)
        elif draft.listed and not draft.conceded and draft.words(phrase.span).lower() in _NOTHING_ELSE:
            draft.flags.add("that_is_all")  # "diamonds, trumps, *nothing else*"
    elif amount.all and phrase.noun == "winner" and draft.listed:
        _claim_number(clause, draft, phrase, Amount(all=True, loosely=True))  # "AK of spades, all tops"
    else:
        _claim_number(clause, draft, phrase, amount)
    return True


def _counts_suit_before(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Heart tricks *four*, spade tricks *three*", "good clubs: *two*", "hearts, *four of them*"."""
    last = draft.steps[-1] if draft.steps else None
    of_them = phrase.of is not None and phrase.of.determiner == "these" and not phrase.of.has_head
    counted = (Verb.CASH, Verb.DRAW, Verb.DISCARD) if of_them else (Verb.CASH,)
    if last is None or last.verb not in counted or not last.suit or last.cards or last.count:
        return False
    beside = (
        phrase is not clause.phrases[0]
        or clause.link == "none"
        or clause.joint("COLON") is not None
        or (of_them and clause.link == "comma")
    )
    number = phrase.number if phrase.is_bare_number and phrase.determiner is None else None
    bare = not (clause.persons or clause.places or clause.subject or clause.copula or clause.verb)
    if not (beside and bare and number in range(1, 9)) or not (phrase.of is None or of_them):
        return False
    draft.change_step(last.id, count=number)
    if last.listed and draft.listed:
        draft.listed[-1] = (number, draft.listed[-1][1])
    return True


_TURNS_OF_SPEECH: tuple[Callable[[Clause, Draft, NounPhrase], bool], ...] = (
    read_alternative, read_act, read_sum_of_suit, read_second_suit, read_sort_of_squeeze, read_another_round,
    read_rest_of_suit, read_another, _read_number, read_loser, read_other_suit, extend_discard,
)  # fmt: skip


def _claim_number(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount) -> None:
    """ "Ten tricks"; "four plus three" adds up; "otherwise five", after "I make six", names a level."""
    if clause.link != "and" and not clause.goes_to(("me", "partner"), "for", "to") and sums_up_losses(draft, phrase):
        return
    if amount.tricks and in_each_of_two(clause):
        amount = replace(amount, tricks=2 * amount.tricks)  # "two tricks in each minor"
    beside = "current" in draft.flags and "current_lost" not in draft.flags and clause.link == "and"
    more = phrase.quantifier == "more" or phrase.adjectives == ("another",)
    if beside and more and amount.tricks and not draft.claimed:
        amount = Amount(tricks=amount.tricks + 1)  # "I win this and two more"
    joint = clause.joint("AND")
    adds = joint is not None and draft.words(joint.span).lower() in ("plus", "+") and phrase.is_bare_number
    if draft.conditions and any(mark.value == "either_way" for mark in clause.marks):
        draft.flags.add("otherwise")  # "eleven if they break, ten in any case"
    elsewhere = hand_of(clause)
    adds = adds or (elsewhere is not None and draft.counted_in not in (None, elsewhere))
    draft.counted_in = elsewhere
    if clause.copula and draft.claimed and draft.condition is None:
        draft.flags.add("summed")  # "five, plus two spades, that's seven"
    if adds and draft.claimed and amount.tricks is not None and draft.claimed[-1][0].tricks is not None:
        before, span = draft.claimed.pop()
        draft.before_sum = (before, span)
        total = (before.tricks or 0) + amount.tricks
        draft.claim(Amount(tricks=total), span.cover(phrase.span))
    elif draft.else_of is not None and "made_if" in draft.flags and is_level(phrase):
        draft.results.append(Result(level=phrase.number))
    elif draft.else_of is not None and phrase.is_bare_number and _fewer_down(draft, phrase):
        draft.results_if.append(Result(down=phrase.number))  # "if he has the king I'm two down, otherwise *one*"
    elif phrase.is_bare_number and _is_down_otherwise(clause, draft):
        most = max(phrase.number or 0, draft.results[-1].down or 0)
        draft.results[-1] = Result(down=most)  # "one off if hearts are three-three, otherwise *two*"
    else:
        draft.claim(amount, phrase.span)
        if amount.tricks and _is_for_either_side(draft, phrase):
            draft.conceded.append((amount, phrase.span))


def _is_down_otherwise(clause: Clause, draft: Draft) -> bool:
    """Whether a number tells how many down it is in the other case: "otherwise *two*", "*two* if they don't"."""
    other = bool(draft.conditions) and draft.text[clause.span.end :].lower().startswith(" if ")
    if draft.else_of is None and not other:
        return False
    return bool(draft.results) and draft.results[-1].down is not None and not draft.claimed


def _fewer_down(draft: Draft, phrase: NounPhrase) -> bool:
    return any((phrase.number or 0) < (result.down or 0) for result in draft.results_if)


def _is_for_either_side(draft: Draft, phrase: NounPhrase) -> bool:
    """ "One each", "a trick each": all that is said of the numbers."""
    alone = not (draft.units or len(draft.claimed) > 1 or draft.conceded)
    return alone and _EACH.fullmatch(draft.text[phrase.span.start :]) is not None


_EACH = re.compile(r"[\w ]+? (?:each|apiece)\W*(?:(?:ok|then|from here)\W*)?", re.IGNORECASE)


def _is_rank_list(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    totals = draft.text[phrase.span.end :].lower().lstrip().startswith(("in total", "in all", "altogether", "all told"))
    if phrase.determiner in ("this", "these") or clause.copula or clause.subordinate == "otherwise":
        return False  # "the queen of diamonds, so that's seven"
    if clause.goes_to(("me", "you"), "for", "to"):
        return False  # "the king, two for you"
    if clause.joint("COLON") is not None and counts_plays(draft, phrase):
        return False  # "heart ace, ruff a heart, king of trumps: three"
    counted = any(step.listed and step.count for step in draft.steps)
    counted = counted or clause.joint("COLON", "DASH") is not None
    if clause.link == "comma" and counted and phrase.number == listed_sum(draft) and len(draft.listed) > 1:
        return False  # "three hearts, two clubs and the ace of diamonds, six", "AKQ of hearts, spade ace: four"
    return phrase.is_bare_number and not totals and ("ranks" in draft.flags or follows_card(clause, draft))


def follows_card(clause: Clause, draft: Draft) -> bool:
    """ "K and 10": a bare number after a card is a card."""
    phrase = clause.phrases[0]
    after_card = bool(draft.steps) and len(draft.steps[-1].cards) == 1 and clause.link in ("and", "comma")
    sums_up = draft.joined_by(clause, "so")  # "the ace of clubs, so ten"
    after_card = after_card and clause.who is None and not sums_up
    return after_card and phrase.is_bare_number and phrase.number is not None and 2 <= phrase.number <= 10


def add_listed_steps(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """Steps for the suit or the cards that an item names, with the verb that the list goes on with."""
    if "objection" in draft.flags and phrase.suit == "T":
        draft.outstanding.append((1 if phrase.determiner == "a" else phrase.number, phrase.span))
        return  # "you still have a trump"
    _drop_unnamed(clause, draft)
    verb, sort, listed = _inherited(clause, draft, phrase)
    specs = _specs(draft, phrase)
    if phrase.ranks and not phrase.suit and (suit := _suit_announced(clause, draft)) is not None:
        specs = [replace(spec, suit=suit, cards=tuple(suit + card[1] for card in spec.cards)) for spec in specs]
    steps = []
    for spec in specs:
        if phrase.noun == "round" and not spec.suit and says_rounds(clause, draft, phrase):
            continue
        if not (spec.named or spec.cards or spec.count) or (phrase.noun == "round" and not spec.suit):
            continue
        if phrase.noun == "round" and spec.suit == "T":
            draft.add_unit(clause, add_rounds_of_trumps(clause, draft, phrase), "verb")
            continue
        joint = clause.joint("AFTER", "BEFORE")
        first = joint is not None and draft.words(joint.span).lower().startswith("before th")  # "but before that …"
        if joint is not None and not first and listed and spec.count in (None, 1):
            verb, listed = (Verb.LEAD if spec.suit == "T" and not spec.cards else verb), False  # "after one more trump"
        if verb is Verb.CASH and phrase.noun == "trick" and draft.claimer_role == "defender":
            verb = Verb.WIN  # "two trump tricks"
        if verb is Verb.CASH and _is_small(draft, phrase, spec):
            verb, listed, sort = Verb.LEAD, False, "act"
            draft.listed.append((None, False))
            if "another" in phrase.adjectives:
                _lend_to_open_cards(draft, spec.suit)
        if phrase.group is None:
            lend_suit_back(clause, draft, spec)
        count = None if verb not in (Verb.CASH, Verb.WIN, Verb.RUN, Verb.CONCEDE) and spec.count == 1 else spec.count
        steps.append(
            draft.add_spec(
                verb,
                spec,
                hand=hand_of(clause),
                how=how_of(clause),
                negated=negated(clause),
                count=count,
                listed=listed,
                on=draft.steps[-1].on if verb is Verb.DISCARD and draft.steps else None,
            )
        )
        lends = phrase.suit is None and phrase.group is None and phrase.ranks
        if spec.cards and spec.suit and lends and clause.joint("THEN", "STOP", "COMMA"):
            draft.lent.add(steps[-1])
        if verb is Verb.CONCEDE and not negated(clause):
            draft.conceded.append((Amount(tricks=len(spec.cards) or spec.count or 1), phrase.span))
        elif listed and not negated(clause):
            draft.listed.append((tricks_of(phrase, spec), sort == "held"))
    after_these = clause.subordinate in ("after", "before") and phrase in clause.phrases[1:]
    if sort == "same" and clause.link == "comma" and _goes_on_in_suit(draft, steps):
        sort = "verb"  # "I play ♥K, *♥A* and take the ♥9"
    if (sort == "same" or after_these) and draft.units:
        draft.units[-1].steps.extend(steps)  # "after the ace and king"
    else:
        draft.add_unit(clause, steps, sort)


_NAMES_SUIT = re.compile(r"[♠♥♦♣SHDC]|spade|heart|diamond|club|trump")


def _goes_on_in_suit(draft: Draft, steps: list[int]) -> bool:
    """Whether one card follows another of its suit, each named with the suit."""
    if len(steps) != 1 or len(draft.units) < 2:
        return False  # "N cashes ♠A, ♠K" only lists
    before, here = draft.steps[draft.units[-1].steps[-1]], draft.steps[steps[0]]
    single = len(before.cards) == len(here.cards) == 1 and not here.listed
    single = single and _NAMES_SUIT.search(draft.words(before.span)) is not None  # not "queen, jack of diamonds"
    return single and here.suit is not None and before.suit == here.suit and here.verb is Verb.CASH


def says_rounds(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Trumps first, *two rounds of them*": how long they are drawn."""
    last = draft.steps[-1] if draft.steps else None
    trumps = last is not None and last.verb is Verb.CASH and last.suit == "T" and not last.cards and last.count is None
    if last is None or not trumps or clause.link != "comma" or not rounds_of(phrase):
        return False
    draft.change_step(last.id, verb=Verb.DRAW, how=(*last.how, *rounds_of(phrase)), listed=False)
    draft.drawing_spans.append(("plan", phrase.span))
    draft.outstanding.append((None, phrase.span))
    if last.listed and draft.listed:
        draft.listed.pop()
    return True


def _drop_unnamed(clause: Clause, draft: Draft) -> None:
    """ "Just tops: AK of hearts": the cards say which winners were meant."""
    step = draft.steps[-1] if draft.steps else None
    if step is None or clause.joint("COLON", "DASH") is None or step.suit or step.cards or not step.listed:
        return
    if step.verb is Verb.CASH and step.count is None and draft.units and draft.units[-1].steps == [step.id]:
        draft.units.pop()
        draft.steps.pop()
        draft.listed.pop()


def _suit_announced(clause: Clause, draft: Draft) -> str | None:
    """ "Hearts first: *ace, king*": the suit whose cards follow; the step for the suit itself makes room for them."""
    unit = draft.units[-1] if draft.units else None
    if unit is None or len(unit.steps) != 1 or clause.link != "comma":
        return None
    step = draft.steps[unit.steps[0]]
    announced = unit.first is not None or clause.joint("COLON", "DASH") is not None
    bare = step.verb is Verb.CASH and step.suit and not step.cards and step.count is None
    if clause.mark("FIRST") is not None and not announced and (bare or step.verb is Verb.RUN):
        return step.suit  # "the clubs, *king first*": which of them begins
    if not (announced and bare) or step.id != len(draft.steps) - 1:
        return draft.announced if step.cards and draft.announced == step.suit else None
    draft.units.pop()
    draft.steps.pop()
    if step.listed and draft.listed:
        draft.listed.pop()
    draft.announced = step.suit
    return step.suit


def _lend_to_open_cards(draft: Draft, suit: str | None) -> None:
    """ "*Ace, king* and another diamond": the suit of the small one is that of the cards before it."""
    for step in reversed(draft.steps):
        if not step.cards or step.cards[0][0] != "?" or suit is None:
            return
        draft.change_step(step.id, suit=suit, cards=tuple(suit + card[1] for card in step.cards))


def _is_small(draft: Draft, phrase: NounPhrase, spec: Spec) -> bool:
    """ "A small club", "ace and *another club*": led, not cashed."""
    if spec.cards or spec.count not in (None, 1) or phrase.plural:
        return False  # "then small trumps"
    after_card = bool(draft.steps) and bool(draft.steps[-1].cards)
    return "low" in spec.how or ("another" in phrase.adjectives and after_card)


def _specs(draft: Draft, phrase: NounPhrase) -> list[Spec]:
    if phrase.is_bare_number and phrase.number is not None and phrase.of is None:
        return [Spec(phrase.span, draft.last_suit, ((draft.last_suit or "?") + rank_of(phrase.number),))]
    in_suits = bool(draft.steps) and draft.steps[-1].verb in TWO_SUITED  # "simple squeeze, red suits"
    return (not in_suits and each_suit(phrase)) or specs_of(phrase, draft.last_suit)


def _inherited(clause: Clause, draft: Draft, phrase: NounPhrase) -> tuple[Verb, str, bool]:
    """(verb, sort of unit, listed) of an item: "cash the ace *and two spades*" goes on with the verb before it."""
    last = draft.units[-1] if draft.units else None
    bare_suit = phrase.suit and not (phrase.plural or phrase.ranks or phrase.determiner) and phrase.number is None
    thrown = bool(draft.steps) and draft.steps[-1].verb is Verb.DISCARD and clause.link == "and"
    beside = last is not None and last.sort == "listed" and not clause.joint("COMMA") and not phrase.ranks
    if thrown and (bare_suit or (beside and phrase.suit and phrase.act is None)):
        return Verb.DISCARD, "same", False  # "pitching spade and diamond", "AK of clubs throwing a spade and a heart"
    if last is not None and _plays_next(clause, draft, phrase, last):
        return draft.steps[last.steps[-1]].verb, "verb", False
    fresh = last is None or clause.joint("THEN", "IF", "BEFORE", "AFTER") or clause.link in ("stop", "start")
    fresh = fresh or (clause.copula is not None and clause.who == "it")  # "…, and there's a diamond to lose"
    if fresh or last is None or last.sort not in ("verb", "same", "concede") or last.sentence != draft.sentence:
        beside = clause.link in ("and", "comma") or clause.joint("THEN") is not None
        held = last is not None and last.sort == "held" and beside
        listed = last is None or last.sort != "verb" or clause.link != "and"
        if held and last is not None and draft.steps[last.steps[-1]].verb is Verb.WIN:
            return _held_on(draft, last), "held", listed
        if held and draft.previous is not None and draft.previous.verb_name == "get":
            return Verb.WIN, "held", listed  # "I get a ruff and the ace of trumps"
        if _says_which(clause, draft):
            return Verb.WIN, "held", listed
        if (
            last is None
            and phrase.determiner in ("a", None)
            and not phrase.plural
            and clause.goes_to(("hand",), "from")
        ):
            return Verb.LEAD, "verb", False  # "a trump from my hand now"
        return Verb.CASH, "held" if held else "listed", listed
    verb = draft.steps[last.steps[-1]].verb
    if draft.steps[last.steps[-1]].negated and clause.negation is None and clause.link == "comma":
        return Verb.CASH, "listed", True  # "not ruffing anything, just the top hearts"
    if verb is Verb.RUFF and (phrase.suit == "T" or draft.steps[last.steps[-1]].suit is None):
        return Verb.CASH, "verb", False  # "ruff, ruff, and the last trump", "two clubs, ruff, club"
    good = "has_losers" in draft.flags and bool({"good", "winning"} & {*phrase.adjectives})
    if verb is Verb.CONCEDE and (
        phrase.determiner == "my" or good or draft.joined_by(clause, "so") or clause.goes_to(("me",), "to", "for")
    ):
        return Verb.CASH, "held", True  # "your heart and my two clubs", "a heart loser and a good spade"
    if clause.mark("FIRST", "LAST"):
        verb = Verb.CASH if verb is Verb.RUN and (phrase.ranks or phrase.cards or not phrase.plural) else verb
        ruffed = verb is Verb.RUFF and (phrase.ranks or phrase.cards)  # "ruff a spade, and finally the ace of trumps"
        return (verb if verb.value in _TO_HAND and not ruffed else Verb.CASH), "verb", False
    if verb is Verb.WIN and not (phrase.ranks or phrase.cards) and phrase.number is None:
        return Verb.CASH, "verb", False  # "win the ace, diamonds"
    honour = any(rank in _HONOURS for rank in phrase.ranks) or bool(phrase.cards)
    suit_only = phrase.plural and phrase.determiner is None and clause.link == "comma"
    one_ruff = draft.steps[last.steps[-1]].count is None
    if verb is Verb.RUFF and suit_only and (phrase.number is None or one_ruff):
        return Verb.CASH, "verb", phrase.number is not None  # "ruff a heart, diamonds", "ruff a heart, two diamonds"
    if verb.value not in _TO_HAND or (honour and verb in (Verb.RUFF, Verb.DISCARD)):
        return Verb.CASH, "verb", False
    return verb, "same", draft.steps[last.steps[-1]].listed


def _plays_next(clause: Clause, draft: Draft, phrase: NounPhrase, last: Unit) -> bool:
    """ "Ruff a club, *then a heart*", "lead the jack, *then the nine*": the same kind of thing is done to it."""
    before = draft.steps[last.steps[-1]]
    if not clause.joint("THEN") or last.sort not in ("verb", "same", "concede") or last.sentence != draft.sentence:
        return False
    card = bool(phrase.ranks or phrase.cards or phrase.is_bare_number)
    one = (card or phrase.determiner == "a" or phrase.number == 1) and not (phrase.plural or phrase.adjectives)
    if before.negated or phrase.suit == "T" or not one or card != bool(before.cards) or phrase.noun:
        return False
    if clause.goes_to(("me", "partner"), "for", "to"):
        return False  # "give you a club, then a heart for me"
    if before.verb is Verb.CONCEDE:
        return phrase.determiner == "a" and not card  # "I lose a club, then a heart"
    return before.verb is Verb.LEAD or (before.verb in DONE_AGAIN and not card)


def _says_which(clause: Clause, draft: Draft) -> bool:
    """ "One more to come, *the king of diamonds*": which tricks a defender has counted."""
    counted = draft.claimer_role == "defender" and bool(draft.claimed) and not draft.units and draft.side == "ours"
    return counted and clause.link == "comma"


def _held_on(draft: Draft, last: Unit) -> Verb:
    """ "I get the ace *and a club*" wins both; "I have the ace *and the king*" cashes both."""
    if draft.held_by != "have" or draft.claimer_role == "defender":
        return Verb.WIN
    for number in last.steps:
        draft.change_step(number, verb=Verb.CASH)
    return Verb.CASH
