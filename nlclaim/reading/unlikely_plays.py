"""Plays that statements worded like this one are hardly ever taken to tell, by the statements of the corpus.

`corpus/plays.json` holds the weights, which `training/plays.py` makes of the annotated statements.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.reading.likeness import to_share
from nlclaim.resources import read_resource


@dataclass(frozen=True, slots=True)
class PlayModel:
    """For each verb of a step how likely it is that some play of a statement is of that sort."""

    bias: dict[str, float]
    weights: dict[str, dict[str, float]]
    """The feature of a statement → the verb → the weight."""

    def weights_of(self, said: frozenset[str]) -> list[dict[str, float]]:
        """The weights of those of the features that have any."""
        return [weights for each in said if (weights := self.weights.get(each)) is not None]

    def share(self, verb: Verb, found: list[dict[str, float]]) -> float:
        """The probability that a statement whose features have these weights tells a play of the verb."""
        return to_share(math.fsum([self.bias[verb.value], *[each[verb.value] for each in found if verb.value in each]]))


@cache
def load_plays() -> PlayModel:
    """The model that ships with the package. Raises ResourceError when it is missing."""
    data = json.loads(read_resource("corpus", "plays.json"))
    return PlayModel(data["bias"], data["weights"])


def unlikely_plays(plan: PlayPlan, said: frozenset[str], model: PlayModel | None = None) -> dict[int, Verb | None]:
    """The ids of the steps whose verb hardly ever tells a play of statements with these features, and what they tell
    rather: a trick taken is led to or not, where that is likelier; else no play. `model`: the one that ships."""
    model = model or load_plays()
    found = model.weights_of(said)
    verbs = {step.verb for step in plan.steps if step.verb.value in model.bias}
    hardly = {verb: _rather(model, verb, found) for verb in verbs if model.share(verb, found) < _HARDLY_EVER}
    return {step.id: hardly[step.verb] for step in plan.steps if step.verb in hardly}


def _rather(model: PlayModel, verb: Verb, found: list[dict[str, float]]) -> Verb | None:
    other = _TAKEN.get(verb)
    return other if other is not None and model.share(other, found) >= _LIKELY else None


_TAKEN: Final = {Verb.WIN: Verb.CASH, Verb.CASH: Verb.WIN}
_HARDLY_EVER: Final = 0.03
"""Once in thirty-three: where sets that were new lost nine steps that were none for each that was one."""
_LIKELY: Final = 0.3
"""The least probability for a play to be another."""
