"""How likely each kind is, by the statements of the corpus that are worded like it: a linear model of words and labels.

`corpus/kinds.json` holds its weights, which `training/kinds.py` makes of the annotated statements.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from nlclaim.language import Statement
from nlclaim.language.lexemes import sort_of_name
from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.tokenizer import plain_text, split_words
from nlclaim.resources import read_resource

_ROLE, _LABELS = "@", "~"
"""Before features that are no words: who says it, and labels of lexemes."""
_ENDS: Final = ("<", ">")
"""Before the first word and behind the last."""


@dataclass(frozen=True, slots=True)
class KindModel:
    """The weights: of each feature for each kind, and how often the grammar takes one kind for another."""

    kinds: tuple[str, ...]
    sharpness: float
    """The power to which the probabilities are put before they are weighed against the grammar's errors."""
    bias: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]
    read_as: dict[str, dict[str, int]]
    """Of statements that were new to the grammar: the kind annotated → the kind read → how many."""


@cache
def load_kinds() -> KindModel:
    """The model that ships with the package. Raises ResourceError when it is missing."""
    data = json.loads(read_resource("corpus", "kinds.json"))
    return KindModel(
        tuple(data["kinds"]),
        data["sharpness"],
        tuple(data["bias"]),
        {feature: tuple(weights) for feature, weights in data["weights"].items()},
        data["read_as"],
    )


def weighed(read: str, said: frozenset[str]) -> dict[str, float]:
    """The probability of each kind of a statement with these features that the grammar took for `read`."""
    model = load_kinds()
    return weigh_kinds(model, likeness_by(model, said), read)


def telling_words(statement: Statement, kind: str, other: str, most: int = 2) -> tuple[str, ...]:
    """The words of a statement that speak most for `kind` and against `other`, the strongest first."""
    model = load_kinds()
    one, two = model.kinds.index(kind), model.kinds.index(other)
    words = [_ENDS[0], *(word.lower for word in split_words(plain_text(statement.text))), _ENDS[1]]
    found = {
        in_words: weights[one] - weights[two]
        for in_words, feature in zip(_in_a_row(words, ""), _in_a_row(_words(statement.text), ""), strict=True)
        if (weights := model.weights.get(feature)) is not None
    }
    strongest = sorted((weight, in_words) for in_words, weight in found.items() if weight > _TELLS)
    told = (in_words.strip(_NO_WORDS) for _, in_words in reversed(strongest))
    return tuple(dict.fromkeys(filter(None, told)))[:most]


_TELLS: Final = 0.5
"""The least difference of weights that is worth telling."""
_NO_WORDS: Final = "<> .,;:!?"
"""What is left away at the ends of words that are told."""


def likeness_by(model: KindModel, said: frozenset[str]) -> dict[str, float]:
    """The probability of each kind of a statement with these features."""
    found = [weights for each in said if (weights := model.weights.get(each)) is not None]
    scores = [math.fsum(column) for column in zip(model.bias, *found, strict=True)]
    return _to_one(dict(zip(model.kinds, map(to_share, scores), strict=True)))


def to_share(score: float) -> float:
    """The probability that a sum of weights stands for: the logistic function."""
    return 1 / (1 + math.exp(-max(score, _LOWEST)))


def weigh_kinds(model: KindModel, words: dict[str, float], read: str) -> dict[str, float]:
    """The same, given also what the grammar read: by Bayes, from how often it takes each kind for that."""
    rates = {kind: _rate(model.read_as[kind], read, len(words)) for kind in words}
    return _to_one({kind: (share + _LEAST) ** model.sharpness * rates[kind] for kind, share in words.items()})


_LOWEST: Final = -30.0
"""Scores below make no difference, and no number."""
_LEAST: Final = 1e-4
"""No words make a kind impossible."""
_UNSEEN: Final = 0.3
"""Added to each count, so that what has not happened yet may."""


def _rate(counts: dict[str, int], read: str, kinds: int) -> float:
    return (counts.get(read, 0) + _UNSEEN) / (sum(counts.values()) + kinds * _UNSEEN)


def _to_one(shares: dict[str, float]) -> dict[str, float]:
    whole = sum(shares.values())
    return {kind: share / whole for kind, share in shares.items()}


def features_of(statement: Statement, role: str | None) -> frozenset[str]:
    """One to three words or labels in a row: `please`, `have the rest`, `~PERSON:me VERB:have.base`; and who says it:
    `@declarer`, `@defender` or `@unknown`."""
    labels = [_ENDS[0], *statement.labels, _ENDS[1]]
    features = [f"{_ROLE}{role or 'unknown'}", *_in_a_row(_words(statement.text), ""), *_in_a_row(labels, _LABELS)]
    return frozenset(features)


def _words(text: str) -> list[str]:
    return [_ENDS[0], *(_said(word.lower) for word in split_words(plain_text(text))), _ENDS[1]]


def _said(word: str) -> str:
    """The word, or what it is the name of."""
    if word.isdigit():
        return "0"
    known = load_lexicon().entry(word)
    return word if known is None else sort_of_name(known.label, known.value) or word


def _in_a_row(words: list[str], sign: str) -> list[str]:
    found = [sign + word for word in words]
    found += [f"{sign}{first} {second}" for first, second in pairwise(words)]
    found += [
        f"{sign}{first} {second} {third}"
        for first, second, third in zip(words[:-2], words[1:-1], words[2:], strict=True)
    ]
    return found
