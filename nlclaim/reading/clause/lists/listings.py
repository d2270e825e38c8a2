"""Clauses without a verb: "four hearts", "the ace of clubs", "a heart ruff", "2 for you", "all but one"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.lists.items import read_item, says_rounds
from nlclaim.reading.clause.lists.listed_counts import (
    read_counted_for,
    read_counted_in,
    read_equals,
    read_less,
    read_plus,
)
from nlclaim.reading.clause.lists.listed_losses import (
    read_another_loser,
    read_both_lost,
    read_denied,
    read_denied_number,
    read_last_of_all,
    read_loser_too,
    read_losers_listed,
    read_lost_before,
    read_lost_in_another,
    read_no_losers_in_suit,
    read_not_one,
    read_only_lost,
    read_other_loss,
    read_suit_for_losers,
    read_their_gain_goes_on,
    read_this_trick,
    read_undertricks_named,
    read_where_lost,
)
from nlclaim.reading.clause.lists.listed_plays import (
    HOW_PLAYED,
    read_card_to_finesse,
    read_entry,
    read_entry_named,
    read_height_of_ruffs,
    read_led_towards,
    read_loser_thrown,
    read_places,
    read_trumps_in,
    read_trumps_in_rounds,
    read_trumps_once_more,
    read_way_across,
)
from nlclaim.reading.clause.lists.shares import (
    read_conceding_on,
    read_for_card,
    read_for_me,
    read_last_for_you,
    read_no_winners,
    read_none_of_them,
    read_their_loss_on,
    read_theirs,
)
from nlclaim.reading.clause.plays.ruffs import crossruffed
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, left_out
from nlclaim.reading.clause.tricks.their_plays import goes_on_their_play
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Condition
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import Amount, amount_of, is_empty
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def read_listing(clause: Clause, draft: Draft) -> None:
    """A clause of noun phrases and places only."""
    if any(phrase.after_unread for phrase in clause.phrases):
        clause.phrases = _understood(clause.phrases)
        if not clause.phrases and not clause.mark("BREAKS"):
            return
    if _is_held_by_them_too(clause, draft) or goes_on_their_play(clause, draft):
        return
    if _comes_from_them(clause, draft):
        return
    _take_up_beside(clause)
    rounds = clause.phrase_at("in")
    if rounds is not None and rounds.noun == "round" and not clause.phrases and says_rounds(clause, draft, rounds):
        return  # "trumps first, in three rounds"
    if not any(read(clause, draft) for read in _TURNS_OF_SPEECH):
        _read_items(clause, draft)


def _comes_from_them(clause: Clause, draft: Draft) -> bool:
    """ "*Another heart from you* and that's nine off the top": they lead it."""
    named = [bool(p.suit) and not (p.ranks or p.act) and (p.number or 1) == 1 for p in clause.phrases] == [True]
    return named and draft.claimer_role != "defender" and clause.goes_to(("you", "he", "they"), "from")


def _is_held_by_them_too(clause: Clause, draft: Draft) -> bool:
    """ "West has the spades *and the clubs*, so …": where cards lie, and nobody's tricks."""
    counts = draft.counts
    before = draft.last.clause
    if before is not None and before.verb_name == "lack" and clause.link in ("and", "or", "comma"):
        return is_bare_list(clause) and all(
            p.ranks or p.cards for p in clause.phrases
        )  # "I'm missing the ace *and king*"
    if before is None or clause.link != "and" or before.verb_name != "have" or before.who not in SEATS:
        return False
    told = before.phrases and not (draft.plan.units or counts.claimed or counts.conceded or "reported" in draft.flags)
    return bool(told) and all(phrase.suit and phrase.number is None for phrase in (*before.phrases, *clause.phrases))


def _take_up_beside(clause: Clause) -> None:
    """ "Trumps, *with the ace of spades first*", "six *with the small club last*": an item of its own."""
    beside, placed = clause.phrase_at("with"), clause.mark("FIRST", "LAST")
    if beside is None or placed is None or placed.span.start < beside.span.start:
        return
    counted = placed.label == "LAST" and len(clause.places) == 1 and _counts_tricks(clause.phrases)
    own = clause.link == "comma" and not clause.phrases
    if (own or counted) and (beside.suit or beside.ranks or beside.cards):
        clause.phrases = [*clause.phrases, beside]
        clause.places = [place for place in clause.places if place.object is not beside]


def _counts_tricks(phrases: list[NounPhrase]) -> bool:
    """ "Six", "four tricks", "the rest": so many, and nothing of which."""
    amount = amount_of(phrases[0]) if len(phrases) == 1 else None
    return amount is not None and phrases[0].suit is None


def _read_items(clause: Clause, draft: Draft) -> None:
    for phrase in clause.phrases:
        read_item(clause, draft, phrase)
    for place in clause.places:
        line = place.object if isinstance(place.object, NounPhrase) and place.object.act in HOW_PLAYED else None
        if line and place.preposition in ("on", "with", "by") and not any(phrase.act for phrase in clause.phrases):
            suits = _suits_crossruffed(draft) if line.act == "crossruff" and not line.suit else []
            step = add_act(clause, draft, line)
            draft.add_unit(clause, [step], "act")
            if suits:
                draft.plan.change_step(step, suit=suits[0], how=crossruffed(draft.plan.steps[step].how, suits))
    beside = clause.phrase_at("with")
    if beside is not None and beside.noun == "loser" and beside.quantifier is None and clause.negation is None:
        give_away(clause, draft, [beside])  # "ten tricks with a trump loser"
    if not _keeps_back(clause):
        left_out(clause, draft)


