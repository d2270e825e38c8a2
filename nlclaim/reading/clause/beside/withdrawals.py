"""What is denied in the same breath as it is said: "finesse, no, *no finesse*", "dummy is high, no, *it isn't*"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Correction
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.beside.repairs import take_back
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import is_empty
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span

_TAKEN_BACK: Final = re.compile(
    r"\W*(?:(?:oh|er|um|uh|well|but)\W+)*(?:no|nope|nah|sorry|wait|actually|hang on|scratch that)\b", re.IGNORECASE
)


def denies_last(clause: Clause, draft: Draft) -> bool:
    """Whether all that a clause does is to deny what the one before it said."""
    before = draft.last.clause
    if before is None or clause.subordinate is not None or clause.places or not _is_taken_back(draft, before.span):
        return False
    if clause.negation is None:
        return _counts_what_is_left(clause, draft, before)
    bare = clause.verb_name in ("", "need") and not (clause.phrases or clause.marks)
    bare = bare and all(person.value == "it" for person in clause.persons)
    goes_on = clause.copula is not None and clause.who == "me" and before.verb is not None and before.verb.form == "ing"
    if bare and draft.plan.steps and (goes_on or (clause.who in (None, "it") and clause.copula is None)):
        take_back(clause, draft)  # "I'm drawing trumps, no, *I'm not*", "draw trumps, no, *no need*"
        return True
    if clause.verb_name == "concede" and [phrase.determiner for phrase in clause.phrases] == ["any"]:
        _forget_losses(draft, before)  # "I lose a heart, no, *I don't lose any*"
        return False
    if clause.verb_name == "have" and before.perfect and clause.who == "me" and not clause.phrases:
        return _forget_state(draft, before)  # "I have drawn trumps... no, *I haven't*"
    if bare and clause.who in ("you", "they", "he") and clause.who == before.who and clause.auxiliaries:
        _forget_losses(draft, before)  # "you get a trump, no, *you don't*"
        return True
    if _denies_card(clause, draft):
        return True
    if clause.phrases and not all(is_empty(phrase) for phrase in clause.phrases):
        return False
    stated = clause.copula is not None and clause.verb is None and clause.who in ("it", "they")
    losers = [phrase.noun for phrase in before.phrases] == ["loser"] and before.who == clause.who
    if stated and losers and draft.counts.conceded:
        _forget_losses(draft, before)  # "there's a loser, no, *there isn't*"
        return True
    if stated and not clause.marks and (before.verb is None or before.copula is not None):
        return _forget_state(draft, before)
    last = draft.plan.last_step
    again = clause.verb_name in PLAY_VERBS and clause.verb_name == before.verb_name
    taken = clause.verb_name in ("take", "do", "make") and last is not None and last.verb is Verb.FINESSE
    if (again or taken) and clause.who == "me" and last is not None and not clause.marks:
        take_back(clause, draft)  # "take the finesse, no, *I don't take it*"
        return True
    return False


def _denies_card(clause: Clause, draft: Draft) -> bool:
    """ "Cash the ace, no, *not the ace*": that card is not played, whatever is."""
    last = draft.plan.last_step
    card = clause.only_phrase if clause.verb is None and clause.who is None else None
    if last is None or card is None or not card.ranks or clause.copula is not None:
        return False
    if tuple(each[1] for each in last.cards) != card.ranks or card.suit not in (None, last.suit):
        return False
    draft.marks.unsay(last.span)
    _note(draft, draft.withdraw_step().span)
    return True


def _is_taken_back(draft: Draft, said: Span) -> bool:
    """Whether a word of correction follows what was said."""
    return _TAKEN_BACK.match(draft.text, said.end) is not None


def _forget_state(draft: Draft, before: Clause) -> bool:
    """ "Dummy is high, no, *it isn't*": a belief, and the tricks that it comes to."""
    beliefs = [belief for belief in draft.beliefs if not belief.span.overlaps(before.span)]
    claimed = [each for each in draft.counts.claimed if not each[1].overlaps(before.span)]
    marks = draft.marks
    out = [each for each in marks.outstanding if not each[1].overlaps(before.span)]
    drawn = any(said.overlaps(before.span) for _, said in marks.drawing_spans)
    whole = len(beliefs) == len(draft.beliefs) and len(claimed) == len(draft.counts.claimed)
    if whole and len(out) == len(marks.outstanding) and not drawn:
        return False
    draft.beliefs, draft.counts.claimed, marks.outstanding = beliefs, claimed, out
    if drawn:
        marks.unsay(before.span)
        marks.outstanding.append((None, before.span))  # "trumps are in, no, they aren't"
    draft.plan.drop_steps({step.id for step in draft.plan.steps if step.span.overlaps(before.span)})
    _note(draft, before.span)
    return True


def _counts_what_is_left(clause: Clause, draft: Draft, before: Clause) -> bool:
    """ "There are no trumps left, no wait, *one*": so many are out, and no trick is claimed."""
    gone = [belief for belief in draft.beliefs if belief.claim == "gone" and belief.span.overlaps(before.span)]
    said = [*clause.subjects, *clause.phrases]
    number = said[0].number if len(said) == 1 and said[0].is_bare_number else None
    left = all(mark.label == "PRED" and mark.value == "left" for mark in clause.marks)
    if not gone or number is None or not left or clause.verb is not None:
        return False
    draft.beliefs = [belief for belief in draft.beliefs if belief not in gone]
    draft.marks.drawing_spans = [each for each in draft.marks.drawing_spans if not each[1].overlaps(before.span)]
    if gone[0].suit in ("T", draft.trumps):
        draft.marks.outstanding.append((number, clause.span))
    _note(draft, before.span)
    return True


def _forget_losses(draft: Draft, before: Clause) -> None:
    counts, plan = draft.counts, draft.plan
    counts.conceded = [each for each in counts.conceded if not each[1].overlaps(before.span)]
    lost = [step.id for step in plan.steps if step.verb is Verb.CONCEDE and step.span.overlaps(before.span)]
    plan.drop_steps(set(lost))
    if not counts.conceded:
        draft.flags.discard("concede")
    _note(draft, before.span)


def withdraw_denied(clause: Clause, draft: Draft, steps: int) -> None:
    """ "Draw trumps, no, *I don't draw trumps*": what was said before; `steps`: how many there were then."""
    plan = draft.plan
    if not 0 < steps < len(plan.steps):
        return
    said, denied = plan.steps[steps - 1], plan.steps[steps]
    if not _is_denied(said, denied) or not _is_taken_back(draft, said.span) or clause.subordinate is not None:
        return
    draft.marks.unsay(said.span)
    plan.drop_steps({said.id})
    _note(draft, said.span)


def _is_denied(said: Step, denied: Step) -> bool:
    same = said.verb is denied.verb and said.cards == denied.cards
    return same and denied.negated and not said.negated and denied.suit in (None, said.suit)


def withdraw_drawn(draft: Draft, out: int) -> None:
    """ "I've drawn trumps, no wait, *there's one out*"; `out`: how often trumps out were told before."""
    marks = draft.marks
    states = [span for sort, span in marks.drawing_spans if sort == "state"]
    if len(marks.outstanding) <= out or not states or not _is_taken_back(draft, states[-1]):
        return
    marks.drawing_spans = [each for each in marks.drawing_spans if each[0] != "state"]
    draft.beliefs = [belief for belief in draft.beliefs if not (belief.claim == "gone" and belief.span in states)]
    _note(draft, states[-1])


def _note(draft: Draft, old: Span) -> None:
    draft.repairs.append(Correction(old, draft.words(old), "", "corrected_by_speaker", 1.0))
