"""Which verb a clause really has: what "comes in", "goes down", "makes" or "gets there" says of cards."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Joint, Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import has_auxiliary, is_past_state
from nlclaim.reading.clause.plays.finesses import finesse_before, is_done_again
from nlclaim.reading.clause.plays.tails import read_means
from nlclaim.reading.clause.verbs.plays import serves_last
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import OF_ONE, amount_of, as_card, is_nothing, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_on_which
from nlclaim.spans import Span


def settle_verb(clause: Clause, draft: Draft) -> None:
    """Gives the clause the verb that it means, with its objects where that verb has them.

    Each changes the clause where it is of its kind; the ones behind it see the verb as it was changed.
    """
    _take_as_item(clause, draft)
    _count_last(clause)
    _take_as_drawing(clause, draft)
    _take_as_keeping(clause, draft)
    _take_as_beating(clause, draft)
    _take_as_repeating(clause, draft)
    _take_as_left_with(clause)
    _take_as_running(clause, draft)
    _take_as_win(clause, draft)
    _take_as_crossing(clause, draft)
    _take_as_being_across(clause, draft)
    _take_as_failing(clause, draft)
    _take_as_discarding(clause, draft)
    _take_as_going(clause)
    _take_as_getting_in(clause, draft)
    _take_as_leading_out(clause, draft)
    _take_as_getting(clause)


def _take_as_getting(clause: Clause) -> None:
    """ "*You'll be needing* your ace of clubs": as "you'll be wanting" it, it is given."""
    own = bool(clause.phrases) and all(p.determiner == "your" and (p.ranks or p.cards) for p in clause.phrases)
    will = bool(clause.auxiliaries) and clause.who == "you" and clause.verb_name == "need" and clause.negation is None
    if own and will and not clause.question:
        clause.verb_name = "get"


def _take_as_drawing(clause: Clause, draft: Draft) -> None:
    """ "Once I've *had two rounds of trumps*": drawn so far; "there's a trump out, *I'll have that*": taken."""
    collects = clause.verb_name in ("cash", "win") and draft.verb_words(clause).startswith(_GATHERS)
    if draft.marks.outstanding and (_will_have_it(clause) or (collects and _points_at_it(clause))):
        clause.verb_name = "take"
        clause.places = [place for place in clause.places if place.object is not None]  # "gather that *in*"
    rounds = [phrase.noun == "round" and draft.are_trumps(phrase.suit) for phrase in clause.phrases] == [True]
    if rounds and clause.verb_name == "have" and clause.subordinate in ("after", "before") and not clause.negation:
        clause.verb_name = "take"
    if clause.verb is not None and (_has_trumps_out(clause, draft) or _goes_for_trump_out(clause, draft)):
        clause.verb, clause.verb_name = replace(clause.verb, value=f"draw.{clause.verb.form}"), "draw"
        clause.marks = [mark for mark in clause.marks if mark.value != "left"]


def _has_trumps_out(clause: Clause, draft: Draft) -> bool:
    """ "*I'll have your trumps out*, then the hearts", "let's have the trumps out"."""
    will = clause.auxiliaries or clause.copula  # "having got the trumps out" has drawn them
    trumps = [p.suit == "T" and p.plural and not p.ranks and p.determiner in ("the", "your") for p in clause.phrases]
    out = any(mark.value == "left" and draft.words(mark.span).lower() == "out" for mark in clause.marks)
    out = out or bool(clause.auxiliaries and not clause.marks and all(p.determiner == "your" for p in clause.phrases))
    mine = clause.who in (None, "me") and clause.negation is None and draft.claimer_role != "defender"
    return clause.verb_name == "have" and trumps == [True] and out and mine and bool(will)


def _goes_for_trump_out(clause: Clause, draft: Draft) -> bool:
    """ "There's still a trump about and *I'm going after it*", "one trump out, *I'll grab it*"."""
    it = clause.names_only("it") and not clause.phrases
    it = it or ([phrase.is_pointed_at for phrase in clause.phrases] == [True] and not clause.persons)
    has = clause.verb_name == "have" and clause.verb is not None and clause.verb.form == "ing"
    takes = clause.verb_name in ("cash", "win", "get") or has
    mine = clause.who in (None, "me") and clause.negation is None and draft.claimer_role != "defender"
    if not (it and takes and mine and draft.marks.outstanding) or clause.subordinate or clause.is_past:
        return False
    _, out = draft.marks.outstanding[-1]
    others = any(step.span.start > out.start for step in draft.plan.steps)
    return out.end <= clause.start and not others and clause.start - out.end <= _NEARBY


_NEARBY: Final = 20
"""Characters between a trump that is out and the clause in which it is "it"."""


def _count_last(clause: Clause) -> None:
    """ "Your jack gets *the last*": one trick."""
    alone = [p.adjectives == ("last",) and p.determiner == "the" and not p.has_head for p in clause.phrases] == [True]
    if alone and clause.verb_name in ("get", "win") and clause.phrases[0].number is None:
        clause.phrases = [replace(clause.phrases[0], number=1)]


def _will_have_it(clause: Clause) -> bool:
    """ "*I'll have that*", "*I'm having it*"."""
    will = any(mark.value == "will" for mark in clause.auxiliaries) or (clause.verb and clause.verb.form == "ing")
    return clause.verb_name == "have" and bool(will) and _points_at_it(clause)


def _points_at_it(clause: Clause) -> bool:
    """ "I'll have *that*", "I collect *it*"."""
    it = [phrase.is_that for phrase in clause.phrases] == [True] or (clause.names_only("it") and not clause.phrases)
    return it and clause.who == "me" and clause.negation is None


_GATHERS: Final[tuple[str, ...]] = ("collect", "gather", "grab", "harvest", "bag", "nab")


def _take_as_beating(clause: Clause, draft: Draft) -> None:
    """ "My ace and partner's king *put it two down*": beat it by two."""
    if clause.mark("DOWN") is None or not draft.verb_words(clause).startswith("put") or clause.negation is not None:
        return
    what = [person.value for person in clause.persons]
    number = [phrase.is_bare_number for phrase in clause.phrases] == [True]
    if clause.verb is not None and number and (what == ["it"] or not what) and clause.who in (None, "it"):
        clause.verb, clause.verb_name = replace(clause.verb, value=f"beat.{clause.verb.form}"), "beat"
        clause.marks = [mark for mark in clause.marks if mark.label != "DOWN"]


def _take_as_repeating(clause: Clause, draft: Draft) -> None:
    """ "Take the diamond finesse, and if it works *I take it again*": once more."""
    if not clause.verb_name and _says_only(clause, "once_more") and clause.link in ("and", "comma"):
        clause.verb_name = "repeat"  # "heart to the ten, *and once more*"
    other = [phrase.adjectives == ("another",) and not phrase.has_head for phrase in clause.phrases] == [True]
    it = clause.verb_name == "take" and (other or (clause.names_only("it") and not clause.phrases))
    last = draft.plan.last_step
    finesse = (last is not None and last.verb is Verb.FINESSE) or finesse_before(draft.last) is not None
    if not it or clause.verb is None or not finesse:
        return
    if is_done_again(clause, draft):
        clause.phrases = []
        clause.verb, clause.verb_name = replace(clause.verb, value=f"repeat.{clause.verb.form}"), "repeat"


def _says_only(clause: Clause, how: str) -> bool:
    """Whether one mark is all that a clause consists of."""
    more = clause.phrases or clause.places or clause.persons or clause.subject or clause.copula or clause.negation
    return [mark.value for mark in clause.marks] == [how] and not more


def _take_as_left_with(clause: Clause) -> None:
    """ "You *are left with* nothing but losers", "I'm *on lead with* nothing but winners": have."""
    left, held = clause.mark("PRED"), clause.phrase_at("with")
    if held is None or clause.verb is not None or clause.negation is not None:
        return
    stays = left is not None and left.value == "left" and not clause.phrases and clause.copula is not None
    stays = stays and isinstance(clause.subject, Mark) and (is_nothing(held) or held.noun == "loser")
    if not stays and not _is_on_lead_with(clause, held):
        return
    said = left or clause.copula
    clause.verb = Mark(said.span if said is not None else clause.span, "VERB", "have.base")
    clause.verb_name, clause.copula = "have", None
    clause.marks = [mark for mark in clause.marks if mark is not left]
    clause.phrases = [held]
    clause.places = [place for place in clause.places if place.preposition not in ("with", "in", "on")]


def _is_on_lead_with(clause: Clause, held: NounPhrase) -> bool:
    """ "I'm *on lead with nothing but winners*", "*in hand with four good clubs*"."""
    if not _is_on_lead(clause):
        return False
    if is_nothing(held) and clause.exclusions:
        return clause.copula is None or isinstance(clause.subject, Mark)
    good = held.noun == "winner" or (held.suit is not None and {"good", "top", "high", "winning"} & {*held.adjectives})
    bare = clause.copula is None and clause.subject is None and not clause.goes_to(("dummy",), "in")
    return bool(good) and held.number is not None and bare


def _is_on_lead(clause: Clause) -> bool:
    """ "I'm *on lead*", "… *in*", "… *in dummy*"."""
    if [phrase.noun for phrase in clause.phrases] == ["lead"]:
        return not clause.marks
    return clause.place("in", "on") is not None and not (clause.phrases or clause.marks)


def _take_as_item(clause: Clause, draft: Draft) -> None:
    """ "The club ruff *comes first*", "the ace *is first*", "… *comes next*": an item, with its place in the list."""
    out = clause.auxiliaries or clause.mark("PRED")  # "the trumps must go first", "the trumps come out first": drawn
    drawn = bool(out) and [(subject.suit, subject.ranks) for subject in clause.subjects] == [("T", ())]
    if not clause.subjects or drawn or clause.negation is not None or not all(map(_is_why, clause.places)):
        return
    _take_last_for_place(clause)
    comes = clause.verb_name in ("come", "go") and clause.copula is None
    is_it = clause.verb is None and clause.copula is not None and not clause.phrases and not clause.mark("PRED", "MINE")
    is_it = is_it and all(each.suit or each.ranks or each.cards or each.act for each in clause.subjects)
    following = _NEXT.match(draft.text, clause.end) if draft.plan.units else None
    if not (comes or is_it) or not (clause.mark("FIRST", "LAST") or following) or is_past_state(clause, draft):
        return
    if following is not None:
        clause.joints = (*clause.joints, Joint(Span(*following.span(1)), "THEN", "then"))
    clause.take_subjects_as_phrases()
    clause.verb, clause.verb_name, clause.copula, clause.places = None, "", None, []


def _take_last_for_place(clause: Clause) -> None:
    """ "Hearts are *last*": when, and not the last trick."""
    last = clause.only_phrase if clause.copula is not None and clause.verb is None else None
    named = all(each.suit or each.ranks or each.cards or each.act for each in clause.subjects)
    bare = last is not None and last.adjectives == ("last",) and not (last.has_head or last.determiner or last.number)
    if last is not None and bare and named and last.of is None:
        clause.marks.append(Mark(last.span, "LAST", "last"))
        clause.phrases = []


def _is_why(place: Prepositional) -> bool:
    """ "The queen comes first *for the unblock*", "the ace goes first *for safety*"."""
    why = place.object if place.preposition in ("for", "as") else None
    return isinstance(why, NounPhrase) and (why.act == "unblock" or why.noun == "unknown")


_NEXT: Final = re.compile(r" (next)\b(?! to\b)", re.IGNORECASE)


def _take_as_keeping(clause: Clause, draft: Draft) -> None:
    """ "*Holding back the ace of hearts* until the end": kept for the last trick, not ducked."""
    if clause.verb_name == "duck" and clause.mark("LAST") and draft.verb_words(clause).endswith(" back"):
        clause.verb_name = "keep"


def _take_as_running(clause: Clause, draft: Draft) -> None:
    """ "Draw trumps and the diamonds *come in*", "*come home* for the rest": every card of the suit wins, as it "runs".

    By itself it is what he expects of the suit: "the hearts are coming in".
    """
    suit = clause.only_subject
    if suit is None or clause.verb is None or draft.verb_words(clause) not in _COMES_IN or clause.negation:
        return
    whole = suit.suit not in (None, "T") and suit.plural and not (suit.ranks or suit.cards or suit.act or suit.number)
    only_possible = has_auxiliary(clause, draft, ("may", "might", "could", "should"))
    if only_possible or suit.determiner == "your" or clause.place("in", "to", "with"):
        return
    if whole and not (clause.phrases or clause.persons):
        name = "run" if draft.plan.units or clause.place("for") is not None else "drop"
        clause.verb, clause.verb_name = replace(clause.verb, value=f"{name}.{clause.verb.form}"), name


_COMES_IN: Final = frozenset(
    {"come in", "comes in", "coming in", "come home", "comes home", "coming home", "came home"}
)


def _take_as_win(clause: Clause, draft: Draft) -> None:
    """ "*Your trump queen comes in*", "*my two clubs must make*": what has an owner scores.

    "The queen comes in" may say that it drops, "four spades makes" names a contract.
    """
    owned = bool(clause.subjects) and clause.subjects[0].determiner in ("my", "your", "dummy")
    comes = clause.verb_name == "drop" and draft.verb_words(clause).endswith(" in")
    cards = all(subject.ranks or subject.cards for subject in clause.subjects)
    makes = clause.verb_name == "make" and not clause.phrases and not clause.is_passive
    winners = all(s.ranks or s.cards or s.noun == "trick" or s.suit == "T" for s in clause.subjects)
    if owned and winners and clause.verb_name == "discard" and clause.negation is not None and not clause.places:
        clause.verb_name, clause.negation = "win", None  # "my two trump tricks aren't going away"
    if comes and not clause.subjects and clause.place("with") is not None:
        clause.verb_name = "go"  # "coming in with the ace of trumps"
    one = [p.is_bare_number and p.number == 1 and not (p.adjectives or p.determiner) for p in clause.phrases] == [True]
    if clause.verb_name == "take" and owned and cards and one and clause.link != "none":
        clause.verb_name = "get"  # "my queen of clubs *takes one* in the end"
    if clause.verb_name == "cash" and (_are_all(clause) or _all_of_suit(clause, draft)):
        clause.verb_name = "win"  # "they all cash"
    if owned and ((comes and cards) or (makes and all(subject.suit for subject in clause.subjects))):
        clause.verb_name = "win"


def _are_all(clause: Clause) -> bool:
    """Whether "all of them", "everything", "mine" is what a verb without an object is said of."""
    said = clause.subjects[0] if len(clause.subjects) == 1 else None
    intransitive = clause.verb is not None and clause.verb.form in ("base", "s") and not clause.is_passive
    bare = not (clause.phrases or clause.places or clause.persons or clause.exclusions or clause.auxiliaries)
    whole = said is not None and said.quantifier in ("all", "everything", "rest") and not said.has_head
    return intransitive and bare and whole and clause.who in (None, "they", "it", "hand") and clause.negation is None


def _all_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "The spades *all* cash"."""
    suits = bool(clause.subjects) and all(s.suit and s.plural and not s.ranks for s in clause.subjects)
    bare = not (clause.phrases or clause.places or clause.auxiliaries or clause.negation or clause.is_passive)
    every = clause.verb is not None and draft.lowered[: clause.verb.span.start].endswith(" all ")
    return suits and bare and every


