"""Numbers that are added up aloud: "eight so far, two to come, ten", "two now and two later"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.segmentation.clause import Clause, is_bare_list


def add_up(clauses: list[Clause], draft: Draft) -> None:
    """Makes one number of those that the words add up, or keeps the sum where it is said."""
    _drop_answer(clauses)
    _keep_said_sum(clauses)
    _keep_next_number(clauses)
    _add_now_and_later(clauses, draft)
    _add_to_come(clauses)
    _add_hands(clauses, draft)
    _add_all(clauses)
    _take_away(clauses)
    _add_to_theirs(clauses, draft)


def _drop_answer(clauses: list[Clause]) -> None:
    """ "How many trumps have gone? *Eleven*": cards that were counted, and no tricks."""
    for first, second in itertools.pairwise(list(clauses)):
        asked = any(mark.value == "whose" for mark in first.marks) and first.mark("PRED") is not None
        suit = any(subject.suit for subject in first.subjects)
        if asked and suit and second.link == "stop" and is_bare_list(second) and _number(second) is not None:
            clauses.remove(second)


def _add_to_theirs(clauses: list[Clause], draft: Draft) -> None:
    """ "You've two tricks in, *one more makes three*": one to come, and theirs."""
    if not draft.text.lstrip().lower().startswith(_YOU_HAVE):
        return
    for clause in clauses:
        more = clause.subjects[0] if len(clause.subjects) == 1 else None
        total = [phrase.is_bare_number for phrase in clause.phrases] == [True]
        if more is None or not total or clause.verb_name != "make" or clause.verb is None or more.has_head:
            continue
        if more.number is not None and more.number < (clause.phrases[0].number or 0):
            clause.verb, clause.verb_name = replace(clause.verb, value="get.base"), "get"
            clause.phrases, clause.subjects = [more], []
            clause.subject = Mark(clause.verb.span, "PERSON", "you")


_YOU_HAVE: Final = ("you've", "you have", "you had", "you’ve")


def _number(clause: Clause) -> int | None:
    """The number of a clause that names nothing but tricks: "four", "two more", "I've eight in the bag"."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 and not clause.subjects else None
    if (
        phrase is None
        or phrase.has_head
        or phrase.adjectives not in _PLAIN
        or phrase.determiner
        or phrase.of is not None
    ):
        return None
    held = clause.verb_name == "have" and clause.who == "me"
    if (clause.verb is not None and not held) or clause.copula is not None or clause.negation or clause.subordinate:
        return None
    if clause.places or clause.exclusions or clause.persons or any(mark.value != "vague" for mark in clause.marks):
        return None
    return phrase.number if phrase.quantifier in (None, "more") else None


_PLAIN: Final[tuple[tuple[str, ...], ...]] = ((), ("another",))
""" "One", "one more"."""


def _is_to_come(clause: Clause) -> bool:
    """ "… *to come*": what is said of the number before it."""
    to = [mark.value for mark in clause.auxiliaries] == ["to"] and clause.verb_name == "come" and clause.link == "none"
    return to and not (clause.phrases or clause.places or clause.persons or clause.marks)


def _keep_said_sum(clauses: list[Clause]) -> None:
    """ "*Eight so far, two to come,* ten": the sum is said last, and is what is claimed."""
    for at in range(len(clauses) - 2):
        parts = [each for each in clauses[at : at + 4] if not _is_to_come(each)][:3]
        numbers = [_number(each) for each in parts]
        first, more, last = (*numbers, None, None, None)[:3]
        if first is None or more is None or last is None or first + more != last or last <= HIGHEST_LEVEL:
            continue
        if parts[2].link == "and" or not is_bare_list(parts[2]):
            continue
        parts[2].link, parts[2].joints = clauses[at].link, clauses[at].joints
        end = clauses.index(parts[2])
        del clauses[at:end]
        return


def _keep_next_number(clauses: list[Clause]) -> None:
    """ "Five. *Plus the club makes six*": one more is counted, and no level is made."""
    for first, second in itertools.pairwise(list(clauses)):
        number = _number(first)
        total = second.phrases[0] if len(second.phrases) == 1 and second.phrases[0].is_bare_number else None
        one = second.subjects[0] if len(second.subjects) == 1 else None
        if number is None or total is None or one is None or total.number != number + 1 or second.negation:
            continue
        named = not one.plural and not one.act and bool(one.suit or one.ranks)
        if not named or second.link not in ("and", "comma", "stop"):
            continue
        had = first.perfect and second.copula is not None and second.verb is None
        if had:
            second.phrases = list(second.subjects)  # "we've had four and *the ace is five*": one to come
        if had or second.verb_name == "make":
            second.copula = None
            second.verb, second.verb_name, second.subject, second.subjects = None, "", None, []
            second.link, second.joints = first.link, first.joints
            clauses.remove(first)


