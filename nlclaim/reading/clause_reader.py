"""One clause → what it adds to the reading: a condition, a state, a play, tricks shared out, or a list."""

from __future__ import annotations

import re
from dataclasses import replace

from nlclaim.bridge import rank_of
from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.acts import handles_cards
from nlclaim.reading.cards_placed import note_placed
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import concede_not_won
from nlclaim.reading.condition_clauses import leave_condition, read_condition, says_why_or_when
from nlclaim.reading.conditions import bind_if_needed, open_suit_led, spell_out_condition
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import SEATS, role_hand
from nlclaim.reading.listings import read_listing
from nlclaim.reading.outstanding import draw_by_then
from nlclaim.reading.phrases import HIGHEST_LEVEL, OF_ONE, Amount, amount_of, as_card, is_rank
from nlclaim.reading.plays import read_play
from nlclaim.reading.remarks import explains, is_unreal, is_unreal_remark, note_remarks
from nlclaim.reading.repairs import prefer_other, take_back, withdraw, withdraw_concession, withdraw_play
from nlclaim.reading.shares import read_halved, read_part, read_theirs_otherwise
from nlclaim.reading.speakers import is_about_partner, is_won_before, note_partner, note_turn, note_who_speaks
from nlclaim.reading.speech import TALLY_VERBS, UTTERING
from nlclaim.reading.spoken_plan import SpokenPlan
from nlclaim.reading.states import predicted, read_state
from nlclaim.reading.tails import read_means, read_tail
from nlclaim.reading.trumps_out import note_known_cards, read_harmless
from nlclaim.reading.verb_senses import gets_there, settle_verb
from nlclaim.reading.verbs import PLAY_VERBS


