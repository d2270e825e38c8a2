"""The spaCy components that turn a text into lexeme spans. Found by entry point: importing nlclaim runs nothing.


`nlclaim_normalizer` sets `token.norm_` (several words when one token stands for several) and records corrections;
`nlclaim_lexicon` fills `doc.spans["lexemes"]`: the label is the grammar's terminal, `span.id_` the lexeme's value.
"""

from __future__ import annotations

from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.util import registry
from spacy.vocab import Vocab

from nlclaim.language.layout import Layout, lay_out, moved
from nlclaim.language.normalise import Correction, normalise
from nlclaim.language.respelling import label_words
from nlclaim.language.tokenizer import Word, plain_text, split_words
from nlclaim.spans import Span as ClaimSpan

LEXEMES = "lexemes"
"""The key of the lexeme spans in `doc.spans`."""
CORRECTIONS: Any = ("._.", "nlclaim_corrections", None, None)
"""The key of the corrections in `doc.user_data`, as plain tuples that DocBin can store.

It has the form of spaCy's own keys: what has another is printed whole when Docs are merged, which cannot keep it.
"""


READY = "nlclaim_lexemes"
"""The same lexemes as plain tuples in `doc.user_data`, until they are parsed: reading spans back is slow."""


WORDS, NORMS = "nlclaim_words", "nlclaim_norms"
"""Handed from component to component in `doc.user_data`, and gone when the last has run."""


class ClaimTokenizer:
    """A spaCy tokenizer that knows cards, suit symbols and breaks. `doc.text` is the text as given."""

    def __init__(self, vocab: Vocab) -> None:
        self.vocab = vocab

    def __call__(self, text: str) -> Doc:
        words: list[str] = []
        spaces: list[bool] = []
        end = 0
        layout = lay_out(text)
        found = split_words(text if layout is None else layout.text)
        for word in found:
            span = _in_given(ClaimSpan(word.start, word.end), layout)
            if span.start > end:
                self._add_space(text[end : span.start], words, spaces)
            words.append(span.of(text))
            spaces.append(False)
            end = span.end
        if end < len(text):
            self._add_space(text[end:], words, spaces)
        doc = Doc(self.vocab, words=words, spaces=spaces)
        doc.user_data[WORDS] = found
        return doc

    @staticmethod
    def _add_space(gap: str, words: list[str], spaces: list[bool]) -> None:
        if words and gap[0] == " ":
            spaces[-1] = True
            gap = gap[1:]
        if gap:
            words.append(gap)
            spaces.append(False)

    def to_bytes(self, **kwargs: Any) -> bytes:
        """Nothing to save: the rules are code."""
        return b""

    def from_bytes(self, data: bytes, **kwargs: Any) -> ClaimTokenizer:
        """Nothing to load."""
        return self

    def to_disk(self, path: Any, **kwargs: Any) -> None:
        """Nothing to save."""

    def from_disk(self, path: Any, **kwargs: Any) -> ClaimTokenizer:
        """Nothing to load."""
        return self


@registry.tokenizers("nlclaim.ClaimTokenizer.v1")  # type: ignore[untyped-decorator]
def make_tokenizer() -> Any:
    """For `[nlp.tokenizer] @tokenizers = "nlclaim.ClaimTokenizer.v1"` in a spaCy config."""
    return lambda nlp: ClaimTokenizer(nlp.vocab)


def _in_given(span: ClaimSpan, layout: Layout | None) -> ClaimSpan:
    return span if layout is None else layout.in_given(span)


def _plain(correction: Correction, layout: Layout | None) -> tuple[int, int, str, str, str, float]:
    span = _in_given(correction.span, layout)
    return (*span, correction.text, correction.meant, correction.why, correction.confidence)


def _tokens(doc: Doc, layout: Layout | None) -> list[tuple[int, ClaimSpan]]:
    """The tokens with their places in the text as it is read; those that are nothing but space left out."""
    found = []
    at = 0
    for place, (length, space) in enumerate(doc.to_array(["LENGTH", "SPACY"]).tolist()):
        given = ClaimSpan(at, at + length)
        span = given if layout is None else layout.in_even(given)
        if span.end > span.start:
            found.append((place, span))
        at += length + space
    return found


def _words(doc: Doc, layout: Layout | None) -> list[Word]:
    text = doc.text if layout is None else layout.text
    plain = plain_text(text)
    spans = [span for _, span in _tokens(doc, layout)]
    return [
        Word("..." if span.of(text) == "…" else span.of(plain), span.start, span.end)
        for span in spans
        if not span.of(plain).isspace()
    ]


def _slips(doc: Doc, layout: Layout | None) -> list[Correction]:
    """The corrections recorded so far, where they stand in the text as it is read."""
    found = [Correction(ClaimSpan(start, end), *told) for start, end, *told in doc.user_data.get(CORRECTIONS, ())]
    return found if layout is None else [moved(each, layout.in_even, layout.given, layout.text) for each in found]


def normalise_doc(doc: Doc) -> Doc:
    """Sets every token's norm and records what was corrected."""
    layout = lay_out(doc.text)
    words = doc.user_data.get(WORDS) or _words(doc, layout)
    norms, corrections = normalise(words)
    starts = {span.start: place for place, span in _tokens(doc, layout)}
    for word, norm in zip(words, norms, strict=True):
        if len(norm) > 1 or norm[0] != word.plain:
            doc[starts[word.start]].norm_ = " ".join(norm)
    doc.user_data[NORMS] = norms
    if corrections:
        doc.user_data[CORRECTIONS] = [_plain(correction, layout) for correction in corrections]
    return doc


def label_doc(doc: Doc) -> Doc:
    """Fills `doc.spans["lexemes"]` from the norms."""
    layout = lay_out(doc.text)
    words = doc.user_data.pop(WORDS, None) or _words(doc, layout)
    tokens = _tokens(doc, layout)
    starts = {span.start: place for place, span in tokens}
    ends = {span.end: place + 1 for place, span in tokens}
    norms = doc.user_data.pop(NORMS, None)
    if norms is None:
        norms = [tuple(doc[starts[word.start]].norm_.split(" ")) for word in words]
    lexemes, heard = label_words(words, norms, _slips(doc, layout), doc.text if layout is None else layout.text)
    if heard:
        doc.user_data.setdefault(CORRECTIONS, []).extend(_plain(correction, layout) for correction in heard)
    places = [
        (starts[lexeme.start], ends[lexeme.end] if lexeme.end > lexeme.start else starts[lexeme.start])
        for lexeme in lexemes  # a pause that nobody wrote has no token
    ]
    doc.spans[LEXEMES] = [
        Span(doc, start, end, label=lexeme.label, span_id=lexeme.value)
        for lexeme, (start, end) in zip(lexemes, places, strict=True)
    ]
    doc.user_data[READY] = [(each.label, each.value, *_in_given(each.span, layout), each.plain) for each in lexemes]
    return doc


@Language.factory("nlclaim_normalizer", assigns=["token.norm"])
def make_normalizer(nlp: Language, name: str) -> Any:
    """The factory behind the entry point `nlclaim_normalizer`."""
    return normalise_doc


@Language.factory("nlclaim_lexicon", assigns=["doc.spans"], requires=["token.norm"])
def make_lexicon_ruler(nlp: Language, name: str) -> Any:
    """The factory behind the entry point `nlclaim_lexicon`."""
    return label_doc
