"""Tricks given to the other side: counted, and a step for each suit or card named."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANKS
from nlclaim.language import NounPhrase
from nlclaim.plan.model import Step, Verb
from nlclaim.reading.clause.parts.frames import how_of, negated
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.people import REPORTED, THEY
from nlclaim.reading.phrases import (
    PAIRS,
    Amount,
    Spec,
    amount_of,
    as_card,
    is_both,
    is_empty,
    is_rank,
    is_this_trick,
    specs_of,
)
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.spans import Span


def tricks_of(phrase: NounPhrase, spec: Spec) -> int | None:
    """How many tricks a listed item counts, None when it does not say."""
    if spec.cards:
        return len(spec.cards)
    if spec.count is not None:
        return spec.count
    singular = phrase.suit and not phrase.plural and not phrase.nouns_plural and not phrase.symbol
    master = phrase.determiner is None and bool({"last", "good", "top", "high", "winning"} & set(phrase.adjectives))
    one = phrase.determiner in ("the", "my") or master
    return 1 if singular and phrase.quantifier is None and one else None  # "last trump, last heart"


def left_out(clause: Clause, draft: Draft) -> None:
    """ "All but a club": what is left out is conceded."""
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase) and exclusion.object.noun == "words":
            continue  # "claimed them all without a statement"
        if isinstance(exclusion.object, NounPhrase) and _is_out_of_account(clause, exclusion.object):
            continue
        ruffed = isinstance(exclusion.object, NounPhrase) and exclusion.object.act == "ruff"
        ruffed = ruffed and not draft.words(exclusion.span).lower().startswith(
            "without"
        )  # "all apart from a heart ruff"
        if isinstance(exclusion.object, NounPhrase) and (ruffed or exclusion.object.act is None):
            give_away(clause, draft, [as_card(exclusion.object, "the")])
            draft.flags.add("all_but")


def _is_out_of_account(clause: Clause, suit: NounPhrase) -> bool:
    """ "*Ignoring the clubs*, I have seven tricks": a suit that may bring more, and nobody is given it."""
    counted = bool(clause.phrases) and all(amount_of(p) != Amount(all=True) and p.number for p in clause.phrases)
    whole = suit.plural and bool(suit.suit) and not (suit.number or suit.ranks or suit.cards or suit.quantifier)
    return counted and whole and suit.noun is None


def give_away(clause: Clause, draft: Draft, phrases: list[NounPhrase]) -> None:
    """Tricks to the other side: counted, and a step for each suit or card named."""
    plan = draft.plan
    draft.counts.side = "theirs"
    if clause.link == "or" and phrases and _is_other_of_two(clause, draft, phrases[0]):
        return
    told = clause.who in REPORTED  # "*in the end* South conceded" says when he spoke
    at_end = [mark.span for mark in clause.marks if mark.label == "LAST" and (mark.span.start or not told)]
    draft.marks.then_spans.extend(at_end)
    steps: list[int] = []
    last: Span | None = None
    for place, phrase in enumerate(phrases):
        if place and _spells_out(phrases[place - 1], phrase):
            draft.flags.add("elaborated")
        if phrase.noun == "unknown" and phrase.determiner == "a":
            draft.flags.add("concede")  # "you get a zork": nobody knows what, but it is not ours
        given = _as_given(clause, draft, phrase)
        if given is None or _give_pointed_at(draft, given, steps):
            continue
        amount = _amount_given(clause, draft, given)
        if amount is None:
            steps.extend(_give_named(clause, draft, given))
        elif amount.tricks != 0:
            steps.extend(_give_number(clause, draft, given, amount, at_end=bool(at_end)))
            if steps and plan.steps[steps[-1]].span == given.span and "at_the_end" in plan.steps[steps[-1]].how:
                last = at_end[0] if at_end else given.span  # "heart ruff, club ruff, and the last one's yours"
            if steps and given.noun == "trick" and "last" in given.adjectives and amount.tricks == 1:
                last = given.span  # "draw trumps, losing the last trick to the ace of clubs"
        elif not draft.counts.conceded:  # "you get the ace, nothing else" claims nothing in words
            draft.claim(Amount(all=True), given.span)  # "nothing for you"
    draft.add_unit(clause, steps, _concede_sort(clause, draft))
    if last is not None and steps:
        draft.place_last_unit(last, first=False)


def _spells_out(counted: NounPhrase, phrase: NounPhrase) -> bool:
    """ "You get two tricks *the king* and the ten": what was counted before it."""
    tricks = counted.number is not None and (counted.noun == "trick" or counted.is_bare_number)
    return tricks and bool(phrase.ranks)


def _is_each_of_both(clause: Clause, phrase: NounPhrase) -> bool:
    """ "*Both* are yours"."""
    return is_both(phrase) and clause.mark("MINE") is not None


def is_other_of_them(draft: Draft, phrase: NounPhrase) -> bool:
    """ "I pitch one heart and lose *the other*": a card of the suit that was just disposed of."""
    last = draft.plan.last_step
    disposed = last is not None and last.verb in (Verb.DISCARD, Verb.RUFF) and bool(last.suit) and not last.cards
    return disposed and phrase.adjectives == ("other",) and not phrase.has_head


def _as_given(clause: Clause, draft: Draft, phrase: NounPhrase) -> NounPhrase | None:
    """What the phrase gives away; None for one that gives nothing: "… but no trump loser", an empty one."""
    last = draft.last
    if "losing" in phrase.adjectives and phrase.determiner == "a" and (phrase.number or 0) > 1 and not phrase.suit:
        phrase = as_card(replace(phrase, adjectives=(), noun=None), "a")  # "a losing *ten*"
    if is_other_of_them(draft, phrase):
        return replace(phrase, suit=draft.plan.steps[-1].suit, number=phrase.number or 1)
    if phrase.noun == "loser" and phrase.quantifier == "no":
        return None
    pointed = phrase.of is not None and phrase.of.is_pointed_at
    if phrase.is_bare_number and last.suit_of_them and (pointed or draft.text.startswith(" of them", phrase.span.end)):
        suit = last.suit_of_them
        return replace(phrase, suit=suit, plural=phrase.number != 1, of=None)  # "the clubs … I lose two of them"
    bare = phrase.determiner is None and not (phrase.nouns_plural or phrase.number or phrase.ranks)
    if phrase.noun == "trick" and phrase.suit and bare:
        return replace(phrase, noun=None, number=1)  # "club trick for you"
    return None if is_empty(phrase) and not _is_each_of_both(clause, phrase) else phrase


def _amount_given(clause: Clause, draft: Draft, phrase: NounPhrase) -> Amount | None:
    if _is_each_of_both(clause, phrase):
        return Amount(tricks=2)
    amount = None if _is_their_card(phrase, draft) else amount_of(phrase)
    if phrase.noun == "trick" and not (phrase.determiner or phrase.nouns_plural or phrase.suit or phrase.ranks):
        return amount or Amount(tricks=1)  # "trick to you"
    return amount


def _give_pointed_at(draft: Draft, phrase: NounPhrase, steps: list[int]) -> bool:
    """ "You get *that*", "you've got *them*": what was spoken of, the trick in progress, or all."""
    that = phrase.is_that or (phrase.determiner == "this" and phrase.noun == "one" and not phrase.suit)
    if that and (card := card_spoken_of(draft)) is not None:
        draft.counts.concede(Amount(tricks=1), phrase.span)
        steps.append(draft.add_step(Verb.CONCEDE, phrase.span, suit=card[0].strip("?") or None, cards=(card,)))
    elif phrase.determiner == "this" and phrase.noun in (None, "one") and is_trump_left_out(draft):
        draft.counts.concede(Amount(tricks=1), phrase.span)
        steps.append(draft.add_step(Verb.CONCEDE, phrase.span, suit="T"))
    elif is_trick_in_progress(draft, phrase):
        draft.flags |= {"current", "current_lost"}
    elif phrase.is_pointed_at and not steps:  # not "have your two aces whenever you want *them*"
        draft.counts.concede(Amount(all=True), phrase.span)
    else:
        return phrase.is_pointed_at
    return True


def is_trick_in_progress(draft: Draft, phrase: NounPhrase) -> bool:
    """ "You win *this trick*", "*this one* goes to you"; once something was said, "this one" may be that."""
    named = bool(phrase.suit or phrase.ranks or phrase.cards or phrase.adjectives or phrase.of)
    one = phrase.number is None or (phrase.number == 1 and not (draft.says_what or "has_losers" in draft.flags))
    return is_this_trick(phrase) and one and not named


def _give_number(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount, *, at_end: bool) -> list[int]:
    """ "Two tricks to your ace", "the last one's yours": the steps, if what is lost is named or placed."""
    if amount.tricks and in_each_of_two(clause):
        amount = Amount(tricks=2 * amount.tricks)
    if draft.plan.condition is not None and draft.counts.conceded and phrase.is_bare_number:
        before = draft.counts.conceded.pop()[0]  # "I lose one trump, but *if they are 4-1 I lose two*"
        amount = amount if (amount.tricks or 0) > (before.tricks or 0) else before
    draft.counts.concede(amount, phrase.span)
    lost = lost_to(clause, draft) or _lost_in(clause, draft, amount)
    if lost:
        draft.marks.then_spans.extend([phrase.span] if amount.of_last else [])  # "the last trick to your nine"
        return lost
    if at_end or (amount.of_last and _is_placed(draft, amount, phrase)):
        return [draft.add_step(Verb.CONCEDE, phrase.span, count=amount.tricks, how=("at_the_end",))]
    return []


def _give_named(clause: Clause, draft: Draft, phrase: NounPhrase) -> list[int]:
    if phrase.act in ("ruff", "finesse"):
        draft.counts.concede(Amount(tricks=phrase.number or 1), phrase.span)
        return []
    if phrase.noun in ("lead", "entry", "hand", "contract", "doubleton"):
        return []
    return _concede_steps(clause, draft, phrase)


def _is_other_of_two(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Either you get a club *or you get a heart*": of two losses one is counted."""
    if draft.counts.claimed and phrase.span.start - draft.counts.claimed[-1][1].end <= len(" or "):
        draft.counts.claimed.pop()  # "*one or* two to you"
        return False
    last = draft.plan.last_unit
    if last is not None and last.sort == "listed" and clause.verb is None and len(draft.plan.units) == 1:
        del draft.counts.listed[-len(last.steps) :]
        draft.plan.drop_steps(set(last.steps))  # "either *a club* or a heart to you"
        return False
    return last is not None and last.sort == "concede" and clause.verb is not None and phrase.number in (None, 1)


