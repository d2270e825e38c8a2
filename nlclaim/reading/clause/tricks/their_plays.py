"""What the other side will do: whose play a clause tells of, and what it costs."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import has_auxiliary, is_before_our_rest
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import sits_with, whose
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import SEATS, THIRD
from nlclaim.reading.phrases import Amount, as_card, is_one_card, specs_of
from nlclaim.reading.segmentation.clause import Clause, has_no_finite_verb, is_bare_list

_MUST: Final = frozenset({"must", "has to", "have to", "had to", "has got to", "gotta"})
_UP_TO_THEM: Final = frozenset({"may", "can", "ca", "could", "might"}) | _MUST
"""Auxiliaries with which one speaks of what an opponent may or has to do."""


_OBLIGED: Final[tuple[str, ...]] = ("forced to", "obliged to", "compelled to")


def has_to(clause: Clause, draft: Draft) -> bool:
    """Whether a clause tells of what somebody must do: "East *has to* keep a spade", "you *are forced to* lead one"."""
    said = [draft.words(mark.span).lower() for mark in clause.auxiliaries]
    return any(words in _MUST or words.endswith(_OBLIGED) for words in said)


def goes_on_their_play(clause: Clause, draft: Draft) -> bool:
    """ "East must discard a heart *or a club*", "you lead a spade, *a heart* or a club": more of what they play."""
    more = draft.last.clause is not None and is_bare_list(clause)
    whatever = draft.last.clause is not None and draft.words(draft.last.clause.span).lower().startswith(_WHATEVER)
    more = more and (draft.last.their_play is draft.last.clause or _may_lead(draft.last.clause) or whatever)
    suits = all(phrase.determiner == "a" and phrase.suit and not phrase.ranks for phrase in clause.phrases)
    joined = clause.link in ("or", "and")
    joined = joined or (clause.link == "comma" and _OR_NEXT.match(draft.text, clause.end) is not None)
    if not (more and suits and joined) or clause.joint("THEN"):
        return False
    draft.last.their_play = clause
    return True


def _may_lead(clause: Clause | None) -> bool:
    """ "If *you lead a heart* or a club"."""
    if clause is None or clause.subordinate is None or clause.verb_name not in ("lead", "play", "discard"):
        return False
    return clause.who in THIRD and clause.negation is None


_OR_NEXT: Final = re.compile(r"(?:, an? \w+)*,? or an? ", re.IGNORECASE)


_WHATEVER: Final[tuple[str, ...]] = (
    "whatever",
    "whichever",
    "wherever",
    "whatever card",
    "whatever suit",
    "whichever suit",
    "whichever card",
)


def is_theirs(clause: Clause, draft: Draft, name: str) -> bool:
    """Whether the other side does what the verb says, or is told to."""
    may = has_auxiliary(clause, draft, _UP_TO_THEM) or has_to(clause, draft)
    if _is_theirs_by_what_went_before(clause, draft, name, may=may):
        return True
    other = clause.who not in ("me", "dummy", "partner", None) or clause.is_passive
    words_before = draft.lowered[: (clause.subject or clause).span.start].rstrip()
    if other and words_before.endswith((*_WHATEVER, "no matter what", "no matter which")):
        return True  # "whatever East plays", "whatever is led"
    if clause.who == "who":
        return may or clause.subordinate == "before" or clause.is_past  # "since nobody ruffed"
    named = clause.who in SEATS | {"he", "lho", "rho"}
    if other and named and words_before.endswith("let"):
        return True  # "let him ruff with the master trump"
    if _is_theirs_by_what_is_done(clause, draft, name, named=named):
        return True
    theirs = (
        clause.who in ("you", "they", "lho", "rho")
        or ((clause.who in SEATS or clause.who == "he") and (may or (name == "overruff" and clause.negation)))
        or is_other_seat(clause, draft)
        or (draft.claimer_role == "defender" and clause.who in ("he", "declarer", "dummy"))
    )
    return bool(theirs) and whose(clause, draft) == "theirs"


def _is_theirs_by_what_went_before(clause: Clause, draft: Draft, name: str, *, may: bool) -> bool:
    """ "East ruffs *and leads a trump*", "I throw West in, and *he leads* into my tenace": who is spoken of there."""
    last, before = draft.last, draft.last.clause
    in_trouble = bool(draft.plan.steps) and draft.plan.steps[-1].verb in (Verb.THROW_IN, Verb.SQUEEZE)
    mine = before is not None and before.who in (None, "me") and "reported" not in draft.flags
    if clause.who in ("he", "they") and in_trouble and mine:
        return True  # "I throw West in, and *he leads* into my tenace"
    to_lead = name in ("lead", "play") and clause.is_to_do
    if in_trouble and to_lead and clause.subject is None and clause.link == "none":
        return True  # "throw you in with a heart *to lead a club*"
    if clause.subject is None and _goes_on_from_theirs(clause, draft):
        return True
    joined = clause.link in ("and", "or") or (clause.link == "none" and may)
    joined = joined or (clause.link == "comma" and draft.claimer_role == "defender" and clause.joint("THEN") is None)
    if clause.subject is None and joined and last.their_turn and _may_share_subject(clause, draft):
        return True  # "East ruffs *and leads a trump*"
    if before is None:
        return False
    until = clause.subordinate == "before" and clause.who in ("he", "they") and "reported" not in draft.flags
    if until and before.who in ("me", None):
        return True  # "I run the clubs till he ruffs"
    told_of = before.who == "who" and clause.link == "comma"
    if clause.subject is None and told_of and has_to(clause, draft):
        return True  # "West, who has the king, *has to lead* a spade"
    return before.verb_name == "stop" and clause.link == "none" and clause.who in SEATS  # "to stop West ruffing"


def _is_theirs_by_what_is_done(clause: Clause, draft: Draft, name: str, *, named: bool) -> bool:
    """ "You can't get in *to cash your hearts*", "*he ruffs* my ace": what only the other side does, or is said to."""
    if name in ("cash", "run") and clause.who is None and any(p.determiner == "your" for p in clause.phrases):
        return True  # "you can't get in *to cash your hearts*"
    if name == "ruff" and _is_left_to_them(clause, draft):
        return True
    if name == "ruff" and named and any(p.determiner == "my" and (p.ranks or p.cards) for p in clause.phrases):
        return True  # "he ruffs my ace"
    ruffs = name == "overruff" or (name == "ruff" and clause.subordinate == "before")  # "I run clubs till he ruffs"
    if ruffs and named and "first_person" in draft.flags and "reported" not in draft.flags:
        return True  # "I ruff, he overruffs"
    if clause.who not in SEATS:
        return False
    if name in ("lead", "play") and not clause.auxiliaries and _speaks_on(clause, draft):
        return True  # "West leads the queen of spades and I claim ten"
    return (
        name == "cash" and _are_his(clause) and _speaks_on(clause, draft)
    )  # "East cashes his hearts and I'm two down"


def _may_share_subject(clause: Clause, draft: Draft) -> bool:
    """Not in "they get a heart, *and ruffing a club*", "… *and the clubs get cashed*": who does that is not said."""
    before = draft.last.clause
    if clause.negation is not None and draft.words(clause.negation.span).lower().startswith(("no ", "without")):
        return False  # "you get two tricks *and no need to finesse*"
    doing = has_no_finite_verb(clause, draft.text)
    did = before is not None and before.verb is not None and before.verb.form == "ing"
    return not (doing and not did) and _GETS_DONE.search(draft.words(clause.span)) is None


_GETS_DONE: Final = re.compile(r"\w gets? \w+ed\b", re.IGNORECASE)


def _goes_on_from_theirs(clause: Clause, draft: Draft) -> bool:
    """ "East can't get in *to run the clubs*", "West has only hearts left *and must lead into dummy*"."""
    last = draft.last.clause
    never = [mark for mark in clause.marks if mark.value == "vague" and mark.span.start == clause.start]
    if any(draft.words(mark.span).lower().startswith(("you ", "they ")) for mark in never):
        return True  # "*you never get in* to cash the hearts"
    if last is None or last.who not in THIRD or whose(last, draft) != "theirs":
        return False
    to = [draft.words(mark.span).lower() for mark in clause.auxiliaries] == ["to"]
    gets_in = last.verb_name in ("go", "get", "cross", "over") and not (last.persons or last.phrases)
    return (to and gets_in and clause.link == "none") or (clause.link == "and" and has_to(clause, draft))


def _is_left_to_them(clause: Clause, draft: Draft) -> bool:
    """ "*Ruff when you want*", "*West will ruff*, then I have the rest"."""
    when = clause.mark("ANYORDER")
    if clause.who is None and clause.link == "start" and when is not None:
        return " you " in draft.words(when.span).lower()
    if clause.who == "you" and when is not None and not (clause.phrases or _elsewhere(clause)):
        return True  # "you can ruff in when you like"
    will = [draft.words(mark.span).lower() for mark in clause.auxiliaries] in (["will"], ["'ll"])
    hangs = draft.lowered[clause.end :].lstrip().startswith(("if ", "unless "))
    bare = clause.link == "start" and not (clause.phrases or clause.places)
    ruffs_first = bare and wins_before_our_rest(clause, draft)  # "East ruffs and I get the rest"
    return clause.who in SEATS and ((will and not hangs and _speaks_on(clause, draft)) or ruffs_first)


def _elsewhere(clause: Clause) -> list[Prepositional]:
    """What is said of where and with what, beyond "you ruff *in*"."""
    return [place for place in clause.places if (place.preposition, place.object) != ("in", None)]


def wins_before_our_rest(clause: Clause, draft: Draft) -> bool:
    """ "*West wins* and I have the rest": whoever speaks is not the one who gets the trick before it."""
    if clause.who in SEATS:
        seat = draft.claimer_seat
        theirs = "reported" not in draft.flags if seat is None else not sits_with(clause.who, seat)
    else:
        theirs = clause.who in ("you", "they")
    return theirs and is_before_our_rest(clause, draft)


def _speaks_on(clause: Clause, draft: Draft) -> bool:
    """ "East ruffs, then *I* have the rest": whoever speaks is not the one who was spoken of."""
    mine = draft.claimer_seat is None and _MY.search(draft.text[clause.end :]) is not None
    return mine and "reported" not in draft.flags


def _are_his(clause: Clause) -> bool:
    return bool(clause.phrases) and all(phrase.determiner == "your" for phrase in clause.phrases)


_MY: Final = re.compile(r"\b(?:I|my|mine|I'\w+)\b")


def is_other_seat(clause: Clause, draft: Draft) -> bool:
    """Whether a seat is named by somebody who speaks of himself as "I": it is another's."""
    if clause.who in SEATS and draft.claimer_seat is not None:
        return not sits_with(clause.who, draft.claimer_seat)
    return clause.who in SEATS and "first_person" in draft.flags and "reported" not in draft.flags


