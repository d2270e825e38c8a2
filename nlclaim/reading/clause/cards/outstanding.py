"""What is out or gone: "no trumps left", "there is one trump out", "once the ace is gone"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.asking import protests
from nlclaim.reading.clause.parts.frames import hand_of
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Belief, KnownOut
from nlclaim.reading.phrases import OF_ONE, Amount, as_card, is_nothing, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def read_outstanding(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """Reads that cards are out, or gone; false when the clause says neither."""
    predicate = clause.mark("PRED")
    state = predicate.value if predicate else ""
    phrases = list(dict.fromkeys([*subjects, *clause.phrases]))
    if predicate is not None and clause.verb_name in ("lead", "play", "cash") and not clause.is_passive:
        return False  # "I lead the queen of trumps *out*"
    if state == "left" and _is_for_me(clause, draft, subjects):
        clause.take_subjects_as_phrases()
        return False
    if state == "left" and _read_left(clause, draft, subjects, phrases):
        return True
    if _read_out_of_suit(clause, draft):
        return True
    if _read_out_of_the_way(clause, draft, phrases) or _is_missing(clause, draft, state):
        return True
    if state == "gone" and _read_losers_gone(clause, draft, phrases):
        return True
    return _read_out(clause, draft, phrases, state)


def _read_left(clause: Clause, draft: Draft, subjects: list[NounPhrase], phrases: list[NounPhrase]) -> bool:
    """What is left as somebody's tricks."""
    yours = draft.last.clause is not None and draft.last.clause.who == "you" and draft.last.clause.verb_name == "have"
    if yours and clause.link == "and" and clause.copula is None:
        give_away(clause, draft, phrases)  # "you have a heart *and a club still to come*"
    elif clause.copula is None and len(phrases) == 1 and _is_share(phrases[0]):
        draft.claim(Amount(tricks=phrases[0].number), clause.span)  # "8 of the 9 left"
    else:
        return _read_all_left(clause, draft, phrases) or _read_mine_left(clause, draft, subjects)
    return True


def _read_out_of_suit(clause: Clause, draft: Draft) -> bool:
    """ "*They're out of trumps*": none of them is left."""
    place = clause.places[0] if len(clause.places) == 1 and clause.copula is not None else None
    suit = place.object if place is not None and isinstance(place.object, NounPhrase) else None
    if place is None or suit is None or not suit.suit or suit.ranks or clause.who not in ("you", "they"):
        return False
    if clause.negation is not None or not draft.words(place.span).lower().startswith("out of "):
        return False
    believe_gone(clause, draft, suit.suit)
    return True


def _read_out_of_the_way(clause: Clause, draft: Draft, phrases: list[NounPhrase]) -> bool:
    """ "*Ace of hearts out of the way*, spade to the king"."""
    predicate = clause.mark("PRED")
    phrases = [as_card(phrase, *OF_ONE) for phrase in phrases]  # "*the ten* out of the way"
    named = bool(phrases) and all(phrase.ranks or phrase.cards for phrase in phrases)
    bare = clause.copula is None and clause.verb is None and clause.subordinate is None and not clause.places
    if predicate is None or draft.words(predicate.span).lower() != "out of the way" or not (named and bare):
        return False
    specs = [spec for phrase in phrases for spec in specs_of(phrase)]
    draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs], "verb")
    return True


def _is_missing(clause: Clause, draft: Draft, state: str) -> bool:
    """ "Claimed, *missing the ace*", "I'm missing the ace"."""
    if state == "left" and clause.who == "me" and clause.copula is not None:
        return True
    predicate = clause.mark("PRED")
    missing = predicate is not None and draft.words(predicate.span).lower() == "missing" and not clause.subjects
    return missing and clause.copula is None and clause.verb is None and bool(clause.phrases)


def _read_losers_gone(clause: Clause, draft: Draft, phrases: list[NounPhrase]) -> bool:
    """ "My losers are gone"."""
    if [p.noun == "loser" and p.determiner == "my" for p in phrases] != [True] or clause.negation is not None:
        return False
    draft.claim(Amount(all=True), clause.span)
    return True


