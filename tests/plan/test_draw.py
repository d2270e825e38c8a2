"""Pictures of plans: well-formed whatever the labels."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from nlclaim.plan import format_dot, format_svg
from tests.plan.test_poset import make_plan

HOSTILE = '</text><script>alert("x")</script>\x00\n\\'


def boxes(svg: str) -> list[tuple[float, float, float]]:
    found = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect")
    return [(float(r.get("x", 0)), float(r.get("y", 0)), float(r.get("width", 0))) for r in found]


def test_arrows_follow_the_reduction():
    dot = format_dot(make_plan(3, (0, 1), (1, 2), (0, 2)), ["a", "b", "c"])

    assert "s0 -> s1;" in dot
    assert "s1 -> s2;" in dot
    assert "s0 -> s2" not in dot


def test_implied_order_is_dashed():
    plan = make_plan(2, implied=((0, 1),))

    assert "[style=dashed]" in format_dot(plan, ["a", "b"])
    assert "edge implied" in format_svg(plan, ["a", "b"])


def test_earlier_steps_stand_to_the_left():
    first, second, third = boxes(format_svg(make_plan(3, (0, 1), (0, 2)), ["hearts", "spades", "diamond"]))

    assert first[0] + first[2] < second[0]
    assert second[0] == third[0]
    assert second[1] != third[1]


def test_hostile_labels_stay_text():
    svg = format_svg(make_plan(1), [HOSTILE])

    assert "<script>" not in svg
    assert len(boxes(svg)) == 1
    assert re.search(r'label="[^\n]*\\\\"\];', format_dot(make_plan(1), [HOSTILE]))


def test_a_contradiction_is_drawn_as_stated():
    assert format_svg(make_plan(2, (0, 1), (1, 0)), ["a", "b"]).count('class="edge"') == 2


@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_svg_is_well_formed(labels: list[str]):
    assert len(boxes(format_svg(make_plan(4, (0, 1), (2, 3)), labels))) == 4


def test_a_plan_without_steps_is_an_empty_picture():
    assert boxes(format_svg(make_plan(0), [])) == []
