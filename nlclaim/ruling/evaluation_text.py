"""An evaluation of rulings as text: a table by confidence, then every case that is not what it should be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nlclaim.ruling.evaluation import DISPUTED, Score, Verdict

_HEADINGS = (
    "confidence", "cases", "accepted", "as asked", "certain", "policy", "judgement", "too harsh", "too kind",
    "unproved", "failed", "all published given",
)  # fmt: skip


def format_evaluation(scores: Sequence[Score]) -> str:
    """The table and the differences, ready to print."""
    rows = [_HEADINGS, *(_row(each) for each in scores)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    differences = [verdict for each in scores for verdict in each.verdicts if not verdict.is_right]
    lines += ["", f"{len(differences)} differ from what their confidence asks." if differences else "None differs."]
    for verdict in differences:
        lines += ["", *_difference(verdict)]
    return "\n".join(lines)


def _row(score: Score) -> tuple[str, ...]:
    return (
        score.confidence,
        str(score.cases),
        _share(score.accepted, score.cases),
        _share(score.right, score.cases),
        *(str(score.certainty(word)) for word in ("certain", "policy", "judgement")),
        _tricks(score.too_harsh),
        _tricks(score.too_kind),
        str(score.unproved),
        str(score.failed),
        _share(score.all_given, score.cases),
    )


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.0f} %)"


def _tricks(numbers: Sequence[int]) -> str:
    return f"{len(numbers)} (by {', '.join(map(str, sorted(numbers)))})" if numbers else "0"


def _difference(verdict: Verdict) -> Iterator[str]:
    if verdict.error:
        yield f"{verdict.id} ({verdict.confidence}): not ruled on: {verdict.error}"
        return
    accepted = " or ".join(map(str, verdict.accepted))
    awarded = f"{'' if verdict.complete else 'at most '}{verdict.awarded} awarded"
    yield f"{verdict.id} ({verdict.confidence}): {accepted} accepted, {awarded}: {_wrong(verdict)}"
    yield "  by authority: " + ", ".join(f"{name} {number}" for name, number in verdict.by_authority)
    yield f"  turns on: {', '.join(verdict.turns_on) or 'no policy key'}"
    yield from (f"  - {text}" for text in verdict.reasons)


def _wrong(verdict: Verdict) -> str:
    found = []
    if not verdict.is_accepted:
        kinder = "too kind" if verdict.off_by > 0 else "too harsh"
        found.append(f"{kinder} by {abs(verdict.off_by)}" if verdict.off_by else "not proved")
    if verdict.certainty == "certain" and verdict.confidence == DISPUTED:
        found.append("called certain")
    if verdict.certainty == "judgement" and verdict.confidence == "clear":
        found.append("called a judgement")
    return ", ".join(found)
