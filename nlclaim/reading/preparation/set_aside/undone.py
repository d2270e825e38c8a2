"""Claims and concessions that were not made: "nobody conceded", "East was asked to concede and refused"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of

_SPOKEN: Final[tuple[str, ...]] = ("claim", "conced")
"""How the words begin that claim and concede, where others only lose or take tricks."""
_NOBODY: Final = re.compile(r"(?:nobody|no[ -]?one|none of|neither|not (?:one|a single)|no (?:\w+))\b", re.IGNORECASE)
_ASKED: Final = r"(?:asked|invited|urged|pressed|told|advised|requested|ordered)"
_WAS_ASKED: Final = re.compile(
    rf"(?:(?:^|[,;(]|\b(?:was|were|been|being|is|are|am|got|when|if|once|after|though|although))\s*{_ASKED}(?: again)?"
    rf"|\b{_ASKED} (?:me|us|him|her|them|you|partner|(?:the )?(?:declarer|defenders?|opponents?)"
    r"|north|east|south|west))"
    r" to (?:just |now )?$",
    re.IGNORECASE,
)
_AS_LONG: Final = 60
"""Characters in which somebody is asked to."""
_DOES_SO: Final = re.compile(
    r",? and (?:so )?(?:he |she |they |we |I )?(?:agreed|did|accepted|complied|obliged)\b", re.IGNORECASE
)


def drop_undone(clauses: list[Clause], draft: Draft) -> None:
    """Drops what nobody did, what somebody was only asked to do and what he refused to concede."""
    undone = [clause for clause in clauses if _is_undone(clause, draft)]
    for clause in undone:
        if clause not in clauses:
            continue  # it went with the one before: "he refused to concede *or declined to claim*"
        start = clauses.index(clause)
        end = start + 1
        while end < len(clauses) and _is_undone_with(clauses[end], clause, draft):
            end += 1
        if start and clauses[start - 1].verb_name == "ask" and clause.link == "none":
            start -= 1
        drop_clauses(clauses, *clauses[start:end])
    if _drop_asked_whether(clauses, draft) or undone:
        draft.flags.add("told")


def _drop_asked_whether(clauses: list[Clause], draft: Draft) -> bool:
    """ "East *asked whether a heart was out*; South replied …": asked, and by nobody claimed. Whether one was."""
    at = next((at for at, clause in enumerate(clauses[:-1]) if _asks_whether(clause, clauses[at + 1], draft)), None)
    if at is None:
        return False
    stop = end_of(clauses, at)
    end = next((place for place in range(at + 1, stop) if _speaks(clauses[place])), stop)
    drop_clauses(clauses, *clauses[at:end], ends_sentence=True)
    return True


_QUESTIONERS: Final = SEATS | {"lho", "rho", "they", "you"}
"""Who asks of a claim; declarer asks for tricks."""


def _asks_whether(clause: Clause, asked: Clause, draft: Draft) -> bool:
    told = clause.verb_name == "ask" and clause.verb is not None and clause.verb.form in ("past", "s")
    told = told and clause.who in _QUESTIONERS and not clause.phrases and not clause.negation
    if not told or asked.link != "none" or asked.subordinate not in ("if", "even"):
        return False
    own = asked.who in ("me", clause.who) or (asked.who in ("he", "they") and bool(asked.auxiliaries))
    return not own and draft.claimer_seat != clause.who  # not "South asked if he could have the rest"


def _speaks(clause: Clause) -> bool:
    """Whether the question is over, as somebody speaks."""
    return clause.verb_name in ("say", "claim", "concede", "ask") and clause.link != "none"


def _is_undone_with(clause: Clause, undone: Clause, draft: Draft) -> bool:
    """ "Nobody claimed *or conceded anything*", "asked to claim *or concede*": one more that was not done."""
    if clause.verb is None or undone.verb is None or clause.link not in ("and", "or") or clause.subordinate:
        return False
    spoken = draft.verb_words(clause).startswith(_SPOKEN)
    return spoken and clause.subject is None and clause.verb.form == undone.verb.form


def _is_undone(clause: Clause, draft: Draft) -> bool:
    spoken = clause.verb is not None and draft.verb_words(clause).startswith(_SPOKEN)
    if clause.verb is None or not spoken:
        return False
    verb = clause.verb.span.start
    if _WAS_ASKED.search(draft.text, max(0, verb - _AS_LONG), verb) is not None:
        return _DOES_SO.match(draft.text, clause.end) is None
    if clause.copula is not None:
        return False  # "nothing is conceded": a trick is spoken of
    if clause.verb.form in ("past", "s") and _NOBODY.match(draft.text, clause.start) is not None:
        return True
    return clause.verb_name == "concede" and _is_refused(clause, draft)


def _is_refused(clause: Clause, draft: Draft) -> bool:
    """ "He refused to concede", "she wouldn't concede"; "I won't concede a heart" speaks of the play."""
    if clause.negation is None:
        return False
    refuses = draft.words(clause.negation.span).lower().startswith(("refus", "declin"))
    return refuses or (clause.who in REPORTED and bool(clause.auxiliaries) and not clause.phrases)
