"""What is said of something by a state: "dummy is high", "the spades are good", "it's cold", "the king is on"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import (
    HANDS,
    believe_hand_high,
    believe_high,
    believed_step,
    comes_after_plays,
    note_all_high,
)
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.parts.frames import MAKES_GOOD, hand_of, is_past_state, number_for
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act
from nlclaim.reading.clause.tricks.concessions import left_out
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, is_both, is_rank
from nlclaim.reading.segmentation.clause import Clause


def read_predicate(clause: Clause, draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> bool:
    """Reads what the predicate says of its subjects; false when it says nothing of tricks or cards."""
    if predicate.value in ("cold", "home") and clause.negation is not None:
        return True
    if predicate.value == "cold" and is_past_state(clause, draft) and _is_all_that_is_said(clause, draft):
        draft.flags.add("afterthought")  # "six was cold", "it was cold on a club lead"
        return True
    if _are_counted(draft, predicate, subjects):
        return True
    if predicate.value in ("cold", "home") and _is_of_play(clause, draft, subjects):
        if subjects and all(s.suit and s.plural and not (s.ranks or s.act) for s in subjects):
            believe_high(clause, draft, subjects)  # "the clubs are home"
        return True
    contract = [subject.noun for subject in subjects] == ["contract"]
    if predicate.value in ("cold", "home") or (contract and predicate.value == "there"):
        _safe(clause, draft)
        if clause.who == "you":
            draft.flags.add("their_result")  # "you're home"
        return True
    if predicate.value in ("on", "off"):
        return _read_lie(clause, draft)
    if predicate.value not in ("high", "there"):
        return False
    if clause.negation is None:
        if not _ruffs_high(clause, draft, subjects):
            _believe_good(clause, draft, predicate, subjects)
        left_out(clause, draft)
    return True


def _are_counted(draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> bool:
    """ "*Ten tricks* are cold", "*the tricks* are all there"."""
    if predicate.value == "there" and [_are_the_tricks(subject) for subject in subjects] == [True]:
        draft.claim(Amount(all=True), predicate.span)
        return True
    counted = [amount_of(phrase) for phrase in subjects if not (phrase.suit or (phrase.determiner and is_rank(phrase)))]
    if predicate.value not in ("cold", "home") or len(counted) != 1 or counted[0] is None:
        return False
    if predicate.value == "home" and _MORE_TO_GO.match(draft.text, predicate.span.end) is not None:
        return True  # "four tricks home and five to go": won before
    draft.claim(counted[0], subjects[0].span)
    return True


def _is_all_that_is_said(clause: Clause, draft: Draft) -> bool:
    """Whether nothing is told before or behind what was so."""
    return "reported" not in draft.flags and not (draft.says_what or draft.text[clause.end :].strip(" .!"))


_MORE_TO_GO: Final = re.compile(r"\W*(?:and |with )?\w+(?: tricks)? (?:more )?(?:to go|to come)\b", re.IGNORECASE)


def _is_of_play(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Ruff a spade, *which is safe*", "that line is safe", "the clubs are home": no word on the contract."""
    if any(_is_no_contract(clause, draft, subject) for subject in subjects):
        return True
    if any(phrase.noun == "words" for phrase in clause.phrases):
        return True  # "that's a safe line"
    before, safe = draft.last.clause, any(draft.words(mark.span).lower() == "safe" for mark in clause.marks)
    played = before is not None and before.verb_name in PLAY_VERBS
    if clause.link == "none" and clause.subject is None and played:
        return True  # "ruffing is safe", "that play is safe"
    if clause.who == "it" and safe:
        to = any(mark.value == "to" for mark in clause.auxiliaries)
        return to or draft.lowered[clause.end :].startswith((" to ", " for me to "))  # "it's safe to ruff"
    that = [subject.is_that for subject in subjects] == [True]
    return safe and played and (clause.who == "who" or (that and clause.link in ("comma", "and")))


def _is_no_contract(clause: Clause, draft: Draft, subject: NounPhrase) -> bool:
    """ "*That line* is safe", "*the finesse*", "*a club* is safe", "*the clubs* are home"; "six clubs" is one."""
    if subject.noun == "contract" or subject.number is not None:
        return False
    many = clause.copula is not None and draft.words(clause.copula.span).lower() in ("are", "'re")
    suit = subject.suit is not None and (many or subject.determiner is not None)
    return bool(subject.act or subject.ranks or subject.cards or subject.noun == "words" or suit)


