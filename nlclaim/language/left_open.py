"""Words that nothing ends with, where a statement ends with them: "draw trumps *then*", "ace *of*"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.lexemes import Lexeme
from nlclaim.spans import Span

_TRAILING: Final = frozenset({"COMMA", "STOP", "DASH", "QUOTE", "CLOSE"})
_JOINING: Final = frozenset({"and", "or", "of", "except", "if", "unless", "then", "before"})
_GOVERNING: Final = frozenset({"with", "to", "from", "for", "through", "towards", "toward", "into", "without"})
"""Prepositions that are no adverbs besides, as "over", "in" and "off" are."""
_NAMED: Final = frozenset({"SUIT", "GROUP", "RANK", "CARDS", "ACT", "ROLE"})


def left_open(lexemes: list[Lexeme], text: str) -> tuple[Span, ...]:
    """The word at the end of the statement behind which more was to come."""
    end = len(lexemes) - 1
    while end >= 0 and lexemes[end].label in _TRAILING:
        end -= 1
    last = lexemes[end] if end > 0 else None
    if (
        last is None
        or last.label == "DOWN"
        or not (last.word in _JOINING or last.word in _GOVERNING)
        or _is_worded(text[last.end :])
    ):
        return ()
    if " " in text[last.start : last.end]:
        return ()  # "*to finish with*", "*if not*"
    before = lexemes[end - 1 - (lexemes[end - 1].label == "COMMA")]
    if last.word == "through":
        is_open = before.label in ("VERB", "ACT")
    elif last.word in _GOVERNING:
        is_open = before.label in _NAMED or before.label == "VERB"
    elif last.word in ("before", "then"):
        is_open = before.label in _NAMED and (last.word == "before" or _tells_play(lexemes[:end]))
    else:
        is_open = before.word != "dime"  # "diamond", as heard
    return (last.span,) if is_open else ()


def _is_worded(text: str) -> bool:
    return any(each.isalnum() for each in text)


def _tells_play(lexemes: list[Lexeme]) -> bool:
    """Whether the last sentence is a play, "draw trumps *then*"; not "so I have three clubs then"."""
    for lexeme in reversed(lexemes):
        if lexeme.label in ("STOP", "BE", "MINE"):
            return False
        if lexeme.label == "VERB":
            return not lexeme.value.startswith(("have.", "get.", "claim.", "make.", "take."))
    return False
