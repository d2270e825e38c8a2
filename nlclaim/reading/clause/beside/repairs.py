"""Corrections in the same breath: "making five, sorry, four"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANK_NAMES
from nlclaim.language import Correction, Mark, NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span


def withdraw(clause: Clause, draft: Draft) -> bool:
    """A correction in the same breath replaces what was said last. True when the new words are read with it."""
    counts = draft.counts
    phrase = clause.phrases[0] if clause.phrases else None
    if phrase is None:
        return False
    if _takes_place_of_number(clause, draft, phrase):
        counts.claimed.pop()  # "five, no, six spades"
        return False
    if phrase.is_bare_number and phrase.number and counts.results and not (counts.claimed or counts.conceded):
        return _change_result(clause, draft, phrase.number)
    if amount_of(phrase) is not None and counts.claimed:
        _note_change(draft, counts.claimed.pop()[1], phrase.span)
        return False
    if amount_of(phrase) is not None and counts.conceded and counts.side == "theirs":
        return _change_loss(clause, draft, phrase)
    if _retarget(clause, draft, phrase) or _recount(draft, phrase):
        return True
    if draft.plan.units and draft.plan.units[-1].steps[-1] == len(draft.plan.steps) - 1:
        played = draft.plan.units[-1].sort in ("verb", "concede")
        if played and clause.verb is None and clause.copula is None and phrase.act is None:
            return _change_object(draft, phrase)
        old = draft.withdraw_step().span
        draft.marks.unsay(old)
        _note_change(draft, old, phrase.span)
    return False


def _note_change(draft: Draft, old: Span, new: Span) -> None:
    draft.repairs.append(Correction(old, draft.words(old), draft.words(new), "corrected_by_speaker", 1.0))


def _change_result(clause: Clause, draft: Draft, number: int) -> bool:
    """ "Making five, sorry, *four*": the number of the result said last, or another result, which is read as said."""
    counts = draft.counts
    if counts.result_spans:
        _note_change(draft, counts.result_spans[-1], clause.span)
    if clause.mark("DOWN", "SIGNED", "EXACT") or clause.verb_name == "make":
        counts.results.pop()  # "making, no wait, down one"
        return False
    counts.results[-1] = _renumbered(counts.results[-1], number)
    return True


def _change_loss(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "I lose one, I mean *none*", "you get a heart, no, *two*": as many as was said last are given."""
    counts = draft.counts
    old, read = counts.conceded.pop()[1], True
    if phrase.quantifier in ("no", "none"):
        _take_back_losses(draft)
        draft.claim(Amount(all=True), phrase.span)
    elif clause.who == "me" and clause.verb_name != "concede":
        draft.flags.discard("concede")
        counts.side, read = "", False  # "you get two, sorry, *I get two*"
    else:
        _recount_loss(draft.plan, phrase)
        give_away(clause, draft, clause.phrases)
    _note_change(draft, old, phrase.span)
    return read


def _take_back_losses(draft: Draft) -> None:
    unit = draft.plan.last_unit
    if unit is not None and all(draft.plan.steps[number].verb is Verb.CONCEDE for number in unit.steps):
        draft.plan.drop_steps(set(unit.steps))
    draft.flags.discard("concede")


def _recount_loss(plan: SpokenPlan, phrase: NounPhrase) -> None:
    """ "You get a heart, no, *two*": as many hearts."""
    last = plan.last_step
    if last is not None and last.verb is Verb.CONCEDE and last.suit and not last.cards and phrase.is_bare_number:
        plan.change_step(last.id, count=phrase.number)


def take_back(clause: Clause, draft: Draft) -> None:
    """ "I draw trumps, *actually no I won't*", "I won't finesse, *well, I will*": the play before is as said last."""
    if clause.negation is not None and _has_just_conceded(draft):
        draft.counts.conceded.pop()  # "I lose a spade, *no, I don't*"
        if not draft.counts.conceded:
            draft.flags.discard("concede")
    no = [phrase.quantifier for phrase in clause.phrases] == ["no"]  # "heart finesse? *No thanks*"
    say_of_last(draft, denied=no or clause.negation is not None)


def _has_just_conceded(draft: Draft) -> bool:
    """Whether tricks were given away right before, as a step or as no more than a number."""
    if not draft.counts.conceded:
        return False
    counted = draft.last.clause is not None and draft.counts.conceded[-1][1].overlaps(draft.last.clause.span)
    return counted or (bool(draft.plan.units) and draft.plan.units[-1].sort == "concede")


def say_of_last(draft: Draft, *, denied: bool) -> None:
    """The play said last is made, or is not, whatever was said of it before."""
    last = draft.plan.last_step
    if last is None or last.negated == denied:
        return
    draft.plan.change_step(last.id, negated=denied)
    if last.verb is Verb.DRAW:
        draft.marks.drawing_spans = [] if denied else [("plan", last.span)]
    if last.verb is Verb.FINESSE:
        draft.marks.finesse_spans[-1:] = [(denied, last.span)]