def _read_out(clause: Clause, draft: Draft, phrases: list[NounPhrase], state: str) -> bool:
    """The suits and cards of which it is said that they are out or gone."""
    predicate = clause.mark("PRED")
    out = predicate is not None and draft.words(predicate.span).lower() in _OUT
    candidates = _candidates(draft, phrases, state)
    if not candidates and _says_nothing_of_trumps(clause, draft, phrases, state, out=out):
        return True
    if state == "left" and clause.who == "it" and draft.claimer_role == "defender" and _is_still(clause, draft):
        draft.flags.add("objection")  # "but there's still the nine of trumps out"
    if not candidates or state not in ("left", "gone"):
        return _no_more(clause, draft)
    trumps = all(phrase.suit == "T" for phrase in candidates)
    if trumps and state == "left" and _are_of_ours(clause) and all(map(_are_none, candidates)):
        return True  # "no trump left *in dummy*": others may have some
    if state == "gone" and clause.negation is not None:
        draft.marks.outstanding.extend((None, clause.span) for _ in candidates[:1] if trumps)
        return True  # "trumps are not all in"
    if trumps and _read_all_but(clause, draft):
        return True
    if "doubt_first" in draft.flags or (trumps and protests(draft.text)):
        draft.flags.add("objection")
    none_left = clause.negation is not None or any(_are_none(phrase) for phrase in candidates)
    bare = clause.copula is None and clause.verb is None and clause.subordinate is None and not none_left
    if out and bare and trumps and all(p.number is None and p.determiner != "a" for p in candidates):
        draft.last.trumps_out = clause
        if _is_next_play(clause, draft):
            draw_by_then(clause, draft, "T")
            return True
    for phrase in dict.fromkeys(candidates):
        _read_whereabouts(clause, draft, phrase, state, none_left=none_left)
    return True


def _says_nothing_of_trumps(clause: Clause, draft: Draft, phrases: list[NounPhrase], state: str, *, out: bool) -> bool:
    """ "There's only the jack left", "that's the ace gone": cards of a side suit; of those that are out it is noted."""
    if out and _names_no_trick(clause, phrases):
        for phrase in phrases:
            _note_plain(clause, draft, phrase)
        return True
    if state == "left" and clause.who == "it" and any(phrase.ranks for phrase in phrases):
        return True  # "there's only the jack left"
    return state == "gone" and _is_that_card(clause, phrases)  # "that's the ace gone, so the king is good"


def _is_next_play(clause: Clause, draft: Draft) -> bool:
    """ "Ruff both diamonds, back with a heart, *last trump out*": drawn, after what was played before."""
    plan, subject = draft.plan, clause.only_subject
    last = subject is not None and bool({"last", "remaining"}.intersection(subject.adjectives))
    played = bool(plan.units) and plan.units[-1].sort in ("verb", "act", "listed")
    joined = clause.link in ("comma", "and") or clause.joint("THEN") is not None
    mine = draft.claimer_role != "defender" and "still" not in draft.words(clause.span).lower()
    return last and played and joined and mine and draft.words(clause.span).lower().endswith(" out")


def _are_of_ours(clause: Clause) -> bool:
    holder = clause.mark_at("in") if len(clause.places) == 1 else None
    return holder is not None and holder.value in ("dummy", "hand", "declarer")


def _is_that_card(clause: Clause, phrases: list[NounPhrase]) -> bool:
    """ "*That's the ace* gone": a card just played, of a suit that nobody names."""
    this = [subject.is_that for subject in clause.subjects] == [True]
    return this and clause.copula is not None and any(phrase.ranks for phrase in phrases)


def _read_all_but(clause: Clause, draft: Draft) -> bool:
    """ "All the trumps *but two* are gone": two are out."""
    for exclusion in clause.exclusions:
        kept = exclusion.object
        if isinstance(kept, NounPhrase) and kept.is_bare_number and kept.determiner is None:
            draft.marks.outstanding.append((kept.number, clause.span))
            clause.exclusions.remove(exclusion)
            return True
    return False


