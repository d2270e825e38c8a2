"""Words as typed or heard → the words of the lexicon, with a record of every correction that could be wrong.

Chat forms and missing apostrophes are plain spelling: `u` is `you`. What a speech recogniser or a slip of the finger
made of a word is a `Correction`. A suit, a small number or an ace/eight is never put in the place of a word that is
good as it stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from nlclaim.bridge import RANK_NAMES
from nlclaim.language.lexicon import load_lexicon
from nlclaim.language.notation import is_capital, parse_card_word, suit_of_mark
from nlclaim.language.spelling import guess_word
from nlclaim.language.tokenizer import Word
from nlclaim.spans import Span


@dataclass(frozen=True, slots=True)
class Correction:
    """`text` under `span` was taken for `meant`."""

    span: Span
    text: str
    meant: str
    why: str
    """`sounds_alike`, `misspelt`, `abbreviated`, `context` or `corrected_by_speaker`."""
    confidence: float

    @property
    def is_doubtful(self) -> bool:
        """Whether the words as typed may be meant: a word heard for another, or a slip in a short word."""
        return self.why not in ("abbreviated", "corrected_by_speaker") and (
            self.why != "misspelt" or self.confidence < _SURE
        )


#: Labels of words that no correction puts in silently: each is recorded, and a doubtful one has a second reading.
WEIGHTY = frozenset({"SUIT", "NUMBER", "RANK"})
_SURE = 0.85
"""One slip in seven letters, or a word with its vowels left out."""


def normalise(words: list[Word]) -> tuple[list[tuple[str, ...]], list[Correction]]:
    """The lexicon words that each word stands for, and the corrections made on the way."""
    norms: list[tuple[str, ...]] = []
    corrections: list[Correction] = []
    for place, word in enumerate(words):
        lower = word.plain.lower()
        begins = len(word.plain) > 1 and (place == 0 or words[place - 1].plain in _ENDS)
        norm, why, confidence = normalise_word(lower if begins and word.plain.istitle() else word.plain)
        if lower == "west" and _is_heard_rest(words, place):
            norm, why, confidence = ("rest",), "sounds_alike", 0.8
        if lower == "dummies" and _is_suit_or_rank(words, place + 1):
            norm, why, confidence = ("dummy", "'s"), "sounds_alike", 0.8
        if word.plain == "ht" and place and words[place - 1].plain.isdecimal():
            norm = ("heart",)  # "2ht 1dia"
        if lower == "ai" and place + 1 < len(words) and words[place + 1].plain == "n't":
            norm = ("are",)  # "I ain't"
        if place and word.plain == "'s" and words[place - 1].plain.lower() == "tha":
            norm = ("'ve",)  # "tha's nowt left"
        if lower == "tha" and _names_something(words, place + 1):
            norm = ("the",)  # "tha rest is mine"
        if lower == "ah" and place + 1 < len(words) and words[place + 1].plain in _SHORT_VERBS:
            norm = ("i",)  # "ah've the rest"
        if word.plain == "tr" and place + 1 < len(words) and words[place + 1].plain.isdecimal():
            norm = ("trick",)  # "at tr 13"
        if word.plain == "of" and _follows_modal(norms) and _is_participle(words, place + 1):
            norm = ("have",)  # "I should of drawn trumps"
        if word.plain == "owt" and place and _takes_out(words, place):
            norm = ("out",)  # "take *owt* trumps"
        if word.plain == "2" and _stands_for_to(words, place):
            norm = ("to",)  # "i want 2 see it", "a ruff coming 2 me"
        if word.plain == "c" and _is_heard_see(words, place):
            norm = ("see",)  # "u wanna c it"
        if word.plain == "dt" and _starts_with_it(words, place):
            norm = ("draw", "trumps")
        if why == "sounds_alike" and not _fits(words, place, norm):
            norm, why = (lower,), ""
        norms.append(norm)
        if why:
            span = Span(word.start, word.end)
            corrections.append(Correction(span, word.plain, " ".join(norm), why, confidence))
    return norms, corrections


_ENDS = frozenset({".", "!", "?", '"', "“"})
"""What the first word of a sentence comes after: its capital makes it no name."""


def _names_something(words: list[Word], place: int) -> bool:
    """Whether a card, a suit or a number follows, which needs an article and no person."""
    entry = load_lexicon().entry(normalise_word(words[place].plain)[0][0]) if place < len(words) else None
    return entry is not None and entry.label in ("SUIT", "RANK", "NUMBER", "QUANT", "NOUN", "ADJ", "CARDS")


_SHORT_VERBS = frozenset({"'ve", "'ll", "'m", "'d"})
_TAKES_OUT = frozenset({"draw", "drawing", "pull", "pulling", "ruff", "ruffing", "knock", "knocking", "trumps"})


def _takes_out(words: list[Word], place: int) -> bool:
    """Whether "owt", which is "anything" in the north of England, is how somebody spells "out"."""
    before = words[place - 1].plain.lower()
    trumps = place + 1 < len(words) and words[place + 1].plain.lower().startswith("trump")
    return before in _TAKES_OUT or (before in ("take", "taking", "get", "getting") and trumps)


_MODALS = frozenset({"should", "could", "would", "must", "might", "may"})
_BEHIND_MODALS = frozenset({"n't", "not", "never", "ever", "always", "just", "really", "probably", "obviously"})


def _follows_modal(norms: list[tuple[str, ...]]) -> bool:
    """Whether a modal stands last, "should", or with a little word behind it, "should never"."""
    said = [norm[-1] for norm in norms[-2:] if norm]
    return bool(said) and (said[-1] in _MODALS or (said[-1] in _BEHIND_MODALS and said[0] in _MODALS))


def _is_participle(words: list[Word], place: int) -> bool:
    """Whether a verb in the past stands there: not "would of course …"."""
    entry = load_lexicon().entry(normalise_word(words[place].plain)[0][0]) if place < len(words) else None
    return entry is not None and entry.label == "VERB" and entry.value.endswith(".past")


def _is_heard_rest(words: list[Word], place: int) -> bool:
    """ "The *west* are mine"."""
    before = words[place - 1].plain.lower() if place else ""
    after = words[place + 1].plain.lower() if place + 1 < len(words) else ""
    return before == "the" and after in ("are", "is", "mine", "yours")


def _stands_for_to(words: list[Word], place: int) -> bool:
    """ "Going *2* overruff", "no need *2* play it": before what is done, "coming *2* me": to whom."""
    before = words[place - 1].plain.lower() if place else ""
    after = normalise_word(words[place + 1].plain)[0][0] if place + 1 < len(words) else ""
    if before in ("coming", "comes", "cmng", "goes", "going") and after in ("me", "us", "you", "them", "him"):
        return True
    entry = load_lexicon().entry(after)
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    return does and before in _BEFORE_TO


_BEFORE_TO = frozenset(
    {"want", "wants", "going", "goin", "need", "needs", "have", "hav", "has", "got", "able", "bound", "like", "about",
     "trying", "ready", "used", "meant", "supposed", "wud", "ought"}
)  # fmt: skip


def _is_heard_see(words: list[Word], place: int) -> bool:
    """ "Wanna *c* it", "as u can *c*": the letter for the word."""
    before = words[place - 1].plain.lower() if place else ""
    after = words[place + 1].plain.lower() if place + 1 < len(words) else ""
    seen = after in ("it", "if", "that", "wat", "what", "this")
    return before in ("wanna", "can", "cn") or (before in ("me", "u", "you", "i", "2", "to") and seen)


def _is_suit_or_rank(words: list[Word], place: int) -> bool:
    """ "Dummies *hearts*", "dummies *ace*": what dummy has, not dummy."""
    entry = load_lexicon().entry(normalise_word(words[place].plain)[0][0]) if place < len(words) else None
    return entry is not None and entry.label in ("SUIT", "RANK")


def _starts_with_it(words: list[Word], place: int) -> bool:
    """ "*dt* and claim" draws trumps; "sa hk *dt*", "my *dt*", "cash *dt*" is the ten of diamonds."""
    cards = any(parse_card_word(word.plain) for at, word in enumerate(words) if at != place)
    pauses = place == 0 or words[place - 1].plain in (",", ".", ";", "-", "i")
    return pauses and not cards


RANK_WORDS = frozenset(list(RANK_NAMES.values())[6:])
"""Names of cards that are run together with hyphens; below the eight they are numbers."""
_BESIDE = frozenset({"SUIT", "NUMBER", "DET", "OF", "RANK", "ADJ", "AND", "THEN", "VERB", "QUANT", "GROUP", "NOUN"})


_TOWARDS = (["to", "the"], ["to", "my"], ["to", "dummy"], ["to", "hand"])


_BESIDE_RUFF = frozenset({"SUIT", "DET", "NUMBER", "GROUP", "PREP", "AND", "THEN", "ADJ"})


def _fits(words: list[Word], place: int, norm: tuple[str, ...]) -> bool:
    """Whether a sound-alike stands where the word meant would: "rough a heart", not "that was rough"."""
    if words[place].plain.lower() in _HARDLY_ELSE:
        return True
    if words[place].plain.lower() in _LED_TO:
        return [word.plain.lower() for word in words[max(place - 2, 0) : place]] in (["to", "the"], ["to", "my"])
    if words[place].plain.lower() in _ADJECTIVES and _is_quality(words, place):
        return False
    following = words[place + 1].plain.lower() if place + 1 < len(words) else ""
    if norm == ("right",) and following == "down":
        return False  # "*write* down eleven"
    if norm[0].startswith("ruff") and following in ("s", "h", "d", "c"):
        return True
    if norm == ("eight",) and following in ("more", "tricks"):
        return True
    lexicon = load_lexicon()
    beside = [words[at].plain for at in (place - 1, place + 1) if 0 <= at < len(words)]
    if any(suit_of_mark(word) or parse_card_word(word) for word in beside):
        return True
    if norm[0].endswith("s") and _has_state(words, place + 1):
        return True
    heard = lexicon.entry(norm[0])
    played = heard is not None and heard.label == "VERB" and heard.value.partition(".")[0] in _PLAYS
    if heard is not None and played and not words[place].plain.lower().startswith(_AS_HEARD):
        return _has_object(words, place, heard.value)
    counted = heard is not None and heard.label == "NUMBER" and place and words[place - 1].plain.lower() == "for"
    if counted and following in ("", ".", ",", "!") and words[place].plain.lower() != "free":
        return True  # "cold for *tan*"
    if heard is not None and heard.label == "SUIT" and place + 1 < len(words) and words[place + 1].plain == "of":
        return False  # "a cup of coffee"
    towards = [word.plain.lower() for word in words[place + 1 : place + 3]]
    if heard is not None and heard.label == "SUIT" and place == 0 and towards in _TOWARDS:
        return True  # "spayed to the ace"
    entries = [lexicon.entry(part) for word in beside for part in normalise_word(word)[0][:1]]
    if (
        place
        and norm[0] not in ("mine", "ours", "yours")
        and any(entry is not None and entry.label == "BE" for entry in entries[:1])
    ):
        gives = heard is not None and heard.value == "concede.ing"  # "I'm *conceiving* a spade"
        doing = heard is not None and (gives or (played and norm[0].endswith("ing")))
        return doing and heard is not None and _has_object(words, place, heard.value)
    before = entries[0] if place else None
    if norm[0] in ("mine", "ours", "yours"):
        return before is not None and (before.label in ("BE", "QUANT"))
    described = place and words[place - 1].plain.lower() in ("good", "high")
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
        words[at].plain.lower() if 0 <= at < len(words) else "" for at in (place - 1, place + 1, place + 2)
    )
    thing = before in ("a", "the") and after in _THINGS
    return before in _DEGREES or thing or (after == "to" and following in _MINDS) or following == "tired"


_ADJECTIVES = frozenset({"hard", "rough", "sick"})
_LED_TO = frozenset({"night", "knight", "tin"})
"""What a recogniser hears for a card that something is led to, and much else says: "a low club to the *night*"."""
_DEGREES = frozenset({"that", "so", "too", "very", "how", "as", "pretty", "quite", "not", "really", "is", "'s"})
_THINGS = frozenset({"time", "board", "hand", "one", "day", "night", "game", "deal", "choice", "decision", "luck"})
_MINDS = frozenset({"see", "say", "know", "tell", "imagine", "believe", "count", "explain", "understand"})
_HARDLY_ELSE = frozenset({"hart", "harts", "tramps", "trumpets", "spayed", "spayeds"})
"""Words that nobody says at the table: a suit, wherever they stand."""
_AS_HEARD = ("rough", "ruf")
"""Words that are hardly anything else: "rough" beside a suit is a ruff."""
_PLAYS = frozenset({"draw", "cash", "ruff", "discard"})
_OBJECTS = frozenset({"SUIT", "RANK", "GROUP"})
_BEFORE_OBJECT = frozenset({"DET", "NUMBER", "ADJ", "QUANT"})


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
        if entry is None or (entry.label not in _BEFORE_OBJECT and word.plain.lower() not in ("to", "too", "for")):
            return False
    return False


def _has_state(words: list[Word], place: int) -> bool:
    """ "Tramps *are drawn*", "harts *are good*": something is said of the suit."""
    lexicon = load_lexicon()
    said = [lexicon.entry(normalise_word(word.plain)[0][0]) for word in words[place : place + 2]]
    labels = [entry.label if entry is not None else "" for entry in said]
    return labels[:1] == ["BE"] and labels[1:] in (["PRED"], ["VERB"], ["MINE"])


_SHORTEST = 3
"""Letters of a word that is written together with the next."""


def _run_together(word: str) -> tuple[str, ...] | None:
    """ "*drawtrumps*", "*claiming10*": two words without the space between them, a play and its object."""
    entries, vocabulary = load_lexicon().entry, load_lexicon().vocabulary
    for place in range(_SHORTEST, len(word) - 1):
        first, second = word[:place], word[place:]
        if first not in vocabulary or not (second.isdecimal() or (second in vocabulary and len(second) > _SHORTEST)):
            continue
        plays, named = entries(first), entries(second)
        named_or_counted = second.isdecimal() or (named is not None and named.label == "SUIT")
        if plays is not None and plays.label == "VERB" and named_or_counted:
            return first, second
    return None


@lru_cache(maxsize=16384)
def normalise_word(word: str) -> tuple[tuple[str, ...], str, float]:
    """(words meant, why corrected or empty, confidence) for one word."""
    lexicon = load_lexicon()
    lower = word.lower()
    if len(word) > 1 and is_capital(word) and parse_card_word(word):
        return (lower,), "", 1.0
    if lower[0].isdecimal() and "," in lower:
        return (lower.replace(",", ""),), "", 1.0
    if lower[0].isdecimal() and lower[-1].isalpha() and "-" in lower:
        return _hyphened(lower)  # "4-one"
    if lower[0].isdecimal() or not lower[0].isalnum():
        return (lexicon.spelling.get(lower, lower),), "", 1.0
    if lower.endswith("in'"):
        bare = lower.removesuffix("'")
        return normalise_word(bare if bare in lexicon.vocabulary else bare + "g")
    if word == "OT":
        return ("overtrick",), "", 1.0
    if lower in lexicon.spelling and word != "W":
        return _written_out(lower)
    if lower in lexicon.sounds:
        return tuple(lexicon.sounds[lower].split()), "sounds_alike", 0.8
    if lower in lexicon.vocabulary or len(lower) == 1:
        return (lower,), "", 1.0
    if parse_card_word(word) or suit_of_mark(word):
        return (lower,), "", 1.0
    if len(word) > 40:
        return (lower,), "", 1.0
    if "-" in lower:
        return _hyphened(lower)
    if word[0].isupper() and not word.isupper() and len(word) > 6:
        return (lower,), "", 1.0  # more likely a name than a slip
    short = _DRAWN_OUT.sub(r"\1", lower)
    if short != lower and (short in lexicon.vocabulary or short in lexicon.spelling):
        return normalise_word(short)  # "plzzz"
    if (parts := _run_together(lower)) is not None:
        return parts, "misspelt", 0.9
    guess = guess_word(lower)
    if guess is not None:
        return (guess.meant,), guess.why, guess.confidence
    return (lower,), "", 1.0


def _written_out(word: str) -> tuple[tuple[str, ...], str, float]:
    """A word of the table of spellings. What stands for a suit, a rank or a number is told: "hrt", "clb", "qn"."""
    meant = tuple(load_lexicon().spelling[word].split())
    entry = load_lexicon().entry(meant[0]) if len(meant) == 1 else None
    told = entry is not None and entry.label in WEIGHTY
    return (meant, "abbreviated", 0.95) if told else (meant, "", 1.0)


_DRAWN_OUT = re.compile(r"([^\W\d_x])\1{2,}")
_LENGTHS = {"nil": 0, "zero": 0, "nought": 0, "love": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def _hyphened(word: str) -> tuple[tuple[str, ...], str, float]:
    joined = word.replace("-", "")
    whole, _, number = word.partition("-")
    if whole in ("all", "rest", "claim") and number.isdecimal():
        return (whole, f"-{number}"), "", 1.0  # "all-1"
    if joined in load_lexicon().vocabulary:
        return (joined,), "", 1.0
    if all(part in RANK_WORDS for part in word.split("-")):
        return (word,), "", 1.0  # "ace-queen": cards run together
    lengths = [int(part) if part in "0123456" else _LENGTHS.get(part) for part in word.split("-") if part]
    if len(lengths) > 1 and all(length is not None for length in lengths):
        return ("-".join(str(length) for length in lengths),), "", 1.0  # "three-two": a break
    parts: list[str] = []
    for part in word.split("-"):
        parts.extend(normalise_word(part)[0] if part else ())
    return tuple(parts) or (word,), "", 1.0
