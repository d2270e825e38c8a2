"""Makes `corpus/kinds.json`, the weights of `nlclaim.reading.likeness`, of the annotated statements of the corpus.

    python training/kinds.py                    writes the weights (needs scikit-learn; half a minute)
    python training/kinds.py --held-out         prints how often the kind of a statement is right: of each fourth of the
                                                sets that `first_sight.csv` names, trained on all others
    python training/kinds.py --new FILE…        the same of files of annotated statements, trained on the corpus

`talk.jsonl` holds what is said around claims, most of it none: composed by somebody who had not seen the program, with
the kind alone. `first_sight.csv` holds what the grammar read when a set was new to it: sets by people who had seen
neither the program nor its tests, read before anybody mended anything. Only what differed is listed.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.multiclass import OneVsRestClassifier
from sklearn.preprocessing import MultiLabelBinarizer

from nlclaim.language import parse_statement
from nlclaim.reading import Context, read_statement
from nlclaim.reading.evaluation import context_of
from nlclaim.reading.likeness import KindModel, features_of, likeness_by, weigh_kinds
from nlclaim.reading.second_opinion import likelier_kind
from tests.reading.constructions import CONSTRUCTIONS

HERE = Path(__file__).parent
CORPUS = HERE.parent / "corpus"
KINDS = ("claim", "claim_and_concession", "concession", "current_trick_only", "not_a_claim", "unclear")
SHARPNESS = 2.0
"""The best of 1, 1.5, 2, 2.5 and 3 on the held-out sets; 1.5 to 2.5 differ by one statement in a thousand."""
LEAST = 0.02
"""Weights below are left out: they change no probability that matters."""
Row = dict[str, Any]
Weights = dict[str, tuple[float, ...]]


def read_rows(*paths: Path) -> list[Row]:
    return [json.loads(line) for path in paths for line in path.read_text("utf-8").splitlines()]


def constructions() -> list[Row]:
    """What `tests/reading/constructions.py` says and what it must not be taken for, as rows; who speaks is not told."""
    said = [case for construction in CONSTRUCTIONS.values() for cases in construction for case in cases]
    return [{"id": "", "text": text, "expected": {"kind": expected.split()[0]}} for text, expected in said]


def set_of(identity: str) -> str:
    """The letters before its number; none for a case of the constructions."""
    return identity.rstrip("0123456789")


def features(row: Row) -> frozenset[str]:
    return features_of(parse_statement(row["text"]), context_of(row).claimer_role)


def kind_of(row: Row) -> str:
    return str(row["expected"]["kind"])


def first_sight() -> tuple[set[str], dict[str, str]]:
    """The sets, and the kind that was read of each statement that was read otherwise than annotated."""
    with (HERE / "first_sight.csv").open(encoding="utf-8") as lines:
        read = {row["id"]: row["read"] for row in csv.DictReader(lines)}
    return {set_of(identity) for identity in read}, read


def confusions(rows: Iterable[Row], read: dict[str, str]) -> dict[str, dict[str, int]]:
    """The kind annotated → the kind read at first sight → statements."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        counts[kind_of(row)][read.get(row["id"], kind_of(row))] += 1
    return {kind: dict(counts[kind]) for kind in KINDS}


def fit(found: list[frozenset[str]], told: list[list[str]]) -> tuple[tuple[str, ...], tuple[float, ...], Weights]:
    """What can be told of rows, the bias of each, and for each feature the weights of each; of the features and what is
    told of each row."""
    vectorizer = CountVectorizer(analyzer=sorted, binary=True, min_df=3)
    table = vectorizer.fit_transform(found)
    each_told = MultiLabelBinarizer()
    model = OneVsRestClassifier(LogisticRegression(l1_ratio=1, C=2, solver="liblinear", random_state=0))
    model.fit(table, each_told.fit_transform(told))
    weights = np.vstack([each.coef_[0] for each in model.estimators_]).round(2)
    names = vectorizer.get_feature_names_out()
    kept = {str(names[at]): tuple(map(float, weights[:, at])) for at in np.flatnonzero(abs(weights).max(0) >= LEAST)}
    bias = tuple(round(float(each.intercept_[0]), 2) for each in model.estimators_)
    return tuple(map(str, each_told.classes_)), bias, kept


def train(rows: list[Row], found: list[frozenset[str]], read_as: dict[str, dict[str, int]]) -> KindModel:
    kinds, bias, weights = fit(found, [[kind_of(row)] for row in rows])
    return KindModel(kinds, SHARPNESS, bias, weights, read_as)


def show(name: str, right: Counter[str], whole: int) -> None:
    shares = ", ".join(f"{by} {count / whole:.1%}" for by, count in right.items())
    print(f"{name:<12} {whole:>5} statements: {shares}", flush=True)


def score(rows: list[Row], model: KindModel, read: dict[str, str]) -> Counter[str]:
    """How many kinds are right, by the grammar, by the weights, by both."""
    right: Counter[str] = Counter({"grammar": 0, "weights": 0, "both": 0})
    for row in rows:
        kind, words = kind_of(row), likeness_by(model, features(row))
        grammar = read.get(row["id"], kind)
        right["grammar"] += grammar == kind
        right["weights"] += max(words, key=words.__getitem__) == kind
        right["both"] += likelier_kind(grammar, weigh_kinds(model, words, grammar)) == kind
    return right


def held_out(rows: list[Row]) -> None:
    sets, read = first_sight()
    names, right, whole = sorted(sets), Counter[str](), 0
    found = [(row, features(row)) for row in rows]
    for fourth in (names[start::4] for start in range(4)):
        known, told = zip(*(each for each in found if set_of(each[0]["id"]) not in fourth), strict=True)
        new = [row for row in rows if set_of(row["id"]) in fourth]
        read_as = confusions((row for row in known if set_of(row["id"]) in sets), read)
        part = score(new, train(list(known), list(told), read_as), read)
        show(" ".join(fourth[:3]) + " …", part, len(new))
        right, whole = right + part, whole + len(new)
    show("all", right, whole)


def of_new(rows: list[Row], files: list[str]) -> None:
    sets, read = first_sight()
    model = train(rows, [features(row) for row in rows], confusions((r for r in rows if set_of(r["id"]) in sets), read))
    for file in files:
        new = read_rows(Path(file))
        grammar = {row["id"]: grammar_kind(row, context_of(row)) for row in new}
        show(Path(file).stem, score(new, model, grammar), len(new))


def grammar_kind(row: Row, context: Context) -> str:
    return read_statement(parse_statement(row["text"]), context).kind


def write(rows: list[Row]) -> None:
    sets, read = first_sight()
    model = train(rows, [features(row) for row in rows], confusions((r for r in rows if set_of(r["id"]) in sets), read))
    head = {"kinds": model.kinds, "sharpness": model.sharpness, "bias": model.bias, "read_as": model.read_as}
    lines = [f" {json.dumps(each)}: {json.dumps(model.weights[each])}" for each in sorted(model.weights)]
    text = json.dumps(head)[:-1] + ', "weights": {\n' + ",\n".join(lines) + "\n}}\n"
    (CORPUS / "kinds.json").write_text(text, "utf-8")
    print(f"{len(lines)} features of {len(rows)} statements")


def main(arguments: list[str]) -> None:
    rows = read_rows(CORPUS / "blind.jsonl", CORPUS / "statements.jsonl", HERE / "talk.jsonl") + constructions()
    if arguments[:1] == ["--held-out"]:
        held_out(rows)
    elif arguments[:1] == ["--new"]:
        of_new(rows, arguments[1:])
    else:
        write(rows)


if __name__ == "__main__":
    main(sys.argv[1:])
