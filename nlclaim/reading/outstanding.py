"""What is out or gone: "no trumps left", "there is one trump out", "once the ace is gone"."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.draft import Draft
from nlclaim.reading.model import Belief
from nlclaim.reading.phrases import Amount, is_nothing, specs_of


def read_outstanding(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """Reads that cards are out, or gone; false when the clause says neither."""
    predicate = clause.mark("PRED")
    state = predicate.value if predicate else ""
    if (
        state == "left"
        and clause.link == "and"
        and clause.copula is None
        and draft.units
        and draft.units[-1].sort in ("held", "listed")
    ):
        clause.phrases, clause.subjects, clause.subject = [*clause.subjects, *clause.phrases], [], None
        return False  # "I have three trumps and two diamonds left"
    phrases = [*subjects, *clause.phrases]
    candidates = [phrase for phrase in phrases if phrase.suit]
    if not candidates and state == "left" and (draft.drawing_spans or "doubt_first" in draft.flags):
        candidates = [replace(phrase, suit="T") for phrase in phrases if phrase.is_bare_number]  # "there's one out"
    if state == "left" and any(phrase.noun == "winner" and phrase.quantifier != "no" for phrase in phrases):
        draft.claim(Amount(all=True), clause.span)  # "only winners left"
        return True
    if state == "left" and clause.copula is None and candidates and all(p.determiner == "my" for p in candidates):
        clause.phrases, clause.subjects, clause.subject = [*clause.subjects, *clause.phrases], [], None
        return False  # "just my trumps left": what is there to be cashed
    receiver = clause.place("for", "to")
    yours = receiver is not None and isinstance(receiver.object, Mark) and receiver.object.value == "you"
    if state == "left" and yours and any(is_nothing(phrase) for phrase in phrases):
        draft.claim(Amount(all=True), clause.span)  # "nothing left for the defence"
        return True
    mine = bool(subjects) and all(phrase.determiner in ("my", "the") and phrase.ranks for phrase in subjects)
    if state == "left" and clause.copula and mine and draft.claimer_role == "defender":
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs_of(subjects[0])], "held")
        draft.listed.append((1, True))  # "my jack of trumps is still there"
        return True
    out = predicate is not None and draft.words(predicate.span).lower() == "out"
    if not candidates and out and clause.copula and any(phrase.ranks for phrase in phrases):
        return True  # "there is only the king out": where a card is, and no trick
    counted = clause.who == "it" and bool(phrases) and all(phrase.is_bare_number for phrase in phrases)
    if not candidates and out and clause.copula and counted:
        return True  # "there are only two out"
    if not candidates or state not in ("left", "gone"):
        return _no_more(clause, draft)
    if "doubt_first" in draft.flags:
        draft.flags.add("objection")
    if out and clause.copula is None and clause.verb is None and all(p.suit == "T" for p in candidates):
        draft.trumps_out = clause
    none_left = clause.negation is not None or any(p.quantifier in ("no", "none") for p in candidates)
    for phrase in dict.fromkeys(candidates):
        if phrase.suit == "T" and predicate and draft.words(predicate.span).lower() == "in":
            draft.drawing_spans.append(("state", clause.span))
        if _is_gone_by_then(clause, draft, state, phrase):
            if phrase.suit == "T" and not (phrase.ranks or phrase.cards):
                draw_by_then(clause, draft, "T")
            else:
                _knocked_out(clause, draft, phrase)
        elif (state == "left") == none_left or (state == "gone" and not none_left):
            draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=phrase.suit))
            draft.flags.add("belief")
        elif phrase.suit == "T" or state == "left":
            draft.outstanding.append((phrase.number or (1 if phrase.determiner == "a" else None), clause.span))
    return True


def read_until_gone(clause: Clause, draft: Draft) -> bool:
    """ "I play trumps until they are gone": drawing them."""
    joint = clause.joint("BEFORE")
    step = draft.steps[-1] if draft.steps else None
    if joint is not None and step is not None and _until_it_is_taken(clause, draft, step):
        return True
    gone = clause.mark("PRED") or clause.verb_name in ("draw", "have", "go") or clause.negation
    if joint is None or step is None or step.suit != "T" or draft.words(joint.span).lower() not in ("until", "till"):
        return False
    if not gone or step.verb not in (Verb.CASH, Verb.LEAD, Verb.RUN, Verb.DRAW) or step.cards:
        return False
    draft.change_step(step.id, verb=Verb.DRAW, listed=False)
    draft.drawing_spans.append(("plan", step.span.cover(clause.span)))
    draft.outstanding.append((None, clause.span))
    return True


def _is_gone_by_then(clause: Clause, draft: Draft, state: str, phrase: NounPhrase) -> bool:
    """ "Once the trumps are gone": they are to go yet; "now that they are" they have."""
    joint = clause.joint("AFTER")
    if state != "gone" or joint is None or clause.negation is not None:
        return False
    named = bool(phrase.ranks or phrase.cards)
    return named or (phrase.suit == "T" and draft.words(joint.span).lower() not in ("now that", "having"))


def draw_by_then(clause: Clause, draft: Draft, suit: str) -> None:
    """A step for trumps that will have been drawn: "once trumps are drawn", "when the last one is gone"."""
    draft.drawing_spans.append(("plan", clause.span))
    step = draft.add_step(Verb.DRAW, clause.span, suit=suit)
    draft.outstanding.append((None, clause.span))
    draft.add_unit(clause, [step], "verb")


def _until_it_is_taken(clause: Clause, draft: Draft, step: Step) -> bool:
    """ "I play clubs *until you take your ace*": knocking it out."""
    appears = clause.verb_name == "drop"
    named = clause.subjects if appears else clause.phrases
    ranks = named[0].ranks if len(named) == 1 else ()
    takes = clause.verb_name in ("take", "win", "play") and clause.who in ("you", "he", "they", "N", "E", "S", "W")
    takes = takes or appears  # "until the ace appears"
    plays = step.verb in (Verb.CASH, Verb.LEAD, Verb.RUN) and step.suit is not None and not step.cards
    same_suit = len(named) == 1 and named[0].suit in (None, step.suit)  # not "… until you ruff with your queen"
    if not (takes and plays and len(ranks) == 1 and same_suit):
        return False
    draft.change_step(step.id, verb=Verb.KNOCK_OUT, cards=((step.suit or "?") + ranks[0],), listed=False)
    return True


def _knocked_out(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Once the ace of diamonds is gone"."""
    steps = [draft.add_spec(Verb.KNOCK_OUT, spec) for spec in specs_of(phrase)]
    draft.add_unit(clause, steps, "verb")
    joint = clause.joint("AFTER")
    draft.then_spans.append(joint.span if joint else clause.span)


def _no_more(clause: Clause, draft: Draft) -> bool:
    """ "No more trumps": gone, without a verb."""
    if clause.verb is not None:
        return False
    phrase = next((p for p in clause.phrases if p.quantifier == "no" and p.suit), None)
    if phrase is None:
        return False
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=phrase.suit))
    draft.flags.add("belief")
    return True
