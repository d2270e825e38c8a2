"""What the clauses of a statement owe to each other, settled before any of them is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.preparation.joined.corrected import correct
from nlclaim.reading.preparation.joined.heads import carry_exclusions, count_cards_left, share_heads, take_fronted
from nlclaim.reading.preparation.joined.kept import keep_back, leave_there
from nlclaim.reading.preparation.joined.led_to import win_what_is_led
from nlclaim.reading.preparation.joined.left_out import leave_out
from nlclaim.reading.preparation.joined.tenaces import finesse_tenaces, join_squeezed_suits
from nlclaim.reading.preparation.joined.this_trick import count_this_trick
from nlclaim.reading.preparation.joined.winning_pairs import join_winning_pairs
from nlclaim.reading.preparation.losses.loss_named import name_what_is_given
from nlclaim.reading.preparation.losses.lost_again import drop_losses_named_again
from nlclaim.reading.preparation.losses.put_away import put_away_losers
from nlclaim.reading.preparation.losses.said_lost import lose_what_is_called_lost
from nlclaim.reading.preparation.numbers.added_up import add_up
from nlclaim.reading.preparation.numbers.asked_again import drop_asked_again
from nlclaim.reading.preparation.numbers.counted_aloud import count_again, count_aloud, count_what_is_had, note_ranks
from nlclaim.reading.preparation.numbers.possible import drop_possible_numbers, keep_safe_break
from nlclaim.reading.preparation.outstanding.cards_out import tell_where_cards_are
from nlclaim.reading.preparation.outstanding.high_trump import give_high_trump
from nlclaim.reading.preparation.outstanding.trumps_out import take_up_trumps_out
from nlclaim.reading.preparation.plain_clauses import put_plainly
from nlclaim.reading.preparation.set_aside.alleged import drop_allegations
from nlclaim.reading.preparation.set_aside.asides import (
    drop_asides,
    drop_best_case,
    drop_false_starts,
    drop_summary,
    drop_threats,
)
from nlclaim.reading.preparation.set_aside.asked_how import drop_asked_how
from nlclaim.reading.preparation.set_aside.changed_plans import (
    drop_scrapped,
    put_right_nearly_said,
    take_up_what_is_left_to_do,
    turn_down_plans,
)
from nlclaim.reading.preparation.set_aside.commentary import drop_commentary
from nlclaim.reading.preparation.set_aside.covered import drop_covered
from nlclaim.reading.preparation.set_aside.elsewhere import drop_elsewhere
from nlclaim.reading.preparation.set_aside.finesses_told import drop_finesses_told
from nlclaim.reading.preparation.set_aside.held_against import drop_length_held
from nlclaim.reading.preparation.set_aside.idle_questions import drop_idle_questions
from nlclaim.reading.preparation.set_aside.needless import deny_what_is_needless
from nlclaim.reading.preparation.set_aside.not_his import drop_what_is_not_his
from nlclaim.reading.preparation.set_aside.not_this_but import drop_denied_first
from nlclaim.reading.preparation.set_aside.objectors import drop_objectors
from nlclaim.reading.preparation.set_aside.of_others import drop_what_others_want
from nlclaim.reading.preparation.set_aside.past_tricks import drop_past_tricks
from nlclaim.reading.preparation.set_aside.played_before import drop_play_so_far, drop_when_said
from nlclaim.reading.preparation.set_aside.post_mortem import drop_post_mortem
from nlclaim.reading.preparation.set_aside.reasons import drop_reasons
from nlclaim.reading.preparation.set_aside.taken_before import drop_taken_before
from nlclaim.reading.preparation.set_aside.talk import drop_talk
from nlclaim.reading.preparation.set_aside.told_against import drop_told_against
from nlclaim.reading.preparation.set_aside.undone import drop_undone
from nlclaim.reading.preparation.set_aside.unreal import drop_unreal
from nlclaim.reading.preparation.speakers.bidden import bid_others, tell_dummy
from nlclaim.reading.preparation.speakers.holders import name_whose_card
from nlclaim.reading.preparation.speakers.names import take_name_for_opponent
from nlclaim.reading.preparation.speakers.recorded import note_recorded
from nlclaim.reading.preparation.speakers.shares import name_receiver, share_each, share_verb, share_with_us
from nlclaim.reading.preparation.speakers.stopped import name_who_is_stopped
from nlclaim.reading.preparation.speakers.whose_words import (
    note_report,
    note_they_apart,
    take_giver_for_speaker,
    turn_given,
    turn_to_declarer,
    turn_told,
    turn_told_before,
)
from nlclaim.reading.preparation.turned_order import free_order, turn_round
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.shared_verbs import carry_unread_on, join_cards_drawn_with, join_what_is_thrown
from nlclaim.reading.segmentation.signs import ALWAYS, NeededSigns, has_signs, needs, signs_of

_Change = Callable[[list[Clause], Draft], None]


def prepare(clauses: list[Clause], draft: Draft) -> None:
    """Changes clauses whose sense another one decides, and notes in the draft what shows only in all of them."""
    for group in _GROUPS:
        signs = signs_of(clauses, draft.trumps)
        for change, needed in group:
            if has_signs(signs, needed):
                change(clauses, draft)


def _of_clauses(change: Callable[[list[Clause]], None]) -> _Change:
    """A change for which nothing but the clauses matters."""
    return lambda clauses, _: change(clauses)


def _put_each_plainly(clauses: list[Clause], draft: Draft) -> None:
    for clause in clauses:
        put_plainly(clause, draft)


_NO_PART_OF_IT: Final = (
    # While the play so far is still there: "*West led a club*, South claimed: win the ace …".
    (_of_clauses(win_what_is_led), needs("SEVERAL", "win take in")),
    (drop_elsewhere, needs("META")),
    (drop_talk, ALWAYS),
    (drop_allegations, needs("claim")),
    (drop_play_so_far, needs("PAST")),
    (drop_unreal, needs("IF on with")),
    (drop_undone, needs("claim concede ask")),
    (turn_down_plans, needs("SEVERAL", "META")),
    (put_right_nearly_said, needs("SEVERAL", "META", "say")),
    (drop_scrapped, needs("REPAIR", "give concede claim")),
    (_of_clauses(take_up_what_is_left_to_do), needs("SEVERAL", "NEG", "PAST")),
    (deny_what_is_needless, needs("NEG")),
    (drop_objectors, needs("SEVERAL", "say claim show META")),
    (drop_denied_first, needs("SEVERAL", "NEG META concede")),
    (drop_told_against, needs("SEVERAL", "PAST QUOTE")),
    (drop_reasons, needs("SEVERAL")),
    (drop_asked_how, needs("SEVERAL", "say")),
    (drop_asides, ALWAYS),
    (drop_false_starts, needs("SEVERAL")),
    (drop_possible_numbers, needs("SEVERAL", "NUMBER")),
    (_of_clauses(keep_safe_break), needs("SEVERAL", "BREAKS")),
    (drop_best_case, needs("SEVERAL")),
    (drop_past_tricks, needs("SEVERAL", "NUMBER")),
    (drop_taken_before, needs("SEVERAL", "PAST")),
    (drop_what_is_not_his, ALWAYS),
    (drop_what_others_want, ALWAYS),
    (drop_finesses_told, needs("finesse ACT")),
    (drop_covered, needs("SEVERAL", "have")),
    (drop_length_held, needs("SEVERAL", "have", "NEG BREAKS")),
    (drop_commentary, ALWAYS),
    (give_high_trump, needs("BE")),
    (tell_where_cards_are, needs("BE PRED have over EXCEPT N E S W")),
    (_of_clauses(drop_summary), needs("discard ruff", "noun:loser")),
    (drop_threats, needs("SEVERAL", "AND IF")),
    (drop_idle_questions, needs("SEVERAL")),
    (drop_post_mortem, needs("SEVERAL", "META")),
    (drop_when_said, needs("SEVERAL", "say")),
)
"""What is no part of the claim goes first, so that whatever is left was meant."""

_ONE_THING_TOGETHER: Final = (
    # A trump that is out must be seen to before the heads of lists: in "mine - oh, one trump to go" it would be the
    # first of what is mine.
    (correct, needs("SEVERAL")),
    (take_up_trumps_out, needs("TRUMPS PRED draw")),
    (_of_clauses(join_winning_pairs), needs("SEVERAL", "AND")),
    (put_away_losers, needs("SEVERAL", "ruff overruff discard go ruff_risk on PRED have")),
    (_of_clauses(name_what_is_given), needs("SEVERAL", "NUMBER noun:trick noun:loser")),
    (
        lose_what_is_called_lost,
        needs("SEVERAL", "noun:loser PRED MINE you they concede get have win take ruff discard"),
    ),
    (_of_clauses(join_cards_drawn_with), needs("SEVERAL", "with")),
    (_of_clauses(join_what_is_thrown), needs("SEVERAL", "discard")),
    (_of_clauses(count_this_trick), needs("AND NUMBER")),
    (take_fronted, needs("SEVERAL", "me")),
    (_of_clauses(count_cards_left), needs("SEVERAL", "noun:card")),
    (_of_clauses(share_heads), needs("SEVERAL", "COLON DASH")),
    (_of_clauses(carry_exclusions), needs("SEVERAL", "EXCEPT")),
    (leave_out, needs("EXCEPT IF NEG META PRED noun:round")),
    (_of_clauses(carry_unread_on), needs("SEVERAL", "AND OR")),
    (keep_back, needs("keep over")),
    (leave_there, needs("SEVERAL", "PRED")),
    (_of_clauses(finesse_tenaces), needs("SEVERAL", "have", "finesse ACT")),
    (_of_clauses(join_squeezed_suits), needs("SEVERAL", "ACT")),
)
"""Clauses that say one thing together."""

_ONE_BY_ONE_AND_ORDER: Final = (
    (_put_each_plainly, ALWAYS),
    (free_order, needs("ANYORDER OR HOW")),
    (turn_round, needs("SEVERAL", "BEFORE AFTER")),
)
"""Each clause by itself, and then the order in which things are to be done."""

_NUMBERS: Final = (
    (drop_asked_again, needs("SEVERAL", "OR QMARK")),
    (count_again, needs("SEVERAL", "NUMBER")),
    (drop_losses_named_again, needs("SEVERAL", "you they concede give")),
    (_of_clauses(count_what_is_had), needs("SEVERAL", "NUMBER")),
    (_of_clauses(count_aloud), needs("NUMBER")),
    (add_up, needs("NUMBER")),
    (note_ranks, needs("NUMBER")),
)
"""Numbers said one after the other."""

_SPEAKERS: Final = (
    (_of_clauses(tell_dummy), needs("partner META")),
    (_of_clauses(bid_others), needs("SEVERAL", "have take")),
    (_of_clauses(share_with_us), needs("for to")),
    (_of_clauses(name_receiver), needs("SEVERAL", "me you")),
    (_of_clauses(share_verb), needs("SEVERAL", "you")),
    (_of_clauses(share_each), needs("SEVERAL", "for to")),
    (name_who_is_stopped, needs("from")),
    (name_whose_card, needs("have keep you")),
    (take_name_for_opponent, needs("SEVERAL", "get make take win have ruff for to")),
    (take_giver_for_speaker, needs("give")),
    (turn_told, needs("say")),
    (turn_told_before, needs("SEVERAL", "say")),
    (_of_clauses(turn_to_declarer), needs("SEVERAL", "say")),
    (turn_given, needs("give")),
    # Whether a claim is reported is asked last: "nobody claimed" and "tricks conceded: two", the head of a list,
    # report none.
    (note_report, needs("say claim concede show he")),
    (note_recorded, needs("say claim concede show come lose_track noun:claim META")),
    (note_they_apart, needs("they for to", "he")),
)
"""Who speaks, to whom and of whom."""

_GROUPS: Final[tuple[tuple[tuple[_Change, NeededSigns], ...], ...]] = (
    _NO_PART_OF_IT,
    _ONE_THING_TOGETHER,
    _ONE_BY_ONE_AND_ORDER,
    _NUMBERS,
    _SPEAKERS,
)
"""Every change, and beside it the signs without which it finds nothing (`signs_of`).

The changes of a group are in an order to read them in; where it is known to matter, it says why.
"""
