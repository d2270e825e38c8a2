"""Transcripts as a stream of remarks with speakers and times: WebVTT, SRT, and the JSON that Whisper writes.

WebVTT (W3C) and SRT differ in little that matters here: cues begin with a line `start --> end`, text follows up to
a blank line. The libraries for them read a whole file into memory and drop WebVTT's `<v Speaker>`, so the
cues are read here, line by line. WhisperX and others add a `speaker` to Whisper's segments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import unescape

from nlclaim.bridge.board import BoardProblem, Remark
from nlclaim.bridge.sources import Source, decode, iter_chunks, iter_lines

_TIMES = re.compile(r"\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})")
_VOICE = re.compile(r"<v(?:\.[\w.]+)?\s+([^<>]{1,60})>")
_MARKUP = re.compile(r"</?[a-z][^<>]{0,80}>|<\d\d:[\d:.]{1,12}>|\{\\[^{}]{0,40}\}", re.IGNORECASE)
_CHANGE = re.compile(
    r"\s*(?:>>+|[-–—])\s+(?:\[?(?P<after>[A-Z][\w.' \-]{0,29})\]?\s*:\s+)?(?=\S)"
    r"|\s*\[?(?P<name>[A-Z][\w.' \-]{0,29})\]?\s*:\s+(?=\S)"
)
_TEXT_LIMIT = 1 << 14
"""Characters kept of one cue. Cues are a line or two."""
_JSON_LIMIT = 1 << 26
"""Bytes of a Whisper file. An hour of talk is about one megabyte with word times, so this is days."""


def iter_cues(source: Source) -> Iterator[Remark | BoardProblem]:
    """The cues of a WebVTT or SRT file, one remark a speaker. Bad content raises nothing."""
    cue = _Cue()
    for offset, line, cut in iter_lines(source):
        match = _TIMES.match(line)
        if match is not None:
            yield from cue.finish()
            cue = _open_cue(match, offset)
        elif "-->" in line:
            yield from cue.finish()
            cue = _Cue()
            yield BoardProblem(f"times that cannot be read: {line[:60]!r}", offset=offset)
        elif not line.strip():
            yield from cue.finish()
            cue = _Cue()
        elif cue.seconds is not None:
            cue.add(line)
            if cut:
                yield BoardProblem("a line of more than 64 KB: only its start was read", offset=offset)
    yield from cue.finish()


def iter_whisper(source: Source) -> Iterator[Remark | BoardProblem]:
    """The segments of a Whisper JSON file. Bad content raises nothing."""
    try:
        data = json.loads(_read_bounded(source))
    except (ValueError, RecursionError) as error:
        yield BoardProblem(f"not the JSON of a transcript: {error}")
        return
    segments = data.get("segments") if isinstance(data, dict) else data
    if not isinstance(segments, list):
        yield BoardProblem("no list of segments: Whisper's JSON has one under 'segments'")
        return
    for index, segment in enumerate(segments, start=1):
        yield _read_segment(segment, index)


class _Cue:
    """A cue while its lines come in."""

    def __init__(self, seconds: tuple[float, float] | None = None, offset: int = 0) -> None:
        self.seconds = seconds
        self.offset = offset
        self.lines: list[str] = []
        self.size = 0

    def add(self, line: str) -> None:
        """Takes in a line of text, up to the limit."""
        if self.size < _TEXT_LIMIT:
            self.lines.append(line[:_TEXT_LIMIT])
            self.size += len(line)

    def finish(self) -> Iterator[Remark]:
        """The remarks of the cue: one for each voice in it."""
        if self.lines and self.lines[-1].strip().isdecimal() and len(self.lines) > 1:
            self.lines.pop()  # The number of the next cue, where no blank line comes before it.
        for speaker, text in _by_speaker(self.lines):
            yield Remark(text, 0, self.offset, speaker, seconds=self.seconds)


def _open_cue(match: re.Match[str], offset: int) -> _Cue:
    return _Cue((_seconds(match[1]), _seconds(match[2])), offset)


def _seconds(text: str) -> float:
    """`01:02:03.500` or `02:03,500` in seconds."""
    total = 0.0
    for part in text.replace(",", ".").split(":"):
        total = 60 * total + float(part)
    return round(total, 3)


def _by_speaker(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The text of a cue by speaker: `<v Anna>`, or at a line's start `ANNA:`, `[Anna]:`, `- Anna:`, `>> Anna:`.

    A dash or `>>` without a name is somebody else, unnamed.
    """
    speaker, words = "", ""
    for part in _spoken(lines):
        if isinstance(part, str):
            words += " " + part
            continue
        if words.strip():
            yield speaker, _plain(words)
        speaker, words = part[0], ""
    if words.strip():
        yield speaker, _plain(words)


def _spoken(lines: list[str]) -> Iterator[str | tuple[str]]:
    """Text and, as one-tuples, the names of who speaks from here on."""
    for line in lines:
        pieces = _VOICE.split(line)
        for place, piece in enumerate(pieces):
            if place % 2:
                yield (piece.strip(),)
                continue
            change = _CHANGE.match(piece) if place == 0 else None
            if change is not None:
                yield ((change["name"] or change["after"] or "").strip(),)
                piece = piece[change.end() :]
            yield piece


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", unescape(_MARKUP.sub("", text))).strip()


def _read_bounded(source: Source) -> str:
    """The whole content. Raises ValueError when it is larger than a transcript can be."""
    content = bytearray()
    for chunk in iter_chunks(source):
        content += chunk
        if len(content) > _JSON_LIMIT:
            raise ValueError(f"more than {_JSON_LIMIT >> 20} MB")
    return decode(bytes(content))


def _read_segment(segment: object, index: int) -> Remark | BoardProblem:
    if not isinstance(segment, Mapping) or not isinstance(segment.get("text"), str):
        return BoardProblem("a segment without text", index=index)
    times = segment.get("start"), segment.get("end")
    seconds = None
    if isinstance(times[0], int | float) and isinstance(times[1], int | float):
        seconds = float(times[0]), float(times[1])
    speaker = segment.get("speaker")
    return Remark(
        segment["text"].strip()[:_TEXT_LIMIT],
        0,
        0,
        speaker[:60] if isinstance(speaker, str) else "",
        seconds=seconds,
    )