def _is_their_card(phrase: NounPhrase, draft: Draft) -> bool:
    """ "His *nine*", "you get *the nine*", where "the nine that are left" is a number."""
    if not is_rank(phrase):
        return False
    alone = _ENDS_WITH_IT.match(draft.text, phrase.span.end) is not None
    return phrase.determiner == "your" or (phrase.determiner == "the" and alone)


_ENDS_WITH_IT: Final = re.compile(r"(?:'s\b| is\b|\s*(?:$|[.,;!]| and\b))", re.IGNORECASE)
"""What follows the name of a card; a number goes on "… that are left", "… tricks", "are yours"."""


def is_trump_left_out(draft: Draft) -> bool:
    """Whether one trump was said to be out, to stay out, or to be the master: what "it" is in "you get it"."""
    last = draft.plan.last_step
    left = last is not None and last.verb is Verb.DRAW and last.negated
    one = last is not None and draft.words(last.span).lower().endswith(("trump", "one"))
    single = bool(draft.marks.outstanding) and draft.marks.outstanding[-1][0] == 1
    return (left and one) or (last is None and (single or "master_out" in draft.flags))


def concede_not_won(clause: Clause, draft: Draft) -> bool:
    """ "The ten of hearts is the only card *I don't win*"; false when it says something else."""
    not_won = clause.verb_name in ("win", "make", "get", "take") and clause.negation is not None
    if not draft.last.pending or not not_won or clause.phrases or clause.who != "me" or clause.link != "none":
        return False
    draft.flags.add("concede")
    clause.negation = None
    give_away(clause, draft, draft.last.pending)
    draft.last.pending = []
    return True


