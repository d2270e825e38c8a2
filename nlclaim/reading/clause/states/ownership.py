"""Whose tricks and cards are: "the rest are mine", "it's all yours", "the others are for you"."""

from __future__ import annotations

from nlclaim.language import Correction, Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.cards.beliefs import as_falling_cards, believe, believed_step
from nlclaim.reading.clause.cards.outstanding import believe_gone
from nlclaim.reading.clause.lists.items import add_listed_steps, read_item
from nlclaim.reading.clause.parts.frames import is_before_our_rest
from nlclaim.reading.clause.tricks.concessions import (
    card_spoken_of,
    concede_trump_out,
    give_away,
    is_trump_left_out,
    left_out,
    lend_suit_back,
    tricks_of,
)
from nlclaim.reading.clause.tricks.gains import gain, gain_excluded, receiver_side, whose
from nlclaim.reading.clause.tricks.losses import is_any
from nlclaim.reading.clause.tricks.lost_items import lose_named_last
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.model import Result
from nlclaim.reading.people import THEY
from nlclaim.reading.phrases import (
    Amount,
    amount_of,
    are_all,
    are_all_tricks,
    is_nothing,
    is_one_card,
    is_rank,
    is_this_trick,
    specs_of,
)
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import sums_up_losses


def read_ownership(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The rest are mine", "the last trump is mine", "it's all yours": whose the subjects are."""
    mine = clause.mark("MINE")
    assert mine is not None
    ours = _is_ours(clause, draft, mine)
    if clause.negation is not None and clause.negation.span.start < mine.span.start and _denies(clause, draft):
        return True  # "they're not all mine", "these aren't yours"
    if [phrase.quantifier == "all" and not phrase.has_head for phrase in clause.phrases] == [True]:
        subjects = clause.phrases if all(is_this_trick(phrase) for phrase in subjects) else subjects
    own_card = ours and bool(subjects) and subjects[0].determiner == "my"
    if clause.subordinate == "after" and subjects and subjects[0].ranks and not own_card:
        _settle_card_before(clause, draft, subjects[0], ours=ours)
        subjects = subjects[1:]
    if [phrase.noun == "contract" and not phrase.suit for phrase in subjects] == [True]:
        if clause.verb is None:  # not "the contract was mine to make"
            draft.add_result(Result(over=0))  # "the contract is mine"
            draft.flags |= set() if ours else {"their_result"}
        return True
    if not subjects and clause.joint("REPAIR") and _change_owner(draft, ours=ours):
        return True
    if not subjects:
        _own_pronoun(clause, draft, ours=ours)
        (left_out if ours else gain_excluded)(clause, draft)
    elif ours and [phrase.noun for phrase in subjects] == ["contract"]:
        draft.add_result(Result(over=0))  # "should that win, the contract's mine"
    elif rest := [phrase for phrase in subjects if not is_this_trick(phrase)]:
        _own_or_give(clause, draft, rest, ours=ours)
    else:
        _own_this_trick(clause, draft, subjects, ours=ours)
    return True


def _is_ours(clause: Clause, draft: Draft, mine: Mark) -> bool:
    """Whether "mine", "his", "yours" is the claimer's."""
    words = draft.words(mine.span).lower()
    bare = clause.copula is None and not words.startswith("belong")  # "they belong to us"
    if (bare and whose(clause, draft) == "theirs") or ("dummy" in words and draft.claimer_role == "defender"):
        return False
    return mine.value == "me" or (mine.value == "he" and "reported" in draft.flags)


def _own_or_give(clause: Clause, draft: Draft, named: list[NounPhrase], *, ours: bool) -> None:
    """ "The rest are mine", "*the tricks* are yours", "*the king* is yours"."""
    if ours:
        _own(clause, draft, as_falling_cards(named, clause, draft))
    elif all(are_all_tricks(phrase) for phrase in named):
        draft.counts.concede(Amount(all=True), clause.span)  # "the tricks are yours"
    else:
        give_away(clause, draft, named)
        gain_excluded(clause, draft)  # "the rest are yours except for my queen of trumps"


def _own_this_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase], *, ours: bool) -> None:
    """ "*That's* yours": what was spoken of last, else the trick in progress."""
    if not ours and card_spoken_of(draft) is not None:
        give_away(clause, draft, subjects)  # "the ace of trumps is outstanding, that's yours"
    elif not ours and _names_one(draft.last.clause) and lose_named_last(draft):
        return  # "a heart, *that's yours*", "the rest, that's yours"
    else:
        draft.flags |= {"current"} if ours else {"current", "current_lost"}


