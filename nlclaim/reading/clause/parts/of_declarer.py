"""What a defender says of declarer: that is declarer's, and not the speaker's."""

from __future__ import annotations

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL
from nlclaim.reading.segmentation.clause import Clause


def take_their_subject(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """A defender of declarer: "*declarer* can ruff two clubs and *has the rest*"."""
    goes_on = clause.subject is None and clause.link == "and" and clause.verb is not None and clause.verb.form == "s"
    declarers = draft.claimer_role == "defender" and previous is not None and previous.who == "declarer"
    if goes_on and declarers and previous is not None and clause.verb_name in ("have", "get", "make", "take"):
        clause.subject = previous.subject


def give_to_declarer(clause: Clause, draft: Draft, claimed: int) -> None:
    """A defender's "*he* is cold for the rest", "it's all *him*", "*dummy's* diamonds are good for three": declarer's.

    `claimed`: how many numbers were claimed before the clause.
    """
    if draft.claimer_role != "defender" or clause.negation is not None or clause.verb_name in ("concede", "discard"):
        return
    persons = {clause.who, *(person.value for person in clause.persons)}
    owners = {phrase.determiner for phrase in clause.subjects}
    ours = "me" in persons or clause.goes_to(("me",), "to", "for") or clause.mark("MINE") is not None
    if not ours and "reported" not in draft.flags and " more" not in draft.words(clause.span).lower():
        _give_contract_to_declarer(draft, claimed)
    if "me" in persons or not (persons & {"he", "declarer", "dummy"} or "dummy" in owners):
        return
    losing = any(phrase.noun == "loser" or phrase.quantifier in ("no", "none") for phrase in clause.phrases)
    if losing or clause.exclusions or "reported" in draft.flags:
        return
    draft.counts.conceded += draft.counts.claimed[claimed:]
    del draft.counts.claimed[claimed:]


def _give_contract_to_declarer(draft: Draft, claimed: int) -> None:
    """A defender's "you've got it, *ten tricks*": so many are declarer's, and say no more than "you've made it"."""
    whole = [said for said in draft.counts.claimed[claimed:] if (said[0].tricks or 0) > HIGHEST_LEVEL + 1]
    if not whole or whole != draft.counts.claimed[claimed:] or any(amount.of_last for amount, _ in whole):
        return
    if not draft.counts.results and "assent" not in draft.flags:  # "agreed, nine" says it again
        draft.counts.conceded += whole
    del draft.counts.claimed[claimed:]