def read_clause(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """Adds to the draft what a clause says; `previous` is the one before it."""
    counts = draft.counts
    draft.last.clause = previous
    draft.last.plain_suit = _suit_spoken_of(previous) or draft.last.plain_suit
    spell_out_condition(clause, draft)
    if clause.who == "he" and isinstance(clause.subject, Mark) and is_about_partner(previous):
        clause.subject = replace(clause.subject, value="partner")  # "give partner a ruff, and *he* cashes a club"
    note_partner(clause, draft)
    settled = bool(counts.conceded or counts.results) and "afterthought" not in draft.flags
    note_remarks(clause, draft)
    if settled and "afterthought" in draft.flags and is_unreal_remark(clause, draft):
        draft.flags.discard("afterthought")
        return  # "you get a heart, *I would have made more on a club lead*"
    if settled and _tells_why(clause, draft):
        draft.flags.discard("afterthought")
        return
    if _is_left_unsaid(clause, draft, previous):
        return
    note_placed(clause, draft)
    if "doubt" in draft.flags or read_condition(clause, draft, previous) or says_why_or_when(clause, draft, previous):
        return
    leave_condition(clause, draft, previous)
    open_suit_led(clause, draft)
    if draft.last.trumps_out is not None and draft.last.trumps_out is previous and _goes_on_to_play(clause):
        draw_by_then(previous, draft, "T")  # "trumps out then diamonds"
    if is_won_before(clause, draft):
        return
    _name_card(clause, draft.plan)
    _name_card_played(clause, draft)
    _name_last_trump(clause, draft)
    _count_only(clause, draft)
    _count_rounds(clause, previous)
    _name_ones(clause, draft)
    note_who_speaks(clause, draft)
    _take_their_subject(clause, draft, previous)
    if clause.who == "who" and [person.value for person in clause.persons] == ["me"] and clause.verb_name in _DISPOSES:
        clause.subject, clause.persons = clause.persons[0], []  # "one loser, *which I can discard* on the club"
    _share_out(clause, draft, previous)
    if _says_so(clause, draft):
        draft.flags.discard("objection")  # "you can't get to dummy any more, so I make my queen"
    _come_on_last_one(clause, draft)
    note_turn(clause, draft)
    prefer_other(clause, draft, previous)
    _note_return(clause, draft)
    steps, claimed, results = len(draft.plan.steps), len(counts.claimed), len(counts.results)
    _dispatch(clause, draft)
    _count_times(clause, draft.plan, steps)
    _take_share(clause, draft, previous)
    _give_to_declarer(clause, draft, claimed)
    if "afterthought" in draft.flags and (is_unreal(clause, draft) or clause.mark("META")):
        del counts.results[results:]  # "I would have been one down"
    if "afterthought" in draft.flags and clause.mark("META"):
        del counts.claimed[claimed:]  # "I would have made the rest"
    if _was_thought(clause, draft, previous):
        draft.flags.add("afterthought")
        del counts.claimed[claimed:]
    counted = len(counts.claimed) > claimed or ("afterthought" not in draft.flags and len(counts.results) > results)
    if draft.flags & {"afterthought", "objection"} and counted and _comes_to(clause, draft):
        draft.flags -= {"afterthought", "objection"}
    if clause.joint("REPAIR"):
        draft.plan.repaired_from = min(steps, len(draft.plan.steps))
    if clause.perfect and clause.who == "me" and clause.verb_name in ("make", "take", "win", "have"):
        counts.already += counts.claimed[claimed:]
    bind_if_needed(clause, draft, steps)
    _note_connective(clause, draft, steps)


def _tells_why(clause: Clause, draft: Draft) -> bool:
    """ "You get two. Actually three, *I forgot the king*"."""
    said = next((draft.words(mark.span).lower() for mark in clause.marks if mark.value == "afterthought"), "")
    return said.startswith(("i forgot", "i had forgotten", "i'd forgotten")) and clause.link == "comma"


_THOUGHT = frozenset({"i thought", "we thought", "thought i had", "thought we had"})


def _was_thought(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "*I thought* dummy was high", "South thought *the rest were his*": it has turned out otherwise."""
    if any(draft.words(mark.span).lower() in _THOUGHT for mark in clause.marks if mark.label == "META"):
        return True
    were = clause.link == "none" and (clause.copula is not None or clause.verb_name == "have")
    if previous is None or not were or previous.phrases or previous.places or previous.negation:
        return False
    return draft.verb_words(previous) == "thought"  # but "West thought his ten had to make"


def _goes_on_to_play(clause: Clause) -> bool:
    """Whether what follows "trumps out" shows that they are to be drawn: a play, a next thing, a card that falls."""
    if clause.joint("THEN") or clause.verb_name == "drop" or clause.mark("PRED"):
        return True
    goes_on_a_card = clause.verb_name == "go" and clause.place("on") is not None  # "trumps out, the diamond goes on …"
    return goes_on_a_card or (clause.verb_name in PLAY_VERBS and clause.who in (None, "me"))


def _name_card(clause: Clause, plan: SpokenPlan) -> None:
    """ "I play AK of spades and take *the ten* if the queen falls": the next card of that suit, no number."""
    last = plan.last_step
    runs = last is not None and len(last.cards) > 1 and last.verb is Verb.CASH and last.suit is not None
    lone = len(clause.phrases) == 1 and is_rank(clause.phrases[0]) and clause.phrases[0].determiner == "the"
    takes = clause.verb is None or clause.verb_name in ("take", "cash", "play", "win", "make")
    if last is None or not (runs and lone and takes) or clause.link == "start" or clause.who not in (None, "me"):
        return
    phrase = clause.phrases[0]
    clause.phrases = [replace(phrase, number=None, ranks=(rank_of(phrase.number or 0),), suit=last.suit)]


_PLAYS_CARD = frozenset({"ruff", "overruff", "win", "cross", "over", "finesse", "unblock"})


def _name_card_played(clause: Clause, draft: Draft) -> None:
    """ "I ruff *with the nine*", "I get in *with the ten*"; but "I'm home with the nine" counts tricks."""
    comes_in = clause.verb_name in ("get", "go", "come") and " in with " in draft.words(clause.span).lower()
    if not (comes_in or clause.verb_name in _PLAYS_CARD):
        return
    if draft.verb_words(clause).endswith(" with"):
        clause.phrases = [as_card(phrase, *OF_ONE) for phrase in clause.phrases]
    clause.places = [
        replace(place, object=as_card(place.object, *OF_ONE))
        if place.preposition == "with" and isinstance(place.object, NounPhrase)
        else place
        for place in clause.places
    ]


def _name_last_trump(clause: Clause, draft: Draft) -> None:
    """ "Nobody has a trump, I have *the last of them* and two good clubs": a card among others, and no trick."""
    gone = any(belief.claim == "gone" and belief.suit in ("T", draft.trumps) for belief in draft.beliefs)
    held = clause.who in (None, "me", "he") and (clause.verb is None or clause.verb_name == "have")
    if not (gone and held) or draft.plan.steps or clause.negation or clause.mark("MINE") or clause.copula:
        return
    goes_on = _AND_CARDS.match(draft.text, clause.end) is not None
    clause.phrases = [
        replace(phrase, suit="T", number=None, of=None, noun=None, determiner="the")
        if goes_on and "last" in phrase.adjectives and phrase.number in (None, 1) and not _names_something(phrase)
        else phrase
        for phrase in clause.phrases
    ]


def _names_something(phrase: NounPhrase) -> bool:
    return bool(phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.noun not in (None, "one"))


_AND_CARDS = re.compile(
    r"(?: of (?:them|mine|those))?,? (?:and|plus|along with|as well as|together with)\b", re.IGNORECASE
)


def _count_only(clause: Clause, draft: Draft) -> None:
    """ "I've only *the eight*": tricks, where no card was spoken of; "only the eight left" is a card."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 and clause.verb_name == "have" else None
    bare = phrase is not None and phrase.is_bare_number and phrase.determiner == "the" and (phrase.number or 0) > _CARD
    if phrase is None or not bare or clause.who != "me" or draft.says_what or draft.last.suit or clause.marks:
        return
    if _ONLY.search(draft.words(clause.span)) is not None:
        clause.phrases = [replace(phrase, determiner=None)]


_CARD = 6
"""The highest number of tricks that nobody has of a deal where he says "only"."""
_ONLY = re.compile(r"\b(?:only|just|no more than)\b", re.IGNORECASE)


def _count_rounds(clause: Clause, previous: Clause | None) -> None:
    """ "Four rounds of spades, *three of hearts*": as many rounds, no card."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 and clause.verb is None else None
    rounds = previous is not None and bool(previous.phrases) and previous.phrases[-1].noun == "round"
    if phrase is None or not rounds or phrase.determiner or len(phrase.ranks) != 1 or not phrase.ranks[0].isdecimal():
        return
    if phrase.of is not None and clause.link in ("comma", "and"):
        clause.phrases = [replace(phrase, number=int(phrase.ranks[0]), ranks=(), noun="round", nouns_plural=True)]


def _name_ones(clause: Clause, draft: Draft) -> None:
    """ "I ruff a club and *the long ones* are good": cards of the suit spoken of last."""
    suit = draft.last.plain_suit or next((step.suit for step in reversed(draft.plan.steps) if step.suit), None)
    if suit in (None, "T"):
        return
    clause.subjects = [_of_suit(phrase, suit) for phrase in clause.subjects]
    clause.phrases = [_of_suit(phrase, suit) for phrase in clause.phrases]
    if isinstance(clause.subject, NounPhrase):
        clause.subject = _of_suit(clause.subject, suit)


def _of_suit(phrase: NounPhrase, suit: str | None) -> NounPhrase:
    ones = phrase.noun == "one" and phrase.nouns_plural and not (phrase.suit or phrase.ranks)
    described = bool(phrase.adjectives) and phrase.determiner in ("the", "my", "dummy", None)
    return replace(phrase, suit=suit, noun=None, plural=True) if ones and described else phrase


_TIMES = {"twice": 2, "thrice": 3}
_ONE_AT_A_TIME = frozenset({Verb.RUFF, Verb.OVERRUFF, Verb.FINESSE, Verb.DUCK, Verb.LEAD, Verb.DISCARD})
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


_TIMES_IN_WORDS = {2: "two", 3: "three"}


_DISPOSES = frozenset({"discard", "ruff"})


def _take_their_subject(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """A defender of declarer: "*declarer* can ruff two clubs and *has the rest*"."""
    goes_on = clause.subject is None and clause.link == "and" and clause.verb is not None and clause.verb.form == "s"
    declarers = draft.claimer_role == "defender" and previous is not None and previous.who == "declarer"
    if goes_on and declarers and previous is not None and clause.verb_name in ("have", "get", "make", "take"):
        clause.subject = previous.subject


def _give_to_declarer(clause: Clause, draft: Draft, claimed: int) -> None:
    """A defender's "*he* is cold for the rest", "it's all *him*", "*dummy's* diamonds are good for three": declarer's.

    `claimed`: how many numbers were claimed before the clause.
    """
    if draft.claimer_role != "defender" or clause.negation is not None or clause.verb_name in ("concede", "discard"):
        return
    persons = {clause.who, *(person.value for person in clause.persons)}
    owners = {phrase.determiner for phrase in clause.subjects}
    ours = "me" in persons or clause.goes_to(("me",), "to", "for") or clause.mark("MINE") is not None
    if not ours and "reported" not in draft.flags and " more" not in draft.words(clause.span).lower():
        _give_contract_to_declarer(draft, claimed)
    if "me" in persons or not (persons & {"he", "declarer", "dummy"} or "dummy" in owners):
        return
    losing = any(phrase.noun == "loser" or phrase.quantifier in ("no", "none") for phrase in clause.phrases)
    if losing or clause.exclusions or "reported" in draft.flags:
        return
    draft.counts.conceded += draft.counts.claimed[claimed:]
    del draft.counts.claimed[claimed:]


def _give_contract_to_declarer(draft: Draft, claimed: int) -> None:
    """A defender's "you've got it, *ten tricks*": so many are declarer's, and say no more than "you've made it"."""
    whole = [said for said in draft.counts.claimed[claimed:] if (said[0].tricks or 0) > HIGHEST_LEVEL + 1]
    if not whole or whole != draft.counts.claimed[claimed:] or any(amount.of_last for amount, _ in whole):
        return
    if not draft.counts.results and "assent" not in draft.flags:  # "agreed, nine" says it again
        draft.counts.conceded += whole
    del draft.counts.claimed[claimed:]


def _comes_to(clause: Clause, draft: Draft) -> bool:
    """ "You could have beaten me, but you didn't, *so I have eleven tricks*": what it comes to, after all."""
    so = draft.joined_by(clause, "so", "but")
    now = clause.copula is not None or (clause.verb is not None and clause.verb.form in ("base", "s", "ing"))
    that = any(subject.determiner in ("this", "these") and not subject.has_head for subject in clause.subjects)
    said = clause.who in ("me", "it") or that
    unreal = clause.is_past or clause.auxiliaries or clause.negation or clause.mark("META") or clause.question
    return so and now and said and not unreal


def _is_left_unsaid(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "*… forgetting that East had a trump*", "he did not say *that he would draw it*": not what was said."""
    if any(mark.value == "unseen" for mark in clause.marks):
        draft.flags.add("told")
        return True
    before = previous if clause.link == "none" else None
    if before is not None and before.verb is None and _mentions_not(before, draft):
        return True  # "he never mentioned drawing it"
    if before is None or before.verb_name != "say" or before.phrases or before.who == "me":
        return False
    if before.who in SEATS and draft.report.claimed_by not in (None, before.who):
        return True  # "South claimed eleven, but East said *he had a trump*"
    if _protests_to_hold(clause, before, draft):
        draft.flags.add("objection")
        return True
    late = any(mark.value == "afterthought" for mark in before.marks)
    late = late or any(draft.words(mark.span).lower().endswith(_FORGOT) for mark in before.auxiliaries)
    unsaid = (before.negation is not None or late) and draft.verb_words(before).startswith(UTTERING)
    if unsaid:
        draft.flags.add("objection")
    return unsaid


_REMARKS = ("pointed out", "points out", "remarked", "remarks", "noted", "observed", "reminded", "protested")


def _protests_to_hold(clause: Clause, before: Clause, draft: Draft) -> bool:
    """ "West pointed out that *he had the jack*": told against a claim, unless a defender's own is told."""
    told = draft.verb_words(before).startswith(_REMARKS) and before.who in SEATS and not draft.says_what
    holds = clause.verb_name == "have" and clause.who in ("he", before.who) and clause.negation is None
    cards = [bool(phrase.ranks or phrase.cards or phrase.suit) and phrase.noun is None for phrase in clause.phrases]
    return told and holds and cards == [True] and (clause.phrases[0].number or 1) == 1 and not _is_sided(draft)


def _is_sided(draft: Draft) -> bool:
    return draft.claimer_role == "defender" or draft.claimer_seat is not None


def _mentions_not(clause: Clause, draft: Draft) -> bool:
    remarks = [draft.words(mark.span).lower() for mark in clause.marks if mark.value == "objection"]
    return any(said.endswith((" never mentioned", " never said")) for said in remarks)


_FORGOT = ("neglected to", "omitted to", "failed to", "forgot to")


# What goes on from the clause before.


def _suit_spoken_of(clause: Clause | None) -> str | None:
    """The plain suit named last in a clause."""
    if clause is None:
        return None
    placed = [place.object for place in clause.places if isinstance(place.object, NounPhrase)]
    named = sorted((*clause.subjects, *clause.phrases, *placed), key=lambda phrase: phrase.span.start)
    return next((phrase.suit for phrase in reversed(named) if phrase.suit not in (None, "T")), None)


def _note_return(clause: Clause, draft: Draft) -> None:
    """ "I lose a club, *ruff the return*": the trick given before it goes first, as a play does."""
    given = draft.plan.units[-1] if draft.plan.units and draft.plan.units[-1].sort == "concede" else None
    said = [draft.words(phrase.span).lower() for phrase in clause.phrases] if given is not None else []
    returned = any(words.endswith("return") and not words.startswith("any") for words in said)
    if given is not None and returned and clause.who in ("me", None):
        given.sort = "verb"


def _come_on_last_one(clause: Clause, draft: Draft) -> None:
    """ "I run the spades, and *on the last one* West is squeezed": not before that one is played."""
    place = clause.places[0] if clause.places and clause.places[0].span.start == clause.start else None
    card = place.object if place is not None and place.preposition == "on" else None
    last = isinstance(card, NounPhrase) and card.adjectives == ("last",) and card.number in (None, 1)
    if place is None or not last or not isinstance(card, NounPhrase) or card.noun == "trick" or not draft.plan.units:
        return
    if clause.verb is not None or clause.copula is not None:
        draft.plan.then_next = place.span
        draft.marks.then_spans.append(place.span)


_THEM = frozenset({"you", "they"})


def _share_out(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "I make three, *you make two*": tricks each, no level."""
    shares = clause.who in _THEM and clause.verb_name in _SHARING and _counts_tricks(clause)
    if previous is not None and shares and previous.who == "me" and previous.verb_name == "make":
        _make_tricks(previous, draft)


def _take_share(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "You make two more and *I make three*": the same the other way round."""
    if previous is None or previous.who not in _THEM or not _counts_tricks(previous):
        return
    more = previous.phrases[0].quantifier == "more"  # "you get two more", but "you get one, I make five" is a level
    shares = previous.verb_name == "make" or (more and previous.verb_name in _SHARING)
    if shares and _counts(clause) and clause.who == "me" and clause.verb_name == "make":
        _make_tricks(clause, draft)


def _counts(clause: Clause) -> bool:
    return [phrase.is_bare_number for phrase in clause.phrases] == [True] and not clause.mark("DOWN")


_SHARING = frozenset({"make", "get", "have", "take", "win", ""})


def _counts_tricks(clause: Clause) -> bool:
    """ "Two", "two more", "two tricks"."""
    amounts = [amount_of(phrase) for phrase in clause.phrases]
    return len(amounts) == 1 and amounts[0] is not None and amounts[0].tricks is not None and not clause.mark("DOWN")


def _make_tricks(clause: Clause, draft: Draft) -> None:
    """What was read as a level counts tricks."""
    level = draft.counts.results[-1].level if draft.counts.results else None
    if level is not None:
        draft.counts.results.pop()
        draft.claim(Amount(tricks=level), clause.span)


def _says_so(clause: Clause, draft: Draft) -> bool:
    """ "…, *so I make my queen*": what was said before is why."""
    so = draft.joined_by(clause, "so") and bool(clause.phrases)
    return so and clause.who == "me" and clause.verb_name in ("make", "win", "get", "take")


def _note_connective(clause: Clause, draft: Draft, before: int) -> None:
    """A temporal *then* orders even a concession of the rest; a consequential one, after a condition, does not.

    `before`: how many steps there were before the clause.
    """
    plan, counts = draft.plan, draft.counts
    then = clause.joint("THEN")
    if then is None or clause.link == "start" or plan.condition is not None:
        return
    sums_up = clause.verb_name == "have" or (clause.copula is not None and clause.who == "it")
    total = sums_up and len(plan.steps) == before
    if total and counts.claimed and (counts.claimed[-1][0].tricks or 0) > HIGHEST_LEVEL:
        return  # "… then I have nine": what it comes to
    counted = bool(counts.claimed) and counts.side == "theirs"  # "three tricks, then a spade to you"
    says_more = len(plan.steps) > before or counts.claimed or counts.conceded or clause.verb_name == "claim"
    if (before or counted) and (says_more or _is_anything(clause)):
        draft.marks.then_spans.append(then.span)


def _is_anything(clause: Clause) -> bool:
    """ "Hearts, then *whatever*"."""
    if clause.verb is not None or clause.copula is not None or clause.subject is not None:
        return False
    any_of_them = [phrase.quantifier == "any" and not phrase.has_head for phrase in clause.phrases]
    whatever = any(mark.value == "either_way" for mark in clause.marks)
    return any_of_them == [True] or (not any_of_them and whatever)


# The clause itself.


def _dispatch(clause: Clause, draft: Draft) -> None:
    """Hands the clause to what reads its kind: by its repair, its state, its verb, or as a list."""
    if (clause.joint("REPAIR") or _is_denied_alone(clause)) and _is_repair_alone(clause, draft):
        return
    if _places_last(clause, draft):
        return
    if _denies_what_was_named(clause, draft):
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
    named = {clause.who, *(person.value for person in clause.persons)} - {None}
    hand = named.pop() if len(named) == 1 else None
    if said or hand not in ("hand", "dummy") or clause.joint("THEN") is None or not draft.plan.units or clause.subjects:
        return False
    step = draft.add_step(Verb.CASH, clause.span, hand=role_hand(hand), listed=True)
    draft.counts.listed.append((None, False))
    draft.add_unit(clause, [step], "listed")
    return True


_SHARED = (read_halved, read_part, read_theirs_otherwise, _read_hand_next)


def _places_last(clause: Clause, draft: Draft) -> bool:
    """ "You get a heart, *and that's at the very end*": when what was said last comes."""
    mark = clause.marks[0] if len(clause.marks) == 1 and clause.marks[0].label in ("FIRST", "LAST") else None
    bare = clause.copula is not None and not (clause.verb or clause.phrases or clause.places or clause.negation)
    points = clause.who == "it" or [p.determiner == "this" and not p.has_head for p in clause.subjects] == [True]
    if mark is None or not (bare and points) or not draft.plan.units or clause.link not in ("and", "comma"):
        return False
    draft.place_last_unit(mark.span, first=mark.label == "FIRST")
    return True


def _is_denied_alone(clause: Clause) -> bool:
    """ "I take the finesse, no, *I don't*"."""
    bare = clause.verb is None and clause.copula is None and not (clause.phrases or clause.places or clause.marks)
    return bare and clause.who == "me" and clause.negation is not None and clause.link in ("comma", "stop")


def _denies_what_was_named(clause: Clause, draft: Draft) -> bool:
    """ "The heart finesse *I don't need*", "the finesse *I do not take*", "drawing trumps *is not needed*"."""
    before = draft.last.clause
    if _is_not_needed(clause, draft):
        return True
    if before is None or not draft.plan.steps or draft.plan.steps[-1].verb is not Verb.FINESSE or before.subjects:
        return False
    named = before.verb_name == "finesse" or [phrase.act for phrase in before.phrases] == ["finesse"]
    if named and before.question and clause.link == "stop" and clause.verb_name in ("", "need"):
        no = [phrase.quantifier for phrase in clause.phrases] == ["no"]
        return no or (clause.negation is not None and not clause.phrases)  # "heart finesse? *No thanks*"
    bare = not (clause.phrases or clause.places or clause.marks) and clause.verb_name in ("", "need", "take", "make")
    return named and bare and clause.who == "me" and clause.negation is not None and clause.link == "none"


def _is_not_needed(clause: Clause, draft: Draft) -> bool:
    """ "Drawing *trumps is not needed*": what looks like the subject is what is drawn."""
    before, last = draft.last.clause, draft.plan.last_step
    doing = before is not None and before.verb is not None and before.verb.form == "ing" and clause.link == "none"
    needless = clause.verb_name == "need" and clause.is_past and clause.negation is not None and clause.who is None
    if before is None or last is None or not (doing and needless) or not last.span.overlaps(before.span):
        return False
    suit = next((subject.suit for subject in clause.subjects if not before.phrases), None)
    draft.plan.change_step(last.id, suit=last.suit or suit, span=last.span.cover(clause.span))
    return True


def _is_repair_alone(clause: Clause, draft: Draft) -> bool:
    """Whether all that the clause does is to take back, or put right, what was said last."""
    if clause.subordinate == "otherwise":
        return True  # "if the finesse works I make it, *if not I don't*"
    if clause.subordinate in ("after", "before") and clause.verb is None:
        return False  # "I draw trumps, *I mean after the spades*": when, and nothing else instead
    if clause.verb_name in ("concede", "give"):
        withdraw_concession(draft, clause.span)  # "I lose a heart, no, I lose two"
    elif clause.verb_name in PLAY_VERBS:
        withdraw_play(draft)
    bare = clause.verb is None and not (clause.phrases or clause.places or clause.marks)
    if bare and clause.who == "me" and (clause.auxiliaries or clause.negation):
        take_back(clause, draft)  # "I draw trumps, actually no I won't"
        return True
    return clause.verb_name in ("", "make", "get", "have", "take") and withdraw(clause, draft)


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
    if "unsaid" in draft.flags and draft.says_what:
        return True  # "he said nothing about the missing trump"
    if draft.says_what and any(draft.words(mark.span).lower().startswith("dispute") for mark in clause.marks):
        return True  # "East claims two, declarer disputes the ace"
    disputed = any(mark.value == "objection" for mark in clause.marks)
    if disputed and len(clause.phrases) == 1 and amount_of(clause.phrases[0]) == Amount(all=True):
        return True  # "you don't have the rest"
    if clause.phrases or clause.exclusions:
        read_listing(clause, draft)  # "I'm claiming all but the ace of trumps"
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
    elif name in TALLY_VERBS:
        TALLY_VERBS[name](clause, draft)
        if name in ("make", "have", "take", "do") or (name in ("get", "win") and clause.phrases):
            read_means(clause, draft)
    elif predicted(clause, draft):
        return True
    elif clause.verb is None and clause.copula is not None and not clause.phrases:
        read_means(clause, draft)  # "it's on the diamond finesse"
    elif clause.verb is None:
        read_listing(clause, draft)
    return False
