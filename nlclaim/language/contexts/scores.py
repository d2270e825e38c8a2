"""Scores and results in numbers, as they are heard: "six hundred", "one forty", "plus *for fifty*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, NOMINAL, NUMBERED, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme


def settle_spoken_score(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Six hundred", "one forty", "three no trump", "down one, or *two* if …"."""
    lexeme = lexemes[place]
    if lexeme_at(lexemes, place + 1).value == "hundred":
        return _settle_hundreds(lexemes, place)
    if score := _spoken_score(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "SCORE", str(score))
    if int(lexeme.value) <= 7 and _is_notrump(lexemes, place + 1):
        return relabel(lexeme, "SKIP", "")
    if _is_numbered(lexemes, place):
        return relabel(lexeme, "THEN" if lexeme.value != "1" else "SKIP", "then")
    return relabel(lexeme, "SKIP", "") if _is_other_result(lexemes, place) else None


_TENS: Final = {
    "ten": 10, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90,
}  # fmt: skip


#: Scores of made contracts that are said as two numbers: "one-forty", "six twenty", "fourteen thirty".
_TWO_NUMBER_SCORES: Final = frozenset({
    110, 120, 130, 140, 150, 160, 170, 180, 190, 210, 230, 240, 420, 430, 450, 460, 480, 490, 510, 520, 620, 630, 650,
    660, 680, 690, 710, 720, 920, 980, 990,
})  # fmt: skip


def _spoken_score(lexemes: list[Lexeme], place: int) -> int | None:
    """ "One-forty": a score in two numbers, None when it is none."""
    tens = _TENS.get(lexeme_at(lexemes, place + 1).word.rpartition("-")[2], 0)
    if tens == 0 or (tens == 10 and label_at(lexemes, place + 2) in NOMINAL | {"OF"}):
        return None
    score = 100 * int(lexemes[place].value) + tens
    return score if score in _TWO_NUMBER_SCORES else None


def _settle_hundreds(lexemes: list[Lexeme], place: int) -> Lexeme:
    """ "Six hundred and thirty": a score in words, whose other words are taken out."""
    tens = _tens_after(lexemes, place + 2)
    lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
    return relabel(lexemes[place], "SCORE", str(100 * int(lexemes[place].value) + tens))


def _tens_after(lexemes: list[Lexeme], place: int) -> int:
    """ "… *and thirty*": what comes on top of the hundreds, whose words are taken out; 0 without any."""
    more = place + 1 if label_at(lexemes, place) == "AND" else place
    tens = _TENS.get(lexeme_at(lexemes, more).word, 0)
    for at in range(place, more + 1) if tens else ():
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return tens


def settle_hundred(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Minus *a hundred*", "*the hundred* and ten": a score, where it is signed or tens come on top."""
    signed = lexeme_at(lexemes, place - 2).word in ("minus", "plus")
    got = lexeme_at(lexemes, place - 2).value.startswith("get.") and label_at(lexemes, place + 1) in ENDS
    signed = signed or got  # "we get *a hundred*"
    if label_at(lexemes, place - 1) != "DET":
        return None
    tens = _tens_after(lexemes, place + 1)
    if not (signed or tens):
        return None
    lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "SCORE", str(100 + tens))


def _is_notrump(lexemes: list[Lexeme], place: int) -> bool:
    """ "Three *no trump*": the contract, whose words are taken out."""
    named = lexeme_at(lexemes, place).value == "no" and lexeme_at(lexemes, place + 1).value.startswith("T")
    if not named or label_at(lexemes, place + 2) == "PRED":
        return False
    for at in (place, place + 1):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return True


def _is_numbered(lexemes: list[Lexeme], place: int) -> bool:
    """ "1. Draw trumps 2. ruff a heart": the numbers of a numbered list, which say what comes when."""
    lexeme = lexemes[place]
    if not (lexeme.plain.isdigit() and _is_point(lexemes, place)):
        return False
    if lexeme.value == "1":
        return any(other.plain == "2" and _is_point(lexemes, at) for at, other in enumerate(lexemes[: place + 40]))
    before = str(int(lexeme.value) - 1)
    return any(
        other.plain == before and other.label in ("THEN", "SKIP") for other in lexemes[max(0, place - 40) : place]
    )


