"""The words a director reads aloud: "the five of hearts", "East and West", "twelve tricks"."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from nlclaim.bridge import RANK_NAMES, Card, Side
from nlclaim.law import load_edition

_RANKS = tuple(RANK_NAMES.values())
_NUMBERS = ("none", "one", *_RANKS[:9], "eleven", "twelve", "thirteen")
_MOST_NAMED = 5


def say_card(card: Card) -> str:
    """`the five of hearts`."""
    return f"the {_RANKS[card.rank]} of {card.suit}"


def say_cards(cards: Iterable[Card], joined_by: str = "and") -> str:
    """`the jack or ten of hearts or the ace of clubs`; of more than five, those first named `or another`."""
    given = list(cards)
    named, more = given[:_MOST_NAMED], given[_MOST_NAMED:]
    said = [
        f"the {say_list([_RANKS[card.rank] for card in suited], joined_by)} of {suit}"
        for suit, suited in itertools.groupby(named, key=lambda card: card.suit)
    ]
    return say_list([*said, *(["another"] if more else [])], joined_by)


def say_list(items: Sequence[str], joined_by: str = "and") -> str:
    """`a, b and c`."""
    return f" {joined_by} ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)


def say_side(side: Side) -> str:
    """`North and South`."""
    return say_list([str(seat) for seat in side.seats])


def say_number(number: int) -> str:
    """`none`, `one` … `thirteen`."""
    return _NUMBERS[number]


def say_tricks(number: int) -> str:
    """`no trick`, `one trick`, `twelve tricks`."""
    return {0: "no trick", 1: "one trick"}.get(number, f"{_NUMBERS[number]} tricks")


def say_authority(name: str) -> str:
    """`the EBU`, `the ACBL of 1992`."""
    letters = name.rstrip("0123456789")
    year = name[len(letters) :]
    return f"the {letters.upper()}" + (f" of {year}" if year else "")


def say_laws(law: str) -> str:
    """`the Laws of 2017`, `the Laws of rubber bridge`."""
    game = load_edition(law).game
    return f"the Laws of {law if game == 'duplicate' else f'{game} bridge'}"


def begin(text: str) -> str:
    """With a capital letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
