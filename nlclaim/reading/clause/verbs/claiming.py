"""Clauses that claim: "I claim six", "claims the rest on a squeeze", "we claim one off"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.trumps_out import note_known
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, left_out
from nlclaim.reading.clause.tricks.gains import gain, receiver_side
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.people import REPORTED
from nlclaim.reading.phrases import Amount, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause

SPOKEN_OF: Final = REPORTED | {"they"}
"""Who is spoken of in a report of what somebody said."""


def read_claim(clause: Clause, draft: Draft) -> None:
    """ "I claim", "claiming six", "claims the rest on a squeeze", "we claim one off"."""
    if _read_no_claim(clause, draft) or _read_claim_of_another(clause, draft):
        return
    marked = clause.negation is None and len(clause.phrases) == 1 and not draft.verb_words(clause).startswith("cl")
    if marked and receiver_side(clause, draft, "to") == "theirs":
        give_away(clause, draft, clause.phrases)  # "chalk up the ace of diamonds to you"
        return
    draft.flags.add("claim" if draft.plan.condition is None and draft.plan.else_of is None else "claim_if")
    _note_trumps_out(clause, draft)
    draft.report.claimed_by = clause.who if clause.who in SPOKEN_OF else draft.report.claimed_by
    if clause.who in SPOKEN_OF or (clause.verb and clause.verb.form in ("s", "past")):
        draft.flags.add("reported")
        draft.report.reporter = clause.who or draft.report.reporter or _declarer_untold(clause, draft)
    for subject in clause.subjects if clause.phrases else ():
        if subject.ranks or subject.cards:
            add_listed_steps(clause, draft, subject)  # "SA, SK, DQ claim three"
    for phrase in clause.phrases or clause.subjects:
        if phrase.noun == "contract" or phrase.noun == "overtrick":
            _add_made(draft, phrase)
        elif phrase.noun not in ("hand", "card", "lead"):
            gain(clause, draft, phrase)
    for place in clause.places:
        _read_place(clause, draft, place)
    if not draft.counts.conceded:
        _claim_beside(clause, draft)
    left_out(clause, draft)


def _read_place(clause: Clause, draft: Draft, place: Prepositional) -> None:
    """ "Claims *on a squeeze*", "*with the ace and king*", "*for ten*": by which play or cards, or how much."""
    named = place.object if isinstance(place.object, NounPhrase) else None
    if place.preposition in ("on", "with") and named is not None and named.act:
        draft.add_unit(clause, [add_act(clause, draft, named)], "act")
    elif (by := _claims_by(clause, place)) is not None:
        gain(clause, draft, by)  # "I claim with the ace and king"
    if place.preposition in ("for", "in") and named is not None and not _is_contract(named):
        _for_amount(clause, draft, named)


def _declarer_untold(clause: Clause, draft: Draft) -> str | None:
    """ "*Claims* the rest; East has the ace of trumps": who claims in a report is declarer, until somebody is named."""
    begins = clause.link == "start" and not draft.text[: clause.start].strip(" .\"'")  # not "defender claims"
    if not begins or clause.subject is not None or clause.copula is not None:
        return None
    return "declarer" if draft.claimer_role != "defender" and draft.claimer_seat is None else None


def _read_no_claim(clause: Clause, draft: Draft) -> bool:
    """ "I'm not claiming", "I should have claimed", "I'd claim if I could": what kind of no claim it is."""
    could = has_auxiliary(clause, draft, ("could", "might"))
    ought = has_auxiliary(clause, draft, ("should", "ought to")) and clause.who in SPOKEN_OF and not clause.phrases
    would = has_auxiliary(clause, draft, ("would", "'d")) and clause.who == "me" and not clause.phrases
    if clause.negation and clause.verb and clause.negation.span.start < clause.verb.span.start:
        draft.flags.add("denial")
    elif any(mark.value == "afterthought" for mark in clause.marks):
        draft.flags.discard("afterthought")
        draft.flags.add("regret")  # "I should have claimed"
    elif would and draft.lowered[clause.end :].startswith(" if "):
        draft.flags.add("wish")  # "I'd claim if I could"
    elif (could and clause.perfect) or ought:
        draft.flags.add("regret")  # "East remarked that declarer could have claimed", "he should claim now"
    elif clause.who == "me" and (could or " able to claim" in draft.words(clause.span).lower()):
        draft.flags.add("denial")  # "I could claim, but …", "soon I'll be able to claim"
    else:
        return False
    return True


def _read_claim_of_another(clause: Clause, draft: Draft) -> bool:
    """ "You can claim the others", "director please, he claimed and …": not whoever speaks."""
    if "objection" in draft.flags and clause.who in ("he", "they", "you"):
        return True
    if clause.who == "you" and not clause.auxiliaries and draft.text.rstrip().endswith("?"):
        draft.flags.add("question")  # "you're claiming the rest, are you?"
        return True
    if clause.who == "you" and clause.phrases:
        draft.flags.add("concede")
        give_away(clause, draft, clause.phrases)  # "you can claim the others"
        return True
    if clause.who == "you" and clause.verb is not None and clause.verb.form == "ing":
        draft.flags.add("question")  # "r u claiming or what"
        return True
    permitted = has_auxiliary(clause, draft, ("can", "may", "could"))
    declarers = clause.who == "you" or (clause.who in ("he", "declarer") and permitted)
    if not declarers or draft.claimer_role != "defender" or clause.question:
        return False
    draft.flags |= {"concede", "gives_up"}  # "you can claim"
    return True


def claim_spoken_of(clause: Clause, draft: Draft, claims: list[NounPhrase]) -> None:
    """ "*A claim* of ten tricks *was made*", "*the claim was* for all bar the ace of trumps"."""
    draft.flags |= {"claim", "reported"}
    for counted in (clause.phrase_at("for"), *(claim.of for claim in claims)):
        amount = amount_of(counted) if counted is not None else None
        if counted is not None and amount is not None:
            draft.claim(amount, counted.span)
    _claim_beside(clause, draft)
    left_out(clause, draft)


def _claim_beside(clause: Clause, draft: Draft) -> None:
    """ "Claimed *with one loser*", "… *with nothing to lose*"."""
    beside = clause.phrase_at("with")
    if beside is not None and (beside.noun == "loser" or amount_of(beside) == Amount(all=True)):
        gain(clause, draft, beside)


def _claims_by(clause: Clause, place: Prepositional) -> NounPhrase | None:
    """ "I claim *with the spades*", "*on ace-king of hearts*"; "on spades 2-2" names no tricks."""
    by = place.object
    if not isinstance(by, NounPhrase) or not names_tricks(by):
        return None
    hand, within = clause.phrase_at("in"), clause.place("in")
    if within is not None and within.object is None and by.suit == "T":
        return None  # "claiming with trumps in"
    if clause.mark("PRED", "BREAKS") is not None or (hand is not None and hand.determiner == "your"):
        return None  # "claimed with a trump outstanding", "… with trumps 3-1"
    together = any(len(cards.partition(":")[2]) > 1 for cards in by.cards)
    return by if place.preposition == "with" or (place.preposition == "on" and together) else None


def _note_trumps_out(clause: Clause, draft: Draft) -> None:
    """ "I claim *with a trump still out*", by whom it is said of himself."""
    beside, state = clause.phrase_at("with"), clause.mark("PRED")
    told = clause.who in SPOKEN_OF or (clause.verb is not None and clause.verb.form in ("s", "past"))
    out = state is not None and state.value == "left" and draft.words(state.span).lower() != "left"  # those are his
    if beside is not None and draft.are_trumps(beside.suit) and out and not told:
        note_known(clause, draft, beside)


def _add_made(draft: Draft, phrase: NounPhrase) -> None:
    """ "I claim *my contract*", "claiming *an overtrick*"."""
    draft.add_result(Result(over=phrase.number or 1 if phrase.noun == "overtrick" else 0))


def names_tricks(phrase: NounPhrase) -> bool:
    """Whether cards or a suit are named, and no action: "the spades", "ace-king of hearts"."""
    return bool(phrase.ranks or phrase.cards or phrase.suit) and phrase.act is None


def _is_contract(phrase: NounPhrase) -> bool:
    """ "Claimed nine *in a club partial*": what was played, and no trick."""
    return phrase.noun == "contract" and phrase.suit is not None


def _for_amount(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Claiming *for ten*"; "East claimed a trick *for the master trump*": what wins it."""
    amount = amount_of(phrase)
    if amount is not None:
        draft.claim(amount, phrase.span)
    elif draft.counts.claimed and (phrase.determiner or phrase.adjectives) and names_tricks(phrase):
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, count=None) for spec in specs_of(phrase)], "held")
