"""The spaCy pipeline: a blank English `nlp` with nlclaim's tokenizer, normalizer and lexicon ruler."""

from __future__ import annotations

from functools import cache

import spacy
from spacy.language import Language
from spacy.tokens import Doc

from nlclaim.language.components import CORRECTIONS, LEXEMES, READY
from nlclaim.language.layout import lay_out, moved
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.nodes import Statement
from nlclaim.language.normalise import Correction
from nlclaim.language.statements import make_weighed, readable_text
from nlclaim.spans import Span


@cache
def load_pipeline() -> Language:
    """The pipeline, built once per process."""
    # Named in the config, so that English's own tokenizer is not built first: it costs 0.1 s of a cold start.
    nlp = spacy.blank("en", config={"nlp": {"tokenizer": {"@tokenizers": "nlclaim.ClaimTokenizer.v1"}}})
    nlp.add_pipe("nlclaim_normalizer")
    nlp.add_pipe("nlclaim_lexicon")
    return nlp


def read_doc(text: str) -> Doc:
    """The text, as much of it as is read, as a Doc with norms and lexeme spans."""
    return load_pipeline()(readable_text(text))


def doc_lexemes(doc: Doc) -> list[Lexeme]:
    """The lexemes that a Doc carries as spans."""
    ready = doc.user_data.pop(READY, None)
    if ready is not None:
        return [Lexeme(*each) for each in ready]
    text = doc.text
    return [
        Lexeme(span.label_, span.id_, span.start_char, span.end_char, text[span.start_char : span.end_char])
        for span in doc.spans.get(LEXEMES, ())
    ]


def doc_statement(doc: Doc) -> Statement:
    """The statement that a Doc's lexemes parse to."""
    corrections = [
        Correction(Span(start, end), text, meant, why, confidence)
        for start, end, text, meant, why, confidence in doc.user_data.get(CORRECTIONS, ())
    ]
    lexemes = doc_lexemes(doc)
    layout = lay_out(doc.text)
    if layout is None:
        return make_weighed(doc.text, lexemes, corrections)
    spans = [layout.in_even(each.span) for each in lexemes]
    even = [
        Lexeme(each.label, each.value, span.start, span.end, each.plain)
        for each, span in zip(lexemes, spans, strict=True)
    ]
    corrected = [moved(each, layout.in_even, layout.given, layout.text) for each in corrections]
    read = make_weighed(layout.text, even, corrected)
    statement: Statement = moved(read, layout.in_given, layout.text, doc.text)
    return statement
