"""Makes `corpus/plays.json`, the weights of `nlclaim.reading.unlikely_plays`, of the statements of the corpus.

python training/plays.py                    writes the weights (needs scikit-learn; half a minute)
python training/plays.py --without GK,GL    prints how well the steps of these sets are read, by the words alone and
                                            with weights made of all others
python training/plays.py --new FILE…        the same of files of annotated statements, by weights made of the corpus
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

from nlclaim.language import parse_statement
from nlclaim.reading import interpret_statement
from nlclaim.reading.evaluation import Evaluation, context_of, count_steps, steps_annotated, steps_read
from nlclaim.reading.unlikely_plays import PlayModel, unlikely_plays
from training.kinds import CORPUS, Row, features, fit, read_rows, set_of

FEWEST = 20
"""Statements that tell a play of a verb, below which there is nothing to learn."""


def verbs_of(row: Row) -> list[str]:
    return sorted({step["verb"] for step in row["expected"]["steps"]})


def train(rows: list[Row]) -> PlayModel:
    often = Counter(verb for row in rows for verb in verbs_of(row))
    told = [[verb for verb in verbs_of(row) if often[verb] >= FEWEST] for row in rows]
    verbs, bias, weights = fit([features(row) for row in rows], told)
    sparse = {
        feature: {verb: weight for verb, weight in zip(verbs, each, strict=True) if weight}
        for feature, each in weights.items()
    }
    return PlayModel(dict(zip(verbs, bias, strict=True)), sparse)


def compare(rows: list[Row], model: PlayModel) -> None:
    """How well steps are read by the words alone, and with the plays that are hardly likely taken for others."""
    by_words, both = Evaluation(), Evaluation()
    for row in rows:
        plan = interpret_statement(parse_statement(row["text"]), context_of(row), words_alone=True).first.plan
        unlikely = unlikely_plays(plan, features(row), model)
        likelier = [replace(step, verb=unlikely.get(step.id) or step.verb) for step in plan.steps]
        kept = [step for step in likelier if unlikely.get(step.id, step.verb) is not None]
        for evaluation, steps in ((by_words, plan.steps), (both, kept)):
            count_steps(evaluation, steps_read(steps), steps_annotated(row["expected"]))
    for name, each in (("words alone", by_words), ("both", both)):
        print(f"{name:<12} F1 {each.f1:.3f}  precision {each.precision:.3f}  recall {each.recall:.3f}")


def write(model: PlayModel) -> None:
    lines = [f" {json.dumps(each)}: {json.dumps(model.weights[each])}" for each in sorted(model.weights)]
    text = '{"bias": ' + json.dumps(model.bias) + ', "weights": {\n' + ",\n".join(lines) + "\n}}\n"
    (CORPUS / "plays.json").write_text(text, "utf-8")
    print(f"{len(lines)} features, {len(model.bias)} verbs")


def main(arguments: list[str]) -> None:
    rows = read_rows(CORPUS / "blind.jsonl", CORPUS / "statements.jsonl")
    if arguments[:1] == ["--without"]:
        sets = set(arguments[1].split(","))
        new = [row for row in rows if set_of(row["id"]) in sets]
        compare(new, train([row for row in rows if set_of(row["id"]) not in sets]))
    elif arguments[:1] == ["--new"]:
        compare(read_rows(*map(Path, arguments[1:])), train(rows))
    else:
        write(train(rows))


if __name__ == "__main__":
    main(sys.argv[1:])
