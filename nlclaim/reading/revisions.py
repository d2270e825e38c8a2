"""What is settled once all clauses have been read: said twice, done before, only asked about or only weighed."""

from __future__ import annotations

import re

from nlclaim.language import NounPhrase, Statement
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.asking import asks_first, end_of_questions, finds_fault, weighs
from nlclaim.reading.beliefs import lone_beliefs_are_no_steps
from nlclaim.reading.clauses import Clause
from nlclaim.reading.defenders import note_defender
from nlclaim.reading.draft import Draft
from nlclaim.reading.holdings import forget_held_winners, order_good_cards, win_with_cards_to_come
from nlclaim.reading.lost_items import lose_all_listed, name_trick_given, spell_out_tricks
from nlclaim.reading.model import Belief
from nlclaim.reading.off_the_play import tells_of_no_play
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, specs_of
from nlclaim.reading.repairs import drop_repeated
from nlclaim.reading.spoken_plan import SpokenPlan
from nlclaim.spans import Span


def revise(statement: Statement, draft: Draft) -> None:
    """Takes out of the draft what later words unsay, and adds what only the whole tells."""
    note_defender(draft)
    _gain_setting_card(statement, draft)
    _gain_card_kept(statement, draft)
    _end_in_trumps(draft)
    _claim_all_the_way(draft)
    _settle_objection(draft)
    _forget_disposed_losers(draft)
    _withdraw_threat(draft)
    if "all_you_get" in draft.flags and lose_all_listed(draft):
        draft.flags.discard("done")
    spell_out_tricks(draft)
    name_trick_given(draft)
    _share_alike(draft)
    _note_closing(statement, draft)
    if "current_win" in draft.flags and len(draft.plan.steps) == 1:
        draft.forget_steps()  # "I win this": the current trick and no more
    drop_repeated(draft)
    _take_back_drawing(draft)
    _draw_after_all(draft.plan)
    _forget_drawn(draft)
    _have_drawn_before(draft)
    _cross_to_what_is_there(draft)
    _lead_trump_by_trump(draft)
    lone_beliefs_are_no_steps(draft)
    forget_held_winners(draft)
    order_good_cards(draft)
    _win_with_own_card(draft)
    win_with_cards_to_come(draft)
    if weighs(statement.text) and not any(step.verb is not Verb.CONCEDE for step in draft.plan.steps):
        draft.flags |= {"resign", "weighs"}
        draft.forget_steps()
    if asks_first(statement.text):
        draft.flags.add("asks_first")
        _forget_question(draft, draft.text.index("?"))
    elif asked := end_of_questions(statement.text):
        _forget_question(draft, asked)
        told = draft.text[asked:].lstrip(" ?").lower().startswith(("u ", "you "))
        if (draft.plan.steps or draft.counts.claimed or draft.counts.results or draft.beliefs) and not told:
            draft.flags.discard("question")
        draft.marks.then_spans = [span for span in draft.marks.then_spans if draft.text[asked : span.start].strip()]
    _forget_won_before(draft)
    _forget_broken_off(draft)
    if draft.claimer_role == "defender" and finds_fault(statement.text):
        draft.flags.add("objection")
    if tells_of_no_play(statement.text):
        draft.flags.add("denial")


def _gain_setting_card(statement: Statement, draft: Draft) -> None:
    """A defender's "you're one down, *the queen of trumps* hasn't gone": the card is the trick that sets it."""
    counts = draft.counts
    failed = any(result.down is not None for result in counts.results)
    if draft.claimer_role != "defender" or not failed or draft.plan.steps or counts.claimed or counts.conceded:
        return
    named = [element for part in statement.parts for element in part.elements if isinstance(element, NounPhrase)]
    cards = [phrase for phrase in named if phrase.suit and len(phrase.ranks) == 1 and phrase.determiner != "your"]
    if len(cards) != 1 or any(phrase.number for phrase in named if phrase.suit):
        return
    draft.flags -= {"objection", "afterthought"}
    draft.claim(Amount(tricks=1), cards[0].span)
    draft.add_spec(Verb.WIN, specs_of(cards[0])[0])


