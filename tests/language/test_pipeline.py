"""The pipeline never loses a character, never fails, and is at home in spaCy."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import spacy
from spacy import displacy
from spacy.tokens import Doc, DocBin

import nlclaim.reading.components  # noqa: F401 - registers the factories, as the entry points do when installed
from nlclaim.errors import ResourceError
from nlclaim.language import parse_statement
from nlclaim.language.components import LEXEMES
from nlclaim.language.grammar import make_parser, parse_lexemes
from nlclaim.language.lexicon import parse_lexicon
from nlclaim.language.pipeline import doc_statement, load_pipeline, read_doc
from nlclaim.language.statements import MAX_CHARACTERS, read_lexemes
from nlclaim.language.transform import StatementTransformer
from nlclaim.spans import Span

CORPUS = Path(__file__).parents[2] / "corpus"

AWKWARD = [
    "",
    " ",
    "\u202eabc\u0000",
    "♥" * 50,
    "💥 then 💥",
    "a-" * 300,
    "A\u200bK of clubs",
    "1" * 400,
    "٣ tricks",
    "²",
]


@pytest.mark.parametrize("text", AWKWARD)
def test_doc_text_is_the_text_as_given(text: str) -> None:
    assert read_doc(text).text == text


def test_words_beyond_the_limit_are_unread() -> None:
    text = "rest " * (MAX_CHARACTERS // 5 + 10)
    assert parse_statement(text).unread[-1] == Span(MAX_CHARACTERS, len(text))


def test_lexemes_are_labelled_spans() -> None:
    doc = read_doc("ruff two hearts")
    assert [(span.text, span.label_, span.id_) for span in doc.spans[LEXEMES]] == [
        ("ruff", "VERB", "ruff.base"),
        ("two", "NUMBER", "2"),
        ("hearts", "SUIT", "H+"),
    ]


@pytest.mark.parametrize("text", [*AWKWARD, "ruff to hearts, then 2 good ♠", "3 more 4 u", "rough a hart?"])
def test_a_doc_and_its_text_are_read_alike(text: str) -> None:
    assert doc_statement(read_doc(text)) == parse_statement(text)


def test_every_annotated_statement_is_read_alike_as_a_doc() -> None:
    rows = [json.loads(line) for path in CORPUS.glob("*.jsonl") for line in path.read_text("utf-8").splitlines()]
    texts = [row["text"] for row in rows if "text" in row]
    assert texts
    assert [text for text in texts if doc_statement(read_doc(text)) != parse_statement(text)] == []


def test_a_pause_that_nobody_wrote_is_an_empty_span() -> None:
    doc = read_doc("a spade to the ace a club ruff")
    assert [(span.text, span.start_char) for span in doc.spans[LEXEMES] if span.label_ == "COMMA"] == [("", 19)]


def test_component_reads_claims_in_anybodys_pipeline() -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    doc = nlp("draw trumps, then the ace of hearts")
    assert doc._.claim.kind == "claim"
    assert ("then", "ORDER") in [(span.text, span.label_) for span in doc.spans["claim"]]


def test_component_labels_cards_steps_connectives_and_marks() -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    doc = nlp("cash the ace of clubs, then draw trumps and take the heart finesse")
    assert {(span.text, span.label_) for span in doc.spans["claim"]} >= {
        ("cash the ace of clubs", "STEP:cash"),
        ("the ace of clubs", "CARDS"),
        ("then", "ORDER"),
        ("trumps", "TRUMPS"),
    }
    assert "FINESSE" in displacy.render(doc, style="span", options={"spans_key": "claim"}, jupyter=False)


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("I won't finesse", {"NO FINESSE", "NO STEP:finesse"}),
        ("not drawing trumps", {"NO STEP:draw", "TRUMPS"}),
        ("I cash the hearts, no finesse", {"STEP:cash", "NO STEP:finesse", "NO FINESSE"}),
        ("I finesse", {"STEP:finesse", "FINESSE"}),
    ],
)
def test_what_is_denied_has_a_label_of_its_own(text: str, labels: set[str]) -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    doc = nlp(text)
    assert {span.label_ for span in doc.spans["claim"]} == labels


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("making five", {("making five", "RESULT")}),
        ("the rest", {("the rest", "CLAIMED")}),
        ("four more and you get one", {("four more", "CLAIMED"), ("one", "CONCEDED")}),
        ("run the clubs, one down", {("run the clubs", "STEP:run"), ("one down", "RESULT")}),
        ("have you got the rest?", set()),
    ],
)
def test_numbers_and_results_have_spans(text: str, spans: set[tuple[str, str]]) -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    doc = nlp(text)
    assert {(span.text, span.label_) for span in doc.spans["claim"]} == spans


def test_docs_travel_through_docbin_and_processes() -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    texts = ["one down", "the rest are mine"] * 3
    stored = DocBin(store_user_data=True, docs=nlp.pipe(texts, n_process=2)).to_bytes()
    kinds = [doc._.claim.kind for doc in DocBin().from_bytes(stored).get_docs(nlp.vocab)]
    assert kinds == ["concession", "claim"] * 3


def test_merged_docs_keep_the_spans_and_no_record_is_printed() -> None:
    nlp = spacy.blank("en")
    nlp.add_pipe("nlclaim")
    with pytest.warns(UserWarning, match="nlclaim_record") as warned:
        merged = Doc.from_docs([nlp("one down"), nlp("draw trumps")])
    assert max(len(str(each.message)) for each in warned) < 120
    assert {span.label_ for span in merged.spans["claim"]} == {"RESULT", "STEP:draw", "TRUMPS"}
    assert merged._.claim is None


def test_pipeline_is_built_once() -> None:
    assert load_pipeline() is load_pipeline()


def test_lexicon_refuses_a_phrase_with_two_labels() -> None:
    with pytest.raises(ResourceError, match="'ace' is both"):
        parse_lexicon('[RANK]\nA = ["ace"]\n[NOUN]\ncard = ["ace"]\n')


def test_importing_the_packages_loads_no_spacy() -> None:
    heavy = "('spacy', 'lark', 'pydantic')"
    code = f"import sys, nlclaim.language, nlclaim.reading; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "text", [*AWKWARD, "draw trumps, then 4 hearts but a club", "the ace of hearts king of hearts"]
)
def test_the_table_is_run_as_lark_runs_it(text: str) -> None:
    lexemes, _ = read_lexemes(text)
    assert parse_lexemes(lexemes) == make_parser(StatementTransformer()).parse(lexemes)
