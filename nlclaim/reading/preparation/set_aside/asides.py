"""Clauses that are no part of what is claimed: begun twice, thanks, what was tried, what follows if declarer does."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.sentences import drop_clauses


def drop_false_starts(clauses: list[Clause], draft: Draft) -> None:
    """ "*I ruff,* I ruff a club", "*the ace,* the ace of hearts", "*trumps,* trumps are drawn": begun twice."""
    for first, second in itertools.pairwise(list(clauses)):
        if second.link not in ("comma", "none") or second.joint("THEN", "REPAIR", "COLON", "AFTER", "BEFORE", "IF"):
            continue
        begun, said = draft.words(first.span).lower(), draft.words(second.span).lower()
        goes_on = said[len(begun) :] if said.startswith(f"{begun} ") else ""
        if not goes_on or _ONCE_MORE.match(goes_on) or not _may_begin_anew(first, second):
            continue
        drop_clauses(clauses, first)


_ONCE_MORE: Final = re.compile(r" (?:again|too|twice|another|once|one more|back)\b")


def _may_begin_anew(first: Clause, second: Clause) -> bool:
    """Whether the first can be no play or card of its own: "a heart, a heart ruff" are two plays."""
    unfinished = not any(phrase.suit or phrase.act for phrase in first.phrases) and not first.places
    if first.verb is not None or first.copula is not None:
        again = isinstance(first.subject, Mark) or second.link == "none" or first.verb_name == "draw"
        return again and unfinished
    named = first.only_phrase if is_bare_list(first) else None
    if named is None or named.number is not None:
        return False
    card = next(iter((*second.subjects, *second.phrases)), None)
    same = card is not None and card.ranks == named.ranks and named.suit is None and card.suit is not None
    stated = second.copula is not None and bool(named.suit) and not named.act
    return (named.determiner in ("the", "my", "your") and bool(named.ranks) and same) or stated


_THANKS: Final[tuple[str, ...]] = ("thanks", "thank you")
_AS_LONG: Final = len("thank you, ")
_WAS_TRYING: Final = re.compile(
    r"(?:I|we) (?:was|were) (?:trying|playing|looking|hoping|going|worried|wondering|thinking|afraid)\b"
    r"|(?:I|we) (?:tried|hoped|wanted|had hoped|considered|contemplated|toyed|nearly|almost|thought (?:of|about)"
    r"|had a (?:bad|good|wrong) guess)\b"
    r"|(?:I|we) thought (?:I|we) (?:was|were) (?:down|off)\b",
    re.IGNORECASE,
)


def drop_asides(clauses: list[Clause], draft: Draft) -> None:
    """ "The rest are mine, *thanks for the ruff*", "*I tried for a squeeze* but you get a heart": no part of a plan."""
    said = draft.lowered  # most say nothing of the kind: then no clause need be looked at
    if "thank" in said:
        _drop_thanks(clauses, draft)
    if "too good" in said:
        _take_for_praise(clauses, draft)
    if said.startswith(_SATISFIED):
        _drop_satisfaction(clauses, draft)
    if "but" in said:
        _drop_what_was_tried(clauses, draft)


_SATISFIED: Final[tuple[str, ...]] = ("good", "very good", "great", "excellent", "perfect", "lovely")


def _drop_satisfaction(clauses: list[Clause], draft: Draft) -> None:
    """ "*Good.* I draw trumps": of nothing that is said."""
    alone = len(clauses) > 1 and clauses[1].link == "stop" and _is_remark_of_one_mark(clauses[0])
    if alone and draft.words(clauses[0].span).lower() in _SATISFIED:
        drop_clauses(clauses, clauses[0], ends_sentence=True)


def _drop_thanks(clauses: list[Clause], draft: Draft) -> None:
    for clause in clauses[1:]:
        before = draft.text[max(clause.start - _AS_LONG, 0) : clause.start]
        thanked = before.lower().rstrip().endswith(_THANKS)
        if thanked and clause.places and not (clause.verb or clause.phrases or clause.copula or clause.marks):
            clauses.remove(clause)


def _take_for_praise(clauses: list[Clause], draft: Draft) -> None:
    """ "*Too good*, down two"."""
    for clause in clauses:
        high = clause.mark("PRED") if _is_remark_of_one_mark(clause) else None
        if high is not None and draft.lowered[: high.span.end].endswith("too good"):
            clause.marks = [replace(high, label="META", value="assent")]


def _drop_what_was_tried(clauses: list[Clause], draft: Draft) -> None:
    for first, second in itertools.pairwise(clauses):
        between = draft.lowered[first.span.end : second.span.start + len("but")]
        tried = _WAS_TRYING.match(draft.text, first.span.start) is not None and first.negation is None
        if tried and "but" in between and second.subordinate is None:
            drop_clauses(clauses, first)
            return


def _is_remark_of_one_mark(clause: Clause) -> bool:
    more = clause.verb or clause.copula or clause.phrases or clause.places or clause.subject or clause.persons
    return len(clause.marks) == 1 and not more


_BEST_CASE: Final = r"(?:at best|best case|if all goes well|on a good day)"
_AT_BEST: Final = re.compile(rf"\b{_BEST_CASE}\W*$", re.IGNORECASE)
_AT_BEST_TOO: Final = re.compile(rf" ?{_BEST_CASE}\b", re.IGNORECASE)
_AS_LONG_AS_BEST: Final = len("if all goes well, well, ")


def drop_best_case(clauses: list[Clause], draft: Draft) -> None:
    """ "At worst one down, *at best making*": what he can be sure of is the other."""
    words = draft.lowered
    if not ("best" in words or "goes well" in words or "good day" in words):
        return
    best = [clause for clause in clauses if _is_best_case(clause, draft)]
    sure = [clause for clause in clauses if not any(clause is each for each in best) and _names_number(clause)]
    if len(best) == 1 and sure and _names_number(best[0]) and best[0].subordinate is None:
        drop_clauses(clauses, best[0])


def _is_best_case(clause: Clause, draft: Draft) -> bool:
    start, end = clause.start, clause.end
    before = _AT_BEST.search(draft.text, max(0, start - _AS_LONG_AS_BEST), start)
    behind = _AT_BEST_TOO.match(draft.text, end)
    return (
        before is not None
        or behind is not None
        or draft.words(clause.span).lower().startswith(("at best ", "best case "))
    )


def _names_number(clause: Clause) -> bool:
    counted = any(phrase.number is not None and not phrase.has_head for phrase in [*clause.subjects, *clause.phrases])
    return counted or clause.mark("DOWN", "EXACT", "SIGNED") is not None or clause.verb_name == "make"


def drop_summary(clauses: list[Clause]) -> None:
    """ "*I dispose of both losers, a heart and a club, this way:* ruff a heart, …": all of it is said again."""
    first = clauses[0] if clauses else None
    if first is None or first.verb_name not in ("discard", "ruff"):
        return
    named = [phrase for phrase in first.phrases if phrase.determiner != "this" or phrase.has_head]  # "… like this"
    losers = [phrase.noun == "loser" and not phrase.suit for phrase in named] == [True]
    at = next((at for at, clause in enumerate(clauses[1:], 1) if clause.joint("COLON") is not None), None)
    if at is None or not losers or first.places or first.negation:
        return
    if all(is_bare_list(clause) for clause in clauses[1:at]):
        drop_clauses(clauses, *clauses[:at])


def drop_threats(clauses: list[Clause], draft: Draft) -> None:
    """ "We get two trumps anyway. *Draw trumps and you lose a club*": what follows if declarer does."""
    if draft.claimer_role != "defender":
        return
    _drop_what_follows(clauses, draft)
    for first, second in itertools.pairwise(clauses[1:]):
        told = first.verb is not None and first.verb.form == "base" and first.subject is None and first.link == "stop"
        lost = (second.who == "you" and second.verb_name in ("concede", "fail")) or _is_theirs(second, draft)
        trumps = told and first.verb_name in ("draw", "clear") and all(p.suit in ("T", None) for p in first.phrases)
        ruffs = first.verb_name == "ruff" and _IN_ANY_CASE.search(draft.text, 0, first.start) is not None
        if (lost or trumps or ruffs) and told and second.link == "and":
            del clauses[clauses.index(first) :]
            return


_IN_ANY_CASE: Final = re.compile(
    r"\b(?:always|whatever|regardless|come what may|either way|no (?:odds|difference)|any (?:odds|difference)"
    r"|(?:doesn['’]?t|does not|don['’]?t) matter)\b",
    re.IGNORECASE,
)
"""Before a threat: "*it makes no difference*, I have two trumps. Ruff high and my jack wins too"."""


def _drop_what_follows(clauses: list[Clause], draft: Draft) -> None:
    """ "I've got my two trumps. *If you draw them there's a club to lose*": only if declarer does."""
    for first, second in itertools.pairwise(clauses[1:]):
        supposed = first.subordinate == "if" and first.who == "you" and first.link == "stop"
        if supposed and first.verb_name in ("draw", "clear", "take") and _is_theirs(second, draft):
            del clauses[clauses.index(second) :]
            return


def _is_theirs(clause: Clause, draft: Draft) -> bool:
    """ "… and *there's a club as well*": said by a defender, of what declarer would do."""
    exists = clause.who == "it" and draft.words(clause.span).lower().startswith("there")
    return exists and draft.claimer_role == "defender" and bool(clause.phrases)
