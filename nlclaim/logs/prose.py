"""Plain text, Markdown and HTML as entries: each hand diagram with what was written about it.

Offsets are characters of the text as it is read here: for HTML and Markdown tables, of the text laid out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape, unescape
from itertools import pairwise

from nlclaim.bridge.board import Board, Remark
from nlclaim.bridge.sources import Source, decode, iter_chunks, iter_lines
from nlclaim.logs.diagrams import find_diagrams
from nlclaim.logs.facts import add_facts, find_facts
from nlclaim.logs.markup import html_to_text
from nlclaim.logs.records import BoardProblem, Diagram, LogEntry, LogItem

_WINDOW = 1 << 17
"""Characters taken at once; windows end at a blank line, so that no diagram is cut."""
_HTML_LIMIT = 1 << 23
"""Bytes of an HTML page that are read. Casebooks of several hundred pages have about two million."""
_CONTEXT = 700
"""Characters before and after a diagram in which its contract, trumps and turn are looked for."""
_PARAGRAPH = re.compile(r"\S[^\n]*+(?:\n(?![ \t]*\n)[^\n]++)*+")
_HEADING = re.compile(r"[ \t]*(?:#{1,6} |(?:board|case|deal|hand|appeal|problem|number)\b)", re.IGNORECASE)
_PARAGRAPH_LIMIT = 1 << 14
_PIPE_ROW = re.compile(r"[ \t]*\|.*\|[ \t]*")
_PIPE_RULE = re.compile(r"[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*")
_BREAK_TAG = re.compile(r"<br\s*/?>", re.IGNORECASE)


def iter_text(source: Source, name: str = "") -> Iterator[LogItem]:
    """The diagrams of a plain text, each with its remarks. Bad content raises nothing."""
    yield from _iter_windows(_windows(iter_lines(source)), name)


def iter_markdown(source: Source, name: str = "") -> Iterator[LogItem]:
    """As `iter_text`, for Markdown: pipe tables are laid out, entities decoded, the rest is text."""
    windows = (_lay_out_tables(window) for window in _windows(iter_lines(source)))
    yield from _iter_windows(windows, name)


def iter_html(source: Source, name: str = "") -> Iterator[LogItem]:
    """As `iter_text`, for HTML. Of a page of more than 8 MB only the start is read, and that is said."""
    content = bytearray()
    for chunk in iter_chunks(source):
        content += chunk
        if len(content) > _HTML_LIMIT:
            yield BoardProblem(f"a page of more than {_HTML_LIMIT >> 20} MB: only the start was read")
            break
    text = html_to_text(decode(bytes(content[:_HTML_LIMIT])))
    yield from _iter_windows(_windows((0, line, False) for line in text.split("\n")), name)


def _windows(lines: Iterator[tuple[int, str, bool]]) -> Iterator[str]:
    """The text in stretches of bounded size that end at blank lines where there are any."""
    held: list[str] = []
    size = 0
    for _, line, _ in lines:
        held.append(line)
        size += len(line) + 1
        if (size > _WINDOW and not line.strip()) or size > 2 * _WINDOW:
            yield "\n".join(held) + "\n"
            held, size = [], 0
    if held:
        yield "\n".join(held)


def _iter_windows(windows: Iterator[str], name: str) -> Iterator[LogItem]:
    index, start = 0, 0
    for window in windows:
        for entry in _read_window(window, start):
            index += 1
            yield replace(entry, source=name, index=index)
        start += len(window)


def _read_window(text: str, start: int) -> Iterator[LogEntry]:
    """The entries of one stretch of text, offsets counted from `start`."""
    diagrams = find_diagrams(text)
    if not diagrams:
        remarks = _paragraphs(text, 0, len(text), start)
        if remarks:
            yield LogEntry("", 0, remarks=remarks)
        return
    bounds = [0, *(_first_heading(text, one.end, other.start) for one, other in pairwise(diagrams)), len(text)]
    for diagram, (left, right) in zip(diagrams, pairwise(bounds), strict=True):
        before = text[max(left, diagram.start - _CONTEXT) : diagram.start]
        after = text[diagram.end : min(right, diagram.end + _CONTEXT)]
        found = add_facts(diagram, find_facts(f"{before}\n\n{after}"))
        remarks = _paragraphs(text, left, diagram.start, start) + _paragraphs(text, diagram.end, right, start)
        yield _make_entry(found, remarks, start)


def _first_heading(text: str, left: int, right: int) -> int:
    """Where what is written between two diagrams stops being about the first: at the headings before the second."""
    for match in _PARAGRAPH.finditer(text, left, right):
        heading = match[0].strip()
        if _HEADING.match(heading) and len(heading) <= 120:
            return match.start()
    return right


def _make_entry(diagram: Diagram, remarks: tuple[Remark, ...], start: int) -> LogEntry:
    """A board for a whole deal, a diagram for anything less."""
    if not diagram.is_full_deal:
        moved = replace(diagram, start=diagram.start + start, end=diagram.end + start)
        return LogEntry("", 0, diagram=moved, remarks=remarks)
    board = Board(
        hands=diagram.filled_hands(),
        contract=diagram.contract,
        declarer=diagram.declarer,
        remarks=remarks,
        problems=diagram.problems,
        offset=diagram.start + start,
    )
    return LogEntry("", 0, board=board, remarks=remarks)


def _paragraphs(text: str, left: int, right: int, start: int) -> tuple[Remark, ...]:
    return tuple(
        Remark(match[0].rstrip()[:_PARAGRAPH_LIMIT], 0, start + match.start())
        for match in _PARAGRAPH.finditer(text, left, right)
        if re.search(r"\w", match[0])
    )


def _lay_out_tables(text: str) -> str:
    """Markdown with its pipe tables laid out in columns and its entities decoded."""
    lines: list[str] = []
    table: list[str] = []
    for line in [*text.split("\n"), ""]:
        if _PIPE_ROW.fullmatch(line):
            table.append(line)
            continue
        if table:
            lines.extend(html_to_text(_as_html(table)).split("\n"))
            table = []
        lines.append(unescape(line))
    return "\n".join(lines[:-1])


def _as_html(rows: Sequence[str]) -> str:
    cells = [row.strip().strip("|").split("|") for row in rows if not _PIPE_RULE.fullmatch(row)]
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in cells)
    return f"<table>{body}</table>"


def _cell(text: str) -> str:
    return f"<td>{'<br>'.join(escape(unescape(part.strip())) for part in _BREAK_TAG.split(text))}</td>"
