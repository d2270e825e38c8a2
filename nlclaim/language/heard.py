"""Words that a recogniser, or somebody who spells by ear, writes for others: told by the words beside them.

Words that are hardly anything else at the table stand in the table `[sounds]` of the lexicon.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language.beside_words import NAMES, Rule, Spelling, entry_at, heard_as, label_at, plainly, word_at
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


def _is_are(words: list[Word], place: int) -> Spelling | None:
    """ "The rest *of* mine", "they *our* all yours", "hearts *or* good": are, between things and their state."""
    before, entry = word_at(words, place - 1), entry_at(words, place - 1)
    several = before in _SEVERAL and not (before == "all" and words[place].plain == "of")
    suits = entry is not None and entry.label == "SUIT" and entry.value.endswith("+")
    at = place + 1 + (word_at(words, place + 1) in ("all", "both"))
    stated = label_at(words, at) in ("MINE", "PRED") and label_at(words, at + 1) in ("", "AND", "THEN", "SO", "BUT")
    if words[place].plain == "of":
        several, suits = several and word_at(words, place - 2) == "the", False
    return heard_as("are") if (several or suits) and stated else None


_SEVERAL: Final = frozenset({"rest", "remainder", "balance", "others", "they", "them", "all", "everything"})
"""What is several things, or all that there are."""


def _is_off(words: list[Word], place: int) -> Spelling | None:
    """ "Two *of*, sorry", "going *of* one"; not "two of them"."""
    if words[place].plain != "of":
        return None
    if (are := _is_are(words, place)) is not None:
        return are
    before, after = label_at(words, place - 1), word_at(words, place + 1)
    ends = after in ("", ".", ",", ";", "!", ":", "-") or after in _GOES_ON
    counted = before == "NUMBER" or words[max(place - 1, 0)].plain.isdecimal()
    failing = word_at(words, place - 1) in ("going", "go", "goes", "'m", "am", "are", "'re", "is", "'s")
    down = failing and label_at(words, place + 1) == "NUMBER" and word_at(words, place + 2) in ("", ".", ",")
    return heard_as("off") if (counted and ends) or down else None


_GOES_ON: Final = frozenset(
    {"sorry", "sry", "srry", "soz", "if", "unless", "i", "no", "then", "partner", "p", "pard", "instead", "so"}
)


def _is_one(words: list[Word], place: int) -> Spelling | None:
    """ "The *won* trump", "every other *won*", "but *won*", "*won* over", "*won* good heart"."""
    before, after = word_at(words, place - 1), label_at(words, place + 1)
    ends = word_at(words, place + 1) in ("", ".", ",", "!", "if", "unless", "and")
    named = after in ("SUIT", "NOUN", "RANK") or (after in ("ADJ", "PRED") and label_at(words, place + 2) in NAMES)
    begins = before in ("", ".", ",", "and", "the", "just", "only", "a", "with", "plus", "but", "for", "ruff")
    over = word_at(words, place + 1) in ("over", "off", "down", "more")
    left = ends and before in ("other", "but", "another", "only", "plus", "ruff", "just", "by", "last")
    is_one = before in ("'s", "is", "was") and named
    loses = before in ("lose", "losing", "loose", "loosing", "concede", "conceding")
    given = ends and (_is_given_to(words, place) or loses)
    whose = before in ("you", "me", "them") and word_at(words, place - 2) in ("to", "for", "give", "giving", "gives")
    begins = begins or whose  # "to you *won* club"
    return heard_as("one") if (begins and (named or over)) or left or is_one or given else None


def _is_given_to(words: list[Word], place: int) -> bool:
    """ "I give you *won*", "conceding them *to*": how many, behind whom they go to."""
    entry = entry_at(words, place - 2)
    gives = entry is not None and entry.label == "VERB" and entry.value.partition(".")[0] in ("give", "concede")
    return gives and word_at(words, place - 1) in ("you", "u", "ya", "them", "him", "her", "opps", "east", "west")


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


def _is_you(words: list[Word], place: int) -> Spelling | None:
    """ "*Your* get a spade", "*your* take the rest": who does it."""
    entry = entry_at(words, place + 1)
    does = (
        entry is not None
        and entry.label == "VERB"
        and entry.value in ("get.base", "have.base", "take.base", "win.base", "make.base")
    )
    named = label_at(words, place + 2) in ("DET", "NUMBER", "QUANT", "PERSON")
    return heard_as("you") if does and named else None


def _is_end(words: list[Word], place: int) -> Spelling | None:
    """ "You get a spade at the *and*"."""
    there = word_at(words, place - 1) == "the" and word_at(words, place - 2) in ("at", "in", "to", "till", "until")
    goes_on = label_at(words, place + 1) == "PERSON"
    return heard_as("end") if there and (goes_on or word_at(words, place + 1) in _ENDING) else None


def _is_eight(words: list[Word], place: int) -> Spelling | None:
    """ "The *eights* of clubs", "cash the *eighth* of hearts": one card of one suit."""
    single = word_at(words, place - 1) in ("the", "my", "your", "his", "her", "dummy's")
    suited = word_at(words, place + 1) == "of" and label_at(words, place + 2) == "SUIT"
    return heard_as("eight") if single and suited else None


def _is_there(words: list[Word], place: int) -> Spelling | None:
    """ "*Their* are three aces", "over *their*", "nine are *their*"; "*their* out of trumps" is they."""
    if (they := _is_they_are(words, place)) is not None and word_at(words, place + 1) == "out":
        return they
    before, after = word_at(words, place - 1), word_at(words, place + 1)
    is_said = after in ("is", "are", "was", "were", "isn", "will", "'ll")
    ends = after in ("", ".", ",", "!", "and", "then", "with", "is")
    placed = (
        before in ("over", "get", "gets", "are", "up", "back", "there", "out") or label_at(words, place - 1) in NAMES
    )
    return heard_as("there") if is_said or (ends and placed) else None


def _is_to_number(words: list[Word], place: int) -> Spelling | None:
    """ "Down *to*, I fear", "I have *to* hearts", "I give you *to*", "a three *too* break"."""
    before, following = word_at(words, place - 1), word_at(words, place + 1)
    down = before == "down" and following in ("unless", "if", "because", "i")
    ends = following in _ENDING
    breaks = following in ("break", "split", "breaks", "splits") and label_at(words, place + 2) != "DET"
    parts = breaks and label_at(words, place - 1) == "NUMBER"
    shared = following == "for" and before in ("you", "me") and word_at(words, place - 2) == "for"
    given = ends and _is_given_to(words, place)
    return heard_as("two") if down or parts or shared or given or _counts_held(words, place) else None


_ENDING: Final = frozenset({"", ".", ",", "!", ";", "and"})


def _counts_held(words: list[Word], place: int) -> bool:
    """ "I have *to* hearts": a suit in the plural is nothing that one has to do."""
    entry = entry_at(words, place + 1)
    suits = entry is not None and entry.label == "SUIT" and entry.value.endswith("+")
    return (
        suits and word_at(words, place - 1) in ("have", "has", "had") and word_at(words, place + 2) in _ENDING | {"to"}
    )


def _is_to(words: list[Word], place: int) -> Spelling | None:
    """ "Going *too* ruff", "nothing left *too* lose", "they belong *too* me"; not "me too", "too few"."""
    if (number := _is_to_number(words, place)) is not None:
        return number
    before, entry = word_at(words, place - 1), entry_at(words, place + 1)
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    obliged = before in ("going", "want", "wants", "has", "have", "had", "need", "needs", "got", "able", "no", "left")
    whom = word_at(words, place + 1) in ("me", "us", "you", "u", "them", "him", "her")
    given = before in ("comes", "come", "goes", "go", "belong", "belongs", "coming")
    if (does and (obliged or label_at(words, place - 1) in NAMES | {"PERSON", "AUX"})) or (whom and given):
        return heard_as("to") if before not in ("me", "us", "") else None
    return None


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
    if ends and _is_given_to(words, place):
        return heard_as("four")  # "I give you *for*"
    is_four = (pointed and ends) or named or alone or (listed and before in ("'s", "is", ":", "got", "have", "so", ""))
    return heard_as("four") if is_four else None


def _is_they_are(words: list[Word], place: int) -> Spelling | None:
    """ "*There* out of trumps", "*there* all mine", "*there* good": they're."""
    before = word_at(words, place - 1)
    following, label = word_at(words, place + 1), label_at(words, place + 1)
    out = following == "out" and word_at(words, place + 2) in ("of", "", ".", ",")
    all_so = following in ("all", "both") and label_at(words, place + 2) in ("PRED", "MINE", "ADJ")
    good = following in ("good", "high", "mine", "yours", "ours", "winners", "masters", "gone", "dead")
    said = out or all_so or (good and label_at(words, place + 2) in ("", "AND", "THEN"))
    begins = before in _BEGINNING or (out and before == "and")  # "over to dummy *and there* all good"
    return heard_as("they", "'re") if begins and said and label else None