def concede_trump_out(clause: Clause, draft: Draft) -> None:
    """ "I won't draw the last trump, *you get it*"."""
    draft.counts.side = "theirs"
    draft.counts.concede(Amount(tricks=1), clause.span)
    draft.add_unit(clause, [draft.add_step(Verb.CONCEDE, clause.span, suit="T", how=_when(clause, draft))], "concede")


def _is_placed(draft: Draft, amount: Amount, phrase: NounPhrase) -> bool:
    """Whether the last tricks given up stand behind plays, or are called "the last one"."""
    words = draft.words(phrase.span).lower()
    alone = amount.tricks == 1 and (words.endswith(" one") or words.startswith(("the last", "last trick", "last one")))
    return amount.tricks is not None and (bool(draft.plan.units) or alone)


def lost_to(clause: Clause, draft: Draft) -> list[int]:
    """Steps for the cards that win the tricks: "a trick *to the ace of trumps*", "to West's master trump"."""
    places = [place for place in clause.places if place.preposition in ("to", "with")]
    named = [place.object for place in places if isinstance(place.object, NounPhrase)]  # "to you *with the ace*"
    if not named:
        return []
    card = named[0].suit and named[0].determiner == "a" and named[0].act is None  # "a trick to a club"
    if not (wins_tricks(named[0]) or is_rank(named[0]) or card):
        return []
    both = [phrase for phrase in named[1:] if phrase.ranks]  # "two to the ace *and king*"
    specs = [spec for phrase in (named[0], *both) for spec in specs_of(phrase)]
    return [draft.add_spec(Verb.CONCEDE, spec, count=None) for spec in specs]


