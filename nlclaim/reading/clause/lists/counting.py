"""Numbers in a list: how many tricks, how often a suit, how many down, or the rank of a card."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import believed_step
from nlclaim.reading.clause.lists.item_turns import nothing_more
from nlclaim.reading.clause.lists.recounted import drop_rounds
from nlclaim.reading.clause.parts.frames import hand_of, negated
from nlclaim.reading.clause.tricks.concessions import in_each_of_two, left_out
from nlclaim.reading.clause.tricks.gains import gain, hold_trumps_too
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, are_losers, is_level, is_rank
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import counts_plays, listed_sum, sums_up_losses

_NOTHING_ELSE: Final[tuple[str, ...]] = ("nothing else", "nothing more")


def read_number(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Ten tricks", "no more tricks for us", "nothing but trumps"."""
    amount = amount_of(phrase)
    if phrase.noun == "card" and phrase.number and _TO_LOSE.match(draft.text, phrase.span.end):
        amount = Amount(tricks=phrase.number)  # "two cards to lose"
    if (amount is not None or phrase.quantifier == "both") and _counts_suit_before(clause, draft, phrase):
        return True
    if amount is None or _is_rank_list(clause, draft, phrase):
        return False
    said_of_it = clause.link == "comma" or any(mark.value == "vague" for mark in clause.marks)
    if "vague" in draft.flags and phrase.determiner == "this" and phrase.number == 1 and said_of_it:
        return True  # "shouldn't be beyond me, *this one*", "*this one* plays itself"
    if phrase.is_bare_number and any(mark.value == "if_needed" for mark in clause.marks) and drop_rounds(draft):
        return True
    if amount.all and negated(clause) and clause.verb is None:
        return True  # "not all, I've got a club"
    if amount.all and _IS_NEEDED.match(draft.text, phrase.span.end) is not None:
        return True  # "all I need is a ruff"
    if amount.tricks == 0 and clause.exclusions:
        _read_nothing_but(clause, draft, phrase)
    elif amount.tricks == 0:
        _read_nothing(clause, draft, phrase)
    elif amount.all and phrase.noun == "winner" and draft.counts.listed:
        _claim_number(clause, draft, phrase, Amount(all=True, loosely=True))  # "AK of spades, all tops"
    else:
        _claim_number(clause, draft, phrase, amount)
    return True


