"""Drawing trumps: all of them, the last one, some rounds; planned, or told as done."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Exclusion, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import hand_of, how_of, negated, rounds_of, span_of, tells_own_past
from nlclaim.reading.clause.plays.simple_plays import read_simple
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.report import Report
from nlclaim.reading.model import Belief
from nlclaim.reading.phrases import is_empty, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_draw(clause: Clause, draft: Draft) -> list[int]:
    """Draw trumps: all of them, the last one, or some rounds."""
    if _has_drawn_some(clause, draft) or _is_told_as_done(clause, draft):
        _already_drawn(clause, draft)
        return []
    in_rounds = [phrase.noun for phrase in clause.phrases] == ["round"]
    drawn = next((phrase.suit for phrase in clause.subjects if phrase.suit), None)
    if clause.is_past and in_rounds and drawn is not None:
        _note_draw(clause, draft, drawn)  # "trumps drawn in three rounds"
        return [draft.add_step(Verb.DRAW, clause.span, suit=drawn, how=rounds_of(clause.phrases[0]))]
    if clause.is_past and clause.phrases and any(phrase.suit == "T" for phrase in clause.subjects):
        cards, clause.phrases = clause.phrases, []
        _already_drawn(clause, draft)
        return [draft.add_spec(Verb.CASH, spec) for phrase in cards for spec in specs_of(phrase)]  # "trumps drawn AK"
    if _draws_nothing(clause, draft):
        return []
    if clause.perfect and clause.negation is not None and clause.who == "me" and not clause.subordinate:
        _note_not_drawn(clause, draft)
        return []  # "I hadn't drawn the last trump"
    if clause.phrases and all(phrase.determiner == "the" and is_empty(phrase) for phrase in clause.phrases):
        return []  # "I draw the carpet": what it is done to was not understood
    if _is_drawn_there(clause, draft):
        return []
    _take_up_count(clause, draft)
    suits = [phrase.suit for phrase in clause.phrases if phrase.suit]
    suit = suits[0] if suits else "T"
    removal = _removal_of_others(clause, draft, suit)
    return read_simple(removal, clause, draft) if removal is not None else _add_draw(clause, draft, suit)


def _is_told_as_done(clause: Clause, draft: Draft) -> bool:
    """ "I've drawn trumps", "with trumps already drawn", "he drew trumps and claimed": before the claim."""
    done = clause.perfect or _is_past_deed(clause, draft) or _is_called_done(clause, draft)
    return done and clause.negation is None and not _is_drawn_by_then(clause, draft)


def _draws_nothing(clause: Clause, draft: Draft) -> bool:
    """ "It is *clear* that …", "you haven't *drawn* trumps": no play of his."""
    named = any(phrase.determiner != "this" or phrase.has_head for phrase in clause.phrases)
    if clause.verb_name == "clear" and clause.copula and not named and not clause.is_passive:
        return True  # "it is clear that …", "I hope that's clear"
    return "objection" in draft.flags and clause.is_past  # "you haven't drawn trumps"


def _note_not_drawn(clause: Clause, draft: Draft) -> None:
    """ "I've *not quite drawn* trumps": some are out; "I hadn't drawn them" tells only what was."""
    draft.flags.add("afterthought")
    if " had" not in draft.words(clause.span).lower() and any(draft.are_trumps(p.suit) for p in clause.phrases):
        draft.marks.outstanding.append((None, clause.span))


def _removal_of_others(clause: Clause, draft: Draft, suit: str) -> Verb | None:
    """What is done where cards are cleared or removed that are no trumps."""
    clears = clause.verb is not None and clause.verb.verb == "clear"
    if clears and any(phrase.ranks or phrase.cards for phrase in clause.phrases):
        return Verb.CASH  # "clearing the ace of hearts out of the way"
    if draft.verb_words(clause).startswith(_REMOVING) and [_is_high_card(p) for p in clause.phrases] == [True]:
        return Verb.KNOCK_OUT  # "remove your ace of hearts"
    return Verb.ESTABLISH if clears and suit != "T" else None


def _add_draw(clause: Clause, draft: Draft, suit: str) -> list[int]:
    how = how_of(clause)
    count = None
    for phrase in clause.phrases[:1]:
        how = (*how, *rounds_of(phrase))
        count = phrase.number if phrase.noun is None and phrase.suit == "T" and phrase.number else None
    rounds = clause.phrase_at("in")
    how = (*how, *(rounds_of(rounds) if rounds is not None else ()))  # "pull trumps in two rounds"
    winners = _drawn_with(clause, draft, suit)
    step = draft.add_step(
        Verb.DRAW, span_of(clause), suit=suit, cards=winners, count=None if winners else count, how=how,
        hand=hand_of(clause), negated=negated(clause),
    )  # fmt: skip
    if not (negated(clause) and _is_remarked(clause, draft.report)):
        _note_draw(clause, draft, suit)
    return [step, *_further_draw_objects(clause, draft, suit)]


def _is_remarked(clause: Clause, report: Report) -> bool:
    """ "South claimed *without drawing trumps*": the reporter knows that some are out, and the claimer may not."""
    beside = clause.link == "none" or clause.end <= report.told_from
    told = report.told_claim and beside and clause.who is None
    forgot = clause.negation is not None and clause.negation.span in [mark.span for mark in clause.auxiliaries]
    told = told or forgot  # "he *forgot to* draw trumps"
    return told and not any(phrase.adjectives for phrase in clause.phrases)


_REMOVING: Final[tuple[str, ...]] = (
    "remov",
    "take out",
    "takes out",
    "taking out",
    "took out",
    "taken out",
    "smok",
    "extract",
    "winkl",
)


def _is_high_card(phrase: NounPhrase) -> bool:
    """ "The ace of hearts", "your king", which are no trumps."""
    return len(phrase.ranks) == 1 and phrase.ranks[0] in "AKQ" and phrase.suit != "T" and not phrase.nouns_plural


_FALLS_NEXT: Final = re.compile(r" (?:is |will be )?(?:falling|dropping|coming|appearing)\b", re.IGNORECASE)


def _drawn_with(clause: Clause, draft: Draft, suit: str) -> tuple[str, ...]:
    """ "Draw the last trump *with the queen*"."""
    card = clause.phrase_at("with")
    if card is None or card.suit not in (None, suit) or not card.ranks or card.nouns_plural:
        return ()
    if _FALLS_NEXT.match(draft.text, card.span.end) is not None:
        return ()  # "with the queen falling"
    return tuple(suit + rank for rank in card.ranks)


def add_rounds_of_trumps(clause: Clause, draft: Draft, phrase: NounPhrase) -> list[int]:
    """ "Two rounds of trumps", whatever the verb: trumps are drawn so far."""
    draft.marks.drawing_spans.append(("plan", phrase.span))
    draft.marks.outstanding.append((None, phrase.span))
    return [
        draft.add_step(Verb.DRAW, phrase.span, suit=phrase.suit or "T", how=rounds_of(phrase), hand=hand_of(clause))
    ]


def rounds_needed(clause: Clause) -> NounPhrase | None:
    """ "I need *three rounds of trumps*", "trumps take *two rounds*"."""
    rounds = clause.phrases[0] if [phrase.noun for phrase in clause.phrases] == ["round"] else None
    if rounds is None or rounds.suit == "T" or rounds.number is None:
        return rounds if rounds is not None and rounds.suit == "T" else None
    trumps = [subject.suit for subject in clause.subjects] == ["T"] and clause.who is None
    return replace(rounds, suit="T") if trumps and rounds.suit is None else None


def _further_draw_objects(clause: Clause, draft: Draft, suit: str) -> list[int]:
    rest = [phrase for phrase in clause.phrases[1:] if phrase.suit != suit and (phrase.suit or phrase.ranks)]
    return [draft.add_spec(Verb.CASH, spec) for phrase in rest for spec in specs_of(phrase)]


def _is_drawn_by_then(clause: Clause, draft: Draft) -> bool:
    """ "*When I've drawn trumps* I …", "once I *got* the trumps out"; "now that I have" tells what is done."""
    joint = clause.joint("AFTER", "BEFORE")
    told = joint is None or draft.words(joint.span).lower().startswith("now") or " had " in draft.words(clause.span)
    got = clause.verb_name == "get" and clause.is_past and clause.who == "me" and not draft.report.told_claim
    return (clause.perfect or got) and not told


def _has_drawn_some(clause: Clause, draft: Draft) -> bool:
    """ "*Having drawn two rounds of trumps* I run the clubs", "having drawn all but one": so far, and no further."""
    some = bool(clause.exclusions) or any(phrase.noun == "round" or _is_part(phrase) for phrase in clause.phrases)
    joints = [draft.words(joint.span).lower() for joint in clause.joints if joint.label == "AFTER"]
    return some and clause.negation is None and joints == ["having"]  # "after having drawn" says when, and no more


def _is_drawn_there(clause: Clause, draft: Draft) -> bool:
    """ "One trump out, *draw it*": the draw that the trump outstanding stands for already."""
    last = draft.plan.last_step
    referred = all(phrase.determiner == "these" and not phrase.has_head for phrase in clause.phrases)
    before = draft.last.clause is not None and draft.last.clause.verb is None
    drawn = last is not None and last.verb is Verb.DRAW and last.suit == "T" and not last.negated
    return drawn and referred and before and clause.negation is None


def _take_up_count(clause: Clause, draft: Draft) -> None:
    """ "There is *one more* to draw": a trump, and no trick claimed."""
    counts = draft.counts
    to_come = clause.is_to_do and clause.link == "none" and not clause.phrases
    before = draft.last.clause
    if not to_come or before is None or not counts.claimed or counts.claimed[-1][1].start < before.span.start:
        return
    amount, span = counts.claimed[-1]
    if amount.tricks is not None and before.verb is None:
        counts.claimed.pop()
        clause.phrases = [NounPhrase(span, number=amount.tricks, suit="T")]


def _is_called_done(clause: Clause, draft: Draft) -> bool:
    """ "With trumps *already* drawn", "with trumps *now* drawn": how they are."""
    said = draft.words(clause.span).lower()
    return clause.is_past and clause.phrase_at("with") is not None and (" already " in said or " now " in said)


def _is_past_deed(clause: Clause, draft: Draft) -> bool:
    """ "He drew trumps and claimed", "*after drawing trumps* South claimed": done before the claim, not planned.

    So is "drew trumps, the rest are mine", where it is not told of somebody that he claimed and what he then did.
    """
    report = draft.report
    before = report.told_claim and clause.end <= report.told_from
    if before and clause.subordinate == "after" and clause.who is None and clause.verb is not None:
        return clause.verb.form == "ing"
    goes_on = before and clause.subject is None and clause.link in ("comma", "and")
    unsaid = tells_own_past(clause, draft.last.clause) and not report.told_claim
    return clause.is_past and not clause.auxiliaries and (clause.who is not None or goes_on or unsaid)


def _already_drawn(clause: Clause, draft: Draft) -> None:
    suit = next((phrase.suit for phrase in clause.phrases if phrase.suit), "T")
    note_drawn(clause, draft, clause.phrases, suit)


def note_drawn(clause: Clause, draft: Draft, drawn: list[NounPhrase], suit: str) -> None:
    """Notes that trumps have been drawn: none is left, unless it is some of them or so many rounds."""
    side_suit = draft.is_side_suit(suit)
    if side_suit:
        draft.flags.add("belief")
    else:
        draft.marks.drawing_spans.append(("state", clause.span))
    if clause.exclusions or any(_is_part(phrase) for phrase in drawn):
        left = (_left_out(clause.exclusions), clause.span)  # "all the trumps *but one* are drawn"
        draft.marks.outstanding.extend([] if side_suit else [left])
    elif not any(phrase.noun == "round" for phrase in drawn):
        draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=suit))


def _is_part(phrase: NounPhrase) -> bool:
    """ "*Most* trumps", "*half of* the trumps"."""
    return phrase.determiner == "any" and phrase.noun is None


def _left_out(exclusions: list[Exclusion]) -> int | None:
    """ "All *but one*", "apart from *your king*": how many are out still, where it is said."""
    named = next((each.object for each in exclusions if isinstance(each.object, NounPhrase)), None)
    if named is None or named.number:
        return named.number if named is not None else None
    return 1 if named.ranks or not named.plural else None


def _note_draw(clause: Clause, draft: Draft, suit: str) -> None:
    marks = draft.marks
    if draft.is_side_suit(suit):
        return  # "draw their hearts" in four spades
    if clause.negation is not None:
        marks.outstanding.append((None, clause.span))
        return
    state = clause.is_passive and clause.subordinate not in ("after", "before")
    marks.drawing_spans.append(("state" if state else "plan", span_of(clause)))
    if state:
        return
    last = any("last" in phrase.adjectives for phrase in clause.phrases)
    counted = next((p.number for p in clause.phrases if p.suit == suit and p.number and p.noun is None), None)
    marks.outstanding.append((1 if last and counted is None else counted, span_of(clause)))