def card_spoken_of(draft: Draft) -> str | None:
    """What "that" is: "the ace of trumps is out, you get *that*", "if the ten has not come down, I give you *that*"."""
    plan = draft.plan
    before = draft.last.clause
    out = before.mark("PRED") if before is not None else None
    if before is not None and out is not None and out.value == "left" and len(before.subjects) == 1:
        named = before.subjects[0]
        if len(named.ranks) == 1 and named.determiner != "my":
            return f"{named.suit or '?'}{named.ranks[0]}"
    hangs_on = plan.condition if plan.condition is not None else plan.else_of
    circumstance = plan.conditions[hangs_on].circumstance if hangs_on is not None else None
    if circumstance is None or circumstance.rank is None:
        return None
    suit = circumstance.suit or (plan.steps[-1].suit if plan.steps else None)
    return f"{suit or '?'}{circumstance.rank}"


def in_each_of_two(clause: Clause) -> bool:
    """ "One *in each minor*", "… *in both minors*", "… *in each of the red suits*"."""
    governed = clause.phrase_at("in")
    if governed is None:
        return False
    both = governed.determiner == "each" or governed.number == 2 or governed.quantifier == "both"
    return both and (governed.group in PAIRS or (governed.of is not None and governed.of.group in PAIRS))


def _lost_in(clause: Clause, draft: Draft, amount: Amount) -> list[int]:
    """ "A trick *in clubs*", "one *in each minor*"."""
    governed = clause.phrase_at("in")
    if governed is not None and in_each_of_two(clause) and not (governed.ranks or governed.act):
        group = governed.group or (governed.of.group if governed.of is not None else None)
        each = (amount.tricks or 0) // 2
        return [
            draft.add_step(Verb.CONCEDE, governed.span, suit=suit, count=each) for suit in PAIRS.get(group or "", "")
        ]
    if governed is None or not governed.plural or governed.ranks or governed.act or governed.number:
        return []
    return [draft.add_step(Verb.CONCEDE, governed.span, suit=governed.suit, count=amount.tricks)]


def _winner_named(clause: Clause) -> str | None:
    """The rank of the card that a trick is given up to."""
    governed = clause.phrase_at("to")
    if governed is None or governed.cards or len(governed.ranks) != 1 or governed.suit or governed.nouns_plural:
        return None
    return governed.ranks[0]


