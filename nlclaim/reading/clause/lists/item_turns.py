"""Turns of speech by which an item of a list is read: alternatives, actions, "another", losers, "the other suit"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import GUARDED_IN, Step, Verb
from nlclaim.reading.clause.parts.frames import hand_of, in_suit_played, is_rest_of_suit
from nlclaim.reading.clause.plays.ruffs import crossruffed
from nlclaim.reading.clause.plays.verbs import add_act, guarded_in, on_what
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import Amount, amount_of
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.totals import sums_up_losses

TWO_SUITED: Final = frozenset({Verb.CROSSRUFF, Verb.SQUEEZE, Verb.THROW_IN})


NO_TRICKS: Final = frozenset(
    {
        "loser", "hand", "lead", "suit", "doubleton", "board", "contract", "card", "honour", "coup", "words", "claim",
        "accident",
    }
)  # fmt: skip


DONE_AGAIN: Final = frozenset({Verb.RUFF, Verb.LEAD, Verb.DISCARD, Verb.DUCK})
"""What may be done to one suit after another without being named again."""


def read_alternative(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "10 *or 11*": the lower number is what is claimed, the higher what is conceded; "a spade *or a heart*": the
    first stands for both.
    """
    plan = draft.plan
    if clause.link != "or":
        return False
    theirs = draft.counts.side == "theirs"
    did = plan.steps[-1] if plan.steps and phrase.is_bare_number else None
    if did is not None and did.verb in DONE_AGAIN and phrase.span.start - did.span.end <= len(" or "):
        return True  # "ruff a red card *or two*"
    counted = draft.counts.conceded if theirs else draft.counts.claimed
    number = amount_of(phrase)
    if counted and number is not None:
        said, span = counted[-1]
        beside = phrase.span.start - span.end <= len(", or ")
        fewer = number.tricks is not None and number.tricks < (said.tricks or 0)
        more = number.tricks is not None and said.tricks is not None and number.tricks > said.tricks
        more = more and not (plan.units and plan.units[-1].sort == "concede")  # "you get a spade, or two if …"
        if beside and (more if theirs else fewer):
            counted[-1] = (number, phrase.span)
        return True
    if plan.steps and not phrase.act and plan.steps[-1].span.end <= phrase.span.start:
        return number is None
    return False


