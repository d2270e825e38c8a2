"""Two or three clauses that do not bear on each other say together what each says, however they are joined.

A fixed sample of some 340,000 pairs; `NLCLAIM_COMPOSITIONS=1` tries them all (half an hour).
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from tests.reading.composition import (
    LAST,
    LEAVES,
    PLAIN,
    THEN,
    Atom,
    Said,
    atoms,
    bear_on_each_other,
    combined,
    differences,
    fits,
    in_suit,
    joined,
    joined_three,
    together,
    told,
)
from tests.reading.notation import describe
from tests.reading.words import interpret

ATOMS = atoms()
JOINERS = (*PLAIN, *THEN, *LAST, *LEAVES)
SUITS = ("diamond", "heart", "spade")
EVERY = 1 if "NLCLAIM_COMPOSITIONS" in os.environ else 97
"""How many of the pairs are tried: every so manieth."""
TRIPLES = 400


@pytest.mark.parametrize("atom", ATOMS, ids=lambda atom: atom.text)
def test_an_atom_is_read_by_itself(atom: Atom) -> None:
    assert describe(interpret(atom.text + ".").first) == atom.read


def _pairs(one: Atom, place: int) -> Iterator[tuple[str, Said]]:
    """What a clause says with another, for some of the others and of the joiners."""
    number = place * 41  # so that each clause begins with another one and another joiner
    for second, clause in enumerate(ATOMS):
        other = in_suit(clause, SUITS[(place + second) % 3])
        for joiner in JOINERS:
            number += 1
            if number % EVERY == 0 and not bear_on_each_other(one, other) and fits(one, joiner, other):
                yield joined(one, joiner, other), combined(one, joiner, other)


@pytest.mark.parametrize("place", range(len(ATOMS)), ids=lambda place: ATOMS[place].text)
def test_two_clauses_say_what_each_says(place: int) -> None:
    found = {
        text: differing
        for text, expected in _pairs(ATOMS[place], place)
        if (differing := differences(expected, told(interpret(text).first))) and text not in LEFT
    }
    assert found == {}


LEFT = {
    "I can take three clubs, and finally ace and king of spades.",
    "The clubs run, run the hearts.",
    "The clubs run - run the hearts.",
}
"""Those that are read otherwise still."""


def test_three_clauses_say_what_each_says() -> None:
    draw = random.Random(70)
    found, tried = {}, 0
    while tried < TRIPLES:
        first, *others = draw.sample(ATOMS, 3)
        three = [first, *(in_suit(atom, suit) for atom, suit in zip(others, draw.sample(SUITS, 2), strict=True))]
        joiners = draw.choices(JOINERS, k=2)
        bear = any(bear_on_each_other(one, other) for one in three for other in three if one is not other)
        if bear or not all(fits(one, joiner, two) for one, joiner, two in zip(three, joiners, three[1:], strict=False)):
            continue
        tried += 1
        text = joined_three(three, joiners)
        if differing := differences(together(*three), told(interpret(text).first)):
            found[text] = differing
    assert found == {}
