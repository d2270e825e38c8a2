"""Where "to", "too", "for" and "fore" are the numbers that they sound like: places where only a count makes sense."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, label_at, lexeme_at
from nlclaim.language.lexemes import Lexeme

HEARD_NUMBER: Final = {"to": "2", "too": "2", "for": "4", "fore": "4"}

#: Verbs whose object is counted, and which nothing but an object follows.
_TAKES_COUNT: Final = frozenset({"cash", "run", "ruff", "discard", "concede", "take", "have", "make", "win"})
_PAUSE: Final = ("END", "STOP", "COMMA")


def wants_number(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "Discard the *to* clubs", "for *for* more tricks", "you get the other *to*"."""
    after = lexeme_at(lexemes, place + 1)
    if after.value in ("trick+", "round+", "overtrick+") or is_down(lexemes, place):
        return True
    if after.value in ("loser", "winner+") and after.word.endswith("s") and word != "for":
        return lexeme_at(lexemes, place - 1).label not in ("NOUN", "SUIT", "RANK")  # "avoid *to* losers"
    counts = word == "for" or _verb(lexeme_at(lexemes, place - 1)) in _TAKES_COUNT | {"claim", "get"}
    if lexeme_at(lexemes, place - 1).word == "minus" or (counts and after.label == "OF"):
        return True  # "minus to", "you have for of these", "I claim to of the last four"
    if after.value == "more":
        return _counts_more(lexemes, place, word)
    if after.label == "SUIT":
        return _counts_suit(lexemes, place, word)
    if after.label == "RANK" and after.value.endswith("+"):
        return _counts_cards(lexemes, place, word)
    return described_count(lexemes, place) or _ends_count(lexemes, place, word) or _shares_out(lexemes, place, word)


def _verb(lexeme: Lexeme) -> str:
    return lexeme.value.partition(".")[0] if lexeme.label == "VERB" else ""


