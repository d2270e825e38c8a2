"""The spaCy pipeline: a blank English `nlp` with nlclaim's tokenizer, normalizer and lexicon ruler."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import tee

import spacy
from spacy.language import Language
from spacy.tokens import Doc

from nlclaim.language.components import (
    CORRECTIONS,
    LEXEMES,
    READY,
)
from nlclaim.language.grammar import parse_lexemes
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.nodes import Statement
from nlclaim.language.normalise import Correction
from nlclaim.language.transform import make_statement
from nlclaim.spans import Span

#: Labels that no correction may put into a statement without a second reading that leaves it out.
_WEIGHTY = frozenset({"SUIT", "NUMBER", "RANK"})
#: Nobody claims in more words than this (about six thousand); what follows is reported as unread.
MAX_CHARACTERS = 40_000
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")


@cache
def load_pipeline() -> Language:
    """The pipeline, built once per process."""
    # Named in the config, so that English's own tokenizer is not built first: it costs 0.1 s of a cold start.
    nlp = spacy.blank("en", config={"nlp": {"tokenizer": {"@tokenizers": "nlclaim.ClaimTokenizer.v1"}}})
    nlp.add_pipe("nlclaim_normalizer")
    nlp.add_pipe("nlclaim_lexicon")
    return nlp


def read_doc(text: str) -> Doc:
    """The text as a Doc with norms and lexeme spans."""
    return load_pipeline()(text)


def doc_lexemes(doc: Doc) -> list[Lexeme]:
    """The lexemes that a Doc carries as spans."""
    ready = doc.user_data.pop(READY, None)
    if ready is not None:
        return [Lexeme(*lexeme) for lexeme in ready]
    text = doc.text
    return [
        Lexeme(span.label_, span.id_, span.start_char, span.end_char, text[span.start_char : span.end_char])
        for span in doc.spans.get(LEXEMES, ())
    ]


def doc_statement(doc: Doc) -> Statement:
    """The statement that a Doc's lexemes parse to."""
    corrections = tuple(
        Correction(Span(start, end), text, meant, why, confidence)
        for start, end, text, meant, why, confidence in doc.user_data.get(CORRECTIONS, ())
    )
    lexemes = doc_lexemes(doc)
    statement = make_statement(doc.text, parse_lexemes(lexemes), corrections)
    weighty = {correction.span for correction in corrections if correction.why != "misspelt"}
    if not weighty:
        return statement
    typed = [
        lexeme._replace(label="UNKNOWN")
        if lexeme.label in _WEIGHTY and any(span.overlaps(Span(lexeme.start, lexeme.end)) for span in weighty)
        else lexeme
        for lexeme in lexemes
    ]
    return (
        statement if typed == lexemes else replace(statement, as_typed=make_statement(doc.text, parse_lexemes(typed)))
    )


def parse_statement(text: str) -> Statement:
    """What was said, as an abstract syntax. Never fails: what is not understood is in `unread`."""
    return _whole(text, doc_statement(read_doc(_readable(text))))


def _readable(text: str) -> str:
    """As much of the text as is read, with half characters (lone surrogates, which spaCy refuses) replaced."""
    return _LONE_SURROGATES.sub("\ufffd", text[:MAX_CHARACTERS])


def _whole(text: str, statement: Statement) -> Statement:
    """The statement with everything beyond MAX_CHARACTERS unread."""
    if len(text) <= MAX_CHARACTERS:
        return statement if statement.text == text else replace(statement, text=text)
    beyond = Span(MAX_CHARACTERS, len(text))
    return replace(statement, text=text, unread=(*statement.unread, beyond))


def parse_statements(texts: Iterable[str]) -> Iterator[Statement]:
    """Many statements through `nlp.pipe`, in order."""
    whole, cut = tee(texts)
    docs = load_pipeline().pipe(_readable(text) for text in cut)
    for text, doc in zip(whole, docs, strict=True):
        yield _whole(text, doc_statement(doc))
