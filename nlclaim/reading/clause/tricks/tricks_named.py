"""Tricks by name: "the ace is the setting trick", "that's your only trick", "the tenth trick is a club ruff"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import card_spoken_of, give_away
from nlclaim.reading.clause.tricks.gains import gain, gain_setting_trick, is_setting_trick, suit_counted_in
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.people import SEATS
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, as_card, is_rank, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_tricks_here(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "Six spade tricks are here", "the rest are in my hand"."""
    if len(subjects) != 1 or not clause.subjects:
        return False
    subject = subjects[0]
    rest = subject.quantifier == "rest"
    place = clause.place("in")
    in_hand = place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE"
    more = clause.phrases or clause.places or clause.marks or clause.negation or clause.exclusions
    counted = rest or (subject.noun == "trick" and subject.nouns_plural and subject.number)
    if not (rest and in_hand) and (more or not counted):
        return False
    gain(clause, draft, subject)
    return True


def read_setting_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The queen of clubs is *the setting trick*", "*the setting trick* is my ace"."""
    if len(subjects) != 1 or len(clause.phrases) != 1 or clause.negation is not None:
        return False
    trick, card = sorted((*subjects, *clause.phrases), key=is_setting_trick, reverse=True)
    if not is_setting_trick(trick) or not (card.ranks or card.cards or card.act or card.suit == "T"):
        return False
    gain_setting_trick(draft, trick)
    if card.act is not None:
        draft.add_unit(clause, [add_act(clause, draft, card)], "act")
    else:
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "held")
    return True


def read_last_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "*The last trick is* the ace of trumps", "the ten of clubs *is the last trick*"."""
    said = [as_card(phrase, "my", "your", "the") for phrase in (*subjects, *clause.phrases)]
    tricks = [p for p in said if p.noun == "trick" and "last" in p.adjectives and not p.nouns_plural]
    cards = [p for p in said if p.ranks or p.cards or (p.determiner == "your" and p.suit)]
    if len(said) != 2 or len(tricks) != 1 or len(cards) != 1 or clause.negation is not None:
        return False
    if "your" in (cards[0].determiner, tricks[0].determiner):
        give_away(clause, draft, cards)
        draft.place_last_unit(
            tricks[0].span, first=False
        )  # "the last trick is your king of diamonds", "the ace is your last trick"
        return True
    verb = Verb.CASH
    if "my" in (cards[0].determiner, tricks[0].determiner):
        draft.claim(Amount(tricks=1), clause.span)
        verb = Verb.WIN
    draft.add_unit(clause, [draft.add_spec(verb, spec, how=("at_the_end",)) for spec in specs_of(cards[0])], "verb")
    draft.place_last_unit(tricks[0].span, first=False)
    return True


def read_only_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The king is your only trick", "your only trick is the king", "the king is all you get"."""
    if len(subjects) != 1 or len(clause.phrases) != 1:
        return False
    subject, phrase = subjects[0], clause.phrases[0]
    if _is_your_trick(phrase) and (subject.ranks or subject.cards or subject.suit):
        give_away(clause, draft, [subject])
        return True
    if _is_your_trick(subject) and (phrase.ranks or phrase.cards or phrase.suit):
        give_away(clause, draft, [phrase])
        return True
    everything = phrase.quantifier == "all" and not phrase.has_head
    one = phrase.number is None or (phrase.is_bare_number and phrase.number == 1)
    unnamed = phrase.noun in ("trick", "card", None) and not (phrase.suit or phrase.ranks)
    only = unnamed and phrase.determiner == "the" and one
    if not (everything or only) or not (subject.ranks or subject.cards or subject.suit):
        return False
    draft.last.pending = [subject]
    return True


def _is_your_trick(phrase: NounPhrase) -> bool:
    return phrase.noun == "trick" and phrase.determiner == "your" and not phrase.nouns_plural


