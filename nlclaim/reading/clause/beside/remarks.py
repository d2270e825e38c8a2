"""What a clause says beside its verb: an objection, a question, an after-thought, "that's the lot", a doubt."""

from __future__ import annotations

from typing import Final, cast

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.clause.beside.conditions import note_doubt
from nlclaim.reading.clause.beside.put_right import note_put_right
from nlclaim.reading.clause.beside.repairs import withdraw_concession
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.flags import Flag
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import Amount
from nlclaim.reading.segmentation.clause import Clause

_QUESTIONS: Final[tuple[str, ...]] = ("think", "whose")
"""Remarks that leave open what is claimed: "let me think", "whose is the ten?"."""


def note_remarks(clause: Clause, draft: Draft) -> None:
    """Notes the remarks of one clause in the draft."""
    _note_tricks_over(clause, draft)
    for mark in clause.marks:
        if explains(mark, draft) or _is_broken_off(clause, mark, draft) or _is_supposed(clause, mark):
            continue
        if _is_told_plan(clause, mark, draft):
            continue
        if mark.label == "META":
            _note_remark(clause, mark, draft)
        elif mark.label == "DOUBT":
            note_doubt(draft, mark.span)
    if clause.question:
        draft.flags.add("question")
    if clause.who == "you" and clause.negation is not None and _is_held_against(clause):
        draft.flags.add("objection")
    if clause.who == "me" and clause.perfect and is_unreal(clause, draft):
        draft.flags.add("afterthought")  # "I would of course have ruffed"
    note_put_right(clause, draft)


def _is_held_against(clause: Clause) -> bool:
    """ "You *haven't drawn* trumps", "you *don't have the entry*": what the claim lacks."""
    if clause.verb is None or clause.subordinate is not None or clause.question or clause.copula is not None:
        return False
    if clause.verb_name == "have":
        return any(phrase.ranks or phrase.cards or phrase.noun == "entry" for phrase in clause.phrases)
    return clause.verb.form == "past" and not clause.auxiliaries and clause.verb_name in (PLAY_VERBS.keys() | {"say"})


def _note_tricks_over(clause: Clause, draft: Draft) -> None:
    """ "… with an overtrick", "for two undertricks"."""
    for place in clause.places:
        if not isinstance(place.object, NounPhrase) or place.object.noun not in ("overtrick", "undertrick"):
            continue
        if place.object.quantifier == "no" or clause.negation is not None:
            continue
        number = place.object.number or 1
        over = place.object.noun == "overtrick"
        draft.add_result(Result(over=number) if over else Result(down=number))


def _note_remark(clause: Clause, mark: Mark, draft: Draft) -> None:
    said = draft.words(mark.span).lower()
    if mark.value == "concede" and draft.plan.condition is not None:
        return  # "if spades don't break I'm toast"
    denied = clause.negation is not None and clause.negation.span.end <= mark.span.start
    if mark.value == "vague" and denied and clause.copula is not None:
        return  # "it's not easy from here"
    if mark.value == "done" and denied and clause.who == "me":
        draft.flags.add("think")  # "I'm *not done* yet"
        draft.think_at = mark.span.start
        return
    more = clause.phrases or clause.verb or clause.places or clause.exclusions
    if said.endswith(_ALL_OVER) and not (draft.says_what or draft.counts.results or more):
        return  # "well, *that's that*": whose the tricks are, nobody says
    told: Flag = "question" if mark.value in _QUESTIONS else cast("Flag", mark.value)  # remarks are named as flags are
    draft.flags.add(told)
    if mark.value == "think":
        draft.flags.add("think")
        draft.think_at = mark.span.start
    if said.startswith(("no you do", "no you're not")) and withdraw_concession(draft, mark.span):
        draft.flags.discard("objection")
        return
    if said.endswith(_LEFT_UNSAID):
        draft.flags.add("unsaid")
    if mark.value == "told" and said.startswith(("object", "dispute")) and not draft.says_what:
        draft.flags.add("objection")
    if mark.value == "done":
        _note_end(clause, mark, draft, said)


_LEFT_UNSAID: Final[tuple[str, ...]] = (
    "said nothing", "said nothing about", "never said", "said anything about", "made no statement about",
    "made no comment about", "made no remark about", "made no mention of", "mention was made of",
    "mention is made of", "mention being made of", "mention had been made of", "mention has been made of",
    "statement was made about", "reference was made to", "never mentioned", "nothing was mentioned about",
    "nothing was said about",
)  # fmt: skip


