"""The report: one page that needs nothing else, with the figures it is given and every disagreement in it."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from nlclaim.logs.mining.report.figures import count
from nlclaim.logs.mining.report.page import render_report
from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.tally import Tally
from nlclaim.logs.mining.work import Options

from .logs import events, fill

pytest.importorskip("matplotlib")
GAME = """\
[Board "3"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "4S"]
[Result "{result}"]
[Claim "{words}"]
[Claimer "N"]
[Play "E"]
ST S3 S2 SA
*
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    folder = fill(tmp_path_factory.mktemp("report") / "logs", 2)
    (folder / "a.pbn").write_text(GAME.format(result=12, words="draw trumps <b>&amp; then</b> the rest"))
    (folder / "b.pbn").write_text(GAME.format(result=13, words="hearts, then diamonds, then spades"))
    out = folder.parent / "out.jsonl"
    tally = mine([str(folder)], str(out), options=Options(seconds=20), jobs=1)
    return tally, events(out)


class Page(HTMLParser):
    """Which elements there are, where they point, and whether they are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.count[tag] += 1
        self.addresses += [value for name, value in attrs if name in ("src", "href", "xlink:href") and tag != "a"]
        if tag not in ("meta", "input", "link", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_figures_count_what_the_events_say(found):
    tally, table = found
    figures = count(table)
    assert (figures.claims, figures.statements, figures.ruled) == (6, 6, 6)
    assert figures.left == Counter({12: 6})
    assert figures.kinds["silent"] == 0
    assert figures.stated["trumps"] >= 1
    assert figures.disagreements == len(figures.worst) == tally.more + tally.less == 3
    assert sum(figures.against_record.values()) == figures.compared == 6
    assert all(sum(counts.values()) == 6 for counts in figures.by_authority.values())


def test_only_the_largest_disagreements_are_kept(found):
    _, table = found
    many = [{**event, "difference": -(number % 7)} for number, event in enumerate(table * 50)]
    figures = count(many, shown=10)
    assert [event["difference"] for event in figures.worst] == [-6] * 10
    assert figures.disagreements == sum(event["difference"] != 0 for event in many)


def test_the_page_is_whole_and_needs_nothing_else(found):
    tally, table = found
    text = render_report(table, tally, {"law": "2017"})
    page = Page(text)
    assert page.open == []
    assert page.count["svg"] >= 4
    assert page.count["tbody"] >= 3
    assert all(address.startswith("#") for address in page.addresses)
    assert not re.search(r"url\((?!#)|@import|<link", text)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_what_logs_say_cannot_break_the_page(found):
    tally, table = found
    text = render_report(table, tally, {})
    assert "<b>&amp;" not in text
    assert "&lt;b&gt;" in text


def test_plots_take_the_colours_of_the_page(found):
    tally, table = found
    text = render_report(table, tally, {})
    assert "var(--accent)" in text
    assert not re.search(r"#0[0-9a-f]0[0-9a-f]0[0-9a-f]", text)


def test_a_table_without_claims_still_gives_a_page():
    text = render_report([], Tally(), {})
    assert "no claim was ruled on" in text
    assert Page(text).open == []
