"""The number claimed, as tricks of the remaining ones to the claiming side."""

from __future__ import annotations

from collections.abc import Sequence

from nlclaim.plan.model import Verb
from nlclaim.reading.grounding.referents import Table
from nlclaim.reading.model import Reading, Result

Number = tuple[int | None, str | None]


def claimed_tricks(reading: Reading, met: Sequence[bool | None], table: Table, tricks_won: int | None) -> Number:
    """(tricks, finding): from the words, the result named, or what is conceded; None when they do not say.

    `met`: for each condition whether the cards meet it.
    """
    remaining = table.position.remaining
    if reading.claimed.all:
        return _all(reading.claimed.how_many, remaining)
    conceded = _conceded(reading, met)
    if reading.claimed.tricks is not None:
        return _counted(reading, conceded, remaining, tricks_won)
    if reading.conceded.all:
        return 0, None
    if conceded is not None:
        return _rest(remaining, conceded)
    if reading.result is not None:
        return _from_result(reading.result, table, tricks_won)
    return None, None


def _all(said: int | None, remaining: int) -> Number:
    """ "The last three": all there are, unless there are more."""
    if said is None or said >= remaining:
        return remaining, None
    return said, f"{_tricks_are(said)} claimed as the last, and {remaining} remain"


def _conceded(reading: Reading, met: Sequence[bool | None]) -> int | None:
    """Without what hangs on a condition that is not met: "if clubs are 4-2 you get a club", and they are 3-3."""
    if reading.conceded.tricks is None:
        return None
    spared = [
        len(step.cards) or step.count or 1
        for step in reading.plan.steps
        if step.verb is Verb.CONCEDE and step.condition is not None and met[step.condition] is False
    ]
    return max(0, reading.conceded.tricks - sum(spared))


def _rest(remaining: int, conceded: int) -> Number:
    """A concession of some is a claim of the rest (68B1)."""
    if conceded > remaining:
        return 0, f"{_tricks_are(conceded)} conceded, and {remaining} remain"
    return remaining - conceded, None


def _counted(reading: Reading, conceded: int | None, remaining: int, tricks_won: int | None) -> Number:
    tricks = reading.claimed.tricks or 0
    if reading.claimed.scope != "deal" and tricks <= remaining:
        if conceded is not None and tricks + conceded != remaining:
            return tricks, f"{_tricks_are(tricks)} claimed and {conceded} conceded, and {remaining} remain"
        return tricks, None
    if tricks_won is None:
        return None, f"{tricks} tricks speaks of the whole deal, and the tricks already won are not known"
    if not 0 <= tricks - tricks_won <= remaining:
        return None, f"{_tricks_are(tricks)} claimed with {tricks_won} won and {remaining} remaining"
    return tricks - tricks_won, None


def _tricks_are(number: int) -> str:
    return "1 trick is" if number == 1 else f"{number} tricks are"


def _from_result(result: Result, table: Table, tricks_won: int | None) -> Number:
    total = _declarer_total(result, table)
    if total is None:
        return None, "a score is named; what it makes in tricks depends on the vulnerability"
    if tricks_won is None:
        return None, "a result is named, and the tricks already won are not known"
    remaining = table.position.remaining
    declarer_won = tricks_won if table.is_declarer else 13 - remaining - tricks_won
    declarer_gets = total - declarer_won
    tricks = declarer_gets if table.is_declarer else remaining - declarer_gets
    if not 0 <= tricks <= remaining:
        return None, f"that result is not possible with {remaining} tricks remaining"
    return tricks, None


def _declarer_total(result: Result, table: Table) -> int | None:
    if result.level is not None:
        return result.level + 6
    if result.down is not None:
        return table.contract.tricks - result.down
    return table.contract.tricks + result.over if result.over is not None else None
