"""Where records come from: a path, text, bytes or an open binary file, read as a stream of bounded pieces.

Logs come in every encoding, sometimes several in one file. Text is therefore decoded piece by piece: UTF-8
where it is valid, else Windows-1252, which vugraph operators' machines wrote. UTF-16 is recognised by its
mark.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

Source = Path | str | bytes | BinaryIO
"""A `str` is the content itself, never the name of a file."""

CHUNK = 1 << 16


def iter_chunks(source: Source) -> Iterator[bytes]:
    """The content in pieces of about 64 KB, without a byte-order mark. Raises OSError for a bad path."""
    chunks = _raw_chunks(source)
    first = next(chunks, b"")
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        yield from _from_utf16(first, chunks)
        return
    yield first.removeprefix(codecs.BOM_UTF8)
    yield from chunks


def iter_lines(source: Source, limit: int = CHUNK) -> Iterator[tuple[int, str, bool]]:
    """The lines as (byte offset, text without its end, whether it was cut at `limit` bytes)."""
    pieces = iter_pieces(source, b"\n", limit)
    return ((offset, decode(raw).removesuffix("\r"), cut) for offset, raw, cut in pieces)


def iter_pieces(source: Source, separator: bytes, limit: int = CHUNK) -> Iterator[tuple[int, bytes, bool]]:
    """What stands between separators, as (byte offset, content, whether it was cut at `limit` bytes).

    Of a piece longer than the limit only the start is kept, so that memory stays bounded whatever the input.
    """
    start, held, length = 0, bytearray(), 0
    for chunk in iter_chunks(source):
        *ended, rest = chunk.split(separator)
        for part in ended:
            held += part[: limit - len(held)]
            length += len(part)
            yield start, bytes(held), length > limit
            start, length = start + length + len(separator), 0
            held.clear()
        held += rest[: limit - len(held)]
        length += len(rest)
    if length:
        yield start, bytes(held), length > limit


def decode(raw: bytes) -> str:
    """Text from bytes of unknown encoding: UTF-8 if valid, else Windows-1252."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _raw_chunks(source: Source) -> Iterator[bytes]:
    if isinstance(source, Path):
        with source.open("rb") as file:
            while chunk := file.read(CHUNK):
                yield chunk
    elif isinstance(source, str | bytes):
        data = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
        for start in range(0, len(data), CHUNK):
            yield data[start : start + CHUNK]
    else:
        while chunk := source.read(CHUNK):
            yield chunk


def _from_utf16(first: bytes, chunks: Iterator[bytes]) -> Iterator[bytes]:
    decoder = codecs.getincrementaldecoder("utf-16")(errors="replace")
    yield decoder.decode(first).encode("utf-8", "replace")
    for chunk in chunks:
        yield decoder.decode(chunk).encode("utf-8", "replace")
