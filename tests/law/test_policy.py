"""Policies: three layers, one value for each key, and who says so."""

from __future__ import annotations

import pickle

import pytest

import nlclaim.law
from nlclaim.errors import LawDataError, UnknownEditionError
from nlclaim.law import (
    authorities,
    compare_authorities,
    editions,
    load_edition,
    load_policy,
    load_policy_keys,
    load_rule,
)


@pytest.mark.parametrize("law", editions())
@pytest.mark.parametrize("authority", authorities())
def test_every_key_has_an_allowed_value_and_a_source(law: str, authority: str) -> None:
    policy = load_policy(law, authority)
    keys = load_policy_keys()
    assert list(policy) == list(keys)
    assert len(policy) == len(keys)
    for key, value in policy.items():
        assert value in keys[key].values
        source = policy.source(key)
        assert source.said
        assert (source.citation is None) == source.is_default
        assert source.citation is None or source.citation.law == law


@pytest.mark.parametrize(
    ("authority", "key", "value"),
    [
        ("wbf", "suit_order", "worst_if_believed_good"),
        ("ebu", "suit_order", "worst_if_believed_good"),
        ("acbl", "suit_order", "any_worst"),
        ("acbl1992", "suit_order", "any_worst"),
        ("dbf", "suit_order", "no_self_block"),
        ("wbf", "within_suit", "top_down_if_solid"),
        ("ebu", "within_suit", "top_down_if_solid"),
        ("acbl", "within_suit", "top_down"),
        ("acbl1992", "within_suit", "top_down"),
        ("wbf", "observe", "showouts"),
        ("ebu", "observe", "none_until_presumed_winner_loses"),
        ("wbf", "forgotten_master_trump", "lead_any_time"),
        ("acbl", "forgotten_master_trump", "not_as_check"),
        ("acbl1992", "forgotten_master_trump", "as_check"),
        ("wbf", "suit_switching", "contiguous"),
        ("wbf", "ruff_height", "low"),
        ("wbf", "win_with", "cheapest"),
        ("wbf", "solid_rank", "Q"),
        ("wbf", "solid_rank_trumps", "T"),
        ("wbf", "concession_timing", "at_once_or_at_end"),
        ("wbf", "throw_in", "allowed"),
        ("dbf", "list_is_order", "no"),
        ("ebu", "list_is_order", "only_with_then"),
        ("dbf", "self_blocking", "irrational"),
    ],
)
def test_values_of_2017(authority: str, key: str, value: str) -> None:
    assert load_policy("2017", authority)[key] == value


def test_an_overlay_names_its_rule_and_the_clause_it_falls_under() -> None:
    source = load_policy("2017", "ebu").source("suit_order")
    assert (source.authority, source.rule, source.confidence) == ("ebu", "SUI-3", "A")
    assert source.citation is not None
    assert (source.citation.clause, source.citation.authority, source.citation.rule) == ("70D1", "ebu", "SUI-3")
    older = load_policy("1997", "ebu").source("suit_order").citation
    assert older is not None
    assert older.clause == "70D"


def test_under_another_edition_a_citation_says_which_laws_were_spoken_of() -> None:
    older, own = (load_policy(law, "dbf").source("suit_order") for law in ("1997", "2017"))
    assert older.citation is not None
    assert own.citation is not None
    assert older.citation.text == f"{own.citation.text} (said of the Laws of 2017)"
    assert older.said.endswith("(said of the Laws of 2017)")
    assert (older.citation.law, older.citation.clause) == ("1997", "70D")


def test_the_guidelines_of_1992_are_older_than_every_edition() -> None:
    for law in ("1997", "2007", "2017"):
        assert "(said of the Laws in force in 1992)" in load_policy(law, "acbl1992").source("suit_order").said


def test_what_an_authority_held_before_and_after_a_new_edition_is_said_of_both() -> None:
    assert [" (said of " in load_policy(law, "ebu").source("observe").said for law in ("1997", "2007", "2017")] == [
        True,
        False,
        False,
    ]


def test_where_the_laws_speak_no_authority_is_named() -> None:
    source = load_policy("2017", "dbf").source("agreement_test")
    assert source.authority is None
    assert source.citation is not None
    assert source.citation.clause == "69B"


def test_nobody_speaks() -> None:
    source = load_policy("2017", "wbf").source("win_with")
    assert (source.authority, source.rule, source.citation, source.is_default) == (None, None, None, True)
    assert not load_policy("2017", "wbf").replace("win_with", "top").source("win_with").is_default


def test_a_rule_keeps_its_own_address_and_takes_the_clause_of_the_edition() -> None:
    rule = load_rule("STM-3")
    assert [rule.cite(law).clause for law in editions()] == ["70D", "70D1", "70D1", None]
    assert {rule.cite(law).url for law in editions()} == {rule.url}


def test_a_rule_of_the_laws_takes_the_address_of_the_edition() -> None:
    rule = load_rule("FIN-1")
    assert rule.cite("1997").url == load_edition("1997").clauses["70E"].url
    assert rule.cite("2017").url == load_edition("2017").clauses["70E1"].url


def test_duplicate_guidelines_do_not_reach_rubber_bridge() -> None:
    wbf, acbl = load_policy("rubber", "wbf"), load_policy("rubber", "acbl")
    assert dict(wbf) == dict(acbl)


