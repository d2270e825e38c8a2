"""Parts of a statement → clauses, and what clauses that stand side by side make of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from nlclaim.language import Element, Exclusion, Mark, NounPhrase, Prepositional, Statement
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.clause_starts import follows_object, starts_clause, take_subject
from nlclaim.reading.segmentation.clefts import (
    join_apposition,
    join_asked,
    join_cleft_places,
    join_denied,
    join_fronted_means,
    join_inserted,
    join_losers,
    join_named_this,
    join_placed,
    join_postponed,
    join_to_follow,
)
from nlclaim.reading.segmentation.elisions import settle_subjects
from nlclaim.reading.segmentation.fronted import (
    join_broken,
    join_fronted,
    join_fronted_any,
    join_fronted_shares,
    join_headings,
    join_parted,
    join_receivers,
    join_topics,
    place_main_clause,
)
from nlclaim.reading.segmentation.itemised import join_itemised
from nlclaim.reading.segmentation.parted_verbs import (
    join_entry,
    join_got_done,
    join_hands,
    join_lost_off,
    join_more_to_do,
    join_tested,
    join_to_come,
    join_to_ruff,
    join_trumps_coming,
    join_winner,
)
from nlclaim.reading.segmentation.paused_objects import join_paused_objects
from nlclaim.reading.segmentation.questions import mark_closing_question, mark_question
from nlclaim.reading.segmentation.relatives import (
    DONE_WITH_CARDS,
    join_described,
    join_gerund_subjects,
    join_held_objects,
    join_held_subjects,
    join_pseudo_clefts,
    join_relatives,
    join_shares,
    join_squeezed,
    join_what_is_cashed,
)
from nlclaim.reading.segmentation.shared_verbs import (
    join_after,
    join_either,
    join_scoring,
    join_subjects,
    join_to_lose,
    share_ranks,
)
from nlclaim.reading.segmentation.signs import ALWAYS, NeededSigns, has_signs, needs, signs_of

_PAUSES: Final = frozenset({"COMMA", "COLON", "DASH", "OPEN", "CLOSE"})
_ENDS: Final = frozenset({"STOP", "QMARK"})


def make_clauses(statement: Statement) -> list[Clause]:
    """The clauses of a statement in the order of its words."""
    clauses: list[Clause] = []
    for number, part in enumerate(statement.parts):
        labels = {joint.label for joint in part.joints}
        link = _link(labels) if number else "start"
        if "QMARK" in labels:
            mark_question(clauses)
        for place, clause in enumerate(_split(part.elements, subordinate=bool(labels & {"AFTER", "BEFORE"}))):
            clause.link, clause.joints = ("none", ()) if place else (link, part.joints)
            clauses.append(clause)
    _postpone_otherwise(clauses, statement)
    if len(clauses) > 1:
        _join(clauses)
    settle_subjects(clauses, statement.text)
    mark_closing_question(clauses, statement)
    return clauses


def _join(clauses: list[Clause]) -> None:
    """Makes one clause of those that say one thing, or gives one what stands in another."""
    signs = signs_of(clauses)
    for join, needed in _JOINS:
        if has_signs(signs, needed):
            join(clauses)
            _drop_emptied(clauses)


def _postpone_otherwise(clauses: list[Clause], statement: Statement) -> None:
    """ "Ruff if East covers, *throw a spade if not*": said behind what it goes with."""
    joined = [clause.joints for clause in clauses[1:]] + [statement.closing] if clauses else []
    for place, joints in enumerate(joined):
        clause, before = clauses[place], clauses[place - 1] if place else None
        paused = len(joints) > 1 or joints is statement.closing
        if not paused or not joints or joints[0].label != "ELSE" or before is None or clause.link == "none":
            continue
        if before.subordinate == "if" and before.link == "none" and clause.joint("ELSE", "IF") is None:
            clause.joints = (*clause.joints, joints[0])
            if place + 1 < len(clauses):
                clauses[place + 1].joints = joints[1:]


_HAVING: Final = "have get make win take concede"
_DONE_WITH_CARDS: Final = " ".join(sorted(DONE_WITH_CARDS))

_JOINS: Final[tuple[tuple[Callable[[list[Clause]], None], NeededSigns], ...]] = (
    # One thing said in two clauses.
    (join_asked, needs("who")),
    (join_denied, needs("it")),
    (join_postponed, needs("it they drop break")),
    (join_named_this, needs("have get take win make concede")),
    (join_inserted, needs("say")),
    (join_apposition, needs("discard ruff")),
    (join_placed, needs("come go")),
    (join_cleft_places, needs("it")),
    (join_to_follow, needs("break")),
    (join_fronted_means, needs("over cross")),
    (join_losers, needs("as")),
    (join_itemised, needs("on from with in by")),
    (join_paused_objects, ALWAYS),
    # "The heart *I set up* is good": relative clauses, before that heart is taken for what I set up.
    (join_relatives, needs(_HAVING)),
    (join_what_is_cashed, needs("cash play take", "who")),
    (join_held_subjects, needs(f"have {_DONE_WITH_CARDS}")),
    (join_squeezed, needs("squeeze")),
    (join_held_objects, needs("have", "me", "draw discard ruff cash")),
    (join_described, needs(_DONE_WITH_CARDS)),
    (join_gerund_subjects, needs("BE")),
    (join_pseudo_clefts, needs(f"claim play {_HAVING}")),
    (join_shares, needs("you")),
    # What is named first, and what is said of it.
    (join_headings, needs("COLON")),
    (join_parted, needs("FIRST LAST")),
    (place_main_clause, needs("FIRST LAST", "IF AFTER BEFORE")),
    (join_broken, needs("after")),
    (join_fronted_any, needs("ruff win overruff")),
    (join_fronted, needs("me")),
    (join_fronted_shares, needs("you they")),
    (join_topics, needs("QMARK")),
    (join_receivers, needs("COLON")),
    # Two things with one verb, and one play in two clauses.
    (join_subjects, needs("BE")),
    (join_scoring, needs("win make come")),
    (join_either, needs("go")),
    (join_to_lose, needs("you")),
    (join_after, needs("after before")),
    (share_ranks, ALWAYS),
    (join_to_ruff, needs("ruff")),
    (join_to_come, needs("for to")),
    (join_trumps_coming, needs("drop come", "TRUMPS")),
    (join_more_to_do, needs("concede ruff")),
    (join_tested, needs("test")),
    (join_got_done, needs("get have")),
    (join_lost_off, needs("discard")),
    (join_hands, needs("cross over go from")),
    (join_entry, needs("cross over get go", "for")),
    (join_winner, needs("to")),
)
"""What clauses make of each other; those that are emptied go. The order matters only where it is said why.

