"""What the clauses of a statement owe to each other, settled before any of them is read."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.asides import drop_asides, drop_best_case, drop_false_starts, drop_summary, drop_threats
from nlclaim.reading.clauses import Clause, is_bare_list
from nlclaim.reading.comments import drop_comments
from nlclaim.reading.covered import drop_covered
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import REPORTED, SEATS, is_past_state
from nlclaim.reading.objectors import drop_objectors
from nlclaim.reading.past_tricks import drop_past_tricks
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.possible import drop_possible_numbers
from nlclaim.reading.reasons import drop_reasons
from nlclaim.reading.recounts import drop_asked_again
from nlclaim.reading.this_trick import count_this_trick
from nlclaim.reading.trumps_out import take_up_trumps_out
from nlclaim.reading.undone import drop_undone
from nlclaim.reading.unreal import drop_unreal
from nlclaim.reading.verbs import PLAY_VERBS
from nlclaim.reading.winning_pairs import join_winning_pairs


def prepare(clauses: list[Clause], draft: Draft) -> None:
    """Changes clauses whose sense another one decides, and notes in the draft what shows only in all of them."""
    drop_unreal(clauses, draft)
    drop_false_starts(clauses, draft)
    _free_order(clauses, draft)
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
        _take_giver_for_speaker(clauses, draft)
    for clause in clauses:
        _name_trick(clause, draft)
        _name_all_there_is(clause)
        _take_limit(clause)
        _win_trick_by_number(clause, draft)
        _tell_what_it_was(clause, draft)
        _have_what_is_seen(clause, draft)
        _go_their_way(clause, draft)
        _tell_them(clause, draft)
        _own_what_is_out(clause, draft)
    _tell_dummy(clauses)
    _join_cards_drawn_with(clauses)
    _join_what_is_thrown(clauses)
    _take_fronted(clauses)
    for clause in clauses:
        _take_suit_from_place(clause)
        _take_suit_of_loser(clause)
    _turn_round(clauses, draft)
    _turn_told(clauses, draft)
    _turn_told_before(clauses, draft)
    _bid_take(clauses)
    _count_down(clauses, draft)
    _share_heads(clauses)
    _carry_exclusions(clauses)
    _count_what_is_had(clauses)
    _count_aloud(clauses)
    _carry_unread_on(clauses)
    told = next((clause for clause in clauses if _reports(clause, draft)), None)
    draft.report.told_from = told.span.start if told is not None else _shown_from(clauses)
    draft.report.told_claim = told is not None and told.verb_name in ("claim", "concede")
    if told is not None and _tells_of_himself(clauses, told):
        draft.flags.add("reported")  # "South had nine tricks and claimed"
        draft.report.reporter = told.who
    subjects = {clause.who for clause in clauses if clause.verb_name in ("get", "take", "have", "make", "win")}
    if any(clause.who == "he" and clause.verb_name in ("say", "claim") for clause in clauses):
        subjects.add("he")  # "he said they'd get a spade"
    if {"he", "they"} <= subjects and draft.claimer_role != "defender":
        draft.flags |= {"reported", "they_apart"}  # "they got two and he got three"
        draft.report.reporter = draft.report.reporter or "he"
    if "repair" not in draft.flags and _lists_ranks(clauses, draft):
        draft.flags.add("ranks")


def _name_all_there_is(clause: Clause) -> None:
    """ "*All that's left* for you *is the ace*": the ace, and no more than that."""
    everything = [phrase.quantifier == "all" and not phrase.has_head for phrase in clause.subjects] == [True]
    named = [bool(phrase.ranks or phrase.cards or phrase.suit) for phrase in clause.phrases] == [True]
    if everything and named and clause.copula is not None and clause.verb is None and clause.goes_to(("you",), "for"):
        clause.subject, clause.subjects, clause.phrases = clause.phrases[0], clause.phrases, []


def _name_trick(clause: Clause, draft: Draft) -> None:
    """ "I win *trick thirteen*", "*trick 13* is yours": the last one, where it is not when something is done."""
    if not draft.names_trick(clause) or clause.subjects or clause.phrases:
        return
    owned = clause.mark("MINE") is not None
    if not owned and clause.verb_name not in _WINS_OR_LOSES:
        return
    last = next(mark for mark in clause.marks if mark.label == "LAST")
    trick = NounPhrase(last.span, determiner="the", adjectives=("last",), noun="trick")
    if clause.who == "me":
        clause.marks = [mark for mark in clause.marks if mark is not last]
    if owned:
        clause.subjects = [trick]
    else:
        clause.phrases = [trick]


_WINS_OR_LOSES = frozenset({"get", "have", "win", "take", "make", "lose", "concede", "give"})


def _take_limit(clause: Clause) -> None:
    """ "You get one *not more*", "you get one trick more *not two*": a limit, and no denial of what is counted."""
    limit = clause.negation
    if limit is None or clause.verb is None or limit.span.start < clause.verb.span.end:
        return
    denied = [phrase for phrase in clause.phrases if phrase.span.start > limit.span.start]
    counted = [phrase for phrase in clause.phrases if phrase.span.start < limit.span.start]
    bare = [phrase.is_bare_number or phrase.quantifier == "more" for phrase in denied] == [True]
    if counted and bare and not (denied[0].suit or denied[0].ranks):
        clause.negation, clause.phrases = None, counted


def _tell_what_it_was(clause: Clause, draft: Draft) -> None:
    """ "He made a claim, *which was to draw trumps*": a plan of his, no deed of another's."""
    planned = (
        clause.who == "who" and clause.copula is not None and [mark.value for mark in clause.auxiliaries] == ["to"]
    )
    which = clause.subject is not None and draft.words(clause.subject.span).lower() == "which"
    if planned and which and clause.verb is not None and clause.verb.form == "base":
        clause.subject, clause.copula = None, None
    elif planned and clause.verb_name in ("lead", "play") and not clause.phrases:
        clause.verb, clause.verb_name = None, ""  # "East, *who was to lead*, conceded"


