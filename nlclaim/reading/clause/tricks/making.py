"""Results that are *made*: "making five", "I make my contract", "the ace makes ten"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import LINES_OF_PLAY
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import tricks_of
from nlclaim.reading.clause.tricks.gains import whose
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import sums_up_losses


def read_made(clause: Clause, draft: Draft) -> bool:
    """ "Making five", "make the contract", "making an overtrick". "Making ten" counts tricks of the deal."""
    if any(phrase.noun in ("words", "claim") or phrase.quantifier == "no" for phrase in clause.subjects):
        return True  # "no statement was made"
    if not clause.phrases and clause.negation is not None and whose(clause, draft) == "theirs":
        draft.flags.add("claim")  # "you aren't making"
        return True
    if not clause.phrases:
        return _made_alone(clause, draft)
    if _summed(clause, draft) or _made_by_act(clause, draft):
        return True
    first = clause.phrases[0]
    if clause.who is None and clause.link == "comma" and sums_up_losses(draft, first):
        return True  # "the king and the jack both belong to you, *making two*"
    so_far = "already" in draft.lowered or " more" in draft.lowered[clause.end : clause.end + _NEARBY]
    if clause.perfect and clause.who == "me" and so_far and first.is_bare_number:
        return False  # "I've made six already", "I've made seven and there are five more": tricks
    extra = draft.words(first.span).lower() in ("an extra trick", "one extra trick", "an extra one", "one extra")
    if extra and clause.negation is None and whose(clause, draft) == "ours":
        draft.add_result(Result(over=1))  # "making an extra trick"
        return True
    if _makes_tricks(clause, draft, first):
        return False
    result = _result_made(first, named=clause.subject is not None)
    if result is None and whose(clause, draft) == "theirs":
        result = _level_of_tricks(first)
    if result is not None:
        _drop_contract_bid(clause, draft, result)
        draft.add_result(result)
    return result is not None


def _makes_tricks(clause: Clause, draft: Draft, made: NounPhrase) -> bool:
    """ "I make *still four*", "*we make three*" of defenders: so many of the tricks that are left, and no level."""
    if clause.negation is not None and whose(clause, draft) == "theirs":
        return True  # "you won't be making another one"
    whole = clause.phrase_at("from") or made.of
    if whole is not None and whole.number is not None:
        return True  # "I make four out of the five that are left", "make it seven of eight"
    stopped = draft.last.clause is not None and draft.last.clause.verb_name == "stop" and clause.who == "me"
    defends = draft.claimer_role == "defender" and whose(clause, draft) == "ours"
    if stopped or (defends and (made.suit or clause.who == "me")):
        return True  # "he would make his two hearts", "we make three"
    if not _is_whole(made):
        return False
    if clause.who == "me" and _ARE_LEFT.search(draft.text, max(clause.start - _NEARBY, 0), clause.start):
        return True  # "three tricks left, I make two"
    words = draft.words(clause.span).lower()
    if clause.who == "me" and (" still " in words or " stil " in words):
        return True  # "I make still four"
    named = clause.subject is not None or bool(clause.auxiliaries)
    return named and _ONLY.search(words) is not None  # "I can only make two"


_NEARBY: Final = 60
"""Characters in which to look for what bears on a number made."""
_ONLY: Final = re.compile(r"\bonly\b")
_ARE_LEFT: Final = re.compile(r"\b(?:left|remaining|to (?:go|play))\W+(?:and |so |of which )?$", re.IGNORECASE)


def _drop_contract_bid(clause: Clause, draft: Draft, result: Result) -> None:
    """ "*Four spades* making five": what was bid, no tricks listed."""
    making = clause.verb is not None and clause.verb.form == "ing" and clause.who is None
    lone = len(draft.plan.steps) == 1 and draft.plan.steps[0].listed and not draft.counts.claimed
    if not (making and lone) or result.level is None or clause.link != "none" or draft.plan.units[0].link != "start":
        return
    bid = draft.plan.steps[0]
    if bid.suit and bid.count is not None and bid.count <= result.level:
        draft.forget_steps()
        draft.counts.listed = []


def _made_alone(clause: Clause, draft: Draft) -> bool:
    """ "Five making", "making", "three more tricks I am making"."""
    subject = clause.subjects[0] if clause.subjects else None
    counted = amount_of(subject) if subject is not None and clause.copula is not None else None
    if subject is not None and counted is not None and ("last" in subject.adjectives or subject.noun == "trick"):
        draft.claim(counted, subject.span)  # "*the last six are made* by crossruffing"
        return True
    level = subject.number if subject is not None and subject.is_bare_number and subject.determiner != "this" else None
    if level is not None and level <= HIGHEST_LEVEL:
        draft.add_result(Result(level=level))
        return True
    if clause.link == "none" and draft.counts.claimed and clause.who == "me":
        return True
    if (level := _level_before(clause, draft)) is not None:
        draft.counts.claimed.clear()
        draft.add_result(Result(level=level))
        return True
    so = draft.joined_by(clause, "so")  # "trumps 3-2 so I make"
    might = any(mark for mark in clause.auxiliaries if draft.words(mark.span).lower() in ("may", "might", "could"))
    bound = bool(clause.auxiliaries) and not might and _is_the_contract(clause, draft, subject)
    if bound and not clause.persons and clause.negation is None:
        draft.add_result(Result(over=0))  # "the slam was bound to make"
        return True
    made = clause.verb is not None and (clause.verb.form in ("past", "s", "ing") or (so and clause.who == "me"))
    if made and not clause.persons:
        if clause.is_past and subject is None:
            _take_for_bid(clause, draft)
        draft.add_result(Result(over=0))
        return True
    return False


def _is_the_contract(clause: Clause, draft: Draft, subject: NounPhrase | None) -> bool:
    """ "*The slam* was bound to make", "*it*'s going to make", where no card has just been named."""
    if subject is not None and subject.noun == "contract":
        return True
    unreal = any(draft.words(mark.span).lower() in ("would", "'d") for mark in clause.auxiliaries)
    pointed = (clause.who == "it" or (subject is not None and subject.is_that)) and not unreal
    before, last = draft.last.clause, draft.plan.last_step
    named = before is not None and any(phrase.ranks or phrase.cards for phrase in (*before.phrases, *before.subjects))
    return pointed and not named and (last is None or not last.cards)


def _level_before(clause: Clause, draft: Draft) -> int | None:
    """ "*Four* making": the level, which was taken for so many tricks."""
    before, counts = draft.last.clause, draft.counts
    number = before.only_phrase if before is not None and is_bare_list(before) else None
    bare = number is not None and number.is_bare_number and number.determiner is None and before is not None
    beside = clause.link == "none" and clause.verb is not None and clause.verb.form == "ing" and clause.subject is None
    if number is None or not (bare and beside) or before is None or before.link != "start" or len(counts.claimed) != 1:
        return None
    return number.number if (number.number or HIGHEST_LEVEL + 1) <= HIGHEST_LEVEL and not draft.plan.steps else None


def _take_for_bid(clause: Clause, draft: Draft) -> None:
    """ "*Five hearts*, made", "*four spades doubled*, made": what was bid, no tricks listed."""
    plan, counts = draft.plan, draft.counts
    bid = plan.steps[0] if len(plan.steps) == 1 and len(plan.units) == 1 and not counts.claimed else None
    if bid is None or clause.link != "comma" or plan.units[0].sort != "listed" or plan.units[0].link != "start":
        return
    if bid.suit not in (None, "T") and bid.count in range(1, HIGHEST_LEVEL + 1):
        draft.forget_steps()
        counts.listed = []


def _summed(clause: Clause, draft: Draft) -> bool:
    """ "The ace makes ten", "that plus two aces makes eight"."""
    plan = draft.plan
    total = clause.phrases[0]
    if total.quantifier == "more" and total.number is not None and not total.has_head:
        total = replace(total, quantifier=None)  # "the ace makes *three more*"
    cards = [subject for subject in clause.subjects if subject.ranks or subject.cards]
    counted = [subject for subject in clause.subjects if subject.number or subject.is_bare_number or subject.suit]
    adds_up = clause.verb is not None and clause.verb.form in ("s", "base") and clause.who is None
    if adds_up and _is_sum_of(draft.counts, clause.subjects, total):
        draft.claim(Amount(tricks=total.number), total.span)
        draft.flags.add("summed")
        return True
    plays = bool(plan.units) and plan.units[-1].sort in ("verb", "act") and clause.link in ("and", "comma")
    in_all = plays and adds_up and (total.number or 0) > HIGHEST_LEVEL  # "ruff a heart, *and the fifth one makes ten*"
    if not total.is_bare_number or not (cards or (counted and adds_up and (draft.counts.listed or in_all))):
        return False
    for subject in cards or counted:
        if subject.determiner == "your" or (not cards and not (subject.suit and clause.link in ("and", "comma"))):
            continue
        if subject.act:
            draft.add_unit(clause, [add_act(clause, draft, subject)], "act")
            continue
        specs = specs_of(subject, draft.last.suit)
        steps = [draft.add_spec(Verb.CASH, spec, listed=True) for spec in specs]
        draft.add_unit(clause, steps, "verb" if plays else "held" if cards else "listed")
        if not cards:
            draft.counts.listed.extend((tricks_of(subject, spec), False) for spec in specs)
    draft.claim(Amount(tricks=total.number), total.span)
    draft.flags.add("summed")
    return True


def _is_sum_of(counts: Counts, last: list[NounPhrase], total: NounPhrase) -> bool:
    """ "Four and three and two *makes nine*": of bare numbers."""
    if not total.is_bare_number or not last or not all(phrase.is_bare_number for phrase in last) or counts.listed:
        return False
    said = sum(amount.tricks or 0 for amount, _ in counts.claimed) + sum(phrase.number or 0 for phrase in last)
    return bool(counts.claimed) and said == total.number


def _made_by_act(clause: Clause, draft: Draft) -> bool:
    """ "*A club ruff* in dummy makes ten"."""
    acts = [subject for subject in clause.subjects if subject.act and subject.determiner != "your"]
    total = clause.phrases[0]
    counts = total.is_bare_number and (total.number or 0) > HIGHEST_LEVEL
    if len(acts) != 1 or not counts or clause.negation is not None:
        return False
    if acts[0].act not in LINES_OF_PLAY:  # else it has been read where the verb was
        draft.add_unit(clause, [add_act(clause, draft, acts[0])], "act")
    draft.claim(Amount(tricks=total.number), total.span)
    draft.flags.add("summed")
    return True


def _result_made(phrase: NounPhrase, *, named: bool) -> Result | None:
    """ "Made 4h", "making my four hearts", "making an overtrick", "making five"; `named`: somebody makes it."""
    level = phrase.number if phrase.number is not None and phrase.number <= HIGHEST_LEVEL else None
    if phrase.symbol and level is not None and not named:
        return Result(level=level)
    bid = phrase.determiner == "my" and phrase.suit not in (None, "T") and level is not None and phrase.noun is None
    if phrase.noun == "contract" or (bid and not phrase.adjectives):
        return Result(over=0)
    if phrase.noun == "overtrick":
        return Result(over=phrase.number or 1)
    more = "another" in phrase.adjectives  # "making another": one more trick
    return Result(level=level) if level is not None and not more and _is_whole(phrase) else None


def _level_of_tricks(phrase: NounPhrase) -> Result | None:
    """ "Declarer is making ten"."""
    tricks = phrase.number or 0
    return Result(level=tricks - 6) if _is_whole(phrase) and tricks in range(8, 14) else None


def _is_whole(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.determiner is None and phrase.of is None


def _makes_it(clause: Clause) -> bool:
    """ "Declarer makes"."""
    return clause.who == "declarer" and not clause.phrases and clause.verb is not None and clause.verb.form == "s"


def is_about_contract(clause: Clause) -> bool:
    """Whether what they make is the contract, not a trick."""
    continuing = clause.verb is not None and clause.verb.form == "ing"
    named = any(phrase.noun in ("contract", "overtrick") for phrase in clause.phrases)
    return named or _makes_it(clause) or (continuing and (bool(clause.phrases) or clause.who == "you"))
