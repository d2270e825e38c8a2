"""The numbers of a reading: what is claimed, conceded and named as a result."""

from __future__ import annotations

import itertools
import re
from typing import Final, NamedTuple

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Result, Tally
from nlclaim.reading.named_result import named_result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount
from nlclaim.spans import Span


class Totals(NamedTuple):
    """What is claimed and conceded, and the result that is named."""

    claimed: Tally = Tally()
    conceded: Tally = Tally()
    result: Result | None = None


NOTHING: Final = Totals()


def totals_of(draft: Draft) -> Totals:
    """The numbers that all the words together state."""
    result = named_result(draft)
    claimed = _claimed_tally(draft)
    return Totals(claimed, _conceded_tally(draft, claimed), result)


def _claimed_tally(draft: Draft) -> Tally:
    """The number claimed: stated, the rest, or what the listed items add up to."""
    plan, counts = draft.plan, draft.counts
    sure = _sure(draft)
    if not sure and counts.listed_before is not None:
        return Tally(max(counts.listed_before, _listed(draft) or 0), scope="remaining")
    amounts = [amount for amount, _ in sure or _claimed_if(draft)]
    if "depends" in draft.flags and counts.claimed:
        amounts += [amount for amount, _ in counts.claimed_if]  # "depending on the finesse *ten* or eleven"
    everything = any(amount.all for amount in amounts)
    stated = [amount for amount in amounts if amount.tricks is not None]
    if "all_but" in draft.flags and everything:
        return Tally()
    if len(stated) == len(amounts) == 1 and _is_card_counted(draft):
        return Tally(_defenders_sum(draft), scope="remaining")
    if stated:
        return _stated_tally(draft, stated)
    gives_suit = any(step.verb is Verb.CONCEDE and not step.negated for step in plan.steps)  # "clubs yours, rest mine"
    if everything and (counts.conceded or gives_suit or "current_lost" in draft.flags):
        draft.flags.add("rest_claimed")
        counted = (amount.how_many for amount in amounts if amount.how_many is not None)
        return Tally(next(counted, None), scope="remaining")  # "one for you, the remaining six are mine"
    if everything and not all(amount.loosely for amount in amounts if amount.all):
        return Tally(all=True, scope="remaining", how_many=amounts[0].how_many)
    listed = _listed(draft) or _lone_run(draft)
    if listed is not None:
        return Tally(listed, scope="remaining")
    goes_on = any(unit.branch is not None and unit.branch[1] == "else" for unit in plan.units)
    ends = "that_is_all" in draft.flags and not goes_on  # "if it drops it's over, if not I finesse"
    if everything or (ends and _plays(plan) and not counts.conceded):
        return Tally(all=True, scope="remaining")
    return _unstated_tally(draft)


def _stated_tally(draft: Draft, stated: list[Amount]) -> Tally:
    """Which of the numbers stated is claimed: the first, or the last where it mends or adds up, or the lowest."""
    plan, counts = draft.plan, draft.counts
    number = stated[-1] if draft.flags & {"repair", "summed"} or _adds_up(draft, stated) else stated[0]
    by_shape = len(stated) > 1 and len(plan.conditions) > 1  # "3-2, twelve tricks; 4-1, eleven"
    either = "depends" in draft.flags and len(stated) > 1  # "depending on the finesse eleven or twelve"
    if "otherwise" in draft.flags or by_shape or either or (not counts.claimed and len(stated) > 1):
        number = min(stated, key=lambda amount: amount.tricks or 0)  # "eleven if …, otherwise ten"
    how_many = number.how_many or (number.tricks if _are_left(draft) else None)
    if how_many is not None and _are_all_that_remain(draft):
        return Tally(all=True, scope="remaining", how_many=how_many)
    number = _in_the_end(draft) or _safe_number(counts, number)
    hangs = bool(plan.conditions) or "otherwise" in draft.flags  # "nine with the finesse, eight without"
    return Tally(number.tricks, scope="deal" if hangs and "deal" in map(_scope, stated) else _scope(number))


def _unstated_tally(draft: Draft) -> Tally:
    """What the cards said to be his come to, or the trick in progress, where the others get the rest."""
    plan, counts = draft.plan, draft.counts
    if counts.owned and not _plays(plan):
        shares = [count for count in counts.owned if count is not None]  # "the ace is mine and you have the rest"
        return Tally(sum(shares), scope="remaining") if len(shares) == len(counts.owned) else Tally()
    wins_this = "current" in draft.flags and not draft.flags & {"current_lost", "question"}
    more = counts.owned or counts.listed or counts.results or counts.claimed_if or _plays(plan)
    others = bool(counts.conceded) and all(amount.all or amount.of_last for amount, _ in counts.conceded)
    if wins_this and others and not more:
        return Tally(1, scope="remaining")  # "I win this, then you have the rest"
    return Tally()


