"""The tags of a LIN file as a stream: `xx|value|` pairs and where they stand, whatever is in between."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from nlclaim.bridge.sources import Source, decode, iter_pieces

_CODE = re.compile(rb"\s*([A-Za-z][A-Za-z0-9]|[0-9][A-Za-z])\s*")


class Tag(NamedTuple):
    """One pair. `code` is in lower case; empty for text that belongs to no pair, given as `value`."""

    code: str
    value: str
    offset: int
    """Bytes from the start to the tag's code."""
    cut: bool = False
    """Whether the value was longer than a piece may be, and only its start is here."""


def iter_tags(source: Source) -> Iterator[Tag]:
    """The tags one by one. A stray `|` in a remark puts codes and values out of step; they find back."""
    pieces = iter_pieces(source, b"|")
    for offset, raw, cut in pieces:
        match = _CODE.fullmatch(raw)
        if match is None or cut:
            if raw.strip():
                yield Tag("", decode(raw), offset, cut)
            continue
        value = next(pieces, (offset, b"", False))
        yield Tag(decode(match[1]).lower(), decode(value[1]), offset + match.start(1), value[2])
