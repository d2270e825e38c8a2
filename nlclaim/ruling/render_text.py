"""A ruling as text for a terminal: colours only there, plain when piped, suit symbols when the stream can show them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from nlclaim.bridge.diagram import format_diagram
from nlclaim.errors import visible
from nlclaim.reading.render import format_readings
from nlclaim.ruling.comparison import Comparison, explain_comparison
from nlclaim.ruling.model import Reason, Ruling
from nlclaim.ruling.page import TrickRow, bracket_words, claim_words, line_heading, say_certainty, trick_rows
from nlclaim.ruling.record import readings_of
from nlclaim.ruling.speech import say_laws, say_side

_PIPED_WIDTH = 110
_COLOURS = {"♥": "red", "♦": "dark_orange", "♣": "green", "♠": "blue"}
_STYLES = {"loss": "bold", "open": "bold", "trick": "bold"}
_LETTERS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "≤": "<="})


class _Writer:
    """Makes the parts of a ruling, with suit symbols or with letters."""

    def __init__(self, *, symbols: bool) -> None:
        self._symbols = symbols

    def parts(self, ruling: Ruling, whys: Sequence[Reason], comparison: Comparison | None) -> Iterator[RenderableType]:
        case = ruling.case
        diagram = format_diagram(case.position, declarer=case.declarer, claimer=case.claimer, symbols=self._symbols)
        heading = f"{case.contract.pretty} by {case.declarer}; {case.claimer} {claim_words(ruling)}."
        yield self._text(heading, "bold")
        yield Text()
        yield from (self._text(f"  {line}".rstrip()) for line in diagram.splitlines())
        yield Text()
        yield self._statement(ruling)
        yield self._award(ruling)
        if ruling.outcome is not None:
            yield from self._line(ruling)
        yield Text()
        yield self._tree(ruling.reasons, Tree(self._text("Reasons", "bold")))
        for why in whys:
            yield Text()
            yield self._tree(why, Tree(self._text("Card by card", "bold")))
        yield Text()
        if comparison is None:
            yield self._footer(ruling)
        else:
            yield self._side_by_side(comparison)

    def _text(self, words: str, style: str = "") -> Text:
        words = visible(words)
        text = Text(words if self._symbols else words.translate(_LETTERS), style=style)
        for symbol, colour in _COLOURS.items():
            text.highlight_regex(symbol, colour)
        return text

    def _statement(self, ruling: Ruling) -> Text:
        if not ruling.case.statement.strip():
            return self._text("Statement: none.")
        lines = [f"Statement: {format_readings(readings_of(ruling))}"]
        if len(ruling.readings) > 1:
            lines.append("Of the readings the one least favourable to the claimer is taken.")
        lines += [f"! {finding}" for finding in ruling.findings]
        return self._text("\n".join(lines))

    def _award(self, ruling: Ruling) -> Text:
        if ruling.awarded is None:
            void = "The claim may be void" if ruling.case.facts.played_on else "No claim or concession"
            return self._text(f"{void}: nothing is awarded.", "bold")
        bound = "" if ruling.complete else "at most "
        of = f"{ruling.awarded} of {ruling.case.position.remaining} to {say_side(ruling.case.claimer.side)}"
        text = self._text(f"Awarded: {bound}{of}", "bold green")
        guaranteed = "sure: not asked, a defender claims" if ruling.guaranteed is None else f"sure {ruling.guaranteed}"
        sure = f"{guaranteed}, double dummy {ruling.double_dummy}"
        return text + self._text(f"  ({ruling.certainty}: {say_certainty(ruling)}; {sure})", "not bold")

    def _line(self, ruling: Ruling) -> Iterator[Text]:
        yield Text()
        if ruling.outcome is None or not ruling.outcome.decisive.result.line:
            yield self._text("No line to show: the search was cut short.")
            return
        yield self._text(f"{line_heading(ruling)}:")
        for row in trick_rows(ruling):
            yield self._trick(row)
            for card, rule, text in row.whys:
                yield self._text(f"        {card}: {text}{f' [{rule}]' if rule else ''}", "dim")

    def _trick(self, row: TrickRow) -> Text:
        start = "NESW".index(row.leader)
        seats = "NESW"[start:] + "NESW"[:start]
        cards = " ".join(row.cards[seat] for seat in seats)
        return self._text(f"  {row.number:2}. {row.leader}: {cards}  won by {row.winner}", "bold" if row.costly else "")

    def _tree(self, reason: Reason, tree: Tree) -> Tree:
        cited = bracket_words(reason)
        node = tree.add(
            self._text(reason.text, _STYLES.get(reason.kind, "")) + self._text(f" [{cited}]" if cited else "", "dim")
        )
        for child in reason.children:
            self._tree(child, node)
        return tree

    def _footer(self, ruling: Ruling) -> Text:
        awards = ", ".join(
            f"{name} {'≤ ' if name in ruling.unproved else ''}{award}" for name, award in ruling.by_authority.items()
        )
        asked = f"{say_laws(ruling.case.law).removeprefix('the ')}, authority {ruling.case.authority}."
        return self._text(f"{asked} By authority: {awards}." if awards else asked, "dim")

    def _side_by_side(self, comparison: Comparison) -> Tree:
        table = Table(
            "Authority",
            *(say_laws(law).removeprefix("the ") for law in comparison.laws),
            box=None,
            header_style="bold",
        )
        for authority in comparison.authorities:
            cells = [self._text(comparison.cell(authority, law)) for law in comparison.laws]
            table.add_row(authority, *cells)
        return self._tree(explain_comparison(comparison), Tree(table))


def print_ruling(
    ruling: Ruling,
    whys: Sequence[Reason] = (),
    comparison: Comparison | None = None,
    console: Console | None = None,
) -> None:
    """Print a ruling to standard output (or `console`), with tricks explained and a comparison if there is one."""
    console = console or Console(highlight=False, width=None if sys.stdout.isatty() else _PIPED_WIDTH)
    for part in _Writer(symbols=_shows_symbols()).parts(ruling, whys, comparison):
        console.print(part)


def _shows_symbols() -> bool:
    try:
        "♠♥♦♣≤".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