_ONE_MORE: Final = re.compile(r"\b(?:one|1|an?) (?:more|extra|further)\b", re.IGNORECASE)
_AS_WELL: Final = re.compile(r",? (?:as well|too|also|besides|extra)\b(?! as)", re.IGNORECASE)


def _sure(draft: Draft) -> list[tuple[Amount, Span]]:
    """What is claimed without a condition, before it or behind it."""
    if not draft.counts.claimed:
        return []
    words = draft.lowered
    one_more = [_ONE_MORE.search(words, span.start, span.end) is not None for _, span in draft.counts.claimed]
    behind = [words.startswith(_ON_CONDITION, span.end) for _, span in draft.counts.claimed]
    return [said for said, more, if_ in zip(draft.counts.claimed, one_more, behind, strict=True) if not (more and if_)]


_ON_CONDITION: Final[tuple[str, ...]] = (
    " if ",
    " when ",
    " should ",
    " provided ",
    " as long as ",
    " so long as ",
    " assuming ",
)


def _claimed_if(draft: Draft) -> list[tuple[Amount, Span]]:
    """What is claimed on a condition; "*one more* if you are squeezed" is beside a number that was not said."""
    return [said for said in draft.counts.claimed_if if not _is_one_more(draft, said[1])]


def note_what_is_sure(draft: Draft) -> None:
    """ "*Two hearts*, three if partner has the jack": what was listed before it is sure, and not much less."""
    counts = draft.counts
    amount, span = counts.claimed[0] if len(counts.claimed) == 1 else (Amount(), Span(0, 0))
    listed = _listed_or_cashed(draft) if all(step.span.end <= span.start for step in draft.plan.steps) else None
    if listed is not None and listed < (amount.tricks or 0) <= listed + _FEW_MORE:
        counts.listed_before = listed


_FEW_MORE: Final = 2


def _listed(draft: Draft) -> int | None:
    return _defenders_sum(draft) or listed_sum(draft)


def _listed_or_cashed(draft: Draft) -> int | None:
    """What is listed, or the one thing that is cashed: "*I cash two spades*, three if he has the ten"."""
    steps = draft.plan.steps
    lone = len(steps) == 1 and steps[0].verb in (Verb.CASH, Verb.WIN) and not steps[0].negated
    return _listed(draft) or (steps[0].count if lone else None)


def _is_one_more(draft: Draft, span: Span) -> bool:
    """ "*One more* if you are squeezed", "should you ruff partner scores *one as well*"."""
    added = draft.words(span).lower() == "another" or _ONE_MORE.search(draft.words(span)) is not None
    return added or _AS_WELL.match(draft.text, span.end) is not None


_SUMMANDS: Final = 2
_COMES_TO: Final = re.compile(
    r"\b(?:so|that'?s|that is|mak(?:es|ing|e)|is|equals|(?:brings?|gets?|takes?) (?:it|me|us) (?:up )?to)\W*$",
    re.IGNORECASE,
)
"""What stands before a sum."""


def _adds_up(draft: Draft, stated: list[Amount]) -> bool:
    """ "That's six, and the club ace *makes seven*": the last of numbers that grow, with a word for a sum before it."""
    numbers = [amount.tricks or 0 for amount in stated]
    if len(numbers) > _SUMMANDS and numbers[-1] == sum(numbers[:-1]) and not draft.plan.conditions:
        return True  # "six and four, ten"
    grows = len(numbers) > 1 and all(a < b for a, b in itertools.pairwise(numbers))
    spans = [span for amount, span in draft.counts.claimed if amount.tricks == numbers[-1]]
    if not grows or not spans or draft.plan.conditions:
        return False
    last = spans[-1]
    sums = _COMES_TO.search(draft.text[: last.start]) is not None
    ends = "plus" in draft.lowered and not draft.text[last.end :].strip(" .!")  # "…, that's seven, plus two, nine"
    return sums or ends


_WAYS: Final = frozenset({Verb.CROSSRUFF, Verb.SQUEEZE})
"""What is done through all the tricks, not before the last of them."""


def _are_all_that_remain(draft: Draft) -> bool:
    """ "The last three are mine", but not "I cash a spade and make the last two"."""
    alone = len(draft.counts.claimed) == 1 and not (draft.counts.conceded or draft.counts.results)
    return alone and all(step.verb in _WAYS for step in draft.plan.steps)