_LATER: Final = (" later", " afterwards", " at the end", " in a bit")


def _add_now_and_later(clauses: list[Clause], draft: Draft) -> None:
    """ "*Two now* and two later": four; "*one now*, the rest later": all of them."""
    if " now" not in draft.lowered:
        return
    _add_at_the_end(clauses, draft)
    for first, second in itertools.pairwise(list(clauses)):
        number, said = _number(first), draft.lowered
        if number is None or not is_bare_list(first) or second.link not in ("and", "comma"):
            continue
        if not said.startswith(" now", first.end) or not said.startswith(_LATER, second.end):
            continue
        rest = is_bare_list(second) and [phrase.quantifier for phrase in second.phrases] == ["rest"]
        more = _number(second) if is_bare_list(second) else None
        if rest:
            second.begin_with(first)
            clauses.remove(first)
        elif more is not None:
            _add(first, more)
            clauses.remove(second)


def _add_at_the_end(clauses: list[Clause], draft: Draft) -> None:
    """ "*One at the end* and one now": two."""
    for first, second in itertools.pairwise(list(clauses)):
        last = [mark.label for mark in first.marks] == ["LAST"] and [p.is_bare_number for p in first.phrases] == [True]
        more = _number(second) if is_bare_list(second) and second.link in ("and", "comma") else None
        alone = first.verb is None and first.copula is None and not (first.places or first.subject)
        if last and alone and more is not None and draft.lowered.startswith(" now", second.end):
            first.marks = []
            _add(first, more)
            clauses.remove(second)


def _add_to_come(clauses: list[Clause]) -> None:
    """ "*Four and two and one* to come": seven."""
    for last, to_come in itertools.pairwise(list(clauses)):
        if not _is_to_come(to_come) or last not in clauses or _number(last) is None or not is_bare_list(last):
            continue
        at = clauses.index(last)
        while at and clauses[at].link == "and" and is_bare_list(clauses[at - 1]):
            before = _number(clauses[at - 1])
            if before is None:
                break
            _add(clauses[at - 1], _number(clauses[at]) or 0)
            del clauses[at]
            at -= 1


def _add_hands(clauses: list[Clause], draft: Draft) -> None:
    """ "Three of mine and *one of dummy's*", "two of mine and *two in dummy*": four."""
    for first, second in itertools.pairwise(list(clauses)):
        mine = [mark.value for mark in first.marks] == ["me"] and first.mark("MINE") is not None
        if not mine or [p.is_bare_number for p in first.phrases] != [True] or second.link != "and":
            continue
        place = clauses.index(second)
        whose = clauses[place + 1] if place + 1 < len(clauses) else None
        in_dummy = second.mark_at("in") if len(second.places) == 1 else None
        if in_dummy is not None and in_dummy.value == "dummy":
            second.places = []
        elif whose is not None and _is_of_dummy(whose, draft):
            clauses.remove(whose)
        else:
            continue
        number = _number(second) if is_bare_list(second) else None
        if number is not None:
            _add(first, number)
            clauses.remove(second)


def _is_of_dummy(clause: Clause, draft: Draft) -> bool:
    dummys = clause.who == "dummy" and draft.words(clause.span).lower() in ("dummy's", "dummys", "dummy’s")
    return dummys and clause.link == "none" and not (clause.phrases or clause.verb or clause.marks or clause.places)


def _add_all(clauses: list[Clause]) -> None:
    """ "*Three and one and one*", and nothing else: five. "Three and one" may be two hands."""
    numbers = [_number(clause) if is_bare_list(clause) else None for clause in clauses]
    if len(clauses) > _OF_TWO and None not in numbers and all(clause.link == "and" for clause in clauses[1:]):
        for number in numbers[1:]:
            _add(clauses[0], number or 0)
        del clauses[1:]


_OF_TWO: Final = 2
_WHOLE_HAND: Final = 13


def _take_away(clauses: list[Clause]) -> None:
    """ "*13 - 1*": twelve."""
    if len(clauses) != _OF_TWO or clauses[1].joint("DASH") is None or not all(map(is_bare_list, clauses)):
        return
    all_of_them, less = _number(clauses[0]), _number(clauses[1])
    if all_of_them == _WHOLE_HAND and less is not None and less < _WHOLE_HAND // _OF_TWO:
        clauses[0].take_in(clauses.pop())
        _add(clauses[0], -less)


def _add(clause: Clause, more: int) -> None:
    phrase: NounPhrase = clause.phrases[0]
    clause.phrases = [replace(phrase, number=(phrase.number or 0) + more)]