def _gain_card_kept(statement: Statement, draft: Draft) -> None:
    """A defender's "*the ace of hearts* comes last, the rest are yours": his trick, whatever he says of it."""
    counts = draft.counts
    gives_rest = [given.all for given, _ in counts.conceded] == [True]
    if draft.claimer_role != "defender" or not gives_rest or draft.plan.steps or counts.claimed:
        return
    named = [element for part in statement.parts for element in part.elements if isinstance(element, NounPhrase)]
    cards = [phrase for phrase in named if len(phrase.ranks) == 1 and phrase.suit]
    if len(cards) != 1 or cards[0].span.start > counts.conceded[0][1].start or cards[0].determiner in ("your", "dummy"):
        return
    waits = _COMES_LAST.search(draft.text, 0, counts.conceded[0][1].start)
    if waits is None:
        return
    draft.claim(Amount(tricks=1), cards[0].span)
    step = draft.add_spec(Verb.WIN, specs_of(cards[0])[0])
    draft.add_unit(Clause(), [step], "held")
    if waits[0].lower().endswith(("end", "last", "trick")):
        draft.place_last_unit(Span(*waits.span()), first=False)


_COMES_LAST = re.compile(
    r"\b(?:at the end|(?:for|on) the last(?: trick)?|last|waiting (?:for|with)|keep(?:ing)?|left to come|to come)\b",
    re.IGNORECASE,
)


def _win_with_own_card(draft: Draft) -> None:
    """ "*My jack of trumps is high*, I'll concede the others": the one trick that he still makes."""
    counts = draft.counts
    rest_given = [given.all for given, _ in counts.conceded] == [True]
    own = draft.beliefs[0] if len(draft.beliefs) == 1 and draft.text.lower().startswith("my ") else None
    if (
        own is None
        or not rest_given
        or draft.plan.steps
        or counts.claimed
        or len(own.cards) != 1
        or own.claim != "high"
    ):
        return
    suit = own.cards[0][0]
    draft.claim(Amount(tricks=1), own.span)
    step = draft.add_step(Verb.WIN, own.span, suit=suit if suit != "?" else None, cards=own.cards)
    draft.add_unit(Clause(), [step], "held")


def _withdraw_threat(draft: Draft) -> None:
    """A defender's "I make two trumps. If you draw them, *a heart as well*": no trick that he counts on."""
    plan, counts = draft.plan, draft.counts
    threats = {number for number, said in enumerate(plan.conditions) if _OF_DECLARER.match(said.text) is not None}
    sure = counts.claimed or any(step.condition is None and step.verb in _GAINS for step in plan.steps)
    if draft.claimer_role != "defender" or not sure or not threats:
        return
    while plan.steps[-1:] and plan.steps[-1].condition in threats and plan.steps[-1].verb in _GAINS | {Verb.CONCEDE}:
        gone = draft.withdraw_step()
        counts.conceded = [(amount, span) for amount, span in counts.conceded if not span.overlaps(gone.span)]


_GAINS = frozenset({Verb.CASH, Verb.WIN})
_OF_DECLARER = re.compile(r"(?:you|declarer|he|she|s?he|dummy)\b", re.IGNORECASE)


def _settle_objection(draft: Draft) -> None:
    """A defender's "hold on, *I get a ruff*" is a trick of his; "*but I have a trump*" is none that he counts."""
    if draft.counts.results or draft.counts.claimed or draft.counts.conceded or len(draft.plan.steps) > 1:
        return
    step = draft.plan.steps[0] if draft.plan.steps else None
    defends = draft.claimer_role == "defender"
    if step is None:
        if defends and "trump" in draft.text.lower() and _OBJECTS.match(draft.text) is not None:
            draft.flags.add("objection")  # "but there's a trump out"
        return
    trump = step.suit == "T" and step.count == 1 and not step.cards and step.verb in (Verb.WIN, Verb.CASH)
    if trump and _OBJECTS.match(draft.text) is not None:
        draft.flags.add("objection")
    if defends and step.verb is Verb.RUFF and not step.negated and step.condition is None:
        before = max(step.span.start - _A_FEW_WORDS, 0)
        if _OURS.search(draft.text, before, step.span.end + _A_FEW_WORDS) is not None:
            draft.flags -= {"objection", "afterthought"}