_THE_TRICKS: Final = re.compile(r"(?<!\bof )\bthe \w+(?: tricks)?$", re.IGNORECASE)
_LEFT: Final = re.compile(r"(?: tricks)?(?:(?: that| which)? are(?: still)?)? (?:left|remaining)\b", re.IGNORECASE)


def _are_left(draft: Draft) -> bool:
    """ "I make *the five that are left*"."""
    _, span = draft.counts.claimed[0] if draft.counts.claimed else (None, Span(0, 0))
    return _THE_TRICKS.search(draft.words(span)) is not None and _LEFT.match(draft.text, span.end) is not None


def _safe_number(counts: Counts, stated: Amount) -> Amount:
    """ "Twelve, but *eleven if they are 3-1*": the lower one, where both count the deal."""
    if (stated.tricks or 0) <= HIGHEST_LEVEL:
        return stated
    lower = [amount for amount, _ in counts.claimed_if if (amount.tricks or 0) > HIGHEST_LEVEL]
    return min([stated, *lower], key=lambda amount: amount.tricks or 0)


_SETTLED: Final[tuple[str, ...]] = ("in total", "in all", "all told", "altogether", "actually", ", actually")
_CLAIMED_ONLY: Final = re.compile(
    r"\bonly (?:claim(?:ing)?|ask(?:ing)? for|want|need|count(?:ing)?(?: on)?|play(?:ing)? for)\W*$"
)
"""What stands behind, and before, the number that counts, where others were said before it."""
_A_FEW_WORDS: Final = 30
"""Characters that such words take at most: to search all the text before each number would cost the square."""


def _in_the_end(draft: Draft) -> Amount | None:
    """ "Seven already and two aces, *nine in total*", "ten. *Eleven, actually*"."""
    for amount, span in reversed(draft.counts.claimed):
        after = draft.lowered[span.end :].lstrip().removeprefix("tricks ")
        only = _CLAIMED_ONLY.search(draft.lowered[max(span.start - _A_FEW_WORDS, 0) : span.start]) is not None
        if amount.tricks is not None and (only or after.startswith(_SETTLED)):
            return amount  # "I'd have eleven, but I'm *only claiming* ten"
    return None


def _scope(amount: Amount) -> str:
    """Nobody claims nine of the remaining tricks without "more": such a number speaks of the deal."""
    return "deal" if amount.tricks is not None and amount.tricks >= 9 and not amount.of_last else "remaining"


_TAKES: Final = frozenset({Verb.CASH, Verb.WIN, Verb.RUFF, Verb.OVERRUFF})


def _defenders_sum(draft: Draft) -> int | None:
    """ "I cash the ace and give partner a ruff": a defender names the tricks he gets, not a way to get the rest."""
    if draft.claimer_role != "defender":
        return None
    steps = [step for step in draft.plan.steps if step.verb is not Verb.CONCEDE]
    led = {a.id for a, b in itertools.pairwise(steps) if a.verb is Verb.LEAD and _wins_what_is_led(a, b, draft)}
    steps = [step for step in steps if step.id not in led]
    wins = [step.verb in _TAKES or (step.verb is Verb.CROSS and bool(step.cards)) for step in steps]  # "to his ace"
    plain = all(wins) and not any(step.negated or step.condition is not None for step in steps)
    if not plain or not steps:
        return None
    counts = [len(step.cards) or step.count or _is_one_trick(draft, step) for step in steps]
    return sum(counts) if all(counts) else None


def _is_card_counted(draft: Draft) -> bool:
    """ "Partner ruffs a club, and then there's *my ace of trumps*": one of the tricks, by its name, and not all."""
    amount, span = draft.counts.claimed[0] if draft.counts.claimed else (Amount(), Span(0, 0))
    named = [step for step in draft.plan.steps if step.span.overlaps(span) and len(step.cards) == 1]
    return amount.tricks == 1 == len(named) and len(draft.plan.steps) > 1 and (_defenders_sum(draft) or 0) > 1


def _wins_what_is_led(led: Step, step: Step, draft: Draft) -> bool:
    """ "I lead a heart, *which partner ruffs*", "…, *on which* he makes the ten": one trick."""
    between = draft.lowered[led.span.end : step.span.end]
    return step.verb is Verb.RUFF or (step.verb in _TAKES and " which " in between)