def read_pointed(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "That's ten tricks", "that's the setting trick", "that's my trick"."""
    if not any(phrase.is_that for phrase in subjects):
        return False
    denied = clause.negation.span.start if clause.negation is not None else len(draft.text)
    if any(phrase.noun == "trick" and phrase.number and denied < phrase.span.start for phrase in clause.phrases):
        draft.flags.add("objection")  # "that isn't ten tricks"
        return True
    tricks = (p for p in clause.phrases if p.number and (p.noun == "trick" or (p.noun == "winner" and not p.suit)))
    counted = next(tricks, None)
    suited = [p for p in clause.phrases if p.suit and p.number and p.noun in ("trick", "winner")]
    yours = [p for p in clause.phrases if p.determiner == "your" and (p.suit or p.ranks or p.cards)]
    if len(clause.phrases) == 1 and _is_your_trick(clause.phrases[0]) and "only " in draft.words(clause.span):
        _lose_only_trick(clause, draft)
    elif _ONLY_ONE_GOT.match(draft.text, clause.end) and _is_only_one_or_all(clause, draft):
        given = draft.counts.conceded and draft.counts.side == "theirs"  # "*you have a high trump*, that's the only …"
        spoken = _held_before(draft.last) or _spoken_of(draft, clause)
        draft.last.pending = [] if given else [spoken or replace(clause.phrases[0], number=1)]
    elif suited and len(suited) == len(clause.phrases):
        clause.verb_name = clause.verb_name or "have"
        for phrase in suited:
            gain(clause, draft, phrase)  # "that's two trump tricks"
    elif [p.noun == "loser" and p.number is not None and not p.suit for p in clause.phrases] == [True]:
        draft.flags |= {"concede", "has_losers"}
        give_away(clause, draft, [replace(clause.phrases[0], noun="trick")])  # "that's two losers, king and ten"
    elif counted is not None:
        _count_pointed(clause, draft, counted)
    elif yours and len(yours) == len(clause.phrases):
        give_away(clause, draft, yours)  # "that's your king of trumps and a heart"
    elif any(is_setting_trick(phrase) for phrase in clause.phrases):
        gain_setting_trick(draft, clause.phrases[0])
    else:
        return _read_this_trick(clause, draft)
    return True


def _lose_only_trick(clause: Clause, draft: Draft) -> None:
    """ "That's *your only trick*": the card that was spoken of, unless it has just been given."""
    counts = draft.counts
    if len(counts.conceded) == 1 and counts.conceded[0][0].tricks == 1 and counts.side == "theirs":
        return  # "you have a high trump, that's your only trick"
    give_away(clause, draft, [_spoken_of(draft, clause) or NounPhrase(clause.span, number=1)])


def _count_pointed(clause: Clause, draft: Draft, counted: NounPhrase) -> None:
    """ "That's *your three tricks*", "that's *four tricks* in spades"."""
    if counted.determiner == "your" and (counted.number or 0) <= HIGHEST_LEVEL:
        give_away(clause, draft, [counted])
        return
    draft.claim(Amount(tricks=counted.number), counted.span)
    if (suit := suit_counted_in(clause, counted)) is not None:
        step = draft.add_step(Verb.CASH, clause.span, suit=suit, count=counted.number, listed=True)
        draft.add_unit(clause, [step], "held")  # "that's four tricks in spades"


def _read_this_trick(clause: Clause, draft: Draft) -> bool:
    """ "That was *your last trick*", "that's *my trick*": theirs to come, or the one in progress."""
    if any(_is_your_trick(phrase) and "last" in phrase.adjectives for phrase in clause.phrases):
        draft.claim(Amount(all=True), clause.span)  # "that was your last trick"
        return True
    if any(map(_is_your_trick, clause.phrases)) and (card := card_spoken_of(draft)) is not None:
        draft.counts.concede(Amount(tricks=1), clause.span)  # "the jack is still out, *that's your trick*"
        step = draft.add_step(Verb.CONCEDE, clause.span, suit=card[0] if card[0] != "?" else None, cards=(card,))
        draft.add_unit(clause, [step], "concede")
        return True
    if not has_noun(clause, "trick"):
        return False
    lost = any(_is_your_trick(phrase) for phrase in clause.phrases)
    draft.flags |= {"current", "current_lost"} if lost else {"current"}
    return True


_ONLY_ONE_GOT: Final = re.compile(r" (?:that )?(?:you|they|I|we)\b", re.IGNORECASE)


def _is_only_one_or_all(clause: Clause, draft: Draft) -> bool:
    """ "That's *the only trick* you get", "if the queen doesn't fall that's *all* you get"."""
    if "only " in draft.words(clause.span):
        return True
    everything = [phrase.quantifier == "all" and not phrase.has_head for phrase in clause.phrases] == [True]
    return everything and card_spoken_of(draft) is not None


def _spoken_of(draft: Draft, clause: Clause) -> NounPhrase | None:
    """ "If the ten doesn't come down *that*'s your only trick": the ten."""
    card = card_spoken_of(draft)
    if card is None:
        return None
    return NounPhrase(clause.span, suit=card[0] if card[0] != "?" else None, ranks=(card[1],), determiner="your")


def _held_before(last: LastSaid) -> NounPhrase | None:
    """ "*You have the ace of clubs*, that's …": the card that was spoken of."""
    before = last.clause
    theirs = before is not None and (before.who in ("you", "they", "who") or before.who in SEATS)
    if before is None or before.verb_name != "have" or not theirs:
        return None
    return before.phrases[0] if len(before.phrases) == 1 and before.phrases[0].has_head else None


def has_noun(clause: Clause, noun: str) -> bool:
    """Whether one of the clause's phrases has the noun."""
    return any(phrase.noun == noun for phrase in clause.phrases)


def read_card_is_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "My king of spades is always a trick"."""
    cards = bool(subjects) and all(subject.ranks or subject.cards or is_rank(subject) for subject in subjects)
    yours = cards and subjects[0].determiner == "your" and len(subjects) > 1 and clause.negation is None
    if yours and [p.noun == "trick" and p.number == len(subjects) for p in clause.phrases] == [True]:
        give_away(clause, draft, subjects)  # "your ace and your ten are two tricks"
        return True
    if len(subjects) != 1 or not cards or not _is_a_trick(clause):
        return False
    if subjects[0].determiner == "your":
        give_away(clause, draft, subjects)  # "your queen of trumps is a sure trick"
        return True
    played = any(unit.sort in ("verb", "act") for unit in draft.plan.units)
    if is_setting_trick(clause.phrases[0]):
        gain_setting_trick(draft, clause.phrases[0])
    elif not played:
        draft.claim(Amount(tricks=1), clause.span)
    verb = Verb.CASH if played else Verb.WIN
    draft.add_unit(clause, [draft.add_spec(verb, spec) for spec in specs_of(subjects[0])], "verb")
    return True


def _is_a_trick(clause: Clause) -> bool:
    phrase = clause.only_phrase if clause.negation is None else None
    if phrase is None or phrase.noun != "trick" or phrase.suit:
        return False
    return phrase.determiner in ("a", "my") or is_setting_trick(phrase)


def read_nth_trick(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "The club ruff is *my tenth trick*", "*the tenth trick* is a club ruff": so many tricks of the deal."""
    said = [*subjects, *clause.phrases]
    nth = [phrase for phrase in said if _is_nth_trick(phrase)]
    others = [phrase for phrase in said if phrase not in nth]
    if len(nth) != 1 or len(others) != 1 or clause.negation is not None or others[0].determiner == "your":
        return False
    if nth[0].noun is None and nth[0].determiner == "the" and not (others[0].ranks or others[0].act):
        return False  # "the long club is the thirteenth": of its suit
    draft.claim(Amount(tricks=nth[0].ordinal), nth[0].span)
    follows = bool(draft.plan.units) and draft.plan.units[-1].sort in ("verb", "act") and bool(clause.subjects)
    sort = "belief" if follows and clause.link in ("and", "comma") else "held"  # "a heart ruff, and the fifth heart is"
    if others[0].act:
        draft.add_unit(clause, [add_act(clause, draft, others[0])], "act")
    elif others[0].ranks or others[0].cards:
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs_of(others[0])], sort)
    elif others[0].suit and not others[0].plural and not others[0].number:  # "the long club"
        steps = [draft.add_spec(Verb.CASH, spec, count=None, how=("believed",)) for spec in specs_of(others[0])]
        draft.add_unit(clause, steps, sort)
    return True


def _is_nth_trick(phrase: NounPhrase) -> bool:
    """ "My tenth trick", "my tenth", "the ninth"; not "the ninth heart"."""
    bare = phrase.noun is None and phrase.determiner in ("my", "the") and not (phrase.has_head or phrase.adjectives)
    return (phrase.noun == "trick" or bare) and (phrase.ordinal or 0) > HIGHEST_LEVEL
