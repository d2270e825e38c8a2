"""Rubber bridge: play goes on within what was said and what is routine; a trump may be ordered drawn, or left."""

from __future__ import annotations

from typing import Any

from nlclaim.api import rule
from nlclaim.ruling.case import load_case
from nlclaim.ruling.explanation import iter_reasons
from nlclaim.ruling.model import Ruling

FORGOTTEN = {"deal": "N:.32.32. .KQ.KQ. AK.A.A. 2...AKQ", "contract": "4S"}
FINESSE = {"deal": "N:32... K6... AQ... 54...", "contract": "3NT", "turn": "N"}
FAR_TRUMP = {"deal": "N:...5432 ..J.AKQ .7632.. .5.AKQ.", "contract": "4H", "turn": "N"}


def ruled(base: dict[str, Any], **changes: Any) -> Ruling:
    record = {"declarer": "S", "claimer": "S", "turn": "S", "claimed": "rest", "law": "rubber", **base, **changes}
    return rule(load_case(record), seconds=30)


def test_opponents_may_forbid_the_drawing_of_a_trump_he_may_not_have_known_of():
    ruling = ruled(FORGOTTEN, facts={"unaware_of_trump": True})

    assert (ruling.awarded, ruling.certainty) == (3, "certain")
    assert ruling.outcome is not None
    assert ruling.outcome.decisive.hypothesis.name == "draw_forbidden"


def test_they_may_not_where_he_knew_of_it():
    assert ruled(FORGOTTEN, facts={"unaware_of_trump": False}).awarded == 4
    assert ruled(FORGOTTEN, statement="drawing the last trump").awarded == 4


def test_a_finesse_that_was_not_announced_is_out():
    assert ruled(FINESSE).awarded == 1
    assert ruled(FINESSE, statement="finessing the queen of spades").awarded == 2


def test_he_does_his_best_where_a_duplicate_ruling_takes_the_worst():
    assert (ruled(FAR_TRUMP).awarded, ruled(FAR_TRUMP, law="2017").awarded) == (4, 3)


def test_what_was_said_binds_although_it_loses():
    runs = {"deal": "N:..43.AQ .2.2.K4 A..AK5. ..QJ76.", "contract": "3NT"}

    assert ruled(runs).awarded == 3
    assert ruled(runs, statement="running the diamonds").awarded == 2


def test_the_line_is_shown_and_play_is_said_to_go_on():
    ruling = ruled(FORGOTTEN, facts={"unaware_of_trump": True})

    assert ruling.outcome is not None
    assert len(ruling.outcome.decisive.result.line) == 16
    assert any("Play goes on" in reason.text for reason in ruling.reasons.children)


def test_a_defenders_partner_may_be_barred_from_what_the_cards_shown_suggest():
    claim = {"deal": "N:2.5.3. ..K.98 ..2.54 .AKQ..", "contract": "4S", "declarer": "N", "claimer": "W", "turn": "W"}
    ruling = ruled(claim)

    assert (ruling.awarded, ruling.double_dummy) == (1, 2)


def test_no_authority_of_duplicate_bridge_is_cited():
    for base in (FORGOTTEN, FINESSE, FAR_TRUMP):
        cited = {
            each.citation.authority for each in iter_reasons(ruled(base, authority="ebu").reasons) if each.citation
        }
        assert cited <= {None, "rubber"}
