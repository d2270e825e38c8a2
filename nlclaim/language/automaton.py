"""Runs the LALR table that Lark makes of the grammar, over lexemes.

Lark's own loop looks up each rule's callback by a hash and an equality written in Python, twice a step: half of the
time of a parse. Here they are looked up once, when the table is taken over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from lark import Lark
from lark.parsers.lalr_analysis import Shift

from nlclaim.language.lexemes import Lexeme


class _Reduction(NamedTuple):
    """So many values become one of the rule `origin`."""

    size: int
    origin: str
    build: Callable[[list[Any]], Any]


_END = Lexeme("$END", "", 0, 0, "")


class Automaton:
    """The table of a Lark parser with the callbacks of its transformer."""

    def __init__(self, lark: Lark, start: str) -> None:
        parser: Any = lark.parser.parser.parser
        table = parser.parse_table
        self._start: int = table.start_states[start]
        self._states: dict[int, dict[str, int | _Reduction]] = {
            state: {
                str(symbol): arg
                if action is Shift
                else _Reduction(len(arg.expansion), str(arg.origin.name), parser.callbacks[arg])
                for symbol, (action, arg) in actions.items()
            }
            for state, actions in table.states.items()
        }
        accepted = table.end_states[start]
        self._states[accepted][_END.label] = accepted

    def run(self, lexemes: list[Lexeme]) -> Any:
        """What the start rule's callback makes of the lexemes. KeyError for a label that may not stand there."""
        rows: Any = self._states
        states: list[int] = [self._start]
        values: list[Any] = []
        row = rows[self._start]
        for lexeme in [*lexemes, _END]:
            label = lexeme.label
            step = row[label]
            while type(step) is _Reduction:
                size, origin, build = step
                if size:
                    children = values[-size:]
                    del values[-size:], states[-size:]
                else:
                    children = []
                values.append(build(children))
                states.append(rows[states[-1]][origin])
                row = rows[states[-1]]
                step = row[label]
            states.append(step)
            values.append(lexeme)
            row = rows[step]
        return values[0]