def read_more_elsewhere(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Ruff two clubs in dummy, *one in hand*", "throw one on the king, *the other on the ten*": more of it."""
    last = draft.plan.last_step
    counts = phrase.is_bare_number or (phrase.adjectives in (("other",), ("another",)) and not phrase.suit)
    if last is None or not counts or clause.verb is not None or clause.link not in ("comma", "and"):
        return False
    if clause.copula is not None or clause.goes_to(("you", "me", "they"), "for", "to"):
        return False
    count = phrase.number if phrase.number != 1 else None
    if last.verb is Verb.RUFF and hand_of(clause) is not None:
        step = draft.add_step(Verb.RUFF, clause.span, suit=last.suit, hand=hand_of(clause), count=count)
    elif last.verb is Verb.DISCARD and (place := clause.place("on")) is not None and place.object is not None:
        step = draft.add_step(Verb.DISCARD, clause.span, suit=last.suit, on=on_what(place, draft), count=count)
    else:
        return False
    draft.add_unit(clause, [step], "verb")
    return True


def read_else_count(draft: Draft, phrase: NounPhrase) -> bool:
    """ "If trumps are 2-2 I ruff two clubs, *otherwise only one*": how often, and no number of tricks."""
    last = draft.plan.last_step
    branches = draft.plan.else_of is not None and last is not None and last.condition == draft.plan.else_of
    if not branches or last is None or last.verb not in DONE_AGAIN or not phrase.is_bare_number or not last.count:
        return False
    count = phrase.number if phrase.number != 1 else None
    draft.add_step(last.verb, phrase.span, suit=last.suit, hand=last.hand, count=count, condition=None)
    draft.plan.units[-1].steps.append(draft.plan.steps[-1].id)
    return True


def read_act(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "A heart ruff", "a finesse"; "spade *or heart finesse*": one action, either suit."""
    if not phrase.act:
        return False
    if phrase.act == "drop" and _falls(draft, phrase):
        return True  # "drawing the rest of the trumps, *the queen drops*": what happens then
    last = draft.plan.last_unit
    denied = clause.negation is not None or phrase.quantifier in ("no", "none")
    if denied:
        draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
        return True  # "I have three clubs, *no ruff*"
    if phrase.act == "ruff" and last is None and clause.link == "and" and clause.joint("THEN") is None:
        _count_ruffs(draft, phrase)
    if clause.link == "or" and last is not None and last.sort == "listed" and draft.plan.steps[-1].id == last.steps[-1]:
        draft.withdraw_step()
    elif last is not None and last.sort == "held" and phrase.act == "ruff":
        draft.counts.listed.append((phrase.number or 1, True))
    elif phrase.act == "ruff" and _ends_list_of_winners(clause, draft, phrase):
        draft.counts.listed.append((phrase.number or 1, False))
    draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
    return True


def _ends_list_of_winners(clause: Clause, draft: Draft, ruff: NounPhrase) -> bool:
    """ "Six trumps, the ace-king of diamonds *and a club ruff*": one trick more, where a single item begins a line."""
    counts = ruff.determiner == "a" or ruff.number is not None
    listed = len(draft.plan.units) >= _A_LIST and all(unit.sort == "listed" for unit in draft.plan.units)
    several = any((step.count or 1) > 1 for step in draft.plan.steps)  # cards may be a line
    then = clause.joint("THEN") is not None or bool(draft.marks.then_spans)
    return listed and several and counts and clause.link == "and" and not then


_A_LIST: Final = 2
"""The fewest items that are a list."""


def _falls(draft: Draft, phrase: NounPhrase) -> bool:
    drew = bool(draft.plan.steps) and draft.plan.steps[-1].verb in (Verb.DRAW, Verb.CASH)
    named = bool(phrase.ranks) or (phrase.number is not None and phrase.suit is None)
    return drew and named and draft.words(phrase.span).lower().endswith(("drops", "falls"))


def _count_ruffs(draft: Draft, phrase: NounPhrase) -> None:
    """ "Eight top tricks *and two ruffs*": ten."""
    amount, span = draft.counts.claimed[-1] if draft.counts.claimed else (Amount(), phrase.span)
    ruffs = phrase.number or (1 if phrase.determiner == "a" else None)
    if amount.tricks and ruffs and not draft.counts.conceded and draft.plan.condition is None:
        draft.counts.claimed[-1] = (replace(amount, tricks=amount.tricks + ruffs), span.cover(phrase.span))


def read_second_suit(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Crossruff hearts *and clubs*", "squeezed in hearts *and clubs*"."""
    last = draft.plan.last_step
    listed = clause.link == "comma" and last is not None and last.verb is Verb.CROSSRUFF and phrase.plural
    goes_on = clause.joint("THEN") is not None or any(mark.value == "from_the_top" for mark in clause.marks)
    if clause.negation is not None or clause.tells_what_is_left or goes_on:
        return False  # "crossruff, *then hearts*", "… *hearts from the top*"
    if last is None or last.verb not in TWO_SUITED or phrase.number is not None or not (clause.link == "and" or listed):
        return False  # "crossruff clubs, diamonds, four more"
    if last.verb is Verb.CROSSRUFF and (phrase.ranks or phrase.cards):
        return False  # "crossruff, and the ace of hearts"
    if last.verb is Verb.SQUEEZE:
        draft.plan.change_step(last.id, how=(*last.how, *guarded_in(phrase)))
    the = phrase.determiner == "the" and phrase.plural and not phrase.ranks
    both = not phrase.determiner or the  # "the hearts *and the spades*"
    if amount_of(phrase) is not None or not (both or last.verb is Verb.SQUEEZE):
        return False
    if last.verb is Verb.CROSSRUFF and (suits := {last.suit, phrase.suit} & {*GUARDED_IN}):
        draft.plan.change_step(last.id, how=crossruffed(last.how, suits), span=last.span.cover(phrase.span))
    return True


def read_sort_of_squeeze(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "The rest on a squeeze. *A double one*."."""
    last = draft.plan.last_step
    sort = next((word for word in phrase.adjectives if word in ("double", "simple")), None)
    if last is None or last.verb is not Verb.SQUEEZE or sort is None or not phrase.is_bare_number:
        return False
    draft.plan.change_step(last.id, how=(*last.how, sort))
    return True


def read_another_round(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Two rounds of trumps, a ruff, then *the third round*"."""
    if phrase.noun != "round" or phrase.suit or phrase.ordinal is None:
        return False
    if not any(step.verb is Verb.DRAW and any("_round" in word for word in step.how) for step in draft.plan.steps):
        return False
    draft.add_unit(clause, [draft.add_step(Verb.DRAW, phrase.span, suit="T", how=("in_one_round",))], "verb")
    return True


def read_rest_of_suit(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Rest trumps", "rest top", "rest tops"."""
    if phrase.quantifier != "rest":
        return False
    last = draft.plan.last_step
    if is_rest_of_suit(phrase) and (suit := in_suit_played(phrase, draft).suit) is not None:
        draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, suit=suit)], "verb")
        return True
    pointed = phrase.of is not None and phrase.of.is_pointed_at
    if pointed and last is not None and last.suit and last.cards and clause.link in ("and", "comma"):
        draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, suit=last.suit)], "verb")
        return True  # "the ace of clubs and the rest of them"
    if phrase.suit and phrase.of is None and not (phrase.ranks or phrase.act):
        draft.claim(Amount(all=True), phrase.span)
        draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, suit=phrase.suit)], "verb")
        return True
    top = phrase.adjectives in (("top",), ("high",), ("good",)) or (phrase.noun == "winner" and not phrase.number)
    if top and draft.plan.steps:
        draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, how=("believed",))], "belief")
    return False  # the number is still to be read


