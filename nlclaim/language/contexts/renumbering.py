"""Number for number: "you get two, *no, three*", "two tricks for you, *er, three*", "no losers, *or rather one*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, label_at, lexeme_at, relabel
from nlclaim.language.contexts.second_thoughts import Gap, end_of_phrase, leave_out
from nlclaim.language.lexemes import Lexeme
from nlclaim.spans import Span

_SAID_OF = list[tuple[str, str]]
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
    listed = label_at(lexemes, old - 1) in ("COMMA", "DASH") and label_at(lexemes, old - 2) == "NUMBER"
    if gap.hesitates and listed:
        return None  # "three... two... one"
    if label_at(lexemes, end) == "COMMA" and label_at(lexemes, end + 1) == "NUMBER":
        return None  # "two, er, three, four": he counts
    said, again = _said_of(lexemes[old + 1 : gap.start]), _said_of(lexemes[gap.end + 1 : end])
    if not _is_other_number(lexemes[old], lexemes[gap.end]) or not _is_said_alike(lexemes[old], said, again):
        return None
    span = Span(lexemes[old].start, lexemes[gap.start - 1].end)
    if again or not said:
        leave_out(lexemes, old, gap.end)
    else:
        lexemes[old] = _of_what_was_said(lexemes[gap.end], lexemes[old], counted=said[0][0] != "PREP")
        leave_out(lexemes, gap.start, end)
    return span


def _number_before(lexemes: list[Lexeme], gap: Gap) -> int | None:
    """Where the only number stands of what was said last, if nothing but what is said of it follows."""
    at = gap.start - 1
    while label_at(lexemes, at) in _BEHIND and not (_is_count(lexemes[at]) or _is_one(lexemes, at)):
        at -= 1
    counted = at >= 0 and (_is_count(lexemes[at]) or _is_one(lexemes, at))
    return at if counted and label_at(lexemes, at - 1) != "NUMBER" else None


def _is_count(lexeme: Lexeme) -> bool:
    """ "Three", "none", the "no" of "no losers"."""
    return lexeme.label == "NUMBER" or (lexeme.label == "QUANT" and lexeme.value in _NONE)


def _is_one(lexemes: list[Lexeme], place: int) -> bool:
    """ "*A* heart", "*a* loser"."""
    single = lexemes[place].label == "DET" and lexemes[place].value == "a"
    return single and label_at(lexemes, place + 1) in ("SUIT", "NOUN")


def _is_other_number(old: Lexeme, new: Lexeme) -> bool:
    nothing = {old.value, new.value} <= _NONE
    one = old.label == "DET" and (new.value == "1" or new.label == "QUANT")  # the reading knows what "none" takes back
    return old.value != new.value and not nothing and not one


def _is_said_alike(old: Lexeme, said: _SAID_OF, again: _SAID_OF) -> bool:
    """Whether what is said of the second number, if anything, goes for the first one too."""
    if old.label == "QUANT" and any(label in ("PRED", "SUIT") for label, _ in said):
        return False  # "no trumps left, no wait, one" tells how many are out
    if not said and again:
        return again[0][0] == "NOUN"  # "ten, er, eleven *tricks*"
    return not again or again == said


def _said_of(words: list[Lexeme]) -> _SAID_OF:
    return [(word.label, word.value.rstrip("+")) for word in words]


def _of_what_was_said(new: Lexeme, old: Lexeme, *, counted: bool) -> Lexeme:
    """The new number at the place of the old one; "none" as the "no" of what is counted there."""
    none = new.label == "QUANT"
    return Lexeme(new.label, "no" if none and counted else new.value, old.start, old.end, "no" if none else new.plain)


def replace_nothing(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """Something for nothing: "you get nothing, *well, a trump*", "no losers, *or rather a club*"."""
    end = end_of_phrase(lexemes, gap.end)
    named = any(word.label in ("SUIT", "RANK", "CARDS") for word in lexemes[gap.end : end])
    counted = label_at(lexemes, gap.end) in ("DET", "NUMBER") and label_at(lexemes, end) in ENDS
    at = gap.start - 1
    last, losers = lexeme_at(lexemes, at), lexeme_at(lexemes, at).value.startswith("loser")
    old = at - losers
    nothing = lexeme_at(lexemes, old)
    lost = losers or nothing.value == "everything"  # "nothing to lose", as a phrase
    if not (named and counted) or gap.denies or nothing.label != "QUANT" or nothing.word not in _NOTHING:
        return None
    span = Span(nothing.start, last.end)
    leave_out(lexemes, old, gap.end)
    if lost:
        lexemes[at] = relabel(last, "NOUN", "loser+")
        lexemes[gap.start] = relabel(lexemes[gap.start], "COLON", ":")  # "losers: a club"
    return span


_NOTHING: Final = frozenset({"no", "none", "nothing"})
