"""What a plan hangs on, and the worries voiced beside it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Joint, Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Circumstance, Condition, Doubt, Result
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import note_what_is_sure
from nlclaim.spans import Span

_SEES_TRUMPS: Final = re.compile(r"\W*(?:spades?|hearts?|diamonds?|clubs?) (?:is|are) trumps?\b", re.IGNORECASE)


def note_doubt(draft: Draft, span: Span) -> None:
    """ "All mine, oh wait, the hearts may not split": what follows is a worry, no plan (FRM-5)."""
    if draft.plan.steps and not draft.counts.claimed and _SEES_TRUMPS.match(draft.text, span.end):
        return  # "ruffing a heart … hang on, hearts are trumps"
    if draft.counts.claimed or draft.plan.steps or draft.counts.conceded or draft.counts.results or draft.beliefs:
        draft.flags.add("doubt")
        end = len(draft.text.rstrip())
        draft.doubts.append(Doubt(draft.text[span.start : end], Span(span.start, end)))
    else:
        draft.flags.add("doubt_first")


def _count_without_last(clause: Clause, draft: Draft) -> None:
    """ "Three clubs, and *the jack* if they break": the number that is safe is that of the others."""
    last = draft.plan.units[-1] if len(draft.plan.units) > 1 else None
    if last is None or last.sort != "listed" or clause.link != "none" or clause.subordinate not in ("if", "unless"):
        return
    if last.link == "and" and len(draft.counts.listed) == sum(len(unit.steps) for unit in draft.plan.units):
        del draft.counts.listed[-len(last.steps) :]


def open_condition(clause: Clause, draft: Draft) -> None:
    """The clause is what the plan hangs on. Only actions named in it (a finesse, a squeeze) are steps."""
    plan = draft.plan
    counted = draft.counts.claimed
    if clause.link == "none" and counted and counted[-1][1].end == _before(clause, draft):
        note_what_is_sure(draft)
    else:
        _count_without_last(clause, draft)
    span = _with_what_turns_it(clause)
    plan.conditions.append(Condition(draft.words(span), span, circumstance=circumstance_of(clause, draft)))
    plan.condition = len(plan.conditions) - 1
    _read_named_lines(clause, draft)
    _bind_earlier(clause, draft)
    _read_outcome(clause, draft)


def read_concessive(clause: Clause, draft: Draft) -> None:
    """ "*Even if trumps are 4-1*": nothing hangs on it, so that it is no condition; actions named in it are steps."""
    draft.plan.condition = None
    draft.flags.add("even_if")
    draft.said_beside.append(clause.span)
    _read_named_lines(clause, draft)


def deny_named_lines(clause: Clause, draft: Draft) -> None:
    """ "Nothing depends on *a finesse*": it is not taken; that nothing depends on a break says no more."""
    draft.flags.add("even_if")
    draft.said_beside.append(clause.span)
    for phrase in (*clause.phrases, *clause.subjects):
        if phrase.act in ("finesse", "squeeze"):
            before = len(draft.marks.finesse_spans)
            step = add_act(clause, draft, phrase)
            draft.plan.change_step(step, negated=True)
            said = draft.marks.finesse_spans[before:]
            draft.marks.finesse_spans[before:] = [(True, span) for _, span in said]
            draft.add_unit(clause, [step], "act")


def _read_named_lines(clause: Clause, draft: Draft) -> None:
    """A finesse or a squeeze that is the claimer's, named in the clause: a step that hangs on nothing itself."""
    plan = draft.plan
    phrases = [*clause.phrases, *(clause.subjects or [])]
    for place in clause.places:
        if isinstance(place.object, NounPhrase):
            phrases.append(place.object)
    theirs = draft.claimer_role == "defender" and clause.who in ("you", "he", "declarer")
    before = len(plan.steps)
    for phrase in phrases if not theirs else ():
        if phrase.act in ("finesse", "squeeze") and not _is_spoken_of(plan, phrase):
            draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    theirs = theirs or (clause.verb_name == "finesse" and clause.who == "you")  # "if you finesse you go down"
    joint = clause.joint("IF")
    open_to_him = joint is not None and "whether" in draft.words(joint.span).lower()  # "whether or not I finesse"
    again = any(step.verb == clause.verb_name for step in plan.steps) and clause.who == "who"  # "if nobody is squeezed"
    if clause.verb_name in ("squeeze", "finesse") and not (theirs or open_to_him or again):
        draft.add_unit(clause, PLAY_VERBS[clause.verb_name](clause, draft), "act")
    for number in range(before, len(plan.steps)):
        plan.change_step(number, condition=None)  # "if the finesse loses …"


