"""Who tells what of a claim: a statement as the sorts of its words, in which `told_later` and `disputed` look."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

SORTS: Final[dict[str, str]] = {
    "Own": "declarer claimer he she",
    "Who": "north east south west n e s w lho rho dummy partner opponent defender somebody someone",
    "Side": "ns ew n-s e-w w-e n/s e/w s/n w/e n&s e&w opponents opps defenders defence side players they",
    "Director": "director td",
    "Later": "later afterward* subsequently belatedly thereafter post-claim",
    "While": "minute* second seconds moment* hour* while time little bit much somewhat",
    "Talk": "argument* discussion* debate* pressure",
    "Says": "say says said saying",
    "States": "explain* stat* claim* insist* maintain* announc* clarif* declar* specif* assert* argu*"
    " repl* answer* respon* suppl* swear*",
    "Thinks": "think thinks thought",
    "Adds": "add adds added adding mention*",
    "Tells": "tell tells told",
    "Hears": "hear hears heard remember* recall*",
    "Asks": "ask asks press presses prompt prompts prompting",
    "Asked": "asked pressed prompted questioned challenged queried",
    "Objects": "object* protest* challeng* query queri* question* inquir* enquir* complain* interven*",
    "Disputes": "disput* contest*",
    "Denies": "deny denies denied contradict*",
    "Differs": "demur* disagree*",
    "Agrees": "agree agrees agreed confirm* admit*",
    "Calls": "call* summon*",
    "Comes": "came come comes coming arriv* there",
    "Points": "point points pointed",
    "Wants": "want wants wanted",
    "Shows": "show* produced reveal*",
    "Reminded": "reminded aware",
    "Trump": "trump trumps",
    "Is": "is are",
    "Was": "was were being been",
    "Nothing": "nothing",
    "DoesNot": "doesn't don't",
    "Not": "not never didn't wasn't weren't hasn't haven't",
    "It": "it this that these so anything such words thing things like kind sort",
    "": "a an the their both two had has have did immediately just some any all other flatly hotly strongly",
}
"""Words and, with a star, beginnings of words, by their sort. What is in no sort stands for itself; "" fills in."""
_EXACT: Final[dict[str, str]] = {
    word: sort for sort, words in SORTS.items() for word in words.split() if not word.endswith("*")
}
_STEMS: Final[tuple[tuple[str, str], ...]] = tuple(
    (word[:-1], sort) for sort, words in SORTS.items() for word in words.split() if word.endswith("*")
)
QUOTED: Final = re.compile(r"(?<!\w)['\"‘“](.{2,}?)['\"’”](?!\w)")
"""Words in quotes."""
_TOKEN: Final = re.compile(rf"(?P<Quote>{QUOTED.pattern})|\w+(?:[-&/]\w+)*(?:['’]\w*)?|[.,;:!?()\[\]–—-]")
ANYBODY: Final = r"(?:(?<!\S)(?:(?:his|her|Who) )?(?:Own|Who|Side) )"
SAYS: Final = r"(?:Says|States|Adds|Tells) "
_WORDS: Final = 4_000
"""Words whose sort is remembered."""


def stems_of(*sorts: str) -> tuple[str, ...]:
    """The words of some sorts, or how they begin: whether one stands in a text is soon told (`holds_any`)."""
    return tuple(word.removesuffix("*") for sort in sorts for word in SORTS[sort].split())


@dataclass(frozen=True, slots=True)
class Telling:
    """The words of a text by their sorts, a space behind each; what only fills in goes with the word behind it."""

    sorts: str
    places: tuple[int, ...]

    def place(self, found: int) -> int:
        """Where in the text the word stands whose sort begins at `found`."""
        return self.places[self.sorts.count(" ", 0, found)]


def words_by_sort(text: str) -> Telling:
    """The text as sorts of words: "When the director came: I draw" is `when Director Comes : i draw`."""
    sorts: list[str] = []
    places: list[int] = []
    filled = -1
    for token in _TOKEN.finditer(text):
        sort = "Quote" if token["Quote"] else _sort_of(token[0])
        if sort:
            sorts.append(sort)
            places.append(filled if filled >= 0 and sort[0].isalpha() else token.start())
            filled = -1
        elif filled < 0:
            filled = token.start()
    return Telling("".join(f"{sort} " for sort in sorts), (*places, len(text)))


@lru_cache(_WORDS)
def _sort_of(token: str) -> str:
    """The sort of a word or a pause; the word itself where it is in none. "West's" is as "West"."""
    word = re.sub(r"'s?$", "", token.lower().replace("’", "'"))
    if word in _EXACT:
        return _EXACT[word]
    return next((sort for stem, sort in _STEMS if word.startswith(stem)), word)
