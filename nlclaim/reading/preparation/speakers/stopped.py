"""Who is kept from something, or cannot be: "nobody can keep you from taking your ace"."""

from __future__ import annotations

import itertools

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def name_who_is_stopped(clauses: list[Clause], draft: Draft) -> None:
    """ "Nobody can keep *you* from taking your ace": it is you who take it; whoever is kept from it does not."""
    if " from " not in draft.text:
        return
    for first, second in itertools.pairwise(list(clauses)):
        who = _who_is_stopped(first)
        doing = second.verb is not None and second.verb.form == "ing" and second.subject is None
        if who is None or first.places[-1].object is not None or not doing or second.link != "none":
            continue
        first.places.pop()
        second.subject = who
        if not _is_denied(first):
            clauses.remove(second)
    for clause in clauses:
        _name_what_is_kept(clause)


def _name_what_is_kept(clause: Clause) -> None:
    """ "Nobody can keep you *from the ace of trumps*": you get it."""
    who = _who_is_stopped(clause)
    kept = clause.places[-1].object if who is not None else None
    if isinstance(kept, NounPhrase) and kept.act is None and _is_denied(clause) and len(clause.places) == 1:
        clause.subject, clause.phrases, clause.subjects = who, [kept], []
        clause.verb_name, clause.negation, clause.copula = "get", None, None
        clause.places, clause.persons, clause.auxiliaries, clause.marks = [], [], [], []


def _who_is_stopped(clause: Clause) -> Mark | None:
    """ "I can't stop *you* from …", "*you* can't be kept from …"."""
    if not clause.places or clause.places[-1].preposition != "from" or clause.phrases:
        return None
    stopped = clause.copula is not None or _cannot_be_stopped(clause) is not None
    if clause.verb_name not in ("stop", "keep") and not (clause.verb is None and _cannot_be_stopped(clause)):
        return None
    if clause.persons:
        return clause.persons[-1]
    return clause.subject if stopped and isinstance(clause.subject, Mark) else None


def _cannot_be_stopped(clause: Clause) -> Mark | None:
    """ "I *can't be stopped*", one word to the lexicon."""
    mark = clause.mark("META")
    return mark if mark is not None and mark.value == "vague" else None


def _is_denied(clause: Clause) -> bool:
    """ "*Nobody* can …", "*nothing* stops …", "I *can't* …"."""
    nobody = clause.who == "who" or any(subject.quantifier in ("no", "none") for subject in clause.subjects)
    return nobody or clause.negation is not None or _cannot_be_stopped(clause) is not None
