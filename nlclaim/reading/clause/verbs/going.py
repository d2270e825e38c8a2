"""Verbs of going: "go to dummy", "a diamond goes to you", "my heart goes on the ace of clubs"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import LINES_OF_PLAY, hand_of
from nlclaim.reading.clause.plays.anaphora import dispose_of_named, just_named
from nlclaim.reading.clause.plays.crossings import add_crossing
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS, add_act, on_what
from nlclaim.reading.clause.tricks.concessions import give_away, is_trick_in_progress
from nlclaim.reading.clause.tricks.gains import gain, receiver_side
from nlclaim.reading.clause.tricks.lost_items import lose_all_listed, turn_into_loss
from nlclaim.reading.clause.verbs.claiming import SPOKEN_OF
from nlclaim.reading.clause.verbs.having import read_have
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, is_both, is_nothing, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_go(clause: Clause, draft: Draft) -> None:
    """ "Go to dummy", "get back to hand", "go one down"."""
    if clause.place("on") and clause.phrases and clause.who in (None, "who"):
        draft.add_unit(clause, PLAY_VERBS["discard"](clause, draft), "verb")  # "on the diamonds go my hearts"
        return
    trumps = bool(clause.phrases) and all(phrase.suit == "T" and not phrase.ranks for phrase in clause.phrases)
    if trumps and draft.verb_words(clause) == "getting in":
        draft.add_unit(clause, PLAY_VERBS["draw"](clause, draft), "verb")  # "getting in the trumps that are still out"
        return
    there = clause.mark("PRED") if clause.spans and clause.phrases and not clause.places else None
    if there is not None and there.span.start == clause.start and there.value == "there" and not clause.negation:
        draft.flags.add("concede")
        give_away(clause, draft, clause.phrases)  # "trumps are bad, so *there go two of them*"
        return
    if any(read(clause, draft) for read in _GOING):
        return
    if clause.verb_name == "come" and clause.negation is not None and clause.subordinate and clause.subjects:
        return  # "when the queen is not coming on the last one", "if the jack doesn't come"
    if clause.subjects and (_goes_on_a_card(clause, draft) or clause.verb_name == "go"):
        return
    _go_across(clause, draft)


def _nth_comes(clause: Clause, draft: Draft) -> bool:
    """ "I've eight tricks, and *the ninth comes from clubs*": so many tricks of the deal."""
    nth = clause.only_subject
    source = clause.phrase_at("from", "in", "by", "on")
    if nth is None or (nth.ordinal or 0) <= HIGHEST_LEVEL or source is None or clause.negation is not None:
        return False
    if source.act != "finesse":  # which may lose
        if draft.counts.claimed and (draft.counts.claimed[-1][0].tricks or 0) == (nth.ordinal or 0) - 1:
            draft.counts.claimed.pop()
        draft.claim(Amount(tricks=nth.ordinal), nth.span)
    if source.act:
        draft.add_unit(clause, [add_act(clause, draft, source)], "act")
    return True


def _loser_goes(clause: Clause, draft: Draft) -> bool:
    """ "I don't lose a club, *it goes on the ace*", "I have two losers, *but one goes* on a club": thrown."""
    on = clause.place("on")
    last = draft.plan.last_step
    kept = last is not None and last.verb is Verb.CONCEDE and last.negated  # "I don't lose a club, *it goes on* …"
    if clause.who == "it" and not clause.subjects and on is not None and kept and last is not None:
        step = draft.add_step(Verb.DISCARD, clause.span, suit=last.suit, on=on_what(on, draft))
        draft.add_unit(clause, [step], "verb")
        return True
    one = [subject.is_bare_number or is_both(subject) for subject in clause.subjects] == [True]
    if on is not None and one and clause.negation is None and "has_losers" in draft.flags:
        count = 2 if is_both(clause.subjects[0]) else clause.subjects[0].number
        count = count if count != 1 else None
        step = draft.add_step(Verb.DISCARD, clause.span, on=on_what(on, draft), count=count)
        draft.add_unit(clause, [step], "verb")
        return True  # "I have two losers, but *one goes* on the club"
    return on is not None and clause.negation is None and _named_goes(clause, draft)


def _named_goes(clause: Clause, draft: Draft) -> bool:
    """ "Two small hearts, *both go on the diamonds*", "a heart *that goes on the queen*": what was just listed."""
    both = [is_both(subject) for subject in clause.subjects] == [True]
    back = both or (clause.who in ("it", "who", "they") and not clause.subjects)
    last = just_named(draft)
    if last is None or not back:
        return False
    clause.phrases = clause.subjects
    return dispose_of_named(clause, draft, "discard", last)


def _goes_to_side(clause: Clause, draft: Draft) -> bool:
    """ "The last trick goes *to us*", "only the master trump to come *for you*"."""
    back = clause.who in ("who", "it") and not clause.subjects and clause.negation is None and not clause.is_past
    if back and receiver_side(clause, draft, "to") == "theirs" and lose_all_listed(draft):
        return True  # "a club, *which goes to you*"
    if _last_goes_to_card(clause, draft) or _thirteenth_goes_to(clause, draft):
        return True
    side = receiver_side(clause, draft, "to") if clause.subjects and not clause.is_past else None
    if side is None and clause.goes_to(("dummy", "hand"), "to") and any(map(amount_of, clause.subjects)):
        side = "ours"  # "the rest go to dummy"
    if side is not None and all(is_trick_in_progress(draft, subject) for subject in clause.subjects):
        draft.flags |= {"current"} if side == "ours" else {"current", "current_lost"}
        return True  # "this trick goes to you"
    if side == "theirs":
        if not all(is_nothing(subject) for subject in clause.subjects):
            draft.flags.add("concede")
        give_away(clause, draft, clause.subjects)  # "a diamond goes to you"
        return True
    if clause.verb_name == "go" and _goes_to_card(clause, draft):
        return True
    if side == "ours" and clause.verb_name == "go":
        _goes_to_us(clause, draft)
        return True
    comes = clause.verb_name == "come" and not clause.phrases
    return comes and clause.goes_to(("you",), "for") and turn_into_loss(clause, draft)


def _last_goes_to_card(clause: Clause, draft: Draft) -> bool:
    """ "Trick thirteen goes *to your queen of trumps*", "the last goes *to my ace*": the card that wins it."""
    card = clause.phrase_at("to")
    if card is None or clause.subjects or not (card.ranks or _is_one_card(card)):
        return False
    last = clause.mark("LAST")
    if last is None:
        return False
    if card.determiner == "your":
        give_away(clause, draft, [card])
        return True
    if card.determiner != "my":
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs_of(card)], "verb")
    draft.place_last_unit(last.span, first=False)
    return True


def _thirteenth_goes_to(clause: Clause, draft: Draft) -> bool:
    """ "*Trick thirteen* goes to you": one trick, and the last of all."""
    thirteenth = draft.names_trick(clause) and not (clause.subjects or clause.phrases)
    side = receiver_side(clause, draft, "to") if thirteenth and not clause.is_past else None
    if side is None:
        return False
    gives = side == "theirs"
    (draft.counts.conceded if gives else draft.counts.claimed).append((Amount(tricks=1), clause.span))
    draft.counts.side = side
    if gives:
        draft.flags.add("concede")
        draft.marks.then_spans.extend(mark.span for mark in clause.marks if mark.label == "LAST")
    return True


def _goes_to_us(clause: Clause, draft: Draft) -> None:
    """ "*Two spades and a heart* go to me"."""
    if [subject.is_pointed_at for subject in clause.subjects] == [True]:
        draft.flags.add("claim")  # "those go to me"
        return
    for subject in clause.subjects:
        gain(clause, draft, subject)


def _comes_of_line(clause: Clause, draft: Draft) -> bool:
    """ "The remaining six come *on a crossruff*", "*all five come from* ruffing back and forth"."""
    line = clause.phrase_at("on", "by", "with")
    named = line is not None and line.act in LINES_OF_PLAY
    next_said = clause.verb_name == "come" and any(p.preposition == "from" and p.object is None for p in clause.places)
    over = [subject.noun == "overtrick" for subject in clause.subjects] == [True]
    if not (named or next_said) or not (over or any(map(amount_of, clause.subjects))):
        return False
    if line is not None and named:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")
    for subject in clause.subjects:
        gain(clause, draft, subject)
    return True


def _comes_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "All the tricks *come from spades*", "the rest come *out of the diamonds*": the suit that is played for them."""
    suit = clause.phrase_at("from", "in")
    tricks = bool(clause.subjects) and all(amount_of(subject) is not None for subject in clause.subjects)
    if clause.verb_name != "come" or not tricks or suit is None or clause.negation is not None:
        return False
    if suit.suit in (None, "T") or suit.ranks or suit.cards or suit.act or suit.number or suit.determiner == "your":
        return False
    for subject in clause.subjects:
        gain(clause, draft, subject)
    draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, count=None) for spec in specs_of(suit)], "verb")
    return True


