"""One clause → what it adds to the reading: a condition, a state, a play, tricks shared out, or a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.plan.model import Verb
from nlclaim.reading.clause.beside.afterthoughts import drop_objection, drop_what_was_thought, excuses_itself
from nlclaim.reading.clause.beside.condition_clauses import leave_condition, read_condition, says_why_or_when
from nlclaim.reading.clause.beside.conditions import (
    bind_if_needed,
    hold_back_result,
    open_suit_led,
    spell_out_condition,
)
from nlclaim.reading.clause.beside.only_possible import prefer_other, settles_possible
from nlclaim.reading.clause.beside.remarks import explains, note_remarks
from nlclaim.reading.clause.beside.repairs import (
    denies_what_was_named,
    is_denied_alone,
    is_repair_alone,
    take_back,
)
from nlclaim.reading.clause.beside.speakers import (
    is_won_before,
    note_partner,
    note_turn,
    note_who_speaks,
    take_him_for_partner,
    take_which_for_object,
)
from nlclaim.reading.clause.beside.unsaid import is_left_unsaid
from nlclaim.reading.clause.beside.withdrawals import denies_last, withdraw_denied, withdraw_drawn
from nlclaim.reading.clause.cards.beliefs import believe_too
from nlclaim.reading.clause.cards.cards_placed import note_placed
from nlclaim.reading.clause.cards.outstanding import draw_what_was_out
from nlclaim.reading.clause.cards.trumps_out import (
    note_doubted_trumps,
    note_known_cards,
    note_ruffed_with,
    read_harmless,
)
from nlclaim.reading.clause.lists.listings import read_listing
from nlclaim.reading.clause.lists.shares import (
    read_halved,
    read_made_by_them,
    read_part,
    read_theirs_otherwise,
    read_which_is_theirs,
)
from nlclaim.reading.clause.parts.connectives import come_on_last_one, note_connective, note_return, places_last
from nlclaim.reading.clause.parts.frames import number_for, role_hand
from nlclaim.reading.clause.parts.meant_here import take_as_meant
from nlclaim.reading.clause.parts.of_declarer import give_to_declarer, take_their_subject
from nlclaim.reading.clause.plays.tails import read_means, read_tail
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.states.states import predicted, read_state
from nlclaim.reading.clause.tricks.concessions import concede_not_won
from nlclaim.reading.clause.tricks.tricks_each import share_out, take_share
from nlclaim.reading.clause.verbs.plays import handles_cards, read_play
from nlclaim.reading.clause.verbs.speech import OTHER_VERBS
from nlclaim.reading.clause.verbs.verb_senses import gets_there, settle_verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.phrases import Amount, amount_of
from nlclaim.reading.segmentation.clause import Clause


def read_clause(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """Adds to the draft what a clause says; `previous` is the one before it."""
    # What is known before it is read.
    draft.last.take_up(previous)
    spell_out_condition(clause, draft)
    take_him_for_partner(clause, previous)
    note_partner(clause, draft)

    # What is no part of a plan. Remarks come first: "if West plays low I have to guess" is one, and a condition too.
    if _is_said_beside(clause, draft, previous) or settles_possible(clause, draft, previous):
        return
    if _is_condition(clause, draft, previous):
        return
    leave_condition(clause, draft, previous)
    open_suit_led(clause, draft)  # behind that: "on a heart I ruff, *on a club* I win the ace" leaves one for another
    draw_what_was_out(clause, draft, previous)
    if is_won_before(clause, draft):
        return

    # What its words mean here, and what it does to the clauses before. "He" may be the speaker only now: "West pointed
    # out that *he* had the jack" was left out above.
    _settle_words(clause, draft, previous)
    _join_to_before(clause, draft, previous)

    # The reading itself, and what follows from it.
    plan, counts = draft.plan, draft.counts
    steps, claimed, results = len(plan.steps), len(counts.claimed), len(counts.results)
    out = len(draft.marks.outstanding)
    _dispatch(clause, draft)
    withdraw_denied(clause, draft, steps)
    withdraw_drawn(draft, out)
    steps = min(steps, len(plan.steps))
    _count_times(clause, plan, steps)
    _settle_counts(clause, draft, previous, claimed, results)
    _join_what_was_read(clause, draft, steps)


# What is no play, no number and no state.


def _is_said_beside(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """Notes the remarks of a clause. Whether nothing else that it says counts: an excuse, or what was left unsaid."""
    counts = draft.counts
    settled = bool(counts.conceded or counts.results or counts.claimed) and "afterthought" not in draft.flags
    note_remarks(clause, draft)
    forgotten = any(draft.are_trumps(phrase.suit) for phrase in clause.phrases)  # "I forgot a trump": he knows of it
    if settled and not forgotten and excuses_itself(clause, draft):
        draft.flags.discard("afterthought")
        return True
    return is_left_unsaid(clause, draft, previous)


def _is_condition(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """Whether a clause is a condition, says why or when, or follows a doubt; where a card lies is noted in any case."""
    note_placed(clause, draft)
    note_ruffed_with(clause, draft)
    if "doubt" in draft.flags:
        note_doubted_trumps(clause, draft)
        return True
    return read_condition(clause, draft, previous) or says_why_or_when(clause, draft, previous)


# What the words mean here, and what the clause goes on from.


def _settle_words(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """What is named, and whose it is: "his ace" is the speaker's where he is told of."""
    take_as_meant(clause, draft, previous)
    note_who_speaks(clause, draft)
    take_their_subject(clause, draft, previous)
    take_which_for_object(clause)