def _read_nothing_but(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Nothing but trumps", "nothing but losers", "nothing but your ace": what is named decides whose the rest is."""
    held = [exclusion.object for exclusion in clause.exclusions]
    own = [card for card in held if isinstance(card, NounPhrase) and card.ranks]
    single = bool(own) and not own[0].nouns_plural  # "nothing but the ace of hearts"
    to_lose = _TO_LOSE.match(draft.text, clause.end) is not None
    yours = any(isinstance(card, NounPhrase) and card.determiner == "your" for card in held)
    if all(map(are_losers, clause.exclusions)):
        draft.counts.concede(Amount(all=True), phrase.span)  # "nothing but losers"
    elif _is_out(clause, draft) or to_lose or yours:
        left_out(clause, draft)  # "nothing but your trump", "nothing but the ace of clubs *to lose*"
        if to_lose:
            draft.flags.discard("all_but")  # it says no more than what is lost
    elif own and (single or own[0].determiner == "my" or draft.claimer_role == "defender"):
        draft.counts.concede(Amount(all=True), phrase.span)
        clause.verb_name = "get"
        for card in own:
            gain(clause, draft, card)  # "nothing but my ace"
    else:
        _have_nothing_but(clause, draft, phrase)
    clause.exclusions.clear()


def _have_nothing_but(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "I've *nothing but winners*": all are his, once the play is made after which it is so."""
    units = draft.plan.units
    draft.claim(Amount(all=True), phrase.span)
    once = bool(units) and units[-1].leading and units[-1].subordinate == "after"
    if once or (clause.joint("THEN") is not None and units):  # "once trumps are in I've nothing but …"
        believed_step(clause, draft, None, (), None)  # "…, after which there's nothing left but winners"
    else:
        hold_trumps_too(clause, draft, [exclusion.object for exclusion in clause.exclusions])


def _read_nothing(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Nothing for us", "… and nothing else"."""
    counts = draft.counts
    if clause.place("for", "to"):
        counts.concede(Amount(all=True), phrase.span)
    elif clause.link == "and" and "current" in draft.flags and not clause.places:
        nothing_more(draft, phrase)
    elif counts.listed and not counts.conceded and draft.words(phrase.span).lower() in _NOTHING_ELSE:
        draft.flags.add("that_is_all")  # "diamonds, trumps, *nothing else*"


def _is_out(clause: Clause, draft: Draft) -> bool:
    """ "There's nothing but the ace of hearts *out*"; what is left may be his own."""
    state = clause.mark("PRED")
    return state is not None and state.value == "left" and draft.words(state.span).lower() not in ("left", "left over")


_TO_LOSE: Final = re.compile(
    r" (?:to (?:lose|concede|give|worry|fear|beat (?:me|us))|for (?:you|them)|lost|against (?:me|us))\b", re.IGNORECASE
)
_IS_NEEDED: Final = re.compile(r" (?:that )?(?:i|we|you|he|she) (?:need|want|have to do|had to do)\b", re.IGNORECASE)


_BOTH: Final = 2


def _counts_suit_before(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Heart tricks *four*, spade tricks *three*", "good clubs: *two*", "hearts, *four of them*", "…, *all four*"."""
    last = draft.plan.last_step
    of_them = phrase.of is not None and phrase.of.determiner == "these" and not phrase.of.has_head
    every = phrase.quantifier == "all" and phrase.number is not None and not phrase.has_head
    both = phrase.quantifier == "both" and phrase.determiner == "these" and not phrase.has_head
    of_them = of_them or every or both or draft.lowered[phrase.span.end :].startswith(" of them")
    counted = (Verb.CASH, Verb.DRAW, Verb.DISCARD, Verb.RUFF) if of_them else (Verb.CASH,)
    if both and last is not None and _BOTH in (last.count, len(last.cards)):
        return True  # "I have two aces, *both of them* good"
    if last is None or last.verb not in counted or not last.suit or last.cards or last.count:
        return False
    beside = (
        phrase is not clause.phrases[0]
        or clause.link == "none"
        or clause.joint("COLON") is not None
        or (of_them and clause.link == "comma")
    )
    number = phrase.number if (phrase.is_bare_number or every) and phrase.determiner is None else None
    number = _BOTH if both else number
    bare = not (clause.persons or clause.places or clause.subject or clause.copula or clause.verb)
    if not (beside and bare and number in range(1, 9)) or not (phrase.of is None or of_them):
        return False
    draft.plan.change_step(last.id, count=number)
    if last.listed and draft.counts.listed:
        draft.counts.listed[-1] = (number, draft.counts.listed[-1][1])
    return True


def _claim_number(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount) -> None:
    """ "Ten tricks"; "four plus three" adds up; "otherwise five", after "I make six", names a level."""
    counts, last = draft.counts, draft.last
    if clause.link != "and" and not clause.goes_to(("me", "partner"), "for", "to") and sums_up_losses(draft, phrase):
        return
    if amount.tricks and in_each_of_two(clause):
        amount = replace(amount, tricks=2 * amount.tricks)  # "two tricks in each minor"
        if clause.link == "and" and counts.claimed and last.clause is not None and in_each_of_two(last.clause):
            amount = replace(amount, tricks=(amount.tricks or 0) + (counts.claimed.pop()[0].tricks or 0))
    beside = "current" in draft.flags and "current_lost" not in draft.flags and clause.link == "and"
    more = phrase.quantifier == "more" or phrase.adjectives == ("another",)
    if beside and more and amount.tricks and not counts.claimed:
        amount = Amount(tricks=amount.tricks + 1)  # "I win this and two more"
    joint = clause.joint("AND")
    adds = joint is not None and draft.words(joint.span).lower() in ("plus", "+") and phrase.is_bare_number
    if draft.plan.conditions and any(mark.value == "either_way" for mark in clause.marks):
        draft.flags.add("otherwise")  # "eleven if they break, ten in any case"
    partners = clause.who == "partner" and last.clause is not None and last.clause.who == "me" and clause.verb is None
    adds = adds or (partners and phrase.is_bare_number and clause.link in ("and", "comma"))  # "I have two, partner one"
    elsewhere = hand_of(clause)
    adds = adds or (elsewhere is not None and counts.counted_in not in (None, elsewhere))
    counts.counted_in = elsewhere
    if clause.copula and counts.claimed and draft.plan.condition is None:
        draft.flags.add("summed")  # "five, plus two spades, that's seven"
    if adds and counts.claimed and amount.tricks is not None and counts.claimed[-1][0].tricks is not None:
        before, span = counts.claimed.pop()
        counts.before_sum = (before, span)
        total = (before.tricks or 0) + amount.tricks
        draft.claim(Amount(tricks=total), span.cover(phrase.span))
    elif not (_tells_other_result(clause, draft, phrase) or _repeats_play(clause, draft, phrase)):
        beside = _ON_THE_SIDE.match(draft.text, phrase.span.end) is not None and clause.link == "and"
        if beside and amount.tricks and (listed := listed_sum(draft)) is not None:
            amount = Amount(tricks=amount.tricks + listed)  # "four spade tricks and *three on the side*"
        amount = _with_ruffs_before(clause, draft, amount)
        if (fewer := _counted_in_other_case(draft)) is not None and fewer < (amount.tricks or 0):
            amount = Amount(tricks=fewer)  # "if you play a trump I make two clubs, *otherwise three*"
        if "all_but" in draft.flags and draft.joined_by(clause, "so"):
            counts.claimed.clear()  # "thirteen less the two aces, *so eleven*"
        draft.claim(amount, phrase.span)


def _repeats_play(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "If trumps are 2-2 I ruff two diamonds, if 3-1 *just one*": how often it is done in the other case."""
    plan, last = draft.plan, draft.plan.last_step
    other = plan.condition is not None or plan.else_of is not None or draft.text.startswith(" if ", clause.end)
    if not other or last is None or last.count is None or last.verb not in _DONE_SO_OFTEN or not phrase.is_bare_number:
        return False
    if last.condition is None or last.condition == plan.condition or draft.counts.claimed or draft.counts.claimed_if:
        return False
    step = draft.add_step(last.verb, clause.span, suit=last.suit, count=phrase.number, hand=last.hand)
    draft.add_unit(clause, [step], "verb")
    return True


_DONE_SO_OFTEN: Final = frozenset({Verb.RUFF, Verb.DISCARD, Verb.FINESSE, Verb.DUCK})


def _with_ruffs_before(clause: Clause, draft: Draft, amount: Amount) -> Amount:
    """ "*Two ruffs* and three top tricks": five."""
    before = draft.last.clause
    if before is None or clause.link != "and" or clause.joint("THEN") or not amount.tricks or draft.counts.claimed:
        return amount
    ruffs = [phrase.number for phrase in before.phrases if phrase.act == "ruff" and phrase.number]
    counted = len(draft.plan.steps) == len(before.phrases) == len(ruffs) and is_bare_list(before)
    return replace(amount, tricks=amount.tricks + sum(ruffs)) if counted else amount


_ON_THE_SIDE: Final = re.compile(
    r" (?:on the side|on the outside|outside|elsewhere|in (?:the )?side suits?)\b", re.IGNORECASE
)


def _counted_in_other_case(draft: Draft) -> int | None:
    """The tricks listed under the condition of which this is the other branch."""
    if draft.plan.else_of is None or draft.counts.claimed or draft.counts.claimed_if:
        return None
    units = [unit for unit in draft.plan.units if unit.branch == (draft.plan.else_of, "then")]
    steps = [draft.plan.steps[number] for unit in units for number in unit.steps]
    counts = [len(step.cards) or step.count for step in steps if step.verb is Verb.CASH]
    return sum(count or 0 for count in counts) if counts and all(counts) and len(counts) == len(steps) else None


def _tells_other_result(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """Whether the number is the result of the other case, no tricks: "making six if they break, otherwise *five*"."""
    if draft.plan.else_of is not None and "made_if" in draft.flags and is_level(phrase):
        draft.counts.results.append(Result(level=phrase.number))
    elif draft.plan.else_of is not None and phrase.is_bare_number and _fewer_down(draft.counts, phrase):
        draft.counts.results_if.append(Result(down=phrase.number))  # "if he has the king I'm two down, otherwise *one*"
    elif phrase.is_bare_number and _is_down_otherwise(clause, draft, phrase):
        most = max(phrase.number or 0, draft.counts.results[-1].down or 0)
        draft.counts.results[-1] = Result(down=most)  # "one off if hearts are three-three, otherwise *two*"
    elif phrase.is_bare_number and _is_lost_otherwise(clause, draft):
        (lost, span), number = draft.counts.conceded[-1], phrase.number or 0
        draft.counts.conceded[-1] = (Amount(tricks=max(number, lost.tricks or 0)), span.cover(phrase.span))
    else:
        return False
    return True


def _is_lost_otherwise(clause: Clause, draft: Draft) -> bool:
    """ "I lose one spade if the king is right, *two* if it isn't": lost in the other case."""
    other = bool(draft.plan.conditions) and draft.lowered[clause.end :].startswith(" if ")
    lost = bool(draft.counts.conceded) and draft.counts.side == "theirs" and not draft.counts.claimed
    return other and lost and clause.who is None and not clause.places and clause.link == "comma"


def _is_down_otherwise(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """Whether a number tells how many down it is in the other case: "otherwise *two*", "*two* if they don't"."""
    other = bool(draft.plan.conditions) and draft.lowered[clause.end :].startswith(" if ")
    if (draft.plan.else_of is None and not other) or (phrase.number or 0) > HIGHEST_LEVEL:
        return False
    return bool(draft.counts.results) and draft.counts.results[-1].down is not None and not draft.counts.claimed


def _fewer_down(counts: Counts, phrase: NounPhrase) -> bool:
    return any((phrase.number or 0) < (result.down or 0) for result in counts.results_if)


def _is_rank_list(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    totals = draft.lowered[phrase.span.end :].lstrip().startswith(_SUM_FOLLOWS)
    if phrase.determiner in ("this", "these") or clause.copula or clause.subordinate == "otherwise":
        return False  # "the queen of diamonds, so that's seven"
    if clause.goes_to(("me", "you"), "for", "to"):
        return False  # "the king, two for you"
    ends = not draft.text[phrase.span.end :].strip(" .!")
    if clause.joint("COLON") is not None and (ends or counts_plays(draft, phrase)):
        return False  # "heart ace, ruff a heart, king of trumps: three", "the heart queen at the end: four"
    counted = any(step.listed and step.count for step in draft.plan.steps)
    counted = counted or clause.joint("COLON", "DASH") is not None
    if clause.link == "comma" and counted and phrase.number == listed_sum(draft) and len(draft.counts.listed) > 1:
        return False  # "three hearts, two clubs and the ace of diamonds, six", "AKQ of hearts, spade ace: four"
    if not phrase.is_bare_number or totals:
        return False
    return "ranks" in draft.flags or follows_card(clause, draft) or _is_card_by_itself(clause, draft, phrase)


_SUM_FOLLOWS: Final[tuple[str, ...]] = ("in total", "in all", "altogether", "all told", "to come")
"""What stands behind the number of all that was listed: "ace of trumps and my club king, two *to come*"."""


_MORE_SAID_OF_IT: Final = re.compile(
    r",? (?:of|that|which|to|for|left|i|we|you|he|she|they|and \w+ of)\b",
    re.IGNORECASE,
)
"""What follows a number with an article that counts tricks, "the nine *I need*", or whose suit comes later."""


def _is_card_by_itself(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "*The nine*", "a heart, then *the nine*": a number of tricks has no article, unless more is said of it."""
    more = clause.places or clause.persons or clause.exclusions or clause.verb or clause.subject
    placed = all(mark.label in ("FIRST", "LAST", "INORDER") for mark in clause.marks)
    counted = draft.counts.claimed or draft.counts.conceded or draft.counts.results or draft.plan.conditions
    if not is_rank(phrase) or phrase.determiner not in ("the", "my") or more or counted or not placed:
        return False
    return _MORE_SAID_OF_IT.match(draft.text, phrase.span.end) is None


def follows_card(clause: Clause, draft: Draft) -> bool:
    """ "K and 10": a bare number after a card is a card."""
    phrase = clause.phrases[0]
    after_card = bool(draft.plan.steps) and len(draft.plan.steps[-1].cards) == 1 and clause.link in ("and", "comma")
    sums_up = draft.joined_by(clause, "so")  # "the ace of clubs, so ten"
    after_card = after_card and clause.who is None and not sums_up
    return after_card and phrase.is_bare_number and phrase.number is not None and 2 <= phrase.number <= 10