_OURS = re.compile(r"\b(?:I|we|us|me|my way|partner|pard)\b", re.IGNORECASE)
_A_FEW_WORDS = 24
_OBJECTS = re.compile(
    r"\W*(?:(?:er+|erm|um|uh|oh|ah|ok|okay|sorry)\W+)*"
    r"(?:but|yes,? but|h+m+,? but|excuse me|well|hold on|hang on|wait|he said|you said|I object|not with"
    r"|no mention|(?:well,? )?(?:that's|this is) awkward|then we have a problem|we(?:'ve| have) a problem)\b",
    re.IGNORECASE,
)
_HIGH = r"(?:(?:my|the|all|high|good|top|winning|master|boss) )*"
_ARE_GOOD = r"(?:(?:,? (?:that|which))? (?:are|all|from|to|left|good|high|winning|winners|here|there|the end))*"
_ENDS_IN_TRUMPS = re.compile(
    rf"(?<!you)(?<!you are)(?<!you['’]re)(?: |^)(?:all(?: the)?|nothing(?: is)?(?: left)? but"
    rf"|left with|leaves me with|leaving(?: me)?(?: with)?"
    rf"|down to|remaining|(?:have|got|left)(?: left)? (?:is|are)|left (?:is|are)|is a"
    rf"|(?:only|just)(?= {_HIGH}trumps? (?:are )?left))"
    rf"(?: only| just| nothing but)? {_HIGH}(?:trumps?|T)\b{_ARE_GOOD}\W*$"
    rf"|\btrumps are all (?:that['’]s left|(?:that )?I have(?: left)?|I['’]ve got(?: left)?)\W*$",
    re.IGNORECASE,
)


def _end_in_trumps(draft: Draft) -> None:
    """ "Ace, ruff a club, *and it's all trumps*": a line of play at whose end only trumps are left."""
    ruffs = any(step.verb is Verb.RUFF and not step.negated for step in draft.plan.steps)
    ruffs = ruffs and draft.plan.steps[-1].verb is not Verb.DRAW
    if not ruffs or len(draft.plan.steps) < _FEWEST_OF_A_LINE or draft.counts.conceded or draft.plan.conditions:
        return
    ends = _ENDS_IN_TRUMPS.search(draft.text, max(len(draft.text) - _LONGEST_ENDING, 0))
    if ends is None:
        return
    if not any(step.suit == "T" and step.verb in (Verb.CASH, Verb.RUN) for step in draft.plan.steps):
        span = Span(ends.start(), len(draft.text.rstrip(" .!")))
        draft.add_unit(Clause("and"), [draft.add_step(Verb.CASH, span, suit="T")], "verb")
    if not draft.counts.claimed:
        draft.claim(Amount(all=True), Span(ends.start(), ends.end()))


_ALL_THE_WAY = re.compile(r"\ball the way(?= home\b|\W*$|[,.;])", re.IGNORECASE)


def _claim_all_the_way(draft: Draft) -> None:
    """ "It's clubs and trumps *all the way*": nothing else is left to be played."""
    suits = all(step.suit and not (step.cards or step.count or step.negated) for step in draft.plan.steps)
    listed = bool(draft.plan.units) and all(unit.sort == "listed" for unit in draft.plan.units)
    if not (suits and listed) or draft.counts.claimed or draft.counts.conceded or draft.counts.results:
        return
    said = _ALL_THE_WAY.search(draft.text)
    if said is not None:
        draft.claim(Amount(all=True), Span(*said.span()))