def _ruffs_high(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Ruff low in dummy, then *high in hand*", "heart ruff *high*": how it is ruffed."""
    last = draft.plan.last_step
    if clause.copula is not None:
        return False
    if len(subjects) == 1 and subjects[0].act == "ruff":
        step = add_act(clause, draft, subjects[0])
        draft.plan.change_step(step, how=tuple(dict.fromkeys((*draft.plan.steps[step].how, "high"))))
        draft.add_unit(clause, [step], "act")
        return True
    if last is None or last.verb is not Verb.RUFF or subjects:
        return False
    if clause.place("in") is None and not ("low" in last.how and clause.joint("THEN") is not None):
        return False
    number = draft.add_step(Verb.RUFF, clause.span, suit=last.suit, hand=hand_of(clause), how=("high",))
    draft.add_unit(clause, [number], "verb")
    return True


def _believe_good(clause: Clause, draft: Draft, predicate: Mark, subjects: list[NounPhrase]) -> None:
    """A hand, suits, cards, or what "they" are, taken to be good."""
    if not subjects and _is_of_last_item(clause, draft):
        return  # "four diamonds, *all good*, and a heart ruff"
    if _is_of_a_hand(clause) or _is_what_is_kept(clause, draft) or _are_cards_of_a_hand(subjects):
        believe_hand_high(clause, draft)
    elif _are_both_or_these(subjects):
        draft.claim(Amount(all=True, loosely=True), clause.span)
    elif [len(subject.cards) > 1 for subject in subjects] == [True] and clause.copula is None:
        add_listed_steps(clause, draft, subjects[0])  # "S9 S7 S4 all good"
    elif subjects:
        believe_high(clause, draft, subjects)
    elif clause.who == "it" and (_is_out(draft.last) or draft.words(predicate.span).lower().startswith(("the ", "a "))):
        draft.flags.add("master_out" if _is_out(draft.last) else "belief")  # "it's the boss": the card just named
    elif clause.who == "it" and _is_of_it(clause, draft):
        draft.flags.add("belief")
    elif (clause.who in ("they", "it") or clause.who is None) and clause.subordinate is None:
        believe_them_good(clause, draft)


def _is_of_it(clause: Clause, draft: Draft) -> bool:
    """ "I don't ruff it, *it's high*": of the card that "it" was before, not of all that are left."""
    before = draft.last.clause
    if before is None or before.negation is None or "all " in draft.words(clause.span).lower():
        return False
    one = [bool(phrase.suit) and not phrase.plural and phrase.determiner != "the" for phrase in before.phrases]
    return one == [True] or any(each.value == "it" for each in before.persons)


def _is_of_last_item(clause: Clause, draft: Draft) -> bool:
    """Whether it is said of the suit just listed, as more is listed behind it."""
    bare = clause.who is None and clause.copula is None and clause.verb is None and clause.link == "comma"
    listed = bool(draft.plan.units) and draft.plan.units[-1].sort == "listed"
    return bare and listed and _MORE_BEHIND.match(draft.text, clause.end) is not None


_MORE_BEHIND: Final = re.compile(
    r"\)? ?(?:,|\)| and| then| plus) ?(?!so\b|that|making|claim|the rest|all)\W*\w", re.IGNORECASE
)


def _are_cards_of_a_hand(subjects: list[NounPhrase]) -> bool:
    """ "*Dummy's cards* are all winners"."""
    return [p.noun == "card" and p.nouns_plural and p.determiner in ("my", "dummy") for p in subjects] == [True]


def _are_both_or_these(subjects: list[NounPhrase]) -> bool:
    """ "*Both* are good", "*these cards* are all good"."""
    if len(subjects) != 1:
        return False
    said = subjects[0]
    return is_both(said) or (said.noun == "card" and said.determiner == "these" and said.number is None)


def believe_them_good(clause: Clause, draft: Draft) -> None:
    """ "*All good*", "I give up a club, *then they're good*", "draw trumps, ruff a heart, *high*"."""
    counts = draft.counts
    made_good = draft.plan.steps[-1] if draft.plan.steps and draft.plan.steps[-1].verb in _MAKES_GOOD else None
    if clause.who != "they" or not clause.joint("THEN", "AND"):
        made_good = None
    if made_good is None or made_good.suit is None:
        one = [count for count, _ in counts.listed] == [
            1
        ] and not counts.conceded  # "I have the last trump, *all good*"
        more = one and clause.who != "they" and "all " in draft.words(clause.span).lower()
        draft.claim(Amount(all=True, loosely=not more), clause.span)
    if "all " in draft.words(clause.span).lower():
        note_all_high(clause, draft)
    if made_good is not None:
        believed_step(clause, draft, made_good.suit, (), None)
    if _ends_a_line(clause, draft):
        believed_step(clause, draft, None, (), None)


def _ends_a_line(clause: Clause, draft: Draft) -> bool:
    """Whether what is good now is good after plays that were named."""
    plan = draft.plan
    said = clause.copula is None or clause.who == "it" or draft.words(clause.copula.span).lower() in ("am", "'m")
    drawn = bool(plan.steps) and plan.steps[-1].verb is Verb.DRAW and "all " in draft.words(clause.span).lower()
    said = said or (
        clause.who is None and clause.joint("THEN") is not None
    )  # "one round of trumps, *then are all high*"
    said = said or (drawn and clause.who == "they" and clause.joint("THEN", "AND") is not None)
    follows = clause.joints or (draft.last.clause is not None and draft.last.clause.subordinate == "after")
    if not (said and follows and comes_after_plays(clause, draft)):
        return False
    return plan.units[-1].sort in ("verb", "act") or clause.joint("THEN") is not None


def _are_the_tricks(phrase: NounPhrase) -> bool:
    return phrase.noun == "trick" and phrase.nouns_plural and phrase.number is None and phrase.suit is None


_MAKES_GOOD: Final = MAKES_GOOD | {Verb.RUFF}  # "I ruff two rounds of clubs and they're good"


def _is_out(last: LastSaid) -> bool:
    """Whether the clause before told of a trump that is still out."""
    before = last.clause
    out = before is not None and before.who in ("it", None) and any(mark.value == "left" for mark in before.marks)
    named = (*before.subjects, *before.phrases) if before is not None else ()
    if before is not None and before.verb_name == "draw" and before.negation is not None:
        return any(phrase.suit == "T" for phrase in before.phrases)  # "I'm not drawing the trump, it's high"
    it = before is not None and before.who == "it"
    return out and any(phrase.suit == "T" and (it or phrase.number is not None) for phrase in named)


def _is_of_a_hand(clause: Clause) -> bool:
    named = any(person.value in HANDS for person in clause.persons)
    return clause.who in HANDS or clause.who == "me" or named


def _is_what_is_kept(clause: Clause, draft: Draft) -> bool:
    """ "*Whatever I keep* is good"."""
    kept = draft.last.clause
    if kept is None or clause.link != "none" or kept.who != "me" or kept.verb_name not in ("keep", "have"):
        return False
    return draft.words(kept.span).lower().startswith("whatever")


def _safe(clause: Clause, draft: Draft) -> None:
    """ "It's cold", "I'm cold for ten"."""
    predicate = clause.mark("PRED")
    if predicate is not None and draft.words(predicate.span).lower() == "a claim":
        draft.flags.add("claim")
        return
    beside = clause.phrase_at("with")
    if beside is not None and beside.noun == "trick" and (amount := amount_of(beside)) is not None:
        draft.claim(amount, beside.span)  # "home with nine tricks"
    counted = number_for(clause)
    if counted is not None and counted[0].tricks in range(1, HIGHEST_LEVEL + 1):
        draft.add_result(Result(level=counted[0].tricks))  # "cold for six": the level
    elif counted is not None and clause.who == "you":
        draft.flags.add("concede")  # "you're cold for ten": a defender's word
    elif counted is not None:
        draft.claim(*counted)
    else:
        draft.add_result(Result(over=0))


def _read_lie(clause: Clause, draft: Draft) -> bool:
    """ "The king is onside": what the plan hangs on; "was" tells what has been."""
    past = is_past_state(clause, draft)
    if not past:
        draft.flags.add("lie")
    if draft.plan.condition is None and not past:
        draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span))
    return True
