"""Runs of nominal terminals → noun phrases: where one ends, and which suit belongs to which ranks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.nodes import NounPhrase
from nlclaim.spans import Span


class _Draft:
    """A noun phrase under construction."""

    def __init__(self, first: Lexeme) -> None:
        self.phrase = NounPhrase(first.span)
        self.end = first.end
        self.order = ""
        """The kinds of head words so far: `S` suit, `R` rank, `C` cards, `N` noun, `A` action, `G` group."""
        self.spelled = False
        """Whether a number above one is written as a word, which counts cards and names none."""

    def add(self, lexeme: Lexeme) -> None:
        self.end = lexeme.end
        _ADDERS[lexeme.label](self, lexeme)

    def build(self) -> NounPhrase:
        phrase = self.phrase
        if self.end != phrase.span.end:
            phrase.span = Span(phrase.span.start, self.end)
        return _as_part(phrase) if phrase.determiner in ("half", "part") else _as_said(phrase)


def _as_said(phrase: NounPhrase) -> NounPhrase:
    """ "♠A", "SA": one card in signs is the same as "the ace of spades" in words."""
    if len(phrase.cards) != 1:
        return phrase
    suit, _, rank = phrase.cards[0].partition(":")
    if suit == "?" or len(rank) != 1 or rank == "x" or phrase.suit or phrase.ranks or phrase.noun or phrase.act:
        return phrase
    return replace(phrase, cards=(), ranks=(rank,), suit=suit, suit_span=phrase.span)


def _as_part(phrase: NounPhrase) -> NounPhrase:
    """ "*Half* the last four", "*most of* the rest": a part of what is left, counted only where a half can be."""
    tricks = phrase.quantifier is not None or phrase.noun == "trick"
    tricks = tricks or not {"remaining", "last"}.isdisjoint(phrase.adjectives)
    alone = phrase.number is None and not (phrase.has_head or phrase.adjectives)
    tricks = tricks or alone  # "the rest are *half* mine"
    if not tricks or phrase.suit or phrase.ranks or phrase.cards or phrase.act:
        return replace(phrase, determiner="any")
    halves = phrase.determiner == "half" and phrase.number is not None and phrase.number % 2 == 0
    number = phrase.number // 2 if halves and phrase.number is not None else None
    adjectives = tuple(adjective for adjective in phrase.adjectives if adjective not in ("remaining", "last"))
    return replace(phrase, determiner="any", quantifier="part", number=number, adjectives=adjectives)


def make_noun_phrases(words: Sequence[Lexeme], of: NounPhrase | None) -> tuple[NounPhrase, ...]:
    """The noun phrases of one run; more than one when words were set side by side ("hearts diamonds")."""
    drafts: list[_Draft] = []
    for lexeme in words:
        if not drafts or _starts_anew(drafts[-1], lexeme):
            drafts.append(_Draft(lexeme))
        drafts[-1].add(lexeme)
    phrases = _with_both_suits([draft.build() for draft in drafts])
    if of is not None:
        _attach_of(phrases[-1], of)
    return tuple(phrases)


_OF_TWO_SUITS: Final = frozenset({"squeeze", "crossruff"})
"""Actions that two suits may stand before."""


def _with_both_suits(phrases: list[NounPhrase], suit: str | None = None) -> list[NounPhrase]:
    """ "A *heart-club squeeze*": the suit before the other one's is no card; neither of them is squeezed.

    `suit`: that of the action, where one before it has been taken in.
    """
    if len(phrases) < 2 or phrases[-1].act not in _OF_TWO_SUITS or not (suit or phrases[-1].suit):
        return phrases
    first, second = phrases[-2:]
    named = bool(first.suit) and not (first.plural or first.ranks or first.cards or first.number or first.noun)
    if not named or second.determiner or second.adjectives or second.number:
        return phrases
    both = replace(first, span=first.span.cover(second.span), suit=None, suit_span=None, act=second.act)
    return _with_both_suits([*phrases[:-2], both], second.suit)


def _starts_anew(draft: _Draft, lexeme: Lexeme) -> bool:
    order, phrase = draft.order, draft.phrase
    if lexeme.label == "NUMBER":
        another = phrase.adjectives == ("another",) and not order  # "another three"
        return phrase.number is not None and not another
    if lexeme.label == "SUIT":
        if order == "N" and phrase.noun == "round":
            return False  # "four rounds trump"
        if order == "A" and phrase.act == "finesse" and lexeme.value.endswith("+"):
            return False  # "double hook clubs"
        return "S" in order or ("C" in order and not _wants_suit(phrase)) or "N" in order or "A" in order
    if lexeme.label == "RANK":
        return (order.endswith("S") and "R" in order) or "N" in order or "A" in order or "C" in order
    if lexeme.label == "CARDS":
        another = "S" in order and ("C" in order or not lexeme.value.startswith("?"))  # "AKQ hearts *AK* clubs"
        return "R" in order or "A" in order or another
    return lexeme.label == "ACT" and "A" in order


def _wants_suit(phrase: NounPhrase) -> bool:
    return phrase.cards[-1].startswith("?")


def _add_determiner(draft: _Draft, lexeme: Lexeme) -> None:
    phrase = draft.phrase
    if lexeme.value == "another":
        phrase.number = 1
        phrase.adjectives += ("another",)
    elif not phrase.determiner or (phrase.determiner in ("the", "a") and lexeme.word in _ENEMY):
        phrase.determiner = lexeme.value  # the last of "the *enemy* trumps"


_ENEMY: Final = ("enemy", "opposing", "adverse", "hostile")
"""Words for what the other side holds, which have an article before them."""


def _add_number(draft: _Draft, lexeme: Lexeme) -> None:
    draft.phrase.number = int(lexeme.value)
    draft.spelled = lexeme.plain.isalpha() and draft.phrase.number > 1


def _add_ordinal(draft: _Draft, lexeme: Lexeme) -> None:
    draft.phrase.ordinal = int(lexeme.value)


def _add_quantifier(draft: _Draft, lexeme: Lexeme) -> None:
    draft.phrase.quantifier = draft.phrase.quantifier or lexeme.value


def _add_adjective(draft: _Draft, lexeme: Lexeme) -> None:
    draft.phrase.adjectives += (lexeme.value,)


def _add_suit(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "S"
    phrase = draft.phrase
    phrase.suit = lexeme.value[0]
    symbol = lexeme.end - lexeme.start <= 2
    phrase.plural = lexeme.value.endswith("+") or (symbol and draft.spelled)  # "two ♥"
    phrase.suit_span = lexeme.span
    phrase.symbol = symbol and not draft.spelled


def _add_rank(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "R"
    phrase = draft.phrase
    phrase.ranks += (lexeme.value[0],)
    phrase.nouns_plural = phrase.nouns_plural or lexeme.value.endswith("+")


def _add_cards(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "C"
    draft.phrase.cards += (lexeme.value,)


def _add_noun(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "N"
    phrase = draft.phrase
    phrase.noun = phrase.noun or lexeme.value.rstrip("+")
    phrase.nouns_plural = lexeme.value.endswith("+")


def _add_action(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "A"
    draft.phrase.act = lexeme.value


def _add_group(draft: _Draft, lexeme: Lexeme) -> None:
    draft.order += "G"
    draft.phrase.group = lexeme.value


_ADDERS: Final = {
    "DET": _add_determiner,
    "NUMBER": _add_number,
    "ORDINAL": _add_ordinal,
    "QUANT": _add_quantifier,
    "ADJ": _add_adjective,
    "SUIT": _add_suit,
    "GROUP": _add_group,
    "RANK": _add_rank,
    "CARDS": _add_cards,
    "NOUN": _add_noun,
    "ACT": _add_action,
}


def _attach_of(phrase: NounPhrase, of: NounPhrase) -> None:
    """`of` folded in where it only names the suit: "ace of hearts", "nine of clubs", "two rounds of trumps"."""
    phrase.span = phrase.span.cover(of.span)
    if of.act and not phrase.has_head:
        phrase.act, phrase.suit, phrase.suit_span = of.act, of.suit, of.suit_span
        return
    phrase.of = of
    if of.suit and not (of.noun or of.ranks or of.act or of.number or phrase.suit):
        phrase.suit, phrase.suit_span, phrase.plural = of.suit, of.suit_span, of.plural
        number = phrase.number
        bare = not (phrase.ranks or phrase.cards or phrase.noun or phrase.act or of.determiner)
        if bare and number is not None and 2 <= number <= 10 and phrase.quantifier is None:
            phrase.number, phrase.ranks = None, (rank_of(number),)  # "nine of clubs", not "nine of the clubs"


def split_suit(phrase: NounPhrase) -> tuple[NounPhrase, ...]:
    """ "(Ace of) hearts king of hearts": after *of*, the ranks behind the suit begin another card."""
    suit_first = phrase.suit_span is not None and phrase.suit_span.start == phrase.span.start
    if not suit_first or not phrase.ranks or phrase.suit_span is None:
        return (phrase,)
    suit = NounPhrase(phrase.suit_span, suit=phrase.suit, plural=phrase.plural, suit_span=phrase.suit_span)
    rest = replace(phrase, span=Span(phrase.suit_span.end + 1, phrase.span.end), suit=None, suit_span=None)
    if phrase.of is not None and phrase.of.suit:
        rest = replace(rest, suit=phrase.of.suit, suit_span=phrase.of.suit_span)
    return suit, rest


def join_neighbours(left: NounPhrase, right: NounPhrase) -> NounPhrase | None:
    """One card from two phrases side by side: "spade nine", "queen ten of clubs"; None when they are two things."""
    if right.number is None or right.determiner or right.quantifier or right.adjectives or not 1 <= right.number <= 10:
        return None
    named = left.suit and not (left.ranks or left.cards or left.noun or left.act or left.determiner or left.adjectives)
    if named and left.plural and left.number is None and right.is_bare_number and right.number <= 7:
        return replace(left, span=left.span.cover(right.span), number=right.number)  # "hearts three"
    lone_suit = left.suit and not left.plural and not (left.ranks or left.cards or left.noun or left.act)
    if lone_suit and left.number is None and right.is_bare_number and right.of is None and right.number > 1:
        return replace(left, span=left.span.cover(right.span), ranks=(rank_of(right.number),))
    return None