_FEWEST_OF_A_LINE = 3
_HESITATES = (
    r"(?:oh dear|silly me|stupid me|what am i saying|my mistake"
    r"|oh|no|wait|hang on|hold on|ugh|h+m+|um|er|ah|sorry|actually|oops|damn|well)\b"
)
_IT_IS = (
    r"(?:those are|these are|there's|there is|there are|dummy's|dummy has|it's|that's|they're|we're|i've|i'm|he's)\W+"
)
_PLAYED_IN = (
    r"it's (?:clubs|diamonds|hearts|spades)(?: that)? (?:we're|we are|i'm) (?:playing )?in"
    r"|(?:we're|we are|i'm) (?:playing )?in (?:\w+ )?(?:clubs|diamonds|hearts|spades)"
    r"|(?:clubs|diamonds|hearts|spades) (?:is|are) (?:our|the|my) (?:\w+ )?(?:suit|contract)"
    r"|(?:it's a|the contract(?:'s| is)(?: in)?) (?:club|diamond|heart|spade)s?(?: contract)?"
)
_IS_TRUMPS = (
    rf"{_IT_IS}(?:out of trumps?|(?:the )?trump(?:s| suit))\b|what(?:'s| are| is) trumps(?: again)?"
    r"|(?:it's )?(?:clubs|diamonds|hearts|spades)(?: that)? (?:are|is) (?:the )?trumps?(?: suit)?(?:, not \w+)?"
    rf"|{_PLAYED_IN}"
)
_SEES_TRUMPS = re.compile(_PLAYED_IN, re.IGNORECASE)
_CANNOT_BE = (
    rf"{_IS_TRUMPS}|(?:{_IT_IS})?(?:got )?(?:(?:no|gone|in no.?trumps?|no.?trumps?)\b[^,.]*"
    r"|an? (?:spade|heart|diamond|club))|i'll play on|let me think"
    r"|(?:i|we)(?:'ve| have)(?: got)? to follow(?: suit)?|i can't(?: do that| ruff(?: it)?)?"
)
_BREAKS_OFF = re.compile(
    rf"(?:(?:\.\.+|…|—|--)\W*(?:{_HESITATES}\W*)+(?:{_CANNOT_BE})?"
    rf"|(?:,| with|, with,) (?:{_HESITATES}\W*)+(?:{_IS_TRUMPS}))"
    r"(?:,? (?:(?:is|are)n't (?:it|they)|silly me))?\W*",
    re.IGNORECASE,
)
"""Where a speaker breaks off, and sees that what he was saying cannot be done: "I'll ruff the… oh, it's notrump"."""


def _have_drawn_before(draft: Draft) -> None:
    """ "I claim, *having drawn trumps*", "all trumps having been drawn, the rest are mine": nothing is left to draw."""
    plan = draft.plan
    drawn = bool(plan.steps) and all(step.verb is Verb.DRAW and not step.negated for step in plan.steps)
    drawn = drawn and not any("_round" in word for step in plan.steps for word in step.how)  # not "two rounds"
    claims = bool(draft.counts.claimed) or "claim" in draft.flags
    if not (drawn and claims) or any(unit.subordinate != "after" for unit in plan.units):
        return
    if _HAVING.search(draft.text) is None or plan.conditions:
        return
    for step in plan.steps:
        draft.beliefs.append(Belief(draft.words(step.span), step.span, "gone", suit=step.suit))
    draft.forget_steps()
    draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans]
    draft.marks.outstanding = []


def _cross_to_what_is_there(draft: Draft) -> None:
    """ "Dummy has four clubs, *I get there* with the ace of hearts": the crossing comes before what is cashed there."""
    plan = draft.plan
    for place in range(1, len(plan.units)):
        there, crossing = plan.units[place - 1], plan.units[place]
        if there.sort not in ("held", "listed"):
            continue
        steps = [plan.steps[number] for number in (*there.steps, *crossing.steps)]
        held = all(step.hand == "dummy" for step in steps)
        crosses = [plan.steps[number].verb is Verb.CROSS for number in crossing.steps] == [True]
        said = draft.text[max(steps[-1].span.start - _A_FEW_WORDS, 0) : steps[-1].span.end]
        if not (held and crosses) or crossing.then is not None or crossing.free or _THERE.search(said) is None:
            continue
        crossing.link, there.link, there.tail, there.sort = there.link, "and", True, "verb"
        plan.units[place - 1 : place + 1] = [crossing, there]
        if len(draft.counts.listed) == len(there.steps):
            draft.counts.listed = []  # a line of play counts nothing


