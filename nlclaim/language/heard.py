"""Words that a recogniser, or somebody who spells by ear, writes for others: told by the words beside them.

Words that are hardly anything else at the table stand in the table `[sounds]` of the lexicon.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language.beside_words import NAMES, Rule, Spelling, entry_at, heard_as, label_at, word_at
from nlclaim.language.notation import suit_of_mark
from nlclaim.language.tokenizer import Word


def _is_heard_rest(words: list[Word], place: int) -> Spelling | None:
    """ "The *west* are mine", "I take the *test*", "the *nest* of the tricks"."""
    if word_at(words, place - 1) != "the":
        return None
    following, taker = word_at(words, place + 1), word_at(words, place - 2)
    west = words[place].lower == "west"
    owned = following in ("are", "is", "mine", "yours") or (following == "of" and not west)
    taken = taker in _TAKERS and following in ("", ".", ",", "!", "and") and not west
    return heard_as("rest") if owned or taken else None


_TAKERS: Final = frozenset(
    {"take", "takes", "taking", "claim", "claiming", "claims", "have", "'ve", "got", "get", "win", "make"}
)


def _is_heard_dummy(words: list[Word], place: int) -> Spelling | None:
    """ "*Tummy*'s high", "over to *sunny*": where dummy would be."""
    is_good = label_at(words, place + 1) == "BE" and label_at(words, place + 2) in ("PRED", "ADJ")
    there = word_at(words, place - 1) in ("to", "in", "into", "from", "on", "reach", "enter")
    ends = label_at(words, place + 1) in ("", "AND", "THEN", "PREP") and word_at(words, place + 1) != "of"
    return heard_as("dummy") if is_good or (there and ends) else None


def _is_heard_trumps(words: list[Word], place: int) -> Spelling | None:
    """ "Drawing *trumped* and then …": trumps, where nothing is ruffed."""
    entry = entry_at(words, place - 1)
    drawn = entry is not None and entry.label == "VERB" and entry.value.startswith("draw.")
    return heard_as("trumps") if drawn else None


def _is_fourth(words: list[Word], place: int) -> Spelling | None:
    """ "On the *forth* spade", "the *forth* round", not "and so *forth*", "back and *forth*"."""
    counted = label_at(words, place + 1) in ("SUIT", "NOUN", "RANK") or suit_of_mark(word_at(words, place + 1))
    owned = word_at(words, place - 1) in ("the", "my", "your", "his", "her", "our", "a")
    return heard_as("fourth") if counted or owned else None


def _has_dummy(words: list[Word], place: int) -> Spelling | None:
    """ "*Dummies* hearts", "*dummies* ace": what dummy has, not dummy."""
    return heard_as("dummy", "'s") if label_at(words, place + 1) in ("SUIT", "RANK") else None


def _is_off(words: list[Word], place: int) -> Spelling | None:
    """ "Two *of*, sorry", "going *of* one"; not "two of them"."""
    if words[place].plain != "of":
        return None
    before, after = label_at(words, place - 1), word_at(words, place + 1)
    ends = after in ("", ".", ",", ";", "!", ":", "-") or after in _GOES_ON
    counted = before == "NUMBER" or words[max(place - 1, 0)].plain.isdecimal()
    failing = word_at(words, place - 1) in ("going", "go", "goes", "'m", "am", "are", "'re", "is", "'s")
    down = failing and label_at(words, place + 1) == "NUMBER" and word_at(words, place + 2) in ("", ".", ",")
    return heard_as("off") if (counted and ends) or down else None


_GOES_ON: Final = frozenset(
    {"sorry", "sry", "srry", "soz", "if", "unless", "i", "no", "then", "partner", "p", "pard", "instead", "so"}
)


def _is_given(words: list[Word], place: int) -> bool:
    """ "I give you *won*", "we'll give them *to*.": how many."""
    given = word_at(words, place - 2) in ("give", "giving", "gives") and word_at(words, place - 1) in (
        "you",
        "them",
        "u",
    )
    return given and word_at(words, place + 1) in ("", ".", ",", "!")


def _is_one(words: list[Word], place: int) -> Spelling | None:
    """ "The *won* trump", "every other *won*", "but *won*", "*won* over", "*won* good heart"."""
    if _is_given(words, place):
        return heard_as("one")
    before, after = word_at(words, place - 1), label_at(words, place + 1)
    ends = word_at(words, place + 1) in ("", ".", ",", "!", "if", "unless", "and")
    named = after in ("SUIT", "NOUN", "RANK") or (after in ("ADJ", "PRED") and label_at(words, place + 2) in NAMES)
    begins = before in ("", ".", ",", "and", "the", "just", "only", "a", "with", "plus", "but", "for", "ruff")
    over = word_at(words, place + 1) in ("over", "off", "down", "more")
    left = ends and before in ("other", "but", "another", "only", "plus", "ruff", "just", "by", "last")
    is_one = before in ("'s", "is", "was") and named
    return heard_as("one") if (begins and (named or over)) or left or is_one else None


def _is_no(words: list[Word], place: int) -> Spelling | None:
    """ "*Know* more losers", "there's *know* finesse", not "I know more"."""
    known = label_at(words, place - 1) in ("PERSON", "AUX", "NEG", "ROLE") or word_at(words, place - 1) in _KNOWS
    following = word_at(words, place + 1)
    denied = following in _DENIED or label_at(words, place + 1) in ("SUIT", "RANK", "ACT")
    begins = following not in ("they", "sorry") or word_at(words, place - 1) in ("", ".", ",", "know", "...")
    return heard_as("no") if denied and begins and not known else None


_KNOWS: Final = frozenset({"to", "now", "let", "never", "also", "already", "who", "you", "you'll"})
_DENIED: Final = frozenset(
    {"more", "loser", "losers", "finesse", "fin", "hook", "need", "trick", "tricks", "idea", "intention", "chance",
     "problem", "entry", "entries", "way", "further", "other", "trouble", "winners", "cards",
     "ruff", "ruffs", "finesses", "losing", "finess", "odds", "prob", "know", "they", "sorry"}
)  # fmt: skip


def _is_our(words: list[Word], place: int) -> Spelling | None:
    """ "For *are* side", "we get *are* heart ace", "I cash *are* two aces"."""
    named = label_at(words, place + 1) in NAMES or word_at(words, place + 1) in ("side", "lot", "own")
    entry = entry_at(words, place - 1)
    if entry is None or not named:
        return None
    whose = entry.label == "PREP" and word_at(words, place - 1) not in ("out", "in", "on")
    played = entry.label == "VERB" and not entry.value.endswith(".ing")
    ours = played and word_at(words, place - 2) in ("i", "we", "'ll", "will", "and", "then")
    asked = any(word.lower in ("what", "all", "which", "that") for word in words[:place])
    return heard_as("our") if whose or (ours and not asked) else None


def _are_out_of_suit(words: list[Word], place: int) -> bool:
    """ "*There* out of trumps": they are, as nobody else stands before it."""
    out = [word_at(words, place + 1), word_at(words, place + 2)] == ["out", "of"]
    begins = label_at(words, place - 1) in ("", "AND", "THEN", "COMMA", "IF") or word_at(words, place - 1) in (",", ".")
    return out and begins and label_at(words, place + 3) == "SUIT"


def _is_there(words: list[Word], place: int) -> Spelling | None:
    """ "*Their* are three aces", "over *their*", "nine are *their*"; "*their* out of trumps" is they."""
    if _are_out_of_suit(words, place):
        return heard_as("they", "'re")
    before, after = word_at(words, place - 1), word_at(words, place + 1)
    is_said = after in ("is", "are", "was", "were", "isn", "will", "'ll")
    ends = after in ("", ".", ",", "!", "and", "then", "with", "is")
    placed = (
        before in ("over", "get", "gets", "are", "up", "back", "there", "out") or label_at(words, place - 1) in NAMES
    )
    return heard_as("there") if is_said or (ends and placed) else None


_CLOSING: Final = frozenset({"", ".", ",", "!", "and", "&", "left", "to"})


def _is_to_number(words: list[Word], place: int) -> Spelling | None:
    """ "Down *to*, I fear"."""
    if _is_given(words, place):
        return heard_as("two")
    had = word_at(words, place - 1) in ("have", "'ve") and word_at(words, place - 2) in ("i", "we", "you")
    entry, behind = entry_at(words, place + 1), word_at(words, place + 2)
    if had and entry is not None and entry.label == "SUIT" and entry.value.endswith("+") and behind in _CLOSING:
        return heard_as("two")  # "i have *to* hearts"
    down = word_at(words, place - 1) == "down" and word_at(words, place + 1) in ("unless", "if", "because", "i")
    return heard_as("two") if down else None


def _is_to(words: list[Word], place: int) -> Spelling | None:
    """ "Going *too* ruff", "nothing left *too* lose", "they belong *too* me"; not "me too", "too few"."""
    before, entry = word_at(words, place - 1), entry_at(words, place + 1)
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    obliged = before in ("going", "want", "wants", "has", "have", "had", "need", "needs", "got", "able", "no", "left")
    whom = word_at(words, place + 1) in ("me", "us", "you", "u", "them", "him", "her")
    given = before in ("comes", "come", "goes", "go", "belong", "belongs", "coming")
    if (does and (obliged or label_at(words, place - 1) in NAMES | {"PERSON", "AUX"})) or (whom and given):
        return heard_as("to") if before not in ("me", "us", "") else None
    return _is_to_number(words, place)


def _is_four(words: list[Word], place: int) -> Spelling | None:
    """ "Another *fore*", "the other *for* are mine", "so *for* heart tricks", "it's *for* diamonds and two hearts"."""
    before, after = word_at(words, place - 1), word_at(words, place + 1)
    pointed = before in ("another", "other", "these", "those", "last", "other") or (before == "the" and after == "left")
    ends = after in ("", ".", ",", "!", "are", "is", "left", "and")
    entry = entry_at(words, place + 1)
    tricks = word_at(words, place + 2) in ("tricks", "trix", "trx", "winners")
    suits = entry is not None and entry.label == "SUIT" and entry.value.endswith("+")
    listed = suits and word_at(words, place + 2) == "and" and label_at(words, place + 3) == "NUMBER"
    named = entry is not None and entry.label == "SUIT" and tricks and label_at(words, place - 1) != "NUMBER"
    alone = words[place].lower == "fore" and (after in ("more", "each", "of") or (ends and not before))
    is_four = (pointed and ends) or named or alone or (listed and before in ("'s", "is", ":", "got", "have", "so", ""))
    return heard_as("four") if is_four else None


def _is_three(words: list[Word], place: int) -> Spelling | None:
    """ "In *there* rounds", "*there* more tricks", "*thee* clubs": a slip that leaves another word."""
    following = word_at(words, place + 1)
    if words[place].lower == "there" and _are_out_of_suit(words, place):
        return heard_as("they", "'re")
    counted = following in ("rounds", "rnds", "tricks", "trix") or (
        following == "more" and word_at(words, place + 2) in ("tricks", "trix", "rounds")
    )
    entry = entry_at(words, place + 1)
    suits = entry is not None and entry.label == "SUIT" and entry.value.endswith("+")
    thee = words[place].lower == "thee" and (suits or following in ("of", "more"))
    return heard_as("three") if counted or thee else None


def _is_heart(words: list[Word], place: int) -> Spelling | None:
    """ "A *heard* to the table", "ruff a *heard*", "the third *heard*"; not "I've heard that"."""
    named = label_at(words, place - 1) in ("DET", "ORDINAL", "NUMBER", "ADJ")
    return heard_as("heart") if named or (not place and word_at(words, 1) == "to") else None


def _is_you(words: list[Word], place: int) -> Spelling | None:
    """ "*Your* get a spade", "*your* take the rest": you, as nobody's anything gets them."""
    gets = word_at(words, place + 1) in ("get", "take", "win", "make", "have")
    what = label_at(words, place + 2) in ("DET", "NUMBER", "QUANT")
    return heard_as("you") if gets and what else None


