"""A ruling as text for a terminal: colours only there, plain when piped, suit symbols when the stream can show them."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.padding import Padding
from rich.text import Text
from rich.tree import Tree

from nlclaim.bridge.diagram import format_diagram
from nlclaim.law import Citation
from nlclaim.reading.render import format_readings
from nlclaim.ruling.model import Reason, Ruling
from nlclaim.ruling.record import TrickRecord, readings_of, worst_line_tricks

_CERTAINTY = {
    "certain": "all authorities and readings agree",
    "policy": "authorities differ, or were not all proved",
    "judgement": "the director has to decide something nobody has settled",
}
_LETTERS = str.maketrans("♠♥♦♣", "SHDC")


def print_ruling(ruling: Ruling, console: Console | None = None) -> None:
    """Print a ruling to standard output (or `console`)."""
    console = console or Console(highlight=False, soft_wrap=False)
    symbols = _shows_symbols()
    for part in _parts(ruling, symbols=symbols):
        console.print(part)


def _shows_symbols() -> bool:
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _parts(ruling: Ruling, *, symbols: bool) -> list[object]:
    case = ruling.case
    diagram = format_diagram(case.position, declarer=case.declarer, claimer=case.claimer, symbols=symbols)
    parts: list[object] = [
        Text(f"{case.contract.pretty} by {case.declarer}; {case.claimer} claims {_claim(ruling)}.", style="bold"),
        Padding(Text(diagram), (1, 0, 1, 2)),
        _statement(ruling),
        _award(ruling),
    ]
    if ruling.outcome is not None:
        parts.append(_line(ruling))
    parts += [_tree(ruling.reasons, Tree(Text("Reasons", style="bold"))), _footer(ruling)]
    return parts if symbols else [_without_symbols(part) for part in parts]


def _without_symbols(part: object) -> object:
    if isinstance(part, Text):
        return Text(part.plain.translate(_LETTERS))
    return part


def _claim(ruling: Ruling) -> str:
    remaining = ruling.case.position.remaining
    return f"all {remaining}" if ruling.claimed == remaining else f"{ruling.claimed} of the remaining {remaining}"


def _statement(ruling: Ruling) -> Text:
    case = ruling.case
    if not case.statement.strip():
        return Text("Statement: none.")
    lines = [f"Statement: {format_readings(readings_of(ruling))}"]
    if len(ruling.readings) > 1:
        lines.append("Of the readings the one least favourable to the claimer is taken.")
    lines += [f"! {finding}" for finding in ruling.findings]
    return Text("\n".join(lines))


def _award(ruling: Ruling) -> Text:
    if ruling.awarded is None:
        return Text("No claim or concession: nothing is awarded.", style="bold")
    bound = "" if ruling.complete else "at most "
    text = Text(f"Awarded: {bound}{ruling.awarded} of {ruling.case.position.remaining}", style="bold green")
    guaranteed = "none (a defender's claim)" if ruling.guaranteed is None else str(ruling.guaranteed)
    details = (
        f"  ({ruling.certainty}: {_CERTAINTY[ruling.certainty]}; sure {guaranteed}, double dummy {ruling.double_dummy})"
    )
    return text + Text(details, style="not bold")


def _line(ruling: Ruling) -> Text:
    tricks = worst_line_tricks(ruling)
    if not tricks or ruling.outcome is None or not ruling.outcome.decisive.result.line:
        return Text("No line to show: the search was cut short.")
    lines = ["", "The worst normal line:"]
    for number, trick in enumerate(tricks, start=1):
        lines.append(f"  {number:2}. {_cards(trick)}  won by {trick.winner}")
        lines += [f"        {_pretty(why.card)}: {why.text} [{why.rule}]" for why in trick.why]
    return Text("\n".join([*lines, ""]))


def _cards(trick: TrickRecord) -> str:
    return f"{trick.leader}: " + " ".join(_pretty(card) for card in trick.cards)


def _pretty(card: str) -> str:
    return "♣♦♥♠"["CDHS".index(card[0])] + card[1]


def _tree(reason: Reason, tree: Tree) -> Tree:
    node = tree.add(Text(reason.text) + _citation(reason.citation))
    for child in reason.children:
        _tree(child, node)
    return tree


def _citation(citation: Citation | None) -> Text:
    if citation is None:
        return Text("")
    parts = [
        f"Law {citation.clause} ({citation.law})" if citation.clause else "",
        citation.rule or "",
        citation.authority or "",
    ]
    return Text(" [" + ", ".join(part for part in parts if part) + "]", style="dim")


def _footer(ruling: Ruling) -> Text:
    awards = ", ".join(f"{name} {award}" for name, award in ruling.by_authority.items())
    asked = f"Law {ruling.case.law}, authority {ruling.case.authority}."
    return Text(f"{asked} By authority: {awards}." if awards else asked, style="dim")
