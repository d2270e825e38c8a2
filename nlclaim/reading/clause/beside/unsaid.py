"""What is told of as left unsaid or unseen, and protests: no part of what the claimer said."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.verbs.speech import UTTERING
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS
from nlclaim.reading.segmentation.clause import Clause


def is_left_unsaid(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "*… forgetting that East had a trump*", "he did not say *that he would draw it*": not what was said."""
    if any(mark.value == "unseen" for mark in clause.marks):
        draft.flags.add("told")
        return True
    if _is_too_far(clause, previous, draft):
        return True
    before = previous if clause.link == "none" else None
    if before is not None and _is_said_not_to_be_said(clause, draft):
        draft.plan.drop_steps({step.id for step in draft.plan.steps if step.span.overlaps(before.span)})
        marks = draft.marks
        marks.unsay(before.span)
        marks.outstanding = [(count, said) for count, said in marks.outstanding if not said.overlaps(before.span)]
        return True
    if before is not None and before.verb is None and _mentions_not(before, draft):
        return True  # "he never mentioned drawing it"
    if before is not None and _lacks_what_for(clause, before, draft):
        return True
    if before is None or before.verb_name != "say" or _says_something(before) or before.who == "me":
        return False
    claimed_by = draft.report.claimed_by
    if claimed_by not in (None, before.who) and (before.who in SEATS or _remarks(before, draft)):
        return True  # "South claimed eleven, but East said *he had a trump*", "… dummy noted *that a trump was out*"
    if _protests_to_hold(clause, before, draft):
        draft.flags.add("objection")
        return True
    late = any(mark.value == "afterthought" for mark in before.marks)
    late = late or any(draft.words(mark.span).lower().endswith(_FORGOT) for mark in before.auxiliaries)
    unsaid = (before.negation is not None or late) and draft.verb_words(before).startswith(UTTERING)
    if unsaid:
        draft.flags.add("objection")
    return unsaid


def _is_said_not_to_be_said(clause: Clause, draft: Draft) -> bool:
    """ "'Draw trumps' *was not said*", "drawing trumps *was never mentioned*"."""
    told = clause.verb_name == "say" and clause.is_passive and clause.negation is not None
    return told and not clause.phrases and clause.who in (None, "it") and draft.verb_words(clause).startswith(_TOLD)


_TOLD: Final[tuple[str, ...]] = ("said", "mention", "state", "announce", "specif")
_FORGOT: Final[tuple[str, ...]] = ("neglected to", "omitted to", "failed to", "forgot to")


def _mentions_not(clause: Clause, draft: Draft) -> bool:
    remarks = [draft.words(mark.span).lower() for mark in clause.marks if mark.value == "objection"]
    return any(said.endswith((" never mentioned", " never said")) for said in remarks)


def _lacks_what_for(clause: Clause, before: Clause, draft: Draft) -> bool:
    """ "There are no clubs *to run*", "I don't have enough trumps *to ruff them*": there is nothing to do it with."""
    if clause.verb_name not in PLAY_VERBS or not any(draft.words(mark.span) == "to" for mark in clause.auxiliaries):
        return False
    there = before.copula is not None and before.who == "it" and before.verb is None
    bare = before.copula is None and before.verb is None and before.who is None
    named = before.phrases[0] if len(before.phrases) == 1 and not (before.subjects or before.exclusions) else None
    if named is None or named.act is not None or not (there or bare or before.verb_name in ("have", "lack")):
        return False
    if before.verb_name == "lack":
        return True
    nowhere = named.quantifier == "none" and clause.verb_name == "discard"  # "nothing to throw the club on"
    return named.quantifier == "no" or nowhere or (before.negation is not None and named.number is None)


def _is_too_far(clause: Clause, previous: Clause | None, draft: Draft) -> bool:
    """ "Hearts are *too long to establish*", "it takes *too long to* set up the clubs": nothing comes of it."""
    to = next((mark for mark in clause.auxiliaries if draft.words(mark.span) == "to"), None)
    if to is None or clause.verb is None:
        return False
    start = previous.start if previous is not None and clause.link == "none" else clause.start
    return _TOO.search(draft.text, start, to.span.start) is not None


_TOO: Final = re.compile(
    r"(?<!only )\btoo (?!happy|glad|pleased|ready|willing|eager)[a-z]+(?: (?:of|in|for) \w+| \w+s)? ?$", re.IGNORECASE
)
"""What keeps one from doing what follows."""


def _protests_to_hold(clause: Clause, before: Clause, draft: Draft) -> bool:
    """ "West pointed out that *he had the jack*", "dummy reminded declarer that *a trump was out*": against a claim.

    Not where a defender's own claim is told.
    """
    if not _remarks(before, draft) or draft.says_what or clause.negation is not None:
        return False
    if _tells_trump_out(clause, draft) and before.who != draft.claimer_seat:
        return (
            draft.report.goes_on_to_claim <= clause.start
        )  # not "South pointed out that there was a trump out *and claimed*"
    holds = clause.verb_name == "have" and clause.who in ("he", before.who) and not _is_sided(draft)
    cards = [bool(phrase.ranks or phrase.cards or phrase.suit) and phrase.noun is None for phrase in clause.phrases]
    return before.who in SEATS and holds and cards == [True] and (clause.phrases[0].number or 1) == 1


def _remarks(clause: Clause, draft: Draft) -> bool:
    """ "*West pointed out* that …", "*dummy reminded declarer* that …"."""
    return draft.verb_words(clause).startswith(_REMARKS) and clause.who in _BYSTANDERS and clause.negation is None


def _tells_trump_out(clause: Clause, draft: Draft) -> bool:
    """ "There *was* a trump out", "East *had* a trump left": of nobody's plan."""
    state, named = clause.mark("PRED"), [*clause.subjects, *clause.phrases]
    trumps = bool(named) and all(draft.are_trumps(phrase.suit) for phrase in named)
    out = clause.verb is None and state is not None and state.value == "left"
    return trumps and (out or (clause.verb_name == "have" and clause.who in SEATS | {"they", "you"}))


def _says_something(clause: Clause) -> bool:
    """Whether more than "*that*" is its object: "reminded declarer *that* …"."""
    return any(phrase.has_head or phrase.determiner != "this" or phrase.number for phrase in clause.phrases)


_BYSTANDERS: Final = SEATS | {"dummy", "partner", "lho", "rho", "they", "you", "he"}
"""Who may remark something of another's claim."""
_REMARKS: Final[tuple[str, ...]] = (
    "pointed out",
    "points out",
    "remarked",
    "remarks",
    "noted",
    "observed",
    "reminded",
    "protested",
)


def _is_sided(draft: Draft) -> bool:
    return draft.claimer_role == "defender" or draft.claimer_seat is not None