def _win_trick_by_number(clause: Clause, draft: Draft) -> None:
    """ "The seven of diamonds wins *trick thirteen*": the last trick, which is what it wins, and not only when."""
    last = clause.mark("LAST")
    wins = clause.verb is not None and clause.verb_name in ("win", "take", "make") and not clause.phrases
    if last is None or clause.verb is None or not wins or not draft.names_trick(clause):
        return
    if draft.text[clause.verb.span.end : last.span.start].strip():
        return
    card = [*clause.subjects, *(place.object for place in clause.places if isinstance(place.object, NounPhrase))]
    if any(phrase.ranks or phrase.cards for phrase in card):
        clause.marks.remove(last)
        clause.phrases = [NounPhrase(last.span, determiner="the", adjectives=("last",), noun="trick")]


def _join_cards_drawn_with(clauses: list[Clause]) -> None:
    """ "I draw trumps with the ace *and king*, …": with both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        place = first.place("with") if first.verb_name in ("draw", "clear") else None
        card = place.object if place is not None else None
        more = second.phrases[0] if is_bare_list(second) and len(second.phrases) == 1 else None
        if place is None or more is None or not isinstance(card, NounPhrase) or second.link != "and":
            continue
        bare = not (more.suit or more.noun or more.cards or more.number) and more.determiner in (None, "the", "my")
        if bare and more.ranks and card.ranks and first.places[-1] is place and not second.joint("THEN", "COMMA"):
            first.places[-1] = replace(place, object=replace(card, ranks=(*card.ranks, *more.ranks)))
            first.take_in(second)
            clauses.remove(second)
            return


def _join_what_is_thrown(clauses: list[Clause]) -> None:
    """ "Run the clubs, *a heart and a spade thrown* on them": both of them."""
    for first, second in itertools.pairwise(list(clauses)):
        thrown = second.verb_name == "discard" and second.is_past and second.copula is None and second.link == "and"
        both = thrown and is_bare_list(first) and first.link == "comma" and bool(second.subjects)
        if both and all(phrase.suit and not phrase.act for phrase in first.phrases) and not second.phrases:
            second.subjects = [*first.phrases, *second.subjects]
            second.begin_with(first)
            clauses.remove(first)
            return


def _have_what_is_seen(clause: Clause, draft: Draft) -> None:
    """ "I can see *two trumps out*": seen and not held, as losers and tricks are."""
    if draft.verb_words(clause) != "can see":
        return
    held = any(
        phrase.noun in ("loser", "trick", "winner") or phrase.is_bare_number or "losing" in phrase.adjectives
        for phrase in clause.phrases
    )
    if not held:
        clause.verb, clause.verb_name = None, ""


def _go_their_way(clause: Clause, draft: Draft) -> None:
    """ "The rest goes *your way*": to you."""
    way = next(
        (mark for mark in clause.marks if mark.label == "MINE" and draft.words(mark.span).endswith(" way")), None
    )
    if way is not None and clause.verb_name in ("go", "come") and clause.place("to") is None:
        clause.marks.remove(way)
        clause.places.append(Prepositional(way.span, "to", replace(way, label="PERSON")))


def _tell_them(clause: Clause, draft: Draft) -> None:
    """ "I play on diamonds, *ruff when you like*": told to the other side."""
    at_will = clause.mark("ANYORDER")
    told = clause.verb is not None and clause.verb.form == "base" and clause.subject is None and not clause.auxiliaries
    told = told and clause.verb_name in ("ruff", "overruff")
    if told and at_will is not None and " you " in draft.words(at_will.span).lower():
        clause.subject = Mark(at_will.span, "PERSON", "you")


def _tell_dummy(clauses: list[Clause]) -> None:
    """ "Play off all *your hearts*, please", "cash your hearts, partner": told to dummy, whose they are."""
    called = any(clause.who == "partner" and not (clause.verb or clause.phrases or clause.copula) for clause in clauses)
    if not called and not any(mark.value == "order" for clause in clauses for mark in clause.marks):
        return
    for clause in clauses:
        told = clause.verb is not None and clause.verb.form == "base" and clause.subject is None
        if told and clause.verb_name in ("cash", "play", "run", "lead", "ruff", "discard") and not clause.auxiliaries:
            clause.phrases = [
                replace(phrase, determiner="the") if phrase.determiner == "your" and not phrase.ranks else phrase
                for phrase in clause.phrases
            ]


def _own_what_is_out(clause: Clause, draft: Draft) -> None:
    """ "*The missing ace* scores", "*the outstanding trump* takes a trick": what is out is the other side's."""
    if clause.verb_name not in ("win", "take", "make", "get"):
        return
    clause.subjects = [
        replace(subject, determiner="your")
        if subject.determiner == "the" and _IS_OUT.match(draft.words(subject.span))
        else subject
        for subject in clause.subjects
    ]