def their_play(clause: Clause, draft: Draft, name: str) -> None:
    """What the other side will do is no step of the claimer's."""
    plan = draft.plan
    purpose = any(mark.value == "to" for mark in clause.auxiliaries)  # "you can't get in *to cash your hearts*"
    told_of = clause.who == "you" and clause.subordinate is None and plan.condition is None and not clause.question
    he = clause.who in SEATS | {"he", "lho", "rho"} and clause.subordinate is None and plan.condition is None
    may = has_auxiliary(clause, draft, _UP_TO_THEM)
    mine = [bool(p.ranks or p.cards) for p in clause.phrases if p.determiner == "my"] == [True]
    if he and not may and clause.negation is None and not clause.is_past and (name == "overruff" or mine):
        draft.counts.concede(Amount(tricks=1), clause.span)  # "he overruffs", "he ruffs my ace"
    elif name in ("lead", "play") and _leads_to_my_card(clause, draft):
        return
    elif name == "overruff" and told_of and clause.negation is None and not clause.phrases:
        draft.counts.concede(Amount(tricks=1), clause.span)  # "and you overruff with the king"
    elif name not in ("ruff", "cash") or clause.negation is not None or purpose:
        return
    elif clause.phrases:
        _give_what_they_play(clause, draft, name)
    elif name == "ruff" and not _ruffs_with_winner(clause, draft):
        _give_ruff(clause, draft)


