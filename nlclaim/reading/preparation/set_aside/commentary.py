"""What is said about a hand, and claimed by nobody: "declarer should draw trumps", "TD ruled that he draws them"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import drop_clauses, end_of
from nlclaim.reading.stems import holds_any


def drop_commentary(clauses: list[Clause], draft: Draft) -> None:
    """Drops the sentences that a director, an operator or a kibitzer says, where nobody's claim is told."""
    if not holds_any(draft.lowered, _LIKELY):
        return
    spoken = "reported" in draft.flags or draft.claimer_role == "defender" or any(_is_told(each) for each in clauses)
    place = 0
    while place < len(clauses):
        end = end_of(clauses, place)
        sentence = clauses[place:end]
        if _rules(sentence[0], draft) or _hopes(sentence, draft) or (not spoken and _advises(sentence, draft)):
            drop_clauses(clauses, *sentence)
            draft.flags.add("told")
        else:
            place = end


_LIKELY: Final = (
    "should", "ought", "need", "can", "could", "may", "might", "hope", "hopi", "think", "guess", "suppos", "expect",
    "reckon", " if ", " had ", "seen", "rul", "director", "committee", "td ", "ac ", "finesse", " line", "gib",
    "would", "surely", "presum", "probab", "doubt", "likely", "normal", "certain", "obvious", "easy", " lead",
    "better", "best", " play is", " play was", "wrong", "silly", "usual", "correct", "right", "winning", "bad ", "wise",
)  # fmt: skip
"""One of these is in whatever is dropped here."""
_TELLING: Final = frozenset({"say", "claim", "show", "concede"})


def _is_told(clause: Clause) -> bool:
    """Whether the claimer speaks in a clause, or is said to have spoken."""
    owner = clause.mark("MINE")
    if clause.who == "me" or (owner is not None and owner.value == "me"):
        return True
    told = clause.verb is not None and clause.verb.form in ("s", "past")
    return told and clause.verb_name in _TELLING and clause.who in REPORTED | {None, "they"}


_NOBODYS: Final = re.compile(
    r"\W*(?:(?:the )?(?:director|td|ac|(?:appeals? )?committee)(?: (?:has|had|have|then))?"
    r" (?:ruled?|rules|decided|decides|adjusted|adjusts|awarded|awards|gave|upheld|allowed|adjudicated)\b"
    r"|(?:we|i)(?: have|['’]ve)? (?:ruled|adjusted|adjudicated)\b"
    r"|(?:the |his |our )?ruling(?:\s*:| (?:was|is)\b)"
    r"|(?:deep finesse|gib)\b(?! ?:)"
    r"|(?:declarer|north|south|east|west|his|her)(?:['’]s)? (?:best|right|correct|winning|only) line\b"
    r"|(?:the )?(?:best|better|right|correct|winning|proper|percentage|normal|book) (?:line|play|technique|way|thing)"
    r" (?:here |there )?(?:is|was|would)\b"
    r"|it(?:['’]s| is| was|['’]d be| would be) (?:always |usually |often |far |much )?"
    r"(?:better|best|wise|normal|usual|wrong|silly|correct|bad \w+|good \w+) to\b)",
    re.IGNORECASE,
)
"""How what a director rules, an analyst finds or a kibitzer advises begins."""


def _rules(clause: Clause, draft: Draft) -> bool:
    """ "*The director ruled* that declarer draws trumps", "*declarer's best line* is to draw trumps"."""
    start = max(draft.text.rfind(mark, 0, clause.start) for mark in ".!?;") + 1
    return _NOBODYS.match(draft.text, start) is not None


def _hopes(sentence: list[Clause], draft: Draft) -> bool:
    """ "*I hope* he claims ten": of somebody else's claim."""
    hopes = sentence[0].who == "me" and draft.verb_words(sentence[0]).startswith(_SUPPOSES)
    following = sentence[1] if len(sentence) == _OF_TWO else None
    if following is None or not hopes or following.who not in REPORTED:
        return False
    return following.verb_name == "claim" or following.verb_name in PLAYS


_OF_TWO: Final = 2
_SUPPOSES: Final[tuple[str, ...]] = ("hop", "think", "guess", "suppos", "expect", "reckon")


def _advises(sentence: list[Clause], draft: Draft) -> bool:
    """ "*Declarer should* draw trumps", "*he'll need* the finesse", "South has ten tricks *if he draws* trumps"."""
    clause = sentence[0]
    if _is_said_to_be_usual(clause, draft):
        return True
    if clause.who not in REPORTED or clause.subordinate is not None or clause.question or clause.perfect:
        return False
    if clause.verb_name == "need":
        return bool(clause.phrases)
    advised, able = has_auxiliary(clause, draft, _ADVICE), has_auxiliary(clause, draft, ("can", "could"))
    if clause.verb_name == "fail" and any(_is_lead(place.object) for place in clause.places):
        return True  # "with a heart lead he goes down"
    if (clause.verb_name in PLAYS or clause.verb_name in _GAINS) and _is_foreseen(clause, draft):
        return True
    counts = clause.verb_name in _GAINS and any((p.number or 0) > _ONE_SIDES for p in clause.phrases)
    likely = has_auxiliary(clause, draft, ("may", "might"))
    if (advised or able) and clause.verb_name == "draw":
        return True
    if (advised or able or likely) and counts:
        return True
    if clause.verb_name in PLAYS:  # "he can ruff a club" may be said of the other side
        return advised or (able and clause.who == "declarer")
    if counts and clause.is_past and len(sentence) == 1:
        return True  # "he had twelve on top"
    return clause.verb_name in _GAINS and any(_is_up_to_him(each, clause) for each in sentence[1:])


def _is_said_to_be_usual(clause: Clause, draft: Draft) -> bool:
    """ "*It would be normal for declarer to* draw the trump"."""
    would = clause.copula is not None and draft.words(clause.copula.span).lower().startswith("would")
    would = would or _WOULD_BE.match(draft.text, clause.start) is not None
    return would and clause.who == "it" and clause.verb_name in PLAYS and clause.goes_to(REPORTED, "for")


_WOULD_BE: Final = re.compile(r"it(?: would|['’]d) be\b", re.IGNORECASE)
_FORESEEN: Final = re.compile(
    r"\b(?:surely|presumably|probably|doubtless|no doubt|likely|normally|certainly|obviously)\b|\beasy tricks here\b",
    re.IGNORECASE,
)


def _is_foreseen(clause: Clause, draft: Draft) -> bool:
    """ "Declarer *will surely* draw trumps", "South *probably* makes nine", "he has ten *easy* tricks *here*"."""
    end = draft.text.find(".", clause.start)
    after = draft.text[clause.start : end if end >= 0 else len(draft.text)]
    present = clause.verb is not None and clause.verb.form in ("s", "base")
    return present and not clause.negation and _FORESEEN.search(after) is not None


def _is_lead(named: object) -> bool:
    return isinstance(named, NounPhrase) and named.noun == "lead"


_ADVICE: Final = frozenset({"should", "ought to", "needs to", "need to", "need only"})
_ONE_SIDES: Final = 6
"""More tricks than the other side of a claim is told that it gets."""
_GAINS: Final = frozenset({"take", "make", "get", "win", "have"})


def _is_up_to_him(condition: Clause, clause: Clause) -> bool:
    """ "… *if he draws trumps*", "… *but hasn't seen it*": what he may or may not do."""
    if condition.verb_name == "see" and condition.negation is not None and condition.who in ("he", None):
        return True
    his = condition.who in ("he", clause.who) and condition.subordinate in ("if", "unless")
    return his and condition.verb_name in PLAYS
