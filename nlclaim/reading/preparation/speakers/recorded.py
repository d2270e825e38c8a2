"""What a recorder knows of the cards beside the claim that he tells: "declarer claimed *with a trump still out*"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.reading.clause.parts.told import says_what_stands_before
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses


def note_recorded(clauses: list[Clause], draft: Draft) -> None:
    """Notes where it is told what the claimer did not say, or did not know; drops the cards told of against him."""
    _tell_drawn(clauses)
    _leave_to_come(clauses)
    told = next((clause for clause in clauses if _tells_claim(clause, draft)), None)
    spoken = _spoken(clauses) if told is not None else []
    for place, clause in enumerate(clauses):
        beside = told is not None and clause is not told and not spoken[place]
        if _is_unknown(clauses, place, draft) or (beside and _states_cards(clause)):
            draft.report.recorded.append(clause.span)
    tellers = {None, *(each.who for each in clauses if each.verb_name == "say")}  # "South said …, *and claimed*"
    goes_on = [e.start for e in clauses if e.verb_name == "claim" and e.link == "and" and e.who in tellers]
    draft.report.goes_on_to_claim = goes_on[-1] if goes_on else 0
    if told is not None:
        for against in [each for at, each in enumerate(clauses) if _tells_against(clauses, at, told, draft)]:
            drop_clauses(clauses, against)


def _tells_claim(clause: Clause, draft: Draft) -> bool:
    """ "*Declarer claimed the rest*", "*claims the rest*", "*the claim was made*": told, by whoever records it."""
    if any(subject.noun == "claim" for subject in clause.subjects):
        return True
    if clause.verb_name not in _CLAIMING or clause.verb is None or clause.negation or clause.auxiliaries:
        return False
    unnamed = clause.who is None and not clause.subjects and clause.verb.form in ("s", "past")
    if clause.verb_name == "show" and not _shows_hand(clause):
        return False  # "West showed out"
    if clause.verb_name == "concede" and not draft.verb_words(clause).startswith("conced"):
        return False  # "gives up a spade, then the last trump out" tells his line
    if clause.subordinate is not None:
        return clause.subordinate == "after" and clause.is_past and clause.who in REPORTED  # "*when South claimed*"
    return unnamed or clause.who in REPORTED | {"they"}


_CLAIMING: Final = frozenset({"claim", "say", "show", "concede"})


def _shows_hand(clause: Clause) -> bool:
    hands = any(phrase.noun in ("card", "hand") for phrase in clause.phrases)
    return hands or any(mark.value in ("hand", "declarer") for mark in clause.persons)


def _states_cards(clause: Clause) -> bool:
    """Whether a clause only says how cards are: no play, nothing shared out."""
    undrawn = clause.verb_name == "draw" and clause.is_passive and clause.negation is not None
    return clause.verb is None or clause.verb_name in ("have", "keep") or undrawn


def _spoken(clauses: list[Clause]) -> list[bool]:
    """Of each clause whether it was said, or known: "said *one trump was out*", "claimed: *one trump out*"."""
    spoken: list[bool] = []
    quoted = False
    said: bool | None = None
    for place, clause in enumerate(clauses):
        after = clauses[place + 1] if place + 1 < len(clauses) else None
        quoted ^= sum(joint.label == "QUOTE" for joint in clause.joints) % 2 == 1
        if clause.link in ("start", "stop"):
            said = None
        if clause.joint("COLON") is not None:
            said = True
        spoken.append(quoted or (_is_said_behind(after) if said is None else said))
        if clause.verb_name == "say":
            said = clause.negation is None and not _says_nothing(clause) and clause.who not in ("me", "you")
    return spoken


def _is_said_behind(after: Clause | None) -> bool:
    """ "One trump is out, *he said*"."""
    return after is not None and says_what_stands_before(after)


def _says_nothing(clause: Clause) -> bool:
    return any(phrase.quantifier in ("no", "none") for phrase in clause.phrases)


def _is_unknown(clauses: list[Clause], place: int, draft: Draft) -> bool:
    """ "Declarer forgot *there was a trump out*", "not knowing *that East had one*"."""
    before = clauses[place - 1] if place and clauses[place].link == "none" else None
    if before is None or before.who in ("me", "you"):
        return False
    if any(mark.value == "unseen" for mark in before.marks):
        return True  # "declarer overlooked the fact *that there was a trump out*"
    if before.verb_name == "lose_track":
        return before.negation is None
    return before.verb_name == "say" and before.negation is not None and draft.verb_words(before).startswith(_KNOWS)


def _turned_up(clause: Clause, told: Clause, draft: Draft) -> bool:
    """ "… claimed; *East produced a trump*": what the others then had, and no more of the claim."""
    shown = draft.verb_words(clause) in _SHOWN and clause.link in ("stop", "comma", "and")
    theirs = clause.who in SEATS and told.who in REPORTED and clause.who != told.who
    cards = [bool(p.suit or p.ranks) and p.determiner == "a" and not p.noun for p in clause.phrases] == [True]
    return shown and theirs and cards and not (clause.negation or clause.auxiliaries or clause.marks)


_SHOWN: Final[tuple[str, ...]] = ("produced", "showed", "held up", "turned up with", "came up with")
_KNOWS: Final[tuple[str, ...]] = ("know", "aware", "be aware", "remember", "recall", "realis", "realiz")


def _tells_against(clauses: list[Clause], place: int, told: Clause, draft: Draft) -> bool:
    """ "… claimed, *when East still had a trump*", "… , *leaving one trump out*": what was so, whatever he said."""
    clause = clauses[place]
    if clause is not told and clause.verb_name == "draw" and clause.perfect and clause.negation is not None:
        return place < clauses.index(told) and not clause.exclusions  # "he *had not drawn all the trumps* and claimed"
    if _turned_up(clause, told, draft):
        return True
    if clause is told or clause.link not in ("none", "comma"):
        return False
    had = clause.verb_name == "have" and clause.is_past and clause.who in SEATS and clause.who != told.who
    if had and clause.subordinate in ("after", "even", "because"):
        return True
    before = clauses[place - 1] if place else None
    if clause.verb_name != "give" or clause.verb is None or clause.verb.form != "ing" or clause.mark("PRED") is None:
        return False
    return before is told and told.is_past and all(draft.are_trumps(phrase.suit) for phrase in clause.phrases)


def _tell_drawn(clauses: list[Clause]) -> None:
    """ "Claimed *with trumps drawn*", "*with trumps not drawn*": how they are, no play with them or of them."""
    for claim, drawn in itertools.pairwise(list(clauses)):
        trumps = claim.phrase_at("with") if claim.verb_name == "claim" else None
        bare = drawn.link == "none" and drawn.verb_name == "draw" and drawn.is_past
        if trumps is None or trumps.suit != "T" or not bare or drawn.subject or drawn.phrases or drawn.auxiliaries:
            continue
        claim.places = [place for place in claim.places if place.object is not trumps]
        if drawn.negation is not None:
            drop_clauses(clauses, drawn)
        else:
            drawn.subject, drawn.subjects, drawn.link = trumps, [trumps], "comma"


def _leave_to_come(clauses: list[Clause]) -> None:
    """ "There was a trump *to come from East*": where it is, and no play."""
    for there, comes in itertools.pairwise(list(clauses)):
        to = [mark.value for mark in comes.auxiliaries] == ["to"] and comes.verb_name == "come" and comes.link == "none"
        from_whom = comes.mark_at("from")
        held = (
            there.who == "it"
            and there.copula is not None
            and bool(there.phrases)
            and all(p.suit for p in there.phrases)
        )
        if to and held and from_whom is not None and from_whom.value in SEATS | {"you", "they"} and not comes.phrases:
            clauses.remove(comes)