_BEGINNING: Final = frozenset({"", ".", ",", ";", "so", "since", "because", "as", "but", "now", "if", "once"})


def _is_their(words: list[Word], place: int) -> Spelling | None:
    """ "I pull *there* last trump", "losing to *there* ace"."""
    entry, at = entry_at(words, place - 1), place + 1 + (label_at(words, place + 1) in ("LAST", "ADJ", "ORDINAL"))
    plays = entry is not None and entry.label == "VERB" and entry.value.partition(".")[0] in _DONE_TO_THEIRS
    lost = word_at(words, place - 1) == "to" and label_at(words, place - 2) == "VERB"
    return heard_as("their") if (plays or lost) and label_at(words, at) in ("SUIT", "RANK") else None


_DONE_TO_THEIRS: Final = frozenset(
    {"draw", "knock_out", "play", "take", "drop", "overruff", "finesse", "pin", "duck", "ruff"}
)


def _is_heard_there(words: list[Word], place: int) -> Spelling | None:
    return _is_they_are(words, place) or _is_three(words, place) or _is_their(words, place)


def _is_three(words: list[Word], place: int) -> Spelling | None:
    """ "In *there* rounds", "*there* more tricks", "*thee* clubs": a slip that leaves another word."""
    following = word_at(words, place + 1)
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


