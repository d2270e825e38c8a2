"""A suit that does not come in, as a defender holds it: "hearts aren't breaking, *I've got five of them*"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_length_held(clauses: list[Clause], draft: Draft) -> None:
    """A defender who says why a suit does not run objects to a claim, and counts no tricks."""
    if draft.claimer_role != "defender":
        return
    for first, second in itertools.pairwise(list(clauses)):
        if _tells_bad_break(first) and _holds_length(second):
            draft.flags.add("objection")
            draft.said_beside.append(second.span)
            drop_clauses(clauses, second)
            return


def _tells_bad_break(clause: Clause) -> bool:
    """ "Diamonds don't run", "the spades are five-one"."""
    suit = clause.only_subject
    named = suit is not None and suit.suit is not None and suit.plural and not suit.ranks and suit.determiner != "my"
    shape = clause.mark("BREAKS")
    denied = clause.negation is not None and clause.verb_name in ("break", "run", "come")
    return named and clause.subordinate is None and (denied or (shape is not None and shape.value in _BAD))


_BAD: Final = frozenset({"4-1", "5-0", "5-1", "6-0", "4-0", "6-1", "7-0", "5-2"})


def _holds_length(clause: Clause) -> bool:
    """ "*I've got five*", "I have four of them", "I hold them"."""
    held = clause.only_phrase
    bare = held is not None and not (held.suit or held.ranks or held.cards or held.act or held.noun)
    many = held is not None and ((held.number or 0) > _FEW or (held.determiner == "these" and not held.number))
    return bare and many and clause.verb_name == "have" and clause.who == "me" and clause.link in ("comma", "stop")


_FEW: Final = 2
