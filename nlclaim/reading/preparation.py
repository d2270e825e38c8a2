"""What the clauses of a statement owe to each other, settled before any of them is read."""

from __future__ import annotations

from nlclaim.reading.asides import drop_asides, drop_best_case, drop_false_starts, drop_summary, drop_threats
from nlclaim.reading.clauses import Clause
from nlclaim.reading.comments import drop_comments
from nlclaim.reading.counted_aloud import count_aloud, count_down, count_what_is_had, lists_ranks
from nlclaim.reading.covered import drop_covered
from nlclaim.reading.draft import Draft
from nlclaim.reading.heads import carry_exclusions, share_heads, take_fronted
from nlclaim.reading.joined_objects import carry_unread_on, join_cards_drawn_with, join_what_is_thrown
from nlclaim.reading.objectors import drop_objectors
from nlclaim.reading.past_tricks import drop_past_tricks
from nlclaim.reading.plain_clauses import (
    go_their_way,
    have_what_is_seen,
    name_all_there_is,
    name_trick,
    own_what_is_out,
    take_limit,
    take_suit_from_place,
    take_suit_of_loser,
    tell_what_it_was,
    win_trick_by_number,
)
from nlclaim.reading.possible import drop_possible_numbers
from nlclaim.reading.reasons import drop_reasons
from nlclaim.reading.recounts import drop_asked_again
from nlclaim.reading.this_trick import count_this_trick
from nlclaim.reading.told_to import bid_take, tell_dummy, tell_them
from nlclaim.reading.trumps_out import take_up_trumps_out
from nlclaim.reading.turned_order import free_order, turn_round
from nlclaim.reading.undone import drop_undone
from nlclaim.reading.unreal import drop_unreal
from nlclaim.reading.whose_words import (
    reports,
    shown_from,
    take_giver_for_speaker,
    tells_of_himself,
    turn_told,
    turn_told_before,
)
from nlclaim.reading.winning_pairs import join_winning_pairs


def prepare(clauses: list[Clause], draft: Draft) -> None:
    """Changes clauses whose sense another one decides, and notes in the draft what shows only in all of them."""
    drop_unreal(clauses, draft)
    drop_false_starts(clauses, draft)
    free_order(clauses, draft)
    drop_asides(clauses, draft)
    drop_asked_again(clauses)
    drop_objectors(clauses, draft)
    drop_undone(clauses, draft)
    drop_comments(clauses, draft)
    drop_reasons(clauses, draft)
    drop_possible_numbers(clauses, draft)
    drop_covered(clauses, draft)
    take_up_trumps_out(clauses, draft)
    drop_past_tricks(clauses, draft)
    join_winning_pairs(clauses)
    drop_best_case(clauses, draft)
    count_this_trick(clauses)
    drop_summary(clauses)
    if draft.claimer_role == "defender":
        drop_threats(clauses, draft)
        take_giver_for_speaker(clauses, draft)
    for clause in clauses:
        name_trick(clause, draft)
        name_all_there_is(clause)
        take_limit(clause)
        win_trick_by_number(clause, draft)
        tell_what_it_was(clause, draft)
        have_what_is_seen(clause, draft)
        go_their_way(clause, draft)
        tell_them(clause, draft)
        own_what_is_out(clause, draft)
    tell_dummy(clauses)
    join_cards_drawn_with(clauses)
    join_what_is_thrown(clauses)
    take_fronted(clauses)
    for clause in clauses:
        take_suit_from_place(clause)
        take_suit_of_loser(clause)
    turn_round(clauses, draft)
    turn_told(clauses, draft)
    turn_told_before(clauses, draft)
    bid_take(clauses)
    count_down(clauses, draft)
    share_heads(clauses)
    carry_exclusions(clauses)
    count_what_is_had(clauses)
    count_aloud(clauses)
    carry_unread_on(clauses)
    told = next((clause for clause in clauses if reports(clause, draft)), None)
    draft.report.told_from = told.span.start if told is not None else shown_from(clauses)
    draft.report.told_claim = told is not None and told.verb_name in ("claim", "concede")
    if told is not None and tells_of_himself(clauses, told):
        draft.flags.add("reported")  # "South had nine tricks and claimed"
        draft.report.reporter = told.who
    subjects = {clause.who for clause in clauses if clause.verb_name in ("get", "take", "have", "make", "win")}
    if any(clause.who == "he" and clause.verb_name in ("say", "claim") for clause in clauses):
        subjects.add("he")  # "he said they'd get a spade"
    if {"he", "they"} <= subjects and draft.claimer_role != "defender":
        draft.flags |= {"reported", "they_apart"}  # "they got two and he got three"
        draft.report.reporter = draft.report.reporter or "he"
    if "repair" not in draft.flags and lists_ranks(clauses, draft):
        draft.flags.add("ranks")
