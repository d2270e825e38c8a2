"""Runs the LALR table that Lark makes of the grammar, over lexemes.

Lark's own loop looks up each rule's callback by a hash and an equality written in Python, twice a step: half of the
time of a parse. Here they are looked up once, when the table is taken over.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from lark import Lark
from lark.parsers.lalr_analysis import Shift

from nlclaim.language.lexemes import Lexeme


class _Reduction:
    """So many values become one of the rule `origin`."""

    def __init__(self, size: int, origin: str, build: Callable[[list[Any]], Any]) -> None:
        self.size = size
        self.origin = origin
        self.build = build


class _State:
    """What is done for each symbol that may come: the next state, or what is to be reduced first."""

    def __init__(self) -> None:
        self.steps: dict[str, _State | _Reduction] = {}


_END: Final = Lexeme("$END", "", 0, 0, "")


class Automaton:
    """The table of a Lark parser with the callbacks of its transformer."""

    def __init__(self, lark: Lark, start: str) -> None:
        parser: Any = lark.parser.parser.parser
        table = parser.parse_table
        states = {number: _State() for number in table.states}
        for number, actions in table.states.items():
            for symbol, (action, arg) in actions.items():
                states[number].steps[sys.intern(str(symbol))] = (
                    states[arg]
                    if action is Shift
                    else _Reduction(len(arg.expansion), sys.intern(str(arg.origin.name)), parser.callbacks[arg])
                )
        accepted = states[table.end_states[start]]
        accepted.steps[_END.label] = accepted
        self._start = states[table.start_states[start]]

    def run(self, lexemes: list[Lexeme]) -> Any:
        """What the start rule's callback makes of the lexemes. KeyError for a label that may not stand there."""
        states = [self._start]
        values: list[Any] = []
        for lexeme in [*lexemes, _END]:
            label = lexeme.label
            step = states[-1].steps[label]
            while isinstance(step, _Reduction):
                children = values[len(values) - step.size :]
                for _ in children:
                    values.pop()
                    states.pop()
                values.append(step.build(children))
                following = states[-1].steps[step.origin]
                assert isinstance(following, _State)
                states.append(following)
                step = following.steps[label]
            states.append(step)
            values.append(lexeme)
        return values[0]
