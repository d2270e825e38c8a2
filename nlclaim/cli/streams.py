"""The standard streams as they may be: closed, full, or in an encoding that cannot show everything."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import NoReturn, TextIO, cast


class ClosedStream(io.TextIOBase):
    """Stands for a standard stream that was closed before we began: it is an OSError to use it, not to have it."""

    def __init__(self, name: str) -> None:
        self._reason = f"standard {name} is closed"

    @property
    def buffer(self) -> NoReturn:
        """There is none."""
        raise OSError(errno.EBADF, self._reason)

    def write(self, text: str, /) -> NoReturn:
        """Takes nothing."""
        raise OSError(errno.EBADF, self._reason)


def prepare_streams() -> None:
    """Makes the standard streams what the commands take them for, whatever the caller has done to them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:
        sys.stdin = cast("TextIO", ClosedStream("input"))
    if sys.stdout is None:
        sys.stdout = cast("TextIO", ClosedStream("output"))
    if sys.stderr is None:  # Nobody wants the complaints; print() would put them among the results.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end, as standard error is


def discard_output() -> None:
    """Drops what could not be written: the interpreter would try once more at its end, and fail with a traceback."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