_IS_OUT = re.compile(r"the (?:\w+ )?(?:outstanding|missing)\b", re.IGNORECASE)


def _free_order(clauses: list[Clause], draft: Draft) -> None:
    """ "Draw trumps *before or after* ruffing", "spades then hearts, *or hearts then spades*": in any order."""
    for clause in clauses:
        if clause.joint("BEFORE") and clause.joint("OR") and clause.joint("AFTER"):
            clause.joints, clause.link = (), "and"
            clause.marks.append(Mark(clause.span, "ANYORDER", "any"))
    free = [mark for clause in clauses for mark in clause.marks if mark.label == "ANYORDER"]
    turned_round = any(draft.words(mark.span).lower().startswith("or ") for mark in free)  # "…, or vice versa"
    turned = next((place for place, clause in enumerate(clauses) if clause.link == "or"), 0)
    named, again = ([clause.phrases for clause in run] for run in (clauses[:turned], clauses[turned:]))
    listed = len(named) >= _FEWEST_COUNTED and all(is_bare_list(clause) for clause in clauses)
    if listed and [_named(phrases) for phrases in named] == [_named(phrases) for phrases in reversed(again)]:
        del clauses[turned:]
        turned_round = True
    if turned_round:
        for clause in clauses:
            clause.joints = tuple(joint for joint in clause.joints if joint.label != "THEN")


def _named(phrases: list[NounPhrase]) -> list[tuple[object, ...]]:
    return [(phrase.suit, phrase.ranks, phrase.cards, phrase.number, phrase.act) for phrase in phrases]


def _take_giver_for_speaker(clauses: list[Clause], draft: Draft) -> None:
    """A defender's "*East* makes the ace, leaving declarer the rest": whoever gives declarer something speaks."""
    giver = next((who for before, each in itertools.pairwise([None, *clauses]) if (who := _gives(each, before))), None)
    if giver is None or draft.claimer_seat not in (None, giver):
        return
    draft.flags.add("reported")
    draft.report.reporter = giver
    for clause in clauses:
        if clause.who == giver and isinstance(clause.subject, Mark):
            clause.subject = replace(clause.subject, label="PERSON", value="me")