def _take_as_crossing(clause: Clause, draft: Draft) -> None:
    """ "*Dummy with the queen of diamonds*, the spades": over to it; "home with a club": to one's own hand."""
    bare = clause.verb is None and clause.copula is None and not (clause.phrases or clause.negation)
    card = clause.phrase_at("with")
    if bare and clause.subject is None and clause.subordinate is None and _goes_home(clause, draft.plan):
        clause.marks = [mark for mark in clause.marks if mark.label != "PRED"]
        clause.verb_name = "cross"
        return
    bare = bare and not clause.marks
    if not bare or clause.who != "dummy" or clause.subordinate is not None or card is None or not card.suit:
        return
    if card.ranks or card.cards or card.determiner == "a":  # not "dummy with three good hearts"
        clause.verb_name = "over"


def _goes_home(clause: Clause, plan: SpokenPlan) -> bool:
    """ "*Home with a club*", "*there with the king*": across; "home with the king" alone says that one makes it."""
    said = [mark for mark in clause.marks if mark.label not in ("FIRST", "LAST")]
    where = said[0] if len(said) == 1 and said[0].label == "PRED" else None
    means = clause.place("with", "in", "on")
    card = means.object if means is not None and isinstance(means.object, NounPhrase) else None
    if where is None or where.value not in ("home", "there") or means is None or card is None:
        return False
    led = card.suit is not None and not (card.ranks or card.number or card.noun) and card.act in (None, "ruff")
    led = led and (means.preposition != "with" or not card.plural) and card.determiner != "your"
    named = bool(card.ranks or card.cards) and card.determiner != "your"
    return (led and where.value == "home") or ((led or named) and bool(plan.units))


