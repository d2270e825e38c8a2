"""HTML as plain text in which columns stand where they stood, so that hand diagrams in tables can be read.

A table becomes its cells side by side, each as wide as its longest line; everything else becomes lines. The
parser is the standard library's, which takes any input and never fails.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser

_INVISIBLE = re.compile(
    r"<!--.*?(?:-->|\Z)|<(script|style)\b.*?(?:</\1\s*>|\Z)|<[!?][^>]*(?:>|\Z)", re.IGNORECASE | re.DOTALL
)
_ENDLESS = re.compile(r"<[^>]{4000,}+>")
"""A tag of this length is no tag; its attributes would fill the memory."""
_PARAGRAPHS = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "section", "article", "hr"}
_BREAKS = _PARAGRAPHS | {"div", "li", "dt", "dd", "ul", "ol", "dl"}
_HIDDEN = {"script", "style", "head", "template", "noscript"}
_CELLS = {"td", "th"}
_GAP = "    "
_LINE = 1 << 14
"""Characters of a line, after which the next one begins: lines grow piece by piece, and long ones slowly."""
_DEPTH = 20
"""Tables inside tables that are kept apart; deeper ones flow into the text around them."""


def html_to_text(html: str) -> str:
    """The text of an HTML page, tables laid out in columns. Raises nothing."""
    writer = _Writer()
    writer.feed(_without_traps(html))
    writer.close()
    return writer.text()


def _without_traps(html: str) -> str:
    """The page without comments, scripts and tags that never end, on which the parser takes quadratic time."""
    html = _INVISIBLE.sub("", html)
    end = html.rfind(">") + 1
    return _ENDLESS.sub("", html[:end]) + html[end:].replace("<", "&lt;")


class _Table:
    """A table while its cells come in."""

    def __init__(self) -> None:
        self.rows: list[list[list[str]]] = []

    def lines(self) -> list[str]:
        """The rows as text, cells side by side."""
        widths = [max(map(len, column), default=0) for column in self._columns()]
        return [line for row in self.rows for line in _lay_out(row, widths)]

    def _columns(self) -> list[list[str]]:
        count = max((len(row) for row in self.rows), default=0)
        return [[line for row in self.rows if place < len(row) for line in row[place]] for place in range(count)]


def _lay_out(row: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    height = max((len(cell) for cell in row), default=0)
    lines = []
    for number in range(height):
        cells = [
            (cell[number] if number < len(cell) else "").ljust(width) for cell, width in zip(row, widths, strict=False)
        ]
        lines.append(_GAP.join(cells).rstrip())
    return lines


class _Writer(HTMLParser):
    """Collects lines; a stack of line lists stands for the cells that are open."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.stack: list[list[str]] = [[""]]
        self.tables: list[_Table] = []
        self.hidden = 0
        self.preformatted = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Breaks lines, opens tables and cells, takes the text of pictures."""
        if tag in _HIDDEN:
            self.hidden += 1
        if tag == "pre":
            self.preformatted += 1
        if tag in _BREAKS:
            self._end_line(tag)
        elif tag == "br":
            self.stack[-1].append("")
        elif tag == "img":
            self._add(dict(attrs).get("alt") or "")
        elif tag == "table" and len(self.tables) < _DEPTH:
            self.tables.append(_Table())
            self.stack.append([""])
        elif tag == "tr" and self.tables:
            self.tables[-1].rows.append([])
        elif tag in _CELLS and self.tables:
            self._close_cell()
            self.stack.append([""])

    def handle_endtag(self, tag: str) -> None:
        """Closes what was opened; a tag that was not opened is left out."""
        if tag in _HIDDEN and self.hidden:
            self.hidden -= 1
        elif tag == "pre" and self.preformatted:
            self.preformatted -= 1
        elif tag in _CELLS or tag == "tr":
            self._close_cell()
        elif tag == "table" and self.tables:
            self._close_table()
        if tag in _BREAKS:
            self._end_line(tag)

    def handle_data(self, data: str) -> None:
        """Takes in text; white space counts only where it is preformatted."""
        if self.hidden:
            return
        if self.preformatted:
            first, *rest = data.split("\n")
            self._add(first)
            self.stack[-1].extend(rest)
            return
        words = data.split()
        lead = " " if data[:1].isspace() else ""
        trail = " " if data[-1:].isspace() and words else ""
        self._add(lead + " ".join(words) + trail)

    def text(self) -> str:
        """Everything so far, open tables closed."""
        while self.tables:
            self._close_table()
        return "\n".join(line.rstrip() for line in self.stack[0]).strip("\n") + "\n"

    def _end_line(self, tag: str) -> None:
        """Begins a new line unless one has just begun; paragraphs get a blank line as well."""
        lines = self.stack[-1]
        if lines[-1].strip():
            lines.extend(["", ""] if tag in _PARAGRAPHS else [""])

    def _add(self, text: str) -> None:
        line = self.stack[-1][-1]
        if len(line) > _LINE:
            self.stack[-1].append("")
            line = ""
        if not self.preformatted and (not line or line.endswith(" ")):
            text = text.lstrip()
        self.stack[-1][-1] = line + text

    def _close_cell(self) -> None:
        """Hands the open cell to its table: every table has one list of lines of its own, below its cells."""
        if self.tables and len(self.stack) > len(self.tables) + 1:
            lines = self.stack.pop()
            while len(lines) > 1 and not lines[-1].strip():
                lines.pop()
            while len(lines) > 1 and not lines[0].strip():
                lines.pop(0)
            rows = self.tables[-1].rows
            if not rows:
                rows.append([])
            rows[-1].append(lines)

    def _close_table(self) -> None:
        self._close_cell()
        table = self.tables.pop()
        around = self.stack.pop()
        self.stack[-1].extend([*(line for line in around if line.strip()), *table.lines(), ""])
