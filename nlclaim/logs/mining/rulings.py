"""An event, ruled on and compared with what the log recorded."""

from __future__ import annotations

from typing import Literal

from nlclaim.api import rule
from nlclaim.errors import NlclaimError
from nlclaim.logs.event import EventRecord
from nlclaim.ruling.case import Case, make_case
from nlclaim.ruling.model import Ruling
from nlclaim.ruling.record import ruling_record

Agreement = Literal["same", "awarded_more", "awarded_less", "not_ruled"]


def rule_on_event(event: EventRecord, seconds: float | None, nodes: int | None = None) -> EventRecord:
    """The event with its ruling; where there can be none, with the reason among its problems."""
    if event.case is None:
        return event
    try:
        case = make_case(event.case)
        ruling = rule(case, seconds=seconds, nodes=nodes)
    except NlclaimError as error:
        return event.model_copy(update={"problems": [*event.problems, str(error)]})
    difference = _compare(ruling, recorded_tricks(case, event.recorded))
    return event.model_copy(
        update={"ruling": ruling_record(ruling), "difference": difference, "agreement": _agreement(difference)}
    )


def recorded_tricks(case: Case, recorded: int | None) -> int | None:
    """What the record gives the claiming side of the remaining tricks: by the result of the deal, else as claimed."""
    if recorded is None or case.tricks_won is None:
        return case.claimed
    declarers = recorded - case.tricks_won[case.declarer.side]
    mine = declarers if case.claimer.side == case.declarer.side else case.position.remaining - declarers
    return mine if 0 <= mine <= case.position.remaining else None


def _compare(ruling: Ruling, recorded: int | None) -> int | None:
    """Award less record. An award that is only an upper bound says something only when it is below."""
    if ruling.awarded is None or recorded is None:
        return None
    difference = ruling.awarded - recorded
    return difference if ruling.complete or difference < 0 else None


def _agreement(difference: int | None) -> Agreement:
    if difference is None:
        return "not_ruled"
    return "same" if difference == 0 else "awarded_more" if difference > 0 else "awarded_less"
