"""What a worker does with a piece of work: read, find the claims, rule on them, count. The same everywhere."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from pydantic_core import PydanticSerializationError

from nlclaim.errors import NlclaimError
from nlclaim.jurisdictions import DEFAULT_AUTHORITY, LATEST
from nlclaim.logs.columns import ColumnMapping
from nlclaim.logs.event import EventRecord
from nlclaim.logs.mining.events import find_events
from nlclaim.logs.mining.inputs import Input, iter_items
from nlclaim.logs.mining.rulings import rule_on_event
from nlclaim.logs.mining.tally import Tally, reason_class
from nlclaim.logs.records import BoardProblem, LogEntry, LogItem

BATCH = 50
"""Entries of a big file that make a piece."""
_HEAVY = 1 << 20
"""Characters of talk that make a piece, however few the entries."""
_HOPELESS = 10_000
"""Records refused one after the other after which the rest of a file is left alone: it is no log."""
_KEPT = 1_000
"""Refused records of one piece that are written down one by one; all are counted."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is done with each claim."""

    rule: bool = True
    seconds: float | None = 0.07
    """Of search for a ruling."""
    nodes: int | None = None
    law: str = LATEST
    authority: str = DEFAULT_AUTHORITY
    mapping: ColumnMapping | None = None
    """Which columns of a table hold what; None to go by their names."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Work for one worker at one time: a whole file, or a stretch of entries that somebody else has read."""

    source: Input
    part: int | None = None
    """Which stretch of its file, from 0; None for a whole file."""
    entries: bytes = b""
    """The stretch, pickled; empty for a whole file, which the worker reads itself."""
    ends: bool = True
    """Whether it is the last of its file."""
    weight: int = 0
    """Bytes of the file that it stands for."""

    @property
    def key(self) -> str:
        """Its name, in manifests and among other pieces."""
        return self.source.name if self.part is None else f"{self.source.name}#{self.part}"


@dataclass(frozen=True, slots=True)
class Refused:
    """A record that could not be used, and where a person finds it."""

    file: str
    board: str
    record: int
    byte: int
    reason: str


@dataclass(slots=True)
class Outcome:
    """What came of a piece. Events are JSON, one each, as they cross processes and are written."""

    events: list[str] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    def refuse(self, refused: Refused) -> None:
        """Counts a refused record, and keeps it while there are few."""
        self.tally.refused[reason_class(refused.reason)] += 1
        if len(self.refused) < _KEPT:
            self.refused.append(refused)


def work_on(piece: Piece, options: Options) -> Outcome:
    """The events of a piece. What is wrong with the input is in the outcome; nothing is raised for it."""
    outcome = _begin(piece)
    items: Iterable[LogItem] = pickle.loads(piece.entries) if piece.entries else read_items(piece.source, options)
    for item in items:
        _work_on_item(item, piece.source, options, outcome)
    return outcome


def failed(piece: Piece, reason: str) -> Outcome:
    """The outcome of a piece on which no worker came to an end."""
    outcome = _begin(piece)
    outcome.refuse(Refused(piece.source.label, "", BATCH * (piece.part or 0), 0, reason))
    return outcome


def read_items(
    source: Input, options: Options, watch: Callable[[BinaryIO], object] = lambda file: None
) -> Iterator[LogItem]:
    """The items of a file; one that cannot be opened, or is no log at all, ends in a problem."""
    vain = 0
    try:
        if not source.kind:
            raise FileNotFoundError(2, "no such file or folder")
        for item in iter_items(source, options.mapping, watch):
            yield item
            vain = vain + 1 if isinstance(item, BoardProblem) else 0
            if vain >= _HOPELESS:
                yield BoardProblem(f"{_HOPELESS} records refused one after the other: the rest was not read")
                return
    except NlclaimError as error:
        yield BoardProblem(str(error))
    except OSError as error:
        yield BoardProblem(f"cannot be read: {error.strerror or error}")
    except Exception as error:  # What unpackers and remote file systems raise has no common root.
        yield BoardProblem(f"cannot be read: {type(error).__name__}: {error}")


def iter_batches(items: Iterable[LogItem]) -> Iterator[list[LogItem]]:
    """The items in stretches of a bounded size, always cut in the same places."""
    batch: list[LogItem] = []
    weight = 0
    for item in items:
        batch.append(item)
        if isinstance(item, LogEntry):
            weight += sum(len(remark.text) for remark in item.remarks)
        if len(batch) >= BATCH or weight > _HEAVY:
            yield batch
            batch, weight = [], 0
    yield batch


def _begin(piece: Piece) -> Outcome:
    return Outcome(tally=Tally(files=int(piece.ends), bytes=piece.weight))


def _work_on_item(item: LogItem, source: Input, options: Options, outcome: Outcome) -> None:
    if isinstance(item, BoardProblem):
        reason = _plain(item.reason)
        outcome.refuse(Refused(source.label, _plain(item.label), item.index, item.offset, reason))
        return
    tally = outcome.tally
    tally.entries += 1
    try:
        events = _find_events(item, options)
        lines = [event.model_dump_json(by_alias=True) for event in events]
    except PydanticSerializationError as error:  # JSON can name half a character, and no text can hold it.
        outcome.refuse(Refused(source.label, _plain(item.label), item.index, 0, f"cannot be written: {error}"))
        return
    except Exception as error:  # A defect of ours costs the record that shows it, and is told, but not the run.
        where = item.board.offset if item.board is not None else 0
        outcome.refuse(Refused(source.label, item.label, item.index, where, f"defect: {type(error).__name__}: {error}"))
        return
    tally.without_claim += not events
    outcome.events += lines
    for event in events:
        _count(event, tally, options)


def _plain(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def _find_events(item: LogEntry, options: Options) -> list[EventRecord]:
    events = find_events(item, {"law": options.law, "authority": options.authority})
    return [rule_on_event(event, options.seconds, options.nodes) for event in events] if options.rule else events


def _count(event: EventRecord, tally: Tally, options: Options) -> None:
    tally.claims += 1
    tally.statements += event.statement is not None
    tally.agreed += event.agreement == "same"
    tally.more += event.agreement == "awarded_more"
    tally.less += event.agreement == "awarded_less"
    if event.ruling is not None:
        tally.ruled += 1
        tally.complete += event.ruling.complete
    elif options.rule and event.problems:
        tally.not_ruled[reason_class(event.problems[-1])] += 1