_TURNS_OUT: Final = re.compile(
    r"(?:(?:it|that) )?(?:(holds|works|wins|succeeds|comes off)|(loses|fails|does(?:n['’]t| not)))\s*[,:–—-]",
    re.IGNORECASE,
)


def _suppose_outcome(clause: Clause, draft: Draft) -> None:
    """ "Club to the queen. *Holds*, ten tricks; *loses*, nine": the two cases, named without an *if*."""
    last = draft.plan.last_step
    said = _TURNS_OUT.match(draft.text, clause.start) if last is not None else None
    if said is None or last is None or last.verb is not Verb.FINESSE or clause.subordinate is not None:
        return
    if draft.text[: clause.start].rstrip()[-1:] not in (":", ";", ".", "-", "–", "—", ","):
        return
    span = Span(said.start(), said.end() - 1)
    if said[1]:
        clause.joints = (*clause.joints, Joint(span, "IF", "if"))
    elif draft.plan.conditions:
        clause.joints = (*clause.joints, Joint(span, "ELSE", "otherwise"))
        clause.verb, clause.verb_name, clause.negation = None, "", None


def spell_out_condition(clause: Clause, draft: Draft) -> None:
    """ "I test the clubs and *if they don't break* I finesse": a condition, where "if they don't" refers to one."""
    joint, last = clause.joint("ELSE"), draft.plan.last_step
    if joint is None and (last is None or last.verb is not Verb.FINESSE):
        return
    if _TURNS_OUT.match(draft.text, clause.start) is not None:
        _suppose_outcome(clause, draft)
        return
    said = _DENIED.fullmatch(draft.words(joint.span)) if joint is not None else None
    runs = clause.verb_name == "run" and not clause.phrases  # "if they don't *run*"; "if they don't, run the clubs"
    if joint is None or said is None or clause.subject is not None or not (runs or clause.verb_name in _COMES_OFF):
        return
    if draft.plan.conditions:
        return  # "if they break I have the rest, *if they don't break* …": the other branch
    start = joint.span.start
    clause.joints = tuple(replace(each, label="IF", value="if") if each is joint else each for each in clause.joints)
    clause.subject = Mark(Span(start + said.start(1), start + said.end(1)), "PERSON", said[1].lower())
    clause.negation = Mark(Span(start + said.start(2), joint.span.end), "NEG", "not")
    clause.spans.insert(0, Span(start + said.start(1), joint.span.end))


_DENIED: Final = re.compile(r"if (they|it) (do(?:es)?(?:n['’]?t| not))", re.IGNORECASE)


def _is_spoken_of(plan: SpokenPlan, phrase: NounPhrase) -> bool:
    """ "Club to the jack, and if *the finesse* loses, …": the one just said."""
    last = plan.last_step
    return phrase.determiner == "the" and not phrase.suit and last is not None and str(last.verb) == phrase.act


_COMES_OFF: Final = frozenset({"have", "win", "make", "break", "succeed", "drop"})
"""What a play or a card does if it goes well: "it holds", "it works", "it wins"."""