def _leads_to_my_card(clause: Clause, draft: Draft) -> bool:
    """ "You have to lead round *to my king of clubs*": which then wins."""
    into = clause.phrase_at("to", "into")
    if into is None or into.determiner != "my" or len(into.ranks) != 1:
        return False
    led = next((phrase.suit for phrase in clause.phrases), None)
    if clause.negation is not None or draft.plan.condition is not None or not (into.suit or led):
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(into, led)], "verb")
    return True


def _give_ruff(clause: Clause, draft: Draft) -> None:
    """ "*You ruff*, the rest are mine": the trick that it takes, where no more is said of it."""
    plain = not (_elsewhere(clause) or clause.marks or clause.auxiliaries or clause.subordinate or clause.question)
    plain = plain and not any(joint.value == "as" for joint in clause.joints)  # "pitching hearts as you ruff"
    plain = (plain and clause.who in ("you", "they")) or _is_left_to_them(clause, draft)
    if plain and draft.plan.condition is None:
        draft.counts.concede(Amount(tricks=1), clause.span)


def _give_what_they_play(clause: Clause, draft: Draft, name: str) -> None:
    """ "*Cash your ace*, and the rest is mine", "you'll *ruff one of my diamonds*": theirs, if they make it."""
    draft.flags.add("concede")
    told = clause.who is None and clause.link in ("start", "stop") and not clause.auxiliaries
    told = told and clause.verb is not None and clause.verb.form == "base"
    if name == "cash" and told and all(phrase.determiner == "your" for phrase in clause.phrases):
        give_away(clause, draft, clause.phrases)  # "cash your ace, and the rest is mine"
        return
    goes_on = clause.subject is None or clause.subordinate is not None or draft.plan.condition is not None
    this = [phrase.is_that for phrase in clause.phrases] == [True]
    if this and name == "ruff" and clause.who == "you" and not goes_on and not clause.question:
        draft.counts.concede(Amount(tricks=1), clause.span)  # "you can ruff that, then I have the rest"
        return
    theirs = clause.who in ("you", "they") or (clause.who in SEATS and _are_his(clause))
    if not theirs or goes_on or any(p.determiner == "this" for p in clause.phrases):
        return
    if name == "cash":
        give_away(clause, draft, clause.phrases)  # "you cash two hearts and I get the rest"
    elif all(p.number or p.determiner == "a" or (p.determiner == "the" and is_one_card(p)) for p in clause.phrases):
        tricks = sum(phrase.number or 1 for phrase in clause.phrases)  # "you'll ruff one of my diamonds"
        draft.counts.concede(Amount(tricks=tricks), clause.span)


def _ruffs_with_winner(clause: Clause, draft: Draft) -> bool:
    """ "You can ruff *with your trump* whenever you like", "you ruff in *with the queen*": the trick that it takes."""
    with_card = clause.phrase_at("with")
    if (
        with_card is None
        or clause.subject is None
        or clause.subordinate is not None
        or draft.plan.condition is not None
    ):
        return False
    trump = as_card(with_card, "the", "your")
    told = clause.is_past or clause.question or _OVERRUFFED.search(draft.text, clause.end) is not None
    known = trump.determiner in ("your", "the") or "good" in trump.adjectives  # "with the master trump"
    lone = trump.suit == "T" and known and not (trump.plural or trump.nouns_plural)
    if told or not (len(trump.ranks) == 1 or lone) or trump.suit not in (None, "T", draft.trumps):
        return False
    give_away(clause, draft, [replace(trump, suit=trump.suit or "T")])
    return True


_OVERRUFFED: Final = re.compile(r"\bover-?(?:ruff|trump)", re.IGNORECASE)
"""What is ruffed with is no trick where it is overruffed."""
