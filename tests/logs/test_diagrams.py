import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlclaim.bridge import Seat, Suit, format_diagram, make_position, parse_deal
from nlclaim.errors import InvalidPositionError
from nlclaim.logs.diagrams import find_diagrams
from nlclaim.logs.facts import add_facts, find_facts

from ..bridge.strategies import deals, positions

DEAL = parse_deal("N:AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 Q6.A7.63.KJ98653")
ENDING = parse_deal("N:...5432 ..J.AKQ .7632.. .5.AKQ.")

COMPASS = """
A cold slam, they said.

              ♠ AJT432
              ♥ 2
              ♦ QT84
              ♣ T4
 ♠ Q6                     ♠ 87
 ♥ A7                     ♥ QJT543
 ♦ 63                     ♦ J7
 ♣ KJ98653                ♣ AQ2
              ♠ K95
              ♥ K986
              ♦ AK952
              ♣ 7
"""
LABELLED = """
              North
              S: A J 10 4 3 2
              H: 2
              D: Q 10 8 4
              C: 10 4
West                      East
S: Q 6                    S: 8 7
H: A 7                    H: Q J 10 5 4 3
D: 6 3                    D: J 7
C: K J 9 8 6 5 3          C: A Q 2
              South
              S: K 9 5
              H: K 9 8 6
              D: A K 9 5 2
              C: 7
"""
LINES = """
North: ♠AJ10432 ♥2 ♦Q1084 ♣104
East:  ♠87 ♥QJ10543 ♦J7 ♣AQ2
South: ♠K95 ♥K986 ♦AK952 ♣7
West:  ♠Q6 ♥A7 ♦63 ♣KJ98653
"""
LETTER_LINES = """
N: S AJT432 H 2 D QT84 C T4
E: S 87 H QJT543 D J7 C AQ2
S: S K95 H K986 D AK952 C 7
W: S Q6 H A7 D 63 C KJ98653
"""
BELOW_EACH_OTHER = """
West
♠ Q6
♥ A7
♦ 63
♣ KJ98653

North (dummy)
♠ AJT432
♥ 2
♦ QT84
♣ T4

East
♠ 87
♥ QJT543
♦ J7
♣ AQ2

South
♠ K95
♥ K986
♦ AK952
♣ 7
"""
DEAL_STRING = "The cards were W:Q6.A7.63.KJ98653 AJT432.2.QT84.T4 87.QJT543.J7.AQ2 K95.K986.AK952.7 they say."
THREE_HANDS = "\n".join(LINES.split("\n")[:4])
HEADS = """
Bd: 12        North
Dlr: West     ♠ AJT432
Vul: N-S      ♥ 2
              ♦ QT84
              ♣ T4
West                      East
♠ Q6                      ♠ 87
♥ A7                      ♥ QJT543
♦ 63                      ♦ J7
♣ KJ98653                 ♣ AQ2
              South
              ♠ K95
              ♥ K986
              ♦ AK952
              ♣ 7
"""
DEALER_BESIDE = """
Dealer West   ♠ AJT432
NS vulnerable ♥ 2
              ♦ QT84
              ♣ T4
♠ Q6          N           ♠ 87
♥ A7        W   E         ♥ QJT543
♦ 63          S           ♦ J7
♣ KJ98653                 ♣ AQ2
              ♠ K95
              ♥ K986
              ♦ AK952
              ♣ 7
"""
WITH_TABS = """
\t\t♠ AJT432
\t\t♥ 2
\t\t♦ QT84
\t\t♣ T4
♠ Q6\t\t\t\t♠ 87
♥ A7\t\t\t\t♥ QJT543
♦ 63\t\t\t\t♦ J7
♣ KJ98653\t\t\t♣ AQ2
\t\t♠ K95
\t\t♥ K986
\t\t♦ AK952
\t\t♣ 7
"""
IN_WORDS = """
North: Spades AJT432, Hearts 2, Diamonds QT84, Clubs T4
South: S-K95 H-K986 D-AK952 C-7
West:
Spades: Q 6
Hearts: A 7
Diamonds: 6 3
Clubs: K J 9 8 6 5 3
"""
WITH_COMPASS_ROSE = """
         ♠ —
         ♥ —
         ♦ —
         ♣ 5432
♠ —               ♠ —
♥ 5      N        ♥ —
♦ AKQ  W   E      ♦ J
♣ —      S        ♣ AKQ
         ♠ void
         ♥ 7632
         ♦ –
         ♣ --
"""
ONE_LINE_ENDING = """
North: S: – H: – D: – C: 5432
East:  S: – H: – D: J C: AKQ
South: S: – H: 7632 D: – C: –
West:  S: – H: 5 D: AKQ C: –
"""


LAYOUTS = [
    *(COMPASS, LABELLED, LINES, LETTER_LINES, BELOW_EACH_OTHER, DEAL_STRING, THREE_HANDS),
    *(HEADS, DEALER_BESIDE, WITH_TABS, IN_WORDS),
]


@pytest.mark.parametrize("text", LAYOUTS)
def test_a_deal_is_read_from_every_layout(text):
    (diagram,) = find_diagrams(text)
    assert diagram.filled_hands() == DEAL
    assert diagram.is_full_deal
    assert diagram.problems == ()


@pytest.mark.parametrize("text", [WITH_COMPASS_ROSE, ONE_LINE_ENDING])
def test_an_ending_is_read_with_its_voids(text):
    (diagram,) = find_diagrams(text)
    assert diagram.hands == ENDING
    assert not diagram.is_full_deal


