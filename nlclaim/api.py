"""The whole way in three calls: interpret words, read them at a position, rule on a claim."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from nlclaim.law import editions, load_edition
from nlclaim.lines import Budget
from nlclaim.reading import GroundedReading, Reading, Readings, both_ways, ground, interpret, take_apart
from nlclaim.ruling.adjudication import adjudicate
from nlclaim.ruling.case import Case, load_case
from nlclaim.ruling.comparison import Comparison
from nlclaim.ruling.model import Ruling

__all__ = [
    "Case",
    "Comparison",
    "Readings",
    "Ruling",
    "compare",
    "interpret",
    "interpret_case",
    "load_case",
    "read",
    "rule",
]

DEFAULT_SECONDS = 5.0
"""A director at the table waits this long, and no longer."""


def read(case: Case) -> tuple[GroundedReading, ...]:
    """Every reading of the case's statement, tied to its cards, the likeliest first; then other versions heard.

    Of words that contradict one another each half is a reading.
    """
    readings = (_ground(case, reading) for reading in interpret_case(case, case.said).readings)
    own = (half for reading in readings for half in take_apart(reading))
    directed = (each for reading in own for each in both_ways(reading, case.position, case.claimer.side))
    return (*directed, *(_ground(case, _as_heard(case, version)) for version in case.also_heard))


def _ground(case: Case, reading: Reading) -> GroundedReading:
    return ground(
        reading,
        case.position,
        declarer=case.declarer,
        claimer=case.claimer,
        contract=case.contract,
        tricks_won=None if case.tricks_won is None else case.tricks_won[case.claimer.side],
    )


def _as_heard(case: Case, version: str) -> Reading:
    """The likeliest reading of another version of what was said."""
    because = f"it may have been {version!r} that was said" if version else "he may have said nothing of the kind"
    return replace(interpret_case(case, version).first, because=because)


def interpret_case(case: Case, words: str) -> Readings:
    """The readings of `words` said at the table of a case: its statement proper is `case.said`."""
    return interpret(
        words,
        contract=str(case.contract),
        declarer=case.declarer.letter,
        claimer=case.claimer.letter,
        words_alone=True,  # that he claimed is given: statements that are none have no say
    )


def rule(case: Case | Path | str, *, seconds: float | None = DEFAULT_SECONDS, nodes: int | None = None) -> Ruling:
    """Rule on a claim under the law and authority that its case names.

    `case` may be a Case, the Path of a case file or JSON text. `seconds` and `nodes` bound the search; when they run
    out the ruling says so (`complete` is false) and gives what is proved. Raises RecordError, BridgeError, LawError.
    """
    if not isinstance(case, Case):
        case = load_case(case)
    return adjudicate(case, read(case), Budget(seconds, nodes))


def compare(case: Case, *, seconds: float | None = DEFAULT_SECONDS, nodes: int | None = None) -> Comparison:
    """Rule on a claim under every edition of the duplicate Laws, and the one that its case names.

    `seconds` and `nodes` bound each ruling. Raises as `rule` does.
    """
    rulings = {
        law: rule(replace(case, law=law), seconds=seconds, nodes=nodes)
        for law in editions()
        if load_edition(law).game == "duplicate" or case.law == law
    }
    asked = rulings.pop(case.law)
    return Comparison(asked, tuple(rulings.values()))
