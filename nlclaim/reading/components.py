"""The spaCy component `nlclaim`: a Doc gets `doc._.claim` and the labelled spans `doc.spans["claim"]`.

It works after any tokenizer: a Doc that has not been through nlclaim's own pipeline is read from its text, and the
spans are mapped back to the Doc's tokens. Everything stored is plain data, so that DocBin and `n_process` work.
"""

from __future__ import annotations

from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from nlclaim.language import Statement, parse_statement
from nlclaim.language.components import LEXEMES
from nlclaim.language.pipeline import doc_statement
from nlclaim.plan.model import Strength
from nlclaim.reading import Context, interpret_statement
from nlclaim.reading.marks import noun_phrases
from nlclaim.reading.model import Reading
from nlclaim.reading.records import StatementRecord, statement_dict
from nlclaim.spans import Span as ClaimSpan

CLAIM = "claim"
"""The key of the labelled spans."""
DENIED = "NO "
"""Before the label of a play, or of a finesse, that is said not to be made."""
RECORD: Any = ("._.", "nlclaim_record", None, None)
"""The key of the record in `doc.user_data`, in spaCy's form as that of the corrections is. Merged Docs have none."""


class ClaimReader:
    """Reads each Doc as a claim statement."""

    def __init__(self, spans_key: str = CLAIM) -> None:
        self.spans_key = spans_key
        register_extension()

    def __call__(self, doc: Doc) -> Doc:
        statement = doc_statement(doc) if LEXEMES in doc.spans else parse_statement(doc.text)
        readings = interpret_statement(statement, Context())
        doc.user_data[RECORD] = statement_dict(readings)
        doc.spans[self.spans_key] = claim_spans(doc, readings.first, statement)
        return doc

    def to_bytes(self, **kwargs: Any) -> bytes:
        """The settings, so that `nlp.to_bytes` and processes can carry the component."""
        return self.spans_key.encode()

    def from_bytes(self, data: bytes, **kwargs: Any) -> ClaimReader:
        """Restores the settings."""
        self.spans_key = data.decode() or CLAIM
        return self

    def to_disk(self, path: Any, **kwargs: Any) -> None:
        """Nothing to save beyond the pipeline's config."""

    def from_disk(self, path: Any, **kwargs: Any) -> ClaimReader:
        """Nothing to load beyond the pipeline's config."""
        return self


def register_extension() -> None:
    """`doc._.claim`: the statement record, None before the component has run."""
    if not Doc.has_extension("claim"):
        Doc.set_extension("claim", getter=_claim_of)


def _claim_of(doc: Doc) -> StatementRecord | None:
    stored = doc.user_data.get(RECORD)
    return None if stored is None else StatementRecord.model_validate(stored)


def claim_spans(doc: Doc, reading: Reading, statement: Statement) -> list[Span]:
    """Spans labelled STEP, CARDS, ORDER, TRUMPS, FINESSE, BELIEF, CONDITION, CLAIMED, CONCEDED, RESULT and UNREAD.

    What is denied has a label of its own, which no search for the label of what is declared finds.
    """
    found: list[tuple[int, int, str]] = [
        (*step.span, f"{DENIED if step.negated else ''}STEP:{step.verb.value}") for step in reading.plan.steps
    ]
    found += [(*words.span, words.sort.upper()) for words in reading.number_words]
    declared = [span for span in reading.finesse.spans if span not in reading.finesse.denials]
    for label, spans in (
        ("CARDS", [phrase.span for phrase in noun_phrases(statement) if phrase.ranks or phrase.cards]),
        ("ORDER", [*reading.order.spans, *_explicit(reading)]),
        ("TRUMPS", reading.trumps.spans),
        ("FINESSE", declared),
        (f"{DENIED}FINESSE", reading.finesse.denials),
        ("BELIEF", [belief.span for belief in reading.beliefs]),
        ("CONDITION", [condition.span for condition in reading.conditions]),
        ("UNREAD", reading.unread),
    ):
        found.extend((*span, label) for span in spans)
    drawn = [
        doc.char_span(start, end, label, alignment_mode="expand")
        for start, end, label in sorted(set(found), key=_by_place)
    ]
    return [span for span in drawn if span is not None]


def _by_place(found: tuple[int, int, str]) -> tuple[int, int, str]:
    """By start, the longer first: the order in which displaCy stacks them legibly."""
    start, end, label = found
    return start, -end, label


def _explicit(reading: Reading) -> list[ClaimSpan]:
    return [edge.span for edge in reading.plan.constraints if edge.strength is Strength.EXPLICIT]


@Language.factory("nlclaim", default_config={"spans_key": CLAIM}, assigns=["doc._.claim", "doc.spans"])
def make_claim_reader(nlp: Language, name: str, spans_key: str) -> ClaimReader:
    """The factory behind the entry point `nlclaim`."""
    return ClaimReader(spans_key)
