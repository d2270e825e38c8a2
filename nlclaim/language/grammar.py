"""The Lark parsers of `grammars/claim.lark`, built once: one that makes nodes, one that makes trees to look at."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from lark import Lark, Tree

from nlclaim.language.lexemes import Lexeme
from nlclaim.language.lexer import LexemeLexer
from nlclaim.language.transform import StatementTransformer
from nlclaim.resources import read_resource, resource


@cache
def _parser(*, nodes: bool) -> Lark:
    return Lark(
        read_resource("grammars", "claim.lark"),
        parser="lalr",
        lexer=LexemeLexer,
        start="start",
        import_paths=[str(resource("grammars"))],
        transformer=StatementTransformer() if nodes else None,
    )


def parse_lexemes(lexemes: list[Lexeme]) -> list[Any]:
    """The nodes of a statement, flat, in the order of the text."""
    if not lexemes:
        return []
    return cast("list[Any]", _parser(nodes=True).parse(cast("Any", lexemes)))


def parse_tree(lexemes: list[Lexeme]) -> Tree[Any]:
    """The parse tree, for `nlclaim parse --show trees`."""
    return _parser(nodes=False).parse(cast("Any", lexemes))
