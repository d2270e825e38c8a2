"""The words a director reads aloud: "the five of hearts", "East and West", "twelve tricks"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nlclaim.bridge import Card, Contract, Side

_RANKS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
_NUMBERS = ("none", "one", *_RANKS[:9], "eleven", "twelve", "thirteen")
_DOUBLED = {"": "", "X": " doubled", "XX": " redoubled"}


def say_card(card: Card) -> str:
    """`the five of hearts`."""
    return f"the {_RANKS[card.rank]} of {card.suit}"


def say_cards(cards: Iterable[Card], joined_by: str = "and") -> str:
    """`the five of hearts, the ace of clubs and the ten of clubs`."""
    return say_list([say_card(card) for card in cards], joined_by)


def say_list(items: Sequence[str], joined_by: str = "and") -> str:
    """`a, b and c`."""
    return f" {joined_by} ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)


def say_side(side: Side) -> str:
    """`North and South`."""
    return say_list([str(seat) for seat in side.seats])


def say_contract(contract: Contract) -> str:
    """`four spades doubled`."""
    strain = "notrump" if contract.trumps is None else str(contract.trumps)
    return f"{say_number(contract.level)} {strain}{_DOUBLED[contract.doubled]}"


def say_number(number: int) -> str:
    """`none`, `one` … `thirteen`."""
    return _NUMBERS[number]


def say_tricks(number: int) -> str:
    """`no trick`, `one trick`, `twelve tricks`."""
    return {0: "no trick", 1: "one trick"}.get(number, f"{_NUMBERS[number]} tricks")


def begin(text: str) -> str:
    """With a capital letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
