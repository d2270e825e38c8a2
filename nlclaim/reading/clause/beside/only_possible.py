"""Plays that were only possible, or needless, and what is said of them: "I could ruff, *but there's no point*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.beside.repairs import say_of_last
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause

_MAY: Final = frozenset({"could", "might", "can", "may"})
_CONTRASTS: Final = ("but", "though", "although", "however", "yet", "only")
_TAKEN_UP: Final = frozenset({"", "do", "take", "make", "need", "use"})
"""Verbs that take up a play without its name: "I won't *do* it", "I don't *need* to"."""


def settles_possible(clause: Clause, draft: Draft, before: Clause | None) -> bool:
    """Whether a clause only says that the play before it is not made after all, or is made although it need not be."""
    last = draft.plan.last_step
    if before is None or last is None or not last.span.overlaps(before.span):
        return False
    turns = draft.joined_by(clause, *_CONTRASTS) or "actually" in draft.lowered[before.end : clause.start]
    if not turns or not _names_nothing(clause, before) or clause.question:
        return False
    denied = clause.negation is not None or bool(clause.phrases)
    if denied == last.negated or (denied and not _was_possible(clause, before, draft)):
        return False
    if not denied and not _sets_about_it(clause):
        return False
    say_of_last(draft, denied=denied)
    if denied and draft.counts.result_spans and draft.counts.result_spans[-1].overlaps(before.span):
        draft.counts.results = draft.counts.results[:-1]  # "a finesse *for the overtrick*, but I won't take it"
    return True


def _names_nothing(clause: Clause, before: Clause) -> bool:
    """Whether a clause names nothing new: "there's no need", "I won't do it", "that's not needed"."""
    more = clause.places or clause.exclusions or clause.mark("PRED", "MINE", "META", "DOWN", "LAST", "FIRST")
    taken_up = clause.verb_name in _TAKEN_UP or clause.verb_name == before.verb_name
    if more or not taken_up or any(person.value not in ("it", "they") for person in clause.persons):
        return False
    if any(subject.has_head or subject.determiner != "this" for subject in clause.subjects):
        return False
    if clause.who not in (None, "me", "it") or (clause.who == "it" and clause.copula is None):
        return False
    return all(_is_no_use(phrase) for phrase in clause.phrases)


def _is_no_use(phrase: NounPhrase) -> bool:
    """ "*No point*", "*no need*": words that nothing is counted by."""
    return phrase.quantifier == "no" and not phrase.has_head and phrase.number is None


def _was_possible(clause: Clause, before: Clause, draft: Draft) -> bool:
    """ "I *could* draw trumps", "*there's* a finesse", "I *had planned* to ruff": not said to be done.

    What he says that he will not do he does not, however it was put before.
    """
    if clause.who == "me":
        return True
    there = before.who == "it" and before.copula is not None
    planned = any(mark.value == "afterthought" for mark in before.marks)
    return there or planned or only_may(before, draft)


def only_may(clause: Clause, draft: Draft) -> bool:
    """ "I *could* finesse", "*could* finesse": what is in his power."""
    return has_auxiliary(clause, draft, _MAY) or draft.words(clause.span).lower().startswith(("could ", "might "))


def _sets_about_it(clause: Clause) -> bool:
    """ "I don't need to draw trumps, but *I will*", "… but *I do*", "… but *I'm doing it*"."""
    will = any(auxiliary.value in ("will", "do") for auxiliary in clause.auxiliaries)
    doing = clause.copula is not None and clause.verb is not None and clause.verb.form == "ing"
    return clause.who == "me" and (will or doing)


def prefer_other(clause: Clause, draft: Draft, before: Clause | None) -> None:
    """ "I could take the finesse, *but I cash the ace*": the play that was only possible is not made."""
    if before is None or not draft.joined_by(clause, "but") or clause.mark("FIRST"):
        return
    if clause.who != "me" or before.who != "me":
        return
    possible = has_auxiliary(before, draft, ("could", "might"))
    last = draft.plan.last_step
    if possible and last is not None and last.span.overlaps(before.span) and clause.verb is not None:
        say_of_last(draft, denied=True)
