"""Words → Statement: lexemes (as spaCy components too), Lark grammar, nodes. Nothing heavy is loaded at import.

`parse_statement` is the public function; `nodes` holds what it returns.
"""

from nlclaim.language.nodes import (
    Element,
    Exclusion,
    Joint,
    Mark,
    NounPhrase,
    Prepositional,
    Statement,
    StatementPart,
)
from nlclaim.language.normalise import Correction
from nlclaim.language.tokenizer import even_text, plain_text

__all__ = [
    "Correction",
    "Element",
    "Exclusion",
    "Joint",
    "Mark",
    "NounPhrase",
    "Prepositional",
    "Statement",
    "StatementPart",
    "even_text",
    "parse_statement",
    "plain_text",
]


def parse_statement(text: str) -> Statement:
    """What was said, as an abstract syntax. Never fails: what is not understood is in `unread`."""
    from nlclaim.language.statements import parse_statement as parse

    return parse(text)