def _comes_from_hand(clause: Clause, draft: Draft) -> bool:
    """ "A trump comes *from dummy*": led from there."""
    led = clause.only_subject
    fronted = clause.place("from") is not None and clause.places[0].span == clause.spans[0] and clause.subject is None
    if fronted and led is None and len(clause.phrases) == 1:
        led = clause.phrases[0]  # "out of my hand comes a trump", "off my hand goes a trump"
    suit = led is not None and led.suit is not None and not (led.ranks or led.cards or led.plural or led.act)
    this_hand = clause.place("from") is not None and any(person.value == "hand" for person in clause.persons)
    there = clause.mark_at("from") is not None or this_hand
    comes = (clause.verb_name == "come" or fronted) and clause.negation is None
    if led is None or not (comes and suit and there):
        return False
    hand = hand_of(clause)
    steps = [draft.add_spec(Verb.LEAD, spec, count=None, hand=hand) for spec in specs_of(led)]
    draft.add_unit(clause, steps, "verb")
    return True


_GOING: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    _nth_comes, _loser_goes, _goes_to_side, _comes_of_line, _comes_of_suit, _comes_from_hand,
)  # fmt: skip
"""What goes or comes, but for who goes to a hand: each reads the clause, or is false when it is none of its kind."""


def _go_across(clause: Clause, draft: Draft) -> None:
    """ "I go with a diamond *to dummy*", "I get in *with the ace*", "the ninth comes *from the finesse*"."""
    reached = [place for place in clause.places if place.preposition == "to" and isinstance(place.object, Mark)]
    towards = clause.place("to") or clause.place("in", "with", "from")
    place = reached[0] if reached else towards  # "I go with a diamond to dummy", "… to dummy's king"
    if place and place.preposition == "from" and isinstance(place.object, NounPhrase) and place.object.act:
        draft.add_unit(clause, [add_act(clause, draft, place.object)], "act")  # "the ninth comes from the finesse"
        for subject in clause.subjects:
            if "remaining" in subject.adjectives or subject.quantifier == "rest":
                gain(clause, draft, subject)  # "the remaining five come from a crossruff"
        return
    crosses = place is not None and (
        (isinstance(place.object, Mark) and place.object.label == "ROLE") or (place.preposition == "to"
        and isinstance(place.object, NounPhrase) and bool(place.object.ranks or place.object.cards))
    )  # fmt: skip
    if any(mark.label == "DOWN" for mark in clause.marks):
        return
    if not crosses and place is not None and _gets_in(clause, draft, place.object):
        return
    if not crosses and gets_to_suit(clause, draft):
        return
    if crosses or (clause.verb_name in ("go", "come") and any(p.label == "ROLE" for p in clause.persons)):
        add_crossing(clause, draft)
    elif clause.phrases:
        read_have(clause, draft)