def _take_as_failing(clause: Clause, draft: Draft) -> None:
    """ "…, *which puts you two down*": you go two down."""
    person = next((each for each in clause.persons if each.value in ("me", "you", "they", "he")), None)
    if person is not None and clause.mark("DOWN") and draft.verb_words(clause).startswith("put"):
        clause.subject, clause.subjects, clause.persons = person, [], []
        clause.verb_name = "fail"


def _take_as_discarding(clause: Clause, draft: Draft) -> None:
    """ "The ace, *on which a club goes*", "the clubs, *dropping my heart*": thrown on them."""
    drops = clause.verb_name == "drop" and clause.verb is not None and clause.verb.form == "ing"
    own = [p.determiner in ("my", "a") and bool(p.suit) and not (p.ranks or p.cards) for p in clause.phrases]
    last = draft.plan.last_step
    lets_go = draft.verb_words(clause) == "letting go" and clause.link in ("none", "comma") and clause.negation is None
    drops = drops or (lets_go and last is not None and last.verb in (Verb.CASH, Verb.RUN))  # "… *letting go* a spade"
    if drops and own == [True] and clause.copula is None and clause.who in (None, "me") and not clause.subjects:
        clause.verb_name = "discard"
    gone, winner = clause.mark("PRED"), clause.phrase_at("on")
    thrown = gone is not None and gone.value == "gone" and clause.verb is None and winner is not None
    loser = [bool(p.suit or p.noun == "loser") and not (p.act or p.ranks) for p in clause.subjects] == [True]
    loser = loser and clause.subjects[0].suit != "T" and winner is not None and winner.noun is None
    if gone is not None and thrown and loser and clause.negation is None and not clause.phrases:
        clause.verb_name, clause.marks = "discard", [mark for mark in clause.marks if mark is not gone]
        clause.take_subjects_as_phrases()  # "heart loser *gone on the king*"
    if is_on_which(clause) and clause.verb_name == "go" and len(clause.subjects) + len(clause.phrases) == 1:
        clause.verb_name = "discard"
        clause.phrases, clause.subjects, clause.subject = [*clause.subjects, *clause.phrases], [], None


