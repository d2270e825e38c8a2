"""Words of somebody who looks for the next one: "at *um* the end", "draw the… *draw the* last trump"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.lexicon import load_lexicon


def kept_words(said: list[str]) -> list[int] | None:
    """The places of the words that are more than hesitation; None where all are."""
    kept = list(range(len(said)))
    if not _HESITATING.isdisjoint(said):
        kept = [at for at in kept if not _is_hesitation(said, at)]
    words = [said[at] for at in kept]
    begun = _begun_anew(words)
    if begun:
        kept = [at for place, at in enumerate(kept) if place not in begun]
    return kept if len(kept) < len(said) else None


_HESITATING: Final = frozenset({"uh", "um", "er", "erm", "umm", "uhh", "uhm", "like", "know"})
_PAUSING: Final = frozenset({",", ".", ";", ":", "-", "...", "--", "?", "!", "(", ")"})
_LIKENING: Final = frozenset(
    {"i", "we", "you", "he", "they", "'d", "would", "looks", "look", "feels", "it", "more", "anything", "something",
     "not", "n't", "do", "does", "just", "as", "if", "whatever", "when", "cards", "card", "what", "really", "to"}
)  # fmt: skip
"""What *like* compares, or is said of, behind them."""


def _is_hesitation(said: list[str], at: int) -> bool:
    """ "At *um* the end", "the rest *like* of them", "no *you know* need": between words, which may be one phrase."""
    before, after = said[at - 1] if at else ".", said[at + 1] if at + 1 < len(said) else "."
    if said[at] == "know":
        return before == "you" and _is_hesitation(said, at - 1)
    if said[at] == "you":
        opens = at == 0 or said[at - 1] in _PAUSING | _ASKING_BEFORE
        ends = at + 2 >= len(said) or said[at + 2] in _PAUSING | _KNOWN
        return after == "know" and not opens and not ends
    if before in _PAUSING or after in _PAUSING or said[at] not in _HESITATING:
        return False
    if said[at] == "like":
        return before not in _LIKENING and after not in ("to", "that", "this", "it", "so", "a")
    return after not in ("no", "sorry", "make") and not (before in _FIGURES and after in _FIGURES)


_ASKING_BEFORE: Final = frozenset(
    {"do", "did", "as", "if", "let", "how", "'ll", "will", "before", "and", "so", "that", "well"}
)
_KNOWN: Final = frozenset({"what", "that", "if", "how", "where", "who", "which", "it", "i", "we", "the", "he", "they"})
"""What somebody may be said to know."""
_FIGURES: Final = frozenset(
    {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
)


_LONGEST: Final = 5
"""Words that are said again at most."""
_BREAKS_OFF: Final = frozenset({",", "...", "-", "--", "..", "…"})
_UNFINISHED: Final = frozenset({"DET", "PREP", "OF", "AUX", "PERSON", "ADJ", "BE", "AND", "NEG"})
"""Labels of words that nothing ends with."""
_COUNTED: Final = frozenset({"to", "too", "for", "no", "that", "there", "in", "on", "over", "all", "it", "one", "only"})
"""Words that may well stand twice, or be heard for a number."""


def _begun_anew(words: list[str]) -> set[int]:
    """The places of what is said again, word for word, as it was not finished: "*throw the* throw the spade"."""
    places: dict[str, int] = {}
    repeated: list[int] = []
    for place, word in enumerate(words):
        before = places.get(word)
        if before is not None and place - before <= _LONGEST + 1:
            repeated.append(before)
        places[word] = place
    gone: set[int] = set()
    behind = 0
    for place in sorted(repeated):
        length = _said_again(words, place) if place >= behind else 0
        if length:
            behind = place + length
            gone.update(range(place, behind))
    return gone


def _said_again(words: list[str], place: int) -> int:
    """How many words from a place on are begun anew behind them, with the pause between; 0 where none are."""
    for length in range(min(_LONGEST, (len(words) - place) // 2), 0, -1):
        end = place + length
        paused = words[end : end + 1] != [] and words[end] in _BREAKS_OFF
        again = end + paused
        if words[place:end] != words[again : again + length] or _PAUSING & {*words[place:end]}:
            continue
        following = words[again + length] if again + length < len(words) else "."
        before = words[place - 1] if place else "."
        if length == 1 and not paused and place > 1 and _is_thrown(words[place - 2]) and following.startswith("ruff"):
            continue  # "throwing a *diamond[,] diamond* ruff"
        if _is_unfinished(words[place:end], words[end] if paused else "", _label(before), following):
            return length + paused
    return 0


def _is_thrown(word: str) -> bool:
    entry = load_lexicon().entry(word)
    return entry is not None and entry.value.startswith("discard.")


def _label(word: str) -> str:
    if word == "n":
        return "AND"  # "drawing trumps *n* drawing trumps"; who is called N is hardly called twice
    entry = load_lexicon().entry(word)
    return entry.label if entry is not None else ""


def _is_unfinished(words: list[str], pause: str, before: str, following: str) -> bool:
    """Whether nobody would have stopped there, or counted the same twice; `before`: the label of the word before."""
    label, after = _label(words[-1]), _label(following)
    goes_on = following not in _PAUSING and after not in ("AND", "THEN", "OR", "NUMBER")
    does = label == "VERB" and after in _OBJECT and words[-1] not in _DONE_TWICE
    if len(words) == 1 and label == "VERB" and not pause and words[0].endswith(("n", "ed", "es")):
        return goes_on and words[0] not in _DONE_TWICE  # "trumps *drawn* drawn in two rounds"
    if words == ["a"] and following in _HONOURS:
        return False  # "A A K K": aces
    if len(words) == 1:
        goal = words[0] == "to" and pause != "" and after in ("ROLE", "DET")  # "crossing *to*, to dummy"
        function = label in _UNFINISHED and (goal or words[0] not in _COUNTED) and not (words[0] == "a" and pause)
        return does or (function and goes_on) or (not pause and _is_named_once(words[0], before, following))
    if any(_label(word) in _JOINING for word in words[:-1]):
        return False  # "drawing *trumps then drawing* trumps then …"
    if label == "AND":
        return bool(pause)  # not "*ruff a club and* ruff a club and draw trumps"
    if label in _UNFINISHED or label == "NUMBER":
        return goes_on or label in ("DET", "PREP", "OF")
    suits = label == "SUIT" and words[-1].endswith("s")  # "four spades four spades"
    card = words[-2] == "of" and any(_label(word) == "RANK" for word in words)
    return does or ((suits or card) and pause != ",") or (goes_on and pause in ("...", "..", "…", "--", "-"))


_HONOURS: Final = frozenset({"a", "k", "q", "j", "t"})
_JOINING: Final = frozenset({"AND", "THEN", "OR", "BEFORE", "AFTER"})
_OBJECT: Final = frozenset({"DET", "NUMBER", "SUIT", "RANK", "ADJ", "QUANT"})
_DONE_TWICE: Final = frozenset({"ruff", "duck", "finesse", "lead", "trump", "ruffing"})
"""Plays that are named twice where they are made twice."""


def _is_named_once(word: str, before: str, following: str) -> bool:
    """ "A *heart* heart finesse", "hearts hearts", "the *king* king of clubs", "the last *two* two trumps"."""
    label, after = _label(word), _label(following)
    if label == "SUIT":
        return word.endswith("s") or before in ("DET", "ADJ") or after in ("ACT", "RANK", "NOUN")
    if label == "RANK":
        return following == "of" or before in ("DET", "SUIT")
    return label == "NUMBER" and before != "SUIT" and after in ("SUIT", "NOUN", "ADJ", "DET")
