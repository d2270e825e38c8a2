"""What might have been: "*had trumps broken* we'd be home", "if I'd said so we'd all be home by now"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.clause.beside.remarks import is_unreal
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of, start_of


def drop_unreal(clauses: list[Clause], draft: Draft) -> None:
    """Drops the sentences that tell what would have come of something that did not happen."""
    place = next((at for at, clause in enumerate(clauses) if _supposes(clauses, at, draft)), None)
    while place is not None:
        start, end = _before(clauses, place, draft), _after(clauses, place, draft)
        drop_clauses(clauses, *clauses[start:end], ends_sentence=True)
        draft.flags.add("regret")
        place = next((at for at, clause in enumerate(clauses) if _supposes(clauses, at, draft)), None)


def _supposes(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """Whether a clause says what did not happen: "had trumps broken", "if trumps had broken", and what then."""
    clause = clauses[place]
    if clause.subordinate == "unreal" or _tells_of_other_lead(clause, draft) or _could(clauses, place, draft):
        return True
    if clause.subordinate != "if" or _HAD.search(draft.words(clause.span)) is None:
        return False
    told = any(each.verb_name in ("say", "claim") and each.is_past and each.who in REPORTED for each in clauses)
    over = clause.is_past or " been" in draft.words(clause.span).lower()
    sentence = clauses[place + 1 : _after(clauses, place, draft)]
    return over and not told and bool(sentence) and _would_have_come(sentence[-1], draft)


def _could(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "I'd draw trumps and claim *if I could get in*": he cannot. "He'd … if he could" reports "I will if I can"."""
    clause = clauses[place]
    if clause.subordinate != "if" or clause.who != "me" or not has_auxiliary(clause, draft, ("could",)):
        return False
    sentence = clauses[_before(clauses, place, draft) : _after(clauses, place, draft)]
    main = [each for each in sentence if each.subordinate is None and each.verb_name in _DOES]
    wished = any("like to" in draft.words(each.span) for each in main)  # "I'd *like to* claim if I could": politely
    return not wished and any(
        each.who in ("me", None) and has_auxiliary(each, draft, ("would", "'d", "’d")) for each in main
    )


_DOES: Final = PLAYS | {"claim", "concede"}


def _tells_of_other_lead(clause: Clause, draft: Draft) -> bool:
    """ "*On any other lead* I'd be home"; "on any other return I ruff" is part of a plan."""
    led = [each for each in clause.places if each.preposition in ("on", "with")]
    other = any(_OTHER_LEAD.match(draft.words(each.span)) for each in led)
    return other and clause.subordinate is None and _would_have_come(clause, draft)


_OTHER_LEAD: Final = re.compile(
    r"(?:on|with) (?:another|any other|a different) (?:lead|return|switch|day)\b", re.IGNORECASE
)
_HAD: Final = re.compile(r"\bhad\b|['’]d\b", re.IGNORECASE)


def _would_have_come(clause: Clause, draft: Draft) -> bool:
    """ "We*'d* be home", "it *would have* made"."""
    copula = draft.words(clause.copula.span).lower() if clause.copula is not None else ""
    late = any(mark.value == "afterthought" for mark in clause.marks)
    would = _WOULD.search(draft.words(clause.span)) is not None
    was = copula in ("was", "were") or (clause.is_past and clause.subordinate is None and not clause.auxiliaries)
    return is_unreal(clause, draft) or late or would or was or copula.startswith("would")


_WOULD: Final = re.compile(r"\b(?:I|we|you|he|she|it|they|that)['’]d\b", re.IGNORECASE)


def _before(clauses: list[Clause], place: int, draft: Draft) -> int:
    """Where what would have come of it begins, when it is said first: "I'd be claiming *had trumps broken*"."""
    if clauses[place].link != "none":
        return place
    start = start_of(clauses, place)
    return next((at for at in range(place, start, -1) if _turns(clauses[at], draft)), start)


def _after(clauses: list[Clause], place: int, draft: Draft) -> int:
    """Where the sentence ends, or turns to how things are: "…, *but* they didn't", "…, *as it is* I lose one"."""
    end = end_of(clauses, place)
    return next((at for at in range(place + 1, end) if _turns(clauses[at], draft)), end)


def _turns(clause: Clause, draft: Draft) -> bool:
    before = draft.lowered[: clause.start].rstrip(" ,")
    said = draft.words(clause.span).lower()
    return draft.joined_by(clause, "but", "so") or before.endswith("as it is") or said.startswith("as it is")