_THERE = re.compile(r"\b(?:there|them|those|over)\b", re.IGNORECASE)
_HAVING = re.compile(
    r"\bhaving (?:all |just |now |already )*(?:been )?(?:all )?(?:drawn|pulled|extracted|cleared|taken)\b",
    re.IGNORECASE,
)


def _forget_broken_off(draft: Draft) -> None:
    """ "*I ruff the club in…* hold on, clubs are trumps": a claim that was begun and not made."""
    plan, counts = draft.plan, draft.counts
    if counts.conceded:
        return
    ending = max(len(draft.text) - _LONGEST_ENDING, 0)
    pauses = _PAUSED.finditer(draft.text, ending)
    last = next((pause for pause in pauses if _BREAKS_OFF.fullmatch(draft.text, pause.start())), None)
    said = [step.span for step in plan.steps] + [span for _, span in (*counts.claimed, *counts.conceded)]
    late = last is not None and any(span.start > last.start() for span in said[:1])
    late = late and last is not None and _SEES_TRUMPS.search(draft.text, last.start()) is None
    if last is None or not last.start() or late:
        return
    if not plan.steps and _THINKS.fullmatch(draft.text, last.start()) is not None:
        return  # "all mine ... hmm": what was claimed stands
    draft.forget_plan()
    counts.claimed = []
    draft.flags = {"broke_off"}


_LONGEST_ENDING = 80
_THINKS = re.compile(r"\W*(?:(?:h+m+|um|er|ah)\W*)+", re.IGNORECASE)
_PAUSED = re.compile(r"\.\.+|…|—|--|,| with,? (?=oh|er|um|no)")


def _note_closing(statement: Statement, draft: Draft) -> None:
    """A *then* or an *otherwise* at the end places, or turns round, what was said last."""
    trailing = next((joint for joint in statement.closing if joint.label == "THEN"), None)
    if trailing is not None and len(draft.plan.units) > 1 and draft.plan.units[-1].then is None:
        draft.plan.units[-1].last = trailing.span  # "two hearts, three clubs, and a diamond after that"
    elif trailing is not None and draft.counts.conceded and draft.counts.claimed:
        draft.marks.then_spans.append(trailing.span)  # "you have the ace, I have the lot after that"
    if any(joint.label == "ELSE" for joint in statement.closing):
        draft.flags.add("otherwise")  # "twelve if the finesse works, eleven otherwise"
        draft.counts.claimed += draft.counts.claimed_if if draft.counts.claimed else []


