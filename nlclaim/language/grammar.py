"""The Lark parsers of `grammars/claim.lark`, built once: one that makes nodes, one that makes trees to look at."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from lark import Lark, Transformer, Tree

from nlclaim.language.automaton import Automaton
from nlclaim.language.lexemes import Lexeme, Terminal
from nlclaim.language.lexer import LexemeLexer
from nlclaim.language.transform import StatementTransformer
from nlclaim.resources import read_resource, resource

_START = "statement"


class _ListTransformer(Transformer[Terminal, Any]):
    """Trees of left-recursive rules as flat lists: each item under the first of them, not one inside the other."""

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Tree[Any]:
        first = children[0] if children else None
        if not isinstance(first, Tree) or first.data not in (data, "statement"):
            return Tree(str(data), children)
        first.children.extend(children[1:] if data == first.data else [Tree(str(data), children[1:])])
        return first


def make_parser(transformer: Any) -> Lark:
    """A parser of lexemes whose rules' callbacks are the methods of a transformer."""
    return Lark(
        read_resource("grammars", "claim.lark"),
        parser="lalr",
        lexer=LexemeLexer,
        start=_START,
        import_paths=[str(resource("grammars"))],
        transformer=transformer,
    )


@cache
def _automaton() -> Automaton:
    return Automaton(make_parser(StatementTransformer()), _START)


def parse_lexemes(lexemes: list[Lexeme]) -> list[Any]:
    """The nodes of a statement, flat, in the order of the text."""
    return cast("list[Any]", _automaton().run(lexemes))


def parse_tree(lexemes: list[Lexeme]) -> Tree[Any]:
    """The parse tree, for `nlclaim parse --show trees`."""
    return make_parser(_ListTransformer()).parse(cast("Any", lexemes))
