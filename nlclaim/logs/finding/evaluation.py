"""How well passages are found and their words extracted, measured on labelled remarks.

A label names its remark by file, board, byte offset and a hash of its text, and does not repeat it: the logs that the
remarks stand in are not part of the project.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nlclaim.bridge.board import Board, Remark
from nlclaim.logs.finding.passages import CLAIMS, Passage, find_passage
from nlclaim.logs.readers import iter_log
from nlclaim.logs.records import LogEntry
from nlclaim.spans import Span

_SAME_WORDS = 0.8
"""Share of the characters that two spans have in common, from which they are the same words."""


@dataclass(slots=True)
class FindingEvaluation:
    """Counts over the labelled remarks, and every difference as a line of text."""

    remarks: int = 0
    missing: int = 0
    """Labels whose remark is not in the logs."""
    right_kind: int = 0
    found: int = 0
    """Remarks taken for a claim or concession that are one."""
    false: int = 0
    """Remarks taken for one that are none."""
    lost: int = 0
    """Claims and concessions that were not found."""
    right_words: int = 0
    right_line: int = 0
    right_claimer: int = 0
    differences: list[str] = field(default_factory=list)

    @property
    def precision(self) -> float:
        """Of what was found, the share that tells of a claim or concession."""
        return self.found / max(1, self.found + self.false)

    @property
    def recall(self) -> float:
        """Of the claims and concessions told, the share that was found."""
        return self.found / max(1, self.found + self.lost)


def evaluate_finding(labels: Iterable[Mapping[str, Any]], logs: Path) -> FindingEvaluation:
    """Compares what is found in the logs under a folder with the labels. Raises OSError when it cannot be read."""
    said = _index_remarks(logs)
    result = FindingEvaluation()
    for label in labels:
        place = said.get((str(label["file"]), int(label["offset"])))
        if place is None or _hash(place[0].text) != label["sha1"]:
            result.missing += 1
            continue
        _compare(result, label, *place)
    return result


def _index_remarks(logs: Path) -> dict[tuple[str, int], tuple[Remark, Board]]:
    return {
        (path.name, remark.offset): (remark, entry.board)
        for path in sorted(logs.rglob("*.lin"))
        for entry in _entries(path)
        if entry.board is not None
        for remark in entry.remarks
    }


def _entries(path: Path) -> Iterator[LogEntry]:
    return (item for item in iter_log(path) if isinstance(item, LogEntry))


def _hash(text: str) -> str:
    return hashlib.sha1(text.strip().encode(), usedforsecurity=False).hexdigest()[:12]


def _compare(result: FindingEvaluation, label: Mapping[str, Any], remark: Remark, board: Board) -> None:
    passage = find_passage(remark.text, remark, board)
    kind = passage.kind if passage is not None else "none"
    result.remarks += 1
    result.right_kind += kind == label["kind"]
    if kind != label["kind"]:
        why = f" ({passage.rule}: {passage.because!r})" if passage is not None else ""
        result.differences.append(f"{_name(label, remark)}\n    found     {kind}{why}\n    labelled  {label['kind']}")
    ours, theirs = kind in CLAIMS, label["kind"] in CLAIMS
    result.found += ours and theirs
    result.false += ours and not theirs
    result.lost += theirs and not ours
    if passage is not None and ours and theirs:
        _compare_words(result, label, remark, passage)


def _compare_words(result: FindingEvaluation, label: Mapping[str, Any], remark: Remark, passage: Passage) -> None:
    span = Span(*label["words"]) if label.get("words") else None
    pairs = (
        ("words", _same_words(passage.words, span), passage.said, span.of(remark.text.strip()) if span else None),
        ("line", passage.states_line == label["line"], passage.states_line, label["line"]),
        ("claimer", passage.claimer == label["claimer"], passage.claimer, label["claimer"]),
    )
    for name, same, ours, theirs in pairs:
        setattr(result, f"right_{name}", getattr(result, f"right_{name}") + same)
        if not same:
            place = f"{_name(label, remark)} {name}"
            result.differences.append(f"{place}\n    found     {ours!r}\n    labelled  {theirs!r}")


def _same_words(ours: Span | None, theirs: Span | None) -> bool:
    if ours is None or theirs is None:
        return ours is theirs
    shared = min(ours.end, theirs.end) - max(ours.start, theirs.start)
    return shared >= _SAME_WORDS * (max(ours.end, theirs.end) - min(ours.start, theirs.start))


def _name(label: Mapping[str, Any], remark: Remark) -> str:
    return f"{label['file']} {label['board']} byte {label['offset']}: {remark.text[:100]!r}"


def format_finding(result: FindingEvaluation) -> str:
    """The table and every difference, as text."""
    claims = result.found
    shares = [
        ("kind", result.right_kind, result.remarks),
        ("words", result.right_words, claims),
        ("line or none", result.right_line, claims),
        ("claimer", result.right_claimer, claims),
    ]
    lines = [
        f"{result.remarks} remarks, {result.missing} not in these logs",
        f"  claims found: precision {result.precision:.3f}  recall {result.recall:.3f}"
        f"  ({result.found} found, {result.false} false, {result.lost} lost)",
        *(f"  {name:<13}{100 * right / max(1, of):5.1f}%  ({right}/{of})" for name, right, of in shares),
        *result.differences,
    ]
    return "\n".join(lines)
