"""Number for number: "you get two, *no, three*", "two tricks for you, *er, three*", "no losers, *or rather one*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, label_at
from nlclaim.language.contexts.second_thoughts import Gap, leave_out
from nlclaim.language.lexemes import Lexeme
from nlclaim.spans import Span

_BEHIND: Final = frozenset({"NOUN", "QUANT", "DOWN", "PREP", "PERSON", "SUIT", "GROUP", "OF", "ADJ", "PRED", "DET"})
"""Labels of what is said of a number behind it: "two *more tricks for you*", "two *rounds of trumps*"."""
_NONE: Final = frozenset({"no", "none"})


def replace_number(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """As many of what was counted, where the new number stands alone, or the same is said of it again."""
    end = gap.end + 1
    while label_at(lexemes, end) in _BEHIND:
        end += 1
    old = _number_before(lexemes, gap)
    if old is None or not _is_count(lexemes[gap.end]) or label_at(lexemes, end) not in ENDS or gap.denies:
        return None
    if label_at(lexemes, end) == "COMMA" and label_at(lexemes, end + 1) == "NUMBER":
        return None  # "two, er, three, four": he counts
    one, other = lexemes[old], lexemes[gap.end]
    said, again = _said_of(lexemes[old + 1 : gap.start]), _said_of(lexemes[gap.end + 1 : end])
    if one.value == other.value or (again and again != said) or ({one.value, other.value} <= _NONE):
        return None
    if one.label == "QUANT" and any(label != "NOUN" for label, _ in said):
        return None  # "no trumps left, no wait, one" tells how many are out
    span = Span(one.start, lexemes[gap.start - 1].end)
    if again == said:
        leave_out(lexemes, old, gap.end)
    else:
        lexemes[old] = _of_what_was_said(other, one, counted=bool(said) and said[0][0] != "PREP")
        leave_out(lexemes, gap.start, end)
    return span


def _number_before(lexemes: list[Lexeme], gap: Gap) -> int | None:
    """Where the only number stands of what was said last, if nothing but what is said of it follows."""
    at = gap.start - 1
    while label_at(lexemes, at) in _BEHIND and not _is_count(lexemes[at]):
        at -= 1
    return at if at >= 0 and _is_count(lexemes[at]) and label_at(lexemes, at - 1) != "NUMBER" else None


def _is_count(lexeme: Lexeme) -> bool:
    """ "Three", "none", the "no" of "no losers"."""
    return lexeme.label == "NUMBER" or (lexeme.label == "QUANT" and lexeme.value in _NONE)


def _said_of(words: list[Lexeme]) -> list[tuple[str, str]]:
    return [(word.label, word.value.rstrip("+")) for word in words]


def _of_what_was_said(new: Lexeme, old: Lexeme, *, counted: bool) -> Lexeme:
    """The new number at the place of the old one; "none" as the "no" of what is counted there."""
    none = new.label == "QUANT"
    return Lexeme(new.label, "no" if none and counted else new.value, old.start, old.end, "no" if none else new.plain)