def _take_as_going(clause: Clause) -> None:
    """ "*The club goes down* on the ace", "*my ace goes down*": a card and not the contract, as "four clubs" is."""
    tricks = bool(clause.subjects) and all(amount_of(phrase) is not None for phrase in clause.subjects)
    if clause.verb_name == "drop" and tricks and clause.place("to") is not None and not clause.phrases:
        clause.verb_name = "go"  # "the last trick *falls to your ten*"
    card = clause.only_subject if clause.verb_name == "fail" else None
    if card is None or card.act or card.number:
        return
    if (card.suit or card.noun == "loser") and clause.phrase_at("on") is not None:
        clause.verb_name = "go"
    elif card.ranks and not (clause.negation or clause.subordinate or clause.places or clause.is_past):
        clause.verb_name, clause.phrases = "cash", list(clause.subjects)


def _take_as_getting_in(clause: Clause, draft: Draft) -> None:
    """ "*In with the king*, then the clubs": he gets in, whose claim it is."""
    card = clause.phrase_at("with")
    bare = not (clause.verb or clause.copula or clause.phrases or clause.subject or clause.marks or clause.persons)
    if bare and card is not None and clause.negation is None and clause.subordinate is None:
        card = as_card(card, *OF_ONE)
        if draft.words(clause.span).lower().startswith("in with ") and len(card.ranks) == 1:
            steps = [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card, draft.last.suit)]
            draft.add_unit(clause, steps, "verb")
            clause.places = []