def _is_one_trick(draft: Draft, step: Step) -> bool:
    """ "A ruff", "my heart", "a spade", "win the spade": without a number, and one."""
    said = draft.words(step.span).lower()
    if step.verb is Verb.WIN:
        said = said.removeprefix("win ")
    one = said.startswith(("my ", "a ", "the ", "his ", "her ")) and not said.endswith(("s", "them"))
    one = one or said.endswith((" winner", " trick"))
    ruffs_or_wins_this = step.verb in (Verb.RUFF, Verb.OVERRUFF) or (
        step.verb is Verb.WIN and said.endswith((" this", " next"))
    )
    return ruffs_or_wins_this or (one and step.suit is not None)


_LOSES_LEAD: Final = frozenset({Verb.DUCK, Verb.KNOCK_OUT, Verb.CONCEDE})
"""Plays after which the winners are counted that they leave: "I knock out the ace, then three hearts and a club"."""


def listed_sum(draft: Draft) -> int | None:
    """The tricks that the listed winners add up to, None when one of them says no number or a line is played."""
    plan = draft.plan
    played = [unit for unit in plan.units if not all(plan.steps[number].negated for number in unit.steps)]
    played = [unit for unit in played if any(plan.steps[number].verb not in _LOSES_LEAD for number in unit.steps)]
    ruffs = _counted_ruffs(draft)
    if ruffs is not None:
        return ruffs
    plays = any(unit.sort in ("act", "verb") for unit in played)
    # "Six trumps, two aces *and a ruff*", which is one of the list.
    counted = len(draft.counts.listed) == sum(
        not plan.steps[number].negated for unit in played for number in unit.steps
    )
    if any(not held for _, held in draft.counts.listed) and plays and not counted:
        return None  # a line of play counts nothing
    if any(unit.branch is not None and unit.branch[1] == "else" for unit in plan.units):
        return None  # "if he throws a heart, my hearts, otherwise the ace of clubs"
    if _tells_how_suit_is_played(draft):
        return None
    if not draft.counts.listed or (
        len(plan.units) == 1 and plan.units[0].last is not None and plan.units[0].sort == "listed"
    ):
        return None  # "finally, the ace at trick thirteen"
    good = [step for step in plan.steps if "believed" in step.how and not step.listed]
    counts_good = draft.counts.owned if len(draft.counts.owned) == len(good) else [None] * len(good)
    believed = [len(step.cards) or count for step, count in zip(good, counts_good, strict=True)]
    counts = [*(count for count, _ in draft.counts.listed), *believed]  # "the ace, and the jack is good as well"
    total = sum(count for count in counts if count is not None)
    return total if None not in counts and total <= 13 else None


def _tells_how_suit_is_played(draft: Draft) -> bool:
    """ "I'm not finessing, ace and king of clubs": beside a finesse in that suit, or in none that is named."""
    denied = any(denied for denied, _ in draft.marks.finesse_spans)
    played = {step.suit for step in draft.plan.steps if not step.negated}
    other = {step.suit for step in draft.plan.steps if step.negated and step.suit} - played
    return denied and len(played) == 1 and not other and any(step.cards for step in draft.plan.steps)


def _lone_run(draft: Draft) -> int | None:
    """ "I'm *running six hearts* here": nothing else is played, and it counts as it would if it were listed."""
    steps = [step for step in draft.plan.steps if not step.negated and step.verb is not Verb.CONCEDE]
    lone = steps[0] if len(steps) == 1 and not (draft.plan.conditions or draft.counts.results) else None
    return lone.count if lone is not None and lone.verb is Verb.RUN and not lone.cards else None


def _counted_ruffs(draft: Draft) -> int | None:
    """ "Five hearts, *two ruffs* in dummy", "four trumps, two aces and *a club ruff*": tricks counted.

    Beside cards that are named one by one a ruff is a play among others.
    """
    steps = draft.plan.steps
    items = {number for unit in draft.plan.units if unit.sort == "act" for number in unit.steps}
    ruffs = [_ruffs_in(draft, step, item=step.id in items) for step in steps if step.verb is Verb.RUFF]
    rest = [step for step in steps if step.verb is not Verb.RUFF]
    listed = bool(rest) and all(step.listed and (step.count or step.cards) for step in rest)
    several = max(ruffs, default=0) > 1 or any((step.count or 0) > 1 for step in rest)
    if (
        not (ruffs and all(ruffs) and listed and several)
        or draft.marks.then_spans
        or any(step.negated for step in steps)
    ):
        return None
    return sum(ruffs) + sum(len(step.cards) or step.count or 0 for step in rest)


def _ruffs_in(draft: Draft, ruff: Step, *, item: bool) -> int:
    """How many ruffs an item of a list counts, 0 where none."""
    if ruff.count is not None and ruff.count > 1:
        return ruff.count if item or ruff.suit is None else 0
    return int(item and _ONE_RUFF.match(draft.words(ruff.span)) is not None)


