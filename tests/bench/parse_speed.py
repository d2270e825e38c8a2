"""How fast statements are read, beside a blank spaCy pipeline: python -m tests.bench.parse_speed."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable

import spacy

from nlclaim.reading.batch import read_records
from tests.reading.wordings import WORDINGS


def make_texts(count: int, seed: int = 68) -> list[str]:
    """Distinct statements: wordings of the tests, alone or two together, with a number that makes each new."""
    source = random.Random(seed)
    said = [text for text, _ in WORDINGS]
    texts = (
        source.choice(said) + source.choice([", then ", " and ", ". "]) + source.choice(said) for _ in range(count)
    )
    alone = (f"{source.choice(said)} {number}" for number in range(count))
    return list(dict.fromkeys(text for pair in zip(texts, alone, strict=True) for text in pair))[:count]


def seconds(work: Callable[[], object], repeats: int = 3) -> float:
    """The best processor time of several runs."""
    best = float("inf")
    for _ in range(repeats):
        gc.collect()
        started = time.process_time()
        work()
        best = min(best, time.process_time() - started)
    return best


def read_all(texts: list[str]) -> None:
    """What `nlclaim parse --jsonl` does for each line."""
    for _, record in read_records((number, {"id": number, "text": text}) for number, text in enumerate(texts)):
        json.dumps(record, ensure_ascii=False)


def main() -> None:
    """Prints both figures and their ratio."""
    texts = make_texts(5_000)
    words = sum(len(text.split()) for text in texts) / len(texts)
    blank = spacy.blank("en")
    alone = seconds(lambda: list(blank.pipe(texts)))
    ours = seconds(lambda: read_all(texts))
    print(f"{len(texts)} distinct statements of {words:.1f} words")
    print(f"spacy.blank('en').pipe {len(texts) / alone:8.0f} statements/s")
    print(f"nlclaim parse --jsonl  {len(texts) / ours:8.0f} statements/s   {ours / alone:.1f} times its time")


if __name__ == "__main__":
    main()