def _take_as_leading_out(clause: Clause, draft: Draft) -> None:
    """ "*Out with a heart*, and West is endplayed": led; "*on with* the clubs", "*off with* the loser"."""
    card = clause.phrase_at("with")
    bare = not (clause.verb or clause.copula or clause.phrases or clause.subject or clause.persons or clause.negation)
    if card is None or not bare or clause.subordinate is not None or card.act:
        return
    said = draft.lowered[clause.begins : clause.end].partition(" with ")[0]
    losing = card.noun == "loser" or "losing" in card.adjectives
    led = card.suit not in (None, "T") and not (card.ranks or card.number or card.determiner == "your")
    if said == "off" and losing:
        _play_with(clause, card, "discard")
    elif said == "on" and card.suit is not None and card.plural and card.determiner != "your":
        _play_with(clause, card, "cash")
    elif said in ("out", "off") and led:
        _play_with(clause, card, "lead")


def _play_with(clause: Clause, card: NounPhrase, verb: str) -> None:
    clause.verb_name, clause.phrases = verb, [card]
    clause.places = [place for place in clause.places if place.object is not None and place.object is not card]
    clause.marks = [mark for mark in clause.marks if mark.label not in ("PRED", "DOWN")]


def _take_as_being_across(clause: Clause, draft: Draft) -> None:
    """ "*I'm in dummy with the king* to run the clubs", "*put myself on the table* with a heart": a crossing."""
    where, means = clause.place("in", "on"), clause.phrase_at("with")
    role = where.object if where is not None and isinstance(where.object, Mark) else None
    if where is None or role is None or role.value not in ("dummy", "hand") or means is None or clause.negation:
        return
    marked = any(mark.label not in ("FIRST", "LAST") for mark in clause.marks)
    is_there = clause.verb is None and clause.who in ("me", None) and not (clause.subjects or marked)
    alone = not draft.plan.units and not draft.text[clause.end :].strip(" .!")  # says where he is, and what he has
    is_there = is_there and not (alone and clause.copula is not None)
    is_there = is_there and (clause.copula is not None or where.span.start == clause.begins)
    puts = draft.verb_words(clause) in ("put", "putting") and [person.value for person in clause.persons] == ["me"]
    named = means.ranks or means.cards or (means.suit and not means.plural)
    card = named and not (means.act or means.number)
    if card and not (clause.phrases or clause.exclusions or clause.auxiliaries) and (is_there or puts):
        clause.verb_name = "cross"
        clause.places = [replace(place, preposition="to") if place is where else place for place in clause.places]


