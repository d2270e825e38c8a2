"""What the clauses of a statement owe to each other, settled before any of them is read."""

from __future__ import annotations

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.preparation.added_up import add_up
from nlclaim.reading.preparation.alleged import drop_allegations
from nlclaim.reading.preparation.asides import (
    drop_asides,
    drop_best_case,
    drop_false_starts,
    drop_summary,
    drop_threats,
)
from nlclaim.reading.preparation.cards_out import tell_where_cards_are
from nlclaim.reading.preparation.changed_plans import (
    drop_break_or_none,
    drop_whether_or_not,
    take_up_what_is_left_to_do,
    turn_down_plans,
)
from nlclaim.reading.preparation.commentary import drop_commentary
from nlclaim.reading.preparation.comments import drop_comments
from nlclaim.reading.preparation.counted_aloud import count_again, count_aloud, count_what_is_had, note_ranks
from nlclaim.reading.preparation.covered import drop_covered
from nlclaim.reading.preparation.elsewhere import drop_elsewhere
from nlclaim.reading.preparation.finesses_told import drop_finesses_told
from nlclaim.reading.preparation.heads import carry_exclusions, count_cards_left, share_heads, take_fronted
from nlclaim.reading.preparation.high_trump import give_high_trump
from nlclaim.reading.preparation.kept import keep_back, leave_there
from nlclaim.reading.preparation.left_out import leave_out
from nlclaim.reading.preparation.loss_named import name_what_is_given
from nlclaim.reading.preparation.lost_again import drop_losses_named_again
from nlclaim.reading.preparation.needless import deny_what_is_needless
from nlclaim.reading.preparation.not_his import drop_what_is_not_his
from nlclaim.reading.preparation.not_this_but import drop_denied_first
from nlclaim.reading.preparation.objectors import drop_objectors
from nlclaim.reading.preparation.of_others import drop_what_others_want
from nlclaim.reading.preparation.past_tricks import drop_past_tricks
from nlclaim.reading.preparation.plain_clauses import put_plainly
from nlclaim.reading.preparation.play_so_far import drop_play_so_far
from nlclaim.reading.preparation.possible import drop_possible_numbers, keep_safe_break
from nlclaim.reading.preparation.put_away import put_away_losers
from nlclaim.reading.preparation.reasons import drop_reasons
from nlclaim.reading.preparation.recorded import note_recorded
from nlclaim.reading.preparation.recounts import drop_asked_again
from nlclaim.reading.preparation.said_lost import lose_what_is_called_lost
from nlclaim.reading.preparation.second_thoughts import take_second_thoughts
from nlclaim.reading.preparation.taken_before import drop_taken_before
from nlclaim.reading.preparation.tenaces import finesse_tenaces, join_squeezed_suits
from nlclaim.reading.preparation.this_trick import count_this_trick
from nlclaim.reading.preparation.told_to import (
    bid_have,
    bid_take,
    name_receiver,
    name_who_is_stopped,
    name_whose_card,
    share_each,
    share_verb,
    share_with_us,
    tell_dummy,
)
from nlclaim.reading.preparation.trumps_out import take_up_trumps_out
from nlclaim.reading.preparation.turned_order import free_order, turn_round
from nlclaim.reading.preparation.undone import drop_undone
from nlclaim.reading.preparation.unreal import drop_unreal
from nlclaim.reading.preparation.whose_words import (
    note_report,
    note_they_apart,
    take_giver_for_speaker,
    turn_given,
    turn_to_declarer,
    turn_told,
    turn_told_before,
)
from nlclaim.reading.preparation.winning_pairs import join_winning_pairs
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.shared_verbs import carry_unread_on, join_cards_drawn_with, join_what_is_thrown


def prepare(clauses: list[Clause], draft: Draft) -> None:
    """Changes clauses whose sense another one decides, and notes in the draft what shows only in all of them.

    The groups are in an order to read them in; where the order is known to matter, it says why.
    """
    # What is no part of the claim goes first, so that whatever is left was meant.
    drop_elsewhere(clauses, draft)
    drop_allegations(clauses, draft)
    drop_play_so_far(clauses, draft)
    drop_unreal(clauses, draft)
    drop_undone(clauses, draft)
    turn_down_plans(clauses, draft)
    take_up_what_is_left_to_do(clauses)
    deny_what_is_needless(clauses, draft)
    drop_whether_or_not(clauses)
    drop_break_or_none(clauses)
    drop_objectors(clauses, draft)
    drop_denied_first(clauses, draft)
    drop_comments(clauses, draft)
    drop_reasons(clauses, draft)
    drop_asides(clauses, draft)
    drop_false_starts(clauses, draft)
    drop_possible_numbers(clauses, draft)
    keep_safe_break(clauses)
    drop_best_case(clauses, draft)
    drop_past_tricks(clauses, draft)
    drop_taken_before(clauses, draft)
    drop_what_is_not_his(clauses, draft)
    drop_what_others_want(clauses, draft)
    drop_finesses_told(clauses, draft)
    drop_covered(clauses, draft)
    drop_commentary(clauses, draft)
    give_high_trump(clauses, draft)
    tell_where_cards_are(clauses, draft)
    drop_summary(clauses)
    drop_threats(clauses, draft)

    # Clauses that say one thing together. A trump that is out must be seen to before the heads of lists: in "mine -
    # oh, one trump to go" it would be the first of what is mine.
    take_second_thoughts(clauses, draft)
    take_up_trumps_out(clauses, draft)
    join_winning_pairs(clauses)
    put_away_losers(clauses, draft)
    name_what_is_given(clauses)
    lose_what_is_called_lost(clauses, draft)
    join_cards_drawn_with(clauses)
    join_what_is_thrown(clauses)
    count_this_trick(clauses)
    take_fronted(clauses, draft)
    count_cards_left(clauses)
    share_heads(clauses)
    carry_exclusions(clauses)
    leave_out(clauses, draft)
    carry_unread_on(clauses)
    keep_back(clauses, draft)
    leave_there(clauses, draft)
    finesse_tenaces(clauses)
    join_squeezed_suits(clauses)

    # Each clause by itself.
    for clause in clauses:
        put_plainly(clause, draft)

    # The order in which things are to be done.
    free_order(clauses, draft)
    turn_round(clauses, draft)

    # Numbers said one after the other.
    drop_asked_again(clauses, draft)
    count_again(clauses, draft)
    drop_losses_named_again(clauses, draft)
    count_what_is_had(clauses)
    count_aloud(clauses)
    add_up(clauses, draft)
    note_ranks(clauses, draft)

    # Who speaks, to whom and of whom. Whether a claim is reported is asked last: "nobody claimed" and "tricks
    # conceded: two", the head of a list, report none.
    tell_dummy(clauses)
    bid_take(clauses)
    bid_have(clauses)
    share_with_us(clauses)
    name_receiver(clauses)
    share_verb(clauses)
    share_each(clauses)
    name_who_is_stopped(clauses, draft)
    name_whose_card(clauses, draft)
    take_giver_for_speaker(clauses, draft)
    turn_told(clauses, draft)
    turn_told_before(clauses, draft)
    turn_to_declarer(clauses)
    turn_given(clauses, draft)
    note_report(clauses, draft)
    note_recorded(clauses, draft)
    note_they_apart(clauses, draft)