_ALL_OVER: Final[tuple[str, ...]] = ("that's that", "that is that", "thats that", "it's all over", "it is all over")
_OUR_LOT: Final[tuple[str, ...]] = (" my lot", " our lot")


def _note_end(clause: Clause, end: Mark, draft: Draft, said: str) -> None:
    """ "That's it", "that's the lot", "that's our lot": whose the rest is, where the words say it."""
    plan = draft.plan
    if "claim" in said:
        draft.flags.add("claim")
    elif _is_all_for_us(clause, end) or said.endswith(_OUR_LOT):
        draft.counts.concede(Amount(all=True), clause.span)  # "and that's the lot for us"
    elif said.endswith("the lot") and not (draft.counts.claimed or draft.counts.conceded or _plays(plan)):
        draft.claim(Amount(all=True, loosely=True), clause.span)  # "that's the lot"
    elif said.endswith((" you get", " your lot")) and not plan.units and _have_had_theirs(clause, draft):
        draft.claim(Amount(all=True), clause.span)  # "you've had three, so that's all you get"
    elif said.endswith(" you get" if plan.units else (" you get", " your lot")) or clause.goes_to(("you",), "for"):
        draft.flags.add("all_you_get")  # "one spade and that's all you get", "… that's it for you"
    elif draft.counts.side != "ours":
        draft.flags.add("that_is_all")  # "I take the ace and that's it" is no more than said


def _have_had_theirs(clause: Clause, draft: Draft) -> bool:
    """ "*You've had three*": tricks that they have, where nothing to come was named."""
    before, counts = clause if clause.verb is not None else draft.last.clause, draft.counts
    had = before is not None and before.perfect and before.who in ("you", "they") and bool(before.phrases)
    return had and not (counts.claimed or counts.conceded or draft.marks.outstanding)


def _is_all_for_us(clause: Clause, end: Mark) -> bool:
    """ "That's it *for us*"; "two more *for me*, that's all" says whose the two are."""
    place = clause.place("for", "from")
    return clause.goes_to(("me",), "for", "from") and place is not None and place.span.start >= end.span.end


def _plays(plan: SpokenPlan) -> bool:
    return any(unit.sort != "belief" for unit in plan.units)


def explains(mark: Mark, draft: Draft) -> bool:
    """ "Make that eleven, *I forgot* a diamond": why the number is another, no objection."""
    said = draft.words(mark.span).lower()
    return mark.label == "META" and bool(draft.counts.claimed) and said.endswith(("forgot", "forgotten"))


def _is_supposed(clause: Clause, mark: Mark) -> bool:
    """ "*If nobody objects* I have the rest"."""
    return clause.subordinate in ("if", "unless") and clause.who == "who" and mark.value in ("told", "objection")


def _is_broken_off(clause: Clause, mark: Mark, draft: Draft) -> bool:
    """ "*I was going to*, I draw trumps and …": begun anew, no after-thought."""
    begun = mark.value == "afterthought" and draft.words(mark.span).lower().endswith("going to")
    return begun and clause.verb is None and draft.text[mark.span.end :].lstrip().startswith((",", "…", "...", "-"))


def _is_told_plan(clause: Clause, mark: Mark, draft: Draft) -> bool:
    """ "I told them *I was going to* draw trumps": what was claimed, and no after-thought."""
    planned = mark.value == "afterthought" and draft.words(mark.span).lower() == "was going to"
    told = clause.verb_name == "say" and clause.is_past and clause.who == "me" and clause.negation is None
    return planned and told and not any(person.value == "you" for person in clause.persons)


def is_unreal(clause: Clause, draft: Draft) -> bool:
    """ "If you *would* have led a diamond": what might have been."""
    unreal = ("would", "'d", "should", "could", "might")
    return any(draft.words(auxiliary.span).lower() in unreal for auxiliary in clause.auxiliaries)


_UNREAL: Final = frozenset(
    {"would have", "could have", "should have", "might have", "'d have", "would've", "could've", "should've"}
)


def is_unreal_remark(clause: Clause, draft: Draft) -> bool:
    """ "*Would have* been down on a club lead", "*could have* been worse"."""
    return any(draft.words(mark.span).lower() in _UNREAL for mark in clause.marks if mark.value == "afterthought")