def _gives(clause: Clause | None, before: Clause | None) -> str | None:
    """The seat that gives declarer something in a clause, or in what goes on from the one before it."""
    if clause is None or clause.verb_name != "give" or clause.negation or clause.subordinate:
        return None
    receivers = [person.value for person in clause.persons] or [
        place.value for place in [clause.mark_at("to")] if place
    ]
    goes_on = clause.subject is None and clause.verb is not None and clause.verb.form == "ing" and before is not None
    giver = before.who if goes_on and before is not None else clause.who
    return giver if receivers == ["declarer"] and giver in SEATS else None


def _take_fronted(clauses: list[Clause]) -> None:
    """ "*These* I'll have": what is taken stands before who takes it."""
    for first, second in itertools.pairwise(clauses):
        these = [phrase.is_pointed_at for phrase in first.phrases] == [True] and first.verb is None
        takes = second.verb_name in ("have", "take", "make", "win") and not (second.phrases or second.negation)
        if these and takes and second.who == "me" and second.link == "none" and not (first.subjects or first.places):
            phrases = first.phrases
            second.begin_with(first)
            second.phrases = phrases
            clauses.remove(first)
            return


def _take_suit_from_place(clause: Clause) -> None:
    """ "The ace *in hearts*", "*in spades* AK", "*in clubs:* AKQ": cards of that suit."""
    place = clause.place("in")
    within = place.object if place is not None else None
    if place is None or not isinstance(within, NounPhrase) or within.suit is None or not within.plural:
        return
    alone = not (within.ranks or within.cards or within.noun or within.number)
    if not alone and (within.ranks or within.cards) and not (clause.phrases or clause.verb or clause.copula):
        clause.phrases = [within]
        clause.places.remove(place)
    elif alone and clause.phrases and all(_lacks_suit(phrase) for phrase in clause.phrases):
        clause.phrases = [
            replace(phrase, suit=within.suit, suit_span=within.suit_span, plural=True) for phrase in clause.phrases
        ]
        clause.places.remove(place)


def _take_suit_of_loser(clause: Clause) -> None:
    """ "One loser *hearts*", "1 loser *clubs* rest mine": where it is lost."""
    for place, (loser, suit) in enumerate(itertools.pairwise(clause.phrases)):
        counted = loser.noun == "loser" and loser.number is not None and not loser.suit and loser.of is None
        bare = suit.suit not in (None, "T") and not (suit.ranks or suit.cards or suit.number or suit.determiner)
        if counted and bare and suit.plural and not (suit.noun or suit.act or suit.adjectives):
            lost = replace(loser, suit=suit.suit, span=loser.span.cover(suit.span))
            clause.phrases[place : place + 2] = [lost]
            return


def _lacks_suit(phrase: NounPhrase) -> bool:
    return bool(phrase.ranks or phrase.cards) and phrase.suit is None


def _turn_round(clauses: list[Clause], draft: Draft) -> None:
    """ "*I won't* cash the clubs *until* trumps are in": after that, I will."""
    for first, second in itertools.pairwise(clauses):
        joint = second.joint("BEFORE")
        later = second.joint("AFTER")
        if later is not None and draft.words(later.span).lower() in ("until after", "till after"):
            joint = later
        if joint is not None and second.link == "none":
            _put_off(first, draft)
        finesses = any(phrase.act for phrase in first.phrases)  # "I don't take the finesse until …"
        plays = first.negation is not None and (first.verb_name in PLAY_VERBS or finesses) and second.link == "none"
        none_yet = joint is not None and _names_none(first) and second.link == "none" and second.who in (None, "me")
        if joint is None or not (plays or none_yet) or second.subordinate not in ("before", "after"):
            continue
        first.negation = None
        if none_yet:
            first.phrases = [replace(phrase, quantifier=None) for phrase in first.phrases]
        after = replace(joint, label="AFTER", value="after")
        second.joints = tuple(after if each is joint else each for each in second.joints)