def _suits_crossruffed(draft: Draft) -> list[str]:
    """ "*Hearts and clubs* on a crossruff": what is ruffed, no suits cashed; their steps are taken out."""
    suits: list[str] = []
    while draft.plan.units and draft.plan.units[-1].sort == "listed" and len(suits) < _TWO:
        last = draft.plan.steps[-1]
        plain = last.suit not in (None, "T") and not (last.cards or last.count or last.hand or last.negated)
        if not plain or last.suit is None or draft.plan.units[-1].steps != [last.id]:
            break
        joined = draft.plan.units[-1].link
        suits.insert(0, last.suit)
        draft.withdraw_step()
        if joined != "and":
            break
    return suits


_TWO: Final = 2
"""Suits of a crossruff."""


def _keeps_back(clause: Clause) -> bool:
    """ "All my trumps *but one*": a card that is not played, no trick that is lost."""
    counts = [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)]
    whole = all(phrase.quantifier == "all" and phrase.suit for phrase in clause.phrases)
    return bool(counts) and whole and all(count.is_bare_number for count in counts)


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_break(clause: Clause, draft: Draft) -> bool:
    """ "Trumps 3-2": a condition."""
    placed = clause.place("on", "with") is not None
    if clause.mark("BREAKS") is None or (clause.link == "or" and not placed):
        return False
    if _OR_NOT.match(draft.text, clause.end) is not None:
        draft.flags.add("even_if")
        draft.said_beside.append(clause.span)
        return True  # "clubs 3-2 *or not*"
    draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span))
    for phrase in clause.phrases if placed and clause.link != "or" else ():  # "ten, or eleven on a 3-3 break" is ten
        if (amount := amount_of(phrase)) is not None and amount.tricks:
            draft.claim(amount, phrase.span)  # "eleven *on a 3-2 break*"
    return True


_OR_NOT: Final = re.compile(r" or (?:not|worse|otherwise)\b", re.IGNORECASE)


def _read_all_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "Dummy's spades, *all of them*": of the suit just named, and no claim of the rest."""
    last = draft.plan.last_unit
    named = last is not None and last.sort in ("listed", "verb") and draft.plan.steps[last.steps[-1]].count is None
    played = last is not None and draft.plan.steps[last.steps[-1]].suit is not None
    named = named and played and (clause.link == "comma" or (last is not None and last.sort == "listed"))
    return named and draft.words(clause.span).lower().strip() in ("all of them", "the lot of them", "every one of them")


def _read_not_needed(clause: Clause, draft: Draft) -> bool:
    """ "I *don't need* the diamonds to break": no play."""
    if clause.negation is None:
        return False
    said = draft.words(clause.negation.span).lower()
    breaks = draft.lowered[clause.end :].lstrip().startswith(("to break", "to split", "to be", "to come"))
    return said.endswith(" need") and breaks


def _read_suit_lent(clause: Clause, draft: Draft) -> bool:
    """ "The king, I mean the ace, *of clubs*"."""
    lends = clause.mark("OF") is not None and bool(draft.plan.steps) and len(clause.phrases) == 1
    if not lends or clause.phrases[0].suit is None:
        return False
    step = draft.plan.steps[-1]
    if step.cards and step.cards[0][0] == "?":
        suit = clause.phrases[0].suit
        draft.plan.change_step(step.id, suit=suit, cards=tuple(suit + card[1] for card in step.cards))
    return True


def _read_nothing_to_lose_but(clause: Clause, draft: Draft) -> bool:
    """ "*Nothing to lose* but the ace of trumps": a loss, and no number of tricks."""
    nothing = [draft.words(phrase.span).lower() for phrase in clause.phrases] == ["nothing to lose"]
    if nothing and clause.exclusions:
        left_out(clause, draft)
        draft.flags.discard("all_but")
    return nothing and bool(clause.exclusions)


def _read_left_out(clause: Clause, draft: Draft) -> bool:
    """ "… *but one*"."""
    if not clause.exclusions or clause.phrases:
        return False
    left_out(clause, draft)
    return True


# From `read_places` on there is a phrase.
_TURNS_OF_SPEECH: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    _read_break, read_last_for_you, read_none_of_them, read_lost_before, read_their_gain_goes_on, read_their_loss_on,
    read_no_losers_in_suit, read_suit_for_losers, read_lost_in_another, read_where_lost, read_losers_listed,
    read_undertricks_named,
    read_only_lost,
    read_both_lost, read_another_loser, read_other_loss, read_last_of_all, read_not_one, read_denied_number,
    read_no_winners,
    _read_all_of_suit, read_loser_too, read_this_trick, read_trumps_in, read_theirs, read_for_card, read_for_me,
    read_trumps_in_rounds, read_trumps_once_more, read_led_towards, _read_not_needed, read_counted_in,
    read_counted_for, _read_suit_lent,
    _read_nothing_to_lose_but, _read_left_out, read_less, read_conceding_on, read_entry_named, read_places,
    read_way_across, read_loser_thrown, read_entry, read_plus, read_equals, read_card_to_finesse,
    read_height_of_ruffs, read_denied,
)  # fmt: skip


def _understood(phrases: list[NounPhrase]) -> list[NounPhrase]:
    """Those of which it is known what is done with them; "the rest" says it of itself."""
    kept = [phrase for phrase in phrases if not phrase.after_unread or amount_of(phrase) == Amount(all=True)]
    return [phrase for phrase in kept if not is_empty(phrase)]
