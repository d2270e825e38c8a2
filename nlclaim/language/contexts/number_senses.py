"""Numbers that count no tricks by themselves: spot cards named singly, what is taken off, places from the end."""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.contexts.neighbours import ENDS, JOINTS, is_single_rank, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme

_CLOSING: Final = JOINTS | ENDS | {"END"}


_FAR: Final = 12
"""Words between the ruff and what it is done with."""


def _may_be_spot(lexeme: Lexeme) -> bool:
    return lexeme.label == "NUMBER" and lexeme.value.isdecimal() and 2 <= int(lexeme.value) <= 10


def settle_card_played_with(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff two hearts with the queen *and ten*": a second card that they are ruffed with."""
    joint = place - 1 - (lexeme_at(lexemes, place - 1).value == "the")
    with_card = label_at(lexemes, joint) == "AND" and is_single_rank(lexemes, joint - 1)
    start = joint - 2 - (label_at(lexemes, joint - 2) == "DET")
    with_card = with_card and lexeme_at(lexemes, start).value == "with"
    if not (with_card and _may_be_spot(lexemes[place]) and label_at(lexemes, place + 1) in _CLOSING):
        return None
    ruffs = any(lexeme.value.startswith(("ruff.", "overruff.")) for lexeme in lexemes[max(start - _FAR, 0) : start])
    if not ruffs:
        return None
    return relabel(lexemes[place], "RANK", rank_of(int(lexemes[place].value)))


def numbers_in_a_row(lexemes: list[Lexeme], place: int) -> tuple[list[int], int]:
    """ "*Ten, nine and eight*": the places of the numbers from there on, and the place behind them."""
    numbers, at = [place], place + 1
    while label_at(lexemes, at) in ("COMMA", "AND") and label_at(lexemes, at + 1) == "NUMBER":
        numbers.append(at + 1)
        at += 2
    return numbers, at


def settle_cards_led(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I play *ten, nine, eight*": cards from the top, where "I play two, three rounds" counts."""
    if lexeme_at(lexemes, place - 1).value.partition(".")[0] not in ("play", "lead"):
        return None
    numbers, at = numbers_in_a_row(lexemes, place)
    ranks = [int(lexemes[number].value) for number in numbers]
    downward = len(ranks) > 1 and ranks == sorted(set(ranks), reverse=True)
    if not downward or ranks[0] > _HIGHEST_SPOT or ranks[-1] < _LOWEST_SPOT or label_at(lexemes, at) not in _CLOSING:
        return None
    for number, rank in zip(numbers, ranks, strict=True):
        lexemes[number] = relabel(lexemes[number], "RANK", rank_of(rank))
    return lexemes[place]


_LOWEST_SPOT: Final = 2
_HIGHEST_SPOT: Final = 10


def settle_card_of_suit(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ace heart, *eight heart*": a card, beside another that is named so; "eight hearts" counts."""
    suit = lexeme_at(lexemes, place + 1)
    singular = suit.label == "SUIT" and not suit.value.endswith("+") and len(suit.plain) > 1
    if not singular or not _may_be_spot(lexemes[place]) or label_at(lexemes, place + 2) not in _CLOSING:
        return None
    before = label_at(lexemes, place - 1) in ("COMMA", "AND", "THEN") and _is_named_card(lexemes, place - 3)
    behind = label_at(lexemes, place + 2) in ("COMMA", "AND", "THEN") and _is_named_card(lexemes, place + 3)
    return relabel(lexemes[place], "RANK", rank_of(int(lexemes[place].value))) if before or behind else None


def _is_named_card(lexemes: list[Lexeme], place: int) -> bool:
    suit = lexeme_at(lexemes, place + 1)
    return label_at(lexemes, place) == "RANK" and suit.label == "SUIT" and not suit.value.endswith("+")


def settle_card_thrown(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Pitch *the four* on the eight": the card, on another; "the four on the spades" are four."""
    the, verb = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place - 2)
    on, at = lexeme_at(lexemes, place + 1), place + 2 + (label_at(lexemes, place + 2) == "DET")
    thrown = the.word in ("the", "my") and verb.value.startswith("discard.") and on.value == "on"
    card = label_at(lexemes, at) == "RANK" or _may_be_spot(lexeme_at(lexemes, at))
    if not (thrown and card and _may_be_spot(lexemes[place]) and label_at(lexemes, at + 1) in _CLOSING | {"OF"}):
        return None
    return relabel(lexemes[place], "RANK", rank_of(int(lexemes[place].value)))


def settle_what_is_taken_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*13 minus one*": twelve; "*one less*" is no number of tricks."""
    sign, off = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place + 2)
    if sign.label != "EXCEPT" or sign.word not in ("minus", "less"):
        return None
    number = int(lexemes[place].value)
    begins = label_at(lexemes, place - 1) in ("END", "STOP")  # not "I make all of them, otherwise one less"
    if begins and sign.word == "less" and (off.label in _CLOSING or off.word == "than"):
        lexemes[place + 1] = relabel(sign, "UNKNOWN", sign.plain)
        return relabel(lexemes[place], "UNKNOWN", lexemes[place].plain)
    counted = off.label == "NUMBER" and label_at(lexemes, place + 3) in _CLOSING and number > _LEVELS
    if not counted or int(off.value) >= number or int(off.value) == 0:
        return None
    return relabel(lexemes[place], "NUMBER", str(number - int(off.value)))


_LEVELS: Final = 7


def settle_place_from_end(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spades *last but one*, hearts last": a place, nothing that is lost."""
    last, but = lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place - 1)
    if last.word != "last" or but.word != "but" or label_at(lexemes, place - 3) != "SUIT":
        return None
    for at in (place - 2, place - 1):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")
