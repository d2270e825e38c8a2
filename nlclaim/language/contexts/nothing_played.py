"""Words of plays and suits where nothing is played: a break that is taken care of, where the lead is, a void."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, JOINTS, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme

_FARTHEST: Final = 4
"""Words between "take care of" and the break."""


def settle_care(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Taking care of the 4-1 break* by cashing the ace": why, and no discard; losers are taken care of by one."""
    if not lexemes[place].word.startswith(("take", "taking", "took")) or lexemes[place].word == "of":
        return None
    end = place + 1
    while end < len(lexemes) and end <= place + _FARTHEST and lexemes[end].label in ("DET", "ADJ", "BREAKS", "UNKNOWN"):
        end += 1
    broken = lexeme_at(lexemes, end).value.startswith("break.") or lexeme_at(lexemes, end).label == "BREAKS"
    if not broken and lexeme_at(lexemes, end - 1).label != "BREAKS":
        return None
    for at in range(place + 1, end + broken):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


def settle_lead(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Lead's in dummy*, all good", "*lead in dummy*, …": whose lead it is, as in "the lead is in dummy"."""
    before, following = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if (
        before.label == "THEN"
        and before.plain.lower() in ("after", "and")
        and following in JOINTS | {"END", "PERSON", "QUANT"}
    ):
        return relabel(lexemes[place], "SKIP", "")  # "after that *lead* I have the rest"
    begins = label_at(lexemes, place - 1) in JOINTS | {"END", "AND"} and lexemes[place].word == "lead"
    there = label_at(lexemes, place + 1) == "BE" and label_at(lexemes, place + 2) == "PREP"
    paused = label_at(lexemes, place + 3) in ("COMMA", "STOP", "COLON", "DASH")
    held = lexeme_at(lexemes, place + 1).value == "in" and label_at(lexemes, place + 2) == "ROLE" and paused
    return relabel(lexemes[place], "NOUN", "lead") if begins and (there or held) else None


def ruffs_small(lexemes: list[Lexeme], place: int) -> bool:
    """ "♥*x ruff*": a small heart is ruffed, where "x ruff" by itself goes to and fro."""
    suit, ruff = lexemes[place], lexeme_at(lexemes, place + 1)
    beside = ruff.value in ("crossruff", "crossruff.base") and ruff.word == "x" and suit.end == ruff.start
    return beside and len(suit.plain) == 1


def leave_out_void(lexemes: list[Lexeme], place: int) -> Lexeme:
    """The mark of the suit goes, and what stands for nothing is a pause; "C 32" behind it are two cards."""
    lexemes[place + 1] = relabel(lexemes[place + 1], "COMMA", ",")
    small = lexeme_at(lexemes, place + 3)
    if small.plain.isdecimal() and len(small.plain) > 1:
        lexemes[place + 3] = relabel(small, "CARDS", f"?:{small.plain}")
    return relabel(lexemes[place], "SKIP", "")


def is_void(lexemes: list[Lexeme], place: int) -> bool:
    """ "♠AK ♥A ♦- ♣32": the mark of a suit that there is no card of, beside suits that there are cards of."""
    suit, after = lexemes[place], lexeme_at(lexemes, place + 2)
    dash = lexeme_at(lexemes, place + 1)
    if len(suit.plain) != 1 or dash.label != "DASH" or dash.plain not in ("-", "—", "–"):
        return False
    closed = after.label in ENDS | {"CARDS", "COMMA", "END"} or (
        after.label in ("SUIT", "LETTER") and len(after.plain) == 1
    )
    beside = [*lexemes[:place], *lexemes[place + 2 :]]
    cards = any(lexeme.label in ("CARDS", "RANK") and not lexeme.plain.islower() for lexeme in beside)
    return closed and cards
