"""Plays that are not made after all: "*I'd planned to ruff*, but I cash it", "*heart to the king*, no, scrap that"."""

from __future__ import annotations

import itertools
from typing import Final

from nlclaim.language import Joint, Mark, NounPhrase
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import drop_clauses

_PLANNED: Final = ("going to", "planned to", "planning to", "intended to", "meant to", "my plan was to")


def turn_down_plans(clauses: list[Clause], draft: Draft) -> None:
    """ "*I was going to finesse* but there's no need", "… *but I cash the ace*": no finesse, and no after-thought."""
    for at, clause in enumerate(clauses):
        planned = _planned(clause, draft)
        if planned is not None and _goes_another_way(clauses[at + 1 :], draft):
            clause.marks.remove(planned)
            clause.negation = Mark(planned.span, "NEG", "not")


def put_right_nearly_said(clauses: list[Clause], draft: Draft) -> None:
    """ "*I was about to say two losers*, but no, there are none": what is said instead puts it right."""
    for first, second in itertools.pairwise(clauses):
        late = [mark for mark in first.marks if mark.value == "afterthought"]
        says = first.verb_name in ("say", "claim") and first.who in (None, "me") and len(first.phrases) == 1
        left_out = [each for each in first.exclusions if draft.words(each.span).lower().startswith("but")]
        but = draft.joined_by(second, "but") or len(left_out) == len(first.exclusions) == 1
        if len(late) != 1 or not says or not but or second.subordinate is not None:
            continue
        if not draft.words(late[0].span).lower().endswith(_NEARLY):
            continue
        first.marks.remove(late[0])
        first.exclusions = []
        first.subject = first.subject or Mark(late[0].span, "PERSON", "me")
        second.joints = (*second.joints, Joint(second.span, "REPAIR", "repair"))
        if second.who == "it" and second.negation is not None and len(second.phrases) == 1:
            second.phrases, second.negation = [NounPhrase(second.phrases[0].span, quantifier="none")], None


_NEARLY: Final = ("about to", "going to", "nearly", "almost", "planning to")


def drop_scrapped(clauses: list[Clause], draft: Draft) -> None:
    """ "*Heart to the king, spade back*... no, scrap that, I'll just give you two hearts": none of it is played."""
    for place in range(len(clauses) - 1, 0, -1):
        clause = clauses[place]
        repair = clause.joint("REPAIR")
        scraps = repair is not None and draft.words(repair.span).lower().endswith(_SCRAPS)
        if scraps and clause.verb_name in _SHARES_OUT and all(map(_is_played, clauses[:place])):
            draft.said_beside += [gone.span for gone in clauses[:place]]
            drop_clauses(clauses, *clauses[:place])
            clause.joints = tuple(joint for joint in clause.joints if joint.label != "REPAIR")
            return


_SCRAPS: Final[tuple[str, ...]] = (" that", " that idea", " that plan", " forget it")
_SHARES_OUT: Final = frozenset({"give", "concede", "claim"})


def _is_played(clause: Clause) -> bool:
    """Whether a clause is a play, by a verb or a noun, or a mere hesitation."""
    led = clause.phrase_at("to") is not None or clause.goes_to(("dummy", "hand"), "to")
    led = led or any(phrase.act for phrase in clause.phrases)
    return clause.verb_name in PLAYS or led or not (clause.phrases or clause.verb or clause.places)


def take_up_what_is_left_to_do(clauses: list[Clause]) -> None:
    """ "*I haven't drawn trumps yet but I will*": they are to be drawn."""
    for first, second in itertools.pairwise(list(clauses)):
        undone = first.perfect and first.negation is not None and first.who == "me" and first.verb_name in PLAYS
        will = second.who == "me" and any(mark.value == "will" for mark in second.auxiliaries) and not second.negation
        bare = not (second.verb or second.phrases or second.places or second.subordinate or second.question)
        if not undone or not will or not bare or second.link not in ("comma", "and") or first.verb is None:
            continue
        first.perfect, first.negation = False, None
        first.verb = Mark(first.verb.span, "VERB", f"{first.verb_name}.base")
        first.take_in(second)
        clauses.remove(second)


def _planned(clause: Clause, draft: Draft) -> Mark | None:
    """The words that say that a play was planned."""
    if clause.verb_name not in PLAYS or clause.who not in (None, "me") or clause.subordinate or clause.negation:
        return None
    late = [mark for mark in clause.marks if mark.value == "afterthought"]
    return late[0] if len(late) == 1 and draft.words(late[0].span).lower().endswith(_PLANNED) else None


def _goes_another_way(following: list[Clause], draft: Draft) -> bool:
    """Whether what follows turns the plan down, or plays something else: "*but* it's high, so *I cash it*"."""
    if not following or not draft.joined_by(following[0], "but") or following[0].subordinate:
        return False
    if _denies_all(following[0]) or _is_good_itself(following[0]):
        return True
    sentence = itertools.takewhile(lambda each: each.link != "stop" or each is following[0], following)
    return any(_is_play_now(clause) for clause in sentence)


def _denies_all(clause: Clause) -> bool:
    """ "… but *there's no need*", "… but *I won't*"."""
    no_use = all(phrase.quantifier == "no" and not phrase.has_head for phrase in clause.phrases)
    denied = clause.negation is not None or bool(clause.phrases)
    bare = clause.verb_name in ("", "need", "do") and not (clause.places or clause.subjects or clause.marks)
    return denied and no_use and bare and clause.who in (None, "me", "it")


def _is_good_itself(clause: Clause) -> bool:
    """ "I'd meant to ruff a club, but *it's good*"."""
    good = [mark.value for mark in clause.marks] == ["high"] and clause.copula is not None
    return good and clause.who in ("it", "they") and not (clause.negation or clause.phrases or clause.subjects)


def _is_play_now(clause: Clause) -> bool:
    plays = clause.verb is not None and clause.verb_name in PLAYS and not clause.is_past and not clause.perfect
    left = clause.negation or clause.mark("META", "FIRST")
    return plays and clause.who == "me" and clause.subordinate is None and not left