def read_another(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Ace *and another*": a low card of the same suit after it; "ruff a club, *then another*": the same again."""
    last = draft.plan.last_step
    more = phrase.quantifier == "more" and phrase.number and not phrase.has_head and clause.link == "and"
    if more and last is not None and len(last.cards) == 1 and last.suit and last.listed and clause.verb is None:
        draft.counts.listed.append((phrase.number, False))
        step = draft.add_step(Verb.CASH, phrase.span, suit=last.suit, count=phrase.number, listed=True)
        draft.add_unit(clause, [step], "listed")
        return True  # "the ace of spades and two more"
    said = draft.words(phrase.span).lower()
    ruffed = last is not None and last.verb is Verb.RUFF and said in ("the other", "the other one")
    if last is None or not (said in ("another", "another one") or ruffed):
        return False  # "ruff one club, then *the other*"
    if last.verb is Verb.CONCEDE and not last.cards and clause.joint("THEN", "AND"):
        give_away(clause, draft, [replace(phrase, suit=last.suit, number=1, adjectives=())])
        return True  # "I lose a club, then another"
    if _is_done_again(clause, last):
        step = draft.add_step(last.verb, phrase.span, suit=last.suit, hand=last.hand, how=last.how)
    elif _leaves_small_one(clause, draft, last):
        step = draft.add_step(Verb.LEAD, phrase.span, suit=last.suit)
    else:
        return False
    draft.add_unit(clause, [step], "verb")
    return True


def _is_done_again(clause: Clause, last: Step) -> bool:
    """ "Ruff a club *and another*", "draw one round, *then another*"."""
    a_round = last.verb is Verb.DRAW and last.how == ("in_one_round",)
    done = (last.verb in DONE_AGAIN and last.suit is not None) or a_round
    return done and not (last.cards or last.negated) and clause.joint("THEN", "AND") is not None


def _leaves_small_one(clause: Clause, draft: Draft, last: Step) -> bool:
    """ "Ace *and another*", "a club to the queen, *then another*"; not "the queen of hearts, *so two*"."""
    joined = clause.link in ("and", "comma") or clause.joint("THEN") is not None
    towards = last.verb is Verb.FINESSE and last.suit is not None and clause.joint("THEN") is not None
    return (len(last.cards) == 1 or towards) and joined and not draft.joined_by(clause, "so")


def nothing_more(draft: Draft, phrase: NounPhrase) -> None:
    """ "I win this trick *and no more*": the rest are for the other side."""
    draft.flags.discard("current")
    if "current_lost" in draft.flags:
        draft.claim(Amount(all=True), phrase.span)
    else:
        draft.claim(Amount(tricks=1), phrase.span)
        draft.counts.concede(Amount(all=True), phrase.span)


def read_loser(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "A heart loser", "losers: a heart, a club", "only loser 1 spade"."""
    place = clause.phrases.index(phrase) if phrase in clause.phrases else 0
    if "losers" in draft.flags and any(earlier.noun == "loser" for earlier in clause.phrases[:place]):
        give_away(clause, draft, [phrase])
        return True
    counted = phrase.determiner == "a" or phrase.number is not None
    card = phrase.determiner == "a" and (bool(phrase.ranks) or (phrase.number or 0) > 1)  # "a losing ten"
    losing = "losing" in phrase.adjectives and counted and (phrase.suit or card) and clause.verb is None
    begins = not (draft.plan.units or clause.places or clause.joint("THEN"))  # "*a losing heart* and a losing club"
    if losing and (begins or (clause.link in ("and", "comma") and draft.counts.listed)):
        draft.flags |= {"concede", "has_losers"}
        give_away(clause, draft, [phrase])  # "I've three top diamonds and a losing club"
        return True
    if phrase.noun != "loser":
        return False
    if phrase.quantifier in ("no", "none") and draft.counts.conceded:
        return True  # "one club loser but no trump loser"
    if clause.link in ("comma", "stop") and phrase.determiner is None and sums_up_losses(draft, phrase):
        return True  # "I lose the ace of clubs. *One loser*."
    bare = phrase.determiner is None
    one = bare and draft.words(phrase.span).lower().endswith(" loser")  # "heart loser, rest mine"
    listed = phrase.suit and (phrase.symbol or one or (bare and (draft.plan.units or clause.mark("LAST"))))
    if phrase.number is not None or phrase.determiner == "a" or listed:  # "a ruff, heart loser at the end"
        lost = replace(phrase, noun=None) if phrase.suit else replace(phrase, noun="trick", group=None)
        give_away(clause, draft, [lost])  # "a heart loser", "two minor-suit losers"
        if not phrase.suit:
            draft.flags.add("has_losers")  # "one loser, a spade"
    elif phrase.quantifier is None and not (phrase.suit or phrase.of or phrase.adjectives):
        draft.counts.side = "theirs"
        draft.flags.add("losers")
    return True


def read_other_suit(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "Then the other suit"."""
    if phrase.noun != "suit" or "other" not in phrase.adjectives or not draft.plan.steps:
        return False
    draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, hand=hand_of(clause))], "listed")
    return True


def extend_discard(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "On the ace *and king of diamonds*": more of what is discarded on."""
    last = draft.plan.last_step
    if last is None or last.verb is not Verb.DISCARD or not last.on or len(last.on) != 2 or clause.link != "and":
        return False
    if not (phrase.ranks or phrase.cards) or phrase.noun in NO_TRICKS:
        return False
    if last.on[0] == "?" and phrase.suit:
        draft.plan.change_step(last.id, on=phrase.suit + last.on[1])
    return True