def _is_point(lexemes: list[Lexeme], place: int) -> bool:
    return lexeme_at(lexemes, place + 1).plain in (".", ")") and label_at(lexemes, place + 2) in _ITEM_BEGINS


_ITEM_BEGINS: Final = frozenset(
    {"VERB", "DET", "SUIT", "RANK", "CARDS", "ACT", "ADJ", "QUANT", "PERSON", "AUX", "FIRST"}
)
"""What the items of a numbered list begin with."""


def _is_other_result(lexemes: list[Lexeme], place: int) -> bool:
    """ "Down one, or *two* if …": the other of two results."""
    if label_at(lexemes, place - 1) != "OR" or label_at(lexemes, place + 1) in NOMINAL | {"DOWN", "ADJ"}:
        return False
    if label_at(lexemes, place + 1) in ("END", "STOP", "COMMA"):
        return False  # "down one or two": which, is left open
    end = place - 2 if label_at(lexemes, place - 2) != "COMMA" else place - 3
    return {label_at(lexemes, end), label_at(lexemes, end - 1)} == {"DOWN", "NUMBER"}


_SLAM_SCORES: Final = frozenset({980, 990, 1010, 1020, 1370, 1390, 1400, 1430, 1440, 1460, 1470, 1510, 1520})


def settle_score(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Plus *14 30*": one score in two numbers."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    lies = [label_at(lexemes, place - 1), label_at(lexemes, place - 2)]
    shape = lexeme.plain if lies[0] == "SUIT" or lies == ["BE", "SUIT"] else ""
    if len(shape) == 2 and shape.isdigit() and 2 <= int(shape[0]) + int(shape[1]) <= 7:
        return relabel(lexeme, "BREAKS", f"{shape[0]}-{shape[1]}")  # "if clubs r 33"
    if after.label != "SCORE" or not (lexeme.value.isdigit() and after.value.isdigit() and len(after.value) == 2):
        return _as_no_score(lexemes, place)
    score = 100 * int(lexeme.value) + int(after.value)
    if score not in _SLAM_SCORES:
        return _as_no_score(lexemes, place)
    lexemes[place + 1] = relabel(after, "SKIP", "")
    return relabel(lexeme, "SCORE", str(score))


_LEAST_SCORE: Final = 50


def _as_no_score(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I take *14* tricks", "board *17*", "*30* seconds": no score is that; "*98* of clubs" are two cards."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    number = int(lexeme.value) if lexeme.value.isdigit() else 0
    counts = after.value in ("trick", "trick+", "minute", "card+")
    counts = counts or lexeme_at(lexemes, place - 1).word in NUMBERED
    if number >= _LEAST_SCORE and number % 10 == 0 and not counts:
        return None
    falling = len(lexeme.value) == 2 and lexeme.value[0] > lexeme.value[1] > "1"
    if falling and after.label == "OF" and label_at(lexemes, place + 2) == "SUIT":
        return relabel(lexeme, "CARDS", f"?:{lexeme.value}")
    return relabel(lexeme, "UNKNOWN", lexeme.value) if number > 0 else None


def sign_result(lexemes: list[Lexeme], place: int) -> None:
    """ "The rest for *plus one*": a result, as "+1" is."""
    sign = {"plus": "+", "minus": "-"}.get(lexemes[place].word)
    if sign is not None and label_at(lexemes, place + 2) in ENDS:
        number = lexemes[place + 1]
        lexemes[place] = relabel(lexemes[place], "SKIP", "")
        lexemes[place + 1] = relabel(number, "SIGNED", f"{sign}{number.value}")


def heard_score(lexemes: list[Lexeme], place: int) -> int | None:
    """ "Plus *for fifty*": four hundred and fifty."""
    sign = lexeme_at(lexemes, place - 1).word in ("plus", "minus")
    tens = _TENS.get(lexeme_at(lexemes, place + 1).word, 0)
    score = 400 + tens if lexemes[place].word in ("for", "fore") and sign and tens else 0
    return score if score in _TWO_NUMBER_SCORES else None
