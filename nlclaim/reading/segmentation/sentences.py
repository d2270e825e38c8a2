"""Where the sentences of a statement begin and end, and what becomes of the rest where clauses are left out."""

from __future__ import annotations

from collections.abc import Iterator

from nlclaim.reading.segmentation.clause import SUBORDINATORS, Clause


def start_of(clauses: list[Clause], place: int) -> int:
    """Where the sentence begins that the clause at this place belongs to."""
    while place > 0 and clauses[place].link != "stop":
        place -= 1
    return place


def end_of(clauses: list[Clause], place: int) -> int:
    """Where that sentence ends: the place of the next one."""
    end = place + 1
    while end < len(clauses) and clauses[end].link != "stop":
        end += 1
    return end


def sentences(clauses: list[Clause]) -> Iterator[tuple[int, int]]:
    """Where each sentence begins and ends."""
    start = 0
    while start < len(clauses):
        end = end_of(clauses, start)
        yield start, end
        start = end


def drop_clauses(clauses: list[Clause], *gone: Clause, ends_sentence: bool = False) -> None:
    """Leaves out clauses that follow on each other.

    The one behind them stands where they stood, unless it begins a sentence, as it always does where what is left out
    was one. The first of all begins the statement.
    """
    start = clauses.index(gone[0])
    del clauses[start : start + len(gone)]
    if start == len(clauses):
        return
    behind = clauses[start]
    if ends_sentence:
        behind.link = "stop" if start else "start"
        behind.joints = tuple(joint for joint in behind.joints if joint.label in SUBORDINATORS)
    elif not start or behind.link != "stop":
        behind.link, behind.joints = gone[0].link if start else "start", gone[0].joints