def drop_repeated(draft: Draft) -> None:
    """ "Hearts then spades, *no, spades then hearts*": said again behind the correction, it is said anew."""
    plan = draft.plan
    if not plan.repaired_from:
        return
    again = [_kind(step) for step in plan.steps[plan.repaired_from :]]
    plan.drop_steps({step.id for step in plan.steps[: plan.repaired_from] if _kind(step) in again})


def _kind(step: Step) -> tuple[object, ...]:
    """What is done to what; trumps are drawn whichever word is used."""
    trumps = step.suit == "T" and not step.cards and step.verb in (Verb.DRAW, Verb.CASH)
    return (Verb.DRAW, "T") if trumps else (step.verb, step.suit, step.cards, step.negated)


def _retarget(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Heart to the king, *ace* I mean": another card is crossed to."""
    last = draft.plan.last_step
    lone = len(phrase.ranks) == 1 and phrase.ranks[0] in "AK" and not phrase.suit and clause.verb is None
    if last is None or last.verb is not Verb.CROSS or len(last.cards) != 1 or not lone:
        return False
    meant = Correction(last.span, draft.words(last.span), draft.words(phrase.span), "corrected_by_speaker", 1.0)
    draft.repairs.append(meant)
    how = (f"to_the_{RANK_NAMES[phrase.ranks[0]]}",)
    draft.plan.change_step(last.id, cards=(last.cards[0][0] + phrase.ranks[0],), how=how)
    return True


def _recount(draft: Draft, phrase: NounPhrase) -> bool:
    """ "Four spade tricks, no, make that *five*": as many of them."""
    last = draft.plan.last_step
    if last is None or not (last.listed and last.suit and (last.count or 0) > 1 and draft.counts.listed):
        return False
    if not phrase.is_bare_number or phrase.number is None:
        return False
    meant = Correction(last.span, draft.words(last.span), draft.words(phrase.span), "corrected_by_speaker", 1.0)
    draft.repairs.append(meant)
    draft.plan.change_step(last.id, count=phrase.number)
    draft.counts.listed[-1] = (phrase.number, draft.counts.listed[-1][1])
    return True


def _takes_place_of_number(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "*Five*, no, *six spades*"; not "ten, no, one spade to you"."""
    counted = phrase.suit is not None and phrase.number is not None and not clause.places and clause.verb is None
    if not counted or not draft.counts.claimed:
        return False
    amount, span = draft.counts.claimed[-1]
    return (amount.tricks or 14) <= HIGHEST_LEVEL and _is_beside(draft, span, phrase.span)


def _is_beside(draft: Draft, said: Span, span: Span) -> bool:
    """Whether nothing but the word of correction stands between."""
    between = [word for word in draft.text[said.end : span.start].split() if word.strip(",;.-")]
    return len(between) <= 2 and said.end <= span.start


def withdraw_play(draft: Draft) -> None:
    """ "I draw trumps … no, sorry, *I ruff a club first*": the play said last is taken back."""
    marks = draft.marks
    unit = draft.plan.last_unit
    if unit is None or unit.sort not in ("verb", "act") or unit.steps[-1] != len(draft.plan.steps) - 1:
        return
    span = draft.plan.steps[unit.steps[0]].span
    draft.plan.units.pop()
    del draft.plan.steps[unit.steps[0] :]
    marks.drawing_spans = [(sort, said) for sort, said in marks.drawing_spans if said.start < span.start]
    marks.finesse_spans = [(denied, said) for denied, said in marks.finesse_spans if said.start < span.start]
    draft.repairs.append(Correction(span, draft.words(span), "", "corrected_by_speaker", 1.0))


def withdraw_concession(draft: Draft, span: Span) -> bool:
    """ "You get a club … *no you don't*": the trick given last is taken back. False where none was."""
    before = draft.last.clause
    said = draft.counts.conceded[-1][1] if draft.counts.conceded else None
    if draft.counts.side != "theirs" or said is None or before is None or said.start < before.span.start:
        return False  # "you get a spade. I run hearts. No you don't" is another's
    old = draft.counts.conceded.pop()[1]
    _take_back_losses(draft)
    meant = "" if span.of(draft.text).lower().startswith(("no ", "no,")) else draft.words(span)
    draft.repairs.append(Correction(old, draft.words(old), meant, "corrected_by_speaker", 1.0))
    return True


def _renumbered(result: Result, number: int) -> Result:
    if result.down is not None:
        return replace(result, down=number)
    return replace(result, level=number) if result.level is not None else replace(result, over=number)


def _change_object(draft: Draft, phrase: NounPhrase) -> bool:
    """ "I throw my heart, no, *my club*": the same play of something else."""
    step = draft.plan.steps[-1]
    spec = specs_of(phrase, draft.last.suit)[0]
    meant = Correction(step.span, draft.words(step.span), draft.words(phrase.span), "corrected_by_speaker", 1.0)
    draft.repairs.append(meant)
    cards = spec.cards
    if spec.suit and not cards and not phrase.determiner:
        cards = tuple(spec.suit + card[1] for card in step.cards)  # "the ace of clubs, I mean *diamonds*"
    told = spec.count is not None and (step.count is not None or spec.count > 1)
    count = spec.count if told else step.count
    if step.verb is Verb.CONCEDE and count is not None and draft.counts.conceded and not cards:
        draft.counts.conceded[-1] = (Amount(tricks=count), phrase.span)  # "lose a club, no, *two clubs*"
    draft.plan.change_step(step.id, suit=spec.suit, cards=cards, count=count, span=step.span.cover(phrase.span))
    return True


def is_denied_alone(clause: Clause) -> bool:
    """ "I take the finesse, no, *I don't*"."""
    bare = clause.verb is None and clause.copula is None and not (clause.phrases or clause.places or clause.marks)
    return bare and clause.who == "me" and clause.negation is not None and clause.link in ("comma", "stop")


def is_repair_alone(clause: Clause, draft: Draft) -> bool:
    """Whether all that the clause does is to take back, or put right, what was said last."""
    if clause.subordinate == "otherwise":
        return True  # "if the finesse works I make it, *if not I don't*"
    if clause.subordinate in ("after", "before") and clause.verb is None:
        return False  # "I draw trumps, *I mean after the spades*": when, and nothing else instead
    again = draft.last.clause is not None and draft.last.clause.verb_name == clause.verb_name
    if clause.mark("FIRST") and clause.verb_name in PLAY_VERBS and not again:
        return False  # "I draw trumps, no hang on, I ruff a club *first*": the rest stands
    if clause.verb_name in ("concede", "give"):
        withdraw_concession(draft, clause.span)  # "I lose a heart, no, I lose two"
    elif clause.verb_name in PLAY_VERBS:
        withdraw_play(draft)
    bare = clause.verb is None and not (clause.phrases or clause.places or clause.marks)
    if bare and clause.who == "me" and (clause.auxiliaries or clause.negation):
        take_back(clause, draft)  # "I draw trumps, actually no I won't"
        return True
    return clause.verb_name in ("", "make", "get", "have", "take") and withdraw(clause, draft)


def denies_what_was_named(clause: Clause, draft: Draft) -> bool:
    """ "The heart finesse *I don't need*", "the finesse *I do not take*", "drawing trumps *is not needed*"."""
    before = draft.last.clause
    if _is_not_needed(clause, draft):
        return True
    if before is None or not draft.plan.steps or draft.plan.steps[-1].verb is not Verb.FINESSE or before.subjects:
        return False
    named = before.verb_name == "finesse" or [phrase.act for phrase in before.phrases] == ["finesse"]
    if named and before.question and clause.link == "stop" and clause.verb_name in ("", "need"):
        no = [phrase.quantifier for phrase in clause.phrases] == ["no"]
        return no or (clause.negation is not None and not clause.phrases)  # "heart finesse? *No thanks*"
    bare = not (clause.phrases or clause.places or clause.marks) and clause.verb_name in ("", "need", "take", "make")
    return named and bare and clause.who == "me" and clause.negation is not None and clause.link == "none"


_RULED_OUT: Final = re.compile(
    r"(?: (?:the )?(?:trumps?|spades?|hearts?|diamonds?|clubs?))? (?:is|are|was|would be|['’]s) "
    r"(?:clearly |simply |just )?(?:out of the question|impossible|not possible|not an option|no option|fatal|suicidal"
    r"|suicide|too (?:risky|dangerous)|hopeless|a mistake)\b",
    re.IGNORECASE,
)


def _is_not_needed(clause: Clause, draft: Draft) -> bool:
    """ "Drawing *trumps is not needed*", "ruffing *is wrong*": what looks like the subject is what is drawn."""
    before, last = draft.last.clause, draft.plan.last_step
    doing = before is not None and before.verb is not None and before.verb.form == "ing" and clause.link == "none"
    needless = clause.verb_name == "need" and clause.is_past and clause.negation is not None and clause.who is None
    needless = needless or _is_no_good_play(clause)
    if before is not None and doing and _RULED_OUT.match(draft.text, before.end) is not None:
        clause.negation = Mark(clause.span, "NEG", "not")
        needless = True
    if before is None or last is None or not (doing and needless) or not last.span.overlaps(before.span):
        return False
    clause.negation = clause.negation or clause.mark("PRED")
    suit = next((subject.suit for subject in clause.subjects if not before.phrases), None)
    draft.plan.change_step(last.id, suit=last.suit or suit, span=last.span.cover(clause.span))
    return True


def _is_no_good_play(clause: Clause) -> bool:
    """ "Ruffing *is wrong*", "drawing trumps *is out of the question*", "… *is not possible*"."""
    state = clause.mark("PRED")
    if state is None or clause.verb is not None or clause.who is not None or clause.phrases or clause.question:
        return False
    if clause.negation is not None:
        return state.value == "possible"
    return state.value == "unwise" or (state.value == "off" and clause.copula is not None)