def _names_one(clause: Clause | None) -> bool:
    """Whether a clause only names a card, a suit or all that is left: "*a heart*, that's yours"."""
    named = clause.only_phrase if clause is not None and is_bare_list(clause) else None
    return named is not None and bool(named.suit or named.ranks or named.quantifier) and named.number in (None, 1)


def _settle_card_before(clause: Clause, draft: Draft, card: NounPhrase, *, ours: bool) -> None:
    """ "*After your ace* it's all mine", "*after my ace* it's all yours": one trick, and then the rest."""
    if ours:
        give_away(clause, draft, [card])
        return
    draft.claim(Amount(tricks=1), card.span)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "held")


def _change_owner(draft: Draft, *, ours: bool) -> bool:
    """ "The rest are yours, *I mean mine*": what was given last goes the other way."""
    counts = draft.counts
    wrong, right = (counts.conceded, counts.claimed) if ours else (counts.claimed, counts.conceded)
    if not wrong:
        return False
    amount, span = wrong.pop()
    right.append((amount, span))
    draft.repairs.append(Correction(span, draft.words(span), "mine" if ours else "yours", "corrected_by_speaker", 1.0))
    return True


def _denies(clause: Clause, draft: Draft) -> bool:
    return clause.negation is not None and draft.words(clause.negation.span).lower() in ("not", "n't")


