"""What the director finds about a trump that is out: against the claimer it never gains, for him it never costs."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from nlclaim.api import rule
from nlclaim.bridge import Contract, Seat, parse_contract
from nlclaim.ruling.case import Case, Facts
from tests.oracle.endings import outstanding, random_position

pytestmark = pytest.mark.property
# No deadline: several sessions share two cores, and a slow example is no fault of the code.
unhurried = settings(deadline=None, max_examples=150)
many = settings(deadline=None, max_examples=400)
"""For what goes wrong in one random ending of fifty."""
seeds = st.integers(0, 2**32).map(Random)
sizes = st.integers(1, 4)
laws = st.sampled_from(("1997", "2007", "2017", "rubber"))

WORDS = ("All mine.", "Drawing the last trump.", "Trumps are gone.", "I draw trumps.", "You get a trick at the end.")


def ending(random: Random, size: int, law: str, words: str) -> Case:
    """Declarer claims all in a random ending with a trump out."""
    side = random.randrange(2)
    position = random_position(random, size, side)
    declarer = Seat(side + random.choice((0, 2)))
    trumps = position.trumps
    assume(trumps is not None and outstanding(position, side).suit_holding(trumps))
    contract: Contract = parse_contract(f"4{trumps.letter}") if trumps is not None else parse_contract("3NT")
    claimed = None if "You get" in words else position.remaining
    return Case(position, contract, declarer, declarer, words, claimed, law=law)


def awards(case: Case, unaware: bool | None) -> dict[str, int]:
    return rule(replace(case, facts=Facts(unaware_of_trump=unaware)), seconds=None).by_authority


@many
@given(seeds, st.integers(3, 4))
def test_that_he_did_not_know_of_a_trump_never_gains_him_a_trick(random: Random, size: int) -> None:
    case = ending(random, size, "2017", "")
    found, open_ = awards(case, True), awards(case, None)
    assert all(found[name] <= open_[name] for name in open_)


@unhurried
@given(seeds, sizes, laws, st.sampled_from(WORDS))
def test_nor_does_it_whatever_he_said(random: Random, size: int, law: str, words: str) -> None:
    case = ending(random, size, law, words)
    found, open_ = awards(case, True), awards(case, None)
    assert all(found[name] <= open_[name] for name in open_)


@unhurried
@given(seeds, sizes, laws)
def test_that_he_knew_of_every_trump_never_costs_him_a_trick(random: Random, size: int, law: str) -> None:
    case = ending(random, size, law, "")
    found, open_ = awards(case, False), awards(case, None)
    assert all(found[name] >= open_[name] for name in open_)
