"""A text with slips of the finger → the same text with the words that were meant, which is what is read.

Much is told by words as they stand, so a word put right is put into the text. A suit, a rank or a number of which there
is any doubt stays as it is typed, beside its correction.
"""

from __future__ import annotations

from collections.abc import Sequence

from nlclaim.language.contexts import settle_contexts
from nlclaim.language.layout import Layout, moved, with_replaced
from nlclaim.language.lexemes import Lexeme, find_lexemes
from nlclaim.language.normalise import Correction
from nlclaim.language.tokenizer import Word
from nlclaim.spans import Span


def respell(text: str, corrections: Sequence[Correction]) -> Layout | None:
    """The text with its slips put right; None where there is none (any more)."""
    slips = [each for each in corrections if each.is_slip and each.span.of(text).lower() != each.meant]
    if not slips:
        return None
    return with_replaced(text, [(slip.span, _as_begun(slip)) for slip in slips])


def _as_begun(slip: Correction) -> str:
    """The word meant, with a capital where the one typed has one."""
    return slip.meant.capitalize() if slip.text[0].isupper() else slip.meant


def label_words(
    words: list[Word], norms: list[tuple[str, ...]], corrections: Sequence[Correction], text: str
) -> tuple[list[Lexeme], list[Correction]]:
    """The lexemes of a text whose words stand for `norms`, and the words that were taken for others beside these."""
    respelled = respell(text, corrections)
    if respelled is None:
        return settle_contexts(find_lexemes(words, norms), text)
    slips = {each.span.start: _as_begun(each) for each in corrections if each.is_slip}
    meant = [_moved_word(word, slips.get(word.start, word.plain), respelled) for word in words]
    lexemes, heard = settle_contexts(find_lexemes(meant, norms), respelled.text)
    return [_moved_lexeme(each, respelled) for each in lexemes], [
        moved(each, respelled.in_given, respelled.text, text) for each in heard
    ]


def _moved_word(word: Word, plain: str, respelled: Layout) -> Word:
    span = respelled.in_even(Span(word.start, word.end))
    return Word(plain, span.start, span.end)


def _moved_lexeme(lexeme: Lexeme, respelled: Layout) -> Lexeme:
    span = respelled.in_given(lexeme.span)
    return Lexeme(lexeme.label, lexeme.value, span.start, span.end, lexeme.plain)
