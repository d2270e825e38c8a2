import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import (
    Seat,
    Suit,
    format_diagram,
    format_hand,
    format_trick,
    make_position,
    parse_card,
    parse_deal,
)

from .strategies import positions

FOUR_CLUBS = make_position(
    parse_deal("N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653"),
    Suit.CLUBS,
    Seat.NORTH,
)
AFTER_HEART_TWO = """\
            North: Ann
            ♠ AJT432
            ♥ -
            ♦ QT84
            ♣ T4
West: Dee   ┌─────────────┐   East: Bob
♠ Q6        │      ♥2     │   ♠ 87
♥ A7        │ W         ? │   ♥ QJT543
♦ 63        │      S      │   ♦ J7
♣ KJ98653   └─────────────┘   ♣ AQ2
            South: Cy
            ♠ K95
            ♥ K986
            ♦ AK952
            ♣ 7

West is declarer, East dummy. West claims. East to play."""
TYPED = """\
       North
       S -
       H -
       D -
       C 5
West   +-------------+   East
S -    |      ?      |   S -
H 5    | W         E |   H -
D -    |      S      |   D J
C -    +-------------+   C -
       South
       S -
       H 7
       D -
       C -

North to play."""


def test_the_trick_in_progress_stands_in_the_middle_and_the_roles_below():
    position = FOUR_CLUBS.play(parse_card("H2"))
    diagram = format_diagram(position, names=("Ann", "Bob", "Cy", "Dee"), declarer=Seat.WEST, claimer=Seat.WEST)
    assert diagram == AFTER_HEART_TWO


def test_letters_and_ascii_for_terminals_without_symbols():
    position = make_position(parse_deal("N:...5 ..J. .7.. .5.."), None, Seat.NORTH)
    diagram = format_diagram(position, symbols=False)
    assert diagram == TYPED
    assert diagram.isascii()


@given(positions(), st.booleans())
def test_every_diagram_shows_every_card_in_neat_columns(position, symbols):
    lines = format_diagram(position, symbols=symbols).split("\n")
    assert len(lines) == 17
    assert all(line == line.rstrip() for line in lines)
    ranks = sum(len(line.split(" ")[-1].replace("-", "")) for line in lines[1:5] + lines[11:15])
    assert ranks == len(position.hands[Seat.NORTH]) + len(position.hands[Seat.SOUTH])
    box = [line.index("┌" if symbols else "+") for line in lines[5:6]] + [
        line.index("│" if symbols else "|") for line in lines[6:9]
    ]
    assert len(set(box)) == 1
    assert lines[0].index("North") == box[0]


@pytest.mark.parametrize("size", [1, 40])
def test_long_names_do_not_widen_the_diagram(size):
    wide = format_diagram(FOUR_CLUBS, names=("x" * size,) * 4)
    assert max(map(len, wide.split("\n"))) <= 72


def test_a_hand_and_a_trick_fit_on_a_line():
    position = FOUR_CLUBS.play(parse_card("H2")).play(parse_card("HQ"))
    assert format_hand(position.hands[Seat.NORTH]) == "♠ AJT432  ♥ -  ♦ QT84  ♣ T4"
    assert format_trick(position.trick, position.leader) == "N ♥2, E ♥Q"
    assert format_trick(position.trick, position.leader, symbols=False) == "N H2, E HQ"