def _read_outcome(clause: Clause, draft: Draft) -> None:
    """ "If it's wrong *eleven*", "if it loses *-1*": what it comes to, said without a pause."""
    state, score, down = clause.mark("PRED"), clause.mark("SIGNED"), clause.mark("DOWN")
    number = clause.phrases[-1] if clause.phrases and clause.phrases[-1].is_bare_number else None
    if down is not None and number is not None:
        draft.add_result(Result(down=number.number))
    elif state is not None and number is not None and number.span.start > state.span.end:
        draft.claim(Amount(tricks=number.number), number.span)
    elif clause.verb_name in _COMES_OFF and clause.who in (None, "it") and clause.phrases:
        amount = amount_of(clause.phrases[-1])
        if amount is not None and (amount.tricks or 0) > HIGHEST_LEVEL:
            draft.claim(amount, clause.phrases[-1].span)  # "if that holds eleven tricks", "if it works ten"
    elif clause.verb_name in ("concede", "fail") and number is not None and (number.number or 0) > HIGHEST_LEVEL:
        draft.claim(Amount(tricks=number.number), number.span)  # "if the finesse loses eleven"
    elif score is not None and score.value.startswith("-") and (state or clause.verb_name in ("concede", "fail")):
        draft.add_result(Result(down=-int(score.value)))
    elif score is not None and score.value.startswith("+"):
        # "Hook the heart, if it works +1": one result under a condition stands; `add_result` would keep it back.
        draft.counts.results.append(Result(over=int(score.value)))


def _with_what_turns_it(clause: Clause) -> Span:
    """The words of the clause, with the *unless* that turns them round, or "it's all on" where no more is said."""
    joint = clause.joint("IF")
    bare = clause.subordinate == "depends" and is_bare_list(clause)
    turned = clause.subordinate == "unless" or bare
    return joint.span.cover(clause.span) if turned and joint is not None else clause.span


_WORSE: Final = re.compile(r"\b(?:worse|better) than\b", re.IGNORECASE)
_TURNS_UP: Final = re.compile(r"\b(?:up|show\w*)\b", re.IGNORECASE)


def circumstance_of(clause: Clause, draft: Draft) -> Circumstance | None:
    """What the clause says of the cards out."""
    plan = draft.plan
    denied = bool(clause.negation) != (clause.subordinate == "unless")
    if clause.verb_name == "discard" and clause.who in OPPONENTS | {"they", "he", "who"}:
        return Circumstance("throws", denied=denied)
    subject = clause.subjects[0] if clause.subjects else None
    if subject is not None and subject.act is not None:
        return None
    shape = clause.mark("BREAKS")
    if shape is not None and _WORSE.search(draft.words(clause.span)) is not None:
        return None  # "if they're no worse than 4-1": several shapes
    suit = subject.suit if subject is not None else None
    if subject is None or (subject.noun == "suit" and suit is None):
        suit = plan.steps[-1].suit if plan.steps and clause.who in (None, "they", "it") else None
    if shape is not None and (subject is None or not subject.ranks):
        return Circumstance("lies", suit, shape=shape.value, denied=denied)
    if clause.verb_name == "break" and suit and (subject is None or not subject.ranks):
        return Circumstance("breaks", suit, denied=denied)
    if subject is None or len(subject.ranks) != 1:
        return None
    placed = any(place.object is not None for place in clause.places)
    appears = clause.verb_name in ("show", "break") and not placed and _TURNS_UP.search(draft.words(clause.span))
    if clause.verb_name == "drop" or appears:  # "if the king hasn't shown up", "turned up"
        suit = subject.suit or (plan.steps[-1].suit if plan.steps else None)  # "… king of spades, *the queen falls*"
        return Circumstance("falls", suit, subject.ranks[0], denied=denied)
    holder = clause.place("with", "in")
    if clause.copula and holder and isinstance(holder.object, Mark) and holder.object.value in ("N", "E", "S", "W"):
        return Circumstance("is_with", subject.suit, subject.ranks[0], seat=holder.object.value, denied=denied)
    return None


