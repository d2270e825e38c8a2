"""Many statements at once, in order; a bad record never stops the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nlclaim.errors import NlclaimError, RecordError
from nlclaim.language.statements import parse_statement
from nlclaim.reading import Context, interpret_statement, make_context
from nlclaim.reading.records import statement_dict

Request = tuple[object, dict[str, Any] | NlclaimError]
Answer = tuple[object, dict[str, Any] | NlclaimError]
_KEYS = frozenset({"id", "text", "contract", "declarer", "claimer"})


def read_records(requests: Iterable[Request], *, strict: bool = False, words_alone: bool = False) -> Iterator[Answer]:
    """(id, record or error) for each (id, `{"text", "contract"?, "declarer"?, "claimer"?}` or error).

    `strict`: an error unless every word is understood in one way. `words_alone`: as `interpret` takes it.
    """
    for identity, content in requests:
        yield identity, _answer(identity, content, strict=strict, words_alone=words_alone)


def _answer(
    identity: object, content: dict[str, Any] | NlclaimError, *, strict: bool, words_alone: bool
) -> dict[str, Any] | NlclaimError:
    if isinstance(content, NlclaimError):
        return content
    try:
        return _read_record(identity, content, strict=strict, words_alone=words_alone)
    except NlclaimError as error:
        return error


def _read_record(identity: object, content: dict[str, Any], *, strict: bool, words_alone: bool) -> dict[str, Any]:
    if identity is not None and (isinstance(identity, bool) or not isinstance(identity, (str, int, float))):
        raise RecordError(f"id: text or a number should be here, not {identity!r}")
    text, context = _prepare(content)
    readings = interpret_statement(parse_statement(text), context, words_alone=words_alone)
    if strict:
        from nlclaim.reading.diagnosis import require_understood

        require_understood(readings)
    return statement_dict(readings, None if identity is None else str(identity))


def _prepare(content: dict[str, Any]) -> tuple[str, Context]:
    text = content.get("text")
    if not isinstance(text, str):
        raise RecordError("no text: a record has at least a 'text', which is a string")
    if unknown := sorted(set(content) - _KEYS - {"context", "meta"}):
        raise RecordError(f"unknown key {unknown[0]!r}; known: {', '.join(sorted(_KEYS))}")
    try:
        return text, make_context(content.get("contract"), content.get("declarer"), content.get("claimer"))
    except (AttributeError, TypeError) as error:
        raise RecordError("contract, declarer and claimer are words such as 4SX, S and W") from error