def _put_off(clause: Clause, draft: Draft) -> None:
    """ "*Trumps can wait* until I've ruffed a club", "I *leave the trumps alone* until …": not before."""
    suits = clause.phrases or clause.subjects
    if not suits or not all(phrase.suit and not (phrase.ranks or phrase.act) for phrase in suits):
        return
    waits = any(draft.words(mark.span).lower().startswith("wait") for mark in clause.marks)
    waits = waits and clause.verb is None and not (clause.phrases and clause.subjects)
    left = draft.verb_words(clause).startswith("leav") and clause.who in ("me", None) and not clause.persons
    denied = clause.negation is not None and clause.verb is None and clause.who in ("me", None)
    if not (waits or left or denied) or clause.places:
        return
    clause.phrases, clause.subjects, clause.subject = list(suits), [], None
    clause.verb, clause.verb_name, clause.auxiliaries, clause.copula = None, "", [], None
    clause.marks = [mark for mark in clause.marks if mark.label != "DOUBT"]
    clause.phrases = [replace(phrase, quantifier="no") for phrase in clause.phrases]
    clause.negation = None


def _names_none(clause: Clause) -> bool:
    """ "*No clubs* until I've drawn trumps"; not "no club losers"."""
    named = clause.phrases[0] if is_bare_list(clause) and len(clause.phrases) == 1 else None
    none = named is not None and named.quantifier == "no" and bool(named.suit or named.act)
    return named is not None and none and named.noun is None and not named.ranks


def _turn_told(clauses: list[Clause], draft: Draft) -> None:
    """ "He *told us we* get two trumps": whoever tells it is on the other side."""
    around = zip([None, *clauses], clauses, [*clauses[1:], None], strict=False)
    told = next((each for before, each, after in around if _tells_us(each, before, after, draft)), None)
    if told is None:
        return
    others = "they" if told.is_passive else "me"
    for clause in clauses[clauses.index(told) + 1 :]:
        if clause.who == others and isinstance(clause.subject, Mark):
            clause.subject = replace(clause.subject, value="you")
        clause.persons = [replace(each, value="you") if each.value == others else each for each in clause.persons]
        for number, place in enumerate(clause.places):
            if isinstance(place.object, Mark) and place.object.value == others:
                clause.places[number] = replace(place, object=replace(place.object, value="you"))


def _turn_told_before(clauses: list[Clause], draft: Draft) -> None:
    """ "Three clubs *were for us*, North said": whoever tells it is on the other side."""
    told = clauses[-1] if len(clauses) > 1 else None
    third = told is not None and (told.who in ("he", "declarer") or told.who in SEATS)
    if told is None or not third or told.verb_name != "say" or not told.is_past or draft.claimer_role == "defender":
        return
    bare = told.link == "comma" and not (told.phrases or told.persons or told.places or told.negation)
    if not bare or not any(is_past_state(clause, draft) for clause in clauses[:-1]):
        return
    for clause in clauses[:-1]:
        for number, place in enumerate(clause.places):
            if isinstance(place.object, Mark) and draft.words(place.object.span).lower() == "us":
                clause.places[number] = replace(place, object=replace(place.object, value="you"))
        clause.marks = [_as_yours(mark, draft) for mark in clause.marks]


def _bid_take(clauses: list[Clause]) -> None:
    """ "*Take the last*, it's your ace", "take the last two, they're yours": who is told to."""
    for first, second in itertools.pairwise(clauses):
        alone = not (first.subject or first.auxiliaries or first.negation or first.places) and first.link != "and"
        takes = first.verb is not None and first.verb.value == "take.base" and alone
        tricks = [_may_be_given(phrase) for phrase in first.phrases] == [True]
        owner = second.mark("MINE")
        yours = any(phrase.determiner == "your" for phrase in (*second.phrases, *second.subjects))
        yours = yours or (owner is not None and owner.value == "you")
        has = second.who == "you" and second.verb_name == "have"
        told = second.link in ("comma", "none", "stop") and second.negation is None
        if takes and tricks and told and ((second.copula is not None and yours) or has):
            assert first.verb is not None
            first.subject = Mark(first.verb.span, "PERSON", "you")


def _may_be_given(phrase: NounPhrase) -> bool:
    """ "The last", "the last two", "a trick", "the rest", "one": no card of his own."""
    named = phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.determiner == "my"
    return not named and bool(phrase.number or phrase.quantifier or phrase.noun == "trick" or phrase.adjectives)