def bind_if_needed(clause: Clause, draft: Draft, before: int) -> None:
    """ "Finesse if necessary": the steps of the clause, numbered from `before` on, hang on what turns up."""
    mark = next((mark for mark in clause.marks if mark.value == "if_needed"), None)
    if mark is None or len(draft.plan.steps) == before or _IN_ROUNDS.match(draft.text, mark.span.end) is not None:
        return
    drawn = all(step.verb is Verb.DRAW for step in draft.plan.steps[before:])
    if drawn and draft.words(mark.span).lower().startswith("as "):
        return  # "draw trumps *as needed*": as many rounds as it takes
    draft.plan.conditions.append(Condition(draft.words(mark.span), mark.span))
    for number in range(before, len(draft.plan.steps)):
        draft.plan.change_step(number, condition=len(draft.plan.conditions) - 1)


_IN_ROUNDS: Final = re.compile(
    r" (?:in|for) (?:two|three|four|2|3|4)\b(?: rounds)?| (?:a|another|one more) (?:\w+ )?round\b", re.IGNORECASE
)
""" "Draw trumps, if necessary *in three rounds*": only the third hangs on it."""


def hold_back_result(clause: Clause, draft: Draft, previous: Clause | None, before: int) -> None:
    """ "Low heart to the jack; *when that wins* I've made it": a result that hangs on the finesse."""
    results, last = draft.counts.results, draft.plan.last_step
    finesse = last is not None and last.verb is Verb.FINESSE
    then = clause.joint("THEN")
    hangs = clause.subordinate == "so" or (then is not None and "when " in draft.words(then.span).lower())
    hangs = hangs or (previous is not None and _is_when_it_wins(clause, previous))
    if finesse and hangs and len(results) == before + 1 and results[-1] == Result(over=0):
        results.pop()
        draft.flags.add("claim")


def _is_when_it_wins(clause: Clause, previous: Clause) -> bool:
    """ "*When that wins* I …": what the clause before it says, where "*if that's right* I …" is one."""
    wins = previous.subordinate == "after" and previous.verb_name in ("win", "have", "succeed")
    pointed = [subject.is_that for subject in previous.subjects] == [True]
    alone = not previous.phrases and not previous.perfect and clause.link in ("none", "comma")
    return wins and alone and (previous.who == "it" or pointed)


def _bind_earlier(clause: Clause, draft: Draft) -> None:
    """ "X if Y": the words just before in the same sentence hang on it."""
    plan, counts = draft.plan, draft.counts
    if clause.link == "none" and counts.before_sum is not None and counts.claimed:
        counts.claimed[-1] = counts.before_sum  # "nine, plus one more unless the queen is offside"
    paused = draft.last.clause is not None and draft.last.clause.joint("COMMA", "STOP", "DASH") is not None
    if clause.link == "none" and len(counts.results) > 1 and paused and counts.results[-1].down is None:
        counts.results_if.append(counts.results.pop())  # "making, plus one if the hook is on"
    if clause.link == "none" and counts.claimed and counts.claimed[-1][1].end == _before(clause, draft):
        plan.condition = None  # "ten if they're 3-3, nine if they're not"
        if len(counts.claimed) > 1 or counts.listed_before is not None:
            counts.claimed_if.append(counts.claimed.pop())  # "twelve, but eleven if they're 3-1"
            draft.flags.discard("summed")  # "ten; that's eleven when the jack drops"
    if clause.link in ("start", "stop") or not plan.units:
        return
    unit = plan.units[-1]
    if unit.sentence != plan.sentence or clause.link != "none":
        return
    index = plan.condition
    if index is not None and unit.branch is None:
        unit.branch = (index, "then")
        unit.placed_before_condition = unit.then is not None or unit.last is not None
    for number in unit.steps:
        if plan.steps[number].condition is None:
            plan.change_step(number, condition=index)
    plan.condition = None


