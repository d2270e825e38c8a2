"""Numbers only possible, beside one that is said: "nine, *could be ten*", "*I might make ten*, I claim nine"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses

_MAY: Final = frozenset({"could", "might", "may"})
_COUNTING: Final = frozenset({"", "have", "get", "make", "take", "win"})
_LINKS: Final = frozenset({"start", "stop", "comma", "and", "none"})


def drop_possible_numbers(clauses: list[Clause], draft: Draft) -> None:
    """Drops a number of tricks that may come in where a neighbour says the one to rely on (convention 2)."""
    said = draft.lowered
    if not any(word in said for word in _MAY):
        return
    hopes = [(clause, hoped) for clause in clauses if (hoped := _possible_number(clause, draft)) is not None]
    for clause, hoped in hopes:
        at = clauses.index(clause)
        before = clauses[at - 1] if at else None
        after = clauses[at + 1] if at + 1 < len(clauses) else None
        sure = next(
            (each for each in (before, after) if each is not None and _relies_on_less(each, hoped, draft)), None
        )
        if sure is None or (after is not None and after.subordinate is not None):
            continue
        drop_clauses(clauses, clause)


def keep_safe_break(clauses: list[Clause]) -> None:
    """ "*3-3 +1*, 4-2 =": of what it comes to on one break and on another, the safe one (convention 2)."""
    told = [(result, clause) for clause in clauses if (result := _result_on_break(clause)) is not None]
    if len(told) < 2 or len(told) < len(clauses):
        return
    safe = min(result for result, _ in told)
    kept = next(clause for result, clause in told if result == safe)
    kept.link, kept.joints = clauses[0].link, clauses[0].joints
    clauses[:] = [kept]


def _result_on_break(clause: Clause) -> int | None:
    """The tricks over, or short of, the contract of a clause that says no more than a break and those."""
    breaks, exact, signed = clause.mark("BREAKS"), clause.mark("EXACT"), clause.mark("SIGNED")
    more = clause.verb or clause.phrases or clause.places or clause.subject or clause.persons or clause.subordinate
    if breaks is None or more or len(clause.marks) != 2:
        return None
    if exact is not None or (signed is not None and signed.value == "="):
        return 0
    return int(signed.value) if signed is not None and signed.value.lstrip("+-").isdecimal() else None


def _possible_number(clause: Clause, draft: Draft) -> int | None:
    """The number of a clause that says no more than that it may be so many."""
    counts = clause.copula is not None or clause.verb_name in _COUNTING - {""}
    whose = clause.who in (None, "it", "me", "who") and all(subject.determiner == "this" for subject in clause.subjects)
    more = clause.places or clause.persons or clause.marks or clause.negation or clause.perfect or clause.question
    if not (counts and whose) or more or clause.subordinate is not None or clause.link not in _LINKS:
        return None
    numbers = [_count(phrase) for phrase in clause.phrases]
    return numbers[0] if len(numbers) == 1 and _only_may(clause, draft) else None


def _relies_on_less(clause: Clause, hoped: int, draft: Draft) -> bool:
    """Whether a clause says a smaller number without a doubt, or how many the contract is down."""
    if clause.subordinate is not None or clause.negation is not None or _only_may(clause, draft):
        return False
    counted = [number for phrase in clause.phrases if (number := _count(phrase)) is not None]
    return bool(counted) and (clause.mark("DOWN") is not None or max(counted) < hoped)


def _only_may(clause: Clause, draft: Draft) -> bool:
    """ "It *could* be ten", "I *could have* ten": two words that are one lexeme."""
    return has_auxiliary(clause, draft, _MAY) or draft.verb_words(clause).startswith(("could ", "might "))


def _count(phrase: NounPhrase) -> int | None:
    """ "Ten", "ten tricks", "two more"."""
    counts = phrase.is_bare_number or phrase.noun == "trick" or phrase.quantifier == "more"
    return phrase.number if counts else None
