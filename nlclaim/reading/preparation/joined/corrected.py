"""Second thoughts that put right what was just said: "no losers - *oh, there's a club*", "ruff - *sorry, discard* - a
heart", "you get a heart - *two hearts, sorry*"."""

from __future__ import annotations

import itertools
import re
from typing import Final

from nlclaim.language import Exclusion, Mark, Prepositional
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import OPPONENTS
from nlclaim.reading.segmentation.clause import Clause, is_bare, is_bare_list
from nlclaim.reading.segmentation.play_names import PLAYS

_HESITATES: Final = re.compile(
    r"\b(?:oh|ah|er+|u[mh]+|hm+|wait|hang on|hold on|no|sorry|oops|whoops|let me see)\b", re.IGNORECASE
)
_PUTS_RIGHT: Final = re.compile(r"\b(?:no|sorry|oops|or rather|rather|I mean|I meant|I should say)\b", re.IGNORECASE)
_PUT_RIGHT_BEHIND: Final = re.compile(
    r"\W{1,3}(?:sorry|oops|rather|I mean|I meant|I should say)\W*(?:$|[.;!])", re.IGNORECASE
)
_ALL: Final = frozenset({"all", "rest", "everything"})
_GIVEN: Final = ("get", "have", "take", "win", "make", "concede", "give")


def correct(clauses: list[Clause], draft: Draft) -> None:
    """Reads what is said on second thoughts as it is meant: a loss forgotten, another number, another play."""
    _drop_hesitation(clauses, draft)
    for first, second in itertools.pairwise(list(clauses)):
        if first in clauses and second in clauses:
            _lose_what_was_forgotten(first, second, clauses, draft)
            _put_number_right(first, second, clauses, draft)
            _put_play_right(first, second, clauses, draft)


def _drop_hesitation(clauses: list[Clause], draft: Draft) -> None:
    """ "You have one, *let me see*, two tricks", "no losers - *wait*, there's a heart": a word between the two."""
    for first, pause, second in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        doubts = [mark.label for mark in pause.marks] == ["DOUBT"] and not pause.verb
        sees = pause.verb_name == "see" and not pause.marks and pause.who is None
        bare = not (pause.phrases or pause.places or pause.copula or pause.subject or pause.negation)
        meant = _claims_all(first) and _forgotten(second) if doubts else _counts_theirs(first) and is_bare(second)
        if (doubts or sees) and bare and pause.link == "comma" and second.link == "comma" and meant:
            clauses.remove(pause)


# A loss that was forgotten.


def _lose_what_was_forgotten(first: Clause, second: Clause, clauses: list[Clause], draft: Draft) -> None:
    """ "I don't lose any - *oh, a club*", "all the rest - *ah no, you have a heart*": that one is lost."""
    if second.link not in ("comma", "stop") or not (_claims_all(first) and _forgotten(second)):
        return
    if _HESITATES.search(draft.text, first.end, second.start) is None:
        return
    if second.negation is not None:
        first.exclusions.append(Exclusion(second.span, second.phrases[0]))  # "all, oh well, *not the club*"
        first.take_in(second)
        clauses.remove(second)
    elif second.phrases[0].suit == "T":
        return  # "all mine - *wait, you have a trump*": he knows of it (FRM-5)
    elif second.who in OPPONENTS:
        second.verb_name = "get"
    else:
        second.places.append(Prepositional(second.span, "to", Mark(second.span, "PERSON", "you")))


def _claims_all(clause: Clause) -> bool:
    """ "All mine", "I claim them all", "all the rest", "no losers", "I don't lose any"."""
    if clause.subordinate or clause.question or clause.exclusions or clause.places:
        return False
    named = [*clause.subjects, *clause.phrases]
    if len(named) != 1 or clause.who not in (None, "me", "it", "they"):
        return False
    phrase = named[0]
    if clause.verb_name == "concede":
        none = phrase.quantifier in ("no", "none", "nothing") and clause.negation is None
        return none or (clause.negation is not None and phrase.determiner == "any" and not phrase.suit)
    if phrase.noun == "loser":
        return phrase.quantifier == "no" and clause.negation is None and phrase.suit is None
    mine = clause.mark("MINE") is not None or clause.verb_name in ("claim", "have", "take", "get") or is_bare(clause)
    return mine and phrase.quantifier in _ALL and not phrase.has_head and clause.negation is None


def _forgotten(clause: Clause) -> bool:
    """ "There's a club", "a club", "you have a trump", "not the club": one loser, of which nothing else is told."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    more = clause.marks or clause.places or clause.exclusions or clause.persons or clause.subjects
    if phrase is None or more or not phrase.suit or phrase.act or phrase.noun or clause.subordinate or clause.question:
        return False
    one = phrase.determiner == "a" or phrase.number is not None
    if clause.who in OPPONENTS:
        return one and clause.verb_name == "have" and clause.negation is None
    if clause.verb is not None or clause.who not in (None, "it"):
        return False
    if clause.negation is not None:
        return clause.copula is None and clause.who is None and (one or phrase.determiner == "the")
    return one and (clause.copula is None) == (clause.who is None)


# Another number.


def _put_number_right(first: Clause, second: Clause, clauses: list[Clause], draft: Draft) -> None:
    """ "You get a heart - *two hearts, sorry*", "you have one, *hmm, two* more coming": what is said last counts."""
    if not _counts_theirs(first) or second.link != "comma" or not is_bare(second) or len(second.phrases) != 1:
        return
    said, meant = first.phrases[0], second.phrases[0]
    if meant.number is None or meant.number == (said.number or 1) or second.joint("AND", "THEN", "REPAIR"):
        return
    behind = _PUT_RIGHT_BEHIND.match(draft.text, second.end) is not None
    same_suit = said.suit is not None and meant.suit == said.suit and behind
    pauses = _HESITATES.search(draft.text, first.end, second.end) is not None
    as_many = said.is_bare_number and not meant.suit and first.verb_name == "have" and pauses
    if same_suit or as_many:
        first.phrases = [meant]
        first.take_in(second)
        clauses.remove(second)


def _counts_theirs(clause: Clause) -> bool:
    """ "You get a heart", "you have one"."""
    theirs = clause.who in OPPONENTS or (clause.who == "me" and clause.verb_name in ("concede", "give"))
    more = clause.negation or clause.places or clause.subordinate or clause.question or clause.exclusions
    return theirs and clause.verb_name in _GIVEN and len(clause.phrases) == 1 and not more


# Another play.


def _put_play_right(first: Clause, second: Clause, clauses: list[Clause], draft: Draft) -> None:
    """ "*Ruff - sorry,* discard - a heart": the play said last, of what is named behind it."""
    plays = all(_is_verb_alone(clause) for clause in (first, second)) and first.verb_name != second.verb_name
    if not plays or second.link != "comma" or _PUTS_RIGHT.search(draft.text, first.end, second.start) is None:
        return
    at = clauses.index(second)
    named = clauses[at + 1] if at + 1 < len(clauses) else None
    second.link, second.joints = first.link, first.joints
    clauses.remove(first)
    if named is not None and named.link == "comma" and is_bare_list(named) and len(named.phrases) == 1:
        second.phrases = list(named.phrases)
        second.take_in(named)
        clauses.remove(named)


def _is_verb_alone(clause: Clause) -> bool:
    more = clause.phrases or clause.places or clause.persons or clause.marks or clause.copula or clause.negation
    return clause.verb_name in PLAYS and not more and clause.subordinate is None and not clause.is_past