def _forget_disposed_losers(draft: Draft) -> None:
    """ "I have one spade loser. I ruff a spade …": what is ruffed or thrown is not given up."""
    plan, counts = draft.plan, draft.counts
    losers = [step for step in plan.steps if step.verb is Verb.CONCEDE]
    if losers and _WHICH_I.match(draft.text, losers[-1].span.end) is not None:
        draft.flags.add("losers")  # "dummy is high except for one heart, *which I ruff*"
    thrown = [step for step in plan.steps if step.verb in (Verb.RUFF, Verb.DISCARD)]
    named = any("losing" in draft.words(step.span).lower() for step in thrown)  # "the losing heart goes on …"
    named = named or any(draft.words(step.span).lower().endswith(("loser", "losers")) for step in losers)
    named = named or _ruffs_what_is_to_lose(draft, thrown)
    if not draft.flags & {"has_losers", "losers"} and not named:
        return
    if not losers:
        _forget_unnamed_loser(draft)
        return
    disposing = [step for step in plan.steps[losers[-1].id + 1 :] if step.verb in (Verb.RUFF, Verb.DISCARD)]
    bare = [step for step in disposing if not (step.suit or step.cards)]
    if len(bare) == len(losers):
        for step, loser in zip(bare, losers, strict=True):
            one = loser.count == 1 or _ONE.search(draft.words(step.span)) is not None
            count = None if one else loser.count
            plan.change_step(
                step.id, suit=loser.suit, count=step.count or count
            )  # "I have a losing heart and discard it on the club"
    later = plan.steps[losers[0].id + 1 :]
    disposed = {step.suit for step in later if step.verb in (Verb.RUFF, Verb.DISCARD) and not step.negated}
    lost = [step for step in losers if step.suit in disposed]
    if len(lost) == len(losers) == 1 and len(counts.conceded) == 1 and (left := _left_of(draft, lost[0], later)) > 0:
        plan.change_step(lost[0].id, count=left)
        counts.conceded = [(Amount(tricks=left), counts.conceded[0][1])]
        return  # "I have two spade losers but one goes on the heart"
    if len(lost) != len(losers):
        _forget_some_losers(draft, losers, lost)
        return
    plan.drop_steps({step.id for step in lost})
    counts.conceded = []
    draft.flags -= {"concede", "has_losers", "losers", "lose_open", "all_but", "complement"}


def _forget_some_losers(draft: Draft, losers: list[Step], lost: list[Step]) -> None:
    """ "*The losers are a heart and a club*, and I ruff the heart": the other one is lost."""
    each = [entry for entry in draft.counts.conceded if any(entry[1].overlaps(step.span) for step in losers)]
    together = [amount.tricks for amount, _ in draft.counts.conceded if all(amount is not one for one, _ in each)]
    single = bool(lost) and len(each) == len(losers) and all(step.count in (None, 1) for step in losers)
    if single and together in ([], [len(losers)]):
        draft.counts.conceded = [entry for entry in each if not any(entry[1].overlaps(step.span) for step in lost)]
        draft.plan.drop_steps({step.id for step in lost})


def _ruffs_what_is_to_lose(draft: Draft, thrown: list[Step]) -> bool:
    """ "There are two hearts *to lose, but I ruff them*"; not "I ruff one, the other I lose"."""
    lost = draft.counts.conceded[0][1] if draft.counts.conceded and "lose_open" in draft.flags else None
    return lost is not None and bool(thrown) and thrown[0].span.start > lost.start


def _left_of(draft: Draft, loser: Step, later: list[Step]) -> int:
    """How many losers of a suit are left when those have gone that were counted; none where nobody counted."""
    gone = [step for step in later if step.suit == loser.suit and step.verb in (Verb.RUFF, Verb.DISCARD)]
    counted = [step.count or int(_ONE.search(draft.words(step.span)) is not None) for step in gone]
    return (loser.count or 0) - sum(counted) if all(counted) else 0


_ONE = re.compile(r"\b(?:one|1|an?)\b", re.IGNORECASE)
_WHICH_I = re.compile(
    r",? (?:which|that|but (?:that|it|they)) (?:i|we|['’]?ll|will|can|am|is|gets?|goes|\s)+", re.IGNORECASE
)


_SO_MANY = re.compile(r"\b(?:so|that leaves|leaving)(?: it's| that's)?(?: just| only)?\W*$", re.IGNORECASE)