def _join_to_before(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """Changes what was read of the clauses before, where this one shows that it was meant otherwise."""
    share_out(clause, draft, previous)
    drop_objection(clause, draft)
    come_on_last_one(clause, draft)
    note_turn(clause, draft)
    prefer_other(clause, draft, previous)
    note_return(clause, draft)


# The clause itself.


def _dispatch(clause: Clause, draft: Draft) -> None:
    """Hands the clause to what reads its kind: by its repair, its state, its verb, or as a list."""
    if (clause.joint("REPAIR") or is_denied_alone(clause)) and is_repair_alone(clause, draft):
        return
    if places_last(clause, draft) or denies_last(clause, draft):
        return
    if denies_what_was_named(clause, draft):
        take_back(clause, draft)
        return
    if read_harmless(clause, draft):
        return
    if any(explains(mark, draft) for mark in clause.marks) or _is_remark_alone(clause, draft):
        return
    if clause.question and clause.verb_name in PLAY_VERBS and clause.auxiliaries and clause.who == "me":
        return  # "shall we play the next one?"
    note_known_cards(clause, draft)
    settle_verb(clause, draft)
    if gets_there(clause, draft) or any(read(clause, draft) for read in _SHARED):
        return
    if read_state(clause, draft):
        read_means(clause, draft)
    elif clause.verb_name in PLAY_VERBS and handles_cards(clause):
        draft.flags.add("vague")
        read_tail(clause, draft)
    elif not _read_by_verb(clause, draft) and clause.verb_name != "claim":
        read_tail(clause, draft)


def _read_hand_next(clause: Clause, draft: Draft) -> bool:
    """ "One more trump, then hearts, *then my hand*": what is in it."""
    said = clause.verb or clause.copula or clause.phrases or clause.places or clause.marks or clause.exclusions
    if said:
        return False
    named = {clause.who, *(person.value for person in clause.persons)} - {None}
    hand = named.pop() if len(named) == 1 else None
    if hand not in ("hand", "dummy") or clause.joint("THEN") is None or not draft.plan.units or clause.subjects:
        return False
    step = draft.add_step(Verb.CASH, clause.span, hand=role_hand(hand), listed=True)
    draft.counts.listed.append((None, False))
    draft.add_unit(clause, [step], "listed")
    return True


_SHARED: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    read_halved,
    read_part,
    read_theirs_otherwise,
    believe_too,
    read_which_is_theirs,
    read_made_by_them,
    _read_hand_next,
)


