"""Two plays of which only one will be made: "draw trumps *or* ruff a heart", "*either* finesse *or* drop"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from nlclaim.language import Element, Mark, NounPhrase, Statement, StatementPart
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.interpret import Context, read_statement
from nlclaim.reading.model import Reading

_OPEN: Final = frozenset({"IF", "NEG", "EXCEPT"})
"""Labels of words beside which *or* leaves no play open: "if I ruff or finesse", "I don't ruff or finesse"."""


def readings_of_choice(statement: Statement, context: Context) -> tuple[Reading, ...]:
    """One reading for each of two plays, in the order of the words; none where there is no such choice."""
    for number in range(1, len(statement.parts)):
        left, right = statement.parts[number - 1], statement.parts[number]
        if not _joins_by_or(right, statement.text) or not _is_open(left, right):
            continue
        whole = read_statement(statement, context)
        if whole.kind not in ("claim", "claim_and_concession") or whole.conditions:
            return ()
        if any(step.negated and step.span.overlaps(right.span) for step in whole.plan.steps):
            return ()  # "I'm not drawing trumps, ruffing or finessing"
        said = " or ".join(repr(part.span.of(statement.text)) for part in (left, right))
        chosen = [_leave(statement, number, part) for part in (left, _with_subject(left, right))]
        readings = [read_statement(each, context) for each in chosen]
        steps = [len(reading.plan.steps) for reading in readings]
        denied = any(step.negated for reading in readings for step in reading.plan.steps)
        if max(steps) > len(whole.plan.steps) or not (denied or min(steps) < len(whole.plan.steps)):
            return ()
        because = f"{said}, which of them is open"
        return tuple(_as_said(each, whole, because if at else "") for at, each in enumerate(readings))
    return ()


def _joins_by_or(part: StatementPart, text: str) -> bool:
    """ "… *or* …", "…, *or* …", "… *or else* …"."""
    labels = [joint.label for joint in part.joints]
    if labels[-1:] == ["ELSE"] and not part.joints[-1].span.of(text).lower().startswith("or"):
        return False
    return labels in (["OR"], ["COMMA", "OR"], ["ELSE"], ["COMMA", "ELSE"])


def _is_open(left: StatementPart, right: StatementPart) -> bool:
    """Whether each part is a play of the speaker's, and nothing else."""
    if _is_not(right):
        return _is_ours(left) and bool(_play(left)) and not any(joint.label == "IF" for joint in left.joints)
    if not (_is_ours(left) and _is_ours(right)):
        return False
    if {joint.label for joint in left.joints} & {"IF", "QMARK"}:
        return False
    return bool(_play(left) and _play(right))


def _is_not(part: StatementPart) -> bool:
    """ "Draw trumps or *not*"."""
    return len(part.elements) == 1 and isinstance(part.elements[0], Mark) and part.elements[0].label == "NEG"


def _is_ours(part: StatementPart) -> bool:
    """Whether nobody else does it, and it is neither denied nor hangs on anything."""
    done = False
    for element in part.elements:
        if not isinstance(element, Mark):
            continue
        done = done or element.label == "VERB"
        theirs = element.label in ("PERSON", "ROLE") and element.value != "me" and not done
        if theirs or element.label in _OPEN:
            return False
    return True


def _marks(*parts: StatementPart) -> Iterator[Mark]:
    return (element for part in parts for element in part.elements if isinstance(element, Mark))


def _play(part: StatementPart) -> str:
    """The play that a part tells of: by its verb, or by its name."""
    verbs = [mark for mark in _marks(part) if mark.label == "VERB"]
    if verbs:
        verb = verbs[0].verb
        own = len(verbs) == 1 and verbs[0].form in ("base", "ing") and (verb in PLAY_VERBS or verb == "drop")
        return verb if own else ""
    named = [element for element in part.elements if isinstance(element, NounPhrase)]
    either = named[0].act if len(part.elements) == len(named) == 1 and named[0].determiner == "each" else None
    return either or ""


def _with_subject(left: StatementPart, right: StatementPart) -> StatementPart:
    """ "*I can* draw trumps or ruff a heart": who does either; "*draw trumps* or not": what is then not done."""
    if _is_not(right):
        at = next((n for n, e in enumerate(left.elements) if isinstance(e, Mark) and e.label == "VERB"), 0)
        return replace(left, elements=(*left.elements[:at], *right.elements, *left.elements[at:]))
    before: list[Element] = []
    for element in left.elements:
        if not isinstance(element, Mark) or element.label not in ("PERSON", "AUX"):
            break
        before.append(element)
    own = any(mark.label == "PERSON" for mark in _marks(right))
    return right if own else replace(right, elements=(*before, *right.elements))


def _leave(statement: Statement, number: int, part: StatementPart) -> Statement:
    """The statement with one part in the place of the two that end with that of a number."""
    joints = statement.parts[number - 1].joints
    parts = (*statement.parts[: number - 1], replace(part, joints=joints), *statement.parts[number + 1 :])
    return replace(statement, parts=parts)


def _as_said(reading: Reading, whole: Reading, because: str) -> Reading:
    """A reading of one of the plays, in a statement that speaks of the trumps in the other one as well."""
    trumps = replace(
        reading.trumps,
        mentioned=whole.trumps.mentioned,
        outstanding_acknowledged=whole.trumps.outstanding_acknowledged,
    )
    return replace(reading, kind=whole.kind, trumps=trumps, because=because)