_ONE_RUFF: Final = re.compile(r"(?:an?|one|1)\b.*\bruff$", re.IGNORECASE)


def counts_plays(draft: Draft, phrase: NounPhrase) -> bool:
    """ "King of hearts, heart ruff, queen of trumps: that makes *three*": the tricks of what was just listed."""
    single = all(len(step.cards) == 1 or (step.verb is Verb.RUFF and step.count is None) for step in draft.plan.steps)
    plays = single and len(draft.plan.steps) > 2 and phrase.number == len(draft.plan.steps)
    return phrase.is_bare_number and (plays or (len(draft.counts.listed) > 1 and phrase.number == listed_sum(draft)))


def count_single_suits(draft: Draft) -> None:
    """ "Two hearts, *spade*, diamond": a suit named in the singular is one trick, in a list of three or more."""
    listed = [step.id for step in draft.plan.steps if step.listed]
    single = [number for number in listed if _is_single_suit(draft, draft.plan.steps[number])]
    counted = [number for number in listed if draft.plan.steps[number].count or draft.plan.steps[number].cards]
    if len(listed) != len(draft.counts.listed) or len(listed) < 3 or len(single) + len(counted) < 2:
        return
    for number in single:
        draft.plan.change_step(number, count=1)
        place = listed.index(number)
        draft.counts.listed[place] = (1, draft.counts.listed[place][1])


_ONE_OF: Final = frozenset({"spade", "heart", "diamond", "club", "trump"})


def _is_single_suit(draft: Draft, step: Step) -> bool:
    said = draft.words(step.span).lower().removeprefix("the ")
    return step.count is None and not step.cards and said in _ONE_OF


def _conceded_tally(draft: Draft, claimed: Tally) -> Tally:
    """The number conceded; the rest given up beside a claim is its complement."""
    plan, counts = draft.plan, draft.counts
    amounts = [amount for amount, _ in counts.conceded]
    numbers = [amount.tricks for amount in amounts if amount.tricks is not None]
    if any(amount.all for amount in amounts):
        if claimed.is_said or _plays(plan):
            draft.flags.add("complement")
            return Tally()
        return Tally(all=True, scope="remaining")
    goes_on = claimed.is_said or bool(draft.flags & {"rest_claimed", "claim"}) or bool(counts.results) or _plays(plan)
    if not numbers and "current_lost" in draft.flags and goes_on:
        return Tally(1, scope="remaining")  # "you win this trick, the other four are mine"
    if not numbers:
        gives_up = "gives_up" in draft.flags and not (claimed.is_said or plan.steps or counts.results)
        return Tally(all=True, scope="remaining") if gives_up else Tally()
    return Tally(_conceded_sum(draft, numbers), scope="remaining")


def _conceded_sum(draft: Draft, numbers: list[int]) -> int:
    """ "Two tricks for you: the king and the ten" counts once."""
    elaborated = "elaborated" in draft.flags or ("all_but" in draft.flags and _counts_first(draft))
    if elaborated and len(numbers) > 1 and numbers[0] == sum(numbers[1:]):
        return numbers[0]
    return sum(numbers)


def sums_up_losses(draft: Draft, phrase: NounPhrase) -> bool:
    """ "Losing a heart and a club, *two tricks*": how many have been named as lost, and nothing more of them."""
    counts = phrase.is_bare_number or (phrase.noun in ("trick", "loser") and phrase.suit is None)
    if (
        not counts
        or phrase.number is None
        or phrase.quantifier
        or draft.counts.side != "theirs"
        or draft.counts.claimed
    ):
        return False
    lost = [step.span for step in draft.plan.steps if step.verb is Verb.CONCEDE]
    named = bool(lost) and all(any(span.overlaps(step) for step in lost) for _, span in draft.counts.conceded)
    in_all = len(draft.counts.conceded) > 1 and draft.lowered[: phrase.span.start].endswith((" so ", " that's "))
    named = named or in_all  # "one loser in spades, one in hearts, *so two* in all"
    return named and phrase.number == sum(given.tricks or 0 for given, _ in draft.counts.conceded)


def _counts_first(draft: Draft) -> bool:
    """ "All but *one*, the king of diamonds": a number first, and the cards after it."""
    first = draft.counts.conceded[0][1]
    return all(first.end <= step.span.start for step in draft.plan.steps if step.verb is Verb.CONCEDE)


def _plays(plan: SpokenPlan) -> bool:
    return any(step.verb is not Verb.CONCEDE and not step.negated for step in plan.steps)