def _counts_more(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "To more", "claiming for more", "give me to more", "… so to more"."""
    before = lexeme_at(lexemes, place - 1)
    given = before.value == "me" and lexeme_at(lexemes, place - 2).value.startswith("give.")
    so = word == "to" and before.word == "so" and label_at(lexemes, place + 2) == "END"
    claims = (word == "for" and before.value.startswith("claim.")) or before.label == "BE"
    takes = _verb(before) in _TAKES_COUNT | {"get"}
    again = word == "to" and before.label == "PREP" and before.value == "for"  # "for to more tricks"
    return before.label == "END" or given or so or again or claims or takes or _is_determined(before, word)


def _counts_suit(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "You get to spades", "four clubs and to hearts", "giving you to diamonds", "got for clubs"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    tricks = lexeme_at(lexemes, place + 2).value == "trick+"
    if _begins(lexemes, place) and (after.value.endswith("+") or tricks):
        return True
    if word in ("for", "to") and after.value.endswith("+") and _in_count_list(lexemes, place):
        return True
    if tricks and _verb(before) in _TAKES_COUNT:
        return True  # "I have *for* heart tricks"
    if not after.value.endswith("+"):
        return False
    ends = label_at(lexemes, place + 2) in _PAUSE or lexeme_at(lexemes, place + 2).value == "this"
    item = label_at(lexemes, place + 3) in ("DET", "NUMBER", "RANK", "CARDS")
    ends = ends or (word == "for" and label_at(lexemes, place + 2) == "AND" and item)  # "then for clubs and a heart"
    joined = before.label in ("THEN", "AND")  # "ace king of diamonds and to clubs"
    joined = joined or (before.label == "COMMA" and word == "for")
    given = before.value == "you" and lexeme_at(lexemes, place - 2).value.startswith("give.")
    gets = before.word == "got" or (word == "to" and (before.value.startswith("get.") or given))
    listed = before.value == "more" and word == "for" and _goes_on(lexemes, place + 2)
    takes = _verb(before) in _TAKES_COUNT
    return (joined and ends) or gets or listed or takes or _is_determined(before, word)


_OWNERS: Final = frozenset({"the", "my", "your", "dummy"})


def _begins(lexemes: list[Lexeme], place: int) -> bool:
    """Whether nothing but fillers comes before it in the sentence: "OK, *for* spades"."""
    at = place - 1
    while label_at(lexemes, at) in ("SKIP", "COMMA"):
        at -= 1
    return label_at(lexemes, at) in ("END", "STOP")


def _is_determined(before: Lexeme, word: str) -> bool:
    """ "The to clubs", "my for winners", "for for more"."""
    determined = before.label == "DET" and before.value in _OWNERS | {"these"}
    said_twice = word == "for" and before.word == "for" and before.label == "PREP"
    return determined or said_twice or before.label == "ADJ"


def _counts_cards(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "Four clubs and to aces", "seven more: for aces"."""
    before = lexeme_at(lexemes, place - 1)
    listed = before.value == "more" and word == "for" and _goes_on(lexemes, place + 2)
    counted = before.label in ("AND", "COMMA", "END") or before.value.partition(".")[0] in _TAKES_COUNT
    return counted or listed or _is_determined(before, word)


def described_count(lexemes: list[Lexeme], place: int) -> bool:
    """ "My to losing hearts", "the to red aces", "cash to high hearts"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    mine = after.label in ("ADJ", "GROUP", "PRED") and before.label == "DET" and before.value in _OWNERS
    cashed = after.label in ("ADJ", "PRED") and before.value.partition(".")[0] in _TAKES_COUNT
    listed = before.label in ("COMMA", "AND", "END", "STOP") and after.label in ("ADJ", "PRED")
    return (mine or cashed or listed) and lexeme_at(lexemes, place + 2).value.endswith("+")


def _ends_count(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "You get the other to", "contract plus to", "I make for", "I take to and you take three"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    counts = before.value in ("other", "last") or before.word == "plus" or before.label == "EXCEPT"
    if after.label in ("END", "STOP") and (counts or _loses_to(lexemes, place, word)):
        return True  # "I lose *to*"
    if after.label == "BE" and before.value == "last":
        return True  # "the last *to* are mine"
    if word == "for" and after.label in _PAUSE:
        return before.value == "other" or before.value.startswith(("make.", "claim."))
    return word == "to" and after.label in ("AND", "COMMA") and before.value.startswith(("take.", "get.", "make."))


def _loses_to(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "I lose *to*", not "a club to lose to"."""
    loses = lexeme_at(lexemes, place - 1).value.startswith("concede.")
    return word == "to" and loses and lexeme_at(lexemes, place - 2).word != "to"


def _shares_out(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "For out of these five", "five for me and to for you", "to for you"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    out_of = after.value == "from" and after.word == "out" and before.label == "END"
    persons = label_at(lexemes, place + 2) == "PERSON" and label_at(lexemes, place - 2) == "PERSON"
    alone = before.label in ("END", "STOP") and lexeme_at(lexemes, place + 2).value in ("me", "you")
    shared = after.value == "for" and ((before.label == "AND" and persons) or alone)
    both = word != "for" and before.value in ("me", "you") and lexeme_at(lexemes, place - 2).value == "for"
    other = after.value == "for" and lexeme_at(lexemes, place + 2).value in ("me", "you")
    counted = both and other and label_at(lexemes, place - 3) == "NUMBER"  # "one for you *too* for me"
    return out_of or shared or counted


def _goes_on(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a list has another item here."""
    at = place + 1 if label_at(lexemes, place) in ("COMMA", "AND") else place
    return label_at(lexemes, at) in ("NUMBER", "RANK") or label_at(lexemes, at + 1) == "RANK"


def is_down(lexemes: list[Lexeme], place: int) -> bool:
    """ "To down", "down to": how many."""
    before, after = label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    ends = ENDS
    goes = lexeme_at(lexemes, place - 1).value.startswith("go.")  # "going for off"
    said_before = goes or before in ends | {"BE", "REPAIR", "PERSON"}
    down = before == "DOWN" or lexeme_at(lexemes, place - 1).value.startswith("fail.")  # "I go down to"
    if lexeme_at(lexemes, place + 1).word == "short" and lexeme_at(lexemes, place + 2).word in (
        "to",
        "of",
        "for",
        "in",
    ):
        return False  # "the clubs are *too short to* squeeze anyone"
    return (after == "DOWN" and said_before) or (down and after in ends)


def _in_count_list(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four hearts *for* spades and *to* diamonds": between counted suits only a count makes sense."""
    if lexeme_at(lexemes, place - 1).value == "trick+":  # "ten tricks *for* spades three hearts"
        return [label_at(lexemes, at) for at in (place + 2, place + 3)] == ["NUMBER", "SUIT"]
    start = place - 1 if label_at(lexemes, place - 1) == "SUIT" else place - 2
    return label_at(lexemes, start) == "SUIT" and label_at(lexemes, start - 1) == "NUMBER"
