"""Noun phrases → what they mean in a plan: tricks counted, or cards, suits and actions named."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from nlclaim.bridge import RANKS, rank_of
from nlclaim.language import Exclusion, NounPhrase
from nlclaim.spans import Span

HIGHEST_LEVEL: Final = 7
"""Of a contract: a greater number counts tricks of the deal."""
_TRICKS: Final = 13
"""Of a deal."""
_COUNTED: Final = frozenset({"trick", "winner", "card", "one", "loser"})


@dataclass(slots=True, unsafe_hash=True)
class Amount:
    """A number of tricks as said: a count or all; `rest` of how many, when that was said too."""

    tricks: int | None
    all: bool
    of_last: bool
    loosely: bool
    """"They're all good": a count said beside it is the number meant."""
    how_many: int | None = field(compare=False)
    """"The remaining six", "the last three": how many "all" are."""

    def __init__(
        self,
        tricks: int | None = None,
        all: bool = False,
        of_last: bool = False,
        loosely: bool = False,
        how_many: int | None = None,
    ) -> None:
        self.tricks = tricks
        self.all = all
        self.of_last = of_last
        self.loosely = loosely
        self.how_many = how_many


@dataclass(slots=True, unsafe_hash=True)
class Spec:
    """What a step would be about: a suit, cards, a count, or an action of its own ("a heart ruff")."""

    span: Span
    suit: str | None
    cards: tuple[str, ...]
    count: int | None
    act: str | None
    how: tuple[str, ...]
    single: bool
    """Said with "a": one, without the speaker counting."""
    named: bool
    """Whether the words name a suit or a card at all."""

    def __init__(
        self,
        span: Span,
        suit: str | None = None,
        cards: tuple[str, ...] = (),
        count: int | None = None,
        act: str | None = None,
        how: tuple[str, ...] = (),
        single: bool = False,
        named: bool = True,
    ) -> None:
        self.span = span
        self.suit = suit
        self.cards = cards
        self.count = count
        self.act = act
        self.how = how
        self.single = single
        self.named = named


def amount_of(phrase: NounPhrase) -> Amount | None:
    """The number of tricks that a phrase states, None when it names suits, cards or actions instead."""
    if phrase.suit or phrase.ranks or phrase.cards or phrase.act or phrase.group:
        return None
    if phrase.noun is not None and phrase.noun not in _COUNTED:
        return None
    if phrase.noun == "loser" and phrase.quantifier != "no":
        return None
    if phrase.noun == "card" and phrase.quantifier is None:
        return None
    if phrase.of is not None and (phrase.of.suit or phrase.of.ranks or phrase.of.cards or phrase.of.noun == "suit"):
        return None
    if phrase.quantifier == "no" and phrase.noun == "loser":
        return Amount(all=True)
    if phrase.quantifier in ("rest", "everything") or "remaining" in phrase.adjectives:
        return Amount(all=True, how_many=phrase.number)
    none = phrase.quantifier == "no" and phrase.noun in (None, "trick") and phrase.number is None
    if phrase.quantifier == "none" or none:
        return Amount(tricks=0)
    remaining = phrase.of is not None and phrase.of.quantifier == "rest"
    if phrase.quantifier == "all" and phrase.number == _TRICKS:
        return Amount(tricks=_TRICKS)  # "all thirteen"
    if phrase.quantifier == "all":
        return Amount(all=True, how_many=None if remaining else phrase.number)
    return _counted(phrase)


def is_nothing(phrase: NounPhrase) -> bool:
    """ "Nothing", "no more tricks"."""
    return amount_of(phrase) == Amount(tricks=0)


def is_both(phrase: NounPhrase) -> bool:
    """ "*Both* go on the diamonds", where nothing says what."""
    return phrase.quantifier == "both" and not phrase.has_head


def are_all(phrase: NounPhrase, words: str) -> bool:
    """ "*These* are *all* mine": the cards shown, and `words` say all of them."""
    return phrase.determiner == "these" and not phrase.has_head and " all " in words.lower()


def is_level(phrase: NounPhrase) -> bool:
    """Whether it is a bare number that can be the level of a contract, as "another three" cannot."""
    return phrase.is_bare_number and "another" not in phrase.adjectives and phrase.number in range(1, HIGHEST_LEVEL + 1)


def is_empty(phrase: NounPhrase) -> bool:
    """Whether a phrase names and counts nothing: "the" before a word that is not known."""
    said = phrase.has_head or phrase.number is not None or phrase.quantifier not in (None, "both") or bool(phrase.of)
    return phrase.noun == "unknown" or not (said or phrase.adjectives or phrase.determiner in ("this", "these"))


def _counted(phrase: NounPhrase) -> Amount | None:
    last = "last" in phrase.adjectives or (phrase.of is not None and "last" in phrase.of.adjectives)
    if phrase.number is not None:
        return Amount(phrase.number, of_last=last, how_many=_of_all(phrase))
    if phrase.quantifier == "both" and phrase.noun:
        return Amount(tricks=2)
    if phrase.ordinal is not None and phrase.ordinal >= 5 and phrase.determiner == "my" and not phrase.nouns_plural:
        return Amount(tricks=phrase.ordinal)  # "for my tenth trick"
    if (
        phrase.noun == "trick"
        and (phrase.determiner in ("a", "the", "my", "your", "each") or last)
        and not phrase.nouns_plural
    ):
        return Amount(tricks=1, of_last=last)
    if phrase.noun is None and last:
        return Amount(tricks=1, of_last=True)
    return None


def amount_for(phrase: NounPhrase) -> Amount | None:
    """The number behind *for*: "a ruff for two more"; "*for the tenth trick*" that makes ten of the deal."""
    nth = phrase.ordinal if phrase.noun == "trick" and not phrase.nouns_plural and not phrase.suit else None
    if nth is not None and HIGHEST_LEVEL < nth < _TRICKS:
        return Amount(tricks=nth)  # the thirteenth may be when it comes
    return amount_of(phrase)


def _of_all(phrase: NounPhrase) -> int | None:
    """ "The last three": how many there are, where "the last one" is one of them."""
    named = "last" in phrase.adjectives and phrase.determiner in ("the", "these", None)  # not "dummy's last three"
    return phrase.number if named and (phrase.number or 0) > 1 else None


def is_one_card(phrase: NounPhrase) -> bool:
    """ "The third club", "the ace", "the first round of spades"."""
    if phrase.noun == "round" and phrase.ordinal is not None and not phrase.nouns_plural:
        return True
    return len(phrase.ranks) == 1 or (phrase.suit is not None and not phrase.plural)


def is_rank(phrase: NounPhrase) -> bool:
    """ "The nine": a number that names a card."""
    return (
        phrase.is_bare_number
        and phrase.number is not None
        and 5 <= phrase.number <= 10
        and phrase.determiner in ("the", "my", "your", "dummy")
        and not phrase.adjectives
        and phrase.of is None
    )


OF_ONE: Final[tuple[str, ...]] = ("the", "my", "a", "dummy")
"""Articles of a card that is played."""


def as_card(phrase: NounPhrase, *determiners: str) -> NounPhrase:
    """ "*The four*": a card, since a number of tricks has no article; `determiners` are those that show it here."""
    number = phrase.number
    bare = phrase.is_bare_number and not phrase.adjectives and phrase.of is None
    if number is None or not bare or phrase.determiner not in determiners or not 2 <= number <= 10:
        return phrase
    return replace(phrase, number=None, ranks=(rank_of(number),))


def specs_of(phrase: NounPhrase, lent_suit: str | None = None) -> list[Spec]:
    """What a phrase names, one spec per step. `lent_suit` stands in for a rank said without its suit."""
    how = tuple(adjective for adjective in phrase.adjectives if adjective in _HOW_ADJECTIVES)
    if "top" in phrase.adjectives and phrase.plural and phrase.noun is None:
        how = (*how, "from_the_top")  # "the top spades"
    if phrase.act:
        return [Spec(phrase.span, phrase.suit or _of_suit(phrase), act=phrase.act, count=_count(phrase), how=how)]
    both = phrase.of is not None and phrase.of.quantifier in ("both", "each") and phrase.of.group in PAIRS
    suits = PAIRS[phrase.of.group] if both and phrase.of is not None and phrase.of.group else (lent_suit,)
    if phrase.cards:
        return [spec for suit in suits for cards in phrase.cards for spec in _card_run(phrase, cards, suit)]
    if phrase.ranks:
        return [spec for suit in suits for spec in _rank_specs(phrase, suit)]
    if is_rank(phrase) and phrase.number is not None:
        return [Spec(phrase.span, lent_suit, ((lent_suit or "?") + rank_of(phrase.number),))]
    suit = phrase.suit or _of_suit(phrase)
    if suit and _is_symbol_card(phrase) and phrase.number is not None:
        return [Spec(phrase.span, suit, (suit + rank_of(phrase.number),))]
    return [
        Spec(
            phrase.span,
            suit,
            count=_count(phrase),
            how=how,
            single=_is_single(phrase),
            named=bool(suit) or phrase.noun == "winner",
        )
    ]


_HOW_ADJECTIVES: Final = frozenset({"high", "low", "marked", "ruffing", "double", "simple", "repeated"})


def _of_suit(phrase: NounPhrase) -> str | None:
    return phrase.of.suit if phrase.of else None


def _card_run(phrase: NounPhrase, cards: str, lent_suit: str | None) -> list[Spec]:
    """One spec for a run from the top; "KA", which nobody writes without meaning it, is the king, then the ace."""
    suit, _, ranks = cards.partition(":")
    if suit == "?":
        suit = phrase.suit or lent_suit or "?"
    named = None if suit == "?" else suit
    if is_upward(ranks):
        return [Spec(phrase.span, named, (suit + rank,)) for rank in ranks]
    return [Spec(phrase.span, named, tuple(suit + rank for rank in ranks))]


def is_upward(ranks: str) -> bool:
    """Whether ranks run together go up: "KA", "QKA"."""
    places = [RANKS.index(rank) for rank in ranks if rank != "x"]
    return len(places) > 1 and places == sorted(set(places))


PAIRS: Final = {"black": "SC", "red": "HD", "major": "SH", "minor": "DC"}
"""The suits of which there are two: "both black aces" are two cards."""


def each_suit(phrase: NounPhrase) -> list[Spec]:
    """ "The minors": one spec for each of two suits of which nothing more is said; none for any other phrase."""
    more = phrase.noun or phrase.number or phrase.ranks or phrase.act or phrase.determiner == "a"
    if more or phrase.group is None or phrase.quantifier not in (None, "both", "all"):
        return []
    return [Spec(phrase.span, suit) for suit in PAIRS.get(phrase.group, "")]


def _rank_specs(phrase: NounPhrase, lent_suit: str | None) -> list[Spec]:
    suit = phrase.suit or _of_suit(phrase) or lent_suit
    if phrase.nouns_plural and phrase.group in PAIRS and _count(phrase) in (None, 2):
        return [Spec(phrase.span, each, (each + phrase.ranks[0],)) for each in PAIRS[phrase.group]]
    if phrase.nouns_plural:  # "two kings" are not of the suit of the card before them
        return [Spec(phrase.span, phrase.suit or _of_suit(phrase), count=_count(phrase), named=True)]
    ranks = [rank for rank in phrase.ranks if rank != "x"]
    if not ranks:
        return [Spec(phrase.span, suit, how=("low",), named=bool(suit))]
    return [Spec(phrase.span, suit, (f"{suit or '?'}{rank}",)) for rank in ranks]


def _is_symbol_card(phrase: NounPhrase) -> bool:
    """ "The 9♠": a digit beside a symbol is a card after "the", and always when nobody has that many tricks."""
    if not phrase.symbol or phrase.number is None or phrase.of is not None or phrase.noun is not None:
        return False
    named = phrase.determiner in ("the", "my", "your") and phrase.number >= 2 and not phrase.adjectives
    return named or phrase.number >= 8


def _is_single(phrase: NounPhrase) -> bool:
    singular = phrase.determiner in ("a", "each") or phrase.number == 1
    return singular and not phrase.plural and not phrase.nouns_plural


def _count(phrase: NounPhrase) -> int | None:
    if phrase.number is not None:
        return phrase.number
    if phrase.quantifier == "both":
        return 2
    return 1 if phrase.determiner == "a" and not phrase.plural and not phrase.nouns_plural else None


def are_all_tricks(phrase: NounPhrase) -> bool:
    """ "The tricks", uncounted: all there are."""
    counted = phrase.number is not None or bool(phrase.suit or phrase.ranks or phrase.cards or phrase.adjectives)
    return phrase.noun == "trick" and phrase.nouns_plural and not counted


def are_losers(exclusion: Exclusion) -> bool:
    """ "… but losers", "… but small cards", "… but rubbish" (a word that names no card)."""
    named = exclusion.object
    if named is None or (isinstance(named, NounPhrase) and is_empty(named)):
        return True
    if not isinstance(named, NounPhrase) or named.ranks or named.cards:
        return False
    return named.noun == "loser" or (named.noun == "card" and "low" in named.adjectives)


def is_this_trick(phrase: NounPhrase) -> bool:
    """ "This one", "this trick", "that": the trick in progress, where tricks are spoken of."""
    if phrase.quantifier in ("everything", "all", "rest"):
        return False  # "he said *that everything* else was his"
    return phrase.determiner == "this" and (not phrase.has_head or phrase.noun == "trick") and not phrase.nouns_plural
