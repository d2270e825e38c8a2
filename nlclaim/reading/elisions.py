"""Who does what a clause says, where its words leave that to another: "you ruff *and take the rest*"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace

from nlclaim.language import Mark
from nlclaim.reading.clauses import Clause

_THEY = frozenset({"you", "they", "lho", "rho"})
"""Who is on the other side, whoever speaks and of whom."""
_LETS_ME = frozenset({"let me", "lets me", "letting me", "let us", "lets us"})
_DOUBTS = re.compile(r"(?:think|thought|believe|suppose|imagine|reckon|expect|see|doubt)", re.IGNORECASE)


def settle_subjects(clauses: list[Clause], text: str) -> None:
    """Gives each clause the subject, and the negation, that another one says for it."""
    for clause in clauses:
        _let_speaker(clause, text)
    for first, second in itertools.pairwise(clauses):
        _share_subject(first, second)
        _lower_negation(first, second, text)


def _let_speaker(clause: Clause, text: str) -> None:
    """ "You have to *let me* win a club": it is the speaker who wins it."""
    lets = next((mark for mark in clause.auxiliaries if _words(mark, text) in _LETS_ME), None)
    if lets is not None and clause.subject is not None:
        clause.subject, clause.subjects = Mark(lets.span, "PERSON", "me"), []


def _share_subject(first: Clause, second: Clause) -> None:
    """ "You ruff *and take the rest*": the one subject of two verbs, where the speaker would say "I"."""
    spoken = first.who in _THEY and isinstance(first.subject, Mark) and (first.verb is not None or first.copula)
    if first.link == "none" and not first.phrases:
        return  # "I ruff *what you lead* and take the rest"
    bare = second.link == "and" and second.subject is None and second.verb is not None and second.copula is None
    if spoken and bare and second.verb is not None and second.verb.form in ("base", "s") and not second.subordinate:
        second.subject = first.subject


def _lower_negation(first: Clause, second: Clause, text: str) -> None:
    """ "I *don't think* you get a club": it is what he thinks that is denied."""
    thinks = first.who == "me" and first.verb is not None and first.verb_name == "say" and not first.phrases
    if not thinks or first.verb is None or second.link != "none" or second.subject is None or second.subordinate:
        return
    denied = first.negation or (first.verb if _words(first.verb, text).startswith("doubt") else None)
    if denied is None or _DOUBTS.match(_words(first.verb, text)) is None or first.question:
        return
    first.negation = None
    second.negation = None if second.negation is not None else replace(denied, label="NEG", value="not")


def _words(mark: Mark, text: str) -> str:
    return text[mark.span.start : mark.span.end].lower()