def test_replacing_a_value_changes_that_one_alone() -> None:
    policy = load_policy("2017", "ebu")
    changed = policy.replace("observe", "showouts")
    assert changed["observe"] == "showouts"
    assert {key for key in policy if policy[key] != changed[key]} == {"observe"}
    assert policy["observe"] == "none_until_presumed_winner_loses"
    assert changed.source("observe").authority is None
    assert changed.source("suit_order") == policy.source("suit_order")
    assert policy.replace("observe", "none_until_presumed_winner_loses") is policy


def test_replacing_refuses_what_it_does_not_know() -> None:
    policy = load_policy("2017", "ebu")
    with pytest.raises(KeyError):
        policy.replace("colour", "red")
    with pytest.raises(LawDataError):
        policy.replace("observe", "nothing")
    with pytest.raises(LawDataError):
        policy.replace("draw_first", "true")


def test_policies_are_values() -> None:
    policy = load_policy("2017", "ebu")
    assert load_policy("2017", "ebu") is policy
    assert pickle.loads(pickle.dumps(policy)) == policy
    assert len({load_policy("2017", name) for name in authorities()}) == len(authorities())
    with pytest.raises(AttributeError):
        policy.law = "1997"  # type: ignore[misc]


@pytest.mark.parametrize(("law", "authority"), [("1987", "ebu"), ("2017", "fifa")])
def test_unknown_law_or_authority(law: str, authority: str) -> None:
    with pytest.raises(UnknownEditionError):
        load_policy(law, authority)


# What changed between the editions.


def test_the_rule_on_new_lines_is_one_paragraph_in_1997() -> None:
    paragraphs = {law: [each for each in load_edition(law).clauses if each.startswith("70D")] for law in editions()}
    assert paragraphs == {
        "1997": ["70D"],
        "2007": ["70D1", "70D2", "70D3"],
        "2017": ["70D1", "70D2"],
        "rubber": [],
    }


@pytest.mark.parametrize(
    ("concept", "clauses"),
    [
        ("new_line", ("70D", "70D1", "70D1", None)),
        ("unstated_line", ("70E", "70E1", "70E1", None)),
        ("order_in_suit", (None, "70E2", "70E2", None)),
        ("defenders_partner", (None, "70D2", "70D2", None)),
        ("outstanding_trump", ("70C", "70C", "70C", None)),
        ("partner_objects", ("68B", "68B2", "68B2", None)),
        ("play_on", (None, None, "68D2b", None)),
        ("play_after", ("68D", "70D3", None, None)),
        ("objections", ("70B3", "70B2", "70B2", None)),
        ("show_hands", ("70B2", "70B3", "70B3", None)),
        ("contract_settled", ("71B", None, None, None)),
    ],
)
def test_clauses_by_edition(concept: str, clauses: tuple[str | None, ...]) -> None:
    assert tuple(load_edition(law).cite(concept).clause for law in editions()) == clauses


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("irrational_escape_70E1", (True, True, False, False)),
        ("postclaim_evidence", ("void", "evidence", "n/a", "n/a")),
        ("agreement_test", ("any_normal", "likely", "likely", "none")),
        ("concession_test", ("implausible+time", "any_normal", "any_normal", "implausible+time")),
    ],
)
def test_values_by_edition(key: str, values: tuple[str | bool, ...]) -> None:
    assert tuple(load_policy(law, "wbf")[key] for law in editions()) == values


def test_how_a_claim_is_dealt_with_by_edition() -> None:
    loaded = [load_edition(law) for law in editions()]
    assert [each.game for each in loaded] == ["duplicate", "duplicate", "duplicate", "rubber"]
    assert [each.play_goes_on for each in loaded] == [False, False, False, True]
    assert [each.dummy_may_claim for each in loaded] == [True, True, False, True]
    objections = ["no_concession", "no_concession", "no_claim", "no_concession"]
    assert [each.partner_objection for each in loaded] == objections


def test_the_white_book_keeps_evidence_since_2007_only() -> None:
    values = {law: load_policy(law, "ebu")["postclaim_evidence"] for law in editions()}
    assert values == {"1997": "void", "2007": "evidence", "2017": "evidence", "rubber": "n/a"}


def test_irrational_play_is_outside_in_so_many_words_only_in_1997() -> None:
    texts = {law: load_edition(law).cite("normal").text for law in ("1997", "2007", "2017")}
    assert [law for law, text in texts.items() if "irrational" in text] == ["1997"]


def test_comparison_has_a_row_for_each_key_and_says_where_they_differ() -> None:
    rows = {row.key: row for row in compare_authorities("2017")}
    assert list(rows) == list(load_policy_keys())
    assert {key for key, row in rows.items() if row.differs} == {
        "suit_order",
        "within_suit",
        "forgotten_master_trump",
        "trump_run_after_both_void",
        "trump_to_squeeze",
        "observe",
        "self_blocking",
        "list_is_order",
        "postclaim_evidence",
    }
    assert rows["win_with"].variants == ("either",)
    assert {key for key, row in rows.items() if not row.is_spoken_on} >= {"win_with", "knock_on"}
    assert all(rows[key].is_spoken_on for key in ("observe", "agreement_test"))


def test_exports_are_sorted_and_there() -> None:
    names = nlclaim.law.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name))
    assert all(hasattr(nlclaim.law, name) for name in names)
