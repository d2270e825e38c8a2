"""Numbers asked of himself, and answered: "five clubs or is it six, six clubs", "is that ten? Yes, ten"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def drop_asked_again(clauses: list[Clause], draft: Draft) -> None:
    """ "*Five clubs or is it six,* six clubs": asked of himself and answered, so that only the answer counts."""
    _drop_asked_of_himself(clauses, draft)
    for first, asked, answer in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        if asked.link != "or" or asked.copula is None or asked.negation or asked.subjects:
            continue
        numbers = [_only_number(clause) for clause in (first, asked, answer)]
        if numbers[1] is None or numbers[1] != numbers[2] or numbers[0] is None:
            continue
        if answer.link not in ("comma", "stop", "none") or answer.phrases[0].suit not in (None, first.phrases[0].suit):
            continue
        first.phrases = [replace(first.phrases[0], number=numbers[1], span=answer.phrases[0].span)]
        clauses.remove(asked)
        clauses.remove(answer)
        return


def _drop_asked_of_himself(clauses: list[Clause], draft: Draft) -> None:
    """ "*Is that ten?* Yes, ten", "*is it nine?* Nine": whatever he asks, the answer counts."""
    for place, asked in enumerate(clauses[:-1]):
        if clauses[place + 1].joint("QMARK") is None or len(asked.phrases) != 1:
            continue
        following = [
            each for each in clauses[place + 1 : place + 3] if [mark.value for mark in each.marks] != ["assent"]
        ]
        answer = following[0] if following else None
        if answer is None:
            continue
        named, number = asked.phrases[0], _only_number(answer)
        asks = (
            asked.copula is not None
            and asked.link != "or"
            and not (asked.verb or asked.subjects or asked.places or asked.negation)
        )
        same = named.number == number or (named.ranks == ("T",) and number == _TEN)
        if asks and same and number is not None and not named.suit and answer.phrases[0].is_bare_number:
            answer.link, answer.joints = asked.link, asked.joints
            draft.said_beside.append(asked.span)
            del clauses[place : clauses.index(answer)]
            return


_TEN: Final = 10


def _only_number(clause: Clause) -> int | None:
    return clause.phrases[0].number if len(clause.phrases) == 1 and not clause.marks else None
