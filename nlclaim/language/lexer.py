"""From lexemes to Lark: a lexer that yields one terminal per lexeme, with character offsets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token
from lark.lexer import Lexer

from nlclaim.language.lexemes import Terminal


class LexemeLexer(Lexer):
    """Lark's lexer interface over a list of lexemes instead of a text."""

    __future_interface__ = 2

    def __init__(self, lexer_conf: Any) -> None:
        """Lark insists on passing its configuration; the lexicon has already done its work."""

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        """One terminal per lexeme."""
        return map(Terminal, lexer_state.text)  # type: ignore[arg-type]