def _is_remark_alone(clause: Clause, draft: Draft) -> bool:
    """Whether the clause is a remark; what it names besides is read as a list."""
    stated = clause.copula is not None or clause.mark("MINE", "PRED", "DOWN", "SIGNED", "SCORE", "EXACT")
    unsure = [mark.span.end for mark in clause.marks if mark.value == "unsure"]
    of_what = any(draft.text.startswith((" about ", " of "), end) for end in unsure)
    if of_what and (clause.verb_name == "" or (clause.verb_name == "have" and not stated)):
        return True  # "I'm worried about the clubs", "I've lost count of the hearts"
    if any(mark.value == "whose" for mark in clause.marks) and clause.verb is None and clause.copula is None:
        return True  # "where's the ten"
    if not clause.mark("META") or clause.verb is not None or stated:
        return False
    if "unsaid" in draft.flags and (draft.says_what or "claim" in draft.flags):
        return True  # "he said nothing about the missing trump"
    if draft.says_what and any(draft.words(mark.span).lower().startswith("dispute") for mark in clause.marks):
        return True  # "East claims two, declarer disputes the ace"
    disputed = any(mark.value == "objection" for mark in clause.marks)
    if disputed and len(clause.phrases) == 1 and amount_of(clause.phrases[0]) == Amount(all=True):
        return True  # "you don't have the rest"
    if clause.phrases or clause.exclusions:
        read_listing(clause, draft)  # "I'm claiming all but the ace of trumps"
        if not disputed and clause.negation is None and (counted := number_for(clause)) is not None:
            draft.claim(*counted)  # "two aces and the trumps are enough *for everything*"
    else:
        read_means(clause, draft)  # "I claim on the marked finesse"
    return True


def _read_by_verb(clause: Clause, draft: Draft) -> bool:
    """Reads the clause by its verb, or as a list without one. True where nothing that follows is left to read."""
    name = clause.verb_name
    if concede_not_won(clause, draft):
        return True
    if name in PLAY_VERBS:
        read_play(clause, draft, name)
    elif name in OTHER_VERBS:
        OTHER_VERBS[name](clause, draft)
        if name in ("make", "have", "take", "do") or (name in ("get", "win") and clause.phrases):
            read_means(clause, draft)
    elif predicted(clause, draft):
        return True
    elif clause.verb is None and clause.copula is not None and not clause.phrases:
        read_means(clause, draft)  # "it's on the diamond finesse"
    elif clause.verb is None:
        read_listing(clause, draft)
    return False


# What follows from what was read.


def _settle_counts(clause: Clause, draft: Draft, previous: Clause | None, claimed: int, results: int) -> None:
    """Moves or drops what the clause has counted; `claimed`, `results`: how many there were before it."""
    take_share(clause, draft, previous)
    give_to_declarer(clause, draft, claimed)
    hold_back_result(clause, draft, previous, results)
    drop_what_was_thought(clause, draft, previous, claimed, results)
    if clause.perfect and clause.who == "me" and clause.verb_name in ("make", "take", "win", "have"):
        draft.counts.already += draft.counts.claimed[claimed:]


def _join_what_was_read(clause: Clause, draft: Draft, steps: int) -> None:
    """Sets what was read behind a correction, under a condition and in time; `steps`: how many there were before."""
    if clause.joint("REPAIR"):
        draft.plan.repaired_from = min(steps, len(draft.plan.steps))
    bind_if_needed(clause, draft, steps)
    note_connective(clause, draft, steps)


_TIMES: Final = {"twice": 2, "thrice": 3}
_ONE_AT_A_TIME: Final = frozenset({Verb.RUFF, Verb.OVERRUFF, Verb.FINESSE, Verb.DUCK, Verb.LEAD, Verb.DISCARD})
"""Plays that are made once for each card."""


def _count_times(clause: Clause, plan: SpokenPlan, before: int) -> None:
    """ "I take the finesse *twice*": how often the last play of the clause is made; `before`: the steps before it."""
    times = next((_TIMES[mark.value] for mark in clause.marks if mark.value in _TIMES), None)
    last = plan.steps[-1] if len(plan.steps) > before else None
    if times is None or last is None:
        return
    if last.verb in _ONE_AT_A_TIME and last.count in (None, 1):
        plan.change_step(last.id, count=times)
    elif last.verb is Verb.DRAW:
        plan.change_step(last.id, how=(*last.how, f"in_{_TIMES_IN_WORDS[times]}_rounds"))


_TIMES_IN_WORDS: Final = {2: "two", 3: "three"}