def _forget_unnamed_loser(draft: Draft) -> None:
    """ "*One loser*, which I ruff", "*two losers*, and I can ruff one"."""
    disposing = [step for step in draft.plan.steps if step.verb in (Verb.RUFF, Verb.DISCARD)]
    bare = bool(disposing) and not any(step.suit or step.cards or step.negated for step in disposing)
    if not draft.counts.conceded and disposing:
        draft.flags -= {"concede", "has_losers"}  # "the diamond and the heart are losing, I ruff …"
    if len(draft.counts.conceded) != 1:
        return
    amount, span = draft.counts.conceded[0]
    if disposing and disposing[-1].span.end < span.start and _SO_MANY.search(draft.text[: span.start]) is not None:
        return  # "I pitch my hearts on the spades, *so just the one loser*"
    each = len({step.suit for step in disposing}) == len(disposing) == amount.tricks  # "I'll ruff the heart, …"
    if not bare and not each:
        return
    left = (amount.tricks or 0) - sum(step.count or 1 for step in disposing)
    if left > 0:
        draft.counts.conceded = [(Amount(tricks=left), span)]
    elif amount.tricks is not None:
        draft.counts.conceded = []
        draft.flags -= {"concede", "has_losers"}


_TO_TRUMPS = frozenset({Verb.DRAW, Verb.CASH, Verb.RUN})


def _share_alike(draft: Draft) -> None:
    """ "*One each*", "a trick for each side": as many for the others; "one for each of you": theirs alone."""
    counts = draft.counts
    if len(counts.claimed) != 1 or counts.conceded or draft.plan.units or counts.claimed[0][0].tricks is None:
        return
    amount, span = counts.claimed[0]
    said = draft.text[span.start :]
    if said.lower().rstrip(" .!").endswith(" each") and _WITH_PARTNER.search(draft.text) is not None:
        return  # "partner and I get one each"
    if _FOR_EACH_OF_YOU.fullmatch(draft.text) is not None:
        counts.claimed = []
        counts.concede(Amount(tricks=2 * (amount.tricks or 1)), span)
    elif _EACH.fullmatch(said) is not None or _WE_EACH.search(draft.text[: span.start]) is not None:
        counts.concede(amount, span)


_WITH_PARTNER = re.compile(r"\b(?:partner|pard) and I\b", re.IGNORECASE)
_THEN = r"\W*(?:(?:ok|then|from here|agreed|(?:and )?(?:shuffle|that's it|that is it)|next(?: board)?)\W*)?"
_OF_THEM = r"(?: of (?:the|these|those)(?: last| remaining| other)? (?:two|2|four|4|six|6))?"
_EACH = re.compile(
    rf"[\w ]+? (?:each{_OF_THEM}|apiece|(?:for|to) (?:each|either) side|for each of us){_THEN}", re.IGNORECASE
)
_WE_EACH = re.compile(
    r"\b(?:we each|both sides(?: each)?|(?:each|either) (?:of us|side|pair)) (?:get|have|has|take|make|win)s? *$",
    re.IGNORECASE,
)
_FOR_EACH_OF_YOU = re.compile(
    rf"\W*[\w ]+? (?:for|to) each of you{_THEN}|each of you (?:gets|has|takes|makes) [\w ]+?{_THEN}", re.IGNORECASE
)


def _take_back_drawing(draft: Draft) -> None:
    """ "I draw the last trump, *no wait, it's already gone*": nothing to draw."""
    drawn = next((step for step in draft.plan.steps if step.verb is Verb.DRAW), None)
    gone = _GONE_ALREADY.match(draft.text, drawn.span.end) if drawn is not None else None
    if drawn is not None and gone is not None:
        draft.plan.drop_steps({drawn.id})
        have_been = gone["how"].lower() in ("drawn", "in")  # that they are gone is a belief
        draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans[:1] if have_been]


_GONE_ALREADY = re.compile(
    r"[,;. ]*(?:no|oh|wait|sorry|actually|hang on|ah)\b[\w,;. ]*?"
    r"\b(?:it|they)(?:['’]?s|['’]?re| is| has| are| have)(?: all)?(?: already)?(?: been)? (?P<how>gone|drawn|out|in)\b",
    re.IGNORECASE,
)


def _draw_after_all(plan: SpokenPlan) -> None:
    """ "*Before touching trumps* I ruff, and after that I draw them": one drawing, said twice."""
    before = [unit.steps[-1] for unit in plan.units if unit.subordinate == "before"]
    later = [step.id for step in plan.steps if step.suit == "T" and step.verb in _TO_TRUMPS and not step.cards]
    twice = {number for number in before if plan.steps[number].suit == "T" and any(each > number for each in later)}
    plan.drop_steps(twice)


