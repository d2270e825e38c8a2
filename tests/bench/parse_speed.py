"""How fast statements are read, beside a blank spaCy pipeline: python -m tests.bench.parse_speed.

Every pass is over texts that neither side has seen: spaCy keeps each word it has met, and a second pass over the same
texts would measure that. Processor time of one core; the best of several passes.
"""

from __future__ import annotations

import gc
import json
import random
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import spacy

from nlclaim.language import Statement
from nlclaim.language.grammar import parse_lexemes
from nlclaim.language.statements import parse_statement, read_lexemes
from nlclaim.language.transform import make_statement
from nlclaim.reading import Context, Reading, Readings, interpret_statement
from nlclaim.reading.batch import read_records
from nlclaim.reading.records import statement_dict
from nlclaim.reading.second_opinion import with_second_opinion
from nlclaim.resources import read_resource
from tests.reading.wordings import WORDINGS

PASSES = 4
_SYLLABLES = ("ba", "dor", "fen", "gal", "hus", "ki", "lo", "mi", "pan", "rel", "sun", "ter", "tre", "ov")


def make_texts(count: int, seed: int = 68) -> list[str]:
    """Distinct statements: wordings of the tests, alone or two together, with a number that makes each new."""
    source = random.Random(seed)
    said = [text for text, _ in WORDINGS]
    texts = (
        source.choice(said) + source.choice([", then ", " and ", ". "]) + source.choice(said) for _ in range(count)
    )
    alone = (f"{source.choice(said)} {number}" for number in range(count))
    return list(dict.fromkeys(text for pair in zip(texts, alone, strict=True) for text in pair))[:count]


def make_said(count: int, seed: int = 68) -> list[str]:
    """Statements as people put them: those of the corpus, of which likeness has learnt."""
    said = [json.loads(line)["text"] for line in read_resource("corpus", "blind.jsonl").splitlines()]
    return random.Random(seed).sample(list(dict.fromkeys(said)), count)


def make_strange(count: int, seed: int = 68) -> list[str]:
    """Ten words that nobody has met before: what both sides cost where no table of words helps."""
    source = random.Random(seed)
    words = iter(dict.fromkeys("".join(source.choices(_SYLLABLES, k=4)) for _ in range(count * 20)))
    return [" ".join(next(words) for _ in range(10)) for _ in range(count)]


def seconds(work: Callable[[], object]) -> float:
    """The processor time of one run, without looking for garbage among what earlier runs have left."""
    gc.collect()
    gc.freeze()
    started = time.process_time()
    work()
    return time.process_time() - started


def rate(work: Callable[[list[str]], object], texts: Sequence[str]) -> float:
    """Texts a second: the best of PASSES passes, each over its own part of the texts."""
    parts = [list(texts[number::PASSES]) for number in range(PASSES)]
    return max(len(part) / seconds(lambda part=part: work(part)) for part in parts)


def read_all(texts: list[str], *, words_alone: bool = False) -> None:
    """What `nlclaim parse --jsonl` does for each line."""
    lines = ((number, {"id": number, "text": text}) for number, text in enumerate(texts))
    for _, record in read_records(lines, words_alone=words_alone):
        json.dumps(record, ensure_ascii=False)


def stage_shares(texts: list[str]) -> list[tuple[str, float]]:
    """Each stage of a statement's way with its microseconds, every stage run over all texts at once."""
    measured: list[tuple[str, float]] = []

    def run(stage: str, step: Callable[[Any], Any], given: Iterable[Any]) -> list[Any]:
        items, made = list(given), list[Any]()
        spent = seconds(lambda: made.extend(map(step, items)))
        measured.append((stage, spent / len(items) * 1e6))
        return made

    lexemes = run("words and labels", lambda text: read_lexemes(text)[0], texts)
    nodes = run("grammar", parse_lexemes, lexemes)
    run("statement", lambda pair: make_statement(*pair), zip(texts, nodes, strict=True))
    statements = [parse_statement(text) for text in texts]
    readings = run("reading", by_words, statements)
    second = run(
        "second opinion", lambda pair: with_second_opinion(*pair, None, read), zip(readings, statements, strict=True)
    )
    records = run("record", statement_dict, second)
    run("json", lambda record: json.dumps(record, ensure_ascii=False), records)
    return measured


def by_words(statement: Statement) -> Readings:
    """The readings of a statement by its words."""
    return interpret_statement(statement, Context(), words_alone=True)


def read(text: str) -> Reading:
    """The first of them, of a text."""
    return by_words(parse_statement(text)).first


def word_costs() -> dict[int, float]:
    """Microseconds a word of one statement, by its number of words: flat when the cost is linear."""
    talk = "I draw trumps, ruff a heart in dummy and cash the clubs, well then you get a spade if the king is there, "
    costs = {}
    for times in (1, 10, 100, 200):
        text = (talk * times).rstrip()
        spent = statistics.median(seconds(lambda text=text: read_all([text])) for _ in range(7))
        costs[len(text.split())] = spent / len(text.split()) * 1e6
    return costs


def main() -> None:
    """Prints the rates side by side, where the time goes, and the cost of long statements."""
    print("statements a second           spacy.blank  nlclaim parse --jsonl   times spaCy's time")
    for name, texts, read_part in (
        ("words of the game", make_texts(20_000), read_all),
        ("... by the words alone", make_texts(20_000, seed=69), partial(read_all, words_alone=True)),
        ("statements of the corpus", make_said(8_000), read_all),
        ("... by the words alone", make_said(8_000, seed=69), partial(read_all, words_alone=True)),
        ("every word a new one", make_strange(2_500), read_all),
    ):
        blank = spacy.blank("en")
        alone = rate(lambda part, blank=blank: list(blank.pipe(part)), texts)
        ours = rate(read_part, texts)
        print(f"  {name:<26}{alone:13.0f}{ours:23.0f}{alone / ours:21.1f}")
    shares = stage_shares(make_texts(5_000, seed=70))
    whole = sum(spent for _, spent in shares)
    print(f"microseconds a statement{whole:8.1f}")
    for stage, spent in shares:
        print(f"  {stage:<22}{spent:8.1f}{spent / whole:8.1%}")
    print("microseconds a word of one long statement")
    for words, cost in word_costs().items():
        print(f"  {words:>6} words{cost:8.1f}")


if __name__ == "__main__":
    main()
