"""What somebody thought, forgot or would have made: nothing that is counted in it is claimed."""

from __future__ import annotations

from typing import Final

from nlclaim.reading.clause.beside.remarks import is_unreal, is_unreal_remark
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def excuses_itself(clause: Clause, draft: Draft) -> bool:
    """ "You get a heart, *I would have made more on a club lead*", "actually three, *I forgot the king*"."""
    unreal = "afterthought" in draft.flags and is_unreal_remark(clause, draft)
    return unreal or _tells_why(clause, draft)


def drop_what_was_thought(clause: Clause, draft: Draft, previous: Clause | None, claimed: int, results: int) -> None:
    """Drops what a clause counts where it is an after-thought; and the after-thought, where the clause is a claim.

    `claimed`, `results`: how many numbers and results there were before the clause.
    """
    counts = draft.counts
    if "afterthought" in draft.flags and (is_unreal(clause, draft) or clause.mark("META")):
        del counts.results[results:]  # "I would have been one down"
    if "afterthought" in draft.flags and clause.mark("META"):
        del counts.claimed[claimed:]  # "I would have made the rest"
    if _was_thought(clause, draft, previous):
        draft.flags.add("afterthought")
        del counts.claimed[claimed:]
    counted = len(counts.claimed) > claimed or ("afterthought" not in draft.flags and len(counts.results) > results)
    if draft.flags & {"afterthought", "objection"} and counted and _comes_to(clause, draft):
        draft.flags -= {"afterthought", "objection"}


def drop_objection(clause: Clause, draft: Draft) -> None:
    """ "You can't get to dummy any more, *so I make my queen*": what was said before is why, and no objection."""
    if _says_so(clause, draft):
        draft.flags.discard("objection")


def _tells_why(clause: Clause, draft: Draft) -> bool:
    """ "You get two. Actually three, *I forgot the king*"."""
    said = next((draft.words(mark.span).lower() for mark in clause.marks if mark.value == "afterthought"), "")
    return said.startswith(_LET_SLIP) and clause.link == "comma"


_LET_SLIP: Final[tuple[str, ...]] = tuple(
    f"{who}{slip}"
    for who in ("i ", "we ", "i'd ", "i had ", "we'd ", "we had ", "i completely ")
    for slip in (
        "forgot",
        "missed",
        "overlooked",
        "didn't notice",
        "never noticed",
        "never saw",
        "not seen",
        "not noticed",
    )
)
"""What somebody says of himself who has counted wrong."""


def _was_thought(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "*I thought* dummy was high", "South thought *the rest were his*": it has turned out otherwise."""
    if any(draft.words(mark.span).lower() in _THOUGHT for mark in clause.marks if mark.label == "META"):
        return True
    were = clause.link == "none" and (clause.copula is not None or clause.verb_name == "have")
    if previous is None or not were or previous.phrases or previous.places or previous.negation:
        return False
    return draft.verb_words(previous) == "thought"  # but "West thought his ten had to make"


_THOUGHT: Final = frozenset({"i thought", "we thought", "thought i had", "thought we had"})


def _says_so(clause: Clause, draft: Draft) -> bool:
    """ "…, *so I make my queen*": what was said before is why."""
    so = draft.joined_by(clause, "so") and bool(clause.phrases)
    return so and clause.who == "me" and clause.verb_name in ("make", "win", "get", "take")


def _comes_to(clause: Clause, draft: Draft) -> bool:
    """ "You could have beaten me, but you didn't, *so I have eleven tricks*": what it comes to, after all."""
    so = draft.joined_by(clause, "so", "but")
    now = clause.copula is not None or (clause.verb is not None and clause.verb.form in ("base", "s", "ing"))
    that = any(subject.determiner in ("this", "these") and not subject.has_head for subject in clause.subjects)
    said = clause.who in ("me", "it") or that
    unreal = clause.is_past or clause.auxiliaries or clause.negation or clause.mark("META") or clause.question
    return so and now and said and not unreal