def gets_there(clause: Clause, draft: Draft) -> bool:
    """ "The heart king *to get there*": what the play before is for.

    "Once I get there with the queen" becomes a crossing, still to be read.
    """
    there = clause.mark("PRED")
    is_there = there is not None and there.value == "there"
    if clause.verb_name in ("get", "go"):
        them = is_there or clause.goes_to(("they",), "to")  # "to get to them"
        them = them or (not clause.phrases and clause.goes_to(("dummy", "hand"), "to"))
        if them and serves_last(clause, draft, "cross"):
            return True
    goes = clause.verb_name in ("get", "go", "come", "lead") and not clause.phrases and clause.who in ("me", None)
    home = there is not None and there.value == "home"
    means = clause.place("with", "in", "by", "on")
    act = means.object.act if means is not None and isinstance(means.object, NounPhrase) else None
    made = is_there and clause.subordinate == "otherwise" and not clause.places
    if goes and made and clause.verb_name == "get" and clause.negation is None:
        draft.add_result(Result(over=0))  # "down one if hearts are 4-1, otherwise *I get there*"
        return True
    makes = home and clause.verb_name == "get" and (means is None or means.object is None or act not in (None, "ruff"))
    if goes and makes and clause.negation is None and draft.plan.condition is None:
        draft.add_result(Result(over=0))  # "I get home with the finesse", "I get home by ruffing a heart"
        read_means(clause, draft)
    elif goes and home and clause.verb_name == "get" and _lists_tricks(means) and clause.negation is None:
        draft.add_result(Result(over=0))
        tricks = means.object if means is not None and isinstance(means.object, NounPhrase) else None
        clause.phrases, clause.places, clause.verb_name = [tricks] if tricks is not None else [], [], "have"
    elif goes and there and (is_there or home) and means and act in (None, "ruff"):
        clause.marks.remove(there)
        clause.verb_name = "cross"
        if home:
            hand = replace(there, label="ROLE", value="hand")
            clause.places.insert(0, Prepositional(there.span, "to", hand))
    return False


def _lists_tricks(means: Prepositional | None) -> bool:
    """ "I get home *with four trumps*, a ruff and …": what one makes it with, and no way to one's hand."""
    named = means.object if means is not None and isinstance(means.object, NounPhrase) else None
    return named is not None and (named.number or 0) > 1 and means is not None and means.preposition == "with"