def wins_tricks(phrase: NounPhrase) -> bool:
    """Whether a phrase names a card that can win: a rank, or a high card of a suit."""
    high = bool(set(phrase.adjectives) & {"high", "good", "top", "last", "remaining"}) or phrase.determiner == "your"
    return bool(phrase.ranks or phrase.cards or (phrase.suit and high and phrase.act is None))


_GIVEN: Final[tuple[str, ...]] = (
    "giv", "gave", "gift", "grant", "award", "donat", "leav", "surrend", "let go", "hand",
    "present", "treat", "reward", "allow", "offer", "yield", "part with", "relinquish",
    *(f"{let} {them} have" for let in ("let", "letting", "lets") for them in ("you", "them", "him", "her")),
)  # fmt: skip
"""How verbs begin by which a trick is given as part of a line."""


def _concede_sort(clause: Clause, draft: Draft) -> str:
    """ "Give up a club" is a play among others, "you get a club" only counts; where a line was stated it ends it."""
    word = draft.verb_words(clause)
    form = clause.verb.form if clause.verb is not None else ""
    conceding = word.startswith("conc") and (form == "ing" or (form == "base" and bool(draft.plan.units)))
    given = conceding or word.startswith(_GIVEN)
    plays = bool(draft.plan.units) and draft.plan.units[-1].sort in ("verb", "act")
    given = given or (plays and word.startswith(("los", "lost")) and clause.link in ("comma", "and"))
    given = given and clause.who in (None, "me")
    given = given or (plays and clause.link == "and" and _ends_line(clause, draft))
    return "verb" if given else "concede"


def _ends_line(clause: Clause, draft: Draft) -> bool:
    """ "Draw trumps, ruff a heart, *and you get a club*", "*and a spade for you*"; not at a time of their choice."""
    theirs = clause.who in THEY or clause.goes_to(("you", "they"), "for", "to")
    said = draft.lowered[draft.plan.steps[draft.plan.units[-1].steps[-1]].span.end : clause.end]
    return theirs and draft.plan.condition is None and "whatever" not in said


def _concede_steps(clause: Clause, draft: Draft, phrase: NounPhrase) -> list[int]:
    plan = draft.plan
    steps = []
    denied = negated(clause) or phrase.quantifier in ("no", "none")  # "you get no clubs"
    winner = _winner_named(clause) if phrase.suit and not (phrase.ranks or phrase.cards) else None
    led = plan.steps[-1].suit if plan.steps and plan.steps[-1].verb in (Verb.LEAD, Verb.ESTABLISH) else None
    for spec in specs_of(phrase, draft.last.suit or led):
        if winner is not None:
            spec = replace(spec, cards=((phrase.suit or "?") + winner,))  # "give up a club to your queen"
        tricks = len(spec.cards) or spec.count or (1 if tricks_of(phrase, spec) or _definite(phrase) else None)
        if tricks is not None and not denied:
            draft.counts.concede(Amount(tricks=tricks), phrase.span)
        lend_suit_back(clause, draft, spec)
        if spec.named or spec.cards:
            when = (*_when(clause, draft), *_in_which_round(phrase, draft))
            steps.append(
                draft.add_spec(
                    Verb.CONCEDE, spec, how=when, hand=None, negated=denied,
                    count=None if spec.cards else spec.count,
                )
            )  # fmt: skip
    return steps


def _when(clause: Clause, draft: Draft) -> tuple[str, ...]:
    """ "You can take your trump *whenever you like*", "three tricks, *then* a spade to you"."""
    before = draft.last.clause
    after_tricks = clause.joint("THEN") is not None or (before is not None and before.subordinate == "after")
    if draft.counts.claimed and not draft.plan.units and after_tricks:
        return tuple(dict.fromkeys((*how_of(clause), "at_the_end")))
    return (*how_of(clause), *(("at_any_time",) if clause.mark("ANYORDER") else ()))


