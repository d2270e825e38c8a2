"""What a reporter remarks of a claim that he tells: "he conceded two *but had only one loser*"."""

from __future__ import annotations

import itertools

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary, is_past_state
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause


def drop_told_against(clauses: list[Clause], draft: Draft) -> None:
    """Drops what is told of the cards behind a claim or a concession that is told, where it tells against it."""
    if "but" not in draft.lowered or any(clause.who == "me" for clause in clauses):
        return
    for first, second in itertools.pairwise(list(clauses)):
        bare = [exclusion.object is None for exclusion in first.exclusions] == [True]  # "two tricks *but* actually had"
        if not (bare or draft.joined_by(second, "but")) or second.subordinate is not None:
            continue
        quoted = clauses.index(first) > 0 and _says(first, clauses[clauses.index(first) - 1])
        if _tells_against(first, second, draft) or (quoted and _came_to(second, draft)):
            first.exclusions = [] if bare else first.exclusions
            clauses.remove(second)


def _tells_against(first: Clause, second: Clause, draft: Draft) -> bool:
    """Whether the second clause has losers behind a claim, or winners, or fewer losers, behind a concession."""
    told = first.verb is not None and first.verb.form == "past" and first.copula is None and first.negation is None
    told = told and first.who in REPORTED | {None}
    conceded = told and draft.verb_words(first).startswith("conc")
    quoted = first.verb is None and first.joint("QUOTE") is not None and second.joint("QUOTE") is not None
    if not (conceded or quoted or (told and first.verb_name == "claim")):
        return False
    others = SEATS | {"declarer"} - {first.who}
    if not conceded and second.who in others and first.who != second.who and second.verb_name == "have":
        return True  # "… but East has a trump trick"
    if second.who not in (None, "he", first.who):
        return False
    losers = any(phrase.noun == "loser" or "losing" in phrase.adjectives for phrase in second.phrases)
    had = second.verb_name == "have" and second.is_past
    if conceded:
        return had and bool(second.phrases) and (losers or all(_is_little(phrase, draft) for phrase in second.phrases))
    must = second.verb_name == "concede" and has_auxiliary(second, draft, ("had to",))
    return must or (had and losers)


def _is_little(phrase: NounPhrase, draft: Draft) -> bool:
    """ "None to lose", "a trick with the ace", "the ace": no number that he may have claimed as well."""
    nothing = draft.words(phrase.span).lower().startswith("no")
    return nothing or phrase.determiner == "a" or bool(phrase.ranks or phrase.cards)


def _says(clause: Clause, before: Clause) -> bool:
    """ "*'One down,'* he said": what comes before is quoted."""
    quoted = before.joint("QUOTE") is not None and before.mark("DOWN") is not None
    return quoted and clause.verb_name == "say" and not clause.phrases


def _came_to(clause: Clause, draft: Draft) -> bool:
    """ "*It was two down*": how the contract fared."""
    return clause.who == "it" and is_past_state(clause, draft) and clause.mark("DOWN") is not None