def gets_to_suit(clause: Clause, draft: Draft) -> bool:
    """ "I get *to the clubs* with the ace of hearts": over with it, to cash them."""
    goal, means = clause.phrase_at("to"), clause.phrase_at("with", "by")
    suit = goal is not None and goal.suit not in (None, "T") and goal.plural and not (goal.ranks or goal.number)
    mine = clause.who in ("me", None) and clause.negation is None and not clause.subjects and not clause.phrases
    if goal is None or means is None or not suit or not mine or goal.determiner == "your" or means.act:
        return False
    if not (means.ranks or (means.suit and not means.plural)):
        return False
    step = draft.add_spec(Verb.CROSS, specs_of(means, draft.last.suit)[0], count=None)
    draft.add_unit(clause, [step], "verb")
    draft.plan.add_tail([draft.add_spec(Verb.CASH, spec) for spec in specs_of(goal)])
    return True


def _goes_to_card(clause: Clause, draft: Draft) -> bool:
    """ "The last trick goes to your ten of hearts", "… to *my* king of diamonds"."""
    card = clause.phrase_at("to")
    tricks = [p for p in clause.subjects if p.noun == "trick" or _is_last_one(p) or _is_trick_for(p, card)]
    suit = card is not None and card.determiner == "your" and card.plural and not card.ranks
    if suit and any(map(amount_of, clause.subjects)):
        give_away(clause, draft, clause.subjects)  # "the rest go to your diamonds"
        return True
    if not tricks or card is None or clause.is_past or not (card.ranks or card.cards or _is_one_card(card)):
        return False
    ends = [phrase.span for phrase in tricks if "last" in phrase.adjectives or phrase.ordinal == _THIRTEENTH]
    draft.marks.then_spans.extend(ends)
    if card.determiner != "my":
        give_away(clause, draft, [card])
        return True
    for trick in tricks:
        gain(clause, draft, trick)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "verb")
    return True


