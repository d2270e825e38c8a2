"""How well claims are ruled on: case records with the accepted results, ruled on and compared.

A record's `expected` is a number, or a list of the numbers accepted, of the remaining tricks to the claiming side.
Its `confidence` says what is asked of the ruling:

- `clear` and `majority`: the award is one of them, and proved; a clear case is not called a judgement;
- `disputed`: one of them at least is what some authority's policy or some open point gives, and the ruling is not
  called certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import get_args

from nlclaim.errors import NlclaimError, RecordError
from nlclaim.ruling.case import Case, load_case
from nlclaim.ruling.model import Certainty, Ruling

CONFIDENCES = ("clear", "majority", "disputed")
DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One case: what is accepted, what was ruled, and why. Tricks of the remaining ones."""

    id: str
    confidence: str
    accepted: tuple[int, ...]
    awarded: int | None = None
    certainty: str = ""
    by_authority: tuple[tuple[str, int], ...] = ()
    open_points: tuple[tuple[str, int], ...] = ()
    """What nobody has settled, with what each would give."""
    turns_on: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    """Where the tricks went, in words."""
    complete: bool = False
    seconds: float = 0.0
    error: str = ""

    @property
    def given(self) -> frozenset[int]:
        """Every number that some authority's policy, or some open point, gives."""
        numbers = {number for _, number in (*self.by_authority, *self.open_points)}
        return frozenset(numbers if self.awarded is None else numbers | {self.awarded})

    @property
    def is_accepted(self) -> bool:
        """Whether the number is one that is accepted; for a disputed case, whether any is given."""
        if self.confidence == DISPUTED:
            return bool(self.given & set(self.accepted))
        return self.complete and self.awarded in self.accepted

    @property
    def is_right(self) -> bool:
        """Whether the ruling is all that the case's confidence asks for."""
        unwanted = {"clear": "judgement", DISPUTED: "certain"}.get(self.confidence)
        return self.is_accepted and self.certainty != unwanted

    @property
    def off_by(self) -> int:
        """Tricks by which the award is too kind (above 0) or too harsh (below) to the claimer; 0 if it is accepted."""
        if self.awarded is None or self.awarded in self.accepted:
            return 0
        return min((self.awarded - number for number in self.accepted), key=abs)


@dataclass(frozen=True, slots=True)
class Score:
    """The verdicts of one confidence, counted."""

    confidence: str
    verdicts: tuple[Verdict, ...]

    @property
    def cases(self) -> int:
        """How many there are."""
        return len(self.verdicts)

    @property
    def accepted(self) -> int:
        """How many have an accepted number."""
        return sum(verdict.is_accepted for verdict in self.verdicts)

    @property
    def right(self) -> int:
        """How many are all that is asked."""
        return sum(verdict.is_right for verdict in self.verdicts)

    @property
    def all_given(self) -> int:
        """In how many every accepted number is given by some authority or open point."""
        return sum(set(verdict.accepted) <= verdict.given for verdict in self.verdicts)

    @property
    def too_harsh(self) -> tuple[int, ...]:
        """By how many tricks each award that is too low is too low."""
        return tuple(-verdict.off_by for verdict in self.verdicts if verdict.off_by < 0)

    @property
    def too_kind(self) -> tuple[int, ...]:
        """By how many tricks each award that is too high is too high."""
        return tuple(verdict.off_by for verdict in self.verdicts if verdict.off_by > 0)

    @property
    def unproved(self) -> int:
        """On how many the budget ran out."""
        return sum(not verdict.complete and not verdict.error for verdict in self.verdicts)

    @property
    def failed(self) -> int:
        """How many could not be ruled on."""
        return sum(bool(verdict.error) for verdict in self.verdicts)

    def certainty(self, word: str) -> int:
        """How many were called `word`."""
        return sum(verdict.certainty == word for verdict in self.verdicts)

    def figures(self) -> dict[str, object]:
        """The counts, and every case that is not what is asked, as plain values for JSON."""
        return {
            "cases": self.cases,
            "accepted": self.accepted,
            "as_asked": self.right,
            "certainty": {word: self.certainty(word) for word in get_args(Certainty)},
            "too_harsh": list(self.too_harsh),
            "too_kind": list(self.too_kind),
            "unproved": self.unproved,
            "failed": self.failed,
            "all_published_given": self.all_given,
            "differences": [asdict(verdict) for verdict in self.verdicts if not verdict.is_right],
        }


def evaluate_case(record: Mapping[str, object], rule: Callable[[Case], Ruling]) -> Verdict:
    """Rule on one record and compare. A record that cannot be ruled on gives a verdict with the error."""
    identity, confidence = str(record.get("id", "")), str(record.get("confidence") or "clear")
    try:
        accepted = _accepted(record.get("expected"))
        ruling = rule(load_case(record))
    except NlclaimError as error:
        return Verdict(identity, confidence, (), error=str(error))
    return _verdict(identity, confidence, accepted, ruling)


def tally(verdicts: Iterable[Verdict]) -> tuple[Score, ...]:
    """The verdicts by confidence, in the order of CONFIDENCES; other words for it come last."""
    by_confidence: dict[str, list[Verdict]] = {word: [] for word in CONFIDENCES}
    for verdict in verdicts:
        by_confidence.setdefault(verdict.confidence, []).append(verdict)
    return tuple(Score(word, tuple(found)) for word, found in by_confidence.items() if found)


def _accepted(expected: object) -> tuple[int, ...]:
    numbers: Sequence[object] = expected if isinstance(expected, list) else [expected]
    accepted = tuple(number for number in numbers if isinstance(number, int) and not isinstance(number, bool))
    if not accepted or len(accepted) != len(numbers):
        raise RecordError("expected: a number of tricks, or a list of them, is wanted here")
    return accepted


def _verdict(identity: str, confidence: str, accepted: tuple[int, ...], ruling: Ruling) -> Verdict:
    return Verdict(
        identity,
        confidence,
        accepted,
        ruling.awarded,
        ruling.certainty,
        tuple(ruling.by_authority.items()),
        tuple((point.text, point.awarded) for point in ruling.open_points),
        ruling.turns_on,
        tuple(reason.text for reason in ruling.reasons.children),
        ruling.complete,
        round(ruling.seconds, 3),
    )