def _are_none(phrase: NounPhrase) -> bool:
    """ "*No* trumps", "*zero* trumps"."""
    return phrase.quantifier in ("no", "none") or phrase.number == 0


def _is_share(phrase: NounPhrase) -> bool:
    """ "Eight of the nine"."""
    return phrase.is_bare_number and phrase.of is not None and phrase.of.is_bare_number


_OUT: Final[tuple[str, ...]] = ("out", "still out")
_KNOWN: Final[tuple[str, ...]] = (*_OUT, "outstanding", "still outstanding", "at large", "unaccounted for", "out there")


def _is_for_me(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "I have three trumps *and two diamonds left*", "just my trumps left": cards to be cashed, not out."""
    state = clause.mark("PRED")
    if clause.copula is not None or (state is not None and draft.words(state.span).lower() in _OUT):
        return False  # "… and an ace still out"
    none = any(phrase.quantifier in ("no", "none") for phrase in (*subjects, *clause.phrases))  # "… and no trumps left"
    goes_on = (
        clause.link == "and" and not none and bool(draft.plan.units) and draft.plan.units[-1].sort in ("held", "listed")
    )
    named = [phrase for phrase in (*subjects, *clause.phrases) if phrase.suit]
    mine = [
        phrase.determiner == "my" or bool({"good", "high"} & {*phrase.adjectives}) or _is_top_run(phrase)
        for phrase in named
    ]
    return goes_on or (bool(mine) and all(mine))  # "six good spades left"


def _is_top_run(phrase: NounPhrase) -> bool:
    """ "AKQ of trumps": nobody says so of cards that are against him."""
    ranks = "".join(phrase.ranks) or "".join(phrase.cards).partition(":")[2]
    return len(ranks) > 1 and ranks.startswith("A")


def _read_all_left(clause: Clause, draft: Draft, phrases: list[NounPhrase]) -> bool:
    """ "Only winners left", "nothing left for the defence", "nothing left for us"."""
    nothing = any(is_nothing(phrase) or phrase.quantifier == "none" for phrase in phrases)
    yours = clause.goes_to(("you",), "for", "to")
    if nothing and clause.goes_to(("me",), "for", "to"):
        draft.flags.add("concede")
        draft.counts.concede(Amount(all=True), clause.span)
        return True
    losers = bool(phrases) and all(phrase.noun == "loser" and not phrase.suit for phrase in phrases)
    if (
        losers
        and not (clause.exclusions or clause.places)
        and (clause.negation or all(_are_none(phrase) for phrase in phrases))
    ):
        draft.claim(Amount(all=True), clause.span)
        return True  # "no losers left", "not a loser in sight"
    held = clause.phrase_at("in")
    yours = yours or (held is not None and held.determiner == "your")  # "no winner left in your hands"
    if any(phrase.noun == "winner" and phrase.quantifier == "no" for phrase in phrases) and yours:
        draft.claim(Amount(all=True), clause.span)
        return True
    if any(phrase.noun == "winner" and phrase.quantifier == "no" for phrase in phrases):
        draft.counts.concede(Amount(all=True), clause.span)  # "no winners left"
        return True
    if yours and [p.noun == "trick" and bool(p.number) for p in phrases] == [True]:
        give_away(clause, draft, phrases)  # "2 tricks left 4 u"
        return True
    if yours and phrases and all((phrase.ranks or phrase.cards) and phrase.determiner != "my" for phrase in phrases):
        give_away(clause, draft, phrases)  # "only the ace of trumps left for you"
        return True
    winners = [phrase for phrase in phrases if _are_winners(phrase) and phrase.quantifier != "no"]
    if winners and all(phrase.number for phrase in winners):
        draft.claim(Amount(tricks=sum(phrase.number or 0 for phrase in winners)), clause.span)
        return True  # "two diamond winners left"
    if not winners and not (yours and nothing) and not _only_trumps(clause, draft, phrases):
        return False
    draft.claim(Amount(all=True), clause.span)
    return True


def _are_winners(phrase: NounPhrase) -> bool:
    return phrase.noun == "winner" or (phrase.noun == "trick" and phrase.suit is not None)


def _only_trumps(clause: Clause, draft: Draft, phrases: list[NounPhrase]) -> bool:
    """ "Just trumps left": what he holds, not what is out."""
    bare = bool(phrases) and all(p.suit == "T" and p.number is None and not p.ranks for p in phrases)
    before = draft.lowered[: phrases[0].span.start].rstrip() if bare else ""
    if clause.copula is not None:
        alone = clause.who is None and clause.negation is None and not draft.plan.steps
        return alone and before.endswith("only") and phrases[0].determiner != "your"  # "only trumps are left"
    return before.endswith(("just", "only"))


def _read_mine_left(clause: Clause, draft: Draft, subjects: list[NounPhrase]) -> bool:
    """ "My jack of trumps is still there", by a defender."""
    mine = bool(subjects) and all(phrase.determiner in ("my", "the") and phrase.ranks for phrase in subjects)
    if not (clause.copula and mine and draft.claimer_role == "defender") or clause.who == "it":
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs_of(subjects[0])], "held")
    draft.counts.listed.append((1, True))
    return True


def _is_still(clause: Clause, draft: Draft) -> bool:
    return " still " in draft.words(clause.span).lower()


def _candidates(draft: Draft, phrases: list[NounPhrase], state: str) -> list[NounPhrase]:
    """The suits and cards that may be out; after trumps have been named, "there's one out" is a trump."""
    suit = phrases[-1].suit if phrases and phrases[-1].ranks else None
    # "The queen and jack of clubs": the suit is that of both.
    named = [p if p.suit else replace(p, suit=suit) for p in phrases if p.suit or (suit and p.ranks)]
    gone = any(belief.claim == "gone" and belief.suit in ("T", draft.trumps) for belief in draft.beliefs)
    spoken_of = bool(draft.marks.drawing_spans) or gone or "doubt_first" in draft.flags
    if not spoken_of and draft.last.plain_suit is None and not draft.plan.steps and phrases and _is_none(phrases[-1]):
        spoken_of = "trump" in draft.lowered[: phrases[-1].span.start]  # "I played two rounds of trumps: none left"
    if named or state != "left" or not spoken_of:
        return named
    return [replace(phrase, suit="T") for phrase in phrases if phrase.is_bare_number or _is_none(phrase)]


def _is_none(phrase: NounPhrase) -> bool:
    """ "Draw trumps, there are *none* out"."""
    return phrase.quantifier == "none" and not phrase.has_head and phrase.of is None


def _names_no_trick(clause: Clause, phrases: list[NounPhrase]) -> bool:
    """ "There is only the king out", "there are only two out": where cards are, and no trick."""
    counted = clause.who == "it" and bool(phrases) and all(phrase.is_bare_number for phrase in phrases)
    return counted or any(phrase.ranks for phrase in phrases)


def _read_whereabouts(clause: Clause, draft: Draft, phrase: NounPhrase, state: str, *, none_left: bool) -> None:
    """What is known of one suit or card: gone, to be gone by then, or out."""
    predicate, named = clause.mark("PRED"), bool(phrase.ranks or phrase.cards)
    trumps = phrase.suit is not None and phrase.suit in ("T", draft.trumps)
    if trumps and predicate and draft.words(predicate.span).lower() in ("in", "all in"):
        draft.marks.drawing_spans.append(("state", clause.span))
    if _is_gone_by_then(clause, draft, state, phrase):
        if phrase.suit is not None and trumps and not named:
            draw_by_then(clause, draft, phrase.suit)
        elif named:
            _knocked_out(clause, draft, phrase)
        else:  # "spades once the hearts are gone"
            draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs_of(phrase)], "verb")
    elif (state == "left") == none_left and named:
        believe_cards_gone(clause, draft, phrase)
    elif (state == "left") == none_left:
        believe_gone(clause, draft, phrase.suit)
    elif phrase.suit in ("T", draft.trumps):
        draft.marks.outstanding.append((phrase.number or (1 if phrase.determiner == "a" else None), clause.span))
        if phrase.determiner == "the" and not phrase.plural:
            draft.flags.add("master_out")  # "the last trump is out"
    else:
        _note_plain(clause, draft, phrase)


def _note_plain(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "*The six of spades* is out", "there's *one heart* out": he knows of it (semantics §4.2, evidence: said it)."""
    said = clause.mark("PRED")
    known = said is not None and draft.words(said.span).lower() in _KNOWN and phrase.determiner != "my"
    if not known or clause.subordinate is not None or clause.question or clause.negation is not None:
        return
    cards = tuple(card for spec in specs_of(phrase) for card in spec.cards)
    one = phrase.determiner in ("a", "the") and not phrase.plural
    count = None if cards else phrase.number or (1 if one else None)
    all_out = count is None and not cards and said is not None and draft.words(said.span).lower() == "out"
    if (cards or phrase.suit is not None) and not all_out:  # "hearts are out" may say that they are gone
        draft.marks.plain_out.append(KnownOut(cards, phrase.suit, count, clause.span))
    if phrase.suit is None:
        draft.marks.known_out.extend((card, clause.span) for card in cards)  # a trump, if the cards have it so


def read_until_gone(clause: Clause, draft: Draft) -> bool:
    """ "I play trumps until they are gone": drawing them."""
    joint = clause.joint("BEFORE")
    step = draft.plan.last_step
    if joint is not None and step is not None and _until_it_is_taken(clause, draft, step):
        return True
    gone = clause.mark("PRED") or clause.verb_name in ("draw", "have", "go") or clause.negation
    until = joint is not None and draft.words(joint.span).lower() in ("until", "till", "til")
    if step is None or step.suit != "T" or not until:
        return False
    gone_by_then = bool(gone) or _GONE_BY_THEN.search(draft.words(clause.span)) is not None
    if not gone_by_then or step.verb not in (Verb.CASH, Verb.LEAD, Verb.RUN, Verb.DRAW) or step.cards:
        return False
    draft.plan.change_step(step.id, verb=Verb.DRAW, listed=False)
    draft.marks.drawing_spans.append(("plan", step.span.cover(clause.span)))
    draft.marks.outstanding.append((None, clause.span))
    return True


_GONE_BY_THEN: Final = re.compile(
    r"\b(?:they|it|both|(?:the|your|his|their|\w+['’]s) (?:last (?:one|trump)|trumps?))(?: (?:all|both))? "
    r"(?:falls?|drops?|comes? (?:down|out|in)|have (?:fallen|dropped))\b"
    r"|\b(?:shows?|is|are|['’]re|['’]s)(?: all)? out\b",
    re.IGNORECASE,
)
""" "Until *they fall*", "until *East's last one drops*", "until *West shows out*"."""


def _is_gone_by_then(clause: Clause, draft: Draft, state: str, phrase: NounPhrase) -> bool:
    """ "Once the trumps are gone": they are to go yet; "now that they are" they have."""
    joint = clause.joint("AFTER")
    said = clause.mark("PRED")
    until = joint is not None and draft.words(joint.span).lower() in ("until", "till", "til")
    leaves = phrase.suit == "T" or (until and bool(phrase.ranks))  # "once trumps are out", "not until the ace is out"
    out = said is not None and draft.words(said.span).lower() == "out" and leaves
    if joint is None or clause.negation is not None or not (state == "gone" or (out and phrase.number is None)):
        return False
    if phrase.ranks or phrase.cards:
        return True
    own = phrase.suit == "T" or (phrase.suit is not None and phrase.determiner != "your")
    return own and draft.words(joint.span).lower() not in ("now that", "having")


def draw_by_then(clause: Clause, draft: Draft, suit: str) -> None:
    """A step for trumps that will have been drawn: "once trumps are drawn", "when the last one is gone"."""
    if not draft.is_side_suit(suit):
        draft.marks.drawing_spans.append(("plan", clause.span))
        draft.marks.outstanding.append((None, clause.span))
    step = draft.add_step(Verb.DRAW, clause.span, suit=suit)
    draft.add_unit(clause, [step], "verb")


def draw_what_was_out(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "*Trumps out* then diamonds": that they are to be drawn, where the clause behind it goes on to play."""
    out = draft.last.trumps_out
    if out is not None and out is previous and _leads_on(out, clause, draft):
        draw_by_then(out, draft, "T")
    drawn = draft.last.trumps_drawn
    if drawn is not None and drawn is previous and _is_done_after(clause):
        _draw_after_all(drawn, draft)


def _is_done_after(clause: Clause) -> bool:
    """ "Trumps pulled, *a heart pitched on the clubs*", "… *a heart away*": told as the drawing is, and to be done."""
    unsaid = clause.who is None and not (clause.copula or clause.auxiliaries or clause.negation or clause.subordinate)
    if clause.link not in ("comma", "and") or not unsaid:
        return False
    if clause.verb is None:
        return [phrase.act for phrase in clause.phrases] == ["discard"]
    return clause.verb_name in _DONE_IN_TURN and clause.is_past and bool(clause.subjects) and not clause.place("by")


_DONE_IN_TURN: Final = frozenset({"discard", "ruff", "cash", "finesse", "duck", "unblock", "knock_out"})


def _draw_after_all(drawn: Clause, draft: Draft) -> None:
    """The trumps that were said to be drawn are to be drawn: the first of several plays that are told so."""
    draft.beliefs = [each for each in draft.beliefs if each.span != drawn.span]
    draft.marks.drawing_spans = [each for each in draft.marks.drawing_spans if each[1] != drawn.span]
    draft.flags.discard("belief")
    draw_by_then(drawn, draft, "T")


def _leads_on(out: Clause, clause: Clause, draft: Draft) -> bool:
    if _goes_on_to_play(clause) or _goes_on_to_list(out, clause, draft):
        return True
    return _is_link_of_chain(out, clause, draft)


def _is_link_of_chain(out: Clause, clause: Clause, draft: Draft) -> bool:
    """ "Ace of spades, *trumps out*, diamonds": between what is played before and behind it."""
    played = out.link == clause.link == "comma" and bool(draft.plan.units) and is_bare_list(clause)
    return played and all(p.suit or p.ranks or p.cards for p in clause.phrases) and not draft.counts.conceded


def _goes_on_to_play(clause: Clause) -> bool:
    """Whether what follows "trumps out" shows that they are to be drawn: a play, a next thing, a card that falls."""
    if clause.joint("THEN") or clause.verb_name == "drop" or clause.mark("PRED"):
        return True
    goes_on_a_card = clause.verb_name == "go" and clause.place("on") is not None  # "trumps out, the diamond goes on …"
    return goes_on_a_card or (clause.verb_name in PLAY_VERBS and clause.who in (None, "me"))


def _goes_on_to_list(out: Clause, clause: Clause, draft: Draft) -> bool:
    """ "Trumps out, *two spades away on the hearts*", "trumps out, *3 clubs*": declarer's plays, or his winners."""
    bare = (
        clause.verb is None and clause.copula is None and not (clause.subject or clause.negation or clause.exclusions)
    )
    if not bare or clause.link not in ("comma", "and") or not clause.phrases or draft.claimer_role == "defender":
        return False
    trumps = [subject.plural and subject.number is None for subject in out.subjects] == [True]
    if not trumps or "still" in draft.words(out.span).lower() or (clause.link == "and" and clause.phrases[0].ranks):
        return False  # "trumps still out", "a trump out", "trumps out and the queen of hearts"
    theirs = clause.mark_at("to", "for", "with") or any(p.determiner in ("your", "these") for p in clause.phrases)
    plain = all(p.suit not in (None, "T") and p.quantifier != "no" and p.noun is None for p in clause.phrases)
    counted = any(phrase.number or phrase.act for phrase in clause.phrases)  # "trumps out, diamonds" tells how they are
    return plain and counted and not theirs and not clause.place("with", "in")


def _until_it_is_taken(clause: Clause, draft: Draft, step: Step) -> bool:
    """ "I play clubs *until you take your ace*": knocking it out."""
    appears = clause.verb_name == "drop" or (clause.verb_name in ("go", "come") and not clause.places)
    out = clause.mark("PRED")
    appears = appears or (clause.verb is None and out is not None and draft.words(out.span).lower() in _NOT_IN_HAND)
    named = clause.subjects if appears else clause.phrases
    ranks = named[0].ranks if len(named) == 1 else ()
    takes = clause.verb_name in ("take", "win", "play") and clause.who in ("you", "he", "they", "N", "E", "S", "W")
    takes = takes or appears  # "until the ace appears"
    plays = step.verb in (Verb.CASH, Verb.LEAD, Verb.RUN) and step.suit is not None and not step.cards
    same_suit = len(named) == 1 and named[0].suit in (None, step.suit)  # not "… until you ruff with your queen"
    if not (takes and plays and len(ranks) == 1 and same_suit):
        return False
    if step.suit == "T" and clause.verb_name == "drop":
        draft.marks.drawing_spans.append(("plan", clause.span))
        draft.plan.change_step(step.id, verb=Verb.DRAW, listed=False)
        return True  # "trumps are led until the queen drops"
    if draft.verb_words(clause).startswith(("drop", "fall")) and ranks[0] != "A":
        return True  # "cash clubs until the queen drops": theirs, and falling under what is cashed
    draft.plan.change_step(step.id, verb=Verb.KNOCK_OUT, cards=((step.suit or "?") + ranks[0],), listed=False)
    return True


_NOT_IN_HAND: Final[tuple[str, ...]] = ("gone", "out", "played")


def _knocked_out(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "Once the ace of diamonds is gone"."""
    steps = [draft.add_spec(Verb.KNOCK_OUT, spec) for spec in specs_of(phrase)]
    draft.add_unit(clause, steps, "verb")
    joint = clause.joint("AFTER")
    draft.marks.then_spans.append(joint.span if joint else clause.span)


def _no_more(clause: Clause, draft: Draft) -> bool:
    """ "No more trumps": gone, without a verb."""
    if clause.verb is not None:
        return False
    named = any(phrase.suit or phrase.ranks or phrase.cards for phrase in clause.phrases)  # not "wait, it's fine"
    there_is = named and clause.who == "it" and clause.copula is not None
    if "doubt_first" in draft.flags and there_is and not draft.says_what:
        draft.flags.add("objection")  # "hang on, there's a trump that you haven't mentioned"
        return True
    denied = clause.negation is not None and clause.who in (None, "it")
    suits = [phrase for phrase in clause.phrases if phrase.suit and phrase.act is None]
    phrase = next((p for p in suits if p.quantifier == "no" or (denied and "remaining" in p.adjectives)), None)
    if phrase is None:
        return False
    winners = phrase.noun not in (None, "loser")
    some = phrase.ranks or phrase.cards or winners or _SOME_OF_THEM.search(draft.words(phrase.span)) is not None
    if not some and hand_of(clause) is None:
        believe_gone(clause, draft, phrase.suit)
    return True


_SOME_OF_THEM: Final = re.compile(r"\b(?:good|high|top|big|winning|small|low|losing)\b", re.IGNORECASE)
"""Who has none of these may have others: "no *good* spades"."""


def believe_gone(clause: Clause, draft: Draft, suit: str | None) -> None:
    """The clause says that no card of the suit is out; "none *but the king*" that one is."""
    if clause.exclusions:
        trumps = suit in ("T", draft.trumps)
        draft.marks.outstanding.extend([(None, clause.span)] if trumps else [])
        return
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=suit))
    draft.flags.add("belief")


def believe_cards_gone(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "The queen of hearts has gone": that card, and not its suit."""
    cards = tuple(card for spec in specs_of(phrase, draft.last.suit) for card in spec.cards)
    draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", cards=cards))
    draft.flags.add("belief")
