"""What the rules share: looking at the words beside a word, and giving it another label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.language.lexemes import Lexeme

Rule = Callable[[list[Lexeme], int], Lexeme | None]
"""A look at one lexeme among its neighbours: what stands in its place, None when it stays."""

NOMINAL: Final = frozenset({"SUIT", "GROUP", "RANK", "CARDS", "NOUN", "ACT"})
"""Labels that can be the head of a noun phrase."""
JOINTS: Final = frozenset({"COMMA", "STOP", "AND", "OR", "THEN", "COLON", "DASH", "QMARK", "OPEN", "CLOSE", "QUOTE"})
"""Labels that end a phrase."""
ENDS: Final = JOINTS | {"END"}
"""Labels behind a phrase that is at its end: a joint, or nothing at all."""
BEGINNINGS: Final = ENDS | {"FIRST", "LAST"}
"""Labels after which a clause begins, but for its connective: "*and finally* home with a club"."""
STARTS: Final = ("END", "STOP", "COMMA")
"""Labels after which something begins, a pause or nothing at all."""
NUMBERED: Final = frozenset({"law", "laws", "pair", "pairs", "tables", "section"})
"""Words that a number behind them tells apart, and does not count: "*law* 70", "*pair* eleven"."""
_NAMING: Final = frozenset({"DET", "RANK", "SUIT", "CARDS", "OF", "NUMBER", "NOUN", "ADJ", "ORDINAL"})
_END: Final = Lexeme("END", "", 0, 0, "")


def label_at(lexemes: list[Lexeme], place: int) -> str:
    """The label at a place, `END` before the first and after the last."""
    return lexemes[place].label if 0 <= place < len(lexemes) else "END"


def lexeme_at(lexemes: list[Lexeme], place: int) -> Lexeme:
    """The lexeme at a place, an empty one before the first and after the last."""
    return lexemes[place] if 0 <= place < len(lexemes) else _END


def beyond_pause(lexemes: list[Lexeme], place: int, step: int) -> Lexeme:
    """The neighbour on one side (`step` -1 or 1), or the one behind it when it is a pause."""
    paused = label_at(lexemes, place + step) in ("COMMA", "DASH", "STOP")
    return lexeme_at(lexemes, place + 2 * step if paused else place + step)


def relabel(lexeme: Lexeme, label: str, value: str) -> Lexeme:
    """The same words with another meaning."""
    return Lexeme(label, value, lexeme.start, lexeme.end, lexeme.plain)


def begins_condition(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a condition begins there: "one over *if* …", "… *when* …", "… *should* the king drop"."""
    lexeme = lexeme_at(lexemes, place)
    return lexeme.label == "IF" or lexeme.word in ("when", "should")


