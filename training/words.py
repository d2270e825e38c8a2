"""Makes `corpus/words.json`: how often the words of the annotated statements occur, which a slip may stand for.

    python training/words.py

Words of the lexicon and of everyday English that occur twice at least, written as they should be: what is typed in
short or misspelt is left out, what only sounds like another is not.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.spelling import is_english
from nlclaim.language.tokenizer import plain_text, split_words

HERE = Path(__file__).parent
CORPUS = HERE.parent / "corpus"
LEAST = 2
"""Once is as likely a slip itself."""


def count_words() -> dict[str, int]:
    """The words, the most frequent first."""
    said: Counter[str] = Counter()
    for path in (CORPUS / "blind.jsonl", CORPUS / "statements.jsonl", HERE / "talk.jsonl"):
        for line in path.read_text("utf-8").splitlines():
            said.update(word.lower for word in split_words(plain_text(json.loads(line)["text"])))
    return {word: times for word, times in said.most_common() if times >= LEAST and _is_well_written(word)}


def _is_well_written(word: str) -> bool:
    lexicon = load_lexicon()
    written = word.isascii() and word.isalpha() and word not in lexicon.spelling
    return written and (word in lexicon.vocabulary or is_english(word))


def main() -> None:
    words = count_words()
    text = json.dumps(words, indent=0) + "\n"
    (CORPUS / "words.json").write_text(text, "utf-8")
    print(f"{len(words)} words")


if __name__ == "__main__":
    main()