Beside each stands what must be in one of the clauses, as `signs_of` names it, for it to find anything: a verb,
somebody, a preposition, a connective, a mark. Without it none of the clauses is looked at.
"""


def _drop_emptied(clauses: list[Clause]) -> None:
    for place in range(len(clauses) - 1, -1, -1):
        if not clauses[place].spans:
            del clauses[place]


def _link(labels: set[str]) -> str:
    if labels & _ENDS:
        return "stop"
    if "OR" in labels:
        return "or"
    if "AND" in labels:
        return "and"
    return "comma" if labels & _PAUSES else "none"


def _split(elements: tuple[Element, ...], *, subordinate: bool) -> Iterator[Clause]:
    clause = Clause()
    for place, element in enumerate(elements):
        following = elements[place + 1] if place + 1 < len(elements) else None
        follows = subordinate and follows_object(clause, element, following)
        if clause.spans and (follows or starts_clause(clause, element, following)):
            subordinate = subordinate and not follows
            moved = take_subject(clause, element, following)
            if clause.spans:
                yield clause
                clause = Clause()
            for earlier in moved:
                _add(clause, earlier, element)
        _add(clause, element, following)
    if clause.spans:
        yield clause


def _is_floating(clause: Clause, element: NounPhrase, following: Element | None) -> bool:
    """ "My losing spades *all* go away": said of the phrase before it."""
    quantifier = element.quantifier in ("all", "both") and not element.has_head
    will = clause.auxiliaries[-1].span if clause.auxiliaries else None
    if will is not None and will == clause.spans[-2] and clause.subjects:  # "my spades will *all* go away"
        return quantifier and clause.subjects[-1].plural and isinstance(following, Mark)
    after_plural = bool(clause.phrases) and clause.phrases[-1].plural and clause.phrases[-1].span == clause.spans[-2]
    return quantifier and after_plural and isinstance(following, Mark) and following.label == "VERB"


def _add(clause: Clause, element: Element, following: Element | None) -> None:
    clause.spans.append(element.span)
    if isinstance(element, NounPhrase):
        if _is_floating(clause, element, following):
            return
        clause.phrases.append(element)
    elif isinstance(element, Prepositional):
        if not _is_what_happens_in(clause, element):
            clause.places.append(element)
    elif isinstance(element, Exclusion):
        clause.exclusions.append(element)
    else:
        _add_mark(clause, element)


def _is_what_happens_in(clause: Clause, place: Prepositional) -> bool:
    """ "Whatever happens *in the heart suit*": nothing is done there."""
    mark = clause.mark("HOW")
    beside = mark is not None and mark.value == "either_way" and clause.spans[-2:] == [mark.span, place.span]
    return beside and place.preposition in ("in", "with", "to") and isinstance(place.object, NounPhrase)


def _add_mark(clause: Clause, mark: Mark) -> None:
    if mark.label == "VERB":
        if clause.verb is not None and clause.verb.verb == "have" and mark.value == "get.past":
            return  # "I've got": having, not getting
        done = mark.form == "past" or (mark.form == "base" and mark.verb == "drop")  # "the queen has *come down*"
        clause.perfect = clause.verb is not None and clause.verb.verb == "have" and done
        if clause.verb is not None and clause.verb.verb == "get" and clause.subjects:
            clause.phrases, clause.subjects, clause.subject = clause.subjects, [], None  # "the clubs get set up"
            if mark.value == "run.base":
                mark = replace(mark, value="run.past")  # "the spades *get run*": nobody is told to
        _settle_subject(clause)
        clause.verb, clause.verb_name = mark, mark.verb
    elif mark.label == "BE":
        _settle_subject(clause)
        clause.copula = clause.copula or mark
    elif mark.label == "AUX":
        _settle_subject(clause)
        clause.auxiliaries.append(mark)
    elif mark.label == "NEG":
        clause.negation = clause.negation or mark
    elif mark.label in ("PERSON", "ROLE"):
        if clause.subject is None and not clause.verb and not clause.copula and not clause.phrases:
            clause.subject = mark
        else:
            clause.persons.append(mark)
    else:
        if mark.label == "PRED" and clause.verb is None:
            _settle_subject(clause)
        clause.marks.append(mark)


def _settle_subject(clause: Clause) -> None:
    """Phrases before the verb are its subject."""
    if clause.verb is None and clause.copula is None and clause.phrases:
        clause.subjects = list(clause.phrases)
        if clause.subject is None:
            clause.subject = clause.phrases[0]
        clause.phrases.clear()