def _as_yours(mark: Mark, draft: Draft) -> Mark:
    ours = mark.label == "MINE" and draft.words(mark.span).lower() in ("ours", "belonged to us")
    return replace(mark, value="you") if ours else mark


_ON_SECOND_THOUGHTS = re.compile(r"\b(?:no|wait|sorry|oops|hang on|hold on|actually)\b", re.IGNORECASE)


def _count_down(clauses: list[Clause], draft: Draft) -> None:
    """ "*Twelve*. No, wait, there's a diamond to lose, so *eleven*": the last counts, and nothing was a mere doubt."""
    if len(clauses) < 3:
        return
    first, last = (_tricks_alone(clause) for clause in (clauses[0], clauses[-1]))
    between = draft.text[clauses[0].span.end : clauses[-1].span.start]
    if first is None or last is None or last >= first or _ON_SECOND_THOUGHTS.search(between) is None:
        return
    draft.flags.add("repair")
    for clause in clauses:
        clause.marks = [mark for mark in clause.marks if mark.label != "DOUBT"]


def _tricks_alone(clause: Clause) -> int | None:
    """ "Twelve", "I have twelve tricks": a number of tricks of the deal, and nothing else."""
    only = len(clause.phrases) == 1 and not (clause.places or clause.exclusions or clause.negation)
    phrase = clause.phrases[0] if only else None
    if phrase is None or not (phrase.is_bare_number or phrase.noun == "trick") or (phrase.number or 0) <= HIGHEST_LEVEL:
        return None
    return phrase.number


def _tells_us(clause: Clause, before: Clause | None, after: Clause | None, draft: Draft) -> bool:
    if clause.is_passive and clause.who in ("you", "they") and draft.verb_words(clause) == "told":
        return True  # "the opponents were told they could have the ace"
    joined = clause.who is None and clause.link == "and" and before is not None
    teller = before.who if joined and before is not None else clause.who  # "RHO put her hand down *and told us*"
    spoken = clause.subject is not None and draft.words(clause.subject.span).lower().startswith("the ")
    others = teller == "you" and spoken  # "*the opponents* told us"
    third = others or teller in ("he", "they", "declarer", "lho", "rho") or teller in SEATS
    if not third or draft.claimer_role == "defender":
        return False
    if draft.verb_words(clause) in _SAYING:  # "declarer said *we* would come to two trumps"
        return after is not None and after.subject is not None and draft.words(after.subject.span).lower() == "we"
    return draft.verb_words(clause) in _TELLING and any(p.value == "me" for p in clause.persons)


_TELLING = frozenset({"told", "tells", "informed", "informs"})
_SAYING = frozenset({"said", "says"})


def _carry_exclusions(clauses: list[Clause]) -> None:
    """ "*Except for a heart*, they're all yours": left out of what comes next."""
    for first, second in itertools.pairwise(clauses):
        named = all(isinstance(e.object, NounPhrase) and e.object.has_head for e in first.exclusions)  # not "minus two"
        alone = bool(first.exclusions) and named and not (first.phrases or first.verb or first.copula or first.marks)
        if alone and first.link in ("start", "stop") and second.link == "comma" and first.subject is None:
            second.exclusions = [*first.exclusions, *second.exclusions]
            second.link, second.joints = first.link, first.joints
            clauses.remove(first)
            return


def _share_heads(clauses: list[Clause]) -> None:
    """ "*To you:* a club, a heart", "*yours:* the ace": whose all the items are that stand under it."""
    for number, head in enumerate(clauses[:-1]):
        owner = _owner_of_items(head)
        if owner is None or clauses[number + 1].joint("COLON", "DASH") is None:
            continue
        under = list(itertools.takewhile(_is_item_under_head, clauses[number + 1 :]))
        if not under:
            continue
        for item in under:
            item.places.append(Prepositional(head.span, "to", Mark(head.span, "PERSON", owner)))
        under[0].link, under[0].joints = head.link, head.joints
        clauses.remove(head)
        return


