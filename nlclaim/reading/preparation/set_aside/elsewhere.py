"""What happened on another board, at another table or in the auction: "*in the closed room they made ten*"."""

from __future__ import annotations

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.sentences import drop_clauses, sentences


def drop_elsewhere(clauses: list[Clause], draft: Draft) -> None:
    """Drops the sentences that tell of another board or table, unless they tell of what somebody claimed there."""
    if not any(_names_elsewhere(clause) for clause in clauses):
        return
    for start, end in list(sentences(clauses))[::-1]:
        sentence = clauses[start:end]
        claimed = any(clause.verb_name in ("say", "claim") for clause in sentence)
        if any(map(_names_others_claim if claimed else _names_elsewhere, sentence)) and _is_told(sentence, draft):
            drop_clauses(clauses, *sentence, ends_sentence=True)
            draft.flags.add("told")


def _is_told(sentence: list[Clause], draft: Draft) -> bool:
    """Of a table with its number something must be told: "*table four* made twelve"; "table 3: six more" is a label."""
    named = next(mark for clause in sentence for mark in clause.marks if mark.value.startswith("elsewhere"))
    labelled = draft.words(named.span).lower().startswith("table ")
    gives_up = any(
        clause.verb_name == "concede" and clause.phrases for clause in sentence
    )  # "*at table 9* EW gave up …"
    return not labelled or (any(clause.is_past for clause in sentence) and not gives_up)


def _names_elsewhere(clause: Clause) -> bool:
    return any(mark.value in ("elsewhere", "elsewhere_claimed") for mark in clause.marks)


def _names_others_claim(clause: Clause) -> bool:
    """ "*Our teammates* claimed eleven", "*yesterday's* claim was for ten"."""
    return any(mark.value == "elsewhere_claimed" for mark in clause.marks)
