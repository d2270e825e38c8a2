"""Somebody called by his name: "… and *Ingrid gets her jack*", "one *for Pat*, the rest for me"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, Prepositional
from nlclaim.language.lexicon import load_lexicon
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def take_name_for_opponent(clauses: list[Clause], draft: Draft) -> None:
    """ "… and finally *Ingrid gets her jack*", "*Pat* gets a trump and I have the rest": called by name, an opponent.

    In a report it may be whoever claims; but then nobody says "I".
    """
    if draft.claimer_role == "defender" or "reported" in draft.flags:
        return
    own = any(clause.who == "me" or clause.names("me") or _is_mine(clause) for clause in clauses)
    for number, clause in enumerate(clauses):
        if _is_done_by_name(clause, draft) and (own or (number and _is_his(clause))) and clause.verb is not None:
            clause.subject = Mark(clause.verb.span, "PERSON", "you")
        elif own:
            clause.places = [_given_by_name(place, draft) for place in clause.places]


def _is_mine(clause: Clause) -> bool:
    owner = clause.mark("MINE")
    return (owner is not None and owner.value == "me") or clause.goes_to(("me",), "for", "to")


def _is_his(clause: Clause) -> bool:
    """ "… gets *her jack*"."""
    return [phrase.determiner == "your" for phrase in clause.phrases] == [True]


def _is_done_by_name(clause: Clause, draft: Draft) -> bool:
    verb = clause.verb
    gets = verb is not None and verb.form == "s" and clause.verb_name in _GETS and clause.subordinate is None
    if verb is None or not gets or clause.subject is not None or clause.subjects or not clause.phrases:
        return False
    ours = any(phrase.determiner == "my" for phrase in clause.phrases)
    return not ours and _is_name(_NAME.search(draft.text[: verb.span.start]))


def _given_by_name(place: Prepositional, draft: Draft) -> Prepositional:
    """ "One *for Pat*, the rest for me"."""
    open_to = place.object is None and place.preposition in ("for", "to")
    named = open_to and _is_name(_NAME_NEXT.match(draft.text, place.span.end))
    return replace(place, object=Mark(place.span, "PERSON", "you")) if named else place


def _is_name(found: re.Match[str] | None) -> bool:
    """Whether a word in a capital is none that the lexicon has, as at the beginning of a sentence."""
    return found is not None and found[1].lower() not in load_lexicon().vocabulary


_GETS: Final = frozenset({"get", "make", "take", "win", "have", "score", "ruff"})
_NAME: Final = re.compile(r"\b([A-Z][a-z]+) (?:then |also |still |always )?$")
_NAME_NEXT: Final = re.compile(r" ([A-Z][a-z]+)\b")