def _owner_of_items(head: Clause) -> str | None:
    yours = [(phrase.noun, phrase.determiner) for phrase in head.phrases] == [("loser", "your")]
    if yours and is_bare_list(head):
        return "me"  # "your losers: a heart, a spade"
    tricks = [phrase.noun for phrase in (*head.phrases, *head.subjects)] == ["trick"]
    if tricks and head.verb_name == "concede" and head.is_past and not head.places:
        return "you"  # "tricks conceded: 2"
    if head.phrases or head.copula or head.negation or head.exclusions or head.subject or head.subordinate:
        return None
    place, owner = head.places[0] if len(head.places) == 1 else None, head.mark("MINE")
    if head.verb is not None and head.link == "none":
        return None  # "two to lose: a heart and a club"
    if head.verb is not None:
        return "you" if head.verb_name == "concede" and head.verb.form != "ing" and not head.places else None
    if place is not None and place.preposition in ("to", "for") and isinstance(place.object, Mark):
        return place.object.value if place.object.value in ("me", "you") else None
    return owner.value if owner is not None and owner.value in ("me", "you") and not head.places else None


def _is_item_under_head(clause: Clause) -> bool:
    joined = clause.joint("COLON", "DASH", "COMMA", "AND") is not None and clause.joint("STOP", "THEN") is None
    return joined and is_bare_list(clause) and not any(phrase.quantifier == "rest" for phrase in clause.phrases)


def _count_aloud(clauses: list[Clause]) -> None:
    """ "*One, two, three,* four": only the last number is meant."""
    for clause in clauses:
        clause.phrases = _without_count(clause.phrases)
    run: list[Clause] = []
    for clause in [*clauses, Clause()]:
        if run and _only_assents(clause):
            continue  # "two, three, *yes*, four club tricks"
        shared = bool(run) and _is_bare_but_for_share(clause)  # "one, two, *three for you*"
        number = clause.phrases[0].number if (is_bare(clause) or shared) and len(clause.phrases) == 1 else None
        goes_on = bool(run) and number is not None and number == (run[-1].phrases[0].number or 0) + 1
        if not goes_on and len(run) > _FEWEST_COUNTED:
            for counted in run if _are_rounds(run, clauses) else run[:-1]:
                clauses.remove(counted)
        run = [*run, clause] if goes_on else [clause] if number is not None and _may_rank(clause.phrases[0]) else []


def _only_assents(clause: Clause) -> bool:
    """ "Yes": a word of assent by itself."""
    return [mark.value for mark in clause.marks] == ["assent"] and not (clause.phrases or clause.verb or clause.subject)


def _is_bare_but_for_share(clause: Clause) -> bool:
    """Whether a clause is nothing but phrases and whom they go to: "three for you"."""
    shared = clause.mark_at("for", "to") is not None and len(clause.places) == 1
    return shared and clause.verb is None and not (clause.marks or clause.who) and clause.link == "comma"


def _are_rounds(run: list[Clause], clauses: list[Clause]) -> bool:
    """ "I draw trumps - *one, two, three* - and claim": the rounds that are drawn."""
    place = clauses.index(run[0])
    draws = place and clauses[place - 1].verb_name in ("draw", "cash", "run") and run[0].phrases[0].number == 1
    return bool(draws) and all(phrase.is_bare_number for clause in run for phrase in clause.phrases)


def _count_what_is_had(clauses: list[Clause]) -> None:
    """ "I've got *three, four,* five spades": only the last number is meant."""
    for place, first in enumerate(list(clauses)):
        had = first.verb_name in ("have", "get", "make", "take", "concede") and len(first.phrases) == 1
        if not had or not first.phrases[0].is_bare_number or first not in clauses:
            continue
        number, last = first.phrases[0].number or 0, place
        while last + 1 < len(clauses) and _counts_on(clauses[last + 1], number + 1):
            number, last = number + 1, last + 1
        if last - place >= _FEWEST_COUNTED:
            first.phrases = list(clauses[last].phrases)
            del clauses[place + 1 : last + 1]
            return


def _counts_on(clause: Clause, number: int) -> bool:
    one_more = len(clause.phrases) == 1 and clause.phrases[0].number == number
    return one_more and is_bare(clause) and clause.link == "comma" and not clause.joint("AND", "THEN")