def _in_which_round(phrase: NounPhrase, draft: Draft) -> tuple[str, ...]:
    """ "You get *the third* heart", "*the last* club is yours": a later round of a plain suit, one trick of it."""
    later = "last" in phrase.adjectives or (phrase.ordinal or 0) > 1
    suit = phrase.suit or (phrase.of.suit if phrase.of is not None else None)  # "the third round of clubs"
    plain = suit is not None and not draft.are_trumps(suit) and not (phrase.ranks or phrase.cards)
    one = phrase.determiner == "the" and not (phrase.nouns_plural if phrase.noun == "round" else phrase.plural)
    return ("later_round",) if later and plain and one else ()


def lend_suit_back(clause: Clause, draft: Draft, spec: Spec) -> None:
    """ "Ace, king, *queen of spades*": the suit of the last goes for those before it."""
    if clause.who in ("partner", "dummy"):
        return  # "my ace, and partner has the queen of trumps"
    said = clause.phrases or clause.subjects
    inside = bool(said) and spec.span != said[0].span
    beside = inside or clause.link in ("and", "comma") or clause.joint("THEN")  # "the ace and then the king of clubs"
    if spec.suit is None or not spec.cards or not beside:
        return
    if not _is_pair(clause, draft) and _goes_down_from_before(draft, spec):
        return
    for step in reversed(draft.plan.steps):
        another = "believed" in step.how and step.span.end <= clause.start  # "my queen is good, ace of hearts"
        another = another or draft.words(step.span).lower().startswith("an ")  # "*an ace* and the king of trumps"
        if (
            not _is_open(step, draft.last)
            or another
            or step.verb not in (Verb.CASH, Verb.WIN, Verb.CONCEDE, Verb.KNOCK_OUT)
        ):
            return
        draft.plan.change_step(step.id, suit=spec.suit, cards=(spec.suit + step.cards[0][1],))


def _is_pair(clause: Clause, draft: Draft) -> bool:
    """ "Ace of hearts, *king and ace of spades*": two cards said in one breath, after a pause."""
    before = draft.last.clause
    single = before is not None and is_bare_list(before) and len(before.phrases) == 1 and before.joint("COMMA", "THEN")
    suit_last = bool(clause.phrases) and clause.phrases[0].of is not None  # not "hearts A, K and spade A"
    lone = suit_last and len(draft.plan.steps) > 1 and not _is_open(draft.plan.steps[-2], draft.last)
    return bool(single) and lone and clause.link == "and" and clause.joint("COMMA", "THEN") is None


def _is_open(step: Step, last: LastSaid) -> bool:
    """Whether a card's suit was not said with it."""
    return len(step.cards) == 1 and (step.cards[0][0] == "?" or step.id in last.lent)


def _goes_down_from_before(draft: Draft, spec: Spec) -> bool:
    """ "♦A, *K, Q*, ♥A": open cards that go down from a card before them, and not down to the one behind them."""
    open_steps = list(itertools.takewhile(lambda step: _is_open(step, draft.last), reversed(draft.plan.steps)))
    before = draft.plan.steps[-len(open_steps) - 1] if 0 < len(open_steps) < len(draft.plan.steps) else None
    if before is None or len(before.cards) != 1 or not before.suit:
        return False
    ranks = [RANKS.index(step.cards[0][1]) for step in (before, *reversed(open_steps))]
    falling = all(high > low for high, low in itertools.pairwise(ranks))
    if not falling or RANKS.index(spec.cards[0][1]) < ranks[-1]:
        return False
    for step in open_steps:
        draft.plan.change_step(step.id, suit=before.suit, cards=(before.suit + step.cards[0][1],))
    return True


def _definite(phrase: NounPhrase) -> bool:
    if phrase.suit and phrase.determiner is None and phrase.noun in (None, "loser") and not phrase.plural:
        return phrase.symbol or (phrase.quantifier is None and not phrase.nouns_plural)  # "lose C", "club to you"
    if phrase.determiner is None and phrase.suit and set(phrase.adjectives) & {"good", "high", "top", "last"}:
        return not phrase.plural and not phrase.nouns_plural  # "but master trump"
    if phrase.noun == "round" and phrase.ordinal is not None:
        return not phrase.nouns_plural  # "the first round of spades"
    return phrase.determiner in ("the", "my", "your", "this") and not phrase.plural and not phrase.nouns_plural
