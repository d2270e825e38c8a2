"""Trumps that are used for something: "use dummy's trumps *to ruff hearts*", "the two trumps *for my clubs*"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.segmentation.clause import Clause

_USES: Final[tuple[str, ...]] = ("use", "using", "utilis", "utiliz")
"""How words begin that say what something is used for."""


def ruff_with_used(clauses: list[Clause], text: str) -> None:
    """Trumps used to ruff, or for losers, are not cashed: they ruff."""
    for first, second in itertools.pairwise(clauses):
        to = second.link == "none" and second.is_to_do
        if to and second.verb_name == "ruff" and second.phrases and (trumps := _used(first, text)) is not None:
            _ruff(second, second.phrases, trumps, first)
            second.subject, second.negation, second.auxiliaries = first.subject, first.negation, first.auxiliaries
            second.begin_with(first)
    for clause in clauses:
        losers = clause.phrase_at("for")
        trumps = _used(clause, text) if losers is not None and _can_be_ruffed(losers) else None
        if losers is None or trumps is None:
            continue
        place = next((p for p in clause.places if p.object is trumps or p.span == clause.spans[0]), None)
        clause.verb = clause.verb or Mark((place or trumps).span, "VERB", "ruff.ing")
        clause.verb, clause.verb_name = replace(clause.verb, value=f"ruff.{clause.verb.form}"), "ruff"
        _ruff(clause, [losers], trumps, clause)


def _used(clause: Clause, text: str) -> NounPhrase | None:
    """The trumps of "use dummy's trumps", or of "using dummy's trumps" without a verb."""
    word = clause.verb.span if clause.verb is not None else clause.spans[0] if clause.spans else None
    if word is None or not text[word.start : word.end].lower().startswith(_USES):
        return None
    named = clause.phrases if clause.verb_name == "cash" else []
    if clause.verb is None and clause.places and clause.places[0].span == word and not clause.phrases:
        governed = clause.places[0].object
        named = [governed] if isinstance(governed, NounPhrase) else []
    trumps = named[0] if len(named) == 1 else None
    return trumps if trumps is not None and trumps.suit == "T" and not trumps.act else None


def _can_be_ruffed(phrase: NounPhrase) -> bool:
    """ "My hearts", "the losing club"; not "four tricks", "the entry", "the ace"."""
    return phrase.suit not in (None, "T") and not (phrase.ranks or phrase.cards or phrase.act)


def _ruff(clause: Clause, losers: list[NounPhrase], trumps: NounPhrase, source: Clause) -> None:
    """Sets down what is ruffed, how often, where the trumps are, and how high they are."""
    often = trumps.number if trumps.number is not None and trumps.number > 1 and len(losers) == 1 else None
    clause.phrases = [replace(each, number=each.number or often) for each in losers]
    hands = [place for place in source.places if place.preposition == "in" and isinstance(place.object, Mark)]
    if trumps.determiner == "dummy":
        hands = [Prepositional(trumps.span, "in", Mark(trumps.span, "ROLE", "dummy"))]
    own = clause.places if clause is not source else []
    clause.places = [*hands, *own]
    if trumps.ranks:
        clause.places.append(Prepositional(trumps.span, "with", trumps))