def _without_count(phrases: list[NounPhrase]) -> list[NounPhrase]:
    """ "That's *one two* three tricks for you": the same without pauses."""
    numbers = [phrase.number for phrase in phrases]
    bare = all(phrase.is_bare_number for phrase in phrases[:-1])
    if len(phrases) <= _FEWEST_COUNTED or not bare:
        return phrases
    counted = all(a is not None and b == a + 1 for a, b in itertools.pairwise(numbers))
    return phrases[-1:] if counted else phrases


_FEWEST_COUNTED = 2
"""Numbers that may follow on each other without anybody counting: "four, five if the king is right"."""


def _carry_unread_on(clauses: list[Clause]) -> None:
    """ "You can't both *guard* hearts *and spades*": more of what a word that is not known is said of.

    "You get a zork *and a heart*": more of what somebody has of which the first is not known.
    """
    for before, clause in itertools.pairwise(clauses):
        named = before.verb is not None and bool(before.phrases) and before.phrases[-1].noun == "unknown"
        if named and clause.link == "and" and is_bare_list(clause) and not clause.joint("THEN", "COMMA"):
            before.phrases, clause.phrases = [*before.phrases, *clause.phrases], []
        unread = bool(before.phrases) and before.phrases[-1].after_unread
        if unread and clause.link in ("and", "or") and is_bare_list(clause):
            clause.phrases = [replace(phrase, after_unread=True) for phrase in clause.phrases]


def _tells_of_himself(clauses: list[Clause], told: Clause) -> bool:
    """Whether he who claimed is the subject, or the owner, of what is told before."""
    named = told.who == "he" or told.who in SEATS
    before = clauses[: clauses.index(told)]
    owns = told.who == "he" and any(mark.value == "he" for clause in before for mark in clause.marks)  # "would be his"
    return named and (owns or any(clause.who == told.who for clause in before))


def _shown_from(clauses: list[Clause]) -> int:
    """ "South, having cashed the ace, *put down his hand saying* …": where the report of what he said begins."""
    if not clauses or clauses[0].who not in REPORTED:
        return 0
    for shown, said in itertools.pairwise(clauses):
        if shown.verb_name == "show" and said.verb_name == "say" and said.verb is not None and said.verb.form == "ing":
            return shown.span.start
    return 0


def _reports(clause: Clause, draft: Draft) -> bool:
    """ "… and claimed ten", "declarer said that …": a report in the past."""
    if clause.verb_name == "concede" and not draft.verb_words(clause).startswith("conc"):
        return False
    return clause.verb_name in ("say", "claim", "concede") and clause.is_past and clause.who not in ("me", "you", "it")


def _lists_ranks(clauses: list[Clause], draft: Draft) -> bool:
    """ "10, 8, 2": bare numbers going down are cards, not counts."""
    listing = [clause for clause in clauses if is_bare(clause) or _names_one(clause)]
    numbers = [phrase.number for clause in listing for phrase in clause.phrases if _may_rank(phrase)]
    kept = [number for number in numbers if number is not None]
    if len(kept) < 2 + any(map(_names_one, listing)):
        return False
    if any((joint := clause.joint("AND")) and draft.words(joint.span).lower() in ("plus", "+") for clause in clauses):
        return False  # a sum
    if any(clause.verb_name == "make" and [p.is_bare_number for p in clause.subjects] == [True] for clause in clauses):
        return False  # "4 and 3 and 2 makes 9"
    if any(
        clause.subordinate in ("otherwise", "if", "unless") or clause.joint("REPAIR") or clause.negation
        for clause in clauses
    ):
        return False  # "6, otherwise 5", "ten if trumps break, nine if not", "nine. No, sorry, eight", "not ten, nine"
    falling = all(a > b for a, b in itertools.pairwise(kept))
    return falling and all(2 <= number <= 10 for number in kept)


def _names_one(clause: Clause) -> bool:
    """ "Declarer *replied ten*, seven, two": the first of those that he names."""
    told = clause.verb_name == "say" and clause.is_past and not (clause.places or clause.marks)
    return told and [phrase.is_bare_number for phrase in clause.phrases] == [True]


def is_bare(clause: Clause) -> bool:
    """Whether a clause is nothing but its phrases."""
    return not (clause.places or clause.marks or clause.who) and clause.verb is None and clause.link != "or"


def _may_rank(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.of is None and not phrase.adjectives
