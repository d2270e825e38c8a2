"""Many statements at once, through spaCy's pipe, in order; a bad record never stops the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nlclaim.errors import NlclaimError, RecordError
from nlclaim.language.pipeline import parse_statements
from nlclaim.reading import Context, interpret_statement, make_context
from nlclaim.reading.records import statement_dict

#: Statements per batch: enough for spaCy's pipe, few enough to answer while reading.
BATCH = 128
Request = tuple[object, dict[str, Any] | NlclaimError]
Answer = tuple[object, dict[str, Any] | NlclaimError]
_KEYS = frozenset({"id", "text", "contract", "declarer", "claimer"})


def read_records(requests: Iterable[Request], *, strict: bool = False) -> Iterator[Answer]:
    """(id, record or error) for each (id, `{"text", "contract"?, "declarer"?, "claimer"?}` or error)."""
    batch: list[Request] = []
    for request in requests:
        batch.append(request)
        if len(batch) >= BATCH:
            yield from _read_batch(batch, strict=strict)
            batch = []
    yield from _read_batch(batch, strict=strict)


def _read_batch(batch: list[Request], *, strict: bool) -> Iterator[Answer]:
    prepared = [_prepare(content) for _, content in batch]
    statements = parse_statements([item[0] for item in prepared if not isinstance(item, NlclaimError)])
    for (identity, _), item in zip(batch, prepared, strict=True):
        if isinstance(item, NlclaimError):
            yield identity, item
            continue
        readings = interpret_statement(next(statements), item[1])
        try:
            if strict:
                from nlclaim.reading.diagnosis import require_understood

                require_understood(readings)
            yield identity, statement_dict(readings, None if identity is None else str(identity))
        except NlclaimError as error:
            yield identity, error


def _prepare(content: dict[str, Any] | NlclaimError) -> tuple[str, Context] | NlclaimError:
    if isinstance(content, NlclaimError):
        return content
    text = content.get("text")
    if not isinstance(text, str):
        return RecordError("no text: a record has at least {'id', 'text'}")
    if unknown := sorted(set(content) - _KEYS - {"context", "meta"}):
        return RecordError(f"unknown key {unknown[0]!r}; known: {', '.join(sorted(_KEYS))}")
    try:
        return text, make_context(content.get("contract"), content.get("declarer"), content.get("claimer"))
    except NlclaimError as error:
        return error
    except (AttributeError, TypeError):
        return RecordError("contract, declarer and claimer are words such as 4SX, S and W")
