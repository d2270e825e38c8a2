"""Words → Statement without a Doc: the same steps as the spaCy components, for those who only want what was said.

spaCy is not imported here: a Doc costs as much as all of the grammar, and importing spaCy half a second.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import replace
from typing import Final

from nlclaim.language.contexts.descriptions import UNKNOWN_ADJECTIVE
from nlclaim.language.grammar import parse_lexemes
from nlclaim.language.layout import lay_out, moved
from nlclaim.language.left_open import left_open
from nlclaim.language.lexemes import Lexeme, sort_of_name
from nlclaim.language.nodes import Statement
from nlclaim.language.normalise import Correction, normalise
from nlclaim.language.one_word import WEIGHTY
from nlclaim.language.respelling import label_words
from nlclaim.language.tokenizer import split_words
from nlclaim.language.transform import make_statement
from nlclaim.spans import Span

#: Nobody claims in more words than this (about six thousand); what follows is reported as unread.
MAX_CHARACTERS: Final = 40_000
_LONE_SURROGATES: Final = re.compile(r"[\ud800-\udfff]")


def parse_statement(text: str) -> Statement:
    """What was said, as an abstract syntax. Never fails: what is not understood is in `unread`."""
    readable = readable_text(text)
    layout = lay_out(readable)
    if layout is None:
        statement = make_weighed(readable, *read_lexemes(readable))
    else:
        even = make_weighed(layout.text, *read_lexemes(layout.text))
        statement = moved(even, layout.in_given, layout.text, readable)
    if len(text) <= MAX_CHARACTERS:
        return statement if readable == text else replace(statement, text=text)
    beyond = Span(MAX_CHARACTERS, len(text))
    return replace(statement, text=text, unread=(*statement.unread, beyond))


def readable_text(text: str) -> str:
    """As much of the text as is read, with half characters (lone surrogates, which spaCy refuses) replaced."""
    return (
        text
        if text.isascii() and len(text) <= MAX_CHARACTERS
        else _LONE_SURROGATES.sub("\ufffd", text[:MAX_CHARACTERS])
    )


def read_lexemes(text: str) -> tuple[list[Lexeme], list[Correction]]:
    """The lexemes of a text, and the words that were taken for others."""
    words = split_words(text)
    norms, corrections = normalise(words)
    lexemes, heard = label_words(words, norms, corrections, text)
    return lexemes, corrections + heard


def make_weighed(text: str, lexemes: list[Lexeme], corrections: list[Correction]) -> Statement:
    """The statement that the lexemes parse to, with the words as typed beside it where a correction carries weight."""
    statement = make_statement(text, parse_lexemes(lexemes), tuple(corrections))
    statement.unread += left_open(lexemes, text) + tuple(
        lexeme.span for lexeme in lexemes if lexeme.label == "ADJ" and lexeme.value == UNKNOWN_ADJECTIVE
    )
    statement.labels = tuple(_label_of(lexeme) for lexeme in lexemes)
    weighty = sorted(correction.span for correction in corrections if correction.is_doubtful)
    if not weighty:
        return statement
    heard = sorted(each.span for each in corrections if each.is_doubtful and each.why != "misspelt")
    ends, heard_ends = [span.end for span in weighty], [span.end for span in heard]
    typed = [
        Lexeme("UNKNOWN", lexeme.value, lexeme.start, lexeme.end, lexeme.plain)
        if ((lexeme.label in WEIGHTY or lexeme.label == "CARDS") and _overlaps(weighty, ends, lexeme))
        or (_decides(lexeme) and _overlaps(heard, heard_ends, lexeme))
        else lexeme
        for lexeme in lexemes
    ]
    if typed == lexemes:
        return statement
    statement.as_typed = make_statement(text, parse_lexemes(typed))
    return statement


def _label_of(lexeme: Lexeme) -> str:
    if lexeme.label == "UNKNOWN":
        return lexeme.word
    return sort_of_name(lexeme.label, lexeme.value) or f"{lexeme.label}:{lexeme.value}"


def _overlaps(spans: list[Span], ends: list[int], lexeme: Lexeme) -> bool:
    """Whether one of the spans, which follow each other and end at `ends`, shares a character with the lexeme."""
    place = bisect_right(ends, lexeme.start)
    return place < len(spans) and spans[place].start < lexeme.end


_DECIDING: Final = frozenset({"finesse", "draw", "discard", "ruff", "overruff", "crossruff", "rest", "everything"})
"""Plays, and amounts, that put a mark, a step or a number into the record."""
_ROUGH: Final = ("rough", "overrough", "crossrough")
"""How a ruff is heard, and beside a suit hardly anything else."""


def _decides(lexeme: Lexeme) -> bool:
    """Whether the record turns on a word that names nothing: "the *finest* in clubs", "the *west* are mine"."""
    if lexeme.label == "DOWN" or (lexeme.label == "ADJ" and lexeme.value == "last"):
        return True  # "one *of*", "the *lost* trump"
    sort = lexeme.label in ("VERB", "ACT", "QUANT") and not lexeme.word.startswith(_ROUGH)
    return sort and lexeme.value.partition(".")[0] in _DECIDING
