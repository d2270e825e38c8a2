"""Words as typed or heard → the words of the lexicon, with a record of every correction that could be wrong.

Chat forms and missing apostrophes are plain spelling: `u` is `you`. What a speech recogniser or a slip of the finger
made of a word is a `Correction`. A suit, a small number or an ace/eight is never put in the place of a word that is
good as it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nlclaim.language.beside import spelled_beside
from nlclaim.language.lexicon import Entry, load_lexicon
from nlclaim.language.notation import parse_card_word, suit_of_mark
from nlclaim.language.one_word import WEIGHTY, normalise_word
from nlclaim.language.tokenizer import Word
from nlclaim.spans import Span


@dataclass(slots=True, unsafe_hash=True)
class Correction:
    """`text` under `span` was taken for `meant`."""

    span: Span
    text: str
    meant: str
    why: str
    """`sounds_alike`, `misspelt`, `abbreviated`, `context` or `corrected_by_speaker`."""
    confidence: float

    def __init__(self, span: Span, text: str, meant: str, why: str, confidence: float) -> None:
        self.span = span
        self.text = text
        self.meant = meant
        self.why = why
        self.confidence = confidence

    @property
    def is_doubtful(self) -> bool:
        """Whether the words as typed may be meant: a word heard for another, or a slip in a short word."""
        return self.why not in ("abbreviated", "corrected_by_speaker") and (
            self.why != "misspelt" or self.confidence < _SURE
        )

    @property
    def is_slip(self) -> bool:
        """Whether a word was meant that was typed otherwise: beyond doubt, or one that nothing hangs on."""
        if self.why != "misspelt" or " " in self.meant:
            return False
        entry = load_lexicon().entry(self.meant)
        return not self.is_doubtful or entry is None or entry.label not in WEIGHTY


_SURE: Final = 0.85
"""One slip in seven letters, or a word with its vowels left out."""


def normalise(words: list[Word]) -> tuple[list[tuple[str, ...]], list[Correction]]:
    """The lexicon words that each word stands for, and the corrections made on the way."""
    norms: list[tuple[str, ...]] = []
    corrections: list[Correction] = []
    for place, word in enumerate(words):
        lower = word.lower
        begins = len(word.plain) > 1 and (place == 0 or words[place - 1].plain in _ENDS)
        norm, why, confidence = normalise_word(lower if begins and word.plain.istitle() else word.plain)
        if (beside := spelled_beside(words, place)) is not None:
            norm, why, confidence = beside
        if beside is None and why == "sounds_alike" and not _fits(words, place, norm):
            norm, why = (lower,), ""
        norms.append(norm)
        if why:
            span = Span(word.start, word.end)
            corrections.append(Correction(span, word.plain, " ".join(norm), why, confidence))
    return norms, corrections


_ENDS: Final = frozenset({".", "!", "?", '"', "“"})
"""What the first word of a sentence comes after: its capital makes it no name."""


_BESIDE: Final = frozenset(
    {"SUIT", "NUMBER", "ORDINAL", "DET", "OF", "RANK", "ADJ", "AND", "THEN", "VERB", "QUANT", "GROUP", "NOUN"}
)


_TOWARDS: Final = (["to", "the"], ["to", "my"], ["to", "dummy"], ["to", "hand"])


_BESIDE_RUFF: Final = frozenset({"SUIT", "DET", "NUMBER", "GROUP", "PREP", "AND", "THEN", "ADJ"})


def _fits(words: list[Word], place: int, norm: tuple[str, ...]) -> bool:
    """Whether a sound-alike stands where the word meant would: "rough a heart", not "that was rough"."""
    decided = _fits_by_itself(words, place, norm)
    if decided is not None:
        return decided
    if _is_told_by_neighbour(words, place, norm):
        return True
    heard = load_lexicon().entry(norm[0])
    if heard is not None and (decided := _fits_as(heard, words, place)) is not None:
        return decided
    return _fits_among(words, place, norm, heard)


def _word_after(words: list[Word], place: int) -> str:
    return words[place + 1].lower if place + 1 < len(words) else ""


def _fits_by_itself(words: list[Word], place: int, norm: tuple[str, ...]) -> bool | None:
    """What the word that was written tells: "*hart*" is hardly else than a suit, "not that *hard*" is none."""
    word, following = words[place].lower, _word_after(words, place)
    if word in _HARDLY_ELSE:
        return True
    if word in _LED_TO:
        return [each.lower for each in words[max(place - 2, 0) : place]] in (["to", "the"], ["to", "my"])
    if word in _ADJECTIVES and _is_quality(words, place):
        return False
    if word in _SUPERLATIVES and place and words[place - 1].lower in _OWNERS:
        named = load_lexicon().entry(following)
        if named is None:
            return not following.isalpha()
        return named.label not in ("SUIT", "NOUN", "RANK", "ROLE")  # "my *finest* hearts"
    if norm == ("right",) and following == "down":
        return False  # "*write* down eleven"
    return None


def _is_told_by_neighbour(words: list[Word], place: int, norm: tuple[str, ...]) -> bool:
    """ "*Rough* s", "*ate* more", "cross *rough*": whether a word beside it goes with the word meant and no other."""
    following = _word_after(words, place)
    if norm[0].startswith("ruff") and following in ("s", "h", "d", "c"):
        return True
    if norm in (("eight",), ("three",)) and following in ("more", "tricks"):
        return True
    if norm[0].startswith("ruff") and place and words[place - 1].lower in ("cross", "over", "under"):
        return True
    if any(suit_of_mark(word) or parse_card_word(word) for word in _words_beside(words, place)):
        return True
    return norm[0].endswith("s") and _has_state(words, place + 1)


def _words_beside(words: list[Word], place: int) -> list[str]:
    return [words[at].plain for at in (place - 1, place + 1) if 0 <= at < len(words)]


def _is_play(heard: Entry) -> bool:
    return heard.label == "VERB" and heard.value.partition(".")[0] in _PLAYS


def _fits_as(heard: Entry, words: list[Word], place: int) -> bool | None:
    """Whether a play has what it is done to, a number what it counts, and a suit its cards."""
    word = words[place].lower
    if _is_play(heard) and not word.startswith(_AS_HEARD):
        return _has_object(words, place, heard.value)
    counted = heard.label == "NUMBER" and place and words[place - 1].lower == "for"
    if counted and _word_after(words, place) in ("", ".", ",", "!") and word != "free":
        return True  # "cold for *tan*"
    if heard.label == "SUIT" and place + 1 < len(words) and words[place + 1].plain == "of":
        return False  # "a cup of coffee"
    towards = [each.lower for each in words[place + 1 : place + 3]]
    if heard.label == "SUIT" and place == 0 and towards in _TOWARDS:
        return True  # "spayed to the ace"
    return None


def _fits_among(words: list[Word], place: int, norm: tuple[str, ...], heard: Entry | None) -> bool:
    """Whether the words beside it are such as stand beside the word meant."""
    lexicon = load_lexicon()
    entries = [lexicon.entry(part) for word in _words_beside(words, place) for part in normalise_word(word)[0][:1]]
    before = entries[0] if place else None
    if norm[0] in ("mine", "ours", "yours"):
        return before is not None and (before.label in ("BE", "QUANT"))
    if place and any(entry is not None and entry.label == "BE" for entry in entries[:1]):
        gives = heard is not None and heard.value == "concede.ing"  # "I'm *conceiving* a spade"
        doing = heard is not None and (gives or (_is_play(heard) and norm[0].endswith("ing")))
        return doing and heard is not None and _has_object(words, place, heard.value)
    described = place and words[place - 1].lower in ("good", "high")
    if described and heard is not None and heard.label == "SUIT":
        return True  # "the good dimes"
    after = entries[-1] if place + 1 < len(words) else None
    if norm[0].startswith("ruff"):
        led = after is None or after.label in _BESIDE_RUFF or after.label not in _BESIDE
        if after is not None and after.label == "RANK":
            led = before is not None and before.label == "SUIT"  # "heart rough ace of trumps"
        return led and any(entry is not None and entry.label in _BESIDE | {"PREP", "TOO"} for entry in entries)
    return any(entry is not None and entry.label in _BESIDE for entry in entries)


def _is_quality(words: list[Word], place: int) -> bool:
    """ "Not that *hard*", "a *rough* board", "*hard* to see how", "*sick* and tired": no suit, ruff or number."""
    before, after, following = (
        words[at].lower if 0 <= at < len(words) else "" for at in (place - 1, place + 1, place + 2)
    )
    thing = before in ("a", "the") and after in _THINGS
    return before in _DEGREES or thing or (after == "to" and following in _MINDS) or following == "tired"


_SUPERLATIVES: Final = frozenset({"finest"})
_OWNERS: Final = frozenset({"my", "your", "his", "her", "our", "their", "the", "dummy", "'s"})
_ADJECTIVES: Final = frozenset({"hard", "rough", "sick", "hot"})
_LED_TO: Final = frozenset({"night", "knight", "tin"})
"""What a recogniser hears for a card that something is led to, and much else says: "a low club to the *night*"."""
_DEGREES: Final = frozenset({"that", "so", "too", "very", "how", "as", "pretty", "quite", "not", "really", "is", "'s"})
_THINGS: Final = frozenset(
    {"time", "board", "hand", "one", "day", "night", "game", "deal", "choice", "decision", "luck"}
)
_MINDS: Final = frozenset({"see", "say", "know", "tell", "imagine", "believe", "count", "explain", "understand"})
_HARDLY_ELSE: Final = frozenset({"hart", "harts", "tramps", "trumpets", "spayed", "spayeds", "cached"})
"""Words that nobody says at the table: a suit, or a play, wherever they stand."""
_AS_HEARD: Final = ("rough", "ruf")
"""Words that are hardly anything else: "rough" beside a suit is a ruff."""
_PLAYS: Final = frozenset({"draw", "cash", "ruff", "discard"})
_OBJECTS: Final = frozenset({"SUIT", "RANK", "GROUP"})
_BEFORE_OBJECT: Final = frozenset({"DET", "NUMBER", "ADJ", "QUANT"})


def _has_object(words: list[Word], place: int, verb: str) -> bool:
    """Whether a sound-alike of a play has what is played behind it, or is a ruff of the suit before it."""
    lexicon = load_lexicon()
    ruff = verb.startswith("ruff.") and place
    before = lexicon.entry(normalise_word(words[place - 1].plain)[0][-1]) if ruff else None
    if before is not None and before.label == "SUIT":
        return True
    for word in words[place + 1 : place + 5]:
        entry = lexicon.entry(normalise_word(word.plain)[0][0])
        if parse_card_word(word.plain) or suit_of_mark(word.plain) or (entry is not None and entry.label in _OBJECTS):
            return True
        if entry is None or (entry.label not in _BEFORE_OBJECT and word.lower not in ("to", "too", "for")):
            return False
    return False


def _has_state(words: list[Word], place: int) -> bool:
    """ "Tramps *are drawn*", "harts *are good*": something is said of the suit."""
    lexicon = load_lexicon()
    said = [lexicon.entry(normalise_word(word.plain)[0][0]) for word in words[place : place + 2]]
    labels = [entry.label if entry is not None else "" for entry in said]
    return labels[:1] == ["BE"] and labels[1:] in (["PRED"], ["VERB"], ["MINE"])
