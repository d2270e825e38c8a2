"""Pictures of plans: well-formed whatever the labels."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from nlclaim.plan import PlayPlan, format_dot, format_svg
from nlclaim.plan.layout import BOX_HEIGHT, Box, Point, lay_out
from tests.plan.test_poset import any_plans, make_chain, make_plan

HOSTILE = '</text><script>alert("x")</script>\x00\n\\'


def boxes(svg: str) -> list[tuple[float, float, float]]:
    found = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect")
    return [(float(r.get("x", 0)), float(r.get("y", 0)), float(r.get("width", 0))) for r in found]


def crosses(box: Box, start: Point, end: Point) -> bool:
    """Whether the rectangle around a stretch of an arrow, which its curve never leaves, meets the inside of a box."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return left < box.right and right > box.left and top < box.top + BOX_HEIGHT and bottom > box.top


def test_arrows_follow_the_reduction():
    dot = format_dot(make_plan(3, (0, 1), (1, 2), (0, 2)), ["a", "b", "c"])

    assert "s0 -> s1;" in dot
    assert "s1 -> s2;" in dot
    assert "s0 -> s2" not in dot


def test_implied_order_is_dashed():
    plan = make_plan(2, implied=((0, 1),))

    assert "[style=dashed]" in format_dot(plan, ["a", "b"])
    assert "edge implied" in format_svg(plan, ["a", "b"])


def test_a_step_that_hangs_on_something_says_so_in_a_dashed_box():
    plan, labels, notes = make_plan(2, (0, 1)), ["a", "b"], ["", 'if "c"\n']

    assert r's1 [label="b\nif \"c\" ", style="rounded,dashed"];' in format_dot(plan, labels, notes)
    assert 's0 [label="a"];' in format_dot(plan, labels, notes)
    svg = format_svg(plan, labels, notes)
    assert svg.count('class="step hanging"') == svg.count('class="note"') == 1


def test_a_note_widens_its_box():
    plain, noted = (boxes(format_svg(make_plan(1), ["a"], notes))[0][2] for notes in ((), ("if the clubs break",)))

    assert noted > plain


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
    svg = format_svg(make_plan(2, (0, 1), (1, 0)), ["a", "b"])

    assert svg.count('class="edge"') == 1
    assert svg.count('class="edge against"') == 1


@given(any_plans())
def test_no_arrow_runs_behind_a_box_or_off_the_page(plan: PlayPlan):
    layout = lay_out(plan, [60.0 + 10 * step.id for step in plan.steps])

    for arrow in layout.arrows:
        assert all(0 <= x <= layout.width and 0 <= y <= layout.height for x, y in arrow.points)
        assert not any(crosses(box, *stretch) for box in layout.boxes for stretch in pairwise(arrow.points))


@given(any_plans())
def test_boxes_stand_apart(plan: PlayPlan):
    layout = lay_out(plan, [60.0] * len(plan.steps))

    assert len({(box.left, box.top) for box in layout.boxes}) == len(plan.steps)
    assert all(box.right <= layout.width and box.top + BOX_HEIGHT <= layout.height for box in layout.boxes)


def test_a_wide_label_gets_a_wide_box():
    narrow, wide = (boxes(format_svg(make_plan(1), [label]))[0][2] for label in ("i" * 20, "日" * 20))

    assert narrow < wide


def test_a_long_chain_is_drawn_without_delay():
    plan = make_chain(1200)

    assert format_svg(plan, ["x"] * 1200).count("<rect") == 1200


@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_svg_is_well_formed(labels: list[str]):
    assert len(boxes(format_svg(make_plan(4, (0, 1), (2, 3)), labels))) == 4


def test_a_plan_without_steps_is_an_empty_picture():
    assert boxes(format_svg(make_plan(0), [])) == []