_THIRTEENTH: Final = 13


def _is_one_card(phrase: NounPhrase) -> bool:
    """ "Your diamond", "my last trump": a card named by its suit."""
    owned = phrase.determiner in ("my", "your")
    return owned and phrase.suit is not None and not (phrase.plural or phrase.act)


def _is_last_one(phrase: NounPhrase) -> bool:
    """ "The last", "the last one"."""
    return "last" in phrase.adjectives and phrase.noun in (None, "one") and not (phrase.suit or phrase.ranks)


def _is_trick_for(phrase: NounPhrase, card: NounPhrase | None) -> bool:
    """ "*One* goes to my ace"; "*one* goes to the ace" may be a card."""
    return phrase.is_bare_number and card is not None and card.determiner in ("my", "your") and bool(card.ranks)


def _gets_in(clause: Clause, draft: Draft, card: object) -> bool:
    """ "I get in with the ace": it wins a trick."""
    said = draft.words(clause.span).lower()
    if not isinstance(card, NounPhrase) or " in with " not in said:
        return False
    if not (card.ranks or card.cards):
        return _gets_over(clause, draft, card)
    if clause.who == "you" and clause.negation is None and clause.subordinate is None:
        give_away(clause, draft, [card])  # "you get in with the king"
        return True
    if clause.who in SPOKEN_OF and "reported" not in draft.flags:
        return True  # "East gets in with the king"
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card, draft.last.suit)], "verb")
    return True


def _gets_over(clause: Clause, draft: Draft, card: NounPhrase) -> bool:
    """ "I get in *with a spade* and run the hearts": to the hand that has them."""
    mine = clause.who in ("me", None) and draft.claimer_role != "defender" and clause.negation is None
    if not mine or card.suit is None or card.act or card.plural or card.determiner == "your":
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, count=None) for spec in specs_of(card)], "verb")
    return True


def _goes_on_a_card(clause: Clause, draft: Draft) -> bool:
    """ "My heart loser goes on the ace of clubs", "my losing club goes away"."""
    phrase = clause.subjects[0]
    away = draft.lowered[clause.end : clause.end + 6].strip().startswith("away")
    if clause.place("on") is None and not away:
        return False
    loser = phrase.noun == "loser" or (phrase.of is not None and phrase.of.noun == "loser")
    clause.phrases = list(clause.subjects)
    steps = PLAY_VERBS["discard"](clause, draft)
    draft.add_unit(clause, steps if phrase.suit or loser else [], "verb")
    return True