def _own(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    left_out(clause, draft)
    listing = draft.plan.units[-1].sort == "listed" if draft.plan.units else False
    if listing and clause.link == "and" and all(amount_of(phrase) is None for phrase in subjects):
        for phrase in subjects:
            add_listed_steps(clause, draft, phrase)  # "AKQ of clubs and two trumps are mine"
        return
    first = not draft.plan.units
    for phrase in subjects:
        amount = amount_of(phrase)
        if are_all(phrase, draft.words(clause.span)):
            amount = Amount(all=True)  # "these are all mine"
        if amount == Amount(tricks=0):
            of = phrase.of.number if phrase.of is not None else None  # "none of them is mine"
            draft.counts.concede(Amount(tricks=of) if of else Amount(all=True), phrase.span)
        elif (amount is not None and not _is_named_as_card(clause, draft, phrase)) or are_all_tricks(phrase):
            draft.claim(amount or Amount(all=True), phrase.span)
        elif phrase.act:
            gain(clause, draft, phrase)  # "a ruff is coming my way"
        else:
            _own_cards(clause, draft, phrase, first=first)
    _win_with(clause, draft, subjects)


def _is_named_as_card(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "*The ten's* mine", where "the ten are mine" counts."""
    return is_rank(phrase) and clause.copula is not None and draft.words(clause.copula.span).lower() in ("is", "'s")


def _own_cards(clause: Clause, draft: Draft, phrase: NounPhrase, *, first: bool) -> None:
    """ "The jack of clubs is ours"; "I draw trumps and *the spades are mine*"."""
    believe(clause, draft, phrase, "mine")
    for spec in specs_of(phrase):
        lend_suit_back(clause, draft, spec)
        if spec.cards and first:
            draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True)], "held")
            draft.counts.listed.append((len(spec.cards), False))
            continue
        draft.counts.owned.append(tricks_of(phrase, spec) if clause.negation is None else None)
        believed_step(clause, draft, spec.suit, spec.cards, None)


def _win_with(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    """ "The last trick is mine *with the king of diamonds*"."""
    card = clause.phrase_at("with")
    if card is None or not (card.ranks or card.cards):
        return
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "verb")
    last = next((phrase.span for phrase in subjects if phrase.noun == "trick" and "last" in phrase.adjectives), None)
    if last is not None:
        draft.place_last_unit(last, first=False)


def read_owner_first(clause: Clause, draft: Draft, mine: Mark) -> bool:
    """ "*Mine are* the ace and two clubs", "*yours is* the king of hearts"."""
    if clause.negation is not None:
        return True
    if mine.value == "you":
        give_away(clause, draft, clause.phrases)
        return True
    clause.copula = None
    for phrase in clause.phrases:
        read_item(clause, draft, phrase)
    return True


def _is_last_trick_named(clause: Clause, subjects: list[NounPhrase]) -> bool:
    """Whether the clause says with which card, or suit, the last trick is made."""
    last = [p.noun == "trick" and "last" in p.adjectives for p in subjects] == [True]
    last = last or (clause.mark("LAST") is not None and [not p.has_head for p in subjects] == [True])
    named = [bool(p.suit or p.ranks) and not (p.plural and not p.ranks) for p in clause.phrases] == [True]
    return last and named and bool(clause.subjects) and clause.negation is None


def read_sharing(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The others are for you"."""
    side = receiver_side(clause, draft, "for", "to")
    if side is None:
        return False
    if side == "theirs":
        _share_with_them(clause, draft, subjects)
    elif clause.exclusions and all(is_nothing(phrase) for phrase in (*subjects, *clause.phrases)):
        draft.counts.concede(Amount(all=True), clause.span)
        clause.subject, clause.verb_name = Mark(clause.span, "PERSON", "me"), "get"
        for exclusion in clause.exclusions:
            if isinstance(exclusion.object, NounPhrase):
                gain(clause, draft, exclusion.object)  # "there's nothing for us but the ace"
    else:
        left_out(clause, draft)  # "the rest is for me without the ten of trumps"
        for phrase in dict.fromkeys([*subjects, *clause.phrases]):
            _take_share(clause, draft, phrase)
    return True


def _share_with_them(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> None:
    """ "That's two *for you*", "there's nothing *for you* except the ace"."""
    if _is_last_trick_named(clause, subjects):
        give_away(clause, draft, clause.phrases)  # "the last trick is a diamond to you"
        draft.place_last_unit(subjects[0].span, first=False)
        return
    pointed = all(phrase.is_that for phrase in subjects)
    given = clause.phrases if pointed and clause.phrases else subjects
    if clause.exclusions and any(is_nothing(phrase) for phrase in given):
        left_out(clause, draft)  # "there's nothing for you except the ace"
    elif clause.who == "it" and (clause.negation is not None or all(p.quantifier == "no" for p in given)):
        if all(phrase.noun == "trick" for phrase in given):
            draft.claim(Amount(all=True), clause.span)  # "there isn't a trick for you"
        for suit in {phrase.suit for phrase in given if phrase.suit}:
            believe_gone(clause, draft, suit)  # "there's no trump out for you to ruff with"
    elif not (given and sums_up_losses(draft, given[0])):
        give_away(clause, draft, given)  # "the others are for you", "that's two for you"
        gain_excluded(clause, draft)  # "the rest is for you but the ten of trumps"


def _take_share(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "The others are *for me*", "there's a heart *for me*"."""
    if is_nothing(phrase) or (clause.negation is not None and is_any(phrase)):
        draft.counts.concede(Amount(all=True), clause.span)  # "there is nothing left for us"
    elif (amount := amount_of(phrase)) is not None:
        draft.claim(amount, phrase.span)  # "the others are for me", "that's nine for me"
    elif phrase.suit and phrase.number and phrase.noun in ("trick", "winner"):
        draft.claim(Amount(tricks=phrase.number), phrase.span)  # "that's two trump tricks for me"
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(phrase)], "held")
    elif phrase.is_pointed_at and clause.negation is None:
        draft.flags.add("claim")  # "those are for me": how many, nobody says
    elif phrase.suit or phrase.ranks or phrase.cards or (phrase.act == "ruff" and phrase.quantifier is None):
        gain(clause, draft, phrase)  # "there's a heart for me", "there's a ruff for me"


def _card_out(clause: Clause, last: LastSaid) -> NounPhrase | None:
    """ "*The ace of clubs* is out and it's yours"."""
    before = last.clause if clause.link in ("and", "comma") else None
    left = before is not None and any(mark.value == "left" for mark in before.marks)
    named = [*before.subjects, *before.phrases] if before is not None and left else []
    return named[0] if len(named) == 1 and is_one_card(named[0]) else None


def _card_they_have(clause: Clause, last: LastSaid) -> NounPhrase | None:
    """ "*If you have the jack* it's yours": the card that the clause before gives to them."""
    before = last.clause
    theirs = before is not None and before.who in THEY and before.verb_name == "have" and before.negation is None
    card = before.only_phrase if before is not None and theirs else None
    return card if card is not None and is_one_card(card) and clause.link in ("comma", "none", "and") else None


def _own_pronoun(clause: Clause, draft: Draft, *, ours: bool) -> None:
    everything = any(phrase.quantifier in ("all", "everything", "rest") for phrase in clause.phrases)
    if clause.who == "it" and not ours and not clause.phrases:
        card = _card_out(clause, draft.last)
        if card is None and (card := _card_they_have(clause, draft.last)) is not None and draft.counts.conceded:
            return  # "you have the jack, it's yours"
        if is_trump_left_out(draft) and (card is None or card.suit == "T"):
            concede_trump_out(clause, draft)  # "there's a trump out and it's yours"
            return
        if card is not None:
            give_away(clause, draft, [card])  # "one heart outstanding and it's yours"
            return
    bare = clause.who is None and not (ours or everything or clause.verb or clause.copula or clause.places)
    if bare and clause.link == "start" and is_before_our_rest(clause, draft):
        draft.flags |= {"current", "current_lost"}  # "yours, rest mine"
    elif clause.who in ("they", "it") or everything or clause.who is None:
        (draft.counts.claimed if ours else draft.counts.conceded).append((Amount(all=True), clause.span))
