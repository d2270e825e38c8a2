import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlclaim.bridge import BoardProblem, Seat, format_deal
from nlclaim.logs.markup import html_to_text
from nlclaim.logs.prose import iter_html, iter_markdown, iter_text
from nlclaim.logs.records import LogEntry

from .test_diagrams import BELOW_EACH_OTHER, COMPASS, DEAL, ENDING, LINES, WITH_COMPASS_ROSE

CASEBOOK = f"""\
An introduction.

Case 1

4♣ by West.
{COMPASS}
West claimed the rest without a word.

North objected.

Case 2

Hearts are trumps, North to play.
{WITH_COMPASS_ROSE}
South said he had the rest.
"""
HTML = """\
<html><head><title>Case 1</title><style>td {}</style></head><body>
<h2>Case 1</h2><p>4&clubs; by West. <!-- ♠AK --></p>
<table><tr><td></td><td>&spades; AJT432<br>&hearts; 2<br>&diams; QT84<br>&clubs; T4</td><td></td></tr>
<tr><td>&spades; Q6<br>&hearts; A7<br>&diams; 63<br>&clubs; KJ98653</td><td><table><tr><td>N</td></tr></table></td>
<td><p>&spades; 87</p><p>&hearts; QJT543</p><p>&diams; J7</p><p>&clubs; AQ2</p></td></tr>
<tr><td></td><td><div><img src="s.gif" alt="♠"> K95</div><div><img alt="♥"> K986</div>♦ AK952<br>♣ 7</td></tr></table>
<p>West claimed the rest.</p><script>var x = "♠ AK";</script></body></html>
"""
MARKDOWN = """\
# Case 1

4&clubs; by West

|  | ♠ AJT432<br>♥ 2<br>♦ QT84<br>♣ T4 |  |
|---|:---:|---|
| ♠ Q6<br>♥ A7<br>♦ 63<br>♣ KJ98653 |  | ♠ 87<br>♥ QJT543<br>♦ J7<br>♣ AQ2 |
|  | ♠ K95<br>♥ K986<br>♦ AK952<br>♣ 7 |  |

West claimed the rest.
"""


def test_each_diagram_comes_with_what_was_written_about_it():
    first, second = iter_text(CASEBOOK, "book.txt")
    assert isinstance(first, LogEntry)
    assert isinstance(second, LogEntry)
    assert first.board.hands == DEAL
    assert (str(first.board.contract), first.board.declarer) == ("4C", Seat.WEST)
    assert [remark.text for remark in first.remarks] == [
        "An introduction.",
        "Case 1",
        "4♣ by West.",
        "A cold slam, they said.",
        "West claimed the rest without a word.",
        "North objected.",
    ]
    assert second.diagram.hands == ENDING
    assert second.diagram.position().turn == Seat.NORTH
    assert second.remarks[-1].text == "South said he had the rest."
    assert (second.source, second.index) == ("book.txt", 2)


def test_offsets_lead_back_to_the_text():
    for entry in iter_text(CASEBOOK):
        assert isinstance(entry, LogEntry)
        assert all(CASEBOOK[remark.offset :].startswith(remark.text) for remark in entry.remarks)
        if entry.diagram is not None:
            assert CASEBOOK[entry.diagram.start :].startswith("♠ —")


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (iter_html, HTML),
        (iter_html, f"<pre>{COMPASS}</pre> 4C by West. West claimed the rest."),
        (iter_markdown, MARKDOWN),
    ],
)
def test_tables_and_preformatted_text_keep_their_columns(read, text):
    (entry,) = read(text)
    assert isinstance(entry, LogEntry)
    assert entry.board is not None
    assert format_deal(entry.board.hands) == format_deal(DEAL)
    assert (str(entry.board.contract), entry.board.declarer) == ("4C", Seat.WEST)
    assert entry.remarks[-1].text.endswith("West claimed the rest.")


def test_markdown_fences_and_plain_blocks_are_read_as_they_stand():
    for text in (f"```\n{COMPASS}\n```\n", COMPASS, BELOW_EACH_OTHER, LINES):
        (entry,) = iter_markdown(text)
        assert isinstance(entry, LogEntry)
        assert entry.board is not None
        assert entry.board.hands == DEAL
        assert not any("```" in remark.text for remark in entry.remarks)


def test_prose_without_diagrams_is_remarks():
    (entry,) = iter_text("He claimed.\n\nNobody\nminded.\n")
    assert isinstance(entry, LogEntry)
    assert (entry.board, entry.diagram, entry.case) == (None, None, None)
    assert [remark.text for remark in entry.remarks] == ["He claimed.", "Nobody\nminded."]
    assert list(iter_text("\n \n")) == []


def test_a_long_text_is_read_in_stretches_with_offsets_that_go_on():
    text = CASEBOOK + "\nfiller filler filler\n" * 40_000 + CASEBOOK
    entries = list(iter_text(text))
    boards = [entry for entry in entries if isinstance(entry, LogEntry) and entry.board]
    assert [entry.index for entry in entries] == list(range(1, len(entries) + 1))
    assert len(boards) == 2
    assert text[boards[1].remarks[-1].offset :].startswith("North objected.")


def test_html_text_leaves_out_what_is_not_shown():
    assert html_to_text("<p>a<script>b</script> c</p><ul><li>d<li>e</ul>f&amp;g") == "a c\n\nd\ne\nf&g\n"


TRAPS = [
    "<!" * 200_000,
    "<a " * 200_000,
    "</x" * 200_000 + ">",
    "<script>" * 100_000,
    "<table><td>" * 50_000,
    "<!--" * 200_000,
]


@pytest.mark.parametrize("html", TRAPS)
def test_broken_html_takes_no_endless_time(html):
    assert isinstance(html_to_text(html), str)


def test_of_an_enormous_page_only_the_start_is_read_and_that_is_said():
    first, *_ = iter_html(b"<p>" + b"x" * 10_000_000 + b"</p>")
    assert isinstance(first, BoardProblem)
    assert "more than 8 MB" in str(first)


@given(st.text(max_size=200) | st.text(alphabet="<>/tdrable!-p&;|♠AK \n\"'", max_size=200))
@settings(deadline=None)
def test_hostile_text_gives_entries_or_problems(text):
    for read in (iter_text, iter_markdown, iter_html):
        assert all(isinstance(item, LogEntry | BoardProblem) for item in read(text))