def _harms(words: list[Word], place: int) -> Spelling | None:
    """ "Every card *hurts*", "nothing *hurts* me": no hearts."""
    doer = word_at(words, place - 1) in _HARMFUL
    harmed = word_at(words, place + 1) in ("you", "me", "us", "him", "her", "them", "nobody", "anybody", "anyone")
    norm = "harms" if words[place].lower == "hurts" else "harm"
    return plainly(norm) if doer or harmed else None


_HARMFUL: Final = frozenset(
    {"it", "that", "this", "card", "cards", "discard", "lead", "nothing", "which", "what", "they"}
)


_COUNTING: Final = ("claim.", "make.", "have.", "take.", "get.", "win.", "come.", "drop.")


#: By the word as written.
HEARD: Final[dict[str, Rule]] = {
    "and": _is_end,
    "are": _is_our,
    "dummies": _has_dummy,
    "eights": _is_eight,
    "eighth": _is_eight,
    "for": _is_four,
    "fore": _is_four,
    "forth": _is_fourth,
    "heard": _is_heart,
    "know": _is_no,
    "of": _is_off,
    "hour": _is_are,
    "hurt": _harms,
    "hurts": _harms,
    "or": _is_are,
    "our": _is_are,
    "ten": _is_then,
    "their": _is_there,
    "thee": _is_three,
    "there": _is_heard_there,
    "to": _is_to_number,
    "too": _is_to,
    "west": _is_heard_rest,
    "won": _is_one,
    "your": _is_you,
    **dict.fromkeys(("test", "nest", "vest", "guest", "reset"), _is_heard_rest),
    **dict.fromkeys(("tummy", "dumb", "rummy", "mommy", "mummy", "sunny", "stummy", "gummy", "yummy"), _is_heard_dummy),
    **dict.fromkeys(("trumped", "trumping"), _is_heard_trumps),
}