def put_next(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a word says of what stands before it, "clubs *next*", that it comes then; the joint before it then says
    so."""
    if label_at(lexemes, place - 1) not in NOMINAL or label_at(lexemes, place + 1) not in ENDS:
        return False
    start = place - 1
    while label_at(lexemes, start) in NOMINAL | {"DET", "OF", "NUMBER", "ADJ"}:
        start -= 1
    if label_at(lexemes, start) not in ("COMMA", "AND") or start == 0:
        return False
    lexemes[start] = relabel(lexemes[start], "THEN", "then")
    return True


def is_single_rank(lexemes: list[Lexeme], place: int) -> bool:
    """ "Jack *ten* nine of clubs": a number that goes on a run of ranks."""
    return label_at(lexemes, place) == "RANK" and not lexemes[place].value.endswith("+")


def goes_with_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "King *and ten* to you", "K and *T* are yours": a second card of which the same is said."""
    joint = place - 1 - (lexeme_at(lexemes, place - 1).value == "the")
    second = label_at(lexemes, joint) == "AND" and is_single_rank(lexemes, joint - 1)
    said = lexeme_at(lexemes, place + 1)
    return second and (said.label in ("BE", "MINE") or said.value in ("to", "for"))


def play_before(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """The verb said last before a place, in the same sentence, if something is done, or lost, there."""
    for lexeme in reversed(lexemes[:place]):
        if lexeme.label == "VERB":
            verb = lexeme.value.partition(".")[0]
            return lexeme if verb == "concede" or verb not in STATED else None
        if lexeme.label in ("STOP", "QMARK"):
            return None
    return None


STATED: Final = frozenset({"have", "get", "claim", "concede", "say", "need", "do", "lose_track", "forget"})
"""Verbs that tell how things are, or who says so."""


def before_what_is_named(lexemes: list[Lexeme], place: int) -> int:
    """Where the word stands that governs what is named just before a place: "*get* my losing heart (off)"."""
    place -= 1
    while label_at(lexemes, place) in _OF_NAME:
        place -= 1
    return place


_OF_NAME: Final = NOMINAL | {"DET", "NUMBER", "ADJ", "QUANT", "OF"}


def are_trumps(lexemes: list[Lexeme], place: int) -> bool:
    """ "The last trump", "all their trumps", "the one that's outstanding", "two more rounds of trumps"."""
    while label_at(lexemes, place) in ("DET", "ADJ", "QUANT", "NUMBER") or lexeme_at(lexemes, place).value == "left":
        place += 1
    if lexeme_at(lexemes, place).value in ("round", "round+") and label_at(lexemes, place + 1) == "OF":
        place += 2
    return lexeme_at(lexemes, place).value in ("T", "T+")


def end_of_name(lexemes: list[Lexeme], place: int) -> int:
    """The place of the first word that is no part of a name that starts at a place."""
    return next((at for at in range(place, len(lexemes)) if lexemes[at].label not in _NAMING), len(lexemes))


def names_finesse(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a finesse is named at a place, with its suit or without."""
    at = place + 1 if label_at(lexemes, place) == "SUIT" else place
    return lexeme_at(lexemes, at).value in ("finesse", "finesse.base")


def counts_times(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a sign says how often: "♠ *x* 3", "♠ 4*x*"; the suit before it is then counted, and no card."""
    times = label_at(lexemes, place - 1) == "SUIT" and label_at(lexemes, place + 1) == "NUMBER"
    behind = [label_at(lexemes, place - 2), label_at(lexemes, place - 1)] == ["SUIT", "NUMBER"]
    at = place - 1 if times else place - 2
    if not times and not (behind and label_at(lexemes, place + 1) in ENDS):
        return False
    if len(lexemes[at].plain.rstrip("\ufe0f")) > 1 and not times:
        return False  # "hearts 4 x" may be four and a small one
    lexemes[at] = relabel(lexemes[at], "SUIT", lexemes[at].value.rstrip("+") + "+")
    return True


def is_heard_in(lexemes: list[Lexeme], place: int) -> bool:
    """ "Ruff 2 hrts *n* dummy", "a dime *and in* hand": where it is done, and no second thing."""
    done = play_before(lexemes, place)
    ruffs = done is not None and done.value.startswith(("ruff.", "discard.", "cash.", "win."))
    return (
        ruffs
        and label_at(lexemes, place - 1) in ("SUIT", "RANK", "CARDS")
        and label_at(lexemes, place + 1) == "ROLE"
        and label_at(lexemes, place + 2) in ENDS
    )


HIGHEST_LEVEL: Final = 7
"""Of a contract: a greater number counts tricks."""


def become(lexemes: list[Lexeme], place: int, verb: str) -> Lexeme:
    """The same form of another verb."""
    return relabel(lexemes[place], "VERB", f"{verb}.{lexemes[place].value.rpartition('.')[2]}")


def suit_brings(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a suit stands before a verb, and a number behind it."""
    suit = lexeme_at(lexemes, place - 1)
    return suit.label == "SUIT" and suit.value.endswith("+") and label_at(lexemes, place + 1) == "NUMBER"


def names_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "*The king*"."""
    return label_at(lexemes, place) == "DET" and label_at(lexemes, place + 1) == "RANK"
