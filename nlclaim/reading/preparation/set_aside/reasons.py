"""Why a line is chosen: "I finesse, *there being no other way to make it*": no result claimed, and no play."""

from __future__ import annotations

import itertools
import re
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses

_SOMEWHERE: Final[tuple[str, ...]] = (
    "way", "chance", "hope", "shot", "line", "option", "possibility", "route", "play", "entry", "entries", "otherwise",
    "without", "need",
)  # fmt: skip
"""One of these is in whatever gives a reason."""
_IT_BEING: Final = (
    r"(?:there (?:being|is|was)|there['’]s|there isn['’]t|there wasn['’]t"
    r"|(?:that|this|it|which)(?:['’]s| is| was| being| seem(?:ed|s|ing) to be))"
)
_WAY: Final = r"(?:way|chance|hope|shot|line|option|possibility|route|play)"
_NO_OTHER_WAY: Final = re.compile(
    rf"(?:[,;.(–—-]|\b(?:as|since|because|for))\s*(?:(?:and|as|since|because|for|but) )?"
    rf"(?:{_IT_BEING} )?(?:no other|no better|any other|(?:the|my|his|her|our) (?:only|one|best|last))"
    rf"(?: \w+)? {_WAY}\b|"
    rf"(?:[,;.(–—-]|\b(?:as|since|because|for))\s*{_IT_BEING} (?:no|not an|only one)(?: \w+)? (?:entry|entries)\b"
    r"|\b(?:as|since|because) (?:I|we|he|she|declarer) need(?:s|ed)? (?:it|that|this)\b",
    re.IGNORECASE,
)
_OTHERWISE: Final = re.compile(r"\b(?:otherwise|without (?:it|that|this))\b", re.IGNORECASE)


def drop_reasons(clauses: list[Clause], draft: Draft) -> None:
    """Drops the clauses that say why a line is taken, where they would be read for a play or a result."""
    if " being " in draft.text:
        _drop_what_is_so_by_then(clauses, draft)
    if len(clauses) < 2:
        return
    words = draft.lowered
    if not any(word in words for word in _SOMEWHERE):
        return
    said = _NO_OTHER_WAY.search(draft.text)
    gone: list[Clause] = []
    for before, clause in itertools.pairwise(clauses):
        follows = bool(gone) and gone[-1] is before and _says_what_for(clause, draft)
        must = _says_it_must_be(clause, draft) and not before.question
        if follows or must or (said is not None and _is_within(clause, said)):
            gone.append(clause)
    for clause in gone:
        drop_clauses(clauses, clause)


def _is_within(clause: Clause, said: re.Match[str]) -> bool:
    """Whether a clause is the reason itself; "the only hope is *the finesse*" names the play."""
    named = [*clause.phrases, *clause.subjects]
    plays = any(phrase.act or phrase.ranks or phrase.cards for phrase in named)
    return said.start() <= clause.start < said.end() and not plays


def _says_what_for(clause: Clause, draft: Draft) -> bool:
    """ "No other way *to make his slam*", "my only chance *of making*", "the only line *that wins*"."""
    said = draft.words(clause.span).lower()
    return clause.link == "none" and (
        said.startswith(("to ", "of ", "that ", "for ")) or (clause.verb is not None and clause.verb.form == "ing")
    )


def _says_it_must_be(clause: Clause, draft: Draft) -> bool:
    """ "… *because I can't make it otherwise*", "… *as he needed it for his contract*"."""
    why = clause.joint("IF")
    if clause.subordinate != "because" or why is None:
        return False
    needs = clause.verb_name == "need" and not any(phrase.number for phrase in clause.phrases)
    return needs or _OTHERWISE.search(draft.text, why.span.end, clause.end + len(" otherwise")) is not None


def _drop_what_is_so_by_then(clauses: list[Clause], draft: Draft) -> None:
    """ "Ruff a spade and, *the suit being established*, draw trumps": by then it is so, and the plays go on."""
    for before, clause, following in zip(list(clauses), clauses[1:], clauses[2:], strict=False):
        so = clause.copula is not None and draft.words(clause.copula.span).lower() == "being" and not clause.negation
        plain = so and bool(clause.subjects) and all(subject.suit != "T" for subject in clause.subjects)
        goes_on = following.link == "comma" and following.subject is None and following.verb is not None
        if plain and goes_on and before.verb is not None and clause.link in ("and", "comma"):
            drop_clauses(clauses, clause)
            return