def _before(clause: Clause, draft: Draft) -> int:
    """Where the words before the clause and its *if* end."""
    joint = clause.joint("IF")
    return len(draft.text[: joint.span.start if joint is not None else clause.start].rstrip())


def otherwise(clause: Clause, draft: Draft) -> None:
    """What follows holds when the condition does not."""
    plan = draft.plan
    joint = clause.joint("ELSE")
    failing = _FAILS.match(draft.words(joint.span)) if joint is not None and plan.steps else None
    if joint is not None and failing is not None and not plan.conditions:
        span = Span(joint.span.start + failing.end(), joint.span.end)
        plan.conditions.append(Condition(draft.words(span), span))
        plan.condition = len(plan.conditions) - 1
        return  # "I take the finesse, and *if it loses* I'm one down": nothing was said to hang on its winning
    if joint is not None and not plan.conditions and _hangs_on_last(clause, draft, joint):
        plan.conditions.append(Condition(draft.words(joint.span), joint.span))
        plan.condition = len(plan.conditions) - 1
        return  # "test the diamonds, and *failing that* finesse"
    if draft.counts.conceded and not (plan.conditions or draft.counts.claimed):
        state = clause.mark("PRED")
        if state is not None and state.value == "high" and clause.negation is None:
            draft.flags.add("all_but")  # "you get a club, *otherwise it's all good*"
        return
    if plan.condition is None and plan.conditions:
        plan.condition = len(plan.conditions) - 1
    draft.flags.add("otherwise")
    plan.else_of = plan.condition
    plan.condition = None
    named = (step.suit for step in reversed(plan.steps) if step.cards or step.verb is Verb.FINESSE)
    draft.last.suit = next(named, None)  # no more that of "if you lead a spade"


def _hangs_on_last(clause: Clause, draft: Draft, joint: Joint) -> bool:
    """Whether the play said last is one that may fail, and the clause says what is played if it does."""
    last = draft.plan.last_step
    tried = last is not None and last.verb in (Verb.TEST, Verb.FINESSE, Verb.CASH, Verb.LEAD, Verb.SQUEEZE)
    fails = draft.words(joint.span).lower() not in ("else", "or else")
    plays = clause.verb_name in PLAY_VERBS and clause.who in (None, "me")
    return tried and last is not None and not last.negated and fails and plays and not draft.counts.claimed


_FAILS: Final = re.compile(r"if (?=(?:it|that|this|they) )", re.IGNORECASE)


def open_suit_led(clause: Clause, draft: Draft) -> None:
    """ "*On a heart* I ruff, *on a club* I win the ace": what is played to what they lead."""
    place = clause.places[0] if clause.places and clause.places[0].span.start == clause.start else None
    led = place.object if place is not None and place.preposition == "on" else None
    bare = isinstance(led, NounPhrase) and led.determiner == "a" and not (led.ranks or led.act or led.number)
    answers = clause.verb_name in ("ruff", "win", "take", "overruff", "duck") and clause.who == "me"
    if place is None or not isinstance(led, NounPhrase) or not (bare and led.suit and answers):
        return
    draft.plan.conditions.append(Condition(draft.words(place.span), place.span))
    draft.plan.condition, draft.plan.else_of, draft.last.suit = len(draft.plan.conditions) - 1, None, led.suit
    clause.places = clause.places[1:]
    if clause.verb_name in ("ruff", "duck") and not clause.phrases:
        clause.phrases = [led]


def bound_conditions(draft: Draft) -> tuple[Condition, ...]:
    """The conditions with the steps that hang on them."""
    bound = []
    for index, condition in enumerate(draft.plan.conditions):
        then = tuple(step.id for step in draft.plan.steps if step.condition == index)
        otherwise = draft.plan.else_steps.get(index)
        bound.append(replace(condition, then=then, otherwise=tuple(otherwise) if otherwise else None))
    return tuple(bound)
