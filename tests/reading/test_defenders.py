"""What a defender says of his own, of partner's and of declarer's tricks: notation of constructions.py."""

from __future__ import annotations

import pytest

from nlclaim.language import parse_statement
from nlclaim.reading.interpret import Context
from tests.reading.notation import describe
from tests.reading.words import interpret_statement

SAID = [
    (
        "I cash the ace of diamonds, give you a diamond ruff, partner, and you cash your ace of clubs. Two off.",
        "claim c=3 r=-2 o=i p=0<1,1<2 s=cash:DA,ruff:D@partner,cash:CA@partner",
    ),
    (
        "Heart to partner's ace, diamond ruff, spade to his king, another ruff.",
        "claim c=4 o=i p=0<1,1<2,2<3 s=cross:HA,ruff:D,cross:SK,ruff",
    ),
    (
        "King of clubs, heart ruff for partner, ace of spades.",
        "claim c=3 o=i p=0<1,1<2 s=cash:CK,ruff:H@partner,cash:SA",
    ),
    ("King of clubs, ace of spades and a heart ruff for partner.", "claim c=3 s=cash:CK,cash:SA,ruff:H@partner"),
    ("Ace of hearts, spade back to me.", "claim o=i p=0<1 s=cash:HA,lead:S"),
    ("Come on, partner, she takes the rest.", "concession x=all"),
    ("Hearts aren't breaking, I've got five of them.", "not_a_claim"),
    ("The clubs don't run, I have four.", "not_a_claim"),
    ("Partner has the ace, and declarer has his king.", "claim_and_concession c=1 x=1 s=win:?A@partner,concede:?K"),
    (
        "West said he would win the spade, cash his two hearts and lead a third, on which partner would make his ten.",
        "claim c=4 o=i p=0<1,1<2,2<3 s=win:S,cash:H2,lead:H,win:?T@partner",
    ),
    ("West told declarer that he would win the spade and claim the rest.", "claim c=all s=win:S"),
    ("South told West that he had his trump trick.", "concession x=1 t=m s=concede:T"),
    (
        "West's claim was that he would cash his two aces and give East a spade ruff.",
        "claim c=3 o=i p=0<1 s=cash:2,ruff:S@partner",
    ),
    ("West said that his king gave them two more.", "claim c=2 s=cash:?K"),
    ("East said that declarer was going two down since he had to lose a heart and two diamonds.", "claim c=3 r=-2"),
    (
        "East claimed that the contract was one off, as he had the ace of diamonds and his partner the king of trumps.",
        "claim c=2 r=-1 t=m s=win:DA,win:TK",
    ),
    ("Partner's ace and my two kings put it three off.", "claim c=3 r=-3 s=cash:?A,cash:2"),
    ("You're left with nothing but losers.", "claim c=all"),
    ("No matter what declarer does we get the ace of trumps and a club.", "claim c=2 t=m s=win:TA,win:C1"),
    ("You've no losers", "concession x=all"),
    ("4 making.", "concession r=L4"),
    ("Partner and I have two each.", "claim c=4"),
    ("We have a trump each.", "claim c=2 t=m"),
    ("Partner has two and I have the ace.", "claim c=3 s=win:?A"),
    ("Partner has the ace and I have two.", "claim c=3 s=win:?A@partner"),
    ("My queen of trumps is offside for you, one trick.", "claim c=1 t=m"),
    ("My king of hearts is behind declarer's ace, it's a trick.", "claim c=1"),
    ("Partner and I both have an ace.", "claim c=2"),
    ("We've an ace each.", "claim c=2"),
    (
        "We've a spade and a heart to take, then declarer has the rest.",
        "claim_and_concession c=2 o=e s=cash:S1,cash:H1",
    ),
    ("We've a spade and a heart to come.", "claim c=2 s=win:S1,win:H1"),
    ("Two trump tricks whatever happens, the ace and my jack.", "claim c=2 t=m s=win:TA,win:TJ"),
    ("A trump trick, the queen.", "claim c=1 t=m s=win:TQ"),
    ("I still make a heart, the ten.", "claim c=1 s=win:HT"),
    ("We make three.", "claim c=3"),
    ("We've had all we're getting.", "concession x=all"),
    ("It doesn't matter, I always come to two trumps. Ruff high and my jack wins too.", "claim c=2 t=m"),
    ("Two tricks. Ruff the heart and cash the ace.", "claim c=2 o=i p=0<1 s=ruff:H,cash:?A"),
]


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[text for text, _ in SAID])
def test_a_defender_is_read_as_one(text: str, expected: str) -> None:
    reading = interpret_statement(parse_statement(text), Context(claimer_role="defender")).first
    assert describe(reading) == expected