_DRAWN = re.compile(
    r"\W*(?:so\W+)?(?:with|having) (?:(?:the|all|already|now|drawn|pulled) ?)*trumps?(?: \w+)*$"
    r"|\W*having (?:drawn|pulled)",
    re.IGNORECASE,
)


def _forget_drawn(draft: Draft) -> None:
    """ "*With trumps drawn* I've six winners": done, where no play follows that it comes before."""
    plan = draft.plan
    done = bool(plan.steps) and _DRAWN.match(draft.text[: plan.steps[0].span.end]) is not None
    later = [
        plan.steps[number].verb for unit in plan.units[1:] if unit.sort in ("verb", "act") for number in unit.steps
    ]
    if not done or plan.steps[0].verb is not Verb.DRAW or any(verb is not Verb.CONCEDE for verb in later):
        return
    done_at = plan.steps[0].span
    plan.drop_steps({0})
    draft.marks.drawing_spans = [("state", span) for _, span in draft.marks.drawing_spans]
    draft.marks.outstanding = [each for each in draft.marks.outstanding if not each[1].overlaps(done_at)]
    draft.marks.then_spans = []


_LED = frozenset({"trump", "spade", "heart", "diamond", "club"})


def _lead_trump_by_trump(draft: Draft) -> None:
    """ "*Trump, trump*, heart": each card as it is played, where other suits so named are only counted."""
    said = [draft.words(step.span).lower() for step in draft.plan.steps]
    if said[:2] != ["trump", "trump"]:
        return
    if all(word in _LED for word in said):
        draft.claim(Amount(tricks=len(said)), draft.plan.steps[0].span.cover(draft.plan.steps[-1].span))
    for unit in draft.plan.units:
        if unit.sort == "listed" and all(said[number] in _LED for number in unit.steps):
            unit.sort = "verb"
            for number in unit.steps:
                draft.plan.change_step(number, verb=Verb.LEAD, listed=False)


def _forget_question(draft: Draft, asked: int) -> None:
    """ "Has either of you *a heart left*? If so …": what is asked about is not claimed; a run is tested."""
    plan = draft.plan
    plan.drop_steps({step.id for step in plan.steps if step.span.end <= asked and step.verb is not Verb.RUN})
    draft.counts.claimed = [(amount, span) for amount, span in draft.counts.claimed if span.start > asked]
    draft.counts.conceded = [(amount, span) for amount, span in draft.counts.conceded if span.start > asked]
    if not draft.counts.conceded:
        draft.flags.discard("concede")
    draft.beliefs = [belief for belief in draft.beliefs if belief.span.start > asked]
    draft.marks.outstanding = [(number, span) for number, span in draft.marks.outstanding if span.start > asked]


_ALREADY_WON = re.compile(
    r"(?: tricks?)?(?: (?:already|so far)\b| in(?: already\b|(?=\s*(?:[,;.]|and\b|plus\b|with\b))))", re.IGNORECASE
)
"""What follows a number that counts tricks won before the claim: "four *in*, six to come"."""


def _forget_won_before(draft: Draft) -> None:
    """ "*I've made eight*, I get the other three": what is claimed are the three, where both count from here."""
    counts = draft.counts
    counts.already += [said for said in counts.claimed if _ALREADY_WON.match(draft.text, said[1].end) is not None]
    more = [entry for entry in counts.claimed if entry not in counts.already]
    beside = counts.listed or (counts.conceded and not any(given.all for given, _ in counts.conceded))
    if counts.claimed and not more and beside:
        counts.claimed = []  # "I've already taken five, and I have four more clubs", "… you get a heart"
    counts_deal = any((amount.tricks or 0) > HIGHEST_LEVEL for amount, _ in more)
    if more and "summed" not in draft.flags and not counts_deal:
        counts.claimed = more