def test_offsets_frame_the_diagram():
    (diagram,) = find_diagrams(COMPASS)
    assert COMPASS[diagram.start : diagram.end].startswith("♠ AJT432")
    assert COMPASS[diagram.start : diagram.end].endswith("♣ 7")
    (labelled,) = find_diagrams(LINES)
    assert LINES[labelled.start :].startswith("North:")


def test_two_diagrams_in_a_text_are_two():
    assert [diagram.hands for diagram in find_diagrams(COMPASS + "\n\nLater:\n\n\n\n" + ONE_LINE_ENDING)] == [
        DEAL,
        ENDING,
    ]
    assert len(find_diagrams(LINES + LETTER_LINES)) == 2


def test_hands_that_are_not_shown_stay_unknown():
    (diagram,) = find_diagrams("West ♠742 ♥AKJT5 ♦AKQ ♣AQ\nEast ♠AKJ ♥Q9862 ♦JT8 ♣K5\n")
    assert diagram.hands[Seat.NORTH] is None
    assert diagram.hands[Seat.SOUTH] is None
    assert str(diagram.hands[Seat.WEST]) == "742.AKJT5.AKQ.AQ"
    with pytest.raises(InvalidPositionError, match="North's hand is not shown; South's hand is not shown"):
        add_facts(diagram, find_facts("7NT by West, North to lead")).position()


ODD = [
    ("N: S AKxx H xx D - C QJ", "North: small spades written x"),
    ("North\n♠ AK\n♥ 32\n♣ 5\n", "North: no line for diamonds, taken as void"),
    ("N: ♠AA ♥K ♦Q ♣J", "North: ♠A stands twice"),
    ("N: ♠A ♥K ♦Q ♣J\nE: ♠A ♥2 ♦3 ♣4", "♠A is in North and East"),
]


@pytest.mark.parametrize(("text", "problem"), ODD)
def test_what_cannot_be_read_as_it_stands_is_said(text, problem):
    (diagram,) = find_diagrams(text)
    assert problem in diagram.problems


PROSE = [
    "Dealer: S\nA diamond. H. Smith and S. Jones, C major, D: yes.",
    "I have ♠AK and the ♥Q, you get the ♣A.",
    "He led the S4 and declarer won with the SA.",
    "♠ 5 4\n♥ 3 2\nopposite\n♠ A\n",
    "In N. America the East side plays D.C. on Sundays.",
    "",
]


@pytest.mark.parametrize("text", PROSE)
def test_cards_in_a_sentence_are_no_diagram(text):
    assert find_diagrams(text) == []


@given(positions(), st.booleans(), st.sampled_from(["", "Ann", "J. Smith"]))
@settings(deadline=None)
def test_our_own_diagrams_read_back(position, symbols, name):
    text = format_diagram(position, symbols=symbols, names=(name,) * 4)
    (diagram,) = find_diagrams(text)
    assert diagram.filled_hands() == position.hands
    assert add_facts(diagram, find_facts(text)).turn == position.turn


@given(deals(), st.permutations(list(Seat)), st.sampled_from([" ", ": "]), st.booleans())
def test_hands_in_lines_read_back_in_any_order(deal, order, between, symbols):
    lines = []
    for seat in order:
        holdings = str(deal[seat]).split(".")
        suits = zip("♠♥♦♣" if symbols else "SHDC", holdings, strict=True)
        lines.append(f"{seat}: " + " ".join(suit + between + (ranks or "-") for suit, ranks in suits))
    (diagram,) = find_diagrams("\n".join(lines))
    assert diagram.hands == deal
    assert diagram.problems == ()


FACTS = [
    ("4♣ by West, North to lead.", "4C", Seat.WEST, Seat.NORTH),
    ("Contract: 3NTX, declarer South. Dummy to play", "3NTX", Seat.SOUTH, Seat.NORTH),
    ("South is in 4 hearts doubled, with the lead in dummy", "4HX", Seat.SOUTH, Seat.NORTH),
    ("North was declarer. The contract was six no-trumps. Lead: W", "6NT", Seat.NORTH, Seat.WEST),
    ("East declared 2 spades redoubled", "2SXX", Seat.EAST, None),
]


@pytest.mark.parametrize(("text", "contract", "declarer", "turn"), FACTS)
def test_contract_declarer_and_turn_are_read_from_plain_statements(text, contract, declarer, turn):
    facts = find_facts(text.replace("six", "6"))
    assert (str(facts.contract), facts.declarer, facts.turn) == (contract, declarer, turn)
    assert facts.trumps_known


def test_trumps_may_be_said_without_a_contract():
    assert find_facts("Hearts are trumps and South is on lead.").trumps is Suit.HEARTS
    assert find_facts("At notrump, South to play").trumps_known
    assert not find_facts("South to play").trumps_known


def test_a_diagram_with_its_facts_is_a_position():
    (diagram,) = find_diagrams(WITH_COMPASS_ROSE)
    full = add_facts(diagram, find_facts("Hearts are trumps. North to play."))
    assert full.position() == make_position(ENDING, Suit.HEARTS, Seat.NORTH)


def test_a_diagram_without_facts_says_what_is_missing():
    (diagram,) = find_diagrams(WITH_COMPASS_ROSE)
    with pytest.raises(InvalidPositionError) as caught:
        diagram.position()
    assert caught.value.problems == (
        "the text does not say who is to play",
        "the text does not say what trumps are",
    )


@given(st.text(max_size=300) | st.text(alphabet="♠♥♦♣SHDCNEW:-AKQJT10x \n│|", max_size=300))
@settings(deadline=None)
def test_hostile_text_gives_diagrams_inside_the_text(text):
    for diagram in find_diagrams(text):
        assert 0 <= diagram.start < diagram.end <= len(text)
    find_facts(text)
