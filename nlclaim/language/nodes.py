"""The abstract syntax of a statement: nodes named like the rules of `claim.lark`, each with its span.

Nobody changes a node once it stands in a statement. They are not frozen, and have an `__init__` of their own:
compiled, that of a frozen dataclass takes ten times as long, and a statement has dozens of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from nlclaim.language.normalise import Correction
from nlclaim.spans import Span


@dataclass(slots=True, unsafe_hash=True)
class Mark:
    """One lexeme that stands for itself: a verb, a person, a predicate, a connective within a part."""

    span: Span
    label: str
    value: str

    def __init__(self, span: Span, label: str, value: str) -> None:
        self.span = span
        self.label = label
        self.value = value

    @property
    def verb(self) -> str:
        """The verb's name without its form: `draw` of `draw.ing`."""
        return self.value.partition(".")[0]

    @property
    def form(self) -> str:
        """`base`, `s`, `ing` or `past`; empty when this is no verb."""
        return self.value.partition(".")[2]


@dataclass(slots=True, unsafe_hash=True)
class Joint:
    """A connective or a punctuation mark between parts."""

    span: Span
    label: str
    value: str

    def __init__(self, span: Span, label: str, value: str) -> None:
        self.span = span
        self.label = label
        self.value = value


@dataclass(slots=True, unsafe_hash=True)
class NounPhrase:
    """Cards, tricks, rounds or actions: "my two losing clubs", "four of the last six", "a heart ruff"."""

    span: Span
    determiner: str | None
    number: int | None
    quantifier: str | None
    adjectives: tuple[str, ...]
    ordinal: int | None
    suit: str | None
    plural: bool
    group: str | None
    ranks: tuple[str, ...]
    """Ranks named singly: "ace, king"."""
    cards: tuple[str, ...]
    """Runs of cards as written, `S:AK`, `?:AQ`."""
    noun: str | None
    nouns_plural: bool
    act: str | None
    of: NounPhrase | None
    suit_span: Span | None
    after_unread: bool
    """It stands right behind a word that was not understood, which may be its verb or its head."""
    symbol: bool
    """The suit was written as a symbol or a letter, which has no plural."""

    def __init__(
        self,
        span: Span,
        determiner: str | None = None,
        number: int | None = None,
        quantifier: str | None = None,
        adjectives: tuple[str, ...] = (),
        ordinal: int | None = None,
        suit: str | None = None,
        plural: bool = False,
        group: str | None = None,
        ranks: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        noun: str | None = None,
        nouns_plural: bool = False,
        act: str | None = None,
        of: NounPhrase | None = None,
        suit_span: Span | None = None,
        after_unread: bool = False,
        symbol: bool = False,
    ) -> None:
        self.span = span
        self.determiner = determiner
        self.number = number
        self.quantifier = quantifier
        self.adjectives = adjectives
        self.ordinal = ordinal
        self.suit = suit
        self.plural = plural
        self.group = group
        self.ranks = ranks
        self.cards = cards
        self.noun = noun
        self.nouns_plural = nouns_plural
        self.act = act
        self.of = of
        self.suit_span = suit_span
        self.after_unread = after_unread
        self.symbol = symbol

    @property
    def is_bare_number(self) -> bool:
        """Just a number: "five", "the five"."""
        return self.number is not None and not self.has_head and self.quantifier is None

    @property
    def is_pointed_at(self) -> bool:
        """ "These", "those ones", "them": cards or tricks that nothing else names."""
        bare = not self.has_head or (self.noun == "one" and not (self.suit or self.group or self.ranks or self.cards))
        return self.determiner == "these" and bare and self.number is None

    @property
    def is_that(self) -> bool:
        """ "This", "those two": it points, and names nothing."""
        return self.determiner == "this" and not self.has_head

    @property
    def has_head(self) -> bool:
        """Whether it says what it counts."""
        return bool(self.suit or self.group or self.ranks or self.cards or self.noun or self.act)


@dataclass(slots=True, unsafe_hash=True)
class Prepositional:
    """A preposition with what it governs: "in dummy", "on the diamonds", "for you"."""

    span: Span
    preposition: str
    object: NounPhrase | Mark | None

    def __init__(self, span: Span, preposition: str, object: NounPhrase | Mark | None) -> None:
        self.span = span
        self.preposition = preposition
        self.object = object


@dataclass(slots=True, unsafe_hash=True)
class Exclusion:
    """What is left out: "but a club", "except one"."""

    span: Span
    object: NounPhrase | Mark | None

    def __init__(self, span: Span, object: NounPhrase | Mark | None) -> None:
        self.span = span
        self.object = object


Element = Mark | NounPhrase | Prepositional | Exclusion


@dataclass(slots=True, unsafe_hash=True)
class StatementPart:
    """The words between two joints, and the joints before them."""

    joints: tuple[Joint, ...]
    elements: tuple[Element, ...]
    span: Span

    def __init__(self, joints: tuple[Joint, ...], elements: tuple[Element, ...], span: Span) -> None:
        self.joints = joints
        self.elements = elements
        self.span = span


@dataclass(slots=True, unsafe_hash=True)
class Statement:
    """What was said, in parts."""

    text: str
    parts: tuple[StatementPart, ...]
    closing: tuple[Joint, ...]
    unread: tuple[Span, ...]
    corrections: tuple[Correction, ...]
    as_typed: Statement | None
    """The same words with the corrections that change a suit or a number left out, when there are any."""
    labels: tuple[str, ...]
    """Its lexemes in order, `VERB:draw.ing`: a suit, a card, a number by its label alone, an unknown word as it is."""

    def __init__(
        self,
        text: str,
        parts: tuple[StatementPart, ...],
        closing: tuple[Joint, ...] = (),
        unread: tuple[Span, ...] = (),
        corrections: tuple[Correction, ...] = (),
        as_typed: Statement | None = None,
        labels: tuple[str, ...] = (),
    ) -> None:
        self.text = text
        self.parts = parts
        self.closing = closing
        self.unread = unread
        self.corrections = corrections
        self.as_typed = as_typed
        self.labels = labels
