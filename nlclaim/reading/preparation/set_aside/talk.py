"""Talk in which nobody claims: of what was played, of what is no card, of claiming, of how play goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.preparation.set_aside.of_the_past import is_done, may_be_past
from nlclaim.reading.preparation.set_aside.other_things import (
    is_named_behind,
    is_not_understood,
    is_other_thing,
    names_other_thing,
    says_nothing,
)
from nlclaim.reading.preparation.set_aside.play_going_on import (
    advises_claimers,
    doubts,
    forbids,
    is_ruled,
    is_thinking,
    may_claim,
    says_where_he_is,
    wonders,
)
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import sentences


def drop_talk(clauses: list[Clause], draft: Draft) -> None:
    """Drops everything where no sentence is anything but talk: of one that is not, the others may be the reason.

    Of what somebody said, claimed or showed nothing is left out here: that may be his claim.
    """
    if any(clause.joint("QUOTE") is not None for clause in clauses):
        return
    talks = False
    for start, end in sentences(clauses):
        sentence = clauses[start:end]
        if advises_claimers(sentence) or _is_talk(sentence, draft):
            talks = True
        elif not all(_adds_nothing(clause, draft) for clause in sentence):
            return
    if talks:
        draft.said_beside += [clause.span for clause in clauses]
        clauses.clear()
        draft.flags.add("told")


def _is_talk(sentence: list[Clause], draft: Draft) -> bool:
    """Whether a sentence is talk in each of its clauses that say anything and hang on no other."""
    if any(_tells(clause, draft) for clause in sentence):
        return False
    if is_named_behind(sentence, draft) or doubts(sentence, draft):
        return True
    talks = told = False
    for clause in sentence:
        is_talk = any(is_of(clause, draft) for is_of in _TALK)
        told = is_talk or may_be_past(clause, draft) or (told and _hangs_on(clause))
        if not (told or _adds_nothing(clause, draft) or _says_when(clause)):
            return False
        talks = talks or is_talk
    return talks


def _adds_nothing(clause: Clause, draft: Draft) -> bool:
    return says_nothing(clause) or is_not_understood(clause, draft)


def _says_when(clause: Clause) -> bool:
    """Whether a clause only says when or why it was so; what hangs on a condition may be claimed."""
    return clause.subordinate is not None and clause.subordinate not in ("if", "unless", "depends", "otherwise")


def _hangs_on(clause: Clause) -> bool:
    """ "He played a club *back*", "the rule is *that doubtful points …*": it has no subject of its own."""
    return clause.link == "none" and clause.subject is None and not clause.auxiliaries


_TALK: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    is_done,
    names_other_thing,
    may_claim,
    is_ruled,
    is_thinking,
    forbids,
    says_where_he_is,
    wonders,
)


def _tells(clause: Clause, draft: Draft) -> bool:
    """Whether a clause says what somebody said, claimed or showed. Who thinks says nothing by it, nor who only may."""
    if clause.verb_name not in _TELLING:
        return False
    if may_claim(clause, draft) or is_ruled(clause, draft) or is_thinking(clause, draft):
        return False
    if clause.verb_name == "claim" and clause.subordinate is not None and clause.who in ("you", "who"):
        return False  # "… *when somebody claims*"
    if clause.only_subject is not None and is_other_thing(clause.only_subject, draft):
        return False  # "*the rule* says"
    words = draft.verb_words(clause)
    return not words.startswith(_THINKS) and words not in ("showed out", "shown out", "shows out")


_TELLING: Final = frozenset({"say", "claim", "show", "ask"})
_THINKS: Final = ("thought", "think", "hop", "kn", "expect", "believ", "suppos", "guess", "wonder")