def _is_then(words: list[Word], place: int) -> Spelling | None:
    """ "Cash the spades *ten* dummy is high", "draw trumps *ten* run clubs"; not "the *ten* drops"."""
    entry = entry_at(words, place + 1)
    if words[place].plain != "ten" or label_at(words, place - 1) not in ("SUIT", "NOUN") or entry is None:
        return None
    if not word_at(words, place - 1).endswith("s"):
        return None  # "cash the spade ten"
    played = entry.label == "VERB" and entry.value.endswith(".base") and not entry.value.startswith(_COUNTING)
    dummys = entry.label == "ROLE" and label_at(words, place + 2) == "BE"
    return heard_as("then") if played or dummys else None


_COUNTING: Final = ("claim.", "make.", "have.", "take.", "get.", "win.", "come.", "drop.")


#: By the word as written.
HEARD: Final[dict[str, Rule]] = {
    "are": _is_our,
    "dummies": _has_dummy,
    "for": _is_four,
    "fore": _is_four,
    "forth": _is_fourth,
    "heard": _is_heart,
    "know": _is_no,
    "of": _is_off,
    "ten": _is_then,
    "their": _is_there,
    "thee": _is_three,
    "there": _is_three,
    "to": _is_to_number,
    "too": _is_to,
    "west": _is_heard_rest,
    "won": _is_one,
    "your": _is_you,
    **dict.fromkeys(("test", "nest", "vest", "guest", "reset"), _is_heard_rest),
    **dict.fromkeys(("tummy", "dumb", "rummy", "mommy", "mummy", "sunny", "stummy", "gummy", "yummy"), _is_heard_dummy),
    **dict.fromkeys(("trumped", "trumping"), _is_heard_trumps),
}
