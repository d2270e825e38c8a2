"""How likely each mark of a statement is, by the statements of the corpus that are worded like it: a linear model.

A mark is what a reading tells in one word: its kind, whether an order was stated, whether all, a number or nothing is
claimed and conceded, whether a result is named, how many steps there are and of which sorts. `corpus/likeness.json`
holds the weights, which `training/likeness.py` makes of the annotated statements.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from nlclaim.language import Statement
from nlclaim.language.lexemes import sort_of_name
from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.tokenizer import plain_text, split_words
from nlclaim.reading.model import Reading, Tally
from nlclaim.resources import read_resource

_ROLE, _LABELS = "@", "~"
"""Before features that are no words: who says it, and labels of lexemes."""
_ENDS: Final = ("<", ">")
"""Before the first word and behind the last."""
Scores = dict[str, float]
"""Of each mark the logarithm of its odds."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """The weights: of each feature for each mark, and how often the grammar takes one kind for another."""

    bias: Scores
    weights: dict[str, Scores]
    """The feature of a statement → the mark → the weight."""
    sharpness: float
    """The power to which the probabilities of kinds are put before they are weighed against the grammar's errors."""
    read_as: dict[str, dict[str, int]]
    """Of statements that were new to the grammar: the kind annotated → the kind read → how many."""

    def scores(self, said: frozenset[str]) -> Scores:
        """What the features of a statement say of each mark."""
        columns = {mark: [bias] for mark, bias in self.bias.items()}
        for weights in [weights for feature in said if (weights := self.weights.get(feature)) is not None]:
            for mark, weight in weights.items():
                columns[mark].append(weight)
        return {mark: min(max(math.fsum(column), -_FAR), _FAR) for mark, column in columns.items()}


_FAR: Final = 30.0
"""Odds beyond make no difference, and no number."""


@cache
def load_likeness() -> Likeness:
    """The model that ships with the package. Raises ResourceError when it is missing."""
    data = json.loads(read_resource("corpus", "likeness.json"))
    return Likeness(data["bias"], data["weights"], data["sharpness"], data["read_as"])


def to_share(score: float) -> float:
    """The probability that a score stands for: the logistic function."""
    return 1 / (1 + math.exp(-score))


# --- marks ---


def marks_of(reading: Reading) -> frozenset[str]:
    """The marks of a reading."""
    verbs = [step.verb.value for step in reading.plan.steps]
    return marks_told(
        reading.kind, reading.order.stated, reading.claimed, reading.conceded, reading.result is not None, verbs
    )


def marks_told(
    kind: str, order: str, claimed: Tally, conceded: Tally, result: bool, verbs: list[str]
) -> frozenset[str]:
    """The marks of a reading or an annotation with these properties; `verbs` of its steps."""
    steps = min(len(verbs), _MANY_STEPS)
    return frozenset(
        [
            f"kind:{kind}",
            f"order:{order}",
            f"claimed:{_amount(claimed)}",
            f"conceded:{_amount(conceded)}",
            f"result:{'some' if result else 'none'}",
            f"steps:{steps}",
            *(f"{_VERB}{verb}" for verb in verbs),
        ]
    )


_MANY_STEPS: Final = 4
_VERB: Final = "verb:"
_KIND: Final = "kind:"


def _amount(tally: Tally) -> str:
    return "all" if tally.all else "none" if tally.tricks is None else "number"


def support(scores: Scores, marks: Iterable[str]) -> float:
    """The sum of the scores of the marks: of two readings of a statement, that with the greater is the likelier, by the
    logarithm of the odds. Marks that are too rare to be in the model count nothing."""
    return math.fsum([scores.get(mark, 0.0) for mark in marks])


def best_support(scores: Scores) -> float:
    """The greatest support that marks can have: of each sort that of the likeliest, and all verbs likelier than not."""
    best: Scores = {}
    for mark, score in scores.items():
        sort = mark if mark.startswith(_VERB) else mark.partition(":")[0]
        best[sort] = max(score, best.get(sort, 0.0 if sort == mark else -_FAR))
    return math.fsum(best.values())


def share_of_verb(scores: Scores, verb: str) -> float | None:
    """The probability that a step of this verb is told; None where it is too rare to say."""
    score = scores.get(_VERB + verb)
    return None if score is None else to_share(score)


# --- kinds ---


def shares_of_kinds(scores: Scores) -> dict[str, float]:
    """The probability of each kind of a statement with these scores."""
    return _to_one({mark.removeprefix(_KIND): to_share(s) for mark, s in scores.items() if mark.startswith(_KIND)})


def weigh_kinds(model: Likeness, shares: dict[str, float], read: str) -> dict[str, float]:
    """The same, given also what the grammar read: by Bayes, from how often it takes each kind for that."""
    rates = {kind: _rate(model.read_as[kind], read, len(shares)) for kind in shares}
    return _to_one({kind: (share + _LEAST) ** model.sharpness * rates[kind] for kind, share in shares.items()})


_LEAST: Final = 1e-4
"""No words make a kind impossible."""
_UNSEEN: Final = 0.3
"""Added to each count, so that what has not happened yet may."""


def _rate(counts: dict[str, int], read: str, kinds: int) -> float:
    return (counts.get(read, 0) + _UNSEEN) / (sum(counts.values()) + kinds * _UNSEEN)


def _to_one(shares: dict[str, float]) -> dict[str, float]:
    whole = sum(shares.values())
    return {kind: share / whole for kind, share in shares.items()}


def may_be(read: str, kind: str, *, understood: bool) -> bool:
    """Whether likeness may make this kind of what was `read` by the words, all of them `understood` or not."""
    return {read, kind} != _WHOSE and (understood or read != "unclear" or kind in NO_CLAIM)


NO_CLAIM: Final = ("not_a_claim", "current_trick_only", "unclear")
"""Kinds of which no number of tricks is claimed or conceded. Likeness makes no other of words not all understood."""
_WHOSE: Final = {"claim", "concession"}
"""Kinds that differ in whose tricks they are. That the words say: likeness told it wrongly three times in four."""


def telling_words(model: Likeness, statement: Statement, kind: str, other: str, most: int = 2) -> tuple[str, ...]:
    """The words of a statement that speak most for `kind` and against `other`, the strongest first."""
    words = [_ENDS[0], *(word.lower for word in split_words(plain_text(statement.text))), _ENDS[1]]
    found = {
        in_words: weights.get(_KIND + kind, 0.0) - weights.get(_KIND + other, 0.0)
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


# --- features ---


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
